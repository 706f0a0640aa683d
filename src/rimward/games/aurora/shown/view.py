"""How it stands, and the table in a few lines; all of it from a view."""

from __future__ import annotations

from typing import Any

from rimward.games.aurora.shown.names import View
from rimward.games.aurora.table.content import Content
from rimward.games.aurora.table.names import EVENTS_DONE, NOWHERE, VILLAINS, bounty
from rimward.games.aurora.table.pieces import SHIELDS
from rimward.kernel.event import Event


def standing(view: View) -> list[int]:
    """Digits, as they will be paid; in a campaign with all that has been paid."""
    table = view["table"]
    return [max(0, sum(pay) + sum(before)) for pay, before in zip(table["pay"], table["earned"], strict=True)]


def status(content: Content, view: View) -> list[Event]:
    """The table as a player sees it, as codes for the messages; nothing but the view is known here."""
    table, seat = view["table"], view["seat"]
    lines = [*_campaign(content, view), *_course(content, view)]
    for ship in table["ships"]:
        if ship["side"] < VILLAINS:
            lines.append(_ship(view, ship))
        elif ship["square"] != NOWHERE:
            lines.append(_npc_ship(content, view, ship))
    for number, who in enumerate(table["figures"]):
        if who["seat"] == seat or who["square"] != NOWHERE:
            lines.append(_crew(content, view, number))
    return [*lines, *_bounty(content, view)]


def _campaign(content: Content, view: View) -> list[Event]:
    """How far it is, and what everybody has to spend."""
    table = view["table"]
    if not table["campaign"]:
        return []
    counted = [name for name in table["played"] if table["storyline"] in content.missions[name].titles]
    told = {"storyline": table["storyline"], "played": len(counted), "length": table["campaign"]}
    lines = [Event("aurora.table.campaign", told)]
    for ship in table["ships"]:
        if ship["seat"] != NOWHERE:
            trained = [name for who in table["figures"] if who["seat"] == ship["seat"] for name in who["upgrades"]]
            upgrades = (*ship["upgrades"], *trained)
            purse = {"seat": ship["seat"], "digits": table["digits"][ship["seat"]], "upgrades": upgrades}
            lines.append(Event("aurora.table.purse", purse))
    return lines


def _course(content: Content, view: View) -> list[Event]:
    """The round, what is left of the time, and what the mission asks for."""
    table = view["table"]
    lines = []
    if table["round"]:
        told = {"round": table["round"], "events": table["deck"], "left": max(0, table["left"])}
        lines.append(Event("aurora.table.round", {**told, "waits": int(_waits(view))}))
    mission = content.mission(table["mission"])
    if mission is not None:
        told = {"mission": table["mission"], "tier": table["tier"], "digits": mission.reward}
        lines.append(Event("aurora.table.mission", {**told, "coalition": mission.coalition}))
    for each in table["things"]:
        told = {"what": each["name"], "square": each["square"], "side": each["side"], "rounds": each["rounds"]}
        lines.append(Event("aurora.table.goal", told))
    return lines


def _waits(view: View) -> bool:
    """aurora.timed.first-card: the first world event comes when somebody has landed."""
    table = view["table"]
    landed = any([who["square"] != NOWHERE and who["side"] < VILLAINS for who in table["figures"]])
    begun = landed or bool(view["zones"][EVENTS_DONE]["items"])
    return bool(table["timed"]) and not table["quicker"] and not begun


def _ship(view: View, ship: dict[str, Any]) -> Event:
    """Where it is, and what it can still take; it is nowhere before it has begun, and when it was sold."""
    up = ship["shields_up"]
    told = {"seat": ship["seat"], "ship": ship["name"], "side": ship["side"], "up": int(up)}
    digits = 0 if ship["seat"] == NOWHERE else standing(view)[ship["seat"]]
    told |= {"left": (SHIELDS if up else ship["hull"]) - ship["damage"], "digits": digits}
    told |= {"cards": tuple([item["name"] for item in ship["salvage"]])}
    if ship["captor"] != NOWHERE:
        return Event("aurora.table.taken", {**told, "captor": view["table"]["ships"][ship["captor"]]["name"]})
    if ship["square"] != NOWHERE:
        return Event("aurora.table.in-orbit", {**told, "square": ship["square"], "facing": ship["facing"]})
    if ship["dock"] != NOWHERE:
        return Event("aurora.table.docked", {**told, "dock": ship["dock"]})
    return Event("aurora.table.nowhere", told)


def _npc_ship(content: Content, view: View, ship: dict[str, Any]) -> Event:
    """A fighter and the like: what it can still take."""
    health = content.npc_ship(ship["name"]).levels[view["table"]["level"] - 1].health
    told = {"ship": ship["name"], "left": health - ship["damage"], "square": ship["square"]}
    return Event("aurora.table.npc-ship", {**told, "facing": ship["facing"]})


def _crew(content: Content, view: View, number: int) -> Event:
    table = view["table"]
    who = table["figures"][number]
    told = {
        "seat": who["seat"],
        "crew": who["name"],
        "wounds": who["wounds"],
        "health": content.figure(who["name"], table["level"]).health,
    }
    told |= {"out": int(who["out"]), "hidden": int(who["hidden"]), "stun": int("stun" in who["tokens"])}
    told |= {"gear": tuple([item["name"] for item in who["gear"]]), "holds": tuple(who["holds"])}
    if who["square"] != NOWHERE and who["side"] >= VILLAINS:
        return Event("aurora.table.enemy", {**told, "square": who["square"]})
    for mate in table["mates"]:
        if mate["figure"] == number and who["square"] != NOWHERE and who["seat"] == NOWHERE:
            return Event("aurora.table.mate", {**told, "square": who["square"], "card": mate["card"]})
    if who["square"] != NOWHERE:
        return Event("aurora.table.on-surface", {**told, "square": who["square"]})
    if who["carrier"] != NOWHERE:
        return Event("aurora.table.is-carried", {**told, "carrier": table["figures"][who["carrier"]]["name"]})
    return Event("aurora.table.aboard", {**told, "ship": table["ships"][who["ship"]]["name"], "room": who["room"]})


def _bounty(content: Content, view: View) -> list[Event]:
    """The secret one of this seat; ashore it has been returned."""
    zone = view["zones"].get(bounty(view["seat"])) if view["table"]["mission"] else None
    faces = [face for face, _ in zone["items"] if face is not None] if zone is not None else []
    return [Event("aurora.table.bounty", {"crew": name, "digits": content.bounties[name]}) for name in faces]
