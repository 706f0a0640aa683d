"""The table in words, place by place: what the drawing has signs for."""

from __future__ import annotations

from typing import Any

from rimward.games.andromeda.shown.signs import RAIDERS, Signs, kinds_at, size
from rimward.games.andromeda.table.content import Content
from rimward.games.andromeda.table.names import EVENTS, PLANETS, TRACKS, discovery


def raider_names(view: dict[str, Any], signs: Signs) -> list[str]:
    """One line: the cards in play."""
    told = [
        f"{RAIDERS}{raider['letter']} {signs.say('andromeda.map.raider', raider=raider['name'])}"
        for raider in view["table"]["raiders"]
    ]
    return [", ".join([text.replace(" ", "\xa0") for text in told])] if told else []


def guide(content: Content, view: dict[str, Any], signs: Signs) -> list[str]:
    table = view["table"]
    lines = [_region(content, view, number, signs) for number in range(len(table["regions"]))]
    lines += [_raider(raider, signs) for raider in table["raiders"]]
    lines += [_bays(view, seat, signs) for seat in range(table["seats"])]
    lines += [_prizes(content, view, signs), _stacks(view, signs)]
    return [line for line in lines if line]


def _region(content: Content, view: dict[str, Any], number: int, signs: Signs) -> str:
    """ "" for a space without a tile."""
    table = view["table"]
    region = table["regions"][number]
    if region["kind"] == "empty":
        return ""
    things = _lying(content, view, number, signs)
    track = content.planets[region["name"]].type if region["kind"] == "planet" else ""
    return signs.say(
        "andromeda.map.guide",
        space=content.spaces[number],
        kind=region["kind"],
        name=region["name"],
        track=track,
        things="; ".join(things) or "none",
    )


def _lying(content: Content, view: dict[str, Any], number: int, signs: Signs) -> list[str]:
    table, say = view["table"], signs.say
    region, left, top = table["regions"][number], table["moons_left"][number], table["tops"][number]
    things = []
    built = next((each for each in table["developments"] if each["region"] == number), None)
    if built is not None:
        things.append(say("andromeda.map.built", kind=built["kind"], seat=built["owner"]))
    if left and top in content.moons:
        moon = content.moons[top]
        things.append(say("andromeda.map.moons", count=left, top=signs.either(moon.gives, moon.other)))
    if region["kind"] == "planet":
        planet = content.planets[region["name"]]
        if not left:
            things.append(say("andromeda.map.gives", contents=signs.either(planet.under, planet.other)))
        if built is None:
            things.append(say("andromeda.map.costs", contents=signs.listed(planet.cost)))
    if table["bonus"][number]:
        things.append(say("andromeda.map.bonus", contents=signs.listed(table["bonus"][number])))
    for seat, leaders in enumerate(table["leaders"][number]):
        if leaders:
            things.append(say("andromeda.map.leaders", seat=seat, leaders=leaders))
    for raider in table["raiders"]:
        if count := raider["regions"].count(number):
            things.append(say("andromeda.map.raiders", raider=raider["name"], count=count))
    for seat in range(table["seats"]):
        if ships := kinds_at(view, seat, number):
            things.append(say("andromeda.map.ships", seat=seat, ships=tuple(ships)))
    return things


def _raider(raider: dict[str, Any], signs: Signs) -> str:
    return signs.say(
        "andromeda.map.raider-card",
        raider=raider["name"],
        letter=raider["letter"],
        range=raider["range"],
        weapons=raider["weapons"],
        shields=raider["shields"],
        damaged=raider["damaged"],
        targeting=raider["targeting"],
        reward=signs.listed(raider["reward"]),
        quirks=tuple(raider["quirks"]),
    )


def _bays(view: dict[str, Any], seat: int, signs: Signs) -> str:
    """What holds for the ships of a seat."""
    told = [_bay(bay, signs) for bay in view["table"]["bays"][seat]]
    return signs.say("andromeda.map.bays", seat=seat, ships="; ".join(told))


def _bay(bay: dict[str, Any], signs: Signs) -> str:
    return signs.say(
        "andromeda.map.bay",
        kind=bay["kind"],
        tile=bay["tile"],
        range=bay["range"],
        weapons=bay["weapons"],
        shields=bay["shields"],
        damaged=bay["damaged"],
        targeting=bay["targeting"],
        abilities=tuple(bay["abilities"]),
    )


def _prizes(content: Content, view: dict[str, Any], signs: Signs) -> str:
    """The supremacy tokens that are still on their track."""
    steps = content.tracks[TRACKS[2]].prize
    lying = [(step, token) for step, token in zip(steps, view["table"]["prizes"], strict=True) if token]
    told = [signs.say("andromeda.map.prize", step=step, token=token) for step, token in lying]
    return signs.say("andromeda.map.prizes", tokens=", ".join(told)) if told else ""


def _stacks(view: dict[str, Any], signs: Signs) -> str:
    return signs.say(
        "andromeda.map.stacks",
        first=size(view, discovery("first")),
        second=size(view, discovery("second")),
        observatory=size(view, discovery("observatory")),
        planets=size(view, PLANETS),
        events=size(view, EVENTS),
    )
