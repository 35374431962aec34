"""[12.1] What the ground costs a march, and which land is closed to it."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import (
    Besiege,
    Go,
)
from estafette.games.napoleon_against_europe.affairs import March
from estafette.games.napoleon_against_europe.fate import berth
from estafette.games.napoleon_against_europe.passage import price_of
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE, Standing
from estafette.games.napoleon_against_europe.standing import set_standing
from estafette.games.napoleon_against_europe.terrain import cost, is_difficult
from tests.games.napoleon_against_europe.marching import marching
from tests.games.napoleon_against_europe.position import bare, flag, put, stand
from tests.referee import rule


@rule("napoleon-against-europe movement.cost.zone")
def test_a_zone_costs_one_point_and_a_marsh_two():
    game = bare()
    put(game, "venise", "au-corps-1", "au-corps-2", general="charles")
    put(game, "paris", "fr-elite-1", general="ney")
    flag(game, "autriche", "mantoue")

    assert (cost(game, "paris", "reims"), cost(game, "venise", "mantoue")) == (1, 2)


@rule("napoleon-against-europe movement.cost.river")
def test_a_river_costs_a_point_unless_there_is_a_bridge():
    game = bare()
    put(game, "ulm", "fr-elite-1", general="ney")
    marching(game, "ney", Go("nuremberg"))
    assert game.march.points == 2

    game = bare()
    put(game, "ulm", "fr-elite-1", general="ney")
    marching(game, "ney", Go("munich"))
    assert game.march.points == 3


@rule("napoleon-against-europe movement.cost.mountain", "napoleon-against-europe movement.max")
def test_a_mountain_without_pass_costs_three_and_is_refused_to_who_has_two():
    """[movement.mountain-three]"""
    game = bare()
    game.round = 5
    put(game, "milan", "italie-1")
    referee = marching(game, "italie-1")
    refusal = referee.refusal(Go("innsbruck"))

    assert (refusal.rule, refusal.facts["price"]) == ("movement.max", 3)
    assert refusal.facts["points"] == 2


@rule("napoleon-against-europe movement.max", "napoleon-against-europe movement.terrain-table")
def test_points_are_spent_zone_by_zone_until_there_are_too_few():
    game = bare()
    put(game, "florence", "fr-corps-9", general="gouvion-saint-cyr")
    referee = marching(game, "gouvion-saint-cyr", Go("perouse"), Go("rome"))

    assert game.march.points == 2  # two of four, as in the example of 1805
    assert referee.options == (Besiege(), Pass())


@rule("napoleon-against-europe movement.max")
def test_with_one_point_left_no_pass_is_crossed():
    game = bare()
    put(game, "parme", "fr-elite-1", general="massena")
    referee = marching(game, "massena", Go("florence"), Go("livourne"))

    assert game.march.points == 1
    referee.choose(Go("florence"))
    assert not any(isinstance(option, Go) for option in referee.options)


@rule("napoleon-against-europe movement.terrain-table")
def test_the_border_adds_to_the_zone():
    game = bare()

    assert cost(game, "lublin", "cracovie") == 2  # a river
    assert cost(game, "bologne", "mantoue") == 2  # a bridge into a marsh
    assert cost(game, "salzbourg", "innsbruck") == 2  # a pass
    assert cost(game, "milan", "innsbruck") == 3  # mountains


@rule("napoleon-against-europe terrain.difficult")
def test_difficult_ground_is_what_costs_two_points():
    game = bare()

    assert is_difficult(game, "ulm", "nuremberg")
    assert not is_difficult(game, "ulm", "munich")


@rule("napoleon-against-europe movement.common-border")
def test_milan_and_bologna_share_only_a_corner():
    """[movement.milan-bologna]"""
    game = bare()
    put(game, "milan", "fr-elite-1", general="massena")
    referee = marching(game, "massena")

    assert referee.refusal(Go("bologne")).rule == "movement.common-border"
    referee.choose(Go("mantoue"), Go("bologne"))
    assert game.forces["massena"].zone == "bologne"


def in_denmark():
    game = bare()
    stand(game, danemark="empire", suede="coalition")
    put(game, "copenhague", "fr-elite-1", general="bernadotte")
    return game


@rule("napoleon-against-europe movement.strait")
def test_a_fleet_at_sea_closes_a_strait():
    """[d.move.strait]"""
    game = in_denmark()
    sound = game.printed.border("copenhague", "malmo").sea
    berth(game, "fleet-keith", "sea", sound)
    referee = marching(game, "bernadotte")

    assert referee.refusal(Go("malmo")).rule == "movement.strait"


@rule("napoleon-against-europe movement.strait")
@pytest.mark.parametrize("kind", ["port", "box"])
def test_a_fleet_in_port_or_in_a_blockade_box_does_not(kind):
    game = in_denmark()
    berth(game, "fleet-keith", kind, "copenhague")
    referee = marching(game, "bernadotte")

    assert Go("malmo") in referee.options


@rule("napoleon-against-europe movement.strait.denmark")
def test_the_strait_inside_denmark_is_always_free():
    """[d.move.strait]"""
    game = in_denmark()
    sound = game.printed.border("copenhague", "malmo").sea
    berth(game, "fleet-keith", "sea", sound)
    referee = marching(game, "bernadotte")

    assert Go("aarhus") in referee.options


@rule("napoleon-against-europe movement.no-neutral", "napoleon-against-europe war.no-entry-without")
def test_neutral_land_is_closed_until_war_is_declared():
    """[d2.war.no-later]"""
    game = bare()
    put(game, "erfurt", "fr-elite-1", general="davout")
    referee = marching(game, "davout")
    assert referee.refusal(Go("leipzig")).rule == "movement.no-neutral"

    game = bare()
    stand(game, prusse="coalition")
    put(game, "erfurt", "fr-elite-1", general="davout")
    referee = marching(game, "davout")
    assert Go("leipzig") in referee.options


@rule("napoleon-against-europe forced-alliance.transit")
@pytest.mark.parametrize("side", [EMPIRE, COALITION])
def test_a_forced_ally_lets_the_empire_through_and_not_the_coalition(side):
    game = bare()
    game.lasting = {}
    set_standing(game, "prusse", Standing.FORCED_ALLIANCE, "france")
    put(game, "erfurt", "fr-elite-1", general="davout")
    put(game, "prague", "au-corps-1", general="charles")
    if side is EMPIRE:
        assert Go("magdebourg") in marching(game, "davout").options
    else:
        refusal = marching(game, "charles").refusal(Go("breslau"))
        assert refusal.rule == "forced-alliance.coalition-entry"


@rule("napoleon-against-europe unit.militia.confined")
def test_militia_does_not_cross_the_border():
    game = bare()
    put(game, "strasbourg", "fr-gn-1", "fr-elite-1", general="ney")
    referee = marching(game, "ney")

    assert referee.refusal(Go("bade")).rule == "unit.militia.confined"
    assert Go("besancon") in referee.options


@rule("napoleon-against-europe movement.egypt")
def test_the_way_to_acre_takes_the_whole_factor():
    """[d.move.alexandretta]"""
    game = bare()
    stand(game, turquie="empire", egypte="empire")
    put(game, "alexandretta", "tu-corps-1", general="ali-pacha")
    referee = marching(game, "ali-pacha", Go("acre"))
    assert game.forces["ali-pacha"].zone == "acre"
    assert referee.fact("march.enters")["points"] == 0

    game = bare()
    stand(game, turquie="empire", egypte="empire")
    put(game, "angora", "tu-corps-1", "tu-corps-2", general="ali-pacha")
    referee = marching(game, "ali-pacha", Go("alexandretta"))
    assert referee.refusal(Go("acre")).rule == "movement.max"


@rule("napoleon-against-europe movement.egypt")
def test_an_army_that_has_gathered_needs_its_smaller_factor_for_the_way_to_acre():
    game = bare()
    stand(game, turquie="empire", egypte="empire")
    put(game, "alexandretta", "tu-corps-1", general="ali-pacha")
    march = March(EMPIRE, "ali-pacha", "alexandretta", allowance=3, points=2, bonus=-1)
    assert price_of(game, march, "alexandretta", "acre") == 2
