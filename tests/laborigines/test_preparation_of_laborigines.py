"""Components, set-up, modelling and the vote (LAB-1 to LAB-6)."""

from __future__ import annotations

from collections import Counter

import pytest

from deskoherna.games.laborigines.pieces import DISEASES, GROUND, MIXED, SIDES, TILES, TWINS
from deskoherna.kernel import AnyMatch, Refusal
from laborigines.laboratory import GAME, names, position, seen

FIGURE = "clay mmmmmmmmmmmmmmmmmmmmmmmm 213045"


def new(seats: int = 3, seed: int = 1, **options: str | int | bool) -> AnyMatch:
    return GAME.new(seats, options, seed)


def placed(match: AnyMatch) -> AnyMatch:
    while any(ask.key == "laborigines-ask-place" for ask in match.asks.values()):
        match.play(next(iter(match.asks)), "at any")
    return match


def test_every_trap_lies_on_two_tiles_and_one_of_them_is_safe_on_one_side() -> None:
    """LAB-1, LAB-R1: twenty tiles; the second big explosion has danger on its other side."""
    assert len(TILES) == 20
    assert [SIDES[one] for one, other in TWINS if one == other] == list(SIDES[:10])
    others = [SIDES[other] for _, other in MIXED]
    assert Counter(others) == {"harmless": 9, "danger": 1}
    assert SIDES[MIXED[others.index("danger")][0]] == "big-explosion"


def test_grounds() -> None:
    """LAB-R2, LAB-28: yellow is bad, green neutral, white good."""
    yellow = {side for side, ground in GROUND.items() if ground == "yellow"}
    assert yellow == {
        "disease", "charity", "radiation", "lightning", "acid", "small-explosion", "big-explosion",
    }  # fmt: skip
    assert {side for side, ground in GROUND.items() if ground == "white"} == {"healing", "flag"}


def test_the_ring_is_laid_out_anew_in_every_game() -> None:
    """LAB-1: in random order, with a random side up; what lies down, nobody has seen."""
    one, other = (new(seed=seed).view(0).tiles for seed in (1, 2))
    assert [tile.up for tile in one] != [tile.up for tile in other]
    assert all(tile.down is None for tile in one)
    assert sum(tile.up == "harmless" for tile in one) not in (0, 9)


def test_energy_at_the_start() -> None:
    """LAB-3: twenty of the own colour, or fifteen in a shorter game."""
    assert new(3).view(None).stores == (
        (20, 0, 0, 0, 0, 0),
        (0, 20, 0, 0, 0, 0),
        (0, 0, 20, 0, 0, 0),
    )
    assert new(2, energy=15).view(None).stores[1] == (0, 15, 0, 0, 0, 0)


def test_diseases_lie_face_down_and_nobody_is_infected() -> None:
    """LAB-4, LAB-R3: eight cards, one of each."""
    view = new().view(None)
    assert view.disease is None
    assert sorted(view.deck) == sorted(DISEASES)
    assert len(set(DISEASES)) == 8
    assert not any(figure.infected for figure in view.figures)


def test_nobody_carries_a_marker_at_the_start() -> None:
    """LAB-6: bolts, infection, flag and acid come later."""
    for figure in new().view(None).figures:
        assert (figure.bolts, figure.infected, figure.acid) == (0, False, False)
    assert new().view(None).flag is None


def test_everybody_models_at_the_same_time() -> None:
    """LAB-2: in any order; what was kneaded is seen by all."""
    match = new(3)
    assert set(match.asks) == {0, 1, 2}
    match.play(2, FIGURE)
    assert set(match.asks) == {0, 1}
    assert match.view(0).figures[2].clay == FIGURE.removeprefix("clay ")
    match.play(0, "clay any")
    match.play(1, FIGURE)
    assert set(match.asks) == {0}
    assert match.asks[0].key == "laborigines-ask-place"


def test_modelling_can_be_left_out() -> None:
    """LAB-R24: without a vote the first player is drawn."""
    match = new(2, modelling=False)
    assert match.asks[0].key == "laborigines-ask-place"
    starts = {placed(new(2, seed=seed, modelling=False)).view(None).turn for seed in range(9)}
    assert starts == {0, 1}


@pytest.mark.parametrize(
    "clay",
    [
        "clay mmm 213045",
        "clay mmmmmmmmmmmmmmmmmmmmmmmmm 213045",
        "clay mmmmmmmmmmmmmmmmmmmmmmmm 613045",
        "clay mmmmmmmmmmmmmmmmmmmmmmm! 213045",
        "clay <svg onload=alert(1)> 213045",
    ],
)
def test_clay_is_data_of_a_fixed_size(clay: str) -> None:
    """LAB-2: nothing else can be said in it."""
    refusal = new().refusal(0, clay)
    assert refusal is not None
    assert refusal.key in ("laborigines-unreadable", "room-move-too-long")


def test_figures_are_placed_in_the_order_of_seats_on_free_tiles() -> None:
    """LAB-2, LAB-R15: Moa's tile is drawn; at most one figure stands on a tile."""
    match = new(3, modelling=False)
    moa = match.view(None).moa
    assert moa is not None
    refusal = match.refusal(0, f"at {moa + 1}")
    assert isinstance(refusal, Refusal)
    assert refusal.rule == "LAB-2"
    free = (moa + 5) % 20 + 1
    match.play(0, f"at {free}")
    assert list(match.asks) == [1]
    assert match.refusal(1, f"at {free}") is not None
    match.play(1, "at any")
    standing = [figure.tile for figure in match.view(None).figures if figure.tile is not None]
    assert len({moa, *standing}) == 3


def voted(*votes: str, seed: int = 1) -> AnyMatch:
    match = new(len(votes), seed)
    for seat in range(len(votes)):
        match.play(seat, "clay any")
    placed(match)
    for seat, vote in enumerate(votes):
        match.play(seat, f"vote {vote}")
    return match


def test_the_prettiest_gets_the_flag_and_starts() -> None:
    """LAB-5: by vote."""
    view = voted("B", "C", "B").view(None)
    assert (view.flag, view.turn) == ("B", 1)


def test_the_own_laborigine_cannot_be_voted_for() -> None:
    """LAB-R24"""
    match = new(2)
    for seat in (0, 1):
        match.play(seat, "clay any")
    placed(match)
    refusal = match.refusal(0, "vote A")
    assert refusal is not None and refusal.rule == "LAB-R24"
    refusal = match.refusal(0, "vote C")
    assert refusal is not None and refusal.rule == "LAB-R24"


@pytest.mark.parametrize("votes", [("B", "A"), ("none", "none"), ("B", "C", "A")])
def test_a_tie_is_settled_by_a_draw(votes: tuple[str, ...]) -> None:
    """LAB-R24: ties or no vote."""
    starts = {voted(*votes, seed=seed).view(None).turn for seed in range(12)}
    assert starts == set(range(len(votes)))


def test_a_draw_is_only_among_those_who_have_most_votes() -> None:
    """LAB-R24"""
    starts = {voted("B", "A", "none", seed=seed).view(None).turn for seed in range(12)}
    assert starts == {0, 1}


def test_votes_are_secret_until_all_have_voted() -> None:
    """LAB-R24: who has voted shows, for whom does not."""
    match = new(3)
    for seat in range(3):
        match.play(seat, "clay any")
    placed(match)
    (event,) = match.play(0, "vote B")
    assert match.view(0).vote == 1
    assert match.view(1).vote is None
    assert match.view(1).voted == (True, False, False)
    assert event.seen_by(1) != event
    assert event.seen_by(0) == event


def test_turns_go_clockwise() -> None:
    """LAB-5"""
    match = voted("B", "C", "B")
    turns: list[int | None] = []
    while len(turns) < 6 and match.result is None:
        if not turns or turns[-1] != match.view(None).turn:
            turns.append(match.view(None).turn)
        seat, ask = next((s, a) for s, a in match.asks.items() if not a.optional)
        match.play(seat, ask.moves[0])
    assert turns == [1, 2, 0, 1, 2, 0]


def test_late_seats_are_helped() -> None:
    """LAB-R15: who is late in modelling, placing or voting is dealt something, or abstains."""
    match = new(2)
    events = []
    while match.asks.keys() and next(iter(match.asks.values())).overdue is not None:
        events += match.lapse(next(iter(match.asks)))
    assert names(events)[:5] == ["modelled", "modelled", "placed", "placed", "voted"]


def test_the_view_names_what_lies_on_the_tiles() -> None:
    """LAB-28: the upper sides with their grounds."""
    tiles = seen(position()).tiles
    assert (tiles[0].up, tiles[0].ground) == ("footprint", "green")
    assert (tiles[8].up, tiles[8].ground) == ("healing", "white")
