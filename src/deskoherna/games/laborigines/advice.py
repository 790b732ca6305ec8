"""What may speak for a move or against it, in the words of players."""

from __future__ import annotations

from deskoherna.kernel import Reason


def keeps(pieces: int) -> Reason:
    """On average so many pieces of energy more are left than by the other choices, or fewer."""
    if pieces < 0:
        return Reason("laborigines-why-loses", {"pieces": -pieces}, against=True)
    return Reason("laborigines-why-keeps", {"pieces": pieces})


def costs_rivals(pieces: int) -> Reason:
    """So many pieces of energy more than by the other choices, or fewer."""
    if pieces < 0:
        return Reason("laborigines-why-spares-rivals", {"pieces": -pieces}, against=True)
    return Reason("laborigines-why-costs-rivals", {"pieces": pieces})


def flag(percent: int) -> Reason:
    """So much likelier to be had than by the other choices, or less likely."""
    if percent < 0:
        return Reason("laborigines-why-no-flag", {"percent": -percent}, against=True)
    return Reason("laborigines-why-flag", {"percent": percent})


def danger(percent: int) -> Reason:
    """The danger to drop out in this very turn."""
    return Reason("laborigines-why-danger", {"percent": percent}, against=True)
