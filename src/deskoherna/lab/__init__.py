"""The laboratory: many games between bots, and what they say."""

from .intervals import Interval, wilson
from .simulate import play_out, seed_of, simulate
from .tallies import Ending, Tally, Totals
from .tournament import Encounter, tournament

__all__ = [
    "Encounter", "Ending", "Interval", "Tally", "Totals", "play_out", "seed_of", "simulate",
    "tournament", "wilson",
]  # fmt: skip
