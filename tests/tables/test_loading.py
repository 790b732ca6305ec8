"""Decision 8: a table that was played at and one that is loaded from its log are the same."""

from __future__ import annotations

import pytest

from deskoherna.catalogue import all_games
from deskoherna.kernel import AnyGame, AnyMatch, SearchChance
from deskoherna.tables.log.table import Table
from deskoherna.tables.session.decisions import played
from scale import count, seed_of
from tables.sitting import at_seat, everything, happen, lay, loaded

GAMES = 30
MOVES = 100
EVERY = 7  # entries


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_random_games_are_the_same_once_loaded(game: AnyGame) -> None:
    """Each move is decided, then logged and applied; then the log is read from its bytes."""
    chance = SearchChance(seed_of(f"loading {game.id}"))
    for _ in range(count(GAMES)):
        play_and_compare(game, chance)


def play_and_compare(game: AnyGame, chance: SearchChance) -> None:
    setup = chance.pick("setup", list(game.setups()))
    chairs = [at_seat(f"person-{seat}", words="") for seat in range(setup.seats)]
    table = lay(game.id, chairs, setup.options, seed=chance.below("seed", 1 << 30)).table
    compare(table)
    for number in range(MOVES):
        match = match_at(table)
        if match.result is not None:
            break
        seat = chance.pick("seat", list(match.asks))
        move = str(match.asks[seat].sample(chance))
        happen(table, played(match.decide(seat, move)), f"person-{seat}", f"c{number}")
        if number % EVERY == 0:
            compare(table)
    compare(table)


def compare(live: Table) -> None:
    again = loaded(live)
    one, other = match_at(live), match_at(again)
    assert one.state == other.state
    for seat in (None, *range(one.setup.seats)):
        assert one.view(seat) == other.view(seat)
    assert one.asks.keys() == other.asks.keys()
    for seat, ask in one.asks.items():
        assert ask.data() == other.asks[seat].data()
    assert everything(live) == everything(again)


def match_at(table: Table) -> AnyMatch:
    assert table.match is not None
    return table.match
