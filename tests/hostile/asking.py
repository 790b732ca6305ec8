"""How schemathesis is to read our description and to write its requests."""

from __future__ import annotations

from typing import Any

import schemathesis

PAIR = {"type": "array", "minItems": 2, "maxItems": 2, "items": {"type": "string"}}


@schemathesis.hook
def before_load_schema(context: schemathesis.HookContext, raw_schema: dict[str, Any]) -> None:
    """Ask for games there are; and `prefixItems` of answers is more than it understands."""
    schemas = raw_schema["components"]["schemas"]
    schemas["NewTable"]["properties"]["game"]["enum"] = ["numerus", "nim"]
    schemas["PastPosition"]["properties"]["drawing"]["items"]["items"] = PAIR


@schemathesis.hook
def map_body(context: schemathesis.HookContext, body: Any) -> Any:
    """Whole numbers are written 10 and never 10.0, as in every browser."""
    return whole(body)


def whole(value: Any) -> Any:
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, dict):
        return {key: whole(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [whole(inner) for inner in value]
    return value
