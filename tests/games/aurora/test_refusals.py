"""What is forbidden is refused with the rule that forbids it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.aurora.folk import C1, C2, R1, R2, at, finish, middle, red, test_dice, walk
from tests.games.aurora.world import Play, crew, dock, item, ship, sq, world

PISTOL = item("arc-pistol", wielded=True)


def after_an_attack() -> Play:
    g = world(figures=[crew(R1, 0, at("d4")), crew(C1, 1, at("d5"))], then=f"crew:{R1}")
    return finish(Play(g, *red(R1)).say("attack:1,bare"))


def after_a_move() -> Play:
    g = world(figures=[crew(R1, 0, at("d4"), gear=(item("arc-blade"),))], then=f"crew:{R1}")
    return walk(Play(g), at("d5"))


def after_a_failed_elude() -> Play:
    g = world(figures=[crew(R1, 0, at("d4")), crew(C1, 1, at("d5"))], then=f"crew:{R1}")
    return Play(g, *test_dice(R1, "stealth", 4)).say("move")


def after_a_scan() -> Play:
    crates = {at("d5"): "cache", at("c4"): "cache"}
    g = world(figures=[crew(R1, 0, at("d4"))], crates=crates, then=f"crew:{R1}")
    return Play(g, *test_dice(R1, "search", 4)).say("scan:0")


def beside_a_hidden_foe() -> Play:
    figures = [crew(R1, 0, at("d4")), crew(C1, 1, at("d5"), hidden=True)]
    return Play(world(surface=middle({"d5": "h"}), figures=figures, then=f"crew:{R1}"))


def with_a_pistol_on_the_back() -> Play:
    figures = [crew(R1, 0, at("d4"), gear=(item("arc-pistol"),)), crew(C1, 1, at("d7"))]
    return Play(world(figures=figures, then=f"crew:{R1}"))


def behind_a_rock() -> Play:
    figures = [crew(R1, 0, at("d4"), gear=(PISTOL,)), crew(C1, 1, at("d7"))]
    return Play(world(surface=middle({"d5": "#"}), figures=figures, then=f"crew:{R1}"))


def behind_an_opponent() -> Play:
    figures = [crew(R1, 0, at("d4"), gear=(PISTOL,)), crew(C1, 1, at("d7")), crew(C2, 1, at("d6"))]
    return Play(world(figures=figures, then=f"crew:{R1}"))


def in_the_open() -> Play:
    return Play(world(figures=[crew(R1, 0, at("d4"))], then=f"crew:{R1}"))


def moving_beside_a_friend() -> Play:
    figures = [crew(R1, 0, at("d4")), crew(R2, 0, at("d5"))]
    return Play(world(figures=figures, then=f"crew:{R1}")).say("move")


def at_a_taken_dock() -> Play:
    ships = [ship("cerberus", 0, sq(26, 13)), ship("destiny-aurora", 1, "dock:2")]
    return Play(world(ships=ships, figures=[crew(R1, 0, "navigation")], then="ship:cerberus"))


def without_a_pilot() -> Play:
    figures = [crew(R1, 0, "weapons"), crew(R2, 0, dock(0) + 28)]
    return Play(world(figures=figures, then="player:0"))


def carrying_one() -> Play:
    figures = [crew(R1, 0, at("d4")), crew(C1, 1, at("d5"), out=True), crew(C2, 1, at("c4"), out=True)]
    return Play(world(figures=figures, then=f"crew:{R1}")).say("carry:1")


@pytest.mark.parametrize(
    ("scene", "key", "rule"),
    [
        pytest.param(
            after_an_attack,
            "attack:1,bare",
            "round.repeat-actions",
            marks=pytest.mark.rule("aurora.round.repeat-actions"),
            id="round.repeat-actions",
        ),
        pytest.param(
            after_a_move,
            "wield:arc-blade",
            "crew-action.swap-weapons",
            marks=pytest.mark.rule("aurora.crew-action.swap-weapons"),
            id="crew-action.swap-weapons",
        ),
        pytest.param(
            after_a_failed_elude,
            "move",
            "elude.fail-at-start",
            marks=pytest.mark.rule("aurora.elude.fail-at-start"),
            id="elude.fail-at-start",
        ),
        pytest.param(
            after_a_scan,
            "scan:1",
            "search.one-scan",
            marks=pytest.mark.rule("aurora.search.one-scan"),
            id="search.one-scan",
        ),
        pytest.param(
            beside_a_hidden_foe,
            "attack:1,bare",
            "stealth.unseen",
            marks=pytest.mark.rule("aurora.stealth.unseen"),
            id="stealth.unseen",
        ),
        pytest.param(
            with_a_pistol_on_the_back,
            "attack:1,arc-pistol",
            "combat.ranged-requirements",
            marks=pytest.mark.rule("aurora.combat.ranged-requirements"),
            id="combat.ranged-requirements",
        ),
        pytest.param(
            behind_a_rock,
            "attack:1,arc-pistol",
            "combat.line-of-sight",
            marks=pytest.mark.rule("aurora.combat.line-of-sight"),
            id="combat.line-of-sight",
        ),
        pytest.param(
            behind_an_opponent,
            "attack:1,arc-pistol",
            "combat.enemies-block",
            marks=pytest.mark.rule("aurora.combat.enemies-block"),
            id="combat.enemies-block",
        ),
        pytest.param(
            in_the_open,
            "hide",
            "stealth.eligible-squares",
            marks=pytest.mark.rule("aurora.stealth.eligible-squares"),
            id="stealth.eligible-squares",
        ),
        pytest.param(
            moving_beside_a_friend,
            f"go:{at('d5')}",
            "board.one-figure-per-square",
            marks=pytest.mark.rule("aurora.board.one-figure-per-square"),
            id="board.one-figure-per-square",
        ),
        pytest.param(
            at_a_taken_dock,
            "descend:2",
            "docked.one-per-dock",
            marks=pytest.mark.rule("aurora.docked.one-per-dock"),
            id="docked.one-per-dock",
        ),
        pytest.param(
            without_a_pilot,
            "ascend",
            "ship.nav-required",
            marks=pytest.mark.rule("aurora.ship.nav-required"),
            id="ship.nav-required",
        ),
        pytest.param(carrying_one, "carry:2", "ko.carry", marks=pytest.mark.rule("aurora.ko.carry"), id="ko.carry"),
    ],
)
def test_a_refusal_names_its_rule(scene: Callable[[], Play], key: str, rule: str) -> None:
    assert scene().refused(key).rule == f"aurora.{rule}"
