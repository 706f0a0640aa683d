"""What the regions are called, how it stands, and the table in a few lines; all of it from a view."""

from __future__ import annotations

from typing import Any

from rimward.games.andromeda.shown.signs import size
from rimward.games.andromeda.table.content import Content
from rimward.games.andromeda.table.names import STORED, developed, hand, sustain, tokens
from rimward.kernel.event import Event
from rimward.kernel.game import Naming, Space

RAIDERS = -1  # as a side of a battle, and as who throws the dice of raiders


def naming(content: Content, view: dict[str, Any]) -> Naming:
    """Every region by its tile and its space: Low Anvil (C3)."""
    regions = view["table"]["regions"]
    spaces: dict[Space, dict[str, str]] = {
        (number,): {"kind": region["kind"], "name": region["name"], "space": content.spaces[number]}
        for number, region in enumerate(regions)
    }
    return Naming(spaces, {RAIDERS: "raiders"})


def standing(view: dict[str, Any]) -> list[int]:
    vp: list[int] = view["table"]["vp"]
    return vp


def turn_of(view: dict[str, Any]) -> int:
    """Whose turn it is; -1 before the first one and after the last one."""
    return next((int(frame["seat"]) for frame in reversed(view["stack"]) if frame["is"] == "Turn"), -1)


def final_turns(view: dict[str, Any]) -> int:
    """How many turns there are still to come, this one included; -1 before the end."""
    return next((int(frame["left"]) for frame in view["stack"] if frame["is"] == "Turns"), -1)


def steps(content: Content, view: dict[str, Any]) -> int:
    """How long the event track is."""
    table = view["table"]
    return content.at(table["first_numbers"]).numbers.event_steps[table["seats"]]


def status(content: Content, view: dict[str, Any]) -> list[Event]:
    """The table as a player sees it, as codes for the messages; nothing but the view is known here."""
    table, seat = view["table"], view["seat"]
    lines = _course(content, view)
    for player in range(table["seats"]):
        told = {"seat": player, "faction": table["factions"][player], "vp": table["vp"][player]}
        lines.append(Event("andromeda.status.seat", {**told, "cards": size(view, hand(player))}))
    if seat < table["seats"]:
        stock = dict(zip(STORED, table["stock"][seat], strict=True))
        lines.append(Event("andromeda.status.stock", {**stock, "leaders": table["station"][seat]}))
        lines += _cards(view, seat)
    return lines


def _course(content: Content, view: dict[str, Any]) -> list[Event]:
    """Whose turn it is, what goes on in it, and how near the next event and the end are."""
    table, seat, left = view["table"], turn_of(view), final_turns(view)
    lines = [Event("andromeda.status.turn", {"seat": seat})] if seat >= 0 else []
    battles = [frame["region"] for frame in view["stack"] if frame["is"] == "Battle"]
    lines += [Event("andromeda.status.battle", {"region": region}) for region in battles]
    if table["due"]:
        lines.append(Event("andromeda.status.due", {}))
    if left > 0:
        lines.append(Event("andromeda.status.final", {"turns": left}))
    elif table["ended"]:
        lines.append(Event("andromeda.status.ended", {}))
    else:
        told = {"marker": table["marker"], "steps": steps(content, view), "terminus": table["terminus"]}
        lines.append(Event("andromeda.status.marker", told))
    return lines


def _cards(view: dict[str, Any], seat: int) -> list[Event]:
    """What this seat can play, kind by kind, where there is any."""
    known = {
        word: tuple([face for face, _ in view["zones"][zone]["items"]])
        for word, zone in (("hand", hand(seat)), ("sustain", sustain(seat)), ("tokens", tokens(seat)))
    }
    awards = tuple(view["table"]["awards"][seat])  # they lie among the development cards
    lying = tuple([face for face, _ in view["zones"][developed(seat)]["items"]])
    known |= {"developed": tuple([name for name in lying if name not in awards]), "awards": awards}
    return [Event(f"andromeda.own.{word}", {"cards": cards}) for word, cards in known.items() if cards]
