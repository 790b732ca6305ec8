"""Two browsers plan together, at the board and in text: one proposes, the other accepts."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.guest import PHONE, Guest
from browser.teserakt_hands import lay_table, me, moves, prefer, press_on_cube, thing
from browser.test_friends import sit_down
from scale import some

Invite = Callable[..., Guest]


def lay(host: Guest, *others: dict[str, str]) -> None:
    seats = [{"who": "me", "name": "Hana"}, *others]
    new = {"game": "teserakt", "seats": seats, "options": {"first": "seat"}}
    table = host.context.request.post("/api/tables", data=new).json()["id"]
    host.goto(f"/table/{table}/text")


def prepare(players: list[Guest]) -> None:
    """Until the first seat may act."""
    while True:
        players[0].until(lambda: asked(players) in [[seat] for seat in range(len(players))])
        (seat,) = asked(players)
        moves = players[seat].legal(seat)
        if any(move.startswith("take") for move in moves):
            assert seat == 0
            return
        version = players[seat].seen()["position"]["version"]
        players[seat].command(do="play", seat=seat, move=moves[0], version=version)


def asked(players: list[Guest]) -> list[int]:
    position = players[0].seen()["position"]
    return [waited["seat"] for waited in position["waiting"]] if position else []


def test_pointing_and_a_proposal_that_is_accepted(invite: Invite) -> None:
    """ROOM-15."""
    hana, ada = invite(), invite()
    lay(hana, {"who": "friend"})
    sit_down(ada, hana.seen()["you"]["links"]["1"], "Ada")
    ada.goto(f"/table/{hana.table}/text")
    prepare([hana, ada])
    plans = hana.page.get_by_role("log", name="Proposals")

    ada.page.get_by_role("textbox", name="Show the others").fill("p:y3")
    ada.button("Point").click()
    expect(plans).to_contain_text("Ada points at p:y3")
    ada.page.get_by_role("textbox", name="Show the others").fill("q7")
    ada.button("Point").click()
    expect(ada.page.get_by_text('nothing called "q7"')).to_be_visible()

    move = random.choice(ada.legal(0))
    ada.page.get_by_role("textbox", name="Move").fill(move)
    ada.button("Propose").click()
    expect(plans).to_contain_text(f"Ada to Hana: {move}")
    expect(ada.page.get_by_role("log", name="Proposals")).to_contain_text(move)
    before = hana.seen()["position"]["version"]
    plans.get_by_role("button", name="Play it").click()
    hana.until(lambda: hana.seen()["position"]["version"] > before)
    played = [line for line in hana.seen()["log"] if line["line"] == "move"][-1]
    assert (played["seat"], played["move"]) == (0, move)
    expect(plans.get_by_role("button", name="Play it")).to_have_count(0)


def test_a_bot_proposes(invite: Invite) -> None:
    """ROOM-15."""
    hana = invite()
    lay(hana, {"who": "bot", "bot": "planning"})
    hana.until(lambda: hana.seen()["position"] is not None)
    prepare([hana])
    plans = hana.page.get_by_role("log", name="Proposals")
    expect(plans.get_by_role("button", name="Play it")).to_be_visible()
    before = hana.seen()["position"]["version"]
    plans.get_by_role("button", name="Play it").click()
    hana.until(lambda: hana.seen()["position"]["version"] > before)


@pytest.mark.parametrize("look", some(["flat", "cube"], "proposal"))
def test_a_proposal_chosen_on_the_board(invite: Invite, look: str) -> None:
    """ROOM-15: the partner chooses as if it were their turn; the one who is asked plays it."""
    hana, ada = invite(), invite()
    lay_table(hana, [me("Hana"), {"who": "friend"}], look)
    prefer(ada, look)
    sit_down(ada, hana.seen()["you"]["links"]["1"], "Ada")
    prepare([hana, ada])
    expect(ada.prompt).to_contain_text("propose it to Hana")
    free = hana.seen()["position"]["view"]["free"][-1]
    if look == "cube":
        press_on_cube(ada, free)
    else:
        thing(ada, free).click()
    ada.button("Propose").click()
    plans = hana.page.get_by_role("log", name="Proposals")
    expect(plans).to_contain_text(re.compile(rf"Ada to Hana: Extract .* from {free}\."))
    plans.get_by_role("listitem").hover()
    expect(hana.page.locator(f'[data-mark="1 {free}"]')).to_have_count(1)
    hana.page.mouse.move(5, 5)
    expect(hana.page.locator(f'[data-mark="1 {free}"]')).to_have_count(0)
    assert moves(hana)[-1] != f"take {free}"
    plans.get_by_role("button", name="Play it").click()
    hana.until(lambda: moves(hana)[-1] == f"take {free}")
    expect(plans).to_have_count(0)
    for guest in (hana, ada):
        expect(guest.page.locator('[data-lab="A"] [data-die]')).to_have_count(2)


def test_a_proposal_on_a_phone_is_in_the_prompt(invite: Invite) -> None:
    """ROOM-15: and one to someone else lies on the lower edge of the board."""
    hana, ada = invite(size=PHONE), invite(size=PHONE)
    lay_table(hana, [me("Hana"), {"who": "friend"}])
    sit_down(ada, hana.seen()["you"]["links"]["1"], "Ada")
    prepare([hana, ada])
    version = hana.seen()["position"]["version"]
    move = next(move for move in ada.legal(0) if move.startswith("take"))
    column = move.split()[-1]
    ada.command(do="advise", seat=1, to=0, move=move, version=version)
    expect(ada.page.get_by_role("log", name="Proposals")).to_contain_text(f"from {column}.")
    proposed = re.compile(rf"^Ada proposes: Extract .* from {column}\.$")
    hana.page.get_by_role("button", name=proposed).tap()
    hana.until(lambda: moves(hana)[-1] == move)
