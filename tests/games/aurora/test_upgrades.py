"""Upgrades: whom they are for, and what each of them changes (book:224, 320, 585-595, 1434)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rimward.games.aurora import recovery
from rimward.games.aurora.crew_combat import attack_dice
from rimward.games.aurora.ship_ability import ability_dice, more
from rimward.games.aurora.shore.market import may_learn
from rimward.games.aurora.table.names import STATION_OF
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import (
    bonuses_of,
    dice_for,
    flies,
    has_keyword,
    health,
    initiative,
    is_immune,
    ship_bonuses,
    ship_initiative,
    ship_points,
    ship_range,
    speed,
)
from tests.games.aurora.folk import at
from tests.games.aurora.leave import Leave, over
from tests.games.aurora.orbit import DONEXIA, GROM, JAYCE, NELLHA, RANE, aurora, cerberus, hull, space
from tests.games.aurora.world import CONTENT, RENEGADE, Play, crew, number, world

UPGRADES = CONTENT.upgrades
SHIP_PARTS = [name for name, card in UPGRADES.items() if card.keyword == "ship"]


def trained(name: str, upgrade: str = "", where: str | int = "") -> tuple[Aurora, int]:
    """Somebody on the surface, or at a station of the Cerberus, with this upgrade or without any."""
    who = crew(name, 0, where or at("d4"), side=RENEGADE, upgrades=(upgrade,) if upgrade else ())
    g = space(None, None, more=[who]) if isinstance(where, str) and where else world(figures=[who])
    return g, g.figure(name)


def fitted(part: str, **fields: Any) -> Aurora:
    """The Cerberus with a pilot, a gunner and an engineer, and with this part or without."""
    card = cerberus(upgrades=(part,) if part else (), **fields)
    return space({"navigation": RANE, "weapons": GROM, "engineering": NELLHA}, None, [card, aurora()])


# --- the deck --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.upgrade.keyword")
def test_thirty_eight_cards_each_for_somebody() -> None:
    """Book:67, 589, 1434: humans, aliens, skills, station heads, ships."""
    deck = [UPGRADES[name] for name in CONTENT.deck("upgrades")]
    assert len(deck) == 38
    assert Counter(card.keyword for card in deck) == {"skill": 9, "head": 5, "human": 6, "alien": 6, "ship": 12}
    assert all(75 <= card.value <= 250 and card.value % 25 == 0 for card in deck)


@pytest.mark.rule("aurora.upgrade.keyword")
@pytest.mark.parametrize("name", [name for name in UPGRADES if name not in SHIP_PARTS])
def test_an_upgrade_is_for_those_with_its_keyword_and_for_nobody_else(name: str) -> None:
    card = UPGRADES[name]
    can = {who for who, kind in CONTENT.crew.items() if may_learn(kind, card)}
    if card.keyword in ("human", "alien"):
        wanted = {who for who, kind in CONTENT.crew.items() if card.keyword in kind.keywords}
    elif card.keyword == "skill":
        wanted = {who for who, kind in CONTENT.crew.items() if all(kind.skill(skill) for skill in card.skills)}
    else:
        stations = {blue.station for blue in card.blue}
        wanted = {who for who, kind in CONTENT.crew.items() if {STATION_OF[each] for each in kind.specialty} & stations}
    assert can == wanted
    assert set() < can


@pytest.mark.rule("aurora.upgrade.keyword")
def test_only_they_are_offered_and_nobody_gets_the_same_twice() -> None:
    """Donexia is human, Grom has no Leadership to drill or has some, and so on: as the cards say."""
    figures = [crew(DONEXIA, 0, "commander"), crew(GROM, 0, "weapons", upgrades=("gunnery-school",))]
    scene = over([*figures, crew(JAYCE, 1, "commander")], digits=(500, 0), upgrades=("gunnery-school",))
    draw = ("grown-plates", "iron-rations", "flag-school")
    play = Leave(scene, draw=draw).until("shore.buy-upgrades", 0)
    offered = {key for key in play.keys if key != "done"}
    wanted = set()
    for name in draw:
        for who in (DONEXIA, GROM):
            if may_learn(CONTENT.crew[who], UPGRADES[name]):
                wanted.add(f"train:{number(play.g, who)},{name}")
    assert offered == wanted
    play.say(f"train:{number(play.g, DONEXIA)},flag-school")
    assert play.who(DONEXIA).upgrades == ("flag-school",)
    assert f"train:{number(play.g, DONEXIA)},flag-school" not in play.keys


# --- what they do for crew -------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.upgrade.effect")
@pytest.mark.parametrize("name", [name for name, card in UPGRADES.items() if card.skills])
def test_a_skill_is_one_higher_and_its_tests_have_a_die_more(name: str) -> None:
    ((skill, plus),) = UPGRADES[name].skills.items()
    who = next(n for n, kind in CONTENT.crew.items() if may_learn(kind, UPGRADES[name]))
    (before, one), (after, two) = trained(who), trained(who, name)
    assert after.crew(two).skill(skill) == before.crew(one).skill(skill) + plus == CONTENT.crew[who].skill(skill) + 1
    assert dice_for(after, two, skill) == dice_for(before, one, skill) + 1


@pytest.mark.rule("aurora.upgrade.effect")
def test_a_body_can_be_trained() -> None:
    """Health, initiative, speed, defence, flight and a keyword, immunity, dice in melee."""
    human, alien = DONEXIA, GROM if "alien" in CONTENT.crew[GROM].keywords else "skirr"
    plain, n = trained(human)
    assert health(*trained(human, "iron-rations")) == health(plain, n) + 1
    assert speed(*trained(human, "marathon")) == speed(plain, n) + 1
    assert [bonus.attack for bonus in bonuses_of(*trained(human, "range-hours"))].count((1, 1)) > [
        bonus.attack for bonus in bonuses_of(plain, n)
    ].count((1, 1))
    assert (1, 1) in [bonus.defense for bonus in bonuses_of(*trained(human, "shoulder-to-shoulder"))]
    plain, n = trained(alien)
    assert health(*trained(alien, "second-heart")) == health(plain, n) + 2
    assert initiative(*trained(alien, "cold-eyes")) == initiative(plain, n) + 2
    assert (1, 2) in [bonus.defense for bonus in bonuses_of(*trained(alien, "grown-plates"))]
    assert is_immune(*trained(alien, "deep-skin"), "radiation")
    winged = trained(alien, "unfolded-wings")
    assert flies(*winged)
    assert has_keyword(*winged, "winged")


@pytest.mark.rule("aurora.upgrade.effect")
def test_hunting_blood_counts_in_melee_only() -> None:
    alien = next(n for n, kind in CONTENT.crew.items() if "alien" in kind.keywords and kind.faction == RENEGADE)
    figures = [crew(alien, 0, at("d4"), upgrades=("hunting-blood",)), crew(JAYCE, 1, at("d5"))]
    g = world(figures=figures)
    bare = world(figures=[crew(alien, 0, at("d4")), crew(JAYCE, 1, at("d5"))])
    assert attack_dice(g, 0, 1, "bare") == attack_dice(bare, 0, 1, "bare") + 1
    assert attack_dice(g, 0, 1, "arc-pistol") == attack_dice(bare, 0, 1, "arc-pistol")


@pytest.mark.rule("aurora.upgrade.effect")
@pytest.mark.parametrize("passes", [True, False])
def test_some_upgrades_ask_for_a_test_each_time(passes: bool) -> None:
    """Book:320, 593. One More Breath: with Leadership, two wounds are healed."""
    who = crew(DONEXIA, 0, at("d4"), wounds=3, upgrades=("one-more-breath",))
    dice = [5 if passes else 4] + [1] * (CONTENT.crew[DONEXIA].skill("leadership") - 1)
    play = Play(world(figures=[who], then=f"crew:{DONEXIA}"), *dice).say("ability:one-more-breath")
    assert play.who(DONEXIA).wounds == (1 if passes else 3)
    assert len(play.rolled()) == 1


@pytest.mark.rule("aurora.upgrade.effect")
def test_a_battle_sergeant_gives_somebody_beside_it_an_attack() -> None:
    who = [crew(DONEXIA, 0, at("d4"), upgrades=("battle-sergeant",)), crew(GROM, 0, at("d5")), crew(JAYCE, 1, at("d6"))]
    dice = [5] + [1] * (CONTENT.crew[DONEXIA].skill("leadership") - 1)
    play = Play(world(figures=who, then=f"crew:{DONEXIA}"), *dice).say("ability:battle-sergeant")
    assert "attack:2,bare" in play.keys


@pytest.mark.rule("aurora.upgrade.effect")
def test_heads_of_stations_do_more_from_them() -> None:
    flagged = ship_initiative(trained(DONEXIA, "flag-school", "commander")[0], 0)
    assert flagged == ship_initiative(trained(DONEXIA, "", "commander")[0], 0) + 1
    rane = [ship_bonuses(trained(RANE, name, "navigation")[0], 0, "defense") for name in ("needle-threading", "")]
    assert len(rane[0]) == len(rane[1]) + 1
    grom = [ship_bonuses(trained(GROM, name, "weapons")[0], 0, "attack") for name in ("ranging-tables", "")]
    assert len(grom[0]) == len(grom[1]) + 1
    medic = next(n for n, kind in CONTENT.crew.items() if "medical" in kind.specialty and kind.faction == RENEGADE)
    ears = [ability_dice(trained(medic, name, "communications")[0], 0, "scan-weakness") for name in ("deep-ear", "")]
    assert ears[0] == ears[1] + 1
    nellha = [more(trained(NELLHA, name, "engineering")[0], 0, "overclock") for name in ("red-line", "")]
    assert nellha[0] == nellha[1] + 1


@pytest.mark.rule("aurora.upgrade.effect")
def test_they_do_nothing_from_another_station() -> None:
    with_it, without = [
        ship_bonuses(trained(GROM, name, "commander")[0], 0, "attack") for name in ("ranging-tables", "")
    ]
    assert with_it == without


# --- what they do for ships ------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.upgrade.effect")
def test_parts_make_a_ship_faster_longer_armed_and_tougher() -> None:
    """Book:320: range may increase with certain upgrades."""
    plain = fitted("")
    assert ship_range(fitted("long-lens"), 0) == ship_range(plain, 0) + 1 == CONTENT.sheet.range + 1
    assert ship_points(fitted("trim-vanes"), 0) == ship_points(plain, 0) + 1
    assert len(ship_bonuses(fitted("ablative-belt"), 0, "defense")) == len(ship_bonuses(plain, 0, "defense")) + 1
    assert len(ship_bonuses(fitted("twin-mounts"), 0, "attack")) == len(ship_bonuses(plain, 0, "attack")) + 1


@pytest.mark.rule("aurora.upgrade.effect")
def test_a_ribbed_frame_takes_one_more_before_the_ship_is_critical() -> None:
    draw = ("ribbed-frame",)
    play = Leave(over([crew(DONEXIA, 0, "commander"), crew(JAYCE, 1, "commander")], digits=(100, 0)), draw=draw)
    play.until("shore.buy-upgrades", 0).say("fit:ribbed-frame")
    card = play.card("cerberus").but(**hull(6))
    assert (card.hull, card.critical, card.but(damage=7).critical) == (7, False, True)


@pytest.mark.rule("aurora.upgrade.effect")
@pytest.mark.parametrize("part", ["long-lens", "trim-vanes", "ablative-belt", "twin-mounts"])
def test_a_critical_ship_gets_nothing_from_its_parts(part: str) -> None:
    """Book:1078: it may add no bonuses."""
    broken, plain = fitted(part, **hull(6)), fitted("", **hull(6))
    for ask in (ship_range, ship_points):
        assert ask(broken, 0) == ask(plain, 0)
    assert ship_bonuses(broken, 0, "attack") == ship_bonuses(broken, 0, "defense") == ()


@pytest.mark.rule("aurora.upgrade.effect")
def test_crawlers_and_a_second_cot_mend_more() -> None:
    assert more(fitted("repair-crawlers"), 0, "patch-hull") == more(fitted(""), 0, "patch-hull") + 1
    medic = next(n for n, kind in CONTENT.crew.items() if "medical" in kind.specialty and kind.faction == RENEGADE)
    healed = []
    for parts in ((), ("second-cot",)):
        who = [crew(medic, 0, "med-bay"), crew(GROM, 0, "med-bay", wounds=5)]
        g = space(None, None, [cerberus(upgrades=parts), aurora()], who, round=5)
        recovery.med_bay(g, 0)
        healed.append(5 - g.figures[g.figure(GROM)].wounds)
    assert healed == [2, 3]
