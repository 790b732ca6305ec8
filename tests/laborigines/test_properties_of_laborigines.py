"""What holds in every game: energy is conserved, tiles are, and games end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deskoherna.games.laborigines.events import LaidDown, Manipulated, Vanished
from deskoherna.games.laborigines.pieces import RING
from deskoherna.games.laborigines.rules import Laborigines
from deskoherna.kernel import Event, SearchChance, Setup
from laborigines.laboratory import GAME, seen
from scale import count, seed_of

SETUPS = list(GAME.setups())
MANY = 10_000  # random games of each variant
PARTS = 5
LONGEST = 400  # turns; see LaboriginesGame.bound


def random_game(setup: Setup, seed: int) -> Iterator[tuple[Laborigines, list[Event]]]:
    """The position after every move, with what has happened so far."""
    chance = SearchChance(seed)
    events: list[Event] = []
    state = GAME.start(setup, chance, events.append)
    yield state, events
    while asks := state.asks():
        seat, ask = chance.pick("seat", list(asks.items()))
        state.play(seat, ask.sample(chance), chance, events.append)
        yield state, events


def out_of_the_game(events: list[Event]) -> int:
    """Every second piece laid down, every price, every colour that vanished."""
    laid = sum(event.out for event in events if isinstance(event, LaidDown))
    paid = sum(event.price for event in events if isinstance(event, Manipulated))
    gone = sum(sum(event.lost) + event.lying for event in events if isinstance(event, Vanished))
    return laid + paid + gone


@given(st.sampled_from(SETUPS), st.integers(0, 1 << 30))
def test_no_energy_is_ever_made_or_lost(setup: Setup, seed: int) -> None:
    """LAB-7, LAB-9, LAB-10: in play, on tiles and out of the game make what there was."""
    for state, events in random_game(setup, seed):
        view = seen(state)
        in_play = sum(map(sum, view.stores))
        on_tiles = sum(sum(tile.energy) for tile in view.tiles)
        start = int(setup.options["energy"]) * setup.seats
        assert in_play + on_tiles + out_of_the_game(events) == start


@given(st.sampled_from(SETUPS), st.integers(0, 1 << 30))
def test_what_always_holds(setup: Setup, seed: int) -> None:
    """LAB-1, LAB-2, LAB-7, LAB-12: the tiles, one figure on each, nobody lives without energy."""
    tiles: Counter[frozenset[int]] | None = None
    for state, _ in random_game(setup, seed):
        now = Counter(frozenset(sides) for sides in zip(state.up, state.down, strict=True))
        assert tiles is None or tiles == now
        tiles = now
        view = seen(state)
        resting = state.agenda and state.agenda[-1][0] in ("place", "vote", "assign", "course")
        standing = [figure.tile for figure in view.figures if figure.tile is not None]
        if view.moa is not None:
            standing.append(view.moa)
        if resting:
            assert len(set(standing)) == len(standing) <= RING
            for seat, fallen in enumerate(view.fallen):
                assert bool(fallen) != any(view.stores[seat])
        if any(view.fallen):
            assert view.flag_gone  # LAB-8


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(("variant", "seats"), [("basic", 5), ("teams", 6), ("twins", 3)], ids=str)
def test_random_games_end(variant: str, seats: int, part: int) -> None:
    """LAB-41, LAB-42, LAB-43: all of them, long before the bound on turns that is stated."""
    setup = GAME.setup(seats, {"variant": variant, "modelling": False})
    for number in range(part, count(MANY), PARTS):
        chance = SearchChance(seed_of(f"{setup} {number}"))
        state: Laborigines = GAME.start(setup, chance)
        while asks := state.asks():
            seat = next(seat for seat, ask in asks.items() if not ask.optional)
            state.play(seat, asks[seat].sample(chance), chance)
        assert state.result is not None
        assert state.turns < LONGEST
