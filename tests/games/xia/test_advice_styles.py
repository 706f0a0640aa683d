"""Captains of different styles play differently."""

from collections import Counter
from functools import cache
from itertools import permutations
from random import Random

import pytest

from rimward.games.xia import GAME
from rimward.games.xia.advice import STYLES
from rimward.kernel.chance import Seeded
from rimward.kernel.event import Event
from rimward.kernel.frame import Table, answer, start
from rimward.kernel.question import Choose, Value, key_of
from tests.games.xia.printed import content

DEEDS = {  # what a style does more often than the others
    "trader": ("xia.cargo.buy",),
    "pirate": ("xia.combat.declare-attack", "xia.combat.ability-attack"),
    "explorer": ("xia.explore.scan", "xia.explore.token-collect"),
    "worker": ("xia.cargo.placing", "xia.mission.payment"),
}
STYLED = {code: style for style, codes in DEEDS.items() for code in codes}


def seat_of(event: Event) -> int:
    params = event.params
    return int(params["attacker"]) if "attacker" in params else int(params.get("seat", params.get("ship", -1)))


@cache
def deeds() -> dict[str, Counter[str]]:
    """By style, the deeds of each style in a few games of four, one of each and in changing seats."""
    found = {style: Counter[str]() for style in DEEDS}
    for seed, order in enumerate(list(permutations(DEEDS))[::2]):
        for event in events(seed, order):
            if event.code in STYLED and seat_of(event) < len(order):
                found[order[seat_of(event)]][STYLED[event.code]] += 1
    return found


def events(seed: int, styles: tuple[str, ...]) -> list[Event]:
    g, chance, rng = GAME.new_table(4, {}), Seeded(seed), Random(seed)
    g.out = []
    start(g, chance)
    while g.result is None:
        question = next(q for q in g.open if q.seat not in g.early)
        answer(g, chance, question.seat, best(g, question, styles[question.seat], rng))
    return g.out


def best(g: Table, question: Choose, style: str, rng: Random) -> Value:
    if len(question.options) == 1:
        return question.options[0]
    assert GAME.advice is not None
    rated = GAME.advice(g, question, style)
    return rng.choice([o for o, rating in zip(question.options, rated, strict=True) if rating == max(rated)])


@pytest.mark.parametrize("style", DEEDS)
def test_every_style_has_its_deeds(style: str) -> None:
    done = {other: found[style] for other, found in deeds().items()}
    others = [done[other] for other in DEEDS if other != style]
    assert done[style] >= 3, done
    assert done[style] > 1.5 * max(others), done


def test_a_kit_suits_its_captain() -> None:
    g = GAME.new_table(4, {"first_game": True})
    start(g, Seeded(3))
    while g.open[0].code != "xia.first-game.kit-choice":
        answer(g, Seeded(3), g.open[0].seat, g.open[0].options[0])
    chosen = {style: key_of(best(g, g.open[0], style, Random(1))) for style in DEEDS}
    assert chosen == {style: f"kit:{style}" for style in DEEDS}


def test_no_ship_to_begin_with_is_better_than_another() -> None:
    g = GAME.new_table(4, {})
    start(g, Seeded(1))
    assert g.open[0].code == "xia.setup.ship-choice-tier-one"
    assert GAME.advice is not None
    assert all(len(set(GAME.advice(g, g.open[0], style))) == 1 for style in STYLES)
    assert list(GAME.styles) == list(DEEDS)


@pytest.mark.parametrize("ship", [ship.name for ship in content().ships.values() if ship.tier == 1])
@pytest.mark.parametrize("style", STYLES)
def test_a_style_begins_with_the_same_outfits_in_every_ship(style: str, ship: str) -> None:
    """The fastest Engine; only a trader keeps something to trade with."""
    g = GAME.new_table(4, {})
    start(g, Seeded(1))
    first, bought = g.open[0].seat, list[str]()
    answer(g, Seeded(1), first, ("mat", ship))
    while g.open[0].code == "xia.setup.ship-choice-tier-one":
        answer(g, Seeded(1), g.open[0].seat, g.open[0].options[0])
    while g.open[0].code == "xia.setup.starting-outfits":
        assert g.open[0].seat == first
        value = best(g, g.open[0], style, Random(1))
        answer(g, Seeded(1), first, value)
        bought.append(key_of(value))
    assert bought == (["outfit:halon", "done"] if style == "trader" else ["outfit:raptor-k"])
