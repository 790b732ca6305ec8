"""What a game is. Pure: no files, no clock, no network.

>>> import deskoherna
>>> match = deskoherna.game("numerus").new(options={"first": "green"}, seed=7)
>>> match.play(0, "1 a1")[0]
Landed(seat=0, cell='a1', ship=1)
"""

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
from .event import Event, Tell, visible_to
from .game import Game, Setup
from .match import AnyGame, AnyMatch, Match, refusal_at
from .move import Move
from .pieces import Piece, Pieces
from .problem import Argument, Problem, Refusal, Unreadable
from .reason import Reason
from .record import BadRecord, Record, dumps, loads
from .replay import ReplayedLine, replay_line, replay_lines
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
    "ReplayedLine",
    "Result",
    "Say",
    "ScriptedChance",
    "SearchChance",
    "Setup",
    "Span",
    "State",
    "Tell",
    "Unreadable",
    "View",
    "commitment",
    "dumps",
    "loads",
    "plain",
    "refusal_at",
    "replay_line",
    "replay_lines",
    "visible_to",
]
