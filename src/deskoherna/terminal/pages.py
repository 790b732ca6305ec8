"""What the commands print: lists, rules, replays, checks."""

from __future__ import annotations

import os
import shlex
import sys
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from rich.table import Table as Grid
from rich.text import Text

from deskoherna.bots import bot, bots, default_bot, levels
from deskoherna.catalogue import all_games, game, game_of, replay
from deskoherna.kernel import (
    AnyGame,
    AnyMatch,
    Event,
    Problem,
    View,
    loads,
    replay_lines,
    visible_to,
)
from deskoherna.kernel.chance import SEED_BYTES, commitment, seed_bytes
from deskoherna.kernel.game import written
from deskoherna.kernel.record import (
    AgreeLine,
    BodyLine,
    ChanceLine,
    HintLine,
    ResignLine,
    StartLine,
    UndoLine,
)
from deskoherna.texts import rulebook, speaker
from deskoherna.typescript import game_types

from . import files
from .reader import PlainReader, Reader
from .screen import Screen
from .table import ME, Left, TerminalTable

if TYPE_CHECKING:
    from deskoherna.server.serve import Entrance, Ways


def show_room(
    language: str,
    host: str,
    port: int,
    database: str,
    limits: bytes,
    browser: bool,
    verbose: bool,
    entrance: Entrance,
    drain_within: float,
    ways: Ways,
) -> None:
    """Open the web room, and say where it is."""
    from deskoherna.server.door import https_names, is_this_device, link_in  # noqa: PLC0415
    from deskoherna.server.limits import read_limits  # noqa: PLC0415  # the terminal needs no server
    from deskoherna.server.pages import ClientMissing, is_built  # noqa: PLC0415
    from deskoherna.server.serve import Ending, serve  # noqa: PLC0415

    screen = Screen(speaker(language))

    def ready(here: str, elsewhere: str | None, password: str | None) -> None:
        screen.line("room-serve-ready", address=here)
        if elsewhere is not None:
            screen.line("room-serve-elsewhere", address=elsewhere)
        if password is not None:
            # One that was given is known; printed, it could end in the log of a service.
            if password != entrance.password or screen.console.is_terminal:
                screen.line("room-serve-password", password=password)
            else:
                screen.line("room-serve-password-given")
        elif not is_this_device(host):
            screen.line("room-serve-open")
        if not entrance.proxies and https_names(entrance.urls):
            screen.line("room-serve-no-proxy", style="yellow")
        if not is_built():
            screen.problem(ClientMissing())
        if browser and has_display():
            webbrowser.open(link_in(here, password))

    ending = Ending(drain_within, lambda: screen.line("room-serve-draining"))
    serve(database, host, port, ready, read_limits(limits), verbose, entrance, ending, ways)


def has_display() -> bool:
    """Whether a browser could open a window here."""
    windows = sys.platform in ("darwin", "win32")
    return windows or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ


def show_games(language: str) -> None:
    screen = Screen(speaker(language))
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for key in ("room-games-game", "room-games-seats", "room-games-kind", "room-games-bots"):
        grid.add_column(screen.say(key), style="bold" if key == "room-games-game" else "")
    for name, played in all_games().items():
        say = speaker(language, played)
        kind = Text(f"{say(f'{name}-kind')}, {say(f'{name}-length')}\n")
        grid.add_row(
            f"{played.name}\n[dim]{name}[/]",
            ", ".join(map(str, played.seats)),
            kind.append(say(f"{name}-about"), "dim"),
            ", ".join(bots(played)),
        )
    screen.console.print(grid)
    for name, played in all_games().items():
        say = speaker(language, played)
        screen.console.print(f"\n[bold]{played.name}[/]  deskoherna play {name}")
        for option, values in played.options.items():
            for value in map(written, values):
                label = say(f"{name}-option-{option}-{value}")
                screen.console.print(
                    Text(f"  -o {option}={value}".ljust(24))
                    .append(f"{say(f'{name}-option-{option}')}: {label}", "dim")
                )  # fmt: skip


def read_options(options: list[str]) -> dict[str, str]:
    read = {}
    for option in options:
        name, equals, value = option.partition("=")
        if not equals:
            raise Problem("room-option-form", option=option[:40])
        text = value.strip()
        read[name.strip()] = files.text(Path(text[1:])) if text.startswith("@") else text
    return read


def show_content(language: str, file: Path, name: str) -> None:
    """Whether a game can be played with the content in a file; raises what is wrong with it."""
    chosen = game(name)
    screen = Screen(speaker(language, chosen))
    if not chosen.texts:
        raise Problem("room-content-none", game=chosen.name)
    (option,) = chosen.texts
    chosen.setup(options={option: files.text(file)})
    screen.line("room-content-right", "green", file=str(file), game=chosen.name, option=option)


def show_types(name: str, file: Path | None) -> None:
    """The types of a game's view, events, asks and moves, for a board in the browser."""
    written = game_types(game(name))
    if file is None:
        sys.stdout.write(written)
    else:
        files.write(file, written)


def choose_game(language: str) -> AnyGame:
    """Ask which game to play, unless only one is installed."""
    screen = Screen(speaker(language))
    games = list(all_games().values())
    if len(games) == 1:
        return games[0]
    show_games(language)
    line = reader_for(screen).read(
        f"\n{screen.say('room-play-which')} ", lambda: all_games().keys(), lambda _: ""
    )
    return game((line or "").strip().lower())


def rivals(played: AnyGame) -> list[str]:
    """The best bot there is against random ones."""
    quick = [name for name in bots(played) if name not in levels(played)]
    return [quick[-1], *["random"] * (played.seats[0] - 1)]


def sit_down(
    language: str,
    played: AnyGame,
    seats: list[str],
    options: list[str],
    seed: int | None,
    words: str | None,
) -> AnyMatch:
    """A new match with these players; by default me against the default bots."""
    players = seats or [ME, *[default_bot(played)] * (played.seats[0] - 1)]
    for name in players:
        if name != ME:
            bot(played, name)
    if seed is not None and seed.bit_length() > 8 * SEED_BYTES:
        raise Problem("room-seed-too-large", bits=8 * SEED_BYTES)
    if words and ME not in players:
        raise Problem("room-words-nobody")
    setup = played.setup(len(players), read_options(options))
    fixed = seed_bytes(seed)
    if words is None and seed is None:
        contributions = ask_words(Screen(speaker(language, played)), played, players, fixed)
    else:
        contributions = [words or "" if name == ME else "" for name in players]
    return played.new(setup.seats, setup.options, fixed, contributions, players)


def ask_words(screen: Screen, played: AnyGame, players: list[str], seed: bytes) -> list[str]:
    """Show what chance is committed to; then people may add to it (ROOM-6)."""
    if not screen.interactive:
        return []
    screen.console.clear()
    screen.line("room-play-commitment", commitment=commitment(seed))
    reader = reader_for(screen)
    words = []
    for seat, name in enumerate(players):
        question = screen.say("room-play-words", seat=screen.say(f"{played.id}-seat", seat=seat))
        line = reader.read(f"{question} ", list, lambda _: "") if name == ME else ""
        if line is None:
            raise KeyboardInterrupt
        words.append(line.strip())
    return words


def reader_for(screen: Screen) -> Reader:
    if not screen.interactive:
        return PlainReader()
    from .prompt import InteractiveReader  # noqa: PLC0415  # not worth its time in a pipe

    return InteractiveReader()


def play_match(language: str, match: AnyMatch, file: Path) -> None:
    screen = Screen(speaker(language, match.game))
    if len(match.players) != match.setup.seats:
        raise Problem("room-play-nobody", seats=match.setup.seats)
    try:
        TerminalTable(match, file, screen, reader_for(screen)).run()
    except (Left, KeyboardInterrupt) as left:
        files.save(match, file)
        screen.line("room-play-left", file=shlex.quote(str(file)))
        if isinstance(left, KeyboardInterrupt):
            raise


def show_rules(language: str, name: str, id_: str | None) -> None:
    screen = Screen(speaker(language))
    chosen = None if name == "room" else game(name)
    pages = rulebook(language, chosen)
    if id_ is None:
        if pages.english:
            screen.line("room-rules-english", "dim")
        screen.page(pages.page)
        return
    known = pages.rules | rulebook(language).rules
    if id_.upper() not in known:
        raise Problem("room-rule-unknown", rule=id_[:40], game=pages.title)
    if id_.upper() in pages.english | rulebook(language).english:
        screen.line("room-rules-english", "dim")
    screen.rule(known[id_.upper()])


def show_replay(language: str, file: Path, moves: bool, seat: int | None) -> None:
    """The whole game step by step; at a terminal each step waits for Enter."""
    record = loads(files.load(file))
    played = game_of(record)
    screen = Screen(speaker(language, played))
    if seat is not None and seat > record.game.seats:
        raise Problem("room-viewer-unknown", seat=seat, seats=record.game.seats)
    viewer = None if seat is None else seat - 1
    if moves:
        screen.console.print(played.sheet(replay(record)), markup=False, soft_wrap=True)
        return
    shown = [
        Shown(
            step.match.view(viewer),
            visible_to(viewer, step.events),
            in_words(screen, played, step.line),
        )
        for step in replay_lines(played, record)
    ]
    if screen.interactive and not step_through(screen, played, shown):
        return
    if not screen.interactive:
        for step in shown:
            show_step(screen, played, step)
    match = replay(record)
    if match.result is not None:
        screen.result(match)


class Shown(NamedTuple):
    """One step of a replay: the board, what happened, and what the people did around it."""

    view: View
    news: list[Event]
    note: str


def in_words(screen: Screen, played: AnyGame, line: StartLine | BodyLine) -> str:
    """What a record line that is not a move says, in words."""

    def names(seats: Sequence[int]) -> str:
        return ", ".join(screen.say(f"{played.id}-seat", seat=seat) for seat in seats)

    match line:
        case UndoLine():
            said = [screen.say("room-line-undo", moves=line.to)]
            if line.by is not None:
                said.append(screen.say("room-line-asked", names=names((line.by,))))
            if line.agreed:
                said.append(screen.say("room-line-agreed", names=names(line.agreed)))
            return " ".join(said)
        case HintLine():
            return screen.say("room-note-hint", name=names((line.seat,)))
        case ResignLine():
            return screen.say("room-note-resigned", name=names((line.seat,)))
        case AgreeLine():
            return screen.say("room-note-agreed")
        case ChanceLine():
            return screen.say("room-note-chance")
    return ""


def show_step(screen: Screen, played: AnyGame, step: Shown) -> None:
    screen.position(played, step.view, [step.news])
    if step.note:
        screen.console.print(step.note, markup=False, soft_wrap=True)


def step_through(screen: Screen, played: AnyGame, shown: Sequence[Shown]) -> bool:
    """Step through with Enter, back, or a number; return whether the end was reached."""
    reader = reader_for(screen)
    at = 0
    while at < len(shown):
        screen.console.clear()
        show_step(screen, played, shown[at])
        prompt = screen.say("room-replay-next", step=at, steps=len(shown) - 1)
        answer = reader.read(f"{prompt} ", list, lambda _: "")
        word = "q" if answer is None else answer.strip().lower()
        if word.isdecimal() and len(word) < 6:
            at = min(int(word), len(shown) - 1)
        elif word in screen.say("room-replay-back").split():
            at = max(at - 1, 0)
        elif word:
            return False
        else:
            at += 1
    return True


def show_verified(language: str, file: Path, noted: str | None) -> None:
    """What the record commits to; only a record that replays correctly gets here."""
    record = loads(files.load(file))
    match = replay(record)
    sources = [line for line in record.lines() if isinstance(line, ChanceLine)]
    if noted is not None and noted.strip().lower() not in {line.commitment for line in sources}:
        raise Problem("room-other-commitment", commitment=record.chance.commitment)
    screen = Screen(speaker(language, match.game))
    draws = [draw for line in record.lines() for draw in getattr(line, "draws", ())]
    screen.line(
        "room-verified", "green", game=match.game.name, moves=len(match.plies), draws=len(draws)
    )
    for step in replay_lines(match.game, record):
        if isinstance(step.line, ChanceLine):
            screen.line("room-verified-continued", move=len(step.match.plies))
            show_source(screen, step.line, match.result is not None)
        elif isinstance(step.line, StartLine):
            show_source(screen, record.chance, match.result is not None)
        elif note := in_words(screen, match.game, step.line):
            screen.console.print(note, markup=False, soft_wrap=True)
    if match.result is None:
        screen.line("room-verified-open")
    else:
        screen.result(match)


def show_source(screen: Screen, source: ChanceLine, over: bool) -> None:
    """The source of chance; the seed is shown only when the game is over (ROOM-6)."""
    screen.line("room-verified-commitment", commitment=source.commitment)
    if over:
        screen.line("room-verified-seed", seed=source.seed)
    for seat, words in enumerate(source.contributions, start=1):
        if words:
            screen.line("room-verified-words", seat=seat, words=words)
