"""Ship abilities: one a round, each at its moment, with a test by the crew of its station."""

from __future__ import annotations

import pytest

from rimward import rulebook
from tests.games.aurora.orbit import (
    DONEXIA,
    FLIBBY,
    GROM,
    again,
    ahead,
    aurora,
    black_dice,
    can,
    cerberus,
    damage,
    dice,
    flights,
    hand,
    hull,
    keys_of,
    pad,
    ranks,
    red_dice,
    reds,
    skill,
    space,
    special,
    specialist,
    until,
)
from tests.games.aurora.world import COALITION, CONTENT, RENEGADE, Play, crew, ship, sq, world

EXAMPLES = {example.id: example for example in rulebook.load("aurora").examples}
GUNNER = hand(RENEGADE, "weapons", least=3)
ENGINEER = hand(RENEGADE, "engineering", least=3, but=(GUNNER,))
LISTENER = hand(RENEGADE, "communications", least=2, but=(GUNNER, ENGINEER))
PILOT = hand(RENEGADE, "navigation", least=2, but=(GUNNER, ENGINEER, LISTENER))
RED = {"weapons": GUNNER, "engineering": ENGINEER, "communications": LISTENER, "navigation": PILOT}
HELM = hand(COALITION, "navigation", least=3)


def rolls_of(name: str, station: str, *faces: int) -> list[int]:
    return pad(skill(name, station), *faces)


def half(value: int) -> int:
    """Rounded up, and never less than 1."""
    return max(1, (value + 1) // 2)


# --- once per round --------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.ship-ability.once-per-round")
@pytest.mark.parametrize("face", [4, 5])
def test_a_ship_tries_one_ability_in_a_round_whether_it_passes_or_fails(face: int) -> None:
    """Communications tried; after that neither Weapons nor Engineering can."""
    rolls = [*rolls_of(LISTENER, "communications", face), *reds(GUNNER, 6), 6]
    play = Play(space(RED), *rolls).say("attack", "ability:scan-weakness")
    while play.code == "ship-combat.bonus-changes-die":
        play.say("done")
    assert dice(play, "ship-ability.tactical-targeting") == []
    assert play.code == "ship-action.list"
    assert keys_of(play, "ability") == []
    assert [told["ability"] for told in play.told("ship-ability.declared")] == ["scan-weakness"]


@pytest.mark.rule("aurora.ship-ability.once-per-round")
def test_in_the_next_round_there_is_another_try() -> None:
    play = Play(space(RED), *rolls_of(LISTENER, "communications"), *reds(GUNNER)).say("attack", "ability:scan-weakness")
    later = until(again(play, "end"), "attack")
    Play.say(later, "attack")  # abilities are not passed on
    assert later.keys == ["ability:scan-weakness", "pass"]


@pytest.mark.rule("aurora.ship-ability.once-per-round")
def test_an_ability_costs_no_action() -> None:
    rolls = [*rolls_of(LISTENER, "communications", 5), *reds(GUNNER)]
    play = Play(space(RED), *rolls).say("attack", "ability:scan-weakness")
    play.say("move", "stop")
    assert not play.match.asked or not can(play, "move")


# --- the station -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.ship-ability.station-needed")
@pytest.mark.parametrize("station", ["communications", "engineering", "weapons", "navigation"])
def test_no_ability_without_somebody_in_its_station(station: str) -> None:
    """The one who could do it lies in the Med Bay instead."""
    rooms = {("med-bay" if room == station else room): name for room, name in RED.items()}
    offered = set[str]()
    if "weapons" in rooms:
        play = Play(space(rooms), *reds(GUNNER, 6), 6).say("attack")
        while play.match.asked and play.code == "ship-ability.timing":
            offered |= set(keys_of(play, "ability"))
            play.say("pass")
        offered |= set(keys_of(play, "ability")) if play.match.asked else set()
    lost = {
        "communications": "ability:scan-weakness",
        "engineering": "ability:overclock",
        "weapons": "ability:tactical-targeting",
        "navigation": "ability:evasive",
    }
    assert lost[station] not in offered
    if station == "communications":
        assert {"ability:tactical-targeting", "ability:overclock"} <= offered


@pytest.mark.rule("aurora.ship-ability.station-needed")
@pytest.mark.parametrize(("room", "asked"), [("navigation", True), ("med-bay", False), ("weapons", False)])
def test_evasion_needs_a_navigator(room: str, asked: bool) -> None:
    play = Play(space({"weapons": GUNNER}, {room: HELM}), *reds(GUNNER, 5), 1).say("attack", "pass")
    assert (play.match.asked != () and play.asked.seat == COALITION) == asked
    if asked:
        assert play.keys == ["ability:evasive", "pass"]


# --- timing ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.ship-ability.timing")
def test_each_ability_comes_at_the_moment_that_it_affects() -> None:
    """Scan before the roll, targeting after it, evasion after the black dice, overclock after the attack."""
    play = Play(space(RED, {"navigation": HELM}), *reds(GUNNER, 6), 6)
    assert keys_of(play, "ability") == []  # before the attack there is nothing to overclock
    play.say("attack")
    assert (play.keys, red_dice(play)) == (["ability:scan-weakness", "pass"], [])
    play.say("pass")
    assert play.keys == ["ability:tactical-targeting", "pass"]
    assert (len(red_dice(play)), black_dice(play)) == (1, [])
    play.say("pass")
    assert (play.asked.seat, play.keys) == (COALITION, ["ability:evasive", "pass"])
    assert black_dice(play) == [(6,)]
    play.say("pass")
    assert keys_of(play, "ability") == ["ability:overclock"]


@pytest.mark.rule("aurora.ship-ability.timing")
@pytest.mark.rule("aurora.ship-ability.once-per-round")
def test_evasion_in_the_turn_of_another_is_the_ability_of_the_round() -> None:
    """The Cerberus fires first. Afterwards the Destiny Aurora has no other ability, though its shields are down."""
    blue = {"navigation": HELM, "engineering": hand(COALITION, "engineering", least=2, but=(HELM,))}
    scene = space({"commander": DONEXIA, "weapons": GUNNER}, blue, [cerberus(), aurora(**hull(2))], then="ships")
    assert CONTENT.crew[DONEXIA].initiative >= CONTENT.crew[HELM].initiative
    rolls = [*pad(skill(GUNNER, "weapons") + 1, 5), 5]
    used = until(Play(scene.copy(), *rolls, *rolls_of(HELM, "navigation")), "attack")
    until(used.say("attack", "pass", "ability:evasive"), "end", COALITION)
    kept = until(Play(scene.copy(), *rolls), "attack")
    until(kept.say("attack", "pass", "pass"), "end", COALITION)
    assert [can(play, "ability:patch-hull") for play in (used, kept)] == [False, True]


# --- I'm in Command --------------------------------------------------------------------------------------------------
def command(boost: int, up: bool, face: int = 5) -> list[str]:
    """The order of turns when the Destiny Aurora's initiative is so much higher than the Cerberus's."""
    mine, theirs = next(
        (red, blue)
        for red in ranks(RENEGADE)
        for blue in CONTENT.crew
        if CONTENT.crew[blue].faction == COALITION
        and not special(blue, "commander")
        and CONTENT.crew[blue].initiative - CONTENT.crew[red].initiative == boost
        and skill(red, "commander")
    )
    card = cerberus() if up else cerberus(**hull())
    scene = space({"commander": mine}, {"commander": theirs}, [card, aurora()], then="ships")
    play = Play(scene, *rolls_of(mine, "commander", face))
    assert play.keys == ["ability:in-command", "pass"]
    play.say("ability:in-command")
    while play.match.asked:
        play.say("end" if can(play, "end") else "pass")
    assert len(dice(play, "ship-ability.in-command")[0]) == skill(mine, "commander")
    return [told["ship"] for told in play.told("round.ship-turn")]


@pytest.mark.rule("aurora.ship-ability.in-command")
@pytest.mark.parametrize(
    ("boost", "up", "first"),
    [(2, True, "cerberus"), (3, True, "destiny-aurora"), (1, False, "cerberus"), (2, False, "destiny-aurora")],
)
def test_a_commander_lifts_the_initiative_by_two_and_without_shields_by_one(boost: int, up: bool, first: str) -> None:
    """A tie goes to the Renegades."""
    assert command(boost, up)[0] == first


@pytest.mark.rule("aurora.ship-ability.in-command")
def test_a_commander_who_fails_lifts_nothing() -> None:
    assert command(1, True, 4)[0] == "destiny-aurora"


# --- Scan for Weaknesses ---------------------------------------------------------------------------------------------
def scanned(face: int, *d6: int) -> Play:
    rolls = [*rolls_of(LISTENER, "communications", face), *d6]
    return Play(space({"weapons": GUNNER, "communications": LISTENER}), *rolls).say("attack", "ability:scan-weakness")


@pytest.mark.rule("aurora.ship-ability.scan-weakness")
@pytest.mark.parametrize(("face", "expected"), [(5, 1), (6, 1), (4, 0)])
def test_a_weakness_costs_one_damage_that_cannot_be_blocked(face: int, expected: int) -> None:
    play = scanned(face, *reds(GUNNER, 5), 6)
    assert play.card("destiny-aurora").damage == expected


@pytest.mark.rule("aurora.ship-ability.scan-weakness")
def test_a_weakness_adds_to_the_damage() -> None:
    assert scanned(5, *reds(GUNNER, 5, 5), 1, 1).card("destiny-aurora").damage == 3


@pytest.mark.rule("aurora.ship-ability.scan-weakness")
def test_an_attack_without_a_hit_does_nothing_to_a_weakness() -> None:
    assert scanned(5, *reds(GUNNER, 3)).card("destiny-aurora").damage == 0


@pytest.mark.rule("aurora.ship-ability.scan-weakness")
def test_the_scan_is_a_test_of_search_in_communications() -> None:
    assert len(dice(scanned(5, *reds(GUNNER)), "ship-ability.scan-weakness")[0]) == skill(LISTENER, "communications")


# --- Overclock the Engines -------------------------------------------------------------------------------------------
TECHNICIANS = tuple([name for name in CONTENT.crew if special(name, "engineering")])
SHOOTER = hand(RENEGADE, "weapons", but=TECHNICIANS)
DRIVER = hand(RENEGADE, "navigation", least=3, but=(SHOOTER, *TECHNICIANS))


def overclocked(engineer: str, face: int = 5) -> Play:
    """The Hades VI has moved four squares diagonally and fired; now the engines are pushed."""
    ships = [ship("hades-vi", 0, sq(6, 6), facing="south-east"), aurora(14, 14)]
    figures = [crew(SHOOTER, 0, "weapons"), crew(engineer, 0, "engineering"), crew(FLIBBY, 1, "med-bay")]
    figures.append(crew(DRIVER, 0, "navigation"))
    rolls = [*reds(SHOOTER), *rolls_of(engineer, "engineering", face)]
    play = Play(world(ships=ships, figures=figures, then="ship:hades-vi"), *rolls)
    play.say("move", f"fly:{sq(10, 10)},3")
    play.say(*(["stop"] if play.code == "ship-move.straight" else []))
    return play.say("attack", "pass")


def engineers() -> list[str]:
    """Renegades of all sorts of Tech who have no ability of their own for the engines."""
    names = [n for n, kind in CONTENT.crew.items() if kind.faction == RENEGADE and n not in (SHOOTER, DRIVER)]
    plain = [name for name in names if not any(blue.ability == "overclock" for blue in CONTENT.crew[name].blue)]
    return [name for name in plain if skill(name, "engineering")]


@pytest.mark.rule("aurora.ship-ability.overclock")
@pytest.mark.rule("aurora.overview.rounding")
@pytest.mark.example("aurora.example.overclock-hades")
def test_the_hades_flies_on_after_its_attack() -> None:
    example = EXAMPLES["aurora.example.overclock-hades"]
    assert isinstance(example.expected, dict)
    engineer = next(name for name in engineers() if skill(name, "engineering") == example.given["engineer_tech"])
    play = overclocked(engineer)
    assert not can(play, "move")  # both actions are used
    play.say("ability:overclock")
    assert play.code == "ship-move.straight"
    assert ahead(play, 3) == example.expected["extra_movement_points"]


@pytest.mark.rule("aurora.ship-ability.overclock")
@pytest.mark.rule("aurora.overview.rounding")
def test_the_extra_move_has_half_the_tech_rounded_up() -> None:
    found = set[int]()
    for name in engineers():
        play = overclocked(name).say("ability:overclock")
        assert ahead(play, 3) == half(skill(name, "engineering"))
        found.add(skill(name, "engineering"))
    assert any(value % 2 for value in found)


@pytest.mark.rule("aurora.ship-ability.overclock")
def test_engines_that_fail_give_no_move() -> None:
    play = overclocked(engineers()[0], 4).say("ability:overclock")
    assert not play.match.asked or flights(play) == set()
    assert not play.match.asked or not can(play, "ability:overclock")


@pytest.mark.rule("aurora.ship-ability.overclock")
def test_the_extra_move_needs_a_navigator() -> None:
    ships = [cerberus(), aurora()]
    play = Play(space({"weapons": GUNNER, "engineering": ENGINEER}, None, ships), *reds(GUNNER)).say("attack", "pass")
    assert not play.match.asked or not can(play, "ability:overclock")


@pytest.mark.rule("aurora.ship-ability.overclock")
def test_the_engines_are_overclocked_only_after_an_attack() -> None:
    play = Play(space(RED, None, [cerberus(), aurora(2, 20)]))
    assert keys_of(play, "ability") == []
    play.say("move", "stop")
    assert keys_of(play, "ability") == []


# --- Tactical Targeting ----------------------------------------------------------------------------------------------
def aimed(gunner: str, *d6: int) -> Play:
    return Play(space({"weapons": gunner}), *d6).say("attack", "ability:tactical-targeting")


@pytest.mark.rule("aurora.ship-ability.tactical-targeting")
def test_attack_dice_are_rolled_again_up_to_half_the_stealth_of_the_gunner() -> None:
    """The test is one of Weapons, the number of dice comes from Stealth."""
    found = set[int]()
    for name, kind in CONTENT.crew.items():
        if kind.faction == COALITION or any(blue.ability or blue.attack != (0, 0) for blue in kind.blue):
            continue
        if special(name, "weapons") or not skill(name, "weapons"):
            continue
        count = half(kind.skill("stealth"))
        rolled = min(count, skill(name, "weapons") + 1)
        play = aimed(name, *reds(name), *rolls_of(name, "weapons", 5), *[2] * rolled)
        for _ in range(rolled):
            if play.match.asked and play.code == "ship-ability.tactical-targeting":
                play.say("red:1")
        assert not play.match.asked or play.code != "ship-ability.tactical-targeting"
        assert dice(play, "ship-ability.tactical-targeting") == [
            tuple(rolls_of(name, "weapons", 5)),
            (2,) * rolled,
        ]
        found.add(kind.skill("stealth"))
    assert any(value % 2 for value in found)


@pytest.mark.rule("aurora.ship-ability.tactical-targeting")
def test_the_new_faces_count() -> None:
    play = aimed(GUNNER, *reds(GUNNER, 6), *rolls_of(GUNNER, "weapons", 5), 6, 6, 6, 6)
    play.say("red:1")
    if play.code == "ship-ability.tactical-targeting":
        play.say("done")
    assert play.told("ship-combat.hits")[-1]["red"] == (6, 6)


@pytest.mark.rule("aurora.ship-ability.tactical-targeting")
def test_a_gunner_who_fails_rolls_nothing_again() -> None:
    play = aimed(GUNNER, *reds(GUNNER, 6), *rolls_of(GUNNER, "weapons", 4), 1)
    assert damage(play) == 1
    assert len(dice(play, "ship-ability.tactical-targeting")) == 1


# --- Evasive Maneuvers -----------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.ship-ability.evasive")
@pytest.mark.parametrize("up", [True, False])
def test_defence_dice_are_rolled_again_up_to_half_the_piloting(up: bool) -> None:
    """Three hits; the pilot has to choose when there are fewer re-rolls."""
    count = min(3, half(skill(HELM, "navigation")))
    rolls = [*reds(GUNNER, 5, 5, 5), 1, 1, 1, *rolls_of(HELM, "navigation", 5), *[6] * count]
    card = aurora() if up else aurora(**hull())
    play = Play(space({"weapons": GUNNER}, {"navigation": HELM}, [cerberus(), card]), *rolls).say("attack")
    play.say(*(["pass"] if play.asked.seat == RENEGADE else []), "ability:evasive")
    for _ in range(count):
        if play.match.asked and play.code == "ship-ability.evasive":
            play.say("black:1")
    assert dice(play, "ship-ability.evasive")[1:] == [(6,) * count]
    while play.match.asked and play.asked.seat == COALITION:
        play.say(play.keys[0])
    assert damage(play) == 3 - count


@pytest.mark.rule("aurora.ship-ability.evasive")
def test_evasion_that_fails_changes_nothing() -> None:
    rolls = [*reds(GUNNER, 5), 1, *rolls_of(HELM, "navigation", 4)]
    play = Play(space({"weapons": GUNNER}, {"navigation": HELM}), *rolls).say("attack", "pass", "ability:evasive")
    assert damage(play) == 1


@pytest.mark.rule("aurora.ship-ability.evasive")
def test_evasion_is_for_one_defence() -> None:
    """A second attacker in the same round meets no evasion, not even with what it gave before."""
    second = hand(RENEGADE, "weapons", but=(GUNNER, GROM, PILOT))
    ships = [cerberus(), aurora(), ship("hades-vi", 2, sq(8, 10), facing="east")]
    scene = space({"weapons": GUNNER}, {"navigation": HELM}, ships, [crew(second, 2, "weapons")], then="ships")
    rolls = [*reds(GUNNER, 5), 1, *rolls_of(HELM, "navigation", 5), 6, *reds(second, 5), 1]
    play = Play(scene, *rolls)
    until(play, "ship:0").say("ship:0", "agree", "attack", "pass", "ability:evasive", "black:1")
    assert damage(play) == 0
    until(play, "attack", 2).say("attack", "pass")
    assert damage(play) == 1


# --- the hull side ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.ship-ability.hull-side")
def test_without_shields_nobody_scans_or_aims_but_the_engines_still_run() -> None:
    ships = [cerberus(**hull(2)), aurora()]
    play = Play(space(RED, None, ships), *pad(skill(GUNNER, "weapons"), 3))
    assert keys_of(play, "ability") == ["ability:patch-hull"]
    play.say("attack")
    assert len(red_dice(play)) == 1  # nobody was asked before or after the roll
    assert play.code == "ship-action.list"
    assert set(keys_of(play, "ability")) == {"ability:patch-hull", "ability:overclock"}


@pytest.mark.rule("aurora.ship-ability.hull-side")
def test_with_shields_there_is_no_hull_to_patch() -> None:
    play = Play(space(RED, None, [cerberus(damage=4), aurora()]))
    assert not can(play, "ability:patch-hull")
    play.refused("ability:patch-hull")


# --- Patch the Hull --------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.ship-ability.patch-hull")
@pytest.mark.parametrize(
    ("face", "before", "after"), [(4, 3, 3), (5, 3, 2), (6, 3, 1), (6, 1, 0), (5, 6, 5), (6, 6, 4)]
)
def test_the_engineer_patches_one_and_with_a_six_two(face: int, before: int, after: int) -> None:
    ships = [cerberus(**hull(before)), aurora()]
    play = Play(space({"engineering": ENGINEER}, None, ships), *rolls_of(ENGINEER, "engineering", face))
    play.say("ability:patch-hull")
    assert (play.card("cerberus").shields_up, play.card("cerberus").damage) == (False, after)
    assert len(dice(play, "ship-ability.patch-hull")[0]) == skill(ENGINEER, "engineering")


@pytest.mark.rule("aurora.ship-ability.patch-hull")
@pytest.mark.rule("aurora.ship-action.docked-options")
def test_the_hull_is_patched_on_a_dock_as_well() -> None:
    ships = [ship("cerberus", 0, "dock:0", **hull(3)), aurora()]
    play = Play(space({"engineering": ENGINEER}, None, ships), *rolls_of(ENGINEER, "engineering", 5))
    assert play.say("ability:patch-hull").card("cerberus").damage == 2


@pytest.mark.rule("aurora.ship-ability.patch-hull")
def test_it_costs_no_action_and_needs_damage() -> None:
    hurt = Play(space(RED, None, [cerberus(**hull(3)), aurora(2, 20)]), *rolls_of(ENGINEER, "engineering", 5))
    hurt.say("ability:patch-hull", "move", "stop", "move", "stop")
    assert hurt.told("ship-damage.repaired")[-1]["repaired"] == 1
    assert not can(Play(space(RED, None, [cerberus(**hull()), aurora()])), "ability:patch-hull")


@pytest.mark.rule("aurora.crew.station-specialty")
def test_a_specialist_adds_to_an_ability_in_its_own_station() -> None:
    who = specialist(RENEGADE, "engineering", lambda blue: blue.ability == "patch-hull" and blue.more == 1)
    scene = space({"engineering": who}, None, [cerberus(**hull(5)), aurora()])
    play = Play(scene, *rolls_of(who, "engineering", 5)).say("ability:patch-hull")
    assert play.card("cerberus").damage == 3
