"""What was played before the rules were mended stands, and the players are told."""

from pathlib import Path

import msgspec
import pytest
from msgspec import json, structs
from sqlalchemy import select, update

from estafette.engine import (
    Outcome,
    Pass,
    Procedure,
    Refusal,
    Rules,
    Sequence,
    Step,
    ask,
    refuse,
    together,
)
from estafette.match import Mend, parse, verify
from estafette.server.desk.mends import Mended, mends_of
from estafette.server.desk.validation import findings
from estafette.server.store import choices, mends, tables
from estafette.server.trouble import Turned
from estafette.server.wire import Answer, TakeBack
from tests.server.desk.house import ME, House
from tests.server.desk.mending import (
    another_throw,
    fetched,
    longer_night,
    mended,
    notice_of,
    played,
    views,
)
from tests.server.desk.test_waking import looked
from tests.specimen import RULES
from tests.specimen.orders import Advance, Orders, Stand, carry_out
from tests.specimen.state import Game, Side

pytestmark = pytest.mark.anyio
SECOND = 'version = [{ number = 1 }, { number = 2, clauses = ["6.21", "7.4"] }]'


@pytest.fixture
def listed(tmp_path: Path) -> Rules:
    """The specimen with other rules, and a list that says what was mended in them."""
    for thing in RULES.folder.iterdir():
        (tmp_path / thing.name).symlink_to(thing)
    (tmp_path / "versions.toml").write_text(SECOND, "utf-8")
    return mended(start=longer_night, folder=tmp_path)


async def test_rules_by_which_a_match_goes_as_it_went_are_taken_up_in_silence(house: House):
    table = await played(house)
    before = await looked(house, table)
    house.restart(mended())

    assert await looked(house, table) == before
    assert await fetched(house, select(mends)) == []
    (row,) = await fetched(house, select(tables.c.rules).where(tables.c.id == table))
    assert row.rules == mended().version
    await house.play(table, 3)


async def test_where_the_rules_are_mended_what_was_played_stands(house: House):
    table = await played(house)
    before = [sight.view for sight in await views(house, table)]
    new = mended(start=longer_night)
    house.restart(new)

    after = await views(house, table)
    assert [sight.view for sight in after] == before
    notice = after[0].table.mended
    assert notice is not None
    number = notice.number
    assert 20 < number <= 40
    assert notice.cut == 0
    assert notice.may_end
    assert f"The rules were mended at choice {number}." in notice.sentence
    assert after[0].number == 45

    (row,) = await fetched(house, select(mends))
    assert (row.before, row.rules, row.number) == (RULES.version, new.version, number)
    house.restart(new)
    assert [sight.view for sight in await views(house, table)] == before
    await house.play(table)
    file = parse(await house.desk.file("ninon", table))
    verdict = verify(new, RULES.read(None), file)
    assert [(part.first, part.rules, part.proved) for part in verdict.parts] == [
        (0, RULES.version, False),
        (number, new.version, True),
    ]
    assert not verdict.is_judged


@pytest.mark.parametrize("start", [longer_night, another_throw])
async def test_a_proof_says_by_which_rules_each_part_was_played(house: House, start):
    table = await played(house)
    new = mended(start=start)
    house.restart(new)
    number = notice_of(await house.desk.card("ninon", table, "en")).number
    await house.play(table)
    proof = await house.desk.proof(table)

    assert proof.agrees
    assert (proof.rules, proof.choices) == (new.version, proof.parts[-1].end)
    assert [(part.first, part.rules, part.proved) for part in proof.parts] == [
        (0, RULES.version, False),
        (number, new.version, True),
    ]
    judged = {throw.agrees for throw in proof.throws if throw.number < number}
    assert judged == ({True} if start is longer_night else {None})
    assert all(throw.agrees for throw in proof.throws if throw.number >= number)


async def test_what_was_mended_is_told_where_no_choice_is_forbidden(house: House, listed: Rules):
    table = await played(house, 30)
    (before,) = await house.store.read(
        lambda connection: list(findings(connection, {RULES.id: listed}))
    )
    house.restart(listed)
    await house.sight("ninon", table, "vanguard")

    clauses = ("6.21", "7.4")
    assert (before.verdict, before.clauses) == ("differs", clauses)
    (row,) = await house.store.read(lambda connection: mends_of(connection, table))
    assert row.clauses == clauses
    ((kept,),) = await fetched(house, select(tables.c.mended).where(tables.c.id == table))
    assert json.decode(kept, type=Mended).clauses == clauses
    file = parse(await house.desk.file("ninon", table))
    assert file.header.mends[0].clauses == clauses


def no_advance(order: Advance) -> Refusal:
    return refuse("5.2", "orders.which")


def write(side: Side) -> Procedure[Orders]:
    """By the mended rules nobody may order an advance."""
    advance, others = [Advance()], (Stand(), Pass())
    yield ask(side, "orders.which", rule="5.2", offers=advance, unless=no_advance, or_else=others)
    return Orders(Stand(), Pass())


def halted(game: Game) -> Procedure[None]:
    written = yield from together({side.value: write(side) for side in Side})
    for side in Side:
        carry_out(game, side, written[side])


async def test_nobody_is_told_who_has_met_a_mended_rule_in_secret(house: House, listed: Rules):
    dispatches, _, *others = RULES.sequence.parts
    sequence = Sequence(dispatches, Step("3.2", halted), *others)
    table = await played(house, 0)
    account, first = await house.asked(table)
    await house.desk.choose(account, table, Answer(first.seat, 0, {"type": "Advance"}))
    await house.play(table, 29)
    house.restart(structs.replace(listed, start=RULES.start, sequence=sequence))

    card = await house.desk.card(None, table, "en")
    notice = notice_of(card)
    assert card.stage == "playing"
    assert notice.rules == ("6.21", "7.4")
    (row,) = await house.store.read(lambda connection: mends_of(connection, table))
    assert row.choice < row.number == notice.number
    assert "choice" not in notice.__struct_fields__
    for account in ("ninon", "gaspard"):
        file = parse(await house.desk.file(account, table))
        assert file.header.mends == (Mend(row.number, listed.version, None, ("6.21", "7.4")),)
        for number in range(row.number):
            with pytest.raises(Turned, match=r"desk\.mended"):
                await house.desk.replay(account, table, None, number, "en")

    await house.desk.resign("ninon", table, "vanguard")
    file = parse(await house.desk.file("gaspard", table))
    assert file.header.mends[0].choice == row.choice
    assert (await house.desk.replay(None, table, None, 0, "en")).number == 0


@pytest.mark.parametrize("orders", [("Advance", "Stand"), ("Stand", "Advance")])
async def test_where_a_match_is_cut_nobody_reads_whose_secret_answer_is_forbidden(
    house: House, listed: Rules, orders: tuple[str, str]
):
    dispatches, _, *others = RULES.sequence.parts
    sequence = Sequence(dispatches, Step("3.2", halted), *others)
    table = await played(house, 0)
    for answer in (orders[0], "Pass", orders[1], "Pass"):
        account, ask = await house.asked(table)
        await house.desk.choose(account, table, Answer(ask.seat, ask.number, {"type": answer}))
    number = await house.play(table, 4)
    house.restart(structs.replace(listed, start=RULES.start, sequence=sequence))

    notice = notice_of(await house.desk.card(None, table, "en"))
    assert (notice.number, notice.cut) == (0, number)


async def test_a_match_that_is_over_by_the_mended_rules_ends(house: House):
    table = await played(house, 30)
    key_held = Outcome("rearguard", "9.3", "victory.key-held", {"space": "ford"})
    house.restart(mended(start=longer_night, outcome=lambda game: key_held))

    card = (await house.sight("ninon", table, "vanguard")).table

    assert card.stage == "over"
    assert card.result is not None
    assert (card.result.winner, card.result.ending) == ("rearguard", "rules")
    assert notice_of(card)
    assert not [seat for seat in card.seats if seat.asked]


async def test_before_the_first_choice_too_what_lies_on_the_table_stands(house: House):
    table = await played(house, 0)
    before = [sight.view for sight in await views(house, table)]
    house.restart(mended(start=longer_night))

    after = await views(house, table)
    assert [sight.view for sight in after] == before
    assert notice_of(after[0].table).number == 0
    await house.play(table, 3)


async def test_a_match_goes_on_again_and_again_however_often_the_rules_are_mended(house: House):
    table = await played(house)
    house.restart(mended(start=longer_night))
    number = notice_of(await house.desk.card("ninon", table, "en")).number
    await house.play(table, 5)
    third = structs.replace(RULES, version=RULES.version + 2, start=longer_night)
    house.restart(third)
    await house.play(table, 1)

    assert [row.number for row in await fetched(house, select(mends))] == [number]
    (row,) = await fetched(house, select(tables.c.rules).where(tables.c.id == table))
    assert row.rules == third.version


async def test_whoever_plays_on_has_accepted_the_mended_rules(house: House):
    table = await played(house)
    house.restart(mended(start=longer_night))
    account, ask = await house.asked(table)
    other = {"ninon": "gaspard", "gaspard": "ninon"}[account]
    other_seat = {"ninon": "vanguard", "gaspard": "rearguard"}[other]
    await house.play(table, 1)

    assert not notice_of(await house.desk.card(account, table, "en")).may_end
    assert notice_of(await house.desk.card(other, table, "en")).may_end
    with pytest.raises(Turned, match=r"desk\.no-end"):
        await house.desk.end(account, table, ask.seat)
    await house.desk.end(other, table, other_seat)
    assert (await house.desk.card(account, table, "en")).stage == "over"


async def test_whoever_holds_several_seats_speaks_for_those_that_have_not_played_on(house: House):
    await house.people("ninon")
    table = await house.table("ninon", {"vanguard": ME, "rearguard": ME})
    await house.play(table, 45)
    house.restart(mended(start=longer_night))
    _, ask = await house.asked(table)
    await house.play(table, 1)

    assert notice_of(await house.desk.card("ninon", table, "en")).may_end
    await house.desk.end("ninon", table, ask.seat)
    assert (await house.desk.card("ninon", table, "en")).stage == "over"


@pytest.mark.parametrize(
    ("language", "cited"),
    [
        ("en", "at choice 40: §\u00a0Combat, p.\u00a012."),
        ("fr", "au choix 40\u00a0: §\u00a0Le combat, p.\u00a012."),
    ],
)
async def test_the_clause_that_was_mended_is_cited_by_its_place(house: House, language, cited):
    await house.people("ninon", "gaspard", "odile")
    table = await house.grognard()
    what = msgspec.json.encode(Mended(40, 2, ("combat.when",))).decode()
    row = update(tables).where(tables.c.id == table).values(mended=what)
    await house.store.write(lambda connection: connection.execute(row))
    notice = notice_of(await house.desk.card("ninon", table, language))

    assert cited in notice.sentence
    assert notice.rules == ("combat.when",)


async def test_nobody_ends_without_a_result_what_goes_by_its_own_rules(house: House):
    table = await played(house, 5)

    with pytest.raises(Turned, match=r"desk\.no-end"):
        await house.desk.end("ninon", table, "vanguard")


async def test_choices_that_cannot_stand_are_taken_back_and_kept(house: House):
    table = await played(house)
    unknown = update(choices).where(choices.c.table == table, choices.c.number == 43)
    await house.store.write(
        lambda connection: connection.execute(unknown.values(action='{"type":"HoldFast"}'))
    )
    house.restart(mended(start=longer_night))
    sight = await house.sight("ninon", table, "vanguard")

    assert (sight.number, notice_of(sight.table).cut) == (43, 2)
    (row,) = await fetched(house, select(mends.c.cut))
    assert '"number":43' in row.cut
    assert '"number":44' in row.cut
    await house.play(table, 2)


async def test_what_was_played_before_is_not_taken_back(house: House):
    table = await played(house, 40)
    house.restart(mended(start=longer_night))
    sealed = notice_of(await house.desk.card("ninon", table, "en")).number
    while number := await taken_back(house, table):
        pass

    card = await house.desk.card("ninon", table, "en")
    assert number == 0
    assert sealed <= card.number < 40


async def taken_back(house: House, table: str) -> int:
    """The number after somebody has taken a choice back; 0 if nobody can."""
    for seat, account in (("vanguard", "ninon"), ("rearguard", "gaspard")):
        sight = await house.sight(account, table, seat)
        try:
            await house.desk.undo(account, table, TakeBack(seat, sight.number))
        except Turned:
            continue
        return sight.number - 1
    return 0
