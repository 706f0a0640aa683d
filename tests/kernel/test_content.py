"""The content kit by itself, with a toy box: no game of ours is needed to see that a file is refused."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from rimward.games.catalog import GAMES
from rimward.kernel.chance import Seeded
from rimward.kernel.content import (
    DEEPEST,
    MOST,
    Box,
    ContentError,
    Entry,
    Made,
    Sheet,
    hash_of,
    hashed,
    plain_fields,
    source_of,
)
from rimward.kernel.match import Match
from rimward.kernel.record import write


class Stone(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    weight: int
    colours: tuple[str, ...] = ()


class Rules(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    most: int


class Content:
    def __init__(self, made: Made) -> None:
        self.stones, self.most = made["stones.yaml"], made["box.yaml"]["rules"].most
        self.hash = hash_of([hashed(stone) for stone in self.stones.values()], self.most)


def problems(entry: Stone) -> Iterator[tuple[str, str]]:
    if entry.weight < 1:
        yield "weight", "a stone weighs something"


def misfits(made: Made) -> Iterator[tuple[str, str, str, str]]:
    heavy = [name for name, stone in made["stones.yaml"].items() if stone.weight > made["box.yaml"]["rules"].most]
    for name in heavy:
        yield "stones.yaml", name, "weight", "it is too heavy for this box"


SHEETS = {"stones.yaml": Sheet(Stone, problems, words=("count",)), "box.yaml": Sheet({"rules": Rules})}
BOX = Box("toy", SHEETS, Content, misfits, ("book",))
STONES = "flint: {weight: 3, source: book, at: ['book:12-14'], known: [weight]}\n"
WHOLE = {"stones.yaml": STONES, "box.yaml": "rules: {most: 9, source: designed}\n"}
PACK = {"stones.yaml": "slate: {weight: 5, colours: [grey], source: designed}\n"}


def refused(files: dict[str, str], *packs: dict[str, str]) -> str:
    with pytest.raises(ContentError) as error:
        BOX.load(files, [BOX.pack(pack, f"pack-{number}") for number, pack in enumerate(packs)])
    return str(error.value)


# --- a whole box -----------------------------------------------------------------------------------------------------
def test_a_box_is_read_and_its_entries_say_where_they_come_from() -> None:
    content = BOX.load(WHOLE)
    assert (content.most, content.stones["flint"].weight) == (9, 3)
    source = source_of(content.stones["flint"])
    assert (source.kind, source.at, source.known, source.inferred) == ("book", ("book:12-14",), ("weight",), ())


def test_what_is_played_with_has_a_hash_and_its_source_has_none() -> None:
    designed = {**WHOLE, "stones.yaml": "flint: {weight: 3, source: designed}\n"}
    heavier = {**WHOLE, "stones.yaml": STONES.replace("3", "4", 1)}
    assert BOX.load(designed).hash == BOX.load(WHOLE).hash != BOX.load(heavier).hash
    assert plain_fields(BOX.load(WHOLE).stones["flint"]) == {"colours": (), "weight": 3}


@pytest.mark.parametrize(
    ("file", "text", "told"),
    [
        ("stones.yaml", "[1, 2]", "stones.yaml: the file must name entries"),
        ("stones.yaml", "flint: {", "stones.yaml: not readable as YAML"),
        ("stones.yaml", STONES + STONES, "stones.yaml: flint: flint is given twice (line 2)"),
        (
            "stones.yaml",
            "flint: {weight: 3, weight: 4, source: designed}",
            "stones.yaml: flint: weight: weight is given",
        ),
        ("stones.yaml", "Flint: {weight: 3, source: designed}", "stones.yaml: Flint: a name has small letters"),
        ("stones.yaml", "flint: {weight: x, source: designed}", "stones.yaml: flint: weight: expected `int`"),
        ("stones.yaml", "flint: {source: designed}", "stones.yaml: flint: weight: object missing required field"),
        ("stones.yaml", "flint: {weight: 3, size: 2, source: designed}", "stones.yaml: flint: size: object contains"),
        ("stones.yaml", "flint: {weight: 0, source: designed}", "stones.yaml: flint: weight: a stone weighs something"),
        ("stones.yaml", "flint: {weight: 10, source: designed}", "stones.yaml: flint: weight: it is too heavy"),
        ("stones.yaml", "flint: {weight: 3, source: book}", "stones.yaml: flint: at: which lines of a book?"),
        ("stones.yaml", "flint: {weight: 3, source: book, at: [en:3]}", "stones.yaml: flint: at: en:3 is not a line"),
        ("stones.yaml", STONES.replace("[weight]", "[age]"), "stones.yaml: flint: known: age is nothing that an entry"),
        ("stones.yaml", "flint: {weight: 3, source: designed, known: [weight]}", "stones.yaml: flint: source: what is"),
        ("box.yaml", "", "box.yaml: the file must name entries"),
        ("box.yaml", "rules: {most: 9, source: designed}\nmore: {}\n", "box.yaml: more: no such entry is known"),
    ],
)
def test_what_is_wrong_is_told_by_file_entry_and_field(file: str, text: str, told: str) -> None:
    assert refused({**WHOLE, file: text}).startswith(told)


def test_a_box_needs_every_file_and_every_entry_that_is_of_its_own_kind() -> None:
    assert refused({"box.yaml": WHOLE["box.yaml"]}) == "stones.yaml: a box needs this file"
    assert refused({**WHOLE, "box.yaml": "{}"}) == "box.yaml: rules: the box needs this entry"


def test_a_file_stands_for_nothing_else_and_is_not_nested_without_end() -> None:
    """Records bring packs of anybody's: neither a small text that means a great one, nor a deep one, is read."""
    deep = "flint: {weight: " + "[" * 50_000
    assert "nested so deep" in refused({**WHOLE, "stones.yaml": deep})
    assert "nested so deep" in refused({**WHOLE, "stones.yaml": "a: &a {weight: 3, source: designed}\nb: *a\n"})
    flat = "flint: {weight: " + "[" * (DEEPEST - 2) + "]" * (DEEPEST - 2) + ", source: designed}"
    assert "expected `int`" in refused({**WHOLE, "stones.yaml": flat})  # that deep is only of the wrong kind


# --- packs -----------------------------------------------------------------------------------------------------------
def test_a_pack_adds_and_replaces_and_leaves_the_box_as_it_is() -> None:
    slate, flint = BOX.pack(PACK, "slates"), BOX.pack({"stones.yaml": "flint: {weight: 8, source: designed}"}, "hard")
    content = BOX.load(WHOLE, [slate, flint])
    assert {name: stone.weight for name, stone in content.stones.items()} == {"flint": 8, "slate": 5}
    assert list(BOX.load(WHOLE).stones) == ["flint"]
    again = BOX.again({"slates": slate.kept()})[0]
    assert (again.name, again.hash, again.kept()) == ("slates", slate.hash, slate.kept())


def test_the_hash_of_a_pack_is_that_of_what_it_brings() -> None:
    commented = {"stones.yaml": "# hard to find\n" + PACK["stones.yaml"]}
    other = {"stones.yaml": PACK["stones.yaml"].replace("5", "6")}
    assert BOX.pack(PACK).hash == BOX.pack(commented).hash != BOX.pack(other).hash


def test_a_pack_that_does_not_fit_is_blamed_by_its_own_file() -> None:
    heavy = {"pack-0/stones.yaml": "granite: {weight: 90, source: designed}"}
    assert refused(WHOLE, heavy) == "pack-0/stones.yaml: granite: weight: it is too heavy for this box"


@pytest.mark.parametrize(
    ("files", "told"),
    [
        ({"a/gems.yaml": "x: {}"}, "a/gems.yaml: no such file is known; there are stones.yaml, box.yaml"),
        ({"a/stones.yaml": STONES, "b/stones.yaml": STONES}, "b/stones.yaml: this file is there twice"),
        ({"stones.yaml": "#" * (MOST + 1)}, "pack-0: a pack has at most"),
    ],
)
def test_a_pack_is_refused_as_a_whole(files: dict[str, str], told: str) -> None:
    assert refused(WHOLE, files).startswith(told)


def test_a_pack_has_a_name_that_can_be_written_everywhere() -> None:
    with pytest.raises(ContentError, match="the name of a pack has small letters"):
        BOX.pack(PACK, "../Slates")


def test_words_of_a_pack_go_by_their_language_and_are_no_part_of_what_is_played_with() -> None:
    pack = BOX.pack({**PACK, "en.ftl": "a = A", "en-more.ftl": "b = B", "ru.ftl": "a = А"}, "slates")
    assert (pack.words("en"), pack.words("ru"), pack.words("de")) == (["b = B", "a = A"], ["a = А"], [])
    assert pack.hash == BOX.pack(PACK).hash
    assert set(pack.kept()) == {"stones.yaml", "en.ftl", "en-more.ftl", "ru.ftl"}


# --- on a game -------------------------------------------------------------------------------------------------------
class Shipped(Box):
    """A box whose files lie in no package."""

    def files(self) -> dict[str, str]:
        return WHOLE


def test_a_game_has_its_content_and_with_packs_it_is_another() -> None:
    box = Shipped("toy", SHEETS, Content, misfits)
    game = replace(GAMES["comet"], box=box)
    assert game.content is game.content
    laid = game.with_packs([box.pack(PACK, "slates")])
    assert (list(game.content.stones), list(laid.content.stones)) == (["flint"], ["flint", "slate"])
    assert (game.kept, list(laid.kept)) == ({}, ["slates"])
    assert laid.with_kept(laid.kept) is laid
    assert game.with_kept(laid.kept).content is laid.content  # the same packs are read once
    with pytest.raises(ContentError, match="same name"):
        game.with_packs([box.pack(PACK, "slates"), box.pack(PACK, "slates")])


def test_a_game_without_a_box_has_no_content_and_takes_no_packs() -> None:
    assert GAMES["comet"].content is None
    with pytest.raises(ContentError, match="comet has no content that a pack could add to"):
        GAMES["comet"].with_packs([BOX.pack(PACK, "slates")])
    with pytest.raises(ContentError, match="comet has no content"):
        GAMES["comet"].with_kept({"slates": PACK})


def test_many_packs_are_not_all_remembered() -> None:
    box = Shipped("toy", SHEETS, Content, misfits)
    printed, kept = box.content(), []
    for number in range(40):
        pack = box.pack({"stones.yaml": f"slate: {{weight: 5, colours: ['{number}'], source: designed}}"}, "slates")
        kept.append(box.content([pack]))
    assert box.content() is printed
    assert len(box._kept) <= 17


@pytest.mark.parametrize("game", ["comet", "xia"])
def test_the_header_of_a_record_without_packs_says_nothing_of_them(game: str) -> None:
    seats = GAMES[game].usual or GAMES[game].seats[0]
    header: Any = write(Match.new(GAMES[game], seats, chance=Seeded(1)).record()).split(b"\n")[0]
    assert b'"packs"' not in header
    assert b'"content"' not in header
