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
    """About a card or a researcher; `name` is its own name, if the deck gives one."""

    who: str
    card: str
    name: str

    @property
    def arguments(self) -> Mapping[str, Argument]:
        return {"who": self.who, **named(self.card, self.name)}


def named(card: str, name: str) -> dict[str, Argument]:
    """How texts are told a card: ours by id, one that has a name of its own by that."""
    return {"card": "own" if name else card, "name": name or card.replace("-", " ")}


# Preparation


class Starts(TeseraktEvent, frozen=True):
    rule = "TES-R22"
    seat: int

    def starter(self) -> int:
        return self.seat


class Became(CardEvent, frozen=True):
    rule = "TES-9"


class Supplied(TeseraktEvent, frozen=True):
    """A die of a top corner is rolled into a lab."""

    rule = "TES-9"
    who: str
    column: str
    die: str
    value: int

    def places(self) -> tuple[str, ...]:
        return (self.column,)


# The turn


class TurnBegan(TeseraktEvent, frozen=True):
    rule = "TES-15"
    who: str


class Extracted(TeseraktEvent, frozen=True):
    who: str  # whose lab it goes to
    column: str
    die: str
    rule: str

    def places(self) -> tuple[str, ...]:
        return (self.column,)


class Turned(TeseraktEvent, frozen=True):
    """Adjusted, flipped or set."""

    place: str
    die: str
    value: int
    rule: str


class Requested(TeseraktEvent, frozen=True):
    rule = "TES-R14"
    who: str
    other: str
    die: str
    giving: bool

    @property
    def arguments(self) -> Mapping[str, Argument]:
        giving = "yes" if self.giving else "no"
        return {"who": self.who, "other": self.other, "die": self.die, "giving": giving}


class Declined(TeseraktEvent, frozen=True):
    rule = "TES-R14"
    who: str


class Transferred(TeseraktEvent, frozen=True):
    who: str
    other: str
    die: str
    rule: str


class Analysed(CardEvent, frozen=True):
    rule = "TES-21"


class Drew(CardEvent, frozen=True):
    level: int
    rule: str

    @property
    def reveals(self) -> bool:
        return True

    @property
    def arguments(self) -> Mapping[str, Argument]:
        return {"who": self.who, "level": self.level, **named(self.card, self.name)}


class DeckEmpty(TeseraktEvent, frozen=True):
    rule = "TES-31"
    who: str
    level: int


class UsedSpeciality(CardEvent, frozen=True):
    rule = "TES-23"


class Played(CardEvent, frozen=True):
    rule = "TES-15"


class Discovered(CardEvent, frozen=True):
    """A discovery card is played."""

    rule = "TES-29"
    value: int

    @property
    def arguments(self) -> Mapping[str, Argument]:
        return {"who": self.who, "value": self.value, **named(self.card, self.name)}


class EndedEarly(TeseraktEvent, frozen=True):
    rule = "TES-R15"
    who: str


# Stabilising


class Stabilised(TeseraktEvent, frozen=True):
    """A die comes to its slot: a point for everyone."""

    who: str
    die: str
    filled: int
    seats: int
    rule: str

    def gains(self) -> Mapping[int, int]:
        return dict.fromkeys(range(self.seats), 1)


class TurnedUp(TeseraktEvent, frozen=True):
    rule = "TES-29"
    value: int
    card: str
    name: str

    @property
    def reveals(self) -> bool:
        return True

    @property
    def arguments(self) -> Mapping[str, Argument]:
        return {"value": self.value, **named(self.card, self.name)}


class Unlocked(TeseraktEvent, frozen=True):
    rule = "TES-29"
    value: int


class ColourCompleted(TeseraktEvent, frozen=True):
    rule = "TES-30"
    colour: str


class Rolled(TeseraktEvent, frozen=True):
    """A die in a lab or in the zone is rolled and stays there."""

    place: str
    die: str
    value: int
    rule: str


class Returned(TeseraktEvent, frozen=True):
    """An annihilated die is rolled; it will be put on the Tesseract."""

    die: str
    rule: str


class PutOn(TeseraktEvent, frozen=True):
    rule = "TES-R9"
    die: str
    column: str

    def places(self) -> tuple[str, ...]:
        return (self.column,)


class Relocated(TeseraktEvent, frozen=True):
    rule = "TES-45"
    die: str
    source: str
    column: str

    def places(self) -> tuple[str, ...]:
        return (self.source, self.column)


class Exchanged(TeseraktEvent, frozen=True):
    """`die` is from the lab of `who`, `other` from `place`, which may be a column."""

    rule = "TES-R25"
    who: str
    die: str
    place: str
    other: str


class GainedActions(TeseraktEvent, frozen=True):
    rule = "TES-R3"
    who: str
    count: int


class Mended(TeseraktEvent, frozen=True):
    rule = "TES-R3"
    rifts: int


# Collapse


class Collapsed(TeseraktEvent, frozen=True):
    column: str
    die: str
    value: int
    rule: str

    def places(self) -> tuple[str, ...]:
        return (self.column,)


class Split(TeseraktEvent, frozen=True):
    """An annihilated die comes into the zone."""

    rule = "TES-39"
    die: str


class Annihilated(TeseraktEvent, frozen=True):
    """`place` is a lab, the zone or a column."""

    die: str
    place: str
    rule: str

    def places(self) -> tuple[str, ...]:
        return (self.place,) if len(self.place) > 1 else ()


class Rift(TeseraktEvent, frozen=True):
    value: int
    by: int
    rifts: int
    rule: str


class DiscoveryLost(TeseraktEvent, frozen=True):
    rule = "TES-50"
    value: int


class Uncovered(TeseraktEvent, frozen=True):
    """A symbol of the base is carried out."""

    symbol: str
    column: str

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
    rule = "TES-40"
    who: str


# The end


class Won(TeseraktEvent, frozen=True):
    rule = "TES-12"
    seats: int

    def winners(self) -> tuple[int, ...]:
        return tuple(range(self.seats))


class LostToRifts(TeseraktEvent, frozen=True):
    rule = "TES-13"

    def winners(self) -> tuple[int, ...]:
        return ()


class LostTesseract(TeseraktEvent, frozen=True):
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
