"""Positions that agree with everything a view holds; the rest is drawn."""

from __future__ import annotations

from deskoherna.kernel import Chance

from .evaluation import cover
from .grid import CELL_NAMED
from .knowledge import DECK, HANDS
from .moves import Name, read_move
from .pieces import (
    ATOMS,
    BOTH_ENDS,
    FACE_NAMED,
    KIND,
    KINDS,
    MODIFIER_NAMES,
    MOLECULE,
    NOBODY,
    ORBITALS,
    RESERVED,
    TASKS,
    TASKS_DEALT,
    card_of,
    matches,
    size_name,
)
from .position import NO_CARD, Promise
from .rules import Neutrace
from .view import Lying, NeutraceView

_MODIFIER_NAMED = {name: modifier for modifier, name in MODIFIER_NAMES.items()}


def imagine(view: NeutraceView, chance: Chance) -> Neutrace:
    state = Neutrace.set_up(len(view.scale), view.burner)
    _lay_out(state, view)
    _imagine_cards(state, view, chance)
    _imagine_tasks(state, view, chance)
    return state


def _lay_out(state: Neutrace, view: NeutraceView) -> None:
    """All that lies open."""
    state.round = view.round
    state.scale = bytearray(place for substances in view.scale for place in substances)
    for lying in (card for grid in view.grids for card in grid):
        cell = CELL_NAMED[lying.cell]
        state.cells[cell] = face_lying(lying)
        for side, modifier in enumerate(lying.modifiers):
            if modifier is not None:
                code = cover(modifier.seat, _MODIFIER_NAMED[modifier.modifier])
                state.covers[2 * cell + side] = code
    if view.reservation is not None:
        state.cells[CELL_NAMED[view.reservation.cell]] = RESERVED
        state.reserver = view.reservation.seat
    state.open = bytearray(NO_CARD if name is None else card_named(name) for name in view.open)
    state.tokens = bytearray(view.tokens)
    state.orbitals = bytearray(
        NOBODY if view.orbitals[name] is None else view.orbitals[name] or 0 for name in ORBITALS
    )
    state.modifiers = bytearray(
        number for owned in view.modifiers for number in (owned.explosions, owned.neutralisations)
    )
    state.pioneer = NOBODY if view.pioneer is None else view.pioneer
    state.ending = view.ending
    if view.named is not None:
        move = read_move(f"name {view.named}")
        assert isinstance(move, Name)
        state.named = (move.kind, move.half)
    state.promises = list(view.promises)
    state.agenda = list(view.agenda)


def face_lying(lying: Lying) -> int:
    if lying.kind == "molecule":
        return FACE_NAMED[ATOMS[lying.left] + ATOMS[lying.right]]
    return FACE_NAMED[f"{size_name(lying.left)}-{size_name(lying.right)}"]


def card_named(name: str) -> int:
    return card_of(FACE_NAMED[name])


def _imagine_cards(state: Neutrace, view: NeutraceView, chance: Chance) -> None:
    """Unseen cards are dealt to decks and hands, wherever the viewer thinks they may be."""
    if view.seat is not None:
        state.hands[view.seat] = [card_named(name) for name in view.hand]
    for kind in KINDS:
        room = {DECK: view.decks[kind - 1]}
        for seat, held in enumerate(view.hands):
            if seat != view.seat:
                room[HANDS[seat]] = held.molecules if kind == MOLECULE else held.arrows
        promised = [promise for promise in view.promises if promise[1] == kind]
        unseen = {
            card: bits
            for card, bits in enumerate(view.whereabouts)
            if KIND[card] == kind and bits & sum(room)
        }
        while (dealt := _deal(unseen, room, promised, chance)) is None:
            pass
        state.decks[kind - 1] = dealt[DECK]
        chance.shuffle("deck", state.decks[kind - 1])
        for seat in range(state.seats):
            state.hands[seat] += dealt.get(HANDS[seat], [])
    for hand in state.hands:
        hand.sort()
    if view.handed is not None:
        state.handed = card_named(view.handed)
    elif state.agenda and state.agenda[-1][0] == "give_back":
        state.handed = chance.pick("handed", could_be_handed(state))
    _imagine_knowledge(state, view)


def could_be_handed(state: Neutrace) -> list[int]:
    """What the caller of an exchange may just have been given, besides what it can give back."""
    _, caller, _, kind, half = state.agenda[-1]
    return [card for card in state.hands[caller] if matches(card, kind, half)]


Dealt = dict[int, list[int]]  # by place


def _deal(
    unseen: dict[int, int], room: dict[int, int], promised: list[Promise], chance: Chance
) -> Dealt | None:
    """Cards for every place; None if what was promised does not work out this time."""
    dealt: Dealt = {place: [] for place in room}
    cards = list(unseen)
    chance.shuffle("unseen", cards)
    for card in [card for card in cards if unseen[card] in dealt and unseen[card] != DECK]:
        dealt[unseen[card]].append(card)  # known for sure
        cards.remove(card)
    for seat, kind, half in promised:
        hand = HANDS[seat]
        if hand in dealt and not any(matches(card, kind, half) for card in dealt[hand]):
            could_be = [c for c in cards if unseen[c] & hand and matches(c, kind, half)]
            if not could_be or len(dealt[hand]) == room[hand]:
                return None
            dealt[hand].append(could_be[0])
            cards.remove(could_be[0])
    slots = [place for place in room for _ in range(room[place] - len(dealt[place]))]
    chance.shuffle("slots", slots)
    filled = _fill(slots, cards, unseen)
    if filled is None:
        return None
    for card, slot in filled.items():
        dealt[slots[slot]].append(card)
    return dealt


def _fill(slots: list[int], cards: list[int], unseen: dict[int, int]) -> dict[int, int] | None:
    """A slot for cards: where none is left that fits, another card makes room if it can."""
    filled: dict[int, int] = {}

    def find(slot: int, tried: set[int]) -> bool:
        fitting = [card for card in cards if unseen[card] & slots[slot]]
        for card in sorted(fitting, key=filled.__contains__):  # free ones first
            if card not in tried:
                tried.add(card)
                if card not in filled or find(filled[card], tried):
                    filled[card] = slot
                    return True
        return False

    return filled if all(find(slot, set()) for slot in range(len(slots))) else None


def _imagine_knowledge(state: Neutrace, view: NeutraceView) -> None:
    """Others know what everyone knows, and their own hands."""
    state.whereabouts = bytearray()
    for seat in range(state.seats):
        if seat == view.seat:
            state.whereabouts += bytes(view.whereabouts)
        else:
            row = bytearray(bits & ~HANDS[seat] for bits in view.public)
            for card in state.hands[seat]:
                row[card] = HANDS[seat]
            state.whereabouts += row
    state.whereabouts += bytes(view.public)


def _imagine_tasks(state: Neutrace, view: NeutraceView, chance: Chance) -> None:
    known: dict[Slot, int] = {}
    for seat, seen in enumerate(view.tasks):
        state.chosen[seat] = seen.chosen
        own = (seen.kept, seen.given, seen.returned) if seen.chosen else seen.dealt
        known |= {(seat, nth): TASKS.index(task) for nth, task in enumerate(own) if task}
        if seen.received:
            known[state.after(seat), 1] = TASKS.index(seen.received)
    unseen = [task for task in range(len(TASKS)) if task not in known.values()]
    chance.shuffle("tasks", unseen)
    slots = [(seat, nth) for seat in range(state.seats) for nth in range(TASKS_DEALT)]
    hidden = [slot for slot in slots if slot not in known]
    if view.pioneer is not None and BOTH_ENDS in unseen:  # the first would have turned it up
        barred = [hidden.index(slot) for slot in _held_by(state, view.pioneer) if slot in hidden]
        free = [nth for nth in range(len(unseen)) if nth not in barred]
        lies, to = unseen.index(BOTH_ENDS), chance.pick("elsewhere", free)
        if lies in barred:
            unseen[lies], unseen[to] = unseen[to], unseen[lies]
    known |= dict(zip(hidden, unseen, strict=False))
    state.dealt = [[known[seat, nth] for nth in range(TASKS_DEALT)] for seat in range(state.seats)]
    for seat in range(state.seats):
        if not state.chosen[seat]:
            state.dealt[seat].sort()


Slot = tuple[int, int]  # a seat, and which of the three tasks that were dealt to it


def _held_by(state: Neutrace, seat: int) -> tuple[Slot, Slot]:
    """What it kept and what it was given (NEU-9)."""
    return (seat, 0), (state.after(seat), 1)
