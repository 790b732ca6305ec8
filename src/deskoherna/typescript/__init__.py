"""Types of Python as types of TypeScript, for boards in the browser."""

from .declarations import Names, interface
from .game_types import game_types

__all__ = ["Names", "game_types", "interface"]
