"""Dice, and tests of skills."""

from __future__ import annotations

import pytest

from tests.games.aurora.folk import (
    C1,
    C2,
    R1,
    R2,
    Kind,
    at,
    dice_of,
    finish,
    kind,
    middle,
    plain,
    red,
    skill,
    some,
    test_dice,
)
from tests.games.aurora.world import COALITION, CONTENT, RENEGADE, Play, crew, frames, item, ship, sq, world

CRATE = at("d5")


def scanning(name: str, *dice: int) -> Play:
    """A crew next to a crate scans it: a 5+ test of Search."""
    g = world(figures=[crew(name, kind(name).faction, at("d4"))], crates={CRATE: "cache"}, then=f"crew:{name}")
    return Play(g, *dice).say("scan:0")


def passed(play: Play) -> bool:
    assert bool(play.told("test.passed")) != bool(play.told("test.failed"))
    return bool(play.told("test.passed"))


# --- dice ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.dice.six-sided")
def test_all_dice_have_six_sides() -> None:
    """A test, an attack and a defence: nothing but d6."""
    g = world(figures=[crew(R1, 0, at("d4")), crew(C1, 1, at("d5"))], crates={at("c4"): "cache"}, then=f"crew:{R1}")
    play = Play(g, *test_dice(R1, "search", 1), *red(R1, 4, 5), 2, 3)
    finish(play.say("scan:0", "attack:1,bare"))
    rolls = [event.params for event in play.match.events(0) if event.code == "kernel.rolled"]
    assert [roll["rule"] for roll in rolls] == [
        "aurora.search.scan",
        "aurora.crew.attack-value",
        "aurora.ship-combat.defense-dice",
    ]
    assert {sides for roll in rolls for sides in roll["dice"]} == {6}


@pytest.mark.rule("aurora.dice.no-limit")
def test_more_than_eight_dice_are_rolled_at_once() -> None:
    """The best at Search, with as many scanners as it takes: the eight dice of the box are no limit."""
    scanners = [
        n
        for n, card in CONTENT.items.items()
        if card.kind == "personal" and card.bonus and card.bonus.tests == 1 and card.bonus.skill == "search"
    ]
    best = max([n for n, card in CONTENT.crew.items() if plain(card)], key=lambda name: skill(name, "search"))
    gear = [item(scanners[0])] * (9 - skill(best, "search"))
    g = world(figures=[crew(best, kind(best).faction, at("d4"), gear=tuple(gear))], crates={CRATE: "cache"})
    g.stack = frames(g, f"crew:{best}")
    play = Play(g, *[1] * 8, 5).say("scan:0")
    assert len(play.rolled()[0][1]) == 9
    assert passed(play)


@pytest.mark.rule("aurora.dice.reroll-once")
@pytest.mark.rule("aurora.terrain.hindering-defense")
def test_rerolled_dice_keep_what_they_show_even_if_it_is_worse() -> None:
    """In hindering terrain up to two dice: 3 and 2 of 5, 3, 2 are chosen, rolled together, and fall as 1 and 1."""
    g = world(
        surface=middle({"d7": "h"}),
        figures=[crew(R1, 0, at("d4"), gear=(item("arc-pistol", wielded=True),)), crew(C1, 1, at("d7"))],
        then=f"crew:{R1}",
    )
    play = Play(g, *red(R1, 6, 6, 6), 5, 3, 2, 1, 1)
    play.say("attack:1,arc-pistol")
    while play.code != "terrain.hindering-defense":
        play.say("done")
    assert {key for key in play.keys if key != "done"} == {"black:5", "black:3", "black:2"}
    play.say("black:3")
    assert {key for key in play.keys if key != "done"} == {"black:5", "black:2"}  # the other dice, this one no more
    play.say("black:2")
    finish(play)
    assert sorted(play.told("combat.damage")[-1]["black"])[:2] == [1, 1]
    assert play.rolled()[-1][1] == (1, 1)


@pytest.mark.rule("aurora.dice.reroll-once")
def test_nobody_has_to_reroll_and_one_die_may_be_enough() -> None:
    for chosen, again in (([], []), (["black:2"], [4])):
        g = world(
            surface=middle({"d7": "h"}),
            figures=[crew(R1, 0, at("d4"), gear=(item("arc-pistol", wielded=True),)), crew(C1, 1, at("d7"))],
            then=f"crew:{R1}",
        )
        play = Play(g, *red(R1, 6, 6, 6), 5, 3, 2, *again)
        play.say("attack:1,arc-pistol")
        while play.code != "terrain.hindering-defense":
            play.say("done")
        finish(play.say(*chosen))
        black = sorted(play.told("combat.damage")[-1]["black"])
        assert black == sorted([5, 3, *(again or [2])])


# --- tests -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.test.pool")
@pytest.mark.parametrize("name", [n for n, card in CONTENT.crew.items() if plain(card) and skill(n, "search")])
def test_a_skill_says_how_many_dice_are_rolled(name: str) -> None:
    play = scanning(name, *test_dice(name, "search", 1))
    assert [len(faces) for faces in dice_of(play, "search.scan")] == [skill(name, "search")]


@pytest.mark.rule("aurora.test.pool")
def test_a_modifier_of_the_skill_adds_dice() -> None:
    lens = next(
        n
        for n, card in CONTENT.items.items()
        if card.kind == "personal" and card.bonus and card.bonus.tests == 1 and card.bonus.skill == "search"
    )
    g = world(figures=[crew(R1, 0, at("d4"), gear=(item(lens),))], crates={CRATE: "cache"}, then=f"crew:{R1}")
    play = Play(g, *test_dice(R1, "search", 1), 5).say("scan:0")
    assert len(play.rolled()[0][1]) == skill(R1, "search") + 1
    assert passed(play)


@pytest.mark.rule("aurora.test.five-plus")
@pytest.mark.parametrize(("best", "passes"), [(3, False), (4, False), (5, True), (6, True)])
def test_one_die_of_five_or_six_is_enough(best: int, passes: bool) -> None:
    assert passed(scanning(R1, *test_dice(R1, "search", best))) == passes


@pytest.mark.rule("aurora.test.five-plus")
def test_more_successes_give_nothing() -> None:
    """All dice show 6: one look at the token, and one action is as dear as ever."""
    play = scanning(R1, *[6] * skill(R1, "search"))
    assert len(play.told("search.looked")) == 1


def three(which: str) -> str:
    """Somebody with three dice."""

    def has(card: Kind) -> bool:
        return bool(plain(card) and skill(card.name, which) == 3)

    return next(n for n, card in CONTENT.crew.items() if has(card))


@pytest.mark.rule("aurora.test.five-plus")
@pytest.mark.parametrize(
    ("dice", "five"),
    [
        pytest.param((1, 4, 5), True, marks=pytest.mark.example("aurora.example.test-five-shown")),
        pytest.param((4, 4, 4), False, marks=pytest.mark.example("aurora.example.test-all-low")),
        pytest.param((1, 2, 6), True, marks=pytest.mark.example("aurora.example.test-six-shown")),
    ],
)
def test_the_dice_of_the_examples_in_a_five_plus_test(dice: tuple[int, ...], five: bool) -> None:
    assert passed(scanning(three("search"), *dice)) == five


def boarded(tech: str, *dice: int, gear: tuple[str, ...] = ()) -> Play:
    """The Destiny Aurora is held by a tractor link; its engineer tries to break it: the 6+ test of the booklet."""
    side = kind(tech).faction
    held, holder = ("destiny-aurora", "cerberus") if side == COALITION else ("cerberus", "destiny-aurora")
    ships = [
        ship("cerberus", 0, sq(12, 12), shields_up=False),
        ship("destiny-aurora", 1, sq(12, 13), shields_up=False),
    ]
    first = 0 if held == "cerberus" else 1
    ships[first] = ships[first].but(link=1 - first)
    foe = C2 if side == RENEGADE else R2
    g = world(
        ships=ships,
        figures=[
            crew(tech, side, "engineering", gear=tuple([item(name) for name in gear])),
            crew(foe, kind(foe).faction, "navigation"),
        ],
        then=f"ship:{held}",
    )
    assert holder in [card.name for card in g.ships]
    return Play(g, *dice)


@pytest.mark.rule("aurora.test.six-plus")
@pytest.mark.rule("aurora.test.five-plus")
@pytest.mark.parametrize(
    ("dice", "six"),
    [
        pytest.param((1, 4, 5), False, marks=pytest.mark.example("aurora.example.test-five-shown")),
        pytest.param((4, 4, 4), False, marks=pytest.mark.example("aurora.example.test-all-low")),
        pytest.param((1, 2, 6), True, marks=pytest.mark.example("aurora.example.test-six-shown")),
    ],
)
def test_the_dice_of_the_examples_in_a_six_plus_test(dice: tuple[int, ...], six: bool) -> None:
    assert passed(boarded(three("tech"), *dice).say("break")) == six


LIFTS = next(
    name for name, card in CONTENT.items.items() if card.bonus and card.bonus.lift and card.bonus.skill == "tech"
)


@pytest.mark.rule("aurora.test.six-plus")
@pytest.mark.rule("aurora.test.five-plus")
@pytest.mark.parametrize(
    ("dice", "six"),
    [
        pytest.param((1, 2, 5), True, marks=pytest.mark.example("aurora.example.test-bonus-lifts-five")),
        ((1, 2, 4), False),
        ((1, 2, 6), True),
    ],
)
def test_a_bonus_lifts_one_die_of_a_six_plus_test(dice: tuple[int, ...], six: bool) -> None:
    """Three dice roll, no more than without it; +1 on one makes the five a six, and no six of a four."""
    play = boarded(three("tech"), *dice, gear=(LIFTS,)).say("break")
    assert [len(faces) for _, faces in play.rolled()] == [3]
    assert passed(play) == six
    assert not passed(boarded(three("tech"), 1, 2, 5).say("break"))


@pytest.mark.rule("aurora.test.six-plus")
def test_the_odds_of_a_test_know_the_bonus() -> None:
    """Of three dice any shows a six in 1 - (5/6)^3, which is 42 %, and a five in 1 - (4/6)^3, which is 70 %."""
    for gear, percent in (((), 42), ((LIFTS,), 70)):
        play = boarded(three("tech"), gear=gear)
        offer = next(option for option in play.match.asked[0].options if option.key == "break")
        assert {fate.code: fate.percent for fate in offer.odds}["passed"] == percent


@pytest.mark.rule("aurora.test.zero-skill")
@pytest.mark.parametrize("name", [n for n in CONTENT.crew if not skill(n, "tech")])
def test_without_the_skill_a_test_fails_and_no_die_falls(name: str) -> None:
    things = {at("d5"): "data"}
    g = world(
        figures=[crew(name, kind(name).faction, at("d4"))], things=things, mission="silent-ledger", then=f"crew:{name}"
    )
    play = Play(g).say("take:0")
    assert [what for what, faces in play.rolled() if faces] == []
    assert play.told("test.passed") == []
    assert play.who(name).holds == ()


@pytest.mark.rule("aurora.test.zero-skill")
@pytest.mark.example("aurora.example.rovanna-medical")
def test_rovanna_fails_at_every_medical_test() -> None:
    assert skill("rovanna", "medical") == 0
    step = CONTENT.missions["fever-line"].goal[0]
    assert step.test.startswith("medical")
    g = world(
        figures=[crew("rovanna", COALITION, at("d4"))],
        things={at("d5"): step.what},
        mission="fever-line",
        then="crew:rovanna",
    )
    play = Play(g).say("take:0")
    assert [what for what, faces in play.rolled() if faces] == []
    assert play.told("test.passed") == []
    assert play.who("rovanna").holds == ()


@pytest.mark.rule("aurora.test.failed-interact")
def test_a_failed_interact_costs_its_action_and_may_be_tried_again() -> None:
    """Two actions, two failures, and then the crew has nothing left; after one it still has the other action."""
    g = world(figures=[crew(R1, 0, at("d4"))], things={at("d5"): "data"}, mission="silent-ledger", then=f"crew:{R1}")
    play = Play(g, *test_dice(R1, "tech", 4), *test_dice(R1, "tech", 4)).say("take:0")
    assert play.who(R1).holds == ()
    assert "move" in play.keys
    play.say("take:0")
    assert len(play.told("test.failed")) == 2
    assert not play.match.asked or not {"take:0", "move"} & set(play.keys)


# --- opposed ---------------------------------------------------------------------------------------------------------
def thief_and_holder(thief_dice: list[int], holder_dice: list[int]) -> tuple[Play, str, str]:
    def lead(card: Kind) -> bool:
        return bool(plain(card) and skill(card.name, "leadership") == 3)

    thief, holder = some(RENEGADE, lead), some(COALITION, lead)
    g = world(
        figures=[crew(thief, 0, at("d4")), crew(holder, 1, at("d5"), holds=("xealana",))],
        mission="abduct-the-princess",
        then=f"crew:{thief}",
    )
    play = Play(g, *thief_dice, *holder_dice)
    key = next(key for key in play.keys if key.startswith("steal:1"))
    return play.say(key), thief, holder


@pytest.mark.rule("aurora.test.opposed")
@pytest.mark.rule("aurora.mission-character.steal")
@pytest.mark.parametrize(
    ("thief_dice", "holder_dice", "stolen"),
    [
        pytest.param([6, 5, 3], [5, 2, 1], True, marks=pytest.mark.example("aurora.example.princess-stolen")),
        pytest.param([6, 2, 3], [5, 6, 1], False, marks=pytest.mark.example("aurora.example.princess-kept")),
        pytest.param([6, 2, 3], [5, 2, 1], False, marks=pytest.mark.example("aurora.example.princess-tie-ruling")),
        ([4, 4, 4], [1, 1, 1], False),  # no successes on either side: nothing changes
        ([5, 5, 1], [6, 1, 1], True),  # two fives beat a six: successes are counted, not summed
    ],
)
def test_the_more_fives_and_sixes_win(thief_dice: list[int], holder_dice: list[int], stolen: bool) -> None:
    play, thief, holder = thief_and_holder(thief_dice, holder_dice)
    assert play.who(thief).holds == (("xealana",) if stolen else ())
    assert play.who(holder).holds == (() if stolen else ("xealana",))
