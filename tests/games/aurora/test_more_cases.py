"""Cases that rules broken on purpose have asked for: each of them made no test fail before."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rimward.games.aurora import GAME
from rimward.games.aurora.checks import OpposedTest
from rimward.games.aurora.crew_combat import weapons
from rimward.games.aurora.docks import belongs
from rimward.games.aurora.move import CrewMove
from rimward.games.aurora.setup import salvage_square
from rimward.games.aurora.table.board import PLACES, plan_of
from rimward.games.aurora.table.names import CRATES_LAID, NOWHERE, SALVAGE_LAID
from rimward.games.aurora.table.pieces import Figure
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import blues, dice_for, ship_bonuses
from rimward.games.aurora.winning import nearest
from rimward.kernel.chance import Seeded
from rimward.kernel.match import Match
from rimward.kernel.question import Refused
from tests.games.aurora.melees import tiles
from tests.games.aurora.world import CONTENT, FACINGS, Play, crew, item, on, ship, sq, world

MIDDLE = {row + str(column): on("centre", row + str(column)) for row in "abcdefgh" for column in range(1, 9)}


def set_up(seed: int, seats: int = 2) -> Aurora:
    """A new table after everything has been laid out, and before anybody has landed."""
    match = Match.new(GAME, seats, {"quicker": True, "crew": "dealt"}, chance=Seeded(seed))
    assert isinstance(match.table, Aurora)
    return match.table


# --- setup -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.setup.crates")
@pytest.mark.rule("aurora.setup.salvage")
def test_tokens_lie_face_down_for_everybody() -> None:
    g = set_up(1)
    for zone in (CRATES_LAID, SALVAGE_LAID):
        assert g.zones.size(zone) == 9
        assert set(g.zones[zone].masks) == {0}


@pytest.mark.rule("aurora.setup.salvage")
def test_salvage_lies_in_the_middle_of_every_tile_whose_middle_is_open() -> None:
    """Of a side tile, too: its middle is four squares from the planet."""
    for seed in range(5):
        g = set_up(seed)
        for place, square in enumerate(g.salvage):
            middle = [there for there in g.space().squares_of(place) if is_middle(place, there)]
            if all(g.space().map.ground[there] != 2 for there in middle):
                assert square in middle, f"{PLACES[place]} of seed {seed}"
            assert square == salvage_square(g, place)


def is_middle(place: int, square: int) -> bool:
    """One of the four squares around the corner in the middle of a tile."""
    column, row = (square % 28 - 2) % 8, (square // 28 - 2) % 8
    return column in (3, 4) and row in (3, 4) and place >= 0


@pytest.mark.rule("aurora.setup.tile-layout")
@pytest.mark.parametrize(
    ("place", "square"), [("north", (10, 3)), ("east", (24, 10)), ("south", (17, 24)), ("west", (3, 17))]
)
def test_the_outer_edge_of_a_side_faces_out(place: str, square: tuple[int, int]) -> None:
    """The Customs House has a rock at the western end of the row behind its outer edge: b1 as drawn in the north."""
    names = [tile.name for tile in tiles(Random(3), False)]
    rest = [name for name in CONTENT.tiles(False, "side") if name != "customs-house"]
    for at in range(1, 5):
        names[at] = "customs-house" if PLACES[at] == place else rest.pop()
    turns = [0, 0, 1, 2, 3, 1, 2, 3, 0]
    plan = plan_of(CONTENT, tuple(zip(names, turns, strict=True)), False)
    assert plan.map.ground[sq(*square)] == 2
    laid = next(g for g in map(set_up, range(60)) if g.surface[PLACES.index(place)].name == "customs-house")
    assert laid.plan().map.ground[sq(*square)] == 2


@pytest.mark.rule("aurora.setup.choose-ship")
def test_nobody_gets_a_ship_that_two_wish_for() -> None:
    wishes = ({"ship": "cerberus"}, {"ship": "cerberus"}, {"ship": "eden-fyre"})
    with pytest.raises(Refused, match="same-ship"):
        Match.new(GAME, 3, {}, wishes, chance=Seeded(1))


@pytest.mark.rule("aurora.overview.two-factions")
def test_all_of_one_faction_is_no_game() -> None:
    wishes = ({"ship": "cerberus"}, {"ship": "hades-vi"})
    with pytest.raises(Refused, match="one-faction"):
        Match.new(GAME, 2, {}, wishes, chance=Seeded(1))


@pytest.mark.rule("aurora.setup.place-crew")
@pytest.mark.rule("aurora.crew.station-specialty")
def test_everybody_starts_at_a_station_of_its_specialty() -> None:
    own = {"medical": "communications"}
    for seed in range(8):
        for who in [each for each in set_up(seed, 4).figures if each.name in CONTENT.crew]:
            assert who.room in [own.get(word, word) for word in CONTENT.crew[who.name].specialty], who.name


# --- numbers ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.test.zero-skill")
def test_nothing_adds_dice_to_a_skill_of_zero() -> None:
    figures = [crew("donexia", 0, on("centre", "d4"), gear=(item("diagnostic-cuff"), item("cloak-weave")))]
    g = world(figures=figures)
    assert CONTENT.crew["donexia"].skill("medical") == 0
    assert dice_for(g, 0, "medical") == 0
    assert dice_for(g, 0, "stealth") == CONTENT.crew["donexia"].skill("stealth") + 1


@pytest.mark.rule("aurora.gear.carried-not-wielded")
def test_what_is_in_the_belt_is_no_weapon() -> None:
    gear = (item("arc-blade"), item("duelist", wielded=True))
    assert weapons(world(figures=[crew("donexia", 0, on("centre", "d4"), gear=gear)]), 0) == ["bare", "duelist"]


@pytest.mark.rule("aurora.ship-damage.critical-no-bonus")
def test_salvage_does_not_help_a_critical_ship() -> None:
    plates = (item("ablative-plate"),)
    for damage, bonuses in ((5, ((1, 1, "ablative-plate"),)), (6, ())):
        fleet = [ship("cerberus", 0, sq(12, 12), shields_up=False, damage=damage, salvage=plates), ship("eden-fyre", 1)]
        assert ship_bonuses(world(ships=fleet), 0, "defense") == bonuses


@pytest.mark.rule("aurora.crew.station-specialty")
def test_a_blue_ability_works_at_its_own_station_only() -> None:
    """Straken specialises in two stations; what he adds to commands he adds from the bridge."""
    for room, found in (("weapons", []), ("commander", ["old-campaigner"])):
        g = world(figures=[crew("straken", 0, room)])
        assert [blue.name for blue in blues(g, 0)] == found


@pytest.mark.rule("aurora.prisoner.turn-back")
def test_five_is_added_to_one_die_only() -> None:
    g = world(figures=[crew("donexia", 0, MIDDLE["d4"])])
    g.stack = [OpposedTest("aurora.prisoner.turn-roll", 0, 2, 1, 1, 5)]
    (told,) = Play(g, 1, 1, 5).told("test.opposed")
    assert (told["has"], told["needs"]) == (1, 1)


# --- ships -----------------------------------------------------------------------------------------------------------
def duel(*figures: Figure, **fields: Any) -> Aurora:
    fleet = [
        ship("cerberus", 0, sq(8, 10), facing="east"),
        ship("destiny-aurora", 1, sq(11, 10), facing="west", **fields),
    ]
    crews = [crew("rovanna", 1, "weapons"), *figures]
    return world(ships=fleet, figures=crews, then="ship:cerberus")


@pytest.mark.rule("aurora.ship-combat.hits")
@pytest.mark.rule("aurora.ship-ability.scan-weakness")
def test_a_scan_does_no_damage_without_a_hit() -> None:
    """Dro Tov passes the test; then no die of the attack shows four or more."""
    g = duel(crew("grom", 0, "weapons"), crew("dro-tov", 0, "communications"))
    play = Play(g, *(6,) * 6, *(3,) * 5)
    play.say("attack")
    for _ in range(4):
        if play.match.asked and play.code in ("ship-combat.target", "ship-ability.timing"):
            play.say(play.keys[0])
        elif play.match.asked and play.code == "ship-combat.bonus-changes-die":
            play.say("done")
    assert play.told("ship-combat.hits")[0]["red"] == ()
    assert play.card("destiny-aurora").damage == 0
    assert not play.told("ship-combat.damage")


@pytest.mark.rule("aurora.ship-action.move-crew")
def test_everybody_changes_places_once() -> None:
    g = duel(crew("grom", 0, "weapons"), crew("rane", 0, "navigation"))
    play = Play(g).say(f"man:{g.figure('rane')},commander")
    assert not [key for key in play.keys if key.startswith(f"man:{g.figure('rane')},")]
    assert [key for key in play.keys if key.startswith(f"man:{g.figure('grom')},")]


@pytest.mark.rule("aurora.docked.no-return-fire")
def test_a_docked_ship_is_told_why_it_does_not_fire() -> None:
    fleet = [ship("cerberus", 0, "dock:0"), ship("destiny-aurora", 1, sq(26, 12), facing="west")]
    g = world(ships=fleet, figures=[crew("grom", 0, "weapons"), crew("rane", 0, "navigation")], then="ship:cerberus")
    assert Play(g).refused("attack").rule == "aurora.docked.no-return-fire"


@pytest.mark.rule("aurora.salvage.collect")
def test_salvage_two_squares_away_is_too_far() -> None:
    fleet = [ship("cerberus", 0, sq(8, 10), facing="east"), ship("destiny-aurora", 1, "dock:2")]
    tokens = {sq(9, 11): "gun-pod", sq(10, 12): "rail-spike"}
    play = Play(world(ships=fleet, figures=[crew("rane", 0, "navigation")], salvage=tokens, then="ship:cerberus"))
    assert [key for key in play.keys if key.startswith("salvage")] == ["salvage:0"]


@pytest.mark.rule("aurora.boarding.stranded-intruders")
@pytest.mark.rule("aurora.boarding.break-link")
def test_breaking_the_link_leaves_the_intruders_aboard() -> None:
    fleet = [
        ship("cerberus", 0, sq(13, 14), facing="west"),
        ship("destiny-aurora", 1, sq(12, 14), facing="east", shields_up=False, link=0),
    ]
    figures = [
        crew("grom", 0, "deck", ship=1),
        crew("donexia", 0, "commander"),
        crew("oru-vantle", 1, "communications"),
        crew("ozymar", 1, "engineering"),
    ]
    play = Play(world(ships=fleet, figures=figures, then="ship:destiny-aurora"), *(6,) * 5).say("break")
    assert play.card("destiny-aurora").link == NOWHERE
    assert play.who("grom").ship == 1
    assert FACINGS[play.card("destiny-aurora").facing] == "east"


# --- crew ------------------------------------------------------------------------------------------------------------
ROOM = """
. . . . . . . .
  - - - - - -
.|. . . . . .|.

.|. . . . . .|.

.|. . . . . .D.

.|. . . . . .|.

.|. . . . . .|.

.|. . . . . .|.
  - - D - - -
. . . . . . . .
""".strip("\n")


@pytest.mark.rule("aurora.round.two-actions")
def test_a_crew_has_two_actions_in_its_turn() -> None:
    crates = {MIDDLE["d5"]: "cache", MIDDLE["c5"]: "cache", MIDDLE["e5"]: "cache"}
    figures = [crew("donexia", 0, MIDDLE["d4"]), crew("grom", 0, MIDDLE["h8"])]
    play = Play(world(figures=figures, crates=crates, then="player:0")).say("crew:0", "open:0", "open:0")
    assert play.g.crates == (MIDDLE["e5"],)
    assert not [key for key in play.keys if key == "move" or key.startswith("open")]


@pytest.mark.rule("aurora.search.open")
@pytest.mark.rule("aurora.search.token-mix")
def test_a_cache_is_worth_25_digits() -> None:
    g = world(figures=[crew("donexia", 0, MIDDLE["d4"])], crates={MIDDLE["d5"]: "cache"}, then="crew:donexia")
    assert sum(Play(g).say("open:0").g.pay[0]) == 25


@pytest.mark.rule("aurora.gear.exchange")
def test_gear_changes_hands_once_before_or_after_a_move() -> None:
    """Again only after the next move."""
    figures = [
        crew("donexia", 0, MIDDLE["d4"], gear=(item("lock-kit"), item("cloak-weave"))),
        crew("grom", 0, MIDDLE["d5"]),
    ]
    play = Play(world(figures=figures, then="crew:donexia")).say("exchange", "give:lock-kit,1", "done")
    assert play.code == "crew-action.list"
    assert "exchange" not in play.keys
    play.say("move").go(MIDDLE["c5"])
    if play.code == "move.any-direction":
        play.say("stop")
    assert "exchange" in play.keys


@pytest.mark.rule("aurora.gear.one-ranged")
def test_a_second_pistol_goes_into_the_belt() -> None:
    figures = [crew("donexia", 0, MIDDLE["d4"], gear=(item("arc-pistol", wielded=True),))]
    g = world(figures=figures, crates={MIDDLE["d5"]: "spark-pistol"}, then="crew:donexia")
    held = {each.name: each.wielded for each in Play(g).say("open:0").who("donexia").gear}
    assert held == {"arc-pistol": True, "spark-pistol": False}


@pytest.mark.rule("aurora.energy.tokens")
def test_a_use_of_an_item_costs_one_token() -> None:
    figures = [crew("donexia", 0, MIDDLE["d4"], wounds=3, gear=(item("moss-poultice"),))]
    play = Play(world(figures=figures, then="crew:donexia")).say("ability:moss-poultice")
    assert play.who("donexia").wounds == 2
    assert [each.energy for each in play.who("donexia").gear] == [1]


@pytest.mark.rule("aurora.terrain.hindering-defense")
def test_hindering_ground_does_not_help_in_melee() -> None:
    ground = "\n\n".join(["h h h h h h h h"] * 8)
    figures = [crew("donexia", 0, MIDDLE["d4"]), crew("jayce-carver", 1, MIDDLE["d5"])]
    play = Play(world(surface={"centre": ground}, figures=figures, then="crew:donexia"), 6, 6, 1, *(1,) * 6)
    play.say("attack:1,bare")
    assert len(play.told("combat.hits")[0]["red"]) == 2
    assert play.code in ("ship-combat.pairing", "ship-combat.bonus-changes-die")


@pytest.mark.rule("aurora.move.minimum-step")
def test_a_crew_with_one_point_takes_one_step_out_of_hindering_ground() -> None:
    ground = "\n\n".join(["h h h h h h h h"] * 8)
    g = world(surface={"centre": ground}, figures=[crew("donexia", 0, MIDDLE["d4"])])
    g.stack = [CrewMove(0, 1)]
    play = Play(g)
    around = ["c3", "c4", "c5", "d3", "d5", "e3", "e4", "e5"]
    assert set(play.keys) == {"stop", *[f"go:{MIDDLE[near]}" for near in around]}
    play.go(MIDDLE["c4"])
    assert play.who("donexia").square == MIDDLE["c4"]


@pytest.mark.rule("aurora.stealth.path")
def test_stealth_that_was_lost_in_the_middle_of_a_room_does_not_come_back_at_its_wall() -> None:
    figures = [crew("zhenna-ruul", 1, MIDDLE["b2"], hidden=True), crew("grom", 0, MIDDLE["a8"])]
    g = world(surface={"centre": ROOM}, indoor=("centre",), figures=figures, then="crew:zhenna-ruul")
    play = Play(g, *(6,) * 5).say("sneak").go(MIDDLE["d4"])
    assert not play.who("zhenna-ruul").hidden
    play.go(MIDDLE["b4"])
    assert not play.who("zhenna-ruul").hidden


@pytest.mark.rule("aurora.stealth.lost")
def test_nobody_hides_in_the_round_of_an_attack() -> None:
    ground = "\n\n".join(["h h h h h h h h"] * 8)
    figures = [crew("donexia", 0, MIDDLE["d4"]), crew("jayce-carver", 1, MIDDLE["d5"])]
    play = Play(world(surface={"centre": ground}, figures=figures, then="crew:donexia"), 1, 1, 1)
    assert "hide" in play.keys
    play.say("attack:1,bare")
    assert "hide" not in play.keys
    assert "sneak" not in play.keys


@pytest.mark.rule("aurora.heal.not-first-round")
def test_the_round_of_entering_the_med_bay_is_noted() -> None:
    fleet = [ship("cerberus", 0, sq(8, 10), facing="east"), ship("destiny-aurora", 1, "dock:2")]
    figures = [crew("rane", 0, "navigation", wounds=3), crew("dro-tov", 0, "med-bay")]
    play = Play(world(ships=fleet, figures=figures, round=4, then="ship:cerberus")).say("man:0,med-bay")
    assert play.who("rane").since == 4


@pytest.mark.rule("aurora.ship.capacity")
def test_crew_on_the_planet_count_towards_the_capacity_of_their_ship() -> None:
    figures = [
        crew("donexia", 0, "commander"),
        crew("rane", 0, MIDDLE["d4"]),
        crew("jayce-carver", 1, "brig", ship=0),
        crew("grom", 2, "deck", ship=0),
    ]
    assert belongs(world(3, figures=figures), 0) == [0, 1, 3]


@pytest.mark.rule("aurora.docked.stolen")
def test_only_its_captor_ascends_with_a_stolen_ship() -> None:
    fleet = [
        ship("cerberus", 0, "dock:0"),
        ship("destiny-aurora", 1, "dock:2", captor=0),
    ]
    figures = [
        crew("grom", 0, "deck", ship=1),
        crew("donexia", 0, "commander"),
        crew("jayce-carver", 1, MIDDLE["d4"]),
        crew("flibby", 1, "med-bay", out=True, wounds=7),
    ]
    for seat, may in ((0, True), (1, False)):
        play = Play(world(ships=fleet, figures=figures, then=f"player:{seat}"))
        assert ("ascend:1" in play.keys) == may


# --- digits ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.bounty.complete")
def test_a_bounty_is_for_its_target_only() -> None:
    figures = [crew("donexia", 0, MIDDLE["d4"]), crew("jayce-carver", 1, MIDDLE["d5"], wounds=8)]
    figures += [crew("flibby", 1, MIDDLE["h8"])]
    g = world(figures=figures, targets={0: "flibby"}, then="crew:donexia")
    play = Play(g, 6, 1, 1, 1).say("attack:1,bare")
    while play.match.asked and play.code.startswith("ship-combat"):
        play.say("done" if "done" in play.keys else play.keys[0])
    assert play.who("jayce-carver").out
    assert not play.told("bounty.completed")
    assert sum(play.g.pay[0]) == 50


@pytest.mark.rule("aurora.bounty.replaces")
def test_a_completed_bounty_pays_what_it_says_and_no_fifty_besides() -> None:
    figures = [crew("donexia", 0, MIDDLE["d4"]), crew("flibby", 1, MIDDLE["d5"], wounds=6)]
    play = Play(world(figures=figures, targets={0: "flibby"}, then="crew:donexia"), 6, 1, 1, 1).say("attack:1,bare")
    while play.match.asked and play.code.startswith("ship-combat"):
        play.say("done" if "done" in play.keys else play.keys[0])
    assert play.told("bounty.completed")
    assert sum(play.g.pay[0]) == CONTENT.bounties["flibby"]


@pytest.mark.rule("aurora.reward.digits-denominations")
def test_half_a_reward_is_paid_in_steps_of_25() -> None:
    assert [nearest(half) for half in (125, 137.5, 150, 162, 163)] == [125, 150, 150, 150, 175]


@pytest.mark.rule("aurora.gear.teleport-device")
def test_everybody_teleports_to_its_own_ship() -> None:
    figures = [crew("jayce-carver", 1, MIDDLE["d4"], gear=(item("emergency-teleport-device"),))]
    play = Play(world(figures=figures, then="crew:jayce-carver")).say("ability:emergency-teleport-device")
    assert play.who("jayce-carver").ship == 1
    assert play.who("jayce-carver").square == NOWHERE


@pytest.mark.rule("aurora.gear.teleport-device")
def test_nobody_hides_aboard() -> None:
    ground = "\n\n".join(["h h h h h h h h"] * 8)
    figures = [crew("donexia", 0, MIDDLE["d4"], hidden=True, gear=(item("emergency-teleport-device"),))]
    g = world(surface={"centre": ground}, figures=figures, then="crew:donexia")
    who = Play(g).say("ability:emergency-teleport-device").who("donexia")
    assert (who.ship, who.hidden) == (0, False)


@pytest.mark.rule("aurora.elude.single-roll")
def test_one_pass_on_the_way_covers_the_rest_of_the_move() -> None:
    """Past Flibby, for whom she tests, and on past Jayce: that is one roll."""
    corridor = "\n\n".join(["# # # # # # # #", ". . . . . . . .", "# # # # # # # #", *[". . . . . . . ."] * 5])
    figures = [
        crew("donexia", 0, MIDDLE["b1"]),
        crew("flibby", 1, MIDDLE["b3"]),
        crew("jayce-carver", 1, MIDDLE["b5"]),
    ]
    play = Play(world(surface={"centre": corridor}, figures=figures, then="crew:donexia"), *(6,) * 9)
    play.say("move").go(MIDDLE["b6"])
    assert [rule for rule, _ in play.rolled()] == ["elude.test"]
    assert play.who("donexia").square == MIDDLE["b6"]


@pytest.mark.rule("aurora.move.through-friends")
def test_friends_hold_nobody_up() -> None:
    figures = [crew("donexia", 0, MIDDLE["d4"]), crew("grom", 0, MIDDLE["d5"]), crew("rane", 0, MIDDLE["d7"])]
    play = Play(world(figures=figures, then="crew:donexia")).say("move").go(MIDDLE["d8"])
    assert play.rolled() == []
    assert play.who("donexia").square == MIDDLE["d8"]
