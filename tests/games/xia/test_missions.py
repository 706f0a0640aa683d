"""Missions: drawing, Objectives, delivery, Experience, and the six types with the examples of the rule file."""

from typing import Any

import pytest

from rimward.games.xia.missions import cards
from rimward.games.xia.shown.view import status
from rimward.games.xia.table.board import Tile
from rimward.games.xia.table.state import MISSIONS, MISSIONS_OUT, Xia
from rimward.games.xia.turn import Turn, Turns
from rimward.kernel.question import Bar, Refused
from tests.games.xia.jobs import (
    SHOT,
    VOID,
    at_point,
    beside,
    door,
    experienced,
    holding,
    laid,
    later,
    moving,
    piles,
    point,
    quiet,
)
from tests.games.xia.openings import Opening, taken_over
from tests.games.xia.printed import content
from tests.games.xia.scenes import Play, blind_jump, gaiden, npc, puddle_jumper, table, turn

THREE = ("027", "039", "055")


def bar(play: Play, key: str) -> Bar:
    """Why the one who is asked cannot do this."""
    return dict(play.match.why_not(play.asked.seat))[key]


def drawing(g: Xia, *draws: str) -> Play:
    return Play(piles(g, draws), draw=draws)


def option(play: Play, key: str) -> dict[str, Any]:
    """What an option tells the one who is asked."""
    return next(option.about for option in play.asked.options if option.key == key)


def hex_key(word: str, space: tuple[int, int]) -> str:
    return f"{word}:{space[0]},{space[1]}"


# --- drawing ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.mission.draw")
@pytest.mark.rule("xia.mission.one-active")
@pytest.mark.rule("xia.general.hidden-information")
def test_three_are_drawn_and_one_is_kept_face_down() -> None:
    play = drawing(at_point("azure"), *THREE).say("draw")
    assert (play.asked.seat, play.asked.code, play.asked.keys) == (
        0,
        "xia.mission.draw",
        ["keep:0", "keep:1", "keep:2", "none"],
    )
    assert [play.zone("drawn:0", seat) for seat in range(4)] == [list(THREE), *[[None] * 3] * 3]
    assert option(play, "keep:1") == {
        "job": "039",
        "type": "research",
        "place": "red-gulch",
        "target": "",
        "whom": -1,
        "deliver": "burning-horse",
        "unfound": "place-deliver",
        "pays": "range",
        "least": 1000,
        "most": 5000,
        "failed": 0,
        "gain": "payment",
        "rank": 1,
    }
    play.say("keep:1")
    assert [play.zone("mission:0", seat) for seat in range(4)] == [["039"], [None], [None], [None]]
    assert [play.zone(MISSIONS_OUT, seat) for seat in range(4)] == [["027", "055"]] * 4
    (kept,) = play.told("xia.mission.one-active", 1)
    assert kept.params["card"] is None
    assert play.told("xia.mission.one-active", 0)[0].params["card"] == "039"


def test_a_card_in_hand_tells_whom_it_means_and_what_it_would_pay_now() -> None:
    near = drawing(at_point("azure", "expedior-gate"), "030", "071", "055").say("draw")
    shuttle, theft, contract = (option(near, f"keep:{place}") for place in range(3))
    assert (shuttle["pays"], shuttle["least"], shuttle["unfound"]) == ("fixed", 2000, "")
    assert (theft["least"], theft["most"], theft["failed"]) == (3000, 5000, 25)
    assert (contract["whom"], contract["least"], contract["most"]) == (2, 4000, 4000)
    far = option(drawing(at_point("azure"), "030", "071", "055").say("draw"), "keep:0")
    assert (far["pays"], far["least"], far["most"], far["unfound"]) == ("range", 2000, 4000, "deliver")


@pytest.mark.rule("xia.mission.draw")
def test_none_need_be_kept() -> None:
    play = drawing(at_point("azure"), *THREE).say("draw", "none")
    assert (play.zone("mission:0", 0), play.zone(MISSIONS_OUT)) == ([], list(THREE))


@pytest.mark.rule("xia.mission.draw")
@pytest.mark.rule("xia.action.minor-list")
def test_drawing_is_a_minor_action_at_a_mission_point() -> None:
    g = moving(piles(at_point("azure"), THREE), 3)
    play = Play(g, draw=THREE).say("draw", "keep:0")
    assert (play.asked.code, play.asked.about["movement"]) == ("xia.move.point-per-space", 3)
    away = Play(turn((0, 0)))
    assert (bar(away, "draw").code, bar(away, "draw").rule) == ("xia.bar.no-mission-point", "xia.mission.draw")


@pytest.mark.rule("xia.mission.draw-limit")
def test_once_a_turn_at_a_mission_point_but_at_several_of_them() -> None:
    """Seat 0 is taken from the one point to the other in the middle of its turn."""
    g = piles(at_point("outpost-338", "tk-421"), ("027", "028", "029", "030", "031", "032"))
    here, there = point(g, "outpost-338"), point(g, "tk-421")
    play = Play(g, draw=("027", "028", "029")).say("draw", "none")
    assert (bar(play, "draw").code, bar(play, "draw").rule) == ("xia.bar.mission-drawn", "xia.mission.draw-limit")
    g = taken_over(play)
    g.ships[0].space = there
    play = Play(g, draw=("030", "031", "032")).say("draw", "none")
    g = taken_over(play)
    g.ships[0].space = here
    assert bar(Play(g), "draw").rule == "xia.mission.draw-limit"
    assert "draw" in later(play, here).asked.keys


@pytest.mark.rule("xia.mission.one-active")
def test_a_second_one_cannot_be_drawn_and_outlaws_may_have_lawful_ones() -> None:
    play = drawing(at_point("azure", bounty=3000), "040", "041", "042").say("draw", "keep:0")
    assert play.zone("mission:0", 0) == ["040"]
    assert (bar(play, "draw").code, bar(play, "draw").rule) == ("xia.bar.mission-active", "xia.mission.one-active")


@pytest.mark.rule("xia.mission.deck-empty")
def test_the_discard_pile_is_shuffled_in_the_middle_of_a_draw() -> None:
    g = piles(at_point("azure"), ("027",), ("039", "040", "041"))
    play = Play(g, draw=("027", "040", "039")).say("draw")
    assert play.zone("drawn:0", 0) == ["027", "040", "039"]
    assert (play.zone(MISSIONS_OUT), play.match.view(0)["zones"][MISSIONS]["bag"]) == ([], 1)
    assert len(play.told("xia.mission.deck-empty")) == 1
    assert play.say("none").zone(MISSIONS_OUT) == ["027", "040", "039"]


@pytest.mark.rule("xia.mission.deck-empty")
def test_where_there_are_fewer_than_three_all_are_drawn() -> None:
    play = Play(piles(at_point("azure"), ("027",), ("039",)), draw=("027", "039")).say("draw")
    assert play.asked.keys == ["keep:0", "keep:1", "none"]
    play.say("keep:1")
    none = Play(piles(at_point("azure"), ()))
    assert bar(none, "draw").rule == "xia.mission.deck-empty"


@pytest.mark.rule("xia.setup.decks")
def test_the_missions_lie_face_down_from_the_start() -> None:
    zones = Opening(cards=("enforcer", "scoundrel", "merchant")).match.view(0)["zones"]
    assert zones[MISSIONS] == {"deck": "mission", "bag": 52, "items": []}
    assert all(not zones[name]["items"] for name in ("mission:0", "drawn:0", "completed:0", MISSIONS_OUT))


@pytest.mark.rule("xia.first-game.no-npcs")
@pytest.mark.parametrize("options", [{"first_game": True}, {"npcs": False}])
def test_without_npcs_there_are_no_missions_about_them(options: dict[str, Any]) -> None:
    deck = Opening(**options).match.view(0)["unseen"]["mission"]
    assert set(content().missions) - set(deck) == {"059", "060", "061", "071", "073", "074", "077"}


# --- Objectives, revealing, delivering -------------------------------------------------------------------------------
@pytest.mark.rule("xia.mission.objective-before-delivery")
def test_what_is_not_fulfilled_cannot_be_delivered() -> None:
    play = Play(holding(at_point("burning-horse", "red-gulch"), "039"))
    assert "complete" not in play.asked.keys
    assert bar(play, "complete").rule == "xia.mission.objective-before-delivery"
    assert bar(Play(at_point("burning-horse")), "complete").code == "xia.bar.no-mission"


@pytest.mark.rule("xia.mission.reveal")
@pytest.mark.rule("xia.mission.shuttle-pickup")
def test_the_card_is_shown_with_its_payment_and_the_player_has_nothing_yet() -> None:
    play = Play(holding(at_point("tk-421", "tigris-gate"), "027"))
    assert option(play, "pick-up")["payment"] == 2000
    play.say("pick-up")
    assert [play.zone("mission:0", seat) for seat in range(4)] == [["027"]] * 4
    assert (play.public("payments"), play.public("credits")) == ([2000, 0, 0], [0, 0, 0])
    assert (bar(play, "pick-up").code, bar(play, "pick-up").rule) == ("xia.bar.mission-revealed", "xia.mission.reveal")


@pytest.mark.rule("xia.mission.shuttle-pickup")
@pytest.mark.rule("xia.mission.smuggler-pickup")
@pytest.mark.rule("xia.mission.research-roll")
@pytest.mark.parametrize(
    ("card", "act", "rule"),
    [
        ("027", "pick-up", "xia.mission.shuttle-pickup"),
        ("063", "pick-up", "xia.mission.smuggler-pickup"),
        ("039", "research", "xia.mission.research-roll"),
    ],
)
def test_an_objective_has_its_place(card: str, act: str, rule: str) -> None:
    """Not at the Mission Point of another sector, and not elsewhere in its own."""
    place = content().missions[card].place
    told = bar(Play(holding(at_point("azure", place), card)), act)
    assert (told.code, told.rule, told.numbers) == ("xia.bar.mission-place", rule, {"sector": place})
    g = holding(at_point(place), card)
    assert act in Play(g.copy()).asked.keys
    g.ships[0].space = (1, 1)
    assert bar(Play(g), act).rule == rule
    for other in {"pick-up", "research", "steal"} - {act}:
        assert bar(Play(g), other).code == "xia.bar.mission-type"


@pytest.mark.rule("xia.mission.deliver")
@pytest.mark.rule("xia.action.non-minor-ends-move")
def test_completing_is_not_minor() -> None:
    g = moving(holding(at_point("tigris-gate"), "027", payment=3000), 2)
    play = Play(g)
    assert bar(play, "complete").rule == "xia.action.non-minor-ends-move"
    play.say("stop", "complete")
    assert play.public("credits") == [3000, 0, 0]


@pytest.mark.rule("xia.mission.deliver")
@pytest.mark.rule("xia.move.use-occupied-space-one-action")
def test_a_mission_point_that_another_ship_is_on_can_be_used() -> None:
    """TK-421 with Gaiden on its Mission Point: the passengers come on board across, and the Move is over."""
    g = holding(at_point("tk-421", "tigris-gate"), "027")
    g.ships[1].space, g.ships[0].space = point(g, "tk-421"), (-1, -1)
    play = Play(moving(g, 3)).say("use:-2,0,pick-up")
    assert (play.public("payments"), play.ship(0)["space"]) == ([2000, 0, 0], [-1, -1])
    assert play.asked.code == "xia.action.list"


@pytest.mark.rule("xia.mission.payment")
@pytest.mark.rule("xia.fame.missions")
def test_completing_pays_and_makes_famous_and_the_card_is_kept() -> None:
    play = Play(holding(at_point("lunari"), "040", payment=5000)).say("complete")
    assert (play.public("credits"), play.public("fame"), play.public("payments")) == (
        [5000, 0, 0],
        [1, 0, 0],
        [0, 0, 0],
    )
    assert (play.zone("mission:0"), play.zone("completed:0")) == ([], ["040"])
    assert play.told("xia.fame.missions")[0].params["points"] == 1
    assert "draw" in play.asked.keys  # it is no longer the Active Mission


@pytest.mark.rule("xia.mission.same-turn")
def test_all_of_a_mission_in_one_turn() -> None:
    """Drawn and picked up on TK-421, flown to Tigris Gate by Engine, delivered."""
    g = piles(at_point("tk-421"), THREE)
    g.tiles = (g.tiles[0], Tile("tigris-gate", -5, 2, 3))
    play = Play(g, draw=THREE, d6=(6,)).say("draw", "keep:0", "pick-up", "engine:3")
    there = point(taken_over(play), "tigris-gate")
    play.say(hex_key("hex", there), "stop", "complete")
    assert (play.public("credits"), play.zone("completed:0")) == ([2000, 0, 0], ["027"])


# --- Experience ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.mission.experience")
@pytest.mark.rule("xia.mission.experience-discard")
@pytest.mark.rule("xia.mission.research-roll")
@pytest.mark.example("xia.ex.experience-reroll")
def test_the_example_of_the_book() -> None:
    """Two completed Research Missions: a 2 becomes a 3, and the 3 becomes a 16."""
    g = experienced(holding(at_point("red-gulch", "burning-horse"), "039"), "040", "048")
    g.fame = (2, 0, 0)
    play = Play(g, d20=(2, 3, 16)).say("research")
    assert (play.asked.seat, play.asked.keys) == (0, ["experience:0", "experience:1", "pass"])
    assert play.zone("mission:0") == [None]  # the roll does not stand yet
    play.say("experience:1")
    assert (play.zone("completed:0"), play.zone(MISSIONS_OUT)) == (["040"], ["048"])
    assert play.asked.keys == ["experience:0", "pass"]
    play.say("experience:0")
    assert (play.zone("completed:0"), play.zone(MISSIONS_OUT)) == ([], ["048", "040"])
    assert (play.public("payments"), play.public("fame")) == ([3000, 0, 0], [2, 0, 0])
    assert play.asked.code == "xia.action.list"


@pytest.mark.rule("xia.mission.experience")
def test_the_new_roll_must_be_used() -> None:
    g = experienced(holding(at_point("red-gulch", "burning-horse"), "039"), "040")
    play = Play(g, d20=(12, 4)).say("research", "experience:0")
    assert play.public("payments") == [1000, 0, 0]


@pytest.mark.rule("xia.mission.experience")
def test_nobody_need_use_it() -> None:
    g = experienced(holding(at_point("red-gulch", "burning-horse"), "039"), "040")
    play = Play(g, d20=(12,)).say("research", "pass")
    assert (play.public("payments"), play.zone("completed:0")) == ([3000, 0, 0], ["040"])


@pytest.mark.rule("xia.mission.experience-types")
@pytest.mark.parametrize(
    ("done", "asked"), [("040", True), ("027", False), ("049", False), ("055", False), ("063", False), ("071", False)]
)
def test_only_the_same_type_helps(done: str, asked: bool) -> None:
    g = experienced(holding(at_point("red-gulch", "burning-horse"), "039"), done)
    play = Play(g, d20=(2,)).say("research")
    assert ("experience:0" in play.asked.keys) is asked


@pytest.mark.rule("xia.mission.experience-types")
@pytest.mark.rule("xia.mission.failed")
def test_thieves_hunters_and_smugglers_have_experience_too() -> None:
    """Each before the failure takes effect."""
    play = Play(experienced(holding(beside("left"), "078"), "071"), d20=(5, 18)).say("steal", "experience:0")
    assert (play.public("payments")[0], play.ship(0)["bounty"]) == (5000, 0)
    hunter = experienced(holding(beside("left", bounty=1000), "049"), "050")
    play = Play(hunter, d6=(6,), d20=(1, 15)).say(*SHOT, "remains", "experience:0")
    assert play.public("payments")[0] == 5000
    g = experienced(smuggling("066"), "064")
    outside, inside = door(g, "doravin-v")
    g.ships[0].space = outside
    play = Play(moving(g, 3), d20=(12, 13)).say(hex_key("cross", inside), "experience:0")
    assert (play.zone("mission:0"), play.ship(0)["bounty"]) == (["066"], 0)


@pytest.mark.rule("xia.mission.experience-types")
def test_a_roll_for_something_else_is_not_helped() -> None:
    g = experienced(turn((1, -1), tiles=laid("tk-421")), "040", "049", "063", "071")
    play = Play(quiet(moving(g, 2)), d20=(11,)).say("cross:1,0")
    assert play.asked.code == "xia.move.point-per-space"


# --- giving up -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.mission.abort")
@pytest.mark.rule("xia.action.minor-list")
def test_a_mission_is_given_up_in_the_middle_of_a_move_and_another_drawn() -> None:
    g = moving(piles(holding(at_point("azure"), "040", payment=3000), THREE), 2)
    play = Play(g, draw=THREE).say("abort")
    assert (play.zone("mission:0"), play.zone(MISSIONS_OUT)) == ([], ["040"])
    assert (play.public("payments"), play.public("credits"), play.ship(0)["bounty"]) == ([0, 0, 0], [0, 0, 0], 0)
    play.say("draw", "keep:2")
    assert (play.asked.about["movement"], bar(play, "draw").rule) == (2, "xia.mission.one-active")
    assert bar(Play(at_point("azure")), "abort").rule == "xia.mission.abort"


@pytest.mark.rule("xia.mission.abort")
def test_a_face_down_mission_is_shown_when_it_is_given_up() -> None:
    play = Play(holding(turn((0, 0)), "055")).say("abort")
    assert [play.zone(MISSIONS_OUT, seat) for seat in range(4)] == [["055"]] * 4


@pytest.mark.rule("xia.stranded.limits")
def test_who_is_stranded_draws_and_gives_up_but_does_no_more() -> None:
    play = Play(holding(at_point("tk-421", energy=0, armed=0, disarmed=4), "027"))
    assert "abort" in play.asked.keys
    assert bar(play, "pick-up").rule == bar(play, "complete").rule == "xia.stranded.limits"
    assert "draw" in play.say("abort").asked.keys


@pytest.mark.rule("xia.mission.failed")
@pytest.mark.rule("xia.bounty.crime")
def test_who_is_caught_has_failed() -> None:
    play = Play(holding(beside("left"), "078"), d20=(5,)).say("steal")
    assert (play.zone("mission:0"), [play.zone(MISSIONS_OUT, seat) for seat in range(4)]) == ([], [["078"]] * 4)
    assert (play.ship(0)["bounty"], play.public("fame"), play.public("payments")) == (1000, [0, 0, 0], [0, 0, 0])
    assert play.told("xia.bounty.crime")[0].params["added"] == 1000


@pytest.mark.rule("xia.death.kept")
@pytest.mark.rule("xia.death.missions")
@pytest.mark.example("xia.ex.death-reset")
def test_death_takes_the_active_mission_and_leaves_the_completed_ones() -> None:
    g = experienced(holding(turn((1, 0), tiles=laid("pelmont")), "027", payment=4000), "039")
    play = Play(quiet(moving(g, 2)), d20=(1,)).say("cross:0,1")
    assert play.ship(0)["space"] is None
    assert (play.zone("mission:0"), play.zone("completed:0"), play.public("payments")[0]) == ([], ["039"], 0)
    assert play.public("credits")[0] == 0


# --- cargo that is none, and distances -------------------------------------------------------------------------------
@pytest.mark.rule("xia.mission.symbolic-cargo")
def test_passengers_need_no_room_and_nothing_is_really_stolen() -> None:
    full = ("",) * 6 + ("spice",) * 4
    play = Play(holding(at_point("tk-421", "tigris-gate", hold=full), "027")).say("pick-up")
    assert play.ship(0)["hold"] == list(full)
    g = holding(beside("left"), "078")
    g.ships[1].hold, g.credits = ("",) * 12 + ("holo",), (0, 4000, 0)
    play = Play(g, d20=(20,)).say("steal")
    assert (play.ship(1)["hold"][12], play.public("credits"), play.ship(0)["hold"]) == ("holo", [0, 4000, 0], [""] * 10)


@pytest.mark.rule("xia.mission.shuttle-payment")
@pytest.mark.rule("xia.mission.smuggler-pickup")
@pytest.mark.parametrize(
    ("card", "payments"),
    [
        pytest.param(
            "027", (2000, 2000, 3000, 3000, 4000, 4000), marks=pytest.mark.example("xia.ex.shuttle-payment-table")
        ),
        pytest.param("063", (4000, 4000, 5000, 5000, 6000, 6000), marks=pytest.mark.example("xia.ex.smuggler-tables")),
    ],
)
def test_payment_by_distance(card: str, payments: tuple[int, ...]) -> None:
    """One to five sectors away, and nine."""
    kind, between = content().missions[card], ("pelmont", "azure", "the-keep", "kreller-iv", "lunari", VOID)
    for distance, payment in zip((1, 2, 3, 4, 5, 9), payments, strict=True):
        way = [*between, "vortex-86", "deltus-gate"][: distance - 1]
        play = Play(holding(at_point(kind.place, *way, kind.deliver), card)).say("pick-up")
        assert play.public("payments")[0] == payment


@pytest.mark.rule("xia.mission.flyable-distance")
def test_the_way_leads_around_a_star_and_not_through_gates() -> None:
    """TK-421, a Star to the east and Tigris Gate behind it; the way around the Star is three sectors long."""
    g = holding(at_point("tk-421", "xia", "tigris-gate"), "027")
    straight = g.copy()
    g.tiles += (Tile("expedior-gate", 2, 3), Tile("deltus-gate", 7, 1))
    assert Play(g).say("pick-up").public("payments")[0] == 3000
    play = Play(straight)
    assert option(play, "pick-up")["payment"] == cards.WAITING
    assert play.say("pick-up").public("payments")[0] == cards.WAITING


@pytest.mark.rule("xia.mission.flyable-distance")
@pytest.mark.rule("xia.mission.payment")
@pytest.mark.parametrize(("card", "least"), [("027", 2000), ("063", 4000)])
def test_a_mission_whose_payment_waits_is_completed_for_the_least_on_its_card(card: str, least: int) -> None:
    """en:1044, en:1060: by a way that is not counted, but what was flown is paid."""
    kind = content().missions[card]
    play = Play(holding(at_point(kind.deliver, "xia", kind.place), card, payment=cards.WAITING))
    assert option(play, "complete")["payment"] == least
    play.say("complete")
    assert (play.public("credits"), play.public("payments")) == ([least, 0, 0], [0, 0, 0])
    assert play.public("fame") == [1, 0, 0]
    assert [event.params["credits"] for event in play.told("xia.mission.payment")] == [least]


@pytest.mark.rule("xia.mission.flyable-distance")
def test_what_was_worked_out_is_paid_and_not_the_least() -> None:
    g = holding(at_point("tigris-gate"), "027", payment=4000)
    assert Play(g).say("complete").public("credits") == [4000, 0, 0]


@pytest.mark.rule("xia.mission.payment-fixed")
def test_tiles_that_are_placed_later_change_nothing() -> None:
    """The passengers of seat 2 were to go a long way; now Tigris Gate turns up two sectors away."""
    g = blind_jump()
    g.payments = (0, cards.WAITING, 4000)
    play = Play(g, draw=("tigris-gate", "fame")).say("jump:3,0")
    assert play.public("payments") == [0, -1, 4000]


@pytest.mark.rule("xia.mission.smuggler-pickup")
@pytest.mark.rule("xia.mission.shuttle-unrevealed")
def test_the_payment_waits_for_a_sector_that_nobody_has_found() -> None:
    for card in ("027", "063"):
        play = Play(holding(at_point(content().missions[card].place), card)).say("pick-up")
        assert play.public("payments")[0] == cards.WAITING
        assert play.zone("mission:0") == [card]


# --- Research --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.mission.research-roll")
@pytest.mark.parametrize(
    ("roll", "payment"),
    [(1, 1000), (5, 1000), (6, 2000), (10, 2000), (11, 3000), (17, 3000), (18, 5000), (20, 5000)],
)
@pytest.mark.example("xia.ex.research-payment-table")
def test_research_pays_by_its_roll(roll: int, payment: int) -> None:
    play = Play(holding(at_point("kreller-iv", "lunari"), "040"), d20=(roll,)).say("research")
    assert (play.public("payments")[0], play.zone("mission:0")) == (payment, ["040"])


@pytest.mark.rule("xia.mission.research-deliver")
@pytest.mark.rule("xia.mission.shuttle-deliver")
@pytest.mark.rule("xia.mission.thief-deliver")
@pytest.mark.parametrize(("card", "rule"), [("040", "research"), ("027", "shuttle"), ("071", "thief")])
def test_delivery_by_type(card: str, rule: str) -> None:
    deliver = content().missions[card].deliver
    g = holding(at_point(deliver), card, payment=3000)
    away = g.copy()
    away.ships[0].space = (2, -1)
    assert bar(Play(away), "complete").rule == f"xia.mission.{rule}-deliver"
    assert Play(g).say("complete").public("credits") == [3000, 0, 0]


@pytest.mark.rule("xia.mission.research-roll")
def test_what_is_rolled_for_tells_its_odds() -> None:
    play = Play(holding(at_point("kreller-iv", "lunari"), "040"))
    told = option(play, "research")
    assert {key: value for key, value in told.items() if key.startswith("pays")} == {
        "pays_1000": 25,
        "pays_2000": 25,
        "pays_3000": 35,
        "pays_5000": 15,
    }
    assert (told["failed"], told["least"], told["most"], told["average"]) == (0, 1000, 5000, 2550)
    told = option(Play(holding(beside("left"), "078")), "steal")
    assert (told["failed"], told["pays_3000"], told["pays_4000"], told["pays_5000"]) == (25, 35, 25, 15)
    hunter = Play(holding(beside("left", bounty=1000), "049"), d6=(6,)).say(*SHOT)
    told = option(hunter, "remains")
    assert (told["pays_2000"], told["pays_3000"], told["pays_5000"], told["failed"]) == (35, 35, 30, 0)


# --- Bounty Hunter ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.mission.bounty-hunter-target")
@pytest.mark.parametrize(
    ("target", "bounty", "dice", "keys"),
    [
        ("left", 1000, {"d6": (6,)}, ["remains"]),
        ("left", 0, {"d6": (6,)}, ["pass"]),
        ("scoundrel", 0, {"d6": (6, 1)}, ["remains"]),
        ("enforcer", 0, {"d6": (6,), "d8": (1,)}, ["pass"]),
    ],
)
def test_any_outlaw_is_good_enough(target: str, bounty: int, dice: dict[str, Any], keys: list[str]) -> None:
    """The Enforcer is none, although Credits lie on its card."""
    g = holding(beside(target, bounty=bounty), "049")
    if target == "enforcer":
        g.credits = (0, 0, 0, 3000)
    play = Play(g, d20=(8,), **dice).say(*SHOT)
    assert (play.asked.seat, play.asked.code, play.asked.keys) == (0, "xia.mission.reveal", keys)
    play.say(*keys)
    assert play.public("payments")[0] == (3000 if keys == ["remains"] else 0)


@pytest.mark.rule("xia.mission.bounty-hunter-roll")
@pytest.mark.parametrize(("roll", "payment"), [(1, 2000), (7, 2000), (8, 3000), (14, 3000), (15, 5000), (20, 5000)])
@pytest.mark.example("xia.ex.bounty-hunter-payment-table")
def test_remains_pay_by_a_roll_at_once(roll: int, payment: int) -> None:
    """And the usual rewards come as well: the Bounty and the Fame of Tier 2."""
    play = Play(holding(beside("left", bounty=3000), "049"), d6=(6,), d20=(roll,)).say(*SHOT, "remains")
    assert (play.public("payments")[0], play.zone("mission:0")) == (payment, ["049"])
    assert (play.public("credits")[0], play.public("fame")[0]) == (3000, 2 + (roll == 20))
    assert play.asked.code == "xia.action.list"


@pytest.mark.rule("xia.mission.bounty-hunter-roll")
def test_remains_are_collected_once() -> None:
    play = Play(holding(beside("left", bounty=3000), "049", payment=2000), d6=(6,)).say(*SHOT)
    assert (play.asked.code, play.public("payments")[0]) == ("xia.action.list", 2000)


# --- who is asked after a kill ---------------------------------------------------------------------------------------
@pytest.mark.rule("xia.general.hidden-information")
@pytest.mark.rule("xia.mission.reveal")
def test_being_asked_after_a_kill_tells_nobody_what_the_card_is() -> None:
    """A Shuttle and a Bounty Hunter look the same to the others until the card is shown."""
    plays = [Play(holding(beside("left", bounty=1000), card), d6=(6,)).say(*SHOT) for card in ("027", "049")]
    assert [(play.asked.seat, play.asked.code, play.asked.keys) for play in plays] == [
        (0, "xia.mission.reveal", ["pass"]),
        (0, "xia.mission.reveal", ["remains"]),
    ]
    views = [play.match.view(2) for play in plays]
    assert views[0]["stack"] == views[1]["stack"]
    assert views[0]["zones"]["mission:0"] == views[1]["zones"]["mission:0"]
    plays[0].say("pass")
    assert (plays[0].asked.code, plays[0].zone("mission:0")) == ("xia.action.list", [None])


@pytest.mark.rule("xia.mission.reveal")
def test_nobody_is_asked_where_no_hidden_card_could_fit() -> None:
    """All cards that a kill could fulfil lie open; or there is none at all."""
    play = Play(beside("left", bounty=1000), d6=(6,)).say(*SHOT)
    assert play.asked.code == "xia.action.list"
    g = piles(holding(beside("left", bounty=1000), "027"), ("039",), ("049", "056"))
    assert Play(g, d6=(6,)).say(*SHOT).asked.code == "xia.action.list"


# --- Smuggler --------------------------------------------------------------------------------------------------------
def smuggling(card: str, *more: str) -> Xia:
    """Contraband on board; the planet lies in the middle."""
    kind = content().missions[card]
    return holding(at_point(kind.deliver, kind.place, *more), card, payment=4000)


@pytest.mark.rule("xia.mission.smuggler-sneak")
@pytest.mark.rule("xia.mission.failed")
@pytest.mark.parametrize(("roll", "detected"), [(1, True), (12, True), (13, False), (20, False)])
@pytest.mark.example("xia.ex.smuggler-tables")
def test_sneaking_in_by_an_entrance(roll: int, detected: bool) -> None:
    """The Move goes on either way, and who is detected is on the planet all the same."""
    g = smuggling("066")
    outside, inside = door(g, "doravin-v")
    g.ships[0].space = outside
    play = Play(moving(g, 3), d20=(roll,)).say(hex_key("cross", inside))
    assert play.ship(0)["space"] == list(inside)
    assert play.ship(0)["bounty"] == (1000 if detected else 0)
    assert (play.zone("mission:0"), play.zone(MISSIONS_OUT)) == (([], ["066"]) if detected else (["066"], []))
    assert (play.asked.code, play.asked.about["movement"]) == ("xia.move.point-per-space", 2)


@pytest.mark.rule("xia.mission.smuggler-sneak")
def test_the_entrance_of_the_delivery_planet_is_no_free_way_for_contraband() -> None:
    """Without it the planet is flown onto like any other space; with it a step says what may come of it."""
    g = smuggling("066")
    outside, inside = door(g, "doravin-v")
    g.ships[0].space = outside
    free = g.copy()
    free.zones.add("mission:0", "mission")
    free.payments = (0, 0, 0)
    assert hex_key("hex", inside) in Play(moving(free, 3)).asked.keys
    play = Play(moving(g, 3))
    assert hex_key("hex", inside) not in play.asked.keys
    told = option(play, hex_key("cross", inside))
    assert (told["seen"], told["safe"]) == (60, 40)


@pytest.mark.rule("xia.mission.smuggler-sneak")
def test_a_sneak_is_rolled_each_time_and_only_onto_that_planet() -> None:
    g = smuggling("066")
    outside, inside = door(g, "doravin-v")
    g.ships[0].space = outside
    cross = hex_key("cross", inside)
    play = Play(moving(g, 4), d20=(13, 12)).say(cross, hex_key("hex", outside), cross)
    assert (play.zone("mission:0"), play.ship(0)["bounty"]) == ([], 1000)
    other = holding(at_point("doravin-v", "azure", "pelmont"), "065", payment=4000)
    other.ships[0].space = outside
    play = Play(moving(other, 4)).say(hex_key("hex", inside))
    assert play.zone("mission:0") == ["065"]


@pytest.mark.rule("xia.mission.smuggler-sneak")
@pytest.mark.parametrize(("card", "payment"), [("035", 3000), ("045", 3000), ("066", 0)])
def test_passengers_and_data_need_no_sneaking_nor_does_contraband_that_is_not_on_board(card: str, payment: int) -> None:
    g = holding(at_point("doravin-v"), card, payment=payment)
    outside, inside = door(g, "doravin-v")
    g.ships[0].space = outside
    play = Play(moving(g, 3)).say(hex_key("hex", inside))
    assert (play.zone("mission:0", 0), play.told("kernel.rolled")) == ([card], [])


@pytest.mark.rule("xia.mission.smuggler-sneak")
def test_inside_the_planet_nobody_sneaks_any_more() -> None:
    g = smuggling("066")
    g.ships[0].space = (-1, 0)
    play = Play(moving(g, 3)).say("hex:0,0", "hex:1,0")
    assert (play.zone("mission:0"), play.told("kernel.rolled")) == (["066"], [])


@pytest.mark.rule("xia.mission.smuggler-shield")
@pytest.mark.parametrize(
    ("rolls", "inside", "kept", "bounty"),
    [((3,), False, True, 0), ((14, 13), True, True, 1000), ((18, 13), True, True, 0), ((18, 12), True, False, 1000)],
)
def test_through_the_shield_comes_first(rolls: tuple[int, ...], inside: bool, kept: bool, bounty: int) -> None:
    """From a1 of Doravin V southwards into c2, where there is no Entrance."""
    g = smuggling("066")
    g.ships[0].space = (-1, -1)
    play = Play(moving(g, 3), d20=rolls).say("cross:-1,0")
    while play.asked.code == "xia.damage.placement":
        play.say(play.asked.keys[-1])
    assert (play.ship(0)["space"] == [-1, 0]) is inside
    assert (bool(play.zone("mission:0")), play.ship(0)["bounty"]) == (kept, bounty)


@pytest.mark.rule("xia.mission.smuggler-respawn-entry")
@pytest.mark.parametrize(("roll", "kept"), [(13, True), (12, False)])
def test_who_comes_by_tigris_gate_sneaks_on_arrival(roll: int, kept: bool) -> None:
    """The Spawn Point of Kemplar II is occupied, and so are the spaces outside the planet beside it."""
    tiles = (Tile("kemplar-ii", 0, 0), Tile("tigris-gate", -5, 2))
    ships = (puddle_jumper(0, (-5, 2)), gaiden(1, (2, -2)), gaiden(2, (1, -2)), npc("merchant", 1, (2, -1)))
    g = holding(quiet(table(ships, tiles, Turn(0))), "064", payment=4000)
    play = Play(moving(g, 2), d20=(10, roll)).say("tigris")
    assert (play.ship(0)["space"], taken_over(play).planet_of(0)) == ([1, -1], "kemplar-ii")
    assert (bool(play.zone("mission:0")), play.ship(0)["bounty"]) == (kept, 0 if kept else 1000)


@pytest.mark.rule("xia.mission.smuggler-sneak")
@pytest.mark.rule("xia.move.use-occupied-space-borders")
@pytest.mark.parametrize(("roll", "paid"), [(13, 4000), (12, 0)])
def test_reaching_onto_the_planet_is_sneaking_too(roll: int, paid: int) -> None:
    """Gaiden is on the Mission Point of Azure; seat 0 hands the contraband in through the Shield from the west."""
    g = smuggling("065")
    g.ships[0].space, g.ships[1].space = (-1, 0), (0, 0)
    play = Play(moving(g, 3), d20=(18, roll)).say("use:0,0,complete")
    assert (play.public("credits")[0], play.public("fame")[0]) == (paid, 1 if paid else 0)
    assert (play.ship(0)["space"], play.ship(0)["bounty"]) == ([-1, 0], 0 if paid else 1000)


@pytest.mark.rule("xia.mission.smuggler-deliver")
def test_contraband_is_delivered_by_an_action_of_its_own() -> None:
    g = smuggling("066")
    outside, inside = door(g, "doravin-v")
    g.ships[0].space, there = outside, point(g, "doravin-v")
    play = Play(moving(g, 4), d20=(13,)).say(hex_key("cross", inside))
    assert (play.public("credits")[0], play.public("payments")[0]) == (0, 4000)
    assert bar(play, "complete").rule == "xia.action.non-minor-ends-move"
    play.say("stop")
    assert bar(play, "complete").rule == "xia.mission.smuggler-deliver"
    play = later(play, there)
    assert play.say("complete").public("credits")[0] == 4000


# --- Thief -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.mission.thief-steal")
@pytest.mark.rule("xia.mission.failed")
@pytest.mark.parametrize(
    ("roll", "payment"), [(1, 0), (5, 0), (6, 3000), (12, 3000), (13, 4000), (17, 4000), (18, 5000), (20, 5000)]
)
@pytest.mark.example("xia.ex.thief-payment-table")
def test_a_theft_pays_by_its_roll_or_fails(roll: int, payment: int) -> None:
    play = Play(holding(beside("enforcer"), "071"), d20=(roll,)).say("steal")
    assert (play.public("payments")[0], play.ship(0)["bounty"]) == (payment, 0 if payment else 1000)
    assert play.zone("mission:0") == (["071"] if payment else [])


@pytest.mark.rule("xia.mission.thief-steal")
@pytest.mark.rule("xia.adjacency.not-los")
@pytest.mark.example("xia.ex.adjacent-without-sight")
def test_stealing_needs_no_line_of_sight_where_shooting_does() -> None:
    """Gaiden among the asteroids of TK-421."""
    g = holding(
        table((puddle_jumper(0, (1, -1)), gaiden(1, (1, 0)), gaiden(2, (-2, 2))), laid("tk-421"), Turn(0)), "078"
    )
    quiet(g)
    assert not g.sight(0, 1)
    play = Play(g, d20=(13,))
    assert "attack" not in play.asked.keys
    assert play.say("steal").public("payments")[0] == 4000


@pytest.mark.rule("xia.mission.thief-steal")
@pytest.mark.rule("xia.adjacency.planet-border")
@pytest.mark.example("xia.ex.not-adjacent-across-shield")
def test_a_thief_has_to_be_adjacent_and_nothing_reaches_across_a_shield() -> None:
    g = holding(beside("left"), "078")
    g.ships[1].space = (2, 0)
    assert (bar(Play(g), "steal").code, bar(Play(g), "steal").rule) == ("xia.bar.adjacent", "xia.mission.thief-steal")
    g = holding(at_point("doravin-v"), "078")
    g.ships[0].space, g.ships[1].space = (-1, -1), (-1, 0)
    assert bar(Play(g), "steal").code == "xia.bar.adjacent"


@pytest.mark.rule("xia.mission.thief-target")
def test_the_target_is_the_one_that_the_card_names_and_has_to_be_on_the_board() -> None:
    """Left is the next seat clockwise, right the one before."""
    assert "steal" in Play(holding(beside("left"), "078")).asked.keys
    assert "steal" not in Play(holding(beside("right"), "078")).asked.keys
    assert "steal" in Play(holding(beside("right"), "072")).asked.keys
    assert "steal" not in Play(holding(beside("left"), "072")).asked.keys
    g = holding(beside("merchant"), "073")
    assert "steal" in Play(g.copy()).asked.keys
    g.ships[3].space = None
    told = bar(Play(g), "steal")
    assert (told.code, told.rule, told.numbers) == (
        "xia.bar.mission-target",
        "xia.mission.thief-target",
        {"target": "merchant"},
    )
    assert bar(Play(holding(beside("left"), "073")), "steal").code == "xia.bar.mission-target"


@pytest.mark.rule("xia.mission.thief-steal")
def test_the_others_do_not_see_whom_a_thief_is_after() -> None:
    """Until the roll stands, the card stays face down."""
    play = Play(experienced(holding(beside("left"), "078"), "071"), d20=(13,)).say("steal")
    assert (play.zone("mission:0", 1), play.asked.keys) == ([None], ["experience:0", "pass"])
    assert "078" not in repr(play.match.view(1)["stack"])
    assert play.say("pass").zone("mission:0", 1) == ["078"]


# --- Assassin --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.mission.assassin-target")
@pytest.mark.parametrize(
    ("target", "card", "fits"),
    [("left", "056", True), ("right", "056", False), ("right", "055", True), ("left", "055", False)],
)
def test_a_contract_is_for_one_ship(target: str, card: str, fits: bool) -> None:
    play = Play(holding(beside(target), card), d6=(6,)).say(*SHOT)
    assert play.asked.keys == (["reveal"] if fits else ["pass"])
    play.say(play.asked.keys[0])
    assert play.zone("mission:0") == ([card] if fits else [None])
    assert not [event for event in play.told("kernel.rolled") if event.params["dice"] == (20,)]


@pytest.mark.rule("xia.mission.assassin-target")
def test_a_death_that_somebody_else_caused_does_not_count() -> None:
    """Gaiden flies into the debris of Pelmont in its own turn, while seat 0 holds the contract."""
    g = holding(at_point("pelmont"), "056")
    g.ships[1].space, g.ships[0].space = (1, 0), (2, 0)
    g.ships[1].energy = 5
    g.stack = [Turns(1)]
    play = Play(g, d20=(1,)).say("impulse", "cross:0,1")
    assert play.ship(1)["space"] is None
    assert (play.zone("mission:0"), play.told("xia.mission.reveal")) == ([None], [])


@pytest.mark.rule("xia.mission.assassin-payment")
@pytest.mark.rule("xia.bounty.crime")
@pytest.mark.parametrize(("tier", "payment", "crime"), [(1, 4000, 1000), (2, 5000, 1000), (3, 6000, 2000)])
@pytest.mark.example("xia.ex.assassin-payment-table")
def test_a_contract_pays_by_tier_and_its_bounty_comes_with_the_delivery(tier: int, payment: int, crime: int) -> None:
    """Destroying an Innocent has its own price at once."""
    g = holding(beside("left", "pelmont"), "056")
    g.ships[1].tier = tier
    play = Play(g, d6=(6,)).say(*SHOT, "reveal")
    assert (play.public("payments")[0], play.ship(0)["bounty"]) == (payment, 1000)
    play = later(play, point(taken_over(play), "pelmont"))
    assert option(play, "complete")["crime"] == crime
    play.say("complete")
    assert (play.ship(0)["bounty"], play.public("credits")[0]) == (1000 + crime, payment)
    assert play.public("crimes") == [0, 0, 0]


@pytest.mark.rule("xia.mission.assassin-payment")
@pytest.mark.parametrize(
    ("card", "target", "dice", "payment"),
    [
        ("059", "enforcer", {"d6": (6,), "d8": (1,)}, 5000),
        ("060", "merchant", {"d6": (6,), "d8": (1,)}, 4000),
        ("061", "scoundrel", {"d6": (6, 1)}, 4000),
    ],
)
def test_npcs_have_a_tier_too(card: str, target: str, dice: dict[str, Any], payment: int) -> None:
    play = Play(holding(beside(target), card), **dice).say(*SHOT, "reveal")
    assert play.public("payments")[0] == payment


@pytest.mark.rule("xia.mission.assassin-deliver")
def test_the_proof_is_delivered_by_an_action() -> None:
    g = holding(at_point("neo-damascus"), "055", payment=6000, crime=2000)
    away = g.copy()
    away.ships[0].space = (-2, 0)
    assert bar(Play(away), "complete").rule == "xia.mission.assassin-deliver"
    play = Play(g).say("complete")
    assert (play.public("credits")[0], play.ship(0)["bounty"], play.public("fame")[0]) == (6000, 2000, 1)


@pytest.mark.rule("xia.mission.abort")
def test_what_is_not_offered_is_refused_with_its_reason() -> None:
    with pytest.raises(Refused) as refused:
        Play(turn((0, 0))).say("abort")
    assert (refused.value.code, refused.value.rule) == ("xia.bar.no-mission", "xia.mission.abort")


# --- the table in a few lines ----------------------------------------------------------------------------------------
@pytest.mark.rule("xia.general.hidden-information")
def test_a_seat_is_told_of_its_own_mission_and_of_those_that_lie_open() -> None:
    g = experienced(holding(holding(turn((0, 0)), "055"), "063", 1, payment=4000), "040", "039", "027")
    match = Play(g).match

    def lines(seat: int) -> list[tuple[str, dict[str, Any]]]:
        told = status(match.game.content, match.view(seat))
        return [(line.code, line.params) for line in told if line.code.startswith("xia.status.mission")]

    contract: dict[str, Any] = {"job": "055", "type": "assassin", "place": "", "target": "right"}
    contract |= {"whom": 2, "deliver": "neo-damascus", "unfound": "deliver"}
    boxes: dict[str, Any] = {"job": "063", "type": "smuggler", "place": "red-gulch", "target": ""}
    boxes |= {"whom": -1, "deliver": "loath", "unfound": "place-deliver"}
    known = ("xia.status.mission", {"seat": 1, **boxes, "payment": 4000})
    done = ("xia.status.missions", {"seat": 0, "types": ("research", "research", "shuttle")})
    assert lines(0) == [("xia.status.mission", {"seat": 0, **contract, "payment": 0}), done, known]
    for seat in (1, 2, 3):
        assert lines(seat) == [("xia.status.mission-hidden", {"seat": 0}), done, known]
