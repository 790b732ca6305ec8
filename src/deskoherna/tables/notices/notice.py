"""What a call says. It is made from what everybody at the table knows, and holds no secret."""

from __future__ import annotations

from typing import NamedTuple

from deskoherna.texts import speaker

from ..log.table import Table
from ..wire.notices import CallKind
from .reasons import last_arrival


class Notice(NamedTuple):
    kind: CallKind
    table: str
    game: str
    who: str  # whom it is about, if it is about somebody
    what: str  # that is proposed
    others: tuple[str, ...]  # the other people at the table

    @property
    def path(self) -> str:
        """Where it leads."""
        return f"/table/{self.table}"

    def title(self, language: str) -> str:
        say = speaker(language)
        match self.kind:
            case "turn":
                return say("room-call-turn", game=self.game)
            case "offer":
                return say("room-call-offer", game=self.game, who=self.who, what=self.what)
            case "sat":
                return say("room-call-sat", game=self.game, who=self.who)
            case "over":
                return say("room-call-over", game=self.game)
            case "reminder":
                return say("room-call-reminder", game=self.game)
            case "plan-dropped":
                return say("room-call-plan-dropped", game=self.game)

    def body(self, language: str) -> str:
        say = speaker(language)
        if not self.others:
            return say("room-call-open")
        return say("room-call-others", others=", ".join(self.others))


def notice(table: Table, person: str, kind: CallKind) -> Notice:
    who = what = ""
    if kind == "offer" and table.proposal is not None:
        who, what = table.names[table.proposal.by], table.proposal.what
    if kind == "sat" and (sat := last_arrival(table)) is not None:
        who = table.names[sat.seat]
    others = tuple(
        chair.name for chair in table.chairs if chair.person not in (None, person) and chair.name
    )
    return Notice(kind, table.id, table.game.name, who, what, others)
