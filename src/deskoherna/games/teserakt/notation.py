"""Positions as text, for diagrams, lessons and tests: an action phase and all around it.

    2-1 y1o2/y3/-/… A=optician:y3y4+drone,B=pilot:- y1y1 b6 2 A3

- the seats and the base, and `r` for the race of rifts against discoveries;
- the columns a1, b1, c1, d1, a2 …: their dice from the base up;
- the researchers: who they are, the dice in their lab, their cards;
- the collapsed dice, the stabilised dice, the rifts;
- whose turn it is, and how many actions are left;
- perhaps the discovery cards at 1 to 6; one that has been played is followed by `!`.

All other dice are annihilated. The decks hold the cards that nobody has, those that come first in
the content file on top.
"""

from __future__ import annotations

import re

from deskoherna.kernel import Problem

from .cube import COLUMNS, SIDE
from .deck import BASES, STANDARD
from .dice import COLOUR, COLOURS, DIE, FACES, KINDS, NAMES, OF_A_COLOUR
from .handling import put
from .moves import PLACES
from .rules import Teserakt
from .table import DOWN, MOST_RIFTS, PLAYED, UNLOCKED, UP, Expedition
from .turns import begin_turn

_HEAD = re.compile(r"([1-4])-([1-4A-D])(r?)", re.ASCII)
_DICE = re.compile(r"-|((?:[yopb][1-6])+)", re.ASCII)
_RESEARCHER = re.compile(r"([A-D])=([a-z0-9-]+):([^+]+)((?:\+[a-z0-9-]+)*)", re.ASCII)
_TURN = re.compile(r"([A-D])([0-9])", re.ASCII)
LONGEST = 1200


class BadPosition(Problem):
    """A text that is not a position."""

    def __init__(self, part: str) -> None:
        super().__init__("teserakt-bad-position", part=part[:60])


def write_position(state: Teserakt) -> str:
    """A position in an action phase."""
    expedition, deck = state.expedition, state.content
    columns = [_written(state.cube[SIDE * n : SIDE * n + state.heights[n]]) for n in range(COLUMNS)]
    researchers = [
        f"{PLACES[nth]}={state.who(nth).id}:{_written(state.labs[nth])}"
        + "".join(f"+{state.card(card).id}" for card in state.hands[nth])
        for nth in range(len(state.labs))
    ]
    zone = [die for die in range(KINDS) for _ in range(state.zone[die])]
    panel = [die for die in range(KINDS) if state.panel[die]]
    discoveries = [
        deck.cards[card].id + ("!" if status == PLAYED else "")
        for card, status in zip(state.discoveries, state.status, strict=True)
    ]
    return " ".join(
        (
            f"{expedition.seats}-{expedition.base}{'r' if expedition.race else ''}",
            "/".join(columns),
            ",".join(researchers),
            _written(zone),
            _written(panel),
            str(state.rifts),
            f"{PLACES[state.turn]}{state.actions}",
            ",".join(discoveries),
        )
    )


def _written(dice: bytearray | list[int]) -> str:
    return "".join(NAMES[die] for die in dice) or "-"


# Reading


def read_position(text: str) -> Teserakt:
    """The position; raises `BadPosition`."""
    fields = text.split(" ")
    if len(fields) not in (7, 8) or len(text) > LONGEST:
        raise BadPosition(text)
    head, columns, researchers, zone, panel, rifts, turn, *discoveries = fields
    found = _HEAD.fullmatch(head)
    if found is None or found[2] not in BASES:
        raise BadPosition(head)
    state = Teserakt.bare(
        Expedition(int(found[1]), found[2], True, 0, bool(found[3]), "drawn", STANDARD)
    )
    for column, dice in enumerate(_split(columns, "/", COLUMNS)):
        for die in _dice(dice, SIDE):
            put(state, column, die)
    if not any(state.heights):
        raise BadPosition(columns)
    for nth, written in enumerate(_split(researchers, ",", len(state.labs))):
        _read_researcher(state, nth, written)
    for die in _dice(zone, 60):
        state.zone[die] += 1
    for die in _dice(panel, KINDS - 1):
        if state.panel[die]:
            raise BadPosition(panel)
        state.panel[die] = 1
    if not rifts.isdecimal() or len(rifts) > 1 or int(rifts) >= MOST_RIFTS:
        raise BadPosition(rifts)
    state.rifts = int(rifts)
    _annihilate_others(state, text)
    _deal(state, discoveries[0] if discoveries else "")
    said = _TURN.fullmatch(turn)
    if said is None or PLACES.index(said[1]) >= len(state.labs):
        raise BadPosition(turn)
    begin_turn(state, PLACES.index(said[1]), int(said[2]))
    if not state.asks():
        raise BadPosition(turn)
    return state


def _split(text: str, by: str, count: int) -> list[str]:
    parts = text.split(by)
    if len(parts) != count:
        raise BadPosition(text)
    return parts


def _dice(text: str, most: int) -> list[int]:
    if not _DICE.fullmatch(text):
        raise BadPosition(text)
    dice = [DIE[name] for name in re.findall(r"[yopb][1-6]", text)]
    if len(dice) > most:
        raise BadPosition(text)
    return dice


def _read_researcher(state: Teserakt, nth: int, text: str) -> None:
    found = _RESEARCHER.fullmatch(text)
    ids = [who.id for who in state.content.researchers]
    if found is None or found[1] != PLACES[nth] or found[2] not in ids:
        raise BadPosition(text)
    state.researchers[nth] = ids.index(found[2])
    if state.researchers.count(state.researchers[nth]) > 1:
        raise BadPosition(text)
    state.labs[nth] = sorted(_dice(found[3], state.spaces(nth)))
    for id_ in found[4].split("+")[1:]:
        card = state.content.card(id_, 1)
        if card is None:
            raise BadPosition(id_)
        state.hands[nth].append(card)
    state.hands[nth].sort()


def _annihilate_others(state: Teserakt, text: str) -> None:
    used = [0] * len(COLOURS)
    for column in range(COLUMNS):
        for place in range(SIDE * column, SIDE * column + state.heights[column]):
            used[COLOUR[state.cube[place]]] += 1
    for die in [die for lab in state.labs for die in lab]:
        used[COLOUR[die]] += 1
    for die in range(KINDS):
        used[COLOUR[die]] += state.zone[die] + state.panel[die]
    if max(used) > OF_A_COLOUR:
        raise BadPosition(text)
    state.gone = bytearray(OF_A_COLOUR - count for count in used)


def _deal(state: Teserakt, discoveries: str) -> None:
    deck = state.content
    held = [card for hand in state.hands for card in hand]
    for level in (2, 3, 4):
        pile = deck.pile(level)
        for card in held:
            if card in pile:
                pile.remove(card)
        state.piles[level - 2] = pile[::-1]
    found = deck.pile(0)
    ids = [deck.cards[card].id for card in found]
    named = discoveries.split(",") if discoveries else ids[:FACES]
    if len(named) != FACES or len({name.rstrip("!") for name in named} & set(ids)) != FACES:
        raise BadPosition(discoveries)
    state.discoveries = [found[ids.index(name.rstrip("!"))] for name in named]
    state.away = sorted(set(found) - set(state.discoveries))
    for n, name in enumerate(named):
        count = sum(state.panel[n::FACES])
        state.status[n] = UNLOCKED if count == len(COLOURS) else UP if count >= 2 else DOWN
        if name.endswith("!"):
            state.status[n] = PLAYED
