"""Evasion: an army attacked slips away."""

import pytest

from estafette.engine import Pass
from estafette.games.age_of_napoleon.actions import Detach, Evade
from estafette.games.age_of_napoleon.sides import COALITION
from tests.games.age_of_napoleon.campaigning import march, sail
from tests.games.age_of_napoleon.position import given
from tests.referee import rule


@rule("age-of-napoleon evasion.allowed")
def test_an_army_as_fast_as_its_attacker_may_evade():  # v.eva.equal
    game = given(karl="bayern", soult="wurttemberg")

    referee = march(game, "soult", "bayern")
    assert referee.decision.seat == COALITION
    referee.choose(Evade("bohmen"))

    assert game.where == {"karl": "bohmen", "soult": "bayern"}
    assert game.clashes == []


@rule("age-of-napoleon evasion.allowed")
def test_a_slower_army_is_not_asked():  # v.eva.slower
    game = given(mack="bayern", napoleon="wurttemberg")

    referee = march(game, "napoleon", "bayern")

    assert referee.is_over
    assert [clash.area for clash in game.clashes] == ["bayern"]


@rule("age-of-napoleon evasion.allowed")
def test_who_could_evade_may_stand():
    game = given(karl="bayern", soult="wurttemberg")

    march(game, "soult", "bayern").choose(Pass())

    assert game.where["karl"] == "bayern"
    assert len(game.clashes) == 1


@rule("age-of-napoleon evasion.leader")
def test_a_fast_junior_does_not_evade_for_a_slow_leader():  # v.gap.evasion-leader
    game = given(mack="bayern", ferdinand="bayern", soult="wurttemberg")

    assert march(game, "soult", "bayern").is_over


@rule("age-of-napoleon evasion.leader", "age-of-napoleon def.army")
def test_of_equal_seniors_the_faster_may_lead_the_evasion():
    places = {"hohenlohe": "bayern", "gneisenau": "bayern", "soult": "wurttemberg"}
    game = given(status={"preussen": "cm"}, **places)

    referee = march(game, "soult", "bayern")

    assert Evade("bohmen") in referee.options


@rule("age-of-napoleon evasion.destination")
def test_an_army_evades_to_a_free_area_away_from_its_attacker():  # v.eva.destination
    game = given(
        status={"preussen": "cm", "austria": "nc"},
        **{"blucher": "sachsen", "napoleon": "westfalen", "davout": "bayern"},
    )

    referee = march(game, "napoleon", "sachsen")

    free = {Evade("schlesien"), Evade("brandenburg"), Evade("bohmen"), Pass()}
    assert set(referee.options) == free
    for area in ("westfalen", "bayern", "polen", "nowhere"):
        assert referee.refusal(Evade(area)).rule == "evasion.destination"


@rule("age-of-napoleon evasion.destination")
def test_nobody_evades_into_a_neutral_minor_or_an_empty_neutral_capital():
    game = given(
        status={"preussen": "nc", "pommern": "cm", "danmark": "nc"},
        **{"karl": "hannover", "soult": "holland"},
    )

    referee = march(game, "soult", "hannover")

    assert Evade("pommern") in referee.options
    for area in ("danmark", "brandenburg"):
        assert referee.refusal(Evade(area)).rule == "evasion.destination"


@rule("age-of-napoleon evasion.free")
def test_evasion_costs_nothing():  # v.eva.free
    game = given(karl="bayern", soult="wurttemberg")
    game.spent = [COALITION]

    march(game, "soult", "bayern").choose(Evade("bohmen"))
    assert game.where["karl"] == "bohmen"

    game = given(karl="bayern", soult="wurttemberg", hand={"coalition": ["depot"]})
    referee = march(game, "soult", "bayern")
    referee.choose(Evade("bohmen"))
    assert game.hands[COALITION] == ["depot-1"]
    assert COALITION not in game.spent


@rule("age-of-napoleon evasion.whole-army")
def test_what_the_leader_cannot_take_along_stays_and_fights():  # v.rec.evasion-whole
    stack = dict.fromkeys(["l_estocq", "kalckreuth", "tauentzien", "sachsen_corps"], "schlesien")
    game = given(status={"preussen": "cm"}, soult="bohmen", **stack)

    referee = march(game, "soult", "schlesien")
    referee.choose(Evade("polen"))
    assert "l-estocq" not in [option.corps for option in referee.options]
    assert referee.refusal(Detach("soult")).rule == "evasion.whole-army"
    assert referee.refusal(Detach("l-estocq")).key == "march.leader-leads"
    referee.choose(Detach("kalckreuth"), Detach("sachsen-corps"), Pass())

    assert game.at("polen", COALITION) == ["l-estocq", "tauentzien"]
    assert game.at("schlesien", COALITION) == ["kalckreuth", "sachsen-corps"]
    assert [clash.area for clash in game.clashes] == ["schlesien"]


@rule("age-of-napoleon evasion.whole-army")
def test_a_whole_army_within_its_leaders_capacity_goes_together():
    game = given(karl="bayern", hiller="bayern", kienmayer="bayern", soult="wurttemberg")

    referee = march(game, "soult", "bayern")
    referee.choose(Evade("bohmen"))

    assert game.at("bohmen", COALITION) == ["karl", "hiller", "kienmayer"]


@rule("age-of-napoleon movement.enemy-stop", "age-of-napoleon movement.no-coexistence")
def test_an_army_that_finds_the_enemy_gone_stops_all_the_same():  # v.rec.stop
    game = given(bagration="wurttemberg", davout="rhenanie")
    referee = march(game, "davout", "wurttemberg")

    referee.choose(Evade("tirol"), Pass())

    assert referee.is_over
    assert game.march is None
    assert game.at("wurttemberg", COALITION) == []


@rule("age-of-napoleon evasion.sea")
def test_an_army_evades_a_landing_to_any_free_area():  # v.gap.evasion-sea
    game = given(
        status={"napoli": "fd", "stato-della-chiesa": "fd"},
        **{"britannia": True, "eugene": "napoli", "hill": "britain"},
    )

    referee = sail(game, "hill", "napoli")
    referee.choose(Evade("stato-della-chiesa"))

    assert game.where == {"eugene": "stato-della-chiesa", "hill": "napoli"}


@rule("age-of-napoleon evasion.sea")
def test_a_slow_army_does_not_evade_a_landing():
    game = given(status={"napoli": "fd"}, britannia=True, pignatelli="napoli", hill="britain")

    sail(game, "hill", "napoli")

    assert [clash.area for clash in game.clashes] == ["napoli"]


@rule("age-of-napoleon march-attrition.trigger.mountain", "age-of-napoleon march-attrition.once")
@pytest.mark.parametrize(("area", "tired"), [("tirol", True), ("bohmen", False)])
def test_an_evasion_into_mountains_is_checked(area, tired):
    game = given(karl="bayern", hiller="bayern", kienmayer="bayern", soult="wurttemberg")
    game.dice.loaded = [6]

    march(game, "soult", "bayern").choose(Evade(area))

    assert ("karl" in game.exhausted) is tired
    assert (game.dice.loaded == []) is tired


@rule("age-of-napoleon invasion.trigger")
def test_an_army_that_evades_into_russia_invades_it():
    game = given(status={"austria": "cm", "russia": "cm"}, karl="ungarn", soult="galizien")

    march(game, "karl", "galizien").choose(Evade("ukraine"))

    assert game.invaded
