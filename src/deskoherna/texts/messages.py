"""Messages as they stand in a file: what each refers to, and whether it can be said."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

FUNCTIONS = frozenset(("NUMBER", "DATETIME"))  # that every formatter of Fluent has


class Message(NamedTuple):
    """A message, or a term, whose id begins with a dash."""

    id: str
    line: int
    source: str  # as it is written
    text: str | None  # what it says, where that is always the same
    attributes: frozenset[str]  # by which it may be referred to, as in `-room.gender`
    arguments: frozenset[str]
    references: frozenset[str]  # to messages, terms and their attributes
    functions: frozenset[str]


Messages = Mapping[str, Message]


class Slip(NamedTuple):
    """What is wrong with a line of a file: a message id, and what it is about."""

    line: int
    key: str
    what: str


class Page(NamedTuple):
    """What a file holds."""

    resource: ftl.Resource
    messages: dict[str, Message]
    slips: tuple[Slip, ...]


@cache
def read_messages(text: str) -> Page:
    """Read once: the speakers of all games share what the room says."""
    resource = FluentParser().parse(text)
    messages: dict[str, Message] = {}
    slips = []
    for entry in resource.body:
        if isinstance(entry, ftl.Junk):
            reason = entry.annotations[0].message or ""
            slips.append(Slip(_line(text, _start(entry)), "room-texts-syntax", reason))
        elif isinstance(entry, ftl.Message | ftl.Term):
            message = _message(entry, text)
            if message.id in messages:
                slips.append(Slip(message.line, "room-texts-twice", message.id))
            elif entry.value is not None:
                messages[message.id] = message
    return Page(resource, messages, tuple(slips))


def sound_messages(own: Messages, english: Messages) -> Iterator[Message | Slip]:
    """Those of a language that can be said in place of the English ones; of others, why not.

    They are told what the English ones are told, and refer to one another.
    """
    left = dict(own)
    while slips := {one.id: slip for one in left.values() if (slip := slip_in(one, left, english))}:
        yield from slips.values()
        for id_ in slips:
            del left[id_]  # and what refers to it cannot be said either
    yield from left.values()


def slip_in(message: Message, own: Messages, english: Messages) -> Slip | None:
    """Why a message cannot be said, if it cannot."""
    if unknown := sorted(message.functions - FUNCTIONS):
        return Slip(message.line, "room-texts-function", unknown[0])
    if lost := sorted(name for name in message.references if not _refers(name, own)):
        return Slip(message.line, "room-texts-reference", lost[0])
    if message.id in english:
        told = all_arguments(english[message.id], english)
        if untold := sorted(all_arguments(message, own) - told):
            return Slip(message.line, "room-texts-argument", untold[0])
    return None


def _refers(name: str, known: Messages) -> bool:
    id_, _, attribute = name.partition(".")
    return id_ in known and (not attribute or attribute in known[id_].attributes)


def all_arguments(message: Message, known: Messages) -> frozenset[str]:
    """Those of a message and of all that it refers to, which are told the same."""
    return frozenset().union(*(one.arguments for one in reached([message], known)))


def reached(messages: Iterable[Message], known: Messages) -> list[Message]:
    """Messages, with all that they refer to."""
    waiting = deque(messages)
    found: dict[str, Message] = {}
    while waiting:
        message = waiting.popleft()
        if message.id not in found:
            found[message.id] = message
            ids = {name.partition(".")[0] for name in message.references}
            waiting += [known[id_] for id_ in sorted(ids) if id_ in known]
    return list(found.values())


class _Uses(Visitor):
    """What a message refers to."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.references: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(_name(node.id.name, node.attribute))

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.references.add(_name(f"-{node.id.name}", node.attribute))

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)


def _name(id_: str, attribute: ftl.Identifier | None) -> str:
    return id_ if attribute is None else f"{id_}.{attribute.name}"


def _message(entry: ftl.Message | ftl.Term, text: str) -> Message:
    uses = _Uses()
    uses.visit(entry)
    term = isinstance(entry, ftl.Term)
    start = _start(entry) if entry.comment is None else _end(entry.comment) + 1
    return Message(
        f"-{entry.id.name}" if term else entry.id.name,
        _line(text, start),
        text[start : _end(entry)],
        _plain(entry.value),
        frozenset(attribute.id.name for attribute in entry.attributes),
        frozenset(() if term else uses.arguments),  # a term is told by who refers to it
        frozenset(uses.references),
        frozenset(uses.functions),
    )


def _plain(pattern: ftl.Pattern | None) -> str | None:
    elements = pattern.elements if pattern is not None else []
    texts = [element.value for element in elements if isinstance(element, ftl.TextElement)]
    return "".join(texts) if elements and len(texts) == len(elements) else None


def _start(node: ftl.SyntaxNode) -> int:
    assert node.span is not None
    return int(node.span.start)


def _end(node: ftl.SyntaxNode) -> int:
    assert node.span is not None
    return int(node.span.end)


def _line(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1
