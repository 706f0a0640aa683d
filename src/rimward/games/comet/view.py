"""What a pilot is told about the options, and the table in a few lines. Only the owner of an option is ever sent it."""

from __future__ import annotations

from typing import Any

from rimward.games.comet.flow import Turn
from rimward.games.comet.state import DIE, HOLD, RISK, WORTH, Comet, hand
from rimward.kernel.dice import Roll
from rimward.kernel.event import Event
from rimward.kernel.question import PASS, Choose, Fate, Option, Sort, Value, key_of, percents

SORTS: dict[Value, Sort] = {"haul": "goal", "drill": "risk", PASS: "end", "decline": "end"}


def describe(g: Comet, question: Choose, value: Value) -> Option:
    if question.code == "comet.lane.choose":
        lane = str(value)
        return Option(lane, f"lane:{lane}", {"ice": WORTH[lane], "safe": DIE - RISK[lane], "of": DIE})
    key, about = key_of(value), _about(g, question, value)
    if value in ("drill", "haul"):
        about["gain"] = str(value)
    odds = _odds(g.lanes[question.seat]) if value == "drill" else ()
    return Option(key, key if ":" in key else "", about, SORTS.get(value, "plain"), odds)


def _odds(lane: str) -> tuple[Fate, ...]:
    """comet.lane.risk: up to it a drill is lost."""
    good, lost = percents([DIE - RISK[lane], RISK[lane]])
    return Fate("good", "ice", good), Fate("harm", "bust", lost)


def _about(g: Comet, question: Choose, value: Value) -> dict[str, int | str]:
    seat = question.seat
    if isinstance(value, tuple) and value[0] == "card":
        return {"card": g.zones.face(hand(seat), int(value[1]))}
    if question.code == "comet.turn.action":
        return _action(g, seat, g.under(Turn).hold)
    return {"face": g.under(Roll).faces[0]} if value == PASS else {}


def _action(g: Comet, seat: int, hold: int) -> dict[str, int | str]:
    """The odds of a drill (comet.lane.risk), what it brings (comet.lane.worth, .alone) and what is at stake."""
    lane = g.lanes[seat]
    ice = min(WORTH[lane] + g.alone(seat), HOLD - hold)
    return {"safe": DIE - RISK[lane], "of": DIE, "ice": ice, "hold": hold}


def standing(view: dict[str, Any]) -> list[int]:
    """The ice at home; what is in a hold is not safe yet."""
    ice: list[int] = view["table"]["ice"]
    return ice


def status(_: None, view: dict[str, Any]) -> list[Event]:
    """The table as a pilot sees it, as codes for the messages; nothing but the view is known here."""
    table, seat = view["table"], view["seat"]
    by_kind = {frame["is"]: frame for frame in view["stack"]}
    number = by_kind["Round"]["number"] if "Round" in by_kind else 0
    lines = [Event("comet.status.round", {"round": number, "rounds": table["rounds"], "target": table["target"]})]
    flying = "Turn" in by_kind
    for pilot in range(table["seats"]):
        told = {"seat": pilot, "ice": table["ice"][pilot], "gadgets": len(view["zones"][hand(pilot)]["items"])}
        if flying:
            lines.append(Event("comet.status.flying", {**told, "lane": table["lanes"][pilot]}))
        else:
            lines.append(Event("comet.status.pilot", told))
    if flying:
        turn = by_kind["Turn"]
        lines.append(Event("comet.status.hold", {"seat": turn["seat"], "hold": turn["hold"], "most": HOLD}))
    if seat < table["seats"]:
        cards = tuple(face for face, _ in view["zones"][hand(seat)]["items"])
        lines.append(Event("comet.status.hand", {"cards": cards, "count": len(cards)}))
    return lines
