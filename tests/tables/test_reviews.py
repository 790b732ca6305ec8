"""Reviews of finished games: made once, in a process of their own, kept, and shown with care."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import msgspec
import pytest

from deskoherna import all_games, game
from deskoherna.bots import bot as bot_named
from deskoherna.bots.review import Better, Moment, Why
from deskoherna.kernel import AnyGame, dumps
from deskoherna.lab import play_out
from deskoherna.tables import wire
from deskoherna.tables.advice import review_jobs
from deskoherna.tables.advice.review_jobs import Kept, NoReview, Progress, decode, encode
from deskoherna.tables.advice.scheduling import Account
from deskoherna.tables.cost import Payer, counted
from deskoherna.tables.projection.review_view import review
from deskoherna.tables.session.room import Room
from tables.rooms import FRIEND, HERE, ME, Guest, bot, lay, open_room, refusal_of, runs, until

SHORT = {"variant": "short", "first": "green"}
REVIEWED = list(all_games().values())

NOBODY = Account("", "")


@asynccontextmanager
async def hasty_room(folder: Path) -> AsyncIterator[Room]:
    """Its reviews get hardly any thought."""
    async with open_room(folder, review_seconds=0.1) as room:
        yield room


async def finished(room: Room, moves: int = 3) -> str:
    """A table at which a few moves were made, until someone gave up.

    Of a game whose bots think without compiled code, which every process would load anew.
    """
    person = room.links.new_person()
    live = await lay(room, person, "laborigines", ME, HERE)
    guest = await Guest(live, person).joins()
    for seat in (0, 1):
        await guest.do(wire.Ready, seat=seat, words="")
    for _ in range(moves):
        match = live.table.match
        assert match is not None
        await guest.plays(min(match.asks))
    await guest.do(wire.Resign, seat=0)
    assert live.table.state == "over"
    return live.table.id


async def made(room: Room, id_: str) -> Progress:
    """The review, once it is there."""
    _, progress = await room.review(id_, make=True)
    while progress.state in ("waiting", "making"):
        assert len(room.reviews.processes) <= 1
        await asyncio.sleep(0.05)
        _, progress = await room.review(id_)
    return progress


async def test_a_review_is_made_once_and_kept(tmp_path: Path) -> None:
    async with hasty_room(tmp_path) as room:
        id_ = await finished(room)
        _, before = await room.review(id_)
        assert (before.state, before.kept) == ("none", Kept(3))
        progress = await made(room, id_)
        assert progress.state == "done"
        assert [moment.ply for moment in progress.kept.moments] == [0, 1, 2]
        values = [progress.kept.standing, *(m.standing for m in progress.kept.moments)]
        assert all(0 < here < 1 and here + there == pytest.approx(1) for here, there in values)
        assert progress.kept.ended == (0.0, 1.0)  # seat 0 gave up
        assert room.reviews.making == {}
        _, again = await room.review(id_, make=True)
        assert again == progress  # at once
    async with hasty_room(tmp_path) as room:  # and after a restart
        _, after = await room.review(id_)
        assert after == progress


async def test_a_review_that_was_broken_off_goes_on(tmp_path: Path) -> None:
    """What was found before the server ended is not looked for again."""
    async with hasty_room(tmp_path) as room:
        id_ = await finished(room)
        whole = (await made(room, id_)).kept
    marked = msgspec.structs.replace(whole.moments[0], cost=0.25)
    async with hasty_room(tmp_path) as room:
        half = msgspec.structs.replace(whole, moments=(marked,))
        await room.store.save_review(id_, encode(half))
        _, progress = await room.review(id_)  # to look at it is enough
        assert progress.state in ("waiting", "making")
        progress = await made(room, id_)
        assert progress.kept.moments[0] == marked
        assert [moment.ply for moment in progress.kept.moments] == [0, 1, 2]


DAMAGED = {
    "no JSON": b'{"moves":',
    "no text": b'{"moves":3,"standing":[\xff]}',
    "too deep": b"[" * 100_000,
    "another type": b'{"moves":"three"}',
    "another length": encode(Kept(7)),
    "another move": encode(Kept(3, (0.5, 0.5), (Moment(0, 0, "go cw", (0.5, 0.5), 0.0),))),
    "more moves than there were": encode(
        Kept(3, (0.5, 0.5), (Moment(0, 0, "go cw", (0.5, 0.5), 0.0),) * 9)
    ),
}


@pytest.mark.parametrize("data", DAMAGED.values(), ids=DAMAGED)
async def test_a_damaged_review_is_made_again(tmp_path: Path, data: bytes) -> None:
    async with hasty_room(tmp_path) as room:
        id_ = await finished(room)
        whole = await made(room, id_)
        assert whole.state == "done"
    with closing(sqlite3.connect(tmp_path / "room.sqlite")) as database, database:
        database.execute("UPDATE reviews SET review = ?", (data,))
    async with hasty_room(tmp_path) as room:
        _, progress = await room.review(id_)
        assert (progress.state, progress.kept) == ("none", Kept(3))
        again = await made(room, id_)
        assert [moment.move for moment in again.kept.moments] == [
            moment.move for moment in whole.kept.moments
        ]


async def test_one_at_a_time_and_so_many_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """ROOM-14."""
    monkeypatch.setattr(review_jobs, "MOST_WAITING", 2)
    async with hasty_room(tmp_path) as room:
        first, second, third = [await finished(room) for _ in range(3)]
        async with room.reviews.turn.held(
            Account("", ""), 0
        ):  # so that none is done before we have looked
            await room.review(first, make=True)
            await room.review(second, make=True)
            assert (await room.review(second))[1].ahead == 1
            refused = await refusal_of(room.review(third, make=True))
            assert refused == ("ROOM-14", "room-review-busy")
        assert (await room.review(third))[1].state == "none"
        assert (await made(room, first)).state == "done"
        assert (await made(room, second)).state == "done"
        assert (await made(room, third)).state == "done"


async def test_one_address_has_so_many_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """ROOM-14: so that whoever comes later is not refused"""
    monkeypatch.setattr(review_jobs, "MOST_OF_ONE", 2)
    async with hasty_room(tmp_path) as room:
        tables = [await finished(room) for _ in range(4)]
        async with room.reviews.turn.held(NOBODY, 0):
            counted(Payer("stranger"))
            await room.review(tables[0], make=True, person="one")
            await room.review(tables[1], make=True, person="two")
            refused = await refusal_of(room.review(tables[2], make=True, person="one"))
            assert refused == ("ROOM-14", "room-review-busy")
            counted(Payer("home"))
            await room.review(tables[3], make=True, person="hana")
        for id_ in (tables[0], tables[1], tables[3]):
            assert (await made(room, id_)).state == "done"


async def test_running_games_are_not_reviewed(tmp_path: Path) -> None:
    """ROOM-6: a review would tell what is secret."""
    async with hasty_room(tmp_path) as room:
        person = room.links.new_person()
        waiting = await lay(room, person, "numerus", ME, FRIEND)
        running = await lay(room, person, "numerus", bot(), bot("greedy"))
        for live in (waiting, running):
            if live.table.state != "over":
                refused = await refusal_of(room.review(live.table.id, make=True))
                assert refused == ("ROOM-6", "room-review-running")
        assert room.reviews.making == {}


async def test_nor_is_one_whose_origin_still_runs(tmp_path: Path) -> None:
    """ROOM-6: what would have been better there is better here as well."""
    async with hasty_room(tmp_path) as room:
        person = room.links.new_person()
        live = await lay(room, person, "numerus", ME, HERE, options=SHORT)
        guest = await Guest(live, person).joins()
        for seat in (0, 1):
            await guest.do(wire.Ready, seat=seat, words="")
        await guest.plays(0)
        fork = await room.fork(live.table.id, person, wire.Fork(1, (ME, HERE)))
        other = await Guest(await room.table(fork), person).joins()
        for seat in (0, 1):
            await other.do(wire.Ready, seat=seat, words="")
        await other.do(wire.Resign, seat=0)
        assert await refusal_of(room.review(fork)) == ("ROOM-6", "room-review-origin")
        await guest.do(wire.Resign, seat=0)
        assert (await made(room, fork)).state == "done"


async def test_a_record_that_stops_halfway_is_not_reviewed(tmp_path: Path) -> None:
    match = game("numerus").new(seed=1, options=SHORT)
    match.play(min(match.asks), "5 a1" if "5 a1" in map(str, match.asks[0].moves) else "1 a1")
    async with hasty_room(tmp_path) as room:
        id_ = await room.bring(room.links.new_person(), dumps(match.record()))
        assert await refusal_of(room.review(id_)) == ("ROOM-6", "room-review-unfinished")


async def test_a_game_without_an_evaluator_of_its_own(tmp_path: Path) -> None:
    """Nim: one heap is left, and neither takes all of it at once."""
    match = game("nim").new(seed=0)
    for ply, move in enumerate(("1x3", "2x4", "3x1", "3x3", "3x1")):
        match.play(ply % 2, move)
    assert match.result is not None
    async with hasty_room(tmp_path) as room:
        id_ = await room.bring(room.links.new_person(), dumps(match.record()))
        progress = await made(room, id_)
        assert progress.state == "done"
        found = review((await room.table(id_)).table, progress)
        told = [(moment.cost, moment.confidence, moment.margin) for moment in found.moments]
        assert told[2:] == [(1.0, "sure", 0.0), (1.0, "sure", 0.0), (0.0, None, 0.0)]
        assert [found.moments[ply].better[0].move for ply in (2, 3)] == ["3x5", "3x4"]


async def test_nobody_reviews_a_game_whose_levels_do_not_search(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review_jobs, "reviewer", lambda game: None)
    async with hasty_room(tmp_path) as room:
        with pytest.raises(NoReview) as unknown:
            await room.review(await finished(room), make=True)
        assert unknown.value.key == "room-review-nobody"


async def test_the_process_goes_with_the_room(tmp_path: Path) -> None:
    async with open_room(tmp_path, review_seconds=600.0) as room:
        id_ = await finished(room)
        await room.review(id_, make=True)
        await until(lambda: room.reviews.processes)
        (process,) = room.reviews.processes
        assert runs(process)
    assert not runs(process)


async def test_a_review_that_fails_says_so_and_can_be_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hasty_room(tmp_path) as room:
        id_ = await finished(room)
        monkeypatch.setattr(review_jobs, "START_WITHIN", 0.0)
        monkeypatch.setattr(review_jobs, "LONGEST", 0.0)
        assert (await made(room, id_)).state == "failed"
        assert (await room.review(id_))[1].state == "failed"  # it is not tried over and over
        monkeypatch.undo()
        assert (await made(room, id_)).state == "done"


@pytest.mark.parametrize("played", REVIEWED, ids=lambda played: played.id)
async def test_every_turning_point_can_be_shown(tmp_path: Path, played: AnyGame) -> None:
    """The position before the move, what the seat was asked, and what each move does."""
    setup = played.setup()
    seated = [bot_named(played, "random") for _ in range(setup.seats)]
    match, _ = play_out(played, setup, seated, seed=3)
    middle = range(len(match.plies) // 2, len(match.plies))
    ply = next(n for n in middle if _had_a_choice(played, match, n, match.plies[n].seat))
    seat, move = match.plies[ply].seat, match.plies[ply].move
    other = next(m for m in match.after(ply).asks[seat].moves if str(m) != move)
    moment = Moment(
        ply, seat, move, (0.5,) * setup.seats, 0.2, (Better(str(other), 0.7, ()),), True
    )
    earlier = [
        Moment(number, line.seat, line.move, (0.5,) * setup.seats, 0.0, (), False)
        for number, line in enumerate(match.plies[:ply])
    ]
    async with hasty_room(tmp_path) as room:
        id_ = await room.bring(room.links.new_person(), dumps(match.record()))
        kept = Kept(len(match.plies), (0.5,) * setup.seats, (*earlier, moment))
        await room.store.save_review(id_, encode(kept))
        shown = await room.reviewed_move(id_, ply)
        assert [one.move for one in shown.moves] == [move, str(other)]
        assert shown.seat == seat
        assert shown.ask.key == match.after(ply).asks[seat].key
        assert msgspec.json.encode(shown)
        refused = await refusal_of(room.reviewed_move(id_, ply + 1))
        assert refused == ("ROOM-4", "room-review-no-move")


def _had_a_choice(played: AnyGame, match: object, ply: int, seat: int) -> bool:
    ask = match.after(ply).asks[seat]  # type: ignore[attr-defined]
    return not ask.free and len(ask.moves) > 1


async def test_what_the_host_has_hidden_is_not_quoted(tmp_path: Path) -> None:
    """ROOM-16: neither the hint that was hidden nor reasons that may quote it."""
    played = game("estimatrix")
    setup = played.setup()
    seated = [bot_named(played, "random") for _ in range(setup.seats)]
    match, _ = play_out(played, setup, seated, seed=3)
    async with hasty_room(tmp_path) as room:
        id_ = await room.bring(room.links.new_person(), dumps(match.record()))
        table = (await room.table(id_)).table
        number, seqs = next(iter(table.exhibits.items()))
        shown = table.plies[seqs[0]] - 1
        why = (Why("estimatrix-quote", {"text": "a secret"}),)
        better = (Better("other", 0.7, why),)
        moments = tuple(
            Moment(ply, line.seat, line.move, (), 0.2 if ply == shown else 0.1, better)
            for ply, line in enumerate(match.plies[: shown + 2])
        )
        progress = Progress("done", Kept(len(moments), (0.5,), moments))
        whole = review(table, progress)
        assert [moment.move for moment in whole.moments] == [m.move for m in moments]
        assert shown in whole.points
        table.hidden = {number}
        hidden = review(table, progress)
        assert shown not in hidden.points
        sent = hidden.moments
        assert (sent[shown].move, sent[shown].better) == (None, ())
        assert sent[shown + 1].move is not None
        assert sent[shown + 1].better[0].why == ()


async def test_several_may_ask_at_once(tmp_path: Path) -> None:
    async with hasty_room(tmp_path) as room:
        id_ = await finished(room)
        asked = await asyncio.gather(*(room.review(id_, make=True) for _ in range(5)))
        assert {progress.state for _, progress in asked} <= {"waiting", "making"}
        assert list(room.reviews.making) == [id_]
        assert decode(encode((await made(room, id_)).kept)).whole
