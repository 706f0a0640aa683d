"""The screens that people see, each from a recorded game: for the pictures in docs/screens and for axe.

The same record gives the same screen, so that what changed in it is what changed in the client.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page

from tests.server.served import Served
from tests.web.lobbying import lay_out

HERE = Path(__file__).resolve().parent
RECORDED = HERE.parent / "recorded" / "xia"
NAMES = ("Mira", "Ivo", "Jinx", "Rook", "Nox")
KEPT = """made => localStorage.setItem("rimward.tables", JSON.stringify({[made.table.id]: {
    id: made.table.id, game: made.table.game, name: "", keys: made.keys.slice(made.seat, made.seat + 1),
    host: made.host_key, invite: made.invite, seen: 1}}))"""


NOON = 1_800_000_000


class Place(NamedTuple):
    """A recorded game, cut after so many entries; 0 is the whole of it."""

    record: Path
    entries: int = 0


BEGUN = Place(RECORDED / "3-first-game.rimward", 10)
MIDDLE = Place(RECORDED / "5-greedy-by-the-book.rimward", 204)
FLYING = Place(RECORDED / "5-greedy-by-the-book.rimward", 346)
MARKET = Place(RECORDED / "4-greedy-ru.rimward", 284)
DUEL = Place(HERE / "duel.rimward", 60)
ABILITY = Place(RECORDED / "3-first-game.rimward", 16)  # an Engine was rolled, and TAC-X may roll it again
BUYING = Place(RECORDED / "3-first-game.rimward", 122)  # how many pairs
DAMAGED = Place(RECORDED / "3-random.rimward", 549)  # where two damage go
SCORED = Place(RECORDED.parent / "andromeda/4-greedy-twilight.rimward")
OVER = Place(RECORDED / "by-hand" / "npcs-and-missions.rimward")


def brought(server: Served, place: Place) -> dict[str, Any]:
    """A table there; its seats have names, and `seat` is the one that is asked."""
    lines = place.record.read_text().splitlines()
    lines = lines[: place.entries + 1] if place.entries else lines
    made: dict[str, Any] = server.ok("POST", "/tables/import", {"record": "\n".join(lines) + "\n"})
    path = f"/tables/{made['table']['id']}"
    for seat, key, name in zip(made["table"]["seats"], made["keys"], NAMES, strict=False):
        look = {"name": name, "colour": seat["colour"], "shape": seat["shape"]}
        server.ok("PUT", f"{path}/seats/{seat['seat']}/look", look, key=key["key"])
    return {**made, "seat": (made["table"]["waiting"] or [0])[0]}


def come(server: Served, page: Page, made: dict[str, Any]) -> None:
    """To a table that was brought there."""
    page.goto(f"http://127.0.0.1:{server.port}/")
    page.evaluate(KEPT, made)
    page.goto(f"http://127.0.0.1:{server.port}/t/{made['table']['id']}")


def sat(server: Served, page: Page, place: Place) -> dict[str, Any]:
    """The page of such a table, in the seat that is asked."""
    made = brought(server, place)
    come(server, page, made)
    page.locator(".map [data-ship]").first.wait_for(state="attached")
    return made


def lobby(server: Served, page: Page) -> None:
    page.goto(f"http://127.0.0.1:{server.port}/")
    page.locator("[data-game=xia] .play:enabled").wait_for()


def set_up(server: Served, page: Page) -> None:
    lobby(server, page)
    lay_out(page)
    page.locator(".new .rules summary").click()
    page.locator(".new .effect").first.wait_for()


def join(server: Served, page: Page) -> None:
    """An invitation to a table at which somebody sits already."""
    options = {"target": 5, "npcs": False}
    made = server.table("me", "open", "normal", "normal", game="xia", name="Friday drift", options=options)
    look = {"name": "Mara", "colour": "sky", "shape": "circle"}
    server.ok("PUT", f"/tables/{made['table']['id']}/seats/0/look", look, key=made["keys"][0]["key"])
    page.goto(f"http://127.0.0.1:{server.port}/t/{made['table']['id']}#{made['invite']}")
    page.locator(".halves dl > div:nth-child(5)").wait_for()


def menu(server: Served, page: Page) -> None:
    table(server, page)
    page.locator(".top button").last.click()
    page.locator("dialog[open] .facts summary").click()


def table(server: Served, page: Page) -> None:
    """A space that buys what is on board, a token, a Mission, and a Shield that might be crossed."""
    sat(server, page, FLYING)
    page.locator("button.offer").first.wait_for()


def idle(server: Served, page: Page) -> None:
    """Somebody else flies."""
    made = brought(server, FLYING)
    come(server, page, {**made, "seat": (made["seat"] + 1) % len(made["keys"])})
    page.locator(".map [data-ship]").first.wait_for(state="attached")
    page.locator("div.idle").wait_for()


def combat(server: Served, page: Page) -> None:
    """A defence is to be declared, in the second attack of a turn."""
    sat(server, page, DUEL)
    page.locator(".picks .declare").wait_for()


def hold(server: Served, page: Page) -> None:
    """A Shield in hand that does not fit as it is turned."""
    sat(server, page, MARKET)
    page.locator(".open").first.click()
    page.locator("[data-outfit='rondache']").click()
    page.locator(".drydock .stage").wait_for()


def rulebook(server: Served, page: Page) -> None:
    table(server, page)
    page.keyboard.press("b")
    page.locator("dialog[open] li").first.wait_for()


def replay(server: Served, page: Page) -> None:
    table(server, page)
    if page.locator(".tabbar").is_visible():
        page.locator(".tabbar button").nth(-2).click()
    page.locator(".log .line").nth(8).click()
    page.locator(".back").wait_for()


# Whatever comes in with a movement has come. What never ends (a light that pulses) and the timer are not waited for.
COME = """Promise.allSettled(document.getAnimations().filter(
  one => one.effect.getComputedTiming().endTime < Infinity && !one.effect.target.closest('.timer')
).map(one => one.finished))"""


# What is put in again fades in again, so that is brought to its end.
COPY = """() => {
  document.body.replaceChildren(...[...document.body.children].map(one => one.cloneNode(true)));
  for (const one of document.getAnimations()) if (one.effect.getComputedTiming().endTime < Infinity) one.finish();
}"""


def moment(server: Served, page: Page) -> None:
    """A ship is destroyed, and that is held."""
    page.emulate_media(reduced_motion="no-preference")
    made = sat(server, page, DUEL)
    page.locator(".combat").wait_for()
    page.wait_for_load_state("networkidle")
    page.clock.install(time=NOON)
    page.clock.pause_at(NOON + 3600)
    table, key = made["table"]["id"], made["keys"][made["seat"]]["key"]
    server.do(table, key, do="answer", question=server.asked(table, key)["id"], key="done")
    page.locator(".combat .die[aria-label*=':']").nth(4).wait_for()  # those of the attack before, and a new one
    page.clock.run_for(500)
    page.locator(".moment h2").wait_for()
    page.evaluate(COME)
    page.evaluate(COPY)
    page.clock.resume()  # the copy stays as it is, however long somebody looks


def taken_back(server: Served, page: Page) -> None:
    """A shot that was taken back: struck in the log, and told above the question."""
    made = sat(server, page, DUEL)
    page.locator(".combat").wait_for()
    table, key = made["table"]["id"], made["keys"][made["seat"]]["key"]
    server.do(table, key, do="answer", question=server.asked(table, key)["id"], key="done")
    page.locator(".log .line", has_text=" 0").first.wait_for(state="attached")
    entries = server.ok("GET", f"/tables/{table}/view", key=key)["entries"]
    server.do(table, made["keys"][1]["key"], do="take-back", to=entries - 3)
    page.locator(".bar .lost").wait_for()


def tooltip(server: Served, page: Page) -> None:
    """On one's own ship, which is in view."""
    made = sat(server, page, MIDDLE)
    page.locator("button.offer").first.wait_for()
    page.locator(f".map [data-ship='{made['seat']}']").hover(force=True)
    page.get_by_role("tooltip").wait_for()


def end(server: Served, page: Page) -> None:
    sat(server, page, OVER)
    page.locator(".end h2").wait_for()


def always(server: Served, page: Page) -> None:
    """What may be answered at a question from now on."""
    sat(server, page, ABILITY)
    page.locator("button.always").click()
    page.locator("dialog[open] input").first.wait_for()


def orders(server: Served, page: Page) -> None:
    """One that has answered, one that waits."""
    made = brought(server, ABILITY)
    key = made["keys"][made["seat"]]["key"]
    for order in ({"where": "xia.ability.use"}, {"where": "xia.status.arm", "answer": "arm-all"}):
        reply = server.do(made["table"]["id"], key, do="order", order=order)
        assert reply["is"] == "done", reply
    come(server, page, made)
    page.locator("button.orders").first.click()
    page.locator("dialog[open] .revoke").first.wait_for()


def amount(server: Served, page: Page) -> None:
    sat(server, page, BUYING)
    page.locator(".picks .confirm").wait_for()


def damage(server: Served, page: Page) -> None:
    """Laid where it hurts least."""
    sat(server, page, DAMAGED)
    page.locator(".picks .damage").wait_for()
    page.keyboard.press("t")
    page.locator(".picks .does li").first.wait_for()


def scored(server: Served, page: Page) -> None:
    """A game with a score sheet of its own."""
    come(server, page, brought(server, SCORED))
    page.locator(".end tfoot").wait_for()


STAGES: dict[str, Callable[[Served, Page], None]] = {
    "lobby": lobby,
    "set-up": set_up,
    "join": join,
    "table": table,
    "idle": idle,
    "combat": combat,
    "hold": hold,
    "always": always,
    "orders": orders,
    "amount": amount,
    "damage": damage,
    "rulebook": rulebook,
    "replay": replay,
    "moment": moment,
    "taken-back": taken_back,
    "tooltip": tooltip,
    "end": end,
    "scored": scored,
    "menu": menu,
}
