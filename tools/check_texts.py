"""The messages and rule ids of the room, its web client and all games, as games of others are
checked by `deskoherna check`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import deskoherna
from deskoherna.kernel import AnyGame
from deskoherna.testing.checks import PACKAGING, PLAYING
from deskoherna.testing.fault import Fault
from deskoherna.testing.messages import compared, keys_in, keys_in_client, messages_of
from deskoherna.testing.rule_ids import refusals_without_id, rules_of
from deskoherna.texts import LANGUAGES, rulebook
from deskoherna.texts.speaker import message_files, pack_files

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "deskoherna"
CLIENT = ROOT / "web" / "src"
TESTS = ROOT / "tests"


def messages() -> Iterator[tuple[str, Fault]]:
    keys = keys_in(SOURCE) | keys_in_client(CLIENT) | {each.key for each in (*PLAYING, *PACKAGING)}
    spoken = {language: message_files(language, None) for language in LANGUAGES}
    said = {key for key in keys if key.startswith(("room-", "check-"))}
    yield from (("room", fault) for fault in compared(spoken, said))
    pages = {language: pack_files(language, "web") for language in LANGUAGES}
    shown = {key for key in keys if key.startswith(("web-", "table-"))}
    yield from (("web", fault) for fault in compared(pages, shown))
    for game in deskoherna.all_games().values():
        yield from ((game.id, fault) for fault in messages_of(game, CLIENT / "boards" / game.id))


def rules() -> Iterator[tuple[str, Fault]]:
    games: list[AnyGame | None] = [None, *deskoherna.all_games().values()]
    for game in games:
        name = "room" if game is None else game.id
        yield from ((name, fault) for fault in rules_of(game, [SOURCE], TESTS))
    known = {id_ for game in games for id_ in rulebook("en", game).rules}
    yield from (("refusals", fault) for fault in refusals_without_id(SOURCE, known))


def main() -> int:
    faults = [f"{where}: {fault}" for where, fault in (*messages(), *rules())]
    for fault in faults:
        sys.stderr.write(f"{fault}\n")
    return min(len(faults), 1)


if __name__ == "__main__":
    sys.exit(main())
