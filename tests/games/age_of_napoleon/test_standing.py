"""What is read off the table once for every change: it never says what is no longer true."""

from functools import cached_property
from random import Random

import pytest

from estafette.engine import decode, encode, secret_of, settle
from estafette.games.age_of_napoleon import RULES
from estafette.games.age_of_napoleon.control import friend_of, set_status
from estafette.games.age_of_napoleon.fate import move, take_off
from estafette.games.age_of_napoleon.sides import (
    BRITAIN,
    COALITION,
    CONTROLLER,
    FRANCE,
    FRENCH,
    Side,
    Status,
)
from estafette.games.age_of_napoleon.standing import Politics, Standing
from estafette.games.age_of_napoleon.state import Game
from estafette.match import Match
from tests.games.age_of_napoleon.position import given, the_box


def afresh(game):
    """The readings of a table that nobody has looked at yet."""
    politics = Politics(game.printed, game.status)
    return all_of(politics), Standing(game.where, politics).armies


def as_known(game):
    return all_of(game.politics), game.standing.armies


def all_of(politics):
    late = [name for name, each in vars(Politics).items() if isinstance(each, cached_property)]
    return {name: getattr(politics, name) for name in {*vars(politics), *late}}


@pytest.mark.parametrize("scenario", ["1805", "1809", "1813"])
def test_all_through_a_match_what_was_read_agrees_with_the_table(scenario):
    setup = settle(the_box(), scenario, {})
    match = Match.start(RULES, the_box(), setup, secret_of(scenario))
    random = Random(scenario)

    while match.open:
        assert as_known(match.game) == afresh(match.game)
        decision = match.open[0]
        match.choose(decision.seat, random.choice(decision.options))


def plainly(game):
    """The same as `as_answered`, found without any reading."""
    printed, status = game.printed, game.status
    serves = {
        corps: CONTROLLER[status[country]] if country else printed.side_of[corps]
        for corps, country in printed.followed.items()
    }
    areas = [(id_, id_ if id_ in status else area.country) for id_, area in printed.areas.items()]
    stand = {
        (area, side): [c for c, here in game.where.items() if here == area and serves[c] is side]
        for area, _ in areas
        for side in Side
    }
    friends = {FRANCE: FRENCH, BRITAIN: COALITION}
    friends |= {country: CONTROLLER[state] for country, state in status.items()}
    return stand, {area: friends[country] for area, country in areas}


def as_answered(game):
    areas = game.printed.areas
    armies = {(area, side): game.at(area, side) for area in areas for side in Side}
    return armies, {area: friend_of(game, area) for area in areas}


@pytest.mark.parametrize("scenario", ["1805", "1809", "1813"])
def test_what_is_answered_is_what_lies_there_wherever_a_match_has_branched(scenario):
    setup = settle(the_box(), scenario, {})
    match = Match.start(RULES, the_box(), setup, secret_of(scenario))
    random = Random(scenario)

    for _ in range(200):
        if match.number % 20 == 0:
            woken = Match.wake(RULES, the_box(), match.saved())
            for other in (match.fork(), match.imagined(FRENCH, secret_of(1)), woken):
                wander(other, random, 6)
                assert as_answered(other.game) == plainly(other.game)
        assert as_answered(match.game) == plainly(match.game)
        wander(match, random, 1)


def wander(match, random, choices):
    for _ in range(choices):
        if match.open:
            decision = match.open[0]
            match.choose(decision.seat, random.choice(decision.options))


def test_an_army_is_read_in_the_order_in_which_its_corps_are_listed():
    game = given(ney="bayern", karl="tirol", soult="lorraine", davout="bayern")

    assert game.armies(FRENCH) == {"bayern": ["ney", "davout"], "lorraine": ["soult"]}
    move(game, ["soult"], "bayern")
    assert game.at("bayern", FRENCH) == ["ney", "soult", "davout"]


def test_a_corps_that_moves_or_leaves_the_map_is_seen_to():
    game = given(ney="bayern", karl="tirol")

    assert game.holder("bayern") is FRENCH
    move(game, ["ney"], "wurttemberg")
    assert (game.holder("bayern"), game.holder("wurttemberg")) == (None, FRENCH)
    take_off(game, "ney")
    assert game.armies(FRENCH) == {}


def test_a_country_that_changes_sides_takes_its_corps_with_it():
    game = given(status={"austria": "cm"}, karl="tirol")

    assert game.at("tirol", COALITION) == ["karl"]
    set_status(game, "austria", Status.ALLY)
    assert game.at("tirol", FRENCH) == ["karl"]


def test_a_copy_shares_what_was_read_until_it_goes_its_own_way():
    game = given(ney="bayern", karl="tirol")
    read = game.standing

    copy = game.copy()
    assert copy.standing is read
    move(copy, ["ney"], "lorraine")
    assert copy.at("lorraine", FRENCH) == ["ney"]
    assert game.standing is read


def test_a_table_is_read_before_it_is_copied():
    game = given(ney="bayern", karl="tirol")

    copies = [game.copy() for _ in range(2)]

    assert copies[0].standing is copies[1].standing


def test_no_save_holds_what_was_read():
    game, other = given(ney="bayern"), given(ney="bayern")

    assert game.holder("bayern") is FRENCH
    assert encode(game) == encode(other)
    assert decode(Game, encode(game), the_box()).holder("bayern") is FRENCH
