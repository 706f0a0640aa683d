"""Every code has its text, in every language: what the sources can say, and what random games really say."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import rimward
from rimward.games.catalog import GAMES
from rimward.games.xia.flight import odds as xia_odds
from rimward.kernel.chance import Scripted, Seeded
from rimward.kernel.event import Event
from rimward.kernel.game import Game, Naming
from rimward.kernel.match import Match, Question
from rimward.kernel.question import Bar, Option, Refused
from rimward.messages import LANGUAGES, PLACES, Messages, MissingMessage, folder, id_of, shape_of
from rimward.messages import written as all_texts
from rimward.terminal import screen

SOURCE = Path(rimward.__file__).parent
WITH_TEXTS = [package.name for package in sorted((SOURCE / "games").iterdir()) if list(package.glob("locale/*.ftl"))]
GAMES_WITH_TEXTS: dict[str, Game] = {name: import_module(f"rimward.games.{name}").GAME for name in WITH_TEXTS}
ASKING = {"Choose": "ask", "PickSome": "ask", "choose_where": "ask", "Roll": "roll"}
STRUCTURE = re.compile(
    r"ask|roll|run|end|source|enter|heading|group|part|short|note|offer.*|option-.*|value-.*"
)  # the other attributes are forms of a name
SAME_IN_RUSSIAN = {"terminal-coming-andromeda", "terminal-coming-aurora"}  # keep it short


Played = tuple[dict[str, Any], int, float]
PLAYED: dict[str, list[Played]] = {  # with which options, how often, and how much of it is listened to
    "xia": [
        ({"target": 5}, 4, 0.03),
        ({"first_game": True, "safe_mining": True}, 1, 0.03),
        ({"target": 5, "start_credits": 6000, "den_buys_any": "on"}, 1, 0.03),
    ],
    "andromeda": [
        ({"length": "short"}, 2, 0.02),
        ({"length": "short", "factions": "chosen", "events": "twilight"}, 1, 0.02),
    ],
    "aurora": [
        ({"first_game": True}, 2, 0.1),
        ({"deck": 6, "crew": "dealt", "mission": "silent-ledger"}, 1, 0.1),
        ({"deck": 6, "crew": "dealt", "quicker": True, "campaign": 3, "royalty": True}, 1, 0.1),
    ],
}


# --- the texts as they are written ----------------------------------------------------------------------------------
class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.references: set[str] = set()
        self.words = ""

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.words += f"{node.value} "


def read(pattern: ftl.Pattern) -> _Variables:
    found = _Variables()
    found.visit(pattern)
    return found


def written(game: str, language: str) -> dict[tuple[str, str], _Variables]:
    """All texts of a game, by id and part."""
    texts: dict[tuple[str, str], _Variables] = {}
    for entry in FluentParser().parse(all_texts(game, language)).body:
        assert not isinstance(entry, ftl.Junk), f"{game}, {language}: {entry.content}"
        if isinstance(entry, ftl.Message):
            parts = {"": entry.value} if entry.value else {}
            parts |= {attribute.id.name: attribute.value for attribute in entry.attributes}
            for part, pattern in parts.items():
                assert (entry.id.name, part) not in texts, f"{game}, {language}: {entry.id.name} twice"
                texts[entry.id.name, part] = read(pattern)
    return texts


@pytest.mark.parametrize("game", ["", *WITH_TEXTS])
def test_all_languages_say_the_same_things(game: str) -> None:
    english, *others = (
        {(i, p) for i, p in written(game, language) if not p or STRUCTURE.fullmatch(p)} for language in LANGUAGES
    )
    for other in others:
        assert english ^ other == set()


@pytest.mark.parametrize("game", ["", *WITH_TEXTS])
def test_russian_is_russian(game: str) -> None:
    english = written(game, "en")
    unlike = [
        key
        for key, text in written(game, "ru").items()
        if key[0] not in SAME_IN_RUSSIAN
        and not re.search("[а-яё]", text.words, re.I)
        and (key not in english or re.search("[a-z]", english[key].words, re.I))
    ]
    assert unlike == []
    assert len(SAME_IN_RUSSIAN) <= 5


def test_every_game_of_the_catalog_speaks_every_language() -> None:
    missing = [f"{game}/{lang}" for game in GAMES for lang in LANGUAGES if not (folder(game) / f"{lang}.ftl").is_file()]
    assert missing == []


# --- what the sources can say ---------------------------------------------------------------------------------------
class Use:
    """A code in the sources: the part of its text that is needed there, and the parameters, where they can be seen."""

    def __init__(self, code: str, part: str, params: set[str] | None, where: str, prefix: bool = False) -> None:
        self.code, self.part, self.params, self.where, self.prefix = code, part, params, where, prefix


def uses(file: Path) -> Iterator[Use]:
    tree = ast.parse(file.read_text())
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        where = f"{file.relative_to(SOURCE)}:{node.lineno}"
        if name == "say" and node.args:
            yield from _coded(node.args[0], "", {k.arg for k in node.keywords if k.arg}, where)
        elif name == "Event" and len(node.args) > 1:
            yield from _coded(node.args[0], "", _keys(node.args[1]), where)
        elif name in ("Bar", "Refused") and node.args:
            open_ended = any(k.arg is None for k in node.keywords)
            yield from _coded(node.args[0], "", None if open_ended else {k.arg or "" for k in node.keywords}, where)
        elif name in ASKING and len(node.args) > 1:
            about = next((k.value for k in node.keywords if k.arg == "about"), None)
            yield from _coded(node.args[1], ASKING[name], set() if about is None else _keys(about), where)
        elif name == "Result":
            code = next(
                (k.value for k in node.keywords if k.arg == "code"), node.args[2] if len(node.args) > 2 else None
            )
            for value in _assigned(tree, code.id) if isinstance(code, ast.Name) else [code]:
                yield from _coded(value, "end", set(), where)


def _assigned(tree: ast.Module, name: str) -> Iterator[ast.expr]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == name for t in node.targets):
            yield node.value


def _keys(params: ast.expr) -> set[str] | None:
    if not isinstance(params, ast.Dict) or None in params.keys:
        return None
    return {str(key.value) for key in params.keys if isinstance(key, ast.Constant)}


def _coded(value: ast.expr | None, part: str, params: set[str] | None, where: str) -> Iterator[Use]:
    """A literal code, one of two, or the beginning of one: other expressions pass a code on that stands elsewhere."""
    if isinstance(value, ast.Constant) and isinstance(value.value, str) and value.value:
        yield Use(value.value, part, params, where)
    elif isinstance(value, ast.IfExp):
        yield from _coded(value.body, part, params, where)
        yield from _coded(value.orelse, part, params, where)
    elif isinstance(value, ast.JoinedStr) and isinstance(value.values[0], ast.Constant):
        yield Use(str(value.values[0].value), part, params, where, prefix=True)


ROLLED = {name: {"roll", "faces"} for name in ("rolled", "engine")}  # `Frame.gist` of what opens these windows


def all_uses(game: str) -> list[Use]:
    package = SOURCE / "games" / game if game else SOURCE / "kernel"
    found = [use for file in sorted(package.rglob("*.py")) for use in uses(file)]
    if game:
        played = GAMES_WITH_TEXTS[game]
        found += [
            Use(code, "ask", ROLLED.get(name, set()), f"windows of {game}") for name, code in played.windows.items()
        ]
        names = [("setting", setting.name) for setting in played.settings]
        names += [("frame", name) for name, kind in played.frames.items() if kind.CHAPTER.startswith(f"{game}.")]
        names += [("preset", name) for name in played.presets]
        found += [Use(f"{game}.{kind}.{name}", "", set(), f"{kind}s of {game}") for kind, name in names]
        found += [
            Use(f"{game}.setting.{setting.name}", f"value-{value}", set(), f"settings of {game}")
            for setting in played.settings
            for value in setting.allowed
            if isinstance(value, str)
        ]
        found.append(Use(f"{game}.title", "", set(), "menu"))
    return found


def lacking(found: Iterable[Use], texts: dict[tuple[str, str], _Variables]) -> list[str]:
    problems = []
    for use in found:
        wanted = id_of(use.code)
        ids = [i for i, p in texts if p == use.part and (i.startswith(wanted) if use.prefix else i == wanted)]
        problems += [] if ids else [f"{use.where}: no text {wanted}{'*' * use.prefix} {use.part}"]
        told_apart = use.params is not None and use.code != "kernel."  # Event(f"kernel.{entry.did}"): see below
        for message_id in ids if told_apart else ():
            unknown = texts[message_id, use.part].names - (use.params or set())
            problems += [f"{use.where}: {message_id} wants {sorted(unknown)}"] if unknown else []
    return problems


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["", *WITH_TEXTS])
def test_every_code_in_the_sources_has_a_text(game: str, language: str) -> None:
    found = all_uses(game)
    assert len(found) > 10
    assert lacking(found, written(game, language)) == []


def test_the_search_for_codes_finds_what_there_is() -> None:
    """A scan that found nothing would pass, so this one names what it has to find."""
    comet = {(use.code, use.part) for use in all_uses("comet")}
    assert {
        ("comet.turn.action", "ask"),
        ("comet.gadget.after-roll", "ask"),
        ("comet.drill.roll", "roll"),
        ("comet.round.last", "end"),
        ("comet.bar.hand", ""),
        ("comet.gift.", ""),
        ("comet.status.hold", ""),
        ("comet.frame.Nudge", ""),
        ("comet.setting.rounds", ""),
    } <= comet
    assert {"kernel.refused.stale", "kernel.rolled", "kernel.verify.", "kernel."} <= {use.code for use in all_uses("")}


def test_a_missing_text_or_parameter_is_found() -> None:
    [message] = FluentParser().parse("a = { $seat } { $ice }").body
    assert isinstance(message, ftl.Message)
    assert message.value is not None
    texts = {("comet-drill-ice", ""): read(message.value)}
    said = [Use("comet.drill.ice", "", {"seat"}, "here"), Use("comet.drill.bust", "", set(), "there")]
    assert lacking(said, texts) == ["here: comet-drill-ice wants ['ice']", "there: no text comet-drill-bust "]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WITH_TEXTS)
def test_every_parameter_of_an_offer_is_told_somewhere(game: str, language: str) -> None:
    """An offer that wants what nobody tells would never be made, and nobody would notice."""
    files = (SOURCE / "games" / game).rglob("*.py")
    nodes = [node for file in files for node in ast.walk(ast.parse(file.read_text()))]
    told = {str(node.value) for node in nodes if isinstance(node, ast.Constant)} | set(PLACES)
    texts = written(game, language)
    wanted = {(i, p): texts[i, p].names for i, p in texts if p.startswith("offer")}
    wanted |= {(i, ""): texts[i, ""].names for text in wanted for i in texts[text].references}
    assert {text: names - told for text, names in wanted.items() if names - told} == {}


def test_the_terminal_has_all_its_texts_and_no_others() -> None:
    literals = set()
    for file in (SOURCE / "terminal").glob("*.py"):
        nodes = list(ast.walk(ast.parse(file.read_text())))
        literals |= {str(node.value) for node in nodes if isinstance(node, ast.Constant)}
    codes = {id_of(text) for text in literals if text.startswith("terminal.")}
    beginnings = tuple(code for code in codes if code.endswith("-") or code == "terminal-news")
    there = {message_id for message_id, _ in written("", "en") if message_id.startswith("terminal-")}
    assert {code for code in codes if not code.endswith("-")} - there == set()
    assert {message_id for message_id in there - codes if not message_id.startswith(beginnings)} == set()


# --- what the server can say ----------------------------------------------------------------------------------------
def server_uses(file: Path) -> Iterator[Use]:
    """Refusals and problems by their codes, outcomes, and the lines of chat that a table writes itself."""
    for node in ast.walk(ast.parse(file.read_text())):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        where, args = f"{file.relative_to(SOURCE)}:{node.lineno}", node.args
        if name == "Denied":
            yield from _coded(args[1], "", set(), where)
        elif name == "Refused" and args:
            yield from _coded(args[0], "", {k.arg or "" for k in node.keywords}, where)
        elif name == "Refusal" and isinstance(args[0], ast.Constant) and isinstance(args[0].value, int):
            yield from _prefixed("server.", set(), args[1], where)  # with an HTTP status: turned down at the door
        elif name == "Refusal":
            yield from _coded(args[0], "", None, where)
        elif name == "Problem":
            yield from _coded(next(k.value for k in node.keywords if k.arg == "code"), "", set(), where)
        elif name == "Outcome" and len(args) > 2:
            yield from _coded(args[2], "end", set(), where)
        elif name == "line" and len(args) > 2:
            yield from _prefixed("table.chat.", {"text"}, args[2], where)


def _prefixed(prefix: str, params: set[str], value: ast.expr, where: str) -> Iterator[Use]:
    assert isinstance(value, ast.Constant)
    yield Use(prefix + str(value.value), "", params, where)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_of_the_server_has_a_text(language: str) -> None:
    found = [use for file in sorted((SOURCE / "server").glob("*.py")) for use in server_uses(file)]
    assert {
        "table.invitation",
        "table.refused.chat",
        "table.refused.malformed",
        "table.chat.new-key",
        "table.conceded",
        "record.wrong",
        "kernel.refused.no-such-entry",
        "request.",
        "store",
    } <= {use.code for use in found}
    assert lacking(found, written("", language)) == []


@pytest.mark.parametrize(("language", "words"), [("en", "wait a second"), ("ru", "подождите 1 секунду")])
def test_what_a_table_says_can_be_said(language: str, words: str) -> None:
    messages = Messages(language, strict=True)
    assert words in messages.reason(Refused("table.refused.chat", seconds=1))
    assert "Ann" in messages.text("table.chat.joined", {"text": "Ann"})
    assert messages.ending("table.conceded") != messages.text("table.conceded")
    assert messages.ending("table.agreed")


# --- what games really say ------------------------------------------------------------------------------------------
class Chorus:
    """Says each different thing once to each reader: games repeat themselves, and so need not be read in full."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.said: set[tuple[str, int, str]] = set()
        self.readers: dict[tuple[str, int], Messages] = {}
        self.heard: set[tuple[str, str]] = set()  # questions with the words of their answers

    def everybody(self, seats: int) -> list[Messages]:
        """Every seat and a spectator, in every language."""
        for language, you in product(LANGUAGES, range(-1, seats)):
            if (language, you) not in self.readers:
                self.readers[language, you] = Messages(language, self.game, you=you, strict=True)
        return [messages for (_, you), messages in self.readers.items() if you < seats]

    def new(self, messages: Messages, *what: object) -> bool:
        key = (messages.language, messages.you, re.sub(r"-\d+|\d\d+|[5-9]", "5", repr(what)))  # 5 stands for the rest
        fresh = key not in self.said
        self.said.add(key)
        return fresh

    def say(self, match: Match, since: int, readers: Iterable[Messages]) -> None:
        for messages in readers:
            texts = list(self.texts(match, messages, since))
            assert all(texts)
            codes = re.compile(rf"(?<!§ )\b({self.game}|kernel|terminal)\.")
            gap = re.compile(r"\{(?! ?[a-z]?\})")  # {m} is how a map draws a ship that nobody plays, {} dropped gear
            assert [text for text in texts if gap.search(text) or codes.search(text)] == []

    def texts(self, match: Match, messages: Messages, since: int) -> Iterator[str]:
        """All that this moment has to say to this reader."""
        seat = messages.you if messages.you >= 0 else match.table.seats
        messages.naming = screen.named(match, seat)
        for event in match.events(seat, since):
            if self.new(messages, event.code, event.params):
                yield from (messages.event(event), messages.heading(event) or "-")
        if match.result is not None and self.new(messages, match.result.winners, match.result.scores):
            yield from screen.result_lines(messages, match.result)
        question = match.question(seat) if messages.you >= 0 else None
        if question is None:
            return
        if self.new(messages, match.breadcrumb()):
            yield screen.where_line(messages, match)
        for line in match.game.status(match.game.content, match.view(seat)) if match.game.status else ():
            if self.new(messages, line.code, line.params):
                yield messages.event(line)
        if self.new(
            messages, question.code, question.about, question.keys, [option.about for option in question.options]
        ):
            yield from screen.question_lines(messages, question)
            yield from screen.question_lines(messages, question, drawn=True)
            yield from self.drawn(match, messages, question)
            yield from (messages.label(question.code, key) for key in question.keys)
        if self.new(messages, [(key, bar.code, bar.numbers) for key, bar in match.why_not(seat)]):
            yield from screen.why_lines(messages, match, question)
        yield from (messages.label("", act) for act in match.act_keys(seat) if self.new(messages, "act", act))

    def drawn(self, match: Match, messages: Messages, question: Question) -> Iterator[str]:
        for room in ((0, 0), (60, 11)):
            picture = screen.picture(messages, match.game, match.view(question.seat), question, room)
            if picture is not None:
                yield from (*picture.names, *picture.legend, *picture.guide)
                assert all(sum(len(text) for text, _ in row) <= (room[0] or 999) for row in picture.rows)


def play_and_say(game: str, options: dict[str, Any], seed: int, chorus: Chorus, listening: float) -> None:
    """A random game. A part of the moments is listened to, by the one who is asked and by somebody else; and every
    moment that has a new kind of answer."""
    rng, played = Random(f"{game}:{seed}"), GAMES_WITH_TEXTS[game]
    seats = rng.choice(played.seats_for(options))
    match = Match.new(played, seats, options, chance=Seeded(seed))
    since = 0
    while match.result is None:
        question = rng.choice([question for question in match.asked if not question.answered])
        words = {(question.code, shape_of(key)[0]) for key in question.keys}
        if rng.random() < listening or words - chorus.heard:
            chorus.heard |= words
            everybody = chorus.everybody(seats)
            some = [reader for reader in everybody if reader.you == question.seat] + [rng.choice(everybody)]
            chorus.say(match, since, everybody if listening == 1 else some)
            since = len(match.log)
        acts = [(seat, act) for seat in range(seats) for act in match.act_keys(seat)]
        if match.can_undo(question.seat) and rng.random() < 0.2:
            match.undo(question.seat)
        elif acts and rng.random() < 0.1:
            match.interject(*rng.choice(acts))
        else:
            match.answer(question.id, question.seat, rng.choice(question.keys))
    chorus.say(match, since, chorus.everybody(seats))


@pytest.mark.parametrize("game", WITH_TEXTS)
def test_random_games_have_a_text_for_everything(game: str) -> None:
    chorus = Chorus(game)
    for options, games, listening in PLAYED.get(game, [({}, 60, 1.0)]):
        for seed in range(games):
            play_and_say(game, options, seed, chorus, listening)
    assert len(chorus.said) > 1000


# --- how texts are found --------------------------------------------------------------------------------------------
def test_a_missing_text_shows_its_code_at_the_table_and_fails_in_tests() -> None:
    table, strict = Messages("en", "comet"), Messages("en", "comet", strict=True)
    assert table.text("comet.no.such", {"ice": 3}) == "comet.no.such (ice=3)"
    assert table.event(Event("comet.drill.ice", {"seat": 0, "ice": 2})) == "comet.drill.ice (seat=0, ice=2)"
    assert table.prompt("comet.no.such") == "comet.no.such"
    assert table.option("comet.turn.action", Option("warp:3")) == "warp:3 (first=3)"
    assert table.name("card", "laser") == "laser"
    said: list[Callable[[], str]] = [
        lambda: strict.text("comet.no.such"),
        lambda: strict.event(Event("comet.drill.ice", {"seat": 0, "ice": 2})),
        lambda: strict.prompt("comet.drill.bust"),
        lambda: strict.option("comet.turn.action", Option("warp:3")),
        lambda: strict.event(Event("comet.gadget.played", {"seat": 0, "card": "laser"})),
    ]
    for say in said:
        with pytest.raises(MissingMessage, match="en: "):
            say()


def test_a_face_that_is_not_known_is_not_named() -> None:
    drawn = Event("comet.gadget.drawn", {"seat": 0, "card": None})
    assert Messages("en", "comet", you=1, names=("Ann", "Bo")).event(drawn) == "Ann drew a gadget."
    drawn.params["card"] = "jam"
    assert Messages("en", "comet", you=0, names=("Ann", "Bo")).event(drawn) == "You drew Jam."
    assert Messages("ru", "comet", you=0, names=("Ann", "Bo")).event(drawn) == "Вы берёте Помеху."


@pytest.mark.parametrize(
    ("ice", "text"),
    [(1, "1 куб льда"), (3, "3 куба льда"), (5, "5 кубов льда"), (12, "12 кубов льда"), (21, "21 куб льда")],
)
def test_russian_numbers_have_their_forms(ice: int, text: str) -> None:
    messages = Messages("ru", "comet", names=("Аня", "Бот 2"), strict=True)
    assert messages.event(Event("comet.turn.hauled", {"seat": 0, "ice": ice})) == f"Аня везёт на склад {text}."


def test_reasons_and_refusals_are_sentences_with_their_numbers() -> None:
    messages = Messages("en", "comet", strict=True)
    assert messages.reason(Bar("comet.bar.full", "comet.drill.full", hold=8)) == "the hold is full: it takes 8 ice"
    assert "2 to 4 players, not 7" in messages.reason(Refused("kernel.refused.seats", least=2, most=4, seats=7))


@pytest.mark.parametrize(
    ("key", "word", "rest"),
    [
        ("drill", "drill", {}),
        ("hex:3,-1", "hex", {"first": 3, "second": -1}),
        ("npc:loath", "npc", {"first": "loath"}),
        ("7", "number", {"first": 7}),
        ("odd key", "odd-key", {}),
    ],
)
def test_the_shape_of_a_key(key: str, word: str, rest: dict[str, int | str]) -> None:
    assert shape_of(key) == (word, rest)


def test_a_question_may_word_an_answer_in_its_own_way() -> None:
    messages = Messages("en", "comet", strict=True)
    assert messages.label("comet.gadget.after-roll", "pass") == "Play none"
    assert messages.label("comet.turn.action", "pass") == "Pass"
    assert (
        messages.option("comet.gadget.after-roll", Option("pass", "", {"face": 4})) == "Play none: leave the die at 4"
    )


PLACE = {"sector": "red-gulch", "cell": "b3", "mark": "asteroid", "goods": "any", "to": "e", "cost": 1}
ODDS = dict.fromkeys(xia_odds.ENDS, 0) | {"safe": 50, "damaged": 45, "destroyed": 5}


@pytest.mark.parametrize(
    ("about", "text"),
    [
        ({}, "Cross into (1, -2)"),
        (PLACE, "Cross east into Red Gulch b3, among asteroids, over a border with a cost or a roll"),
        (
            PLACE | ODDS,
            "Cross east into Red Gulch b3, among asteroids: 50% unharmed, 45% damaged, 5% destroyed",
        ),
    ],
)
def test_of_several_offers_the_first_that_has_all_its_parameters_is_made(about: dict[str, Any], text: str) -> None:
    crossing = Option("cross:1,-2", "hex:1,-2", about)
    assert Messages("en", "xia", strict=True).option("xia.move.point-per-space", crossing) == text


def test_lists_are_tallied_and_counted_and_nothing_is_a_word_of_its_own() -> None:
    messages = Messages("en", "xia", names=("Ann", "Bo"), strict=True)
    bought = Event("xia.cargo.buy", {"seat": 0, "cubes": ("cyber", "spice", "cyber"), "price": 2000})
    assert messages.event(bought) == "Ann bought 2 × Cyber, Spice for 2,000 Credits."
    shot = {"attacker": 0, "target": 1, "uses": (3, 4)}
    assert messages.event(Event("xia.combat.declare-attack", shot)) == "Ann attacked Bo with 2 markers."
    hit = Event("xia.damage.placement", {"ship": 0, "space": 0, "cube": ""})
    assert messages.event(hit) == "Ann's Hold space 1 was damaged."
    hit.params["cube"] = "holo"
    assert messages.event(hit) == "Ann's Hold space 1 was damaged; the Holo there went overboard."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("did", ["undo", "take-back"])
def test_going_back_is_told(did: str, language: str) -> None:
    gone = Event(f"kernel.{did}", {"seat": -1 if did == "take-back" else 0, "entry": 4})
    assert Messages(language, strict=True).event(gone)


def test_rolls_name_their_dice_and_their_reason() -> None:
    rolled = Event("kernel.rolled", {"by": -1, "rule": "comet.drill.roll", "dice": (6, 8, 6), "faces": (2, 7, 5)})
    assert Messages("en", "comet", strict=True).event(rolled) == "The table rolled 2, 7, 5 on d6 + d8 + d6 (drill)."
    rolled.params["dice"] = (8, 6, 6)
    assert "on d8 + 2d6 " in Messages("en", "comet", strict=True).event(rolled), "in the order of the faces"


@pytest.mark.parametrize(
    ("language", "other", "text"),
    [
        ("en", 4, "The Scoundrel rolled 7 on d8 (combat)."),
        ("en", -1, "The table rolled 7 on d8 (combat)."),
        ("ru", 4, "Разбойник бросает к8 (бой): 7."),
    ],
)
def test_the_dice_of_an_npc_are_told_as_its_own(language: str, other: int, text: str) -> None:
    messages = Messages(language, "xia", names=("Ann", "Bo", "Cy"), strict=True)
    messages.naming = Naming(others={3: "enforcer", 4: "scoundrel"})
    told = {"by": -1, "rule": "xia.combat.roll", "dice": (8,), "faces": (7,)}
    assert messages.event(Event("kernel.rolled", told, other=other)) == text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "You rolled 6, 2 on 2d6; Bo rolled 1 on d6; the Scoundrel rolled 5 on d8 (combat)."),
        ("ru", "Вы бросаете 2к6: 6, 2; Bo бросает к6: 1; Разбойник бросает к8: 5 (бой)."),
    ],
)
def test_dice_of_several_are_told_as_the_dice_of_each(language: str, text: str) -> None:
    messages = Messages(language, "xia", names=("Ann", "Bo"), you=0, strict=True)
    messages.naming = Naming(others={-1: "scoundrel"})
    told = {"by": 1, "rule": "xia.combat.roll", "dice": (6, 6, 8, 6), "faces": (6, 1, 5, 2), "owners": (0, 1, -1, 0)}
    assert messages.event(Event("kernel.rolled", told)) == text


@pytest.mark.parametrize(
    ("params", "text", "words"),
    [
        ({"space": (2, -1)}, "{ PLACE($space) }", "Deltus Gate c3"),
        ({"first": 2, "second": -1}, "{ PLACE($first, $second) }", "Deltus Gate c3"),
        ({"region": 3}, "{ PLACE($region) }", "Deltus Gate c4"),
        ({"space": ("bridge", 4, 7)}, "{ PLACE($space) }", "Deltus Gate c5"),
        ({"room": "bridge", "square": (4, 7)}, "{ PLACE($room, $square) }", "Deltus Gate c5"),
        ({"space": ("hold", 1, 2, 3)}, "{ PLACE($space) }", "(hold, 1, 2, 3)"),
    ],
)
def test_a_space_has_a_name_of_any_shape(params: dict[str, Any], text: str, words: str) -> None:
    messages = Messages("en", "xia", strict=True)
    cells: dict[tuple[int | str, ...], str] = {(2, -1): "c3", (3,): "c4", ("bridge", 4, 7): "c5"}
    messages.naming = Naming(spaces={space: {"sector": "deltus-gate", "cell": cell} for space, cell in cells.items()})
    messages._bundle.add_resource(FluentResource(f"here = {text}"))
    assert messages.text("here", params) == words


# --- what comet tells about its options -----------------------------------------------------------------------------
@pytest.mark.rule("comet.lane.risk")
@pytest.mark.rule("comet.lane.worth")
@pytest.mark.rule("comet.lane.alone")
@pytest.mark.parametrize("lane", ["near", "mid", "far"])
@pytest.mark.parametrize("other", ["near", "far"])
def test_the_odds_of_a_drill_are_those_of_the_rule(lane: str, other: str) -> None:
    """Every face is rolled for the second drill: as many bring ice, and as much, as the option said."""
    safe, gains, said = 0, set(), {}
    for face in range(1, 7):
        match = Match.new(GAMES["comet"], 2, chance=Scripted(d6=[6, face, 6], draw=["nudge", "nudge", "jam"]))
        for key in (lane, other):
            question = next(question for question in match.asked if not question.answered)
            match.answer(question.id, question.seat, key)
        pass_all(match)
        [question] = match.asked
        said = next(option.about for option in question.options if option.key == "drill")
        before = len(match.log)
        match.answer(question.id, 0, "drill")
        pass_all(match)
        brought = [e.params["ice"] for e in match.log[before:] if e.code == "comet.drill.ice" and e.params["seat"] == 0]
        safe += len(brought)
        gains |= set(brought)
    assert (said["safe"], said["of"]) == (safe, 6)
    assert gains == {said["ice"]}


def pass_all(match: Match) -> None:
    while match.asked[0].code == "comet.gadget.after-roll":
        match.answer(match.asked[0].id, match.asked[0].seat, "pass")


def test_only_the_owner_is_told_which_card_an_option_plays() -> None:
    match = Match.new(GAMES["comet"], 2, chance=Scripted(d6=[4], draw=["boost", "jam"]))
    for key in ("near", "far"):
        question = next(question for question in match.asked if not question.answered)
        match.answer(question.id, question.seat, key)
    [question] = match.asked
    assert question.seat == 0
    [card, _] = question.options
    assert (card.key, card.thing, card.about) == ("card:0", "card:0", {"card": "boost"})
    assert Messages("en", "comet").option(question.code, card) == "Play Boost: the die goes up by 1"
