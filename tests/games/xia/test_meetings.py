"""Where chapters meet: Abilities and NPCs, Titles, Missions and planets; and several cards at one roll."""

from typing import Any

import pytest

from rimward.games.xia.table.board import Hex, Tile
from rimward.games.xia.table.state import NOBODY, Effect, Ship, Xia
from rimward.games.xia.turn import Turn, Turns
from rimward.messages import LANGUAGES, Messages
from rimward.terminal import screen
from tests.games.xia.jobs import at_point, door, experienced, holding
from tests.games.xia.printed import content
from tests.games.xia.scenes import Play, deal, easy_tiger, fitted, gaiden, mark, npc, puddle_jumper, table, turn
from tests.games.xia.title_scenes import claims, give, lay_open

VOID = (Tile("lost-sector", 0, 0), Tile("deltus-gate", 5, -2))
ATTACKS: dict[str, tuple[str, dict[str, Any]]] = {  # the answers, and dice that bring something
    "rail-gun": ("rail-gun ship:3", {"d20": (8,)}),
    "particle-emitter": ("particle-emitter", {"d20": (5,), "d8": (6, 1), "d6": (1,)}),
    "salvo-racks": ("salvo-racks ship:3 done", {"d20": (5,), "d6": (6, 1), "d8": (1,)}),
}


def beside(card: str, target: str, *, wounds: int = 0, **more: Any) -> Xia:
    """Seat 0 with an Ability and an NPC in front of it."""
    there = (npc(target, 1, (0, 0), wounds=wounds),)
    ships: tuple[Ship, ...] = (puddle_jumper(0, (-2, 0), energy=6), gaiden(1, (0, 2)), easy_tiger(2, (-1, 2)), *there)
    g = table(ships, VOID, Turn(0), credits=(0, 0, 0, 2000), **more)
    for seat in range(3):
        deal(g, seat)
    return deal(g, 0, card)


def shoot(g: Xia, card: str, **dice: tuple[int, ...]) -> Play:
    answers, hits = ATTACKS[card]
    return Play(g, **{**hits, **dice}).say(*answers.split())


# --- attacks by Ability and NPCs -------------------------------------------------------------------------------------
@pytest.mark.rule("xia.npc.last-attacker")
@pytest.mark.rule("xia.combat.ability-attack")
@pytest.mark.parametrize("card", ATTACKS)
@pytest.mark.parametrize(("target", "remembers"), [("enforcer", True), ("scoundrel", True), ("merchant", False)])
def test_npcs_remember_who_attacked_them_with_an_ability(card: str, target: str, remembers: bool) -> None:
    play = shoot(beside(card, target), card)
    assert play.ship(3)["grudge"] == (0 if remembers else NOBODY)
    told = [(event.params["ship"], event.params["attacker"]) for event in play.told("xia.npc.last-attacker")]
    assert told == ([(3, 0)] if remembers else [])


@pytest.mark.rule("xia.npc.last-attacker")
@pytest.mark.parametrize("card", ATTACKS)
def test_also_one_that_did_nothing(card: str) -> None:
    play = shoot(beside(card, "enforcer"), card, d20=(1,), d8=(1,))
    assert (play.ship(3)["wounds"], play.ship(3)["grudge"]) == (0, 0)


@pytest.mark.rule("xia.title.card-raider")
@pytest.mark.parametrize(("card", "wounds"), [("rail-gun", 1 + 2), ("particle-emitter", 6 + 2 - 1)])
def test_a_raiders_abilities_hurt_npcs_more(card: str, wounds: int) -> None:
    play = shoot(give(beside(card, "enforcer"), 0, "raider"), card)
    assert play.ship(3)["wounds"] == wounds


@pytest.mark.rule("xia.title.card-raider")
@pytest.mark.parametrize("card", ["rail-gun", "particle-emitter"])
def test_but_not_if_they_fail(card: str) -> None:
    play = shoot(give(beside(card, "enforcer"), 0, "raider", "gunner"), card, d20=(1,), d8=(1,))
    assert play.ship(3)["wounds"] == 0


# --- attacks by Ability and Titles -----------------------------------------------------------------------------------
@pytest.mark.rule("xia.title.progress")
@pytest.mark.parametrize(("rolled", "met"), [(11, False), (12, True)])
def test_an_attack_of_twelve_may_be_one_by_ability(rolled: int, met: bool) -> None:
    g = lay_open(beside("particle-emitter", "merchant"), "gunner")
    play = Play(g, d20=(12,), d12=(rolled,), d8=(8,)).say("particle-emitter")
    assert (claims(play) == ["gunner"]) is met


@pytest.mark.rule("xia.title.skill")
def test_a_gunners_abilities_are_worth_one_more() -> None:
    g = give(beside("particle-emitter", "merchant"), 0, "gunner")
    play = Play(g, d20=(12,), d12=(9,), d8=(4,)).say("particle-emitter")
    assert play.told("xia.combat.resolve")[0].params["attack"] == 10


@pytest.mark.rule("xia.title.card-raider")
@pytest.mark.rule("xia.npc.kill-reward")
@pytest.mark.parametrize("card", ATTACKS)
def test_the_merchant_may_be_destroyed_by_ability(card: str) -> None:
    play = shoot(lay_open(beside(card, "merchant", wounds=14), "raider"), card)
    assert (play.ship(3)["space"], play.public("fame")[0], play.public("credits")[0]) == (None, 1, 2000)
    assert claims(play) == ["raider"]


@pytest.mark.rule("xia.bounty.claim")
@pytest.mark.parametrize("card", ATTACKS)
def test_the_scoundrels_bounty_may_be_claimed_by_ability(card: str) -> None:
    play = shoot(lay_open(beside(card, "scoundrel", wounds=9), "lawkeeper"), card)
    assert play.ship(3)["space"] is None
    assert claims(play) == ["lawkeeper"]


@pytest.mark.rule("xia.mission.assassin-target")
@pytest.mark.rule("xia.mission.bounty-hunter-target")
@pytest.mark.parametrize("card", ATTACKS)
@pytest.mark.parametrize(("job", "answer"), [("049", "remains"), ("assassin", "reveal")])
def test_a_kill_by_ability_is_a_kill_for_missions(card: str, job: str, answer: str) -> None:
    if job == "assassin":
        jobs = content().missions.values()
        job = next(one.name for one in jobs if one.type == "assassin" and one.target == "scoundrel")
    g = holding(beside(card, "scoundrel", wounds=9), job)
    play = shoot(g, card, d20=(*ATTACKS[card][1]["d20"], 8))
    assert (play.asked.seat, play.asked.code) == (0, "xia.mission.reveal")
    assert answer in play.asked.keys
    assert play.say(answer).public("payments")[0] > 0


# --- other Abilities and Titles --------------------------------------------------------------------------------------
@pytest.mark.rule("xia.ability.cargo-drones")
@pytest.mark.rule("xia.title.skill")
def test_what_drones_bring_was_gathered() -> None:
    g = deal(turn((2, -2), tiles=(Tile("burning-horse", 0, 0),), energy=6), 0, "cargo-drones")
    play = Play(give(lay_open(g, "prospector"), 0), d20=(20,)).say("cargo-drones")
    while play.asked.code != "xia.action.list":
        play.say(play.asked.keys[-1])
    assert len(play.told("xia.cargo.placing")) == 4
    assert claims(play) == ["prospector"]
    g = deal(turn((2, -2), tiles=(Tile("burning-horse", 0, 0),), energy=6), 0, "cargo-drones")
    play = Play(give(g, 0, "prospector"), d20=(12,)).say("cargo-drones")
    while play.asked.code != "xia.action.list":
        play.say(play.asked.keys[-1])
    assert play.ship(0)["energy"] == 6 - 2 + 2


@pytest.mark.rule("xia.ability.deep-scan")
def test_sectors_of_a_deep_scan_were_found() -> None:
    g = deal(lay_open(turn((0, 0), energy=6), "pathfinder"), 0, "deep-scan")
    play = Play(g, d20=(20,), draw=("lunari", "loath", "fame")).say("deep-scan")
    while play.asked.code != "xia.action.list":
        play.say(play.asked.keys[0])
    assert len(play.public("tiles")) == 3
    assert claims(play) == ["pathfinder"]


@pytest.mark.rule("xia.title.card-speed-master")
@pytest.mark.rule("xia.ability.fold-drive")
def test_a_ship_that_folds_space_has_visited_where_it_comes_out() -> None:
    g = deal(lay_open(turn((0, 0), tiles=(Tile("pelmont", 0, 0),), energy=6), "speed-master"), 0, "fold-drive")
    q, r = mark("pelmont", "mission")
    play = Play(g, d20=(12,)).say("fold-drive", f"hex:{q},{r}")
    assert [deed[1] for deed in play.public("deeds")] == ["mission-points"]


# --- lines -----------------------------------------------------------------------------------------------------------
def hauled(ship: Ship, *spaces: Hex, tiles: tuple[Tile, ...], steps: int = 6, **more: Any) -> Xia:
    """Seat 0, whose line holds an NPC of seat 2, before the turn of that seat."""
    names = ("swamp-rat", "lamplighter", "numerator")
    ships = [fitted(name, seat, space, "m-22") for seat, (name, space) in enumerate(zip(names, spaces, strict=True))]
    g = table((*ships, ship), tiles, Turns(2), credits=(0, 0, 0, 0), **more)
    for seat in range(3):
        deal(g, seat)
    assert ship.space is not None
    g.effects = (Effect("mag-harpoon", 0, steps, 3, ship.space),)
    return g


AZURE = (Tile("lost-sector", 0, 0), Tile("azure", 5, -2))


@pytest.mark.rule("xia.ability.mag-harpoon")
@pytest.mark.rule("xia.npc.merchant-move")
def test_a_line_holds_behind_an_npc_step_by_step() -> None:
    """The Merchant flies east to Azure."""
    merchant = npc("merchant", 2, (-1, 0), heading="azure")
    play = Play(hauled(merchant, (-2, 0), (-2, 2), (0, -2), tiles=AZURE)).say("end")
    steps = 0
    while play.asked.code == "xia.ability.mag-harpoon":
        behind = play.asked.keys[0].removeprefix("follow:")
        assert play.asked.seat == 0
        play.say(play.asked.keys[0])
        steps += 1
        assert ",".join(map(str, play.ship(0)["space"])) == behind
        assert tuple(play.ship(3)["space"]) != tuple(play.ship(0)["space"])
    assert steps == 6
    assert play.told("xia.ability.mag-harpoon")[-1].params["steps"] == 0
    alone = hauled(npc("merchant", 2, (-1, 0), heading="azure"), (-2, 0), (-2, 2), (0, -2), tiles=AZURE)
    alone.effects = ()
    free = Play(alone).say("end")
    assert play.ship(3)["space"] == free.ship(3)["space"]  # nobody holds it up


@pytest.mark.rule("xia.ability.mag-harpoon")
@pytest.mark.rule("xia.npc.move-occupied")
def test_a_line_holds_behind_an_npc_that_flies_through_a_third_ship() -> None:
    """Seat 1 lies on its way to Azure."""
    ways = []
    for third in ((-2, 2), (1, 0)):
        merchant = npc("merchant", 2, (-1, 0), heading="azure")
        play = Play(hauled(merchant, (-2, 0), third, (0, -2), tiles=AZURE)).say("end")
        followed = []
        while play.asked.code == "xia.ability.mag-harpoon":
            followed.append(play.asked.keys[0])
            play.say(followed[-1])
        ways.append(followed)
    assert "follow:1,0" in ways[0]
    assert ways[1] == [key for key in ways[0] if key != "follow:1,0"], "all but the space that is taken"


@pytest.mark.rule("xia.ability.mag-harpoon")
def test_the_line_behind_an_npc_may_be_let_go() -> None:
    merchant = npc("merchant", 2, (-1, 0), heading="azure")
    play = Play(hauled(merchant, (-2, 0), (-2, 2), (0, -2), tiles=AZURE)).say("end", "detach")
    assert (play.ship(0)["space"], play.public("effects"), play.asked.seat) == ([-2, 0], [], 0)
    assert play.asked.code == "xia.action.list"


@pytest.mark.rule("xia.ability.mag-harpoon")
@pytest.mark.rule("xia.npc.enforcer-attack")
def test_an_enforcer_whose_prey_dies_on_the_line_behind_it_attacks_nobody() -> None:
    """It hunts the very ship that hangs on it, and leads it into the rocks."""
    tiles = (Tile("tk-421", 0, 0), Tile("azure", 5, -2))
    g = hauled(npc("enforcer", 2, (1, 0), grudge=0), (1, -1), (-2, 2), (-2, 0), tiles=tiles)
    g.ships[0].damaged = tuple(range(1, len(g.ships[0].hold)))
    play = Play(g, d20=(1, 1)).say("end")
    assert (play.asked.seat, play.asked.keys) == (0, ["follow:1,0", "detach"])
    play.say("follow:1,0")
    assert [event.params["ship"] for event in play.told("xia.death.removed")] == [0]
    assert not play.told("xia.combat.declare-attack")
    assert (play.asked.seat, play.asked.code) == (0, "xia.action.list")


@pytest.mark.rule("xia.planet.lawful-entrance")
@pytest.mark.rule("xia.ability.mag-harpoon")
@pytest.mark.parametrize("bounty", [0, 1000])
def test_the_entrance_of_a_lawful_planet_tears_the_line_of_an_outlaw(bounty: int) -> None:
    names = ("swamp-rat", "lamplighter", "numerator")
    spaces = ((0, 0), (1, 0), (-2, 0))
    ships = [fitted(name, seat, space, "m-22") for seat, (name, space) in enumerate(zip(names, spaces, strict=True))]
    g = table(tuple(ships), (Tile("kemplar-ii", 0, 0),), Turns(1))
    for seat in range(3):
        deal(g, seat)
    outside, inside = door(g, "kemplar-ii")
    g.ships[0].space, g.ships[1].space, g.ships[0].bounty = outside, inside, bounty
    g.effects = (Effect("mag-harpoon", 0, 6, 1, inside),)
    play = Play(g).say("impulse")
    play.say(next(key for key in play.asked.keys if key.startswith("hex:") and _on_planet(g, key)))
    if bounty:
        assert (play.asked.seat, play.public("effects")) == (1, [])
        assert tuple(play.ship(0)["space"]) == outside
    else:
        assert (play.asked.seat, play.asked.keys) == (0, [f"follow:{inside[0]},{inside[1]}", "detach"])


def _on_planet(g: Xia, key: str) -> bool:
    q, r = map(int, key.removeprefix("hex:").split(","))
    return bool(g.map.planet(g.map.numbers[q, r]))


# --- the Shield of a planet ------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.adjacency.planet-border")
@pytest.mark.example("xia.ex.not-adjacent-across-shield")
def test_no_blaster_and_no_line_across_a_planetary_shield() -> None:
    """Kemplar II: from a space beside the planet; and the same two ships with nothing between them."""
    for sector, reached in (("kemplar-ii", False), ("lost-sector", True)):
        ships = (puddle_jumper(0, (2, 0), energy=3), gaiden(1, (1, 0)), easy_tiger(2, (-2, 2)))
        play = Play(deal(table(ships, (Tile(sector, 0, 0),), Turn(0)), 0, "mag-harpoon"))
        assert ("attack" in play.asked.keys, "mag-harpoon" in play.asked.keys) == (reached, reached)


# --- several cards at one roll ---------------------------------------------------------------------------------------
@pytest.mark.rule("xia.mission.experience")
@pytest.mark.rule("xia.ability.tac-x")
@pytest.mark.rule("xia.title.skill")
def test_everything_that_changes_a_roll_is_offered_together_and_again_after_each() -> None:
    """Of a roll that is rolled again, the new result is reacted to where the first one was: nobody is asked twice."""
    g = experienced(holding(at_point("red-gulch", "burning-horse"), "039"), "040")
    give(deal(g, 0, "tac-x"), 0, "fortunes-favourite")
    play = Play(g, d20=(2, 3, 4, 16)).say("research")
    assert play.asked.about == {"roll": "xia.mission.research-roll", "faces": "2"}
    assert play.asked.keys == ["experience:0", "tac-x:0", "second-chance:0", "pass"]
    play.say("second-chance:0")
    assert (play.asked.about["faces"], play.asked.keys) == ("3", ["experience:0", "tac-x:0", "pass"])
    play.say("tac-x:0")
    assert (play.asked.about["faces"], play.asked.keys) == ("4", ["experience:0", "pass"])
    play.say("experience:0")
    assert (play.public("payments")[0], play.asked.code) == (3000, "xia.action.list")


@pytest.mark.rule("xia.ability.silent-running")
@pytest.mark.rule("xia.ability.tac-x")
def test_a_border_roll_is_raised_and_the_d20_of_the_card_rolled_again() -> None:
    """Silent Running has a roll of its own, and that may be rolled again; after it the border shows the sum."""
    g = turn((1, -1), tiles=(Tile("tk-421", 0, 0),), energy=6)
    play = Play(deal(g, 0, "silent-running", "tac-x"), d20=(3, 4, 12)).say("impulse", "cross:1,0")
    assert (play.asked.about["roll"], play.asked.about["faces"]) == ("xia.border.asteroid-enter", "3")
    assert play.asked.keys == ["silent-running", "tac-x:0", "pass"]
    play.say("silent-running")
    assert (play.asked.about["roll"], play.asked.about["faces"]) == ("xia.ability.silent-running", "4")
    play.say("tac-x:0")
    assert (play.ship(0)["damaged"], play.asked.code) == ([], "xia.move.point-per-space")
    assert play.told("xia.ability.silent-running")[0].params["face"] == 11


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_prompt_names_the_roll_and_what_it_shows(language: str) -> None:
    g = experienced(holding(at_point("red-gulch", "burning-horse"), "039"), "040")
    play = Play(give(g, 0, "fortunes-favourite"), d20=(7,)).say("research")
    messages = Messages(language, "xia", you=0, strict=True)
    prompt = messages.text(play.asked.code, play.asked.about, part="ask")
    assert "7" in prompt
    assert messages.text("xia.mission.research-roll", part="roll") in prompt
    lines = " ".join(screen.question_lines(messages, play.asked))
    assert lines.count("7") >= 2  # the roll, and the die that may be rolled again


# --- names -----------------------------------------------------------------------------------------------------------
def test_no_ability_has_the_name_of_a_title() -> None:
    found = content()
    assert not {ship.ability for ship in found.ships.values()} & {*found.titles}
    for language in LANGUAGES:
        messages = Messages(language, "xia", strict=True)
        cards = {messages.name("card", ship.ability) for ship in found.ships.values()}
        assert not cards & {messages.name("title", title) for title in found.titles}
