"""What business on a planet is worth: each deal by itself, and all that can be had together."""

from __future__ import annotations

from rimward.games.xia import business, hold, supply
from rimward.games.xia.advice import goals, worth
from rimward.games.xia.advice.worth import Weights
from rimward.games.xia.content import content
from rimward.games.xia.state import MARKERS, Xia
from rimward.kernel.question import Value


def deal(w: Weights, g: Xia, seat: int, option: Value) -> float:
    """What an option of the Business Phase gains; ending it gains nothing, and what is not worth it loses."""
    ship = g.ships[seat]
    if option == "end":
        return 0.0
    if option == "recharge":
        return worth.energy(w, ship.meter, ship.meter) - worth.energy(w, ship.energy, ship.meter)
    if option == "repair":
        return worth.damage(w, ship) - _price(w, g, seat, business.REPAIR[ship.tier])
    if option == "buy-fame":
        return w.fame - _price(w, g, seat, business.FAME)
    if not isinstance(option, tuple):
        return -1.0
    if option[0] == "buy-ship":
        return _ship(w, g, seat, str(option[1]))
    if option[0] == "buy-outfit":
        return _outfit(w, g, seat, str(option[1]), worth.outfits(w, ship))
    outfit = ship.outfit_at(int(option[1]))
    resale = worth.credits(w, g.credits[seat] + hold.kind(outfit.name).resale) - worth.credits(w, g.credits[seat])
    return worth.outfits(w, ship, worth.without(ship, outfit)) - worth.outfits(w, ship) + resale - 0.01


def _price(w: Weights, g: Xia, seat: int, price: int) -> float:
    lost = worth.credits(w, g.credits[seat]) - worth.credits(w, g.credits[seat] - price)
    return lost + goals.spent(w, g, seat, price)


def _ship(w: Weights, g: Xia, seat: int, name: str) -> float:
    """xia.fame.ships, a better hull, and the damage and the Bounty that stay behind."""
    ship, kind = g.ships[seat], content().ships[name]
    better = worth.hull(w, kind) - worth.hull(w, worth.printed(ship)) + worth.damage(w, ship)
    better += w.crime if ship.bounty else 0.0
    return worth.fame(w, g, seat) + better - _price(w, g, seat, kind.price)


def _outfit(w: Weights, g: Xia, seat: int, name: str, before: float) -> float:
    ship = g.ships[seat]
    better = worth.outfits(w, ship, worth.with_outfit(ship, name)) - before
    return better - _price(w, g, seat, hold.kind(name).price)


def all_deals(w: Weights, g: Xia, seat: int) -> float:
    """What a stop on a planet is worth now: the services, free arming, and the best thing that money can buy."""
    ship, credits = g.ships[seat], g.credits[seat]
    spent = MARKERS - ship.armed
    services = deal(w, g, seat, "recharge") + spent * w.armed / 4
    if ship.damaged and credits >= business.REPAIR[ship.tier]:
        services += max(0.0, deal(w, g, seat, "repair"))
    bought = [0.0]
    if credits >= business.FAME and g.fame[seat] + 1 < g.target:
        bought.append(deal(w, g, seat, "buy-fame"))
    for name in supply.ships_left(g, ship.tier + 1):
        if content().ships[name].price <= credits:
            bought.append(_ship(w, g, seat, name))
    room, before = len(hold.empty_spaces(ship)), worth.outfits(w, ship)
    for name, kind in content().outfits.items():
        if kind.price <= credits and len(kind.cells) <= room:
            bought.append(_outfit(w, g, seat, name, before))
    return services + max(bought)
