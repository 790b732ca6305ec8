"""Every option of whoever runs a room can stand in the environment instead."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import typer.main

from deskoherna.cli import run, said_in
from deskoherna.kernel import Problem
from deskoherna.terminal.commands import app
from deskoherna.terminal.language import FLAG, TEXTS, VARIABLE, variable
from deskoherna.texts import speaker
from server.running import Serving, browser
from terminal.program import LANGUAGES, Person, deskoherna, environment

OPERATIONS = Path(__file__).parent.parent.parent / "docs/operations.md"
HEAD = "| variable | option | of | |\n|---|---|---|---|\n"
PASSWORD, SECRET = "velmi-tajne-heslo", "jeste-tajnejsi"
URL = f"postgresql://spravce:{SECRET}@127.0.0.1:1/room"


def commands(group: Any, path: str = "") -> list[tuple[str, Any]]:
    """All of them, by the words one types."""
    return [
        found
        for name, command in group.commands.items()
        for found in (
            commands(command, f"{path}{name} ")
            if hasattr(command, "commands")
            else [(path + name, command)]
        )
    ]


def options(command: Any) -> list[Any]:
    return [one for one in command.params if one.param_type_name == "option"]


def serve() -> Any:
    return dict(commands(typer.main.get_command(app)))["serve"]


def table() -> str:
    """The part of the documentation that follows from the options."""
    texts = variable(TEXTS)
    used: dict[str, list[str]] = {VARIABLE: ["everything"], texts: ["everything"]}
    flags = {VARIABLE: FLAG, texts: TEXTS}
    messages = {
        VARIABLE: "Which language is spoken, such as cs or en; otherwise that of the system.",
        texts: "A folder with texts in other languages: [translating.md](translating.md).",
    }
    for name, command in commands(typer.main.get_command(app)):
        for option in options(command):
            if option.envvar:
                used.setdefault(option.envvar, []).append(f"`{name}`")
                flags[option.envvar] = option.opts[0]
                if option.envvar not in messages:
                    messages[option.envvar] = english(option.help)
    rows = (
        f"| `{name}` | `{flags[name]}` | {', '.join(where)} | {messages[name]} |\n"
        for name, where in used.items()
    )
    return HEAD + "".join(rows)


def english(text: str) -> str:
    """These tests may run in any language, the documentation does not."""
    here = speaker("en")
    keys = ("host", "port", "database", "open", "limits", "verbose", "public-url", "password")
    more = ("make-password", "network", "trusted-proxy", "drain", "mail", "mail-from", "push-host")
    known = [f"room-cli-{key}" for key in (*keys, *more)]
    spoken = {speaker(lang)(key): here(key) for lang in LANGUAGES for key in known}
    return spoken[text].replace("|", "\\|")


def test_each_option_of_serve_has_its_variable() -> None:
    for option in options(serve()):
        if option.name != "help":
            assert option.envvar == variable(option.opts[0])
            assert option.show_envvar


def test_who_asks_how_a_room_is_does_not_listen() -> None:
    said = dict(commands(typer.main.get_command(app)))
    here, there = (
        {option.opts[0]: option.help for option in options(said[name])}
        for name in ("serve", "health")
    )
    assert {"--host", "--port"} <= there.keys()
    for name in ("--host", "--port"):
        assert there[name] != here[name]


def test_a_variable_means_the_same_wherever_it_counts() -> None:
    for _, command in commands(typer.main.get_command(app)):
        for option in options(command):
            assert option.envvar in (None, variable(option.opts[0]))
            if option.opts[0] == "--database":
                assert option.envvar


def test_the_documentation_lists_them() -> None:
    assert table() in OPERATIONS.read_text("utf-8"), f"it should hold\n{table()}"


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("DESKOHERNA_PORT", "many", ": it is a number from 0 to 65535"),
        ("DESKOHERNA_PORT", "65536", ": it is a number from 0 to 65535"),
        ("DESKOHERNA_OPEN", "2", ""),
        ("DESKOHERNA_VERBOSE", "perhaps", ""),
        ("DESKOHERNA_DRAIN_WITHIN", "-1", ": it is a number from 0 to 3600"),
    ],
)
def test_a_wrong_value_is_refused_with_the_name_of_its_variable(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    name: str,
    value: str,
    why: str,
) -> None:
    monkeypatch.setenv(VARIABLE, "en")
    monkeypatch.setenv(name, value)
    assert run(["serve"]) == 2
    said = f"deskoherna: The value of {name} is not valid{why}. See --help.\n"
    assert capsys.readouterr() == ("", said)
    assert run(["serve", "--port", "-1"]) == 2  # what is typed counts for more
    assert "The value of --port is not valid" in capsys.readouterr().err


def test_a_password_of_spaces_is_refused(tmp_path: Path) -> None:
    """Nobody could say it"""
    refused = deskoherna(tmp_path, "serve", "--port", "0", DESKOHERNA_PASSWORD="   ")
    said = "deskoherna: DESKOHERNA_PASSWORD: A password of spaces keeps nobody out."
    assert (refused.code, refused.err.startswith(said)) == (1, True)
    assert not any(tmp_path.rglob("*.sqlite"))


@pytest.mark.parametrize(
    ("key", "file", "name"),
    [
        ("room-database-kind", "", "DESKOHERNA_DATABASE"),
        ("room-file-not-read", "limits.toml", "DESKOHERNA_LIMITS"),
        ("room-limits-value", "", "DESKOHERNA_LIMITS"),
        ("room-network-address", "", "DESKOHERNA_NETWORK"),
        ("room-public-url", "", "DESKOHERNA_PUBLIC_URL"),
    ],
)
def test_what_else_is_wrong_is_said_with_the_variable_too(
    monkeypatch: pytest.MonkeyPatch, key: str, file: str, name: str
) -> None:
    problem = Problem(key, file=file)
    assert said_in(problem, ["serve"]) == ""
    monkeypatch.setenv(name, file or "something")
    assert said_in(problem, ["serve"]) == f"{name}: "
    typed = "--" + name.removeprefix("DESKOHERNA_").lower().replace("_", "-")
    assert said_in(problem, ["serve", f"{typed}=else"]) == ""
    assert said_in(Problem("room-port"), ["serve"]) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_names_the_variables_and_keeps_what_they_hold(tmp_path: Path, lang: str) -> None:
    secrets = {"DESKOHERNA_PASSWORD": PASSWORD, "DESKOHERNA_DATABASE": URL}
    shown = deskoherna(tmp_path, "serve", "--help", lang=lang, **secrets)
    assert "DESKOHERNA_DATABASE" in shown.out
    assert {"cs": "proměnná:", "en": "env:"}[lang] in shown.out
    assert PASSWORD not in shown.out
    assert SECRET not in shown.out


def test_a_database_that_is_away_keeps_its_password(tmp_path: Path) -> None:
    shown = deskoherna(tmp_path, "serve", DESKOHERNA_DATABASE=URL, DESKOHERNA_PORT="0")
    assert shown.code == 1
    assert SECRET not in shown.out + shown.err


def test_who_sits_at_the_terminal_is_shown_the_password(tmp_path: Path) -> None:
    with Person(tmp_path, "serve", "--port", "0", DESKOHERNA_PASSWORD=PASSWORD) as person:
        person.sees(f"its password: {PASSWORD}")


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("DESKOHERNA_HOST", "nowhere.invalid", "The address nowhere.invalid:0 cannot be opened: "),
        ("DESKOHERNA_HOST", "n" * 64, f"The address {'n' * 64}:0 cannot be opened: "),
        (
            "DESKOHERNA_PUBLIC_URL",
            "ftp://games.example",
            'DESKOHERNA_PUBLIC_URL: "ftp://games.example" is not an address of a room',
        ),
    ],
)
def test_where_no_room_can_be(tmp_path: Path, name: str, value: str, said: str) -> None:
    shown = deskoherna(tmp_path, "serve", "--port", "0", **{name: value})
    assert (shown.code, shown.out) == (1, "")
    assert shown.err.startswith(f"deskoherna: {said}")
    assert "Unknown error" not in shown.err


class FromVariables(Serving):
    """A server that is told everything by its environment."""

    def environment(self) -> dict[str, str]:
        return environment(
            self.folder,
            "en",
            DESKOHERNA_PASSWORD=PASSWORD,
            DESKOHERNA_PUBLIC_URL="https://games.example https://hry.example",
            DESKOHERNA_VERBOSE="yes",
            DESKOHERNA_DRAIN_WITHIN="0",
            DESKOHERNA_NETWORK="",  # as if it were not there
        )


async def test_a_server_told_by_its_environment(tmp_path: Path) -> None:
    with FromVariables(tmp_path) as server:
        async with browser(server) as person:
            assert (await person.get("/api/room"))[0] == 401
            entering = {"Room-Password": PASSWORD}
            for name, status in (("games", 200), ("hry", 200), ("jina", 421)):
                known = {**entering, "Host": f"{name}.example"}
                assert (await person.get("/api/room", headers=known))[0] == status
        well = deskoherna(tmp_path, "health", "--port", str(server.port))
        assert well.out == f"The room at 127.0.0.1:{server.port} is well.\n"
        assert server.process.stdout is not None
        said = server.process.stdout.readline().decode()
        assert said.startswith("The room asks every browser once for its password. Whoever has it")
        assert PASSWORD not in said
        assert server.end() == 0
        assert '"event":"request"' in server.log()
        assert PASSWORD not in server.log()
    gone = deskoherna(tmp_path, "health", "--port", str(server.port))
    assert (gone.code, gone.out) == (1, "")
    assert gone.err.startswith(f"deskoherna: The room at 127.0.0.1:{server.port} is not well: ")
