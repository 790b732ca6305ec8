"""Toys that copy, offer, refuse, count, end or tell wrongly."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from typing import Any, ClassVar, Self, cast, overload

import msgspec

from conformance.faults import Faulty, caught_by
from deskoherna.kernel import (
    Ask,
    Chance,
    Event,
    Moves,
    Refusal,
    Result,
    Setup,
    Tell,
)
from deskoherna.testing.checks import moves, states, words
from toys.sealed import (
    Bid,
    Over,
    Scored,
    Sealed,
    SealedMove,
    SealedState,
    SealedView,
    Shown,
    Silence,
)


class SharingHands(SealedState):
    __slots__ = ()

    def copy(self) -> Self:
        twin = super().copy()
        twin.hands = self.hands
        return twin


@caught_by(states.copies_are_independent, "check-copy-shared", "scores[")
class CopySharesScores(Sealed):
    class state_type(SealedState):  # noqa: N801
        __slots__ = ()

        def copy(self) -> Self:
            twin = super().copy()
            twin.scores = self.scores
            return twin


@caught_by(states.copies_are_independent, "check-copy-differs", "toast: ")
class CopyForgetsTheToast(Sealed):
    class state_type(SealedState):  # noqa: N801
        __slots__ = ()

        def copy(self) -> Self:
            twin = super().copy()
            twin.toast = ""
            return twin


class LiveBids(Sequence[SealedMove]):
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


@caught_by(states.history_stays_frozen, "check-ask-changed", "asks[0].moves[0]: ")
class AsksChangeLater(Sealed):
    class state_type(SharingHands):  # noqa: N801
        __slots__ = ()

        def ask_bid(self) -> Mapping[int, Ask[SealedMove]]:
            return {
                seat: msgspec.structs.replace(ask, moves=LiveBids(self.hands[seat]))
                for seat, ask in super().ask_bid().items()
            }


@caught_by(moves.legal_is_what_is_accepted, "check-offer-refused")
class OffersWhatItRefuses(Sealed):
    class state_type(Faulty):  # noqa: N801
        __slots__ = ()

        def ask_bid(self) -> Mapping[int, Ask[SealedMove]]:
            return self.changed(moves=[Bid(card) for card in (1, 2, 3, 4)])


@caught_by(moves.legal_is_what_is_accepted, "check-listed")
class AcceptsWhatItDoesNotOffer(Sealed):
    class state_type(Faulty):  # noqa: N801
        __slots__ = ()

        def ask_bid(self) -> Mapping[int, Ask[SealedMove]]:
            return {
                seat: msgspec.structs.replace(ask, moves=ask.moves[:1])
                for seat, ask in self.bids().items()
            }


@caught_by(moves.refusals_give_reasons, "check-refusal-rule")
class RefusesWithoutARule(Sealed):
    class state_type(SealedState):  # noqa: N801
        __slots__ = ()

        def refusal(self, seat: int, move: SealedMove) -> Refusal | None:
            refusal = super().refusal(seat, move)
            return refusal and Refusal("SEA-99", refusal.key, **refusal.arguments)


@caught_by(moves.refusals_give_reasons, "check-no-words")
class RefusesWithoutWords(Sealed):
    class state_type(SealedState):  # noqa: N801
        __slots__ = ()

        def refusal(self, seat: int, move: SealedMove) -> Refusal | None:
            refusal = super().refusal(seat, move)
            return refusal and Refusal(refusal.rule, "sealed-because")


@caught_by(moves.refusals_give_reasons, "check-refusing-changed", "toast: ")
class RefusingChangesTheToast(Sealed):
    class state_type(SealedState):  # noqa: N801
        __slots__ = ()

        def refusal(self, seat: int, move: SealedMove) -> Refusal | None:
            if refusal := super().refusal(seat, move):
                self.toast += "!"
            return refusal


@caught_by(moves.notation_is_unique_and_inverse, "check-offer-refused")
class ReadsAnotherMove(Sealed):
    def read(self, text: str) -> SealedMove:
        move = super().read(text)
        return Bid(1) if isinstance(move, Bid) else move


class Blurred(Bid, frozen=True):
    def __str__(self) -> str:
        return "bid 7"


@caught_by(moves.notation_is_unique_and_inverse, "check-offer-refused")
class WritesAllMovesAlike(Sealed):
    class state_type(Faulty):  # noqa: N801
        __slots__ = ()

        def ask_bid(self) -> Mapping[int, Ask[SealedMove]]:
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


@caught_by(states.replay_gives_the_same_bytes, "check-replay-differs", "deck[0]: ")
@caught_by(moves.undo_goes_back, "check-undo", "deck[0]: ")
class DependsOnTheOutside(Sealed):
    state_type = Counting


@caught_by(states.same_seed_same_game, "check-offer-refused")
class RollsGlobalDice(Sealed):
    def start(self, setup: Setup, chance: Chance, tell: Tell = None) -> SealedState:
        state = super().start(setup, chance, tell)
        random.shuffle(state.deck)
        return state


@caught_by(states.same_seed_same_game, "check-global-dice")
class TouchesTheGlobalGenerator(Sealed):
    def start(self, setup: Setup, chance: Chance, tell: Tell = None) -> SealedState:
        random.random()
        return super().start(setup, chance, tell)


@caught_by(states.games_end, "check-endless")
class GoesOnForever(Sealed):
    class state_type(SealedState):  # noqa: N801
        __slots__ = ()

        def do_draw(self, chance: Chance, tell: Tell) -> None:
            for hand in self.hands:
                hand.append(self.out.pop(0))
            self.first(("round",))


@caught_by(states.games_end, "check-asked-after-end")
class AsksWhenItIsOver(Sealed):
    class state_type(Faulty):  # noqa: N801
        __slots__ = ()

        def asks(self) -> Mapping[int, Ask[SealedMove]]:
            return super().asks() or self.bids()


class DoubleScore(Scored, frozen=True, tag="scored"):
    @property
    def key(self) -> str:
        return "sealed-scored"

    def gains(self) -> Mapping[int, int]:
        return {self.seat: 2 * self.points}


@caught_by(states.results_are_what_events_say, "check-scores", "scores[")
class EventsCountDouble(Sealed):
    class state_type(SealedState):  # noqa: N801
        __slots__ = ()

        def do_score(self, chance: Chance, tell: Tell, winner: int) -> None:
            mine: list[Event] = []
            super().do_score(chance, mine.append, winner)
            for event in mine:
                tell and tell(DoubleScore(winner, cast("Scored", event).points))


@caught_by(states.results_are_what_events_say, "check-winners", "winners[0]")
class EventsNameTheLast(Sealed):
    class state_type(SealedState):  # noqa: N801
        __slots__ = ()

        def do_end(self, chance: Chance, tell: Tell) -> None:
            tell and tell(Over((self.scores.index(min(self.scores)),)))


@caught_by(moves.previews_come_true, "check-preview", "events[0].card: ")
class PreviewIsWrong(Sealed):
    class state_type(SealedState):  # noqa: N801
        __slots__ = ()

        def preview(self, seat: int, move: SealedMove) -> list[Event]:
            return [Shown(seat, 1)]


@caught_by(moves.previews_come_true, "check-preview-changed", "toast: ")
class PreviewPlays(Sealed):
    class state_type(SealedState):  # noqa: N801
        __slots__ = ()

        def preview(self, seat: int, move: SealedMove) -> list[Event]:
            self.toast = str(move)
            return []


class Nameless(Shown, frozen=True):
    """There is no message for it."""


@caught_by(words.everything_is_told_in_every_language, "check-no-words")
class EventWithoutWords(Sealed):
    class state_type(SealedState):  # noqa: N801
        __slots__ = ()

        def do_show(self, chance: Chance, tell: Tell) -> None:
            super().do_show(chance, tell)
            tell and tell(Nameless(0, 1))


@caught_by(states.copies_are_independent, "check-copy-shared", "len(hands[0]): ")
class CopySharesHands(Sealed):
    class state_type(SharingHands):  # noqa: N801
        __slots__ = ()


@caught_by(states.history_stays_frozen, "check-view-changed", "len(view(none).out): ")
class ViewsChangeLater(Sealed):
    class state_type(SealedState):  # noqa: N801
        __slots__ = ()

        def copy(self) -> Self:
            twin = super().copy()
            twin.out = self.out
            return twin

    def view(self, state: SealedState, seat: int | None) -> SealedView:
        return msgspec.structs.replace(super().view(state, seat), out=state.out)


class Padded(Moves[SealedMove]):
    def __init__(self, moves: list[SealedMove]) -> None:
        self.moves = moves

    def __len__(self) -> int:
        return len(self.moves)

    def __iter__(self) -> Iterator[SealedMove]:
        yield from self.moves
        yield Bid(12 if Bid(12) not in self.moves else 11)
        yield Bid(10 if Bid(10) not in self.moves else 9)

    def __getitem__(self, index: Any) -> Any:
        return self.moves[index]


class Miscounted(Padded):
    def __iter__(self) -> Iterator[SealedMove]:
        yield from self.moves

    def __len__(self) -> int:
        return len(self.moves) + 1

    def sample(self, chance: Chance) -> SealedMove:
        return self.moves[0]


class Misplaced(Miscounted):
    def __len__(self) -> int:
        return len(self.moves)

    def __getitem__(self, index: Any) -> Any:
        return self.moves[0]


class Thirteenth(Padded):
    """Lists a card that there is not, and never samples it."""

    def __iter__(self) -> Iterator[SealedMove]:
        yield from self.moves
        yield Bid(13)


def with_moves(kind: type[Padded]) -> type[SealedState]:
    class Listed(Faulty):
        __slots__ = ()

        def ask_bid(self) -> Mapping[int, Ask[SealedMove]]:
            return {
                seat: msgspec.structs.replace(ask, moves=kind(list(ask.moves)))
                for seat, ask in self.bids().items()
            }

    return Listed


@caught_by(moves.legal_is_what_is_accepted, "check-offer-refused")
class OffersTooMuchAtTheEnd(Sealed):
    """The moves that are sampled are right; the list is longer."""

    state_type = with_moves(Padded)


@caught_by(moves.legal_is_what_is_accepted, "check-moves-counted")
class CountsWrong(Sealed):
    state_type = with_moves(Miscounted)


@caught_by(moves.legal_is_what_is_accepted, "check-moves-indexed", "card: ")
class IndexesWrong(Sealed):
    state_type = with_moves(Misplaced)


@caught_by(moves.refusals_give_reasons, "check-two-reasons", "args.card: ")
class ChangesItsReasons(Sealed):
    class state_type(SealedState):  # noqa: N801
        __slots__ = ()
        calls: ClassVar[Iterator[int]] = count()

        def refusal(self, seat: int, move: SealedMove) -> Refusal | None:
            refusal = super().refusal(seat, move)
            return refusal and Refusal("SEA-2", "sealed-not-held", card=next(self.calls))


@caught_by(moves.notation_is_unique_and_inverse, "check-notation", "card: 13 != 1")
class ReadsListedMovesWrong(Sealed):
    state_type = with_moves(Thirteenth)

    def read(self, text: str) -> SealedMove:
        return Bid(1) if text == "bid 13" else super().read(text)


@caught_by(states.time_may_run_out, "check-late-nothing")
class BeingLateDoesNothing(Sealed):
    class state_type(SealedState):  # noqa: N801
        __slots__ = ()

        def answer_toast(
            self, seat: int, move: Any, chance: Chance, tell: Tell, winner: int
        ) -> None:
            if isinstance(move, Silence):
                self.first(("toast", winner))
            else:
                super().answer_toast(seat, move, chance, tell, winner)


@caught_by(states.time_may_run_out, "check-late-replay")
class BeingLateDependsOnTheOutside(Sealed):
    class state_type(SealedState):  # noqa: N801
        __slots__ = ()
        calls: ClassVar[Iterator[int]] = count()

        def answer_toast(
            self, seat: int, move: Any, chance: Chance, tell: Tell, winner: int
        ) -> None:
            super().answer_toast(seat, move, chance, tell, winner)
            if isinstance(move, Silence):
                self.toast = f"… {next(self.calls)}"


@caught_by(states.same_seed_same_game, "check-seed-differs", "toast: ")
class WritesDownTheWeather(Sealed):
    class state_type(SealedState):  # noqa: N801
        __slots__ = ()

        def do_end(self, chance: Chance, tell: Tell) -> None:
            super().do_end(chance, tell)
            self.toast = str(random.random())


@caught_by(states.games_end, "check-no-place")
class ForgetsASeat(Sealed):
    class state_type(SealedState):  # noqa: N801
        __slots__ = ()

        @property
        def result(self) -> Result | None:
            result = super().result
            return result and msgspec.structs.replace(result, places=result.places[:1])


@caught_by(states.games_end, "check-places-gap")
class LeavesAGap(Sealed):
    class state_type(SealedState):  # noqa: N801
        __slots__ = ()

        @property
        def result(self) -> Result | None:
            result = super().result
            places = tuple(2 * place for place in result.places) if result else ()
            return result and msgspec.structs.replace(result, places=places)


@caught_by(states.games_end, "check-end-rule")
class EndsByNoRule(Sealed):
    class state_type(SealedState):  # noqa: N801
        __slots__ = ()

        @property
        def result(self) -> Result | None:
            result = super().result
            return result and msgspec.structs.replace(result, rule="SEA-99")


@caught_by(words.everything_is_told_in_every_language, "check-no-words")
class EndsWithoutWords(Sealed):
    class state_type(SealedState):  # noqa: N801
        __slots__ = ()

        @property
        def result(self) -> Result | None:
            result = super().result
            return result and msgspec.structs.replace(result, reason="sealed-because")


@caught_by(words.everything_is_told_in_every_language, "check-no-words")
class AsksWithoutWords(Sealed):
    class state_type(Faulty):  # noqa: N801
        __slots__ = ()

        def ask_bid(self) -> Mapping[int, Ask[SealedMove]]:
            return self.changed(key="sealed-please")


@caught_by(words.everything_is_told_in_every_language, "check-unsaid")
class AsksWithoutArguments(Sealed):
    class state_type(Faulty):  # noqa: N801
        __slots__ = ()

        def ask_bid(self) -> Mapping[int, Ask[SealedMove]]:
            return self.changed(key="sealed-not-held")


class Lawless(Shown, frozen=True, tag="shown"):
    rule = "SEA-99"

    @property
    def key(self) -> str:
        return "sealed-shown"


class Speechless(Shown, frozen=True, tag="shown"):
    @property
    def key(self) -> str:
        return "sealed-nothing"


def showing(event: Event) -> type[SealedState]:
    class Showing(SealedState):
        __slots__ = ()

        def do_show(self, chance: Chance, tell: Tell) -> None:
            super().do_show(chance, tell)
            tell and tell(event)

    return Showing


@caught_by(words.everything_is_told_in_every_language, "check-event-unlisted")
class EventIsNotListed(Sealed):
    events = tuple(event for event in Sealed.events if event is not Over)


@caught_by(words.everything_is_told_in_every_language, "check-event-rule")
class EventCitesNoRule(Sealed):
    state_type = showing(Lawless(0, 1))


@caught_by(words.everything_is_told_in_every_language, "check-says-nothing")
class EventSaysNothing(Sealed):
    state_type = showing(Speechless(0, 1))


@caught_by(states.games_end, "check-nobody-asked")
class NeverSaysItIsOver(Sealed):
    class state_type(SealedState):  # noqa: N801
        __slots__ = ()

        @property
        def result(self) -> Result | None:
            return None
