"""A match: one game being played, checked, recorded and taken back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy, deepcopy
from typing import Any, Generic, NamedTuple, Self

from .ask import Ask
from .chance import (
    Chance,
    CommittedChance,
    Draw,
    NotedChance,
    ScriptedChance,
    commitment,
    seed_bytes,
)
from .display import foreseen
from .event import Event
from .game import Game, Setup
from .move import M
from .problem import Refusal, Unreadable
from .record import (
    FORMAT,
    LONGEST,
    LONGEST_CONTRIBUTION,
    LONGEST_NAME,
    AgreeLine,
    BodyLine,
    ChanceLine,
    EndLine,
    GameLine,
    HintLine,
    MoveLine,
    Record,
    ResignLine,
    StartLine,
    UndoLine,
    digest,
)
from .result import Result
from .state import S, V

ROUGHLY_A_LINE = 200  # bytes of a record, besides the move itself
KEPT = 8  # positions to go back to at once; farther back the match is played again


class Outcome(NamedTuple, Generic[S]):
    """What a move would do to a match."""

    line: MoveLine  # of the record
    events: list[Event]
    state: S
    chance: Chance
    before: S
    by: Chance  # the source that chance came from, as it was before

    @property
    def over(self) -> bool:
        return self.state.result is not None


class Match(Generic[S, M, V]):
    """A game being played. `play` checks, carries out and records; a refusal changes nothing.

    Moves are given as such or in notation. `play`, `preview` and `foreseen` raise the `Refusal`
    that `refusal` returns; `play` returns the events, all of them: show each seat its own
    (`visible_to`).

    >>> import deskoherna
    >>> match = deskoherna.game("numerus").new(options={"first": "green"}, seed=7)
    >>> [event.key for event in match.play(0, "1 a1")][:2]
    ['numerus-landed', 'numerus-appeared']
    >>> match.play(0, "1 c3")
    Traceback (most recent call last):
        ...
    deskoherna.kernel.problem.Refusal: NUM-5: numerus-not-your-turn(seat=1)
    >>> match.undo(0)
    >>> len(match.plies), match.version
    (0, 2)
    """

    __slots__ = (
        "_asks",
        "_body",
        "_chance",
        "_chance_line",
        "_conceded",
        "_decided",
        "_effective",
        "_hints",
        "_kept",
        "_start",
        "_written",
        "fixed",
        "game",
        "opening",
        "players",
        "plies",
        "setup",
        "state",
    )

    game: Game[S, M, V]
    setup: Setup
    players: tuple[str, ...]
    state: S
    opening: list[Event]  # what happened before the first move
    plies: list[MoveLine]  # the moves that stand
    fixed: int  # how many of them no undo takes back

    @classmethod
    def begin(
        cls,
        game: Game[S, M, V],
        setup: Setup,
        seed: int | bytes | None = None,
        contributions: Sequence[str] = (),
        players: Sequence[str] = (),
    ) -> Self:
        """A match at its start, like `Game.new` with a setup that is known to be valid."""
        return cls(game, setup, chance_line(setup, seed, contributions), players)

    def __init__(
        self,
        game: Game[S, M, V],
        setup: Setup,
        line: ChanceLine,
        players: Sequence[str] = (),
        chance: Chance | None = None,
    ) -> None:
        """Chance comes from the line, unless a test scripts it."""
        if len(players) > setup.seats or not all(_fits(name, LONGEST_NAME) for name in players):
            raise Refusal("ROOM-5", "room-players", seats=setup.seats, most=LONGEST_NAME)
        self.game = game
        self.setup = setup
        self.players = tuple(players)
        self.opening = []
        self.plies = []
        self.fixed = 0
        self._chance_line = line
        self._chance = chance or CommittedChance(bytes.fromhex(line.seed), line.contributions)
        self._body: list[BodyLine] = []
        self._effective: list[ChanceLine | MoveLine] = []  # without moves that were taken back
        self._kept: list[S] = []  # the positions before the latest moves
        self._written = 0
        self._hints = 0
        self._conceded: Result | None = None
        self._decided: Outcome[S] | None = None  # the last move that was considered
        self._asks: tuple[S, Mapping[int, Ask[M]]] | None = None  # with the position that asks
        noted = NotedChance(self._chance)
        self.state = game.start(setup, noted, self.opening.append)
        self._start = StartLine(tuple(noted.draws))

    @property
    def asks(self) -> Mapping[int, Ask[M]]:
        """Whom the game waits for, and for what."""
        if self._conceded:
            return {}
        if self._asks is None or self._asks[0] is not self.state:
            self._asks = self.state, self.state.asks()
        return self._asks[1]

    @property
    def result(self) -> Result | None:
        """How the match ended; None while it runs."""
        return self._conceded or self.state.result

    @property
    def commitment(self) -> str:
        """The fingerprint of the seed that chance comes from now, to be shown before it is used."""
        return self.sources[-1].commitment

    def view(self, seat: int | None) -> V:
        """What a seat, or for None a spectator, may know now."""
        return self.game.view(self.state, seat)

    def refusal(self, seat: int, move: M | str) -> Refusal | None:
        """None, or what `play` would raise."""
        try:
            self._checked(seat, move)
        except Refusal as refusal:
            return refusal
        return None

    def _checked(self, seat: int, move: M | str) -> M:
        """The move, if the seat may make it now."""
        if self._conceded is not None:
            raise Refusal("ROOM-3", "room-finished")
        if self._written > LONGEST // 2 and self.state.result is None:
            raise Refusal("ROOM-8", "room-match-too-long")
        self._check_seat(seat)
        return checked(self.game, self.state, seat, move, self.asks)

    def play(self, seat: int, move: M | str) -> list[Event]:
        """Carry out a move, given as such or in notation, and say what happened.

        Raises `Refusal`, and then nothing has changed.
        """
        return self._commit(self.decide(seat, move))

    def lapse(self, seat: int) -> list[Event]:
        """Play what the rules foresee for a seat whose time is up; the caller keeps the clock.

        Raises `Refusal` where they foresee nothing.
        """
        return self._commit(self.decide_lapse(seat))

    def decide(self, seat: int, move: M | str) -> Outcome[S]:
        """What would come of a move, chance included; nothing is played. Raises `Refusal`.

        It is remembered until the position changes, for it may be played next.
        """
        if isinstance(move, str) and (known := self._decided) is not None:
            line, same = known.line, known.before is self.state and known.by is self._chance
            if same and line.seat == seat and line.move == move and not line.late:
                return known
        self._decided = self._outcome(seat, self._checked(seat, move), self._chance)
        return self._decided

    def decide_lapse(self, seat: int) -> Outcome[S]:
        """What would come of a seat's time being up; nothing is played. Raises `Refusal`."""
        ask = self.asks.get(seat)
        if ask is None or ask.overdue is None:
            raise Refusal("ROOM-1", "room-not-overdue", seat=seat + 1)
        return self._outcome(seat, ask.overdue, self._chance, late=True)

    def preview(self, seat: int, move: M | str) -> list[Event]:
        """What the move would do, as far as the seat can know; raises `Refusal`, plays nothing."""
        return self.state.preview(seat, self._checked(seat, move))

    def foreseen(self, seat: int, move: M | str) -> V | None:
        """What the seat would see right after the move, if the game can tell; raises `Refusal`."""
        after = foreseen(self.game, self.state, seat, self._checked(seat, move))
        return None if after is None else self.game.view(after, seat)

    def copy(self) -> Self:
        """A match that has come just as far and goes on by itself, with the same chance."""
        twin = copy(self)
        twin.state = self.state.copy()
        twin.plies = self.plies[:]
        twin._body = self._body[:]
        twin._effective = self._effective[:]
        twin._kept = self._kept[:]
        twin._chance = deepcopy(self._chance)
        twin._decided = None
        return twin

    def undo_refusal(self, to: int) -> Refusal | None:
        """Why the match cannot go back to its first `to` moves; None if it can."""
        if self.result is not None:
            return Refusal("ROOM-3", "room-finished")  # the seed is out
        if not 0 <= to < len(self.plies):
            return Refusal("ROOM-4", "room-undo-nothing", moves=len(self.plies))
        if to < self.fixed:
            return Refusal("ROOM-4", "room-undo-shown", fixed=self.fixed)
        return None

    def undo(self, to: int, by: int | None = None, agreed: Sequence[int] = ()) -> None:
        """Take back all but the first `to` moves; raises `Refusal`. The caller asks everyone."""
        if refusal := self.undo_refusal(to):
            raise refusal
        back = len(self.plies) - to
        self._decided = None
        self.state = self._kept[-back] if back <= len(self._kept) else self.after(to).state
        del self.plies[to:], self._kept[-back:]
        del self._effective[len(self._effective) - back :]  # never past a source of chance
        self._body.append(UndoLine(to, by, tuple(agreed)))

    def hint_refusal(self, seat: int) -> Refusal | None:
        """Why the seat cannot be given a hint now."""
        if self.result is not None:
            return Refusal("ROOM-3", "room-finished")
        if seat not in self.asks or self.asks[seat].optional:
            return Refusal("ROOM-17", "room-hint-unasked")
        return None

    def hint(self, seat: int) -> None:
        """Note that the seat got a hint about what it is asked (ROOM-17); raises `Refusal`."""
        if refusal := self.hint_refusal(seat):
            raise refusal
        self._body.append(HintLine(seat))
        self._hints += 1
        self._written += ROUGHLY_A_LINE

    def resign(self, seat: int) -> None:
        """The seat gives up (ROOM-9); raises `Refusal` where the game has no such end."""
        self._concede(seat, ResignLine(seat))

    def agree(self) -> None:
        """All agree on a draw (ROOM-9); raises `Refusal`. The caller asks everyone."""
        self._concede(None, AgreeLine())

    def concession(self, seat: int | None) -> Result:
        """How the match would end if the seat gave up, or for None if all agreed on a draw.

        Raises `Refusal` where the match is over or the game has no such end.
        """
        if self.result is not None:
            raise Refusal("ROOM-3", "room-finished")
        if seat is not None:
            self._check_seat(seat)
        result = self.game.conceded(self.state, seat)
        if result is None:
            raise Refusal("ROOM-9", "room-no-draw" if seat is None else "room-no-resigning")
        return result

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < self.setup.seats:
            raise Refusal("ROOM-1", "room-no-seat", seats=self.setup.seats)

    def _concede(self, seat: int | None, line: ResignLine | AgreeLine) -> None:
        self._conceded = self.concession(seat)
        self._decided = None
        self._body.append(line)

    def continued(
        self, at: int, seed: int | bytes | None = None, contributions: Sequence[str] = ()
    ) -> Match[S, M, V]:
        """A new match that goes on after the first `at` moves of this one, with its own chance.

        Raises `Refusal` as `fork` does.
        """
        fork = self.fork(at)
        fork.reseed(chance_line(self.setup, seed, contributions))
        return fork

    def fork(self, at: int) -> Match[S, M, V]:
        """The match as it was after its first `at` moves, to be reseeded; raises `Refusal`."""
        self.check_fork(at)
        return self.after(at)

    def check_fork(self, at: int) -> None:
        """Raises `Refusal` if the match cannot go on from its first `at` moves at another table.

        Its record holds the old seed, so a match with secrets must be over.
        """
        if self.result is None and not self.game.open_information:
            raise Refusal("ROOM-6", "room-continue-running")
        if not 0 <= at <= len(self.plies):
            raise Refusal("ROOM-4", "room-continue-nowhere", moves=len(self.plies))

    def reseed(self, line: ChanceLine) -> None:
        """From here on chance comes from another seed; what was played stays."""
        self._chance = CommittedChance(bytes.fromhex(line.seed), line.contributions)
        self._decided = None
        self._body.append(line)
        self._effective.append(line)
        self.fixed = len(self.plies)

    def record(self) -> Record:
        """Everything needed to play the match again. Secret while it runs."""
        return Record(
            GameLine(
                FORMAT,
                self.game.id,
                self.game.rules_version,
                self.setup.seats,
                dict(self.setup.options),
                self.players,
            ),
            self._chance_line,
            self._start,
            tuple(self._body),
            EndLine(len(self.plies), self.result, digest(self.state.encode())),
        )

    @property
    def last_line(self) -> BodyLine | None:
        """The latest line of the record; None before the first move."""
        return self._body[-1] if self._body else None

    @property
    def version(self) -> int:
        """Rises with every line of the record that changes the position, undos among them."""
        return len(self._body) - self._hints

    @property
    def sources(self) -> tuple[ChanceLine, ...]:
        """Where chance came from, in order; the last is the one in use. Seeds are secret."""
        return (self._chance_line, *(x for x in self._body if isinstance(x, ChanceLine)))

    def _outcome(self, seat: int, move: M, chance: Chance, late: bool = False) -> Outcome[S]:
        source = copy(chance)
        after = self.state.copy()
        noted = NotedChance(source)
        events: list[Event] = []
        after.play(seat, move, noted, events.append)
        line = MoveLine(seat, str(move), tuple(noted.draws), late)
        return Outcome(line, events, after, source, self.state, chance)

    def _commit(self, outcome: Outcome[S]) -> list[Event]:
        line, events = outcome.line, outcome.events
        self._kept = [*self._kept[1 - KEPT :], self.state]
        self.state = outcome.state
        self._chance = outcome.chance
        self._decided = None
        self.plies.append(line)
        self._body.append(line)
        self._effective.append(line)
        self._written += ROUGHLY_A_LINE + len(line.move)
        if line.draws or any(event.reveals for event in events):
            self.fixed = len(self.plies)
        return events

    def after(self, moves: int, earlier: Match[S, M, V] | None = None) -> Match[S, M, V]:
        """The match as it was after its first moves: replayed, with what was drawn then.

        It is replayed on from an earlier one, which this returned before, if that still stands.
        """
        if earlier is not None and len(earlier.plies) <= moves and self.continues(earlier):
            replayed = earlier.copy()
        else:
            script = _script(self._start.draws)
            replayed = Match(self.game, self.setup, self._chance_line, self.players, script)
        for line in self._effective[len(replayed._effective) :]:
            if len(replayed.plies) == moves:
                break
            if isinstance(line, ChanceLine):
                replayed.reseed(line)
            else:
                move = self.game.parse(line.move)
                chance = replayed._chance
                replayed._commit(replayed._outcome(line.seat, move, _script(line.draws), line.late))
                replayed._chance = chance
        return replayed

    def continues(self, earlier: Match[S, M, V]) -> bool:
        """Whether another match is how this one began, moves that were taken back left out."""
        begun = self._effective[: len(earlier._effective)] == earlier._effective
        return begun and earlier._chance_line == self._chance_line


def refusal_at(game: Game[S, M, V], state: S, seat: int, move: M | str) -> Refusal | None:
    """Why a seat may not make this move in this position; None if it may.

    >>> import deskoherna
    >>> game = deskoherna.game("numerus")
    >>> state = game.position("4 4/4/4/{1}3 - {1}<1> o")
    >>> print(refusal_at(game, state, 1, "1 a1"))
    NUM-7: numerus-taken-ship(cell='a1', seat=0)
    """
    try:
        checked(game, state, seat, move)
    except Refusal as refusal:
        return refusal
    return None


def checked(
    game: Game[S, M, V],
    state: S,
    seat: int,
    move: M | str,
    asks: Mapping[int, Ask[M]] | None = None,
) -> M:
    """The move, if a seat may make it in this position, or `Refusal`: the one check there is.

    `asks` are the position's own, for callers that have them at hand.
    """
    if state.result is not None:
        raise Refusal("ROOM-3", "room-finished")
    ask = (state.asks() if asks is None else asks).get(seat)
    if ask is None:
        raise _unasked(game, state, seat, move)
    chosen = read(game, move)
    if not isinstance(chosen, ask.kinds):
        forbidden = state.unasked(seat, chosen)
        raise forbidden or Refusal("ROOM-7", "room-not-the-question", move=str(chosen)[:80])
    if refusal := state.refusal(seat, chosen):
        raise refusal
    return chosen


def _unasked(game: Game[S, M, V], state: S, seat: int, move: M | str) -> Refusal:
    """Why a seat that is not asked may not make this move: a rule of the game, or ROOM-1."""
    try:
        forbidden = state.unasked(seat, read(game, move))
    except Unreadable as unreadable:  # what cannot be read is not asked for either
        forbidden = unreadable if unreadable.rule.startswith(f"{game.prefix}-") else None
    if forbidden is not None:
        return forbidden
    asked = ", ".join(str(other + 1) for other in state.asks())
    return Refusal("ROOM-1", "room-not-asked", seat=seat + 1, asked=asked)


def read(game: Game[S, M, V], move: M | str) -> M:
    """The move, if it is one, its fields being what its notation says; raises `Refusal`."""
    if isinstance(move, str):
        return game.parse(move)
    try:
        parsed = game.parse(str(move))
    except Refusal:
        raise
    except Exception:  # a value that no move can hold
        raise Unreadable("ROOM-2", "room-not-a-move") from None
    if parsed != move:
        raise Unreadable("ROOM-2", "room-not-a-move")
    return parsed


def _script(draws: Sequence[Draw]) -> ScriptedChance:
    return ScriptedChance(*((draw.label, draw.got) for draw in draws))


def _fits(text: str, most: int) -> bool:
    """Whether people can read a text in one line."""
    return len(text) <= most and text.isprintable()


def chance_line(
    setup: Setup, seed: int | bytes | None = None, contributions: Sequence[str] = ()
) -> ChanceLine:
    """A source of chance: a seed, its commitment, and what each seat adds to it (ROOM-6).

    Raises `Refusal` for contributions that are too many or too long, `ValueError` for a bad seed.
    """
    if len(contributions) > setup.seats:
        raise Refusal("ROOM-6", "room-contributions", seats=setup.seats)
    if not all(_fits(said, LONGEST_CONTRIBUTION) for said in contributions):
        raise Refusal("ROOM-6", "room-contribution-too-long", most=LONGEST_CONTRIBUTION)
    full = seed_bytes(seed)
    everyone = (*contributions, *[""] * (setup.seats - len(contributions)))
    return ChanceLine(commitment(full), everyone, full.hex())


AnyGame = Game[Any, Any, Any]
"""A game, where it does not matter which."""

AnyMatch = Match[Any, Any, Any]
"""A match, where it does not matter of which game."""
