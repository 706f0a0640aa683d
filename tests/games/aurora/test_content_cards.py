"""Crew, ships, bounties and cards as part C of the content audit wants them: a test named after each constraint."""

from __future__ import annotations

from collections import Counter
from math import comb

import pytest

from rimward.games.aurora import GAME
from rimward.games.aurora.setup import ARMORY
from rimward.games.aurora.table.content import Content
from rimward.games.aurora.table.entries import Blue, ItemEntry
from rimward.games.aurora.table.names import (
    CRATES,
    FACTIONS,
    HOMES,
    PLANETS,
    SALVAGE,
    SKILLS,
    SPECIALTIES,
    STATION_OF,
    bounties,
)

CONTENT: Content = GAME.content
CREW = CONTENT.crew
ITEMS = CONTENT.items
PURSE = 75  # what the loser of a mission can spend on a card: C9


def deck(name: str) -> list[ItemEntry]:
    return [ITEMS[card] for card in CONTENT.deck(name)]


# --- C1, crew --------------------------------------------------------------------------------------------------------
def test_c1_names_and_stations_of_the_seating() -> None:
    """The nine of the booklet sit where its examples want them."""
    seated = {name: STATION_OF[crew.specialty[0]] for name, crew in CREW.items()}
    book = {
        "donexia": "commander",
        "straken": "commander",
        "rane": "navigation",
        "grom": "weapons",
        "dro-tov": "communications",
        "nellha": "engineering",
        "jayce-carver": "commander",
        "flibby": "navigation",
        "rovanna": "weapons",
    }
    assert {name: seated[name] for name in book} == book
    assert [CREW[name].faction for name in book] == [0] * 6 + [1] * 3


@pytest.mark.parametrize(
    ("name", "known"),
    [
        ("jayce-carver", {"initiative": 8, "health": 9, "defense": (1, 1), "leadership": 5, "tech": 1, "medical": 0}),
        ("nellha", {"initiative": 3, "health": 6, "defense": (1, 2), "tech": 5, "medical": 0}),
        ("donexia", {"initiative": 8, "tech": 1}),
        ("flibby", {"initiative": 5, "piloting": 5}),
        ("grom", {"initiative": 5, "weapons": 4}),
        ("rovanna", {"weapons": 4, "medical": 0}),
    ],
)
def test_c1_what_the_booklet_knows(name: str, known: dict[str, object]) -> None:
    crew = CREW[name]
    found = {field: crew.skill(field) if field in SKILLS else getattr(crew, field) for field in known}
    assert found == known


def test_c1_straken_has_more_initiative_than_five() -> None:
    assert CREW["straken"].initiative > 5


def test_c1_skills_six_of_the_strips() -> None:
    """Six of Jayce's seven skills sum to 17, six of Nell'ha's to 16."""
    for name, total in (("jayce-carver", 17), ("nellha", 16)):
        skills = CREW[name].skills
        assert total in {sum(skills) - skill for skill in skills}, name


def test_c1_initiative_sums_to_fifty() -> None:
    for faction in (0, 1):
        assert sum([crew.initiative for crew in CREW.values() if crew.faction == faction]) == 50


def test_c1_body_speeds() -> None:
    """Five for most, four for the heavy ones, six for two."""
    speeds = Counter([crew.speed for crew in CREW.values()])
    assert speeds[6] == 2
    assert speeds[5] > speeds[4] > 0
    slow = [crew.health for crew in CREW.values() if crew.speed == 4]
    fast = [crew.health for crew in CREW.values() if crew.speed == 6]
    assert min(slow) > max(fast)


def of_blue(station: str, blue: Blue) -> bool:
    """What the audit lists for a station, or more of the ship ability that is made there."""
    own = {
        "weapons": blue.attack == (1, 1) or blue.ability == "tactical-targeting",
        "navigation": blue.defense == (1, 1) or blue.free_turns == 1,
        "engineering": blue.ability in ("patch-hull", "overclock") and blue.more == 1,
        "communications": blue.scan_range == 2 or (blue.ability == "scan-weakness" and blue.dice == 1),
        "commander": blue.initiative == 1 or (blue.ability == "in-command" and blue.dice == 1),
    }
    return own[station]


@pytest.mark.parametrize("name", CREW)
def test_c1_blue_ability_suits_its_station(name: str) -> None:
    (blue,) = CREW[name].blue
    assert blue.station in [STATION_OF[specialty] for specialty in CREW[name].specialty]
    assert of_blue(blue.station, blue)


def test_c1_keywords_sexes_over_both_kinds() -> None:
    """Humans and aliens of both sexes in each faction: upgrades and Dro Tov need partners."""
    for faction in (0, 1):
        pairs = {
            (kind, "female" in crew.keywords)
            for crew in CREW.values()
            for kind in ("human", "alien")
            if crew.faction == faction and kind in crew.keywords
        }
        assert len(pairs) == 4, FACTIONS[faction]


def test_c1_flyers_one_in_each_faction() -> None:
    flyers = [crew for crew in CREW.values() if any([bonus.flight for bonus in crew.bonuses()])]
    assert sorted([crew.faction for crew in flyers]) == [0, 1]
    assert all("winged" in crew.keywords for crew in flyers)


def test_c1_two_defectors_besides_the_exile_of_the_booklet() -> None:
    found = [name for name, crew in CREW.items() if {"zurathi", "dregg"} & set(crew.keywords)]
    assert len(set(found) - {"nellha"}) == 2


def test_c1_on_my_command_closed_and_open() -> None:
    """Of each faction's two commanders one grants an action that is no attack; the other any, for a Leadership test."""
    for faction in (0, 1):
        commands = [
            (red.do["command"]["attack"], red.test.partition(" ")[0])
            for crew in CREW.values()
            for red in crew.red
            if crew.faction == faction and isinstance(red.do, dict) and "command" in red.do
        ]
        assert sorted(commands) == [(0, ""), (1, "leadership")]


def test_c1_some_have_two_specialties() -> None:
    both = [crew for crew in CREW.values() if len(crew.specialty) > 1]
    assert sorted([crew.faction for crew in both]) == [0, 1]
    assert all(set(crew.specialty) <= set(SPECIALTIES) for crew in CREW.values())


# --- C2, ships -------------------------------------------------------------------------------------------------------
def test_c2_one_sheet_for_four_ships() -> None:
    sheet = CONTENT.sheet
    assert (sheet.capacity, sheet.range, sheet.shields, sheet.hull, sheet.slots) == (7, 6, 10, 6, 3)
    assert sheet.front == ("in-command", "scan-weakness", "overclock", "tactical-targeting", "evasive")
    assert sheet.back == ("in-command", "overclock", "evasive", "patch-hull")
    assert 3 < sheet.hull < sheet.shields


def test_c2_two_ships_of_each_faction() -> None:
    assert CONTENT.ships == {"cerberus": 0, "hades-vi": 0, "destiny-aurora": 1, "eden-fyre": 1}


# --- C9, cards -------------------------------------------------------------------------------------------------------
def test_c9_armory_of_every_ship() -> None:
    assert Counter(ARMORY) == {"arc-pistol": 3, "arc-blade": 1, "emergency-teleport-device": 1}
    pistol, blade = ITEMS["arc-pistol"], ITEMS["arc-blade"]
    assert (pistol.range, pistol.attack, pistol.dice, pistol.energy, pistol.hands) == (5, (0, 0), 0, 0, 1)
    assert (blade.attack, blade.keywords, blade.hands) == ((1, 1), ("sword",), 1)
    assert ITEMS["emergency-teleport-device"].energy == 1
    assert sum([item.copies for item in ITEMS.values() if item.deck == "armory"]) == 5
    assert {item.value for item in ITEMS.values() if item.deck == "armory"} == {0}


def test_c9_search_personal_items() -> None:
    """Four that heal one wound or two, two scanners, two shields, two artifacts."""
    personal = [item for item in deck("search") if item.kind == "personal"]
    healing = [item for item in personal if item.do is not None and "heal" in item.do]
    scanners = [item for item in personal if item.bonus is not None and item.bonus.skill == "search"]
    shields = [item for item in personal if item.defense != (0, 0)]
    assert (len(healing), len(scanners), len(shields), len(personal)) == (4, 2, 2, 10)
    assert sorted([item.do["heal"]["wounds"] for item in healing]) == [1, 1, 2, 2]
    rest = [item for item in personal if item not in (*healing, *scanners, *shields)]
    assert len(rest) == 2
    assert all(item.do is not None for item in rest)


def test_c9_search_energy_is_two_to_four() -> None:
    energies = [item.energy for item in deck("search") if item.energy]
    assert (len(energies), min(energies), max(energies)) == (18, 2, 4)


def test_c9_search_mean_value() -> None:
    values = [item.value for item in deck("search")]
    assert (min(values), max(values)) == (50, 150)
    assert sum(values) / len(values) == pytest.approx(85, abs=5)


def test_c9_gear_mean_value() -> None:
    values = [item.value for item in deck("gear")]
    assert sum(values) / len(values) == pytest.approx(95, abs=10)


def test_c9_gear_four_turned_up_offer_the_loser_something() -> None:
    dear = sum([item.value > PURSE for item in deck("gear")])
    assert 1 - comb(dear, 4) / comb(48, 4) >= 0.95


def test_c9_gear_energy_of_ranged_weapons() -> None:
    ranged = [item for item in deck("gear") if item.kind in ("pistol", "rifle")]
    assert {item.energy for item in ranged} <= {3, 4, 5, 6}


def test_c9_salvage_mix() -> None:
    cards = deck("salvage")
    mines = [card for card in cards if card.do == {"mine": {}}]
    patches = [card for card in cards if card.do is not None and "repair" in card.do]
    attack = [card for card in cards if card.attack != (0, 0)]
    defense = [card for card in cards if card.defense != (0, 0)]
    movement = [card for card in cards if card.bonus is not None and (card.bonus.speed or card.bonus.range)]
    plain = [card for card in cards if card not in (*mines, *patches, *attack, *defense, *movement)]
    found = [len(sort) for sort in (mines, attack, defense, movement, patches, plain)]
    assert found == [3, 4, 4, 3, 3, 2]
    assert {(card.do["repair"]["points"], card.energy) for card in patches} == {(1, 2)}
    values = [card.value for card in cards]
    assert (min(values) >= 50, max(values)) == (True, 200)


@pytest.mark.parametrize("name", [name for name, item in ITEMS.items() if item.kind == "pistol"])
def test_c9_pistols_reach_four_or_five(name: str) -> None:
    assert ITEMS[name].range in (4, 5)
    assert ITEMS[name].speed == 0


@pytest.mark.parametrize("name", [name for name, item in ITEMS.items() if item.kind == "grenade"])
def test_c9_grenades_reach_three_or_four_and_are_few(name: str) -> None:
    grenade = ITEMS[name]
    assert grenade.range in (3, 4)
    assert (grenade.area, grenade.energy in (1, 2)) == (1, True)


def test_c9_no_item_stacks_beyond_two_on_a_die() -> None:
    """One weapon attacks at a time, and nothing else that is carried adds to its dice."""
    carried = [item for item in ITEMS.values() if item.deck != "salvage"]
    assert max([item.attack[0] for item in carried]) == 1
    assert not [item for item in carried if item.kind == "personal" and item.attack != (0, 0)]
    assert not [item for item in carried if item.bonus is not None and item.bonus.attack != (0, 0)]
    assert max([item.attack[0] for item in deck("salvage")]) == 1


def test_c9_personal_items_that_help_with_tests_cover_the_skills_of_goals() -> None:
    bonuses = [item.bonus for item in (*deck("gear"), *deck("search")) if item.bonus is not None]
    helped = {bonus.skill for bonus in bonuses if bonus.tests or bonus.lift}
    assert helped >= {"leadership", "search", "tech", "stealth", "medical"}


def test_c9_arc_ammo_is_for_sale() -> None:
    assert [item.kind for item in deck("gear")].count("ammo") == 6


def test_c9_there_are_swords_and_axes_and_weapons_against_kinds() -> None:
    assert [name for name, item in ITEMS.items() if item.deck == "gear" and "sword" in item.keywords]
    assert [name for name, item in ITEMS.items() if name.endswith("axe") and item.hands == 2]
    assert {item.against for item in ITEMS.values()} >= {"robot", "alien"}


@pytest.mark.parametrize(("pile", "tokens"), [(CRATES, 34), (SALVAGE, 27)])
def test_c9_tokens_are_cards_and_what_lies_among_them(pile: str, tokens: int) -> None:
    g = GAME.new_table(2, {})
    faces = Counter(g.zones[pile].bag)
    cards = CONTENT.deck("search" if pile == CRATES else "salvage")
    assert faces.total() == tokens
    others = {"trap": 6, "cache": 4} if pile == CRATES else {"explosive": 8}
    assert faces - Counter(cards) == others


# --- C10, bounties ---------------------------------------------------------------------------------------------------
def test_c10_a_bounty_on_everybody() -> None:
    assert set(CONTENT.bounties) == set(CREW)
    g = GAME.new_table(2, {})
    assert [len(g.zones[bounties(faction)].bag) for faction in (0, 1)] == [10, 10]


def test_c10_bounties_replace_the_fifty_with_more() -> None:
    assert min(CONTENT.bounties.values()) > 50
    assert Counter(CONTENT.bounties.values()) == {150: 4, 100: 8, 75: 8}


# --- planets and missions, as far as they exist ----------------------------------------------------------------------
def test_c7_no_mission_is_at_a_home_planet() -> None:
    """aurora.setup.mission-planet"""
    assert len(set(PLANETS)) == 4
    assert set(HOMES) < set(PLANETS)
    for name, mission in CONTENT.missions.items():
        assert mission.planet in set(PLANETS) - set(HOMES), name


@pytest.mark.parametrize("name", CONTENT.missions)
def test_c7_rewards_and_tiles_of_missions(name: str) -> None:
    mission = CONTENT.missions[name]
    assert 200 <= mission.reward <= 400
    assert mission.reward % 25 == 0
    assert len(mission.tiles) <= 4
    assert mission.coalition == "race" or len(mission.goal) > 1
    assert mission.goal[-1].step == "bring"
