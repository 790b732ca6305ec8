"""A table in the terminal: people at one keyboard, bots, a match, and a file it is saved to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from deskoherna.bots import Bot, bot
from deskoherna.kernel import (
    AnyMatch,
    Event,
    Problem,
    Refusal,
    SearchChance,
    steps,
    told_to,
)
from deskoherna.texts import rulebook

from .files import save
from .reader import Reader
from .screen import Screen

ME = "me"
MOST_FORESEEN = 6  # events in the line below the prompt


class Left(Exception):
    """The person has got up from the table."""


class Table:
    """Plays a match to its end. Every move is on disk before the next one is asked for."""

    def __init__(self, match: AnyMatch, file: Path, screen: Screen, reader: Reader) -> None:
        self.match = match
        self.file = file
        self.screen = screen
        self.reader = reader
        self.say = screen.say
        self.bots: dict[int, Bot] = {
            seat: bot(match.game, name) for seat, name in enumerate(match.players) if name != ME
        }
        self.people = [seat for seat, name in enumerate(match.players) if name == ME]
        self.secrets = any(match.view(seat) != match.view(None) for seat in self.people)
        self.looking: int | None = None  # who sits before the screen, where that matters
        *_, last = steps(match.game, match.record())
        self.news: list[Event] = last.events
        self.commands: dict[str, Callable[[str], None]] = {
            self.say("room-command-help"): self.help,
            self.say("room-command-undo"): self.undo,
            self.say("room-command-look"): self.look,
            self.say("room-command-log"): self.log,
            self.say("room-command-rules"): self.rules,
            self.say("room-command-save"): self.save_as,
            self.say("room-command-quit"): self.quit,
        }

    def run(self) -> None:
        """Play on to the end, or until the person leaves."""
        save(self.match, self.file)
        while self.match.result is None:
            seat = self.next_seat()
            if seat in self.bots:
                self.bot_moves(seat)
            else:
                self.person_moves(seat)
            save(self.match, self.file)
        self.show(self.people[0] if len(self.people) == 1 else None)
        self.screen.result(self.match)
        self.screen.line("room-play-saved", "dim", file=str(self.file))

    def name(self, seat: int) -> str:
        return self.say(f"{self.match.game.id}-seat", seat=seat)

    def next_seat(self) -> int:
        return min(seat for seat, ask in self.match.asks.items() if not ask.optional)

    def bot_moves(self, seat: int) -> None:
        chance = SearchChance(f"{self.match.commitment} {seat} {len(self.match.plies)}")
        view, ask = self.match.view(seat), self.match.asks[seat]
        if self.screen.interactive:
            with self.screen.console.status(self.say("room-play-thinking", seat=self.name(seat))):
                move = self.bots[seat].choose(seat, view, ask, chance)
        else:
            move = self.bots[seat].choose(seat, view, ask, chance)
        self.news += self.match.play(seat, move)

    def person_moves(self, seat: int) -> None:
        """Ask until a move is made; everything else a person may want is done on the way."""
        self.hand_over(seat)
        self.show(seat)
        while True:
            line = self.reader.read(
                f"{self.name(seat)} > ",
                lambda: self.offers(seat),
                lambda text: self.foresee(seat, text),
            )
            if line is None:
                raise Left
            try:
                if not self.did_command(line.strip()):
                    self.news = self.match.play(seat, line)
                    return
            except Problem as problem:
                self.screen.problem(problem)

    def hand_over(self, seat: int) -> None:
        """Where there are secrets, the screen is empty until the right person sits before it."""
        if self.secrets and len(self.people) > 1 and self.looking != seat:
            self.screen.console.clear()
            self.reader.read(
                self.say("room-play-hand-over", seat=self.name(seat)) + " ", list, lambda _: ""
            )
            self.looking = seat

    def show(self, seat: int | None) -> None:
        """The board, what has happened since, and what is asked."""
        if self.screen.interactive:
            self.screen.console.clear()
        news = told_to(seat, self.news)
        self.screen.position(self.match.game, self.match.view(seat), news)
        if not self.match.plies:
            self.screen.line("room-play-commitment", "dim", commitment=self.match.commitment)
        if seat is not None and seat in self.match.asks:
            self.screen.console.print(f"\n{self.say.ask(self.match.asks[seat])}")
            self.screen.line("room-play-help-hint", "dim", help=self.say("room-command-help"))

    # What a person may write instead of a move

    def did_command(self, line: str) -> bool:
        """Carry out a line that is no move."""
        if line.startswith("?"):
            self.legal(line[1:].strip())
            return True
        word, _, rest = line.partition(" ")
        if word not in self.commands:
            return False
        self.commands[word](rest.strip())
        return True

    def legal(self, beginning: str) -> None:
        """What may be done now, or why a certain move may not."""
        seat = self.next_seat()
        ask = self.match.asks[seat]
        moves = [str(move) for move in ask.moves if str(move).startswith(beginning)]
        if not moves and beginning and (refusal := self.match.refusal(seat, beginning)):
            self.screen.problem(refusal)
        elif ask.free:
            self.screen.console.print(self.say.ask(ask))
        else:
            self.screen.console.print("  ".join(moves) or "–", soft_wrap=False)
            self.screen.line("room-play-legal", "dim", moves=len(moves))

    def help(self, _: str) -> None:
        self.screen.line("room-play-help")

    def undo(self, _: str) -> None:
        """Back to the last time this person was asked; a bot always agrees."""
        seat = self.next_seat()
        mine = [n for n, ply in enumerate(self.match.plies) if ply.seat == seat]
        self.match.undo(mine[-1] if mine else len(self.match.plies))
        save(self.match, self.file)
        self.news = []
        self.show(seat)

    def look(self, text: str) -> None:
        """What a move would do."""
        self.screen.events(self.match.preview(self.next_seat(), text))

    def log(self, _: str) -> None:
        seat = self.next_seat()
        for step in steps(self.match.game, self.match.record()):
            self.screen.events(told_to(seat, step.events))

    def rules(self, id_: str) -> None:
        game = self.match.game
        rules = rulebook(self.say.language, game).rules | rulebook(self.say.language).rules
        if not id_:
            self.screen.page(rulebook(self.say.language, game).page)
        elif id_.upper() in rules:
            self.screen.rule(rules[id_.upper()])
        else:
            raise Problem("room-rule-unknown", rule=id_[:40], game=game.name)

    def save_as(self, name: str) -> None:
        file = Path(name).expanduser() if name else self.file
        save(self.match, file)
        self.screen.line("room-play-saved", "dim", file=str(file))

    def quit(self, _: str) -> None:
        raise Left

    # What is offered and foretold while a line is typed

    def offers(self, seat: int) -> Iterator[str]:
        yield from self.commands
        yield from map(str, self.match.asks[seat].moves)

    def foresee(self, seat: int, text: str) -> str:
        if not text.strip() or text.split(maxsplit=1)[0] in self.commands or text.startswith("?"):
            return self.say.ask(self.match.asks[seat])
        try:
            events = self.match.preview(seat, text)
        except Refusal as refusal:
            return f"{self.say.problem(refusal)} ({refusal.rule})"
        return " ".join(self.brief(events))

    def brief(self, events: Sequence[Event]) -> Iterable[str]:
        """The weightiest events: those that score or end the game, then the others."""
        weighty = sorted(events, key=lambda event: not event.gains() and not event.winners())
        return [self.say.event(event) for event in weighty[:MOST_FORESEEN]]
