"""One attack on one checkout: what people wait for before it and while it goes on."""

from __future__ import annotations

import contextlib
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

import deskoherna
from deskoherna.kernel import dumps

from .attacker import Target
from .bots import ELSEWHERE, RATE, Against
from .honest import LOOKS, MOVES, PINGS, Due, Party, Waits, party, timed, waits
from .people import Person, Refused
from .rooms import ROOT, Room, database, seconds_of, serving

LONG = 15_000  # moves of a record
RETURNS = LISTS = 4  # a second
OPENINGS = 1  # a second, for less than half a minute
COLD = 40  # tables of long games
WAITING = 800  # public tables
ATTACKERS = {"nothing": 2}  # processes; all others are one


@dataclass
class Found:
    quiet: Waits
    attacked: Waits
    attackers: float  # the share of a core that they took themselves
    server: float  # and that the server took
    notes: list[str] = field(default_factory=list)


ATTACKS = {
    "nothing": "(two processes that spin, and no attack)",
    "chat": "1. chat from 30 sockets at a waiting table",
    "masters": "2. 29 tables of master against master",
    "packed": "3. packed bodies of 248 kB, two a second",
    "log": "4. the log of 15,000 moves, by GET and `look`",
    "positions": "4. positions of a record of 15,000 moves",
    "spectators": "5. 540 spectators who come and go",
    "busy_table": "6. PostgreSQL: chat as fast as server A writes, the players at B",
    "dripping": "8. 1,200 connections whose headers drip",
    "records": "records of 15,000 moves, brought one after another",
    "drafts": "moves in the making, before 70 sockets of one's own",
    "decks": "decks of 30 kB, checked 38 times a second",
    "cold": "40 tables of 15,000 moves that are not in memory",
    "lobby": "lists of tables, of which 800 wait",
}
LONGER = {"chat": 2.5}  # times as long: until the log would be full


async def measure(attack: str, checkout: Path, quiet: float, seconds: float) -> Found:
    seconds *= LONGER.get(attack, 1.0)
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix=".bench-", dir=ROOT))
        where = str(Path(folder, "room.sqlite"))
        target: Target = {"record": str(Path(folder, "long.jsonl"))}
        Path(target["record"]).write_bytes(long_record())
        if attack == "busy_table":
            where = stack.enter_context(database())
            target["server"] = stack.enter_context(serving(checkout, where, roomy=True)).address
        if attack in ("cold", "lobby"):
            with serving(checkout, where, roomy=True) as filled:
                target["tables"] = await _fill(attack, filled, Path(target["record"]))
        room = stack.enter_context(serving(checkout, where))
        target.setdefault("server", room.address)
        async with party(room.address) as here, Person(room.address, ELSEWHERE) as other:
            await _prepare(attack, target, here, other)
            act: dict[str, Due] = {
                "move": (here.move, MOVES),
                "ping": (here.ping, PINGS),
                "look": (here.look, LOOKS),
            }
            in_turn: tuple[str, ...] = ("move",)
            if attack == "masters":
                against = Against(other)
                await against.begin()
                act["bot"] = (against.answer, RATE)
                in_turn = ("move", "bot")
            if attack in ("cold", "lobby"):
                act["open"] = (lambda: timed(_open(other)), OPENINGS)
                act["list"] = (lambda: timed(other.get("/api/tables")), LISTS)
            if attack == "spectators":
                act["return"] = (lambda: timed(_come_back(other, target["watched"])), RETURNS)
            calm = await waits(quiet, act, in_turn)
            with _attackers(attack, target) as attackers:
                before, theirs = room.seconds, sum(map(seconds_of, attackers))
                lines = await _lines(other, target.get("table"))
                attacked = await waits(seconds, act, in_turn)
                served = (room.seconds - before) / seconds
                share = (sum(map(seconds_of, attackers)) - theirs) / seconds
                lines = await _lines(other, target.get("table")) - lines
            found = Found(calm, attacked, share, served)
            if lines:
                found.notes.append(f"{lines / seconds:.0f} entries a second")
            if attack == "chat":
                found.notes.append(await _sit(room, target["table"]))
            return found


async def _fill(attack: str, room: Room, record: Path) -> list[str]:
    """Tables of somebody else, which are not in memory when the server has started again."""
    async with Person(room.address, "127.0.0.6") as someone:
        if attack == "lobby":
            return [await _open(someone, public=True) for _ in range(WAITING)]
        data = record.read_bytes()
        return [str((await someone.post("/api/records", data))["id"]) for _ in range(COLD)]


async def _open(person: Person, **more: bool) -> str:
    return await person.open_table("numerus", {"who": "friend"}, {"who": "friend"}, **more)


async def _prepare(attack: str, target: Target, here: Party, other: Person) -> None:
    """What the attack is aimed at."""
    me, friend = {"who": "me", "name": "Eva"}, {"who": "friend"}
    if attack == "chat":
        target["table"] = await other.open_table("numerus", me, friend, public=True)
    if attack == "busy_table":
        target["table"] = here.table
    if attack == "spectators":
        bot = {"who": "bot", "bot": "random"}
        table = target["watched"] = await other.open_table("numerus", me, bot)
        await other.command(table, "ready", seat=0, words="")
    if attack in ("log", "positions"):
        target["long"] = str(
            (await other.post("/api/records", Path(target["record"]).read_bytes()))["id"]
        )


@contextlib.contextmanager
def _attackers(attack: str, target: Target) -> Iterator[list[int]]:
    """The ids of their processes, once the attack has begun."""
    command = [sys.executable, "-m", "benchmarks.strangers.attacker", attack, json.dumps(target)]
    with contextlib.ExitStack() as stack:
        processes = [
            stack.enter_context(
                subprocess.Popen(
                    command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT
                )
            )
            for _ in range(ATTACKERS.get(attack, 1))
        ]
        for process in processes:
            assert process.stdout is not None
            if process.stdout.readline() != "ready\n":
                raise RuntimeError(f"the attackers of {attack} have given up")
        yield [process.pid for process in processes]
        if any(process.poll() is not None for process in processes):
            raise RuntimeError(f"the attackers of {attack} have given up")


async def _lines(person: Person, table: str | None) -> int:
    """How many entries the log of the table has that is attacked, if one is."""
    if table is None:
        return 0
    return int(msgspec.json.decode(await person.get(f"/api/tables/{table}"))["seq"])


async def _come_back(person: Person, table: str) -> None:
    socket = await person.look(table)
    await socket.close()


async def _sit(room: Room, table: str) -> str:
    """Whether a guest can sit down at the table that was flooded."""
    async with Person(room.address, "127.0.0.5") as guest:
        try:
            await guest.command(table, "sit", seat=1, name="Jan", words="")
        except Refused as refused:
            return f"a guest could not sit down afterwards ({refused})"
        return "a guest sat down afterwards"


def long_record() -> bytes:
    """ESTIMATRIX, in which one answer is changed over and over."""
    match = deskoherna.game("estimatrix").new(seats=3, seed=1)
    while len(match.plies) < LONG:
        seat, ask = next(
            ((seat, ask) for seat, ask in match.asks.items() if ask.optional),
            next(iter(match.asks.items())),
        )
        match.play(seat, ask.moves[len(match.plies) % len(ask.moves)])
    return dumps(match.record())
