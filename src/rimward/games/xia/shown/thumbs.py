"""Rules of thumb that standing orders of Xia may name: each gives an answer where it has one, and else the seat is
asked. They read the question, and the view of the seat that gave the order."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from rimward.kernel.orders import Asked

View = dict[str, Any]
Thumb = Callable[[Asked, View], str | None]

STOWING: Final = ("xia.outfit.placement", "xia.cargo.placing")
ENGINE: Final = "xia.move.engine"
ACTING: Final = "xia.action.list"
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
    return "recharge" if asked.code == "xia.business.any-order" else None


def average(asked: Asked, view: View) -> str | None:
    """An Engine that shows its average or more is not rolled again, and nothing is added to it."""
    if asked.about.get("roll") != ENGINE or not asked.passes:
        return None
    thrown = _thrown(view)
    return asked.passes if thrown is not None and 2 * thrown[0] > thrown[1] else None


def onward(asked: Asked, _: View) -> str | None:
    """The Impulse, then one Engine after the other, where there is nothing else to gain or to attack."""
    if asked.code != ACTING or "attack" in asked.keys:
        return None
    gains = {about.get("gain", "") for about in asked.options.values()}
    if gains - {"", "impulse", "engine", "scan", "recharge"}:
        return None
    engines = [key for key in asked.keys if key.startswith("engine:")]
    return "impulse" if "impulse" in asked.keys else next(iter(engines), None)


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
}
