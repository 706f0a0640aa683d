"""What there is for a player to gain in a space, or by an option, from what everybody sees and the player's own cards.

A gain is a code with its numbers, which the texts `xia-gain-CODE` put into words. How much it is `worth` is about
Credits in thousands, so that the best few can be told from the rest; bots have a better idea of it (`advice`).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from rimward.games.xia import npcs
from rimward.games.xia.fight import combat
from rimward.games.xia.fight.death import RAIDING
from rimward.games.xia.flight import choices, explore, rescue
from rimward.games.xia.missions import acts as mission_acts
from rimward.games.xia.missions import cards
from rimward.games.xia.status import StatusPhase
from rimward.games.xia.table import board
from rimward.games.xia.table.board import Hex
from rimward.games.xia.table.state import Xia
from rimward.games.xia.trade import business, cargo, hold
from rimward.kernel.question import Value

About = dict[str, int | str]

FAME: Final = 4.0  # what a Fame is worth
TOKEN: Final = 2.0
DRAWN: Final = 1.0  # a new Mission
OBJECTIVE: Final = 2.5  # of a Mission
CUBE: Final = 0.5  # that is still to be sold
LOOK: Final = 0.7  # what a new sector is worth
HURT: Final = 0.4  # a damage that is repaired
CHARGE: Final = 0.2  # an Energy that is filled up
NEW_SHIP: Final = FAME + 2
DEALS: Final = ("buy-ship", "buy-fame", "repair", "recharge")


class Gain(NamedTuple):
    code: str
    worth: float
    told: About


# --- in a space ------------------------------------------------------------------------------------------------------
def by_act(g: Xia, seat: int, act: str, space: Hex) -> Gain | None:
    """What an Action that nothing bars would bring in a space."""
    number = g.map.numbers[space]
    if act == "sell":
        return _sale(g, seat, number)
    if act == "buy" or act in cargo.GATHERING:
        return _cubes(g, seat, act, number)
    if act == "collect":
        lying = cargo.collectable(g, seat, number)
        told: About = {"cubes": len(lying), "goods": kind_of(lying), "room": cargo.room(g, seat)}
        return Gain(act, CUBE * (1 + len(lying)), told)
    if act == "complete":
        payment = cards.due(g, seat)
        return Gain(act, FAME + payment / cargo.EACH, {"payment": payment})
    if act == "scan":
        return Gain(act, LOOK, {"energy": explore.scan_cost(g, seat)})
    if act in mission_acts.ACTS and act not in mission_acts.MINOR:
        return Gain(act, OBJECTIVE, {})
    plain = {"token": TOKEN, "draw": DRAWN}
    return Gain(act, plain[act], {}) if act in plain else None


def _sale(g: Xia, seat: int, space: int) -> Gain:
    """xia.fame.trade: for all that is on board, and at least two."""
    wanted = cargo.sellable(g, seat, space)
    cubes = sum(wanted.values())
    told: About = {"cubes": cubes, "credits": cargo.EACH * cubes, "goods": kind_of(list(wanted))}
    if cubes >= 2 and cubes == len(hold.cubes(g.ships[seat])):
        return Gain("sell-all", FAME + cubes, told)
    return Gain("sell", float(cubes), told)


def _cubes(g: Xia, seat: int, act: str, space: int) -> Gain | None:
    """Cubes that some sector on the board takes."""
    gathers = act in cargo.GATHERING
    types = [g.map.kind_at(space).gathers] if gathers else cargo.bought_at(g, space)
    taken = [cube for cube in types if _is_wanted(g, cube)]
    if not taken:
        return None
    cubes = 1 if gathers else 2 * cargo.most_pairs(g, seat, space)
    told: About = {"cubes": cubes, "goods": kind_of(types)}
    return Gain(act, CUBE * (1 + cubes), told if gathers else {**told, "credits": cargo.PAIR * cubes // 2})


def _is_wanted(g: Xia, cube: str) -> bool:
    found = [cargo.wanted(g.content.sectors[tile.sector], g.rules.den_buys_any) for tile in g.map.tiles]
    return cube in found or cargo.ANY in found


def kind_of(types: list[str]) -> str:
    return types[0] if len(types) == 1 else cargo.ANY


def in_space(g: Xia, seat: int, space: Hex, but: tuple[str, ...] = ()) -> Gain | None:
    """The best of what a ship that is there could do; of a planet what could be bought there, of a Gate its Fame."""
    number, found = g.map.numbers[space], list[Gain | None]()
    for act in choices.hopeful(g, seat, number):
        if act not in but and act != "scan" and choices.bar_in_space(g, seat, act, space) is None:
            found.append(by_act(g, seat, act, space))
    for other in choices.victims(g, seat):
        if rescue.bar_rescue(g, seat, other, space) is None:
            found.append(Gain("rescue", FAME, {"whom": other}))
    if is_new_gate(g, number) and "gate" not in but:
        found.append(Gain("gate", FAME - 1, {}))
    if g.map.planet(number) and "deals" not in but:
        found.append(on_planet(g, seat))
    return max([gain for gain in found if gain is not None], key=lambda gain: gain.worth, default=None)


def is_new_gate(g: Xia, space: int) -> bool:
    """xia.gate.first-use-fame: nobody has had the Fame yet."""
    is_gate = g.map.ground[space] == board.GATE
    return is_gate and g.rules.gate_fame and g.map.kind_at(space).name not in g.gates_used


def on_planet(g: Xia, seat: int) -> Gain | None:
    """The best deal of a Business Phase."""
    phase = business.BusinessPhase(seat)
    ships: list[Value] = [("buy-ship", name) for name in g.content.ships]
    for deal in (*ships, *DEALS[1:]):
        if phase.barred(g, deal) is None:
            return by_deal(g, seat, deal)
    return None


def by_deal(g: Xia, seat: int, deal: Value) -> Gain | None:
    ship, word = g.ships[seat], deal[0] if isinstance(deal, tuple) else deal
    if word == "buy-ship":
        return Gain("buy-ship", NEW_SHIP, {})
    if word == "buy-fame":
        return Gain("buy-fame", FAME - 1, {})
    if word == "repair":
        return Gain("repair", HURT * len(ship.damaged), {"points": len(ship.damaged)})
    missing = ship.meter - ship.energy
    return Gain("recharge", CHARGE * missing, {"energy": missing}) if word == "recharge" else None


# --- what follows ----------------------------------------------------------------------------------------------------
def on_stopping(g: Xia, seat: int) -> tuple[Gain | None, About]:
    """The best of what a ship can do once it has stopped where it is, and the keys of the answers that do it then: none
    for what is rolled for, or is bought in another phase."""
    gain = in_space(g, seat, g.space_of(seat), but=(*choices.MINOR, "gate"))
    keys = "" if gain is None else _keys(g, seat, gain)
    return gain, {"then": keys} if keys else {}


def on_ending(g: Xia, seat: int) -> tuple[Gain | None, About]:
    """The best deal that is to be had after the Actions, and how the turn is ended without any: `then` has the keys of
    the answers that take all Energy that is free and arm all markers."""
    ship, phase = g.ships[seat], StatusPhase(seat)
    deal, keys, charged = None, list[str](), 0
    if phase.is_free(g):
        trade = business.BusinessPhase(seat)
        deals = [option for option in trade.affordable(g) if trade.barred(g, option) is None]
        deal, charged = on_planet(g, seat), ship.meter - ship.energy
        keys = [*(["recharge"] if charged else []), *(["end"] if deals not in ([], ["recharge"]) else [])]
    markers = phase.most(g)
    keys += [f"arm:{markers}"] if markers else []
    if not keys:
        return deal, {}
    told: About = {"then": " ".join(keys), "at_once": "end-turn", "markers": markers, "pays": phase.cost(g, markers)}
    return None if deal is not None and deal.code == "recharge" else deal, {**told, "charged": charged}


def _keys(g: Xia, seat: int, gain: Gain) -> str:
    if gain.code in ("buy", "complete", "pick-up"):
        return gain.code
    if gain.code == "rescue":
        return f"rescue:{gain.told['whom']}"
    if gain.code not in ("sell", "sell-all"):
        return ""
    wanted = cargo.sellable(g, seat, g.number_of(seat))
    if list(wanted.values()) == [1]:
        return "sell"  # how many is not asked
    return " ".join(["sell", *[f"sell:{cube},{count}" for cube, count in wanted.items()]])


# --- targets ---------------------------------------------------------------------------------------------------------
def kill(g: Xia, target: int) -> tuple[Gain, int]:
    """What the destroyer of a ship gets, and the Bounty on its own head (xia.bounty.raiding)."""
    ship = g.ships[target]
    if ship.npc:
        spoils, crime, fame = g.credits[target], npcs.CARDS[ship.npc].bounty, npcs.CARDS[ship.npc].fame
    else:
        spoils, crime, fame = ship.bounty, 0 if ship.bounty else RAIDING, ship.tier
    worth = (FAME * fame + (spoils - crime) / cargo.EACH) / max(1, combat.life(g, target) / 4)
    return Gain("kill", worth, {"fame": fame, "spoils": spoils}), crime


def crimes(g: Xia, seat: int, space: Hex) -> list[int]:
    """The Bounties of all targets within reach."""
    return [kill(g, target)[1] for target in combat.targets(g, seat, space)]
