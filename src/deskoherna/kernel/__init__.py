"""What a game is. Pure: no files, no clock, no network."""

from .agenda import AgendaState
from .ask import Ask, Moves
from .chance import (
    Chance,
    CommittedChance,
    Draw,
    OffScript,
    ScriptedChance,
    SearchChance,
    commitment,
)
from .drawing import Drawing, Line, Say, Span, plain
from .event import Event, told_to
from .game import Game, Setup
from .match import AnyGame, AnyMatch, Match, refusal_at
from .move import Move
from .pieces import Piece, Pieces
from .problem import Argument, Problem, Refusal, Unreadable
from .record import BadRecord, Record, dumps, loads
from .replay import Step, again, steps
from .result import Result
from .state import State, Tell, View

__all__ = [
    "AgendaState",
    "AnyGame",
    "AnyMatch",
    "Argument",
    "Ask",
    "BadRecord",
    "Chance",
    "CommittedChance",
    "Draw",
    "Drawing",
    "Event",
    "Game",
    "Line",
    "Match",
    "Move",
    "Moves",
    "OffScript",
    "Piece",
    "Pieces",
    "Problem",
    "Record",
    "Refusal",
    "Result",
    "Say",
    "ScriptedChance",
    "SearchChance",
    "Setup",
    "Span",
    "State",
    "Step",
    "Tell",
    "Unreadable",
    "View",
    "again",
    "commitment",
    "dumps",
    "loads",
    "plain",
    "refusal_at",
    "steps",
    "told_to",
]
