"""How long somebody waits for the first advice after asking for it, in every game.

python -m benchmarks.advising

Through the processes of a room: cold, the first time that its process for advice thinks about a
game, and warm. The games take turns, so what slows the machine slows all of them.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from statistics import median
from time import perf_counter

from deskoherna.bots import advisers
from deskoherna.catalogue import all_games
from deskoherna.kernel import AnyGame, AnyMatch, SearchChance
from deskoherna.lab.first_timer import FirstTimer
from deskoherna.tables.advice.bot_worker import BotSeat
from deskoherna.tables.advice.pool import BotPool, Stages

POSITIONS = 8
EVERY = 5  # decisions
LIMIT = 60.0  # seconds that a bot may take
PROMISED = 1.0


def positions(game: AnyGame) -> Iterator[tuple[AnyMatch, int]]:
    """Some positions of a first-timer's game in which there is a choice, and who has it."""
    chance, player = SearchChance(0), FirstTimer(game)
    match: AnyMatch = game.new(min(many for many in game.seats if many > 1), seed=1)
    decisions = found = 0
    while match.result is None and found < POSITIONS:
        seat = min(seat for seat, ask in match.asks.items() if not ask.optional)
        ask = match.asks[seat]
        if not ask.free and len(ask.moves) > 1:
            decisions += 1
            if decisions % EVERY == 1:
                found += 1
                yield match, seat
        match.play(seat, player.choose(seat, match.view(seat), ask, chance))


async def first_advice(pool: BotPool, game: AnyGame, match: AnyMatch, seat: int) -> float | None:
    """Seconds until there is any; none if there is nothing to compare."""
    began, took = perf_counter(), list[float]()
    asked = BotSeat(f"table {began}", game.id, advisers(game)[0], seat)
    stages = Stages(lambda _: took.append(perf_counter() - began))
    final = await pool.hint(asked, match.view(seat), stages=stages)
    return took[0] if took and final.moves else None


async def main() -> None:
    pool = BotPool(os.cpu_count() or 1, LIMIT)
    await pool.warm_up()  # as a room does when it starts
    games = list(all_games().values())
    waits: dict[str, list[float]] = {game.name: [] for game in games}
    for at_once in zip(*map(positions, games), strict=False):
        for game, (match, seat) in zip(games, at_once, strict=True):
            took = await first_advice(pool, game, match, seat)
            waits[game.name] += [] if took is None else [took]
    await pool.close()
    print(f"seconds until the first advice (promised: {PROMISED:g}); load {os.getloadavg()[0]:.1f}")
    for name, (cold, *warm) in waits.items():
        print(f"  {name:22} cold {cold:.2f}, warm {median(warm):.2f} ({max(warm):.2f} at most)")


if __name__ == "__main__":
    asyncio.run(main())
