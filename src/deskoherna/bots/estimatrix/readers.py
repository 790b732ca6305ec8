"""Bots for ESTIMATRIX Spectrum that read hints and give them, and know the value of a match.

A bot takes colours to be as likely as the words of a hint make them (`reading`). The bots differ
in how many words they know, how surely they take the likeliest colour, how many hints they compare,
and whether they consider what an exchange is worth to them. For a drawing without words, or a hint
given aloud, all colours are equally likely to them, and they say so.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import accumulate
from typing import Any, ClassVar, NamedTuple

from msgspec.structs import replace

from deskoherna.games.estimatrix.circle import pair
from deskoherna.games.estimatrix.hints import text_objection
from deskoherna.games.estimatrix.moves import (
    Aloud,
    Answer,
    Ban,
    Draw,
    Emoji,
    EstimatrixMove,
    Say,
    Show,
)
from deskoherna.games.estimatrix.pieces import COLOURS, DRAWING, EMOJI, TEXT
from deskoherna.games.estimatrix.sketch import scribble
from deskoherna.games.estimatrix.thoughts import Thought
from deskoherna.games.estimatrix.tongues import Words
from deskoherna.games.estimatrix.view import EstimatrixView
from deskoherna.kernel import Ask, Chance

from ..bot import Bot
from .reading import Hintable, Weights, lexicon, odds, thoughts

CANDIDATES = 30  # hints that are drawn to choose from
CLEAR = 0.4  # how likely a colour must be for a hint to be about it
OWN_SURETY = 8.0  # a Quanter knows what the hint was about
LISTENER = 2.0  # how strongly others are taken to prefer the likeliest colour
RESOLUTION = 1 << 20  # of the numbers that are drawn


class Skill(NamedTuple):
    """What makes one of these bots better than another."""

    name: str
    vocabulary: int  # words of a hundred that it knows
    surety: float  # how strongly it prefers the likeliest colour
    ideas: int  # clear hints it compares before it gives one
    weighs: bool  # whether it considers the value of a match


NEWCOMER = Skill("newcomer", 5, 1.0, 30, weighs=False)
NOVICE = Skill("novice", 35, 1.0, 1, weighs=False)
READER = Skill("reader", 70, 2.0, 4, weighs=False)
EXPERT = Skill("expert", 100, 4.0, 30, weighs=True)
SKILLS = (NOVICE, READER, EXPERT)


class AssociatingEstimatrix(Bot):
    skill: ClassVar[Skill]

    def choose(self, seat: int, view: Any, ask: Ask[Any], chance: Chance) -> EstimatrixMove:
        if Answer in ask.kinds:
            return Answer(self.colour(seat, view, chance))
        if Say in ask.kinds:
            return self.hint(view, chance)
        if Ban in ask.kinds:
            return Ban(chance.below("ban", len(COLOURS)))
        move: EstimatrixMove = ask.sample(chance)
        return move

    def explain(self, seat: int, view: Any) -> tuple[Thought, ...]:
        """Why it thought of its colour in the turn that was revealed last."""
        return explained(seat, view, self.skill.vocabulary, self.skill.weighs, self.odds)

    # Answers

    def colour(self, seat: int, view: EstimatrixView, chance: Chance) -> int:
        assert view.hint is not None
        likely = self.odds(view.hint.words, view)
        if seat == view.quanter:
            return drawn(likely, OWN_SURETY, chance)
        value = value_of_hit(view, seat) if self.skill.weighs else 1
        if value > 0:
            return drawn(likely, self.skill.surety, chance)
        if value < 0:  # anything but what is meant
            likely = tuple(0.0 if odd == max(likely) else odd for odd in likely)
        return drawn(tuple(map(bool, likely)) if any(likely) else self.odds("", view), 1.0, chance)

    def odds(self, words: str, view: EstimatrixView) -> Weights:
        return odds(words, view.ban or "", self.skill.vocabulary)

    # Hints

    def hint(self, view: EstimatrixView, chance: Chance) -> EstimatrixMove:
        """In words, if the table allows it; a drawing is a scribble with a description."""
        forms = view.terms.forms
        if view.hint is not None:
            return Show(spoken(self.pick(view, chance)))
        if TEXT in forms:
            return Say(spoken(self.pick(view, chance)))
        if EMOJI in forms:
            return Emoji(self.pick(view, chance, emoji=True).emoji)
        return Draw((scribble(chance),)) if DRAWING in forms else Aloud()

    def pick(self, view: EstimatrixView, chance: Chance, emoji: bool = False) -> Hintable:
        """The best of the first clear hints that are drawn."""
        possible = [hint for hint in lexicon().said if hint.emoji or not emoji]
        some = [chance.pick("hint", possible) for _ in range(CANDIDATES)]
        said = [(hint, hint.emoji if emoji else spoken(hint)) for hint in some]
        allowed = [(h, text) for h, text in said if not text_objection(text, view.terms.naming)]
        clear = [(h, text) for h, text in allowed if max(self.odds(text, view)) >= CLEAR]
        ideas = (clear or allowed)[: self.skill.ideas]
        gain = gain_of_hits(view) if self.skill.weighs else 1
        return max(ideas, key=lambda idea: gain * self.worth(idea[1], view))[0]

    def worth(self, text: str, view: EstimatrixView) -> float:
        """How well a hint serves: Estimaters get it, and the Negater does not."""
        return spread(self.odds(text, view))


class NewcomerEstimatrix(AssociatingEstimatrix):
    """For somebody's first game: it gives the most obvious hints, and understands few itself."""

    rank = 0
    skill = NEWCOMER

    def odds(self, words: str, view: EstimatrixView) -> Weights:
        """What it says itself it understands."""
        return (
            odds(words, view.ban or "") if view.seat == view.quanter else super().odds(words, view)
        )

    def worth(self, text: str, view: EstimatrixView) -> float:
        return max(self.odds(text, view))


class NoviceEstimatrix(AssociatingEstimatrix):
    rank = 10
    skill = NOVICE


class ReaderEstimatrix(AssociatingEstimatrix):
    rank = 20
    skill = READER


class ExpertEstimatrix(AssociatingEstimatrix):
    rank = 30
    skill = EXPERT


def drawn(likely: Weights, surety: float, chance: Chance) -> int:
    """A random colour by its odds; with much surety hardly any but the likeliest."""
    sums = list(accumulate(math.pow(odd, surety) for odd in likely))
    mark = sums[-1] * (chance.below("colour", RESOLUTION) + 0.5) / RESOLUTION
    return next(colour for colour, total in enumerate(sums) if total >= mark)


def spoken(hint: Hintable) -> str:
    """In both languages, because a bot does not know who listens."""
    return str(Words(hint.english, hint.czech))


def spread(likely: Weights) -> float:
    """The probability that one listener thinks of the colour that is meant and another does not."""
    sure = [math.pow(odd, LISTENER) for odd in likely]
    hit = max(sure) / sum(sure)
    return hit * (1 - hit)


# Why a colour was chosen


def explained(
    seat: int,
    view: EstimatrixView,
    vocabulary: int,
    weighs: bool,
    read: Callable[[str, EstimatrixView], Weights],
) -> tuple[Thought, ...]:
    """What a bot with this vocabulary thought of in the turn that was revealed last."""
    last = view.last
    chosen = None if last is None else last.answers[seat]
    if last is None or chosen is None:
        return ()
    words, before = last.hint.words, before_reveal(view)
    avoided = meant_and_avoided(seat, before, read(words, before)) if weighs else ""
    found = thoughts(words, last.ban, avoided or chosen, vocabulary)
    if avoided:
        return (*found, Thought("", avoided, 0, avoided=True))
    return tuple(found) or (Thought("", chosen, 0),)


def meant_and_avoided(seat: int, view: EstimatrixView, likely: Weights) -> str:
    """The colour it took to be meant and did not want to match; empty if there was none."""
    assert view.last is not None
    meant = [name for name, odd in zip(COLOURS, likely, strict=True) if odd == max(likely)]
    if seat == view.quanter or value_of_hit(view, seat) >= 0:
        return ""
    return meant[0] if len(meant) == 1 and view.last.answers[seat] not in meant else ""


# The value of a match


def exchange(view: EstimatrixView, seat: int) -> int:
    """What a match brings the Quanter and an Estimater: a letter gained (1), none, or lost (-1)."""
    assert view.quanter is not None
    if pair(seat, view.quanter) not in view.pairs:
        return 1  # EST-14
    return -1 if view.terms.advanced else 0  # EST-21, EST-15


def gain_of_hits(view: EstimatrixView) -> int:
    """The letters that the Quanter gains if all Estimaters match."""
    return sum(exchange(view, seat) for seat in estimaters(view))


def value_of_hit(view: EstimatrixView, seat: int) -> int:
    """Whether a right guess is good for a seat that guesses (above 0), or bad (below 0)."""
    if seat == view.negater:
        return gain_of_hits(view)  # what others win is what the Negater spoils (EST-13)
    assert view.quanter is not None
    gain = exchange(view, seat)
    gives_away = view.lacking[view.quanter] == (seat,) and view.lacking[seat] != (view.quanter,)
    return -1 if gives_away else gain  # EST-20


def before_reveal(view: EstimatrixView) -> EstimatrixView:
    """The roles and pairs of the turn that was revealed last, as they were before it was.

    Whoever matched then has exchanged or given back since. (Or, in the basic game, had exchanged
    long before: that is no longer known, and is of no weight to those who did not match.)
    """
    last = view.last
    assert last is not None
    meant, seats = last.answers[last.quanter], range(view.terms.seats)
    others = [seat for seat in seats if seat not in (last.quanter, last.negater)]
    spoilt = meant is None or last.answers[last.negater] == meant
    hits = [seat for seat in others if last.answers[seat] == meant and not spoilt]
    pairs = set(view.pairs) ^ {pair(seat, last.quanter) for seat in hits}
    lacking = tuple(
        tuple(other for other in seats if other != seat and pair(seat, other) not in pairs)
        for seat in seats
    )
    roles = {"quanter": last.quanter, "negater": last.negater, "ban": last.ban}
    return replace(view, pairs=tuple(sorted(pairs)), lacking=lacking, **roles)


def estimaters(view: EstimatrixView) -> list[int]:
    return [s for s in range(view.terms.seats) if s not in (view.quanter, view.negater)]
