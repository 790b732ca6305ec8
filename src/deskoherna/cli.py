"""The `deskoherna` program: chooses the language, runs a command, and says what went wrong."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from typing import Any

from deskoherna.catalogue import all_games
from deskoherna.kernel import AnyGame, Problem
from deskoherna.terminal.language import (
    TEXTS,
    language_of,
    options_first,
    teach_library,
    texts_folder,
    variable,
)
from deskoherna.terminal.plain import forgive
from deskoherna.texts import Speaker, look_in, speaker

PROBLEM, USAGE, INTERRUPTED = 1, 2, 130
WRONG_VALUES = (  # which messages begin so, and which option they are about
    ("room-database-", "--database"),
    ("room-limits", "--limits"),
    ("room-network-", "--network"),
    ("room-password-blank", "--password"),
    ("room-public-url", "--public-url"),
    ("room-proxy-address", "--trusted-proxy"),
    ("room-texts-folder", TEXTS),
)


def main() -> None:
    code = run(sys.argv[1:])
    gc.freeze()  # a process that ends needs no last garbage collection
    sys.exit(code)


def run(arguments: list[str]) -> int:
    """Run a command; every error is one line, and the exit code says of what kind it was."""
    forgive()
    try:
        look_in(texts_folder(arguments, os.environ))
        teach_library(speaker(language_of(arguments, os.environ)))
        from deskoherna.terminal.commands import app  # noqa: PLC0415  # only once Typer knows the language

        answer = app(options_first(arguments) or ["--help"], standalone_mode=False)
        sys.stdout.flush()
    except Problem as problem:
        why = speaker_for(language_of(arguments, os.environ), problem).problem(problem)
        return tell(said_in(problem, arguments) + why, PROBLEM)
    except (KeyboardInterrupt, EOFError):
        return INTERRUPTED
    except BrokenPipeError:
        hush()
        return PROBLEM
    except OSError as error:
        hush()
        say = speaker(language_of(arguments, os.environ))
        return tell(say("room-not-printed", reason=error.strerror or str(error)), PROBLEM)
    except Exception as error:
        if not hasattr(error, "format_message"):
            raise
        return tell(usage(speaker(language_of(arguments, os.environ)), error), USAGE)
    return answer if isinstance(answer, int) else 0


def tell(text: str, code: int) -> int:
    sys.stderr.write(f"deskoherna: {text}\n")
    return code


def said_in(problem: Problem, arguments: Sequence[str]) -> str:
    """The variable that holds what is wrong, if it was not typed."""
    typed = {argument.partition("=")[0] for argument in arguments}
    for keys, flag in WRONG_VALUES:
        said = os.environ.get(variable(flag))
        about = problem.key.startswith(keys) or problem.arguments.get("file") == said
        if said and about and flag not in typed:
            return f"{variable(flag)}: "
    return ""


def hush() -> None:
    """Nobody reads the output any more; discard the rest of it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def speaker_for(language: str, problem: Problem) -> Speaker:
    """A speaker that has the problem's message: the room's or one of the games'."""
    voices: list[AnyGame | None] = [None, *all_games().values()]
    return next(
        (say for voice in voices if (say := speaker(language, voice)).knows(problem.key)),
        speaker(language),
    )


def name_of(parameter: Any, context: Any) -> str:
    """The name of a parameter in the help: its flag, or its metavariable.

    Where its value stands in the environment, the name of the variable.
    """
    source = context and context.get_parameter_source(parameter.name)
    if source and source.name == "ENVIRONMENT":
        return str(parameter.envvar)
    option = parameter.param_type_name == "option"
    return str(parameter.opts[0] if option else parameter.metavar)


def wrong_value(say: Speaker, what: str, parameter: Any) -> str:
    least, most = (getattr(parameter, end, None) for end in ("min", "max"))
    if least is None or most is None:
        return say("room-usage-value", what=what)
    return say("room-usage-range", what=what, least=str(least), most=str(most))


def usage(say: Speaker, error: Exception) -> str:
    """What is wrong with the command line, in our own words."""
    kind = type(error).__name__
    parameter = getattr(error, "param", None)
    what = "" if parameter is None else name_of(parameter, getattr(error, "ctx", None))
    option = str(getattr(error, "option_name", ""))
    if kind == "NoSuchOption":
        return say("room-usage-option", option=option)
    if kind == "BadOptionUsage":
        return say("room-usage-no-value", option=option)
    if kind == "MissingParameter":
        return say("room-usage-missing", what=what)
    if kind == "BadParameter":
        return wrong_value(say, what, parameter)
    if "unexpected" in str(error):
        return say("room-usage-extra")
    return str(error)  # about commands: already in the right language
