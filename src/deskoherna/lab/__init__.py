"""The laboratory: many games between bots, and what they say."""

from .intervals import Interval, wilson
from .simulate import play_out, seed_of, simulate
from .tallies import Ending, Tally, Totals

__all__ = [
    "Ending", "Interval", "Tally", "Totals", "play_out", "seed_of", "simulate", "wilson",
]  # fmt: skip
