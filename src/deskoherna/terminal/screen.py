"""What the terminal shows: boards, logs, rules, problems. Nothing is shown by colour alone."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Sequence

from rich.columns import Columns
from rich.console import Console
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text

from deskoherna.bots import EvaluatedMove
from deskoherna.bots.confidence import interval
from deskoherna.bots.hint import Hint
from deskoherna.kernel import (
    AnyGame,
    AnyMatch,
    Drawing,
    Event,
    Line,
    Problem,
    Refusal,
    Result,
    View,
)
from deskoherna.tables.wire import MOST_REASONS
from deskoherna.texts import Rule, Speaker

ANCHOR = re.compile(r"\{#([A-Z]+-R?\d+)\}")
LOG_WIDTH = 44  # columns: the least width of a log beside a board
GAP = 3  # columns between the board and the log
ROWS_BELOW = 6  # for the prompt, its menu and what it asks
ENDLESS = 10_000  # rows where the output is not a terminal

Plays = Sequence[Sequence[Event]]  # what happened, move by move

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
        self.console.print(Text(self.say(key, **args), style), soft_wrap=True)

    def position(self, game: AnyGame, view: View, plays: Plays = ()) -> None:
        """The board and what just happened, side by side where there is room.

        The first play is what the viewer already knows; what came after it is marked.
        """
        news = plays[1:] or plays
        marked = {place for play in news for event in play for place in event.places()}
        drawing = game.draw(view, self.say, marked)
        rows = self.console.height - ROWS_BELOW if self.console.is_terminal else ENDLESS
        width = max(len("".join(span.text for span in line)) for line in drawing)
        beside = self.console.width - width - GAP
        if beside < LOG_WIDTH:
            drawing = fitting(drawing, rows - 1)
            self.console.print(self.log(plays, max(1, rows - len(drawing)), self.console.width))
            self.console.print(paint(drawing), no_wrap=True, crop=False)
            return
        drawing = fitting(drawing, rows)
        grid = Grid.grid(padding=(0, GAP, 0, 0))
        grid.add_column(no_wrap=True, min_width=width)
        grid.add_column()
        grid.add_row(paint(drawing), self.log(plays, len(drawing), beside))
        self.console.print(grid)

    def log(self, plays: Plays, rows: int, width: int) -> Text:
        """What happened, in this many rows; if they are too few, what matters most."""
        lines = self.lines([event for play in plays for event in play], width)
        if len(lines) > rows:
            latest = [event for play in reversed(plays) for event in play]
            lines = self.lines(by_weight(latest), width)[:rows]
            more = f" … {self.say('room-command-log')}"
            lines[-1].truncate(width - len(more))
            lines[-1].append(more, "dim")
        return Text("\n").join(lines)

    def lines(self, events: Iterable[Event], width: int) -> list[Text]:
        return [line for event in events for line in self.sentence(event).wrap(self.console, width)]

    def events(self, events: Iterable[Event]) -> None:
        for event in events:
            self.console.print(self.sentence(event))

    def hint(self, given: Hint) -> None:
        """Moves, best first: how good the bot thinks each is, how sure it is, and why."""
        if not given.moves:
            self.line(given.silence.key if given.silence else "room-hint-none")
        for one in given.moves:
            text = Text("  ").append(str(one.move), "bold").append(f"  {self.value(one)}")
            if sure := self.sureness(one, first=one is given.moves[0]):
                text.append(f"  {sure}")
            why = [self.say(reason.key, **reason.arguments) for reason in one.reasons]
            text.append(f"  {' · '.join(why[:MOST_REASONS])}", "dim")
            self.console.print(text, soft_wrap=True)

    def value(self, considered: EvaluatedMove) -> str:
        """The share of the win that a move promises, and how far off that may be."""
        value = min(max(considered.value, 0.0), 1.0)
        said = self.say("room-hint-value", percent=round(100 * value))
        if considered.error is None:
            return said
        return f"{said} ({self.interval(value, considered.error)})"

    def interval(self, value: float, error: float) -> str:
        low, high = interval(value, error)
        return self.say("room-range", low=round(100 * low), high=round(100 * high))

    def sureness(self, considered: EvaluatedMove, first: bool) -> str:
        """Of the first move how sure the bot is, of the others whether they are as good."""
        if considered.confidence is None or (not first and considered.confidence != "guess"):
            return ""
        if first:
            return self.say("room-confidence", confidence=considered.confidence)
        return self.say("room-hint-equal")

    def columns(self, words: Iterable[str]) -> None:
        self.console.print(Columns(map(Text, words), padding=(0, 2), equal=True))

    def wipe(self) -> None:
        """Leave nothing to be seen, not even by scrolling back."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")

    def sentence(self, event: Event) -> Text:
        """A line of the log, with the rule that brought the event about."""
        return Text(f"{self.say.event(event)} ").append(event.rule, "dim")

    def problem(self, problem: Problem) -> None:
        """One line, and where to read more."""
        text = Text(self.say.problem(problem), "yellow")
        if isinstance(problem, Refusal):
            text.append(f" ({problem.rule})", "dim")
        self.errors.print(text, soft_wrap=True)

    def rule(self, rule: Rule) -> None:
        self.page(f"### {rule.title} ({rule.id})\n\n{rule.text}")

    def page(self, text: str) -> None:
        from rich.markdown import Markdown  # noqa: PLC0415  # slow to import, and only rulebooks need it

        self.console.print(Markdown(ANCHOR.sub(r"(\1)", text)))

    def result(self, match: AnyMatch) -> None:
        assert match.result is not None
        winners = match.result.winners
        names = [self.say(f"{match.game.id}-seat", seat=seat) for seat in winners]
        self.line(
            "room-result",
            "bold",
            how=how_it_ended(match.result),
            winners=", ".join(names),
            reason=self.say(match.result.reason),
            rule=match.result.rule,
        )


def by_weight(events: Iterable[Event]) -> list[Event]:
    """First those that score or end the game, then the others."""
    return sorted(events, key=lambda event: not event.gains() and not event.winners())


def how_it_ended(result: Result) -> str:
    winners, seats = len(result.winners), len(result.places)
    if result.together or not winners:
        return "won" if winners else "lost"
    if winners == 1:
        return "alone"
    return "draw" if winners == seats else "shared"


def fitting(drawing: Drawing, rows: int) -> Drawing:
    """The drawing, without its less important lines where there are too few rows."""
    if len(drawing) > rows:
        drawing = [line for line in drawing if not only(line, "joint")]
    while len(drawing) > rows and only(drawing[-1], "faint"):
        drawing = drawing[:-1]  # a legend
    return drawing


def only(line: Line, style: str) -> bool:
    """Whether everything on a line has this style."""
    return all(not span.text.strip() or style in span.style for span in line)


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
