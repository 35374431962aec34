"""Odds over HTTP, weighed by a process of their own."""

from random import Random
from typing import Any

import pytest

from tests.server.web.serving import Person, Server, until_slowed

TABLES = 10  # at one of so many somebody can fire, however the dice fall


@pytest.fixture(scope="module")
def asked(server: Server) -> tuple[Person, str, dict[str, Any]]:
    """Somebody who plays both sides, the path of his table, and a request that may be made."""
    person = Person.guest(server.address)
    for seed in range(TABLES):
        path = f"/api/tables/{person.lay({'vanguard': 'me', 'rearguard': 'me'})['id']}"
        if request := volley(person, path, Random(seed)):
            return person, path, request
    raise AssertionError("nobody ever could fire")


def volley(person: Person, path: str, dice: Random) -> dict[str, Any] | None:
    """A match is played at random until somebody could fire; None if it ends before."""
    while (card := person.get(path).json())["stage"] != "over":
        seat = next(state["seat"] for state in card["seats"] if state.get("asked"))
        ask = person.get(f"{path}/decision", seat=seat).json()
        for option in ask["options"]:
            if option.get("at_stake") and option["action"]["type"] == "Fire":
                return {"seat": seat, "number": ask["number"], "action": option["action"]}
        action = dice.choice(ask["options"])["action"]
        answer = {"seat": seat, "number": ask["number"], "action": action}
        assert person.post(f"{path}/choices", answer).status_code == 200
    return None


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

    *_, slowed = until_slowed(lambda: person.post(f"{path}/odds", request), 30, a_minute=60)

    assert int(slowed.headers["retry-after"]) >= 1
