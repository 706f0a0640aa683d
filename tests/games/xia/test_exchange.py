"""What the options of an attack and of a defence tell of the damage: by hand, and against the rules themselves."""

from itertools import product

import pytest

from rimward.games.xia.fight import odds as attack_odds
from rimward.games.xia.fight.odds import SHARES, barrage, half, shares, thrown
from rimward.games.xia.table.board import Tile
from rimward.games.xia.table.state import Xia
from rimward.games.xia.turn import Turn
from rimward.kernel.question import percents
from tests.games.xia.scenes import Play, attack, deal, gaiden, npc, puddle_jumper, ram, table

NONE, FATAL = 0, -1
VOID = (Tile("lost-sector", 0, 0), Tile("deltus-gate", 5, -2))


def told(play: Play, key: str) -> tuple[int, ...]:
    (option,) = [option for option in play.asked.options if option.key == key]
    return tuple(int(option.about[name]) for name in SHARES)


def sets(play: Play) -> dict[str, tuple[int, ...]]:
    """What can be declared at once, with the chances of each."""
    found = {}
    for option in play.asked.options:
        for one in str(option.about.get("sets", "")).split(";"):
            uses, _, chances = one.partition("=")
            if uses:
                assert uses not in found
                found[uses] = tuple(map(int, chances.split("/")))
    return found


def counted(damage: list[int], left: int) -> tuple[int, ...]:
    some, much = range(1, half(left) + 1), range(half(left) + 1, left)
    parts = [[point == 0, point in some, point in much, point >= left] for point in damage]
    return percents([sum(column) for column in zip(*parts, strict=True)])


# --- dice ------------------------------------------------------------------------------------------------------------
def test_the_ways_of_dice_that_damage_has_lowered() -> None:
    assert thrown(((6, 2),), 1) == (0, 2, 1, 1, 1, 1, 0, 0)  # 1 to 3 count as 0, 0 and 1
    assert sum(thrown(((6, 0), (8, 1), (12, 3)))) == 6 * 8 * 12


@pytest.mark.parametrize("left", [1, 2, 3, 10, 13])
def test_every_throw_is_counted(left: int) -> None:
    throws = product(range(1, 9), range(1, 9), range(1, 7))
    damage = [max(0, a + b - c) for a, b, c in throws]
    found = shares(thrown(((8, 0), (8, 0))), thrown(((6, 0),)), left)
    assert found == counted(damage, left)
    assert (found[1] > 0, found[2] > 0) == (left > 1, left > 2)  # one point is `some`, if a ship can bear it


@pytest.mark.parametrize("ways", [[1, 1, 1, 0], [999, 1, 0, 0], [1, 1, 1, 997], [199, 1, 1, 1], [0, 0, 0, 5]])
def test_per_cents_add_up_and_only_the_impossible_is_0(ways: list[int]) -> None:
    found = percents(ways)
    assert sum(found) == 100
    assert [part > 0 for part in found] == [number > 0 for number in ways]


def test_a_d20_says_which_dice_attack() -> None:
    """Nothing up to 4, then a d8, from 12 on a d12, on a 20 a d20."""
    ways = barrage(((1, ()), (5, (8,)), (12, (12,)), (20, (20,))))
    assert ways[0] * 20 == sum(ways) * 4
    assert sum(ways[13:]) * 20 * 20 == sum(ways) * 8  # 13 to 20, with the d20 alone


# --- a defence -------------------------------------------------------------------------------------------------------
def duel() -> Xia:
    g = attack()
    g.ships[1].armed, g.ships[1].disarmed = 2, 2
    return g


def hit() -> Play:
    return Play(duel()).say("attack", "ship:1", "use:0,0", "use:0,1", "done")


@pytest.mark.rule("xia.combat.declare-defense")
def test_each_defence_tells_what_comes_through() -> None:
    """Two d6 against a Gaiden of 13 spaces and two markers, with none, one or two d8."""
    play = hit()
    dice = [range(1, 7), range(1, 7), range(1, 9), range(1, 9)]
    for key, number in (("done", 0), ("use:1,0", 1)):
        damage = [max(0, sum(throw[:2]) - sum(throw[2:])) for throw in product(*dice[: 2 + number])]
        assert told(play, key) == counted(damage, 13)
    both = [max(0, a + b - c - d) for a, b, c, d in product(*dice)]
    assert sets(play) == {"0": told(play, "use:1,0"), "0,1": counted(both, 13)}
    play.say("use:1,0")
    assert (told(play, "use:1,1"), sets(play)) == (counted(both, 13), {"1": counted(both, 13)})


def test_the_rules_come_to_the_same() -> None:
    """Every throw of a Blaster against a Shield, played."""
    damage = []
    for d6, d8 in product(range(1, 7), range(1, 9)):
        play = Play(attack(), d6=(d6,), d8=(d8,)).say("attack", "ship:1", "use:0,0", "done")
        chances = told(play, "use:1,0")
        play.say("use:1,0", "done", "pass")
        damage.append(play.told("xia.combat.resolve")[0].params["damage"])
    assert chances == counted(damage, 13)


@pytest.mark.rule("xia.ability.salvo-racks")
def test_a_defence_against_an_ability_that_attacks_several() -> None:
    ships = (puddle_jumper(0, (-2, 0)), gaiden(1, (0, -1)), gaiden(2, (-2, 2)))
    play = Play(deal(table(ships, VOID, Turn(0)), 0, "salvo-racks")).say("salvo-racks", "ship:1", "ship:2")
    assert play.asked.code == attack_odds.DEFENSE
    assert told(play, "done")[NONE] == 20  # a d20 up to 4
    assert told(play, "use:1,0")[NONE] > 20


# --- an attack -------------------------------------------------------------------------------------------------------
def test_an_attack_reckons_with_the_best_shields_and_with_none() -> None:
    play = Play(duel()).say("attack", "ship:1")
    both = [max(0, a + b - c - d) for a, b, c, d in product(range(1, 7), range(1, 7), range(1, 9), range(1, 9))]
    chances = sets(play)["0,1"]
    assert chances[: len(SHARES)] == counted(both, 13)
    assert chances[len(SHARES) :] == (0, 0)  # twelve points do not destroy thirteen spaces
    g = duel()
    g.ships[1].damaged = tuple(range(3, 13))  # the Shield is whole
    chances = sets(Play(g).say("attack", "ship:1"))["0,1"]
    assert chances[len(SHARES)] == 97  # all throws but 1 and 1, if it declares no Shield
    assert chances[3] < 97


def test_against_an_npc_the_die_of_its_card_counts() -> None:
    play = Play(hunted()).say("attack")
    chances = next(iter(sets(play).values()))
    assert chances[3] == chances[4]  # nothing is declared there


def hunted() -> Xia:
    ships = (puddle_jumper(0, (0, 0)), gaiden(1, (-2, 2)), gaiden(2, (-2, 1)), npc("scoundrel", 1, (1, 0), wounds=9))
    return table(ships, VOID, Turn(0))


@pytest.mark.rule("xia.combat.ram")
def test_a_ram_may_be_the_end_of_the_attacker() -> None:
    g = ram()
    hold = len(g.ships[0].hold)
    engine = next(outfit for outfit in g.ships[0].outfits if outfit.kind == "engine")
    others = [space for space in range(hold) if space not in engine.sections]
    g.ships[0].damaged = tuple(others[: hold - 4])
    left = len(g.ships[0].undamaged)
    play = Play(g).say("attack")
    (use,) = [option for option in play.asked.options if option.key == f"use:0,{engine.uses[0]}"]
    assert use.about["ram"] == percents([left - 1, engine.die - left + 1])[1]
