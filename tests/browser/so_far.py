"""Games that have come so far: what a board shows rarely need not be waited for."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from browser.guest import Guest
from deskoherna.kernel import AnyGame, AnyMatch, SearchChance, dumps


def continue_where(
    guest: Guest,
    game: AnyGame,
    holds: Callable[[AnyMatch], bool],
    seats: list[dict[str, str]],
    **options: int | str,
) -> None:
    """Sit down in the middle of a game of random movers, where this first holds.

    Their game is played to its end, for one with secrets may not be continued before (ROOM-6).
    """
    for seed in count():
        match, chance, at = game.new(len(seats), options, seed), SearchChance(seed), None
        while match.result is None:
            if at is None and holds(match):
                at = len(match.plies)
            seat, ask = chance.pick("seat", list(match.asks.items()))
            match.play(seat, ask.sample(chance))
        if at is not None:
            continue_at(guest, match, at, seats)
            return


def continue_at(guest: Guest, match: AnyMatch, at: int, seats: list[dict[str, str]]) -> None:
    """Sit down at a finished game as it was after its first moves."""
    ask_server, sent = guest.context.request, {"Content-Type": "application/octet-stream"}
    record = ask_server.post("/api/records", data=dumps(match.record()), headers=sent).json()["id"]
    wish = {"at": at, "seats": seats}
    table = ask_server.post(f"/api/tables/{record}/forks", data=wish).json()["id"]
    guest.goto(f"/table/{table}")
