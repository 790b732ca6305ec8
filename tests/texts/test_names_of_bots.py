"""Every installed bot is called by a name in every language."""

from __future__ import annotations

from importlib.metadata import distribution
from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource

from deskoherna import texts
from deskoherna.bots.installed import GROUP
from deskoherna.tables.log.personas import PERSONAS, name_of
from deskoherna.texts import languages

OURS = {
    point.name.partition(".")[2]
    for point in distribution("deskoherna").entry_points
    if point.group == GROUP
}


def called(bot: str, language: str) -> str:
    return said("web-bot", language, bot=bot)


def said(key: str, language: str, **arguments: str) -> str:
    bundle = FluentBundle([language], use_isolating=False)
    source = files(texts) / f"web.{language}.ftl"
    bundle.add_resource(FluentResource(source.read_text("utf-8")))
    pattern = bundle.get_message(key).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, arguments)
    assert errors == []
    return str(text)


@pytest.mark.parametrize("language", languages())
def test_every_bot_has_a_name_of_its_own(language: str) -> None:
    bots = sorted(OURS | {"random"})
    names = [called(bot, language) for bot in bots]
    assert [name for name, bot in zip(names, bots, strict=True) if name == f"{bot} bot"] == []
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", languages())
def test_a_bot_of_another_package_is_called_as_it_is(language: str) -> None:
    assert called("deep", language) == "deep bot"


@pytest.mark.parametrize("language", languages())
def test_all_are_called_in_the_same_way(language: str) -> None:
    bots = sorted(OURS | {"random", "deep"})
    assert {called(bot, language).rpartition(" ")[2] for bot in bots} == {"bot"}


@pytest.mark.parametrize("language", languages())
def test_every_persona_has_a_temper_of_its_own_and_is_named_in_it(language: str) -> None:
    tempers = [said("web-temper", language, persona=persona) for persona in PERSONAS]
    named = zip(map(name_of, PERSONAS), tempers, strict=True)
    assert [name for name, temper in named if not temper.startswith(name)] == []
    assert len(set(tempers)) == len(PERSONAS)
