"""What stands on a crew card, and what it means."""

from __future__ import annotations

import pytest

from rimward.games.aurora.table.names import SKILLS
from tests.games.aurora.folk import (
    C1,
    C2,
    R1,
    R2,
    Kind,
    at,
    damage,
    finish,
    kind,
    plain,
    red,
    some,
    strength,
    sure,
)
from tests.games.aurora.world import COALITION, CONTENT, RENEGADE, Play, crew, item, ship, sq, world

PISTOL = item("arc-pistol", wielded=True)


def duel(attacker: str, target: str, *dice: int, far: bool = False, wounds: int = 0) -> Play:
    """Two next to each other in the open, or three squares apart with an Arc Pistol."""
    gear = (PISTOL,) if far else ()
    g = world(
        figures=[
            crew(attacker, kind(attacker).faction, at("d4"), gear=gear),
            crew(target, kind(target).faction, at("d7" if far else "d5"), wounds=wounds),
        ],
        then=f"crew:{attacker}",
    )
    return Play(g, *dice).say("attack:1,arc-pistol" if far else "attack:1,bare")


# --- two sides -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.crew.card-sides")
@pytest.mark.parametrize("name", list(CONTENT.crew))
def test_on_the_surface_there_are_the_abilities_of_the_red_side(name: str) -> None:
    foe = C1 if kind(name).faction == RENEGADE else R1
    friend = next(n for n in (R1, R2, C1, C2) if kind(n).faction == kind(name).faction and n != name)
    g = world(
        figures=[
            crew(name, kind(name).faction, at("d4"), wounds=1),
            crew(foe, kind(foe).faction, at("d5")),
            crew(friend, kind(name).faction, at("c4"), wounds=1),
        ],
        then=f"crew:{name}",
    )
    offered = {key.removeprefix("ability:") for key in Play(g).keys if key.startswith("ability:")}
    assert offered <= {ability.name for ability in kind(name).red if ability.kind != "bonus"}
    assert not offered & {ability.name for ability in kind(name).blue}


def gunner(card: Kind) -> bool:
    """Its guns get a bonus in space, and its own attacks get none on the surface."""
    blue = any(ability.attack != (0, 0) for ability in card.blue)
    return bool(
        blue and not any(a.bonus is not None and a.bonus.attack != (0, 0) and a.bonus.when != "melee" for a in card.red)
    )


@pytest.mark.rule("aurora.crew.card-sides")
def test_a_bonus_of_the_blue_side_is_no_good_on_the_surface() -> None:
    """A gunner's bonus is for the guns of a ship: with a pistol its 3 stays a miss, and nobody is asked."""
    name = next(n for n, card in CONTENT.crew.items() if gunner(card) and card.attack >= 2)
    foe = C1 if kind(name).faction == RENEGADE else R1
    play = duel(name, foe, *red(name, 4, 3), 1, far=True)
    assert play.told("combat.hits")[-1]["red"] == (4,)
    assert [event["seat"] for event in play.told("ship-combat.bonus")] == []


@pytest.mark.rule("aurora.crew.card-sides")
def test_a_ship_in_space_has_no_abilities_of_the_red_side() -> None:
    red_names = {ability.name for card in CONTENT.crew.values() for ability in card.red}
    figures = [crew(R1, 0, "commander"), crew("rane", 0, "navigation"), crew("grom", 0, "weapons")]
    ships = [ship("cerberus", 0, sq(12, 12)), ship("destiny-aurora", 1, "dock:2")]
    g = world(ships=ships, figures=figures, then="ship:cerberus")
    assert not red_names & {key.partition(":")[2] for key in Play(g).keys}


# --- numbers ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.crew.seven-skills")
def test_everybody_has_seven_skills() -> None:
    assert set(SKILLS) == {"leadership", "search", "piloting", "tech", "stealth", "weapons", "medical"}
    assert {len(card.skills) for card in CONTENT.crew.values()} == {7}
    assert all(value >= 0 for card in CONTENT.crew.values() for value in card.skills)


@pytest.mark.rule("aurora.crew.health")
@pytest.mark.parametrize("short", [0, 1])
def test_as_many_wounds_as_health_defeat_at_once(short: int) -> None:
    """Two wounds to somebody who can take two more, and to somebody who can take three more."""
    play = finish(duel(R1, C1, *sure(R1, 2), wounds=kind(C1).health - 2 - short))
    assert play.who(C1).out == (short == 0)
    assert bool(play.told("ko.defeated")) == (short == 0)


@pytest.mark.rule("aurora.crew.speed")
@pytest.mark.parametrize("name", [n for n, card in CONTENT.crew.items() if plain(card)])
def test_speed_is_how_many_squares_a_move_is_long(name: str) -> None:
    g = world(figures=[crew(name, kind(name).faction, sq(4, 13))], then=f"crew:{name}")
    play = Play(g).say("move")
    assert f"go:{sq(4 + kind(name).speed, 13)}" in play.keys
    assert f"go:{sq(5 + kind(name).speed, 13)}" not in play.keys


@pytest.mark.rule("aurora.crew.speed")
def test_every_move_action_has_the_whole_speed() -> None:
    g = world(figures=[crew(R1, 0, sq(4, 13))], then=f"crew:{R1}")
    play = Play(g).say("move").go(sq(4 + kind(R1).speed, 13)).say("move")
    assert f"go:{sq(4 + 2 * kind(R1).speed, 13)}" in play.keys
    assert f"go:{sq(5 + 2 * kind(R1).speed, 13)}" not in play.keys


def defender(plus: int, dice: int, faction: int) -> str:
    """Somebody with just this defence and nothing else that helps."""

    def fits(card: Kind) -> bool:
        return bool(card.defense == (plus, dice) and not any(a.bonus and a.bonus.defense != (0, 0) for a in card.red))

    return some(faction, fits)


def ways(play: Play, seat: int) -> set[tuple[int, ...]]:
    """The black dice at the end of every way to answer from here; a fork is a copy of the match."""
    if not play.match.asked or not play.code.startswith("ship-combat."):
        return {tuple(sorted(play.told("combat.damage")[-1]["black"]))}
    found: set[tuple[int, ...]] = set()
    for key in play.keys:
        match = play.match.copy()
        (question,) = match.asked
        match.answer(question.id, question.seat, key)
        branch = object.__new__(Play)
        branch.match = match
        found |= ways(branch, seat)
    return found


@pytest.mark.rule("aurora.crew.defense-bonus")
@pytest.mark.example("aurora.example.defense-notation")
def test_plus_one_to_one_die_goes_on_any_one_die() -> None:
    target = defender(1, 1, COALITION)
    play = duel(R1, target, *red(R1, 4, 4), 3, 5)
    assert ways(play, COALITION) == {(3, 5), (4, 5), (3, 6)}


@pytest.mark.rule("aurora.crew.defense-bonus")
def test_plus_one_to_two_dice_goes_on_two_different_dice() -> None:
    target = defender(1, 2, RENEGADE)
    play = duel(C1, target, *red(C1, 4, 4), 2, 5)
    assert ways(play, RENEGADE) == {(2, 5), (3, 5), (2, 6), (3, 6)}


@pytest.mark.rule("aurora.crew.defense-bonus")
def test_the_defence_is_there_at_every_defence() -> None:
    """Two attacks in one round: both times the 4 against the red 5 becomes a 5."""
    target = defender(1, 1, COALITION)
    others = [n for n in (R1, R2)]
    g = world(
        figures=[crew(others[0], 0, at("d4")), crew(others[1], 0, at("c5")), crew(target, 1, at("d5"))],
        then="player:0",
    )
    play = Play(g, *red(others[0], 5), 4, *red(others[1], 5), 4)
    for number in (0, 1):
        play.say(f"crew:{number}", "attack:2,bare")
        while play.code.startswith("ship-combat."):
            play.say(next((key for key in play.keys if key.startswith("pair:")), "done") if play.asked.seat else "done")
        assert damage(play) == 0
        play.say("end")
    assert play.who(target).wounds == 0


@pytest.mark.rule("aurora.crew.attack-value")
@pytest.mark.parametrize("far", [False, True])
@pytest.mark.parametrize("name", [n for n, card in CONTENT.crew.items() if plain(card)])
def test_attack_is_the_number_of_red_dice(name: str, far: bool) -> None:
    foe = C1 if kind(name).faction == RENEGADE else R1
    assert strength(duel(name, foe, *red(name), far=far)) == kind(name).attack


@pytest.mark.rule("aurora.crew.unarmed")
def test_without_a_weapon_there_is_no_ranged_attack() -> None:
    """Two squares away: out of reach with bare hands, in reach with an Arc Pistol; adjacent, bare hands are enough."""
    for place, gear, possible in (("d6", (), False), ("d6", (PISTOL,), True), ("d5", (), True)):
        g = world(figures=[crew(R1, 0, at("d4"), gear=gear), crew(C1, 1, at(place))], then=f"crew:{R1}")
        assert any(key.startswith("attack:1,") for key in Play(g).keys) == possible


@pytest.mark.rule("aurora.crew.unarmed")
def test_bare_hands_roll_the_normal_attack() -> None:
    assert strength(duel(R1, C1, *red(R1))) == kind(R1).attack


@pytest.mark.rule("aurora.crew.keywords")
def test_whom_it_attacks_changes_nothing_unless_a_card_says_so() -> None:
    """Human, alien, female, a species: against each of them the same dice for somebody whose card names none."""
    targets = [n for n, card in CONTENT.crew.items() if card.faction == COALITION]
    assert len({word for name in targets for word in kind(name).keywords}) > 3
    assert {strength(duel(R1, name, *red(R1))) for name in targets} == {kind(R1).attack}


# --- stations --------------------------------------------------------------------------------------------------------
def fired_at(**stations: str) -> Play:
    """The Cerberus, with somebody in Weapons and nowhere else, fires at the Destiny Aurora with this crew."""
    side = [n for n, card in CONTENT.crew.items() if card.faction == RENEGADE and not card.blue[0].attack[0]]
    weapons = next(n for n in side if kind(n).skills[SKILLS.index("weapons")])
    figures = [crew(weapons, 0, "weapons"), *[crew(name, 1, room) for room, name in stations.items()]]
    g = world(
        ships=[ship("cerberus", 0, sq(12, 12), facing="south"), ship("destiny-aurora", 1, sq(12, 15))],
        figures=figures,
        then="ship:cerberus",
    )
    dice = kind(weapons).skills[SKILLS.index("weapons")] + 1
    play = Play(g, *[5] * dice, *[4] * dice).say("attack")
    while play.match.asked and play.code in ("ship-combat.target", "ship-ability.timing"):
        play.say("pass" if "pass" in play.keys else play.keys[0])
    return play


@pytest.mark.rule("aurora.crew.station-specialty")
def test_a_blue_ability_works_only_in_the_station_of_its_specialty() -> None:
    """A pilot's bonus to the ship's defence counts in Navigation; in Engineering only her Tech would."""
    pilot = next(
        n
        for n, card in CONTENT.crew.items()
        if card.faction == COALITION and any(b.defense != (0, 0) and b.station == "navigation" for b in card.blue)
    )
    quiet = some(COALITION, lambda card: not any(b.defense != (0, 0) for b in card.blue), (pilot,))
    at_home = fired_at(navigation=pilot)
    assert (at_home.asked.seat, at_home.code) == (1, "ship-combat.bonus-changes-die")
    abroad = fired_at(navigation=quiet, engineering=pilot)
    assert not abroad.match.asked or abroad.code != "ship-combat.bonus-changes-die"


@pytest.mark.rule("aurora.crew.commander-titles")
@pytest.mark.example("aurora.example.donexia-commander")
def test_captain_and_inspector_are_commanders() -> None:
    """Donexia is a captain and Jayce Carver an inspector; both cards say Commander, so both stand in that station."""
    assert kind("donexia").specialty == ("commander",)
    assert kind("jayce-carver").specialty == ("commander",)
    for name, seat, other in (("donexia", 0, C2), ("jayce-carver", 1, R2)):
        g = world(
            ships=[ship("cerberus", 0, sq(12, 12)), ship("destiny-aurora", 1, sq(16, 16))],
            figures=[crew(name, seat, "weapons"), crew(other, 1 - seat, "weapons")],
            then=f"ship:{('cerberus', 'destiny-aurora')[seat]}",
        )
        play = Play(g).say("man:0,commander")
        assert play.who(name).room == "commander"


@pytest.mark.rule("aurora.crew.medic")
def test_a_medic_is_one_by_specialty_and_not_by_skill() -> None:
    """Medical skill alone heals nobody in the Med Bay; the specialty does."""
    layman = next(
        n
        for n, card in CONTENT.crew.items()
        if card.skills[SKILLS.index("medical")] and "medical" not in card.specialty
    )
    for name, healed in ((layman, 0), (some(kind(layman).faction, lambda card: "medical" in card.specialty), 2)):
        seat = kind(name).faction
        patient = next(n for n in (R1, C1) if kind(n).faction == seat)
        figures = [crew(name, seat, "med-bay", since=1), crew(patient, seat, "med-bay", wounds=5, since=1)]
        play = Play(world(figures=figures, then="end"))
        assert 5 - play.who(patient).wounds == healed


@pytest.mark.rule("aurora.crew.faction-lock")
@pytest.mark.example("aurora.example.flibby-wrong-faction")
@pytest.mark.parametrize("turned", [False, True])
def test_flibby_flies_the_cerberus_only_when_she_is_turned(turned: bool) -> None:
    flibby = crew(
        "flibby", 0 if turned else 1, "deck" if turned else "brig", ship=0, side=RENEGADE if turned else COALITION
    )
    g = world(
        ships=[ship("cerberus", 0, sq(12, 12)), ship("destiny-aurora", 1, sq(16, 16))],
        figures=[flibby, crew(R2, 0, "weapons"), crew(C1, 1, "weapons")],
        then="ship:cerberus",
    )
    play = Play(g)
    assert ("man:0,navigation" in play.keys) == turned
    assert "man:1,navigation" in play.keys


@pytest.mark.rule("aurora.crew.no-station-types")
def test_everybody_in_the_starting_decks_has_a_station() -> None:
    """Royals, assassins, thieves and investigators are not among those who can be drafted."""
    assert all(card.specialty for card in CONTENT.crew.values())
    assert not {"royalty", "assassin", "thief", "investigator"} & {
        word for card in CONTENT.crew.values() for word in card.keywords
    }
