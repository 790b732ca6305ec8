"""The games on the shelf: ours and those that other packages bring by entry point."""

from __future__ import annotations

from collections import deque
from functools import cache
from importlib.metadata import entry_points

from .kernel import AnyGame, AnyMatch, BadRecord, Problem, Record, loads, steps

GROUP = "deskoherna.games"


@cache
def all_games() -> dict[str, AnyGame]:
    """Every installed game by its id, in the order of their ids."""
    found = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    return {point.name: point.load() for point in found}


def game(name: str) -> AnyGame:
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
    (last,) = deque(steps(game_of(record), record), maxlen=1)
    return last.match
