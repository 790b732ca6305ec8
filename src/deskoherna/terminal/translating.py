"""Commands for translators: what is wrong with the texts of a language, and what it lacks."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.text import Text

from deskoherna.kernel import Problem
from deskoherna.texts.checking import Gap, findings, gaps, strays
from deskoherna.texts.languages import TAG

from .help import SpokenCommand, SpokenGroup, say
from .screen import Screen

translating = typer.Typer(cls=SpokenGroup, help=say("room-cli-translating"))
Tag = Annotated[str, typer.Argument(metavar="TAG", help=say("room-cli-texts-lang"))]


@translating.command(cls=SpokenCommand, name="check", help=say("room-cli-texts-check"))
def check(
    tag: Tag,
    whole: Annotated[
        bool, typer.Option("--whole", metavar=" ", help=say("room-cli-texts-whole"))
    ] = False,
) -> int:
    screen = Screen(say)
    wrong = [*strays(), *findings(checked(tag))]
    for finding in wrong:
        line = f"{finding}: {say.problem(finding.problem)}"
        screen.console.print(Text(line, "yellow"), soft_wrap=True)
    found = list(gaps(tag))
    for gap in found:
        if gap.lacking:
            screen.line("room-texts-gap", file=gap.file, lacking=len(gap.lacking), all=gap.all)
    lacking = sum(len(gap.lacking) for gap in found)
    if lacking:
        every = sum(gap.all for gap in found)
        screen.line("room-texts-sum", "bold", lacking=lacking, all=every)
    else:
        screen.line("room-texts-whole")
    return 1 if wrong or (whole and lacking) else 0


@translating.command(cls=SpokenCommand, name="missing", help=say("room-cli-texts-missing"))
def missing(
    tag: Tag,
    file: Annotated[
        str | None, typer.Argument(metavar="FILE", help=say("room-cli-texts-file"))
    ] = None,
) -> None:
    known = {gap.file: gap for gap in gaps(checked(tag))}
    if file is not None and file not in known:
        raise Problem("room-texts-no-file", file=file[:40], known=", ".join(known))
    for gap in known.values() if file is None else [known[file]]:
        if gap.lacking:
            typer.echo(printed(gap, titled=file is None))


def printed(gap: Gap, titled: bool) -> str:
    title = [f"### {gap.file}\n"] if titled else []
    return "\n".join([*title, *gap.lacking])


def checked(tag: str) -> str:
    if TAG.fullmatch(tag) is None:
        raise Problem("room-texts-tag", lang=tag[:40])
    return tag
