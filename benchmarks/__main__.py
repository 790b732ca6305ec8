"""Measure everything, print it, and write `docs/benchmarks.md`."""

from __future__ import annotations

from .page import PAGE, Section, goals, head
from .rules import matches, speed

MEASURES = (
    speed.play, speed.copy, speed.parts, matches.views, matches.records, matches.memory,
)  # fmt: skip


def main() -> None:
    sections: list[Section] = []
    print(head(), flush=True)
    for measure in MEASURES:
        sections.append(measure())
        print(f"\n{sections[-1]}", flush=True)
    print(f"\n{goals(sections)}")
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text("\n\n".join(map(str, (head(), goals(sections), *sections))) + "\n", "utf-8")


if __name__ == "__main__":  # processes of the simulation import this module too
    main()
