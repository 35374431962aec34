"""A country goes over to the enemy: what becomes of its units and fortresses."""

from estafette.games.napoleon_against_europe.actions import Go, Lose
from estafette.games.napoleon_against_europe.affairs import Berth
from estafette.games.napoleon_against_europe.defection import (
    cannot_escape,
    distances,
    nearest,
    sunder,
)
from estafette.games.napoleon_against_europe.fate import berth
from estafette.games.napoleon_against_europe.powers import controller, side_of
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE, SPAIN
from estafette.games.napoleon_against_europe.war import join
from tests.games.napoleon_against_europe.position import bare, flag, put, stand
from tests.referee import Referee, rule


def defects(game, country):
    return Referee(game, join(game, country, COALITION))


@rule(
    "napoleon-against-europe diplomacy.defect.inside",
    "napoleon-against-europe diplomacy.defect.fortresses",
)
def test_bavaria_loses_step_for_step_and_keeps_its_fortresses_but_for_ulm():
    game = bare()
    put(game, "munich", "corps-baviere", "fr-corps-9", general="ney", reduced=["fr-corps-9"])
    put(game, "ulm", "fr-elite-1")
    referee = defects(game, "baviere")
    assert referee.is_over

    assert "fr-corps-9" not in game.steps
    assert game.steps["corps-baviere"] == 1
    assert game.forces["corps-baviere"].zone == "munich"
    assert "ney" in game.reserve
    assert controller(game, "munich") is controller(game, "wurtzbourg") is COALITION
    assert controller(game, "ulm") is EMPIRE


@rule("napoleon-against-europe diplomacy.defect.inside")
def test_the_stronger_side_chooses_what_it_loses():
    game = bare()
    put(game, "munich", "fr-corps-9", "fr-corps-10", "corps-baviere", general="ney")
    referee = defects(game, "baviere")
    assert referee.decision.seat == EMPIRE

    referee.choose(Lose("fr-corps-9"), Lose("fr-corps-10"))
    assert referee.is_over
    assert "corps-baviere" not in game.steps
    assert game.steps == {"fr-corps-9": 1, "fr-corps-10": 1}
    assert controller(game, "munich") is EMPIRE


@rule("napoleon-against-europe diplomacy.defect.outside")
def test_abroad_a_corps_reaches_the_nearest_zone_of_its_new_side_within_its_factor():
    """[d4.diplomacy.defect-outside]"""
    game = bare()
    stand(game, saxe="empire", prusse="empire", russie="coalition")
    put(game, "posen", "corps-saxe", "fr-corps-9", general="davout")
    flag(game, "russie", "thorn")
    referee = defects(game, "saxe")
    assert referee.is_over

    assert game.forces["corps-saxe"].zone == "thorn"
    assert game.forces["davout"].corps == ("fr-corps-9",)


@rule("napoleon-against-europe diplomacy.defect.outside")
def test_among_equally_near_zones_its_player_chooses():
    game = bare()
    stand(game, saxe="empire", prusse="empire")
    put(game, "posen", "corps-saxe", "fr-corps-9", general="davout")
    flag(game, "russie", "thorn", "varsovie", "dresde")
    referee = defects(game, "saxe")
    assert referee.decision.seat == COALITION
    assert {*referee.options} == {Go("thorn"), Go("varsovie")}

    referee.choose(Go("varsovie"))
    assert game.forces["corps-saxe"].zone == "varsovie"


@rule("napoleon-against-europe diplomacy.defect.outside")
def test_abroad_a_corps_without_such_a_zone_in_reach_is_destroyed():
    """[d4.diplomacy.defect-outside]"""
    game = bare()
    stand(game, saxe="empire")
    put(game, "reims", "corps-saxe", "fr-corps-9", general="davout")
    referee = defects(game, "saxe")

    assert "defection.cut-off" in referee.keys
    assert "corps-saxe" in game.reserve
    assert game.steps == {"fr-corps-9": 2}


@rule("napoleon-against-europe diplomacy.defect.outside")
def test_a_corps_that_stands_alone_stays_where_it_is():
    game = bare()
    stand(game, saxe="empire", prusse="empire")
    put(game, "posen", "corps-saxe")
    defects(game, "saxe")

    assert game.forces["corps-saxe"].zone == "posen"
    assert side_of(game, game.forces["corps-saxe"].nation) is COALITION


@rule("napoleon-against-europe diplomacy.defect.fortresses")
def test_an_enemy_flag_in_its_land_is_taken_down_and_a_siege_is_over():
    game = bare()
    put(game, "ulm", "au-corps-1", "au-corps-2", general="mack")
    game.sieges = {"ulm": 1}
    flag(game, "autriche", "munich")
    defects(game, "baviere")

    assert "munich" not in game.flags
    assert controller(game, "ulm") is COALITION
    assert "ulm" not in game.sieges
    assert game.forces["mack"].zone == "ulm"


@rule("napoleon-against-europe diplomacy.defect.fortresses")
def test_french_ships_leave_the_ports_of_a_defector():
    game = bare()
    stand(game, danemark="empire")
    berth(game, "fleet-villeneuve", "port", "copenhague")
    referee = defects(game, "danemark")
    while not referee.is_over:
        referee.choose(referee.options[0])

    assert game.fleets.get("fleet-villeneuve") != Berth("port", "copenhague")


@rule("napoleon-against-europe diplomacy.defect.outside", "napoleon-against-europe siege.start")
def test_who_stands_alone_at_a_former_friends_fortress_besieges_it_from_now_on():
    game = bare()
    put(game, "strasbourg", "corps-baviere")
    put(game, "metz", "corps-wurtemberg", reduced=["corps-wurtemberg"])
    defects(game, "baviere")
    assert game.sieges == {"strasbourg": 0}

    stand(game, wurtemberg="empire")
    defects(game, "wurtemberg")
    assert game.sieges == {"strasbourg": 0}  # one step is too few


# How a mixed force is taken apart.


@rule("napoleon-against-europe diplomacy.defect.inside")
def test_those_who_leave_an_army_stand_beside_it_under_their_own_senior_general():
    game = bare()
    put(
        game,
        "bayonne",
        *("fr-elite-1", "es-corps-1", "es-corps-2"),
        general="napoleon",
        army="grande-armee",
        subordinates=["blake", "davout", "castanos"],
        specials=["cavalerie-de-la-garde"],
        is_demoralised=True,
    )

    assert sunder(game, "bayonne", (SPAIN,)) == ["castanos"]

    spaniards, french = game.forces["castanos"], game.forces["grande-armee"]
    assert spaniards.corps == ("es-corps-1", "es-corps-2")
    assert spaniards.subordinates == ("blake",)
    assert spaniards.is_demoralised
    assert spaniards.specials == ()
    assert (french.corps, french.subordinates) == (("fr-elite-1",), ("davout",))
    assert french.specials == ("cavalerie-de-la-garde",)


@rule("napoleon-against-europe diplomacy.defect.inside")
def test_without_a_general_of_their_own_each_corps_stands_alone():
    game = bare()
    put(game, "bayonne", "fr-elite-1", "es-corps-1", "es-corps-2", general="ney")
    put(game, "toulouse", "fr-elite-2", general="davout")

    assert sunder(game, "bayonne", (SPAIN,)) == ["es-corps-1", "es-corps-2"]
    assert game.forces["ney"].corps == ("fr-elite-1",)
    assert not game.reserve
    assert sunder(game, "toulouse", (SPAIN,)) == []


@rule("napoleon-against-europe diplomacy.defect.inside")
def test_the_french_leave_a_spanish_force_and_a_general_without_corps_the_map():
    game = bare()
    put(game, "burgos", "es-corps-1", "fr-elite-1", general="castanos")
    put(game, "madrid", "fr-elite-2", general="blake")

    assert sunder(game, "burgos", (SPAIN,)) == ["castanos"]
    assert game.forces["fr-elite-1"].zone == "burgos"
    assert sunder(game, "madrid", (SPAIN,)) == []
    assert "blake" in game.reserve


@rule("napoleon-against-europe diplomacy.defect.outside")
def test_who_escapes_joins_the_friends_he_finds_and_goes_nowhere_else():
    game = bare()
    stand(game, saxe="empire", prusse="empire")
    put(game, "posen", "corps-saxe", "fr-corps-9", general="davout")
    put(game, "thorn", "ru-corps-1", general="koutouzov")
    put(game, "varsovie", "fr-corps-10")
    flag(game, "russie", "thorn", "varsovie")
    assert nearest(game, COALITION, game.forces["davout"]) == ["thorn"]  # Warsaw is watched
    refusal = cannot_escape(["thorn"], Go("varsovie"))
    assert refusal.rule == "diplomacy.defect.outside"

    defects(game, "saxe")

    assert set(game.forces["koutouzov"].corps) == {"ru-corps-1", "corps-saxe"}


@rule(
    "napoleon-against-europe diplomacy.defect.outside",
    "napoleon-against-europe war.no-entry-without",
)
def test_no_way_out_leads_through_neutral_land():
    game = bare()
    assert "salzbourg" in distances(game, COALITION, "munich", 3)
    stand(game, autriche=None)
    reached = distances(game, COALITION, "munich", 3)
    assert "salzbourg" not in reached
    assert "ulm" in reached
