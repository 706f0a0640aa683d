"""xia.business: what a player may do on a planet after the Actions."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, Final

from rimward.games.xia.renown import skills
from rimward.games.xia.renown.fame import GainFame
from rimward.games.xia.table import supply
from rimward.games.xia.table.content import Content, OutfitKind
from rimward.games.xia.table.state import Outfit, Ship, Xia, abilities
from rimward.games.xia.trade import hold, layout
from rimward.games.xia.trade.layout import Plan, Stow
from rimward.kernel.frame import Done, Frame, Goto, Next
from rimward.kernel.question import Bar, Choose, Value

REPAIR: Final = {1: 1000, 2: 1000, 3: 2000}  # xia.business.repair, by tier
FAME: Final = 5000  # xia.business.buy-fame
SERVICES: Final[tuple[str, ...]] = ("recharge", "repair", "rearrange", "buy-fame")


class BusinessPhase(Frame):
    """xia.business.any-order: as often as the player can pay; xia.business.no-actions: and nothing else.

    So that it ends, a Hold is rearranged again only after something in it has changed, and what was `bought` in this
    phase is sold in it only at a loss.
    """

    CHAPTER: ClassVar[str] = "xia.business"
    STEPS: ClassVar[tuple[str, ...]] = ("any_order", "recharge_repair_buy_sell")

    def __init__(self, seat: int, bought: tuple[str, ...] = (), rearranged: bool = False) -> None:
        self.seat, self.bought, self.rearranged = seat, bought, rearranged

    def any_order(self, g: Xia, _: None) -> Next:
        found: list[Value] = [option for option in self.affordable(g) if self.barred(g, option) is None]
        found.append("end")
        return Choose(self.seat, "xia.business.any-order", found, why=lambda: self.why_not(g), passes="end")

    def why_not(self, g: Xia) -> list[tuple[Value, Bar]]:
        return [(option, bar) for option in self.candidates(g) if (bar := self.barred(g, option)) is not None]

    def candidates(self, g: Xia) -> list[Value]:
        outfits, ships = _for_sale(g.content)
        sales = [("sell-outfit", outfit.sections[0]) for outfit in g.ships[self.seat].outfits]
        return [*SERVICES, *outfits, *sales, *ships]

    def affordable(self, g: Xia) -> list[Value]:
        """The candidates without what is too dear, or no ship for the player, whatever else there is against it."""
        ship, bonus = g.ships[self.seat], skills.bonus(g, self.seat, "outfit-price")
        outfits, ships = _within(g.content, ship.tier, g.credits[self.seat], bonus)
        sales = [("sell-outfit", outfit.sections[0]) for outfit in ship.outfits]
        return [*SERVICES, *outfits, *sales, *ships]

    def barred(self, g: Xia, option: Value) -> Bar | None:
        ship = g.ships[self.seat]
        if isinstance(option, tuple):
            if option[0] == "sell-outfit":
                return self.bar_sale(g, ship.outfit_at(int(option[1])))
            return bar_outfit(g, self.seat, str(option[1])) if option[0] == "buy-outfit" else self.bar_ship(g, option)
        if option == "recharge" and ship.energy == ship.meter:
            return Bar("xia.bar.energy-full", "xia.energy.cap", energy=ship.meter)
        if option == "repair" and not ship.damaged:
            return Bar("xia.bar.whole", "xia.business.repair")
        if option == "repair":
            return bar_price(g, self.seat, repair_price(g, self.seat))
        if option == "rearrange":
            return self.bar_rearrange(ship)
        if option == "buy-fame":
            return self.bar_fame(g)
        return None

    def bar_rearrange(self, ship: Ship) -> Bar | None:
        if self.rearranged:
            return Bar("xia.bar.rearranged", "xia.business.rearrange")
        if not hold.movable(ship) and not hold.cubes(ship):
            return Bar("xia.bar.nothing-to-move", "xia.business.rearrange")
        return None

    def bar_fame(self, g: Xia) -> Bar | None:
        if g.fame[self.seat] + 1 >= g.target:
            return Bar("xia.bar.last-fame", "xia.fame.wealth-not-final", fame=g.fame[self.seat], target=g.target)
        return bar_price(g, self.seat, fame_price(g, self.seat))

    def bar_sale(self, g: Xia, outfit: Outfit) -> Bar | None:
        ship, name = g.ships[self.seat], outfit.name
        if hold.is_damaged(ship, outfit):
            return Bar("xia.bar.outfit-damaged", "xia.business.sell-outfits")
        price, resale = outfit_price(g, self.seat, name), g.content.outfits[name].resale
        had = [other.name for other in ship.outfits].count(name) > self.bought.count(name)
        if had or price > resale:
            return None
        return Bar("xia.bar.just-bought", "xia.business.sell-outfits", price=price, resale=resale)

    def bar_ship(self, g: Xia, option: tuple[str | int, ...]) -> Bar | None:
        printed, tier = g.content.ships[str(option[1])], g.ships[self.seat].tier
        if printed.tier != tier + 1:
            return Bar("xia.bar.tier", "xia.business.buy-ship", tier=printed.tier, needed=tier + 1)
        if printed.name not in supply.ships_left(g, printed.tier):
            return Bar("xia.bar.taken", "xia.limit.ships")
        return bar_price(g, self.seat, printed.price)

    def recharge_repair_buy_sell(self, g: Xia, option: Value) -> Next:
        if not isinstance(option, tuple):
            return Done() if option == "end" else self.service(g, str(option))
        what, name = option[0], option[1]
        self.rearranged = False
        if what == "sell-outfit":
            sell(g, self.seat, int(name))
            return Goto("any_order")
        if what == "buy-ship":
            return BuyShip(self.seat, str(name)).then("any_order")
        self.bought += (str(name),)
        return BuyOutfit(self.seat, str(name)).then("any_order")

    def service(self, g: Xia, option: str) -> Next:
        ship = g.ships[self.seat]
        if option == "rearrange":
            self.rearranged = True
            return Rearrange(self.seat).then("any_order")
        if option == "buy-fame":
            price = fame_price(g, self.seat)
            g.pay(self.seat, -price)
            g.say("xia.business.buy-fame", seat=self.seat, price=price)
            return GainFame(self.seat, 1, "xia.fame.wealth").then("any_order")
        if option == "recharge":
            ship.energy = ship.meter
            g.say("xia.business.recharge", seat=self.seat, energy=ship.energy)
        else:
            ship.damaged = ()
            self.rearranged = False
            price = repair_price(g, self.seat)
            g.pay(self.seat, -price)
            g.say("xia.business.repair", seat=self.seat, price=price)
        return Goto("any_order")


# --- prices: a Skill may lower them -----------------------------------------------------------------------------------
def repair_price(g: Xia, seat: int) -> int:
    return max(0, REPAIR[g.ships[seat].tier] - skills.bonus(g, seat, "repair"))


def fame_price(g: Xia, seat: int) -> int:
    return max(0, FAME - skills.bonus(g, seat, "fame-price"))


def outfit_price(g: Xia, seat: int, name: str) -> int:
    return _price(g.content.outfits[name], skills.bonus(g, seat, "outfit-price"))


def _price(kind: OutfitKind, bonus: int) -> int:
    """Never less than what it sells for."""
    return max(kind.resale, kind.price - bonus)


@lru_cache(maxsize=16)
def _for_sale(content: Content) -> tuple[tuple[Value, ...], tuple[Value, ...]]:
    """All Outfits and all ships."""
    outfits = [("buy-outfit", name) for name in content.outfits]
    return tuple(outfits), tuple([("buy-ship", name) for name in content.ships])


@lru_cache(maxsize=256)
def _within(content: Content, tier: int, credits: int, bonus: int) -> tuple[tuple[Value, ...], tuple[Value, ...]]:
    """What of it somebody with such a ship and so many Credits might buy."""
    outfits = [("buy-outfit", kind.name) for kind in content.outfits.values() if _price(kind, bonus) <= credits]
    ships = [ship for ship in content.ships.values() if ship.price <= credits and ship.tier == tier + 1]
    return tuple(outfits), tuple([("buy-ship", ship.name) for ship in ships])


def bar_price(g: Xia, seat: int, price: int) -> Bar | None:
    """xia.credits.spending"""
    if price > g.credits[seat]:
        return Bar("xia.bar.credits", "xia.credits.spending", price=price, credits=g.credits[seat])
    return None


def bar_outfit(g: Xia, seat: int, name: str) -> Bar | None:
    if not supply.outfits_left(g, name):
        return Bar("xia.bar.supply", "xia.limit.outfits")
    price = bar_price(g, seat, outfit_price(g, seat, name))
    if price is not None:
        return price
    return None if layout.has_room(g, seat, name) else Bar("xia.bar.fit", "xia.outfit.placement")


def sell(g: Xia, seat: int, space: int) -> None:
    """xia.business.sell-outfits: a marker on it goes to Disarmed."""
    ship = g.ships[seat]
    sold, disarmed = ship.outfit_at(space), ship.disarmed
    for use in sold.uses:
        ship.disarm(use)
    ship.outfits = tuple(outfit for outfit in ship.outfits if outfit is not sold)
    resale = g.content.outfits[sold.name].resale
    g.pay(seat, resale)
    marked = ship.disarmed - disarmed
    g.say("xia.business.sell-outfits", seat=seat, outfit=sold.name, credits=resale, disarmed=marked)


class BuyOutfit(Frame):
    """xia.business.buy-outfits: where it is to lie is asked before it is paid."""

    CHAPTER: ClassVar[str] = "xia.business"
    STEPS: ClassVar[tuple[str, ...]] = ("outfits", "buy_outfits")

    def __init__(self, seat: int, name: str) -> None:
        self.seat, self.name = seat, name

    def outfits(self, g: Xia, _: None) -> Next:
        return layout.one_more(g, self.seat, self.name)

    def buy_outfits(self, g: Xia, plan: Plan) -> Next:
        hold.lay_out(g.content, g.ships[self.seat], *plan)
        price = outfit_price(g, self.seat, self.name)
        g.pay(self.seat, -price)
        g.say("xia.business.buy-outfits", seat=self.seat, outfit=self.name, price=price)
        return None


class Rearrange(Frame):
    """xia.business.rearrange"""

    CHAPTER: ClassVar[str] = "xia.business"
    STEPS: ClassVar[tuple[str, ...]] = ("rearrange", "outfits")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def rearrange(self, g: Xia, _: None) -> Next:
        return layout.arranged_again(self.seat, g.ships[self.seat])

    def outfits(self, g: Xia, plan: Plan) -> Next:
        hold.lay_out(g.content, g.ships[self.seat], *plan)
        g.say("xia.business.rearrange", seat=self.seat)
        return None


class BuyShip(Frame):
    """xia.business.buy-ship: everything finds its place in the new Hold, then the new mat replaces the old one."""

    CHAPTER: ClassVar[str] = "xia.business"
    STEPS: ClassVar[tuple[str, ...]] = ("transfer", "sell_outfits", "rearrange", "buy_ship", "abilities_kept")

    def __init__(
        self,
        seat: int,
        name: str,
        sold: tuple[int, ...] = (),  # Outfits that do not come along, each by its first section
        left: tuple[str, ...] = (),  # cubes that do not
    ) -> None:
        self.seat, self.name, self.sold, self.left = seat, name, sold, left

    def transfer(self, g: Xia, _: None) -> Next:
        """xia.business.buy-ship-transfer: what does not fit is sold, or goes to the supply; the owner says what."""
        ship, room = g.ships[self.seat], self.new_hold(g)
        printed, free = layout.mat(g, self.name), room.free()
        kinds = [g.content.outfits[name] for name, _ in room.outfits]
        if hold.pack(printed, kinds, free, len(room.cubes)) is not None:
            return Goto("rearrange")
        options: list[Value] = [("cube", cube) for cube in dict.fromkeys(room.cubes)]
        if hold.pack(printed, kinds, free) is None:
            options = [("sell-outfit", o.sections[0]) for o in ship.outfits if o.sections[0] not in self.sold]
        return Choose(self.seat, "xia.business.buy-ship-transfer", options, about={"ship": self.name})

    def new_hold(self, g: Xia) -> Stow:
        """Damage stays behind, so all the rest can come."""
        ship, size = g.ships[self.seat], len(g.content.ships[self.name].hold)
        laid = [hold.lies(ship, outfit) for outfit in ship.outfits if outfit.sections[0] not in self.sold]
        cubes = list(hold.cubes(ship))
        for cube in self.left:
            cubes.remove(cube)
        pieces = tuple((name, marked) for name, _, marked in laid)
        return Stow(self.seat, self.name, pieces, tuple(cubes), (), ("",) * size)

    def sell_outfits(self, g: Xia, choice: tuple[str, int] | tuple[str, str]) -> Next:
        if isinstance(choice[1], int):
            self.sold += (choice[1],)
        else:
            self.left += (choice[1],)
        return Goto("transfer")

    def rearrange(self, g: Xia, _: None) -> Next:
        return self.new_hold(g)

    def buy_ship(self, g: Xia, plan: Plan) -> Next:
        """xia.business.buy-ship-energy: Energy and markers as they are; the Bounty goes to the bank."""
        for space in self.sold:
            sell(g, self.seat, space)
        ship, printed = g.ships[self.seat], g.content.ships[self.name]
        g.pay(self.seat, -printed.price)
        energy, price = min(ship.energy, printed.energy), printed.price
        g.say("xia.business.buy-ship", seat=self.seat, ship=self.name, price=price, left=self.left, energy=energy)
        g.retired += (ship.name,)
        ship.name, ship.tier, ship.meter = printed.name, printed.tier, printed.energy
        ship.energy, ship.damaged, ship.bounty = energy, (), 0
        hold.lay_out(g.content, ship, *plan)
        return None

    def abilities_kept(self, g: Xia, _: None) -> Next:
        """The new card joins those of earlier ships, ready."""
        g.zones.put(abilities(self.seat), g.content.ships[self.name].ability, g.zones.everyone)
        return GainFame(self.seat, 1, "xia.fame.ships")
