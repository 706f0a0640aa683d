"""The rules index: what a rules file must be, how it is searched and printed, and which tests prove which rules."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from rimward import LANGUAGES, lookup, rulebook
from rimward.lookup import command, show
from rimward.proofs import ProofError, proven
from rimward.rulebook import Rulebook, RulebookError, load, parse, translated
from rimward.search import search

SMALL = """
game: skiff
title: "Skiff"
editions: [first, second]
books:
  en: {title: "Skiff, English rulebook (2014)"}
rules:
  - id: skiff.move.steps
    title: Three steps
    text: A skiff moves three spaces.
    src: ["en:10", "en:12-14"]
  - id: skiff.dock.free
    title: Docking is free
    text: A skiff that docks pays nothing for its steps.
    src: ["en:20"]
    ruling: It may dock twice.
    edition: second
    variant: harbour
examples:
  - id: skiff.ex.dock-then-move
    rules: [skiff.dock.free, skiff.move.steps]
    given: {fuel: 3}
    expected: [{fuel: 3}]
    note: the fuel stays
"""


@pytest.fixture
def skiff() -> Rulebook:
    return parse(SMALL, "skiff/rules.yaml", "skiff")


# ---- the files of the project


@pytest.mark.parametrize(("game", "rules", "examples"), [("xia", 392, 64), ("andromeda", 316, 54), ("aurora", 488, 68)])
def test_whole_book_is_there_and_every_entry_has_its_place_in_a_book(game: str, rules: int, examples: int) -> None:
    book = load(game)
    assert (sum(not rule.ours for rule in book.rules), len(book.examples)) == (rules, examples)
    assert [rule.id for rule in book.rules if not rule.src] == []
    assert [example.id for example in book.examples if not example.src] == []


def test_eleven_rules_are_of_cards_that_are_our_own() -> None:
    ours = [rule for rule in load("xia").rules if rule.ours]
    assert len(ours) == 11
    assert {rule.area for rule in ours} == {"ability"}
    assert all("esigned for Rimward" in rule.ruling for rule in ours)


@pytest.mark.parametrize("game", rulebook.available())
def test_rules_refer_only_to_rules_that_exist(game: str) -> None:
    book = load(game)
    reference = re.compile(rf"\b{game}\.[a-z0-9-]+\.[a-z0-9-]+")
    named = {id for rule in book.rules for id in reference.findall(f"{rule.text} {rule.ruling}")}
    assert {id for id in named if book.rule(id) is None} == set()


@pytest.mark.parametrize("game", rulebook.available())
def test_no_web_address_in_a_rules_file(game: str) -> None:
    text = (Path(rulebook.__file__).parent / "games" / game / "rules.yaml").read_text(encoding="utf-8")
    assert re.findall(r"https?:|www\.|\.(?:com|org|net)\b", text) == []


def test_available_are_the_packages_with_a_rules_file() -> None:
    assert {"xia", "andromeda", "aurora"} <= set(rulebook.available())


def test_a_book_is_read_once() -> None:
    assert load("xia") is load("xia")


# ---- broken files: each message names the file, the entry and the field


@pytest.mark.parametrize(
    ("old", "new", "entry", "field"),
    [
        pytest.param("game: skiff", "game: raft", "the head of the file", "game", id="another game"),
        pytest.param('title: "Skiff"', 'title: ""', "the head of the file", "title", id="no title of the game"),
        pytest.param('title: "Skiff"\n', "", "the head of the file", "title", id="title missing"),
        pytest.param("editions:", "printings:", "the head of the file", "printings", id="unknown field of the file"),
        pytest.param('"Skiff, English rulebook (2014)"', '" "', "the book en", "title", id="book without a title"),
        pytest.param('(2014)"}', '(2014)", file: a.txt}', "the head of the file", "file", id="unknown field of a book"),
        pytest.param("id: skiff.dock.free", "id: skiff.move.steps", "skiff.move.steps", "id", id="rule id twice"),
        pytest.param("id: skiff.dock.free", "id: raft.dock.free", "raft.dock.free", "id", id="id of another game"),
        pytest.param("id: skiff.dock.free", "id: skiff.docking", "skiff.docking", "id", id="id of two parts"),
        pytest.param("id: skiff.dock.free", "id: skiff", "skiff", "id", id="id of one part"),
        pytest.param("id: skiff.dock.free", "id: skiff.ex.free", "skiff.ex.free", "id", id="rule named as an example"),
        pytest.param("id: skiff.dock.free", "id: 7", "rules[1]", "id", id="id is a number"),
        pytest.param("title: Three steps", "title: ''", "skiff.move.steps", "title", id="rule without a title"),
        pytest.param("title: Three steps", "title: 3", "skiff.move.steps", "title", id="title is a number"),
        pytest.param("    text: A skiff moves three spaces.\n", "", "skiff.move.steps", "text", id="text missing"),
        pytest.param("A skiff moves three spaces.", "' '", "skiff.move.steps", "text", id="text empty"),
        pytest.param("ruling: It", "rulling: It", "skiff.dock.free", "rulling", id="field misspelt"),
        pytest.param("ruling: It", "text: It", "skiff.dock.free", "text", id="field given twice"),
        pytest.param('"en:20"', '"fr:20"', "skiff.dock.free", "src", id="unknown book"),
        pytest.param('"en:20"', '"en 20"', "skiff.dock.free", "src", id="source without a line"),
        pytest.param('"en:20"', '"en:20-19"', "skiff.dock.free", "src", id="lines backwards"),
        pytest.param('["en:20"]', "en:20", "skiff.dock.free", "src", id="source not in a list"),
        pytest.param('["en:20"]', "[20]", "skiff.dock.free", "src[0]", id="source is a number"),
        pytest.param("edition: second", "edition: third", "skiff.dock.free", "edition", id="unknown edition"),
        pytest.param("variant: harbour", "source: fan", "skiff.dock.free", "source", id="unknown source"),
        pytest.param(
            "skiff.ex.dock", "skiff.move.dock", "skiff.move.dock-then-move", "id", id="example named as a rule"
        ),
        pytest.param("[skiff.dock.free,", "[skiff.dock.fee,", "skiff.ex.dock-then-move", "rules", id="unknown rule"),
        pytest.param(
            "[skiff.dock.free, skiff.move.steps]", "[]", "skiff.ex.dock-then-move", "rules", id="example of nothing"
        ),
        pytest.param("    given: {fuel: 3}\n", "", "skiff.ex.dock-then-move", "given", id="example without a start"),
        pytest.param("[{fuel: 3}]", "3", "skiff.ex.dock-then-move", "expected", id="expected is a number"),
        pytest.param("note: the", "kind: the", "skiff.ex.dock-then-move", "kind", id="unknown field of an example"),
    ],
)
def test_broken_file_is_refused(old: str, new: str, entry: str, field: str) -> None:
    assert SMALL.count(old) == 1
    with pytest.raises(RulebookError) as refused:
        parse(SMALL.replace(old, new), "skiff/rules.yaml", "skiff")
    message = str(refused.value)
    assert message.startswith(f"skiff/rules.yaml: {entry}")
    assert f"`{field}`" in message
    assert message.endswith(".")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("game: [\n", "skiff/rules.yaml, line 2: this is not YAML"),
        ("- skiff", "skiff/rules.yaml: the file must be a mapping"),
        (
            "{game: skiff, title: Skiff, rules: []}",
            "skiff/rules.yaml: the head of the file: the field `rules` is empty",
        ),
        ("{game: skiff, title: Skiff, rules: 3}", "skiff/rules.yaml: the head of the file: the field `rules` is wrong"),
        ("{game: skiff, title: Skiff, rules: [3]}", "skiff/rules.yaml: rules[0]: expected `object`, got `int`"),
    ],
)
def test_what_is_no_rules_file_is_refused(text: str, message: str) -> None:
    with pytest.raises(RulebookError, match=re.escape(message)):
        parse(text, "skiff/rules.yaml", "skiff")


def test_sources_and_books_may_be_absent() -> None:
    text = "{game: skiff, title: Skiff, rules: [{id: skiff.move.one, title: One, text: It moves.}]}"
    book = parse(text, "skiff/rules.yaml", "skiff")
    assert show(book.rules[0], book) == "skiff.move.one\nOne\n\n  It moves."


# ---- a book in another language


IN_RUSSIAN = """
game: skiff
language: ru
title: "Ялик"
books:
  en: {title: "Ялик, английские правила (2014)"}
rules:
  skiff.move.steps: {title: Три шага, text: Ялик проходит три клетки.}
  skiff.dock.free: {title: Причалить даром, text: За причал ялик не платит., ruling: Причалить можно дважды.}
examples:
  skiff.ex.dock-then-move: {note: топливо остаётся}
"""


def test_a_translation_changes_the_words_and_nothing_else(skiff: Rulebook) -> None:
    book = translated(skiff, IN_RUSSIAN, "skiff/rules.ru.yaml", "ru")
    assert (skiff.language, book.language) == ("en", "ru")
    assert [book.title, *(rule.title for rule in book.rules)] == ["Ялик", "Три шага", "Причалить даром"]
    assert (book.rules[1].ruling, book.examples[0].note) == ("Причалить можно дважды.", "топливо остаётся")
    assert [rule.src for rule in book.rules] == [rule.src for rule in skiff.rules]
    assert (book.rules[1].variant, book.examples[0].given) == ("harbour", {"fuel": 3})
    assert [rule.id for rule in search(book, "причал")] == ["skiff.dock.free"]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        pytest.param("game: skiff", "game: raft", "the head of the file: the field `game` is 'raft'.", id="game"),
        pytest.param(
            "language: ru", "language: fr", "the head of the file: the field `language` is 'fr'.", id="language"
        ),
        pytest.param(
            "skiff.dock.free", "skiff.dock.fee", "skiff.dock.fee: the book has nothing of this name.", id="id"
        ),
        pytest.param(
            "{title: Три шага, text: Ялик проходит три клетки.}",
            "{title: Три шага}",
            "skiff.move.steps: the field `text` is missing.",
            id="without a text",
        ),
        pytest.param(
            "ruling: Причалить",
            "note: Причалить",
            "skiff.dock.free: the field `ruling` is missing.",
            id="without a ruling",
        ),
        pytest.param(
            "note: топливо",
            "title: Топливо, note: топливо",
            "skiff.ex.dock-then-move: the field `title` has nothing to stand for in the book.",
            id="more than there is",
        ),
    ],
)
def test_a_broken_translation_is_refused(old: str, new: str, message: str, skiff: Rulebook) -> None:
    assert IN_RUSSIAN.count(old) == 1
    with pytest.raises(RulebookError) as refused:
        translated(skiff, IN_RUSSIAN.replace(old, new), "skiff/rules.ru.yaml", "ru")
    assert str(refused.value) == f"skiff/rules.ru.yaml: {message}"


def test_a_book_without_a_translation_is_the_book_itself() -> None:
    assert load("comet", "fr") is load("comet")


# ---- chapters


def test_areas_are_counted_in_the_order_of_the_file(skiff: Rulebook) -> None:
    assert list(rulebook.areas(skiff).items()) == [("move", 1), ("dock", 1)]
    assert sum(rulebook.areas(load("aurora")).values()) == 488


# ---- printing


def test_rule_is_shown_with_ruling_edition_variant_source_and_examples(skiff: Rulebook) -> None:
    assert show(skiff.rules[1], skiff) == (
        "skiff.dock.free\n"
        "Docking is free\n\n"
        "  A skiff that docks pays nothing for its steps.\n\n"
        "  Ruling: It may dock twice.\n\n"
        "  Edition: second\n\n"
        "  Variant: harbour\n\n"
        "  Source: English rulebook (2014), line 20\n\n"
        "  Example skiff.ex.dock-then-move\n"
        "    given: {fuel: 3}\n"
        "    expected: [{fuel: 3}]\n"
        "    note: the fuel stays"
    )


def test_a_rule_of_our_own_says_so(skiff: Rulebook) -> None:
    book = parse(SMALL.replace("variant: harbour", "source: designed"), "skiff/rules.yaml", "skiff")
    assert [rule.ours for rule in book.rules] == [False, True]
    assert "  Source: designed for Rimward; English rulebook (2014), line 20" in show(book.rules[1], book)


def test_lines_of_one_book_are_gathered(skiff: Rulebook) -> None:
    assert "Source: English rulebook (2014), lines 10, 12-14" in show(skiff.rules[0], skiff)


@pytest.mark.parametrize("game", rulebook.available())
def test_every_rule_can_be_shown_on_a_narrow_terminal(game: str) -> None:
    book = load(game)
    for rule in book.rules:
        lines = show(rule, book).splitlines()
        assert lines[:2] == [rule.id, rule.title]
        assert [line for line in lines if len(line) > lookup.WIDTH and " " in line.strip()] == []


# ---- the command


def test_without_words_the_areas_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("xia", [], untested=False, as_json=False) == 0
    out = capsys.readouterr().out
    assert out.startswith("Xia: Legends of a Drift System: 392 rules, 64 examples, and 11 rules of our own cards\n")
    assert re.search(r"^  combat +20$", out, re.MULTILINE)
    assert "rimward rules xia WORDS" in out


def test_with_words_the_matches_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("xia", ["rearm"], untested=False, as_json=False) == 0
    assert capsys.readouterr().out.startswith("xia.combat.rearm\nStep 6 Re-Arm\n")


def test_in_another_language_all_of_it_is_in_that_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("xia", ["дожигания"], untested=False, as_json=False, language="ru") == 0
    shown = capsys.readouterr().out
    assert shown.startswith("xia.ability.afterburner\nСпособность «Камера дожигания» («Вычислитель»)\n")
    assert "\n  Решение Rimward: При 20 выбирает игрок." in shown
    assert "\n  Источник: русское издание (2023), строки 1510-1534\n" in shown
    assert "\n    примечание: при 20 игрок выбирает между удвоением и +8" in shown
    assert command("xia", [], untested=False, as_json=False, language="ru") == 0
    assert capsys.readouterr().out.startswith("Ксиа; правил: 392, примеров: 64, правил о наших картах: 11\n")
    assert command("xia", ["рукавица"], untested=False, as_json=False, language="ru") == 1
    assert capsys.readouterr().err == "«Ксиа»: правила с такими словами нет: рукавица\n"
    assert command("xia", ["xia.combat"], untested=False, as_json=True, language="ru") == 0
    assert json.loads(capsys.readouterr().out)["rules"][0]["title"] == "Шесть шагов боя"


def test_what_is_said_around_a_rule_is_said_in_every_language() -> None:
    assert tuple(lookup.WORDS) == LANGUAGES
    english, *others = lookup.WORDS.values()
    for own in others:
        assert {name: re.findall(r"{\w+}", text) for name, text in own.items()}.keys() == english.keys()
        assert [
            name for name in own if set(re.findall(r"{\w+}", own[name])) != set(re.findall(r"{\w+}", english[name]))
        ] == []


def test_many_matches_end_with_a_list(capsys: pytest.CaptureFixture[str]) -> None:
    command("xia", ["xia.combat"], untested=False, as_json=False)
    out = capsys.readouterr().out
    assert "And 15 more; name an id to read one:" in out
    assert all(rule.id in out for rule in load("xia").rules if rule.area == "combat")


def test_no_match_is_a_failure(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("xia", ["unobtainium"], untested=False, as_json=False) == 1
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", "No rule of Xia: Legends of a Drift System has: unobtainium\n")


def test_unknown_game_is_one_line_and_code_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("../xia", [], untested=False, as_json=False) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("There is no rulebook for '../xia'; there is one for ")
    assert said.err.count("\n") == 1


def test_json_is_the_matching_part_of_the_book(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("xia", ["xia.combat.rearm"], untested=False, as_json=True) == 0
    data = json.loads(capsys.readouterr().out)
    assert set(data) == {"game", "title", "language", "editions", "books", "areas", "rules", "examples"}
    assert data["areas"] == {"combat": 1}
    assert [set(rule) for rule in data["rules"]] == [{"id", "title", "text", "src", "ruling"}]
    assert [example["id"] for example in data["examples"]] == ["xia.ex.combat"]


@pytest.mark.parametrize("game", rulebook.available())
def test_json_without_words_is_the_whole_book(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert command(game, [], untested=False, as_json=True) == 0
    assert len(json.loads(capsys.readouterr().out)["rules"]) == len(load(game).rules)


def test_a_reader_that_stops_early_is_no_failure() -> None:
    code = "import sys; from rimward.lookup import command; sys.exit(command('xia', ['xia'], False, True))"
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run([sys.executable, "-c", code], stdout=writer, stderr=subprocess.PIPE, check=False)
    os.close(writer)
    assert (done.returncode, done.stderr) == (0, b"")


# ---- which tests prove which rules


def write_tests(folder: Path, text: str, name: str = "test_a.py") -> Path:
    tests = folder / "tests"
    (tests / name).parent.mkdir(parents=True, exist_ok=True)
    (tests / name).write_text(text, encoding="utf-8")
    return tests


def marked(*ids: str) -> str:
    return "import pytest\n" + "".join(
        f"@pytest.mark.rule({rule_id!r})\ndef test_{number}(): pass\n" for number, rule_id in enumerate(ids)
    )


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param(marked("g.a.b"), {"g.a.b": ["test_0"]}, id="function"),
        pytest.param(
            "@pytest.mark.rule('g.a.b')\n@pytest.mark.rule('g.a.c')\nasync def test_x(): pass",
            {"g.a.b": ["test_x"], "g.a.c": ["test_x"]},
            id="two marks on a coroutine",
        ),
        pytest.param("@mark.rule('g.a.b')\ndef test_x(): pass", {"g.a.b": ["test_x"]}, id="mark imported by itself"),
        pytest.param(
            "@pytest.mark.rule('g.a.b')\nclass TestX:\n  def test_x(self): pass\n  def help(self): pass",
            {"g.a.b": ["TestX::test_x"]},
            id="class",
        ),
        pytest.param(
            "class TestX:\n  pytestmark = [pytest.mark.rule('g.a.b')]\n  class TestY:\n    def test_x(self): pass",
            {"g.a.b": ["TestX::TestY::test_x"]},
            id="pytestmark of an outer class",
        ),
        pytest.param(
            "pytestmark = pytest.mark.rule('g.a.b')\ndef test_x(): pass\ndef test_y(): pass",
            {"g.a.b": ["test_x", "test_y"]},
            id="pytestmark of the module",
        ),
        pytest.param(
            "pytestmark: list = [pytest.mark.rule('g.a.b')]\ndef test_x(): pass",
            {"g.a.b": ["test_x"]},
            id="pytestmark with a type",
        ),
        pytest.param(
            "@pytest.mark.parametrize('n', [\n"
            "  pytest.param(1, marks=pytest.mark.rule('g.a.b')),\n"
            "  pytest.param(2, marks=[pytest.mark.rule('g.a.c'), pytest.mark.slow]),\n"
            "  pytest.param(3, marks=[pytest.mark.rule('g.a.d'), pytest.mark.skip]),\n"
            "])\ndef test_x(n): pass",
            {"g.a.b": ["test_x"], "g.a.c": ["test_x"]},
            id="cases",
        ),
        pytest.param(
            "CASES = [pytest.param(1, marks=pytest.mark.rule('g.a.b'))]\n"
            "@pytest.mark.parametrize('n', CASES)\ndef test_x(n): pass",
            {"g.a.b": ["test_x"]},
            id="cases in a constant",
        ),
        pytest.param(
            "@pytest.mark.rule('g.a.b')\n@pytest.mark.example('g.ex.c')\ndef test_x(): pass",
            {"g.a.b": ["test_x"], "g.ex.c": ["test_x"]},
            id="an example",
        ),
        pytest.param("@pytest.mark.rule('g.a.b')\ndef helper(): pass", {}, id="not a test"),
        pytest.param("# @pytest.mark.rule('g.a.b')\ndef test_x(): '@pytest.mark.rule()'", {}, id="only talk"),
    ],
)
def test_proofs_are_found_where_pytest_would_see_them(
    text: str, expected: dict[str, list[str]], tmp_path: Path
) -> None:
    tests = write_tests(tmp_path, text)
    assert proven(tests) == {rule: [f"tests/test_a.py::{name}" for name in names] for rule, names in expected.items()}


@pytest.mark.parametrize(
    ("held_back", "counts"),
    [
        ("@pytest.mark.skip", False),
        ("@pytest.mark.skip('later')", False),
        ("@pytest.mark.xfail", False),
        ("@pytest.mark.xfail(reason='later', strict=True)", False),
        ("@pytest.mark.xfail(True, reason='later')", False),
        ("@pytest.mark.skipif(True, reason='later')", False),
        ("@pytest.mark.skipif(sys.platform == 'win32', reason='no pipes')", True),
        ("@pytest.mark.xfail(condition=sys.version_info > (4,), reason='who knows')", True),
        ("@pytest.mark.slow", True),
    ],
)
def test_a_test_that_never_runs_proves_nothing(held_back: str, counts: bool, tmp_path: Path) -> None:
    tests = write_tests(tmp_path, f"{held_back}\n@pytest.mark.rule('g.a.b')\ndef test_x(): pass")
    assert ("g.a.b" in proven(tests)) is counts


@pytest.mark.parametrize(
    "text",
    [
        "pytestmark = [pytest.mark.skip]\n@pytest.mark.rule('g.a.b')\ndef test_x(): pass",
        "pytest.skip('all', allow_module_level=True)\n@pytest.mark.rule('g.a.b')\ndef test_x(): pass",
        "@pytest.mark.rule('g.a.b')\ndef test_x():\n  pytest.skip('later')",
        "@pytest.mark.xfail\nclass TestX:\n  @pytest.mark.rule('g.a.b')\n  def test_x(self): pass",
    ],
)
def test_nor_does_one_that_is_held_back_from_outside_or_inside(text: str, tmp_path: Path) -> None:
    assert proven(write_tests(tmp_path, text)) == {}


@pytest.mark.parametrize(
    "mark",
    [
        "@pytest.mark.rule(ID)",
        "@pytest.mark.rule(f'g.a.{1}')",
        "@pytest.mark.rule('g.a.b', 'g.a.c')",
        "@pytest.mark.rule(id='g.a.b')",
        "@pytest.mark.rule(3)",
        "@pytest.mark.rule()",
        "@pytest.mark.rule",
        "@pytest.mark.example",
        "@pytest.mark.example(ID)",
        "@pytest.mark.parametrize('r', [pytest.param(r, marks=pytest.mark.rule(r)) for r in IDS])",
    ],
)
def test_an_id_that_cannot_be_read_is_refused_with_its_place(mark: str, tmp_path: Path) -> None:
    tests = write_tests(tmp_path, f"import pytest\n{mark}\ndef test_x(): pass", "games/g/test_b.py")
    with pytest.raises(ProofError, match=r"^tests/games/g/test_b\.py, line 2: "):
        proven(tests)


def test_files_are_looked_for_in_all_folders_under_the_names_that_pytest_knows(tmp_path: Path) -> None:
    for name in ("test_a.py", "games/g/b_test.py", "helper.py"):
        tests = write_tests(tmp_path, marked("g.a.b"), name)
    assert proven(tests) == {"g.a.b": ["tests/games/g/b_test.py::test_0", "tests/test_a.py::test_0"]}


def test_a_broken_test_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ProofError, match=r"^tests/test_a\.py, line 1: this is not Python"):
        proven(write_tests(tmp_path, "def test_x(:"))


def test_untested_rules_by_area_with_the_count_last(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tests = write_tests(tmp_path, marked("xia.combat.rearm", "xia.range.counting"))
    assert command("xia", [], untested=True, as_json=False, tests=tests) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[-3:] == ["examples: 0 of 64 proven", "our own cards: 0 of 11 proven", "2 of 392 proven"]
    assert lines.index("ex") < lines.index("  xia.ex.combat") < lines.index("ability")
    assert lines.index("combat") < lines.index("  xia.combat.rearm-not-earlier") < lines.index("damage")
    assert "  xia.combat.rearm" not in lines
    assert "range" not in lines


def test_all_proven_is_success(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    book = load("xia")
    write_tests(tmp_path, marked(*(rule.id for rule in book.rules)))
    played = marked(*(example.id for example in book.examples)).replace("mark.rule", "mark.example")
    tests = write_tests(tmp_path, played, "test_b.py")
    assert command("xia", [], untested=True, as_json=False, tests=tests) == 0
    assert capsys.readouterr().out == ("examples: 64 of 64 proven\nour own cards: 11 of 11 proven\n392 of 392 proven\n")


@pytest.mark.parametrize("missing", ["xia.ability.ablative-plating", "xia.ex.combat"])
def test_a_card_of_our_own_or_an_example_without_a_test_is_a_failure(
    missing: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    book = load("xia")
    ids = [*(rule.id for rule in book.rules), *(example.id for example in book.examples)]
    tests = write_tests(tmp_path, marked(*(id for id in ids if id != missing)))
    assert command("xia", [], untested=True, as_json=False, tests=tests) == 1
    lines = capsys.readouterr().out.splitlines()
    assert (lines[1], lines[-1]) == (f"  {missing}", "392 of 392 proven")


def test_the_project_itself_proves_all_of_xia(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("xia", [], untested=True, as_json=False, tests=Path(__file__).parent) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "392 of 392 proven"


def test_words_narrow_the_untested(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tests = write_tests(tmp_path, marked("xia.stranded.limits"))
    assert command("xia", ["xia.stranded.limits"], untested=True, as_json=False, tests=tests) == 0
    assert capsys.readouterr().out == "1 of 1 proven\n"


def test_untested_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tests = write_tests(tmp_path, marked("xia.combat.rearm"))
    assert command("xia", [], untested=True, as_json=True, tests=tests) == 1
    data = json.loads(capsys.readouterr().out)
    assert (data["game"], data["rules"], data["proven"], len(data["untested"])) == ("xia", 392, 1, 391)
    assert (data["ours"]["rules"], data["ours"]["proven"], len(data["ours"]["untested"])) == (11, 0, 11)
    assert (data["examples"]["all"], data["examples"]["proven"], len(data["examples"]["untested"])) == (64, 0, 64)


@pytest.mark.parametrize("text", [None, "def test_x(): pass", "@pytest.mark.rule(ID)\ndef test_x(): pass"])
def test_without_readable_marks_the_answer_is_code_2(
    text: str | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tests = write_tests(tmp_path, text) if text else tmp_path / "tests"
    assert command("xia", [], untested=True, as_json=False, tests=tests) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1


# ---- the check of the marks when pytest collects


def collect(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, text: str) -> pytest.RunResult:
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # other plugins cost most of a second each time
    pytester.makeconftest((Path(__file__).parent / "conftest.py").read_text(encoding="utf-8"))
    pytester.makeini("[pytest]\nmarkers =\n  rule(id): the rule that the test proves\n  example(id): what it plays")
    pytester.makepyfile(f"import pytest\n{text}")
    return pytester.runpytest("--strict-markers")


def test_good_marks_are_let_through(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    collect(pytester, monkeypatch, marked("xia.combat.rearm", "aurora.dice.reroll-once")).assert_outcomes(passed=2)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (marked("xia.combat.reram"), "*::test_0 names the rule 'xia.combat.reram', which is not in the rulebook."),
        (marked("chess.move.king"), "*::test_0 names the rule 'chess.move.king': There is no rulebook for 'chess'*"),
        ("@pytest.mark.rule(3)\ndef test_x(): pass", "*::test_x: a rule mark takes one id*"),
        ("@pytest.mark.example(3)\ndef test_x(): pass", "*::test_x: an example mark takes one id*"),
        (
            "@pytest.mark.example('xia.combat.rearm')\ndef test_x(): pass",
            "*::test_x names the example 'xia.combat.rearm', which is not in the rulebook.",
        ),
        (
            "@pytest.mark.rule('xia.combat.rearm')\n@pytest.mark.rule('xia.range.counting')\n"
            "@pytest.mark.rule('xia.los.definition')\n@pytest.mark.rule('xia.general.ties')\ndef test_x(): pass",
            "*::test_x names 4 rules; a test proves 3 at most.",
        ),
    ],
)
def test_bad_marks_fail_the_collection(
    text: str, message: str, pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    result = collect(pytester, monkeypatch, text)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines([f"ERROR: {message}"])
