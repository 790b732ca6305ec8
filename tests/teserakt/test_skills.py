"""Skills: always on, and no action (TES-23, TES-46, TES-R5)."""

from __future__ import annotations

from deskoherna.games.teserakt.deck import SKILLS, deck_of
from deskoherna.games.teserakt.events import Drew
from teserakt.hangar import asked, hand, lab, of_kind, offered, play, position, refused, seen, zone


def test_every_skill_is_somebodys() -> None:
    """TES-R5"""
    assert sorted(who.skill for who in deck_of("standard").researchers) == sorted(SKILLS)


def test_flip() -> None:
    """TES-46, TES-R5: by action and by card, instead of the whole adjustment."""
    state = position("A=magnetic-physicist:y1+precise-tuning,B=pilot:-", "o2")
    assert offered(state, "turn") == [
        "turn A:y1 to 2", "turn A:y1 to 6", "turn z:o2 to 1", "turn z:o2 to 3", "turn z:o2 to 5",
    ]  # fmt: skip
    play(state, "turn A:y1 to 6", "play precise-tuning", "turn A:y6 to 1")
    assert lab(state) == "y1"


def test_versatile() -> None:
    """TES-R5: a fourth action after three different ones, and only then."""
    state = position("A=polymath:y1,B=pilot:-", "o2")
    play(state, "take a1", "turn A:y1 to 2", "speciality", "choose 2", "turn A:y2 to 3")
    assert seen(state).actions == 1
    state = position("A=polymath:y1,B=pilot:-", "o2", a1="y6o2")
    play(state, "turn A:y1 to 2", "turn A:y2 to 3", "turn A:y3 to 4")
    assert seen(state).turn == "B"


def test_spacious() -> None:
    """TES-R18, TES-R5"""
    state = position("A=quartermaster:y1y1y1y1y1y1,B=pilot:-")
    play(state, "take a1")
    assert seen(state).researchers[0].spaces == 8


def test_wide() -> None:
    """TES-R5: the action turns a die by two."""
    state = position("A=optician:y1,B=pilot:-", "o2")
    play(state, "turn A:y1 to 3", "turn z:o2 to 0")
    assert (lab(state), zone(state)) == ("y3", "")


def test_courier() -> None:
    """TES-R5: the first transfer is free, also after the last action."""
    state = position("A=pilot:y1o1,B=geologist:-")
    play(state, "pass A:y1 to B", "yes")
    assert seen(state).actions == 3
    play(state, "pass A:o1 to B", "yes")
    assert seen(state).actions == 2
    state = position("A=pilot:y1,B=geologist:-", turn="A1")
    play(state, "turn A:y1 to 2")
    assert offered(state) == ["pass A:y2 to B", "end"]


def test_thorough() -> None:
    """TES-R5, TES-27: a card one level higher."""
    state = position("A=statistician:y3o3p3,B=pilot:-")
    events = play(state, "stabilise o3 with y3 p3", "yes")
    assert [event.level for event in of_kind(events, Drew)] == [3]


def test_analyst() -> None:
    """TES-R5, TES-21: the first analysis is free."""
    state = position("A=archivist:y3+drone,B=pilot:-")
    play(state, "analyse drone")
    assert seen(state).actions == 3
    play(state, f"analyse {hand(state)[0]}")
    assert seen(state).actions == 2


def test_digger() -> None:
    """TES-R5, TES-16: one more face is enough to extract, not to relocate."""
    state = position("A=geologist:-+rebuilding,B=pilot:-")
    assert "take b1" in offered(state)
    assert "take b2" not in offered(state)
    play(state, "play rebuilding")
    assert not offered(state, "move b1")


def test_open() -> None:
    """TES-R5, TES-18: others adjust dice there as in their own lab."""
    state = position("A=geologist:y3,B=surgeon:o1")
    play(state, "turn B:o1 to 2")
    assert lab(state, "B") == "o2"


def test_mentor() -> None:
    """TES-R5, TES-31: others play the cards as their own."""
    state = position("A=geologist:y3,B=professor:-+second-wind")
    play(state, "play second-wind")
    assert (seen(state).actions, hand(state, "B")) == (4, [])
    state = position("A=geologist:y3,B=optician:-+second-wind")
    assert refused(state, "play second-wind").rule == "TES-31"


def test_steady() -> None:
    """TES-R5, TES-32: any free die of the lowest layer with free dice."""
    state = position("A=engineer:y3,B=optician:-", turn="A1", a1="y6o2")
    play(state, "turn A:y3 to 4")
    assert (asked(state), offered(state)) == ("boundary", ["at a1", "at d1", "at a4", "at d4"])
