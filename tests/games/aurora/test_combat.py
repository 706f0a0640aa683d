"""Attacks on the surface: how they go, who can be seen, and what bonuses do."""

from __future__ import annotations

import pytest

from rimward.games.aurora.table.pieces import Item
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
    middle,
    plain,
    red,
    some,
    strength,
)
from tests.games.aurora.world import COALITION, CONTENT, RENEGADE, Play, crew, item, world

PISTOL = item("arc-pistol", wielded=True)
BLADE = item("arc-blade", wielded=True)
RANGE = CONTENT.items["arc-pistol"].range


def no_bonus(card: Kind) -> bool:
    return plain(card) and not any(ability.bonus and ability.bonus.attack != (0, 0) for ability in card.red)


def one_defence(card: Kind) -> bool:
    return bool(card.defense == (1, 1) and not any(a.bonus and a.bonus.defense != (0, 0) for a in card.red))


def strikes(card: Kind) -> bool:
    return any(a.bonus and a.bonus.attack == (1, 1) and a.bonus.when == "melee" for a in card.red)


FIST = some(RENEGADE, no_bonus)
GUARD = some(COALITION, one_defence)


def scene(
    *dice: int,
    start: str = "d4",
    target: str = "d5",
    gear: tuple[Item, ...] = (),
    ground: dict[str, str] | None = None,
    edges: dict[str, str] | None = None,
    others: tuple[tuple[str, int, str], ...] = (),
    who: str = FIST,
    foe: str = GUARD,
) -> Play:
    figures = [crew(who, kind(who).faction, at(start), gear=gear), crew(foe, kind(foe).faction, at(target))]
    figures += [crew(name, seat, at(place)) for name, seat, place in others]
    return Play(world(surface=middle(ground, edges), figures=figures, then=f"crew:{who}"), *dice)


def can(weapon: str, play: Play) -> bool:
    return f"attack:1,{weapon}" in play.keys


# --- the sequence ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.combat.procedure")
def test_red_dice_then_a_black_die_for_each_hit_then_pairs_then_wounds() -> None:
    """6, 4 and misses against 5 and 4: the 4 is laid against the 4; then the defender has one bonus for the 5."""
    play = scene(*red(FIST, 6, 4), 5, 4).say("attack:1,bare")
    assert [len(faces) for _, faces in play.rolled()] == [kind(FIST).attack, 2]
    assert (play.asked.seat, play.code) == (COALITION, "ship-combat.pairing")
    play.say("pair:4,4")
    assert (play.asked.seat, play.code) == (COALITION, "ship-combat.bonus-changes-die")
    unaided = play.match.copy()
    (question,) = unaided.asked
    unaided.answer(question.id, question.seat, "done")
    play.say("pair:6,5")
    assert play.who(GUARD).wounds == 0
    wounds = [event.params["wounds"] for event in unaided.events(0) if event.code == "aurora.ko.wounded"]
    assert wounds == [1]


@pytest.mark.rule("aurora.combat.procedure")
@pytest.mark.parametrize(("face", "hits"), [(3, 0), (4, 1), (5, 1)])
def test_a_hit_is_four_or_more(face: int, hits: int) -> None:
    play = finish(scene(*red(FIST, face), *[1] * hits).say("attack:1,bare"))
    assert len(play.told("combat.hits")[-1]["red"]) == hits
    assert play.who(GUARD).wounds == hits


@pytest.mark.rule("aurora.combat.procedure")
def test_equal_dice_do_no_damage() -> None:
    assert damage(finish(scene(*red(FIST, 5, 4), 5, 4).say("attack:1,bare", "pair:4,4"))) == 0


@pytest.mark.rule("aurora.combat.procedure")
def test_a_six_with_a_bonus_goes_through_any_defence() -> None:
    """7 against a black 6 that is raised to 7 as well: not blocked."""
    striker = some(
        RENEGADE, lambda card: any(a.bonus and a.bonus.attack == (1, 1) and a.bonus.when == "melee" for a in card.red)
    )
    play = scene(*red(striker, 6), 6, who=striker).say("attack:1,bare", "red:6")
    while play.code.startswith("ship-combat."):
        play.say(next(key for key in [*play.keys[::-1]] if key == "done" or key.startswith("pair:")))
    assert damage(play) == 1


@pytest.mark.rule("aurora.combat.procedure")
def test_one_attack_a_turn() -> None:
    play = finish(scene(*red(FIST)).say("attack:1,bare"))
    assert "attack:1,bare" not in play.keys
    assert "move" in play.keys


# --- ranged attacks --------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.combat.ranged-requirements")
def test_a_ranged_attack_takes_a_pistol_in_hand() -> None:
    assert can("arc-pistol", scene(target="d7", gear=(PISTOL,)))
    assert not can("arc-pistol", scene(target="d7", gear=(item("arc-pistol"),)))
    assert not can("arc-blade", scene(target="d7", gear=(BLADE,)))


@pytest.mark.rule("aurora.combat.ranged-requirements")
@pytest.mark.rule("aurora.combat.weapon-range")
@pytest.mark.parametrize(("more", "possible"), [(0, True), (1, False)])
def test_the_range_of_the_weapon(more: int, possible: bool) -> None:
    g = world(
        figures=[crew(FIST, 0, at("d1"), gear=(PISTOL,)), crew(GUARD, 1, at("d1") + RANGE + more)],
        then=f"crew:{FIST}",
    )
    assert can("arc-pistol", Play(g)) == possible


@pytest.mark.rule("aurora.combat.weapon-range")
def test_an_ability_may_change_it() -> None:
    far = next(n for n, card in CONTENT.crew.items() if any(a.bonus and a.bonus.range == 1 for a in card.red))
    foe = GUARD if kind(far).faction == RENEGADE else R1
    for more, possible in ((1, True), (2, False)):
        figures = [
            crew(far, kind(far).faction, at("d1"), gear=(PISTOL,)),
            crew(foe, kind(foe).faction, at("d1") + RANGE + more),
        ]
        assert can("arc-pistol", Play(world(figures=figures, then=f"crew:{far}"))) == possible


@pytest.mark.rule("aurora.combat.ranged-requirements")
def test_the_target_has_to_be_seen() -> None:
    assert not can("arc-pistol", scene(target="d7", gear=(PISTOL,), ground={"d5": "#"}))


# --- line of sight ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.combat.line-of-sight")
@pytest.mark.parametrize(
    ("target", "ground", "seen"),
    [
        ("d7", {}, True),
        ("d7", {"d6": "#"}, False),
        ("e6", {"d5": "#"}, True),  # from the lower right corner, past the rock
        ("e6", {"d5": "#", "e5": "#"}, False),
        ("f6", {"e5": "#"}, False),  # every line to the middle of f6 passes through e5
        ("f6", {"d5": "#"}, True),  # from the lower corners it is free
        ("d7", {"c5": "#", "c6": "#", "e5": "#", "e6": "#"}, True),  # along the edges of rock
    ],
)
def test_from_some_corner_to_the_middle(target: str, ground: dict[str, str], seen: bool) -> None:
    assert can("arc-pistol", scene(target=target, gear=(PISTOL,), ground=ground)) == seen


@pytest.mark.rule("aurora.combat.line-of-sight")
def test_a_wall_or_a_door_across_the_line() -> None:
    wall = {f"{row}5e": "|" for row in "bcdef"}
    assert not can("arc-pistol", scene(target="d7", gear=(PISTOL,), edges=wall))
    assert not can("arc-pistol", scene(target="d7", gear=(PISTOL,), edges=wall | {"d5e": "D"}))


@pytest.mark.rule("aurora.combat.friends-dont-block")
def test_friends_are_not_in_the_way() -> None:
    assert can("arc-pistol", scene(target="d7", gear=(PISTOL,), others=((R1 if R1 != FIST else R2, 0, "d6"),)))


@pytest.mark.rule("aurora.combat.enemies-block")
def test_opponents_are_in_the_way_unless_they_are_hidden_or_down() -> None:
    other = next(n for n in (C1, C2) if n != GUARD)
    for fields, seen in (({}, False), ({"hidden": True}, True), ({"out": True}, True)):
        figures = [
            crew(FIST, 0, at("d4"), gear=(PISTOL,)),
            crew(GUARD, 1, at("d7")),
            crew(other, 1, at("d6"), **fields),
        ]
        play = Play(world(surface=middle({"d6": "h"}), figures=figures, then=f"crew:{FIST}"))
        assert can("arc-pistol", play) == seen


@pytest.mark.rule("aurora.combat.enemies-block")
def test_the_target_itself_is_not_in_the_way_and_another_line_may_be_free() -> None:
    other = next(n for n in (C1, C2) if n != GUARD)
    assert can("arc-pistol", scene(target="d7", gear=(PISTOL,), others=((other, 1, "c6"),)))


# --- melee -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.combat.melee")
@pytest.mark.parametrize(("target", "possible"), [("d5", True), ("e5", True), ("d6", False), ("f5", False)])
def test_melee_is_for_those_next_to_each_other(target: str, possible: bool) -> None:
    assert can("bare", scene(target=target)) == possible
    assert can("arc-blade", scene(target=target, gear=(BLADE,))) == possible


@pytest.mark.rule("aurora.combat.melee")
def test_a_melee_weapon_adds_its_bonus() -> None:
    """+1 to one die with the Arc Blade: the 3 becomes a hit. Without it, it stays a miss."""
    armed = scene(*red(FIST, 3), 1, gear=(BLADE,)).say("attack:1,arc-blade")
    assert armed.code == "ship-combat.bonus-changes-die"
    assert damage(finish(armed.say("red:3"))) == 1
    assert finish(scene(*red(FIST, 3)).say("attack:1,bare")).who(GUARD).wounds == 0


@pytest.mark.rule("aurora.combat.point-blank")
def test_a_pistol_at_a_neighbour_is_a_ranged_attack_or_melee_is_declared() -> None:
    """A defender in hindering terrain tells the two apart: only ranged attacks let it roll again."""
    for weapon, ranged in (("arc-pistol", True), ("bare", False)):
        play = scene(*red(FIST, 5, 5), 1, 1, gear=(PISTOL,), ground={"d5": "h"}).say(f"attack:1,{weapon}")
        assert (play.match.asked and play.code == "terrain.hindering-defense") == ranged


@pytest.mark.rule("aurora.combat.point-blank")
def test_the_bonus_of_a_ranged_weapon_counts_at_any_distance() -> None:
    gun = next(n for n, c in CONTENT.items.items() if c.kind == "pistol" and c.attack == (1, 1) and not c.against)
    play = scene(*red(FIST, 3), 1, gear=(item(gun, wielded=True),)).say(f"attack:1,{gun}")
    assert "red:3" in play.keys


# --- bonuses ---------------------------------------------------------------------------------------------------------
def spread(play: Play) -> set[tuple[int, ...]]:
    """All red dice at the end of every way to lay the attacker's bonuses."""
    if play.told("combat.hits"):
        return {tuple(sorted(play.told("combat.hits")[-1]["red"]))}
    found: set[tuple[int, ...]] = set()
    for key in play.keys:
        branch = object.__new__(Play)
        branch.match = play.match.copy()
        (question,) = branch.match.asked
        branch.match.answer(question.id, question.seat, key)
        found |= spread(branch)
    return found


@pytest.mark.rule("aurora.combat.bonus-stacking")
def test_a_bonus_for_two_dice_goes_on_two_dice() -> None:
    stick = next(n for n, c in CONTENT.items.items() if c.kind == "melee" and c.attack == (1, 2) and not c.dice)
    play = scene(*red(FIST, 4, 4), 1, 1, 1, 1, gear=(item(stick, wielded=True),)).say(f"attack:1,{stick}")
    assert (5, 5) in spread(play)
    assert (4, 6) not in spread(play)


@pytest.mark.rule("aurora.combat.bonus-stacking")
def test_two_bonuses_may_meet_on_a_die() -> None:
    striker = some(
        RENEGADE, lambda card: any(a.bonus and a.bonus.attack == (1, 1) and a.bonus.when == "melee" for a in card.red)
    )
    play = scene(*red(striker, 4, 4), 1, 1, 1, who=striker, gear=(BLADE,)).say("attack:1,arc-blade")
    assert {(5, 5), (4, 6)} <= spread(play)


@pytest.mark.rule("aurora.combat.extra-die")
def test_a_die_more_is_rolled_and_a_bonus_rolls_none() -> None:
    axe = next(n for n, c in CONTENT.items.items() if c.kind == "melee" and c.dice == 1 and c.attack == (0, 0))
    more = scene(*red(FIST, more=1), gear=(item(axe, wielded=True),)).say(f"attack:1,{axe}")
    assert strength(finish(more)) == kind(FIST).attack + 1
    assert strength(finish(scene(*red(FIST), gear=(BLADE,)).say("attack:1,arc-blade"))) == kind(FIST).attack


@pytest.mark.rule("aurora.combat.extra-die")
def test_a_die_against_a_keyword_is_for_those_only() -> None:
    gun = next(n for n, c in CONTENT.items.items() if c.kind == "pistol" and c.dice == 1 and c.against == "alien")
    for alien, more in ((True, 1), (False, 0)):
        foe = next(n for n, c in CONTENT.crew.items() if c.faction == COALITION and ("alien" in c.keywords) == alien)
        play = scene(*red(FIST, more=more), gear=(item(gun, wielded=True),), foe=foe).say(f"attack:1,{gun}")
        assert strength(finish(play)) == kind(FIST).attack + more
