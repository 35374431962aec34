"""Every match that was ever written down goes on, and none changes unseen."""

import json
from pathlib import Path
from random import Random

import pytest

from estafette.engine import decode, encode
from estafette.match import parse, verify
from estafette.match.boxes import source_of
from estafette.server.desk.validation import findings
from estafette.server.wire import Sight, Sitting, TableCard
from estafette.speech import plain
from tests.server.desk.house import House

from . import Record, Seen, Table, file_name, opened, path_of, records
from .house import GAMES, house_of, is_ours, laid_down

pytestmark = pytest.mark.anyio

HOST = "ninon"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_a_record_of_its_rules_as_they_are(game):
    written = [opened(path).witness.version for path in records() if path.parent.name == game]

    assert GAMES[game].version in written, f"write it with `python -m tests.records {game}`"


def test_a_record_lies_under_its_name(record: Record):
    witness = record.witness

    assert path_of(witness.game, witness.version, witness.box) in records()


def test_every_match_can_be_told_again_before_the_database_is_touched(record: Record, tmp_path):
    store = laid_down(record, tmp_path)
    found = store.look(lambda connection: list(findings(connection, GAMES)))
    store.close()

    begun = [table.id for table in record.witness.tables if table.stage != "gathering"]
    assert sorted(each.table for each in found) == sorted(begun)
    known = {"agrees"} if is_ours(record) else {"agrees", "differs"}
    assert {each.verdict for each in found} <= known


async def test_every_table_stands_as_it_stood_or_says_that_it_does_not(
    record: Record, tmp_path: Path
):
    async with house_of(record, tmp_path) as house:
        lobby = await house.desk.lobby(HOST, "en")
        listed = {card.id: card.stage for card in (*lobby.mine, *lobby.finished)}
        assert listed == {table.id: table.stage for table in record.witness.tables}
        for table in record.witness.tables:
            card = await house.desk.card(HOST, table.id, "en")
            assert card.frozen == ""
            assert (card.stage, card.number + cut_from(card)) == (table.stage, table.number)
            sights = [
                await house.sight(seen.account, table.id, seat)
                for seat, seen in table.seats.items()
            ]
            is_same = card.mended is None and all(s.number == table.number for s in sights)
            assert is_same or not is_ours(record)
            for sight, seen in zip(sights, table.seats.values(), strict=True):
                check_heard(sight, seen)
                await check_kept(house, sight, seen)
                if is_same:
                    check_seen(sight, seen)
            if is_same and table.seats:
                await check_table(house, record, table)


def cut_from(card: TableCard) -> int:
    """How many choices were taken back when the rules were mended."""
    return card.mended.cut if card.mended else 0


def check_heard(sight: Sight, seen: Seen) -> None:
    """What a seat has heard stands; where the rules were mended, what came before."""
    mended = sight.table.mended
    heard = [(line.number, line.key) for line in sight.lines]
    before = [line for line in seen.heard if mended is None or line[0] < mended.number]

    assert heard[: len(before)] == before
    assert mended is not None or len(heard) == len(before)
    assert all(plain(line.sentence) for line in sight.lines)


async def check_kept(house: House, sight: Sight, seen: Seen) -> None:
    """What was said and noted is there, whatever becomes of the match."""
    table, said = sight.table.id, await house.desk.chat(seen.account, sight.table.id)

    assert tuple(line.text for line in said) == seen.chat
    assert await house.desk.notes(seen.account, table, str(sight.seat)) == seen.notes


def check_seen(sight: Sight, seen: Seen) -> None:
    pieces = [(piece.id, piece.name, piece.space) for piece in sight.view.pieces]

    assert sorted(pieces) == sorted(seen.pieces)
    assert (sight.ask is not None) == bool(seen.asked)


async def check_table(house: House, record: Record, table: Table) -> None:
    """What lies on a table, and who is asked what."""
    state = GAMES[record.witness.game].state
    async with house.desk.hall.at(table.id) as live:
        match, row = live.playing, live.row
        saved, kept = match.saved(), decode(state, table.state.encode(), live.game.printed)
        if saved.number == table.step:
            assert json.loads(saved.table) == json.loads(encode(kept))
        else:  # the sequence of play has other steps today
            assert not is_ours(record)
        assert row.asked == table.asked
        for seat in row.asked:
            decision = match.decision(seat)
            assert decision is not None
            assert decision.key == table.seats[seat].asked


async def test_every_match_goes_on_and_can_be_ended(record: Record, tmp_path: Path):
    async with house_of(record, tmp_path) as house:
        for table in [each for each in record.witness.tables if each.stage == "playing"]:
            number = (await house.desk.card(HOST, table.id, "en")).number
            assert await one_choice(house, table.id) == number + 1
            await check_file(house, record, table)
            card = await house.desk.card(HOST, table.id, "en")
            if card.stage == "playing":
                await house.desk.resign(HOST, table.id, card.seats[0].seat)
            await check_file(house, record, table)
            assert (await house.desk.card(HOST, table.id, "en")).stage == "over"


async def one_choice(house: House, table: str) -> int:
    """Where one writes on a paper, all of it is one choice."""
    number, dice = (await house.desk.card(HOST, table, "en")).number, Random(table)
    reached = await house.choose(table, dice)
    while reached == number:
        reached = await house.choose(table, dice)
    return reached


async def test_what_is_over_can_be_looked_at_again_and_taken_home(record: Record, tmp_path: Path):
    async with house_of(record, tmp_path) as house:
        for table in [each for each in record.witness.tables if each.stage == "over"]:
            await check_file(house, record, table)
            sight = await house.desk.replay(HOST, table.id, None, 0, "en")
            assert sight.number == 0
            await house.desk.hall.put_to_sleep(0)
            await check_file(house, record, table)


async def check_file(house: House, record: Record, table: Table) -> None:
    """Today's file is true as far as today's rules can tell, and agrees with one held before."""
    file = parse(await house.desk.file(HOST, table.id))
    card = await house.desk.card(HOST, table.id, "en")
    rules = GAMES[record.witness.game]
    kept = record.files.get(file_name(table.case, "playing"))
    held = parse(kept) if kept and not cut_from(card) else None
    verdict = verify(rules, rules.read(source_of(rules, file)), file, held)
    problem = verdict.problem.key if verdict.problem else None
    assert len(file.choices) == card.number
    if card.stage == "playing":
        assert problem == "file.no-secret"
    elif is_ours(record):
        assert problem is None
    else:
        assert problem in (None, "file.other-rules")


async def test_who_was_awaited_may_sit_down(record: Record, tmp_path: Path):
    async with house_of(record, tmp_path) as house:
        for table in [each for each in record.witness.tables if each.stage == "gathering"]:
            card = await house.desk.card(HOST, table.id, "en")
            for name, seat in zip(("gaspard", "odile"), card.seats[1:], strict=False):
                await house.desk.sit(name, table.id, Sitting(seat.seat))
            assert await house.play(table.id, 3) == 3
            house.restart()
            card = await house.desk.card(HOST, table.id, "en")
            assert (card.stage, card.mended, card.frozen) == ("playing", None, "")
