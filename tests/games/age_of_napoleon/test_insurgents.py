"""What corps of an insurgent country may not do beyond its borders."""

import pytest

from estafette.games.age_of_napoleon.actions import Detach, Enter, Evade, Intercept
from estafette.games.age_of_napoleon.insurgents import country_in_arms
from estafette.games.age_of_napoleon.sides import COALITION, FRENCH
from tests.games.age_of_napoleon.campaigning import march
from tests.games.age_of_napoleon.position import given
from tests.referee import rule

SPAIN_RISES = {"spain": "ic", "portugal": "cm"}


@rule("age-of-napoleon ic.no-attack-abroad")
def test_insurgents_do_not_attack_abroad():
    game = given(status=SPAIN_RISES, blake="navarra", junot="aquitaine", marmont="castilla")

    referee = march(game, "blake")

    assert referee.refusal(Enter("aquitaine")).rule == "ic.no-attack-abroad"
    assert Enter("castilla") in referee.options


@rule("age-of-napoleon ic.no-attack-abroad")
def test_a_general_who_leaves_the_insurgents_behind_may_attack():
    game = given(status=SPAIN_RISES, wellington="navarra", blake="navarra", junot="aquitaine")

    referee = march(game, "wellington")
    assert referee.refusal(Enter("aquitaine")).rule == "ic.no-attack-abroad"
    referee.choose(Detach("blake"))

    assert Enter("aquitaine") in referee.options


@rule("age-of-napoleon ic.no-attack-abroad")
def test_insurgents_do_not_violate_a_neutrality():
    game = given(status={"spain": "ic", "portugal": "nc"}, blake="galicia")

    referee = march(game, "blake")

    assert referee.refusal(Enter("portugal")).rule == "ic.no-attack-abroad"


@rule("age-of-napoleon ic.move-abroad")
def test_insurgents_go_one_area_abroad_and_no_farther():  # v.rec.ic-move
    game = given(status=SPAIN_RISES, blake="galicia")
    assert Enter("portugal") in march(game, "blake").options
    game = given(status=SPAIN_RISES, blake="navarra")

    referee = march(game, "blake", "aquitaine")

    for area in ("bretagne", "ile-de-france", "bourgogne"):
        assert referee.refusal(Enter(area)).rule == "ic.move-abroad"
    assert {Enter("navarra"), Enter("provence")} < set(referee.options)


@rule("age-of-napoleon ic.move-abroad")
def test_a_member_of_the_coalition_goes_as_far_as_it_likes():
    game = given(status={"spain": "cm"}, blake="navarra")

    assert Enter("bretagne") in march(game, "blake", "aquitaine").options


@rule("age-of-napoleon ic.move-abroad")
def test_insurgents_do_not_evade_far_abroad():
    game = given(status=SPAIN_RISES, blake="aquitaine", soult="bourgogne", la_romana="aquitaine")

    referee = march(game, "soult", "aquitaine")

    assert referee.decision.seat == COALITION
    assert referee.refusal(Evade("bretagne")).rule == "ic.move-abroad"
    assert Evade("navarra") in referee.options


@rule("age-of-napoleon ic.no-attack-abroad")
def test_insurgents_intercept_abroad_only_to_defend_a_friend():
    alone = given(status=SPAIN_RISES, blake="galicia", soult="andalucia", beresford="castilla")
    referee = march(alone, "soult", "portugal")
    assert referee.refusal(Intercept("blake")).rule == "ic.no-attack-abroad"
    assert Intercept("beresford") in referee.options

    joined = given(status=SPAIN_RISES, blake="galicia", soult="andalucia", damas="portugal")
    referee = march(joined, "soult", "portugal")
    referee.choose(Intercept("blake"))
    assert joined.where["blake"] == "portugal"
    assert joined.clashes[0].attacker is FRENCH


@rule("age-of-napoleon ic.no-attack-abroad")
def test_an_interceptor_leaves_insurgents_behind():
    game = given(status=SPAIN_RISES, blake="galicia", wellington="galicia", soult="andalucia")

    referee = march(game, "soult", "portugal")
    referee.choose(Intercept("wellington"))

    assert game.at("portugal", COALITION) == ["wellington"]
    assert game.where["blake"] == "galicia"


@rule("age-of-napoleon ic.move-abroad")
@pytest.mark.parametrize(
    ("corps", "country"),
    [("blake", "spain"), ("sachsen-corps", "preussen"), ("karl", ""), ("davout", "")],
)
def test_a_corps_belongs_to_an_insurgent_country_by_its_home(corps, country):
    game = given(status={"spain": "ic", "preussen": "ic"})

    assert country_in_arms(game, corps) == country
