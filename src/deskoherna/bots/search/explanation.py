"""Explanation: the reasons given for moves agree with the values given for them."""

from __future__ import annotations

from collections.abc import Sequence

from deskoherna.kernel import Reason

ALIKE, ALONE = Reason("room-why-alike"), Reason("room-why-alone")
MORE, LESS = Reason("room-why-more"), Reason("room-why-less", against=True)

Reasons = Sequence[Reason]


def consistent_reasons(reasons: Sequence[Reasons], leads: Sequence[bool]) -> list[Reasons]:
    """The reasons for each move, completed where they do not explain its value.

    The first move is the one that was chosen; `leads` says which promise about as much. Where the
    reasons do not tell why a move is better or worse than the others, one is added that says that
    it is.
    """
    if len(leads) == 1:
        return [reasons[0] or (ALONE,)]
    if all(leads):
        return [found or (ALIKE,) for found in reasons]
    others = [found for found, leading in zip(reasons, leads, strict=True) if not leading]
    return [
        ahead(found, others) if leading else behind(found, reasons[0])
        for found, leading in zip(reasons, leads, strict=True)
    ]


def ahead(found: Reasons, others: Sequence[Reasons]) -> Reasons:
    """A reason that also speaks for all the others does not tell the move apart."""
    explained = any(not r.against and any(r not in other for other in others) for r in found)
    return found if explained else (*found, MORE)


def behind(found: Reasons, chosen: Reasons) -> Reasons:
    """A reason that also speaks against the chosen move does not tell the move apart."""
    explained = any(reason.against and reason not in chosen for reason in found)
    return found if explained else (*found, LESS)
