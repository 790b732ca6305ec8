"""Before the first turn: modelling, placing, the vote (LAB-2, LAB-5, LAB-R15, LAB-R24)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from deskoherna.kernel import Ask, Chance, Refusal, Tell

from .clay import AnyClay, Clay, knead
from .events import MoaPut, Modelled, Placed, Prettiest, Stocked, Voted
from .moves import LaboriginesMove, Place, Vote
from .pieces import RING, TILES
from .position import ABSTAINED, NO_VOTE, Position

PLACES = tuple(map(Place, range(RING)))
ANYWHERE = Place(None)


@cache
def modelling(figure: str) -> Ask[LaboriginesMove]:
    return Ask(
        "LAB-2",
        "laborigines-ask-model",
        (Clay, AnyClay),
        (AnyClay(),),
        propose=knead,
        arguments={"figure": figure},
        overdue=AnyClay(),
        recommended=AnyClay(),
    )


@cache
def voting(seat: int, seats: int) -> Ask[LaboriginesMove]:
    moves = (*[Vote(other) for other in range(seats) if other != seat], Vote(None))
    alone = {"candidate": 1 - seat} if seats == 2 else {}
    return Ask(
        "LAB-R24",
        "laborigines-ask-vote-alone" if alone else "laborigines-ask-vote",
        (Vote,),
        moves,
        arguments=alone,
        overdue=Vote(None),
        recommended=moves[seat % (seats - 1)],  # not everybody for the same one
    )


def prepare(state: Position, chance: Chance, tell: Tell) -> None:
    """Set everything up, and put what is to be decided on the agenda."""
    _lay_out(state, chance)
    for seat in range(state.lab.seats):
        tell and tell(Stocked(seat, state.energy(seat), state.lab.variant))
    if not state.lab.twins:
        state.moa = chance.below("Moa", RING)  # LAB-R15
        tell and tell(MoaPut(state.moa + 1))
    place = [("place", figure) for figure in range(len(state.tiles))]
    if state.lab.modelling:
        state.first(("model",), *place, ("vote",), ("prettiest",))
    else:
        state.first(*place, ("prettiest",))


def _lay_out(state: Position, chance: Chance) -> None:
    """All tiles in a random order, each with a random side up (LAB-1, LAB-R1)."""
    tiles = list(TILES)
    chance.shuffle("tiles", tiles)
    turned = chance.draw("sides", *[2] * RING)
    for place, (sides, side) in enumerate(zip(tiles, turned, strict=True)):
        state.up[place], state.down[place] = sides[side], sides[1 - side]


# Everybody models at the same time


def _unmodelled(state: Position, seat: int) -> int | None:
    return next((figure for figure in state.own(seat) if not state.clay[figure]), None)


def ask_model(state: Position) -> Mapping[int, Ask[LaboriginesMove]]:
    return {
        seat: modelling(state.cast.names[figure])
        for seat in range(state.lab.seats)
        if (figure := _unmodelled(state, seat)) is not None
    }


def answer_model(
    state: Position, seat: int, move: LaboriginesMove, chance: Chance, tell: Tell
) -> None:
    figure = _unmodelled(state, seat)
    assert figure is not None
    clay = move if isinstance(move, Clay) else knead(chance)
    state.clay[figure] = f"{clay.outline} {clay.features}"
    tell and tell(Modelled(*state.named(figure), state.clay[figure]))
    state.first(("model",))


# One figure after the other is placed


def ask_place(state: Position, figure: int) -> Mapping[int, Ask[LaboriginesMove]]:
    taken = {state.moa, *state.tiles}
    return {
        state.cast.owner[figure]: Ask(
            "LAB-R15",
            "laborigines-ask-place",
            (Place,),
            (*[place for tile, place in enumerate(PLACES) if tile not in taken], ANYWHERE),
            arguments={"figure": state.cast.names[figure]},
            overdue=ANYWHERE,
            recommended=ANYWHERE,
        )
    }


def refuse_place(state: Position, seat: int, move: Place, figure: int) -> Refusal | None:
    if move.tile is None or state.free(move.tile):
        return None
    return Refusal("LAB-2", "laborigines-tile-taken", tile=move.tile + 1)


def answer_place(
    state: Position, seat: int, move: Place, chance: Chance, tell: Tell, figure: int
) -> None:
    tile = move.tile
    if tile is None:
        tile = chance.pick("tile", [tile for tile in range(RING) if state.free(tile)])
    state.tiles[figure] = tile
    tell and tell(Placed(*state.named(figure), tile + 1))


# Everybody votes at the same time


def ask_vote(state: Position) -> Mapping[int, Ask[LaboriginesMove]]:
    seats = state.lab.seats
    return {seat: voting(seat, seats) for seat in range(seats) if state.votes[seat] == NO_VOTE}


def refuse_vote(state: Position, seat: int, move: Vote) -> Refusal | None:
    if move.seat == seat:
        return Refusal("LAB-R24", "laborigines-own-vote")
    if move.seat is not None and move.seat >= state.lab.seats:
        return Refusal("LAB-R24", "laborigines-no-such-figure", seats=state.lab.seats)
    return None


def answer_vote(state: Position, seat: int, move: Vote, chance: Chance, tell: Tell) -> None:
    state.votes[seat] = ABSTAINED if move.seat is None else move.seat
    tell and tell(Voted(seat, move.seat))
    state.first(("vote",))


def do_prettiest(state: Position, chance: Chance, tell: Tell) -> None:
    """The prettiest laborigine gets the flag and starts (LAB-5, LAB-R24)."""
    state.ballot = list(map(state.votes.count, range(state.lab.seats)))
    best = [seat for seat, votes in enumerate(state.ballot) if votes == max(state.ballot)]
    seat = best[0] if len(best) == 1 else chance.pick("prettiest", best)
    state.votes = [NO_VOTE] * state.lab.seats
    tell and tell(Prettiest(seat, tuple(state.ballot), len(best)))
    state.first(("flag", seat, "prettiest"), ("turn", seat))
