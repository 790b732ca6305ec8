"""What messages are told: the arguments that stand in them."""

from __future__ import annotations

from fluent.syntax.ast import Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from deskoherna.kernel import AnyGame

from .speaker import message_files, messages_in


class _Mentioned(Visitor):
    """The arguments and messages that a message mentions."""

    def __init__(self) -> None:
        self.arguments: list[str] = []
        self.messages: list[str] = []

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.arguments.append(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.messages.append(node.id.name)


def arguments_of(game: AnyGame, language: str = "en") -> dict[str, tuple[str, ...]]:
    """The arguments of every message of a game, those of messages within it included.

    >>> from deskoherna.catalogue import game
    >>> arguments_of(game("numerus"))["numerus-landed"]
    ('ship', 'cell', 'seat')
    """
    entries = messages_in(message_files(language, game)[-1].read_text("utf-8")).body
    mentioned: dict[str, _Mentioned] = {}
    for entry in entries:
        if isinstance(entry, Message):
            mentioned[entry.id.name] = found = _Mentioned()
            found.visit(entry)

    def told(key: str) -> list[str]:
        if key not in mentioned:
            return []
        within = (argument for inner in mentioned[key].messages for argument in told(inner))
        return [*mentioned[key].arguments, *within]

    return {key: tuple(dict.fromkeys(told(key))) for key in mentioned}
