"""Tables at which somebody writes: what the desk has written down of it, and what others read."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import select, update

from estafette.engine import Rules
from estafette.server.store import choices, tables
from estafette.server.wire import Answer, Ask, Question, SeatOrder, Sight, Sitting, TakeBack
from tests.papers import FORD, REARGUARD, VANGUARD
from tests.server.desk.house import ME, OPEN, House

SITTING = {"vanguard": "ninon", "rearguard": "gaspard", "french": "ninon", "allied": "gaspard"}
ADVANCE, STAND, PASS = ({"type": kind} for kind in ("Advance", "Stand", "Pass"))
TWO_ORDERS = {VANGUARD: ME, REARGUARD: OPEN}


def paper(*answers: dict[str, Any]) -> dict[str, Any]:
    return {"type": "Paper", "answers": list(answers)}


def left(seat: str, *answers: dict[str, Any]) -> str:
    """What a seat has written so far, as it lies with the table."""
    return msgspec.json.encode({"seat": seat, "answers": answers}).decode()


async def on_paper(
    house: House, seats: dict[str, SeatOrder] = TWO_ORDERS, rules: Rules = FORD, **order: Any
) -> str:
    """A match in which ninon writes two orders, then gaspard; then ninon is asked in the open."""
    house.restart(rules)
    await house.people("ninon", "gaspard", "odile")
    table = await house.table("ninon", seats, game=rules.id, **order)
    for seat, sitter in seats.items():
        if sitter is OPEN:
            await house.desk.sit("gaspard", table, Sitting(seat))
    return table


async def ligny(house: House, **order: Any) -> str:
    """A match of the Last Campaigns in which ninon writes for the French, then gaspard."""
    await house.people("ninon", "gaspard", "odile")
    seats = {"french": ME, "allied": OPEN}
    options = {"orders": "written"}
    table = await house.table("ninon", seats, "ligny", "last-campaigns", options, **order)
    await house.desk.sit("gaspard", table, Sitting("allied"))
    return table


async def asked(house: House, table: str, seat: str) -> Ask:
    sight = await house.sight(SITTING[seat], table, seat)
    assert sight.ask is not None
    return sight.ask


async def say(house: House, table: str, seat: str, *actions: dict[str, Any]) -> int:
    """One answer after the other, as a client that looks each time; returns the last number."""
    for action in actions:
        ask = await asked(house, table, seat)
        answer = Answer(seat, ask.number, action, ask.undone, ask.draft)
        number = await house.desk.choose(SITTING[seat], table, answer)
    return number


async def pick(house: House, table: str, seat: str, *places: int) -> int:
    """The same, by the place of an option."""
    for place in places:
        ask = await asked(house, table, seat)
        number = await say(house, table, seat, ask.options[place % len(ask.options)].action)
    return number


async def take_back(house: House, table: str, seat: str) -> Sight:
    sight = await house.sight(SITTING[seat], table, seat)
    await house.desk.undo(
        SITTING[seat], table, TakeBack(seat, sight.number, sight.ask.draft if sight.ask else None)
    )
    return await house.sight(SITTING[seat], table, seat)


async def rows(house: House, table: str) -> list[tuple[int, str, Any]]:
    """The choices that are written down."""
    query = select(choices.c.number, choices.c.seat, choices.c.action)
    query = query.where(choices.c.table == table).order_by(choices.c.number)
    found = await house.store.read(lambda connection: connection.execute(query).all())
    return [(row.number, row.seat, msgspec.json.decode(row.action)) for row in found]


async def columns(house: House, table: str, *names: str) -> tuple[Any, ...]:
    query = select(*[tables.c[name] for name in names]).where(tables.c.id == table)
    return tuple(await house.store.read(lambda connection: connection.execute(query).one()))


async def drafted(house: House, table: str) -> Any:
    """The paper that lies with the table."""
    (text,) = await columns(house, table, "drafted")
    return None if text is None else msgspec.json.decode(text)["answers"]


async def set_drafted(house: House, table: str, text: str | None) -> None:
    statement = update(tables).where(tables.c.id == table).values(drafted=text)
    await house.store.write(lambda connection: connection.execute(statement))


async def known_to(house: House, table: str, account: str | None, seat: str | None) -> list[bytes]:
    """All that somebody may read of a table, as it goes over the wire."""
    desk = house.desk
    found: list[Any] = [
        await desk.sight(account, table, seat, 0, "en"),
        await desk.sight(account, table, None, 0, "fr"),
        await desk.card(account, table, "en"),
        await desk.lobby(account, "en"),
        await desk.chat(account, table),
        await desk.board(table),
    ]
    if seat is not None:
        number = found[0].number
        found += [await desk.file(account, table), await desk.notes(account, table, seat)]
        found += [await desk.why(account, table, Question(seat, action=PASS), "en")]
        found += [await desk.replay(account, table, seat, number, "en")]
        found += [await desk.since_my_last_turn(account, table, seat)]
    return [msgspec.json.encode(each, order="sorted") for each in found]


def numbers(papers: Sequence[tuple[int, str, Any]]) -> list[tuple[int, str]]:
    return [(number, seat) for number, seat, _ in papers]
