"""Xia audited: what everybody is told, entered in books, must come to what lies on the table at every decision."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from rimward.games.xia.fight.combat import Attack
from rimward.games.xia.flight.border import Crossing
from rimward.games.xia.flight.move import Move
from rimward.games.xia.missions import cards
from rimward.games.xia.npcs import CARDS
from rimward.games.xia.npcs.move import NpcMove
from rimward.games.xia.setup import Setup
from rimward.games.xia.table.board import STAR
from rimward.games.xia.table.entries import PAID
from rimward.games.xia.table.state import MISSIONS, NOBODY, Ship, Xia, mission
from rimward.games.xia.trade import hold, layout
from rimward.kernel.event import Event
from tests.games.xia.printed import content, kind

SOURCES = ("explore", "missions", "trade", "combat", "wealth", "ships", "kindness", "titles", "luck")
FAME = (*(f"xia.fame.{source}" for source in SOURCES), "xia.gate.first-use-fame")
CRIMES = tuple(f"xia.bounty.{crime}" for crime in ("evading", "raiding", "outlaw-association", "crime"))


# --- the books -------------------------------------------------------------------------------------------------------
@dataclass
class Mat:
    """What a player has. Markers are alike: how many lie on Outfits, and how much damage, is all that counts."""

    fame: int = 0
    credits: int = 0
    bounty: int = 0
    energy: int = 0
    armed: int = 0
    disarmed: int = 0
    used: int = 0
    damage: int = 0
    outfits: Counter[str] = field(default_factory=Counter)
    cubes: Counter[str] = field(default_factory=Counter)


def mat(g: Xia, seat: int) -> Mat:
    """As it lies on the table."""
    ship = g.ships[seat]
    markers = ship.armed, ship.disarmed, len(ship.markers), len(ship.damaged)
    outfits, cubes = Counter(outfit.name for outfit in ship.outfits), Counter(cube for cube in ship.hold if cube)
    return Mat(g.fame[seat], g.credits[seat], ship.bounty, ship.energy, *markers, outfits, cubes)


Told = dict[str, Any]


class Books:
    """Kept by events and by what is printed, and by nothing else. A code that changes nothing here is not entered."""

    def __init__(self, seats: int) -> None:
        self.mats = [Mat() for _ in range(seats)]
        self.ships = [""] * seats
        self.npcs: list[int] = []  # Credits on their cards
        self.adrift: Counter[str] = Counter()
        self.shields: dict[int, set[int]] = {}  # by defender in the attack under way, where markers still lie
        self.enters: dict[str, Callable[[Told, Xia], None]] = {
            **dict.fromkeys(FAME, self.fame),
            **dict.fromkeys(CRIMES, self.bounty),
            "xia.setup.starting-credits": self.starting_credits,
            "xia.setup.ship-choice-tier-one": self.ship_choice,
            "xia.setup.markers": self.markers,
            "xia.setup.starting-outfits": self.buy_outfit,
            "xia.business.buy-outfits": self.buy_outfit,
            "xia.business.sell-outfits": self.sell_outfit,
            "xia.business.buy-ship": self.buy_ship,
            "xia.business.buy-fame": self.buy_fame,
            "xia.business.recharge": self.recharge,
            "xia.business.repair": self.repair,
            "xia.marker.spend": self.spend,
            "xia.combat.declare-attack": self.declare_attack,
            "xia.combat.declare-defense": self.declare_defense,
            "xia.combat.end": self.combat_end,
            "xia.damage.placement": self.damage,
            "xia.death.removed": self.removed,
            "xia.death.bounty": self.spoils,
            "xia.border.nebula-loss-overflow": self.loss,
            "xia.rescue.transfer": self.transfer,
            "xia.rescue.arm-now": self.arm_now,
            "xia.status.arm": self.arm,
            "xia.ability.use": self.ability,
            "xia.ability.energy-scoop": self.energy,
            "xia.ability.side-bet": self.side_bet,
            "xia.ability.nano-regeneration": self.nano,
            "xia.title.skill": self.skill,
            "xia.mission.payment": self.income,
            "xia.setup.npc-deal": self.npc_deal,
            "xia.npc.scoundrel-bounty": self.npc_income,
            "xia.npc.merchant-wealth": self.npc_income,
            "xia.explore.scan": self.scan,
            "xia.explore.token-rewards": self.income,
            "xia.credits.gift": self.gift,
            "xia.cargo.buy": self.buy,
            "xia.cargo.sell": self.sell,
            "xia.cargo.placing": self.placing,
            "xia.cargo.collect": self.collect,
            "xia.cargo.jettison": self.jettison,
        }

    def enter(self, event: Event, g: Xia) -> None:
        entry = self.enters.get(event.code)
        if event.code == "kernel.rolled":
            dice = list(zip(event.params["dice"], event.params["faces"], strict=True))
            assert all(die in (6, 8, 12, 20) and 1 <= face <= die for die, face in dice), dice
        elif entry is not None:
            entry(event.params, g)

    def agree(self, g: Xia, where: str) -> None:
        for seat, kept in enumerate(self.mats):
            assert kept == mat(g, seat), f"{where}: seat {seat} has\n{mat(g, seat)}, and was told of\n{kept}"
        assert self.npcs == list(g.credits[g.seats :]), f"{where}: Credits on the NPC Cards"
        assert +self.adrift == Counter(cube for _, _, cube in g.adrift), f"{where}: cubes in space"
        is_legal(g, where)

    # --- Fame, Credits, Bounty
    def fame(self, told: Told, g: Xia) -> None:
        assert told["points"] > 0, "xia.fame.no-loss"
        kept = self.mats[told["seat"]]
        kept.fame = min(kept.fame + told["points"], g.target)
        assert kept.fame == told["fame"]

    def buy_fame(self, told: Told, g: Xia) -> None:
        self.mats[told["seat"]].credits -= told["price"]

    def bounty(self, told: Told, g: Xia) -> None:
        kept = self.mats[told["ship"]]
        kept.bounty += told["added"]
        assert kept.bounty == told["bounty"]

    def spoils(self, told: Told, g: Xia) -> None:
        if told["ship"] < g.seats:
            self.mats[told["ship"]].bounty -= told["credits"]
        else:
            self.npcs[told["ship"] - g.seats] -= told["credits"]
        if told["by"] >= g.seats:
            self.npcs[told["by"] - g.seats] += told["credits"]
        elif told["by"] != NOBODY:
            self.mats[told["by"]].credits += told["credits"]

    def npc_deal(self, told: Told, g: Xia) -> None:
        self.npcs.append(told["credits"])

    def npc_income(self, told: Told, g: Xia) -> None:
        self.npcs[told["ship"] - g.seats] += told["added"]

    def skill(self, told: Told, g: Xia) -> None:
        if told["skill"] in PAID:
            self.mats[told["seat"]].credits += told["by"]
        elif told["skill"] == "gather":
            self.mats[told["seat"]].energy += told["by"]

    def starting_credits(self, told: Told, g: Xia) -> None:
        for kept in self.mats:
            kept.credits = told["credits"]

    def income(self, told: Told, g: Xia) -> None:
        self.mats[told["seat"]].credits += told["credits"]

    def gift(self, told: Told, g: Xia) -> None:
        if told["reply"] == "accept":
            self.mats[told["giver"]].credits -= told["credits"]
            self.mats[told["receiver"]].credits += told["credits"]

    # --- ships and Outfits
    def ship_choice(self, told: Told, g: Xia) -> None:
        self.ships[told["seat"]] = told["ship"]

    def markers(self, told: Told, g: Xia) -> None:
        for kept, ship in zip(self.mats, self.ships, strict=True):
            kept.energy, kept.armed = content().ships[ship].energy, told["markers"]

    def buy_outfit(self, told: Told, g: Xia) -> None:
        kept = self.mats[told["seat"]]
        kept.credits -= told["price"]
        kept.outfits[told["outfit"]] += 1

    def sell_outfit(self, told: Told, g: Xia) -> None:
        self.income(told, g)
        kept = self.mats[told["seat"]]
        kept.outfits[told["outfit"]] -= 1
        kept.used, kept.disarmed = kept.used - told["disarmed"], kept.disarmed + told["disarmed"]

    def buy_ship(self, told: Told, g: Xia) -> None:
        kept = self.mats[told["seat"]]
        kept.credits -= told["price"]
        kept.energy, kept.damage, kept.bounty = told["energy"], 0, 0
        kept.cubes.subtract(told["left"])
        self.ships[told["seat"]] = told["ship"]

    def recharge(self, told: Told, g: Xia) -> None:
        self.mats[told["seat"]].energy = told["energy"]

    def repair(self, told: Told, g: Xia) -> None:
        kept = self.mats[told["seat"]]
        kept.credits, kept.damage = kept.credits - told["price"], 0

    # --- markers, Energy and damage
    def spend(self, told: Told, g: Xia) -> None:
        self.spent(told["ship"], told["uses"])

    def spent(self, ship: int, uses: tuple[int, ...]) -> None:
        if ship < len(self.mats):
            self.mats[ship].armed -= len(uses)
            self.mats[ship].used += len(uses)

    def declare_attack(self, told: Told, g: Xia) -> None:
        self.spent(told["attacker"], told["uses"])

    def declare_defense(self, told: Told, g: Xia) -> None:
        self.spent(told["target"], told["uses"])
        self.shields[told["target"]] = set(told["uses"])

    def damage(self, told: Told, g: Xia) -> None:
        kept = self.mats[told["ship"]]
        kept.damage += 1
        kept.used, kept.disarmed = kept.used - told["disarmed"], kept.disarmed + told["disarmed"]
        if told["disarmed"]:
            self.shields.get(told["ship"], set()).discard(told["space"])
        if told["cube"]:
            kept.cubes[told["cube"]] -= 1
            self.adrift[told["cube"]] += 1

    def combat_end(self, told: Told, g: Xia) -> None:
        """xia.combat.rearm: those that were not paid for are Disarmed."""
        shields = self.shields.pop(told["target"], set())
        if told["target"] < g.seats:
            kept, lying = self.mats[told["target"]], len(shields)
            kept.used, kept.disarmed = kept.used - lying, kept.disarmed + lying
            self.armed(told["target"], told["rearmed"], told["rearmed"])

    def armed(self, seat: int, markers: int, energy: int) -> None:
        kept = self.mats[seat]
        kept.armed, kept.disarmed = kept.armed + markers, kept.disarmed - markers
        kept.energy -= energy

    def arm(self, told: Told, g: Xia) -> None:
        kept = self.mats[told["seat"]]
        kept.used, kept.disarmed = 0, kept.used + kept.disarmed
        self.armed(told["seat"], told["armed"], told["energy"])

    def arm_now(self, told: Told, g: Xia) -> None:
        self.armed(told["ship"], told["markers"], told["markers"])

    def transfer(self, told: Told, g: Xia) -> None:
        self.mats[told["ship"]].energy -= told["energy"]
        self.mats[told["target"]].energy += told["energy"]

    def loss(self, told: Told, g: Xia) -> None:
        kept = self.mats[told["ship"]]
        kept.energy -= told["energy"]
        kept.armed, kept.disarmed = kept.armed - told["markers"], kept.disarmed + told["markers"]

    def ability(self, told: Told, g: Xia) -> None:
        self.mats[told["seat"]].energy -= told["energy"]

    def energy(self, told: Told, g: Xia) -> None:
        self.mats[told["seat"]].energy += told["energy"]

    def side_bet(self, told: Told, g: Xia) -> None:
        self.energy(told, g)
        self.income(told, g)

    def nano(self, told: Told, g: Xia) -> None:
        self.mats[told["seat"]].damage -= told["points"]

    def scan(self, told: Told, g: Xia) -> None:
        self.mats[told["ship"]].energy -= told["energy"]

    def removed(self, told: Told, g: Xia) -> None:
        """xia.death.cargo, xia.death.reset"""
        if told["ship"] >= g.seats:
            return
        kept, seat = self.mats[told["ship"]], told["ship"]
        kept.cubes.subtract(told["cubes"])
        if g.ground(told["space"]) != STAR:
            self.adrift.update(told["cubes"])
        kept.energy, kept.armed = content().ships[self.ships[seat]].energy, 4
        kept.disarmed, kept.used, kept.damage = 0, 0, 0
        self.shields.pop(seat, None)

    # --- cubes
    def buy(self, told: Told, g: Xia) -> None:
        self.mats[told["seat"]].credits -= told["price"]
        self.mats[told["seat"]].cubes.update(told["cubes"])

    def sell(self, told: Told, g: Xia) -> None:
        self.income(told, g)
        self.mats[told["seat"]].cubes.subtract(told["cubes"])

    def placing(self, told: Told, g: Xia) -> None:
        self.mats[told["seat"]].cubes[told["cube"]] += 1

    def collect(self, told: Told, g: Xia) -> None:
        self.mats[told["seat"]].cubes.update(told["cubes"])
        self.adrift.subtract(told["cubes"])

    def jettison(self, told: Told, g: Xia) -> None:
        self.mats[told["seat"]].cubes.subtract(told["cubes"])
        self.adrift.update(told["cubes"])


# --- what the table may never look like ------------------------------------------------------------------------------
def is_legal(g: Xia, where: str) -> None:
    """Four markers each, fifteen cubes of a type, one ship a space, everything in its place in the Holds."""
    out = Counter([*(cube for ship in g.ships for cube in ship.hold), *(cube for _, _, cube in g.adrift)])
    for cube, number in content().cubes.items():
        assert out[cube] <= number, f"{where}: {out[cube]} {cube}"
    if g.result is None and not any(isinstance(frame, Move | NpcMove) for frame in g.stack):  # a win may be mid-Move
        taken = [ship.space for ship in g.ships if ship.space is not None]
        assert len(taken) == len(set(taken)), f"{where}: two ships in one space"
    tiles = [tile.sector for tile in g.tiles]
    assert len(tiles) == len(set(tiles)) == len(content().sectors) - g.zones.size("stack:sectors"), where
    tokens = sum(g.zones.size(name) for name, zone in g.zones.by_name.items() if zone.deck == "token")
    assert tokens == len(content().tokens), f"{where}: {tokens} tokens"
    titles = sum(g.zones.size(name) for name, zone in g.zones.by_name.items() if zone.deck == "title")
    in_game = [title for title in content().titles.values() if g.rules.npcs or not title.npc]
    assert titles == len(in_game), f"{where}: {titles} Titles"
    missions_add_up(g, where)
    npcs_are_whole(g, where)
    for ship in g.ships[: g.seats]:
        if ship.meter:  # a mat that somebody has chosen
            is_sound(ship, g, where)


def missions_add_up(g: Xia, where: str) -> None:
    """Every card once; a Payment lies on every Mission that is face up and on no other."""
    faces = Counter(g.zones[MISSIONS].bag)
    for zone in g.zones.by_name.values():
        if zone.deck == "mission":
            faces.update(zone.faces)
    assert faces == Counter(cards.deck(g.content, g.rules.npcs)), where
    for seat in range(g.seats):
        held = g.zones.size(mission(seat))
        assert held <= 1, f"{where}: {held} Active Missions"
        assert bool(g.payments[seat]) == cards.is_revealed(g, seat), f"{where}: {g.payments[seat]} on a Mission"
        assert not g.crimes[seat] or g.payments[seat], where


def npcs_are_whole(g: Xia, where: str) -> None:
    for ship in g.ships[g.seats :]:
        assert ship.wounds >= 0, where
        if not any(isinstance(frame, Attack | Crossing) for frame in g.stack):
            assert ship.wounds < CARDS[ship.npc].to_kill, f"{where}: {ship.npc} is destroyed, and still there"
        assert (ship.hold, ship.outfits, ship.bounty, ship.stranded) == ((), (), 0, False), f"{where}: {ship.npc}"


def is_sound(ship: Ship, g: Xia, where: str) -> None:
    mat, where = layout.mat(g, ship.name), f"{where}, {ship.name}"
    assert (ship.tier, ship.meter, len(ship.hold)) == (mat.tier, mat.energy, len(mat.hold)), where
    assert 0 <= ship.energy <= ship.meter, f"{where}: {ship.energy} Energy"
    markers = ship.armed + ship.disarmed + len(ship.markers)
    assert markers == 4 or (markers == 0 and any(isinstance(frame, Setup) for frame in g.stack)), f"{where}: {markers}"
    assert ship.bounty % 1000 == 0
    if not any(isinstance(frame, Attack) for frame in g.stack):  # a ram is settled when both have their damage
        assert ship.space is None or ship.undamaged, f"{where}: destroyed, and still there"
    covered = [section for outfit in ship.outfits for section in outfit.sections]
    assert len(covered) == len(set(covered)), f"{where}: Outfits overlap"
    for outfit in ship.outfits:
        ways = {place.sections for place in hold.placements(mat, kind(outfit.name))}
        assert outfit.sections in ways, f"{where}: {outfit.name} cannot lie on {outfit.sections}"
    stowed = [space for space, cube in enumerate(ship.hold) if cube]
    assert not set(stowed) & {*covered, *ship.damaged}, f"{where}: a cube on an Outfit, or on damage"
    uses = [use for outfit in ship.outfits for use in outfit.uses]
    assert set(ship.markers) <= set(uses) - set(ship.damaged), f"{where}: a marker where none can be"
