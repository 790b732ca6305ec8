"""The part of the JSON interface that is about whoever asks: who they are, and being forgotten."""

from __future__ import annotations

from functools import cached_property

from aiohttp import web

from deskoherna.tables import wire
from deskoherna.tables.identity import is_program
from deskoherna.tables.session.room import Room

from .operations import Operation
from .people import known


class Mine:
    """Each method is an operation, as those of `Api` are."""

    def __init__(self, room: Room) -> None:
        self.room = room

    async def know_me(self, request: web.Request, person: str) -> wire.Me:
        return wire.Me(known(request, self.room.links) is not None)

    async def know_mine(self, request: web.Request, person: str) -> wire.Mine:
        who = known(request, self.room.links)
        tables = [] if who is None else await self.room.store.tables_of(who, wire.MOST)
        return wire.Mine(who is not None, len(tables))

    async def erase_me(self, request: web.Request, person: str) -> wire.Erased:
        who = known(request, self.room.links)
        return wire.Erased(() if who is None else tuple(await self.room.erase(who)))

    async def renew_me(self, request: web.Request, person: str) -> wire.Renewed:
        """A browser finds what is new in its cookie, a program in the answer."""
        if known(request, self.room.links) is not None:
            await self.room.revoke(person)
        return wire.Renewed(self.room.links.cookie(person) if is_program(person) else None)

    async def forget_me(self, request: web.Request, person: str) -> wire.Me:
        who = known(request, self.room.links)
        if who is not None:
            await self.room.revoke(who)
        return wire.Me(who is not None)

    async def start_program(self, request: web.Request, person: str) -> wire.Program:
        links = self.room.links
        return wire.Program(links.cookie(links.new_program()))

    @cached_property
    def operations(self) -> tuple[Operation, ...]:
        return (
            Operation("POST", "/api/me", "room-api-me", self.know_me, wire.Me, refusals=(403,)),
            Operation("GET", "/api/me", "room-api-mine", self.know_mine, wire.Mine),
            Operation(
                "POST",
                "/api/me/erase",
                "room-api-erase",
                self.erase_me,
                wire.Erased,
                costly="erasures",
                refusals=(403,),
                one_at_a_time=True,
            ),
            Operation(
                "POST",
                "/api/me/renew",
                "room-api-renew",
                self.renew_me,
                wire.Renewed,
                costly="tokens",
                cookie="renewed",
                refusals=(403,),
            ),
            Operation(
                "DELETE",
                "/api/me",
                "room-api-forget",
                self.forget_me,
                wire.Me,
                costly="tokens",
                refusals=(403,),
                cookie="forgotten",
            ),
            Operation(
                "POST",
                "/api/programs",
                "room-api-program",
                self.start_program,
                wire.Program,
                status=201,
                costly="tokens",
                refusals=(403,),
            ),
        )
