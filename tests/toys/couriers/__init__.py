"""Couriers: one card in the hand, one drawn, one played. A toy of hidden hands and deduction.

Cards are drawn by chance, whoever is caught drops out, and who wins enough rounds has won.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from typing import Any, ClassVar, Self

from deskoherna.kernel import (
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
    State,
    Tell,
    Unreadable,
    View,
)

SCOUT, DUEL, GUARD, HERALD, CROWN = CARDS = range(1, 6)
NAMES = ("", "scout", "duel", "guard", "herald", "crown")
DECK = Counter({SCOUT: 5, DUEL: 4, GUARD: 3, HERALD: 3, CROWN: 1})
AIMED = (SCOUT, DUEL, HERALD)


class Send(Move, frozen=True):
    """A card, whom it is sent to, and for a scout the card that is looked for; 0 for none."""

    card: int
    to: int = 0  # counted from 1
    sought: int = 0

    def __str__(self) -> str:
        words = (NAMES[self.card], str(self.to or ""), NAMES[self.sought])
        return " ".join(word for word in words if word)


class CouriersEvent(Event, frozen=True):
    prefix: ClassVar[str] = "couriers"
    seat: int


class Drew(CouriersEvent, frozen=True):
    rule = "COU-2"
    reveals = True
    card: int

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Drew(self.seat, 0)


class Sent(CouriersEvent, frozen=True):
    rule = "COU-3"
    card: int
    to: int
    sought: int


class Changed(CouriersEvent, frozen=True):
    """A hand was laid open, and another card drawn."""

    rule = "COU-7"
    reveals = True
    card: int


class DroppedOut(CouriersEvent, frozen=True):
    rule = "COU-8"
    reveals = True
    card: int


class Shown(Event, frozen=True):
    """The hands at the end of a round, and who has won it."""

    prefix: ClassVar[str] = "couriers"
    rule = "COU-9"
    reveals = True
    hands: tuple[int, ...]
    best: tuple[int, ...]

    def gains(self) -> Mapping[int, int]:
        return dict.fromkeys(self.best, 1)

    @property
    def arguments(self) -> Mapping[str, str | int]:
        return {
            "hands": " ".join(NAMES[hand] or "–" for hand in self.hands),
            "seats": ", ".join(str(seat + 1) for seat in self.best),
        }


class Won(Event, frozen=True):
    prefix: ClassVar[str] = "couriers"
    rule = "COU-10"
    first: tuple[int, ...]

    def winners(self) -> tuple[int, ...]:
        return self.first

    @property
    def arguments(self) -> Mapping[str, str | int]:
        return {"seats": ", ".join(str(seat + 1) for seat in self.first)}


class CouriersState(State[Send]):
    __slots__ = ("aside", "deck", "drawn", "goal", "hands", "safe", "scores", "sent", "turn")

    hands: list[int]  # 0 for whoever is out
    drawn: int  # by the seat whose turn it is
    deck: list[int]  # sorted
    aside: int  # the card that nobody sees, until it has to be drawn
    sent: list[int]  # all cards that lie open
    safe: list[bool]
    turn: int
    scores: list[int]  # rounds won
    goal: int  # rounds to win

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.hands, twin.drawn = self.hands[:], self.drawn
        twin.deck, twin.aside, twin.sent = self.deck[:], self.aside, self.sent[:]
        twin.safe, twin.turn = self.safe[:], self.turn
        twin.scores, twin.goal = self.scores[:], self.goal
        return twin

    def data(self) -> tuple[Any, ...]:
        return (
            self.hands, self.drawn, self.deck, self.aside, self.sent, self.safe, self.turn,
            self.scores, self.goal,
        )  # fmt: skip

    @property
    def over(self) -> bool:
        return max(self.scores) >= self.goal

    def asks(self) -> Mapping[int, Ask[Send]]:
        if self.over:
            return {}
        cards = {self.hands[self.turn], self.drawn}
        moves = [move for card in sorted(cards) for move in self.sends(card)]
        return {self.turn: Ask("COU-3", "couriers-ask", (Send,), moves)}

    def sends(self, card: int) -> Iterator[Send]:
        """The ways to play a card; without anybody to send it to, it does nothing."""
        others = self.others() if card in AIMED else []
        if not others:
            yield Send(card)
        for other in others:
            if card == SCOUT:
                yield from (Send(card, other + 1, sought) for sought in CARDS[1:])
            else:
                yield Send(card, other + 1)

    def others(self) -> list[int]:
        """Those who are in and not safe (COU-6)."""
        return [
            seat
            for seat, hand in enumerate(self.hands)
            if hand and seat != self.turn and not self.safe[seat]
        ]

    def refusal(self, seat: int, move: Send) -> Refusal | None:
        if move.card not in (self.hands[seat], self.drawn):
            return Refusal("COU-3", "couriers-not-held")
        return None if move in self.sends(move.card) else Refusal("COU-3", "couriers-not-so")

    def play(self, seat: int, move: Send, chance: Chance, tell: Tell = None) -> None:
        card, other = move.card, move.to - 1
        if card == self.hands[seat]:
            self.hands[seat] = self.drawn
        self.drawn = 0
        self.sent.append(card)
        tell and tell(Sent(seat, card, move.to, move.sought))
        if card == GUARD:
            self.safe[seat] = True
        elif card == CROWN:
            self.drop_out(seat, tell)  # COU-8
        elif other >= 0:
            self.deliver(seat, move, other, chance, tell)
        self.next_turn(chance, tell)

    def deliver(self, seat: int, move: Send, other: int, chance: Chance, tell: Tell) -> None:
        hands = self.hands
        if move.card == SCOUT:
            if hands[other] == move.sought:  # COU-4
                self.drop_out(other, tell)
        elif move.card == DUEL:
            self.drop_out(other if hands[seat] > hands[other] else seat, tell)  # COU-5
        elif hands[other] == CROWN:
            self.drop_out(other, tell)
        else:
            self.sent.append(hands[other])
            tell and tell(Changed(other, hands[other]))
            hands[other] = self.next_card(chance)  # COU-7
            tell and tell(Drew(other, hands[other]))

    def drop_out(self, seat: int, tell: Tell) -> None:
        tell and tell(DroppedOut(seat, self.hands[seat]))
        self.sent.append(self.hands[seat])
        self.hands[seat] = 0

    def next_card(self, chance: Chance) -> int:
        if self.deck:
            return self.deck.pop(chance.below("card", len(self.deck)))
        card, self.aside = self.aside, 0
        return card

    def next_turn(self, chance: Chance, tell: Tell) -> None:
        left = [seat for seat, hand in enumerate(self.hands) if hand]
        if len(left) == 1 or not self.deck:  # COU-9
            self.end_round(chance, tell)
        else:
            later = [seat for seat in left if seat > self.turn]
            self.begin_turn((later or left)[0], chance, tell)

    def begin_turn(self, seat: int, chance: Chance, tell: Tell) -> None:
        self.turn = seat
        self.safe[seat] = False
        self.drawn = self.next_card(chance)
        tell and tell(Drew(seat, self.drawn))

    def end_round(self, chance: Chance, tell: Tell) -> None:
        best = self.best()
        for seat in best:
            self.scores[seat] += 1
        tell and tell(Shown(tuple(self.hands), best))
        if self.over:
            tell and tell(Won(self.leading()))
        else:
            self.deal(chance, tell)
            self.begin_turn(best[0], chance, tell)

    def deal(self, chance: Chance, tell: Tell) -> None:
        cards, seats = list(DECK.elements()), len(self.scores)
        chance.shuffle("deck", cards)
        self.hands = [cards.pop() for _ in range(seats)]
        self.aside, self.deck, self.sent = cards.pop(), sorted(cards), []
        self.safe = [False] * seats
        for seat, card in enumerate(self.hands):
            tell and tell(Drew(seat, card))

    def best(self) -> tuple[int, ...]:
        highest = max(self.hands)
        return tuple(seat for seat, hand in enumerate(self.hands) if hand == highest)

    def leading(self) -> tuple[int, ...]:
        return tuple(n for n, score in enumerate(self.scores) if score == max(self.scores))

    @property
    def result(self) -> Result | None:
        if not self.over:
            return None
        places = tuple(1 + sum(other > own for other in self.scores) for own in self.scores)
        return Result(places, tuple(self.scores), "COU-10", "couriers-end")


class CouriersView(View, frozen=True):
    seat: int | None
    hands: tuple[int, ...]  # one's own, at the end all; 0 for the others
    holds: tuple[bool, ...]
    drawn: int
    deck: int
    aside: bool
    sent: tuple[int, ...]
    safe: tuple[bool, ...]
    turn: int
    scores: tuple[int, ...]
    goal: int


class Couriers(Game[CouriersState, Send, CouriersView]):
    id = "couriers"
    name = "Couriers"
    prefix = "COU"
    package = __name__
    rules_version = 1
    seats = (2, 3, 4)
    options: ClassVar = {"rounds": (5, 1)}
    events = (Drew, Sent, Changed, DroppedOut, Shown, Won)
    view_type = CouriersView

    def start(self, setup: Setup, chance: Chance, tell: Tell = None) -> CouriersState:
        state = CouriersState()
        state.scores, state.goal = [0] * setup.seats, int(setup.options["rounds"])
        state.deal(chance, tell)
        state.begin_turn(0, chance, tell)
        return state

    def read(self, text: str) -> Send:
        cards = "|".join(NAMES[1:])
        if found := re.fullmatch(rf"({cards})(?: ([1-4]))?(?: ({cards}))?", text, re.ASCII):
            card, to, sought = found[1], int(found[2] or 0), found[3] or ""
            return Send(NAMES.index(card), to, NAMES.index(sought))
        raise Unreadable("ROOM-2", "couriers-unreadable")

    def view(self, state: CouriersState, seat: int | None) -> CouriersView:
        hands = [hand if state.over or n == seat else 0 for n, hand in enumerate(state.hands)]
        return CouriersView(
            seat=seat,
            hands=tuple(hands),
            holds=tuple(hand > 0 for hand in state.hands),
            drawn=state.drawn if seat == state.turn else 0,
            deck=len(state.deck),
            aside=state.aside > 0,
            sent=tuple(state.sent),
            safe=tuple(state.safe),
            turn=state.turn,
            scores=tuple(state.scores),
            goal=state.goal,
        )

    def imagine(self, view: CouriersView, chance: Chance) -> CouriersState:
        unseen = list((DECK - Counter((*view.hands, view.drawn, *view.sent))).elements())
        chance.shuffle("imagined", unseen)
        state = CouriersState()
        state.hands = [
            known or (unseen.pop() if holds else 0)
            for known, holds in zip(view.hands, view.holds, strict=True)
        ]
        state.scores, state.goal = list(view.scores), view.goal
        state.drawn = 0 if state.over else view.drawn or unseen.pop()
        state.aside = unseen.pop() if view.aside else 0
        state.deck, state.sent = sorted(unseen), list(view.sent)
        state.safe, state.turn = list(view.safe), view.turn
        return state

    def swapped(self, state: CouriersState, seat: int | None, chance: Chance) -> CouriersState:
        twin = state.copy()
        hidden = [n for n, hand in enumerate(state.hands) if hand and n != seat and not state.over]
        drawn = not state.over and state.turn != seat
        cards = [*state.deck, *(state.hands[other] for other in hidden)]
        cards += [state.aside] * (state.aside > 0) + [state.drawn] * drawn
        chance.shuffle("swapped", cards)
        for other in hidden:
            twin.hands[other] = cards.pop()
        twin.drawn = cards.pop() if drawn else state.drawn
        twin.aside = cards.pop() if state.aside else 0
        twin.deck = sorted(cards)
        return twin

    def draw(self, view: CouriersView, say: Say, marked: Collection[str] = ()) -> Drawing:
        hands = [
            NAMES[card] or ("?" if holds else "–")
            for card, holds in zip(view.hands, view.holds, strict=True)
        ]
        return [
            [Span(say("couriers-hands", hands=" ".join(hands)))],
            [Span(say("couriers-scores", scores=" : ".join(map(str, view.scores))))],
            [Span(say("couriers-drawn", card=NAMES[view.drawn] or "–"))],
            [
                Span(
                    say(
                        "couriers-sent-all",
                        cards=" ".join(NAMES[card] for card in view.sent) or "–",
                    )
                )
            ],
        ]

    def bound(self, setup: Setup) -> int:
        return DECK.total() * (setup.seats * (int(setup.options["rounds"]) - 1) + 1)


COURIERS = Couriers()
