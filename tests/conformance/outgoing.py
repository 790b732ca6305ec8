"""Everything that goes out to a seat, as bytes: what the swap test compares.

A board is drawn from a view, a sentence is made of a message and its arguments, and from nothing
else. So each is made once, for all positions in which what it is made of is the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from deskoherna.kernel import AnyGame, AnyMatch, Event, Move, Refusal, SearchChance, plain
from deskoherna.tables import wire
from deskoherna.tables.log.entries import Chair, Logged, Opened, Played
from deskoherna.tables.log.table import Table
from deskoherna.tables.projection.entries import entry_view
from deskoherna.tables.projection.messages import encode
from deskoherna.tables.projection.position import considered, legal_moves, position
from deskoherna.tables.projection.status import status
from deskoherna.tables.projection.viewer import Viewer
from deskoherna.texts import LANGUAGES, Speaker, speaker

MOST_MOVES = 200
SOME = 8  # attempts that are also made over the wire


def outgoing(match: AnyMatch, seat: int | None) -> Iterator[tuple[str, bytes]]:
    """Each form that a seat, or a spectator, is sent, with its name."""
    view = match.view(seat)
    written = msgspec.json.encode(view)
    yield "the view", written
    yield "the board", once(match.game, written, lambda: boards(match.game, view))
    yield "the result", msgspec.json.encode(match.result)
    yield (
        "who is asked",
        msgspec.json.encode({str(asked): ask.optional for asked, ask in match.asks.items()}),
    )
    yield from frames(match, seat)
    if seat is None:
        return
    if seat in match.asks:
        ask = match.asks[seat]
        asked = msgspec.json.encode(ask.data())
        yield "the ask", asked
        yield "the prompt", once(match.game, asked, lambda: in_words(match.game, Speaker.ask, ask))
    for attempt in _attempts(match, seat):
        refusal = match.refusal(seat, attempt)
        if refusal is None:
            yield f"the preview of {attempt}", spoken(match, match.preview(seat, attempt))
        else:
            yield f"the refusal of {attempt}", refused(match.game, refusal)


def frames(match: AnyMatch, seat: int | None) -> Iterator[tuple[str, bytes]]:
    """What a web table sends, to a seat and to whoever looks on from it."""
    table = at_table(match)
    yield "the status", encode(status(table, (), 0))
    viewer = viewer_at(seat)
    yield "the position", encode(position(table, viewer))
    yield "a program's position", encode(position(table, viewer._replace(program=True)))
    if seat is None or match.result is not None:
        return
    yield "the onlooker's position", encode(position(table, Viewer((seat,), None)))
    yield "the moves", encode(legal_moves(table, viewer, wire.Moves("id", seat)))
    for attempt in _attempts(match, seat)[-SOME:]:
        wish = wire.Consider("id", seat, str(attempt))
        yield f"the frame for {attempt}", encode(considered(table, viewer, wish))


def logged(match: AnyMatch, seat: int | None, events: list[Event]) -> bytes:
    """The line of a web table's log for the move that was just made, with these events."""
    table = at_table(match)
    assert match.last_line is not None
    entry = Logged(2, 0, Played(match.last_line))
    table.events[2], table.plies[2] = events, len(match.plies)
    return encode(entry_view(table, entry, viewer_at(seat)))


def at_table(match: AnyMatch) -> Table:
    """A web table at which the match is being played."""
    setup, game = match.setup, match.game
    chairs = tuple(Chair(f"person {n}", f"Name {n}", words="") for n in range(setup.seats))
    opened = Opened(game.id, game.rules_version, setup.options, "host", chairs, match.sources[0])
    table = Table("table", opened)
    table.game, table.match, table.started = game, match, True
    return table


def viewer_at(seat: int | None) -> Viewer:
    return Viewer() if seat is None else Viewer((seat,), seat)


def spoken(match: AnyMatch, events: list[Event]) -> bytes:
    """Events as data and as log lines."""
    return b"\n".join(_event(match.game, event) for event in events)


def _event(game: AnyGame, event: Event) -> bytes:
    told = msgspec.json.encode(event.data())
    return told + once(game, told, lambda: in_words(game, Speaker.event, event))


def refused(game: AnyGame, refusal: Refusal) -> bytes:
    told = msgspec.json.encode(refusal.data())
    return told + once(game, told, lambda: in_words(game, Speaker.problem, refusal))


def in_words(game: AnyGame, say: Callable[[Speaker, Any], str], what: Any) -> bytes:
    return "\n".join(say(speaker(language, game), what) for language in LANGUAGES).encode()


def boards(game: AnyGame, view: Any) -> bytes:
    drawn = [game.draw(view, speaker(language, game)) for language in LANGUAGES]
    return msgspec.json.encode([[board, plain(board)] for board in drawn])


_made: dict[tuple[type, bytes], bytes] = {}


def once(game: AnyGame, of: bytes, make: Callable[[], bytes]) -> bytes:
    key = (type(game), of)
    if key not in _made:
        _made[key] = make()
    return _made[key]


def _attempts(match: AnyMatch, seat: int) -> list[Move]:
    """Moves to try, the same for every swapped twin: some of other positions, some offered now.

    Every kind is among them, whether the seat is asked for it, for something else or not at all.
    """
    universe = _universe(match)
    of_a_kind = {type(move): move for move in universe}
    some = [*universe[:: max(1, len(universe) // 40)], *of_a_kind.values()]
    chance = SearchChance(9)
    ask = match.asks.get(seat)
    return some + ([ask.sample(chance) for _ in range(4)] if ask else [])


_universes: dict[str, list[Move]] = {}


def _universe(match: AnyMatch) -> list[Move]:
    """Moves seen in a few random games of this setup: legal now, later or never."""
    key = f"{match.game.id} {type(match.game).__name__} {match.setup}"
    if key not in _universes:
        chance = SearchChance(key)
        found: set[str] = set()
        for seed in range(3):
            other = match.game.new(match.setup.seats, match.setup.options, seed)
            while other.result is None and len(other.plies) < MOST_MOVES:
                seat, ask = chance.pick("seat", list(other.asks.items()))
                found.update(str(ask.sample(chance)) for _ in range(4))
                other.play(seat, ask.sample(chance))
        _universes[key] = [match.game.parse(text) for text in sorted(found)]
    return _universes[key]
