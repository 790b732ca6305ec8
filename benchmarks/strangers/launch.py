"""A server as people run it, of the code on the path: `python launch.py DATABASE [roomy]`.

Roomy limits are for a server that others keep busy in earnest.
"""

from __future__ import annotations

import dataclasses
import sys
from typing import Any

from deskoherna.server.limits import Limits, Rate
from deskoherna.server.serve import serve

PLENTY = Rate(1e9, 1e9)
MANY = 1_000_000


def roomy(kind: type[Any]) -> Any:
    """All limits of a kind lifted, whichever there are at this commit, except sizes and times."""
    lifted: dict[str, Any] = {}
    for field in dataclasses.fields(kind):
        if isinstance(field.default, Rate):
            lifted[field.name] = PLENTY
        elif dataclasses.is_dataclass(field.default):
            lifted[field.name] = roomy(type(field.default))
        elif field.name in COUNTS:
            lifted[field.name] = MANY
    return kind(**lifted)


COUNTS = ("sockets", "connections", "chat_lines", "spectator_lines", "person_lines")


def ready(address: str, *_: object) -> None:
    print(address, flush=True)


if __name__ == "__main__":
    limits = roomy(Limits) if "roomy" in sys.argv[2:] else None
    serve(sys.argv[1], "127.0.0.1", 0, ready, limits)
