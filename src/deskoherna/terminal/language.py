"""Which language the person in front of the terminal reads."""

from __future__ import annotations

import gettext
from collections.abc import Mapping, Sequence
from itertools import pairwise

from deskoherna.texts import LANGUAGES, Speaker

VARIABLE = "DESKOHERNA_LANG"


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The one asked for, else the system's, else English."""
    asked = [argument for argument in arguments if argument.startswith("--lang=")]
    candidates = [flag.partition("=")[2] for flag in asked]
    candidates += [after for flag, after in pairwise(arguments) if flag == "--lang"]
    names = (VARIABLE, "LC_ALL", "LC_MESSAGES", "LANG")
    candidates += [environment[name] for name in names if environment.get(name)]
    for candidate in candidates:
        if candidate[:2].lower() in LANGUAGES:
            return candidate[:2].lower()
    return "en"


# The words of the library that prints --help, and our messages for them.
WORDS = {
    "Arguments": "room-help-arguments",
    "Options": "room-help-options",
    "Commands": "room-help-commands",
    "[default: {}]": "room-help-default",
    "[required]": "room-help-required",
    "Missing command.": "room-usage-no-command",
    "No such command {name!r}.": "room-usage-command",
}


def teach_library(say: Speaker) -> None:
    """Let Typer speak the language too; to be called before it is imported."""
    spoken = {word: say(key) for word, key in WORDS.items()}
    gettext.gettext = lambda message: spoken.get(message, message)
