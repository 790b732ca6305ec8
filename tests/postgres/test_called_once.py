"""Several servers at one database: whoever is to be called is called once (ROOM-20)."""

from __future__ import annotations

import signal
from pathlib import Path

from calling import Browser, PushService, push_service
from postgres.nodes import Guest, Node, begin
from server.running import figures

NEW = {"game": "numerus", "options": {"variant": "short", "first": "green"}}


def node(database: str, folder: Path, push: PushService, after: float) -> Node:
    limits = folder / f"limits-{after}.toml"
    limits.write_text(figures({"call_after": after}, "\n"))
    return Node(database, folder, "--limits", str(limits), "--push-host", push.host)


async def plays(guest: Guest, seat: int) -> None:
    await guest.until(lambda: str(seat) in guest.position["asks"])
    moves = (await guest.do(do="moves", seat=seat))["moves"]
    version = guest.position["version"]
    answer = await guest.do(do="play", seat=seat, move=moves[0], version=version)
    assert answer["tell"] == "done"


async def wants_push(guest: Guest, push: PushService, name: str) -> Browser:
    keys = Browser()
    await guest.ask("POST", "/api/me/notices/devices", **keys.subscription(push.endpoint(name)))
    return keys


async def test_two_servers_call_once(database: str, tmp_path: Path) -> None:
    """Both have the table before them, and both look"""
    async with push_service() as push:
        with node(database, tmp_path, push, 0.1) as one, node(database, tmp_path, push, 0.1) as two:
            async with Guest("Hana", [one]) as hana, Guest("Ada", [two]) as ada:
                await wants_push(hana, push, "hana")
                await wants_push(ada, push, "ada")
                await begin(hana, ada, **NEW)
                for turn in range(4):  # each sees nothing: the tables are not on their screens
                    before = len([post for post in push.posts if post.path == "/ada"])
                    await plays((hana, ada)[turn % 2], turn % 2)
                    if turn % 2 == 0:
                        while len([post for post in push.posts if post.path == "/ada"]) == before:
                            await push.until(len(push.posts) + 1)
                turns = [post for post in push.posts if post.path == "/ada"]
                assert len(turns) == 2
                keys = {await key(hana), await key(ada)}
                assert len(keys) == 1  # one of them made it


async def key(guest: Guest) -> str:
    return str((await guest.ask("GET", "/api/me/notices"))["key"])


async def test_a_table_in_sight_at_one_server_calls_from_none(
    database: str, tmp_path: Path
) -> None:
    async with push_service() as push:
        with node(database, tmp_path, push, 0.1) as one, node(database, tmp_path, push, 0.1) as two:
            async with Guest("Hana", [one]) as hana, Guest("Ada", [two]) as ada:
                keys = await wants_push(ada, push, "ada")
                await begin(hana, ada, **NEW)
                assert (await ada.do(do="sight", on=True))["tell"] == "done"
                await plays(hana, 0)
                await plays(ada, 1)
                assert (await ada.do(do="sight", on=False))["tell"] == "done"
                await plays(hana, 0)
                (post,) = await push.until(1)
                assert keys.decrypt(post.body)["kind"] == "turn"


async def test_what_a_killed_server_did_not_look_at_another_one_does(
    database: str, tmp_path: Path
) -> None:
    async with push_service() as push:
        with node(database, tmp_path, push, 1e6) as one, node(database, tmp_path, push, 0.5) as two:
            async with Guest("Hana", [one]) as hana, Guest("Ada", [one]) as ada:
                keys = await wants_push(ada, push, "ada")
                await begin(hana, ada, **NEW)
                await plays(hana, 0)
                one.stop(signal.SIGKILL)
                (post,) = await push.until(1)  # once the other server has noticed
                assert keys.decrypt(post.body)["kind"] == "turn"
                assert two.process.poll() is None
