"""The doors of the sockets: who comes through is looked at before anything is said."""

import re
from typing import Any

from litestar import WebSocket, websocket
from litestar.params import FromPath

from ..accounts import Who
from ..guard import language_for
from ..house import House
from ..metrics import SOCKETS
from ..socket import TURNED, LobbySocket, TableSocket, encode
from ..trouble import Turned
from ..wire import Refused
from .door import ID, TheHouse

AnySocket = WebSocket[Any, Any, Any]
MOST = 1_000_000
IS_ID = re.compile(ID)


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: AnySocket, house: TheHouse, table: FromPath[str]) -> None:
    """`?seat=` whose eyes, `?since=` what was heard before, `?lang=` the language."""
    who = await welcomed(socket, house)
    if who is TURNED_AWAY:
        return
    if not IS_ID.match(table):
        await turn_away(socket, house, Turned(404, "server.no-table"))
        return
    seat = socket.query_params.get("seat", "")[:60]
    since = socket.query_params.get("since", "0")
    number = min(int(since), MOST) if since.isascii() and since.isdigit() else 0
    with SOCKETS.labels("table").track_inprogress():
        await TableSocket(house, socket, who, table).run(seat, number)


@websocket("/api/lobby/socket")
async def lobby_socket(socket: AnySocket, house: TheHouse) -> None:
    """A tick whenever the lobby has changed."""
    who = await welcomed(socket, house)
    if who is TURNED_AWAY:
        return
    with SOCKETS.labels("lobby").track_inprogress():
        await LobbySocket(house, socket, who).run()


TURNED_AWAY = Who("", "", True, "", "browser")


async def welcomed(socket: AnySocket, house: House) -> Who | None:
    """Who is there, after the door has been opened; a page of another site finds it shut."""
    try:
        house.guard.check_origin(socket)
    except Turned:
        await socket.close(code=1008)
        return TURNED_AWAY
    await socket.accept()
    try:
        return await house.guard.visitor(socket)
    except Turned as turned:
        await turn_away(socket, house, turned)
        return TURNED_AWAY


async def turn_away(socket: AnySocket, house: House, turned: Turned) -> None:
    trouble = house.reader.trouble(turned, language_for(socket))
    await socket.send_data(encode(Refused(trouble)).decode(), mode="text")
    await socket.close(code=TURNED + turned.status)
