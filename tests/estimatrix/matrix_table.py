"""Positions for tests, and turns played in them. Seats are numbered from 1, as in the notation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from deskoherna.catalogue import game
from deskoherna.games.estimatrix.rules import Estimatrix
from deskoherna.games.estimatrix.view import EstimatrixView
from deskoherna.kernel import AnyMatch, Chance, Event, Move, Refusal, Result, refusal_at
from deskoherna.kernel.chance import NoChance

GAME = game("estimatrix")
E = TypeVar("E", bound=Event)


def position(
    turn: str = "white ? say a lemon",
    *,
    letters: str = "MATR",
    pairs: str = "-",
    roles: str = "N1.1 Q2",
    mode: str = "basic",
) -> Estimatrix:
    state: Estimatrix = GAME.position(f"{mode} {letters} {pairs} {roles} {turn}")
    return state


def play(state: Estimatrix, *moves: str, chance: Chance | None = None) -> list[Event]:
    """Each move as `3: answer red`; it must be allowed."""
    events: list[Event] = []
    for written in moves:
        seat, _, move = written.partition(": ")
        refusal = refusal_at(GAME, state, int(seat) - 1, move)
        assert refusal is None, f"{written}: {refusal}"
        state.play(int(seat) - 1, GAME.parse(move), chance or NoChance(), events.append)
    return events


def late(state: Estimatrix, seat: int) -> list[Event]:
    """The table plays for a seat whose time is up."""
    events: list[Event] = []
    overdue = state.asks()[seat - 1].overdue
    assert overdue is not None
    state.play(seat - 1, overdue, NoChance(), events.append)
    return events


def refused(state: Estimatrix, seat: int, move: str | Move) -> Refusal:
    refusal = refusal_at(GAME, state, seat - 1, move)
    assert refusal is not None, f"{str(move)[:80]} is allowed"
    return refusal


def awaited(state: Estimatrix) -> set[int]:
    return {seat + 1 for seat, ask in state.asks().items() if not ask.optional}


def may_change(state: Estimatrix) -> set[int]:
    return {seat + 1 for seat, ask in state.asks().items() if ask.optional}


def seen(state: Estimatrix, seat: int | None = None) -> EstimatrixView:
    view: EstimatrixView = GAME.view(state, None if seat is None else seat - 1)
    return view


def roles(state: Estimatrix) -> tuple[int, int]:
    """The Negater and the Quanter."""
    return state.negater + 1, state.quanter + 1


def names(events: Sequence[Event]) -> list[str]:
    """What happened, in kebab case; the reveal is one thing."""
    keys = [event.key.removeprefix("estimatrix-") for event in events]
    return [name for nth, name in enumerate(keys) if name != "shown" or keys[nth - 1] != "shown"]


def of_kind(events: Sequence[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def over(state: Estimatrix) -> Result:
    assert state.result is not None
    return state.result


def new(seats: int = 4, seed: int = 1, **options: str | bool) -> AnyMatch:
    return GAME.new(seats, options, seed)


def seated(seats: int = 4, **options: str | bool) -> AnyMatch:
    """A match whose letters are dealt and whose first Negater is seat 1, before the first ban."""
    return GAME.new(seats, {"letters": "dealt", "negater": "first", **options}, 1)
