"""What options tell of their dice: counted by hand, and against every result that the rules themselves come to."""

from fractions import Fraction
from typing import Any

import pytest

from rimward.games.xia.flight import odds
from rimward.games.xia.flight.move import Move
from rimward.games.xia.flight.odds import Craft, Fate, Odds, Spread, percent
from rimward.games.xia.table.board import Tile
from rimward.games.xia.table.settings import Rules
from rimward.games.xia.table.state import LAID, STACK, Outfit, Xia
from rimward.kernel.question import Value, key_of
from tests.games.xia.futures import come, tokens
from tests.games.xia.harness import HARNESS
from tests.games.xia.openings import taken_over
from tests.games.xia.scenes import Play, blind_jump, flight, mark, mining, turn
from tests.harness import odds as against
from tests.harness.odds import Venture, compared, odds_of, problems, sampled

HORSE = (Tile("burning-horse", 0, 0),)
TK = (Tile("tk-421", 0, 0),)
PELMONT = (Tile("pelmont", 0, 0),)
KEMPLAR = (Tile("kemplar-ii", 0, 0),)
LOATH = (Tile("loath", 0, 0),)
FAR = ((-2, 2), (-2, 1))
SHIELD = Outfit("targe", "shield", 6, (0, 1, 2), (0, 2))
ONE_USE = Outfit("targe", "shield", 6, (0, 1, 2), (0,))
ENGINE = Outfit("m-22", "engine", 6, (3, 4, 5), (3, 4))


CHANCES = (*odds.ENDS, *(f"shielded_{end}" for end in odds.ENDS))
DICE = ("least", "most", "average", "stops_all", "choice")


def told(g: Xia, key: str) -> dict[str, Any]:
    """What an option that is open now tells of its dice; a chance of 0 is as good as none."""
    (option,) = [option for option in Play(g).asked.options if option.key == key]
    return of_dice(option.about)


def of_dice(about: dict[str, int | str]) -> dict[str, Any]:
    chances = {name: value for name, value in about.items() if name in CHANCES and value}
    return chances | {name: value for name, value in about.items() if name in DICE or name.startswith("spawn_")}


# --- every border, by hand -------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.border.asteroid-enter")
@pytest.mark.parametrize(
    ("damaged", "percents"),
    [
        ((), {"safe": 50, "damaged": 45, "destroyed": 5}),  # ten spaces are left: a 10
        ((6, 7, 8, 9), {"safe": 50, "damaged": 25, "destroyed": 25}),  # six are left: 6 to 10
        (tuple(range(1, 10)), {"safe": 50, "destroyed": 50}),
    ],
)
def test_an_asteroid_against_what_is_left_of_the_hold(damaged: tuple[int, ...], percents: dict[str, int]) -> None:
    assert told(flight((1, -1), 3, tiles=TK, damaged=damaged), "cross:1,0") == percents


def test_damage_goes_by_what_the_die_shows() -> None:
    found = odds.odds(flight((1, -1), 3, tiles=TK), 0, ("cross", 1, 0))
    assert found is not None
    assert found.damage() == {0: Fraction(1, 2)} | {points: Fraction(1, 20) for points in range(1, 11)}


@pytest.mark.rule("xia.border.asteroid-mitigate")
@pytest.mark.parametrize(
    ("armed", "damaged", "shielded"),
    [
        (1, (6, 7, 8, 9), (Fraction(27, 40), Fraction(1, 12))),  # half, and 21 of 6 x 20; 7 to 10 with 10 low dice
        (1, (1, 7, 8, 9), (Fraction(5, 8), Fraction(1, 8))),  # the same die less 1: 15 of 120 helped, 15 killed
        (0, (6, 7, 8, 9), None),  # no marker, no Shield
    ],
)
def test_shields_at_hand(armed: int, damaged: tuple[int, ...], shielded: tuple[Fraction, Fraction] | None) -> None:
    g = flight((1, -1), 3, tiles=TK, outfits=(SHIELD, ENGINE), armed=armed, damaged=damaged)
    found = odds.odds(g, 0, ("cross", 1, 0))
    assert found is not None
    assert (found.of("safe"), found.of("destroyed")) == (Fraction(1, 2), Fraction(1, 4))
    if shielded is None:
        assert found.shielded is None
    else:
        assert found.shielded is not None
        assert (found.shielded.of("safe"), found.shielded.of("destroyed")) == shielded
        assert abs(told(g, "cross:1,0")["shielded_destroyed"] - 100 * shielded[1]) < 1


def test_with_few_markers_the_best_shields_are_meant() -> None:
    outfits = (SHIELD, Outfit("rondache", "shield", 8, (3, 4, 5, 6), (3, 4)))
    for damaged, best in (((), ((8, 0), (8, 0), (6, 0))), ((5, 6), ((6, 0), (6, 0), (8, 2)))):
        g = flight((1, -1), 3, tiles=TK, outfits=outfits, armed=3, damaged=damaged)
        assert odds.craft_of(g, 0).shields == best


@pytest.mark.rule("xia.border.nebula-loss-overflow")
@pytest.mark.rule("xia.stranded.definition")
@pytest.mark.parametrize(
    ("energy", "armed", "percents"),
    [
        (6, 4, {"safe": 50, "drained": 45, "stranded": 5}),  # a 10
        (2, 2, {"safe": 50, "drained": 15, "stranded": 35}),  # 4 to 10
        (9, 3, {"safe": 50, "drained": 50}),
        (0, 1, {"safe": 50, "stranded": 50}),
        (0, 0, {"safe": 50, "stranded": 50}),  # an Engine Move with the last marker
    ],
)
def test_a_nebula_against_energy_and_armed_markers(energy: int, armed: int, percents: dict[str, int]) -> None:
    g = flight((2, -1), 3, tiles=HORSE, energy=energy, armed=armed, disarmed=4 - armed)
    assert told(g, "cross:1,-1") == percents


@pytest.mark.rule("xia.stranded.ends-move")
@pytest.mark.parametrize(("armed", "percents"), [(0, {"safe": 100}), (1, {"safe": 50, "stranded": 50})])
def test_a_nebula_does_nothing_to_the_impulse_of_a_ship_that_was_stranded(armed: int, percents: dict[str, int]) -> None:
    play = Play(turn((2, -1), tiles=HORSE, energy=0, armed=armed, disarmed=4 - armed)).say("impulse")
    (option,) = [option for option in play.asked.options if option.key == "cross:1,-1"]
    assert of_dice(option.about) == percents


@pytest.mark.rule("xia.border.nebula-mitigate")
def test_a_marker_on_a_shield_is_none_that_a_nebula_takes() -> None:
    """One Energy and a marker: without a Shield 2 to 10 strand; with it what the d6 leaves, and nothing but Energy."""
    g = flight((2, -1), 3, tiles=HORSE, outfits=(SHIELD, ENGINE), energy=1, armed=1)
    assert told(g, "cross:1,-1") == {
        "safe": 50,
        "drained": 5,
        "stranded": 45,
        "shielded_safe": 68,  # 81 of 120
        "shielded_stranded": 32,  # 39 of 120: the two add up to 100
    }


@pytest.mark.rule("xia.border.debris-enter")
def test_debris_is_all_or_nothing_and_no_shield_helps() -> None:
    g = flight((1, 1), 3, tiles=PELMONT, outfits=(SHIELD, ENGINE))
    assert told(g, "cross:0,1") == {"safe": 85, "destroyed": 15}


@pytest.mark.rule("xia.border.shield-cross")
@pytest.mark.rule("xia.border.shield-unblockable")
def test_a_planetary_shield() -> None:
    g = flight((2, 0), 3, tiles=KEMPLAR, outfits=(SHIELD, ENGINE), others=FAR)
    assert told(g, "cross:1,0") == {"safe": 15, "bounty": 35, "rebuffed": 45, "destroyed": 5}


@pytest.mark.rule("xia.border.star")
@pytest.mark.rule("xia.planet.outlaw-entrance")
def test_what_is_certain() -> None:
    g = flight((0, 0), 3, tiles=(Tile("lost-sector", 0, 0), Tile("xia", 5, -2)))
    rim, star = next(
        (g.map.hexes[step // 6], g.map.hexes[there])
        for step, there in enumerate(g.map.next)
        if there >= 0 and g.map.ground[step // 6] == "." and g.map.ground[there] == "*"
    )
    g.ships[0].space = rim
    assert told(g, f"cross:{star[0]},{star[1]}") == {"destroyed": 100}
    assert told(flight((0, -1), 3, tiles=LOATH), "cross:-1,0") == {"bounty": 100}
    assert told(flight((0, 0), 3), "stop") == {}


@pytest.mark.rule("xia.border.double-traversal")
@pytest.mark.rule("xia.border.double-shield")
@pytest.mark.rule("xia.planet.lawful-entrance")
def test_two_borders_in_one_step() -> None:
    craft, shield = Craft(10, 6, 4), ("shield", "neutral")
    twice = Odds(odds.crossing(craft, shield, shield))
    through, seen, rebuffed = Fraction(10, 20), Fraction(7, 20), Fraction(9, 20)
    assert twice.of("safe") == Fraction(3, 20) ** 2
    assert twice.of("stays") == rebuffed + through * rebuffed
    assert twice.of("destroyed") == Fraction(1, 20) + through * Fraction(1, 20)
    assert twice.of("bounty") == seen + Fraction(3, 20) * seen
    door = Odds(odds.crossing(craft, shield, ("entrance", "lawful")))
    assert (door.of("safe"), door.of("stays")) == (Fraction(3, 20), rebuffed + seen)
    rocks = Odds(odds.crossing(craft, shield, ("asteroid", "")))
    assert (rocks.of("safe"), rocks.of("stays")) == (Fraction(3, 40), rebuffed)
    assert rocks.of("destroyed") == Fraction(1, 20) + through * Fraction(1, 20)


# --- gathering -------------------------------------------------------------------------------------------------------
def gathering(sector: str, act: str, **more: Any) -> Xia:
    """Puddle Jumper where there is something to gather, nothing but an Engine on board."""
    return turn(mark(sector, act), tiles=(Tile(sector, 0, 0),), others=((2, -2), (-2, 2)), outfits=(ENGINE,), **more)


@pytest.mark.rule("xia.cargo.mine")
@pytest.mark.rule("xia.cargo.salvage")
@pytest.mark.rule("xia.cargo.harvest")
def test_gathering() -> None:
    mined = {"cube": 50, "damaged": 45, "destroyed": 5}
    assert told(gathering("red-gulch", "mine"), "mine") == mined
    assert told(gathering("pelmont", "salvage"), "salvage") == {"cube": 85, "destroyed": 15}
    harvested = {"cube": 50, "drained": 10, "stranded": 40}
    assert told(gathering("burning-horse", "harvest", energy=1, armed=2), "harvest") == harvested


def test_mining_with_shields_can_end_unharmed_and_without_a_cube() -> None:
    found = odds.odds(mining(), 0, "mine")
    assert found is not None
    assert found.shielded is not None
    assert found.shielded.of("safe") > found.shielded.of("cube") == Fraction(1, 2)


def test_safe_mining_costs_what_it_costs() -> None:
    g = gathering("red-gulch", "mine")
    g.rules = Rules(safe_mining=True)
    assert told(g, "mine") == {"scratched": 100}


# --- other dice ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.gate.tigris")
def test_tigris_tells_where_it_leads() -> None:
    tiles = (Tile("tigris-gate", 0, 0), Tile("red-gulch", 5, -2), Tile("burning-horse", 2, 3))
    g = flight((0, 0), 3, tiles=tiles, others=FAR)
    low, high = g.free_spawns()
    (low_at, high_at) = [g.map.hexes[g.map.spawns[number]] for number in (low, high)]
    arrived = [Play(g.copy(), d20=(face,)).say("tigris").ship(0)["space"] for face in range(1, 20)]
    to_low, to_high = arrived.count([*low_at]), arrived.count([*high_at])
    assert to_low + to_high == 19
    assert told(g.copy(), "tigris") == {f"spawn_{low}": to_low * 5, f"spawn_{high}": to_high * 5, "choice": 5}
    g.ships[1].space = high_at
    assert told(g.copy(), "tigris") == {f"spawn_{low}": 95, "choice": 5}
    g.ships[2].space = low_at  # beside one or the other, and a 20 chooses nothing
    assert told(g, "tigris") == {f"spawn_{low}": to_low * 5, f"spawn_{high}": to_high * 5 + 5}


@pytest.mark.rule("xia.move.engine")
@pytest.mark.rule("xia.outfit.damage-roll")
def test_an_engine_tells_how_far_it_may_go() -> None:
    assert told(turn((0, 0)), "engine:3") == {"least": 1, "most": 6, "average": "3.5"}
    assert told(turn((0, 0), damaged=(4, 5)), "engine:3") == {"least": 0, "most": 4, "average": "1.7"}
    g = turn((0, 0), damaged=(4, 5))
    g.rules = Rules(min_move=2)
    assert odds.movement(g, 0, 3) == {2: Fraction(4, 6), 3: Fraction(1, 6), 4: Fraction(1, 6)}


@pytest.mark.rule("xia.outfit.shield-hazards")
def test_a_shield_tells_whether_it_will_do() -> None:
    play = Play(flight((1, -1), 3, tiles=TK, outfits=(SHIELD, ENGINE)), d20=(5,)).say("cross:1,0")
    die = {"least": 1, "most": 6, "average": "3.5"}
    assert [of_dice(option.about) for option in play.asked.options] == [die | {"stops_all": 33}] * 2 + [{}]
    play.say("use:0,0")
    assert of_dice(play.asked.options[0].about) == die | {"stops_all": 83}  # 30 of 36


@pytest.mark.parametrize(
    ("chance", "shown"),
    [((0, 1), 0), ((1, 1), 100), ((1, 400), 1), ((399, 400), 99), ((1, 40), 3), ((1, 3), 33), ((2, 3), 67)],
)
def test_percents_never_lie_about_what_is_certain(chance: tuple[int, int], shown: int) -> None:
    assert percent(Fraction(*chance)) == shown


# --- Blind Jumps -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.explore.blind-jump")
def test_a_blind_jump_goes_by_the_sectors_that_nobody_has_seen() -> None:
    g = blind_jump((2, 0))
    g.zones.add(STACK, "sector", ("lost-sector",))
    jumps = [key for key in Play(g.copy()).asked.keys if key.startswith("jump")]
    assert [told(g.copy(), key) for key in jumps] == [{"safe": 100}] * len(jumps)
    g.zones.add(STACK, "sector", ("lost-sector", "vortex-86"))
    found = [told(g.copy(), key) for key in jumps]
    assert {"safe": 75, "drained": 23, "stranded": 2} in found, "half of half"


def test_a_blind_jump_tells_nothing_where_a_sector_lies_hidden() -> None:
    g = blind_jump((2, 0))
    g.zones.put(LAID, "azure", 1)
    jumps = [key for key in Play(g.copy()).asked.keys if key.startswith("jump")]
    assert [told(g.copy(), key) for key in jumps] == [{}] * len(jumps) != []


# --- every result that the rules come to -----------------------------------------------------------------------------
def enumerated(g: Xia, seat: int, option: Value, shields: bool) -> Spread[Fate]:
    return against.enumerated(lambda chance: come(g, seat, option, chance, shields), tokens)


def as_told(fates: Spread[Fate]) -> Spread[Fate]:
    """Of a ship that is gone nothing more is told than that, and whether it had been seen before."""
    found: Spread[Fate] = {}
    for end, chance in fates.items():
        end = Fate(destroyed=True, bounty=end.bounty) if end.destroyed else end
        found[end] = found.get(end, Fraction(0)) + chance
    return found


def adrift(*at: Any, **more: Any) -> Xia:
    """On the Impulse of a ship that was Stranded when it declared it."""
    g = flight(*at, energy=0, armed=0, disarmed=4, **more)
    g.under(Move).stranded = True
    return g


SCENES: list[tuple[Xia, Value]] = [
    (flight((1, -1), 3, tiles=TK, outfits=(SHIELD, ENGINE), damaged=(1, 9)), ("cross", 1, 0)),
    (flight((2, -1), 3, tiles=HORSE, outfits=(SHIELD, ENGINE), energy=2, armed=2), ("cross", 1, -1)),
    (flight((2, -1), 3, tiles=HORSE, outfits=(SHIELD, ENGINE), energy=0, armed=1), ("cross", 1, -1)),
    (flight((2, -1), 3, tiles=HORSE, energy=0, armed=0, disarmed=4), ("cross", 1, -1)),
    (adrift((2, -1), 3, tiles=HORSE), ("cross", 1, -1)),
    (flight((1, 1), 3, tiles=PELMONT), ("cross", 0, 1)),
    (flight((2, 0), 3, tiles=KEMPLAR, others=FAR), ("cross", 1, 0)),
    (flight((2, 0), 3, tiles=(Tile("doravin-v", 0, 0), Tile("vortex-86", 2, 3)), others=FAR), ("cross", 2, 1)),
    (flight((2, 0), 3, tiles=(Tile("doravin-v", 0, 0), Tile("loath", 5, -2)), others=FAR), ("cross", 3, 0)),
    (
        flight((2, 1), 3, tiles=(Tile("lost-sector", 0, 0), Tile("neo-damascus", 2, 3, 2), Tile("lunari", 5, -2, 5))),
        ("cross", 3, 0),
    ),
    (flight((0, -1), 3, tiles=LOATH), ("cross", -1, 0)),
    (mining(), "mine"),
    (gathering("pelmont", "salvage"), "salvage"),
    (gathering("burning-horse", "harvest", energy=1, armed=2), "harvest"),
    (blind_jump((2, 0)), ("jump", 3, 0)),
    (blind_jump((2, -2)), ("jump", 3, -3)),
]


def using(sector: str, act: str, **more: Any) -> tuple[Xia, Value]:
    """From outside, a space with something to gather that another ship is in."""
    space = mark(sector, act)
    g = flight((0, 0), 4, tiles=(Tile(sector, 0, 0),), others=(space, (2, -2)), **more)
    ring = [g.map.hexes[there] for there in g.map.next[g.map.numbers[space] * 6 :][:6] if there >= 0]
    g.ships[0].space = next(at for at in ring if g.ground(at) == ".")
    return g, ("use", *space, act)


USES = [
    using("red-gulch", "mine", outfits=(ENGINE,), hold=("spice",) * 3 + ("",) * 4 + ("spice",) * 3),
    using("burning-horse", "harvest", outfits=(ENGINE,), energy=3, armed=2),
    using("pelmont", "salvage", outfits=(ENGINE,)),
    using("red-gulch", "mine", outfits=(ONE_USE, ENGINE), energy=0, armed=1),  # the Shield strands it
    using(
        "red-gulch", "mine", outfits=(ONE_USE, ENGINE), armed=3, damaged=(1, 7, 8, 9)
    ),  # what was declared on the way is gone
]


def asking(g: Xia) -> Xia:
    """The table with its question open."""
    return taken_over(Play(g.copy()))


@pytest.mark.rule("xia.outfit.shield-hazards")
@pytest.mark.rule("xia.border.double-traversal")
@pytest.mark.rule("xia.move.use-occupied-space-borders")
@pytest.mark.parametrize("number", range(len(SCENES) + len(USES)))
def test_the_rules_come_to_the_same(number: int) -> None:
    before, option = [*SCENES, *USES][number]
    g = asking(before)
    assert option in g.open[0].options
    found = odds.odds(g, 0, option)
    assert found is not None
    assert as_told(found.fates) == enumerated(g, 0, option, shields=False)
    if found.shielded is not None:
        assert as_told(found.shielded.fates) == enumerated(g, 0, option, shields=True)


# --- options of whole games -------------------------------------------------------------------------------------------
def test_options_of_random_games_have_exact_odds() -> None:
    chosen = sampled(HARNESS, 40)
    assert len(chosen) == 40
    for g, seat, option, _ in chosen:
        found = odds.odds(g, seat, option)
        assert found is not None
        assert sum(found.fates.values()) == 1
        assert as_told(found.fates) == enumerated(g, seat, option, shields=False), key_of(option)


@pytest.mark.slow
def test_options_of_random_games_with_shields() -> None:
    """A small part of tests/harness/odds.py, which says what is close enough."""
    work = list(enumerate(sampled(HARNESS, 20, wanted=with_shields)))
    assert len(work) == 20
    found = [one for number, venture in work for one in compared(odds_of(HARNESS), number, venture, futures=300)]
    assert len(found) > 40
    assert problems(found) == []


def with_shields(venture: Venture) -> bool:
    found = odds.odds(venture.table, venture.seat, venture.option)
    return found is not None and found.shielded is not None
