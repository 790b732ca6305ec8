"""Components, set-up and the goal (EST-1 to EST-5)."""

from __future__ import annotations

import pytest

from deskoherna.games.estimatrix.events import Chose, RolesGiven, SharedOut
from deskoherna.games.estimatrix.pieces import COLOURS, COPIES, LETTERS
from deskoherna.kernel import Refusal
from estimatrix.matrix_table import GAME, new, of_kind, position, seated, seen


def test_what_there_is() -> None:
    """EST-1, EST-R1: six letters, six pieces of each, six colours; three to six seats."""
    assert (LETTERS, COPIES) == ("MATRIX", 6)
    assert COLOURS == ("white", "yellow", "red", "green", "blue", "black")
    assert tuple(GAME.seats) == (3, 4, 5, 6)


@pytest.mark.parametrize("seats", [1, 2, 7])
def test_there_is_somebody_for_every_role(seats: int) -> None:
    """EST-1, EST-R9"""
    with pytest.raises(Refusal):
        new(seats)


def test_letters_are_chosen_in_the_order_of_seats() -> None:
    """EST-2, EST-R3: each seat takes a letter nobody has, and all six pieces of it."""
    match = new(3)
    for seat, letter in enumerate("TXM"):
        assert list(match.asks) == [seat]
        assert match.play(seat, f"letter {letter}")[0] == Chose(seat, letter, dealt=False)
    view = match.view(None)
    assert view.letters == ("T", "X", "M")
    assert view.pieces == (6, 6, 6)


def test_a_letter_belongs_to_one() -> None:
    """EST-2"""
    match = new(3)
    match.play(0, "letter T")
    refusal = match.refusal(1, "letter T")
    assert refusal is not None
    assert (refusal.rule, refusal.arguments) == ("EST-2", {"letter": "T", "seat": 0})
    assert [str(move) for move in match.asks[1].moves] == [
        "letter M", "letter A", "letter R", "letter I", "letter X", "letter any",
    ]  # fmt: skip


def test_choosing_may_be_left_to_chance() -> None:
    """EST-R3: by a seat, by one that is late, or by the whole table."""
    match = new(3)
    match.play(0, "letter any")
    match.lapse(1)
    chosen = match.view(None).letters
    assert len({*chosen[:2]}) == 2 and "" not in chosen[:2]
    dealt = seated(6)
    assert sorted(dealt.view(None).letters) == sorted("MATRIX")
    assert [event.rule for event in of_kind(dealt.opening, Chose)] == ["EST-R3"] * 6


@pytest.mark.parametrize(("seats", "at_first"), [(3, 4), (4, 3), (5, 2), (6, 1)])
def test_free_letters_are_shared_out(seats: int, at_first: int) -> None:
    """EST-3: the own letter and one piece of each that nobody has."""
    match = seated(seats)
    view = match.view(None)
    free = set(LETTERS) - set(view.letters)
    for seat in range(seats):
        assert set(view.owned[seat]) == {view.letters[seat], *free}
        assert len(view.owned[seat]) == at_first
    shared = of_kind(match.opening, SharedOut)
    assert [set(event.letters) for event in shared] == ([free] if free else [])


def test_the_first_roles() -> None:
    """EST-4: the Quanter sits to the left of the Negater, which is the next seat clockwise."""
    match = seated(5)
    view = match.view(None)
    assert (view.negater, view.quanter) == (0, 1)
    assert of_kind(match.opening, RolesGiven) == [RolesGiven(0, 1)]
    assert list(match.asks) == [1]


def test_the_last_seat_has_the_first_on_its_left() -> None:
    """EST-4"""
    views = [new(3, seed, letters="dealt").view(None) for seed in range(20)]
    assert {(view.negater, view.quanter) for view in views} == {(0, 1), (1, 2), (2, 0)}


def test_the_first_negater_is_drawn_or_agreed_on() -> None:
    """EST-R2"""
    drawn = {new(4, seed, letters="dealt").view(None).negater for seed in range(40)}
    assert drawn == {0, 1, 2, 3}
    agreed = {
        new(4, seed, letters="dealt", negater="first").view(None).negater for seed in range(9)
    }
    assert agreed == {0}


def test_what_is_still_needed() -> None:
    """EST-5: of all six letters at least one; who needs whose is seen by all."""
    view = seen(position(pairs="1-2,2-3"))
    assert view.owned == ("MAIX", "MATIX", "ATIX", "RIX")
    assert view.lacking == ((2, 3), (3,), (0, 3), (0, 1, 2))
    assert view.pieces == (5, 4, 5, 6)
