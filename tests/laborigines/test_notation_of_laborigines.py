"""Positions and moves as text: each form has its inverse, and nonsense is refused."""

from __future__ import annotations

from itertools import count

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from deskoherna.games.laborigines.notation import BadPosition, read_position, write_position
from deskoherna.kernel import SearchChance, Setup
from deskoherna.texts import languages, speaker
from laborigines.laboratory import GAME, offered, play, position, ring, seen

RING = ring()


@pytest.mark.parametrize("setup", list(GAME.setups()), ids=str)
def test_positions_are_read_back_as_they_were_written(setup: Setup) -> None:
    for seed in range(5):
        chance = SearchChance(seed)
        state = GAME.start(setup, chance)
        while asks := state.asks():
            if state.agenda[-1][0] == "assign":
                text = write_position(state)
                again = read_position(text)
                assert write_position(again) == text
                assert again.agenda == state.agenda, "a rolled 1 is not forgotten (LAB-13)"
            seat, ask = next((seat, ask) for seat, ask in asks.items() if not ask.optional)
            state.play(seat, ask.sample(chance), chance)


@pytest.mark.parametrize(("turn", "moved"), [("A:3,3", 3), ("A:2,5=2", 5)])
def test_what_was_played_on_while_it_was_read_is_not_written(turn: str, moved: int) -> None:
    """LAB-13: dice are assigned already, and Moa has moved; reading would move it again."""
    state = position("A@1,B@16,M@9", turn=turn)
    assert seen(state).moa == 8 + moved  # tiles of views are counted from 0
    with pytest.raises(ValueError, match="no dice"):
        write_position(state)


def test_a_game_that_is_over_is_not_written() -> None:
    chance = SearchChance(0)
    state = GAME.start(GAME.setup(2), chance)
    while asks := state.asks():
        seat, ask = next((seat, ask) for seat, ask in asks.items() if not ask.optional)
        state.play(seat, ask.sample(chance), chance)
    with pytest.raises(ValueError, match="no dice"):
        write_position(state)


def written(
    figures: str = "A@1,B@2,M@3",
    stores: str = "A20a,B20b",
    disease: str = "-",
    turn: str = "A:2,5",
    lab: str = "basic-2-20",
    tiles: str = RING,
) -> str:
    return f"{lab} {tiles} {figures} {stores} {disease} {turn}"


def refused(text: str) -> dict[str, str | int]:
    """What is said of a text that is no position."""
    with pytest.raises(BadPosition) as problem:
        GAME.position(text)
    for language in languages():
        assert str(problem.value.arguments["part"]) in speaker(language, GAME).problem(
            problem.value
        )
    return dict(problem.value.arguments)


@pytest.mark.parametrize(
    ("text", "part"),
    [
        (written(lab="basic-7-20"), "basic-7-20"),
        (written(tiles=RING.replace("dd", "dz")), "dz"),
        (written(tiles=RING.replace("dd", "dd0a")), "dd0a"),
        (written("A@1,B@0,M@3"), "B@0"),
        (written("A@1,B@2+,M@3"), "B@2+"),
        (written(stores="A20a,B20x"), "B20x"),
        (written(stores="A20a,B"), "B"),
        (written(disease="FLU"), "FLU"),
        (written(disease="leprosy/8"), "leprosy/8"),
        (written(turn="A:2,7"), "A:2,7"),
        (written(turn="A"), "A"),
    ],
)
def test_a_part_that_is_not_written_right_is_named(text: str, part: str) -> None:
    assert refused(text) == {"part": part}


@pytest.mark.parametrize(
    ("text", "part", "rather"),
    [
        (written(stores="A5a5a,B20b"), "A5a5a", "A10a"),
        (written(stores="A10a,B18b2a"), "B18b2a", "B2a18b"),
        (written(tiles=RING.replace("dd", "dd1b1a"), stores="A9a,B9b"), "dd1b1a", "dd1a1b"),
        (written("A@1i,B@2,M@3", disease="leprosy/21"), "leprosy/21", "leprosy/12"),
        (written(disease="-/01234567"), "-/01234567", "-"),
    ],
)
def test_there_is_one_way_to_write_a_position(text: str, part: str, rather: str) -> None:
    assert refused(text) == {"part": part, "rather": rather}


@pytest.mark.parametrize(
    ("text", "part", "why"),
    [
        ("", "", "parts"),
        ("basic-2-20", "basic-2-20", "parts"),
        ("x" * 1001, "x" * 60, "long"),
        (written(lab="basic-6-20"), "basic-6-20", "laboratory"),
        (written(lab="teams-4-15"), "teams-4-15", "laboratory"),
        (written(tiles="ff/dd"), "ff/dd", "tiles"),
        (written(tiles=RING.replace("dd", "ff")), "ff", "tile"),
        (written("A@1,B@2"), "A@1,B@2", "figures"),
        (written("B@1,A@2,M@3"), "B@1", "figures"),
        (written("A@1,B@1,M@3"), "B@1", "occupied"),
        (written("A@1,B@2,M@2"), "M@2", "occupied"),
        (written("A@1,B@21,M@3"), "B@21", "no-tile"),
        (written("A@1,B@2,M@3^"), "M@3^", "moa"),
        (written("A@1,B@2,M@-"), "M@-", "moa"),
        (written("A@1^,B@2^,M@3"), "B@2^", "two-flags"),
        (written(stores="A20a"), "A20a", "stores"),
        (written(stores="B20b,A20a"), "B20b", "stores"),
        (written(stores="A20a,B0"), "B0", "lives"),
        (written("A@1,B@-,M@3"), "B20b", "lives"),
        (written("A@1,B@-,M@3", "A20a,B0"), "A20a,B0", "over"),
    ],
)
def test_what_cannot_stand_or_lie_like_this_is_refused(text: str, part: str, why: str) -> None:
    """LAB-R4, LAB-R25, LAB-R1, LAB-2, LAB-12, LAB-7, LAB-41: the part and the reason are told."""
    assert refused(text) == {"part": part, "why": why}


def test_no_twin_lives_without_the_other() -> None:
    """LAB-43: a player without energy loses both."""
    figures, stores = "A1@1,A2@-,B1@4,B2@5,C1@7,C2@8", "A0,B20b,C20c"
    assert refused(written(figures, stores, lab="twins-3-20"))["why"] == "lives"
    figures, stores = "A1@1,A2@-,B1@4,B2@5", "A20a,B20b"
    assert refused(written(figures, stores, lab="twins-2-20"))["why"] == "lives"


@pytest.mark.parametrize(
    ("text", "part"),
    [
        (written(stores="A21a,B20b"), "21a"),
        (written(stores="A20a,B2a19b"), "22a"),
        (written(tiles=RING.replace("dd", "dd1b")), "21b"),
        (written(lab="basic-2-15"), "20a"),
        (written(stores="A20a1c,B20b"), "1c"),
        (written(stores="A20a1n,B20b"), "1n"),
        (written("A@-,B@2,C@4,M@3", "A0,B1a20b,C9c", turn="B:2,5", lab="basic-3-20"), "1a"),
        (
            written("A@1,B@2,C@4,D@5,M@3", "A15a5n,B15b5n,C15a5n,D15b6n", lab="teams-4-20"),
            "21n",
        ),
        (
            written("A@-,B@2,C@4,D@5,M@3", "A0,B15b,C1a5n,D15b", turn="B:2,5", lab="teams-4-20"),
            "1a",
        ),
    ],
)
def test_energy_that_is_not_in_the_game_is_refused(text: str, part: str) -> None:
    """LAB-3, LAB-42, LAB-7: more than at the start, or of a colour that has left the game."""
    assert refused(text) == {"part": part, "why": "energy"}


def test_after_a_drop_out_nobody_has_the_flag() -> None:
    """LAB-8"""
    three = {"stores": "A0,B20b,C20c", "turn": "B:2,5", "lab": "basic-3-20"}
    assert refused(written("A@-,B@2^,C@4,M@3", **three)) == {"part": "B@2^", "why": "flag-gone"}
    view = GAME.view(GAME.position(written("A@-,B@2,C@4,M@3", **three)), None)
    assert view.flag_gone


@pytest.mark.parametrize(
    ("figures", "disease", "why"),
    [
        ("A@1i,B@2,M@3", "flu", "disease"),
        ("A@1i,B@2,M@3", "leprosy/0123", "deck"),  # the card that lies up, in the deck
        ("A@1i,B@2,M@3", "leprosy/1123", "deck"),
        ("A@1,B@2,M@3", "-/1234567", "deck"),
        ("A@1i,B@2,M@3", "-", "infected"),
        ("A@1,B@2,M@3", "leprosy", "healthy"),
    ],
)
def test_diseases_that_cannot_be(figures: str, disease: str, why: str) -> None:
    """LAB-4, LAB-30, LAB-R23: an infection and the first card come together."""
    assert refused(written(figures, disease=disease)) == {"part": disease, "why": why}


def test_who_is_gone_has_taken_the_infection_along() -> None:
    """LAB-30: after a drop-out a disease may lie up though nobody is infected."""
    stores, turn, lab = "A0,B20b,C20c", "B:2,5", "basic-3-20"
    state = GAME.position(written("A@-,B@2,C@4,M@3", stores, "leprosy", turn, lab))
    assert GAME.view(state, None).disease == "leprosy"


@pytest.mark.parametrize(
    ("text", "part", "why"),
    [
        (written(turn="C:2,5"), "C:2,5", "seat"),
        (
            written("A@-,B@2,C@4,M@3", "A0,B20b,C20c", turn="A:2,5", lab="basic-3-20"),
            "A:2,5",
            "seat",
        ),
        (written(turn="A:2,5=3"), "A:2,5=3", "die"),
        (written(turn="A:2,2=3"), "A:2,2=3", "die"),
    ],
)
def test_whose_turn_it_cannot_be_and_dice_it_cannot_have(text: str, part: str, why: str) -> None:
    """LAB-5, LAB-7, LAB-13"""
    assert refused(text) == {"part": part, "why": why}


@pytest.mark.parametrize("turn", ["A:2,2", "A:2,5=2"])
def test_a_turn_in_which_nothing_is_left_to_decide_is_refused(turn: str) -> None:
    """LAB-R14: A dies of leprosy, and what the next dice show is not written."""
    figures, stores = "A@1i,B@7,C@11,M@3", "A1a,B20b,C20c"
    text = written(figures, stores, "leprosy", turn, "basic-3-20")
    assert refused(text) == {"part": turn, "why": "undecided"}
    over = written("A@1i,B@7,M@3", "A1a,B20b", "leprosy", turn)
    assert refused(over) == {"part": turn, "why": "undecided"}


def test_a_rolled_1_still_brings_the_flag() -> None:
    """LAB-13: as in the game that the position was written in, once the dice are assigned."""
    state = position("A@9^,B@14,M@1", "A20a,B20b", "A:2,5")
    play(state, "die 5", "go ccw", dice=[(0, 4)])  # B rolls 1 and 5
    again = read_position(write_position(state))
    assert seen(again).flag == "A"
    play(state, "die 5")
    play(again, "die 5")
    assert seen(again).flag == seen(state).flag == "B"
    assert seen(position(turn="A:1,5=5")).flag == "A"
    assert seen(position(turn="A:1,1")).flag == "A"


def test_a_rolled_1_is_for_one_of_the_twins() -> None:
    """LAB-43"""
    state = position("A1@1,A2@5,B1@12,B2@16", turn="A:1,5=5", lab="twins-2-20")
    assert offered(state) == ["flag 1", "flag 2"]


SIGNS = "ABM@abn0123579!*~^i-/,:= "


@given(st.sampled_from(list(GAME.setups())), st.integers(0, 1 << 30))
def test_a_text_with_slips_is_a_position_or_refused(setup: Setup, seed: int) -> None:
    """A position that is accepted can be played, and is read back as it is written."""
    chance = SearchChance(seed)
    state = GAME.start(setup, chance)
    least = chance.below("moves", 60)
    for played in count():
        asks = state.asks()
        assume(asks)  # or the game is over
        if played >= least and state.agenda[-1][0] == "assign":
            break
        seat, ask = next((seat, ask) for seat, ask in asks.items() if not ask.optional)
        state.play(seat, ask.sample(chance), chance)
    text = list(write_position(state))
    for _ in range(1 + chance.below("slips", 2)):
        text[chance.below("place", len(text))] = chance.pick("sign", SIGNS)
    try:
        slipped = GAME.position("".join(text))
    except BadPosition:
        return
    if slipped.agenda[-1][0] == "assign":
        assert write_position(read_position(write_position(slipped))) == write_position(slipped)
    while slipped.turns < 3 and (asks := slipped.asks()):
        seat, ask = next((seat, ask) for seat, ask in asks.items() if not ask.optional)
        slipped.play(seat, ask.sample(chance), chance)


@pytest.mark.parametrize(
    "text", ["at 21", "at 0", "die 7", "go", "go 3 cw", "pay", "energy f", "x"]
)
def test_what_is_no_move_is_refused(text: str) -> None:
    refusal = GAME.new(2, {"modelling": False}, 1).refusal(0, text)
    assert refusal is not None
    assert refusal.key == "laborigines-unreadable"


def test_moves_are_read_in_any_case_and_with_spaces() -> None:
    assert str(GAME.parse("  GO   Cw ")) == "go cw"
