"""What a coach says in a first game of ESTIMATRIX: who is one letter short, and who stops them."""

from __future__ import annotations

from deskoherna.kernel import Tip

from .view import EstimatrixView


def tips(view: EstimatrixView, seat: int) -> list[Tip]:
    if view.quanter is None:
        return []
    return [
        tip
        for other, lacking in enumerate(view.lacking)
        if other != seat and len(lacking) == 1
        for tip in [warning(view, seat, other, lacking[0])]
        if tip is not None
    ]


def warning(view: EstimatrixView, seat: int, other: int, lacked: int) -> Tip | None:
    """If `other` can win in this turn: only the Quanter and an Estimater exchange (EST-14).

    Whoever could do nothing about it is not warned.
    """
    if view.quanter not in (other, lacked) or view.negater in (other, lacked):
        return None
    about = {"seat": other}
    if seat == view.negater:
        return Tip("estimatrix-coach-stop", about)  # EST-13
    if seat == view.quanter:
        return Tip("estimatrix-coach-hint", about)
    return Tip("estimatrix-coach-guess", about) if seat == lacked else None
