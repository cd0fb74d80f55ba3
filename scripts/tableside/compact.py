"""JSON as the site's files hold it: UTF-8, no blanks, keys in the order given."""

from __future__ import annotations

import json
from typing import Any


def compact_json(document: Any) -> bytes:
    """A document of plain values as bytes."""
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode("utf-8")
