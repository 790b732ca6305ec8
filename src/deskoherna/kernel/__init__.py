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
from .event import Event, Events, Tell, silent, visible_to
from .game import Game, Setup
from .match import AnyGame, AnyMatch, Match, refusal_at
from .move import Move
from .pieces import Piece, Pieces
from .problem import Argument, Problem, Refusal, Unreadable
from .reason import Reason
from .record import BadRecord, Record, dumps, loads
from .replay import Step, replay_line, steps
from .result import Result
from .state import State, View

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
    "Events",
    "Game",
    "Line",
    "Match",
    "Move",
    "Moves",
    "OffScript",
    "Piece",
    "Pieces",
    "Problem",
    "Reason",
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
    "commitment",
    "dumps",
    "loads",
    "plain",
    "refusal_at",
    "replay_line",
    "silent",
    "steps",
    "visible_to",
]
