"""Retreats: who must go, where to, who may stay, and what changes hands."""

import pytest

from estafette.games.pitts_war.actions import FallBack, Retreat, Stand
from estafette.games.pitts_war.retreat import may_stand, retreat, settle_area
from estafette.games.pitts_war.sides import COALITION, FRENCH
from tests.games.pitts_war.fighting import battle, faced, on_the_march
from tests.games.pitts_war.position import given
from tests.referee import Referee, rule


def beaten(game, area="brussels", *, winner=FRENCH, by="french", out_of="lille", retreats=1):
    """A battle that has been won: the beaten side goes."""
    fight = faced(game, area, by=by, out_of=out_of)
    fight.winner, fight.retreats = winner, retreats
    fight.holder = winner.enemy
    return Referee(game, retreat(game))


@rule("pitts-war retreat.duty")
def test_the_loser_leaves_for_a_neighbouring_area():
    game = given(fr_italy="brussels", imperials="brussels")
    referee = beaten(game)

    assert set(referee.options) == {
        *(Retreat("imperials", area) for area in ("antwerp", "luxembourg", "cologne")),
    }
    assert referee.refusal(Retreat("imperials", "mainz")).rule == "retreat.duty"
    assert referee.refusal(Retreat("imperials", "lille")).rule == "retreat.duty"
    assert referee.refusal(Retreat("fr-italy", "antwerp")).rule == "retreat.duty"
    referee.choose(Retreat("imperials", "antwerp"))
    assert referee.is_over
    assert game.where == {"fr-italy": "brussels", "imperials": "antwerp"}


@rule("pitts-war retreat.no-enemy-control", "pitts-war control.effect.retreat")
def test_nobody_retreats_to_where_the_enemy_stands_or_rules():
    game = given(
        **{"fr_italy": "brussels", "imperials": "brussels", "fr_alps": "luxembourg"},
    )
    referee = beaten(game, out_of="reims")

    for area in ("lille", "luxembourg"):
        assert referee.refusal(Retreat("imperials", area)).rule == "retreat.no-enemy-control"
    assert set(referee.options) == {Retreat("imperials", a) for a in ("antwerp", "cologne")}


@rule("pitts-war retreat.no-path", "pitts-war retreat.no-enemy-control")
def test_a_force_without_a_way_out_is_eliminated():
    flags = dict.fromkeys(("antwerp", "luxembourg", "cologne"), "france")
    game = given(fr_italy="brussels", imperials="brussels", flags=flags)

    assert beaten(game).is_over  # ret.no-path
    assert game.where == {"fr-italy": "brussels"}


@rule("pitts-war retreat.no-barrier", "pitts-war retreat.no-strait", "pitts-war retreat.no-path")
def test_neither_mountains_nor_straits_let_a_force_out():
    flags = {"turin": "france", "genoa": "france", "grenoble": "austria"}
    game = given(fr_italy="nice", piedmontese="nice", flags=flags)
    assert beaten(game, "nice", out_of="marseille").is_over  # bd.retreat-barrier
    assert game.where == {"fr-italy": "nice"}

    straits = given(
        stance={"denmark": "coalition", "hanse": "french"},
        **{"fr_italy": "kiel", "danes": "kiel"},
    )
    assert beaten(straits, "kiel", out_of="hamburg").is_over
    assert straits.where == {"fr-italy": "kiel"}


@rule("pitts-war retreat.no-barrier")
def test_mountains_are_no_way_out():
    game = given(fr_italy="nice", piedmontese="nice", flags={"grenoble": "austria"})
    referee = beaten(game, "nice", out_of="marseille")
    assert referee.refusal(Retreat("piedmontese", "grenoble")).rule == "retreat.no-barrier"


@rule("pitts-war retreat.no-strait")
def test_a_strait_is_no_way_out():
    stance = {"britain": "coalition"}
    game = given(
        stance=stance,
        **{"fr_italy": "boulogne", "br_anglo_dutch": "boulogne"},
        flags={"boulogne": "britain", "rouen": "britain", "paris": "britain"},
    )
    referee = beaten(game, "boulogne", out_of="lille")

    assert referee.refusal(Retreat("br-anglo-dutch", "dover")).rule == "retreat.no-strait"


@rule("pitts-war retreat.disperse")
def test_a_force_may_split_up():
    game = given(fr_italy="brussels", imperials="brussels", au_galicia="brussels")
    referee = beaten(game)

    assert FallBack("antwerp") not in referee.options
    referee.choose(Retreat("imperials", "antwerp"), Retreat("au-galicia", "cologne"))
    assert game.where["imperials"] == "antwerp"  # ret.disperse
    assert game.where["au-galicia"] == "cologne"


@rule("pitts-war retreat.duty", "pitts-war retreat.disperse")
def test_a_force_may_go_together_with_its_leader():
    game = given(
        **{"fr_italy": "brussels", "imperials": "brussels", "au_galicia": "brussels"},
        charles="brussels",
    )
    referee = beaten(game)
    referee.choose(FallBack("antwerp"))

    assert referee.is_over
    assert game.at("antwerp", COALITION) == ("imperials", "au-galicia")
    assert game.leaders == {"charles": "antwerp"}


@rule("pitts-war retreat.disperse", "pitts-war leader.needs-own-army")
def test_a_leader_follows_an_army_of_his_nation():
    game = given(
        **{"fr_italy": "brussels", "imperials": "brussels", "au_galicia": "brussels"},
        charles="brussels",
    )
    referee = beaten(game)
    referee.choose(Retreat("imperials", "antwerp"), Retreat("au-galicia", "cologne"))

    assert referee.is_over
    assert game.leaders == {"charles": "cologne"}


def test_what_does_not_fit_anywhere_is_lost():
    flags = dict.fromkeys(("luxembourg", "cologne"), "france")
    game = given(
        **{"fr_italy": "brussels", "au_germany": "brussels", "hessians": "brussels"},
        flags=flags,
    )
    referee = beaten(game)
    referee.choose(Retreat("au-germany", "antwerp"))

    assert referee.is_over
    assert game.where == {"fr-italy": "brussels", "au-germany": "antwerp"}


def test_no_retreat_into_a_neutral_country():
    game = given(fr_italy="kassel", hessians="kassel")
    referee = beaten(game, "kassel", out_of="mainz")

    assert referee.refusal(Retreat("hessians", "hanover")).rule == "neutral.closed"


@rule("pitts-war retreat.attacker")
@pytest.mark.parametrize("strays", ["metz", "strasbourg"])
def test_a_beaten_attacker_goes_back_where_it_came_from(strays):
    game = given(fr_italy="mainz", hoche="mainz", pr_rhine="mainz")

    assert beaten(game, "mainz", winner=COALITION, out_of=strays).is_over  # ret.attacker
    assert game.where["fr-italy"] == strays
    assert game.leaders == {"hoche": strays}


@rule("pitts-war retreat.attacker", "pitts-war retreat.no-path")
@pytest.mark.parametrize(
    ("how", "comes_back"),
    [
        ({"flags": {"metz": "austria"}}, False),
        ({"au_galicia": "metz"}, False),
        ({"fr_alps": "metz 2"}, False),
        ({"fr_alps": "metz 2", "massena": "metz"}, True),
        ({"fr_alps": "metz 1"}, False),
    ],
)
def test_an_attacker_whose_way_back_is_closed_is_eliminated(how, comes_back):
    game = given(year=1797, fr_italy="mainz 3", pr_rhine="mainz", **how)
    beaten(game, "mainz", winner=COALITION, out_of="metz")

    assert game.where.get("fr-italy") == ("metz" if comes_back else None)


@rule("pitts-war retreat.attacker", "pitts-war retreat.no-strait")
@pytest.mark.parametrize(("border", "comes_back"), [("sea", True), ("strait", False)])
def test_a_beaten_landing_goes_back_to_its_port_and_never_over_a_strait(border, comes_back):
    game = given(
        stance={"britain": "coalition"},
        **{"br_anglo_dutch": "boulogne 1", "fr_italy": "boulogne"},
    )
    fight = faced(game, "boulogne", by="coalition", out_of="dover")
    fight.clash.border, fight.winner = border, FRENCH
    Referee(game, retreat(game))

    assert game.where.get("br-anglo-dutch") == ("dover" if comes_back else None)


def test_insurgents_who_attack_in_vain_have_nowhere_to_go():
    game = given(lyon_federals="lyon", fr_italy="lyon")
    faced(game, "lyon", by="coalition", out_of="dijon").winner = FRENCH
    game.battle.clash.came_from = ""
    Referee(game, retreat(game))

    assert game.where == {"fr-italy": "lyon"}


@rule("pitts-war retreat.double", "pitts-war table.pursuit.result-r")
def test_a_pursued_force_goes_two_areas():
    game = given(fr_italy="brussels", imperials="brussels")
    referee = beaten(game, retreats=2)
    referee.choose(Retreat("imperials", "cologne"))

    assert Stand() not in referee.options
    assert referee.refusal(Retreat("imperials", "brussels")).rule == "retreat.no-enemy-control"
    referee.choose(Retreat("imperials", "kassel"))
    assert referee.is_over
    assert game.where["imperials"] == "kassel"


@rule("pitts-war retreat.double.stop", "pitts-war table.pursuit.result-r")
@pytest.mark.parametrize(
    ("battlefield", "out_of", "refuge"),
    [
        ("brussels", "lille", "luxembourg"),
        ("ulm", "baden", "stuttgart"),
        ("budapest", "krakow", "vienna"),
    ],
)
def test_a_pursued_force_may_stop_at_a_fortress_a_star_or_its_capital(battlefield, out_of, refuge):
    game = given(fr_italy=battlefield, au_galicia=battlefield)
    referee = beaten(game, battlefield, out_of=out_of, retreats=2)
    referee.choose(Retreat("au-galicia", refuge))

    assert Stand() in referee.options  # ret.double-stop
    referee.choose(Stand())
    assert referee.is_over
    assert game.where["au-galicia"] == refuge


@rule("pitts-war retreat.double")
def test_a_beaten_attacker_is_driven_further_where_it_likes():
    game = given(fr_italy="brussels", imperials="brussels")
    referee = beaten(game, winner=COALITION, out_of="reims", retreats=2)

    assert game.where["fr-italy"] == "reims"
    referee.choose(Retreat("fr-italy", "paris"))
    assert game.where["fr-italy"] == "paris"


@rule("pitts-war retreat.ignore.fortress", "pitts-war fortress.changes-hands")
def test_who_loses_in_his_own_fortress_may_stay():
    game = given(fr_italy="luxembourg", hoche="luxembourg", imperials="luxembourg")
    march = on_the_march(game, "luxembourg", out_of="metz")
    referee = beaten(game, "luxembourg", out_of="metz")
    referee.choose(Stand())
    settle_area(game)

    assert game.where == {"fr-italy": "metz", "imperials": "luxembourg"}  # ret.fortress-stay
    assert game.leaders == {"hoche": "metz"}
    assert game.flags == {}
    assert march.armies == ["fr-italy"]


@rule("pitts-war retreat.ignore.fortress", "pitts-war battle.move-on")
def test_a_winner_turned_away_may_come_again():
    game = given(
        **{"fr_italy": "luxembourg", "hoche": "luxembourg", "imperials": "luxembourg"},
        dice=[4, 1, 1],
    )
    referee = battle(game, "luxembourg", out_of="metz")
    referee.choose(Stand())

    assert (game.march.area, game.march.is_over, game.march.points) == ("metz", False, 3)


@rule("pitts-war fortress.changes-hands", "pitts-war retreat.ignore.fortress")
def test_a_fortress_that_is_left_changes_hands():
    game = given(fr_italy="luxembourg", imperials="luxembourg")
    referee = beaten(game, "luxembourg", out_of="metz")
    referee.choose(Retreat("imperials", "cologne"))
    game.battle.attacker.is_supplied = False
    settle_area(game)

    assert game.flags == {"luxembourg": "france"}


@rule("pitts-war retreat.ignore.fortress")
def test_only_the_owner_may_stay_in_a_fortress():
    game = given(flags={"luxembourg": "france"}, fr_italy="luxembourg", imperials="luxembourg")
    fight = faced(game, "luxembourg", out_of="metz")
    fight.winner, fight.holder = FRENCH, FRENCH
    assert not may_stand(game)

    fight.holder = COALITION
    assert may_stand(game)
    fight.winner = COALITION
    assert not may_stand(game)


@rule("pitts-war retreat.ignore.fortress", "pitts-war reinforce.revolt.battle")
def test_a_garrison_beaten_by_a_revolt_from_nowhere_has_to_go():
    game = given(year=1796, fr_coastal="brest", chouans="brest")
    fight = faced(game, "brest", by="coalition", out_of="rennes")
    fight.winner, fight.holder = COALITION, FRENCH
    assert may_stand(game)

    fight.clash.came_from = ""
    assert not may_stand(game)


@rule("pitts-war retreat.ignore.revolt")
def test_insurgents_beaten_at_home_may_stay():
    game = given(year=1794, vendeans="vendee", fr_italy="vendee", dice=[5, 1, 1])
    referee = battle(game, "vendee", out_of="tours")

    assert referee.is_over
    assert game.where == {"vendeans": "vendee", "fr-italy": "tours"}  # bd.revolt-stays
    assert game.steps["vendeans"] == 1


@rule("pitts-war retreat.ignore.revolt")
@pytest.mark.parametrize(
    ("area", "army", "may"),
    [
        *(("vendee", "vendeans", True), ("vendee", "hessians", False)),
        *(("lyon", "vendeans", False), ("lyon", "hessians", False)),
        ("lyon", "lyon_federals", True),
    ],
)
def test_only_insurgents_in_their_own_area_may_stay(area, army, may):
    game = given(fr_italy=area, **{army: area})
    faced(game, area, out_of="tours").winner = FRENCH

    assert may_stand(game) is may


@rule("pitts-war retreat.ignore.revolt")
def test_strangers_make_insurgents_leave():
    game = given(fr_italy="vendee", vendeans="vendee", hessians="vendee")
    faced(game, "vendee", out_of="tours").winner = FRENCH

    assert not may_stand(game)


@rule("pitts-war retreat.ignore.fortress", "pitts-war retreat.disperse")
def test_who_has_begun_to_leave_a_fortress_leaves_it():
    game = given(fr_italy="luxembourg", imperials="luxembourg", au_galicia="luxembourg")
    referee = beaten(game, "luxembourg", out_of="metz")
    assert Stand() in referee.options
    referee.choose(Retreat("imperials", "cologne"))

    assert Stand() not in referee.options
    assert referee.refusal(Retreat("imperials", "mainz")).rule == "retreat.duty"


@rule("pitts-war retreat.duty")
def test_where_there_is_one_way_for_all_nobody_is_asked():
    flags = dict.fromkeys(("luxembourg", "cologne"), "france")
    game = given(
        **{"fr_italy": "brussels", "imperials": "brussels 1", "au_galicia": "brussels"},
        flags=flags,
    )

    assert beaten(game).is_over
    assert game.at("antwerp", COALITION) == ("imperials", "au-galicia")


@rule("pitts-war retreat.double")
def test_leaders_are_driven_further_with_their_armies():
    game = given(
        **{"fr_italy": "brussels", "imperials": "brussels", "au_galicia": "brussels"},
        charles="brussels",
    )
    referee = beaten(game, retreats=2)
    referee.choose(FallBack("cologne"), FallBack("kassel"))

    assert referee.is_over
    assert game.at("kassel", COALITION) == ("imperials", "au-galicia")
    assert game.leaders == {"charles": "kassel"}


@rule("pitts-war retreat.double", "pitts-war retreat.no-path")
def test_a_pursued_force_without_a_second_area_is_lost():
    flags = dict.fromkeys(("luxembourg", "mainz", "kassel"), "france")
    game = given(fr_italy="brussels", imperials="brussels", fr_alps="munster", flags=flags)
    referee = beaten(game, retreats=2)
    referee.choose(Retreat("imperials", "cologne"))

    assert referee.is_over
    assert "imperials" not in game.where


@rule("pitts-war retreat.no-enemy-control")
def test_an_open_area_takes_anybody_in():
    game = given(fr_italy="cologne", imperials="cologne")
    referee = beaten(game, "cologne", out_of="luxembourg")

    assert Retreat("imperials", "munster") in referee.options


@rule("pitts-war retreat.duty", "pitts-war movement.home-bound")
def test_an_army_that_must_stay_at_home_does_not_retreat_abroad():
    game = given(
        "great-empire",
        **{"fr_italy": "vienna", "au_insurrection": "vienna"},
        flags={"munich": "austria", "ulm": "austria"},
    )
    referee = beaten(game, "vienna", out_of="graz")

    assert Retreat("au-insurrection", "budapest") in referee.options
    other = given(fr_italy="innsbruck", au_insurrection="innsbruck")
    referee = beaten(other, "innsbruck", out_of="zurich")
    assert referee.refusal(Retreat("au-insurrection", "munich")).rule == "movement.home-bound"
