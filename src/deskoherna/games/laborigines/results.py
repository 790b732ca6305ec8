"""Final places: whoever lasted longer comes before the others (LAB-41, LAB-42)."""

from __future__ import annotations

from deskoherna.kernel import Result

from .position import Position


def final(state: Position) -> Result:
    """How the game has ended."""
    if not state.seats_left():
        return result_by(state, "LAB-R7", "laborigines-end-together")
    if state.lab.teams:
        return result_by(state, "LAB-42", "laborigines-end-team")
    return result_by(state, "LAB-41", "laborigines-end-last")


def result_by(state: Position, rule: str, reason: str) -> Result:
    """Seats of one colour share a place: that of the one who lasted longer."""
    seats = range(state.lab.seats)
    latest = max(state.fallen) + 1
    lasted = [moment or latest for moment in state.fallen]
    colour = state.cast.colour
    stood = [max(lasted[mate] for mate in seats if colour[mate] == colour[seat]) for seat in seats]
    places = tuple(1 + sum(longer > mine for longer in stood) for mine in stood)
    return Result(places, tuple(map(state.energy, seats)), rule, reason)


def given_up(state: Position, seat: int) -> Result | None:
    """One of the last two may give up (LAB-R28); while more are left, it would spoil their game."""
    left = state.seats_left()
    if len(left) != 2 or seat not in left:
        return None
    return _as_if_fallen(state, [seat], "laborigines-end-resigned")


def agreed(state: Position) -> Result:
    """All who are left share the win (LAB-R28)."""
    return _as_if_fallen(state, state.seats_left(), "laborigines-end-agreed")


def _as_if_fallen(state: Position, seats: list[int], reason: str) -> Result:
    after = state.copy()
    for seat in seats:
        after.fallen[seat] = max(state.fallen) + 1
    return result_by(after, "ROOM-9", reason)
