"""Fill a room, run a server on it, and ask for every page as many people would, one by one.

python -m benchmarks.filled [--scale 0.1] [--keep FOLDER] [--unbooked]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles

import aiohttp

from deskoherna.tables.identity import Links
from deskoherna.tables.stores.sqlite_file import connect

from .filling import Filled, fill

REQUESTS = 400  # of each kind
GOAL = 200  # milliseconds, of the 99th percentile
LIMITS = """
requests = { burst = 1e9, per_second = 1e9 }
pages = { burst = 1e9, per_second = 1e9 }
work = { burst = 1e9, per_second = 1e9 }
reading = { burst = 1e9, per_second = 1e9 }
"""

Ask = Callable[[random.Random], tuple[str, str | None]]  # a path, and who asks for it


def asks(filled: Filled) -> dict[str, Ask]:
    """What is asked for, by its name."""
    over = [id_ for id_, phase in filled.tables.items() if phase == "over"]
    playing = [id_ for id_, phase in filled.tables.items() if phase == "playing"]
    busiest = filled.people[0]

    def anyone(rng: random.Random) -> str:
        return rng.choice(filled.people)

    def own(page: str) -> dict[str, Ask]:
        path = f"/api/me/{page}"
        return {
            f"own {page}, anybody": lambda rng: (path, anyone(rng)),
            f"own {page}, whoever plays the most": lambda rng: (path, busiest),
        }

    return {
        "home, a stranger": lambda rng: ("/api/tables", None),
        "home, anybody": lambda rng: ("/api/tables", anyone(rng)),
        "home, whoever plays the most": lambda rng: ("/api/tables", busiest),
        "a finished table": lambda rng: (f"/api/tables/{rng.choice(over)}", anyone(rng)),
        "a running table": lambda rng: (f"/api/tables/{rng.choice(playing)}", anyone(rng)),
        "what the room knows, anybody": lambda rng: ("/api/me", anyone(rng)),
        "what the room knows, whoever plays the most": lambda rng: ("/api/me", busiest),
        **own("tables"),
        **own("results"),
        **own("results?opponent=00071&outcome=won"),
        **own("results?opponent=nobody"),
        **own("statistics"),
    }


async def measure(address: str, links: Links, filled: Filled) -> dict[str, list[float]]:
    """The milliseconds each answer took; kinds take turns."""
    taken: dict[str, list[float]] = {}
    rng = random.Random(2)
    kinds = asks(filled)
    async with aiohttp.ClientSession(address, cookie_jar=aiohttp.DummyCookieJar()) as client:
        for _ in range(REQUESTS):
            for kind, ask in kinds.items():
                path, who = ask(rng)
                cookies = {} if who is None else {"deskoherna": links.cookie(who)}
                began = time.perf_counter()
                async with client.get(path, cookies=cookies) as answer:
                    await answer.read()
                    assert answer.status in (200, 403), (kind, answer.status)
                taken.setdefault(kind, []).append(1000 * (time.perf_counter() - began))
    return taken


@contextmanager
def server(database: Path) -> Iterator[str]:
    limits = database.with_name("limits.toml")
    limits.write_text(LIMITS)
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "deskoherna", "serve", "--port", "0"),
            *("--database", str(database), "--limits", str(limits)),
        ],
        stdout=subprocess.PIPE,
        stderr=database.with_name("journal.jsonl").open("w"),
        text=True,
    )
    assert process.stdout is not None
    try:
        yield "http://" + process.stdout.readline().split("http://")[1].split()[0].rstrip("/")
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait()


def report(taken: dict[str, list[float]]) -> None:
    width = max(map(len, taken))
    print(f"{'':{width}}  median   99th  longest  (ms)")
    for kind, times in taken.items():
        worst = quantiles(times, n=100)[98]
        mark = "" if worst < GOAL else "  over the goal"
        print(f"{kind:{width}} {median(times):7.1f} {worst:6.1f} {max(times):8.1f}{mark}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scale", type=float, default=1.0, help="of people, tables and moves")
    parser.add_argument("--keep", type=Path, help="a folder for the database, used again if there")
    parser.add_argument("--unbooked", action="store_true", help="results are still to be entered")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.keep or Path(temporary)
        folder.mkdir(exist_ok=True)
        database, noted = folder / "room.sqlite", folder / "filled.json"
        if not noted.exists():
            began = time.perf_counter()
            made = fill(database, options.scale, booked=not options.unbooked)
            noted.write_text(json.dumps([list(made.people), made.tables, made.entries]))
            print(f"filled in {time.perf_counter() - began:.0f} s")
        filled = Filled(*json.loads(noted.read_text()))
        size = sum(file.stat().st_size for file in folder.glob("room.sqlite*")) >> 20
        print(
            f"{len(filled.people)} people, {len(filled.tables)} tables,"
            f" {filled.entries} entries, {size} MiB"
        )
        began = time.perf_counter()
        with server(database) as address:
            print(f"open after {time.perf_counter() - began:.1f} s")
            connection = connect(database)
            (secret,) = connection.execute(
                "SELECT value FROM room WHERE name = 'secret'"
            ).fetchone()
            connection.close()
            report(asyncio.run(measure(address, Links(bytes(secret)), filled)))


if __name__ == "__main__":
    main()
