"""Effects at the table: `Carry` carries one out, a verb a step; why not; what it is worth; when it may be used.

What is still to be done lies in the frame as numbers of steps, so an effect can be saved, copied, undone and sampled in
the middle. No rule knows a card: one that names a window is a `Reaction` there, one for any time an act, and a rule
that plays a card starts `run`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final

from rimward.kernel.effect import ANY_TIME, PLAYED, Call, Effect, Node, Test, Way
from rimward.kernel.frame import Cut, Done, Draw, Frame, Goto, Next, Over
from rimward.kernel.plain import mypyc_attr
from rimward.kernel.question import DONE, About, Bar, Choose, Hinges, Option, Value, choose_where, key_of
from rimward.kernel.window import Reaction

Todo = tuple[tuple[int, int], ...]  # steps by number, the next one first, and how far each has come
Rates = Callable[[Any, int, str, Call], float]  # what it is worth to a seat to do a verb once

ALL: Final[Todo] = ((-1, 0),)  # the whole effect


@mypyc_attr(allow_interpreted_subclasses=True)
class Carry(Reaction):
    """What a card does, on its way. `first` and `second` are the way in which it is used, where there are several.

    A game makes a class of it with a `begin`: what is done before the first verb, such as laying the card down.
    """

    STEPS: ClassVar[tuple[str, ...]] = ("begin", "go", "after", "ask", "chosen")
    WORD: ClassVar[str] = "play"  # of its options, before the name of the card
    TESTS: ClassVar[tuple[Test, ...]] = ()  # what the card asks for; set where it is read

    def __init__(
        self, seat: int, card: str = "", first: str | int = "", second: str | int = "", todo: Todo | None = None
    ) -> None:
        self.seat, self.card, self.first, self.second = seat, card, first, second
        self.todo = ALL if todo is None else todo  # a default that is no literal would hide the fields once compiled

    # --- as a reaction -----------------------------------------------------------------------------------------------
    @classmethod
    def offers(cls, g: Any, seat: int) -> tuple[Value, ...]:
        return offers_of(cls, g, seat)

    @classmethod
    def bar(cls, g: Any, seat: int) -> Bar | None:
        return barred(g, seat, effect_of(g, cls.CARD))

    @classmethod
    def about(cls, g: Any, seat: int, option: Value) -> About:
        return told(effect_of(g, cls.CARD))

    # --- in steps ----------------------------------------------------------------------------------------------------
    def called(self) -> str:
        """The name of the card."""
        return self.card

    def effect(self, g: Any) -> Effect:
        return effect_of(g, self.called())

    def way(self) -> Way:
        return tuple([part for part in (self.first, self.second) if part != ""])

    def crumb(self) -> str:
        return Carry.__name__

    def begin(self, g: Any, _: None) -> Next:
        return None

    def go(self, g: Any, _: Any) -> Next:
        """On to the next verb, or to a question; what a step consists of is put in its place."""
        effect = self.effect(g)
        while self.todo:
            node = self._next(effect)
            if node.kind == "verb":
                return self._do(g, effect, node)
            if node.kind in ("choose", "up-to"):
                return Goto("ask")
            self._unfold(g, effect, node)
        return Done()

    def _next(self, effect: Effect) -> Node:
        return effect.nodes[self.todo[0][0]]

    def _do(self, g: Any, effect: Effect, node: Node) -> Next:
        verb, call = node.does(), effect.call(node, self.way())
        self.todo = self.todo[1:]
        if verb.bar(g, self.seat, call) is not None:
            self._skip(g, effect, verb.cost)
            return Goto("go")
        done = verb.run(g, self.seat, call)
        if done is None:
            return Goto("after")
        if isinstance(done, Frame | Draw | Cut | Over):
            return done
        raise TypeError(f"{verb.name} gives {done!r}: a verb that asks needs a frame of its own")

    def _skip(self, g: Any, effect: Effect, cost: bool) -> None:
        """What has become impossible is left out; without its price, so is the rest of the list."""
        g.say("kernel.effect.skipped", seat=self.seat, card=self.called())
        if self.todo and self._next(effect).kind == "results":
            self.todo = self.todo[1:]
        if cost and self.todo and self._next(effect).kind == "then":
            self.todo = self.todo[1:]

    def _unfold(self, g: Any, effect: Effect, node: Node) -> None:
        (number, far), rest = self.todo[0], self.todo[1:]
        if node.kind in ("then", "results"):
            parts = node.parts if node.kind == "then" else node.parts[:1]
            here = ((number, far + 1),) if far + 1 < len(parts) or node.kind == "results" else ()
            self.todo = ((parts[far], 0), *here, *rest) if far < len(parts) else rest
            return
        if node.kind == "if":
            holds = all([test.holds(g, self.seat) for test in node.tests])
            self.todo = ((node.parts[0], 0), *rest) if holds else rest
            return
        left = far if far else times(g, self.seat, node)
        if not left or barred_step(g, self.seat, effect, node.parts[0], self.way()) is not None:
            self.todo = rest
            return
        here = ((number, left - 1),) if left > 1 else ()
        self.todo = ((node.parts[0], 0), *here, *rest)

    def after(self, g: Any, value: Any) -> Next:
        """What a verb gave decides between its results."""
        if self.todo:
            effect = self.effect(g)
            node = self._next(effect)
            if node.kind == "results" and self.todo[0][1] == 1:
                given = value if isinstance(value, int) else sum(value or ())
                fitting = [part for least, part in zip(node.froms, node.parts[1:], strict=True) if given >= least]
                self.todo = (*[(part, 0) for part in fitting[-1:]], *self.todo[1:])
        return Goto("go")

    # --- questions ---------------------------------------------------------------------------------------------------
    def ask(self, g: Any, _: Any) -> Next:
        effect, seat, way = self.effect(g), self.seat, self.way()
        node = self._next(effect)
        parts = {("do", effect.nodes[part].spelled): part for part in node.parts}
        hinges: Hinges = "private" if any([is_private(effect, part) for part in node.parts]) else "table"

        def bar(value: tuple[str, str]) -> Bar | None:
            return barred_step(g, seat, effect, parts[value], way)

        if node.kind == "choose":
            stuck = all([bar(value) is not None for value in parts])
            always: tuple[Value, ...] = (DONE,) if stuck else ()
            about: About = {"card": self.called()}
            return choose_where(seat, "kernel.choose", parts, bar, always=always, hinges=hinges, about=about)
        done = self.todo[0][1]
        times_: About = {"card": self.called(), "done": done, "left": node.number - done}
        return choose_where(seat, "kernel.again", parts, bar, always=(DONE,), hinges=hinges, about=times_, passes=DONE)

    def chosen(self, g: Any, option: Value) -> Next:
        effect = self.effect(g)
        node, (number, far), rest = self._next(effect), self.todo[0], self.todo[1:]
        if option == DONE or not isinstance(option, tuple):
            self.todo = rest
            return Goto("go")
        part = next(part for part in node.parts if effect.nodes[part].spelled == option[1])
        more = node.kind == "up-to" and far + 1 < node.number
        self.todo = ((part, 0), (number, far + 1), *rest) if more else ((part, 0), *rest)
        return Goto("go")


def offers_of(kind: type[Carry], g: Any, seat: int) -> tuple[Value, ...]:
    """The ways in which a seat can use a card now: for kinds of frames that ask for more than its effect does."""
    return tuple([(kind.WORD, kind.CARD, *way) for way in ways(g, seat, effect_of(g, kind.CARD))])


# --- the cards of a game ---------------------------------------------------------------------------------------------
class Effects:
    """The cards of a game that are data, by name, the frame that carries them out, and what a verb is worth.

    `kinds` are the reactions that they make: one for each card that names a window.
    """

    def __init__(
        self,
        cards: Mapping[str, Effect],
        frame: type[Carry] | Callable[[Effect], type[Carry]] = Carry,
        rates: Rates | None = None,
    ) -> None:
        self.cards, self.rates = dict(cards), rates
        self.frame: type[Carry] = frame if isinstance(frame, type) else Carry
        self.kinds: dict[str, type[Carry]] = {}
        for card, effect in self.cards.items():
            if effect.when not in (PLAYED, ANY_TIME):
                self.kinds[card] = reaction(effect, frame if isinstance(frame, type) else frame(effect))


def reaction(effect: Effect, base: type[Carry]) -> type[Carry]:
    """A kind of frame for a card, named after it: `energy-scoop` is an EnergyScoop."""
    name = "".join([word.capitalize() for word in effect.card.split("-")])
    kind: Any = base
    module = kind.__module__
    fields = {"__module__": module, "__doc__": None, "ON": effect.when, "CARD": effect.card, "TESTS": effect.tests}
    new: Any = type
    made: type[Carry] = new(name, (base,), fields)
    return made


def effect_of(g: Any, card: str) -> Effect:
    effect: Effect = g.game.effects.cards[card]
    return effect


def run(g: Any, seat: int, card: str, way: Way = ()) -> Carry:
    """The frame that does what a card says, for the rule that plays it."""
    frame: type[Carry] = g.game.effects.frame
    first, second = (*way, "", "")[:2]
    return frame(seat, card, first, second)


# --- whether it can be done ------------------------------------------------------------------------------------------
def barred(g: Any, seat: int, effect: Effect, way: Way = ()) -> Bar | None:
    """Why a card cannot be used: its condition, or what of it must be possible."""
    reason = _unmet(g, seat, effect.tests)
    return reason if reason is not None else barred_step(g, seat, effect, effect.first, way)


def _unmet(g: Any, seat: int, tests: Sequence[Test]) -> Bar | None:
    for test in tests:
        reason = test.bar(g, seat)
        if reason is not None:
            return reason
    return None


def barred_step(g: Any, seat: int, effect: Effect, number: int, way: Way, costs: bool = False) -> Bar | None:
    """Why a step cannot be begun. Of a list, its first step and all that it costs; with `costs`, only those."""
    node = effect.nodes[number]
    if node.kind == "verb":
        verb = node.does()
        return verb.bar(g, seat, effect.call(node, way)) if verb.cost or not costs else None
    if node.kind == "then":
        for at, part in enumerate(node.parts):
            reason = barred_step(g, seat, effect, part, way, costs or at > 0)
            if reason is not None:
                return reason
        return None
    if node.kind == "choose":
        reasons = [barred_step(g, seat, effect, part, way, costs) for part in node.parts]
        return None if None in reasons else reasons[0]
    if node.kind == "if":
        reason = _unmet(g, seat, node.tests)
        if reason is not None:
            return None if costs else reason
    elif node.kind == "per" and not times(g, seat, node):
        return None if costs else _none_of(g, seat, node)
    elif node.kind == "up-to" and costs:
        return None
    return barred_step(g, seat, effect, node.parts[0], way, costs)


def _none_of(g: Any, seat: int, node: Node) -> Bar:
    count = node.count
    assert count is not None  # noqa: S101 - of what is done for each
    has = count.count(g, seat, node.params)
    return Bar("kernel.bar.least", count.rule, what=count.name, needed=node.number, has=has)


def times(g: Any, seat: int, node: Node) -> int:
    """How often a step is repeated."""
    if node.count is None:
        return node.number
    return min(node.most, node.count.count(g, seat, node.params) // node.number)


def is_private(effect: Effect, number: int) -> bool:
    """Whether anything in a step is barred by what others may not know."""
    node = effect.nodes[number]
    own = node.verb is not None and node.verb.private
    return own or any([is_private(effect, part) for part in node.parts])


def ways(g: Any, seat: int, effect: Effect) -> list[Way]:
    """The ways in which a card can be used now; one that is empty where there is nothing to choose."""
    if effect.way < 0:
        return [()] if barred(g, seat, effect) is None else []
    node = effect.nodes[effect.way]
    found = node.does().ways
    assert found is not None  # noqa: S101 - what `way` is
    return [way for way in found(g, seat, effect.call(node, ())) if barred(g, seat, effect, way) is None]


# --- at any time -----------------------------------------------------------------------------------------------------
def _at_any_time(g: Any, seat: int) -> list[Effect]:
    cards = g.game.effects.cards
    faces = [face for zone in g.game.cards(g, seat) for face in g.zones[zone].faces]
    held = [cards[face] for face in dict.fromkeys(faces) if face in cards]
    return [effect for effect in held if effect.when == ANY_TIME]


def acts(g: Any, seat: int) -> list[Value]:
    """The cards that a seat may use at any time: for `Game.acts`."""
    word = g.game.effects.frame.WORD
    return [(word, effect.card, *way) for effect in _at_any_time(g, seat) for way in ways(g, seat, effect)]


def barred_acts(g: Any, seat: int) -> list[tuple[Value, Bar]]:
    word = g.game.effects.frame.WORD
    reasons = [(effect.card, barred(g, seat, effect)) for effect in _at_any_time(g, seat)]
    return [((word, card), reason) for card, reason in reasons if reason is not None]


def is_act(g: Any, act: Value) -> bool:
    return isinstance(act, tuple) and act[0] == g.game.effects.frame.WORD


def interject(g: Any, seat: int, act: Value) -> Carry:
    assert isinstance(act, tuple)  # noqa: S101 - one of acts()
    return run(g, seat, str(act[1]), act[2:])


# --- what there is to tell -------------------------------------------------------------------------------------------
def told(effect: Effect) -> dict[str, int | str]:
    """The card, what it does, from which words are made, and what it costs."""
    return {"card": effect.card, "effect": effect.spelled(), **costs(effect, effect.first)}


def costs(effect: Effect, number: int) -> dict[str, int | str]:
    """All that the verbs which are costs take, by its name."""
    node, found = effect.nodes[number], dict[str, int | str]()
    if node.verb is not None and node.verb.cost:
        return {name: amount for name, amount in node.params.items() if isinstance(amount, int) and amount}
    for part in node.parts if node.kind in ("then", "repeat", "results") else ():
        often = node.number if node.kind == "repeat" else 1
        for name, amount in costs(effect, part).items():
            found[name] = int(found.get(name, 0)) + often * int(amount)
    return found


def describe(g: Any, card: str, value: Value) -> Option:
    """An option of a question that a card asks, or one that uses it."""
    effect, key = effect_of(g, card), key_of(value)
    if not isinstance(value, tuple):
        return Option(key, f"card:{card}", {"card": card}, "end" if value == DONE else "plain")
    if value[0] != "do":
        return Option(key, f"card:{card}", told(effect))
    number = next(at for at, node in enumerate(effect.nodes) if node.spelled == value[1])
    return Option(key, f"card:{card}", {"card": card, "effect": str(value[1]), **costs(effect, number)})


# --- what it is worth ------------------------------------------------------------------------------------------------
def worth(g: Any, seat: int, effect: Effect, way: Way = ()) -> float:
    """What doing it now is worth to a seat, by what each verb is: roughly, since nothing is tried."""
    return worth_step(g, seat, effect, effect.first, way)


def worth_step(g: Any, seat: int, effect: Effect, number: int, way: Way = ()) -> float:
    node = effect.nodes[number]
    if node.kind == "verb":
        rates: Rates | None = g.game.effects.rates
        return rates(g, seat, node.does().name, effect.call(node, way)) if rates is not None else 0.0
    parts = [worth_step(g, seat, effect, part, way) for part in node.parts]
    if node.kind == "then":
        return sum(parts)
    if node.kind == "choose":
        open_to = [barred_step(g, seat, effect, part, way) is None for part in node.parts]
        return max([each for each, fits in zip(parts, open_to, strict=True) if fits], default=0.0)
    if node.kind == "up-to":
        return node.number * max(0.0, parts[0])
    if node.kind == "if":
        return parts[0] if _unmet(g, seat, node.tests) is None else 0.0
    if node.kind == "results":
        return parts[0] + _expected(g, seat, effect, node, parts[1:], way)
    return times(g, seat, node) * parts[0]


def _expected(g: Any, seat: int, effect: Effect, node: Node, parts: list[float], way: Way) -> float:
    verb = effect.nodes[node.parts[0]]
    odds = verb.does().odds
    assert odds is not None  # noqa: S101 - checked on loading
    total = 0.0
    for given, likely in odds(g, seat, effect.call(verb, way)):
        fitting = [part for least, part in zip(node.froms, parts, strict=True) if given >= least]
        total += likely * fitting[-1] if fitting else 0.0
    return total


def advice(g: Any, question: Choose) -> list[float]:
    """How good the options of a question are that a card asks."""
    effect = effect_of(g, g.stack[-1].called())
    spelled = {node.spelled: at for at, node in enumerate(effect.nodes)}
    way = g.stack[-1].way()
    return [
        worth_step(g, question.seat, effect, spelled[str(option[1])], way) if isinstance(option, tuple) else 0.0
        for option in question.options
    ]
