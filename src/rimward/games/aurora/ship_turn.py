"""A ship's turn: two actions and what is free: aurora.ship-action."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rimward.games.aurora.aboard import come_aboard, take_room
from rimward.games.aurora.acting import Flying
from rimward.games.aurora.boarding import (
    Board,
    BoardingFight,
    BreakLink,
    Negotiate,
    barred_board,
    barred_break,
    boardings,
    has_fight,
    hostages,
    linked_to,
    release,
    returns,
    sold_at_home,
    take_in_tow,
    towable,
)
from rimward.games.aurora.checks import crew_test
from rimward.games.aurora.landing import Ascend, Descend, barred_ascent, barred_descent, barred_home, descents
from rimward.games.aurora.prisoners import TURNING, Trade, barred_turn, prisoners, trades
from rimward.games.aurora.salvage import Collect, ScanSalvage, barred_scan, near, scan_range
from rimward.games.aurora.ship_ability import OVERCLOCK, PATCH, Declare, barred_ability, may_use, more
from rimward.games.aurora.ship_combat import ShipAttack, barred_attack, spend_salvage
from rimward.games.aurora.ship_move import ShipMove, barred_move, begin
from rimward.games.aurora.shore.tactical import UseTactical, commander_of, usable
from rimward.games.aurora.table.names import BRIG, DECK, ENGINEERING, HOME, MED_BAY, NOWHERE, STATIONS
from rimward.games.aurora.table.pieces import Figure
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import initiative, kind_of, works
from rimward.games.aurora.winning import tied, won_in_orbit
from rimward.kernel import carry
from rimward.kernel.frame import Done, Frame, Goto, Next
from rimward.kernel.question import About, Bar, Choose, Value

ACTIONS: Final = 2  # aurora.round.two-actions
END: Final = "end"
FREE: Final = frozenset(("man", "scan", "ability", "release", "use", "offer", "trade", "tow", "tactical"))


class ShipTurn(Flying):
    """`moved` are crew that have changed places: each is named once, in front of the first action."""

    CHAPTER: ClassVar[str] = "aurora.ship-action"
    STEPS: ClassVar[tuple[str, ...]] = ("crew", "actions", "options", "move", "turn_ship", "board", "turn")
    TURN: ClassVar[str] = "seat"

    def __init__(
        self, ship: int, seat: int, left: int = ACTIONS, began: bool = False, moved: tuple[int, ...] = ()
    ) -> None:
        self.ship, self.seat, self.left = ship, seat, left
        self.began, self.moved = began, moved

    def crew(self, g: Aurora, _: None) -> Next:
        """aurora.ship.brig-mutiny"""
        return Release(self.ship) if locked_up(g, self.ship) != NOWHERE else None

    # --- what can be done --------------------------------------------------------------------------------------------
    def actions(self, g: Aurora, _: Any) -> Next:
        options = [*self.acts(g), *self.free(g)]
        if not options:
            return Goto("turn_ship")
        about: About = {"ship": g.ships[self.ship].name, "actions": self.left}
        code = "aurora.ship-action.list"
        return Choose(self.seat, code, [*options, END], why=lambda: self.bars(g), about=about, passes=END)

    def acts(self, g: Aurora) -> list[Value]:
        return self.whole_actions(g) if self.left > 0 else []

    def whole_actions(self, g: Aurora) -> list[Value]:
        """What costs an action."""
        found: list[Value] = []
        if barred_move(g, self.ship) is None:
            found.append("move")
        if barred_attack(g, self.ship) is None:
            found.append("attack")
        found += [("salvage", token) for token in near(g, self.ship)]
        found += boardings(g, self.ship)
        found += returns(g, self.ship)
        if barred_break(g, self.ship) is None:
            found.append("break")
        found += descents(g, self.ship)
        if barred_ascent(g, self.ship) is None:
            found.append("ascend")
        return [*found, *[("turn", n) for n in prisoners(g, self.ship) if barred_turn(g, self.ship, n) is None]]

    def free(self, g: Aurora) -> list[Value]:
        """aurora.ship-action.free-list"""
        found: list[Value] = [] if self.began else self.places(g)
        scans = near(g, self.ship, scan_range(g, self.ship))
        found += [("scan", token) for token in scans if barred_scan(g, self.ship, token) is None]
        if may_use(g, self.ship, PATCH):
            found.append(("ability", PATCH))
        if g.ship_did(self.ship, "attacked") and may_use(g, self.ship, OVERCLOCK) and barred_move(g, self.ship) is None:
            found.append(("ability", OVERCLOCK))
        if linked_to(g, self.ship) != NOWHERE:
            found.append(("release", linked_to(g, self.ship)))
        found += towable(g, self.ship)
        found += [value for value in trades(g, self.ship) if not g.ship_did(self.ship, f"traded:{value[1]}")]
        if not g.ship_did(self.ship, "offered"):
            found += [("offer", n) for n in hostages(g, self.ship)]
        found += usable(g, self.seat, "orbit") if self.commands(g) else []
        return [*found, *[("use", name) for name in self.usable(g)]]

    def commands(self, g: Aurora) -> bool:
        """aurora.tactical.use: whether the Commander of its player is aboard this ship."""
        who = commander_of(g, self.seat)
        return who != NOWHERE and g.figures[who].ship == self.ship

    def places(self, g: Aurora) -> list[Value]:
        """aurora.ship-action.move-crew: any of them to another room; who is there changes places with it."""
        found: list[Value] = []
        for n in g.aboard(self.ship):
            who = g.figures[n]
            if n in self.moved or n == locked_up(g, self.ship):
                continue
            if who.side != g.ships[self.ship].side:
                found += self.captive(n, who)
                continue
            rooms = (MED_BAY,) if who.out else (*STATIONS, MED_BAY)
            found += [("man", n, room) for room in rooms if room != who.room]
        return found

    def captive(self, n: int, who: Figure) -> list[Value]:
        """aurora.prisoner.definition, aurora.heal.captive-to-brig. An unconscious one may be treated first."""
        rooms = (MED_BAY, BRIG) if who.out else (BRIG,) if who.room == MED_BAY else ()
        return [("man", n, room) for room in rooms if room != who.room]

    def usable(self, g: Aurora) -> list[str]:
        """Salvage with something to do."""
        return [
            item.name
            for item in g.ships[self.ship].salvage
            if works(item)
            and kind_of(g, item).do is not None
            and carry.barred(g, self.seat, carry.effect_of(g, item.name)) is None
        ]

    def bars(self, g: Aurora) -> list[tuple[Value, Bar]]:
        reasons: list[tuple[Value, Bar | None]] = [
            ("move", barred_move(g, self.ship)),
            ("attack", barred_attack(g, self.ship)),
            ("ascend", barred_ascent(g, self.ship)),
            ("break", barred_break(g, self.ship)),
            (("descend", HOME), barred_home(g, self.ship)),
        ]
        full = Bar("aurora.bar.no-dock", "aurora.docked.one-per-dock")
        for dock in range(HOME):
            reason = barred_descent(g, self.ship)
            reasons.append((("descend", dock), full if reason is None and g.docked_at(dock) != NOWHERE else reason))
        reasons += [(("turn", n), barred_turn(g, self.ship, n)) for n in prisoners(g, self.ship)]
        reasons += self.of_salvage(g)
        if self.began:
            settled = Bar("aurora.bar.crew-settled", "aurora.ship-action.move-crew")
            reasons += [(value, settled) for value in self.places(g)]
        reasons += [(("ability", name), barred_ability(g, self.ship, name)) for name in (PATCH, OVERCLOCK)]
        for target in range(len(g.ships)):
            if target != self.ship:
                reasons += [
                    (("board", target, n), barred_board(g, self.ship, target)) for n in g.crew_aboard(self.ship)
                ]
        spent = Bar("aurora.bar.no-actions", "aurora.round.two-actions")
        late = [(value, spent) for value in self.whole_actions(g)] if self.left <= 0 else []
        return [*late, *[(key, reason) for key, reason in reasons if reason is not None]]

    def of_salvage(self, g: Aurora) -> list[tuple[Value, Bar | None]]:
        """aurora.salvage.collect, aurora.salvage.scan: from beside it, and scans from as far as they reach."""
        far = Bar("aurora.bar.not-adjacent", "aurora.salvage.collect")
        collected, scanned = near(g, self.ship), near(g, self.ship, scan_range(g, self.ship))
        found: list[tuple[Value, Bar | None]] = []
        for token in range(len(g.salvage)):
            found.append((("salvage", token), None if token in collected else far))
            beyond = Bar("aurora.bar.out-of-reach", "aurora.salvage.scan", range=scan_range(g, self.ship))
            found.append((("scan", token), barred_scan(g, self.ship, token) if token in scanned else beyond))
        return found

    # --- what is done ------------------------------------------------------------------------------------------------
    def options(self, g: Aurora, choice: Value) -> Next:
        word, args = (str(choice), ()) if not isinstance(choice, tuple) else (str(choice[0]), choice[1:])
        if word == END:
            return Goto("turn_ship")
        if word in FREE:
            return self.free_act(g, word, args)
        self.left, self.began = self.left - 1, True
        return self.act(g, word, args)

    def free_act(self, g: Aurora, word: str, args: tuple[str | int, ...]) -> Next:
        if word == "man":
            self.swap(g, int(args[0]), str(args[1]))
            return Goto("actions")
        if word == "scan":
            return ScanSalvage(self.ship, int(args[0])).then("actions")
        if word == "ability":
            return self.ability(g, str(args[0]))
        if word == "release":
            release(g, int(args[0]))
            return Goto("actions")
        if word == "tow":
            take_in_tow(g, self.ship, int(args[0]))
            return Goto("actions")
        if word == "trade":
            return Trade(self.ship, int(args[0])).then("actions")
        if word == "offer":
            return Negotiate(self.ship, int(args[0])).then("actions")
        if word == "tactical":
            return UseTactical(self.seat, str(args[0])).then("actions")
        spend_salvage(g, self.ship, (str(args[0]),))
        return carry.run(g, self.seat, str(args[0])).then("actions")

    def swap(self, g: Aurora, figure: int, room: str) -> None:
        """aurora.ship.five-stations: who mans it already takes the place of the other."""
        there = g.manned(self.ship, room) if room in STATIONS else NOWHERE
        before = g.figures[figure].room
        self.moved = (*self.moved, figure)
        if there != NOWHERE:
            take_room(g, there, before)
        take_room(g, figure, room)

    def ability(self, g: Aurora, name: str) -> Next:
        return Declare(self.ship, name).then("actions") if name == PATCH else Overclock(self.ship).then("actions")

    def act(self, g: Aurora, word: str, args: tuple[str | int, ...]) -> Next:
        ship = self.ship
        if word == "move":
            return begin(g, ship)
        if word == "attack":
            return ShipAttack(ship)
        if word == "salvage":
            return Collect(ship, int(args[0]))
        if word == "board":
            return Board(ship, int(args[0]), int(args[1]))
        if word == "fetch":
            come_aboard(g, int(args[0]), ship)
            return None
        if word == "break":
            return BreakLink(ship)
        if word == "descend":
            self.left = 0
            return Descend(ship, int(args[0]))
        if word == "ascend":
            return Ascend(ship)
        g.mark_ship(ship, f"{TURNING}:{args[0]}")  # aurora.prisoner.turn-when: rolled at the end of the phase
        return None

    def move(self, g: Aurora, _: Any) -> Next:
        """What an action has decided: the mission, a tow that came home."""
        sold_at_home(g, self.ship)
        over = won_in_orbit(g, self.ship)
        for ship in range(len(g.ships)):
            over = over or tied(g, ship)
        if over is not None:
            return over
        return Goto("turn_ship") if self.left <= 0 and not g.ships[self.ship].in_orbit else Goto("actions")

    # --- the end -----------------------------------------------------------------------------------------------------
    def turn_ship(self, g: Aurora, _: Any) -> Next:
        """aurora.boarding.battle-order: at the end of the turn of the ship that has boarded another."""
        boarded = linked_to(g, self.ship)
        if boarded != NOWHERE and has_fight(g, boarded):
            return BoardingFight(boarded)
        return None

    def board(self, g: Aurora, _: Any) -> Next:
        return None

    def turn(self, g: Aurora, _: Any) -> Next:
        return Done()


def locked_up(g: Aurora, ship: int) -> int:
    """Whom its own crew has put into the Brig, or NOWHERE."""
    side = g.ships[ship].side
    return next((n for n in g.aboard(ship) if g.figures[n].room == BRIG and g.figures[n].side == side), NOWHERE)


class Release(Frame):
    """aurora.ship.brig-mutiny: whoever has the highest initiative of those who are free tests Leadership."""

    CHAPTER: ClassVar[str] = "aurora.ship"
    STEPS: ClassVar[tuple[str, ...]] = ("commander", "crew")

    def __init__(self, ship: int) -> None:
        self.ship = ship

    def commander(self, g: Aurora, _: None) -> Next:
        free = [n for n in g.crew_aboard(self.ship) if n != locked_up(g, self.ship)]
        if not free:
            return Goto("crew", True)  # nobody is left to keep the door shut
        best = max(free, key=lambda n: initiative(g, n))
        return crew_test(g, best, "aurora.ship.brig-mutiny", "leadership")

    def crew(self, g: Aurora, passed: bool) -> Next:
        if passed:
            take_room(g, locked_up(g, self.ship), DECK)
        return Done()


class Overclock(Frame):
    """aurora.ship-ability.overclock: after its attack a further move, by half of the engineer's Tech."""

    CHAPTER: ClassVar[str] = "aurora.ship-ability"
    STEPS: ClassVar[tuple[str, ...]] = ("test", "move", "points")

    def __init__(self, ship: int) -> None:
        self.ship = ship

    def test(self, g: Aurora, _: None) -> Next:
        return Declare(self.ship, OVERCLOCK)

    def move(self, g: Aurora, passed: bool) -> Next:
        if not passed:
            return Done()
        tech = g.skill_at(self.ship, ENGINEERING)
        points = max(1, (tech + 1) // 2) + more(g, self.ship, OVERCLOCK)
        return ShipMove(self.ship, points)

    def points(self, g: Aurora, _: Any) -> Next:
        return Done()
