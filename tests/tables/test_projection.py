"""What goes out to whom: every byte of whole games is searched for what it must not hold."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from deskoherna.kernel import SearchChance
from deskoherna.tables import wire
from deskoherna.tables.projection.log_view import entries
from deskoherna.tables.projection.position import considered, legal_moves, position
from deskoherna.tables.projection.status import status, you
from deskoherna.tables.projection.viewer import Viewer
from deskoherna.tables.session.permissions import ABSENT
from deskoherna.tables.session.room import Room
from deskoherna.tables.session.session import Session
from tables.rooms import FRIEND, ME, Guest, lay, open_room, seated
from tables.sitting import ADA, BEN, HOST, LINKS, Sitting, duel, seen_by

pytestmark = pytest.mark.usefixtures("sealed_on_the_shelf")


def secrets_of(room: Room, live: Session, people: list[Guest]) -> dict[str, bytes]:
    table = live.table
    found = {f"person {n}": guest.person for n, guest in enumerate(people)}
    found |= {f"cookie {n}": room.links.cookie(guest.person) for n, guest in enumerate(people)}
    found |= {
        f"token {seat} {issue}": room.links.token(table.id, seat, issue)
        for seat in (0, 1)
        for issue in (1, 2, 3)
    }
    return {name: secret.encode() for name, secret in found.items()}


async def test_ids_cookies_links_and_seeds_stay_here(tmp_path: Path) -> None:
    """ROOM-6, ROOM-10: links are sent to the host, the seed to all when the game is over"""
    async with open_room(tmp_path) as room:
        host = room.links.new_person()
        live = await lay(room, host, "sealed", ME, FRIEND, options={"rounds": 2})
        first = await Guest(live, host).joins()
        eve = await Guest(live, room.links.new_person()).joins()
        await first.do(wire.Reissue, seat=1)
        await first.do(wire.Ready, seat=0, words="")
        second = await Guest(live, room.links.new_person()).joins()
        token = room.links.token(live.table.id, 1, 2)
        await second.do(wire.Sit, seat=1, name="Ada", token=token, words="")
        people = [first, second, eve]
        seed = live.table.opened.chance.seed.encode()
        while live.table.state == "playing":
            await step(first, second)
            for guest in people:
                guest.frames()
            if live.table.state == "playing":
                assert not any(seed in frame for guest in people for frame in guest.read)
        assert all(any(seed in frame for frame in guest.read) for guest in people)
        secret = secrets_of(room, live, people)
        for guest in people:
            for name, value in secret.items():
                if guest is first and name.startswith("token 1"):
                    continue
                assert not any(value in frame for frame in guest.read), f"{name} goes out"
        assert any(secret["token 1 2"] in frame for frame in first.read)
        assert not any(secret["token 1 2"] in frame for frame in first.read[-1:])


async def step(first: Guest, second: Guest) -> None:
    match = first.live.table.match
    assert match is not None
    for guest, seat in ((first, 0), (second, 1)):
        ask = match.asks.get(seat)
        if ask is not None and not ask.optional:
            await guest.plays(seat, str(ask.sample(SearchChance(1))))


async def test_the_lists_hold_no_ids(tmp_path: Path) -> None:
    async with open_room(tmp_path) as room:
        first, second = await seated(room, public=True)
        said = msgspec.json.encode(await room.lists(first.person))
        for value in secrets_of(room, first.live, [first, second]).values():
            assert value not in said


def swapped_pair(seed: int) -> list[Sitting]:
    """A game with secrets after its first bids, and the same one with other secrets."""
    one, other = duel("sealed", seed=seed), duel("sealed", seed=seed)
    for table in (one, other):
        table.plays(ADA, 0)
    match = other.match
    match.state = match.game.swapped(match.state, 0, SearchChance(seed))
    return [one, other]


@pytest.mark.parametrize("seed", range(5))
def test_a_seat_is_sent_the_same_whatever_the_others_hold(seed: int) -> None:
    """ROOM-6"""
    one, other = swapped_pair(seed)
    assert one.match.state != other.match.state
    viewer = Viewer((0,), 0)
    for made in (
        lambda table: seen_by(table.table, viewer)[0][-1:],
        lambda table: position(table.table, viewer),
        lambda table: status(table.table, (), 0),
        lambda table: legal_moves(table.table, viewer, wire.Moves("x", 0)),
        lambda table: considered(table.table, viewer, wire.Consider("x", 0, "bid 1")),
    ):
        sent = [without_times(msgspec.json.encode(made(table))) for table in (one, other)]
        assert sent[0] == sent[1]


def without_times(data: bytes) -> bytes:
    """When something happened differs between two games that are played one after the other."""
    found = msgspec.json.decode(data)
    for line in found if isinstance(found, list) else []:
        line.pop("at")
    for waiting in found.get("waiting", ()) if isinstance(found, dict) else ():
        waiting.pop("since")
    return msgspec.json.encode(found)


def test_a_secret_move_is_sent_to_its_maker() -> None:
    table = duel("sealed")
    table.plays(ADA, 0)
    for viewer, known in ((Viewer((0,), 0), True), (Viewer((1,), 1), False), (Viewer(), False)):
        move = entries(table.table, 0, viewer)[-1]
        assert isinstance(move, wire.MoveView)
        assert (move.move is not None) == known
        assert (move.events[0]["card"] is not None) == known


def test_an_open_move_is_sent_to_everyone() -> None:
    table = duel("nim")
    table.plays(ADA, 0, "1x1")
    move = entries(table.table, 0, Viewer())[-1]
    assert isinstance(move, wire.MoveView)
    assert (move.move, move.ply, move.seat) == ("1x1", 1, 0)


def test_links_are_sent_while_they_can_be_used() -> None:
    """ROOM-10"""
    table = duel()
    table.absent = {0: ABSENT}
    table.do(HOST, wire.Reissue, seat=0)
    assert you(table.table, HOST, Viewer(), LINKS).links.keys() == {"0"}
    for who in (ADA, BEN, None, ""):
        assert you(table.table, who, Viewer(), LINKS).links == {}
    table.do(BEN, wire.Reissue, seat=1)
    assert you(table.table, BEN, Viewer(), LINKS).links.keys() == {"1"}
    assert you(table.table, HOST, Viewer(), LINKS).links.keys() == {"0"}
    table.do(ADA, wire.Resign, seat=0)
    for who in (HOST, BEN):
        assert you(table.table, who, Viewer(), LINKS).links == {}
