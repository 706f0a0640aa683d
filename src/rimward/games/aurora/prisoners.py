"""Prisoners, and how they change sides: aurora.prisoner."""

from __future__ import annotations

from typing import ClassVar, Final

from rimward.games.aurora.checks import OpposedTest
from rimward.games.aurora.docks import is_full
from rimward.games.aurora.table.names import BRIG, DECK, NOWHERE
from rimward.games.aurora.table.pieces import Item, Ship
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import dice_for, initiative
from rimward.kernel.frame import Done, Frame, Goto, Next
from rimward.kernel.question import About, Bar, Choose, Value

TURN_BACK: Final = 5  # aurora.prisoner.turn-back
TURNING: Final = "turning"


class Jail(Frame):
    """aurora.prisoner.definition: a defeated crew of the other side goes to the Brig."""

    CHAPTER: ClassVar[str] = "aurora.prisoner"
    STEPS: ClassVar[tuple[str, ...]] = ("brig",)

    def __init__(self, figure: int, ship: int) -> None:
        self.figure, self.ship = figure, ship

    def brig(self, g: Aurora, _: None) -> Next:
        g.put(self.figure, ship=self.ship, room=BRIG, since=0, square=NOWHERE, carrier=NOWHERE)
        g.say("aurora.prisoner.jailed", crew=g.figures[self.figure].name, ship=g.ships[self.ship].name)
        return Done()


def barred_turn(g: Aurora, ship: int, figure: int) -> Bar | None:
    """Why a prisoner cannot be turned now."""
    card, who = g.ships[ship], g.figures[figure]
    if not card.in_orbit:
        return Bar("aurora.bar.docked", "aurora.prisoner.turn-when")
    if any([word.startswith(TURNING) for word in card.done]):
        return Bar("aurora.bar.turned-already", "aurora.prisoner.turn-when")
    if who.out:
        return Bar("aurora.bar.unconscious", "aurora.prisoner.turn-health")
    if is_full(g, ship):
        return Bar("aurora.bar.full", "aurora.ship.capacity", capacity=g.content.sheet.capacity)
    return None


def prisoners(g: Aurora, ship: int) -> list[int]:
    side = g.ships[ship].side
    return [n for n in g.aboard(ship) if g.figures[n].room == BRIG and g.figures[n].side != side]


class TurnPrisoner(Frame):
    """aurora.prisoner.turn-roll: the captor needs strictly more fives and sixes."""

    CHAPTER: ClassVar[str] = "aurora.prisoner"
    STEPS: ClassVar[tuple[str, ...]] = ("roll", "turned")

    def __init__(self, ship: int, figure: int) -> None:
        self.ship, self.figure = ship, figure

    def roll(self, g: Aurora, _: None) -> Next:
        crew = g.crew_aboard(self.ship)
        who = g.figures[self.figure]
        if who.room != BRIG or who.ship != self.ship or not crew:
            return Done()
        leader = max(crew, key=lambda n: initiative(g, n))
        mine, theirs = [dice_for(g, n, "leadership") for n in (leader, self.figure)]
        plus = TURN_BACK if who.born == g.ships[self.ship].side else 0
        return OpposedTest(
            "aurora.prisoner.turn-roll", g.ships[self.ship].seat, mine, g.roller(self.figure), theirs, plus
        )

    def turned(self, g: Aurora, won: bool) -> Next:
        """aurora.prisoner.turned"""
        if won:
            card = g.ships[self.ship]
            g.put(self.figure, seat=card.seat, side=card.side, room=DECK)
            g.say("aurora.prisoner.turned", crew=g.figures[self.figure].name, seat=card.seat)
        return Done()


def trades(g: Aurora, ship: int) -> list[tuple[str, int]]:
    """aurora.prisoner.trade: prisoners who could be handed back, where the two ships are adjacent."""
    here = g.ships[ship]
    found: list[tuple[str, int]] = []
    for n in prisoners(g, ship):
        if g.figures[n].seat == NOWHERE:
            continue  # nobody who could agree
        home = g.ships[g.own_ship(g.figures[n].seat)]
        near = here.in_orbit and home.in_orbit and g.space().map.distance(here.square, home.square) <= 1
        if near and barred_trade(g, n) is None:
            found.append(("trade", n))
    return found


def barred_trade(g: Aurora, figure: int) -> Bar | None:
    """aurora.ship.capacity: its own ship may have filled its place."""
    if is_full(g, g.own_ship(g.figures[figure].seat)):
        return Bar("aurora.bar.full", "aurora.ship.capacity", capacity=g.content.sheet.capacity)
    return None


SUMS: Final = (25, 50, 100, 150, 200, 300)  # what may be offered for a prisoner, in digits


def payments(g: Aurora, ship: int, figure: int) -> list[Value]:
    """aurora.prisoner.trade: what its player could give for a prisoner on that ship: another one, which is `agree`,
    digits, or a card that did not come with a ship. Who has none of these can be given it as a present."""
    seat = g.figures[figure].seat
    home = g.own_ship(seat)
    found: list[Value] = ["agree"] if prisoners(g, home) else []
    found += [("pay", digits) for digits in SUMS if digits <= g.digits[seat]]
    card = g.ships[home]
    found += [("barter", name) for name in dict.fromkeys([item.name for item in _spare(card)])]
    return found or ["agree"]


def _spare(card: Ship) -> list[Item]:
    return [item for item in (*card.armory, *card.salvage) if item.home == NOWHERE]


class Trade(Frame):
    """aurora.prisoner.trade: handed back for another prisoner, for digits or for a card, if both agree. Its player
    says what it gives, the `price`, and the captor whether that will do."""

    CHAPTER: ClassVar[str] = "aurora.prisoner"
    STEPS: ClassVar[tuple[str, ...]] = ("agreement", "money", "handed_back")

    def __init__(self, ship: int, figure: int, price: Value = "") -> None:
        self.ship, self.figure, self.price = ship, figure, price

    def ask(self, g: Aurora, seat: int, options: list[Value], ship: int) -> Next:
        what, much = self.price if isinstance(self.price, tuple) else ("", 0)
        about: About = {
            "crew": g.figures[self.figure].name,
            "ship": g.ships[ship].name,
            "digits": int(much) if what == "pay" else 0,
            "card": str(much) if what == "barter" else "",
        }
        return Choose(seat, "aurora.prisoner.trade", [*options, "refuse"], about=about, passes="refuse")

    def agreement(self, g: Aurora, _: None) -> Next:
        return self.ask(g, g.figures[self.figure].seat, payments(g, self.ship, self.figure), self.ship)

    def money(self, g: Aurora, answer: Value) -> Next:
        if not isinstance(answer, tuple):
            return Goto("handed_back", answer)
        self.price = answer
        return self.ask(g, g.ships[self.ship].seat, ["agree"], g.own_ship(g.figures[self.figure].seat))

    def handed_back(self, g: Aurora, answer: str) -> Next:
        who = g.figures[self.figure]
        g.mark_ship(self.ship, f"traded:{self.figure}")
        if answer != "agree":
            g.say("aurora.prisoner.kept", crew=who.name)
            return Done()
        home = g.own_ship(who.seat)
        if isinstance(self.price, tuple):
            self.pays(g, home)
        else:
            self.exchanges(g, home)
        g.put(self.figure, ship=home, room=DECK)
        g.say("aurora.prisoner.handed-back", crew=who.name, ship=g.ships[home].name)
        return Done()

    def exchanges(self, g: Aurora, home: int) -> None:
        for n in prisoners(g, home)[:1]:
            g.put(n, ship=self.ship, room=DECK)
            g.say("aurora.prisoner.handed-back", crew=g.figures[n].name, ship=g.ships[self.ship].name)

    def pays(self, g: Aurora, home: int) -> None:
        word, what = (str(self.price[0]), self.price[1]) if isinstance(self.price, tuple) else ("", 0)
        seat, taker = g.ships[home].seat, g.ships[self.ship].seat
        if word == "pay":
            digits = list(g.digits)
            digits[seat] -= int(what)
            digits[taker] += int(what)
            g.digits = tuple(digits)
            g.say("aurora.prisoner.paid", seat=seat, crew=g.figures[self.figure].name, digits=int(what), card="")
            return
        item = next(item for item in _spare(g.ships[home]) if item.name == what)
        for pile in ("armory", "salvage"):
            mine = list(getattr(g.ships[home], pile))
            if item in mine:
                mine.remove(item)
                g.put_ship(home, **{pile: tuple(mine)})
                g.put_ship(self.ship, **{pile: (*getattr(g.ships[self.ship], pile), item)})
                break
        g.say("aurora.prisoner.paid", seat=seat, crew=g.figures[self.figure].name, digits=0, card=item.name)
