"""Paying: andromeda.resource. Where a rule asks for ability, what a player could turn into resources counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations_with_replacement
from typing import ClassVar, Final

from rimward.games.andromeda.table.names import ANY, DISCARD, STORE_OF, STORED, Contents, developed, hand, put, tokens
from rimward.games.andromeda.table.state import Andromeda
from rimward.kernel.effect import ANY_TIME
from rimward.kernel.frame import Done, Frame, Goto, Next
from rimward.kernel.question import Bar, Choose, PickSome, Value
from rimward.kernel.window import turn_of
from rimward.kernel.zone import Ref

ANY_CODE: Final = "andromeda.base.any-resources"
NOWHERE: Final = -2  # no bonus resources count


# --- costs -----------------------------------------------------------------------------------------------------------
def total(cost: Contents) -> int:
    return sum([amount for _, amount in cost])


def minus(cost: Contents, what: str) -> Contents:
    """A cost without one of its pieces."""
    left = [(kind, amount - 1 if kind == what else amount) for kind, amount in cost]
    return tuple([(kind, amount) for kind, amount in left if amount])


def affords(stock: tuple[int, ...], cards: int, cost: Contents, less: int = 0) -> bool:
    """Whether so much in storage, and so many cards, pay a cost of which `less` pieces are left out."""
    return missing(stock, cards, cost) <= less and total(cost) - less <= sum(stock) + cards


def missing(stock: tuple[int, ...], cards: int, cost: Contents) -> int:
    """The pieces of a cost that are not there, whatever "any resource" is paid with."""
    lacking = 0
    for what, amount in cost:
        if what != ANY:
            has = cards if what == "tactics" else stock[STORE_OF[what]]
            if amount > has:
                lacking += amount - has
    return lacking


def can_pay(g: Andromeda, seat: int, cost: Contents, less: int = 0) -> bool:
    """andromeda.resource.costs, with what lies in storage and in the hand."""
    return affords(g.stock[seat], g.zones.size(hand(seat)), cost, less)


def is_source(g: Andromeda, act: tuple[str | int, ...]) -> bool:
    """Whether an act gives resources at once."""
    return act[0] in ("abandon", "bonus") or (act[0] == "play" and _gives(g, str(act[1])) is not None)


def could_pay(g: Andromeda, seat: int, cost: Contents, less: int = 0, at: int = -1, but: int = -1) -> bool:
    """The same with all that could become resources at once: andromeda.launch.base-ability-check.

    `at` is a region where a ship of the seat's would stand, or NOWHERE where a ship is about to leave the map; `but` a
    claimed moon that is not counted.
    """
    return could_pay_one(g, seat, (cost,), less, at, but)


def could_pay_one(
    g: Andromeda, seat: int, costs: Sequence[Contents], less: int = 0, at: int = -1, but: int = -1
) -> bool:
    """Whether any of these costs could be paid."""
    stock, cards = g.stock[seat], g.zones.size(hand(seat))
    for cost in costs:
        if affords(stock, cards, cost, less):
            return True
    if not costs or not turns_freely(g, seat):
        return False
    found = sources(g, seat, at, but)
    most = less + sum([max([total(way) for way in ways]) for ways in found])
    near = [cost for cost in costs if missing(stock, cards, cost) <= most]
    futures = _futures(stock, found) if near and found else []
    return any([affords(future, cards, cost, less) for future in futures for cost in near])


def turns_freely(g: Andromeda, seat: int) -> bool:
    """andromeda.free.any-turn, andromeda.event.no-actions: whether other things may be turned into resources now."""
    return turn_of(g) == seat and not any([type(frame).__name__ == "ResolveEvent" for frame in g.stack])


def sources(g: Andromeda, seat: int, at: int = -1, but: int = -1) -> list[list[Contents]]:
    """What could become resources without a die or a draw, each with the choices that it gives."""
    found: list[list[Contents]] = []
    for number, name in enumerate(g.moons[seat]):
        if number != but:
            face = g.content.moons[name]
            found.append([face.gives, face.other] if face.other else [face.gives])
    for region, lying in enumerate(g.bonus if at != NOWHERE and any(g.bonus) else ()):
        if lying and (region == at or g.ships_in(region, seat)):
            found.append([lying])
    found += [[gives] for gives in known_yields(g, seat)]
    return found


def energy_within(g: Andromeda, seat: int, most: int) -> int:
    """How much energy, up to so much, a seat could spend: that in storage and, where other things may be turned into
    resources, what everybody can see that it could have at once."""
    found = g.energy(seat)
    if g.first_rules or found >= most or not turns_freely(g, seat):
        return min(found, most)
    open_tokens = [_gives(g, name) or () for name in g.zones[developed(seat)].faces]
    ways = sources(g, seat)
    ways = ways[: len(ways) - len(known_yields(g, seat))] + [[gives] for gives in open_tokens]
    return min(most, found + sum([max([dict(way).get("energy", 0) for way in each]) for each in ways]))


def known_yields(g: Andromeda, seat: int) -> list[Contents]:
    """What unused tokens and development cards give, where all they do is to give resources."""
    found = [_gives(g, name) for name in cards_to_use(g, seat)]
    return [gives for gives in found if gives is not None]


def _gives(g: Andromeda, card: str) -> Contents | None:
    """The resources that a card gives, if it does nothing else."""
    effect = g.game.effects.cards.get(card) if g.game.effects is not None else None
    if effect is None or effect.tests or effect.when != ANY_TIME or len(effect.nodes) != 1:
        return None
    node = effect.nodes[0]
    if node.verb is None or node.verb.name != "gain":
        return None
    return tuple([(what, int(node.params[what])) for what in STORED if node.params[what]])


def cards_to_use(g: Andromeda, seat: int) -> list[str]:
    """Unused tokens and development cards, as far as they are known here."""
    return [face for zone in (tokens(seat), developed(seat)) for face in g.zones[zone].faces]


def _futures(stock: tuple[int, ...], found: list[list[Contents]]) -> list[tuple[int, ...]]:
    """Storage with everything turned into resources, in every way."""
    futures = [stock]
    for ways in found:
        futures = list({_with(stock, way) for stock in futures for way in ways})
    return futures


def _with(stock: tuple[int, ...], gives: Contents) -> tuple[int, ...]:
    found = list(stock)
    for what, amount in gives:
        if what in STORED:
            found[STORE_OF[what]] += amount
    return tuple(found)


# --- paying ----------------------------------------------------------------------------------------------------------
class Bound(Frame):
    """What a player must carry out now. Whatever is done in between has to leave it possible."""

    seat: int

    def waits(self, g: Andromeda) -> bool:
        """Whether anything is left that could become impossible."""
        return True

    def possible(self, g: Andromeda) -> bool:
        raise NotImplementedError


def bound(g: Andromeda, seat: int) -> bool:
    """Whether a seat has something to carry out. By the first rules a Launch turn counted to its end."""
    for frame in g.stack:
        if isinstance(frame, Bound) and frame.seat == seat and (g.first_rules or frame.waits(g)):
            return True
    return False


def leaves_possible(g: Andromeda, seat: int) -> bool:
    """Whether, at a table as it would be after something else, all that a seat must carry out still can be."""
    return all([frame.possible(g) for frame in g.stack if isinstance(frame, Bound) and frame.seat == seat])


def would_leave_possible(g: Andromeda, seat: int, gives: Contents, sign: int = 1) -> bool:
    """The same after resources have come, or gone."""
    if not bound(g, seat):
        return True
    trial = g.copy()
    stock = list(trial.stock[seat])
    for what, amount in gives:
        if what in STORED:
            stock[STORE_OF[what]] += sign * amount
    trial.stock = put(trial.stock, seat, tuple(stock))
    return min(stock) >= 0 and leaves_possible(trial, seat)


def ways_to_pay(cost: Contents, less: int = 0) -> set[Contents]:
    """All that may go for a cost of which `less` pieces are left out: "any resource" in every way, cards too."""
    costs = {cost}
    for _ in range(less):
        costs = {minus(each, what) for each in costs for what, _ in each} or costs
    found = set()
    for each in costs:
        named = Counter({what: amount for what, amount in each if what != ANY})
        for picked in combinations_with_replacement((*STORED, "tactics"), dict(each).get(ANY, 0)):
            found.add(tuple(sorted((named + Counter(picked)).items())))
    return found


def ways_leave_possible(trial: Andromeda, seat: int, cost: Contents, less: int = 0) -> bool:
    """Whether a cost can be paid with what lies there, and whatever goes for it, all that must be carried out still can
    be. The table is a copy for this: it is used up."""
    stock, cards = trial.stock[seat], trial.zones.size(hand(seat))
    ways = [dict(way) for way in ways_to_pay(cost, less)]
    payable = sorted([way for way in ways if affords(stock, cards, tuple(way.items()))], key=_cards_of)
    for way in payable:
        while trial.zones.size(hand(seat)) > cards - _cards_of(way):
            trial.zones.move(hand(seat), 0, DISCARD)
        left = tuple([has - way.get(what, 0) for what, has in zip(STORED, stock, strict=True)])
        trial.stock = put(trial.stock, seat, left)
        if not leaves_possible(trial, seat):
            return False
    return bool(payable)


def _cards_of(way: Mapping[str, int]) -> int:
    return way.get("tactics", 0)


def without_card(g: Andromeda, seat: int, card: str) -> Andromeda:
    """A copy of the table in which a card, if it is one of the hand, has been played."""
    trial = g.copy()
    held = trial.zones[hand(seat)].faces
    if card in held:
        trial.zones.move(hand(seat), held.index(card), DISCARD)
    return trial


def barred_spending(g: Andromeda, seat: int, cost: Contents, less: int = 0, card: str = "") -> Bar | None:
    """andromeda.launch.base-must-activate: what must still be carried out is not made impossible by paying for anything
    else, or by playing the `card` that asks for it."""
    if g.first_rules or not bound(g, seat) or ways_leave_possible(without_card(g, seat, card), seat, cost, less):
        return None
    return needed_elsewhere()


def needed_elsewhere() -> Bar:
    return Bar("andromeda.bar.needed", "andromeda.launch.base-must-activate")


class Pay(Bound):
    """andromeda.resource.costs: all of it. Where storage does not suffice, a moon is abandoned in the middle of it.

    Of `less` pieces the player chooses which are left out, and of any resource which it is.
    """

    CHAPTER: ClassVar[str] = "andromeda.resource"
    STEPS: ClassVar[tuple[str, ...]] = ("moons", "resources", "input", "costs", "kinds", "all")

    def __init__(self, seat: int, cost: Contents, less: int = 0) -> None:
        self.seat, self.cost, self.less = seat, cost, less

    def moons(self, g: Andromeda, _: None) -> Next:
        """andromeda.free.abandon-moon-payment"""
        if can_pay(g, self.seat, self.cost, self.less):
            return Goto("input")
        options = [act for act in g.game.acts(g, self.seat) if isinstance(act, tuple) and is_source(g, act)]
        return Choose(self.seat, "andromeda.free.abandon-moon-payment", options, hinges="private")

    def resources(self, g: Andromeda, act: Value) -> Next:
        assert g.game.interject is not None  # noqa: S101 - this game has acts
        return g.game.interject(g, self.seat, act).then("moons")

    def possible(self, g: Andromeda) -> bool:
        return could_pay(g, self.seat, self.cost, self.less)

    def left_out(self, g: Andromeda) -> list[str]:
        pieces = [what for what, _ in self.cost]
        return [what for what in pieces if can_pay(g, self.seat, minus(self.cost, what), self.less - 1)]

    def input(self, g: Andromeda, _: None) -> Next:
        if not self.less or not self.cost:
            return None
        return Choose(self.seat, "andromeda.resource.costs", self.left_out(g), about={"less": self.less})

    def costs(self, g: Andromeda, left_out: str | None) -> Next:
        if left_out is not None:
            self.cost, self.less = minus(self.cost, left_out), self.less - 1
            return Goto("input")
        paid = tuple([(what, amount) for what, amount in self.cost if what in STORED])
        for what, amount in paid:
            g.pay(self.seat, what, amount)
        self.cost = tuple([(what, amount) for what, amount in self.cost if what not in STORED])
        if paid:
            g.say("andromeda.resource.paid", seat=self.seat, contents=paid)
        return None

    def kinds(self, g: Andromeda, _: None) -> Next:
        cards = dict(self.cost).get("tactics", 0)
        return PayAny(self.seat, cards, True) if cards else None

    def all(self, g: Andromeda, _: None) -> Next:
        number = dict(self.cost).get(ANY, 0)
        return PayAny(self.seat, number) if number else None


class Raise(Pay):
    """andromeda.free.abandon-moon-payment: afterwards storage has what a cost needs. Who asks for it takes it then."""

    STEPS: ClassVar[tuple[str, ...]] = ("moons", "resources", "input")

    def input(self, g: Andromeda, _: None) -> Next:
        return Done()


class PayAny(Frame):
    """andromeda.base.any-resources: so many of whatever the player has; a card is spent without its effect.

    `cards` says that it must be cards.
    """

    CHAPTER: ClassVar[str] = "andromeda.base"
    STEPS: ClassVar[tuple[str, ...]] = ("any", "resources")

    def __init__(self, seat: int, number: int, cards: bool = False) -> None:
        self.seat, self.number, self.cards = seat, number, cards

    def any(self, g: Andromeda, _: None) -> Next:
        options = spendable(g, self.seat, self.number)
        if self.cards:
            options = [option for option in options if isinstance(option, tuple)]
        number = min(self.number, len(options))
        return PickSome(self.seat, ANY_CODE, options, at_least=number, at_most=number, about={"number": number})

    def resources(self, g: Andromeda, picks: tuple[Value, ...]) -> Next:
        spend(g, self.seat, picks)
        return None


def spendable(g: Andromeda, seat: int, most: int) -> list[Value]:
    """Each resource as often as it is there, but not oftener than it is needed; then the cards of the hand."""
    options: list[Value] = []
    for what, amount in zip(STORED, g.stock[seat], strict=True):
        options += [what] * min(amount, most)
    return options + [("card", place) for place in range(g.zones.size(hand(seat)))]


def spend(g: Andromeda, seat: int, picks: tuple[Value, ...], code: str = "andromeda.resource.paid") -> None:
    """andromeda.tactics.spent for cards; resources simply go."""
    for kind in STORED:
        if kind in picks:
            g.pay(seat, kind, picks.count(kind))
    paid = tuple([(kind, picks.count(kind)) for kind in STORED if kind in picks])
    if paid:
        g.say(code, seat=seat, contents=paid)
    places = [int(pick[1]) for pick in picks if isinstance(pick, tuple)]
    discard_cards(g, seat, places, "andromeda.tactics.spent")


def discard_cards(g: Andromeda, seat: int, places: Iterable[int], code: str) -> None:
    """To the pile that lies face up, so everybody sees them."""
    for place in sorted(places, reverse=True):
        there = g.zones.move(hand(seat), place, DISCARD, sees=g.zones.everyone)
        g.say(code, seat=seat, card=Ref(DISCARD, there))


class Lose(Frame):
    """An effect takes resources: the player chooses which, as far as there are any."""

    CHAPTER: ClassVar[str] = "andromeda.resource"
    STEPS: ClassVar[tuple[str, ...]] = ("players", "resources")

    def __init__(self, seat: int, number: int, cards: bool = True) -> None:
        self.seat, self.number, self.cards = seat, number, cards

    def options(self, g: Andromeda) -> list[Value]:
        found = spendable(g, self.seat, self.number)
        return found if self.cards else [option for option in found if isinstance(option, str)]

    def players(self, g: Andromeda, _: None) -> Next:
        options = self.options(g)
        number = min(self.number, len(options))
        about = {"number": number}
        code = "andromeda.general.effect-overrides"
        return PickSome(self.seat, code, options, at_least=number, at_most=number, about=about)

    def resources(self, g: Andromeda, picks: tuple[Value, ...]) -> Next:
        spend(g, self.seat, picks, "andromeda.resource.lost")
        return Done(tuple([pick for pick in picks if isinstance(pick, str)]))


# --- limits ----------------------------------------------------------------------------------------------------------
def over_storage(g: Andromeda, seat: int) -> Contents:
    """andromeda.resource.storage-limit: what lies above it, by kind."""
    limits = g.content.numbers.storage
    has = zip(STORED, g.stock[seat], strict=True)
    return tuple([(what, amount - limits[what]) for what, amount in has if amount > limits[what]])


def discard_over(g: Andromeda, seat: int) -> None:
    over = over_storage(g, seat)
    if over:
        for what, amount in over:
            g.pay(seat, what, amount)
        g.say("andromeda.resource.discarded", seat=seat, contents=over)


def short(g: Andromeda, seat: int, cost: Contents) -> Bar:
    """Why something cannot be paid: the first that is missing."""
    for what, amount in cost:
        has = _has(g, seat, what)
        if has < amount:
            return Bar("andromeda.bar.resources", "andromeda.resource.costs", what=what, needed=amount, has=has)
    return Bar("andromeda.bar.total", "andromeda.resource.costs", needed=total(cost), has=g.any_resources(seat))


def _has(g: Andromeda, seat: int, what: str) -> int:
    if what in STORED:
        return g.has(seat, what)
    return g.any_resources(seat) if what == ANY else g.zones.size(hand(seat))


def told(cost: Contents) -> dict[str, int | str]:
    """A cost as options tell it."""
    return {f"cost_{what}": amount for what, amount in cost}
