"""Going on at another device: a link that works once, and a browser that becomes its person.

What a link holds stands after the # of its address, so that browsers send it nowhere. Looking at
it changes nothing; whoever opens it has to say that they want to be that person here (ROOM-19).
"""

from __future__ import annotations

from functools import cached_property

from aiohttp import web

from deskoherna.kernel import Refusal
from deskoherna.tables import wire
from deskoherna.tables.people.documents import People
from deskoherna.tables.people.moving import Moves, name_of, note_name
from deskoherna.tables.session.becoming import Belongings, become, belongings
from deskoherna.tables.session.room import Room

from .operations import Operation
from .people import BECOMES, check_browser, known, proper_call


class Moving:
    """Each method is an operation, as those of `Api` are."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._people = People(room.store.documents)
        self._moves = Moves(room.store.documents)

    async def offer_move(
        self, request: web.Request, person: str, called: wire.Called
    ) -> wire.DeviceLink:
        check_browser(person)
        await note_name(self._people, person, proper_call(called.name))
        return wire.DeviceLink(*await self._moves.offer(person, "link"))

    async def withdraw_move(self, request: web.Request, person: str) -> wire.Me:
        who = known(request, self.room.links)
        return wire.Me(who is not None and await self._moves.withdraw(who))

    async def look_at_move(
        self, request: web.Request, person: str, wish: wire.DeviceLinkUse
    ) -> wire.DeviceLinkView:
        check_browser(person)
        offered, who = await self._moves.look(wish.token), known(request, self.room.links)
        own = await self._belongings(who, offered.person)
        name = await name_of(self._people, offered.person)
        return wire.DeviceLinkView(name, offered.until, who == offered.person, *own)

    async def move(self, request: web.Request, person: str, wish: wire.DeviceLinkUse) -> wire.Moved:
        check_browser(person)
        offered, who = await self._moves.look(wish.token), known(request, self.room.links)
        if who == offered.person:
            raise Refusal("ROOM-19", "room-move-same")
        if not wish.along and (await self._belongings(who, offered.person)).tables:
            raise Refusal("ROOM-19", "room-move-along")
        offered = await self._moves.take(wish.token)
        tables = 0 if who is None else await become(self.room, who, offered.person)
        await self._moves.note_device(offered.person, offered.how)
        request[BECOMES] = offered.person
        return wire.Moved(await name_of(self._people, offered.person), tables)

    async def _belongings(self, who: str | None, other: str) -> Belongings:
        if who is None or who == other:
            return Belongings()
        return await belongings(self.room, who, other)

    @cached_property
    def operations(self) -> tuple[Operation, ...]:
        return (
            Operation(
                "POST",
                "/api/me/move",
                "room-api-move-offer",
                self.offer_move,
                wire.DeviceLink,
                wire.Called,
                status=201,
                costly="tokens",
                refusals=(409,),
            ),
            Operation(
                "DELETE",
                "/api/me/move",
                "room-api-move-withdraw",
                self.withdraw_move,
                wire.Me,
                refusals=(403,),
            ),
            Operation(
                "POST",
                "/api/me/move/look",
                "room-api-move-look",
                self.look_at_move,
                wire.DeviceLinkView,
                wire.DeviceLinkUse,
                refusals=(409,),
            ),
            Operation(
                "POST",
                "/api/me/move/go",
                "room-api-move",
                self.move,
                wire.Moved,
                wire.DeviceLinkUse,
                costly="tokens",
                refusals=(409,),
                one_at_a_time=True,
                cookie="becomes",
            ),
        )
