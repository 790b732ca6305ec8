"""The description of the HTTP interface, for people: a plain page without scripts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

from deskoherna.texts import ENGLISH, Speaker, html_language

STYLE = """
:root { color-scheme: light dark; font: 1rem/1.55 system-ui, sans-serif; }
html { background: light-dark(#fffdf8, #14161b); color: light-dark(#1d2129, #f0ece2); }
a { color: light-dark(#5b3fc4, #b5a2ff); }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h2 { margin: 2.5rem 0 0.25rem; font-size: 1.05rem; }
h2 code { font-weight: 600; overflow-wrap: anywhere; }
p { margin: 0.25rem 0 0.75rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; margin: 0; }
dd { margin: 0; overflow-wrap: anywhere; }
section > h3 { margin: 1.75rem 0 0.25rem; font-size: 1rem; }
code { font-family: ui-monospace, monospace; font-size: 0.9375em; }
"""


def api_page(described: Mapping[str, Any], say: Speaker) -> str:
    info = described["info"]
    types = described["components"]["schemas"]
    parts = [
        f'<!doctype html><html {html_language(say.language)}><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(info['title'])} API</title>",
        '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
        '<link rel="stylesheet" href="/api/style.css"></head><body><main>',
        f"<h1>{escape(info['title'])} API</h1><p>{escape(info['description'])}</p>",
        f'<p><a href="/api/openapi.json">{escape(say("room-api-machine"))}:',
        "<code>openapi.json</code></a></p>",
        *_operations(described["paths"], say),
        f'<section><h2 id="types">{escape(say("room-api-types"))}</h2>',
        *_types(types),
        "</section></main></body></html>",
    ]
    return "\n".join(parts)


def _operations(paths: Mapping[str, Any], say: Speaker) -> Iterator[str]:
    for path, methods in paths.items():
        for method, operation in methods.items():
            yield f"<h2><code>{method.upper()} {escape(path)}</code></h2>"
            yield f"<p>{escape(operation['summary'])}</p><dl>"
            for parameter in operation.get("parameters", ()):
                yield _row(f"<code>{escape(parameter['name'])}</code>", _type(parameter["schema"]))
            if body := operation.get("requestBody"):
                yield _row(escape(say("room-api-needs")), _content(body))
            for status, answer in operation["responses"].items():
                if status.startswith("2"):
                    yield _row(escape(say("room-api-gives")), f"{status} {_content(answer)}")
            refused = [status for status in operation["responses"] if status >= "4"]
            yield _row(escape(say("room-api-refuses")), ", ".join(refused))
            yield "</dl>"


def _types(types: Mapping[str, Any]) -> Iterator[str]:
    for name, schema in sorted(types.items()):
        yield f'<h3 id="{escape(name)}"><code>{escape(name)}</code></h3>'
        if said := schema.get("description"):
            yield f'<p lang="{ENGLISH}">{escape(said)}</p>'  # a docstring
        yield "<dl>"
        for field, kind in schema.get("properties", {}).items():
            optional = "" if field in schema.get("required", ()) else "?"
            yield _row(f"<code>{escape(field)}{optional}</code>", _type(kind))
        yield "</dl>"


def _row(term: str, text: str) -> str:
    return f"<dt>{term}</dt><dd>{text}</dd>"


def _content(part: Mapping[str, Any]) -> str:
    return ", ".join(
        f"{_type(content['schema'])} <small><code>{escape(media)}</code></small>"
        for media, content in part["content"].items()
    )


def _type(schema: Mapping[str, Any]) -> str:  # one line for each kind of type
    if reference := schema.get("$ref"):
        name = escape(reference.rsplit("/", 1)[1])
        return f'<a href="#{name}"><code>{name}</code></a>'
    if choices := schema.get("anyOf"):
        return " | ".join(map(_type, choices))
    if "enum" in schema:
        return " | ".join(f"<code>{escape(repr(value))}</code>" for value in schema["enum"])
    if schema.get("type") == "array":
        return f"{_type(schema.get('items') or {})}[]"
    if schema.get("type") == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"{{…: {_type(schema['additionalProperties'])}}}"
    bounds = [f"{k} {escape(str(v))}" for k, v in schema.items() if k.startswith(("min", "max"))]
    said = escape(str(schema.get("type", "any")))
    return f"<code>{said}</code>" + (
        f" <small><code>{', '.join(bounds)}</code></small>" if bounds else ""
    )
