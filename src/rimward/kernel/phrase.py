"""An effect in words, from how it is spelled: `then._.pay.ice_1.-._.gain.ice_2.-`.

A verb is the text `GAME.do.VERB` with its parameters, a count `GAME.each.COUNT` and the parts `least` and `most` of
`GAME.if.COUNT`, a time `GAME.when.WINDOW`; what joins them are texts of the kernel. So words can be made wherever an
option or an event is shown, without the card.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Text = Callable[[str, Mapping[str, Any], str], str]  # of a code, its parameters and a part of it
Tree = list[Any]  # words, numbers as words, and trees


def read(spelled: str) -> Tree:
    """What stands between `_` and `-`, as a list."""
    stack: list[Tree] = [[]]
    for word in spelled.split("."):
        if word == "_":
            stack.append([])
        elif word == "-":
            done = stack.pop()
            stack[-1].append(done)
        else:
            stack[-1].append(word)
    return stack[0]


def phrase(game: str, spelled: str, text: Text) -> str:
    return _Phrasing(game, text).said(read(spelled))


class _Phrasing:
    def __init__(self, game: str, text: Text) -> None:
        self.game, self.text = game, text

    def said(self, tree: Tree) -> str:
        head = tree[0]
        if head == "when":
            return self.when(tree[1], self.said(tree[2]))
        if head == "then":
            return self.joined("kernel.effect.then", [self.part(each) for each in tree[1:]])
        if head == "choose":
            return self.text(
                "kernel.effect.choose", {"text": self.joined("kernel.effect.or", self.parts(tree[1:]))}, ""
            )
        if head in ("repeat", "up-to"):
            return self.text(f"kernel.effect.{head}", {"times": int(tree[1]), "text": self.said(tree[2])}, "")
        if head == "per":
            return self.per(tree)
        if head == "if":
            tests = self.joined("kernel.effect.both", [self.test(each) for each in tree[1:-1]])
            return self.text("kernel.effect.if", {"test": tests, "text": self.said(tree[-1])}, "")
        if head == "results":
            return self.results(tree)
        return self.text(f"{self.game}.do.{head}", _params(tree[1:]), "")

    def when(self, when: str, said: str) -> str:
        if when == "played":
            return said
        code = "kernel.effect.any-time" if when == "any-time" else f"{self.game}.when.{when}"
        return self.text("kernel.effect.when", {"when": self.text(code, {}, ""), "text": said}, "")

    def parts(self, trees: list[Tree]) -> list[str]:
        return [self.part(each) for each in trees]

    def part(self, tree: Tree) -> str:
        """A part of something longer; one that is long itself is set off."""
        said = self.said(tree)
        is_long = tree[0] in ("then", "choose", "repeat", "up-to", "per", "if", "results")
        return self.text("kernel.effect.group", {"text": said}, "") if is_long else said

    def joined(self, code: str, parts: list[str]) -> str:
        said = parts[0]
        for part in parts[1:]:
            said = self.text(code, {"first": said, "second": part}, "")
        return said

    def per(self, tree: Tree) -> str:
        params = {"count": int(tree[2]), **_params(tree[3:-1])}
        each = self.text(f"{self.game}.each.{tree[1]}", params, "")
        said = self.text("kernel.effect.per", {"each": each, "text": self.said(tree[-1])}, "")
        most = params.get("most")
        return said if most is None else self.text("kernel.effect.most", {"times": most, "text": said}, "")

    def test(self, tree: Tree) -> str:
        params = _params(tree[1:])
        code = f"{self.game}.if.{tree[0]}"
        limits = [
            self.text(code, {**params, "count": params[limit]}, limit) for limit in ("least", "most") if limit in params
        ]
        return self.joined("kernel.effect.both", limits)

    def results(self, tree: Tree) -> str:
        pairs = zip(tree[2::2], tree[3::2], strict=True)
        told = [self.text("kernel.effect.result", {"least": int(n), "text": self.part(each)}, "") for n, each in pairs]
        return self.joined("kernel.effect.results", [self.said(tree[1]), *told])


def _params(words: list[Any]) -> dict[str, int | str]:
    found: dict[str, int | str] = {}
    for word in words:
        name, _, value = word.partition("_")
        found[name] = int(value) if value.lstrip("-").isdigit() else value
    return found
