"""Sealed bids: a toy with everything a kernel must carry.

Hidden hands, secret answers of all seats at once that may be changed until the last one is in,
dice, a free-form toast, and an agenda that ties them together.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import Annotated, Any, ClassVar, Self

import msgspec

from deskoherna.kernel import (
    AgendaState,
    Ask,
    Chance,
    Drawing,
    Event,
    Game,
    Move,
    Refusal,
    Result,
    Say,
    Setup,
    Span,
    Tell,
    Unreadable,
    View,
)

CARDS = range(1, 13)
HAND = 3


class Bid(Move, frozen=True):
    card: int

    def __str__(self) -> str:
        return f"bid {self.card}"


class Toast(Move, frozen=True):
    words: Annotated[str, msgspec.Meta(min_length=1, max_length=20)]

    def __str__(self) -> str:
        return f"say {self.words}"


class Silence(Move, frozen=True):
    """What a winner says who takes too long."""

    def __str__(self) -> str:
        return "silence"


SealedMove = Bid | Toast | Silence


class SealedEvent(Event, frozen=True):
    prefix: ClassVar[str] = "sealed"
    seat: int


class Laid(SealedEvent, frozen=True):
    """Others see that a card was laid, not which."""

    rule = "SEA-2"
    card: int | None

    def places(self) -> tuple[str, ...]:
        return ("hand",)

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Laid(self.seat, None)

    @property
    def arguments(self) -> Mapping[str, str | int]:
        return {"seat": self.seat + 1, "card": self.card or 0}


class Shown(SealedEvent, frozen=True):
    rule = "SEA-3"
    reveals = True
    card: int


class Scored(SealedEvent, frozen=True):
    rule = "SEA-4"
    points: int

    def gains(self) -> Mapping[int, int]:
        return {self.seat: self.points}


class Toasted(SealedEvent, frozen=True):
    rule = "SEA-5"
    words: str


class Drew(SealedEvent, frozen=True):
    rule = "SEA-6"
    reveals = True
    card: int | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Drew(self.seat, None)

    @property
    def arguments(self) -> Mapping[str, str | int]:
        return {"seat": self.seat + 1, "card": self.card or 0}


class Over(Event, frozen=True):
    prefix: ClassVar[str] = "sealed"
    rule = "SEA-7"
    first: tuple[int, ...]

    def winners(self) -> tuple[int, ...]:
        return self.first

    @property
    def arguments(self) -> Mapping[str, str | int]:
        return {"seats": ", ".join(str(seat + 1) for seat in self.first)}


class SealedState(AgendaState[SealedMove]):
    __slots__ = ("deck", "hands", "laid", "out", "scores", "toast")

    hands: list[list[int]]
    laid: list[int]  # 0 for none
    deck: list[int]
    out: list[int]
    scores: list[int]
    toast: str

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.hands = [hand[:] for hand in self.hands]
        twin.laid = self.laid[:]
        twin.deck = self.deck[:]
        twin.out = self.out[:]
        twin.scores = self.scores[:]
        twin.toast = self.toast
        twin.agenda = self.agenda[:]
        twin.asked = self.asked
        return twin

    def data(self) -> tuple[Any, ...]:
        return (
            self.hands, self.laid, self.deck, self.out, self.scores, self.toast, self.agenda,
        )  # fmt: skip

    # A round: everyone bids, all is shown, the winner rolls and toasts, everyone draws

    def do_round(self, chance: Chance, tell: Tell) -> None:
        self.laid = [0] * len(self.hands)
        self.first(("bid",), ("show",), ("draw",))

    def ask_bid(self) -> Mapping[int, Ask[SealedMove]]:
        return {
            seat: Ask(
                "SEA-2",
                "sealed-ask-bid",
                (Bid,),
                [Bid(card) for card in hand],
                optional=self.laid[seat] > 0,
            )
            for seat, hand in enumerate(self.hands)
        }

    def answer_bid(self, seat: int, move: Bid, chance: Chance, tell: Tell) -> None:
        if self.laid[seat]:
            self.hands[seat].append(self.laid[seat])
        self.hands[seat].remove(move.card)
        self.hands[seat].sort()
        self.laid[seat] = move.card
        tell and tell(Laid(seat, move.card))
        if not all(self.laid):
            self.first(("bid",))

    def do_show(self, chance: Chance, tell: Tell) -> None:
        for seat, card in enumerate(self.laid):
            self.out.append(card)
            tell and tell(Shown(seat, card))
        winner = self.laid.index(max(self.laid))
        self.laid = [0] * len(self.hands)
        self.first(("score", winner), ("toast", winner))

    def do_score(self, chance: Chance, tell: Tell, winner: int) -> None:
        (bonus,) = chance.roll("bonus")
        points = 2 if bonus == 6 else 1
        self.scores[winner] += points
        tell and tell(Scored(winner, points))

    def ask_toast(self, winner: int) -> Mapping[int, Ask[SealedMove]]:
        def propose(chance: Chance) -> Toast:
            return Toast(chance.pick("toast", ("cheers", "na zdraví", "to the loser")))

        ask: Ask[SealedMove] = Ask(
            "SEA-5", "sealed-ask-toast", (Toast,), propose=propose, overdue=Silence()
        )
        return {winner: ask}

    def answer_toast(
        self, seat: int, move: Toast | Silence, chance: Chance, tell: Tell, winner: int
    ) -> None:
        self.toast = move.words if isinstance(move, Toast) else "…"
        tell and tell(Toasted(seat, self.toast))

    def do_draw(self, chance: Chance, tell: Tell) -> None:
        for seat, hand in enumerate(self.hands):
            if self.deck:
                card = self.deck.pop()
                hand.append(card)
                hand.sort()
                tell and tell(Drew(seat, card))

    def do_end(self, chance: Chance, tell: Tell) -> None:
        tell and tell(Over(self.best()))

    def best(self) -> tuple[int, ...]:
        most = max(self.scores)
        return tuple(seat for seat, score in enumerate(self.scores) if score == most)

    def refuse_bid(self, seat: int, move: Bid) -> Refusal | None:
        if move.card not in self.hands[seat]:
            return Refusal("SEA-2", "sealed-not-held", card=move.card)
        return None

    def refuse_toast(self, seat: int, move: Toast, winner: int) -> Refusal | None:
        if not re.fullmatch(r"[^\W\d_]+(?: [^\W\d_]+)*", move.words) or len(move.words) > 20:
            return Refusal("SEA-5", "sealed-toast")
        return None

    def unasked(self, seat: int, move: SealedMove) -> Refusal | None:
        return Refusal("SEA-5", "sealed-toast-of-winners") if isinstance(move, Toast) else None

    @property
    def result(self) -> Result | None:
        if self.agenda:
            return None
        places = tuple(1 + sum(other > own for other in self.scores) for own in self.scores)
        return Result(places, tuple(self.scores), "SEA-7", "sealed-end")


class SealedView(View, frozen=True):
    seat: int | None
    hand: tuple[int, ...]
    hands: tuple[int, ...]  # how many cards each holds
    laid: tuple[bool, ...]
    mine: int
    deck: int
    out: tuple[int, ...]
    scores: tuple[int, ...]
    toast: str
    agenda: tuple[tuple[str | int, ...], ...]


class Sealed(Game[SealedState, SealedMove, SealedView]):
    id = "sealed"
    name = "Sealed bids"
    prefix = "SEA"
    package = __name__
    rules_version = 1
    seats = (2, 3)
    options: ClassVar = {"rounds": (3, 2)}
    events: ClassVar[tuple[type[Event], ...]] = (Laid, Shown, Scored, Toasted, Drew, Over)
    view_type = SealedView
    state_type: type[SealedState] = SealedState

    def start(self, setup: Setup, chance: Chance, tell: Tell = None) -> SealedState:
        state = self.state_type()
        state.deck = list(CARDS)
        chance.shuffle("deck", state.deck)
        state.hands = [sorted(state.deck.pop() for _ in range(HAND)) for _ in range(setup.seats)]
        state.laid = [0] * setup.seats
        state.out = []
        state.scores = [0] * setup.seats
        state.toast = ""
        state.agenda = []
        state.asked = None
        state.first(*[("round",)] * int(setup.options["rounds"]), ("end",))
        state.proceed(chance, tell)
        return state

    def read(self, text: str) -> SealedMove:
        if text == "silence":
            return Silence()
        if found := re.fullmatch(r"bid ([1-9]|1[0-2])", text, re.ASCII):
            return Bid(int(found[1]))
        if text.startswith("say ") and 1 <= len(text) - 4 <= 20:
            return Toast(text[4:])
        raise Unreadable("ROOM-2", "sealed-unreadable")

    def view(self, state: SealedState, seat: int | None) -> SealedView:
        return SealedView(
            seat=seat,
            hand=() if seat is None else tuple(state.hands[seat]),
            hands=tuple(map(len, state.hands)),
            laid=tuple(card > 0 for card in state.laid),
            mine=0 if seat is None else state.laid[seat],
            deck=len(state.deck),
            out=tuple(state.out),
            scores=tuple(state.scores),
            toast=state.toast,
            agenda=tuple(state.agenda),
        )

    def imagine(self, view: SealedView, chance: Chance) -> SealedState:
        unseen = [card for card in CARDS if card not in {*view.hand, view.mine, *view.out}]
        chance.shuffle("imagined", unseen)
        state = self.state_type()
        state.hands, state.laid = [], []
        for seat, (held, laid) in enumerate(zip(view.hands, view.laid, strict=True)):
            if seat == view.seat:
                state.hands.append(list(view.hand))
                state.laid.append(view.mine)
            else:
                state.hands.append(sorted(unseen.pop() for _ in range(held)))
                state.laid.append(unseen.pop() if laid else 0)
        state.deck = unseen
        state.out = list(view.out)
        state.scores = list(view.scores)
        state.toast = view.toast
        state.agenda = list(view.agenda)
        state.asked = None
        return state

    def swapped(self, state: SealedState, seat: int | None, chance: Chance) -> SealedState:
        twin = state.copy()
        others = [other for other in range(len(state.hands)) if other != seat]
        hidden = twin.deck[:]
        for other in others:
            hidden += twin.hands[other] + [card for card in [twin.laid[other]] if card]
        chance.shuffle("swapped", hidden)
        for other in others:
            twin.hands[other] = sorted(hidden.pop() for _ in twin.hands[other])
            twin.laid[other] = hidden.pop() if twin.laid[other] else 0
        twin.deck = hidden
        return twin

    def draw(self, view: SealedView, say: Say, marked: Collection[str] = ()) -> Drawing:
        return [
            [Span(say("sealed-hand", cards=" ".join(map(str, view.hand)) or "–"))],
            [Span(say("sealed-scores", scores=" : ".join(map(str, view.scores))))],
        ]

    def bound(self, setup: Setup) -> int:
        return int(setup.options["rounds"]) * (setup.seats + 1)


SEALED = Sealed()
