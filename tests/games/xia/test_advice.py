"""Advice from positions: what a good captain would do, and what every question gets."""

from collections import Counter
from math import isfinite
from random import Random
from typing import Any

import pytest

from rimward.games.xia import GAME
from rimward.games.xia.advice import BALANCED, OUTLOOK, advice, options
from rimward.games.xia.fight.damage import PlaceDamage
from rimward.games.xia.flight.border import ShieldHazard
from rimward.games.xia.flight.move import Move
from rimward.games.xia.flight.rescue import Rescue
from rimward.games.xia.status import StatusPhase
from rimward.games.xia.table.board import CELLS, Hex, Tile
from rimward.games.xia.table.settings import Rules
from rimward.games.xia.table.state import Ship, Xia, token
from rimward.games.xia.trade.business import BusinessPhase
from rimward.games.xia.trade.credits import Gift
from rimward.games.xia.turn import Turn
from rimward.kernel.chance import Seeded
from rimward.kernel.frame import answer, start
from rimward.kernel.question import Choose, key_of
from tests.games.xia.printed import chart
from tests.games.xia.scenes import (
    GATES,
    Play,
    deal,
    easy_tiger,
    fitted,
    gaiden,
    mark,
    puddle_jumper,
    table,
    turn,
    under_way,
)
from tests.games.xia.title_scenes import give

KEMPLAR = Tile("kemplar-ii", 0, 0)  # sells spice, takes holo
DAMASCUS = Tile("neo-damascus", 5, -2)  # takes spice
AZURE = Tile("azure", 5, -2)  # takes terra
BUY, SELL = mark("kemplar-ii", "buy"), mark("kemplar-ii", "sell")


# --- short hands -----------------------------------------------------------------------------------------------------
def xia(play: Play) -> Xia:
    assert isinstance(play.match.table, Xia)
    return play.match.table


def ratings(play: Play) -> dict[str, float]:
    (question,) = xia(play).open
    rated = advice(xia(play), question)
    return dict(zip(map(key_of, question.options), rated, strict=True))


def best(play: Play) -> str:
    rated = ratings(play)
    return max(rated, key=lambda key: rated[key])


def captain(at: Hex | None, *outfits: str, **more: Any) -> Ship:
    ship = fitted("easy-tiger", 0, at or (0, 0), *(outfits or ("halon",)), **more)
    ship.disarmed = 4 - ship.armed - len(ship.markers)
    return ship


def playing(ship: Ship, *tiles: Tile, frame: Any = None, others: tuple[Ship, Ship] | None = None, **more: Any) -> Play:
    """Seat 0 at the start of its turn, or in the frame."""
    others = others or (gaiden(1, (-2, 2)), easy_tiger(2, (-2, 1)))
    stack = (Turn(0),) if frame is None else (under_way(Turn(0), "phases"), frame)
    return Play(table((ship, *others), tiles, *stack, **more), d20=(1,) * 50, d8=(5,) * 50, d6=(3,) * 50)


def trading(at: Hex, *tiles: Tile, cubes: tuple[str, ...] = (), credits: int = 3000, **more: Any) -> Play:
    return playing(captain(at, cubes=cubes, **more), *(tiles or (KEMPLAR, DAMASCUS)), credits=(credits, 0, 0))


def doing_business(credits: int, target: int = 20, fame: int = 0, **more: Any) -> Play:
    ship = captain((0, 0), "halon", **more)
    return playing(ship, KEMPLAR, frame=BusinessPhase(0), credits=(credits, 0, 0), target=target, fame=(fame, 0, 0))


# --- trade -----------------------------------------------------------------------------------------------------------
def test_cubes_are_sold_where_they_are_taken_and_all_of_them() -> None:
    play = trading(SELL, cubes=("holo",) * 3)
    assert best(play) == "sell"
    assert best(play.say("sell")) == "sell:holo,3"


def test_cubes_are_bought_where_somebody_takes_them_and_as_many_as_can_be_paid() -> None:
    play = trading(BUY)
    assert best(play) == "buy"
    assert best(play.say("buy")) == "pairs:3"


def test_nothing_is_bought_that_nobody_takes() -> None:
    assert best(trading(BUY, KEMPLAR, AZURE)) != "buy"


def test_a_ship_with_cubes_flies_to_where_they_are_taken() -> None:
    ship = captain(CELLS[3], cubes=("holo", "holo"))
    play = playing(ship, KEMPLAR, frame=Move(0, 1))
    rated = ratings(play)
    assert best(play).startswith("hex")
    assert rated[best(play)] > rated["stop"]


def test_the_last_fame_goes_before_any_money() -> None:
    """Two cubes are the game; a new ship would be another way to it."""
    ship = captain(SELL, cubes=("holo", "holo"))
    play = playing(ship, KEMPLAR, credits=(4000, 0, 0), fame=(9, 0, 0), target=10)
    assert best(play) == "sell"
    assert ratings(play)["sell"] > BALANCED.win


# --- the unknown -----------------------------------------------------------------------------------------------------
def with_token(g: Xia, sector: str) -> Xia:
    g.zones.add(token(sector), "token")
    g.zones.put(token(sector), "nothing", 0)
    return g


def test_a_token_beside_the_ship_is_fetched_and_taken() -> None:
    q, r = mark("lost-sector", "explore")
    g = with_token(turn((q - 1, r), energy=0), "lost-sector")
    g.stack = [under_way(Turn(0), "phases"), Move(0, 3)]
    assert best(Play(g)) == f"hex:{q},{r}"
    assert best(Play(with_token(turn((q, r)), "lost-sector"))) == "token"


def test_a_token_is_rated_by_what_everybody_knows_of_it() -> None:
    q, r = mark("lost-sector", "explore")
    of_nothing = ratings(Play(with_token(turn((q, r)), "lost-sector")))
    g = with_token(turn((q, r)), "lost-sector")
    g.zones[token("lost-sector")].faces = ("fame",)
    assert ratings(Play(g)) == of_nothing


def test_a_gate_that_nobody_has_used_is_worth_the_way() -> None:
    g = turn((1, -1), tiles=GATES, others=((5, 0), (2, 1)))
    assert g.ground((1, -1)) == "g"
    g.stack = [under_way(Turn(0), "phases"), Move(0, 2)]
    g.rules = Rules(gate_fame=True)
    assert best(Play(g)).startswith("gate:")


def test_who_lies_in_a_gate_sets_out_to_use_it() -> None:
    """It takes movement, so it is not waited for."""
    g = turn((0, 0), tiles=(Tile("tigris-gate", 0, 0),), energy=0)
    assert g.ground((0, 0)) == "g"
    assert best(Play(deal(g, 0))) == "impulse"


@pytest.mark.parametrize("credits", [2000, 5000, 9000, 30_000])
@pytest.mark.parametrize("title", ["", "merchant-prince"])
def test_business_ends_and_nothing_is_bought_to_be_sold(credits: int, title: str) -> None:
    """What was bought can be sold in the same phase: nobody is better off by it, and nobody goes on for ever."""
    had = ("m-22", "squib")
    ship = fitted("easy-tiger", 0, (0, 0), *had, energy=2, damaged=(0,))
    ships = (ship, gaiden(1, (2, 0)), puddle_jumper(2, (-2, 0)))
    g = table(ships, (KEMPLAR,), BusinessPhase(0), credits=(credits, 0, 0))
    play, done = Play(give(g, 0, title) if title else g), []
    while play.match.asked:
        done.append(best(play))
        play.say(done[-1])
        assert len(done) < 60
    sold = Counter(str(event.params["outfit"]) for event in play.told("xia.business.sell-outfits"))
    assert sold <= Counter(had)
    assert "rearrange" not in done


# --- danger ----------------------------------------------------------------------------------------------------------
def test_nobody_flies_into_a_star() -> None:
    """Whatever lies behind it."""
    tiles = (Tile("xia", 0, 0), Tile("kemplar-ii", -5, 2))
    rim = next(cell for cell in CELLS if table_ground(tiles, cell) == "." and beside_star(tiles, cell))
    play = playing(
        captain(rim, cubes=("holo", "holo")),
        *tiles,
        frame=Move(0, 4),
        others=(gaiden(1, (-5, 0)), easy_tiger(2, (-7, 2))),
    )
    g, rated = xia(play), ratings(play)
    stars = [key for key in rated if key.startswith("cross") and g.ground(hex_of(key)) == "*"]
    assert stars
    assert all(rated[key] < 0 < rated["stop"] for key in stars)


def table_ground(tiles: tuple[Tile, ...], space: Hex) -> str:
    return chart(tiles).ground_at(space)


def beside_star(tiles: tuple[Tile, ...], space: Hex) -> bool:
    return any(table_ground(tiles, (space[0] + q, space[1] + r)) == "*" for q, r in ((1, 0), (0, 1), (-1, 0), (0, -1)))


def hex_of(key: str) -> Hex:
    q, r = key.partition(":")[2].split(",")[:2]
    return int(q), int(r)


def test_harvesting_pays_with_a_full_meter_and_not_with_an_empty_one() -> None:
    at = mark("burning-horse", "harvest")
    tiles = (Tile("burning-horse", 0, 0), Tile("kemplar-ii", 5, -2))
    full, empty = (playing(captain(at, energy=energy), *tiles) for energy in (10, 1))
    assert ratings(full)["harvest"] > ratings(full)["end"]
    assert best(empty) != "harvest"


def test_damage_goes_where_nothing_lies_and_the_engine_is_last() -> None:
    ship = captain((0, 0), "halon", "targe", cubes=("holo",))
    play = playing(ship, KEMPLAR, frame=PlaceDamage(0, 10))
    order: list[str] = []
    while play.match.asked and play.asked.code == "xia.damage.placement":
        space = int(best(play).rpartition(",")[2])
        lying = [outfit.kind for outfit in ship.outfits if space in outfit.sections]
        order += lying or (["cube"] if play.ship(0)["hold"][space] else ["nothing"])
        play.say(best(play))
    assert order == ["nothing"] * 3 + ["shield"] * 3 + ["cube"] + ["engine"] * 3


def test_shields_are_for_what_hurts() -> None:
    def asked(points: int) -> str:
        return best(playing(captain((0, 0), "halon", "targe"), KEMPLAR, frame=ShieldHazard(0, points)))

    assert asked(1) == "done"
    assert asked(8).startswith("use:0,")


# --- others ----------------------------------------------------------------------------------------------------------
def beside(**more: Any) -> Play:
    """Easy Tiger with guns, beside an Easy Tiger in this state."""
    other = easy_tiger(1, (1, 0), **more)
    return playing(captain((0, 0), "culverin", "m-22"), Tile("lost-sector", 0, 0), others=(other, gaiden(2, (-2, 0))))


def test_a_ship_on_its_last_legs_is_attacked_with_what_it_takes() -> None:
    play = beside(damaged=tuple(range(9)), armed=0, disarmed=4)
    assert best(play) == "attack"
    assert best(play.say("attack")).startswith("use:0,")
    play.say(best(play))
    assert play.asked.code != "xia.combat.acquire"


def test_a_sound_ship_is_left_alone() -> None:
    other = gaiden(1, (1, 0), energy=10)
    play = playing(captain((0, 0), "falconet"), Tile("lost-sector", 0, 0), others=(other, easy_tiger(2, (-2, 0))))
    assert "attack" in ratings(play)
    assert best(play) != "attack"


def test_nobody_waits_for_a_shot_that_a_rock_is_in_the_way_of() -> None:
    """Red Gulch: its rocks lie between the two, and neither sees the other."""
    other = easy_tiger(1, (1, 0), damaged=tuple(range(9)), armed=0, disarmed=4)
    play = playing(captain((0, 0), "culverin", "m-22"), Tile("red-gulch", 0, 0), others=(other, gaiden(2, (-2, 0))))
    assert "attack" not in ratings(play)
    assert best(play) != "end"


def test_who_is_stranded_is_rescued() -> None:
    stranded = easy_tiger(1, (1, 0), energy=0, armed=0, disarmed=4)
    play = playing(captain((0, 0)), Tile("lost-sector", 0, 0), others=(stranded, gaiden(2, (-2, 0))))
    assert best(play) == "rescue:1"


def test_the_rescued_arms_something() -> None:
    ship = puddle_jumper(1, (0, 0), energy=0, armed=0, disarmed=4)
    play = playing(captain((1, 0)), Tile("lost-sector", 0, 0), frame=Rescue(0, 1), others=(ship, gaiden(2, (-2, 0))))
    assert play.asked.seat == 1
    assert best(play) != "arm:0"


# --- planets ---------------------------------------------------------------------------------------------------------
def test_a_low_meter_is_recharged_before_the_turn_goes_on() -> None:
    assert best(doing_business(0, energy=1)) == "recharge"
    assert best(doing_business(0)) == "end"


def test_much_damage_is_repaired_and_a_scratch_is_not() -> None:
    assert best(doing_business(2000, damaged=(6, 7, 8, 9, 10))) == "repair"
    assert best(doing_business(1000, damaged=(10,))) == "end"


def test_a_ship_is_bought_as_soon_as_it_can_be_paid_and_before_fame() -> None:
    assert best(doing_business(6000)).startswith("buy-ship:")


def test_who_has_money_to_burn_buys_fame() -> None:
    ship = fitted("lasting-sorrow", 0, (0, 0), "raptor-k")
    play = playing(ship, KEMPLAR, frame=BusinessPhase(0), credits=(12000, 0, 0))
    assert best(play) == "buy-fame"


def test_an_engine_is_bought_by_who_has_none() -> None:
    play = playing(fitted("easy-tiger", 0, (0, 0)), KEMPLAR, frame=BusinessPhase(0), credits=(3000, 0, 0))
    assert best(play) in ("buy-outfit:halon", "buy-outfit:raptor-k")


def test_markers_are_armed_all_for_nothing_and_for_energy_as_many_as_are_of_use() -> None:
    def armed(at: Hex, energy: int) -> str:
        return best(playing(captain(at, armed=0, energy=energy), KEMPLAR, frame=StatusPhase(0)))

    assert armed((0, 0), 5) == "arm:4"
    assert armed((-2, 0), 10) == "arm:3"  # the Halon has three uses
    assert armed((-2, 0), 2) == "arm:2"


def test_gifts_are_declined_and_what_is_not_known_is_passed() -> None:
    play = playing(captain((0, 0)), KEMPLAR, frame=Gift(1, 0, 1000), credits=(0, 1000, 0))
    assert best(play) == "decline"
    unknown = Choose(0, "xia.ability.some-day", ("now", "pass"))
    assert advice(xia(play), unknown) == [0.0, 1.0]


# --- all of it -------------------------------------------------------------------------------------------------------
def test_what_one_has_and_where_one_is_makes_the_chances() -> None:
    def of(at: Hex = (0, 0), fame: int = 0, credits: int = 0, **more: Any) -> float:
        play = playing(captain(at, **more), KEMPLAR, DAMASCUS, fame=(fame, 0, 0), credits=(credits, 0, 0))
        return OUTLOOK.chances(xia(play))[0]

    plain = of()
    assert of(fame=1) > plain
    assert of(credits=1000) > plain
    assert of(fame=1, credits=4000) > of(credits=5000), "once there is something to trade with, Fame is worth more"
    assert of(energy=2) < plain
    assert of(damaged=(8, 9, 10)) < plain
    assert of(at=SELL, cubes=("holo", "holo")) > of(at=BUY, cubes=("holo", "holo")) > of(at=BUY)


def test_every_question_gets_as_many_ratings_as_it_has_options() -> None:
    """Random games with all that can happen; most codes have a rater of their own."""
    seen = set()
    for seed in range(2):
        rng, chance = Random(seed), Seeded(seed)
        g = GAME.new_table(4, {"target": 5})
        assert isinstance(g, Xia)
        start(g, chance)
        for _ in range(250):
            if g.result is not None:
                break
            (question,) = g.open
            rated = advice(g, question)
            assert len(rated) == len(question.options)
            assert all(isfinite(rating) for rating in rated)
            seen.add(question.code)
            answer(g, chance, question.seat, rng.choice(question.options))
    assert len(seen & options.RATERS.keys()) > 12
