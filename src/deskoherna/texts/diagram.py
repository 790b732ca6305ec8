"""Positions pictured in rulebook pages, by fenced blocks `board`.

The first line gives the position in the game's notation and perhaps a move. What the browser draws
is made from them by the real rules; what follows is for terminals.

    ```board position="4 4/4/4/4 - {1}<1> g" move="1 b2" window="a1-c3" marked="b2"
    A sentence on it.

    the picture in characters
    ```

`window` names two corners of the part to show, `marked` the places to mark, in the game's notation.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec

from deskoherna.kernel import AnyGame, refusal_at
from deskoherna.kernel.display import displayed, filmed, foreseen

ATTRIBUTE = r' ([a-z]+)="([^"]*)"'
BOARD = re.compile(rf"board((?:{ATTRIBUTE})+)")
KNOWN = ("position", "move", "window", "marked")


def board_of(info: str) -> dict[str, str]:
    """The attributes in the first line of a `board` block."""
    found = BOARD.fullmatch(info.strip())
    given = dict(re.findall(ATTRIBUTE, found[1])) if found else {}
    if "position" not in given or not given.keys() <= set(KNOWN):
        raise ValueError(f"a board block takes {', '.join(KNOWN)}, not: {info}")
    return given


def diagram(game: AnyGame, info: str) -> dict[str, Any]:
    """What a browser draws. Raises `Problem` if the position or the move is wrong."""
    given = board_of(info)
    state = game.position(given["position"])
    asked = sorted(state.asks().items(), key=lambda asked: asked[1].optional)
    seat = asked[0][0] if asked else None  # the viewer, and whose move it is
    events, after = [], None
    if "move" in given:
        assert seat is not None, "nobody moves in this position"
        if refusal := refusal_at(game, state, seat, given["move"]):
            raise refusal
        move = game.parse(given["move"])
        events = state.preview(seat, move)
        after = foreseen(game, state, seat, move) if game.declares_board else None
    first, _, last = given.get("window", "").partition("-")
    return {
        "view": msgspec.to_builtins(displayed(game, game.view(state, seat))),
        "after": after and msgspec.to_builtins(displayed(game, game.view(after, seat))),
        "events": filmed(game, events),
        "marked": given.get("marked", "").split(),
        "window": {"from": first, "to": last} if last else None,
    }
