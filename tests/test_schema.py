"""The committed JSON Schemas: made from the models, and of the same mind as the loader."""

from __future__ import annotations

import json

import jsonschema
import pytest

from project import ROOT
from tableside.checks.exceptions import FILE as EXCEPTIONS
from tableside.schema import schema_files
from tableside.strict_yaml import read

SCHEMAS = ROOT / "rules_data" / "schema"
DATA_FILES = sorted(p for p in (ROOT / "rules_data").rglob("*.yml") if p.name != EXCEPTIONS)


def test_the_committed_schemas_are_those_of_the_models():
    committed = {p.name: p.read_text("utf-8") for p in SCHEMAS.glob("*.json")}
    assert committed == schema_files(), "run `make schema` and commit what it writes"


def validator(name):
    return jsonschema.Draft202012Validator(json.loads((SCHEMAS / f"{name}.schema.json").read_text("utf-8")))


@pytest.mark.parametrize("path", DATA_FILES, ids=lambda p: str(p.relative_to(ROOT)))
def test_the_schemas_accept_the_data(path):
    document, _ = read(str(path), path.read_bytes())
    name = path.parent.name if path.parent.name in ("rulings", "faq") else path.stem
    assert [e.message for e in validator(name).iter_errors(document.value)] == []


@pytest.mark.parametrize("name, value, words", [
    ("rulings", {"section": {"id": "x", "title": {"zh": "x", "en": "x"}}, "entries": []}, "non-empty|too short|minItems"),
    ("faq", {"entries": [{"id": "x", "kind": "rule"}]}, "'faq' was expected"),
    ("game", {"id": "x", "colour": "red"}, "Additional properties"),
])
def test_the_schemas_refuse_what_the_loader_refuses(name, value, words):
    messages = " ".join(e.message for e in validator(name).iter_errors(value))
    assert any(word in messages for word in words.split("|")), messages


def test_every_key_is_explained_to_editors_in_both_languages():
    entry = json.loads(schema_files()["rulings.schema.json"])["$defs"]["Rule"]["properties"]
    for key in ("id", "cite", "scope", "players", "status", "ask", "see"):
        assert " / " in entry[key]["description"], key
