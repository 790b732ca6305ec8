"""Dice, movement, conflicts, manipulation (LAB-13 to LAB-19)."""

from __future__ import annotations

from deskoherna.games.laborigines.events import FlagGained, FlagLost, Met, Turned, Walked
from laborigines.laboratory import (
    awaited,
    forbidden,
    lying,
    names,
    of_kind,
    offered,
    play,
    position,
    refused,
    seen,
    store,
    tile_of,
)


def test_one_die_moves_moa_and_the_other_the_own_laborigine() -> None:
    """LAB-13, LAB-15: Moa clockwise, the laborigine as its player likes."""
    state = position("A@9,B@14,M@1", "A20a,B20b", "A:2,5")
    assert offered(state) == ["die 2", "die 5"]
    play(state, "die 5")
    assert tile_of(state, "M") == 3
    assert offered(state) == ["go cw", "go ccw"]
    play(state, "go ccw")
    assert tile_of(state, "A") == 4


def test_only_the_dice_that_lie_there_can_be_assigned() -> None:
    """LAB-13"""
    assert refused(position(), "die 3").rule == "LAB-13"


def test_equal_dice_are_not_asked_about() -> None:
    """LAB-13"""
    state = position("A@9,B@14,M@1", turn="A:3,3")
    assert offered(state) == ["go cw", "go ccw"]


def test_a_rolled_1_takes_the_flag() -> None:
    """LAB-13: from whoever has it, once the dice are assigned."""
    state = position("A@9^,B@14,M@1", "A20a,B20b", "A:2,5")
    play(state, "die 5", "go ccw", dice=[(0, 4)])  # B rolls 1 and 5
    assert offered(state) == ["die 1", "die 5"]
    events = play(state, "die 1")
    assert seen(state).flag == "B"
    assert of_kind(events, FlagGained)[0].rule == "LAB-13"


def test_upon_someone_a_figure_settles_the_conflict_and_moves_again() -> None:
    """LAB-16: same direction, same number, until it ends on a free tile."""
    state = position("A@1,B@3,C@5,M@12", "A20a,B20b,C20c", "A:2,5", lab="basic-3-20")
    events = play(state, "die 2", "go cw")
    assert tile_of(state, "A") == 7
    assert [event.other for event in of_kind(events, Met)] == ["B", "C"]


def test_moa_upon_a_laborigine() -> None:
    """LAB-16, LAB-17: it lays down two where it stands, and Moa moves on."""
    state = position("A@9,B@6,M@1", turn="A:2,5")
    play(state, "die 2")
    assert tile_of(state, "M") == 11
    assert store(state, "B") == "18b"
    assert lying(state, 6) == "1b"


def test_a_laborigine_upon_moa() -> None:
    """LAB-17, LAB-R8: it lays down on Moa's tile."""
    state = position("A@2,B@9,M@19", turn="A:2,5")
    play(state, "die 2", "go cw")  # Moa comes to 4, and so does A
    assert tile_of(state, "M") == 4
    assert tile_of(state, "A") == 6
    assert lying(state, 4) == "1a"
    assert store(state, "A") == "18a"


def test_moa_takes_the_flag_instead() -> None:
    """LAB-17, LAB-R12: out of play for now, nobody has it."""
    state = position("A@9,B@6^,M@1", turn="A:2,5")
    events = play(state, "die 2")
    assert store(state, "B") == "20b"
    assert seen(state).flag is None and not seen(state).flag_gone
    assert of_kind(events, FlagLost)[0].rule == "LAB-17"


def test_the_mover_takes_two_from_whom_it_comes_upon() -> None:
    """LAB-18"""
    state = position("A@1,B@3,M@12", turn="A:2,5", t5="ss", t7="ll")
    play(state, "die 2", "go cw")
    assert (store(state, "A").split()[-1], store(state, "B")) == ("2b", "18b")


def test_the_mover_takes_the_flag_instead() -> None:
    """LAB-18, LAB-12"""
    state = position("A@1,B@3^,M@12", turn="A:2,5")
    events = play(state, "die 2", "go cw")
    assert seen(state).flag == "A"
    assert "handed-over" not in names(events)
    assert of_kind(events, FlagGained)[0].rule == "LAB-18"


def test_an_infection_passes_to_the_mover() -> None:
    """LAB-18: it comes upon an infected one."""
    state = position("A@1,B@6i,M@12", turn="A:2,5", disease="limping", t11="og", t20="of")
    play(state, "die 5", "go cw")
    assert [figure.infected for figure in seen(state).figures] == [True, False]


def test_an_infection_passes_from_the_mover() -> None:
    """LAB-18: and the mover is rid of it."""
    state = position("A@1i,B@6,M@12", turn="A:2,5", disease="limping", t11="og", t20="of")
    play(state, "die 5", "go cw")
    assert [figure.infected for figure in seen(state).figures] == [False, True]


def test_two_infected_keep_what_they_have() -> None:
    """LAB-18: it passes only if exactly one is infected."""
    state = position("A@1i,B@6i,M@12", turn="A:2,5", disease="limping")
    events = play(state, "die 5", "go cw")
    assert "infection-passed" not in names(events)


def test_the_example_of_the_rulebook() -> None:
    """LAB-16, LAB-18: upon an infected one, then with the infection upon the flag's holder."""
    state = position("A@1,B@3i,C@5^,M@12", "A20a,B20b,C20c", "A:2,5", "immunity-loss", "basic-3-20")
    events = play(state, "die 2", "go cw")
    story = [
        name
        for name in names(events)
        if name in ("met", "handed-over", "infection-passed", "flag-gained", "turned")
    ]
    assert story == [
        "met", "handed-over", "handed-over", "infection-passed",
        "met", "flag-gained", "infection-passed", "turned",
    ]  # fmt: skip
    assert store(state, "C") == "20c"
    assert [figure.infected for figure in seen(state).figures] == [False, False, True]
    assert seen(state).flag == "A"
    assert tile_of(state, "A") == 7


def test_taking_more_than_there_is_takes_all() -> None:
    """LAB-R9, LAB-R18: the other drops out, the mover still moves again."""
    state = position(
        "A@1i,B@6,C@14,M@12", "A20a,B1b,C9c", "A:2,5", "limping", "basic-3-20", t11="og", t20="of"
    )
    events = play(state, "die 5", "go cw")
    assert seen(state).fallen == (0, 1, 0)
    assert tile_of(state, "A") == 11
    assert "infection-passed" not in names(events)


def test_moa_moves_on_after_a_drop_out() -> None:
    """LAB-R18, LAB-R14: also if the seat on turn drops out, and then its turn is over."""
    state = position("A@6,B@14,C@9,M@1", "A2a,B20b,C9c", "A:2,5", lab="basic-3-20")
    events = play(state, "die 2")
    assert seen(state).fallen == (1, 0, 0)
    assert tile_of(state, "M") == 11
    assert "turned" not in names(events)
    assert awaited(state) == 1


def test_who_drops_out_before_phase_3_leaves_moa_where_she_is() -> None:
    """LAB-R14: the turn ends at once, by a disease or by a payer's drop-out."""
    state = position("A@6i,B@14,C@9,M@1", "A1a,B20b,C9c", "A:2,5", "leprosy", "basic-3-20")
    events = play(state, "die 2")
    assert seen(state).fallen == (1, 0, 0)
    assert "moa-moved" not in names(events)
    assert awaited(state) == 1
    state = position("A@6,B@14,C@9,M@1", "A2b,B3a,C9c", "A:2,5", lab="basic-3-20")
    events = play(state, "die 2", "pay cw")
    assert seen(state).fallen == (1, 1, 0)
    assert tile_of(state, "M") == 1


def test_the_tile_a_figure_left_is_free() -> None:
    """LAB-R21: round the ring and back is a normal arrival."""
    state = position("A@2,B@7,C@12,D@17,M@3", "A20a,B20b,C20c,D20d", "A:5,1=5", lab="basic-4-20")
    events = play(state, "go cw", disease=[(0,)])
    assert tile_of(state, "A") == 2
    assert len(of_kind(events, Met)) == 3
    assert of_kind(events, Turned)[0].tile == 2


# Manipulation


def test_who_has_three_of_the_movers_colour_may_decide_its_course() -> None:
    """LAB-19: after the dice are assigned, before Moa moves; the price leaves the game."""
    state = position("A@9,B@14,M@1", "A17a,B3a20b", "A:2,5")
    play(state, "die 5")
    assert awaited(state) == 1
    assert tile_of(state, "M") == 1
    assert offered(state) == ["pay cw", "pay ccw", "pass"]
    events = play(state, "pay ccw")
    assert names(events)[0] == "manipulated"
    assert store(state, "B") == "20b"
    assert [event.course for event in of_kind(events, Walked)] == ["ccw"]
    assert tile_of(state, "A") == 4


def test_a_manipulation_can_be_declined() -> None:
    """LAB-19"""
    state = position("A@9,B@14,M@1", "A17a,B3a20b", "A:2,5")
    play(state, "die 5", "pass")
    assert awaited(state) == 0
    assert offered(state) == ["go cw", "go ccw"]
    assert store(state, "B") == "3a 20b"


def test_two_pieces_are_not_enough() -> None:
    """LAB-19"""
    state = position("A@9,B@14,M@1", "A17a,B2a20b", "A:2,5")
    play(state, "die 5")
    assert awaited(state) == 0


def test_the_nearest_clockwise_is_asked_first() -> None:
    """LAB-19, LAB-R6: and who is asked later decides only if those before decline."""
    state = position("A@9,B@14,C@17,D@20,M@1", "A5b,B9b,C3b20c,D3b20d", "B:2,5", lab="basic-4-20")
    play(state, "die 5")
    assert awaited(state) == 2
    play(state, "pass")
    assert awaited(state) == 3
    play(state, "pass")
    assert awaited(state) == 0
    play(state, "pay cw")
    assert store(state, "A") == "2b"


def test_the_moving_seat_does_not_manipulate_itself() -> None:
    """LAB-R6"""
    state = position("A@9,B@14,M@1", "A20a,B20b", "A:2,5")
    play(state, "die 5")
    assert awaited(state) == 0
    assert forbidden(state, "A", "pay cw") == "LAB-R6: laborigines-pay-oneself()"


def test_the_flags_holder_may_pay() -> None:
    """LAB-R6: a price is not a loss."""
    state = position("A@9,B@14^,M@1", "A17a,B3a20b", "A:2,5")
    play(state, "die 5", "pay ccw")
    assert "a" not in store(state, "B")


def test_paying_ones_last_energy() -> None:
    """LAB-R6: the payer drops out, and the course stands."""
    state = position("A@9,B@14,C@17,M@1", "A17a,B3a,C9c", "A:2,5", lab="basic-3-20")
    play(state, "die 5", "pay ccw")
    assert seen(state).fallen == (0, 1, 0)
    assert tile_of(state, "A") == 4


def test_a_manipulation_holds_for_the_whole_turn() -> None:
    """LAB-R6, LAB-29: after a footprint too."""
    state = position("A@3,B@14,M@12", "A17a,B3a20b", "A:2,5")
    events = play(state, "die 2", "pay ccw")
    assert [event.course for event in of_kind(events, Walked)] == ["ccw", "ccw"]
    assert tile_of(state, "A") == 19


def test_a_team_mate_may_manipulate() -> None:
    """LAB-R6, LAB-R25"""
    state = position(
        "A@9,B@14,C@17,D@20,M@1", "A15a5n,B15b5n,C15a5n,D15b5n", "A:2,5", lab="teams-4-20"
    )
    play(state, "die 5")
    assert awaited(state) == 2
