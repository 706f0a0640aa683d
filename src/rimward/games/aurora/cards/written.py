"""The verbs of cards, and the box that is written with them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from msgspec import to_builtins

from rimward.games.aurora import locations
from rimward.games.aurora.acting import acting_ship, actor
from rimward.games.aurora.cards import doings
from rimward.games.aurora.enemies import arrivals, fleet, happenings
from rimward.games.aurora.gear import friends_beside
from rimward.games.aurora.ship_damage import repair
from rimward.games.aurora.table import content
from rimward.games.aurora.table.content import Content
from rimward.games.aurora.table.names import NOWHERE, SKILLS, SPECIES
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import half_speed, speed
from rimward.kernel.carry import Effects
from rimward.kernel.content import Box, Misfits
from rimward.kernel.effect import Call, EffectError, Language, Param, Verb
from rimward.kernel.frame import Frame
from rimward.kernel.question import Bar

COMMANDERS: Final = ("solen-frae", "darius", "axiom-of-rust")
RULE: Final = "aurora.ability.action-cost"
WAY: Final = Param(("melee", "ranged", "any"), default="any")
WHOM: Final = Param(("self", "adjacent", "either"), default="either")


def nobody(found: bool) -> Bar | None:
    return None if found else Bar("aurora.bar.nobody", RULE)


def move(g: Aurora, seat: int, call: Call) -> Frame:
    figure = actor(g)
    points = half_speed(g, figure) if call.number("half") else call.number("points") or speed(g, figure)
    return doings.MoveBy(figure, points, bool(call.number("freely")))


def attack(g: Aurora, seat: int, call: Call) -> Frame:
    again = call.card if call.number("again") else ""
    return doings.Strike(actor(g), call.word("way"), call.number("dice"), again)


def no_target(g: Aurora, seat: int, call: Call) -> Bar | None:
    if not doings.may_strike(g, actor(g), call.card if call.number("again") else ""):
        return Bar("aurora.bar.attacked", "aurora.combat.special-attacks")
    return nobody(bool(doings.targets(g, actor(g), call.word("way"))))


def heal(g: Aurora, seat: int, call: Call) -> Frame:
    return doings.Heal(actor(g), call.number("wounds"), call.word("whom"), call.card)


def no_patient(g: Aurora, seat: int, call: Call) -> Bar | None:
    return nobody(bool(doings.patients(g, actor(g), call.word("whom"))))


def stun(g: Aurora, seat: int, call: Call) -> Frame:
    return doings.Stun(actor(g), call.number("range"), call.card)


def nobody_in_sight(g: Aurora, seat: int, call: Call) -> Bar | None:
    return nobody(bool(doings.in_sight(g, actor(g), call.number("range"))))


def push(g: Aurora, seat: int, call: Call) -> Frame:
    return doings.Push(actor(g), call.number("squares"), call.card)


def nobody_beside(g: Aurora, seat: int, call: Call) -> Bar | None:
    return nobody(bool(doings.enemies_beside(g, actor(g))))


def command(g: Aurora, seat: int, call: Call) -> Frame:
    return doings.Command(actor(g), bool(call.number("attack")), call.card)


def no_friend(g: Aurora, seat: int, call: Call) -> Bar | None:
    return nobody(bool(friends_beside(g, actor(g))))


def look(g: Aurora, seat: int, call: Call) -> Frame:
    return doings.Look(actor(g), call.number("range"), call.card)


def nobody_hidden(g: Aurora, seat: int, call: Call) -> Bar | None:
    return nobody(bool(doings.hidden_within(g, actor(g), call.number("range"))))


def no_hull_damage(g: Aurora, seat: int, call: Call) -> Bar | None:
    damaged = g.ships[acting_ship(g)].hull_damage > 0
    return None if damaged else Bar("aurora.bar.no-damage", "aurora.ship-damage.hull")


def not_in_orbit(g: Aurora, seat: int, call: Call) -> Bar | None:
    flying = g.ships[acting_ship(g)].square != NOWHERE
    return None if flying else Bar("aurora.bar.docked", "aurora.ship-action.docked-options")


def warriors(g: Aurora, seat: int, call: Call) -> Frame:
    commander = call.word("commander")
    least, most = call.number("least"), call.number("most")
    return arrivals.Warriors(call.word("species"), least, most, commander if commander in COMMANDERS else "")


SKILL: Final = Param(SKILLS)
COMMANDER: Final = Param(("nobody", *COMMANDERS), default="nobody")
EVENTS: Final = (
    Verb("enemy-card", lambda g, seat, call: arrivals.EnemyCard()),
    Verb(
        "warriors",
        warriors,
        {
            "species": Param(SPECIES),
            "least": Param(),
            "most": Param(),
            "commander": COMMANDER,
        },
    ),
    Verb("creature", lambda g, seat, call: arrivals.Creature()),
    Verb("drones", lambda g, seat, call: arrivals.Drones(call.number("count")), {"count": Param()}),
    Verb(
        "squadron",
        lambda g, seat, call: fleet.Squadron(call.word("ship"), call.number("count")),
        {"ship": Param(fleet.SHIPS), "count": Param()},
    ),
    Verb(
        "quake",
        lambda g, seat, call: happenings.Disaster("quake", call.word("test"), call.number("squares")),
        {"test": SKILL, "squares": Param()},
    ),
    Verb("fire", lambda g, seat, call: happenings.Fire()),
    Verb("radiation", lambda g, seat, call: happenings.Disaster("radiation", call.word("test")), {"test": SKILL}),
    Verb(
        "flood",
        lambda g, seat, call: happenings.Disaster("flood", call.word("test"), call.number("wounds")),
        {"test": SKILL, "wounds": Param()},
    ),
    Verb("ion-storm", lambda g, seat, call: happenings.IonStorm(call.number("damage")), {"damage": Param()}),
    Verb("crate", lambda g, seat, call: happenings.Market()),
    Verb("salvage", lambda g, seat, call: happenings.Wreck()),
    Verb("mutiny", lambda g, seat, call: happenings.Mutiny()),
    Verb("jailbreak", lambda g, seat, call: happenings.Jailbreak()),
)
LOCATIONS: Final = (
    Verb(
        "ambush",
        lambda g, seat, call: locations.Ambush(actor(g), call.word("species"), call.number("count")),
        {"species": Param(SPECIES), "count": Param(least=1)},
    ),
    Verb("cache", lambda g, seat, call: locations.Cache(actor(g))),
    Verb(
        "hazard",
        lambda g, seat, call: locations.Hazard(actor(g), call.word("test"), call.number("wounds")),
        {"test": SKILL, "wounds": Param(least=1)},
    ),
    Verb("rest", lambda g, seat, call: locations.rest(g, actor(g), call.number("wounds")), {"wounds": Param(least=1)}),
)
LANGUAGE: Final = Language(
    verbs=[
        Verb("move", move, {"points": Param(default=0), "half": Param(default=0), "freely": Param(default=0)}),
        Verb(
            "attack",
            attack,
            {"way": WAY, "dice": Param(default=0), "again": Param(default=0)},
            bar=no_target,
        ),
        Verb("heal", heal, {"wounds": Param(least=1), "whom": WHOM}, bar=no_patient),
        Verb("stun", stun, {"range": Param(default=1)}, bar=nobody_in_sight),
        Verb("push", push, {"squares": Param(default=1)}, bar=nobody_beside),
        Verb("command", command, {"attack": Param(default=0)}, bar=no_friend),
        Verb("look", look, {"range": Param(default=2)}, bar=nobody_hidden),
        Verb("teleport", lambda g, seat, call: doings.teleport(g)),
        Verb(
            "repair",
            lambda g, seat, call: repair(g, acting_ship(g), call.number("points")),
            {"points": Param(default=1)},
            bar=no_hull_damage,
        ),
        Verb("mine", lambda g, seat, call: doings.lay_mine(g), bar=not_in_orbit),
        *EVENTS,
        *LOCATIONS,
    ],
    counts=[],
    windows=(),
)


def effects_in(box: Content) -> dict[str, Any]:
    """Everything with a `do`, by its name: abilities of the red side, items, salvage, world events, locations."""
    reds = [card.red for card in (*box.crew.values(), *box.recruits.values())]
    reds += [upgrade.red for upgrade in box.upgrades.values()]
    found = {red.name: red.do for each in reds for red in each if red.do is not None}
    found.update({name: card.do for name, card in box.tactical.items() if card.do is not None})
    found.update({name: item.do for name, item in box.items.items() if item.do is not None})
    found.update({name: event.do for name, event in box.events.items() if event.do is not None})
    missions = {**box.missions, **box.endings}
    found.update({name: mission.do for name, mission in missions.items() if mission.do is not None})
    found.update({name: tile.do for name, tile in box.surface.items() if tile.do is not None})
    return {name: {"when": "played", "do": do} for name, do in found.items()}


def effects_of(box: Content) -> Effects:
    return Effects({name: LANGUAGE.load("", name, raw) for name, raw in effects_in(box).items()})


def misfits(made: Mapping[str, Mapping[str, Any]]) -> Misfits:
    """What does not fit together, and what cards say that no verb can do."""
    yield from content.misfits(made)
    said = [("items.yaml", name, item.do) for name, item in made["items.yaml"].items()]
    said += [("events.yaml", name, event.do) for name, event in made["events.yaml"].items()]
    for file in ("missions.yaml", "endings.yaml"):
        said += [(file, name, mission.do) for name, mission in made[file].items()]
    said += [("tiles.yaml", name, tile.do) for name, tile in made["tiles.yaml"].items()]
    said += [("tactical.yaml", name, card.do) for name, card in made["tactical.yaml"].items()]
    for file in ("crew.yaml", "recruits.yaml", "upgrades.yaml"):
        said += [(file, name, red.do) for name, card in made[file].items() for red in card.red]
    for file, name, do in said:
        if do is not None:
            try:
                LANGUAGE.load(file, name, {"when": "played", "do": do})
            except EffectError as error:
                yield file, name, error.field, error.problem


BOX: Final = Box("rimward.games.aurora", content.SHEETS, Content, misfits)


def box_data(box: Content) -> dict[str, Any]:
    """All of it in plain data, for whoever draws it."""
    kinds = (
        "crew",
        "recruits",
        "items",
        "upgrades",
        "missions",
        "endings",
        "campaigns",
        "bounties",
        "surface",
        "orbit",
    )
    healths = [{name: kind.health for name, kind in level.items()} for level in box.enemies]
    return {
        "hash": box.hash,
        "enemies": healths,
        **{kind: to_builtins(getattr(box, kind)) for kind in (*kinds, "sheet")},
    }
