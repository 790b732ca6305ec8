"""Whoever is asked asks a bot for a hint: it is shown beside the board, laid on it, and played."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.guest import PHONE, WIDE, Guest
from browser.test_every_page import violations
from browser.test_friends import sit_down
from browser.test_one_device import two_at_one_device
from scale import few, some

Invite = Callable[..., Guest]

SHORT = {"variant": "short", "first": "green"}
BOTS = [{"who": "bot", "bot": "random"}]
GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "numerus": (2, SHORT),
    "neutrace": (2, {}),
    "laborigines": (3, {"modelling": False}),
    "teserakt": (2, {"first": "seat"}),
    "estimatrix": (4, {"letters": "dealt", "negater": "first"}),
}

ALIKE = ("estimatrix-ask-ban", "laborigines-ask-place")  # what bots have no advice about


# where a move that lies on the board is played there and not from the prompt
PLAY = re.compile("^Play: ")  # so may moves begin, which come before it
AT_HAND = ", ".join(
    f".stage {button}"
    for button in (
        "[data-hinted]",
        "[data-ban]:enabled",
        "[data-set]:enabled",
        "[data-give]:enabled",
        "[data-move=clay]:enabled",
    )
)


def lay(host: Guest, game: str, *others: dict[str, str], **more: Any) -> None:
    seats = [{"who": "me", "name": "Hana"}, *others]
    new = {"game": game, "seats": seats, **more}
    table = host.context.request.post("/api/tables", data=new).json()["id"]
    host.goto(f"/table/{table}")


def two(invite: Invite, **more: Any) -> tuple[Guest, Guest]:
    """Hana, who is asked, and Ada, at their own browsers."""
    hana, ada = invite(), invite()
    lay(hana, "numerus", {"who": "friend"}, options=SHORT, **more)
    sit_down(ada, hana.seen()["you"]["links"]["1"], "Ada")
    assert hana.await_turn(0)
    return hana, ada


def against_a_bot(invite: Invite, **how: Any) -> Guest:
    """Hana, who is asked."""
    hana = invite(**how)
    lay(hana, "numerus", *BOTS, options=SHORT)
    assert hana.await_turn(0)
    return hana


def hint_button(guest: Guest) -> Locator:
    return guest.button("Advice")


def hint(guest: Guest) -> Locator:
    return guest.page.get_by_role("region", name="Advice")


def ask(guest: Guest) -> list[dict[str, Any]]:
    """Ask for a hint and wait for it: its moves, the best first."""
    hint_button(guest).click()
    return given(guest)


def given(guest: Guest) -> list[dict[str, Any]]:
    expect(hint(guest).get_by_role("listitem").first).to_be_visible()
    ((_, moves),) = [(hint["seat"], hint["moves"]) for hint in guest.seen()["hints"]]
    return list(moves)


def played(guest: Guest, seat: int = 0) -> list[str]:
    lines = [line for line in guest.seen()["log"] if line["line"] == "move"]
    return [line["move"] for line in lines if line["seat"] == seat]


def await_move(guest: Guest, seat: int, move: str) -> None:
    """The hint is gone as soon as its move is sent, before the table has it."""
    guest.until(lambda: played(guest, seat)[-1:] == [move])


def test_asked_for_shown_laid_and_played(invite: Invite) -> None:
    """ROOM-17"""
    hana, ada = two(invite)
    expect(hint_button(ada)).to_have_count(0)  # it is not her turn
    moves = ask(hana)
    shown = hint(hana).get_by_role("listitem")
    expect(shown).to_have_count(len(moves))
    ship, cell = moves[0]["move"].split()
    expect(shown.first).to_contain_text(f"Land the {ship} on {cell}.")
    expect(shown.first).to_contain_text(f"{round(100 * moves[0]['value'])} % to win")

    expect(ada.log).to_contain_text("Hana asked a bot for advice.")
    expect(hana.log).to_contain_text("Hana asked a bot for advice.")
    expect(hint(ada)).to_have_count(0)
    assert ada.seen()["hints"] == []

    for nth, move in enumerate(moves):
        shown.nth(nth).get_by_role("button", pressed=False).first.click()
        ship, cell = move["move"].split()
        expect(hana.prompt).to_contain_text(f"Land the {ship} on {cell}")
        expect(hana.button("Play")).to_be_enabled()
    assert played(hana) == []  # so far it was only looked at
    hana.button("Cancel").click()

    shown.first.get_by_role("button", name=PLAY).last.click()
    hana.until(lambda: played(hana) == [moves[0]["move"]])
    expect(hint(hana)).to_have_count(0)
    notes = [line for line in ada.seen()["log"] if line.get("key") == "room-note-hint"]
    assert [note["rule"] for note in notes] == ["ROOM-17"]


def test_what_is_laid_is_played_from_the_prompt(invite: Invite) -> None:
    """ROOM-17"""
    hana = against_a_bot(invite)
    moves = ask(hana)
    hint(hana).get_by_role("listitem").last.get_by_role("button").first.click()
    hana.button("Play").click()
    hana.until(lambda: played(hana) == [moves[-1]["move"]])


def test_put_away_taken_out_and_there_after_a_reload(invite: Invite) -> None:
    """ROOM-17: the same question is answered once"""
    hana = against_a_bot(invite)
    hana.page.keyboard.press("?")
    moves = given(hana)
    hana.button("Close the advice").click()
    expect(hint(hana)).to_have_count(0)
    hint_button(hana).click()
    assert given(hana) == moves
    hana.page.reload()
    assert given(hana) == moves
    hint_button(hana).click()
    expect(hint(hana)).to_have_count(0)
    asked = [line for line in hana.seen()["log"] if line.get("key") == "room-note-hint"]
    assert len(asked) == 1


def test_after_a_move_is_taken_back_it_is_asked_for_anew(invite: Invite) -> None:
    """ROOM-4, ROOM-17"""
    hana, ada = two(invite)
    hana.play_any(0)
    hana.menu("Take back move 1")
    ada.button("Agree").click()
    hana.until(lambda: hana.seen()["position"]["plies"] == 0)
    assert hana.await_turn(0)
    assert ask(hana)


def test_a_table_without_hints_has_none(invite: Invite) -> None:
    """ROOM-17: the host has laid it so"""
    hana, ada = invite(), invite()
    hana.goto("/new/numerus")
    hana.page.get_by_label("Your name").fill("Hana")
    hana.page.get_by_label("Advice from bots").select_option(label="not allowed")
    hana.button("Open the table").click()
    hana.page.wait_for_url("**/table/*")
    facts = hana.page.locator("dl div", has_text="Advice from bots")
    expect(facts).to_contain_text("not allowed")
    sit_down(ada, hana.seen()["you"]["links"]["1"], "Ada")
    hana.until(lambda: hana.seen()["position"] is not None)
    (seat,) = (waited["seat"] for waited in hana.seen()["position"]["waiting"])
    asked = (hana, ada)[seat]
    assert asked.await_turn(seat)
    expect(hint_button(asked)).to_have_count(0)
    asked.page.keyboard.press("?")
    refused = asked.command(do="hint", seat=seat)
    assert refused["problem"]["rule"] == "ROOM-17"
    expect(hint(asked)).to_have_count(0)
    assert not [line for line in asked.seen()["log"] if line.get("key") == "room-note-hint"]


def test_several_at_one_device(invite: Invite) -> None:
    """ROOM-17: it is for whoever is to move"""
    guest = invite()
    two_at_one_device(guest)
    names = ["Ada", "Bob"]
    for _ in range(2):
        (seat,) = (waiting["seat"] for waiting in guest.seen()["position"]["waiting"])
        assert guest.await_turn(seat)
        move = ask(guest)[0]["move"]
        expect(guest.log).to_contain_text(f"{names[seat]} asked a bot for advice.")
        best = hint(guest).get_by_role("listitem").first
        best.get_by_role("button", name=PLAY).last.click()
        expect(hint(guest)).to_have_count(0)
        await_move(guest, seat, move)


def test_in_words_at_the_text_table(invite: Invite) -> None:
    """ROOM-17"""
    hana = against_a_bot(invite)
    hana.goto(f"/table/{hana.table}/text")
    move = ask(hana)[0]["move"]
    expect(hint(hana)).to_contain_text(move)
    hint(hana).get_by_role("button", name=f"Play: {move}").click()
    hana.until(lambda: played(hana) == [move])


def test_it_says_how_sure_it_is(invite: Invite) -> None:
    """ROOM-17: in a word, and in figures once they are asked for; here in a game without a bot of
    its own that gives hints"""
    hana = invite()
    lay(hana, "nim", *BOTS)
    hana.goto(f"/table/{hana.table}/text")
    assert ask(hana)[0]["confidence"] == "sure"
    expect(hint(hana)).to_contain_text("100 % to win")
    expect(hint(hana)).to_contain_text("wins, whatever the others do")
    expect(hint(hana)).not_to_contain_text("(100 to 100 %)")
    sure = hint(hana).get_by_role("button", name="sure")
    sure.click()
    expect(sure).to_have_attribute("aria-expanded", "true")
    expect(hint(hana)).to_contain_text("(100 to 100 %)")
    expect(hint(hana)).to_contain_text("No other move did nearly as well")
    assert violations(hana) == []


def test_where_it_has_no_advice_it_says_why(invite: Invite) -> None:
    """ROOM-17: ESTIMATRIX: to the bot all letters are alike"""
    hana = invite()
    lay(hana, "estimatrix", *BOTS * 2)
    assert hana.await_turn(0)
    hint_button(hana).click()
    expect(hint(hana)).to_contain_text("The bot cannot tell the choices apart here.")


def test_on_a_phone_one_move_at_a_time(invite: Invite) -> None:
    """ROOM-17"""
    hana = against_a_bot(invite, size=PHONE)
    before = hana.page.locator(".stage").bounding_box()
    hint_button(hana).tap()
    moves = given(hana)
    expect(hint(hana).get_by_role("listitem")).to_have_count(1)
    assert before is not None
    assert hana.page.locator(".stage").bounding_box() == before  # it does not shrink
    advice = hint(hana).bounding_box()
    assert advice is not None
    assert advice["y"] >= before["y"] + before["height"]  # nothing of it is covered
    if len(moves) > 1:
        hint(hana).get_by_role("button", name=f"Move 2 of {len(moves)}").tap()
        expect(hint(hana).get_by_role("listitem")).to_contain_text(moves[1]["move"].split()[1])
        expect(hana.prompt).to_contain_text(moves[1]["move"].split()[1])
    hint(hana).get_by_role("button", name=PLAY).tap()
    hana.until(lambda: len(played(hana)) == 1)


@pytest.mark.parametrize("game", few(list(GAMES), 2, "hints"))
def test_in_every_game(invite: Invite, game: str) -> None:
    """ROOM-17: each move of a hint can be laid on the board of the game, and is played"""
    seats, options = GAMES[game]
    hana = invite()
    lay(hana, game, *BOTS * (seats - 1), options=options)
    asked = 0
    while asked < 2 and hana.await_turn(0):  # good hints may win soon
        position = hana.seen()["position"]
        if position["asks"]["0"]["key"] in ALIKE:
            move, version = hana.legal(0)[0], position["version"]
            hana.command(do="play", seat=0, move=move, version=version)
            continue
        play_hint(hana)
        asked += 1
    assert asked
    marks = [line for line in hana.seen()["log"] if line.get("key") == "room-note-hint"]
    assert len(marks) == asked


def play_hint(hana: Guest) -> None:
    question, before = hana.seen()["position"]["asks"]["0"], played(hana)
    moves = ask(hana)
    if question["schema"] is None:
        assert {one["move"] for one in moves} <= set(hana.legal(0))
    first = hint(hana).get_by_role("listitem").first
    first.get_by_role("button").first.click()
    ready = hana.button("Play").or_(hana.page.locator(AT_HAND))
    expect(ready.first).to_be_enabled()
    first.get_by_role("button", name=PLAY).last.click()
    hana.until(lambda: played(hana) == [*before, moves[0]["move"]])


def test_on_a_phone_all_tasks_stay_in_sight_beside_a_hint_read_to_its_end(invite: Invite) -> None:
    """NEU-9"""
    hana = invite(size=PHONE)
    lay(hana, "neutrace", *BOTS)
    expect(hana.page.locator("[data-task]")).to_have_count(3)
    hint_button(hana).tap()
    given(hana)
    stage = hana.page.locator(".stage").bounding_box()
    assert stage is not None
    for task in hana.page.locator("[data-task]").all():
        card = task.bounding_box()
        assert card is not None
        assert stage["y"] <= card["y"]
        assert card["y"] + card["height"] <= stage["y"] + stage["height"]
    reasons = hint(hana).locator("small")
    expect(reasons).to_be_visible()
    assert reasons.evaluate("node => node.scrollHeight <= node.clientHeight + 1")
    assert reasons.evaluate("node => getComputedStyle(node).webkitLineClamp") == "none"


@pytest.mark.parametrize("size", some([WIDE, PHONE], "names"))
def test_names_are_not_cut(invite: Invite, size: tuple[int, int]) -> None:
    """Neither that of the game, nor those of bots that can be told apart only by their seats."""
    hana = invite(size=size)
    lay(hana, "estimatrix", *BOTS * 3)
    title = hana.page.get_by_role("heading", name="ESTIMATRIX Spectrum")
    expect(title).to_be_visible()
    assert title.evaluate("node => node.scrollWidth <= node.clientWidth")
    lay(hana, "teserakt", *BOTS * 3)
    seats = hana.page.get_by_role("region", name="Seats").get_by_role("listitem")
    expect(seats).to_have_count(4)
    for seat, letter in zip(seats.all(), "ABCD", strict=True):
        expect(seat).to_contain_text(f"Researcher {letter}")
        who = seat.locator(".who")
        assert who.evaluate("node => node.scrollHeight < node.clientHeight + 8")  # half a line
