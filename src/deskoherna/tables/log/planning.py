"""Planned moves (ROOM-22): what a seat will answer if others move as it foresees.

A plan is a few lines of moves from the position in which it was made. Only what anybody can work
out is planned: games where something is hidden have no plans, and no line goes past chance. How
far a plan has come is read from the moves that were played since, so nothing has to be noted when
one of its moves is made.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal, NamedTuple

from deskoherna.kernel import AnyGame, Refusal, State
from deskoherna.kernel.chance import NoChance, NothingKnown
from deskoherna.kernel.event import Event
from deskoherna.kernel.match import checked
from deskoherna.kernel.record import HintLine, MoveLine

from .entries import AnyEntry, Paused, Played, Seated
from .table import Table

Fate = Literal["waits", "plays", "dropped", "over"]


class Step(NamedTuple):
    """A move of a seat. Without a move: whatever the others do until the seat itself is asked."""

    seat: int
    move: str | None


Line = tuple[Step, ...]


class Plan(NamedTuple):
    """Lines from the position after `ply` moves, made when the log had `seq` entries."""

    seq: int
    ply: int
    lines: tuple[Line, ...]


class Ahead(NamedTuple):
    """A position some moves ahead, and what came of the last of them."""

    state: State[Any]
    steps: Line
    events: list[Event]


def check_planning(table: Table, seat: int, person: str | None) -> None:
    """Raises `Refusal` where a person cannot plan moves for a seat."""
    if seat >= len(table.chairs) or person is None or table.chairs[seat].person != person:
        raise Refusal("ROOM-10", "room-not-your-seat", seat=seat + 1)
    if not table.game.open_information:
        raise Refusal("ROOM-22", "room-plan-secrets")
    if table.clock is not None and not table.clock.rule.slow:
        raise Refusal("ROOM-22", "room-plan-fast")
    if table.state == "waiting" or table.match is None:
        raise Refusal("ROOM-10", "room-not-started")
    if table.state != "playing":
        raise Refusal("ROOM-3", "room-finished")
    if table.paused:
        raise Refusal("ROOM-10", "room-paused")
    if table.chairs[seat].bot is not None:
        raise Refusal("ROOM-10", "room-bot-sits-in")
    if seat in table.awaited:
        raise Refusal("ROOM-22", "room-plan-your-turn")


def look_ahead(game: AnyGame, state: State[Any], moves: Iterable[str]) -> Ahead:
    """The position after some moves of whoever is asked; raises `Refusal`."""
    steps: list[Step] = []
    events: list[Event] = []
    for text in moves:
        seat = _asked(state)
        move = checked(game, state, seat, text)
        state, events = state.copy(), []
        try:
            state.play(seat, move, NoChance(), events.append)
        except NothingKnown:
            raise Refusal("ROOM-22", "room-plan-chance") from None
        steps.append(Step(seat, str(move)))
    return Ahead(state, tuple(steps), events)


def _asked(state: State[Any]) -> int:
    for seat, ask in state.asks().items():
        if not ask.optional:
            return seat
    raise Refusal("ROOM-3", "room-finished")


def read_lines(
    game: AnyGame, state: State[Any], seat: int, lines: Sequence[Sequence[str | None]]
) -> tuple[Line, ...]:
    """The lines of a plan, checked as far as they can be; raises `Refusal`.

    After `None`, whatever happens, come moves of the seat itself. What is planned for whatever
    happens is tried last.
    """
    read = [_line(game, state, seat, line) for line in lines]
    answers: dict[Line, Step] = {}
    for line in read:
        for place, step in enumerate(line):
            known = answers.setdefault(line[:place], step) if step.seat == seat else step
            if known != step:
                raise Refusal("ROOM-22", "room-plan-twice")
    return tuple(sorted(dict.fromkeys(read), key=lambda line: line[0].move is None))


def _line(game: AnyGame, state: State[Any], seat: int, moves: Sequence[str | None]) -> Line:
    if moves[0] is None:
        own = [Step(seat, str(game.parse(move))) for move in moves[1:] if move is not None]
        line = (Step(seat, None), *own)
    else:
        line = look_ahead(game, state, [move for move in moves if move is not None]).steps
    if len(line) != len(moves):
        raise Refusal("ROOM-22", "room-plan-whatever-first")
    if len(line) == 1 or line[-1].seat != seat:
        raise Refusal("ROOM-22", "room-plan-own-move")
    return line


def remaining(table: Table, seat: int, plan: Plan) -> tuple[Line, ...] | None:
    """What is left of a plan after the moves made since; None if the game took another way."""
    assert table.match is not None
    asked = seat in table.awaited
    left = [_after(line, seat, table.match.plies[plan.ply :], asked) for line in plan.lines]
    if any(line is not None for line in left):
        return tuple(line for line in left if line)
    return None


def _after(line: Line, seat: int, plies: Sequence[MoveLine], asked: bool) -> Line | None:
    """What is left of a line; None if something else was played."""
    for ply in plies:
        if not line:
            return ()
        if line[0].move is None:
            if ply.seat != seat:
                continue
            line = line[1:]
        if line[0] != (ply.seat, ply.move):
            return None
        line = line[1:]
    return line[1:] if asked and line and line[0].move is None else line


def fate(table: Table, seat: int, person: str, plan: Plan) -> tuple[Fate, str | None]:
    """What is to be done about a plan now, and the move, if one is to be played."""
    chair, match = table.chairs[seat], table.match
    if chair.person != person or match is None or table.state != "playing":
        return "over", None
    if any(_ends_plans(logged.entry, seat) for logged in table.log[plan.seq :]):
        return "dropped", None
    left = remaining(table, seat, plan)
    if not left:
        return "dropped" if left is None else "over", None
    if seat not in table.awaited or table.proposal is not None:
        return "waits", None
    move = next((line[0].move for line in left if line[0].seat == seat), None)
    if move is None or match.refusal(seat, move) is not None:
        return "dropped", None
    return "plays", move


def _ends_plans(entry: AnyEntry, seat: int) -> bool:
    """Whether something happened that a plan was not made for: a pause, another player, an undo."""
    if isinstance(entry, Played):
        return not isinstance(entry.line, MoveLine | HintLine)
    return isinstance(entry, Paused) or (isinstance(entry, Seated) and entry.seat == seat)
