"""Skirmishes played by the rules: a landing party against enemies all in range, with one plan and many dice."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean
from typing import NamedTuple

from rimward.games.aurora import GAME
from rimward.games.aurora.advice import dice
from rimward.games.aurora.table.state import Aurora
from rimward.kernel.chance import Seeded
from rimward.kernel.match import Match, Question
from tests.games.aurora.foes import enemy, hostile
from tests.games.aurora.world import crew, item, ship, sq

PARTY = ("rane", "ysolde-karr", "dro-tov")  # attack 4, health 7, +1/1 in defence, as the audit reckons a crew
PISTOL = (item("arc-pistol", wielded=True),)
LONGEST = 28


class Outcome(NamedTuple):
    rounds: float
    wounds: float
    left: float
    won: float


def field(enemies: Sequence[str], level: int, party: Sequence[str] = PARTY) -> Aurora:
    """Two rows on open ground, three squares apart. Events only count the rounds."""
    middle = 13 - len(enemies) // 2
    g = hostile(
        seats=1,
        ships=[ship("cerberus", 0, sq(2, 2))],
        figures=[
            *[crew(name, 0, sq(12 + n, 12), gear=PISTOL) for n, name in enumerate(party)],
            *[enemy(name, sq(middle + n, 15)) for n, name in enumerate(enemies)],
        ],
        level=level,
        round=1,
        then="mission",
    )
    g.quiet = True
    return g


def fight(seed: int, enemies: Sequence[str], level: int = 1, party: Sequence[str] = PARTY) -> Outcome:
    """Everybody shoots at warriors before their commander, and at whoever is nearest to its end."""
    match = Match.scenario(GAME, field(enemies, level, party), chance=Seeded(seed))
    while match.result is None and standing(match) and hostiles(match):
        (question,) = [question for question in match.asked if not question.answered]
        match.answer(question.id, question.seat, chosen(match, question))
    return Outcome(rounds(match), wounds(match), len(standing(match)), not hostiles(match))


def rounds(match: Match) -> int:
    """Up to the last attack."""
    codes = [event.code for event in match.log]
    last = max([n for n, code in enumerate(codes) if code == "aurora.combat.attacks"], default=0)
    return codes[:last].count("aurora.round.begins")


def wounds(match: Match) -> int:
    """That the party has taken."""
    found = [event.params for event in match.log if event.code == "aurora.ko.wounded"]
    return sum([told["wounds"] for told in found if told["seat"] == 0])


def standing(match: Match) -> list[int]:
    table = match.table
    assert isinstance(table, Aurora)
    return table.party(0)


def hostiles(match: Match) -> list[int]:
    table = match.table
    assert isinstance(table, Aurora)
    return [foe.figure for foe in table.foes]


def chosen(match: Match, question: Question) -> str:
    table = match.table
    assert isinstance(table, Aurora)
    attacks = [key for key in question.keys if key.startswith("attack:") and key.endswith("arc-pistol")]
    if attacks:

        def order(key: str) -> tuple[bool, int]:
            target = int(key.removeprefix("attack:").partition(",")[0])
            kind = table.crew(target)
            return kind.rank == "commander", kind.health - table.figures[target].wounds

        return min(attacks, key=order)
    if question.code in dice.CODES:
        (asked,) = table.open
        ratings = dice.rated(table, asked)
        return question.keys[ratings.index(max(ratings))]
    for key in ("done", "end", "pass", "stop"):
        if key in question.keys and question.code != "aurora.round.surface-phase":
            return key
    return question.keys[0]


def average(fights: int, enemies: Sequence[str], level: int = 1) -> Outcome:
    found = [fight(seed, enemies, level) for seed in range(fights)]
    return Outcome(*[round(mean(values), 2) for values in zip(*found, strict=True)])
