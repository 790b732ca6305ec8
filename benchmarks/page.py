"""What is printed and written to `docs/benchmarks.md`: one text for both."""

from __future__ import annotations

import datetime
import math
import os
import platform
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path

from .race import ROUNDS, SECONDS, Series

PAGE = Path(__file__).parent.parent / "docs" / "benchmarks.md"

METHOD = f"""\
Made by `make bench`; changes by hand are lost. Where nothing else is said, all candidates of a
table work in turns within one run: {ROUNDS} rounds, in each of which every candidate works for
about {SECONDS:g} s of processor time, in slices, between the slices of the others. A figure is the
median of the rounds, and beside it stand the lowest and the highest round. Ratios are taken within
each round, so what slows the whole machine drops out of them; trust the ratios more than the
figures."""


def _now() -> str:
    load = os.getloadavg()[0]
    return f"Measured on {datetime.date.today().isoformat()}; load at the end {load:.1f}."


@dataclass(frozen=True)
class Goal:
    text: str
    measured: str
    met: bool


@dataclass(frozen=True)
class Section:
    title: str
    parts: Sequence[str]  # paragraphs and tables
    goals: Sequence[Goal] = field(default=())
    when: str = field(default_factory=_now)

    def __str__(self) -> str:
        return "\n\n".join(filter(None, (f"## {self.title}", *self.parts, self.when)))


Measure = Callable[[], Section]

GOALS = "Goals"
MET = "met"


def write(measures: Sequence[Measure], fresh: bool) -> None:
    """Measure and print; then rewrite the page, or only the parts that were measured."""
    top, before = (head(), {}) if fresh else _read()
    print(top, flush=True)
    sections: dict[str, str] = before
    reached = _goals_in(sections.pop(GOALS, ""))
    for measure in measures:
        section = measure()
        print(f"\n{section}", flush=True)
        sections[section.title] = str(section)
        reached |= {goal.text: goal for goal in section.goals}
    goals = _goals(reached.values())
    print(f"\n{goals}")
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text("\n\n".join((top, str(goals), *sections.values())) + "\n", "utf-8")


def _read() -> tuple[str, dict[str, str]]:
    """The page as it stands: its head, and its sections by their titles."""
    top, *sections = re.split(r"\n\n(?=## )", PAGE.read_text("utf-8").rstrip())
    return top, {text.partition("\n")[0].removeprefix("## "): text for text in sections}


def _goals_in(text: str) -> dict[str, Goal]:
    lines = [line for line in text.splitlines() if line.startswith("|")][2:]
    rows = [[cell.strip() for cell in line.split("|")[1:4]] for line in lines]
    return {row[0]: Goal(row[0], row[1], row[2] == MET) for row in rows}


def head() -> str:
    return "\n\n".join(("# Benchmarks", METHOD, table(("measured on", ""), _machine())))


def _goals(goals: Iterable[Goal]) -> Section:
    rows = [(goal.text, goal.measured, MET if goal.met else "**not met**") for goal in goals]
    return Section(GOALS, [table(("goal", "measured", ""), rows)], when="")


def _machine() -> list[tuple[str, str]]:
    packages = ("deskoherna", "msgspec", "catanatron", "pettingzoo")
    return [
        ("date", datetime.date.today().isoformat()),
        ("processor", f"{_processor()}, {os.cpu_count()} cores"),
        ("load before the start", f"{os.getloadavg()[0]:.1f}"),
        ("Python", f"{platform.python_implementation()} {platform.python_version()}"),
        *((package, version(package)) for package in packages),
    ]


def _processor() -> str:
    listed = Path("/proc/cpuinfo")
    lines = listed.read_text("utf-8").splitlines() if listed.exists() else []
    models = (line.partition(": ")[2] for line in lines if line.startswith("model name"))
    return next(models, platform.processor() or platform.machine())


def table(header: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A Markdown table whose columns line up in the source."""
    lines = [header, *rows]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    filled = [[text.ljust(width) for text, width in zip(x, widths, strict=True)] for x in lines]
    rule = ["-" * width for width in widths]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (filled[0], rule, *filled[1:]))


def times(what: str, seconds: Mapping[str, Series], reference: str | None = None) -> str:
    """A table of the time that each thing takes, and of its speed compared with a reference."""
    header = [what, "µs", "lowest – highest", "per second"]
    rows = [[name, *micros(series), shown(1 / series.median)] for name, series in seconds.items()]
    if reference is not None:
        header += [f"speed beside {reference}", "lowest – highest"]
        for row, series in zip(rows, seconds.values(), strict=True):
            ratio = seconds[reference] / series
            row += [f"× {shown(ratio.median)}", spread(ratio)]
    return table(header, rows)


def micros(seconds: Series) -> tuple[str, str]:
    """Median and spread, in microseconds."""
    micro = seconds * 1e6
    return shown(micro.median), spread(micro)


def shown(number: float) -> str:
    """Three significant digits."""
    rounded = float(f"{number:.3g}")
    places = 2 - math.floor(math.log10(abs(rounded))) if rounded else 0
    return f"{rounded:,.{max(0, places)}f}"


def spread(series: Series) -> str:
    return f"{shown(series.lowest)} – {shown(series.highest)}"


def with_spread(series: Series) -> str:
    return f"{shown(series.median)} ({spread(series)})"
