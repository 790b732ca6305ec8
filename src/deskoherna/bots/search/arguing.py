"""What is said about moves agrees with what they are said to be worth."""

from __future__ import annotations

from collections.abc import Sequence

from deskoherna.kernel import Reason

CLOSE = 0.03  # of the win: what moves may stand apart and still be alike
ALIKE, ALONE = Reason("room-why-alike"), Reason("room-why-alone")
MORE, LESS = Reason("room-why-more"), Reason("room-why-less", against=True)

Reasons = Sequence[Reason]


def argued(reasons: Sequence[Reasons], values: Sequence[float]) -> list[Reasons]:
    """For each move its reasons, and where they do not tell why it is better or worse than the
    others, that it is; the first move is the one that was chosen."""
    if len(values) == 1:
        return [reasons[0] or (ALONE,)]
    best = max(values)
    if best - min(values) < CLOSE:
        return [found or (ALIKE,) for found in reasons]
    leads = [value > best - CLOSE for value in values]
    others = [found for found, leading in zip(reasons, leads, strict=True) if not leading]
    return [
        ahead(found, others) if leading else behind(found, reasons[0])
        for found, leading in zip(reasons, leads, strict=True)
    ]


def ahead(found: Reasons, others: Sequence[Reasons]) -> Reasons:
    """What speaks for all the others as well does not tell it apart."""
    told = any(not r.against and any(r not in other for other in others) for r in found)
    return found if told else (*found, MORE)


def behind(found: Reasons, chosen: Reasons) -> Reasons:
    """What speaks against the chosen move as well does not tell it apart."""
    told = any(reason.against and reason not in chosen for reason in found)
    return found if told else (*found, LESS)
