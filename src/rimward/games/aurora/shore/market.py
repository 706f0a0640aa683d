"""Selling, reloading and buying ashore: aurora.shore.sell, aurora.shore.buy-gear, aurora.shore.buy-upgrades."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rimward.games.aurora.shore.home import left, out, shown
from rimward.games.aurora.table.content import CrewKind
from rimward.games.aurora.table.entries import UpgradeEntry
from rimward.games.aurora.table.names import GEAR, NOWHERE, SPECIALTY_OF, UPGRADES
from rimward.games.aurora.table.pieces import Item
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import works
from rimward.games.aurora.winning import nearest
from rimward.kernel.frame import Done, Draw, Frame, Goto, Next
from rimward.kernel.question import About, Bar, Choose, Value

DONE: Final = "done"
AMMO: Final = "arc-ammo"
TURNED_OVER: Final = {GEAR: 4, UPGRADES: 3}  # aurora.shore.buy-gear, aurora.shore.buy-upgrades
RULE: Final = {GEAR: "aurora.shore.buy-gear", UPGRADES: "aurora.shore.buy-upgrades"}


def price(g: Aurora, name: str) -> int:
    return g.content.items[name].value if name in g.content.items else g.content.upgrades[name].value


def sale_price(value: int) -> int:
    """aurora.shore.sell-rounding"""
    return nearest(value / 2)


def pay(g: Aurora, seat: int, digits: int) -> None:
    g.digits = (*g.digits[:seat], g.digits[seat] - digits, *g.digits[seat + 1 :])


# --- selling ---------------------------------------------------------------------------------------------------------
def for_sale(g: Aurora, ship: int) -> list[Item]:
    """aurora.shore.sell: nothing of the starting armory, and nothing without energy."""
    card = g.ships[ship]
    return [item for item in (*card.armory, *card.salvage) if item.home == NOWHERE and works(item)]


def reloadable(g: Aurora, ship: int) -> list[Item]:
    """aurora.energy.arc-ammo: what still has energy, and not all of it."""
    if not any([item.name == AMMO for item in g.ships[ship].armory]):
        return []
    return [item for item in g.ships[ship].armory if 0 < item.energy < g.content.items[item.name].energy]


def emptiest(items: list[Item], name: str) -> Item:
    return min([item for item in items if item.name == name], key=lambda item: item.energy)


def take_away(g: Aurora, ship: int, gone: Item) -> None:
    """One card out of the armory or the salvage of a ship."""
    for field in ("armory", "salvage"):
        items = getattr(g.ships[ship], field)
        for at, item in enumerate(items):
            if item is gone:
                g.put_ship(ship, **{field: (*items[:at], *items[at + 1 :])})
                return


class Sell(Frame):
    """One card after the other; Arc Ammo reloads others meanwhile."""

    CHAPTER: ClassVar[str] = "aurora.shore"
    STEPS: ClassVar[tuple[str, ...]] = ("sell", "sold")

    def __init__(self, ship: int) -> None:
        self.ship = ship

    def sell(self, g: Aurora, _: Any) -> Next:
        options: list[Value] = [
            ("sell", name) for name in dict.fromkeys([item.name for item in for_sale(g, self.ship)])
        ]
        options += reloads(g, self.ship)
        if not options:
            return Done()
        seat = g.ships[self.ship].seat
        about: About = {"digits": g.digits[seat]}
        return Choose(seat, "aurora.shore.sell", [*options, DONE], about=about, passes=DONE)

    def sold(self, g: Aurora, choice: Value) -> Next:
        if not isinstance(choice, tuple):
            return Done()
        name = str(choice[1])
        if choice[0] == "reload":
            reload(g, self.ship, name)
            return Goto("sell")
        seat, digits = g.ships[self.ship].seat, sale_price(price(g, name))
        take_away(g, self.ship, emptiest(for_sale(g, self.ship), name))
        pay(g, seat, -digits)
        g.say("aurora.shore.sell", seat=seat, item=name, digits=digits)
        return Goto("sell")


def reloads(g: Aurora, ship: int) -> list[Value]:
    return [("reload", name) for name in dict.fromkeys([item.name for item in reloadable(g, ship)])]


def reload(g: Aurora, ship: int, name: str) -> None:
    """aurora.energy.arc-ammo: one of them refills one item to its printed number."""
    spent = emptiest(reloadable(g, ship), name)
    full = spent.but(energy=g.content.items[name].energy)
    take_away(g, ship, spent)
    take_away(g, ship, next(item for item in g.ships[ship].armory if item.name == AMMO))
    g.put_ship(ship, armory=(*g.ships[ship].armory, full))
    g.say("aurora.energy.arc-ammo", ship=g.ships[ship].name, item=name, energy=full.energy)


# --- buying ----------------------------------------------------------------------------------------------------------
def may_learn(kind: CrewKind, upgrade: UpgradeEntry) -> bool:
    """aurora.upgrade.keyword"""
    if upgrade.keyword == "head":
        return all([SPECIALTY_OF[blue.station] in kind.specialty for blue in upgrade.blue])
    if upgrade.keyword == "skill":
        return all([kind.skill(skill) > 0 for skill in upgrade.skills])
    return upgrade.keyword in kind.keywords


def pupils(g: Aurora, ship: int, name: str) -> list[int]:
    """Whom of a ship's crew an upgrade could be given to; nobody has the same one twice."""
    card = g.ships[ship]
    crew = [
        n for n, who in enumerate(g.figures) if who.seat == card.seat and who.ship == ship and who.side == card.side
    ]
    fit = [n for n in crew if may_learn(g.crew(n), g.content.upgrades[name])]
    return [n for n in fit if name not in g.figures[n].upgrades]


class Buy(Frame):
    """aurora.shore.buy-gear: four cards of the deck are turned over, of upgrades three, and any of them bought."""

    CHAPTER: ClassVar[str] = "aurora.shore"
    STEPS: ClassVar[tuple[str, ...]] = ("turns_over", "cards", "buy", "bought", "unbought")

    def __init__(self, ship: int, market: str) -> None:
        self.ship, self.market = ship, market

    def turns_over(self, g: Aurora, _: Any) -> Next:
        """aurora.shore.unbought: where no cards are left, those that nobody bought are shuffled."""
        missing = TURNED_OVER[self.market] - g.zones.size(shown(self.market))
        if missing and not g.zones.size(self.market):
            g.zones.shuffle_into(left(self.market), self.market)
        if not missing or not g.zones.size(self.market):
            g.say("aurora.shore.turned-over", seat=g.ships[self.ship].seat, cards=g.zones[shown(self.market)].faces)
            return Goto("buy")
        return Draw(self.market, missing, shown(self.market), g.zones.everyone)

    def cards(self, g: Aurora, _: Any) -> Next:
        return Goto("turns_over")

    def buy(self, g: Aurora, _: Any) -> Next:
        seat = g.ships[self.ship].seat
        options = [value for value in self.offers(g) if self.bar(g, value) is None]
        options += reloads(g, self.ship) if self.market == GEAR else []
        if not options:
            return Goto("unbought")
        about: About = {"digits": g.digits[seat]}
        return Choose(seat, RULE[self.market], [*options, DONE], why=lambda: self.bars(g), about=about, passes=DONE)

    def offers(self, g: Aurora) -> list[Value]:
        """Gear by its name; an upgrade with the crew that it is for, or for the ship."""
        names = list(dict.fromkeys(g.zones[shown(self.market)].faces))
        if self.market == GEAR:
            return [("buy", name) for name in names]
        parts: list[Value] = [("fit", name) for name in names if g.content.upgrades[name].keyword == "ship"]
        return [*parts, *[("train", n, name) for name in names for n in pupils(g, self.ship, name)]]

    def bar(self, g: Aurora, value: Value) -> Bar | None:
        word, name = (value[0], str(value[-1])) if isinstance(value, tuple) else ("", "")
        if word == "fit" and len(g.ships[self.ship].upgrades) >= g.content.sheet.slots:
            return Bar("aurora.bar.no-slot", "aurora.ship.upgrade-slots", slots=g.content.sheet.slots)
        if price(g, name) > g.digits[g.ships[self.ship].seat]:
            return Bar("aurora.bar.too-dear", RULE[self.market], digits=price(g, name))
        return None

    def bars(self, g: Aurora) -> list[tuple[Value, Bar]]:
        found = [(value, self.bar(g, value)) for value in self.offers(g)]
        return [(value, bar) for value, bar in found if bar is not None]

    def bought(self, g: Aurora, choice: Value) -> Next:
        if not isinstance(choice, tuple):
            return None
        name, seat = str(choice[-1]), g.ships[self.ship].seat
        if choice[0] == "reload":
            reload(g, self.ship, name)
            return Goto("buy")
        pay(g, seat, price(g, name))
        place = g.zones[shown(self.market)].faces.index(name)
        g.zones.move(shown(self.market), place, out(self.market), g.zones.everyone)
        if choice[0] == "buy":
            item = Item(name, g.content.items[name].energy or NOWHERE)
            g.put_ship(self.ship, armory=(*g.ships[self.ship].armory, item))
            g.say("aurora.shore.bought", seat=seat, item=name, digits=price(g, name))
        elif choice[0] == "fit":
            fit(g, self.ship, name)
        else:
            train(g, int(choice[1]), name)
        return Goto("buy")

    def unbought(self, g: Aurora, _: Any) -> Next:
        """aurora.shore.unbought"""
        while g.zones.size(shown(self.market)):
            g.zones.move(shown(self.market), 0, left(self.market), g.zones.everyone)
        return Done()


def fit(g: Aurora, ship: int, name: str) -> None:
    """aurora.ship.upgrade-slots: each installed part fills one."""
    card = g.ships[ship]
    g.put_ship(ship, upgrades=(*card.upgrades, name), hull=card.hull + g.content.upgrades[name].hull)
    g.say("aurora.shore.fitted", ship=card.name, seat=card.seat, upgrade=name, digits=price(g, name))


def train(g: Aurora, figure: int, name: str) -> None:
    who = g.figures[figure]
    g.put(figure, upgrades=(*who.upgrades, name))
    g.say("aurora.shore.trained", crew=who.name, seat=who.seat, upgrade=name, digits=price(g, name))
