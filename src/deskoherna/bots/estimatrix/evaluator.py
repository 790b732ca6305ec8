"""The evaluator of ESTIMATRIX Spectrum: what a hint makes everyone answer, and who gains by it.

In a determinization everyone has chosen an answer. A hint is evaluated by all answers that it may
get. The level's `memory` is the share of words that it knows, and its `depth` how many consequences
of a match it sees; the tree is one move deep in any case, because then all others move at once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar

from deskoherna.games.estimatrix.hints import text_objection
from deskoherna.games.estimatrix.moves import Aloud, Answer, Draw, Emoji, Say, Show
from deskoherna.games.estimatrix.pieces import ALOUD, COLOURS, DRAWING, EMOJI, NOBODY, NONE, TEXT
from deskoherna.games.estimatrix.rules import Estimatrix
from deskoherna.games.estimatrix.sketch import scribble
from deskoherna.games.estimatrix.view import EstimatrixView
from deskoherna.kernel import AnyGame, Ask, Chance, Move, Reason

from ..bot import Bot, Message
from ..search import (
    LONG_TIME,
    NEWCOMER,
    Candidate,
    Evaluator,
    Level,
    level_bots,
    softmax_candidates,
)
from .explanation import reasons_for
from .readers import NewcomerEstimatrix, drawn, explained, spoken
from .reading import Weights, associations, lexicon, odds
from .turn import LISTENER, WINS, Given, Reader, Turn, mixed, shares, sharp, turn_of

CANDIDATES = 30  # hints that are scored, if there are enough iterations
TRIED = 12  # of them, the best
OBVIOUS = 0.15  # the least share in the priors of what the words say


class EstimatrixEvaluator(Evaluator[Estimatrix]):
    max_depth: ClassVar[int] = 1
    widening: ClassVar[tuple[float, float]] = (6.0, 0.5)
    min_visits: ClassVar[int] = 1  # values are expected ones, without noise

    def __init__(self, game: AnyGame, level: Level) -> None:
        super().__init__(game, level)
        self.reader = Reader(round(100 * level.memory), level.depth, level.blind)

    def turn(self, state: Estimatrix) -> Turn:
        return turn_of(Given.by(state), self.reader)

    def determinize(self, view: EstimatrixView, chance: Chance) -> Estimatrix:
        state = super().determinize(view, chance)
        if not state.agenda or state.agenda[-1][0] != "answers":
            return state
        for seat, likely in enumerate(self.turn(state).answer_odds):
            waits = seat == state.quanter and not view.answered[seat]
            if seat != view.seat and not waits and state.answers[seat] != NONE:
                state.answers[seat] = drawn(likely, 1.0, chance)
        return state

    # Candidate moves

    def candidates(
        self, state: Estimatrix, seat: int, ask: Ask[Any], chance: Chance
    ) -> Sequence[Candidate]:
        if Say in ask.kinds:
            return self.hints(state, chance)
        if Answer in ask.kinds:
            turn = self.turn(state)
            likely = mixed(turn.answer_odds[seat], turn.read, OBVIOUS)
            colours = turn.colours[:]
            chance.shuffle("colours", colours)
            colours.sort(key=lambda colour: -likely[colour])
            return [Candidate(Answer(colour), likely[colour]) for colour in colours]
        return [Candidate(ask.sample(chance), 1.0)]  # letters and bans are all the same

    def hints(self, state: Estimatrix, chance: Chance) -> Sequence[Candidate]:
        """In words, if the table allows it; a drawing is a scribble with a description."""
        forms = state.terms.forms
        pictures = not state.sketch and TEXT not in forms
        if pictures and EMOJI not in forms:
            return [Candidate(Draw((scribble(chance),)) if DRAWING in forms else Aloud(), 1.0)]
        possible = possible_hints(pictures, state.terms.naming)
        ideas = min(self.level.iterations // 2, CANDIDATES)
        said = [*dict.fromkeys(chance.pick("hint", possible) for _ in range(max(1, ideas)))]
        move = Show if state.sketch else Emoji if pictures else Say
        scores = [self.score(text, state) for text in said]
        return softmax_candidates(map(move, said), scores, 0.1)[:TRIED]

    def score(self, words: str, state: Estimatrix) -> float:
        """The probability that an Estimater matches and the Negater, if noticed, does not."""
        read = odds(words, COLOURS[state.ban], self.reader.vocabulary)
        hit = max(sharp(read, LISTENER))
        return hit * (1 - (1 - self.level.blind) * hit)

    def can_compare(self, ask: Ask[Any]) -> bool:
        """Answers, and hints that may be in words or emoji; a drawing is described in words."""
        if ask.key == "estimatrix-ask-hint":
            return ask.arguments["forms"] not in (DRAWING, ALOUD)
        return Say in ask.kinds or Answer in ask.kinds

    def can_evaluate(self, ask: Ask[Any], move: Move) -> bool:
        """Answers, and hints with a known word in them; no scribbles, and no hints given aloud."""
        match move:
            case Say(words) | Emoji(words) | Show(words):
                return bool(associations(words))
            case Answer():
                return True
        return False  # letters and bans are all the same

    def plays_mixed(self, state: Estimatrix, seat: int) -> bool:
        """Answers are secret, even the last one."""
        return bool(state.agenda[-1][0] == "answers")

    # Values

    def evaluate(self, state: Estimatrix, chance: Chance) -> Sequence[float]:
        """The expected value over all answers; without a hint, that of a turn that begins."""
        if not state.form:
            return self.static_evaluation(state)
        return self.turn(state).average(state.answers)

    def static_evaluation(self, state: Estimatrix) -> Sequence[float]:
        if state.quanter == NOBODY:
            return [1 / state.terms.seats] * state.terms.seats
        return shares(tuple(state.pairs), state.roles, state.terms, self.level.depth)

    def outcome(self, state: Estimatrix) -> Sequence[float]:
        return self.static_evaluation(state)

    def reasons(
        self, determinizations: Sequence[Estimatrix], seat: int, moves: Sequence[Any]
    ) -> Sequence[Sequence[Reason]]:
        return [reasons_for(determinizations[0], seat, move, self.reader) for move in moves]

    def explain(self, seat: int, view: EstimatrixView) -> Sequence[Message]:
        def read(words: str, view: EstimatrixView) -> Weights:
            return odds(words, view.ban or "", self.reader.vocabulary)

        return explained(seat, view, self.reader.vocabulary, self.level.depth >= WINS, read)


@cache
def possible_hints(pictures: bool, naming: bool) -> Sequence[str]:
    """The hints that can be given at a table, in words or in emoji."""
    texts = [hint.emoji if pictures else spoken(hint) for hint in lexicon().said]
    return [text for text in texts if text and not text_objection(text, naming)]


LEVELS: Mapping[str, type[Bot]] = {
    NEWCOMER: NewcomerEstimatrix,
    **level_bots(
        EstimatrixEvaluator,
        beginner=Level(6, depth=1, blind=0.9, memory=0.25),
        casual=Level(10, depth=1, blind=0.6, memory=0.45),
        seasoned=Level(14, depth=1, blind=0.32, memory=0.58),
        strong=Level(18, depth=2, blind=0.28, memory=0.62),
        master=Level(400, LONG_TIME, depth=4),
    ),
}
