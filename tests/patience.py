"""How long tests wait for what should happen.

No test is about speed, so a wait ends when what it waits for is there. It is given up only after a
time in which even a machine with ten times as much to do would have got there; a longer one would
just keep whoever broke something waiting.
"""

from __future__ import annotations

from aiohttp import ClientTimeout

PATIENCE = 300.0  # seconds, for one thing
WHOLE = 1500.0  # for a whole test; a little later pytest ends the process: pyproject.toml
ASKING = ClientTimeout(total=WHOLE, sock_connect=PATIENCE)  # a server that is busy, too
