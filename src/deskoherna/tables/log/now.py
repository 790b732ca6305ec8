"""What time it is at the tables: milliseconds since 1970, which never go back."""

from __future__ import annotations

import time
from collections.abc import Callable


class RoomTime:
    """Follows the machine's clock forward, and counts on steadily when that is set back.

    So nobody's time stands still. A leap forward shows as a time without a sign of life, which is
    charged to nobody: see `Store.heartbeat`.
    """

    def __init__(
        self,
        machine: Callable[[], int] = time.time_ns,
        steady: Callable[[], int] = time.monotonic_ns,
    ) -> None:
        self._machine = machine
        self._steady = steady
        self._ahead = machine() - steady()

    def __call__(self) -> int:
        steady = self._steady()
        self._ahead = max(self._ahead, self._machine() - steady)
        return (steady + self._ahead) // 1_000_000

    def follow(self, moment: int) -> None:
        """It is at least as late as another server, or this one before its start, has noted."""
        self._ahead = max(self._ahead, 1_000_000 * moment - self._steady())


now = RoomTime()
