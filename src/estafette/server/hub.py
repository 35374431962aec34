"""Who listens to which table, in this process, and who is known to be there in all of them."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from secrets import token_hex
from time import monotonic
from typing import Literal, Protocol

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.subscriber import Subscriber
from msgspec import Struct

from .channels import CHANNEL
from .desk import News
from .logs import log

HEARTBEAT = 15.0
FORGOTTEN_AFTER = 3 * HEARTBEAT

_log = log("hub")

Kind = Literal[
    "sight", "drafted", "table", "said", "lobby", "stuck", "here", "parted", "noticed", "mended"
]


class Bulletin(Struct, frozen=True, omit_defaults=True):
    """What one process tells all, itself too.

    The desk's news, with the account that drafts; which accounts are `here` by this process; a
    session that has ended; who was sent word about a table; a listener that was mended and may
    have missed something.
    """

    kind: Kind
    table: str = ""
    number: int = 0
    line: int = 0
    process: str = ""
    who: tuple[str, ...] = ()


class Listener(Protocol):
    """A socket that wants to hear."""

    def hear(self, bulletin: Bulletin) -> None: ...


class Hub:
    """The one place in a process through which all news goes in and out."""

    _subscriber: Subscriber

    def __init__(self, channels: ChannelsPlugin) -> None:
        self.process = token_hex(8)
        self._channels = channels
        self._decoder = msgspec.json.Decoder(Bulletin)
        self._encoder = msgspec.json.Encoder()
        self._at_table: defaultdict[str, set[Listener]] = defaultdict(set)
        self._in_lobby: set[Listener] = set()
        self._everywhere: set[Listener] = set()
        self._here: defaultdict[str, list[str]] = defaultdict(list)
        self._heard: defaultdict[str, dict[str, tuple[tuple[str, ...], float]]] = defaultdict(dict)

    def tell(self, news: News) -> None:
        """What the desk has to say; a line of chat is fetched by each who may read it."""
        who = (news.who,) if news.who else ()
        self.publish(Bulletin(news.kind, news.table, news.number, news.line, self.process, who))

    def publish(self, bulletin: Bulletin) -> None:
        self._channels.publish(self._encoder.encode(bulletin), CHANNEL)

    def part(self, session: str) -> None:
        """A session has ended: its sockets are closed wherever they are."""
        self.publish(Bulletin("parted", who=(session,)))

    def join(self, listener: Listener, table: str) -> None:
        self._at_table[table].add(listener)

    def leave(self, listener: Listener, table: str) -> None:
        self._at_table[table].discard(listener)
        if not self._at_table[table]:
            del self._at_table[table]

    def join_lobby(self, listener: Listener) -> None:
        self._in_lobby.add(listener)

    def leave_lobby(self, listener: Listener) -> None:
        self._in_lobby.discard(listener)

    def attend(self, listener: Listener) -> None:
        """To hear whatever is said about any table."""
        self._everywhere.add(listener)

    def come(self, table: str, account: str) -> None:
        """Somebody is here."""
        self._here[table].append(account)
        if self._here[table].count(account) == 1:
            self._say_who_is_here(table)

    def go(self, table: str, account: str) -> None:
        self._here[table].remove(account)
        if account not in self._here[table]:
            self._say_who_is_here(table)
        if not self._here[table]:
            del self._here[table]

    def _say_who_is_here(self, table: str) -> None:
        here = tuple(sorted(set(self._here.get(table, ()))))
        self.publish(Bulletin("here", table, process=self.process, who=here))

    def is_here(self, table: str, account: str) -> bool:
        """Is somebody connected to this table, by any process?"""
        if account in self._here.get(table, ()):
            return True
        now = monotonic()
        return any(
            account in who and until > now
            for process, (who, until) in self._heard.get(table, {}).items()
            if process != self.process
        )

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """From here on nothing is missed of what any process says."""
        async with self._channels, self._channels.start_subscription(CHANNEL) as subscriber:
            self._subscriber = subscriber
            yield

    async def run(self) -> None:
        """Hand what is heard to those whom it concerns."""
        async for payload in self._subscriber.iter_events():
            try:
                self._hand_out(self._decoder.decode(payload))
            except Exception:
                _log.exception("news not handed out")

    def _hand_out(self, bulletin: Bulletin) -> None:
        if bulletin.kind == "here" and not self._is_new(bulletin):
            return
        for listener in list(self._concerned(bulletin)):
            listener.hear(bulletin)

    def _is_new(self, bulletin: Bulletin) -> bool:
        """Note who is here by one process; is it other than what was known?"""
        at_table = self._heard[bulletin.table]
        known, _ = at_table.pop(bulletin.process, ((), 0.0))
        if bulletin.who:
            at_table[bulletin.process] = (bulletin.who, monotonic() + FORGOTTEN_AFTER)
        if not at_table:
            del self._heard[bulletin.table]
        return known != bulletin.who

    def _concerned(self, bulletin: Bulletin) -> Iterator[Listener]:
        yield from self._everywhere
        if bulletin.kind in ("parted", "mended"):
            for listeners in self._at_table.values():
                yield from listeners
        else:
            yield from self._at_table.get(bulletin.table, ())
        if bulletin.kind in ("table", "lobby", "sight", "parted", "mended"):
            yield from self._in_lobby

    async def run_heartbeat(self) -> None:
        """Other processes forget who is here unless they are told again; so do we."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            for table in list(self._here):
                self._say_who_is_here(table)
            self._forget()

    def _forget(self) -> None:
        """Processes that have fallen silent take those who were here by them along."""
        now = monotonic()
        for table, at_table in list(self._heard.items()):
            silent = [process for process, (_, until) in at_table.items() if until <= now]
            for process in silent:
                self._hand_out(Bulletin("here", table, process=process))
