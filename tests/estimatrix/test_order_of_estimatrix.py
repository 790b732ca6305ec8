"""Moves out of order are refused by the rule that says what comes first, or who does it."""

from __future__ import annotations

import pytest

from estimatrix.matrix_table import late, new, play, position, refused

BAN, HINT, LEAD = "-", "white", "white ? say a lemon"  # what the Quanter, seat 2, is asked
QUANTER, OTHER = 2, 3


@pytest.mark.parametrize(
    ("turn", "seat", "move", "rule", "key"),
    [
        (BAN, OTHER, "ban red", "EST-6", "quanter-bans"),
        (HINT, OTHER, "ban red", "EST-6", "quanter-bans"),
        (LEAD, QUANTER, "ban red", "EST-R5", "ban-stands"),
        (BAN, QUANTER, "say a lemon", "EST-6", "ban-first"),
        (BAN, OTHER, "aloud", "EST-7", "quanter-hints"),
        (HINT, OTHER, "emoji 🍋", "EST-7", "quanter-hints"),
        (LEAD, QUANTER, "say another lemon", "EST-7", "hint-given"),
        (LEAD, QUANTER, "rub", "EST-7", "hint-given"),
        (BAN, QUANTER, "answer red", "EST-6", "ban-first"),
        (HINT, QUANTER, "answer red", "EST-7", "hint-first"),
        (BAN, OTHER, "answer red", "EST-7", "no-hint-yet"),
        (HINT, OTHER, "answer red", "EST-7", "no-hint-yet"),
        (LEAD, OTHER, "answer red", "EST-10", "lead-undecided"),
        (BAN, QUANTER, "others first", "EST-6", "ban-first"),
        (HINT, QUANTER, "others first", "EST-7", "hint-first"),
        (LEAD, OTHER, "others first", "EST-10", "quanter-leads"),
        (LEAD, QUANTER, "letter M", "EST-2", "letter-chosen"),
        (LEAD, OTHER, "letter any", "EST-2", "letter-chosen"),
        (LEAD, QUANTER, "lapse", "EST-R7", "lapse"),
        (LEAD, OTHER, "lapse", "EST-R7", "lapse"),
    ],
)
def test_in_a_turn(turn: str, seat: int, move: str, rule: str, key: str) -> None:
    """EST-2, EST-6, EST-7, EST-10, EST-R5, EST-R7"""
    refusal = refused(position(turn), seat, move)
    assert (refusal.rule, refusal.key) == (rule, f"estimatrix-{key}")


def test_a_quanter_who_let_the_others_go_first_waits_for_all_of_them() -> None:
    """EST-R5"""
    state = position(LEAD)
    play(state, "2: others first", "1: answer red", "4: answer red")
    refusal = refused(state, QUANTER, "answer yellow")
    assert (refusal.rule, refusal.key) == ("EST-R5", "estimatrix-quanter-last")
    play(state, "3: answer red", "2: answer yellow")


@pytest.mark.parametrize("first", ["others first", "answer yellow"])
def test_who_answers_first_is_decided_once(first: str) -> None:
    """EST-10"""
    state = position(LEAD)
    play(state, f"2: {first}")
    refusal = refused(state, QUANTER, "others first")
    assert (refusal.rule, refusal.key) == ("EST-10", "estimatrix-lead-decided")


def test_one_whose_time_was_up_gives_no_guess() -> None:
    """EST-R7"""
    state = position("white -y-- say a lemon")
    late(state, 3)
    refusal = refused(state, 3, "answer yellow")
    assert (refusal.rule, refusal.key) == ("EST-R7", "estimatrix-no-guess")


@pytest.mark.parametrize(
    ("seat", "move", "rule", "key"),
    [
        (1, "letter A", "EST-2", "letter-chosen"),
        (3, "letter A", "EST-R3", "letter-order"),
        (2, "ban red", "EST-2", "letters-first"),
        (3, "say a lemon", "EST-2", "letters-first"),
    ],
)
def test_before_the_first_turn(seat: int, move: str, rule: str, key: str) -> None:
    """EST-2, EST-R3"""
    match = new(4)
    match.play(0, "letter M")
    refusal = refused(match.state, seat, move)
    assert (refusal.rule, refusal.key) == (rule, f"estimatrix-{key}")
