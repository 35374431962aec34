"""Hints and analyses through the doors of a real server, thought about by its own processes."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest

from tests.server.minds.thinkers import called_in, frozen, needs_proc
from tests.server.web.conftest import SEATS, Table, begun
from tests.server.web.serving import Person, Server, serving, until_slowed
from tests.waiting import PATIENCE, until


@pytest.fixture(scope="module")
def match(server: Server) -> Table:
    return begun(server, hints=True)


def hint(person: Person, match: Table, **other: Any) -> httpx.Response:
    request = {"seat": match.asked, "number": 0, **other}
    return person.post(f"{match.path}/hint", request)


def test_who_sits_there_is_told_what_the_marshal_would_do(match: Table) -> None:
    holder = match.holder(match.asked)
    offered = holder.get(f"{match.path}/decision", seat=match.asked).json()["options"]

    answer = hint(holder, match)

    assert answer.status_code == 200, answer.text
    advice = answer.json()["advice"]
    assert all(each["option"] in offered for each in advice)
    assert all(0 <= each["chance"] <= 1 for each in advice)


@pytest.mark.parametrize("number", [-1, 7, 999_999, 10**9, "1", None, 0.5])
def test_a_hint_for_a_forged_number_is_turned_down(match: Table, number: object) -> None:
    assert hint(match.holder(match.asked), match, number=number).status_code in (400, 409)


@pytest.mark.parametrize("seat", ["", "emperor", "a" * 100, 7])
def test_a_hint_for_a_forged_seat_is_turned_down(match: Table, seat: object) -> None:
    assert hint(match.host, match, seat=seat).status_code in (400, 403, 404)


def test_where_hints_are_not_allowed_the_door_is_shut(table: Table) -> None:
    answer = hint(table.holder(table.asked), table)

    assert answer.status_code == 403
    assert answer.json()["sentence"] == "Hints are not allowed at this table."


@needs_proc
def test_who_hangs_up_may_ask_again_though_somebody_thinks_for_him(tmp_path: Any) -> None:
    with serving(str(tmp_path / "db"), "--thinkers", "1") as server:
        table = begun(server, hints=True)
        holder = table.holder(table.asked)
        with asking(holder, f"{table.path}/hint", {"seat": table.asked, "number": 0}) as line:
            thinking = called_in(server)
            with frozen(thinking):
                under_way = hint(holder, table)
                line.close()
                again = until(lambda: accepted(hint(holder, table)), "he may ask again")

    assert under_way.json()["key"] == "desk.hint-under-way"
    assert again.status_code == 200


@contextmanager
def asking(person: Person, path: str, body: Any) -> Iterator[socket.socket]:
    """A request is on its way, and its line may be closed before the answer comes."""
    request = person.http.build_request("POST", path, json=body)
    target, headers = request.url, "".join(f"{k}: {v}\r\n" for k, v in request.headers.items())
    with socket.create_connection((target.host, target.port), PATIENCE) as line:
        line.sendall(f"POST {path} HTTP/1.1\r\n{headers}\r\n".encode() + request.content)
        yield line


def accepted(answer: httpx.Response) -> httpx.Response | None:
    """An answer, unless another is still waited for."""
    return None if answer.status_code == 409 else answer


def test_too_many_hints_are_slowed_down(tmp_path: Any) -> None:
    with serving(str(tmp_path / "db"), environment={"ESTAFETTE_HINTS": "2"}) as server:
        table = begun(server)
        holder = table.holder(table.asked)
        *refused, slowed = until_slowed(lambda: hint(holder, table), 2, a_minute=2)

    assert {answer.status_code for answer in refused} == {403}
    assert slowed.headers["Retry-After"]


def test_a_finished_match_is_looked_into_for_all_to_see(server: Server) -> None:
    host = Person.guest(server.address)
    card = host.lay({SEATS[0]: "me", SEATS[1]: "me"})
    path = f"/api/tables/{card['id']}"
    seats = [state["seat"] for state in card["seats"] if state.get("asked")]
    assert host.choose(card["id"], seats[0]).status_code == 200
    host.post(f"{path}/resign", {"seat": SEATS[1]})
    nobody, stranger = Person(server.address), Person.guest(server.address)

    assert nobody.get(f"{path}/analysis").json() == {"state": "none"}
    assert nobody.post(f"{path}/analysis", {}).status_code == 401
    assert stranger.post(f"{path}/analysis", {}).json()["state"] in ("running", "done")
    found = until(lambda: finished(nobody.get(f"{path}/analysis")), "something is found out")

    assert found["sides"] == list(SEATS)
    assert len(found["curve"]) == 2


def finished(answer: httpx.Response) -> dict[str, Any] | None:
    analysis: dict[str, Any] = answer.json()
    return analysis if analysis["state"] == "done" else None
