"""Set checkouts against each other: what a move costs in the rules, and what it costs the server.

`python -m benchmarks.compare --checkout before=../before --checkout now=.`

The checkouts take turns, round by round, and every ratio is made within a round. The server's part
needs Node and what `make bench` installs for it.
"""

from __future__ import annotations

import argparse
import contextlib
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import deskoherna

from .page import table, with_spread
from .race import Series
from .server.moves import cost, pace
from .server.processes import Load, Peer, Seen, answered, loading, peer, running

ROUNDS = 7
WAVES = 2  # of games at all tables, in each round
PACE = Path(__file__).parent / "rules" / "pace.py"


def main() -> None:
    known = argparse.ArgumentParser(description=__doc__)
    known.add_argument("--checkout", action="append", required=True, metavar="NAME=FOLDER")
    known.add_argument("--only", choices=["rules", "server"])
    wish = known.parse_args()
    named = (checkout.split("=", 1) for checkout in wish.checkout)
    checkouts = {name: Path(folder).resolve() for name, folder in named}
    if wish.only != "server":
        print(rules(checkouts))
    if wish.only != "rules":
        print(server(checkouts))


def rules(checkouts: Mapping[str, Path]) -> str:
    games = [game.id for game in deskoherna.all_games().values()]
    with contextlib.ExitStack() as stack:
        paces = {
            name: stack.enter_context(running([sys.executable, str(PACE)], folder))
            for name, folder in checkouts.items()
        }
        found: dict[str, dict[str, list[float]]] = {
            game: {name: [] for name in checkouts} for game in games
        }
        for _ in range(1 + ROUNDS):  # the first warms up
            for game in games:
                for name, process in paces.items():
                    found[game][name].append(float(answered(process, game)))
    rows = [
        row
        for game, by_name in found.items()
        for row in _rows({name: Series(tuple(took[1:])) for name, took in by_name.items()}, game)
    ]
    return table(("µs of processor for a move in the rules", "", "beside the first"), rows)


def server(checkouts: Mapping[str, Path]) -> str:
    with _servers(checkouts) as (peers, load):
        for one in peers.values():
            load.play(one, WAVES)
        seen: dict[str, list[Seen]] = {name: [] for name in peers}
        for _ in range(ROUNDS):
            for name, one in peers.items():
                seen[name].append(load.play(one, WAVES))
    costs = {name: Series(tuple(map(cost, rounds))) * 1e6 for name, rounds in seen.items()}
    rates = {name: Series(tuple(map(pace, rounds))) for name, rounds in seen.items()}
    rows = [*_rows(costs, "µs of processor for a move"), *_rows(rates, "moves per second")]
    return table(("the server", "", "beside the first"), rows)


@contextlib.contextmanager
def _servers(checkouts: Mapping[str, Path]) -> Iterator[tuple[dict[str, Peer], Load]]:
    with contextlib.ExitStack() as stack:
        folder, load = stack.enter_context(loading())
        peers = {}
        for name, checkout in checkouts.items():
            database = folder / name
            database.mkdir()
            launch = [sys.executable, "-m", "benchmarks.server.launch", str(database)]
            peers[name] = peer("Deskoherna", stack.enter_context(running(launch, checkout)))
        yield peers, load


def _rows(series: Mapping[str, Series], what: str) -> Iterator[tuple[str, str, str]]:
    first = next(iter(series.values()))
    for name, one in series.items():
        yield f"{what}, {name}", with_spread(one), f"× {with_spread(one / first)}"


if __name__ == "__main__":
    main()
