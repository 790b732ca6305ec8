"""Measure everything, print it, and write `docs/benchmarks.md`."""

from __future__ import annotations

from .page import PAGE, Section, goals, head
from .rules import matches, speed
from .simulation import simulation

MEASURES = (
    speed.play, speed.copy, speed.parts, matches.views, matches.records, matches.memory,
    simulation,
)  # fmt: skip


def main() -> None:
    top = head()
    sections: list[Section] = []
    print(top, flush=True)
    for measure in MEASURES:
        sections.append(measure())
        print(f"\n{sections[-1]}", flush=True)
    print(f"\n{goals(sections)}")
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text("\n\n".join(map(str, (top, goals(sections), *sections))) + "\n", "utf-8")


if __name__ == "__main__":
    main()
