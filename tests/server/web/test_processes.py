"""Two server processes on one PostgreSQL: what one takes, a seat at the other sees."""

from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from tests.server.postgres import PostgreSQL
from tests.server.web.command import cold
from tests.server.web.conftest import begun
from tests.server.web.plugs import Plug, plugged, shut
from tests.server.web.serving import Person, Server, fetch, serving


@pytest.fixture(scope="module")
def pair(postgresql: PostgreSQL) -> Iterator[tuple[Server, Server]]:
    database = postgresql.new_database()
    with serving(database) as one, serving(database) as other:
        yield one, other


def test_a_choice_taken_by_one_process_is_seen_at_the_other(pair: tuple[Server, Server]) -> None:
    one, other = pair
    table = begun(one)
    with (
        plugged(one, table.id, table.host, seat="vanguard") as host,
        plugged(other, table.id, table.guest, seat="rearguard") as guest,
    ):
        host.until("welcome")
        guest.until("welcome")
        host.choose()
        host.until("sight", 1)
        guest.until("sight", 1)
        guest.choose()
        seen = host.until("sight", 2)

    assert seen["sight"]["table"]["number"] == 2


def test_two_processes_take_one_choice_once(pair: tuple[Server, Server]) -> None:
    one, other = pair
    table = begun(one)
    ask = table.host.get(f"{table.path}/decision", seat="vanguard").json()
    answer = {"seat": "vanguard", "number": 0, "action": ask["options"][0]["action"]}
    headers = {"Cookie": table.host.cookie, **table.host.http.headers}

    statuses = [
        fetch(f"{server.address}{table.path}/choices", "POST", json=answer, headers=headers)
        for server in (one, other, one, other)
    ]

    assert [answer.status_code for answer in statuses] == [200, 409, 409, 409]


def test_who_is_at_one_process_is_online_at_the_other(pair: tuple[Server, Server]) -> None:
    one, other = pair
    table = begun(one)
    with plugged(one, table.id, table.host, seat="vanguard") as host:
        host.until("welcome")
        with plugged(other, table.id, table.guest, seat="rearguard") as guest:
            guest.until("welcome")
            while not any(s.get("online") and s["seat"] == "rearguard" for s in seats(host)):
                pass


def seats(plug: Plug) -> list[dict[str, Any]]:
    return list(plug.until("table")["table"]["seats"])


def test_who_logs_out_at_one_process_is_shown_the_door_of_the_other(
    pair: tuple[Server, Server],
) -> None:
    one, other = pair
    person = Person.guest(one.address)
    card = person.lay({"vanguard": "me", "rearguard": "me"})
    with plugged(other, card["id"], person, seat="vanguard") as plug:
        plug.until("welcome")
        person.post("/api/logout")
        assert shut(plug) == 4401


def test_news_travels_again_after_the_lines_were_cut(postgresql: PostgreSQL) -> None:
    database = postgresql.new_database()
    with serving(database) as one, serving(database) as other:
        table = begun(one)
        with plugged(other, table.id, table.guest, seat="rearguard") as guest:
            guest.until("welcome")
            cut_lines(database)
            guest.until("sight")  # the listener is back, and what it may have missed is shown
            assert table.host.choose(table.id, "vanguard").status_code == 200
            guest.until("sight", 1)


def cut_lines(database: str) -> None:
    """Every other connection to the database is broken off."""
    engine = create_engine(database, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(
            text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        )
    engine.dispose()


def test_a_process_that_dies_takes_nothing_along(postgresql: PostgreSQL) -> None:
    database = postgresql.new_database()
    with serving(database) as first, serving(database) as second:
        table = begun(first)
        table.host.choose(table.id, "vanguard")
        first.kill()
        with plugged(second, table.id, table.host, seat="vanguard") as plug:
            assert plug.hear()["sight"]["number"] == 1


def test_workers_share_one_port(postgresql: PostgreSQL) -> None:
    with serving(postgresql.new_database(), "--workers", "2", start=cold) as server:
        table = begun(server)
        with (
            plugged(server, table.id, table.host, seat="vanguard") as host,
            plugged(server, table.id, table.guest, seat="rearguard") as guest,
        ):
            host.until("welcome")
            guest.until("welcome")
            host.choose()
            guest.until("sight", 1)
        counted = fetch(f"{server.address}/metrics").text
        assert "estafette_choices_total" in counted
        assert server.stop() == 0
