"""A Return to Station turn: activate modules, bring the ships back: andromeda.return, andromeda.core."""

from __future__ import annotations

from typing import ClassVar, Final

from rimward.games.andromeda.bases import ShipOrRepair
from rimward.games.andromeda.developments import Develop, barred_development, planets
from rimward.games.andromeda.moments import moment
from rimward.games.andromeda.moons import input_costs, is_input, output
from rimward.games.andromeda.resources import NOWHERE, Bound, Pay, could_pay, short
from rimward.games.andromeda.rewards import reward
from rimward.games.andromeda.table.content import contents_of
from rimward.games.andromeda.table.names import (
    BARGE,
    BAY,
    CORES,
    DISCARD,
    MODULE,
    SCRAPYARD,
    Contents,
    put,
    sustain,
)
from rimward.games.andromeda.table.state import Andromeda
from rimward.games.andromeda.tactics import DrawTactics
from rimward.kernel import carry
from rimward.kernel.effect import Effect
from rimward.kernel.frame import Done, Frame, Next
from rimward.kernel.question import Bar, Choose, PickSome, Value, choose_where
from rimward.kernel.zone import Ref

REACTOR: Final = "primary-reactor"


# --- what can be activated -------------------------------------------------------------------------------------------
def has_dock(g: Andromeda, seat: int, number: int) -> bool:
    """andromeda.return.undocked-modules"""
    module = g.modules[seat][number]
    if module.name in CORES:
        return True
    return module.deck != "science" and g.content.modules[module.name].end is None


def barred_module(g: Andromeda, seat: int, number: int, energy: int = 0) -> Bar | None:
    """Why a module cannot be used at all. `energy` is spent on it before its price."""
    module = g.modules[seat][number]
    if module.used:
        return Bar("andromeda.bar.used", "andromeda.return.once-per-module", module=module.name)
    if module.damage:
        return Bar("andromeda.bar.damaged", "andromeda.return.damaged-blocked", module=module.name)
    if is_input(g, seat, number):
        if not module.moon:
            return Bar("andromeda.bar.empty-slot", "andromeda.moon.input-empty", module=module.name)
        shown = [with_energy(cost, energy) for cost in input_costs(g, module.moon)]
        if not any([could_pay(g, seat, cost, 0, NOWHERE) for cost in shown]):
            return short(g, seat, shown[0])
    effect = g.game.effects.cards.get(module.name) if g.game.effects is not None else None
    if effect is None or not costs(effect):
        return None
    price = contents_of({what: int(amount) for what, amount in carry.costs(effect, effect.first).items()})
    price = with_energy(price, energy)
    return None if could_pay(g, seat, price, 0, NOWHERE) else short(g, seat, price)


def with_energy(cost: Contents, energy: int) -> Contents:
    more = dict(cost)
    more["energy"] = more.get("energy", 0) + energy
    return contents_of(more)


def costs(effect: Effect) -> bool:
    """Whether an effect begins with a price: without paying nothing is gained."""
    node = effect.nodes[effect.first]
    first = effect.nodes[node.parts[0]] if node.kind == "then" else node
    return first.verb is not None and first.verb.cost


def barred_ship(g: Andromeda, seat: int, number: int, energy: int = 0) -> Bar | None:
    if not has_dock(g, seat, number):
        name = g.modules[seat][number].name
        return Bar("andromeda.bar.no-dock", "andromeda.return.undocked-modules", module=name)
    return barred_module(g, seat, number, energy)


def barred_energy(g: Andromeda, seat: int, number: int) -> Bar | None:
    """andromeda.return.energy-activation: only in a row where a ship was used, and never the reactor."""
    module = g.modules[seat][number]
    if module.name == REACTOR:
        return Bar("andromeda.bar.reactor", "andromeda.core.science-through-reactor")
    reason = barred_ship(g, seat, number, 1)
    if reason is not None:
        return reason
    row = [g.modules[seat][other] for other in g.row(seat, module.deck)]
    if not any([other.used == "ship" for other in row]):
        return Bar("andromeda.bar.row", "andromeda.return.energy-activation", module=module.name)
    if not g.energy(seat):
        return short(g, seat, (("energy", 1),))
    return None


def usable_ships(g: Andromeda, seat: int) -> list[int]:
    """andromeda.return.ineligible-ships: on the board or the Repair Barge; of a type in a place one stands for all."""
    places = sorted(
        {ship.region for ship in g.ships if ship.owner == seat and (ship.region >= 0 or ship.region == BARGE)}
    )
    return [g.one_of(place, seat, kind) for place in places for kind in g.kinds_in(place, seat)]


def activations(g: Andromeda, seat: int, *, idle: bool = True) -> dict[Value, Bar | None]:
    """Every module with every ship, all of which are alike to it, and with energy; and why not. Without `idle`, energy
    is left out where no ship was used in the row."""
    modules, ships = g.modules[seat], usable_ships(g, seat)
    found: dict[Value, Bar | None] = {}
    for number, _ in enumerate(modules) if ships else ():
        reason = barred_ship(g, seat, number)
        for ship in ships:
            found["ship", number, ship] = reason
    rows = {module.deck for module in modules if idle or module.used == "ship"}
    for number, module in enumerate(modules):
        if module.deck in rows:
            found["energy", number] = barred_energy(g, seat, number)
    return found


# --- the turn --------------------------------------------------------------------------------------------------------
class Return(Frame):
    """andromeda.return.steps"""

    CHAPTER: ClassVar[str] = "andromeda.return"
    STEPS: ClassVar[tuple[str, ...]] = ("steps", "activation", "module", "all", "shields", "discard")

    def __init__(self, seat: int, kept: int = 0) -> None:
        self.seat, self.kept = seat, kept

    def copy(self) -> Return:
        return self.onto(Return(self.seat, self.kept))

    def steps(self, g: Andromeda, _: None) -> Next:
        return moment(g, "returning", self.seat)

    def activation(self, g: Andromeda, _: None) -> Next:
        """andromeda.return.voluntary: module by module, with a ship or with energy."""
        open_to = [value for value, reason in activations(g, self.seat, idle=False).items() if reason is None]
        code = "andromeda.return.ship-activation"
        # Free actions may come before it, so it never goes on by itself.
        return Choose(self.seat, code, (*open_to, "done"), passes="done", hinges="private", why=lambda: self.barred(g))

    def barred(self, g: Andromeda) -> list[tuple[Value, Bar]]:
        return [(value, reason) for value, reason in activations(g, self.seat).items() if reason is not None]

    def module(self, g: Andromeda, choice: Value) -> Next:
        if not isinstance(choice, tuple):
            return None
        number = int(choice[1])
        module = g.modules[self.seat][number]
        if choice[0] == "ship":
            g.move(int(choice[2]), MODULE)
        else:
            g.pay(self.seat, "energy", 1)
        g.set_module(self.seat, number, module.with_use(str(choice[0])))
        ship = choice[2] if choice[0] == "ship" else -1
        g.say("andromeda.return.activated", seat=self.seat, module=module.name, by=choice[0], ship=ship)
        return UseModule(self.seat, number).then("activation")

    def all(self, g: Andromeda, _: None) -> Next:
        """andromeda.return.all-ships: from modules, the board and both areas of the Scrapyard."""
        if self.kept:
            return Stay(self.seat, self.kept)
        bring_back(g, self.seat, ())
        return None

    def shields(self, g: Andromeda, _: None) -> Next:
        g.bays = put(g.bays, self.seat, tuple([bay.with_damage(0) for bay in g.bays[self.seat]]))
        return moment(g, "returned", self.seat)

    def discard(self, g: Andromeda, _: None) -> Next:
        """andromeda.return.discard-energy, .discard-sustain"""
        g.modules = put(g.modules, self.seat, tuple([module.with_use("") for module in g.modules[self.seat]]))
        for place in reversed(range(g.zones.size(sustain(self.seat)))):
            there = g.zones.move(sustain(self.seat), place, DISCARD)
            g.say("andromeda.tactics.discarded", seat=self.seat, card=Ref(DISCARD, there))
        return Done()


def bring_back(g: Andromeda, seat: int, stay: tuple[int, ...]) -> None:
    back = [
        number
        for number, ship in enumerate(g.ships)
        if ship.owner == seat and number not in stay and (ship.region >= 0 or ship.region in (SCRAPYARD, BARGE, MODULE))
    ]
    for number in back:
        g.move(number, BAY)
    g.say("andromeda.return.returned", seat=seat, ships=len(back), stays=stay)


class Stay(Frame):
    """andromeda.general.effect-overrides: an effect lets ships stay on the board; the player says which."""

    CHAPTER: ClassVar[str] = "andromeda.return"
    STEPS: ClassVar[tuple[str, ...]] = ("ships", "all")

    def __init__(self, seat: int, count: int) -> None:
        self.seat, self.count = seat, count

    def ships(self, g: Andromeda, _: None) -> Next:
        ships = [("ship", ship) for ship in g.on_board(self.seat)]
        return PickSome(self.seat, "andromeda.return.all-ships", ships, at_most=self.count)

    def all(self, g: Andromeda, picks: tuple[tuple[str, int], ...]) -> Next:
        bring_back(g, self.seat, tuple([ship for _, ship in picks]))
        return None


class UseModule(Frame):
    """andromeda.return.benefit: its input is paid, its effect done, its slotted moon gained; then the next module."""

    CHAPTER: ClassVar[str] = "andromeda.return"
    STEPS: ClassVar[tuple[str, ...]] = ("module", "benefit", "ship", "all", "new")

    def __init__(self, seat: int, number: int, owing: tuple[int, ...] = ()) -> None:
        self.seat, self.number, self.owing = seat, number, owing

    def module(self, g: Andromeda, _: None) -> Next:
        """andromeda.moon.input-cost"""
        if not is_input(g, self.seat, self.number):
            return None
        return PayInput(self.seat, g.modules[self.seat][self.number].moon)

    def benefit(self, g: Andromeda, _: None) -> Next:
        module = g.modules[self.seat][self.number]
        if module.name in CORES:
            return core(self.seat, module.name)
        return carry.run(g, self.seat, module.name)

    def ship(self, g: Andromeda, _: None) -> Next:
        """Which moons it brings: its output slot's, or those between two industry modules that are both used now."""
        self.owing = brings(g, self.seat, self.number)
        return None

    def all(self, g: Andromeda, _: None) -> Next:
        if not self.owing:
            return None
        number, self.owing = self.owing[0], self.owing[1:]
        gives_, other = output(g, g.modules[self.seat][number].moon)
        g.say("andromeda.moon.output", seat=self.seat, moon=g.modules[self.seat][number].moon)
        return reward(self.seat, gives_, other).then("all")

    def new(self, g: Andromeda, _: None) -> Next:
        return moment(g, "module-used", self.seat)


class PayInput(Bound):
    """andromeda.moon.input-cost: what the slotted moon shows; of a choice, the one or the other."""

    CHAPTER: ClassVar[str] = "andromeda.moon"
    STEPS: ClassVar[tuple[str, ...]] = ("input", "cost")

    def __init__(self, seat: int, moon: str) -> None:
        self.seat, self.moon = seat, moon

    def input(self, g: Andromeda, _: None) -> Next:
        return Choose(self.seat, "andromeda.resource.icon-or", self.payable(g), about={"moon": self.moon})

    def payable(self, g: Andromeda) -> list[str]:
        shown = zip(("first", "second"), input_costs(g, self.moon), strict=False)
        return [word for word, cost in shown if could_pay(g, self.seat, cost, 0, NOWHERE)]

    def waits(self, g: Andromeda) -> bool:
        return self.at == 0

    def possible(self, g: Andromeda) -> bool:
        return self.at > 0 or bool(self.payable(g))

    def cost(self, g: Andromeda, choice: str) -> Next:
        return Pay(self.seat, input_costs(g, self.moon)[choice == "second"])


def brings(g: Andromeda, seat: int, number: int) -> tuple[int, ...]:
    """The modules whose slotted moons come with an activation now: andromeda.moon.output, .half-slot-benefit."""
    modules = g.modules[seat]
    if modules[number].deck != "industry":
        shows = modules[number].moon and not is_input(g, seat, number)
        return (number,) if shows else ()
    row = g.row(seat, "industry")
    at = row.index(number)
    found = [number] if at and modules[number].moon and modules[row[at - 1]].used else []
    if at + 1 < len(row) and modules[row[at + 1]].moon and modules[row[at + 1]].used:
        found.append(row[at + 1])
    return tuple(found)


# --- core modules ----------------------------------------------------------------------------------------------------
def core(seat: int, name: str) -> Frame:
    if name == REACTOR:
        return Reactor(seat)
    if name == "shipwright":
        return ShipOrRepair(seat, "andromeda.core.shipwright", True)
    return Treasury(seat) if name == "treasury" else Architect(seat)


class Reactor(Frame):
    """andromeda.core.primary-reactor: 2 energy, then any of the other science modules, each once."""

    CHAPTER: ClassVar[str] = "andromeda.core"
    STEPS: ClassVar[tuple[str, ...]] = ("reactor", "science", "through")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def reactor(self, g: Andromeda, _: None) -> Next:
        g.gain(self.seat, (("energy", 2),))
        return None

    def science(self, g: Andromeda, _: None) -> Next:
        row: list[Value] = [("module", number) for number in g.row(self.seat, "science")[1:]]
        if not row:
            return Done()

        code = "andromeda.core.primary-reactor"
        return choose_where(self.seat, code, row, lambda value: self.bar(g, value), always=("done",), passes="done")

    def bar(self, g: Andromeda, value: Value) -> Bar | None:
        return barred_module(g, self.seat, int(value[1])) if isinstance(value, tuple) else None

    def through(self, g: Andromeda, choice: Value) -> Next:
        if not isinstance(choice, tuple):
            return Done()
        number = int(choice[1])
        module = g.modules[self.seat][number]
        g.set_module(self.seat, number, module.with_use("reactor"))
        g.say("andromeda.return.activated", seat=self.seat, module=module.name, by="reactor", ship=-1)
        return UseModule(self.seat, number).then("science")


class Treasury(Frame):
    CHAPTER: ClassVar[str] = "andromeda.core"
    STEPS: ClassVar[tuple[str, ...]] = ("treasury",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def treasury(self, g: Andromeda, _: None) -> Next:
        g.gain(self.seat, (("credit", 1),))
        return None


class Architect(Frame):
    """andromeda.core.architect: a tactics card, or a development where a transport still stands."""

    CHAPTER: ClassVar[str] = "andromeda.core"
    STEPS: ClassVar[tuple[str, ...]] = ("architect", "transport")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def architect(self, g: Andromeda, _: None) -> Next:
        options: list[Value] = [("develop", region) for region in planets(g)]

        code = "andromeda.core.architect"
        return choose_where(
            self.seat, code, options, lambda value: self.bar(g, value), always=("draw", "decline"), passes="decline"
        )

    def bar(self, g: Andromeda, value: Value) -> Bar | None:
        return barred_development(g, self.seat, int(value[1])) if isinstance(value, tuple) else None

    def transport(self, g: Andromeda, choice: Value) -> Next:
        if isinstance(choice, tuple):
            return Develop(self.seat, int(choice[1]))
        return DrawTactics(self.seat) if choice == "draw" else None
