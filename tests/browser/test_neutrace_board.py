"""The board of NEUTRACE: placing by pointer, finger and key, the module, the forecast, the film."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from browser.guest import PHONE, WIDE, Guest
from browser.neutrace_hands import (
    before_evaluation,
    bots,
    choose_tasks,
    hand,
    lay_table,
    let_hands_play,
    me,
    moves,
    open_cells,
    play,
    view,
)
from browser.so_far import continue_where
from browser.test_every_page import LOOKS, violations
from deskoherna import game
from deskoherna.kernel import AnyMatch
from scale import some

Invite = Callable[..., Guest]

CHOSEN = "[data-cell].chosen"


def at_the_board(guest: Guest) -> None:
    """One's first turn, with tasks chosen: two molecules, then two arrows are in the hand."""
    lay_table(guest, [me(), *bots(1)])
    choose_tasks(guest)
    expect(hand(guest)).to_have_count(4)
    guest.page.wait_for_selector("[data-orbital][data-move]")


def middle(found: Locator) -> tuple[float, float]:
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def cell(guest: Guest, name: str) -> Locator:
    return guest.page.locator(f'[data-cell="{name}"]')


def ends(guest: Guest) -> list[str]:
    """What the forecast says of where substances would end."""
    found = guest.page.locator("[data-end]").evaluate_all(
        "all => all.map(({dataset}) => `${dataset.end} ${dataset.at}`)"
    )
    return sorted(found)


def test_a_card_is_dragged_and_turned(invite: Invite) -> None:
    guest = invite()
    at_the_board(guest)
    card = view(guest)["hand"][0]
    guest.page.mouse.move(*middle(hand(guest).first))
    guest.page.mouse.down()
    guest.page.mouse.move(*middle(cell(guest, "2f2")), steps=5)
    expect(open_cells(guest)).to_have_count(4)
    guest.page.keyboard.press("t")
    guest.page.mouse.up()
    expect(guest.page.locator(CHOSEN)).to_have_attribute("data-cell", "2f2")
    guest.button("Play").click()
    guest.page.locator('[data-source="take m"]').click()
    guest.until(lambda: moves(guest, 0)[-1] == "take m")
    assert moves(guest, 0)[-2] == f"{card[::-1]} 2f2"


def test_tasks_are_chosen_below_the_scale_they_are_about(invite: Invite) -> None:
    """And then everything else is one press away, with its name."""
    guest = invite(size=PHONE)
    lay_table(guest, [me(), *bots(1)])
    tasks = guest.page.locator("[data-task] > button")
    expect(tasks).to_have_count(3)
    expect(guest.page.locator("[data-piece]")).to_have_count(12)
    tasks.first.focus()
    expect(guest.page.locator("[data-scale] .lit").first).to_be_visible()
    expect(guest.page.locator("[data-task]", has_text="first game")).to_have_count(1)
    assert guest.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    choose_tasks(guest)
    guest.page.get_by_role("tab").filter(has_text="Module").click()
    orbitals = guest.page.locator("[data-orbital]")
    expect(orbitals.locator(".name")).to_have_count(9)
    for orbital in orbitals.all():
        expect(orbital.locator(".name")).to_be_visible()
        assert orbital.evaluate("(one) => Math.min(one.offsetWidth, one.offsetHeight)") >= 44
    guest.page.locator("[data-tab='1']").click()
    expect(guest.page.get_by_role("tabpanel")).to_have_accessible_name(re.compile("Grid of"))


def test_a_card_is_placed_by_keys_with_a_modifier(invite: Invite) -> None:
    guest = invite()
    at_the_board(guest)
    left, right = view(guest)["hand"][2].split("-")
    for key in ("3", "ArrowRight", "ArrowRight", "x", "x", "n"):
        guest.page.keyboard.press(key)
    expect(guest.page.locator(CHOSEN)).to_have_attribute("data-cell", "1f2")
    expect(guest.page.locator(f"{CHOSEN} .card .explosion")).to_have_count(1)
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator(CHOSEN)).to_have_count(0)
    guest.page.keyboard.press("ArrowLeft")
    guest.page.keyboard.press("ArrowRight")
    guest.page.keyboard.press("Enter")
    guest.until(lambda: moves(guest, 0)[-1:] == [f"{left}n-{right}x 1f1"])
    (lying,) = view(guest)["grids"][0]
    assert [on["modifier"] for on in lying["modifiers"]] == ["neutralisation", "explosion"]


def test_enter_plays_the_card_that_has_the_focus(invite: Invite) -> None:
    """It is held, laid for a look by an arrow, and played: not turned."""
    guest = invite()
    at_the_board(guest)
    card = view(guest)["hand"][1]
    hand(guest).nth(1).click()
    expect(hand(guest).nth(1)).to_be_focused()
    guest.page.keyboard.press("ArrowRight")
    expect(guest.page.locator(CHOSEN)).to_have_attribute("data-cell", "1f1")
    guest.page.keyboard.press("Enter")
    guest.until(lambda: moves(guest, 0)[-1:] == [f"{card} 1f1"])


def test_keys_take_the_focus_from_place_to_place(invite: Invite) -> None:
    guest = invite()
    at_the_board(guest)
    card = view(guest)["hand"][0]
    hand(guest).first.focus()
    guest.page.keyboard.press("Enter")
    cell(guest, "1f1").locator("button").focus()
    for _ in range(3):
        guest.page.keyboard.press("ArrowRight")
    expect(cell(guest, "2f1").locator("button")).to_be_focused()
    guest.page.keyboard.press("Enter")
    guest.until(lambda: moves(guest, 0)[-1:] == [f"{card} 2f1"])


def test_a_modifier_is_dropped_on_a_side(invite: Invite) -> None:
    guest = invite()
    at_the_board(guest)
    hand(guest).nth(2).click()
    cell(guest, "1f1").click()
    arrow = cell(guest, "1f1").bounding_box()
    assert arrow is not None
    guest.page.mouse.move(*middle(guest.page.locator("[data-tool=explosion]")))
    guest.page.mouse.down()
    guest.page.mouse.move(arrow["x"] + 0.8 * arrow["width"], arrow["y"] + 20, steps=5)
    guest.page.mouse.up()
    expect(guest.page.locator("[data-tool=explosion]")).to_have_accessible_name(
        re.compile("on the right side")
    )
    cell(guest, "1f1").click()
    guest.until(lambda: bool(view(guest)["grids"][0]))
    assert view(guest)["grids"][0][0]["modifiers"][1]["modifier"] == "explosion"


def test_what_does_not_fit_says_why(invite: Invite) -> None:
    guest = invite()
    at_the_board(guest)
    hand(guest).first.click()
    cell(guest, "1f1").click()
    cell(guest, "1f1").click()
    guest.page.locator('[data-source="draw m"]').click()
    guest.await_turn(0)
    hand(guest).first.click()
    cell(guest, "1f1").click()
    expect(guest.prompt).to_contain_text("A card lies on 1f1.")
    guest.page.keyboard.press("Escape")
    expect(guest.prompt).not_to_contain_text("A card lies")
    hand(guest).first.click()
    cell(guest, "1f1").hover()  # before a press, too
    expect(guest.prompt).to_contain_text("A card lies on 1f1.")
    hand(guest).first.hover()
    expect(guest.prompt).to_contain_text("Choose one of the lit positions")


def test_a_card_that_fits_nowhere(invite: Invite) -> None:
    """NEU-23, NEU-24: it is dim, says why, and cannot be held."""
    guest = invite()
    lay_table(guest, [me(), *bots(1)])
    let_hands_play(guest, ".stage .idle:not(.giving) [data-hand]", tokens=False)
    assert guest.hands_rest() != "over"
    idle = guest.page.locator(".stage .idle [data-hand]").first
    card = str(idle.get_attribute("data-hand"))
    turned = "-".join(reversed(card.split("-"))) if "-" in card else card[::-1]
    assert not any(move.startswith((f"{card} ", f"{turned} ")) for move in guest.legal(0))
    expect(idle).to_be_disabled()
    why = re.compile("No position takes an? (molecule|arrow)")
    guest.page.keyboard.press("Escape")  # whatever the hands have tried
    expect(guest.prompt).not_to_contain_text(why)
    idle.hover(force=True)
    expect(guest.prompt).to_contain_text(why)
    guest.page.mouse.move(0, 0)
    expect(guest.prompt).not_to_contain_text(why)
    idle.click(force=True)
    expect(guest.prompt).to_contain_text(why)
    expect(guest.page.locator("[data-hand].held")).to_have_count(0)


def test_the_module_explains_itself(invite: Invite) -> None:
    guest = invite()
    at_the_board(guest)
    module = guest.page.get_by_role("region", name="Subatomic module")
    expect(module.get_by_role("button")).to_have_count(9)
    reverse = module.locator("[data-orbital=reverse]")
    reverse.hover()
    expect(module).to_contain_text("from the last to the first")
    sixth, why = module.locator("[data-orbital=sixth]"), "no grid in which you could open a sixth"
    sixth.focus()
    expect(module).to_contain_text("opens a sixth column")
    expect(module).to_contain_text(why)
    expect(guest.prompt).to_contain_text(why)
    expect(sixth).to_have_accessible_name(re.compile(why))
    reverse.focus()
    expect(guest.prompt).not_to_contain_text(why)
    sixth.hover()
    expect(module).to_contain_text("opens a sixth column")
    expect(guest.prompt).not_to_contain_text(why)  # a mouse that passes refuses nothing
    module.locator("[data-orbital=sixth]").click(force=True)
    expect(guest.prompt).to_contain_text("no grid in which you could open a sixth column")
    reverse.click()
    expect(guest.prompt).to_contain_text("from the last to the first")
    reverse.click()
    expect(module.locator("[data-orbital=reverse].taken")).to_have_count(1)
    expect(reverse).to_have_accessible_name(re.compile("taken by Ada"))


def foreseen(guest: Guest, move: str) -> list[str]:
    """The same by what the server says of a move."""
    forecast = guest.command(do="consider", seat=0, move=move)["view"]["forecast"]
    after = {
        f"{one['seat'] + 1}{one['row']}": one["after"]
        for one in forecast
        if one["event"] in ("moved", "chained")
    }
    return sorted(f"{piece} {at}" for piece, at in after.items())


def test_the_forecast_foresees_the_draft(invite: Invite) -> None:
    """While a card is dragged and after; the server computes it, and it can be switched off."""
    guest = invite()
    at_the_board(guest)
    for _ in range(2):
        guest.page.locator("[data-orbital=two]").click()
    hand(guest).first.click()
    for _ in range(2):
        cell(guest, "1f1").click()
    expect(hand(guest)).to_have_count(3)
    left, right = view(guest)["hand"][1].split("-")
    guest.page.mouse.move(*middle(hand(guest).nth(1)))
    guest.page.mouse.down()
    guest.page.mouse.move(*middle(cell(guest, "1f2")), steps=5)
    guest.until(lambda: ends(guest) == foreseen(guest, f"{left}-{right} 1f2"))
    guest.page.mouse.move(*middle(guest.page.locator("[data-scale]")), steps=5)
    expect(guest.page.locator("[data-end]")).to_have_count(0)
    guest.page.mouse.up()
    cell(guest, "1f2").hover()
    guest.until(lambda: ends(guest) == foreseen(guest, f"{left}-{right} 1f2"))
    guest.page.keyboard.press("t")
    guest.until(lambda: ends(guest) == foreseen(guest, f"{right}-{left} 1f2"))
    expect(guest.page.locator("[data-end]")).to_have_count(2)
    guest.page.get_by_role("switch", name="Forecast").click()
    expect(guest.page.locator("[data-end]")).to_have_count(0)
    guest.page.reload()
    expect(guest.page.get_by_role("switch", name="Forecast")).not_to_be_checked()


def test_the_evaluation_is_a_film(invite: Invite) -> None:
    guest = invite(motion="no-preference")
    move = before_evaluation(guest)
    guest.await_turn(0)
    play(guest, move)
    guest.page.locator("[data-film=pause]").click()
    sentence = guest.page.locator(".film p")
    for _ in range(5):  # a token and two passes, then the first equation
        before = sentence.inner_text()
        guest.page.locator("[data-film=step]").click()
        expect(sentence).not_to_have_text(before)
    expect(guest.page.locator(".column.now")).to_have_count(1)
    guest.page.locator("[data-film=skip]").click()
    expect(guest.page.locator("[data-film]")).to_have_count(0)
    guest.await_turn(0)
    for seat, substances in enumerate(view(guest)["scale"]):
        for row, at in enumerate(substances):
            piece = guest.page.locator(f'[data-piece="{seat + 1}{row}"]')
            expect(piece).to_have_attribute("data-at", str(at))


def test_without_motion_the_result_is_marked(invite: Invite) -> None:
    guest = invite()
    move = before_evaluation(guest)
    guest.await_turn(0)
    play(guest, move)
    expect(guest.page.locator(".trace [data-arc]")).not_to_have_count(0)


@pytest.mark.parametrize("size", some([WIDE, PHONE], "large enough"))
def test_everything_is_large_enough_for_a_finger(invite: Invite, size: tuple[int, int]) -> None:
    guest = invite(size=size)
    lay_table(guest, [me(), *bots(2)])
    choose_tasks(guest)
    expect(hand(guest)).to_have_count(4)
    hand(guest).first.click()
    sizes = guest.page.locator(".stage button").evaluate_all(
        "all => all.map((one) => Math.min(one.offsetWidth, one.offsetHeight))"
    )
    assert min(sizes) >= 44


@pytest.mark.parametrize(("language", "size"), some(LOOKS, "neutrace_board"))
def test_axe(invite: Invite, language: str, size: tuple[int, int]) -> None:
    guest = invite(language=language, size=size)
    lay_table(guest, [me(), *bots(2)])
    guest.page.wait_for_selector("[data-task]")
    assert violations(guest) == []
    choose_tasks(guest)
    expect(hand(guest)).to_have_count(4)
    guest.await_turn(0)
    assert violations(guest) == []
    hand(guest).last.click()
    open_cells(guest).first.click()
    assert violations(guest) == []
    guest.page.keyboard.press("Escape")
    if size == PHONE:
        for tab in ("module", "tasks"):
            guest.page.locator(f"[data-tab={tab}]").click()
            assert violations(guest) == []
    continue_where(guest, game("neutrace"), asked_to_name, [me(), *bots(2)])
    guest.page.wait_for_selector('.stage [data-move^="name"]')
    assert violations(guest) == []


def asked_to_name(match: AnyMatch) -> bool:
    return 0 in match.asks and str(next(iter(match.asks[0].moves))).startswith("name")
