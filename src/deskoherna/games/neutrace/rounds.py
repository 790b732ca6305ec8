"""Rounds, from dealing to evaluation, and the end of the game (NEU-11, NEU-19, NEU-45)."""

from __future__ import annotations

from deskoherna.kernel import Chance, Event, Tell

from . import knowledge
from .evaluation import evaluate
from .events import Burner, Counted, Dealt, RoundOver, TaskCounted, TaskShown, Won
from .pieces import BOTH_ENDS, CARDS_OF, DEALT, KIND_NAMES, KINDS, TASKS, card_name
from .position import Position
from .reactions import BothEnds
from .supply import lay_open
from .tasks import is_fulfilled, points, shown_task, tasks_of


def do_round(table: Position, chance: Chance, tell: Tell) -> None:
    """All cards are shuffled, two of each kind dealt, one of each laid open (NEU-11)."""
    table.round += 1
    table.decks = [list(CARDS_OF[kind]) for kind in KINDS]
    for kind in KINDS:
        chance.shuffle(f"{KIND_NAMES[kind]}s", table.deck(kind))
    table.hands = [
        sorted(table.deck(kind).pop() for kind in KINDS for _ in range(DEALT))
        for _ in range(table.seats)
    ]
    knowledge.dealt(table)
    tell and tell(Burner(table.burner, table.round))
    for seat, hand in enumerate(table.hands):
        tell and tell(Dealt(seat, tuple(map(card_name, hand))))
    for kind in KINDS:
        lay_open(table, kind, tell)
    table.first(("turn", table.burner, 0))  # NEU-12


def do_evaluate(table: Position, chance: Chance, tell: Tell, seat: int) -> None:
    if tell is None:
        evaluate(table, seat)
        return

    def tell_with_task(event: Event) -> None:
        tell(event)
        if isinstance(event, BothEnds) and shown_task(table):
            tell(TaskShown(seat, TASKS[BOTH_ENDS]))  # NEU-43

    evaluate(table, seat, tell_with_task)


def do_close(table: Position, chance: Chance, tell: Tell) -> None:
    """The round is over: a new one begins, or the game ends (NEU-19, NEU-45)."""
    tell and tell(RoundOver(table.round))
    if table.ending:
        count(table, tell)
        return
    table.clear()
    table.burner = table.after(table.burner)
    table.first(("round",))


def count(table: Position, tell: Tell) -> None:
    for seat in range(table.seats):
        tell and tell(Counted(seat, table.in_goals(seat)))
        for task in tasks_of(table, seat):
            tell and tell(TaskCounted(seat, TASKS[task], is_fulfilled(table, seat, task)))
    counted = scores(table)
    best = max(counted)
    tell and tell(Won(tuple(seat for seat in range(table.seats) if counted[seat] == best), best))


def scores(table: Position) -> tuple[int, ...]:
    return tuple(points(table, seat) for seat in range(table.seats))
