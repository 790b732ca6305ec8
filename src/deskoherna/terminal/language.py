"""Which language the person in front of the terminal reads, and where its texts are."""

from __future__ import annotations

import gettext
import re
from collections.abc import Mapping, Sequence
from itertools import islice, pairwise
from pathlib import Path

from deskoherna.texts import ENGLISH, Speaker, best_language, named_language

FLAG, TEXTS = "--lang", "--texts"
ANYWHERE = (FLAG, TEXTS)  # options of the whole program, which may stand behind a command
PREFIX = "DESKOHERNA_"


def variable(flag: str) -> str:
    """The environment variable that stands for an option."""
    return PREFIX + flag.removeprefix("--").replace("-", "_").upper()


VARIABLE = variable(FLAG)


def texts_folder(arguments: Sequence[str], environment: Mapping[str, str]) -> Path | None:
    """The folder with texts that was asked for."""
    named = [*given(TEXTS, arguments), environment.get(variable(TEXTS), "")][0]
    return Path(named).expanduser() if named else None


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The one asked for, else the best for the system's, else English."""
    asked = map(named_language, map(tag_of, given(FLAG, arguments)))
    names = (VARIABLE, "LC_ALL", "LC_MESSAGES", "LANG")
    systems = best_language(tag_of(environment.get(name, "")) for name in names)
    return next(filter(None, asked), None) or systems or ENGLISH


def tag_of(name: str) -> str:
    """The tag of a language from the name of a locale, such as cs_CZ.UTF-8."""
    return re.split("[.@]", name)[0].replace("_", "-")


def given(flag: str, arguments: Sequence[str]) -> list[str]:
    """The values of an option on the command line."""
    joined = [word.partition("=")[2] for word in arguments if word.startswith(f"{flag}=")]
    return joined + [after for word, after in pairwise(arguments) if word == flag]


def options_first(arguments: Sequence[str]) -> list[str]:
    """The arguments with the program's own options moved to the front, where Typer expects them."""
    if arguments and arguments[-1] in ANYWHERE:
        return [arguments[-1]]  # the value is missing: let Typer report it
    asked: list[str] = []
    others: list[str] = []
    rest = iter(arguments)
    for argument in rest:
        if argument in ANYWHERE:
            asked += [argument, *islice(rest, 1)]
        else:
            (asked if argument.partition("=")[0] in ANYWHERE else others).append(argument)
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
FILLED_IN = re.compile(r"\{.*\}")  # by the library
BLANK = "\0"


def teach_library(say: Speaker) -> None:
    """Make Typer use the same language; must be called before Typer is imported."""
    spoken = {word: _template(say, key, word) for word, key in WORDS.items()}
    gettext.gettext = lambda message: spoken.get(message, message)


def _template(say: Speaker, key: str, word: str) -> str:
    """Braces of ours are for the library; others stand for themselves."""
    blank = FILLED_IN.search(word)
    if blank is None:
        return say(key)
    said = say(key, what=BLANK).replace("{", "{{").replace("}", "}}")
    return said.replace(BLANK, blank[0])
