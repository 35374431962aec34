"""Who controls what, and how a country changes its state."""

import pytest

from estafette.games.age_of_napoleon.cancelling import remember
from estafette.games.age_of_napoleon.control import (
    is_at_home,
    is_closed_neutral,
    occupier,
    set_status,
    step_towards,
)
from estafette.games.age_of_napoleon.sides import COALITION, FRENCH, Status
from tests.games.age_of_napoleon.position import given
from tests.referee import rule


@rule("age-of-napoleon def.status.france", "age-of-napoleon def.status.britain")
def test_france_and_britain_have_no_state():
    game = given()

    assert "france" not in game.status
    assert "britain" not in game.status
    assert game.controller("france") is FRENCH
    assert game.controller("britain") is COALITION


@rule("age-of-napoleon def.control.french", "age-of-napoleon def.control.coalition")
@pytest.mark.parametrize(
    ("status", "side"),
    [("fa", FRENCH), ("fd", FRENCH), ("nc", None), ("cm", COALITION), ("ic", COALITION)],
)
def test_a_state_says_who_controls_a_country(status, side):
    assert given(status={"bayern": status}).controller("bayern") is side


@rule("age-of-napoleon def.detachable-areas")
def test_a_detached_area_is_no_part_of_its_ruler():
    attached, detached = given(), given(status={"tirol": "fd"})

    assert attached.country_of("tirol") == "austria"
    assert "tirol" in attached.areas_of("austria")
    assert detached.country_of("tirol") == "tirol"
    assert "tirol" not in detached.areas_of("austria")


@rule("age-of-napoleon def.detached-return")
def test_a_detached_member_goes_home_when_its_ruler_joins():
    game = given(status={"austria": "nc", "tirol": "cm", "dalmatien": "fd"})

    set_status(game, "austria", Status.MEMBER)

    assert not game.is_detached("tirol")
    assert game.is_detached("dalmatien")


@rule("age-of-napoleon def.detached-return", "age-of-napoleon diplomacy.cancel")
def test_an_area_that_a_card_holds_back_keeps_no_other_from_going_home():
    game = given(status={"austria": "nc", "tirol": "cm", "dalmatien": "cm"})
    game.aims["tirol"] = remember(game, COALITION, "tirol")

    set_status(game, "austria", Status.MEMBER)

    assert game.is_detached("tirol")
    assert not game.is_detached("dalmatien")


@rule("age-of-napoleon diplomacy.step")
def test_the_scale_has_two_ends():
    assert step_towards(Status.NEUTRAL, FRENCH) is Status.ALLY
    assert step_towards(Status.NEUTRAL, COALITION) is Status.MEMBER
    assert step_towards(Status.ALLY, FRENCH) is None
    assert step_towards(Status.DOMINION, COALITION) is None


@rule("age-of-napoleon def.occupied-nc")
def test_whoever_stands_in_a_neutral_capital_occupies_the_country():
    neutral = {"austria": "nc"}

    assert occupier(given(status=neutral, davout="osterreich"), "austria") is FRENCH
    assert occupier(given(status=neutral, davout="bohmen"), "austria") is None
    assert occupier(given(davout="osterreich"), "austria") is None


@rule("age-of-napoleon neutrality.violation.minor", "age-of-napoleon neutrality.major-transit")
def test_a_neutral_minor_and_an_empty_neutral_capital_are_closed():
    game = given(status={"preussen": "nc", "danmark": "nc"})

    assert is_closed_neutral(game, "danmark")
    assert is_closed_neutral(game, "brandenburg")
    assert not is_closed_neutral(game, "schlesien")


@rule("age-of-napoleon def.own-country")
def test_a_corps_is_at_home_in_its_country_or_its_one_area():
    game = given(karl="bohmen", sachsen_corps="brandenburg", wrede="bayern", hiller="bayern")

    assert is_at_home(game, "karl")
    assert is_at_home(game, "wrede")
    assert not is_at_home(game, "hiller")
    assert not is_at_home(game, "sachsen-corps")
