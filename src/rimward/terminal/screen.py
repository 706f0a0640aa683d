"""What is shown, as lines of text. Everything here is made from one seat's view, events and options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rimward.kernel.event import Event
from rimward.kernel.game import Game, Naming, Picture, Thing
from rimward.kernel.match import Match, Question
from rimward.kernel.question import MOST_GOALS, Bar, Option
from rimward.kernel.result import Result, side_of
from rimward.messages import Brief, Messages

FORCED, ROLLED, UNDONE = "kernel.forced", "kernel.rolled", "kernel.undo"
FEW = 3  # settings
ON_THE_WAY = ("space", "square", "points")  # of one who moves: where to, and what is left
MANY = 5  # options of a kind from which on they share lines


# --- things ----------------------------------------------------------------------------------------------------------
def things(messages: Messages, game: Game, name: str) -> list[Thing]:
    """All of a game's that are called so, or else those with a word that begins so."""
    said, exact, begun = _plain(name), list[Thing](), list[Thing]()
    for thing in game.things(game):
        called = [_plain(messages.name(thing.kind, thing.name)), _plain(thing.name), thing.number]
        if said in called:
            exact.append(thing)
        elif any(f" {said}" in f" {one}" for one in called):
            begun.append(thing)
    return exact or begun


def _plain(name: str) -> str:
    """Without what people leave out when they type."""
    words = "".join(char if char.isalnum() else " " for char in name.casefold().replace("'", "").replace("’", ""))
    return " ".join(words.split()).replace("ё", "е")


def thing_names(messages: Messages, found: Sequence[Thing]) -> list[str]:
    """One line for each kind."""
    kinds = dict.fromkeys(thing.kind for thing in found)
    names = {kind: [messages.name(kind, thing.name) for thing in found if thing.kind == kind] for kind in kinds}
    return [f"  {', '.join(names[kind])}" for kind in kinds]


def thing_lines(messages: Messages, thing: Thing) -> list[str]:
    lines = [messages.event(thing.told)]
    return [*lines, f"  {messages.option('', thing.option)}"] if thing.option else lines


# --- the log ---------------------------------------------------------------------------------------------------------
def levels(events: Sequence[Event]) -> list[int]:
    """How far each event is indented: what interrupted a roll stands under that roll, all else is told in order.

    Depths are those of the stack of frames, and the frame of the dice is the one that tells the roll.
    """
    found: list[int] = []
    rolls: list[int] = []  # the depths of those that are still under way
    for event in events:
        while rolls and event.depth <= rolls[-1]:
            rolls.pop()
        found.append(len(rolls))
        if event.code == ROLLED:
            rolls.append(event.depth)
    return found


def log_lines(messages: Messages, events: Sequence[Event], since: int = 0, *, brief: bool = False) -> list[str]:
    """The log from event number `since` on, under its headings; where it begins within a part, under the same again.

    Steps without a choice that follow each other share a line. A brief log leaves out those of other seats, and what
    others did by the way: what it led to is told anyway.
    """
    headings = [messages.heading(event) for event in events]
    lines: list[str] = []
    for first, last in _parts(events, headings, since):
        heading = headings[first]
        if heading is not None:
            goes_on = messages.text("terminal.continued", {"heading": heading})
            lines += ["", heading if first >= since else goes_on]
        lines += _told(messages, events[max(first + (heading is not None), since) : last], brief)
    return lines


def _parts(events: Sequence[Event], headings: Sequence[str | None], since: int) -> list[tuple[int, int]]:
    """Where the parts of the log begin and end, from the one on that event number `since` lies in.

    A part goes from a heading to the next, or to where the rules have left what the heading stands for.
    """
    if since >= len(events):
        return []
    starts = [0]
    for number, event in enumerate(events[1:], 1):
        opened = starts[-1]
        left = headings[opened] is not None and event.depth < events[opened].depth and event.code != UNDONE
        if headings[number] is not None or left:
            starts.append(number)
    parts = zip(starts, [*starts[1:], len(events)], strict=True)
    return [(first, last) for first, last in parts if last > since]


def _told(messages: Messages, events: Sequence[Event], brief: bool) -> list[str]:
    """The events of one part, each in its line."""
    lines: list[str] = []
    forced: list[str] = []
    run = 0  # how many of the same
    for number, (event, level) in enumerate(zip(events, levels(events), strict=True), 1):
        indent, run = "  " * (level + 1), run + 1
        if number < len(events) and messages.has(event.code, "run") and _alike(event, events[number]):
            continue
        if event.code != FORCED:
            aside = brief and messages.aside(event)
            lines += [] if aside else [indent + messages.event(event, run)]
        elif not brief or event.params["seat"] == messages.you:
            forced.append(messages.event(event))
        if forced and (number == len(events) or events[number].code != FORCED):
            lines.append(indent + " ".join(forced))
            forced = []
        run = 0
    return lines


def _alike(one: Event, other: Event) -> bool:
    """The same again, in another space, with what is left of a move."""
    said, again = ({**event.params, **dict.fromkeys(ON_THE_WAY)} for event in (one, other))
    return one.code == other.code and one.depth == other.depth and said == again


# --- the table -------------------------------------------------------------------------------------------------------
def named(match: Match, seat: int) -> Naming:
    """What the spaces of the table are called, and who acts on it besides the seats."""
    return match.game.naming(match.game.content, match.view(seat)) if match.game.naming else Naming()


def setting_lines(messages: Messages, game: Game, options: Mapping[str, Any]) -> list[str]:
    """The options that are not as usual; of a game with few, all of them. Then its packs."""
    usual = {setting.name: setting.default for setting in game.settings}
    shown = [name for name in options if len(usual) <= FEW or options[name] != usual.get(name)]
    lines = [f"  {messages.name('setting', name)}: {messages.value(name, options[name])}" for name in shown]
    laid = {"packs": ", ".join(game.kept), "count": len(game.packs)}
    return [*lines, *([f"  {messages.text('terminal.packs', laid)}"] if game.packs else [])]


def bot_lines(messages: Messages, seats: Sequence[str]) -> list[str]:
    """How strong the bots are that were seated by level, and what they like: `normal/pirate`."""
    lines = []
    for seat, (level, _, style) in enumerate(word.partition("/") for word in seats):
        if messages.has(f"kernel.level.{level}"):
            what = messages.name("level", level) + (f", {messages.name('style', style)}" if style else "")
            lines.append(messages.text("terminal.bot", {"seat": seat, "what": what}))
    return [f"  {line}" for line in lines]


def status_lines(messages: Messages, game: Game, view: dict[str, Any]) -> list[str]:
    """A game's own summary where it has one, else everything that lies on the table."""
    if game.status is None:
        return _plain_status(messages, view)
    return [f"  {messages.event(event)}" for event in game.status(game.content, view)]


def _plain_status(messages: Messages, view: dict[str, Any]) -> list[str]:
    lines = [f"  {_named(messages, 'field', name)}: {_shown(value)}" for name, value in view["table"].items()]
    for name, zone in view["zones"].items():
        faces = [_named(messages, "card", face) for face, _ in zone["items"] if face is not None]
        told = {"zone": _named(messages, "zone", name), "count": zone["bag"] + len(zone["items"])}
        told |= {"known": ", ".join(faces)} if faces else {}
        lines.append(f"  {messages.text('terminal.zone-known' if faces else 'terminal.zone', told)}")
    return lines


def _named(messages: Messages, kind: str, thing: str) -> str:
    return messages.name(kind, thing) if messages.has(f"{messages.game}.{kind}.{thing}") else thing


def _shown(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(map(_shown, value)) or "-"
    if isinstance(value, dict):
        return "; ".join(f"{name} {_shown(part)}" for name, part in value.items() if name != "is")
    return str(value)


# --- the question ----------------------------------------------------------------------------------------------------
class Offer(NamedTuple):
    """An option to choose: its key, its text, the thing on the table that it belongs to; as one of many, if it can be
    put so; whether Enter alone takes it; and whether it is a goal."""

    key: str
    text: str
    thing: str = ""
    brief: Brief | None = None
    default: bool = False
    goal: bool = False


def offers(messages: Messages, question: Question) -> list[Offer]:
    """The options: goals first, the best of them on top, and last what ends something. Things that are alike (two equal
    cards) are one offer, the first of them."""
    found: dict[object, Offer] = {}
    for option in sorted(question.options, key=_place):
        default = messages.default(option)
        text = default or messages.option(question.code, option)
        found.setdefault(_offered_as(messages, question, option), _offer(messages, option, text, default is not None))
    return list(found.values())


def offer_of(messages: Messages, question: Question, key: str) -> int:
    """The number of the offer that stands for this key, which may be that of its twin."""
    shown = [_offered_as(messages, question, option) for option in sorted(question.options, key=_place)]
    wanted = next(_offered_as(messages, question, option) for option in question.options if option.key == key)
    return list(dict.fromkeys(shown)).index(wanted) + 1


def _offered_as(messages: Messages, question: Question, option: Option) -> object:
    if not option.about:
        return option.key
    return messages.option(question.code, option), tuple(option.about.items())


def _place(option: Option) -> int:
    if option.sort == "goal":
        return int(option.about.get("rank", MOST_GOALS))
    return MOST_GOALS + 1 + (option.sort == "end")


def _offer(messages: Messages, option: Option, text: str, default: bool) -> Offer:
    """A goal among many options that are alike stands alone, and tells what it brings."""
    brief = messages.brief(option)
    if brief is not None and option.sort == "goal" and "gain" in option.about:
        gain = messages.text(f"{messages.game}.gain.{option.about['gain']}", option.about)
        told = messages.text("terminal.goal", {"option": text, "gain": gain})
        return Offer(option.key, told, option.thing, None, default, True)
    return Offer(option.key, text, option.thing, brief, default, option.sort == "goal")


def question_lines(messages: Messages, question: Question, *, drawn: bool = False) -> list[str]:
    """The prompt with its rule mark, and the numbered options; many of a kind share lines.

    Of those whose numbers are on a drawing, only what is special is named.
    """
    prompt = messages.prompt(question.code, question.about)
    numbered = list(enumerate(offers(messages, question), 1))
    many = {number: offer.brief for number, offer in numbered if offer.brief is not None}
    if len(many) < MANY:
        many = {}
    alone = [(offer.goal, f"  {number}. {offer.text}") for number, offer in numbered if number not in many]
    lines = [line for goal, line in alone if goal]
    lines += _drawn_lines(messages, many) if drawn and many else _shared_lines(many)
    lines += [line for goal, line in alone if not goal]
    if not question.code.startswith("kernel."):  # those stand in no rulebook
        prompt = messages.text("terminal.asked", {"prompt": prompt, "rule": question.code})
    return [prompt, *lines]


def _shared_lines(many: Mapping[int, Brief]) -> list[str]:
    """`Fly to Azure: 1 away: 1 c2, 2 c3; 2 away: 5 d1`"""
    lines: dict[str, dict[str, list[str]]] = {}
    for number, (group, part, *words) in many.items():
        lines.setdefault(group, {}).setdefault(part, []).append(_unbroken(number, *words))
    return [
        f"  {group}: " + "; ".join(f"{part}: {', '.join(items)}" for part, items in parts.items())
        for group, parts in lines.items()
    ]


def _drawn_lines(messages: Messages, many: Mapping[int, Brief]) -> list[str]:
    """Which numbers there are, by parts; and by groups what is special."""
    parts: dict[str, list[int]] = {}
    special: dict[str, list[str]] = {}
    for number, brief in many.items():
        parts.setdefault(brief.part, []).append(number)
        if brief.note:
            special.setdefault(brief.group, []).append(_unbroken(number, brief.short, brief.note, f"({brief.part})"))
    told = "; ".join(f"{part}: {_ranges(numbers)}" for part, numbers in parts.items())
    lines = [f"  {group}: {', '.join(items)}" for group, items in special.items()]
    return [f"  {messages.text('terminal.drawn', {'numbers': told})}", *lines]


def _unbroken(*words: str | int) -> str:
    return " ".join(str(word) for word in words if word != "").replace(" ", "\xa0")


def _ranges(numbers: Sequence[int]) -> str:
    """`1-4, 7`"""
    first = [number for number in numbers if number - 1 not in numbers]
    last = [number for number in numbers if number + 1 not in numbers]
    return ", ".join(str(a) if a == b else f"{a}-{b}" for a, b in zip(first, last, strict=True))


# --- the board -------------------------------------------------------------------------------------------------------
def picture(
    messages: Messages, game: Game, view: dict[str, Any], question: Question | None, room: tuple[int, int]
) -> Picture | None:
    """A game's drawing of the table, where it has one, with the numbers of the options on what they belong to."""
    draw = game.picture
    if draw is None:
        return None
    labels: dict[str, str] = {}
    for number, offer in enumerate(offers(messages, question) if question else (), 1):
        if offer.thing:
            labels.setdefault(offer.thing, str(number))
    return draw(game.content, view, labels, lambda code, **params: messages.text(code, params), room)


def legend_lines(signs: Sequence[str]) -> list[str]:
    return [", ".join(signs)] if signs else []


def hint_lines(messages: Messages, barred: int, undo: bool, acts: int) -> list[str]:
    """The commands that would do something just now; help lists the others."""
    hints = [messages.text("terminal.hint.why", {"count": barred})] if barred else []
    hints += [messages.text("terminal.hint.undo")] if undo else []
    hints += [messages.text("terminal.hint.do", {"count": acts})] if acts else []
    return [messages.text("terminal.hint.line", {"hints": ", ".join(hints)})] if hints else []


def why_lines(messages: Messages, match: Match, question: Question) -> list[str]:
    lines = _barred_lines(messages, question.code, match.why_not(question.seat))
    return lines or [messages.text("terminal.nothing-barred")]


def _barred_lines(messages: Messages, code: str, barred: Sequence[tuple[str, Bar]]) -> list[str]:
    """What is barred; options with the same reason share a line."""
    reasons: dict[tuple[str, str], list[str]] = {}
    for key, bar in barred:
        reasons.setdefault((messages.reason(bar), bar.rule), []).append(messages.label(code, key))
    lines = []
    for (reason, rule), labels in reasons.items():
        told = {"option": ", ".join(labels), "reason": reason, "rule": rule}
        lines.append(f"  {messages.text('terminal.barred', told)}")
    return lines


def act_lines(messages: Messages, acts: Sequence[Option], barred: Sequence[tuple[str, Bar]]) -> list[str]:
    """What may be done at any time, and why not the rest."""
    lines = [f"  {number}. {messages.option('', act)}" for number, act in enumerate(acts, 1)]
    head = messages.text("terminal.acts" if acts else "terminal.no-acts")
    return [head, *lines, *_barred_lines(messages, "", barred)]


def where_line(messages: Messages, match: Match) -> str:
    frames = [messages.name("frame", name) for _, name, _ in match.breadcrumb()]
    return messages.text("terminal.where", {"frames": ", ".join(frames)})


# --- the end ---------------------------------------------------------------------------------------------------------
def result_lines(
    messages: Messages, result: Result, events: Sequence[Event] = (), parts: Sequence[Result] = ()
) -> list[str]:
    """How its parts and the whole ended and after how many rounds, who won and by how much, and everybody's score from
    the best down."""
    lines = [
        messages.text("terminal.part", {"number": number, "end": _winners(messages, part)})
        for number, part in enumerate(parts, 1)
    ]
    lines += [messages.ending(result.code)] if result.code else []
    rounds = [event.params["round"] for event in events if isinstance(event.params.get("round"), int)]
    lines += [messages.text("terminal.rounds", {"count": rounds[-1]})] if rounds else []
    ranks = [result.rank(seat) for seat in range(len(result.scores))]
    return [*lines, _winners(messages, result), *score_lines(messages, result.scores, ranks)]


def score_lines(messages: Messages, scores: Sequence[int], ranks: Sequence[int]) -> list[str]:
    """Everybody's score, from the best down."""
    lines = []
    for seat in sorted(range(len(scores)), key=lambda seat: (ranks[seat], -scores[seat])):
        told = {"seat": seat, "score": _points(messages, scores[seat])}
        lines.append(f"  {ranks[seat]}. {messages.text('terminal.score', told)}")
    return lines


def _winners(messages: Messages, result: Result) -> str:
    """Who won, together or each for itself, and by how much."""
    sides = {side_of(result.sides, seat) for seat in result.winners}
    told: dict[str, Any] = {"winners": result.winners, "count": len(result.winners), "margin": result.margin()}
    told["seat"] = result.winners[0] if result.winners else -1
    if len(result.winners) > len(sides):
        return messages.text("terminal.side-won" if len(sides) == 1 else "terminal.winners", told)
    if not result.winners or not result.scores:
        return messages.text("terminal.winners", told)
    return messages.text("terminal.winners-scored", told | {"score": _points(messages, result.scores[told["seat"]])})


def _points(messages: Messages, score: int) -> str:
    """A score in the game's own units, where it has a text for that."""
    code = f"{messages.game}.score"
    return messages.text(code, {"score": score}) if messages.has(code) else str(score)
