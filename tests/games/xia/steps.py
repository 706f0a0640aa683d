"""Random games of Xia, step by step, from setup and from crowded scenes: for checks of what may never happen."""

from collections.abc import Iterator
from random import Random
from typing import Any

from rimward.games.xia import GAME
from rimward.games.xia.table.board import Tile
from rimward.games.xia.table.state import NOBODY, STACK, Ship, Xia
from rimward.games.xia.trade import credits, hold
from rimward.games.xia.turn import Turns
from rimward.kernel.chance import Seeded
from rimward.kernel.event import Event
from rimward.kernel.frame import Frame, answer, push, start
from rimward.kernel.question import Choose, Value
from tests.games.xia.printed import content, kind
from tests.games.xia.scenes import SCENES, fitted

Told = dict[str, Any]

TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (3, {"target": 8, "start_credits": 6000}),
    (5, {"target": 5, "edition": "ru-2023", "start_credits": 6000, "min_move": 3}),
    (4, {"first_game": True}),
)
CROWDED = (
    *("attack", "attack-by-tiger", "ram", "crossroads", "wreck", "shipyard", "market", "mining", "hunt"),
    *("arsenal", "convoy", "theft", "contraband", "contracts", "titles"),
)
DECISIONS = 220  # of a scene
BEGINS = (
    "xia.turn.phases",
    "xia.death.skip-turn",
    "xia.npc.turn",
    "xia.npc.turn-unspawned",
    "xia.death.npc-skip-turn",
)


class Step:
    """An answer: the table before and after it, and what was told. `turns` are the turns that it had a part in, each
    with all that was told of it so far."""

    def __init__(self, before: Xia, question: Choose, said: Value, turns: list[list[Event]]) -> None:
        self.before, self.after, self.turns = before, before, turns
        self.seat, self.code, self.options, self.said = question.seat, question.code, question.options, said
        self.events: list[Event] = []

    def done(self, after: Xia, events: list[Event]) -> "Step":
        self.after, self.events = after, events
        for event in events:
            if event.code in BEGINS:
                self.turns.append([])
            self.turns[-1].append(event)
        return self

    @property
    def word(self) -> str:
        return word(self.said)

    @property
    def ships(self) -> list[tuple[Ship, Ship]]:
        return list(zip(self.before.ships, self.after.ships, strict=False))  # the last answers of setup bring the NPCs

    def told(self, *codes: str) -> list[Told]:
        return [event.params for event in self.events if event.code in codes]

    def codes(self) -> set[str]:
        return {event.code for event in self.events}

    def under(self, kind: type[Frame]) -> bool:
        """Before the answer."""
        return any(isinstance(frame, kind) for frame in self.before.stack)


def word(value: Value) -> str:
    return str(value[0] if isinstance(value, tuple) else value)


def ship_of(turn: list[Event]) -> int:
    """Whose turn it is: a seat's, or an NPC's."""
    if not turn or turn[0].code not in BEGINS:
        return NOBODY
    told = turn[0].params
    return int(told["ship"] if "ship" in told else told["seat"])


def tables() -> Iterator[Xia]:
    for seats, options in TABLES:
        g = GAME.new_table(seats, options)
        assert isinstance(g, Xia)
        yield g
    for scene in CROWDED:
        g = SCENES[scene]()
        g.stack, g.target = [Turns(g.stack[0].seat)], 20  # type: ignore[attr-defined]
        if scene == "shipyard":  # all of them rich, on the planet, and near the end
            g.fame, g.credits = (19, 19, 19), (25000, 25000, 25000)
            planet = [space for number, space in enumerate(g.map.hexes) if g.map.planet(number)]
            for ship, space in zip(g.ships, planet, strict=False):
                ship.space = space
        if scene == "hunt":
            g.tiles += (Tile("azure", 5, -2), Tile("lunari", 10, -4))
            g.ships[4].heading = "azure"  # the Merchant never flies without one
        if not g.map.spawns:
            g.tiles += (Tile("red-gulch", 5, -2),)  # or nobody could come back
        laid = {tile.sector for tile in g.tiles}
        g.zones.add(STACK, "sector", tuple([sector for sector in g.zones[STACK].bag if sector not in laid]))
        g.ships = tuple([ship if ship.npc else refitted(ship) for ship in g.ships])
        yield g


def refitted(ship: Ship) -> Ship:
    """Scenes lay Outfits anyhow; here they must lie as they can, or they could not be rearranged."""
    mat, names = content().ships[ship.name], [outfit.name for outfit in ship.outfits]
    cubes, free = tuple(cube for cube in ship.hold if cube), hold.spaces(range(len(ship.hold)))
    while hold.pack(mat, [kind(name) for name in names], free, len(cubes)) is None:
        names.pop()
    fields = {"energy": ship.energy, "armed": 4 - ship.disarmed, "disarmed": ship.disarmed, "bounty": ship.bounty}
    new = fitted(ship.name, ship.seat, (0, 0), *names, cubes=cubes, **fields)
    new.space, new.damaged = ship.space, tuple(space for space in ship.damaged if not new.hold[space])
    return new


def steps(g: Xia, seed: int) -> Iterator[Step]:
    """Any answers, and now and then a gift, as the setup or the scene begins."""
    rng, chance = Random(seed), Seeded(seed)
    scene = g.stack[0].STEPS == Turns.STEPS and len(g.stack) == 1
    GAME.at_table(g)
    g.out = []
    start(g, chance)
    turns: list[list[Event]] = [[]]
    for number in range(DECISIONS if scene else 3000):
        if g.result is not None:
            return
        question, gifts = g.open[0], []
        before, out = g.copy(), list[Event]()
        first = Step(before, question, "", turns).done(g, g.out) if not number else None
        if first is not None:
            turns = first.turns[-1:]
        g.out = out
        if question.code in credits.OPEN and rng.random() < 0.04:
            giver = rng.randrange(g.seats)
            gifts = list(GAME.acts(g, giver))
        if gifts:
            assert GAME.interject is not None
            said = rng.choice(gifts)
            push(g, chance, GAME.interject(g, giver, said))
        else:
            said = rng.choice(question.options)
            answer(g, chance, question.seat, said)
        step = Step(before, question, said, turns).done(g, out)
        yield step
        turns = step.turns[-1:]
