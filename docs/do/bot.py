"""A bot: it lays a table of the game it is given, plays against a recruit, and says who won."""

import json
import random
import sys
import time
from urllib.error import HTTPError
from urllib.request import Request, urlopen

ADDRESS, TOKEN, GAME, SCENARIO = sys.argv[1:5]
HEADERS = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}


def call(path, body=None):
    """One request: GET, or POST when there is something to say; None if the answer is empty."""
    data = None if body is None else json.dumps(body).encode()
    try:
        with urlopen(Request(f"{ADDRESS}/api{path}", data, HEADERS)) as answer:
            return json.loads(answer.read() or "null")
    except HTTPError as error:
        if error.code != 409:  # the table has moved on: ask again
            raise


seats = [card["seat"] for card in call(f"/games/{GAME}/seats?scenario={SCENARIO}")]
sitting = {seat: {"sitter": "player", "level": "recruit"} for seat in seats}
sitting[mine := seats[0]] = {"sitter": "me"}
agreed = {"game": GAME, "scenario": SCENARIO, "options": {}}
table = call("/tables", {**agreed, "seats": sitting})

while table["stage"] != "over":
    ask = call(f"/tables/{table['id']}/decision?seat={mine}")
    if ask:
        action = random.choice(ask["options"])["action"]  # here a better bot would think
        answer = {"seat": mine, "number": ask["number"], "action": action}
        call(f"/tables/{table['id']}/choices", answer)
    time.sleep(0 if ask else 0.05)
    table = call(f"/tables/{table['id']}")

print("".join(part["text"] for part in table["result"]["sentence"]))
