"""Naval markers one by one: who may land where."""

import pytest

from estafette.engine import Pass
from estafette.games.pitts_war.actions import (
    Activate,
    Assault,
    Enter,
    Halt,
    Influence,
    Leave,
    Place,
    PlayMarker,
    SetOut,
)
from estafette.games.pitts_war.battle import begin
from estafette.games.pitts_war.diplomacy import cannot_influence
from estafette.games.pitts_war.events import EVENTS, Moment, cannot_play, play
from estafette.games.pitts_war.sea import cannot_assault
from estafette.games.pitts_war.sides import COALITION, FRENCH, Until
from tests.games.pitts_war.marching import marching, name, on_march, turn_of
from tests.games.pitts_war.position import given, the_box
from tests.referee import Referee, rule

AT_WAR = {
    **{"britain": "coalition", "portugal": "coalition", "kingdom-of-naples": "coalition"},
    **{"spain": "coalition"},
}


def table(**more):
    return given(stance={**AT_WAR, **more.pop("stance", {})}, **more)


def may_set_out_with(game, area, marker):
    """Why the force of an area may not set out with this marker; None if it may."""
    march = on_march(game, area)
    game.hands[march.side] = [marker]
    return cannot_play(game, march.side, Moment.SET_OUT, PlayMarker(marker))


def refusal(game, start, area, grant, points=6):
    on_march(game, start, points, grant=grant)
    return cannot_assault(game, Assault(area))


@rule("pitts-war card.f.sardaigne-corse")
def test_sardinia_or_corsica():  # mea.sardaigne
    game = table(fr_alps="marseille 1", year=1793, flags={"corsica": "britain"})

    for area in ("sardinia", "corsica"):
        assert refusal(game, "marseille", area, "f-sardaigne-corse") is None
    found = refusal(game, "marseille", "naples", "f-sardaigne-corse")
    assert found.rule == "card.f.sardaigne-corse"


@rule("pitts-war card.f.sardaigne-corse")
def test_a_friendly_corsica_is_reached_by_a_plain_sea_move():
    hand = {"coalition": ["c-royal-navy"]}
    game = table(fr_alps="marseille 1", year=1793, hand=hand)
    referee = marching(game, "marseille", 4, grant="f-sardaigne-corse")
    referee.choose(Assault("corsica"))

    assert game.where["fr-alps"] == "corsica"
    assert not game.march.is_ashore
    assert "window.enemy-sails" not in referee.keys
    assert game.hands[COALITION] == ["c-royal-navy"]


@rule("pitts-war card.f.sardaigne-corse", "pitts-war card.f.armee-cotiere")
@pytest.mark.parametrize("marker", ["f-sardaigne-corse", "f-armee-cotiere"])
def test_one_army_of_two_steps_at_most(marker):
    rule_ = f"card.f.{marker[2:]}"
    assert may_set_out_with(table(fr_italy="marseille 3"), "marseille", marker).rule == rule_
    game = table(fr_alps="marseille 1", fr_interior="marseille 1")
    assert may_set_out_with(game, "marseille", marker).rule == rule_
    assert may_set_out_with(table(fr_alps="marseille 2"), "marseille", marker) is None
    inland = may_set_out_with(table(fr_alps="lyon 2"), "lyon", marker)
    assert inland.rule == "naval.assault.start-end"


@rule("pitts-war card.f.irlande")
def test_ireland_is_for_one_step():  # mea.irlande
    assert may_set_out_with(table(fr_coastal="brest 2"), "brest", "f-irlande").rule == (
        "card.f.irlande"
    )
    game = table(fr_coastal="brest 1")
    assert may_set_out_with(game, "brest", "f-irlande") is None
    assert refusal(game, "brest", "dublin", "f-irlande") is None
    assert refusal(game, "brest", "portsmouth", "f-irlande").rule == "card.f.irlande"


@rule("pitts-war card.f.armee-cotiere")
def test_the_coastal_army_lands_anywhere_but_in_britain():  # mea.armee-cotiere
    game = table(fr_coastal="brest 2", year=1799)

    assert refusal(game, "brest", "lisbon", "f-armee-cotiere") is None
    assert refusal(game, "brest", "burgos", "f-armee-cotiere") is None
    assert refusal(game, "brest", "dublin", "f-armee-cotiere").rule == "card.f.armee-cotiere"


@rule("pitts-war card.c.royaume-corse")
def test_the_kingdom_of_corsica_opens_the_mediterranean_coast():
    game = table(br_med_sea="gibraltar 2", flags={"jaffa": "france"})

    assert refusal(game, "gibraltar", "perpignan", "c-royaume-corse") is None
    assert refusal(game, "gibraltar", "jaffa", "c-royaume-corse") is None
    assert refusal(game, "gibraltar", "brest", "c-royaume-corse").rule == "card.c.royaume-corse"
    big = table(br_peninsula="gibraltar 3")
    assert may_set_out_with(big, "gibraltar", "c-royaume-corse").rule == "card.c.royaume-corse"


@rule("pitts-war card.c.amiraute.assault")
def test_the_admiralty_carries_two_steps():  # nd.amiraute
    found = may_set_out_with(table(br_peninsula="london 3"), "london", "c-amiraute")
    assert found.rule == "card.c.amiraute.assault"

    game = table(br_peninsula="london 2")
    assert may_set_out_with(game, "london", "c-amiraute") is None
    assert refusal(game, "london", "rouen", "c-amiraute") is None
    assert refusal(game, "london", "rennes", "c-amiraute").rule == "naval.assault.port-only"


@rule("pitts-war card.c.walcheren")
def test_walcheren_is_in_the_low_countries():
    stance = {"netherlands": "french", "flanders": "french"}
    game = table(br_peninsula="london 2", stance=stance)

    assert refusal(game, "london", "flushing", "c-walcheren") is None
    assert refusal(game, "london", "rouen", "c-walcheren").rule == "card.c.walcheren"
    found = may_set_out_with(table(br_peninsula="london 3"), "london", "c-walcheren")
    assert found.rule == "card.c.walcheren"


@rule("pitts-war supply.sea-control.france", "pitts-war naval.assault.marker")
def test_a_french_naval_marker_gives_the_sea():
    game = table(fr_alps="marseille 1", hand={"french": ["f-sardaigne-corse"]}, dice=[4])
    name(game, "marseille", PlayMarker("f-sardaigne-corse"))

    assert game.french_at_sea
    assert game.march.grant == "f-sardaigne-corse"
    game = table(br_med_sea="gibraltar 2", hand={"coalition": ["c-amiraute"]})
    name(game, "gibraltar", PlayMarker("c-amiraute"))
    assert not game.french_at_sea


CAMP = {"fr_grand_army": "boulogne 3", "fr_cav_res": "boulogne 1"}
CHIEFS = {"napoleon": "boulogne", "murat": "boulogne"}


@rule("pitts-war card.f.boulogne")
@pytest.mark.parametrize(("die", "crosses"), [(5, False), (6, True)])
def test_the_channel_is_crossed_on_a_six(die, crosses):  # mea.boulogne-roll nav.strait-limit
    hand = {"french": ["f-boulogne"]}
    pieces = {**CAMP, **CHIEFS, "br_anglo_dutch": "dover 2"}
    game = given("great-empire", year=1805, hand=hand, dice=[4, die, 1], **pieces)
    referee = name(game, "boulogne", PlayMarker("f-boulogne"), Assault("dover"), SetOut())
    referee.choose(Assault("dover"))
    while not referee.is_over:
        referee.choose(Pass())

    assert (game.where["fr-grand-army"] == "dover") is crosses
    assert game.march.is_over is not crosses
    if crosses:
        assert game.clashes[0].border == "strait"
        assert begin(game, game.clashes[0]).attacker.side is FRENCH


@rule("pitts-war card.f.boulogne")
def test_the_camp_is_of_four_steps_and_two_leaders_by_the_channel():  # nav.strait-limit
    table_ = {"scenario": "great-empire", "year": 1805}
    five = given(**table_, **CAMP, **CHIEFS, fr_north="boulogne 1")
    assert may_set_out_with(five, "boulogne", "f-boulogne").key == "sea.too-strong"
    one = given(**table_, **CAMP, napoleon="boulogne")
    assert may_set_out_with(one, "boulogne", "f-boulogne").key == "marker.two-leaders"
    inland = given(**table_, fr_grand_army="lille 3", napoleon="lille", murat="lille")
    assert may_set_out_with(inland, "lille", "f-boulogne").key == "marker.no-channel"
    assert may_set_out_with(given(**table_, **CAMP, **CHIEFS), "boulogne", "f-boulogne") is None


@rule("pitts-war card.f.boulogne.march")
def test_the_camp_may_march_six_points_without_attrition():  # mea.boulogne-march
    hand = {"french": ["f-boulogne"]}
    game = given("great-empire", year=1805, sub_impulse=True, hand=hand, **CAMP, **CHIEFS)
    referee = name(game, "boulogne", PlayMarker("f-boulogne"), SetOut())
    assert referee.decision.key == "march.who-goes"
    referee.choose(SetOut())

    assert game.march.points == 6
    referee.choose(Enter("lille"), Halt())
    assert "trial.rolled" not in referee.keys
    assert game.march.is_over


def place_all(referee):
    """Whoever is asked puts his armies in the first area that is offered."""
    while not referee.is_over:
        referee.choose(referee.options[0])


EXPEDITION = {"french": ["f-expedition-egypte"]}


def sailing_to_egypt(**more):
    """The marker is played, and the army of Egypt is about to land."""
    game = given(
        year=1798,
        hand={**EXPEDITION, **more.pop("hand", {})},
        **{"fr_alps": "lyon 1", "fr_italy": "milan 3", "napoleon": "milan"},
        **more,
    )
    referee = turn_of(game, "french")
    referee.choose(PlayMarker("f-expedition-egypte"), Place("fr-egypt", "marseille"))
    return game


@rule("pitts-war card.f.expedition-egypte")
def test_the_army_of_egypt_assembles_with_napoleon():  # rv.egypt.assault
    game = sailing_to_egypt()

    assert (game.where["fr-egypt"], game.steps["fr-egypt"]) == ("marseille", 2)
    assert game.leaders == {"napoleon": "marseille"}
    assert game.french_at_sea
    assert game.lasting["f-expedition-egypte:due"] is Until.YEAR


@rule("pitts-war card.f.expedition-egypte")
def test_napoleon_sails_although_he_has_moved_before():
    game = sailing_to_egypt(facts=dict.fromkeys(("moved", "led"), frozenset({"napoleon", "hoche"})))

    assert game.moved == game.led == {"hoche"}


@rule("pitts-war card.f.expedition-egypte")
def test_without_napoleon_there_is_no_expedition():
    game = given(year=1798, hand=EXPEDITION, fr_alps="lyon 1")

    found = cannot_play(game, FRENCH, Moment.TURN, PlayMarker("f-expedition-egypte"))
    assert found.key == "marker.no-napoleon"
    taken = {"marseille": "austria", "corsica": "austria"}
    game = given(year=1798, hand=EXPEDITION, fr_alps="lyon 1", napoleon="lyon", flags=taken)
    found = cannot_play(game, FRENCH, Moment.TURN, PlayMarker("f-expedition-egypte"))
    assert found.key == "marker.no-port"


@rule("pitts-war card.f.expedition-egypte.assault", "pitts-war levant.france-entry")
def test_the_expedition_must_land_at_alexandria():  # rv.egypt.assault
    game = sailing_to_egypt(dice=[1])
    referee = turn_of(game, "french")
    assert referee.refusal(Pass()).rule == "card.f.expedition-egypte.assault"
    referee.choose(Activate("marseille"))
    assert referee.refusal(Leave("napoleon")).rule == "card.f.expedition-egypte.assault"
    referee.choose(SetOut())
    place_all(referee)

    assert game.where["fr-egypt"] == "alexandria"
    assert game.leaders["napoleon"] == "alexandria"
    assert game.march.is_over
    assert game.stance["egypt"] == game.stance["turkey"] == "coalition"
    assert game.lasting["f-expedition-egypte"] == "ever"


@rule("pitts-war card.f.expedition-egypte.defenders")
def test_mameluks_and_egyptians_gather_inland():
    game = sailing_to_egypt(dice=[1], egyptians="alexandria", mameluks="cairo")
    referee = turn_of(game, "french")
    referee.choose(Activate("marseille"), SetOut())
    seen = []
    while not referee.is_over:
        seen += [choice.area for choice in referee.options if isinstance(choice, Place)]
        referee.choose(referee.options[0])

    assert "alexandria" not in seen
    assert "cairo" in seen
    assert game.at("alexandria", COALITION) == ()
    assert {game.side("mameluks"), game.side("egyptians")} == {COALITION}


@rule("pitts-war card.c.aboukir")
@pytest.mark.parametrize(("die", "lands"), [(4, True), (5, False)])
def test_aboukir_stops_the_expedition_on_five(die, lands):  # nav.aboukir
    game = sailing_to_egypt(hand={"coalition": ["c-aboukir"]}, dice=[3, die])
    referee = turn_of(game, "french")
    referee.choose(Activate("marseille"), SetOut())
    referee.choose(PlayMarker("c-aboukir"))
    place_all(referee)

    assert (game.where["fr-egypt"] == "alexandria") is lands
    assert referee.fact("marker.aboukir")["die"] == die
    assert "f-expedition-egypte:due" not in game.lasting
    if not lands:
        assert game.stance["egypt"] == "neutral"
        assert Pass() in turn_of(game, "french").options or game.passed


@rule("pitts-war card.c.aboukir", "pitts-war card.c.nelson")
def test_when_aboukir_fails_another_fleet_may_stop_the_expedition():
    game = sailing_to_egypt(hand={"coalition": ["c-aboukir", "c-royal-navy"]}, dice=[3, 4])
    referee = turn_of(game, "french")
    referee.choose(Activate("marseille"), SetOut())
    referee.choose(PlayMarker("c-aboukir"), PlayMarker("c-royal-navy"))

    assert game.where["fr-egypt"] == "marseille"


@rule("pitts-war card.c.jervis.neutral", "pitts-war card.c.jervis.after")
@pytest.mark.parametrize("moment", [Moment.DIPLOMACY, Moment.TURN])
def test_jervis_takes_spain_out_of_the_war(moment):  # mea.jervis
    stance = {"spain": "french", "britain": "coalition"}
    hand = {"coalition": ["c-jervis"]}
    game = given(year=1797, stance=stance, hand=hand, sp_south="bayonne 1", fr_alps="madrid 1")
    referee = Referee(game, play(game, COALITION, "c-jervis", moment))
    while not referee.is_over:
        referee.choose(referee.options[0])

    assert game.stance["spain"] == "aloof"
    assert game.owner(game.where["sp-south"]) == "spain"
    assert game.owner(game.where["fr-alps"]) == "france"
    assert game.lasting["c-jervis"] == "ever"


@rule("pitts-war card.c.jervis.after")
def test_after_jervis_san_ildefonso_brings_spain_back_no_more():
    hand = {"french": ["f-san-ildefonso"]}
    lasting = {"c-jervis": "ever"}
    game = given(year=1797, stance={"spain": "coalition"}, hand=hand, lasting=lasting)

    marker = PlayMarker("f-san-ildefonso")
    assert ("f-san-ildefonso", Moment.DIPLOMACY) in EVENTS
    assert cannot_play(game, FRENCH, Moment.DIPLOMACY, marker).rule == "card.c.jervis.after"


@rule("pitts-war card.c.jervis.neutral")
def test_jervis_cannot_free_a_spain_that_is_no_ally():
    game = given(stance={"spain": "coalition"}, hand={"coalition": ["c-jervis"]})

    found = cannot_play(game, COALITION, Moment.TURN, PlayMarker("c-jervis"))
    assert found.rule == "card.c.jervis.neutral"


@rule("pitts-war levant.egypt-diplomacy")
def test_both_sides_may_court_egypt():  # dt.egypt-diplomacy
    for side in (FRENCH, COALITION):
        hand = {"french": ["f-indes"], "coalition": ["c-famine"]}
        game = given(year=1802, hand=hand, active=str(side))
        assert cannot_influence(game, side, Influence("egypt")) is None


@rule("pitts-war table.terrain.port")
def test_ports_are_on_some_sea():
    box = the_box()

    assert all(box.areas[port].seas for port in box.ports)
