"""Battles of Andromeda's Edge: the worked examples of the book, and the odd cases."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any

import pytest

from rimward import rulebook
from rimward.games.andromeda import GAME
from rimward.games.andromeda.battle import NOBODY, RAIDERS, winner_of
from rimward.games.andromeda.table.names import SCRAPYARD, STORED, TRACKS, hand
from rimward.games.andromeda.table.pieces import Bay, Raider
from rimward.games.andromeda.table.state import Andromeda
from rimward.kernel.chance import Scripted, Seeded
from rimward.kernel.match import Match, Question
from rimward.kernel.question import Refused
from rimward.kernel.story import Telling, story
from tests.games.andromeda.scenes import (
    BASE,
    BLUE,
    FAR,
    GREEN,
    HERE,
    NEBULA,
    NEXT,
    ONE_CREDIT,
    PURPLE,
    REMOTE,
    SCENES,
    TWO_TITANIUM,
    YELLOW,
    abductor,
    armed,
    book,
    dice,
    four_against_swarm,
    hailing,
    last_ship,
    swarm,
    table,
    third,
)

CARDS = "andromeda.tactics.type-battle"
OPERATIONS = "andromeda.battle.tactical-operations"
NOTHING = ("done", "pass", "decline", "0")  # what is answered by whoever does nothing


class Play:
    """A battle that is told what to do in few words and shows the table from outside."""

    def __init__(self, scene: Andromeda, d6: Sequence[int] = (), draw: Sequence[str] = ()) -> None:
        self.chance = Scripted(d6=list(d6), draw=list(draw))
        self.match = Match.scenario(GAME, scene, chance=self.chance)

    @property
    def asked(self) -> Question:
        (question,) = self.match.asked
        return question

    def say(self, *keys: str) -> Play:
        """Answer whatever is asked next with these keys, whoever is asked."""
        for key in keys:
            self.match.answer(self.asked.id, self.asked.seat, key)
        return self

    def passes(self, code: str = CARDS) -> Play:
        """Everybody passes until something else is asked."""
        while self.match.asked and self.asked.code == code:
            self.say("pass")
        return self

    def declines(self) -> Play:
        """Nobody uses Tactical Operations, and the battle is over with all dice of the script."""
        while self.match.asked and self.asked.code == OPERATIONS:
            self.say("decline")
        assert self.match.result is not None
        assert not self.chance.left
        return self

    def told(self, code: str) -> list[dict[str, Any]]:
        return [event.params for event in self.match.events(YELLOW) if event.code == f"andromeda.{code}"]

    def codes(self) -> list[str]:
        return [event.code.removeprefix("andromeda.") for event in self.match.events(YELLOW)]

    @property
    def table(self) -> dict[str, Any]:
        shown: dict[str, Any] = self.match.view(YELLOW)["table"]
        return shown

    @property
    def where(self) -> list[int]:
        return [ship["region"] for ship in self.table["ships"]]

    @property
    def supremacy(self) -> list[int]:
        return [track[TRACKS.index("supremacy")] for track in self.table["tracks"]]

    def stock(self, what: str) -> list[int]:
        return [stock[STORED.index(what)] for stock in self.table["stock"]]

    def dice_and_targeting(self) -> dict[int, tuple[int, int]]:
        return {told["side"]: (len(told["faces"]), told["targeting"]) for told in self.told("battle.rolled")}


# --- the battle of the book ------------------------------------------------------------------------------------------
YELLOW_JOINS, BLUE_JOINS = ("ship:1", "ship:2"), ("ship:3", "ship:4")
ESCALATED = (*YELLOW_JOINS, *BLUE_JOINS)
BOOK_DICE = (6, 4, 4, 3, 3, 3, 6, 5, 4, 2, 2, 5, 4, 1)


@pytest.mark.rule("andromeda.battle.escalation")
@pytest.mark.rule("andromeda.battle.escalation-range")
@pytest.mark.rule("andromeda.ship.ability-jump")
@pytest.mark.example("andromeda.example.battle-escalation")
def test_escalation_of_the_book() -> None:
    """A transport from 1 away, the heavy cruiser by a Jump; then blue's two."""
    play = Play(book())
    assert (play.asked.seat, play.asked.code, play.asked.keys) == (
        YELLOW,
        "andromeda.battle.escalation",
        ["ship:1", "done"],
    )
    play.say("ship:1")
    assert (play.asked.seat, play.asked.code, play.asked.keys) == (
        YELLOW,
        "andromeda.ship.ability-jump",
        ["ship:2", "done"],
    )
    play.say("ship:2")
    assert (play.asked.seat, play.asked.keys) == (BLUE, ["ship:3", "ship:4", "done"])
    play.say("ship:3", "ship:4")
    assert play.where == [HERE] * 5
    assert play.told("battle.begins") == [{"region": HERE, "sides": (YELLOW, RAIDERS)}]
    assert play.stock("energy") == [0, 2]


@pytest.mark.rule("andromeda.battle.diplomacy")
@pytest.mark.rule("andromeda.tactics.type-diplomacy")
@pytest.mark.rule("andromeda.battle.diplomacy-may-end")
@pytest.mark.example("andromeda.example.battle-hailing-frequencies")
def test_hailing_frequencies_of_the_book() -> None:
    """3 ships of yellow's and the raider are 4 VP; the fight goes on."""
    play = Play(hailing()).say(*ESCALATED)
    assert (play.asked.seat, play.asked.keys) == (YELLOW, ["pass"])
    play.say("pass")
    assert (play.asked.seat, play.asked.code, play.asked.keys) == (
        BLUE,
        "andromeda.battle.diplomacy",
        ["play:hailing-frequencies", "pass"],
    )
    play.say("play:hailing-frequencies")
    assert play.table["vp"] == [0, 4]
    assert (play.asked.seat, play.asked.keys) == (YELLOW, ["end", "fight"])
    play.say("fight", "fight")
    assert play.asked.code == CARDS  # preparations have begun
    assert play.match.view(YELLOW)["zones"]["tactics:discard"]["items"][0][0] == "hailing-frequencies"


@pytest.mark.rule("andromeda.battle.dice-weapons")
@pytest.mark.rule("andromeda.battle.dice-developments")
@pytest.mark.rule("andromeda.battle.dice-energy")
@pytest.mark.example("andromeda.example.battle-dice-count")
def test_dice_of_the_book() -> None:
    """Yellow has 6 from ships and the Obelisk, blue 3 and 2 for energy."""
    play = Play(book(), BOOK_DICE).say(*ESCALATED)
    assert (play.asked.seat, play.asked.code, play.asked.keys) == (
        BLUE,
        "andromeda.battle.dice-energy",
        ["0", "1", "2"],
    )
    play.say("2")
    assert {side: count for side, (count, _) in play.dice_and_targeting().items()} == {YELLOW: 6, BLUE: 5, RAIDERS: 3}
    assert play.stock("energy") == [0, 0]


@pytest.mark.rule("andromeda.battle.targeting-value")
@pytest.mark.rule("andromeda.battle.targeting-raiders")
@pytest.mark.rule("andromeda.battle.reroll")
@pytest.mark.example("andromeda.example.battle-targeting-values")
def test_targeting_of_the_book() -> None:
    """Yellow rerolls 1 and 2, blue 1, the raider nothing."""
    fell = (1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 1, 2, 3)
    play = Play(book(), (*fell, 3, 3, 2)).say(*ESCALATED, "2").declines()
    assert {side: targeting for side, (_, targeting) in play.dice_and_targeting().items()} == {
        YELLOW: 3,
        BLUE: 2,
        RAIDERS: 1,
    }
    assert [(told["side"], told["again"]) for told in play.told("battle.rerolled")] == [(YELLOW, (3, 3)), (BLUE, (2,))]


@pytest.mark.rule("andromeda.battle.compare")
@pytest.mark.rule("andromeda.battle.winner-supremacy")
@pytest.mark.rule("andromeda.raider.reward")
@pytest.mark.example("andromeda.example.battle-winner")
def test_winner_of_the_book() -> None:
    """Blue, on the second die, and the raider's reward with it."""
    play = Play(book(), BOOK_DICE).say(*ESCALATED, "2").declines()
    (won,) = play.told("battle.won")
    assert (won["side"], won["die"]) == (BLUE, 2)
    assert play.supremacy == [0, 1]
    assert play.table["vp"] == [0, 2]
    assert play.stock("credit") == [0, 1]


@pytest.mark.rule("andromeda.battle.damage-players")
@pytest.mark.rule("andromeda.raider.shields")
@pytest.mark.rule("andromeda.battle.outcome-order")
@pytest.mark.example("andromeda.example.battle-outcome")
def test_outcome_of_the_book() -> None:
    """Two transports are scrapped, the cruiser's shield holds, the raider goes."""
    play = Play(book(), BOOK_DICE).say(*ESCALATED, "2")
    assert (play.asked.seat, play.asked.code, play.asked.keys) == (YELLOW, OPERATIONS, ["draw", "moon", "decline"])
    assert play.supremacy == [0, 1]
    assert play.where == [HERE] * 5, "damage comes after Tactical Operations"
    play.say("moon")
    assert play.match.result is not None
    assert play.stock("credit") == [1, 1]
    assert play.where == [SCRAPYARD, SCRAPYARD, HERE, HERE, HERE]
    assert [bay["damaged"] for bay in play.table["bays"][YELLOW]] == [0, 0, 0, 1]
    assert play.table["raiders"][0]["regions"] == []
    order = ("track.advanced", "raider.defeated", "damage.scrapped", "damage.shield", "raider.returned")
    assert [code for code in dict.fromkeys(play.codes()) if code in order] == list(order)


@pytest.mark.rule("andromeda.battle.escalation")
@pytest.mark.rule("andromeda.battle.escalation-sources")
def test_the_battle_of_the_book_with_a_third_player_who_escalates() -> None:
    """Green was not involved, comes with a fighter and a jumping cruiser, and everybody loses to green."""
    play = Play(third(), (6, 4, 4, 3, 3, 3, 6, 5, 4, 2, 2, 6, 6, 2, 2, 2, 5, 4, 1)).say(*ESCALATED)
    assert (play.asked.seat, play.asked.keys) == (GREEN, ["ship:5", "done"])
    play.say("ship:5")
    assert (play.asked.seat, play.asked.code, play.asked.keys) == (
        GREEN,
        "andromeda.ship.ability-jump",
        ["ship:6", "done"],
    )
    play.say("ship:6").passes("andromeda.battle.diplomacy").passes().say("2", "0").passes()
    assert play.dice_and_targeting() == {YELLOW: (6, 3), BLUE: (5, 2), GREEN: (5, 2), RAIDERS: (3, 1)}
    assert [play.asked.seat, play.say("decline").asked.seat] == [YELLOW, BLUE]
    play.declines()
    assert play.told("battle.won")[0]["side"] == GREEN
    assert play.supremacy == [0, 0, 1]
    assert play.where == [SCRAPYARD, SCRAPYARD, HERE, SCRAPYARD, SCRAPYARD, HERE, HERE, REMOTE]
    assert play.stock("energy") == [0, 0, 2]


# --- who fights ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.battle.condition")
@pytest.mark.rule("andromeda.battle.participants")
@pytest.mark.example("andromeda.example.battle-three-sides")
def test_green_blue_and_the_raider() -> None:
    here = ((BLUE, "transport", HERE), (GREEN, "transport", HERE))
    play = Play(table(*here, seats=3, raider=abductor(), active=GREEN), (1,) * 5)
    assert play.told("battle.begins") == [{"region": HERE, "sides": (GREEN, BLUE, RAIDERS)}]


@pytest.mark.rule("andromeda.battle.condition")
@pytest.mark.parametrize(
    ("ships", "raider"),
    [
        ([(YELLOW, "transport", HERE), (YELLOW, "fighter", HERE), (BLUE, "fighter", NEXT)], None),
        ([(YELLOW, "transport", NEXT)], abductor()),
        ([(YELLOW, "transport", HERE)], Raider("saucerian-abductor", "A", 2, 3, (), (BASE,))),
    ],
)
def test_no_battle_with_one_side(ships: list[tuple[int, str, int]], raider: Raider | None) -> None:
    play = Play(table(*ships, raider=raider))
    assert play.match.result is not None
    assert play.codes() == []


@pytest.mark.rule("andromeda.battle.without-active-player")
def test_the_active_player_need_not_be_there() -> None:
    """Blue and the raider fight on yellow's turn; yellow is still the first to be asked whether to escalate."""
    ships = ((YELLOW, "transport", NEXT), (BLUE, "transport", HERE), (BLUE, "transport", BASE))
    play = Play(table(*ships, raider=abductor()), (6, 1, 1, 1))
    assert play.asked.seat == YELLOW
    play.say("done", "done").declines()
    assert play.told("battle.won")[0]["side"] == BLUE


@pytest.mark.rule("andromeda.battle.escalation-range")
def test_a_nebula_needs_voyage_to_enter_and_to_pass() -> None:
    """REMOTE is two away through the nebula: the science vessel may pass it, the fighter may not."""
    ships = ((YELLOW, "transport", HERE), (BLUE, "fighter", REMOTE), (BLUE, "science-vessel", REMOTE))
    assert Play(table(*ships, raider=abductor()), (6, 1, 1, 1)).asked.keys == ["ship:2", "done"]


@pytest.mark.rule("andromeda.battle.escalation-range")
@pytest.mark.rule("andromeda.ship.ability-jump")
def test_no_jump_into_a_nebula_without_voyage() -> None:
    ships = ((YELLOW, "science-vessel", NEBULA), (BLUE, "science-vessel", NEBULA), (BLUE, "heavy-cruiser", FAR))
    assert Play(table(*ships, energy={BLUE: 1}, region=NEBULA)).asked.code == "andromeda.battle.dice-energy"


@pytest.mark.rule("andromeda.ship.ability-jump")
def test_a_ship_in_range_is_not_asked_to_jump() -> None:
    ships = ((YELLOW, "transport", HERE), (BLUE, "transport", HERE), (BLUE, "heavy-cruiser", NEXT))
    play = Play(table(*ships, energy={BLUE: 1}))
    assert play.asked.code == "andromeda.battle.escalation"
    assert play.say("done").asked.code == "andromeda.battle.dice-energy"


@pytest.mark.rule("andromeda.ship.ability-jump")
def test_each_jump_is_paid_and_only_what_can_be_paid_may_jump() -> None:
    jumpers = (*armed(1)[:3], Bay("heavy-cruiser", 1, 3, abilities=("jump",)))
    ships = [(YELLOW, "transport", HERE), *[(YELLOW, "heavy-cruiser", FAR)] * 3]
    play = Play(table(*ships, raider=abductor(), energy={YELLOW: 2}, bays={YELLOW: jumpers}), (6,) * 10)
    play.say("ship:2", "ship:3")
    assert play.stock("energy") == [0, 0]
    assert play.where == [HERE, FAR, HERE, HERE]


@pytest.mark.rule("andromeda.battle.escalation-sources")
def test_ships_in_the_scrapyard_do_not_escalate() -> None:
    ships = ((YELLOW, "transport", HERE), (YELLOW, "heavy-cruiser", SCRAPYARD))
    assert Play(table(*ships, raider=abductor(), energy={YELLOW: 1})).asked.code == "andromeda.battle.dice-energy"


# --- dice and targeting ----------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.battle.dice-limit")
@pytest.mark.rule("andromeda.battle.dice-energy")
def test_energy_above_six_dice_cannot_be_spent() -> None:
    play = Play(table((YELLOW, "transport", HERE), raider=abductor(), energy={YELLOW: 9}, bays={YELLOW: armed(4)}))
    assert play.asked.keys == ["0", "1", "2"]
    with pytest.raises(Refused):
        play.say("3")


@pytest.mark.rule("andromeda.battle.targeting-s-class")
@pytest.mark.rule("andromeda.battle.dice-limit")
@pytest.mark.rule("andromeda.raider.defeat-single")
@pytest.mark.example("andromeda.example.swarm-caps")
def test_swarm_of_four() -> None:
    """8 weapons are 6 dice, targeting 4, and one of them returns."""
    play = Play(table((YELLOW, "transport", HERE), raider=swarm()), (6, 1, 4, 4, 4, 4, 5, 3, 5)).declines()
    assert play.dice_and_targeting()[RAIDERS] == (6, 4)
    assert play.told("battle.rerolled") == [
        {"side": RAIDERS, "again": (3,), "faces": (3, 4, 4, 4, 4, 5)},
        {"side": RAIDERS, "again": (5,), "faces": (5, 4, 4, 4, 4, 5)},
    ]
    assert play.table["raiders"][0]["regions"] == [HERE] * 3


@pytest.mark.rule("andromeda.raider.reward")
@pytest.mark.rule("andromeda.raider.s-class-swarm")
def test_a_swarm_is_one_side_with_one_reward() -> None:
    play = Play(table((YELLOW, "transport", HERE), raider=swarm(weapons=1)), (6, 4, 4, 4, 5)).declines()
    assert play.told("battle.begins")[0]["sides"] == (YELLOW, RAIDERS)
    assert (play.table["vp"], play.stock("ice")) == ([1, 0], [1, 0])


@pytest.mark.rule("andromeda.battle.targeting-value")
@pytest.mark.rule("andromeda.ship.ability-targeting")
@pytest.mark.example("andromeda.example.targeting-cap")
def test_targeting_is_five_at_most() -> None:
    """Four ships and a bonus of 3 are 5, so a 4 is rolled again and a 5 is not."""
    ships = [*[(YELLOW, "transport", HERE)] * 3, (YELLOW, "fighter", HERE)]
    bays = (Bay("transport", 1, 0), Bay("fighter", 2, 2, targeting=3))
    play = Play(table(*ships, raider=abductor(), bays={YELLOW: bays}), (4, 5, 1, 1, 1, 5)).declines()
    assert play.dice_and_targeting()[YELLOW] == (2, 5)
    assert play.told("battle.won")[0]["results"] == ((5, 5), (1, 1, 1))


@pytest.mark.rule("andromeda.battle.targeting-raiders")
def test_targeting_bonus_of_a_raider() -> None:
    raider = Raider("designed", "B", 2, 1, (), (HERE,), targeting=2)
    play = Play(table((YELLOW, "transport", HERE), raider=raider), (1, 2, 3)).declines()
    assert play.dice_and_targeting()[RAIDERS] == (1, 3)
    assert play.told("battle.won")[0]["side"] == RAIDERS


@pytest.mark.rule("andromeda.battle.reroll")
@pytest.mark.rule("andromeda.battle.roll")
@pytest.mark.example("andromeda.example.targeting-green-two-ones")
def test_two_ones_of_green() -> None:
    """Both are rolled again, and one of them once more."""
    ships = ((GREEN, "transport", HERE), (GREEN, "transport", HERE), (BLUE, "transport", HERE))
    scene = table(*ships, seats=3, raider=abductor(), bays={GREEN: armed(2)}, active=GREEN)
    play = Play(scene, (5, 4, 1, 1, 6, 1, 1, 1, 1, 2, 4)).declines()
    assert [(told["side"], told["again"]) for told in play.told("battle.rerolled")] == [(GREEN, (1, 2)), (GREEN, (4,))]
    assert play.told("battle.won")[0]["results"] == ((5, 4, 4, 2), (6,), (1, 1, 1))


# --- who wins --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.battle.compare")
@pytest.mark.example("andromeda.example.tie-second-die")
def test_tie_broken_on_the_second_die() -> None:
    """Green with two ships and four dice is out on the first die, where blue and the raider tie."""
    ships = ((GREEN, "transport", HERE), (GREEN, "transport", HERE), (BLUE, "transport", HERE))
    raider = Raider("saucerian-abductor", "A", 2, 2, (("vp", 2),), (HERE,))
    bays = {GREEN: armed(2), BLUE: armed(2)}
    scene = table(*ships, seats=3, raider=raider, bays=bays, active=GREEN)
    play = Play(scene, (5, 4, 4, 2, 6, 5, 6, 3)).declines()
    (won,) = play.told("battle.won")
    assert (won["side"], won["die"]) == (BLUE, 2)
    assert won["results"] == ((5, 4, 4, 2), (6, 5), (6, 3))


@pytest.mark.rule("andromeda.battle.compare-more-dice")
@pytest.mark.example("andromeda.example.more-dice-wins")
def test_more_dice_win() -> None:
    play = Play(dice(2, 3), (6, 4, 1, 6, 4)).declines()
    (won,) = play.told("battle.won")
    assert (won["side"], won["die"]) == (BLUE, 3)


@pytest.mark.rule("andromeda.battle.everyone-loses")
@pytest.mark.example("andromeda.example.everyone-loses")
def test_everyone_loses() -> None:
    """The raider too, though it had no part in the tie."""
    play = Play(dice(2, 2, raider=3), (6, 4, 4, 6, 5, 5, 5)).declines()
    assert play.told("battle.ends") == [{"region": HERE, "winner": NOBODY}]
    assert (play.where, play.table["raiders"][0]["regions"]) == ([SCRAPYARD] * 2, [])
    assert (play.supremacy, play.table["vp"]) == ([0, 0], [0, 0])


@pytest.mark.rule("andromeda.battle.compare")
@pytest.mark.rule("andromeda.battle.raiders-win")
@pytest.mark.example("andromeda.example.three-way-tie")
def test_three_way_tie_won_by_the_raider() -> None:
    """Both players are defeated, nobody advances, the raider stays."""
    play = Play(dice(1, 2, raider=2), (6, 2, 6, 6, 3)).declines()
    assert play.told("battle.won")[0]["side"] == RAIDERS
    assert (play.where, play.table["raiders"][0]["regions"]) == ([SCRAPYARD] * 2, [HERE])
    assert (play.supremacy, play.table["vp"]) == ([0, 0], [0, 0])


@pytest.mark.rule("andromeda.battle.zero-dice")
def test_no_dice_lose_to_any_die() -> None:
    ships = ((YELLOW, "science-vessel", HERE), (BLUE, "transport", HERE))
    play = Play(table(*ships), (1,)).declines()
    assert (play.told("battle.won")[0]["side"], play.where) == (BLUE, [SCRAPYARD, HERE])


@pytest.mark.rule("andromeda.battle.zero-dice")
def test_where_nobody_has_dice_everyone_loses() -> None:
    play = Play(table((YELLOW, "science-vessel", HERE), (BLUE, "science-vessel", HERE))).declines()
    assert (play.told("battle.won"), play.where) == ([], [SCRAPYARD, SCRAPYARD])


@pytest.mark.rule("andromeda.battle.winner-supremacy")
def test_one_step_of_supremacy_however_many_were_beaten() -> None:
    play = Play(dice(1, 1, 1, 1, raider=1), (6, 1, 1, 1, 1)).declines()
    assert play.supremacy == [1, 0, 0, 0]


def rolls(count: int, targeting: int) -> list[tuple[tuple[int, ...], Fraction]]:
    """All results after rerolls, highest first, with their odds."""
    found = []
    for row in combinations_with_replacement(range(6, targeting - 1, -1), count):
        ways = factorial(count) // prod(factorial(n) for n in Counter(row).values())
        found.append((row, Fraction(ways, (7 - targeting) ** count)))
    return found


@pytest.mark.rule("andromeda.battle.compare")
@pytest.mark.rule("andromeda.battle.compare-more-dice")
@pytest.mark.rule("andromeda.battle.everyone-loses")
@pytest.mark.example("andromeda.example.battle-odds")
def test_odds() -> None:
    """By enumeration."""
    examples = rulebook.load("andromeda").examples_of("andromeda.battle.reroll")
    (odds,) = [example for example in examples if example.id == "andromeda.example.battle-odds"]
    assert isinstance(odds.expected, dict)
    for row in odds.expected["rows"]:
        chances: dict[int | None, Fraction] = {0: Fraction(0), 1: Fraction(0), None: Fraction(0)}
        for a, odds_a in rolls(row[0], row[1]):
            for b, odds_b in rolls(row[2], row[3]):
                chances[winner_of((a, b))] += odds_a * odds_b
        assert list(chances.values()) == [Fraction(expected) for expected in row[4:]]


# --- what becomes of the losers --------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.battle.tactical-operations")
def slots(match: Match, seat: int) -> list[str]:
    """The acts that slot a moon."""
    return [key for key in match.act_keys(seat) if key.startswith("slot:")]


@pytest.mark.rule("andromeda.moon.slot-any-time")
@pytest.mark.rule("andromeda.moon.slot-replace")
@pytest.mark.example("andromeda.example.tactical-operations-choice")
def test_tactical_operations_with_a_moon_slotted_just_before() -> None:
    """After the two titanium have replaced a credit."""
    titanium = TWO_TITANIUM
    ships = ((YELLOW, "transport", HERE), (BLUE, "transport", HERE))
    scene = table(*ships, moons={YELLOW: (titanium,), BLUE: (titanium,)}, operations={YELLOW: ONE_CREDIT})
    play = Play(scene, (1, 6))
    assert (slots(play.match, YELLOW), slots(play.match, BLUE)) == (["slot:0,ops"], ["slot:0,ops"])
    act = play.match.acts(YELLOW)[0]
    assert (act.thing, act.about) == ("moon:0", {"moon": titanium, "where": "ops"})
    play.match.interject(YELLOW, "slot:0,ops")
    assert (play.asked.seat, play.asked.keys) == (YELLOW, ["draw", "moon", "decline"])
    assert slots(play.match, YELLOW) == []
    play.say("moon")
    assert (play.stock("titanium"), play.stock("credit")) == ([2, 0], [0, 0])


@pytest.mark.rule("andromeda.moon.slot-any-time")
def test_a_moon_may_be_slotted_at_every_question_of_a_battle() -> None:
    """Yellow has two to slot and purple one, and both may at each of the 13, by whoever it is answered."""
    match, asked = Match.scenario(GAME, four_against_swarm(), chance=Seeded(0)), list[str]()
    while match.result is None:
        (question,) = match.asked
        asked.append(question.code.rpartition(".")[2])
        assert question.quiet
        assert [slots(match, seat) for seat in range(4)] == [["slot:0,ops", "slot:1,ops"], [], [], ["slot:0,ops"]]
        for seat, key in ((YELLOW, "slot:0,ops"), (YELLOW, "slot:1,ops"), (PURPLE, "slot:0,ops")):
            other = match.copy()
            other.interject(seat, key)
            assert (other.asked[0].id, other.asked[0].seat) == (question.id, question.seat)
            assert len(slots(other, seat)) == len(slots(match, seat)) - 1
            other.undo(seat)
            assert other.view(seat) == match.view(seat)
        match.answer(question.id, question.seat, next(key for key in NOTHING if key in question.keys))
    assert Counter(asked) == {
        "escalation": 1,
        "diplomacy": 2,
        "type-battle": 4,
        "dice-energy": 2,
        "tactical-operations": 4,
    }


@pytest.mark.rule("andromeda.battle.tactical-operations")
@pytest.mark.rule("andromeda.tactics.draw")
def test_tactical_operations_may_draw_a_card_that_others_do_not_see() -> None:
    play = Play(dice(1, 1), (1, 6), draw=["sabotage"])
    assert play.asked.keys == ["draw", "decline"]
    play.say("draw")
    shown = [play.match.view(seat)["zones"]["hand:0"]["items"][0][0] for seat in (YELLOW, BLUE)]
    assert shown == ["sabotage", None]
    told = [event.params["card"] for event in play.match.events(BLUE) if event.code == "andromeda.tactics.drawn"]
    assert told == [None]


@pytest.mark.rule("andromeda.damage.ship")
@pytest.mark.rule("andromeda.damage.shield-depleted")
@pytest.mark.example("andromeda.example.shield-then-scrap")
def test_a_shield_takes_the_first_damage_and_the_scrapyard_the_ship() -> None:
    """Blue sabotages the heavy cruiser twice."""
    ships = ((YELLOW, "heavy-cruiser", HERE), (YELLOW, "transport", HERE), (BLUE, "transport", HERE))
    play = Play(table(*ships, hands={BLUE: ("sabotage", "sabotage")}), (6, 1))
    play.passes("andromeda.battle.diplomacy")

    def cruiser() -> tuple[int, int]:
        return play.where[0], play.table["bays"][YELLOW][3]["damaged"]

    assert cruiser() == (HERE, 0)
    play.say("play:sabotage", "ship:0")
    assert cruiser() == (HERE, 1)
    play.say("play:sabotage", "ship:0")
    assert cruiser() == (SCRAPYARD, 1), "its marker stays until the ship returns to the station"


@pytest.mark.rule("andromeda.damage.ship")
@pytest.mark.rule("andromeda.damage.shield-depleted")
@pytest.mark.rule("andromeda.damage.shield-shared")
def test_a_depleted_shield_saves_nobody() -> None:
    """Three ships of a type with two shields, one of them depleted: one ship stays."""
    bays = (Bay("transport", 1, 0, shields=2, damaged=1),)
    play = Play(table(*[(YELLOW, "transport", HERE)] * 3, raider=abductor(), bays={YELLOW: bays}), (1, 1, 1)).declines()
    assert play.where == [HERE, SCRAPYARD, SCRAPYARD]
    assert play.table["bays"][YELLOW][0]["damaged"] == 2


@pytest.mark.rule("andromeda.raider.shields")
@pytest.mark.rule("andromeda.raider.reward")
@pytest.mark.rule("andromeda.battle.both-remain")
@pytest.mark.parametrize(("damaged", "stays", "markers"), [(0, [HERE], 1), (1, [], 0)])
def test_a_shield_keeps_a_raider_but_not_its_reward(damaged: int, stays: list[int], markers: int) -> None:
    raider = Raider("designed", "C", 2, 1, (("vp", 3),), (HERE,), shields=1, damaged=damaged)
    play = Play(table((YELLOW, "transport", HERE), raider=raider), (6, 1)).declines()
    assert (play.table["raiders"][0]["regions"], play.table["raiders"][0]["damaged"]) == (stays, markers)
    assert (play.table["vp"], play.where) == ([3, 0], [HERE])


# --- cards, and battles that end early -------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.battle.diplomacy-may-end")
@pytest.mark.rule("andromeda.tactics.play-discard")
def test_a_diplomacy_card_ends_the_battle() -> None:
    """No dice, no winner, no losers; the VP stay, and the card is discarded although the battle around it is gone."""
    play = Play(hailing()).say(*ESCALATED, "pass", "play:hailing-frequencies", "fight", "end")
    assert play.match.result is not None
    assert play.codes()[-1] == "battle.ends"
    assert play.where == [HERE] * 5
    assert play.table["vp"] == [0, 4]
    assert play.match.view(YELLOW)["zones"]["tactics:discard"]["items"][0][0] == "hailing-frequencies"
    assert play.match.view(YELLOW)["zones"]["tactics:played"]["items"] == []


@pytest.mark.rule("andromeda.battle.diplomacy")
def test_only_who_takes_part_may_play_diplomacy() -> None:
    """Green could hold such a card but has no ship here."""
    play = Play(last_ship())
    assert [play.asked.seat, play.say("pass").asked.seat] == [YELLOW, BLUE]
    assert play.say("pass").asked.code == CARDS


@pytest.mark.rule("andromeda.battle.diplomacy")
def test_nobody_is_shown_to_hold_a_diplomacy_card() -> None:
    """Whether blue has one or not: yellow and a spectator are sent the same, and the same are asked the same."""

    def sent(match: Match, seat: int) -> tuple[Any, ...]:
        asked = [(question.id, question.seat, question.code) for question in match.asked]
        return match.view(seat), match.events(seat), asked, match.breadcrumb()

    with_card, without = Play(hailing(), BOOK_DICE), Play(hailing("jamming-burst"), BOOK_DICE)
    seen = set()
    for key in (*ESCALATED, "pass", "pass", "pass", "pass", "2", "pass", "pass", "decline"):
        for seat in (YELLOW, 2):
            assert sent(with_card.match, seat) == sent(without.match, seat)
        seen.add(with_card.asked.keys == without.asked.keys)
        with_card.say(key)
        without.say(key)
    assert seen == {True, False}, "blue's own options do differ"
    assert with_card.match.result is not None


@pytest.mark.rule("andromeda.tactics.type-diplomacy")
def test_one_diplomacy_card_for_each_player() -> None:
    scene = table((YELLOW, "transport", HERE), (BLUE, "transport", HERE), hands={YELLOW: ("hailing-frequencies",) * 2})
    play = Play(scene).say("play:hailing-frequencies", "fight", "fight")
    assert play.table["vp"] == [1, 0]
    assert play.asked.code == CARDS
    assert play.asked.keys == ["pass"]


@pytest.mark.rule("andromeda.battle.early-end")
@pytest.mark.rule("andromeda.tactics.type-battle")
def test_a_battle_ends_early_in_the_middle_of_a_card() -> None:
    """Blue's sabotage takes yellow's only ship: nobody wins, nobody loses, and the card still gets to the discards."""
    play = Play(last_ship()).say("pass", "pass", "pass")
    assert play.match.breadcrumb()[-1][1] == "Window"
    assert play.asked.keys == ["play:sabotage", "pass"]
    play.say("play:sabotage")
    assert play.match.result is not None
    assert play.where == [SCRAPYARD, HERE, REMOTE]
    assert play.supremacy == [0, 0, 0]
    assert play.codes() == ["battle.begins", "tactics.played", "kernel.forced", "damage.scrapped", "battle.ends"]
    assert [face for face, _ in play.match.view(GREEN)["zones"]["tactics:discard"]["items"]] == ["sabotage"]


@pytest.mark.rule("andromeda.battle.early-end")
def test_a_battle_goes_on_where_raiders_are_left() -> None:
    scene = table(
        (YELLOW, "transport", HERE), (BLUE, "transport", HERE), raider=abductor(), hands={BLUE: ("sabotage",)}
    )
    play = Play(scene, (6, 1, 1, 1)).say("pass", "play:sabotage", "ship:0").declines()
    assert play.dice_and_targeting() == {BLUE: (1, 1), RAIDERS: (3, 1)}


@pytest.mark.rule("andromeda.tactics.type-battle")
def test_a_card_played_on_the_roll() -> None:
    """Blue makes the raider's 6 fall again; what falls stands under the raider's targeting like any die."""
    scene = table((BLUE, "transport", HERE), raider=swarm(2, 1), hands={BLUE: ("jamming-burst",)})
    play = Play(scene, (5, 6, 2, 1, 4)).say("pass", "pass")
    assert play.told("battle.rolled") == []
    assert play.asked.keys == ["play:jamming-burst", "pass"]
    play.say("play:jamming-burst").declines()
    assert play.told("battle.won")[0]["results"] == ((5,), (4, 2))


@pytest.mark.rule("andromeda.tactics.type-battle")
def test_a_card_that_needs_own_ships_is_not_for_who_looks_on() -> None:
    """Green holds the card and is not even asked, because everybody sees that green has no ship here."""
    play = Play(last_ship(), (1, 1))
    asked: dict[str, set[int]] = {}
    while play.match.asked:
        asked.setdefault(play.asked.code, set()).add(play.asked.seat)
        play.say(next(key for key in ("pass", "0", "done", "decline") if key in play.asked.keys))
    assert asked["andromeda.tactics.type-battle"] == {YELLOW, BLUE}
    assert "jamming-burst" in play.match.table.zones[hand(GREEN)].faces


@pytest.mark.rule("andromeda.battle.steps")
@pytest.mark.rule("andromeda.general.multi-player-order")
def test_every_step_goes_in_turn_order_from_the_active_player() -> None:
    """Green is active, so it is green, yellow, blue: all of them in each step, and the steps in the book's order."""
    everyone = (YELLOW, BLUE, GREEN)
    ships = [(seat, "transport", region) for seat in everyone for region in (HERE, NEXT)]
    energy = dict.fromkeys(everyone, 1)
    hands = {YELLOW: ("sabotage",), BLUE: ("jamming-burst",), GREEN: ("hailing-frequencies",)}
    play = Play(
        table(*ships, seats=3, raider=abductor(), energy=energy, hands=hands, active=GREEN), (1,) * 3 + (6,) * 3
    )
    asked = []
    while play.match.asked:
        asked.append((play.asked.code, play.asked.seat))
        play.say(play.asked.keys[-1] if play.asked.code != "andromeda.battle.dice-energy" else "0")
    steps = ("escalation", "diplomacy", "cards", "dice-energy", "cards", "tactical-operations")
    codes = [CARDS if step == "cards" else f"andromeda.battle.{step}" for step in steps]
    assert asked == [(code, seat) for code in codes for seat in (GREEN, YELLOW, BLUE)]


@pytest.mark.rule("andromeda.battle.participants")
def test_four_players_against_a_swarm() -> None:
    play = Play(four_against_swarm())
    assert play.told("battle.begins")[0]["sides"] == (BLUE, GREEN, PURPLE, YELLOW, RAIDERS)
    assert (play.asked.seat, play.asked.keys) == (PURPLE, ["ship:4", "done"])


def test_everybody_throws_dice_of_their_own() -> None:
    """They fall at once, and each player's luck is that of their own dice: the raiders' are nobody's."""
    play = Play(four_against_swarm(), d6=(6,) * 12)
    play.say("done").passes("andromeda.battle.diplomacy").passes()
    while play.asked.code == "andromeda.battle.dice-energy":
        play.say("0")
    (rolled,) = [event for event in play.match.events(YELLOW) if event.code == "kernel.rolled"]
    owners = (BLUE,) * 3 + (GREEN,) * 2 + (YELLOW,) + (RAIDERS,) * 6
    assert (rolled.params["owners"], rolled.params["by"]) == (owners, BLUE)
    telling = Telling(turn=lambda event: None, gains=lambda event: ())
    ledger = story(telling, 4, play.match.events(YELLOW)).fortunes
    assert [fortune.throws for fortune in ledger] == [1, 3, 2, 0]


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize("pick", [0, -1])
def test_every_scene_ends(name: str, pick: int) -> None:
    match = Match.scenario(GAME, SCENES[name](), chance=Seeded(name))
    for _ in range(200):
        if match.result is not None:
            break
        question = match.asked[0]
        match.answer(question.id, question.seat, question.keys[pick])
    assert match.result is not None
    assert Match.load(GAME, match.record()).hash == match.hash
