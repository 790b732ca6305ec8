"""Several server processes with one PostgreSQL: killed, added, and the database restarted."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path

from postgres.cluster import PASSWORD, USER, Cluster
from postgres.nodes import Guest, Node, begin

TABLES = 4
SHORT = {"variant": "short"}


def at_random(seed: int) -> Callable[[Sequence[str]], str]:
    return random.Random(seed).choice


async def test_people_at_different_servers_play_a_whole_game(database: str, tmp_path: Path) -> None:
    with (
        Node(database, tmp_path) as one,
        Node(database, tmp_path) as two,
        Node(database, tmp_path) as three,
    ):
        async with (
            Guest("ada", [one]) as ada,
            Guest("bob", [two]) as bob,
            Guest("eve", [three]) as eve,
        ):
            table = await begin(ada, bob, game="numerus", options=SHORT)
            await eve.sit_down(table)
            await asyncio.gather(ada.play(0, at_random(1)), bob.play(1, at_random(2)))
            await eve.until(lambda: eve.over)
            assert ada.moves == bob.moves == eve.moves
            assert len(ada.moves) > 10
            assert ada.position["result"] == eve.position["result"]
            assert [seat["away"] for seat in eve.status["seats"]] == [False, False]
            records = [await guest.ask_bytes(f"/api/tables/{table}/record") for guest in (ada, eve)]
            assert records[0] == records[1]
        assert [node.stop(signal.SIGTERM) for node in (one, two, three)] == [0, 0, 0]
        for node in (one, two, three):
            said = node.errors.read_text()
            assert PASSWORD not in said
            assert USER not in said
            assert '"level":"error"' not in said


class Evening:
    """Several tables, each with two people at different servers, who play whole games."""

    def __init__(self, nodes: list[Node]) -> None:
        self.nodes = nodes
        self.pairs: list[tuple[Guest, Guest]] = []

    async def begin(self, people: AsyncExitStack) -> None:
        for number in range(TABLES):
            first, second = self.nodes[:2] if number % 2 else self.nodes[1::-1]
            host = Guest(f"host{number}", Preferring(self.nodes, first))
            friend = Guest(f"friend{number}", Preferring(self.nodes, second))
            await people.enter_async_context(host)
            await people.enter_async_context(friend)
            await begin(host, friend, game="numerus", options=SHORT)
            self.pairs.append((host, friend))

    async def play(self) -> None:
        await asyncio.gather(
            *(
                guest.play(seat, at_random(2 * number + seat))
                for number, pair in enumerate(self.pairs)
                for seat, guest in enumerate(pair)
            )
        )

    async def after(self, moves: int) -> None:
        """Every table has seen so many moves."""
        for host, _ in self.pairs:
            await host.until(lambda host=host: host.over or len(host.moves) >= moves)  # type: ignore[misc]

    async def check(self, node: Node) -> None:
        """What was acknowledged is there, once and in order, for whoever asks."""
        for host, friend in self.pairs:
            async with Guest("auditor", [node]) as auditor:
                await auditor.sit_down(host.table)
                assert auditor.over
                kept = auditor.moves
            for guest in (host, friend):
                assert guest.moves == kept  # once each, in order, nothing shown that was not kept
            seqs = [seq for seq, _ in kept]
            assert seqs == sorted(set(seqs))
            played = [*host.played.items(), *friend.played.items()]
            assert sorted(played) == kept  # acknowledged exactly as they stand in the log


class Preferring(Sequence[Node]):
    """Servers as a guest tries them, one of them first; also those that come later."""

    def __init__(self, nodes: list[Node], first: Node) -> None:
        self._nodes = nodes
        self._first = first

    def __len__(self) -> int:
        return len(self._nodes)

    def __getitem__(self, index: int) -> Node:  # type: ignore[override]
        return self._nodes[(self._nodes.index(self._first) + index) % len(self._nodes)]


async def test_servers_are_killed_and_added_under_load(database: str, tmp_path: Path) -> None:
    nodes = [Node(database, tmp_path), Node(database, tmp_path)]
    evening = Evening(nodes)
    async with AsyncExitStack() as people:
        for node in nodes[:]:
            people.enter_context(node)
        await evening.begin(people)
        playing = asyncio.create_task(evening.play())
        await evening.after(4)
        nodes[0].stop(signal.SIGKILL)
        before = [len(host.moves) for host, _ in evening.pairs]
        await evening.after(max(before) + 4)
        third = await asyncio.to_thread(Node(database, tmp_path).__enter__)
        people.callback(third.__exit__)
        nodes.append(third)
        await evening.after(max(before) + 8)
        nodes[1].stop(signal.SIGTERM)
        await playing
        assert any(guest.connections > 1 for pair in evening.pairs for guest in pair)
        await evening.check(third)


async def test_the_database_is_restarted_under_load(
    cluster: Cluster, database: str, tmp_path: Path
) -> None:
    with Node(database, tmp_path) as one, Node(database, tmp_path) as two:
        evening = Evening([one, two])
        async with AsyncExitStack() as people:
            await evening.begin(people)
            playing = asyncio.create_task(evening.play())
            for moves in (4, 10):
                await evening.after(moves)
                await asyncio.to_thread(cluster.restart)
            await playing
            await evening.check(one)
            await evening.check(two)
