"""The table as everyone sees it, who one is at it, and its line in a list of tables."""

from __future__ import annotations

from collections.abc import Collection

from .. import wire
from ..identity import Links
from ..log.consent import consent_rule, waits_for
from ..log.entries import Chair
from ..log.personas import persona_of
from ..log.table import Table
from . import visibility
from .position import waiting
from .viewer import Viewer


def status(table: Table, away: Collection[int], spectators: int) -> wire.Status:
    opened = table.opened
    fixed = table.started or opened.from_record
    source = table.match.sources[-1] if table.match and fixed else opened.chance
    words = source.contributions if fixed else tuple(chair.words or "" for chair in table.chairs)
    resigning, drawing = concessions(table)
    return wire.Status(
        id=table.id,
        game=table.game.id,
        options=dict(table.setup.options),
        state=table.state,
        public=opened.public,
        paused=table.paused,
        hints=opened.hints,
        seats=chair_views(table, away),
        colours=table.game.colours(table.setup),
        clock=opened.clock,
        offers=opened.offers,
        time_up=tuple(sorted(table.time_up)),
        hidden=tuple(sorted(table.hidden)),
        proposal=_proposal(table),
        chance=wire.ChanceView(source.commitment, words, visibility.seed_for(table, source)),
        can_resign=resigning,
        can_draw=drawing,
        next=table.next,
        came_from=None if opened.came_from is None else wire.Origin(*opened.came_from),
        spectators=spectators,
        doors=table.doors,
        spectators_write=table.talk.spectators_write,
        rated=opened.rated,
    )


def concessions(table: Table) -> tuple[tuple[int, ...], bool]:
    """The seats that may resign now, and whether all may agree on a draw (ROOM-9)."""
    match, conceded = table.match, table.game.conceded
    if match is None or table.state != "playing":
        return (), False
    seats = range(table.setup.seats)
    resigning = tuple(seat for seat in seats if conceded(match.state, seat) is not None)
    return resigning, conceded(match.state, None) is not None


def chair_views(table: Table, away: Collection[int]) -> tuple[wire.SeatView, ...]:
    return tuple(
        chair_view(chair, seat in away, chair.person == table.host)
        for seat, chair in enumerate(table.chairs)
    )


def chair_view(chair: Chair, away: bool, host: bool) -> wire.SeatView:
    return wire.SeatView(
        name=chair.name,
        person=chair.person is not None,
        bot=chair.bot,
        stands_in=chair.bot is not None and chair.person is not None,
        ready=chair.ready,
        away=away and chair.person is not None,
        host=host,
        persona=persona_of(chair),
    )


def _proposal(table: Table) -> wire.ProposalView | None:
    proposal = table.proposal
    if proposal is None:
        return None
    what, by, number = proposal.what, proposal.by, proposal.number
    return wire.ProposalView(what, by, number, waits_for(table), consent_rule(what))


def you(table: Table, person: str | None, viewer: Viewer, links: Links) -> wire.You:
    host = person is not None and person == table.host
    paths = {
        str(seat): links.path(table.id, seat, table.chairs[seat].link)
        for seat in visibility.links_for(table, person)
    }
    writing = visibility.writing_of(table, person)
    writers = visibility.writers_for(table, person)
    return wire.You(viewer.seats, host, viewer.seat, paths, writing, writers)


def summary(table: Table, away: Collection[int], person: str | None) -> wire.TableSummary:
    match = table.match
    mine = table.seats_of(person)
    return wire.TableSummary(
        id=table.id,
        game=table.game.id,
        options=dict(table.setup.options),
        state=table.state,
        seats=chair_views(table, away),
        clock=table.opened.clock,
        plies=len(match.plies) if match is not None else 0,
        opened=table.log[0].at,
        changed=table.log[-1].at,
        your_turn=table.state == "playing" and any(seat in mine for seat in table.awaited),
        rated=table.opened.rated,
        waiting=waiting(table),
    )
