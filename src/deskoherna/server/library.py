"""The part of the JSON interface that is the same for everybody: texts, rules, pieces, lessons."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Literal

import msgspec
from aiohttp import web

from deskoherna.kernel import Refusal
from deskoherna.tables import attempts, wire
from deskoherna.tables.cost import in_thread, on_the_loop
from deskoherna.tables.projection.messages import problem
from deskoherna.texts import LANGUAGES, rulebook, speaker
from deskoherna.texts.speaker import message_files, pack_files
from deskoherna.texts.web import rulebook_html

from .operations import Operation, Parameter
from .people import language
from .reading import NotFound, known_game

GAME = Parameter("game", Annotated[str, msgspec.Meta(max_length=40)])
TASK = Parameter("task", Annotated[str, msgspec.Meta(max_length=40)])
LANGUAGE = Parameter("language", Literal[LANGUAGES])


class Library:
    """Each method is an operation, as those of `Api` are."""

    async def get_texts(self, request: web.Request, person: str) -> web.Response:
        chosen, pack = request.match_info["language"], request.match_info["pack"]
        if chosen not in LANGUAGES:
            raise NotFound("room-lang-unknown", lang=chosen[:40], known=", ".join(LANGUAGES))
        sources = pack_files(chosen, pack) or message_files(chosen, known_game(pack))[-1:]
        text = "\n".join(source.read_text("utf-8") for source in sources)
        return web.Response(
            text=text, content_type="text/plain", headers={"Cache-Control": "no-cache"}
        )

    async def get_rules(self, request: web.Request, person: str) -> wire.RulesView:
        chosen, name = request.match_info["language"], request.match_info["game"]
        if chosen not in LANGUAGES:
            raise NotFound("room-lang-unknown", lang=chosen[:40], known=", ".join(LANGUAGES))
        played = None if name == "room" else known_game(name)
        book = rulebook(chosen, played)
        rules = tuple(wire.RuleView(rule.id, rule.title) for rule in book.rules.values())
        return wire.RulesView(book.title, rulebook_html(chosen, played), rules)

    async def show_pieces(
        self, request: web.Request, person: str, wish: wire.PiecesWish
    ) -> wire.PiecesView:
        played = known_game(request.match_info["game"])
        try:
            setup = await in_thread(played.setup, options=wish.options)
        except Refusal as refusal:
            return wire.PiecesView((), problem(refusal))
        return wire.PiecesView(played.pieces(setup, speaker(language(request), played)))

    async def get_lesson(self, request: web.Request, person: str) -> wire.LessonView:
        return attempts.begin(known_game(request.match_info["game"]).id)

    async def consider_in_lesson(
        self, request: web.Request, person: str, wish: wire.LessonConsider
    ) -> wire.LessonConsidered:
        return on_the_loop(attempts.consider, *_task(request), wish)

    async def play_in_lesson(
        self, request: web.Request, person: str, wish: wire.LessonPlay
    ) -> wire.LessonStep:
        return on_the_loop(attempts.play, *_task(request), wish)

    @cached_property
    def operations(self) -> tuple[Operation, ...]:
        task = "/api/lessons/{game}/{task}"
        return (
            Operation(
                "GET",
                "/api/texts/{language}/{pack}",
                "room-api-texts",
                self.get_texts,
                "text/plain",
                parameters=(LANGUAGE, Parameter("pack", str)),
                refusals=(404,),
            ),
            Operation(
                "GET",
                "/api/rules/{game}/{language}",
                "room-api-rules",
                self.get_rules,
                wire.RulesView,
                parameters=(GAME, LANGUAGE),
                refusals=(404,),
            ),
            Operation(
                "POST",
                "/api/pieces/{game}",
                "room-api-pieces",
                self.show_pieces,
                wire.PiecesView,
                wire.PiecesWish,
                parameters=(GAME,),
                refusals=(404,),
                one_at_a_time=True,
            ),
            Operation(
                "GET",
                "/api/lessons/{game}",
                "room-api-lesson",
                self.get_lesson,
                wire.LessonView,
                parameters=(GAME,),
                refusals=(404,),
            ),
            Operation(
                "POST",
                f"{task}/consider",
                "room-api-lesson-consider",
                self.consider_in_lesson,
                wire.LessonConsidered,
                wire.LessonConsider,
                parameters=(GAME, TASK),
                refusals=(403, 404, 409, 413),
            ),
            Operation(
                "POST",
                f"{task}/play",
                "room-api-lesson-play",
                self.play_in_lesson,
                wire.LessonStep,
                wire.LessonPlay,
                parameters=(GAME, TASK),
                refusals=(403, 404, 409, 413),
            ),
        )


def _task(request: web.Request) -> tuple[str, str]:
    return known_game(request.match_info["game"]).id, request.match_info["task"]
