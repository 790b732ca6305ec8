"""Every installed bot is called by a name in every language."""

from __future__ import annotations

from importlib.metadata import distribution
from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource

from deskoherna import texts
from deskoherna.bots.installed import GROUP
from deskoherna.texts import languages

OURS = {
    point.name.partition(".")[2]
    for point in distribution("deskoherna").entry_points
    if point.group == GROUP
}


def called(bot: str, language: str) -> str:
    bundle = FluentBundle([language], use_isolating=False)
    source = files(texts) / f"web.{language}.ftl"
    bundle.add_resource(FluentResource(source.read_text("utf-8")))
    pattern = bundle.get_message("web-bot").value
    assert pattern is not None
    said, errors = bundle.format_pattern(pattern, {"bot": bot})
    assert errors == []
    return str(said)


@pytest.mark.parametrize("language", languages())
def test_every_bot_has_a_name_of_its_own(language: str) -> None:
    bots = sorted(OURS | {"random"})
    names = [called(bot, language) for bot in bots]
    assert [name for name, bot in zip(names, bots, strict=True) if name == f"Bot {bot}"] == []
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", languages())
def test_a_bot_of_another_package_is_called_as_it_is(language: str) -> None:
    assert called("deep", language) == "Bot deep"
