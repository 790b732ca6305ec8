"""A table and the people around it, without a server.

Whatever is done here is held against two promises: a table is what its log says, and a command
that is refused changes nothing of what anybody is sent.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any

import msgspec
import pytest

import deskoherna
from deskoherna.kernel import AnyMatch, Refusal, dumps
from deskoherna.kernel.match import chance_line
from deskoherna.tables import wire
from deskoherna.tables.identity import Links
from deskoherna.tables.log.clock import ClockRule
from deskoherna.tables.log.entries import Chair, Logged, Opened
from deskoherna.tables.log.table import Table
from deskoherna.tables.projection.log_view import entries
from deskoherna.tables.projection.position import position
from deskoherna.tables.projection.status import status, you
from deskoherna.tables.projection.viewer import Viewer
from deskoherna.tables.projection.visibility import viewer_of
from deskoherna.tables.session.call import Call
from deskoherna.tables.session.decisions import Decision, decided, start_if_ready
from deskoherna.tables.session.handlers import HANDLERS

LINKS = Links(b"the secret of this room")
HOST, ADA, BEN, EVE = "host-person", "ada-person", "ben-person", "eve-person"
FREE = Chair()


def at_seat(person: str, name: str = "", words: str | None = None) -> Chair:
    return Chair(person, name or person[:3].title(), words=words, used=True)


def bot_at_seat(name: str = "random") -> Chair:
    return Chair(name=name, bot=name)


def lay(
    game: str,
    chairs: Sequence[Chair],
    options: dict[str, Any] | None = None,
    public: bool = False,
    clock: ClockRule | None = None,
    at: int | None = None,
    seed: int = 7,
) -> Sitting:
    """A new table of the host, with these chairs."""
    played = deskoherna.game(game)
    setup = played.setup(len(chairs), options or {})
    opened = Opened(
        played.id,
        played.rules_version,
        setup.options,
        HOST,
        tuple(chairs),
        chance_line(setup, seed),
        public,
        clock,
    )
    sitting = Sitting(Table("table", opened))
    sitting.follow(decided(opened), HOST, at=at)
    sitting.follow(decided(*start_if_ready(sitting.table, chairs)))
    return sitting


def duel(game: str = "numerus", **more: Any) -> Sitting:
    """A running game of two people."""
    chairs = [at_seat(ADA, words=""), at_seat(BEN, words="")]
    options = {"variant": "short", "first": "green"} if game == "numerus" else {}
    return lay(game, chairs, options, **more)


class Sitting:
    def __init__(self, table: Table) -> None:
        self.table = table
        self._ids = count(1)
        self.absent: dict[int, int] = {}  # how long people are away, in milliseconds

    @property
    def match(self) -> AnyMatch:
        assert self.table.match is not None
        return self.table.match

    @property
    def state(self) -> str:
        return self.table.state

    def do(self, who: str, kind: type[Any], **fields: Any) -> None:
        """The person does it; a refusal is raised once it is clear that it changed nothing."""
        command = kind(id=fields.pop("id", f"c{next(self._ids)}"), **fields)
        before = everything(self.table)
        viewer = viewer_of(self.table, who)
        call = Call(self.table, command, who, viewer, LINKS, absent=self.absent.get)
        try:
            decision = HANDLERS[kind].reply(call)
        finally:
            assert everything(self.table) == before, f"the handler of {command} changed something"
        assert isinstance(decision, Decision)
        self.follow(decision, who, command.id)
        assert everything(self.table) != before

    def follow(
        self,
        decision: Decision,
        person: str | None = None,
        id_: str | None = None,
        at: int | None = None,
    ) -> None:
        """What was decided is applied, as a session does it."""
        phase = self.table.state
        happen(self.table, decision, person, id_, at)
        assert decision.phase(phase) == self.table.state, "it was decided to be otherwise"
        assert everything(loaded(self.table)) == everything(self.table), "the log says otherwise"

    def refused(self, who: str, kind: type[Any], **fields: Any) -> tuple[str, str]:
        """The rule and the reason."""
        with pytest.raises(Refusal) as refusal:
            self.do(who, kind, **fields)
        return refusal.value.rule, refusal.value.key

    def plays(self, who: str, seat: int, move: str | None = None) -> None:
        chosen = move or str(self.match.asks[seat].moves[0])
        self.do(who, wire.Play, seat=seat, move=chosen, version=self.match.version)

    def token(self, seat: int, who: str = HOST) -> str:
        """What the host finds in the seat's link, or who made it for another device."""
        links = you(self.table, who, Viewer(), LINKS).links
        return links[str(seat)].rpartition("/")[2]


def happen(
    table: Table,
    decision: Decision,
    person: str | None = None,
    id_: str | None = None,
    at: int | None = None,
) -> None:
    """What was decided is applied."""
    for logged in table.numbered(decision.entries, person, id_, at):
        table.apply(logged)


def loaded(table: Table) -> Table:
    """The table as another process would read it: from the bytes of its log."""
    data = msgspec.json.encode(table.log)
    log = msgspec.json.decode(data, type=list[Logged])
    return Table.load(table.id, log, table.outages)


def everything(table: Table) -> bytes:
    """All that a table is, and all that anybody is sent of it."""
    seats = range(table.setup.seats)
    return msgspec.json.encode(
        [
            table.log,
            table.chairs,
            [table.state, table.paused, table.closed, table.next, table.started, table.ended],
            [table.proposal, sorted(table.agreed), sorted(table.time_up), table.awaited],
            [[clock.left, sorted(clock.running), clock.since] for clock in table.clocks],
            [sorted(table.hidden), sorted(table.exhibits.items()), table.unexplained],
            [sorted(table.hinted.items()), table.said_by_spectators, sorted(table.plies.items())],
            None if table.match is None else dumps(table.match.record()).decode(),
            None if table.match is None else table.match.fixed,
            [seen_by(table, Viewer((seat,), seat)) for seat in seats],
            seen_by(table, Viewer()),
            seen_by(table, Viewer(tuple(seats), None)),
            status(table, (), 0),
        ]
    )


def seen_by(table: Table, viewer: Viewer) -> list[Any]:
    seen = position(table, viewer)
    if seen is not None:
        seen = msgspec.structs.replace(
            seen, times=None, offers=None
        )  # they depend on when one looks
    return [entries(table, 0, viewer), seen]
