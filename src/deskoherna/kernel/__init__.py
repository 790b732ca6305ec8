"""What a game is. Pure: no files, no clock, no network.

>>> import deskoherna
>>> match = deskoherna.game("numerus").new(options={"first": "green"}, seed=7)
>>> match.play(0, "1 a1")[0]
Landed(seat=0, cell='a1', ship=1)
"""

from .agenda import AgendaState
from .ask import Ask, Moves
from .board import (
    Board,
    BoardPiece,
    Cell,
    Choice,
    Grid,
    Label,
    Pile,
    Place,
    Row,
    Track,
    check_board,
)
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
from .tip import MOST_TIPS, Tip

__all__ = [
    "MOST_TIPS",
    "AgendaState",
    "AnyGame",
    "AnyMatch",
    "Argument",
    "Ask",
    "BadRecord",
    "Board",
    "BoardPiece",
    "Cell",
    "Chance",
    "Choice",
    "CommittedChance",
    "Draw",
    "Drawing",
    "Event",
    "Game",
    "Grid",
    "Label",
    "Line",
    "Match",
    "Move",
    "Moves",
    "OffScript",
    "Piece",
    "Pieces",
    "Pile",
    "Place",
    "Problem",
    "Reason",
    "Record",
    "Refusal",
    "ReplayedLine",
    "Result",
    "Row",
    "Say",
    "ScriptedChance",
    "SearchChance",
    "Setup",
    "Span",
    "State",
    "Tell",
    "Tip",
    "Track",
    "Unreadable",
    "View",
    "check_board",
    "commitment",
    "dumps",
    "loads",
    "plain",
    "refusal_at",
    "replay_line",
    "replay_lines",
    "visible_to",
]
