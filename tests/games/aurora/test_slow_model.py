"""Where crew can go, leap, reach and look on 500 boards drawn by chance, beside slow models made from the rules."""

from __future__ import annotations

from random import Random

import pytest

from rimward.games.aurora.crew_combat import lines
from rimward.games.aurora.move import leaps, ways
from rimward.games.aurora.places import adjacent
from rimward.games.aurora.stealth import barred_hide
from rimward.games.aurora.table import board
from rimward.games.aurora.table.pieces import Figure
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import flies
from rimward.kit.gait import DOOR, WALL, Gait
from rimward.kit.sight import Sight
from tests.games.aurora import slow
from tests.games.aurora.slow import BEYOND, CODES, WIDTH, Cell, Drawing, Land, around, cell_of, costs, square_of
from tests.games.aurora.world import CONTENT, crew, world
from tests.kit.maps import World
from tests.kit.slow import BOARDS
from tests.kit.test_sight import modelled

WALKERS, WINGED = ("donexia", "nellha", "grom"), ("skirr",)
FOES = ("jayce-carver", "flibby", "rovanna")
ROCK, SOLID = 2, (2, 5, 7)
FEW = 30  # boards for a quick look
Scene = tuple[Land, Aurora]


def scene(seed: int) -> Scene:
    """Crew of both sides near each other on a board of chance, two crates among them."""
    rng = Random(seed)
    drawing = Drawing(rng)
    bare = Land(drawing)
    left, top = rng.choice(((10, 10), (15, 10), (18, 14), (15, 15)))
    near = [cell for cell in bare.ground if not bare.is_solid(cell)]
    near = [(x, y) for x, y in near if left <= x < left + 8 and top <= y < top + 8]
    while len(near) < 12:  # a quarter of rocks
        near += [cell for cell in bare.ground if not bare.is_solid(cell)][len(near) :: 50]
    spots = rng.sample(sorted(set(near)), 9)
    crates = spots[:2] if bare.level(spots[0]) == bare.level(spots[1]) == 1 else []
    friends = [*rng.sample(WALKERS, 2), *WINGED]
    figures = [crew(name, 0, square_of(spots.pop())) for name in friends]
    figures += [crew(name, 1, square_of(spots.pop()), hidden=rng.random() < 0.2) for name in FOES[: rng.randint(0, 3)]]
    tokens = {square_of(cell): "cache" for cell in crates}
    pictures = drawing.pictures()
    g = world(surface=pictures, indoor=drawing.indoor, figures=figures, crates=tokens)
    return Land(drawing, crates), g


def others(g: Aurora, figure: int, side: int) -> set[Cell]:
    return {cell_of(who.square) for n, who in enumerate(g.figures) if n != figure and who.side == side}


# --- going -----------------------------------------------------------------------------------------------------------
def goes_as_it_may(land: Land, g: Aurora, figure: int, free: bool, points: int) -> None:
    """Every square where a Move can end, what it costs, and whether somebody may hold it up on the way."""
    who = g.figures[figure]
    start, winged = cell_of(who.square), flies(g, figure)
    step = land.flies if winged else land.walks
    cost = (lambda cell: 1) if winged else land.cost
    enemies, friends = others(g, figure, 1 - who.side), others(g, figure, who.side)
    seen = {cell_of(foe.square) for foe in g.figures if foe.side != who.side and not foe.hidden}
    watched = {cell for foe in seen for cell in (foe, *around(foe)) if cell == foe or land.touches(cell, foe)}
    anyhow = costs(start, points, step, cost, ())
    alone = costs(start, points, step, cost, enemies)
    calm = costs(start, points, step, cost, enemies | watched)
    last = dict(calm)  # and at last beside somebody
    for here, spent in calm.items():
        for there in around(here):
            new = spent + cost(here)
            if there not in enemies and new <= points and step(here, there):
                last[there] = min(new, last.get(there, BEYOND))
    expected = {}
    for cell, price in anyhow.items():
        if cell == start or cell in enemies | friends or land.is_solid(cell):
            continue
        if free:
            expected[square_of(cell)] = (price, False)
        elif cell in last:
            expected[square_of(cell)] = (last[cell], False)
        else:
            expected[square_of(cell)] = (alone.get(cell, price), True)
    found = {square: (price, risk) for square, (price, _, risk) in ways(g, figure, points, free).items()}
    assert found == expected


def walk_around(seed: int) -> None:
    land, g = scene(seed)
    rng = Random(-seed)
    for figure in rng.sample(range(len(g.figures)), 2):
        who = g.figures[figure]
        start = cell_of(who.square)
        held = any([land.touches(start, cell_of(foe.square)) for foe in g.figures if foe.side != who.side])
        free = held or flies(g, figure) or rng.random() < 0.3
        goes_as_it_may(land, g, figure, free, rng.randint(1, 6))
        below = {square_of(cell) for cell in around(start) if land.leaps(start, cell)}
        taken = {other.square for other in g.figures}
        assert set(leaps(g, figure)) == (set() if flies(g, figure) else below - taken)


@pytest.mark.rule("aurora.move.diagonal-corners")
@pytest.mark.rule("aurora.move.through-enemies")
@pytest.mark.rule("aurora.move.flight")
def test_moves_end_where_the_slow_model_says() -> None:
    for seed in range(FEW):
        walk_around(seed)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(5))
def test_moves_end_there_on_all_boards(part: int) -> None:
    for seed in range(part, BOARDS, 5):
        walk_around(seed)


@pytest.mark.rule("aurora.board.adjacency")
def test_squares_touch_where_the_slow_model_says() -> None:
    for seed in range(FEW):
        land, g = scene(seed)
        for who in g.figures:
            here = cell_of(who.square)
            for there in around(here):
                assert adjacent(g, who.square, square_of(there)) == land.touches(here, there), f"seed {seed}"


# --- hiding ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.stealth.eligible-squares")
def test_crew_hide_where_the_slow_model_says() -> None:
    """In hindering terrain, which a crate is, and beside a wall in a room."""
    for seed in range(FEW):
        land, g = scene(seed)
        for figure, who in enumerate(g.figures):
            here = cell_of(who.square)
            walled = here in land.rooms and any([land.is_wall(here, near) for near in slow.straight(here)])
            shadow = land.ground[here] == "h" or here in land.crates or walled
            assert who.hidden or (barred_hide(g, figure, False) is None) == shadow, f"seed {seed}"


# --- looking ---------------------------------------------------------------------------------------------------------
def looked_at(land: Land) -> World:
    """The same land for the slow model of the kit, whose lines are cut with exact fractions."""
    made = World([], Random(0))
    made.cells = [(column, row) for row in range(WIDTH) for column in range(WIDTH)]
    made.ground = {cell: ROCK if land.is_solid(cell) else 0 for cell in made.cells}
    made.level = {cell: land.level(cell) for cell in made.cells}
    made.codes = {pair: CODES[sign] for pair, sign in land.between.items()}
    return made


SIGHT = Sight((ROCK,), (WALL, DOOR))


def look_around(seed: int) -> None:
    land, g = scene(seed)
    seen = looked_at(land)
    for n, who in enumerate(g.figures):
        for m, other in enumerate(g.figures):
            if who.side == other.side:
                continue
            expected = modelled(seen, SIGHT, cell_of(who.square), cell_of(other.square))
            falls = land.level(cell_of(who.square)) > land.level(cell_of(other.square))
            blocked = {} if falls else in_between(g, who, m)
            expected = tuple([line for line in expected if not blocked.keys() & set(line[1])])
            assert tuple(lines(g, n, m)) == expected, f"seed {seed}: {who.name} at {other.name}"


def in_between(g: Aurora, who: Figure, target: int) -> dict[int, str]:
    """aurora.combat.enemies-block: visible enemies; friends and who hides are no obstacle."""
    foes = [(n, foe) for n, foe in enumerate(g.figures) if foe.side != who.side and not foe.hidden]
    return {foe.square: foe.name for n, foe in foes if n != target}


@pytest.mark.rule("aurora.combat.line-of-sight")
@pytest.mark.rule("aurora.terrain.doorway")
@pytest.mark.rule("aurora.combat.enemies-block")
def test_lines_of_sight_are_those_of_the_slow_model() -> None:
    for seed in range(FEW):
        look_around(seed)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(5))
def test_lines_of_sight_on_all_boards(part: int) -> None:
    for seed in range(part, BOARDS, 5):
        look_around(seed)


# --- broken on purpose -----------------------------------------------------------------------------------------------
BROKEN = {
    "WALKING": Gait(leaving={1: 1, 6: 1}, barred=SOLID),  # water is free
    "FLYING": Gait(barred=(board.VOID,), up=9, down=9),  # over pillars in rooms
    "LEAPING": Gait(barred=SOLID, down=1),
    "TOUCHING": Gait(barred=SOLID),  # not between rocks
}


@pytest.mark.parametrize("name", BROKEN)
def test_the_slow_model_finds_what_is_broken(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    for module in ("move", "places"):
        target = f"rimward.games.aurora.{module}.{name}"
        monkeypatch.setattr(target, BROKEN[name], raising=False)
    with pytest.raises(AssertionError):  # noqa: PT012 - it may be any of the boards
        for seed in range(150):
            walk_around(seed)
            land, g = scene(seed)
            for who in g.figures:
                for cell in around(cell_of(who.square)):
                    assert adjacent(g, who.square, square_of(cell)) == land.touches(cell_of(who.square), cell)


def test_the_boards_of_the_test_have_everything_on_them() -> None:
    signs: set[str] = set()
    between: set[str] = set()
    rooms = 0
    for seed in range(20):
        land, _ = scene(seed)
        signs |= set(land.ground.values())
        between |= set(land.between.values())
        rooms += bool(land.rooms)
    assert signs == set(".h#w^vX")
    assert between == set("|-D=/")
    assert rooms > 3
    assert CONTENT.crew["skirr"].red[0].bonus is not None
