"""Positions for tests, and turns played in them with scripted chance.

The ring of these tests: on tile 1 lies the footprint with both sides alike, then disease, charity,
radiation, lightning, acid, small and big explosion, healing, flag; on tiles 11 to 20 the same traps
lie below a green side, or below danger. So a figure that comes to rest on tile 7 or 17 springs a
small explosion.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from deskoherna.catalogue import game
from deskoherna.games.laborigines.rules import Laborigines
from deskoherna.games.laborigines.view import LaboriginesView
from deskoherna.kernel import Chance, Event, Move, Refusal, Result, refusal_at
from deskoherna.texts import languages, speaker

GAME = game("laborigines")
TWINS = ["ff", "dd", "cc", "rr", "ll", "aa", "ss", "bb", "hh", "gg"]
MIXED = ["of", "od", "oc", "or", "ol", "oa", "os", "xb", "oh", "og"]
COLOURS = "abcden"

E = TypeVar("E", bound=Event)


def ring(**changed: str) -> str:
    """The tiles, some of them otherwise: `t11="fo"`."""
    tiles = [*TWINS, *MIXED]
    for name, tile in changed.items():
        tiles[int(name[1:]) - 1] = tile
    return "/".join(tiles)


def position(
    figures: str = "A@1,B@11,M@6",
    stores: str = "A20a,B20b",
    turn: str = "A:2,5",
    disease: str = "-",
    lab: str = "basic-2-20",
    **tiles: str,
) -> Laborigines:
    state: Laborigines = GAME.position(f"{lab} {ring(**tiles)} {figures} {stores} {disease} {turn}")
    return state


class Fate(Chance):
    """Deals what is scripted, label by label; dice otherwise show 2 and 3."""

    def __init__(self, script: Mapping[str, Sequence[Sequence[int]]]) -> None:
        self.script = {label: list(draws) for label, draws in script.items()}

    def draw(self, label: str, *bounds: int) -> tuple[int, ...]:
        if self.script.get(label):
            return tuple(self.script[label].pop(0))
        assert label == "dice", f"nothing is scripted for {label}"
        return (1, 2)


def play(state: Laborigines, *moves: str, **draws: Sequence[Sequence[int]]) -> list[Event]:
    """Each move by the seat that is waited for. Dice are numbers below six."""
    fate = Fate({label.replace("_", " "): drawn for label, drawn in draws.items()})
    events: list[Event] = []
    for written in moves:
        seat = awaited(state)
        refusal = refusal_at(GAME, state, seat, written)
        assert refusal is None, f"{written}: {refusal}"
        state.play(seat, GAME.parse(written), fate, events.append)
    return events


def awaited(state: Laborigines) -> int:
    """The one seat the game waits for."""
    (seat,) = [seat for seat, ask in state.asks().items() if not ask.optional]
    return seat


def offered(state: Laborigines) -> list[str]:
    return [str(move) for move in state.asks()[awaited(state)].moves]


def refused(state: Laborigines, move: str | Move) -> Refusal:
    refusal = refusal_at(GAME, state, awaited(state), move)
    assert refusal is not None, f"{move} is allowed"
    return refusal


def forbidden(state: Laborigines, seat: str, move: str) -> str:
    """What is said to a seat that is not asked for such a move."""
    refusal = state.unasked("ABCDEF".index(seat), GAME.parse(move))
    for language in languages():
        assert refusal is None or speaker(language, GAME).problem(refusal)
    return str(refusal)


def seen(state: Laborigines) -> LaboriginesView:
    view: LaboriginesView = GAME.view(state, None)
    return view


def pieces(energy: Sequence[int]) -> str:
    return " ".join(f"{n}{letter}" for n, letter in zip(energy, COLOURS, strict=True) if n)


def store(state: Laborigines, seat: str) -> str:
    return pieces(seen(state).stores["ABCDEF".index(seat)])


def lying(state: Laborigines, tile: int) -> str:
    return pieces(seen(state).tiles[tile - 1].energy)


def tile_of(state: Laborigines, figure: str) -> int | None:
    if figure == "M":
        tile = seen(state).moa
    else:
        (tile,) = [seen.tile for seen in seen(state).figures if seen.name == figure]
    return None if tile is None else tile + 1


def names(events: Sequence[Event]) -> list[str]:
    """What happened, in kebab case."""
    return [event.key.removeprefix("laborigines-") for event in events]


def of_kind(events: Sequence[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def over(state: Laborigines) -> Result:
    """How it ended."""
    assert state.result is not None
    return state.result
