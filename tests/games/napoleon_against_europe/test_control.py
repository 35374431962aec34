"""[3.2] Who controls a zone: flags, free passage, supply, and the flags of the conquest phase."""

from estafette.games.napoleon_against_europe import waters
from estafette.games.napoleon_against_europe.actions import Annex
from estafette.games.napoleon_against_europe.affairs import Load, Voyage
from estafette.games.napoleon_against_europe.annexation import cannot_annex
from estafette.games.napoleon_against_europe.conquest import adjust_control
from estafette.games.napoleon_against_europe.control import (
    adjust,
    cannot_take,
    counts,
    holds,
    is_free_passage,
    is_open_to,
    place_flag,
    remove_flag,
)
from estafette.games.napoleon_against_europe.fate import berth
from estafette.games.napoleon_against_europe.landing import land
from estafette.games.napoleon_against_europe.lines import is_closed, line_for
from estafette.games.napoleon_against_europe.occupation import take, take_after_win
from estafette.games.napoleon_against_europe.poland import cannot_found_poland
from estafette.games.napoleon_against_europe.powers import controller, country_of, holder
from estafette.games.napoleon_against_europe.sides import (
    COALITION,
    EMPIRE,
    ENGLAND,
    FRANCE,
    PRUSSIA,
    Phase,
    Standing,
)
from estafette.games.napoleon_against_europe.standing import cede, set_standing, territory
from tests.games.napoleon_against_europe.position import bare, flag, put, stand, store, table
from tests.referee import Referee, rule


@rule("napoleon-against-europe control.free-passage")
def test_open_country_of_an_enemy_is_free_to_march_through():
    game = bare()
    stand(game, papaute="autriche")

    assert is_free_passage(game, "perouse", EMPIRE)
    assert is_open_to(game, "perouse", EMPIRE)
    assert not is_closed(game, line_for(game, FRANCE), "perouse")


@rule("napoleon-against-europe control.free-passage")
def test_open_country_is_not_free_while_the_enemy_stands_in_it():
    game = bare()
    stand(game, papaute="autriche")
    put(game, "perouse", "au-corps-1")

    assert not is_free_passage(game, "perouse", EMPIRE)
    assert is_free_passage(game, "perouse", COALITION)


@rule("napoleon-against-europe control.free-passage")
def test_open_country_of_a_neutral_is_closed_like_the_rest_of_it():
    game = bare()
    stand(game, papaute=None)

    assert not is_free_passage(game, "perouse", EMPIRE)
    assert not is_open_to(game, "perouse", EMPIRE)


@rule("napoleon-against-europe control.free-passage")
def test_a_town_is_never_free_passage():
    game = bare()

    assert not is_free_passage(game, "brunn", EMPIRE)


@rule("napoleon-against-europe control.no-marker")
def test_no_flag_is_raised_where_there_is_nothing_to_hold():
    game = bare()
    head = put(game, "perouse", "fr-corps-9")

    place_flag(game, "perouse", FRANCE)

    assert "perouse" not in game.flags
    assert cannot_take(game, head).rule == "control.no-marker"


@rule("napoleon-against-europe control.every-other-zone")
def test_a_neutral_zone_is_its_owners_and_no_sides():
    game = bare()
    stand(game, saxe=None)
    head = put(game, "leipzig", "fr-corps-9")

    assert holder(game, "leipzig") == "saxe"
    assert controller(game, "leipzig") is None
    assert cannot_take(game, head).key == "control.neutral"


@rule("napoleon-against-europe control.initial")
def test_each_side_begins_with_its_countries_and_those_of_its_allies():
    game = table("1805")

    assert controller(game, "paris") is EMPIRE
    assert controller(game, "munich") is EMPIRE  # a minor ally
    assert controller(game, "madrid") is EMPIRE  # a major ally
    assert controller(game, "vienne") is COALITION
    assert controller(game, "naples") is COALITION
    assert controller(game, "berlin") is None


@rule("napoleon-against-europe control.take.flag")
def test_a_supplied_force_raises_a_flag_in_an_enemy_town():
    game = bare()
    stand(game, saxe="coalition")
    head = put(game, "erfurt", "fr-corps-9")
    flag(game, FRANCE, "wurtzbourg")

    assert cannot_take(game, head) is None
    Referee(game, take(game, head))

    assert game.flags["erfurt"] == FRANCE
    assert controller(game, "erfurt") is EMPIRE
    assert cannot_take(game, head).key == "control.held"


@rule("napoleon-against-europe control.take.flag")
def test_a_force_out_of_supply_raises_no_flag():
    game = bare()
    head = put(game, "kovno", "fr-corps-9")

    assert cannot_take(game, head).key == "control.unsupplied"


@rule("napoleon-against-europe control.take.no-enemy")
def test_no_flag_is_raised_while_an_enemy_force_is_in_the_zone():
    game = bare()
    head = put(game, "erfurt", "fr-corps-9")
    put(game, "erfurt", "au-corps-1")

    assert cannot_take(game, head).rule == "control.take.no-enemy"


@rule("napoleon-against-europe control.take.fortress")
def test_an_active_fortress_lets_no_flag_be_raised_and_an_empty_one_does():
    game = bare()
    head = put(game, "salzbourg", "fr-corps-9")

    assert cannot_take(game, head).rule == "control.take.fortress"

    game.empty = frozenset({"salzbourg"})
    assert cannot_take(game, head) is None


@rule("napoleon-against-europe control.take.after-win")
def test_who_has_won_in_supply_raises_his_flag_for_nothing():
    game = bare()
    put(game, "erfurt", "fr-corps-9")

    Referee(game, take_after_win(game, "erfurt", EMPIRE))

    assert game.flags["erfurt"] == FRANCE


@rule("napoleon-against-europe control.take.after-win")
def test_who_has_won_out_of_supply_raises_none():
    game = bare()
    put(game, "kovno", "fr-corps-9")

    Referee(game, take_after_win(game, "kovno", EMPIRE))

    assert not game.flags


@rule("napoleon-against-europe control.remove-marker")
def test_the_owners_side_takes_the_enemys_flag_down_and_raises_none():
    game = bare()
    flag(game, FRANCE, "brunn")
    head = put(game, "brunn", "ru-corps-1")

    Referee(game, take(game, head))

    assert "brunn" not in game.flags
    assert holder(game, "brunn") == "autriche"


@rule("napoleon-against-europe control.remove-marker")
def test_a_neutrals_own_troops_need_no_flag_at_home():
    game = bare()
    flag(game, FRANCE, "berlin")

    place_flag(game, "berlin", PRUSSIA)
    remove_flag(game, "berlin")

    assert "berlin" not in game.flags


@rule(
    "napoleon-against-europe control.conquest-phase.remove",
)
def test_a_russian_unit_in_berlin_brings_the_french_flag_down_at_the_end_of_the_year():
    game = bare()
    stand(game, prusse="coalition")
    flag(game, FRANCE, "berlin")
    put(game, "berlin", "ru-corps-1")

    adjust(game)

    assert "berlin" not in game.flags


@rule("napoleon-against-europe control.conquest-phase.remove")
def test_a_flag_over_an_active_fortress_does_not_come_down_by_itself():
    game = bare()
    flag(game, FRANCE, "vienne")
    put(game, "vienne", "ru-corps-1")

    adjust(game)

    assert game.flags["vienne"] == FRANCE


@rule(
    "napoleon-against-europe control.take.conquest-phase",
)
def test_forces_in_supply_raise_their_flags_at_the_end_of_the_year_and_others_do_not():
    game = bare()
    stand(game, prusse="coalition")
    put(game, "leipzig", "fr-corps-9")
    store(game, "leipzig", "depot-france-1", is_fixed=True)
    store(game, "erfurt", "depot-france-2", is_fixed=True)
    flag(game, FRANCE, "erfurt")
    put(game, "breslau", "fr-corps-10")
    put(game, "posen", "fr-corps-11")
    put(game, "munich", "au-corps-1")
    put(game, "kassel", "fr-corps-12")

    adjust(game)

    assert game.flags["leipzig"] == FRANCE
    assert (game.flags["kassel"], game.flags["munich"]) == (FRANCE, "autriche")
    assert "posen" not in game.flags  # out of supply
    assert "breslau" not in game.flags  # an active fortress


@rule("napoleon-against-europe control.take.conquest-phase")
def test_ships_leave_a_port_that_is_lost_at_the_end_of_the_year():
    game = bare()
    flag(game, FRANCE, "lisbonne")
    put(game, "porto", "fr-corps-9")
    store(game, "porto", "depot-france-1", is_fixed=True)
    flag(game, FRANCE, "leon")
    berth(game, "fleet-lobo", "port", "porto")

    referee = Referee(game, adjust_control(game))
    assert game.phase is Phase.CONQUEST
    assert game.flags.get("porto") == FRANCE
    assert referee.decision.key == "sea.where"
    referee.choose(referee.options[0])

    assert game.fleets["fleet-lobo"].where != "porto"


@rule("napoleon-against-europe control.take.conquest-phase")
@rule("napoleon-against-europe depot.mobile.alone-destroyed")
def test_a_mobile_depot_alone_under_a_flag_of_the_conquest_phase_is_lost():
    game = bare()
    put(game, "munich", "au-corps-1")
    store(game, "munich", "depot-france-1")
    store(game, "ulm", "depot-france-2")

    Referee(game, adjust_control(game))
    assert game.flags.get("munich") == "autriche"
    assert set(game.stores) == {"depot-france-2"}


@rule("napoleon-against-europe control.supplied-only")
def test_only_a_zone_with_a_supply_line_counts():
    game = bare()
    flag(game, FRANCE, "prague", "moscou")

    assert controller(game, "moscou") is EMPIRE
    assert not counts(game, "moscou", EMPIRE)
    assert counts(game, "paris", EMPIRE)
    assert not counts(game, "paris", COALITION)


@rule("napoleon-against-europe control.supplied-only")
def test_ones_own_zone_is_held_without_a_supply_line_and_a_foreign_one_is_not():
    game = bare("1809")

    assert not counts(game, "kiel", EMPIRE)
    assert holds(game, "kiel", EMPIRE)
    flag(game, FRANCE, "moscou")
    assert not holds(game, "moscou", EMPIRE)


@rule("napoleon-against-europe control.sea")
def test_a_sea_is_the_sides_that_alone_has_a_fleet_in_it():
    """[d4.control.sea]"""
    game = bare()
    stand(game, danemark="empire")
    berth(game, "fleet-nelson", "sea", "detroit")
    assert waters.controller(game, "detroit") is COALITION

    berth(game, "fleet-fischer", "sea", "detroit")
    assert waters.controller(game, "detroit") is None

    berth(game, "fleet-nelson", "port", "londres")
    assert waters.controller(game, "detroit") is EMPIRE


@rule(
    "napoleon-against-europe control.changes-only-by",
    "napoleon-against-europe control.no-spoliation",
)
def test_the_empire_cannot_take_mazovia_from_prussia_once_it_is_a_forced_ally():
    """[control.no-spoliation]"""
    game = bare()
    set_standing(game, PRUSSIA, Standing.FORCED_ALLIANCE, FRANCE)
    put(game, "varsovie", "fr-corps-9")

    adjust(game)

    assert country_of(game, "varsovie") == PRUSSIA
    assert "varsovie" not in game.flags
    assert cannot_found_poland(game) is not None


@rule("napoleon-against-europe control.changes-only-by")
def test_a_peace_takes_land_of_the_beaten_and_of_nobody_else():
    game = bare()

    reason = cannot_annex(game, "autriche", EMPIRE, Annex("mazovie"))

    assert reason.rule == "control.changes-only-by"
    assert cannot_annex(game, "autriche", EMPIRE, Annex("tyrol")) is None


@rule("napoleon-against-europe map.national-territory")
def test_national_territory_is_what_a_power_has_and_what_it_annexes():
    game = bare()
    assert "trieste" not in territory(game, FRANCE)

    cede(game, "frioul", FRANCE)

    assert "trieste" in territory(game, FRANCE)
    assert "trieste" not in territory(game, "autriche")


ITALY = ("piemont", "ligurie", "toscane", "lombardie", "romagne", "venetie", "latium", "ombrie")
SOUTH = ("marches", "napolitaine", "pouilles", "calabre", "sicile")


@rule("napoleon-against-europe map.italian-peninsula")
def test_italy_with_sicily_is_one_land_from_turin_to_palermo():
    printed = bare().printed
    italian = [zone for zone, of in printed.province_of.items() if of in (*ITALY, *SOUTH)]
    reached = ["turin"]
    for zone in reached:
        near = printed.ground.neighbours(zone)
        reached += [each for each in near if each in italian and each not in reached]

    assert sorted(reached) == sorted(italian)
    assert {printed.provinces[each].country for each in (*ITALY, *SOUTH)} == {
        "france",
        "royaume-d-italie",
        "autriche",
        "papaute",
        "naples",
    }


@rule("napoleon-against-europe control.take.unopposed-landing")
def test_an_unopposed_landing_is_an_assault_that_is_won_and_raises_the_flag_for_nothing():
    game = bare()
    berth(game, "fleet-nelson", "box", "livourne")
    game.steps["en-corps-3"] = 1
    lies = game.fleets["fleet-nelson"]
    game.voyage = Voyage(COALITION, ["fleet-nelson"], lies, points=3, steps=2)
    game.voyage.loads = {"fleet-nelson": Load(corps=("en-corps-3",))}

    referee = Referee(game, land(game, "livourne"))
    while not referee.is_over:
        referee.choose(referee.options[0])

    assert game.forces["en-corps-3"].zone == "livourne"
    assert game.flags["livourne"] == ENGLAND
