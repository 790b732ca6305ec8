"""Coached first games: cues come in games as newcomers play them, and what they say is so then."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from itertools import takewhile
from typing import Any, NamedTuple

import pytest

import deskoherna
from deskoherna.bots import bot, first_level, levels
from deskoherna.coaching import Happened, cues, next_cue, read_cues
from deskoherna.games.numerus import NUMERUS
from deskoherna.games.numerus.events import Landed
from deskoherna.kernel import AnyGame, AnyMatch, SearchChance, visible_to
from deskoherna.texts import languages, speaker
from guests import ROOT
from toys.sealed import SEALED

GAMES = 6
LEARNER = 0
LONGEST = 260  # characters: it is read between two moves


class First(NamedTuple):
    """How a first game of it is played, and by when all its cues should have come."""

    seats: int
    plies: int


FIRST = {
    "numerus": First(2, 12),
    "neutrace": First(2, 80),
    "estimatrix": First(4, 90),
    "laborigines": First(2, 70),
    "teserakt": First(2, 90),
}

# What must be so in the learner's view when a cue comes.
TRUE: dict[str, Callable[[Any], object]] = {
    "numerus dock": lambda view: view.docks[LEARNER],
    "numerus tentaclers": lambda view: any(ship.seat == LEARNER for ship in view.ships),
    "numerus reply": lambda view: any(ship.seat != LEARNER for ship in view.ships),
    "numerus score": lambda view: view.connectors and sum(view.scores),
    "numerus block": lambda view: view.docks[LEARNER],
    "neutrace hand": lambda view: view.hand,
    "neutrace supply": lambda view: any(view.open),
    "neutrace grid": lambda view: any(view.grids),
    "neutrace tasks": lambda view: view.tasks[LEARNER].kept and view.tasks[LEARNER].received,
    "neutrace module": lambda view: None in view.orbitals.values(),
    "neutrace round": lambda view: view.round > 1,
    "estimatrix ban": lambda view: view.quanter == LEARNER and view.ban is None,
    "estimatrix hint": lambda view: view.quanter == LEARNER and view.ban is not None,
    "estimatrix lead": lambda view: view.quanter == LEARNER and view.hint is not None,
    "estimatrix answer": lambda view: view.quanter != LEARNER and view.hint is not None,
    "estimatrix shown": lambda view: view.last is not None,
    "estimatrix exchanged": lambda view: view.pairs,
    "laborigines clay": lambda view: not own_figure(view).clay,
    "laborigines place": lambda view: own_figure(view).tile is None and view.moa is not None,
    "laborigines vote": lambda view: not view.voted[LEARNER] and view.flag is None,
    "laborigines energy": lambda view: view.scores[LEARNER] > 0,
    "laborigines dice": lambda view: len(view.dice) == 2 and view.routes,
    "laborigines way": lambda view: view.turn == LEARNER and view.routes,
    "laborigines turned": lambda view: view.turned,
    "laborigines ill": lambda view: view.disease is not None,
    "teserakt cube": lambda view: view.free,
    "teserakt actions": lambda view: view.turn == "A",
    "teserakt zone": lambda view: view.zone,
    "teserakt rifts": lambda view: view.rifts < 7,
    "teserakt stabilised": lambda view: view.panel,
}


def own_figure(view: Any) -> Any:
    return next(figure for figure in view.figures if figure.seat == LEARNER)


class Came(NamedTuple):
    cue: str
    ply: int
    view: Any


@cache
def first_game(name: str, seed: int) -> list[Came]:
    """The cues of a game that newcomers play, each seen as soon as it is due."""
    game = deskoherna.game(name)
    match = game.new(FIRST[name].seats, seed=seed)
    level = next(iter({**first_level(game), **levels(game)}))
    players = [bot(game, level) for _ in range(FIRST[name].seats)]
    chance = SearchChance(seed)
    happened: list[Happened] = [(None, event) for event in visible_to(LEARNER, match.opening)]
    came: list[Came] = []
    while True:
        notice(game, match, happened, came)
        if match.result is not None or len(match.plies) > FIRST[name].plies:
            return came
        asks = match.asks.items()
        seat, ask = min(asks, key=lambda item: item[1].optional)
        move = players[seat].choose(seat, match.view(seat), ask, chance)
        happened += ((seat, event) for event in visible_to(LEARNER, match.play(seat, move)))


def notice(game: AnyGame, match: AnyMatch, happened: list[Happened], came: list[Came]) -> None:
    ask, over = match.asks.get(LEARNER), match.result is not None
    while cue := next_cue(game, LEARNER, ask, happened, over, [one.cue for one in came]):
        came.append(Came(cue.id, len(match.plies), match.view(LEARNER)))


@pytest.mark.parametrize("name", FIRST)
class TestFirstGames:
    def test_they_point_at_parts_that_the_board_names(self, name: str) -> None:
        folder = ROOT / "web/src/boards" / name
        sources = "".join(path.read_text("utf-8") for path in folder.glob("*.svelte"))
        named = set(re.findall(r"\w+", " ".join(re.findall(r"data-part=(.*)", sources))))
        assert {cue.points for cue in cues(deskoherna.game(name))} <= named

    def test_there_are_six_to_ten(self, name: str) -> None:
        assert 6 <= len(cues(deskoherna.game(name))) <= 10

    def test_all_come_early_in_most_games(self, name: str) -> None:
        games = [{one.cue for one in first_game(name, seed)} for seed in range(GAMES)]
        for cue in cues(deskoherna.game(name)):
            if not cue.over:
                assert sum(cue.id in game for game in games) >= GAMES / 2, cue.id
        wanted = sum(not cue.over for cue in cues(deskoherna.game(name)))
        come = sum(len(game - {"end"}) for game in games)
        assert come >= 0.85 * wanted * GAMES

    def test_never_many_at_once(self, name: str) -> None:
        for seed in range(GAMES):
            plies = [one.ply for one in first_game(name, seed)]
            assert max(map(plies.count, plies)) <= 4

    def test_what_they_say_is_so(self, name: str) -> None:
        for seed in range(GAMES):
            for one in first_game(name, seed):
                assert TRUE.get(f"{name} {one.cue}", bool)(one.view), one.cue

    def test_they_are_short_in_every_language(self, name: str) -> None:
        for language in languages():
            say = speaker(language, deskoherna.game(name))
            for cue in cues(deskoherna.game(name)):
                assert len(say(f"{name}-coached-{cue.id}")) <= LONGEST, cue.id


def test_what_is_held_against_the_rules_exists() -> None:
    known = {f"{name} {cue.id}" for name in FIRST for cue in cues(deskoherna.game(name))}
    assert set(TRUE) <= known


def test_a_first_game_of_numerus_begins_with_ships_and_reach() -> None:
    """NUM-5, NUM-8"""
    began = takewhile(lambda one: one.ply < 2, first_game("numerus", 0))
    assert [one.cue for one in began] == ["dock", "reach"]


def test_a_game_may_have_none() -> None:
    assert cues(SEALED) == ()


def due(text: str, happened: list[Happened], over: bool = False) -> bool:
    (cue,) = read_cues(NUMERUS, f"[cue]\npoints = 'board'\n{text}")
    ask = NUMERUS.new(options={"first": "green"}, seed=1).asks[0]
    return cue.is_due(0, None if over else ask, happened, over)


LANDED = Landed(0, "a1", 1)


@pytest.mark.parametrize(
    ("text", "happened", "over", "comes"),
    [
        ("", [], False, True),
        ("asks = 'landing'", [], False, True),
        ("asks = 'run'", [], False, False),
        ("after = { event = 'landed' }", [], False, False),
        ("after = { event = 'landed' }", [(1, LANDED)], False, True),
        ("after = { event = 'landed', by = 'own' }", [(1, LANDED)], False, False),
        ("after = { event = 'landed', by = 'own' }", [(0, LANDED)], False, True),
        ("after = { event = 'landed', by = 'other' }", [(0, LANDED)], False, False),
        ("after = { event = 'landed', by = 'other' }", [(None, LANDED)], False, False),
        ("after = { event = 'landed', times = 2 }", [(0, LANDED)], False, False),
        ("after = { event = 'landed', times = 2 }", [(0, LANDED), (1, LANDED)], False, True),
        ("after = { event = 'landed', ship = 2 }", [(0, LANDED)], False, False),
        ("over = true", [], False, False),
        ("over = true", [], True, True),
        ("", [], True, False),
    ],
)
def test_when_a_cue_is_due(text: str, happened: list[Happened], over: bool, comes: bool) -> None:
    assert due(text, happened, over) is comes


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("['Cue 1']\npoints = 'board'", "lower-case letters"),
        ("[cue]\nasks = 'landing'", "points"),
        ("[cue]\npoints = 'board'\nask = 'landing'", "ask"),
        ("[cue]\npoints = 'board'\nafter = { event = 'flown' }", "no event 'flown'"),
        ("[cue]\npoints = 'board'\nafter = { event = 'landed', by = 'me' }", "'me'"),
        ("[cue]\npoints = 'board'\nafter = { event = 'landed', size = 1 }", "has no size"),
        ("[cue]\npoints = 'board'\nover = true\nasks = 'landing'", "nothing is asked"),
    ],
)
def test_what_is_wrong_with_a_cue_is_said_when_it_is_loaded(text: str, found: str) -> None:
    with pytest.raises(ValueError, match=found) as raised:
        read_cues(NUMERUS, text)
    assert "the coached game of numerus, cue" in str(raised.value)
