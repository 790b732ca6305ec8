"""Many games from the command line: the same table for any number of jobs, and an end on Ctrl-C."""

from __future__ import annotations

import os
import re
import signal
from pathlib import Path

import pytest

from scale import some
from terminal.program import LANGUAGES, Person, deskoherna

ENDLESS = ("simulate", "nim", "--seats", "perfect,perfect", "--games", "1000000")
HEADS = {"cs": ("Bot", "Výhry", "95% interval"), "en": ("Bot", "Wins", "95 % interval")}


@pytest.mark.parametrize("lang", some(LANGUAGES, "jobs"))
def test_the_table_does_not_depend_on_jobs(tmp_path: Path, lang: str) -> None:
    arguments = ("simulate", "nim", "--seats", "perfect,random", "-n", "40", "--seed", "5")
    alone, together = (
        deskoherna(tmp_path, *arguments, "-j", jobs, lang=lang, PYTHONHASHSEED=jobs)
        for jobs in "12"
    )
    assert (alone.code, alone.err) == (0, "")
    assert alone == together
    assert all(head in alone.out for head in HEADS[lang])
    point = {"cs": ",", "en": r"\."}[lang]
    assert re.search(rf"perfect +40 +\d+ .* \d+{point}\d – \d+{point}\d %", alone.out)
    assert not list(tmp_path.iterdir())


def test_without_names_the_best_bot_plays_random_ones(tmp_path: Path) -> None:
    assert "perfect" in deskoherna(tmp_path, "simulate", "nim", "-n", "2").out


def test_another_seed_and_options(tmp_path: Path) -> None:
    arguments = ("simulate", "nim", "--seats", "random,random", "-n", "99", "-j", "1")
    one, other, four = (
        deskoherna(tmp_path, *arguments, *more).out
        for more in (["--seed", "1"], ["--seed", "3"], ["--seed", "1", "-o", "heaps=4"])
    )
    assert len({one, other, four}) == 3


def processes_of(group: int) -> list[int]:
    """The processes of a group that still run."""
    found = []
    for folder in Path("/proc").iterdir():
        try:
            _, _, after = (folder / "stat").read_text().rpartition(")")
        except OSError:
            continue
        state, _, its_group = after.split()[:3]
        if int(its_group) == group and state != "Z":
            found.append(int(folder.name))
    return found


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_rates_and_intervals_are_seen_until_control_c(tmp_path: Path, jobs: str) -> None:
    with Person(tmp_path, *ENDLESS, "--jobs", jobs) as me:
        me.sees("/1000000", "95 % interval", "perfect", " – ")
        group = me.process.pid
        os.killpg(group, signal.SIGINT)
        assert me.leaves() == 130
        assert "Traceback" not in me.screen
        me.until(lambda: not processes_of(group), "the end of all processes")


def test_a_process_that_dies_is_told(tmp_path: Path) -> None:
    with Person(tmp_path, *ENDLESS, "--jobs", "2") as me:
        me.sees("/1000000", "perfect", " – ")
        for process in processes_of(me.process.pid):
            if b"spawn_main" in Path(f"/proc/{process}/cmdline").read_bytes():
                os.kill(process, signal.SIGKILL)
        me.sees("stopped from outside", without="Traceback")
        assert me.leaves() == 1
