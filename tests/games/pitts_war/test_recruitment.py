"""The Reinforcement Phase: raising, building up, subsidies, purchases, points at once."""

import pytest

from estafette.engine import Pass
from estafette.games.pitts_war.actions import (
    Absorb,
    BuildUp,
    Buy,
    BuyAny,
    Demand,
    Place,
    PlayMarker,
    Raise,
    Subsidise,
)
from estafette.games.pitts_war.arrivals import begin_arrivals, place_arrival
from estafette.games.pitts_war.battle import fight
from estafette.games.pitts_war.fate import reduce
from estafette.games.pitts_war.income import reckon_income
from estafette.games.pitts_war.order import first_acts, second_acts
from estafette.games.pitts_war.pools import add_new_markers
from estafette.games.pitts_war.purchase import purchases
from estafette.games.pitts_war.recruitment import (
    cannot_build_up,
    is_available,
    recruit,
    spend_now,
)
from estafette.games.pitts_war.sequence import REINFORCEMENTS
from estafette.games.pitts_war.sides import COALITION, FRENCH, Until
from estafette.games.pitts_war.victory import end_year
from tests.games.pitts_war.position import given, the_box
from tests.games.pitts_war.test_supply import surrounded
from tests.referee import Referee, rule

OPTION = {"options": ("buy-markers=on",)}


def phase(game):
    return Referee(game, recruit(game))


def with_points(**more):
    facts = more.pop("facts", {}) | {"points": more.pop("points")}
    return given(facts=facts, **more)


@rule("pitts-war turn.reinforcement.order", "pitts-war recruit.order")
def test_the_first_player_places_and_recruits_before_the_second():
    steps = [line.step.procedure for line in REINFORCEMENTS.lines if line.step]
    acts = [step for step in steps if step is not fight]

    assert acts[:2] == [reckon_income, begin_arrivals]
    assert acts[2:6] == [first_acts, place_arrival, first_acts, recruit]
    assert acts[6:10] == [second_acts, place_arrival, second_acts, recruit]


@rule("pitts-war turn.reinforcement.actions")
def test_a_side_does_one_thing_after_the_other_until_it_has_finished():
    hand = {"french": ["f-marie-louise"]}
    game = with_points(
        year=1813, active="french", hand=hand, points={"france": 2}, facts=OPTION,
        pool={"french": ["f-ballons"]}, fr_alps="lyon 1", fr_interior="lyon 1",
    )  # fmt: skip
    offered = {type(option) for option in phase(game).options}
    assert offered == {Absorb, BuildUp, Buy, BuyAny, Pass, Place, PlayMarker, Raise}

    phase(game).choose(BuildUp("fr-alps"))
    assert not game.is_done
    phase(game).choose(Pass())
    assert game.is_done


@rule("pitts-war recruit.cost", "pitts-war recruit.eliminated")
def test_an_eliminated_army_comes_back_whole_for_a_point_a_step():
    """[rec.one-point-one-step]"""
    game = with_points(points={"austria": 2}, active="coalition")

    phase(game).choose(Raise("au-galicia", "lemberg"))
    assert (game.steps, game.points["austria"]) == ({"au-galicia": 1}, 1)
    phase(game).choose(BuildUp("au-galicia"))
    assert (game.steps, game.points["austria"]) == ({"au-galicia": 2}, 0)
    assert {type(option) for option in phase(game).options} == {Pass, Place}


@rule("pitts-war recruit.eliminated")
def test_an_army_on_the_map_is_not_raised_a_second_time():
    game = with_points(points={"austria": 2}, active="coalition", au_galicia="vienna 1")

    assert phase(game).refusal(Raise("au-galicia", "lemberg")).key == "recruit.on-the-map"


@rule("pitts-war recruit.eliminated", "pitts-war placement.homeland")
def test_an_army_is_raised_only_at_home():
    game = with_points(points={"austria": 2}, active="coalition")

    assert phase(game).refusal(Raise("au-galicia", "berlin")).rule == "placement.homeland"


@rule("pitts-war unit.dot.no-rebuild", "pitts-war unit.dot.may-reinforce")
def test_a_depleted_army_with_a_dot_takes_a_point_and_an_eliminated_one_is_gone():
    """[rec.dot]"""
    game = with_points(
        year=1805, points={"france": 3}, active="french", fr_egypt="lyon 1", fr_grand_army="lille 1"
    )
    reduce(game, "fr-grand-army")

    referee = phase(game)
    assert referee.refusal(Raise("fr-grand-army", "paris")).rule == "unit.dot.no-rebuild"
    referee.choose(BuildUp("fr-egypt"))
    assert game.steps["fr-egypt"] == 2


@rule("pitts-war recruit.depleted")
def test_an_army_without_a_supply_line_takes_no_point():
    """[rec.unsupplied-depleted]"""
    game = with_points(points={"france": 3}, active="french", fr_alps="munich 1", fr_north="lille")

    referee = phase(game)
    assert referee.refusal(BuildUp("fr-alps")).rule == "recruit.depleted"
    assert referee.refusal(BuildUp("fr-north")).rule == "unit.steps"
    assert referee.refusal(BuildUp("fr-italy")).key == "recruit.off-the-map"


@rule("pitts-war stacking.always")
def test_an_army_is_not_built_up_beyond_what_may_stand_there():
    game = with_points(points={"france": 3}, active="french", fr_alps="lyon 1", fr_rhine="lyon 2")

    assert phase(game).refusal(BuildUp("fr-alps")).rule == "stacking.no-leader"


@rule("pitts-war recruit.own-units-only")
def test_a_power_spends_its_points_on_its_own_armies():
    game = with_points(points={"austria": 1}, active="coalition", pr_rhine="berlin 1")

    referee = phase(game)
    assert referee.refusal(BuildUp("pr-rhine")).rule == "recruit.own-units-only"
    assert referee.refusal(Raise("pr-silesia", "berlin")).rule == "recruit.own-units-only"
    assert referee.refusal(Subsidise("prussia")).rule == "recruit.own-units-only"


@rule("pitts-war recruit.uk-transfer")
def test_the_united_kingdom_pays_its_great_allies():
    stance = {"britain": "coalition", "spain": "french"}
    game = with_points(stance=stance, points={"britain": 1}, active="coalition")
    referee = phase(game)
    assert referee.refusal(Subsidise("spain")).key == "recruit.no-ally"
    assert referee.refusal(Subsidise("britain")).key == "recruit.from-london"
    assert referee.refusal(Subsidise("bavaria")).key == "recruit.not-major"

    referee.choose(Subsidise("austria"))
    assert game.points == {"britain": 0, "austria": 1}


@rule("pitts-war recruit.uk-transfer")
def test_the_french_have_nobody_to_pay_them():
    stance = {"britain": "coalition"}
    game = with_points(stance=stance, points={"britain": 1, "france": 1}, active="french")

    assert not any(isinstance(option, Subsidise) for option in phase(game).options)


@rule("pitts-war scenario.unlisted-units")
def test_armies_that_no_set_up_names_can_be_raised_from_their_year_on():
    """[ex.unlisted-units]"""
    layout = the_box().layouts["1792"]
    named = [unit.army for unit in layout.unit]
    assert not {"au-galicia", "br-med-sea"} & set(named)

    assert is_available(given(year=1793), "au-galicia")
    assert is_available(given(year=1794), "br-med-sea")
    assert not is_available(given(year=1793), "br-med-sea")
    assert not is_available(given(au_galicia="vienna"), "au-galicia")


@rule("pitts-war unit.guard.independent", "pitts-war unit.guard.grand-army-lost")
def test_reserve_and_guard_can_be_raised_once_the_grand_army_is_gone():
    """[pc.grand-army-gone] [pc.guard-not-while-ga]"""
    game = with_points(
        scenario="great-empire", year=1809, points={"france": 2}, active="french",
        fr_grand_army="lille 1",
    )  # fmt: skip
    for army in ("fr-guard", "fr-reserve"):
        assert phase(game).refusal(Raise(army, "paris")).rule == "unit.guard.independent"

    reduce(game, "fr-grand-army")
    assert is_available(game, "fr-reserve")
    phase(game).choose(Raise("fr-guard", "paris"))
    assert game.face("fr-guard").counter == "fr-guard"
    early = given(year=1804, facts={"lost": ("fr-grand-army",)})
    assert not is_available(early, "fr-guard")
    assert is_available(early, "fr-reserve")


@rule("pitts-war scenario.1792.revolts.when", "pitts-war recruit.eliminated")
def test_armies_of_markers_and_revolts_are_not_bought():
    game = with_points(year=1810, points={"prussia": 2}, active="coalition")
    refusal = phase(game).refusal(Raise("pr-landwehr", "berlin"))
    assert refusal.key == "recruit.by-marker-only"
    assert not is_available(game, "chouans")

    assert not is_available(game, "sp-med")
    game.liberation = True
    assert is_available(game, "sp-med")
    game.lasting["c-landwehr"] = Until.EVER
    assert is_available(game, "pr-landwehr")


@rule("pitts-war reinforce.free")
def test_an_army_that_is_due_is_not_bought():
    game = with_points(year=1794, points={"france": 1}, facts={"due": ("fr-sambre-meuse",)})
    game.active = FRENCH

    assert phase(game).refusal(Raise("fr-sambre-meuse", "paris")).rule == "reinforce.free"
    phase(game).choose(Place("fr-sambre-meuse", "paris"))
    assert (game.steps["fr-sambre-meuse"], game.points["france"]) == (3, 1)


def test_the_piedmontese_never_serve_france():
    game = with_points(
        points={"piedmont": 2}, active="french", stance={"piedmont": "french"},
    )  # fmt: skip

    assert phase(game).refusal(Raise("piedmontese", "turin")).key == "recruit.never-serves"
    phase(game).choose(Raise("sardinians", "turin"))


@rule("pitts-war rhine.unit")
def test_the_rhine_is_not_built_up():
    game = with_points(
        scenario="great-empire", year=1808, points={"empire": 1}, active="french",
        stance={"empire": "french"}, imperials="erfurt 1", facts={"founded": ("empire",)},
    )  # fmt: skip

    assert cannot_build_up(game, BuildUp("imperials")).rule == "unit.steps"


def test_only_ones_own_armies_are_absorbed():
    game = with_points(points={}, active="french", au_galicia="linz 1", au_reserve="linz 1")
    game.hands[FRENCH] = ["f-marie-louise"]
    game.live = frozenset(["f-marie-louise"])

    refusal = phase(game).refusal(Absorb("au-galicia", "au-reserve"))
    assert refusal.key == "absorb.not-yours"


# Points in the Activation Phase.


@rule("pitts-war recruit.in-activation")
def test_points_of_a_marker_are_spent_at_once_and_the_rest_is_lost():
    """[rec.volunteers-in-activation]"""
    game = given(year=1795, fr_rhine="strasbourg 2")
    referee = Referee(game, spend_now(game, "france", 2))

    assert referee.decision.facts == {"power": "france", "points": 2}
    referee.choose(BuildUp("fr-rhine"))
    assert (game.steps["fr-rhine"], game.points) == (3, {"france": 1})
    assert not any(isinstance(option, Subsidise) for option in referee.options)
    referee.choose(Pass())
    assert (game.points, game.savings) == ({}, 0)


@rule("pitts-war recruit.in-activation", "pitts-war recruit.france-saves")
def test_france_keeps_such_points_to_the_end_of_1793():
    game = given(year=1793, fr_rhine="strasbourg 2")

    Referee(game, spend_now(game, "france", 2)).choose(Raise("fr-alps", "lyon"), Pass())
    assert (game.steps["fr-alps"], game.savings) == (1, 1)


@rule("pitts-war recruit.in-activation")
def test_the_last_point_ends_it():
    game = given(year=1795, fr_rhine="strasbourg 2")
    referee = Referee(game, spend_now(game, "france", 1))

    referee.choose(Raise("fr-alps", "lyon"))
    assert referee.is_over


# Buying markers.


@rule("pitts-war option.buy-marker.random", "pitts-war option.buy-marker.payer")
def test_a_marker_is_bought_at_random_for_a_point_once_in_a_period():
    """[ev.buy.random]"""
    pool = {"french": ["f-ballons", "f-siege"]}
    game = with_points(
        year=1796, active="french", points={"france": 6, "spain": 3}, pool=pool, facts=OPTION
    )
    phase(game).choose(BuyAny())
    assert (game.hands[FRENCH], game.points["france"]) == (["f-ballons"], 5)

    assert phase(game).refusal(Buy("f-siege")).key == "buy.once"
    assert not any(isinstance(option, Buy | BuyAny) for option in phase(game).options)
    game.year = 1798
    add_new_markers(game)
    assert phase(game).decision.why_not(BuyAny()) is None


@rule("pitts-war option.buy-marker.choice")
def test_a_marker_of_ones_choice_costs_two():
    """[ev.buy.choice]"""
    pool = {"coalition": ["c-famine", "c-royal-navy"]}
    stance = {"britain": "coalition"}
    game = with_points(
        year=1797, active="coalition", stance=stance, points={"britain": 2}, pool=pool, facts=OPTION
    )
    assert phase(game).refusal(Buy("c-tyrol")).rule == "option.buy-marker.choice"

    referee = phase(game)
    referee.choose(Buy("c-royal-navy"))
    assert (game.hands[COALITION], game.points["britain"]) == (["c-royal-navy"], 0)
    assert game.pools[COALITION] == ["c-famine"]
    drew = next(told for told in referee.told if told.key == "marker.drew")
    assert drew.to == ("coalition",)


@rule("pitts-war option.buy-marker.payer")
def test_only_france_and_the_united_kingdom_pay_for_markers():
    pool = {"coalition": ["c-famine"]}
    game = with_points(
        points={"austria": 4, "britain": 1}, active="coalition", pool=pool, facts=OPTION
    )
    game.stance = {**game.stance, "britain": game.stance["austria"]}

    assert phase(game).refusal(Buy("c-famine")).rule == "option.buy-marker.payer"
    phase(game).choose(BuyAny())
    assert game.points == {"austria": 4, "britain": 0}


@rule("pitts-war option.buy-marker.random")
def test_markers_are_bought_only_where_that_was_agreed():
    game = with_points(points={"france": 4}, active="french", pool={"french": ["f-siege"]})
    assert phase(game).refusal(Buy("f-siege")).key == "buy.not-agreed"
    assert purchases(game, FRENCH) == []
    game.options = OPTION["options"]
    assert purchases(game, FRENCH) == [BuyAny(), Buy("f-siege")]
    game.bought = (FRENCH,)
    assert purchases(game, FRENCH) == []

    poor = with_points(
        points={"spain": 4}, active="french", pool={"french": ["f-siege"]}, facts=OPTION
    )
    poor.stance = {**poor.stance, "spain": poor.stance["france"]}
    assert not any(isinstance(option, BuyAny) for option in phase(poor).options)
    game = with_points(points={"france": 4}, active="french", facts=OPTION)
    assert phase(game).refusal(BuyAny()).key == "buy.not-in-pool"


# Allied Expeditionary Forces.


def levied(**more):
    facts = {"forced": ("austria", "prussia")} | more
    facts["lasting"] = {"f-forces-expeditionnaires": Until.EVER}
    stance = {"austria": "french", "prussia": "french"}
    points = {"france": 6, "austria": 1, "prussia": 1}
    return with_points(
        scenario="great-empire",
        year=1812,
        active="french",
        stance=stance,
        points=points,
        facts=facts,
    )


@rule("pitts-war card.f.forces-expeditionnaires")
def test_france_takes_a_point_a_year_from_each_of_the_two():
    """[mea.forces-exp]"""
    game = levied()

    phase(game).choose(Demand("austria"))
    phase(game).choose(Demand("prussia"))
    assert game.points == {"france": 8, "austria": 0, "prussia": 0}
    game.points["austria"] = 1
    assert phase(game).refusal(Demand("austria")).key == "demand.again"


@rule("pitts-war card.f.forces-expeditionnaires", "pitts-war turn.end.advance")
def test_whom_france_has_asked_it_may_ask_again_the_next_year():
    game = levied()
    phase(game).choose(Demand("austria"))
    end_year(game)

    game.points = {"austria": 1}
    phase(game).choose(Demand("austria"))
    assert game.points == {"france": 1, "austria": 0}


@rule("pitts-war card.f.forces-expeditionnaires")
def test_france_asks_nothing_without_the_war_the_alliances_or_the_marker():
    at_peace = levied()
    at_peace.stance = {**at_peace.stance, "russia": at_peace.stance["denmark"]}
    assert phase(at_peace).refusal(Demand("austria")).key == "demand.no-war"

    assert phase(levied(forced=("austria",))).refusal(Demand("austria")).key == "demand.no-war"
    unplayed = levied()
    unplayed.lasting = {}
    assert phase(unplayed).refusal(Demand("austria")).key == "demand.not-played"
    assert phase(levied()).refusal(Demand("spain")).key == "demand.not-played"
    poor = levied()
    poor.points["austria"] = 0
    assert phase(poor).refusal(Demand("austria")).rule == "recruit.own-units-only"


def test_a_side_is_asked_whenever_it_may_hold_a_marker_of_this_phase():
    game = with_points(year=1813, active="french", points={}, hand={"french": ["f-ballons"]})
    assert phase(game).is_over

    game.pools[FRENCH] = ["f-marie-louise"]
    game.live |= {"f-marie-louise"}
    assert phase(game).options == (Pass(),)


@pytest.mark.parametrize("area", ["bordeaux", "paris"])
def test_places_that_are_cut_off_but_feed_themselves_are_offered(area):
    game = with_points(points={"france": 1}, active="french", flags=surrounded(area, "austria"))

    assert Raise("fr-alps", area) in phase(game).options
