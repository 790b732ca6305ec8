"""What may speak for a move, in the words of players."""

from __future__ import annotations

from deskoherna.kernel import Reason

ALIKE = Reason("laborigines-why-alike")


def keeps(pieces: int) -> Reason:
    """On average so many pieces of energy are lost less than by the other choices."""
    return Reason("laborigines-why-keeps", {"pieces": pieces})


def costs_rivals(pieces: int) -> Reason:
    return Reason("laborigines-why-costs-rivals", {"pieces": pieces})


def flag(percent: int) -> Reason:
    return Reason("laborigines-why-flag", {"percent": percent})


def danger(percent: int) -> Reason:
    """The danger to drop out in this very turn."""
    return Reason("laborigines-why-danger", {"percent": percent})
