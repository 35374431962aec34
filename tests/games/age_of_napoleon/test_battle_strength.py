"""The strength of a side: ratings, home ground, the sea."""

import pytest

from estafette.games.age_of_napoleon.strength import tally_of
from tests.games.age_of_napoleon.battling import battle, commit_all
from tests.games.age_of_napoleon.position import given
from tests.referee import Referee, rule

WIEN = ("karl", "johann", "hiller", "kutusov", "buxhowden")
GRANDE_ARMEE = ("napoleon", "davout", "soult", "murat")


def strengths(referee: Referee) -> list[int]:
    """Attacker and defender, before any card."""
    commit_all(referee)
    return [told.facts["strength"] for told in referee.told if told.key == "battle.strength"]


@rule("age-of-napoleon battle.strength.sum")
def test_strength_is_the_sum_of_the_ratings():
    game = given(**dict.fromkeys((*GRANDE_ARMEE, "karl"), "bayern"))

    referee = battle(game, "bayern", out_of="wurttemberg")

    assert strengths(referee) == [8 + 6 + 5 + 5, 4]
    told = next(told for told in referee.told if told.key == "battle.strength")
    assert told.facts["tally"] == [("napoleon", 8), ("davout", 6), ("soult", 5), ("murat", 5)]


@rule("age-of-napoleon battle.strength.sum", "age-of-napoleon def.corps.exhausted-rating")
def test_an_exhausted_corps_counts_its_lower_rating():
    game = given(napoleon="bayern", davout="bayern", karl="bayern", exhausted=["davout"])

    assert strengths(battle(game, "bayern", out_of="wurttemberg")) == [8 + 4, 4]


@rule("age-of-napoleon battle.strength.sum")
def test_a_corps_left_out_of_the_box_counts_for_nothing():
    game = given(junot="bayern", grouchy="bayern", gerard="bayern", karl="bayern")

    assert strengths(battle(game, "bayern", out_of="wurttemberg"))[0] == 3 + 4


@rule("age-of-napoleon battle.strength.home")
def test_each_corps_in_its_own_country_adds_one():  # v.bat.home
    game = given(napoleon="osterreich", **dict.fromkeys(WIEN, "osterreich"))

    referee = battle(game, "osterreich", out_of="bayern")

    assert strengths(referee) == [8, 12 + 3]
    assert ("battle.home", 3) in referee.fact("battle.strength")["tally"]


@rule("age-of-napoleon battle.strength.both-sides")
def test_an_attacker_at_home_adds_one_too():
    game = given(napoleon="osterreich", karl="osterreich", status={"austria": "cm"})

    referee = battle(game, "osterreich", by="coalition", out_of="bohmen")

    assert strengths(referee) == [4 + 1, 8]


@rule("age-of-napoleon battle.strength.home", "age-of-napoleon def.own-country")
@pytest.mark.parametrize(("area", "home"), [("hannover", 1), ("ile-de-france", 0), ("holland", 0)])
def test_a_corps_tied_to_a_minor_is_at_home_there_alone(area, home):  # v.rec.home
    game = given(bernadotte=area)

    tally = tally_of(game, ["bernadotte"], ())

    assert sum(amount for _, amount in tally) == 4 + home


@rule("age-of-napoleon battle.strength.home", "age-of-napoleon def.detachable-areas")
@pytest.mark.parametrize(("tirol", "home"), [(None, 1), ("fd", 0)])
def test_johann_is_at_home_in_tirol_while_it_is_austrian(tirol, home):  # v.rec.home
    game = given(status={"tirol": tirol}, johann="tirol")

    tally = tally_of(game, ["johann"], ())

    assert sum(amount for _, amount in tally) == 1 + home


@rule("age-of-napoleon battle.strength.sea")
def test_a_corps_that_lands_and_attacks_takes_two_off():  # v.bat.sea
    game = given(britannia=True, wellington="holland", soult="holland")

    referee = battle(game, "holland", by="coalition", landed=["wellington"])

    assert strengths(referee) == [6 - 2, 5]


@rule("age-of-napoleon battle.strength.sea", "age-of-napoleon sea.move.attack")
def test_hill_lands_in_danmark():  # v.sea.attack
    game = given(status={"danmark": "fa"}, britannia=True, hill="danmark", frederik="danmark")

    referee = battle(game, "danmark", by="coalition", landed=["hill"])

    assert strengths(referee) == [4 - 2, 2 + 1]


@rule("age-of-napoleon battle.strength.sea")
def test_a_corps_that_landed_and_is_attacked_fights_at_full_strength():
    game = given(britannia=True, wellington="holland", soult="holland")

    referee = battle(game, "holland", out_of="flandre", landed=["wellington"])

    assert strengths(referee) == [5, 6]


@rule("age-of-napoleon battle.strength.both-sides")
def test_a_strength_is_never_below_zero():  # v.bat.sea-floor
    game = given(britannia=True, auffenberg="holland", soult="holland")

    referee = battle(game, "holland", by="coalition", landed=["auffenberg"])

    assert strengths(referee) == [0, 5]
