"""Naval assaults: what they need, what they cost, who cancels them."""

import pytest

from estafette.engine import Pass
from estafette.games.pitts_war.actions import (
    Assault,
    Enter,
    Halt,
    PlayMarker,
    SetOut,
    TakeControl,
)
from estafette.games.pitts_war.battle import begin
from estafette.games.pitts_war.modifiers import reckon
from estafette.games.pitts_war.sea import cannot_assault
from estafette.games.pitts_war.sides import COALITION, FRENCH
from tests.games.pitts_war.marching import marching, name, on_march
from tests.games.pitts_war.position import given
from tests.referee import rule

AT_WAR = {
    **{"britain": "coalition", "portugal": "coalition", "netherlands": "french"},
    **{"flanders": "french", "kingdom-of-naples": "coalition", "spain": "french"},
}


def table(**more):
    return given(stance={**AT_WAR, **more.pop("stance", {})}, **more)


def refusal(game, start, area, grant, points=4, **facts):
    on_march(game, start, points, grant=grant, **facts)
    return cannot_assault(game, Assault(area))


@rule("pitts-war naval.assault.marker", "pitts-war naval.strait-assault")
def test_without_a_marker_there_is_no_assault():  # nav.assault-no-marker
    game = table(br_anglo_dutch="london 2", fr_north="boulogne 2")

    assert refusal(game, "london", "antwerp", "").rule == "naval.assault.marker"
    assert refusal(game, "boulogne", "dover", "").rule == "naval.strait-assault"


@rule("pitts-war card.c.walcheren", "pitts-war naval.assault.stop")
def test_walcheren():  # nav.assault-walcheren
    hand = {"coalition": ["c-walcheren"]}
    game = table(br_anglo_dutch="london 2", dutch="flushing 1", hand=hand, year=1809, dice=[5])
    referee = name(game, "london", PlayMarker("c-walcheren"), SetOut())
    assert {choice.area for choice in referee.options if isinstance(choice, Assault)} == {
        *("antwerp", "flushing", "amsterdam"),
    }
    referee.choose(Assault("flushing"), Pass())

    assert game.where["br-anglo-dutch"] == "flushing"
    assert referee.fact("sea.assaults")["area"] == "flushing"
    assert game.march.is_ashore
    assert (game.clashes[0].border, game.clashes[0].came_from) == ("sea", "london")
    assert game.shipped == {}


@rule("pitts-war naval.assault.modifier")
def test_the_landing_force_has_one_against_it():  # nav.assault-walcheren
    game = table(br_anglo_dutch="london 2", dutch="flushing 1")
    referee = marching(game, "london", 4, grant="c-walcheren")
    referee.choose(Assault("flushing"), Pass())
    game.battle = begin(game, game.clashes[0])
    for engaged in game.battle.sides:
        engaged.lead = engaged.armies[0]
    reckon(game)

    assert ("battle.sea", -1) in game.battle.attacker.tally


@rule("pitts-war naval.assault.stop")
def test_after_a_landing_nobody_marches_on_but_a_flag_may_be_raised():
    game = table(br_anglo_dutch="london 2")
    referee = marching(game, "london", 4, grant="c-amiraute")
    referee.choose(Assault("amsterdam"))

    assert referee.refusal(Enter("munster")).rule == "naval.assault.stop"
    assert referee.options == (TakeControl(), Halt())
    referee.choose(TakeControl())
    assert game.flags["amsterdam"] == "britain"
    assert game.march.is_over


@rule("pitts-war naval.assault.start-end")
def test_an_assault_begins_in_a_friendly_port():  # nd.assault-start
    game = table(br_anglo_dutch="york 2")
    assert refusal(game, "york", "antwerp", "c-amiraute").rule == "naval.assault.start-end"
    game = table(br_anglo_dutch="london 2")
    found = refusal(game, "london", "antwerp", "c-amiraute", came_from="york")
    assert found.rule == "naval.assault.start-end"
    game = table(br_anglo_dutch="antwerp 2")
    assert refusal(game, "antwerp", "amsterdam", "c-amiraute").rule == "naval.assault.start-end"


@rule("pitts-war naval.assault.start-end")
def test_an_assault_ends_in_an_enemy_area():
    game = table(br_anglo_dutch="london 2")

    assert refusal(game, "london", "lisbon", "c-amiraute").rule == "naval.assault.start-end"
    assert refusal(game, "london", "stockholm", "c-amiraute").rule == "naval.assault.start-end"


@rule("pitts-war naval.assault.port-only", "pitts-war card.c.royal-navy.assault")
def test_an_assault_needs_a_port():  # rv.naval.port-only
    game = table(br_anglo_dutch="gibraltar 2", sp_south="barcelona 1")

    assert refusal(game, "gibraltar", "gerona", "c-royal-navy").rule == "naval.assault.port-only"
    assert refusal(game, "gibraltar", "barcelona", "c-royal-navy") is None


@rule("pitts-war card.c.royal-navy.assault")
def test_the_royal_navy_carries_the_british():
    hand = {"coalition": ["c-royal-navy"]}
    game = table(portuguese="lisbon 2", br_anglo_dutch="london 2", hand=hand)

    referee = name(game, "lisbon")
    assert referee.refusal(PlayMarker("c-royal-navy")).rule == "card.c.royal-navy.assault"
    referee = name(game, "london")
    referee.choose(PlayMarker("c-royal-navy"))
    assert game.march.grant == "c-royal-navy"


@rule("pitts-war naval.assault.cost", "pitts-war fortress.empty.cost")
def test_an_empty_fortress_makes_a_landing_dearer():  # rv.naval.fortress-cost
    game = table(br_anglo_dutch="london 2")
    assert refusal(game, "london", "antwerp", "c-walcheren", 3).rule == "naval.assault.cost"
    assert refusal(game, "london", "antwerp", "c-walcheren", 4) is None

    referee = marching(game, "london", 5, grant="c-walcheren")
    referee.choose(Assault("antwerp"))
    assert game.flags["antwerp"] == "britain"
    assert game.march.points == 1


@rule("pitts-war naval.assault.cost")
def test_a_landing_costs_two_and_no_ships():  # rv.naval.capacity-free
    game = table(br_anglo_dutch="london 2", facts={"shipped": {"britain": 4}})
    assert refusal(game, "london", "amsterdam", "c-amiraute", 2) is None
    assert refusal(game, "london", "amsterdam", "c-amiraute", 1).rule == "naval.assault.cost"
    found = refusal(game, "london", "amsterdam", "c-amiraute", 2, potential=2)
    assert found.rule == "naval.needs-mp"

    referee = marching(game, "london", 3, grant="c-amiraute")
    referee.choose(Assault("amsterdam"))
    assert game.shipped == {"britain": 4}
    assert game.march.points == 1


@rule("pitts-war naval.strait-assault.limit", "pitts-war naval.strait-assault")
def test_four_steps_cross_a_strait():  # nav.strait-limit
    pieces = {"br_anglo_dutch": "palermo 2", "br_med_sea": "palermo 2", "wellington": "palermo"}
    game = table(**pieces, flags={"naples": "france"})
    assert refusal(game, "palermo", "naples", "c-royal-navy", 3) is None
    assert refusal(game, "palermo", "naples", "c-royal-navy", 2).rule == "naval.assault.cost"

    game = table(**pieces, br_peninsula="palermo 1", flags={"naples": "france"})
    found = refusal(game, "palermo", "naples", "c-royal-navy", 3)
    assert found.rule == "naval.strait-assault.limit"


@rule("pitts-war naval.baltic-winter")
def test_no_landing_in_the_ice_but_a_strait_may_be_crossed():
    stance = {"denmark": "french", "sweden": "coalition"}
    game = table(br_anglo_dutch="london 2", bad_weather=True, stance=stance)
    found = refusal(game, "london", "copenhagen", "c-amiraute", 6)
    assert found.rule == "naval.baltic-winter"

    game = table(swedes="goteborg 2", bad_weather=True, stance=stance)
    assert refusal(game, "goteborg", "copenhagen", "c-amiraute", 6) is None


@rule("pitts-war supply.landed-force")
def test_on_a_coast_without_a_port_the_boats_feed_the_force_for_the_impulse():
    game = table(br_med_sea="gibraltar 1", flags={})
    referee = marching(game, "gibraltar", 4, grant="c-royaume-corse")
    referee.choose(Assault("perpignan"))

    assert "ashore:perpignan" in game.lasting
    assert game.where["br-med-sea"] == "perpignan"
    assert game.flags["perpignan"] == "britain"


@rule("pitts-war naval.assault.marker")
@pytest.mark.parametrize(
    ("marker", "side", "rule_"),
    [
        ("c-royaume-corse", FRENCH, "card.c.royaume-corse.cancel"),
        ("c-royal-navy", FRENCH, "card.c.royal-navy"),
        ("c-amiraute", FRENCH, "card.c.amiraute"),
        ("c-jervis", FRENCH, "card.c.jervis"),
        ("c-nelson", FRENCH, "card.c.nelson"),
        ("c-aboukir", FRENCH, "card.c.aboukir.other"),
        ("f-mutinerie", COALITION, "card.f.mutinerie"),
    ],
)
def test_the_enemy_cancels_an_assault(
    marker, side, rule_
):  # nav.cancel nd.amiraute nd.aboukir-other
    hand = {str(side.enemy): [marker]}
    game = table(fr_alps="brest 2", br_anglo_dutch="london 2", hand=hand)  # mea.mutinerie
    start, grant, area = {
        FRENCH: ("brest", "f-armee-cotiere", "lisbon"),
        COALITION: ("london", "c-walcheren", "amsterdam"),
    }[side]
    referee = marching(game, start, 4, grant=grant)
    referee.choose(Assault(area), PlayMarker(marker))

    assert rule_.startswith(f"card.{marker[0]}.{marker[2:]}")
    assert game.where[game.march.armies[0]] == start
    assert game.march.is_over
    assert game.clashes == []
    assert referee.keys[-2:] == ["sea.cancelled", "march.ends"]
    assert "trial.rolled" not in referee.keys


@rule(
    "pitts-war card.c.royaume-corse.cancel",
    "pitts-war card.c.royal-navy",
    "pitts-war card.c.amiraute",
    "pitts-war card.c.jervis",
    "pitts-war card.c.nelson",
    "pitts-war card.c.aboukir.other",
    "pitts-war card.f.mutinerie",
)
@pytest.mark.parametrize(
    ("marker", "own"),
    [
        *[(m, "f-armee-cotiere") for m in ("c-royaume-corse", "c-royal-navy", "c-amiraute")],
        *[(m, "f-armee-cotiere") for m in ("c-jervis", "c-nelson", "c-aboukir")],
        ("f-mutinerie", "c-walcheren"),
    ],
)
def test_an_assault_that_is_let_be_takes_place(marker, own):
    enemy = "coalition" if own[0] == "f" else "french"
    game = table(fr_alps="brest 2", br_anglo_dutch="london 2", hand={enemy: [marker]})
    start, area = ("brest", "lisbon") if own[0] == "f" else ("london", "amsterdam")
    referee = marching(game, start, 4, grant=own)
    referee.choose(Assault(area))
    assert referee.options == (PlayMarker(marker), Pass())
    assert referee.decision.facts["area"] == area
    referee.choose(Pass())

    assert game.where[game.march.armies[0]] == area
    assert game.hands[COALITION] + game.hands[FRENCH] == [marker]
