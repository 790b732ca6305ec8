"""The commands of `deskoherna`.

Typer builds its help when this module is imported, so the language is chosen here, once.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from deskoherna import __version__
from deskoherna.bots import bots, installed_bot, levels
from deskoherna.bots.review import REVIEW_LEVEL
from deskoherna.catalogue import game, replay
from deskoherna.extras import extra
from deskoherna.kernel import Problem
from deskoherna.lab import ladder, simulate, tournament
from deskoherna.texts import languages, named_language, speaker

from . import files
from .care import (
    delete_table,
    erase_person,
    export_table,
    revoke_person,
    rotate_secret,
    show_backup,
    show_health,
    show_restored,
    show_tables,
)
from .help import SpokenCommand, SpokenGroup
from .laboratory import show_ladders, show_simulation, show_tournament
from .language import FLAG, TEXTS, VARIABLE, language_of, tag_of, variable
from .looking_back import show_review
from .pages import (
    choose_game,
    play_match,
    read_options,
    rivals,
    show_content,
    show_games,
    show_replay,
    show_room,
    show_rules,
    show_types,
    show_verified,
    sit_down,
)
from .people import Whom, forget_person, save_data
from .translating import translating

MOST_GAMES = 1_000_000
HOST, PORT = "127.0.0.1", 8765
LANGUAGE = language_of(sys.argv[1:], os.environ)

say = speaker(LANGUAGE)
app = typer.Typer(
    cls=SpokenGroup,
    help=say("room-cli"),
    epilog=say("room-cli-codes"),
    add_completion=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Lang = Annotated[
    str,
    typer.Option(
        FLAG,
        metavar="TAG",
        help=say("room-cli-lang", known=", ".join(languages())),
        envvar=VARIABLE,
        show_envvar=False,
        show_default=False,
    ),
]
Texts = Annotated[
    Path | None,
    typer.Option(
        TEXTS,
        metavar="FOLDER",
        help=say("room-cli-texts"),
        envvar=variable(TEXTS),
        show_envvar=False,
    ),
]
GameName = Annotated[str, typer.Argument(metavar="GAME", help=say("room-cli-game"))]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help=say("room-cli-option")),
]
Games = Annotated[
    int,
    typer.Option("--games", "-n", metavar="N", min=1, max=MOST_GAMES, help=say("room-cli-number")),
]
Jobs = Annotated[
    int, typer.Option("--jobs", "-j", metavar="N", min=1, max=256, help=say("room-cli-jobs"))
]
Seed = Annotated[int, typer.Option("--seed", metavar="N", min=0, help=say("room-cli-sim-seed"))]
PROCESSORS = os.cpu_count() or 1
Record = Annotated[Path, typer.Argument(metavar="FILE", help=say("room-cli-file"))]


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"deskoherna {__version__}")
        raise typer.Exit


@app.callback()
def room(
    lang: Lang = LANGUAGE,
    _texts: Texts = None,
    _version: Annotated[
        bool,
        typer.Option(
            "--version",
            metavar=" ",
            is_eager=True,
            callback=show_version,
            help=say("room-cli-version"),
        ),
    ] = False,
) -> None:
    if named_language(tag_of(lang)) is None:
        raise Problem("room-lang-unknown", lang=lang[:40], known=", ".join(languages()))


@app.command(cls=SpokenCommand, name="games", help=say("room-cli-games"))
def list_games() -> None:
    show_games(LANGUAGE)


@app.command(cls=SpokenCommand, help=say("room-cli-play"))
def play(
    name: Annotated[str | None, typer.Argument(metavar="GAME", help=say("room-cli-game"))] = None,
    seat: Annotated[
        list[str] | None,
        typer.Option("--seat", "-s", metavar="PLAYER", help=say("room-cli-seat")),
    ] = None,
    option: Options = None,
    seed: Annotated[
        int | None, typer.Option("--seed", min=0, metavar="N", help=say("room-cli-seed"))
    ] = None,
    words: Annotated[
        str | None, typer.Option("--words", metavar="TEXT", help=say("room-cli-words"))
    ] = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help=say("room-cli-save"))
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help=say("room-cli-resume"))
    ] = None,
) -> None:
    if resume is not None:
        if name or seat or option or seed is not None or words is not None:
            raise Problem("room-resume-alone")
        match = replay(files.load(resume))
        file = resume if save in (None, resume) else files.untaken(save)
    else:
        chosen = game(name) if name is not None else choose_game(LANGUAGE)
        match = sit_down(LANGUAGE, chosen, seat or [], option or [], seed, words)
        file = files.untaken(save or files.new_file(chosen.id))
    play_match(LANGUAGE, match, file)


def host_option(help_: str) -> Any:
    return typer.Option("--host", metavar="HOST", envvar=variable("--host"), help=help_)


def port_option(help_: str) -> Any:
    return typer.Option(
        "--port", "-p", metavar="N", min=0, max=65535, envvar=variable("--port"), help=help_
    )


Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="FILE|URL",
        envvar=variable("--database"),
        help=say("room-cli-database"),
    ),
]


@app.command(cls=SpokenCommand, name="serve", help=say("room-cli-serve"))
def open_room(
    host: Annotated[str, host_option(say("room-cli-host"))] = HOST,
    port: Annotated[int, port_option(say("room-cli-port"))] = PORT,
    database: Database = None,
    browser: Annotated[
        bool,
        typer.Option("--open", metavar=" ", envvar=variable("--open"), help=say("room-cli-open")),
    ] = False,
    limits: Annotated[
        Path | None,
        typer.Option(
            "--limits", metavar="FILE", envvar=variable("--limits"), help=say("room-cli-limits")
        ),
    ] = None,
    verbose: Annotated[
        bool,
        typer.Option(
            "--verbose", metavar=" ", envvar=variable("--verbose"), help=say("room-cli-verbose")
        ),
    ] = False,
    public: Annotated[
        list[str],
        typer.Option(
            "--public-url",
            metavar="URL",
            envvar=variable("--public-url"),
            help=say("room-cli-public-url"),
        ),
    ] = [],  # noqa: B006  # typer copies it
    password: Annotated[
        str | None,
        typer.Option(
            "--password",
            metavar="WORD",
            envvar=variable("--password"),
            help=say("room-cli-password"),
        ),
    ] = None,
    make_password: Annotated[
        bool,
        typer.Option(
            "--make-password",
            metavar=" ",
            envvar=variable("--make-password"),
            help=say("room-cli-make-password"),
        ),
    ] = False,
    proxies: Annotated[
        list[str],
        typer.Option(
            "--trusted-proxy",
            metavar="ADDRESS",
            envvar=variable("--trusted-proxy"),
            help=say("room-cli-trusted-proxy"),
        ),
    ] = [],  # noqa: B006  # typer copies it
    network: Annotated[
        str | None,
        typer.Option(
            "--network",
            metavar="auto|IP",
            envvar=variable("--network"),
            help=say("room-cli-network"),
        ),
    ] = None,
    drain_within: Annotated[
        float,
        typer.Option(
            "--drain-within",
            metavar="SECONDS",
            min=0,
            max=3600,
            envvar=variable("--drain-within"),
            help=say("room-cli-drain"),
        ),
    ] = 15,
    mail: Annotated[
        str | None,
        typer.Option("--mail", metavar="URL", envvar=variable("--mail"), help=say("room-cli-mail")),
    ] = None,
    mail_from: Annotated[
        str | None,
        typer.Option(
            "--mail-from",
            metavar="ADDRESS",
            envvar=variable("--mail-from"),
            help=say("room-cli-mail-from"),
        ),
    ] = None,
    push_hosts: Annotated[
        list[str],
        typer.Option(
            "--push-host",
            metavar="HOST",
            envvar=variable("--push-host"),
            help=say("room-cli-push-host"),
        ),
    ] = [],  # noqa: B006  # typer copies it
) -> None:
    with extra("server"):
        from deskoherna.server.serve import Entrance, Ways  # noqa: PLC0415  # slow to import

    figures = b"" if limits is None else files.load(limits)
    kept = database or str(files.room_file())
    entrance = Entrance(tuple(public), password or None, make_password, tuple(proxies), network)
    ways = Ways(mail or None, mail_from or None, tuple(push_hosts))
    show_room(LANGUAGE, host, port, kept, figures, browser, verbose, entrance, drain_within, ways)


@app.command(cls=SpokenCommand, name="health", help=say("room-cli-health"))
def ask_how_it_is(
    host: Annotated[str, host_option(say("room-cli-health-host"))] = HOST,
    port: Annotated[int, port_option(say("room-cli-health-port"))] = PORT,
) -> None:
    show_health(LANGUAGE, host, port)


@app.command(cls=SpokenCommand, name="backup", help=say("room-cli-backup"))
def save_room(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("room-cli-backup-to"))],
    database: Database = None,
) -> int:
    return show_backup(LANGUAGE, database or str(files.room_file()), file)


@app.command(cls=SpokenCommand, name="restore", help=say("room-cli-restore"))
def restore_room(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("room-cli-restore-from"))],
    database: Database = None,
) -> int:
    return show_restored(LANGUAGE, file, database or str(files.room_file()))


@app.command(cls=SpokenCommand, name="rotate-secret", help=say("room-cli-secret"))
def change_secret(
    grace: Annotated[
        int, typer.Option("--grace", metavar="DAYS", min=0, max=365, help=say("room-cli-grace"))
    ] = 30,
    database: Database = None,
) -> None:
    rotate_secret(LANGUAGE, database or str(files.room_file()), grace)


tables = typer.Typer(cls=SpokenGroup, help=say("room-cli-tables"))
app.add_typer(tables, name="tables")
TableId = Annotated[str, typer.Argument(metavar="TABLE", help=say("room-cli-tables-id"))]


@tables.command(cls=SpokenCommand, name="list", help=say("room-cli-tables-list"))
def list_tables(database: Database = None) -> None:
    show_tables(LANGUAGE, database or str(files.room_file()))


@tables.command(cls=SpokenCommand, name="export", help=say("room-cli-tables-export"))
def export(
    table: TableId,
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("room-cli-tables-file"))],
    database: Database = None,
) -> None:
    export_table(LANGUAGE, database or str(files.room_file()), table, file)


@tables.command(cls=SpokenCommand, name="delete", help=say("room-cli-tables-delete"))
def delete(table: TableId, database: Database = None) -> None:
    delete_table(LANGUAGE, database or str(files.room_file()), table)


@tables.command(cls=SpokenCommand, name="erase", help=say("room-cli-tables-erase"))
def erase(
    table: TableId,
    name: Annotated[str, typer.Argument(metavar="NAME", help=say("room-cli-tables-name"))],
    everywhere: Annotated[
        bool, typer.Option("--everywhere", metavar=" ", help=say("room-cli-tables-everywhere"))
    ] = False,
    database: Database = None,
) -> int:
    return erase_person(LANGUAGE, database or str(files.room_file()), table, name, everywhere)


@tables.command(cls=SpokenCommand, name="revoke", help=say("room-cli-tables-revoke"))
def revoke(
    table: TableId,
    name: Annotated[str, typer.Argument(metavar="NAME", help=say("room-cli-tables-name"))],
    database: Database = None,
) -> None:
    revoke_person(LANGUAGE, database or str(files.room_file()), table, name)


people = typer.Typer(cls=SpokenGroup, help=say("room-cli-people"))
app.add_typer(people, name="people")
Number = Annotated[
    str | None, typer.Option("--number", metavar="NUMBER", help=say("room-cli-people-number"))
]
Address = Annotated[
    str | None, typer.Option("--address", metavar="ADDRESS", help=say("room-cli-people-address"))
]
AtTable = Annotated[
    str | None, typer.Option("--table", metavar="TABLE", help=say("room-cli-people-table"))
]
NamedThere = Annotated[
    str | None, typer.Option("--name", metavar="NAME", help=say("room-cli-tables-name"))
]


@people.command(cls=SpokenCommand, name="data", help=say("room-cli-people-data"))
def people_data(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("room-cli-tables-file"))],
    number: Number = None,
    address: Address = None,
    table: AtTable = None,
    name: NamedThere = None,
    database: Database = None,
) -> None:
    whom = Whom(number, address, table, name)
    save_data(LANGUAGE, database or str(files.room_file()), whom, file)


@people.command(cls=SpokenCommand, name="forget", help=say("room-cli-people-forget"))
def people_forget(
    number: Number = None,
    address: Address = None,
    table: AtTable = None,
    name: NamedThere = None,
    database: Database = None,
) -> None:
    whom = Whom(number, address, table, name)
    forget_person(LANGUAGE, database or str(files.room_file()), whom)


@app.command(cls=SpokenCommand, help=say("room-cli-rules"))
def rules(
    name: Annotated[str, typer.Argument(metavar="GAME", help=say("room-cli-rules-game"))],
    id_: Annotated[str | None, typer.Argument(metavar="ID", help=say("room-cli-rule"))] = None,
) -> None:
    show_rules(LANGUAGE, name, id_)


@app.command(cls=SpokenCommand, name="replay", help=say("room-cli-replay"))
def step_through(
    file: Record,
    moves: Annotated[
        bool, typer.Option("--moves", metavar=" ", help=say("room-cli-moves"))
    ] = False,
    seat: Annotated[
        int | None,
        typer.Option("--seat", "-s", min=1, metavar="N", help=say("room-cli-viewer")),
    ] = None,
) -> None:
    show_replay(LANGUAGE, file, moves, seat)


@app.command(cls=SpokenCommand, name="review", help=say("room-cli-review"))
def look_again(
    file: Record,
    iterations: Annotated[
        int,
        typer.Option(
            "--iterations", metavar="N", min=8, max=100_000, help=say("room-cli-iterations")
        ),
    ] = REVIEW_LEVEL.iterations,
) -> None:
    show_review(LANGUAGE, file, iterations)


@app.command(cls=SpokenCommand, help=say("room-cli-verify"))
def verify(
    file: Record,
    commitment: Annotated[
        str | None, typer.Option("--commitment", metavar="HEX", help=say("room-cli-commitment"))
    ] = None,
) -> None:
    show_verified(LANGUAGE, file, commitment)


content = typer.Typer(cls=SpokenGroup, help=say("room-cli-content"))
app.add_typer(content, name="content")


@content.command(cls=SpokenCommand, name="check", help=say("room-cli-content-check"))
def check_content(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("room-cli-content-file"))],
    name: Annotated[
        str, typer.Option("--game", "-g", metavar="GAME", help=say("room-cli-game"))
    ] = "teserakt",
) -> None:
    show_content(LANGUAGE, file, name)


@app.command(cls=SpokenCommand, name="check", help=say("room-cli-check"))
def check_game(
    name: GameName,
    seed: Annotated[
        int | None, typer.Option("--seed", min=0, metavar="N", help=say("room-cli-check-seed"))
    ] = None,
    games: Annotated[
        int,
        typer.Option(
            "--games", "-n", metavar="N", min=1, max=1000, help=say("room-cli-check-games")
        ),
    ] = 1,
    thorough: Annotated[
        bool, typer.Option("--thorough", metavar=" ", help=say("room-cli-check-thorough"))
    ] = False,
    only: Annotated[
        str | None, typer.Option("--only", metavar="CHECK", help=say("room-cli-check-only"))
    ] = None,
    tests: Annotated[
        Path | None, typer.Option("--tests", metavar="FOLDER", help=say("room-cli-check-tests"))
    ] = None,
    golden: Annotated[
        bool, typer.Option("--write-golden", metavar=" ", help=say("room-cli-check-golden"))
    ] = False,
) -> int:
    from .checking import show_checked, write_golden_games  # noqa: PLC0415  # slow to import

    if golden:
        write_golden_games(LANGUAGE, game(name), tests)
    return show_checked(LANGUAGE, game(name), seed, games, thorough, only, tests)


@app.command(cls=SpokenCommand, name="types", help=say("room-cli-types"))
def write_types(
    name: GameName,
    file: Annotated[
        Path | None, typer.Argument(metavar="FILE", help=say("room-cli-types-file"))
    ] = None,
) -> None:
    show_types(name, file)


app.add_typer(translating, name="texts")


@app.command(cls=SpokenCommand, name="simulate", help=say("room-cli-simulate"))
def run_simulation(
    name: GameName,
    seats: Annotated[
        str | None, typer.Option("--seats", "-s", metavar="BOT,BOT", help=say("room-cli-seats"))
    ] = None,
    games: Games = 100,
    jobs: Jobs = PROCESSORS,
    seed: Seed = 0,
    option: Options = None,
) -> None:
    chosen = game(name)
    names = listed(seats) if seats else rivals(chosen)
    options = read_options(option or [])
    runs = simulate(chosen.id, names, games, jobs=jobs, seed=seed, options=options)
    show_simulation(LANGUAGE, chosen, runs, games)


@app.command(cls=SpokenCommand, name="tournament", help=say("room-cli-tournament"))
def run_tournament(
    name: GameName,
    listing: Annotated[
        str | None, typer.Option("--bots", "-b", metavar="BOT,BOT", help=say("room-cli-entries"))
    ] = None,
    seats: Annotated[
        int | None, typer.Option("--seats", "-s", metavar="N", min=2, help=say("room-cli-table"))
    ] = None,
    games: Games = 100,
    jobs: Jobs = PROCESSORS,
    seed: Seed = 0,
    option: Options = None,
) -> None:
    chosen = game(name)
    names = [installed_bot(chosen, one) for one in listed(listing)] if listing else [*bots(chosen)]
    names = list(dict.fromkeys(names))
    setup = chosen.setup(seats or max(2, chosen.seats[0]), read_options(option or []))
    meetings = tournament(
        chosen.id, names, setup.seats, games, jobs=jobs, seed=seed, options=setup.options
    )
    show_tournament(LANGUAGE, chosen, names, setup.seats, games, meetings)


@app.command(cls=SpokenCommand, name="ladder", help=say("room-cli-ladder"))
def climb_ladder(
    name: GameName,
    listings: Annotated[
        list[str] | None,
        typer.Option("--bots", "-b", metavar="BOT,BOT", help=say("room-cli-rungs")),
    ] = None,
    seats: Annotated[
        int | None, typer.Option("--seats", "-s", metavar="N", min=1, help=say("room-cli-table"))
    ] = None,
    games: Games = 100,
    jobs: Jobs = PROCESSORS,
    seed: Seed = 0,
    option: Options = None,
    opening: Annotated[
        int, typer.Option("--opening", metavar="N", min=0, max=10, help=say("room-cli-opening"))
    ] = 0,
    write: Annotated[
        Path | None, typer.Option("--write", metavar="FILE", help=say("room-cli-ladder-write"))
    ] = None,
) -> None:
    chosen = game(name)
    ladders = [listed(names) for names in listings] if listings else [list(levels(chosen))]
    if any(len(names) < 2 for names in ladders):
        raise Problem("room-ladder-two")
    ladders = [[installed_bot(chosen, name) for name in names] for names in ladders]
    setup = chosen.setup(seats or max(2, chosen.seats[0]), read_options(option or []))
    climbed = (
        ladder(
            chosen.id,
            rungs,
            setup.seats,
            games,
            jobs=jobs,
            seed=seed,
            options=setup.options,
            opening=opening,
        )
        for rungs in ladders
    )
    show_ladders(LANGUAGE, chosen, setup, opening, games, seed, climbed, write)


def listed(names: str) -> list[str]:
    return [name.strip() for name in names.split(",")]
