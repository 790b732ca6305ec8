"""Positions that agree with what a seat knows: drawn from its view, or from a position."""

from __future__ import annotations

from collections.abc import Iterator

from deskoherna.kernel import Chance

from .evaluation import cover
from .grid import CELL_NAMED
from .knowledge import DECK, HANDS
from .moves import Name, read_move
from .pieces import (
    ATOMS,
    BOTH_ENDS,
    CARDS,
    FACE_NAMED,
    KIND,
    KINDS,
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
from .tasks import shown_task
from .view import Lying, NeutraceView

MODIFIERS_NAMED = {"explosion": 1, "neutralisation": 2}

# From a view


def imagine(view: NeutraceView, chance: Chance) -> Neutrace:
    table = Neutrace.set_up(len(view.scale), view.burner)
    _lay_out(table, view)
    _imagine_cards(table, view, chance)
    _imagine_tasks(table, view, chance)
    return table


def _lay_out(table: Neutrace, view: NeutraceView) -> None:
    """All that lies open."""
    table.round = view.round
    table.scale = bytearray(place for substances in view.scale for place in substances)
    for lying in (card for grid in view.grids for card in grid):
        cell = CELL_NAMED[lying.cell]
        table.cells[cell] = face_lying(lying)
        for side, modifier in enumerate(lying.modifiers):
            if modifier is not None:
                code = cover(modifier.seat, MODIFIERS_NAMED[modifier.modifier])
                table.covers[2 * cell + side] = code
    if view.reservation is not None:
        table.cells[CELL_NAMED[view.reservation.cell]] = RESERVED
        table.reserver = view.reservation.seat
    table.open = bytearray(NO_CARD if name is None else card_named(name) for name in view.open)
    table.tokens = bytearray(view.tokens)
    table.orbitals = bytearray(
        NOBODY if view.orbitals[name] is None else view.orbitals[name] or 0 for name in ORBITALS
    )
    table.modifiers = bytearray(
        number for owned in view.modifiers for number in (owned.explosions, owned.neutralisations)
    )
    table.pioneer = NOBODY if view.pioneer is None else view.pioneer
    table.ending = view.ending
    if view.named is not None:
        move = read_move(f"name {view.named}")
        assert isinstance(move, Name)
        table.named = (move.kind, move.half)
    table.promises = list(view.promises)
    table.agenda = list(view.agenda)


def face_lying(lying: Lying) -> int:
    if lying.kind == "molecule":
        return FACE_NAMED[ATOMS[lying.left] + ATOMS[lying.right]]
    return FACE_NAMED[f"{size_name(lying.left)}-{size_name(lying.right)}"]


def card_named(name: str) -> int:
    return card_of(FACE_NAMED[name])


def _imagine_cards(table: Neutrace, view: NeutraceView, chance: Chance) -> None:
    """Unseen cards are dealt to decks and hands, wherever the viewer thinks they may be."""
    if view.seat is not None:
        table.hands[view.seat] = [card_named(name) for name in view.hand]
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
        table.decks[kind - 1] = dealt[DECK]
        chance.shuffle("deck", table.decks[kind - 1])
        for seat in range(table.seats):
            table.hands[seat] += dealt.get(HANDS[seat], [])
    for hand in table.hands:
        hand.sort()
    if view.handed is not None:
        table.handed = card_named(view.handed)
    elif table.agenda and table.agenda[-1][0] == "give_back":
        table.handed = chance.pick("handed", _could_be_handed(table))
    _imagine_knowledge(table, view)


def _could_be_handed(table: Neutrace) -> list[int]:
    """What the caller of an exchange may just have been given, besides what it can give back."""
    _, caller, _, kind, half = table.agenda[-1]
    return [card for card in table.hands[caller] if matches(card, kind, half)]


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


def _imagine_knowledge(table: Neutrace, view: NeutraceView) -> None:
    """Others know what everyone knows, and their own hands."""
    table.whereabouts = bytearray()
    for seat in range(table.seats):
        if seat == view.seat:
            table.whereabouts += bytes(view.whereabouts)
        else:
            row = bytearray(bits & ~HANDS[seat] for bits in view.public)
            for card in table.hands[seat]:
                row[card] = HANDS[seat]
            table.whereabouts += row
    table.whereabouts += bytes(view.public)


def _imagine_tasks(table: Neutrace, view: NeutraceView, chance: Chance) -> None:
    known: dict[Slot, int] = {}
    for seat, seen in enumerate(view.tasks):
        table.chosen[seat] = seen.chosen
        own = (seen.kept, seen.given, seen.returned) if seen.chosen else seen.dealt
        known |= {(seat, nth): TASKS.index(task) for nth, task in enumerate(own) if task}
        if seen.received:
            known[table.after(seat), 1] = TASKS.index(seen.received)
    unseen = [task for task in range(len(TASKS)) if task not in known.values()]
    chance.shuffle("tasks", unseen)
    slots = [(seat, nth) for seat in range(table.seats) for nth in range(TASKS_DEALT)]
    hidden = [slot for slot in slots if slot not in known]
    if view.pioneer is not None and BOTH_ENDS in unseen:  # the first would have turned it up
        barred = [hidden.index(slot) for slot in _held_by(table, view.pioneer) if slot in hidden]
        free = [nth for nth in range(len(unseen)) if nth not in barred]
        lies, to = unseen.index(BOTH_ENDS), chance.pick("elsewhere", free)
        if lies in barred:
            unseen[lies], unseen[to] = unseen[to], unseen[lies]
    known |= dict(zip(hidden, unseen, strict=False))
    table.dealt = [[known[seat, nth] for nth in range(TASKS_DEALT)] for seat in range(table.seats)]
    for seat in range(table.seats):
        if not table.chosen[seat]:
            table.dealt[seat].sort()


Slot = tuple[int, int]  # a seat, and which of the three tasks that were dealt to it


def _held_by(table: Neutrace, seat: int) -> tuple[Slot, Slot]:
    """What it kept and what it was given (NEU-9)."""
    return (seat, 0), (table.after(seat), 1)


# Within a position: pairs of hidden cards and of hidden tasks change places

EXCHANGES = 24  # of each kind: enough to move nearly everything


def swapped(table: Neutrace, seat: int | None, chance: Chance) -> Neutrace:
    """The same position with all that the seat may not know drawn anew."""
    twin = table.copy()
    for kind in KINDS:
        for _ in range(EXCHANGES):
            _exchange_cards(twin, seat, kind, chance)
    for _ in range(EXCHANGES):
        _exchange_tasks(twin, seat, chance)
    if twin.agenda and twin.agenda[-1][0] == "give_back" and seat not in twin.agenda[-1][1:3]:
        twin.handed = chance.pick("handed", _could_be_handed(twin))
    for hand in twin.hands:
        hand.sort()
    for other in range(twin.seats):
        if not twin.chosen[other]:
            twin.dealt[other].sort()
    return twin


def _exchange_cards(twin: Neutrace, seat: int | None, kind: int, chance: Chance) -> None:
    """Two cards of a kind, if the seat thinks that each may be where the other is."""
    hidden = list(_hidden_cards(twin, seat, kind))
    if len(hidden) < 2:
        return
    one, other = chance.pick("one", hidden), chance.pick("other", hidden)
    (there, at), (elsewhere, at_else) = one, other
    cards, cards_else = _cards_in(twin, there, kind), _cards_in(twin, elsewhere, kind)
    card, card_else = cards[at], cards_else[at_else]
    base = len(CARDS) * (twin.seats if seat is None else seat)
    row = twin.whereabouts[base : base + len(CARDS)]
    if not (row[card] & elsewhere and row[card_else] & there):
        return
    cards[at], cards_else[at_else] = card_else, card
    if not all(_is_kept(twin, promise) for promise in twin.promises):
        cards[at], cards_else[at_else] = card, card_else
        return
    for observer in range(twin.seats):
        if observer != seat:  # they know of the one what they knew of the other
            base = len(CARDS) * observer
            rows, places = twin.whereabouts, (base + card, base + card_else)
            rows[places[0]], rows[places[1]] = rows[places[1]], rows[places[0]]


def _hidden_cards(twin: Neutrace, seat: int | None, kind: int) -> Iterator[tuple[int, int]]:
    """Where the seat cannot look: a place, and which card there."""
    for place in (DECK, *HANDS[: twin.seats]):
        if seat is None or place != HANDS[seat]:
            cards = _cards_in(twin, place, kind)
            yield from ((place, at) for at, card in enumerate(cards) if KIND[card] == kind)


def _cards_in(twin: Neutrace, place: int, kind: int) -> list[int]:
    return twin.deck(kind) if place == DECK else twin.hands[HANDS.index(place)]


def _is_kept(twin: Neutrace, promise: Promise) -> bool:
    holder, kind, half = promise
    return any(matches(card, kind, half) for card in twin.hands[holder])


def _exchange_tasks(twin: Neutrace, seat: int | None, chance: Chance) -> None:
    """Two tasks that the seat has not seen, or one of them with one that was not dealt."""
    hidden = [
        (other, nth)
        for other in range(twin.seats)
        for nth in range(len(twin.dealt[other]))
        if not _is_seen(twin, seat, other, nth)
    ]
    in_play = [task for tasks in twin.dealt for task in tasks]
    aside = [task for task in range(len(TASKS)) if task not in in_play]
    if not hidden:
        return
    one, nth = chance.pick("task", hidden)
    with_whom = chance.below("with", len(hidden) + len(aside))
    before = [tasks[:] for tasks in twin.dealt]
    shown = shown_task(twin)
    if with_whom < len(hidden):
        other, at = hidden[with_whom]
        mine, theirs = twin.dealt[one], twin.dealt[other]
        mine[nth], theirs[at] = theirs[at], mine[nth]
    else:
        twin.dealt[one][nth] = aside[with_whom - len(hidden)]
    if shown_task(twin) != shown:  # NEU-43: it would have been turned up
        twin.dealt = before


def _is_seen(twin: Neutrace, seat: int | None, dealt_to: int, nth: int) -> bool:
    """Whether a seat has seen a task: it was dealt to it, or given to it, or turned up."""
    if dealt_to == seat:
        return True
    chosen = all(twin.chosen)
    if chosen and nth == 1 and seat is not None and twin.after(seat) == dealt_to:
        return True
    over = not twin.agenda
    shown = over or (chosen and twin.dealt[dealt_to][nth] == BOTH_ENDS and shown_task(twin))
    return shown and nth != 2
