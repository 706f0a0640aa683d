"""What business on a planet is worth: each deal by itself, and all that can be had together."""

from __future__ import annotations

from functools import lru_cache

from rimward.games.xia.advice import goals, worth
from rimward.games.xia.advice.worth import Weights
from rimward.games.xia.table import supply
from rimward.games.xia.table.content import Content
from rimward.games.xia.table.state import MARKERS, Xia
from rimward.games.xia.trade import business, hold
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
        name = str(option[1])
        return worth.upgrades(w, g.content, ship)[name] - _price(w, g, seat, g.content.outfits[name].price)
    outfit, credits = ship.outfit_at(int(option[1])), g.credits[seat]
    resale = worth.credits(w, credits + g.content.outfits[outfit.name].resale) - worth.credits(w, credits)
    left = worth.outfits(w, g.content, ship, worth.without(ship, outfit))
    return left - worth.outfits(w, g.content, ship) + resale - 0.01


def _price(w: Weights, g: Xia, seat: int, price: int) -> float:
    lost = worth.credits(w, g.credits[seat]) - worth.credits(w, g.credits[seat] - price)
    return lost + goals.spent(w, g, seat, price)


def _ship(w: Weights, g: Xia, seat: int, name: str) -> float:
    """xia.fame.ships, a better hull, and the damage and the Bounty that stay behind."""
    ship, kind = g.ships[seat], g.content.ships[name]
    better = worth.hull(w, kind) - worth.hull(w, g.content.ships[ship.name]) + worth.damage(w, ship)
    better += w.crime if ship.bounty else 0.0
    return worth.fame(w, g, seat) + better - _price(w, g, seat, kind.price)


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
        if g.content.ships[name].price <= credits:
            bought.append(_ship(w, g, seat, name))
    better = worth.upgrades(w, g.content, ship)
    for name in _affordable(g.content, hold.empty_mask(ship).bit_count(), credits):
        bought.append(better[name] - _price(w, g, seat, g.content.outfits[name].price))
    return services + max(bought)


@lru_cache(maxsize=1024)
def _affordable(content: Content, room: int, credits: int) -> tuple[str, ...]:
    outfits = content.outfits.items()
    return tuple([name for name, kind in outfits if kind.price <= credits and len(kind.cells) <= room])
