"""The server ends, kindly or not, and comes back: nothing is lost, and nobody is charged for it."""

from __future__ import annotations

import signal
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import pytest

from deskoherna.tables import wire
from server.running import NUMERUS, Serving, browser, raw, two_players
from tables.rooms import runs, until
from terminal.program import PROGRAM, environment

KINDLY_OR_NOT = [signal.SIGTERM, signal.SIGINT, signal.SIGKILL]


@pytest.mark.parametrize("how", KINDLY_OR_NOT, ids=lambda how: how.name)
async def test_what_was_acknowledged_is_there(tmp_path: Path, how: signal.Signals) -> None:
    with Serving(tmp_path) as server:
        async with two_players(server) as (table, first, second):
            async with first.at(table) as socket:
                done = await socket.plays(0, "1 a1", id="mine")
                assert isinstance(done, wire.Done)
                code = server.end(how)
                assert code == (0 if how is not signal.SIGKILL else -signal.SIGKILL)
            server.start()
            async with first.at(table, after=done.seq) as back:
                assert back.welcome.log == ()
                assert back.position.plies == 1
                again = await back.do(wire.Play, id="mine", seat=0, move="1 a1", version=0)
                assert again == done
            async with second.at(table) as other:
                assert other.welcome.you.seats == (1,)
                assert isinstance(await other.plays(1), wire.Done)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL], ids=lambda how: how.name)
async def test_bots_go_on_after_a_restart(tmp_path: Path, how: signal.Signals) -> None:
    with Serving(tmp_path) as server:
        async with browser(server) as me:
            seats = ({"who": "bot", "bot": "greedy"}, {"who": "bot", "bot": "greedy"})
            table = await me.lays("numerus", *seats)
            async with me.at(table) as socket:
                await socket.until_so(lambda seen: seen.position.plies >= 2)
                plies = socket.position.plies
            server.end(how)
            server.start()
            async with me.at(table) as socket:
                assert socket.position.plies >= plies
                await socket.until_so(lambda seen: seen.position.result is not None)


async def test_no_process_outlives_a_server_that_was_killed(tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        async with browser(server) as me:
            bot = {"who": "bot", "bot": "random"}
            async with me.at(await me.lays("numerus", bot, bot)) as socket:
                await socket.until_so(lambda seen: seen.position.plies >= 1)
                process = server.process.pid
                children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
                assert children
                server.end(signal.SIGKILL)
        await until(lambda: not any(runs(int(child)) for child in children))


async def test_clocks_do_not_run_while_there_is_no_server(tmp_path: Path) -> None:
    """ROOM-12"""
    with Serving(tmp_path) as server:
        async with two_players(server, clock={"total": 600}) as (table, first, _):
            async with first.at(table) as socket:
                times = socket.position.times
                assert times is not None
                assert times.running == (0,)
                left = times.left[0]
            server.end(signal.SIGTERM)
            change_alive(tmp_path)
            server.start()
            async with first.at(table) as socket:
                times = socket.position.times
                assert times is not None
                assert times.running == (0,)
                assert 0 < times.left[0] <= left
                assert times.left[0] > left - 60_000
                assert socket.status.time_up == ()


def change_alive(folder: Path) -> None:
    """As if the server had been away for an hour: all that happened is an hour older."""
    hour = 60 * 60 * 1000
    with closing(sqlite3.connect(folder / "room.sqlite")) as database:
        database.execute("UPDATE entries SET at = at - ?, sum = NULL", (hour,))
        database.execute("DELETE FROM heads")  # as in a log that is older than the sums
        database.execute("UPDATE room SET value = value - ? WHERE name = 'alive'", (hour,))
        database.commit()


async def test_nobody_is_replaced_because_the_host_came_back_first(tmp_path: Path) -> None:
    """ROOM-10"""
    with Serving(tmp_path) as server:
        async with two_players(server) as (table, host, guest):
            async with guest.at(table):
                server.end(signal.SIGKILL)
            server.start()
            fill = {"do": "fill", "id": "f", "seat": 1, "bot": "random"}
            _, body = await host.post(f"/api/tables/{table}/commands", fill)
            assert body["problem"]["key"] == "room-bot-present"
            async with guest.at(table) as back:
                assert back.welcome.status.seats[1].bot is None


async def test_links_and_cookies_outlive_the_server(tmp_path: Path) -> None:
    """ROOM-10"""
    with Serving(tmp_path) as server:
        async with browser(server) as me, browser(server) as friend:
            table = await me.lays("numerus", {"who": "me", "name": "A"}, {"who": "friend"})
            _, welcome = await me.get(f"/api/tables/{table}")
            server.end(signal.SIGKILL)
            server.start()
            _, again = await me.get(f"/api/tables/{table}")
            assert again["you"] == welcome["you"]
            token = welcome["you"]["links"]["1"].rpartition("/")[2]
            async with friend.at(table) as socket:
                done = await socket.do(wire.Sit, seat=1, name="B", token=token)
                assert isinstance(done, wire.Done)


def serve(folder: Path, *arguments: str) -> tuple[int, str]:
    """A server that cannot start: its exit code and what it says."""
    run = subprocess.run(
        [PROGRAM, "serve", *arguments],
        capture_output=True,
        env=environment(folder, "en"),
        check=False,
    )
    return run.returncode, run.stderr.decode()


def test_one_room_has_the_database(tmp_path: Path) -> None:
    with Serving(tmp_path):
        database = str(tmp_path / "room.sqlite")
        code, said = serve(tmp_path, "--port", "0", "--database", database)
        assert code == 1
        assert "in use by a room that is running" in said
        assert "Traceback" not in said


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        database = str(tmp_path / "other.sqlite")
        code, said = serve(tmp_path, "--port", str(server.port), "--database", database)
        assert code == 1
        assert f"127.0.0.1:{server.port} cannot be opened: Address already in use" in said
        assert "Traceback" not in said


async def test_the_log_holds_no_secret(tmp_path: Path) -> None:
    """Neither links nor cookies, seeds, names or words, not even where much is logged"""
    with Serving(tmp_path, "--verbose") as server:
        async with two_players(server, options=NUMERUS) as (table, first, second):
            async with first.at(table) as mine, second.at(table) as theirs:
                await mine.do(wire.Reissue, seat=1)
                _, welcome = await first.get(f"/api/tables/{table}")
                await mine.plays(0, "1 a1")
                await theirs.do(wire.Say, text="a private remark")
                await theirs.do(wire.Play, seat=1, move="nonsense", version=1)
                await mine.do(wire.Resign, seat=0)
                await mine.until_so(lambda seen: seen.status.chance.seed is not None)
                seed = mine.status.chance.seed
                assert seed is not None
            await first.get("/seat/" + "/".join([table, "1", "a-token-in-a-path"]))
            await first.get(f"/api/tables/{table}/nothing?token=a-token-in-a-query")
            await first.post("/api/tables", b'{"game":"a-secret-game-name"}')
            for odd in (b" and more HTTP/1.1", b" HTTP/9.9", b" HTTP/1.1\r\na-token-in-a-header"):
                await raw(server, b"GET /seat/table/1/a-token-in-a-path" + odd + b"\r\n\r\n")
            cookies = [first.cookie, second.cookie]
        server.end(signal.SIGTERM)
        log = server.log()
        assert '"event":"request"' in log
        secrets = [
            seed,
            "Hana",
            "Lovelace",
            "secret words",
            "private remark",
            "a-token",
            "a-secret",
        ]
        secrets += [part for cookie in cookies for part in cookie.split(".")]
        secrets += [path.rpartition("/")[2] for path in welcome["you"]["links"].values()]
        for secret in secrets:
            assert secret not in log, f"{secret!r} is in the log"
        assert not [line for line in log.splitlines() if not line.startswith("{")]
