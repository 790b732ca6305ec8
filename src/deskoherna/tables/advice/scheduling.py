"""Whose turn it is to have a bot think: shares of processor time by address and by person.

Whoever has used less of it lately comes first, so that many tables of one person, or many cookies
at one address, get no more than one.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Hashable
from contextlib import asynccontextmanager
from typing import Generic, Literal, NamedTuple, TypeVar

from ..cost import current
from ..log.table import Table
from ..recent import Recent

HALF_LIFE = 60.0  # seconds after which processor time that was used counts half
KNOWN = 10_000  # kinds of thoughts whose costs, and addresses whose use, are remembered
MOST_BEFORE = 4  # turns in a row for people who wait, while others only watch

Attention = Literal["awaited", "watched", "unwatched"]
T = TypeVar("T")


class Account(NamedTuple):
    address: str = ""
    person: str = ""


def account_of(person: str) -> Account:
    """Of somebody who asks for something now."""
    return Account(current().payer.address, person)


class Priority(NamedTuple):
    """For whom a bot thinks, and whether a person waits or watches."""

    account: Account = Account()
    attention: Attention = "awaited"


ANYBODY = Priority()


class Addresses:
    """Where the people of a table came from last, as far as this server knows; never logged.

    It is known as long as the table is in memory: whoever could make a server forget where they
    are would count as somebody else there.
    """

    def __init__(self) -> None:
        self._known: dict[str, str] = {}

    def note(self, person: str, address: str, table: Table) -> None:
        """Whoever has left the table in the meantime is forgotten."""
        if self._known.get(person) != address and table.concerns(person):
            known = {**self._known, person: address}
            self._known = {one: known[one] for one in known if table.concerns(one)}

    def account(self, person: str) -> Account:
        """At their address, or that of others at the table.

        Tables to which nobody has come since they were loaded count as those of one address.
        """
        return Account(self._known.get(person) or next(iter(self._known.values()), ""), person)


class Ledger:
    """The processor time that each address and each account has used lately."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._used: Recent[Hashable, tuple[float, float]] = Recent(2 * KNOWN)  # and when

    def used(self, who: Hashable) -> float:
        seconds, at = self._used.get(who, (0.0, 0.0))
        return seconds * 0.5 ** ((self._clock() - at) / HALF_LIFE) if seconds else 0.0

    def charge(self, account: Account, seconds: float) -> None:
        for who in (account.address, account):
            self._used[who] = max(self.used(who) + seconds, 0.0), self._clock()


class FairQueue(Generic[T]):
    """What waits, by address and person; each person's in the order it came."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._waiting: dict[str, dict[Account, deque[T]]] = {}

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def put(self, account: Account, item: T) -> None:
        people = self._waiting.setdefault(account.address, {})
        people.setdefault(account, deque()).append(item)

    def take(self, may: Callable[[str], bool]) -> T | None:
        """The next item, of an address that may have one more; None if there is none."""
        addresses = [address for address in self._waiting if may(address)]
        if not addresses:
            return None
        address = min(addresses, key=self._ledger.used)
        account = min(self._waiting[address], key=self._ledger.used)
        item = self._waiting[address][account][0]
        self.remove(account, item)
        return item

    def remove(self, account: Account, item: T) -> None:
        people = self._waiting[account.address]
        people[account].remove(item)
        if not people[account]:
            del people[account]
        if not people:
            del self._waiting[account.address]


class AwaitedFirst(Generic[T]):
    """Two queues: what people wait for goes first, and every fifth time what they only watch."""

    def __init__(self, ledger: Ledger) -> None:
        self.awaited = FairQueue[T](ledger)
        self.watched = FairQueue[T](ledger)
        self._passed = 0

    def take(self, may: Callable[[str], bool]) -> T | None:
        order = [self.awaited, self.watched]
        if self._passed >= MOST_BEFORE:
            order.reverse()
        for queue in order:
            item = queue.take(may)
            if item is not None:
                passes = queue is self.awaited and self.watched
                self._passed = self._passed + 1 if passes else 0
                return item
        return None


class FairLock:
    """Held by one at a time; next comes whoever has held it least of late."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._queue = FairQueue[asyncio.Future[None]](ledger)
        self._taken = False

    @asynccontextmanager
    async def held(self, account: Account, cost: float) -> AsyncIterator[None]:
        """Wait for it, and hold it for work that takes so many seconds."""
        if self._taken:
            await self._wait(account)
        self._taken = True
        self._ledger.charge(account, cost)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, account: Account) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put(account, turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        while (turn := self._queue.take(lambda _: True)) is not None:
            if not turn.cancelled():
                turn.set_result(None)
                return
        self._taken = False


class Costs:
    """How long a thought of each kind takes, judged by earlier ones."""

    def __init__(self) -> None:
        self._known: Recent[Hashable, float] = Recent(KNOWN)

    def expected(self, kind: Hashable, otherwise: float) -> float:
        return self._known.get(kind, otherwise)

    def learn(self, kind: Hashable, seconds: float, otherwise: float) -> None:
        self._known[kind] = (self.expected(kind, otherwise) + seconds) / 2
