"""What the terminal shows: boards, logs, rules, problems. Colours never stand alone."""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterable

from rich.console import Console
from rich.markdown import Markdown
from rich.style import Style
from rich.text import Text

from deskoherna.kernel import AnyGame, AnyMatch, Drawing, Event, Problem, Refusal, View
from deskoherna.texts import Rule, Speaker

# Colours that people of every colour vision can tell apart (Okabe and Ito)
SEAT_COLOURS = ("#009e73", "#e69f00", "#56b4e9", "#cc79a7", "#f0e442", "#d55e00")
STYLES = {f"seat-{n}": Style(color=colour, bold=True) for n, colour in enumerate(SEAT_COLOURS)} | {
    "ship": Style(reverse=True),
    "faint": Style(dim=True),
    "marked": Style(underline=True, bgcolor="grey30"),
}


class Screen:
    """Prints in one language, about one game if there is one."""

    def __init__(self, say: Speaker, console: Console | None = None) -> None:
        self.say = say
        self.console = console or Console(highlight=False)
        self.errors = Console(highlight=False, stderr=True)

    @property
    def interactive(self) -> bool:
        return self.console.is_terminal and sys.stdin.isatty()

    def line(self, key: str, /, style: str = "", **args: str | int) -> None:
        self.console.print(Text(self.say(key, **args), style))

    def board(self, game: AnyGame, view: View, marked: Collection[str] = ()) -> None:
        self.console.print(paint(game.draw(view, self.say, marked)), no_wrap=True, crop=False)

    def events(self, events: Iterable[Event]) -> None:
        """Log lines, each with the rule that brought it about."""
        for event in events:
            text = Text(f"  {self.say.event(event)} ")
            self.console.print(text.append(event.rule, "dim"))

    def problem(self, problem: Problem) -> None:
        """One line, and where to read more."""
        text = Text(self.say.problem(problem), "yellow")
        if isinstance(problem, Refusal):
            text.append(f" ({problem.rule})", "dim")
        self.errors.print(text, soft_wrap=True)

    def rule(self, rule: Rule) -> None:
        self.console.print(Markdown(f"### {rule.title} ({rule.id})\n\n{rule.text}"))

    def page(self, text: str) -> None:
        self.console.print(Markdown(text))

    def result(self, match: AnyMatch) -> None:
        assert match.result is not None
        reason = self.say(match.result.reason)
        self.console.print(Text(f"  {reason} ({match.result.rule})", "bold"))


def paint(drawing: Drawing) -> Text:
    """A drawing with its styles turned into colours."""
    lines = []
    for line in drawing:
        text = Text()
        for span in line:
            text.append(span.text, Style.combine(STYLES[word] for word in span.style.split()))
        lines.append(text)
    return Text("\n").join(lines)
