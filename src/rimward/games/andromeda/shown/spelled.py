"""Costs and gains, as texts say them."""

from __future__ import annotations

from rimward.games.andromeda.resources import told as costs
from rimward.games.andromeda.table.names import ANY, STORED, Contents

About = dict[str, int | str]


def priced(cost: Contents) -> About:
    """A cost by resource, and all of it as EFFECT says it."""
    return {**costs(cost), "price": spelled_price(cost)} if cost else {}


def spelled_price(cost: Contents) -> str:
    pieces = dict(cost)
    return ".".join(["price", *[f"{what}_{pieces.get(what, 0)}" for what in (*STORED, ANY, "tactics")]])


def spelled_gain(gives: Contents) -> str:
    """What a moon, a planet or a raider gives, in the words of cards."""
    pieces = dict(gives)
    stored = [f"{what}_{pieces.get(what, 0)}" for what in STORED]
    verbs = [".".join(["gain", *stored])] if any([what in pieces for what in STORED]) else []
    verbs += [f"vp.points_{pieces['vp']}"] if "vp" in pieces else []
    verbs += [f"draw.cards_{pieces['tactics']}"] if "tactics" in pieces else []
    verbs += ["repair"] * pieces.get("repair", 0) + ["upgrade"] * pieces.get("upgrade", 0)
    verbs += ["module.deck_any.price_free.less_0"] if "module" in pieces else []
    return joined("then", verbs)


def spelled_either(gives: Contents, other: Contents) -> str:
    return joined("choose", [spelled_gain(gives), spelled_gain(other)]) if other else spelled_gain(gives)


def joined(word: str, parts: list[str]) -> str:
    if len(parts) < 2:
        return "".join(parts)
    return ".".join([word, *[f"_.{part}.-" for part in parts]])
