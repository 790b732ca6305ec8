"""`pytest --costs`: the processor time of each part of the tests, with all the processes it starts.

Unlike the time on the wall it is about the same on a busy machine. It is read from `/proc`, so it
is found out on Linux only.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Generator, Mapping
from pathlib import Path
from typing import Any

import pytest

TICKS = os.sysconf("SC_CLK_TCK")
DEAREST = 40


def spent() -> float:
    """Processor seconds of this process and of all that come from it, living or reaped."""
    return sum(os.times()[:4]) + sum(map(of_family, children(Path("/proc/self"))))


def of_family(process: Path) -> float:
    fields = read(process / "stat").rpartition(")")[2].split()
    own = sum(map(int, fields[11:15]))  # user, system, and of the reaped
    return own / TICKS + sum(map(of_family, children(process)))


def children(process: Path) -> list[Path]:
    threads = read_names(process / "task")
    return [Path("/proc", child) for one in threads for child in read(one / "children").split()]


def read(file: Path) -> str:
    try:
        return file.read_text()
    except OSError:  # whatever it is about has just ended
        return ""


def read_names(folder: Path) -> list[Path]:
    try:
        return list(folder.iterdir())
    except OSError:
        return []


class Costs:
    """Notes in each report what has been spent since the one before, and sums the notes up."""

    def __init__(self) -> None:
        self.before = spent()
        self.parts: defaultdict[str, float] = defaultdict(float)
        self.tests: defaultdict[str, float] = defaultdict(float)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self) -> Generator[None, Any, Any]:
        report = yield
        now = spent()
        report.cost = max(0.0, now - self.before)  # an orphan takes its time with it
        self.before = now
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        cost = getattr(report, "cost", 0.0)
        file, _, _ = report.nodeid.partition("::")
        self.parts[file.removeprefix("tests/").partition("/")[0]] += cost
        self.tests[report.nodeid] += cost

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        terminalreporter.section("processor seconds")
        for name, cost in [*dearest(self.parts), ("all", sum(self.parts.values()))]:
            terminalreporter.write_line(f"{cost:8.1f}  {name}")
        terminalreporter.write_line("")
        for name, cost in dearest(self.tests)[:DEAREST]:
            terminalreporter.write_line(f"{cost:8.1f}  {name}")


def dearest(costs: Mapping[str, float]) -> list[tuple[str, float]]:
    return sorted(costs.items(), key=lambda item: -item[1])
