"""Writes web/src/boards/*/choice.json: questions as the server puts them, for tests of the client.

python tools/write_positions.py            write the files
python tools/write_positions.py --check    fail if they would change
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, NamedTuple

import deskoherna
from deskoherna.kernel import AnyGame, SearchChance, refusal_at
from deskoherna.tables import wire
from deskoherna.tables.projection.messages import encode, problem
from deskoherna.tables.projection.visibility import data_of, shown

BOARDS = Path(__file__).parent.parent / "web" / "src" / "boards"


class Asked(NamedTuple):
    """A position in the notation of its game, or the options of a new one; then some moves.

    What the moves in `considered` would do, or why they are refused, is written down as well.
    """

    start: str | dict[str, bool]
    moves: tuple[str, ...] = ()
    considered: tuple[str, ...] = ()


TILES = "os/hh/og/rr/of/bb/oc/aa/ol/ff/do/gg/or/ss/oa/dd/xb/cc/oh/ll"
MEETING = f"basic-2-20 {TILES} A@1,B@6,M@15 A12a3b,B3a15b - A:2,5"
GRIDS = "7 7 7 7 7 7 (rg 1-2) xn 3 / 7 7 7 7 7 7 () - 3; 1f1=rb 1f2=2-3 2f1=bv; burner=1 turn=1"
CUBE = "y6o6/p6b6/y6o6/p6p2/y6o6/p6b5/y6o6/p6b6/y6o6/p6b6/y6p5/p6b6/y6y5/p6b6/y6o6/p6b4"
TURN = f"2-1 {CUBE} A=polymath:y3o4p5b1+damping+tweezers,B=engineer:- o3o3 y3p5 2 A1"
CIRCLE = "basic MATR - N4.1 Q1"

POSITIONS = {
    "numerus": {
        "two ships": Asked(
            "9 9/9/9/9/9/2(1)(2)1(2)<3>2/9/9/9 - {2,4}<3> g",
            considered=("2 e6", "2 e5", "2 g4", "4 g4"),
        ),
        "last ship": Asked("9 9/9/9/9/9/9/9/9/9 - {3}<3> g"),
        "hyper node": Asked(
            "9 9/9/5(1)[1](1)1/2(1)3(2)2/9/2(2)3(1)2/3(1)1(1)3/9/9 - {2,4}<3> g",
            considered=("2 e5",),
        ),
        "column": Asked("9 9/9/3(1)5/3(2)5/3(1)5/3(3)5/3(1)5/3(2)5/3(1)5 - {2}<> g"),
        "run": Asked("9 9/9/9/9/9/(1)(2)(1)(3)(1)(2)(1)2/9/9/9 - {2}<> g", considered=("b4-e4",)),
    },
    "laborigines": {
        "place": Asked({"modelling": False}, considered=("at 14",)),
        "assign": Asked(MEETING, considered=("die 3",)),
        "offer": Asked(MEETING, ("die 5",)),
        "go": Asked(MEETING, ("die 5", "pass")),
        "take": Asked(MEETING, ("die 5", "pass", "go cw")),
        "lay": Asked(
            f"basic-2-20 {TILES} A@11,B@4,M@1 A10a4b,B11b - A:3,3",
            ("go cw",),
        ),
        "twins": Asked(f"twins-2-20 {TILES} A1@1,A2@6,B1@9,B2@12 A12a3b,B15b - A:2,5", ("die 5",)),
    },
    "neutrace": {
        "act": Asked(GRIDS, considered=("rg 1f1", "token sixth", "1-2 1e1")),
        "tasks": Asked({}),
        "turn": Asked(GRIDS, ("token molecule",), ("turn 1f2",)),
        "reserve": Asked(GRIDS, ("token reserve",)),
        "no room for a molecule": Asked(
            "7 7 7 7 7 7 (rg 1-2) - 0 / 7 7 7 7 7 7 () - 3; 1d1=rv 1e1=oy 1f1=rb 1g1=gb 1h1=yg "
            "2d1=ry 2e1=ov 2f1=bv 2g1=ob 2h1=yb; burner=1 turn=1",
            considered=("rg 1f1",),
        ),
        "no room for a first molecule": Asked(
            "7 7 7 7 7 7 (rg 1-2 2-3) - 1 / 7 7 7 7 7 7 () - 3; 1d1=rv 1e1=oy 1f1=rb 1g1=gb 1h1=yg "
            "2d1=ry 2e1=ov 2f1=bv 2g1=ob 2h1=yb; burner=1 turn=1",
            ("token two",),
            considered=("rg 1f1",),
        ),
    },
    "estimatrix": {
        "letter": Asked({}, ("letter T",)),
        "ban": Asked(f"{CIRCLE} -"),
        "hint": Asked(f"{CIRCLE} white", considered=("say a lemon", "say <b>", "emoji lemon")),
        "hint after a roll": Asked(f"{CIRCLE} -", ("ban roll",)),
        "drawing": Asked(f"{CIRCLE} white", ("draw 3kAAAAf",), ("show a sun", "show <b>")),
        "lead": Asked(f"{CIRCLE} white ? say a lemon"),
        "answer": Asked(f"{CIRCLE} white ? say a lemon", ("others first",)),
        "change": Asked(f"{CIRCLE} white r--- say a lemon"),
    },
    "teserakt": {
        "act": Asked(
            TURN,
            considered=("take b2", "take a1", "take a1.1", "turn A:y3 to 4", "analyse damping"),
        ),
        "no action left": Asked(TURN.removesuffix("1") + "0", considered=("end",)),
        "effect": Asked(TURN, ("play tweezers",), ("take a1.1",)),
    },
}


def written(game: AnyGame, asked: Asked) -> dict[str, Any]:
    state = (
        game.position(asked.start)
        if isinstance(asked.start, str)
        else game.new(options=asked.start, seed=7).state
    )
    for move in asked.moves:
        state.play(min(state.asks()), game.parse(move), SearchChance(7))
    seat, ask = min(state.asks().items())
    moves = tuple(map(str, ask.moves))

    def considered(move: str) -> wire.LessonConsidered:
        if refusal := refusal_at(game, state, seat, move):
            return wire.LessonConsidered(None, problem(refusal))
        parsed = game.parse(move)
        after = state.foreseen(seat, parsed)
        events = data_of(game, state.preview(seat, parsed))
        return wire.LessonConsidered(events, None, after and shown(game, game.view(after, seat)))

    return {
        "ask": wire.LessonAsk(seat, ask.rule, ask.key, dict(ask.arguments), moves),
        "view": shown(game, game.view(state, seat)),
        "considered": {move: considered(move) for move in asked.considered},
    }


def text(game: str) -> str:
    """A line for each position."""
    played = deskoherna.game(game)
    lines = (
        f'"{name}": {encode(written(played, asked)).decode()}'
        for name, asked in POSITIONS[game].items()
    )
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main(arguments: list[str]) -> int:
    stale = False
    for game in POSITIONS:
        target, now = BOARDS / game / "choice.json", text(game)
        if "--check" not in arguments:
            target.write_text(now, "utf-8")
        elif target.read_text("utf-8") != now:
            stale = True
            sys.stderr.write(f"{game}: choice.json is stale: run `make positions`\n")
    return int(stale)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
