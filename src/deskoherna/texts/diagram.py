"""Positions pictured in rulebook pages, by fenced blocks `board`.

The first line gives the position in the game's notation and perhaps a move. What the browser draws
is made from them by the real rules; what follows is for terminals.

    ```board position="4 4/4/4/4 - {1}<1> g" move="1 b2" window="a1-c3" marked="b2"
    A sentence on it.

    the picture in characters
    ```

`window` names two corners of what to show, `marked` places to point at, in the game's words.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec

from deskoherna.kernel import AnyGame, refusal_at

ATTRIBUTE = r' ([a-z]+)="([^"]*)"'
BOARD = re.compile(rf"board((?:{ATTRIBUTE})+)")
KNOWN = ("position", "move", "window", "marked")


def board_of(info: str) -> dict[str, str]:
    """The attributes in the first line of a `board` block."""
    found = BOARD.fullmatch(info.strip())
    told = dict(re.findall(ATTRIBUTE, found[1])) if found else {}
    if "position" not in told or not told.keys() <= set(KNOWN):
        raise ValueError(f"a board is told its {', '.join(KNOWN)}, not: {info}")
    return told


def diagram(game: AnyGame, info: str) -> dict[str, Any]:
    """What a browser draws; raises what is wrong with the position or the move."""
    told = board_of(info)
    state = game.position(told["position"])
    asked = sorted(state.asks().items(), key=lambda asked: asked[1].optional)
    seat = asked[0][0] if asked else None  # whose eyes see it, and whose move it is
    events = []
    if "move" in told:
        assert seat is not None, "nobody moves in this position"
        if refusal := refusal_at(game, state, seat, told["move"]):
            raise refusal
        events = state.preview(seat, game.parse(told["move"]))
    first, _, last = told.get("window", "").partition("-")
    return {
        "view": msgspec.to_builtins(game.view(state, seat)),
        "events": [event.data() for event in events],
        "marked": told.get("marked", "").split(),
        "window": {"from": first, "to": last} if last else None,
    }
