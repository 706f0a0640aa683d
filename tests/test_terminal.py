"""The text table, driven by what a person types; nothing here reads a match to know what was shown."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rimward.bots import BOTS
from rimward.games.catalog import GAMES
from rimward.kernel.chance import Sealed, Seeded
from rimward.kernel.event import Event
from rimward.kernel.match import Match
from rimward.kernel.record import read, write
from rimward.kernel.verify import verify as verify_record
from rimward.messages import Messages
from rimward.terminal import Console, Trouble, Wishes, menu, play, records, replay, screen, verify
from tests.test_verify import KEY, played

RECORD = write(played(Sealed(KEY), steps=40).record())


class Typist(io.StringIO):
    """Types what `reply` makes of the screen; None is the end of the input."""

    def __init__(self, screen: io.StringIO, reply: Callable[[str], str | None]) -> None:
        super().__init__()
        self.screen, self.reply, self.read_so_far = screen, reply, 0

    def readline(self, *_: Any) -> str:  # type: ignore[override]
        whole = self.screen.getvalue()
        line = self.reply(whole[self.read_so_far :])
        self.read_so_far = len(whole)
        return "" if line is None else f"{line}\n"


def table(reply: Callable[[str], str | None] | Iterable[str], run: Callable[[Console], int]) -> str:
    """Everything that was shown."""
    out = io.StringIO()
    lines = iter(()) if callable(reply) else iter(reply)
    run(Console(Typist(out, reply if callable(reply) else lambda _: next(lines, None)), out))
    return out.getvalue()


def sit(reply: Callable[[str], str | None] | Iterable[str], **wishes: Any) -> str:
    return table(reply, lambda console: play(console, Wishes(**{"game": "comet", "seed": "7", **wishes})))


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def careful(shown: str) -> str | None:
    """Drills once, hauls, plays no gadget, and leaves when it is over."""
    if "Enter leaves" in shown or "Press Enter" in shown:
        return ""
    options: list[tuple[str, str]] = re.findall(r"^  (\d+)\. (.*)$", shown, re.M)
    for wanted in ("Haul", "Play none", "Mid lane", "Accept", ""):
        for number, text in options:
            if text.startswith(wanted):
                return number
    return None


def finished(file: str = "game.rimward", **wishes: Any) -> str:
    """A whole game, saved."""

    def reply(shown: str) -> str | None:
        return f"save {file}" if "Enter leaves" in shown and "Saved" not in shown else careful(shown)

    return sit(reply, **wishes)


# --- a game ---------------------------------------------------------------------------------------------------------
def test_a_whole_game_by_text() -> None:
    shown = sit(careful, options=("target=8",))
    assert shown.startswith("Comet Rush\n  Ice to win: 8\n")
    assert "Practice table: the dice follow the seed 7." in shown
    assert re.search(r"^(You|Bot 2) won\.$|share the win\.$", shown, re.M)
    assert re.search(r"^The target was reached\.$", shown, re.M)
    scores = dict(re.findall(r"^  (You|Bot 2): (\d+)$", shown, re.M))
    assert max(int(score) for score in scores.values()) >= 8


def test_the_same_seed_and_the_same_typing_show_the_same() -> None:
    assert sit(careful) == sit(careful)
    assert sit(careful) != sit(careful, seed="8")


def test_a_screen_has_news_table_question_options_and_hints_in_this_order() -> None:
    shown = sit(["2"])
    last = shown[shown.index("> 2") :]
    parts = [
        "Since your last decision:",
        "Round 1. You: mid lane",
        "The table:",
        "Your gadgets: ",
        "(§ comet.",
        "  1. ",
        "Also: ",
    ]
    places = [last.index(part) for part in parts]
    assert places == sorted(places)
    assert "\x1b" not in shown


def test_options_tell_the_odds_and_the_card() -> None:
    shown = sit(["2"])
    assert "1. Near lane: 5 in 6 safe, 1 ice a drill" in shown
    assert "1. Play Boost: the die goes up by 1" in shown


def test_nothing_is_shown_twice() -> None:
    """Each line of news belongs to one decision: together they are the log."""
    shown = sit([*"2111", "log 999"])
    chunks = re.findall(r"(?:Since your last decision|To begin with):\n(.*?)\n\nThe table:", shown, re.S)
    news = [line.strip() for chunk in chunks for line in chunk.splitlines() if line.strip()]
    log = [line.strip() for line in shown[shown.index("> log 999\n") + 10 :].splitlines() if line.strip()]
    assert len(news) > 6
    assert news == log[: len(news)]


def test_russian_too() -> None:
    shown = sit(["2", "почему", "справка", "выход"], language="ru")
    assert "Сыграете на неё гаджет?" in shown
    assert "сохранить ФАЙЛ" in shown
    latin = re.sub(r"\(§ [a-z.-]+\)|rimward.*|data/\S+|Enter|[A-Za-z-]*\.rimward", "", shown)
    assert re.findall(r"[A-Za-z]{3,}", latin) == []


def test_steps_without_a_choice_share_a_line() -> None:
    forced = [Event("kernel.forced", {"seat": n, "question": "comet.turn.action", "key": "drill"}, 2) for n in (0, 1)]
    lines = screen.log_lines(Messages("en", "comet", you=0, strict=True), forced)
    assert lines == ["  No choice: You: Drill; Player 2: Drill"]


def test_what_happened_inside_of_a_thing_stands_under_it() -> None:
    """A roll belongs to the step that had it thrown, and a card played on it lies below."""
    depths = [(2, False), (3, True), (4, False), (7, False), (7, False), (4, False), (3, False), (2, False)]
    events = [Event("e", {}, depth) for depth, _ in depths]
    assert screen.levels(events, [head for _, head in depths]) == [0, 0, 1, 2, 2, 1, 0, 0]
    rolled, told = Event("kernel.rolled", {}, 5), Event("e", {}, 4)
    assert screen.levels([rolled, told, rolled], [False] * 3) == [0, 0, 0]


def test_a_game_without_a_summary_of_its_own_shows_all_that_lies_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "comet", replace(GAMES["comet"], status=None))
    match = Match.new(GAMES["comet"], 2, chance=Seeded(7))
    lines = screen.status_lines(Messages("en", "comet", you=0), match.view(0))
    assert "  target: 15" in lines
    assert "  deck: 10" in lines
    assert "  hand:0: 1 (Boost)" in lines
    assert "  hand:1: 1" in lines


# --- commands -------------------------------------------------------------------------------------------------------
def until(wanted: str, then: Iterable[str]) -> Callable[[str], str | None]:
    """Plays carefully until this pattern is on the screen, then types these lines."""
    lines = iter(then)
    started = False

    def reply(shown: str) -> str | None:
        nonlocal started
        started = started or re.search(wanted, shown, re.S) is not None
        return next(lines, None) if started else careful(shown)

    return reply


def test_undo_takes_back_and_says_so() -> None:
    shown = sit(until("You hauled.*Also: undo", ["undo"]))
    before, after = shown.split("> undo\n")
    assert after.startswith("\nSince your last decision:\n  You took back the last step.\n")
    asked = [re.findall(r"^The table:.*?^Also", part, re.M | re.S) for part in (before, after)]
    assert asked[0][-1] != asked[0][-2]
    assert asked[1] == [asked[0][-2]], "the table and the question are those before the step"


def test_undo_is_refused_with_the_reason() -> None:
    assert "There is nothing that you could take back" in sit(["undo"])


def test_why_names_what_is_barred_with_its_rule() -> None:
    full = until("Your hold: 8 of 8", ["why", "drill"])

    def reply(shown: str) -> str | None:
        drill = re.search(r"^  (\d+)\. (?:Drill|Near lane)", shown, re.M)
        return drill[1] if drill and "8 of 8" not in shown else full(shown)

    for seed in range(40):
        shown = sit(reply, seed=str(seed), options=("target=40", "rounds=30"))
        if "> why" in shown:
            break
    after = shown[shown.index("> why") :]
    assert "  Drill: the hold is full: it takes 8 ice (§ comet.drill.full)" in after
    assert "> drill\nthe hold is full: it takes 8 ice (§ comet.drill.full)\n" in after


def test_an_option_can_be_named_by_its_key() -> None:
    assert "You: far lane" in sit(["far"])


def test_rules_at_the_table() -> None:
    shown = sit(["rule", "rule hold", "rule 2", "rule 99", "rule xyzzy", "rule comet.gadget.jam"])
    parts = shown.split("> ")
    assert "Every pilot secretly chooses" in parts[1]
    listed = re.findall(r"^  (\d+)\. (.*) \((.*)\)$", parts[2], re.M)
    assert len(listed) > 2
    assert parts[3].startswith(f"rule 2\n{listed[1][2]}\n{listed[1][1]}\n")
    assert "There is no 99 here" in parts[4]
    assert "No rule has: xyzzy." in parts[5]
    assert "The result goes down by 1" in parts[6]


def test_what_may_be_done_at_any_time() -> None:
    shown = sit(until(r"do \(at any time\)", ["do", "do 99", "do 1", "show"]), seats="me,random")
    assert "  1. Offer Bot 2 1 ice" in shown
    assert "There is no 99 here" in shown
    assert re.search(r"You gave Bot 2 1 ice\.|Bot 2 declined 1 ice from you\.", shown)


def test_nothing_to_do_in_between() -> None:
    assert "There is nothing that you may do in between now." in sit(["do"])


def test_where_we_are() -> None:
    shown = sit(["2", "where"])
    assert shown.split("> where\n")[1].startswith("round > turn > drill > roll > reactions\n")


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "Type a number from 1 to 3, or ? for help."),
        ("0", "There is no 0 here; the numbers go from 1 to 3."),
        ("4", "There is no 4 here; the numbers go from 1 to 3."),
        ("9" * 5000, "There is no 9999"),
        ("0000001", "There is no 0000001 here"),
        ("²", "“²” is neither a number nor a command."),
        ("hello", "“hello” is neither a number nor a command. Type ? for help."),
        ("save", "Say where to: save FILE"),
        ("save no/\0/such", "cannot be written"),
    ],
)
def test_wrong_input_is_answered_by_a_sentence(line: str, sentence: str) -> None:
    shown = sit([line])
    assert sentence in shown.replace("\n", " ")
    assert shown.count("Which lane") == 1, "the question is not asked anew"


def test_help_lists_every_command() -> None:
    shown = sit(["?"])
    for command in ("why", "undo", "do", "where", "log", "rule", "save FILE", "show", "quit", "help"):
        assert re.search(rf"^  {command}[ :]", shown, re.M)


# --- files ----------------------------------------------------------------------------------------------------------
def test_leaving_keeps_an_unfinished_game_and_says_how_to_go_on() -> None:
    shown = sit(["2"])
    assert shown.endswith(
        "Saved to data/unfinished-comet.rimward.\n"
        "To go on: rimward play comet --text --load data/unfinished-comet.rimward\n"
    )
    gone_on = sit(["where"], seed=None, load="data/unfinished-comet.rimward")
    assert "What happened last:" in gone_on
    assert "Play Boost" in gone_on
    assert "round > turn > drill" in gone_on


def test_an_older_unfinished_game_is_not_written_over() -> None:
    sit(["2"])
    first = Path("data/unfinished-comet.rimward").read_bytes()
    assert "Saved to data/unfinished-comet-2.rimward." in sit(["3"])
    assert Path("data/unfinished-comet.rimward").read_bytes() == first


def test_leaving_at_once_leaves_nothing_behind() -> None:
    assert "Nothing was played, so nothing was saved." in sit(["quit"])
    assert list(Path().iterdir()) == []


def test_what_was_saved_is_kept_up_to_date() -> None:
    shown = sit(["save here.rimward", "2", "quit"])
    assert shown.count("Saved to here.rimward.") == 2
    assert [entry.key for entry in read(Path("here.rimward").read_bytes()).entries][1] == "mid"
    assert not Path("data").exists()


def test_a_file_of_another_kind_is_not_written_over() -> None:
    Path("notes.txt").write_text("mine")
    assert "notes.txt cannot be written: it is there and is no record" in sit(["save notes.txt"])
    assert Path("notes.txt").read_text() == "mine"


def test_saved_loaded_and_played_to_the_end_it_is_the_same_game() -> None:
    sit(until("Round 3 of", ["save half.rimward"]))
    finished("rest.rimward", seed=None, load="half.rimward")
    half, rest = read(Path("half.rimward").read_bytes()), read(Path("rest.rimward").read_bytes())
    assert rest.header == half.header
    assert rest.entries[: len(half.entries)] == half.entries
    assert verify_record(GAMES["comet"], rest).finished


def test_a_finished_game_says_its_key_and_how_to_check_it() -> None:
    shown = finished(seed=None)
    commitment = re.search(r"its hash is ([0-9a-f]{64})", shown)
    key = re.search(r"The key of the dice: ([0-9a-f]{64})", shown)
    assert commitment
    assert key
    assert Sealed(bytes.fromhex(key[1])).commitment() == commitment[1]
    assert "Check it with: rimward verify game.rimward" in shown
    checked = table([], lambda console: verify(console, "game.rimward", "en"))
    assert "every one of its" in checked
    assert commitment[1] in checked
    assert "nobody looked" in checked


def test_the_key_is_not_shown_while_the_game_runs() -> None:
    sit(["2", "save x.rimward"], seed=None)
    key = read(Path("x.rimward").read_bytes()).header.key
    assert key not in sit(["log", "where", "show", "rule", "quit"], seed=None, load="x.rimward")


def test_replay_from_a_seat_and_from_outside() -> None:
    finished()
    outside = table([], lambda console: replay(console, "game.rimward", None, "en"))
    first = table([], lambda console: replay(console, "game.rimward", 1, "en"))
    assert "Player 1 drew a gadget." in outside
    assert not re.search(r"drew (Nudge|Boost|Jam)", outside)
    assert "You drew Boost." in first
    assert not re.search(r"Player 2 drew (Nudge|Boost|Jam)", first)
    assert re.search(r"^Player 1, mid lane$", outside, re.M), "turns are headings"
    assert re.search(r"^(Player \d won\.|.* share the win\.)$", outside, re.M)
    assert "Победитель: Игрок " in table([], lambda console: replay(console, "game.rimward", None, "ru"))
    with pytest.raises(Trouble, match="seats go from 1 to 2"):
        replay(Console(io.StringIO(), io.StringIO()), "game.rimward", 3, "en")


# --- several people, and none ---------------------------------------------------------------------------------------
def test_two_people_at_one_screen_see_only_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two handovers only the person in front of the screen is looked up, and nothing is shown at a handover."""
    looked: list[int] = []

    def watched(look: Callable[..., Any]) -> Callable[..., Any]:
        def looks(match: Match, seat: int, *rest: Any) -> Any:
            looked.append(seat)
            return look(match, seat, *rest)

        return looks

    monkeypatch.setattr(Match, "view", watched(Match.view))
    monkeypatch.setattr(Match, "events", watched(Match.events))
    sections: list[tuple[int, set[int], str]] = []
    person = -1

    def reply(shown: str) -> str | None:
        nonlocal person
        if "The game" in shown or "last round" in shown or "target was reached" in shown:
            return None
        handed = re.search(r"Now it is Player (\d)'s turn", shown)
        sections.append((person, set(looked), shown))
        looked.clear()
        if handed:
            assert not re.search("Nudge|Boost|Jam", shown[handed.start() :])
            person = int(handed[1]) - 1
            return ""
        return careful(shown)

    sit(reply, seats="me,me")
    assert {seat for seat, _, _ in sections} == {-1, 0, 1}
    assert [(seat, seen) for seat, seen, _ in sections if not seen <= {seat}] == []
    for _, _, shown in sections:
        assert not re.search(r"Player \d drew (Nudge|Boost|Jam)", shown)
    assert any("You drew" in shown for _, _, shown in sections)


def test_a_handover_can_be_left() -> None:
    assert "Goodbye" in sit(["quit"], seats="me,me")


def test_bots_alone_play_to_the_end() -> None:
    shown = sit([], seats="random,random,random")
    assert re.search(r"Bot \d won\.|share the win", shown)
    assert "> " not in shown


# --- opening --------------------------------------------------------------------------------------------------------
def test_the_menu_plays_by_number_and_names_what_is_coming() -> None:
    shown = table(["7", "1", "quit"], lambda console: menu(console, Wishes(seed="7")))
    assert "  1. Comet Rush, 2 to 4 players" in shown
    assert "rimward rules xia" in shown
    assert "There is only number 1." in shown
    assert "Which lane" in shown
    assert "Which lane" not in table([], lambda console: menu(console, Wishes()))


@pytest.mark.parametrize(
    ("wishes", "sentence"),
    [
        ({"game": "chess"}, "There is no game “chess”; there are: comet"),
        ({"game": "xia"}, "xia cannot be played yet; its rules can be read: rimward rules xia"),
        ({"seats": "me,normal"}, f"There is no player “normal”; there are: {', '.join(('me', *BOTS))}"),
        ({"seats": "me"}, "for 2 to 4 players, not 1"),
        ({"options": ("target",)}, "name=value"),
        ({"options": ("target=99",)}, "The option target cannot be 99; it may be 5..40."),
        ({"options": ("target=x",)}, "The option target cannot be x"),
        ({"options": ("size=1",)}, "There is no option size; there are: target, rounds."),
        ({"load": "none.rimward"}, "none.rimward cannot be read"),
        ({"game": "", "load": "."}, ". cannot be read"),
    ],
)
def test_bad_wishes_are_one_sentence(wishes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Trouble) as trouble:
        sit([], **wishes)
    assert sentence in str(trouble.value)
    assert trouble.value.code == 2


@pytest.mark.parametrize(
    ("wishes", "sentence"),
    [
        ({"seed": "8"}, "has its dice already"),
        ({"options": ("target=9",)}, "has its options already"),
        ({"seats": "me,random,random"}, "3 seats are named, but the table has 2"),
        ({"game": "xia"}, "is a record of comet"),
    ],
)
def test_a_loaded_game_is_what_it_is(wishes: dict[str, Any], sentence: str) -> None:
    sit(["save x.rimward"])
    with pytest.raises(Trouble, match=re.escape(sentence)):
        sit([], **{"seed": None, "load": "x.rimward", **wishes})


# --- junk -----------------------------------------------------------------------------------------------------------
COMMANDS = [
    "1",
    "2",
    "3",
    "why",
    "undo",
    "do",
    "do 1",
    "log 5",
    "rule",
    "rule 1",
    "rule hold",
    "where",
    "show",
    "?",
    "",
]
LINES = st.lists(
    st.one_of(st.sampled_from(COMMANDS), st.text(max_size=30).filter(lambda line: "save" not in line.casefold())),
    max_size=25,
)
ANY_FILE = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@given(lines=LINES, language=st.sampled_from(["en", "ru"]))
@ANY_FILE
def test_whatever_is_typed_the_table_stands(lines: list[str], language: str) -> None:
    shown = sit([line.replace("\n", " ").replace("\r", " ") for line in lines], language=language, seats="me,random")
    assert shown.count("\n") > 5
    for file in Path("data").glob("*"):
        assert verify_record(GAMES["comet"], read(file.read_bytes())).problem is None
        file.unlink()


def any_command_on(data: bytes) -> None:
    """Either it works or it is one sentence."""
    Path("junk").write_bytes(data)
    runs: list[Callable[[Console], int]] = [
        lambda console: verify(console, "junk", "en"),
        lambda console: replay(console, "junk", None, "ru"),
        lambda console: play(console, Wishes(load="junk")),
    ]
    for run in runs:
        with suppress(Trouble):
            table([], run)


@given(data=st.binary(max_size=200))
@ANY_FILE
def test_junk_files_are_one_sentence(data: bytes) -> None:
    any_command_on(data)


@given(data=st.data())
@ANY_FILE
def test_damaged_records_are_one_sentence(data: st.DataObject) -> None:
    whole = bytearray(RECORD)
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(whole) - 1))
        whole[place : place + data.draw(st.integers(0, 2))] = data.draw(st.binary(max_size=3))
    any_command_on(bytes(whole))


@pytest.mark.parametrize(
    "start",
    [
        '{"shape":1}',
        '{"shape":"x"}',
        "{}",
        '{"shape":1,"table":{"seats":2},"stack":[],"zones":{},"early":[],"draws":0}',
    ],
)
def test_a_scenario_that_makes_no_sense_is_one_sentence(start: str) -> None:
    header, _, rest = RECORD.partition(b"\n")
    any_command_on(header[:-1].replace(b'"start":null', f'"start":{start}'.encode()) + b"}\n" + rest)


def test_a_record_that_is_cut_short_can_be_gone_on_with() -> None:
    Path("cut.rimward").write_bytes(RECORD[:-20])
    assert "The table:" in sit([], seed=None, load="cut.rimward")
    assert "The record ends here" in table([], lambda console: replay(console, "cut.rimward", None, "en"))
    assert "not finished" in table([], lambda console: verify(console, "cut.rimward", "en"))


def test_a_record_of_an_unknown_game_is_one_sentence() -> None:
    Path("foreign").write_bytes(RECORD.replace(b'"game":"comet"', b'"game":"chess"'))
    with pytest.raises(Trouble, match="a record of chess") as trouble:
        verify(Console(io.StringIO(), io.StringIO()), "foreign", "en")
    assert trouble.value.code == 1


def test_unfinished_games_have_names_of_their_own() -> None:
    records.DATA.mkdir()
    for _ in range(3):
        records.unfinished("comet").touch()
    assert sorted(file.name for file in records.DATA.iterdir()) == [
        "unfinished-comet-2.rimward",
        "unfinished-comet-3.rimward",
        "unfinished-comet.rimward",
    ]
