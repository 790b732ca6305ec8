"""Whether a store can write, and why not: for health, metrics and the journal."""

from __future__ import annotations

from collections import Counter

from ..journal import Journal


class Writes:
    """What came of the last write, and how many have failed since the start, by reason."""

    def __init__(self) -> None:
        self.failing: str | None = None  # why the last one failed; None if it did not
        self.failed: Counter[str] = Counter()
        self._journal = Journal()

    def on_success(self) -> None:
        if self.failing is not None:
            self.failing = None
            self._journal.warning("writes succeed again")

    def on_failure(self, kind: str, reason: str) -> None:
        """Of a kind of error, such as SQLITE_FULL; the reason is noted when it is a new one."""
        self.failed[kind] += 1
        if self.failing != kind:
            self.failing = kind
            self._journal.error("writes fail", kind=kind, reason=reason[:200])
