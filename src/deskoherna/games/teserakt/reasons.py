"""Reasons for a move, in the words of players."""

from __future__ import annotations

from deskoherna.kernel import Reason

NEARER = Reason("teserakt-why-nearer")
SAFER = Reason("teserakt-why-safer")
SUPPLY = Reason("teserakt-why-supply")
CARD = Reason("teserakt-why-card")
ANYONE = Reason("teserakt-why-anyone")
TOGETHER = Reason("teserakt-why-together")
ENDS = Reason("teserakt-why-ends")
LEAST_HARM = Reason("teserakt-why-least-harm")


def fills(slots: int) -> Reason:
    return Reason("teserakt-why-fills", {"slots": slots})


def rifts(number: int) -> Reason:
    """This many fewer than now."""
    return Reason("teserakt-why-rifts", {"rifts": number})
