"""The turn: the action phase, then the collapse phase, then the next on the left (TES-15)."""

from __future__ import annotations

from deskoherna.kernel import Chance, Tell

from .collapse import COLLAPSE
from .events import TurnBegan
from .position import ACTIONS, Position, letter


def do_begin(state: Position, chance: Chance, tell: Tell, researcher: int) -> None:
    begin_turn(state, researcher)
    tell and tell(TurnBegan(letter(researcher)))


def begin_turn(state: Position, researcher: int, actions: int = ACTIONS) -> None:
    state.turns += 1
    state.turn = researcher
    state.actions = actions
    state.taken = state.done = state.used = 0
    state.refused = []
    after = (researcher + 1) % len(state.labs)
    state.first(("act",), ("boundary", COLLAPSE), ("begin", after))
