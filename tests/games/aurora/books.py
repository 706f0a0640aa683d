"""Destiny Aurora audited: what everybody is told, entered in books, must come to what lies on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from rimward.games.aurora.gear import TakeItem
from rimward.games.aurora.shown.story import source_of
from rimward.games.aurora.table.names import BRIG, CACHE, EXPLOSIVE, HOME, NOWHERE, NPC_SHIPS, SOURCES, TRAP, VILLAINS
from rimward.games.aurora.table.pieces import HULL, SHIELDS, Item
from rimward.games.aurora.table.state import Aurora
from rimward.kernel.event import Event
from tests.games.aurora.books_legal import is_legal
from tests.games.aurora.books_turns import Turns

Told = dict[str, Any]
LOST: Final = "nowhere"  # a ship that was sold
LINES: Final = tuple([source_of(source) for source in SOURCES])
TELEPORT: Final = "emergency-teleport-device"


class Crew:
    """One character: where it is, and how it is. `place` is a square, the name of its ship, or whose back it is on."""

    def __init__(self, seat: int, place: int | str) -> None:
        self.seat, self.place = seat, place
        self.wounds, self.out, self.hidden = 0, False, False


class Hull:
    """One ship: `place` is a square, `dock:N`, or LOST."""

    def __init__(self) -> None:
        self.place: int | str = LOST
        self.facing, self.damage, self.shields_up = 0, 0, True
        self.link, self.captor, self.towed = "", "", False


class Books:
    """The accounts of a match. They are opened at the first look at the table, and from then on kept by events."""

    def __init__(self, seats: int) -> None:
        self.crew: dict[str, Crew] = {}
        self.ships: dict[str, Hull] = {}
        self.pay = [0] * seats
        self.round, self.deck = 0, 0
        self.crates: list[int] = []
        self.salvage: list[int] = []
        self.laid = False
        self.items: Counter[str] = Counter()  # all cards of armories, crates and salvage that are in play
        self.goods = 0  # mission objects and followers, wherever they are
        self.mines: list[int] = []
        self.reads = ("", 0)
        self.due: dict[str, int] = {}  # damage that was told, and whose wounds or markers come next
        self.open = False
        self.ashore = False
        self.turns = Turns()
        own = {word.removeprefix("on_") for word in dir(self) if word.startswith("on_")}
        self.enters: dict[str, Callable[[Told, Aurora], None]] = {
            f"aurora.{word.replace('__', '.').replace('_', '-')}": getattr(self, f"on_{word}") for word in own
        }

    def enter(self, event: Event, g: Aurora) -> None:
        if event.code == "kernel.rolled":
            assert all(1 <= face <= 6 for face in event.params["faces"]), event.params
        if event.code == "kernel.part":
            self.close(g)
        if self.ashore:
            return
        self.turns.enter(event, g)
        entry = self.enters.get(event.code)
        if entry is not None and (self.open or event.code == "aurora.setup.crew"):
            entry(event.params, g)  # what was told before anybody was asked, `begin` finds on the table

    def close(self, g: Aurora) -> None:
        """A mission of a campaign is over: its digits are as they were told, and the next begins with new books."""
        assert self.pay == [sum(dict(g.parts[-1].sheet)[line][seat] for line in LINES) for seat in range(g.seats)]
        self.crew, self.ships, self.due = {}, {}, {}
        self.open, self.laid, self.ashore, self.turns = False, False, True, Turns()

    # --- the audit ---------------------------------------------------------------------------------------------------
    def agree(self, g: Aurora, where: str) -> None:
        if self.ashore and not g.mission:
            return
        self.ashore = False
        if not self.open:
            self.begin(g)
        if not self.laid and g.crates:
            self.lay(g)
        for what, told, lies in self.compared(g):
            assert told == lies, f"{where}: {what} {lies}, and told was {told}"
        is_legal(g, where)

    def compared(self, g: Aurora) -> list[tuple[str, Any, Any]]:
        return [
            ("crew", {name: vars(who) for name, who in self.crew.items()}, crew_on(g)),
            ("ships", {name: vars(card) for name, card in self.ships.items()}, ships_on(g)),
            ("digits", self.pay, [sum(pay) for pay in g.pay]),
            ("round", (self.round, self.deck), (g.round, g.deck)),
            ("crates", sorted(self.crates), sorted(g.crates)),
            ("salvage", sorted(self.salvage), sorted(g.salvage)),
            ("items", +self.items, items_on(g)),
            ("goods", self.goods, goods_on(g)),
            ("mines", sorted(self.mines), sorted([square for square, _ in g.mines])),
        ]

    def begin(self, g: Aurora) -> None:
        """What lies there when the first question is asked; in a scene that is more than in a new game."""
        self.open = True
        known = dict(self.crew)  # who was recruited before anybody was asked
        for name, how in crew_on(g).items():
            self.crew[name] = known.get(name) or Crew(how["seat"], how["place"])
            vars(self.crew[name]).update(how)
        for name, how in ships_on(g).items():
            self.ships[name] = Hull()
            vars(self.ships[name]).update(how)
        self.pay = [sum(pay) for pay in g.pay]
        self.round, self.deck = g.round, g.deck
        self.items, self.goods = items_on(g), goods_on(g)
        self.mines = [square for square, _ in g.mines]

    def lay(self, g: Aurora) -> None:
        """aurora.setup.crates, aurora.setup.salvage: one on every tile, before anything else happens."""
        self.laid = True
        self.crates, self.salvage, self.goods = list(g.crates), list(g.salvage), goods_on(g)

    # --- rounds ------------------------------------------------------------------------------------------------------
    def on_round__begins(self, told: Told, g: Aurora) -> None:
        self.round += 1
        assert told["round"] == self.round

    def on_event__drawn(self, told: Told, g: Aurora) -> None:
        self.deck -= 1
        assert told["left"] == self.deck >= 0

    # --- where crew are ----------------------------------------------------------------------------------------------
    def on_setup__crew(self, told: Told, g: Aurora) -> None:
        """aurora.solo.coalition-crew: for ships that nobody plays, too."""
        nobodys = told["seat"] >= NPC_SHIPS
        ship = told["seat"] - NPC_SHIPS if nobodys else g.own_ship(told["seat"])
        self.crew[told["crew"]] = Crew(NOWHERE if nobodys else told["seat"], g.ships[ship].name)

    def on_landing__disembarked(self, told: Told, g: Aurora) -> None:
        self.crew[told["crew"]].place = told["square"]

    def on_move__stepped(self, told: Told, g: Aurora) -> None:
        who = self.crew[told["crew"]]
        assert isinstance(who.place, int), told
        assert g.plan().map.distance(who.place, told["square"]) == 1, "aurora.move.any-direction"
        assert not who.out
        who.place = told["square"]

    def on_terrain__leapt(self, told: Told, g: Aurora) -> None:
        who, levels = self.crew[told["crew"]], g.plan().map.levels
        assert isinstance(who.place, int)
        assert levels[who.place] > levels[told["square"]], "aurora.terrain.leap"
        who.place, self.due[told["crew"]] = told["square"], 1

    def on_combat__knocked(self, told: Told, g: Aurora) -> None:
        self.crew[told["crew"]].place = told["square"]
        self.crew[told["crew"]].hidden = False

    def on_landing__boarded(self, told: Told, g: Aurora) -> None:
        self.crew[told["crew"]].place = told["ship"]
        self.crew[told["crew"]].hidden = False

    def on_ko__carried(self, told: Told, g: Aurora) -> None:
        assert self.crew[told["body"]].out
        assert f"with {told['crew']}" not in [who.place for who in self.crew.values()], "aurora.ko.carry: one at a time"
        self.crew[told["body"]].place = f"with {told['crew']}"

    def on_ko__put_down(self, told: Told, g: Aurora) -> None:
        self.crew[told["body"]].place = told["square"]

    def on_ko__to_med_bay(self, told: Told, g: Aurora) -> None:
        self.crew[told["crew"]].place = told["ship"]

    def on_ability__used(self, told: Told, g: Aurora) -> None:
        """aurora.gear.teleport-device: a body stays behind."""
        if told["card"] == TELEPORT:
            self.drops_body(told["crew"])

    def drops_body(self, name: str) -> None:
        for who in self.crew.values():
            if who.place == f"with {name}":
                who.place = self.crew[name].place

    def aboard(self, told: Told) -> None:
        self.crew[told["crew"]].place = told["ship"]

    def on_prisoner__jailed(self, told: Told, g: Aurora) -> None:
        assert self.crew[told["crew"]].out, "aurora.prisoner.definition"
        self.aboard(told)

    def on_overtaken__rescued(self, told: Told, g: Aurora) -> None:
        self.aboard(told)

    def on_prisoner__handed_back(self, told: Told, g: Aurora) -> None:
        self.aboard(told)

    def on_prisoner__turned(self, told: Told, g: Aurora) -> None:
        self.crew[told["crew"]].seat = told["seat"]

    def on_boarding__agreed(self, told: Told, g: Aurora) -> None:
        """aurora.boarding.negotiate: the prisoner and all intruders go to the ship that has boarded."""
        home = self.ships[told["ship"]].link
        for name, who in self.crew.items():
            figure = g.figures[g.figure(name)]
            if who.place == told["ship"] and not who.out and figure.side == self.side(g, home) and figure.room != BRIG:
                who.place = home
        self.crew[told["crew"]].place = home

    def side(self, g: Aurora, ship: str) -> int:
        return next(card.side for card in g.ships if card.name == ship)

    # --- how they are ------------------------------------------------------------------------------------------------
    def on_ko__wounded(self, told: Told, g: Aurora) -> None:
        """As many as the attack or the trap told; a leap, a fall, a wall, a flood and the fire bring one."""
        name, health = told["crew"], health_of(g, told["crew"])
        assert told["wounds"] == self.due.pop(name, 1), told
        self.crew[name].wounds = min(health, self.crew[name].wounds + told["wounds"])
        assert told["now"] == self.crew[name].wounds

    def on_status__sickened(self, told: Told, g: Aurora) -> None:
        self.crew[told["crew"]].wounds += 1
        assert told["now"] == self.crew[told["crew"]].wounds

    def on_ko__defeated(self, told: Told, g: Aurora) -> None:
        who = self.crew[told["crew"]]
        assert who.wounds == health_of(g, told["crew"]), "aurora.ko.token"
        self.drops_body(told["crew"])
        who.out, who.hidden = True, False

    def on_heal__healed(self, told: Told, g: Aurora) -> None:
        who = self.crew[told["crew"]]
        assert 1 <= told["wounds"] <= 2, "aurora.heal.med-bay"
        who.wounds -= told["wounds"]
        assert told["now"] == who.wounds >= 0

    def on_heal__revived(self, told: Told, g: Aurora) -> None:
        assert self.crew[told["crew"]].out
        self.crew[told["crew"]].out = False

    def on_stealth__hidden(self, told: Told, g: Aurora) -> None:
        self.crew[told["crew"]].hidden = True

    def on_stealth__lost(self, told: Told, g: Aurora) -> None:
        self.crew[told["crew"]].hidden = False

    # --- fights ------------------------------------------------------------------------------------------------------
    def on_combat__attacks(self, told: Told, g: Aurora) -> None:
        """aurora.stealth.lost"""
        self.crew[told["crew"]].hidden = self.crew[told["target"]].hidden = False

    def on_combat__thrown(self, told: Told, g: Aurora) -> None:
        self.crew[told["crew"]].hidden = False

    def on_combat__damage(self, told: Told, g: Aurora) -> None:
        assert told["damage"] == paired(told), "aurora.ship-combat.damage"
        if told["damage"]:
            self.due[told["target"]] = told["damage"]

    def on_search__trap(self, told: Told, g: Aurora) -> None:
        if told["damage"]:
            self.due[told["crew"]] = told["damage"]

    def on_ship_combat__damage(self, told: Told, g: Aurora) -> None:
        assert 0 <= told["damage"] - paired(told) <= 2, "aurora.ship-ability.scan-weakness"
        self.due[told["ship"]] = told["damage"]

    def on_setup__location_text_optional(self, told: Told, g: Aurora) -> None:
        """Who has come there, and how much it hurts to fail."""
        do = g.content.surface[told["tile"]].do or {}
        self.reads = told["crew"], do.get("hazard", {}).get("wounds", 0)

    def on_test__failed(self, told: Told, g: Aurora) -> None:
        if told["rule"] == "aurora.setup.location-text-optional":
            crew, wounds = self.reads
            self.due[crew] = wounds

    def on_event__storm(self, told: Told, g: Aurora) -> None:
        self.due[told["ship"]] = told["damage"]

    def on_salvage__blast(self, told: Told, g: Aurora) -> None:
        self.due[told["ship"]] = told["damage"]

    # --- ships -------------------------------------------------------------------------------------------------------
    def on_setup__ship_start(self, told: Told, g: Aurora) -> None:
        self.ships[told["ship"]].place, self.ships[told["ship"]].facing = told["square"], told["facing"]

    def on_ship_move__flew(self, told: Told, g: Aurora) -> None:
        self.on_setup__ship_start(told, g)
        for name, card in self.ships.items():
            if card.towed and card.link == told["ship"]:  # aurora.overtaken.tow: it is kept beside the tower
                card.place = next(other.square for other in g.ships if other.name == name)

    def on_ship_move__turned(self, told: Told, g: Aurora) -> None:
        self.ships[told["ship"]].facing = told["facing"]

    def on_landing__descended(self, told: Told, g: Aurora) -> None:
        self.ships[told["ship"]].place = f"dock:{told['dock']}"

    def on_landing__ascended(self, told: Told, g: Aurora) -> None:
        self.on_setup__ship_start(told, g)

    def on_ship_damage__shields(self, told: Told, g: Aurora) -> None:
        card = self.ships[told["ship"]]
        assert card.shields_up
        card.damage = min(SHIELDS, card.damage + self.due.pop(told["ship"]))
        assert told["damage"] == card.damage

    def on_ship_damage__shields_down(self, told: Told, g: Aurora) -> None:
        card = self.ships[told["ship"]]
        assert card.damage == SHIELDS, "aurora.ship-damage.shields-down"
        card.shields_up, card.damage = False, 0

    def on_ship_damage__hull(self, told: Told, g: Aurora) -> None:
        card = self.ships[told["ship"]]
        assert not card.shields_up
        card.damage = min(HULL, card.damage + self.due.pop(told["ship"]))
        assert told["damage"] == card.damage

    def on_ship_damage__repaired(self, told: Told, g: Aurora) -> None:
        card = self.ships[told["ship"]]
        assert not card.shields_up, "aurora.ship-damage.shields-not-repairable"
        card.damage -= told["repaired"]
        assert told["damage"] == card.damage >= 0

    def on_boarding__linked(self, told: Told, g: Aurora) -> None:
        self.ships[told["target"]].link = told["ship"]

    def on_boarding__released(self, told: Told, g: Aurora) -> None:
        self.ships[told["ship"]].link, self.ships[told["ship"]].towed = "", False

    def on_overtaken__taken(self, told: Told, g: Aurora) -> None:
        assert not self.ships[told["ship"]].captor
        self.ships[told["ship"]].captor = told["captor"]

    def on_overtaken__towed(self, told: Told, g: Aurora) -> None:
        card = self.ships[told["ship"]]
        assert card.captor == told["captor"]
        card.link, card.towed = told["captor"], True  # a stolen one is taken in tow in orbit: aurora.docked.stolen

    def on_overtaken__sold(self, told: Told, g: Aurora) -> None:
        card = self.ships[told["ship"]]
        assert card.towed
        card.place, card.link, card.towed = LOST, "", False
        self.pay[told["seat"]] += told["digits"]

    # --- tokens and cards --------------------------------------------------------------------------------------------
    def on_search__opened(self, told: Told, g: Aurora) -> None:
        self.crates.remove(told["square"])
        if told["token"] not in (TRAP, CACHE):
            self.items[told["token"]] += 1

    def on_salvage__collected(self, told: Told, g: Aurora) -> None:
        self.salvage.remove(told["square"])
        if told["token"] != EXPLOSIVE:
            self.items[told["token"]] += 1

    def on_energy__depleted(self, told: Told, g: Aurora) -> None:
        """aurora.energy.depleted"""
        self.items[told["item"]] -= 1
        assert self.items[told["item"]] >= 0

    def on_energy__salvage_depleted(self, told: Told, g: Aurora) -> None:
        self.on_energy__depleted(told, g)

    def on_gear__went(self, told: Told, g: Aurora) -> None:
        self.items[told["item"]] -= told["way"] == "discard"

    def on_salvage__mine_laid(self, told: Told, g: Aurora) -> None:
        self.mines.append(told["square"])

    def on_salvage__mine(self, told: Told, g: Aurora) -> None:
        self.mines.remove(told["square"])

    # --- enemies -----------------------------------------------------------------------------------------------------
    def on_npc__placed(self, told: Told, g: Aurora) -> None:
        self.crew[told["crew"]] = Crew(NOWHERE, told["square"])

    def on_npc__moved(self, told: Told, g: Aurora) -> None:
        assert told["crew"] not in g.content.crew
        self.crew[told["crew"]].place = told["square"]

    def on_npc__dragged(self, told: Told, g: Aurora) -> None:
        self.crew[told["crew"]].place = told["square"]
        self.crew[told["crew"]].hidden = False

    def on_npc__removed(self, told: Told, g: Aurora) -> None:
        who = self.crew.pop(told["crew"])
        assert who.wounds == g.content.figure(told["crew"], g.level).health, "aurora.npc.removal"

    def on_npc__crate_drop(self, told: Told, g: Aurora) -> None:
        self.crates.append(told["square"])

    def on_event__crate(self, told: Told, g: Aurora) -> None:
        self.crates.append(told["square"])

    def on_event__salvage(self, told: Told, g: Aurora) -> None:
        self.salvage.append(told["square"])

    def on_fighter__salvage_drop(self, told: Told, g: Aurora) -> None:
        self.salvage.append(told["square"])

    def on_fighter__placed(self, told: Told, g: Aurora) -> None:
        self.ships[told["ship"]] = Hull()
        self.ships[told["ship"]].place = told["square"]

    def on_fighter__damaged(self, told: Told, g: Aurora) -> None:
        card = self.ships[told["ship"]]
        card.damage = min(told["health"], card.damage + self.due.pop(told["ship"]))
        assert told["damage"] == card.damage

    def on_fighter__destroyed(self, told: Told, g: Aurora) -> None:
        del self.ships[told["ship"]]

    def on_npcship__landed(self, told: Told, g: Aurora) -> None:
        assert 2 <= told["count"] <= 4, "aurora.npcship.transport"
        del self.ships[told["ship"]]

    def on_fighter__reward(self, told: Told, g: Aurora) -> None:
        assert told["digits"] == (25 if "fighter" in told["ship"] else 50), "aurora.fighter.reward"
        self.pay[told["seat"]] += told["digits"]

    def on_mission_character__left(self, told: Told, g: Aurora) -> None:
        """What a beast or a villain leaves whom the mission asks to defeat is new on the board."""
        self.goods += told["crew"] not in g.content.crew

    def on_mission__salvaged(self, told: Told, g: Aurora) -> None:
        self.goods += 1

    # --- digits ------------------------------------------------------------------------------------------------------
    def on_bounty__completed(self, told: Told, g: Aurora) -> None:
        assert self.crew[told["crew"]].out, "aurora.bounty.replaces"
        assert told["digits"] == g.content.bounties[told["crew"]]
        self.pay[told["seat"]] += told["digits"]

    def on_reward__earned(self, told: Told, g: Aurora) -> None:
        assert told["digits"] == worth(g, told["crew"]), "aurora.reward.crew"
        self.pay[told["seat"]] += told["digits"]

    def on_win__paid(self, told: Told, g: Aurora) -> None:
        self.pay[told["seat"]] += told["digits"]

    def on_reward__failure_cost(self, told: Told, g: Aurora) -> None:
        self.pay[told["seat"]] -= told["digits"]


# --- what lies on the table, in the form of the books ----------------------------------------------------------------
def crew_on(g: Aurora) -> dict[str, dict[str, Any]]:
    found = {}
    for who in g.figures:
        if who.side >= VILLAINS and who.square == who.ship == NOWHERE:
            continue  # back in its pool
        place: int | str = who.square if who.square != NOWHERE else g.ships[who.ship].name
        if who.carrier != NOWHERE:
            place = f"with {g.figures[who.carrier].name}"
        found[who.name] = {
            "seat": who.seat,
            "place": place,
            "wounds": who.wounds,
            "out": who.out,
            "hidden": who.hidden,
        }
    return found


def ships_on(g: Aurora) -> dict[str, dict[str, Any]]:
    found = {}
    for card in g.ships:
        if card.side >= VILLAINS and not card.in_orbit:
            continue
        docked = LOST if card.dock == NOWHERE else f"dock:{card.dock}"
        assert card.dock <= HOME
        found[card.name] = {
            "place": card.square if card.in_orbit else docked,
            "facing": card.facing,
            "damage": card.damage,
            "shields_up": card.shields_up,
            "link": "" if card.link == NOWHERE else g.ships[card.link].name,
            "captor": "" if card.captor == NOWHERE else g.ships[card.captor].name,
            "towed": card.towed,
        }
    return found


def items_of(g: Aurora) -> list[Item]:
    """One that somebody has no room for is in nobody's hands until its owner has said what goes."""
    new = [frame.new for frame in g.stack if isinstance(frame, TakeItem)]
    held = [item for who in g.figures for item in who.gear]
    lying = [item for pile in g.piles for item in pile.items]
    return [*new, *held, *lying, *[item for card in g.ships for item in (*card.armory, *card.salvage)]]


def items_on(g: Aurora) -> Counter[str]:
    return Counter([item.name for item in items_of(g)])


def goods_on(g: Aurora) -> int:
    return len(g.things) + sum([len(who.holds) for who in g.figures])


def health_of(g: Aurora, name: str) -> int:
    """With its upgrades; an enemy may have left the board by now."""
    here = [n for n, who in enumerate(g.figures) if who.name == name]
    return g.crew(here[0]).health if here else g.content.figure(name, g.level).health


def worth(g: Aurora, name: str) -> int:
    """What a defeated crew or enemy pays; 25 from a crate."""
    if not name or name in {**g.content.crew, **g.content.recruits}:
        return 50 if name else 25
    return {"commander": 100, "creature": 100, "warrior": 25}[g.content.figure(name, g.level).rank]


def paired(told: Told) -> int:
    """The red dice that their black ones do not stop: aurora.ship-combat.damage, .penetrating."""
    return sum([red > black or red >= 7 for red, black in zip(told["red"], told["black"], strict=True)])
