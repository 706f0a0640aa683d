"""The advice of Destiny Aurora prefers what anybody at the table would."""

from __future__ import annotations

import pytest

from rimward.games.aurora import GAME
from rimward.games.aurora.table.pieces import Figure
from rimward.kernel.question import key_of
from tests.games.aurora.folk import C1, C2, R1, R2, at, kind, middle
from tests.games.aurora.world import COALITION, RENEGADE, Play, crew, dock, item, on, ship, sq, world

PISTOL = item("arc-pistol", wielded=True)


def rated(play: Play) -> dict[str, float]:
    """By key, how good the options of the open question are."""
    question = play.g.open[0]
    assert GAME.advice is not None
    return dict(zip(map(key_of, question.options), GAME.advice(play.g, question, ""), strict=True))


def best(play: Play) -> str:
    found = rated(play)
    return max(found, key=lambda key: found[key])


# --- on the surface --------------------------------------------------------------------------------------------------
def by_the_princess(who: str, **fields: object) -> Play:
    scene = world(
        surface=middle(),
        figures=[crew(who, RENEGADE, at("d4"), **fields), crew(C1, COALITION, at("h1"))],
        mission="abduct-the-princess",
        things={at("d3"): "xealana"},
        then=f"crew:{who}",
    )
    return Play(scene)


def test_what_the_mission_asks_for_is_taken_by_whoever_can() -> None:
    """Donexia has Leadership 5, Skirr none: who cannot pass the test leaves it to others."""
    assert best(by_the_princess("donexia")) == "take:0"
    assert best(by_the_princess("skirr")) != "take:0"


def test_with_it_in_hand_one_goes_home() -> None:
    scene = world(
        surface=middle(),
        figures=[crew(R1, RENEGADE, on("north", "g4"), holds=("xealana",)), crew(C1, COALITION, at("h8"))],
        mission="abduct-the-princess",
        then=f"crew:{R1}",
    )
    play = Play(scene)
    assert best(play) in ("move", "sneak")
    play.say("move")
    found = rated(play)
    near, far = sq(13, 4), sq(13, 10)
    assert found[f"go:{near}"] > found[f"go:{far}"]
    assert dock(0) == sq(13, 0)


def test_nobody_stops_to_shoot_with_the_goods_in_hand() -> None:
    figures = [
        crew(R1, RENEGADE, on("north", "g4"), holds=("xealana",), gear=(PISTOL,)),
        crew(C1, COALITION, on("north", "g7")),
    ]
    play = Play(world(surface=middle(), figures=figures, mission="abduct-the-princess", then=f"crew:{R1}"))
    found = rated(play)
    assert max(found["move"], found["sneak"]) > found[f"attack:{play.g.figure(C1)},arc-pistol"] > found["end"]


def test_of_two_opponents_the_one_who_is_nearly_done_or_holds_the_goods() -> None:
    figures = [
        crew(R1, RENEGADE, at("d4"), gear=(PISTOL,)),
        crew(C1, COALITION, at("d6"), wounds=kind(C1).health - 1),
        crew(C2, COALITION, at("b4")),
    ]
    play = Play(world(surface=middle(), figures=figures, then=f"crew:{R1}"))
    one, two = [f"attack:{play.g.figure(name)},arc-pistol" for name in (C1, C2)]
    assert rated(play)[one] > rated(play)[two]
    figures = [*figures[:1], crew(C1, COALITION, at("d6")), crew(C2, COALITION, at("b4"), holds=("xealana",))]
    play = Play(world(surface=middle(), figures=figures, mission="abduct-the-princess", then=f"crew:{R1}"))
    assert rated(play)[two] > rated(play)[one]


def escort(*opponents: Figure, goods: dict[int, str]) -> Play:
    """Skirr, who cannot persuade anybody, beside Donexia, who can."""
    figures = [crew("skirr", RENEGADE, at("d4"), gear=(PISTOL,)), crew("donexia", RENEGADE, at("e4")), *opponents]
    return Play(
        world(surface=middle(), figures=figures, mission="abduct-the-princess", things=goods, then="crew:skirr")
    )


def test_an_escort_shoots_before_it_walks_on() -> None:
    play = escort(crew(C1, COALITION, at("d7")), goods={on("north", "d3"): "xealana"})
    found = rated(play)
    assert found[f"attack:{play.g.figure(C1)},arc-pistol"] > max(found["move"], found["sneak"])


def test_but_it_runs_after_whoever_carries_the_goods() -> None:
    far = crew(C2, COALITION, on("north", "d3"), holds=("xealana",))
    found = rated(escort(crew(C1, COALITION, at("d7")), far, goods={}))
    assert max(found["move"], found["sneak"]) > max([worth for key, worth in found.items() if "attack" in key])


def test_a_trap_that_was_seen_is_left_alone() -> None:
    def value(token: str) -> float:
        figures = [crew(R1, RENEGADE, at("d4")), crew(C1, COALITION, at("h8"))]
        crates = {at("d5"): token}
        return rated(
            Play(world(surface=middle(), figures=figures, crates=crates, seen={0: [at("d5")]}, then=f"crew:{R1}"))
        )["open:0"]

    assert value("star-idol") > 1 > value("trap")


def test_who_is_spent_goes_home() -> None:
    figures = [crew(R1, RENEGADE, on("north", "d4"), wounds=6), crew(C1, COALITION, on("north", "h4"))]
    play = Play(world(surface=middle(), figures=figures, then=f"crew:{R1}"))
    found = rated(play)
    assert max(found["move"], found["sneak"]) > found["end"]


# --- ships -----------------------------------------------------------------------------------------------------------
def flown(square: int, facing: str, **fields: object) -> Play:
    ships = [
        ship("cerberus", RENEGADE, square, facing=facing, **fields),
        ship("destiny-aurora", COALITION, sq(13, 1)),
    ]
    figures = [crew("rane", RENEGADE, "navigation"), crew(C1, COALITION, "navigation")]
    return Play(world(ships=ships, figures=figures, mission="abduct-the-princess", then="ship:cerberus"))


@pytest.mark.rule("aurora.ship-move.straight")
def test_a_ship_flies_to_the_planet_of_the_mission() -> None:
    """The neutral planet lies in the east."""
    play = flown(sq(18, 13), "east")
    assert best(play) == "move"
    play.say("move")
    assert rated(play)[f"fly:{sq(23, 13)},2"] > rated(play)[f"fly:{sq(20, 13)},2"] > rated(play)["stop"]


def test_on_the_way_there_it_does_not_stop_to_shoot() -> None:
    ships = [
        ship("cerberus", RENEGADE, sq(18, 13), facing="east"),
        ship("destiny-aurora", COALITION, sq(20, 13)),
    ]
    figures = [
        crew("rane", RENEGADE, "navigation"),
        crew("grom", RENEGADE, "weapons"),
        crew(C1, COALITION, "navigation"),
    ]
    found = rated(Play(world(ships=ships, figures=figures, mission="abduct-the-princess", then="ship:cerberus")))
    assert found["move"] > found["attack"]


def test_it_lands_once_it_is_there() -> None:
    assert best(flown(sq(26, 13), "east")).startswith("descend:")


def test_a_shot_comes_before_the_landing_that_ends_the_turn() -> None:
    ships = [
        ship("cerberus", RENEGADE, sq(26, 13), facing="west"),
        ship("destiny-aurora", COALITION, sq(24, 13)),
    ]
    figures = [
        crew("rane", RENEGADE, "navigation"),
        crew("grom", RENEGADE, "weapons"),
        crew(C1, COALITION, "navigation"),
    ]
    play = Play(world(ships=ships, figures=figures, mission="abduct-the-princess", then="ship:cerberus"))
    assert best(play) == "attack"


def test_stations_are_manned_by_whoever_is_good_at_them() -> None:
    """The gunner flies, and the pilot shoots: they change places."""
    ships = [ship("cerberus", RENEGADE, sq(18, 13)), ship("destiny-aurora", COALITION, sq(13, 1))]
    figures = [
        crew("rane", RENEGADE, "weapons"),
        crew("grom", RENEGADE, "navigation"),
        crew(C1, COALITION, "navigation"),
    ]
    play = Play(world(ships=ships, figures=figures, then="ship:cerberus"))
    assert best(play) in ("man:0,navigation", "man:1,weapons")
    play.say(best(play))
    assert not best(play).startswith("man:")


def test_a_medic_goes_to_the_wounded() -> None:
    ships = [ship("cerberus", RENEGADE, sq(18, 13)), ship("destiny-aurora", COALITION, sq(13, 1))]
    figures = [
        crew("rane", RENEGADE, "navigation"),
        crew("dro-tov", RENEGADE, "communications"),
        crew("grom", RENEGADE, "med-bay", wounds=6, out=True),
        crew("nellha", RENEGADE, "med-bay", wounds=5),
        crew(C1, COALITION, "navigation"),
    ]
    play = Play(world(ships=ships, figures=figures, then="ship:cerberus"))
    assert best(play) == "man:1,med-bay"


# --- parties ---------------------------------------------------------------------------------------------------------
def test_whoever_passes_the_test_of_the_mission_goes_down_first() -> None:
    figures = [
        crew("donexia", RENEGADE, "commander"),
        crew("grom", RENEGADE, "weapons"),
        crew("dro-tov", RENEGADE, "communications"),
        crew("rane", RENEGADE, "navigation"),
        crew(C1, COALITION, at("h8")),
    ]
    ships = [ship("cerberus", RENEGADE, sq(26, 13)), ship("destiny-aurora", COALITION, "dock:2")]
    for mission, thing, name in (
        ("abduct-the-princess", "xealana", "donexia"),
        ("fever-line", "sample", "dro-tov"),
    ):
        scene = world(
            surface=middle(),
            ships=ships,
            figures=figures,
            mission=mission,
            things={at("d4"): thing},
            then="ship:cerberus",
        )
        play = Play(scene)
        play.say(next(key for key in play.keys if key.startswith("descend:")))
        assert best(play) == f"disembark:{play.g.figure(name)}"


def test_one_gun_is_enough() -> None:
    figures = [crew(R1, RENEGADE, "commander"), crew(R2, RENEGADE, "navigation"), crew(C1, COALITION, at("h8"))]
    armory = tuple(item("arc-pistol") for _ in range(2))
    ships = [
        ship("cerberus", RENEGADE, sq(26, 13), armory=armory),
        ship("destiny-aurora", COALITION, "dock:2"),
    ]
    play = Play(world(surface=middle(), ships=ships, figures=figures, then="ship:cerberus"))
    play.say(next(key for key in play.keys if key.startswith("descend:"))).say("disembark:0")
    assert best(play) == "arm:arc-pistol"
    play.say("arm:arc-pistol")
    assert best(play) != "arm:arc-pistol"
