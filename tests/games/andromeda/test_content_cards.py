"""Tactics cards, events, raiders and factions: the data alone, measured with one ruler, without the engine.

The unit is one titanium, nanocarbon or ice. What a thing is worth, how often a moment comes in a game and how much
there is of what is counted are estimates: a player has about 42 turns, 8 Returns and 11 battles a game, and 7.5 events.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any, Final

import pytest
import yaml
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_expression

import rimward

Entry = Mapping[str, Any]
Words = tuple[str, ...]

GAME: Final = Path(rimward.__file__).parent / "games" / "andromeda"
TRACKS: Final = ("science", "industry", "supremacy", "commerce", "civilization")
STORED: Final = ("titanium", "nanocarbon", "ice", "credit", "energy")
DECKS: Final = ("science", "industry", "commerce", "civilization", "any")
BASES: Final = ("monolith", "trade-hub", "maximus", "odessa", "shipyard", "development-office")
CLASSES: Final = """
battle roll window offer turn turns launch return pay gain build repair upgrade advance develop result
region bay ship raider development module carry strike
"""
TAKEN: Final = frozenset(CLASSES.split())

# --- the words of the contract: a number, or one of some words -------------------------------------------------------
NUMBER: Final[Words] = ()
GAINS: Final = dict.fromkeys(STORED, NUMBER)
VERBS: Final[dict[str, dict[str, Words]]] = {
    "gain": GAINS,
    "vp": {"points": NUMBER},
    "draw": {"cards": NUMBER},
    "pay": {**GAINS, "any": NUMBER},
    "repair": {},
    "build": {"less": NUMBER},
    "develop": {"less": NUMBER},
    "module": {"deck": DECKS, "price": ("free", "board"), "less": NUMBER},
    "advance": {"track": (*TRACKS, "any")},
    "upgrade": {},
    "peek": {"cards": NUMBER},
    "discovery": {},
    "recruit": {"leaders": NUMBER},
    "ready": {"cards": NUMBER},
    "marker": {},
    "move": {"ships": NUMBER},
    "bonus": {"kind": STORED, "on": ("planets", "bases", "nebulae", "fewest-moons", "yours"), "regions": NUMBER},
    "market": {"deck": DECKS},
    "all-gain": GAINS,
    "all-draw": {"cards": NUMBER},
    "take": {"resources": NUMBER},
    "discard": {"cards": NUMBER},
    "lose": {"resources": NUMBER},
    "damage-module": {},
    "damage-ship": {"where": ("anywhere", "planets", "bases", "nebulae")},
    "recall-leaders": {"base": (*BASES, "any")},
    "scatter": {},
    "raiders-move": {},
    "dice": {"dice": NUMBER},
    "targeting": {"by": NUMBER},
    "again": {"dice": NUMBER},
    "jam": {},
    "sabotage": {},
    "brace": {},
    "truce": {},
    "no-strike": {},
    "shield": {},
    "keep-ship": {"ships": NUMBER},
}
IN_BATTLE: Final = {"dice", "targeting", "again", "jam", "sabotage", "brace", "truce"}
AT_OPPONENTS: Final = {"take", "jam", "sabotage"}
HEADS: Final = ("choose", "repeat", "up-to", "per", "if")
BATTLE_WINDOWS: Final = {"escalation", "diplomacy", "preparations", "rolled", "results", "outcomes", "damage"}
EVENT_WINDOWS: Final = {"event", "event-scoring", "event-done"}
OTHERS_WINDOWS: Final = {"other-launched"}

MOMENTS: Final[dict[str, float]] = {  # how often in a game; `any-time`: the turns on which a free act is of use
    "any-time": 36,
    "turn-begins": 42,
    "launched": 33,
    "activated": 33,
    "other-launched": 66,
    "strike": 7,
    "escalation": 11,
    "diplomacy": 11,
    "preparations": 11,
    "rolled": 11,
    "results": 11,
    "outcomes": 11,
    "damage": 11,
    "event": 7.5,
    "event-scoring": 7.5,
    "event-done": 7.5,
    "returning": 8,
    "module-used": 25,
    "returned": 8,
    "module-gained": 15,
    "developed": 3,
    "built": 6,
    "won": 4.5,
    "lost": 6,
}
TYPICAL: Final[dict[str, float]] = {  # in the middle of a game
    "developments": 1.5,
    "cards": 3,
    "modules": 5,
    "slotted": 2,
    "moons": 2,
    "leaders": 2,
    "tokens-used": 1.5,
    "levels": 1.5,
    "upgrades": 1.5,
    "opposing-ships": 2,
    "own-ships-here": 1.5,
    "ships-on-board": 2.5,
    "damaged": 1.5,
    "energy": 2,
    "credits": 2,
    "fields": 0.5,
    "battles": 1,
    "own-turn": 1,
    "nebula-here": 0.1,
    "planet-here": 0.5,
    "base-here": 0.5,
    "opponents-here": 0.3,
    "alone-here": 0.7,
}
AT_THE_END: Final[dict[str, float]] = {"tokens-used": 2.5, "developments": 2.75, "slotted": 3}
CHANCE: Final[dict[tuple[str, int, int], float]] = {  # of a condition with (least, most), where the moment is there
    ("base-here", 1, 99): 0.5,
    ("nebula-here", 1, 99): 0.1,
    ("own-ships-here", 1, 99): 0.12,
    ("own-turn", 1, 99): 1,
    ("battles", 1, 99): 1,
    ("ships-on-board", 0, 0): 0.2,
    ("ships-on-board", 2, 99): 0.55,
    ("ships-on-board", 3, 99): 0.4,
    ("opposing-ships", 3, 99): 0.35,
    ("modules", 6, 99): 0.4,
    ("moons", 2, 99): 0.45,
}
USES: Final[dict[tuple[str, str], float]] = {  # of a sustain card in one flight, by window and the first condition
    ("activated", "planet-here"): 2,
    ("activated", "base-here"): 2,
    ("preparations", "battles"): 1.3,
    ("turn-begins", "ships-on-board"): 3,
    ("turn-begins", "damaged"): 2,
    ("module-gained", ""): 1.8,
}

# --- the ruler -------------------------------------------------------------------------------------------------------
RESOURCE: Final[dict[str, float]] = {"titanium": 1, "nanocarbon": 1, "ice": 1, "energy": 1, "credit": 1.5, "any": 1}
CARD: Final = 1.25
REPAIR: Final = 1.25
STEP: Final = 4.0
UPGRADE: Final = 5.0
MODULE: Final = 6.0
CHOICE: Final = 0.25
PLAYERS: Final = 3
FLAT: Final[dict[str, float]] = {  # verbs without numbers
    "repair": REPAIR,
    "advance": STEP,
    "upgrade": UPGRADE,
    "discovery": 3.5,
    "marker": 0.5,
    "market": 0.25,
    "damage-module": -REPAIR,
    "scatter": -1,
    "recall-leaders": 0.5,  # the leader is home, but nobody scores there; half of the time it was home already
    "raiders-move": -1,
    "jam": 2,
    "sabotage": 2,
    "brace": 2,
    "truce": 1.5,
    "no-strike": 2,
    "shield": 1,
}
EACH: Final[dict[str, tuple[str, float]]] = {  # verbs with one number, and what each of it is worth
    "vp": ("points", 1),
    "draw": ("cards", CARD),
    "recruit": ("leaders", 1.25),
    "ready": ("cards", 3),
    "move": ("ships", 0.75),
    "take": ("resources", 1.25),  # and somebody else has it no more
    "discard": ("cards", -1),
    "lose": ("resources", -1),
    "dice": ("dice", 1),
    "targeting": ("by", 1),
    "again": ("dice", 1),
    "keep-ship": ("ships", 1),
}
SHIPS_AT: Final = {"anywhere": -1.25, "planets": -1.0, "bases": -1.0, "nebulae": -0.5}


def resources(amounts: Mapping[str, int]) -> float:
    return sum(RESOURCE[kind] * amount for kind, amount in amounts.items())


def worth_of_verb(verb: str, said: Entry, shared: bool) -> float:
    """`shared`: of what everybody gets, an event counts all and a player's card nearly nothing."""
    if verb in FLAT:
        return FLAT[verb]
    if verb in EACH:
        name, each = EACH[verb]
        return each * int(said.get(name, 1))
    if verb in ("gain", "pay"):
        return resources(said) * (1 if verb == "gain" else -1)
    if verb in ("all-gain", "all-draw"):
        everybody = resources(said) if verb == "all-gain" else CARD * int(said["cards"])
        return everybody if shared else everybody * 0.4
    if verb in ("build", "develop"):  # leave to pay for it here and now, and so much cheaper
        return 0.5 + float(said.get("less", 0))
    if verb == "module":  # of a bought one, the launch that it saves
        return MODULE if said["price"] == "free" else 1 + float(said.get("less", 0))
    if verb == "peek":
        return 0.5 if said.get("cards", 2) == 2 else 0.75
    if verb == "bonus":
        return RESOURCE[said["kind"]] * int(said["regions"]) / (1 if said["on"] == "yours" else PLAYERS)
    assert verb == "damage-ship"
    return SHIPS_AT[said["where"]]


def chance(conditions: Mapping[str, Any]) -> float:
    product = 1.0
    for count, limits in conditions.items():
        least, most = (limits, 99) if isinstance(limits, int) else (limits.get("least", 0), limits.get("most", 99))
        product *= CHANCE[count, least, most]
    return product


def worth(do: Any, shared: bool = False) -> float:
    if isinstance(do, Sequence):
        return sum(worth(step, shared) for step in do)
    head = next(iter([word for word in HEADS if word in do]), "")
    if head == "choose":
        return max(worth(one, shared) for one in do["choose"]) + CHOICE
    if head == "repeat":
        return int(do["repeat"]) * worth(do["do"], shared)
    if head == "up-to":  # not always possible
        return 0.8 * int(do["up-to"]) * worth(do["do"], shared)
    if head == "if":
        return chance(do["if"]) * worth(do["do"], shared)
    if head == "per":
        [(count, number)] = [(word, n) for word, n in do["per"].items() if word in TYPICAL]
        times = min(float(do.get("most", 99)), TYPICAL[count] / int(number))
        return times * worth(do["do"], shared)
    [(verb, said)] = do.items()
    return worth_of_verb(verb, said, shared)


# --- the files -------------------------------------------------------------------------------------------------------
@cache
def loaded(file: str) -> dict[str, Any]:
    entries: dict[str, Any] = yaml.safe_load((GAME / "data" / file).read_text(encoding="utf-8"))
    return entries


def tactics(kind: str = "") -> dict[str, Entry]:
    return {name: card for name, card in loaded("tactics.yaml").items() if kind in ("", card["type"])}


def events(deck: str) -> dict[str, Entry]:
    return {name: card for name, card in loaded("events.yaml").items() if card["deck"] == deck}


def factions() -> dict[str, Entry]:
    found: dict[str, Entry] = loaded("factions.yaml")
    return found


def abilities() -> dict[str, Entry]:
    found: dict[str, Entry] = loaded("abilities.yaml")
    return found


def effects() -> dict[str, Entry]:
    """Everything that does something."""
    return {**loaded("tactics.yaml"), **loaded("events.yaml"), **abilities()}


def verbs(do: Any) -> Iterator[tuple[str, Any]]:
    """All verbs of an effect, in the order of the card."""
    for step in do if isinstance(do, list) else [do]:
        if "choose" in step:
            for one in step["choose"]:
                yield from verbs(one)
        elif "do" in step:
            yield from verbs(step["do"])
        else:
            yield from step.items()


def named(do: Any) -> list[str]:
    return [verb for verb, _ in verbs(do)]


def spelled(entry: Entry, *without: str) -> str:
    return json.dumps({field: value for field, value in entry.items() if field not in without}, sort_keys=True)


def alike(entries: Mapping[str, Entry], *without: str) -> list[str]:
    """Those that others repeat but for the name."""
    often = Counter(spelled(entry, *without) for entry in entries.values())
    return [name for name, entry in entries.items() if often[spelled(entry, *without)] > 1]


# --- the contract ----------------------------------------------------------------------------------------------------
def wrong_conditions(conditions: Mapping[str, Any]) -> Iterator[str]:
    for count, limits in conditions.items():
        if count not in TYPICAL:
            yield f"{count} is not counted"
        elif not isinstance(limits, int):
            unknown = set(limits) - {"least", "most"} - ({"deck"} if count == "modules" else set())
            yield from [f"{count}: {word}" for word in unknown]


def wrong_verb(verb: str, said: Any) -> Iterator[str]:
    if verb not in VERBS:
        yield f"{verb} is no verb"
        return
    for name, value in said.items():
        known = VERBS[verb].get(name)
        if known is None or (value not in known if known else type(value) is not int or value < 1):
            yield f"{verb}: {name}: {value}"


def wrong_steps(do: Any) -> Iterator[str]:
    for step in do if isinstance(do, list) else [do]:
        heads = [word for word in HEADS if word in step]
        if not heads:
            if len(step) != 1:
                yield f"{step} is not one step"
            for verb, said in step.items():
                yield from wrong_verb(verb, said)
        elif heads == ["choose"]:
            if len(step) != 1 or len(step["choose"]) < 2:
                yield f"{step} offers no choice"
            for one in step["choose"]:
                yield from wrong_steps(one)
        else:
            if len(heads) != 1 or set(step) - {heads[0], "do"} - ({"most"} if heads == ["per"] else set()):
                yield f"{step} has a word too many"
            if heads[0] in ("if", "per"):
                yield from wrong_conditions(step[heads[0]])
            yield from wrong_steps(step["do"])


def test_effects_use_the_words_of_the_contract() -> None:
    wrong = {
        name: [*wrong_steps(card["do"]), *wrong_conditions(card.get("if", {}))] for name, card in effects().items()
    }
    assert {name: problems for name, problems in wrong.items() if problems} == {}


def test_moments_are_those_of_the_contract() -> None:
    cards = {**tactics(), **abilities()}
    assert {name: card["when"] for name, card in cards.items() if card["when"] not in MOMENTS} == {}


def test_what_is_for_battles_is_done_in_battles() -> None:
    cards = {**tactics(), **abilities()}
    fights = {name for name, card in cards.items() if IN_BATTLE & set(named(card["do"]))}
    assert fights <= {name for name, card in cards.items() if card["when"] in BATTLE_WINDOWS}
    assert not IN_BATTLE & {verb for card in loaded("events.yaml").values() for verb in named(card["do"])}


def test_every_entry_says_where_it_comes_from() -> None:
    entries = {**effects(), **loaded("raiders.yaml"), **factions()}
    assert {entry["source"] for entry in entries.values()} <= {"book", "inferred", "designed"}


def test_ids_are_unique_and_can_become_names_of_classes() -> None:
    files = sorted({file.name for file in (GAME / "data").glob("*.yaml")} - {"map.yaml", "numbers.yaml"})
    assert {"tactics.yaml", "events.yaml", "raiders.yaml"} <= set(files)
    ids = Counter([name for part in map(loaded, files) for name in part])
    assert [name for name, often in ids.items() if often > 1] == []
    assert [name for name in ids if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name) or name in TAKEN] == []


def test_no_two_designs_are_the_same_up_to_names() -> None:
    assert alike(tactics(), "source", "copies", "type") == []
    assert alike(loaded("events.yaml"), "source", "deck", "track", "raider") == []
    assert alike(loaded("raiders.yaml"), "source", "reward", "start", "first_range", "first_reward") == []
    assert alike(abilities(), "source", "free", "often") == []
    assert alike(factions(), "source", "tracks", "upgrade", "abilities", "end", "any_field") == []


# --- tactics cards ---------------------------------------------------------------------------------------------------
def uses(card: Entry) -> float:
    return USES[card["when"], next(iter(card.get("if", {})), "")] if card["type"] == "sustain" else 1


def test_tactics_types() -> None:
    assert {card["copies"] for card in tactics().values()} == {2}
    designs = Counter(card["type"] for card in tactics().values())
    assert designs == {"action": 14, "battle": 10, "sustain": 6, "diplomacy": 5, "event": 5}


def on_whose_turn(card: Entry) -> str:
    if card["when"] in EVENT_WINDOWS:
        return "event"
    others = card["when"] in OTHERS_WINDOWS or card.get("if", {}).get("own-turn") == {"most": 0}
    return "others" if others else "own"


def test_actions_by_turn() -> None:
    assert Counter(on_whose_turn(card) for card in tactics("action").values()) == {"own": 8, "others": 4, "event": 2}
    strikes = [card for card in tactics("action").values() if card["when"] == "strike"]
    assert all("own-turn" in card["if"] for card in strikes)
    assert not BATTLE_WINDOWS & {card["when"] for kind in ("action", "event") for card in tactics(kind).values()}


def kind_of_battle_card(card: Entry) -> str:
    if card["if"]["battles"] == {"most": 0}:
        return "onlooker"
    do = named(card["do"])
    kinds = {"dice": "dice", "targeting": "targeting", "again": "reroll", "jam": "reroll"}
    return next((kinds[verb] for verb in kinds if verb in do), do[-1])


def test_battle_cards_by_kind() -> None:
    kinds = Counter(kind_of_battle_card(card) for card in tactics("battle").values())
    assert kinds == {"dice": 3, "targeting": 2, "reroll": 2, "sabotage": 1, "brace": 1, "onlooker": 1}
    assert {card["when"] for card in tactics("battle").values()} <= BATTLE_WINDOWS
    assert {card["when"] for card in tactics("diplomacy").values()} == {"diplomacy"}


@pytest.mark.parametrize(
    ("kind", "least", "most"),
    [("action", 2, 2.75), ("battle", 2, 3), ("sustain", 2, 4), ("diplomacy", 2, 4), ("event", 3, 4)],
)
def test_worth_of_tactics_cards(kind: str, least: float, most: float) -> None:
    found = {name: round(worth(card["do"]) * uses(card), 2) for name, card in tactics(kind).items()}
    assert {name: u for name, u in found.items() if not least <= u <= most} == {}


def test_no_card_adds_more_than_two_dice_or_targeting() -> None:
    cards = {**tactics(), **abilities()}.values()
    given = [
        n for card in cards for verb, said in verbs(card["do"]) if verb in ("dice", "targeting") for n in said.values()
    ]
    assert given
    assert max(given) == 2


def test_cards_that_hit_an_opponent_are_few_and_gentle() -> None:
    hitting = {name: worth(card["do"]) for name, card in tactics().items() if AT_OPPONENTS & set(named(card["do"]))}
    assert 0 < len(hitting) <= 4
    assert max(hitting.values()) <= 2


def test_rare_effects_of_tactics_cards() -> None:
    steps = {name for name, card in tactics().items() if "advance" in named(card["do"])}
    assert len(steps) == 2
    assert steps <= set(tactics("event"))
    tracks = {said["track"] for name in steps for verb, said in verbs(tactics()[name]["do"]) if verb == "advance"}
    assert tracks == {"supremacy"}
    assert sum("ready" in named(card["do"]) for card in tactics().values()) == 1
    assert not any("ready" in named(ability["do"]) for ability in abilities().values())


def test_cards_that_are_given() -> None:
    hailing, jamming, sabotage = (tactics()[name] for name in ("hailing-frequencies", "jamming-burst", "sabotage"))
    assert (hailing["type"], hailing["when"]) == ("diplomacy", "diplomacy")
    assert hailing["do"] == [{"per": {"opposing-ships": 1}, "do": {"vp": {"points": 1}}}, {"truce": {}}]
    assert (jamming["type"], jamming["when"], jamming["do"]) == ("battle", "rolled", {"jam": {}})
    assert (sabotage["type"], sabotage["when"], sabotage["do"]) == ("battle", "preparations", {"sabotage": {}})


# --- events ----------------------------------------------------------------------------------------------------------
DAWN: Final = {
    "gain": "gain",
    "all-gain": "gain",
    "all-draw": "gain",
    "bonus": "bonus",
    "market": "market",
    "module": "market",
    "recruit": "recruit",
    "repair": "repair",
}
TWILIGHT: Final = {
    "damage-module": "module",
    "damage-ship": "ship",
    "discard": "discard",
    "lose": "discard",
    "recall-leaders": "leaders",
    "scatter": "leaders",
    "raiders-move": "raiders",
    "market": "market",
}


@pytest.mark.parametrize("deck", ["dawn", "twilight"])
def test_event_decks(deck: str) -> None:
    cards = events(deck).values()
    assert Counter(card["track"] for card in cards) == dict.fromkeys(TRACKS, 2)
    assert Counter(card["raider"] for card in cards) == {"A": 3, "B": 3, "C": 2, "D": 2}
    assert len({(card["track"], card["raider"]) for card in cards}) == 10
    assert {card["who"] for card in cards} <= {"each", "table"}


def test_kinds_of_events() -> None:
    dawn = Counter(DAWN[named(card["do"])[0]] for card in events("dawn").values())
    assert dawn == {"gain": 3, "bonus": 3, "market": 2, "recruit": 1, "repair": 1}
    twilight = Counter(TWILIGHT[named(card["do"])[0]] for card in events("twilight").values())
    assert twilight == {"module": 3, "ship": 2, "discard": 2, "leaders": 1, "raiders": 1, "market": 1}


@pytest.mark.parametrize(("deck", "least", "most"), [("dawn", 1, 2), ("twilight", -2, -1)])
def test_worth_of_events(deck: str, least: float, most: float) -> None:
    found = {name: round(worth(card["do"], shared=True), 2) for name, card in events(deck).items()}
    assert {name: u for name, u in found.items() if not least <= u <= most} == {}


def test_what_the_table_does_once_is_for_all() -> None:
    for_all = {"bonus", "all-gain", "all-draw", "raiders-move"}
    for name, card in loaded("events.yaml").items():
        assert (card["who"] == "table") == bool(for_all & set(named(card["do"]))), name
    spread = [
        said["regions"] for card in events("dawn").values() for verb, said in verbs(card["do"]) if verb == "bonus"
    ]
    assert len(spread) == 3
    assert 2 <= min(spread) <= max(spread) <= 4


# --- raiders ---------------------------------------------------------------------------------------------------------
NUMBERS: Final = {  # range, weapons, shields, targeting: least and most
    "S": ((1, 1), (1, 1), (0, 0), (0, 0)),
    "A": ((2, 2), (2, 3), (0, 0), (0, 0)),
    "B": ((1, 2), (3, 3), (0, 0), (1, 1)),
    "C": ((2, 3), (4, 4), (1, 1), (1, 1)),
    "D": ((2, 3), (5, 5), (1, 1), (2, 2)),
}
REWARD: Final = {"S": 2.5, "A": 3.0, "B": 4.0, "C": 5.5, "D": 7.5}
QUIRKS: Final = {"no-energy", "no-diplomacy", "plunder", "ruin"}
REWARDS: Final[dict[str, float]] = {
    **{kind: RESOURCE[kind] for kind in STORED},
    "vp": 1,
    "tactics": CARD,
    "repair": REPAIR,
    "upgrade": UPGRADE,
    "module": MODULE,
}


def test_numbers_of_raiders() -> None:
    for name, raider in loaded("raiders.yaml").items():
        found = [raider[field] for field in ("range", "weapons", "shields", "targeting")]
        limits = NUMBERS[raider["letter"]]
        assert all(least <= n <= most for n, (least, most) in zip(found, limits, strict=True)), name
        assert raider["start"] in ("nebula", "last-planet", *BASES), name
        assert set(raider["quirks"]) <= QUIRKS, name


def test_rewards_pay_what_the_class_asks_for() -> None:
    for name, raider in loaded("raiders.yaml").items():
        reward = sum(REWARDS[kind] * amount for kind, amount in raider["reward"].items())
        assert abs(reward - REWARD[raider["letter"]]) <= 0.5, name


def test_each_class_has_a_plain_raider_and_one_with_a_quirk() -> None:
    kinds = sorted((raider["letter"], bool(raider["quirks"])) for raider in loaded("raiders.yaml").values())
    assert kinds == [(letter, quirk) for letter in "ABCDS" for quirk in (False, True)]
    known = loaded("raiders.yaml")
    assert known["vorticon-strikers"]["letter"] == "S"
    abductor = known["saucerian-abductor"]
    assert (abductor["letter"], abductor["range"], abductor["shields"]) == ("A", 2, 0)


# --- factions --------------------------------------------------------------------------------------------------------
UPGRADES: Final = {
    *("beacon-ship", "far-lantern", "deep-courier", "ram-prow", "ironside", "siege-hull"),
    *("escort-wing", "knife-wing", "corsair-wing", "settler-train", "armed-convoy", "ghost-convoy"),
}
ANY_FIELD: Final = 6.0  # ten visits to a Field, and at each more to choose from


def test_tracks_of_factions() -> None:
    pairs = Counter(frozenset(faction["tracks"]) for faction in factions().values())
    twice = [frozenset(("science", "supremacy")), frozenset(("commerce", "civilization"))]
    assert pairs == Counter([*map(frozenset, combinations(TRACKS, 2)), *twice])


def test_each_faction_has_an_upgrade_and_abilities_of_its_own() -> None:
    assert Counter(faction["upgrade"] for faction in factions().values()) == dict.fromkeys(UPGRADES, 1)
    owned = Counter(ability for faction in factions().values() for ability in faction["abilities"])
    assert owned == dict.fromkeys(abilities(), 1)
    assert [name for name, faction in factions().items() if faction.get("any_field")] == ["casket-bearers"]


def test_start_of_factions() -> None:
    for name, faction in factions().items():
        start = faction["start"]
        assert 5 <= sum(REWARDS[kind] * amount for kind, amount in start.items()) <= 6, name
        assert len(start) <= 3, name
        assert start.get("tactics", 0) <= 2, name
        assert set(start) & {"titanium", "nanocarbon", "ice", "credit"}, f"{name} cannot pay for a module"
        assert sum(start.values()) >= 2, f"{name} cannot pay for a module"


def over_a_game(ability: Entry) -> float:
    return MOMENTS[ability["when"]] * chance(ability.get("if", {})) * worth(ability["do"])


def at_the_end(end: Entry) -> float:
    return float(min(end["most"], end["base"] + end["each"] * AT_THE_END[end["per"]]))


def second(faction: Entry) -> float:
    if "end" in faction:
        return at_the_end(faction["end"])
    return ANY_FIELD if faction.get("any_field") else over_a_game(abilities()[faction["abilities"][1]])


def test_worth_of_abilities() -> None:
    for name, faction in factions().items():
        main = over_a_game(abilities()[faction["abilities"][0]])
        assert 14 <= main <= 22, f"{name}: {main}"
        assert 4 <= second(faction) <= 9, f"{name}: {second(faction)}"
        assert 20 <= main + second(faction) <= 27, f"{name}: {main} and {second(faction)}"


def test_main_abilities_are_used_in_every_game() -> None:
    mains = [abilities()[faction["abilities"][0]] for faction in factions().values()]
    assert min(MOMENTS[ability["when"]] * chance(ability.get("if", {})) for ability in mains) >= 4


def test_three_factions_score_at_the_end() -> None:
    ends = [at_the_end(faction["end"]) for faction in factions().values() if "end" in faction]
    assert len(ends) == 3
    assert all(4 <= vp <= 6 for vp in ends)


def test_acts_and_limits_of_abilities() -> None:
    for name, ability in abilities().items():
        assert ability["free"] == (ability["when"] == "any-time"), name
        assert ability["often"] in ("turn", "always", "game"), name
        assert not ability["free"] or ability["often"] != "always", f"{name} has no end"
    taking = {name: ability for name, ability in abilities().items() if "take" in named(ability["do"])}
    owners = [name for name, faction in factions().items() for ability in faction["abilities"] if ability in taking]
    assert owners == ["nightmare-cove"], "one of its abilities alone takes, so it takes once a turn"
    assert all(said == {"resources": 1} for ability in taking.values() for verb, said in verbs(ability["do"]))
    assert all(ability["often"] == "turn" for ability in taking.values())


# --- names and flavour -----------------------------------------------------------------------------------------------
def messages(language: str, part: str) -> dict[str, ftl.Message]:
    text = (GAME / "locale" / f"{language}-{part}.ftl").read_text(encoding="utf-8")
    assert [line for line in text.splitlines() if not re.match(r"andromeda-|    \.[a-z]|#|$", line)] == []
    entries = FluentParser().parse(text).body
    assert [entry.content for entry in entries if isinstance(entry, ftl.Junk)] == []
    found = [entry for entry in entries if isinstance(entry, ftl.Message)]
    assert len({message.id.name for message in found}) == len(found)
    return {message.id.name: message for message in found}


def plain(pattern: ftl.Pattern | None) -> str:
    assert pattern is not None
    [element] = pattern.elements
    assert isinstance(element, ftl.TextElement), serialize_expression(element)
    return element.value


def expected(part: str) -> dict[str, set[str]]:
    """The messages of a file, and the attributes of each."""
    if part == "tactics":
        return {f"andromeda-card-{name}": {"flavour"} for name in tactics()}
    if part == "events":
        events_and_raiders = {"event": loaded("events.yaml"), "raider": loaded("raiders.yaml")}
        return {f"andromeda-{kind}-{n}": {"flavour"} for kind, entries in events_and_raiders.items() for n in entries}
    flagged = {name: {"any-field"} if faction.get("any_field") else set() for name, faction in factions().items()}
    with_flavour = {f"andromeda-faction-{name}": {"flavour"} | more for name, more in flagged.items()}
    return {**with_flavour, **{f"andromeda-ability-{name}": set() for name in abilities()}}


@pytest.mark.parametrize("part", ["tactics", "events", "factions"])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_names_and_flavour(language: str, part: str) -> None:
    found = messages(language, part)
    attributes = {name: {attribute.id.name for attribute in message.attributes} for name, message in found.items()}
    assert attributes == expected(part)
    names = [plain(message.value) for message in found.values()]
    said = [plain(attribute.value) for message in found.values() for attribute in message.attributes]
    assert len(set(names)) == len(names)
    assert len(set(said)) == len(said)
    assert [text for text in said if not text.endswith((".", "!")) or re.search(r"[.!?] ", text)] == []
    foreign = "[А-яЁё]" if language == "en" else "[A-Za-z]"
    assert [text for text in names + said if re.search(foreign, text)] == []


def test_names_that_the_book_has() -> None:
    russian = {**messages("ru", "tactics"), **messages("ru", "events")}
    english = {**messages("en", "tactics"), **messages("en", "events")}
    known = {
        "card-hailing-frequencies": ("Hailing Frequencies", "Вызов на связь"),
        "raider-vorticon-strikers": ("Vorticon Strikers", "Ударники вортиконов"),
        "raider-saucerian-abductor": ("Saucerian Abductor", "Похититель-соусерианин"),
    }
    for name, (in_english, in_russian) in known.items():
        assert plain(english[f"andromeda-{name}"].value) == in_english
        assert plain(russian[f"andromeda-{name}"].value) == in_russian
