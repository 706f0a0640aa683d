"""Scenes of the game for one from the lines of the booklet: the crew and the party of the Coalition."""

from __future__ import annotations

from typing import Any

import pytest

from rimward.games.aurora import GAME
from rimward.games.aurora.places import in_shadow
from rimward.games.aurora.solo.mirror import Mirror
from rimward.games.aurora.solo.turns import CoalitionParty
from rimward.games.aurora.table.names import NOWHERE, bounty
from rimward.games.aurora.table.state import Aurora
from rimward.kernel.chance import Scripted
from rimward.kernel.frame import Frame
from rimward.kernel.match import Match
from tests.games.aurora.folk import draw
from tests.games.aurora.solos import coalition_ship, mate, new_game, rival, solo
from tests.games.aurora.world import CONTENT, Play, crew, item, on, ship, sq

DONEXIA, STRAKEN, RANE, GROM, NELLHA = "donexia", "straken", "rane", "grom", "nellha"  # initiative 8, 7, 6, 5, 3
JAYCE, FLIBBY, ROVANNA, ORU, OZYMAR = "jayce-carver", "flibby", "rovanna", "oru-vantle", "ozymar"  # 8, 5, 5, 4, 3
PRINCESS = "abduct-the-princess"
AWAY = [ship("cerberus", 0, sq(2, 2)), rival("destiny-aurora", sq(25, 25))]


class Filled(Scripted):
    """The dice that are written, and after them always the same."""

    def __init__(self, d6: tuple[int, ...], rest: int, cards: tuple[str, ...]) -> None:
        super().__init__(d6=d6, draw=cards)
        self.rest = rest

    def die(self, n: int, sides: int) -> int:
        if n not in self.given and not self.dice.get(f"d{sides}"):
            self.given[n] = self.rest
        return super().die(n, sides)


class Scene(Play):
    def __init__(self, g: Aurora, frame: Frame | None, *d6: int, rest: int = 1, cards: tuple[str, ...] = ()) -> None:
        table = g.copy()
        table.result = None
        if frame is not None:
            table.stack = [frame]
        self.chance = Filled(d6, rest, cards)
        self.match = Match.scenario(GAME, table, chance=self.chance)
        while self.match.asked and self.code.startswith(("terrain.", "ship-combat.", "combat.bonus")):
            self.say("done" if "done" in self.keys else self.keys[0])


def party(g: Aurora, *d6: int, rest: int = 1) -> Scene:
    """The party of the Coalition has its turn."""
    return Scene(g, CoalitionParty(coalition_ship(g)), *d6, rest=rest)


def field(*figures: Any, **fields: Any) -> Aurora:
    """A solo table with the ships far away."""
    return solo(figures=figures, **{"ships": AWAY, **fields})


def fights(play: Play) -> list[tuple[str, str]]:
    return [(told["crew"], told["target"]) for told in play.told("combat.attacks")]


def gap(play: Play, one: str, two: str) -> int:
    return int(play.g.plan().map.distance(play.who(one).square, play.who(two).square))


# --- sides and set-up ------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.solo.sides")
def test_the_player_is_a_renegade_and_nobody_plays_the_coalition() -> None:
    """book:1448."""
    match = new_game(crew="dealt")
    table = match.table
    assert isinstance(table, Aurora)
    assert {question.seat for question in match.asked} == {0}
    assert [(card.side, card.seat) for card in table.ships if card.side < 2] == [(0, 0), (1, NOWHERE)]
    assert all(who.seat == NOWHERE for who in table.figures if who.born == 1)


@pytest.mark.rule("aurora.solo.coalition-crew")
@pytest.mark.parametrize("last", [False, True])
def test_the_renegade_chooses_the_crew_of_the_coalition(last: bool) -> None:
    """book:1454: one for each station, and another choice gives another crew."""
    match = new_game(crew="drafted")
    asked = []
    while match.asked:
        (question,) = match.asked
        table = match.table
        assert isinstance(table, Aurora)
        if len([who for who in table.figures if who.born == 1]) == 5:
            break
        asked.append(question.seat)
        match.answer(question.id, question.seat, question.keys[-1 if last else 0])
    table = match.table
    assert isinstance(table, Aurora)
    theirs = {who.name for who in table.figures if who.born == 1}
    other = {name for name, card in CONTENT.crew.items() if card.faction == 1}
    assert len(theirs) == 5
    assert set(asked) == {0}
    assert theirs < other
    if last:
        assert theirs != drafted_first()


def drafted_first() -> set[str]:
    match = new_game(crew="drafted")
    while match.asked:
        (question,) = match.asked
        table = match.table
        assert isinstance(table, Aurora)
        theirs = {who.name for who in table.figures if who.born == 1}
        if len(theirs) == 5:
            return theirs
        match.answer(question.id, question.seat, question.keys[0])
    raise AssertionError("no crew of the Coalition")


@pytest.mark.rule("aurora.solo.five-crew")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_five_crew_man_its_ship(seed: int) -> None:
    """book:1464: all of its stations are manned."""
    table = new_game(crew="dealt", seed=seed).table
    assert isinstance(table, Aurora)
    theirs = coalition_ship(table)
    rooms = sorted([table.figures[n].room for n in table.aboard(theirs)])
    assert rooms == ["commander", "communications", "engineering", "navigation", "weapons"]


ORDER = ("navigation", "weapons", "commander", "engineering", "communications")
SKILL = {"navigation": 2, "weapons": 5, "commander": 0, "engineering": 3, "communications": 1}


def best(names: list[str]) -> dict[str, int]:
    """By station, the skill of whoever should man it: in this order the best who is left."""
    left, found = list(names), {}
    for station in ORDER:
        top = max(left, key=lambda name: CONTENT.crew[name].skills[SKILL[station]])
        found[station] = CONTENT.crew[top].skills[SKILL[station]]
        left.remove(top)
    return found


@pytest.mark.rule("aurora.solo.best-stations")
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_each_mans_the_station_for_which_it_is_best(seed: int) -> None:
    """book:1468."""
    table = new_game(crew="dealt", seed=seed).table
    assert isinstance(table, Aurora)
    names = [who.name for who in table.figures if who.born == 1]
    manned = {who.room: CONTENT.crew[who.name].skills[SKILL[who.room]] for who in table.figures if who.born == 1}
    assert manned == best(names)


@pytest.mark.rule("aurora.solo.start")
def test_in_orbit_they_begin_at_home() -> None:
    """book:1455."""
    table = new_game(crew="dealt", quicker=False).table
    assert isinstance(table, Aurora)
    match = new_game(crew="dealt", quicker=False)
    while match.asked and not all(card.in_orbit for card in match.table.ships if card.side < 2):  # type: ignore[attr-defined]
        (question,) = match.asked
        match.answer(question.id, question.seat, question.keys[0])
    table = match.table
    assert isinstance(table, Aurora)
    assert table.at_planet(coalition_ship(table), "earth")
    assert table.at_planet(table.own_ship(0), "port-saven")


@pytest.mark.rule("aurora.solo.no-tactical")
def test_the_coalition_has_no_tactical_cards() -> None:
    """book:1457."""
    table = new_game(crew="dealt").table
    assert isinstance(table, Aurora)
    assert not [name for name in table.zones.by_name if "tactical" in name]
    assert all(who.gear == () for who in table.figures if who.born == 1)


@pytest.mark.rule("aurora.solo.no-bounty")
def test_only_the_renegade_has_a_bounty() -> None:
    """book:613-615: it is one on the Coalition."""
    match = new_game(crew="dealt")
    while match.asked and match.table.round == 0:  # type: ignore[attr-defined]
        (question,) = match.asked
        match.answer(question.id, question.seat, question.keys[0])
    table = match.table
    assert isinstance(table, Aurora)
    assert table.zones.size(bounty(0)) == 1
    assert CONTENT.crew[table.zones.face(bounty(0), 0)].faction == 1
    assert bounty(1) not in table.zones


# --- the landing party -----------------------------------------------------------------------------------------------
STAFF = [
    mate(JAYCE, "commander"),
    mate(FLIBBY, "navigation"),
    mate(ROVANNA, "weapons"),
    mate(ORU, "communications"),
    mate(OZYMAR, "engineering"),
]
CARDS = ("bloodhound", "headhunter", "courier")


ARMORY = tuple([item(name) for name in ("arc-pistol",) * 3 + ("arc-blade", "emergency-teleport-device")])


def landing(*renegades: Any, **fields: Any) -> Scene:
    """Renegades are on the surface, and the ship of the Coalition has just landed."""
    fleet = [ship("cerberus", 0, "dock:0"), rival("destiny-aurora", "dock:2", landed=2, armory=ARMORY)]
    g = solo(figures=[*renegades, *STAFF], ships=fleet, **fields)
    return Scene(g, Mirror(coalition_ship(g)), cards=CARDS[: len(renegades)])


def landed(play: Play) -> set[str]:
    return {who.name for who in play.g.figures if who.born == 1 and who.on_surface}


@pytest.mark.rule("aurora.solo.mirror-party")
@pytest.mark.parametrize(
    ("renegades", "mirrored"),
    [
        ((DONEXIA, GROM), {JAYCE, ROVANNA}),
        ((DONEXIA, NELLHA), {JAYCE, OZYMAR}),
        ((RANE, "dro-tov", GROM), {FLIBBY, ORU, ROVANNA}),
        ((NELLHA,), {OZYMAR}),
    ],
)
def test_its_party_has_the_stations_of_yours(renegades: tuple[str, ...], mirrored: set[str]) -> None:
    """book:1450, 1468: Commander and Weapons in the printed example."""
    play = landing(*[crew(name, 0, sq(12 + n, 6)) for n, name in enumerate(renegades)])
    assert landed(play) == mirrored


@pytest.mark.rule("aurora.solo.no-mirror-swap")
def test_it_stays_as_it_is_when_you_swap_crew() -> None:
    """book:1468: Grom goes aboard, Nell'ha comes down, Rovanna stays."""
    first = landing(crew(DONEXIA, 0, sq(13, 4)), crew(GROM, 0, sq(14, 4)), crew(NELLHA, 0, "engineering"))
    table = first.g.copy()
    table.put(table.figure(GROM), square=NOWHERE, ship=0, room="weapons")
    table.put(table.figure(NELLHA), square=sq(14, 4), ship=NOWHERE, room="")
    table.round += 1
    assert landed(party(table)) == landed(first) == {JAYCE, ROVANNA}


@pytest.mark.rule("aurora.solo.npc-card")
def test_each_of_them_gets_a_random_card_of_its_own() -> None:
    """book:435, 1450, 1470: without putting one back, and everybody sees which."""
    play = landing(crew(DONEXIA, 0, sq(13, 4)), crew(GROM, 0, sq(14, 4)))
    told = {card["crew"]: card["card"] for card in play.told("solo.card")}
    assert set(told) == {JAYCE, ROVANNA}
    assert set(told.values()) == {"bloodhound", "headhunter"}
    assert {play.g.figures[each.figure].name: each.card for each in play.g.mates} == told


@pytest.mark.rule("aurora.solo.npc-card")
def test_a_card_stays_for_the_mission() -> None:
    first = landing(crew(DONEXIA, 0, sq(13, 4)), crew(GROM, 0, sq(14, 4)))
    second = party(first.g)
    assert [(each.figure, each.card) for each in second.g.mates] == [(each.figure, each.card) for each in first.g.mates]
    assert second.told("solo.card") == []


@pytest.mark.rule("aurora.solo.npc-card")
@pytest.mark.parametrize(
    ("card", "prey"),
    [("bloodhound", NELLHA), ("headhunter", DONEXIA), ("carrion-crow", RANE), ("counterpart", GROM)],
)
def test_the_card_says_whom_it_goes_for(card: str, prey: str) -> None:
    """book:435: the nearest, the highest initiative, who is wounded, who has its own station."""
    renegades = [
        crew(NELLHA, 0, sq(13, 16)),
        crew(DONEXIA, 0, sq(13, 9)),
        crew(RANE, 0, sq(17, 13), wounds=3),
        crew(GROM, 0, sq(9, 13)),
    ]
    play = party(field(*renegades, mate(ROVANNA, sq(13, 13)), cards={ROVANNA: card}))
    assert fights(play) == [(ROVANNA, prey)]


@pytest.mark.rule("aurora.solo.arc-blade")
def test_the_highest_initiative_carries_the_arc_blade() -> None:
    """book:1476: and all have an Arc Pistol."""
    play = landing(crew(DONEXIA, 0, sq(12, 4)), crew(GROM, 0, sq(13, 4)), crew(NELLHA, 0, sq(14, 4)))
    gear = {name: sorted([thing.name for thing in play.who(name).gear]) for name in landed(play)}
    assert gear == {JAYCE: ["arc-blade", "arc-pistol"], ROVANNA: ["arc-pistol"], OZYMAR: ["arc-pistol"]}


# --- turns -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.solo.turn-order")
@pytest.mark.parametrize(
    ("renegade", "coalition", "first"),
    [(GROM, JAYCE, "coalition"), (STRAKEN, FLIBBY, "renegades"), (DONEXIA, JAYCE, "renegades")],
)
def test_it_has_its_turn_by_initiative(renegade: str, coalition: str, first: str) -> None:
    """book:1452, 1466: and Renegades go first on a tie."""
    g = field(crew(renegade, 0, sq(13, 13)), mate(coalition, sq(13, 14)), then="surface")
    play = Scene(g, None)
    assert (fights(play) != []) == (first == "coalition")
    assert play.asked.seat == 0


@pytest.mark.rule("aurora.solo.turn-order")
def test_within_the_party_the_highest_initiative_begins() -> None:
    g = field(crew(GROM, 0, sq(13, 13)), mate(OZYMAR, sq(13, 14)), mate(ROVANNA, sq(12, 13)), mate(JAYCE, sq(14, 13)))
    assert [by for by, _ in fights(party(g))] == [JAYCE, ROVANNA, OZYMAR]


@pytest.mark.rule("aurora.solo.melee-preference")
@pytest.mark.parametrize("away", [1, 3, 5])
def test_they_come_beside_their_target_and_fight_hand_to_hand(away: int) -> None:
    """book:1474: though they have a pistol and are in range."""
    pistol = (item("arc-pistol", wielded=True),)
    play = party(field(crew(GROM, 0, sq(13, 13)), mate(ROVANNA, sq(13 + away, 13), gear=pistol)))
    assert gap(play, ROVANNA, GROM) == 1
    assert fights(play) == [(ROVANNA, GROM)]
    assert play.told("combat.attacks")[0]["weapon"] != "arc-pistol"


@pytest.mark.rule("aurora.solo.melee-preference")
def test_where_they_cannot_come_near_they_shoot() -> None:
    """Grom stands on a ledge with no way up."""
    pistol = (item("arc-pistol", wielded=True),)
    spots = {f"{row}{column}": "^" for row in "cde" for column in (3, 4, 5)}
    g = field(
        crew(GROM, 0, on("centre", "d5")),
        mate(ROVANNA, on("centre", "d8"), gear=pistol),
        surface={"centre": draw(spots, {f"{row}5e": "=" for row in "cde"})},
    )
    play = party(g)
    assert fights(play) == [(ROVANNA, GROM)]
    assert play.told("combat.attacks")[0]["weapon"] == "arc-pistol"


@pytest.mark.rule("aurora.npc.actions")
@pytest.mark.rule("aurora.solo.turn-order")
def test_they_have_two_actions_and_one_attack() -> None:
    """book:1487: two Moves of five, or one and an attack."""
    far = party(field(crew(GROM, 0, sq(2, 13)), mate(ROVANNA, sq(22, 13))))
    near = party(field(crew(GROM, 0, sq(13, 13)), mate(ROVANNA, sq(14, 13))))
    assert gap(far, ROVANNA, GROM) == 10
    assert len(fights(near)) == 1


@pytest.mark.rule("aurora.solo.pursuit")
@pytest.mark.parametrize(("die", "prey"), [(4, GROM), (6, DONEXIA)])
def test_it_follows_its_target_unless_it_fails_to_elude(die: int, prey: str) -> None:
    """book:1473: Grom stands beside it, and its card sends it after Donexia."""
    g = field(
        crew(GROM, 0, sq(13, 12)), crew(DONEXIA, 0, sq(13, 17)), mate(FLIBBY, sq(13, 13)), cards={FLIBBY: "headhunter"}
    )
    play = party(g, rest=die)
    assert "elude.test" in [rule for rule, _ in play.rolled()]
    assert (gap(play, FLIBBY, DONEXIA) == 1) == (prey == DONEXIA)
    assert play.who(FLIBBY).square == sq(13, 13) or prey == DONEXIA


@pytest.mark.rule("aurora.solo.pursuit")
def test_who_is_in_a_melee_stays_in_it() -> None:
    """book:1473."""
    g = field(
        crew(GROM, 0, sq(13, 12)),
        crew(DONEXIA, 0, sq(13, 17)),
        mate(FLIBBY, sq(13, 13)),
        cards={FLIBBY: "headhunter"},
        fought={FLIBBY: GROM},
    )
    play = party(g, rest=1)
    assert play.who(FLIBBY).square == sq(13, 13)
    assert fights(play) == [(FLIBBY, GROM)]


@pytest.mark.rule("aurora.solo.crew-bonuses")
def test_a_bonus_goes_onto_the_highest_die() -> None:
    """book:1475: Rovanna's +1 hand to hand makes a six a penetrating hit."""
    play = party(field(crew(GROM, 0, sq(13, 13)), mate(ROVANNA, sq(13, 14))), 6, 5, 1, 1)
    assert sorted(play.told("combat.hits")[0]["red"])[-2:] == [5, 7]


@pytest.mark.rule("aurora.solo.room-search")
@pytest.mark.parametrize(("die", "found"), [(4, False), (5, True)])
def test_they_go_beside_whoever_hides_and_look(die: int, found: bool) -> None:
    """book:1471."""
    play = party(field(crew(GROM, 0, sq(13, 13), hidden=True), mate(FLIBBY, sq(13, 16))), rest=die)
    assert gap(play, FLIBBY, GROM) == 1
    assert (fights(play) == [(FLIBBY, GROM)]) == found


@pytest.mark.rule("aurora.solo.room-search")
def test_they_neither_scan_nor_open_crates() -> None:
    """book:1471."""
    g = field(crew(GROM, 0, sq(2, 2)), mate(FLIBBY, sq(13, 16)), crates={sq(13, 17): "cache", sq(13, 15): "cache"})
    play = party(g, rest=6)
    assert play.g.crates == g.crates
    assert not [code for code in play.codes() if code.startswith("search.")]


WALLS = {f"{row}{column}e": "|" for row in "bcdefg" for column in (1, 7)}
WALLS |= {f"{row}{column}s": "-" for row in "ag" for column in range(2, 8)}
ROOM = {"centre": draw(edges=WALLS | {"d7e": "D"})}  # one room, b2 to g7, with a door in the east


@pytest.mark.rule("aurora.solo.stealth")
@pytest.mark.parametrize("card", ["whisper", "courier", "taskmaster"])
def test_who_seeks_the_goal_comes_hidden_along_the_wall(card: str) -> None:
    """book:1472: a Renegade is in the room."""
    g = field(
        crew(GROM, 0, on("centre", "f3")),
        mate(FLIBBY, on("centre", "d8")),
        things={on("centre", "b2"): "xealana"},
        mission=PRINCESS,
        surface=ROOM,
        indoor=["centre"],
        cards={FLIBBY: card},
    )
    play = party(g, rest=6)
    assert "stealth" in " ".join([rule for rule, _ in play.rolled()])
    assert play.who(FLIBBY).hidden
    assert in_shadow(play.g, play.who(FLIBBY).square)
    assert not play.told("stealth.lost")  # along the wall, from the doorway on: book:1200


@pytest.mark.rule("aurora.solo.stealth")
def test_nobody_hides_where_nobody_is() -> None:
    """book:1472: only where there are others in the room."""
    g = field(
        crew(GROM, 0, sq(2, 2)),
        mate(FLIBBY, on("centre", "d8")),
        things={on("centre", "b2"): "xealana"},
        mission=PRINCESS,
        surface=ROOM,
        indoor=["centre"],
        cards={FLIBBY: "courier"},
    )
    assert not [rule for rule, _ in party(g, rest=4).rolled() if rule.startswith("stealth")]


@pytest.mark.rule("aurora.solo.mission-tests")
@pytest.mark.parametrize(("die", "took"), [(5, True), (4, False)])
def test_they_make_the_tests_of_the_mission(die: int, took: bool) -> None:
    """book:1478: a Leadership test of the princess."""
    g = field(
        crew(GROM, 0, sq(2, 2)),
        mate(JAYCE, sq(13, 13)),
        things={sq(13, 14): "xealana"},
        mission=PRINCESS,
        cards={JAYCE: "courier"},
    )
    play = party(g, rest=die)
    assert (play.who(JAYCE).holds == ("xealana",)) == took
    assert [rule for rule, _ in play.rolled()]


@pytest.mark.rule("aurora.solo.no-healing")
def test_a_medic_of_the_coalition_heals_nobody_in_the_med_bay() -> None:
    """book:1477: at the end of the round."""
    g = solo(
        figures=[
            crew(GROM, 0, "weapons"),
            crew(RANE, 0, sq(2, 2)),
            mate(ORU, "communications"),
            mate(FLIBBY, "med-bay", wounds=4, since=0),
        ],
        ships=AWAY,
        round=3,
        then="end",
    )
    play = Scene(g, None, cards=("jailbreak",) * 3)
    assert play.who(FLIBBY).wounds == 4
    assert play.told("heal.healed") == []


@pytest.mark.rule("aurora.solo.no-healing")
def test_nor_on_the_surface() -> None:
    """book:1477: Oru-Vantle could stitch Flibby up, and fights instead."""
    g = field(crew(GROM, 0, sq(13, 13)), mate(ORU, sq(13, 14)), mate(FLIBBY, sq(12, 14), wounds=4))
    play = party(g, rest=5)
    assert play.told("heal.healed") == []
    assert (ORU, GROM) in fights(play)
