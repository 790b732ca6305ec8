"""Positions for tests, and turns played in them with scripted chance.

Unless stated otherwise the Tesseract of these tests is two layers of sixes, so that the four corner
dice of the second layer are free and tie for the boundary die; A, an optician, is to act.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TypeVar

from deskoherna.catalogue import game
from deskoherna.games.teserakt.cube import COLUMN, NAMES_OF_COLUMNS
from deskoherna.games.teserakt.rules import Teserakt
from deskoherna.games.teserakt.view import TeseraktView
from deskoherna.kernel import (
    Chance,
    Event,
    Refusal,
    Result,
    SearchChance,
    Setup,
    refusal_at,
)

GAME = game("teserakt")
E = TypeVar("E", bound=Event)


def tower(**changed: str) -> str:
    """Columns of two sixes, some of them otherwise: `a1="y1"`; `-` is empty."""
    columns = ["p6b6" if n % 2 else "y6o6" for n in range(16)]
    for name, dice in changed.items():
        columns[COLUMN[name]] = dice
    return "/".join(columns)


def position(
    labs: str = "A=optician:-,B=pilot:-",
    zone: str = "-",
    panel: str = "-",
    rifts: int | str = 0,
    turn: str = "A3",
    head: str = "2-1",
    discoveries: str = "",
    **columns: str,
) -> Teserakt:
    text = f"{head} {tower(**columns)} {labs} {zone} {panel} {rifts} {turn} {discoveries}"
    state: Teserakt = GAME.position(text.strip())
    return state


class Fate(Chance):
    """Deals what is scripted by label; dice otherwise show 3, and the first thing is drawn."""

    def __init__(self, script: Mapping[str, Sequence[int]]) -> None:
        self.script = {label: list(draws) for label, draws in script.items()}

    def draw(self, label: str, *bounds: int) -> tuple[int, ...]:
        return tuple(self._one(label, bound) for bound in bounds)

    def _one(self, label: str, bound: int) -> int:
        if self.script.get(label):
            got = self.script[label].pop(0)
            return got - 1 if bound == 6 else got
        return 2 if bound == 6 else 0


def play(state: Teserakt, *moves: str, **draws: Sequence[int]) -> list[Event]:
    """Each move by the seat that is waited for. Dice are given by what they show."""
    fate = Fate(draws)
    events: list[Event] = []
    for written in moves:
        seat = awaited(state)
        refusal = refusal_at(GAME, state, seat, written)
        assert refusal is None, f"{written}: {refusal}; offered: {offered(state)}"
        state.play(seat, GAME.parse(written), fate, events.append)
    return events


def awaited(state: Teserakt) -> int:
    (seat,) = state.asks()
    return seat


def asked(state: Teserakt) -> str:
    (ask,) = state.asks().values()
    return ask.key.removeprefix("teserakt-ask-")


def offered(state: Teserakt, start: str = "") -> list[str]:
    moves = [str(move) for move in state.asks()[awaited(state)].moves]
    return [move for move in moves if move.startswith(start)]


def refused(state: Teserakt, move: str) -> Refusal:
    refusal = refusal_at(GAME, state, awaited(state), move)
    assert refusal is not None, f"{move} is allowed"
    return refusal


def seen(state: Teserakt) -> TeseraktView:
    view: TeseraktView = GAME.view(state, None)
    return view


def lab(state: Teserakt, researcher: str = "A") -> str:
    return " ".join(seen(state).researchers["ABCD".index(researcher)].lab)


def hand(state: Teserakt, researcher: str = "A") -> list[str]:
    return list(seen(state).researchers["ABCD".index(researcher)].cards)


def zone(state: Teserakt) -> str:
    return " ".join(seen(state).zone)


def column(state: Teserakt, name: str) -> str:
    return "".join(seen(state).columns[NAMES_OF_COLUMNS.index(name)])


def names(events: Sequence[Event]) -> list[str]:
    """What happened, in kebab case."""
    return [event.key.removeprefix("teserakt-") for event in events]


def of_kind(events: Sequence[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def over(state: Teserakt) -> Result:
    assert state.result is not None
    return state.result


def opening(seats: int = 2, seed: int = 0, **options: str | int | bool) -> Teserakt:
    state: Teserakt = GAME.start(setup(seats, **options), SearchChance(seed))
    return state


def setup(seats: int = 2, **options: str | int | bool) -> Setup:
    return GAME.setup(seats, options)


def dice_everywhere(state: Teserakt) -> Counter[str]:
    """How many dice of each colour there are, wherever they are."""
    view = seen(state)
    dice = [die for column in view.columns for die in column]
    dice += [die for who in view.researchers for die in who.lab]
    dice += [*view.zone, *view.panel]
    count = Counter(die[0] for die in dice)
    count.update(dict(zip("yopb", view.annihilated, strict=True)))
    for step in view.agenda:
        if step[0] == "put":  # a die in the hand of the player
            count["yopb"[int(step[1]) // 6]] += 1
    return count
