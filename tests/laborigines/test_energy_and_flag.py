"""Energy, the flag, and dropping out (LAB-7 to LAB-12)."""

from __future__ import annotations

from deskoherna.games.laborigines.events import FlagGained, HandedOver, LaidDown, Vanished
from laborigines.laboratory import (
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
)


def test_laying_down_goes_onto_the_tile_and_out_in_turn() -> None:
    """LAB-9, LAB-35: of four pieces two lie on the tile, two are out of the game."""
    state = position("A@5,B@14,M@19")
    play(state, "die 2", "go cw")  # a small explosion on tile 7
    assert store(state, "A") == "16a"
    assert lying(state, 7) == "2a"


def test_the_owner_chooses_each_piece() -> None:
    """LAB-R5: one at a time: tile, out, tile, out."""
    state = position("A@5,B@14,M@19", "A10a5b,B15b")
    play(state, "die 2", "go cw")
    assert offered(state) == ["energy a", "energy b", "own last"]
    play(state, "energy a", "energy b", "energy b", "energy a")
    assert store(state, "A") == "8a 3b"
    assert lying(state, 7) == "1a 1b"


def test_colours_one_does_not_have_cannot_be_chosen() -> None:
    """LAB-9"""
    state = position("A@5,B@14,M@19", "A10a5b,B15b")
    play(state, "die 2", "go cw")
    assert refused(state, "energy c").rule == "LAB-9"


def test_colours_the_giver_does_not_have_cannot_be_taken_or_given() -> None:
    """LAB-10, LAB-18, LAB-31: what is handed over, the giver has."""
    state = position("A@1,B@4,M@9", "A10a,B2a5b", "A:3,5")
    play(state, "die 3", "go cw")
    assert refused(state, "energy c").rule == "LAB-10"
    state = position("A@1,B@14,M@19", "A10a5b,B6b")
    play(state, "die 2", "go cw")
    assert refused(state, "energy c").rule == "LAB-10"


def test_where_all_is_handed_over_no_colours_are_asked_for() -> None:
    """LAB-R9, LAB-18, LAB-31: two of two pieces are taken, three of three given."""
    state = position("A@1,B@4,M@9", "A10a,B1a1b", "A:3,5", t7="hh", t9="ss")
    events = play(state, "die 3", "go cw")
    assert [event.colour for event in of_kind(events, HandedOver)] == ["a", "b"]
    state = position("A@1,B@14,C@8,M@19", "A1a2b,B2b,C9c", lab="basic-3-20")
    events = play(state, "die 2", "go cw")
    assert [event.colour for event in of_kind(events, HandedOver)] == ["b", "b", "a"]


def test_no_more_is_asked_for_than_there_is() -> None:
    """LAB-R5, LAB-36: three pieces left of eight to be laid down, and the order counts."""
    state = position("A@6,B@14,C@12,M@19", "A1a2b,B9b,C9c", lab="basic-3-20")
    play(state, "die 2", "go cw")
    assert state.asks()[0].arguments["left"] == 3
    play(state, "energy b")
    assert state.asks()[0].arguments["left"] == 2


def test_choices_are_asked_only_when_there_is_a_choice() -> None:
    """LAB-R5: the last colour left goes without a question."""
    state = position("A@5,B@14,M@19", "A10a1b,B19b")
    play(state, "die 2", "go cw", "energy b")
    assert store(state, "A") == "7a"
    assert awaited(state) == 1


def test_colours_can_be_left_to_the_table() -> None:
    """LAB-R5, LAB-R26: what there is most of goes first, the own colour last."""
    state = position("A@5,B@14,C@12,M@19", "A10a1b3c,B19b,C17c", lab="basic-3-20")
    events = play(state, "die 2", "go cw", "own last")
    assert [event.colour for event in of_kind(events, LaidDown)] == ["c", "c", "b", "c"]
    assert seen(state).delegated == (True, False, False)


def test_choosing_can_be_taken_back() -> None:
    """LAB-R5: by the seat itself, whether it is on turn or not."""
    state = position("A@5,B@14,C@12,M@19", "A10a1b3c,B19b,C17c", lab="basic-3-20")
    play(state, "die 2", "go cw", "own last")
    asks = state.asks()
    assert asks[0].optional and [str(move) for move in asks[0].moves] == ["own choice"]
    play(state, "die 2", "go cw", "die 2", "go cw")  # B and C; the turn comes back to A
    assert offered(state) == ["die 2", "die 3", "own choice"]
    play(state, "own choice")
    assert offered(state) == ["die 2", "die 3"]
    assert seen(state).delegated == (False, False, False)


def test_taking_by_the_table() -> None:
    """LAB-R26: the own colour first, then what there is most of."""
    state = position("A@1,B@4,C@12,M@9", "A10a,B2a5b6c,C14c", "A:3,5", lab="basic-3-20")
    events = play(state, "die 3", "go cw", "own last")
    assert [event.colour for event in of_kind(events, HandedOver)] == ["a", "a"]
    state = position("A@1,B@4,C@12,M@9", "A10a,B5b6c,C14c", "A:3,5", lab="basic-3-20")
    events = play(state, "die 3", "go cw", "own last")
    assert [event.colour for event in of_kind(events, HandedOver)] == ["c", "b"]


def test_handing_over_is_chosen_by_the_seat_on_turn() -> None:
    """LAB-10: also when it takes."""
    figures, stores = "A@1,B@4,C@12,M@9", "A10a,B2a5b6c,C14c"
    state = position(figures, stores, "A:3,5", lab="basic-3-20", t7="ff", t1="ss")
    play(state, "die 3", "go cw")
    assert awaited(state) == 0
    assert state.asks()[0].key == "laborigines-ask-take"
    play(state, "energy a", "energy c")
    assert store(state, "B") == "1a 5b 5c"
    assert store(state, "A") == "11a 1c"


def test_giving_is_chosen_by_the_seat_on_turn_too() -> None:
    """LAB-10, LAB-31: charity gives three."""
    state = position("A@1,B@14,M@19", "A10a5b,B6b")
    play(state, "die 2", "go cw")
    assert state.asks()[0].key == "laborigines-ask-give"
    play(state, "energy b", "energy b", "energy a")
    assert store(state, "A") == "9a 3b"
    assert store(state, "B") == "1a 8b"


def test_the_flag_protects_from_laying_down() -> None:
    """LAB-11"""
    state = position("A@5^,B@14,M@19")
    events = play(state, "die 2", "go cw")
    assert "protected" in names(events)
    assert store(state, "A") == "20a"


def test_the_flag_protects_from_handing_over() -> None:
    """LAB-11, LAB-31, LAB-37: charity gives nothing, healing takes nothing."""
    state = position("A@1^,B@14,M@19", "A10a,B6b")
    play(state, "die 2", "go cw")
    assert (store(state, "A"), store(state, "B")) == ("10a", "6b")
    state = position("A@7,B@14^,M@19", "A10a,B6b")
    play(state, "die 2", "go cw")
    assert (store(state, "A"), store(state, "B")) == ("10a", "6b")


def test_the_flag_protects_from_nothing_else() -> None:
    """LAB-11: its holder is infected and takes bolts like everybody."""
    state = position("A@3^,B@14,M@19", "A20a,B20b")
    play(state, "die 2", "go cw")
    assert seen(state).figures[0].bolts == 1
    assert store(state, "A") == "20a"


def test_there_is_one_flag() -> None:
    """LAB-12: gaining it takes it from its holder."""
    state = position("A@8,B@14^,M@19")
    events = play(state, "die 2", "go cw")
    assert seen(state).flag == "A"
    (gained,) = of_kind(events, FlagGained)
    assert gained.loser == "B"


def test_who_has_no_energy_drops_out_and_its_colour_vanishes_everywhere() -> None:
    """LAB-7: at once, with all energy of its colour, wherever it is."""
    state = position(
        "A@5,B@14,C@12,M@19", "A4a,B2a19b,C2a9c", lab="basic-3-20", t15="ol5a", t16="oa1b"
    )
    events = play(state, "die 2", "go cw")
    view = seen(state)
    assert view.fallen == (1, 0, 0)
    assert view.figures[0].tile is None
    assert (store(state, "B"), store(state, "C")) == ("19b", "9c")
    assert lying(state, 15) == ""
    assert lying(state, 16) == "1b"
    (vanished,) = of_kind(events, Vanished)
    assert (vanished.lost, vanished.lying) == ((0, 2, 2), 7)


def test_a_drop_out_may_cause_others() -> None:
    """LAB-7, LAB-R19: B lived on A's energy; both go in one moment, and C on B's."""
    state = position("A@5,B@14,C@12,D@1,M@19", "A4a,B2a,C2b,D20d", lab="basic-4-20")
    events = play(state, "die 2", "go cw")
    assert seen(state).fallen == (1, 1, 1, 0)
    assert names(events).count("dropped-out") == 3
    assert over(state).winners == (3,)


def test_energy_of_other_colours_stays() -> None:
    """LAB-R14: what a figure that drops out has laid down of other colours stays lying."""
    state = position("A@5,B@14,C@12,M@19", "A2a2c,B20b,C9c", lab="basic-3-20")
    play(state, "die 2", "go cw", "energy c", "energy a", "energy c")
    assert seen(state).fallen[0] == 1
    assert lying(state, 7) == "2c"


def test_with_the_first_drop_out_the_flag_leaves_for_good() -> None:
    """LAB-8, LAB-R7: also from the hands of its holder."""
    state = position("A@5,B@14^,C@12,M@19", "A4a,B20b,C9c", lab="basic-3-20")
    events = play(state, "die 2", "go cw", dice=[(0, 3)])
    assert "flag-gone" in names(events)
    assert seen(state).flag is None and seen(state).flag_gone
    assert "flag-gained" not in names(events), "B has rolled a 1"


def test_the_flag_does_not_protect_from_a_vanishing_colour() -> None:
    """LAB-R19"""
    state = position("A@5,B@14^,C@12,M@19", "A4a,B2a,C9c", lab="basic-3-20")
    play(state, "die 2", "go cw")
    assert seen(state).fallen == (1, 1, 0)
