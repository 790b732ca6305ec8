"""Frames and problems as they are sent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from deskoherna.kernel import Problem, Refusal, Unreadable

from .. import wire

encode: Callable[[Any], bytes] = msgspec.json.Encoder().encode


def problem(problem: Problem) -> wire.Problem:
    rule = problem.rule if isinstance(problem, Refusal) else None
    unreadable = isinstance(problem, Unreadable)
    return wire.Problem(problem.key, dict(problem.arguments), rule, unreadable)
