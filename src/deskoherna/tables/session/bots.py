"""Bots at a table: they move when they are asked, propose moves to partners, and explain."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import msgspec

from deskoherna.bots import advises, weaker
from deskoherna.kernel import Refusal, SearchChance

from ..advice.bot_worker import BotSeat
from ..advice.pool import BotFailed
from ..advice.scheduling import Priority
from ..log.entries import Chair, Explained, Saying, Seated
from ..log.now import now
from ..log.personas import named_by_level
from ..log.table import Table
from ..projection.visibility import bot_view
from ..stores.presence import Suggestion
from .decisions import Decision, decided, played
from .interface import SessionInterface, append_and_publish

ANOTHER_THINKS = 1.0  # seconds until we check whether another server still thinks for a bot
AFTER_AN_ERROR = 10.0


class Bots:
    def __init__(self, session: SessionInterface) -> None:
        self._session = session
        self._moving: dict[int, asyncio.Task[None]] = {}
        self._suggesting: asyncio.Task[None] | None = None
        self._suggested_at = -1  # the version of the match a bot was last asked about
        self._explaining: asyncio.Task[None] | None = None

    @property
    def table(self) -> Table:
        return self._session.table

    def _bot_seat(self, bot: str, seat: int) -> BotSeat:
        return BotSeat(self.table.id, self.table.game.id, bot, seat)

    def _priority(self) -> Priority:
        return Priority(self._session.account, self._session.attention)

    @property
    def idle(self) -> bool:
        return not (self._moving or self._explaining)

    @property
    def moving(self) -> bool:
        return bool(self._moving)

    def close(self) -> None:
        for task in (*self._moving.values(), self._suggesting, self._explaining):
            if task is not None:
                task.cancel()

    def go_on(self) -> None:
        """Bots that are asked begin to think.

        Before the server ends they do so only where a clock counts their time.
        """
        table = self.table
        draining = self._session.context.draining.is_set()
        if self._session.closed or (draining and not table.clocks):
            return
        if table.state == "playing" and not table.paused and table.proposal is None:
            for seat in table.awaited:
                if table.chairs[seat].bot and seat not in self._moving:
                    self._moving[seat] = asyncio.create_task(self._move(seat))
            self._let_suggest()
        if table.unexplained and self._explaining is None:
            self._explaining = asyncio.create_task(self._explain())

    async def _claimed(self, task: str, work: Callable[[], Awaitable[None]]) -> bool:
        """Do it here, unless another server does it already."""
        store = self._session.context.store
        name = f"{self.table.id} {task}"
        if not await store.claim(name):
            return False
        try:
            await work()
        finally:
            await store.release(name)
        return True

    # Moves

    async def _move(self, seat: int) -> None:
        wait = 0.0
        try:
            if not await self._claimed(str(seat), lambda: self._think_and_play(seat)):
                wait = ANOTHER_THINKS
        except Exception:  # an error of ours must not make the bot think without end
            self._session.context.journal.failed("bot's move failed", table=self.table.id)
            wait = AFTER_AN_ERROR
        finally:
            self._moving.pop(seat, None)
        asyncio.get_running_loop().call_later(wait, self._session.go_on)

    async def _think_and_play(self, seat: int) -> None:
        async with self._session.lock:
            match, name = self.table.match, self.table.chairs[seat].bot
            if match is None or name is None or seat not in match.asks:
                return
            version, view = match.version, bot_view(match, seat)
        move, failure = "", ""
        try:
            about = self._bot_seat(name, seat)
            move = await self._session.context.pool.choose(about, view, self._priority())
        except BotFailed as error:
            failure = str(error)

        def decide() -> Decision | None:
            asked = self._still_asked(seat, name, version)
            return self._decide(seat, name, move, failure) if asked else None

        async with self._session.lock:
            await append_and_publish(self._session, decide)

    def _still_asked(self, seat: int, name: str, version: int) -> bool:
        table, match = self.table, self.table.match
        if match is None or match.version != version or table.chairs[seat].bot != name:
            return False
        return table.state == "playing" and not table.paused and table.proposal is None

    def _decide(self, seat: int, name: str, move: str, failure: str) -> Decision:
        """What the bot chose; one that failed is replaced."""
        match = self.table.match
        assert match is not None
        if not failure:
            try:
                return played(match.decide(seat, move))
            except Refusal as refusal:
                failure = refusal.key
        journal = self._session.context.journal
        journal.warning("bot failed", table=self.table.id, bot=name, reason=failure)
        return self._demoted(seat, self.table.chairs[seat], name)

    def _demoted(self, seat: int, chair: Chair, name: str) -> Decision:
        """A weaker bot takes the seat; where there is none, any move keeps the game going."""
        table, match = self.table, self.table.match
        assert match is not None
        below = weaker(table.game, name)
        if below is None:
            chosen = match.asks[seat].sample(SearchChance(now()))
            return played(match.decide(seat, chosen))
        shown = below if named_by_level(chair) else chair.name
        lower = msgspec.structs.replace(chair, bot=below, name=shown)
        return decided(Seated(seat, lower, "failed", name))

    # Explanations

    async def _explain(self) -> None:
        """Bots say why they played as they did, now that it has been shown."""
        wait = 0.0
        try:
            if not await self._claimed("explains", self._explain_all):
                wait = ANOTHER_THINKS
        except Exception:
            self._session.context.journal.failed("bot's reasons failed", table=self.table.id)
            wait = AFTER_AN_ERROR
        finally:
            self._explaining = None
        asyncio.get_running_loop().call_later(wait, self._session.go_on)

    async def _explain_all(self) -> None:
        while self.table.unexplained:
            await self._explain_one(self.table.unexplained[0])

    async def _explain_one(self, what: Explained) -> None:
        match, name = self.table.match, self.table.chairs[what.seat].bot
        said: tuple[Saying, ...] = ()
        if match is not None and name is not None:
            then = match
            if len(match.plies) != what.ply:
                positions = self._session.context.positions
                then = await positions.at(self.table.id, match, what.ply)
            with contextlib.suppress(BotFailed):  # it stays silent
                seat = self._bot_seat(name, what.seat)
                shown = bot_view(then, None)
                said = await self._session.context.pool.explain(seat, shown, self._priority())
        explained = decided(msgspec.structs.replace(what, said=said))
        async with self._session.lock:
            await append_and_publish(
                self._session, lambda: explained if what in self.table.unexplained else None
            )

    # Suggestions to partners (ROOM-15)

    def _let_suggest(self) -> None:
        """Once per position, if a person is asked and somebody looks."""
        table, match = self.table, self.table.match
        if not table.game.cooperative or match is None or not self._session.watched:
            return
        if self._suggesting is not None or self._suggested_at == match.version:
            return
        advisers = [n for n, chair in enumerate(table.chairs) if advises(table.game, chair.bot)]
        asked = [seat for seat in table.awaited if table.chairs[seat].bot is None]
        if advisers and asked:
            self._suggested_at = match.version
            self._suggesting = asyncio.create_task(self._suggest(advisers[0], asked[0]))

    async def _suggest(self, adviser: int, seat: int) -> None:
        try:
            await self._claimed("advice", lambda: self._think_and_suggest(adviser, seat))
        except BotFailed as error:  # a missing proposal is no loss
            reason = str(error)
            self._session.context.journal.warning("no advice", table=self.table.id, reason=reason)
        finally:
            self._suggesting = None
        self._session.go_on()

    async def _think_and_suggest(self, adviser: int, seat: int) -> None:
        async with self._session.lock:
            match, name = self.table.match, self.table.chairs[adviser].bot
            if match is None or name is None or seat not in match.asks:
                return
            version, view = match.version, bot_view(match, adviser)
        about = self._bot_seat(name, seat)
        move = await self._session.context.pool.advise(about, view, self._priority())
        async with self._session.lock:
            match = self.table.match
            if move is None or match is None or match.version != version:
                return
            if match.refusal(seat, move) is None and self.table.chairs[adviser].bot == name:
                self._session.suggest(Suggestion(adviser, seat, move, version))
