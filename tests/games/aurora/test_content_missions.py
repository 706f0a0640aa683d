"""The sixteen missions, the three campaigns and their endings: every constraint by its name, and a way to win each."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from random import Random

import msgspec
import pytest

from rimward.games.aurora import GAME
from rimward.games.aurora.setup import MISSIONS, Setup
from rimward.games.aurora.table.board import NINE, PLACES, WALKING, plan_of, turn_of
from rimward.games.aurora.table.content import Content, mission_problems
from rimward.games.aurora.table.entries import MissionEntry, Step
from rimward.games.aurora.table.names import COALITION, HOMES, RENEGADES
from rimward.games.aurora.table.state import Aurora
from rimward.kernel.chance import Seeded
from rimward.kernel.frame import answer, start
from rimward.kernel.question import Choose, Value
from rimward.messages import Messages

CONTENT: Content = GAME.content
CARDS = CONTENT.missions
ENDINGS = CONTENT.endings
BOTH = {**CARDS, **ENDINGS}
KINDS = {"person": 4, "objects": 4, "data": 3, "medical": 2, "hunt": 1, "orbital": 1, "ship-rescue": 1}
each_mission = pytest.mark.parametrize("name", list(CARDS))
each_card = pytest.mark.parametrize("name", list(BOTH))


def steps(mission: MissionEntry) -> tuple[Step, ...]:
    """Those before the last, which only says what has to be brought."""
    return mission.goal[:-1]


def extra_steps(mission: MissionEntry) -> int:
    return sum([step.count + max(0, step.rounds - 1) for step in steps(mission)]) - 1


# --- how many of what ------------------------------------------------------------------------------------------------
def test_there_are_sixteen_missions_and_the_option_offers_them_all() -> None:
    assert len(CARDS) == 16
    assert ("draw", *CARDS) == MISSIONS
    setting = next(setting for setting in GAME.settings if setting.name == "mission")
    assert setting.allowed == MISSIONS


def test_c7_goal_kinds() -> None:
    assert Counter([mission.kind for mission in CARDS.values()]) == KINDS


@each_mission
def test_c7_a_kind_is_what_it_says(name: str) -> None:
    mission = CARDS[name]
    brought = mission.goal[-1]
    maker = next(step for step in steps(mission) if step.made == brought.what)
    people = {placed.what for placed in mission.place if placed.person}
    tests = {step.test.partition(" ")[0] for step in steps(mission)}
    spread = {mark.partition(":")[0] for placed in mission.place for mark in placed.on}
    assert {
        "person": brought.what in people and "medical" not in tests,
        "objects": brought.count == 2 and len(spread) == 3,
        "data": maker.step == "hold" or "tech" in tests,
        "medical": "medical" in tests,
        "hunt": maker.step == "defeat" and maker.what in CONTENT.creatures,
        "orbital": "military-satellite" in {step.what for step in steps(mission) if step.step == "defeat"},
        "ship-rescue": name == "ship-rescue" and brought.count == 2,
    }[mission.kind]


def test_c7_coalition_mode_ten_race_and_six_stop() -> None:
    assert Counter([mission.coalition for mission in CARDS.values()]) == {"race": 10, "stop": 6}


@each_mission
def test_c7_stop_only_where_the_goal_needs_two_or_more_steps(name: str) -> None:
    assert CARDS[name].coalition == "race" or extra_steps(CARDS[name]) >= 1


def test_c7_every_skill_but_weapons_and_piloting_decides_at_least_two_missions() -> None:
    skills = Counter(
        [skill for mission in CARDS.values() for skill in {step.test.partition(" ")[0] for step in mission.goal} - {""}]
    )
    assert set(skills) == {"leadership", "search", "tech", "stealth", "medical"}
    assert min(skills.values()) >= 2


@each_card
def test_c7_a_single_pass_is_enough(name: str) -> None:
    """Three dice that have to show a 5: 70 per cent, and 91 within two tries."""
    tests = [step.test for step in BOTH[name].goal if step.test]
    assert all([test.endswith(" 5") for test in tests])
    assert 1 - (4 / 6) ** 3 >= 0.70


@each_card
def test_c7_guards_two_to_four_warriors_or_one_creature_in_a_room(name: str) -> None:
    for guard in BOTH[name].guards:
        rank = "creature" if guard.what in CONTENT.creatures else CONTENT.villains[guard.what].rank
        assert (rank, guard.count) in {("creature", 1), ("commander", 1), *[("warrior", n) for n in (2, 3, 4)]}
    assert len({guard.on for guard in BOTH[name].guards}) == len(BOTH[name].guards)
    assert not [1 for guard in CARDS[name].guards if guard.what in COMMANDERS] if name in CARDS else True


COMMANDERS = [name for name, villain in CONTENT.villains.items() if villain.rank == "commander"]


@each_mission
def test_c7_reward_200_and_50_for_every_extra_step_or_guard_group(name: str) -> None:
    mission = CARDS[name]
    assert 200 <= mission.reward <= 400
    assert mission.reward % 25 == 0
    assert abs(mission.reward - 200 - 50 * (extra_steps(mission) + len(mission.guards))) <= 25


@each_mission
def test_c7_failure_costs_nothing_on_race_missions(name: str) -> None:
    assert CARDS[name].failure in ((0,) if CARDS[name].coalition == "race" else (0, 25, 50))


@each_card
def test_c7_at_most_four_tiles_and_one_centre(name: str) -> None:
    types = Counter([CONTENT.surface[tile].type for tile in BOTH[name].tiles])
    assert sum(types.values()) <= 4
    assert types["centre"] <= 1


@each_card
@pytest.mark.rule("aurora.setup.mission-planet")
def test_c7_never_on_a_home_planet(name: str) -> None:
    assert BOTH[name].planet not in HOMES


# --- titles and endings ----------------------------------------------------------------------------------------------
def test_c7_titles_nine_with_one_five_with_two_two_with_three() -> None:
    assert Counter([len(set(mission.titles)) for mission in CARDS.values()]) == {1: 9, 2: 5, 3: 2}


def test_c7_eight_or_nine_mentions_of_each_of_three_titles() -> None:
    """Five are needed for the longest campaign."""
    mentions = Counter([title for mission in CARDS.values() for title in mission.titles])
    assert set(mentions) == set(CONTENT.campaigns)
    assert sorted(mentions.values()) == [8, 8, 9]


def test_ship_rescue_fits_every_campaign() -> None:
    """It may have to be played in any of them."""
    assert set(CARDS["ship-rescue"].titles) == set(CONTENT.campaigns)


def test_c7_endings_two_fights_and_one_together_against_a_commander_of_level_two() -> None:
    modes = {title: ENDINGS[campaign.ending].coalition for title, campaign in CONTENT.campaigns.items()}
    assert modes == {"civil-war": "race", "fever-market": "race", "rust-tide": "together"}
    last = ENDINGS["ending-rust-tide"]
    assert last.goal[0].step == "defeat"
    assert last.goal[0].what in COMMANDERS
    assert {guard.what for guard in last.guards} == {last.goal[0].what, "ronin-android"}
    assert all([ending.level == 2 for ending in ENDINGS.values()])


def test_c7_the_ending_civil_war_makes_royals_recruitable() -> None:
    assert [title for title, campaign in CONTENT.campaigns.items() if campaign.royals] == ["civil-war"]
    assert CONTENT.campaigns["civil-war"].ending == "ending-civil-war"


# --- words -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", ["en", "ru"])
@each_card
def test_every_mission_has_a_name_a_goal_a_story_and_a_way_to_fail(name: str, language: str) -> None:
    messages = Messages(language, "aurora", strict=True)
    told = [messages.name("mission", name), *[messages.name("mission", name, form) for form in FORMS]]
    assert len(set(told)) == 4
    assert told[2][-1] in ".!?"
    assert told[3][-1] in ".!?"
    for what in {step.made for step in BOTH[name].goal} | {placed.what for placed in BOTH[name].place}:
        assert "aurora" not in messages.name("thing", what)


FORMS = ("goal", "flavour", "timeout")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_campaign_has_a_name_a_story_and_an_end(language: str) -> None:
    messages = Messages(language, "aurora", strict=True)
    for title in CONTENT.campaigns:
        assert len({messages.name("campaign", title), *[messages.name("campaign", title, f) for f in WON]}) == 3


WON = ("flavour", "won")


# --- how far ---------------------------------------------------------------------------------------------------------
@lru_cache(maxsize=1)
def ways() -> dict[str, list[tuple[int, int]]]:
    """By mark of a tile: on forty random boards, how far the nearest dock is and the next one."""
    rng = Random(1)
    tiles = [name for name in CONTENT.surface if not name.startswith("test-")]
    found: dict[str, list[tuple[int, int]]] = {}
    for _ in range(40):
        drawn = [
            name
            for kind, count in (("centre", 1), ("side", 4), ("corner", 4))
            for name in rng.sample([tile for tile in tiles if CONTENT.surface[tile].type == kind], count)
        ]
        plan = plan_of(CONTENT, tuple([(name, turn_of(at, 0)) for at, name in zip(PLACES, drawn, strict=True)]), False)
        from_docks = [plan.map.board(WALKING).ways(dock) for dock in NINE.docks]
        for mark, square in plan.marks.items():
            near, second, *_ = sorted([way.cost(square) for way in from_docks])
            found.setdefault(mark, []).append((near, second))
    return found


@each_mission
def test_c7_the_goal_is_9_to_16_squares_from_the_nearest_dock_of_either_side(name: str) -> None:
    """On average over its marks and over boards: one side lies at the nearest dock, the other at the next."""
    mission = CARDS[name]
    marks = [mark for placed in mission.place for mark in placed.on] or [guard.on for guard in mission.guards]
    if not marks:  # in orbit
        return
    pairs = [pair for mark in marks for pair in ways()[mark]]
    assert 9 <= sum([near + second for near, second in pairs]) / len(pairs) / 2 <= 16


# --- what a file may not say -----------------------------------------------------------------------------------------
BRING = {"step": "bring", "what": "data"}


@pytest.mark.parametrize(
    ("goal", "problem"),
    [
        ([{"step": "interact", "what": "data"}], "the last step brings"),
        ([{"step": "bring", "what": "data"}, {"step": "bring", "what": "data"}], "the last step brings"),
        ([{"step": "interact", "what": "gold"}, {"step": "bring", "what": "data"}], "gold lies nowhere"),
        ([{"step": "interact", "what": "data", "needs": "key"}, BRING], "nothing gives key"),
        ([{"step": "interact", "what": "data", "test": "luck 5"}, {"step": "bring", "what": "data"}], "is no test"),
        ([{"step": "interact", "what": "data", "test": "tech"}, {"step": "bring", "what": "data"}], "is no test"),
        ([{"step": "interact", "what": "data"}, {"step": "bring", "what": "gold"}], "nothing gives gold"),
    ],
)
def test_a_goal_leads_from_what_lies_there_to_what_is_brought(goal: list[dict[str, str]], problem: str) -> None:
    made = msgspec.convert(goal, tuple[Step, ...])
    (found,) = mission_problems(msgspec.structs.replace(CARDS["silent-ledger"], goal=made))
    assert found[0] == "goal"
    assert problem in found[1]


# --- a way to win each -----------------------------------------------------------------------------------------------
LIMIT = 12  # rounds
TRIES = 4  # of a lone crew that has to fight: dice may fall badly


class Lone:
    """One crew of skill 3 plays by the advice, on a board without guards; everybody else stays aboard."""

    def __init__(self, mission: str, side: int, dock: int, seed: int) -> None:
        self.side, self.dock, self.seed = side, dock, seed
        hunted = CARDS[mission].kind == "hunt"
        options = {"mission": mission, "quicker": True, "crew": "dealt", "caps": "fair", "events": "quiet"}
        g = GAME.new_table(2, GAME.checked(options))
        assert isinstance(g, Aurora)
        self.g = g
        g.deck = 28
        for frame in g.stack:
            if isinstance(frame, Setup):
                frame.guarded = hunted

    def rounds(self) -> int:
        """How many it needs; more than the limit where it does not win."""
        g, chance = self.g, Seeded(self.seed)
        start(g, chance)
        while g.result is None and g.round <= LIMIT:
            question = next(asked for asked in g.open if asked.seat not in g.early)
            answer(g, chance, question.seat, self.choice(question))
        won = g.result is not None and g.result.code == "aurora.win.tier1" and self.side in g.result.winners
        return g.round if won else LIMIT + 1

    def choice(self, question: Choose) -> Value:
        mine = question.seat == self.side
        options = list(question.options)
        if question.code == "aurora.setup.quick-docks":
            dock = self.dock if mine else (self.dock + 2) % 4
            return ("dock", dock) if ("dock", dock) in options else options[0]
        out = bool(self.g.party(self.side))
        if not mine or (question.code == "aurora.landing.choose-party" and out):
            return question.passes if question.passes is not None else options[-1]
        if question.code == "aurora.round.surface-phase":
            options = [value for value in options if not (isinstance(value, tuple) and value[0] == "leave")]
        assert GAME.advice is not None
        rated = dict(zip(question.options, GAME.advice(self.g, question, ""), strict=True))
        return max(options, key=lambda value: rated[value])


@pytest.fixture
def of_skill_3(monkeypatch: pytest.MonkeyPatch) -> None:
    """All crew are plain: skill 3, speed 5, attack 4, health 7, defence +1 on one die."""
    for name, kind in list(CONTENT.crew.items()):
        plain = {"skills": (3,) * len(kind.skills), "speed": 5, "attack": 4, "health": 7, "defense": (1, 1)}
        monkeypatch.setitem(CONTENT.crew, name, msgspec.structs.replace(kind, red=(), blue=(), **plain))


@pytest.mark.parametrize("side", [RENEGADES, COALITION], ids=["renegades", "coalition"])
@each_mission
def test_a_lone_crew_of_skill_3_can_win_it_in_12_rounds_from_every_dock(
    name: str, side: int, of_skill_3: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The Coalition, too: what it has to prevent on a stop mission it could do itself."""
    mission = CARDS[name]
    if side == COALITION:
        monkeypatch.setitem(CONTENT.missions, name, msgspec.structs.replace(mission, coalition="race"))
    fights = mission.kind in ("hunt", "orbital")
    for dock in range(len(NINE.docks)):
        needed = [Lone(name, side, dock, seed).rounds() for seed in range(TRIES if fights else 1)]
        assert min(needed) <= LIMIT, (dock, needed)
