"""Which language the person in front of the terminal reads."""

from __future__ import annotations

import gettext
import re
from collections.abc import Mapping, Sequence
from itertools import islice, pairwise

from deskoherna.texts import LANGUAGES, Speaker

FLAG = "--lang"
PREFIX = "DESKOHERNA_"


def variable(flag: str) -> str:
    """The environment variable that stands for an option."""
    return PREFIX + flag.removeprefix("--").replace("-", "_").upper()


VARIABLE = variable(FLAG)


def known(name: str) -> str | None:
    """The language of a locale name such as cs or cs_CZ.UTF-8, if we have it."""
    language = re.split(r"[-_.@]", name)[0].lower()
    return language if language in LANGUAGES else None


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The one asked for, else the system's, else English."""
    candidates = [flag.partition("=")[2] for flag in arguments if flag.startswith(f"{FLAG}=")]
    candidates += [after for flag, after in pairwise(arguments) if flag == FLAG]
    candidates += [
        environment.get(name, "") for name in (VARIABLE, "LC_ALL", "LC_MESSAGES", "LANG")
    ]
    return next(filter(None, map(known, candidates)), "en")


def language_first(arguments: Sequence[str]) -> list[str]:
    """The arguments with --lang moved to the front, where Typer expects it."""
    if arguments and arguments[-1] == FLAG:
        return [FLAG]  # the value is missing: let Typer report it
    asked: list[str] = []
    others: list[str] = []
    rest = iter(arguments)
    for argument in rest:
        if argument == FLAG:
            asked += [argument, *islice(rest, 1)]
        else:
            (asked if argument.startswith(f"{FLAG}=") else others).append(argument)
    return asked + others


# The words of the library that prints --help, and our messages for them.
WORDS = {
    "Arguments": "room-help-arguments",
    "Options": "room-help-options",
    "Commands": "room-help-commands",
    "[default: {}]": "room-help-default",
    "[env var: {}]": "room-help-variable",
    "[required]": "room-help-required",
    "Missing command.": "room-usage-no-command",
    "No such command {name!r}.": "room-usage-command",
}


def teach_library(say: Speaker) -> None:
    """Make Typer use the same language; must be called before Typer is imported."""
    spoken = {word: say(key) for word, key in WORDS.items()}
    gettext.gettext = lambda message: spoken.get(message, message)
