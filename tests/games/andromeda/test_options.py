"""What options tell their owner: things on the table, costs, gains, the chances of battles, and their sort."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from random import Random
from typing import Any

import pytest

from rimward.games.andromeda import GAME
from rimward.games.andromeda.odds import Throw, odds
from rimward.kernel.chance import Seeded
from rimward.kernel.match import Match
from rimward.kernel.question import Option, percents, ranked
from rimward.kernel.view import sample, view
from rimward.messages import Messages
from tests.games.andromeda.world import BLUE, GREEN, YELLOW, Play, at, moon, world

About = Mapping[str, int | str]
TILES = {"C3": "monolith", "C2": "science", "B2": "industry", "C4": "maximus", "D2": "civilization"}
OUT = (YELLOW, "science-vessel", "B2")


def option(play: Play, key: str) -> Option:
    (found,) = [each for each in play.asked.options if each.key == key]
    return found


def about(play: Play, key: str) -> About:
    return option(play, key).about


def chance(mine: Throw, *others: Throw) -> int:
    """To win, as it is told."""
    return percents(odds(mine, others))[0]


# --- launches --------------------------------------------------------------------------------------------------------
def test_a_launch_tells_what_there_is() -> None:
    top = moon("science", energy=2)
    play = Play(
        world(
            tiles=TILES,
            ships=[(YELLOW, "transport", "bay"), OUT],
            moons={"C2": (top, 3)},
            leaders={"C2": {YELLOW: 1, BLUE: 2}},
            bonus={"C2": {"ice": 2}},
        )
    )
    told = option(play, f"launch:transport,{at('C2')}")
    assert told.thing == f"region:{at('C2')}"
    assert (
        told.about.items() >= {"ship": "transport", "ground": "planet", "moon": top, "bonus": 2, "leaders": 1}.items()
    )
    assert told.about.items() >= {"jump": 0, "odds": "", "development": "observatory", "points": 5}.items()
    assert "win" not in told.about
    assert (told.sort, told.about["gain"], told.odds) == ("goal", "moon", ())


def test_without_moons_what_lies_under_them() -> None:
    play = Play(world(tiles={**TILES, "C2": "tarn-seven"}, ships=[(YELLOW, "transport", "bay"), OUT]))
    told = about(play, f"launch:transport,{at('C2')}")
    text = Messages("en", "andromeda", strict=True).option("", option(play, f"launch:transport,{at('C2')}"))
    assert told["moon"] == ""
    assert "either gain 1 energy or gain 1 ice" in text


def test_a_jump_costs_energy() -> None:
    ships = [(YELLOW, "heavy-cruiser", "bay"), (YELLOW, "science-vessel", "C2")]
    tiles = {**TILES, "C1": "commerce", "E5": "supremacy"}
    play = Play(world(tiles=tiles, ships=ships, stock={YELLOW: {"energy": 1}}))
    near, far = (about(play, f"launch:heavy-cruiser,{at(space)}") for space in ("C1", "E5"))
    assert (near["jump"], "cost_energy" in near) == (0, False)
    assert (far["jump"], far["cost_energy"]) == (1, 1)


def test_a_launch_into_a_battle_is_a_risk_and_tells_the_odds() -> None:
    ships = [(YELLOW, "fighter", "bay"), OUT, (BLUE, "heavy-cruiser", "C2")]
    play = Play(world(tiles=TILES, ships=ships, stock={BLUE: {"energy": 3}}))
    told = option(play, f"launch:fighter,{at('C2')}")
    assert told.sort == "risk"
    assert told.about["win"] == chance(Throw(2, 1), Throw(3, 1))
    assert told.about["win_worst"] == chance(Throw(2, 1), Throw(6, 1))
    chances = percents(odds(Throw(2, 1), [Throw(3, 1)]))
    assert tuple([told.about[name] for name in ("win", "lose", "nobody")]) == chances
    assert told.about["worse"] == 1


def test_a_launch_tells_which_raider_is_best() -> None:
    raiders = [("siege-brothers", ["D2"]), ("barrow-hulks", ["C3"])]
    play = Play(world(tiles=TILES, ships=[(YELLOW, "fighter", "bay"), OUT], raiders=raiders))
    told = about(play, f"launch:fighter,{at('C2')}")
    assert told.items() >= {"raider": "barrow-hulks", "raiders": 1, "cards": 2}.items()
    text = Messages("en", "andromeda", strict=True).option("", option(play, f"launch:fighter,{at('C2')}"))
    assert "battle with Barrow Hulks, the best for you of the 2 that may strike" in text


def test_the_raider_that_strikes() -> None:
    raiders = [("siege-brothers", ["D2"]), ("barrow-hulks", ["C3"])]
    play = Play(world(tiles=TILES, ships=[(YELLOW, "fighter", "bay"), OUT], raiders=raiders))
    play.launch("fighter", "C2").passes("andromeda.activate.once")
    assert play.asked.code == "andromeda.raider.strike-choice"
    strong, weak = option(play, "raider:0"), option(play, "raider:1")
    assert (strong.thing, weak.thing) == ("raider:0", "raider:1")
    assert strong.about.items() >= {"raider": "siege-brothers", "dice": 4, "targeting": 2, "shields": 1}.items()
    assert weak.about.items() >= {"raider": "barrow-hulks", "dice": 3, "targeting": 2}.items()
    assert (strong.about["win"], weak.about["win"]) == (
        chance(Throw(2, 1), Throw(4, 2)),
        chance(Throw(2, 1), Throw(3, 2)),
    )


# --- battles ---------------------------------------------------------------------------------------------------------
def battle(**said: Any) -> Play:
    ships = [(YELLOW, "transport", "C2"), (BLUE, "fighter", "C2"), *said.pop("ships", ())]
    return Play(world(tiles=TILES, ships=ships, phase="battle", region="C2", **said))


def until(play: Play, key: str) -> Play:
    """Everybody passes until this is an option."""
    while key not in play.asked.keys:
        play.say(play.asked.passes)
    return play


def test_escalation_with_and_without() -> None:
    play = battle(ships=[(YELLOW, "transport", "C3"), (YELLOW, "fighter", "B2")])
    number = next(key for key in play.asked.keys if key != "done")
    first = option(play, number)
    assert first.about.items() >= {"win": chance(Throw(2, 2), Throw(2, 1)), "dice": 2, "targeting": 2}.items()
    assert first.about["win_now"] == about(play, "done")["win"] == chance(Throw(1, 1), Throw(2, 1))
    assert (first.sort, option(play, "done").sort) == ("risk", "end")
    play.say(number)
    second = next(key for key in play.asked.keys if key != "done")
    assert about(play, second)["win"] == chance(Throw(4, 3), Throw(2, 1))
    assert about(play, "done")["win"] == chance(Throw(2, 2), Throw(2, 1))


def test_a_jump_adds_to_the_ships_in_range() -> None:
    ships = [(YELLOW, "transport", "C3"), (YELLOW, "heavy-cruiser", "C4")]
    play = battle(ships=ships, stock={YELLOW: {"energy": 1}})
    while play.asked.code == "andromeda.battle.escalation":
        play.say(play.asked.keys[0])
    assert play.asked.code == "andromeda.ship.ability-jump"
    key = next(key for key in play.asked.keys if key != "done")
    assert about(play, key).items() >= {"dice": 5, "targeting": 3, "jump": 1, "cost_energy": 1}.items()
    assert about(play, key)["win_now"] == about(play, "done")["win"] == chance(Throw(2, 2), Throw(2, 1))


def test_only_who_comes_later_may_still_join() -> None:
    """Yellow has had its one chance to escalate when blue is asked, but all may still buy dice."""
    ships = [(YELLOW, "transport", "C3"), (BLUE, "transport", "B2")]
    play = battle(ships=ships, stock={YELLOW: {"energy": 1}})
    assert about(play, "done")["win_worst"] == chance(Throw(1, 1), Throw(3, 2))
    play.say("done")
    assert play.asked.seat == BLUE
    assert about(play, "done")["win_worst"] == chance(Throw(2, 1), Throw(2, 1))


def test_who_is_not_in_it_yet() -> None:
    """Green would be in the battle with the ship, and without it has no chance to speak of."""
    play = battle(seats=3, ships=[(GREEN, "transport", "C3")])
    assert play.asked.seat == GREEN
    key = next(key for key in play.asked.keys if key != "done")
    assert about(play, key)["win"] == chance(Throw(1, 1), Throw(1, 1), Throw(2, 1))
    assert "win_now" not in about(play, key)
    assert "win" not in about(play, "done")


def test_dice_for_energy() -> None:
    play = battle(stock={YELLOW: {"energy": 3}, BLUE: {"energy": 2}})
    assert play.asked.code == "andromeda.battle.dice-energy"
    for energy in range(3):
        told = about(play, str(energy))
        assert told["win"] == chance(Throw(1 + energy, 1), Throw(2, 1))
        assert told["win_worst"] == chance(Throw(1 + energy, 1), Throw(4, 1))
        assert told["cost_energy"] == energy
    assert about(play, "1")["win_now"] == about(play, "0")["win"]
    play.say("2")  # blue is the last to buy: nobody can add anything after that
    assert about(play, "1")["win"] == about(play, "1")["win_worst"] == chance(Throw(3, 1), Throw(3, 1))


@pytest.mark.parametrize(("card", "mine"), [("reserve-batteries", Throw(3, 1)), ("burning-the-stores", Throw(3, 2))])
def test_cards_before_the_roll(card: str, mine: Throw) -> None:
    play = until(battle(hand={YELLOW: [card]}, stock={YELLOW: {"ice": 1}}), f"play:{card}")
    told = about(play, f"play:{card}")
    assert told["win"] == chance(mine, Throw(2, 1))
    assert told["win_now"] == about(play, "pass")["win"] == chance(Throw(1, 1), Throw(2, 1))


def test_sabotage_takes_the_best_target() -> None:
    play = until(battle(hand={YELLOW: ["sabotage"]}, ships=[(BLUE, "transport", "C2")]), "play:sabotage")
    assert about(play, "play:sabotage")["win"] == chance(Throw(1, 1), Throw(1, 1))
    play.say("play:sabotage")
    told = {str(each.about["kind"]): each.about["win"] for each in play.asked.options}
    assert told == {"fighter": chance(Throw(1, 1), Throw(1, 1)), "transport": chance(Throw(1, 1), Throw(2, 1))}


@pytest.mark.parametrize(
    ("card", "faces", "mine", "other"),
    [
        ("ranging-shots", (2, 5, 4), Throw(1, 3), Throw(0, 1, (5, 4))),  # the 2 is below the targeting value now
        ("second-salvo", (2, 5, 4), Throw(1, 1), Throw(0, 1, (5, 4))),  # it may be rolled again
        ("jamming-burst", (4, 6, 2), Throw(0, 1, (4,)), Throw(1, 1, (2,))),  # the 6 is
        ("jamming-burst", (2, 3, 1), Throw(0, 1, (2,)), Throw(1, 1, (1,))),  # the 3, not the own 2
    ],
)
def test_cards_on_the_roll(card: str, faces: tuple[int, ...], mine: Throw, other: Throw) -> None:
    ships = [(YELLOW, "transport", "C2"), (BLUE, "fighter", "C2")]
    g = world(tiles=TILES, ships=ships, phase="battle", region="C2", hand={YELLOW: [card]})
    play = until(Play(g, d6=faces), f"play:{card}")
    told = about(play, f"play:{card}")
    assert told["win"] == chance(mine, other) > 0
    assert told["win_now"] == about(play, "pass")["win"] == 0


def test_dice_that_are_rolled_again() -> None:
    """One more beside those that were picked already, and without it."""
    ships = [(YELLOW, "fighter", "C2"), (BLUE, "fighter", "C2")]
    g = world(tiles=TILES, ships=ships, phase="battle", region="C2", hand={YELLOW: ["second-salvo"]})
    play = until(Play(g, d6=(2, 4, 5, 3)), "play:second-salvo").say("play:second-salvo")
    theirs = Throw(0, 1, (5, 3))
    assert about(play, "die:0").items() >= {"face": 2, "win": chance(Throw(1, 1, (4,)), theirs), "win_now": 0}.items()
    assert about(play, "die:1")["win"] == chance(Throw(1, 1, (2,)), theirs)
    assert about(play, "done")["win"] == 0
    play.say("die:0")
    assert about(play, "die:1")["win"] == chance(Throw(2, 1), theirs)
    assert about(play, "die:1")["win_now"] == about(play, "done")["win"] == chance(Throw(1, 1, (4,)), theirs)


def test_a_truce_or_the_battle() -> None:
    play = battle(hand={YELLOW: ["prisoner-exchange"]})
    play.say("play:prisoner-exchange")
    play.passes("andromeda.repair.nothing")
    assert play.asked.code == "andromeda.battle.diplomacy-may-end"
    assert [(each.key, each.sort) for each in play.asked.options] == [("end", "end"), ("fight", "risk")]
    assert about(play, "fight")["win"] == chance(Throw(1, 1), Throw(2, 1))


# --- stations --------------------------------------------------------------------------------------------------------
def test_modules_of_the_market() -> None:
    stock = {YELLOW: {"ice": 3, "titanium": 3, "credit": 3}}
    ships = [(YELLOW, "transport", "bay"), (YELLOW, "science-vessel", "C3")]
    play = Play(world(tiles=TILES, ships=ships, stock=stock)).launch("transport", "C4")
    play.passes("andromeda.launch.sequence")
    assert play.asked.code == "andromeda.base.maximus"
    bottom, top = option(play, "buy:science,0"), option(play, "buy:science,2")
    assert (bottom.thing, bottom.sort) == ("market:science,0", "goal")
    assert bottom.about.items() >= {"cost_ice": 1, "cost_any": 1}.items()
    assert top.about.items() >= {"cost_ice": 2, "cost_any": 2}.items()
    kind = GAME.content.modules[str(bottom.about["module"])]
    assert (bottom.about["damage"], bottom.about["slot"]) == (kind.damage, kind.slot)
    middle = about(play, "buy:science,1")["module"]
    play.say("buy:science,0")
    play.say(play.asked.keys[0])
    assert play.asked.code == "andromeda.base.field-second-module"
    assert about(play, "discard:science,1")["module"] == middle  # it has not slid down yet


def test_a_development_and_its_points() -> None:
    ships = [(YELLOW, "transport", "C2"), (YELLOW, "transport", "C3"), (YELLOW, "transport", "barge")]
    play = Play(
        world(
            tiles={**TILES, "C2": "hearthglass"},
            ships=ships,
            stock={YELLOW: {"ice": 2, "energy": 1}},
            station={YELLOW: 3},
            leaders={"C3": {BLUE: 2}, "C2": {YELLOW: 1}, "D2": {BLUE: 1}},
            phase="return",
        )
    )
    barge = next(key for key in play.asked.keys if key.startswith("ship:3,"))
    play.say(barge)
    assert play.asked.code == "andromeda.core.architect"
    told = option(play, f"develop:{at('C2')}")
    near = 3 + 2 + (at("D2") in GAME.content.map[at("C2")].neighbours)  # and the two that the observatory shows
    assert (
        told.about.items() >= {"development": "observatory", "points": near, "leaders": 2, "ship": "transport"}.items()
    )
    assert told.about.items() >= {"cost_ice": 2, "cost_energy": 1, "track": "science", "step": 1}.items()
    assert (told.thing, told.sort) == (f"region:{at('C2')}", "goal")
    assert option(play, "decline").sort == "end"


def test_a_module_in_a_return() -> None:
    ships = [(YELLOW, "transport", "C2")]
    play = Play(world(tiles=TILES, ships=ships, phase="return"))
    told = option(play, f"ship:2,{0}")
    assert told.thing == "module:2"
    assert told.about.items() >= {"module": "treasury", "kind": "transport", "from": at("C2")}.items()
    assert str(told.about["effect"]).startswith("gain.")


def test_a_moon_between_two_modules_is_told_where_it_comes() -> None:
    """With the second of the two that is used, whichever that is."""
    mill, ice = "tidal-refinery", moon("civilization", ice=1)
    ships = [(YELLOW, "transport", space) for space in ("C2", "C3", "C4")]
    g = world(tiles=TILES, ships=ships, modules={YELLOW: (mill,)}, slots={YELLOW: {mill: ice}}, phase="return")
    play = Play(g)
    by_ship = {number: next(key for key in play.asked.keys if key.startswith(f"ship:{number},")) for number in (1, 4)}
    assert [about(play, key)["gives"] for key in by_ship.values()] == ["", ""]
    play.say(by_ship[4])
    play.say(play.asked.keys[0])
    later = next(key for key in play.asked.keys if key.startswith("ship:1,"))
    assert str(about(play, later)["gives"]).startswith("gain.titanium_0.nanocarbon_0.ice_1")


# --- whole games -----------------------------------------------------------------------------------------------------
@cache
def offered() -> list[tuple[str, Option]]:
    """All that is offered in a few random games, each kind of option a few times."""
    found: list[tuple[str, Option]] = []
    seen: dict[tuple[str, str], int] = defaultdict(int)
    for seed in range(3):
        rng, match = Random(seed), Match.new(GAME, seats=2 + seed, chance=Seeded(seed))
        while match.result is None:
            question = next(question for question in match.asked if not question.answered)
            for each in question.options:
                kind = question.code, each.key.partition(":")[0]
                seen[kind] += 1
                if seen[kind] < 100:
                    found.append((question.code, each))
            acts = match.acts(question.seat) if rng.random() < 0.15 else []
            if acts:
                match.interject(question.seat, rng.choice(acts).key)
            else:
                match.answer(question.id, question.seat, rng.choice(question.keys))
    return found


@pytest.mark.parametrize(
    ("word", "wanted"),
    [
        ("return", {"end"}),
        ("done", {"end"}),
        ("pass", {"end"}),
        ("decline", {"end"}),
        ("end", {"end"}),
        ("fight", {"risk"}),
        ("launch", {"risk", "goal", "plain"}),
        ("buy", {"goal", "plain"}),
        ("take", {"goal", "plain"}),
        ("vp", {"goal"}),
        ("discard", {"plain"}),
        ("card", {"plain"}),
        ("draw", {"plain"}),
    ],
)
def test_sorts(word: str, wanted: set[str]) -> None:
    assert {each.sort for _, each in offered() if each.key.partition(":")[0] == word} == wanted


def test_chances_are_per_cent() -> None:
    told = [each.about for _, each in offered() if "win" in each.about]
    assert len(told) > 100
    for about in told:
        for names in (("win", "lose", "nobody"), ("win_worst", "lose_worst", "nobody_worst")):
            assert sum([int(about[name]) for name in names]) == 100
        assert int(about["win_worst"]) <= int(about["win"])


def test_things_lie_on_the_table() -> None:
    words = ("region", "module", "moon", "card", "ship", "track", "raider", "market", "bay", "tile", "token", "event")
    others = ("faction", "resource", "seat", "die", "deck")
    for code, each in offered():
        assert each.thing == "" or each.thing.partition(":")[0] in (*words, *others), (code, each.key, each.thing)


def test_what_is_told_has_words() -> None:
    for language in ("en", "ru"):
        messages = Messages(language, "andromeda", strict=True, names=("Ann", "Bob", "Cid", "Dee"))
        for code, each in offered():
            assert messages.option(code, each)


def test_nothing_is_told_of_what_others_hide() -> None:
    """The same options of the same question, with everything that their owner does not know dealt again."""
    rng, match, compared = Random(5), Match.new(GAME, seats=3, chance=Seeded(5)), 0
    for _ in range(400):
        question = next(question for question in match.asked if not question.answered)
        other = sample(GAME, view(match.table, question.seat), rng)
        for asked in other.open:
            if asked.seat == question.seat and asked.options == question.asked.options:
                told = ranked([GAME.describe(other, asked, value) for value in asked.options])
                assert [(each.key, each.thing, each.about) for each in told] == [
                    (each.key, each.thing, each.about) for each in question.options
                ]
                compared += 1
        match.answer(question.id, question.seat, rng.choice(question.keys))
    assert compared > 300


def test_an_exact_chance_is_never_rounded_to_nothing() -> None:
    assert percents([Fraction(1, 10**6), Fraction(10**6 - 1, 10**6), Fraction(0)]) == (1, 99, 0)
