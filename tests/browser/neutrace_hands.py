"""How guests play NEUTRACE: by what the board offers, quickly or by hand."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator

from browser.guest import Guest
from browser.so_far import continue_where
from deskoherna import game
from deskoherna.games.neutrace.reactions import Evaluating
from deskoherna.kernel import AnyMatch

GAME = "neutrace"

# Someone at the page who presses what is offered as soon as it is, until the game is over or what
# `stop` names has happened. Of the orbitals they take those that they have not used yet, and the
# exchange again, as it may find nothing. Whatever asks for two presses gets two.
HANDS = """([stop, tokens]) => {
  const all = (what) => [...document.querySelectorAll(`.stage ${what}`)];
  const used = new Set();
  let count = 0;
  const any = (found) => (found.length ? found[count++ % found.length] : undefined);
  const tasks = () => {
    const cards = all('[data-task] > button:not([aria-disabled=true])');
    if (!cards.length) return null;
    return cards.slice(0, 2).find((card) => card.ariaPressed === 'false') ??
      all('[data-confirm]')[0];
  };
  const token = () => {
    const chosen = all('[data-orbital].chosen')[0];
    if (chosen) return chosen;
    const fresh = all('[data-orbital][data-move]').filter((one) => !used.has(one.dataset.orbital));
    if (!tokens || !fresh.length) return null;
    const rare = ['sixth', 'skip', 'molecule', 'arrow'];
    const next = fresh.find((one) => rare.includes(one.dataset.orbital)) ?? fresh[0];
    if (next.dataset.orbital !== 'exchange') used.add(next.dataset.orbital);
    return next;
  };
  const card = () => {
    const chosen = all('[data-cell].chosen[data-open] > button')[0];
    if (chosen) return chosen;
    const open = all('[data-cell][data-open] > button');
    if (open.length) return any(open);
    // Where one grid is shown at a time, the held card may fit into another one.
    if (all('[data-hand].held').length)
      return all('[role=tab].grid:has(.open):not([aria-selected=true])')[0];
    return any(all('[data-hand].may'));
  };
  const press = () => {
    if (document.querySelector('section.over')) return done('over');
    if (stop && document.querySelector(stop)) return done(stop);
    const simple = all('[data-move]:not([data-orbital]):not([disabled])');
    const yours = document.querySelector('section.yours');
    const next = document.querySelector('main.hidden button') ?? tasks() ??
      (yours ? token() ?? any(simple) ?? card() : null);
    next?.click();
    setTimeout(press, 20);
  };
  const done = (why) => { window.handsRest = why; };
  window.handsRest = '';
  press();
}"""


def lay_table(guest: Guest, seats: list[dict[str, str]], first: str = "1D") -> None:
    new = {"game": GAME, "seats": seats, "options": {"first": first}}
    opened = guest.context.request.post("/api/tables", data=new).json()
    guest.goto(f"/table/{opened['id']}")


def me(name: str = "Ada") -> dict[str, str]:
    return {"who": "me", "name": name}


def bots(count: int, bot: str = "random") -> list[dict[str, str]]:
    return [{"who": "bot", "bot": bot}] * count


def sit(guest: Guest, host: Guest, seat: int = 1) -> None:
    guest.goto(host.seen()["you"]["links"][str(seat)])
    guest.page.get_by_label("Your name").fill("Bára")
    guest.button("Sit down").click()
    guest.page.wait_for_url("**/table/*")


def choose_tasks(guest: Guest) -> tuple[str, str]:
    """Keep the first, give the second; which they are."""
    cards = guest.page.locator("[data-task]")
    for n in (0, 1):
        cards.nth(n).get_by_role("button").click()
    chosen = [str(cards.nth(n).get_attribute("data-task")) for n in (0, 1)]
    guest.page.locator("[data-confirm]").click()
    return chosen[0], chosen[1]


def let_hands_play(guest: Guest, stop: str = "", tokens: bool = True) -> None:
    guest.page.wait_for_selector(".stage, main.hidden")
    guest.page.evaluate(HANDS, [stop, tokens])


def before_evaluation(guest: Guest) -> str:
    """The last move of a round is the guest's: which it is."""
    found: list[str] = []

    def ends_the_round(match: AnyMatch) -> bool:
        ask = match.asks.get(0)
        if ask is None:
            return False
        move = str(next(iter(ask.moves)))
        found[:] = [move]
        return any(isinstance(event, Evaluating) for event in match.preview(0, move))

    continue_where(guest, game(GAME), ends_the_round, [me(), *bots(1)])
    return found[0]


def play(guest: Guest, move: str) -> None:
    """Without the board."""
    version = guest.seen()["position"]["version"]
    guest.command(do="play", seat=0, move=move, version=version)


def view(guest: Guest) -> Any:
    return guest.seen()["position"]["view"]


def hand(guest: Guest) -> Locator:
    return guest.page.locator("[data-hand]")


def open_cells(guest: Guest) -> Locator:
    return guest.page.locator("[data-cell][data-open]")


def moves(guest: Guest, seat: int) -> list[str]:
    lines = guest.seen()["log"]
    return [line["move"] for line in lines if line["line"] == "move" and line["seat"] == seat]
