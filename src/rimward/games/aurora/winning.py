"""When a mission ends, and for whom: aurora.win."""

from __future__ import annotations

from typing import Final

from rimward.games.aurora.table.entries import MissionEntry, Step
from rimward.games.aurora.table.names import COALITION, HOME, HOMES, MISSION, NOWHERE, RENEGADES, SOURCES
from rimward.games.aurora.table.state import Aurora
from rimward.kernel.frame import Cut, Over
from rimward.kernel.result import Result

End = Over | Cut  # of a single mission the match is over; of a campaign one part of it (aurora.shore.when)
STEP: Final = 25  # aurora.reward.digits-denominations


def mission_of(g: Aurora) -> MissionEntry | None:
    return g.content.mission(g.mission)


def parameters(mission: MissionEntry) -> Step:
    """What has to be brought back: the last step of the goal."""
    return mission.goal[-1]


def may_win(g: Aurora, side: int) -> bool:
    """aurora.win.renegade-wording: on a stop mission the Coalition cannot fulfil the goal itself."""
    mission = mission_of(g)
    return mission is not None and (side == RENEGADES or mission.coalition != "stop")


def is_common(g: Aurora) -> bool:
    """Whether both factions win or lose together, as in one of the endings: aurora.campaign.epic-trigger."""
    mission = mission_of(g)
    return mission is not None and mission.coalition == "together"


def held(g: Aurora, figures: list[int], what: str) -> int:
    return sum([g.figures[figure].holds.count(what) for figure in figures])


def carriers(g: Aurora, ship: int) -> list[int]:
    """The conscious crew of its side aboard a ship, its passengers included."""
    return g.crew_aboard(ship)


def has_all(g: Aurora, *ships: int) -> bool:
    """All mission parameters are aboard these ships of one side, in hand of their crew."""
    mission = mission_of(g)
    free = [ship for ship in ships if g.ships[ship].captor == NOWHERE]
    if mission is None or not free or not may_win(g, g.ships[free[0]].side):
        return False
    wanted = parameters(mission)
    return sum([held(g, carriers(g, ship), wanted.what) for ship in free]) >= wanted.count


def won_on_dock(g: Aurora, ship: int) -> End | None:
    """aurora.win.tier1: whether the mission is won now that somebody has come aboard, on the docks of a team."""
    side = g.ships[ship].side
    mine = [n for n, card in enumerate(g.ships) if card.side == side or is_common(g)]
    docked = [n for n in mine if g.ships[n].dock not in (HOME, NOWHERE)]
    if g.tier != 1 or ship not in docked or not has_all(g, *docked):
        return None
    return won(g, side, ship, "aurora.win.tier1")


def won_in_orbit(g: Aurora, ship: int) -> End | None:
    """aurora.win.tier2: a ship ends a move on a square of its home planet, and all parameters are there, aboard it and
    the other ship of its team."""
    card = g.ships[ship]
    if g.tier != 2 or not g.at_planet(ship, HOMES[card.side]):
        return None
    team = [n for n, other in enumerate(g.ships) if other.side == card.side and n != ship]
    there = [n for n in team if g.ships[n].dock == HOME or g.at_planet(n, HOMES[card.side])]
    if not has_all(g, ship, *there):
        return None
    return won(g, card.side, ship, "aurora.win.tier2")


def tied(g: Aurora, ship: int) -> End | None:
    """aurora.win.tier2-tie: the hull of the ship that carries them is gone before it gets home."""
    card = g.ships[ship]
    if g.tier != 2 or card.hull_damage < card.hull or not has_all(g, ship):
        return None
    half = nearest(mission_reward(g) / 2)
    for side in (RENEGADES, COALITION):
        split(g, side, half, NOWHERE)
    return ended(g, (), "aurora.win.tier2-tie")


def mission_reward(g: Aurora) -> int:
    mission = mission_of(g)
    return mission.reward if mission is not None else 0


def nearest(digits: float) -> int:
    """To the nearest 25, and up in the exact middle: aurora.shore.sell-rounding."""
    return int((digits + STEP / 2) // STEP) * STEP


def won(g: Aurora, side: int, ship: int, code: str) -> End:
    """By one side; where they have to work together, by both."""
    sides = (RENEGADES, COALITION) if is_common(g) else (side,)
    for each in sides:
        split(g, each, mission_reward(g), ship)
    mission = mission_of(g)
    for seat, own in enumerate(g.sides()):
        if own not in sides and mission is not None:
            pay_for_failure(g, seat, mission.failure)
    return ended(g, tuple([seat for seat, own in enumerate(g.sides()) if own in sides]), code)


def pay_for_failure(g: Aurora, seat: int, digits: int) -> None:
    """aurora.reward.failure-cost: no more than there is, in a campaign with what was earned before."""
    cost = min(digits, g.digits[seat] + sum(g.pay[seat]))
    if cost:
        g.earn(seat, MISSION, -cost)
        g.say("aurora.reward.failure-cost", seat=seat, digits=cost)


def split(g: Aurora, side: int, digits: int, ship: int) -> None:
    """aurora.overview.team-reward-split: equal shares in steps of 25; what is left goes to the carrier's player."""
    seats = [seat for seat, own in enumerate(g.sides()) if own == side]
    if not seats or digits <= 0:
        return
    share = digits // len(seats) // STEP * STEP
    carrier = g.ships[ship].seat if ship != NOWHERE and g.ships[ship].seat in seats else seats[0]
    for seat in seats:
        own = share + (digits - share * len(seats) if seat == carrier else 0)
        g.earn(seat, MISSION, own)
        g.say("aurora.win.paid", seat=seat, digits=own)


def ended(g: Aurora, winners: tuple[int, ...], code: str) -> End:
    """aurora.reward.paid-at-shore-leave: in a single mission digits are a score. Nobody's fall below 0."""
    scores = tuple([max(0, sum(g.pay[seat])) for seat in range(g.seats)])
    sheet = tuple([(f"aurora.source.{source}", tuple([pay[at] for pay in g.pay])) for at, source in enumerate(SOURCES)])
    g.say("aurora.win.ended", rule=code, winners=winners)
    result = Result(winners, scores, code, g.sides(), sheet)
    if not g.campaign:
        return Over(result)
    g.end_part(result)
    return Cut("Campaign", g.campaign, "complete")


def timed_out(g: Aurora) -> End:
    """aurora.win.deck-out, and aurora.win.all-lose"""
    mission = mission_of(g)
    if mission is None:
        return ended(g, (), "aurora.win.deck-out")
    if not g.first_rules:  # games of version 1 did not say it
        g.say("aurora.mission.unfinished", mission=g.mission)
    if g.solo and not is_common(g):
        return won(g, COALITION, NOWHERE, "aurora.solo.result")
    if stranded(g):
        return ended(g, (), "aurora.win.all-lose")
    if mission.coalition == "stop" and has_failed(g, COALITION):
        return ended(g, (), "aurora.win.deck-out")
    if mission.coalition == "stop":
        return won(g, COALITION, NOWHERE, "aurora.win.deck-out")
    if is_common(g):
        return ended(g, (), "aurora.win.deck-out")
    wanted = parameters(mission)
    for side in (RENEGADES, COALITION):
        mine = [n for n, figure in enumerate(g.figures) if figure.side == side and not g.is_captive(n)]
        if held(g, mine, wanted.what) >= wanted.count and not has_failed(g, side):
            split(g, side, nearest(mission.reward / 2), bearer(g, mine, wanted.what))
            return ended(g, tuple([seat for seat, own in enumerate(g.sides()) if own == side]), "aurora.win.deck-out")
    return ended(g, (), "aurora.win.deck-out")


def has_failed(g: Aurora, side: int) -> bool:
    """aurora.overtaken.mission-failed: every player of the side has lost its ship to a captor."""
    cards = [card for card in g.ships if card.side == side]
    return bool(cards) and all([card.captor != NOWHERE for card in cards])


def bearer(g: Aurora, figures: list[int], what: str) -> int:
    """The ship of whoever carries most of it."""
    best = max(figures, key=lambda n: g.figures[n].holds.count(what))
    seat = g.figures[best].seat
    return NOWHERE if seat == NOWHERE else g.own_ship(seat)


def stranded(g: Aurora) -> bool:
    """A side that has fulfilled the goal and has no way off the planet, because its own ship was stolen."""
    mission = mission_of(g)
    if mission is None:
        return False
    wanted = parameters(mission)
    for side in (RENEGADES, COALITION):
        stolen = {ship.seat for ship in g.ships if ship.side == side and ship.captor != NOWHERE}
        party = [n for n, figure in enumerate(g.figures) if figure.side == side and figure.on_surface]
        lost = [n for n in party if g.figures[n].seat in stolen]
        if may_win(g, side) and held(g, lost, wanted.what) and held(g, party, wanted.what) >= wanted.count:
            return True
    return False
