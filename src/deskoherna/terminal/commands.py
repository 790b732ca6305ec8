"""The commands of `deskoherna`. Import it only after the language is settled: help is translated."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from deskoherna.bots import bot, bots
from deskoherna.catalogue import all_games, game, game_of, replay
from deskoherna.kernel import AnyGame, AnyMatch, Problem, loads, steps, told_to
from deskoherna.lab import Totals, simulate
from deskoherna.texts import LANGUAGES, rulebook, speaker

from . import files
from .language import VARIABLE
from .reader import InteractiveReader, PlainReader, Reader
from .screen import Screen
from .table import ME, Left, Table

MOST_GAMES = 1_000_000


def make_app(language: str) -> typer.Typer:
    """The program, with its help in a language."""
    say = speaker(language)
    app = typer.Typer(
        help=say("room-cli"),
        epilog=say("room-cli-codes"),
        no_args_is_help=True,
        add_completion=False,
        rich_markup_mode="markdown",
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )

    Lang = Annotated[  # noqa: N806
        str, typer.Option("--lang", help=say("room-cli-lang"), envvar=VARIABLE, show_envvar=False)
    ]
    GameName = Annotated[str, typer.Argument(metavar="GAME", help=say("room-cli-game"))]  # noqa: N806
    Options = Annotated[  # noqa: N806
        list[str] | None,
        typer.Option("--option", "-o", metavar="NAME=VALUE", help=say("room-cli-option")),
    ]
    Record = Annotated[Path, typer.Argument(metavar="FILE", help=say("room-cli-file"))]  # noqa: N806

    @app.callback()
    def room(lang: Lang = language) -> None:
        if lang not in LANGUAGES:
            raise Problem("room-lang-unknown", lang=lang[:40], known=", ".join(LANGUAGES))

    @app.command(name="games", help=say("room-cli-games"))
    def list_games() -> None:
        show_games(language)

    @app.command(help=say("room-cli-play"))
    def play(
        name: Annotated[
            str | None, typer.Argument(metavar="GAME", help=say("room-cli-game"))
        ] = None,
        seat: Annotated[
            list[str] | None,
            typer.Option("--seat", "-s", metavar="PLAYER", help=say("room-cli-seat")),
        ] = None,
        option: Options = None,
        seed: Annotated[
            int | None, typer.Option("--seed", min=0, metavar="NUMBER", help=say("room-cli-seed"))
        ] = None,
        words: Annotated[
            str, typer.Option("--words", metavar="TEXT", help=say("room-cli-words"))
        ] = "",
        save: Annotated[
            Path | None, typer.Option("--save", metavar="FILE", help=say("room-cli-save"))
        ] = None,
        resume: Annotated[
            Path | None, typer.Option("--resume", metavar="FILE", help=say("room-cli-resume"))
        ] = None,
    ) -> None:
        if resume is not None:
            match = replay(files.load(resume))
            file = save or resume
        else:
            chosen = game(name) if name is not None else choose_game(language)
            match = sit_down(chosen, seat or [], option or [], seed, words)
            file = save or files.new_file(chosen.id)
        play_match(language, match, file)

    @app.command(help=say("room-cli-rules"))
    def rules(
        name: Annotated[str, typer.Argument(metavar="GAME", help=say("room-cli-rules-game"))],
        id_: Annotated[
            str | None, typer.Argument(metavar="ID", help=say("room-cli-rule"))
        ] = None,
    ) -> None:
        show_rules(language, name, id_)

    @app.command(name="replay", help=say("room-cli-replay"))
    def step_through(
        file: Record,
        moves: Annotated[bool, typer.Option("--moves", help=say("room-cli-moves"))] = False,
        seat: Annotated[
            int | None,
            typer.Option("--seat", "-s", min=1, metavar="NUMBER", help=say("room-cli-viewer")),
        ] = None,
    ) -> None:
        show_replay(language, file, moves, seat)

    @app.command(help=say("room-cli-verify"))
    def verify(file: Record) -> None:
        show_verified(language, file)

    @app.command(name="simulate", help=say("room-cli-simulate"))
    def run_simulation(
        name: GameName,
        seats: Annotated[
            str, typer.Option("--seats", "-s", metavar="BOT,BOT", help=say("room-cli-seats"))
        ] = "greedy,random",
        games: Annotated[
            int,
            typer.Option("--games", "-n", min=1, max=MOST_GAMES, help=say("room-cli-number")),
        ] = 100,
        jobs: Annotated[
            int, typer.Option("--jobs", "-j", min=1, max=256, help=say("room-cli-jobs"))
        ] = os.cpu_count() or 1,
        seed: Annotated[int, typer.Option("--seed", min=0, help=say("room-cli-sim-seed"))] = 0,
        option: Options = None,
    ) -> None:
        chosen = game(name)
        names = [entry.strip() for entry in seats.split(",")]
        show_simulation(
            language,
            chosen,
            simulate(
                chosen.id, names, games, jobs=jobs, seed=seed, options=read_options(option or [])
            ),
            games,
        )

    return app


def show_games(language: str) -> None:
    screen = Screen(speaker(language))
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for key in ("room-games-game", "room-games-seats", "room-games-kind", "room-games-bots"):
        grid.add_column(screen.say(key), style="bold" if key == "room-games-game" else "")
    for name, played in all_games().items():
        say = speaker(language, played)
        grid.add_row(
            f"{played.name}\n[dim]{name}[/]",
            ", ".join(map(str, played.seats)),
            f"{say(f'{name}-kind')}\n[dim]{say(f'{name}-about')}[/]",
            ", ".join(bots(played)),
        )
    screen.console.print(grid)
    for name, played in all_games().items():
        say = speaker(language, played)
        screen.console.print(f"\n[bold]{played.name}[/]  deskoherna play {name}")
        for option, values in played.options.items():
            for value in values:
                told = say(f"{name}-option-{option}-{value}")
                screen.console.print(
                    Text(f"  -o {option}={value}".ljust(24))
                    .append(f"{say(f'{name}-option-{option}')}: {told}", "dim")
                )  # fmt: skip


def read_options(options: list[str]) -> dict[str, str]:
    read = {}
    for option in options:
        name, equals, value = option.partition("=")
        if not equals:
            raise Problem("room-option-form", option=option[:40])
        read[name.strip()] = value.strip()
    return read


def choose_game(language: str) -> AnyGame:
    """Ask which game to play; with only one on the shelf there is nothing to ask."""
    screen = Screen(speaker(language))
    shelf = list(all_games().values())
    if len(shelf) == 1:
        return shelf[0]
    show_games(language)
    line = reader_for(screen).read(
        f"\n{screen.say('room-play-which')} ", lambda: all_games().keys(), lambda _: ""
    )
    return game((line or "").strip().lower())


def sit_down(
    played: AnyGame, seats: list[str], options: list[str], seed: int | None, words: str
) -> AnyMatch:
    """A new match with these players; nobody named is me against the best bots there are."""
    players = seats or [ME, *[list(bots(played))[-1]] * (played.seats[0] - 1)]
    for name in players:
        if name != ME:
            bot(played, name)
    contributions = [words if name == ME else "" for name in players]
    return played.new(len(players), read_options(options), seed, contributions, players)


def reader_for(screen: Screen) -> Reader:
    return InteractiveReader() if screen.interactive else PlainReader()


def play_match(language: str, match: AnyMatch, file: Path) -> None:
    screen = Screen(speaker(language, match.game))
    if len(match.players) != match.setup.seats:
        raise Problem("room-play-nobody", seats=match.setup.seats)
    screen.line("room-play-commitment", "dim", commitment=match.commitment)
    try:
        Table(match, file, screen, reader_for(screen)).run()
    except (Left, KeyboardInterrupt):
        files.save(match, file)
        screen.line("room-play-left", file=str(file))


def show_rules(language: str, name: str, id_: str | None) -> None:
    screen = Screen(speaker(language))
    chosen = None if name == "room" else game(name)
    pages = rulebook(language, chosen)
    if id_ is None:
        screen.page(pages.page)
        return
    known = pages.rules | rulebook(language).rules
    if id_.upper() not in known:
        raise Problem("room-rule-unknown", rule=id_[:40], game=pages.title)
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
    reader = reader_for(screen)
    for number, step in enumerate(steps(played, record)):
        news = told_to(viewer, step.events)
        marked = {place for event in news for place in event.places()}
        if screen.interactive:
            screen.console.clear()
        screen.board(played, step.match.view(viewer), marked)
        screen.events(news)
        if screen.interactive and number < len(record.body):
            prompt = screen.say("room-replay-next", step=number, steps=len(record.body))
            if (answer := reader.read(f"{prompt} ", list, lambda _: "")) is None or answer.strip():
                return
    if step.match.result is not None:
        screen.result(step.match)


def show_verified(language: str, file: Path) -> None:
    record = loads(files.load(file))
    match = replay(record)
    screen = Screen(speaker(language, match.game))
    sources = [record.chance, *(line for line in record.body if hasattr(line, "seed"))]
    draws = [draw for line in record.lines() for draw in getattr(line, "draws", ())]
    say: dict[str, Any] = {"moves": len(match.plies), "draws": len(draws), "game": match.game.name}
    screen.line("room-verified", "green", **say)
    for source in sources:
        screen.line("room-verified-commitment", commitment=source.commitment)
        screen.line("room-verified-seed", seed=source.seed)
        for seat, words in enumerate(source.contributions, start=1):
            if words:
                screen.line("room-verified-words", seat=seat, words=words)
    if match.result is None:
        screen.line("room-verified-open")
    else:
        screen.result(match)


def show_simulation(language: str, played: AnyGame, runs: Any, games: int) -> None:
    screen = Screen(speaker(language, played))
    totals: Totals | None = None
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen.errors,
        transient=True,
    ) as progress:
        task = progress.add_task(played.name, total=games)
        for totals in runs:
            rates = "  ".join(
                f"{name} {100 * entry.win_rate:.1f} %"
                for name, entry in zip(totals.bots, totals.entries, strict=True)
            )
            progress.update(task, completed=totals.games, description=rates)
    assert totals is not None
    screen.console.print(standings(screen, totals))
    first = totals.first
    screen.line(
        "room-simulate-first",
        "dim",
        share=f"{100 * first.win_rate:.1f}",
        low=f"{100 * first.interval.low:.1f}",
        high=f"{100 * first.interval.high:.1f}",
    )


def standings(screen: Screen, totals: Totals) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for key, side in (
        ("room-simulate-bot", "left"),
        ("room-simulate-games", "right"),
        ("room-simulate-wins", "right"),
        ("room-simulate-shared", "right"),
        ("room-simulate-rate", "right"),
        ("room-simulate-interval", "left"),
        ("room-simulate-score", "right"),
        ("room-simulate-place", "right"),
    ):
        grid.add_column(screen.say(key), justify="right" if side == "right" else "left")
    for name, entry in zip(totals.bots, totals.entries, strict=True):
        low, high = entry.interval
        grid.add_row(
            name,
            str(entry.games),
            str(entry.wins),
            str(entry.shared),
            f"{100 * entry.win_rate:.1f} %",
            f"{100 * low:.1f} – {100 * high:.1f} %",
            f"{entry.mean_score:.2f}",
            f"{entry.mean_place:.2f}",
        )
    return grid
