"""`estafette serve`: it starts, stops, and says in one line why it cannot."""

import os
import signal
import socket
import ssl
import subprocess
import tempfile
from pathlib import Path

import httpx
import pytest

from tests.server.web.command import cold, run
from tests.server.web.serving import Person, fetch, serving
from tests.waiting import PATIENCE


def refused(*options: str, language: str = "en", **environment: str) -> str:
    known = {**os.environ, "ESTAFETTE_LANG": language, **environment}
    with tempfile.TemporaryDirectory() as folder:
        code, said, complaint = run(["serve", "--no-open", *options], known, Path(folder))
    assert code == 2, complaint
    assert said == ""
    assert complaint.count("\n") == 1, complaint
    return complaint.removeprefix("estafette: ").rstrip()


def test_a_port_in_use_is_one_clear_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        database = str(tmp_path / "x.db")
        english = refused("--port", str(port), "--database", database)
        french = refused("--port", str(port), "--database", database, language="fr")

    assert f"127.0.0.1:{port}" in english
    assert "--port" in english
    assert french.startswith("On ne peut servir personne")


def test_a_database_that_cannot_be_opened_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("this is not a database at all, only text " * 50)
    spoilt = refused("--port", "0", "--database", str(tmp_path / "text.db"))
    beside = refused("--port", "0", "--database", "/proc/nowhere/x.db")
    unknown = refused("--port", "0", "--database", "oracle://x/y")
    server = refused("--port", "0", "--database", "postgresql://ney:secret@127.0.0.1:1/x")

    assert "text.db" in spoilt
    assert "/proc/nowhere" in beside
    assert "oracle" in unknown
    assert "secret" not in server


def test_several_processes_need_a_database_that_they_can_share() -> None:
    assert "PostgreSQL" in refused("--workers", "2")
    assert "PostgreSQL" in refused(ESTAFETTE_WORKERS="2")


def test_a_variable_that_cannot_be_read_is_named() -> None:
    assert "ESTAFETTE_PORT" in refused(ESTAFETTE_PORT="many")
    assert "ESTAFETTE_WEBHOOKS" in refused(ESTAFETTE_WEBHOOKS="perhaps")


def test_a_certificate_needs_its_key() -> None:
    assert "--tls-key" in refused("--tls-cert", "x.pem")


@pytest.mark.parametrize("word", [signal.SIGINT, signal.SIGTERM])
def test_it_stops_when_told_and_loses_nothing(tmp_path: Path, word: signal.Signals) -> None:
    database = str(tmp_path / "x.db")
    with serving(database, start=cold) as server:
        person = Person.guest(server.address)
        card = person.lay({"vanguard": "me", "rearguard": "me"})
        person.choose(card["id"], "vanguard")
        server.process.send_signal(word)
        server.process.wait(PATIENCE)
        log = server.log.read_text("utf-8")
    with serving(database) as again:
        person.http.base_url = httpx.URL(again.address)
        number = person.get(f"/api/tables/{card['id']}").json()["number"]

    assert "Traceback" not in log
    assert number == 1


def test_over_tls_the_cookie_is_secure(tmp_path: Path) -> None:
    key, certificate = tmp_path / "key.pem", tmp_path / "cert.pem"
    made = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-subj",
        "/CN=localhost",
        "-days",
        "1",
    ]
    where = ["-keyout", str(key), "-out", str(certificate)]
    subprocess.run([*made, *where], check=True, capture_output=True, timeout=PATIENCE)
    options = ("--tls-cert", str(certificate), "--tls-key", str(key))
    unchecked = ssl.create_default_context()
    unchecked.check_hostname = False
    unchecked.verify_mode = ssl.CERT_NONE
    with serving(str(tmp_path / "x.db"), *options) as server:
        answer = fetch(
            f"{server.address}/api/guest", "POST", json={"name": "Ney"}, verify=unchecked
        )

    assert server.address.startswith("https://")
    assert "secure" in answer.headers["set-cookie"].lower()


def test_the_log_holds_no_secret(tmp_path: Path) -> None:
    with serving(str(tmp_path / "x.db")) as server:
        person = Person.guest(server.address)
        person.http.patch("/api/me", json={"email": "ney@example.org"})
        password = {"name": "Michel", "password": "bravest of the brave"}
        person.known(person.post("/api/register", password))
        token = person.post("/api/me/tokens", {"label": "bot"}).json()["token"]
        person.get("/api/tables", invitation="a-secret-word")
        cookie = person.http.cookies["estafette"]
        log = server.log.read_text("utf-8")

    assert '"status": 201' in log
    for secret in ("example.org", "bravest", token, cookie, "a-secret-word"):
        assert secret not in log


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--port", "99999"),
        ("--port", "-1"),
        ("--port", "many"),
        ("--workers", "0"),
        ("--host", "no.such.host.invalid"),
        ("--host", "x" * 300),
        ("--host", "300.1.1.1"),
        ("--host", ""),
        ("--database", "postgresql://host:many/x"),
        ("--database", "postgresql://"),
        ("--database", "/"),
        ("--database", "sqlite:////proc/x.db"),
    ],
)
def test_what_makes_no_sense_on_the_line_is_one_clear_line(
    tmp_path: Path, option: str, value: str
) -> None:
    rest = {"--port": "0", "--database": str(tmp_path / "x.db")} | {option: value}
    said = refused(*[word for pair in rest.items() for word in pair])

    assert said


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "70000"),
        ("WORKERS", "0"),
        ("ARRIVALS", "-1"),
        ("CHOICES", "-1"),
        ("NOTICE_AFTER", "-1"),
        ("NOTICE_AFTER", "nan"),
        ("LOG", "loud"),
    ],
)
def test_a_number_that_makes_no_sense_is_named(name: str, value: str) -> None:
    assert f"ESTAFETTE_{name}" in refused(**{f"ESTAFETTE_{name}": value})


def test_a_url_that_cannot_be_read_keeps_its_password() -> None:
    assert "secret" not in refused("--port", "0", "--database", "postgresql://ney:secret@host:x/y")


def test_a_certificate_that_is_none_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "x.pem").write_text("no certificate")
    where = str(tmp_path / "x.pem")
    options = ("--port", "0", "--database", str(tmp_path / "x.db"))

    assert "x.pem" in refused(*options, "--tls-cert", where, "--tls-key", where)
