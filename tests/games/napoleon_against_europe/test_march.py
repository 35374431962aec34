"""The march: factors and costs, borders, straits, neutral land, enemies, fortresses, the halt."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import (
    Besiege,
    Drop,
    Fight,
    Flag,
    Go,
    Hasten,
    Lose,
    PickUp,
    Shelter,
    Turn,
)
from estafette.games.napoleon_against_europe.sides import Until
from tests.games.napoleon_against_europe.marching import marching
from tests.games.napoleon_against_europe.position import bare, flag, put, stand, store
from tests.referee import rule


@rule("napoleon-against-europe movement.slowest")
def test_a_force_goes_as_fast_as_its_slowest_unit():
    """[movement.slowest-three]"""
    game = bare()
    french = [f"fr-elite-{number}" for number in range(1, 5)]
    put(game, "ulm", *french, "corps-baviere", general="napoleon", army="grande-armee")
    marching(game, "napoleon")

    assert game.march.points == 3


@rule("napoleon-against-europe movement.slowest", "napoleon-against-europe component.corps.french")
def test_french_corps_alone_have_four_points():
    game = bare()
    put(game, "ulm", "fr-elite-1", "fr-corps-9", general="ney")
    marching(game, "ney")

    assert game.march.points == 4


@rule("napoleon-against-europe movement.weather", "napoleon-against-europe weather.rounds")
@pytest.mark.parametrize(("number", "points"), [(1, 4), (4, 4), (5, 3), (6, 3), (7, 3)])
def test_bad_weather_and_winter_take_a_point_off(number, points):
    game = bare()
    game.round = number
    put(game, "paris", "fr-elite-1", general="napoleon")
    marching(game, "napoleon")

    assert game.march.points == points


@rule("napoleon-against-europe sequence.weather-rounds")
def test_round_five_is_bad_weather_and_six_and_seven_are_winter():
    game = bare()
    seasons = []
    for game.round in range(1, 8):
        seasons.append((game.is_bad_weather, game.is_winter))

    assert seasons == [(False, False)] * 4 + [(True, False), (True, True), (True, True)]


@rule("napoleon-against-europe movement.stop")
def test_a_force_stops_before_an_enemy_fortress():
    game = bare()
    put(game, "munich", "fr-elite-1", "fr-elite-2", "fr-elite-3", general="davout")
    referee = marching(game, "davout", Go("salzbourg"))

    assert referee.refusal(Go("vienne")).rule == "fortress.stop-or-cover"
    assert game.sieges == {"salzbourg": 0}


@rule("napoleon-against-europe movement.stop", "napoleon-against-europe fortress.stop-or-cover")
def test_it_goes_on_if_it_leaves_enough_to_cover():
    game = bare()
    put(game, "munich", "fr-elite-1", "fr-elite-2", "fr-elite-3", general="davout")
    referee = marching(game, "davout", Go("salzbourg"), Drop("fr-elite-3"))
    assert Go("graz") in referee.options
    referee.choose(Go("graz"))

    assert game.sieges == {"salzbourg": 0}
    assert game.covered == {"salzbourg": game.round}


@rule("napoleon-against-europe movement.stop")
def test_it_goes_on_after_the_enemy_has_given_way():
    game = bare(dice=[5])
    put(game, "ulm", "fr-elite-1", "fr-elite-2", general="soult")
    put(game, "munich", "au-corps-1", general="charles")
    referee = marching(game, "soult", Go("munich"), Go("innsbruck"))

    assert game.forces["charles"].zone == "innsbruck"
    assert "battle.begins" not in referee.keys
    assert Go("ulm") in referee.options


@rule("napoleon-against-europe movement.stop")
def test_an_enemy_who_withdraws_into_his_fortress_lets_a_strong_force_besiege_him():
    game = bare()
    put(game, "munich", "fr-elite-1", "fr-elite-2", general="davout")
    put(game, "salzbourg", "au-corps-1")
    marching(game, "davout", Go("salzbourg"), Shelter())

    assert game.forces["au-corps-1"].is_sheltered
    assert game.sieges == {"salzbourg": 0}
    assert game.march.points == 3


@rule("napoleon-against-europe card.f.armistice-de-pleiswitz")
def test_no_battle_is_sought_during_an_armistice():
    game = bare()
    put(game, "ulm", "fr-elite-1", general="davout")
    put(game, "munich", "au-corps-1")
    game.lasting = {"52F": Until.ROUND}
    referee = marching(game, "davout")

    assert referee.refusal(Go("munich")).rule == "card.f.armistice-de-pleiswitz"


@rule("napoleon-against-europe control.take.flag")
def test_a_flag_costs_a_point():
    game = bare()
    put(game, "wurtzbourg", "fr-elite-1", "fr-elite-2", general="marmont")
    referee = marching(game, "marmont", Go("erfurt"))  # Thuringia goes with Austria
    referee.choose(Flag())
    assert game.flags["erfurt"] == "france"
    assert game.march.points == 2


@rule("napoleon-against-europe control.take.flag")
def test_without_a_point_there_is_no_flag():
    game = bare()
    game.round = 6
    put(game, "mayence", "fr-elite-1", "fr-elite-2", general="marmont")
    referee = marching(game, "marmont", Go("wurtzbourg"), Go("nuremberg"), Go("wurtzbourg"))
    assert Flag() not in referee.options

    game = bare()
    game.round = 6
    put(game, "mayence", "fr-elite-1", "fr-elite-2", general="marmont")
    route = (Go("wurtzbourg"), Go("bade"), Go("wurtzbourg"), Go("erfurt"))
    referee = marching(game, "marmont", Hasten(1), *route)
    assert referee.refusal(Flag()).rule == "control.take.flag"


@rule("napoleon-against-europe control.take.flag", "napoleon-against-europe forced-march.points")
def test_mack_takes_munich_and_besieges_ulm_with_four_points():
    game = bare(dice=[6, 3])
    game.lasting = {}
    corps = ("au-corps-1", "au-corps-2", "au-corps-3")
    put(game, "salzbourg", *corps, general="mack", army="armee-d-allemagne")
    referee = marching(game, "mack", Hasten(1), Go("munich"), Flag(), Go("ulm"), Besiege())

    assert referee.fact("siege.rolled")["total"] == 7
    assert game.flags["munich"] == game.flags["ulm"] == "autriche"
    assert game.march is None or game.march.points == 0


@rule("napoleon-against-europe siege.attack-cost")
def test_charles_reaches_mantua_and_attacks_once():
    game = bare(dice=[4])
    game.lasting = {}
    corps = ("au-corps-1", "au-corps-2", "au-corps-3", "au-corps-4")
    put(game, "venise", *corps, general="charles", reduced=("au-corps-4",))
    referee = marching(game, "charles", Go("mantoue"), Besiege())

    assert game.sieges == {"mantoue": 1}
    assert game.march.points == 0
    assert referee.refusal(Besiege()).rule == "siege.attack-cost"


@rule("napoleon-against-europe control.take.after-win")
def test_the_victor_raises_his_flag_at_once():
    game = bare(dice=[6, 6, 1, 1, 1, 1])
    flag(game, "autriche", "munich")
    put(game, "ulm", "fr-elite-1", "fr-elite-2", general="davout")
    put(game, "munich", "au-corps-1")
    marching(game, "davout", Go("munich"), Pass())

    assert "munich" not in game.flags
    assert game.march.points == 3


@rule("napoleon-against-europe siege.attack-free-battle")
def test_after_a_battle_won_before_the_walls_one_attack_is_free():
    game = bare(dice=[6, 6, 1, 1, 1, 1, 2, 1])
    put(game, "munich", "fr-elite-1", "fr-elite-2", "fr-elite-3", general="davout")
    put(game, "salzbourg", "au-corps-1", general="bellegarde")
    referee = marching(game, "davout", Go("salzbourg"), Fight())
    while referee.decision.key != "march.what-next":
        referee.choose(referee.options[-1])
    referee.choose(Besiege())
    assert game.march.points == 3
    referee.choose(Besiege())
    assert game.march.points == 2


@rule("napoleon-against-europe depot.moved-by", "napoleon-against-europe depot.convert")
def test_a_general_takes_a_depot_along_and_may_turn_it_over():
    game = bare()
    put(game, "paris", "fr-elite-1", general="ney")
    depot = store(game, "paris", "depot-france-1")
    referee = marching(game, "ney", PickUp(depot), Go("reims"))
    assert game.stores[depot] == "reims"

    referee.choose(Turn(depot), Go("metz"))
    assert depot in game.fixed
    assert game.stores[depot] == "reims"


@rule("napoleon-against-europe combine.must-go-on")
def test_a_force_does_not_stop_where_it_cannot_join_its_friends():
    game = bare()
    put(game, "lille", "fr-elite-1")
    put(game, "soissons", "fr-elite-2")
    referee = marching(game, "fr-elite-1", Go("soissons"))

    assert referee.refusal(Pass()).rule == "combine.must-go-on"
    referee.choose(Go("reims"), Pass())
    assert game.forces["fr-elite-1"].zone == "reims"


@rule("napoleon-against-europe combine.must-go-on")
def test_it_does_not_enter_if_it_could_not_go_on_from_there():
    game = bare()
    game.round = 6
    put(game, "paris", "fr-elite-1")
    put(game, "metz", "fr-elite-2")
    referee = marching(game, "fr-elite-1", Go("amiens"), Go("soissons"))

    assert game.march.points == 1
    assert referee.refusal(Go("metz")).rule == "combine.must-go-on"
    assert Go("reims") in referee.options


@rule("napoleon-against-europe army.group-forms")
def test_an_army_may_stop_with_another_and_not_go_on_with_it():
    """[d4.army.group]"""
    game = bare()
    put(game, "turin", "fr-elite-1", general="napoleon", army="grande-armee")
    put(game, "milan", "fr-elite-2", general="massena", army="armee-d-italie")
    referee = marching(game, "napoleon", Go("milan"))

    assert referee.refusal(PickUp("massena")).rule == "combine.no-merge-armies"
    assert Pass() in referee.options
    referee.choose(Pass())
    assert {force.zone for force in game.forces.values()} == {"milan"}
    assert len(game.forces) == 2


@rule("napoleon-against-europe army.two-per-zone")
def test_a_third_army_must_move_on():
    """[d4.army.group]"""
    game = bare()
    stand(game, prusse="coalition")
    game.lasting = {}
    put(game, "vienne", "au-corps-1", general="charles", army="armee-d-allemagne")
    put(game, "vienne", "ru-corps-1", general="koutouzov", army="1re-armee")
    put(game, "prague", "pr-corps-1", general="brunswick", army="armee-de-l-elbe")
    referee = marching(game, "brunswick", Go("vienne"))

    assert referee.refusal(Pass()).rule == "combine.must-go-on"
    referee.choose(Go("graz"), Pass())
    assert game.forces["armee-de-l-elbe"].zone == "graz"


@rule("napoleon-against-europe siege.attack-free-battle")
def test_a_battle_won_elsewhere_gives_no_free_attack():
    game = bare(dice=[6, 6, 1, 1, 1, 1, 3])
    put(game, "ulm", "fr-elite-1", "fr-elite-2", general="davout")
    put(game, "munich", "au-corps-1")
    referee = marching(game, "davout", Go("munich"), Pass(), Go("salzbourg"), Besiege())

    assert referee.fact("siege.rolled")["zone"] == "salzbourg"
    assert game.march.points == 1


@rule("napoleon-against-europe fortress.reactivate")
def test_an_empty_fortress_that_is_won_back_may_be_manned_at_once():
    game = bare(dice=[6, 6, 1, 1, 1, 1])
    game.lasting = {}
    flag(game, "france", "vienne")
    game.empty = frozenset({"vienne"})
    put(game, "brunn", "au-corps-1", "au-corps-2", "au-corps-3", general="charles")
    put(game, "vienne", "fr-elite-1", reduced=("fr-elite-1",))
    referee = marching(game, "charles", Go("vienne"))
    assert referee.decision.key == "fortress.reactivate"
    referee.choose(referee.options[0])

    assert "vienne" not in game.flags
    assert "vienne" not in game.empty


@rule(
    "napoleon-against-europe control.remove-marker", "napoleon-against-europe fortress.reactivate"
)
def test_koutouzov_frees_vienna_and_mans_its_fortress():
    game = bare()
    game.lasting = {}
    game.round = 5
    flag(game, "france", "vienne")
    game.empty = frozenset({"vienne"})
    put(game, "leopoldstadt", "ru-elite-1", "ru-corps-1", general="koutouzov", army="1re-armee")
    referee = marching(game, "koutouzov", Go("vienne"), Flag())
    assert referee.decision.key == "fortress.reactivate"
    referee.choose(Lose("ru-corps-1"))

    assert game.steps["ru-corps-1"] == 1
    assert "vienne" not in game.empty


@rule("napoleon-against-europe forced-march.points", "napoleon-against-europe movement.no-neutral")
def test_marmont_marches_from_holland_to_wurzburg_with_six_points():
    """[ex1805.r2.marmont-route]"""
    game = bare(dice=[1])
    put(game, "amsterdam", "fr-elite-5", "corps-hollande", general="marmont")
    put(game, "hanovre", "fr-elite-6", reduced=("fr-elite-6",))
    referee = marching(game, "marmont", Hasten(3), Go("groningue"), Go("hanovre"))
    referee.choose(PickUp("fr-elite-6"))
    assert referee.refusal(Go("kassel")).rule == "movement.no-neutral"  # Hesse

    referee.choose(Go("berg"), Go("erfurt"), Flag(), Go("wurtzbourg"))
    assert game.flags["erfurt"] == "france"
    assert game.march.points == 0


@rule("napoleon-against-europe control.take.after-win", "napoleon-against-europe combine.drop-pick")
def test_napoleon_leaves_davout_at_salzburg_and_takes_vienna():
    game = bare(dice=[2])
    game.round = 6
    flag(game, "france", "salzbourg", "munich")
    corps = ("fr-elite-1", "fr-elite-2", "fr-elite-3")
    army = {"general": "napoleon", "army": "grande-armee", "subordinates": ("davout",)}
    put(game, "graz", *corps, **army)
    referee = marching(game, "napoleon", Go("salzbourg"), Drop("fr-elite-1"), Drop("davout"))
    referee.choose(Go("vienne"), Besiege())

    assert referee.fact("siege.rolled")["total"] == 6
    assert game.forces["davout"].corps == ("fr-elite-1",)
    assert game.flags["vienne"] == "france"
    assert "vienne" in game.empty
