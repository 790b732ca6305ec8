"""Positions as text, for diagrams, lessons and tests: who is to assign which dice, and all around.

    basic-2-20 ff/do!/co2a1b/… A@3*2i,B@7^,M@12 A18a,B20b leprosy A:2,5

- the variant, the seats, the energy at the start;
- the tiles clockwise: upper and lower side (a letter each), `!` if the lower side has been seen,
  and the energy that lies there;
- the figures: tile, `*` and the number of bolts, `i` infected, `~` acid, `^` flag; `-` out;
- the stores;
- the current disease (`-` none), and after `/` the cards left if more than that one are gone;
- the seat on turn and the dice; `=` and a die if it has already gone to the seat's figure: then
  everything up to the next decision has happened.
"""

from __future__ import annotations

import re

from deskoherna.kernel import Problem, silent
from deskoherna.kernel.chance import NoChance

from .pieces import COLOURS, DISEASES, GONE, NOBODY, OUT, RING, SEATS, SHADES, TILES, Laboratory
from .rules import Laborigines
from .turn import assign, begin_turn

SIDES = "fdcrlasbhgxo"  # in the order of pieces.SIDES: footprint, disease, charity …

_PIECES = r"(?:[1-9][0-9]{0,2}[a-en])*"
_LAB = re.compile(r"(basic|teams|twins)-([2-6])-(20|15)", re.ASCII)
_TILE = re.compile(rf"([{SIDES}])([{SIDES}])(!?)({_PIECES})", re.ASCII)
_FIGURE = re.compile(r"(?:([1-9][0-9]?)(?:\*([1-9][0-9]?))?(i?)(~?)(\^?)|-)", re.ASCII)
_STORE = re.compile(rf"0|{_PIECES}", re.ASCII)
_DISEASE = re.compile(r"([a-z-]+)(?:/([0-7]*))?", re.ASCII)
_TURN = re.compile(r"([A-F]):([1-6]),([1-6])(?:=([1-6]))?", re.ASCII)


class BadPosition(Problem):
    """A text that is not a position."""

    def __init__(self, part: str) -> None:
        super().__init__("laborigines-bad-position", part=part[:60])


def write_position(state: Laborigines) -> str:
    """A position in which dice are to be assigned."""
    lab, dice = state.lab, state.dice
    figures = [f"{name}@{_figure(state, n)}" for n, name in enumerate(state.cast.names)]
    if state.moa != OUT:
        figures.append(f"M@{state.moa + 1}")
    stores = [SEATS[seat] + (_pieces(state.stores, seat) or "0") for seat in range(lab.seats)]
    return " ".join(
        (
            f"{lab.variant}-{lab.seats}-{lab.energy}",
            "/".join(_tile(state, tile) for tile in range(RING)),
            ",".join(figures),
            ",".join(stores),
            _disease(state),
            f"{SEATS[state.turn]}:{dice[0]},{dice[1]}",
        )
    )


def _tile(state: Laborigines, tile: int) -> str:
    sides = SIDES[state.up[tile]] + SIDES[state.down[tile]]
    return sides + ("!" if tile in state.seen else "") + _pieces(state.lying, tile)


def _figure(state: Laborigines, figure: int) -> str:
    if state.tiles[figure] == OUT:
        return "-"
    bolts = f"*{state.bolts[figure]}" if state.bolts[figure] else ""
    signs = (
        (state.infected[figure], "i"),
        (state.acid[figure], "~"),
        (state.flag == figure, "^"),
    )
    return f"{state.tiles[figure] + 1}{bolts}" + "".join(sign for has, sign in signs if has)


def _pieces(counts: list[int], place: int) -> str:
    here = counts[SHADES * place : SHADES * (place + 1)]
    return "".join(f"{n}{letter}" for n, letter in zip(here, COLOURS, strict=True) if n)


def _disease(state: Laborigines) -> str:
    name = "-" if state.disease == NOBODY else DISEASES[state.disease]
    if state.deck == _others(state.disease):
        return name
    return f"{name}/{''.join(map(str, state.deck))}"


def _others(disease: int) -> list[int]:
    return [card for card in range(len(DISEASES)) if card != disease]


# Reading


def read_position(text: str) -> Laborigines:
    """The position; raises `BadPosition`."""
    fields = text.split(" ")
    if len(fields) != 6 or len(text) > 1000:
        raise BadPosition(text)
    lab, tiles, figures, stores, disease, turn = fields
    state = Laborigines.bare(_read_lab(lab))
    _read_tiles(state, tiles)
    _read_figures(state, figures)
    _read_stores(state, stores)
    if state.colours_left() < 2:
        raise BadPosition(stores)  # the game would be over
    _read_disease(state, disease)
    _read_turn(state, turn)
    return state


def _read_lab(text: str) -> Laboratory:
    found = _LAB.fullmatch(text)
    if found is None:
        raise BadPosition(text)
    lab = Laboratory(found[1], int(found[2]), int(found[3]), aid=False, modelling=False)
    if not lab.possible:
        raise BadPosition(text)
    return lab


def _read_tiles(state: Laborigines, text: str) -> None:
    left = list(TILES)
    for tile, written in enumerate(_split(text, "/", RING)):
        found = _TILE.fullmatch(written)
        if found is None:
            raise BadPosition(written)
        up, down = SIDES.index(found[1]), SIDES.index(found[2])
        sides = (up, down) if (up, down) in left else (down, up)
        if sides not in left:
            raise BadPosition(written)
        left.remove(sides)
        state.up[tile], state.down[tile] = up, down
        if found[3]:
            state.seen.append(tile)
        _read_pieces(state.lying, tile, found[4])


def _read_figures(state: Laborigines, text: str) -> None:
    names = [*state.cast.names, *([] if state.lab.twins else ["M"])]
    taken: set[int] = set()
    for figure, written in enumerate(_split(text, ",", len(names))):
        name, _, rest = written.partition("@")
        found = _FIGURE.fullmatch(rest)
        tile = int(found[1] or 0) - 1 if found else RING
        if found is None or name != names[figure] or tile >= RING or tile in taken - {OUT}:
            raise BadPosition(written)
        taken.add(tile)
        if name == "M":
            if tile == OUT or any(found.groups()[1:]):
                raise BadPosition(written)
            state.moa = tile
            continue
        state.tiles[figure] = tile
        state.bolts[figure] = int(found[2] or 0)
        state.infected[figure], state.acid[figure] = bool(found[3]), bool(found[4])
        if found[5]:
            if state.flag != NOBODY:
                raise BadPosition(written)  # LAB-12
            state.flag = figure


def _read_stores(state: Laborigines, text: str) -> None:
    for seat, written in enumerate(_split(text, ",", state.lab.seats)):
        if written[:1] != SEATS[seat] or not _STORE.fullmatch(written[1:]):
            raise BadPosition(written)
        state.stores[SHADES * seat : SHADES * (seat + 1)] = [0] * SHADES
        _read_pieces(state.stores, seat, written[1:])
        standing = all(state.tiles[figure] != OUT for figure in state.own(seat))
        if standing != bool(state.energy(seat)):
            raise BadPosition(written)  # LAB-7
        if not standing:
            state.fallen[seat] = 1
            state.flag = GONE  # LAB-8


def _read_pieces(counts: list[int], place: int, text: str) -> None:
    for number, letter in re.findall(r"([0-9]+)([a-en])", text):
        counts[SHADES * place + COLOURS.index(letter)] += int(number)


def _read_disease(state: Laborigines, text: str) -> None:
    found = _DISEASE.fullmatch(text)
    if found is None or found[1] not in ("-", *DISEASES):
        raise BadPosition(text)
    state.disease = NOBODY if found[1] == "-" else DISEASES.index(found[1])
    state.deck = _others(state.disease) if found[2] is None else sorted(map(int, set(found[2])))


def _read_turn(state: Laborigines, text: str) -> None:
    found = _TURN.fullmatch(text)
    seat = SEATS.index(found[1]) if found else state.lab.seats
    if found is None or seat >= state.lab.seats or state.fallen[seat]:
        raise BadPosition(text)
    begin_turn(state, seat)
    state.dice = [int(found[2]), int(found[3])]
    if found[4] is None and found[2] != found[3]:
        state.first(("assign",))
        return
    die = int(found[4] or found[2])
    if die not in state.dice:
        raise BadPosition(text)
    assign(state, die, silent)
    state.proceed(NoChance())


def _split(text: str, by: str, count: int) -> list[str]:
    parts = text.split(by)
    if len(parts) != count:
        raise BadPosition(text)
    return parts
