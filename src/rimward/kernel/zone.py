"""Where hidden things lie: piles, hands and bags, and which seats know what lies where.

A zone has places; each place holds a face and the set of seats that know it, as a bit mask. The bit after the last
seat's stands for everybody else: spectators. A shuffled pile is a bag whose order nobody has decided yet, so the state
holds no future. What was put on top of it or under it lies there in order. Zones are values: a write makes a new one,
so copies may share them.
"""

from __future__ import annotations

from collections.abc import Collection

from rimward.kernel.plain import Plain, mypyc_attr


@mypyc_attr(acyclic=True)
class Zone(Plain):
    """`deck` names the kind of thing: faces that a seat does not know are dealt among all zones of the same deck.

    Places count from the top. The last `under` of them lie below the bag.
    """

    __slots__ = ("bag", "deck", "faces", "masks", "under")

    def __init__(
        self,
        deck: str,
        bag: tuple[str, ...] = (),
        faces: tuple[str, ...] = (),
        masks: tuple[int, ...] = (),
        under: int = 0,
    ) -> None:
        self.deck, self.bag, self.faces, self.masks, self.under = deck, bag, faces, masks, under

    def with_item(self, face: str, mask: int, place: int, under: int = 0) -> Zone:
        """One more at a place; `under` is 1 where that is below the bag."""
        faces, masks = self.faces, self.masks
        if place == len(faces):  # in a hand, always
            return Zone(self.deck, self.bag, (*faces, face), (*masks, mask), self.under + under)
        faces, masks = (*faces[:place], face, *faces[place:]), (*masks[:place], mask, *masks[place:])
        return Zone(self.deck, self.bag, faces, masks, self.under)

    def without(self, place: int) -> Zone:
        faces, masks, under = self.faces, self.masks, self.under
        if under and place >= len(faces) - under:
            under -= 1
        return Zone(self.deck, self.bag, faces[:place] + faces[place + 1 :], masks[:place] + masks[place + 1 :], under)

    def known_to(self, place: int, mask: int) -> Zone:
        masks = (*self.masks[:place], self.masks[place] | mask, *self.masks[place + 1 :])
        return Zone(self.deck, self.bag, self.faces, masks, self.under)

    def without_from_bag(self, face: str) -> Zone:
        at = self.bag.index(face)
        return Zone(self.deck, self.bag[:at] + self.bag[at + 1 :], self.faces, self.masks, self.under)

    def shuffled_in(self, faces: tuple[str, ...]) -> Zone:
        """Everything that lay here and `faces`, as one bag."""
        return Zone(self.deck, tuple(sorted(self.bag + self.faces + faces)))


class Ref:
    """A thing named by its zone and place: what events carry instead of a face."""

    __slots__ = ("place", "zone")

    def __init__(self, zone: str, place: int) -> None:
        self.zone, self.place = zone, place


@mypyc_attr(allow_interpreted_subclasses=True)  # without it, `__new__` would run `__init__`
class Zones:
    """The zones of a table by name, and the only calls that move things or set knowledge.

    A copy shares `by_name` with its origin; the first of the two that lays something elsewhere takes one of its own.
    """

    __slots__ = ("_shared", "_unplaced", "by_name", "everyone", "learned")

    def __init__(self, seats: int, by_name: dict[str, Zone] | None = None) -> None:
        self.everyone = (1 << (seats + 1)) - 1
        self.by_name = by_name if by_name is not None else {}
        self._shared = False
        self._unplaced: dict[str, frozenset[str]] = {}  # by deck; a new dict each time, so that copies may share it
        self.learned: list[tuple[str, int]] = []  # what was shown to whom since the last answer began

    def __getitem__(self, name: str) -> Zone:
        return self.by_name[name]

    def __contains__(self, name: str) -> bool:
        return name in self.by_name

    def copy(self) -> Zones:
        new = Zones.__new__(Zones)  # see Table.onto
        new.everyone, new.by_name, new.learned = self.everyone, self.by_name, []
        new._unplaced = self._unplaced
        self._shared = new._shared = True
        return new

    def lay(self, name: str, zone: Zone) -> None:
        """The one place where a zone takes the place of another."""
        if self._shared:
            self.by_name, self._shared = self.by_name.copy(), False
        self.by_name[name] = zone
        if zone.deck in self._unplaced:
            self._unplaced = {deck: faces for deck, faces in self._unplaced.items() if deck != zone.deck}

    def add(self, name: str, deck: str, bag: tuple[str, ...] = ()) -> None:
        """A new, empty zone, or a shuffled pile of these faces."""
        self.lay(name, Zone(deck, tuple(sorted(bag))))

    def size(self, name: str) -> int:
        zone = self.by_name[name]
        return len(zone.faces) + len(zone.bag)

    def face(self, name: str, place: int) -> str:
        """The truth, for rules. What a seat may be told comes from its view."""
        return self.by_name[name].faces[place]

    def put(self, name: str, face: str, sees: int) -> int:
        """Lay a new thing, known to `sees`; gives its place. Nobody learns what was never hidden from anyone."""
        zone = self.by_name[name]
        place = len(zone.faces) - zone.under
        self.lay(name, zone.with_item(face, sees, place))
        if sees and sees != self.everyone:
            self.learned.append((face, sees))
        return place

    def move(self, source: str, place: int, target: str, sees: int = 0) -> int:
        """After what lies there in order. Who knew it still knows it, and `sees` see it go; gives the new place."""
        face, mask = self._gone(source, place, target, sees)
        there = self.by_name[target]
        new = len(there.faces) - there.under
        self.lay(target, there.with_item(face, mask, new))
        return new

    def put_on_top(self, source: str, place: int, pile: str, sees: int = 0) -> int:
        """Like `move`, above everything; what lay on top lies one place lower then."""
        face, mask = self._gone(source, place, pile, sees)
        self.lay(pile, self.by_name[pile].with_item(face, mask, 0))
        return 0

    def put_under(self, source: str, place: int, pile: str, sees: int = 0) -> int:
        """Like `move`, below everything: below the bag, and below what was put under it before."""
        face, mask = self._gone(source, place, pile, sees)
        there = self.by_name[pile]
        self.lay(pile, there.with_item(face, mask, len(there.faces), under=1))
        return len(there.faces)

    def _gone(self, source: str, place: int, target: str, sees: int) -> tuple[str, int]:
        """Take a thing away on its way to `target`; gives its face and who knows it now."""
        self._same_deck(source, target)
        zone = self.by_name[source]
        face, mask = zone.faces[place], zone.masks[place]
        self.lay(source, zone.without(place))
        if sees & ~mask:
            self.learned.append((face, sees & ~mask))
        return face, mask | sees

    def take(self, pile: str, face: str, target: str, sees: int) -> int:
        """A face that chance named goes out of the bag of a pile; gives its new place."""
        self._same_deck(pile, target)
        self.lay(pile, self.by_name[pile].without_from_bag(face))
        zone = self.by_name[target]
        place = len(zone.faces) - zone.under
        self.lay(target, zone.with_item(face, sees, place))
        if sees:
            self.learned.append((face, sees))
        return place

    def reveal(self, name: str, place: int, to: int | None = None) -> str:
        """Show one thing to everyone, or to the seats of `to`."""
        zone, mask = self.by_name[name], self.everyone if to is None else to
        if mask & ~zone.masks[place]:
            self.learned.append((zone.faces[place], mask & ~zone.masks[place]))
            self.lay(name, zone.known_to(place, mask))
        return zone.faces[place]

    def shuffle_into(self, source: str, pile: str) -> None:
        """All of `source` goes into the bag of `pile`, with what lay on the pile."""
        self._same_deck(source, pile)
        zone = self.by_name[source]
        self.lay(source, Zone(zone.deck))
        self.lay(pile, self.by_name[pile].shuffled_in(zone.faces + zone.bag))

    def _same_deck(self, source: str, target: str) -> None:
        if self.by_name[source].deck != self.by_name[target].deck:
            raise ValueError(f"{source} and {target} are of two decks: what is unseen of each would tell what moved")

    def could_hold(self, name: str, faces: Collection[str]) -> bool:
        """Whether, as far as the whole table knows, one of these could lie here: never looks at a secret."""
        zone, hidden = self.by_name[name], False
        for face, mask in zip(zone.faces, zone.masks, strict=True):
            if mask != self.everyone:
                hidden = True
            elif face in faces:
                return True
        return hidden and not self.unplaced(zone.deck).isdisjoint(faces)

    def unplaced(self, deck: str) -> frozenset[str]:
        """The faces of a deck that not everyone can place: everybody can work that out."""
        known = self._unplaced.get(deck)
        if known is None:
            found = set[str]()
            for zone in self.by_name.values():
                if zone.deck == deck:
                    found.update(zone.bag)
                    found.update(
                        [face for face, mask in zip(zone.faces, zone.masks, strict=True) if mask != self.everyone]
                    )
            known = frozenset(found)
            self._unplaced = {**self._unplaced, deck: known}
        return known
