"""Cubes: where they are bought, gathered and sold, and what becomes of them in space."""

from typing import Any

import pytest

from rimward.games.xia.action import ActionPhase
from rimward.games.xia.table.board import Hex, Tile
from rimward.games.xia.table.settings import Rules
from rimward.games.xia.table.state import Ship, Xia
from rimward.games.xia.trade.business import BusinessPhase
from rimward.games.xia.trade.cargo import DEN
from rimward.games.xia.turn import Turn, Turns
from rimward.kernel.question import Refused
from tests.games.xia.printed import content
from tests.games.xia.scenes import Play, easy_tiger, fitted, flight, gaiden, lasting_sorrow, mark, table, under_way

CUBES = ("spice", "holo", "terra", "plasma", "cyber")
RU = Rules("ru-2023", den_buys_any=True)


def at(sector: str, word: str, *outfits: str, **more: Any) -> Play:
    """Seat 0 on a marked space with the Action Phase under way, and dice as they are named."""
    dice = {name: more.pop(name) for name in ("d6", "d8", "d12", "d20") if name in more}
    fields = {name: more.pop(name) for name in ("credits", "fame", "adrift", "rules") if name in more}
    seat = fitted(more.pop("ship", "puddle-jumper"), 0, mark(sector, word), *outfits, **more)
    fields["credits"] = (fields.get("credits", 0), 0, 0)
    g = table((seat, *others(sector)), (Tile(sector, 0, 0),), under_way(Turn(0), "phases"), ActionPhase(0), **fields)
    return Play(g, **dice)


def others(sector: str) -> tuple[Ship, Ship]:
    """Two ships at the rim, out of the way."""
    taken = set(content().sectors[sector].marks.values())
    rim = [cell for cell in (0, 2, 7, 11, 16, 18) if cell not in taken]
    spaces = Tile(sector, 0, 0).spaces()
    return gaiden(1, spaces[rim[0]]), easy_tiger(2, spaces[rim[-1]])


def anywhere(play: Play) -> Play:
    while play.match.asked and play.asked.code == "xia.cargo.placing":
        play.say(play.asked.keys[-1])
    return play


def held(play: Play, seat: int = 0) -> list[str]:
    return sorted(cube for cube in play.ship(seat)["hold"] if cube)


def credits(play: Play) -> int:
    return int(play.public("credits")[0])


def refused(play: Play, key: str) -> tuple[str, str]:
    with pytest.raises(Refused) as caught:
        play.say(key)
    return caught.value.code, caught.value.rule


# --- buying ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.cargo.buy-where")
@pytest.mark.parametrize(
    ("planet", "cube"),
    [
        ("kemplar-ii", "spice"),
        ("azure", "holo"),
        ("doravin-v", "terra"),
        ("neo-damascus", "plasma"),
        ("lunari", "cyber"),
    ],
)
def test_every_planet_sells_its_cube_in_pairs(planet: str, cube: str) -> None:
    play = at(planet, "buy", credits=2000)
    anywhere(play.say("buy", "pairs:1"))
    assert (held(play), credits(play)) == ([cube, cube], 1000)


@pytest.mark.rule("xia.cargo.buy-where")
@pytest.mark.rule("xia.cargo.types")
def test_the_den_sells_every_type_and_mixed_pairs() -> None:
    play = at(DEN, "buy", credits=1000)
    play.say("buy")  # for 1,000 there is one pair
    assert play.asked.keys == [f"cube:{cube}" for cube in CUBES]
    play.say("cube:cyber", "cube:spice")
    assert held(anywhere(play)) == ["cyber", "spice"]


@pytest.mark.rule("xia.cargo.buy")
@pytest.mark.rule("xia.ship.hold-capacity")
def test_only_whole_pairs_that_are_paid_and_have_room() -> None:
    assert at("kemplar-ii", "buy", credits=9000).say("buy").asked.keys == [f"pairs:{n}" for n in range(1, 6)]
    assert at("kemplar-ii", "buy", credits=3000).say("buy").asked.keys == ["pairs:1", "pairs:2", "pairs:3"]
    one_space = at("kemplar-ii", "buy", credits=9000, cubes=("holo",) * 9)
    assert refused(one_space, "buy") == ("xia.bar.room", "xia.ship.hold-capacity")
    three = at("kemplar-ii", "buy", credits=9000, cubes=("holo",) * 4, damaged=(0, 1, 2))
    assert held(anywhere(three.say("buy"))) == ["holo"] * 4 + ["spice"] * 2
    assert refused(at("kemplar-ii", "buy", credits=0), "buy") == ("xia.bar.credits", "xia.credits.spending")


@pytest.mark.rule("xia.cargo.buy-where")
def test_nothing_is_bought_beside_the_buy_space() -> None:
    assert refused(at("kemplar-ii", "sell", credits=9000), "buy") == ("xia.bar.no-buy-space", "xia.cargo.buy-where")
    assert refused(at("loath", "sell", credits=9000), "buy")[1] == "xia.cargo.buy-where"


@pytest.mark.rule("xia.cargo.placing")
@pytest.mark.rule("xia.ship.hold-damaged-space")
def test_a_cube_goes_into_an_empty_undamaged_space_of_the_owners_choice() -> None:
    play = at("kemplar-ii", "buy", "m-22", credits=1000, damaged=(8, 9), cubes=())
    covered = play.ship(0)["outfits"][0]["sections"]
    play.say("buy")
    free = [f"space:{space}" for space in range(8) if space not in covered]
    assert (play.asked.code, play.asked.keys) == ("xia.cargo.placing", [*free, "auto"])
    play.say(free[-1], free[0])
    assert [f"space:{space}" for space, cube in enumerate(play.ship(0)["hold"]) if cube] == [free[0], free[-1]]


@pytest.mark.rule("xia.cargo.placing")
def test_cubes_are_moved_in_the_business_phase_alone() -> None:
    play = at("kemplar-ii", "sell", cubes=("spice",))
    assert "rearrange" not in play.asked.keys
    play.say("end")
    assert play.asked.code == "xia.business.any-order"
    assert "rearrange" in play.asked.keys


@pytest.mark.rule("xia.ship.hold-capacity")
@pytest.mark.rule("xia.cargo.placing")
def test_where_all_spaces_are_filled_alike_nobody_is_asked() -> None:
    play = at("kemplar-ii", "buy", credits=1000, cubes=("holo",) * 8)
    play.say("buy")
    assert play.asked.code == "xia.action.list"
    assert held(play) == ["holo"] * 8 + ["spice"] * 2


# --- selling ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.cargo.sell-where")
@pytest.mark.rule("xia.cargo.sell")
@pytest.mark.parametrize(
    ("planet", "cube"),
    [
        ("neo-damascus", "spice"),
        ("kemplar-ii", "holo"),
        ("azure", "terra"),
        ("lunari", "plasma"),
        ("doravin-v", "cyber"),
    ],
)
def test_every_planet_takes_one_type(planet: str, cube: str) -> None:
    play = at(planet, "sell", cubes=CUBES)
    play.say("sell")  # there is one that it takes
    assert (held(play), credits(play)) == (sorted(set(CUBES) - {cube}), 1000)
    assert refused(play, "sell") == ("xia.bar.not-wanted", "xia.cargo.sell")


@pytest.mark.rule("xia.cargo.sell-where")
def test_nothing_is_sold_beside_the_sell_space() -> None:
    play = at("kemplar-ii", "buy", cubes=("holo",))
    assert refused(play, "sell") == ("xia.bar.no-sell-space", "xia.cargo.sell-where")


@pytest.mark.rule("xia.cargo.sell")
def test_any_number_is_sold() -> None:
    play = at("neo-damascus", "sell", cubes=("spice",) * 4)
    play.say("sell")
    assert play.asked.keys == ["sell:spice,4", "sell:spice,3", "sell:spice,2", "sell:spice,1"]
    play.say("sell:spice,3")
    assert (held(play), credits(play)) == (["spice"], 3000)


@pytest.mark.rule("xia.cargo.sell-any-loath")
def test_loath_takes_every_type() -> None:
    play = at("loath", "sell", cubes=("spice", "spice", "cyber", "holo"))
    play.say("sell", "sell:spice,1", "sell:holo,0")
    assert play.asked.keys == ["sell:cyber,1", "sell:cyber,0"]
    play.say("sell:cyber,1")
    assert (held(play), credits(play)) == (["holo", "spice"], 2000)
    again = play.say("sell", "sell:spice,0")
    assert (held(again), credits(again)) == (["spice"], 3000), "a Sell Action sells something"
    assert refused(at(DEN, "sell", cubes=("spice",)), "sell") == ("xia.bar.no-sale", "xia.cargo.sell-any-loath")


@pytest.mark.rule("xia.cargo.sell-any-loath")
@pytest.mark.rule("xia.cargo.sell-any-den")
@pytest.mark.parametrize(("planet", "rules"), [(DEN, Rules()), ("loath", RU)])
def test_nobody_is_led_to_a_sell_space_that_takes_nothing(planet: str, rules: Rules) -> None:
    """The way there tells of the ground; in the other edition it tells of the market."""
    told = []
    for played_by in (rules, RU if rules is not RU else Rules()):
        space = mark(planet, "sell")
        g = flight(space, 3, tiles=(Tile(planet, 0, 0),))
        g.rules, g.ships[0].space = played_by, inside(g, space)
        (option,) = [o for o in Play(g).asked.options if o.key == f"hex:{space[0]},{space[1]}"]
        told.append((option.about["mark"], option.about["goods"]))
    assert told == [("planet", "any"), ("sell", "any")]


def inside(g: Xia, space: Hex) -> Hex:
    """A neighbour on the same planet."""
    here = g.map.numbers[space]
    return next(g.map.hexes[there] for there in g.map.next[here * 6 : here * 6 + 6] if g.map.ground[there] == "#")


@pytest.mark.rule("xia.cargo.sell-any-den")
def test_in_the_russian_edition_the_den_does_and_loath_does_not() -> None:
    play = at(DEN, "sell", cubes=("spice", "cyber"), rules=RU)
    play.say("sell", "sell:spice,1", "sell:cyber,1")
    assert (held(play), credits(play), play.public("fame")[0]) == ([], 2000, 1)
    refusal = refused(at("loath", "sell", cubes=("spice",), rules=RU), "sell")
    assert refusal == ("xia.bar.no-sale", "xia.cargo.sell-any-den")


@pytest.mark.rule("xia.cargo.sell-any-den")
def test_the_den_takes_nothing_back_in_the_same_turn() -> None:
    """From the Buy Space to the Sell Space of the Den and to its own cubes; one more of that type was there before."""
    buy, sell = mark(DEN, "buy"), mark(DEN, "sell")
    ships = (fitted("puddle-jumper", 0, buy, cubes=("spice", "holo")), *others(DEN))
    g = table(ships, (Tile(DEN, 0, 0),), Turns(1), Turn(0).then("order"), credits=(2000, 0, 0), rules=RU)
    play = Play(g)
    play.say("buy", "pairs:1", "cube:spice", "cube:terra")
    anywhere(play).say("impulse", f"hex:{sell[0]},{sell[1]}", "stop", "sell")
    assert play.asked.keys == ["sell:spice,1", "sell:spice,0"]
    play.say("sell:spice,1", "sell:holo,1")
    assert (held(play), credits(play)) == (["spice", "terra"], 3000)
    assert play.public("fame")[0] == 0, "the Hold is not empty"
    assert refused(play, "sell") == ("xia.bar.from-den", "xia.cargo.sell-any-den")
    play.say("end", "end")
    assert play.public("from_den") == [], "when the next turn begins, that is forgotten"


@pytest.mark.rule("xia.cargo.sell-any-den")
def test_cubes_from_the_den_are_sold_elsewhere_at_once() -> None:
    ships = (fitted("puddle-jumper", 0, mark("kemplar-ii", "sell"), cubes=("holo", "holo")), *others("kemplar-ii"))
    g = table(ships, (Tile("kemplar-ii", 0, 0),), under_way(Turn(0), "phases"), ActionPhase(0), rules=RU)
    g.from_den = ("holo", "holo")
    play = Play(g).say("sell", "sell:holo,2")
    assert (held(play), credits(play)) == ([], 2000)


@pytest.mark.rule("xia.fame.trade")
@pytest.mark.parametrize(
    ("cubes", "number", "fame"), [(("spice",) * 2, 2, 1), (("spice",), 1, 0), (("spice",) * 3 + ("holo",), 3, 0)]
)
@pytest.mark.example("xia.ex.trade-fame")
def test_who_sells_all_and_at_least_two_gains_fame(cubes: tuple[str, ...], number: int, fame: int) -> None:
    """xia.ex.trade-fame"""
    play = at("neo-damascus", "sell", cubes=cubes)
    play.say("sell")
    if number > 1:
        play.say(f"sell:spice,{number}")
    assert (credits(play), play.public("fame")[0]) == (1000 * number, fame)


@pytest.mark.rule("xia.fame.trade")
def test_two_sales_of_one_cube_are_no_sale_of_two() -> None:
    play = at("neo-damascus", "sell", cubes=("spice",) * 2)
    play.say("sell", "sell:spice,1", "sell")
    assert (held(play), credits(play), play.public("fame")[0]) == ([], 2000, 0)


@pytest.mark.rule("xia.cargo.buy")
@pytest.mark.rule("xia.cargo.sell")
@pytest.mark.rule("xia.first-game.trader")
@pytest.mark.example("xia.ex.first-game-trader-budget")
def test_the_traders_first_three_thousand() -> None:
    """xia.ex.first-game-trader-budget"""
    space = mark("kemplar-ii", "buy")
    ships = (fitted("puddle-jumper", 0, space), *others("kemplar-ii"))
    stack = (ActionPhase(0), BusinessPhase(0).then("list"))
    play = Play(table(ships, (Tile("kemplar-ii", 0, 0),), *stack, credits=(3000, 0, 0)))
    spent = []
    for key in ("buy-outfit:m-22", "buy-outfit:targe"):
        play.say(key)
        while play.asked.code == "xia.outfit.placement":
            play.say(play.asked.keys[-1])
        spent.append(credits(play))
    play.say("end")
    anywhere(play.say("buy"))
    assert [*spent, credits(play)] == [2000, 1000, 0]
    later = at("neo-damascus", "sell", "m-22", "targe", cubes=tuple(held(play)))
    later.say("sell", "sell:spice,2")
    assert (credits(later), later.public("fame")[0]) == (2000, 1)


# --- gathering -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.cargo.gather-where")
@pytest.mark.parametrize(
    ("sector", "act", "cube"),
    [
        ("outpost-338", "mine", "spice"),
        ("red-gulch", "mine", "terra"),
        ("burning-horse", "harvest", "holo"),
        ("lower-stratus", "harvest", "plasma"),
        ("pelmont", "salvage", "cyber"),
        ("kreller-iv", "salvage", "cyber"),
    ],
)
def test_where_cubes_are_gathered(sector: str, act: str, cube: str) -> None:
    play = at(sector, act, d20=(11,))
    assert [key for key in play.asked.keys if key in ("mine", "salvage", "harvest")] == [act]
    anywhere(play.say(act))
    assert held(play) == [cube]
    for other in {"mine", "salvage", "harvest"} - {act}:
        assert refused(play, other) == (f"xia.bar.no-{other}-space", "xia.cargo.gather-where")


@pytest.mark.rule("xia.cargo.gather-where")
def test_nothing_is_gathered_elsewhere_in_the_sector() -> None:
    assert refused(at("red-gulch", "spawn"), "mine") == ("xia.bar.no-mine-space", "xia.cargo.gather-where")


@pytest.mark.rule("xia.stranded.limits")
def test_who_is_stranded_buys_and_sells_nothing_but_may_jettison() -> None:
    for act, cube in (("buy", "spice"), ("sell", "holo")):
        play = at("kemplar-ii", act, credits=1000, cubes=(cube,), energy=0, armed=0, disarmed=4)
        assert refused(play, act) == ("xia.bar.stranded", "xia.stranded.limits")
        assert held(play.say("jettison")) == []


@pytest.mark.rule("xia.cargo.mine")
@pytest.mark.parametrize(("roll", "damage", "cubes"), [(1, 1, 0), (10, 10, 0), (11, 0, 1), (19, 0, 1)])
def test_mining_gives_a_cube_or_damage(roll: int, damage: int, cubes: int) -> None:
    play = at("red-gulch", "mine", ship="lasting-sorrow", d20=(roll,))
    play.say("mine")
    while play.asked.code == "xia.damage.placement":
        play.say(play.asked.keys[0])
    assert (len(play.ship(0)["damaged"]), len(held(anywhere(play)))) == (damage, cubes)


@pytest.mark.rule("xia.cargo.mine")
@pytest.mark.rule("xia.turn.ends-on-own-death")
def test_mining_can_destroy_a_ship() -> None:
    play = at("red-gulch", "mine", d20=(10,)).say("mine")
    assert play.told("xia.death.removed")[0].params["by"] == -1
    assert play.over()


@pytest.mark.rule("xia.outfit.shield-hazards")
@pytest.mark.rule("xia.cargo.mine")
def test_shields_are_declared_after_the_mining_roll() -> None:
    play = at("red-gulch", "mine", "targe", d20=(7,), d6=(2, 3))
    first, second = play.ship(0)["outfits"][0]["uses"]
    play.say("mine")
    assert (play.asked.code, play.asked.about) == ("xia.outfit.shield-hazards", {"points": 7})
    play.say(f"use:0,{first}", f"use:0,{second}")
    for left in (2, 1):
        assert play.asked.code == "xia.damage.placement"
        play.say(play.asked.keys[left])
    assert len(play.ship(0)["damaged"]) == 2
    assert play.asked.code == "xia.action.list"
    assert play.ship(0)["markers"] == [first, second], "they stay there: re-arming is for attacks"


@pytest.mark.rule("xia.cargo.salvage")
@pytest.mark.rule("xia.outfit.shield-limits")
@pytest.mark.parametrize(("roll", "destroyed"), [(1, True), (3, True), (4, False), (19, False)])
def test_salvaging_destroys_the_ship_or_gives_a_cube(roll: int, destroyed: bool) -> None:
    """Nobody is asked for Shields, though there is one."""
    play = at("pelmont", "salvage", "targe", d20=(roll,)).say("salvage")
    assert bool(play.told("xia.death.removed")) == destroyed
    if not destroyed:
        assert held(anywhere(play)) == ["cyber"]


@pytest.mark.rule("xia.cargo.harvest")
@pytest.mark.parametrize(("roll", "energy", "armed", "cubes"), [(1, 2, 4, 0), (5, 0, 2, 0), (11, 3, 4, 1)])
def test_harvesting_gives_a_cube_or_takes_energy(roll: int, energy: int, armed: int, cubes: int) -> None:
    play = at("burning-horse", "harvest", energy=3, d20=(roll,)).say("harvest")
    anywhere(play)
    ship = play.ship(0)
    assert (ship["energy"], ship["armed"], ship["disarmed"], len(held(play))) == (energy, armed, 4 - armed, cubes)


@pytest.mark.rule("xia.outfit.shield-hazards")
@pytest.mark.rule("xia.cargo.harvest")
@pytest.mark.rule("xia.cargo.gather-stranded")
def test_shields_save_energy_and_a_stranded_ship_gathers_nothing() -> None:
    play = at("burning-horse", "harvest", "targe", energy=2, armed=1, disarmed=3, d20=(8, 6), d6=(5,))
    use = play.ship(0)["outfits"][0]["uses"][0]
    play.say("harvest", f"use:0,{use}")
    assert (play.ship(0)["energy"], play.ship(0)["armed"]) == (0, 0), "8 less 5 is more than the 2 that were left"
    assert refused(play, "harvest") == ("xia.bar.stranded", "xia.cargo.gather-stranded")


@pytest.mark.rule("xia.energy.cap")
@pytest.mark.rule("xia.cargo.harvest")
def test_energy_never_falls_below_nothing() -> None:
    play = at("burning-horse", "harvest", energy=1, armed=2, disarmed=2, d20=(10,)).say("harvest")
    ship = play.ship(0)
    assert (ship["energy"], ship["armed"], ship["disarmed"]) == (0, 0, 4)


@pytest.mark.rule("xia.cargo.gather-repeat")
def test_a_space_is_gathered_as_often_as_there_is_room() -> None:
    play = at("burning-horse", "harvest", cubes=("spice",) * 7, d20=(15, 16, 17))
    for _ in range(3):
        anywhere(play.say("harvest"))
    assert held(play).count("holo") == 3
    assert refused(play, "harvest") == ("xia.bar.room", "xia.ship.hold-capacity")


def test_safe_mining_costs_one_damage_and_no_roll() -> None:
    """The house rule: neither Shields nor luck."""
    play = at("red-gulch", "mine", "targe", rules=Rules(safe_mining=True)).say("mine")
    assert play.asked.code == "xia.damage.placement"
    play.say("hold:0,9")
    assert held(anywhere(play)) == ["terra"]
    assert (play.ship(0)["damaged"], play.told("kernel.rolled")) == ([9], [])
    last = at("red-gulch", "mine", damaged=tuple(range(9)), rules=Rules(safe_mining=True)).say("mine")
    assert last.told("xia.death.removed"), "the last space"


# --- in space --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.cargo.collect")
@pytest.mark.rule("xia.cargo.on-board")
def test_cubes_in_space_are_collected_as_far_as_there_is_room() -> None:
    here = mark("burning-horse", "explore")
    lying = (*[(*here, cube) for cube in ("spice", "spice", "holo", "terra")], (9, 9, "cyber"))
    play = at("burning-horse", "explore", cubes=("plasma",) * 8, adrift=lying)
    play.say("collect")
    assert play.asked.keys == ["cube:spice", "cube:holo", "cube:terra"]
    assert play.asked.picking == ((), 1, 2, {"cube:spice": 2, "cube:holo": 1, "cube:terra": 1})
    play.say("cube:spice", "cube:terra")
    assert held(anywhere(play)) == ["plasma"] * 8 + ["spice", "terra"]
    assert play.public("adrift") == [[*here, "spice"], [*here, "holo"], [9, 9, "cyber"]]
    assert refused(play, "collect") == ("xia.bar.room", "xia.ship.hold-capacity")


@pytest.mark.rule("xia.cargo.collect")
@pytest.mark.rule("xia.action.minor-during-move")
def test_collecting_does_not_stop_a_move() -> None:
    here = mark("burning-horse", "explore")
    play = at("burning-horse", "explore", adrift=((*here, "spice"),))
    play.say("impulse", "collect")
    anywhere(play)
    assert play.asked.code == "xia.move.point-per-space"
    assert play.asked.about["movement"] == content().ships["puddle-jumper"].impulse
    assert refused(play, "collect") == ("xia.bar.nothing-adrift", "xia.cargo.collect")


@pytest.mark.rule("xia.cargo.jettison")
@pytest.mark.rule("xia.cargo.on-board")
def test_any_cubes_are_jettisoned_to_where_the_ship_is() -> None:
    here = mark("burning-horse", "explore")
    play = at("burning-horse", "explore", cubes=("spice", "spice", "holo"))
    play.say("jettison", "cube:spice", "cube:holo", "done")
    assert held(play) == ["spice"]
    assert sorted(play.public("adrift")) == [[*here, "holo"], [*here, "spice"]]
    assert play.say("end").match.result is not None
    assert len(play.public("adrift")) == 2, "they stay"


@pytest.mark.rule("xia.cargo.no-recollect")
def test_a_player_collects_what_the_player_jettisoned_only_in_a_later_turn() -> None:
    here = mark("burning-horse", "explore")
    captain = fitted("puddle-jumper", 0, here, cubes=("spice", "spice", "holo"))
    ships = (captain, gaiden(1, (2, 0)), easy_tiger(2, (-2, 0)))
    g = table(ships, (Tile("burning-horse", 0, 0),), Turns(0), Turn(0).then("order"), adrift=((*here, "holo"),))
    play = Play(g)
    play.say("jettison", "cube:spice", "cube:spice", "cube:holo")
    play.say("collect")  # the one that lay there before
    assert held(anywhere(play)) == ["holo"]
    assert refused(play, "collect") == ("xia.bar.jettisoned", "xia.cargo.no-recollect")
    play.say("end")
    assert play.told("xia.turn.ends")
    play.say("collect", "cube:spice", "cube:spice", "done")
    assert held(anywhere(play)) == ["holo", "spice", "spice"]


@pytest.mark.rule("xia.cargo.no-recollect")
@pytest.mark.rule("xia.damage.cube")
@pytest.mark.rule("xia.ship.hold-damaged-space")
def test_a_cube_lost_to_damage_is_jettisoned_too() -> None:
    play = at("red-gulch", "mine", cubes=("spice",), d20=(1,))
    space = play.ship(0)["hold"].index("spice")
    play.say("mine", f"hold:0,{space}")
    assert (held(play), play.public("adrift")) == ([], [[*mark("red-gulch", "mine"), "spice"]])
    assert refused(play, "collect") == ("xia.bar.jettisoned", "xia.cargo.no-recollect")


@pytest.mark.rule("xia.cargo.no-recollect")
def test_others_may_collect_them_in_the_same_turn() -> None:
    here = mark("burning-horse", "explore")
    ships = (fitted("puddle-jumper", 0, (-2, 0)), lasting_sorrow(1, here), easy_tiger(2, (2, 0)))
    stack = (under_way(Turn(1), "phases"), ActionPhase(1))
    g = table(ships, (Tile("burning-horse", 0, 0),), *stack, adrift=((*here, "spice"),))
    g.jettisoned = ((0, *here, "spice"),)
    play = Play(g).say("collect")
    assert held(anywhere(play), 1) == ["spice"]


@pytest.mark.rule("xia.cargo.gather-stranded")
@pytest.mark.rule("xia.cargo.collect")
@pytest.mark.rule("xia.cargo.jettison")
def test_a_stranded_ship_still_collects_and_jettisons() -> None:
    here = mark("burning-horse", "harvest")
    play = at("burning-horse", "harvest", cubes=("holo",), energy=0, armed=0, disarmed=4, adrift=((*here, "spice"),))
    assert refused(play, "harvest") == ("xia.bar.stranded", "xia.cargo.gather-stranded")
    anywhere(play.say("collect")).say("jettison", "cube:holo", "done")
    assert held(play) == ["spice"]


@pytest.mark.rule("xia.cargo.on-board")
def test_cubes_in_space_block_nothing() -> None:
    target = mark("burning-horse", "spawn")
    lying = tuple((*target, cube) for cube in CUBES)
    play = at("burning-horse", "explore", adrift=lying * 3).say("impulse")
    play.say(f"hex:{target[0]},{target[1]}")
    assert play.ship(0)["space"] == [*target]
