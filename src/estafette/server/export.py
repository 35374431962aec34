"""Everything that the store holds about one person, for himself."""

from typing import Any

from sqlalchemy import Connection, select

from .accounts import Who, written
from .house import House
from .store import chat, choices, notes, seats, tables

MOMENTS = ("created", "seen", "expires", "at")


async def everything_about(house: House, who: Who) -> dict[str, Any]:
    me = await house.accounts.me(who)
    found = await house.store.read(lambda connection: written_by(connection, who.account))
    return {
        "account": {"id": me.id, "name": me.name, "guest": me.guest},
        "preferences": {
            "language": me.language,
            "email": me.email,
            "webhook": me.webhook,
            "notices": me.notices,
        },
        "sessions": dated(await house.accounts.sessions_of(who)),
        **{part: dated(rows) for part, rows in found.items()},
    }


def written_by(connection: Connection, account: str) -> dict[str, list[dict[str, Any]]]:
    """Where he sits and sat, what he chose, said and noted."""
    mine = seats.c.account == account
    queries = {
        "seats": select(seats.c.table, seats.c.seat, tables.c.game, tables.c.scenario)
        .join(tables, tables.c.id == seats.c.table)
        .where(mine),
        "hosted": select(tables.c.id, tables.c.game, tables.c.scenario, tables.c.created).where(
            tables.c.host == account
        ),
        "choices": select(
            choices.c.table, choices.c.number, choices.c.seat, choices.c.action, choices.c.at
        )
        .where(choices.c.account == account)
        .order_by(choices.c.table, choices.c.number),
        "chat": select(chat.c.table, chat.c.seat, chat.c.text, chat.c.at)
        .where(chat.c.account == account)
        .order_by(chat.c.id),
        "notes": select(notes.c.table, notes.c.seat, notes.c.text)
        .join(seats, (seats.c.table == notes.c.table) & (seats.c.seat == notes.c.seat))
        .where(mine),
    }
    return {
        part: [dict(row._mapping) for row in connection.execute(query)]
        for part, query in queries.items()
    }


def dated(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [
        {
            field: written(value) if field in MOMENTS and value is not None else value
            for field, value in row.items()
        }
        for row in rows
    ]
