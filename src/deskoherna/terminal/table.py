"""A table in the terminal: people at one keyboard, bots, a match, and a file it is saved to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext, suppress
from pathlib import Path
from typing import NamedTuple
from unicodedata import combining, normalize

from deskoherna.bots import Bot, advisers, bot
from deskoherna.bots.hint import FAILED, NOBODY, Hint, hint
from deskoherna.kernel import (
    AnyMatch,
    Event,
    Move,
    Problem,
    Refusal,
    SearchChance,
    Unreadable,
    replay_lines,
    visible_to,
)
from deskoherna.kernel.record import ChanceLine, HintLine, UndoLine
from deskoherna.tables.wire import MOST_HINTED
from deskoherna.texts import ENGLISH, rulebook, speaker

from .files import save, untaken
from .reader import Reader
from .screen import Screen, by_weight

ME = "me"
MOST_LISTED = 200  # moves; if there are more, only their first words are listed


class Left(Exception):
    """The person has left the table."""


class TerminalTable:
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
        self.seat: int | None = None  # who is at the screen
        self.logged = logged_moves(match)
        # The last hint: to whom, when, and what
        self.given: tuple[int, int, Hint] = (-1, -1, Hint())
        carried_out: dict[str, Callable[[int, str], None]] = {
            "room-command-help": self.help,
            "room-command-hint": self.hint,
            "room-command-undo": self.undo,
            "room-command-look": self.look,
            "room-command-log": self.log,
            "room-command-rules": self.rules,
            "room-command-save": self.save_as,
            "room-command-quit": self.quit,
        }
        self.commands = {self.say(key): command for key, command in carried_out.items()}
        english = speaker(ENGLISH)
        self.aliases = {english(key): command for key, command in carried_out.items()} | {
            without_accents(word): command for word, command in self.commands.items()
        }

    def run(self) -> None:
        """Play on to the end, or until the person leaves."""
        save(self.match, self.file)
        self.greet()
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

    def play(self, seat: int, move: Move | str) -> None:
        events = self.match.play(seat, move)
        self.logged.append(LoggedMove(seat, events, []))

    def bot_moves(self, seat: int) -> None:
        chance = SearchChance(f"{self.match.commitment} {seat} {len(self.match.plies)}")
        view, ask = self.match.view(seat), self.match.asks[seat]
        thinking = self.say("room-play-thinking", seat=self.name(seat))
        name = self.match.players[seat]
        try:
            with self.waiting(thinking):
                move = self.bots[seat].choose(seat, view, ask, chance)
        except Exception as error:  # whatever another person's bot may do
            raise Problem("room-bot-stumbled", bot=name, reason=repr(error)[:200]) from error
        if refusal := self.match.refusal(seat, move):
            raise Problem("room-bot-stumbled", bot=name, reason=str(refusal)[:200])
        self.play(seat, move)

    def waiting(self, words: str) -> AbstractContextManager[object]:
        """Show what is being waited for, at a terminal."""
        return self.screen.console.status(words) if self.screen.interactive else nullcontext()

    def person_moves(self, seat: int) -> None:
        """Ask until the match has changed, carrying out the person's other commands meanwhile."""
        self.hand_over(seat)
        self.show(seat)
        before = len(self.match.plies)
        while len(self.match.plies) == before:  # until a move or an undo
            line = self.reader.read(
                f"{self.name(seat)} > ",
                lambda: self.offers(seat),
                lambda text: self.foresee(seat, text),
            )
            if line is None:
                raise Left
            try:
                if line.strip() and not self.did_command(seat, line.strip()):
                    self.play(seat, line)
            except Problem as problem:
                self.screen.problem(problem)

    def hand_over(self, seat: int) -> None:
        """If there are secrets, keep the screen empty until the right person is at it."""
        if len(self.people) > 1 and self.seat != seat and self.secrets:
            self.screen.wipe()
            self.reader.forget()
            question = self.say("room-play-hand-over", seat=self.name(seat))
            if self.reader.read(f"{question} ", list, lambda _: "") is None:
                raise Left
        self.seat = seat

    @property
    def secrets(self) -> bool:
        return any(self.match.view(seat) != self.match.view(None) for seat in self.people)

    def news(self, seat: int | None) -> list[list[Event]]:
        """What a seat may know of its last move and all since; spectators see the last move."""
        own = [n for n, move in enumerate(self.logged) if move.seat == seat and n > 0]
        since = -1 if seat is None else (own or [0])[-1]
        return [visible_to(seat, move.events) for move in self.logged[since:]]

    def show(self, seat: int | None) -> None:
        """The board, what has happened since, and what is asked."""
        if self.screen.interactive:
            self.screen.console.clear()
        news = self.news(seat)
        self.screen.position(self.match.game, self.match.view(seat), news)
        if any(event.reveals for events in news for event in events):
            self.explain()
        if seat is not None and seat in self.match.asks and not self.screen.interactive:
            self.screen.console.print(f"\n{self.question(seat)}", markup=False, soft_wrap=True)

    def explain(self) -> None:
        """What bots say about their choices once everyone has seen them."""
        view = self.match.view(None)
        for seat, player in self.bots.items():
            said = [self.say(why.key, **why.arguments) for why in player.explain(seat, view)]
            if said:
                line = f"{self.name(seat)}: {' · '.join(said)}"
                self.screen.console.print(line, style="dim", markup=False, highlight=False)

    def greet(self) -> None:
        """Who plays, and the commitment to chance (ROOM-6)."""
        players = enumerate(self.match.players)
        self.screen.console.print(
            "   ".join(f"{self.name(seat)}: {player}" for seat, player in players),
            markup=False,
            style="bold",
        )
        if not self.match.plies:
            self.screen.line("room-play-commitment", "dim", commitment=self.match.commitment)

    def question(self, seat: int) -> str:
        hint = self.say("room-play-help-hint", help=self.say("room-command-help"))
        return f"{self.say.ask(self.match.asks[seat])}\n{hint}"

    # What a person may write instead of a move

    def did_command(self, seat: int, line: str) -> bool:
        """Carry out a line that is a command; return whether it was one."""
        if line.startswith("?"):
            self.legal(seat, line[1:].strip())
            return True
        word, _, rest = line.partition(" ")
        if not self.is_command(word.lower()):
            return False
        self.aliases[without_accents(word.lower())](seat, rest.strip())
        return True

    def is_command(self, word: str) -> bool:
        return without_accents(word) in self.aliases

    def legal(self, seat: int, beginning: str) -> None:
        """List the legal moves, or say why a certain move is not one."""
        ask = self.match.asks[seat]
        moves = self.beginning_with(seat, beginning)
        if not moves and beginning:
            if refusal := self.match.refusal(seat, beginning):
                raise refusal
            moves = [str(self.match.game.parse(beginning))]  # legal, but written in another way
        if ask.free:
            self.screen.console.print(self.say.ask(ask), markup=False)
            return
        firsts = Counter(f"{move.split()[0]} …" for move in moves)
        if len(moves) > MOST_LISTED and len(firsts) > 1:
            self.screen.columns([f"{first} ({number})" for first, number in firsts.items()])
        else:
            self.screen.columns(moves)
        self.screen.line("room-play-legal", "dim", moves=len(moves))

    def help(self, seat: int, _: str) -> None:
        self.screen.line("room-play-help")

    def hint(self, seat: int, _: str) -> None:
        """What the strongest bot would do; the log notes once that it was asked (ROOM-17)."""
        if seat not in self.logged[-1].hinted:
            self.match.hint(seat)
            self.logged[-1].hinted.append(seat)
            save(self.match, self.file)
        if self.given[:2] != (seat, self.match.version) or not self.given[2].moves:
            with self.waiting(self.say("room-hint-thinks")):
                self.given = (seat, self.match.version, self.advice(seat))
        self.screen.hint(self.given[2])

    def advice(self, seat: int) -> Hint:
        """A hint from what the seat may know; if a bot fails, the game goes on without."""
        game, view, ask = self.match.game, self.match.view(seat), self.match.asks[seat]
        chance = SearchChance(f"{self.match.commitment} hint {seat} {self.match.version}")
        names = advisers(game)
        for name in names:
            with suppress(Exception):
                moves, silence = hint(bot(game, name), seat, view, ask, chance)
                legal = [one for one in moves if self.match.refusal(seat, one.move) is None]
                return Hint(legal[:MOST_HINTED], silence)
        return Hint(silence=FAILED if names else NOBODY)

    def undo(self, seat: int, _: str) -> None:
        """Back to before a person's last move. Bots always agree, people are asked (ROOM-4)."""
        moves = [n for n, ply in enumerate(self.match.plies) if ply.seat in self.people]
        to = moves[-1] if moves else len(self.match.plies)
        if refusal := self.match.undo_refusal(to):
            raise refusal
        if len(self.people) > 1 and not self.all_agree(to):
            raise Refusal("ROOM-4", "room-undo-disagreed")
        self.match.undo(to)
        del self.logged[1 + len(self.match.plies) :]
        save(self.match, self.file)

    def all_agree(self, to: int) -> bool:
        ply = self.match.plies[to]
        question = self.say("room-undo-agree", move=ply.move, seat=self.name(ply.seat))
        answer = self.reader.read(f"{question} ", list, lambda _: "")
        return answer is not None and answer.strip().lower() in self.say("room-yes").split()

    def look(self, seat: int, text: str) -> None:
        """What a move would do."""
        self.screen.events(self.match.preview(seat, text))

    def log(self, seat: int, _: str) -> None:
        for move in self.logged:
            self.screen.events(visible_to(seat, move.events))
            for asked in move.hinted:
                self.screen.line("room-note-hint", name=self.name(asked))

    def rules(self, seat: int, id_: str) -> None:
        game = self.match.game
        rules = rulebook(self.say.language, game).rules | rulebook(self.say.language).rules
        if not id_:
            self.screen.page(rulebook(self.say.language, game).page)
        elif id_.upper() in rules:
            self.screen.rule(rules[id_.upper()])
        else:
            raise Problem("room-rule-unknown", rule=id_[:40], game=game.name)

    def save_as(self, seat: int, name: str) -> None:
        file = self.file if not name or Path(name) == self.file else untaken(Path(name))
        save(self.match, file)
        self.screen.line("room-play-saved", "dim", file=str(file))

    def quit(self, seat: int, _: str) -> None:
        raise Left

    # Completions and previews while a line is typed

    def offers(self, seat: int) -> Iterator[str]:
        yield from self.commands
        yield from map(str, self.match.asks[seat].moves)

    def beginning_with(self, seat: int, text: str) -> list[str]:
        beginning = text.casefold()
        moves = map(str, self.match.asks[seat].moves)
        return [move for move in moves if move.casefold().startswith(beginning)]

    def foresee(self, seat: int, text: str) -> str:
        """The question; once a move is written, what it would do or why it is not allowed."""
        word = text.strip().partition(" ")[0].lower()
        if not word or self.is_command(word) or word.startswith("?"):
            return self.question(seat)
        try:
            return " ".join(map(self.say.event, by_weight(self.match.preview(seat, text))))
        except Refusal as refusal:
            if isinstance(refusal, Unreadable) and self.beginning_with(seat, text.lstrip()):
                return self.question(seat)  # not finished yet
            return f"{self.say.problem(refusal)} ({refusal.rule})"


def without_accents(word: str) -> str:
    """So that zpet is understood as zpět."""
    return "".join(c for c in normalize("NFKD", word) if not combining(c))


class LoggedMove(NamedTuple):
    """Who moved, what happened, and who then asked for a hint."""

    seat: int | None
    events: list[Event]
    hinted: list[int]


def logged_moves(match: AnyMatch) -> list[LoggedMove]:
    """What happened in the match at the start and with every move that was not taken back."""
    logged: list[LoggedMove] = []
    for line, events, _ in replay_lines(match.game, match.record()):
        if isinstance(line, UndoLine):
            del logged[1 + line.to :]
        elif isinstance(line, HintLine):
            logged[-1].hinted.append(line.seat)
        elif not isinstance(line, ChanceLine):
            logged.append(LoggedMove(getattr(line, "seat", None), events, []))
    return logged
