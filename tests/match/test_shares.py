"""Dice that no one party has chosen, and matches that play on from another."""

from typing import Any

import pytest
from msgspec import structs

from estafette.engine import ALGORITHM, Dice, commitment, mixed, secret_of, settle
from estafette.match import (
    Continues,
    DiceLine,
    Match,
    MatchFile,
    parse,
    record,
    replay,
    verify,
    written,
)
from tests.match.outposts import play_at_random
from tests.specimen import RULES

PRINTED = RULES.read(None)
FORD = settle(PRINTED, "the-ford", {})
OWN, OTHER = secret_of("the server's"), secret_of("another server's")
SHARES = {"vanguard": secret_of("hers"), "rearguard": secret_of("his")}
LINE = DiceLine(ALGORITHM, commitment(OWN), OWN, SHARES)


def started(dice: Dice) -> Match:
    return Match(RULES, FORD, RULES.start(PRINTED, FORD, dice))


def shared() -> Match:
    """A match thrown with the server's secret and both shares in it."""
    match = started(Dice(mixed(OWN, SHARES.values())))
    play_at_random(match, Dice(secret_of(4)))
    return match


def parted(number: int) -> tuple[Match, Continues]:
    """A match that plays on from another after so many choices."""
    first = started(Dice(OTHER))
    played = shared_log(number)
    first.repeat(played)
    given = Dice(OTHER).pass_on(first.game.dice, OWN).given
    match = started(Dice(OWN, given=given.copy()))
    match.repeat(played)
    play_at_random(match, Dice(secret_of(5)))
    return match, Continues(commitment(OTHER), number, bytes(given).hex())


def shared_log(number: int) -> list[Any]:
    match = started(Dice(OTHER))
    play_at_random(match, Dice(secret_of(3)), number)
    return [(entry.seat, entry.action) for entry in match.log]


def verdict(file: MatchFile) -> str:
    found = verify(RULES, PRINTED, parse(written(file)))
    return "true" if found.problem is None else found.problem.key


def test_a_match_with_shares_is_proved_from_its_file():
    assert verdict(record(shared(), dice=LINE)) == "true"


@pytest.mark.parametrize(
    "shares",
    [{}, {"vanguard": SHARES["vanguard"]}, {**SHARES, "rearguard": secret_of("another's")}],
)
def test_a_share_left_out_or_exchanged_is_found_out(shares):
    file = record(shared(), dice=structs.replace(LINE, shares=shares))

    assert verdict(file) in ("file.chance-differs", "file.refused", "file.bad-action")


def test_a_share_for_a_seat_that_does_not_exist_is_found_out():
    stray = structs.replace(LINE, shares={**SHARES, "nobody": secret_of("stray")})

    assert verdict(record(shared(), dice=stray)) == "file.stray-share"


def test_while_the_match_runs_the_shares_are_shown_and_the_secret_is_not():
    match = started(Dice(mixed(OWN, SHARES.values())))
    file = record(match, held=("vanguard",), dice=LINE)

    assert file.header.dice.shares == SHARES
    assert file.header.dice.secret is None
    assert verdict(file) == "file.no-secret"


def test_who_kept_other_shares_while_the_match_ran_knows_it():
    kept = structs.replace(LINE, shares={"vanguard": SHARES["vanguard"]})
    held = record(started(Dice(mixed(OWN, SHARES.values()))), held=("vanguard",), dice=kept)
    found = verify(RULES, PRINTED, record(shared(), dice=LINE), held)

    assert found.problem is not None
    assert found.problem.key == "file.held-other"


def test_a_file_without_shares_is_written_as_it_always_was():
    text = written(record(started(Dice(OWN))))

    assert b"shares" not in text
    assert b"continues" not in text


@pytest.mark.parametrize("number", [0, 1, 7, 30])
def test_a_match_that_plays_on_from_another_is_proved_from_its_file(number):
    match, continues = parted(number)
    file = record(match, continues=continues)

    assert verdict(file) == "true"
    assert replay(RULES, PRINTED, file).game.dice == match.game.dice


@pytest.mark.parametrize(
    ("number", "cut"), [(7, slice(0, -2)), (7, slice(2, None)), (30, slice(0, -2))]
)
def test_chance_that_does_not_last_as_long_as_it_should_is_found_out(number, cut):
    match, continues = parted(number)
    short = structs.replace(continues, given=(continues.given or "")[cut])

    assert verdict(record(match, continues=short)) != "true"


def test_chance_that_lasts_longer_than_it_should_is_found_out():
    match, continues = parted(7)
    long = structs.replace(continues, given=(continues.given or "") + "00")

    assert verdict(record(match, continues=long)) == "file.broken-continuation"


def test_a_match_cannot_take_over_more_choices_than_it_has():
    match, continues = parted(7)
    beyond = structs.replace(continues, number=10_000)

    assert verdict(record(match, continues=beyond)) == "file.no-such-choice"


def test_what_was_given_is_left_out_with_the_secret():
    _, continues = parted(7)
    match = started(Dice(OWN))
    file = record(match, held=("vanguard",), continues=continues)

    assert file.header.continues == structs.replace(continues, given=None)
    assert verdict(file) == "file.no-secret"
