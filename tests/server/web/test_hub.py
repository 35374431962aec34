"""News that fails to travel, and news that comes in an unlucky order."""

from typing import Any, cast

import pytest
from psycopg import OperationalError

from estafette.server.accounts import Who
from estafette.server.house import House
from estafette.server.hub import Bulletin
from estafette.server.postgresql import MENDED, PostgresqlChannels
from estafette.server.socket import TURNED, LobbySocket

pytestmark = pytest.mark.anyio


class Line:
    """A socket, or a connection to PostgreSQL, that keeps what it is told."""

    closed = False

    def __init__(self) -> None:
        self.said: list[Any] = []
        self.is_cut = False

    async def close(self, code: int = 0) -> None:
        self.said.append(code)

    async def send_data(self, text: str, mode: str) -> None:
        self.said.append(text)

    async def execute(self, notify: Any) -> None:
        if self.is_cut:
            raise OperationalError
        self.said.append(notify.as_string(None))


async def test_who_has_logged_out_is_shown_the_door_though_other_news_follows() -> None:
    line = Line()
    who = Who("ninon", "Ninon", True, "session", "browser")
    socket = LobbySocket(cast(House, None), cast(Any, line), who)
    socket.hear(Bulletin("parted", who=("session",)))
    socket.hear(Bulletin("lobby", "a-table"))
    await socket._tell()

    assert line.said == [TURNED + 401]


async def test_after_news_was_lost_all_are_called_to_look(monkeypatch: pytest.MonkeyPatch) -> None:
    line, channels = Line(), PostgresqlChannels("postgresql://")

    async def connected() -> Line:
        return line

    monkeypatch.setattr(channels, "_connected", connected)
    line.is_cut = True
    await channels.publish(b"lost", ["news"])
    line.is_cut = False
    for word in (b"next", b"after"):
        await channels.publish(word, ["news"])

    told = [MENDED.decode(), "next", "after"]
    assert [said.partition(", ")[2].strip("'") for said in line.said] == told
