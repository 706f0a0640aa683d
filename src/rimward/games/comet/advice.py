"""How good the options of a question are for the pilot who is asked, in ice. Bots that want to win ask for it."""

from __future__ import annotations

from rimward.games.comet.flow import Turn
from rimward.games.comet.state import DIE, HOLD, RISK, WORTH, Comet, hand
from rimward.kernel.dice import Roll
from rimward.kernel.event import Event
from rimward.kernel.game import Outlook
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
    """What this many drills in a row bring on average."""
    return [safe(lane) ** drills * min(HOLD, drills * WORTH[lane]) for drills in range(1, HOLD + 1)]


def action(g: Comet, seat: int, act: str) -> float:
    """The hold that is left, on average; a gadget is not worth an ice."""
    hold, lane = g.under(Turn).hold, g.lanes[seat]
    if act == "drill":
        return safe(lane) * min(HOLD, hold + WORTH[lane] + g.alone(seat))
    return float(hold if act == "haul" else hold - 1)


def gadget(g: Comet, seat: int, option: Value) -> float:
    """Whether a card turns a failure of the seat's own die, or a success of somebody else's; 0 is to pass."""
    roll = g.under(Roll)
    risk, face = RISK[g.lanes[roll.by]], roll.faces[0]
    if not isinstance(option, tuple):
        return 0.0
    if (face > risk) == (roll.by == seat):
        return -1.0
    turns = {"nudge": True, "boost": face == risk, "jam": face == risk + 1}
    return 1.0 if turns[g.zones.face(hand(seat), int(option[1]))] else -1.0


# --- why, and how it stands ------------------------------------------------------------------------------------------
def grounds(g: Comet, question: Choose, value: Value, style: str = "") -> Event:
    """Why a pilot would take an option."""
    if question.code == "comet.lane.choose":
        lane = str(value)
        return Event("comet.advice.lane", {"lane": lane, "safe": DIE - RISK[lane], "of": DIE, "ice": WORTH[lane]})
    if question.code == "comet.turn.action":
        return _action_grounds(g, question.seat, str(value))
    if question.code == "comet.gadget.after-roll":
        return _gadget_grounds(g, question.seat, value)
    return Event("comet.advice.gift", {"answer": str(value)})


def _action_grounds(g: Comet, seat: int, act: str) -> Event:
    hold, lane = g.under(Turn).hold, g.lanes[seat]
    if act == "drill":
        ice = min(WORTH[lane] + g.alone(seat), HOLD - hold)
        return Event("comet.advice.drill", {"safe": DIE - RISK[lane], "of": DIE, "ice": ice, "hold": hold})
    return Event("comet.advice.haul" if act == "haul" else "comet.advice.tune", {"hold": hold})


def _gadget_grounds(g: Comet, seat: int, option: Value) -> Event:
    roll = g.under(Roll)
    if not isinstance(option, tuple):
        return Event("comet.advice.pass", {"face": roll.faces[0]})
    card = g.zones.face(hand(seat), int(option[1]))
    if gadget(g, seat, option) <= 0:
        return Event("comet.advice.idle", {"card": card})
    return Event("comet.advice.gadget", {"card": card, "face": roll.faces[0], "own": roll.by == seat})


def has(g: Comet) -> list[tuple[float]]:
    """By pilot, the ice at home and in the hold: whoever has more of it is the likelier to win."""
    turn = next((frame for frame in g.stack if isinstance(frame, Turn)), None)
    holds = [turn.hold if turn is not None and turn.seat == seat else 0 for seat in range(g.seats)]
    return [(float(ice + hold),) for ice, hold in zip(g.ice, holds, strict=True)]


def left(g: Comet) -> float:
    """The ice that the first still needs: a lead is worth more the nearer the end is."""
    return max(1.0, 1.0 + g.target - max(has(g))[0])


OUTLOOK = Outlook(("ice",), has, left, Outlook.fitted("rimward.games.comet"))
