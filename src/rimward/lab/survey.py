"""What many games under one or several settings show: length, who wins, what scores, how much luck there is in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from rimward.games.catalog import GAMES
from rimward.lab.figures import Estimate, Share, difference, median, ratio, share, verdict
from rimward.lab.ledger import Ledger, Plan
from rimward.lab.meeting import Meeting, Thought
from rimward.messages import Messages

Reading = Callable[[Meeting], Share]


@dataclass
class Row:
    """One figure under each setting, and how far the others are from the first, over games that both have."""

    name: str
    label: str
    values: list[Estimate | None]
    differences: list[Estimate | None]
    counts: list[int] = field(default_factory=list)  # the seats that it is made of
    verdicts: list[str] = field(default_factory=list)
    percent: bool = False


@dataclass
class Group:
    """What tells seats apart, such as their ships: a row for each, in fair shares of wins. What is `judged` should be
    fair."""

    kind: str
    title: str
    rows: list[Row]
    judged: bool


@dataclass
class Survey:
    game: str
    seed: str
    bots: tuple[str, ...]
    deal: bool
    common: list[str]  # options that are not as the game has them, under all settings
    settings: list[str]
    games: list[int]  # finished, by setting
    lacking: int
    failures: int
    medians: list[float]  # turns of a seat
    turns: list[Counter[int]]  # how many seats had how many
    length: list[Row]
    groups: list[Group]
    sources: list[Row]
    unused: list[list[str]]
    thoughts: list[Thought]


def survey(ledger: Ledger, settings: list[str]) -> Survey:
    plan, played = ledger.plan, [ledger.at(table) for table in range(len(ledger.plan.tables))]
    look = _Look(played, Messages("en", plan.game))
    telling = GAMES[plan.game].telling
    sources = list(telling.sources) if telling else []
    rows = [look.row(source, look.source(source), _points(source)) for source in sources]
    return Survey(
        game=plan.game,
        seed=plan.seed,
        bots=plan.tables[0].bots,
        deal=plan.deal,
        common=_common(ledger.plan),
        settings=settings,
        games=[len(meetings) for meetings in played],
        lacking=ledger.lacking,
        failures=len(ledger.failures),
        medians=[median([turns for meeting in meetings for turns in meeting.turns]) for meetings in played],
        turns=[Counter(turns for meeting in meetings for turns in meeting.turns) for meetings in played],
        length=_length(look),
        groups=_groups(look, plan.tables[0].bots),
        sources=rows,
        unused=[[source for source in sources if not _used(source, meetings)] for meetings in played],
        thoughts=[_thought(meetings) for meetings in played],
    )


def counted(bots: Sequence[str]) -> str:
    """As in: 4 normal; or: trader, 2 pirate."""
    return ", ".join(f"{count} {bot}" if count > 1 else bot for bot, count in Counter(bots).items())


def _common(plan: Plan) -> list[str]:
    first = plan.tables[0].options
    usual = {setting.name: setting.default for setting in GAMES[plan.game].settings}
    alike = [name for name in first if all(table.options[name] == first[name] for table in plan.tables)]
    return [f"{name}={first[name]}" for name in alike if first[name] != usual[name]]


class _Look:
    """The games of every setting, and words."""

    def __init__(self, played: Sequence[Sequence[Meeting]], words: Messages) -> None:
        self.played, self.words = played, words
        self.pairs = [_pairs(played[0], other) for other in played[1:]]

    @property
    def all(self) -> Iterable[Meeting]:
        return (meeting for meetings in self.played for meeting in meetings)

    def source(self, code: str) -> str:
        return self.words.text(code, part="source") if self.words.has(code, "source") else code

    def row(self, name: str, label: str, reading: Reading) -> Row:
        values = [ratio([reading(meeting) for meeting in meetings]) for meetings in self.played]
        return Row(name, label, values, self.differences(reading))

    def portion(self, name: str, label: str, reading: Reading) -> Row:
        """Of things that happen or do not: also where none ever did, there is an interval."""
        row = self.row(name, label, reading)
        row.percent = True
        for number, meetings in enumerate(self.played):
            parts = [reading(meeting) for meeting in meetings]
            row.values[number] = share(sum(part[0] for part in parts), round(sum(part[1] for part in parts)))
        return row

    def differences(self, reading: Reading) -> list[Estimate | None]:
        return [
            difference([reading(meeting) for meeting in base], [reading(meeting) for meeting in other])
            for base, other in self.pairs
        ]

    def chances(self, name: str, label: str, seats_of: Callable[[Meeting], list[int]]) -> Row:
        """Wins of some seats, in fair shares."""

        def reading(meeting: Meeting) -> Share:
            seats = seats_of(meeting)
            return sum(meeting.won(seat) for seat in seats), sum(meeting.fair([seat]) for seat in seats)

        row = Row(name, label, [], self.differences(reading))
        for meetings in self.played:
            parts = [reading(meeting) for meeting in meetings]
            count = sum(len(seats_of(meeting)) for meeting in meetings)
            fair = sum(fair for _, fair in parts) / max(1, count)
            relative = share(sum(won for won, _ in parts), count).times(1 / fair) if count else None
            row.values.append(relative)
            row.counts.append(count)
            row.verdicts.append(verdict(relative) if relative else "")
        return row


def _pairs(base: Sequence[Meeting], other: Sequence[Meeting]) -> tuple[list[Meeting], list[Meeting]]:
    """The games that came to an end under both."""
    there = {meeting.game: meeting for meeting in other}
    both = [meeting for meeting in base if meeting.game in there]
    return both, [there[meeting.game] for meeting in both]


# --- length ----------------------------------------------------------------------------------------------------------
def _length(look: _Look) -> list[Row]:
    def idle(each: Meeting) -> Share:
        return sum(each.idle), sum(each.turns) - sum(each.skipped)

    return [
        look.row("turns", "turns a seat", lambda each: (sum(each.turns), len(each.turns))),
        look.row("decisions", "decisions a game", lambda each: (each.decisions, 1)),
        look.row("options", "options a decision", lambda each: (each.options, each.decisions)),
        look.portion(
            "idle", "turns without effect", lambda each: (sum(each.idle), sum(each.turns) - sum(each.skipped))
        ),
        look.portion("skipped", "turns with nothing to decide", lambda each: (sum(each.skipped), sum(each.turns))),
    ]


# --- who wins --------------------------------------------------------------------------------------------------------
def _groups(look: _Look, bots: Sequence[str]) -> list[Group]:
    found = [_by_order(look), _by_seat(look)]
    if len(set(bots)) > 1:
        found.append(Group("bot", "Wins by bot", [_of_bot(look, bots, bot) for bot in dict.fromkeys(bots)], True))
    kinds = {kind for meeting in look.all for tags in meeting.tags for kind in tags}
    found += [_by_tag(look, kind) for kind in sorted(kinds)]
    return [group for group in [*found, _by_luck(look)] if group.rows]


def _most(look: _Look) -> int:
    return max((len(meeting.seats) for meeting in look.all), default=0)


def _by_order(look: _Look) -> Group:
    def at(place: int) -> Callable[[Meeting], list[int]]:
        return lambda meeting: meeting.order[place : place + 1]

    most = max((len(meeting.order) for meeting in look.all), default=0)
    rows = [look.chances(f"{place + 1}", f"turn {place + 1}", at(place)) for place in range(most)]
    return Group("order", "Wins by order of turns", rows, True)


def _by_seat(look: _Look) -> Group:
    def sits(seat: int) -> Callable[[Meeting], list[int]]:
        return lambda meeting: [seat]

    rows = [look.chances(f"{seat + 1}", f"seat {seat + 1}", sits(seat)) for seat in range(_most(look))]
    return Group("seat", "Wins by seat", rows, True)


def _of_bot(look: _Look, bots: Sequence[str], bot: str) -> Row:
    return look.chances(
        bot, bot, lambda meeting: [seat for seat, place in enumerate(meeting.seats) if bots[place] == bot]
    )


def _by_tag(look: _Look, kind: str) -> Group:
    def bears(name: str) -> Callable[[Meeting], list[int]]:
        return lambda meeting: [seat for seat, tags in enumerate(meeting.tags) if tags.get(kind) == name]

    names = sorted({tags[kind] for meeting in look.all for tags in meeting.tags if kind in tags})
    rows = [look.chances(name, look.words.name(kind, name), bears(name)) for name in names]
    return Group(kind, f"Wins by {kind} at the start", rows, True)


def _by_luck(look: _Look) -> Group:
    """The seats of a game by their luck, a throw counting as much as another."""

    def at(place: int) -> Callable[[Meeting], list[int]]:
        return lambda meeting: sorted(range(len(meeting.luck)), key=lambda seat: -meeting.luck[seat])[place : place + 1]

    thrown = any(any(meeting.throws) for meeting in look.all)
    rows = [look.chances(f"{place + 1}", _luckiest(place), at(place)) for place in range(_most(look) if thrown else 0)]
    return Group("luck", "Wins by luck of the dice", rows, False)


def _luckiest(place: int) -> str:
    return "the luckiest" if place == 0 else f"no. {place + 1} in luck"


# --- what scores -----------------------------------------------------------------------------------------------------
def _points(source: str) -> Reading:
    """A game, of all seats together."""
    return lambda meeting: (sum(gains.get(source, 0) for gains in meeting.gains), 1)


def _used(source: str, meetings: Sequence[Meeting]) -> bool:
    return any(source in gains for meeting in meetings for gains in meeting.gains)


def _thought(meetings: Sequence[Meeting]) -> Thought:
    whole = Thought()
    for meeting in meetings:
        for thought in meeting.thoughts:
            whole.merge(thought)
    return whole
