"""What crew may carry, wield and hand over: aurora.gear, aurora.energy."""

from __future__ import annotations

from typing import ClassVar, Final

from rimward.games.aurora.places import adjacent, beside, is_open
from rimward.games.aurora.table.entries import ItemEntry
from rimward.games.aurora.table.pieces import Item, Pile
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import ARMS, RANGED, kind_of
from rimward.kernel.frame import Done, Frame, Goto, Next
from rimward.kernel.question import Choose, Value

HANDS: Final = 2
LIMITS: Final = {"pistol": 2, "melee": 1, "two-handed": 1, "personal": 3}  # aurora.gear.carry-limits


def sort_of(kind: ItemEntry) -> str:
    """Under which of the carrying limits it falls."""
    if kind.kind in ARMS and kind.hands == HANDS:
        return "two-handed"
    return kind.kind if kind.kind in LIMITS else "personal"


def fits(g: Aurora, gear: tuple[Item, ...], item: Item) -> bool:
    """Whether somebody with this gear may carry one more."""
    sort = sort_of(kind_of(g, item))
    return sum([sort_of(kind_of(g, other)) == sort for other in gear]) < LIMITS[sort]


def hands_free(g: Aurora, gear: tuple[Item, ...]) -> int:
    return HANDS - sum([kind_of(g, item).hands for item in gear if item.wielded])


def may_wield(g: Aurora, gear: tuple[Item, ...], item: Item) -> bool:
    """aurora.gear.hands, and aurora.gear.one-ranged: never two pistols at once."""
    kind = kind_of(g, item)
    if kind.kind not in ARMS or kind.hands > hands_free(g, gear):
        return False
    return kind.kind not in RANGED or not any([kind_of(g, other).kind in RANGED for other in gear if other.wielded])


def with_item(g: Aurora, gear: tuple[Item, ...], item: Item) -> tuple[Item, ...]:
    """One more, in a hand where one is free for it."""
    return (*gear, item.but(wielded=may_wield(g, gear, item)))


def without(gear: tuple[Item, ...], name: str) -> tuple[Item, ...]:
    """One of that name less; a carried one goes before a wielded one."""
    places = sorted([at for at, item in enumerate(gear) if item.name == name], key=lambda at: gear[at].wielded)
    return tuple([item for at, item in enumerate(gear) if at != places[0]])


def find(gear: tuple[Item, ...], name: str) -> Item:
    return next(item for item in sorted(gear, key=lambda item: item.wielded) if item.name == name)


def wield(g: Aurora, figure: int, name: str) -> None:
    """aurora.crew-action.swap-weapons: takes it in hand, and puts away what is in its way."""
    gear = g.figures[figure].gear
    at = next(n for n, item in enumerate(gear) if item.name == name and not item.wielded)
    kind = kind_of(g, gear[at])
    new = list(gear)
    if kind.kind in RANGED:
        new = [item.but(wielded=item.wielded and kind_of(g, item).kind not in RANGED) for item in new]
    for other, item in enumerate(new):
        if kind.hands > hands_free(g, tuple(new)) and item.wielded:
            new[other] = item.but(wielded=False)
    new[at] = gear[at].but(wielded=True)
    g.put(figure, gear=tuple(new))
    g.say("aurora.crew-action.wielded", crew=g.figures[figure].name, item=name)


def spend(g: Aurora, figure: int, name: str) -> None:
    """aurora.energy.tokens: one for a use; what has none left is discarded (aurora.energy.depleted)."""
    gear = list(g.figures[figure].gear)
    wielded_first = sorted(range(len(gear)), key=lambda at: not gear[at].wielded)
    for at in wielded_first:
        item = gear[at]
        if item.name == name and item.energy > 0:
            gear[at] = item.but(energy=item.energy - 1)
            break
    for item in gear:
        if item.energy == 0:
            g.say("aurora.energy.depleted", crew=g.figures[figure].name, item=item.name)
    g.put(figure, gear=tuple([item for item in gear if item.energy != 0]))


class TakeItem(Frame):
    """Somebody gets an item; over the limit it gives one to a friend beside it or discards one: aurora.gear.over-
    limit."""

    CHAPTER: ClassVar[str] = "aurora.gear"
    STEPS: ClassVar[tuple[str, ...]] = ("limit", "item")

    def __init__(self, figure: int, new: Item) -> None:
        self.figure, self.new = figure, new

    def limit(self, g: Aurora, _: None) -> Next:
        who = g.figures[self.figure]
        if fits(g, who.gear, self.new):
            g.put(self.figure, gear=with_item(g, who.gear, self.new))
            return Done()
        return Choose(who.seat, "aurora.gear.over-limit", self.options(g), about={"item": self.new.name})

    def options(self, g: Aurora) -> list[Value]:
        """What may go is of the same sort, the new one included."""
        sort = sort_of(kind_of(g, self.new))
        held = [item for item in g.figures[self.figure].gear if sort_of(kind_of(g, item)) == sort]
        surplus = list(dict.fromkeys([item.name for item in (*held, self.new)]))
        found: list[Value] = [("discard", name) for name in surplus]
        for friend in friends_beside(g, self.figure):
            for name in surplus:
                item = self.new if name == self.new.name else find(g.figures[self.figure].gear, name)
                if fits(g, g.figures[friend].gear, item):
                    found.append(("give", name, friend))
        if g.drop_items and g.figures[self.figure].on_surface:
            found += [("drop", name) for name in surplus]
        return found

    def item(self, g: Aurora, choice: tuple[str | int, ...]) -> Next:
        who, name = g.figures[self.figure], str(choice[1])
        goes = self.new if name == self.new.name else find(who.gear, name)
        if goes is not self.new:
            g.put(self.figure, gear=with_item(g, without(who.gear, name), self.new))
        g.say("aurora.gear.went", crew=who.name, item=name, way=choice[0])
        if choice[0] == "give":
            friend = int(choice[2])
            g.put(friend, gear=with_item(g, g.figures[friend].gear, goes.but(wielded=False)))
        elif choice[0] == "drop":
            g.piles = (*g.piles, Pile(square_beside(g, self.figure), (goes.but(wielded=False),), who.side))
        return Done()


def friends_beside(g: Aurora, figure: int) -> list[int]:
    """Conscious crew of its faction beside it, even from other ships: aurora.gear.exchange."""
    who = g.figures[figure]
    return [
        n
        for n, other in enumerate(g.figures)
        if n != figure and not other.out and other.side == who.side and beside(g, figure, n)
    ]


def square_beside(g: Aurora, figure: int) -> int:
    """aurora.gear.drop: the first open square beside it, clockwise from the north."""
    here, plan = g.figures[figure].square, g.plan().map
    near = [plan.ahead(here, way) for way in range(8)]
    open_to = [square for square in near if square >= 0 and is_open(g, square) and adjacent(g, here, square)]
    return open_to[0] if open_to else here


class Exchange(Frame):
    """aurora.gear.exchange: hands over, or takes, one thing after the other."""

    CHAPTER: ClassVar[str] = "aurora.gear"
    STEPS: ClassVar[tuple[str, ...]] = ("exchange", "item")

    def __init__(self, figure: int, moved: tuple[str, ...] = ()) -> None:
        self.figure, self.moved = figure, moved

    def exchange(self, g: Aurora, _: None) -> Next:
        options = exchanges(g, self.figure, self.moved)
        if not options:
            return Done()
        return Choose(g.figures[self.figure].seat, "aurora.gear.exchange", [*options, "done"], passes="done")

    def item(self, g: Aurora, choice: Value) -> Next:
        if not isinstance(choice, tuple):
            return Done()
        way, name, friend = str(choice[0]), str(choice[1]), int(choice[2])
        giver, taker = (self.figure, friend) if way == "give" else (friend, self.figure)
        item = find(g.figures[giver].gear, name)
        g.put(giver, gear=without(g.figures[giver].gear, name))
        g.put(taker, gear=with_item(g, g.figures[taker].gear, item.but(wielded=False)))
        self.moved = (*self.moved, f"{name}:{item.energy}:{item.home}")
        g.say("aurora.gear.exchanged", crew=g.figures[giver].name, other=g.figures[taker].name, item=name)
        return Goto("exchange")


def exchanges(g: Aurora, figure: int, moved: tuple[str, ...] = ()) -> list[Value]:
    """What has changed hands already stays where it went, so that this ends."""
    found: list[Value] = []
    for friend in friends_beside(g, figure):
        for way, giver, taker in (("give", figure, friend), ("take", friend, figure)):
            for item in g.figures[giver].gear:
                token = f"{item.name}:{item.energy}:{item.home}"
                if token not in moved and fits(g, g.figures[taker].gear, item):
                    found.append((way, item.name, friend))
    return list(dict.fromkeys(found))


def armory_item(g: Aurora, ship: int, name: str) -> Item:
    return next(item for item in g.ships[ship].armory if item.name == name)


def take_from_armory(g: Aurora, ship: int, figure: int, name: str) -> None:
    """aurora.landing.assign-armory"""
    item = armory_item(g, ship, name)
    g.put_ship(ship, armory=without(g.ships[ship].armory, name))
    g.put(figure, gear=with_item(g, g.figures[figure].gear, item))
    g.say("aurora.landing.armed", crew=g.figures[figure].name, item=name)


def to_armory(g: Aurora, ship: int, figure: int) -> None:
    """What is carried back aboard can be handed out again at a later landing."""
    who = g.figures[figure]
    if who.gear:
        g.put_ship(ship, armory=(*g.ships[ship].armory, *[item.but(wielded=False) for item in who.gear]))
        g.put(figure, gear=())
