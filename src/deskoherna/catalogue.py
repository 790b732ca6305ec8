"""The installed games: ours and those that other packages provide by entry point."""

from __future__ import annotations

from collections import deque
from functools import cache
from importlib.metadata import entry_points
from typing import NamedTuple

from .kernel import AnyGame, AnyMatch, BadRecord, Game, Problem, Record, loads, replay_lines

GROUP = "deskoherna.games"


class Installed(NamedTuple):
    games: dict[str, AnyGame]
    broken: dict[str, Problem]  # games that cannot be used, and why


@cache
def installed() -> Installed:
    """Everything the entry points provide; a game that fails to load does not hide the others."""
    games: dict[str, AnyGame] = {}
    broken: dict[str, Problem] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        try:
            found = point.load()
        except Exception as error:  # whatever another package may do
            reason = repr(error)[:200]
            broken[point.name] = Problem("room-game-broken", game=point.name, reason=reason)
            continue
        if not isinstance(found, Game) or getattr(found, "id", None) != point.name:
            broken[point.name] = Problem("room-game-misnamed", game=point.name)
        elif lacking := [name for name in Game.__annotations__ if not hasattr(found, name)]:
            what = ", ".join(lacking)
            broken[point.name] = Problem("room-game-lacks", game=point.name, lacking=what)
        elif point.name in games:
            broken[point.name] = Problem("room-game-twice", game=point.name)
        else:
            games[point.name] = found
    return Installed(games, broken)


def all_games() -> dict[str, AnyGame]:
    """Every installed game that can be used, by its id, in the order of their ids.

    >>> all_games()["numerus"].name
    'NUMERUS'
    """
    return installed().games


def game(name: str) -> AnyGame:
    """The game with this id.

    Raises `Problem` if it is not installed, or if it is but cannot be used.

    >>> game("numerus").seats
    (2,)
    >>> game("chess")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    deskoherna.kernel.problem.Problem: room-game-unknown(game='chess', known='...')
    """
    if problem := installed().broken.get(name):
        raise problem
    if name not in all_games():
        raise Problem("room-game-unknown", game=name[:40], known=", ".join(all_games()))
    return all_games()[name]


def game_of(record: Record) -> AnyGame:
    """The game that a record is of; raises `BadRecord` if it is not installed."""
    if record.game.game not in all_games():
        raise BadRecord(1, "room-record-game", game=record.game.game[:40])
    return game(record.game.game)


def replay(record: Record | bytes) -> AnyMatch:
    """The match as it stood after the record's last line: it can be looked at and played on.

    Takes a record, or what `dumps` made of one. Everything in it is checked on the way: the
    commitment, every draw, every move, the end. Raises `BadRecord`, which names the line at fault.

    >>> from deskoherna.kernel import dumps
    >>> match = game("numerus").new(options={"first": "green"}, seed=7)
    >>> events = match.play(0, "1 a1")
    >>> [str(ply.move) for ply in replay(dumps(match.record())).plies]
    ['1 a1']
    >>> replay(b"nonsense")
    Traceback (most recent call last):
        ...
    deskoherna.kernel.record.BadRecord: room-record-cut-line(line=1)
    """
    if isinstance(record, bytes):
        record = loads(record)
    (last,) = deque(replay_lines(game_of(record), record), maxlen=1)
    return last.match
