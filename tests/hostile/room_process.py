"""A server to be mistreated: `python room_process.py DATABASE LIMITS`, with the limits as JSON."""

from __future__ import annotations

import sys

import msgspec

from deskoherna.server.limits import Limits
from deskoherna.server.serve import serve


def tell(address: str, elsewhere: str | None, password: str | None) -> None:
    sys.stdout.write(f"{address}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    limits = msgspec.json.decode(sys.argv[2], type=Limits)
    serve(sys.argv[1], "127.0.0.1", 0, tell, limits)
