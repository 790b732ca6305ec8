"""Builds the documentation site into src/deskoherna/server/docs, from where the room serves it.

python tools/build_docs.py             there
python tools/build_docs.py FOLDER      or elsewhere
"""

from __future__ import annotations

import sys
from pathlib import Path

from documentation.site import build

SERVED = Path(__file__).parent.parent / "src/deskoherna/server/docs"

if __name__ == "__main__":
    build(Path(sys.argv[1]) if sys.argv[1:] else SERVED)
