"""Reasons for a move and against it, in the words of players. Each compares it with the others."""

from __future__ import annotations

from deskoherna.kernel import Reason


def keeps(pieces: int) -> Reason:
    """How many more pieces of energy the seat keeps on average; fewer, if negative."""
    if pieces < 0:
        return Reason("laborigines-why-loses", {"pieces": -pieces}, against=True)
    return Reason("laborigines-why-keeps", {"pieces": pieces})


def costs_rivals(pieces: int) -> Reason:
    """How many more pieces of energy it costs the rivals; fewer, if negative."""
    if pieces < 0:
        return Reason("laborigines-why-spares-rivals", {"pieces": -pieces}, against=True)
    return Reason("laborigines-why-costs-rivals", {"pieces": pieces})


def flag(percent: int) -> Reason:
    """How much likelier the seat is to have the flag afterwards; less likely, if negative."""
    if percent < 0:
        return Reason("laborigines-why-no-flag", {"percent": -percent}, against=True)
    return Reason("laborigines-why-flag", {"percent": percent})


def danger(percent: int) -> Reason:
    """How likely the seat is to drop out in this very turn."""
    return Reason("laborigines-why-danger", {"percent": percent}, against=True)
