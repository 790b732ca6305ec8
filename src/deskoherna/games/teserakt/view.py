"""What a seat may know: all but the order of the decks and the discoveries that lie face down."""

from __future__ import annotations

from typing import Literal

import msgspec

from deskoherna.kernel import Chance, Result, View

from .collapse import boundary
from .cube import COLUMNS, NAMES_OF_COLUMNS, SIDE, free_columns
from .deck import SYMBOLS, Deck
from .dice import DIE, FACES, KINDS, NAMES
from .handling import put
from .moves import PLACES, Transfer, read_move
from .position import DOWN, LOST_UNSEEN, NOBODY, Expedition, letter
from .preparation import unchosen
from .rules import Teserakt
from .wording import Sentence, sentences

Status = Literal["down", "up", "unlocked", "played", "lost", "lost-unseen"]
STATUS: tuple[Status, ...] = ("down", "up", "unlocked", "played", "lost", "lost-unseen")
HIDDEN = (DOWN, LOST_UNSEEN)
CARRYING = ("run", "each", "effect", "grouped", "group", "choice")  # steps that carry out a script


class ResearcherSeen(msgspec.Struct, frozen=True):
    """A researcher with lab and cards."""

    letter: str  # A to D
    seat: int  # who plays it
    id: str | None  # none before one is chosen
    name: str  # its own, if the deck gives one
    skill: str | None  # its name; none before a researcher is chosen
    diamond: bool  # whether it mainly helps others (TES-47)
    speciality: tuple[Sentence, ...]  # what it does, in sentences
    lab: tuple[str, ...]  # dice
    spaces: int  # for dice in the lab
    cards: tuple[str, ...]  # ids of the cards held


class CandidateSeen(msgspec.Struct, frozen=True):
    """A researcher who can still be chosen."""

    id: str  # of the researcher
    name: str  # its own, if the deck gives one
    skill: str  # its name
    diamond: bool  # whether it mainly helps others (TES-47)
    speciality: tuple[Sentence, ...]  # what it does, in sentences


class CardSeen(msgspec.Struct, frozen=True):
    """A card that lies open somewhere."""

    id: str  # of the card
    name: str  # its own, if the deck gives one
    level: int  # 2 to 4, or 0 for a discovery
    text: tuple[Sentence, ...]  # what it does, in sentences


class DiscoverySeen(msgspec.Struct, frozen=True):
    """The discovery card at a value."""

    status: Status  # how it stands
    card: str | None  # its id; none if nobody has seen it


class TeseraktView(View, frozen=True):
    """All but the order of the decks and the discoveries that nobody has seen."""

    seat: int | None  # whose view it is; none for a spectator
    expedition: Expedition  # what does not change in a game
    symbols: tuple[str, ...]  # of the base, by column
    columns: tuple[tuple[str, ...], ...]  # dice from the base up, by column: a1, b1, …, d4
    free: tuple[str, ...]  # columns whose top die is free
    boundary: tuple[str, ...]  # the column of the boundary die, or of those that tie
    researchers: tuple[ResearcherSeen, ...]  # in the order of their letters
    candidates: tuple[CandidateSeen, ...]  # while researchers are being chosen
    zone: tuple[str, ...]  # collapsed dice
    annihilated: tuple[int, ...]  # by colour: y, o, p, b
    panel: tuple[str, ...]  # dice in their slots
    rifts: int  # how many there are; seven lose the game
    lost: bool  # whether the seventh rift or the last die has lost the game
    # ids of the cards left in the decks of level 2, 3 and 4; not in the order of the deck
    decks: tuple[tuple[str, ...], ...]
    discoveries: tuple[DiscoverySeen, ...]  # by value, from 1
    unseen: tuple[str, ...]  # discovery cards nobody has seen
    cards: tuple[CardSeen, ...]  # those that lie open, with what they say
    carried: CardSeen | None  # the card or speciality that is being carried out
    turns: int  # how many turns have begun
    turn: str  # the letter of the researcher on turn
    actions: int  # left in this turn
    taken: int  # actions taken in this turn
    done: int  # the kinds of actions taken in this turn, a bit each
    used: int  # the skills used that work once a turn, a bit each
    refused: tuple[str, ...]  # transfers declined in this turn, in notation
    scores: tuple[int, ...]  # slots filled, the same for every seat
    # steps still to be carried out, each a name and numbers; the last comes next
    agenda: tuple[tuple[str | int, ...], ...]
    result: Result | None  # how the game ended; none while it is being played


def view_of(state: Teserakt, seat: int | None) -> TeseraktView:
    deck, heights = state.content, bytes(state.heights)
    ids = [card.id for card in deck.cards]
    hidden = [n for n in range(FACES) if state.status[n] in HIDDEN]
    return TeseraktView(
        seat=seat,
        expedition=state.expedition,
        symbols=tuple(SYMBOLS[symbol] for symbol in deck.bases[state.expedition.base]),
        columns=tuple(
            tuple(NAMES[die] for die in state.cube[SIDE * n : SIDE * n + heights[n]])
            for n in range(COLUMNS)
        ),
        free=tuple(NAMES_OF_COLUMNS[column] for column in free_columns(heights)),
        boundary=tuple(NAMES_OF_COLUMNS[column] for column in boundary(state)),
        researchers=tuple(_researcher(state, nth) for nth in range(len(state.labs))),
        candidates=_candidates(state),
        zone=tuple(NAMES[die] for die in range(KINDS) for _ in range(state.zone[die])),
        annihilated=tuple(state.gone),
        panel=tuple(NAMES[die] for die in range(KINDS) if state.panel[die]),
        rifts=state.rifts,
        lost=state.lost,
        decks=tuple(tuple(ids[card] for card in sorted(pile)) for pile in state.piles),
        discoveries=tuple(
            DiscoverySeen(STATUS[status], None if status in HIDDEN else ids[card])
            for card, status in zip(state.discoveries, state.status, strict=True)
        ),
        unseen=tuple(
            ids[card] for card in sorted([*state.away, *(state.discoveries[n] for n in hidden)])
        ),
        cards=tuple(_card(deck, number) for number in _open_cards(state)),
        carried=_carried(state),
        turns=state.turns,
        turn=letter(state.turn),
        actions=state.actions,
        taken=state.taken,
        done=state.done,
        used=state.used,
        refused=tuple(map(str, state.refused)),
        scores=(state.filled,) * state.expedition.seats,
        agenda=tuple(state.agenda),
        result=state.result,
    )


def _researcher(state: Teserakt, nth: int) -> ResearcherSeen:
    number = state.researchers[nth]
    who = None if number == NOBODY else state.content.researchers[number]
    return ResearcherSeen(
        letter=letter(nth),
        seat=state.seat(nth),
        id=who.id if who else None,
        name=who.name if who else "",
        skill=who.skill if who else None,
        diamond=bool(who and who.diamond),
        speciality=sentences(state.content, who.speciality) if who else (),
        lab=tuple(NAMES[die] for die in state.labs[nth]),
        spaces=state.spaces(nth),
        cards=tuple(state.card(card).id for card in state.hands[nth]),
    )


def _candidates(state: Teserakt) -> tuple[CandidateSeen, ...]:
    if NOBODY not in state.researchers:
        return ()
    left = [state.content.researchers[number] for number in unchosen(state)]
    return tuple(
        CandidateSeen(
            who.id, who.name, who.skill, who.diamond, sentences(state.content, who.speciality)
        )
        for who in left
    )


def _open_cards(state: Teserakt) -> list[int]:
    shown = {card for hand in state.hands for card in hand}
    shown |= {state.discoveries[n] for n in range(FACES) if state.status[n] not in HIDDEN}
    return sorted(shown)


def _card(deck: Deck, number: int) -> CardSeen:
    card = deck.cards[number]
    return CardSeen(card.id, card.name, card.level, sentences(deck, card.script))


def _carried(state: Teserakt) -> CardSeen | None:
    deck = state.content
    for step in reversed(state.agenda):
        if step[0] in CARRYING:
            script = int(step[1])
            for number, card in enumerate(deck.cards):
                if _holds(deck, card.script, script):
                    return _card(deck, number)
            for who in deck.researchers:
                if _holds(deck, who.speciality, script):
                    return CardSeen(who.id, who.name, 0, sentences(deck, who.speciality))
    return None


def _holds(deck: Deck, whole: int, part: int) -> bool:
    """Whether a script is another one, or one that can be chosen within it."""
    return whole == part or any(
        _holds(deck, other, part) for effect in deck.scripts[whole] for other in effect.of
    )


def state_of(view: TeseraktView, chance: Chance) -> Teserakt:
    """A position that looks like this; decks and face-down cards are drawn."""
    state = Teserakt.bare(view.expedition)
    deck = state.content
    for column, dice in enumerate(view.columns):
        for die in dice:
            put(state, column, DIE[die])
    ids = [who.id for who in deck.researchers]
    for nth, seen in enumerate(view.researchers):
        state.researchers[nth] = NOBODY if seen.id is None else ids.index(seen.id)
        state.labs[nth] = [DIE[die] for die in seen.lab]
        state.hands[nth] = [_number(deck, card, 1) for card in seen.cards]
    for die in view.zone:
        state.zone[DIE[die]] += 1
    for die in view.panel:
        state.panel[DIE[die]] = 1
    state.gone = bytearray(view.annihilated)
    state.rifts, state.lost = view.rifts, view.lost
    state.piles = [[_number(deck, card, 1) for card in pile] for pile in view.decks]
    for pile in state.piles:
        chance.shuffle("deck", pile)
    unseen = [_number(deck, card, 0) for card in view.unseen]
    chance.shuffle("discoveries", unseen)
    state.status = [STATUS.index(seen.status) for seen in view.discoveries]
    state.discoveries = [
        unseen.pop() if seen.card is None else _number(deck, seen.card, 0)
        for seen in view.discoveries
    ]
    state.away = sorted(unseen)
    state.turns = view.turns
    state.turn = PLACES.index(view.turn)
    state.actions, state.taken = view.actions, view.taken
    state.done, state.used = view.done, view.used
    state.refused = [move for move in map(read_move, view.refused) if isinstance(move, Transfer)]
    state.agenda = list(view.agenda)
    return state


def _number(deck: Deck, card: str, level: int) -> int:
    number = deck.card(card, level)
    assert number is not None
    return number


def swapped(state: Teserakt, chance: Chance) -> Teserakt:
    """Decks are shuffled, and discoveries nobody has seen change places."""
    twin = state.copy()
    for pile in twin.piles:
        chance.shuffle("deck", pile)
    slots = [n for n in range(FACES) if state.status[n] in HIDDEN]
    unseen = [*(state.discoveries[n] for n in slots), *state.away]
    chance.shuffle("discoveries", unseen)
    for slot, card in zip(slots, unseen, strict=False):
        twin.discoveries[slot] = card
    twin.away = sorted(unseen[len(slots) :])
    return twin
