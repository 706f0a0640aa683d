"""Where dice and draws come from. A source answers for a draw *number*; the state holds only the next number.

`Sealed` is a 256-bit key of the operating system's; `Seeded` a key that a person chose, which makes a practice table;
`Scripted` names the results in advance; `Recorded` repeats a record; `Sampled` serves search.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b, sha256
from typing import Final, Protocol

from rimward.kernel.plain import mypyc_attr

RUN: Final = 1 << 32  # a take-back past a throw goes on at the next multiple: no number is ever used twice
SPAN: Final = 1 << 64


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """One number below `below` for each draw number; dice and draws follow from it."""

    def number(self, n: int, below: int) -> int:
        raise NotImplementedError

    def die(self, n: int, sides: int) -> int:
        return self.number(n, sides) + 1

    def draw(self, n: int, bag: tuple[str, ...]) -> str:
        return bag[self.number(n, len(bag))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Keyed(Chance):
    """A keyed hash over the draw number: every result can be checked once the key is known."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self._keyed = blake2b(key=key, digest_size=8)  # copied for each draw: quicker than keying a new one

    def number(self, n: int, below: int) -> int:
        limit = SPAN - SPAN % below  # above it the remainder would favour low numbers
        block = n.to_bytes(8, "big")
        while True:
            keyed = self._keyed.copy()
            keyed.update(block)
            value = int.from_bytes(keyed.digest(), "big")
            if value < limit:
                return value % below
            block += b"+"

    def commitment(self) -> str:
        """Shown from the start of the match; the key that fits it is shown at the end."""
        return sha256(self.key).hexdigest()


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Keyed):
    """A key drawn by the operating system, handed in from outside: 32 bytes."""

    def __init__(self, key: bytes) -> None:
        if len(key) != 32:
            raise ValueError("a sealed key has 32 bytes")
        super().__init__(key)


@mypyc_attr(allow_interpreted_subclasses=True)
class Seeded(Keyed):
    """A key that a person chose: repeatable, and therefore practice."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(blake2b(f"rimward:{seed}".encode(), digest_size=32).digest())


class Scripted(Chance):
    """Results named in advance: `Scripted(d20=[20, 3], draw=["loath"])`. Asked the same number twice, it repeats."""

    def __init__(self, *, draw: Sequence[str] = (), **dice: Sequence[int]) -> None:
        self.dice = {kind: list(faces) for kind, faces in dice.items()}
        self.cards = list(draw)
        self.given: dict[int, int | str] = {}

    def die(self, n: int, sides: int) -> int:
        if n not in self.given:
            faces = self.dice.get(f"d{sides}")
            if not faces:
                raise LookupError(f"draw {n} needs a d{sides} and the script has none left")
            if not 1 <= faces[0] <= sides:
                raise LookupError(f"the script gives {faces[0]} for a d{sides}")
            self.given[n] = faces.pop(0)
        return int(self.given[n])

    def draw(self, n: int, bag: tuple[str, ...]) -> str:
        if n not in self.given:
            if not self.cards:
                raise LookupError(f"draw {n} takes one of {sorted(set(bag))} and the script names none")
            if self.cards[0] not in bag:
                raise LookupError(f"the script draws {self.cards[0]}, the pile holds {sorted(set(bag))}")
            self.given[n] = self.cards.pop(0)
        return str(self.given[n])

    @property
    def left(self) -> dict[str, list[int] | list[str]]:
        """What the script still holds: a test that ends with leftovers did not play what it says."""
        rest: dict[str, list[int] | list[str]] = {kind: faces for kind, faces in self.dice.items() if faces}
        return {**rest, "draw": self.cards} if self.cards else rest


class Recorded(Chance):
    """The results of a record, in order."""

    def __init__(self, results: Sequence[int | str]) -> None:
        self.results = list(results)

    def _next(self, n: int, wanted: str) -> int | str:
        if not self.results:
            raise LookupError(f"the record has no result for draw {n} ({wanted})")
        return self.results.pop(0)

    def die(self, n: int, sides: int) -> int:
        face = self._next(n, f"d{sides}")
        if not isinstance(face, int) or not 1 <= face <= sides:
            raise LookupError(f"the record gives {face!r} for a d{sides}")
        return face

    def draw(self, n: int, bag: tuple[str, ...]) -> str:
        face = self._next(n, "a card")
        if not isinstance(face, str) or face not in bag:
            raise LookupError(f"the record draws {face!r}, the pile does not hold it")
        return face


class Rng(Protocol):
    """What sampling needs of a source of random numbers; `random.Random` is one."""

    def randrange(self, stop: int, /) -> int: ...


class Sampled(Chance):
    """Futures for search: the searcher's own numbers."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def number(self, n: int, below: int) -> int:
        return self.rng.randrange(below)


class Tape(Chance):
    """Another source, with what it gave since the tape was last cut."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.results: list[int | str] = []

    def die(self, n: int, sides: int) -> int:
        face = self.source.die(n, sides)
        self.results.append(face)
        return face

    def draw(self, n: int, bag: tuple[str, ...]) -> str:
        face = self.source.draw(n, bag)
        self.results.append(face)
        return face
