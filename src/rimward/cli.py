"""The command line: `rimward COMMAND ...`."""

from __future__ import annotations

import argparse
import io
import os
import re
import sys
from collections.abc import Mapping, Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from typing import NoReturn

from rimward import LANGUAGES, __version__

# Only the standard library up here, and little of it: `rimward --version` is to answer at once.
LAB = ("simulate", "arena", "balance", "screen", "fit")  # have arguments of their own, and are loaded only if asked for
COMMANDS = ("serve", "play", "rules", "replay", "verify", *LAB, "report", "backup", "restore")
PLAYS = ("--seats", "--option", "--seed", "--load")  # said without a command, they mean `play`
DATABASE = "data/rimward.db"
LEVELS = ("debug", "info", "warning", "error")
HELP = argparse.RawDescriptionHelpFormatter
EXAMPLES = """\
examples:
  rimward                              serve, and open the browser
  rimward --port 9000 --no-open        the same on another port, without browser
  rimward play                         choose a game from a menu
  rimward play xia                     you against three bots, at a text table
  rimward play comet                   a small game, you against a bot
  rimward comet                        the same, shorter
  rimward play comet --seats me,me     two people at one screen
  rimward rules xia who can i shoot    look something up in the rules of Xia
  rimward rules xia бой --language ru  rules of Xia in Russian
  rimward replay FILE --seat 1         read a saved game, as player 1 saw it
"""
PLAYING = """\
examples:
  rimward play xia --option first_game=yes       the first game of Xia's book
  rimward play xia --seats me,easy,hard/pirate   you against two bots
  rimward play comet --option target=8           a short game
  rimward play comet --seed 7 --language ru      the same dice every time, in Russian
  rimward play --load FILE                       continue a saved game

Without --seats you play against normal bots, as many as usual for the game. A bot is easy, normal, hard or expert, and
has a style, which is drawn unless you name it: hard/pirate.
"""
SERVING = """\
examples:
  rimward serve                                   data/rimward.db, for the whole local network
  rimward serve --host 127.0.0.1                  for this machine only
  rimward serve --database postgresql://HOST/DB   games in PostgreSQL
  rimward serve --host 127.0.0.1 --proxy 127.0.0.1 --name play.example.org --no-open
                                                  behind a proxy with a certificate
"""


class Parser(argparse.ArgumentParser):
    """Bad use is one line on stderr and exit code 2."""

    def error(self, message: str) -> NoReturn:
        from rimward.terminal.console import command

        self.exit(2, f"{self.prog}: {message}; see {command(*self.prog.split()[1:], '--help')}\n")


def _version() -> str:
    """With a note if the build is compiled, found without loading any of it."""
    kernel = os.path.join(os.path.dirname(__file__), "kernel", "frame")
    compiled = any(os.path.isfile(kernel + suffix) for suffix in EXTENSION_SUFFIXES)
    return f"rimward {__version__}{' (compiled)' if compiled else ''}"


def parser() -> argparse.ArgumentParser:
    p = Parser(
        prog="rimward",
        description="A table for three space-adventure board games.",
        epilog=EXAMPLES,
        formatter_class=HELP,
    )
    p.add_argument("--version", action="version", version=_version())
    commands = p.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser, title="commands")
    _add_serve(commands.add_parser("serve", help="start the server (the default)", formatter_class=HELP))
    _add_play(commands.add_parser("play", help="play a game", formatter_class=HELP))
    _add_rules(commands.add_parser("rules", help="read and search the rules of a game"))
    replay = commands.add_parser("replay", help="read a recorded game")
    replay.add_argument("file", metavar="FILE")
    replay.add_argument(
        "--seat", type=int, metavar="N", help="as player N saw it, counted from 1 (default: a spectator)"
    )
    _add_language(replay)
    verify = commands.add_parser("verify", help="check a recorded game and its dice")
    verify.add_argument("file", metavar="FILE")
    _add_language(verify)
    commands.add_parser("simulate", help="play many games between bots", add_help=False)  # for these see _lab
    commands.add_parser("arena", help="find out which bot is the strongest", add_help=False)
    commands.add_parser("balance", help="find out what a house rule does, and whether seats are fair", add_help=False)
    commands.add_parser("screen", help="find out what the numbers behind the advice do", add_help=False)
    commands.add_parser("fit", help="fit the chances to win to games between bots", add_help=False)
    report = commands.add_parser("report", help="turn a player's problem report into a test")
    report.add_argument("file", metavar="FILE")
    report.add_argument("--to", default="tests/reports", metavar="FOLDER", help="where the test goes (tests/reports)")
    _add_copying(commands.add_parser("backup", help="copy the server's database, even while it runs"), "replace FILE")
    _add_copying(
        commands.add_parser("restore", help="put a backup in place"),
        "replace the database that is there; the old one is kept",
    )
    return p


def _add_serve(p: argparse.ArgumentParser) -> None:
    p.description, p.epilog = "Start the server, say where it is and open the browser.", SERVING
    p.add_argument("--host", default="0.0.0.0", metavar="H", help="the address to listen on (0.0.0.0: all)")  # noqa: S104  # see serve.py
    p.add_argument("--port", type=_port, metavar="N", help="the port (8421, or the next free one)")
    _add_database(p)
    p.add_argument("--packs", default="", metavar="DIR", help="the folder with packs (packs/ beside the database)")
    p.add_argument("--no-open", dest="open", action="store_false", help="do not open the browser")
    p.add_argument(
        "--name", type=_host, action="append", default=[], metavar="HOST", help="a host name the server answers to"
    )
    p.add_argument("--proxy", type=_network, metavar="ADDRESS", help="a reverse proxy to trust about addresses")
    p.add_argument(
        "--away-days",
        type=_days,
        default=7,
        metavar="N",
        help="days after which two others may agree to a new key for an absent person's seat (7)",
    )
    p.add_argument("--log-level", choices=LEVELS, default="warning", metavar="L", help=f"{', '.join(LEVELS)} (warning)")
    _add_language(p)


def _port(word: str) -> int:
    if not re.fullmatch(r"[0-9]{1,5}", word) or int(word) > 65535:
        raise argparse.ArgumentTypeError(f"{word!r} is not a port; a port is a number up to 65535")
    return int(word)


def _days(word: str) -> int:
    if not re.fullmatch(r"[0-9]{1,4}", word) or int(word) < 1:
        raise argparse.ArgumentTypeError(f"{word!r} is not a number of days from 1 to 9999")
    return int(word)


def _host(word: str) -> str:
    if not re.fullmatch(r"[A-Za-z0-9.-]+(:[0-9]+)?", word):
        raise argparse.ArgumentTypeError(f"{word!r} is not a host name; write it without http:// and without a path")
    return word


def _network(word: str) -> str:
    import ipaddress

    try:
        for address in word.split(","):
            ipaddress.ip_network(address)
    except ValueError:
        raise argparse.ArgumentTypeError(
            f"{word!r} is not an address of a proxy, such as 127.0.0.1 or 10.0.0.0/8"
        ) from None
    return word


def _add_play(p: argparse.ArgumentParser) -> None:
    p.description, p.epilog = "Play a game. Without GAME, choose one from a menu.", PLAYING
    p.add_argument("game", nargs="?", default="", metavar="GAME")
    p.add_argument("--seats", default="", metavar="A,B,...", help="who plays: me or a bot, seat by seat")
    p.add_argument(
        "--option", action="append", default=[], metavar="K=V", help="an option of the game; repeat it for more"
    )
    p.add_argument("--wish", action="append", default=[], metavar="SEAT:K=V", help="a seat's wish: 0:partner=2")
    p.add_argument("--pack", action="append", default=[], metavar="DIR", help="a pack to add to the box")
    p.add_argument("--seed", metavar="S", help="practice: the same seed, the same dice")
    p.add_argument("--load", default="", metavar="FILE", help="continue a saved game")
    _add_language(p)


def _add_rules(p: argparse.ArgumentParser) -> None:
    p.add_argument("game", nargs="?", default="", metavar="GAME")
    p.add_argument("words", nargs="*", metavar="WORDS", help="a question, words, a rule id or the beginning of one")
    p.add_argument("--untested", action="store_true", help="list the rules that no test names")
    p.add_argument("--json", action="store_true", help="print data only")
    _add_language(p)


def _add_copying(p: argparse.ArgumentParser, force: str) -> None:
    p.add_argument("file", metavar="FILE")
    _add_database(p)
    p.add_argument("--force", action="store_true", help=force)


def _add_database(p: argparse.ArgumentParser) -> None:
    p.add_argument(
        "--database", default=DATABASE, metavar="URL", help=f"URL or FILE: where games are stored ({DATABASE})"
    )


def _add_language(p: argparse.ArgumentParser) -> None:
    p.add_argument("--language", type=_language, metavar="L", help="en or ru (default: the system's language)")


def _language(word: str) -> str:
    if word not in LANGUAGES:
        raise argparse.ArgumentTypeError(f"there is no {word!r}; choose one of: {', '.join(LANGUAGES)}")
    return word


def _system_language(environment: Mapping[str, str]) -> str:
    """The first of these that is set tells, as it does for other programs; what we do not speak is English."""
    said = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    return said[:2] if said[:2] in LANGUAGES else LANGUAGES[0]


def _with_command(words: list[str]) -> list[str]:
    """`rimward` and `rimward --port 9000` serve, `rimward comet` and `rimward --seed 7 comet` play; so it is with what
    follows `run.py play`."""
    if words and (words[0] in COMMANDS or words[0] in ("-h", "--help", "--version")):
        return words
    if not words or words[0].startswith("-"):
        plays = any(word.partition("=")[0] in PLAYS for word in words)
        return ["play" if plays else "serve", *words]
    from rimward.games.catalog import GAMES

    return ["play", *words] if words[0] in GAMES else words


def main(argv: Sequence[str] | None = None) -> int:
    """0 when it went well, 1 for a failure, 2 for bad use, 130 after Ctrl-C."""
    words = _with_command(list(sys.argv[1:] if argv is None else argv))
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # whatever comes in or cannot be shown is no reason to fall over
    try:
        code = _lab(words[0], words[1:]) if words[0] in LAB else _run(parser().parse_args(words))
        sys.stdout.flush()
    except BrokenPipeError:
        # `rimward replay FILE | head` is no failure; without this Python complains again when it closes stdout.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)  # the line that was being typed ends there
        return 130
    return code


def _run(args: argparse.Namespace) -> int:
    if args.command == "rules":
        from rimward import lookup, rulebook

        if not args.game:
            print(f"rimward rules: which game? There is: {', '.join(rulebook.available())}", file=sys.stderr)
            return 2
        language = args.language or _system_language(os.environ)
        return lookup.command(args.game, args.words, args.untested, args.json, language)
    if args.command == "report":
        from rimward import report

        return report.command(args.file, args.to)
    if args.command in ("backup", "restore"):
        from rimward.server import backup

        return backup.command(args.command, args.database, args.file, args.force)
    language = getattr(args, "language", None) or _system_language(os.environ)
    if args.command == "serve":
        return _serve(args, language)
    from rimward.terminal import Console, Trouble, Wishes, play, replay, verify

    console = Console(sys.stdin, sys.stdout)
    try:
        if args.command == "play":
            wishes = Wishes(
                game=args.game,
                seats=args.seats,
                options=tuple(args.option),
                wished=tuple(args.wish),
                packs=tuple(args.pack),
                seed=args.seed,
                language=language,
                load=args.load,
            )
            return play(console, wishes)
        if args.command == "replay":
            return replay(console, args.file, args.seat, language)
        return verify(console, args.file, language)
    except Trouble as trouble:
        sys.stdout.flush()
        print(" ".join(str(trouble).split()), file=sys.stderr)
        return trouble.code


def _serve(args: argparse.Namespace, language: str) -> int:
    from rimward.server.serve import Wishes, serve

    return serve(
        Wishes(
            host=args.host,
            port=args.port,
            database=args.database,
            names=tuple(args.name),
            proxy=args.proxy or "",
            packs=args.packs,
            away_days=args.away_days,
            open=args.open,
            log_level=args.log_level,
            language=language,
        )
    )


def _lab(name: str, words: Sequence[str]) -> int:
    from importlib import import_module

    told = {
        "simulate": "Play many games between bots and count the results.",
        "arena": "Play many games, every bot in every seat equally often, and rank the bots.",
        "balance": "Is a game fair? With an option, play it with and without, and compare.",
        "screen": "Play many games in which every seat's advice uses other numbers, and find what each number does.",
        "fit": "Fit the chances to win to the results of many games between bots, and say how accurate they are.",
    }
    p, tool = Parser(prog=f"rimward {name}", description=told[name]), import_module(f"rimward.lab.{name}")
    tool.add_arguments(p)
    code: int = tool.command(p.parse_args(words))
    return code
