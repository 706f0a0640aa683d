"""Plain data: what can lie on a table comes back from JSON as it was, and nothing else can lie there."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rimward.kernel.plain import Plain, fields_of, pack, unpack


class Ship(Plain):
    def __init__(self, name: str, cargo: tuple[str, ...], escort: Ship | None = None) -> None:
        self.name, self.cargo, self.escort = name, cargo, escort

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ship) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]


def through_json(value: Any) -> Any:
    return unpack(msgspec.json.decode(msgspec.json.encode(pack(value))), {"Ship": Ship})


@pytest.mark.parametrize(
    "value",
    [
        None,
        True,
        -7,
        "hex:3,-1",
        (),
        ("a", (1, ("b",)), None),
        [],
        [1, [2], (3,)],
        {},
        {"is": 1, "list": [2], "dict": {"bytes": ()}},
        bytearray(b"\x00\xff"),
        b"\x00\xff",
        Ship("Puck", ("spice",), Ship("Ariel", ())),
        {"fleet": [Ship("Puck", ())]},
    ],
)
def test_plain_data_comes_back_as_it_was(value: Any) -> None:
    again = through_json(value)
    assert (again, type(again)) == (value, type(value))


@pytest.mark.parametrize("value", [1.5, {1, 2}, object(), print, (1, 2.5), [{"a": object()}], Ship("Puck", (b"x", 1j))])  # type: ignore[arg-type]
def test_foreign_objects_are_refused(value: Any) -> None:
    with pytest.raises(TypeError, match="cannot lie on a table"):
        pack(value)


def test_a_key_that_json_would_change_is_refused() -> None:
    with pytest.raises(TypeError, match="the key 3 of a dict on a table is not a string"):
        pack({3: "three"})


def test_an_unknown_class_is_refused() -> None:
    with pytest.raises(KeyError, match="Ship"):
        unpack(pack(Ship("Puck", ())), {})


def test_fields_are_the_parameters_in_order() -> None:
    assert fields_of(Ship) == ("name", "cargo", "escort")
