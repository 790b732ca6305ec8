"""Every message exists in both languages, with the same arguments, and is used."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator, Sequence
from importlib.resources.abc import Traversable
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import deskoherna
from deskoherna.kernel import AnyGame
from deskoherna.kernel.game import written
from deskoherna.kernel.names import kebab
from deskoherna.lessons import lesson
from deskoherna.texts import LANGUAGES
from deskoherna.texts.speaker import message_files, pack_files

SOURCE = Path(deskoherna.__file__).parent
CLIENT = Path(__file__).parent.parent / "web" / "src"
KEY = re.compile(r"[a-z]+(-[a-z0-9]+)+")
QUOTED = re.compile(rf"([\"'`])({KEY.pattern})\1")


class Used(Visitor):
    """What a message refers to: arguments and other messages."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def messages(sources: Sequence[Traversable], problems: list[str]) -> dict[str, Used]:
    found: dict[str, Used] = {}
    entries = [(source, e) for source in sources for e in parse(source.read_text("utf-8")).body]
    for source, entry in entries:
        if isinstance(entry, ftl.Junk):
            problems.append(f"{source}: cannot be read: {str(entry.content).split(chr(10))[0]}")
        elif isinstance(entry, ftl.Message):
            if entry.id.name in found:
                problems.append(f"{source}: {entry.id.name} stands twice")
            found[entry.id.name] = used = Used()
            used.visit(entry)
    for used in found.values():  # a message that is referred to is told the same arguments
        for name in used.messages:
            used.arguments |= found[name].arguments if name in found else set()
    return found


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


def check(
    where: str, files: Sequence[Sequence[Traversable]], needed: set[str], problems: list[str]
) -> None:
    """`files` are those of each language."""
    told = [messages(sources, problems) for sources in files]
    for language, mine, other in zip(LANGUAGES, told, reversed(told), strict=True):
        problems += [f"{where}: {key} is missing in {language}" for key in needed - mine.keys()]
        problems += [
            f"{where}: {key} is not in {language}" for key in (other.keys() - mine.keys()) - needed
        ]
        referred = set().union(*(used.messages for used in mine.values()))
        at_board = {f"{key}-board" for key in needed}  # the same, said to one who sees the board
        unused = mine.keys() - needed - at_board - referred
        problems += [f"{where}: {key} is not used ({language})" for key in unused]
        problems += [
            f"{where}: {key} is told {sorted(mine[key].arguments)} in {language}, "
            f"{sorted(other[key].arguments)} in the other"
            for key in mine.keys() & other.keys()
            if language == LANGUAGES[0] and mine[key].arguments != other[key].arguments
        ]


def main() -> int:
    problems: list[str] = []
    keys = keys_in(SOURCE) | keys_in_client(CLIENT)
    room = {key for key in keys if key.startswith("room-")}
    check("room", [message_files(language, None) for language in LANGUAGES], room, problems)
    web = {key for key in keys if key.startswith(("web-", "table-"))}
    check("web", [pack_files(language, "web") for language in LANGUAGES], web, problems)
    for game in deskoherna.all_games().values():
        files = [message_files(language, game)[-1:] for language in LANGUAGES]
        folder = Path(str(files[0][0])).parent.parent
        keys = keys_in(folder) | keys_in_client(CLIENT / "boards" / game.id)
        keys = {key for key in keys if key.startswith(f"{game.id}-")}
        check(game.id, files, keys | set(derived_keys(game)), problems)
    for problem in sorted(problems):
        sys.stderr.write(f"{problem}\n")
    return min(len(problems), 1)


if __name__ == "__main__":
    sys.exit(main())
