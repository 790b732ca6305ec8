"""Attack servers of one or several checkouts, and print what others noticed.

`python -m benchmarks.strangers --checkout before=../before --checkout now=. --write`
"""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from .. import page
from .report import section
from .running import ATTACKS, Found, measure

HERE = Path(__file__).parent.parent.parent


def main() -> None:
    known = argparse.ArgumentParser(description=__doc__)
    known.add_argument("--checkout", action="append", default=[], metavar="NAME=FOLDER")
    known.add_argument("--attack", action="append", default=[], choices=[*ATTACKS])
    known.add_argument("--seconds", type=float, default=12.0, help="of each attack")
    known.add_argument("--quiet", type=float, default=6.0, help="seconds before each attack")
    known.add_argument("--write", action="store_true", help="into docs/benchmarks.md, too")
    wish = known.parse_args()
    checkouts = dict(named.split("=", 1) for named in wish.checkout) or {"now": str(HERE)}
    found: dict[str, dict[str, Found]] = {}
    for attack in wish.attack or ATTACKS:
        found[attack] = {}
        for name, folder in checkouts.items():
            print(f"{attack}, {name} …", flush=True)
            found[attack][name] = asyncio.run(
                measure(attack, Path(folder).resolve(), wish.quiet, wish.seconds)
            )
    if wish.write:
        page.write([lambda: section(found)], fresh=False)
    else:
        print(section(found))


if __name__ == "__main__":
    main()
