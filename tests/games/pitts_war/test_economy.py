"""Markers about points, revolts, levies and leaders."""

import pytest

from estafette.engine import Pass
from estafette.games.pitts_war.actions import (
    Aim,
    BuildUp,
    Designate,
    Lose,
    Place,
    PlayMarker,
    Raise,
    Retreat,
)
from estafette.games.pitts_war.affairs import Clash
from estafette.games.pitts_war.bounds import cannot_go
from estafette.games.pitts_war.events import Moment, cannot_play, play
from estafette.games.pitts_war.income import reckon_income
from estafette.games.pitts_war.sides import COALITION, FRENCH, Side
from tests.games.pitts_war.position import given, the_box
from tests.referee import Referee, rule

PHASE, TURN = Moment.REINFORCEMENT, Moment.TURN


def owner(marker):
    return FRENCH if marker.startswith("f-") else COALITION


def holding(marker, **more):
    return given(hand={owner(marker).value: [marker]}, **more)


def played(marker, moment=TURN, **more):
    game = holding(marker, **more)
    return game, Referee(game, play(game, owner(marker), marker, moment))


def why_not(marker, moment=TURN, **more):
    return cannot_play(holding(marker, **more), owner(marker), moment, PlayMarker(marker))


def income_after(marker, power, **more):
    game, _ = played(marker, **more)
    reckon_income(game)
    return game.points.get(power, 0)


WAR = {"britain": "coalition", "russia": "coalition", "spain": "french"}


# Points of the moment.


@rule("pitts-war card.f.volontaires", "pitts-war recruit.in-activation")
def test_volunteers_are_two_points_even_in_the_activation_phase():
    """[rec.volunteers-in-activation]"""
    game, referee = played("f-volontaires", year=1793, fr_rhine="strasbourg 2")
    referee.choose(BuildUp("fr-rhine"))
    assert (game.steps["fr-rhine"], game.points["france"]) == (3, 1)

    game, referee = played("f-volontaires", PHASE, facts={"points": {"france": 1}})
    assert referee.is_over
    assert game.points == {"france": 3}


@rule("pitts-war card.f.prairial", "pitts-war recruit.in-activation")
def test_the_fight_of_prairial_is_a_point_in_the_activation_phase_only():
    """[mea.prairial] [rv.activation-points]"""
    game, referee = played("f-prairial", year=1794, fr_alps="marseille 1")
    referee.choose(BuildUp("fr-alps"))
    assert referee.is_over
    assert game.steps["fr-alps"] == 2
    assert "fr-alps" not in game.moved

    assert why_not("f-prairial", PHASE).rule == "event.play.timing"


@rule("pitts-war card.f.carnot", "pitts-war card.f.carnot.points")
@pytest.mark.parametrize("moment", [PHASE, TURN])
def test_carnot_ends_the_movement_penalty_and_brings_three_points(moment):
    """[mea.carnot]"""
    facts = {"penalties": ("f-valmy", "f-carnot")}
    game, _ = played("f-carnot", moment, year=1793, facts=facts, fr_rhine="strasbourg 2")

    assert game.penalties == ("f-valmy",)
    assert game.points == {"france": 3}


def test_carnot_may_be_played_when_the_penalty_is_over():
    game, _ = played("f-carnot", PHASE, year=1793)

    assert game.points == {"france": 3}


@rule("pitts-war card.f.marie-louise")
def test_the_marie_louises_are_six_points_in_this_phase():
    """[mea.marie-louise]"""
    game, _ = played("f-marie-louise", PHASE, year=1813)

    assert game.points == {"france": 6}
    assert why_not("f-marie-louise", TURN, year=1813).rule == "event.play.timing"


@rule("pitts-war card.c.subsides", "pitts-war card.c.ville", "pitts-war card.c.rothschild")
@pytest.mark.parametrize("marker", ["c-subsides", "c-ville", "c-rothschild"])
def test_the_bankers_give_three_points_to_one_great_power(marker):
    """[rd.city-rothschild]"""
    game, referee = played(marker, PHASE, stance=WAR)
    assert {option.power for option in referee.options} == {"russia", "austria", "prussia"}

    referee.choose(Aim("austria"))
    assert game.points == {"austria": 3}
    assert why_not(marker, TURN).rule == "event.play.timing"


@rule("pitts-war card.c.subsides", "pitts-war card.c.ville", "pitts-war card.c.rothschild")
@pytest.mark.parametrize("marker", ["c-subsides", "c-ville", "c-rothschild"])
def test_the_bankers_pay_nobody_when_the_united_kingdom_fights_alone(marker):
    alone = {"britain": "coalition", "austria": "peace", "prussia": "neutral"}

    assert why_not(marker, PHASE, stance=alone).rule == f"card.c.{marker[2:]}"
    assert why_not(marker, PHASE, stance={"prussia": "neutral"}) is None


# The next Reinforcement Phase.


@rule("pitts-war card.c.famine")
def test_famine_costs_france_a_point():
    """[mea.famine]"""
    assert income_after("c-famine", "france", year=1794) == 5


@rule("pitts-war card.f.pillage")
def test_plunder_needs_the_star_of_a_minor_power():
    """[mea.pillage]"""
    milan = {"milan": "france", "turin": "france"}

    assert income_after("f-pillage", "france", year=1797, flags=milan) == 9
    assert why_not("f-pillage", year=1797).rule == "card.f.pillage"
    assert why_not("f-pillage", year=1797, flags={"vienna": "france"}) is not None
    assert why_not("f-pillage", year=1797, annexed={"brussels": "france"}) is None


@rule("pitts-war card.c.indes-neerlandaises")
def test_the_dutch_indies_are_taken_when_all_holland_is_french():
    """[mea.indes-neerl]"""
    stance = {"britain": "coalition", "netherlands": "french"}

    assert income_after("c-indes-neerlandaises", "britain", year=1797, stance=stance) == 3
    part = {"britain": "coalition", "netherlands": "coalition"}
    refusal = why_not("c-indes-neerlandaises", stance=part, flags={"amsterdam": "france"})
    assert refusal.rule == "card.c.indes-neerlandaises"


@rule("pitts-war card.f.indes", "pitts-war card.f.usa", "pitts-war card.f.pirates")
@pytest.mark.parametrize(("marker", "left"), [("f-indes", 1), ("f-usa", 1), ("f-pirates", 2)])
def test_far_seas_cost_the_united_kingdom_points(marker, left):
    """[mea.usa]"""
    assert income_after(marker, "britain", year=1812, stance=WAR) == left


@rule("pitts-war card.f.indes", "pitts-war card.f.pirates")
def test_the_losses_of_several_markers_add_up():
    """[rv.income-not-negative]"""
    game = given(year=1802, stance=WAR, hand={"french": ["f-indes", "f-pirates"]})
    for marker in ("f-indes", "f-pirates"):
        Referee(game, play(game, FRENCH, marker, TURN))
    assert game.debit == {"britain": 3}

    reckon_income(game)
    assert "britain" not in game.points


@rule("pitts-war card.f.corsaires")
@pytest.mark.parametrize(("die", "left"), [(1, 2), (3, 2), (4, 1), (6, 1)])
def test_privateers_cost_a_point_or_two(die, left):
    """[mea.corsaires]"""
    assert income_after("f-corsaires", "britain", year=1806, stance=WAR, dice=[die]) == left


@rule("pitts-war card.c.or-espagnol", "pitts-war card.c.or-espagnol.uk")
def test_the_spanish_gold_is_sunk():
    """[mea.or-espagnol]"""
    game, _ = played("c-or-espagnol", year=1806, stance=WAR)
    reckon_income(game)
    assert ("spain" in game.points, game.points["britain"]) == (False, 4)

    reckon_income(game)
    assert (game.points["spain"], game.points["britain"]) == (2, 3)


@rule("pitts-war card.c.or-anglais")
def test_english_gold_is_three_points_for_the_united_kingdom():
    """[mea.or-anglais]"""
    assert income_after("c-or-anglais", "britain", year=1809, stance=WAR) == 6


@pytest.mark.parametrize(
    "marker",
    [
        *("c-famine", "f-indes", "f-usa", "f-pirates", "f-corsaires", "c-or-anglais"),
        *("c-or-espagnol", "f-blocus-continental", "f-forces-expeditionnaires"),
    ],
)
@pytest.mark.parametrize("moment", [Moment.DIPLOMACY, PHASE, TURN])
def test_what_acts_on_the_next_phase_is_played_at_any_time(marker, moment):
    assert why_not(marker, moment) is None
    assert why_not(marker, Moment.BATTLE).rule == "event.play.timing"


@rule("pitts-war card.f.blocus-continental", "pitts-war card.f.forces-expeditionnaires")
@pytest.mark.parametrize("marker", ["f-blocus-continental", "f-forces-expeditionnaires"])
def test_blockade_and_expeditions_go_on(marker):
    game, _ = played(marker, year=1810)

    assert game.lasting == {marker: "ever"}


# Revolts.


@rule("pitts-war card.c.louis-xvii", "pitts-war card.c.vive-le-roi")
@pytest.mark.parametrize("marker", ["c-louis-xvii", "c-vive-le-roi"])
def test_the_vendee_rises_again_with_one_step(marker):
    """[mea.louis]"""
    game, _ = played(marker)
    assert (game.where, game.steps) == ({"vendeans": "vendee"}, {"vendeans": 1})
    assert game.clashes == []

    game, _ = played(marker, fr_coastal="vendee")
    assert game.clashes == [Clash("vendee", COALITION)]
    assert why_not(marker, vendeans="vendee").key == "marker.risen-already"
    assert why_not(marker, facts={"lost": ("vendeans",)}).key == "marker.risen-already"
    assert why_not(marker, au_germany="vendee 3").key == "marker.no-ground"


@rule("pitts-war card.c.quiberon")
def test_the_chouans_land_on_their_coast_in_a_coalition_activation():
    game, referee = played("c-quiberon", fr_coastal="brest")
    referee.choose(Place("chouans", "brest"))
    assert game.clashes == [Clash("brest", COALITION)]

    assert all(the_box().areas[area].seas for area in ("brest", "rennes"))
    assert why_not("c-quiberon", PHASE).rule == "event.play.timing"
    assert why_not("c-quiberon", chouans="brest").key == "marker.risen-already"


@rule("pitts-war card.c.cadoudal")
def test_cadoudal_raises_the_chouans():
    """[mea.cadoudal]"""
    game, referee = played("c-cadoudal", year=1800, fr_coastal="brest")
    referee.choose(Place("chouans", "rennes"))
    assert (game.where["chouans"], game.clashes) == ("rennes", [])

    game, referee = played("c-cadoudal", year=1800, fr_coastal="brest")
    referee.choose(Place("chouans", "brest"))
    assert game.clashes == [Clash("brest", COALITION)]


@rule("pitts-war card.c.tyrol", "pitts-war scenario.1792.revolts.tyrol")
def test_the_tyrolians_rise_against_whoever_holds_innsbruck_for_france():
    """[mea.tyrol] [sd.revolts-when]"""
    place = {"scenario": "great-empire", "year": 1809}
    flags = {"innsbruck": "france"}
    game, _ = played("c-tyrol", **place, flags=flags, bavarians="innsbruck")
    assert game.steps["tyrolians"] == 1
    assert game.clashes == [Clash("innsbruck", COALITION)]

    refusal = why_not("c-tyrol", **place)
    assert refusal.rule == "card.c.tyrol"
    risen = why_not("c-tyrol", **place, flags=flags, tyrolians="innsbruck")
    assert risen.key == "marker.risen-already"


@rule("pitts-war card.c.tyrol.limits", "pitts-war unit.highlighted")
def test_the_tyrolians_do_not_leave_innsbruck():
    """[mea.tyrol]"""
    game = given("great-empire", year=1809, tyrolians="innsbruck")

    for area in the_box().ground.neighbours("innsbruck"):
        assert cannot_go(game, ["tyrolians"], area).rule == "movement.home-bound"


# Armies.


@rule("pitts-war card.c.conseil-guerre", "pitts-war card.c.conseil-guerre.no-move")
def test_a_council_of_war_restores_a_step_and_keeps_the_army_where_it_is():
    """[mea.conseil]"""
    place = {"au_flanders": "brussels 1", "au_germany": "linz 3", "pr_rhine": "mainz 1"}
    game, referee = played("c-conseil-guerre", **place)
    assert {option.piece for option in referee.options} == {"au-flanders", "pr-rhine"}

    referee.choose(Designate("au-flanders"))
    assert game.steps["au-flanders"] == 2
    assert game.moved == {"au-flanders"}
    assert "resting:au-flanders" in game.lasting


@rule("pitts-war card.c.conseil-guerre")
def test_a_council_of_war_is_no_use_to_those_who_moved_or_have_no_room():
    moved = {"moved": frozenset(["au-flanders"])}
    assert why_not("c-conseil-guerre", au_flanders="brussels 1", facts=moved) is not None
    crowd = {"au_flanders": "brussels 1", "saxons": "brussels 2"}
    assert why_not("c-conseil-guerre", **crowd).rule == "card.c.conseil-guerre"
    assert why_not("c-conseil-guerre", fr_north="lille 1") is not None
    assert why_not("c-conseil-guerre", au_flanders="brussels 1") is None


@rule("pitts-war card.c.royaume-piemont", "pitts-war card.c.royaume-piemont.where")
def test_the_kingdom_of_piedmont_fights_on_from_elsewhere_in_italy():
    """[mea.piemont]"""
    flags = {"turin": "france", "milan": "france"}
    game, referee = played("c-royaume-piemont", year=1796, flags=flags)
    assert referee.refusal(Raise("piedmontese", "turin")).rule == "card.c.royaume-piemont.where"
    assert referee.refusal(Raise("piedmontese", "genoa")).rule == "card.c.royaume-piemont.where"
    assert referee.refusal(Raise("neapolitans", "rome")).rule == "card.c.royaume-piemont"
    assert referee.refusal(Raise("brunswick", "rome")).rule == "card.c.royaume-piemont"
    nowhere = referee.refusal(Raise("piedmontese", "brunswick"))
    assert nowhere.rule == "card.c.royaume-piemont.where"
    assert Pass() not in referee.options

    referee.choose(Raise("piedmontese", "florence"), BuildUp("piedmontese"))
    assert referee.is_over
    assert (game.where, game.steps) == ({"piedmontese": "florence"}, {"piedmontese": 2})


@rule("pitts-war card.c.royaume-piemont")
def test_two_points_for_piedmont_are_two_steps_and_no_more():
    place = {"year": 1796, "piedmontese": "turin 1", "sardinians": "sardinia 1"}
    game, referee = played("c-royaume-piemont", **place)

    assert referee.is_over  # one step was all that it lacked
    assert game.steps == {"piedmontese": 2, "sardinians": 1}
    full = {"piedmontese": "turin 2", "sardinians": "sardinia 1"}
    assert why_not("c-royaume-piemont", **full).key == "marker.nothing-for-piedmont"
    assert why_not("c-royaume-piemont", stance={"piedmont": "french"}).key == "marker.no-piedmont"


@rule("pitts-war card.c.royaume-piemont")
def test_a_piedmontese_army_that_is_full_or_cut_off_or_crowded_takes_no_point():
    place = {"year": 1796, "piedmontese": "vienna 1", "flags": {"vienna": "france"}}
    place["au_germany"] = "prague 1"
    near = dict.fromkeys(the_box().ground.neighbours("vienna"), "france")
    place["flags"] |= near
    _, referee = played("c-royaume-piemont", **place)
    assert referee.refusal(BuildUp("piedmontese")).rule == "recruit.depleted"
    assert referee.refusal(BuildUp("au-germany")).rule == "card.c.royaume-piemont"
    assert referee.refusal(BuildUp("sardinians")).rule == "card.c.royaume-piemont"

    place = {"piedmontese": "turin 1", "au_italy": "turin 2"}
    _, referee = played("c-royaume-piemont", year=1796, **place)
    assert referee.refusal(BuildUp("piedmontese")).rule == "stacking.no-leader"


@rule("pitts-war card.c.landwehr")
def test_the_landwehr_comes_free_to_berlin():
    game, referee = played("c-landwehr", year=1813)
    assert referee.is_over
    assert (game.where, game.steps) == ({"pr-landwehr": "berlin"}, {"pr-landwehr": 1})
    assert game.lasting == {"c-landwehr": "ever"}

    assert why_not("c-landwehr", stance={"prussia": "french"}).rule == "card.c.landwehr"


@rule("pitts-war card.c.landwehr")
def test_without_berlin_the_landwehr_comes_where_it_can_or_waits():
    game, referee = played("c-landwehr", year=1813, flags={"berlin": "france"})
    referee.choose(Place("pr-landwehr", "breslau"))
    assert game.where == {"pr-landwehr": "breslau"}

    lost = dict.fromkeys(the_box().areas_of["prussia"], "france")
    game, _ = played("c-landwehr", year=1813, flags=lost)
    assert (game.where, game.due) == ({}, ("pr-landwehr",))


@rule("pitts-war card.f.perse")
def test_persia_costs_russia_a_step_of_its_own_choice():
    """[mea.perse]"""
    place = {"ru_1st_army": "moscow 3", "ru_baltic": "riga 1", "kutuzov": "riga"}
    game, referee = played("f-perse", year=1811, stance={"russia": "coalition"}, **place)
    assert referee.decision.seat == "coalition"

    referee.choose(Lose("ru-baltic"))
    assert game.steps == {"ru-1st-army": 3}
    assert game.leaders == {}
    assert why_not("f-perse", year=1811).rule == "card.f.perse"


# Leaders and Guerrillas.


@rule("pitts-war card.c.cocarde-blanche", "pitts-war card.c.cocarde-blanche.stacking")
def test_on_four_or_more_dumouriez_deserts():
    place = {"dumouriez": "lille", "fr_north": "lille 3", "fr_alps": "lille 2"}
    game, referee = played("c-cocarde-blanche", Moment.CLASH, year=1793, dice=[4], **place)
    referee.choose(Retreat("fr-alps", "reims"))
    assert "dumouriez" in game.lost
    assert game.leaders == {}

    game, referee = played("c-cocarde-blanche", year=1793, dice=[3], **place)
    assert referee.is_over
    assert game.leaders == {"dumouriez": "lille"}


@rule("pitts-war card.c.cocarde-blanche")
def test_the_white_cockade_is_for_dumouriez_alone():
    assert why_not("c-cocarde-blanche", year=1793).rule == "card.c.cocarde-blanche"
    place = {"dumouriez": "lille", "fr_north": "lille 3"}
    for moment in (TURN, PHASE, Moment.CLASH):
        assert why_not("c-cocarde-blanche", moment, year=1793, **place) is None


@rule("pitts-war card.c.disgrace", "pitts-war leader.never-die")
def test_disgrace_leaves_a_leader_some_years_but_spares_napoleon():
    """[mea.disgrace]"""
    place = {"napoleon": "paris", "massena": "lille", "soult": "lille", "fr_north": "lille"}
    place |= {"facts": {"disgraced": {"soult": 1810}}, "davout": "lille"}
    game, referee = played("c-disgrace", year=1809, dice=[2], **place)
    assert referee.refusal(Designate("napoleon")).key == "marker.not-napoleon"
    assert referee.refusal(Designate("murat")).key == "marker.not-serving"
    assert referee.refusal(Designate("soult")).key == "marker.disgraced-already"
    assert referee.refusal(Designate("charles")).key == "marker.not-serving"

    referee.choose(Designate("massena"))
    assert game.disgraced == {"soult": 1810, "massena": 1810}
    assert "massena" in game.leaders
    assert why_not("c-disgrace", napoleon="paris", fr_north="paris").rule == "card.c.disgrace"


@rule("pitts-war card.f.colonnes-mobiles")
def test_flying_columns_hunt_down_a_guerrilla():
    """[mea.colonnes-mobiles]"""
    game, referee = played(
        "f-colonnes-mobiles", year=1809, guerrilla_1="burgos", guerrilla_2="cadiz"
    )
    referee.choose(Designate("guerrilla-2"))
    assert game.guerrillas == {"guerrilla-1": "burgos"}
    assert why_not("f-colonnes-mobiles", year=1809).rule == "card.f.colonnes-mobiles"


def test_a_marker_leaves_the_hand_when_it_is_played():
    game, _ = played("c-famine")

    assert game.hands == {side: [] for side in Side}
