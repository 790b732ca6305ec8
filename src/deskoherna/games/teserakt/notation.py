"""Positions as text, for diagrams, lessons and tests: an action phase and all around it.

    2-1 y1o2/y3/-/… A=optician:y3y4+drone,B=pilot:- y1y1 b6 2 A3

- the seats and the base, and `r` for the race of rifts against discoveries;
- the columns a1, b1, c1, d1, a2 …: their dice from the base up;
- the researchers: who they are, the dice in their lab, their cards;
- the collapsed dice, the stabilised dice, the rifts;
- whose turn it is, and how many actions are left;
- optionally the discovery cards at 1 to 6; one that has been played is followed by `!`.

All other dice are annihilated. The decks hold the cards that nobody has, those that come first in
the content file on top. Nothing tells of discoveries that the race took (TES-50): they lie there.
"""

from __future__ import annotations

import re

from deskoherna.kernel import Problem

from .cube import COLUMNS, NO_DIE, SIDE
from .deck import STANDARD
from .dice import COLOUR, COLOURS, DICE, DIE, FACES, KINDS, NAMES, OF_A_COLOUR
from .handling import put
from .moves import PLACES
from .position import DOWN, MOST_RIFTS, PLAYED, UNLOCKED, UP, Expedition
from .research import HIGHEST
from .rules import Teserakt
from .turns import begin_turn

_HEAD = re.compile(r"([1-4])-([1-4A-D])(r?)", re.ASCII)
_DICE = re.compile(r"-|((?:[yopb][1-6])+)", re.ASCII)
_RESEARCHER = re.compile(r"([A-D])=([a-z0-9-]+):([^+]+)((?:\+[a-z0-9-]+)*)", re.ASCII)
_TURN = re.compile(r"([A-D])([0-9]|1[0-9])", re.ASCII)
LONGEST = 1200
MOST_ACTIONS = 16  # three, one more by a skill, and what all cards of ours give


class BadPosition(Problem):
    """A text that is not a position, or one that cannot come about; says which part is wrong."""

    def __init__(self, where: str, part: str) -> None:
        super().__init__("teserakt-bad-position-part", where=where, part=part[:60])


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
        raise BadPosition("parts", text)
    head, columns, researchers, zone, panel, rifts, turn, *discoveries = fields
    state = Teserakt.bare(_expedition(head))
    _read_columns(state, columns)
    for nth, written in enumerate(_split("researchers", researchers, ",", len(state.labs))):
        _read_researcher(state, nth, written)
    for die in _dice("zone", zone, DICE):
        state.zone[die] += 1
    for die in _dice("panel", panel, KINDS - 1):
        if state.panel[die]:
            raise BadPosition("panel", NAMES[die])
        state.panel[die] = 1
    if rifts not in map(str, range(MOST_RIFTS)):
        raise BadPosition("rifts", rifts)
    state.rifts = int(rifts)
    _annihilate_others(state)
    _stack(state)
    _lay_discoveries(state, discoveries[0] if discoveries else "")
    _begin(state, turn)
    return state


def _expedition(head: str) -> Expedition:
    found = _HEAD.fullmatch(head)
    if found is None:
        raise BadPosition("head", head)
    return Expedition(int(found[1]), found[2], True, 0, bool(found[3]), "drawn", STANDARD)


def _split(where: str, text: str, by: str, count: int) -> list[str]:
    parts = text.split(by)
    if len(parts) != count:
        raise BadPosition(where, text)
    return parts


def _dice(where: str, text: str, most: int) -> list[int]:
    if not _DICE.fullmatch(text):
        raise BadPosition(where, text)
    dice = [DIE[name] for name in re.findall(r"[yopb][1-6]", text)]
    if len(dice) > most:
        raise BadPosition(where, text)
    return dice


def _read_columns(state: Teserakt, columns: str) -> None:
    for column, dice in enumerate(_split("columns", columns, "/", COLUMNS)):
        for die in _dice("columns", dice, SIDE):
            put(state, column, die)
    if not any(state.heights):
        raise BadPosition("columns", columns)  # TES-14


def _read_researcher(state: Teserakt, nth: int, text: str) -> None:
    found = _RESEARCHER.fullmatch(text)
    ids = [who.id for who in state.content.researchers]
    if found is None or found[1] != PLACES[nth] or found[2] not in ids:
        raise BadPosition("researchers", text)
    state.researchers[nth] = ids.index(found[2])
    if state.researchers.count(state.researchers[nth]) > 1:
        raise BadPosition("researchers", text)
    state.labs[nth] = sorted(_dice("lab", found[3], state.spaces(nth)))
    for id_ in found[4].split("+")[1:]:
        card = state.content.card(id_, 1)
        if card is None:
            raise BadPosition("card", id_)
        state.hands[nth].append(card)
    state.hands[nth].sort()


def _annihilate_others(state: Teserakt) -> None:
    """All dice that are nowhere else (TES-2)."""
    dice = [die for die in state.cube if die != NO_DIE]
    dice += [die for lab in state.labs for die in lab]
    dice += [die for die in range(KINDS) for _ in range(state.zone[die] + state.panel[die])]
    for colour, name in enumerate(COLOURS):
        gone = OF_A_COLOUR - sum(COLOUR[die] == colour for die in dice)
        if gone < 0:
            raise BadPosition("colour", name)
        state.gone[colour] = gone


def _stack(state: Teserakt) -> None:
    """The decks, without what is in hands; there are no more cards than were made (TES-R4)."""
    piles = {level: state.content.pile(level) for level in range(2, HIGHEST + 1)}
    for number in [card for hand in state.hands for card in hand]:
        card = state.card(number)
        if number not in piles[card.level]:
            raise BadPosition("card", card.id)
        piles[card.level].remove(number)
    state.piles = [pile[::-1] for pile in piles.values()]


def _lay_discoveries(state: Teserakt, written: str) -> None:
    """Turned up or unlocked as the panel says; only one that was unlocked is played (TES-29)."""
    deck = state.content
    found = {deck.cards[card].id: card for card in deck.pile(0)}
    named = written.split(",") if written else list(found)[:FACES]
    cards = [found.get(name.removesuffix("!")) for name in named]
    if len(named) != FACES or len(set(cards)) != FACES or None in cards:
        raise BadPosition("discoveries", written)
    state.discoveries = [card for card in cards if card is not None]
    state.away = sorted(set(found.values()) - set(state.discoveries))
    for n, name in enumerate(named):
        count = sum(state.panel[n::FACES])
        state.status[n] = UNLOCKED if count == len(COLOURS) else UP if count >= 2 else DOWN
        if name.endswith("!"):
            if state.status[n] != UNLOCKED:
                raise BadPosition("discoveries", name)
            state.status[n] = PLAYED


def _begin(state: Teserakt, turn: str) -> None:
    """An action phase in which something can be done."""
    said = _TURN.fullmatch(turn)
    if said is None or PLACES.index(said[1]) >= len(state.labs) or int(said[2]) > MOST_ACTIONS:
        raise BadPosition("turn", turn)
    begin_turn(state, PLACES.index(said[1]), int(said[2]))
    if not state.asks():
        raise BadPosition("turn", turn)
