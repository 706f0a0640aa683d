"""What becomes of ships, crew and cards when a mission of a campaign is over: aurora.campaign.persistent."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rimward.games.aurora.boarding import TOW
from rimward.games.aurora.setup import ARMORY, MISSION_PILE, MISSIONS_OUT, issued, lay_zones
from rimward.games.aurora.table.board import Layout
from rimward.games.aurora.table.names import (
    BRIG,
    CRATES,
    CRATES_LAID,
    CRATES_USED,
    DECK,
    GEAR,
    HOME,
    NOWHERE,
    SALVAGE,
    SALVAGE_LAID,
    SALVAGE_USED,
    SHIPS,
    SKILL_AT,
    SPECIALTY_OF,
    STATIONS,
    UPGRADES,
    VILLAINS,
    bounty,
)
from rimward.games.aurora.table.pieces import HULL, Item, Ship
from rimward.games.aurora.table.state import Aurora
from rimward.kernel.zone import Ref

RESCUE: Final = "ship-rescue"  # aurora.overtaken.ship-rescue
PILES: Final = {"search": (CRATES, CRATES_USED), "salvage": (SALVAGE, SALVAGE_USED)}


def shown(market: str) -> str:
    """What is turned over for sale."""
    return f"{market}:shown"


def left(market: str) -> str:
    """What nobody bought."""
    return f"{market}:left"


def out(market: str) -> str:
    """What somebody has."""
    return f"{market}:out"


def come_home(g: Aurora) -> None:
    """The mission is over, and the boards are put away."""
    return_bounties(g)
    sell_captured(g)
    collect(g)
    leave_enemies(g)
    impound(g)
    crew_home(g)
    regain(g)
    ships_home(g)
    clear(g)


def return_bounties(g: Aurora) -> None:
    """aurora.shore.new-bounty: those that are not completed are returned, and everybody sees them."""
    for seat in range(g.seats):
        for place in range(g.zones.size(bounty(seat))):
            g.zones.reveal(bounty(seat), place)
            g.say("aurora.shore.new-bounty", seat=seat, crew=Ref(bounty(seat), place))


def sell_captured(g: Aurora) -> None:
    """aurora.overtaken.must-sell: what was not towed home is sold now."""
    for card in g.ships:
        if card.captor != NOWHERE and (card.in_orbit or card.dock != NOWHERE):
            seat = g.ships[card.captor].seat
            if seat == NOWHERE:
                continue  # the Coalition that the game plays has no use for digits
            g.earn(seat, SHIPS, TOW)
            g.say("aurora.overtaken.must-sell", ship=card.name, seat=seat, digits=TOW)


def collect(g: Aurora) -> None:
    """aurora.shore.collect; nobody's digits fall below 0 (aurora.reward.failure-cost)."""
    purses = []
    for seat, pay in enumerate(g.pay):
        purses.append(max(0, g.digits[seat] + sum(pay)))
        g.say("aurora.shore.collect", seat=seat, digits=purses[seat] - g.digits[seat], now=purses[seat])
    g.digits = tuple(purses)
    g.earned = tuple([tuple(map(sum, zip(*both, strict=True))) for both in zip(g.earned, g.pay, strict=True)])
    g.pay = ((0,) * len(g.pay[0]),) * g.seats


def leave_enemies(g: Aurora) -> None:
    g.figures = tuple([who for who in g.figures if who.side < VILLAINS])
    g.ships = tuple([card for card in g.ships if card.side < VILLAINS])
    g.foes = g.fleet = ()


def kept(items: tuple[Item, ...]) -> tuple[Item, ...]:
    """aurora.ko.starting-gear-returned: all but what goes back to a starting armory."""
    return tuple([item.but(wielded=False) for item in items if item.home == NOWHERE])


def impound(g: Aurora) -> None:
    """aurora.overtaken.ship-rescue: the loser gets a ship as new; what was on the lost one stays there."""
    for n, card in enumerate(g.ships):
        if card.captor != NOWHERE:
            g.impounded = (*g.impounded, card.but(armory=kept(card.armory)))
            g.put_ship(n, armory=(), salvage=(), upgrades=(), hull=HULL)
            if card.seat != NOWHERE:
                g.say("aurora.overtaken.ship-rescue", ship=card.name, seat=card.seat)


def crew_home(g: Aurora) -> None:
    """aurora.shore.recover-crew: all are healed; who is held by an enemy stays in its Brig, unless that ship was lost
    (aurora.overtaken.returned-characters)."""
    for n, who in enumerate(g.figures):
        held = is_held(g, n)
        ship = who.ship if held else home_of(g, n)
        g.put_ship(ship, armory=(*g.ships[ship].armory, *kept(who.gear)))
        well = who.but(wounds=0, out=False, hidden=False, carrier=NOWHERE, square=NOWHERE, gear=(), done=(), since=0)
        back = well.but(tokens=(), holds=(), ship=ship, room=BRIG if held else DECK)
        g.figures = (*g.figures[:n], back, *g.figures[n + 1 :])


def home_of(g: Aurora, figure: int) -> int:
    """Its player's ship; where nobody plays it, the ship with which it landed, or on which it is."""
    who = g.figures[figure]
    if who.seat != NOWHERE:
        return g.own_ship(who.seat)
    came = [mate.ship for mate in g.mates if mate.figure == figure]
    aboard = [who.ship] if who.ship != NOWHERE and g.ships[who.ship].side == who.side else []
    return (*came, *aboard, g.own_ship(NOWHERE))[0]


def is_held(g: Aurora, figure: int) -> bool:
    """Aboard a ship of the other side as a captive, or lying there defeated."""
    who = g.figures[figure]
    if who.ship == NOWHERE or g.ships[who.ship].captor != NOWHERE or g.ships[who.ship].side == who.side:
        return False
    return who.out or g.is_captive(figure)


def regain(g: Aurora) -> None:
    """aurora.overtaken.ship-rescue: a faction that wins it has its ships again, and what was on them."""
    if g.mission != RESCUE:
        return
    for lost in g.impounded:
        n = next(n for n, card in enumerate(g.ships) if card.name == lost.name)
        if g.ships[n].captor == NOWHERE and lost.seat in g.parts[-1].winners:
            armory = (*g.ships[n].armory, *lost.armory)
            g.put_ship(n, armory=armory, salvage=lost.salvage, upgrades=lost.upgrades, hull=lost.hull)
            g.say("aurora.overtaken.regained", ship=lost.name, seat=lost.seat)
    again = [card.name for card in g.ships if card.captor != NOWHERE]
    g.impounded = tuple([card for card in g.impounded if card.name in again])


def ships_home(g: Aurora) -> None:
    """aurora.shore.repair-ship, aurora.shore.rearm: whole again, with all that belongs to the starting armory."""
    for n, card in enumerate(g.ships):
        start = tuple([issued(g.content, name, n) for name in ARMORY])
        fresh = Ship(card.name, card.seat, card.side, dock=HOME, armory=(*start, *kept(card.armory)))
        g.ships = (
            *g.ships[:n],
            fresh.but(salvage=card.salvage, upgrades=card.upgrades, hull=card.hull),
            *g.ships[n + 1 :],
        )
        man(g, n)


def man(g: Aurora, ship: int) -> None:
    """Specialists to their stations, the best of the others to those that are empty, the rest to the deck."""
    free = g.crew_aboard(ship)
    for wanted in (True, False):
        for station in STATIONS:
            if wanted or g.manned(ship, station) == NOWHERE:
                fit = [n for n in free if (SPECIALTY_OF[station] in g.crew(n).specialty) == wanted]
                if fit:
                    best = max(fit, key=lambda n: (g.crew(n).skill(SKILL_AT[station]), -n))
                    g.put(best, room=station)
                    free.remove(best)
    for n in free:
        g.put(n, room=DECK)


def clear(g: Aurora) -> None:
    """Nothing lies on the boards, nothing of the mission is left, and nobody knows a secret."""
    g.zones.shuffle_into(CRATES_LAID, CRATES)
    g.zones.shuffle_into(SALVAGE_LAID, SALVAGE)
    g.mission, g.round, g.left = "", 0, NOWHERE
    g.surface = g.orbit = ()
    g.planets = ()
    g.things, g.piles, g.crates, g.salvage = (), (), (), ()
    g.walls, g.mines, g.fires, g.texts = (), (), (), ()
    g.mates = ()
    g.rivals = tuple([foe.but(hurt=()) for foe in g.rivals])


# --- the piles of the next mission -----------------------------------------------------------------------------------
def owned(g: Aurora) -> Counter[str]:
    """Every card that somebody has, and every upgrade."""
    cards = (*g.ships, *g.impounded)
    items = [item.name for card in cards for item in (*card.armory, *card.salvage) if item.home == NOWHERE]
    found = Counter(items)
    for names in (*[card.upgrades for card in cards], *[who.upgrades for who in g.figures]):
        found.update(names)
    return found


def lay_again(g: Aurora, layout: Layout) -> None:
    """All piles are shuffled, but for the cards that somebody has (aurora.search.token-mix)."""
    lay_zones(g, g.content, layout)
    lay_missions(g)
    for name in owned(g).elements():
        deck = g.content.items[name].deck if name in g.content.items else ""
        if deck in PILES:
            pile, used = PILES[deck]
            g.zones.take(pile, name, used, g.zones.everyone)


def lay_missions(g: Aurora) -> None:
    """aurora.campaign.mission-deck: those of the storyline that have not been played; Ship Rescue has its own cause."""
    missions = g.content.missions.items()
    gone = {RESCUE, *g.played}
    names = [name for name, card in missions if g.storyline in card.titles and name not in gone]
    g.zones.add(MISSION_PILE, "missions", tuple(names))
    g.zones.add(MISSIONS_OUT, "missions")


# --- markets ---------------------------------------------------------------------------------------------------------
def open_markets(g: Aurora) -> None:
    """The decks of shore leave, before the first."""
    for market in (GEAR, UPGRADES):
        g.zones.add(market, market, tuple(g.content.deck(market)))
        for zone in (shown(market), left(market), out(market)):
            g.zones.add(zone, market)


def restock(g: Aurora, market: str) -> None:
    """aurora.shore.gear-reshuffle: what nobody has any longer goes back into the deck."""
    has = owned(g)
    for place in reversed(range(g.zones.size(out(market)))):
        face = g.zones.face(out(market), place)
        has[face] -= 1
        if has[face] < 0:
            g.zones.move(out(market), place, shown(market), g.zones.everyone)
    g.zones.shuffle_into(shown(market), market)
