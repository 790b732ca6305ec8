"""The part of the JSON interface that is about planned moves (ROOM-22): one's own alone."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated

import msgspec
from aiohttp import web

from deskoherna.tables import wire
from deskoherna.tables.identity import is_program
from deskoherna.tables.session.planned import PlannedMoves
from deskoherna.tables.session.room import Room

from .operations import Operation, Parameter
from .reading import number

PATH = "/api/tables/{table}/planned/{seat}"
WHERE = (
    Parameter("table", Annotated[str, msgspec.Meta(max_length=24)]),
    Parameter("seat", wire.Seat),
)


class Planned:
    """Each method is an operation, as those of `Api` are."""

    def __init__(self, room: Room) -> None:
        self.room = room

    async def get_planned(self, request: web.Request, person: str) -> wire.PlannedView:
        planned, seat = await self._at(request, person)
        return await planned.get(person, seat)

    async def plan_moves(
        self, request: web.Request, person: str, wish: wire.PlanWish
    ) -> wire.PlannedView:
        planned, seat = await self._at(request, person)
        return await planned.put(person, seat, wish.lines)

    async def drop_planned(self, request: web.Request, person: str) -> wire.PlannedView:
        planned, seat = await self._at(request, person)
        return await planned.delete(person, seat)

    async def look_ahead(
        self, request: web.Request, person: str, wish: wire.LookAhead
    ) -> wire.AheadView:
        planned, seat = await self._at(request, person)
        return await planned.ahead(person, seat, wish.moves, is_program(person))

    async def _at(self, request: web.Request, person: str) -> tuple[PlannedMoves, int]:
        session = await self.room.visit(request.match_info["table"], person)
        return session.planned, number(request.match_info["seat"], 0)

    @cached_property
    def operations(self) -> tuple[Operation, ...]:
        return (
            Operation(
                "GET",
                PATH,
                "room-api-planned",
                self.get_planned,
                wire.PlannedView,
                parameters=WHERE,
                refusals=(404, 409),
            ),
            Operation(
                "PUT",
                PATH,
                "room-api-plan",
                self.plan_moves,
                wire.PlannedView,
                wire.PlanWish,
                parameters=WHERE,
                refusals=(403, 404, 409),
                one_at_a_time=True,
            ),
            Operation(
                "DELETE",
                PATH,
                "room-api-plan-drop",
                self.drop_planned,
                wire.PlannedView,
                parameters=WHERE,
                refusals=(403, 404, 409),
            ),
            Operation(
                "POST",
                f"{PATH}/ahead",
                "room-api-ahead",
                self.look_ahead,
                wire.AheadView,
                wire.LookAhead,
                parameters=WHERE,
                refusals=(403, 404, 409),
            ),
        )
