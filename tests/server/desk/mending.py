"""Rules that were mended since, and matches that were played before."""

from typing import Any

from msgspec import structs
from sqlalchemy import select, update

from estafette.engine import Rules
from estafette.server.store import choices, mends
from tests.server.desk.house import House
from tests.specimen import RULES


def mended(**changes: Any) -> Rules:
    return structs.replace(RULES, version=RULES.version + 1, **changes)


def longer_night(printed: Any, setup: Any, dice: Any) -> Any:
    """By the mended rules a match does not begin as it did."""
    game = RULES.start(printed, setup, dice)
    game.hour += 1
    return game


def another_throw(printed: Any, setup: Any, dice: Any) -> Any:
    """By the mended rules a die is thrown before a match begins."""
    game = RULES.start(printed, setup, dice)
    game.dice.d6()
    return game


async def played(house: House, number: int = 45) -> str:
    await house.people("ninon", "gaspard")
    table = await house.duel()
    await house.play(table, number)
    return table


async def fetched(house: House, query: Any) -> list[Any]:
    return list(await house.store.read(lambda connection: connection.execute(query).all()))


async def views(house: House, table: str) -> list[Any]:
    seats = {"vanguard": "ninon", "rearguard": "gaspard"}
    return [await house.sight(account, table, seat) for seat, account in seats.items()]


def notice_of(card: Any) -> Any:
    assert card.mended is not None
    return card.mended


async def mended_from(house: House, table: str) -> int:
    """The choice from which a match would have gone otherwise."""
    await house.desk.card(None, table, "en")
    (row,) = await fetched(house, select(mends.c.choice).where(mends.c.table == table))
    return int(row.choice)


async def change_choice(house: House, table: str, number: int, **values: str) -> None:
    place = (choices.c.table == table) & (choices.c.number == number)
    statement = update(choices).where(place).values(**values)
    await house.store.write(lambda connection: connection.execute(statement))


async def heard(house: House, table: str) -> list[tuple[int, str]]:
    return [(line.number, line.key) for line in (await house.sight("ninon", table, None)).lines]
