"""Help in the reader's language: the few words that the library cannot translate itself."""

from __future__ import annotations

import os
import sys
from typing import Any

from typer.core import TyperCommand, TyperGroup

from deskoherna.texts import speaker

from .language import language_of

say = speaker(language_of(sys.argv[1:], os.environ))


class Spoken:
    """Says "usage", explains --help, and leaves out what Python calls the types of arguments."""

    def get_params(self, ctx: Any) -> Any:
        parameters = super().get_params(ctx)  # type: ignore[misc]  # of the command it is mixed into
        for parameter in parameters:
            if parameter.param_type_name == "argument":
                parameter.display_type_rich = lambda ctx: None
        return parameters

    def get_help_option(self, ctx: Any) -> Any:
        option = super().get_help_option(ctx)  # type: ignore[misc]  # of the command it is mixed into
        option.help = say("room-help-help")
        option.metavar = " "
        return option

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        pieces = self.collect_usage_pieces(ctx)  # type: ignore[attr-defined]
        formatter.write_usage(ctx.command_path, " ".join(pieces), f"{say('room-help-usage')} ")


class SpokenCommand(Spoken, TyperCommand):
    """A command."""


class SpokenGroup(Spoken, TyperGroup):
    """The program itself."""
