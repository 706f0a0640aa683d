"""What crew do on the surface: two actions each, and what is free: aurora.crew-action."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rimward.games.aurora import abilities, reasons
from rimward.games.aurora.acting import Acting
from rimward.games.aurora.boarding import Overtake, is_overtaken, settled
from rimward.games.aurora.crew_combat import ATTACKED, CrewAttack, attacks
from rimward.games.aurora.docks import on_planet, square_of_dock
from rimward.games.aurora.gear import Exchange, exchanges, wield
from rimward.games.aurora.grenades import Throw, throws
from rimward.games.aurora.interact import Steal, TakeThing, carry, followers_near, loot, put_down, things_near
from rimward.games.aurora.landing import PARTY, Ascend, barred_ascent, stolen
from rimward.games.aurora.locations import reads
from rimward.games.aurora.move import PINNED, CrewMove, Elude
from rimward.games.aurora.places import burning, is_confronted, is_open
from rimward.games.aurora.search import OpenCrate, ScanCrate, barred_scan, crates_near
from rimward.games.aurora.shore.tactical import UseTactical, commander_of, usable
from rimward.games.aurora.stealth import Hide, ScanRoom, barred_hide, barred_stealth, hidden_beside
from rimward.games.aurora.table.names import NOWHERE
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import ARMS, speed
from rimward.games.aurora.winning import won_on_dock
from rimward.games.aurora.wounds import BURN, Wound
from rimward.kernel.frame import Done, Goto, Next
from rimward.kernel.question import About, Bar, Choose, Value
from rimward.kit.squares import OFF_BOARD

ACTIONS: Final = 2  # aurora.round.two-actions
END: Final = "end"


class CrewTurn(Acting):
    """One crew's turn. `began` once it has done an action: weapons are changed only before. `swaps` before and after
    its
    moves, when gear may change hands; `tried` are abilities and Stealth tests. An action that was granted may be no
    attack (`peaceful`), or may be one more (`again`)."""

    CHAPTER: ClassVar[str] = "aurora.crew-action"
    STEPS: ClassVar[tuple[str, ...]] = ("turn", "actions", "use", "spends", "move_own", "own")

    def __init__(
        self,
        figure: int,
        left: int = ACTIONS,
        began: bool = False,
        swaps: bool = True,
        tried: tuple[str, ...] = (),
        kind: str = "",
        peaceful: bool = False,
        again: bool = False,
    ) -> None:
        self.figure, self.left, self.began = figure, left, began
        self.swaps, self.tried, self.kind = swaps, tried, kind
        self.peaceful, self.again = peaceful, again

    def turn(self, g: Aurora, _: None) -> Next:
        """aurora.status.fire: whoever begins its turn in the fire is hurt."""
        fresh = self.left == ACTIONS and not self.began
        return Wound(self.figure, BURN) if fresh and g.figures[self.figure].square in burning(g) else None

    # --- what can be done ---------------------------------------------------------------------------------------------
    def actions(self, g: Aurora, _: Any) -> Next:
        who = g.figures[self.figure]
        if who.out or (who.ship != NOWHERE and not self.may_act_aboard(g)):
            return Goto("own")
        options = [*self.acts(g), *self.free(g)]
        if not options:
            return Goto("own")
        about: About = {"crew": who.name, "actions": self.left}
        code = "aurora.crew-action.list"
        return Choose(who.seat, code, [*options, END], why=lambda: self.bars(g), about=about, passes=END)

    def may_act_aboard(self, g: Aurora) -> bool:
        """aurora.docked.enter-by-move: an intruder may use what is left, for example to attack."""
        return self.left > 0 and bool(self.acts(g))

    def may_escape(self, g: Aurora) -> bool:
        """aurora.boarding.escape-on-landing: an intruder leaves by a Move."""
        who = g.figures[self.figure]
        return g.is_intruder(self.figure) and on_planet(g, who.ship) and len(g.party(who.seat)) < PARTY

    def acts(self, g: Aurora) -> list[Value]:
        return self.whole_actions(g) if self.left > 0 else []

    def whole_actions(self, g: Aurora) -> list[Value]:
        """What costs an action."""
        who = g.figures[self.figure]
        found: list[Value] = []
        if who.waits:  # aurora.boarding.fourth-crew: to an empty dock, and nothing else
            return [] if g.did(self.figure, PINNED) else ["move"]
        if who.on_surface:
            if not g.did(self.figure, PINNED):
                found.append("move")
                if barred_stealth(g, self.figure, "stealth" in self.tried) is None:
                    found.append("sneak")
            found += [("open", crate) for crate in crates_near(g, self.figure)]
            found += things_near(g, self.figure)
        else:
            found += [("steal", n, what) for n, what in followers_near(g, self.figure)]
            found += ["move"] if self.may_escape(g) else []
        if not self.peaceful:
            found += [*throws(g, self.figure), *attacks(g, self.figure, self.again)]
        return [*found, *abilities.options(g, self.figure, "action", self.tried)]

    def free(self, g: Aurora) -> list[Value]:
        """aurora.crew-action.free-list"""
        who = g.figures[self.figure]
        found: list[Value] = []
        if not self.began:
            found += [("wield", item.name) for item in who.gear if not item.wielded and self.is_new(g, item.name)]
        found += [("ascend", ship) for ship in stolen(g, who.seat)] if self.left > 0 else []
        if not who.on_surface or who.waits:
            return list(dict.fromkeys(found))
        if barred_hide(g, self.figure, "stealth" in self.tried) is None:
            found.append("hide")
        found += [
            ("scan", crate) for crate in crates_near(g, self.figure) if barred_scan(g, self.figure, crate) is None
        ]
        found += [("find", other) for other in hidden_beside(g, self.figure)]
        if self.swaps and exchanges(g, self.figure):
            found.append("exchange")
        if g.carried_by(self.figure) != NOWHERE:
            found += [("put-down", square) for square in self.ground_near(g)]
        found += abilities.options(g, self.figure, "free", self.tried)
        found += usable(g, who.seat, "surface") if commander_of(g, who.seat) == self.figure else []
        if self.left > 0 and on_planet(g, g.own_ship(who.seat)) and barred_ascent(g, g.own_ship(who.seat)) is None:
            found.append("ascend")  # aurora.landing.ascend-free
        return list(dict.fromkeys(found))

    def is_new(self, g: Aurora, name: str) -> bool:
        """A weapon that is not in hand already: the same one need not be swapped for itself."""
        gear = g.figures[self.figure].gear
        kind = g.content.items[name]
        return (
            kind.kind in ARMS
            and f"wield:{name}" not in self.tried
            and not any([i.wielded and i.name == name for i in gear])
        )

    def ground_near(self, g: Aurora) -> list[int]:
        plan, here = g.plan().map, g.figures[self.figure].square
        near = [here, *[plan.ahead(here, way) for way in range(8)]]
        return [square for square in near if square != OFF_BOARD and is_open(g, square)]

    def bars(self, g: Aurora) -> list[tuple[Value, Bar]]:
        spent = Bar("aurora.bar.no-actions", "aurora.round.two-actions")
        late = [(value, spent) for value in self.whole_actions(g)] if self.left <= 0 else []
        return [*late, *reasons.of_crew(g, self.figure, self.began, self.tried)]

    # --- what is done ------------------------------------------------------------------------------------------------
    def use(self, g: Aurora, choice: Value) -> Next:
        word, args = (choice, ()) if not isinstance(choice, tuple) else (str(choice[0]), choice[1:])
        if word == END:
            return Goto("own")
        if word in ("move", "sneak"):
            return self.begin_move(g, str(word))
        done = self.free_act(g, str(word), args)
        if done is not None:
            return done
        self.kind, self.swaps = str(word), False
        return self.act(g, str(word), args)

    def free_act(self, g: Aurora, word: str, args: tuple[str | int, ...]) -> Next:
        """What costs nothing; None for what does."""
        who = self.figure
        if word == "wield":
            wield(g, who, str(args[0]))
            self.tried = (*self.tried, f"wield:{args[0]}")
            return Goto("actions")
        if word == "ascend":
            return Ascend(int(args[0]) if args else g.own_ship(g.figures[who].seat)).then("actions")
        if word == "hide":
            self.tried = (*self.tried, "stealth")
            return Hide(who, stays=True).then("actions")
        if word == "scan":
            return ScanCrate(who, int(args[0])).then("actions")
        if word == "find":
            return ScanRoom(who, int(args[0])).then("actions")
        if word == "exchange":
            self.swaps = False
            return Exchange(who).then("actions")
        if word == "put-down":
            put_down(g, who, int(args[0]))
            return Goto("actions")
        if word == "tactical":
            return UseTactical(g.figures[who].seat, str(args[0])).then("actions")
        if word == "free":
            self.tried = (*self.tried, str(args[0]))
            return abilities.Use(who, str(args[0])).then("actions")
        return None

    def act(self, g: Aurora, word: str, args: tuple[str | int, ...]) -> Next:
        who = self.figure
        if word == "attack":
            g.mark(who, ATTACKED)
            return CrewAttack(who, int(args[0]), str(args[1]))
        if word == "throw":
            g.mark(who, ATTACKED)
            return Throw(who, int(args[0]), str(args[1]))
        if word == "open":
            return OpenCrate(who, int(args[0]))
        if word == "take":
            return TakeThing(who, int(args[0]))
        if word == "steal":
            return Steal(who, int(args[0]), str(args[1]))
        if word == "carry":
            carry(g, who, int(args[0]))
            return None
        if word == "loot":
            loot(g, who, int(args[0]))
            return None
        self.tried = (*self.tried, str(args[0]))
        return abilities.Use(who, str(args[0]))

    def spends(self, g: Aurora, result: object) -> Next:
        """aurora.ability.action-cost: a failed test of an ability costs nothing; a failed interaction does."""
        if self.kind == "ability" and result is False:
            return Goto("actions")
        self.left, self.began = self.left - 1, True
        self.tried = tuple([word for word in self.tried if word != "stealth"])
        ship = g.figures[self.figure].ship
        if ship != NOWHERE and is_overtaken(g, ship):
            return Overtake(ship).then("actions")
        return settled(g) or Goto("actions")

    # --- moving ------------------------------------------------------------------------------------------------------
    def begin_move(self, g: Aurora, word: str) -> Next:
        """aurora.elude.fail-at-start: a failed test costs no action. Stealth serves as Elude (aurora.stealth.elude-
        included)."""
        self.kind = word
        who = g.figures[self.figure]
        if not who.on_surface:
            square = square_of_dock(g, g.ships[who.ship].dock)
            g.put(self.figure, ship=NOWHERE, room="", square=square)
            g.say("aurora.landing.disembarked", crew=who.name, square=square)
        if word == "sneak":
            self.tried = (*self.tried, "stealth")
            return Hide(self.figure, stays=False).then("move_own")
        return Elude(self.figure).then("move_own") if is_confronted(g, self.figure) else Goto("move_own", True)

    def move_own(self, g: Aurora, passed: bool) -> Next:
        if not passed:
            return Goto("actions")
        sneaks = self.kind == "sneak"
        eluded = not sneaks and is_confronted(g, self.figure)
        self.kind, self.swaps = "moved", True
        return CrewMove(self.figure, speed(g, self.figure), eluded, sneaks).then("spends")

    def own(self, g: Aurora, _: Any) -> Next:
        ship = g.figures[self.figure].ship
        if ship != NOWHERE and is_overtaken(g, ship):
            return Overtake(ship)
        return (won_on_dock(g, ship) if ship != NOWHERE else None) or reads(g, self.figure) or Done()
