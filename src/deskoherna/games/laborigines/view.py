"""What a seat may know: all but the lower sides nobody has seen, and the others' votes."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from deskoherna.kernel import Chance, Result, View

from .pieces import (
    COURSES,
    DANGER,
    DISEASES,
    GONE,
    GROUND,
    HARMLESS,
    MIXED,
    NOBODY,
    OUT,
    RING,
    SHADES,
    SIDE,
    SIDES,
    TWINS,
    Course,
    Ground,
    Laboratory,
    Tile,
)
from .position import ABSTAINED, NO_VOTE
from .routes import Route, routes
from .rules import Laborigines


class TileSeen(msgspec.Struct, frozen=True):
    """A tile of the ring."""

    up: str  # the side that lies up
    ground: Ground  # its colour
    down: str | None  # the lower side, if it has been seen (LAB-R16)
    energy: tuple[int, ...]  # pieces lying there, by colour


class FigureSeen(msgspec.Struct, frozen=True):
    """A laborigine. Tiles are numbered from 0 here, from 1 in events and moves."""

    name: str  # A, or A1 and A2 for twins
    seat: int  # whose it is
    tile: int | None  # where it stands; none before it is placed and after it has dropped out
    clay: str  # what it looks like, as a `clay` move writes it
    bolts: int  # bolts it has (LAB-33)
    infected: bool  # whether it has the current disease
    acid: bool  # whether it has acid on it (LAB-34)


class LaboriginesView(View, frozen=True):
    """All but the lower sides nobody has seen, and the others' votes. Tiles are numbered from 0."""

    seat: int | None  # whose view it is; none for a spectator
    variant: str  # basic, teams or twins
    start_energy: int  # pieces each seat started with
    aid: bool  # whether people are shown what they have seen of lower sides
    modelling: bool  # whether players model their figures and vote
    tiles: tuple[TileSeen, ...]  # the ring, clockwise
    turned: tuple[int, ...]  # tiles whose lower side has been seen; those turned last come last
    moa: int | None  # the tile where Moa stands; none while there is no Moa
    figures: tuple[FigureSeen, ...]  # seat by seat
    colours: tuple[int, ...]  # the colour each seat plays
    stores: tuple[tuple[int, ...], ...]  # pieces of energy each seat has, by colour
    scores: tuple[int, ...]  # all the energy each seat has
    fallen: tuple[int, ...]  # 0, or when the seat dropped out: first 1, then 2, …
    delegated: tuple[bool, ...]  # for each seat, whether the table chooses colours for it (LAB-R5)
    flag: str | None  # the figure that has it
    flag_gone: bool  # whether the flag is out of the game (LAB-8)
    disease: str | None  # the current one
    deck: tuple[str, ...]  # diseases that have not been turned up since the last shuffle
    turns: int  # how many turns have begun
    turn: int | None  # whose turn it is; none before the first
    dice: tuple[int, ...]  # rolled in this turn
    paces: tuple[int, ...]  # how far each figure goes in this turn, and last how far Moa does
    # cw or ccw: where the figure on turn goes, with twins the first one; none if undecided
    course: Course | None
    barred: tuple[str, ...]  # figures that cannot gain the flag this turn (LAB-23)
    voted: tuple[bool, ...]  # for each seat, whether it has voted
    vote: int | None  # the seat the viewer votes for
    ballot: tuple[int, ...]  # votes for each seat, once they are counted
    routes: tuple[Route, ...]  # where dice and courses would lead, while they are being chosen
    # steps still to be carried out, each a name and numbers; the last comes next
    agenda: tuple[tuple[str | int, ...], ...]
    result: Result | None  # how the game ended; none while it is being played

    @property
    def memory(self) -> tuple[str, ...]:
        return ("turned",) if self.aid else ("turned", "tiles.down")  # LAB-R16


def view_of(state: Laborigines, seat: int | None) -> LaboriginesView:
    lab, cast = state.lab, state.cast
    vote = NO_VOTE if seat is None else state.votes[seat]
    return LaboriginesView(
        seat=seat,
        variant=lab.variant,
        start_energy=lab.energy,
        aid=lab.aid,
        modelling=lab.modelling,
        tiles=tuple(_tile(state, tile) for tile in range(RING)),
        turned=tuple(state.seen),
        moa=_there(state.moa),
        figures=tuple(_figure(state, figure) for figure in range(len(cast.owner))),
        colours=cast.colour,
        stores=tuple(
            tuple(state.stores[SHADES * other : SHADES * (other + 1)]) for other in range(lab.seats)
        ),
        scores=tuple(map(state.energy, range(lab.seats))),
        fallen=tuple(state.fallen),
        delegated=tuple(state.delegated),
        flag=cast.names[state.flag] if state.flag >= 0 else None,
        flag_gone=state.flag == GONE,
        disease=None if state.disease == NOBODY else DISEASES[state.disease],
        deck=tuple(DISEASES[card] for card in state.deck),
        turns=state.turns,
        turn=_there(state.turn),
        dice=tuple(state.dice),
        paces=tuple(state.pace),
        course=COURSES.get(state.course),
        barred=tuple(cast.names[figure] for figure in state.barred),
        voted=tuple(other != NO_VOTE for other in state.votes),
        vote=vote if vote >= 0 else None,
        ballot=tuple(state.ballot),
        routes=routes(state),
        agenda=tuple(state.agenda),
        result=state.result,
    )


def _there(number: int) -> int | None:
    return None if number < 0 else number


def _tile(state: Laborigines, tile: int) -> TileSeen:
    up = SIDES[state.up[tile]]
    down = SIDES[state.down[tile]] if tile in state.seen else None
    return TileSeen(up, GROUND[up], down, tuple(state.lying[SHADES * tile : SHADES * (tile + 1)]))


def _figure(state: Laborigines, figure: int) -> FigureSeen:
    return FigureSeen(
        name=state.cast.names[figure],
        seat=state.cast.owner[figure],
        tile=_there(state.tiles[figure]),
        clay=state.clay[figure],
        bolts=state.bolts[figure],
        infected=state.infected[figure],
        acid=state.acid[figure],
    )


# Imagining


def state_of(view: LaboriginesView, chance: Chance) -> Laborigines:
    """A position that agrees with the view: unseen sides and the others' votes are drawn."""
    state = Laborigines.bare(
        Laboratory(view.variant, len(view.stores), view.start_energy, view.aid, view.modelling)
    )
    names = state.cast.names
    for tile, seen in enumerate(view.tiles):
        state.up[tile] = SIDE[seen.up]
        state.lying[SHADES * tile : SHADES * (tile + 1)] = seen.energy
    for tile, side in lower_sides(view.tiles, chance).items():
        state.down[tile] = side
    state.seen = list(view.turned)
    for figure, standing in enumerate(view.figures):
        state.tiles[figure] = _or(OUT, standing.tile)
        state.clay[figure] = standing.clay
        state.bolts[figure] = standing.bolts
        state.infected[figure] = standing.infected
        state.acid[figure] = standing.acid
    state.stores = [pieces for store in view.stores for pieces in store]
    state.delegated = list(view.delegated)
    state.votes = [
        _vote(view, seat, chance) if voted else NO_VOTE for seat, voted in enumerate(view.voted)
    ]
    state.ballot = list(view.ballot)
    state.fallen = list(view.fallen)
    state.moa = _or(OUT, view.moa)
    state.flag = GONE if view.flag_gone else NOBODY if view.flag is None else names.index(view.flag)
    state.disease = NOBODY if view.disease is None else DISEASES.index(view.disease)
    state.deck = [DISEASES.index(card) for card in view.deck]
    state.turns = view.turns
    state.turn = _or(NOBODY, view.turn)
    state.dice = list(view.dice)
    state.pace = list(view.paces)
    state.course = next((way for way, name in COURSES.items() if name == view.course), 0)
    state.barred = [names.index(name) for name in view.barred]
    state.agenda = list(view.agenda)
    return state


def _or(nothing: int, number: int | None) -> int:
    return nothing if number is None else number


def _vote(view: LaboriginesView, seat: int, chance: Chance) -> int:
    if seat == view.seat:
        return _or(ABSTAINED, view.vote)
    return drawn_vote(seat, len(view.voted), chance)


def drawn_vote(seat: int, seats: int, chance: Chance) -> int:
    return chance.pick("vote", [ABSTAINED, *(other for other in range(seats) if other != seat)])


def lower_sides(tiles: Sequence[TileSeen], chance: Chance) -> dict[int, int]:
    """What may lie below each tile: what has been seen, and the rest as tiles allow (LAB-R1)."""
    ups = [SIDE[tile.up] for tile in tiles]
    lower = {n: SIDE[tile.down] for n, tile in enumerate(tiles) if tile.down is not None}
    left = [*TWINS, *MIXED]
    for tile, side in lower.items():
        left.remove(_sides(ups[tile], side))
    unseen = [tile for tile in range(RING) if tile not in lower]
    chance.shuffle("lower sides", unseen)
    for tile in sorted(unseen, key=lambda tile: ups[tile] in (HARMLESS, DANGER)):
        sides = next(sides for sides in left if ups[tile] in sides)  # twins come first
        left.remove(sides)
        lower[tile] = sides[1] if ups[tile] == sides[0] else sides[0]
    return lower


def _sides(one: int, other: int) -> Tile:
    """The tile with these sides, as it is listed: the trap comes first."""
    return (other, one) if one in (HARMLESS, DANGER) else (one, other)


def swapped(state: Laborigines, seat: int | None, chance: Chance) -> Laborigines:
    """Lower sides nobody has seen change places among tiles that look alike; votes are drawn."""
    twin = state.copy()
    for side in set(state.up):
        alike = [tile for tile in unseen(state) if state.up[tile] == side]
        lower = [state.down[tile] for tile in alike]
        chance.shuffle("lower sides", lower)
        for tile, below in zip(alike, lower, strict=True):
            twin.down[tile] = below
    for other, vote in enumerate(state.votes):
        if vote != NO_VOTE and other != seat:
            twin.votes[other] = drawn_vote(other, state.lab.seats, chance)
    return twin


def unseen(state: Laborigines) -> Collection[int]:
    return [tile for tile in range(RING) if tile not in state.seen]
