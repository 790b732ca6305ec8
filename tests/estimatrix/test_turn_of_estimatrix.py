"""A turn: the ban, the hint, secret answers, the reveal (EST-6 to EST-11)."""

from __future__ import annotations

from deskoherna.games.estimatrix.events import Answered, Banned, Hinted, Shown
from deskoherna.kernel import ScriptedChance, visible_to
from estimatrix.matrix_table import (
    GAME,
    awaited,
    late,
    may_change,
    names,
    of_kind,
    play,
    position,
    refused,
    roles,
    seated,
    seen,
)

ANSWERING = "white -y-- say a lemon"  # the Quanter, seat 2, has answered
WAITING = "white ---- say a lemon"  # the others are to answer first


def test_a_turn_from_ban_to_reveal() -> None:
    """EST-6, EST-7, EST-9, EST-11"""
    state = position("-")
    events = play(
        state,
        "2: ban blue",
        "2: say a lemon",
        "2: answer yellow",
        "4: answer red",
        "1: answer green",
        "3: answer yellow",
    )
    assert names(events) == [
        "banned", "hinted", "answered", "answered", "answered", "answered",
        "shown", "exchanged", "quanter-passed",
    ]  # fmt: skip
    assert of_kind(events, Hinted) == [Hinted(1, 1, "text", "a lemon", ())]


def test_the_quanter_bans_a_colour() -> None:
    """EST-6: chosen; it is out for all, the Quanter included."""
    state = position("-")
    assert play(state, "2: ban red") == [Banned(1, "red", rolled=False)]
    play(state, "2: say a rose")
    assert refused(state, 2, "answer red").rule == "EST-6"
    play(state, "2: answer green")
    for seat in (1, 3, 4):
        refusal = refused(state, seat, "answer red")
        assert (refusal.rule, refusal.arguments["colour"]) == ("EST-6", "red")
        assert "answer red" not in map(str, state.asks()[seat - 1].moves)


def test_a_rolled_ban_stands() -> None:
    """EST-6: it cannot be changed into a chosen one."""
    state = position("-")
    events = play(state, "2: ban roll", chance=ScriptedChance(("ban", [3])))
    assert events == [Banned(1, "green", rolled=True)]
    assert refused(state, 2, "ban red").rule == "EST-6"
    assert refused(state, 2, "ban roll").rule == "EST-6"


def test_a_chosen_ban_may_be_changed_until_the_hint() -> None:
    """EST-R5"""
    state = position("-")
    play(state, "2: ban red", "2: ban blue")
    assert seen(state).ban == "blue"
    assert refused(state, 2, "ban blue").rule == "EST-R5"
    play(state, "2: say a rose")
    assert refused(state, 2, "ban red").rule == "EST-R5"


def test_the_quanter_answers_first() -> None:
    """EST-7, EST-10, EST-R5: guesses open when the answer is set."""
    state = position()
    assert awaited(state) == {2}
    play(state, "2: answer yellow")
    assert (awaited(state), may_change(state)) == ({1, 3, 4}, {2})


def test_the_others_answer_first() -> None:
    """EST-10, EST-R5: the Quanter's answer opens when all guesses are in."""
    state = position()
    play(state, "2: others first")
    assert (awaited(state), may_change(state)) == ({1, 3, 4}, set())
    play(state, "3: answer red", "1: answer red")
    assert (awaited(state), may_change(state)) == ({4}, {1, 3})
    play(state, "4: answer black")
    assert (awaited(state), may_change(state)) == ({2}, {1, 3, 4})
    assert "shown" in names(play(state, "2: answer yellow"))


def test_answers_are_set_in_any_order() -> None:
    """EST-9"""
    for order in ("134", "431", "314"):
        state = position(ANSWERING)
        events = play(state, *(f"{seat}: answer red" for seat in order))
        assert names(events)[-3:] == ["shown", "missed", "quanter-passed"]


def test_an_answer_may_be_changed_until_the_last_one_is_in() -> None:
    """EST-R5"""
    state = position(ANSWERING)
    events = play(state, "1: answer red", "1: answer blue", "2: answer green", "3: answer green")
    assert [event.again for event in of_kind(events, Answered)] == [False, True, True, False]
    events = play(state, "4: answer black")
    shown = {event.seat: event.colour for event in of_kind(events, Shown)}
    assert shown == {0: "blue", 1: "green", 2: "green", 3: "black"}


def test_nobody_sees_a_colour_before_all_are_set() -> None:
    """EST-11: that a seat has answered may be seen, the colour only by itself."""
    state, other = position(ANSWERING), position(ANSWERING)
    (event,) = play(state, "3: answer green")
    (other_event,) = play(other, "3: answer black")
    for seat in (None, 0, 1, 3):
        assert visible_to(seat, [event]) == [Answered(2, "estimater", again=False)]
        assert visible_to(seat, [event]) == visible_to(seat, [other_event])
        assert GAME.view(state, seat) == GAME.view(other, seat)
        assert GAME.view(state, seat).answered == (False, True, True, False)
    assert visible_to(2, [event]) == [event]
    assert (seen(state, 3).answer, seen(other, 3).answer) == ("green", "black")


def test_all_are_shown_together() -> None:
    """EST-11: the Quanter's first, then clockwise; after that everyone sees all of them."""
    state = position("white y-r- say a lemon")
    events = play(state, "4: answer yellow", "2: answer yellow")
    assert [(event.seat, event.colour, event.hit) for event in of_kind(events, Shown)] == [
        (1, "yellow", False), (2, "red", False), (3, "yellow", True), (0, "yellow", True),
    ]  # fmt: skip
    last = seen(state).last
    assert last is not None
    assert last.answers == ("yellow", "yellow", "red", "yellow")
    assert (last.quanter, last.negater, last.ban, last.hint.words) == (1, 0, "white", "a lemon")


class TestTimeIsUp:
    """EST-R7"""

    def test_a_guess_that_is_set_stands(self) -> None:
        state = position(ANSWERING)
        play(state, "3: answer yellow")
        assert state.asks()[2].overdue is None

    def test_a_seat_without_a_guess_gives_none(self) -> None:
        state = position(ANSWERING)
        assert names(late(state, 3)) == ["gave-none"]
        assert seen(state, 3).late == (False, False, True, False)
        events = play(state, "1: answer red", "4: answer yellow")
        assert names(events)[-3:] == ["shown", "exchanged", "quanter-passed"]
        assert [event.colour for event in of_kind(events, Shown)] == [
            "yellow",
            None,
            "yellow",
            "red",
        ]

    def test_one_who_gave_none_is_asked_no_more(self) -> None:
        state = position(ANSWERING)
        late(state, 3)
        assert 2 not in state.asks()

    def test_without_any_guess_nobody_has_guessed(self) -> None:
        state = position(ANSWERING)
        late(state, 1)
        late(state, 3)
        assert names(late(state, 4)) == ["gave-none", "shown", "missed", "quanter-passed"]

    def test_a_quanter_who_is_late_ends_the_turn(self) -> None:
        for turn in ("-", "white", "white ? say a lemon", "white y-yy say a lemon"):
            state = position(turn)
            assert names(late(state, 2)) == ["ran-out", "quanter-passed"]
            assert not state.pairs
            assert awaited(state) == {3}

    def test_it_counts_as_a_turn_for_the_roles(self) -> None:
        match = seated(4)
        match.lapse(1)
        match.lapse(2)
        assert roles(match.state) == (4, 1)
