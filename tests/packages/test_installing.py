"""The wheel in fresh environments elsewhere: the library alone, the server, other Pythons."""

from __future__ import annotations

import json
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

from browser.chromium import chromium
from browser.conftest import FLAGS
from browser.guest import Guest
from packages.building import Environment, fresh, packages
from packages.interpreters import OWN
from packages.running import InstalledRoom, plays_a_move, run
from packages.wheels import ROOT, prepared
from scale import some

UNITS = ("tests/kernel/test_agenda.py", "tests/kernel/test_match.py", "tests/numerus/test_rules.py")
IMPORTED = "import json, sys, deskoherna.cli; print(json.dumps([*sys.modules]))"


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    installed = fresh(tmp_path_factory.mktemp("library") / "venv")
    installed.install(OWN, str(packages(tmp_path_factory).wheel))
    return installed


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    installed = fresh(tmp_path_factory.mktemp("server") / "venv")
    installed.install(OWN, f"{packages(tmp_path_factory).wheel}[server]")
    return installed


def test_the_library_alone_is_enough_for_the_terminal(library: Environment, tmp_path: Path) -> None:
    options = ("--seat", "me", "--seat", "greedy", "--option", "first=green")
    played = run(library, tmp_path, "play", "numerus", *options, typed="1 a1\nquit\n")
    assert (played.returncode, played.stderr) == (0, "")
    assert "Green lands a 1 on a1." in played.stdout
    listed = run(library, tmp_path, "games").stdout
    assert all(name in listed for name in ("NUMERUS", "LABORIGINES", "NEUTRACE", "TESERAKT"))
    simulated = run(library, tmp_path, "simulate", "laborigines", "--games", "2", "--jobs", "1")
    assert simulated.returncode == 0
    asked = [str(library.python), "-I", "-c", IMPORTED]
    modules = json.loads(subprocess.run(asked, capture_output=True, check=True).stdout)
    assert not {"aiohttp", "prometheus_client", "uvloop", "asyncpg", "numba"} & set(modules)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("cs", 'Nainstalujte ji: pip install "deskoherna[server]"'),
        ("en", 'Install it: pip install "deskoherna[server]"'),
    ],
)
def test_serve_says_which_extra_it_needs(
    library: Environment, tmp_path: Path, lang: str, said: str
) -> None:
    refused = run(library, tmp_path, "serve", "--port", "0", lang=lang)
    assert (refused.returncode, refused.stdout) == (1, "")
    assert refused.stderr.startswith("deskoherna: ")
    assert refused.stderr.endswith(f"{said}\n")
    assert len(refused.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    "command",
    [("serve", "--port", "0"), ("backup", "copy.sqlite"), ("tables", "delete", "t")],
    ids=lambda command: command[0],
)
def test_postgresql_needs_another(
    server: Environment, tmp_path: Path, command: tuple[str, ...]
) -> None:
    refused = run(server, tmp_path, *command, "--database", "postgresql://nowhere.invalid/room")
    assert refused.returncode == 1
    assert refused.stderr.endswith('Install it: pip install "deskoherna[cluster]"\n')


def test_a_move_in_the_room_of_a_fresh_install(server: Environment, tmp_path: Path) -> None:
    with InstalledRoom(server, tmp_path) as room:
        with ThreadPoolExecutor(1) as another_thread:  # where no other browser runs
            another_thread.submit(play_in_chromium, room.address).result()
        assert room.log() == ""
        assert room.end() == 0


def play_in_chromium(address: str) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        guest = Guest(browser, address)
        guest.goto("/")
        expect(guest.page.get_by_role("article")).to_have_count(5)
        guest.play_a_bot()
        assert guest.await_turn(0)
        move = guest.play_any(0)
        expect(guest.log).to_contain_text(move.split()[1])
        assert guest.complaints == []
        browser.close()


@pytest.mark.parametrize("version", some(sorted(prepared()), "other Pythons"))
async def test_another_python(
    version: str, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Import, tests of the kernel and of a game, a server that starts, a move over HTTP"""
    installed = fresh(tmp_path / "venv", prepared()[version])
    installed.install(version, f"{packages(tmp_path_factory).wheel}[server]", "pytest")
    pytest_there = (
        installed.python,
        "-m",
        "pytest",
        "-q",
        "--noconftest",
        "-p",
        "no:cacheprovider",
    )
    done = subprocess.run(
        [*pytest_there, *UNITS], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
    with InstalledRoom(installed, tmp_path) as room:
        await plays_a_move(room)
        assert room.log() == ""
        assert room.end() == 0
