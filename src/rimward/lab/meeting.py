"""One game between bots with all that the lab measures in it, as plain data."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from math import floor, log2
from random import Random
from typing import Any, NamedTuple

import msgspec

from rimward.bots import Ask, Bot, bot_named
from rimward.bots.random import RandomBot
from rimward.kernel.chance import Seeded
from rimward.kernel.event import Event
from rimward.kernel.frame import Table, start
from rimward.kernel.game import Game, Outlook
from rimward.kernel.plain import pack
from rimward.kernel.result import Result, side_of
from rimward.kernel.story import Telling, story
from rimward.kernel.view import sample
from rimward.lab.minds import minded
from rimward.lab.playout import Played, SeatOrders, begun_with, play, seen
from rimward.lab.simulate import hashed, told
from rimward.lab.wishes import Wished

DIGITS = 4  # of what a seat has
FINENESS = 8  # steps of a doubling: what is told of times is right to a twentieth


class Thought(msgspec.Struct):
    """What a seat's answers cost: how many, CPU milliseconds together, and how many took about how long."""

    count: int = 0
    ms: float = 0.0
    spread: dict[int, int] = {}

    def add(self, ms: float) -> None:
        self.count += 1
        self.ms += ms
        step = floor(FINENESS * log2(max(ms, 1e-4)))
        self.spread[step] = self.spread.get(step, 0) + 1

    def merge(self, other: Thought) -> None:
        self.count += other.count
        self.ms += other.ms
        for step, count in other.spread.items():
            self.spread[step] = self.spread.get(step, 0) + count

    @property
    def mean(self) -> float:
        return self.ms / max(1, self.count)

    @property
    def median(self) -> float:
        """The middle of the step that the answer in the middle lies in."""
        left = (self.count + 1) // 2
        for step, count in sorted(self.spread.items()):
            left -= count
            if left <= 0:
                return float(2 ** ((step + 0.5) / FINENESS))
        return 0.0


class Stand(msgspec.Struct):
    """How the seats stand when a turn begins (`Outlook`), to whom it is."""

    left: float
    has: list[list[float]]


class Meeting(msgspec.Struct, omit_defaults=True):
    """A game: at which table, and which of the table's bots sat where. Lists go by seat.

    Of `turns`, some were `skipped`: their seat had nothing to decide; and some were `idle`: it had, and nothing came
    of it.
    """

    table: int
    game: int
    seats: list[int]
    why: str = ""  # it came to no end
    winners: list[int] = []
    scores: list[int] = []
    sides: list[int] = []
    decisions: int = 0
    options: int = 0
    order: list[int] = []  # the seats, as they had their first turns
    turns: list[int] = []
    skipped: list[int] = []
    idle: list[int] = []
    gains: list[dict[str, int]] = []  # by source
    throws: list[int] = []
    luck: list[float] = []
    tags: list[dict[str, str]] = []
    thoughts: list[Thought] = []
    stands: list[Stand] = []

    @property
    def result(self) -> Result:
        return Result(tuple(self.winners), tuple(self.scores), "", tuple(self.sides))

    def won(self, seat: int) -> float:
        return self.result.share(seat)

    def fair(self, seats: Sequence[int]) -> float:
        """The part of all wins that the player of these seats would have if all sides were equally strong."""
        sides = [side_of(self.sides, seat) for seat in range(len(self.seats))]
        return len({sides[seat] for seat in seats}) / len(set(sides))


class Pairing(NamedTuple):
    """What a game is made of, besides its seed. `deal`: what tells seats apart (their tags) is dealt, not chosen.
    `minds`: by seat, the numbers that its advice goes by, where they are not those of the game. `stands`: how the seats
    stand is kept."""

    game: Game
    options: dict[str, Any]
    bots: Sequence[str]
    deal: bool = False
    minds: Sequence[Any] = ()
    stands: bool = False
    wished: Wished = ()
    orders: SeatOrders = ()


def meet(pairing: Pairing, seed: int, meeting: Meeting) -> Meeting:
    """Play it. A rule that breaks spoils one game, not the run."""
    game, telling = pairing.game, pairing.game.telling
    g, chance, events = game.new_table(len(pairing.bots), pairing.options, pairing.wished), Seeded(seed), list[Event]()
    g.out = events
    onlooker = _Onlooker(g, game.outlook if pairing.stands else None, seed)
    turns = _Turns(g, telling, events, onlooker)
    dealer, dealt = RandomBot(hashed(f"{seed}:deal")), telling.tagging if pairing.deal and telling else ()
    games = [minded(game, mind) for mind in pairing.minds] or [game] * len(pairing.bots)
    bots = [bot_named(name, games[seat], hashed(f"{seed}:{seat}")) for seat, name in enumerate(pairing.bots)]
    timed = [_Timed(bot, turns, dealer, dealt) for bot in bots]
    try:
        start(g, chance)
        _measure(meeting, play(g, chance, timed, orders=begun_with(g, pairing.orders)), telling, events)
    except Exception as error:
        meeting.why = told(error)
    turns.read()
    meeting.order, meeting.turns, meeting.skipped, meeting.idle = turns.order, turns.turns, turns.skipped, turns.idle
    meeting.thoughts, meeting.stands = [bot.thought for bot in timed], onlooker.stands
    return meeting


def _measure(meeting: Meeting, played: Played, telling: Telling | None, events: Sequence[Event]) -> None:
    seats = range(len(meeting.seats))
    meeting.winners, meeting.scores = sorted(played.result.winners), list(played.result.scores)
    meeting.sides = list(played.result.sides)
    meeting.decisions, meeting.options = played.decisions, played.options
    if telling is None:
        return
    read = story(telling, len(seats), events)
    gains = [Counter[str]() for _ in seats]
    for each in read.scored:
        gains[each.seat][each.source] += each.points
    meeting.gains = [dict(sorted(counted.items())) for counted in gains]
    meeting.throws = [fortune.throws for fortune in read.fortunes]
    meeting.luck = [fortune.luck for fortune in read.fortunes]
    meeting.tags = [{} for _ in seats]
    for event in events:
        for tag in telling.tags(event):
            meeting.tags[tag.seat][tag.kind] = tag.name


class _Timed:
    """A bot whose thinking is measured; and the place where the lab sees every decision."""

    def __init__(self, bot: Bot, turns: _Turns, dealer: RandomBot, dealt: Sequence[str]) -> None:
        self._bot, self._turns, self._dealer, self._dealt = bot, turns, dealer, dealt
        self.thought = Thought()

    def choose(self, ask: Ask) -> str:
        self._turns.asked(ask.seat)
        if ask.code in self._dealt:
            return self._dealer.choose(ask)
        began = time.process_time()
        key = self._bot.choose(ask)
        self.thought.add(1000 * (time.process_time() - began))
        return key


class _Turns:
    """Counts turns, and those without effect. A turn is looked at from the first decision after its beginning to the
    first after its end; the last one ended the game."""

    def __init__(self, g: Table, telling: Telling | None, events: list[Event], onlooker: _Onlooker) -> None:
        self._g, self._telling, self._events, self._read = g, telling, events, 0
        self._onlooker = onlooker
        self._whose, self._decides = -1, False
        self._before = g
        self.order: list[int] = []
        self.turns, self.skipped, self.idle = [[0] * g.seats for _ in range(3)]

    def asked(self, seat: int) -> None:
        if self.read():
            self._before = self._g.copy()
            self._onlooker.look(self._whose)
        if seat == self._whose:
            self._decides = True

    def read(self) -> bool:
        """What was said since the last time; whether a turn has begun in it."""
        new, self._read = self._events[self._read :], len(self._events)
        found = [whose for event in new if self._telling and (whose := self._telling.turn(event)) is not None]
        for whose in found:
            self._end()
            self.turns[whose] += 1
            if whose not in self.order:
                self.order.append(whose)
            self._whose, self._decides = whose, False
        return bool(found)

    def _end(self) -> None:
        if self._whose < 0:
            return
        if not self._decides:
            self.skipped[self._whose] += 1
        elif self._still():
            self.idle[self._whose] += 1

    def _still(self) -> bool:
        still = self._telling.still if self._telling else None
        if still is not None:
            return still(self._before, self._g, self._whose)
        return _all(self._before) == _all(self._g)


class _Onlooker:
    """Keeps how the seats stand whenever a turn begins, as far as the seat whose turn it is can know; or nothing."""

    def __init__(self, g: Table, outlook: Outlook | None, seed: int) -> None:
        self._g, self._outlook, self._random = g, outlook, Random(f"{seed}:stands")
        self.stands: list[Stand] = []

    def look(self, seat: int) -> None:
        if self._outlook is None:
            return
        table = sample(self._g.game, seen(self._g, seat), self._random)
        has = [[round(each, DIGITS) for each in one] for one in self._outlook.has(table)]
        self.stands.append(Stand(self._outlook.left(table), has))
        table.open = ()  # a question knows its table: apart, both go at once


def _all(g: Table) -> object:
    return pack(g), {name: pack(zone) for name, zone in g.zones.by_name.items()}
