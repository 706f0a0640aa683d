"""How good the options of a question are for the pilot who is asked, in ice. Bots that want to win ask for it."""

from __future__ import annotations

from rimward.games.comet.flow import Turn
from rimward.games.comet.state import DIE, HOLD, RISK, WORTH, Comet, hand
from rimward.kernel.dice import Roll
from rimward.kernel.question import Choose, Value


def advice(g: Comet, question: Choose, style: str = "") -> list[float]:
    if question.code == "comet.lane.choose":
        return [max(prospect(str(lane))) for lane in question.options]
    if question.code == "comet.turn.action":
        return [action(g, question.seat, str(act)) for act in question.options]
    if question.code == "comet.gadget.after-roll":
        return [gadget(g, question.seat, option) for option in question.options]
    return [float(option == "accept") for option in question.options]


def safe(lane: str) -> float:
    return (DIE - RISK[lane]) / DIE


def prospect(lane: str) -> list[float]:
    """What so many drills in a row bring on average."""
    return [safe(lane) ** drills * min(HOLD, drills * WORTH[lane]) for drills in range(1, HOLD + 1)]


def action(g: Comet, seat: int, act: str) -> float:
    """The hold that is left, on average; a gadget is not worth an ice."""
    hold, lane = g.under(Turn).hold, g.lanes[seat]
    if act == "drill":
        return safe(lane) * min(HOLD, hold + WORTH[lane] + g.alone(seat))
    return float(hold if act == "haul" else hold - 1)


def gadget(g: Comet, seat: int, option: Value) -> float:
    """Whether a card turns a failure of the own die, or a success of somebody else's; 0 is to pass."""
    roll = g.under(Roll)
    risk, face = RISK[g.lanes[roll.by]], roll.faces[0]
    if not isinstance(option, tuple) or (face > risk) == (roll.by == seat):
        return 0.0
    turns = {"nudge": True, "boost": face == risk, "jam": face == risk + 1}
    return 1.0 if turns[g.zones.face(hand(seat), int(option[1]))] else -1.0
