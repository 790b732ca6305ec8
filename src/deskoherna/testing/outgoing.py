"""Everything that goes out to a seat, as bytes: what the swap test compares.

A board is drawn from a view, a sentence is made of a message and its arguments, and from nothing
else. So where the view or the message is the same, they are, and need not be compared.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import NamedTuple

import msgspec

from deskoherna.kernel import AnyMatch, Event, Move, Refusal, SearchChance
from deskoherna.tables import wire
from deskoherna.tables.log.entries import Chair, Logged, Opened, Played
from deskoherna.tables.log.table import Table
from deskoherna.tables.projection.log_view import entry_view
from deskoherna.tables.projection.messages import encode
from deskoherna.tables.projection.position import considered, legal_moves, position
from deskoherna.tables.projection.status import status
from deskoherna.tables.projection.viewer import Viewer

MOST_MOVES = 200
SOME = 8  # attempts that are also made over the wire
ALMOST = 12  # that are almost moves


class Sent(NamedTuple):
    """One form in which something is sent to a seat, or to a spectator."""

    form: str
    data: bytes  # JSON
    attempt: str = ""  # the move that it is about


def outgoing(match: AnyMatch, seat: int | None) -> Iterator[Sent]:
    """All that is sent to a seat, or to a spectator, in every form."""
    yield Sent("view", msgspec.json.encode(match.view(seat)))
    yield Sent("result", msgspec.json.encode(match.result))
    asked = {str(asked): ask.optional for asked, ask in match.asks.items()}
    yield Sent("asked", msgspec.json.encode(asked))
    yield from frames(match, seat)
    if seat is None:
        return
    if seat in match.asks:
        yield Sent("ask", msgspec.json.encode(match.asks[seat].data()))
        yield Sent("tips", msgspec.json.encode(match.game.tips(match.view(seat), seat)))
    for attempt in _attempts(match, seat):
        refusal = match.refusal(seat, attempt)
        if refusal is None:
            yield Sent("preview", written(match.preview(seat, attempt)), str(attempt))
        else:
            yield Sent("refusal", msgspec.json.encode(refusal.data()), str(attempt))


def frames(match: AnyMatch, seat: int | None) -> Iterator[Sent]:
    """What a web table sends, to a seat and to whoever looks on from it."""
    table = at_table(match)
    yield Sent("status", encode(status(table, (), 0)))
    viewer = viewer_at(seat)
    yield Sent("position", encode(position(table, viewer)))
    yield Sent("program", encode(position(table, viewer._replace(program=True))))
    if seat is None or match.result is not None:
        return
    yield Sent("onlooker", encode(position(table, Viewer((seat,), None))))
    yield Sent("moves", encode(legal_moves(table, viewer, wire.Moves("id", seat))))
    for attempt in _attempts(match, seat)[-SOME:]:
        wish = wire.Consider("id", seat, str(attempt))
        yield Sent("frame", encode(considered(table, viewer, wish)), str(attempt))


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
    table.state = "playing" if match.result is None else "over"
    return table


def viewer_at(seat: int | None) -> Viewer:
    return Viewer() if seat is None else Viewer((seat,), seat)


def written(events: list[Event]) -> bytes:
    return msgspec.json.encode([event.data() for event in events])


def _attempts(match: AnyMatch, seat: int) -> list[Move]:
    """Moves to try, the same for every swapped twin: some of other positions, some offered now.

    Every kind is among them, whether the seat is asked for it, for something else or not at all;
    and some that are no moves of any position.
    """
    universe, almost = _universe(match)
    of_a_kind = {type(move): move for move in universe}
    some = [*universe[:: max(1, len(universe) // 40)], *of_a_kind.values()]
    chance = SearchChance(len(match.plies))
    some += [chance.pick("almost", almost) for _ in range(ALMOST)] if almost else []
    ask = match.asks.get(seat)
    return some + ([ask.sample(chance) for _ in range(4)] if ask else [])


Universe = tuple[list[Move], list[Move]]  # moves, and what is only written like one
_universes: dict[str, Universe] = {}


def _universe(match: AnyMatch) -> Universe:
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
        texts = sorted(found)
        almost = sorted({*_almost(texts, chance)} - found)
        _universes[key] = _readable(match, texts), _readable(match, almost)
    return _universes[key]


def _almost(texts: list[str], chance: SearchChance) -> Iterator[str]:
    """Moves with a word left out, or with the end of another."""
    for text in texts:
        words, others = text.split(), chance.pick("other", texts).split()
        for nth in range(len(words)):
            yield " ".join((*words[:nth], *words[nth + 1 :]))
            yield " ".join((*words[:nth], *others[nth:]))


def _readable(match: AnyMatch, texts: list[str]) -> list[Move]:
    read = []
    for text in texts:
        with suppress(Refusal):
            read.append(match.game.parse(text))
    return read
