"""The first page loads little: its script and all that the script imports at once, compressed."""

from __future__ import annotations

import gzip
import re
from importlib.resources import files
from pathlib import Path

CLIENT = Path(str(files("deskoherna.server"))) / "client"
MOST = 150_000  # bytes of compressed script before a board is opened

SCRIPT = re.compile(r'<(?:script|link)\b[^>]*?\b(?:src|href)="/?([^"]+\.js)"')
IMPORT = re.compile(r'\b(?:import|from)\s*"(\.{1,2}/[^"]+\.js)"')  # not import("…"): that waits


def test_the_first_page_loads_at_most_150_kb_of_compressed_script() -> None:
    page = CLIENT / "index.html"
    assert page.is_file(), "the web client is not built: `make web` does that"
    sizes = {script.name: compressed(script) for script in loaded(page)}
    assert sizes, "the first page has no script"
    assert sum(sizes.values()) <= MOST, sizes


def loaded(page: Path) -> set[Path]:
    """The scripts of a page, with those that they import before they run."""
    waiting = [CLIENT / path for path in SCRIPT.findall(page.read_text("utf-8"))]
    found: set[Path] = set()
    while waiting:
        script = waiting.pop().resolve()
        if script not in found:
            found.add(script)
            imports = IMPORT.findall(script.read_text("utf-8"))
            waiting += [script.parent / path for path in imports]
    return found


def compressed(script: Path) -> int:
    return len(gzip.compress(script.read_bytes()))
