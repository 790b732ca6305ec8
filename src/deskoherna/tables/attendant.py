"""Sees to what goes on at a table by itself: bots move, and clocks run out."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

import msgspec

from deskoherna.bots import advises, weaker
from deskoherna.kernel import Problem, Refusal, SearchChance

from .commands import run_out
from .entries import Chair, Explained, Saying, Seated
from .plans import Advice
from .store import Taken
from .table import Table, now
from .thinking import BotFailed, Thinkers
from .worker import Thinker

if TYPE_CHECKING:
    from .live import LiveTable

ANOTHER_THINKS = 1.0  # seconds until we look whether another server still thinks for a bot
AFTER_AN_ERROR = 10.0


class Attendant:
    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._advising: asyncio.Task[None] | None = None
        self._advised = -1  # the version of the match a bot was last asked about
        self._explaining: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    @property
    def table(self) -> Table:
        return self.live.table

    @property
    def thinkers(self) -> Thinkers:
        return self.live.room.thinkers

    def _thinker(self, bot: str, seat: int) -> Thinker:
        return Thinker(self.table.id, self.table.game.id, bot, seat)

    @property
    def idle(self) -> bool:
        waits = any(clock.running for clock in self.table.clocks)
        return not (self._thinking or self._explaining or waits)

    def close(self) -> None:
        for task in self._thinking.values():
            task.cancel()
        if self._advising is not None:
            self._advising.cancel()
        if self._explaining is not None:
            self._explaining.cancel()
        if self._timer is not None:
            self._timer.cancel()

    def go_on(self) -> None:
        """Bots that are asked begin to think, and the clock is set."""
        table = self.table
        if self.live.closed:
            return
        if table.state == "playing" and not table.paused and table.proposal is None:
            for seat in table.awaited:
                if table.chairs[seat].bot and seat not in self._thinking:
                    task = asyncio.create_task(self._think(seat))
                    self._thinking[seat] = task
            self._let_advise()
        if table.unexplained and self._explaining is None:
            self._explaining = asyncio.create_task(self._explain())
        self._set_timer()

    async def _think(self, seat: int) -> None:
        """Let the bot think here, unless another server lets it think already."""
        task, again = f"{self.table.id} {seat}", ANOTHER_THINKS
        try:
            if await self.live.room.store.claim(task):
                again = 0.0
                try:
                    await self._think_and_play(seat)
                finally:
                    await self.live.room.store.let_go(task)
        except Exception:  # an error of ours must not make the bot think without end
            self.live.room.log.failed("bot's move failed", table=self.table.id)
            again = AFTER_AN_ERROR
        finally:
            self._thinking.pop(seat, None)
            asyncio.get_running_loop().call_later(again, self.go_on)

    async def _think_and_play(self, seat: int) -> None:
        async with self.live.lock:
            match, name = self.table.match, self.table.chairs[seat].bot
            if match is None or name is None or seat not in match.asks:
                return
            version, view = match.version, match.view(seat)
        try:
            move = await self.thinkers.choose(self._thinker(name, seat), view)
            failure = ""
        except BotFailed as error:
            move, failure = "", str(error)
        async with self.live.lock:
            await self._play_bot(seat, name, version, move, failure)

    async def _play_bot(self, seat: int, name: str, version: int, move: str, failure: str) -> None:
        """Play what the bot chose, if it is still asked; a bot that failed makes way."""
        table, match = self.table, self.table.match
        chair = table.chairs[seat]
        if match is None or chair.bot != name or match.version != version or table.paused:
            return
        if table.proposal is not None or table.state != "playing":
            return
        try:
            if not failure:
                events = match.play(seat, move)
        except Refusal as refusal:
            failure = refusal.key
        if failure:
            self.live.room.log.warning("bot failed", table=table.id, bot=name, reason=failure)
            self._demote(seat, chair, name)
        else:
            table.add_line(seat, events)
        await self._save_and_show()

    async def _explain(self) -> None:
        """Bots say why they played as they did, now that it has been shown."""
        again = 0.0
        try:
            task = f"{self.table.id} explains"
            if await self.live.room.store.claim(task):
                try:
                    while self.table.unexplained:
                        await self._explain_one(self.table.unexplained[0])
                finally:
                    await self.live.room.store.let_go(task)
            else:
                again = ANOTHER_THINKS
        except Exception:
            self.live.room.log.failed("bot's reasons failed", table=self.table.id)
            again = AFTER_AN_ERROR
        finally:
            self._explaining = None
            asyncio.get_running_loop().call_later(again, self.go_on)

    async def _explain_one(self, what: Explained) -> None:
        match, name = self.table.match, self.table.chairs[what.seat].bot
        said: tuple[Saying, ...] = ()
        if match is not None and name is not None:
            then = match if len(match.plies) == what.ply else match.after(what.ply)
            with contextlib.suppress(BotFailed):  # it stays silent
                thinker = self._thinker(name, what.seat)
                said = await self.thinkers.explain(thinker, then.view(None))
        async with self.live.lock:
            if what in self.table.unexplained:
                self.table.add(msgspec.structs.replace(what, said=said))
                await self._save_and_show()

    def _demote(self, seat: int, chair: Chair, name: str) -> None:
        table, match = self.table, self.table.match
        assert match is not None
        below = weaker(table.game, name)
        if below is not None:
            shown = chair.name if chair.person else below
            lower = msgspec.structs.replace(chair, bot=below, name=shown)
            table.add(Seated(seat, lower, "failed", name))
            return
        chosen = match.asks[seat].sample(SearchChance(now()))  # the game itself goes on
        table.add_line(seat, match.play(seat, chosen))

    # Bots propose moves to their partners (ROOM-15)

    def _let_advise(self) -> None:
        """Once in a position, if a person is asked and somebody looks."""
        table, match = self.table, self.table.match
        if not table.game.cooperative or match is None or not self.live.viewers:
            return
        if self._advising is not None or self._advised == match.version:
            return
        advisers = [n for n, chair in enumerate(table.chairs) if advises(table.game, chair.bot)]
        asked = [seat for seat in table.awaited if table.chairs[seat].bot is None]
        if advisers and asked:
            self._advised = match.version
            self._advising = asyncio.create_task(self._advise(advisers[0], asked[0]))

    async def _advise(self, adviser: int, seat: int) -> None:
        task = f"{self.table.id} advice"
        try:
            if await self.live.room.store.claim(task):
                try:
                    await self._think_and_advise(adviser, seat)
                finally:
                    await self.live.room.store.let_go(task)
        except BotFailed as error:  # whoever was not advised misses nothing
            self.live.room.log.warning("no advice", table=self.table.id, reason=str(error))
        finally:
            self._advising = None
        self.go_on()

    async def _think_and_advise(self, adviser: int, seat: int) -> None:
        async with self.live.lock:
            match, name = self.table.match, self.table.chairs[adviser].bot
            if match is None or name is None or seat not in match.asks:
                return
            version, view = match.version, match.view(adviser)
        move = await self.thinkers.advise(self._thinker(name, seat), view)
        async with self.live.lock:
            match = self.table.match
            if move is None or match is None or match.version != version:
                return
            if match.refusal(seat, move) is None and self.table.chairs[adviser].bot == name:
                self.live.planning.add(Advice(adviser, seat, move, version))
                self.live.show()

    async def _save_and_show(self) -> None:
        try:
            await self.live.save()
        except Taken:
            pass  # another server was quicker; what it wrote is shown
        except Problem:
            await asyncio.sleep(1)
        self.live.show()

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        at = now()
        left = [
            clock.left_at(seat, at, self.table.outages)
            for clock in self.table.clocks
            for seat in clock.running - self.table.time_up
        ]
        if left:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(min(left) / 1000 + 0.01, self._ring)

    def _ring(self) -> None:
        self.live.room.spawn(self._look_at_clock())

    async def _look_at_clock(self) -> None:
        async with self.live.lock:
            for clock in self.table.clocks:
                for seat in sorted(clock.running - self.table.time_up):
                    left = clock.left_at(seat, now(), self.table.outages)
                    if left == 0 and seat in clock.running:  # the one before may have ended it
                        run_out(self.table, seat)
            await self._save_and_show()
            self.go_on()
