"""The messages and rule ids of the room, its web client and all games, as games of others are
checked by `deskoherna check`.

python tools/check_texts.py            fail if a language that is complete lacks something
python tools/check_texts.py --whole    or if any does
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import deskoherna
from deskoherna.kernel import AnyGame
from deskoherna.testing.checks import PACKAGING, PLAYING
from deskoherna.testing.fault import Fault
from deskoherna.testing.messages import (
    KEY,
    compared,
    keys_in,
    keys_in_client,
    messages_of,
    own_files,
)
from deskoherna.testing.rule_ids import refusals_without_id, rules_of
from deskoherna.texts import ENGLISH, rulebook, speaker
from deskoherna.texts.checking import findings, gaps
from deskoherna.texts.languages import own_languages
from deskoherna.texts.speaker import PARTS

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "deskoherna"
CLIENT = ROOT / "web" / "src"
TESTS = ROOT / "tests"
COMPLETE = ("cs", ENGLISH)  # languages that may lack nothing


def keys_in_page() -> set[str]:
    """Those that the server writes into the page that shows all others."""
    page = (CLIENT.parent / "index.html").read_text("utf-8")
    return {found[1] for found in re.finditer(rf"\{{({KEY.pattern})\}}", page)}


def messages() -> Iterator[tuple[str, Fault]]:
    checks = {each.key for each in (*PLAYING, *PACKAGING)}
    keys = keys_in(SOURCE) | keys_in_client(CLIENT) | keys_in_page() | checks
    spoken = {language: own_files(language, PARTS) for language in COMPLETE}
    said = {key for key in keys if key.startswith(("room-", "check-"))}
    yield from (("room", fault) for fault in compared(spoken, said))
    pages = {language: own_files(language, ("web", "table")) for language in COMPLETE}
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


COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", re.DOTALL)
GENERATED = "// Written by "


def rules_in_client(folder: Path, games: Iterable[AnyGame]) -> Iterator[str]:
    """The client holds no rules of games: which one forbids something is what the server says."""
    id_ = re.compile(rf"\b(?:{'|'.join(game.prefix for game in games)})-R?\d+\b")
    code = [path for path in sorted(folder.rglob("*")) if path.suffix in (".ts", ".svelte")]
    for path in code:
        text = path.read_text("utf-8")
        if path.name.endswith(".test.ts") or text.startswith(GENERATED):
            continue
        for found in id_.finditer(COMMENT.sub("", text)):
            yield f"{path.relative_to(folder)} holds {found[0]}, which the server should say"


def translations(whole: bool) -> Iterator[str]:
    """What is wrong with our languages; what one lacks that may lack something is only counted."""
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
    faults = [f"{where}: {fault}" for where, fault in (*messages(), *rules())]
    faults += rules_in_client(CLIENT, deskoherna.all_games().values())
    faults += translations("--whole" in arguments)
    for fault in faults:
        sys.stderr.write(f"{fault}\n")
    return min(len(faults), 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
