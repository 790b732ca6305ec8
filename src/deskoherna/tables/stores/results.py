"""Results of finished games, seat by seat, from which people's own pages are made.

They follow from the logs, are entered once for a table, and stay when it is deleted. A person who
is forgotten is taken out of them; what they played stays without them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from ..recent import Recent
from .documents import Document
from .sql import Database, Statement, places

Outcome = Literal["won", "lost", "drawn", "ended"]  # ended: there is no winner

MOST = 200  # results that are read at once
TALLIED = 1_000  # people whose tallies are remembered


class SeatResult(NamedTuple):
    """How a game ended for a seat."""

    table: str
    seat: int
    person: str | None  # None: a bot, or somebody who was forgotten
    name: str
    folded: str  # the name, as it is searched for
    bot: str | None
    game: str
    variant: str  # what records of cooperative games are kept by
    ended: int  # milliseconds since 1970
    outcome: Outcome
    place: int  # 1 is the first
    score: int | None
    rated: bool
    rating: int | None = None  # afterwards, if it was rated


class Finished(NamedTuple):
    """A table whose game is over: since when, and whether its results are entered."""

    table: str
    ended: int  # milliseconds since 1970
    booked: bool


class Search(NamedTuple):
    """Which of a person's results are wanted, the latest first."""

    game: str | None = None
    opponent: str = ""  # part of a name, folded
    outcome: Outcome | None = None
    since: int = 0
    until: int = 1 << 62
    before: tuple[int, str] | None = None  # when the last one that was read ended, and its table
    most: int = 50


class Tally(NamedTuple):
    """How often a person's games of a kind ended in a way."""

    game: str
    variant: str
    seat: int
    seats: int
    level: str | None  # of the bots, if there were only bots of one level besides
    outcome: Outcome
    games: int
    best: int | None  # score


COLUMNS = (
    "table_id, seat, person, name, folded, bot, game, variant, ended, outcome, place, score,"
    " rated, rating"
)
INSERT = f"INSERT INTO results ({COLUMNS}) VALUES ({{places}}) ON CONFLICT DO NOTHING"
BOOK = "INSERT INTO booked (table_id) VALUES ($1)"
IS_BOOKED = "SELECT 1 FROM booked WHERE table_id = $1"
OVER = """
    SELECT id, changed FROM tables
    WHERE state = 'over' AND public = {public} AND (changed, id) > ($3, $4)
    ORDER BY changed, id LIMIT $5
"""
FINISHED = f"""
    SELECT id, changed, EXISTS (SELECT 1 FROM booked WHERE table_id = id)
    FROM (
        SELECT * FROM ({OVER.format(public="$1")}) AS listed
        UNION ALL SELECT * FROM ({OVER.format(public="$2")}) AS unlisted
    ) AS finished
    ORDER BY changed, id LIMIT $5
"""
RUNNING = """
    SELECT id, (SELECT max(seq) FROM entries WHERE table_id = id)
    FROM people JOIN tables ON id = table_id
    WHERE person = $1 AND state IN ('waiting', 'playing') ORDER BY changed DESC, id LIMIT $2
"""
FOUND = """
    SELECT table_id, ended FROM results AS mine WHERE person = $1
        AND ended >= $2 AND ended < $3 AND (CAST($4 AS TEXT) IS NULL OR game = $4)
        AND (CAST($5 AS TEXT) IS NULL OR outcome = $5)
        AND ($6 = '' OR EXISTS (
            SELECT 1 FROM results AS other WHERE other.table_id = mine.table_id
                AND other.seat <> mine.seat AND other.folded LIKE $7 ESCAPE '!'
        ))
        AND (ended < $8 OR (ended = $8 AND table_id < $9))
    GROUP BY ended, table_id ORDER BY ended DESC, table_id DESC LIMIT $10
"""
AT_TABLES = f"SELECT {COLUMNS} FROM results WHERE table_id IN ({{places}}) ORDER BY table_id, seat"
THERE = "SELECT id, public FROM tables WHERE id IN ({places})"
COUNT = "SELECT count(*) FROM results WHERE person = $1"
TALLIES = """
    SELECT mine.game, mine.variant, mine.seat, others.seats,
        CASE WHEN others.people = 1 AND others.levels = 1 THEN others.level END AS level,
        mine.outcome, count(*), max(mine.score)
    FROM results AS mine JOIN (
        SELECT table_id, count(*) AS seats, count(DISTINCT bot) AS levels, min(bot) AS level,
            sum(CASE WHEN bot IS NULL THEN 1 ELSE 0 END) AS people
        FROM results WHERE table_id IN (SELECT table_id FROM results WHERE person = $1)
        GROUP BY table_id
    ) AS others ON others.table_id = mine.table_id
    WHERE mine.person = $1
    GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
"""
FORGET = "UPDATE results SET person = NULL, name = '', folded = '' WHERE person = $1"
ERASE = "UPDATE results SET name = $2, folded = '' WHERE person = $1"
HAND_OVER = "UPDATE results SET person = $2 WHERE person = $1"
RATING = """
    INSERT INTO documents (person, kind, key, body, at) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (kind, key) DO UPDATE SET body = excluded.body, at = excluded.at
"""


class Results:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._tallied: Recent[str, tuple[int, list[Tally]]] = Recent(TALLIED)

    async def finished(self, after: tuple[int, str], most: int) -> list[Finished]:
        """Tables whose game is over, in the order in which that happened."""
        rows = await self._database.fetch(FINISHED, True, False, *after, most)
        return [Finished(id_, ended, bool(booked)) for id_, ended, booked in rows]

    async def is_booked(self, table: str) -> bool:
        return bool(await self._database.fetch(IS_BOOKED, table))

    async def running(self, person: str, most: int) -> list[tuple[str, int]]:
        """A person's tables that go on, the latest first, with the length of each log."""
        rows = await self._database.fetch(RUNNING, person, most)
        return [(id_, int(seq or 0)) for id_, seq in rows]

    async def book(
        self, table: str, results: Sequence[SeatResult], ratings: Sequence[Document] = ()
    ) -> None:
        """Enter the results of a table and what became of ratings by them, once."""
        insert = INSERT.format(places=places(SeatResult._fields))
        statements: list[Statement] = [(BOOK, (table,))]
        statements += [(insert, result) for result in results]
        statements += [(RATING, rating) for rating in ratings]
        await self._database.change(*statements)

    async def find(self, person: str, search: Search) -> list[list[SeatResult]]:
        """The results of a person's tables, all seats of each."""
        ended, last = search.before or (1 << 62, "")
        rows = await self._database.fetch(
            *(FOUND, person, search.since, search.until, search.game, search.outcome),
            *(search.opponent, f"%{_literal(search.opponent)}%"),
            *(ended, last, min(search.most, MOST)),
        )
        tables = [table for table, _ in rows]
        if not tables:
            return []
        query = AT_TABLES.format(places=places(tables))
        seats = [_result(row) for row in await self._database.fetch(query, *tables)]
        return [[seat for seat in seats if seat.table == table] for table in tables]

    async def there(self, tables: Sequence[str]) -> dict[str, bool]:
        """Those of the tables that were not deleted, and whether they are public."""
        if not tables:
            return {}
        query = THERE.format(places=places(tables))
        rows = await self._database.fetch(query, *tables)
        return {id_: bool(public) for id_, public in rows}

    async def tallies(self, person: str) -> list[Tally]:
        """Added up again only when there are more results, or fewer: what is entered stays."""
        ((results,),) = await self._database.fetch(COUNT, person)
        known = self._tallied.get(person)
        if known is None or known[0] != results:
            rows = await self._database.fetch(TALLIES, person)
            known = self._tallied[person] = (results, [Tally(*row) for row in rows])
        return known[1]

    async def forget(self, person: str) -> None:
        """Leave a person's games without them, overwritten on the disk."""
        await self._database.change((FORGET, (person,)), overwrite=True)

    async def erase(self, person: str, name: str) -> None:
        """Put something else in the place of a person's names, overwritten on the disk."""
        await self._database.change((ERASE, (person, name)), overwrite=True)

    async def hand_over(self, person: str, to: str) -> None:
        await self._database.change((HAND_OVER, (person, to)))


def _result(row: tuple[object, ...]) -> SeatResult:
    """SQLite has no truth values."""
    result = SeatResult(*row)  # type: ignore[arg-type]
    return result._replace(rated=bool(result.rated))


def _literal(text: str) -> str:
    """A part of a LIKE pattern that stands for itself."""
    return text.replace("!", "!!").replace("%", "!%").replace("_", "!_")
