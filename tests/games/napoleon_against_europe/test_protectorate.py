"""Protectorates: who can become one, what it costs, what it brings, how it is lost."""

import pytest

from estafette.games.napoleon_against_europe.actions import Country, Protect
from estafette.games.napoleon_against_europe.affairs import Status
from estafette.games.napoleon_against_europe.diplomacy import negotiate, open_phase
from estafette.games.napoleon_against_europe.protectorate import (
    cannot_establish,
    cannot_protect,
    establish,
)
from estafette.games.napoleon_against_europe.round import act
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE, Standing
from estafette.games.napoleon_against_europe.standing import territory
from estafette.games.napoleon_against_europe.subjection import conquer
from tests.games.napoleon_against_europe.position import bare, deal, flag, put, stand
from tests.referee import Referee, rule

BY_CARD = ("danemark", "egypte", "naples", "portugal", "suede", "saxe")


def allied(*countries):
    game = bare()
    stand(game, **dict.fromkeys(countries, "empire"))
    return game


@rule("napoleon-against-europe status.protectorate.establish")
def test_a_card_of_value_two_makes_an_ally_a_protectorate():
    game = allied("saxe")
    deal(game, empire=["14F", "3F"])
    assert cannot_establish(game, "14F").rule == "status.protectorate.establish"
    assert cannot_establish(game, "3F") is None

    referee = Referee(game, establish(game, "3F"))
    if not referee.is_over:
        referee.choose(Country("saxe"))
    assert game.status["saxe"] == Status(Standing.PROTECTORATE, "france")
    assert game.hands[EMPIRE] == ("14F",)
    assert "3F" in game.decks[EMPIRE].discard


@rule("napoleon-against-europe status.protectorate.vp")
def test_a_protectorate_brings_a_victory_point():
    game = allied("saxe")
    deal(game, empire=["3F"])
    before = game.victory
    referee = Referee(game, establish(game, "3F"))
    if not referee.is_over:
        referee.choose(Country("saxe"))

    assert game.victory == before + 1


@rule("napoleon-against-europe status.protectorate.establish")
def test_the_minor_must_be_an_ally_of_france():
    game = bare()
    rule_ = "status.protectorate.establish"

    assert cannot_protect(game, Country("danemark")).rule == rule_
    assert cannot_protect(game, Country("portugal")).rule == rule_
    assert cannot_protect(game, Country("suisse")).rule == rule_
    stand(game, danemark="empire")
    assert cannot_protect(game, Country("danemark")) is None


@rule("napoleon-against-europe status.protectorate.establish")
def test_it_is_done_in_the_diplomatic_phase_or_in_a_round():
    game = allied("saxe")
    deal(game, empire=["3F", "14F"])
    referee = Referee(game, act(game, EMPIRE))
    assert Protect("3F") in referee.options
    assert referee.refusal(Protect("14F")).rule == "status.protectorate.establish"

    open_phase(game)
    assert Protect("3F") in Referee(game, negotiate(game, EMPIRE)).options


@rule("napoleon-against-europe status.protectorate.list")
@pytest.mark.parametrize("country", BY_CARD)
def test_these_minors_can_become_protectorates(country):
    game = allied(country)

    assert cannot_protect(game, Country(country)) is None


@rule("napoleon-against-europe status.protectorate.list")
def test_others_cannot_and_two_are_protectorates_from_the_beginning():
    """[d.protectorate.card]"""
    game = bare()
    for country in ("baviere", "bade", "hollande", "berg"):
        assert cannot_protect(game, Country(country)).rule == "status.protectorate.list"
    assert cannot_establish(game, "3F").rule == "status.protectorate.list"

    for country in ("royaume-d-italie", "suisse"):
        assert game.status[country] == Status(Standing.PROTECTORATE, "france")


@rule("napoleon-against-europe status.protectorate.lost")
def test_a_protectorate_that_the_coalition_conquers_costs_its_point_until_it_is_made_again():
    """[victory.naples-point-lost]"""
    game = bare()
    game.status = {**game.status, "naples": Status(Standing.PROTECTORATE, "france")}
    game.victory = 6
    flag(game, "angleterre", "naples")
    referee = Referee(game, conquer(game, COALITION, "naples"))
    assert referee.is_over
    assert game.victory == 5
    assert game.status["naples"] == Status(Standing.ALLY, "angleterre")

    flag(game, "france", "naples")
    put(game, "naples", "fr-elite-1")
    Referee(game, conquer(game, EMPIRE, "naples"))
    assert game.status["naples"] == Status(Standing.ALLY, "france")
    assert game.victory == 5
    assert cannot_protect(game, Country("naples")) is None


@rule("napoleon-against-europe status.protectorate.lost")
@pytest.mark.parametrize("country", ["royaume-d-italie", "suisse"])
def test_italy_or_switzerland_lost_costs_a_point_that_a_new_protectorate_gives_back(country):
    game = bare()
    capital = game.printed.countries[country].capitals[0]
    flag(game, "autriche", *territory(game, country))
    Referee(game, conquer(game, COALITION, country))
    assert game.victory == 4

    flag(game, "france", capital)
    Referee(game, conquer(game, EMPIRE, country))
    deal(game, empire=["3F"])
    Referee(game, establish(game, "3F"))
    assert game.victory == 5
    assert game.status[country] == Status(Standing.PROTECTORATE, "france")


@rule("napoleon-against-europe status.protectorate.list")
def test_the_minors_allied_to_france_are_named_and_nobody_else():
    game = allied("saxe", "hollande", "danemark")
    deal(game, empire=["3F"])
    referee = Referee(game, establish(game, "3F"))
    greyed = {choice.country: reason.key for choice, reason in referee.decision.refused()}

    assert set(referee.options) == {Country("saxe"), Country("danemark")}
    assert greyed["hollande"] == "protectorate.not-in-list"
    assert greyed["suisse"] == "protectorate.already"
    assert not {"portugal", "espagne", "egypte"} & set(greyed)
    assert referee.refusal(Country("portugal")).key == "protectorate.no-ally"


@rule("napoleon-against-europe status.protectorate.establish")
def test_a_country_that_is_no_ally_is_refused_with_its_reason():
    game = allied("saxe", "danemark")
    deal(game, empire=["3F"])

    referee = Referee(game, establish(game, "3F"))

    assert referee.refusal(Country("suede")).key == "protectorate.no-ally"
    assert referee.refusal(Country("baviere")).rule == "status.protectorate.list"
