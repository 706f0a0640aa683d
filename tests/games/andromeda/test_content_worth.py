"""What the designed content must keep to: counts, mixes, and what each entry is worth. Only the files, no engine.

Worth is counted in units: one titanium, nanocarbon or ice. Where the books are silent, this ruler keeps one design
level with the next; how good a guess it is, only games between bots can tell.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

import rimward

HOME = Path(rimward.__file__).parent / "games" / "andromeda"
Entry = Mapping[str, Any]
Entries = Mapping[str, Entry]

# --- the ruler -------------------------------------------------------------------------------------------------------
UNITS = dict.fromkeys(("titanium", "nanocarbon", "ice", "energy", "any", "vp"), 1.0)
UNITS |= {"credit": 1.5, "tactics": 1.25, "repair": 1.25}
FLAT = {  # verbs that have one worth, and what they are worth for each of a number
    "draw": ("cards", 0.0, 1.25),
    "discard": ("cards", 0.0, -0.75),  # the worst of the hand
    "vp": ("points", 0.0, 1.0),
    "build": ("less", 0.25, 1.0),  # leave to pay for a ship is worth little: the Shipwright has it beside a repair
    "develop": ("less", 0.25, 1.0),
    "recruit": ("leaders", 0.0, 1.25),  # 1 VP at the end, and free for a development until then
    "dice": ("dice", 0.0, 1.0),
    "targeting": ("by", 0.0, 1.0),
    "repair": ("", 1.25, 0.0),
    "upgrade": ("", 5.0, 0.0),
    "discovery": ("", 4.0, 0.0),  # the best of the observatory stack
}
SOME = {"peek": {2: 0.75, 3: 1.0}, "ready": {1: 3.25, 15: 5.0}}  # by cards
THIRD_REPAIR = 1.0  # from the third on, a repair seldom finds more than the 1 VP of having nothing to repair
STEP, ANY_TRACK = 4.0, 0.25
OFFER, ANY_DECK = 1.25, 0.25  # leave to buy a module
FREE = {"any": 6.0, "typed": 5.0}
SLOT = {"": 0.0, "input": -1.0, "output": 0.5}  # into an input goes the poorest moon; an output must first get one
SLOT_VP = 1 / 8  # scored once in about eight uses
MIDGAME = {"developments": 1.5, "upgrades": 1.5}
# What is counted: how many there usually are at the end, and at best
ENDING = {"developments": (2.75, 4), "cards": (3, 7), "levels": (2.5, 5), "modules": (3.75, 9), "slotted": (3, 9)}
ENDING |= {"leaders": (3, 9), "tokens-used": (2.5, 6), "upgrades": (2.25, 4)}
CHOICE = (0.0, 0.0, 0.1, 0.25)  # by options
SLACK = 0.25  # about a number that is given as one


def amounts(said: Mapping[str, int]) -> float:
    return sum(UNITS[what] * number for what, number in said.items())


def either(options: Iterable[float]) -> float:
    """The best of them; that there is a choice is worth something among options that are nearly as good."""
    values = list(options)
    best = max(values)
    near = sum(1 for value in values if value >= 0.75 * best)
    return best + CHOICE[min(near, 3)]


def of_repeat(number: int, do: Any) -> float:
    if do == {"repair": {}} and number > 2:
        return 2 * worth(do) + (number - 2) * THIRD_REPAIR
    return number * worth(do)


def of_module(deck: str, price: str, less: int = 0) -> float:
    if price == "free":
        assert less == 0
        return FREE["any" if deck == "any" else "typed"]
    assert price == "board"
    return OFFER + (ANY_DECK if deck == "any" else 0) + less


def of_verb(verb: str, params: Mapping[str, Any]) -> float:
    if verb == "gain":
        return amounts(params)
    if verb == "pay":
        return -amounts(params)
    if verb == "module":
        return of_module(**params)
    if verb == "advance":
        return STEP + (ANY_TRACK if params["track"] == "any" else 0)
    if verb in SOME:
        return SOME[verb][params["cards"]]
    param, flat, each = FLAT[verb]
    assert set(params) == ({param} if param else set())
    return flat + each * int(params.get(param, 0))


def worth(do: Any) -> float:
    """What is not in the ruler is a KeyError: a design with a verb that nobody has priced."""
    if isinstance(do, list):
        return sum(map(worth, do))
    if "choose" in do:
        return either(map(worth, do["choose"]))
    if "repeat" in do:
        return of_repeat(do["repeat"], do["do"])
    if "per" in do:
        [(what, each)] = do["per"].items()
        often: float = min(MIDGAME[what] / each, do["most"])
        return often * worth(do["do"])
    [(verb, params)] = do.items()
    return of_verb(verb, params)


def activation(module: Entry) -> float:
    return worth(module["do"]) + SLOT[module.get("slot", "")] + SLOT_VP * int(module.get("slot_vp", 0))


def verbs(do: Any) -> list[tuple[str, Any]]:
    """The verbs of an effect, inside of its steps too, once each."""
    if isinstance(do, list):
        return [found for step in do for found in verbs(step)]
    if "choose" in do:
        return verbs(do["choose"])
    if "do" in do:
        return verbs(do["do"])
    return list(do.items())


def credits_gained(do: Any) -> int:
    """Net, and the most of a choice."""
    if isinstance(do, list):
        return sum(map(credits_gained, do))
    if "choose" in do:
        return max(map(credits_gained, do["choose"]))
    if "do" in do:
        return int(do.get("repeat", do.get("most", 1))) * credits_gained(do["do"])
    [(verb, params)] = do.items()
    return {"gain": 1, "pay": -1}.get(verb, 0) * int(params.get("credit", 0))


def test_the_ruler_agrees_with_the_books() -> None:
    """A launch is worth 1 to 1.75: two resources for two credits, or for three cards."""
    assert worth([{"pay": {"any": 2}}, {"gain": {"credit": 2}}]) == 1
    assert worth([{"pay": {"any": 2}}, {"draw": {"cards": 3}}]) == 1.75
    assert worth({"choose": [{"build": {"less": 0}}, {"repair": {}}]}) == 1.25
    assert worth({"choose": [{"draw": {"cards": 1}}, {"develop": {"less": 0}}]}) == 1.25
    assert worth({"choose": [{"gain": {"titanium": 1}}, {"gain": {"nanocarbon": 1}}, {"gain": {"ice": 1}}]}) == 1.25


# --- the files -------------------------------------------------------------------------------------------------------
# The kinds, with the file of each and the heading in it.
FILES = {"module": "modules", "card": "tactics", "event": "events", "raider": "raiders", "faction": "factions"}
FILES |= {"ability": "abilities", "upgrade": "upgrades", "token": "tokens", "planet": "planets"}
FILES |= {"development": "developments", "moon": "moons", "destiny": "destinies", "special": "special"}
TAKEN = (  # names of classes of the engine
    "battle|roll|window|offer|turns?|launch|return|pay|gain|build|repair|upgrade|advance|develop|result|region|bay|ship"
    "|raider|development|module|carry|strike"
)
RULES = {"alliance": ["monolith", "trade-hub", "maximus", "odessa", "shipyard", "development-office"]}
RULES |= {"module": ["primary-reactor", "shipwright", "treasury", "architect"]}


@cache
def loaded(file: str) -> Entries:
    path = HOME / "data" / f"{file}.yaml"
    found: Entries = yaml.safe_load(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return found


def entries(kind: str) -> Entries:
    return loaded(FILES[kind])


def decked(deck: str) -> dict[str, Entry]:
    return {name: module for name, module in entries("module").items() if module["deck"] == deck}


@cache
def texts(language: str) -> dict[str, dict[str, str]]:
    """The parts of each text, the name under "" among them."""
    found: dict[str, dict[str, str]] = {}
    for file in sorted((HOME / "locale").glob(f"{language}*.ftl")):
        parts: dict[str, str] = {}
        for line in file.read_text(encoding="utf-8").splitlines():
            if message := re.fullmatch(r"(andromeda-[A-Za-z0-9-]+) =(?: (.*))?", line):
                assert message[1] not in found, f"{message[1]} twice"
                parts = found[message[1]] = {"": message[2] or ""}
            elif attribute := re.fullmatch(r" {4}\.([a-z-]+) = (.+)", line):
                parts[attribute[1]] = attribute[2]
    return found


# --- modules ---------------------------------------------------------------------------------------------------------
DESIGNS = {"science": 18, "industry": 18, "commerce": 18, "civilization": 20}
ACTIVATION = dict(zip(DESIGNS, ((1.0, 1.5, 2.0), (1.25, 2.0, 2.75), (1.75, 2.5, 3.25), (1.5, 2.25, 3.0)), strict=True))
MIXES = {
    "science": {"plain": 12, "output": 6, "exchange": 5, "other": 4},
    "industry": {"plain": 13, "repair": 5, "build": 4, "exchange": 5},
    "commerce": {"input": 9, "exchange": 9, "output": 5, "plain": 4},
}


def sort_of(module: Entry) -> str:
    used = {verb for verb, _ in verbs(module["do"])}
    if "slot" in module:
        return str(module["slot"])
    if used & {"peek", "discovery"}:
        return "other"
    if "pay" in used:
        return "exchange"
    if used & {"repair", "build"}:
        return "repair" if "repair" in used else "build"
    return "other" if "draw" in used and module["deck"] == "science" else "plain"


def by_cards(found: Iterable[Entry], sort: Callable[[Entry], Hashable]) -> dict[Hashable, int]:
    """How many cards there are of each sort."""
    counted: Counter[Hashable] = Counter()
    for module in found:
        counted[sort(module)] += module["copies"]
    return counted


@pytest.mark.parametrize("deck", DESIGNS)
def test_a_deck_has_27_cards_of_which_15_have_no_damage_icon_and_3_two(deck: str) -> None:
    found = decked(deck).values()
    assert len(found) == DESIGNS[deck]
    assert {module["copies"] for module in found} == {1, 2}
    assert by_cards(found, lambda module: module["damage"]) == {0: 15, 1: 9, 2: 3}


@pytest.mark.parametrize("deck", MIXES)
def test_a_deck_is_mixed_as_its_kind_asks(deck: str) -> None:
    found = decked(deck).values()
    assert by_cards(found, sort_of) == MIXES[deck]
    assert all(params == {"less": 1} for module in found for verb, params in verbs(module["do"]) if verb == "build")


@pytest.mark.parametrize("deck", DESIGNS)
def test_an_activation_is_worth_what_its_damage_icons_say(deck: str) -> None:
    for name, module in decked(deck).items():
        if "do" in module:
            assert activation(module) == pytest.approx(ACTIVATION[deck][module["damage"]], abs=SLACK), name


@pytest.mark.parametrize("deck", DESIGNS)
def test_slots_print_vp_on_three_cards_and_industry_has_none(deck: str) -> None:
    found = decked(deck).values()
    assert {module["slot"] for module in found if "slot" in module} <= {"input", "output"}
    assert all("slot" in module or "slot_vp" not in module for module in found)
    assert all(0 <= module.get("slot_vp", 0) <= 2 for module in found)
    if deck == "industry":
        assert not any("slot" in module for module in found)
    else:
        assert sum(module["copies"] for module in found if module.get("slot_vp", 0)) == 3


@pytest.mark.parametrize("deck", DESIGNS)
def test_few_modules_give_vp_and_few_credits(deck: str) -> None:
    found = [module for module in decked(deck).values() if "do" in module]
    points = [params["points"] for module in found for verb, params in verbs(module["do"]) if verb == "vp"]
    assert points in ([], [1], [1, 1])
    assert all(credits_gained(module["do"]) <= 1 for module in found if module["damage"] < 2)


def test_12_game_end_cards_count_eight_things() -> None:
    ending = {name: module for name, module in decked("civilization").items() if "end" in module}
    assert (len(ending), sum(module["copies"] for module in ending.values())) == (8, 12)
    assert {module["end"]["per"] for module in ending.values()} == set(ENDING)
    assert not any({"slot", "slot_vp"} & module.keys() for module in ending.values())
    assert {name for name, module in entries("module").items() if "do" not in module} == ending.keys()


def test_game_end_modules_score_6_to_8_and_12_at_best() -> None:
    for name, module in decked("civilization").items():
        if "end" in module:
            end = module["end"]
            usual, best = (min(end["base"] + end["each"] * n, end.get("most", 99)) for n in ENDING[end["per"]])
            assert 6 <= usual - 2 * module["damage"] <= 8, name
            assert usual <= best <= 12, name


def test_the_four_modules_of_the_books() -> None:
    modules = entries("module")
    assert modules["land-ministry"]["end"] == {"base": 4, "each": 2, "per": "developments"}
    assert modules["cognition-collective"]["end"] == {"base": 3, "each": 1, "per": "cards"}
    assert (modules["supplier"]["deck"], modules["supplier"]["slot"]) == ("commerce", "input")
    assert modules["index-extractor"]["deck"] == "industry"
    not_ours = {name for name, module in modules.items() if module["source"] != "designed"}
    assert not_ours == {"land-ministry", "cognition-collective", "supplier", "index-extractor"}


# --- planets and developments ----------------------------------------------------------------------------------------
PLANETS: dict[str, tuple[list[int], list[list[str]]]] = {  # how many resources each costs, and what lies under
    "science": ([3, 4, 4], [["energy"], ["energy", "ice"], ["ice"]]),
    "industry": ([3, 4, 5], [["nanocarbon", "titanium"], ["titanium"], ["titanium"]]),
    "supremacy": ([4, 4, 5], [["energy"], ["energy", "nanocarbon"], ["nanocarbon"]]),
    "commerce": ([3, 4, 4], [["credit"], ["ice"], ["nanocarbon"]]),
    "civilization": ([3, 3, 4], [["ice"], ["ice", "nanocarbon"], ["tactics"]]),
}


@pytest.mark.parametrize("track", PLANETS)
def test_three_planets_of_a_type(track: str) -> None:
    costs, under = PLANETS[track]
    assert len(entries("planet")) == 15
    found = [planet for planet in entries("planet").values() if planet["type"] == track]
    assert sorted(sum(planet["cost"].values()) for planet in found) == costs
    assert sorted(sorted([*planet["under"], *planet.get("or", {})]) for planet in found) == under
    for planet in found:
        assert len(planet["cost"]) >= 2
        assert sum(planet["cost"].values()) < 4 or "credit" in planet["cost"]
        assert set(planet["cost"]) <= {"titanium", "nanocarbon", "ice", "energy", "credit"}
        assert {*planet["under"].values(), *planet.get("or", {}).values()} == {1}


def test_five_developments_of_which_the_cards_are_level() -> None:
    found = entries("development")
    leaders = {name: development["leaders"] for name, development in found.items()}
    assert leaders == {"observatory": 2, "factory": 3, "obelisk": 1, "spaceport": 2, "city": 4}
    assert {name for name, development in found.items() if not 5 <= worth(development["do"]) <= 6} == set()
    assert [name for name, development in found.items() if "when" in development] == ["obelisk"]
    assert found["city"]["do"] == [{"module": {"deck": "any", "price": "free"}}]


# --- moons -----------------------------------------------------------------------------------------------------------
MAIN = dict(zip(PLANETS, ("energy", "titanium", "nanocarbon", "credit", "ice"), strict=True))


def moons(color: str) -> list[Entry]:
    return [moon for moon in entries("moon").values() if moon["color"] == color]


@pytest.mark.parametrize("color", MAIN)
def test_nine_moons_of_a_color(color: str) -> None:
    main = MAIN[color]
    beside = "ice" if color == "science" else "energy"
    purse = {"credit": 1, "ice": 1} if color == "commerce" else {"credit": 1}
    faces: list[tuple[dict[str, int], int]] = [({main: 1}, 2), ({main: 2}, 2), ({main: 1, beside: 1}, 1)]
    faces += [(purse, 1), ({"repair": 1}, 1), ({"tactics": 1}, 1)]
    plain = [(moon["gives"], moon["count"]) for moon in moons(color) if "or" not in moon]
    assert sorted(map(repr, plain)) == sorted(map(repr, faces))
    [choice] = [moon for moon in moons(color) if "or" in moon]
    assert (choice["gives"], choice["count"]) == ({main: 1}, 1)
    assert (sum(choice["or"].values()), main in choice["or"]) == (1, False)


def test_45_moons_are_worth_one_and_a_half_in_the_mean() -> None:
    found = [moon for color in MAIN for moon in moons(color)]
    values = [either([amounts(moon[face]) for face in ("gives", "or") if face in moon]) for moon in found]
    counts = [moon["count"] for moon in found]
    assert sum(counts) == 45
    assert sum(value * count for value, count in zip(values, counts, strict=True)) / 45 == pytest.approx(1.5, abs=0.1)
    assert not any("vp" in moon["gives"] for moon in found)


def test_six_moons_of_the_nebulae() -> None:
    found = moons("nebula")
    assert [moon["count"] for moon in found] == [1] * 6
    assert all(2.5 <= amounts(moon["gives"]) <= 3.5 for moon in found)
    assert {"color": "nebula", "count": 1, "gives": {"credit": 1, "vp": 2}, "source": "designed"} in found


# --- upgrades --------------------------------------------------------------------------------------------------------
SHIPS: dict[str, tuple[dict[str, int], set[str]]] = {
    "transport": ({"range": 1, "weapons": 1, "shields": 0, "targeting": 0}, {"populate"}),
    "fighter": ({"range": 2, "weapons": 2, "shields": 0, "targeting": 0}, {"attack"}),
    "science-vessel": ({"range": 2, "weapons": 0, "shields": 0, "targeting": 0}, {"voyage"}),
    "heavy-cruiser": ({"range": 1, "weapons": 3, "shields": 1, "targeting": 0}, {"jump"}),
}


def tiles(ship: str, faction: bool) -> list[Entry]:
    return [tile for tile in entries("upgrade").values() if tile["ship"] == ship and tile["faction"] is faction]


def better(tile: Entry) -> tuple[list[int], int]:
    """By how much its numbers are higher, and how many abilities it adds."""
    numbers, abilities = SHIPS[tile["ship"]]
    more = [tile[name] - number for name, number in numbers.items()]
    assert min(more) >= 0
    assert abilities <= set(tile["abilities"])
    return sorted(number for number in more if number), len(tile["abilities"]) - len(abilities)


@pytest.mark.parametrize("ship", SHIPS)
def test_five_neutral_tiles_of_a_ship_raise_one_number_and_add_one_ability(ship: str) -> None:
    found = tiles(ship, faction=False)
    assert [better(tile) for tile in found] == [([1], 1)] * 5
    used = {ability for tile in found for ability in tile["abilities"]}
    assert used == {"attack", "voyage", "jump"} | ({"populate"} if ship == "transport" else set())


@pytest.mark.parametrize("ship", SHIPS)
def test_three_faction_tiles_of_a_ship_are_worth_one_more(ship: str) -> None:
    found = tiles(ship, faction=True)
    assert [sum(better(tile)[0]) + better(tile)[1] for tile in found] == [3] * 3
    assert all(tile["targeting"] <= 2 and len(set(tile["abilities"])) == len(tile["abilities"]) for tile in found)


def test_transports_have_no_targeting_two_shields_and_one_gun() -> None:
    found = tiles("transport", faction=False) + tiles("transport", faction=True)
    assert [tile["targeting"] for tile in found] == [0] * 8
    assert Counter(tile["shields"] for tile in found) == {0: 6, 1: 2}
    assert Counter(tile["weapons"] for tile in found) == {1: 7, 2: 1}


def test_every_faction_has_a_tile_of_its_own() -> None:
    own = {name for name, tile in entries("upgrade").items() if tile["faction"]}
    assert len(own) == 12
    if factions := entries("faction"):
        assert sorted(faction["upgrade"] for faction in factions.values()) == sorted(own)


# --- tokens ----------------------------------------------------------------------------------------------------------
def tokens(kind: str) -> dict[str, Entry]:
    return {name: token for name, token in entries("token").items() if token["kind"] == kind}


def using(kind: str, verb: str, **params: Any) -> int:
    """How many designs have this verb with these parameters."""
    uses = [verbs(token["do"]) for token in tokens(kind).values()]
    return sum(1 for used in uses if any(name == verb and params.items() <= said.items() for name, said in used))


def test_21_discovery_tokens() -> None:
    found = tokens("discovery")
    assert Counter(token["copies"] for token in found.values()) == {1: 7, 2: 7}
    assert {name for name, token in found.items() if not 3 <= worth(token["do"]) <= 3.5} == set()
    assert [using("discovery", "module", deck=deck, price="board", less=2) for deck in DESIGNS] == [1] * 4
    bundles = [token for token in found.values() if {verb for verb, _ in verbs(token["do"])} <= {"gain", "draw"}]
    assert len(bundles) == 3
    assert sum({"repeat": 2, "do": {"repair": {}}} in token["do"] for token in found.values()) == 2
    once: list[tuple[str, dict[str, Any]]] = [
        ("ready", {"cards": 1}),
        ("recruit", {"leaders": 2}),
        ("peek", {"cards": 3}),
        ("draw", {"cards": 3}),
    ]
    once += [("advance", {"track": "any"}), ("pay", {"any": 1})]
    assert [using("discovery", verb, **params) for verb, params in once] == [1] * 6


def test_8_supremacy_tokens() -> None:
    found = tokens("supremacy")
    assert [token["copies"] for token in found.values()] == [1] * 8
    assert {name for name, token in found.items() if not 4.5 <= worth(token["do"]) <= 5.5} == set()
    assert [using("supremacy", "module", deck=deck, price="free") for deck in ("industry", "civilization")] == [1, 1]
    once: list[tuple[str, dict[str, Any]]] = [("advance", {"track": "any"}), ("upgrade", {}), ("ready", {"cards": 15})]
    once += [("gain", {"energy": 4}), ("vp", {"points": 4}), ("vp", {"points": 2})]
    assert [using("supremacy", verb, **params) for verb, params in once] == [1] * 6
    assert sum({"repeat": 3, "do": {"repair": {}}} in token["do"] for token in found.values()) == 1


# --- all of it -------------------------------------------------------------------------------------------------------
def design(entry: Entry) -> str:
    """A module's deck and damage are no design; the colour of a moon is."""
    alike = {"copies", "source", "faction"} | ({"deck", "damage"} if "damage" in entry else set())
    return repr(sorted((word, value) for word, value in entry.items() if word not in alike))


@pytest.mark.parametrize("kind", ["module", "upgrade", "token", "planet", "development", "moon", "destiny", "special"])
def test_no_two_designs_are_the_same_up_to_names(kind: str) -> None:
    designs = Counter(map(design, entries(kind).values()))
    assert [said for said, count in designs.items() if count > 1] == []


def test_no_file_has_an_id_twice() -> None:
    """The later one would take the place of the other."""
    for file in sorted((HOME / "data").glob("*.yaml")):
        ids = Counter(re.findall(r"^[^\s#][^:]*(?=:)", file.read_text(encoding="utf-8"), re.MULTILINE))
        assert {name for name, count in ids.items() if count > 1} == set(), file.name


def test_every_id_is_unique_and_can_be_a_class() -> None:
    ids = Counter(name for kind in FILES for name in entries(kind))
    assert len(ids) > 200
    assert [name for name, count in ids.items() if count > 1] == []
    assert [name for name in ids if not re.fullmatch(rf"(?!({TAKEN})$)[a-z][a-z0-9]*(-[a-z0-9]+)*", name)] == []
    sources = {entry["source"] for kind in FILES for entry in entries(kind).values() if "source" in entry}
    assert sources <= {"book", "inferred", "designed"}


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("kind", [*(kind for kind in FILES if kind != "moon"), "alliance"])
def test_every_entry_has_a_name_and_flavour(kind: str, language: str) -> None:
    """An ability stands on the card of its faction, whose flavour is enough."""
    known = texts(language)
    things = [*(entries(kind) if kind in FILES else ()), *RULES.get(kind, ())]
    said = {thing: known.get(f"andromeda-{kind}-{thing}", {"": ""}) for thing in things}
    assert [thing for thing, parts in said.items() if not parts[""]] == []
    names = Counter(parts[""] for parts in said.values())
    assert [name for name, count in names.items() if count > 1] == []
    if kind != "ability":
        flavours = {thing: parts.get("flavour", "") for thing, parts in said.items()}
        assert {thing: text for thing, text in flavours.items() if not re.fullmatch(r".{8,110}[.!?…]", text)} == {}
