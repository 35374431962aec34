"""Odds over HTTP, weighed by a process of their own."""

from random import Random
from typing import Any

import pytest

from tests.server.web.serving import Person, Server


@pytest.fixture(scope="module")
def asked(server: Server) -> tuple[Person, str, dict[str, Any]]:
    """Somebody who plays both sides, the path of his table, and a request that may be made."""
    person, dice = Person.guest(server.address), Random(1)
    path = f"/api/tables/{person.lay({'vanguard': 'me', 'rearguard': 'me'})['id']}"
    while True:
        states = person.get(path).json()["seats"]
        seat = next(state["seat"] for state in states if state.get("asked"))
        ask = person.get(f"{path}/decision", seat=seat).json()
        for option in ask["options"]:
            if option.get("at_stake") and option["action"]["type"] == "Fire":
                action = option["action"]
                return person, path, {"seat": seat, "number": ask["number"], "action": action}
        action = dice.choice(ask["options"])["action"]
        answer = {"seat": seat, "number": ask["number"], "action": action}
        assert person.post(f"{path}/choices", answer).status_code == 200


def test_who_is_asked_gets_the_odds(asked: tuple[Person, str, dict[str, Any]]) -> None:
    person, path, request = asked

    answer = person.post(f"{path}/odds", request)

    assert answer.status_code == 200, answer.text
    sheet = answer.json()
    (chart,) = sheet["charts"]
    assert (sheet["exact"], sheet["samples"]) == (True, 6)
    assert sum(line["chance"] for line in chart["lines"]) == pytest.approx(1, abs=1e-3)


@pytest.mark.parametrize("number", [-1, 999_999, 10**9, "1", None, 0.5])
def test_a_forged_number_is_turned_down(
    asked: tuple[Person, str, dict[str, Any]], number: object
) -> None:
    person, path, request = asked

    answer = person.post(f"{path}/odds", {**request, "number": number})

    assert answer.status_code in (400, 409)


def test_nobody_and_a_stranger_have_no_odds(
    server: Server, asked: tuple[Person, str, dict[str, Any]]
) -> None:
    _, path, request = asked

    assert Person(server.address).post(f"{path}/odds", request).status_code == 401
    assert Person.guest(server.address).post(f"{path}/odds", request).status_code == 403


def test_who_asks_without_end_is_slowed_down(asked: tuple[Person, str, dict[str, Any]]) -> None:
    person, path, request = asked

    answers = [person.post(f"{path}/odds", request) for _ in range(40)]

    assert answers[-1].status_code == 429
    assert int(answers[-1].headers["retry-after"]) >= 1
