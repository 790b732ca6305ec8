"""`tools/release.py`, in a checkout of its own; only the suite is another command."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from deskoherna import __version__
from packages.building import copy_checkout


class Checkout:
    """A repository with the files of ours and one commit, on main."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        copy_checkout(folder)
        self.git("init", "--quiet", "--initial-branch", "main")
        self.git("config", "user.name", "Ada")
        self.git("config", "user.email", "ada@example.org")
        self.write("CHANGELOG.md", "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A game.\n")
        self.commit()

    def git(self, *arguments: str) -> str:
        command = ["git", *arguments]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, check=True)
        return done.stdout.strip()

    def write(self, name: str, text: str) -> None:
        (self.folder / name).write_text(text, "utf-8")

    def read(self, name: str) -> str:
        return (self.folder / name).read_text("utf-8")

    def commit(self) -> None:
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", "A change")

    def state(self) -> tuple[str, ...]:
        return self.git("rev-parse", "HEAD"), self.git("status", "--porcelain"), self.git("tag")

    def release(self, version: str, suite: str = "true") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "tools/release.py", version, "--suite", suite],
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
        )

    def refused(self, version: str, suite: str = "true") -> str:
        """Why; and nothing has changed."""
        before = self.state()
        done = self.release(version, suite)
        assert done.returncode == 1
        assert self.state() == before
        assert not list(self.folder.glob("dist/*"))
        return done.stderr.splitlines()[-1]


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    return Checkout(tmp_path_factory.mktemp("release") / "checkout")


@pytest.fixture
def checkout(shared: Checkout) -> Checkout:
    """As it was at first."""
    first = shared.git("rev-list", "--max-parents=0", "HEAD")
    shared.git("checkout", "--quiet", "--force", "-B", "main", first)
    shared.git("clean", "--quiet", "--force", "-d")
    for name in shared.git("tag").split():
        shared.git("tag", "--delete", name)
    return shared


def test_a_tree_with_changes_is_not_released(checkout: Checkout) -> None:
    checkout.write("README.md", "Something else\n")
    assert checkout.refused(__version__) == "release: there are changes that are not committed"
    checkout.git("checkout", "README.md")
    checkout.write("new.txt", "Something new\n")
    assert checkout.refused(__version__) == "release: there are changes that are not committed"


def test_nor_another_branch(checkout: Checkout) -> None:
    checkout.git("checkout", "--quiet", "-b", "idea")
    assert checkout.refused(__version__) == "release: releases are made on main, and this is idea"


@pytest.mark.parametrize(
    ("tags", "version", "why"),
    [
        ((), "7.0.0", f"does not follow: next is {__version__}"),
        (("v1.9.3",), "1.9.3", "is released already"),
        (("v1.9.3", "v1.9.10"), "1.9.4", "does not follow: next is 1.9.11 or 1.10.0 or 2.0.0"),
        (("v1.9.3",), "2.1.0", "does not follow: next is 1.9.4 or 1.10.0 or 2.0.0"),
        (("v1.9.3",), "2.0", "does not follow: next is 1.9.4 or 1.10.0 or 2.0.0"),
    ],
)
def test_nor_a_version_that_does_not_follow(
    checkout: Checkout, tags: tuple[str, ...], version: str, why: str
) -> None:
    for name in tags:
        checkout.git("tag", name)
    assert checkout.refused(version) == f"release: {version} {why}"


def test_nor_what_is_no_news(checkout: Checkout) -> None:
    before = "## [0.0.1] - 2020-01-01\n\n- A game.\n"
    checkout.write("CHANGELOG.md", f"# Changelog\n\n## [Unreleased]\n\n{before}")
    checkout.commit()
    assert checkout.refused(__version__).endswith("says nothing new under '## [Unreleased]'")


def test_nor_what_fails(checkout: Checkout) -> None:
    suites = checkout.refused(__version__, suite="false")
    assert suites == "release: the suite failed; everything is as it was"
    checkout.write("web/src/main.ts", "this is no TypeScript")
    checkout.commit()
    assert checkout.refused(__version__) == "release: the sdist failed; everything is as it was"


def test_a_suite_that_changes_files_is_noticed(checkout: Checkout) -> None:
    done = checkout.release(__version__, suite="echo more >> README.md")
    assert done.stderr == "release: there are changes that are not committed\n"
    assert checkout.git("tag") == ""


def test_a_release(checkout: Checkout) -> None:
    version = "2.0.0"
    checkout.git("tag", "v1.9.3")
    done = checkout.release(version)
    assert done.returncode == 0, done.stdout + done.stderr
    assert checkout.git("status", "--porcelain") == ""
    assert checkout.git("log", "--format=%s", "-1") == f"Release {version}"
    changed = checkout.git("diff", "--name-only", "HEAD~1").split()
    assert changed == ["CHANGELOG.md", "src/deskoherna/__init__.py"]
    assert f'__version__ = "{version}"' in checkout.read("src/deskoherna/__init__.py")
    changelog = checkout.read("CHANGELOG.md")
    dated = r"\n## \[Unreleased]\n\n## \[2\.0\.0] - \d{4}-\d\d-\d\d\n\n### Added\n\n- A game\.\n"
    assert re.fullmatch("# Changelog\n" + dated, changelog)
    assert checkout.git("cat-file", "-t", f"v{version}") == "tag"
    message = checkout.git("tag", "--list", "--format=%(contents)", f"v{version}")
    assert message == f"Deskoherna {version}\n\n### Added\n\n- A game."
    made = {path.name for path in (checkout.folder / "dist").iterdir()}
    ends = (".tar.gz", "-py3-none-any.whl", ".cdx.json")
    assert made == {f"deskoherna-{version}{end}" for end in ends}
    assert f"git push --atomic origin main v{version}" in done.stdout
    assert "twine upload" in done.stdout
