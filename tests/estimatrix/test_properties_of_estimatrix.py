"""What holds in every game: letters, roles, secrets, and that games end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deskoherna.games.estimatrix import LONGEST
from deskoherna.games.estimatrix.pieces import COPIES, LETTERS
from deskoherna.games.estimatrix.rules import Estimatrix
from deskoherna.kernel import SearchChance, Setup
from estimatrix.matrix_table import GAME, seen
from scale import count, seed_of

SETUPS = list(GAME.setups())
GAMES = 200


def random_game(setup: Setup, seed: int) -> Iterator[Estimatrix]:
    """The position after every move; sometimes a seat is late, or changes its answer."""
    chance = SearchChance(seed)
    state: Estimatrix = GAME.start(setup, chance)
    yield state
    while asks := state.asks():
        seat, ask = chance.pick("seat", list(asks.items()))
        late = ask.overdue if chance.below("late", 12) == 0 else None
        state.play(seat, late or ask.sample(chance), chance)
        yield state


@given(st.sampled_from(SETUPS), st.integers(0, 1 << 30))
def test_pieces_are_neither_made_nor_lost(setup: Setup, seed: int) -> None:
    """EST-1, EST-3, EST-14, EST-21: of each letter that was chosen there are six, always."""
    for state in random_game(setup, seed):
        view = seen(state)
        for seat, letter in enumerate(view.letters):
            if letter:
                abroad = sum(letter in view.owned[other] for other in range(setup.seats))
                assert view.pieces[seat] + abroad - 1 == COPIES
                assert view.pieces[seat] >= 1


@given(st.sampled_from(SETUPS), st.integers(0, 1 << 30))
def test_roles_and_bans_always_hold(setup: Setup, seed: int) -> None:
    """EST-4, EST-6, EST-17: two roles, two seats; nobody has set the banned colour."""
    for state in random_game(setup, seed):
        if state.turns:
            assert state.negater != state.quanter
            assert state.shift in (0, 1)
            assert state.ban < 0 or state.ban not in state.answers


@given(st.sampled_from(SETUPS), st.integers(0, 1 << 30))
def test_the_game_ends_when_and_only_when_a_word_is_complete(setup: Setup, seed: int) -> None:
    """EST-5, EST-20"""
    for state in random_game(setup, seed):
        complete = [seat for seat, owned in enumerate(seen(state).owned) if owned == LETTERS]
        result = state.result
        assert (result is not None) == bool(complete)
        assert result is None or list(result.winners) == complete


@given(st.sampled_from(SETUPS), st.integers(0, 1 << 30), st.integers(0, 5))
def test_no_view_depends_on_the_answers_of_others(setup: Setup, seed: int, viewer: int) -> None:
    """EST-11: in every phase the view is the same whatever the others have set."""
    chance = SearchChance(seed)
    seat = viewer if viewer < setup.seats else None
    for state in random_game(setup, seed):
        twin = GAME.swapped(state, seat, chance)
        assert GAME.view(twin, seat) == GAME.view(state, seat)
        hidden = [n for n, answer in enumerate(state.answers) if answer >= 0 and n != seat]
        same = [answer for n, answer in enumerate(state.answers) if n not in hidden]
        assert [answer for n, answer in enumerate(twin.answers) if n not in hidden] == same


@given(st.integers(0, 1 << 30))
def test_every_hidden_answer_is_swapped_to_every_colour(seed: int) -> None:
    """EST-11: so a leak of any of them would be found."""
    chance = SearchChance(seed)
    state: Estimatrix = GAME.position("basic MATR - N1.1 Q2 white yrg- say it")
    seen_colours: list[set[int]] = [set() for _ in range(4)]
    for _ in range(200):
        for seat, answer in enumerate(GAME.swapped(state, 3, chance).answers):
            seen_colours[seat].add(answer)
    assert [len(colours) for colours in seen_colours] == [5, 5, 5, 1]
    assert all(state.ban not in colours for colours in seen_colours)


@pytest.mark.parametrize("mode", ["basic", "advanced"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_random_games_end(seats: int, mode: str) -> None:
    """EST-20: all of them, before the bound on turns that is stated."""
    setup = GAME.setup(seats, {"mode": mode, "letters": "dealt", "hints": "aloud"})
    for number in range(count(GAMES)):
        chance = SearchChance(seed_of(f"{setup} {number}"))
        state: Estimatrix = GAME.start(setup, chance)
        while asks := state.asks():
            seat = next(seat for seat, ask in asks.items() if not ask.optional)
            state.play(seat, asks[seat].sample(chance), chance)
        assert state.turns < LONGEST
