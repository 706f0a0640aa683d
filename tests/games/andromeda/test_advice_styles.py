"""Captains of different styles like different things."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import permutations

import pytest

from rimward.bots import bot_named, can_play
from rimward.games.andromeda import GAME
from rimward.games.andromeda.advice import STYLES, fights, goods
from rimward.games.andromeda.advice.standing import Standing
from rimward.games.andromeda.advice.worth import BALANCED
from rimward.games.andromeda.table.state import Andromeda
from rimward.kernel.chance import Seeded
from rimward.kernel.event import Event
from rimward.kernel.frame import start
from rimward.kernel.question import key_of
from rimward.lab.playout import play
from rimward.messages import LANGUAGES, Messages
from tests.games.andromeda.test_advice import RICH, THREE
from tests.games.andromeda.world import YELLOW, Play, at, module, moon, world

NAMES = [style for style in STYLES if style]


def rated(g: Andromeda, style: str) -> dict[str, float]:
    play = Play(g)
    question = play.match.table.open[0]
    assert GAME.advice is not None
    return dict(zip(map(key_of, question.options), GAME.advice(play.match.table, question, style), strict=True))


def most(values: dict[str, float]) -> str:
    return max(values, key=lambda style: values[style])


def test_there_are_four_and_each_is_a_bot() -> None:
    assert list(GAME.styles) == NAMES
    assert len(NAMES) == 4
    assert all(can_play(GAME, f"{level}/{style}") for level in ("easy", "normal", "hard") for style in NAMES)
    assert STYLES[""] == BALANCED


def test_a_builder_likes_developments_most() -> None:
    g = world(tiles={"C2": "commerce"}, ships=THREE, stock=RICH, station={YELLOW: 4}, tracks={YELLOW: {"commerce": 4}})
    worth = {}
    for style in NAMES:
        plan = Standing(g, YELLOW, STYLES[style]).plan(at("C2"))
        assert plan is not None
        worth[style] = plan.worth
    assert most(worth) == "builder"


def test_a_warlord_likes_battles_most_and_fears_them_least() -> None:
    """A cruiser where raiders can strike, against the same moon in peace."""
    moons = {"C2": (moon("science", energy=1), 1), "E4": (moon("science", energy=1), 1)}
    tiles = {"C2": "science", "E4": "science", "C1": "industry"}
    ships = [(YELLOW, "heavy-cruiser", "bay"), (YELLOW, "transport", "bay")]
    g = world(tiles=tiles, ships=ships, moons=moons, raiders=[("vorticon-strikers", ("C1",))])
    eager = {}
    for style in NAMES:
        found = rated(g, style)
        eager[style] = found[f"launch:heavy-cruiser,{at('C2')}"] - found[f"launch:heavy-cruiser,{at('E4')}"]
    assert most(eager) == "warlord"
    lost = {style: fights.stake(Standing(g, YELLOW, STYLES[style]), at("C2"), 0, 1, ["transport"]) for style in NAMES}
    assert min(lost, key=lambda style: lost[style].loss) == "warlord"
    assert max(lost, key=lambda style: lost[style].gain) == "warlord"


@pytest.mark.parametrize(("style", "deck"), [("merchant", "commerce"), ("scholar", "science")])
def test_a_style_has_its_column(style: str, deck: str) -> None:
    """Of two columns whose tracks stand as high, its own is bought from first."""
    name = module(deck, damage=0)
    g = world(ships=THREE, stock=RICH, tracks={YELLOW: {"commerce": 5, "science": 5}})
    worth = {each: goods.module(Standing(g, YELLOW, STYLES[each]), deck, name) for each in NAMES}
    assert most(worth) == style


# --- in whole games --------------------------------------------------------------------------------------------------
DEEDS = {"builder": "development", "warlord": "battle", "merchant": "commerce", "scholar": "science"}
"""What a style does more often than the others."""


def deed(event: Event) -> tuple[str, list[int]]:
    """What it counts as, and the seats that did it."""
    if event.code == "andromeda.development.built":
        return "development", [event.params["seat"]]
    if event.code == "andromeda.module.gained":
        return str(event.params["deck"]), [event.params["seat"]]
    if event.code == "andromeda.battle.begins":
        return "battle", [side for side in event.params["sides"] if side >= 0]
    return "", []


@cache
def deeds() -> dict[str, Counter[str]]:
    """By style, in a few games of four, one of each and in changing seats."""
    found = {style: Counter[str]() for style in NAMES}
    for seed, order in enumerate(list(permutations(NAMES))[::2]):
        g, chance = GAME.new_table(4, {}), Seeded(seed)
        g.out = events = list[Event]()
        start(g, chance)
        play(g, chance, [bot_named(f"greedy/{style}", GAME, seed) for style in order])
        for event in events:
            what, seats = deed(event)
            for seat in seats:
                found[order[seat]][what] += 1
    return found


@pytest.mark.slow
@pytest.mark.parametrize("style", DEEDS)
def test_every_style_has_its_deeds(style: str) -> None:
    done = {other: found[DEEDS[style]] for other, found in deeds().items()}
    others = [done[other] for other in DEEDS if other != style]
    assert done[style] > 1.15 * max(others), done


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_style_has_a_name_and_says_what_it_is_like(language: str) -> None:
    words = Messages(language, "andromeda", strict=True)
    said = [words.name("style", style) for style in NAMES]
    said += [words.text(f"andromeda.style.{style}", part="about") for style in NAMES]
    assert len(set(said)) == 8
