"""Reads docstrings the way we write them: with doctests, and for fields as comments behind them."""

from __future__ import annotations

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)
COMMENT = re.compile(r"  # (?!noqa|type:|fmt:)(.+)$")


class Docstrings(griffe.Extension):
    def on_object(self, *, obj: griffe.Object, **kwargs: Any) -> None:
        """Markdown would take an example for a quotation."""
        if obj.docstring is not None:
            obj.docstring.value = EXAMPLE.sub(r"```pycon\n\g<0>\n```", obj.docstring.value)

    def on_attribute(self, *, attr: griffe.Attribute, **kwargs: Any) -> None:
        if attr.docstring is None and attr.lines and (said := COMMENT.search(attr.lines[-1])):
            attr.docstring = griffe.Docstring(f"{said[1][0].upper()}{said[1][1:]}.", parent=attr)
