"""Folders with texts of others, as translators make them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from deskoherna.texts import look_in

SLOVAK = {
    "language.sk.ftl": "language-name = Slovenčina\n",
    "room.sk.ftl": """
# Pravidlá herne
room-finished = Partia sa skončila.
room-undo-nothing =
    { $moves ->
        [0] Nie je čo vrátiť.
        [one] Nie je čo vrátiť: bol len jeden ťah.
        [few] Nie je čo vrátiť: boli len { $moves } ťahy.
       *[other] Nie je čo vrátiť: bolo len { $moves } ťahov.
    }
""",
    "numerus/sk.ftl": """
numerus-seat =
    { $seat ->
        [0] Zelený
       *[1] Oranžový
    }
numerus-landed = { numerus-seat } pristáva s loďou { $ship } na { $cell }.
""",
    "numerus/rules.sk.md": """# NUMERUS

Dvaja stavitelia.

## Pravidlá

### Kto začína {#NUM-4}

Zelený, alebo rozhodne náhoda.
""",
}


def write(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return folder


@contextmanager
def looking_in(folder: Path) -> Iterator[None]:
    """Its texts are found in this process, for so long."""
    look_in(folder)
    try:
        yield
    finally:
        look_in(None)
