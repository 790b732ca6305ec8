"""The checks can fail: each fault below, put into a toy, is caught by the check made for it."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import count
from typing import Any, ClassVar, Self, cast, overload

import msgspec
import pytest

from conformance import checks
from conformance.checks import Check
from conformance.play import Case
from deskoherna.kernel import Ask, Chance, Drawing, Event, Refusal, Say, Setup, Tell
from toys.sealed import (
    Bid,
    Drew,
    Laid,
    Over,
    Scored,
    Sealed,
    SealedState,
    SealedView,
    Shown,
    Toast,
)

Broken = type[Sealed]
FAULTS: list[tuple[Check, Broken]] = []


def caught_by(check: Check) -> Any:
    def register(broken: Broken) -> Broken:
        FAULTS.append((check, broken))
        return broken

    return register


@pytest.mark.parametrize(
    ("check", "broken"), FAULTS, ids=lambda item: getattr(item, "__name__", str(item))
)
def test_fault_is_caught(check: Check, broken: Broken) -> None:
    game = broken()
    cases = [Case(game, game.setup(seats), seed=seed) for seats in (2, 3) for seed in range(3)]
    with pytest.raises((AssertionError, KeyError, msgspec.ValidationError)):
        for case in cases:
            check(case)


@pytest.mark.parametrize("check", checks.CHECKS, ids=lambda check: check.__name__)
def test_every_check_has_a_fault_to_catch(check: Check) -> None:
    assert check in {caught for caught, _ in FAULTS}


class Faulty(SealedState):
    """Bids as the toy does; faults are put on top of it."""

    __slots__ = ()

    def bids(self) -> Mapping[int, Ask[Bid | Toast]]:
        return super().ask_bid()

    def changed(self, **changes: Any) -> Mapping[int, Ask[Bid | Toast]]:
        return {seat: msgspec.structs.replace(ask, **changes) for seat, ask in self.bids().items()}


@caught_by(checks.copies_are_independent)
class CopySharesScores(Sealed):
    class state_type(SealedState):  # noqa: N801
        __slots__ = ()

        def copy(self) -> Self:
            twin = super().copy()
            twin.scores = self.scores
            return twin


@caught_by(checks.copies_are_independent)
class CopyForgetsTheToast(Sealed):
    class state_type(SealedState):  # noqa: N801
        __slots__ = ()

        def copy(self) -> Self:
            twin = super().copy()
            twin.toast = ""
            return twin


class LiveBids(Sequence[Bid | Toast]):
    """Looks into the hand whenever it is asked, also when the game has gone on."""

    def __init__(self, hand: list[int]) -> None:
        self.hand = hand

    def __len__(self) -> int:
        return len(self.hand)

    @overload
    def __getitem__(self, index: int) -> Bid: ...
    @overload
    def __getitem__(self, index: slice) -> list[Bid]: ...
    def __getitem__(self, index: int | slice) -> Any:
        return [Bid(card) for card in self.hand][index]


@caught_by(checks.history_stays_frozen)
class AsksChangeLater(Sealed):
    class state_type(Faulty):  # noqa: N801
        __slots__ = ()

        def ask_bid(self) -> Mapping[int, Ask[Bid | Toast]]:
            return {
                seat: msgspec.structs.replace(ask, moves=LiveBids(self.hands[seat]))
                for seat, ask in self.bids().items()
            }


@caught_by(checks.legal_is_what_is_accepted)
class OffersWhatItRefuses(Sealed):
    class state_type(Faulty):  # noqa: N801
        __slots__ = ()

        def ask_bid(self) -> Mapping[int, Ask[Bid | Toast]]:
            return self.changed(moves=[Bid(card) for card in (1, 2, 3, 4)])


@caught_by(checks.legal_is_what_is_accepted)
class AcceptsWhatItDoesNotOffer(Sealed):
    class state_type(Faulty):  # noqa: N801
        __slots__ = ()

        def ask_bid(self) -> Mapping[int, Ask[Bid | Toast]]:
            return {
                seat: msgspec.structs.replace(ask, moves=ask.moves[:1])
                for seat, ask in self.bids().items()
            }


@caught_by(checks.refusals_give_reasons)
class RefusesWithoutARule(Sealed):
    class state_type(SealedState):  # noqa: N801
        __slots__ = ()

        def refusal(self, seat: int, move: Bid | Toast) -> Refusal | None:
            refusal = super().refusal(seat, move)
            return refusal and Refusal("SEA-99", refusal.key, **refusal.arguments)


@caught_by(checks.refusals_give_reasons)
class RefusesWithoutWords(Sealed):
    class state_type(SealedState):  # noqa: N801
        __slots__ = ()

        def refusal(self, seat: int, move: Bid | Toast) -> Refusal | None:
            refusal = super().refusal(seat, move)
            return refusal and Refusal(refusal.rule, "sealed-because")


@caught_by(checks.refusals_give_reasons)
class RefusingChangesTheToast(Sealed):
    class state_type(SealedState):  # noqa: N801
        __slots__ = ()

        def refusal(self, seat: int, move: Bid | Toast) -> Refusal | None:
            if refusal := super().refusal(seat, move):
                self.toast += "!"
            return refusal


@caught_by(checks.notation_is_unique_and_inverse)
class ReadsAnotherMove(Sealed):
    def read(self, text: str) -> Bid | Toast:
        move = super().read(text)
        return Bid(1) if isinstance(move, Bid) else move


class Blurred(Bid, frozen=True):
    def __str__(self) -> str:
        return "bid 7"


@caught_by(checks.notation_is_unique_and_inverse)
class WritesAllMovesAlike(Sealed):
    class state_type(Faulty):  # noqa: N801
        __slots__ = ()

        def ask_bid(self) -> Mapping[int, Ask[Bid | Toast]]:
            return {
                seat: msgspec.structs.replace(
                    ask, moves=[Blurred(cast("Bid", bid).card) for bid in ask.moves]
                )
                for seat, ask in self.bids().items()
            }


class Counting(SealedState):
    """Depends on something that is not part of the state."""

    __slots__ = ()
    calls: ClassVar[Iterator[int]] = count()

    def do_draw(self, chance: Chance, tell: Tell) -> None:
        super().do_draw(chance, tell)
        self.deck = sorted(self.deck, reverse=bool(next(self.calls) % 3))

    def answer_bid(self, seat: int, move: Bid, chance: Chance, tell: Tell) -> None:
        super().answer_bid(seat, move, chance, tell)
        if next(self.calls) % 3:
            self.deck.reverse()


@caught_by(checks.replay_gives_the_same_bytes)
@caught_by(checks.undo_goes_back)
class DependsOnTheOutside(Sealed):
    state_type = Counting


@caught_by(checks.same_seed_same_game)
class RollsGlobalDice(Sealed):
    def start(self, setup: Setup, chance: Chance, tell: Tell = None) -> SealedState:
        state = super().start(setup, chance, tell)
        random.shuffle(state.deck)
        return state


@caught_by(checks.same_seed_same_game)
class TouchesTheGlobalGenerator(Sealed):
    def start(self, setup: Setup, chance: Chance, tell: Tell = None) -> SealedState:
        random.random()
        return super().start(setup, chance, tell)


class LooseView(SealedView, frozen=True):
    extra: frozenset[int] = frozenset()


@caught_by(checks.views_are_typed)
class ShowsAnotherType(Sealed):
    def view(self, state: SealedState, seat: int | None) -> SealedView:
        return LooseView(**msgspec.structs.asdict(super().view(state, seat)))


@caught_by(checks.views_are_typed)
class ShowsWrongTypes(Sealed):
    def view(self, state: SealedState, seat: int | None) -> SealedView:
        view = super().view(state, seat)
        return msgspec.structs.replace(view, scores=list(view.scores))


@caught_by(checks.secrets_stay_secret)
class ViewLeaks(Sealed):
    def view(self, state: SealedState, seat: int | None) -> SealedView:
        return msgspec.structs.replace(super().view(state, seat), deck=state.deck[-1])


@caught_by(checks.secrets_stay_secret)
class AskLeaks(Sealed):
    class state_type(Faulty):  # noqa: N801
        __slots__ = ()

        def ask_bid(self) -> Mapping[int, Ask[Bid | Toast]]:
            return self.changed(arguments={"top": self.deck[-1] if self.deck else 0})


@caught_by(checks.secrets_stay_secret)
class WhoIsAskedLeaks(Sealed):
    """Only those who hold a high card are waited for."""

    class state_type(Faulty):  # noqa: N801
        __slots__ = ()

        def ask_bid(self) -> Mapping[int, Ask[Bid | Toast]]:
            return {
                seat: msgspec.structs.replace(ask, optional=max(self.hands[seat]) < 9)
                for seat, ask in self.bids().items()
            }


@caught_by(checks.secrets_stay_secret)
class RefusalLeaks(Sealed):
    class state_type(SealedState):  # noqa: N801
        __slots__ = ()

        def refusal(self, seat: int, move: Bid | Toast) -> Refusal | None:
            refusal = super().refusal(seat, move)
            if refusal and isinstance(move, Bid) and move.card in self.deck:
                return Refusal("SEA-1", "sealed-not-held", card=move.card)
            return refusal


class OpenlyLaid(Laid, frozen=True, tag="laid"):
    def seen_by(self, seat: int | None) -> Event:
        return self


@caught_by(checks.secrets_stay_secret)
class EventLeaks(Sealed):
    class state_type(SealedState):  # noqa: N801
        __slots__ = ()

        def do_draw(self, chance: Chance, tell: Tell) -> None:
            mine: list[Event] = []
            super().do_draw(chance, mine)
            if tell is not None:
                tell.extend(
                    OpenlyLaid(event.seat, event.card) if isinstance(event, Drew) else event
                    for event in mine
                )


class CarelesslyDrawn(Drew, frozen=True, tag="drew"):
    reveals: ClassVar[bool] = False

    @property
    def key(self) -> str:
        return "sealed-drew"


@caught_by(checks.secrets_stay_secret)
class PreviewLeaks(Sealed):
    class state_type(SealedState):  # noqa: N801
        __slots__ = ()

        def do_draw(self, chance: Chance, tell: Tell) -> None:
            mine: list[Event] = []
            super().do_draw(chance, mine)
            if tell is not None:
                tell.extend(
                    CarelesslyDrawn(event.seat, event.card)
                    for event in mine
                    if isinstance(event, Drew)
                )


@caught_by(checks.secrets_stay_secret)
class NothingIsSwapped(Sealed):
    def swapped(self, state: SealedState, seat: int | None, chance: Chance) -> SealedState:
        return state.copy()


@caught_by(checks.imagined_worlds_agree_and_vary)
class ImaginesAnotherHand(Sealed):
    def imagine(self, view: SealedView, chance: Chance) -> SealedState:
        state = super().imagine(view, chance)
        if view.seat is not None and state.deck and state.hands[view.seat]:
            hand = state.hands[view.seat]
            hand[0], state.deck[0] = state.deck[0], hand[0]
        return state


@caught_by(checks.imagined_worlds_agree_and_vary)
class ImaginesOneWorldOnly(Sealed):
    def imagine(self, view: SealedView, chance: Chance) -> SealedState:
        class Still(Chance):
            def draw(self, label: str, *bounds: int) -> tuple[int, ...]:
                return (0,) * len(bounds)

        return super().imagine(view, Still())


@caught_by(checks.games_end)
class GoesOnForever(Sealed):
    class state_type(SealedState):  # noqa: N801
        __slots__ = ()

        def do_draw(self, chance: Chance, tell: Tell) -> None:
            for hand in self.hands:
                hand.append(self.out.pop(0))
            self.first(("round",))


@caught_by(checks.games_end)
class AsksWhenItIsOver(Sealed):
    class state_type(Faulty):  # noqa: N801
        __slots__ = ()

        def asks(self) -> Mapping[int, Ask[Bid | Toast]]:
            return super().asks() or self.bids()


class DoubleScore(Scored, frozen=True, tag="scored"):
    @property
    def key(self) -> str:
        return "sealed-scored"

    def gains(self) -> Mapping[int, int]:
        return {self.seat: 2 * self.points}


@caught_by(checks.results_are_what_events_say)
class EventsCountDouble(Sealed):
    class state_type(SealedState):  # noqa: N801
        __slots__ = ()

        def do_score(self, chance: Chance, tell: Tell, winner: int) -> None:
            mine: list[Event] = []
            super().do_score(chance, mine, winner)
            if tell is not None:
                tell.extend(DoubleScore(winner, cast("Scored", event).points) for event in mine)


@caught_by(checks.results_are_what_events_say)
class EventsNameTheLast(Sealed):
    class state_type(SealedState):  # noqa: N801
        __slots__ = ()

        def do_end(self, chance: Chance, tell: Tell) -> None:
            if tell is not None:
                tell.append(Over((self.scores.index(min(self.scores)),)))


@caught_by(checks.previews_come_true)
class PreviewIsWrong(Sealed):
    class state_type(SealedState):  # noqa: N801
        __slots__ = ()

        def preview(self, seat: int, move: Bid | Toast) -> list[Event]:
            return [Shown(seat, 1)]


@caught_by(checks.previews_come_true)
class PreviewPlays(Sealed):
    class state_type(SealedState):  # noqa: N801
        __slots__ = ()

        def preview(self, seat: int, move: Bid | Toast) -> list[Event]:
            self.toast = str(move)
            return []


class Nameless(Shown, frozen=True):
    """There is no message for it."""


@caught_by(checks.everything_is_told_in_both_languages)
class EventWithoutWords(Sealed):
    class state_type(SealedState):  # noqa: N801
        __slots__ = ()

        def do_show(self, chance: Chance, tell: Tell) -> None:
            super().do_show(chance, tell)
            if tell is not None:
                tell.append(Nameless(0, 1))


@caught_by(checks.everything_is_told_in_both_languages)
class BoardWithoutWords(Sealed):
    def draw(self, view: SealedView, say: Say, marked: Collection[str] = ()) -> Drawing:
        say("sealed-no-such-message")
        return []


def test_the_toy_itself_is_sound() -> None:
    game = Sealed()
    for check in checks.CHECKS:
        for seed in range(3):
            check(Case(game, game.setup(3), seed=seed))
