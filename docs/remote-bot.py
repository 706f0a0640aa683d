"""A bot of your own at a table, with nothing but the standard library. Give it an invitation, as you would a friend:

    python docs/remote-bot.py 'http://127.0.0.1:8421/t/TABLE#INVITATION' [NAME]

It sits down, answers what it is asked, and comes back by itself when the line breaks or the server starts again.
"""

import json
import random
import sys
import time
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

LIKES = ("haul", "claim", "sell", "mission", "buy", "scan", "engine", "hex", "drill")  # words of keys, the best first


def call(method, path, body=None, key=""):
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {key}"} if key else {})
    data = None if body is None else json.dumps(body).encode()
    for pause in (1, 2, 4, 8, 16, 30, 60):
        try:
            with urlopen(Request(f"{SERVER}/api{path}", data, headers, method=method), timeout=60) as reply:
                return json.load(reply)
        except HTTPError as error:
            if error.code == 409:  # refused, and nothing has changed: perhaps somebody was faster
                return json.load(error)
            if error.code not in (429, 500, 502, 503, 504):  # too fast, or the server is not itself: it may get better
                raise
        except OSError:  # no line
            pass
        time.sleep(pause)
    sys.exit("the server does not answer")


def choose(options):
    """By the word that the key of an option begins with; equals, and what it has no opinion on, by chance."""
    words = {option["key"]: option["key"].partition(":")[0] for option in options}
    return min(words, key=lambda key: (LIKES.index(words[key]) if words[key] in LIKES else len(LIKES), random.random()))


link = urlsplit(sys.argv[1])
SERVER, table = f"{link.scheme}://{link.netloc}", f"/tables/{link.path.rpartition('/')[2]}"
me = call("POST", f"{table}/join", {"name": sys.argv[2] if len(sys.argv) > 2 else "Robot", "invite": link.fragment})
cursor, seen = 0, {"table": {"outcome": None}}
while not seen["table"]["outcome"]:
    seen = call("GET", f"{table}/view?since={cursor}&wait=20", key=me["key"])  # waits until there is something new
    cursor = seen["cursor"]
    for question in seen["asked"]:
        if question["seat"] == me["seat"] and not question["answered"]:
            answer = {"do": "answer", "question": question["id"], "key": choose(question["options"])}
            call("POST", f"{table}/do", answer, me["key"])
print(f"Over after {cursor} events. Winners: {seen['table']['outcome']['winners']}, I was {me['seat']}.")
