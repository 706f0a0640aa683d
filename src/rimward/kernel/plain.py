"""Plain data: classes whose every field is a parameter of `__init__`, in order.

That one convention is the save format, the copy and the view of everything that lies on a table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from inspect import signature
from typing import Any, Final

try:
    from mypy_extensions import mypyc_attr as mypyc_attr
except ImportError:  # only the compiler, which brings it, takes notice

    def mypyc_attr(**how: bool) -> Callable[[Any], Any]:  # type: ignore[misc]
        """How a class is to be compiled."""
        return lambda kind: kind


Registry = Mapping[str, type["Plain"]]

_FIELDS: Final[dict[type, tuple[str, ...]]] = {}


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Plain:
    """A value made of numbers, strings, tuples, lists, dicts by name, byte boards and other plain values."""

    __slots__ = ()


def fields_of(kind: type) -> tuple[str, ...]:
    """The fields of a plain class: the parameters of its `__init__`, in order."""
    known = _FIELDS.get(kind)
    if known is None:
        known = _FIELDS[kind] = tuple(signature(kind).parameters)
    return known


def pack(value: Any) -> Any:
    """JSON-ready data. Tuples become lists; everything else that JSON lacks is an object with a single tag."""
    if value is None or isinstance(value, int | str):
        return value
    if isinstance(value, tuple):
        return [pack(v) for v in value]
    if isinstance(value, list):
        return {"list": [pack(v) for v in value]}
    if isinstance(value, bytes | bytearray):
        return {type(value).__name__: value.hex()}
    if isinstance(value, dict):
        return {"dict": {_name(key): pack(v) for key, v in value.items()}}
    if isinstance(value, Plain):
        return {"is": type(value).__name__, **{name: pack(getattr(value, name)) for name in fields_of(type(value))}}
    raise TypeError(f"{type(value).__name__} cannot lie on a table: only plain data can be saved and copied")


def alike(one: Any, other: Any) -> bool:
    """Whether `pack` makes the same of both. Copies share most of what they hold, so this is found out much sooner."""
    if one is other:
        return True
    if isinstance(one, Plain):
        same = type(one) is type(other)
        return same and all([alike(getattr(one, name), getattr(other, name)) for name in fields_of(type(one))])
    if isinstance(one, tuple):
        both = isinstance(other, tuple) and len(one) == len(other)
        return both and all([alike(mine, its) for mine, its in zip(one, other, strict=True)])
    if isinstance(one, list):
        return isinstance(other, list) and alike(tuple(one), tuple(other))
    if isinstance(one, dict):
        return isinstance(other, dict) and one.keys() == other.keys() and all([alike(one[k], other[k]) for k in one])
    return bool(one == other)


def _name(key: Any) -> str:
    """JSON would turn a number into a string, and the dict that comes back would be another."""
    if not isinstance(key, str):
        raise TypeError(f"the key {key!r} of a dict on a table is not a string")
    return key


def unpack(data: Any, kinds: Registry) -> Any:
    """The inverse of `pack`; `kinds` names the plain classes that may occur."""
    if isinstance(data, list):
        return tuple(unpack(v, kinds) for v in data)
    if not isinstance(data, dict):
        return data
    if "is" in data:
        return make(kinds[data["is"]], {name: value for name, value in data.items() if name != "is"}, kinds)
    if "bytes" in data:
        return bytes.fromhex(data["bytes"])
    if "bytearray" in data:
        return bytearray.fromhex(data["bytearray"])
    if "list" in data:
        return [unpack(v, kinds) for v in data["list"]]
    return {key: unpack(v, kinds) for key, v in data["dict"].items()}


def make(kind: type, data: Mapping[str, Any], kinds: Registry) -> Any:
    """An object of `kind` from its packed fields."""
    return kind(**{name: unpack(value, kinds) for name, value in data.items()})
