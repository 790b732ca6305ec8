"""The part of the HTTP interface that is the same for everybody: texts, rules, boards, lessons."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Annotated, Literal

import msgspec
from aiohttp import web

from deskoherna.kernel import Refusal
from deskoherna.pictures import picture
from deskoherna.tables import attempts, wire
from deskoherna.tables.cost import in_thread, on_the_loop
from deskoherna.tables.covers import cover
from deskoherna.tables.projection.messages import problem
from deskoherna.tables.session.holidays import countries
from deskoherna.texts import languages, rulebook, speaker
from deskoherna.texts.languages import country_name
from deskoherna.texts.packs import ROOM, WEB, pack
from deskoherna.texts.web import rulebook_html

from .operations import Operation, Parameter
from .people import language
from .reading import NotFound, check_language, chosen_language, known_game

GAME = Parameter("game", Annotated[str, msgspec.Meta(max_length=40)])
TASK = Parameter("task", Annotated[str, msgspec.Meta(max_length=40)])
SVG = "image/svg+xml"
PICTURE_HEADERS = {
    "Cache-Control": "public, max-age=3600",
    "Content-Security-Policy": "default-src 'none'; sandbox",  # also where it is opened by itself
}
PACKS = {"room": ROOM, "web": WEB}


class Library:
    """Each method is an operation, as those of `Api` are."""

    async def get_texts(self, request: web.Request, person: str) -> wire.TextsView:
        chosen, name = chosen_language(request), request.match_info["pack"]
        played = None if name in PACKS else known_game(name)
        messages, english = await in_thread(pack, chosen, PACKS.get(name, ()), played)
        spoken = tuple(
            wire.LanguageView(one.tag, one.name, one.direction) for one in languages().values()
        )
        return wire.TextsView(chosen, messages, english, spoken)

    async def get_rules(self, request: web.Request, person: str) -> wire.RulesView:
        chosen, name = request.match_info["language"], request.match_info["game"]
        check_language(chosen, NotFound)
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

    async def get_cover(self, request: web.Request, person: str) -> wire.CoverView:
        played = known_game(request.match_info["game"])
        if not played.declares_board:
            raise NotFound("room-cover-none", game=played.id)
        return wire.CoverView(await in_thread(cover, played))

    async def get_picture(self, request: web.Request, person: str) -> web.Response:
        played, name = known_game(request.match_info["game"]), request.match_info["name"]
        try:
            found = picture(played, name)
        except ValueError:  # `deskoherna check` says what is wrong with it
            found = None
        if found is None:
            raise NotFound("room-picture-none", game=played.id, picture=name[:40])
        return web.Response(body=found, content_type=SVG, headers=PICTURE_HEADERS)

    async def get_countries(self, request: web.Request, person: str) -> wire.CountriesView:
        return await in_thread(_countries, chosen_language(request))

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
                "/api/texts/{pack}",
                "room-api-texts",
                self.get_texts,
                wire.TextsView,
                parameters=(Parameter("pack", str), lang()),
                refusals=(404,),
            ),
            Operation(
                "GET",
                "/api/rules/{game}/{language}",
                "room-api-rules",
                self.get_rules,
                wire.RulesView,
                parameters=(GAME, Parameter("language", Literal[tuple(languages())])),
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
                "/api/covers/{game}",
                "room-api-cover",
                self.get_cover,
                wire.CoverView,
                parameters=(GAME,),
                refusals=(404,),
            ),
            Operation(
                "GET",
                "/api/pictures/{game}/{name}",
                "room-api-picture",
                self.get_picture,
                SVG,
                parameters=(GAME, Parameter("name", Annotated[str, msgspec.Meta(max_length=40)])),
                refusals=(404,),
            ),
            Operation(
                "GET",
                "/api/countries",
                "room-api-countries",
                self.get_countries,
                wire.CountriesView,
                parameters=(lang(),),
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


def lang() -> Parameter:
    """The language of an answer, if it is not to be that of the browser."""
    return Parameter("lang", Literal[tuple(languages())], "query")


@lru_cache(maxsize=50)
def _countries(language: str) -> wire.CountriesView:
    named = (wire.CountryView(code, country_name(code, language)) for code in countries())
    return wire.CountriesView(tuple(sorted(named, key=lambda country: country.name)))


def _task(request: web.Request) -> tuple[str, str]:
    return known_game(request.match_info["game"]).id, request.match_info["task"]
