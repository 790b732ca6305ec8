"""A position with all that a seat may not know drawn again, by which the tests find leaks.

Pairs of hidden cards and of hidden tasks change places, if the seat thinks that they may.
"""

from __future__ import annotations

from collections.abc import Iterator

from deskoherna.kernel import Chance

from .imagining import could_be_handed
from .knowledge import DECK, HANDS
from .pieces import BOTH_ENDS, CARDS, KIND, KINDS, TASKS, matches
from .position import Promise
from .rules import Neutrace
from .tasks import shown_task

EXCHANGES = 24  # of each kind: enough to move nearly everything


def swapped(state: Neutrace, seat: int | None, chance: Chance) -> Neutrace:
    """The same position with all that the seat may not know drawn again."""
    twin = state.copy()
    for kind in KINDS:
        for _ in range(EXCHANGES):
            _exchange_cards(twin, seat, kind, chance)
    for _ in range(EXCHANGES):
        _exchange_tasks(twin, seat, chance)
    if twin.agenda and twin.agenda[-1][0] == "give_back" and seat not in twin.agenda[-1][1:3]:
        twin.handed = chance.pick("handed", could_be_handed(twin))
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
