"""Word to who is awaited: by webhook and by e-mail, once for each turn, and never inwards."""

import json
import socket
import socketserver
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPException
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from estafette.server import letters
from estafette.server.letters import Letter, Unreachable, is_public, post_webhook, webhook_host
from tests.server.web.conftest import SEATS, Table
from tests.server.web.plugs import plugged
from tests.server.web.serving import Person, Server, serving
from tests.waiting import PATIENCE, until

SOON = 0.3  # seconds of quiet before a notice


class Inbox:
    """A webhook and a mail server that keep what they get."""

    def __init__(self) -> None:
        self.hooks: list[dict[str, Any]] = []
        self.mails: list[str] = []
        inbox = self

        class Hook(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                inbox.hooks.append(json.loads(body))
                self.send_response(204)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        class Mail(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                self.wfile.write(b"220 here\r\n")
                while line := self.rfile.readline().strip().upper():
                    if line == b"DATA":
                        self.wfile.write(b"354 go on\r\n")
                        text = b""
                        while (part := self.rfile.readline()) != b".\r\n":
                            text += part
                        inbox.mails.append(text.decode())
                    self.wfile.write(b"250 well\r\n" if line != b"QUIT" else b"221 bye\r\n")

        self.web = HTTPServer(("127.0.0.1", 0), Hook)
        self.post = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Mail)

    @property
    def hook(self) -> str:
        return f"http://127.0.0.1:{self.web.server_address[1]}/hook?x=1"


@pytest.fixture(scope="module")
def inbox() -> Iterator[Inbox]:
    inbox = Inbox()
    for server in (inbox.web, inbox.post):
        threading.Thread(target=server.serve_forever, daemon=True).start()
    yield inbox
    for server in (inbox.web, inbox.post):
        server.shutdown()
        server.server_close()


@pytest.fixture(scope="module")
def notifying(inbox: Inbox, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("notifying")
    environment = {
        "ESTAFETTE_WEBHOOKS": "any",
        "ESTAFETTE_NOTICE_AFTER": str(SOON),
        "ESTAFETTE_SMTP_HOST": "127.0.0.1",
        "ESTAFETTE_SMTP_PORT": str(inbox.post.server_address[1]),
        "ESTAFETTE_SMTP_SECURITY": "none",
    }
    with serving(str(folder / "x.db"), environment=environment) as server:
        yield server


def waiting(server: Server, **wishes: object) -> Table:
    """A table that waits for Soult, who has said how he wants to hear of it."""
    host, guest = Person.guest(server.address, "Ney"), Person.guest(server.address, "Soult")
    guest.http.patch("/api/me", json={"language": "fr", **wishes})
    card = host.lay({SEATS[0]: "me", SEATS[1]: "open"})
    guest.post(f"/api/tables/{card['id']}/sit", {"seat": SEATS[1]})
    return Table(card["id"], host, guest, host, SEATS[0], SEATS[1])


def heard(inbox: Inbox, table: Table) -> list[dict[str, Any]]:
    return [hook for hook in inbox.hooks if hook["table"] == table.id]


def until_told(inbox: Inbox, table: Table, times: int = 1) -> None:
    until(lambda: len(heard(inbox, table)) == times, "word comes")


def until_considered(inbox: Inbox, server: Server) -> None:
    """Tables are considered in the order in which they fell silent: this one is the last."""
    until_told(inbox, waiting(server, webhook=inbox.hook))


def test_who_is_awaited_hears_of_it_once(inbox: Inbox, notifying: Server) -> None:
    table = waiting(notifying, webhook=inbox.hook)
    until_told(inbox, table)
    table.host.choose(table.id, SEATS[0], -1)
    table.host.choose(table.id, SEATS[0], -1)
    until_considered(inbox, notifying)

    (notice,) = heard(inbox, table)
    assert notice["seat"] == SEATS[1]
    assert "c’est à vous" in notice["subject"]
    assert notice["address"].endswith(f"/table/{table.id}")


def test_who_has_answered_hears_of_the_next_time(inbox: Inbox, notifying: Server) -> None:
    table = waiting(notifying, webhook=inbox.hook)
    until_told(inbox, table)
    table.guest.choose(table.id, SEATS[1], -1)
    until_told(inbox, table, times=2)
    until_considered(inbox, notifying)

    assert len(heard(inbox, table)) == 2


def test_who_is_here_or_wants_no_word_gets_none(inbox: Inbox, notifying: Server) -> None:
    silent = waiting(notifying, webhook=inbox.hook, notices=False)
    table = waiting(notifying)
    with plugged(notifying, table.id, table.guest, seat=SEATS[1]) as plug:
        plug.until("welcome")
        table.guest.http.patch("/api/me", json={"webhook": inbox.hook})
        table.host.choose(table.id, SEATS[0], -1)
        until_considered(inbox, notifying)

    assert heard(inbox, table) == heard(inbox, silent) == []


def test_an_e_mail_says_where_the_table_is(inbox: Inbox, notifying: Server) -> None:
    table = waiting(notifying, email="soult@example.org")

    (mail,) = until(lambda: [mail for mail in inbox.mails if table.id in mail], "a mail comes")

    assert "To: soult@example.org" in mail
    assert "example.org" not in notifying.log.read_text("utf-8")


LETTER = Letter("t", "g", "s", "x", 0, "a", "b", "c", "d")


OURS = [
    "127.0.0.1",
    "[::1]",
    "localhost",
    "10.0.0.7",
    "192.168.1.1",
    "169.254.169.254",
    "0.0.0.0",
    "100.64.0.1",
    "[::ffff:127.0.0.1]",
    "2130706433",
    "[fe80::1]",
]


@pytest.mark.parametrize("host", OURS)
def test_a_webhook_does_not_lead_to_a_machine_of_ours(host: str) -> None:
    with pytest.raises((Unreachable, OSError)) as trouble:
        post_webhook(f"http://{host}:9/", LETTER, anywhere=False)

    assert not isinstance(trouble.value, ConnectionError)


def test_a_public_address_is_known_from_a_private_one() -> None:
    assert is_public("93.184.216.34")
    assert is_public("2606:2800:220:1:248:1893:25c8:1946")
    assert not any(is_public(a) for a in ("224.0.0.1", "fd00::1", "198.18.0.1", "240.0.0.1"))


@pytest.mark.parametrize(
    "url", ["", "x", "ftp://example.org", "https://", "http://a:99999/", "http://a b/", "//a/b"]
)
def test_not_every_word_is_an_address(url: str) -> None:
    assert webhook_host(url) is None


def test_who_answers_a_letter_at_a_time_is_not_listened_to_for_ever(monkeypatch) -> None:
    monkeypatch.setattr(letters, "LONGEST", 1.0)
    with (
        socket.create_server(("127.0.0.1", 0)) as listener,
        ThreadPoolExecutor(1) as threads,
    ):
        listener.settimeout(PATIENCE)
        is_cut = threads.submit(dripping, listener)
        with pytest.raises((Unreachable, OSError, HTTPException)):
            post_webhook(f"http://127.0.0.1:{listener.getsockname()[1]}/", LETTER, anywhere=True)

    assert is_cut.result()


def dripping(listener: socket.socket) -> bool:
    """A letter at a time, until the line is cut."""
    line, _ = listener.accept()
    with line:
        return until(lambda: is_cut(line), "the line is cut")


def is_cut(line: socket.socket) -> bool:
    try:
        line.sendall(b"H")
    except OSError:
        return True
    return False
