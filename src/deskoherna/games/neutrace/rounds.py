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


def do_round(state: Position, chance: Chance, tell: Tell) -> None:
    """All cards are shuffled, two of each kind dealt, one of each laid open (NEU-11)."""
    state.round += 1
    state.decks = [list(CARDS_OF[kind]) for kind in KINDS]
    for kind in KINDS:
        chance.shuffle(f"{KIND_NAMES[kind]}s", state.deck(kind))
    state.hands = [
        sorted(state.deck(kind).pop() for kind in KINDS for _ in range(DEALT))
        for _ in range(state.seats)
    ]
    knowledge.dealt(state)
    tell and tell(Burner(state.burner, state.round))
    for seat, hand in enumerate(state.hands):
        tell and tell(Dealt(seat, tuple(map(card_name, hand))))
    for kind in KINDS:
        lay_open(state, kind, tell)
    state.first(("turn", state.burner, 0))  # NEU-12


def do_evaluate(state: Position, chance: Chance, tell: Tell, seat: int) -> None:
    if tell is None:
        evaluate(state, seat)
        return

    def tell_with_task(event: Event) -> None:
        tell(event)
        if isinstance(event, BothEnds) and shown_task(state):
            tell(TaskShown(seat, TASKS[BOTH_ENDS]))  # NEU-43

    evaluate(state, seat, tell_with_task)


def do_close(state: Position, chance: Chance, tell: Tell) -> None:
    """The round is over: a new one begins, or the game ends (NEU-19, NEU-45)."""
    tell and tell(RoundOver(state.round))
    if state.ending:
        count(state, tell)
        return
    state.clear()
    state.burner = state.after(state.burner)
    state.first(("round",))


def count(state: Position, tell: Tell) -> None:
    for seat in range(state.seats):
        tell and tell(Counted(seat, state.in_goals(seat)))
        for task in tasks_of(state, seat):
            tell and tell(TaskCounted(seat, TASKS[task], is_fulfilled(state, seat, task)))
    counted = scores(state)
    best = max(counted)
    tell and tell(Won(tuple(seat for seat in range(state.seats) if counted[seat] == best), best))


def scores(state: Position) -> tuple[int, ...]:
    return tuple(points(state, seat) for seat in range(state.seats))
