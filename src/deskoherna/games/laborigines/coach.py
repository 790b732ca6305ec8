"""What a coach says in a first game of LABORIGINES: explosions ahead, and energy that runs out."""

from __future__ import annotations

from deskoherna.kernel import Argument, Tip

from .pieces import DANGER, SIDES
from .view import LaboriginesView, TileSeen

BIG = "big-explosion"
EXPLOSIONS = ("small-explosion", BIG)  # LAB-35, LAB-36
LITTLE = 6  # pieces of energy: less than a big explosion costs


def tips(view: LaboriginesView, seat: int) -> list[Tip]:
    own = {figure.name for figure in view.figures if figure.seat == seat}
    ends = {route.stops[-1] for route in view.routes if route.figure in own}
    found = []
    if view.flag not in own:  # LAB-11
        for tile in sorted(ends):
            side = known_below(view.tiles[tile], view.aid)
            if side in EXPLOSIONS:
                about: dict[str, Argument] = {"tile": tile + 1, "side": str(side)}
                found.append(Tip("laborigines-coach-explosion", about, (str(tile + 1),)))
    if view.turn == seat and ends and view.scores[seat] <= LITTLE:
        found.append(Tip("laborigines-coach-energy", {"energy": view.scores[seat]}))
    return found


def known_below(tile: TileSeen, aid: bool) -> str | None:
    """The lower side, as far as whoever looks at the board can tell: LAB-39, LAB-R16."""
    if tile.up == SIDES[DANGER]:
        return BIG
    return tile.down if aid else None
