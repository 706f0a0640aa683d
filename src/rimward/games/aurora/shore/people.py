"""Who joins a crew ashore: recruits, and prisoners that change sides: aurora.shore.recruit, aurora.shore.turn-once."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rimward.games.aurora.docks import is_full
from rimward.games.aurora.prisoners import Trade, TurnPrisoner, barred_trade, prisoners
from rimward.games.aurora.shore.market import DONE, pay
from rimward.games.aurora.table.content import CrewKind
from rimward.games.aurora.table.names import COMMANDER, DECK, NOWHERE
from rimward.games.aurora.table.pieces import Figure
from rimward.games.aurora.table.state import Aurora
from rimward.kernel.frame import Done, Frame, Goto, Next
from rimward.kernel.question import About, Bar, Choose, Value

ROYAL: Final = "royalty"
TRIED: Final = "turned-ashore"
PRICES: Final = {ROYAL: 200, COMMANDER: 150, "": 100}  # aurora.shore.recruit


def recruit_price(kind: CrewKind) -> int:
    if ROYAL in kind.keywords:
        return PRICES[ROYAL]
    return PRICES[COMMANDER if COMMANDER in kind.specialty else ""]


def available(g: Aurora, ship: int) -> list[str]:
    """Crew of the ship's faction, or neutral, that nobody has; royals only as agreed (aurora.campaign.royalty)."""
    taken = {who.name for who in g.figures}
    own = [name for name, kind in g.content.crew.items() if kind.faction == g.ships[ship].side]
    neutral = [name for name, kind in g.content.recruits.items() if g.royalty or ROYAL not in kind.keywords]
    return [name for name in (*own, *neutral) if name not in taken]


class Muster(Frame):
    """Recruits one after the other; one prisoner, once; and prisoners that are handed back."""

    CHAPTER: ClassVar[str] = "aurora.shore"
    STEPS: ClassVar[tuple[str, ...]] = ("recruit", "recruiting", "turned")

    def __init__(self, ship: int) -> None:
        self.ship = ship

    def recruit(self, g: Aurora, _: Any) -> Next:
        seat = g.ships[self.ship].seat
        options = [value for value in self.offers(g) if self.bar(g, value) is None]
        if not options:
            return Done()
        about: About = {"digits": g.digits[seat]}
        code = "aurora.shore.recruit"
        return Choose(seat, code, [*options, DONE], why=lambda: self.bars(g), about=about, passes=DONE)

    def offers(self, g: Aurora) -> list[Value]:
        held = prisoners(g, self.ship)
        found: list[Value] = [("recruit", name) for name in available(g, self.ship)]
        found += [("turn", n) for n in held]
        owned = [n for n in held if g.figures[n].seat != NOWHERE]  # by somebody who could agree
        return [*found, *[("trade", n) for n in owned if not g.ship_did(self.ship, f"traded:{n}")]]

    def bar(self, g: Aurora, value: Value) -> Bar | None:
        if not isinstance(value, tuple):
            return None
        if value[0] == "trade":
            return barred_trade(g, int(value[1]))
        if value[0] == "turn" and g.ship_did(self.ship, TRIED):
            return Bar("aurora.bar.turned-ashore", "aurora.shore.turn-once")
        if is_full(g, self.ship):
            return Bar("aurora.bar.full", "aurora.ship.capacity", capacity=g.content.sheet.capacity)
        if value[0] == "recruit":
            digits = recruit_price(g.content.figure(str(value[1]), g.level))
            if digits > g.digits[g.ships[self.ship].seat]:
                return Bar("aurora.bar.too-dear", "aurora.shore.recruit", digits=digits)
        return None

    def bars(self, g: Aurora) -> list[tuple[Value, Bar]]:
        found = [(value, self.bar(g, value)) for value in self.offers(g)]
        return [(value, bar) for value, bar in found if bar is not None]

    def recruiting(self, g: Aurora, choice: Value) -> Next:
        if not isinstance(choice, tuple):
            return Done()
        if choice[0] == "recruit":
            join(g, self.ship, str(choice[1]))
            return Goto("recruit")
        if choice[0] == "trade":
            return Trade(self.ship, int(choice[1])).then("recruit")
        g.mark_ship(self.ship, TRIED)
        return TurnPrisoner(self.ship, int(choice[1]))

    def turned(self, g: Aurora, _: Any) -> Next:
        return Goto("recruit")


def join(g: Aurora, ship: int, name: str) -> None:
    card, kind = g.ships[ship], g.content.figure(name, g.level)
    digits = recruit_price(kind)
    pay(g, card.seat, digits)
    g.figures = (*g.figures, Figure(name, card.seat, card.side, kind.faction, ship, DECK))
    g.say("aurora.shore.recruited", seat=card.seat, crew=name, digits=digits)
