"""Who looks at a table at one server, and what they plan there. It is shared, never logged."""

from __future__ import annotations

from typing import NamedTuple

import msgspec


class Mark(msgspec.Struct, frozen=True):
    """A seat points at something on the board, and since when (ROOM-15)."""

    seat: int
    target: str
    at: int


class Suggestion(msgspec.Struct, frozen=True):
    """A move that a seat proposes to another, in the position of a version of the match."""

    seat: int
    to: int
    move: str
    version: int


class Plans(msgspec.Struct, frozen=True, omit_defaults=True):
    """What partners point at and propose to one another (ROOM-15)."""

    marks: tuple[Mark, ...] = ()
    suggestions: tuple[Suggestion, ...] = msgspec.field(default=(), name="advice")


class Presence(NamedTuple):
    """Seats whose people are there, how many others look on, and what they plan."""

    seats: frozenset[int] = frozenset()
    spectators: int = 0
    plans: Plans = Plans()


decode_plans = msgspec.json.Decoder(Plans).decode


def encode_plans(plans: Plans) -> str:
    return msgspec.json.encode(plans).decode()
