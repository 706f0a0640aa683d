"""The text table, driven by what a person types; nothing here reads a match to know what was shown."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rimward.bots import BOTS
from rimward.games.catalog import GAMES
from rimward.games.comet.cards.gadgets import PlayGadget
from rimward.kernel.chance import Scripted, Sealed, Seeded
from rimward.kernel.event import Event
from rimward.kernel.frame import Frame, Next
from rimward.kernel.match import Match
from rimward.kernel.question import PASS, Choose, Option
from rimward.kernel.record import read, write
from rimward.kernel.result import Result
from rimward.kernel.verify import verify as verify_record
from rimward.messages import Messages
from rimward.terminal import Console, Trouble, Wishes, console, menu, play, records, replay, screen, verify
from rimward.terminal.sitting import Sitting
from tests.kernel.toys import Toy, playing
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
        return f"save {file}" if "Enter leaves" in shown and f"Saved to {file}" not in shown else careful(shown)

    return sit(reply, **wishes)


# --- a game ---------------------------------------------------------------------------------------------------------
def test_a_whole_game_by_text() -> None:
    shown = sit(careful, seats="me,random", options=("target=8",))
    assert shown.startswith("Comet Rush\nDrill comets for ice and haul it home.")
    assert "somebody has 8 ice at home" in shown.replace("\n", " ")
    assert "\n  Ice to win: 8\n" in shown
    assert "Practice table: the dice follow the seed 7." in shown
    end = shown[shown.index("The target was reached.") :]
    ended = re.match(r"The target was reached\.\nIt took (\d+) rounds\.\n(.*)\n  1\. (.*): (\d+) ice\n  2\. ", end)
    assert ended
    assert f"Round {ended[1]}. " in shown
    assert f"Round {int(ended[1]) + 1}. " not in shown
    assert int(ended[4]) >= 8


def test_the_winner_is_named_with_the_margin_and_all_are_ranked() -> None:
    ann = Messages("en", "comet", names=("Ann", "Bo", "Cy"), you=1, strict=True)
    assert screen.result_lines(ann, Result((2,), (11, 11, 18), "comet.round.target")) == [
        "The target was reached.",
        "Cy won with 18 ice, 7 ahead.",
        "  1. Cy: 18 ice",
        "  2. Ann: 11 ice",
        "  2. You: 11 ice",
    ]
    assert (
        screen.result_lines(ann, Result((0, 1), (15, 15, 3)))[0] == "You and Ann share the win with 15 ice, 12 ahead."
    )
    assert screen.result_lines(ann, Result((0,), (15, 15, 3)))[0] == "Ann won with 15 ice.", "by some other rule"
    assert screen.result_lines(ann, Result((0, 1, 2), (5, 5, 5)))[0] == "You, Ann and Cy share the win with 5 ice."
    assert screen.result_lines(ann, Result((1,))) == ["You won."]
    assert screen.result_lines(ann, Result(())) == ["Nobody won."]
    bo = Messages("ru", "comet", names=("Аня", "Бо"), you=1, strict=True)
    won = screen.result_lines(bo, Result((1,), (11, 12)), [Event("comet.lane.chosen", {"round": 4, "lanes": ()})])
    assert won[:2] == ["Сыграно раундов: 4.", "Вы победили: 12 кубов льда, на 1 больше, чем у следующего."]
    assert screen.result_lines(bo, Result((0, 1), (9, 9)))[0] == "Победу делят Вы и Аня: 9 кубов льда у каждого."


def test_the_same_seed_and_the_same_typing_show_the_same() -> None:
    assert sit(careful) == sit(careful)
    assert sit(careful) != sit(careful, seed="8")


def test_a_screen_has_news_table_question_options_and_hints_in_this_order() -> None:
    shown = sit(until("You drilled.*Also: ", []))
    last = shown[shown.rindex("Since your last decision:") :]
    parts = ["Your turn, mid lane", "You drilled", "table:", "Your hold: ", "(§ comet.", "  1. ", "Also: "]
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
    chunks = re.findall(r"(?:Since your last decision|To begin with):\n(.*?)\n\n(?:The|New on the) table:", shown, re.S)
    lines = [line.strip() for chunk in chunks for line in chunk.splitlines()]
    news = [line for line in lines if line and "(continued)" not in line]
    log = [line.strip() for line in shown[shown.index("> log 999\n") + 10 :].splitlines() if line.strip()]
    assert len(news) > 6
    told = [line for line in log if not line.startswith("No choice for Bot")]
    assert news == told[: len(news)]


def test_news_from_the_middle_of_a_turn_say_whose_it_is() -> None:
    shown = sit(["2", "1"])
    news = shown.split("> 1\n")[1]
    assert news.startswith("\nSince your last decision:\nYour turn, mid lane (continued)\n  You played Boost.\n")
    assert "\n\nBot 2's turn, " in sit(until("You hauled", []))
    assert "No choice for you: Drill." in shown
    assert "No choice for Bot" not in shown


def test_of_the_table_only_what_is_new_is_shown_again() -> None:
    shown = sit(until("New on the table", ["show"]))
    before, after = shown.split("> show\n")
    new = before[before.rindex("New on the table:\n") :].split("\n\n")[0].splitlines()[1:]
    assert new
    whole = after[after.index("The table:\n") :].split("\n\n")[0].splitlines()[1:]
    assert set(new) < set(whole)
    assert len(new) * 2 <= len(whole)


def test_equal_cards_are_one_option() -> None:
    match = Match.new(GAMES["comet"], 2, chance=Scripted(d6=[1, 4], draw=["jam", "boost", "jam", "jam"]))
    messages = Messages("en", "comet", you=0, strict=True)
    for key in ("near", "far", "pass", "pass"):
        question = next(question for question in match.asked if not question.answered)
        match.answer(question.id, question.seat, key)
    while match.asked[0].seat != 0:
        match.answer(match.asked[0].id, 1, "pass")
    [question] = match.asked
    assert question.keys == ["card:0", "card:1", "pass"]
    assert [(offer.key, offer.text) for offer in screen.offers(messages, question)] == [
        ("card:0", "Play Jam: the die goes down by 1"),
        ("pass", "Play none: leave the die at 4"),
    ]
    assert [line[:14] for line in screen.question_lines(messages, question)[1:]] == ["  1. Play Jam:", "  2. Play none"]
    assert [screen.offer_of(messages, question, key) for key in question.keys] == [1, 1, 2]


def test_options_of_which_nothing_is_told_stay_apart() -> None:
    """Two equal texts without a word about the things may still be two things."""
    match = Match.new(GAMES["comet"], 2, chance=Seeded(7))
    game = replace(GAMES["comet"], describe=lambda g, question, value: Option(f"near:{value}"))
    match.table.game = game
    assert len(screen.offers(Messages("en", "comet"), match.asked[0])) == 3


def test_russian_too() -> None:
    shown = sit(["2", "почему", "справка", "выход"], language="ru")
    assert "Сыграете гаджет на этот бросок?" in shown
    assert "«сохранить ФАЙЛ»" in shown
    latin = re.sub(r"\(§ [a-z.-]+\)|rimward.*|data/\S+|Enter|[A-Za-z-]*\.rimward", "", shown)
    assert re.findall(r"[A-Za-z]{3,}", latin) == []


def test_steps_without_a_choice_share_a_line() -> None:
    forced = [Event("kernel.forced", {"seat": n, "question": "comet.turn.action", "key": "drill"}, 2) for n in (0, 1)]
    lines = screen.log_lines(Messages("en", "comet", you=0, strict=True), forced)
    assert lines == ["  No choice for you: Drill. No choice for Player 2: Drill."]
    assert screen.log_lines(Messages("en", "comet", you=0, strict=True), forced, brief=True) == [
        "  No choice for you: Drill."
    ]


def test_what_interrupts_a_roll_stands_under_it() -> None:
    """A gadget on the die, the roll that it brings, a gadget on that one; then the first roll is done with."""
    told = [("e", 2), ("kernel.rolled", 4), ("e", 6), ("kernel.rolled", 7), ("e", 9), ("e", 6), ("e", 3), ("e", 2)]
    assert screen.levels([Event(code, {}, depth) for code, depth in told]) == [0, 0, 1, 1, 2, 1, 0, 0]


def test_a_game_without_a_summary_of_its_own_shows_all_that_lies_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "comet", replace(GAMES["comet"], status=None))
    match = Match.new(GAMES["comet"], 2, chance=Seeded(7))
    lines = screen.status_lines(Messages("en", "comet", you=0), match.game, match.view(0))
    assert "  Ice to win: 15" in lines
    assert "  Gadgets to draw: 10" in lines
    assert "  hand:0: 1 (Boost)" in lines
    assert "  hand:1: 1" in lines


def test_the_turn_in_the_guide_is_a_real_one() -> None:
    guide = (Path(__file__).parents[1] / "docs/terminal.md").read_text()
    excerpt = re.search(r"--seed (\d+)`.*?```text\n(.*?)```", guide, re.S)
    assert excerpt
    typed = ["3", *re.findall(r"^> (.*)$", excerpt[2], re.M)]
    assert excerpt[2] in sit(typed, seed=excerpt[1], seats="me,random")


# --- commands -------------------------------------------------------------------------------------------------------
def test_a_hint_names_an_option_and_why_and_answers_nothing() -> None:
    shown = sit(["hint", "3", "quit"])
    assert "A bot would choose 1: Near lane: 5 in 6 safe" in shown
    assert "\nThe near lane: 5 in 6 drills are safe, and each brings 1 ice.\n" in shown
    assert "You: far lane" in shown, "the question still stood"
    assert "Бот выбрал бы 1: Ближний коридор" in sit(["подсказка"], language="ru")


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
    shown = sit(until("You hauled.*Also: undo", ["undo"]), seats="me,random")
    before, after = shown.split("> undo\n")
    again = r"\nSince your last decision:\nYour turn, .* \(continued\)\n  You took back the last step\.\n"
    assert re.match(again, after), "under the heading that it belongs to"
    asked = [re.findall(r"^What do you do.*?(?:^> |^Also)", part, re.M | re.S) for part in (before, after)]
    assert "What do you do" not in before[before.rindex("You hauled") :]
    assert asked[1][0].splitlines()[:3] == asked[0][-1].splitlines()[:3], "the question is that before the step"
    assert "\nThe table:\n" in after, "all of it, because one is somewhere else"


def test_undo_is_refused_with_the_reason() -> None:
    assert "There is nothing you can take back" in sit(["undo"])


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
    assert "> drill\nThe hold is full: it takes 8 ice (§ comet.drill.full)\n" in after


@pytest.mark.parametrize(
    ("line", "language"), [("far", "en"), ("Far Lane", "en"), ("3.", "en"), ("far l", "en"), ("дальний", "ru")]
)
def test_an_option_can_be_named(line: str, language: str) -> None:
    assert re.search("You: far lane|Вы — дальний коридор", sit([line], language=language))


@pytest.mark.parametrize("line", ["fa", "lane", "far lane or near", "pla"])
def test_what_does_not_name_one_option_chooses_none(line: str) -> None:
    assert "is neither a number nor a command" in sit([line])
    assert "is neither a number nor a command" in sit(["2", "play"]), "it could be any of the gadgets, or none"


def test_rules_at_the_table() -> None:
    shown = sit(["rule", "rule hold", "rule 2", "rule 99", "rule xyzzy", "rule comet.gadget.jam"])
    parts = shown.split("> ")
    assert "Every pilot secretly chooses" in parts[1]
    listed = re.findall(r"^  (\d+)\. (.*) \((.*)\)$", parts[2], re.M)
    assert len(listed) > 2
    assert parts[3].startswith(f"rule 2\n{listed[1][2]}\n{listed[1][1]}\n")
    assert "There is no 99 here" in parts[4]
    assert "No rule matches: xyzzy." in parts[5]
    assert "The result goes down by 1" in parts[6]


def test_what_may_be_done_at_any_time() -> None:
    shown = sit(until(r"do \(what you may do", ["do", "do 99", "do 1", "show"]), seats="me,random")
    assert "  1. Offer Bot 2 1 ice" in shown
    assert "There is no 99 here" in shown
    assert re.search(r"You gave Bot 2 1 ice\.|Bot 2 declined 1 ice from you\.", shown)


def test_nothing_to_do_in_between() -> None:
    assert "There is nothing else you may do just now." in sit(["do"])


def test_where_we_are() -> None:
    shown = sit(["2", "where"])
    assert shown.split("> where\n")[1].startswith("Where we are: round, turn, drill, roll, reactions.\n")


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
        ("rematch", "The game is not over yet"),
        ("save no/\0/such", "cannot be written"),
    ],
)
def test_wrong_input_is_answered_by_a_sentence(line: str, sentence: str) -> None:
    shown = sit([line])
    assert sentence in shown.replace("\n", " ")
    assert shown.count("Which lane") == 1, "the question is not asked anew"


def test_help_lists_every_command() -> None:
    shown = sit(["?"])
    for command in (
        "why",
        "undo",
        "do",
        "orders",
        "where",
        "log",
        "rule",
        "about",
        "save",
        "show",
        "map",
        "rematch",
        "quit",
        "help",
    ):
        assert re.search(rf"^  {command}[ :]", shown, re.M)


# --- files ----------------------------------------------------------------------------------------------------------
def test_leaving_keeps_an_unfinished_game_and_says_how_to_go_on() -> None:
    shown = sit(["2"])
    saved = "data/comet-1.rimward"
    assert shown.endswith(f"Saved to {saved}.\nTo continue: rimward play comet --load {saved}\n")
    gone_on = sit(["where"], seed=None, load="data/comet-1.rimward")
    assert "What happened last:" in gone_on
    assert "Play Boost" in gone_on
    assert "Where we are: round, turn, drill" in gone_on
    assert "Drill comets for ice" not in gone_on


def test_going_on_keeps_the_seats() -> None:
    """The record does not know who was a person; so the hint says it."""
    assert "--load data/comet-1.rimward --seats me,me\n" in sit(["", "2", "quit"], seats="me,me")
    assert sit(["2"], seats="me, normal,normal").endswith("--load data/comet-2.rimward\n")
    assert "--seats random,me\n" in sit(["2"], seats="random,me")


def test_a_bot_that_sits_down_by_its_level_is_introduced(monkeypatch: pytest.MonkeyPatch) -> None:
    """With its style, which is drawn once and kept when the game is gone on with."""
    monkeypatch.setitem(GAMES, "comet", replace(GAMES["comet"], styles=("calm", "hasty")))
    shown = sit(["2"], seats="me,easy,random,normal/calm")
    assert "\n  Bot 2: easy, hasty\n  Bot 4: normal, calm\n" in shown
    assert shown.endswith("--seats me,easy/hasty,random,normal/calm\n")


def test_an_older_game_is_not_written_over() -> None:
    sit(["2"])
    first = Path("data/comet-1.rimward").read_bytes()
    assert "Saved to data/comet-2.rimward." in sit(["3"])
    assert "Saved to data/comet-3.rimward." in sit(["save"])
    assert Path("data/comet-1.rimward").read_bytes() == first


def test_the_end_of_a_saved_game_is_saved_too() -> None:
    sit(["2", "save g.rimward"])
    assert "Saved to g.rimward.\nTo check its dice: rimward verify g.rimward\n" in sit(
        careful, seed=None, load="g.rimward"
    )
    assert verify_record(GAMES["comet"], read(Path("g.rimward").read_bytes())).finished


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
    half = read(Path("half.rimward").read_bytes())
    finished("rest.rimward", seed=None, load="half.rimward")
    rest = read(Path("rest.rimward").read_bytes())
    assert rest.header == half.header
    assert rest.entries[: len(half.entries)] == half.entries
    assert verify_record(GAMES["comet"], rest).finished


def test_a_finished_game_says_its_key_and_how_to_check_it() -> None:
    shown = finished(seed=None)
    commitment = re.search(r"this is its hash:\n  ([0-9a-f]{64})\n", shown)
    key = re.search(r"The key of the dice was:\n  ([0-9a-f]{64})\n", shown)
    assert commitment
    assert key
    assert Sealed(bytes.fromhex(key[1])).commitment() == commitment[1]
    assert "To check its dice: rimward verify game.rimward" in shown
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
    assert re.search(r"^Player 1's turn, mid lane$", outside, re.M), "turns are headings"
    assert re.search(r"^(Player \d won with|.* share the win with)", outside, re.M)
    assert "Победитель — Игрок " in table([], lambda console: replay(console, "game.rimward", None, "ru"))
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
    assert re.search(r"Bot \d won with|share the win", shown)
    assert "> " not in shown
    assert "Type" not in shown, "nobody is there to type"


def rematching(then: Callable[[str], str | None]) -> Callable[[str], str | None]:
    """Plays carefully, asks for a rematch once, and goes on with `then`."""
    again = False

    def reply(shown: str) -> str | None:
        nonlocal again
        if not again and "Enter leaves" in shown:
            again = True
            return "rematch"
        return then(shown) if again else careful(shown)

    return reply


def test_a_rematch_has_the_same_seats_and_options_and_new_dice() -> None:
    shown = sit(rematching(careful), options=("target=8",), seats="me,random,random")
    first, second = shown.split("> rematch\n" if "> rematch\n" in shown else "rematch\n")
    assert "the seed 7" in first
    assert "The dice are sealed" in second
    assert "  Ice to win: 8\n" in second
    assert "Bot 3: 0 ice at home" in second
    assert "Drill comets for ice" in second
    assert re.search("(won|share the win) with", second)


def test_a_rematch_is_a_game_of_its_own() -> None:
    sit(["2", "save half.rimward"], seats="me,me")

    def quits(shown: str) -> str | None:
        return "" if "Press Enter" in shown else "2" if "Player 1's turn" not in shown else "quit"

    shown = sit(rematching(quits), seed=None, load="half.rimward", seats="me,me")
    assert "Saved to data/comet-1.rimward." in shown, "not over the one before"


# --- what goes without saying ---------------------------------------------------------------------------------------
@pytest.fixture
def _useless_gadgets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody can play any, but as far as the table knows everybody might: all who hold one are asked."""
    monkeypatch.setattr(PlayGadget, "offers", classmethod(lambda cls, g, seat: ()))


@pytest.mark.usefixtures("_useless_gadgets")
def test_alone_one_is_not_asked_what_has_but_one_answer() -> None:
    shown = sit(careful, options=("target=8",))
    assert re.search("(won|share the win) with", shown)
    assert "Do you play a gadget" not in shown
    assert "Play none" not in shown


@pytest.mark.usefixtures("_useless_gadgets")
def test_several_people_are_asked_it_all_the_same() -> None:
    """To skip who has nothing to play would tell the others so."""
    shown = sit(careful, seats="me,me", options=("target=8",))
    assert re.search("(won|share the win) with", shown)
    assert "  1. Play none" in shown


class Thrice(Frame):
    """A choice, a question that has one answer only so that nobody learns anything, and a choice."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "hide", "choose_again")

    def __init__(self) -> None:
        pass

    def choose(self, g: Toy, _: None) -> Next:
        return Choose(0, "toy.first", ("left", "right"))

    def hide(self, g: Toy, _: str) -> Next:
        return Choose(0, "toy.hidden", (PASS,), hinges="private")

    def choose_again(self, g: Toy, _: str) -> Next:
        return Choose(0, "toy.second", ("up", "down"))


def test_undo_goes_back_to_what_the_person_did(monkeypatch: pytest.MonkeyPatch) -> None:
    """What went without saying is taken back with it: else undo would bring back the same question for ever."""
    match = playing(__name__, Thrice())
    monkeypatch.setitem(GAMES, "toy", match.game)
    bot = BOTS["random"](match.game, 1)
    messages = Messages("en", "toy", names=("Ann", "Bot 2"))

    def run(seated: Console) -> int:
        return Sitting(match, [None, bot], seated, messages, seats="me,random").run()

    shown = table(["left", "undo", "right", "undo", "undo"], run)
    assert re.findall("toy[.](first|second|hidden) [(]", shown) == ["first", "second", "first", "second", "first"]
    assert shown.count("Also: undo") == 2
    assert "There is nothing you can take back" in shown
    assert shown.count("You took back the last step.") == 2


def test_what_leaves_room_for_something_else_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PlayGadget, "offers", classmethod(lambda cls, g, seat: ()))
    monkeypatch.setitem(GAMES, "comet", replace(GAMES["comet"], closed=()))
    shown = sit(careful, options=("target=8",))
    for part in re.findall(r"^Do you play a gadget.*?^> ", shown, re.M | re.S):
        assert "Also: do" in part or "undo, do" in part
    assert "Do you play a gadget" in shown


# --- standing orders -------------------------------------------------------------------------------------------------
def test_orders_are_listed_given_and_revoked() -> None:
    shown = sit(["orders", "orders pass 1", "orders", "orders drop 1", "orders drop 1", "orders", "orders drop 1"])
    assert "\n  1. Pass when there is no other choice until the end of the game. (Only against bots" in shown
    assert "Ordered: Pass off turn until your next turn." in shown
    assert shown.count("The order is revoked.") == 2
    assert "You have no standing orders." in shown
    assert "There is none." in shown


def test_orders_in_russian() -> None:
    shown = sit(["приказы", "приказы пас 1", "приказы снять 1", "приказы снять 9"], language="ru")
    assert "Приказ отдан: Пасовать не в свой ход до вашего следующего хода." in shown
    assert "Приказ отменён." in shown
    assert "Добавьте 1." in shown


def asked_to_play_gadgets(order: str) -> int:
    """How often a pilot against one bot is asked for a gadget, with an order given at the first of these questions."""
    given = False

    def reply(shown: str) -> str | None:
        nonlocal given
        if order and not given and "Do you play a gadget" in shown:
            given = True
            return order
        return careful(shown)

    return sit(reply, options=("target=8",)).count("Do you play a gadget")


def test_an_order_names_the_rule_by_its_title() -> None:
    shown = sit(lambda text: "orders" if "Do you play a gadget" in text else careful(text), options=("target=8",))
    assert re.search(r"\d\. Pass at “[A-Z][^”.]+” until the end of the game\.", shown)
    assert "Pass at comet" not in shown


def test_an_order_to_pass_at_a_rule_is_kept_to_the_end() -> None:
    assert asked_to_play_gadgets("") > 3
    assert asked_to_play_gadgets("orders pass 2") == 1


def test_an_order_that_lasts_until_ones_turn_runs_out() -> None:
    assert 1 < asked_to_play_gadgets("orders pass 1") < asked_to_play_gadgets("")


def test_several_people_have_no_order_that_others_could_see_through() -> None:
    shown = sit(["", "orders"], seats="me,me")
    assert "You have no standing orders." in shown


# --- opening --------------------------------------------------------------------------------------------------------
def test_the_menu_plays_by_number() -> None:
    shown = table(["7", "1", "9", "", "quit"], lambda console: menu(console, Wishes(seed="7")))
    assert "  1. Comet Rush, 2 to 4 players" in shown
    assert "  2. Xia: Legends of a Drift System, 3 to 5 players" in shown
    assert "  3. Andromeda's Edge, 2 to 4 players" in shown
    assert "Type a number from 1 to 4." in shown
    assert "Type a number from 1 to 6." in shown
    assert "Which lane" in shown
    assert "Bot 2: 0 ice" in shown
    for typed in ([], [""], ["quit"], ["1"], ["1", "quit"]):
        assert "Which lane" not in table(typed, lambda console: menu(console, Wishes()))


@pytest.mark.parametrize(
    ("typed", "seated"),
    [
        (["2"], ["You", "Bot 2", "Bot 3"]),
        (["4", ""], ["You", "Player 2"]),
        (["random,me"], ["Bot 1", "You"]),
        (["me,nobody", "random, me"], ["Bot 1", "You"]),
    ],
)
def test_the_menu_asks_who_plays(typed: list[str], seated: list[str]) -> None:
    shown = table(["comet", *typed], lambda console: menu(console, Wishes(seed="7")))
    assert re.findall(r"^  (.*): 0 ice at home", shown, re.M) == seated
    assert ("There is no player “nobody”" in shown) == ("me,nobody" in typed)


def test_the_menu_goes_on_with_what_was_left() -> None:
    sit(["2", "quit"])
    finished("data/over.rimward")
    Path("data/junk.rimward").write_text("junk")
    shown = table(["5", "1", "where"], lambda console: menu(console, Wishes()))
    assert "  5. Go on with Comet Rush, 2 players, from data/comet-1.rimward\n" in shown
    assert "over.rimward" not in shown
    assert "junk" not in shown
    assert "  2. 2 people at this screen\n" in shown
    assert "What happened last:" in shown


def test_the_menu_changes_the_language() -> None:
    shown = table(["ru", "1", "1", "выход"], lambda console: menu(console, Wishes(seed="7")))
    assert "Which game?" in shown
    assert "Во что играем?" in shown
    assert "Вы и 1 бот" in shown
    assert "В каком коридоре" in shown


@pytest.mark.parametrize(
    ("wishes", "sentence"),
    [
        ({"game": "chess"}, "There is no game “chess”; there are: comet"),
        ({"game": "xia", "seats": "me,random"}, "Xia is for 3 to 5 players, not 2; two can play with the house rule"),
        ({"game": "xia", "seats": "me,me,me,me,me,me"}, "for 2 to 5 players, not 6"),
        ({"game": "xia", "options": ("gate_fame=maybe",)}, "it may be edition, on, off"),
        ({"seats": "me,strong"}, "There is no player “strong”; there are: me, easy, normal, "),
        ({"seats": "me,normal/pirate"}, "There is no player “normal/pirate”; there are: me, easy, normal, "),
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
    "about",
    "about boost",
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
    told = table([], lambda console: replay(console, "cut.rimward", None, "en"))
    assert re.search(r"The record ends here; .*\n  1\. Player \d: \d+ ice\n  [12]\. Player \d: \d+ ice\n", told)
    assert "not finished" in table([], lambda console: verify(console, "cut.rimward", "en"))


def test_a_record_of_an_unknown_game_is_one_sentence() -> None:
    Path("foreign").write_bytes(RECORD.replace(b'"game":"comet"', b'"game":"chess"'))
    with pytest.raises(Trouble, match="a record of chess") as trouble:
        verify(Console(io.StringIO(), io.StringIO()), "foreign", "en")
    assert trouble.value.code == 1


def test_kept_games_have_names_of_their_own() -> None:
    records.DATA.mkdir()
    for _ in range(3):
        records.free_name("comet").touch()
    names = sorted(file.name for file in records.DATA.iterdir())
    assert names == ["comet-1.rimward", "comet-2.rimward", "comet-3.rimward"]


# --- lines ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("line", "lines"),
    [
        ("one two three four", ["one two three", "four"]),
        ("  one two three", ["  one two", "    three"]),
        ("  1. one two three", ["  1. one two", "     three"]),
        ("  10. one two three", ["  10. one two", "      three"]),
        ("  " + "0" * 20, ["  " + "0" * 20]),
        ("", [""]),
    ],
)
def test_a_line_that_does_not_fit_goes_on_under_its_text(line: str, lines: list[str]) -> None:
    assert console.fitted(line, 13) == lines


def test_a_command_is_named_as_it_can_be_typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Set up by run.py, the program is not on the path."""
    checkout = tmp_path / "checkout"
    script = checkout / ".venv/bin/rimward"
    script.parent.mkdir(parents=True)
    (checkout / "run.py").touch()
    monkeypatch.chdir(checkout)
    monkeypatch.setattr("sys.argv", [str(script), "play"])
    monkeypatch.setattr("shutil.which", lambda name: None)
    assert console.command("play", "comet", "--load", "my game") == "python3 run.py play comet --load 'my game'"
    assert console.command("rules", "xia") == "python3 run.py play rules xia"
    assert console.command("play", "--help") == "python3 run.py play --help"
    monkeypatch.chdir(tmp_path)
    assert console.command("rules", "xia") == f"python3 {checkout / 'run.py'} play rules xia"
    monkeypatch.setattr("shutil.which", lambda name: str(script))
    assert console.command("rules", "xia") == "rimward rules xia"
    monkeypatch.setattr("shutil.which", lambda name: None)
    monkeypatch.setattr("sys.argv", ["somewhere/bin/rimward"])
    assert console.command("rules", "xia") == "rimward rules xia"
