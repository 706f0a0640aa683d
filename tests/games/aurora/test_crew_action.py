"""What a crew may do in its turn, and its special abilities."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.aurora.folk import (
    C1,
    C2,
    R1,
    R2,
    Kind,
    at,
    damage,
    draw,
    finish,
    halt,
    kind,
    plain,
    red,
    some,
    strength,
    sure,
    test_dice,
    walk,
)
from tests.games.aurora.world import COALITION, CONTENT, RENEGADE, Play, crew, dock, item, sq, world

PISTOL = item("arc-pistol", wielded=True)
JAYCE, NELLHA = "jayce-carver", "nellha"


def over(play: Play) -> bool:
    """Whether its turn has nothing left but free acts."""
    return not play.match.asked or not {"move", "attack:1,bare"} & set(play.keys)


# --- two actions -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.crew-action.list")
def test_the_actions_of_a_crew() -> None:
    """Move, attack, interact (here a crate, a body and a mission's data) and a special ability."""
    name = some(RENEGADE, lambda card: any(a.kind == "action" and "command" in a.do for a in card.red))
    g = world(
        figures=[
            crew(name, 0, at("d4")),
            crew(C1, 1, at("d5")),
            crew(some(RENEGADE, but=(name, R1, R2)), 0, at("c4")),
            crew(C2, 1, at("e4"), out=True),
        ],
        crates={at("c5"): "cache"},
        things={at("c3"): "data"},
        mission="silent-ledger",
        then=f"crew:{name}",
    )
    keys = Play(g).keys
    assert {"move", "attack:1,bare", "open:0", "carry:3", "take:0"} <= set(keys)
    assert any(key.startswith("ability:") for key in keys)


@pytest.mark.rule("aurora.crew-action.list")
def test_boarding_a_docked_ship_is_among_the_actions() -> None:
    g = world(figures=[crew(R1, 0, dock(2) - 28), crew(C1, 1, "weapons")], then=f"crew:{R1}")
    play = walk(Play(g), dock(2))
    assert play.who(R1).ship == 1
    assert "attack:1,bare" in play.keys  # the other action


@pytest.mark.rule("aurora.crew-action.list")
def test_two_actions_and_no_more() -> None:
    g = world(figures=[crew(R1, 0, sq(4, 13)), crew(C1, 1, sq(20, 20))], then="player:0")
    play = Play(g).say("crew:0", "move").go(sq(5, 13)).say("stop")
    assert "move" in play.keys
    play.say("move").go(sq(6, 13)).say("stop")
    assert not play.match.asked or "move" not in play.keys


@pytest.mark.rule("aurora.crew-action.free-list")
def test_free_acts_leave_both_actions() -> None:
    """Swapping a weapon, scanning a crate, giving a pistol away, a Stealth test: after all that still two Moves."""
    g = world(
        surface={"centre": draw({"d4": "h"})},
        figures=[
            crew(R1, 0, at("d4"), gear=(item("arc-pistol"), item("arc-blade"))),
            crew(R2, 0, at("c4")),
        ],
        crates={at("d5"): "cache"},
        then=f"crew:{R1}",
    )
    play = Play(g, *test_dice(R1, "search", 1), *test_dice(R1, "stealth", 1))
    play.say("wield:arc-blade", "scan:0", "exchange", "give:arc-pistol,1", "done", "hide")
    assert [card.name for card in play.who(R2).gear] == ["arc-pistol"]
    play.say("move").go(at("e5")).say("stop")
    assert "move" in play.keys
    play.say("move").go(at("f5")).say("stop")
    assert not play.match.asked or "move" not in play.keys


@pytest.mark.rule("aurora.crew-action.free-list")
def test_eluding_and_scanning_a_room_are_free() -> None:
    """A failed room scan, a passed Elude: the Move is the first action, and the attack is still there."""
    g = world(
        surface={"centre": draw({"c4": "h"})},
        figures=[crew(R1, 0, at("d4")), crew(C1, 1, at("d5")), crew(C2, 1, at("c4"), hidden=True)],
        then=f"crew:{R1}",
    )
    play = Play(g, *test_dice(R1, "search", 1), *test_dice(R1, "stealth", 6))
    play.say("find:2", "move").go(at("e4")).say("stop")
    assert "attack:1,bare" in play.keys


# --- swapping weapons ------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.crew-action.swap-weapons")
@pytest.mark.parametrize("first", ["nothing", "scan", "move"])
def test_weapons_are_swapped_before_the_first_action_only(first: str) -> None:
    g = world(
        figures=[crew(R1, 0, at("d4"), gear=(item("arc-pistol"), item("arc-blade")))],
        crates={at("d5"): "cache"},
        then=f"crew:{R1}",
    )
    play = Play(g, *test_dice(R1, "search", 1))
    if first == "scan":
        play.say("scan:0")
    if first == "move":
        walk(play, at("e4"))
        play.refused("wield:arc-blade")
        assert not any(card.wielded for card in play.who(R1).gear)
    else:
        play.say("wield:arc-blade")
        assert [card.name for card in play.who(R1).gear if card.wielded] == ["arc-blade"]
        assert play.told("crew-action.wielded")  # announced


@pytest.mark.rule("aurora.crew-action.swap-weapons")
def test_only_in_its_own_turn() -> None:
    """Somebody else's turn is no time to draw a weapon."""
    g = world(figures=[crew(R1, 0, at("d4")), crew(R2, 0, at("h8"), gear=(item("arc-pistol"),))], then=f"crew:{R1}")
    assert not any(key.startswith("wield:") for key in Play(g).keys)


# --- On My Command ---------------------------------------------------------------------------------------------------
def command(*others: tuple[str, int, int]) -> Play:
    g = world(
        figures=[crew(JAYCE, 1, at("d4")), *[crew(name, seat, square) for name, seat, square in others]],
        then=f"crew:{JAYCE}",
    )
    return Play(g)


@pytest.mark.rule("aurora.crew-action.on-my-command")
def test_jayce_gives_one_of_his_actions_to_somebody_next_to_him() -> None:
    play = command((C2, 1, at("d5")), (R1, 0, at("c5"))).say("ability:on-my-command")
    if play.code == "ability.action-cost":
        play.say("crew:1")
    assert play.told("crew-action.commanded") == [{"crew": JAYCE, "target": C2}]
    assert "move" in play.keys
    assert not any(key.startswith("attack:") for key in play.keys)  # on his card: not an attack


@pytest.mark.rule("aurora.crew-action.on-my-command")
def test_it_costs_jayce_an_action_and_gives_just_one() -> None:
    play = command((C2, 1, at("d5"))).say("ability:on-my-command")
    if play.code == "ability.action-cost":
        play.say("crew:1")
    play.say("move").go(at("d6"))
    halt(play)
    assert play.who(C2).square == at("d6")
    walk(play, at("c4"))  # Jayce again, with his other action
    assert play.who(JAYCE).square == at("c4")
    halt(play)
    assert over(play)


@pytest.mark.rule("aurora.crew-action.on-my-command")
def test_nobody_next_to_jayce_nobody_to_command() -> None:
    assert "ability:on-my-command" not in command((C2, 1, at("d6"))).keys


# --- special abilities -----------------------------------------------------------------------------------------------
def healer(card: Kind) -> bool:
    return any(healing(ability) for ability in card.red) and plain(card)


def healing(ability: Kind) -> bool:
    return bool(ability.kind == "action" and ability.test == "medical 5" and "heal" in ability.do)


def ward(best: int, attempts: int = 1) -> tuple[Play, str]:
    """A healer with a wounded friend next to it tries its ability."""
    name = some(RENEGADE, healer)
    friend = some(RENEGADE, plain, (name,))
    g = world(figures=[crew(name, 0, at("d4")), crew(friend, 0, at("d5"), wounds=3)], then=f"crew:{name}")
    play = Play(g, *[die for _ in range(attempts) for die in test_dice(name, "medical", best)])
    ability = next(ability.name for ability in kind(name).red if healing(ability))
    play.say(f"ability:{ability}")
    if play.match.asked and play.code == "ability.action-cost":
        play.say("crew:1")
    return play, f"ability:{ability}"


@pytest.mark.rule("aurora.ability.action-cost")
def test_a_passed_test_costs_the_action() -> None:
    play, _ = ward(5)
    assert play.told("heal.healed")
    walk(play, at("c4"))
    assert not play.match.asked or "move" not in play.keys


@pytest.mark.rule("aurora.ability.action-cost")
def test_a_failed_test_leaves_the_action_for_something_else() -> None:
    play, _ = ward(4)
    assert not play.told("heal.healed")
    for row in ("c4", "b4"):  # both actions are still there
        walk(play, at(row))
    assert play.who(play.g.figures[0].name).square == at("b4")


@pytest.mark.rule("aurora.ability.action-cost")
@pytest.mark.parametrize("best", [4, 5])
def test_an_ability_is_attempted_once_a_turn(best: int) -> None:
    play, key = ward(best, attempts=2)
    play.refused(key)


@pytest.mark.rule("aurora.ability.sword-master")
@pytest.mark.rule("aurora.combat.bonus-stacking")
@pytest.mark.example("aurora.example.sword-stacking")
def test_jayce_with_a_sword_has_plus_one_on_two_dice_besides_the_swords_own() -> None:
    """+1 on three dice, or +2 on one and +1 on another, and never +3 on one."""
    g = world(
        figures=[crew(JAYCE, 1, at("d4"), gear=(item("arc-blade", wielded=True),)), crew(R1, 0, at("d5"))],
        then=f"crew:{JAYCE}",
    )
    play = Play(g, *red(JAYCE, 4, 4, 4), 6, 6, 6)
    play.say("attack:1,arc-blade")
    ends = {tuple(sorted(faces)) for faces in raised(play)}
    best = max(sum(faces) for faces in ends)
    assert {faces for faces in ends if sum(faces) == best} == {(5, 5, 5), (4, 5, 6)}
    assert max(max(faces) for faces in ends) == 6


def raised(play: Play) -> list[tuple[int, ...]]:
    """The red dice at the end of every way to lay the attacker's bonuses."""
    if play.told("combat.hits"):
        return [play.told("combat.hits")[-1]["red"]]
    found: list[tuple[int, ...]] = []
    for key in play.keys:
        branch = object.__new__(Play)
        branch.match = play.match.copy()
        (question,) = branch.match.asked
        branch.match.answer(question.id, question.seat, key)
        found += raised(branch)
    return found


@pytest.mark.rule("aurora.ability.sword-master")
@pytest.mark.parametrize(
    ("gear", "weapon", "far"),
    [
        ((), "bare", False),
        ((item("arc-blade"),), "bare", False),
        ((PISTOL, item("arc-blade", wielded=True)), "arc-pistol", True),
    ],
)
def test_no_sword_in_hand_or_no_melee_no_sword_master(gear: tuple[object, ...], weapon: str, far: bool) -> None:
    g = world(
        figures=[crew(JAYCE, 1, at("d4"), gear=gear), crew(R1, 0, at("d7" if far else "d5"))], then=f"crew:{JAYCE}"
    )
    play = Play(g, *red(JAYCE, 4, 4, 4), 6, 6, 6).say(f"attack:1,{weapon}")
    assert play.told("combat.hits")[-1]["red"] == (4, 4, 4)


@pytest.mark.rule("aurora.ability.zurathi-exile")
@pytest.mark.rule("aurora.combat.extra-die")
def test_nellha_rolls_one_die_more_against_zurathi() -> None:
    zurathi = next(n for n, c in CONTENT.crew.items() if c.faction == COALITION and "zurathi" in c.keywords)
    other = next(n for n, c in CONTENT.crew.items() if c.faction == COALITION and "zurathi" not in c.keywords)
    for target, more in ((zurathi, 1), (other, 0)):
        g = world(figures=[crew(NELLHA, 0, at("d4")), crew(target, 1, at("d5"))], then=f"crew:{NELLHA}")
        play = finish(Play(g, *red(NELLHA, more=more)).say("attack:1,bare"))
        assert strength(play) == kind(NELLHA).attack + more


# --- Claw Pounce -----------------------------------------------------------------------------------------------------
def pounce(*dice: int, far: int = 2, foe: str = C1, second: str = "") -> Play:
    """Nell'ha, with somebody so many squares to the east of her."""
    figures = [crew(NELLHA, 0, sq(10, 13)), crew(foe, 1, sq(10 + far, 13))]
    if second:
        figures.append(crew(second, 1, sq(10 + far, 12)))
    play = Play(world(figures=figures, then=f"crew:{NELLHA}"), *dice)
    return play.say("ability:claw-pounce")


HALF = -(-kind(NELLHA).speed // 2)


@pytest.mark.rule("aurora.combat.claw-pounce")
@pytest.mark.rule("aurora.combat.special-attacks")
def test_nellha_moves_half_her_speed_and_attacks_with_one_action() -> None:
    play = pounce(*red(NELLHA), far=HALF + 1)
    assert f"go:{sq(10 + HALF, 13)}" in play.keys
    assert not any(key == f"go:{sq(10 - HALF - 1, 13)}" for key in play.keys)  # no square more
    play.go(sq(10 + HALF, 13))
    halt(play)
    assert play.code == "combat.special-attacks"
    finish(play.say("attack:1,bare"))
    assert play.told("combat.attacks")
    assert "move" in play.keys  # her other action


@pytest.mark.rule("aurora.combat.claw-pounce")
@pytest.mark.parametrize("hits", [0, 1])
def test_a_second_pounce_only_after_one_damage(hits: int) -> None:
    play = pounce(*sure(NELLHA, hits)).go(sq(11, 13))
    halt(play)
    finish(play.say("attack:1,bare"))
    assert damage(play) == hits if hits else True
    assert ("ability:claw-pounce" in play.keys) == bool(hits)


@pytest.mark.rule("aurora.combat.claw-pounce")
def test_the_second_pounce_is_the_last() -> None:
    """It costs her second action; whatever it does, there is no third."""
    play = pounce(*sure(NELLHA, 1), *test_dice(NELLHA, "stealth", 6), *sure(NELLHA, 1)).go(sq(11, 13))
    for again in (False, True):
        if again:
            play.say("ability:claw-pounce")
        halt(play)
        finish(play.say("attack:1,bare"))
    assert len(play.told("combat.attacks")) == 2
    assert over(play)


@pytest.mark.rule("aurora.combat.special-attacks")
def test_such_an_attack_is_the_attack_of_the_round() -> None:
    play = pounce(*red(NELLHA)).go(sq(11, 13))
    halt(play)
    finish(play.say("attack:1,bare"))
    play.refused("attack:1,bare")


@pytest.mark.rule("aurora.combat.claw-pounce")
def test_the_pounce_is_a_melee_attack() -> None:
    """With a pistol in hand she still has to be next to somebody."""
    g = world(figures=[crew(NELLHA, 0, sq(4, 13), gear=(PISTOL,)), crew(C1, 1, sq(8, 13))], then=f"crew:{NELLHA}")
    play = Play(g).say("ability:claw-pounce").say("stop")
    assert not play.told("combat.attacks")
    assert not any(key == "attack:1,arc-pistol" for key in play.keys if play.code == "combat.special-attacks")


# --- what commands and abilities may not do --------------------------------------------------------------------------
def commands(attack: int, faction: int) -> Callable[[Kind], bool]:
    def fits(card: Kind) -> bool:
        return bool(card.faction == faction and any(a.kind == "action" and order(a.do) == attack for a in card.red))

    return fits


def order(do: Any) -> int | None:
    found: int | None = do.get("command", {}).get("attack") if isinstance(do, dict) else None
    return found


@pytest.mark.rule("aurora.crew-action.on-my-command")
def test_a_card_without_the_restriction_may_grant_a_second_attack() -> None:
    boss = next(n for n, card in CONTENT.crew.items() if commands(1, RENEGADE)(card))
    ability = next(a for a in kind(boss).red if a.kind == "action" and order(a.do) == 1)
    fighter = some(RENEGADE, plain, (boss,))
    figures = [crew(boss, 0, at("d4")), crew(fighter, 0, at("d5")), crew(C1, 1, at("d6"))]
    which = ability.test.partition(" ")[0]
    dice = [*red(fighter), *(test_dice(boss, which, 6) if which else []), *red(fighter)]
    play = Play(world(figures=figures, then="player:0"), *dice).say("crew:1", "attack:2,bare")
    finish(play).say("end", "crew:0", f"ability:{ability.name}")
    if play.code == "ability.action-cost":
        play.say("crew:1")
    finish(play.say("attack:2,bare"))
    assert len(play.told("combat.attacks")) == 2


@pytest.mark.rule("aurora.crew-action.on-my-command")
def test_the_action_granted_is_one_more_than_its_own_two() -> None:
    figures = [crew(JAYCE, 1, at("d4")), crew(C2, 1, at("d5"))]
    play = Play(world(figures=figures, then="player:1")).say("crew:0", "ability:on-my-command")
    if play.code == "ability.action-cost":
        play.say("crew:1")
    walk(play, at("d6")).say("end", "crew:1")
    walk(play, at("d7"))
    walk(play, at("d8"))
    assert play.who(C2).square == at("d8")


@pytest.mark.rule("aurora.elude.fail-at-start")
@pytest.mark.rule("aurora.crew-action.on-my-command")
def test_whoever_failed_to_elude_does_not_move_on_command_either() -> None:
    """It may not move for the rest of the round."""
    figures = [crew(JAYCE, 1, at("d4")), crew(C2, 1, at("d5")), crew(R1, 0, at("d6"))]
    play = Play(world(figures=figures, then="player:1"), *test_dice(C2, "stealth", 4)).say("crew:1", "move", "end")
    play.say("crew:0")
    if "ability:on-my-command" in play.keys:
        play.say("ability:on-my-command")
        if play.code == "ability.action-cost" and "crew:1" in play.keys:
            play.say("crew:1")
        assert play.code != "move.any-direction"
        if play.told("crew-action.commanded"):
            assert "move" not in play.keys
    assert play.who(C2).square == at("d5")


@pytest.mark.rule("aurora.combat.special-attacks")
@pytest.mark.rule("aurora.elude.test")
def test_nellha_eludes_before_she_pounces_away_from_somebody() -> None:
    figures = [crew(NELLHA, 0, sq(10, 13)), crew(C1, 1, sq(11, 13)), crew(C2, 1, sq(8, 13))]
    play = Play(world(figures=figures, then=f"crew:{NELLHA}"), *test_dice(NELLHA, "stealth", 4), *red(NELLHA))
    play.say("ability:claw-pounce")
    assert [rule for rule, _ in play.rolled()] == ["elude.test"]
    assert play.code != "move.any-direction"
    assert play.who(NELLHA).square == sq(10, 13)
