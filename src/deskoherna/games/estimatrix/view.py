"""What a seat may know: all but the answers of others before they are shown."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

import msgspec

from deskoherna.kernel import Chance, Result, View

from .circle import Past
from .pieces import (
    COLOURS,
    COPIES,
    LETTERS,
    NO_BAN,
    NO_LETTER,
    NOBODY,
    NONE,
    PENDING,
    Colour,
    Form,
    Terms,
)  # fmt: skip
from .rules import Estimatrix


class HintSeen(msgspec.Struct, frozen=True):
    """A hint that was given, or a drawing that is still growing."""

    turn: int  # the number of the turn, which names the hint
    form: Form | Literal[""]  # empty while it is being drawn
    words: str  # the text, the emoji, or what describes the drawing
    strokes: tuple[str, ...]  # of a drawing, in the notation of `sketch.py`
    hidden: bool = False  # whether the host has hidden it


class PastSeen(msgspec.Struct, frozen=True):
    """The latest turn whose answers have been shown."""

    quanter: int  # who banned the colour and gave the hint
    negater: int  # whose right guess prevents exchanges
    ban: Colour  # the banned colour
    hint: HintSeen  # the hint of that turn
    answers: tuple[Colour | None, ...]  # the colour of each seat; none if its time was up


class EstimatrixView(View, frozen=True):
    """All but the answers of others before they are shown."""

    seat: int | None  # whose view it is; none for a spectator
    terms: Terms  # what the table has agreed on
    forms: tuple[Form, ...]  # of hints that the table allows
    colours: tuple[Colour, ...]  # of the dice, in the order that moves number them
    letters: tuple[str, ...]  # each seat's own letter; empty before it is chosen
    owned: tuple[str, ...]  # the different letters each seat has
    lacking: tuple[tuple[int, ...], ...]  # for each seat, the seats whose letters it still needs
    pieces: tuple[int, ...]  # of its own letter that each seat still has
    pairs: tuple[tuple[int, int], ...]  # seats that hold each other's letters
    negater: int | None  # the seat; none before the roles are given out
    shift: int  # 0 in the first turn of the Negater, 1 in the second
    quanter: int | None  # the seat; none before the roles are given out
    turns: int  # how many turns have begun
    ban: Colour | None  # the banned colour; none before it is chosen
    rolled: bool  # whether the ban was rolled
    hint: HintSeen | None  # given, or being drawn
    answered: tuple[bool, ...]  # for each seat, whether it has set its answer
    late: tuple[bool, ...]  # for each seat, whether it gives no answer because its time was up
    answer: Colour | None  # the viewer's own answer
    last: PastSeen | None  # the latest turn whose answers have been shown
    # steps still to be carried out, each a name and numbers; the last comes next
    agenda: tuple[tuple[str | int, ...], ...]
    result: Result | None  # how the game ended; none while it is being played


def view_of(state: Estimatrix, seat: int | None) -> EstimatrixView:
    seats = range(state.terms.seats)
    own = PENDING if seat is None else state.answers[seat]
    return EstimatrixView(
        seat=seat,
        terms=state.terms,
        forms=state.terms.forms,
        colours=COLOURS,
        letters=tuple("" if letter == NO_LETTER else LETTERS[letter] for letter in state.letters),
        owned=tuple(map(state.owned, seats)),
        lacking=tuple(_lacking(state, other) for other in seats),
        pieces=tuple(_pieces(state, other) for other in seats),
        pairs=tuple(state.pairs),
        negater=None if state.negater == NOBODY else state.negater,
        shift=state.shift,
        quanter=None if state.quanter == NOBODY else state.quanter,
        turns=state.turns,
        ban=None if state.ban == NO_BAN else COLOURS[state.ban],
        rolled=state.rolled,
        hint=_hint(state),
        answered=tuple(answer != PENDING for answer in state.answers),
        late=tuple(answer == NONE for answer in state.answers),
        answer=COLOURS[own] if own >= 0 else None,
        last=None if state.last is None else _past(state.last),
        agenda=tuple(state.agenda),
        result=state.result,
    )


def _lacking(state: Estimatrix, seat: int) -> tuple[int, ...]:
    has = {seat, *state.partners(seat)}
    return tuple(other for other in range(state.terms.seats) if other not in has)


def _pieces(state: Estimatrix, seat: int) -> int:
    return 0 if state.letters[seat] == NO_LETTER else COPIES - len(state.partners(seat))


def _hint(state: Estimatrix) -> HintSeen | None:
    if not state.form and not state.sketch:
        return None
    return HintSeen(state.turns, state.form, state.words, tuple(state.sketch))


def _past(past: Past) -> PastSeen:
    return PastSeen(
        quanter=past.quanter,
        negater=past.negater,
        ban=COLOURS[past.ban],
        hint=HintSeen(past.turn, past.form, past.words, past.strokes),
        answers=tuple(COLOURS[answer] if answer >= 0 else None for answer in past.answers),
    )


# What the host hides


def covered(view: EstimatrixView, hidden: Collection[int]) -> EstimatrixView:
    """Without the words and strokes of these hints, but for those of the seat itself."""
    changed: dict[str, HintSeen | PastSeen] = {}
    if view.hint is not None and view.hint.turn in hidden:
        changed["hint"] = _covered(view.hint, view.seat == view.quanter)
    last = view.last
    if last is not None and last.hint.turn in hidden:
        covering = _covered(last.hint, view.seat == last.quanter)
        changed["last"] = msgspec.structs.replace(last, hint=covering)
    return msgspec.structs.replace(view, **changed)


def _covered(hint: HintSeen, own: bool) -> HintSeen:
    words, strokes = (hint.words, hint.strokes) if own else ("", ())
    return HintSeen(hint.turn, hint.form, words, strokes, hidden=True)


# Imagining


def state_of(view: EstimatrixView, chance: Chance) -> Estimatrix:
    """A position that agrees with the view: the others' answers are drawn."""
    state = Estimatrix.bare(view.terms)
    state.letters = [LETTERS.index(letter) if letter else NO_LETTER for letter in view.letters]
    state.pairs = list(view.pairs)
    state.negater = NOBODY if view.negater is None else view.negater
    state.shift = view.shift
    state.quanter = NOBODY if view.quanter is None else view.quanter
    state.turns = view.turns
    state.ban = NO_BAN if view.ban is None else COLOURS.index(view.ban)
    state.rolled = view.rolled
    if view.hint is not None:
        state.form, state.words = view.hint.form, view.hint.words
        state.sketch = list(view.hint.strokes)
    state.answers = [_answer(view, state.ban, seat, chance) for seat in range(view.terms.seats)]
    state.last = None if view.last is None else _remembered(view.last)
    state.agenda = list(view.agenda)
    return state


def _answer(view: EstimatrixView, ban: int, seat: int, chance: Chance) -> int:
    if view.late[seat] or not view.answered[seat]:
        return NONE if view.late[seat] else PENDING
    if seat == view.seat and view.answer is not None:
        return COLOURS.index(view.answer)
    return drawn_answer(ban, chance)


def drawn_answer(ban: int, chance: Chance) -> int:
    return chance.pick("answer", [colour for colour in range(len(COLOURS)) if colour != ban])


def _remembered(seen: PastSeen) -> Past:
    hint = seen.hint
    answers = tuple(NONE if name is None else COLOURS.index(name) for name in seen.answers)
    hinted = (COLOURS.index(seen.ban), hint.form, hint.words, hint.strokes)
    return Past(hint.turn, seen.quanter, seen.negater, *hinted, answers)


def swapped(state: Estimatrix, seat: int | None, chance: Chance) -> Estimatrix:
    """Answers that are set and not shown are drawn again, all but the seat's own."""
    twin = state.copy()
    for other, answer in enumerate(state.answers):
        if other != seat and answer >= 0:
            twin.answers[other] = drawn_answer(state.ban, chance)
    return twin
