"""One server for all tests of its doors, and a table with two people and one who watches."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

from tests.server.web.serving import Person, Server, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("server")
    with serving(str(folder / "estafette.db")) as running:
        yield running


class Table(Struct):
    """A match of the specimen under way between two people."""

    id: str
    host: Person
    guest: Person
    watcher: Person
    asked: str
    other: str

    def holder(self, seat: str) -> Person:
        return self.host if seat == SEATS[0] else self.guest

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"


SEATS = ("vanguard", "rearguard")


@pytest.fixture
def table(server: Server) -> Table:
    return begun(server)


def begun(server: Server, **order: Any) -> Table:
    host, guest, watcher = (Person.guest(server.address, n) for n in ("Ney", "Soult", "Jomini"))
    card = host.lay({SEATS[0]: "me", SEATS[1]: "open"}, **order)
    sat = guest.post(f"/api/tables/{card['id']}/sit", {"seat": SEATS[1]})
    assert sat.status_code == 200, sat.text
    asked = next(state["seat"] for state in sat.json()["seats"] if state.get("asked"))
    other = next(seat for seat in SEATS if seat != asked)
    return Table(card["id"], host, guest, watcher, asked, other)
