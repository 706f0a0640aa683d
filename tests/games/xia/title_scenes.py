"""Title Cards on the table, and short hands for turns in which they are claimed."""

from rimward.games.xia.action import ActionPhase
from rimward.games.xia.table.board import STAR, STEPS, Hex
from rimward.games.xia.table.state import TITLES, TITLES_OPEN, Xia, titles
from rimward.games.xia.turn import Turn, Turns
from tests.games.xia.scenes import Play, under_way

ACTIONS = "xia.action.list"
BUSINESS = "xia.business.any-order"
CLAIM = "xia.title.claim"


def lay_open(g: Xia, *cards: str) -> Xia:
    """These Titles lie face up, for anybody to claim."""
    for card in cards:
        g.zones.put(TITLES_OPEN, card, g.zones.everyone)
    return g


def give(g: Xia, seat: int, *cards: str) -> Xia:
    """A seat has claimed these Titles before."""
    for card in cards:
        g.zones.put(titles(seat), card, g.zones.everyone)
    return g


def in_deck(g: Xia, *cards: str) -> Xia:
    g.zones.add(TITLES, "title", cards)
    return g


def round_table(g: Xia, seat: int = 0) -> Xia:
    """The turn of this seat, and then those of the others, one after the other."""
    g.stack = [Turns((seat + 1) % g.seats), Turn(seat).then("order")]
    return g


def flying(g: Xia) -> Xia:
    """A scene in the middle of a Move, after which there are more Actions."""
    move = g.stack[-1]
    g.stack = [under_way(Turn(0), "phases"), under_way(ActionPhase(0), "procedure"), move.then("list")]
    return g


def settle(play: Play) -> Play:
    """Whatever is asked on the way, the least that can be done, until the next Action or what comes after them."""
    while play.asked.code not in (ACTIONS, BUSINESS, CLAIM):
        keys = play.asked.keys
        play.say(next((key for key in ("pass", "done", "stop") if key in keys), keys[0]))
    return play


def end(play: Play) -> Play:
    """No more Actions and no business: to the claim, if there is anything to claim."""
    seat = play.asked.seat
    for phase in (ACTIONS, BUSINESS):
        if play.match.asked and (play.asked.code, play.asked.seat) == (phase, seat):
            play.say("end")
    return play


def claims(play: Play) -> list[str]:
    """The Titles that the player may claim at the end of this turn."""
    end(play)
    if not play.match.asked or play.asked.code != CLAIM:
        return []
    return [key.removeprefix("title:") for key in play.asked.keys if key != "done"]


def turn_of(play: Play, seat: int) -> Play:
    """To the Actions of this seat's turn; until then everybody does the least, and claims nothing."""
    while (play.asked.code, play.asked.seat) != (ACTIONS, seat):
        keys = play.asked.keys
        play.say(next((key for key in ("pass", "done", "end", "arm:0") if key in keys), keys[0]))
    return play


def fly_to(play: Play, g: Xia, target: Hex) -> Play:
    """The shortest way step by step, over any border but a Star's; the script has to roll well."""
    came_from: dict[Hex, Hex] = {}
    here = (play.ship(0)["space"][0], play.ship(0)["space"][1])
    taken, ring = {tuple(ship["space"]) for ship in play.public("ships")}, [here]
    for q, r in ring:
        for dq, dr in STEPS:
            there = q + dq, r + dr
            if there in g.map.numbers and there not in (*ring, *taken) and g.ground(there) != STAR:
                came_from[there] = q, r
                ring.append(there)
    way = [target]
    while came_from[way[0]] != here:
        way.insert(0, came_from[way[0]])
    for q, r in way:
        step = f"{q},{r}"
        play.say(f"hex:{step}" if f"hex:{step}" in play.asked.keys else f"cross:{step}")
    return play
