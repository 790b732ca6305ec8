"""Processes that stop and go on, as under a debugger or on a machine that swaps."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from costs import children


@contextmanager
def stopped(process: int) -> Iterator[None]:
    """A process, and then all that it has started: meanwhile it starts no more."""
    held = [process]
    os.kill(process, signal.SIGSTOP)
    try:
        for child in children(Path(f"/proc/{process}")):
            with suppress(ProcessLookupError):  # it was about to end
                os.kill(int(child.name), signal.SIGSTOP)
                held.append(int(child.name))
        yield
    finally:
        for one in held:
            os.kill(one, signal.SIGCONT)
