"""The year 1805 of the rulebook's example, act by act, through the sequence of play."""

from typing import Any

from estafette.engine import Play
from estafette.games.napoleon_against_europe.actions import Activate, Go, Operate, PlayCard
from estafette.games.napoleon_against_europe.affairs import Berth
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from estafette.games.napoleon_against_europe.supply import is_supplied
from tests.games.napoleon_against_europe.mustering import seen
from tests.games.napoleon_against_europe.year_of_1805 import (
    ACTION,
    MARCH,
    answer,
    ball_blockades_toulon,
    begun,
    charles_besieges_mantua,
    charles_is_destroyed,
    koutouzov_comes_back,
    koutouzov_marches,
    koutouzov_retakes_vienna,
    mack_takes_ulm,
    marmont_marches,
    naples_attacks_rome,
    napoleon_destroys_mack,
    napoleon_takes_vienna,
    played,
    saint_cyr_takes_rome,
    schulmeister_misleads,
    skip,
    told,
)
from tests.referee import rule

GRANDE, ALLEMAGNE, RUSSE = "grande-armee", "armee-d-allemagne", "1re-armee"


def rolled(play: Play, key: str) -> list[tuple[dict[str, int], int, Any]]:
    """What weighed on each die told under this key, its total, and what came of it."""
    results = ("lost", "losses", "result", "succeeds")
    return [
        (
            dict(facts["tally"]),
            facts["total"],
            next(facts[each] for each in results if each in facts),
        )
        for facts in told(play, key)
    ]


def refused(play: Play, action: Any) -> str:
    assert play.asked is not None
    refusal = play.asked.why_not(action)
    return "" if refusal is None else refusal.rule


@rule("napoleon-against-europe example 1805")
@rule("napoleon-against-europe attrition.steps-counted")
@rule("napoleon-against-europe attrition.national-first-loss")
@rule("napoleon-against-europe reserve-pa.store")
@rule("napoleon-against-europe movement.slowest")
def test_the_corps_that_marmont_takes_up_is_tested_with_him_and_the_bavarians_are_not() -> None:
    """[ex1805.r2.perse] [ex1805.r2.marmont-route] [ex1805.r2.marmont-attrition]"""
    play = played(marmont_marches)
    game = play.game
    weight = {"attrition.march": 3, "attrition.french": -1}
    assert rolled(play, "attrition.rolled") == [(weight, 7, 1)]
    assert [facts["star"] for facts in told(play, "attrition.rolled")] == [3]
    assert seen(game, "wurtzbourg") == "marmont: 2 fr-elite-, corps-hollande-, corps-baviere-"
    assert game.flags["erfurt"] == "france"
    skip(play, ACTION)
    assert game.stock[EMPIRE] == 1


@rule("napoleon-against-europe example 1805")
@rule("napoleon-against-europe movement.no-neutral")
def test_marmont_does_not_cross_hesse() -> None:
    play = begun()
    answer(play, ACTION, Operate(), Activate("fr-elite-5"))
    skip(play, MARCH)
    assert refused(play, Go("kassel")) == "movement.no-neutral"
    assert refused(play, Go("berg")) == ""


@rule("napoleon-against-europe example 1805")
@rule("napoleon-against-europe scenario.1805.special.sieges")
def test_the_coalition_has_to_begin_with_mantua_or_ulm() -> None:
    """[ex1805.r2.compulsory] [ex1805.r2.mantua-entry] [ex1805.r2.mantua-siege]"""
    play = played(marmont_marches)
    skip(play, ACTION)
    assert refused(play, PlayCard("4C")) == "scenario.1805.special.sieges"
    play = played(charles_besieges_mantua)
    sieges = [({"siege.general": 1, "siege.citadel": -2}, 5, "stable")]
    assert rolled(play, "siege.rolled") == sieges
    assert play.game.sieges == {"mantoue": 1}
    assert (play.game.round, play.game.stock[COALITION]) == (3, 0)


@rule("napoleon-against-europe example 1805")
@rule("napoleon-against-europe reserve-pa.use")
@rule("napoleon-against-europe siege.marker.increase")
@rule("napoleon-against-europe fortress.reactivate")
def test_saint_cyr_takes_rome_at_the_second_attempt_and_mans_it_with_his_depot() -> None:
    """[ex1805.r3.stocked-pa] [ex1805.r3.rome-move] [ex1805.r3.rome-first]
    [ex1805.r3.rome-second]
    """
    play = played(saint_cyr_takes_rome)
    first = ({"siege.general": 2}, 4, "stable")
    second = ({"siege.general": 2, "siege.marker": 1}, 6, "honours")
    assert rolled(play, "siege.rolled") == [first, second]
    assert play.game.stock[EMPIRE] == 0
    assert play.game.flags["rome"] == "france"
    assert "rome" not in play.game.empty
    assert "depot-france-3" not in play.game.stores


@rule("napoleon-against-europe example 1805")
@rule("napoleon-against-europe control.take.flag")
@rule("napoleon-against-europe army.bonus.engineers")
def test_mack_takes_munich_and_ulm_with_four_points() -> None:
    """[ex1805.r3.mack-cost] [ex1805.r3.mack-march] [ex1805.r3.ulm-siege]"""
    play = played(mack_takes_ulm)
    game = play.game
    assert rolled(play, "siege.rolled") == [({"siege.army": 1}, 7, "honours")]
    assert (game.flags["munich"], game.flags["ulm"]) == ("autriche", "autriche")
    assert "ulm" not in game.empty
    assert is_supplied(game, ALLEMAGNE)
    assert (game.round, game.stock[COALITION]) == (4, 0)


@rule("napoleon-against-europe example 1805")
@rule("napoleon-against-europe card.f.genie-napoleon.march")
@rule("napoleon-against-europe siege.attack-free-battle")
@rule("napoleon-against-europe battle.victory-continues")
@rule("napoleon-against-europe army.marker-without-units")
def test_napoleon_destroys_mack_takes_ulm_and_enters_munich() -> None:
    """[ex1805.r4.napoleon-march] [ex1805.r4.mack-evades] [ex1805.r4.jean-countermarch]
    [ex1805.r4.jean-attrition] [ex1805.r4.free-siege] [ex1805.r4.munich]
    """
    play = played(napoleon_destroys_mack)
    game = play.game
    assert rolled(play, "evasion.rolled")[0][1:] == (3, False)
    assert rolled(play, "countermarch.rolls") == [({"jean": 1}, 5, True)]
    assert rolled(play, "attrition.rolled") == [({"attrition.march": 1}, 4, 0)]  # Jean's alone
    ours = {"battle.cavalry": 1, "napoleon": 3, "soult": 2, "fr-elite-1": 1}
    assert rolled(play, "battle.rolls") == [(ours, 15, 4), ({}, 6, 1)]
    assert rolled(play, "siege.rolled") == [({"siege.general": 3, "siege.army": 1}, 8, "breach")]
    assert {ALLEMAGNE, "mack", "ferdinand", "jean"} <= game.resting
    assert game.forces[GRANDE].zone == "munich"
    assert game.flags["munich"] == "autriche"  # one point more would have taken it back
    assert "ulm" not in game.flags | dict.fromkeys(game.empty)
    assert seen(game, "lille") == "fr-corps"
    assert play.game.active is COALITION


@rule("napoleon-against-europe example 1805")
@rule("napoleon-against-europe activation.army-gathers.cost")
@rule("napoleon-against-europe attrition.mod.poor-zone")
def test_koutouzov_takes_buxhowden_along_and_loses_a_step() -> None:
    """[ex1805.r4.koutouzov-gathers] [ex1805.r4.koutouzov-attrition]"""
    play = played(koutouzov_marches)
    weight = {"attrition.march": 3, "attrition.poor": 2, "attrition.russian": -1}
    assert rolled(play, "attrition.rolled") == [(weight, 7, 1)]
    assert [facts["star"] for facts in told(play, "attrition.rolled")] == [2]
    army = seen(play.game, "leopoldstadt")
    assert army == "koutouzov of 1re-armee, buxhowden: 2 ru-elite, ru-garde, ru-corps-"


@rule("napoleon-against-europe example 1805")
@rule("napoleon-against-europe movement.weather")
@rule("napoleon-against-europe attrition.sieges-first")
@rule("napoleon-against-europe attrition.when.forced-march")
def test_napoleon_takes_salzburg_and_vienna_with_five_points_of_bad_weather() -> None:
    """[ex1805.r5.weather] [ex1805.r5.salzburg] [ex1805.r5.vienna] [ex1805.r5.napoleon-attrition]"""
    play = played(napoleon_takes_vienna)
    game = play.game
    assert told(play, "activation.begins")[0]["points"] == 3
    siege = {"siege.general": 3, "siege.army": 1}
    assert rolled(play, "siege.rolled") == [(siege, 7, "honours"), (siege, 8, "breach")]
    weight = {"attrition.march": 2, "attrition.french": -2}
    assert rolled(play, "attrition.rolled") == [(weight, 4, 2)]
    assert [facts["star"] for facts in told(play, "attrition.rolled")] == [5]
    assert (game.flags["vienne"], "vienne" in game.empty) == ("france", True)
    assert "salzbourg" not in game.empty
    assert "munich" not in game.flags
    assert sum(game.steps[corps] for corps in game.forces[GRANDE].corps) == 10


@rule("napoleon-against-europe example 1805")
@rule("napoleon-against-europe siege.leave")
@rule("napoleon-against-europe interception.success")
@rule("napoleon-against-europe depot.spend")
@rule("napoleon-against-europe major-campaign.activates")
def test_napoleon_meets_charles_south_of_vienna_and_destroys_him() -> None:
    """[ex1805.r5.major-campaign] [ex1805.r5.charles-movement] [ex1805.r5.interception]
    [ex1805.r5.charles-attrition]
    """
    play = played(charles_is_destroyed)
    game = play.game
    assert told(play, "activation.begins")[0]["points"] == 2
    assert "mantoue" not in game.sieges
    horse_and_head = {"interception.cavalry": 1, "interception.initiative": 1}
    assert rolled(play, "interception.rolled") == [(horse_and_head, 5, True)]
    napoleon = ({"attrition.march": 1, "attrition.french": -2}, 0, 0)
    charles = ({"attrition.march": 3, "attrition.home": -2, "attrition.depot": -2}, 5, 1)
    assert rolled(play, "attrition.rolled") == [napoleon, charles]
    theirs = {"battle.ratio": -1, "charles": 1}
    bonuses = {"battle.cavalry": 1, "battle.interceptor": 1}
    ours = bonuses | {"napoleon": 3, "davout": 3, "fr-elite-1": 1}
    assert rolled(play, "battle.rolls") == [(theirs, 8, 1), (ours, 16, 4)]
    assert told(play, "demoralise.sure")[0]["morale"] == 0
    assert told(play, "pursuit.rolls")[0]["losses"] == 2
    assert "charles" in game.resting
    assert seen(game, "graz").startswith("napoleon of grande-armee")
    assert game.hands[EMPIRE] == ("4F", "5F", "25F")


@rule("napoleon-against-europe example 1805")
@rule("napoleon-against-europe control.remove-marker")
@rule("napoleon-against-europe fortress.reactivate")
def test_koutouzov_gives_vienna_back_to_austria_and_mans_it() -> None:
    """[ex1805.r5.koutouzov-vienna]"""
    play = played(koutouzov_retakes_vienna)
    game = play.game
    assert "vienne" not in game.flags
    assert "vienne" not in game.empty
    assert seen(game, "vienne") == "koutouzov of 1re-armee, buxhowden: 2 ru-elite, ru-garde"


@rule("napoleon-against-europe example 1805")
@rule("napoleon-against-europe battle.tie")
@rule("napoleon-against-europe activation.lost-battle-stops")
def test_the_neapolitans_are_beaten_before_rome_without_a_loss() -> None:
    play = played(naples_attacks_rome)
    game = play.game
    assert rolled(play, "battle.rolls") == [({}, 6, 0), ({"gouvion-saint-cyr": 1}, 8, 0)]
    assert game.forces["corps-naples"].zone == "naples"
    assert (game.campaign, game.round, game.active) == (None, 6, EMPIRE)
    assert game.stock[COALITION] == 0


@rule("napoleon-against-europe example 1805")
@rule("napoleon-against-europe card.f.schulmeister")
@rule("napoleon-against-europe combine.drop-pick")
def test_schulmeister_leads_the_russians_away_and_napoleon_takes_vienna_again() -> None:
    """[ex1805.r6.schulmeister] [ex1805.r6.napoleon-vienna]"""
    play = played(schulmeister_misleads)
    game = play.game
    assert game.forces[RUSSE].zone == "kaschau"
    assert seen(game, "salzbourg") == "davout: fr-elite"
    siege = {"siege.general": 3, "siege.army": 1}
    assert rolled(play, "siege.rolled") == [(siege, 6, "honours")]
    assert (game.flags["vienne"], "vienne" in game.empty) == ("france", True)
    assert "4F" in game.removed


@rule("napoleon-against-europe example 1805")
@rule("napoleon-against-europe attrition.steps-counted")
@rule("napoleon-against-europe attrition.mod.winter")
@rule("napoleon-against-europe depot.spend")
@rule("napoleon-against-europe command.allied")
def test_koutouzov_takes_bellegarde_up_and_is_beaten_before_vienna() -> None:
    """[ex1805.r6.koutouzov-budapest] [ex1805.r6.allied-attrition] [ex1805.r6.battle]
    [ex1805.r6.losses]
    """
    play = played(koutouzov_comes_back)
    game = play.game
    weight = {"attrition.march": 2, "attrition.winter": 2}
    assert rolled(play, "attrition.rolled") == [(weight, 6, 1)]  # on the Austrian corps
    theirs = {"koutouzov": 1, "buxhowden": 1, "ru-elite-1": 1}
    ours = {"battle.cavalry": 1, "napoleon": 3, "soult": 1, "fr-garde": 2}
    assert rolled(play, "battle.rolls") == [(theirs, 13, 3), (ours, 15, 4)]
    assert (told(play, "demoralise.rolls")[0]["morale"], game.points) == (4, 1)
    assert seen(game, "vienne") == "napoleon of grande-armee, murat, soult: fr-elite, fr-cavalerie"
    army = "koutouzov of 1re-armee, buxhowden: ru-elite-, ru-garde; 1 depot"
    assert seen(game, "raab") == army
    assert game.march is None


@rule("napoleon-against-europe example 1805")
@rule("napoleon-against-europe sequence.end-activations")
def test_ball_shuts_emeriau_in_and_the_year_ends_without_a_last_test() -> None:
    """[ex1805.r6.ball]"""
    play = played(ball_blockades_toulon)
    game = play.game
    assert (game.fleets["fleet-ball"], game.fleets["fleet-emeriau"]) == (
        Berth("box", "toulon"),
        Berth("port", "toulon"),
    )
    skip(play, "conquest.ally-or-annex")
    assert "attrition.rolled" not in [each.key for each in game.told or []]
    assert not game.dice.loaded
