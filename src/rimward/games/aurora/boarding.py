"""Boarding in space, fights aboard, and ships that are taken: aurora.boarding, aurora.overtaken."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rimward.games.aurora.aboard import come_aboard
from rimward.games.aurora.checks import station_test
from rimward.games.aurora.crew_combat import ATTACKED, CrewAttack, attack_dice, engaged_on, weapons
from rimward.games.aurora.docks import on_planet
from rimward.games.aurora.gear import fits, take_from_armory, to_armory, wield
from rimward.games.aurora.landing import Equip
from rimward.games.aurora.prisoners import Jail
from rimward.games.aurora.table.names import BRIG, DECK, ENGINEERING, HOMES, NOWHERE, SHIPS
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.winning import End, won_on_dock
from rimward.kernel.frame import Done, Frame, Goto, Next
from rimward.kernel.question import About, Bar, Choose, PickSome, Value

TOW: Final = 200  # aurora.overtaken.tow
BREAK: Final = 6  # aurora.boarding.break-link
FOUGHT: Final = "fought"


# --- the link --------------------------------------------------------------------------------------------------------
def linked_to(g: Aurora, ship: int) -> int:
    """The ship that this one has boarded, or NOWHERE."""
    for n, card in enumerate(g.ships):
        if card.link == ship:
            return n
    return NOWHERE


def barred_board(g: Aurora, ship: int, target: int) -> Bar | None:
    """Why it cannot send crew across to that ship: aurora.boarding.conditions."""
    card, other = g.ships[ship], g.ships[target]
    if card.side == other.side or not card.in_orbit or not other.in_orbit:
        return Bar("aurora.bar.not-adjacent", "aurora.boarding.conditions")
    if other.captor != NOWHERE:
        return Bar("aurora.bar.taken", "aurora.overtaken.definition")
    if other.shields_up:
        return Bar("aurora.bar.shields-up", "aurora.boarding.shields-down")
    if card.link == target:
        return None  # it is boarded by that ship, and goes back: aurora.boarding.counter-board
    if other.link not in (NOWHERE, ship):
        return Bar("aurora.bar.boarded", "aurora.boarding.one-intruder")
    if linked_to(g, ship) not in (NOWHERE, target):
        return Bar("aurora.bar.boards-another", "aurora.boarding.one-intruder")
    if g.space().map.distance(card.square, other.square) > 1:
        return Bar("aurora.bar.not-adjacent", "aurora.boarding.conditions")
    if other.link != ship and g.manned(ship, ENGINEERING) == NOWHERE:
        return Bar("aurora.bar.station-empty", "aurora.boarding.conditions", station=ENGINEERING)
    return None


def boarders(g: Aurora, ship: int) -> list[int]:
    """Who could be sent across: one of its crew has to stay (aurora.boarding.keep-one)."""
    free = [n for n in g.crew_aboard(ship) if g.figures[n].room != BRIG]
    return free if len(free) > 1 else []


def boardings(g: Aurora, ship: int) -> list[Value]:
    found: list[Value] = []
    for target in range(len(g.ships)):
        if target != ship and barred_board(g, ship, target) is None:
            found += [("board", target, n) for n in boarders(g, ship)]
    return found


def returns(g: Aurora, ship: int) -> list[Value]:
    """Its crew aboard another ship that come back, one for an action: aurora.boarding.action-cost."""
    seat = g.ships[ship].seat
    near = [n for n, other in enumerate(g.ships) if n != ship and (other.link == ship or g.ships[ship].link == n)]
    near += [n for n, other in enumerate(g.ships) if other.captor == ship and _is_beside(g, ship, n)]
    return [
        ("fetch", n)
        for n, figure in enumerate(g.figures)
        if figure.seat == seat and figure.ship in near and figure.room == DECK and not figure.out
    ]


def towable(g: Aurora, ship: int) -> list[Value]:
    """aurora.overtaken.tow, aurora.docked.stolen: ships that it has taken and that lie beside it."""
    if linked_to(g, ship) != NOWHERE:
        return []
    return [("tow", n) for n, other in enumerate(g.ships) if other.captor == ship and _is_beside(g, ship, n)]


def take_in_tow(g: Aurora, ship: int, prey: int) -> None:
    g.put_ship(prey, link=ship, towed=True)
    g.say("aurora.overtaken.towed", ship=g.ships[prey].name, captor=g.ships[ship].name)


def _is_beside(g: Aurora, ship: int, other: int) -> bool:
    """aurora.docked.stolen: from a stolen ship captors are fetched by their own, once it is adjacent."""
    one, two = g.ships[ship], g.ships[other]
    return one.in_orbit and two.in_orbit and g.space().map.distance(one.square, two.square) <= 1


class Board(Frame):
    """aurora.boarding.conditions: the test of the first, and then one crew goes across."""

    CHAPTER: ClassVar[str] = "aurora.boarding"
    STEPS: ClassVar[tuple[str, ...]] = ("test", "link", "across", "crew")

    def __init__(self, ship: int, target: int, figure: int) -> None:
        self.ship, self.target, self.figure = ship, target, figure

    def test(self, g: Aurora, _: None) -> Next:
        if self.ship in (g.ships[self.target].link, NOWHERE) or g.ships[self.ship].link == self.target:
            return Goto("across")
        return station_test(g, self.ship, ENGINEERING, "aurora.boarding.conditions")

    def link(self, g: Aurora, passed: bool) -> Next:
        if not passed:
            return Done()
        g.put_ship(self.target, link=self.ship)
        g.say("aurora.boarding.linked", ship=g.ships[self.ship].name, target=g.ships[self.target].name)
        return None

    def across(self, g: Aurora, _: None) -> Next:
        """aurora.boarding.red-side: intruders take weapons along."""
        return Equip(self.ship, self.figure)

    def crew(self, g: Aurora, _: None) -> Next:
        come_aboard(g, self.figure, self.target)
        return Overtake(self.target) if is_overtaken(g, self.target) else Done()


class BreakLink(Frame):
    """aurora.boarding.break-link"""

    CHAPTER: ClassVar[str] = "aurora.boarding"
    STEPS: ClassVar[tuple[str, ...]] = ("test", "breaking")

    def __init__(self, ship: int) -> None:
        self.ship = ship

    def test(self, g: Aurora, _: None) -> Next:
        return station_test(g, self.ship, ENGINEERING, "aurora.boarding.break-link", least=BREAK)

    def breaking(self, g: Aurora, passed: bool) -> Next:
        if passed:
            release(g, self.ship)
        return Done()


def release(g: Aurora, ship: int) -> None:
    """The link that holds a ship ends; intruders stay (aurora.boarding.stranded-intruders)."""
    g.put_ship(ship, link=NOWHERE, towed=False)
    g.say("aurora.boarding.released", ship=g.ships[ship].name)


def barred_break(g: Aurora, ship: int) -> Bar | None:
    if g.ships[ship].link == NOWHERE:
        return Bar("aurora.bar.not-linked", "aurora.boarding.break-link")
    if g.manned(ship, ENGINEERING) == NOWHERE:
        return Bar("aurora.bar.station-empty", "aurora.boarding.break-link", station=ENGINEERING)
    return None


def hostages(g: Aurora, ship: int) -> list[int]:
    """Prisoners for whom the intruders might go: aurora.boarding.negotiate."""
    intruders = g.intruders(ship)
    if g.ships[ship].link == NOWHERE or not intruders:
        return []
    side = g.figures[intruders[0]].side
    return [n for n in g.aboard(ship) if g.figures[n].room == BRIG and g.figures[n].side == side]


class Negotiate(Frame):
    """aurora.boarding.negotiate: a prisoner for peace, if the intruder agrees; then all go back, and the link ends."""

    CHAPTER: ClassVar[str] = "aurora.boarding"
    STEPS: ClassVar[tuple[str, ...]] = ("release", "agree")

    def __init__(self, ship: int, prisoner: int) -> None:
        self.ship, self.prisoner = ship, prisoner

    def release(self, g: Aurora, _: None) -> Next:
        seat = g.ships[g.ships[self.ship].link].seat
        about: About = {"crew": g.figures[self.prisoner].name, "ship": g.ships[self.ship].name}
        return Choose(seat, "aurora.boarding.negotiate", ["agree", "refuse"], about=about, passes="refuse")

    def agree(self, g: Aurora, answer: str) -> Next:
        g.mark_ship(self.ship, "offered")
        home = g.ships[self.ship].link
        code = "aurora.boarding.agreed" if answer == "agree" else "aurora.boarding.refused"
        g.say(code, ship=g.ships[self.ship].name, crew=g.figures[self.prisoner].name)
        if answer == "agree":
            for n in [*g.intruders(self.ship), self.prisoner]:
                g.put(n, ship=home, room=DECK)
            release(g, self.ship)
        return Done()


# --- the fight -------------------------------------------------------------------------------------------------------
def has_fight(g: Aurora, ship: int) -> bool:
    """One a round for each boarded ship: aurora.boarding.battle-order."""
    return bool(g.intruders(ship)) and g.ships[ship].captor == NOWHERE and not g.ship_did(ship, FOUGHT)


class BoardingFight(Frame):
    """aurora.boarding.battle-order: all defenders that engage make one attack each, then all intruders."""

    CHAPTER: ClassVar[str] = "aurora.boarding"
    STEPS: ClassVar[tuple[str, ...]] = ("fight", "engage", "engaged", "order", "attack", "leave")

    def __init__(self, ship: int, todo: tuple[int, ...] = (), second: bool = False) -> None:
        self.ship, self.todo, self.second = ship, todo, second

    def fight(self, g: Aurora, _: None) -> Next:
        g.mark_ship(self.ship, FOUGHT)
        g.say("aurora.boarding.fight", ship=g.ships[self.ship].name)
        return None

    def engage(self, g: Aurora, _: None) -> Next:
        """aurora.boarding.engage: from none to all; who is engaged already stays so."""
        free = [n for n in g.crew_aboard(self.ship) if g.figures[n].room not in (BRIG, DECK)]
        if not free:
            return Goto("engaged", ())
        if g.ships[self.ship].seat == NOWHERE:
            return Goto("engaged", meets(g, self.ship, free))
        about: About = {"ship": g.ships[self.ship].name}
        return PickSome(g.ships[self.ship].seat, "aurora.boarding.engage", [("crew", n) for n in free], about=about)

    def engaged(self, g: Aurora, picked: tuple[tuple[str, int], ...]) -> Next:
        """aurora.boarding.vacated-station"""
        for _, figure in picked:
            g.put(figure, room=DECK, since=0)
        self.todo = tuple(engaged_on(g, self.ship))
        return None

    def order(self, g: Aurora, _: Any) -> Next:
        """aurora.boarding.battle-order: defenders first; whoever has been defeated does not attack, nor who has made
        an attack this round, such as on the other ship (aurora.round.repeat-actions)."""
        standing = tuple([n for n in self.todo if not g.figures[n].out and not g.did(n, ATTACKED)])
        targets = self.targets(g)
        if not standing or not targets:
            if self.second:
                return Goto("leave")
            self.second, self.todo = True, tuple(g.intruders(self.ship))
            return Goto("order")
        self.todo = standing
        figure = standing[0]
        arms = [*weapons(g, figure), *self.armory(g, figure)]
        options: list[Value] = [("attack", figure, target, weapon) for target in targets for weapon in arms]
        about: About = {"crew": g.figures[figure].name}
        seat = g.figures[figure].seat
        if seat == NOWHERE:
            return Goto("attack", strike(g, figure, options))
        return Choose(seat, "aurora.boarding.battle-order", [*options, "pass"], about=about, passes="pass")

    def targets(self, g: Aurora) -> list[int]:
        return may_be_hit(g, self.ship) if self.second else g.intruders(self.ship)

    def armory(self, g: Aurora, figure: int) -> list[str]:
        """aurora.boarding.red-side: what lies in the armory of its own ship, if that is where it fights."""
        if g.figures[figure].side != g.ships[self.ship].side:
            return []
        gear = g.figures[figure].gear
        lying = dict.fromkeys([item.name for item in g.ships[self.ship].armory if fits(g, gear, item)])
        held = [item.name for item in gear if item.wielded]
        return [
            name for name in lying if g.content.items[name].kind in ("pistol", "rifle", "melee") and name not in held
        ]

    def attack(self, g: Aurora, choice: Value) -> Next:
        self.todo = self.todo[1:]
        if not isinstance(choice, tuple):
            return Goto("order")
        figure, weapon = int(choice[1]), str(choice[3])
        g.mark(figure, ATTACKED)
        if weapon not in weapons(g, figure):
            take_from_armory(g, self.ship, figure, weapon)
            if weapon not in weapons(g, figure):
                wield(g, figure, weapon)
        return CrewAttack(int(choice[1]), int(choice[2]), str(choice[3])).then("order")

    def leave(self, g: Aurora, _: Any) -> Next:
        for n in g.crew_aboard(self.ship):
            if g.figures[n].seat == g.ships[self.ship].seat:
                to_armory(g, self.ship, n)
        return Overtake(self.ship) if is_overtaken(g, self.ship) else Done()


def meets(g: Aurora, ship: int, free: list[int]) -> tuple[tuple[str, int], ...]:
    """Where nobody decides: as many as there are intruders, the strongest first."""
    wanted = max(0, len(g.intruders(ship)) - len(engaged_on(g, ship)))
    found = sorted(free, key=lambda n: (-g.crew(n).attack, n))[:wanted]
    return tuple([("crew", n) for n in found])


def strike(g: Aurora, figure: int, options: list[Value]) -> Value:
    """The same for an attack: the most dice, on whoever has most wounds."""

    def worth(option: Any) -> tuple[int, int]:
        return attack_dice(g, figure, option[2], option[3]), g.figures[option[2]].wounds

    return max(options, key=worth)


def may_be_hit(g: Aurora, ship: int) -> list[int]:
    """aurora.boarding.engaged-first: crew at stations and in the Med Bay only when nobody is engaged any more."""
    return engaged_on(g, ship) or [n for n in g.crew_aboard(ship) if g.figures[n].room != BRIG]


# --- taken -----------------------------------------------------------------------------------------------------------
def is_overtaken(g: Aurora, ship: int) -> bool:
    """aurora.overtaken.definition: nobody conscious of its own is left aboard. Enemies that nobody plays take none."""
    crew = any([not g.is_enemy(n) for n in g.intruders(ship)])
    return g.ships[ship].captor == NOWHERE and crew and not g.crew_aboard(ship)


def retake(g: Aurora, ship: int) -> None:
    """aurora.win.all-lose: a stolen ship on a dock, with its own crew aboard and no captor, is its owner's again."""
    card = g.ships[ship]
    if card.captor != NOWHERE and not card.in_orbit and g.crew_aboard(ship) and not g.intruders(ship):
        g.put_ship(ship, captor=NOWHERE)
        g.say("aurora.overtaken.retaken", ship=card.name)


def settled(g: Aurora) -> End | None:
    """aurora.win.all-lose, aurora.win.tier1: whose the docked ships are now that somebody has come, gone or fallen, and
    whether that ends the mission."""
    docked = [n for n in range(len(g.ships)) if on_planet(g, n)]
    for ship in docked:
        retake(g, ship)
    for ship in docked:
        over = won_on_dock(g, ship)
        if over is not None:  # it has been paid for: no other ship is looked at
            return over
    return None


class Overtake(Frame):
    """aurora.overtaken: its player has failed; the captor takes one prisoner or frees one, and may tow the ship."""

    CHAPTER: ClassVar[str] = "aurora.overtaken"
    STEPS: ClassVar[tuple[str, ...]] = ("overtaken", "captor", "prisoner", "tow", "home")

    def __init__(self, ship: int, by: int = NOWHERE) -> None:
        self.ship, self.by = ship, by

    def overtaken(self, g: Aurora, _: None) -> Next:
        intruders = [n for n in g.intruders(self.ship) if not g.is_enemy(n)]
        self.by = g.own_ship(g.figures[intruders[0]].seat)
        g.put_ship(self.ship, captor=self.by)
        self.take_goods(g, intruders[0])
        g.say("aurora.overtaken.taken", ship=g.ships[self.ship].name, captor=g.ships[self.by].name)
        return None

    def captor(self, g: Aurora, _: None) -> Next:
        options, seat = self.choices(g), g.ships[self.by].seat
        if not options or seat == NOWHERE:
            return Goto("tow")
        return Choose(seat, "aurora.overtaken.take-prisoner", [*options, "pass"], passes="pass")

    def take_goods(self, g: Aurora, figure: int) -> None:
        """aurora.overtaken.parameters"""
        for n in g.aboard(self.ship):
            if g.figures[n].out and g.figures[n].holds and n != figure:
                g.put(figure, holds=(*g.figures[figure].holds, *g.figures[n].holds))
                g.put(n, holds=())

    def choices(self, g: Aurora) -> list[Value]:
        side = g.ships[self.by].side
        here = g.aboard(self.ship)
        take: list[Value] = [("prisoner", n) for n in here if g.figures[n].out and g.figures[n].side != side]
        return [*take, *[("rescue", n) for n in here if g.figures[n].side == side and g.figures[n].room == BRIG]]

    def prisoner(self, g: Aurora, choice: Value) -> Next:
        """aurora.overtaken.rescue-prisoner: only one character in all."""
        if not isinstance(choice, tuple):
            return None
        figure = int(choice[1])
        if choice[0] == "rescue":
            g.put(figure, ship=self.by, room=DECK)
            g.say("aurora.overtaken.rescued", crew=g.figures[figure].name, ship=g.ships[self.by].name)
            return None
        return Jail(figure, self.by)

    def tow(self, g: Aurora, _: Any) -> Next:
        card = g.ships[self.ship]
        if not card.in_orbit or card.link != self.by or g.ships[self.by].seat == NOWHERE:
            return Goto("home", "pass")
        options: list[Value] = ["tow", "pass"]
        return Choose(g.ships[self.by].seat, "aurora.overtaken.tow", options, passes="pass")

    def home(self, g: Aurora, choice: str) -> Next:
        if choice == "tow":
            take_in_tow(g, self.by, self.ship)
        return Done()


def sold_at_home(g: Aurora, ship: int) -> None:
    """aurora.overtaken.tow: paid when the tower ends a move at its home; the towed ship is out of the mission."""
    towed = linked_to(g, ship)
    if towed == NOWHERE or not g.ships[towed].towed or not g.at_planet(ship, HOMES[g.ships[ship].side]):
        return
    g.put_ship(towed, link=NOWHERE, towed=False, square=NOWHERE)
    g.earn(g.ships[ship].seat, SHIPS, TOW)
    g.say("aurora.overtaken.sold", ship=g.ships[towed].name, seat=g.ships[ship].seat, digits=TOW)
