"""Confidence intervals: how far a measured share can be trusted."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

Z_95 = 1.959963984540054  # 95 % of a normal distribution lies within this many standard deviations


class Interval(NamedTuple):
    """A confidence interval.

    >>> Interval(0.25, 0.75).high
    0.75
    """

    low: float
    high: float


def wilson(successes: float, trials: int, z: float = Z_95) -> Interval:
    """Wilson's score interval of a share; unlike the normal approximation it also holds near 0 and
    1 and for few trials.

    Successes may be fractions (shared wins): they vary less than whole ones, so the interval then
    is rather too wide than too narrow. No trials raise `ZeroDivisionError`.

    >>> low, high = wilson(8, 10)
    >>> round(low, 2), round(high, 2)
    (0.49, 0.94)
    """
    share = successes / trials
    shrunk = 1 / (1 + z * z / trials)
    middle = shrunk * (share + z * z / (2 * trials))
    reach = shrunk * z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    return Interval(max(0.0, middle - reach), min(1.0, middle + reach))
