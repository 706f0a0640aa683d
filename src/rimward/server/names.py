"""Names of people and of tables: what they may be made of, and when two of them look alike."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from itertools import chain, count

from rimward.server.errors import Denied

NAME = 40  # characters of a person's name at most
TABLE_NAME = 60
UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})  # categories of what nobody can see
# Letters, marks and signs that are drawn as nothing: fillers of Hangul, joiners, an empty braille pattern.
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
STYLES = frozenset("\ufe0e\ufe0f")  # whether a sign is drawn in colours; keyboards add it to what was typed


def person(name: str) -> str:
    return _checked(name, NAME)


def table(name: str) -> str:
    """A table need not have a name."""
    return _checked(name, TABLE_NAME) if name else ""


def _checked(name: str, longest: int) -> str:
    """The name in its usual spelling, with single spaces; an error where somebody could not see what it is."""
    drawn = "".join(" " if _kind(letter) == "Zs" else letter for letter in name if letter not in STYLES)
    text = unicodedata.normalize("NFC", " ".join(part for part in drawn.split(" ") if part))
    visible = not any(letter in BLANK or _is_selector(letter) or _kind(letter) in UNSEEN for letter in text)
    lettered = any(_kind(letter)[0] in "LN" for letter in text)
    if not visible or not lettered or len(text) > longest:
        detail = f"a name has a letter or a digit, nothing that cannot be seen, and at most {longest} characters"
        raise Denied(400, "table.bad-name", detail)
    return text


def _kind(letter: str) -> str:
    return unicodedata.category(letter)


def _is_selector(letter: str) -> bool:
    """Of a variant of the letter before it: it is not drawn itself."""
    return "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef"


def unlike(name: str, others: Iterable[str]) -> str:
    """The name, with a number where another seat has it: a log has to tell people apart."""
    taken = {alike(other) for other in others}
    again = (f"{name[: NAME - 4]} {number}" for number in count(2))
    return next(free for free in chain([name], again) if alike(free) not in taken)


def alike(name: str) -> str:
    """The same for names that look the same but for the size of letters, their width and the spaces between them."""
    return "".join(unicodedata.normalize("NFKC", name).casefold().split())
