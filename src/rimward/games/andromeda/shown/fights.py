"""What options say about battles: how dice, ships, energy and cards change the chances of the seat that chooses."""

from __future__ import annotations

from collections.abc import Iterator

from rimward.games.andromeda import odds
from rimward.games.andromeda.battle import RAIDERS, Battle, DiceForEnergy, Escalation, under_way, weapons_of
from rimward.games.andromeda.odds import Outlook, Throw, fallen
from rimward.games.andromeda.table.names import MOST_DICE, MOST_TARGETING
from rimward.games.andromeda.table.pieces import Bay
from rimward.games.andromeda.table.state import Andromeda
from rimward.kernel.carry import Carry, effect_of
from rimward.kernel.dice import Roll
from rimward.kernel.effect import Effect, Node
from rimward.kernel.question import DONE, PASS, Choose, Value, percents

ROLLED_AGAIN = "andromeda.battle.reroll"  # a card asks which of its player's dice
ROLLS_AGAIN = "andromeda.battle.roll"  # a card asks whose highest die
HIT = "andromeda.general.opponent"  # a card asks which opposing ship
About = dict[str, int | str]
Sides = dict[int, Throw]


def chances(found: Outlook) -> About:
    """In per cent, each three add up to 100: as it is, and where all others add what they openly have."""
    about: About = dict(zip(("win", "lose", "nobody"), percents(found.odds), strict=True))
    worst = ("win_worst", "lose_worst", "nobody_worst")
    about |= dict(zip(worst, percents(found.worst), strict=True))
    return {**about, "worse": int(found.worst.win < found.odds.win), "sides": found.sides}


def of_launch(g: Andromeda, seat: int, kind: str, region: int) -> About:
    """No `odds` where no battle follows. The raider is the one best for the seat, of `cards` that may strike."""
    found = odds.of_launch(g, seat, kind, region)
    if found is None:
        return {"odds": ""}
    about = chances(found)
    about["odds"] = str(about["win"])
    if found.raider >= 0:
        about["raider"] = g.raiders[found.raider].name
        about["raiders"] = found.raiders
        about["cards"] = found.cards
    return about


def of_strike(g: Andromeda, seat: int, region: int, number: int) -> About:
    found = odds.of_strike(g, seat, region, number)
    throw = odds.raider_throw(g, number, found.raiders)
    about: About = {"raiders": found.raiders, "dice": throw.dice, "targeting": throw.targeting}
    return {**about, **chances(found)}


# --- a battle under way ----------------------------------------------------------------------------------------------
def about(g: Andromeda, question: Choose, value: Value) -> About:
    """The chances with this option, and as `win_now` without it, where it changes them. Where the battle is over with
    it, only that it `ends`."""
    battle = under_way(g)
    if battle is None:
        return {}
    seat, now = question.seat, odds.throws(g, battle)
    after = _after(g, battle, question, value, now)
    if after is not None and len(after) == 1:
        return {"ends": 1}
    found = odds.of_battle(g, seat, after) if after is not None else None
    if found is None or after is None:
        return {}
    told = chances(found)
    told["dice"] = after[seat].dice + len(after[seat].lying)
    told["targeting"] = after[seat].targeting
    picking = isinstance(g.stack[-1], Escalation) or question.code == ROLLED_AGAIN
    without = _after(g, battle, question, DONE, now) if picking else now
    before = odds.of_battle(g, seat, without) if without and value != DONE and after is not now else None
    if before is not None:
        told["win_now"] = percents(before.odds)[0]
    return told


def _after(g: Andromeda, battle: Battle, question: Choose, value: Value, now: Sides) -> Sides | None:
    """The sides with this option; None where it has nothing to do with dice."""
    top, seat = g.stack[-1], question.seat
    word = value[0] if isinstance(value, tuple) else value
    if isinstance(top, Escalation):
        return _joined(g, battle, top, value, now)
    if isinstance(top, DiceForEnergy) and isinstance(value, int):
        return _stronger(now, seat, value, 0) if value else now
    if question.code == ROLLED_AGAIN:
        return _again(g, seat, value, now)
    if question.code == ROLLS_AGAIN and isinstance(value, tuple):
        return {**now, int(value[1]): jammed(now[int(value[1])])}
    if question.code == HIT:
        return _hit(g, battle, value, now) if value in _targets(g, battle, seat) else None
    if word in ("play", "do") and isinstance(value, tuple):
        return _card(g, battle, seat, value, now)
    return now if value in (PASS, "fight") else None


def _stronger(now: Sides, seat: int, dice: int, aim: int) -> Sides:
    return {**now, seat: now[seat].more(dice, aim)}


def _joined(g: Andromeda, battle: Battle, frame: Escalation, value: Value, now: Sides) -> Sides | None:
    """With the ships that were picked, and this one. Who was not in the battle is so with the first."""
    picks = [*frame.joining, *frame.picks] if frame.at == 1 else [*frame.picks]
    ships = [int(pick[1]) for pick in (*picks, value) if isinstance(pick, tuple)]
    if not ships:
        return now
    bays = [g.bay(ship) for ship in ships]
    base = now.get(frame.seat, odds.plain(g, frame.seat, battle.region))
    return {**now, frame.seat: base.more(odds.arms(bays), odds.aims(bays))}


def _again(g: Andromeda, seat: int, value: Value, now: Sides) -> Sides:
    """With the dice that were picked, and this one, rolled again."""
    roll = g.under(Roll)
    again = {int(pick[1]) for pick in (*g.stack[-1].picks, value) if isinstance(pick, tuple)}
    rest = tuple([roll.faces[die] for die in roll.dice_of(seat) if die not in again])
    return {**now, seat: fallen(len(again), now[seat].targeting, rest)}


def rerolled(throw: Throw, count: int) -> Throw:
    """So many of its lowest dice that lie are rolled again."""
    left = max(0, len(throw.lying) - count)
    return Throw(throw.dice + len(throw.lying) - left, throw.targeting, throw.lying[:left])


def jammed(throw: Throw) -> Throw:
    """Its highest die is rolled again; one below the targeting value is so anyway."""
    return Throw(throw.dice + 1, throw.targeting, throw.lying[1:]) if throw.lying else throw


def _targets(g: Andromeda, battle: Battle, seat: int) -> list[Value]:
    """Opposing ships in the battle, and raiders."""
    others = [other for other in range(g.seats) if other != seat]
    ships: list[Value] = [("ship", ship) for other in others for ship in g.ships_in(battle.region, other)]
    return [*ships, "raider"] if g.raider_in(battle.region) is not None else ships


def _hit(g: Andromeda, battle: Battle, value: Value, now: Sides) -> Sides:
    """Without the ship or raider that takes damage, unless a shield saves it."""
    side, left = _raiders_hit(g, battle) if value == "raider" else _ship_hit(g, battle, value)
    return {**{other: throw for other, throw in now.items() if other != side}, **({side: left} if left else {})}


def _raiders_hit(g: Andromeda, battle: Battle) -> tuple[int, Throw | None]:
    number = g.raider_in(battle.region)
    assert number is not None  # noqa: S101 - it was offered
    card = g.raiders[number]
    count = card.regions.count(battle.region) - (card.damaged >= card.shields)
    return RAIDERS, odds.raider_throw(g, number, count) if count else None


def _ship_hit(g: Andromeda, battle: Battle, value: Value) -> tuple[int, Throw | None]:
    hit = int(value[1]) if isinstance(value, tuple) else -1
    owner = g.ships[hit].owner
    saved = g.bay(hit).damaged < g.bay(hit).shields
    there = g.ships_in(battle.region, owner)
    left = [g.bay(ship) for ship in there if saved or ship != hit]
    return owner, _with_ships(g, battle, owner, left) if left else None


def _with_ships(g: Andromeda, battle: Battle, seat: int, bays: list[Bay]) -> Throw:
    """A side with these of its ships, its developments, and what it has bought and played."""
    all_ships = odds.arms([g.bay(ship) for ship in g.ships_in(battle.region, seat)])
    developments = weapons_of(g, seat, battle.region) - all_ships
    dice = odds.arms(bays) + developments + battle.bought[seat] + battle.more[seat]
    return Throw(min(MOST_DICE, dice), min(MOST_TARGETING, odds.aims(bays) + battle.aim[seat]))


# --- cards -----------------------------------------------------------------------------------------------------------
def _card(g: Andromeda, battle: Battle, seat: int, value: tuple[str | int, ...], now: Sides) -> Sides | None:
    """With what a card, or one of its choices, adds; where it leaves a choice, with the best."""
    if seat not in now:
        return None
    top = g.stack[-1]
    card = str(value[1]) if value[0] == "play" else top.called() if isinstance(top, Carry) else ""
    effect = effect_of(g, card)
    spelled = {node.spelled: at for at, node in enumerate(effect.nodes)}
    found, after = False, now
    for node in _verbs(effect, effect.first if value[0] == "play" else spelled[str(value[1])]):
        name = node.does().name
        found = found or name in ("dice", "targeting", "again", "jam", "sabotage")
        after = _with_verb(g, battle, seat, name, node, after)
    return after if found else None


def _verbs(effect: Effect, number: int) -> Iterator[Node]:
    """What is done in any case."""
    node = effect.nodes[number]
    if node.kind == "verb":
        yield node
    elif node.kind == "then":
        for part in node.parts:
            yield from _verbs(effect, part)


def _with_verb(g: Andromeda, battle: Battle, seat: int, name: str, node: Node, now: Sides) -> Sides:
    if name == "dice":
        return _stronger(now, seat, int(node.params["dice"]), 0)
    if name == "targeting":
        return _stronger(now, seat, 0, int(node.params["by"]))
    if name == "again":
        ways = [rerolled(now[seat], count) for count in range(int(node.params["dice"]) + 1)]
        return _best(seat, [{**now, seat: way} for way in ways])
    if name == "jam":
        jams = [{**now, side: jammed(now[side])} for side in now if side != seat]
        return _best(seat, jams or [now])
    if name == "sabotage":
        hits = [_hit(g, battle, target, now) for target in _targets(g, battle, seat)]
        return _best(seat, hits or [now])
    return now


def _best(seat: int, ways: list[Sides]) -> Sides:
    """Of several, the one with which the seat is likeliest to win."""
    return max(ways, key=lambda way: odds.wins(way[seat], tuple(sorted([way[o] for o in way if o != seat]))))
