"""The box of a game, as files that people write: a file of a box names entries, each with its fields.

A game says of what kind the entries of each file are and what is made of them (`Sheet`, `Box`). A pack is a set of the
same files, read by the caller; it replaces or adds entries. Everything is checked before anything is used, and what
is wrong is one sentence: file, entry, field and problem.
"""

from __future__ import annotations

import importlib.resources
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeVar

import msgspec

from rimward.kernel.plain import fields_of

if TYPE_CHECKING:
    import yaml

NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
WORDS: Final = re.compile(r"([a-z]{2})(-[a-z0-9-]+)?\.ftl")  # texts of a pack, by their language
DEEPEST: Final = 8  # how deep lists and fields lie in each other
KEPT: Final = 16  # contents with packs that a box remembers
MOST: Final = 200_000  # characters of a pack: it is kept with every record that was played with it

Problems = Iterator[tuple[str, str]]  # field, what is wrong with it
Misfits = Iterator[tuple[str, str, str, str]]  # file, entry, field, what is wrong with it
Made = Mapping[str, Mapping[str, Any]]  # by file and entry
Texts = Mapping[str, str]  # files by name
Kept = Mapping[str, Texts]  # packs by name, as records keep them


class ContentError(ValueError):
    """A sentence that a person can act on: it names the file, the entry and the field."""

    def __init__(self, file: str, entry: str, field: str, problem: str) -> None:
        super().__init__(": ".join(part for part in (file, entry, field, problem) if part))
        self.file, self.entry, self.field, self.problem = file, entry, field, problem


# --- where an entry comes from ---------------------------------------------------------------------------------------
class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where it comes from: the `book`, `at` these lines and as far as `known` says (without it, all), or `designed`.

    What the lines do not say but lead to is `inferred`. A game adds the fields of its own kinds.
    """

    source: Literal["book", "designed"]
    at: tuple[str, ...] = ()
    known: tuple[str, ...] = ()
    inferred: tuple[str, ...] = ()


class Source:
    """The same of what was made of an entry."""

    __slots__ = ("at", "inferred", "kind", "known")

    def __init__(
        self, kind: str, at: tuple[str, ...] = (), known: tuple[str, ...] = (), inferred: tuple[str, ...] = ()
    ) -> None:
        self.kind, self.at, self.known = kind, at, known
        self.inferred = inferred


def source_of(entry: Entry) -> Source:
    return Source(entry.source, entry.at, entry.known, entry.inferred)


# --- reading ---------------------------------------------------------------------------------------------------------
def base(file: str) -> str:
    """The name of a file without its folders."""
    return file.replace("\\", "/").rpartition("/")[2]


def read(file: str, text: str) -> dict[str, object]:
    """The raw entries of a file, by name."""
    import yaml  # it takes a while to get ready, and whoever plays another game does without

    loader = yaml.CSafeLoader(text)
    try:
        _check_shape(file, text)
        node = loader.get_single_node()
        if not isinstance(node, yaml.MappingNode):
            raise ContentError(file, "", "", "the file must name entries, each with its fields")
        _no_key_twice(file, node, ())
        data: dict[str, object] = loader.construct_document(node)
    except yaml.YAMLError as error:
        hint, problem = "a picture whose first row begins with blanks starts with |2", " ".join(str(error).split())
        raise ContentError(file, "", "", f"not readable as YAML ({hint}): {problem}") from error
    finally:
        loader.dispose()
    for name in data:
        if not isinstance(name, str) or not NAME.fullmatch(name):
            raise ContentError(file, str(name), "", "a name has small letters, digits and single hyphens")
    return data


def _check_shape(file: str, text: str) -> None:
    """A record brings the packs that it was played with, so a file may be anybody's: first it is looked through."""
    import yaml

    depth = 0
    for event in yaml.parse(text, Loader=yaml.CSafeLoader):
        depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
        if depth > DEEPEST or isinstance(event, yaml.AliasEvent):
            line = event.start_mark.line + 1
            raise ContentError(file, "", "", f"nothing is nested so deep, or stands for something else (line {line})")


def _no_key_twice(file: str, node: yaml.MappingNode, path: tuple[str, ...]) -> None:
    """YAML takes the last of two equal keys without a word."""
    seen: set[str] = set()
    for key, value in node.value:
        here = (*path, str(key.value))
        if here[-1] in seen:
            entry, field = (*here, "")[:2]
            raise ContentError(file, entry, field, f"{here[-1]} is given twice (line {key.start_mark.line + 1})")
        seen.add(here[-1])
        if isinstance(value, type(node)):
            _no_key_twice(file, value, here)


Kind = TypeVar("Kind", bound=Entry)


def convert(file: str, name: str, raw: object, kind: type[Kind]) -> Kind:
    """An entry with the right fields; what they say is not checked yet."""
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        problem, _, path = str(error).partition(" - at `$")
        field = re.match(r"\.(\w+)", path) or re.search(r"field `(\w+)`", problem)
        raise ContentError(file, name, field[1] if field else "", problem[:1].lower() + problem[1:]) from error


def refuse(file: str, name: str, problems: Problems) -> None:
    """The first problem is enough, and the checks after it may rely on what it broke."""
    for field, problem in problems:
        raise ContentError(file, name, field, problem)


def _source_problems(entry: Entry, words: tuple[str, ...], books: Sequence[str]) -> Problems:
    if entry.source == "designed" and (entry.at or entry.known or entry.inferred):
        yield "source", "what is designed has no place in a book: leave out `at`, `known` and `inferred`"
    if entry.source == "book" and not entry.at:
        yield "at", f"which lines of a book? for instance [{books[0]}:194, {books[-1]}:426]"
    lines = re.compile(rf"({'|'.join(books)}):[0-9]+(-[0-9]+)?")
    for place in entry.at:
        if not lines.fullmatch(place):
            yield "at", f"{place} is not a line or lines of a book, such as {books[0]}:194 or {books[-1]}:165-174"
    for field, named in (("known", entry.known), ("inferred", entry.inferred)):
        for word in named:
            if word not in words:
                yield field, f"{word} is nothing that an entry of this file has"
    for word in entry.inferred:
        if word in entry.known:
            yield "inferred", f"{word} is either known or inferred"


# --- the box of a game -----------------------------------------------------------------------------------------------
def no_problems(entry: Any) -> Problems:
    return iter(())


def as_it_is(name: str, entry: Any) -> Any:
    return entry


def no_misfits(made: Made) -> Misfits:
    return iter(())


class Sheet(NamedTuple):
    """A file of a box: its entries are all of one kind, or each of its own, by name, and then a box needs them all."""

    kinds: type[Entry] | Mapping[str, type[Entry]]
    problems: Callable[[Any], Problems] = no_problems  # of an entry alone
    make: Callable[[str, Any], Any] = as_it_is  # of its name and a right entry: what rules read
    words: tuple[str, ...] = ()  # what `known` may name beside the fields of an entry

    def kind(self, file: str, name: str) -> type[Entry]:
        if isinstance(self.kinds, type):
            return self.kinds
        if name not in self.kinds:
            raise ContentError(file, name, "", f"no such entry is known; there are {', '.join(self.kinds)}")
        return self.kinds[name]


class Pack:
    """Files that were read and found right, entry by entry. Whether they fit the box is seen when it is loaded.

    `hash` names what it brings, however its files were written and wherever they come from. What things are called is
    in files of words, such as `en.ftl`: they are no part of that.
    """

    __slots__ = ("files", "hash", "made", "name")

    def __init__(self, name: str, files: Texts, made: dict[str, dict[str, Any]]) -> None:
        self.name, self.files, self.made = name, files, made
        self.hash = hash_of({file: [[entry, hashed(thing)] for entry, thing in made[file].items()] for file in made})

    def kept(self) -> dict[str, str]:
        """Its files as records keep them: without folders, and in an order."""
        return {base(file): text for file, text in sorted(self.files.items())}

    def words(self, language: str) -> list[str]:
        found = [(WORDS.fullmatch(file), text) for file, text in self.kept().items()]
        return [text for name, text in found if name is not None and name[1] == language]


class Box:
    """How the box of a game is written, and what is played with when all of it has been read.

    `together` makes the content of all entries; it has a `hash`, which `hash_of` can make, that names what is played
    with however the files were written. `misfits` tells what no entry is to blame for alone.
    """

    def __init__(
        self,
        package: str,  # the files lie in its folder `data`
        sheets: Mapping[str, Sheet],  # by the name of the file
        together: Callable[[Made], Any],
        misfits: Callable[[Made], Misfits] = no_misfits,
        books: Sequence[str] = ("book",),  # what `at` may name, as in the rules of the game
    ) -> None:
        self.package, self.sheets, self.together, self.misfits = package, sheets, together, misfits
        self.books = books
        self._kept: dict[tuple[Any, ...], Any] = {}

    def files(self) -> dict[str, str]:
        """The box as it comes, by the name of each file."""
        data = importlib.resources.files(self.package) / "data"
        return {name: (data / name).read_text(encoding="utf-8") for name in self.sheets}

    def pack(self, files: Texts, name: str = "") -> Pack:
        """Checks every entry of these files, given by name. Errors use the names as given, folders and all."""
        made: dict[str, dict[str, Any]] = {file: {} for file in self.sheets}
        if name and not NAME.fullmatch(name):
            raise ContentError(name, "", "", "the name of a pack has small letters, digits and single hyphens")
        if sum(map(len, files.values())) > MOST:
            raise ContentError(name, "", "", f"a pack has at most {MOST} characters")
        for file, text in files.items():
            sheet = self.sheets.get(base(file))
            if sheet is None and WORDS.fullmatch(base(file)):
                continue
            if sheet is None:
                raise ContentError(file, "", "", f"no such file is known; there are {', '.join(self.sheets)}")
            if made[base(file)]:
                raise ContentError(file, "", "", "this file is there twice, in two folders")
            for entry, raw in read(file, text).items():
                made[base(file)][entry] = self._made(file, entry, raw, sheet)
        return Pack(name, dict(files), made)

    def again(self, kept: Kept) -> list[Pack]:
        """Packs from the files that a record keeps, by their names."""
        return [
            self.pack({f"{name}/{file}": text for file, text in files.items()}, name) for name, files in kept.items()
        ]

    def _made(self, file: str, name: str, raw: object, sheet: Sheet) -> Any:
        kind = sheet.kind(file, name)
        entry = convert(file, name, raw, kind)
        refuse(file, name, _source_problems(entry, (*kind.__struct_fields__, *sheet.words), self.books))
        refuse(file, name, sheet.problems(entry))
        return sheet.make(name, entry)

    def load(self, files: Texts, packs: Sequence[Pack] = ()) -> Any:
        """The content of a whole box, with packs laid over it in this order."""
        for file in self.sheets:
            if file not in {base(name) for name in files}:
                raise ContentError(file, "", "", "a box needs this file")
        whole = self.pack(files).made
        for pack in packs:
            for file, entries in pack.made.items():
                whole[file] |= entries
        for file, sheet in self.sheets.items():
            missing = () if isinstance(sheet.kinds, type) else [name for name in sheet.kinds if name not in whole[file]]
            for name in missing:
                raise ContentError(file, name, "", "the box needs this entry")
        for file, entry, field, problem in self.misfits(whole):
            raise ContentError(self._blamed(file, entry, packs), entry, field, problem)
        return self.together(whole)

    def _blamed(self, file: str, entry: str, packs: Sequence[Pack]) -> str:
        """The file that an entry comes from, as the last pack that has it names it."""
        for pack in reversed(packs):
            for name in pack.files:
                if base(name) == file and entry in pack.made[file]:
                    return name
        return file

    def content(self, packs: Sequence[Pack] = ()) -> Any:
        """Of the box as it comes, with packs. The same packs have the same content, which is read once."""
        key = tuple([tuple(pack.kept().items()) for pack in packs])
        if key not in self._kept:
            found = self.load(self.files(), packs)
            with_packs = [kept for kept in self._kept if kept]
            if len(with_packs) >= KEPT:
                del self._kept[with_packs[0]]
            self._kept[key] = found
        return self._kept[key]


# --- what is played with ---------------------------------------------------------------------------------------------
def plain_fields(thing: Any) -> dict[str, object]:
    """Its fields in the order of their names, without where it comes from: that is not played with."""
    kind = type(thing)
    names = kind.__struct_fields__ if isinstance(thing, msgspec.Struct) else fields_of(kind)
    left_out = Entry.__struct_fields__ if isinstance(thing, Entry) else ("source",)
    return {field: getattr(thing, field) for field in sorted(names) if field not in left_out}


def hash_of(*parts: Any) -> str:
    """Over plain data, of which the order counts."""
    plain = msgspec.to_builtins(parts, str_keys=True)  # numbers may be keys, and only words can be put in order
    return blake2b(msgspec.json.encode(plain, order="deterministic"), digest_size=16).hexdigest()


def hashed(thing: Any) -> list[object]:
    """A thing of the box as `hash_of` takes it: its values in the order of their names."""
    return [sorted(value) if isinstance(value, frozenset) else value for value in plain_fields(thing).values()]
