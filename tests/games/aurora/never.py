"""Why games of bots never show some rules and reasons of Destiny Aurora.

Most of it is what random crews hardly come to; the melees (test_soak_melees.py) are made for it, and play it with open
books.
"""

from __future__ import annotations

from typing import Final

BOARDED: Final = "needs a ship without shields and another beside it that boards it; melees have it"
HULL: Final = "needs ten damage to a ship first, and random ships seldom fire; melees have it"
FIRED: Final = "needs enemies in orbit at the same time; random ships seldom meet there, melees do"
BEATEN: Final = "needs somebody who is defeated on the planet; random crews seldom hit, melees have it"
ARMED: Final = "needs a certain card out of the crates, and an enemy in its way"
LADEN: Final = "needs more than somebody can carry"
HOME: Final = "needs a random player who takes the goods aboard and flies home with them"
DUAL: Final = "asked where two specialists could change places; no five crew of the box leave that open"
LOOKED: Final = "said at one decision of fifty that is looked at, and at few of them there is occasion for it"

GUARDED: Final = "needs crew in a room with guards, who see them; scenes have it"
USUAL: Final = "the reason for the usual attack, which needs no telling"
CARD: Final = "needs that world event, and somebody whom it concerns; scenes have it"
DRONES: Final = "needs more drones than crew on the planet"
SQUADRON: Final = "needs a squadron of more ships than there are, or one that is left alone; scenes have it"
GIANT: Final = "needs a giant, and crew in a room of a corner tile"
PACKED: Final = "an expansion: only a pack brings tactical cards, and the tests have one"
LOST: Final = "needs a ship that was taken in a campaign; scenes have it"
LIFTED: Final = "needs a Lock Kit, which is bought ashore, and a roll that it saves; scenes have it"
MINED: Final = "needs two space mines near each other, and a ship that sets one off; scenes have it"
ASHORE: Final = "needs a campaign, and digits enough or a captive ashore; scenes have it"

RULES: Final[dict[str, str]] = {
    **dict.fromkeys(
        (
            "aurora.tactical.not-core",
            "aurora.tactical.deal",
            "aurora.tactical.use",
            "aurora.tactical.requirements",
            "aurora.tactical.redraw",
        ),
        PACKED,
    ),
    **dict.fromkeys(
        ("aurora.overtaken.must-sell", "aurora.overtaken.returned-characters", "aurora.overtaken.ship-rescue"), LOST
    ),
    **dict.fromkeys(
        (
            "aurora.campaign.royalty",
            "aurora.energy.arc-ammo",
            "aurora.prisoner.owner-recruits",
            "aurora.shore.unbought",
            "aurora.shore.turn-once",
            "aurora.ship.upgrade-slots",
        ),
        ASHORE,
    ),
    "aurora.test.six-plus": LIFTED,
    "aurora.salvage.mines-chain": MINED,
    **dict.fromkeys(("aurora.warrior.guard", "aurora.creature.guard"), GUARDED),
    **dict.fromkeys(("aurora.npc.actions", "aurora.npc.invalid-targets"), USUAL),
    **dict.fromkeys(("aurora.event.kinds", "aurora.ship.brig-mutiny"), CARD),
    **dict.fromkeys(("aurora.fighter.surplus", "aurora.fighter.lone"), SQUADRON),
    "aurora.drone.unpaired": DRONES,
    "aurora.creature.giant-break-off": GIANT,
    "aurora.combat.grenade-door": ARMED,
    "aurora.docked.battle": FIRED,
    **dict.fromkeys(
        (
            "aurora.ship-ability.patch-hull",
            "aurora.ship-damage.shields-not-repairable",
            "aurora.ship-damage.hull",
            "aurora.ship-damage.heavy",
            "aurora.ship-damage.critical",
            "aurora.ship-damage.critical-no-bonus",
            "aurora.win.tier2-tie",
        ),
        HULL,
    ),
    **dict.fromkeys(
        (
            "aurora.boarding.keep-one",
            "aurora.boarding.engage",
            "aurora.boarding.red-side",
            "aurora.boarding.stranded-intruders",
            "aurora.boarding.fourth-crew-swap",
            "aurora.overtaken.take-prisoner",
            "aurora.overtaken.rescue-prisoner",
            "aurora.overtaken.parameters",
            "aurora.heal.captive-to-brig",
            "aurora.prisoner.definition",
            "aurora.prisoner.turn-health",
            "aurora.prisoner.turn-roll",
            "aurora.prisoner.turned",
            "aurora.ship.capacity",
            "aurora.ship-move.linked",
            "aurora.boarding.one-intruder",
            "aurora.boarding.battle-order",
            "aurora.boarding.engaged-first",
            "aurora.boarding.negotiate",
            "aurora.overtaken.definition",
            "aurora.overtaken.mission-failed",
            "aurora.overtaken.tow",
            "aurora.prisoner.trade",
            "aurora.prisoner.turn-when",
            "aurora.win.all-lose",
        ),
        BOARDED,
    ),
    **dict.fromkeys(
        (
            "aurora.combat.wall-break",
            "aurora.combat.enemies-block",
            "aurora.gear.weapon-bonus",
        ),
        ARMED,
    ),
    **dict.fromkeys(
        (
            "aurora.mission-character.holder-defeated",
            "aurora.ko.token",
            "aurora.ko.carry",
            "aurora.ko.to-med-bay",
        ),
        BEATEN,
    ),
    **dict.fromkeys(
        ("aurora.gear.drop",),
        LADEN,
    ),
    **dict.fromkeys(
        ("aurora.setup.place-crew",),
        DUAL,
    ),
    **dict.fromkeys(
        ("aurora.ship-action.scan-limit",),
        LOOKED,
    ),
    **dict.fromkeys(
        (
            "aurora.ship-combat.firing-lines",
            "aurora.ship-combat.range-count",
            "aurora.ship-combat.blocking-terrain",
            "aurora.docked.orbital-fire",
        ),
        FIRED,
    ),
    **dict.fromkeys(
        ("aurora.win.tier2",),
        HOME,
    ),
}
REASONS: Final[dict[tuple[str, str], str]] = {
    ("aurora.bar.attacked", "aurora.combat.special-attacks"): LOOKED,
    ("aurora.bar.needs", "aurora.interact.mission-tests"): LOOKED,
    **dict.fromkeys(
        (
            ("aurora.bar.ability-used", "aurora.tactical.use"),
            ("aurora.bar.station-empty", "aurora.tactical.requirements"),
        ),
        PACKED,
    ),
    **dict.fromkeys(
        (
            ("aurora.bar.no-slot", "aurora.ship.upgrade-slots"),
            ("aurora.bar.too-dear", "aurora.shore.recruit"),
            ("aurora.bar.turned-ashore", "aurora.shore.turn-once"),
        ),
        ASHORE,
    ),
    **dict.fromkeys(
        (
            ("aurora.bar.at-home", "aurora.ship-damage.home-landing"),
            ("aurora.bar.closed", "aurora.ship-damage.heavy"),
            ("aurora.bar.critical", "aurora.ship-damage.critical"),
            ("aurora.bar.critical", "aurora.ship-damage.critical-no-bonus"),
            ("aurora.bar.heavy-damage", "aurora.ship-damage.heavy"),
            ("aurora.bar.no-damage", "aurora.ship-damage.hull"),
        ),
        HULL,
    ),
    **dict.fromkeys(
        (
            ("aurora.bar.blocked", "aurora.ship-combat.blocking-terrain"),
            ("aurora.bar.off-line", "aurora.ship-combat.firing-lines"),
            ("aurora.bar.range", "aurora.docked.orbital-fire"),
            ("aurora.bar.range", "aurora.ship-combat.range-count"),
        ),
        FIRED,
    ),
    **dict.fromkeys(
        (
            ("aurora.bar.boarded", "aurora.boarding.one-intruder"),
            ("aurora.bar.boards-another", "aurora.boarding.one-intruder"),
            ("aurora.bar.docked", "aurora.prisoner.turn-when"),
            ("aurora.bar.engaged-first", "aurora.boarding.engaged-first"),
            ("aurora.bar.full", "aurora.ship.capacity"),
            ("aurora.bar.linked", "aurora.ship-move.linked"),
            ("aurora.bar.station-empty", "aurora.boarding.break-link"),
            ("aurora.bar.station-empty", "aurora.boarding.conditions"),
            ("aurora.bar.taken", "aurora.overtaken.definition"),
            ("aurora.bar.turned-already", "aurora.prisoner.turn-when"),
            ("aurora.bar.unconscious", "aurora.prisoner.turn-health"),
        ),
        BOARDED,
    ),
    **dict.fromkeys(
        (
            ("aurora.bar.carries", "aurora.ko.carry"),
            ("aurora.bar.unconscious", "aurora.ko.token"),
        ),
        BEATEN,
    ),
    **dict.fromkeys(
        (("aurora.bar.in-the-way", "aurora.combat.enemies-block"),),
        ARMED,
    ),
    **dict.fromkeys(
        (
            ("aurora.bar.elsewhere", "aurora.docked.battle"),
            ("aurora.bar.known", "aurora.salvage.scan"),
            ("aurora.bar.no-square", "aurora.landing.ascend-place"),
            ("aurora.bar.scanned", "aurora.ship-action.scan-limit"),
        ),
        LOOKED,
    ),
}
