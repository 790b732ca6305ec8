"""How ESTIMATRIX Spectrum is thought about: what a hint makes everyone answer, and who gains by it.

In an imagined world everyone has made up their mind. A hint is judged by all that may be answered
to it. The level's `memory` is the share of words that it knows, and its `sight` how far it looks at
what comes of a match; a line is one move long in any case, for then all others come in at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar

from deskoherna.games.estimatrix.hints import text_objection
from deskoherna.games.estimatrix.moves import Aloud, Answer, Draw, Emoji, Say, Show
from deskoherna.games.estimatrix.pieces import COLOURS, DRAWING, EMOJI, NOBODY, NONE, TEXT
from deskoherna.games.estimatrix.rules import Estimatrix
from deskoherna.games.estimatrix.sketch import scribble
from deskoherna.games.estimatrix.view import EstimatrixView
from deskoherna.kernel import AnyGame, Ask, Chance, Move, Reason

from ..bot import Saying
from ..search import THOROUGHLY, Level, Mind, Proposal, ladder, ranked
from .readers import drawn, explained, spoken
from .reading import Weights, associations, odds, table
from .turn import LISTENER, WINS, Given, Reader, Turn, mixed, shares, sharp, turn_of
from .why import why

CANDIDATES = 30  # hints that come to mind, to those who think so long
LOOKED_AT = 12  # of them
OBVIOUS = 0.15  # of the attention is due to what the words say, even to those who had better not


class EstimatrixMind(Mind[Estimatrix]):
    reach: ClassVar[int] = 1
    width: ClassVar[tuple[float, float]] = (6.0, 0.5)
    looks: ClassVar[int] = 1  # averages leave nothing to chance

    def __init__(self, game: AnyGame, level: Level) -> None:
        super().__init__(game, level)
        self.reader = Reader(round(100 * level.memory), level.sight, level.blind)

    def turn(self, state: Estimatrix) -> Turn:
        return turn_of(Given.by(state), self.reader)

    def imagine(self, view: EstimatrixView, chance: Chance) -> Estimatrix:
        world = super().imagine(view, chance)
        if not world.agenda or world.agenda[-1][0] != "answers":
            return world
        for seat, mind in enumerate(self.turn(world).minds):
            waits = seat == world.quanter and not view.answered[seat]
            if seat != view.seat and not waits and world.answers[seat] != NONE:
                world.answers[seat] = drawn(mind, 1.0, chance)
        return world

    # What comes to mind

    def proposals(
        self, state: Estimatrix, seat: int, ask: Ask[Any], chance: Chance
    ) -> Sequence[Proposal]:
        if Say in ask.kinds:
            return self.hints(state, chance)
        if Answer in ask.kinds:
            turn = self.turn(state)
            likely = mixed(turn.minds[seat], turn.read, OBVIOUS)
            colours = turn.colours[:]
            chance.shuffle("colours", colours)
            colours.sort(key=lambda colour: -likely[colour])
            return [Proposal(Answer(colour), likely[colour]) for colour in colours]
        return [Proposal(ask.sample(chance), 1.0)]  # letters and bans are all alike

    def hints(self, state: Estimatrix, chance: Chance) -> Sequence[Proposal]:
        """In words, if the table allows it; a drawing is a scribble with a description."""
        forms = state.terms.forms
        pictures = not state.sketch and TEXT not in forms
        if pictures and EMOJI not in forms:
            return [Proposal(Draw((scribble(chance),)) if DRAWING in forms else Aloud(), 1.0)]
        shelf = sayings(pictures, state.terms.naming)
        ideas = min(self.level.iterations // 2, CANDIDATES)
        said = [*dict.fromkeys(chance.pick("hint", shelf) for _ in range(max(1, ideas)))]
        move = Show if state.sketch else Emoji if pictures else Say
        promises = [self.promise(text, state) for text in said]
        return ranked(map(move, said), promises, 0.1)[:LOOKED_AT]

    def promise(self, words: str, state: Estimatrix) -> float:
        """The odds that an Estimater matches and the Negater, if one thinks of it, does not."""
        read = odds(words, COLOURS[state.ban], self.reader.vocabulary)
        hit = max(sharp(read, LISTENER))
        return hit * (1 - (1 - self.level.blind) * hit)

    def understands(self, ask: Ask[Any], move: Move) -> bool:
        """A hint, if any of its words is known; scribbles and sounds are beyond it."""
        match move:
            case Say(words) | Emoji(words) | Show(words):
                return bool(associations(words))
            case Answer():
                return True
        return False  # letters and bans are all alike

    def mixes(self, state: Estimatrix, seat: int) -> bool:
        """An answer is secret, also the last one."""
        return bool(state.agenda[-1][0] == "answers")

    # How all stand

    def judge(self, state: Estimatrix, chance: Chance) -> Sequence[float]:
        """On average over what may be answered; without a hint, as the turn begins."""
        return self.turn(state).average(state.answers) if state.form else self.standing(state)

    def standing(self, state: Estimatrix) -> Sequence[float]:
        if state.quanter == NOBODY:
            return [1 / state.terms.seats] * state.terms.seats
        return shares(tuple(state.pairs), state.roles, state.terms, self.level.sight)

    def outcome(self, state: Estimatrix) -> Sequence[float]:
        return self.standing(state)

    def reasons(
        self, worlds: Sequence[Estimatrix], seat: int, moves: Sequence[Any]
    ) -> Sequence[Sequence[Reason]]:
        return [why(worlds[0], seat, move, self.reader) for move in moves]

    def explain(self, seat: int, view: EstimatrixView) -> Sequence[Saying]:
        def read(words: str, view: EstimatrixView) -> Weights:
            return odds(words, view.ban or "", self.reader.vocabulary)

        return explained(seat, view, self.reader.vocabulary, self.level.sight >= WINS, read)


@cache
def sayings(pictures: bool, naming: bool) -> Sequence[str]:
    """What can be said at a table, in words or in emoji."""
    told = [hint.emoji if pictures else spoken(hint) for hint in table().said]
    return [text for text in told if text and not text_objection(text, naming)]


LEVELS = ladder(
    EstimatrixMind,
    beginner=Level(6, sight=1, blind=0.9, memory=0.25),
    casual=Level(10, sight=1, blind=0.6, memory=0.45),
    seasoned=Level(14, sight=1, blind=0.32, memory=0.58),
    strong=Level(18, sight=2, blind=0.28, memory=0.62),
    master=Level(400, THOROUGHLY, sight=4),
)
