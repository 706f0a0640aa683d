"""How cards are used: tactics cards out of the hand, tokens, development cards, abilities of factions.

What they do is data (`data/*.yaml`); this is what comes before and after it. No rule imports a card: those that name a
window subscribe to it, and those for any time are acts.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rimward.games.andromeda.battle import under_way
from rimward.games.andromeda.events import is_event
from rimward.games.andromeda.marker import AdvanceMarker
from rimward.games.andromeda.modules import Acquire
from rimward.games.andromeda.moments import used_at
from rimward.games.andromeda.resources import bound, leaves_possible, ways_leave_possible, without_card
from rimward.games.andromeda.table.names import (
    DEVELOPMENTS,
    DISCARD,
    PLAYED,
    ability,
    developed,
    discovery,
    hand,
    put,
    sustain,
    tokens,
)
from rimward.games.andromeda.table.state import Andromeda
from rimward.kernel import carry
from rimward.kernel.carry import Carry
from rimward.kernel.effect import ANY_TIME, Effect
from rimward.kernel.frame import Done, Frame, Goto, Next
from rimward.kernel.plain import mypyc_attr
from rimward.kernel.question import Bar, Value
from rimward.kernel.window import turn_of
from rimward.kernel.zone import Ref

OF_BATTLE: Final = ("escalation", "diplomacy", "preparations", "rolled", "results", "outcomes", "damage")
OF_EVENT: Final = ("event", "event-scoring", "event-done")
OWN: Final = (
    "turn-begins",
    "launched",
    "activated",
    "returning",
    "module-used",
    "returned",
    "module-gained",
    "developed",
    "built",
    "won",
)
"""Windows for what a seat itself does: nobody else is asked."""


OF_SOME: Final = ("other-launched", "lost", "rolled")
"""Windows that are not for everybody, or not always."""


# --- where a card lies -----------------------------------------------------------------------------------------------
def zone_of(g: Andromeda, seat: int, card: str) -> str:
    """Where a seat has a card that it can use; "" where it has none."""
    kind = g.content.tactics.get(card)
    if kind is not None:
        zone = sustain(seat) if kind.type == "sustain" else hand(seat)
    elif card in g.content.abilities:
        zone = ability(seat)
    elif card in g.content.tokens and g.content.tokens[card].kind == "discovery":
        zone = tokens(seat)
    else:
        zone = developed(seat)
    return zone if card in g.zones[zone].faces else ""


def barred_now(g: Andromeda, seat: int, card: str, when: str) -> Bar | None:
    """andromeda.tactics: why a card cannot be used at this time, whatever it does."""
    kind = g.content.tactics.get(card)
    if is_event(g) and when not in OF_EVENT:
        return Bar("andromeda.bar.event", "andromeda.event.no-actions")
    if kind is not None and kind.type in ("action", "event") and under_way(g) is not None and when not in OF_BATTLE:
        return Bar("andromeda.bar.battle", "andromeda.battle.no-action-cards")
    if kind is not None and g.stack[-1].picks:  # cards that have been picked go by their places
        return Bar("andromeda.bar.needed", "andromeda.resource.costs")
    if bound(g, seat) and (spends(g, card) if g.first_rules else not spares_loss(g, seat, card)):
        return Bar("andromeda.bar.needed", "andromeda.launch.base-must-activate")
    if kind is not None and not spares(g, seat, card):
        return Bar("andromeda.bar.needed", "andromeda.resource.costs")
    if is_buying(g, seat, card):
        return Bar("andromeda.bar.needed", "andromeda.module.gain-steps")
    own = turn_of(g) == seat
    if kind is not None and kind.type == "event" and not own:
        return Bar("andromeda.bar.own-turn", "andromeda.tactics.type-event")
    if when == ANY_TIME and not own:
        return Bar("andromeda.bar.own-turn", "andromeda.free.any-turn")
    if not g.spent:
        return None
    if used_at(card, when) in g.spent:
        return Bar("andromeda.bar.spent", "andromeda.tactics.type-sustain")
    facts = g.content.abilities.get(card)
    if facts is not None and mark(facts.often, card, when) in g.spent:
        return Bar("andromeda.bar.spent", "andromeda.free.faction-ability")
    return None


SPENDING: Final = ("build", "develop", "market", "discard", "lose")


def spends(g: Andromeda, card: str) -> bool:
    """Whether a card may take resources, or modules of the market, that are needed elsewhere.

    What `pay` takes is looked at by itself.
    """
    verbs = [(node.verb.name, node.params) for node in carry.effect_of(g, card).nodes if node.verb is not None]
    return any([name in SPENDING or params.get("price") == "board" for name, params in verbs])


def spares_loss(g: Andromeda, seat: int, card: str) -> bool:
    """Whether what must be carried out stays possible after what a card makes its owner lose or discard. What it lets
    somebody buy is looked at where it is bought."""
    number = {"discard": 0, "lose": 0}
    for node in carry.effect_of(g, card).nodes:
        if node.verb is not None and node.verb.name in number:
            number[node.verb.name] += sum([int(amount) for amount in node.params.values()])
    if not any(number.values()):
        return True
    trial = without_card(g, seat, card)
    cards = min(number["discard"], trial.zones.size(hand(seat)))
    rest = min(number["lose"], trial.zones.size(hand(seat)) - cards + sum(trial.stock[seat]))
    return ways_leave_possible(trial, seat, (("tactics", cards), ("any", rest)))


def spares(g: Andromeda, seat: int, card: str) -> bool:
    """Whether what must be paid now can be paid without a card of the hand: cards are resources."""
    held = g.zones[hand(seat)].faces
    if card not in held or not bound(g, seat):
        return True
    trial = g.copy()
    trial.zones.move(hand(seat), held.index(card), DISCARD)
    return leaves_possible(trial, seat)


def is_buying(g: Andromeda, seat: int, card: str) -> bool:
    """Whether a card would refresh the columns while a module is paid for, which is known by its space; or replace all
    that lies there before it is at the station."""
    buying = [frame for frame in g.stack if isinstance(frame, Acquire) and frame.seat == seat]
    if not buying:
        return False
    verbs = [node.verb.name for node in carry.effect_of(g, card).nodes if node.verb is not None]
    if g.first_rules:
        return "module" in verbs and bound(g, seat)
    paid, there = Acquire.STEPS.index("station"), Acquire.STEPS.index("gain")
    before = there if "market" in verbs else paid if "module" in verbs else 0
    return any([frame.at < before for frame in buying])


def mark(often: str, card: str, when: str) -> str:
    return {"turn": card, "game": f"{card}!"}.get(often, used_at(card, when))


def is_for(g: Andromeda, seat: int, name: str) -> bool:
    """Whether a moment is one for this seat: what another did, or what it lost. Cards know no rolls but those of a
    battle."""
    if name == "other-launched":
        return turn_of(g) != seat
    battle = under_way(g)
    if name == "lost":
        return battle is not None and seat in battle.defeated(g)
    return name != "rolled" or battle is not None


# --- using it --------------------------------------------------------------------------------------------------------
@mypyc_attr(allow_interpreted_subclasses=True)  # cards are classes made on loading
class Played(Carry):
    """A card on its way: laid open, carried out, then discarded, whatever becomes of the battle."""

    CHAPTER: ClassVar[str] = "andromeda.tactics"
    STEPS: ClassVar[tuple[str, ...]] = (*Carry.STEPS, "discard")
    OWED: ClassVar[tuple[str, ...]] = ("discard",)

    @classmethod
    def open_to(cls, g: Andromeda, seat: int) -> bool:
        """What a card asks for, everybody can see; and who takes part in a battle."""
        if cls.ON in OF_SOME and not is_for(g, seat, cls.ON):
            return False
        for test in cls.TESTS:
            if not test.holds(g, seat):
                return False
        return True

    @classmethod
    def offers(cls, g: Andromeda, seat: int) -> tuple[Value, ...]:
        if not zone_of(g, seat, cls.CARD) or barred_now(g, seat, cls.CARD, cls.ON) is not None:
            return ()
        return carry.offers_of(cls, g, seat)

    def begin(self, g: Andromeda, _: None) -> Next:
        zone = zone_of(g, self.seat, self.card)
        if zone == hand(self.seat):
            place = g.zones.move(zone, g.zones[zone].faces.index(self.card), PLAYED, sees=g.zones.everyone)
            g.say("andromeda.tactics.played", seat=self.seat, card=Ref(PLAYED, place))
            return AdvanceMarker() if g.content.tactics[self.card].type == "event" else None
        g.say("andromeda.tactics.used", seat=self.seat, card=self.card)
        if self.card in g.content.abilities:
            g.spent = (*g.spent, mark(g.content.abilities[self.card].often, self.card, self.ON))
        elif zone == sustain(self.seat):
            g.spent = (*g.spent, used_at(self.card, self.ON))
        else:
            use_up(g, self.seat, zone, self.card)
        return None

    def go(self, g: Andromeda, value: Any) -> Next:
        asked = super().go(g, value)
        return Goto("discard") if isinstance(asked, Done) else asked

    def discard(self, g: Andromeda, _: None) -> Next:
        """andromeda.tactics.play-discard"""
        if self.card in g.zones[PLAYED].faces:
            g.zones.move(PLAYED, g.zones[PLAYED].faces.index(self.card), DISCARD)
        return Done()


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayedOwn(Played):
    """One for a window that is its owner's alone."""

    OWN: ClassVar[bool] = True


def kind_for(effect: Effect) -> type[Carry]:
    return PlayedOwn if effect.when in OWN else Played


def use_up(g: Andromeda, seat: int, zone: str, card: str) -> None:
    """andromeda.free.discard-token, .development-card: once, and then it is gone or lies face down."""
    place = g.zones[zone].faces.index(card)
    if zone == tokens(seat):
        g.zones.move(zone, place, discovery("used"), sees=g.zones.everyone)
    else:
        g.zones.move(zone, place, "developed:used")
    if card in DEVELOPMENTS:
        g.used = put(g.used, seat, (*g.used[seat], card))
        return
    g.tokens_used = put(g.tokens_used, seat, g.tokens_used[seat] + 1)
    if card in g.awards[seat]:
        left = list(g.awards[seat])
        left.remove(card)
        g.awards = put(g.awards, seat, tuple(left))


class Keep(Frame):
    """andromeda.tactics.type-sustain: laid down on the player's own turn, in play until the next Return to Station."""

    CHAPTER: ClassVar[str] = "andromeda.tactics"
    STEPS: ClassVar[tuple[str, ...]] = ("play", "sustain")

    def __init__(self, seat: int, card: str) -> None:
        self.seat, self.card = seat, card

    def play(self, g: Andromeda, _: None) -> Next:
        faces = g.zones[hand(self.seat)].faces
        place = g.zones.move(hand(self.seat), faces.index(self.card), sustain(self.seat), sees=g.zones.everyone)
        g.say("andromeda.tactics.played", seat=self.seat, card=Ref(sustain(self.seat), place))
        return None

    def sustain(self, g: Andromeda, _: None) -> Next:
        return None
