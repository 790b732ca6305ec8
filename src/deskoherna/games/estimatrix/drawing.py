"""The table as text: who has which letters and which role, the ban, the hint, the dice."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from deskoherna.kernel import Drawing, Line, Say, Span

from .pieces import DRAWING, LETTERS, NEGATER, QUANTER
from .tongues import read_words
from .view import EstimatrixView, HintSeen


def draw(view: EstimatrixView, say: Say, marked: Collection[str] = ()) -> Drawing:
    return [
        *(_seat(view, seat, say, str(seat + 1) in marked) for seat in range(view.terms.seats)),
        [],
        *_turn(view, say),
        *_last(view, say),
        [Span(say("estimatrix-legend"), "faint")],
    ]


def _seat(view: EstimatrixView, seat: int, say: Say, marked: bool) -> Line:
    """`▶ Player 2 Negater 1/2 [A] M A · · I X  (set)   needs 3 4`"""
    letter = view.letters[seat] or "·"
    owned = " ".join(each if each in view.owned[seat] else "·" for each in LETTERS)
    line = [
        Span("▶ " if seat in _awaited(view) else "  ", f"seat-{seat}"),
        Span(say("estimatrix-seat", seat=seat).ljust(9), f"seat-{seat}"),
        Span(say("estimatrix-role", role=_role(view, seat)).ljust(12)),
        Span(f"[{letter}] "),
        Span(owned, "marked" if marked else ""),
        Span(f"  {_die(view, seat, say)}".ljust(10)),
    ]
    if view.letters[seat] and view.lacking[seat] and view.result is None:
        lacks = " ".join(str(other + 1) for other in view.lacking[seat])
        line.append(Span(say("estimatrix-lacks", seats=lacks), "faint"))
    return line


def _awaited(view: EstimatrixView) -> Collection[int]:
    """Who is to do something, as far as everyone can see it."""
    if not view.agenda:
        return ()
    step, *numbers = view.agenda[-1]
    if step == "letter":
        return {int(number) for number in numbers}
    if step != "answers":
        return () if view.quanter is None else {view.quanter}
    pending = {seat for seat, answered in enumerate(view.answered) if not answered}
    return pending - {view.quanter} or pending


def _role(view: EstimatrixView, seat: int) -> str:
    if view.quanter is None:
        return "none"
    roles = {view.quanter: QUANTER, view.negater: f"{NEGATER}-{1 + view.shift}"}
    return roles.get(seat, "estimater")


def _die(view: EstimatrixView, seat: int, say: Say) -> str:
    """The own colour, or whether one is set."""
    if view.late[seat]:
        return say("estimatrix-die-none")
    if not view.answered[seat]:
        return ""
    if seat == view.seat and view.answer is not None:
        return say("estimatrix-colour", colour=view.answer)
    return say("estimatrix-die-set")


def _turn(view: EstimatrixView, say: Say) -> Iterator[Line]:
    if view.result is not None or view.quanter is None:
        return
    yield [Span(say("estimatrix-turn", turn=view.turns, ban=view.ban or "none"))]
    if view.hint is not None:
        yield [Span(_hint(view.hint, say), "marked")]


def _hint(hint: HintSeen, say: Say) -> str:
    form: str = hint.form or "sketch"
    form = "described" if form == DRAWING and hint.words else form
    form = "hidden" if hint.hidden else form
    words = read_words(hint.words)._asdict()
    return say("estimatrix-hint", form=form, strokes=len(hint.strokes), **words)


def _last(view: EstimatrixView, say: Say) -> Iterator[Line]:
    """The turn before, as its dice lay."""
    if view.last is None:
        return
    dice = " ".join(
        f"{seat + 1}:{say('estimatrix-colour', colour=colour or 'none')}"
        for seat, colour in enumerate(view.last.answers)
    )
    hint = _hint(view.last.hint, say)
    quanter = view.last.quanter + 1
    yield [Span(say("estimatrix-last", quanter=quanter, hint=hint, dice=dice), "faint")]
