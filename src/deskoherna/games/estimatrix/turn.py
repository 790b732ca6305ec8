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
from .pieces import ALOUD, BLACK_INK, COLOURS, DRAWING, EMOJI, NONE, PENDING, TEXT
from .proposals import propose_hint
from .sketch import MOST_POINTS, MOST_STROKES, points_in, read_stroke

FORM_OF = {Say: TEXT, Emoji: EMOJI, Aloud: ALOUD, Draw: DRAWING, Rub: DRAWING, Show: DRAWING}
HINTS = (Say, Emoji, Aloud, Draw, Rub, Show)
AGAIN = 1  # the hint is asked for again: a stroke was drawn, or the ban was changed


class Turn(Circle):
    __slots__ = ()

    def do_turn(self, chance: Chance, tell: Tell) -> None:
        self.turns += 1
        self.clear()
        self.first(("ban",), ("hint",), ("lead",), ("answers",), ("evaluate",), ("pass_on",))

    def run_out(self, tell: Tell) -> None:
        """A Quanter without hint or answer ends the turn; it counts as one (EST-R7)."""
        tell(RanOut, self.quanter)
        self.agenda.clear()
        self.first(("pass_on",))

    # The Quanter bans a colour

    def ask_ban(self) -> Mapping[int, Ask[EstimatrixMove]]:
        ask: Ask[EstimatrixMove] = Ask(
            "EST-6", "estimatrix-ask-ban", (Ban,), (*self._bans(), Ban(None)), overdue=Lapse()
        )
        return {self.quanter: ask}

    def _bans(self) -> list[Ban]:
        return [Ban(colour) for colour in range(len(COLOURS)) if colour != self.ban]

    def answer_ban(self, seat: int, move: Ban | Lapse, chance: Chance, tell: Tell) -> None:
        if isinstance(move, Lapse):
            self.run_out(tell)
            return
        self.rolled = move.colour is None
        self.ban = chance.below("ban", len(COLOURS)) if move.colour is None else move.colour
        tell(Banned, seat, COLOURS[self.ban], self.rolled)

    # The Quanter gives a hint; until then a chosen ban may be changed (EST-R5)

    def ask_hint(self, again: int = 0) -> Mapping[int, Ask[EstimatrixMove]]:
        moves: list[EstimatrixMove] = []
        if self.sketch:
            moves += [Show(), Rub(), Rub(everything=True)]
        else:
            moves += [Aloud()] if ALOUD in self.terms.forms else []
            moves += [] if self.rolled else [*self._bans(), Ban(None)]
        ask: Ask[EstimatrixMove] = Ask(
            "EST-7",
            "estimatrix-ask-drawing" if self.sketch else "estimatrix-ask-hint",
            (*HINTS, Ban),
            tuple(moves),
            propose=lambda chance: propose_hint(self, chance),
            arguments={"ban": COLOURS[self.ban], "forms": self.terms.hints},
            overdue=Lapse(),
            goes_on=again == AGAIN,  # a limit is for the whole hint (EST-R7)
        )
        return {self.quanter: ask}

    def refuse_hint(self, seat: int, move: Ban | Hint, again: int = 0) -> Refusal | None:
        return self._refuse_ban(move) if isinstance(move, Ban) else self._refuse_hint(move)

    def _refuse_hint(self, move: Hint) -> Refusal | None:  # noqa: PLR0911  # a reason each
        form = FORM_OF[type(move)]
        if form not in self.terms.forms:
            return Refusal("EST-8", "estimatrix-form", form=form, forms=self.terms.hints)
        if self.sketch and form != DRAWING:
            return Refusal("EST-R4", "estimatrix-drawing-begun", total=len(self.sketch))
        if isinstance(move, Rub | Show) and not self.sketch:
            return Refusal("EST-R4", "estimatrix-drawing-empty")
        match move:
            case Draw(strokes):
                return self._refuse_strokes(strokes)
            case Emoji(line):
                return emoji_objection(line, self.terms.naming)
            case Say(words) | Show(words) if words:
                return text_objection(words, self.terms.naming)
        return None

    def _refuse_ban(self, move: Ban) -> Refusal | None:
        colour = COLOURS[self.ban]
        if self.rolled:
            return Refusal("EST-6", "estimatrix-ban-rolled", colour=colour)
        if self.sketch:
            return Refusal("EST-R5", "estimatrix-ban-final", colour=colour)
        if move.colour == self.ban:
            return Refusal("EST-R5", "estimatrix-ban-same", colour=colour)
        return None

    def _refuse_strokes(self, strokes: tuple[str, ...]) -> Refusal | None:
        total = len(self.sketch) + len(strokes)
        if total > MOST_STROKES:
            return Refusal("EST-R4", "estimatrix-strokes", total=total, most=MOST_STROKES)
        points = points_in(self.sketch) + points_in(strokes)
        if points > MOST_POINTS:
            return Refusal("EST-R4", "estimatrix-points", total=points, most=MOST_POINTS)
        for nth, written in enumerate(strokes, start=1):
            stroke = read_stroke(written)
            if stroke is None:
                return Refusal("EST-R4", "estimatrix-stroke", nth=nth)
            if stroke.ink != BLACK_INK and not self.terms.coloured:
                return Refusal("EST-R4", "estimatrix-ink", nth=nth)
        return None

    def answer_hint(
        self, seat: int, move: Ban | Hint | Lapse, chance: Chance, tell: Tell, again: int = 0
    ) -> None:
        match move:
            case Lapse():
                self.run_out(tell)
            case Ban():
                self.answer_ban(seat, move, chance, tell)
                self.first(("hint", AGAIN))
            case Draw(strokes):
                self.sketch.extend(strokes)
                self.first(("hint", AGAIN))
                tell(Drew, seat, self.turns, strokes, len(self.sketch))
            case Rub(everything):
                del self.sketch[0 if everything else -1 :]
                self.first(("hint", AGAIN))
                tell(RubbedOut, seat, len(self.sketch))
            case Say(words) | Emoji(words) | Show(words):
                self._give(FORM_OF[type(move)], words, tell)
            case Aloud():
                self._give(ALOUD, "", tell)

    def _give(self, form: str, words: str, tell: Tell) -> None:
        self.form, self.words = form, words
        tell(Hinted, self.quanter, self.turns, form, words, tuple(self.sketch))

    # Who answers first is the Quanter's to decide (EST-10)

    def ask_lead(self) -> Mapping[int, Ask[EstimatrixMove]]:
        ask: Ask[EstimatrixMove] = Ask(
            "EST-10",
            "estimatrix-ask-lead",
            (Answer, OthersFirst),
            (*self._colours(), OthersFirst()),
            arguments={"ban": COLOURS[self.ban]},
            overdue=Lapse(),
        )
        return {self.quanter: ask}

    def _colours(self) -> tuple[Answer, ...]:
        return tuple(Answer(colour) for colour in range(len(COLOURS)) if colour != self.ban)

    def refuse_lead(self, seat: int, move: Answer | OthersFirst) -> Refusal | None:
        return self.refuse_answers(seat, move) if isinstance(move, Answer) else None

    def answer_lead(
        self, seat: int, move: Answer | OthersFirst | Lapse, chance: Chance, tell: Tell
    ) -> None:
        match move:
            case Answer(colour):
                self._set(seat, colour, tell)
            case OthersFirst():
                tell(LeftFirst, seat)
            case Lapse():
                self.run_out(tell)

    # All set their colours in secret, and may change them until the last one is in (EST-R5)

    def ask_answers(self) -> Mapping[int, Ask[EstimatrixMove]]:
        asks: dict[int, Ask[EstimatrixMove]] = {}
        if PENDING not in self.answers:
            return asks
        colours = self._colours()
        for seat, answer in enumerate(self.answers):
            if answer == NONE or (answer == PENDING and not self._open(seat)):
                continue
            answered = answer != PENDING
            asks[seat] = Ask(
                "EST-R5" if answered else "EST-9" if seat != self.quanter else "EST-7",
                "estimatrix-ask-change" if answered else "estimatrix-ask-answer",
                (Answer,),
                colours,
                arguments={"ban": COLOURS[self.ban], "role": self.role(seat)},
                optional=answered,
                overdue=None if answered else Lapse(),
            )
        return asks

    def _open(self, seat: int) -> bool:
        """Whether a seat may answer now: a Quanter who let the others go first, after them."""
        guesses = [self.answers[other] for other in self.others()]
        return seat != self.quanter or PENDING not in guesses

    def refuse_answers(self, seat: int, move: Answer) -> Refusal | None:
        if move.colour == self.ban:
            return Refusal("EST-6", "estimatrix-colour-banned", colour=COLOURS[self.ban])
        return None

    def answer_answers(self, seat: int, move: Answer | Lapse, chance: Chance, tell: Tell) -> None:
        if isinstance(move, Answer):
            self._set(seat, move.colour, tell)
        elif seat == self.quanter:
            self.run_out(tell)
            return
        else:
            self.answers[seat] = NONE
            tell(GaveNone, seat)
        self.first(("answers",))  # asks nobody once the last one is in

    def _set(self, seat: int, colour: int, tell: Tell) -> None:
        again = self.answers[seat] != PENDING
        self.answers[seat] = colour
        tell(Answered, seat, self.role(seat), again, COLOURS[colour])
