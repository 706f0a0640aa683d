"""Special regions of both kinds, and Quasars: what no ship enters, and from where raiders come."""

from __future__ import annotations

from typing import Any

import pytest

from rimward.games.andromeda import GAME
from rimward.games.andromeda.table.names import PLANETS
from rimward.kernel.question import Refused
from tests.games.andromeda.more_world import (
    KINDS,
    MARKED,
    SPECIAL_FILE,
    SPECIAL_SCORED,
    ending,
    lies,
    points,
    scored,
    space_of,
    special,
    special_world,
    tile_at,
)
from tests.games.andromeda.openings import NEBULAE, SPACES, Lucky, Opening, launches, order, planets
from tests.games.andromeda.stations import EDGE, TURN, Game, entries, find, raider_at, settle, stored
from tests.games.andromeda.world import BLUE, CONTENT, YELLOW, Play, at, world

DICE = "andromeda.battle.dice-energy"
BOTH = tuple(KINDS)
STRIKERS = find("raiders", letter="S", quirks=[])
A = find("raiders", letter="A", start="nebula")
B = find("raiders", letter="B", quirks=[])
AT_HUB = find("raiders", start="trade-hub")
FAR_REACH = find("raiders", letter="D", range=3, quirks=[])
ROUND = {"A3": "science", "C2": "industry", "C3": "commerce", "B3": "civilization"}  # C2 and A3 lie on both sides of B2
AROUND = {space: kind for space, kind in EDGE.items() if space not in MARKED}  # three rows, without the marked spaces


def row(**said: Any) -> Play:
    """C2, the Quasar of B2 and A3 in a row, and a way round it by C3 and B3; the other Quasar lies on C4."""
    told: dict[str, Any] = {"tiles": ROUND, **said}
    return Game(special_world("quasars", **told), d6=(6,) * 20)


def event(option: str, letter: str, raiders: list[tuple[str, tuple[str, ...]]], *dice: int, **said: Any) -> Play:
    """An event with such a letter is resolved at the end of yellow's turn."""
    card = find("events", deck="dawn", raider=letter)
    told: dict[str, Any] = {"tiles": AROUND, **said}
    return Game(special_world(option, phase="end", due=True, events=(card,), raiders=raiders, **told), d6=dice)


# --- which and where -------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.special.choice")
@pytest.mark.parametrize("option", BOTH)
def test_the_game_has_both_tiles_of_the_kind_that_was_chosen(option: str) -> None:
    play = Opening(2, special=option)
    found = [lies(play, space) for space in SPACES if lies(play, space)[0] in KINDS.values()]
    assert sorted(found) == sorted((tile.kind, tile.name) for tile in special(option))
    assert len(set(found)) == 2


@pytest.mark.rule("andromeda.special.choice")
def test_without_the_option_there_is_none() -> None:
    for play in (Opening(3), Opening(3, special="none")):
        assert not {lies(play, space)[0] for space in SPACES} & set(KINDS.values())


@pytest.mark.rule("andromeda.special.choice")
def test_quasars_and_vortexes_do_not_go_together() -> None:
    option = next(setting for setting in GAME.settings if setting.name == "special")
    assert (option.default, set(option.allowed)) == ("none", {"none", "quasars", "vortexes"})
    for both in ("both", "quasars,vortexes"):
        with pytest.raises(Refused):
            Opening(2, special=both)


@pytest.mark.rule("andromeda.special.placement")
@pytest.mark.parametrize("option", BOTH)
@pytest.mark.parametrize(("seats", "laid", "count", "stack"), [(2, 4, 10, 11), (3, 6, 12, 9), (4, 8, 14, 7)])
def test_the_other_tiles_are_laid_around_them_in_the_usual_numbers(
    option: str, seats: int, laid: int, count: int, stack: int
) -> None:
    play = Opening(seats, special=option)
    assert {lies(play, space)[0] for space in MARKED} == {KINDS[option]}
    others = [lies(play, space) for space in SPACES if space not in MARKED]
    kinds = [kind for kind, _ in others if kind in ("planet", "base")]
    assert (kinds.count("planet"), len(kinds), play.size(PLANETS)) == (laid, count, stack)
    assert {kind for kind, _ in others[:count]} == {"planet", "base"}, "no gap but those of the special regions"
    assert {kind for kind, _ in others[count:]} <= {"empty"}


@pytest.mark.rule("andromeda.special.placement")
@pytest.mark.parametrize("option", BOTH)
def test_there_are_no_moons_and_no_leaders_on_them(option: str) -> None:
    play = Opening(4, special=option).chosen()
    for space in MARKED:
        assert (play.at("tops", space), play.at("moons_left", space), play.at("leaders", space)) == ("", 0, [0] * 4)


@pytest.mark.rule("andromeda.special.placement")
@pytest.mark.rule("andromeda.event.reveal-planet")
@pytest.mark.parametrize(("option", "lands"), [("", "B2"), ("quasars", "B3"), ("vortexes", "B3")])
def test_a_planet_that_is_revealed_skips_them(option: str, lands: str) -> None:
    """All spaces before B2 are full; a Field triggers an event."""
    told: dict[str, Any] = {
        "tiles": planets("A1", "A2", "A3", "A4", "A5", B1="maximus"),
        "stock": {YELLOW: dict(CONTENT.numbers.storage)},
        "marker": int(CONTENT.numbers.event_steps[2]) - 1,
        "stack_planets": 4,
    }
    g = special_world(option, **told) if option else world(**told)
    play = Lucky(g).launch("transport", "B1")
    assert [each["region"] for each in play.told("event.planet")] == [at(lands)]
    assert play.table["regions"][at(lands)]["kind"] == "planet"


# --- scoring ---------------------------------------------------------------------------------------------------------
def developed(option: str, *built: tuple[int, str, str], **said: Any) -> Play:
    """A game that is played to its end with developments of these seats on these spaces."""
    kinds = {"observatory": "science", "factory": "industry", "spaceport": "commerce", "city": "civilization"}
    tiles = {"E1": "supremacy", "E5": "supremacy"} | {space: kinds[kind] for _, kind, space in built}
    return scored(special_world(option, tiles=tiles, developments=built, **ending(**said)))


@pytest.mark.rule("andromeda.special.scoring")
@pytest.mark.parametrize("option", BOTH)
@pytest.mark.parametrize(("space", "beside"), [("C2", ("B2",)), ("A3", ("B2",)), ("C5", ("C4",)), ("D4", ("C4",))])
def test_a_development_beside_one_scores_what_its_tile_shows(option: str, space: str, beside: tuple[str, ...]) -> None:
    play = developed(option, (YELLOW, "city", space))
    assert points(play, SPECIAL_SCORED) == sum(tile_at(option, each).vp for each in beside)
    assert points(play, SPECIAL_SCORED, BLUE) == 0


@pytest.mark.rule("andromeda.special.scoring")
@pytest.mark.parametrize("option", BOTH)
@pytest.mark.parametrize("space", ["B3", "C3"])
def test_a_development_beside_both_scores_both(option: str, space: str) -> None:
    play = developed(option, (YELLOW, "factory", space))
    assert points(play, SPECIAL_SCORED) == sum(tile.vp for tile in special(option)) > 0


@pytest.mark.rule("andromeda.special.scoring")
@pytest.mark.parametrize("option", BOTH)
def test_developments_elsewhere_score_nothing_and_everybody_scores_their_own(option: str) -> None:
    """E3 and A1 lie beside neither. Yellow has two beside B2, blue one beside C4."""
    built = [(YELLOW, "city", "C2"), (YELLOW, "factory", "A2"), (YELLOW, "city", "E3"), (BLUE, "factory", "C5")]
    play = developed(option, *built, (BLUE, "observatory", "A1"))
    first, second = (tile_at(option, space).vp for space in MARKED)
    assert points(play, SPECIAL_SCORED) == 2 * first
    assert points(play, SPECIAL_SCORED, BLUE) == second


@pytest.mark.rule("andromeda.special.scoring")
def test_ships_beside_a_special_region_score_nothing_nor_does_anybody_without_the_option() -> None:
    ships = [(YELLOW, "transport", "C2"), (YELLOW, "transport", "bay"), (YELLOW, "transport", "bay")]
    tiles = {"C2": "civilization", "E1": "science", "E5": "supremacy"}
    play = scored(special_world("quasars", tiles=tiles, ships=ships, **ending()))
    assert points(play, SPECIAL_SCORED) == 0
    plain = scored(world(tiles=tiles, developments=[(YELLOW, "city", "C2")], **ending()))
    assert plain.told(SPECIAL_SCORED) == []


@pytest.mark.rule("andromeda.special.scoring")
@pytest.mark.rule("andromeda.scoring.order")
@pytest.mark.parametrize("option", BOTH)
def test_they_are_scored_after_developments_and_before_damage(option: str) -> None:
    play = developed(
        option, (YELLOW, "city", "C2"), tracks={YELLOW: {"civilization": 3}}, damage={YELLOW: {"treasury": 1}}
    )
    steps = ("scoring.developments", SPECIAL_SCORED, "scoring.damaged-modules")
    assert list(dict.fromkeys(order(play, *steps))) == list(steps)
    moved = points(play, steps[0]) + points(play, SPECIAL_SCORED) + points(play, steps[2])
    assert moved == 4 + tile_at(option, "B2").vp - 2


# --- raiders ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.special.raiders")
@pytest.mark.parametrize("option", BOTH)
def test_the_two_tiles_carry_each_number_of_a_die_once(option: str) -> None:
    first, second = special(option)
    assert sorted(first.numbers + second.numbers) == [1, 2, 3, 4, 5, 6]
    assert len(first.numbers) == len(second.numbers) == 3


@pytest.mark.rule("andromeda.special.raiders")
@pytest.mark.parametrize("option", BOTH)
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_a_raider_of_a_random_nebula_starts_on_the_tile_with_the_number(option: str, die: int) -> None:
    play = event(option, "A", [(A, ()), (STRIKERS, ("A1",))], die)
    assert raider_at(play, A) == [space_of(option, die)]


@pytest.mark.rule("andromeda.special.raiders")
@pytest.mark.parametrize("option", BOTH)
def test_a_raider_with_a_named_region_starts_there(option: str) -> None:
    tiles = {**AROUND, "C5": "trade-hub"}
    play = event(option, entries("raiders")[AT_HUB]["letter"], [(AT_HUB, ())], tiles=tiles)
    assert raider_at(play, AT_HUB) == ["C5"]


@pytest.mark.rule("andromeda.special.raiders")
@pytest.mark.rule("andromeda.raider.place-blocked")
@pytest.mark.parametrize("option", BOTH)
def test_where_another_class_stands_on_the_tile_a_free_nebula_is_rolled(option: str) -> None:
    """The die shows the tile of B2, where A is; then 4, a nebula with the S-class, and then 2."""
    number = tile_at(option, "B2").numbers[0]
    play = event(option, "B", [(A, ("B2",)), (STRIKERS, ("N4",)), (B, ())], number, 4, 2)
    assert raider_at(play, B) == ["N2"]
    assert raider_at(play, A) == ["B2"]


@pytest.mark.rule("andromeda.special.raiders")
@pytest.mark.rule("andromeda.raider.place-duplicate")
@pytest.mark.parametrize("option", BOTH)
def test_the_s_class_comes_to_the_tiles_and_joins_its_own(option: str) -> None:
    """A is on the map already, so two of the S-class come: one to its own on B2, the other to C4."""
    numbers = [tile_at(option, space).numbers[-1] for space in MARKED]
    play = event(option, "A", [(STRIKERS, ("B2",)), (A, ("A1",))], *numbers)
    assert raider_at(play, STRIKERS) == ["B2", "B2", "C4"]


@pytest.mark.rule("andromeda.special.raiders")
@pytest.mark.rule("andromeda.raider.place-blocked")
@pytest.mark.parametrize("option", BOTH)
def test_the_s_class_does_not_join_another_class_on_a_tile(option: str) -> None:
    """The first die shows the tile of B2, where A is, so a nebula is rolled, 3; the second one comes to C4."""
    numbers = [tile_at(option, space).numbers[1] for space in MARKED]
    play = event(option, "A", [(STRIKERS, ()), (A, ("B2",))], numbers[0], 3, numbers[1])
    assert raider_at(play, STRIKERS) == ["C4", "N3"]


@pytest.mark.rule("andromeda.special.raiders")
@pytest.mark.parametrize("option", BOTH)
@pytest.mark.parametrize("dice", [(1, 6), (2, 2), (5, 3)])
def test_the_two_s_class_raiders_of_the_setup_start_on_the_tiles(option: str, dice: tuple[int, int]) -> None:
    play = Opening(3, dice, special=option)
    on = {number: space for space in MARKED for number in numbers_at(play, option, space)}
    (swarm,) = [each for each in play.table["raiders"] if each["letter"] == "S"]
    assert sorted(CONTENT.spaces[region] for region in swarm["regions"]) == sorted(on[die] for die in dice)


def numbers_at(play: Opening, option: str, space: str) -> tuple[int, ...]:
    """The numbers of the tile that setup has laid there."""
    _, name = lies(play, space)
    return next(tile.numbers for tile in special(option) if tile.name == name)


@pytest.mark.rule("andromeda.special.raiders")
@pytest.mark.rule("andromeda.player.leaders-nebula")
@pytest.mark.parametrize("option", BOTH)
def test_leaders_still_go_to_the_nebula_with_the_number(option: str) -> None:
    play = Opening(3, (1, 6, 3, 6, 1, *[6] * 6, *[5] * 6, *[4] * 6), special=option).chosen()
    for space in NEBULAE:
        assert play.at("leaders", space) == [2 * (space == f"N{face}") for face in (3, 6, 1)]
    assert all(play.at("leaders", space) == [0, 0, 0] for space in MARKED)


@pytest.mark.rule("andromeda.special.unused-section")
@pytest.mark.parametrize("option", BOTH)
def test_a_tile_has_numbers_vp_and_at_most_one_benefit(option: str) -> None:
    """Whatever else is printed on it plays no part."""
    for tile in special(option):
        printed = set(entries(SPECIAL_FILE)[tile.name]) - {"source", "at", "known"}
        assert printed == {"kind", "numbers", "vp"} | ({"do"} if option == "vortexes" else set())


@pytest.mark.rule("andromeda.special.unused-section")
def test_whoever_stands_beside_a_quasar_gains_nothing_from_it() -> None:
    """Blue launches; then yellow's turn begins, with a transport on C2."""
    fleet = [(YELLOW, "transport", "C2"), (YELLOW, "transport", "bay"), (BLUE, "transport", "bay")]
    play = row(active=BLUE, ships=fleet)
    settle(play.launch("transport", "C3"), TURN)
    assert (play.turn_of, stored(play), play.vp(YELLOW)) == (YELLOW, {}, 0)


# --- no launch to a Quasar -------------------------------------------------------------------------------------------
FLEET = ("transport", "fighter", "science-vessel", "heavy-cruiser")


@pytest.mark.rule("andromeda.quasar.no-launch")
@pytest.mark.parametrize("kind", FLEET)
@pytest.mark.parametrize("out", ["", "C2"])
def test_no_ship_launches_to_a_quasar(kind: str, out: str) -> None:
    """Neither with Voyage nor with Attack nor by a Jump, and neither as the first ship nor as one more."""
    other = [(YELLOW, "transport", out)] if out else []
    play = row(ships=[(YELLOW, kind, "bay"), *other], stock={YELLOW: {"energy": 3}})
    assert launches(play, kind), "it can be launched elsewhere"
    assert not launches(play, kind) & set(MARKED)
    play.refused(f"launch:{kind},{at('B2')}")


@pytest.mark.rule("andromeda.quasar.no-launch")
def test_a_quasar_with_a_raider_on_it_is_no_target_either() -> None:
    """A fighter has Attack; the raider in C3 may be attacked, the one on B2 not."""
    play = row(ships=[(YELLOW, "fighter", "bay")], raiders=[(A, ("B2",)), (STRIKERS, ("C3",))])
    assert "C3" in launches(play, "fighter")
    assert "B2" not in launches(play, "fighter")


@pytest.mark.rule("andromeda.quasar.no-launch")
@pytest.mark.rule("andromeda.ship.move-effect")
@pytest.mark.parametrize("kind", FLEET)
def test_no_effect_moves_a_ship_into_a_quasar(kind: str) -> None:
    """Slipstream, at the beginning of the turn: from C2 a ship may move to C3, and not to B2 beside it."""
    play = row(ships=[(YELLOW, kind, "C2"), (YELLOW, "transport", "bay")], hand={YELLOW: ("slipstream",)})
    play.say("play:slipstream")
    assert play.asked.code == "andromeda.ship.move-effect"
    spaces = {CONTENT.spaces[int(key.split(",")[1])] for key in play.asked.keys if "," in key}
    assert "C3" in spaces
    assert not spaces & set(MARKED)


# --- no way through a Quasar -----------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.quasar.no-passage")
@pytest.mark.rule("andromeda.range.counting")
@pytest.mark.example("andromeda.example.quasar-way-round")
@pytest.mark.parametrize(("name", "strikes"), [(A, False), (FAR_REACH, True)])
def test_raiders_count_their_range_around_a_quasar(name: str, strikes: bool) -> None:
    """From A3 to C2 it would be two through B2, and is three by B3 and C3."""
    assert entries("raiders")[name]["range"] == (3 if strikes else 2)
    play = settle(row(raiders=[(name, ("A3",))]).launch("transport", "C2"), TURN, DICE)
    assert bool(play.told("raider.strikes")) is strikes
    assert raider_at(play, name) == (["C2"] if strikes else ["A3"])


@pytest.mark.rule("andromeda.quasar.no-passage")
@pytest.mark.parametrize("kind", ["fighter", "science-vessel"])
def test_ships_count_their_range_around_a_quasar(kind: str) -> None:
    """Both reach two regions far; the science vessel has Voyage."""
    fleet = [(YELLOW, "transport", "C2"), (YELLOW, kind, "bay")]
    play = row(ships=fleet)
    assert "B3" in launches(play, kind), "two away by C3"
    assert "A3" not in launches(play, kind)
    plain = Game(world(tiles={**ROUND, "B2": "supremacy"}, ships=fleet))
    assert "A3" in launches(plain, kind), "with a planet in its place it is two away"


@pytest.mark.rule("andromeda.quasar.no-passage")
@pytest.mark.rule("andromeda.battle.escalation-range")
@pytest.mark.parametrize(("space", "joins"), [("C3", True), ("C2", False)])
def test_nobody_joins_a_battle_through_a_quasar(space: str, joins: bool) -> None:
    """Two fight in A3. Blue has a fighter two away by B3, or behind the Quasar."""
    ships = [(YELLOW, "transport", "A3"), (BLUE, "transport", "A3"), (BLUE, "fighter", space)]
    play = row(ships=ships, phase="battle", region="A3", stock={YELLOW: {"energy": 1}})
    assert (play.asked.code == "andromeda.battle.escalation") is joins


@pytest.mark.rule("andromeda.quasar.no-passage")
@pytest.mark.rule("andromeda.ship.ability-jump")
@pytest.mark.parametrize("energy", [0, 1])
def test_a_jump_needs_no_way(energy: int) -> None:
    fleet = [(YELLOW, "transport", "C2"), (YELLOW, "heavy-cruiser", "bay")]
    play = row(ships=fleet, stock={YELLOW: {"energy": energy}})
    assert ("A3" in launches(play, "heavy-cruiser")) is bool(energy)


# --- raiders leave a Quasar ------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.quasar.raiders-leave")
@pytest.mark.parametrize(("target", "strikes"), [("C2", True), ("A3", True), ("C1", False)])
def test_a_raider_on_a_quasar_strikes_from_there(target: str, strikes: bool) -> None:
    """The S-class reaches one region far."""
    tiles = {**ROUND, "C1": "supremacy"}
    play = settle(row(tiles=tiles, raiders=[(STRIKERS, ("B2",))]).launch("transport", target), TURN, DICE)
    assert [told["region"] for told in play.told("raider.strikes")] == ([at(target)] if strikes else [])


@pytest.mark.rule("andromeda.quasar.raiders-leave")
@pytest.mark.parametrize(("name", "target", "strikes"), [(A, "C1", True), (FAR_REACH, "C5", False)])
def test_its_range_is_counted_from_the_quasar(name: str, target: str, strikes: bool) -> None:
    """C1 is two away by C2. C5 would be three away by C3 and through the other Quasar, which is no way."""
    tiles = {**ROUND, "C1": "supremacy", "C5": "supremacy"}
    play = settle(row(tiles=tiles, raiders=[(name, ("B2",))]).launch("transport", target), TURN, DICE)
    assert raider_at(play, name) == ([target] if strikes else ["B2"])


@pytest.mark.rule("andromeda.quasar.raiders-leave")
def test_who_has_left_a_quasar_does_not_come_back() -> None:
    """A strikes from B2 at C2, and then at C3, which is next to C2 and to the Quasar alike."""
    fleet = [(YELLOW, "transport", "bay")] * 2 + [(BLUE, "transport", "bay")] * 2
    play = row(ships=fleet, raiders=[(A, ("B2",))])
    settle(play.launch("transport", "C2"), TURN)
    settle(play.launch("transport", "C3"), TURN)
    assert [told["region"] for told in play.told("raider.strikes")] == [at("C2"), at("C3")]
    assert raider_at(play, A) == ["C3"]


@pytest.mark.rule("andromeda.quasar.raiders-leave")
def test_nobody_is_attacked_by_a_raider_that_stays_on_its_quasar() -> None:
    """Placed beside yellow's transport by an event, it does not fight before somebody launches."""
    number = tile_at("quasars", "B2").numbers[0]
    fleet = [(YELLOW, "transport", "C2"), (YELLOW, "transport", "bay")]
    play = event("quasars", "A", [(A, ()), (STRIKERS, ("A1",))], number, ships=fleet)
    assert raider_at(play, A) == ["B2"]
    assert (play.told("raider.strikes"), play.told("battle.begins")) == ([], [])
    assert play.where(YELLOW, "transport")[0] == "C2"


@pytest.mark.rule("andromeda.quasar.no-passage")
@pytest.mark.rule("andromeda.range.nebula-path")
@pytest.mark.parametrize(("name", "strikes"), [(A, False), (FAR_REACH, True)])
def test_the_way_round_may_lead_through_nebulae_for_raiders(name: str, strikes: bool) -> None:
    """B1 and A3 both touch B2, and nothing else lies there: by N6 and N1 it is three."""
    play = row(tiles={"B1": "science", "A3": "industry"}, raiders=[(name, ("B1",))])
    settle(play.launch("transport", "A3"), TURN, DICE)
    assert raider_at(play, name) == (["A3"] if strikes else ["B1"])
