"""The review of a finished game: its curve, its turning points, better moves on the board."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from itertools import combinations
from math import dist

import pytest
from playwright.sync_api import Locator, expect

from browser.guest import PHONE, WIDE, Guest
from browser.running import Room
from browser.test_every_page import violations
from browser.test_looking_back import give_up, play
from deskoherna import all_games, game
from deskoherna.bots import RandomBot, bot, levels
from deskoherna.bots.search import awaited
from deskoherna.kernel import AnyGame, SearchChance, dumps
from scale import few, some

OURS = [played for played in all_games().values() if played.package.startswith("deskoherna.")]
MOVES = 20  # of a game, until someone gives up where that is possible


@cache
def record(played: AnyGame, seats: int | None = None) -> bytes:
    """A game in which everyone plays at random, which gives a review something to say, and like
    beginners later on, or it might not end. One against the game soon ends badly."""
    match = played.new(seats=seats or (2 if 2 in played.seats else None), seed=3)
    match.players = ("Ada", "Hugo", "Karel")[: seats or 2]
    chance, beginner = SearchChance(3), next(iter(levels(played)))
    while match.result is None:
        if len(match.plies) >= MOVES and played.conceded(match.state, 1):
            match.resign(1)
            break
        seat = min(awaited(match.state))
        random = played.cooperative or len(match.plies) < MOVES
        who = RandomBot(played) if random else bot(played, beginner)
        match.play(seat, who.choose(seat, match.view(seat), match.asks[seat], chance))
    return dumps(match.record())


shown: dict[tuple[str, str, int | None], str] = {}  # the tables, each with its review, of a room


def looks_at(guest: Guest, played: AnyGame, seats: int | None = None) -> str:
    """The table that shows the record; whoever comes first brings it."""
    key = (guest.address, played.id, seats)
    if key not in shown:
        sent, bring = {"Content-Type": "application/octet-stream"}, guest.context.request.post
        brought = bring("/api/records", data=record(played, seats), headers=sent)
        shown[key] = str(brought.json()["id"])
    guest.goto(f"/table/{shown[key]}")
    return shown[key]


def review(guest: Guest, name: str = "Review") -> None:
    guest.button(name).click()
    expect(guest.page.get_by_role("slider")).to_be_visible()
    expect(guest.page.get_by_role("progressbar")).to_have_count(0)


def choices(guest: Guest, name: str) -> Locator:
    return guest.page.get_by_role("tabpanel").get_by_role("button", name=re.compile(f"^{name}"))


@pytest.mark.parametrize("played", few(OURS, 2, "reviewed"), ids=lambda played: played.id)
def test_a_review_of_each_game(invite: Callable[..., Guest], played: AnyGame) -> None:
    guest = invite()
    id_ = looks_at(guest, played)
    review(guest)
    kept = guest.context.request.get(f"/api/tables/{id_}/review").json()
    assert kept["state"] == "done"
    assert len(kept["moments"]) == kept["moves"]
    sides = 1 if played.cooperative else len(kept["standing"])
    lines = guest.page.locator("[data-side]")
    expect(lines).to_have_count(sides)
    for line in lines.all():
        drawn = (line.get_attribute("d") or "").count("C")
        assert drawn == kept["moves"] + bool(kept["ended"])  # up to the end of one given up
    # a turning point shows the position before it, and the better move as if it were chosen
    stage = guest.page.locator(".stage")
    expect(stage).not_to_have_attribute("inert", "")
    better = choices(guest, "Better").first
    better.click()
    expect(better).to_have_attribute("aria-pressed", "true")
    expect(stage).to_have_attribute("inert", "")
    expect(guest.prompt).to_contain_text("better for")
    dear = sorted(kept["moments"], key=lambda moment: -moment["cost"])[:5]
    first = min(moment["ply"] for moment in dear if moment["better"])
    guest.until(lambda: guest.page.url.endswith(f"?move={first}"))
    choices(guest, "Played").first.click()
    expect(better).to_have_attribute("aria-pressed", "false")
    expect(guest.prompt).to_contain_text(re.compile(r"Move \d+: .* played"))
    assert violations(guest) == []
    guest.button("Back to now").click()
    expect(stage).not_to_have_attribute("inert", "")


def test_a_game_without_a_board(invite: Callable[..., Guest]) -> None:
    """Nim, reviewed at the text table: what was better, how sure that is, and every position."""
    guest = invite()
    id_ = looks_at(guest, game("nim"))
    guest.goto(f"/table/{id_}/text")
    review(guest)
    region = guest.page.get_by_role("region", name="Review")
    region.get_by_role("button", name=re.compile("^Better")).first.click()
    expect(guest.page.get_by_role("heading", level=1)).to_contain_text("better for")
    region.get_by_text(re.compile("^(sure|likely|a guess)$")).first.click()
    expect(region).to_contain_text(re.compile(r"It cost \d+ to \d+ % of the win"))
    slider = region.get_by_role("slider")
    slider.press("Home")
    slider.press("ArrowRight")  # forward by one, which a board would film
    expect(slider).to_have_attribute("aria-valuenow", "1")
    assert violations(guest) == []


def test_the_better_move_is_drawn(invite: Callable[..., Guest]) -> None:
    """NUMERUS: the ship stands where it would have landed, with what it would have built."""
    guest = invite()
    looks_at(guest, game("numerus"))
    review(guest)
    choices(guest, "Better").first.click()
    expect(guest.page.locator(".preview")).to_be_visible()
    choices(guest, "Played").first.click()
    expect(guest.page.locator(".preview")).to_be_visible()
    guest.button("Back to now").click()
    expect(guest.page.locator(".preview")).to_have_count(0)


def test_the_curve_leads_through_the_game(invite: Callable[..., Guest]) -> None:
    guest = invite()
    looks_at(guest, game("numerus"))
    review(guest)
    slider = guest.page.get_by_role("slider")
    plies = guest.seen()["position"]["plies"]
    expect(slider).to_have_attribute("aria-valuenow", str(plies))
    slider.press("ArrowLeft")
    expect(slider).to_have_attribute("aria-valuenow", str(plies - 1))
    expect(guest.prompt).to_contain_text(f"After move {plies - 1} of {plies}")
    slider.press("Home")
    expect(slider).to_have_attribute("aria-valuenow", "0")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"After move 0: .* \d+ %, .*"))
    box = slider.bounding_box()
    assert box is not None
    guest.page.mouse.move(box["x"] + 2, box["y"] + 40)
    guest.page.mouse.down()
    guest.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 40, steps=4)
    guest.page.mouse.up()
    expect(slider).to_have_attribute("aria-valuenow", str(round(plies / 2)))
    guest.button("Back to now").click()
    expect(slider).to_have_attribute("aria-valuenow", str(plies))


@pytest.mark.parametrize(
    ("language", "played"), some([("cs-CZ", "laborigines"), ("en-GB", "neutrace")], "below")
)
def test_on_a_phone_it_stands_below_the_board(
    invite: Callable[..., Guest], language: str, played: str
) -> None:
    guest = invite(size=PHONE, language=language)
    looks_at(guest, game(played))
    czech = language.startswith("cs")
    review(guest, "Rozbor" if czech else "Review")
    stage = guest.page.locator(".stage").bounding_box()
    slider = guest.page.get_by_role("slider")
    curve = slider.bounding_box()
    assert stage is not None
    assert curve is not None
    assert stage["height"] >= 280
    assert stage["y"] + stage["height"] <= curve["y"]
    guest.page.touchscreen.tap(curve["x"] + curve["width"] / 2, curve["y"] + 40)
    plies = guest.seen()["position"]["plies"]
    expect(slider).to_have_attribute("aria-valuenow", str(round(plies / 2)))
    better = choices(guest, "Lépe" if czech else "Better").first
    better.tap()
    expect(better).to_have_attribute("aria-pressed", "true")
    assert violations(guest) == []
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    guest.button("Zavřít" if czech else "Close").click()
    expect(slider).to_have_count(0)
    expect(guest.prompt).to_be_visible()


def box(locator: Locator) -> tuple[float, float, float, float]:
    """From the left and the top, to the right and the bottom."""
    found = locator.bounding_box()
    assert found is not None
    x, y = found["x"], found["y"]
    return x, y, x + found["width"], y + found["height"]


@pytest.mark.parametrize("size", some([WIDE, PHONE], "curve"))
def test_what_is_chosen_is_not_covered_by_the_curve(
    invite: Callable[..., Guest], size: tuple[int, int]
) -> None:
    guest = invite(size=size)
    looks_at(guest, game("numerus"))
    review(guest)
    better = choices(guest, "Better").nth(1)
    curve = guest.page.locator(".curve")
    # half of it lies under the curve
    better.evaluate("""row => {
        const curve = row.closest(".analysis").querySelector(".curve");
        let scroller = row.parentElement;
        while (scroller.scrollHeight <= scroller.clientHeight ||
            getComputedStyle(scroller).overflowY === "visible") scroller = scroller.parentElement;
        for (const _ of [1, 2]) {  // the curve goes along until it sticks
            const under = curve.getBoundingClientRect().bottom - row.getBoundingClientRect().bottom;
            scroller.scrollTop -= under + 20;
        }
    }""")
    assert box(better)[1] < box(curve)[3] < box(better)[3]
    better.click(position={"x": 60, "y": box(better)[3] - box(better)[1] - 8})
    expect(better).to_have_attribute("aria-pressed", "true")
    guest.until(lambda: box(better)[1] >= box(curve)[3])


def test_marks_on_the_curve_do_not_cover_each_other(invite: Callable[..., Guest]) -> None:
    guest = invite()
    looks_at(guest, game("numerus"))
    review(guest)
    marks = [box(mark) for mark in guest.page.locator(".curve .point").all()]
    assert len(marks) > 1
    middles = [((x + right) / 2, (y + bottom) / 2) for x, y, right, bottom in marks]
    for one, other in combinations(middles, 2):
        assert dist(one, other) >= 19


def test_who_only_watches_is_not_called_you(invite: Callable[..., Guest]) -> None:
    guest = invite()
    looks_at(guest, game("neutrace"))
    review(guest)
    choices(guest, "Better").last.click()
    tasks = guest.page.get_by_role("region", name="tasks")
    expect(tasks).to_contain_text(re.compile("(Ada|Hugo) kept"))
    expect(tasks).not_to_contain_text(re.compile(r"\b[Yy]ou"))


def test_three_stores_lie_inside_the_ring(invite: Callable[..., Guest]) -> None:
    """LABORIGINES: whoever watches has no store of their own in the middle."""
    guest = invite()
    looks_at(guest, game("laborigines"), seats=3)
    stores = guest.page.locator("[data-store]")
    expect(stores).to_have_count(3)
    left, top, right, bottom = box(stores.last)
    ring = [box(tile) for tile in guest.page.locator("[data-tile]").all()]
    assert len(ring) > 10
    for x, y, x2, y2 in ring:
        assert right <= x or x2 <= left or bottom <= y or y2 <= top


def test_only_a_game_that_is_over(invite: Callable[..., Guest], room: Room) -> None:
    """ROOM-6: while it runs there is no review, and afterwards it outlives the server."""
    guest = invite()
    play(guest, 2)
    address = f"/api/tables/{guest.table}/review"
    for refused in (guest.context.request.get(address), guest.context.request.post(address)):
        assert refused.status == 409
        assert "while it is being played" in refused.json()["message"]
    expect(guest.page.get_by_role("tab", name="Review")).to_have_count(0)
    give_up(guest)
    review(guest)
    expect(guest.page.get_by_role("row", name=re.compile("Ada"))).to_be_visible()
    known = guest.context.request.get(address)
    again = guest.context.request.get(address, headers={"If-None-Match": known.headers["etag"]})
    assert again.status == 304
    room.kill()
    room.start()
    after = guest.context.request.get(address)
    assert after.body() == known.body()
