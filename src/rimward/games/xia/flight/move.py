"""xia.move: Engines and Impulse, and the movement that they give, spent one answer after the other."""

from __future__ import annotations

from typing import ClassVar, Final

from rimward.games.xia.fight import combat
from rimward.games.xia.flight import explore, gate, odds
from rimward.games.xia.flight.border import Crossing, Flight
from rimward.games.xia.flight.choices import MINOR, USING, bar_use, candidates, moves_on, possible, shares, way_to
from rimward.games.xia.flight.rescue import Rescue
from rimward.games.xia.missions import acts as mission_acts
from rimward.games.xia.renown import skills
from rimward.games.xia.table.board import Hex
from rimward.games.xia.table.content import ShipKind
from rimward.games.xia.table.state import NOBODY, Xia
from rimward.games.xia.trade import cargo
from rimward.kernel.dice import Roll
from rimward.kernel.frame import Done, Frame, Goto, Next
from rimward.kernel.game import plain_option
from rimward.kernel.question import About, Bar, Choose, Option, Value
from rimward.kernel.window import Window, opened

MOVING: Final = "xia.move.point-per-space"  # the question of a Move
ACTING: Final = "xia.action.list"  # the question of an Action Phase
Step = tuple[str, int, int]
Use = tuple[str, int, int, str] | tuple[str, int, int, str, int]  # with the target of a Rescue


# --- where movement comes from ---------------------------------------------------------------------------------------
def impulse(g: Xia, seat: int) -> int:
    return skills.bonus(g, seat, "impulse") or printed_impulse(g, g.content.ships[g.ships[seat].name])


def printed_impulse(g: Xia, kind: ShipKind) -> int:
    return kind.first_impulse if g.rules.first_numbers else kind.impulse


def bar_move(g: Xia, seat: int, act: Value) -> Bar | None:
    """`impulse`, or `engine:4` for the Use Space on Hold space 4."""
    ship = g.ships[seat]
    if isinstance(act, str):
        return None if ship.impulse_ready else Bar("xia.bar.impulse", "xia.move.impulse-once")
    if ship.armed == 0:
        return Bar("xia.bar.armed", "xia.marker.spend")
    if isinstance(act, tuple) and act[1] in ship.damaged:
        return Bar("xia.bar.use-damaged", "xia.outfit.damage-use-space")
    if isinstance(act, tuple) and act[1] in ship.markers:
        return Bar("xia.bar.use-taken", "xia.outfit.use-space-limit")
    return None


def begin(g: Xia, seat: int, act: Value) -> Frame:
    return EngineMove(seat, int(act[1])) if isinstance(act, tuple) else ImpulseMove(seat)


class EngineMove(Frame):
    """xia.move.engine: one marker, one die (xia.move.engine-one-marker)."""

    CHAPTER: ClassVar[str] = "xia.move"
    STEPS: ClassVar[tuple[str, ...]] = ("engine_one_marker", "engine", "action")

    def __init__(self, ship: int, use: int, movement: int = 0) -> None:
        self.ship, self.use, self.movement = ship, use, movement

    def copy(self) -> EngineMove:
        return self.onto(EngineMove(self.ship, self.use, self.movement))

    def engine_one_marker(self, g: Xia, _: None) -> Next:
        g.spend(self.ship, (self.use,))
        return Roll(self.ship, "xia.move.engine", g.ships[self.ship].dice((self.use,)))

    def engine(self, g: Xia, faces: tuple[int, ...]) -> Next:
        (self.movement,) = g.ships[self.ship].values((self.use,), faces)
        return opened(g, "engine", g.ships[self.ship].seat)

    def gist(self) -> About:
        return {"roll": "xia.move.engine", "faces": str(self.movement)}

    def action(self, g: Xia, _: None) -> Next:
        movement = max(self.movement, g.rules.min_move) + skills.bonus(g, self.ship, "engine")
        g.say("xia.move.engine", ship=self.ship, use=self.use, movement=movement)
        return Move(self.ship, movement)


class ImpulseMove(Frame):
    """xia.move.impulse: for free, once a turn."""

    CHAPTER: ClassVar[str] = "xia.move"
    STEPS: ClassVar[tuple[str, ...]] = ("impulse",)

    def __init__(self, ship: int) -> None:
        self.ship = ship

    def copy(self) -> ImpulseMove:
        return self.onto(ImpulseMove(self.ship))

    def impulse(self, g: Xia, _: None) -> Next:
        g.ships[self.ship].impulse_ready = False
        movement = impulse(g, self.ship)
        g.say("xia.move.impulse", ship=self.ship, movement=movement)
        return Move(self.ship, movement, stranded=g.ships[self.ship].stranded)


# --- the Move --------------------------------------------------------------------------------------------------------
class Move(Flight):
    """xia.move.action: so much movement, spent step by step with Minor Actions in between, until nothing is left of it
    or the player stops. `last` is the last space that the ship had for itself. A ship `drifts` outside of its player's
    turn, when there are no Actions."""

    CHAPTER: ClassVar[str] = "xia.move"
    STEPS: ClassVar[tuple[str, ...]] = (
        "special_movement",
        "one_ship_per_space",
        "action",
        "point_per_space",
        "use_occupied_space",
        "forced_stop",
    )

    def __init__(
        self, ship: int, movement: int, last: tuple[int, ...] = (), drifts: bool = False, stranded: bool = False
    ) -> None:
        super().__init__(ship, stranded)
        self.movement, self.last, self.drifts = movement, last, drifts

    def copy(self) -> Move:
        return self.onto(Move(self.ship, self.movement, self.last, self.drifts, self.stranded))

    def special_movement(self, g: Xia, _: bool | None) -> Next:
        """Somebody may follow this step; and outside of its own turn no Cut ends the Move of a ship that is gone."""
        ship = g.ships[self.ship]
        if ship.space is None:
            return Done()
        return Window("moved", ship.seat) if g.is_anybody_followed() else None

    def one_ship_per_space(self, g: Xia, _: None) -> Next:
        if not shares(g, self.ship):
            self.last = g.space_of(self.ship)
        return None

    def action(self, g: Xia, _: None) -> Next:
        ship, movement, drifts = self.ship, self.movement, self.drifts
        if movement == 0 or (shares(g, ship) and not moves_on(g, ship, g.number_of(ship), movement)):
            return Goto("forced_stop")
        options = possible(g, ship, movement, drifts)
        return Choose(
            g.ships[ship].seat,
            MOVING,
            options,
            why=lambda: [(option, bar) for option, bar in candidates(g, ship, movement, drifts) if bar is not None],
            about={"movement": movement},
            passes="stop" if options[-1] == "stop" else None,
        )

    def point_per_space(self, g: Xia, choice: str | Step | Use) -> Next:
        if isinstance(choice, str):
            return self.act(g, choice)
        step, q, r = choice[:3]
        if step == "hex":
            return self.fly(g, (q, r))
        if len(choice) > 3:
            self.movement -= USING
            return UseSpace(self.ship, q, r, *choice[3:])
        self.movement -= 1
        return begin_step(self.ship, step, q, r).then("special_movement")

    def act(self, g: Xia, choice: str) -> Next:
        if choice == "stop":
            g.say("xia.move.unspent-lost", ship=self.ship, movement=self.movement)
            return Done()
        if choice == "tigris":
            self.movement -= 1
            return gate.TigrisTravel(self.ship).then("special_movement")
        return begin_in_space(g, self.ship, choice, g.space_of(self.ship)).then("special_movement")

    def fly(self, g: Xia, target: Hex) -> Next:
        """The cheapest way over borders that ask nothing."""
        for space in way_to(g, self.ship, self.movement, target):
            self.movement -= 1
            g.ships[self.ship].space = space
            g.say("xia.move.point-per-space", ship=self.ship, space=space)
        return Goto("special_movement")

    def use_occupied_space(self, g: Xia, over: bool) -> Next:
        """xia.move.use-occupied-space-one-action: one that is not Minor was the end of the Move."""
        return None if over else Goto("special_movement")

    def forced_stop(self, g: Xia, _: None) -> Next:
        """xia.move.forced-stop-occupied: back, without any roll."""
        if g.ships[self.ship].space is not None and shares(g, self.ship):
            g.ships[self.ship].space = self.last[0], self.last[1]
            g.say("xia.move.forced-stop-occupied", ship=self.ship, space=self.last)
        return Done()


def begin_step(ship: int, step: str, q: int, r: int) -> Frame:
    if step == "cross":
        return Crossing(ship, q, r)
    return explore.BlindJump(ship, q, r) if step == "jump" else gate.GateTravel(ship, q, r)


def begin_in_space(g: Xia, seat: int, act: str, space: Hex) -> Frame:
    if act in mission_acts.ACTS:
        return mission_acts.begin(g, seat, act, space)
    return cargo.begin(g, seat, act, space) if act in cargo.ACTS else explore.begin(g, seat, act, space)


class UseSpace(Frame):
    """xia.move.use-occupied-space: one Action as if the ship were there; gives whether that ends the Move."""

    CHAPTER: ClassVar[str] = "xia.move"
    STEPS: ClassVar[tuple[str, ...]] = ("borders", "one_action", "use_occupied_space")

    def __init__(self, ship: int, q: int, r: int, act: str, target: int = NOBODY) -> None:
        self.ship, self.q, self.r, self.act, self.target = ship, q, r, act, target  # the target of a Rescue

    def borders(self, g: Xia, _: None) -> Next:
        g.say("xia.move.use-occupied-space", ship=self.ship, space=(self.q, self.r), act=self.act)
        return Crossing(self.ship, self.q, self.r, stays=True)

    def one_action(self, g: Xia, crossed: bool) -> Next:
        """What the way there has cost may have made the Action impossible."""
        space = (self.q, self.r)
        if not crossed or bar_use(g, self.ship, space, self.act, self.target) is not None:
            return Done(False)
        if self.act == "attack":
            return combat.Attack(self.ship, space=space)
        return Rescue(self.ship, self.target) if self.act == "rescue" else begin_in_space(g, self.ship, self.act, space)

    def use_occupied_space(self, g: Xia, _: None) -> Next:
        return Done(self.act not in MINOR)


# --- in words ---------------------------------------------------------------------------------------------------------
def describe(g: Xia, question: Choose, value: Value) -> Option:
    """What an option of a Move costs, the way that it takes and what may come of it; it belongs to the space where it
    leads. Actions and the uses of Outfits tell what their dice may bring."""
    option = plain_option(g, question, value)
    if question.code in odds.DICE:
        return Option(option.key, option.thing, odds.about_use(g, question, value))
    if question.code == ACTING:
        return Option(option.key, option.thing, odds.about(g, question.seat, value))
    if question.code != MOVING:
        return option
    move = g.under(Move)
    if isinstance(value, tuple) and value[0] == "hex":
        way = way_to(g, move.ship, move.movement, (int(value[1]), int(value[2])))
        return Option(option.key, option.thing, {"spends": len(way), "way": " ".join(f"{q},{r}" for q, r in way)})
    told = odds.about(g, move.ship, value)
    if isinstance(value, tuple):
        cost = USING if value[0] == "use" else 1
        return Option(option.key, f"hex:{value[1]},{value[2]}", {"spends": cost, **told})
    return Option(option.key, option.thing, {"spends": 1, **told} if value == "tigris" else told)
