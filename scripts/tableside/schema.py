"""JSON Schemas of the data files, made from the models."""

from __future__ import annotations

import json

from .checks.exceptions import ExceptionsFile
from .model import FILE_MODELS


def schema_files() -> dict[str, str]:
    """File names such as `faq.schema.json` with their texts (JSON Schema 2020-12)."""
    models = FILE_MODELS | {"exceptions": ExceptionsFile}
    return {f"{name}.schema.json": _text(name, model.model_json_schema(by_alias=True)) for name, model in models.items()}


def _text(name: str, schema: dict) -> str:
    document = {"$schema": "https://json-schema.org/draft/2020-12/schema", **schema}
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"
