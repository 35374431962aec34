"""[9.1] Two armies that go together."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import (
    Activate,
    Go,
    Group,
    Take,
)
from estafette.games.napoleon_against_europe.sides import EMPIRE
from tests.games.napoleon_against_europe.marching import acting
from tests.games.napoleon_against_europe.position import bare, put
from tests.referee import rule


def two_armies(first="napoleon", second="massena"):
    game = bare()
    put(game, "milan", "fr-elite-1", "fr-elite-2", general=first, army="grande-armee")
    put(game, "milan", "fr-elite-3", "fr-elite-4", general=second, army="armee-d-italie")
    return game


@rule("napoleon-against-europe activation.two-armies")
@pytest.mark.parametrize(("chief", "cost"), [("napoleon", 2), ("murat", 3), ("joseph", 3)])
def test_two_armies_cost_one_point_more_and_three_at_most(chief, cost):
    game = two_armies(chief)
    referee = acting(game, EMPIRE, cost - 1)
    assert referee.refusal(Group("milan")).rule == "activation.two-armies"

    game = two_armies(chief)
    acting(game, EMPIRE, cost, Group("milan"), Pass(), Go("turin"))
    assert {force.zone for force in game.forces.values()} == {"turin"}
    assert game.points == 0


@rule("napoleon-against-europe activation.two-armies.exchange")
def test_two_armies_that_go_together_exchange_units_before_they_move():
    game = two_armies()
    referee = acting(game, EMPIRE, 2, Group("milan"), Take("fr-elite-1"))

    assert game.forces["armee-d-italie"].corps == ("fr-elite-3", "fr-elite-4", "fr-elite-1")
    assert referee.refusal(Take("fr-elite-2")).rule == "general-change.not-alone"
    assert referee.refusal(Take("fr-elite-1")).rule == "activation.two-armies.exchange"


@rule("napoleon-against-europe activation.two-armies.exchange")
def test_an_army_that_goes_alone_exchanges_nothing():
    game = two_armies()
    referee = acting(game, EMPIRE, 1, Activate("napoleon"))

    assert referee.decision.key == "march.what-next"
    assert Group("milan") not in referee.options
