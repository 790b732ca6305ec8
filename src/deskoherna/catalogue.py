"""The games on the shelf: ours and those that other packages bring by entry point."""

from __future__ import annotations

from collections import deque
from functools import cache
from importlib.metadata import entry_points
from typing import NamedTuple

from .kernel import AnyGame, AnyMatch, BadRecord, Game, Problem, Record, loads, replay_lines

GROUP = "deskoherna.games"


class Shelf(NamedTuple):
    games: dict[str, AnyGame]
    broken: dict[str, Problem]  # and why


@cache
def shelf() -> Shelf:
    """What the entry points bring; a game that cannot be taken does not hide the others."""
    stock = Shelf({}, {})
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        try:
            found = point.load()
        except Exception as error:  # whatever another package may do
            reason = repr(error)[:200]
            stock.broken[point.name] = Problem("room-game-broken", game=point.name, reason=reason)
            continue
        if not isinstance(found, Game) or found.id != point.name:
            stock.broken[point.name] = Problem("room-game-misnamed", game=point.name)
        elif point.name in stock.games:
            stock.broken[point.name] = Problem("room-game-twice", game=point.name)
        else:
            stock.games[point.name] = found
    return stock


def all_games() -> dict[str, AnyGame]:
    """Every installed game by its id, in the order of their ids."""
    return shelf().games


def game(name: str) -> AnyGame:
    if problem := shelf().broken.get(name):
        raise problem
    if name not in all_games():
        raise Problem("room-game-unknown", game=name[:40], known=", ".join(all_games()))
    return all_games()[name]


def game_of(record: Record) -> AnyGame:
    """The game that a record is of."""
    if record.game.game not in all_games():
        raise BadRecord(1, "room-record-game", game=record.game.game[:40])
    return game(record.game.game)


def replay(record: Record | bytes) -> AnyMatch:
    """The match as it stood after the record's last line; raises `BadRecord`."""
    if isinstance(record, bytes):
        record = loads(record)
    (last,) = deque(replay_lines(game_of(record), record), maxlen=1)
    return last.match
