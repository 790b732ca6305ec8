"""Phase 4 (LAB-28 to LAB-40)."""

from __future__ import annotations

from deskoherna.games.laborigines.events import FlagGained, Sprung, Turned, Walked
from laborigines.laboratory import (
    awaited,
    lying,
    names,
    of_kind,
    over,
    play,
    position,
    seen,
    store,
    tile_of,
)


def test_the_energy_that_lies_there_is_taken_first() -> None:
    """LAB-28: before the tile is turned over; whatever its colours are."""
    state = position("A@5,B@14,M@19", "A19a,B18b", t7="ss1a2b")
    events = play(state, "die 2", "go cw")
    story = [name for name in names(events) if name in ("collected", "turned", "sprung")]
    assert story == ["collected", "turned", "sprung"]


def test_what_lies_up_after_turning_is_carried_out() -> None:
    """LAB-28: a small explosion below a green side."""
    state = position("A@15,B@2,M@8", t17="os")
    play(state, "die 2", "go cw")
    assert seen(state).tiles[16].up == "small-explosion"
    assert seen(state).tiles[16].down == "harmless"
    assert store(state, "A") == "16a"


def test_turned_tiles_are_remembered_in_order() -> None:
    """LAB-R16: a view holds what has been seen, what was turned last comes last."""
    state = position("A@15,B@2,M@8")
    play(state, "die 2", "go cw")
    play(state, "die 2", "go cw")  # B comes to radiation on tile 4
    assert seen(state).turned == (16, 3)
    assert [tile.down for tile in seen(state).tiles if tile.down] == ["radiation", "harmless"]


def test_footprint() -> None:
    """LAB-29: on in the same direction, and then another trap."""
    state = position("A@3,B@14,M@12", turn="A:2,5")
    events = play(state, "die 2", "go ccw")
    assert [event.end for event in of_kind(events, Walked)] == [1, 19]
    assert [event.tile for event in of_kind(events, Turned)] == [1, 19]


def test_a_footprint_where_the_move_began_does_nothing() -> None:
    """LAB-R21: else it could go on for ever."""
    state = position("A@1,B@6,C@11,D@16,M@3", "A20a,B20b,C20c,D20d", "A:5,1=5", lab="basic-4-20")
    events = play(state, "go cw")
    assert tile_of(state, "A") == 1
    assert "went-nowhere" in names(events)
    assert len(of_kind(events, Turned)) == 1


def test_disease() -> None:
    """LAB-30: an infection, and a new card."""
    state = position("A@1,B@14,M@4", turn="A:1,5")
    events = play(state, "die 1", "go cw", disease=[(0,)])
    assert [figure.infected for figure in seen(state).figures] == [True, False]
    assert seen(state).disease == "leprosy"
    assert store(state, "A") == "20a"
    assert "suffered" not in names(events)[: names(events).index("rolled")]


def test_who_is_infected_gets_no_second_infection() -> None:
    """LAB-30"""
    state = position("A@1i,B@14,M@4", turn="A:1,5", disease="limping")
    events = play(state, "die 1", "go cw", disease=[(0,)])
    assert "infected" not in names(events)
    assert seen(state).disease == "leprosy"


def test_charity_gives_three_to_the_poorest() -> None:
    """LAB-31"""
    state = position("A@1,B@14,C@8,M@19", "A20a,B9b,C5c", lab="basic-3-20")
    play(state, "die 2", "go cw")
    assert (store(state, "A"), store(state, "B"), store(state, "C")) == ("17a", "9b", "3a 5c")


def test_charity_of_the_poorest() -> None:
    """LAB-31: nothing happens, also if it is tied."""
    for stores in ("A5a,B9b,C8c", "A5a,B5b,C8c"):
        state = position("A@1,B@14,C@8,M@19", stores, lab="basic-3-20")
        play(state, "die 2", "go cw")
        assert store(state, "A") == "5a"
        assert lying(state, 3) == ""


def test_charity_when_others_tie() -> None:
    """LAB-31: the three are laid down."""
    state = position("A@1,B@14,C@8,M@19", "A20a,B5b,C5c", lab="basic-3-20")
    play(state, "die 2", "go cw")
    assert (store(state, "A"), lying(state, 3)) == ("17a", "2a")


def test_giving_more_than_there_is_gives_all() -> None:
    """LAB-R9, LAB-7: and who has nothing left drops out, with what it has just given."""
    state = position("A@1,B@14,C@8,M@19", "A2a,B1b,C9c", lab="basic-3-20")
    play(state, "die 2", "go cw")
    assert seen(state).fallen == (1, 0, 0)
    assert store(state, "B") == "1b"


def test_radiation_counts_the_green_tiles() -> None:
    """LAB-32, LAB-R2: occupied or not; footprints and danger are green too."""
    state = position("A@2,B@14,M@10")
    green = sum(tile.ground == "green" for tile in seen(state).tiles)
    assert green == 1 + 10  # the footprint on tile 1; nine green sides and danger
    play(state, "die 2", "go cw")
    assert store(state, "A") == "9a"
    assert lying(state, 4) == "6a"


def test_lightning_strikes_everyone_who_has_bolts() -> None:
    """LAB-33, LAB-R19: the mover first, then clockwise, each on its own tile."""
    state = position("A@3,B@14*1,C@8*3,M@19", "A20a,B20b,C20c", lab="basic-3-20")
    events = play(state, "die 2", "go cw")
    assert (store(state, "A"), store(state, "B"), store(state, "C")) == ("19a", "19b", "17c")
    assert (lying(state, 5), lying(state, 14), lying(state, 8)) == ("1a", "1b", "2c")
    assert [event.figure for event in of_kind(events, Sprung)] == ["A", "B", "C"]


def test_bolts_stay() -> None:
    """LAB-6, LAB-33: any number, never removed."""
    state = position("A@3*4,B@14,M@19")
    play(state, "die 2", "go cw")
    assert seen(state).figures[0].bolts == 5
    assert store(state, "A") == "15a"


def test_drop_outs_are_checked_when_all_were_struck() -> None:
    """LAB-R19, LAB-R14, LAB-R7: the last ones go in one moment and share the win."""
    state = position("A@3,B@14*1,M@19", "A1a,B1b")
    play(state, "die 2", "go cw")
    result = over(state)
    assert result.winners == (0, 1)
    assert result.rule == "LAB-R7"


def test_acid_bites_on_the_next_turn() -> None:
    """LAB-34: one on every tile moved over, the first included, the last not."""
    state = position("A@4,B@14,M@10", t12="do")
    play(state, "die 2", "go cw")
    assert seen(state).figures[0].acid
    assert store(state, "A") == "20a"
    play(state, "die 2", "go ccw")  # B
    play(state, "die 3", "go cw")  # to the healing on tile 9
    assert store(state, "A") == "17a 1b"
    assert [lying(state, tile) for tile in (6, 7, 8, 9)] == ["1a", "1a", "1a", ""]
    assert not seen(state).figures[0].acid


def test_acid_on_conflict_and_footprint_tiles() -> None:
    """LAB-R10: on leaving each tile, once; the last costs nothing."""
    state = position("A@17~,B@19,M@7")
    play(state, "die 2", "go cw", *["energy a"] * 4)
    # over 17 and 18 upon B on 19, over 19 and 20 to the footprint on 1, over 1 and 2 to 3
    assert tile_of(state, "A") == 3
    assert [lying(state, tile) for tile in (17, 18, 19, 20, 1, 2)] == ["1a"] * 6
    assert lying(state, 3) == ""


def test_a_tile_that_is_left_twice_costs_twice() -> None:
    """LAB-R10: twelve tiles upon Moa, and twelve more, over the start."""
    state = position("A@1i~,B@19,M@8", "A20a10b,B10b", "A:6,5", "hyperactivity")
    play(state, "die 6", "go cw", "own last")
    assert tile_of(state, "A") == 5
    lie = [lying(state, tile) for tile in (1, 4, 12, 13, 14)]
    assert lie == ["1a 1b", "1a 1b", "1a", "2a", "1a"]


def test_the_flag_protects_from_acid_and_the_marker_goes() -> None:
    """LAB-R10, LAB-11"""
    state = position("A@14~^,B@2,M@7", turn="A:2,5")
    events = play(state, "die 2", "go cw")
    assert store(state, "A") == "20a"
    assert "acid-gone" in names(events)


def test_acid_turned_up_in_the_acid_turn_counts_for_the_next() -> None:
    """LAB-R10"""
    state = position("A@4~,B@14,M@19", turn="A:2,5")
    events = play(state, "die 2", "go cw")
    assert [name for name in names(events) if "acid" in name][-2:] == ["acid-gone", "acid-taken"]
    assert seen(state).figures[0].acid


def test_each_tile_of_acid_is_a_laying_down_of_its_own() -> None:
    """LAB-R20: with a malign mutation, one on the tile and one out, every time."""
    state = position("A@14i~,B@2,M@7", turn="A:2,5", disease="malign-mutation", t16="ao")
    play(state, "die 2", "go cw")
    assert store(state, "A") == "16a"
    assert (lying(state, 14), lying(state, 15)) == ("1a", "1a")


def test_who_dissolves_on_the_way_ends_its_turn() -> None:
    """LAB-R14: no further phase, no tile turned."""
    state = position("A@14~,B@2,C@4,M@7", "A2a,B20b,C9c", "A:3,5", lab="basic-3-20")
    events = play(state, "die 3", "go cw")
    assert seen(state).fallen == (1, 0, 0)
    assert "turned" not in names(events)
    assert awaited(state) == 1


def test_explosions() -> None:
    """LAB-35, LAB-36: four, and eight."""
    state = position("A@5,B@14,M@19")
    play(state, "die 2", "go cw")
    assert store(state, "A") == "16a"
    state = position("A@6,B@14,M@19")
    play(state, "die 2", "go cw")
    assert (store(state, "A"), lying(state, 8)) == ("12a", "4a")


def test_healing_takes_one_from_everybody() -> None:
    """LAB-37, LAB-10: the mover chooses the colours."""
    state = position("A@7,B@14,C@1,M@19", "A9a,B20b,C2a5c", lab="basic-3-20")
    play(state, "die 2", "go cw", "energy a")
    assert (store(state, "A"), store(state, "B"), store(state, "C")) == ("10a 1b", "19b", "1a 5c")


def test_flag() -> None:
    """LAB-38"""
    state = position("A@8,B@14,M@19")
    events = play(state, "die 2", "go cw")
    assert seen(state).flag == "A"
    assert of_kind(events, FlagGained)[0].rule == "LAB-38"


def test_danger_and_green_do_nothing() -> None:
    """LAB-39, LAB-40: danger only warns of the big explosion below."""
    for tile, rule in (("bx", "LAB-39"), ("fo", "LAB-40")):
        ring = {"t18": tile} if tile == "bx" else {"t11": tile}
        start = 16 if tile == "bx" else 9
        state = position(f"A@{start},B@2,M@3", turn="A:2,4", **ring)
        events = play(state, "die 2", "go cw")
        assert [event.rule for event in of_kind(events, Sprung)] == [rule]
        assert store(state, "A") == "20a"
