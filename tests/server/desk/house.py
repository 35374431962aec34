"""A house to test the desk in: people, tables, a clock that stands still until it is moved."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from sqlalchemy import insert

from estafette.engine import Rules
from estafette.games import installed
from estafette.server.desk import Desk, News
from estafette.server.minds import Minds
from estafette.server.store import Store, accounts
from estafette.server.wire import Answer, Ask, SeatOrder, Sight, Sitting, TableCard, TableOrder
from tests.specimen import RULES
from tests.waiting import until_held

SHELF = {**installed(), RULES.id: RULES}
SEATS = ("vanguard", "rearguard")
ME, OPEN, INVITED = (SeatOrder(sitter) for sitter in ("me", "open", "invited"))
RECRUIT = SeatOrder("player", "recruit")
NOON = 1_800_000_000.0


def shelf() -> Mapping[str, Rules]:
    """By its name another process finds it."""
    return SHELF


class House:
    """One process of the server, without its doors."""

    def __init__(self, store: Store, *, shared: bool = False, minds: Minds | None = None) -> None:
        self.store = store
        self.now = NOON
        self.news: list[News] = []
        self.shared = shared
        self.minds = minds
        self.desk = self.new_desk()

    def new_desk(self, rules: Rules = RULES) -> Desk:
        return Desk(
            self.store,
            shelf if rules is RULES else lambda: {**SHELF, rules.id: rules},
            self.news.append,
            shared=self.shared,
            clock=lambda: self.now,
            minds=self.minds,
        )

    def restart(self, rules: Rules = RULES) -> None:
        """Everything in memory is lost; the specimen may have been mended meanwhile."""
        self.desk = self.new_desk(rules)

    async def person(self, name: str) -> str:
        """Somebody with an account; his id is his name."""
        row = {"id": name, "name": name.title(), "notices": True, "created": 0.0, "seen": 0.0}
        await self.store.write(lambda connection: connection.execute(insert(accounts), row))
        return name

    async def people(self, *names: str) -> list[str]:
        return [await self.person(name) for name in names]

    async def table(
        self,
        host: str,
        seats: Mapping[str, SeatOrder],
        scenario: str = "the-ford",
        game: str = RULES.id,
        options: Mapping[str, str] | None = None,
        **order: Any,
    ) -> str:
        wanted = TableOrder(game, scenario, dict(options or {}), dict(seats), **order)
        return await self.desk.create(host, wanted)

    async def duel(self, scenario: str = "the-ford", **order: Any) -> str:
        """A match between ninon (vanguard, host) and gaspard (rearguard), who exist already."""
        table = await self.table("ninon", {"vanguard": ME, "rearguard": OPEN}, scenario, **order)
        await self.desk.sit("gaspard", table, Sitting("rearguard"))
        return table

    async def grognard(self, players: int = 2, **order: Any) -> str:
        """A match of 1815 in the fog of war; ninon is French, the others follow in order."""
        names = ["ninon", "gaspard", "odile"]
        seats = ["french", "coalition"] if players == 2 else ["french", "anglo-allied", "prussian"]
        wanted = {seat: ME if place == 0 else OPEN for place, seat in enumerate(seats)}
        options = {"players": str(players), "rules": "grognard"}
        table = await self.table(
            "ninon", wanted, "ligny-quatre-bras", "napoleon-1815", options, **order
        )
        for name, seat in zip(names[1:], seats[1:], strict=False):
            await self.desk.sit(name, table, Sitting(seat))
        return table

    async def sight(
        self, account: str | None, table: str, seat: str | None, since: int = 0
    ) -> Sight:
        return await self.desk.sight(account, table, seat, since, "en")

    async def until(self, table: str, holds: Callable[[TableCard], object]) -> TableCard:
        """The card of a table, at which one looks again with all news until it is as wanted."""
        while True:
            known = len(self.news)
            if holds(card := await self.desk.card("ninon", table, "en")):
                return card
            await until_held(lambda known=known: len(self.news) > known, f"news after {card}")

    async def asked(self, table: str) -> tuple[str, Ask]:
        """Who is asked first at a table, and what."""
        card = await self.desk.card("ninon", table, "en")
        account, seat = await self.first_asked(table, [s.seat for s in card.seats if s.asked])
        sight = await self.sight(account, table, seat)
        assert sight.ask is not None
        return account, sight.ask

    async def first_asked(self, table: str, asked: list[str]) -> tuple[str, str]:
        async with self.desk.hall.at(table) as live:
            account = live.seats[asked[0]].account
            assert account is not None
            return account, asked[0]

    async def choose(self, table: str, dice: Random) -> int:
        """One choice at random, by who is asked first."""
        account, ask = await self.asked(table)
        answer = Answer(ask.seat, ask.number, dice.choice(ask.options).action, ask.undone)
        return await self.desk.choose(account, table, answer)

    async def play(self, table: str, choices: int = 10_000, seed: int = 1) -> int:
        """So many choices, or to the end; returns the number at which the table stands."""
        dice, number = Random(seed), (await self.desk.card("ninon", table, "en")).number
        for _ in range(choices):
            if (await self.desk.card("ninon", table, "en")).stage == "over":
                break
            number = await self.choose(table, dice)
        return number
