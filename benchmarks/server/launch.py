"""Our server as it runs in production, with limits that allow 200 people from one address."""

from __future__ import annotations

import sys
from pathlib import Path

from deskoherna.server.limits import Limits, Rate
from deskoherna.server.serve import serve

PLENTY = Rate(1e9, 1e9)
LIMITS = Limits(
    sockets=10_000,
    connections=10_000,
    requests=PLENTY,
    work=PLENTY,
    openings=PLENTY,
    messages=PLENTY,
)


def main() -> None:
    folder = Path(sys.argv[1])
    serve(str(folder / "tables.db"), "127.0.0.1", 0, ready, LIMITS)


def ready(address: str, elsewhere: str | None, password: str | None) -> None:
    print(address, flush=True)


if __name__ == "__main__":
    main()
