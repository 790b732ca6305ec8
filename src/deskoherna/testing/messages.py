"""Every message is used, and exists with the same arguments in every language that a game has."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from deskoherna.coaching import cues
from deskoherna.kernel import AnyGame
from deskoherna.kernel.game import written
from deskoherna.kernel.names import kebab
from deskoherna.lessons import lesson
from deskoherna.texts import ENGLISH
from deskoherna.texts.packs import message_files
from deskoherna.texts.sources import entries

from .fault import Fault
from .package import code_of, distribution_of

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


def messages(sources: Sequence[Traversable], faults: list[Fault]) -> dict[str, Used]:
    found: dict[str, Used] = {}
    read = [(source, e) for source in sources for e in parse(source.read_text("utf-8")).body]
    for source, entry in read:
        if isinstance(entry, ftl.Junk):
            line = str(entry.content).split("\n")[0]
            faults.append(Fault("check-message-unreadable", file=source.name, line=line))
        elif isinstance(entry, ftl.Message):
            if entry.id.name in found:
                faults.append(Fault("check-message-twice", file=source.name, key=entry.id.name))
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


def keys_in_client(folder: Path, suffixes: Sequence[str] = (".ts", ".svelte")) -> set[str]:
    """The same in code for browsers: what stands in quotes and looks like a message id."""
    code = [path for path in folder.rglob("*") if path.suffix in suffixes]
    sources = [path for path in code if not path.name.endswith(".test.ts")]
    return {found[2] for path in sources for found in QUOTED.finditer(path.read_text("utf-8"))}


def derived_keys(game: AnyGame) -> Iterator[str]:
    """Ids that are made from names: events, options, tasks, cues, what a shelf says of a game."""
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
    yield from (f"{game.id}-coached-{cue.id}" for cue in cues(game))
    yield from (f"{game.id}-{word}" for word in ("about", "kind", "length", "seat"))


def compared(
    sources: Mapping[str, Sequence[Traversable]], needed: set[str], used: Collection[str] = ()
) -> list[Fault]:
    """What is wrong with the messages of each language; some are needed, others may be used."""
    faults: list[Fault] = []
    told = {language: messages(own, faults) for language, own in sources.items()}
    wanted = needed.union(*told.values())
    at_board = {f"{key}-board" for key in needed}  # the same, said to one who sees the board
    for language, mine in told.items():
        missing = sorted(wanted - mine.keys())
        faults += [Fault("check-message-missing", key=key, language=language) for key in missing]
        referred = set().union(*(message.messages for message in mine.values()))
        unused = sorted(mine.keys() - needed - set(used) - at_board - referred)
        faults += [Fault("check-message-unused", key=key, language=language) for key in unused]
        for key in sorted(mine.keys() & told[ENGLISH].keys()):
            here, there = (listed(each[key].arguments) for each in (mine, told[ENGLISH]))
            if here != there:
                about = {"key": key, "language": language}
                faults.append(Fault("check-message-arguments", **about, here=here, there=there))
    return faults


def listed(arguments: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(arguments)) or "–"


def messages_of(game: AnyGame, board: Path | None = None) -> list[Fault]:
    """What is wrong with the messages of a game; `board` holds the sources of its board.

    Without them a message may be used by whatever script its distribution has for browsers.
    """
    sources = {language: own_files(language, (), game) for language in spoken_by(game)}
    keys = keys_in(code_of(game)) | (keys_in_client(board) if board else set())
    needed = {key for key in keys if key.startswith(f"{game.id}-")} | set(derived_keys(game))
    scripts = set() if board else keys_in_client(distribution_of(game), (".js", ".mjs"))
    return compared(sources, needed, used=scripts | {f"{game.id}-goal"})


def missing_texts(game: AnyGame) -> list[Fault]:
    """The files that no game can do without; what others lack is said in English."""
    folder = files(game.package) / "text"
    names = (f"{ENGLISH}.ftl", f"rules.{ENGLISH}.md")
    missing = [name for name in names if not (folder / name).is_file()]
    return [Fault("check-text-missing", file=f"text/{name}") for name in missing]


def number_of_messages(game: AnyGame) -> int:
    return sum(len(messages(own_files(one, (), game), [])) for one in spoken_by(game))


def spoken_by(game: AnyGame) -> list[str]:
    """The languages of the texts that a game brings itself."""
    texts = entries(files(game.package) / "text")
    return sorted(path.name.removesuffix(".ftl") for path in texts if path.name.endswith(".ftl"))


def own_files(
    language: str, parts: Sequence[str], game: AnyGame | None = None
) -> list[Traversable]:
    """The files of messages that stand beside the code."""
    return [file.path for file in message_files(language, parts, game) if file.place is None]
