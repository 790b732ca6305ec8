"""Everything in a language that the tests make (`accented`): it can all be translated, and fits."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from accented import TAG, accented, write_language
from browser.guest import PHONE, WIDE, Guest
from browser.running import Room, opened
from browser.test_review_page import OURS, looks_at, review
from browser.translated import faults
from deskoherna import all_games
from deskoherna.games.numerus import NUMERUS
from deskoherna.kernel import AnyGame, SearchChance, dumps
from deskoherna.lessons import lesson
from deskoherna.server.network import own_address
from deskoherna.testing.solving import ways
from scale import few, some

Size = tuple[int, int]
Come = Callable[..., Guest]

SIZES = [WIDE, PHONE]
GAMES = list(all_games())
PAGES = [
    "/",
    *(f"/{page}/{game}" for game in GAMES for page in ("new", "rules", "learn")),
    "/rules/room",
    "/pieces/teserakt",
    "/records",
    "/about",
    "/me",
    "/me/settings",
    "/api",
]
AT = own_address() or "127.0.0.2"  # where there is no network, another address will do
BYTES = {"Content-Type": "application/octet-stream"}


@pytest.fixture(scope="session")
def accented_room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    texts = tmp_path_factory.mktemp("texts")
    write_language(texts)
    folder = tmp_path_factory.mktemp("accented")
    yield from opened(folder, "--texts", str(texts), "--network", AT)


@pytest.fixture
def come(invite: Callable[..., Guest], accented_room: Room) -> Come:
    """A guest who reads the language, by a screen of this size."""

    def guest(size: Size, **how: Any) -> Guest:
        return invite(size=size, language=TAG, **{"address": accented_room.address, **how})

    return guest


@pytest.mark.parametrize("size", some(SIZES, "accented pages"))
def test_pages(come: Come, size: Size) -> None:
    guest = come(size)
    for path in few(PAGES, 4, "accented pages"):
        guest.goto(path)
        expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
        assert faults(guest) == []


@pytest.mark.parametrize("size", some(SIZES, "accented errors"))
def test_what_is_not_there(come: Come, size: Size) -> None:
    guest = come(size)
    for path in ("/nowhere", "/table/nowhere", "/seat/nowhere/0/x"):
        guest.goto(path)
        expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
        assert faults(guest) == []
    guest.complaints.clear()  # the browser tells of what is missing itself


def test_when_no_messages_come(come: Come) -> None:
    """The page brings a sentence along"""
    guest = come(PHONE)
    guest.page.route("**/api/texts/**", lambda route: route.abort("connectionrefused"))
    guest.goto("/")
    expect(guest.page.get_by_text(accented("The server does not answer."))).to_be_visible()
    assert faults(guest) == []
    guest.page.unroute_all()
    press(guest, accented("Try again"))
    expect(guest.page.get_by_role("navigation")).to_be_visible()


class Question(NamedTuple):
    record: bytes
    ply: int
    seat: int
    seats: int


@cache
def questions(game: AnyGame, seats: int) -> dict[str, Question]:
    """All that is asked in a few games of random movers, each where it is asked first."""
    found: dict[str, tuple[int, int, int]] = {}
    records = []
    for seed in range(3):
        match, chance = game.new(seats, seed=seed), SearchChance(seed)
        while match.result is None:
            for seat, ask in match.asks.items():
                found.setdefault(ask.key, (seed, len(match.plies), seat))
            seat, ask = chance.pick("seat", list(match.asks.items()))
            match.play(seat, ask.sample(chance))
        records.append(dumps(match.record()))
    return {
        key: Question(records[seed], ply, seat, seats) for key, (seed, ply, seat) in found.items()
    }


def bring(guest: Guest, record: bytes) -> str:
    made = guest.context.request.post("/api/records", data=record, headers=BYTES)
    return str(made.json()["id"])


def answer(guest: Guest, asked: Question) -> None:
    """Sit down where it is asked; bots sit at the other seats."""
    seats = [{"who": "bot", "bot": "random"}] * asked.seats
    seats[asked.seat] = {"who": "me", "name": "Ada"}
    wish = {"at": asked.ply, "seats": seats}
    forks = f"/api/tables/{bring(guest, asked.record)}/forks"
    guest.goto(f"/table/{guest.context.request.post(forks, data=wish).json()['id']}")
    if not guest.page.url.endswith("/text"):
        expect(guest.page.get_by_role("region", name=accented("What to do now"))).to_be_visible()


@pytest.mark.parametrize("size", some(SIZES, "accented tables"))
@pytest.mark.parametrize("name", few(GAMES, 2, "accented tables"))
def test_what_is_asked(come: Come, name: str, size: Size) -> None:
    game = all_games()[name]
    guest = come(size)
    for seats in some((game.seats[0], game.seats[-1]), f"accented {name}"):
        asked = questions(game, seats)
        for key in few(list(asked), min(2, len(asked)), f"accented {name}"):
            answer(guest, asked[key])
            text = guest.page.url.endswith("/text")
            assert faults(guest, scrolls=text) == [], key


def press(guest: Guest, *texts: str, role: Any = "button") -> None:
    """By what stands there; texts with accents of their own, as names have, are given apart."""
    found = guest.page.get_by_role(role, name="".join(texts), exact=True)
    found.filter(visible=True).first.click()


def lay(guest: Guest, game: str, *others: dict[str, str], **more: Any) -> None:
    new = {"game": game, "seats": [{"who": "me", "name": "Ada"}, *others], **more}
    table = guest.context.request.post("/api/tables", data=new).json()["id"]
    guest.goto(f"/table/{table}")


def asked(guest: Guest) -> None:
    prompt = guest.page.get_by_role("region", name=accented("What to do now"))
    expect(prompt).to_contain_text(accented("Your turn"))


def dialog_fits(guest: Guest) -> None:
    expect(guest.page.get_by_role("dialog")).to_be_visible()
    assert faults(guest) == []


@pytest.mark.parametrize("size", some(SIZES, "accented lobby"))
def test_before_a_game(come: Come, size: Size) -> None:
    """The waiting room, the network, the password, the invitation"""
    host, friend = come(size), come(size)
    lay(host, "numerus", {"who": "friend"}, options={"first": "green"})
    expect(host.page.get_by_role("heading", level=2).first).to_be_visible()
    assert faults(host) == []
    press(host, accented("Open to the network"))
    dialog_fits(host)
    press(host, accented("Open"))
    expect(host.page.get_by_role("dialog").locator("dd").nth(1)).to_be_visible()
    dialog_fits(host)
    stranger = come(size, address=host.address.replace("localhost", AT))
    stranger.goto("/")
    stranger.page.get_by_label(accented("Password")).fill("wrong")
    stranger.page.get_by_role("button").click()
    expect(stranger.page.get_by_role("alert")).to_be_visible()
    assert faults(stranger) == []
    stranger.complaints.clear()  # the browser tells of the status itself
    press(host, accented("Close to the network"))
    friend.goto(host.seen()["you"]["links"]["1"])
    friend.page.get_by_label(accented("Your name")).fill("Bob")
    assert faults(friend) == []
    press(friend, accented("Sit down"))
    friend.page.wait_for_url("**/table/*")
    asked(host)
    assert faults(host, scrolls=False) == []
    assert faults(friend, scrolls=False) == []


@pytest.mark.parametrize("size", some(SIZES, "accented game"))
def test_around_a_game(come: Come, size: Size) -> None:
    """The panels, the menus, a hint, the text table"""
    guest = come(size)
    lay(guest, "numerus", {"who": "bot", "bot": "random"}, options={"first": "green"})
    asked(guest)
    for tab in ("Chat", "Rules", "Chance", "Log"):
        press(guest, accented(tab), role="tab")
        assert faults(guest, scrolls=False) == []
    if size == PHONE:
        press(guest, accented("Close"))
    for item in (
        (),
        (accented("Give up"),),
        (accented("Let a bot stand in for me …"),),
        (accented("Play on from another device"),),
        (accented("Seat of "), guest.seen()["status"]["seats"][1]["name"], " …"),
        (accented("Continue from here"),),
    ):
        press(guest, accented("Table"))
        if item:
            press(guest, *item)
        dialog_fits(guest)
        guest.page.keyboard.press("Escape")
        expect(guest.page.get_by_role("dialog")).to_have_count(0)
    press(guest, accented("Advice"))
    expect(guest.page.get_by_role("region", name=accented("Advice"))).to_be_visible()
    assert faults(guest, scrolls=False) == []
    table = guest.table
    guest.goto(f"/table/{table}/text")
    expect(guest.page.get_by_role("heading", level=1)).to_contain_text(accented("Your turn"))
    assert faults(guest) == []


def test_a_task_of_a_lesson(come: Come) -> None:
    guest = come(WIDE)
    guest.goto("/learn/numerus")
    solved = next(way for way in ways(lesson(NUMERUS)[0]) if way.solves)
    for move in solved.moves:
        guest.make(move)
    expect(guest.page.get_by_role("button", name=accented("Next task"))).to_be_visible()
    assert faults(guest) == []


@pytest.mark.parametrize("size", some(SIZES, "accented device"))
def test_two_at_one_device(come: Come, size: Size) -> None:
    guest = come(size)
    lay(guest, "neutrace", {"who": "here", "name": "Bob"})
    expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
    assert faults(guest, scrolls=False) == []


@pytest.mark.parametrize("size", some(SIZES, "accented review"))
@pytest.mark.parametrize("played", some(OURS, "accented review"), ids=lambda game: game.id)
def test_reviews(come: Come, played: AnyGame, size: Size) -> None:
    guest = come(size)
    looks_at(guest, played)
    review(guest, accented("Review"))
    assert faults(guest, scrolls=False) == []
