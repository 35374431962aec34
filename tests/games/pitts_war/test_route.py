"""The next area of a march: what it costs, and what bars the way."""

import pytest

from estafette.games.pitts_war.actions import Enter, Leave
from estafette.games.pitts_war.affairs import March
from estafette.games.pitts_war.route import cannot_enter, cost
from estafette.games.pitts_war.sides import FRENCH
from tests.games.pitts_war.marching import march_all, marching, on_march
from tests.games.pitts_war.position import given, the_box
from tests.referee import Referee, rule


def price(here, there, **more):
    game = given(**more)
    game.march = March(FRENCH, [], [], here, here)
    return cost(game, here, there)


def refusal(game, start, area, points=6, **facts):
    on_march(game, start, points, **facts)
    return cannot_enter(game, Enter(area))


@rule(
    "pitts-war movement.path",
    "pitts-war movement.cost.river",
    "pitts-war movement.cost.pass",
    "pitts-war movement.cost.strait",
    "pitts-war table.terrain",
)
@pytest.mark.parametrize(
    ("here", "there", "points"),
    [
        ("strasbourg", "baden", 2),  # mv.river
        ("grenoble", "chambery", 1),
        ("copenhagen", "goteborg", 3),  # mv.strait
        ("antwerp", "amsterdam", 2),  # rv.map.antwerp-amsterdam
        ("venice", "graz", 2),  # rv.map.tarvis
        ("linz", "vienna", 1),  # rv.map.roads-to-vienna
        ("prague", "vienna", 2),
        ("graz", "vienna", 2),
        ("strasbourg", "bern", 1),  # rv.map.basel
        ("naples", "palermo", 3),  # rv.map.messina
        ("bayonne", "sansebastian", 2),  # rv.map.pyrenees
    ],
)
def test_what_it_costs_to_go_from_here_to_there(here, there, points):
    assert price(here, there) == points


@rule("pitts-war movement.cost.pass", "pitts-war fortress.empty.cost")
def test_an_empty_enemy_fortress_costs_two_more():  # mv.pass rv.map.pyrenees
    assert price("grenoble", "turin") == 4
    assert price("grenoble", "turin", flags={"turin": "france"}) == 2
    assert price("grenoble", "turin", piedmontese="turin") == 2
    assert price("perpignan", "gerona") == 2


@rule("pitts-war movement.no-minimum", "pitts-war activation.stop.no-mp")
def test_a_force_must_have_the_points_for_the_area_it_enters():  # cd.stop-no-mp
    game = given(fr_rhine="strasbourg 3")

    assert refusal(game, "strasbourg", "baden", 1).rule == "movement.no-minimum"
    assert refusal(game, "strasbourg", "baden", 2) is None


@rule("pitts-war fortress.empty.no-entry")
def test_who_cannot_pay_for_the_fortress_may_not_enter():
    game = given(fr_rhine="strasbourg 3")

    assert refusal(game, "strasbourg", "mainz", 2).rule == "fortress.empty.no-entry"
    assert refusal(game, "strasbourg", "mainz", 3) is None


@rule("pitts-war movement.mountain", "pitts-war table.terrain.mountain")
@pytest.mark.parametrize(("here", "there"), [("toulouse", "zaragoza"), ("toulouse", "gerona")])
def test_nobody_crosses_mountains(here, there):  # mv.mountain rv.map.pyrenees
    game = given(fr_pyrenees=f"{here} 2", stance={"spain": "coalition"})

    assert refusal(game, here, there).rule == "movement.mountain"


@rule("pitts-war movement.path")
@pytest.mark.parametrize("area", ["vienna", "lille", "nowhere"])
def test_a_force_goes_from_area_to_adjoining_area(area):
    assert refusal(given(fr_north="lille"), "lille", area).rule == "movement.path"


@rule("pitts-war movement.strait.enemy")
def test_a_strait_is_not_crossed_into_an_enemy_area():  # mv.strait rv.map.messina
    stance = {"britain": "coalition", "kingdom-of-naples": "coalition", "denmark": "french"}
    game = given(fr_north="boulogne 2", stance=stance)
    assert refusal(game, "boulogne", "dover").rule == "movement.strait.enemy"

    game = given(fr_north="naples 2", stance=stance, flags={"naples": "france"})
    assert refusal(game, "naples", "palermo").rule == "movement.strait.enemy"
    game = given(neapolitans="naples 2", stance=stance)
    assert refusal(game, "naples", "palermo", 3) is None
    assert refusal(game, "naples", "palermo", 2).rule == "movement.no-minimum"


@rule("pitts-war movement.strait.enemy")
def test_a_strait_is_not_crossed_onto_enemy_armies():
    stance = {"sweden": "coalition", "denmark": "french"}
    game = given(danes="copenhagen", swedes="kiel 1", stance=stance)

    assert refusal(game, "copenhagen", "kiel").rule == "movement.strait.enemy"


@rule("pitts-war movement.home-bound")
@pytest.mark.parametrize(
    ("army", "here", "there", "free"),
    [
        ("vendeans", "vendee", "tours", "vendee"),  # mv.home-bound
        ("chouans", "rennes", "tours", "brest"),
        ("au_insurrection", "linz", "munich", "vienna"),
    ],
)
def test_highlighted_units_stay_at_home(army, here, there, free):
    game = given(**{army: here}, flags={"brest": "austria", "rennes": "austria"})

    assert refusal(game, here, there).rule == "movement.home-bound"
    if free != here:
        assert refusal(game, here, free) is None


@rule("pitts-war forced-alliance.stay-home")
def test_a_forced_ally_stays_at_home():
    game = given(au_germany="linz", stance={"austria": "french"}, facts={"forced": ("austria",)})

    assert refusal(game, "linz", "munich").rule == "forced-alliance.stay-home"
    assert refusal(game, "linz", "vienna") is None


@rule("pitts-war neutral.closed")
def test_neutral_areas_are_closed():
    game = given(fr_rhine="strasbourg", au_germany="innsbruck")

    assert refusal(game, "strasbourg", "bern").rule == "neutral.closed"
    assert refusal(game, "innsbruck", "zurich").rule == "neutral.closed"


@rule("pitts-war peace.conqueror-may-stay", "pitts-war neutral.closed")
def test_who_stands_in_a_land_at_peace_may_move_in_it_but_nobody_comes_in():
    game = given(
        fr_rhine="linz",
        fr_north="munich",
        stance={"austria": "peace"},
        flags={"munich": "france", "salzburg": "france"},
    )

    assert refusal(game, "linz", "vienna", is_unsupplied=True) is None
    assert refusal(game, "munich", "linz", is_unsupplied=True).rule == "neutral.closed"


@rule("pitts-war peace.conqueror-may-stay")
def test_the_conqueror_may_leave_part_of_his_force_in_a_land_at_peace():
    game = given(fr_rhine="linz 1", fr_alps="linz 1", stance={"austria": "peace"})
    referee = marching(game, "linz", 3, is_unsupplied=True, is_tested=True)
    referee.choose(Enter("vienna"), Leave("fr-alps"), Enter("budapest"))

    assert game.where == {"fr-rhine": "budapest", "fr-alps": "vienna"}
    assert game.march.crossed == []


@rule("pitts-war neutral.invaded")
def test_an_invaded_neutral_joins_the_other_side_and_its_army_defends():
    lasting = {"f-confederation-suisse": "ever"}
    game = given(fr_rhine="strasbourg 3", swiss="bern", lasting=lasting)
    referee = marching(game, "strasbourg", 3)
    referee.choose(Enter("bern"))
    while not referee.is_over:
        referee.choose(referee.options[-1])

    assert game.stance["switzerland"] == "coalition"
    assert [clash.area for clash in game.clashes] == ["bern"]


@rule("pitts-war poland.duchy.transit")
def test_the_french_cross_a_neutral_prussia_once_there_is_a_grand_duchy():
    flags = {"dresden": "france", "leipzig": "france"}
    game = given(fr_rhine="dresden", stance={"prussia": "peace", "saxony": "french"}, flags=flags)
    assert refusal(game, "dresden", "berlin").rule == "neutral.closed"

    game.founded += ("grand-duchy",)
    assert refusal(game, "dresden", "berlin") is None


@rule("pitts-war card.f.confederation-suisse", "pitts-war card.f.harem.russia")
def test_markers_open_switzerland_to_the_french_and_russia_to_the_turks():
    game = given(fr_rhine="strasbourg", lasting={"f-confederation-suisse": "ever"})
    assert refusal(game, "strasbourg", "bern") is None
    game = given(au_germany="innsbruck", lasting={"f-confederation-suisse": "ever"})
    assert refusal(game, "innsbruck", "zurich").rule == "neutral.closed"

    stance = {"turkey": "french", "russia": "neutral"}
    game = given(tu_border="jassy", stance=stance, lasting={"f-harem": "ever"})
    assert refusal(game, "jassy", "odessa") is None
    game = given(tu_border="jassy", stance=stance)
    assert refusal(game, "jassy", "odessa").rule == "neutral.closed"


@rule("pitts-war card.f.amiens.no-war")
def test_under_the_peace_of_amiens_nobody_makes_war():
    game = given(fr_rhine="strasbourg 3", lasting={"f-amiens": "period"})

    assert refusal(game, "strasbourg", "baden").rule == "card.f.amiens.no-war"
    assert refusal(game, "strasbourg", "metz") is None


@rule("pitts-war card.f.campo-formio")
def test_the_armistice_of_campo_formio_covers_austria():
    lasting = {"f-campo-formio": "year"}
    game = given(fr_italy="venice 3", flags={"venice": "france"}, lasting=lasting)

    assert refusal(game, "venice", "trieste").rule == "card.f.campo-formio"
    assert refusal(game, "venice", "bologna") is None
    game = given(fr_italy="venice 3", au_italy="bologna 2", lasting=lasting)
    assert refusal(game, "venice", "bologna", is_unsupplied=True).rule == "card.f.campo-formio"


@rule("pitts-war card.c.quartiers-hiver")
def test_in_winter_quarters_nobody_goes_where_enemies_are():  # mea.quartiers
    pieces = {"fr_rhine": "strasbourg 3", "au_germany": "baden 2"}
    game = given(bad_weather=True, lasting={"c-quartiers-hiver": "impulse"}, **pieces)

    assert refusal(game, "strasbourg", "baden").rule == "card.c.quartiers-hiver"
    assert refusal(game, "baden", "strasbourg").rule == "card.c.quartiers-hiver"
    assert refusal(game, "strasbourg", "mainz") is None


@rule("pitts-war card.f.armistice")
def test_an_armistice_spares_all_but_the_peninsula():  # mea.armistice
    stance = {"spain": "coalition", "britain": "coalition", "portugal": "coalition"}
    pieces = {"fr_rhine": "erfurt 3", "au_germany": "leipzig 2", "fr_spain": "burgos 2"}
    flags = {"erfurt": "france", "burgos": "france", "sansebastian": "france"}
    game = given(
        **pieces,
        br_peninsula="salamanca 2",
        year=1813,
        lasting={"f-armistice": "impulse"},
        stance=stance,
        flags=flags,
    )

    assert refusal(game, "erfurt", "leipzig").rule == "card.f.armistice"
    assert refusal(game, "burgos", "salamanca") is None


@rule("pitts-war stacking.moving-together")
def test_a_force_must_be_able_to_stack_with_whom_it_meets():
    game = given(fr_north="lille 3", fr_alps="paris 1", fr_interior="boulogne 1")
    assert refusal(game, "lille", "paris").rule == "stacking.no-leader"

    game = given(fr_north="lille 2", fr_alps="paris 1")
    assert refusal(game, "lille", "paris") is None


@rule("pitts-war stacking.always")
def test_a_leader_does_not_leave_too_many_behind():
    game = given(fr_north="lille 3", fr_alps="lille 1", massena="lille")
    march = on_march(game, "lille")
    assert cannot_enter(game, Enter("paris")) is None

    game.stacks["lille"] = ("fr-north", "fr-alps", "fr-interior")
    game.where["fr-interior"], game.steps["fr-interior"] = "lille", 1
    march.armies = ["fr-alps"]
    assert cannot_enter(game, Enter("paris")).rule == "stacking.no-leader"


@rule("pitts-war movement.no-unsupplied-end")
def test_a_force_does_not_march_out_of_supply():  # mv.end-unsupplied
    game = given(fr_rhine="baden 3", flags={"baden": None})

    assert refusal(game, "baden", "stuttgart", 1).rule == "movement.no-unsupplied-end"
    game.flags = {**game.flags, "baden": "france"}
    assert refusal(game, "baden", "stuttgart", 1) is None


@rule("pitts-war movement.no-unsupplied-end")
def test_it_may_pass_out_of_supply_if_it_can_come_back():
    game = given(fr_rhine="baden 3")

    assert refusal(game, "baden", "stuttgart", 2) is None
    assert refusal(game, "baden", "wurzburg", 2) is None


@rule("pitts-war movement.no-unsupplied-end")
def test_the_way_back_is_no_way_out_for_a_force_that_is_cut_off():
    game = given(fr_rhine="baden 3")

    found = refusal(game, "baden", "stuttgart", 2, is_cut=True)
    assert found is None  # back to Baden, which is in supply
    game = given(fr_rhine="regensburg 3")
    found = refusal(game, "regensburg", "linz", 4, is_cut=True)
    assert found.rule == "movement.no-unsupplied-end"


@rule("pitts-war movement.no-unsupplied-end", "pitts-war fortress.empty.cost")
@pytest.mark.parametrize(("points", "is_open"), [(5, False), (6, True)])
def test_an_enemy_fortress_that_one_has_left_is_dear_to_come_back_to(points, is_open):
    held = {"turin": None, "chambery": "france", "genoa": "austria", "milan": "austria"}
    game = given(fr_italy="turin 2", flags=held)

    found = refusal(game, "turin", "milan", points)
    assert (found is None) is is_open


@rule("pitts-war movement.no-unsupplied-end")
def test_a_force_that_is_out_of_supply_already_may_go_where_it_can():
    game = given(fr_rhine="baden 3")

    assert refusal(game, "baden", "stuttgart", 1, is_unsupplied=True) is None


@rule("pitts-war movement.no-unsupplied-end")
def test_battle_may_be_sought_out_of_supply():
    game = given(fr_rhine="baden 3", au_germany="stuttgart 1")

    assert refusal(game, "baden", "stuttgart", 1) is None


@rule("pitts-war movement.no-unsupplied-end", "pitts-war movement.strait.enemy")
@pytest.mark.parametrize(
    ("enemy", "rule_"), [("bari", ""), ("palermo", "movement.no-unsupplied-end")]
)
def test_an_enemy_beyond_a_strait_is_no_battle_to_march_to(enemy, rule_):
    stance = {"kingdom-of-naples": "coalition", "papacy": "coalition"}
    game = given(fr_italy="rome 3", neapolitans=enemy, stance=stance, flags={"rome": None})

    found = refusal(game, "rome", "naples", 6, is_cut=True)
    assert (found.rule if found else "") == rule_


@rule("pitts-war movement.marsh", "pitts-war movement.no-unsupplied-end")
def test_no_marsh_out_of_supply():
    stance = {"russia": "coalition", "prussia": "coalition", "poland": "french"}
    annexed = {"warsaw": "prussia", "vilna": "russia", "pinsk": "russia"}
    game = given(fr_rhine="warsaw 3", stance=stance, annexed=annexed)

    assert refusal(game, "warsaw", "pinsk").rule == "movement.no-unsupplied-end"


@rule("pitts-war levant.france-entry")
def test_the_french_come_to_egypt_by_the_expedition_alone():  # dt.egypt-diplomacy
    stance = {"egypt": "coalition", "turkey": "coalition"}
    game = given(fr_alps="jaffa 2", stance=stance, flags={"jaffa": "france"}, year=1802)
    assert refusal(game, "jaffa", "elarish", is_unsupplied=True).rule == "levant.france-entry"

    game.lasting["f-expedition-egypte"] = "ever"
    assert refusal(game, "jaffa", "elarish", is_unsupplied=True) is None


@rule("pitts-war levant.status", "pitts-war levant.map")
def test_egypt_is_neutral_and_syria_turkish_on_a_map_of_their_own():
    box = the_box()
    egypt = {"alexandria", "damietta", "cairo", "asyut", "elarish"}

    assert {area for area in box.levant if box.home_of[area] == "egypt"} == egypt
    assert {box.home_of[area] for area in box.levant - egypt} == {"turkey"}
    for year, scenario in ((1792, "valmy-to-waterloo"), (1805, "great-empire")):
        assert given(scenario, year=year).stance["egypt"] == "neutral"
    ways = {n for area in box.levant for n in box.contact.neighbours(area)}
    assert ways <= box.levant


@rule(
    "pitts-war table.terrain.clear",
    "pitts-war table.terrain.marsh",
    "pitts-war table.terrain.mountain",
    "pitts-war table.terrain.pass",
    "pitts-war table.terrain.strait",
    "pitts-war table.terrain.river",
    "pitts-war table.terrain.port",
    "pitts-war table.terrain.key-star",
)
def test_every_kind_of_ground_has_its_price_and_its_weight_in_battle():  # bd.terrain-list
    terrain, battle = the_box().tables.terrain, the_box().tables.battle
    prices = {kind: terrain.crossing(kind) for kind in ("clear", "river", "pass", "strait")}

    assert prices == {"clear": 1, "river": 2, "pass": 2, "strait": 3}
    assert (battle.river, battle.pass_, battle.strait, battle.naval) == (-1, -1, -2, -1)
    assert (battle.marsh, battle.fortress) == (1, 1)
    assert (terrain.city, terrain.fortress, terrain.sea) == (1, 2, 2)
    mountains = [b for b in the_box().contact.borders if b.kind == "mountain"]
    assert mountains
    assert not [b for b in mountains if the_box().ground.border(*b.ends)]


@rule("pitts-war stacking.moving-together", "pitts-war stacking.leader")
def test_a_force_does_not_outgrow_the_leaders_it_takes_along():
    game = given(
        **{"fr_north": "lille 3", "fr_rhine": "lille 3", "fr_alps": "lille 2"},
        **{"hoche": "lille", "moreau": "lille"},
    )
    on_march(game, "lille").leaders.remove("moreau")  # he has had his move, and stays

    assert cannot_enter(game, Enter("reims")).rule == "stacking.leader"
    referee = Referee(game, march_all(game))
    assert referee.refusal(Enter("reims")).rule == "stacking.leader"
