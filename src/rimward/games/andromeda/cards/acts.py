"""All that may be done at any time: the free actions of the rules, and cards."""

from __future__ import annotations

from rimward.games.andromeda import free
from rimward.games.andromeda.battle import under_way
from rimward.games.andromeda.cards.played import Keep, Played, barred_now, spares, zone_of
from rimward.games.andromeda.events import is_event
from rimward.games.andromeda.table.names import hand, reacting
from rimward.games.andromeda.table.state import Andromeda
from rimward.games.andromeda.teams import Transfer, barred_transfer, describe_transfer, is_transfer, transfers
from rimward.kernel import carry
from rimward.kernel.effect import ANY_TIME
from rimward.kernel.frame import Frame
from rimward.kernel.question import Bar, Option, Value
from rimward.kernel.window import turn_of


def acts(g: Andromeda, seat: int) -> list[Value]:
    """Everything that the seat may do now besides answering."""
    if is_event(g):  # andromeda.event.no-actions
        return []
    return [value for value, reason in judged(g, seat) if reason is None]


def barred_acts(g: Andromeda, seat: int) -> list[tuple[Value, Bar]]:
    return [(value, reason) for value, reason in judged(g, seat) if reason is not None]


def judged(g: Andromeda, seat: int) -> list[tuple[Value, Bar | None]]:
    """Whatever could be done at any time, each with why not."""
    shared: list[tuple[Value, Bar | None]] = [(value, barred_transfer(g, seat, value)) for value in transfers(g, seat)]
    return free.judged(g, seat) + shared + card_acts(g, seat)


def interject(g: Andromeda, seat: int, act: Value) -> Frame:
    assert isinstance(act, tuple)  # noqa: S101 - one of acts()
    if is_transfer(act):
        return Transfer(seat, str(act[0]), str(act[1]), int(act[2]) if len(act) > 2 else 0)
    return play(g, seat, act) if is_card(act) else free.interject(g, seat, act)


def describe_act(g: Andromeda, seat: int, act: Value) -> Option:
    assert isinstance(act, tuple)  # noqa: S101 - one of acts()
    if is_transfer(act):
        return describe_transfer(g, seat, act)
    return describe_card(g, seat, act) if is_card(act) else free.describe_act(g, seat, act)


# --- cards -----------------------------------------------------------------------------------------------------------
def held(g: Andromeda, seat: int) -> list[str]:
    """Every card that a seat has, each once."""
    zones = g.zones.by_name
    return list(dict.fromkeys([face for zone in reacting(seat) for face in zones[zone].faces]))


def card_acts(g: Andromeda, seat: int) -> list[tuple[Value, Bar | None]]:
    """The cards for any time, and sustain cards to lay down, each with why not."""
    found: list[tuple[Value, Bar | None]] = []
    for card in held(g, seat):
        kind = g.content.tactics.get(card)
        if kind is not None and kind.type == "sustain" and card in g.zones[hand(seat)].faces:
            found.append((("keep", card), barred_keep(g, seat, card)))
        effect = g.game.effects.cards.get(card) if g.game.effects is not None else None
        if effect is not None and effect.when == ANY_TIME and zone_of(g, seat, card):
            reason = barred_now(g, seat, card, ANY_TIME)
            found.append((("play", card), reason if reason is not None else carry.barred(g, seat, effect)))
    return found


def barred_keep(g: Andromeda, seat: int, card: str) -> Bar | None:
    if is_event(g):
        return Bar("andromeda.bar.event", "andromeda.event.no-actions")
    if under_way(g) is not None:
        return Bar("andromeda.bar.battle", "andromeda.battle.no-action-cards")
    if g.stack[-1].picks or not spares(g, seat, card):  # cards that have been picked go by their places
        return Bar("andromeda.bar.needed", "andromeda.resource.costs")
    return None if turn_of(g) == seat else Bar("andromeda.bar.own-turn", "andromeda.tactics.type-sustain")


def is_card(act: tuple[str | int, ...]) -> bool:
    return act[0] in ("play", "keep")


def play(g: Andromeda, seat: int, act: tuple[str | int, ...]) -> Frame:
    return Keep(seat, str(act[1])) if act[0] == "keep" else Played(seat, str(act[1]))


def describe_card(g: Andromeda, seat: int, act: tuple[str | int, ...]) -> Option:
    return carry.describe(g, str(act[1]), act)
