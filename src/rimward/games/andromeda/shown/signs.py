"""Letters and words of the drawn table: what stands for a resource, a ship, a seat."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rimward.games.andromeda.table.names import KINDS, TRACKS
from rimward.kernel.game import Say

Piece = tuple[str, str]  # a text and the word of its style
Amounts = Iterable[Sequence[Any]]  # as a view has contents: [["ice", 2], ["credit", 1]]

MOON, BONUS, LEADERS, RAIDERS, DAMAGE, LEVEL, CUT = "o", "+", "@", "!", "x", "'", "…"
PALE, PLAIN = "space", ""
CONTENTS = ("titanium", "nanocarbon", "ice", "credit", "energy", "tactics", "repair", "vp", "any")
MOST = 3  # of a letter that are written one by one


class Signs:
    """What is put into words for one picture, once, and which signs that was."""

    def __init__(self, say: Say, known: dict[tuple[str, str], str] | None = None) -> None:
        self.say = say
        self.known = known if known is not None else {}
        self.used: dict[tuple[str, str], str] = {}  # by kind and thing: what the legend has to explain

    def short(self, kind: str, thing: str) -> str:
        """`andromeda.short.resource` and the like: a letter, or a few."""
        key = (kind, thing)
        if key not in self.known:
            self.known[key] = self.say(f"andromeda.short.{kind}", what=thing)
        self.used[key] = self.known[key]
        return self.known[key]

    def mark(self, what: str, sign: str) -> str:
        """A sign that is the same in every language."""
        self.used["mark", what] = sign
        return sign

    def contents(self, amounts: Amounts) -> str:
        """`TT`, `IC`, `5E`"""
        return "".join([self.amount(what, amount) for what, amount in amounts])

    def amount(self, what: str, amount: int) -> str:
        if what not in CONTENTS:
            return ""
        letter = self.short("resource", what)
        return letter * amount if amount <= MOST else f"{amount}{letter}"

    def choice(self, amounts: Amounts, other: Amounts) -> str:
        """`E`, or `E/I` where it may be either."""
        both = [text for text in (self.contents(amounts), self.contents(other)) if text]
        return "/".join(both)

    def ships(self, kinds: Iterable[str]) -> str:
        return "".join([self.short("ship", kind) for kind in kinds])

    # --- words -------------------------------------------------------------------------------------------------------
    def listed(self, amounts: Amounts) -> str:
        """`2 titanium, 1 ice`"""
        return ", ".join([self.say("andromeda.map.amount", what=what, count=amount) for what, amount in amounts])

    def either(self, amounts: Amounts, other: Amounts) -> str:
        first, second = self.listed(amounts), self.listed(other)
        return self.say("andromeda.map.either", first=first, second=second) if second else first

    def legend(self) -> list[str]:
        """What was used, in the order of its kinds."""
        return [
            f"{sign}\xa0{self.say(f'andromeda.legend.{kind}', what=thing)}"
            for (kind, thing), sign in sorted(self.used.items(), key=_order)
        ]


def _order(item: tuple[tuple[str, str], str]) -> tuple[int, int]:
    kind, thing = item[0]
    kinds = ("mark", "resource", "track", "ship", "development")
    return kinds.index(kind), ORDER.get(thing, 0)


ORDER: Mapping[str, int] = {
    thing: number
    for number, thing in enumerate(
        (
            *("moon", "bonus", "leaders", "raiders", "damage", "slot", "level", "used"),
            *CONTENTS,
            *TRACKS,
            *("transport", "fighter", "science-vessel", "heavy-cruiser"),
            *("observatory", "factory", "obelisk", "spaceport", "city"),
        )
    )
}


# --- putting pieces into lines ---------------------------------------------------------------------------------------
def flowed(pieces: Iterable[Piece], width: int, gap: str = " ") -> list[list[Piece]]:
    """Pieces side by side, with a gap between them, in as many lines as that takes."""
    lines: list[list[Piece]] = []
    left = -1
    for text, style in pieces:
        if not text:
            continue
        text = text if len(text) <= width else text[: max(0, width - 1)] + CUT
        if left < len(gap) + len(text):
            lines.append([(text, style)])
            left = width - len(text)
        else:
            lines[-1] += [(gap, PLAIN), (text, style)]
            left -= len(gap) + len(text)
    return lines


def fitted(text: str, width: int) -> str:
    return text if len(text) <= width else text[: max(0, width - 1)] + CUT


def wide(pieces: Iterable[Piece]) -> int:
    return sum([len(text) for text, _ in pieces])


def padded(pieces: Sequence[Piece], width: int) -> list[Piece]:
    return [*pieces, (" " * (width - wide(pieces)), PLAIN)]


# --- what a view says ------------------------------------------------------------------------------------------------
def kinds_at(view: Mapping[str, Any], seat: int, *places: int) -> list[str]:
    """The types of a seat's ships in a region or another place, in the order of the Launch Bay."""
    ships = view["table"]["ships"]
    there = [ship["kind"] for ship in ships if ship["owner"] == seat and ship["region"] in places]
    return sorted(there, key=KINDS.index)


def style_of(view: Mapping[str, Any], seat: int) -> str:
    return "me" if seat == view["seat"] else "ship"


def faces(view: Mapping[str, Any], zone: str) -> list[str]:
    """What this seat knows to lie there."""
    return [face for face, _ in view["zones"][zone]["items"] if face is not None]


def size(view: Mapping[str, Any], zone: str) -> int:
    lying = view["zones"][zone]
    return int(lying["bag"]) + len(lying["items"])
