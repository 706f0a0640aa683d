"""Advice about all that cards bring: Missions, Titles, NPCs, Abilities; and that no question is answered blindly."""

from math import isfinite
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from rimward.games.xia import GAME
from rimward.games.xia.advice import BALANCED, advice, goals, jobs, options, perils, powers, rolls
from rimward.games.xia.fight.damage import PlaceDamage
from rimward.games.xia.flight.border import ShieldHazard
from rimward.games.xia.flight.move import Move
from rimward.games.xia.renown import progress
from rimward.games.xia.table.board import Hex, Tile, distance
from rimward.games.xia.table.state import Xia, drawn
from rimward.games.xia.turn import Turn
from rimward.kernel.chance import Seeded
from rimward.kernel.frame import answer, start
from rimward.kernel.question import key_of
from rimward.messages import id_of, written
from tests.games.xia.jobs import at_point, beside, experienced, holding, laid, moving, piles, point, quiet
from tests.games.xia.printed import content
from tests.games.xia.scenes import (
    GATES,
    SCENES,
    VOID,
    Play,
    deal,
    easy_tiger,
    fitted,
    gaiden,
    npc,
    puddle_jumper,
    table,
    turn,
    under_way,
)
from tests.games.xia.title_scenes import lay_open

UNSEEN_ROLLS = {"xia-setup-ship-choice-order", "xia-general-ties"}  # nobody may react to them
NO_ROLLS = {"xia-ability-tac-x"}  # it rolls for what was rolled for
LAIR = (-2, 1)


# --- short hands -----------------------------------------------------------------------------------------------------
def ratings(play: Play) -> dict[str, float]:
    assert isinstance(play.match.table, Xia)
    (question,) = play.match.table.open
    return dict(zip(map(key_of, question.options), advice(play.match.table, question), strict=True))


def best(play: Play | Xia) -> str:
    rated = ratings(Play(play) if isinstance(play, Xia) else play)
    return max(rated, key=lambda key: rated[key])


# --- no question is answered blindly ---------------------------------------------------------------------------------
def asked(part: str) -> set[str]:
    """The ids of all texts with this part: every question has one, and so has every roll."""
    found = FluentParser().parse(written("xia", "en")).body
    messages = [entry for entry in found if isinstance(entry, ftl.Message)]
    return {message.id.name for message in messages for has in message.attributes if has.id.name == part}


def test_every_question_of_the_game_has_a_rule_or_a_reason_why_it_needs_none() -> None:
    known = {id_of(code) for code in (*options.RATERS, *options.EQUAL)}
    assert known == asked("ask")
    assert not options.RATERS.keys() & options.EQUAL.keys()


def test_every_roll_that_can_be_rolled_again_has_better_and_worse_results() -> None:
    assert asked("roll") - UNSEEN_ROLLS - NO_ROLLS <= {id_of(code) for code in rolls.TASTES}


def test_every_card_that_is_an_action_is_rated() -> None:
    assert set(GAME.reactions["action"]) == powers.CARDS


@pytest.mark.parametrize("scene", SCENES)
def test_every_scene_is_played_by_advice(scene: str) -> None:
    """Now and then something else, so that much of what is asked comes up."""
    rng, chance, g = Random(scene), Seeded(7), SCENES[scene]()
    g.game = GAME
    start(g, chance)
    for _ in range(60):
        if g.result is not None or not g.open:
            break
        question = g.open[0]
        rated = advice(g, question)
        assert len(rated) == len(question.options)
        assert all(isfinite(rating) for rating in rated)
        option = question.options[rated.index(max(rated))]
        answer(g, chance, question.seat, option if rng.random() < 0.6 else rng.choice(question.options))


# --- Missions --------------------------------------------------------------------------------------------------------
def test_missions_are_drawn_in_passing() -> None:
    """Here, with movement left; and where there is one already, there is nothing to draw."""
    g = moving(piles(at_point("tk-421", "tigris-gate"), tuple(content().missions)), 3)
    assert best(g) == "draw"
    assert best(holding(g, "027")) != "draw"


def test_of_three_the_one_that_leads_somewhere_is_kept() -> None:
    """Shuttle passengers from here to the next tile; research far from all that is known; a kill without a gun."""
    g = piles(at_point("tk-421", "tigris-gate"), ("041", "027", "056"))
    g.ships[0].outfits = g.ships[0].outfits[1:]
    play = Play(g, draw=("041", "027", "056")).say("draw")
    faces = [content().missions[card].name for card in play.zone(drawn(0), 0) if card]
    assert best(play) == f"keep:{faces.index('027')}"


def test_a_mission_is_carried_out_from_its_place_to_its_delivery() -> None:
    assert best(holding(at_point("tk-421", "tigris-gate", energy=0), "027")) == "pick-up"
    assert best(holding(at_point("red-gulch", "burning-horse", energy=0), "039")) == "research"
    assert best(holding(at_point("lunari"), "040", payment=5000)) == "complete"


def test_a_ship_with_passengers_flies_to_where_they_want() -> None:
    g = moving(holding(at_point("tk-421", "tigris-gate"), "027", payment=3000), 9)
    q, r = point(g, "tigris-gate")
    assert best(g) == f"hex:{q},{r}"


def test_a_thief_robs_who_is_beside() -> None:
    target = next(name for name, card in content().missions.items() if (card.type, card.target) == ("thief", "left"))
    g = beside("left", content().missions[target].deliver)
    g.ships[1].damaged = ()
    assert ratings(Play(holding(g, target)))["steal"] > 0


def test_a_mission_that_leads_nowhere_is_given_up_where_there_are_others() -> None:
    lost = holding(piles(at_point("tk-421", "tigris-gate"), tuple(content().missions)), "056")
    lost.ships[0].outfits = lost.ships[0].outfits[1:]  # an assassin without a gun
    assert best(lost) == "abort"
    assert ratings(Play(holding(at_point("tk-421", "tigris-gate"), "027")))["abort"] < 0


def test_who_is_paid_for_a_kill_attacks_where_another_would_not() -> None:
    def value(card: str) -> float:
        return ratings(Play(holding(beside("left", "pelmont"), card)))["attack"]

    assert value("056") > value("027") + 0.3


def test_contraband_is_worth_more_when_it_is_through() -> None:
    g = SCENES["contraband"]()
    card = content().missions["066"]
    outside = jobs.due(BALANCED, g, 0, card)
    g.ships[0].space = g.map.hexes[content().sectors[card.deliver].marks["mission"]]
    assert 0 < outside < jobs.due(BALANCED, g, 0, card) / 2


def test_experience_is_for_bad_rolls() -> None:
    def after(face: int) -> str:
        g = experienced(holding(at_point("red-gulch", "burning-horse"), "039"), "040")
        return best(Play(g, d20=(face,)).say("research"))

    assert (after(1), after(18)) == ("experience:0", "pass")


# --- Titles ----------------------------------------------------------------------------------------------------------
def test_titles_are_claimed_all_of_them() -> None:
    g = lay_open(quiet(turn((0, 0))), "tycoon", "survivor")
    g.credits, g.ships[0].damaged = (9000, 0, 0), tuple(range(3, 10))
    play = Play(g).say("end")
    taken = []
    while play.match.asked and play.asked.code == "xia.title.claim":
        taken.append(best(play))
        play.say(taken[-1])
    assert sorted(taken) == ["title:survivor", "title:tycoon"]


def test_a_title_that_another_has_earned_draws_nobody() -> None:
    g = lay_open(turn((0, 0)), "daredevil", "tycoon")
    g.deeds = ((0, "blind-jumps", 1),)
    g.credits = (8000, 0, 0)
    progress.watch(g)
    worth, savings = goals.gain(BALANCED, g, 0, "blind-jumps"), goals.spent(BALANCED, g, 0, 1000)
    assert worth > 0
    assert savings > 0
    g.earned = (("daredevil", 1, 1, False), ("tycoon", 1, 1, False), ("tycoon", 0, 2, False))
    assert goals.gain(BALANCED, g, 0, "blind-jumps") == 0
    assert goals.spent(BALANCED, g, 0, 1000) == 0
    g.earned = (("daredevil", 1, progress.DECLINED, True), ("tycoon", 0, 1, False))
    assert (goals.gain(BALANCED, g, 0, "blind-jumps"), goals.spent(BALANCED, g, 0, 1000)) == (worth, savings)


def test_titles_draw_captains_to_what_they_ask_for() -> None:
    """A Gate that was used before; and a leap into the unknown."""
    g = turn((1, -1), tiles=GATES, others=((5, 0), (2, 1)))
    g.gates_used = ("expedior-gate", "deltus-gate", "tigris-gate")
    g.stack = [under_way(Turn(0), "phases"), Move(0, 4)]
    plain = ratings(Play(g))
    rated = ratings(Play(lay_open(g.copy(), "gatewalker")))
    gate = next(key for key in rated if key.startswith("gate:"))
    assert rated[gate] > plain[gate]
    rim = turn((2, 0))
    rim.stack = [under_way(Turn(0), "phases"), Move(0, 4)]
    assert not best(rim).startswith("jump")
    rim.deeds = ((0, "blind-jumps", 1),)
    assert best(lay_open(rim, "daredevil")).startswith("jump")


# --- NPCs ------------------------------------------------------------------------------------------------------------
def hunted(bounty: int) -> Xia:
    """The Enforcer at one end of a row of tiles, and an Outlaw or an honest captain whose turn ends with this Move."""
    ships = (
        puddle_jumper(0, (10, -4), bounty=bounty, armed=0, disarmed=4, impulse_ready=False),
        gaiden(1, (1, -2)),
        easy_tiger(2, (2, -2)),
        npc("enforcer", 1, LAIR),
    )
    g = table(ships, laid("lost-sector", "outpost-338", "the-keep", "lower-stratus"), Turn(0), sectors=())
    return moving(quiet(g), 2)


def test_an_outlaw_keeps_away_from_the_enforcer() -> None:
    outlaw, honest = ratings(Play(hunted(2000))), ratings(Play(hunted(0)))
    flights = [key for key in outlaw if key.startswith("hex:") and key in honest]
    near, *_, far = sorted(flights, key=lambda key: distance(LAIR, hex_of(key)))
    assert distance(LAIR, hex_of(near)) <= 12 < distance(LAIR, hex_of(far))
    assert honest[near] - outlaw[near] > honest[far] - outlaw[far] + 0.1


def hex_of(key: str) -> Hex:
    q, r = key.partition(":")[2].split(",")
    return int(q), int(r)


def test_a_hunter_is_sent_to_others() -> None:
    g = hunted(0)
    g.ships = (*g.ships[:3], npc("scoundrel", 0, (0, 0)))

    def sent(space: Hex) -> float:
        return perils.sent(g, 0, 3, space)

    assert sent((1, -1)) > sent((9, -4))
    g.ships = (*g.ships[:3], npc("merchant", 0, (0, 0)))
    assert sent((1, -1)) == sent((9, -4)) == 0


# --- Abilities -------------------------------------------------------------------------------------------------------
def with_card(card: str, **more: int | tuple[int, ...]) -> Xia:
    """In the middle of nowhere with nothing to do but that."""
    g = deal(turn((0, 0), **more), 0, card)  # type: ignore[arg-type]
    g.ships[0].impulse_ready, g.ships[0].armed, g.ships[0].disarmed = False, 0, 4
    return g


def test_energy_is_scooped_when_it_is_low() -> None:
    def value(energy: int) -> float:
        rated = ratings(Play(with_card("energy-scoop", energy=energy)))
        return rated["energy-scoop"] - rated["end"]

    assert value(1) > value(9) > 0  # every d20 may be a 20
    assert best(with_card("energy-scoop", energy=1)) == "energy-scoop"


def test_damage_is_mended_and_the_engine_first() -> None:
    g = with_card("nano-regeneration", energy=8, damaged=(2, 3, 6, 7, 8, 9))
    assert best(g) == "nano-regeneration"
    play = Play(g, d20=(5,)).say("nano-regeneration")
    assert best(play) == "hold:0,3"


def test_a_rail_gun_is_for_the_last_shot() -> None:
    """A sound ship is not worth the Energy; one that hardly anything is left of is."""

    def rated(damaged: int) -> float:
        g = deal(turn((0, 0), others=((2, 0), (-2, 0)), energy=8), 0, "rail-gun")
        g.ships[1].damaged = tuple(range(damaged))
        return ratings(Play(g))["rail-gun"]

    assert rated(0) < 0 < rated(12)


def test_the_rail_gun_hits_where_it_hurts() -> None:
    g = turn((0, 0))
    g.stack = [under_way(Turn(0), "phases"), PlaceDamage(1, 2, (), 0)]
    space = int(best(g).rpartition(",")[2])
    assert any(space in outfit.sections for outfit in g.ships[1].outfits)


def test_the_best_line_is_fired_along() -> None:
    g = deal(turn((0, 0), others=((2, 0), (-2, 0)), energy=8), 0, "particle-emitter")
    g.ships[2].damaged = tuple(range(10))
    g.ships[2].armed, g.ships[2].disarmed = 0, 4
    play = Play(g)
    assert best(play) == "particle-emitter"
    assert best(play.say("particle-emitter")) == "line:w"


def test_bad_engine_rolls_are_rolled_again_or_burnt_and_good_ones_stand() -> None:
    def after(card: str, face: int) -> str:
        g = deal(turn((0, 0), tiles=(*VOID, Tile("lunari", 5, -2), Tile("azure", 10, -4)), energy=9), 0, card)
        g.ships[0].hold = (*g.ships[0].hold[:8], "terra", "terra")
        return best(Play(g, d6=(face,)).say("engine:3"))

    assert (after("tac-x", 1), after("tac-x", 6)) == ("tac-x:0", "pass")
    assert after("afterburner", 1) == "afterburner"


def test_twenty_on_the_afterburner_takes_the_greater() -> None:
    def after(face: int) -> str:
        g = deal(turn((0, 0), energy=5), 0, "afterburner")
        return best(Play(g, d6=(face,), d20=(20,)).say("engine:3", "afterburner"))

    assert after(3) == "add:8"


def test_the_fold_drive_leads_to_something() -> None:
    """To the Market that takes what is in the Hold, if it goes anywhere."""
    ship = fitted("lamplighter", 0, (0, 0), "m-22", cubes=("holo", "holo"))
    tiles = (*VOID, Tile("kemplar-ii", 5, -2))
    g = deal(table((ship, gaiden(1, (-2, 0)), easy_tiger(2, (-2, 1))), tiles, Turn(0)), 0, "fold-drive")
    play = Play(g, d20=(20,)).say("fold-drive")
    assert best(play) == "sector:kemplar-ii"
    play.say("sector:kemplar-ii")
    q, r = g.map.hexes[g.map.marks["sell"][0]]
    assert best(play) == f"hex:{q},{r}"


def test_what_defends_is_used_but_not_against_a_scratch() -> None:
    def asked_at(points: int) -> str:
        g = deal(turn((0, 0), energy=5), 0, "decoy-beacon")
        g.stack = [under_way(Turn(0), "phases"), ShieldHazard(0, points)]
        return best(g)

    assert (asked_at(1), asked_at(6)) == ("pass", "decoy-beacon")
