"""The papers beside the map."""

import pytest

from estafette.games.pitts_war.affairs import (
    Battle,
    Clash,
    Engaged,
    March,
    Surrender,
    Treaty,
    Trial,
)
from estafette.games.pitts_war.papers import sheets
from estafette.games.pitts_war.score import tally
from estafette.games.pitts_war.sides import COALITION, FRENCH
from tests.games.pitts_war.position import given
from tests.referee import rule


def papers(game, seat=None, *, in_activation=False):
    """The sheets on the table by their keys, the last of a kind."""
    lying = sheets(game, seat, tally(game), in_activation=in_activation)
    return {sheet.key: sheet.facts for sheet in lying}


def with_facts(**facts):
    return papers(given(fr_north="lille 2", au_flanders="brussels 2", facts=facts))


@rule("pitts-war turn.activation.order", "pitts-war turn.activation.pass")
def test_the_impulse_and_who_has_passed():
    game = given(bad_weather=True, facts={"passed": (FRENCH,)})
    found = papers(game, in_activation=True)

    assert found["sheet.impulse"] == {"weather": "bad", "led": False, "side": COALITION}
    assert found["sheet.passed"] == {"side": FRENCH}
    assert "sheet.impulse" not in papers(game)


@rule("pitts-war movement.potential.roll")
def test_the_force_on_the_march_and_its_points():
    march = March(FRENCH, ["fr-north"], ["napoleon"], "lille", "lille")
    game = given(fr_north="lille", facts={"march": march})
    before = papers(game, in_activation=True)

    assert before["sheet.setting-out"]["pieces"] == ("napoleon", "fr-north")
    march.is_rolled, march.points, march.is_forced, march.is_cut = True, 3, True, True
    after = papers(game, in_activation=True)["sheet.march"]
    assert (after["points"], after["forced"], after["hungry"], after["worn"]) == (
        *(3, True, True, False),
    )


@rule("pitts-war naval.capacity.steps", "pitts-war supply.sea-control.france")
def test_battles_that_wait_and_what_the_fleets_have_carried():
    facts = {
        "clashes": [Clash("brussels", FRENCH)],
        "french_at_sea": True,
        "shipped": {"britain": 2},
    }
    found = papers(given(facts=facts), in_activation=True)

    assert found["sheet.clash"] == {"area": "brussels", "side": FRENCH}
    assert "sheet.french-at-sea" in found
    assert found["sheet.shipped"]["steps"] == 2
    assert found["sheet.shipped"]["most"] > 2


@rule("pitts-war component.dice")
def test_a_die_that_is_about_to_fall():
    bare = with_facts(trial=Trial("evasion", FRENCH))
    weighed = with_facts(trial=Trial("evasion", FRENCH, tally=[("napoleon", 3)]))

    assert bare["sheet.trial"] == {"what": "evasion", "side": FRENCH}
    assert weighed["sheet.trial-tally"]["tally"] == (("napoleon", 3),)
    assert "sheet.trial" not in weighed


@rule("pitts-war battle.modifiers.own")
def test_a_battle_side_by_side():
    french = Engaged(FRENCH, ["fr-north"], commander="napoleon", tally=[("napoleon", 3)])
    coalition = Engaged(COALITION, ["au-flanders", "pr-rhine"], is_supplied=False)
    battle = Battle(Clash("brussels", FRENCH), french, coalition)
    found = with_facts(battle=battle)

    assert found["sheet.battle"] == {"area": "brussels", "attacker": FRENCH}
    assert found["sheet.engaged"] == {
        **{"side": COALITION, "steps": 2, "pieces": ("au-flanders",), "commander": "nobody"},
    }
    assert found["sheet.hungry"] == {"side": COALITION}
    assert found["sheet.modifiers"] == {"side": FRENCH, "tally": (("napoleon", 3),)}
    assert "sheet.battle-die" not in found
    french.die, french.inflicts, battle.winner = 4, 2, FRENCH
    found = with_facts(battle=battle)
    assert found["sheet.battle-die"] == {"side": FRENCH, "die": 4, "total": 7, "steps": 2}
    assert found["sheet.battle-won"] == {"side": FRENCH, "area": "brussels"}


@rule("pitts-war surrender.trigger", "pitts-war surrender.roll")
def test_a_power_whose_capital_is_lost_sees_what_it_must_roll():
    """Berlin is taken with two stars; that of Königsberg, which pays from 1804, is left."""
    road = ("hanover", "kassel", "mainz", "magdeburg", "berlin", "cologne", "brussels")
    flags = dict.fromkeys(road, "france")
    found = papers(given(year=1806, flags=flags, pr_silesia="konigsberg"))

    assert found["sheet.in-danger"] == {"power": "prussia", "stars": 1}
    assert "sheet.in-danger" not in papers(given(year=1806))


@rule("pitts-war surrender.roll", "pitts-war peace.capture-areas")
def test_a_surrender_and_its_terms():
    terms = Surrender("austria", FRENCH, stars=2)

    assert with_facts(surrender=terms)["sheet.surrender"] == {
        **{"power": "austria", "side": FRENCH, "stars": 2},
    }
    assert "sheet.terms" not in with_facts(surrender=terms)
    terms.areas = 2
    assert with_facts(surrender=terms)["sheet.terms"] == {"side": FRENCH, "areas": 2}


@rule("pitts-war victory.final.france", "pitts-war scenario.1792.victory.france-minors")
@pytest.mark.parametrize("seat", ["french", "coalition", None])
def test_each_seat_reads_its_own_goal(seat):
    campaign = papers(given(), seat)
    liberty = papers(given("liberty-or-death"), seat)

    assert campaign["sheet.goal"] == {"side": seat or "both", "last": 1815}
    assert liberty["sheet.goal-republic"] == {"side": seat or "both", "last": 1800}
    assert liberty["sheet.minors"] == {"minors": (), "needed": 6}
    assert liberty["sheet.british-allies"] == {"powers": ("prussia", "austria"), "most": 1}
    assert "sheet.minors" not in campaign


@rule("pitts-war turn.end.vp")
def test_the_points_of_france_with_their_reasons():
    assert papers(given())["sheet.points"] == {"points": 0}
    found = with_facts(fallen=(("austria", FRENCH),))
    assert found["sheet.points-tally"] == {"points": 1, "tally": (("points.peaces", 1),)}


@rule("pitts-war diplomacy.status", "pitts-war peace.observe")
def test_alliances_neutrals_treaties_and_forced_allies():
    game = given(
        stance={"prussia": "peace", "spain": "peace", "bavaria": "french", "denmark": "aloof"},
        facts={
            "treaties": {"prussia": Treaty(FRENCH, 1798, binds=True)},
            "forced": ("bavaria",),
            "liberation": True,
        },
    )
    found = papers(game)

    assert {"france", "bavaria"} == set(found["sheet.alliance-french"]["powers"])
    assert "austria" in found["sheet.alliance-coalition"]["powers"]
    assert {"denmark", "turkey"} <= set(found["sheet.neutral"]["powers"])
    assert found["sheet.treaty"] == {
        **{"power": "prussia", "side": FRENCH, "until": 1798, "binds": True},
    }
    assert found["sheet.peace-over"] == {"powers": ("spain",)}
    assert found["sheet.forced"] == {"powers": ("bavaria",)}
    assert "sheet.liberation" in found
    assert "sheet.forced" not in papers(given())


@rule("pitts-war event.override", "pitts-war event.play.timing.economic")
def test_what_markers_have_left_behind():
    game = given(
        lasting={"c-boue": "impulse", "c-tambours:austria": "ever", "ashore:lille": "impulse"},
        facts={
            "penalties": ("f-valmy",),
            "savings": 2,
            "credit": {"austria": 3, "prussia": 1},
            "debit": {"france": 1, "prussia": 1, "bavaria": 99},
        },
    )
    found = papers(game)

    assert found["sheet.lasting"] == {"markers": ("c-boue", "c-tambours")}
    assert "sheet.penalty-battle" in found
    assert "sheet.penalty-movement" not in found
    assert found["sheet.savings"] == {"points": 2}
    assert found["sheet.credit"] == {"power": "austria", "points": 3}
    assert found["sheet.debit"] == {"power": "france", "points": 1}
    assert found["sheet.no-points"] == {"power": "bavaria"}
    assert {"sheet.lasting", "sheet.credit", "sheet.savings"}.isdisjoint(papers(given()))


@rule("pitts-war unit.steps")
def test_the_steps_on_the_map_and_what_is_out_of_the_game():
    found = with_facts(lost=("hoche",), disgraced={"murat": 1808})

    assert found["sheet.forces"] == {"french": 2, "coalition": 2}
    assert found["sheet.lost"] == {"pieces": ("hoche",)}
    assert found["sheet.disgraced"] == {"leader": "murat", "year": 1808}
