"""Positions as text, for diagrams, lessons and tests, at the moment when dice are to be assigned.

    basic-2-20 ff/do!/co2a1b/… A@3*2i,B@7^,M@12 A18a,B20b leprosy A:2,5

- the variant, the seats, the energy at the start;
- the tiles clockwise: upper and lower side (a letter each), `!` if the lower side has been seen,
  and the energy that lies there;
- the figures: tile, `*` and the number of bolts, `i` infected, `~` acid, `^` flag; `-` out;
- the stores;
- the current disease (`-` none), and after `/` the cards left if more than that one are gone;
- the seat on turn and the dice; `=` and a die if it has already gone to the seat's figure: then
  everything up to the next decision of this turn has happened.
"""

from __future__ import annotations

import re

from deskoherna.kernel import Problem
from deskoherna.kernel.chance import NoChance, NothingKnown

from .moves import Assign
from .pieces import COLOURS, DISEASES, GONE, NOBODY, OUT, RING, SEATS, SHADES, TILES, Laboratory
from .rules import Laborigines
from .turn import begin_turn, use_dice

SIDES = "fdcrlasbhgxo"  # in the order of pieces.SIDES: footprint, disease, charity …

LONGEST = 1000

_PIECES = r"(?:[1-9][0-9]{0,2}[a-en])"
_LAB = re.compile(r"(basic|teams|twins)-([2-6])-(20|15)", re.ASCII)
_TILE = re.compile(rf"([{SIDES}])([{SIDES}])(!?)({_PIECES}*)", re.ASCII)
_FIGURE = re.compile(r"(?:([1-9][0-9]?)(?:\*([1-9][0-9]?))?(i?)(~?)(\^?)|-)", re.ASCII)
_STORE = re.compile(rf"0|{_PIECES}+", re.ASCII)
_DISEASE = re.compile(r"([a-z-]+)(?:/([0-7]*))?", re.ASCII)
_BETWEEN = re.compile(rf"[ ,]|/(?=[{SIDES}])")  # parts; the cards of a deck are no part
_TURN = re.compile(r"([A-F]):([1-6]),([1-6])(?:=([1-6]))?", re.ASCII)


class BadPosition(Problem):
    """A text that is not a position: the part that is wrong, and why, or what to write instead."""

    def __init__(self, part: str, why: str = "", rather: str = "") -> None:
        if rather:
            super().__init__("laborigines-position-rather", part=part[:60], rather=rather)
        elif why:
            super().__init__("laborigines-impossible-position", part=part[:60], why=why)
        else:
            super().__init__("laborigines-bad-position", part=part[:60])


def write_position(state: Laborigines) -> str:
    """A position in which dice are to be assigned, as `read_position` reads it.

    Raises `ValueError` for any other: a text says how a turn begins, and reading plays on from
    there where the dice are equal or one of them has gone to a figure.
    """
    if state.agenda[-1:] != [("assign",)]:
        raise ValueError("no dice are to be assigned")
    dice = ",".join(map(str, state.dice))
    return f"{_without_turn(state)} {SEATS[state.turn]}:{dice}"


def _without_turn(state: Laborigines) -> str:
    lab = state.lab
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
    """The position; raises `BadPosition`. Up to the turn only what is written so is read."""
    if len(text) > LONGEST:
        raise BadPosition(text, "long")
    lab, tiles, figures, stores, disease, turn = _split(text, " ", 6, "parts")
    state = Laborigines.bare(_read_lab(lab))
    _read_tiles(state, tiles)
    _read_figures(state, figures)
    _read_stores(state, stores)
    _check_energy(state)
    if state.colours_left() < 2:
        raise BadPosition(stores, "over")
    _read_disease(state, disease)
    _compare(text, _without_turn(state))
    _read_turn(state, turn)
    return state


def _split(text: str, by: str, count: int, why: str) -> list[str]:
    parts = text.split(by)
    if len(parts) != count:
        raise BadPosition(text, why)
    return parts


def _compare(text: str, written: str) -> None:
    """There is one way to write a position: what differs from it is named."""
    for part, rather in zip(_BETWEEN.split(text), _BETWEEN.split(written), strict=False):
        if part != rather:
            raise BadPosition(part, rather=rather)


def _matched(form: re.Pattern[str], text: str, part: str = "") -> re.Match[str]:
    """What the text says, if it has this form; `part` is what it is a part of."""
    found = form.fullmatch(text)
    if found is None:
        raise BadPosition(part or text)
    return found


def _read_lab(text: str) -> Laboratory:
    found = _matched(_LAB, text)
    lab = Laboratory(found[1], int(found[2]), int(found[3]), aid=False, modelling=False)
    if not lab.possible:
        raise BadPosition(text, "laboratory")
    return lab


def _read_tiles(state: Laborigines, text: str) -> None:
    left = list(TILES)
    for tile, written in enumerate(_split(text, "/", RING, "tiles")):
        found = _matched(_TILE, written)
        up, down = SIDES.index(found[1]), SIDES.index(found[2])
        sides = (up, down) if (up, down) in left else (down, up)
        if sides not in left:
            raise BadPosition(written, "tile")  # LAB-R1
        left.remove(sides)
        state.up[tile], state.down[tile] = up, down
        if found[3]:
            state.seen.append(tile)
        _read_pieces(state.lying, tile, found[4])


def _read_figures(state: Laborigines, text: str) -> None:
    names = [*state.cast.names, *([] if state.lab.twins else ["M"])]
    taken: set[int] = set()
    for figure, written in enumerate(_split(text, ",", len(names), "figures")):
        name, _, rest = written.partition("@")
        if name != names[figure]:
            raise BadPosition(written, "figures")
        found = _matched(_FIGURE, rest, written)
        tile = int(found[1] or 0) - 1
        if tile >= RING:
            raise BadPosition(written, "no-tile")
        if tile in taken:
            raise BadPosition(written, "occupied")  # LAB-2
        taken |= {tile} - {OUT}
        if name != "M":
            _read_figure(state, figure, tile, found, written)
        elif tile == OUT or any(found.groups()[1:]):
            raise BadPosition(written, "moa")
        else:
            state.moa = tile


def _read_figure(
    state: Laborigines, figure: int, tile: int, found: re.Match[str], written: str
) -> None:
    state.tiles[figure] = tile
    state.bolts[figure] = int(found[2] or 0)
    state.infected[figure], state.acid[figure] = bool(found[3]), bool(found[4])
    if found[5]:
        if state.flag != NOBODY:
            raise BadPosition(written, "two-flags")  # LAB-12
        state.flag = figure


def _read_stores(state: Laborigines, text: str) -> None:
    for seat, written in enumerate(_split(text, ",", state.lab.seats, "stores")):
        if written[:1] != SEATS[seat]:
            raise BadPosition(written, "stores")
        _matched(_STORE, written[1:], written)
        state.stores[SHADES * seat : SHADES * (seat + 1)] = [0] * SHADES
        _read_pieces(state.stores, seat, written[1:])
        lives = bool(state.energy(seat))
        if any((state.tiles[figure] != OUT) != lives for figure in state.own(seat)):
            raise BadPosition(written, "lives")  # LAB-7
        if not lives:
            state.fallen[seat] = 1
    if any(state.fallen):
        if state.flag != NOBODY:
            holder = f"{state.cast.names[state.flag]}@{_figure(state, state.flag)}"
            raise BadPosition(holder, "flag-gone")  # LAB-8
        state.flag = GONE


def _read_pieces(counts: list[int], place: int, text: str) -> None:
    for number, letter in re.findall(r"([0-9]+)([a-en])", text):
        counts[SHADES * place + COLOURS.index(letter)] += int(number)


def _check_energy(state: Laborigines) -> None:
    """No more of a colour than there was at the start (LAB-3), none of one that is gone (LAB-7)."""
    gone = {state.cast.colour[seat] for seat, moment in enumerate(state.fallen) if moment}
    for colour, letter in enumerate(COLOURS):
        there = sum(state.stores[colour::SHADES]) + sum(state.lying[colour::SHADES])
        most = sum(stock[colour] for stock in state.cast.stock)
        if there > (0 if colour in gone else most):
            raise BadPosition(f"{there}{letter}", "energy")


def _read_disease(state: Laborigines, text: str) -> None:
    found = _matched(_DISEASE, text)
    if found[1] not in ("-", *DISEASES):
        raise BadPosition(text, "disease")
    state.disease = NOBODY if found[1] == "-" else DISEASES.index(found[1])
    state.deck = others = _others(state.disease)
    if found[2] is not None:
        state.deck = sorted(map(int, found[2]))
        once = len(set(state.deck)) == len(state.deck) and set(state.deck) <= set(others)
        if not once or (state.disease == NOBODY and state.deck != others):
            raise BadPosition(text, "deck")  # LAB-4, LAB-R23
    _check_infection(state, text)


def _check_infection(state: Laborigines, text: str) -> None:
    """The first card and an infection come together (LAB-30), and only drop-outs take one away."""
    if state.disease == NOBODY:
        if any(state.infected):
            raise BadPosition(text, "infected")
    elif not any(state.infected) and not any(state.fallen):
        raise BadPosition(text, "healthy")


def _read_turn(state: Laborigines, text: str) -> None:
    found = _matched(_TURN, text)
    seat, first, second = SEATS.index(found[1]), int(found[2]), int(found[3])
    if seat >= state.lab.seats or state.fallen[seat]:
        raise BadPosition(text, "seat")
    die = int(found[4] or first)
    if die not in (first, second):
        raise BadPosition(text, "die")
    begin_turn(state, seat)
    state.dice = [first, second]
    use_dice(state, None)
    try:
        if first == second:
            state.proceed(NoChance())
        elif found[4]:
            state.play(seat, Assign(die), NoChance())
    except NothingKnown:  # the dice of the next turn
        raise BadPosition(text, "undecided") from None
    if not state.agenda:
        raise BadPosition(text, "undecided")
