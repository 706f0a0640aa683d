"""Why an option is good: from positions, and in words for whatever is asked in whole games."""

from collections.abc import Callable, Iterator
from itertools import chain
from random import Random
from typing import Any

import pytest

from rimward.games.xia import GAME
from rimward.games.xia.advice import STYLES, advice, grounds, options, reasons
from rimward.games.xia.flight.move import Move
from rimward.games.xia.shown import atlas
from rimward.games.xia.table.board import Hex, Tile
from rimward.games.xia.table.state import Ship, Xia
from rimward.games.xia.trade.business import BusinessPhase
from rimward.games.xia.turn import Turn
from rimward.kernel.chance import Seeded
from rimward.kernel.event import Event
from rimward.kernel.frame import Frame, answer, start
from rimward.kernel.question import Choose, Value
from rimward.kernel.view import view
from rimward.messages import LANGUAGES, Messages
from tests.games.xia.printed import content
from tests.games.xia.scenes import Play, deal, easy_tiger, fitted, gaiden, mark, table, turn, under_way

KEMPLAR = Tile("kemplar-ii", 0, 0)  # sells spice, takes holo
DAMASCUS = Tile("neo-damascus", 5, -2)  # takes spice
HORSE = Tile("burning-horse", 0, 0)
SELL = mark("kemplar-ii", "sell")
NAMES = ("Ann", "Bo", "Cy", "Di")


def scene(ship: Ship, *tiles: Tile, frame: Frame | None = None, others: tuple[Ship, ...] = (), **more: Any) -> Xia:
    """Seat 0 at the start of its turn, or in the frame."""
    ships = (ship, *(others or (gaiden(1, (-2, 2)), easy_tiger(2, (-2, 1)))))
    stack = (Turn(0),) if frame is None else (under_way(Turn(0), "phases"), frame)
    play = Play(table(ships, tiles or (KEMPLAR, DAMASCUS), *stack, **more))
    assert isinstance(play.match.table, Xia)
    return play.match.table


def captain(at: Hex, *outfits: str, **more: Any) -> Ship:
    return fitted("easy-tiger", 0, at, *(outfits or ("halon",)), **more)


def why(g: Xia, value: Value) -> Event:
    (question,) = g.open
    return grounds(g, question, value)


def text(event: Event, language: str = "en") -> str:
    return Messages(language, "xia", names=NAMES, strict=True).event(event)


# --- positions -------------------------------------------------------------------------------------------------------
def test_cubes_are_sold_for_what_they_bring() -> None:
    event = why(scene(captain(SELL, cubes=("holo",) * 3)), "sell")
    assert event.code == "xia.advice.does"
    assert event.params["number"] == 3
    assert text(event).startswith("Kemplar II is the place to sell 3 cubes: worth about 1.")
    assert "Кемплар II" in text(event, "ru")
    assert "продать 3 куба груза" in text(event, "ru")


def test_the_last_fame_wins() -> None:
    event = why(scene(captain(SELL, cubes=("holo",) * 3), fame=(9, 0, 0), target=10), "sell")
    assert text(event) == "Kemplar II is the place to sell 3 cubes: that wins the game."


def test_a_ship_under_way_tells_where_to_and_how_far() -> None:
    g = scene(captain((2, -2), cubes=("spice",) * 2), frame=Move(0, 1), sectors=())
    rated = advice(g, g.open[0])
    event = why(g, g.open[0].options[rated.index(max(rated))])
    assert (event.code, event.params["sector"], event.params["number"]) == ("xia.advice.heads", "neo-damascus", 2)
    assert text(event).startswith("On the way to Neo Damascus to sell 2 cubes: worth about 1.")


def test_an_attack_tells_its_chance() -> None:
    prey = easy_tiger(1, (2, -2), damaged=tuple(range(1, 11)), armed=0)
    event = why(scene(captain((2, -1), "saker-v"), HORSE, others=(prey, gaiden(2, (-2, 1)))), "attack")
    assert event.code == "xia.advice.attack"
    assert text(event) == "100% to destroy Bo."


def test_business_is_told_by_what_it_is_for() -> None:
    ship = captain((0, 0), energy=2, damaged=(0, 1, 2, 3, 4, 5))
    g = scene(ship, KEMPLAR, frame=BusinessPhase(0), credits=(9000, 0, 0))
    assert text(why(g, "recharge")) == "Energy is down to 2 of 10 and costs nothing here."
    assert text(why(g, "repair")) == "6 damage in a Hold of 11 spaces is too much to fly on."
    assert why(g, ("buy-ship", "krembler")).params["name"] == "krembler"


def test_what_is_worse_than_nothing_is_called_so() -> None:
    assert why(scene(captain(SELL, cubes=("holo",) * 3)), "jettison").code == "xia.advice.poor"


# --- what cards ask --------------------------------------------------------------------------------------------------
def armed_with(card: str, *others: str, **more: Any) -> Xia:
    """Somebody to the east who is sound, and to the west somebody who is not."""
    g = deal(turn((0, 0), others=((2, 0), (-2, 0)), energy=9, **more), 0, card, *others)
    g.ships[2].damaged, g.ships[2].armed, g.ships[2].disarmed = tuple(range(10)), 0, 4
    return g


def spent(g: Xia, *cards: str) -> Xia:
    for card in cards:
        g.exhaust(0, card)
    return g


CARDS: dict[str, tuple[Callable[[], Play], str]] = {
    "xia.ability.particle-emitter": (
        lambda: Play(armed_with("particle-emitter")).say("particle-emitter"),
        "This line hits the most.",
    ),
    "xia.combat.ability-attack": (
        lambda: Play(armed_with("rail-gun"), d20=(10,)).say("rail-gun"),
        "The best target within range is Cy.",
    ),
    "xia.ability.afterburner": (
        lambda: Play(armed_with("afterburner"), d6=(3,), d20=(20,)).say("engine:3", "afterburner"),
        "That adds 8, the most possible.",
    ),
    "xia.ability.replicator": (
        lambda: Play(spent(armed_with("replicator", "side-bet", "tac-x"), "side-bet", "tac-x"), d20=(5,)).say(
            "replicator"
        ),
        "Side Bet will be useful soonest.",
    ),
}


@pytest.mark.parametrize("code", CARDS)
def test_what_a_card_asks_is_answered_with_grounds(code: str) -> None:
    begun, words = CARDS[code]
    g = begun().match.table
    assert isinstance(g, Xia)
    (question,) = g.open
    assert question.code == code
    rated = advice(g, question)
    assert text(grounds(g, question, question.options[rated.index(max(rated))])) == words


# --- every question --------------------------------------------------------------------------------------------------
def test_every_question_that_is_rated_has_its_grounds() -> None:
    by_taste = {"xia.setup.ship-choice-tier-one"}  # all alike
    assert set(options.RATERS) - by_taste == set(reasons.TELLERS)


def moments(seed: int, **options: int | bool) -> Iterator[tuple[Xia, Choose, str]]:
    """Of a game of four captains, one of each style, who do the second best now and then to see more of it."""
    g, chance, rng = GAME.new_table(4, options), Seeded(seed), Random(seed)
    assert isinstance(g, Xia)
    start(g, chance)
    styles = [style for style in STYLES if style]
    while g.result is None:
        question = next(q for q in g.open if q.seat not in g.early)
        value = question.options[0]
        if len(question.options) > 1:
            yield g, question, styles[question.seat]
            rated = advice(g, question, styles[question.seat])
            best = sorted(zip(rated, question.options, strict=True), key=lambda pair: -pair[0])
            value = best[1 if rng.random() < 0.05 else 0][1]
        answer(g, chance, question.seat, value)


def test_whatever_is_asked_the_grounds_can_be_put_into_words() -> None:
    rng, codes = Random(1), set()
    readers = [Messages(language, "xia", names=NAMES, you=0, strict=True) for language in LANGUAGES]
    for g, question, style in chain(moments(1, target=6), moments(2, first_game=True)):
        if rng.random() < 0.6:
            continue  # there is more than enough to say
        event = grounds(g, question, rng.choice(question.options), style)
        codes.add(event.code)
        for reader in readers:
            if not reader.naming.others:
                reader.naming = atlas.naming(content(), view(g, 0))
            assert "xia." not in reader.event(event)
    assert {"xia.advice.heads", "xia.advice.does", "xia.advice.poor"} <= codes
    assert len(codes) > 12
