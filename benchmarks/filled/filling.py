"""Fills a database with games that were really played, each many times over with other people."""

from __future__ import annotations

import random
import re
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import msgspec

from deskoherna import game as game_named
from deskoherna.bots import RandomBot
from deskoherna.kernel import Match, SearchChance
from deskoherna.kernel.record import check_sum
from deskoherna.tables import wire
from deskoherna.tables.log.entries import AnyEntry, Logged, Played, Started
from deskoherna.tables.log.now import now
from deskoherna.tables.log.table import Phase, Table
from deskoherna.tables.people.outcomes import seat_results
from deskoherna.tables.session import opening
from deskoherna.tables.session.decisions import start_of
from deskoherna.tables.stores.results import SeatResult
from deskoherna.tables.stores.sqlite_file import connect
from deskoherna.tables.stores.sqlite_schema import migrate
from deskoherna.tables.stores.store import encode_entry

PEOPLE, TABLES, MOVES = 10_000, 50_000, 1_000_000
PLAYING, WAITING = 4_000, 500  # of the tables
BUSY = 2_000  # tables of the person who plays the most
YEAR = 365 * 86_400_000  # milliseconds
GAMES = {"numerus": 2, "neutrace": 2, "estimatrix": 3, "laborigines": 3, "teserakt": 2}  # seats
TEMPLATES = 6  # games of each that are played
SEATS = "0123456789"


class Template(NamedTuple):
    """A game as it was played; its people are called after their seats."""

    game: str
    seats: int
    entries: list[str]
    over: bool
    results: list[SeatResult]  # if it is


def stand_in(seat: int) -> str:
    return f"person-at-{SEATS[seat]}"


def template(game_id: str, seats: int, seed: int) -> Template:
    """A game between people who play at random, from beginning to end."""
    game = game_named(game_id)
    wish = tuple(wire.NewSeat("me", f"Name {SEATS[seat]}") for seat in range(seats))
    first = opening.new_table(stand_in(0), wire.NewTable(game_id, wish))
    chairs = tuple(
        msgspec.structs.replace(chair, person=stand_in(seat), words="")
        for seat, chair in enumerate(first.chairs)
    )
    first = msgspec.structs.replace(first, chairs=chairs)
    (started,) = start_of(first, chairs)
    assert isinstance(started, Started)
    names = tuple(chair.name for chair in chairs)
    match = Match(game, game.setup(seats, first.options), started.chance, names)
    entries: list[AnyEntry] = [first, started]
    chance, player = SearchChance(seed), RandomBot(game)
    while match.result is None and len(entries) < 400:
        seat = next(seat for seat, ask in match.asks.items() if not ask.optional)
        move = player.choose(seat, match.view(seat), match.asks[seat], chance)
        line = match.decide(seat, str(move)).line
        match.play(seat, str(move))
        entries.append(Played(line, seat))
    logged = [Logged(seq, 0, entry) for seq, entry in enumerate(entries, start=1)]
    results = seat_results(Table.load("template", logged))
    return Template(game_id, seats, list(map(encode_entry, entries)), bool(results), results)


def templates() -> list[Template]:
    """Finished games, the shortest first."""
    made = [
        template(game, seats, seed) for game, seats in GAMES.items() for seed in range(TEMPLATES)
    ]
    return sorted((one for one in made if one.over), key=lambda one: len(one.entries))


@dataclass
class Filled:
    people: Sequence[str]  # the one who plays the most first
    tables: dict[str, Phase] = field(default_factory=dict)
    entries: int = 0


def fill(path: Path, scale: float = 1.0, booked: bool = True) -> Filled:
    """Make a SQLite file with as many people, tables and moves as there are to be.

    Unless results are `booked`, it is as an earlier version left it.
    """
    rng = random.Random(1)
    people = [f"person{number:06}".ljust(22, "_") for number in range(int(PEOPLE * scale))]
    made = templates()
    filled = Filled(people)
    with closing(sqlite3.connect(path)) as new:
        new.execute("PRAGMA journal_mode = WAL")
    with closing(connect(path)) as database:
        migrate(database, str(path))
        database.execute("PRAGMA synchronous = OFF")
        database.execute("BEGIN")
        for number in range(int(TABLES * scale)):
            add_table(database, filled, number, scale, made, rng)
        if not booked:
            database.execute("DELETE FROM results")
            database.execute("DELETE FROM booked")
        database.execute("COMMIT")
    return filled


def add_table(
    database: sqlite3.Connection,
    filled: Filled,
    number: int,
    scale: float,
    made: Sequence[Template],
    rng: random.Random,
) -> None:
    id_, phase = f"table{number:07}", phase_of(number, scale)
    short = filled.entries > number * MOVES / TABLES  # so that there are as many moves as wanted
    one = rng.choice(made[: len(made) // 4] if short else made)
    busy = filled.people[: 1 if number % (TABLES // BUSY) == 0 else 0]
    others = [who for who in rng.sample(filled.people, one.seats) if who not in busy]
    seated = [*busy, *others][: one.seats]
    log = one.entries[: {"waiting": 1, "playing": len(one.entries) // 2}.get(phase)]
    at = now() - YEAR + rng.randrange(YEAR - 1000 * len(log))
    insert(database, id_, seated, at, log)
    row = (id_, phase, number % 3 == 0, at + 1000 * len(log))
    database.execute("INSERT INTO tables VALUES (?, ?, ?, ?)", row)
    database.executemany("INSERT INTO people VALUES (?, ?)", [(who, id_) for who in seated])
    if phase == "over":
        enter_results(database, id_, one.results, seated, row[-1])
    filled.tables[id_] = phase
    filled.entries += len(log)


def enter_results(
    database: sqlite3.Connection,
    id_: str,
    results: Sequence[SeatResult],
    seated: Sequence[str],
    ended: int,
) -> None:
    rows = [
        result._replace(
            table=id_, person=who, name=f"Name {who[6:12]}", folded=f"name{who[6:12]}", ended=ended
        )
        for result, who in zip(results, seated, strict=True)
    ]
    query = f"INSERT INTO results VALUES ({', '.join('?' * len(SeatResult._fields))})"
    database.executemany(query, rows)
    database.execute("INSERT INTO booked VALUES (?)", (id_,))


def phase_of(number: int, scale: float) -> Phase:
    if number < WAITING * scale:
        return "waiting"
    return "playing" if number < (WAITING + PLAYING) * scale else "over"


def insert(
    database: sqlite3.Connection, id_: str, seated: Sequence[str], at: int, log: Sequence[str]
) -> None:
    names = {stand_in(seat): who for seat, who in enumerate(seated)}
    names |= {f"Name {SEATS[seat]}": f"Name {who[6:12]}" for seat, who in enumerate(seated)}
    pattern = re.compile("|".join(names))
    total, rows = "", []
    for seq, template_entry in enumerate(log, start=1):
        entry = pattern.sub(lambda found: names[found[0]], template_entry)
        said = (id_, seq, at + 1000 * seq, seated[0] if seq == 1 else None, None, entry)
        total = check_sum(total, msgspec.json.encode(said))
        rows.append((*said, total, None))
    database.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rows)
    database.execute("INSERT INTO heads VALUES (?, ?, ?)", (id_, len(log), total))
