"""Shape: turns a document into a model, and pydantic's errors into findings an editor understands."""

from __future__ import annotations

import difflib
import re
import typing
from typing import Any

from pydantic import BaseModel, TypeAdapter, ValidationError

from .findings import Finding
from .strict_yaml import Document

_TEMPLATE = "compare with the template in CONTRIBUTING.md"
_TIPS = {
    "cite": "add `cite:` with `- {source: …, page: …, basis: read}`; where no document can be named, basis: none with `why:`",
    "scope": "add `scope:` with an id from scopes.yml, on every entry",
    "basis": "add `basis: read`, `reported` or `none`: how the page is known",
    "zh": "write the Chinese text: both languages are always there",
    "en": "write the English text: both languages are always there",
    "rests_on": "name the rulings the answer follows from",
    "verdict": 'add `verdict: {tone: "yes", zh: …, en: …}` (the words yes and no in quotes)',
    "kind": "add `kind: rule`, `faq`, `example`, `open` or `about`",
    "id": "add an id: short English words joined by hyphens",
}
_TYPE_NAMES = {"string_type": "a text", "int_type": "a whole number", "list_type": "a list (`- item` lines or [ … ])",
               "model_type": "keys and values", "model_attributes_type": "keys and values", "dict_type": "keys and values"}

_BOUNDS = {"string_too_short": "a text that is not empty", "string_too_long": "at most {max_length} characters",
           "too_short": "at least {min_length} item", "too_long": "at most {max_length} items",
           "greater_than_equal": "{ge} or more", "less_than_equal": "{le} or less"}
_PATTERNS = [("[^A-Za-z", "a figure without words, such as 3–4"),
             ("http", "an address that begins with https:// or http://"), (r"\d", 'a date such as "2026-09-26"'),
             ("a-z", "lower-case English words and digits joined by hyphens")]


def parse(document: Document, model: Any) -> tuple[Any, list[Finding]]:
    """The document as an instance of `model`; None and the findings where its shape is wrong."""
    try:
        return TypeAdapter(model).validate_python(document.value), []
    except ValidationError as error:
        return None, [_finding(document, model, detail) for detail in error.errors(include_url=False)]


def parse_entry(value: Any, model: Any) -> Any:
    """One entry on its own, so that a fault in its neighbour does not hide it; None where its shape is wrong."""
    try:
        return TypeAdapter(model).validate_python(value)
    except ValidationError:
        return None


def sound_part(value: dict[str, Any], model: Any, stand_ins: dict[str, Any]) -> tuple[Any, set[str]]:
    """What of a faulty registry can be used, and the ids of what cannot.

    Lists keep their sound items; any other key keeps its value where that is sound, else takes the stand-in
    given for it. None where a required key has neither.
    """
    parts, broken = {}, set()
    for name, field in model.model_fields.items():
        raw = value.get(name)
        item_models = _models_in(field.annotation) if typing.get_origin(field.annotation) is list else []
        if item_models and isinstance(raw, list):
            items = [(item, parse_entry(item, item_models[0])) for item in raw]
            parts[name] = [sound for _, sound in items if sound is not None]
            broken |= {item["id"] for item, sound in items if sound is None and isinstance(item, dict) and isinstance(item.get("id"), str)}
        elif name in value and (sound := parse_entry(raw, typing.Annotated[field.annotation, field])) is not None:
            parts[name] = sound
        elif name in stand_ins:
            parts[name] = stand_ins[name]
        elif field.is_required():
            return None, broken
    return model.model_construct(**parts), broken


def _finding(document: Document, model: Any, error: Any) -> Finding:
    kind, value, context = error["type"], error["input"], error.get("ctx", {})
    path = _data_path(document, error["loc"])
    missing = kind in ("missing", "union_tag_not_found")
    key = error["loc"][-1] if kind == "missing" else "kind" if missing else path[-1] if path else None
    place = document.place(*path)
    holder = _owner(document, path)
    if missing:
        expected = f"`{key}` is required here"
        return Finding(place, f"no `{key}`{holder}", expected, _TIPS.get(str(key), f"add it; {_TEMPLATE}"))
    if kind == "union_tag_invalid":
        key, value = "kind", context["tag"]
        place = document.place(*path, key)
    if kind == "extra_forbidden":
        allowed = _keys_at(model, error["loc"][:-1])
        close = difflib.get_close_matches(str(key), allowed, 1)
        tip = f"did you mean `{close[0]}`?" if close else "remove it, or correct its indentation"
        return Finding(place, f"the unknown key `{key}`{holder}", f"one of {', '.join(allowed)}", tip)
    found = f"`{key}`: {_shown(value)}{holder}" if isinstance(key, str) else f"{_shown(value)}{holder}"
    return Finding(place, found, _expectation(kind, context, error["msg"]), _tip(kind, key, value, context))


def _expectation(kind: str, context: dict[str, Any], message: str) -> str:
    if kind in _TYPE_NAMES:
        return _TYPE_NAMES[kind]
    if kind in ("literal_error", "union_tag_invalid"):
        return f"one of {(context.get('expected') or context.get('expected_tags', '')).replace(' or ', ', ')}"
    if kind == "string_pattern_mismatch":
        return next(expected for mark, expected in _PATTERNS if mark in context["pattern"])
    if kind in _BOUNDS:
        return _BOUNDS[kind].format(**context)
    return message[:1].lower() + message[1:]


def _tip(kind: str, key: Any, value: Any, context: dict[str, Any]) -> str:
    if kind == "string_type" and isinstance(value, int):
        return f'quote it: "{value}"'
    if kind == "list_type":
        return "write it as a list: [ … ]"
    if kind == "int_type" and isinstance(value, str) and re.fullmatch(r"\d+\s*[-–—]\s*\d+", value):
        return "a range of pages is `page: 12, to_page: 13`"
    if kind == "int_type" and isinstance(value, str) and value.isdigit():
        return "write the number alone, in ASCII digits and without quotes"
    if kind in ("literal_error", "union_tag_invalid"):
        words = context.get("expected") or context["expected_tags"]
        close = difflib.get_close_matches(str(value), words.replace("'", " ").replace(",", " ").split(), 1)
        return f"did you mean `{close[0]}`?" if close else "choose one of these words"
    if kind == "string_pattern_mismatch" and "[^A-Za-z" in context["pattern"]:
        return "write words in both languages: {zh: …, en: …}"
    if kind == "string_pattern_mismatch" and context["pattern"].startswith("^[a-z"):
        return "example: tie-for-first"
    return _TIPS.get(str(key), _TEMPLATE)


def _shown(value: Any) -> str:
    if isinstance(value, dict):
        return "keys and values"
    if isinstance(value, list):
        return f"a list of {len(value)}"
    text = repr(value) if not isinstance(value, str) else f'"{value}"'
    return text if len(text) <= 60 else text[:57] + "…"


def _owner(document: Document, path: tuple[Any, ...]) -> str:
    """` in entry "x"` for a path inside an entry, else nothing."""
    value: Any = document.value
    name = None
    for step in path:
        try:
            value = value[step]
        except (KeyError, IndexError, TypeError):
            break
        if isinstance(value, dict) and isinstance(value.get("id"), str):
            name = value["id"]
    return f' in "{name}"' if name else ""


def _data_path(document: Document, location: tuple[Any, ...]) -> tuple[Any, ...]:
    """Pydantic's location without the union tags it mixes in."""
    path: tuple[Any, ...] = ()
    for step in location:
        if (*path, step) in document.lines:
            path = (*path, step)
    return path


def _keys_at(model: Any, location: tuple[Any, ...]) -> list[str]:
    """The keys allowed at a location, found by walking the model's annotations."""
    candidates = [model]
    for step in location:
        candidates = [after for candidate in candidates for after in _step(candidate, step)] or candidates
    models = [m for candidate in candidates for m in _models_in(candidate)]
    return list(dict.fromkeys(field.alias or name for m in models for name, field in m.model_fields.items()))


def _step(candidate: Any, step: Any) -> list[Any]:
    found = []
    for model in _models_in(candidate):
        if isinstance(step, str) and step in model.model_fields:
            found.append(model.model_fields[step].annotation)
        elif isinstance(step, str) and "kind" in model.model_fields:
            kinds = typing.get_args(model.model_fields["kind"].annotation)
            if step in kinds:
                found.append(model)
    return found


def _models_in(annotation: Any) -> list[type[BaseModel]]:
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return [annotation]
    return [m for argument in typing.get_args(annotation) for m in _models_in(argument)]


