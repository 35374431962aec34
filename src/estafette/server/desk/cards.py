"""Tables as the lobby lists them: from their rows alone, so that nothing need wake."""

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from functools import cache, lru_cache
from pathlib import Path

from msgspec import Struct
from sqlalchemy import Connection, Select, false, select

from estafette.engine import Messages, Outcome, Setup
from estafette.server.store import seats, tables
from estafette.server.wire import Lobby, Mending, Result, SeatState, Sentence, TableCard
from estafette.speech import Part

from .hall import Hall
from .pace import deadline
from .rows import TABLE_COLUMNS, SeatRow, TableRow, seats_of, table_of
from .seating import invitation_to
from .shelf import Game

TEXT = Path(__file__).parent / "text"
LISTED = 100  # tables of one kind that the lobby shows


class Heading(Struct, frozen=True):
    """What does not change in a card: titles, settings, and what is printed on the seats."""

    game: str
    scenario: str
    settings: tuple[str, ...]
    seats: dict[str, tuple[str, str, str, str]]  # name, side, letter, nation


class Cards:
    """`here(table, account)` says who is connected."""

    def __init__(self, hall: Hall, here: Callable[[str, str], bool]) -> None:
        self._hall = hall
        self._here = here
        self._headings: dict[tuple[str, ...], Heading] = {}

    async def card(self, account: str | None, table: str, language: str) -> TableCard:
        async with self._hall.at(table) as live:
            live.check_seen(account)
            return self.of(live.row, live.seats, account, language)

    async def lobby(self, account: str | None, language: str) -> Lobby:
        def work(connection: Connection) -> tuple[list[tuple[TableRow, dict[str, SeatRow]]], ...]:
            return tuple([listed(connection, query) for query in queries(account)])

        found = await self._hall.store.read(work)
        mine, free, watch, own, finished = [
            [self.of(row, held, account, language) for row, held in kind if self._is_known(row)]
            for kind in found
        ]
        mine.sort(key=lambda card: not any(seat.mine and seat.asked for seat in card.seats))
        return Lobby(tuple(mine), tuple(free), tuple(watch), (*own, *finished))

    def _is_known(self, row: TableRow) -> bool:
        return row.game in self._hall.shelf

    def of(
        self, row: TableRow, held: Mapping[str, SeatRow], account: str | None, language: str
    ) -> TableCard:
        """A table as this account may see it."""
        heading = self._heading(row, tuple(held), language)
        ends = [end for seat in held.values() if (end := deadline(row.pace, seat)) is not None]
        return TableCard(
            id=row.id,
            game=row.game,
            game_title=heading.game,
            scenario=row.scenario,
            scenario_title=heading.scenario,
            settings=(*heading.settings, *self._agreed(row, held, language)),
            stage=row.stage,
            seats=tuple(
                [self._seat(row, seat, heading, account, language) for seat in held.values()]
            ),
            number=row.number,
            pace=row.pace,
            commitment=row.commitment,
            created=iso(row.created),
            changed=iso(row.changed),
            hosted=account is not None and row.host == account,
            watchable=row.watchable,
            hints=row.hints,
            deadline=iso(min(ends)) if ends and row.stage == "playing" else "",
            turn=self._turn(row, language),
            result=self._result(row, language),
            rematch=row.rematch or "",
            origin=row.origin or "",
            origin_number=row.origin_number,
            mended=self._mended(row, held, account, language),
            frozen=self._frozen(row, language),
        )

    def _mended(
        self, row: TableRow, held: Mapping[str, SeatRow], account: str | None, language: str
    ) -> Mending | None:
        mended = row.mended
        if mended is None:
            return None
        mine = [seat.seat for seat in held.values() if account and seat.account == account]
        facts = {
            "choice": mended.number,
            "cut": mended.cut,
            "clauses": self._cited(row, mended.clauses, language),
        }
        return Mending(
            number=mended.number,
            version=mended.rules,
            sentence=words().say("desk.mended-at", facts, language),
            rules=mended.clauses,
            cut=mended.cut,
            may_end=row.stage == "playing" and any(seat in mended.open for seat in mine),
        )

    def _cited(self, row: TableRow, rules: Sequence[str], language: str) -> list[str]:
        """Each clause by its chapter and its place in the printed rules, and no place twice."""
        game = self._hall.shelf[row.game]
        places = dict.fromkeys([game.citation(rule, language) for rule in rules])
        return [words().say("desk.clause", {"clause": place}, language) for place in places]

    def _frozen(self, row: TableRow, language: str) -> str:
        if row.frozen is None:
            return ""
        facts = {"choice": row.frozen.choice}
        return words().say(f"desk.frozen-{row.frozen.why}", facts, language)

    def _agreed(self, row: TableRow, held: Mapping[str, SeatRow], language: str) -> tuple[str, ...]:
        """Between people it is said that hints are allowed."""
        others = [seat for seat in held.values() if seat.sitter != "player"]
        if not row.hints or len({seat.account or seat.seat for seat in others}) < 2:
            return ()
        return (words().say("desk.hints", {}, language),)

    def _seat(
        self, row: TableRow, held: SeatRow, heading: Heading, account: str | None, language: str
    ) -> SeatState:
        name, side, letter, nation = heading.seats[held.seat]
        mine = account is not None and held.account == account
        asked = held.seat in row.asked
        stuck = self._hall.stuck.get(row.id) == row.number
        invited = held.sitter == "invited"
        shown = invited and (mine or (held.account is None and row.host == account is not None))
        holder = held.holder
        if held.sitter == "person" and held.account is None:
            holder = words().say("desk.former-player", {}, language)
        return SeatState(
            seat=held.seat,
            name=name,
            side=side,
            letter=letter,
            sitter=held.sitter,
            nation=nation,
            holder=holder,
            level=held.level,
            mine=mine and held.sitter == "person",
            online=held.account is not None and self._here(row.id, held.account),
            asked=asked,
            thinking=asked and held.sitter == "player" and not stuck,
            stuck=asked and held.sitter == "player" and stuck,
            clock=held.clock,
            invitation=invitation_to(row, held.seat) if shown else "",
            draw=held.draw,
        )

    def _heading(self, row: TableRow, seats: tuple[str, ...], language: str) -> Heading:
        key = (language, row.game, row.scenario, *row.options.values())
        if key not in self._headings:
            game = self._hall.shelf[row.game]
            self._headings[key] = heading(game, Setup(row.scenario, row.options), seats, language)
        return self._headings[key]

    def _turn(self, row: TableRow, language: str) -> Sentence:
        if not row.turn or row.stage != "playing":
            return ()
        return self._hall.shelf[row.game].speech(language).sentence(row.turn, {})

    def _result(self, row: TableRow, language: str) -> Result | None:
        if row.ending is None or row.outcome is None:
            return None
        sentence = self._ending(row, row.outcome, language)
        return Result(row.ending, sentence, row.outcome.winner or "", row.outcome.rule)

    def _ending(self, row: TableRow, outcome: Outcome, language: str) -> Sentence:
        speech = self._hall.shelf[row.game].speech(language)
        if row.ending == "rules":
            return speech.outcome(outcome)
        facts = {fact: speech.name(value) for fact, value in outcome.facts.items()}
        facts["winner"] = speech.name(outcome.winner) if outcome.winner else ""
        return (Part(words().say(outcome.key, facts, language)),)


@cache
def words() -> Messages:
    """What the desk itself says to people."""
    return Messages([TEXT])


def heading(game: Game, setup: Setup, seats: Sequence[str], language: str) -> Heading:
    speech, liveries = game.speech(language), game.board(setup).liveries
    scenario = next((s for s in game.printed.scenarios if s.id == setup.scenario), None)
    settings = [
        words().say(
            "desk.setting",
            {
                "setting": speech.setting(option.id) or option.id,
                "choice": speech.setting_choice(option.id, setup.options[option.id]),
            },
            language,
        )
        for option in (scenario.options if scenario else ())
        if setup.options.get(option.id, option.default) != option.default
    ]
    places = {
        seat: (
            speech.name(seat),
            side,
            speech.letter(side),
            liveries.get(seat) or liveries.get(side, ""),
        )
        for seat in seats
        for side in [game.side(seat)]
    }
    return Heading(speech.game, speech.scenario(setup.scenario), tuple(settings), places)


def queries(account: str | None) -> list[Select[tuple[object, ...]]]:
    """My tables, those to join, to watch, mine that are over, and others' that are."""
    sitting = select(seats.c.table).where(seats.c.account == account)
    hosted = (tables.c.host == account) & tables.c.host.is_not(None)
    mine = false() if account is None else tables.c.id.in_(sitting) | hosted
    free = tables.c.id.in_(select(seats.c.table).where(seats.c.sitter == "open"))
    stage = tables.c.stage
    all_of_them = select(*TABLE_COLUMNS).order_by(tables.c.changed.desc()).limit(LISTED)
    return [
        all_of_them.where(mine, stage != "over"),
        all_of_them.where(~mine, stage == "gathering", free),
        all_of_them.where(~mine, stage == "playing", tables.c.watchable),
        all_of_them.where(mine, stage == "over"),
        all_of_them.where(~mine, stage == "over", tables.c.watchable),
    ]


def listed(
    connection: Connection, query: Select[tuple[object, ...]]
) -> list[tuple[TableRow, dict[str, SeatRow]]]:
    rows = [table_of(row) for row in connection.execute(query)]
    held = seats_of(connection, [row.id for row in rows])
    return [(row, held[row.id]) for row in rows]


@lru_cache(4096)
def iso(seconds: float) -> str:
    """A time as it goes over the wire."""
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%dT%H:%M:%SZ}"
