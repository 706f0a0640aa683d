"""Before the first question: which game, who sits where, with which options and dice."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

from rimward.bots import Bot, bot_named, can_play, levels, playing
from rimward.bots.seated import seated, usual
from rimward.games.catalog import GAMES
from rimward.kernel.chance import Chance, Sealed, Seeded
from rimward.kernel.content import ContentError
from rimward.kernel.game import Game, Setting
from rimward.kernel.match import Match
from rimward.kernel.question import Refused
from rimward.messages import LANGUAGES, Messages
from rimward.packs import with_folders
from rimward.terminal.console import Console, Trouble
from rimward.terminal.records import load, unfinished
from rimward.terminal.screen import bot_lines, setting_lines
from rimward.terminal.sitting import ME, Sitting, picked, usual_seats

GO_ON = 3  # unfinished games that the menu offers


@dataclass(frozen=True)
class Wishes:
    """What the command line asks for."""

    game: str = ""
    seats: str = ""  # me,normal,hard/pirate
    options: tuple[str, ...] = ()  # name=value
    wished: tuple[str, ...] = ()  # of a seat: seat:name=value
    packs: tuple[str, ...] = ()  # folders
    seed: str | None = None
    language: str = "en"
    load: str = ""


def play(console: Console, wishes: Wishes) -> int:
    """`rimward play`: a new match, or one from a file; then others with the same seats and options, if they like."""
    messages = Messages(wishes.language)
    if not wishes.game and not wishes.load:
        return menu(console, wishes)
    match = _loaded(wishes, messages) if wishes.load else _new(wishes, messages)
    while True:
        words = _seats(wishes, match.game, match.table.seats, messages)
        seeds = [_bot_seed(wishes.seed, n) for n in range(len(words))]
        seats = list(words)
        for number, (word, seed) in enumerate(zip(words, seeds, strict=True)):
            if word != ME:
                seats[number] = seated(word, match.game, Random(seed), seats)
        players = [
            None if word == ME else bot_named(word, match.game, seed) for word, seed in zip(seats, seeds, strict=True)
        ]
        words = match.game.words(wishes.language)
        own = Messages(wishes.language, match.game.name, names=_names(players, messages), words=words)
        file = Path(wishes.load) if wishes.load else None
        sitting = Sitting(match, players, console, own, seats=",".join(seats), file=file)
        _introduce(console, own, match, wishes, people=None in players)
        if None in players and match.result is None:
            console.say(*bot_lines(own, seats))
        code = sitting.run()
        if not sitting.rematch:
            return code
        console.say("")
        wishes = replace(wishes, seed=None, load="")
        header = match.header
        match = Match.new(match.game, match.table.seats, header.options, header.wishes or (), chance=_sealed())


# --- the menu --------------------------------------------------------------------------------------------------------
def menu(console: Console, wishes: Wishes) -> int:
    """The games, and those that were left; a number plays one. Then who plays."""
    messages, left = Messages(wishes.language), unfinished(GO_ON)
    wanted = [replace(wishes, game=name) for name in GAMES] + [replace(wishes, load=str(file)) for file, _ in left]
    console.say(*_menu_lines(messages, left))
    while True:
        try:
            answer = console.ask().casefold()
        except EOFError:
            return 0
        if answer in LANGUAGES:
            return menu(console, replace(wishes, language=answer))
        if answer in ("", "q", "quit", messages.text("terminal.command.quit")):
            return 0
        chosen = list(GAMES).index(answer) if answer in GAMES else picked(answer, len(wanted))
        if chosen is not None:
            wishes = wanted[chosen]
            if wishes.load:
                match = left[chosen - len(GAMES)][1]
                return _sit_down(console, wishes, match.game, [match.table.seats], messages)
            return _agree(console, wishes, GAMES[wishes.game], messages)
        console.say(messages.text("terminal.menu.again", {"count": len(wanted)}))


def _menu_lines(messages: Messages, left: list[tuple[Path, Match]]) -> list[str]:
    items = []
    for name, game in GAMES.items():
        counts = game.seats_for({})
        told = {"title": title(messages, name), "least": counts[0], "most": counts[-1]}
        items.append(messages.text("terminal.menu.game", told))
    for file, match in left:
        told = {"file": str(file), "title": title(messages, match.game.name), "seats": match.table.seats}
        items.append(messages.text("terminal.menu.go-on", told))
    lines = [messages.text("terminal.menu.which"), *(f"  {number}. {item}" for number, item in enumerate(items, 1))]
    return [*lines, messages.text("terminal.menu.language")]


def title(messages: Messages, game: str) -> str:
    return Messages(messages.language, game).text(f"{game}.title")


# --- the options -----------------------------------------------------------------------------------------------------
def _agree(console: Console, wishes: Wishes, game: Game, messages: Messages) -> int:
    """By which options: those of a preset by number, or one's own."""
    own = Messages(wishes.language, game.name)
    if game.presets and not wishes.options:
        texts = [own.text(f"{game.name}.preset.{name}") for name in game.presets]
        texts.append(messages.text("terminal.options.own"))
        console.say("", messages.text("terminal.options.which"), *(f"  {n}. {text}" for n, text in enumerate(texts, 1)))
        chosen = _picked_of(console, len(texts), messages)
        if chosen is None:
            return 0
        options = [
            *map(dict, game.presets.values()),
            _own_options(console, game, own) if chosen == len(texts) - 1 else {},
        ]
        wishes = replace(wishes, options=tuple(f"{name}={_typed(v)}" for name, v in options[chosen].items()))
    counts = game.seats_for(_options(game, wishes.options, messages))
    return _sit_down(console, wishes, game, sorted(counts, key=lambda count: count != game.usual), messages)


def _picked_of(console: Console, count: int, messages: Messages) -> int | None:
    """The number that was typed, the first one for Enter; None for leaving."""
    while True:
        try:
            answer = console.ask().casefold()
        except EOFError:
            return None
        if answer in ("q", "quit", messages.text("terminal.command.quit")):
            return None
        chosen = picked(answer or "1", count)
        if chosen is not None:
            return chosen
        console.say(messages.text("terminal.menu.again", {"count": count}))


def _own_options(console: Console, game: Game, own: Messages) -> dict[str, Any]:
    """The settings, each under its number; a number changes one, Enter leaves them as they are."""
    options = game.checked({})
    console.say("", *_option_lines(game, own, options), own.text("terminal.options.change"))
    while True:
        try:
            answer = console.ask()
        except EOFError:
            return options
        number, _, value = answer.partition(" ")
        chosen = picked(number, len(game.settings))
        if not answer:
            return options
        if chosen is None:
            console.say(own.text("terminal.menu.again", {"count": len(game.settings)}))
            continue
        setting = game.settings[chosen]
        try:
            options = game.checked({**options, setting.name: _changed(setting, options[setting.name], value)})
        except Refused as refused:
            console.say(own.reason(refused))
            continue
        console.say(_option_line(own, chosen, setting, options))


def _changed(setting: Setting, now: int | str | bool, said: str) -> Any:
    """What was said; where nothing was, the next of the values."""
    if said:
        return _value(said, type(setting.default))
    return setting.allowed[(setting.allowed.index(now) + 1) % len(setting.allowed)]


def _option_lines(game: Game, own: Messages, options: dict[str, Any]) -> list[str]:
    lines: list[str] = []
    for number, setting in enumerate(game.settings):
        code = f"{game.name}.setting.{setting.name}"
        lines += [own.text(code, part="heading")] if own.has(code, "heading") else []
        lines.append(_option_line(own, number, setting, options))
    return lines


def _option_line(own: Messages, number: int, setting: Setting, options: dict[str, Any]) -> str:
    return f"  {number + 1}. {own.name('setting', setting.name)}: {own.value(setting.name, options[setting.name])}"


def _typed(value: int | str | bool) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


# --- the seats -------------------------------------------------------------------------------------------------------
def _sit_down(console: Console, wishes: Wishes, game: Game, counts: list[int], messages: Messages) -> int:
    """Who plays: one of the usual ways by number, any other seat by seat."""
    if wishes.seats:
        return play(console, wishes)
    ways = [usual_seats(game, count) for count in counts] + [",".join([ME] * count) for count in counts if count > 1]
    console.say("", messages.text("terminal.who.which", {"example": f"{ME},{usual(game)},{ME}"}))
    for number, way in enumerate(ways, 1):
        people, seats = way.split(",").count(ME), len(way.split(","))
        told = {"people": people, "bots": seats - people}
        console.say(f"  {number}. {messages.text('terminal.who.way', told)}")
    while True:
        try:
            answer = console.ask().casefold()
        except EOFError:
            return 0
        if answer in ("q", "quit", messages.text("terminal.command.quit")):
            return 0
        chosen = picked(answer or "1", len(ways))
        if chosen is not None:
            return play(console, replace(wishes, seats=ways[chosen]))
        if "," in answer:
            try:
                _seats(replace(wishes, seats=answer), game, 1 + answer.count(","), messages)
                _check_count(wishes, 1 + answer.count(","), messages)
            except Trouble as trouble:
                console.say(str(trouble))
                continue
            return play(console, replace(wishes, seats=answer))
        console.say(messages.text("terminal.menu.again", {"count": len(ways)}))


def _check_count(wishes: Wishes, count: int, messages: Messages) -> None:
    game = GAMES.get(wishes.game)
    refused = None
    if game is not None:
        options = _options(game, wishes.options, messages)
        refused = game.refusal(count, options, _wished(game, wishes.wished, count, messages))
    if refused:
        raise Trouble(Messages(wishes.language, wishes.game).reason(refused)) from refused


# --- the match -------------------------------------------------------------------------------------------------------
def _loaded(wishes: Wishes, messages: Messages) -> Match:
    match = load(wishes.load, messages)
    other = wishes.game not in ("", match.game.name)
    already = {"option": wishes.options, "wish": wishes.wished, "pack": wishes.packs, "game": other}
    for wish, given in already.items():
        if given:
            told = {"file": wishes.load, "game": match.game.name}
            raise Trouble(messages.text(f"terminal.error.loaded-{wish}", told))
    if wishes.seed is not None:
        raise Trouble(messages.text("terminal.error.loaded-seed", {"file": wishes.load}))
    return match


def _new(wishes: Wishes, messages: Messages) -> Match:
    game = _with_packs(_game(wishes.game, messages), wishes.packs)
    count = 1 + wishes.seats.count(",") if wishes.seats else game.usual or game.seats[0]
    chance: Chance = _sealed() if wishes.seed is None else Seeded(wishes.seed)
    try:
        options = _options(game, wishes.options, messages)
        return Match.new(game, count, options, _wished(game, wishes.wished, count, messages), chance=chance)
    except Refused as refused:
        raise Trouble(Messages(wishes.language, game.name).reason(refused)) from refused


def _sealed() -> Sealed:
    return Sealed(secrets.token_bytes(32))


def _game(name: str, messages: Messages) -> Game:
    if name in GAMES:
        return GAMES[name]
    raise Trouble(messages.text("terminal.error.no-game", {"game": name, "games": ", ".join(GAMES)}))


def _with_packs(game: Game, folders: tuple[str, ...]) -> Game:
    try:
        return with_folders(game, folders)
    except ContentError as error:
        raise Trouble(str(error)) from error


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


def _wished(game: Game, wanted: tuple[str, ...], seats: int, messages: Messages) -> list[dict[str, Any]]:
    """`0:name=value`, by seat."""
    chosen: list[dict[str, Any]] = [{} for _ in range(seats)]
    kinds = {setting.name: type(setting.default) for setting in game.wishes}
    for text in wanted:
        seat, _, wish = text.partition(":")
        name, sign, value = wish.partition("=")
        if not sign or not seat.isdecimal() or int(seat) >= seats:
            raise Trouble(messages.text("terminal.error.wish", {"wish": text, "last": seats - 1}))
        chosen[int(seat)][name] = _value(value, kinds.get(name, str))
    return chosen


def _value(text: str, kind: type) -> Any:
    """What cannot be read stays text: then the game refuses it and says what it may be."""
    if kind is bool:
        return {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}.get(text, text)
    if kind is int and text.lstrip("-").isascii() and text.lstrip("-").isdigit() and len(text) < 10:
        return int(text)
    return text


def _seats(wishes: Wishes, game: Game, seats: int, messages: Messages) -> list[str]:
    """Who sits where: `me` for a person, or the name of a bot."""
    words = [word.strip() for word in (wishes.seats or usual_seats(game, seats)).split(",")]
    if len(words) != seats:
        raise Trouble(messages.text("terminal.error.seats", {"given": len(words), "seats": seats}))
    unknown = [word for word in words if word != ME and not can_play(game, word)]
    if unknown:
        known = dict.fromkeys((ME, *levels(game), *playing(game), *(f"{usual(game)}/{style}" for style in game.styles)))
        raise Trouble(messages.text("terminal.error.bot", {"bot": unknown[0], "bots": ", ".join(known)}))
    return words


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


def _introduce(console: Console, messages: Messages, match: Match, wishes: Wishes, *, people: bool) -> None:
    """The game, how it is played, its options, its dice, and how to type."""
    header, say, game = match.header, console.say, match.game.name
    say(messages.text(f"{game}.title"))
    if people and not wishes.load and messages.has(f"{game}.intro"):
        say(messages.text(f"{game}.intro", header.options), "")
    say(*setting_lines(messages, match.game, header.options))
    if wishes.seed is not None:
        say(messages.text("terminal.chance.seed", {"seed": wishes.seed}))
    elif header.practice:
        say(messages.text("terminal.chance.practice"))
    else:
        say(messages.text("terminal.chance.sealed"), f"  {header.commitment}")
    if people and match.result is None:
        say(messages.text("terminal.start"))
