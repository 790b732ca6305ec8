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
    return [
        leading(found) if value > best - CLOSE else behind(found, reasons[0])
        for found, value in zip(reasons, values, strict=True)
    ]


def leading(found: Reasons) -> Reasons:
    return found if any(not reason.against for reason in found) else (*found, MORE)


def behind(found: Reasons, chosen: Reasons) -> Reasons:
    """What speaks against the chosen move as well does not tell them apart."""
    told = any(reason.against and reason not in chosen for reason in found)
    return found if told else (*found, LESS)
