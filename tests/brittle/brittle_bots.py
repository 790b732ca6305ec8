"""Bots that fail in every way a bot can. Tests put this folder on the path, as if installed."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Sequence
from typing import Any

from deskoherna.bots import Bot, EvaluatedMove, RandomBot
from deskoherna.kernel import Ask, Chance, Move


class Prints(Bot):
    """Sound but for its talk, on a channel that is not meant for that."""

    rank = 1

    def choose(self, seat: int, view: Any, ask: Ask[Any], chance: Chance) -> Move:
        sys.stdout.write("thinking aloud\n" * 1000)
        sys.stdout.flush()
        os.write(1, b"\0\0\0\1thinking aloud")
        move: Move = ask.sample(chance)
        return move


class Raises(Bot):
    rank = 2

    def choose(self, seat: int, view: Any, ask: Ask[Any], chance: Chance) -> Move:
        raise ZeroDivisionError("no idea")


class Cheats(Bot):
    """Takes more than there is."""

    rank = 3

    def choose(self, seat: int, view: Any, ask: Ask[Any], chance: Chance) -> Move:
        move: Move = type(ask.moves[0])(0, 9)
        return move


class Exits(Bot):
    rank = 4

    def choose(self, seat: int, view: Any, ask: Ask[Any], chance: Chance) -> Move:
        os._exit(1)


class Hangs(Bot):
    rank = 5

    def choose(self, seat: int, view: Any, ask: Ask[Any], chance: Chance) -> Move:
        threading.Event().wait()
        raise AssertionError


class LosesItsTongue(RandomBot):
    """Sound but for its advice, for which it is asked first."""

    rank = 200

    def consider(
        self, seat: int, view: Any, ask: Ask[Any], chance: Chance
    ) -> Sequence[EvaluatedMove]:
        os._exit(1)


class KeepsSilent(RandomBot):
    rank = 201

    def consider(
        self, seat: int, view: Any, ask: Ask[Any], chance: Chance
    ) -> Sequence[EvaluatedMove]:
        threading.Event().wait()
        raise AssertionError
