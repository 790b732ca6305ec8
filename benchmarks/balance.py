"""How hard the bases of TESERAKT are for the same bot: writes docs/balance/teserakt.md.

python -m benchmarks.balance                    measure everything
python -m benchmarks.balance 2-A 2-B            measure these again, and keep the other lines
python -m benchmarks.balance --games 400 4-1    the more games, the narrower the intervals
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from pathlib import Path

from deskoherna.lab import Tally, simulate

PAGE = Path(__file__).parent.parent / "docs" / "balance" / "teserakt.md"
BOT = "planning"
SEED = 1
GAMES = 100
SETTINGS = (
    *(f"2-{base}" for base in "1A2B3C4D"),
    *(f"{seats}-{base}" for seats in (1, 3, 4) for base in "12"),
)
LINE = re.compile(r"\| (\d) \| (\w) \| (\d+) \| (\d+) \| .* \|")

ABOUT = f"""# How hard the bases of TESERAKT are

The planning bot in every seat; whoever is alone leads two researchers (TES-R1). Shares of games won
with 95 % intervals (Wilson), and how many of the 24 slots were filled on average. Written by
`python -m benchmarks.balance`, which plays the same games again from seed {SEED}.

| seats | base | games | won | share | interval | slots |
|---|---|---|---|---|---|---|
"""


def measured(setting: str, games: int) -> str:
    seats, base = setting.split("-")
    runs = simulate("teserakt", [BOT] * int(seats), games, seed=SEED, options={"base": base})
    *_, totals = runs
    return line(seats, base, totals.tallies[0])


def line(seats: str, base: str, tally: Tally) -> str:
    low, high = tally.interval
    share = f"{100 * tally.win_rate:.0f} %"
    interval = f"{100 * low:.0f} – {100 * high:.0f} %"
    won = round(tally.credit)  # all win or all lose
    cells = (seats, base, tally.games, won, share, interval, f"{tally.mean_score:.1f}")
    return "| " + " | ".join(map(str, cells)) + " |"


def lines_of(page: Path) -> dict[str, str]:
    """The lines that were measured before."""
    text = page.read_text("utf-8") if page.exists() else ""
    return {f"{found[1]}-{found[2]}": found[0] for found in LINE.finditer(text)}


def page_of(lines: dict[str, str]) -> str:
    return ABOUT + "\n".join(lines[setting] for setting in SETTINGS if setting in lines) + "\n"


def chosen() -> Iterator[tuple[str, int]]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("settings", nargs="*", metavar="seats-base", choices=[[], *SETTINGS])
    parser.add_argument("--games", type=int, default=GAMES)
    told = parser.parse_args()
    for setting in told.settings or SETTINGS:
        yield setting, told.games


def main() -> None:
    PAGE.parent.mkdir(exist_ok=True)
    for setting, games in chosen():
        measure = measured(setting, games)
        PAGE.write_text(page_of(lines_of(PAGE) | {setting: measure}), "utf-8")


if __name__ == "__main__":
    main()
