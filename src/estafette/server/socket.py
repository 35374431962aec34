"""One connection to one table: what the seat sees goes out, what it wants comes in.

Nothing that goes out is queued: the connection only remembers that something has changed, and
looks when it can send. However many choices fall meanwhile, one sight tells them all.
"""

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import DBAPIError

from .accounts import Who
from .buckets import Bucket
from .guard import language_for
from .house import House
from .hub import Bulletin
from .logs import log
from .trouble import Turned
from .wire import (
    AskWhy,
    Choose,
    ClientFrame,
    Confirm,
    Language,
    Ping,
    Pong,
    Refused,
    Said,
    Say,
    Seen,
    ServerFrame,
    Sight,
    Sit,
    TableNews,
    Undo,
    Welcome,
    Why,
)

MOST_BYTES = 64 * 1024
FRAMES_A_SECOND = 20
FRAMES_AT_ONCE = 60
PATIENCE = 120  # frames beyond the rate that are refused before the connection is closed
SLOWEST = 20.0  # seconds that a client may take to accept one frame
MOST_LINES_WAITING = 100
LATEST = 1 << 60

GOING_AWAY, POLICY, TOO_BIG, TRY_AGAIN = 1001, 1008, 1009, 1013
TURNED = 4000  # and the status: 4401, 4403, 4404

AnySocket = WebSocket[Any, Any, Any]
decode = msgspec.json.Decoder(ClientFrame).decode
encode = msgspec.json.Encoder().encode

_log = log("socket")


class Closed(Exception):
    """The connection is at its end, for this reason."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class TableSocket:
    """The connection of one account, with the eyes of one seat of his at a time."""

    def __init__(self, house: House, socket: AnySocket, who: Who | None, table: str) -> None:
        self._house = house
        self._socket = socket
        self._who = who
        self._account = who.account if who else None
        self._table = table
        self._language: Language = language_for(socket, who)
        self._seat: str | None = None
        self._since = 0
        self._back_to = LATEST
        self._sight_due = False
        self._table_due = False
        self._lines_due: list[int] = []
        self._stirred = asyncio.Event()
        self._ended: int | None = None
        self._bucket = Bucket(FRAMES_A_SECOND, FRAMES_AT_ONCE)
        self._patience = PATIENCE
        self._looking = asyncio.Lock()
        self._speaking = asyncio.Lock()
        self._counted = False

    async def run(self, seat: str, since: int) -> None:
        """Until one of both has enough."""
        self._house.hub.join(self, self._table)
        try:
            await self._welcome(seat, since)
            await self._both_ways()
        except Turned as turned:
            await self._refuse(turned)
            await self._close(TURNED + turned.status)
        except Closed as closed:
            await self._close(closed.code)
        except WebSocketDisconnect:
            pass
        finally:
            self._house.hub.leave(self, self._table)
            self._count(False)

    async def _both_ways(self) -> None:
        """Listen and speak at once; whichever ends first ends the other."""
        ways = [asyncio.create_task(self._listen()), asyncio.create_task(self._tell())]
        try:
            done, _ = await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in done:
                way.result()
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)

    def hear(self, bulletin: Bulletin) -> None:
        """Something has happened: remember it, and let the teller look."""
        match bulletin.kind:
            case "sight":
                self._sight_due = True
                self._back_to = min(self._back_to, bulletin.number)
            case "drafted":
                if self._account not in bulletin.who:
                    return  # nothing goes out to who must not know of it
                self._sight_due = True
            case "table" | "here" | "stuck":
                self._table_due = True
            case "said" if len(self._lines_due) < MOST_LINES_WAITING:
                self._lines_due.append(bulletin.line)
            case "said":
                self._ended = TRY_AGAIN
            case "mended":
                self._sight_due = True
                self._back_to = 0
            case "parted" if self._who and self._who.session in bulletin.who:
                self._ended = TURNED + 401
        self._stirred.set()

    # Speaking

    async def _tell(self) -> None:
        while True:
            await self._stirred.wait()
            self._stirred.clear()
            if self._ended is not None:
                raise Closed(self._ended)
            try:
                await self._tell_what_is_due()
            except Turned as turned:  # the table is gone, or no longer to be watched
                await self._refuse(turned)
                raise Closed(TURNED + turned.status) from None

    async def _tell_what_is_due(self) -> None:
        if self._sight_due:
            async with self._looking:
                self._sight_due = self._table_due = False
                await self._send(Seen(await self._look(self._since)))
        if self._table_due:
            self._table_due = False
            card = await self._house.desk.card(self._account, self._table, self._language)
            await self._send(TableNews(card))
        while self._lines_due:
            number = self._lines_due.pop(0)
            line = await self._house.desk.line(self._account, self._table, number)
            if line is not None:
                await self._send(Said(line))

    async def _look(self, since: int) -> Sight:
        """What the seat sees, with the lines since then, or since what was taken back.

        News that falls while we look is due again: nothing between is lost.
        """
        since, self._back_to = min(since, self._back_to), LATEST
        sight = await self._house.desk.sight(
            self._account, self._table, self._seat, since, self._language
        )
        self._since = sight.number
        return sight

    async def _welcome(self, seat: str, since: int) -> None:
        """The board and all that the seat sees; from now on it is this seat that is told."""
        desk, account, table = self._house.desk, self._account, self._table
        async with self._looking:
            before, self._seat = self._seat, seat or None
            try:
                sight = await self._look(since)
            except Turned:
                self._seat = before
                raise
            self._count(any(state.mine for state in sight.table.seats))
            await self._send(
                Welcome(
                    board=await desk.board(table),
                    sight=sight,
                    chat=tuple(await desk.chat(account, table)),
                    notes=await desk.notes(account, table, seat) if seat else "",
                )
            )

    def _count(self, is_here: bool) -> None:
        """Others see whether a player is here; who only watches is not shown."""
        if self._account is None or is_here == self._counted:
            return
        self._counted = is_here
        if is_here:
            self._house.hub.come(self._table, self._account)
        else:
            self._house.hub.go(self._table, self._account)

    async def _send(self, frame: ServerFrame) -> None:
        """One frame at a time; who is too slow may come back and resume."""
        async with self._speaking:
            try:
                async with asyncio.timeout(SLOWEST):
                    await self._socket.send_data(encode(frame).decode(), mode="text")
            except TimeoutError:
                raise Closed(TRY_AGAIN) from None

    async def _refuse(self, turned: Turned) -> None:
        await self._send(Refused(self._house.reader.trouble(turned, self._language)))

    async def _close(self, code: int) -> None:
        try:
            async with asyncio.timeout(SLOWEST):
                await self._socket.close(code)
        except (TimeoutError, RuntimeError, WebSocketDisconnect):
            _log.debug("gone before it was closed", code=code)

    # Listening

    async def _listen(self) -> None:
        while True:
            raw = await self._received()
            if self._bucket.wait():
                self._patience -= 1
                if self._patience <= 0:
                    raise Closed(POLICY)
                await self._refuse(Turned(429, "trouble.too-fast", seconds=1))
                continue
            try:
                await self._take(decode(raw))
            except Turned as turned:
                await self._refuse(turned)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
                await self._refuse(Turned(400, "trouble.malformed"))
            except DBAPIError as error:
                _log.error("store fails", error=type(error).__name__)
                await self._refuse(Turned(503, "trouble.busy"))

    async def _received(self) -> str | bytes:
        message: Any = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="", code=message.get("code", GOING_AWAY))
        raw: str | bytes = message.get("text") or message.get("bytes") or b""
        if len(raw) > MOST_BYTES:
            raise Closed(TOO_BIG)
        return raw

    async def _take(self, frame: ClientFrame) -> None:
        house, account, table = self._house, self._account, self._table
        async with house.at(table, account):
            match frame:
                case Choose(answer):
                    await house.choose(account, table, answer)
                case Confirm(answers):
                    await house.confirm(account, table, answers)
                case Undo(back):
                    await house.desk.undo(account, table, back)
                case AskWhy(question):
                    reasons = await house.desk.why(account, table, question, self._language)
                    await self._send(Why(reasons))
                case Say(saying):
                    await house.desk.say(account, table, saying)
                case Sit(seat, since):
                    await self._welcome(seat, since or 0)
                case Ping():
                    await self._send(Pong())


class LobbySocket:
    """A connection of the lobby: it is told that something has changed, and no more."""

    TICK = '{"type":"lobby"}'
    PAUSE = 0.5  # seconds: under load the lobby hears of many changes at once

    def __init__(self, house: House, socket: AnySocket, who: Who | None) -> None:
        self._house = house
        self._socket = socket
        self._session = who.session if who else None
        self._stirred = asyncio.Event()
        self._is_parted = False

    async def run(self) -> None:
        self._house.hub.join_lobby(self)
        ways = [asyncio.create_task(self._listen()), asyncio.create_task(self._tell())]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._house.hub.leave_lobby(self)
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)

    def hear(self, bulletin: Bulletin) -> None:
        if bulletin.kind == "parted" and self._session not in bulletin.who:
            return
        self._is_parted = self._is_parted or bulletin.kind == "parted"
        self._stirred.set()

    async def _tell(self) -> None:
        while True:
            await self._stirred.wait()
            self._stirred.clear()
            if self._is_parted:
                await self._socket.close(TURNED + 401)
                return
            async with asyncio.timeout(SLOWEST):
                await self._socket.send_data(self.TICK, mode="text")
            await asyncio.sleep(self.PAUSE)

    async def _listen(self) -> None:
        """Nothing is expected; whoever speaks much is shown the door."""
        bucket = Bucket(1, FRAMES_AT_ONCE)
        while (await self._socket.receive())["type"] != "websocket.disconnect":
            if bucket.wait():
                await self._socket.close(POLICY)
                return
