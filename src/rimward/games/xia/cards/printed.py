"""What is printed on ships, sectors and cards, for those who ask about one."""

from __future__ import annotations

from typing import Any

from rimward.games.xia.cards.abilities import Ability
from rimward.games.xia.missions import odds
from rimward.games.xia.missions.cards import BY_DISTANCE, BY_ROLL, BY_TIER
from rimward.games.xia.table.content import Content, MissionKind, SectorKind
from rimward.games.xia.trade.cargo import GATHERING
from rimward.kernel.event import Event
from rimward.kernel.game import Game, Thing

TIERED = tuple([payment for payment, _ in BY_TIER.values()])


def things(game: Game) -> list[Thing]:
    """All that has a name and something to tell; what lies where is the map's to show."""
    box: Content = game.content
    found: list[Thing] = []
    for name, ship in box.ships.items():
        mat = {"tier": ship.tier, "price": ship.price, "hold": len(ship.hold), "impulse": ship.impulse}
        told = {"ship": name, **mat, "energy": ship.energy, "ability": ship.ability}
        found.append(Thing("ship", name, Event("xia.about.ship", told)))
    found += [Thing("sector", name, Event("xia.about.sector", _sector(kind))) for name, kind in box.sectors.items()]
    owners = {ship.ability: name for name, ship in box.ships.items()}
    for kind in game.frames.values():
        if issubclass(kind, Ability) and kind.CARD in owners:
            told = {"card": kind.CARD, "ship": owners[kind.CARD]}
            found.append(Thing("card", kind.CARD, Event("xia.about.ability", told), option=kind.printed()))
    for name, title in box.titles.items():
        aim = {"title": name, "objective": title.objective, "count": title.count, "npc": title.npc}
        told = {**aim, "skill": title.skill, "by": title.by, "fame": title.fame}
        found.append(Thing("title", name, Event("xia.about.title", told), number=f"{title.card:03}"))
    for name, card in box.missions.items():
        least, most = _pays(card)
        told = {**odds.brief(card), "least": least, "most": most}
        found.append(Thing("job", name, Event("xia.about.mission", told), number=name))
    return found


def _sector(kind: SectorKind) -> dict[str, Any]:
    gathering = next((act for act in GATHERING if act in kind.marks), "")
    trade = {"buys": kind.buys, "sells": kind.sells, "gathering": gathering, "gathers": kind.gathers}
    marks = {"mission": int("mission" in kind.marks), "token": int("explore" in kind.marks), "spawn": kind.spawn or 0}
    about = {"sector": kind.name, "kind": kind.kind, "law": kind.law, "entrances": len(kind.entrances)}
    return {**about, **trade, **marks}


def _pays(card: MissionKind) -> tuple[int, int]:
    """The least and the most that a Mission brings if it does not fail."""
    if card.type in BY_ROLL:
        payments = [payment for _, payment in BY_ROLL[card.type] if payment]
        return min(payments), max(payments)
    steps = BY_DISTANCE.get(card.type, TIERED)
    return min(steps), max(steps)
