"""What somebody who means ill may try at the doors, on both databases."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from estafette.server.guard import household
from estafette.server.letters import is_public
from tests.server.postgres import PostgreSQL
from tests.server.web.conftest import Table, begun
from tests.server.web.plugs import plugged, shut
from tests.server.web.serving import Person, Server, fetch, serving

PASSWORD = "la garde meurt"


@pytest.fixture(scope="module", params=("sqlite", "postgresql"))
def target(request: pytest.FixtureRequest, server: Server) -> Iterator[Server]:
    if request.param == "sqlite":
        yield server
        return
    postgresql: PostgreSQL = request.getfixturevalue("postgresql")
    with serving(postgresql.new_database()) as running:
        yield running


@pytest.fixture(scope="module")
def match(target: Server) -> Table:
    return begun(target)


@pytest.mark.parametrize("words", ["\x00", "a\x00b"])
def test_a_sign_that_no_database_keeps_is_refused(match: Table, words: str) -> None:
    said = match.host.post(f"{match.path}/chat", {"text": words})
    noted = match.host.http.put(f"{match.path}/notes?seat=vanguard", json={"text": words})

    assert (said.status_code, noted.status_code) == (400, 400)


@pytest.mark.parametrize("words", ["\u202e", "\U0001f600" * 500, "\n\n", "<b>", "é" * 1000, "\x01"])
def test_whatever_else_is_said_comes_back_as_it_was(match: Table, words: str) -> None:
    said = match.host.post(f"{match.path}/chat", {"text": words})
    noted = match.host.http.put(f"{match.path}/notes?seat=vanguard", json={"text": words})

    assert (said.status_code, noted.status_code) == (201, 204), said.text + noted.text
    assert said.json()["text"] == words
    assert match.host.get(f"{match.path}/notes", seat="vanguard").json()["text"] == words


@pytest.mark.parametrize(
    "body", [b'{"text":"\xff"}', b'{"text":"\\ud800"}', b"[" * 30_000, b"\xff"]
)
def test_a_body_that_is_no_text_is_refused(match: Table, body: bytes) -> None:
    answer = match.host.http.post(
        f"{match.path}/chat", content=body, headers={"Content-Type": "application/json"}
    )

    assert answer.status_code == 400, answer.text


@pytest.mark.parametrize("number", [10**19, 10**400, -(2**63), 2**63])
def test_a_number_without_end_is_refused(match: Table, number: int) -> None:
    action = {"type": "Stand", "block": number, "number": number}
    for path, body in {
        "/choices": {"seat": "vanguard", "number": 0, "action": action},
        "/why": {"seat": "vanguard", "action": action},
        "/undo": {"seat": "vanguard", "number": number},
    }.items():
        content = json.dumps(body).encode()
        headers = {"Content-Type": "application/json"}
        answer = match.host.http.post(match.path + path, content=content, headers=headers)
        assert answer.status_code in (400, 409, 422), answer.text
    for query in (f"/view?since={number}", f"/replay/{number}"):
        assert match.host.get(match.path + query).status_code in (400, 404)


def test_bytes_that_are_no_text_do_not_break_the_line(target: Server, match: Table) -> None:
    with plugged(target, match.id, match.host, seat="vanguard") as plug:
        plug.until("welcome")
        plug.line.send(b'{"type":"say","saying":{"text":"\xff"}}')
        refused = plug.until("refused")
        plug.send("ping")
        plug.until("pong")

    assert refused["trouble"]["key"] == "trouble.malformed"


@pytest.mark.parametrize("table", ["%00", "a%00b", "x" * 500, "%27%3B--", "%0a"])
def test_a_socket_of_no_table_is_shut(target: Server, table: str) -> None:
    with plugged(target, table) as plug:
        assert plug.hear()["trouble"]["key"] == "server.no-table"
        assert shut(plug) == 4404


def test_a_token_is_taken_back_by_its_whole_name(target: Server) -> None:
    person = Person.guest(target.address)
    token = person.post("/api/me/tokens", {"label": "bot"}).json()

    assert person.http.delete(f"/api/me/tokens/{token['id'][0]}").status_code == 404
    assert len(person.get("/api/me/tokens").json()) == 1
    assert person.http.delete(f"/api/me/tokens/{token['id']}").status_code == 204


def test_a_program_neither_reads_nor_changes_what_belongs_to_its_owner(target: Server) -> None:
    owner = Person.guest(target.address)
    token = owner.post("/api/me/tokens", {"label": "bot"}).json()["token"]
    bot = Person(target.address, token)

    assert bot.http.patch("/api/me", json={"webhook": "https://example.org/"}).status_code == 403
    assert bot.get("/api/me/export").status_code == 403
    assert bot.get("/api/me").status_code == 200


@pytest.mark.parametrize("path", ["/health", "/", "/api/games"])
def test_a_head_is_a_get_without_its_body(target: Server, path: str) -> None:
    whole, head = fetch(target.address + path), fetch(target.address + path, "HEAD")

    assert (head.status_code, head.content) == (whole.status_code, b"")
    assert head.headers["content-type"] == whole.headers["content-type"]


def test_a_head_does_not_open_what_a_get_does_not(target: Server, match: Table) -> None:
    head = fetch(f"{target.address}{match.path}/notes?seat=vanguard", "HEAD")

    assert head.status_code == 401


def test_a_store_that_is_gone_is_said_and_its_return_noticed(postgresql: PostgreSQL) -> None:
    url = postgresql.new_database()
    name = url.rpartition("/")[2].partition("?")[0]
    with serving(url) as server:
        table = begun(server)
        engine = create_engine(postgresql.url(), isolation_level="AUTOCOMMIT")

        def let_in(is_open: bool) -> None:
            with engine.connect() as connection:
                connection.execute(text(f"ALTER DATABASE {name} ALLOW_CONNECTIONS {is_open}"))
                if not is_open:
                    cut = (
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = :n"
                    )
                    connection.execute(text(cut), {"n": name})

        with plugged(server, table.id, table.host, seat="vanguard") as plug:
            plug.until("welcome")
            let_in(False)
            sick = fetch(f"{server.address}/health")
            plug.choose()
            refused = plug.until("refused")
            let_in(True)
            well = fetch(f"{server.address}/health")
        engine.dispose()
        taken = table.host.choose(table.id, "vanguard")

    assert (sick.status_code, sick.json()["key"]) == (503, "trouble.busy")
    assert refused["trouble"]["key"] == "trouble.busy"
    assert (well.status_code, taken.status_code) == (200, 200)


def test_the_log_tells_no_secret(tmp_path: Path) -> None:
    with serving(str(tmp_path / "estafette.db")) as server:
        person = Person(server.address)
        for _ in range(2):
            person.post("/api/register", {"name": "Cambronne", "password": PASSWORD})
        Person(server.address).post("/api/login", {"name": "Cambronne", "password": "wrong " * 3})
        table = begun(server)
        table.host.post(f"{table.path}/chat", {"text": "psst, the guns"})
        with plugged(server, table.id, seat="vanguard") as plug:
            plug.hear()
        log = server.log.read_text("utf-8")

    for secret in (PASSWORD, "psst", table.host.cookie.partition("=")[2], "Cambronne", "seat="):
        assert secret not in log


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8::1", "2001:db8::ffff:2", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("", "testclient", False),
    ],
)
def test_a_house_of_ipv6_is_one_caller(one: str, other: str, same: bool) -> None:
    assert (household(one) == household(other)) is same


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("127.0.0.1", False),
        ("::ffff:127.0.0.1", False),
        ("2002:7f00:1::", False),
        ("64:ff9b::7f00:1", False),
        ("64:ff9b::808:808", True),
        ("fe80::1%eth0", False),
        ("169.254.169.254", False),
        ("8.8.8.8", True),
        ("2606:4700::1111", True),
    ],
)
def test_no_address_within_another_leads_into_the_house(address: str, public: bool) -> None:
    assert is_public(address) is public
