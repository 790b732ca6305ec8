"""Hints come in stages: what has been found soon, and better ones until the bot has done."""

from __future__ import annotations

from itertools import count

from deskoherna import game
from deskoherna.bots import bot
from deskoherna.bots.hint import hints
from deskoherna.bots.search import Level, SearchBot
from deskoherna.bots.search.search_bot import STAGES
from deskoherna.kernel import SearchChance

NUMERUS = game("numerus")
MATCH = NUMERUS.new(options={"first": "green", "variant": "short"}, seed=1)
ASK = MATCH.asks[0]


def player(step: float) -> SearchBot:
    """Whose clock goes on by so many seconds each time it looks at it."""
    ticks = count()
    thinker = SearchBot(NUMERUS, Level(iterations=200, seconds=4.5))
    thinker.clock = lambda: step * next(ticks)
    return thinker


def test_there_is_one_for_each_stage_and_the_end() -> None:
    found = list(hints(player(0.03), 0, MATCH.view(0), ASK, SearchChance(1)))
    assert len(found) == len(STAGES) + 1
    errors = [hint.moves[0].error or 0 for hint in found]
    assert errors[-1] < errors[0]  # the last is surer than the first


def test_a_stage_that_was_missed_is_left_out() -> None:
    found = list(hints(player(0.9), 0, MATCH.view(0), ASK, SearchChance(1)))
    assert 1 <= len(found) <= len(STAGES)


def test_whoever_is_stopped_ends_there() -> None:
    enough: list[bool] = []
    stages = hints(player(0.03), 0, MATCH.view(0), ASK, SearchChance(1), lambda: bool(enough))
    next(stages)
    enough.append(True)
    assert len(list(stages)) == 1


def test_the_end_is_what_would_be_found_at_once() -> None:
    *_, last = hints(player(0.0), 0, MATCH.view(0), ASK, SearchChance(1))
    assert list(last.moves) == player(0.0).consider(0, MATCH.view(0), ASK, SearchChance(1))


def test_a_bot_that_compares_nothing_says_so_once() -> None:
    (only,) = hints(bot(NUMERUS, "random"), 0, MATCH.view(0), ASK, SearchChance(1))
    assert only.silence is not None
