"""What holds in every game, with our cards and with any that can be written."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st

from deskoherna.games.teserakt.deck import SKILLS, SYMBOLS, deck_of
from deskoherna.games.teserakt.dice import NAMES
from deskoherna.games.teserakt.effects import CHOOSE, ONLY_ON_CARDS, STRONGEST, VERBS
from deskoherna.games.teserakt.notation import read_position, write_position
from deskoherna.games.teserakt.rules import Teserakt
from deskoherna.kernel import SearchChance, Setup
from scale import count, seed_of
from teserakt.hangar import (
    GAME,
    asked,
    dice_everywhere,
    lab,
    opening,
    play,
    position,
    seen,
    setup,
)

SETUPS = list(GAME.setups())
MANY = 1_000  # games with random decks
PARTS = 10


def random_game(chosen: Setup, seed: int) -> Iterator[Teserakt]:
    """The position after every move."""
    chance = SearchChance(seed)
    state: Teserakt = GAME.start(chosen, chance)
    yield state
    moves = 0
    while asks := state.asks():
        ((seat, ask),) = asks.items()
        state.play(seat, ask.sample(chance), chance)
        moves += 1
        assert moves < GAME.bound(chosen)
        yield state


@given(st.sampled_from(SETUPS), st.integers(0, 1 << 30))
def test_sixty_four_dice_are_always_somewhere(chosen: Setup, seed: int) -> None:
    """TES-2, TES-5, TES-11: sixteen of each colour; no lab is overfull, rifts are at most 7."""
    for state in random_game(chosen, seed):
        assert dice_everywhere(state) == dict.fromkeys("yopb", 16)
        view = seen(state)
        assert all(len(who.lab) <= who.spaces for who in view.researchers)
        assert 0 <= view.rifts <= 7
        assert all(len(column) <= 4 for column in view.columns)


@given(st.sampled_from(SETUPS), st.integers(0, 1 << 30))
def test_a_game_ends_for_one_of_three_reasons(chosen: Setup, seed: int) -> None:
    """TES-12, TES-13, TES-14"""
    *_, state = random_game(chosen, seed)
    view, result = seen(state), state.result
    assert result is not None
    if result.rule == "TES-13":
        assert view.rifts == 7
    else:
        assert result.rule == "TES-14"  # random movers do not win
        assert not any(view.columns)


@given(st.sampled_from(SETUPS), st.integers(0, 1 << 30))
def test_positions_are_written_and_read(chosen: Setup, seed: int) -> None:
    """TES-15: in every action phase, all that is on the table comes back."""
    for state in random_game(chosen, seed):
        if state.asks() and asked(state) == "act" and not state.used and not state.refused:
            again = read_position(write_position(state))
            assert write_position(again) == write_position(state)
            assert seen(again).columns == seen(state).columns
            assert seen(again).annihilated == seen(state).annihilated


@pytest.mark.parametrize("die", NAMES)
def test_opposite_faces_make_seven(die: str) -> None:
    """TES-2: whatever is flipped, and its colour stays."""
    state = position(f"A=optician:{die}+turnover,B=pilot:-")
    play(state, "play turnover", f"pick A:{die}", "done")
    assert lab(state) == f"{die[0]}{7 - int(die[1])}"


# Decks at random


def value_of(values: tuple[Any, ...]) -> st.SearchStrategy[str]:
    return st.sampled_from(values).map(
        lambda value: str(value).lower() if not isinstance(value, str) else f'"{value}"'
    )


@st.composite
def effects(draw: st.DrawFn, place: str, choosing: bool = True) -> str:
    verbs = [
        verb
        for verb in (*VERBS, *((CHOOSE,) if choosing else ()))
        if not (place == "speciality" and verb in ONLY_ON_CARDS)
        and not (place not in ("4", "discovery") and verb in STRONGEST)
    ]
    verb = draw(st.sampled_from(verbs))
    if verb == CHOOSE:
        lists = st.lists(effects(place, choosing=False), min_size=1, max_size=2)
        chosen = draw(st.lists(lists, min_size=2, max_size=4))
        written = ", ".join("[" + ", ".join(each) + "]" for each in chosen)
        return f'{{ do = "choose", of = [{written}] }}'
    fields = {name: draw(value_of(values)) for name, values in VERBS[verb].items()}
    if fields.get("where") == '"cube"' and "group" in fields:
        fields["group"] = '"one"'
    return (
        f'{{ do = "{verb}"'
        + "".join(f", {name} = {value}" for name, value in fields.items())
        + " }"
    )


@st.composite
def decks(draw: st.DrawFn) -> str:
    def listed(place: str) -> str:
        return "[" + ", ".join(draw(st.lists(effects(place), min_size=1, max_size=3))) + "]"

    lines = []
    for n in range(draw(st.integers(4, 8))):
        level = 2 if n < 4 else draw(st.sampled_from((2, 3, 4)))
        copies = draw(st.integers(1, 4))
        lines += [f"[research.r{n}]", f"level = {level}", f"copies = {copies}"]
        lines += [f"effects = {listed(str(level))}"]
    for n in range(9):
        lines += [f"[discovery.d{n}]", f"effects = {listed('discovery')}"]
    for n in range(4):
        skill = draw(st.sampled_from(SKILLS))
        lines += [
            f"[researcher.p{n}]",
            f'skill = "{skill}"',
            f"speciality = {listed('speciality')}",
        ]
    rows = [" ".join(draw(st.sampled_from(SYMBOLS)) for _ in range(4)) for _ in range(4)]
    lines += ["[base.1]", "symbols = [" + ", ".join(f'"{row}"' for row in rows) + "]"]
    return "\n".join(lines)


@pytest.mark.parametrize("part", range(PARTS))
def test_whatever_can_be_written_can_be_played(part: int) -> None:
    """TES-R2, TES-R3, TES-R27: games with random decks go without an error, and end."""

    @seed(seed_of(f"decks {part}"))
    @settings(
        max_examples=count(MANY) // PARTS, deadline=None, suppress_health_check=list(HealthCheck)
    )
    @given(decks(), st.integers(1, 4), st.integers(0, 1 << 30))
    def games(text: str, seats: int, seed: int) -> None:
        assert deck_of(text).text == text
        for state in random_game(setup(seats, deck=text), seed):
            last = state
        assert last.result is not None
        assert dice_everywhere(last) == dict.fromkeys("yopb", 16)

    games()


def test_every_base_can_be_chosen() -> None:
    """TES-3: eight different ones, and the chosen one lies under the Tesseract."""
    bases = tomllib.loads((files("deskoherna.games.teserakt") / "content/bases.toml").read_text())
    lying = {base: seen(opening(base=base)).symbols for base in GAME.options["base"]}
    assert lying == {
        base: tuple(symbol for row in data["symbols"] for symbol in row.split())
        for base, data in bases["base"].items()
    }
    assert len(set(lying.values())) == 8
