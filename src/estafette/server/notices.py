"""Word to those for whom a table waits and who are not there: by e-mail or by webhook.

A notice never delays play: it is considered when a table has been quiet for a while, and what
fails is logged and forgotten.
"""

import asyncio
from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Connection, func, select

from estafette.speech import plain

from .desk import Desk
from .hub import Bulletin, Hub
from .letters import Letter, post_mail, post_webhook, webhook_host
from .logs import log
from .metrics import NOTICES
from .reader import Reader
from .settings import Settings
from .store import Store, accounts, choices, seats, tables
from .trouble import Turned
from .wire import Language, TableCard
from .words import LANGUAGES

MOST_REMEMBERED = 10_000

_log = log("notices")


class Notices:
    """Listens to all tables of this process's making; one notice for each time of waiting."""

    def __init__(
        self, settings: Settings, store: Store, desk: Desk, hub: Hub, reader: Reader
    ) -> None:
        self._settings = settings
        self._store = store
        self._desk = desk
        self._hub = hub
        self._reader = reader
        self._quiet: dict[str, asyncio.TimerHandle] = {}
        self._due: asyncio.Queue[str] = asyncio.Queue()
        self._noticed: dict[tuple[str, str], int] = {}

    async def run(self) -> None:
        if self._settings.mail is None and self._settings.webhooks == "off":
            await asyncio.Event().wait()
        self._hub.attend(self)
        while True:
            table = await self._due.get()
            try:
                await self.consider(table)
            except Exception:
                _log.exception("notice failed", table=table)

    def hear(self, bulletin: Bulletin) -> None:
        """Wait until the table is quiet; only who took the choice sends word of it."""
        match bulletin.kind:
            case "noticed":
                self._remember(bulletin.table, bulletin.who, bulletin.number)
            case "sight" | "table" if bulletin.process == self._hub.process:
                table = bulletin.table
                if waiting := self._quiet.pop(table, None):
                    waiting.cancel()
                loop = asyncio.get_running_loop()
                self._quiet[table] = loop.call_later(
                    self._settings.notice_after, self._is_quiet, table
                )

    def _is_quiet(self, table: str) -> None:
        self._quiet.pop(table, None)
        self._due.put_nowait(table)

    def _remember(self, table: str, who: Iterable[str], number: int) -> None:
        for account in who:
            self._noticed[table, account] = number
        while len(self._noticed) > MOST_REMEMBERED:
            self._noticed.pop(next(iter(self._noticed)))

    async def consider(self, table: str) -> None:
        """Everybody whom the table waits for, who is not here and was not told yet."""
        waiting = await self._store.read(lambda connection: waited_for(connection, table))
        told: set[str] = set()
        for row in waiting:
            account, last = row.id, row.last if row.last is not None else -1
            if account in told or self._hub.is_here(table, account):
                continue
            if self._noticed.get((table, account), -1) > last:
                continue  # told before, and he has chosen nothing since
            told.add(account)
            self._hub.publish(Bulletin("noticed", table, row.number, who=(account,)))
            self._remember(table, (account,), row.number)
            await self._send(table, row)

    async def _send(self, table: str, row: Any) -> None:
        language: Language = row.language if row.language in LANGUAGES else "en"
        try:
            card = await self._desk.card(row.id, table, language)
        except Turned:
            return
        letter = self._letter(card, row.seat, language)
        settings = self._settings
        if settings.mail is not None and row.email:
            await attempt("mail", post_mail, settings.mail, row.email, letter)
        if settings.webhooks != "off" and row.webhook:
            is_anywhere = settings.webhooks == "any"
            await attempt("webhook", post_webhook, row.webhook, letter, is_anywhere)

    def _letter(self, card: TableCard, seat: str, language: Language) -> Letter:
        name = next((state.name for state in card.seats if state.seat == seat), seat)
        facts = {"game": card.game_title, "scenario": card.scenario_title, "seat": name}
        address = f"{self._settings.own_address}/table/{card.id}"
        say = self._reader.words.say
        return Letter(
            table=card.id,
            game=card.game,
            scenario=card.scenario,
            seat=seat,
            number=card.number,
            address=address,
            subject=say("notice.subject", facts, language),
            text=say("notice.text", facts | {"address": address}, language),
            turn=plain(card.turn),
        )


def waited_for(connection: Connection, table: str) -> list[Any]:
    """The accounts that are asked and want word, each with its last choice at this table."""
    row = connection.execute(
        select(tables.c.asked, tables.c.number, tables.c.stage).where(tables.c.id == table)
    ).one_or_none()
    if row is None or row.stage != "playing":
        return []
    asked = msgspec.json.decode(row.asked, type=list[str])
    last = (
        select(func.max(choices.c.number))
        .where(choices.c.table == table, choices.c.seat == seats.c.seat)
        .scalar_subquery()
    )
    return list(
        connection.execute(
            select(
                accounts.c.id,
                accounts.c.language,
                accounts.c.email,
                accounts.c.webhook,
                seats.c.seat,
                tables.c.number,
                last.label("last"),
            )
            .join(seats, seats.c.account == accounts.c.id)
            .join(tables, tables.c.id == seats.c.table)
            .where(seats.c.table == table, seats.c.seat.in_(asked), accounts.c.notices)
            .where((accounts.c.email != "") | (accounts.c.webhook != ""))
            .order_by(seats.c.place)
        )
    )


async def attempt(way: str, post: Any, *arguments: Any) -> None:
    """Send it off in a thread; of a failure only the kind is written down."""
    try:
        await asyncio.to_thread(post, *arguments)
    except Exception as error:
        NOTICES.labels(way, "failed").inc()
        _log.warning("notice not sent", way=way, error=type(error).__name__)
    else:
        NOTICES.labels(way, "sent").inc()


def check_webhook(url: str, settings: Settings) -> None:
    """Is this an address to which a notice could go? Where it leads is looked at when it goes."""
    if settings.webhooks == "off":
        raise Turned(400, "account.no-webhooks")
    if webhook_host(url) is None:
        raise Turned(400, "account.bad-webhook")
