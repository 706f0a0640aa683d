"""Cards as data: what an entry may say, and how it is checked on loading. `carry.py` carries it out.

    when: WHEN                     a window, `any-time`, or `played` where a rule starts it
    if: {COUNT: n, ...}            all of it, n or more each; {COUNT: {least: n, most: n}} for other limits
    do: DO

A DO is one step, or a list of steps that come one after the other. A step is one of

    {VERB: {PARAMETER: value}}     a verb of the game
    {choose: [DO, DO, ...]}        one of them
    {repeat: n, do: DO}            n times
    {up-to: n, do: DO}             as often as the player likes, n times at most
    {per: {COUNT: n}, do: DO}      once for each n of what is counted; `most: n` limits it
    {if: {COUNT: n}, do: DO}       where that is so
    {VERB: {...}, results: {n: DO, ...}}    by the number that the verb gives: from each n on

A game brings the verbs and the counts. What is not in this list is an `EffectError` that names file, entry and field.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from rimward.kernel.question import Bar

ANY_TIME: Final = "any-time"
PLAYED: Final = "played"
GRAMMAR: Final = frozenset(("choose", "repeat", "up-to", "per", "if", "do", "most", "results", "then", "when"))
WORD: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
MOST: Final = 99  # times, and of what is counted
Params = Mapping[str, int | str]
Way = tuple[str | int, ...]
Odds = Sequence[tuple[int, float]]  # what a verb may give, and how likely


class EffectError(ValueError):
    """What is wrong with an entry, and where."""

    def __init__(self, file: str, entry: str, field: str, problem: str) -> None:
        super().__init__(": ".join([part for part in (file, entry, field, problem) if part]))
        self.file, self.entry, self.field, self.problem = file, entry, field, problem


# --- what a game brings ----------------------------------------------------------------------------------------------
class Param:
    """A parameter of a verb or of a count: a number within limits, or one of some words. Without a `default` it must be
    given."""

    __slots__ = ("default", "least", "most", "words")

    def __init__(
        self, words: Sequence[str] = (), *, default: int | str | None = None, least: int = 0, most: int = MOST
    ) -> None:
        self.words, self.default, self.least, self.most = tuple(words), default, least, most


class Call:
    """A verb as a card uses it: with these parameters, and in the way that the player chose when the card was used."""

    __slots__ = ("card", "params", "way")

    def __init__(self, card: str, params: Params, way: Way = ()) -> None:
        self.card, self.params, self.way = card, params, way

    def number(self, name: str) -> int:
        return int(self.params[name])

    def word(self, name: str) -> str:
        return str(self.params[name])


Run = Callable[[Any, int, Call], Any]
Reason = Callable[[Any, int, Call], Bar | None]
Ways = Callable[[Any, int, Call], Sequence[Way]]


def no_reason(g: Any, seat: int, call: Call) -> Bar | None:
    return None


class Verb:
    """A word of a game's cards.

    - `run(g, seat, call)` does it at once and gives None, or gives the frame that does it, a `Draw`, `Cut` or `Over`.
    - `bar` tells why not. A verb that is a `cost` must be possible before anything of its list is done.
    - `ways` are what the player chooses between when the card is used, such as a die; one verb of a card has them.
    - `odds`, of a verb that gives a number: how likely each is.
    - `private`: its `bar` looks at what others may not know.
    """

    __slots__ = ("bar", "cost", "name", "odds", "params", "private", "run", "ways")

    def __init__(
        self,
        name: str,
        run: Run,
        params: Mapping[str, Param] | None = None,
        *,
        bar: Reason = no_reason,
        cost: bool = False,
        ways: Ways | None = None,
        odds: Callable[[Any, int, Call], Odds] | None = None,
        private: bool = False,
    ) -> None:
        self.name, self.run, self.bar, self.cost = name, run, bar, cost
        self.params: Mapping[str, Param] = params or {}
        self.ways, self.odds, self.private = ways, odds, private


class Count:
    """Something that a game counts for a seat, as `per` and `if` name it, and the rule that says what it is."""

    __slots__ = ("count", "name", "params", "rule")

    def __init__(
        self, name: str, count: Callable[[Any, int, Params], int], rule: str, params: Mapping[str, Param] | None = None
    ) -> None:
        self.name, self.count, self.rule = name, count, rule
        self.params: Mapping[str, Param] = params or {}


# --- what an entry becomes -------------------------------------------------------------------------------------------
class Test:
    """That so much is counted: from `least` to `most`."""

    __slots__ = ("count", "least", "most", "params")

    def __init__(self, count: Count, params: Params, least: int, most: int) -> None:
        self.count, self.params, self.least, self.most = count, params, least, most

    def holds(self, g: Any, seat: int) -> bool:
        return self.least <= self.count.count(g, seat, self.params) <= self.most

    def bar(self, g: Any, seat: int) -> Bar | None:
        has = self.count.count(g, seat, self.params)
        if has < self.least:
            return Bar("kernel.bar.least", self.count.rule, what=self.count.name, needed=self.least, has=has)
        if has > self.most:
            return Bar("kernel.bar.most", self.count.rule, what=self.count.name, needed=self.most, has=has)
        return None


class Node:
    """A step of an effect. `parts` are the numbers of the steps that it consists of.

    `number` is how often, or each how many; `froms` are the results from which on a part is done. `spelled` is the step
    in one line, from which words are made wherever it is shown: `phrase.py`.
    """

    __slots__ = ("count", "froms", "kind", "most", "number", "params", "parts", "spelled", "tests", "verb")

    def __init__(
        self,
        kind: str,
        spelled: str,
        parts: tuple[int, ...] = (),
        *,
        verb: Verb | None = None,
        count: Count | None = None,
        params: Params | None = None,
        number: int = 0,
        most: int = MOST,
        froms: tuple[int, ...] = (),
        tests: tuple[Test, ...] = (),
    ) -> None:
        self.kind, self.spelled, self.parts, self.verb, self.count = kind, spelled, parts, verb, count
        self.params: Params = params or {}
        self.number, self.most, self.froms, self.tests = number, most, froms, tests

    def does(self) -> Verb:
        assert self.verb is not None  # noqa: S101 - of a step with a verb
        return self.verb


class Effect:
    """What a card does: when, on which conditions, and its steps, of which `first` is the whole."""

    __slots__ = ("card", "first", "nodes", "tests", "way", "when")

    def __init__(self, card: str, when: str, tests: tuple[Test, ...], nodes: tuple[Node, ...], way: int) -> None:
        self.card, self.when, self.tests, self.nodes = card, when, tests, nodes
        self.first = len(nodes) - 1
        self.way = way  # the step that is done in one of several ways; -1 if none is

    def spelled(self) -> str:
        """All of it in one line."""
        done = self.nodes[self.first].spelled
        if self.tests:
            done = f"if.{'.'.join([_spelled_test(test) for test in self.tests])}.{_nested(done)}"
        return f"when.{self.when}.{_nested(done)}"

    def call(self, node: Node, way: Way) -> Call:
        return Call(self.card, node.params, way)


class Language:
    """The words of a game's cards: its verbs, its counts, and the windows that a card may name."""

    def __init__(self, verbs: Iterable[Verb], counts: Iterable[Count] = (), windows: Iterable[str] = ()) -> None:
        self.verbs = {verb.name: verb for verb in verbs}
        self.counts = {count.name: count for count in counts}
        self.windows = tuple(windows)
        taken = [name for name in self.verbs if name in GRAMMAR]
        if taken:
            raise ValueError(f"{taken[0]} is a word of the grammar and cannot be a verb")
        owned: Sequence[Verb | Count] = (*self.verbs.values(), *self.counts.values())
        words = [word for known in owned for name, param in known.params.items() for word in (name, *param.words)]
        for word in (*self.verbs, *self.counts, *self.windows, *words):
            if not WORD.fullmatch(word):
                raise ValueError(f"{word}: a word has small letters, digits and single hyphens")

    def load(self, file: str, entry: str, raw: object) -> Effect:
        """An entry as an effect; EffectError where it is none."""
        return _Loading(self, file, entry).effect(raw)

    def load_all(self, file: str, entries: Mapping[str, object]) -> dict[str, Effect]:
        """All entries of a file, or none of them."""
        return {entry: self.load(file, entry, raw) for entry, raw in entries.items()}


# --- loading ---------------------------------------------------------------------------------------------------------
class _Loading:
    """One entry on its way. `nodes` are the steps so far, the parts of a step always before it."""

    def __init__(self, language: Language, file: str, entry: str) -> None:
        self.language, self.file, self.entry = language, file, entry
        self.nodes: list[Node] = []
        self.way = -1

    def wrong(self, field: str, problem: str) -> EffectError:
        return EffectError(self.file, self.entry, field, problem)

    def effect(self, raw: object) -> Effect:
        said = self.mapping("", raw)
        self.only("", said, ("when", "if", "do"))
        when = said.get("when", PLAYED)
        allowed = (PLAYED, ANY_TIME, *self.language.windows)
        if not isinstance(when, str) or when not in allowed:
            raise self.wrong("when", f"{when} is no time for a card; there are {', '.join(allowed)}")
        tests = self.tests("if", said["if"]) if "if" in said else ()
        if "do" not in said:
            raise self.wrong("do", "is missing: what does the card do?")
        self.steps("do", said["do"])
        return Effect(self.entry, when, tests, tuple(self.nodes), self.way)

    def add(self, node: Node) -> int:
        self.nodes.append(node)
        return len(self.nodes) - 1

    def spelled(self, parts: Iterable[int]) -> str:
        return ".".join([_nested(self.nodes[part].spelled) for part in parts])

    # --- steps
    def steps(self, field: str, raw: object) -> int:
        if not isinstance(raw, list | tuple):
            return self.step(field, raw)
        if not raw:
            raise self.wrong(field, "is an empty list: nothing would be done")
        if len(raw) == 1:
            return self.step(f"{field}[0]", raw[0])
        parts = tuple([self.step(f"{field}[{at}]", each) for at, each in enumerate(raw)])
        return self.add(Node("then", f"then.{self.spelled(parts)}", parts))

    def step(self, field: str, raw: object) -> int:
        said = self.mapping(field, raw)
        heads = [word for word in said if word in ("choose", "repeat", "up-to", "per", "if")]
        verbs = [word for word in said if word in self.language.verbs]
        if len(heads) + len(verbs) > 1:
            raise self.wrong(field, f"{' and '.join(heads + verbs)} are two steps: make a list of them")
        if verbs:
            return self.results(field, said, verbs[0]) if "results" in said else self.verb(field, said, verbs[0])
        if not heads:
            unknown = next((word for word in said if word not in ("do", "most", "results")), "")
            known = ", ".join(sorted(self.language.verbs))
            problem = f"{unknown} is no verb; there are {known}" if unknown else "names no verb"
            raise self.wrong(_sub(field, unknown), problem)
        if heads[0] == "choose":
            return self.choose(field, said)
        self.only(field, said, (heads[0], "do", "most") if heads[0] == "per" else (heads[0], "do"))
        if "do" not in said:
            raise self.wrong(_sub(field, "do"), f"is missing: {heads[0]} what?")
        if heads[0] == "if":
            return self.condition(field, said)
        return self.per(field, said) if heads[0] == "per" else self.times(field, said, heads[0])

    def verb(self, field: str, said: Mapping[str, Any], name: str) -> int:
        self.only(field, said, (name, "results"))
        verb = self.language.verbs[name]
        params = self.params(_sub(field, name), said[name], verb.params)
        if verb.ways is not None:
            if self.way >= 0:
                raise self.wrong(field, f"{name} is the second step of this card to be done in one of several ways")
            self.way = len(self.nodes)
        return self.add(Node("verb", f"{name}{_spelled(params)}", verb=verb, params=params))

    def choose(self, field: str, said: Mapping[str, Any]) -> int:
        self.only(field, said, ("choose",))
        field = _sub(field, "choose")
        raw = said["choose"]
        if not isinstance(raw, list | tuple) or len(raw) < 2:
            raise self.wrong(field, "takes a list of two or more to choose from")
        parts = tuple([self.steps(f"{field}[{at}]", each) for at, each in enumerate(raw)])
        spelled = [self.nodes[part].spelled for part in parts]
        for at, each in enumerate(spelled):
            if each in spelled[:at]:
                raise self.wrong(f"{field}[{at}]", "is there twice")
        return self.add(Node("choose", f"choose.{self.spelled(parts)}", parts))

    def times(self, field: str, said: Mapping[str, Any], head: str) -> int:
        number = self.number(_sub(field, head), said[head], 1)
        part = self.steps(_sub(field, "do"), said["do"])
        return self.add(Node(head, f"{head}.{number}.{self.spelled([part])}", (part,), number=number))

    def per(self, field: str, said: Mapping[str, Any]) -> int:
        here = _sub(field, "per")
        raw = self.mapping(here, said["per"])
        count = self.count(here, raw)
        each = self.number(_sub(here, count.name), raw[count.name], 1)
        rest = {word: value for word, value in raw.items() if word != count.name}
        params = self.params(here, rest, count.params)
        most = self.number(_sub(field, "most"), said["most"], 1) if "most" in said else MOST
        part = self.steps(_sub(field, "do"), said["do"])
        limit = f".most_{most}" if most < MOST else ""
        spelled = f"per.{count.name}.{each}{limit}{_spelled(params)}.{self.spelled([part])}"
        return self.add(Node("per", spelled, (part,), count=count, params=params, number=each, most=most))

    def condition(self, field: str, said: Mapping[str, Any]) -> int:
        tests = self.tests(_sub(field, "if"), said["if"])
        part = self.steps(_sub(field, "do"), said["do"])
        told = ".".join([_spelled_test(test) for test in tests])
        return self.add(Node("if", f"if.{told}.{self.spelled([part])}", (part,), tests=tests))

    def results(self, field: str, said: Mapping[str, Any], name: str) -> int:
        if self.language.verbs[name].odds is None:
            raise self.wrong(_sub(field, "results"), f"{name} gives no number that there could be results of")
        verb = self.verb(field, said, name)
        field = _sub(field, "results")
        raw = said["results"]
        if not isinstance(raw, Mapping) or not raw:
            raise self.wrong(field, "takes what is done, by the result from which on it is")
        froms = tuple([self.number(f"{field}.{least}", _result(least), 0) for least in raw])
        if list(froms) != sorted(set(froms)):
            raise self.wrong(field, "are not in order, the lowest first")
        parts = tuple([self.steps(f"{field}.{least}", each) for least, each in raw.items()])
        told = ".".join([f"{least}.{self.spelled([part])}" for least, part in zip(froms, parts, strict=True)])
        spelled = f"results.{self.spelled([verb])}.{told}"
        return self.add(Node("results", spelled, (verb, *parts), froms=froms))

    # --- conditions and parameters
    def tests(self, field: str, raw: object) -> tuple[Test, ...]:
        said = self.mapping(field, raw)
        return tuple(
            [self.test(_sub(field, name), self.count(field, {name: 0}), limits) for name, limits in said.items()]
        )

    def test(self, field: str, count: Count, raw: object) -> Test:
        if not isinstance(raw, Mapping):
            return Test(count, self.params(field, {}, count.params), self.number(field, raw, 1), MOST)
        if "least" not in raw and "most" not in raw:
            raise self.wrong(field, "takes a number, or `least` or `most`")
        least = self.number(_sub(field, "least"), raw.get("least", 0), 0)
        most = self.number(_sub(field, "most"), raw.get("most", MOST), 0)
        if least > most:
            raise self.wrong(field, f"{least} or more, and {most} at most: that is never so")
        rest = {word: value for word, value in raw.items() if word not in ("least", "most")}
        return Test(count, self.params(field, rest, count.params), least, most)

    def count(self, field: str, said: Mapping[str, Any]) -> Count:
        found = [name for name in said if name in self.language.counts]
        if len(found) == 1:
            return self.language.counts[found[0]]
        known = ", ".join(sorted(self.language.counts)) or "nothing"
        unknown = next((name for name in said if name not in self.language.counts), "")
        if found or not unknown:
            raise self.wrong(field, f"takes one thing to count; there are {known}")
        raise self.wrong(_sub(field, unknown), f"{unknown} is nothing that is counted; there are {known}")

    def params(self, field: str, raw: object, known: Mapping[str, Param]) -> Params:
        said = self.mapping(field, {} if raw is None else raw)
        self.only(field, said, tuple(known))
        found: dict[str, int | str] = {}
        for name, param in known.items():
            value = said.get(name, param.default)
            if value is None:
                raise self.wrong(_sub(field, name), "is missing")
            found[name] = self.value(_sub(field, name), value, param) if name in said else value
        return found

    def value(self, field: str, raw: object, param: Param) -> int | str:
        if not param.words:
            return self.number(field, raw, param.least, param.most)
        if not isinstance(raw, str) or raw not in param.words:
            raise self.wrong(field, f"{raw} is none of {', '.join(param.words)}")
        return raw

    def number(self, field: str, raw: object, least: int, most: int = MOST) -> int:
        if not isinstance(raw, int) or isinstance(raw, bool):
            raise self.wrong(field, f"{raw} is no number")
        if not least <= raw <= most:
            raise self.wrong(field, f"{raw} is not from {least} to {most}")
        return raw

    def mapping(self, field: str, raw: object) -> Mapping[str, Any]:
        if not isinstance(raw, Mapping):
            raise self.wrong(field, f"takes words with their values, and {raw!r} is none")
        for word in raw:
            if not isinstance(word, str):
                raise self.wrong(field, f"{word!r} is no word")
        return raw

    def only(self, field: str, said: Mapping[str, Any], known: Sequence[str]) -> None:
        for word in said:
            if word not in known:
                raise self.wrong(_sub(field, word), f"{word} is unknown here; there is {', '.join(known) or 'nothing'}")


def _result(least: object) -> object:
    """In JSON every name is a string."""
    return int(least) if isinstance(least, str) and least.isdigit() else least


def _sub(field: str, word: str) -> str:
    return f"{field}.{word}" if field and word else field or word


def _nested(spelled: str) -> str:
    """`_` begins what belongs together and `-` ends it: the key of an option has room for no other signs."""
    return f"_.{spelled}.-"


def _spelled(params: Params) -> str:
    return "".join([f".{name}_{value}" for name, value in params.items()])


def _spelled_test(test: Test) -> str:
    limits = f".least_{test.least}" if test.least else ""
    limits += f".most_{test.most}" if test.most < MOST else ""
    return _nested(f"{test.count.name}{limits}{_spelled(test.params)}")
