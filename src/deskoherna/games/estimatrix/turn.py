"""A turn up to the moment when all answers are in (EST-6 to EST-11)."""

from __future__ import annotations

from collections.abc import Mapping

from deskoherna.kernel import Ask, Chance, Refusal, Tell

from .circle import Circle
from .events import Answered, Banned, Drew, GaveNone, Hinted, LeftFirst, RanOut, RubbedOut
from .hints import emoji_objection, text_objection
from .moves import (
    Aloud,
    Answer,
    Ban,
    Draw,
    Emoji,
    EstimatrixMove,
    Hint,
    Lapse,
    OthersFirst,
    Rub,
    Say,
    Show,
)
from .pieces import ALOUD, BLACK_INK, COLOURS, DRAWING, EMOJI, NONE, PENDING, TEXT, Form
from .proposals import propose_hint
from .sketch import MOST_POINTS, MOST_STROKES, points_in, read_stroke

FORM_OF = {Say: TEXT, Emoji: EMOJI, Aloud: ALOUD, Draw: DRAWING, Rub: DRAWING, Show: DRAWING}
HINTS = (Say, Emoji, Aloud, Draw, Rub, Show)
AGAIN = 1  # the hint is asked for again: a stroke was drawn, or the ban was changed


def do_turn(state: Circle, chance: Chance, tell: Tell) -> None:
    state.turns += 1
    state.clear()
    state.first(("ban",), ("hint",), ("lead",), ("answers",), ("evaluate",), ("pass_on",))


def run_out(state: Circle, tell: Tell) -> None:
    """A Quanter without hint or answer ends the turn; it counts as one (EST-R7)."""
    tell and tell(RanOut(state.quanter))
    state.agenda.clear()
    state.first(("pass_on",))


# The Quanter bans a colour


def ask_ban(state: Circle) -> Mapping[int, Ask[EstimatrixMove]]:
    ask: Ask[EstimatrixMove] = Ask(
        "EST-6", "estimatrix-ask-ban", (Ban,), (*_bans(state), Ban(None)), overdue=Lapse()
    )
    return {state.quanter: ask}


def _bans(state: Circle) -> list[Ban]:
    return [Ban(colour) for colour in range(len(COLOURS)) if colour != state.ban]


def answer_ban(state: Circle, seat: int, move: Ban | Lapse, chance: Chance, tell: Tell) -> None:
    if isinstance(move, Lapse):
        run_out(state, tell)
        return
    state.rolled = move.colour is None
    state.ban = chance.below("ban", len(COLOURS)) if move.colour is None else move.colour
    tell and tell(Banned(seat, COLOURS[state.ban], state.rolled))


# The Quanter gives a hint; until then a chosen ban may be changed (EST-R5)


def ask_hint(state: Circle, again: int = 0) -> Mapping[int, Ask[EstimatrixMove]]:
    moves: list[EstimatrixMove] = []
    if state.sketch:
        moves += [Show(), Rub(), Rub(everything=True)]
    else:
        moves += [Aloud()] if ALOUD in state.terms.forms else []
        moves += [] if state.rolled else [*_bans(state), Ban(None)]
    ask: Ask[EstimatrixMove] = Ask(
        "EST-7",
        "estimatrix-ask-drawing" if state.sketch else "estimatrix-ask-hint",
        (*HINTS, Ban),
        tuple(moves),
        propose=lambda chance: propose_hint(state, chance),
        arguments={"ban": COLOURS[state.ban], "forms": state.terms.hints},
        overdue=Lapse(),
        goes_on=again == AGAIN,  # a limit is for the whole hint (EST-R7)
    )
    return {state.quanter: ask}


def refuse_hint(state: Circle, seat: int, move: Ban | Hint, again: int = 0) -> Refusal | None:
    return _refuse_ban(state, move) if isinstance(move, Ban) else _refuse_hint(state, move)


def _refuse_hint(state: Circle, move: Hint) -> Refusal | None:  # noqa: PLR0911  # a reason each
    form = FORM_OF[type(move)]
    if form not in state.terms.forms:
        return Refusal("EST-8", "estimatrix-form", form=form, forms=state.terms.hints)
    if state.sketch and form != DRAWING:
        return Refusal("EST-R4", "estimatrix-drawing-begun", total=len(state.sketch))
    if isinstance(move, Rub | Show) and not state.sketch:
        return Refusal("EST-R4", "estimatrix-drawing-empty")
    match move:
        case Draw(strokes):
            return _refuse_strokes(state, strokes)
        case Emoji(line):
            return emoji_objection(line, state.terms.naming)
        case Say(words) | Show(words) if words:
            return text_objection(words, state.terms.naming)
    return None


def _refuse_ban(state: Circle, move: Ban) -> Refusal | None:
    colour = COLOURS[state.ban]
    if state.rolled:
        return Refusal("EST-6", "estimatrix-ban-rolled", colour=colour)
    if state.sketch:
        return Refusal("EST-R5", "estimatrix-ban-final", colour=colour)
    if move.colour == state.ban:
        return Refusal("EST-R5", "estimatrix-ban-same", colour=colour)
    return None


def _refuse_strokes(state: Circle, strokes: tuple[str, ...]) -> Refusal | None:
    total = len(state.sketch) + len(strokes)
    if total > MOST_STROKES:
        return Refusal("EST-R4", "estimatrix-strokes", total=total, most=MOST_STROKES)
    points = points_in(state.sketch) + points_in(strokes)
    if points > MOST_POINTS:
        return Refusal("EST-R4", "estimatrix-points", total=points, most=MOST_POINTS)
    for nth, written in enumerate(strokes, start=1):
        stroke = read_stroke(written)
        if stroke is None:
            return Refusal("EST-R4", "estimatrix-stroke", nth=nth)
        if stroke.ink != BLACK_INK and not state.terms.coloured:
            return Refusal("EST-R4", "estimatrix-ink", nth=nth)
    return None


def answer_hint(
    state: Circle, seat: int, move: Ban | Hint | Lapse, chance: Chance, tell: Tell, again: int = 0
) -> None:
    match move:
        case Lapse():
            run_out(state, tell)
        case Ban():
            answer_ban(state, seat, move, chance, tell)
            state.first(("hint", AGAIN))
        case Draw(strokes):
            state.sketch.extend(strokes)
            state.first(("hint", AGAIN))
            tell and tell(Drew(seat, state.turns, strokes, len(state.sketch)))
        case Rub(everything):
            del state.sketch[0 if everything else -1 :]
            state.first(("hint", AGAIN))
            tell and tell(RubbedOut(seat, state.turns, len(state.sketch)))
        case Say(words) | Emoji(words) | Show(words):
            _give(state, FORM_OF[type(move)], words, tell)
        case Aloud():
            _give(state, ALOUD, "", tell)


def _give(state: Circle, form: Form, words: str, tell: Tell) -> None:
    state.form, state.words = form, words
    tell and tell(Hinted(state.quanter, state.turns, form, words, tuple(state.sketch)))


# Who answers first is the Quanter's to decide (EST-10)


def ask_lead(state: Circle) -> Mapping[int, Ask[EstimatrixMove]]:
    ask: Ask[EstimatrixMove] = Ask(
        "EST-10",
        "estimatrix-ask-lead",
        (Answer, OthersFirst),
        (*_colours(state), OthersFirst()),
        arguments={"ban": COLOURS[state.ban]},
        overdue=Lapse(),
    )
    return {state.quanter: ask}


def _colours(state: Circle) -> tuple[Answer, ...]:
    return tuple(Answer(colour) for colour in range(len(COLOURS)) if colour != state.ban)


def refuse_lead(state: Circle, seat: int, move: Answer | OthersFirst) -> Refusal | None:
    return refuse_answers(state, seat, move) if isinstance(move, Answer) else None


def answer_lead(
    state: Circle, seat: int, move: Answer | OthersFirst | Lapse, chance: Chance, tell: Tell
) -> None:
    match move:
        case Answer(colour):
            _set(state, seat, colour, tell)
        case OthersFirst():
            tell and tell(LeftFirst(seat))
        case Lapse():
            run_out(state, tell)


# All set their colours in secret, and may change them until the last one is in (EST-R5)


def ask_answers(state: Circle) -> Mapping[int, Ask[EstimatrixMove]]:
    asks: dict[int, Ask[EstimatrixMove]] = {}
    if PENDING not in state.answers:
        return asks
    colours = _colours(state)
    for seat, answer in enumerate(state.answers):
        if answer == NONE or (answer == PENDING and not _open(state, seat)):
            continue
        answered = answer != PENDING
        asks[seat] = Ask(
            "EST-R5" if answered else "EST-9" if seat != state.quanter else "EST-7",
            "estimatrix-ask-change" if answered else "estimatrix-ask-answer",
            (Answer,),
            colours,
            arguments={"ban": COLOURS[state.ban], "role": state.role(seat)},
            optional=answered,
            overdue=None if answered else Lapse(),
        )
    return asks


def _open(state: Circle, seat: int) -> bool:
    """Whether a seat may answer now: a Quanter who let the others go first, after them."""
    guesses = [state.answers[other] for other in state.others()]
    return seat != state.quanter or PENDING not in guesses


def refuse_answers(state: Circle, seat: int, move: Answer) -> Refusal | None:
    if move.colour == state.ban:
        return Refusal("EST-6", "estimatrix-colour-banned", colour=COLOURS[state.ban])
    return None


def answer_answers(
    state: Circle, seat: int, move: Answer | Lapse, chance: Chance, tell: Tell
) -> None:
    if isinstance(move, Answer):
        _set(state, seat, move.colour, tell)
    elif seat == state.quanter:
        run_out(state, tell)
        return
    else:
        state.answers[seat] = NONE
        tell and tell(GaveNone(seat))
    state.first(("answers",))  # asks nobody once the last one is in


def _set(state: Circle, seat: int, colour: int, tell: Tell) -> None:
    again = state.answers[seat] != PENDING
    state.answers[seat] = colour
    tell and tell(Answered(seat, state.role(seat), again, COLOURS[colour]))
