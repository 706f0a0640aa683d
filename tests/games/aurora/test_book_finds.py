"""Scenes from the lines of the booklet: crates, salvage and mines, what a mission is about, gear and traps."""

from __future__ import annotations

from typing import Any

import pytest

from rimward.games.aurora.table.pieces import Pile
from tests.games.aurora.folk import at, dice_of, finish, middle, sure
from tests.games.aurora.orbit import Quiet, aurora, can, cerberus, keys_of, pad, space
from tests.games.aurora.world import CONTENT, Play, crew, item, ship, sq, world

GROM, DRO, RANE, NELLHA = "grom", "dro-tov", "rane", "nellha"
JAYCE, FLIBBY, ZHENNA = "jayce-carver", "flibby", "zhenna-ruul"
PRINCESS, LEDGER = "abduct-the-princess", "silent-ledger"


def who_is(name: str) -> Any:
    return CONTENT.crew[name]


def standing(name: str, square: str, **fields: Any) -> Any:
    return crew(name, fields.pop("seat", who_is(name).faction), at(square), **fields)


def near_death(name: str, square: str, **fields: Any) -> Any:
    return standing(name, square, wounds=who_is(name).health - 1, **fields)


# --- crates ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.search.disarm")
@pytest.mark.rule("aurora.search.booby-trap")
@pytest.mark.parametrize("this_round", [True, False])
def test_a_trap_seen_in_an_earlier_round_goes_off_all_the_same(this_round: bool) -> None:
    """book:1230: a scan makes it safe in the round in which it is made; the player still knows what lies there."""
    g = world(
        figures=[standing(DRO, "d4")],
        crates={at("d5"): "trap"},
        seen={} if this_round else {0: [at("d5")]},
        then=f"crew:{DRO}",
    )
    scan = pad(who_is(DRO).skill("search"), 5) if this_round else []
    play = Play(g, *scan, 6, 1, 1, 1, 1, 1, 1)
    finish(play.say(*(["scan:0"] if this_round else []), "open:0"))
    assert play.who(DRO).wounds == (0 if this_round else 1)


@pytest.mark.rule("aurora.search.booby-trap")
@pytest.mark.rule("aurora.reward.crew")
@pytest.mark.rule("aurora.bounty.complete")
def test_whom_a_trap_fells_pays_nobody_and_completes_no_bounty() -> None:
    """book:617, 684, 1230: the blow must come from a crew."""
    g = world(
        figures=[standing(DRO, "d4"), near_death(ZHENNA, "d6")],
        crates={at("d5"): "trap"},
        targets={0: ZHENNA},
        then=f"crew:{DRO}",
    )
    play = Play(g, 1, 1, 1, 1, 1, 1, 6, 1, 1, 1, 1, 1, 1)
    finish(play.say("open:0"))
    assert play.who(ZHENNA).out
    assert play.told("reward.earned") == play.told("bounty.completed") == []


@pytest.mark.rule("aurora.search.booby-trap")
@pytest.mark.parametrize(("place", "hurt"), [("d7", True), ("f7", True), ("d8", False), ("g5", False), ("b3", True)])
def test_two_squares_are_counted_from_the_crate_with_diagonals(place: str, hurt: bool) -> None:
    """book:1230: within a two-square radius; the opener stands west of it."""
    g = world(figures=[standing(DRO, "d4"), standing(ZHENNA, place)], crates={at("d5"): "trap"}, then=f"crew:{DRO}")
    play = Play(g, *[1] * 6, *([6, 1, 1, 1, 1, 1, 1] if hurt else []))
    finish(play.say("open:0"))
    assert play.who(ZHENNA).wounds == hurt


@pytest.mark.rule("aurora.search.booby-trap")
@pytest.mark.rule("aurora.ko.token")
def test_the_unconscious_beside_a_trap_are_spared_more() -> None:
    """book:1230, 1254: who is down takes no part."""
    body = standing(ZHENNA, "d6", out=True, wounds=who_is(ZHENNA).health)
    play = Play(world(figures=[standing(DRO, "d4"), body], crates={at("d5"): "trap"}, then=f"crew:{DRO}"), *[1] * 6)
    finish(play.say("open:0"))
    assert [event["crew"] for event in play.told("search.trap")] in ([DRO], [])
    assert len(dice_of(play, "crew.attack-value")) <= 1


@pytest.mark.rule("aurora.search.open")
@pytest.mark.rule("aurora.round.repeat-actions")
def test_two_crates_in_one_turn() -> None:
    """book:782: interact twice; only the second scan of a round is barred."""
    g = world(figures=[standing(DRO, "d4")], crates={at("d5"): "cache", at("d3"): "star-idol"}, then=f"crew:{DRO}")
    play = Play(g).say("open:0", "open:0")
    assert play.g.crates == ()
    assert [card.name for card in play.who(DRO).gear] == ["star-idol"]


@pytest.mark.rule("aurora.search.scan")
@pytest.mark.rule("aurora.interact.reach")
def test_no_crate_is_scanned_or_opened_through_a_wall() -> None:
    """book:1226: adjacent."""
    wall = {f"{row}4e": "|" for row in "abcdefgh"}
    g = world(surface=middle({}, wall), figures=[standing(DRO, "d4")], crates={at("d5"): "cache"}, then=f"crew:{DRO}")
    assert not {"scan:0", "open:0"} & set(Play(g).keys)


# --- salvage ---------------------------------------------------------------------------------------------------------
SPACE = {"navigation": GROM, "communications": DRO}


@pytest.mark.rule("aurora.ship-action.scan-limit")
def test_no_third_scan_and_none_of_the_same_token() -> None:
    """book:758: two different tokens."""
    tokens = {sq(9, 10): "gun-pod", sq(7, 10): "star-charts", sq(8, 11): "explosive"}
    search = who_is(DRO).skill("search")
    play = Quiet(space(SPACE, None, [cerberus(), aurora(2, 20)], salvage=tokens), *pad(search), *pad(search))
    play.say("scan:0")
    assert set(keys_of(play, "scan")) == {"scan:1", "scan:2"}
    play.say("scan:1")
    assert keys_of(play, "scan") == []


@pytest.mark.rule("aurora.salvage.explosive")
@pytest.mark.rule("aurora.ship-damage.shields-down")
def test_an_explosion_may_take_the_last_of_the_shields() -> None:
    """book:322, 1238: seven on the shields, three hits: the card is turned."""
    ships = [cerberus(damage=7), aurora(2, 20)]
    play = Quiet(space(SPACE, None, ships, salvage={sq(9, 10): "explosive"}), 6, 6, 6, 1, 1, 1, 1, 1, 1)
    play.say("salvage:0")
    while play.match.asked and play.code.startswith("ship-combat."):
        play.say("done" if can(play, "done") else play.keys[0])
    card = play.card("cerberus")
    assert (card.shields_up, card.damage) == (False, 0)


@pytest.mark.rule("aurora.salvage.explosive")
@pytest.mark.rule("aurora.ship-damage.crew-unhurt")
def test_a_ship_on_a_dock_is_not_within_two_squares_of_anything_in_orbit() -> None:
    """book:1088, 1238: the token lies beside the mission planet, the Destiny Aurora is down on a dock."""
    ships = [cerberus(24, 13), ship("destiny-aurora", 1, "dock:2")]
    play = Quiet(space(SPACE, None, ships, salvage={sq(25, 13): "explosive"}), *[1] * 12).say("salvage:0")
    assert [len(faces) for _, faces in play.rolled()] == [6]


@pytest.mark.rule("aurora.salvage.collect")
@pytest.mark.rule("aurora.round.repeat-actions")
def test_salvage_twice_and_nothing_else() -> None:
    """book:758."""
    tokens = {sq(9, 10): "gun-pod", sq(7, 10): "star-charts"}
    play = Quiet(space(SPACE, None, [cerberus(), aurora(2, 20)], salvage=tokens)).say("salvage:0", "salvage:0")
    assert sorted(card.name for card in play.card("cerberus").salvage) == ["gun-pod", "star-charts"]
    assert not play.match.asked or not can(play, "move")


@pytest.mark.rule("aurora.salvage.mines-deployer-safe")
@pytest.mark.rule("aurora.salvage.mines-chain")
def test_the_mine_of_a_teammate_goes_off_like_any_other() -> None:
    """book:1579: only the ship that deployed it is safe."""
    ships = [cerberus(5, 10), aurora(2, 20), ship("hades-vi", 2, sq(20, 20))]
    scene = space({"navigation": GROM}, None, ships, [crew("straken", 2, "commander")], mines=[(sq(7, 11), 2)])
    play = Quiet(scene, 6, 1, 1, 1, 1).say("move", f"fly:{sq(6, 10)},2")
    while play.match.asked and play.code.startswith("ship-combat."):
        play.say("done" if can(play, "done") else play.keys[0])
    assert play.card("cerberus").damage == 1
    assert play.g.mines == ()


# --- what a mission is about -----------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.mission-character.steal")
@pytest.mark.rule("aurora.test.opposed")
@pytest.mark.parametrize(("thief", "stolen"), [((5, 6), True), ((5, 1), False)])
def test_a_follower_changes_sides_only_for_more_fives_and_sixes(thief: tuple[int, int], stolen: bool) -> None:
    """book:1250: Rane (Leadership 2) against Flibby (2), who rolls one 6."""
    g = world(
        figures=[standing(RANE, "d4"), standing(FLIBBY, "d5", holds=("xealana",))],
        mission=PRINCESS,
        then=f"crew:{RANE}",
    )
    assert who_is(RANE).skill("leadership") == who_is(FLIBBY).skill("leadership") == 2
    play = Play(g, *thief, 6, 2)
    play.say(next(key for key in play.keys if key.startswith("steal:")))
    assert (play.who(RANE).holds == ("xealana",)) == stolen
    assert (play.who(FLIBBY).holds == ("xealana",)) != stolen
    assert "move" in play.keys  # the other action


@pytest.mark.rule("aurora.mission-character.holder-defeated")
@pytest.mark.rule("aurora.mission-character.persuade")
def test_the_princess_waits_where_her_protector_fell_and_the_next_has_to_persuade_her() -> None:
    """book:1264, 1529: the same crew, with its other action."""
    figures = [standing(NELLHA, "d4"), near_death(FLIBBY, "d5", holds=("xealana",))]
    dice = [*sure(NELLHA, 1), *pad(who_is(NELLHA).skill("leadership"), 5)]
    play = Play(world(figures=figures, mission=PRINCESS, then=f"crew:{NELLHA}"), *dice)
    finish(play.say("attack:1,bare")).say("take:0")
    assert play.who(NELLHA).holds == ("xealana",)


@pytest.mark.rule("aurora.test.failed-interact")
@pytest.mark.rule("aurora.test.zero-skill")
def test_without_any_skill_the_action_is_spent_and_no_die_is_rolled() -> None:
    """book:228, 1529: Ilan Maro has no Tech."""
    g = world(figures=[standing("ilan-maro", "d4")], things={at("d5"): "data"}, mission=LEDGER, then="crew:ilan-maro")
    play = Play(g).say("take:0", "take:0")
    assert [faces for _, faces in play.rolled() if faces] == []
    assert play.who("ilan-maro").holds == ()
    assert not play.match.asked or "take:0" not in play.keys


@pytest.mark.rule("aurora.interact.data")
@pytest.mark.rule("aurora.round.repeat-actions")
def test_a_failed_test_at_the_console_may_be_tried_again_at_once() -> None:
    """book:782, 1529."""
    tech = who_is(NELLHA).skill("tech")
    g = world(figures=[standing(NELLHA, "d4")], things={at("d5"): "data"}, mission=LEDGER, then=f"crew:{NELLHA}")
    play = Play(g, *pad(tech, 4), *pad(tech, 6)).say("take:0", "take:0")
    assert play.who(NELLHA).holds == ("data",)


# --- gear ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.gear.exchange")
@pytest.mark.rule("aurora.gear.carry-limits")
def test_an_exchange_leaves_nobody_with_a_third_pistol() -> None:
    """book:507-511, 777."""
    two = (item("arc-pistol"), item("arc-pistol"))
    g = world(
        figures=[standing(DRO, "d4", gear=(item("spark-pistol"),)), standing(GROM, "d5", gear=two)], then=f"crew:{DRO}"
    )
    play = Play(g).say("exchange")
    assert not [key for key in play.keys if key == "give:spark-pistol,1"]
    assert "take:arc-pistol,1" in play.keys


@pytest.mark.rule("aurora.ko.arc-pistol-lock")
@pytest.mark.rule("aurora.ko.drops-items")
def test_of_a_fallen_foe_everything_but_the_arc_pistol() -> None:
    """book:1264; a blade of the same armory may be taken."""
    gear = (item("arc-pistol", home=1), item("arc-blade", home=1), item("echo-lens"))
    figures = [standing(NELLHA, "d4"), near_death(FLIBBY, "d5", gear=gear)]
    play = finish(Play(world(figures=figures, then=f"crew:{NELLHA}"), *sure(NELLHA, 1)).say("attack:1,bare"))
    play.say("loot:0")
    assert {card.name for card in play.who(NELLHA).gear} == {"arc-blade", "echo-lens"}
    assert [[card.name for card in pile.items] for pile in play.g.piles] == [["arc-pistol"]]


@pytest.mark.rule("aurora.ko.drops-items")
@pytest.mark.rule("aurora.board.containers-hinder")
def test_a_pile_of_gear_lies_under_a_container_and_hinders() -> None:
    """book:1234, 1264: a Container Crate Token represents the items."""
    pile = Pile(at("d2"), (item("arc-blade"),), 1)
    rock = {f"{row}{column}": "#" for row in "ce" for column in range(1, 9)}
    g = world(surface=middle(rock), figures=[standing(DRO, "d1")], piles=[pile], then=f"crew:{DRO}")
    play = Play(g).say("move").go(at("d2")).go(at("d3"))
    assert play.told("move.stepped")[-1]["points"] == who_is(DRO).speed - 3


# --- traps, once more ------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.search.scan")
@pytest.mark.rule("aurora.search.disarm")
@pytest.mark.parametrize(("token", "may"), [("trap", True), ("cache", False)])
def test_a_trap_that_was_seen_before_may_be_scanned_again_to_make_it_safe(token: str, may: bool) -> None:
    """book:1226-1230: a scan each round; there is nothing to learn about the cache."""
    g = world(figures=[standing(DRO, "d4")], crates={at("d5"): token}, seen={0: [at("d5")]}, then=f"crew:{DRO}")
    play = Play(g, *pad(who_is(DRO).skill("search"), 5))
    assert ("scan:0" in play.keys) == may
    if may:
        play.say("scan:0", "open:0")
        assert play.told("search.disarmed") != []


@pytest.mark.rule("aurora.salvage.explosive")
@pytest.mark.rule("aurora.salvage.scan")
def test_an_explosive_that_was_seen_before_may_be_scanned_again_as_well() -> None:
    """book:1238: exactly as with containers."""
    tokens = {sq(9, 10): "explosive", sq(7, 10): "gun-pod"}
    seen = {0: list(tokens)}
    dice = pad(who_is(DRO).skill("search"), 5)
    play = Quiet(space(SPACE, None, [cerberus(), aurora(2, 20)], salvage=tokens, seen=seen), *dice)
    assert keys_of(play, "scan") == ["scan:0"]
    play.say("scan:0", "salvage:0")
    assert play.card("cerberus").damage == 0


@pytest.mark.rule("aurora.search.trap-roll")
@pytest.mark.rule("aurora.status.stun")
def test_who_is_stunned_defends_against_a_trap_without_bonuses() -> None:
    """book:1230: a 5 against a 4, and no +1."""
    figures = [standing(NELLHA, "h8"), standing(GROM, "d4"), standing(JAYCE, "d6", tokens=("stun",))]
    play = Play(world(figures=figures, crates={at("d5"): "trap"}, then=f"crew:{GROM}"), *[1] * 6, 5, 1, 1, 1, 1, 1, 4)
    play.say("open:0")
    assert play.who(JAYCE).wounds == 1


@pytest.mark.rule("aurora.search.trap-roll")
@pytest.mark.rule("aurora.energy.tokens")
def test_a_shield_helps_against_a_trap_and_costs_its_energy() -> None:
    """book:1230: the victim's own bonuses."""
    shield = item("glimmer-shield", 2)
    g = world(figures=[standing(DRO, "d4", gear=(shield,))], crates={at("d5"): "trap"}, then=f"crew:{DRO}")
    play = Play(g, 5, 5, 1, 1, 1, 1, 4, 4).say("open:0")
    while play.match.asked and play.code == "ship-combat.bonus-changes-die":
        play.say(next(key for key in play.keys if key.startswith("pair:")))
    assert play.who(DRO).wounds == 0
    assert [card.energy for card in play.who(DRO).gear] == [1]


@pytest.mark.rule("aurora.combat.grenade-door")
def test_beside_one_door_no_grenade_flies_through_another() -> None:
    """book:1164: the door beside it is in the west; the other is three squares to the east."""
    edges = {f"{row}2e": "|" for row in "abcdefgh"} | {f"{row}4e": "|" for row in "abcdefgh"}
    edges |= {"d2e": "D", "d4e": "D"}
    figures = [standing(DRO, "d3", gear=(item("burst-globe", wielded=True),)), standing(ZHENNA, "d5")]
    figures.append(standing(JAYCE, "d1"))
    play = Play(world(surface=middle({}, edges), figures=figures, then=f"crew:{DRO}"))
    assert f"throw:{at('d1')},burst-globe" in play.keys
    assert f"throw:{at('d5')},burst-globe" not in play.keys


@pytest.mark.rule("aurora.salvage.explosive")
@pytest.mark.rule("aurora.energy.tokens")
@pytest.mark.parametrize(("used", "left"), [(True, 1), (False, 2)])
def test_a_plate_that_helps_against_an_explosion_loses_a_token(used: bool, left: int) -> None:
    """book:1238, 1567: a 5 against a 4."""
    ships = [cerberus(salvage=(item("ablative-plate", 2),)), aurora(2, 20)]
    play = Quiet(space(SPACE, None, ships, salvage={sq(9, 10): "explosive"}), 5, 1, 1, 1, 1, 1, 4).say("salvage:0")
    play.say("pair:5,4" if used else "done")
    assert play.card("cerberus").damage == (0 if used else 1)
    assert [card.energy for card in play.card("cerberus").salvage] == [left]
