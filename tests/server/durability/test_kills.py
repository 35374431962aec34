"""Nothing lost: the server dies at random moments, and whatever it acknowledged is still there.

`ESTAFETTE_KILLS` says how often it dies in each test; a night gives it more than a day.
"""

import os
import threading
from itertools import count
from random import Random
from typing import Any

import httpx
import pytest
from msgspec import Struct, field

from estafette.games import find
from estafette.match import parse, replay
from tests.server.web.serving import Person, Server, serving
from tests.waiting import PATIENCE, until

KILLS = int(os.environ.get("ESTAFETTE_KILLS", "3"))
TABLES = 6
GAME = "napoleon-1815"
SEATS = ("french", "coalition")
FEWEST, MOST = 1, 60  # choices that a server takes before it dies


class Hand(Struct):
    """Somebody who plays both seats of a table at random, and remembers what was acknowledged."""

    person: Person
    table: str
    random: Random
    acknowledged: dict[int, dict[str, Any]] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)

    def play(self, address: str, stop: threading.Event) -> None:
        """Until the line goes dead, or there is nothing left to choose."""
        self.person.http.base_url = httpx.URL(address)
        try:
            while not stop.is_set() and self.answer():
                pass
        except httpx.TransportError:
            return

    def answer(self) -> bool:
        for seat in SEATS:
            asked = self.person.get(f"/api/tables/{self.table}/decision", seat=seat)
            if asked.status_code == 200:
                ask = asked.json()
                action = self.random.choice(ask["options"])["action"]
                answer = {"seat": seat, "number": ask["number"], "action": action}
                answered = self.person.post(f"/api/tables/{self.table}/choices", answer)
                if answered.is_success:
                    self.acknowledged[ask["number"]] = action
                else:
                    self.failures.append(answered.text)
                return True
            if asked.status_code != 204:
                self.failures.append(asked.text)
        return False


@pytest.mark.parametrize("seed", [1815])
def test_every_acknowledged_choice_outlives_the_server(database: str, seed: int):
    random = Random(seed)
    seeds = count(seed)
    with serving(database) as server:
        hands = [seated(server, Random(next(seeds))) for _ in range(TABLES)]
    every = [*hands]

    for _ in range(KILLS):
        with serving(database) as server:
            for index, hand in enumerate(hands):
                if check(server, hand):
                    hands[index] = seated(server, Random(next(seeds)))
                    every.append(hands[index])
            let_die(server, hands, random.randint(FEWEST, MOST))
    with serving(database) as server:
        for hand in every:
            check(server, hand)

    assert [hand.failures for hand in every if hand.failures] == []


def seated(server: Server, random: Random) -> Hand:
    person = Person.guest(server.address)
    table = person.lay(dict.fromkeys(SEATS, "me"), game=GAME, scenario="campaign-1815", options={})
    return Hand(person, table["id"], random)


def let_die(server: Server, hands: list[Hand], after: int) -> None:
    """All play at once; in the midst of it, after so many choices, the server is no more."""
    stop = threading.Event()
    players = [
        threading.Thread(target=hand.play, args=(server.address, stop), daemon=True)
        for hand in hands
    ]
    known = acknowledged(hands)
    for player in players:
        player.start()
    until(lambda: acknowledged(hands) >= known + after, "choices are acknowledged")
    server.kill()
    stop.set()
    for player in players:
        player.join(PATIENCE)
        assert not player.is_alive()


def acknowledged(hands: list[Hand]) -> int:
    return sum(len(hand.acknowledged) for hand in hands)


def check(server: Server, hand: Hand) -> bool:
    """The log holds what was acknowledged and obeys the rules; is the match over?"""
    hand.person.http.base_url = httpx.URL(server.address)
    answer = hand.person.get(f"/api/tables/{hand.table}/file")
    assert answer.status_code == 200, answer.text
    file = parse(answer.content)
    kept = {choice.number: choice.action for choice in file.choices}
    assert {number: kept.get(number) for number in hand.acknowledged} == hand.acknowledged

    rules = find(GAME)
    match = replay(rules, rules.read(None), file)
    asked = [hand.person.get(f"/api/tables/{hand.table}/decision", seat=seat) for seat in SEATS]
    numbers = [answer.json()["number"] for answer in asked if answer.status_code == 200]
    assert set(numbers) == ({match.number} if match.outcome is None else set())
    return match.outcome is not None
