"""The stack as data: a frame as it is saved and shown in a view, and a frame again."""

from __future__ import annotations

from typing import Any, Final

from rimward.kernel.frame import Frame
from rimward.kernel.game import Game
from rimward.kernel.plain import alike, fields_of, pack, unpack

_BESIDES: Final[tuple[tuple[str, Any], ...]] = (
    ("given", None),
    ("picks", ()),
    ("cut", False),
    ("due", False),
    ("aside", False),
    ("back", ""),
)


def pack_frame(frame: Frame) -> dict[str, Any]:
    data: dict[str, Any] = pack(frame)
    data["at"] = frame.STEPS[frame.at]
    for name, usual in _BESIDES:
        if getattr(frame, name) != usual:
            data[name] = pack(getattr(frame, name))
    return data


def frames_alike(one: Frame, other: Frame) -> bool:
    """Whether both are saved as the same."""
    return (
        type(one) is type(other)
        and one.at == other.at
        and all([alike(getattr(one, name), getattr(other, name)) for name, _ in _BESIDES])
        and alike(one, other)
    )


def unpack_frame(data: dict[str, Any], game: Game) -> Frame:
    kind = game.frames[data["is"]]
    fields = {name: unpack(data[name], game.kinds) for name in fields_of(kind) if name in data}
    frame = kind(**fields)
    frame.at = frame.STEPS.index(data["at"])
    for name, usual in _BESIDES:
        setattr(frame, name, unpack(data[name], game.kinds) if name in data else usual)
    return frame
