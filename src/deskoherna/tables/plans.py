"""What partners point at and advise (ROOM-15). It is told to everyone and never logged."""

from __future__ import annotations

import msgspec


class Mark(msgspec.Struct, frozen=True):
    """A seat points at something on the board, and since when."""

    seat: int
    target: str
    at: int


class Advice(msgspec.Struct, frozen=True):
    """A move that a seat proposes to another, in the position of a version of the match."""

    seat: int
    to: int
    move: str
    version: int


class Plans(msgspec.Struct, frozen=True, omit_defaults=True):
    marks: tuple[Mark, ...] = ()
    advice: tuple[Advice, ...] = ()


decode_plans = msgspec.json.Decoder(Plans).decode


def encode_plans(plans: Plans) -> str:
    return msgspec.json.encode(plans).decode()
