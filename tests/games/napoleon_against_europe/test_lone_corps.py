"""[9.1] A corps that goes without a general, and its second point."""

import pytest

from estafette.games.napoleon_against_europe.actions import (
    Activate,
    Go,
    Hasten,
)
from estafette.games.napoleon_against_europe.sides import EMPIRE
from tests.games.napoleon_against_europe.marching import acting, marching
from tests.games.napoleon_against_europe.position import bare, put
from tests.referee import rule


@rule(
    "napoleon-against-europe general-change.not-alone",
    "napoleon-against-europe army.cavalry-only-in-army",
)
def test_neither_the_last_corps_of_a_general_nor_cavalry_goes_alone():
    """[d2.general.alone]"""
    game = bare()
    put(game, "lyon", "fr-corps-9", general="massena")
    put(game, "metz", "fr-elite-1", "fr-cavalerie", general="napoleon", army="grande-armee")
    referee = acting(game, EMPIRE, 3)

    assert referee.refusal(Activate("fr-corps-9")).rule == "general-change.not-alone"
    assert referee.refusal(Activate("fr-cavalerie")).rule == "army.cavalry-only-in-army"
    assert Activate("fr-elite-1") in referee.options


@rule("napoleon-against-europe activation.cost.lone-corps-extra")
def test_a_lone_corps_needs_a_second_point_to_attack_or_to_hasten():
    """[d.lone-corps]"""
    game = bare()
    put(game, "ulm", "fr-elite-1")
    put(game, "munich", "au-corps-1")
    referee = marching(game, "fr-elite-1", points=1)

    assert referee.refusal(Go("munich")).rule == "activation.cost.lone-corps-extra"
    assert referee.refusal(Hasten(1)).rule == "activation.cost.lone-corps-extra"
    assert Go("stuttgart") in referee.options


@rule("napoleon-against-europe activation.cost.lone-corps-extra")
def test_the_second_point_is_paid_once():
    game = bare(dice=[6, 6, 1, 1])
    put(game, "ulm", "fr-elite-1")
    put(game, "munich", "au-corps-1")
    referee = marching(game, "fr-elite-1", Hasten(1), points=3)

    assert game.points == 1
    referee.choose(Go("munich"))
    assert game.points == 1
    assert referee.keys.count("activation.second-point") == 1


@rule("napoleon-against-europe option.lone-corps-uncontrolled")
@pytest.mark.parametrize("choice", ["on", "off"])
def test_with_the_option_a_zone_of_others_costs_a_lone_corps_a_second_point(choice):
    """[d4.option.lone-corps]"""
    game = bare(lone_corps=choice)
    put(game, "munich", "fr-elite-1")
    referee = marching(game, "fr-elite-1", points=1)

    assert Go("ulm") in referee.options
    if choice == "on":
        assert referee.refusal(Go("salzbourg")).rule == "option.lone-corps-uncontrolled"
    else:
        assert Go("salzbourg") in referee.options


@rule("napoleon-against-europe option.lone-corps-uncontrolled")
def test_with_a_second_point_it_goes_there():
    game = bare(lone_corps="on")
    put(game, "munich", "fr-elite-1")
    marching(game, "fr-elite-1", Go("salzbourg"), points=2)

    assert (game.forces["fr-elite-1"].zone, game.points) == ("salzbourg", 0)
