"""One match at a text table: bots answer by themselves, people are shown their screen and type."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from rimward.bots import Ask, Bot, bot_named
from rimward.bots.seated import usual
from rimward.bots.why import why
from rimward.kernel.game import Game, Picture
from rimward.kernel.match import Match, Question
from rimward.kernel.orders import Order, next_answer
from rimward.kernel.question import Refused
from rimward.messages import Messages
from rimward.terminal import ordering, screen
from rimward.terminal.console import Console, command
from rimward.terminal.records import free_name, save

if TYPE_CHECKING:
    from rimward import rulebook

ME = "me"
LOG_LINES = 30
RESUMED = 10  # events that are told again when a match is gone on with
RULES_LISTED = 15
ABOUT = 3  # things with a name that begins alike; of more than that, the names
ROWS, BESIDES = 11, 10  # of a picture at the least; and of the screen, what the question below it needs
LETTERS = 3  # of a name are enough: a slip of the finger should not drill
COMMANDS = (
    "why",
    "hint",
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
)
AFTERWARDS = (
    "log",
    "rule",
    "about",
    "save",
    "map",
    "rematch",
    "quit",
    "help",
)  # what still has a meaning when the game is over

Command = Callable[["Question | None", str], bool]


class Leave(Exception):
    """The person goes."""


class Sitting:
    """`players` has a bot for each seat, and None for a person. `rematch` tells whether they want to play again."""

    def __init__(
        self,
        match: Match,
        players: list[Bot | None],
        console: Console,
        messages: Messages,
        *,
        seats: str,
        file: Path | None = None,
    ) -> None:
        self.match, self.players, self.console = match, players, console
        self.seats = seats  # as they are typed: me,normal
        self.people = [seat for seat, bot in enumerate(players) if bot is None]
        self.reader = self.people[0] if len(self.people) == 1 else -1  # who is in front of the screen
        self.messages = messages.seen_by(self.reader)
        self.file, self.kept = file, len(match.entries)  # the last save, and how much of the match is in it
        self.seen = dict.fromkeys(self.people, max(0, len(match.log) - RESUMED) if file else 0)  # the log up to there
        self.resumed = set(self.people if file else ())  # who has not yet been shown how the loaded match stands
        self.tables: dict[int, list[str]] = {}  # the table as each person last saw it
        self.boards: dict[int, Picture] = {}  # and its picture, without labels
        self.explained: dict[int, set[str]] = {}  # and the signs on it that have been told to each
        self.drawn = True  # whether people want to see it
        self.at_length = False  # whether options on the picture are to be said in words as well, this time
        self.orders: dict[int, tuple[Order, ...]] = dict.fromkeys(self.people, ())
        if len(self.people) == 1:
            self.orders[self.reader] = (ordering.AGAINST_BOTS,)
        self.rules: list[rulebook.Rule] = []  # what `rule` last found
        self.rematch = False
        self.commands = self._commands()

    def run(self) -> int:
        """0 at the end or when the person leaves; 130 after Ctrl-C."""
        try:
            while self.match.result is None:
                self._next()
            self._over()
        except (EOFError, Leave):
            self._go()
        except KeyboardInterrupt:
            self.console.say("")
            self._go()
            return 130
        return 0

    def _say(self, code: str, **params: int | str) -> bool:
        """A sentence; False: the question still stands and the screen need not be made again."""
        self.console.say(self.messages.text(code, params))
        return False

    # --- turns -------------------------------------------------------------------------------------------------------
    def _next(self) -> None:
        question = next(question for question in self.match.asked if not question.answered)
        seat, bot = question.seat, self.players[question.seat]
        ordering.drop(self.match, self.orders)
        by_order = next_answer(self.match, self.orders)
        if bot is not None:
            self._let(bot, question)
        elif by_order is not None and by_order[0] == question.id:
            self.match.answer(*by_order, order=True)
        else:
            self._hand_over(seat)
            self._show(question)
            while not self._obey(question, self.console.ask()):
                pass

    def _let(self, bot: Bot, question: Question) -> None:
        """A bot answers, or makes a move first."""
        seat, match = question.seat, self.match
        ask = Ask(seat, question.code, question.keys, lambda: match.view(seat), acts=match.moves(seat))
        key = bot.choose(ask)
        if key in ask.keys:
            match.answer(question.id, seat, key)
        else:
            match.interject(seat, key)

    def _hand_over(self, seat: int) -> None:
        """Nothing of a person's is shown before that person sits there."""
        if seat == self.reader:
            return
        if self.reader >= 0:
            self.console.clear()
        self.console.say("", self.messages.text("terminal.hand-over", {"seat": seat}))
        if self._word(self.console.ask("")) == "quit":
            raise Leave
        self.reader, self.rules = seat, []
        self.tables.pop(seat, None)
        self.messages = self.messages.seen_by(seat)

    def _show(self, question: Question) -> None:
        """News since the seat's last decision, what is new on the table, the question, its options, hints."""
        seat, say = question.seat, self.console.say
        self.messages.naming = screen.named(self.match, seat)
        events = self.match.events(seat)
        if lines := screen.log_lines(self.messages, events, self.seen[seat], brief=True):
            title = "-resumed" if seat in self.resumed else "" if self.seen[seat] else "-first"
            say("", self.messages.text(f"terminal.news{title}"), *(lines if lines[0] else lines[1:]))
        self.seen[seat] = len(events)
        self.resumed.discard(seat)
        self._show_table(seat)
        drawn = self.drawn and self._show_board(question)
        say("", *screen.question_lines(self.messages, question, drawn=drawn and not self.at_length))
        self.at_length = False
        barred, acts = len(self.match.why_not(seat)), len(self.match.act_keys(seat))
        say(*screen.hint_lines(self.messages, barred, self._can_undo(), acts))

    def _show_table(self, seat: int) -> None:
        """All of it where most is new, else the lines that are."""
        lines = screen.status_lines(self.messages, self.match.game, self.match.view(seat))
        new = [line for line in lines if line not in self.tables.get(seat, ())]
        self.tables[seat] = lines
        if 2 * len(new) > len(lines):
            self.console.say("", self.messages.text("terminal.table"), *lines)
        elif new:
            self.console.say("", self.messages.text("terminal.table-new"), *new)

    def _show_board(self, question: Question) -> bool:
        """Where it has changed, or options have their place on it; what a sign means is said the first time."""
        seat, (columns, lines) = question.seat, self.console.size()
        view, room = self.match.view(seat), (columns - 1, max(ROWS, lines - BESIDES))
        bare = screen.picture(self.messages, self.match.game, view, None, room)
        shown = screen.picture(self.messages, self.match.game, view, question, room)
        if bare is None or shown is None or not shown.rows:
            return False
        before = self.boards.get(seat)
        if before is not None and before.rows == bare.rows and shown.rows == bare.rows:
            return False
        if shown.guide:
            self.boards[seat] = bare
        self.console.say("")
        self.console.draw(shown.rows)
        told = self.explained.setdefault(seat, set())
        self.console.say(*shown.names, *screen.legend_lines([sign for sign in shown.legend if sign not in told]))
        told.update(shown.legend)
        if not shown.whole and (before is None or before.whole):
            self._say("terminal.map.cut")
        return True

    # --- what a person types -----------------------------------------------------------------------------------------
    def _obey(self, question: Question, line: str) -> bool:
        """Do what a line says; True where something has changed and the table is to be looked at again."""
        offers = screen.offers(self.messages, question)
        default = next((offer.key for offer in offers if offer.default), "")
        if not line:
            return self._answer(question, default) if default else self._say("terminal.choose", count=len(offers))
        number = line.rstrip(".)")
        if is_number(number):
            place = picked(number, len(offers))
            if place is None:
                return self._say("terminal.no-number", number=_short(number), count=len(offers))
            return self._answer(question, offers[place].key)
        name = self._word(line)
        if name:
            return self.commands[name](question, line.partition(" ")[2].strip())
        key = self._named(question, offers, line)
        return self._answer(question, key) if key else self._say("terminal.not-understood", line=_short(line))

    def _named(self, question: Question, offers: list[screen.Offer], line: str) -> str:
        """The key of the one option that is called so or begins so, of those offered or else barred; "" for none."""
        if line in question.keys:
            return line
        said = " ".join(line.casefold().split())
        offered = [(offer.key, self._called(question, offer)) for offer in offers]
        barred = [(key, {key, self.messages.label(question.code, key)}) for key, _ in self.match.why_not(question.seat)]
        exact = [[key for key, called in names if said in map(str.casefold, called)] for names in (offered, barred)]
        begun = [
            [key for key, called in names if any(name.casefold().startswith(said) for name in called)]
            for names in (offered, barred)
        ]
        found: list[str] = next((keys for keys in (*exact, *(begun if len(said) >= LETTERS else ())) if keys), [])
        return found[0] if len(found) == 1 else ""

    def _called(self, question: Question, offer: screen.Offer) -> set[str]:
        """The names of an option; for one that has its place the end of it will do: `azure d1`, `d1`."""
        label = self.messages.label(question.code, offer.key)
        words = label.split() if offer.thing else []
        return {offer.key, label, offer.text, *(" ".join(words[n:]) for n in range(len(words)))}

    def _answer(self, question: Question, key: str) -> bool:
        try:
            self.match.answer(question.id, question.seat, key)
        except Refused as refused:
            return self._refuse(refused)
        return True

    def _refuse(self, refused: Refused) -> bool:
        mark = f" (§ {refused.rule})" if refused.rule else ""
        text = self.messages.reason(refused)
        self.console.say(text[:1].upper() + text[1:] + mark)
        return False

    def _word(self, line: str) -> str:
        """The command that a line begins with: in English or in the language of the table."""
        said = line.partition(" ")[0].casefold()
        known = {self.messages.text(f"terminal.command.{name}"): name for name in COMMANDS}
        return {**known, **{name: name for name in COMMANDS}, "?": "help", "status": "show", "q": "quit"}.get(said, "")

    def _commands(self) -> dict[str, Command]:
        own: tuple[Command, ...] = (
            *(self._why, self._hint, self._undo, self._do, self._orders, self._where, self._log),
            *(self._rule, self._about, self._save, self._again, self._map, self._rematch, self._quit, self._help),
        )
        return dict(zip(COMMANDS, own, strict=True))

    # --- commands; `question` is None when the game is over ----------------------------------------------------------
    def _why(self, question: Question | None, rest: str) -> bool:
        if question:
            self.console.say(*screen.why_lines(self.messages, self.match, question))
        return False

    def _hint(self, question: Question | None, rest: str) -> bool:
        """What a bot would answer, from what this person knows; nothing is answered by it."""
        if not question:
            return False
        game, name, seat, asked = self.match.game, usual(self.match.game), question.seat, len(self.match.entries)
        view = self.match.view(seat)
        key = bot_named(name, game, asked).choose(Ask(seat, question.code, question.keys, lambda: view))
        number = screen.offer_of(self.messages, question, key)
        offer = screen.offers(self.messages, question)[number - 1]
        self._say("terminal.hint", number=number, option=offer.text)
        told = why(game, name, view, seat, key, Random(asked))
        if not told.code.startswith("kernel."):  # there is no reason to tell
            self.console.say(self.messages.event(told))
        return False

    def _undo(self, question: Question | None, rest: str) -> bool:
        """One step of the person's own; with it goes what orders answered after it."""
        if not self._can_undo():
            return self._refuse(Refused("kernel.refused.nothing-to-undo"))
        self.match.undo(self.reader)
        self.tables.clear()
        return True

    def _can_undo(self) -> bool:
        """Whether the person has answered anything since the wall, and not only orders have."""
        back = self.match.way_back(self.reader) if self.match.can_undo(self.reader) else None
        return back is not None and not self.match.line[back.step].order

    def _do(self, question: Question | None, rest: str) -> bool:
        acts = self.match.acts(self.reader)
        if not rest or not acts:
            self.console.say(*screen.act_lines(self.messages, acts, self.match.why_no_act(self.reader)))
            return False
        number = picked(rest, len(acts))
        if number is None:
            return self._say("terminal.no-number", number=_short(rest), count=len(acts))
        try:
            self.match.interject(self.reader, acts[number].key)
        except Refused as refused:
            return self._refuse(refused)
        return True

    def _orders(self, question: Question | None, rest: str) -> bool:
        """What stands and what can be ordered, or one more or one less of them."""
        if question is None:
            return False
        before = self.orders[question.seat]
        self.orders[question.seat], lines = ordering.ordered(self.messages, self.match, question, before, rest)
        self.console.say(*lines)
        return len(self.orders[question.seat]) > len(before)

    def _where(self, question: Question | None, rest: str) -> bool:
        self.console.say(screen.where_line(self.messages, self.match))
        return False

    def _log(self, question: Question | None, rest: str) -> bool:
        lines = screen.log_lines(self.messages, self.match.events(self._seat()))
        count = LOG_LINES if not is_number(rest) else int(rest[:6])
        if count < len(lines):
            self._say("terminal.log-cut", shown=count, lines=len(lines))
        self.console.say(*lines[max(0, len(lines) - count) :])
        return False

    def _seat(self) -> int:
        """Whose knowledge is shown: with nobody in front of the screen, a spectator's."""
        return self.reader if self.reader >= 0 else self.match.table.seats

    def _rule(self, question: Question | None, rest: str) -> bool:
        """Of the question; of the last list, by number; or by words."""
        # Few look something up, and reading YAML takes a while to get ready.
        from rimward import lookup, rulebook, search

        book = rulebook.load(self.match.game.name, self.messages.language)
        words = rest or (question.code if question else "")
        if is_number(rest) and self.rules:
            number = picked(rest, len(self.rules))
            if number is None:
                return self._say("terminal.no-number", number=_short(rest), count=len(self.rules))
            words = self.rules[number].id
        found = search.search(book, words)
        if not words or not found:
            return self._say("terminal.no-rule", words=_short(rest) or (question.code if question else "-"))
        if len(found) == 1:
            text = re.sub(r"(?<=\S)\n  (?=\S)", " ", lookup.show(found[0], book))  # the console breaks the lines
            self.console.say(*text.splitlines())
            return False
        self.rules = found[:RULES_LISTED]
        self._say("terminal.rules", count=len(found), shown=len(self.rules))
        self.console.say(*(f"  {number}. {rule.title} ({rule.id})" for number, rule in enumerate(self.rules, 1)))
        return False

    def _about(self, question: Question | None, rest: str) -> bool:
        """The thing with this name, or one that begins so; without a name, the whole list."""
        found = screen.things(self.messages, self.match.game, rest)
        if not found:
            return self._say("terminal.about.nothing", words=_short(rest) or "-")
        if not rest or len(found) > ABOUT:
            self._say("terminal.about.names", word=self.messages.text("terminal.command.about"))
            self.console.say(*screen.thing_names(self.messages, found))
        else:
            self.console.say(*(line for thing in found for line in screen.thing_lines(self.messages, thing)))
        return False

    def _save(self, question: Question | None, rest: str) -> bool:
        self._keep(Path(rest) if rest else self.file or free_name(self.match.game.name))
        return False

    def _again(self, question: Question | None, rest: str) -> bool:
        self.tables.clear()
        self.boards.clear()
        self.explained.clear()
        self.at_length = True
        return question is not None

    def _map(self, question: Question | None, rest: str) -> bool:
        """The whole map with its guide; or whether it is shown automatically."""
        switch = {self.messages.text(f"terminal.map.{word}"): word for word in ("on", "off")}
        word = rest if rest in ("on", "off") else switch.get(rest.casefold(), "")
        if word:
            self.drawn = word == "on"
            return self._say(f"terminal.map.now-{word}")
        shown = screen.picture(self.messages, self.match.game, self.match.view(self._seat()), question, (0, 0))
        if shown is None:
            return self._say("terminal.map.none")
        self.console.draw(shown.rows)
        self.console.say(*shown.names[:1], *screen.legend_lines(shown.legend), *(f"  {line}" for line in shown.guide))
        return False

    def _rematch(self, question: Question | None, rest: str) -> bool:
        if question is not None:
            return self._say("terminal.not-over")
        self.rematch = True
        raise Leave

    def _quit(self, question: Question | None, rest: str) -> bool:
        raise Leave

    def _help(self, question: Question | None, rest: str) -> bool:
        names = {name: self.messages.text(f"terminal.command.{name}") for name in COMMANDS}
        self.console.say(self.messages.text("terminal.help.number"))
        for name in COMMANDS:
            self.console.say(f"  {self.messages.text(f'terminal.help.{name}', {'word': names[name]})}")
        return False

    # --- the end -----------------------------------------------------------------------------------------------------
    def _over(self) -> None:
        """The rest of the log, who won, and what may be done then."""
        assert self.match.result is not None  # noqa: S101 - the loop ended
        since, header, say = self.seen.get(self.reader, 0), self.match.header, self.console.say
        if len(self.people) > 1:  # everybody reads this
            self.reader, self.messages = -1, self.messages.seen_by(-1)
        self.messages.naming = screen.named(self.match, self._seat())
        events = self.match.events(self._seat())
        say(*screen.log_lines(self.messages, events, since, brief=bool(self.people)))
        say("", *screen.result_lines(self.messages, self.match.result, events, self.match.table.parts))
        if header.key and not header.practice:
            say(self.messages.text("terminal.key"), f"  {header.key}")
        if not self.people:
            return
        if self.file and self.kept < len(self.match.entries):
            self._keep(self.file)
        say("")
        while True:
            line = self.console.ask(self.messages.text("terminal.after"))
            name = self._word(line)
            if not line:
                return
            if name in AFTERWARDS:
                self.commands[name](None, line.partition(" ")[2].strip())
            else:
                self._say("terminal.over")

    def _go(self) -> None:
        """Leaving. An unfinished match is kept, so that it can be gone on with."""
        if self.match.result is not None:
            return
        played = any(entry.seat in self.people for entry in self.match.entries[self.kept :])
        if played and not self._keep(self.file or free_name(self.match.game.name)):
            return
        if self.file:
            words = ["play", self.match.game.name, "--load", str(self.file)]
            words += (
                ["--seats", self.seats] if self.seats != usual_seats(self.match.game, self.match.table.seats) else []
            )
            self._say("terminal.go-on", command=command(*words))
        else:
            self._say("terminal.bye")

    def _keep(self, file: Path) -> bool:
        try:
            save(self.match, file)
        except (OSError, ValueError) as error:
            why = (error.strerror if isinstance(error, OSError) else None) or str(error)
            self._say("terminal.error.save", file=str(file), error=why)
            return False
        self.file, self.kept = file, len(self.match.entries)
        self._say("terminal.saved", file=str(file))
        if self.match.result is not None and self.match.header.key:
            self._say("terminal.check", command=command("verify", str(file)))
        return True


def usual_seats(game: Game, count: int) -> str:
    """Where nothing is said, you play against bots."""
    return ",".join([ME] + [usual(game)] * (count - 1))


def is_number(text: str) -> bool:
    return text.isascii() and text.isdigit()


def picked(text: str, count: int) -> int | None:
    """The place in a list of `count` that a typed number names."""
    number = int(text) if is_number(text) and len(text) < 7 else 0
    return number - 1 if 1 <= number <= count else None


def _short(text: str) -> str:
    """What a person typed, fit to be repeated: no endless lines, nothing that moves the cursor."""
    return "".join(char if char.isprintable() else "?" for char in text[:60])
