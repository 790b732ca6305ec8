"""NEUTRACE, in the order of the rulebook: tasks, rounds, turns, evaluation, the end."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable
from typing import Any, Self

from deskoherna.kernel import Ask, Chance, Event, Events, Refusal, Result, Tell, silent

from . import knowledge, order
from .actions import Actions
from .evaluation import evaluate
from .events import (
    Burner,
    Counted,
    Dealt,
    Drew,
    Opened,
    Passed,
    RoundOver,
    TaskCounted,
    TaskReceived,
    TasksChosen,
    TasksDealt,
    TaskShown,
    Took,
    Won,
)
from .module import EXTRA, Asks, Module, orbital_of
from .moves import Choose, Draw, NeutraceMove, Pass, Place, Token, Turn
from .pieces import (
    BOTH_ENDS,
    CARDS_OF,
    DEALT,
    KIND_NAMES,
    KIND_SHOWN,
    KINDS,
    TASKS,
    TASKS_DEALT,
    card_name,
    kinds_in,
)
from .position import NO_CARD
from .reactions import BothEnds
from .tasks import is_fulfilled, points, shown_task, tasks_of


class Neutrace(Module):
    """A position and what may happen in it. `play` trusts its caller; `Match` checks."""

    __slots__ = ()

    # Set-up

    @classmethod
    def opening(cls, seats: int, burner: int, chance: Chance, tell: Tell = silent) -> Self:
        table = cls.set_up(seats, burner)
        table.first(("tasks",), ("round",))
        table.proceed(chance, tell)
        return table

    def do_tasks(self, chance: Chance, tell: Tell) -> None:
        """Three secret tasks for everyone (NEU-9)."""
        pile = list(range(len(TASKS)))
        chance.shuffle("tasks", pile)
        for seat in range(self.seats):
            self.dealt[seat] = sorted(pile.pop() for _ in range(TASKS_DEALT))
            tell(TasksDealt, seat, tuple(TASKS[task] for task in self.dealt[seat]))
        self.first(("choose",))

    def ask_choose(self) -> Asks:
        """All at the same time (NEU-9)."""
        return {
            seat: Ask(
                "NEU-9",
                "neutrace-ask-tasks",
                (Choose,),
                [Choose(keep, give) for keep in tasks for give in tasks if keep != give],
                overdue=Choose(tasks[0], tasks[1]),
            )
            for seat, tasks in enumerate(self.dealt)
            if not self.chosen[seat]
        }

    def refuse_choose(self, seat: int, move: Choose) -> Refusal | None:
        for task in (move.keep, move.give):
            if task not in self.dealt[seat]:
                return Refusal("NEU-9", "neutrace-task-not-dealt", task=TASKS[task])
        if move.keep == move.give:
            return Refusal("NEU-9", "neutrace-task-twice", task=TASKS[move.keep])
        return None

    def answer_choose(self, seat: int, move: Choose, chance: Chance, tell: Tell) -> None:
        (returned,) = set(self.dealt[seat]) - {move.keep, move.give}
        self.dealt[seat] = [move.keep, move.give, returned]
        self.chosen[seat] = True
        tell(TasksChosen, seat, *(TASKS[task] for task in self.dealt[seat]))
        if not all(self.chosen):
            self.first(("choose",))
        else:
            for receiver in range(self.seats):  # NEU-R15
                _, received = tasks_of(self, receiver)
                tell(TaskReceived, receiver, self.after(receiver), TASKS[received])

    # A round

    def do_round(self, chance: Chance, tell: Tell) -> None:
        """All cards are shuffled, two of each kind dealt, one of each laid open (NEU-11)."""
        self.round += 1
        self.decks = [list(CARDS_OF[kind]) for kind in KINDS]
        for kind in KINDS:
            chance.shuffle(f"{KIND_NAMES[kind]}s", self.deck(kind))
        self.hands = [
            sorted(self.deck(kind).pop() for kind in KINDS for _ in range(DEALT))
            for _ in range(self.seats)
        ]
        knowledge.dealt(self)
        tell(Burner, self.burner, self.round)
        for seat, hand in enumerate(self.hands):
            tell(Dealt, seat, tuple(map(card_name, hand)))
        for kind in KINDS:
            self.lay_open(kind, tell)
        self.first(("turn", self.burner, 0))  # NEU-12

    def lay_open(self, kind: int, tell: Tell, replacing: bool = False) -> None:
        """The top card of a deck, if there is one, is turned up beside it (NEU-11, NEU-16)."""
        deck = self.deck(kind)
        if not deck:
            self.open[kind - 1] = NO_CARD
            return
        card = self.open[kind - 1] = deck.pop()
        knowledge.seen(self, card)
        if not deck:
            knowledge.deck_emptied(self, kind)
        tell(Opened, KIND_NAMES[kind], card_name(card), replacing)

    # A turn: one action

    def do_turn(self, chance: Chance, tell: Tell, seat: int, passes: int) -> None:
        """Passes in succession are counted; when all have passed, the round is over (NEU-R10)."""
        if passes == self.seats:
            self.first(*(("evaluate", seat) for seat in self.from_burner()), ("close",))  # NEU-26
        elif self.actions(seat).any():
            self.first(("act", seat, passes))
        else:
            self.pass_by(seat, passes, tell)

    def actions(self, seat: int) -> Actions:
        return Actions(
            tuple(self.hands[seat]),
            bytes(self.cells),
            seat == self.reserver,
            self.stock(seat),
            self.tokens[seat],
            bytes(self.orbitals),
            self.is_drawable(),
            self.kinds_opposite(seat),
        )

    def kinds_opposite(self, seat: int) -> int:
        kinds = 0
        for other, hand in enumerate(self.hands):
            if other != seat:
                kinds |= kinds_in(hand)
        return kinds

    def ask_act(self, seat: int, passes: int) -> Asks:
        moves = self.actions(seat)
        return {seat: Ask("NEU-12", "neutrace-ask-act", (Place, Token, Pass), moves)}

    def refuse_act(
        self, seat: int, move: Place | Token | Pass, _seat: int, passes: int
    ) -> Refusal | None:
        return self.actions(seat).refusal(move)

    def answer_act(
        self,
        seat: int,
        move: Place | Token | Pass,
        chance: Chance,
        tell: Tell,
        _seat: int,
        passes: int,
    ) -> None:
        if isinstance(move, Pass):
            self.pass_by(seat, passes, tell)
            return
        self.first(("turn", self.after(seat), 0))
        if isinstance(move, Place):
            self.place(seat, move, tell)
            self.first(("draw", seat, KIND_SHOWN[move.face]))  # NEU-16
        else:
            self.enter(seat, move.orbital, tell)

    def pass_by(self, seat: int, passes: int, tell: Tell) -> None:
        tell(Passed, seat)
        self.first(("turn", self.after(seat), passes + 1))

    def unasked(self, seat: int, move: NeutraceMove) -> Refusal:
        return order.unasked(self, seat, move)

    # Drawing

    def do_draw(self, chance: Chance, tell: Tell, seat: int, kinds: int) -> None:
        """With one source left there is nothing to choose, with none nothing to draw (NEU-16)."""
        sources = self.sources(kinds)
        if len(sources) > 1:
            self.first(("source", seat, kinds))
        elif sources:
            self.take(seat, sources[0], tell, kinds)

    def sources(self, kinds: int) -> list[Draw]:
        """The decks and open cards of these kinds."""
        decks = [Draw(kind, False) for kind in KINDS if kind & kinds and self.deck(kind)]
        cards = (kind for kind in KINDS if kind & kinds and self.open[kind - 1] != NO_CARD)
        return [*decks, *(Draw(kind, True) for kind in cards)]

    def ask_source(self, seat: int, kinds: int) -> Asks:
        sources = self.sources(kinds)
        rule = "NEU-34" if kinds & EXTRA else "NEU-16"
        return {seat: Ask(rule, "neutrace-ask-draw", (Draw,), sources, overdue=sources[0])}

    def refuse_source(self, seat: int, move: Draw, _seat: int, kinds: int) -> Refusal | None:
        if move in self.sources(kinds):
            return None
        if not move.kind & kinds:
            return Refusal("NEU-16", "neutrace-draw-other-kind", kind=KIND_NAMES[move.kind])
        return Refusal("NEU-16", "neutrace-draw-nothing", kind=KIND_NAMES[move.kind])

    def answer_source(
        self, seat: int, move: Draw, chance: Chance, tell: Tell, _seat: int, kinds: int
    ) -> None:
        self.take(seat, move, tell, kinds)

    def take(self, seat: int, move: Draw, tell: Tell, kinds: int) -> None:
        kind, extra = move.kind, bool(kinds & EXTRA)
        if move.open:
            card = self.open[kind - 1]
            knowledge.taken(self, seat, card)
            tell(Took, seat, KIND_NAMES[kind], card_name(card), extra)
            self.lay_open(kind, tell, replacing=True)
        else:
            card = self.deck(kind).pop()
            knowledge.drawn(self, seat, kind, card)
            if not self.deck(kind):
                knowledge.deck_emptied(self, kind)
            tell(Drew, seat, KIND_NAMES[kind], card_name(card), extra)
        insort(self.hands[seat], card)

    # Evaluation

    def do_evaluate(self, chance: Chance, tell: Tell, seat: int) -> None:
        def tell_with_task(event: Callable[..., Event], /, *args: Any, **kwargs: Any) -> None:
            tell(event, *args, **kwargs)
            if event is BothEnds and shown_task(self):
                tell(TaskShown, seat, TASKS[BOTH_ENDS])  # NEU-43

        evaluate(self, seat, tell_with_task)

    def do_close(self, chance: Chance, tell: Tell) -> None:
        """The round is over: a new one begins, or the game ends (NEU-19, NEU-45)."""
        tell(RoundOver, self.round)
        if self.ending:
            self.count(tell)
            return
        self.clear()
        self.burner = self.after(self.burner)
        self.first(("round",))

    # The end

    def count(self, tell: Tell) -> None:
        for seat in range(self.seats):
            tell(Counted, seat, self.in_goals(seat))
            for task in tasks_of(self, seat):
                tell(TaskCounted, seat, TASKS[task], is_fulfilled(self, seat, task))
        scores = self.scores()
        best = max(scores)
        tell(Won, tuple(seat for seat in range(self.seats) if scores[seat] == best), best)

    def scores(self) -> tuple[int, ...]:
        return tuple(points(self, seat) for seat in range(self.seats))

    @property
    def result(self) -> Result | None:
        if self.agenda:
            return None
        scores = self.scores()
        places = tuple(1 + sum(other > own for other in scores) for own in scores)
        return Result(places, scores, "NEU-45", "neutrace-end")

    # What is foreseen

    def preview(self, seat: int, move: NeutraceMove) -> list[Event]:
        """A seat knows its own cards: what it shows of them itself is foreseen, too."""
        if not isinstance(move, Place):
            return super().preview(seat, move)
        events = Events()
        self.copy().place(seat, move, events, orbital_of(self.agenda[-1]))
        return events

    def foreseen(self, seat: int, move: NeutraceMove) -> Self | None:
        """A card laid or turned, or the order of an evaluation: they change the forecast."""
        after = self.copy()
        if isinstance(move, Place):
            after.place(seat, move)
        elif isinstance(move, Turn):
            after.turn(move.cell)
        elif isinstance(move, Token):
            after.enter(seat, move.orbital)
        else:
            return None
        return after
