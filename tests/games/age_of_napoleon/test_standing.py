"""What is read off the table once for every change: it never says what is no longer true."""

from functools import cached_property
from random import Random

import pytest

from estafette.engine import decode, encode, secret_of, settle
from estafette.games.age_of_napoleon import RULES
from estafette.games.age_of_napoleon.control import set_status
from estafette.games.age_of_napoleon.fate import move, take_off
from estafette.games.age_of_napoleon.sides import COALITION, FRENCH, Status
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


def test_no_save_holds_what_was_read():
    game, other = given(ney="bayern"), given(ney="bayern")

    assert game.holder("bayern") is FRENCH
    assert encode(game) == encode(other)
    assert decode(Game, encode(game), the_box()).holder("bayern") is FRENCH
