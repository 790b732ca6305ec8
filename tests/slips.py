"""Positions as people write them, with slips: each is a position to play on from, or a problem."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from hypothesis import strategies as st

from deskoherna.kernel import AnyGame, Problem, SearchChance, State
from deskoherna.texts import languages, speaker

Slip = tuple[int, str, bool]  # at which word, what is written there, and whether in its place
MOVES = 12


def slips(longest: int, words: Sequence[str]) -> st.SearchStrategy[list[Slip]]:
    """Up to four, in a position of so many words."""
    slip = st.tuples(st.integers(0, longest), st.sampled_from(words), st.booleans())
    return st.lists(slip, max_size=4)


def with_slips(text: str, made: Sequence[Slip]) -> str:
    words = text.split(" ")
    for place, word, instead in made:
        words[place : place + instead] = [word]
    return " ".join(words)


def position_or_problem(game: AnyGame, write: Callable[[Any], str], text: str) -> Any:
    """The position, which is written as it was; None if it is refused with a sentence."""
    try:
        state = game.position(text)
    except Problem as problem:
        assert has_sentences(game, problem)
        return None
    assert write(state) == text
    return state


def has_sentences(game: AnyGame, problem: Problem) -> bool:
    """Whether people can read in every language what is wrong."""
    return all(speaker(lang, game).problem(problem) != problem.key for lang in languages())


def play_on(game: AnyGame, state: State[Any], seats: int, seed: str) -> None:
    """A position that is accepted holds some moves long, for every seat and who looks on."""
    chance = SearchChance(seed)
    for _ in range(MOVES):
        for seat in (None, *range(seats)):
            view = game.view(state, seat)
            assert game.view(game.imagine(view, chance), seat) == view
            assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
        if asks := list(state.asks().items()):
            seat, ask = chance.pick("seat", asks)
            state.play(seat, ask.sample(chance), chance)
