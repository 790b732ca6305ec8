"""The part of the JSON interface that is about one's own games, and pages that others may see."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Annotated, get_args

import msgspec
from aiohttp import web

from deskoherna.catalogue import all_games
from deskoherna.kernel import AnyGame, Refusal
from deskoherna.kernel.record import LONGEST_NAME
from deskoherna.lessons import lesson
from deskoherna.tables import wire
from deskoherna.tables.cost import on_the_loop
from deskoherna.tables.log.names import looks
from deskoherna.tables.log.now import now
from deskoherna.tables.people import lessons, public_pages
from deskoherna.tables.people.documents import People
from deskoherna.tables.people.levels import level_played, next_level
from deskoherna.tables.people.ratings import Rating
from deskoherna.tables.session.room import Room
from deskoherna.tables.session.words import proper_name
from deskoherna.tables.stores.results import Search, SeatResult, Tally

from .operations import Operation, Parameter
from .people import known
from .reading import BadRequest, NotFound, known_game, number

A_PAGE = 20
LATEST = 50  # results from which the level that suits next is found
PUBLIC_AMONG = 200  # results among which those at public tables are looked for
MOST_PUBLIC = 50
CURSOR = re.compile(r"([0-9]{1,13})-([A-Za-z0-9_-]{1,24})")
GAME = Annotated[str, msgspec.Meta(max_length=40)]


class OwnGames:
    """Each method is an operation, as those of `Api` are."""

    def __init__(self, room: Room) -> None:
        self.room = room

    @cached_property
    def _people(self) -> People:
        return People(self.room.store.documents)

    async def list_own_tables(self, request: web.Request, person: str) -> wire.OwnTables:
        who = known(request, self.room.links)
        skip = number(request.query.get("skip"), 0)
        return wire.OwnTables((), 0, 0) if who is None else await self.room.own.page(who, skip)

    async def find_results(self, request: web.Request, person: str) -> wire.ResultsPage:
        who = known(request, self.room.links)
        search = search_of(request)
        if who is None:
            return wire.ResultsPage((), None)
        results = self.room.store.results
        found = await results.find(who, search)
        shown = found[:A_PAGE]
        there = await results.there([seats[0].table for seats in shown])
        following = f"{shown[-1][0].ended}-{shown[-1][0].table}" if len(found) > A_PAGE else None
        return wire.ResultsPage(
            tuple(_game_result(seats, who, seats[0].table in there) for seats in shown), following
        )

    async def get_statistics(self, request: web.Request, person: str) -> wire.Statistics:
        who = known(request, self.room.links)
        if who is None:
            begun = tuple(_progress(game, ()) for game in _with_lessons())  # a browser knows more
            return wire.Statistics((), (), (), begun, kept=False, handle=None)
        results, people = self.room.store.results, self._people
        page = await public_pages.page_of(people, who)
        solved = await lessons.progress(people, who)
        latest = await results.find(who, Search(most=LATEST))
        return wire.Statistics(
            _tallies(await results.tallies(who)),
            await self._ratings(who),
            on_the_loop(_levels, latest, who),
            tuple(_progress(game, solved.get(game.id, ())) for game in _with_lessons()),
            kept=await lessons.keeps_progress(self.room.store.documents, who),
            handle=None if page is None else page.key,
        )

    async def note_lesson(
        self, request: web.Request, person: str, solved: wire.Solved
    ) -> wire.LessonProgress:
        """It is kept for those who want to be known; others are told what they said."""
        game = known_game(request.match_info["game"])
        if solved.task not in (tasks := _tasks(game)):
            told, known_ones = solved.task[:40], ", ".join(tasks)
            raise NotFound("room-lesson-unknown", game=game.id, task=told, known=known_ones)
        who = known(request, self.room.links)
        if who is None or not await lessons.keeps_progress(self.room.store.documents, who):
            return _progress(game, (solved.task,))
        return _progress(game, await lessons.note_solved(self._people, who, game.id, solved.task))

    async def publish_me(
        self, request: web.Request, person: str, wish: wire.PublicWish
    ) -> wire.PublicPage:
        who = known(request, self.room.links)
        if who is None:
            raise Refusal("ROOM-10", "room-who-are-you")
        if wish.public:
            name = proper_name(wish.name)
            return wire.PublicPage(await public_pages.publish(self._people, who, name))
        await public_pages.withdraw(self._people, who)
        return wire.PublicPage(None)

    async def get_player(self, request: web.Request, person: str) -> wire.PlayerView:
        """Raises `NotFound` for a page that was never there, or is not wanted any more."""
        handle = request.match_info["handle"]
        page = None
        if len(handle) <= wire.LONGEST_HANDLE and handle.isascii() and handle.isprintable():
            page = await self._people.get(public_pages.Published, handle)
        if page is None:
            raise NotFound("room-no-player")
        results = self.room.store.results
        found = await results.find(page.person, Search(most=PUBLIC_AMONG))
        there = await results.there([seats[0].table for seats in found])
        public = [seats for seats in found if there.get(seats[0].table)]
        return wire.PlayerView(
            page.value.name,
            _tallies(await results.tallies(page.person)),
            await self._ratings(page.person),
            tuple(_public_result(seats, page.person) for seats in public[:MOST_PUBLIC]),
        )

    async def _ratings(self, person: str) -> tuple[wire.RatingView, ...]:
        found = await self._people.of(Rating, person)
        games = all_games()
        rated = {one.key.partition(" ")[2]: one.value.by(now()) for one in found}
        return tuple(
            wire.RatingView(
                game,
                round(rating.rating),
                round(rating.deviation),
                rating.provisional(games[game]),
                rating.games,
            )
            for game, rating in sorted(rated.items())
            if game in games
        )

    @cached_property
    def operations(self) -> tuple[Operation, ...]:
        return (
            Operation(
                "GET",
                "/api/me/tables",
                "room-api-own-tables",
                self.list_own_tables,
                wire.OwnTables,
                parameters=(Parameter("skip", wire.Count, "query"),),
            ),
            Operation(
                "GET",
                "/api/me/results",
                "room-api-results",
                self.find_results,
                wire.ResultsPage,
                parameters=(
                    Parameter("game", GAME, "query"),
                    Parameter("opponent", wire.Name, "query"),
                    Parameter("outcome", wire.Outcome, "query"),
                    Parameter("since", wire.Millis, "query"),
                    Parameter("until", wire.Millis, "query"),
                    Parameter("before", wire.Cursor, "query"),
                ),
            ),
            Operation(
                "GET",
                "/api/me/statistics",
                "room-api-statistics",
                self.get_statistics,
                wire.Statistics,
            ),
            Operation(
                "POST",
                "/api/me/lessons/{game}",
                "room-api-lesson-solved",
                self.note_lesson,
                wire.LessonProgress,
                wire.Solved,
                parameters=(Parameter("game", GAME),),
                refusals=(404, 409),
            ),
            Operation(
                "POST",
                "/api/me/public",
                "room-api-publish",
                self.publish_me,
                wire.PublicPage,
                wire.PublicWish,
                costly="tokens",
                refusals=(409,),
            ),
            Operation(
                "GET",
                "/api/players/{handle}",
                "room-api-player",
                self.get_player,
                wire.PlayerView,
                parameters=(Parameter("handle", wire.Handle),),
                refusals=(404,),
            ),
        )


def search_of(request: web.Request) -> Search:
    """What is searched for; raises `BadRequest`. Whatever is written as a name is only compared."""
    query = request.query
    opponent, outcome = query.get("opponent", ""), query.get("outcome")
    game = query.get("game")
    if len(opponent) > LONGEST_NAME or len(game or "") > 40:
        raise BadRequest("room-bad-http")
    if outcome is not None and outcome not in get_args(wire.Outcome):
        raise BadRequest("room-bad-http")
    before = None
    if "before" in query:
        cursor = CURSOR.fullmatch(query["before"])
        if cursor is None:
            raise BadRequest("room-bad-http")
        before = (int(cursor[1]), cursor[2])
    return Search(
        game if game in all_games() else None if game is None else "",
        looks(opponent),
        outcome,  # type: ignore[arg-type]  # it is one of them
        _millis(query.get("since"), 0),
        _millis(query.get("until"), 1 << 62),
        before,
        A_PAGE + 1,
    )


def _millis(text: str | None, default: int) -> int:
    if text is None:
        return default
    if not text.isascii() or not text.isdecimal() or len(text) > 13:
        raise BadRequest("room-not-a-number", value=text[:40])
    return int(text)


def _mine(seats: Sequence[SeatResult], person: str) -> SeatResult:
    return next(seat for seat in seats if seat.person == person)


def _game_result(seats: Sequence[SeatResult], person: str, there: bool) -> wire.GameResult:
    mine = _mine(seats, person)
    return wire.GameResult(
        mine.table,
        there,
        mine.game,
        mine.ended,
        mine.outcome,
        mine.rated,
        tuple(_seat_outcome(seat, person) for seat in seats),
    )


def _seat_outcome(seat: SeatResult, person: str) -> wire.SeatOutcome:
    you = seat.person == person
    rating = seat.rating if you else None
    return wire.SeatOutcome(seat.name, seat.bot, seat.outcome, seat.place, seat.score, you, rating)


def _public_result(seats: Sequence[SeatResult], person: str) -> wire.PublicResult:
    mine = _mine(seats, person)
    return wire.PublicResult(mine.table, mine.game, mine.ended, mine.outcome, mine.rated)


def _tallies(tallies: Iterable[Tally]) -> tuple[wire.TallyView, ...]:
    return tuple(wire.TallyView(*tally) for tally in tallies)


def _levels(found: Sequence[Sequence[SeatResult]], person: str) -> tuple[wire.LevelView, ...]:
    """The latest games come first."""
    played: dict[str, list[tuple[str, bool]]] = {}
    for seats in found:
        if (level := level_played(seats, person)) is not None:
            played.setdefault(seats[0].game, []).append(level)
    suited = {
        name: next_level(game, played[name]) for name, game in all_games().items() if name in played
    }
    return tuple(wire.LevelView(name, *level) for name, level in suited.items() if level)


def _with_lessons() -> list[AnyGame]:
    return [game for game in all_games().values() if lesson(game)]


def _tasks(game: AnyGame) -> tuple[str, ...]:
    return tuple(task.id for task in lesson(game))


def _progress(game: AnyGame, solved: Sequence[str]) -> wire.LessonProgress:
    tasks = _tasks(game)
    return wire.LessonProgress(game.id, tuple(one for one in tasks if one in solved), len(tasks))
