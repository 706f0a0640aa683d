"""The files of the box are checked as a whole before anything is used, and packs change or add to them."""

import inspect
import re
from pathlib import Path

import pytest
import yaml

from rimward.games.xia.cards import abilities
from rimward.games.xia.table import board
from rimward.games.xia.table.content import BOX, CELL_NAMES, CELLS, picture
from rimward.kernel.content import ContentError
from tests.games.xia.printed import content

PACKS = Path(__file__).parents[3] / "docs/packs"


def files_of(folder: Path) -> dict[str, str]:
    return {f"{folder.name}/{file.name}": file.read_text(encoding="utf-8") for file in sorted(folder.iterdir())}


# --- the box ---------------------------------------------------------------------------------------------------------
def test_the_box_is_loaded_once() -> None:
    assert content() is content()


def test_cells_are_those_of_the_board() -> None:
    assert CELLS == board.CELLS
    assert (CELL_NAMES[0], CELL_NAMES[9], CELL_NAMES[18]) == ("a1", "c3", "e3")
    assert CELLS[CELL_NAMES.index("c3")] == (0, 0)
    assert CELLS[CELL_NAMES.index("c5")] == (2, 0)  # east


def test_an_outfit_is_read_from_its_picture() -> None:
    saker = content().outfits["saker-v"]
    assert saker.cells == ((2, 0), (0, 1), (1, 1), (2, 1))
    assert saker.uses == (0, 1)
    assert (saker.source.kind, saker.source.at) == ("book", ("en:442-446", "en:460"))


def test_a_ship_is_read_from_its_picture() -> None:
    tiger = content().ships["easy-tiger"]
    assert tiger.hold == (*((x, y) for y in (0, 1) for x in range(4)), (0, 2), (1, 2), (2, 2))
    assert (tiger.tier, tiger.price, tiger.impulse, tiger.energy, tiger.ability) == (1, 1000, 3, 10, "tac-x")


def test_a_sector_is_read_from_its_picture() -> None:
    kemplar = content().sectors["kemplar-ii"]
    assert kemplar.ground == "....##..###..##...."
    assert kemplar.symbols == ("ring", "bar", "dot", "star", "wave", "fork")
    assert (kemplar.kind, kemplar.law, kemplar.buys, kemplar.sells, kemplar.spawn) == (
        "planet",
        "lawful",
        "spice",
        "holo",
        10,
    )
    assert {word: CELL_NAMES[cell] for word, cell in kemplar.marks.items()} == {
        "buy": "b2",
        "sell": "c4",
        "mission": "d2",
        "spawn": "a3",
    }
    assert kemplar.entrances == {(CELL_NAMES.index("d3"), 1)}


def test_the_den_has_a_sell_space_that_takes_nothing_by_itself() -> None:
    den = content().sectors["smugglers-den"]
    assert (den.buys, den.sells) == ("any", "")
    assert den.ground[den.marks["sell"]] == "#"


def test_a_picture_for_people() -> None:
    assert picture(content().sectors["loath"]).splitlines() == [
        "loath: outlaw planet",
        "       .   .   .",
        "     .   .   .   .",
        "  / \\ / o",
        " | #   # | .?  .   .S",
        "  \\       \\",
        "   o #   #$| .   .",
        "    \\     /",
        "     | #M| .   .",
        "      \\ /",
        "e bar  se dot  sw star  w wave  nw fork  ne ring",
        "$ sell any d2  M mission e1  S spawn 19 c5  ? explore c3",
    ]


# --- the hash --------------------------------------------------------------------------------------------------------
def test_the_hash_is_that_of_the_content_and_not_of_the_files() -> None:
    files = BOX.files()
    rewritten = {name: "# another comment\n" + text.replace(", ", ",   ") for name, text in files.items()}
    assert BOX.load(rewritten).hash == BOX.load(files).hash == content().hash


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("ships.yaml", "energy: 9", "energy: 8"),
        ("outfits.yaml", "U o U", "U U U"),
        ("sectors.yaml", "explore: d4", "explore: d3"),
        ("sectors.yaml", "[d3-se]", "[d3-sw]"),
        ("missions.yaml", "target: right, deliver: vortex-86", "target: left, deliver: vortex-86"),
        ("missions.yaml", "place: azure", "place: lunari"),
        ("titles.yaml", "count: 12", "count: 13"),
        ("box.yaml", "[3, 6,", "[3, 7,"),
        ("box.yaml", "fame: 7, nothing: 7", "fame: 8, nothing: 6"),
    ],
)
def test_the_hash_changes_with_the_content(file: str, old: str, new: str) -> None:
    files = BOX.files()
    assert old in files[file]
    files[file] = files[file].replace(old, new, 1)
    assert BOX.load(files).hash != content().hash


# --- packs -----------------------------------------------------------------------------------------------------------
def test_a_pack_replaces_a_ship_and_adds_a_sector() -> None:
    home = BOX.load(BOX.files(), [BOX.pack(files_of(PACKS / "home-port"))])
    assert list(home.ships) == list(content().ships)
    assert home.ships["puddle-jumper"].energy == 11
    assert len(home.ships["puddle-jumper"].hold) == 10
    assert list(home.sectors) == [*content().sectors, "home-port"]
    assert home.sectors["home-port"].spawn == 2
    assert (home.outfits["m-22"].die, home.tokens) == (6, content().tokens)
    assert home.hash != content().hash
    assert "home-port" not in content().sectors  # the box itself is as it was
    assert content().ships["puddle-jumper"].energy == 10


def test_the_last_pack_counts() -> None:
    fast, slow = (BOX.pack({"ships.yaml": SHIP.replace("impulse: 3", f"impulse: {n}")}) for n in (5, 2))
    assert BOX.load(BOX.files(), [fast, slow]).ships["kestrel"].impulse == 2
    assert BOX.load(BOX.files(), [slow, fast]).ships["kestrel"].impulse == 5


def test_a_pack_may_change_the_rest_of_the_box() -> None:
    more = BOX.pack({"box.yaml": "tokens: {count: {credits: 9, fame: 12}, source: designed}"})
    assert BOX.load(BOX.files(), [more]).tokens == ("credits",) * 9 + ("fame",) * 12


# --- what is refused -------------------------------------------------------------------------------------------------
SHIP = """
kestrel:
  tier: 1
  price: 1000
  impulse: 3
  energy: 10
  ability: stoop
  hold: |
    # # # #
    # # # #
  source: book
  at: [en:1]
  known: [name, size]
"""
OUTFIT = """
long-tom:
  kind: blaster
  tier: 2
  price: 2000
  resale: 1000
  die: 8
  shape: |
    U o
    . U
  source: designed
"""
SECTOR = """
mooring:
  kind: planet
  law: neutral
  symbols: [ring, bar, dot, star, wave, fork]
  ground: |2
      . . a
     . # # .
    . # # . .
     . . . d
      . ~ ~
  marks: {buy spice: b2, sell holo: c2, mission: c3, spawn 2: a2, explore: e1}
  entrances: [b2-ne, c2-w]
  source: designed
"""
TITLE = """
stowaway:
  card: 97
  objective: npc-destroyed
  npc: enforcer
  count: 2
  skill: trade
  by: 1000
  fame: 2
  source: book
  at: [ru:1]
  known: [name, card, npc]
"""
TRACK = "fame-track: {title_spaces: [3, 6], source: designed}"

BROKEN = [
    # ships: old text, new text, field that the error names, a word of the reason
    ("ships.yaml", "tier: 1", "tier: 4", "tier", "4"),
    ("ships.yaml", "  tier: 1\n", "", "tier", "missing"),
    ("ships.yaml", "tier: 1", "tier: one", "tier", "str"),
    ("ships.yaml", "price: 1000", "price: 1500", "price", "1000"),
    ("ships.yaml", "price: 1000", "price: -1000", "price", ">= 0"),
    ("ships.yaml", "impulse: 3", "impulse: 0", "impulse", ">= 1"),
    ("ships.yaml", "impulse: 3", "impulse: 3.5", "impulse", "float"),
    ("ships.yaml", "energy: 10", "enrgy: 10", "enrgy", "unknown"),
    ("ships.yaml", "energy: 10", "energy: 10\n  energy: 11", "energy", "twice"),
    ("ships.yaml", "ability: stoop", "ability: The Stoop", "ability", "hyphens"),
    ("ships.yaml", "# # # #", "# # x #", "hold", "'x' in row 1, column 3"),
    ("ships.yaml", "#", ".", "hold", "no Hold space"),
    ("ships.yaml", "  source:", "  first_hold: '###'\n  source:", "first_hold", "as many spaces as the Hold has now"),
    ("ships.yaml", "  source:", "  first_hold: '#x#'\n  source:", "first_hold", "'x' in row 1, column 2"),
    ("ships.yaml", "source: book", "source: web", "source", "web"),
    ("ships.yaml", "source: book", "source: designed", "source", "leave out"),
    ("ships.yaml", "at: [en:1]", "at: []", "at", "which lines"),
    ("ships.yaml", "at: [en:1]", "at: [de:1]", "at", "de:1"),
    ("ships.yaml", "known: [name, size]", "known: [colour]", "known", "colour"),
    ("ships.yaml", "known: [name, size]", "inferred: [colour]", "inferred", "colour"),
    ("ships.yaml", "known: [name, size]", "known: [name]\n  inferred: [name]", "inferred", "either"),
    # outfits
    ("outfits.yaml", "kind: blaster", "kind: cannon", "kind", "cannon"),
    ("outfits.yaml", "die: 8", "die: 10", "die", "10"),
    ("outfits.yaml", "resale: 1000", "resale: 3000", "resale", "more than it costs"),
    ("outfits.yaml", "U", "o", "shape", "Use Space"),
    ("outfits.yaml", "U o\n", "U .\n", "shape", "one piece"),
    ("outfits.yaml", "U o\n", "U O\n", "shape", "'O'"),
    # sectors: the ground
    ("sectors.yaml", "kind: planet", "kind: moon", "kind", "moon"),
    ("sectors.yaml", "  law: neutral\n", "", "law", "lawful"),
    ("sectors.yaml", "law: neutral", "law: free", "law", "free"),
    ("sectors.yaml", "bar, dot", "bar, bar", "symbols", "once"),
    ("sectors.yaml", "star, wave, fork", "star, wave", "symbols", "once"),
    ("sectors.yaml", "symbols: [ring", "symbols: [king", "symbols", "ring"),
    ("sectors.yaml", ". # # . .", ". # # .", "ground", "3, 4, 4, 4, 3"),
    ("sectors.yaml", "      . ~ ~\n", "", "ground", "3, 4, 5, 4"),
    ("sectors.yaml", ". . a", ". . x", "ground", "'x'"),
    ("sectors.yaml", ". . a", ". . g", "ground", "only a gate sector"),
    ("sectors.yaml", ". . a", ". . *", "ground", "only a star sector"),
    ("sectors.yaml", ". ~ ~", ". ~ #", "ground", "one piece"),
    ("sectors.yaml", "kind: planet\n  law: neutral", "kind: nebula", "ground", "only a planet sector"),
    # sectors: the marks
    ("sectors.yaml", "buy spice: b2", "buy spice: b5", "marks", "no cell 'b5'"),
    ("sectors.yaml", "buy spice: b2", "buy spice: 5", "marks", "int"),
    ("sectors.yaml", "buy spice: b2", "buy silk: b2", "marks", "'buy silk'"),
    ("sectors.yaml", "buy spice: b2", "buy: b2", "marks", "'buy'"),
    ("sectors.yaml", "buy spice: b2", "buy nothing: b2", "marks", "'buy nothing'"),
    ("sectors.yaml", "buy spice: b2", "buy spice: c4", "marks", "not on a planet"),
    ("sectors.yaml", "sell holo: c2", "sell holo: a1", "marks", "not on a planet"),
    ("sectors.yaml", "sell holo: c2", "sell holo: c2, sell terra: c3", "marks", "more than one sell"),
    ("sectors.yaml", "mission: c3", "mission: c3, mission: c2", "marks", "twice"),
    ("sectors.yaml", "mission: c3", "mission 3: c3", "marks", "'mission 3'"),
    ("sectors.yaml", "mission: c3", "picnic: c3", "marks", "'picnic'"),
    ("sectors.yaml", "spawn 2: a2", "spawn 0: a2", "marks", "'spawn 0'"),
    ("sectors.yaml", "spawn 2: a2", "spawn 20: a2", "marks", "'spawn 20'"),
    ("sectors.yaml", "spawn 2: a2", "spawn: a2", "marks", "'spawn'"),
    ("sectors.yaml", "explore: e1", "mine terra: e1", "marks", "neither asteroid"),
    ("sectors.yaml", "explore: e1", "salvage cyber: e1", "marks", "neither debris"),
    ("sectors.yaml", "explore: e1", "harvest holo: d1", "marks", "neither nebula"),
    ("sectors.yaml", "explore: e1", "harvest any: e2", "marks", "'harvest any'"),
    ("sectors.yaml", "explore: e1", "mine terra: a3, harvest holo: e2", "marks", "only one place"),
    # sectors: the entrances
    ("sectors.yaml", "[b2-ne, c2-w]", "[]", "entrances", "at least one"),
    ("sectors.yaml", "b2-ne", "b2-n", "entrances", "'b2-n'"),
    ("sectors.yaml", "b2-ne", "b7-ne", "entrances", "'b7-ne'"),
    ("sectors.yaml", "b2-ne", "a2-sw", "entrances", "not on the planet"),
    ("sectors.yaml", "b2-ne", "b2-e", "entrances", "both sides"),
    ("sectors.yaml", "b2-ne", "c2-w", "entrances", "twice"),
    # missions
    ("missions.yaml", "type: shuttle", "type: ferry", "type", "ferry"),
    ("missions.yaml", "place: mooring", "place: azure", "deliver", "where it begins"),
    ("missions.yaml", "place: mooring, ", "", "place", "which?"),
    ("missions.yaml", "deliver: azure, ", "", "deliver", "deliver"),
    ("missions.yaml", "type: shuttle", "type: thief", "place", "no place"),
    ("missions.yaml", "type: shuttle, place: mooring", "type: thief", "target", "left, right, enforcer"),
    ("missions.yaml", "place: mooring", "place: mooring, target: left", "target", "no target of its own"),
    ("missions.yaml", "type: shuttle, place: mooring", "type: assassin, target: above", "target", "above"),
    ("missions.yaml", "source: designed", "source: designed, pay: 9000", "pay", "pay"),
    ("missions.yaml", "source: designed", "source: book", "at", "which lines"),
    # titles
    ("titles.yaml", "fame: 2", "fame: 4", "fame", "4"),
    ("titles.yaml", "  fame: 2\n", "", "fame", "missing"),
    ("titles.yaml", "objective: npc-destroyed", "objective: be-nice", "objective", "be-nice"),
    ("titles.yaml", "skill: trade", "skill: charm", "skill", "charm"),
    ("titles.yaml", "count: 2", "count: 0", "count", ">= 1"),
    ("titles.yaml", "by: 1000", "by: 500", "by", "thousands"),
    ("titles.yaml", "npc: enforcer", "npc: admiral", "npc", "admiral"),
    ("titles.yaml", "  npc: enforcer\n", "", "npc", "which NPC"),
    ("titles.yaml", "objective: npc-destroyed", "objective: rescues", "npc", "only that"),
    ("titles.yaml", "npc-destroyed\n  npc: enforcer", "credits", "count", "thousands"),
    ("titles.yaml", "card: 97", "card: 97\n  colour: red", "colour", "unknown"),
    ("titles.yaml", "known: [name, card, npc]", "known: [picture]", "known", "picture"),
    # the rest of the box
    ("box.yaml", "[3, 6]", "[6, 3]", "title_spaces", "rise"),
    ("box.yaml", "[3, 6]", "[3, 3]", "title_spaces", "rise"),
    ("box.yaml", "[3, 6]", "[0, 3]", "title_spaces", ">= 1"),
    ("box.yaml", TRACK, "tokens: {count: {gold: 3}, source: designed}", "count", "credits"),
    ("box.yaml", TRACK, "cubes: {count: {spice: 15}, source: designed}", "count", "five cubes"),
    ("box.yaml", TRACK, "outfit-tiles: {count: 0, source: designed}", "count", ">= 1"),
]
MISSION = "sunday-trip: {type: shuttle, place: mooring, deliver: azure, source: designed}"
WHOLE = {
    "ships.yaml": SHIP,
    "outfits.yaml": OUTFIT,
    "sectors.yaml": SECTOR,
    "missions.yaml": MISSION,
    "titles.yaml": TITLE,
    "box.yaml": TRACK,
}


def test_the_entries_below_are_right_before_they_are_broken() -> None:
    box = BOX.files()
    raider, _, rest = box["titles.yaml"].partition("gunner:")  # it has the objective of the new one
    box["titles.yaml"] = f"gunner:{rest}"
    found = BOX.load(box, [BOX.pack(WHOLE)])
    assert "raider" in raider
    assert found.titles["stowaway"].count == 2
    assert {"kestrel", "long-tom", "mooring"} <= {*found.ships, *found.outfits, *found.sectors}
    assert found.missions["sunday-trip"].place == "mooring"
    assert found.title_spaces == (3, 6)


@pytest.mark.parametrize(("file", "old", "new", "field", "why"), BROKEN)
def test_a_broken_entry_is_refused_by_file_entry_and_field(file: str, old: str, new: str, field: str, why: str) -> None:
    assert old in WHOLE[file]
    text = WHOLE[file].replace(old, new)
    with pytest.raises(ContentError) as refused:
        BOX.pack({f"my-pack/{file}": text})
    entry = text.strip().partition(":")[0]
    assert (refused.value.file, refused.value.entry, refused.value.field) == (f"my-pack/{file}", entry, field)
    assert str(refused.value).startswith(f"my-pack/{file}: {entry}: {field}: ")
    assert why in refused.value.problem


@pytest.mark.parametrize(
    ("file", "text", "entry", "why"),
    [
        ("sectors.yaml", "Mooring Point: {}", "Mooring Point", "small letters"),
        ("sectors.yaml", "7: {}", "7", "small letters"),
        ("ships.yaml", SHIP + SHIP, "kestrel", "twice"),
        ("ships.yaml", "kestrel: fast", "kestrel", "str"),
        ("ships.yaml", "- kestrel", "", "must name entries"),
        ("ships.yaml", "", "", "must name entries"),
        ("ships.yaml", "kestrel: [", "", "not readable as YAML"),
        ("sectors.yaml", SECTOR.replace("|2", "|"), "", "|2"),
        ("ships.yml", SHIP, "", "ships.yaml"),
        ("box.yaml", "comets: {count: 3, source: designed}", "comets", "fame-track"),
    ],
)
def test_a_broken_file_is_refused(file: str, text: str, entry: str, why: str) -> None:
    with pytest.raises(ContentError) as refused:
        BOX.pack({file: text})
    assert (refused.value.file, refused.value.entry) == (file, entry)
    assert why in refused.value.problem


STAR = """
ember:
  kind: star
  symbols: [ring, bar, dot, star, wave, fork]
  ground: |2
      . . .
     . . * .
    . . . . .
     . . . .
      . . .
  marks: {mission: a1}
  source: designed
"""


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ("mission: a1", "mission: b3", "marks"),
        ("mission: a1", "spawn 2: a1", "marks"),
        ("kind: star", "kind: star\n  law: lawful", "law"),
        ("*", ".", "ground"),
        ("kind: star", "kind: void", "ground"),
        ("source: designed", "entrances: [a1-e]\n  source: designed", "entrances"),
    ],
)
def test_a_star_is_no_place_to_be(old: str, new: str, field: str) -> None:
    assert list(BOX.pack({"sectors.yaml": STAR}).made["sectors.yaml"]) == ["ember"]
    with pytest.raises(ContentError) as refused:
        BOX.pack({"sectors.yaml": STAR.replace(old, new)})
    assert (refused.value.entry, refused.value.field) == ("ember", field)


def test_a_void_is_empty() -> None:
    void = STAR.replace("kind: star", "kind: void").replace("*", ".")
    assert BOX.pack({"sectors.yaml": void}).made["sectors.yaml"]["ember"].kind == "void"
    with pytest.raises(ContentError, match=r"sectors.yaml: ember: ground: a void is empty"):
        BOX.pack({"sectors.yaml": void.replace(". . . . .", ". . a . .")})


@pytest.mark.parametrize("name", ["kemplar-ii", "loath", "red-gulch"])
def test_a_sector_is_replaced_as_a_whole(name: str) -> None:
    """Also its number: 2 is free, and that of the old one is free again."""
    new = BOX.pack({"sectors.yaml": SECTOR.replace("mooring:", f"{name}:")})
    assert BOX.load(BOX.files(), [new]).sectors[name].spawn == 2


@pytest.mark.parametrize(
    ("file", "changes", "entry", "field", "why"),
    [
        ("sectors.yaml", {"spawn 2:": "spawn 16:"}, "mooring", "marks", "already that of lunari"),
        ("sectors.yaml", {"mooring:": "loath:", "spawn 2: a2, ": ""}, "loath", "marks", "needs one"),
        ("ships.yaml", {"stoop": "rail-gun"}, "kestrel", "ability", "belongs to ockhams-razor"),
        ("missions.yaml", {}, "sunday-trip", "place", "no sector mooring"),
        ("missions.yaml", {"mooring": "xia"}, "sunday-trip", "place", "no Mission Point"),
        ("missions.yaml", {"mooring": "loath", "azure": "atlantis"}, "sunday-trip", "deliver", "no sector atlantis"),
        (
            "missions.yaml",
            {"mooring": "loath", "shuttle": "smuggler", "azure": "pelmont"},
            "sunday-trip",
            "deliver",
            "to a planet",
        ),
        ("titles.yaml", {}, "stowaway", "objective", "already that of raider"),
    ],
)
def test_a_pack_must_fit_the_box(file: str, changes: dict[str, str], entry: str, field: str, why: str) -> None:
    text = WHOLE[file]
    for old, new in changes.items():
        text = text.replace(old, new)
    with pytest.raises(ContentError) as refused:
        BOX.load(BOX.files(), [BOX.pack({file: text})])
    assert (refused.value.file, refused.value.entry, refused.value.field) == (file, entry, field)
    assert why in refused.value.problem


def test_too_few_ships_to_begin_with() -> None:
    ships = BOX.files()["ships.yaml"].replace("tier: 1", "tier: 2", 2)
    with pytest.raises(ContentError, match=r"ships.yaml: tier: 5 captains"):
        BOX.load({**BOX.files(), "ships.yaml": ships})


@pytest.mark.parametrize(
    "file", ["ships.yaml", "outfits.yaml", "sectors.yaml", "missions.yaml", "titles.yaml", "box.yaml"]
)
def test_a_box_needs_all_its_files(file: str) -> None:
    with pytest.raises(ContentError) as refused:
        BOX.load({name: text for name, text in BOX.files().items() if name != file})
    assert refused.value.file == file


@pytest.mark.parametrize("entry", ["cubes", "outfit-tiles", "tokens", "fame-track"])
def test_a_box_needs_all_of_its_rest(entry: str) -> None:
    left = {name: fields for name, fields in yaml.safe_load(BOX.files()["box.yaml"]).items() if name != entry}
    with pytest.raises(ContentError, match=f"box.yaml: {entry}: the box needs this entry"):
        BOX.load({**BOX.files(), "box.yaml": yaml.safe_dump(left)})


# --- docs/adding-content.md ------------------------------------------------------------------------------------------
DOCS = Path(__file__).parents[3] / "docs/adding-content.md"


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", DOCS.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def test_the_entries_of_the_page_are_right() -> None:
    sector, ship, outfit, mission, title = blocks("yaml")
    files = {"sectors.yaml": sector, "ships.yaml": ship, "outfits.yaml": outfit}
    files |= {"missions.yaml": mission, "titles.yaml": title}
    assert BOX.load(BOX.files(), [BOX.pack(files)]).hash == content().hash  # they are those of the box


def test_the_ability_of_the_page_is_the_one_that_is_played() -> None:
    [card] = blocks("py")
    assert card in inspect.getsource(abilities)


def test_the_examples_of_the_page_run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(DOCS.parents[1])
    for code, shown in zip(blocks("python"), blocks("text"), strict=True):
        exec(compile(code, DOCS.name, "exec"), {})  # noqa: S102
        assert capsys.readouterr().out == shown
