"""What the others must agree to: undo, a draw, what to do when a seat's time is up."""

from __future__ import annotations

from collections.abc import Collection

from .entries import Proposal
from .table import Table

ABOUT_TIME = ("more-time", "take-over", "end")


def waits_for(table: Table) -> tuple[int, ...]:
    """The seats whose consent to what is proposed is missing."""
    return () if table.proposal is None else missing(table, table.proposal, table.agreed)


def missing(table: Table, proposal: Proposal, agreed: Collection[int]) -> tuple[int, ...]:
    """The seats whose consent is missing. Bots agree, and so do the seats of the proposer."""
    proposer = table.chairs[proposal.by].person
    excused = {*agreed, proposal.number} if proposal.what in ABOUT_TIME else {*agreed}
    return tuple(
        seat
        for seat, chair in enumerate(table.chairs)
        if chair.person not in (None, proposer) and chair.bot is None and seat not in excused
    )


def consent_rule(what: str) -> str:
    if what in ABOUT_TIME:
        return "ROOM-12"
    return "ROOM-9" if what == "draw" else "ROOM-4"
