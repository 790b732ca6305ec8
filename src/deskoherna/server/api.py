"""The JSON interface: what each operation does."""

from __future__ import annotations

import hashlib
from functools import cached_property
from typing import Annotated, Literal

import msgspec
from aiohttp import web

from deskoherna import __version__
from deskoherna.boards import brought
from deskoherna.bots import bots, default_bot, first_level, levels, reviewer
from deskoherna.catalogue import all_games
from deskoherna.coaching import cues
from deskoherna.kernel import AnyGame, Game
from deskoherna.lessons import lesson
from deskoherna.tables import wire
from deskoherna.tables.projection import visibility
from deskoherna.tables.projection.messages import encode
from deskoherna.tables.projection.review_view import review
from deskoherna.tables.session.handlers.seats import link_fits
from deskoherna.tables.session.room import Room
from deskoherna.tables.stores.store import StoreError
from deskoherna.tables.wire import LONGEST_TOKEN, MOST_SEATS
from deskoherna.texts import speaker

from .door import is_here
from .draining import Drain
from .library import Library, lang
from .mine import Mine
from .moving import Moving
from .network import Network, NotHere
from .notices import Calling, Notices
from .operations import BYTES, Operation, Parameter
from .pages import WebClient
from .passkeys import Passkeys
from .planned import Planned
from .reading import BadRequest, NotFound, chosen_language, known_game, number, viewing_seat
from .results import OwnGames

TABLE = Parameter("table", Annotated[str, msgspec.Meta(max_length=24)])


class Health(msgspec.Struct, frozen=True):
    status: Literal["ok"]


class Deleted(msgspec.Struct, frozen=True):
    id: str


class Api:
    """Each method is an operation, given the request, the person, and the body if it takes one."""

    def __init__(
        self,
        room: Room,
        drain: Drain,
        client: WebClient,
        *,
        documented: bool = False,
        calling: Calling | None = None,
    ) -> None:
        self.room = room
        self._drain = drain
        self._client = client
        self._documented = documented
        self._library = Library()
        self._mine = Mine(room)
        self._moving = Moving(room)
        self._passkeys = Passkeys(room)
        self.notices = Notices(room, calling or Calling())
        self._own_games = OwnGames(room)
        self._planned = Planned(room)
        self.announced: str | None = None  # the address for others, if there was one at the start
        self.network: Network | None = None  # if it may be opened to the network

    async def get_room(self, request: web.Request, person: str) -> wire.RoomView:
        games = tuple(map(game_view, all_games().values()))
        address, may_open = self.announced, False
        if self.network is not None:
            address, may_open = self.network.address, is_here(request)
        return wire.RoomView(games, __version__, address, may_open, self._documented)

    async def get_network(self, request: web.Request, person: str) -> wire.NetworkView:
        return self._network(request).state()

    async def open_network(
        self, request: web.Request, person: str, wish: wire.NetworkWish
    ) -> wire.NetworkView:
        network = self._network(request)
        await (network.open() if wish.open else network.close())
        self.room.journal.info("network", open=wish.open)
        return network.state()

    def _network(self, request: web.Request) -> Network:
        """Raise `NotHere` unless the request comes from this machine."""
        if self.network is None:
            raise NotFound("room-network-off")
        if not is_here(request):
            raise NotHere("ROOM-14", "room-network-elsewhere")
        return self.network

    async def get_link(self, request: web.Request, person: str) -> wire.SeatLinkView:
        session = await self.room.visit(request.match_info["table"], person)
        seat, token = request.match_info["seat"], request.match_info["token"]
        if len(token) > LONGEST_TOKEN or number(seat, 0) >= MOST_SEATS:
            raise BadRequest("room-bad-http")
        table = await session.durable()
        return wire.SeatLinkView(link_fits(table, self.room.links, int(seat), token))

    async def list_tables(self, request: web.Request, person: str) -> wire.TableLists:
        return await self.room.lists(person)

    async def open_table(
        self, request: web.Request, person: str, new: wire.NewTable
    ) -> wire.Created:
        known_game(new.game)
        return wire.Created(await self.room.open_table(person, new))

    async def get_table(self, request: web.Request, person: str) -> wire.Welcome:
        session = await self.room.visit(request.match_info["table"], person)
        return await session.look(person, number(request.query.get("after"), 0))

    async def get_log(self, request: web.Request, person: str) -> wire.LogPage:
        session = await self.room.visit(request.match_info["table"], person)
        before = number(request.query.get("before"), wire.MOST)
        return await session.earlier(person, before, viewing_seat(request))

    async def do_command(
        self, request: web.Request, person: str, command: wire.AnyCommand
    ) -> wire.AnyFrame:
        session = await self.room.visit(request.match_info["table"], person)
        return await session.command(person, command)

    async def delete_table(self, request: web.Request, person: str) -> Deleted:
        id_ = request.match_info["table"]
        await self.room.delete(id_, person)
        return Deleted(id_)

    async def get_position(self, request: web.Request, person: str) -> wire.PastPosition:
        session = await self.room.visit(request.match_info["table"], person)
        ply = number(request.match_info["ply"], 0)
        chosen = chosen_language(request)
        past = await session.past(person, ply, viewing_seat(request))
        drawing = past.match.game.draw(past.view, speaker(chosen, past.match.game))
        return wire.PastPosition(ply, past.sent, tuple(map(tuple, drawing)))

    async def get_record(self, request: web.Request, person: str) -> web.Response:
        id_ = request.match_info["table"]
        record = await self.room.record(id_, person)
        name = (await self.room.table(id_)).table.game.id
        return web.Response(
            body=record,
            content_type=BYTES,
            headers={"Content-Disposition": f'attachment; filename="{name}-{id_}.jsonl"'},
        )

    async def get_review(self, request: web.Request, person: str) -> web.Response:
        after = number(request.query.get("after"), 0)
        table, progress = await self.room.review(request.match_info["table"], person)
        body = encode(review(table, progress, after))
        if progress.state != "done":
            headers = {"Cache-Control": "no-store"}
            return web.Response(body=body, content_type="application/json", headers=headers)
        etag = hashlib.sha256(body).hexdigest()[:20]
        if any(known.value == etag for known in request.if_none_match or ()):
            answer = web.Response(status=304)
        else:
            answer = web.Response(body=body, content_type="application/json")
        answer.etag = etag
        answer.headers["Cache-Control"] = "private, no-cache"  # the host may hide something
        return answer

    async def make_review(self, request: web.Request, person: str) -> wire.ReviewView:
        table = request.match_info["table"]
        return review(*await self.room.review(table, person, make=True))

    async def get_reviewed_move(self, request: web.Request, person: str) -> wire.MomentShown:
        ply = number(request.match_info["ply"], 0)
        return await self.room.reviewed_move(request.match_info["table"], ply, person)

    async def fork_table(self, request: web.Request, person: str, wish: wire.Fork) -> wire.Created:
        return wire.Created(await self.room.fork(request.match_info["table"], person, wish))

    async def bring_record(self, request: web.Request, person: str, data: bytes) -> wire.Created:
        return wire.Created(await self.room.bring(person, data))

    async def get_health(self, request: web.Request, person: str) -> Health:
        """Raises `StoreError` while the database does not answer or the last write failed.

        `ServerDraining` once this server is about to end, and `ClientMissing` if it has no pages.
        """
        self._drain.check_health(is_here(request))
        self._client.check()
        await self.room.store.log("", 0)
        if self.room.store.writes.failing is not None:
            raise StoreError("room-database-failed")
        return Health("ok")

    @cached_property
    def operations(self) -> tuple[Operation, ...]:
        tables = "/api/tables/{table}"
        return (
            Operation("GET", "/api/room", "room-api-room", self.get_room, wire.RoomView),
            Operation(
                "GET",
                "/api/network",
                "room-api-network",
                self.get_network,
                wire.NetworkView,
                refusals=(403, 404),
            ),
            Operation(
                "POST",
                "/api/network",
                "room-api-network-open",
                self.open_network,
                wire.NetworkView,
                wire.NetworkWish,
                refusals=(403, 404, 409),
            ),
            *self._library.operations,
            *self._mine.operations,
            *self._moving.operations,
            *self._passkeys.operations,
            *self.notices.operations,
            *self._own_games.operations,
            *self._planned.operations,
            Operation(
                "GET",
                f"{tables}/seats/{{seat}}/{{token}}",
                "room-api-link",
                self.get_link,
                wire.SeatLinkView,
                parameters=(
                    TABLE,
                    Parameter("seat", wire.Seat),
                    Parameter("token", wire.Token),
                ),
                refusals=(404, 409),
            ),
            Operation("GET", "/api/tables", "room-api-tables", self.list_tables, wire.TableLists),
            Operation(
                "POST",
                "/api/tables",
                "room-api-open",
                self.open_table,
                wire.Created,
                wire.NewTable,
                status=201,
                costly="openings",
                refusals=(404, 409),
            ),
            Operation(
                "GET",
                tables,
                "room-api-table",
                self.get_table,
                wire.Welcome,
                parameters=(TABLE, Parameter("after", wire.Count, "query")),
                refusals=(404, 409),
            ),
            Operation(
                "GET",
                f"{tables}/log",
                "room-api-log",
                self.get_log,
                wire.LogPage,
                parameters=(
                    TABLE,
                    Parameter("before", wire.Count, "query"),
                    Parameter("eyes", wire.Seat, "query"),
                ),
                refusals=(404, 409),
            ),
            Operation(
                "POST",
                f"{tables}/commands",
                "room-api-command",
                self.do_command,
                wire.AnyFrame,
                wire.AnyCommand,
                parameters=(TABLE,),
                refusals=(404, 409),
            ),
            Operation(
                "DELETE",
                tables,
                "room-api-delete",
                self.delete_table,
                Deleted,
                parameters=(TABLE,),
                refusals=(403, 404, 409),
            ),
            Operation(
                "GET",
                f"{tables}/positions/{{ply}}",
                "room-api-position",
                self.get_position,
                wire.PastPosition,
                parameters=(
                    TABLE,
                    Parameter("ply", wire.Count),
                    Parameter("eyes", wire.Seat, "query"),
                    lang(),
                ),
                refusals=(404, 409),
                one_at_a_time=True,
            ),
            Operation(
                "GET",
                f"{tables}/record",
                "room-api-record",
                self.get_record,
                BYTES,
                parameters=(TABLE,),
                refusals=(404, 409),
                one_at_a_time=True,
            ),
            Operation(
                "GET",
                f"{tables}/review",
                "room-api-review",
                self.get_review,
                wire.ReviewView,
                parameters=(TABLE, Parameter("after", wire.Count, "query")),
                refusals=(404, 409),
            ),
            Operation(
                "POST",
                f"{tables}/review",
                "room-api-review-make",
                self.make_review,
                wire.ReviewView,
                parameters=(TABLE,),
                costly="reviews",
                refusals=(403, 404, 409),
            ),
            Operation(
                "GET",
                f"{tables}/review/{{ply}}",
                "room-api-review-move",
                self.get_reviewed_move,
                wire.MomentShown,
                parameters=(TABLE, Parameter("ply", wire.Count)),
                refusals=(404, 409),
                one_at_a_time=True,
            ),
            Operation(
                "POST",
                f"{tables}/forks",
                "room-api-fork",
                self.fork_table,
                wire.Created,
                wire.Fork,
                parameters=(TABLE,),
                status=201,
                costly="openings",
                refusals=(404, 409),
                one_at_a_time=True,
            ),
            Operation(
                "POST",
                "/api/records",
                "room-api-bring",
                self.bring_record,
                wire.Created,
                BYTES,
                status=201,
                costly="openings",
                one_at_a_time=True,
            ),
            Operation("GET", "/api/health", "room-api-health", self.get_health, Health),
        )


def board_of(played: AnyGame) -> Literal["bundled", "declared"] | None:
    """What draws it at the table: a board that a package brings, or the one it declares."""
    if played.id in brought():
        return "bundled"
    return "declared" if played.declares_board else None


def game_view(played: AnyGame) -> wire.GameView:
    return wire.GameView(
        played.id,
        played.name,
        played.prefix,
        tuple(played.seats),
        dict(played.options),
        {str(seats): played.fitting(seats) for seats in played.seats},
        tuple(bots(played)),
        (*first_level(played), *levels(played)),
        default_bot(played),
        secrets=not played.open_information,
        private=visibility.hands_over(played),
        offers=played.offers,
        cooperative=played.cooperative,
        recorded_by=played.recorded_by,
        texts=dict(played.texts),
        pieces=type(played).pieces is not Game.pieces,
        review=reviewer(played) is not None,
        lesson=bool(lesson(played)),
        coached=bool(cues(played)),
        weight=played.weight,
        board=board_of(played),
        pictured=played.declares_board,
    )
