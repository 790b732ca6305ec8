"""A server to be mistreated: `python room_process.py DATABASE LIMITS [SHIFT]`.

The limits are JSON. SHIFT is a file that says by how many seconds the machine's clock is wrong.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

import msgspec


def shift(file: Path) -> None:
    """Read the machine's clock as if it had been set; only root could really set it, for all."""
    right = time.time_ns
    time.time_ns = lambda: right() + 1_000_000_000 * int(file.read_text())


def tell(address: str, elsewhere: str | None, password: str | None) -> None:
    sys.stdout.write(f"{address}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    if len(sys.argv) > 3:
        shift(Path(sys.argv[3]))
    from deskoherna.server.limits import Limits
    from deskoherna.server.serve import serve

    limits = msgspec.json.decode(sys.argv[2], type=Limits)
    serve(sys.argv[1], "127.0.0.1", 0, tell, limits)
