"""The page of all cards, and a deck of one's own: chosen, checked at once, and played with."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from browser.guest import Guest
from deskoherna.catalogue import game
from deskoherna.texts import speaker

Invite = Callable[..., Guest]

DECK = """\
[research.big-bang]
name = "Big bang"
level = 2
copies = 8
effects = [{ do = "annihilate", where = "zone", group = "value" }]
"""


def begin_table(guest: Guest) -> None:
    guest.goto("/new/teserakt")
    guest.page.get_by_label("Number of players").select_option("1")
    guest.page.get_by_label("Cards, researchers and bases").select_option("own")


def test_every_card_is_on_the_page(invite: Invite) -> None:
    """TES-3, TES-4"""
    guest = invite()
    guest.goto("/rules/teserakt")
    guest.link("Cards and boards").click()
    guest.page.wait_for_url("**/pieces/teserakt")
    played = game("teserakt")
    for kind in played.pieces(played.setup(), speaker("en", played)):
        section = guest.page.get_by_role("region", name=kind.title)
        for piece in kind.pieces:
            card = section.locator(f"article#{piece.id}" if piece.id.isalpha() else "article")
            expect(card.filter(has_text=piece.name).first).to_contain_text(piece.name)
        expect(section.locator("article")).to_have_count(len(kind.pieces))


def test_the_form_tells_how_a_deck_is_written(invite: Invite) -> None:
    """TES-R2"""
    guest = invite()
    begin_table(guest)
    guest.link("How it is written").click()
    guest.page.wait_for_url("**/rules/teserakt#TES-R2")
    expect(guest.page.locator("#TES-R2")).to_be_in_viewport()


def test_an_own_deck_is_chosen_as_a_file_and_played_with(invite: Invite, tmp_path: Path) -> None:
    """TES-R2"""
    guest = invite()
    begin_table(guest)
    file = tmp_path / "my-deck.toml"
    file.write_text(DECK)
    guest.page.locator("input[type=file]").set_input_files(file)
    expect(guest.page.get_by_text("This can be played: Research cards 1")).to_be_visible()
    guest.button("Open the table").click()
    guest.page.wait_for_url("**/table/*")
    guest.until(lambda: guest.seen()["position"] is not None)
    guest.goto(f"/table/{guest.table}/text")
    while guest.await_text_turn(0):
        moves = guest.legal(0)
        if "play big-bang" in moves or any(move.startswith("take") for move in moves):
            break
        version = guest.seen()["position"]["version"]
        guest.command(do="play", seat=0, move=moves[0], version=version)
    hands = [who["cards"] for who in guest.seen()["position"]["view"]["researchers"]]
    assert hands == [["big-bang"], ["big-bang"]]
    drawing = guest.page.locator("pre[aria-label=Position]")
    expect(drawing).to_contain_text("big-bang (level 2)")
    guest.goto(f"/pieces/teserakt?table={guest.table}")
    research = guest.page.get_by_role("region", name="Research cards")
    expect(research.locator("article")).to_have_count(1)
    expect(research).to_contain_text("Big bang")


BAD = [
    (DECK.replace('"annihilate"', '"explode"'), "Line 5, research.big-bang"),
    (DECK.replace("copies = 8", "copies = 99"), "Line 4, research.big-bang"),
    (DECK.replace("[research.big-bang]", "[research.big-bang"), "Line 1"),
    (DECK.replace("copies = 8", "copies = 1"), "research.big-bang: "),
]


def test_a_bad_deck_is_refused_with_line_and_reason(invite: Invite) -> None:
    """TES-R2: at once, and again when the table is to be opened; what was written stays."""
    guest = invite()
    begin_table(guest)
    text = guest.page.get_by_label("Or paste it here")
    refusal = guest.page.get_by_role("alert")
    for deck, reason in BAD:
        text.fill(deck)
        expect(refusal.first).to_contain_text(reason)
    guest.button("Open the table").click()
    expect(refusal).to_have_count(2)
    assert guest.page.url.endswith("/new/teserakt")
    expect(text).to_have_value(deck)


def test_a_deck_is_refused_in_the_readers_language(invite: Invite) -> None:
    """TES-R2"""
    guest = invite(language="cs-CZ")
    guest.goto("/new/teserakt")
    guest.page.get_by_label("Karty, výzkumníci a základny").select_option("own")
    guest.page.get_by_label("Nebo sem vložte text").fill(DECK.replace("level = 2", "level = 7"))
    expect(guest.page.get_by_role("alert")).to_contain_text("Řádek 3, research.big-bang")


def test_a_file_that_is_too_long_or_no_text_is_not_even_sent(
    invite: Invite, tmp_path: Path
) -> None:
    """TES-R2"""
    guest = invite()
    begin_table(guest)
    long, binary = tmp_path / "long.toml", tmp_path / "picture.toml"
    long.write_text("#" * 200_000)
    binary.write_bytes(b"\xff\xfe\x00")
    refusal = guest.page.get_by_role("alert")
    guest.page.locator("input[type=file]").set_input_files(long)
    expect(refusal).to_contain_text("at most 30,000 characters")
    guest.page.locator("input[type=file]").set_input_files(binary)
    expect(refusal).to_contain_text("not text")
