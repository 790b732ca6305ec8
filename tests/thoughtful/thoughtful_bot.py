"""A bot that thinks for as long as a test wants. Tests put this folder on the path."""

from __future__ import annotations

import os
import threading
from pathlib import Path
from typing import Any

from deskoherna.bots import Bot
from deskoherna.kernel import Ask, Chance, Move


class Thoughtful(Bot):
    rank = 1

    def choose(self, seat: int, view: Any, ask: Ask[Any], chance: Chance) -> Move:
        """Say in a file that it thinks, and move once there is another one."""
        folder = Path(os.environ["THOUGHTS"])
        (folder / "thinking").touch()
        while not (folder / "move").exists():
            threading.Event().wait(0.01)
        move: Move = ask.sample(chance)
        return move
