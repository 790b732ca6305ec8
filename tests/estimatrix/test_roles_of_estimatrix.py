"""How roles go round. The tables were worked out by hand from the rulebook.

Seats are numbered clockwise. In every line the Negater comes first, then the Quanter. A star marks
turns before which the Quanter's role has skipped one who was Negater already, a plus those before
which both roles would have come to the same seat.
"""

from __future__ import annotations

import pytest

from deskoherna.games.estimatrix.circle import Roles, next_roles
from deskoherna.games.estimatrix.events import NegaterPassed, QuanterPassed
from estimatrix.matrix_table import names, of_kind, roles, seated

TABLES = {
    3: "12 13  31 32  23 21  12 13  31 32  23 21  12",
    4: "12 13  41+ 42  34+ 31  23+ 24  12+ 13  41+ 42  34+ 31  23+ 24  12+",
    5: "12 13  54 51*  42 43  34 35  21 23*  14 15  51 52  43 45*  31 32  23 24  15 12*",
    6: "12 13  64 65  56 51  42 43  34 35  26 21  12 13  64 65  56 51  42 43  34 35  26 21  12",
}


@pytest.mark.parametrize("seats", TABLES)
def test_many_turns(seats: int) -> None:
    """EST-4, EST-17, EST-18, EST-19, EST-R8: nobody guesses, so only the roles change."""
    match = seated(seats)
    mark = ""
    for turn in TABLES[seats].split():
        negater, quanter = int(turn[0]), int(turn[1])
        assert roles(match.state) == (negater, quanter), f"before {turn}"
        assert turn[2:] == mark, f"before {turn}"
        asker = quanter - 1
        for move in ("ban white", "say nothing at all", "answer black"):
            match.play(asker, move)
        for seat in range(seats):
            if seat != asker:
                events = match.play(seat, "answer red")
        assert "missed" in names(events)
        (passed,) = of_kind(events, QuanterPassed)
        mark = {"EST-17": "*", "EST-19": "+"}[passed.rule] if passed.skipped else ""


@pytest.mark.parametrize("seats", TABLES)
def test_everyone_is_negater_for_two_turns_in_a_row(seats: int) -> None:
    """EST-18: then the one before, counter-clockwise."""
    negaters = [int(turn[0]) for turn in TABLES[seats].split()[: 2 * seats]]
    backwards = [1, *range(seats, 1, -1)]
    assert negaters == [seat for seat in backwards for _ in range(2)]


def test_the_negater_is_skipped() -> None:
    """EST-17: one who has been Negater for a turn"""
    assert next_roles(Roles(negater=2, shift=0, quanter=1), 5) == Roles(2, 1, 3)


def test_both_roles_to_the_same_seat() -> None:
    """EST-19: it becomes Negater, and the Quanter's role goes on."""
    assert next_roles(Roles(negater=3, shift=1, quanter=1), 4) == Roles(2, 0, 3)


def test_the_outgoing_negater_may_become_quanter() -> None:
    """EST-R8: with four seats this happens whenever the Negater changes."""
    assert next_roles(Roles(negater=0, shift=1, quanter=2), 4) == Roles(3, 0, 0)


def test_changes_are_events() -> None:
    """EST-17, EST-18, EST-19"""
    match = seated(4)
    assert of_kind(match.lapse(1), NegaterPassed) == []
    events = match.lapse(2)
    assert of_kind(events, NegaterPassed) == [NegaterPassed(3, before=0)]
    (passed,) = of_kind(events, QuanterPassed)
    assert (passed.seat, passed.rule) == (0, "EST-19")
