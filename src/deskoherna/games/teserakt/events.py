"""What happens around the Tesseract. Dice, columns and places are named as in the notation.

`who` is the letter of a researcher, `place` a lab's letter or `z` for the collapse zone; `die` is a
die as it was before what happened to it. An event that several rules can bring about holds the one
that did, as its `rule`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from deskoherna.kernel import Argument, Event


class TeseraktEvent(Event, frozen=True):
    prefix: ClassVar[str] = "teserakt"


class CardEvent(TeseraktEvent, frozen=True):
    """About a card or a researcher."""

    who: str  # the researcher's letter
    card: str  # the id of the card or researcher
    name: str  # its own name, if the deck gives one

    @property
    def arguments(self) -> Mapping[str, Argument]:
        return {"who": self.who, **named(self.card, self.name)}


def named(card: str, name: str) -> dict[str, Argument]:
    """A card as arguments of a message: ours by id, one with a name of its own by that name."""
    return {"card": "own" if name else card, "name": name or card.replace("-", " ")}


# Preparation


class Starts(TeseraktEvent, frozen=True):
    """Who plays the first turn."""

    rule = "TES-R22"
    seat: int  # which

    def starter(self) -> int:
        return self.seat


class Became(CardEvent, frozen=True):
    """A seat chooses its researcher."""

    rule = "TES-9"


class Supplied(TeseraktEvent, frozen=True):
    """A die of a top corner is rolled into a lab."""

    rule = "TES-9"
    who: str  # whose lab it is
    column: str  # where the die was
    die: str  # as it was
    value: int  # that it shows now

    def places(self) -> tuple[str, ...]:
        return (self.column,)


# The turn


class TurnBegan(TeseraktEvent, frozen=True):
    """A researcher's turn begins."""

    rule = "TES-15"
    who: str  # the letter


class Extracted(TeseraktEvent, frozen=True):
    """A die is taken from the Tesseract into a lab."""

    who: str  # whose lab it goes to
    column: str  # where it was
    die: str  # which
    rule: str  # that brought it about

    def places(self) -> tuple[str, ...]:
        return (self.column,)


class Turned(TeseraktEvent, frozen=True):
    """A die is adjusted, flipped or set."""

    place: str  # the lab or the zone
    die: str  # as it was
    value: int  # that it shows now
    rule: str  # that brought it about


class Requested(TeseraktEvent, frozen=True):
    """The researcher on turn offers a die to another one, or asks for one."""

    rule = "TES-R14"
    who: str  # the researcher on turn
    other: str  # who is asked
    die: str  # which
    giving: bool  # offers it, not asks for it

    @property
    def arguments(self) -> Mapping[str, Argument]:
        giving = "yes" if self.giving else "no"
        return {"who": self.who, "other": self.other, "die": self.die, "giving": giving}


class Declined(TeseraktEvent, frozen=True):
    """A transfer is declined."""

    rule = "TES-R14"
    who: str  # the researcher who declines


class Transferred(TeseraktEvent, frozen=True):
    """A die goes from one lab to another."""

    who: str  # the lab it leaves
    other: str  # the lab it goes to
    die: str  # which
    rule: str  # that brought it about


class Analysed(CardEvent, frozen=True):
    """A card is discarded to draw another."""

    rule = "TES-21"


class Drew(CardEvent, frozen=True):
    """A card is drawn from a deck."""

    level: int  # of the deck
    rule: str  # that brought it about

    @property
    def reveals(self) -> bool:
        return True

    @property
    def arguments(self) -> Mapping[str, Argument]:
        return {"who": self.who, "level": self.level, **named(self.card, self.name)}


class DeckEmpty(TeseraktEvent, frozen=True):
    """There is no card left to draw."""

    rule = "TES-31"
    who: str  # who would draw
    level: int  # of the deck


class UsedSpeciality(CardEvent, frozen=True):
    """A researcher uses the speciality."""

    rule = "TES-23"


class Played(CardEvent, frozen=True):
    """A card is played."""

    rule = "TES-15"


class Discovered(CardEvent, frozen=True):
    """A discovery card is played."""

    rule = "TES-29"
    value: int  # of the discovery

    @property
    def arguments(self) -> Mapping[str, Argument]:
        return {"who": self.who, "value": self.value, **named(self.card, self.name)}


class EndedEarly(TeseraktEvent, frozen=True):
    """The researcher ends the action phase with actions left."""

    rule = "TES-R15"
    who: str  # the letter


# Stabilising


class Stabilised(TeseraktEvent, frozen=True):
    """A die comes to its slot: a point for everyone."""

    who: str  # the researcher
    die: str  # which
    filled: int  # slots filled now
    seats: int  # how many there are
    rule: str  # that brought it about

    def gains(self) -> Mapping[int, int]:
        return dict.fromkeys(range(self.seats), 1)


class TurnedUp(TeseraktEvent, frozen=True):
    """A discovery card is turned up."""

    rule = "TES-29"
    value: int  # of the discovery
    card: str  # its id
    name: str  # its own name, if the deck gives one

    @property
    def reveals(self) -> bool:
        return True

    @property
    def arguments(self) -> Mapping[str, Argument]:
        return {"value": self.value, **named(self.card, self.name)}


class Unlocked(TeseraktEvent, frozen=True):
    """A discovery card can be played from now on."""

    rule = "TES-29"
    value: int  # of the discovery


class ColourCompleted(TeseraktEvent, frozen=True):
    """All slots of a colour are filled."""

    rule = "TES-30"
    colour: str  # its letter


class Rolled(TeseraktEvent, frozen=True):
    """A die in a lab or in the zone is rolled and stays there."""

    place: str  # the lab or the zone
    die: str  # as it was
    value: int  # that it shows now
    rule: str  # that brought it about


class Returned(TeseraktEvent, frozen=True):
    """An annihilated die is rolled; it will be put on the Tesseract."""

    die: str  # as it was rolled
    rule: str  # that brought it about


class PutOn(TeseraktEvent, frozen=True):
    """A die is put on the Tesseract."""

    rule = "TES-R9"
    die: str  # which
    column: str  # where

    def places(self) -> tuple[str, ...]:
        return (self.column,)


class Relocated(TeseraktEvent, frozen=True):
    """A die of the Tesseract moves to another column."""

    rule = "TES-45"
    die: str  # which
    source: str  # the column it leaves
    column: str  # the column it goes to

    def places(self) -> tuple[str, ...]:
        return (self.source, self.column)


class Exchanged(TeseraktEvent, frozen=True):
    """Two dice change places."""

    rule = "TES-R25"
    who: str  # whose lab the one die is from
    die: str  # the one from the lab
    place: str  # where the other is from: a lab, the zone or a column
    other: str  # the other die


class GainedActions(TeseraktEvent, frozen=True):
    """The researcher may take more actions."""

    rule = "TES-R3"
    who: str  # the letter
    count: int  # how many more


class Mended(TeseraktEvent, frozen=True):
    """A rift closes."""

    rule = "TES-R3"
    rifts: int  # that are left


# Collapse


class Collapsed(TeseraktEvent, frozen=True):
    """A die of the Tesseract is rolled and falls into the zone."""

    column: str  # where it was
    die: str  # as it was
    value: int  # that it shows now
    rule: str  # that brought it about

    def places(self) -> tuple[str, ...]:
        return (self.column,)


class Split(TeseraktEvent, frozen=True):
    """An annihilated die comes back into the zone."""

    rule = "TES-39"
    die: str  # as it comes


class Annihilated(TeseraktEvent, frozen=True):
    """A die leaves the game."""

    die: str  # as it was
    place: str  # where it was: a lab, the zone or a column
    rule: str  # that brought it about

    def places(self) -> tuple[str, ...]:
        return (self.place,) if len(self.place) > 1 else ()


class Rift(TeseraktEvent, frozen=True):
    """Too many collapsed dice show one value."""

    value: int  # which
    by: int  # how many rifts open
    rifts: int  # that there are now
    rule: str  # that brought it about


class DiscoveryLost(TeseraktEvent, frozen=True):
    """A rift takes a discovery."""

    rule = "TES-50"
    value: int  # of the discovery


class Uncovered(TeseraktEvent, frozen=True):
    """A symbol of the base is uncovered and carried out."""

    symbol: str  # its name
    column: str  # where

    @property
    def rule(self) -> str:
        return RULE_OF[self.symbol]

    def places(self) -> tuple[str, ...]:
        return (self.column,)


RULE_OF = {
    "acceleration": "TES-36",
    "reinforcement": "TES-37",
    "chain": "TES-38",
    "fission": "TES-39",
    "wave": "TES-40",
    "burst": "TES-41",
    "interphase": "TES-42",
    "shock": "TES-43",
}


class Spared(TeseraktEvent, frozen=True):
    """A lab is spared by a wave."""

    rule = "TES-40"
    who: str  # whose lab


# The end


class Won(TeseraktEvent, frozen=True):
    """All slots are filled: everyone wins."""

    rule = "TES-12"
    seats: int  # how many there are

    def winners(self) -> tuple[int, ...]:
        return tuple(range(self.seats))


class LostToRifts(TeseraktEvent, frozen=True):
    """The seventh rift: everyone loses."""

    rule = "TES-13"

    def winners(self) -> tuple[int, ...]:
        return ()


class LostTesseract(TeseraktEvent, frozen=True):
    """The last die has left the Tesseract: everyone loses."""

    rule = "TES-14"

    def winners(self) -> tuple[int, ...]:
        return ()


EVENTS = (
    Starts, Became, Supplied, TurnBegan, Extracted, Turned, Requested, Declined, Transferred,
    Analysed, Drew, DeckEmpty, UsedSpeciality, Played, Discovered, EndedEarly, Stabilised, TurnedUp,
    Unlocked, ColourCompleted, Rolled, Returned, PutOn, Relocated, Exchanged, GainedActions, Mended,
    Collapsed, Split, Annihilated, Rift, DiscoveryLost, Uncovered, Spared, Won, LostToRifts,
    LostTesseract,
)  # fmt: skip
