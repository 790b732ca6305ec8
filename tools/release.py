"""Makes a release: `make release VERSION=1.2.3`. Nothing leaves this machine.

It refuses a tree with changes, another branch than main, a version that does not follow the last
one, and a changelog with nothing new. Then it runs the suite; dates the changelog; builds sdist and
wheel and checks them; writes the bill of materials; commits and tags. What fails leaves everything
as it was.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parent.parent
CHANGELOG = ROOT / "CHANGELOG.md"
SOURCE = ROOT / "src/deskoherna/__init__.py"
DIST = ROOT / "dist"
BRANCH = "main"
UNRELEASED = "## [Unreleased]\n"
VERSION = re.compile(r'^__version__ = "(.*?)"', re.MULTILINE)
EXAMPLE = re.compile(r"https://[\w.-]*\bexample\b")


class Refused(Exception):
    pass


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("version")
    parser.add_argument("--suite", default="make test", help="the command that must succeed first")
    asked = parser.parse_args()
    try:
        say(release(asked.version, asked.suite))
    except Refused as reason:
        sys.exit(f"release: {reason}")


def release(version: str, suite: str) -> str:
    """What to do next."""
    check_tree()
    check_version(version)
    news = unreleased(CHANGELOG.read_text("utf-8"))
    run("the suite", "sh", "-c", suite)
    check_tree()
    today = datetime.now(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    with undone_on_failure(version), TemporaryDirectory() as folder:
        write_version(version)
        write_changelog(version, today)
        made = build(Path(folder))
        check_packages(version, made)
        write_bill(made[-1], today)
        git("commit", "--quiet", "--all", "--message", f"Release {version}")
        message = f"Deskoherna {version}\n\n{news}"
        git("tag", "--annotate", tag(version), "--cleanup", "whitespace", "--message", message)
        names = put_away(Path(folder))
    return what_next(version, names)


def check_tree() -> None:
    if git("status", "--porcelain"):
        raise Refused("there are changes that are not committed")
    branch = git("branch", "--show-current")
    if branch != BRANCH:
        raise Refused(f"releases are made on {BRANCH}, and this is {branch or 'no branch'}")


def check_version(version: str) -> None:
    tags = git("tag", "--list", "v*").splitlines()
    if tag(version) in tags:
        raise Refused(f"{version} is released already")
    released = [numbers for numbers in map(numbers_of, tags) if numbers]
    follow = following(max(released)) if released else [version_in_source()]
    if version not in follow:
        raise Refused(f"{version} does not follow: next is {' or '.join(follow)}")


def numbers_of(name: str) -> tuple[int, int, int] | None:
    found = re.fullmatch(r"v(\d+)\.(\d+)\.(\d+)", name)
    return (int(found[1]), int(found[2]), int(found[3])) if found else None


def following(last: tuple[int, int, int]) -> list[str]:
    major, minor, patch = last
    return [f"{major}.{minor}.{patch + 1}", f"{major}.{minor + 1}.0", f"{major + 1}.0.0"]


def tag(version: str) -> str:
    return f"v{version}"


def version_in_source() -> str:
    (version,) = VERSION.findall(SOURCE.read_text("utf-8"))
    return str(version)


def write_version(version: str) -> None:
    text = SOURCE.read_text("utf-8")
    SOURCE.write_text(VERSION.sub(f'__version__ = "{version}"', text), "utf-8")


def unreleased(changelog: str) -> str:
    """What the changelog says of the next release."""
    _, heading, rest = changelog.partition(UNRELEASED)
    if not heading:
        raise Refused(f"{CHANGELOG.name} has no section {UNRELEASED.strip()!r}")
    news = re.split(r"^## ", rest, maxsplit=1, flags=re.MULTILINE)[0].strip()
    if not re.search(r"^- ", news, re.MULTILINE):
        raise Refused(f"{CHANGELOG.name} says nothing new under {UNRELEASED.strip()!r}")
    return news


def write_changelog(version: str, day: datetime) -> None:
    dated = f"{UNRELEASED}\n## [{version}] - {day.date().isoformat()}\n"
    CHANGELOG.write_text(CHANGELOG.read_text("utf-8").replace(UNRELEASED, dated, 1), "utf-8")


def build(folder: Path) -> list[Path]:
    """The sdist from the tree, and the wheel from the sdist, as whoever installs it would."""
    hatchling = (sys.executable, "-m", "hatchling", "build", "--directory", str(folder))
    run("the sdist", *hatchling, "--target", "sdist")
    (sdist,) = folder.glob("*.tar.gz")
    with TemporaryDirectory() as unpacked, tarfile.open(sdist) as archive:
        archive.extractall(unpacked)  # what we have packed ourselves
        (source,) = Path(unpacked).iterdir()
        run("the wheel", *hatchling, "--target", "wheel", cwd=source)
    (wheel,) = folder.glob("*.whl")
    return [sdist, wheel]


def check_packages(version: str, made: list[Path]) -> None:
    names = [path.name for path in made]
    if names != [f"deskoherna-{version}.tar.gz", f"deskoherna-{version}-py3-none-any.whl"]:
        raise Refused(f"these are not packages of {version}: {', '.join(names)}")
    run("twine", sys.executable, "-m", "twine", "check", "--strict", *map(str, made))
    run("check-wheel-contents", sys.executable, "-m", "check_wheel_contents", str(made[-1]))


def write_bill(wheel: Path, when: datetime) -> None:
    seconds = {"SOURCE_DATE_EPOCH": str(int(when.timestamp()))}
    script = str(ROOT / "tools/write_sbom.py")
    run("the bill of materials", sys.executable, script, str(wheel), more=seconds)


def put_away(folder: Path) -> list[str]:
    DIST.mkdir(exist_ok=True)
    return [str(shutil.copy2(path, DIST)) for path in sorted(folder.iterdir())]


def what_next(version: str, files: list[str]) -> str:
    packages = " ".join(os.path.relpath(name) for name in files if not name.endswith(".json"))
    urls = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["urls"]
    reminder = (
        "\nNot for a package index yet: the addresses in pyproject.toml are examples.\n"
        if EXAMPLE.match(urls["Repository"])
        else ""
    )
    return f"""\
Deskoherna {version} is committed, tagged and built. Have a look:
  git show {tag(version)}
  ls {os.path.relpath(DIST)}
{reminder}
Then publish it:
  git push --atomic origin {BRANCH} {tag(version)}
  twine upload {packages}
and put the files of {os.path.relpath(DIST)}/ beside the tag, with the bill of materials.

Or take it back, as long as it is not published:
  git tag --delete {tag(version)} && git reset --hard HEAD~1
"""


@contextmanager
def undone_on_failure(version: str) -> Iterator[None]:
    before = git("rev-parse", "HEAD")
    try:
        yield
    except BaseException:
        if git("tag", "--list", tag(version)):
            git("tag", "--delete", tag(version))
        git("reset", "--quiet", "--hard", before)
        for path in DIST.glob(f"deskoherna-{version}[.-]*"):
            path.unlink()
        raise


def git(*arguments: str) -> str:
    done = subprocess.run(
        ["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise Refused(f"git {arguments[0]}: {done.stderr.strip()}")
    return done.stdout.strip()


def run(what: str, *command: str, cwd: Path = ROOT, more: dict[str, str] | None = None) -> None:
    say(f"release: {what}\n")
    if subprocess.run(command, cwd=cwd, env=os.environ | (more or {}), check=False).returncode:
        raise Refused(f"{what} failed; everything is as it was")


def say(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


if __name__ == "__main__":
    main()
