"""A whole game over the public API, with nothing but the standard library.

    python docs/play-over-the-api.py http://127.0.0.1:8421

Makes a table with two bots, takes the third seat by its invitation, and answers at random until the game is over.
"""

import json
import random
import sys
from urllib.request import Request, urlopen

SERVER = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8421"


def call(method, path, body=None, key=""):
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {key}"} if key else {})
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(f"{SERVER}/api{path}", data, headers, method=method), timeout=60) as reply:
        return json.load(reply)


made = call("POST", "/tables", {"game": "comet", "seats": [{"kind": "open"}, {"kind": "bot"}, {"kind": "bot"}]})
table = f"/tables/{made['table']['id']}"
me = call("POST", f"{table}/join", {"name": "Script", "invite": made["invite"]})
cursor = 0
while True:
    seen = call("GET", f"{table}/view?since={cursor}&wait=20", key=me["key"])  # waits until something is new
    cursor = seen["cursor"]
    if seen["table"]["outcome"]:
        break
    for question in seen["asked"]:
        if question["seat"] == me["seat"] and not question["answered"]:
            answer = random.choice(question["options"])["key"]
            call("POST", f"{table}/do", {"do": "answer", "question": question["id"], "key": answer}, me["key"])
print(f"Over after {cursor} events. Winners: {seen['table']['outcome']['winners']}, I was {me['seat']}.")
