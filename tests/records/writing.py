"""A record is written: a house opens, tables are laid, and all is played at random from seeds."""

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from unittest.mock import patch

import msgspec
from msgspec import Struct
from sqlalchemy import insert

from estafette.engine import Rules, Scenario, settle
from estafette.server.desk import Desk, seating
from estafette.server.store import Store, accounts, sqlite_url
from estafette.server.wire import Answer, Saying, SeatOrder, Sitting, TableOrder

from . import DATABASE, WITNESS, Seen, Table, Witness, closed, file_name

NOON = 1_800_000_000.0
PEOPLE = ("ninon", "gaspard", "odile", "blaise", "colette", "urbain")
SHARE = "5a" * 32


class Plan(Struct, frozen=True):
    """A table of the record: how it is laid, how far it is played, and how it is left."""

    case: str
    scenario: Scenario
    choices: int = 0
    options: Mapping[str, str] = {}
    inside: bool = False  # played on until it stands inside a step, after a snapshot
    resigned: bool = False
    gathering: bool = False
    talk: bool = False


def plans(scenarios: tuple[Scenario, ...], lot: Random) -> list[Plan]:
    first, middle, last = scenarios[0], scenarios[len(scenarios) // 2], scenarios[-1]
    rich = max(scenarios, key=lambda scenario: len(turned(scenario)))
    drawn = lot.choice(scenarios)
    mixed = {option.id: lot.choice(option.choices) for option in drawn.options}
    return [
        Plan("under way", last, 127, inside=True, talk=True),
        Plan("with other options", rich, 67, turned(rich), inside=True),
        Plan("with options by lot", drawn, 47, mixed, inside=True),
        Plan("just begun", middle),
        Plan("awaited", first, gathering=True),
        Plan("played out", first, 340, resigned=True),
        Plan("given up", middle, 45, resigned=True, talk=True),
    ]


def turned(scenario: Scenario) -> dict[str, str]:
    """Every option unlike its default."""
    others = {
        option.id: [choice for choice in option.choices if choice != option.default]
        for option in scenario.options
    }
    return {option: choices[-1] for option, choices in others.items() if choices}


async def written(rules: Rules) -> bytes:
    """The record of a game as its rules and the house are today."""
    with TemporaryDirectory() as folder:
        database = Path(folder) / DATABASE
        store = Store(sqlite_url(database))
        store.migrate()
        try:
            scribe = Scribe(rules, store)
            await scribe.write()
        finally:
            store.close()
        compact(database)
        content = database.read_bytes()
    printed = rules.read(None)
    witness = Witness(rules.id, rules.version, printed.fingerprint, tuple(scribe.tables))
    return closed({DATABASE: content, **scribe.files, WITNESS: msgspec.json.encode(witness)})


def compact(database: Path) -> None:
    """All that was written lies in the one file."""
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("VACUUM")


class Scribe:
    """Lays the tables of a record, plays at them, and writes down what is to be seen there."""

    def __init__(self, rules: Rules, store: Store) -> None:
        self.rules = rules
        self.store = store
        self.desk = Desk(store, lambda: {rules.id: rules}, lambda news: None, clock=lambda: NOON)
        self.tables: list[Table] = []
        self.files: dict[str, bytes] = {}

    async def write(self) -> None:
        for name in PEOPLE:
            row = {"id": name, "name": name.title(), "notices": True, "created": 0.0, "seen": 0.0}
            await self.store.write(lambda c, row=row: c.execute(insert(accounts), row))
        lot = Random(f"{self.rules.id}/{self.rules.version}")
        for plan in plans(self.rules.read(None).scenarios, lot):
            with drawn_from(f"{self.rules.id}/{plan.case}"):
                table = await self.laid(plan)
                await self.played(table, plan)
            self.tables.append(await self.witness(table, plan))

    async def laid(self, plan: Plan) -> str:
        setup = settle(self.rules.read(None), plan.scenario.id, plan.options)
        seats = self.rules.seats(setup)
        orders = {seat: SeatOrder("open" if place else "me") for place, seat in enumerate(seats)}
        order = TableOrder(self.rules.id, setup.scenario, dict(setup.options), orders)
        table = await self.desk.create(PEOPLE[0], order)
        if not plan.gathering:
            for name, seat in zip(PEOPLE[1:], seats[1:], strict=False):
                share = SHARE if plan.options else None
                await self.desk.sit(name, table, Sitting(seat, share=share))
        return table

    async def played(self, table: str, plan: Plan) -> None:
        dice = Random(plan.case)
        while plan.choices and await self.goes_on(table, plan):
            await self.choose(table, dice)
        if plan.talk:
            await self.talk(table)
        if plan.gathering:
            return
        await self.take_home(table, plan)
        card = await self.desk.card(PEOPLE[0], table, "en")
        if plan.resigned and card.stage == "playing":
            await self.desk.resign(PEOPLE[0], table, card.seats[0].seat)
            await self.take_home(table, plan)

    async def goes_on(self, table: str, plan: Plan) -> bool:
        async with self.desk.hall.at(table) as live:
            match = live.playing
            if live.row.stage == "over" or match.number < plan.choices:
                return live.row.stage == "playing"
            return plan.inside and (match.is_between_steps or match.number % 20 < 3)

    async def choose(self, table: str, dice: Random) -> None:
        async with self.desk.hall.at(table) as live:
            decision = dice.choice(live.playing.open)
            action = msgspec.to_builtins(dice.choice(decision.options))
            seat = str.__str__(decision.seat)
            account, number = live.seats[seat].account, live.row.number
        await self.desk.choose(account, table, Answer(seat, number, action))

    async def talk(self, table: str) -> None:
        async with self.desk.hall.at(table) as live:
            held = {seat: row.account for seat, row in live.seats.items()}
        for seat, account in held.items():
            await self.desk.say(account, table, Saying(f"So speaks {account}.", seat))
            await self.desk.write_notes(account, table, seat, f"So thinks {account}.")

    async def take_home(self, table: str, plan: Plan) -> None:
        """The match file, as who laid the table may keep it."""
        stage = (await self.desk.card(PEOPLE[0], table, "en")).stage
        self.files[file_name(plan.case, stage)] = await self.desk.file(PEOPLE[0], table)

    async def witness(self, table: str, plan: Plan) -> Table:
        async with self.desk.hall.at(table) as live:
            row, match = live.row, live.match
            if match is None:
                return Table(table, plan.case, row.stage, row.number)
            saved = match.saved()
            held = {seat: held.account or "" for seat, held in live.seats.items()}
        return Table(
            id=table,
            case=plan.case,
            stage=row.stage,
            number=row.number,
            asked=row.asked,
            step=saved.number,
            state=saved.table.decode(),
            seats={seat: await self.seen(table, seat, account) for seat, account in held.items()},
        )

    async def seen(self, table: str, seat: str, account: str) -> Seen:
        sight = await self.desk.sight(account, table, seat, 0, "en")
        async with self.desk.hall.at(table) as live:
            decision = live.playing.decision(seat) if sight.ask else None
        return Seen(
            account=account,
            pieces=tuple([(piece.id, piece.name, piece.space) for piece in sight.view.pieces]),
            asked=decision.key if decision else "",
            heard=tuple([(line.number, line.key) for line in sight.lines]),
            notes=await self.desk.notes(account, table, seat),
            chat=tuple([line.text for line in await self.desk.chat(account, table)]),
        )


@contextmanager
def drawn_from(lot: str) -> Iterator[None]:
    """What the desk draws while a table is laid comes from this lot: its id, and its secret."""
    drawing = Random(lot)
    with ExitStack() as stack:
        stack.enter_context(patch.object(seating, "choice", drawing.choice))
        stack.enter_context(
            patch.object(seating, "token_hex", lambda size: drawing.randbytes(size).hex())
        )
        yield
