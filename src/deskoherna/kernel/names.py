"""How the names of classes are written in messages and files."""

from __future__ import annotations

import re


def kebab(name: str) -> str:
    """SteppedOn becomes stepped-on."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
