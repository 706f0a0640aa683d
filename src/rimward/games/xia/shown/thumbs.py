"""Rules of thumb that standing orders of Xia may name: each gives an answer where it has one, and else the seat is
asked. They read the question, and the view of the seat that gave the order."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from rimward.kernel.orders import Asked
from rimward.kernel.question import DONE

View = dict[str, Any]
Thumb = Callable[[Asked, View], str | None]

STOWING: Final = ("xia.outfit.placement", "xia.cargo.placing")
ENGINE: Final = "xia.move.engine"
HAZARD: Final = "xia.outfit.shield-hazards"
ACTING: Final = "xia.action.list"
MOVES: Final = ("impulse", "engine")
IDLE: Final = ("", "impulse", "engine", "scan", "recharge")  # what is gained without a reason to stay
SCOOP: Final = "energy-scoop"  # the one Ability that costs nothing and asks nothing
WORST: Final = {"": 0, "missile": 1, "blaster": 2, "shield": 3, "cube": 4, "engine": 5}  # to lose, by what lies there


def stow(asked: Asked, _: View) -> str | None:
    """What is bought or gathered lies as it comes, or in the first place that there is."""
    if asked.code not in STOWING:
        return None
    return "auto" if "auto" in asked.keys else asked.keys[0]


def arm_all(asked: Asked, _: View) -> str | None:
    """All markers, where that is free; otherwise it is worth a thought."""
    if asked.code != "xia.status.arm":
        return None
    most = asked.keys[0]
    return most if asked.options[most].get("energy") == 0 else None


def recharge(asked: Asked, _: View) -> str | None:
    """And the phase ends where nothing can be bought or repaired."""
    if asked.code != "xia.business.any-order":
        return None
    if "recharge" in asked.keys:
        return "recharge"
    left = {key.partition(":")[0] for key in asked.keys} - {"rearrange", "sell-outfit"}
    return "end" if left == {"end"} else None


def average(asked: Asked, view: View) -> str | None:
    """An Engine that shows its average or more is not rolled again, and nothing is added to it."""
    if asked.about.get("roll") != ENGINE or not asked.passes:
        return None
    thrown = _thrown(view)
    return asked.passes if thrown is not None and 2 * thrown[0] > thrown[1] else None


def onward(asked: Asked, view: View) -> str | None:
    """The Energy Scoop, as soon as there is room for what it brings, or all has been flown. Where there is nothing else
    to gain, and nobody to attack without a Bounty for it, the Impulse, and then one Engine after the other."""
    if asked.code != ACTING:
        return None
    moves = [key for key in ("impulse", *asked.keys) if key in asked.keys and key.partition(":")[0] in MOVES]
    enough = int(asked.options[SCOOP]["middle_worth"]) if moves and SCOOP in asked.keys else 1
    if SCOOP in asked.keys and _missing(asked.seat, view) >= enough:
        return SCOOP
    keeps = any([_keeps(key, about) for key, about in asked.options.items()])
    return None if keeps or not moves else moves[0]


def _keeps(key: str, about: Mapping[str, int | str]) -> bool:
    """Whether an option is a reason to stay: what brings something, but for what is had elsewhere as well, and for a
    scratch that is repaired."""
    if key == "attack":
        return not about.get("crime")
    gain = about.get("gain", "")
    return gain not in IDLE and not (gain == "repair" and about["points"] == 1)


def shields(asked: Asked, view: View) -> str | None:
    """Against a hazard as many Shields as stop all of it on average; for a scratch none."""
    frame = view["stack"][-1]
    if asked.code != HAZARD or frame["is"] != "ShieldHazard":
        return None
    outfits = view["table"]["ships"][frame["ship"]]["outfits"]
    dice = [next(one["die"] for one in outfits if pick[2] in one["uses"]) for pick in frame.get("picks", ())]
    stopped, points = sum([(die + 1) / 2 for die in dice], 0.0), frame["points"]
    uses = [key for key in asked.keys if key != DONE]
    if points == 1 or stopped >= points or not uses:
        return DONE
    return max(uses, key=lambda key: float(asked.options[key]["average"]))


def _missing(seat: int, view: View) -> int:
    """The Energy that a ship has room for."""
    ship = view["table"]["ships"][seat]
    return int(ship["meter"]) - int(ship["energy"])


def _thrown(view: View) -> tuple[int, int] | None:
    """What an Engine shows, and the sides of its die. A ram may have several."""
    for frame in reversed(view["stack"]):
        if frame["is"] == "Roll" and frame["code"] == ENGINE and len(frame["faces"]) == 1:
            return frame["faces"][0], frame["dice"][0]
        if frame["is"] == "EngineMove":
            outfits = view["table"]["ships"][frame["ship"]]["outfits"]
            return frame["movement"], next(outfit["die"] for outfit in outfits if frame["use"] in outfit["uses"])
    return None


def least_harm(asked: Asked, _: View) -> str | None:
    """Where nothing lies, then weapons, Shields, cubes, and the Engine last; of an Outfit no Use Space before another.
    On one's own ship."""
    if asked.code != "xia.damage.placement" or not asked.keys[0].startswith(f"hold:{asked.seat},"):
        return None
    return min(asked.keys, key=lambda key: _loss(asked.options[key]))


def _loss(about: Mapping[str, int | str]) -> tuple[int, bool]:
    lies = about["lies"]
    what = "" if lies == "nothing" else "cube" if lies == "cube" else str(about["kind"])
    return WORST[what], lies == "use"


THUMBS: Final[Mapping[str, Thumb]] = {
    "stow": stow,
    "arm-all": arm_all,
    "recharge": recharge,
    "average": average,
    "least-harm": least_harm,
    "onward": onward,
    "shields": shields,
}
