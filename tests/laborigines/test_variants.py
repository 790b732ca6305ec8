"""Teams, twins, the number of seats, and the end (LAB-41 to LAB-43)."""

from __future__ import annotations

import pytest

from deskoherna.games.laborigines.events import HandedOver, Walked, Won
from deskoherna.games.laborigines.rules import Laborigines
from deskoherna.kernel import Refusal
from laborigines.laboratory import (
    GAME,
    awaited,
    lying,
    names,
    of_kind,
    offered,
    over,
    play,
    position,
    refused,
    seen,
    store,
    tile_of,
)

TEAMS = "A15a5n,B15b5n,C15a5n,D15b5n"


def twins(
    figures: str = "A1@1,A2@5,B1@12,B2@16",
    stores: str = "A20a,B20b",
    turn: str = "A:2,3",
    disease: str = "-",
    **tiles: str,
) -> Laborigines:
    return position(figures, stores, turn, disease, "twins-2-20", **tiles)


# Seats and options


@pytest.mark.parametrize(
    ("seats", "options", "rule"),
    [
        (6, {"variant": "basic"}, "LAB-R4"),
        (3, {"variant": "teams"}, "LAB-42"),
        (5, {"variant": "teams"}, "LAB-42"),
        (4, {"variant": "twins"}, "LAB-43"),
        (4, {"variant": "teams", "energy": 15}, "LAB-R25"),
        (6, {"energy": 15}, "LAB-R25"),
    ],
)
def test_options_that_do_not_fit_the_seats_are_refused(
    seats: int, options: dict[str, str | int], rule: str
) -> None:
    """LAB-R4, LAB-42, LAB-43, LAB-R25"""
    with pytest.raises(Refusal) as refusal:
        GAME.setup(seats, options)
    assert refusal.value.rule == rule


def test_six_play_teams() -> None:
    """LAB-42: without being told so."""
    assert GAME.setup(6).options["variant"] == "teams"
    assert GAME.setup(5).options["variant"] == "basic"


# The end of the basic game


def test_the_last_one_left_wins() -> None:
    """LAB-41: even in the middle of its turn (LAB-R7)."""
    state = position("A@1,B@6,M@12", "A20a,B2b", t11="og", t20="of")
    events = play(state, "die 5", "go cw")
    result = over(state)
    assert (result.winners, result.rule) == ((0,), "LAB-41")
    assert result.places == (1, 2)
    assert tile_of(state, "A") == 6, "the move does not go on"
    assert names(events)[-1] == "won"
    assert not state.asks()


def test_who_drops_out_later_comes_before() -> None:
    """LAB-41"""
    state = position("A@-,B@5,C@1,M@17", "A0,B4b,C20c", "B:2,5", lab="basic-3-20")
    play(state, "die 2", "go cw")
    assert over(state).places == (3, 2, 1)


def test_giving_up() -> None:
    """LAB-R28: one of the last two may, and all may agree."""
    three = GAME.new(3, {}, 1)
    with pytest.raises(Refusal):
        three.resign(0)
    two = GAME.new(2, {}, 1)
    two.resign(0)
    assert two.result is not None
    assert two.result.winners == (1,)
    three.agree()
    assert three.result is not None
    assert three.result.winners == (0, 1, 2)


# Teams


def test_partners_sit_opposite_and_share_a_colour() -> None:
    """LAB-42, LAB-R25: fifteen of it and five of a neutral one, the same for all."""
    match = GAME.new(6, {}, 1)
    view = match.view(None)
    assert view.colours == (0, 1, 2, 0, 1, 2)
    assert GAME.colours(match.setup) == view.colours
    assert [(store[view.colours[seat]], store[5]) for seat, store in enumerate(view.stores)] == [
        (15, 5)
    ] * 6


def test_a_partner_loses_the_energy_of_the_colour() -> None:
    """LAB-42: and lives on with the rest."""
    state = position("A@5,B@14,C@1,D@11,M@17", "A4a,B15b5n,C15a5n,D15b5n", lab="teams-4-20")
    play(state, "die 2", "pass", "go cw")
    assert seen(state).fallen == (1, 0, 0, 0)
    assert store(state, "C") == "5n"
    assert seen(state).result is None


def test_the_game_ends_when_one_colour_is_left() -> None:
    """LAB-42, LAB-R25: a dropped-out partner wins too."""
    state = position("A@-,B@5,C@1,D@-,M@17", "A0,B4n,C5n,D0", "B:2,5", lab="teams-4-20")
    events = play(state, "die 2", "go cw")
    result = over(state)
    assert (result.winners, result.rule) == ((0, 2), "LAB-42")
    assert result.places == (1, 3, 1, 3)
    assert of_kind(events, Won)[0].seats == (0, 2)


def test_partners_in_conflict() -> None:
    """LAB-R25: follow LAB-18."""
    state = position("A@1,B@14,C@3,D@11,M@17", TEAMS, lab="teams-4-20")
    play(state, "die 2", "pass", "go cw", "energy n", "energy n")
    assert store(state, "C") == "15a 3n"


def test_all_colours_gone_at_one_moment() -> None:
    """LAB-R25, LAB-R7: those who were left share the win, with their partners."""
    state = position("A@3,B@14*1,C@-,D@-,M@17", "A1n,B1n,C0,D0", lab="teams-4-20")
    play(state, "die 2", "go cw")
    assert over(state).winners == (0, 1, 2, 3)


# Twins


def test_twins_without_moa() -> None:
    """LAB-43: two laborigines each, one common store of twenty."""
    view = GAME.new(2, {"variant": "twins"}, 1).view(None)
    assert view.moa is None
    assert [figure.name for figure in view.figures] == ["A1", "A2", "B1", "B2"]
    assert view.stores == ((20, 0, 0, 0, 0, 0), (0, 20, 0, 0, 0, 0))


def test_each_twin_gets_a_die_and_they_go_opposite_ways() -> None:
    """LAB-43: the player chooses the order."""
    state = twins(t3="go", t20="cc")
    play(state, "die 2")
    assert sorted(offered(state)) == ["go 1 ccw", "go 1 cw", "go 2 ccw", "go 2 cw"]
    events = play(state, "go 2 ccw", disease=[(2,)])
    walks = [(event.figure, event.end) for event in of_kind(events, Walked)]
    assert walks == [("A2", 2), ("A1", 3)]
    assert [event.course for event in of_kind(events, Walked)] == ["ccw", "cw"]


def test_which_twin_must_be_said() -> None:
    """LAB-43"""
    state = twins()
    play(state, "die 2")
    assert refused(state, "go cw").rule == "LAB-43"
    assert refused(position(turn="A:2,5=2"), "go 1 cw").rule == "LAB-43"


def test_the_first_twin_finishes_before_the_second_goes() -> None:
    """LAB-R17: 3b and 4 completely."""
    state = twins(t3="ss", t7="cc")
    events = play(state, "die 2", "go 1 cw", disease=[(2,)])
    story = [name for name in names(events) if name in ("walked", "turned")]
    assert story == ["walked", "turned", "walked", "turned"]
    assert lying(state, 3) == "2a"


def test_a_manipulator_decides_both_courses_by_deciding_one() -> None:
    """LAB-43, LAB-R27: the course of the first twin; the other goes the other way."""
    state = twins(stores="A17a,B3a20b")
    play(state, "die 2")
    assert awaited(state) == 1
    play(state, "pay ccw")
    assert awaited(state) == 0
    assert offered(state) == ["go 1 ccw", "go 2 cw"]
    assert refused(state, "go 1 cw").rule == "LAB-19"


def test_a_rolled_1_gives_the_flag_to_one_of_the_twins() -> None:
    """LAB-43"""
    state = twins(t3="go", t20="cc", t2="oc", t13="dd")
    play(state, "die 2", "go 1 cw", dice=[(0, 3)])
    assert awaited(state) == 1
    assert offered(state) == ["die 1", "die 4"]
    play(state, "die 4")
    assert offered(state) == ["flag 1", "flag 2"]
    play(state, "flag 2")
    assert seen(state).flag == "B2"


def test_a_player_without_energy_loses_both() -> None:
    """LAB-43, LAB-7"""
    state = twins("A1@5,A2@1,B1@12,B2@16", "A4a,B20b")
    play(state, "die 2", "go 1 cw")
    view = seen(state)
    assert [figure.tile for figure in view.figures[:2]] == [None, None]
    assert over(state).winners == (1,)


def test_twins_of_one_player_upon_each_other() -> None:
    """LAB-R17: no energy moves, but the infection and the flag of the standing one do."""
    state = twins("A1@3i,A2@5^,B1@12,B2@16", turn="A:2,6", disease="benign-mutation")
    events = play(state, "die 2", "go 1 cw")
    meeting = names(events)[: names(events).index("turned")]
    assert meeting == ["assigned", "walked", "met", "flag-gained", "infection-passed", "walked"]
    assert seen(state).flag == "A1"


def test_a_twins_flag_protects_that_twin_only() -> None:
    """LAB-R17"""
    state = twins("A1@5^,A2@1,B1@12,B2@16", turn="A:2,5")
    play(state, "die 2", "go 1 cw")
    assert lying(state, 7) == ""
    state = twins("A1@5,A2@1^,B1@12,B2@16", turn="A:2,5")
    play(state, "die 2", "go 1 cw")
    assert lying(state, 7) == "2a"


def test_phase_2_acts_for_each_twin_with_its_own_die() -> None:
    """LAB-R17: limping hits only the one with the even die."""
    state = twins("A1@1i,A2@5i,B1@12,B2@16", turn="A:2,3", disease="limping")
    play(state, "die 2")
    assert (lying(state, 1), lying(state, 5)) == ("1a", "")
    state = twins("A1@1i,A2@5i,B1@12,B2@16", turn="A:2,4", disease="limping")
    play(state, "die 2")
    assert (lying(state, 1), lying(state, 5)) == ("1a", "1a")


def test_storage_disorder_concerns_the_infected_twin_only() -> None:
    """LAB-R17: the other one gains for both."""
    figures = "A1@1i,A2@5,B1@12,B2@16"
    state = twins(figures, "A20a,B18b", "A:2,3", "storage-disorder", t3="cc2b")
    play(state, "die 2", "go 1 cw", disease=[(0,)])
    assert lying(state, 3) == "2b"


def test_charity_compares_stores() -> None:
    """LAB-R17: both twins of a player count as one, and it is reached unless both have LAB-27."""
    for infected, expected in (("i", "9b"), ("", "3a 9b")):
        state = twins(f"A1@1,A2@5,B1@12i,B2@16{infected}", "A20a,B9b", "A:2,5", "storage-disorder")
        play(state, "die 2", "go 1 cw")
        assert store(state, "B") == expected


def test_healing_takes_one_for_each_opposing_laborigine() -> None:
    """LAB-R17, LAB-37: two from a player with twins, none from the own one."""
    state = twins("A1@7,A2@1,B1@12,B2@16", turn="A:2,4")
    events = play(state, "die 2", "go 1 cw")
    healed = of_kind(events, HandedOver)
    assert [(event.seat, event.taker) for event in healed] == [(1, 0), (1, 0)]


def test_healing_that_takes_all_of_a_store_asks_for_no_colours() -> None:
    """LAB-R17, LAB-R9: one piece for each of the two twins; of the one with the flag, none."""
    state = twins("A1@7,A2@1,B1@12,B2@16", "A18a,B1a1b", turn="A:2,4")
    events = play(state, "die 2", "go 1 cw")
    assert [event.colour for event in of_kind(events, HandedOver)] == ["a", "b"]
    state = twins("A1@7,A2@1,B1@12,B2@16^", "A18a,B1a1b", turn="A:2,4")
    play(state, "die 2", "go 1 cw")
    assert offered(state) == ["energy a", "energy b", "own last"]


def test_lightning_strikes_each_twin_by_its_own_bolts() -> None:
    """LAB-R17, LAB-33"""
    state = twins("A1@3,A2@1*2,B1@12,B2@16*1", turn="A:2,4")
    play(state, "die 2", "go 1 cw")
    assert (lying(state, 5), lying(state, 1), lying(state, 16)) == ("1a", "1a", "1b")


def test_the_second_twin_goes_on_with_its_own_acid() -> None:
    """LAB-R17: acid is carried separately."""
    state = twins("A1@9,A2@1~,B1@12,B2@16", turn="A:2,1", t11="fo")
    play(state, "die 2", "flag 1", "go 1 cw")
    assert lying(state, 9) == ""
    assert lying(state, 1) == "1a"


def test_the_way_of_the_second_twin_is_foreseen_from_where_the_first_one_ends() -> None:
    """LAB-43: by its name, its course, and the twin that goes before."""
    state = twins("A1@1,A2@5,B1@12,B2@16", turn="A:2,4")
    play(state, "die 2")
    ways = {(way.figure, way.course, way.after): way for way in seen(state).routes}
    assert ways["A2", "ccw", ""].meets == ("A1",)  # if it goes first
    assert ways["A2", "ccw", "A1"].meets == ()
    assert ways["A2", "ccw", "A1"].stops == (0,)
    state = twins("A1@1,A2@7,B1@12,B2@16", turn="A:2,4")
    play(state, "die 2")
    ways = {(way.figure, way.course, way.after): way for way in seen(state).routes}
    assert (ways["A2", "ccw", "A1"].meets, ways["A2", "ccw", "A1"].stops) == (("A1",), (2, 18))
