"""Sends the calls that are due: once each, to all of a person's devices and by mail."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Iterable
from typing import Literal, Protocol, cast, get_args

from deskoherna.kernel import Problem

from ..journal import Journal
from ..log.now import now
from ..log.reminding import is_still_due
from ..log.table import BrokenTable, NoTable, Table
from ..people.calling import Address, Device, UnconfirmedAddress, Wishes, wishes_of
from ..people.documents import Found, People
from ..stores.calls import CALLED, Call
from ..stores.store import Store, StoreError
from ..wire.notices import CallKind
from .notice import Notice, notice
from .quiet import quiet_until
from .reasons import reasons

Outcome = Literal["sent", "gone", "failed"]
Way = Literal["push", "mail"]

EVERY = 1.0  # seconds between two looks at what is due
AT_ONCE = 100  # calls
LEASE = 120_000  # milliseconds in which whoever sends it is done
BACK_OFF = 60_000  # milliseconds before the second try; before each further one four times as many
MOST_TRIES = 6
DAY = 86_400_000  # milliseconds
KEPT = 60 * DAY  # for which it is known who was called for what
CONFIRM_WITHIN = 2 * DAY
WEIGHT: tuple[CallKind, ...] = ("over", "reminder", "offer", "turn", "plan-dropped", "sat")


class PushService(Protocol):
    async def send(self, device: Device, notice: Notice) -> Outcome: ...


class Mail(Protocol):
    async def send(self, found: Found[Address], notice: Notice) -> Outcome: ...


class Sender:
    def __init__(
        self,
        store: Store,
        journal: Journal,
        table: Callable[[str], Awaitable[Table]],
        push: PushService,
        mail: Mail | None = None,
        clock: Callable[[], int] = now,
    ) -> None:
        """`table` finds a table by its id; raises `NoTable` or `BrokenTable`."""
        self._store = store
        self._people = People(store.documents)
        self._journal = journal
        self._table = table
        self._push = push
        self._mail = mail
        self._clock = clock
        self._expired = 0
        self.outcomes: Counter[tuple[Way, Outcome]] = Counter()

    async def run(self) -> None:
        while True:
            try:
                await self.send_due()
            except StoreError as problem:
                self._journal.warning("calls wait", reason=problem.reason)
            except Exception:  # whatever is wrong with one call, others are sent
                self._journal.failed("call failed")
            await asyncio.sleep(EVERY)

    async def send_due(self) -> None:
        """Send what is due now; raises `StoreError`."""
        await self._expire()
        due = await self._store.calls.due(self._clock(), AT_ONCE)
        of: dict[tuple[str, str], list[Call]] = defaultdict(list)
        for call in due:
            of[call.person, call.table].append(call)
        await asyncio.gather(*(self._serve(*key, calls) for key, calls in of.items()))

    async def _expire(self) -> None:
        at = self._clock()
        if at - self._expired >= DAY:
            self._expired = at
            await self._store.documents.expire(CALLED, at - KEPT)
            await self._store.documents.expire(UnconfirmedAddress.kind, at - CONFIRM_WITHIN)

    async def _serve(self, person: str, id_: str, calls: list[Call]) -> None:
        """One notice for all that there is to be called for at a table."""
        try:
            table = await self._table(id_)
        except (NoTable, BrokenTable):
            await self._drop(calls)
            return
        except Problem:  # the server has too much to do; it is due the next time, too
            return
        wishes = (await wishes_of(self._people, person)).value
        wanted = [call for call in calls if self._stands(call, table, wishes)]
        await self._drop(call for call in calls if call not in wanted)
        if not wanted:
            return
        until = wishes.quiet and quiet_until(wishes.quiet, self._clock())
        if until:
            for call in wanted:
                await self._store.calls.postpone(call, until, call.tries)
            return
        await self._send(person, table, wanted)

    def _stands(self, call: Call, table: Table, wishes: Wishes) -> bool:
        """Whether somebody still wants to be called for it."""
        if call.tries >= MOST_TRIES:
            return False  # the server ended each time, or worse
        if call.kind not in get_args(CallKind) or call.kind in wishes.unwanted:
            return False
        if table.id in wishes.muted or not table.concerns(call.person):
            return False
        if call.kind == "reminder":
            return is_still_due(table, call.person, call.seq, self._clock())
        if call.kind == "plan-dropped":
            return True
        wanted = call.person, call.kind, call.seq
        return any(reason[:3] == wanted for reason in reasons(table, self._clock()))

    async def _drop(self, calls: Iterable[Call]) -> None:
        for call in calls:
            await self._store.calls.take(call)

    async def _send(self, person: str, table: Table, calls: list[Call]) -> None:
        until = self._clock() + LEASE
        leased = [await self._store.calls.postpone(call, until, call.tries + 1) for call in calls]
        mine = [call for call in leased if call is not None]
        if not mine:
            return  # another server was first
        first = min(mine, key=lambda call: WEIGHT.index(cast(CallKind, call.kind)))
        outcomes = await self._reach(person, notice(table, person, cast(CallKind, first.kind)))
        tries = max(call.tries for call in mine)
        if "failed" not in outcomes or "sent" in outcomes or tries >= MOST_TRIES:
            await self._drop(mine)
            return
        for call in mine:
            later = self._clock() + BACK_OFF * 4 ** (tries - 1)
            await self._store.calls.postpone(call, later, tries)

    async def _reach(self, person: str, said: Notice) -> list[Outcome]:
        """What came of it at each device, and by mail."""
        devices = await self._people.of(Device, person)
        letters = [] if self._mail is None else await self._people.of(Address, person)
        return await asyncio.gather(
            *(self._call_device(device, said) for device in devices),
            *(self._write(letter, said) for letter in letters),
        )

    async def _call_device(self, device: Found[Device], said: Notice) -> Outcome:
        outcome = await self._push.send(device.value, said)
        self.outcomes["push", outcome] += 1
        if outcome == "gone":
            await self._people.delete(device.person, Device, device.key)
        return outcome

    async def _write(self, address: Found[Address], said: Notice) -> Outcome:
        assert self._mail is not None
        outcome = await self._mail.send(address, said)
        self.outcomes["mail", outcome] += 1
        if outcome == "gone":
            await self._people.delete(address.person, Address, address.key)
        return outcome
