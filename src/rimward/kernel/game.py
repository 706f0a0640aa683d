"""What a game provides to the kernel, to tables and to bots."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from importlib.resources import files
from math import exp
from operator import mul
from types import ModuleType
from typing import Any, ClassVar, NamedTuple

import msgspec

from rimward.kernel.carry import Effects
from rimward.kernel.content import Box, ContentError, Kept, Pack
from rimward.kernel.dice import Roll
from rimward.kernel.event import Event
from rimward.kernel.frame import Frame, Table
from rimward.kernel.plain import Plain, fields_of
from rimward.kernel.question import DONE, PASS, Bar, Choose, Option, Refused, Value, key_of
from rimward.kernel.result import Result
from rimward.kernel.story import Telling
from rimward.kernel.window import Offer, Reaction, Window

Setup = Callable[..., Table]  # of content (in a game with a box), seats, options, and wishes (in one with them)
Wishes = Sequence[Mapping[str, int | str | bool]]  # by seat
Migration = Callable[[dict[str, Any]], dict[str, Any]]
Say = Callable[..., str]  # a code and its parameters, in words
Space = tuple[int | str, ...]  # as events name it, in as many parts as it takes: (3,), (2, -1), ("bridge", 4, 7)


@dataclass(frozen=True)
class Setting:
    """An option of a table, or a wish of a seat: its name, what it is when nothing is said, and what it may be."""

    name: str
    default: int | str | bool
    allowed: Sequence[int | str | bool]


class Naming(NamedTuple):
    """What stands for names: the parameters of the text `GAME-space` by space, and of others that act, by number."""

    spaces: Mapping[Space, Mapping[str, str]] = {}
    others: Mapping[int, str] = {}


class Thing(NamedTuple):
    """What a player may ask about by its name, or by the number on its card; more may be told in an option of it."""

    kind: str
    name: str
    told: Event
    number: str = ""
    option: Option | None = None


class Picture(NamedTuple):
    """The table drawn with characters. A row is made of pieces, each with the word of its style."""

    rows: Sequence[Sequence[tuple[str, str]]]
    names: Sequence[str]  # of what is to be seen
    legend: Sequence[str]  # of its signs, one by one
    guide: Sequence[str]  # what there is to be found, place by place
    whole: bool  # nothing was left out


class Mind(NamedTuple):
    """Advice that is made of numbers: another table of them is another mind. `rimward screen` finds what each does."""

    tables: Mapping[str, Any]  # by style, "" included: a NamedTuple of numbers, and perhaps of words
    advice: Callable[[Any, Any, Choose], Sequence[float]]  # of whoever has this table in mind
    fading: Container[str] = ()  # numbers below 1 that are what is left after a time: twice as long is the root


class Outlook:
    """Chances to win that are made of numbers. `rimward fit` finds them and writes the file FITTED of a game.

    What a seat has, by name, counts so much each, and the sum of that is the logarithm of its chances; the more so, the
    nearer the end is: times a power of what is left, which is 1 at the end.
    """

    FITTED: ClassVar[str] = "chances.json"

    def __init__(
        self,
        names: Sequence[str],
        has: Callable[[Any], Sequence[Sequence[float]]],  # by seat and name
        left: Callable[[Any], float],  # from 1 on
        fitted: Mapping[str, Any],
    ) -> None:
        self.names, self.has, self.left = names, has, left
        self.far = float(fitted["far"])
        self.counts = [float(fitted["counts"].get(name, 0.0)) for name in names]  # what is new is still to be fitted

    @staticmethod
    def fitted(package: str) -> Mapping[str, Any]:
        found: Mapping[str, Any] = msgspec.json.decode(files(package).joinpath(Outlook.FITTED).read_bytes())
        return found

    def chances(self, g: Any) -> list[float]:
        """By seat."""
        if g.result is not None:
            return [g.result.share(seat) for seat in range(g.seats)]
        lead = float(self.left(g) ** self.far)
        stands = [lead * sum(map(mul, self.counts, has)) for has in self.has(g)]
        best = max(stands)
        weights = [exp(each - best) for each in stands]
        total = sum(weights)
        return [each / total for each in weights]


def plain_option(g: Any, question: Choose, value: Value) -> Option:
    """A key such as `hex:3,-1` is itself the thing on the table; a bare word belongs to none."""
    key = key_of(value)
    return Option(key, key if ":" in key else "", sort="end" if value in (PASS, DONE) else "plain")


def plain_act(g: Any, seat: int, act: Value) -> Option:
    key = key_of(act)
    return Option(key, key if ":" in key else "")


def no_cards(g: Any, seat: int) -> Sequence[str]:
    return ()


def no_things(game: Game) -> Sequence[Thing]:
    return ()


def no_data(content: Any) -> Mapping[str, Any]:
    return {}


def no_acts(g: Any, seat: int) -> Sequence[Value]:
    return ()


def no_bars(g: Any, seat: int) -> Sequence[tuple[Value, Bar]]:
    return ()


@dataclass(frozen=True, kw_only=True)
class Game:
    """A game as the kernel sees it. Everything else about it is in its package."""

    name: str
    version: str  # of its rules; a record says under which it was played
    table: type[Table]
    setup: Setup  # content, seats, options and wishes to a table with its first frame
    seats: range  # options may narrow it: see `seats_for`
    chapters: Sequence[ModuleType]  # where its frames and plain classes are found
    usual: int = 0  # seats where nothing is said; 0 for as few as can be
    settings: Sequence[Setting] = ()
    wishes: Sequence[Setting] = ()  # what each seat may wish for before it begins: a partner, a faction, a ship
    older: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """By older version, the options with which its records are played: they cannot say what came later."""
    meant: Mapping[str, Mapping[str, Mapping[Any, Any]]] = field(default_factory=dict)
    """By older version and option, the values that meant what another value means today."""
    presets: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)  # usual options, under a name
    windows: Mapping[str, str] = field(default_factory=dict)  # window to the rule that is asked for
    closed: Container[str] = ()  # windows whose questions leave no room for acts
    effects: Effects | None = None  # its cards that are data ...
    written: Callable[[Any], Effects] | None = None  # ... where they are part of its content: of that content
    cards: Callable[[Any, int], Sequence[str]] = no_cards  # the zones where a seat's cards lie, hidden or open
    status: Callable[[Any, dict[str, Any]], Sequence[Event]] | None = None  # of content and view: it in a few lines
    standing: Callable[[dict[str, Any]], Sequence[int]] | None = None  # of a view: by seat, the scores so far
    naming: Callable[[Any, dict[str, Any]], Naming] | None = None  # likewise
    picture: Callable[[Any, dict[str, Any], Mapping[str, str], Say, tuple[int, int]], Picture] | None = None
    """Likewise, with labels by the thing that they belong to, in so many columns and rows (0: as many as it takes)."""
    things: Callable[[Game], Sequence[Thing]] = no_things  # ships, places, cards: what its box holds
    box: Box | None = None  # how its content is written, where that is files
    packs: tuple[Pack, ...] = ()  # what is laid over it
    box_data: Callable[[Any], Mapping[str, Any]] = no_data  # of its content: all of it in plain data, to draw it from
    describe: Callable[[Any, Choose, Value], Option] = plain_option
    telling: Telling | None = None  # how its events are read as a story: turns, scores, luck
    styles: Sequence[str] = ()  # ways to play it, by name; its advice knows them, and "" is a bit of each
    advice: Callable[[Any, Choose, str], Sequence[float]] | None = None
    """How good each option is for the seat that is asked, in this style."""
    points: float = 1.0  # what a unit of that advice is worth to bots that look ahead: 1 is a tenth of a chance to win
    mind: Mind | None = None  # where that advice goes by numbers which may be others
    grounds: Callable[[Any, Choose, Value, str], Event] | None = None
    """Why that seat would take an option, in this style: a code with its parameters, to be put into words."""
    chances: Callable[[Any], Sequence[float]] | None = None  # by seat, how likely it is to win, as the advice sees it
    outlook: Outlook | None = None  # where those chances go by numbers which may be others
    thumbs: Mapping[str, Callable[[Any, dict[str, Any]], str | None]] = field(default_factory=dict)
    """Rules of thumb that a standing order may name: of a question (`orders.Asked`) and a view to a key, or None."""
    acts: Callable[[Any, int], Sequence[Value]] = no_acts  # what a seat may do now besides answering: an interjection
    interject: Callable[[Any, int, Value], Frame] | None = None  # an act, as the frame that carries it out
    barred_acts: Callable[[Any, int], Sequence[tuple[Value, Bar]]] = no_bars  # the acts that a seat may not do, and why
    describe_act: Callable[[Any, int, Value], Option] = plain_act
    moves: Container[str] = ()  # the words of those acts that are a way to play, so that bots are offered them
    move_advice: Callable[[Any, int, Sequence[Value], str], Sequence[float]] | None = None
    """How much better a seat is off with each of these moves made now than without it, in this style."""
    shape: int = 1  # of its packed table; a change brings a migration from the shape before
    migrations: Mapping[int, Migration] = field(default_factory=dict)
    held: list[Any] = field(init=False, default_factory=list, repr=False, compare=False)  # the content, once it is read
    kinds: dict[str, type[Plain]] = field(init=False, default_factory=dict)
    frames: dict[str, type[Frame]] = field(init=False, default_factory=dict)
    reactions: dict[str, dict[str, tuple[type[Reaction], ...]]] = field(init=False, default_factory=dict)
    obliged: dict[str, tuple[type[Reaction], ...]] = field(init=False, default_factory=dict)
    own: set[str] = field(init=False, default_factory=set)  # windows where all reactions are of the seat that is first

    def __post_init__(self) -> None:
        if self.written is not None:
            object.__setattr__(self, "effects", self.written(self.content))
        reactions: list[type[Reaction]] = []
        cards = (self.effects.frame, *self.effects.kinds.values()) if self.effects is not None else ()
        for kind in dict.fromkeys((Roll, Window, Offer, Result, *_plain_classes(self.chapters), *cards)):
            if kind.__name__ in self.kinds:
                raise ValueError(f"{self.name} has two classes named {kind.__name__}: a save could not tell them apart")
            self.kinds[kind.__name__] = kind
            if issubclass(kind, Frame):
                _check_names(kind)
                self.frames[kind.__name__] = kind
            if issubclass(kind, Reaction) and kind.ON:
                self._subscribe(kind)
                reactions.append(kind)
        self.own.update({kind.ON for kind in reactions if kind.OWN} - {kind.ON for kind in reactions if not kind.OWN})

    def _subscribe(self, kind: type[Reaction]) -> None:
        """By window, and by card where it takes a card."""
        if kind.MUST:
            self.obliged[kind.ON] = (*self.obliged.get(kind.ON, ()), kind)
        else:
            by_card = self.reactions.setdefault(kind.ON, {})
            by_card[kind.CARD] = (*by_card.get(kind.CARD, ()), kind)

    def new_table(self, seats: int, options: Mapping[str, Any], wishes: Wishes = ()) -> Table:
        """A table ready to run; an impossible number of seats, an unknown option or wish is refused."""
        if type(seats) is not int or seats not in self.seats:
            raise Refused("kernel.refused.seats", least=self.seats[0], most=self.seats[-1], seats=seats)
        wished = self.wished(seats, wishes)
        more = (wished,) if self.wishes else ()
        first = (self.content,) if self.box is not None else ()
        return self.at_table(self.setup(*first, seats, self.checked(options), *more))

    @property
    def content(self) -> Any:
        """What is played with: the box with its packs, read when it is first asked for. None in a game without."""
        if not self.held:
            self.held.append(self.box.content(self.packs) if self.box is not None else None)
        return self.held[0]

    def with_packs(self, packs: Sequence[Pack]) -> Game:
        """The same game with these packs laid over its box, in this order. One that does not fit is a ContentError."""
        if self.box is None:
            raise ContentError("", "", "", f"{self.name} has no content that a pack could add to")
        if len({pack.name for pack in packs}) < len(packs):
            raise ContentError("", "", "", "two packs have the same name")
        new = replace(self, packs=tuple(packs))
        new.held.append(self.box.content(new.packs))
        return new

    def with_kept(self, kept: Kept) -> Game:
        """The same game with the packs that a record or a table keeps; itself where those are what it has."""
        if kept == self.kept:
            return self
        return self.with_packs(self.box.again(kept) if self.box is not None else [])

    @property
    def kept(self) -> dict[str, dict[str, str]]:
        """The files of its packs, by pack and name, for others who play with the same."""
        return {pack.name: pack.kept() for pack in self.packs}

    def words(self, language: str) -> list[str]:
        """What its packs call the things that they bring."""
        return [text for pack in self.packs for text in pack.words(language)]

    def at_version(self, version: str, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options of a record in current words, and what it could not say yet."""
        meant = self.meant.get(version, {})
        said = {name: meant.get(name, {}).get(value, value) for name, value in options.items()}
        return {**self.older.get(version, {}), **said}

    def seats_for(self, options: Mapping[str, Any]) -> list[int]:
        """The numbers of seats that can be played with these options."""
        return [seats for seats in self.seats if self.refusal(seats, options) is None]

    def refusal(self, seats: int, options: Mapping[str, Any], wishes: Wishes = ()) -> Refused | None:
        """Why no table can be made of these, if so."""
        try:
            self.new_table(seats, options, wishes)
        except Refused as refused:
            return refused
        return None

    def at_table(self, g: Table) -> Table:
        g.game = self
        g.unpacked()
        return g

    def checked(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """All options, with defaults for what is not said."""
        return _checked(self.settings, options)

    def wished(self, seats: int, wishes: Wishes) -> list[dict[str, Any]]:
        """All wishes of every seat, with defaults for what is not said. Whether they go together, the setup says."""
        if len(wishes) > seats:
            raise Refused("kernel.refused.wishes", seats=seats, wishes=len(wishes))
        said = [*wishes, *[{} for _ in range(seats - len(wishes))]]
        return [_checked(self.wishes, wish) for wish in said]


def _checked(settings: Sequence[Setting], said: Mapping[str, Any]) -> dict[str, Any]:
    known = {setting.name: setting for setting in settings}
    for name, value in said.items():
        if name not in known:
            raise Refused("kernel.refused.no-such-option", name=str(name), known=", ".join(known) or "-")
        if type(value) is not type(known[name].default) or value not in known[name].allowed:
            allowed = _spoken(known[name].allowed)
            raise Refused("kernel.refused.option-value", name=name, value=str(value), allowed=allowed)
    return {name: said.get(name, setting.default) for name, setting in known.items()}


def _check_names(kind: type[Frame]) -> None:
    """A frame's fields and steps share one name space with each other and with the kernel's own."""
    fields, steps = set(fields_of(kind)), set(kind.STEPS)
    clash = (fields & steps) | ((fields | steps) & vars(Frame).keys())
    if clash:
        raise ValueError(f"{kind.__name__} uses the name {min(clash)} twice: for a step, a field or the kernel's own")


def _spoken(allowed: Sequence[Any]) -> str:
    return f"{allowed[0]}..{allowed[-1]}" if isinstance(allowed, range) else ", ".join(map(str, allowed))


def _plain_classes(modules: Iterable[ModuleType]) -> Iterable[type[Plain]]:
    for module in modules:
        for thing in vars(module).values():
            if isinstance(thing, type) and thing.__module__ == module.__name__ and issubclass(thing, Plain):
                yield thing
