"""Windows: who may interrupt, in which order, and who is asked."""

from __future__ import annotations

from typing import ClassVar

import pytest

from rimward.kernel.chance import Scripted
from rimward.kernel.dice import Roll
from rimward.kernel.frame import Done, Frame, Next
from rimward.kernel.match import Match
from rimward.kernel.packed import pack_frame
from rimward.kernel.question import About, Bar, Value, choose_where
from rimward.kernel.window import Offer, Reaction, Window, offering, opened, reaction_for, subscribed
from tests.kernel.toys import Toy, notes, playing, say


class Opens(Frame):
    STEPS: ClassVar[tuple[str, ...]] = ("open", "after")

    def __init__(self, name: str, first: int) -> None:
        self.name, self.first = name, first

    def open(self, g: Toy, _: None) -> Next:
        return Window(self.name, self.first)

    def after(self, g: Toy, _: None) -> Next:
        g.note("after")
        return None


class Shout(Reaction):
    STEPS: ClassVar[tuple[str, ...]] = ("shout",)
    ON: ClassVar[str] = "loud"
    CARD: ClassVar[str] = "shout"

    def __init__(self, seat: int, place: int) -> None:
        self.seat, self.place = seat, place

    @classmethod
    def offers(cls, g: Toy, seat: int) -> tuple[Value, ...]:
        return (("card", g.zones[f"hand:{seat}"].faces.index(cls.CARD)),)

    def shout(self, g: Toy, _: None) -> Next:
        g.zones.move(f"hand:{self.seat}", self.place, "played", g.zones.everyone)
        g.note(f"shout {self.seat}")
        return None


class Whisper(Shout):
    CARD: ClassVar[str] = "whisper"


class Duty(Reaction):
    """Happens by itself for every seat above 0."""

    STEPS: ClassVar[tuple[str, ...]] = ("serve",)
    ON: ClassVar[str] = "loud"
    MUST: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    @classmethod
    def offers(cls, g: Toy, seat: int) -> tuple[Value, ...]:
        return ("duty",) if seat else ()

    def serve(self, g: Toy, _: None) -> Next:
        g.note(f"duty {self.seat}")
        return None


class Pending(Reaction):
    """Needs no card: an effect that waits in the state, here for seat 1 until it was used."""

    STEPS: ClassVar[tuple[str, ...]] = ("use",)
    ON: ClassVar[str] = "pending"

    def __init__(self, seat: int, much: int) -> None:
        self.seat, self.much = seat, much

    @classmethod
    def offers(cls, g: Toy, seat: int) -> tuple[Value, ...]:
        return (("use", 5), ("use", 7)) if seat == 1 and not g.notes else ()

    def use(self, g: Toy, _: None) -> Next:
        g.note(f"use {self.seat} {self.much}")
        return None


def window(name: str, hands: dict[int, tuple[str, ...]], *, first: int = 0, seats: int = 3, bag: str = "dud") -> Match:
    def table(g: Toy) -> None:
        g.zones.add("played", "card")
        g.zones.add("pile", "card", (bag,))

    return playing(
        __name__,
        Opens(name, first),
        seats=seats,
        hands=hands,
        table=table,
        windows={"loud": "toy.loud", "pending": "toy.pending", "rolled": "toy.rolled", "dark": "toy.dark"},
        cards=lambda g, seat: (f"hand:{seat}",),
    )


def asked(match: Match) -> list[tuple[int, list[str]]]:
    return [(question.seat, question.keys) for question in match.asked]


def test_obligatory_reactions_come_first_in_order() -> None:
    match = window("loud", {0: ("shout",)}, first=2)
    assert notes(match) == ("duty 2", "duty 1")
    assert asked(match) == [(0, ["card:0", "pass"])]


def test_it_goes_round_from_the_first_seat_until_all_pass_in_a_row() -> None:
    match = window("loud", {0: ("dud",), 1: ("shout", "shout"), 2: ("dud",)}, first=1, bag="whisper")
    order = []
    for key in ("card:0", "pass", "pass", "card:0", "pass", "pass"):
        order.append(match.asked[0].seat)
        say(match, key)
    assert order == [1, 2, 0, 1, 2, 0]
    assert notes(match)[2:] == ("shout 1", "shout 1", "after")


def test_after_a_reaction_everybody_who_could_have_one_is_asked_again() -> None:
    match = window("loud", {0: ("shout", "dud"), 1: ("dud",)}, seats=2, bag="whisper")
    say(match, "card:0")
    assert asked(match) == [(1, ["pass"])]
    say(match, "pass")
    assert asked(match) == [(0, ["pass"])]
    say(match, "pass")
    assert notes(match)[-1] == "after"


def test_being_asked_tells_nobody_who_holds_a_card() -> None:
    match = window("loud", {0: ("dud",), 1: ("shout",), 2: ("dud",)})
    assert asked(match) == [(0, ["pass"])]
    say(match, "pass")
    assert asked(match) == [(1, ["card:0", "pass"])]


def test_who_cannot_have_a_reaction_as_far_as_the_table_knows_is_not_asked() -> None:
    match = window("loud", {1: ("dud",)}, bag="shout")
    assert asked(match) == [(1, ["pass"])], "seats 0 and 2 hold nothing"
    match = window("loud", {0: ("dud",), 1: ("dud",)})
    assert notes(match)[-1] == "after", "there is no such card left"


def test_two_kinds_of_cards_are_offered_side_by_side_and_equal_ones_once() -> None:
    match = window("loud", {0: ("shout", "whisper", "shout")})
    assert asked(match) == [(0, ["card:0", "card:1", "pass"])]


def test_a_pending_effect_needs_no_card_and_takes_arguments() -> None:
    match = window("pending", {})
    assert asked(match) == [(1, ["use:5", "use:7", "pass"])]
    say(match, "use:7")
    assert notes(match) == ("use 1 7", "after")


def test_a_window_that_nothing_subscribes_to_asks_nobody() -> None:
    assert notes(window("silent", {0: ("shout",)})) == ("after",)


class Rolls(Frame):
    STEPS: ClassVar[tuple[str, ...]] = ("roll", "show")

    def __init__(self, dice: tuple[int, ...], by: int = 1) -> None:
        self.dice, self.by = dice, by

    def roll(self, g: Toy, _: None) -> Next:
        return Roll(self.by, "toy.roll", self.dice)

    def show(self, g: Toy, faces: tuple[int, ...]) -> Next:
        g.note(*faces)
        return None


class Turned(Reaction):
    """Turns the second die to 6."""

    STEPS: ClassVar[tuple[str, ...]] = ("turn",)
    ON: ClassVar[str] = "rolled"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    @classmethod
    def offers(cls, g: Toy, seat: int) -> tuple[Value, ...]:
        faces = g.under(Roll).faces
        return ("turn",) if seat == 0 and len(faces) > 1 and faces[1] < 6 else ()

    def turn(self, g: Toy, _: None) -> Next:
        g.under(Roll).put(1, 6)
        return None


def rolls(dice: tuple[int, ...], chance: Scripted) -> Match:
    return playing(__name__, Rolls(dice), chance=chance, windows={"rolled": "toy.rolled"})


def test_a_roll_opens_a_window_and_gives_the_faces_as_they_lie_then() -> None:
    match = rolls((6, 6, 20), Scripted(d6=[2, 3], d20=[11]))
    assert asked(match) == [(0, ["turn", "pass"])]
    assert match.events(0)[0].params == {"by": 1, "rule": "toy.roll", "dice": (6, 6, 20), "faces": (2, 3, 11)}
    say(match, "turn")
    assert notes(match) == (2, 6, 11)


def test_no_dice_are_no_roll() -> None:
    match = rolls((), Scripted())
    assert (notes(match), match.events(0)) == ((), [])


class Rings(Reaction):
    """Seat `by` of a roll with a d4 hears the bell, or all if it showed 2."""

    STEPS: ClassVar[tuple[str, ...]] = ("ring",)
    ON: ClassVar[str] = "rolled"
    MUST: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    @classmethod
    def offers(cls, g: Toy, seat: int) -> tuple[Value, ...]:
        roll = g.under(Roll)
        return ("ring",) if roll.dice[-1] == 4 and (roll.by == seat or roll.faces[-1] == 2) else ()

    def ring(self, g: Toy, _: None) -> Next:
        g.note(f"bell {self.seat}")
        return None


def test_what_must_happen_after_a_roll_comes_before_what_may() -> None:
    match = rolls((6, 6, 4), Scripted(d6=[2, 3], d4=[4]))
    assert notes(match) == ("bell 1",)
    assert asked(match) == [(0, ["turn", "pass"])]


@pytest.mark.parametrize(("by", "first"), [(1, 1), (0, 0), (-1, 0), (5, 0)])
def test_a_roll_of_nobody_is_reacted_to_from_the_first_seat(by: int, first: int) -> None:
    match = playing(__name__, Rolls((4,), by), chance=Scripted(d4=[2]), windows={"rolled": "toy.rolled"})
    assert notes(match) == (f"bell {first}", f"bell {1 - first}", 2)


@pytest.mark.parametrize(("by", "seat", "other"), [(1, 1, -1), (-1, -1, -1), (2, -1, 2)])
def test_dice_of_one_that_no_seat_plays_are_told_beside_the_parameters(by: int, seat: int, other: int) -> None:
    """Parameters are in the hash of records, and there such dice have always been nobody's."""
    match = playing(__name__, Rolls((4,), by), chance=Scripted(d4=[4]), windows={"rolled": "toy.rolled"})
    rolled = match.events(0)[0]
    assert (rolled.params["by"], rolled.other) == (seat, other)


# --- what everybody can see ------------------------------------------------------------------------------------------
class Guard(Reaction):
    """A card that only the target of a blow can use, and only while it has not been used: everybody can see that."""

    STEPS: ClassVar[tuple[str, ...]] = ("guard",)
    ON: ClassVar[str] = "struck"
    CARD: ClassVar[str] = "guard"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    @classmethod
    def open_to(cls, g: Toy, seat: int) -> bool:
        return seat == 1 and not g.notes

    @classmethod
    def offers(cls, g: Toy, seat: int) -> tuple[Value, ...]:
        return ("guard",)

    def guard(self, g: Toy, _: None) -> Next:
        g.note(f"guard {self.seat}")
        return Done("guarded")


class Dodge(Reaction):
    """Needs no card, and is offered to seats that have not dodged."""

    STEPS: ClassVar[tuple[str, ...]] = ("dodge",)
    ON: ClassVar[str] = "dodged"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    @classmethod
    def offers(cls, g: Toy, seat: int) -> tuple[Value, ...]:
        return ("dodge",) if f"dodge {seat}" not in g.notes else ()

    def dodge(self, g: Toy, _: None) -> Next:
        g.note(f"dodge {self.seat}")
        return None


class Trip(Guard):
    ON: ClassVar[str] = "dodged"
    CARD: ClassVar[str] = "trip"

    @classmethod
    def offers(cls, g: Toy, seat: int) -> tuple[Value, ...]:
        return ("trip",)


class Offers(Frame):
    STEPS: ClassVar[tuple[str, ...]] = ("offer", "after")

    def __init__(self, name: str, seat: int) -> None:
        self.name, self.seat = name, seat

    def offer(self, g: Toy, _: None) -> Next:
        return Offer(self.name, self.seat)

    def after(self, g: Toy, value: str | None) -> Next:
        g.note("after", value)
        return None


def struck(
    frame: Frame, *, hands: dict[int, tuple[str, ...]], shown: bool = False, closed: tuple[str, ...] = ()
) -> Match:
    """The cards of a hand are known to its seat alone, or to everybody."""

    def table(g: Toy) -> None:
        for seat in hands:
            for place in range(len(hands[seat]) if shown else 0):
                g.zones.reveal(f"hand:{seat}", place)
        g.zones.add("pile", "card", ("guard", "trip"))

    return playing(
        __name__,
        frame,
        seats=3,
        hands=hands,
        table=table,
        windows={"struck": "toy.struck", "dodged": "toy.dodged"},
        cards=lambda g, seat: (f"hand:{seat}",),
        closed=closed,
    )


def test_who_cannot_use_it_as_everybody_sees_is_not_asked_even_with_the_card() -> None:
    match = struck(Opens("struck", 0), hands={0: ("guard",), 1: ("dud",), 2: ("guard",)})
    assert asked(match) == [(1, ["pass"])]
    match = struck(Opens("struck", 0), hands={0: ("guard",), 1: ("guard",), 2: ("guard",)})
    assert asked(match) == [(1, ["guard", "pass"])]
    say(match, "guard")
    assert notes(match) == ("guard 1", "after"), "then it is used up for all"


def test_a_card_that_lies_open_is_asked_for_only_if_it_can_be_used() -> None:
    for held, keys in ((("guard",), [(1, ["guard", "pass"])]), (("dud",), [])):
        assert asked(struck(Opens("struck", 0), hands={1: held}, shown=True)) == keys


class Useless(Guard):
    """Open to all, and its owner never has a way to use it."""

    ON: ClassVar[str] = "useless"
    CARD: ClassVar[str] = "useless"

    @classmethod
    def open_to(cls, g: Toy, seat: int) -> bool:
        return True

    @classmethod
    def offers(cls, g: Toy, seat: int) -> tuple[Value, ...]:
        return ()


@pytest.mark.parametrize("shown", [True, False])
def test_an_open_card_that_offers_nothing_is_not_asked_for_and_a_hidden_one_is(shown: bool) -> None:
    def table(g: Toy) -> None:
        if shown:
            g.zones.reveal("hand:1", 0)

    match = playing(
        __name__,
        Opens("useless", 0),
        hands={1: ("useless",)},
        table=table,
        windows={"useless": "toy.useless"},
        cards=lambda g, seat: (f"hand:{seat}",),
    )
    assert asked(match) == ([] if shown else [(1, ["pass"])])


def test_cards_and_what_needs_no_card_are_offered_together() -> None:
    match = struck(Opens("dodged", 1), hands={1: ("trip",)})
    assert asked(match) == [(1, ["dodge", "trip", "pass"])]
    say(match, "dodge")
    assert notes(match) == ("dodge 1",)


class Parry(Guard):
    """Offers the same as `Guard`, to another seat."""

    CARD: ClassVar[str] = "parry"

    @classmethod
    def open_to(cls, g: Toy, seat: int) -> bool:
        return seat == 2

    def guard(self, g: Toy, _: None) -> Next:
        g.note(f"parry {self.seat}")
        return None


@pytest.mark.parametrize("hand", [("guard", "parry"), ("parry", "guard")])
def test_of_two_cards_that_offer_the_same_the_one_is_played_that_can_be(hand: tuple[str, ...]) -> None:
    match = struck(Opens("struck", 0), hands={2: hand})
    assert asked(match) == [(2, ["guard", "pass"])]
    say(match, "guard")
    assert notes(match)[0] == "parry 2"


@pytest.mark.parametrize("closed", [(), ("struck",)])
def test_a_game_says_which_windows_are_closed(closed: tuple[str, ...]) -> None:
    match = struck(Opens("struck", 0), hands={1: ("guard",)}, closed=closed)
    assert match.asked[0].quiet is not bool(closed)


# --- one chance ------------------------------------------------------------------------------------------------------
def test_an_offer_is_one_chance_of_one_seat_and_gives_what_the_reaction_gave() -> None:
    match = struck(Offers("struck", 1), hands={0: ("guard",), 1: ("guard",)})
    assert asked(match) == [(1, ["guard", "pass"])]
    say(match, "guard")
    assert notes(match) == ("guard 1", "after", "guarded")


def test_an_offer_that_is_declined_gives_nothing() -> None:
    match = struck(Offers("struck", 1), hands={1: ("guard",)})
    say(match, "pass")
    assert notes(match) == ("after", None)


@pytest.mark.parametrize("name", ["struck", "nothing"])
def test_an_offer_to_who_has_nothing_asks_nobody(name: str) -> None:
    assert notes(struck(Offers(name, 0), hands={1: ("guard",)})) == ("after", None)


def test_windows_that_nobody_could_answer_are_not_opened() -> None:
    """Most rolls open none: it would cost a frame each time."""
    match = struck(Opens("struck", 0), hands={1: ("guard",)})
    g = match.table
    assert opened(g, "nothing", 0) is None
    assert opened(g, "struck", 0) is not None
    g.zones.move("hand:1", 0, "pile")
    assert opened(g, "struck", 0) is None, "no seat has any card"
    open_card = g.zones.put("hand:1", "dud", g.zones.everyone)
    assert opened(g, "struck", 0) is None, "and everybody sees that this one does nothing"
    g.zones.move("hand:1", open_card, "pile")
    g.zones.put("hand:1", "dud", 1 << 1)
    assert opened(g, "struck", 0) is not None, "what only its owner knows could be any card"
    assert opened(g, "dodged", 0) is not None, "that needs none"


class OpensIfNeeded(Opens):
    def open(self, g: Toy, _: None) -> Next:
        return opened(g, self.name, self.first)


@pytest.mark.parametrize("name", ["struck", "dodged"])
@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize(
    "hands", [{0: ("guard",), 1: ("trip",)}, {2: ("dud",)}, {1: ("dud",), 2: ("guard", "dud")}, {}]
)
def test_a_window_that_begins_with_the_first_who_is_asked_goes_on_as_any(
    name: str, first: int, hands: dict[int, tuple[str, ...]]
) -> None:
    """Those before have passed already."""
    assert going_round(OpensIfNeeded(name, first), hands) == going_round(Opens(name, first), hands)


def going_round(frame: Frame, hands: dict[int, tuple[str, ...]]) -> list[object]:
    """All questions, each with the window that asks it, if everybody takes the first option; then the notes."""
    match, found = struck(frame, hands=hands), list[object]()
    while match.result is None:
        found += [asked(match), pack_frame(match.table.stack[-1])]
        say(match, match.asked[0].keys[0])
    return [*found, notes(match)]


# --- cards among the options of a rule -------------------------------------------------------------------------------
class Lamp(Reaction):
    """A card that lies open; it can be lit once, and tells by how much."""

    STEPS: ClassVar[tuple[str, ...]] = ("light",)
    ON: ClassVar[str] = "dark"
    CARD: ClassVar[str] = "lamp"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    @classmethod
    def offers(cls, g: Toy, seat: int) -> tuple[Value, ...]:
        return (cls.CARD,) if cls.bar(g, seat) is None else ()

    @classmethod
    def bar(cls, g: Toy, seat: int) -> Bar | None:
        return Bar("toy.lit", "toy.dark") if g.notes else None

    @classmethod
    def about(cls, g: Toy, seat: int, option: Value) -> About:
        return {"light": 3}

    def light(self, g: Toy, _: None) -> Next:
        g.note(f"light {self.seat}")
        return None


class Lists(Frame):
    """A rule that lists what open cards offer, without knowing any of them."""

    STEPS: ClassVar[tuple[str, ...]] = ("ask", "act")

    def ask(self, g: Toy, _: None) -> Next:
        cards = subscribed(g, "dark", "hand:0")
        return choose_where(0, "toy.dark", tuple(cards), lambda card: cards[card].bar(g, 0), always=("end", "wait"))

    def act(self, g: Toy, option: Value) -> Next:
        return Done() if option in ("end", "wait") else reaction_for(g, "dark", 0, option).then("ask")


def listing(*cards: str) -> Match:
    def table(g: Toy) -> None:
        for card in cards:
            g.zones.put("hand:0", card, g.zones.everyone)

    return playing(
        __name__,
        Lists(),
        hands={0: (), 1: ()},
        table=table,
        windows=dict.fromkeys(("loud", "pending", "rolled", "dark"), "toy.dark"),
        cards=lambda g, seat: (f"hand:{seat}",),
    )


def test_a_rule_lists_the_cards_of_a_window_and_why_they_cannot_be_used() -> None:
    match = listing("shout", "lamp")
    assert asked(match) == [(0, ["lamp", "end", "wait"])]
    kind = offering(match.table, "dark", 0, "lamp")
    assert kind is not None
    assert kind.about(match.table, 0, "lamp") == {"light": 3}
    assert offering(match.table, "dark", 1, "lamp") is None
    say(match, "lamp")
    assert (notes(match), asked(match)) == (("light 0",), [(0, ["end", "wait"])])
    assert [(key, bar.code) for key, bar in match.why_not(0)] == [("lamp", "toy.lit")]


def test_a_window_does_not_open_where_all_cards_lie_open_and_none_fits() -> None:
    assert opened(listing("lamp").table, "dark", 0) is not None
    assert opened(listing("shout").table, "dark", 0) is None
    assert opened(listing().table, "dark", 0) is None
    hidden = window("pending", {0: ("dud",)}, bag="lamp")
    assert opened(hidden.table, "dark", 0) is not None  # as far as the table knows, it could be one
    hidden = window("pending", {0: ("dud",)}, bag="shout")
    assert opened(hidden.table, "dark", 0) is None  # and here it knows that there is none
