"""The part of the JSON interface that is about whoever asks: who they are, and being forgotten.

Passkeys are in `passkeys.py`, going on at another device in `moving.py`.
"""

from __future__ import annotations

from functools import cached_property
from typing import Annotated

import msgspec
from aiohttp import web

from deskoherna.tables import wire
from deskoherna.tables.identity import is_program
from deskoherna.tables.people.calling import Device
from deskoherna.tables.people.documents import People
from deskoherna.tables.people.finding import number_of
from deskoherna.tables.people.moving import Moves, OtherDevice
from deskoherna.tables.people.own_data import PLACE, own_data
from deskoherna.tables.people.passkeys import Passkey
from deskoherna.tables.session.forgetting import forget
from deskoherna.tables.session.room import Room

from .operations import Operation, Parameter
from .passkeys import passkey_view
from .people import known
from .reading import BadRequest, reason_of

Place = Annotated[str, msgspec.Meta(max_length=60, pattern=PLACE)]


class Mine:
    """Each method is an operation, as those of `Api` are."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._people = People(room.store.documents)

    async def know_me(self, request: web.Request, person: str) -> wire.Me:
        return wire.Me(known(request, self.room.links) is not None)

    async def know_mine(self, request: web.Request, person: str) -> wire.Mine:
        who = known(request, self.room.links)
        if who is None:
            return wire.Mine(known=False, tables=0)
        tables = await self.room.store.tables_of(who, wire.MOST)
        return wire.Mine(
            known=True,
            tables=len(tables),
            number=number_of(who),
            passkeys=tuple(map(passkey_view, await self._people.of(Passkey, who))),
            devices=tuple(
                wire.DeviceView(found.at, found.value.how)
                for found in await self._people.of(OtherDevice, who)
            ),
        )

    async def get_own_data(self, request: web.Request, person: str) -> wire.OwnData:
        try:
            at = msgspec.convert(request.query.get("at", ""), Place)
        except msgspec.ValidationError as error:
            raise BadRequest("room-bad-request", reason=reason_of(error)) from None
        who = known(request, self.room.links)
        if who is None:
            return wire.OwnData({}, None)
        page = await own_data(self.room.store, who, at)
        return wire.OwnData(page.data, page.next or None)

    async def erase_me(self, request: web.Request, person: str) -> wire.Erased:
        who = known(request, self.room.links)
        return wire.Erased(() if who is None else tuple(await self.room.erase(who)))

    async def renew_me(self, request: web.Request, person: str) -> wire.Renewed:
        """A browser finds what is new in its cookie, a program in the answer.

        Other devices, and links that lead to the person, are worth nothing any more. None is
        called either; the browser that asks says again that it wants to be.
        """
        if known(request, self.room.links) is not None:
            moves = Moves(self.room.store.documents)
            await moves.withdraw(person)
            await moves.forget_devices(person)
            for found in await self._people.of(Device, person):
                await self._people.delete(person, Device, found.key)
            await self.room.revoke(person)
        return wire.Renewed(self.room.links.cookie(person) if is_program(person) else None)

    async def leave_device(self, request: web.Request, person: str) -> wire.Me:
        """The browser is told to drop its cookie, and other devices keep theirs."""
        return wire.Me(known(request, self.room.links) is not None)

    async def forget_everything(self, request: web.Request, person: str) -> wire.Forgotten:
        who = known(request, self.room.links)
        return wire.Forgotten(0 if who is None else len(await forget(self.room, who)))

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
                "GET",
                "/api/me/data",
                "room-api-data",
                self.get_own_data,
                wire.OwnData,
                parameters=(Parameter("at", Place, "query"),),
                one_at_a_time=True,
            ),
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
                "POST",
                "/api/me/leave",
                "room-api-leave",
                self.leave_device,
                wire.Me,
                costly="tokens",
                refusals=(403,),
                cookie="forgotten",
            ),
            Operation(
                "POST",
                "/api/me/forget",
                "room-api-forget-everything",
                self.forget_everything,
                wire.Forgotten,
                costly="erasures",
                refusals=(403,),
                one_at_a_time=True,
                cookie="forgotten",
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
