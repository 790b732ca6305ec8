"""Two browsers plan together at the text table: one points and proposes, the other accepts."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import expect

from browser.guest import Guest
from browser.test_friends import sit_down

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
        version = players[seat].told()["position"]["version"]
        players[seat].command(do="play", seat=seat, move=moves[0], version=version)


def asked(players: list[Guest]) -> list[int]:
    position = players[0].told()["position"]
    return [waited["seat"] for waited in position["waiting"]] if position else []


def test_pointing_and_a_proposal_that_is_accepted(invite: Invite) -> None:
    """ROOM-15."""
    hana, ada = invite(), invite()
    lay(hana, {"who": "friend"})
    sit_down(ada, hana.told()["you"]["links"]["1"], "Ada")
    ada.goto(f"/table/{hana.table}/text")
    prepare([hana, ada])
    plans = hana.page.get_by_role("log", name="Proposals")

    ada.page.get_by_role("textbox", name="Show the others").fill("p:y3")
    ada.button("Point").click()
    expect(plans).to_contain_text("Ada points at p:y3")
    ada.page.get_by_role("textbox", name="Show the others").fill("q7")
    ada.button("Point").click()
    expect(ada.page.get_by_text("nothing called “q7”")).to_be_visible()

    move = random.choice(ada.legal(0))
    ada.page.get_by_role("textbox", name="Move").fill(move)
    ada.button("Propose").click()
    expect(plans).to_contain_text(f"Ada to Hana: {move}")
    expect(ada.page.get_by_role("log", name="Proposals")).to_contain_text(move)
    before = hana.told()["position"]["version"]
    plans.get_by_role("button", name="Play it").click()
    hana.until(lambda: hana.told()["position"]["version"] > before)
    played = [line for line in hana.told()["log"] if line["line"] == "move"][-1]
    assert (played["seat"], played["move"]) == (0, move)
    expect(plans.get_by_role("button", name="Play it")).to_have_count(0)


def test_a_bot_proposes(invite: Invite) -> None:
    """ROOM-15."""
    hana = invite()
    lay(hana, {"who": "bot", "bot": "planning"})
    hana.until(lambda: hana.told()["position"] is not None)
    prepare([hana])
    plans = hana.page.get_by_role("log", name="Proposals")
    expect(plans.get_by_role("button", name="Play it")).to_be_visible()
    before = hana.told()["position"]["version"]
    plans.get_by_role("button", name="Play it").click()
    hana.until(lambda: hana.told()["position"]["version"] > before)
