"""Forced marches: their points, when they are announced, and the test that they cost."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import Besiege, Flag, Go, Hasten, PickUp
from estafette.games.napoleon_against_europe.fate import change
from estafette.games.napoleon_against_europe.forced_march import cannot_hasten
from estafette.games.napoleon_against_europe.march import go_on
from estafette.games.napoleon_against_europe.sides import EMPIRE
from tests.games.napoleon_against_europe.marching import marching
from tests.games.napoleon_against_europe.position import bare, flag, put
from tests.referee import Referee, rule


@rule("napoleon-against-europe forced-march.points")
@pytest.mark.parametrize("extra", [1, 2, 3])
def test_a_forced_march_gives_one_to_three_points(extra):
    game = bare()
    put(game, "paris", "fr-elite-1", general="ney")
    marching(game, "ney", Hasten(extra))

    assert game.march.points == 4 + extra


@rule("napoleon-against-europe forced-march.points")
@pytest.mark.parametrize("extra", [0, 4])
def test_no_more_and_no_less(extra):
    game = bare()
    put(game, "paris", "fr-elite-1", general="ney")
    referee = marching(game, "ney")

    assert referee.refusal(Hasten(extra)).rule == "forced-march.points"


@rule("napoleon-against-europe forced-march.points", "napoleon-against-europe movement.slowest")
def test_french_and_minors_together_have_six_points_at_most():
    game = bare()
    put(game, "munich", "fr-elite-1", "corps-baviere", general="ney")
    marching(game, "ney", Hasten(3))

    assert game.march.points == 6


@rule("napoleon-against-europe forced-march.points")
def test_napoleon_comes_from_lille_to_ulm_with_six_of_seven_points():
    game = bare()
    put(game, "lille", "fr-elite-1", general="napoleon")
    route = [Go(zone) for zone in ("soissons", "metz", "strasbourg", "bade", "ulm")]
    marching(game, "napoleon", Hasten(3), *route)

    assert game.march is None or game.march.points == 1
    assert game.forces["napoleon"].zone == "ulm"


@rule("napoleon-against-europe forced-march.announce")
def test_it_is_announced_before_the_force_moves():
    """[d4.march.announce]"""
    game = bare()
    put(game, "paris", "fr-elite-1", general="ney")
    referee = marching(game, "ney", Go("reims"), Go("metz"))

    assert referee.refusal(Hasten(1)).rule == "forced-march.announce"


@rule("napoleon-against-europe forced-march.announce")
def test_it_is_announced_once():
    game = bare()
    put(game, "paris", "fr-elite-1", general="ney")
    referee = marching(game, "ney", Hasten(1))

    assert referee.refusal(Hasten(2)).rule == "forced-march.announce"


@rule("napoleon-against-europe demoralised.cannot")
def test_the_demoralised_make_none():
    """[d.forced-march.none-for-demoralised]"""
    game = bare()
    put(game, "paris", "fr-elite-1", general="ney", is_demoralised=True)
    referee = marching(game, "ney")

    assert referee.refusal(Hasten(1)).rule == "demoralised.cannot"


@rule("napoleon-against-europe forced-march.test")
def test_the_test_comes_at_the_end_and_counts_the_points_asked_for():
    game = bare(dice=[3])
    put(game, "paris", "fr-elite-1", "fr-elite-2", general="ney")
    referee = marching(game, "ney", Hasten(3), Go("reims"))
    assert "attrition.rolled" not in referee.keys

    referee.choose(Pass())
    tally = dict(referee.fact("attrition.rolled")["tally"])
    assert tally["attrition.march"] == 3
    assert referee.keys.count("attrition.rolled") == 1


@rule("napoleon-against-europe forced-march.test")
def test_without_a_forced_march_there_is_no_test():
    game = bare()
    put(game, "paris", "fr-elite-1", "fr-elite-2", general="ney")
    referee = marching(game, "ney", Go("reims"), Pass())

    assert "attrition.rolled" not in referee.keys


def to_battle():
    game = bare(dice=[1, 6, 6, 1, 1])
    put(game, "munich", "corps-baviere", general="davout")
    put(game, "nuremberg", "au-corps-1", reduced=("au-corps-1",))
    return game, marching(game, "davout", Hasten(3), Go("nuremberg"))


@rule("napoleon-against-europe forced-march.test")
def test_before_the_first_battle_it_comes_at_once_and_is_the_only_one():
    _, referee = to_battle()
    keys = referee.keys

    assert keys.index("attrition.rolled") < keys.index("battle.begins")
    assert dict(referee.fact("attrition.rolled")["tally"])["attrition.march"] == 3
    referee.choose(Pass())
    assert keys.count("attrition.rolled") == referee.keys.count("attrition.rolled") == 1


@rule("napoleon-against-europe forced-march.after-battle")
def test_the_victor_spends_the_rest_of_his_points():
    """[forced-march.early-battle]"""
    game, referee = to_battle()

    assert referee.fact("battle.won")["side"] is EMPIRE
    assert game.march.points == 5
    assert Go("ulm") in referee.options


@rule("napoleon-against-europe forced-march.slower-units")
def test_with_the_corps_of_baden_the_seventh_point_is_lost():
    """[forced-march.baden-corps]"""
    game = bare()
    put(game, "metz", "fr-elite-1", "fr-elite-2", general="davout")
    put(game, "strasbourg", "corps-bade")
    referee = marching(game, "davout", Hasten(3), Go("strasbourg"))  # two points over the pass
    assert game.march.points == 5

    referee.choose(PickUp("corps-bade"))
    assert game.march.points == 4
    assert referee.fact("march.slowed")["lost"] == 1


@rule("napoleon-against-europe forced-march.slower-units")
def test_units_as_fast_cost_nothing():
    game = bare()
    put(game, "metz", "fr-elite-1", general="ney")
    put(game, "strasbourg", "fr-elite-2")
    marching(game, "ney", Go("strasbourg"), PickUp("fr-elite-2"))

    assert game.march.points == 2


@rule("napoleon-against-europe movement.weather", "napoleon-against-europe forced-march.points")
def test_in_round_five_napoleon_has_three_and_two():
    game = bare()
    game.round = 5
    put(game, "ulm", "fr-elite-1", general="napoleon")
    marching(game, "napoleon", Hasten(2), points=1)

    assert game.march.points == 5


@rule("napoleon-against-europe siege.leave", "napoleon-against-europe movement.weather")
def test_charles_leaves_mantua_with_two_and_three_points():
    game = bare(dice=[1])
    game.lasting = {}
    game.round = 5
    corps = ("au-corps-1", "au-corps-2", "au-corps-3")
    put(game, "mantoue", *corps, general="charles")
    game.sieges = {"mantoue": 2}
    referee = marching(game, "charles", Hasten(3))
    assert game.march.points == 5

    referee.choose(Go("venise"))
    assert game.sieges == {}


@rule("napoleon-against-europe card.f.colonne-de-marche")
def test_whoever_is_held_up_makes_none():
    game = bare()
    put(game, "paris", "fr-elite-1", general="ney")
    referee = marching(game, "ney")
    game.march.is_barred = True

    assert referee.decision.key == "march.what-next"
    assert cannot_hasten(game, Hasten(1)).rule == "card.f.colonne-de-marche"


@rule("napoleon-against-europe forced-march.slower-units")
def test_slower_friends_who_came_to_the_battle_slow_the_victor_down():
    game = bare()
    put(game, "munich", "fr-elite-1", general="davout")
    marching(game, "davout", Hasten(1))
    change(game, "davout", corps=("fr-elite-1", "corps-baviere"))
    game.steps["corps-baviere"] = 2
    game.march.has_won_here = True
    Referee(game, go_on(game, "munich"))

    assert game.march.points == 4


@rule("napoleon-against-europe forced-march.slower-units")
def test_the_same_slow_comrades_cost_a_point_once():
    game = bare()
    put(game, "munich", "fr-elite-1", general="davout")
    marching(game, "davout")
    change(game, "davout", corps=("fr-elite-1", "corps-baviere"))
    game.steps["corps-baviere"] = 2
    Referee(game, go_on(game, "munich"))
    Referee(game, go_on(game, "munich"))

    assert game.march.points == 3


@rule("napoleon-against-europe forced-march.announce")
def test_it_is_not_announced_after_a_flag_or_an_attack_on_the_walls():
    game = bare(dice=[1])
    put(game, "munich", "fr-elite-1", "fr-elite-2", general="davout")
    flag(game, "autriche", "munich")
    referee = marching(game, "davout", Flag())
    assert Hasten(1) not in referee.options
    assert cannot_hasten(game, Hasten(1)).rule == "forced-march.announce"
    game = bare(dice=[4])
    put(game, "salzbourg", "fr-elite-1", "fr-elite-2", general="davout")
    flag(game, "france", "munich")
    game.sieges = {"salzbourg": 0}
    referee = marching(game, "davout", Besiege())
    assert Hasten(1) not in referee.options
    assert cannot_hasten(game, Hasten(1)).rule == "forced-march.announce"
