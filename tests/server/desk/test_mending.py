"""A match keeps what it began with: its box, and what was played before the rules were mended."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import json, structs
from sqlalchemy import select, update

from estafette.engine import Rules
from estafette.match import parse, verify
from estafette.server.desk.mends import Mended, mends_of
from estafette.server.desk.validation import findings
from estafette.server.desk.waking import LogDiverged
from estafette.server.store import boxes, choices, mends, tables
from estafette.server.trouble import Turned
from estafette.server.wire import Answer, DrawWord, Pace, Saying, Sitting, TakeBack
from tests.server.desk.house import ME, OPEN, House
from tests.server.desk.test_waking import looked
from tests.specimen import RULES

pytestmark = pytest.mark.anyio

SECOND = 'version = [{ number = 1 }, { number = 2, clauses = ["6.21", "7.4"] }]'
CORRECTED = 'battalion = [{ id = "grenadiers", strength = 6 }]'


@pytest.fixture
def corrected(tmp_path: Path) -> Rules:
    """The specimen, in whose box a number was wrong."""
    (tmp_path / "battalions.toml").write_text(CORRECTED, "utf-8")

    def read(source: Any = None) -> Any:
        return RULES.read(tmp_path if source is None else source)

    return structs.replace(RULES, read=read)


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


@pytest.fixture
def listed(tmp_path: Path) -> Rules:
    """The specimen with other rules, and a list that says what was mended in them."""
    for thing in RULES.folder.iterdir():
        (tmp_path / thing.name).symlink_to(thing)
    (tmp_path / "versions.toml").write_text(SECOND, "utf-8")
    return mended(start=longer_night, folder=tmp_path)


async def played(house: House, number: int = 45) -> str:
    await house.people("ninon", "gaspard")
    table = await house.duel()
    await house.play(table, number)
    return table


async def fetched(house: House, query: Any) -> list[Any]:
    return list(await house.store.read(lambda connection: connection.execute(query).all()))


async def test_the_box_of_a_match_is_kept_once(house: House):
    table = await played(house, 3)
    await house.duel()
    kept = await fetched(house, select(boxes))
    (box,) = await fetched(house, select(tables.c.box).where(tables.c.id == table))

    assert [row.fingerprint for row in kept] == [box[0]]
    assert RULES.read(kept[0].packed).fingerprint == box[0]


async def test_a_correction_of_the_box_changes_no_match_under_way(house: House, corrected: Rules):
    table = await played(house)
    before = await looked(house, table)
    house.restart(corrected)

    assert await looked(house, table) == before
    await house.play(table, 5)
    new = await house.duel()
    (old_box,), (new_box,) = [
        (await fetched(house, select(tables.c.box).where(tables.c.id == each)))[0]
        for each in (table, new)
    ]
    assert old_box != new_box == corrected.read().fingerprint
    assert len(await fetched(house, select(boxes))) == 2


async def test_a_match_of_before_boxes_were_kept_is_given_its_own(house: House, corrected: Rules):
    table = await played(house)
    before = await looked(house, table)
    await house.store.write(lambda connection: connection.execute(boxes.delete()))

    await house.desk.keep_boxes()
    house.restart(corrected)

    assert await looked(house, table) == before


async def test_what_has_not_begun_is_laid_with_the_box_of_today(house: House, corrected: Rules):
    await house.people("ninon", "gaspard")
    table = await house.table("ninon", {"vanguard": ME, "rearguard": OPEN})
    house.restart(corrected)
    await house.desk.sit("gaspard", table, Sitting("rearguard"))

    ((box,),) = await fetched(house, select(tables.c.box).where(tables.c.id == table))
    assert box == corrected.read().fingerprint
    kept = await fetched(house, select(boxes.c.fingerprint))
    assert [row.fingerprint for row in kept] == [box]


async def test_a_file_of_a_box_that_is_kept_here_is_brought_back(house: House, corrected: Rules):
    table = await played(house)
    await house.desk.resign("ninon", table, "vanguard")
    text = await house.desk.file("ninon", table)
    house.restart(corrected)

    again = await house.desk.import_("gaspard", text)

    one, two = [(await house.sight("gaspard", each, "rearguard")).view for each in (table, again)]
    assert one == two


async def test_a_match_whose_box_is_lost_can_still_be_read_and_left(house: House, corrected: Rules):
    table = await played(house)
    await house.desk.say("ninon", table, Saying("Well?", "vanguard"))
    await house.store.write(lambda connection: connection.execute(boxes.delete()))
    house.restart(corrected)

    sight = await house.sight("ninon", table, "vanguard")
    assert "is not known here" in sight.table.frozen
    assert len(sight.lines) > 10
    assert [line.text for line in await house.desk.chat("gaspard", table)] == ["Well?"]
    await house.desk.write_notes("ninon", table, "vanguard", "Alas")
    assert await house.desk.notes("ninon", table, "vanguard") == "Alas"
    file = parse(await house.desk.file("ninon", table))
    assert len(file.choices) == 45
    assert file.header.dice.secret is None
    assert (await house.desk.say("gaspard", table, Saying("Alas.", "rearguard"))).text == "Alas."
    assert [line.text for line in await house.desk.chat("ninon", table)] == ["Well?", "Alas."]
    with pytest.raises(Turned, match=r"desk\.frozen-box"):
        await house.desk.choose("ninon", table, Answer("vanguard", 45, {"type": "Pass"}))
    await house.desk.end("ninon", table, "vanguard")
    card = await house.desk.card("gaspard", table, "en")
    assert card.result is not None
    assert card.result.ending == "mended"
    assert parse(await house.desk.file("gaspard", table)).header.dice.secret is not None


@pytest.mark.parametrize("way", ["resign", "draw", "leave"])
async def test_nobody_is_kept_at_a_table_that_cannot_go_on(house: House, corrected: Rules, way):
    table = await played(house)
    await house.store.write(lambda connection: connection.execute(boxes.delete()))
    house.restart(corrected)

    match way:
        case "resign":
            await house.desk.resign("ninon", table, "vanguard")
        case "draw":
            await house.desk.draw("ninon", table, DrawWord("vanguard", "offer"))
            await house.desk.draw("gaspard", table, DrawWord("rearguard", "accept"))
        case "leave":
            await house.desk.forget("ninon")

    assert (await house.desk.card("gaspard", table, "en")).stage == "over"


async def test_nobody_wins_by_the_clock_what_cannot_go_on(house: House, corrected: Rules):
    await house.people("ninon", "gaspard")
    table = await house.duel(pace=Pace("choice", 60, at_timeout="claim"))
    account, _ = await house.asked(table)
    other, seat = {"ninon": ("gaspard", "rearguard"), "gaspard": ("ninon", "vanguard")}[account]
    await house.store.write(lambda connection: connection.execute(boxes.delete()))
    house.restart(corrected)
    house.now += 3600

    with pytest.raises(Turned, match=r"desk\.no-claim"):
        await house.desk.claim(other, table, seat)


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


async def test_a_choice_that_is_forbidden_names_its_clause(listed: Rules):
    assert LogDiverged(4, "6.23").clauses(listed, 1) == ("6.23",)
    assert LogDiverged(4).clauses(listed, 2) == ()


async def test_before_the_first_choice_too_what_lies_on_the_table_stands(house: House):
    table = await played(house, 0)
    before = [sight.view for sight in await views(house, table)]
    house.restart(mended(start=longer_night))

    after = await views(house, table)
    assert [sight.view for sight in after] == before
    assert notice_of(after[0].table).number == 0
    await house.play(table, 3)


async def views(house: House, table: str) -> list[Any]:
    seats = {"vanguard": "ninon", "rearguard": "gaspard"}
    return [await house.sight(account, table, seat) for seat, account in seats.items()]


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


def notice_of(card: Any) -> Any:
    assert card.mended is not None
    return card.mended


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
    what = msgspec.json.encode(Mended(40, 2, 12, ("combat.when",))).decode()
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


async def test_what_was_played_by_other_rules_can_be_looked_at_as_far_as_they_agree(house: House):
    table = await played(house)
    house.restart(mended(start=longer_night))
    await house.play(table, 5)

    for number in (50, 45, 40, 48, 0):
        assert (await house.desk.replay("ninon", table, "vanguard", number, "en")).number == number


async def change_choice(house: House, table: str, number: int, **values: str) -> None:
    place = (choices.c.table == table) & (choices.c.number == number)
    statement = update(choices).where(place).values(**values)
    await house.store.write(lambda connection: connection.execute(statement))


async def heard(house: House, table: str) -> list[tuple[int, str]]:
    return [(line.number, line.key) for line in (await house.sight("ninon", table, None)).lines]


async def test_what_was_told_stands_though_it_would_be_told_otherwise(house: House):
    table = await played(house)
    await change_choice(house, table, 3, told="[]")
    house.restart()
    before = await heard(house, table)
    house.restart(mended())

    assert await heard(house, table) == before
    assert (await house.desk.card("ninon", table, "en")).mended is None


async def last_told(house: House) -> tuple[int, list[dict[str, Any]]]:
    """The last choice after which something was told, and what."""
    rows = await fetched(house, select(choices).order_by(choices.c.number.desc()))
    return next((row.number, msgspec.json.decode(row.told)) for row in rows if row.told != "[]")


async def test_where_more_is_told_of_the_same_nothing_has_changed(house: House):
    table = await played(house)
    number, told = await last_told(house)
    less = [event | {"facts": {}} for event in told]
    await change_choice(house, table, number, told=msgspec.json.encode(less).decode())
    house.restart(mended())

    assert (await house.desk.card("ninon", table, "en")).mended is None


async def test_what_came_of_choices_after_a_mend_is_told_anew(house: House):
    table = await played(house)
    before = await heard(house, table)
    number, _ = await last_told(house)
    await change_choice(house, table, number, told="[]")
    house.restart(mended())

    assert notice_of(await house.desk.card("ninon", table, "en")).choice == number
    assert await heard(house, table) == before
    house.restart(mended())
    assert await heard(house, table) == before


async def test_whoever_is_asked_by_mended_rules_hears_that_they_were(house: House):
    table = await played(house)
    asked = await asked_at(house, table)
    place = update(tables).where(tables.c.id == table)
    await house.store.write(lambda c: c.execute(place.values(asked="[]")))
    house.restart(mended())

    assert notice_of(await house.desk.card("ninon", table, "en")).choice == 45
    assert await asked_at(house, table) == asked != []


async def asked_at(house: House, table: str) -> list[str]:
    card = await house.desk.card("ninon", table, "en")
    return [seat.seat for seat in card.seats if seat.asked]


async def test_a_finished_match_is_shown_as_far_as_its_rules_are_known(house: House):
    table = await played(house)
    await house.desk.resign("ninon", table, "vanguard")
    lines = await heard(house, table)
    await change_choice(house, table, 43, action='{"type":"HoldFast"}')
    house.restart(mended(start=longer_night))

    sight = await house.sight("ninon", table, "vanguard")
    assert (sight.number, sight.table.number, sight.table.frozen) == (43, 45, "")
    assert sight.view.pieces
    assert await heard(house, table) == lines
    file = parse(await house.desk.file("ninon", table))
    assert (len(file.choices), file.header.rules) == (45, RULES.version)
    assert file.header.dice.secret is not None


async def test_a_finished_match_keeps_the_version_of_its_rules_in_its_sleep(house: House):
    table = await played(house)
    await house.desk.resign("ninon", table, "vanguard")
    house.restart(mended(start=longer_night))
    await looked(house, table)
    await house.desk.hall.put_to_sleep(0)

    assert parse(await house.desk.file("ninon", table)).header.rules == RULES.version


async def test_a_finished_match_stays_as_it_was(house: House):
    table = await played(house, 10_000)
    before = await looked(house, table)
    house.restart(mended(start=longer_night))

    assert await looked(house, table) == before
    assert await fetched(house, select(mends)) == []
    file = parse(await house.desk.file("ninon", table))
    assert file.header.rules == RULES.version
    assert verify(RULES, RULES.read(None), file).is_true
