"""Diseases, in phase 2 and always on (LAB-14, LAB-20 to LAB-27)."""

from __future__ import annotations

from deskoherna.games.laborigines.events import DiseaseTurned, FlagLost, LaidDown
from laborigines.laboratory import (
    lying,
    names,
    of_kind,
    offered,
    play,
    position,
    seen,
    store,
    tile_of,
)

QUIET = {"t11": "fo", "t12": "do", "t16": "ao"}  # tiles whose lower side is harmless


def test_only_the_infected_suffer_and_only_in_phase_2() -> None:
    """LAB-14: the current disease acts on A before Moa moves; B is healthy."""
    state = position("A@9i,B@14,M@1", turn="A:2,5", disease="leprosy", **QUIET)
    events = play(state, "die 2", "go cw")
    order = [name for name in names(events) if name in ("assigned", "suffered", "moa-moved")]
    assert order == ["assigned", "suffered", "moa-moved"]
    assert store(state, "B") == "20b"
    assert "suffered" not in names(play(state, "die 3", "go cw"))


def test_leprosy() -> None:
    """LAB-20: lay down 1."""
    state = position("A@9i,B@14,M@1", turn="A:2,5", disease="leprosy")
    play(state, "die 2")
    assert (store(state, "A"), lying(state, 9)) == ("19a", "1a")


def test_inferiority_complex_wants_a_1() -> None:
    """LAB-21: without one, nothing; with one, the flag does not help."""
    state = position("A@9i^,B@14,M@1", turn="A:2,5", disease="inferiority-complex")
    play(state, "die 2")
    assert store(state, "A") == "20a"
    state = position("A@9i^,B@14,M@3", turn="A:1,5", disease="inferiority-complex")
    play(state, "die 1")
    assert (store(state, "A"), lying(state, 9)) == ("18a", "1a")


def test_limping_wants_an_even_die() -> None:
    """LAB-22: the one assigned to the laborigine."""
    state = position("A@9i,B@14,M@1", turn="A:2,5", disease="limping")
    play(state, "die 5")
    assert store(state, "A") == "20a"
    state = position("A@9i,B@14,M@1", turn="A:2,5", disease="limping")
    play(state, "die 2")
    assert store(state, "A") == "18a"


def test_immunity_loss_takes_the_flag() -> None:
    """LAB-23: out of the hands, for now."""
    state = position("A@9i^,B@14,M@1", turn="A:2,5", disease="immunity-loss")
    play(state, "die 2")
    assert seen(state).flag is None and not seen(state).flag_gone


def test_with_immunity_loss_the_flag_is_only_put_aside() -> None:
    """LAB-23: gained later this turn, it is taken from its holder and lies aside."""
    state = position("A@8i,B@14^,M@1", turn="A:2,5", disease="immunity-loss")
    events = play(state, "die 2", "go cw")  # a flag on tile 10
    assert seen(state).flag is None
    assert of_kind(events, FlagLost)[0].rule == "LAB-23"


def test_immunity_loss_lasts_to_the_end_of_the_turn() -> None:
    """LAB-R22: whatever happens to the infection."""
    state = position("A@6i,B@8^,M@1", turn="A:2,5", disease="immunity-loss")
    play(state, "die 2", "go cw")  # upon B, which gets the infection; then on to the flag
    assert [figure.infected for figure in seen(state).figures] == [False, True]
    assert seen(state).flag is None


def test_hyperactivity_doubles_the_die() -> None:
    """LAB-24, LAB-R11: for repeats and footprints too."""
    state = position("A@7i,B@3,M@9", turn="A:2,5", disease="hyperactivity", **QUIET)
    play(state, "die 2", "go ccw")  # upon B on 3, on to 19: four tiles each
    assert tile_of(state, "A") == 19


def test_who_is_infected_later_in_the_turn_does_not_suffer_yet() -> None:
    """LAB-R22, LAB-30: the effect comes only in phase 2."""
    state = position("A@1,B@14,M@4", turn="A:1,5")
    play(state, "die 1", "go cw", disease=[(4,)])  # hyperactivity turns up
    assert seen(state).figures[0].infected
    assert seen(state).disease == "hyperactivity"
    assert tile_of(state, "A") == 2


def test_benign_mutation() -> None:
    """LAB-25: one less, whenever one lays down."""
    state = position("A@5i,B@14,M@19", turn="A:2,5", disease="benign-mutation")
    play(state, "die 2", "go cw")
    assert (store(state, "A"), lying(state, 7)) == ("17a", "2a")


def test_benign_mutation_does_not_go_below_zero() -> None:
    """LAB-R13: acid costs one less than 1, which is nothing."""
    state = position("A@14i~,B@2,M@7", turn="A:2,5", disease="benign-mutation", t16="ao")
    play(state, "die 2", "go cw")
    assert store(state, "A") == "20a"


def test_malign_mutation() -> None:
    """LAB-26: one more."""
    state = position("A@5i,B@14,M@19", turn="A:2,5", disease="malign-mutation")
    play(state, "die 2", "go cw")
    assert (store(state, "A"), lying(state, 7)) == ("15a", "3a")


def test_malign_mutation_adds_nothing_to_nothing() -> None:
    """LAB-R20: an amount of 0 is no laying-down: B is infected, and has no bolt."""
    state = position("A@3,B@14i,M@19", turn="A:2,5", disease="malign-mutation")
    events = play(state, "die 2", "go cw")  # lightning
    assert store(state, "B") == "20b"
    assert [event.figure for event in of_kind(events, LaidDown)] == ["A"]


def test_mutations_touch_no_other_losses() -> None:
    """LAB-25, LAB-26: two are taken from an infected one, as from anybody."""
    state = position("A@1,B@6i,M@12", turn="A:2,5", disease="malign-mutation", **QUIET)
    play(state, "die 5", "go cw")
    assert store(state, "B") == "18b"


def test_mutations_act_in_anyones_turn() -> None:
    """LAB-30: on all the infected."""
    state = position("A@3,B@14*1i,M@19", turn="A:2,5", disease="malign-mutation")
    play(state, "die 2", "go cw")  # lightning
    assert store(state, "B") == "18b"


def test_storage_disorder_leaves_energy_where_it_is() -> None:
    """LAB-27: lying on the tile, ..."""
    figures, stores = "A@9i,B@14,M@1", "A20a,B17b"
    state = position(figures, stores, "A:2,5", "storage-disorder", t11="fo3b")
    events = play(state, "die 2", "go cw")
    assert (store(state, "A"), lying(state, 11)) == ("20a", "3b")
    assert "could-not-gain" in names(events)


def test_storage_disorder_in_a_conflict() -> None:
    """LAB-27, LAB-R9: no energy, but the flag and the infection."""
    state = position("A@1i,B@6,M@12", turn="A:2,5", disease="storage-disorder", **QUIET)
    events = play(state, "die 5", "go cw")
    assert store(state, "B") == "20b"
    assert "infection-passed" in names(events)
    state = position("A@1i,B@6^,M@12", turn="A:2,5", disease="storage-disorder", **QUIET)
    play(state, "die 5", "go cw")
    assert seen(state).flag == "A"


def test_storage_disorder_and_charity() -> None:
    """LAB-27, LAB-R9: the giver keeps what the other cannot take."""
    state = position("A@1,B@14i,M@19", "A20a,B9b", "A:2,5", "storage-disorder")
    play(state, "die 2", "go cw")
    assert (store(state, "A"), store(state, "B")) == ("20a", "9b")


def test_storage_disorder_and_healing() -> None:
    """LAB-27"""
    state = position("A@7i,B@14,M@19", turn="A:2,5", disease="storage-disorder")
    play(state, "die 2", "go cw")
    assert store(state, "B") == "20b"


def test_the_deck_is_reshuffled_when_it_is_empty() -> None:
    """LAB-R23, LAB-30: with the current card, so the same disease may return."""
    state = position("A@1i,B@14,M@4", turn="A:2,5", disease="leprosy/", t2="cc", t3="dd")
    events = play(state, "die 2", "go cw", disease=[(0,)])
    assert seen(state).disease == "leprosy"
    assert of_kind(events, DiseaseTurned)[0].rule == "LAB-R23"
    assert len(seen(state).deck) == 7


def test_a_disease_is_everybodys() -> None:
    """LAB-30: all the infected have the new one."""
    state = position("A@1,B@14i,M@4", turn="A:1,5", disease="leprosy")
    play(state, "die 1", "go cw", disease=[(1,)])
    assert seen(state).disease == "limping"
    assert offered(state) == ["die 2", "die 3"]
    play(state, "die 2")
    assert store(state, "B") == "18b"
