"""People who take turns at one keyboard see only what is theirs."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import toys
from deskoherna import dumps
from deskoherna.bots import Bot
from deskoherna.games.numerus import NUMERUS
from deskoherna.games.numerus.moves import Landing
from deskoherna.kernel import AnyMatch, Ask, Chance, Move, Problem
from deskoherna.terminal.reader import Reader
from deskoherna.terminal.screen import Screen
from deskoherna.terminal.table import Left, TerminalTable
from deskoherna.texts import languages, speaker
from terminal.program import Person, deskoherna, moves_in
from toys.sealed import SEALED

HAND_OVER = {"cs": "Až se ostatní nebudou dívat", "en": "once the others have looked away"}


class Script(Reader):
    """Types these lines, and notes what stood on the screen when each was asked for."""

    def __init__(self, console: Console, *lines: str) -> None:
        self.console = console
        self.lines = list(lines)
        self.seen: list[str] = []
        self.forgot = 0

    def read(
        self, prompt: str, offers: Callable[[], Iterable[str]], foresee: Callable[[str], str]
    ) -> str | None:
        self.seen.append(self.console.export_text(clear=True) + prompt + " ".join(offers()))
        return self.lines.pop(0) if self.lines else None

    def forget(self) -> None:
        self.forgot += 1


def sit(match: AnyMatch, file: Path, *lines: str, lang: str = "en") -> Script:
    """What was on the screen at every prompt, until the lines ran out."""
    console = Console(record=True, width=100, file=io.StringIO())
    script = Script(console, *lines)
    with pytest.raises(Left):
        TerminalTable(match, file, Screen(speaker(lang, match.game), console), script).run()
    return script


def bids(match: AnyMatch, seat: int) -> list[str]:
    return [str(move) for move in match.asks[seat].moves]


@pytest.mark.parametrize("lang", languages())
def test_the_screen_is_handed_over_empty(tmp_path: Path, lang: str) -> None:
    match = SEALED.new(seats=2, seed=0, players=["me", "me"])
    ann, bob = (" ".join(map(str, hand)) for hand in match.state.hands)
    script = sit(match, tmp_path / "game", "", bids(match, 0)[0], "", lang=lang)
    first, anns, second, bobs = script.seen
    for between in (first, second):
        assert HAND_OVER[lang] in between
        assert ann not in between
        assert bob not in between
        assert "bid" not in between
    assert ann in anns
    assert bob not in anns
    assert bob in bobs
    assert ann not in bobs
    assert script.forgot == 2  # not even the history of the prompt is left


def test_what_the_other_laid_stays_hidden(tmp_path: Path) -> None:
    match = SEALED.new(seats=2, seed=0, players=["me", "me"])
    card = bids(match, 0)[0].removeprefix("bid ")
    script = sit(match, tmp_path / "game", "", f"bid {card}", "", "log")
    for screen in script.seen[2:]:
        assert not re.search(rf"lays {card}\b", screen)
    assert "lays a card" in script.seen[-1]


def test_one_person_needs_no_hand_over(tmp_path: Path) -> None:
    match = SEALED.new(seats=2, seed=0, players=["me", "random"])
    assert HAND_OVER["en"] not in sit(match, tmp_path / "game").seen[0]


def test_nor_do_games_without_secrets(tmp_path: Path) -> None:
    match = NUMERUS.new(seed=0, options={"first": "green"}, players=["me", "me"])
    seen = sit(match, tmp_path / "game", "3 g7").seen
    assert len(seen) == 2
    assert all(HAND_OVER["en"] not in screen for screen in seen)


def test_everyone_is_told_what_happened_since_their_own_move(tmp_path: Path) -> None:
    """Of three, the third hears of the first one's move, too"""
    match = SEALED.new(seats=3, seed=0, players=["me", "me", "me"])
    third = sit(
        match, tmp_path / "game", "", bids(match, 0)[0], "", bids(match, 1)[0], ""
    ).seen[-1]  # fmt: skip
    assert "Seat 1 lays a card" in third
    assert "Seat 2 lays a card" in third


# The same in the program itself, with the toy put on the shelf


@pytest.fixture
def shelf(tmp_path: Path) -> str:
    package = tmp_path / "shelf" / "sealed-1.dist-info"
    package.mkdir(parents=True)
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: sealed\nVersion: 1\n")
    (package / "entry_points.txt").write_text("[deskoherna.games]\nsealed = toys.sealed:SEALED\n")
    (tests,) = {str(Path(path).parent) for path in toys.__path__}
    return f"{package.parent}:{tests}"


def test_nothing_of_the_other_s_hand_is_left_on_a_terminal(tmp_path: Path, shelf: str) -> None:
    hands = SEALED.new(seats=2, seed=0).state.hands
    ann, bob = (f"Hand: {' '.join(map(str, hand))}" for hand in hands)
    us = ("--seat", "me", "--seat", "me", "--seed", "0")
    with Person(tmp_path, "play", "sealed", *us, PYTHONPATH=shelf) as people:
        people.sees("Now Ann plays")
        people.enter()
        people.sees("Ann >", ann, without=bob)
        people.enter(f"bid {hands[0][0]}")
        people.sees("Now Bob plays", without="Hand:")
        people.enter()
        people.sees("Bob >", bob, without=ann)
        people.press("\x1b[A")  # would bring back Ann's line, if it were kept
        people.press(f"bid {hands[1][0]}")
        people.sees(f"Bob > bid {hands[1][0]}", without=f"bid {hands[0][0]}bid")


def test_a_replay_shows_what_a_seat_saw(tmp_path: Path, shelf: str) -> None:
    match = SEALED.new(seats=2, seed=0)
    ann, bob = (" ".join(map(str, hand)) for hand in match.state.hands)
    (tmp_path / "game").write_bytes(dumps(match.record()))
    as_ann, as_bob, aside = (
        deskoherna(tmp_path, "replay", "game", *seat, PYTHONPATH=shelf).out
        for seat in (["--seat", "1"], ["--seat", "2"], [])
    )
    assert f"Hand: {ann} " in as_ann
    assert f"Hand: {bob} " in as_bob
    assert "Hand: –" in aside


class Raising(Bot):
    def choose(self, seat: int, view: Any, ask: Ask[Any], chance: Chance) -> Move:
        raise ZeroDivisionError


class Cheating(Bot):
    def choose(self, seat: int, view: Any, ask: Ask[Any], chance: Chance) -> Move:
        return Landing(9, 20)


@pytest.mark.parametrize("kind", [Raising, Cheating])
def test_a_bot_that_fails_is_named_and_the_game_is_kept(tmp_path: Path, kind: type[Bot]) -> None:
    file = tmp_path / "game"
    match = NUMERUS.new(options={"first": "green"}, seed=0, players=["me", "random"])
    console = Console(record=True, file=io.StringIO())
    table = TerminalTable(
        match, file, Screen(speaker("en", NUMERUS), console), Script(console, "3 g7")
    )
    table.bots[1] = kind(NUMERUS)
    with pytest.raises(Problem) as problem:
        table.run()
    assert problem.value.key == "room-bot-stumbled"
    assert moves_in(file) == ["3 g7"]
