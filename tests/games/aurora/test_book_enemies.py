"""Scenes of enemies from the lines of the booklet: what all of them have in common."""

from __future__ import annotations

from typing import Any

import pytest

from rimward.games.aurora import GAME
from rimward.games.aurora.table.names import CRATES_LAID, NOWHERE
from rimward.games.aurora.table.state import Aurora
from rimward.kernel.chance import Seeded
from rimward.kernel.match import Match
from tests.games.aurora.bookfoes import (
    AXIOM,
    DARIUS,
    DONEXIA,
    DREGG,
    DRONE,
    FLIBBY,
    GROM,
    JAYCE,
    RANE,
    RONIN,
    ROVANNA,
    SOLEN,
    STRAKEN,
    ZURATHI,
    Scene,
    act,
    came,
    event,
    fights,
    fly,
    gap,
    here,
    kind,
    outing,
    shots,
)
from tests.games.aurora.foes import enemy, npc_ship
from tests.games.aurora.folk import middle
from tests.games.aurora.world import CONTENT, crew, item, on, ship, sq

PISTOL = (item("arc-pistol", wielded=True),)
WALLED = "\n\n".join(["# # # # # # # #"] * 3 + [". . . . . . . ."] + ["# # # # # # # #"] * 4)  # row d is a corridor


def killing(name: str, where: int = sq(13, 13), **fields: Any) -> Scene:
    """Donexia shoots an enemy that has one wound left, and six hits go through."""
    least = CONTENT.figure(name, 1).health - 1
    g = outing(
        crew(DONEXIA, 0, sq(13, 14), gear=PISTOL), enemy(name, where, wounds=least), then="crew:donexia", **fields
    )
    play = Scene(g, None, 6, 6, 6, 6, draw=["cache"])
    return play.shoot()


# --- which there are, and what brings them ---------------------------------------------------------------------------
@pytest.mark.rule("aurora.npc.kinds")
@pytest.mark.parametrize(
    "name", [SOLEN, DARIUS, AXIOM, f"{ZURATHI}-1", f"{DREGG}-1", f"{RONIN}-1", "tunnel-hound", f"{DRONE}-1"]
)
def test_each_kind_of_enemy_on_the_surface_has_a_turn_of_its_own(name: str) -> None:
    """book:1305-1311."""
    assert fights(act(outing(crew(GROM, 0, sq(13, 13)), enemy(name, sq(13, 14))))) == [(name, GROM)]


@pytest.mark.rule("aurora.npc.kinds")
@pytest.mark.parametrize("name", ["zurathi-fighter-1", "dregg-fighter-1", "military-satellite"])
def test_fighters_and_the_satellite_fire_in_orbit(name: str) -> None:
    """book:1307-1308."""
    g = outing(ships=[ship("cerberus", 0, sq(2, 2)), npc_ship(name, sq(4, 2), "west")])
    assert shots(fly(g)) == [(name, "cerberus")]


@pytest.mark.rule("aurora.npc.placed-by")
@pytest.mark.parametrize(("name", "mission"), [("dead-mans-switch", []), ("the-kite-hunt", ["glass-kite"])])
def test_a_new_game_has_no_enemies_but_those_of_its_mission(name: str, mission: list[str]) -> None:
    """book:75, 561: a mission's setup, an event or an enemy card."""
    match = Match.new(GAME, 2, {"crew": "dealt", "mission": name}, chance=Seeded(3))
    table = match.table
    assert isinstance(table, Aurora)
    there = [who.name for who in table.figures if who.side >= 2 and who.square != NOWHERE]
    there += [card.name for card in table.ships if card.side >= 2 and card.in_orbit]
    assert [kind(name) for name in there] == mission


@pytest.mark.rule("aurora.npc.placed-by")
@pytest.mark.rule("aurora.event.kinds")
def test_an_event_of_the_quiet_table_brings_nobody() -> None:
    g = outing(crew(GROM, 0, sq(13, 13)))
    g.quiet = True
    assert came(event(g, "old-enemies")) == {}


@pytest.mark.rule("aurora.npc.ranks")
def test_a_commander_leaves_whoever_it_stands_beside_and_a_warrior_does_not() -> None:
    """book:389: two ranks; book:1319 is for commanders, book:1341 for warriors."""
    crew_ = [crew(DONEXIA, 0, sq(20, 13)), crew(GROM, 0, sq(13, 13))]
    commander = act(outing(*crew_, enemy(SOLEN, sq(12, 13))))
    warrior = act(outing(*crew_, enemy(f"{DREGG}-1", sq(12, 13))))
    assert fights(commander) == [(SOLEN, DONEXIA)]
    assert fights(warrior) == [(f"{DREGG}-1", GROM)]
    assert not commander.rolled() or "elude" not in str(commander.rolled())


# --- a turn ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.npc.actions")
@pytest.mark.parametrize(("away", "hits", "left"), [(6, 1, 1), (7, 0, 2), (11, 0, 6)])
def test_it_moves_once_and_attacks_once_if_that_brings_it_into_range(away: int, hits: int, left: int) -> None:
    """book:1487: no more than its speed of five, so what is twelve squares away is not reached with two Moves."""
    play = act(outing(crew(GROM, 0, sq(6, 13)), enemy(f"{ZURATHI}-1", sq(6 + away, 13))))
    assert (len(fights(play)), gap(play, f"{ZURATHI}-1", GROM)) == (hits, left)


@pytest.mark.rule("aurora.npc.actions")
def test_a_fighter_does_not_fly_twice() -> None:
    """book:1491: NPC ships may only move and attack."""
    g = outing(ships=[ship("cerberus", 0, sq(2, 13)), npc_ship("dregg-fighter-1", sq(25, 13), "west")])
    play = fly(g)
    assert len(play.told("ship-move.flew")) == 1
    assert play.g.ships[1].square == sq(20, 13)
    assert shots(play) == []


@pytest.mark.rule("aurora.npc.hostile-to-both")
@pytest.mark.parametrize("name", [f"{RONIN}-1", DARIUS, f"{DRONE}-1", "snare-cat"])
def test_an_enemy_attacks_renegades_and_coalition_alike(name: str) -> None:
    """book:561."""
    renegade = act(outing(crew(GROM, 0, sq(13, 13)), enemy(name, sq(14, 13))))
    coalition = act(outing(crew(FLIBBY, 1, sq(13, 13)), enemy(name, sq(14, 13))))
    assert fights(renegade) == [(name, GROM)]
    assert fights(coalition) == [(name, FLIBBY)]


@pytest.mark.rule("aurora.npc.enemies-cooperate")
def test_villains_of_three_species_stand_together_and_none_attacks() -> None:
    """book:557."""
    names = [DARIUS, f"{ZURATHI}-1", f"{DREGG}-1", f"{RONIN}-1", f"{DRONE}-1"]
    play = act(outing(*[enemy(name, sq(13, 11 + n)) for n, name in enumerate(names)]))
    assert fights(play) == []


@pytest.mark.rule("aurora.npc.enemies-cooperate")
@pytest.mark.parametrize("name", [f"{DREGG}-1", DARIUS])
def test_creatures_are_opponents_to_them(name: str) -> None:
    """book:557: a creature attacks the villain beside it when there is no crew."""
    play = act(outing(enemy(name, sq(13, 12)), enemy("tunnel-hound", sq(13, 13))))
    assert ("tunnel-hound", name) in fights(play)


@pytest.mark.rule("aurora.npc.no-weapons")
@pytest.mark.parametrize(("name", "reach"), [(f"{DREGG}-1", 4), (f"{RONIN}-1", 3), (DARIUS, 4), (f"{ZURATHI}-1", 1)])
def test_they_shoot_without_a_weapon_as_far_as_their_card_says(name: str, reach: int) -> None:
    """book:393: boxed in, so that it cannot come nearer."""
    g = outing(crew(GROM, 0, on("centre", "d8")), enemy(name, on("centre", f"d{8 - reach}")))
    far = outing(crew(GROM, 0, on("centre", "d8")), enemy(name, on("centre", f"d{7 - reach}")))
    assert g.figures[1].gear == ()
    still = act(g)
    assert fights(still) == [(name, GROM)]
    assert still.told("npc.moved") == []
    assert len(act(far).told("npc.moved")) == 1


@pytest.mark.rule("aurora.npc.no-weapons")
@pytest.mark.parametrize(("name", "reach"), [("tower-grazer", 4), ("ash-lantern", 3), ("silt-strider", 2)])
def test_creatures_have_a_natural_range(name: str, reach: int) -> None:
    """book:421."""
    play = act(outing(crew(GROM, 0, sq(13, 13)), enemy(name, sq(13 + reach, 13))))
    assert fights(play) == [(name, GROM)]
    assert play.told("npc.moved") == []


# --- defeated --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.npc.removal")
@pytest.mark.parametrize("name", [f"{ZURATHI}-1", SOLEN, "glass-kite", f"{DRONE}-1"])
def test_a_defeated_enemy_leaves_no_body(name: str) -> None:
    """book:1313."""
    play = killing(name)
    assert here(play.g, name) == []
    assert play.told("ko.defeated") == []
    gone = play.who(name)
    assert (gone.square, gone.ship, gone.carrier) == (NOWHERE, NOWHERE, NOWHERE)


@pytest.mark.rule("aurora.npc.may-return")
@pytest.mark.rule("aurora.enemy-card.pool")
def test_a_defeated_warrior_comes_back_with_a_later_card() -> None:
    """book:794, 1301: all six are in the pool again."""
    play = event(killing(f"{ZURATHI}-1").g, "landing-party", "north", d6=[6])
    assert came(play) == {ZURATHI: 6}
    assert play.who(f"{ZURATHI}-1").wounds == 0


@pytest.mark.rule("aurora.npc.may-return")
def test_a_defeated_commander_comes_back_too() -> None:
    """book:1301."""
    assert came(event(killing(DARIUS).g, "old-enemies", "north", d6=[3]))[DARIUS] == 1


@pytest.mark.rule("aurora.npc.crate-drop")
@pytest.mark.parametrize(
    ("name", "crates"),
    [(f"{RONIN}-1", 1), (DARIUS, 1), ("weeping-eel", 0), (f"{DRONE}-1", 0)],
)
def test_warriors_and_commanders_leave_a_crate_in_their_square(name: str, crates: int) -> None:
    """book:1357."""
    play = killing(name)
    assert list(play.g.crates) == [sq(13, 13)] * crates


@pytest.mark.rule("aurora.npc.crate-drop")
def test_where_a_crate_stands_already_the_new_one_goes_next_to_it() -> None:
    play = killing(f"{RONIN}-1", crates={sq(13, 13): "trap"})
    old, new = play.g.crates
    assert old == sq(13, 13)
    assert play.g.plan().map.distance(old, new) == 1


@pytest.mark.rule("aurora.npc.crate-drop")
def test_nobody_knows_what_is_in_it() -> None:
    """book:1357: a random token, face down."""
    play = killing(f"{RONIN}-1")
    assert play.chance.left == {}
    assert play.g.zones[CRATES_LAID].masks == (0,)
    for seat in (0, 1):
        told = [event_.params for event_ in play.match.events(seat) if event_.code == "aurora.npc.crate-drop"]
        assert "cache" not in str(told)


# --- when they begin -------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.npc.placed-inactive")
def test_it_does_nothing_in_the_round_in_which_it_was_placed() -> None:
    """book:790."""
    name = f"{DREGG}-1"
    pair = [crew(GROM, 0, sq(13, 13)), enemy(name, sq(13, 14))]
    fresh = act(outing(*pair, foes={name: {"since": 2}}, round=2))
    later = act(outing(*pair, foes={name: {"since": 2}}, round=3))
    assert fights(fresh) == []
    assert fights(later) == [(name, GROM)]


@pytest.mark.rule("aurora.npc.placed-inactive")
def test_who_comes_with_an_event_waits_until_the_crew_have_had_the_next_turn() -> None:
    """book:790."""
    play = event(
        outing(crew(GROM, 0, on("north", "d4")), crew(FLIBBY, 1, sq(4, 22))),
        "old-enemies",
        "north",
        "jailbreak",
        d6=[3],
    )
    for _ in range(2):
        assert fights(play) == []
        assert play.g.round == 3
        play.say("end")
    codes = play.codes()
    before = codes[: codes.index("combat.attacks")]
    assert before.count("round.surface-turn") == 2


# --- the way ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.npc.path")
@pytest.mark.parametrize(("away", "steps"), [(4, 0), (5, 1), (7, 3), (8, 4)])
def test_it_stops_once_its_target_is_in_range(away: int, steps: int) -> None:
    """book:1341, 1335."""
    name = f"{DREGG}-1"
    play = act(outing(crew(GROM, 0, sq(6, 13)), enemy(name, sq(6 + away, 13))))
    assert gap(play, name, sq(6 + away, 13)) == steps
    assert fights(play) == [(name, GROM)]


@pytest.mark.rule("aurora.npc.path")
def test_of_two_ways_of_the_same_cost_it_takes_the_one_with_less_cover() -> None:
    """book:1461: the most direct way, round hindering terrain where that costs nothing."""
    name = f"{ZURATHI}-1"
    cells = {"d5": "h"}
    g = outing(crew(GROM, 0, on("centre", "d2")), enemy(name, on("centre", "d8")), surface=middle(cells))
    play = act(g)
    assert fights(play) == [(name, GROM)]  # five steps with d5 in the middle of the straight way


@pytest.mark.rule("aurora.npc.path")
def test_where_no_way_leads_it_goes_as_near_as_it_can() -> None:
    """The crew stands in a cell of blocking terrain."""
    name = f"{ZURATHI}-1"
    wall = dict.fromkeys(("c3", "c4", "c5", "d3", "d5", "e3", "e4", "e5"), "#")
    g = outing(crew(GROM, 0, on("centre", "d4")), enemy(name, on("centre", "d8")), surface=middle(wall))
    play = act(g)
    assert fights(play) == []
    assert gap(play, name, GROM) == 2


@pytest.mark.rule("aurora.npc.path")
def test_it_passes_through_other_villains_and_not_through_a_creature() -> None:
    """book:1480-1481: in a corridor one square wide."""
    tiles = {"centre": WALLED, "west": WALLED, "east": WALLED}
    name = f"{ZURATHI}-1"
    spots = {"d3": crew(GROM, 0, on("centre", "d3")), "d8": enemy(name, on("centre", "d8"))}
    friend = outing(*spots.values(), enemy(f"{RONIN}-1", on("centre", "d6")), surface=tiles)
    beast = outing(*spots.values(), enemy("tunnel-hound", on("centre", "d6")), surface=tiles)
    assert (name, GROM) in fights(act(friend))
    assert (name, GROM) not in fights(act(beast))


# --- dice ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.npc.bonus-use")
@pytest.mark.rule("aurora.npc.attribute-text")
def test_the_bonus_of_a_commander_beside_a_warrior_goes_onto_its_best_die() -> None:
    """book:1475, 391: a six becomes a penetrating hit."""
    pair = [crew(GROM, 0, sq(13, 13)), enemy(DARIUS, sq(14, 13))]
    alone = act(outing(*pair), 6, 5, 1, 1)
    escorted = act(outing(*pair, enemy(f"{DREGG}-6", sq(15, 13))), 6, 5, 1, 1)
    stranger = act(outing(*pair, enemy(f"{RONIN}-6", sq(15, 13))), 6, 5, 1, 1)
    reds = [sorted(play.told("combat.hits")[0]["red"]) for play in (alone, escorted, stranger)]
    assert reds == [[5, 6], [5, 7], [5, 6]]


@pytest.mark.rule("aurora.npc.bonus-use")
def test_an_enemy_pairs_its_dice_so_as_to_take_the_least() -> None:
    """Red 6 and 4, black 4 and 1: the 4 stops the 4."""
    g = outing(crew(GROM, 0, sq(13, 14), gear=PISTOL), enemy("tower-grazer", sq(13, 13)), then="crew:grom")
    dice = [6, 4, *[1] * (CONTENT.figure(GROM, 1).attack - 2), 4, 1]
    play = Scene(g, None, *dice).shoot()
    assert play.told("combat.damage")[-1]["damage"] == 1
    assert play.who("tower-grazer").wounds == 1


# --- whom they go for ------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.npc.target-defeated")
def test_when_its_target_falls_a_warrior_turns_to_the_nearest_and_a_commander_by_initiative() -> None:
    """book:1381."""
    fallen = crew(DONEXIA, 0, sq(13, 14), wounds=8, out=True)
    others = [crew(GROM, 0, sq(13, 16)), crew(RANE, 0, sq(13, 8))]
    warrior = outing(fallen, *others, enemy(f"{DREGG}-1", sq(13, 13)), foes={f"{DREGG}-1": {"prey": DONEXIA}})
    commander = outing(fallen, *others, enemy(SOLEN, sq(13, 13)), foes={SOLEN: {"prey": DONEXIA}})
    assert fights(act(warrior)) == [(f"{DREGG}-1", GROM)]
    assert fights(act(commander)) == [(SOLEN, RANE)]


@pytest.mark.rule("aurora.npc.invalid-targets")
@pytest.mark.rule("aurora.stealth.unseen")
def test_who_hides_is_not_attacked_unless_it_is_found() -> None:
    """book:1214, 1349: Grom is in Stealth beside it. Whoever can be seen is gone for first."""
    name = f"{RONIN}-1"
    hidden = crew(GROM, 0, sq(13, 14), hidden=True)
    g = outing(hidden, enemy(name, sq(13, 13)))
    assert fights(act(g, 4, 4, 4)) == []
    assert fights(act(g, 5, 1, 1)) == [(name, GROM)]
    assert fights(act(outing(hidden, crew(ROVANNA, 1, sq(13, 10)), enemy(name, sq(13, 13))))) == [(name, ROVANNA)]


@pytest.mark.rule("aurora.npc.invalid-targets")
def test_a_body_is_left_alone() -> None:
    g = outing(crew(GROM, 0, sq(13, 14), wounds=9, out=True), enemy(f"{RONIN}-1", sq(13, 13)))
    assert fights(act(g)) == []


@pytest.mark.rule("aurora.npc.fire-through-friends")
def test_villains_shoot_past_each_other_and_not_past_a_creature() -> None:
    """book:1480."""
    tiles = {"centre": WALLED}
    line = [crew(GROM, 0, on("centre", "d3")), enemy(f"{DREGG}-1", on("centre", "d7"))]
    friend = act(outing(*line, enemy(f"{RONIN}-1", on("centre", "d5")), surface=tiles))
    beast = act(outing(*line, enemy("furnace-hen", on("centre", "d5")), surface=tiles))
    assert (f"{DREGG}-1", GROM) in fights(friend)
    assert (f"{DREGG}-1", GROM) not in fights(beast)


@pytest.mark.rule("aurora.npc.fire-through-friends")
def test_creatures_are_not_even_friends_of_each_other() -> None:
    """book:1480: the one in front stops the shot of the one behind."""
    line = [crew(GROM, 0, on("centre", "d3")), enemy("furnace-hen", on("centre", "d5"))]
    closed = WALLED.replace(". . . . . . . .", ". . . . . . . #")
    play = act(outing(*line, enemy("orphan-walker", on("centre", "d7")), surface={"centre": closed}))
    assert ("orphan-walker", GROM) not in fights(play)
    assert ("orphan-walker", "furnace-hen") in fights(play)


@pytest.mark.rule("aurora.npc.attribute-text")
@pytest.mark.parametrize(("name", "away", "best"), [(f"{DREGG}-1", 1, 7), (f"{DREGG}-1", 2, 6)])
def test_a_card_gives_a_bonus_where_it_says(name: str, away: int, best: int) -> None:
    """A Dregg warrior gets +1 on one die against whoever is adjacent."""
    play = act(outing(crew(GROM, 0, sq(13, 13)), enemy(name, sq(13 + away, 13))), 6, 1, 1)
    assert max(play.told("combat.hits")[0]["red"]) == best


@pytest.mark.rule("aurora.npc.attribute-text")
@pytest.mark.parametrize(("beast", "found"), [("tunnel-hound", True), ("snare-cat", False)])
def test_the_hound_needs_no_test_to_find_who_hides(beast: str, found: bool) -> None:
    """Its card says so; a cat has three dice for it, and they show ones."""
    play = act(outing(crew(GROM, 0, sq(13, 15), hidden=True), enemy(beast, sq(13, 13))))
    assert bool(fights(play)) == found
    assert ("scan.npc" in [rule for rule, _ in play.rolled()]) != found


@pytest.mark.rule("aurora.npc.attribute-text")
def test_the_back_of_the_card_is_stronger() -> None:
    """book:383: level 2."""
    dice = []
    for level in (1, 2):
        play = act(outing(crew(GROM, 0, sq(13, 13)), enemy(DARIUS, sq(14, 13)), level=level))
        dice.append([len(faces) for rule, faces in play.rolled() if rule == "crew.attack-value"])
    assert dice == [[4], [5]]


@pytest.mark.rule("aurora.npc.attribute-text")
def test_a_card_may_name_whom_it_hunts() -> None:
    """book:391: So'len and Jayce, though Straken is nearer and Jayce no longer the highest."""
    g = outing(
        crew(STRAKEN, 0, sq(14, 13)), crew(JAYCE, 1, sq(13, 19)), crew(DONEXIA, 0, sq(13, 9)), enemy(SOLEN, sq(13, 13))
    )
    assert fights(act(g)) == [(SOLEN, JAYCE)]
