"""Whether an enemy that did nothing in its turn had anything to do: by its card, and without the code that moves it."""

from __future__ import annotations

from random import Random

from rimward.games.aurora import GAME
from rimward.games.aurora.enemies.hunting import in_order
from rimward.games.aurora.enemies.turns import EnemyTurn
from rimward.games.aurora.places import adjacent, gait_of
from rimward.games.aurora.table.board import SEEING, SOLID, Plan
from rimward.games.aurora.table.names import NOWHERE, VILLAINS
from rimward.games.aurora.table.pieces import Foe
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import speed
from rimward.kernel.chance import Seeded
from rimward.kernel.match import Match
from rimward.kit.sight import sees
from tests.games.aurora.foes import enemy, hostile
from tests.games.aurora.melees import tiles
from tests.games.aurora.world import CONTENT, crew, item, ship, sq

PISTOL = (item("arc-pistol", wielded=True),)
WARRIORS = ("zurathi-warrior", "dregg-warrior", "ronin-android")
COMMANDERS = {"solen-frae": "zurathi-warrior-1", "darius": "dregg-warrior-1", "axiom-of-rust": "ronin-android-1"}
ROUNDS = 3


def scene(seed: int) -> Aurora:
    """A board of the box, crew of both sides, and enemies of all ranks, on two neighbouring tiles."""
    rng = Random(f"idle {seed}")
    g = hostile(ships=[ship("cerberus", 0, sq(2, 2)), ship("destiny-aurora", 1, sq(25, 25))], round=2)
    g.surface = tiles(rng, False)
    squares = free(g.plan(), rng)
    sides = {side: [name for name, kind in CONTENT.crew.items() if kind.faction == side] for side in (0, 1)}
    people = [crew(name, side, squares.pop()) for side in (0, 1) for name in rng.sample(sides[side], rng.randint(1, 3))]
    foes = [f"{name}-{n}" for name in rng.sample(WARRIORS, 2) for n in range(1, rng.randint(1, 3))]
    foes += [f"drone-{n}" for n in range(1, rng.randint(1, 4))]
    leaders = rng.sample(sorted(COMMANDERS), rng.randint(0, 1))
    foes += [*leaders, *[COMMANDERS[name] for name in leaders if COMMANDERS[name] not in foes]]
    foes += rng.sample(sorted(CONTENT.creatures), rng.randint(0, 1))
    g.figures = (*people, *[enemy(name, squares.pop()) for name in foes])
    hurt = [n for n, who in enumerate(g.figures) if who.side < VILLAINS and rng.random() < 0.2]
    for n in hurt:
        g.put(n, hidden=True)
    g.foes = tuple([mind(g, n, rng) for n, who in enumerate(g.figures) if who.side >= VILLAINS])
    return g


def mind(g: Aurora, figure: int, rng: Random) -> Foe:
    name = g.figures[figure].name
    led = [leader for leader, escort in COMMANDERS.items() if escort == name]
    there = [who.name for who in g.figures]
    leader = g.figure(led[0]) if led and led[0] in there else NOWHERE
    return Foe(figure, 0, leader=leader, guards=leader == NOWHERE and "drone" not in name and rng.random() < 0.15)


def free(plan: Plan, rng: Random) -> list[int]:
    places = rng.choice(([0, 1], [0, 2], [1, 5], [0]))
    found = [square for place in places for square in plan.squares_of(place) if plan.map.ground[square] not in SOLID]
    return rng.sample(found, len(found))


def played(seed: int) -> int:
    """Some rounds of enemies. Gives how many turns were looked at."""
    g, rng, turns = scene(seed), Random(seed), 0
    for _ in range(ROUNDS):
        for figure in in_order(g):
            if figure not in [foe.figure for foe in g.foes]:
                continue
            before = g.copy()
            g, attacks = turn(g, figure, seed)
            lazy = "" if attacks else idle(before, g, figure)
            assert lazy == "", f"scene {seed}, round {g.round}: {before.figures[figure].name}"
            turns += 1
        next_round(g, rng)
    return turns


def turn(g: Aurora, figure: int, seed: int) -> tuple[Aurora, bool]:
    """The table after it, and whether it attacked somebody."""
    g = g.copy()
    g.stack, g.result = [EnemyTurn(figure)], None
    match = Match.scenario(GAME, g, chance=Seeded(seed * 1000 + g.round * 100 + figure))
    while match.asked:
        question = match.asked[0]
        match.answer(question.id, question.seat, question.keys[-1])
    table = match.table
    assert isinstance(table, Aurora)
    return table, "aurora.combat.attacks" in [event.code for event in match.log]


def next_round(g: Aurora, rng: Random) -> None:
    """Crew stand somewhere else, and some are hidden no longer."""
    g.round += 1
    squares = [square for square in free(g.plan(), rng) if g.standing_at(square) == NOWHERE]
    for n, who in enumerate(g.figures):
        g.put(n, done=())
        if who.side < VILLAINS and who.is_active and rng.random() < 0.4:
            g.put(n, square=squares.pop(), hidden=rng.random() < 0.2)


# --- what it could have done -----------------------------------------------------------------------------------------
def idle(before: Aurora, after: Aurora, figure: int) -> str:
    """Why it should have done more; empty where that is right."""
    who, now = before.figures[figure], after.figures[figure]
    foe, rank = before.foe(figure), before.crew(figure).rank
    if not now.is_active or "stun" in who.tokens:
        return ""
    seen = [n for n in visible(before) if rank != "drone" or not owned(before, n, figure)]
    if foe.guards and foe.prey not in seen:
        seen = [n for n in seen if room(before, before.figures[n].square) == room(before, who.square)]
    if not seen:
        return ""
    on_its_way = rank in ("commander", "creature") or foe.leader != NOWHERE  # they attack whoever is there
    ready = on_its_way or (rank == "warrior" and foe.prey not in seen)
    if ready and any([could(before, figure, now.square, n) for n in seen]):
        return "somebody was in range after its move"
    if rank in ("warrior", "drone") and foe.leader == NOWHERE and foe.prey not in seen:
        squares = reach(before, figure)
        can = [n for n in seen if any([could(before, figure, square, n) for square in squares])]
        if len(can) == len(seen) or (can and rank == "warrior"):
            return "it could have attacked"
    if foe.leader == NOWHERE and now.square == who.square and nearer(before, figure, seen):
        return "it could have come nearer"
    return ""


def visible(g: Aurora) -> list[int]:
    return [n for n, who in enumerate(g.figures) if who.is_active and who.side < VILLAINS and not who.hidden]


def owned(g: Aurora, crew_: int, drone: int) -> bool:
    return any([foe.prey == crew_ and foe.figure != drone and g.crew(foe.figure).rank == "drone" for foe in g.foes])


def room(g: Aurora, square: int) -> tuple[int, int]:
    plan = g.plan()
    return plan.rooms[square], plan.tiles[square]


def could(g: Aurora, figure: int, square: int, target: int) -> bool:
    there = g.figures[target].square
    if adjacent(g, square, there):
        return True
    if g.plan().map.distance(square, there) > g.crew(figure).range:
        return False
    side = g.figures[figure].side
    others = [n for n, who in enumerate(g.figures) if who.is_active and who.side != side and not who.hidden]
    levels = g.plan().map.levels
    between = [] if levels[square] > levels[there] else [g.figures[n].square for n in others if n != target]
    return sees(g.plan().map, SEEING, square, there, frozenset(between))


def reach(g: Aurora, figure: int) -> list[int]:
    """Where a Move can end."""
    here, side = g.figures[figure].square, g.figures[figure].side
    taken = {who.square for who in g.figures if who.is_active}
    foes = frozenset([who.square for who in g.figures if who.is_active and who.side != side])
    barred = foes | g.plan().low if "giant" in g.crew(figure).keywords else foes
    ways = g.plan().map.board(gait_of(g, figure)).ways(here, barred=barred)
    ground = g.plan().map.ground
    ends = [square for square in ways.within(speed(g, figure)) if square not in taken and ground[square] not in SOLID]
    return [here, *ends]


def nearer(g: Aurora, figure: int, seen: list[int]) -> bool:
    """Whether each of them could be come nearer to, walking and as the crow flies."""
    here, plan = g.figures[figure].square, g.plan().map
    squares = reach(g, figure)
    board = plan.board(gait_of(g, figure))

    def better(n: int) -> bool:
        there = g.figures[n].square
        ways, straight = board.ways(there), plan.distance(here, there)
        return any([ways.cost(end) < ways.cost(here) and plan.distance(end, there) < straight for end in squares])

    return all([better(n) for n in seen])
