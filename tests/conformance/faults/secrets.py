"""Toys that leak, or show and imagine wrongly."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from conformance.faults import Faulty, caught_by
from deskoherna.kernel import (
    Ask,
    Chance,
    Event,
    Refusal,
    SearchChance,
    Setup,
    Tell,
    visible_to,
)
from deskoherna.testing.checks import secrets
from toys.sealed import (
    Bid,
    Drew,
    Laid,
    Sealed,
    SealedMove,
    SealedState,
    SealedView,
)


class LooseView(SealedView, frozen=True):
    extra: frozenset[int] = frozenset()


@caught_by(secrets.views_are_typed, "check-view-type")
class ShowsAnotherType(Sealed):
    def view(self, state: SealedState, seat: int | None) -> SealedView:
        return LooseView(**msgspec.structs.asdict(super().view(state, seat)))


@caught_by(secrets.views_are_typed, "check-view-lost", "scores: ")
class ShowsWrongTypes(Sealed):
    def view(self, state: SealedState, seat: int | None) -> SealedView:
        view = super().view(state, seat)
        return msgspec.structs.replace(view, scores=list(view.scores))


@caught_by(secrets.secrets_stay_secret, "check-swap", "deck: ")
class ViewLeaks(Sealed):
    def view(self, state: SealedState, seat: int | None) -> SealedView:
        return msgspec.structs.replace(super().view(state, seat), deck=state.deck[-1])


@caught_by(secrets.secrets_stay_secret, "check-swap", "asks[0].args.top: ")
class AskLeaks(Sealed):
    class state_type(Faulty):  # noqa: N801
        __slots__ = ()

        def ask_bid(self) -> Mapping[int, Ask[SealedMove]]:
            return self.changed(arguments={"top": self.deck[-1] if self.deck else 0})


@caught_by(secrets.secrets_stay_secret, "check-swap", "[0]: ")
class WhoIsAskedLeaks(Sealed):
    """Whoever holds the highest card is waited for last."""

    class state_type(Faulty):  # noqa: N801
        __slots__ = ()

        def ask_bid(self) -> Mapping[int, Ask[SealedMove]]:
            waiting = self.laid.count(0) > 1
            return {
                seat: msgspec.structs.replace(
                    ask, optional=ask.optional or (waiting and 12 in self.hands[seat])
                )
                for seat, ask in self.bids().items()
            }


@caught_by(secrets.secrets_stay_secret, "check-swap", "rule: ")
class RefusalLeaks(Sealed):
    class state_type(SealedState):  # noqa: N801
        __slots__ = ()

        def refusal(self, seat: int, move: SealedMove) -> Refusal | None:
            refusal = super().refusal(seat, move)
            if refusal and isinstance(move, Bid) and move.card in self.deck:
                return Refusal("SEA-1", "sealed-not-held", card=move.card)
            return refusal


@caught_by(secrets.secrets_stay_secret, "check-swap", "rule: ")
class RefusalOfTheUnaskedLeaks(Sealed):
    """Whoever bids while the winner is to toast hears which cards are still in the deck."""

    class state_type(SealedState):  # noqa: N801
        __slots__ = ()

        def unasked(self, seat: int, move: SealedMove) -> Refusal | None:
            if isinstance(move, Bid) and move.card in self.deck:
                return Refusal("SEA-1", "sealed-not-held", card=move.card)
            return super().unasked(seat, move)


@caught_by(secrets.secrets_stay_secret, "check-swap", "refusal.args.card: ")
class RefusalOfAnAlmostMoveLeaks(Sealed):
    """Whoever bids no card at all hears which is the next of the deck."""

    class state_type(SealedState):  # noqa: N801
        __slots__ = ()

        def refusal(self, seat: int, move: SealedMove) -> Refusal | None:
            if move == Bid(0) and self.deck:
                return Refusal("SEA-2", "sealed-not-held", card=self.deck[-1])
            return super().refusal(seat, move)

    def read(self, text: str) -> SealedMove:
        return Bid(0) if text in ("bid", "bid 0") else super().read(text)


class OpenlyDrawn(Drew, frozen=True, tag="drew"):
    @property
    def key(self) -> str:
        return "sealed-drew"

    def seen_by(self, seat: int | None) -> Event:
        return self


@caught_by(secrets.secrets_stay_secret, "check-events", "drew[1].card: ")
class EventLeaks(Sealed):
    class state_type(SealedState):  # noqa: N801
        __slots__ = ()

        def do_draw(self, chance: Chance, tell: Tell) -> None:
            mine: list[Event] = []
            super().do_draw(chance, mine.append)
            for event in mine:
                if isinstance(event, Drew):
                    tell and tell(OpenlyDrawn(event.seat, event.card))
                else:
                    tell and tell(event)


@caught_by(secrets.secrets_stay_secret, "check-swap", "events.shown[2].card: ")
class PreviewLeaks(Sealed):
    """It goes on to what only chance and the deck know."""

    class state_type(SealedState):  # noqa: N801
        __slots__ = ()

        def preview(self, seat: int, move: SealedMove) -> list[Event]:
            events: list[Event] = []
            self.copy().play(seat, move, SearchChance(0), events.append)
            return visible_to(seat, events)


@caught_by(secrets.all_secrets_are_swapped, "check-nothing-swapped")
class NothingIsSwapped(Sealed):
    def swapped(self, state: SealedState, seat: int | None, chance: Chance) -> SealedState:
        return state.copy()


@caught_by(secrets.imagined_worlds_agree_and_vary, "check-imagined-view", "hand[0]: ")
class ImaginesAnotherHand(Sealed):
    def imagine(self, view: SealedView, chance: Chance) -> SealedState:
        state = super().imagine(view, chance)
        if view.seat is not None and state.deck and state.hands[view.seat]:
            hand = state.hands[view.seat]
            hand[0], state.deck[0] = state.deck[0], hand[0]
        return state


@caught_by(secrets.imagined_worlds_agree_and_vary, "check-imagined-alike")
class ImaginesOneWorldOnly(Sealed):
    def imagine(self, view: SealedView, chance: Chance) -> SealedState:
        class Still(Chance):
            def draw(self, label: str, *bounds: int) -> tuple[int, ...]:
                return (0,) * len(bounds)

        return super().imagine(view, Still())


class OpenlyLaid(Laid, frozen=True, tag="laid"):
    @property
    def key(self) -> str:
        return "sealed-laid"

    def seen_by(self, seat: int | None) -> Event:
        return self


@caught_by(secrets.secrets_stay_secret, "check-move-told", "laid[0].card: ")
class SecretMoveIsTold(Sealed):
    class state_type(SealedState):  # noqa: N801
        __slots__ = ()

        def answer_bid(self, seat: int, move: Bid, chance: Chance, tell: Tell) -> None:
            mine: list[Event] = []
            super().answer_bid(seat, move, chance, mine.append)
            tell and tell(OpenlyLaid(seat, move.card))


@caught_by(secrets.opening_tells_no_more_than_views, "check-opening", "laid[0].card: ")
class OpeningIsTold(Sealed):
    def start(self, setup: Setup, chance: Chance, tell: Tell = None) -> SealedState:
        state = super().start(setup, chance, tell)
        for seat, hand in enumerate(state.hands):
            tell and tell(OpenlyLaid(seat, hand[0]))
        return state


@caught_by(secrets.all_secrets_are_swapped, "check-never-swapped", "hands[0][0], ")
class OnlyTheDeckIsSwapped(Sealed):
    def swapped(self, state: SealedState, seat: int | None, chance: Chance) -> SealedState:
        twin = state.copy()
        chance.shuffle("swapped", twin.deck)
        return twin


@caught_by(secrets.all_secrets_are_swapped, "check-swapped-open", "deck[0], ")
class SaysThatNothingIsHidden(Sealed):
    open_information = True


@caught_by(secrets.all_secrets_are_swapped, "check-imagined-open", "deck[0], ")
class SwapsNothingAndHides(Sealed):
    open_information = True

    def swapped(self, state: SealedState, seat: int | None, chance: Chance) -> SealedState:
        return state.copy()


@caught_by(secrets.secrets_stay_secret, "check-undo-secret")
class DrawsWithoutAWord(Sealed):
    class state_type(SealedState):  # noqa: N801
        __slots__ = ()

        def do_draw(self, chance: Chance, tell: Tell) -> None:
            super().do_draw(chance, None)


@caught_by(secrets.secrets_stay_secret, "check-never-compared")
class NothingCanBeCompared(Sealed):
    """After every move everything is shown, honestly announced."""

    class state_type(SealedState):  # noqa: N801
        __slots__ = ()

        def play(self, seat: int, move: SealedMove, chance: Chance, tell: Tell = None) -> None:
            super().play(seat, move, chance, tell)
            chance.below("noise", 2)
            self.toast = f"{move} {self.hands} {self.laid} {self.deck}"


@caught_by(secrets.imagined_worlds_agree_and_vary, "check-imagined-ask", "rule: ")
class ImaginesAnotherQuestion(Sealed):
    class state_type(Faulty):  # noqa: N801
        __slots__ = ()

        def ask_bid(self) -> Mapping[int, Ask[SealedMove]]:
            return self.changed(rule="SEA-2" if sum(self.deck) % 2 else "SEA-1")
