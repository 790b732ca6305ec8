"""Every message is used, and every language says it with the same arguments.

python tools/check_messages.py            fail if a language that is complete lacks something
python tools/check_messages.py --whole    or if any does
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import deskoherna
from deskoherna.kernel import AnyGame
from deskoherna.kernel.game import written
from deskoherna.kernel.names import kebab
from deskoherna.lessons import lesson
from deskoherna.texts import ENGLISH
from deskoherna.texts.checking import AT_BOARD, findings, gaps
from deskoherna.texts.languages import own_languages
from deskoherna.texts.messages import read_messages
from deskoherna.texts.packs import message_files
from deskoherna.texts.sources import File
from deskoherna.texts.speaker import PARTS, speaker

SOURCE = Path(deskoherna.__file__).parent
CLIENT = Path(__file__).parent.parent / "web" / "src"
COMPLETE = ("cs", ENGLISH)  # languages that may lack nothing
KEY = re.compile(r"[a-z]+(-[a-z0-9]+)+")
QUOTED = re.compile(rf"([\"'`])({KEY.pattern})\1")


def keys_in(folder: Path) -> set[str]:
    """String constants that look like message ids."""
    keys: set[str] = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                keys |= {node.value} if KEY.fullmatch(node.value) else set()
    return keys


def keys_in_client(folder: Path) -> set[str]:
    """The same in the web client: what stands in quotes and looks like a message id."""
    code = [path for path in folder.rglob("*") if path.suffix in (".ts", ".svelte")]
    sources = [path for path in code if not path.name.endswith(".test.ts")]
    return {found[2] for path in sources for found in QUOTED.finditer(path.read_text("utf-8"))}


def keys_in_page() -> set[str]:
    """Those that the server writes into the page that shows all others."""
    page = (CLIENT.parent / "index.html").read_text("utf-8")
    return {found[1] for found in re.finditer(rf"\{{({KEY.pattern})\}}", page)}


def derived_keys(game: AnyGame) -> Iterator[str]:
    """Ids that are made from names: events, options, tasks, what a shelf says of a game."""
    for event in game.events:
        yield f"{event.prefix}-{kebab(event.__name__)}"
    for option, values in game.options.items():
        yield f"{game.id}-option-{option}"
        yield from (f"{game.id}-option-{option}-{written(value)}" for value in values)
    for option in game.texts:
        yield from (f"{game.id}-option-{option}-own", f"{game.id}-option-{option}-rule")
    if game.cooperative:
        yield f"{game.id}-places"
        yield f"{game.id}-reached"
    if 1 in game.seats:
        yield f"{game.id}-seat-alone"
    for task in lesson(game):
        yield from (f"{game.id}-lesson-{task.id}{end}" for end in ("", "-solved", "-again"))
    yield from (f"{game.id}-{word}" for word in ("about", "kind", "length", "seat"))


def check(where: str, files: Sequence[File], needed: set[str]) -> Iterator[str]:
    """The English messages are those that the code needs; `files` are where they stand."""
    said: set[str] = set()
    referred: set[str] = set()
    for file in files:
        page = read_messages(file.read())
        for slip in page.slips:
            yield f"{file.path}:{slip.line}: {speaker(ENGLISH)(slip.key, what=slip.what)}"
        said |= page.messages.keys()
        referred |= {name for message in page.messages.values() for name in message.references}
    at_board = {f"{key}{AT_BOARD}" for key in needed}
    yield from (f"{where}: {key} is missing in English" for key in needed - said)
    yield from (f"{where}: {key} is not used" for key in said - needed - at_board - referred)


def every_check() -> Iterator[str]:
    keys = keys_in(SOURCE) | keys_in_client(CLIENT) | keys_in_page()
    room = {key for key in keys if key.startswith("room-")}
    yield from check("room", message_files(ENGLISH, PARTS), room)
    web = {key for key in keys if key.startswith(("web-", "table-"))}
    yield from check("web", message_files(ENGLISH, ("web", "table")), web)
    for game in deskoherna.all_games().values():
        files = message_files(ENGLISH, (), game)
        folder = Path(str(files[0].path)).parent.parent
        keys = keys_in(folder) | keys_in_client(CLIENT / "boards" / game.id)
        keys = {key for key in keys if key.startswith(f"{game.id}-")}
        yield from check(game.id, files, keys | set(derived_keys(game)))


def translations(whole: bool) -> Iterator[str]:
    """What is wrong with our other languages; what they lack is only told, if they may lack it."""
    say = speaker(ENGLISH)
    for language in own_languages():
        for finding in findings(language):
            yield f"{finding}: {say.problem(finding.problem)}"
        for file, every, lacking in gaps(language):
            if lacking and (whole or language in COMPLETE):
                yield from (f"{file} lacks:\n{source}" for source in lacking)
            elif lacking:
                sys.stderr.write(f"{file} lacks {len(lacking)} of {every}\n")


def main(arguments: list[str]) -> int:
    problems = [*every_check(), *translations("--whole" in arguments)]
    for problem in sorted(problems):
        sys.stderr.write(f"{problem}\n")
    return min(len(problems), 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
