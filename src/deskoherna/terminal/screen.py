"""What the terminal shows: boards, logs, rules, problems. Colours never stand alone."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.markdown import Markdown
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text

from deskoherna.kernel import AnyGame, AnyMatch, Drawing, Event, Line, Problem, Refusal, View
from deskoherna.texts import Rule, Speaker

LOG_WIDTH = 44  # columns without which a log is not worth putting beside a board
ROWS_BELOW = 5  # for the prompt and what it asks

# Colours that people of every colour vision can tell apart (Okabe and Ito)
SEAT_COLOURS = ("#009e73", "#e69f00", "#56b4e9", "#cc79a7", "#f0e442", "#d55e00")
STYLES = {f"seat-{n}": Style(color=colour, bold=True) for n, colour in enumerate(SEAT_COLOURS)} | {
    "ship": Style(reverse=True),
    "faint": Style(dim=True),
    "marked": Style(underline=True, bgcolor="grey30"),
    "joint": Style.null(),
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

    def position(self, game: AnyGame, view: View, news: Sequence[Event] = ()) -> None:
        """The board and what just happened, which is marked: side by side where there is room."""
        marked = {place for event in news for place in event.places()}
        drawing = game.draw(view, self.say, marked)
        if len(drawing) > self.console.height - ROWS_BELOW:
            drawing = [line for line in drawing if not only_joints(line)]
        board = paint(drawing)
        width = max(len(line) for line in board.plain.splitlines())
        if width + LOG_WIDTH > self.console.width:
            self.events(news)
            self.console.print(board, no_wrap=True, crop=False)
            return
        grid = Grid.grid(padding=(0, 3, 0, 0))
        grid.add_column(width=width, no_wrap=True)
        grid.add_column()
        grid.add_row(board, Text("\n").join(map(self.told, news)))
        self.console.print(grid)

    def events(self, events: Iterable[Event]) -> None:
        for event in events:
            self.console.print(self.told(event))

    def told(self, event: Event) -> Text:
        """A log line, with the rule that brought the event about."""
        return Text(f"{self.say.event(event)} ").append(event.rule, "dim")

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
        winners = match.result.winners
        names = [self.say(f"{match.game.id}-seat", seat=seat) for seat in winners]
        self.line(
            "room-result",
            "bold",
            number=len(winners),
            winners=", ".join(names),
            reason=self.say(match.result.reason),
            rule=match.result.rule,
        )


def only_joints(line: Line) -> bool:
    """Whether a line only joins the ones around it, and can be missed where rows are few."""
    return all(span.text.isspace() or not span.text or "joint" in span.style for span in line)


def paint(drawing: Drawing) -> Text:
    """A drawing with its styles turned into colours."""
    lines = []
    for line in drawing:
        text = Text()
        for span in line:
            words = span.style.split()
            text.append(span.text, sum((STYLES[word] for word in words), Style.null()))
        lines.append(text)
    return Text("\n").join(lines)
