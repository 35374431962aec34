"""Matches as files, proofs, replays, rematches, and other ways from a point."""

import msgspec
import pytest

from estafette.match import parse, verify
from estafette.server.trouble import Turned
from estafette.server.wire import Branch, Sitting
from tests.server.desk.house import ME, OPEN, RECRUIT, SEATS, SHELF, House
from tests.specimen import RULES

pytestmark = pytest.mark.anyio

PRINTED = RULES.read(None)
HERS = "ab" * 32


async def played(house: House, choices: int = 10_000) -> str:
    """A match with a share in its dice."""
    await house.people("ninon", "gaspard")
    table = await house.table("ninon", {"vanguard": ME, "rearguard": OPEN})
    await house.desk.sit("gaspard", table, Sitting("rearguard", share=HERS))
    await house.play(table, choices)
    return table


async def test_the_file_of_a_finished_match_is_true(house: House):
    table = await played(house)
    file = parse(await house.desk.file(None, table))
    verdict = verify(RULES, PRINTED, file)

    assert verdict.is_true
    assert verdict.checked[-1] == "verified.outcome"
    assert file.header.dice.shares == {"rearguard": HERS}
    assert file.header.players == {"vanguard": "Ninon", "rearguard": "Gaspard"}


async def test_what_a_seat_kept_while_it_ran_agrees_with_the_file_of_the_end(house: House):
    table = await played(house, 25)
    held = parse(await house.desk.file("ninon", table))
    assert held.header.dice.secret is None
    assert {c.seat for c in held.choices if c.action is not None} == {"vanguard"}
    await house.play(table)
    file = parse(await house.desk.file("ninon", table))

    assert verify(RULES, PRINTED, file, held).is_true


async def test_the_file_of_a_match_given_up_tells_everything_too(house: House):
    table = await played(house, 25)
    await house.desk.resign("gaspard", table, "rearguard")
    file = parse(await house.desk.file(None, table))

    assert verify(RULES, PRINTED, file).is_true
    assert len(file.choices) == 25
    assert file.outcome is None


async def test_a_file_becomes_a_table_and_the_table_the_same_file(house: House):
    table = await played(house)
    text = await house.desk.file("ninon", table)
    await house.person("odile")
    other = await house.desk.import_("odile", text)
    card = await house.desk.card("odile", other, "en")
    again = parse(await house.desk.file("odile", other))

    assert card.stage == "over"
    assert again.choices == parse(text).choices
    assert again.header.dice == parse(text).header.dice
    assert verify(RULES, PRINTED, again).is_true
    assert (await house.desk.proof(other)).agrees


async def test_an_unfinished_file_that_is_whole_is_played_on(house: House):
    await house.person("ninon")
    table = await house.table("ninon", {"vanguard": ME, "rearguard": ME})
    await house.play(table, 20)
    other = await house.desk.import_("ninon", await house.desk.file("ninon", table))
    house.restart()
    first, second = [await house.sight("ninon", t, "vanguard") for t in (table, other)]
    assert (first.view, first.lines) == (second.view, second.lines)
    await house.play(other)

    assert verify(RULES, PRINTED, parse(await house.desk.file("ninon", other))).is_true


async def test_a_forged_or_broken_file_becomes_no_table(house: House):
    table = await played(house)
    text = await house.desk.file("ninon", table)
    lines = text.splitlines(keepends=True)
    forged = {
        b"": "file.empty",
        b"{}": "file.other-format",
        text.replace(HERS.encode(), b"cd" * 32): None,
        b"".join([*lines[:2], *lines[3:]]): "file.misnumbered",
        text.replace(b'"ford"', b'"chess"'): "desk.no-game",
        b"\xff" * 1000: "file.not-json",
    }
    for wrong, key in forged.items():
        with pytest.raises(Turned) as turned:
            await house.desk.import_("ninon", wrong)
        assert turned.value.status == 422
        assert key is None or turned.value.key == key
    assert [card.id for card in (await house.desk.lobby("ninon", "en")).finished] == [table]


async def test_a_sealed_file_becomes_no_table(house: House):
    table = await played(house, 10)
    with pytest.raises(Turned, match=r"file\.no-secret"):
        await house.desk.import_("ninon", await house.desk.file("ninon", table))


async def test_the_proof_is_for_matches_that_are_over(house: House):
    table = await played(house, 30)
    with pytest.raises(Turned, match=r"desk\.not-over"):
        await house.desk.proof(table)
    await house.play(table)
    proof = await house.desk.proof(table)

    assert proof.agrees
    assert proof.throws
    assert all(throw.agrees for throw in proof.throws)
    assert proof.choices == (await house.desk.card(None, table, "en")).number


async def test_a_replay_shows_each_moment_as_it_was_in_any_order(house: House):
    await house.people("ninon", "gaspard")
    table = await house.duel()
    seen, lines = {}, {}
    for number in range(60):
        sight = await house.sight("ninon", table, "vanguard", since=max(number - 1, 0))
        seen[number] = msgspec.json.encode(sight.view)
        lines[number] = [line for line in sight.lines if line.number == number - 1]
        if sight.table.stage == "over":
            break
        await house.play(table, 1, seed=number)
    for number in [*seen, *reversed(seen), 0, len(seen) - 1, 3]:
        moment = await house.desk.replay("ninon", table, "vanguard", number, "en")
        assert msgspec.json.encode(moment.view) == seen[number]
        assert list(moment.lines) == lines[number]
        assert (moment.number, moment.ask, moment.may_undo) == (number, None, False)
    with pytest.raises(Turned, match=r"desk\.no-point"):
        await house.desk.replay("ninon", table, "vanguard", 10_000, "en")


async def test_since_my_last_turn_is_the_number_of_my_last_choice(house: House):
    await house.people("ninon", "gaspard")
    table = await house.duel()
    assert await house.desk.since_my_last_turn("ninon", table, "vanguard") == 0
    await house.play(table, 12)
    async with house.desk.hall.at(table) as live:
        last = max(e.number for e in live.playing.log if e.seat == "vanguard")

    assert await house.desk.since_my_last_turn("ninon", table, "vanguard") == last


async def test_lines_since_a_number_are_those_not_read_yet(house: House):
    await house.people("ninon", "gaspard")
    table = await house.duel()
    await house.play(table, 30)
    everything = (await house.sight("ninon", table, "vanguard")).lines
    for since in (1, 10, 29, 30):
        sight = await house.sight("ninon", table, "vanguard", since)
        assert sight.lines == tuple(line for line in everything if line.number >= since)


@pytest.mark.parametrize("number", [0, 1, 17, 33])
async def test_one_plays_on_from_any_point_and_the_new_file_is_true(house: House, number):
    table = await played(house)
    there = await house.desk.replay("ninon", table, "vanguard", number, "en")
    orders = dict.fromkeys(SEATS, ME)
    other = await house.desk.branch("ninon", table, Branch(number, orders))
    here = await house.sight("ninon", other, "vanguard")
    assert here.view == there.view
    assert (here.table.origin, here.table.origin_number) == (table, number)
    house.restart()
    await house.play(other, seed=99)
    file = parse(await house.desk.file("ninon", other))

    assert verify(RULES, PRINTED, file).is_true
    assert file.header.continues is not None
    assert file.header.continues.commitment == (await house.desk.proof(table)).commitment
    assert (await house.desk.proof(other)).agrees
    third = await house.desk.branch("ninon", other, Branch(number + 1, orders))
    assert (await house.desk.card("ninon", third, "en")).number == number + 1


async def test_one_plays_on_against_a_player_of_ours_in_the_fog(house: House):
    await house.people("ninon", "gaspard")
    table = await house.grognard()
    await house.play(table, 40)
    with pytest.raises(Turned) as turned:
        await house.desk.branch("ninon", table, Branch(10, {"french": ME, "coalition": RECRUIT}))
    assert turned.value.status == 403
    await house.desk.resign("gaspard", table, "coalition")
    other = await house.desk.branch(
        "ninon", table, Branch(10, {"french": ME, "coalition": RECRUIT})
    )
    await house.desk.cancel("ninon", other)
    rules = SHELF["napoleon-1815"]
    file = parse(await house.desk.file("ninon", other))

    assert verify(rules, rules.read(None), file).is_true


async def test_nobody_else_is_seated_in_the_middle_of_a_match(house: House):
    table = await played(house)
    with pytest.raises(Turned, match=r"desk\.branch-seats"):
        await house.desk.branch("ninon", table, Branch(3, {"vanguard": ME, "rearguard": OPEN}))
    with pytest.raises(Turned, match=r"desk\.no-point"):
        await house.desk.branch("ninon", table, Branch(9999, dict.fromkeys(SEATS, ME)))


async def test_at_a_rematch_the_seats_are_exchanged(house: House):
    table = await played(house)
    again = await house.desk.rematch("ninon", table)
    card = await house.desk.card("ninon", again, "en")
    assert card.stage == "gathering"
    assert [(s.holder, s.sitter) for s in card.seats] == [
        ("Gaspard", "invited"),
        ("Ninon", "person"),
    ]
    assert (await house.desk.card(None, table, "en")).rematch == again
    assert again in [c.id for c in (await house.desk.lobby("gaspard", "en")).mine]
    assert await house.desk.rematch("ninon", table) == again
    assert await house.desk.rematch("gaspard", table) == again
    card = await house.desk.card("gaspard", again, "en")

    assert card.stage == "playing"
    assert [seat.holder for seat in card.seats] == ["Gaspard", "Ninon"]


async def test_a_rematch_waits_for_the_end_and_is_for_those_who_played(house: House):
    table = await played(house, 10)
    await house.person("odile")
    with pytest.raises(Turned, match=r"desk\.not-over"):
        await house.desk.rematch("ninon", table)
    await house.play(table)
    with pytest.raises(Turned, match=r"desk\.not-your-seat"):
        await house.desk.rematch("odile", table)
    again = await house.desk.rematch("ninon", table)
    with pytest.raises(Turned, match=r"desk\.not-invited"):
        await house.desk.sit("odile", again, Sitting("vanguard"))
