"""Killed at any moment: what was acknowledged is there, in order and once."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import deskoherna
from deskoherna.tables.log.entries import CommandId
from hostile.players import Command, Player, Room
from hostile.running import Person, Running
from scale import count, dice

KILLS = 70
TABLES_AT_ONCE = 30

ME = {"who": "me", "name": "Ada"}
HERE = {"who": "here", "name": "Bob"}
FRIEND = {"who": "friend"}
BOT = {"who": "bot", "bot": "greedy"}
SHORT = {"variant": "short", "first": "green"}


def new(*seats: dict[str, str]) -> dict[str, Any]:
    return {"game": "numerus", "options": SHORT, "seats": seats}


def ready(seat: int) -> Command:
    return {"do": "ready", "seat": seat, "words": f"words of {seat}"}


@contextlib.asynccontextmanager
async def people(server: Running, count: int) -> AsyncIterator[list[Person]]:
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Person(server)) for _ in range(count)]


# What the disk has


class Durable:
    """The logs of all tables, read from the file itself."""

    def __init__(self, database: Path) -> None:
        with contextlib.closing(sqlite3.connect(database)) as connection:
            (sound,) = connection.execute("PRAGMA integrity_check").fetchone()
            assert sound == "ok"
            rows = connection.execute(
                "SELECT table_id, seq, client_id, person, entry FROM entries ORDER BY 1, 2"
            ).fetchall()
        self.logs: dict[str, list[Any]] = {}
        for table, seq, id_, who, entry in rows:
            given = id_ and CommandId.parse(id_).id
            self.logs.setdefault(table, []).append((seq, given, who, entry))

    def check(self, players: Iterable[Player]) -> None:
        for table, log in self.logs.items():
            assert [row[0] for row in log] == list(range(1, len(log) + 1)), table
            ids = Counter((who, id_) for _, id_, who, _ in log if id_ is not None)
            assert set(ids.values()) <= {1}, ("carried out twice", table, ids.most_common(3))
        for player in players:
            self._check_acknowledged(player)

    def _check_acknowledged(self, player: Player) -> None:
        """Everything acknowledged stands where its acknowledgement said, in that order."""
        log = self.logs[player.table]
        numbers = []
        for command, seq in player.done:
            entry = msgspec.json.decode(log[seq - 1][3])
            if command["do"] == "play":
                assert log[seq - 1][1] == command["id"], (command, entry)
                assert entry["line"]["move"] == command["move"]
                assert entry["line"]["seat"] == command["seat"]
            if command["do"] == "say":
                assert log[seq - 1][1] == command["id"], (command, entry)
                assert entry["text"] == command["text"]
            assert any(command["id"] == row[1] for row in log[:seq]), (command, seq)
            numbers.append(seq)
        assert numbers == sorted(numbers)


async def check_log(player: Player) -> None:
    """What came in pieces, over all the crashes, is what a newcomer is told at once."""
    whole = await player.person.get(f"/api/tables/{player.table}")
    assert whole["status"]["state"] == "over"
    assert player.log == whole["log"], player.table
    record = await player.person.read(f"/api/tables/{player.table}/record")
    match = deskoherna.replay(record)
    assert match.result is not None
    result = msgspec.json.decode(msgspec.json.encode(match.result))
    assert result == whole["position"]["result"]
    moves = [line["move"] for line in player.log if line["line"] == "move"]
    assert [ply.move for ply in match.plies] == moves


# People and bots play one game after the other while the server is killed again and again


class Evening:
    def __init__(self, room: Room, random: Random) -> None:
        self.room = room
        self.random = random
        self.players: list[Player] = []
        self.late = False  # nobody starts another game

    async def kill_again_and_again(self) -> None:
        room = self.room
        for _ in range(count(KILLS)):
            await room.more(self.random.randint(1, 60))
            await asyncio.sleep(0.01 * self.random.random())  # at any moment of a commit
            await room.crash()
        self.late = True

    async def friends(self, host: Person, friend: Person) -> None:
        while not self.late:
            table = await self.open(host, new(ME, FRIEND))
            you = (await self.room.ask(host, f"/api/tables/{table}"))["you"]
            token = you["links"]["1"].rpartition("/")[2]
            sit = {"do": "sit", "seat": 1, "name": "Bob", "token": token, "words": ""}
            await self.play(
                Player(self.room, host, table, ready(0)), Player(self.room, friend, table, sit)
            )

    async def against_bot(self, host: Person) -> None:
        while not self.late:
            table = await self.open(host, new(BOT, ME))
            await self.play(Player(self.room, host, table, ready(1)))

    async def hot_seat(self, host: Person) -> None:
        while not self.late:
            table = await self.open(host, new(ME, HERE))
            await self.play(Player(self.room, host, table, ready(0), ready(1)))

    async def watch_bots(self, spectator: Person) -> None:
        while not self.late:
            table = await self.open(spectator, new(BOT, BOT))
            await self.play(Player(self.room, spectator, table))

    async def open(self, host: Person, wish: dict[str, Any]) -> str:
        return str((await self.room.ask(host, "/api/tables", wish))["id"])

    async def play(self, *players: Player) -> None:
        self.players += players
        await asyncio.gather(*(player.stay() for player in players))


def test_no_acknowledged_move_is_lost_or_doubled(tmp_path: Path) -> None:
    async def evening(server: Running) -> None:
        random = dice("evening")
        room = Room(server, random)
        async with people(server, 13) as (a, b, c, d, e, f, *others):
            evening = Evening(room, random)
            async with asyncio.TaskGroup() as tasks:
                for host, friend in ((a, b), (c, d), (e, f)):
                    tasks.create_task(evening.friends(host, friend))
                for host in others[:3]:
                    tasks.create_task(evening.hot_seat(host))
                for host in others[3:6]:
                    tasks.create_task(evening.against_bot(host))
                tasks.create_task(evening.watch_bots(others[6]))
                tasks.create_task(evening.kill_again_and_again())
            for player in evening.players:
                await check_log(player)
            Durable(server.database).check(evening.players)
            assert sum(len(player.done) for player in evening.players) > count(KILLS)

    with Running(tmp_path / "room.sqlite") as server:
        asyncio.run(evening(server))
    assert "bot failed" not in server.log()


# Many tables at once: all their commands are sent without waiting for answers


def whole_game(random: Random) -> list[Command]:
    """A game that was thought out before: each move with the version it is made at."""
    match = deskoherna.game("numerus").new(seats=2, options=SHORT, seed=1)
    commands: list[Command] = []
    while match.result is None:
        ((seat, ask),) = match.asks.items()
        move = str(random.choice(list(ask.moves)))
        commands.append({"do": "say", "text": f"{len(commands)}"})
        commands.append({"do": "play", "seat": seat, "move": move, "version": match.version})
        match.play(seat, move)
    return commands


class Streaming(Player):
    """Plays what it has thought out, and asks nothing."""

    def choosing(self) -> Command | None:
        return None

    def moved_on(self) -> bool:
        return not self.unanswered and self.status["next"] is not None


def test_killed_while_many_tables_are_written_at_once(tmp_path: Path) -> None:
    async def rush(server: Running) -> None:
        random = dice("rush")
        room = Room(server, random)
        async with people(server, TABLES_AT_ONCE) as hosts:
            players = []
            for host in hosts:
                table = (await host.post("/api/tables", new(ME, HERE)))["id"]
                game = whole_game(random)
                players.append(Streaming(room, host, table, ready(0), ready(1), *game))
            expected = sum(len(player.unanswered) for player in players)
            async with asyncio.TaskGroup() as tasks:
                for player in players:
                    tasks.create_task(player.stay())
                while room.acknowledged < expected - 200:
                    await room.more(random.randint(50, 200))
                    await room.crash()
            for player in players:
                await check_log(player)
                said = [line["text"] for line in player.log if line["line"] == "chat"]
                assert said == [f"{n}" for n in range(0, 2 * len(said), 2)]
            Durable(server.database).check(players)

    with Running(tmp_path / "room.sqlite") as server:
        asyncio.run(rush(server))


def test_a_rematch_is_offered_once(tmp_path: Path) -> None:
    async def again(server: Running) -> None:
        random = dice("again")
        room = Room(server, random)
        async with people(server, TABLES_AT_ONCE) as hosts:
            players = []
            for host in hosts:
                table = (await host.post("/api/tables", new(ME, HERE)))["id"]
                resign = {"do": "resign", "seat": 0}
                players.append(Streaming(room, host, table, ready(0), ready(1), resign))
            await asyncio.gather(*(player.stay() for player in players))
            for player in players:
                player.wants({"do": "play-again"})
            async with asyncio.TaskGroup() as tasks:
                for player in players:
                    tasks.create_task(player.stay(until=player.moved_on))
                await room.more(TABLES_AT_ONCE // 3)
                await room.crash()
            following = {player.status["next"] for player in players}
            tables = set(Durable(server.database).logs)
            assert tables == following | {player.table for player in players}
            assert len(tables) == 2 * TABLES_AT_ONCE
            for player in players:
                mine = (await player.person.get("/api/tables"))["mine"]
                assert {table["id"] for table in mine} == {player.table, player.status["next"]}

    with Running(tmp_path / "room.sqlite") as server:
        asyncio.run(again(server))
