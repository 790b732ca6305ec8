"""The laboratory: many games between bots, with win rates, intervals and ratings."""

from .intervals import Interval, wilson
from .ladder import Rung, ladder
from .simulate import play_out, seed_of, simulate
from .tallies import Ending, Tally, Totals
from .tournament import Encounter, tournament

__all__ = [
    "Encounter", "Ending", "Interval", "Rung", "Tally", "Totals", "ladder", "play_out", "seed_of",
    "simulate", "tournament", "wilson",
]  # fmt: skip
