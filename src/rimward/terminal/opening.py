"""Before the first question: which game, who sits where, with which options and dice."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from hashlib import blake2b
from pathlib import Path
from typing import Any

from rimward import rulebook
from rimward.bots import BOTS, Bot
from rimward.games.catalog import COMING, GAMES
from rimward.kernel.chance import Chance, Sealed, Seeded
from rimward.kernel.game import Game
from rimward.kernel.match import Match
from rimward.kernel.question import Refused
from rimward.messages import Messages
from rimward.terminal.console import Console, Trouble
from rimward.terminal.records import load
from rimward.terminal.sitting import Sitting, picked

ME = "me"
DEFAULT_BOT = "random"


@dataclass(frozen=True)
class Wishes:
    """What the command line asks for."""

    game: str = ""
    seats: str = ""  # me,random,random
    options: tuple[str, ...] = ()  # name=value
    seed: str | None = None
    language: str = "en"
    load: str = ""


def play(console: Console, wishes: Wishes) -> int:
    """`rimward play`: a new match, or one from a file."""
    messages = Messages(wishes.language)
    if not wishes.game and not wishes.load:
        return menu(console, wishes)
    match = _loaded(wishes, messages) if wishes.load else _new(wishes, messages)
    players = _players(wishes, match.table.seats, messages)
    own = Messages(wishes.language, match.game.name, names=_names(players, messages))
    sitting = Sitting(match, players, console, own, Path(wishes.load) if wishes.load else None)
    _introduce(console, own, match, wishes)
    return sitting.run()


def menu(console: Console, wishes: Wishes) -> int:
    """The games; a number plays one."""
    messages = Messages(wishes.language)
    console.say(messages.text("terminal.menu.which"))
    for number, (name, game) in enumerate(GAMES.items(), 1):
        title = Messages(wishes.language, name).text(f"{name}.title")
        told = {"title": title, "least": game.seats[0], "most": game.seats[-1]}
        console.say(f"  {number}. {messages.text('terminal.menu.game', told)}")
    if COMING:
        console.say(messages.text("terminal.menu.coming"))
    for name in COMING:
        told = {"title": rulebook.load(name).title, "game": name}
        console.say(f"  - {messages.text('terminal.menu.read', told)}")
    names = list(GAMES)
    while True:
        try:
            answer = console.ask()
        except EOFError:
            return 0
        if answer.lower() in ("", "q", "quit", messages.text("terminal.command.quit")):
            return 0
        chosen = names.index(answer) if answer in names else picked(answer, len(names))
        if chosen is not None:
            return play(console, replace(wishes, game=names[chosen]))
        console.say(messages.text("terminal.menu.again", {"count": len(names)}))


# --- the match -------------------------------------------------------------------------------------------------------
def _loaded(wishes: Wishes, messages: Messages) -> Match:
    match = load(wishes.load, messages)
    for wish, given in (("game", wishes.game not in ("", match.game.name)), ("option", bool(wishes.options))):
        if given:
            told = {"file": wishes.load, "game": match.game.name}
            raise Trouble(messages.text(f"terminal.error.loaded-{wish}", told))
    if wishes.seed is not None:
        raise Trouble(messages.text("terminal.error.loaded-seed", {"file": wishes.load}))
    return match


def _new(wishes: Wishes, messages: Messages) -> Match:
    game = _game(wishes.game, messages)
    wanted = [word.strip() for word in wishes.seats.split(",")] if wishes.seats else [""] * game.seats[0]
    chance: Chance = Sealed(secrets.token_bytes(32)) if wishes.seed is None else Seeded(wishes.seed)
    try:
        return Match.new(game, len(wanted), _options(game, wishes.options, messages), chance=chance)
    except Refused as refused:
        raise Trouble(Messages(wishes.language, game.name).reason(refused)) from refused


def _game(name: str, messages: Messages) -> Game:
    if name in GAMES:
        return GAMES[name]
    why = "coming" if name in COMING else "no-game"
    raise Trouble(messages.text(f"terminal.error.{why}", {"game": name, "games": ", ".join(GAMES)}))


def _options(game: Game, wanted: tuple[str, ...], messages: Messages) -> dict[str, Any]:
    """`name=value`, the value as what the setting is: a number, a word, or yes and no."""
    kinds = {setting.name: type(setting.default) for setting in game.settings}
    options: dict[str, Any] = {}
    for text in wanted:
        name, sign, value = text.partition("=")
        if not sign:
            raise Trouble(messages.text("terminal.error.option", {"option": text}))
        options[name] = _value(value, kinds.get(name, str))
    return options


def _value(text: str, kind: type) -> Any:
    """What cannot be read stays text: then the game refuses it and says what it may be."""
    if kind is bool:
        return {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}.get(text, text)
    if kind is int and text.lstrip("-").isascii() and text.lstrip("-").isdigit() and len(text) < 10:
        return int(text)
    return text


# --- the seats -------------------------------------------------------------------------------------------------------
def _players(wishes: Wishes, seats: int, messages: Messages) -> list[Bot | None]:
    """A bot for each seat, None for a person. Where nothing is said, you play against bots."""
    words = [word.strip() for word in wishes.seats.split(",")] if wishes.seats else [ME] + [DEFAULT_BOT] * (seats - 1)
    if len(words) != seats:
        raise Trouble(messages.text("terminal.error.seats", {"given": len(words), "seats": seats}))
    unknown = [word for word in words if word != ME and word not in BOTS]
    if unknown:
        raise Trouble(messages.text("terminal.error.bot", {"bot": unknown[0], "bots": ", ".join((ME, *BOTS))}))
    return [None if word == ME else BOTS[word](_bot_seed(wishes.seed, seat)) for seat, word in enumerate(words)]


def _bot_seed(seed: str | None, seat: int) -> int:
    """Bots of a practice table repeat with its dice; elsewhere nobody can foresee them."""
    if seed is None:
        return secrets.randbits(64)
    return int.from_bytes(blake2b(f"{seed}:bot:{seat}".encode(), digest_size=8).digest(), "big")


def _names(players: list[Bot | None], messages: Messages) -> list[str]:
    return [
        messages.text("terminal.name.person" if bot is None else "terminal.name.bot", {"number": seat + 1})
        for seat, bot in enumerate(players)
    ]


def _introduce(console: Console, messages: Messages, match: Match, wishes: Wishes) -> None:
    header = match.header
    console.say(messages.text("terminal.title", {"title": messages.text(f"{match.game.name}.title")}))
    for name, value in header.options.items():
        console.say(f"  {messages.name('setting', name)}: {value}")
    if wishes.seed is not None:
        console.say(messages.text("terminal.chance.seed", {"seed": wishes.seed}))
    elif header.practice:
        console.say(messages.text("terminal.chance.practice"))
    else:
        console.say(messages.text("terminal.chance.sealed", {"commitment": header.commitment}))
    console.say(messages.text("terminal.start"))
