"""[9, 12, 13] Marches from their first order to their last: who joins, who is met, who is worn."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import (
    Activate,
    Country,
    Drop,
    Fight,
    Flag,
    Go,
    Hasten,
    Lose,
    Operate,
    PickUp,
    PlayCard,
    Spend,
    Take,
    Try,
)
from estafette.games.napoleon_against_europe.events import Moment
from estafette.games.napoleon_against_europe.sides import AUSTRIA, COALITION, EMPIRE, FRANCE
from estafette.games.napoleon_against_europe.supply import is_supplied
from tests.games.napoleon_against_europe.fighting import go_on
from tests.games.napoleon_against_europe.interphase_of_1806 import on_from, skip
from tests.games.napoleon_against_europe.marching import acting, marching
from tests.games.napoleon_against_europe.playing import refused
from tests.games.napoleon_against_europe.position import bare, bind, deal, flag, put, stand
from tests.games.napoleon_against_europe.rounds import act, choose, refusal, rounds
from tests.referee import rule


@rule("napoleon-against-europe activation.army-gathers")
@rule("napoleon-against-europe activation.army-gathers.limits")
@rule("napoleon-against-europe activation.army-gathers.cost")
def test_marmont_joins_napoleon_at_ulm_for_a_point_and_ney_beyond_the_river_does_not() -> None:
    """[activation.gather-ulm]"""
    game = bare()
    put(game, "ulm", "fr-elite-1", general="napoleon", army="grande-armee")
    put(game, "nuremberg", "fr-elite-2", general="ney")
    put(game, "stuttgart", "fr-elite-3", general="marmont")
    referee = acting(game, EMPIRE, 1, Activate("napoleon"))
    assert referee.refusal(Take("ney")).rule == "activation.army-gathers.limits"
    referee.choose(Take("marmont"))
    assert game.forces["grande-armee"].corps == ("fr-elite-1", "fr-elite-3")
    assert game.forces["ney"].zone == "nuremberg"
    assert (game.march.points, game.points) == (3, 0)


@rule("napoleon-against-europe attrition.steps-counted")
@rule("napoleon-against-europe attrition.mod.poor-zone")
@rule("napoleon-against-europe attrition.mod.forced-march")
@rule("napoleon-against-europe attrition.national-first-loss")
@rule("napoleon-against-europe forced-march.points")
@rule("napoleon-against-europe example 13.6.2")
def test_seven_steps_are_tested_of_nine_that_set_out_and_twelve_that_are_there() -> None:
    """[attrition.seven-steps] [attrition.basic-six]"""
    game = bare(dice=[4])
    flag(game, FRANCE, "budapest", "leopoldstadt", "vienne", "salzbourg")
    army = {"general": "napoleon", "army": "grande-armee"}
    french = ("fr-corps-9", "fr-corps-10", "fr-corps-11")
    put(game, "budapest", *french, "corps-baviere", "corps-bade", **army)
    idle = ("fr-corps-12", "fr-corps-13")
    put(game, "leopoldstadt", *idle, general="ney", reduced=["fr-corps-13"])
    referee = marching(game, "napoleon", Pass(), Hasten(3))  # he calls nobody in
    assert game.march.points == 6
    referee.choose(Go("kaschau"), Drop("fr-corps-11"), Go("leopoldstadt"), Pass(), Try())
    rolled = referee.fact("attrition.rolled")
    weight = {"attrition.march": 3, "attrition.poor": 2, "attrition.french": -1}
    assert (dict(rolled["tally"]), rolled["total"], rolled["lost"]) == (weight, 8, 2)
    assert referee.refusal(Lose("corps-bade")).rule == "attrition.national-first-loss"
    referee.choose(Lose("fr-corps-9"))
    named = {each.piece for each in referee.options}
    assert named == {"fr-corps-9", "fr-corps-10", "corps-baviere", "corps-bade"}


@rule("napoleon-against-europe fortress.stop-or-cover")
@rule("napoleon-against-europe movement.stop")
def test_six_steps_leave_two_before_a_fortress_and_four_before_a_citadel() -> None:
    """[d.move.cover]"""
    game = bare()
    put(game, "munich", "fr-elite-1", "fr-elite-2", "fr-elite-3", general="davout")
    referee = marching(game, "davout", Go("salzbourg"))
    assert referee.refusal(Go("graz")).rule == "fortress.stop-or-cover"
    referee.choose(Drop("fr-elite-1"), Go("graz"))
    assert game.covered == {"salzbourg": game.round}
    game = bare()
    game.lasting = {}
    corps = ("au-corps-1", "au-corps-2", "au-corps-3")
    army = {"general": "charles", "army": "armee-d-allemagne", "subordinates": ["jean"]}
    put(game, "venise", *corps, **army)
    referee = marching(game, "charles", Hasten(3), Go("mantoue"), Drop("au-corps-1"))
    assert referee.refusal(Go("milan")).rule == "fortress.stop-or-cover"
    referee.choose(Drop("jean"), Drop("au-corps-2"), Go("milan"))
    assert game.forces["armee-d-allemagne"].corps == ("au-corps-3",)
    assert game.covered == {"mantoue": game.round}


@rule("napoleon-against-europe combine.army-from-army")
@rule("napoleon-against-europe combine.no-merge-armies")
def test_of_massenas_four_steps_napoleon_takes_three_and_never_the_last_nor_the_army() -> None:
    """[d.absorb.army]"""
    game = bare()
    put(game, "turin", "fr-elite-1", general="napoleon", army="grande-armee")
    corps, reduced = ("fr-elite-2", "fr-elite-3", "fr-elite-4"), ["fr-elite-3", "fr-elite-4"]
    put(game, "milan", *corps, general="massena", army="armee-d-italie", reduced=reduced)
    referee = marching(game, "napoleon", Go("milan"))
    assert referee.refusal(PickUp("massena")).rule == "combine.no-merge-armies"
    referee.choose(PickUp("fr-elite-2"), PickUp("fr-elite-3"))
    assert referee.refusal(PickUp("fr-elite-4")).rule == "combine.army-from-army"
    referee.choose(Go("turin"))
    assert game.forces["grande-armee"].corps == ("fr-elite-1", "fr-elite-2", "fr-elite-3")
    assert game.forces["armee-d-italie"].zone == "milan"


@rule("napoleon-against-europe interception.one-per-zone")
@rule("napoleon-against-europe interception.who")
def test_when_one_interceptor_has_failed_nobody_tries_before_the_next_zone() -> None:
    """[d.interception.twice-same-zone]"""
    game = bare(dice=[1])
    game.lasting = {}
    flag(game, FRANCE, "salzbourg", "vienne")
    put(game, "agram", "au-corps-1", "au-corps-2", general="charles")
    put(game, "vienne", "fr-elite-1", general="davout")
    put(game, "salzbourg", "fr-elite-2", general="lannes")
    deal(game, empire=["27F", "28F", "29F"])
    referee = go_on(marching(game, "charles"), until="march.what-next")
    referee.choose(Go("graz"))
    assert {Take("davout"), Take("lannes")} <= set(referee.options)
    referee.choose(Take("davout"), Spend("27F"))
    assert referee.fact("interception.rolled")["succeeds"] is False
    assert referee.decision.key == "march.what-next"
    referee.choose(Go("raab"))
    assert Take("davout") in referee.options
    assert referee.refusal(Take("lannes")).rule == "interception.who"


@rule("napoleon-against-europe evasion.pursuit")
@rule("napoleon-against-europe evasion.who")
def test_who_has_two_points_left_follows_the_evading_force_and_it_may_evade_again() -> None:
    """[d4.evasion.follow]"""
    game = bare(dice=[6, 6])
    flag(game, FRANCE, "salzbourg")
    put(game, "munich", "fr-elite-1", "fr-elite-2", general="napoleon")
    put(game, "graz", "au-corps-1", general="charles")
    referee = marching(game, "napoleon", Go("salzbourg"), Go("graz"), Go("klagenfurt"))
    assert (game.forces["charles"].zone, game.march.points) == ("klagenfurt", 2)
    referee.choose(Go("klagenfurt"))
    assert (referee.decision.key, referee.decision.seat) == ("evasion.where", COALITION)
    referee.choose(Go("trieste"))
    assert (game.forces["charles"].zone, game.march.points) == ("trieste", 1)


@rule("napoleon-against-europe control.free-passage")
@rule("napoleon-against-europe supply.free-passage")
@rule("napoleon-against-europe control.no-marker")
def test_perugia_is_crossed_without_a_flag_in_war_and_closed_in_peace() -> None:
    """[d2.control.free-passage]"""
    game = bare()
    put(game, "florence", "fr-elite-1", "fr-elite-2", general="davout")
    referee = marching(game, "davout", Go("perouse"))
    assert referee.refusal(Flag()).rule == "control.no-marker"
    referee.choose(Go("rome"))
    assert is_supplied(game, "davout")  # the line runs by Perugia
    game = bare()
    stand(game, papaute=None)
    put(game, "florence", "fr-elite-1", "fr-elite-2", general="davout")
    assert marching(game, "davout").refusal(Go("perouse")).rule == "movement.no-neutral"


@rule("napoleon-against-europe peace.share-zone")
@rule("napoleon-against-europe peace.others-need-war")
@rule("napoleon-against-europe peace.no-war")
def test_during_a_forced_peace_the_victor_enters_vienna_and_russians_do_not_enter_galicia() -> None:
    """[d2.peace.enter]"""
    game = bare()
    bind(game, AUSTRIA)
    put(game, "munich", "fr-elite-1", general="davout")
    put(game, "vienne", "au-corps-1", general="charles")
    put(game, "lublin", "ru-corps-2")
    play = rounds(game, 2)
    act(play, EMPIRE, Operate(), Activate("davout"), Go("salzbourg"), Go("vienne"), Pass())
    act(play, COALITION, Operate(), Activate("ru-corps-2"))
    assert refusal(play, Go("cracovie")).rule == "movement.no-neutral"
    choose(play, Pass())
    assert (game.round, set(game.zones["vienne"])) == (3, {"davout", "charles"})
    play = on_from(game, "sequence.war-declarations")
    play.go_on(Pass())
    skip(play, "war.on-whom")
    assert refusal(play, Country(AUSTRIA)).rule == "peace.no-war"


@rule("napoleon-against-europe general.without-units")
def test_a_general_whose_only_corps_dies_on_the_march_waits_for_the_next_budget() -> None:
    """[d2.general.alone]"""
    game = bare(dice=[6])
    game.lasting = {}
    put(game, "vienne", "au-corps-1", general="jean", reduced=["au-corps-1"])
    put(game, "prague", "au-corps-2")
    marching(game, "jean", Hasten(3), Go("raab"), Pass())
    assert "au-corps-1" not in game.steps
    assert "jean" in game.reserve & game.resting
    on_from(game, "sequence.budget-order")
    assert "jean" in game.reserve - game.resting


@rule("napoleon-against-europe unsupplied.attrition")
@rule("napoleon-against-europe unsupplied.cards")
@rule("napoleon-against-europe attrition.when.unsupplied")
def test_hungry_frenchmen_are_tested_before_their_battle_and_have_no_grand_battery() -> None:
    """[d4.unsupplied.attrition]"""
    game = bare(dice=[6, 1])
    put(game, "smolensk", "fr-elite-1", "fr-elite-2", general="napoleon", army="grande-armee")
    put(game, "moscou", "ru-corps-1", "ru-corps-2", general="bagration")
    deal(game, empire=["29F", "3F"])
    referee = go_on(marching(game, "napoleon"), until="march.what-next")
    referee.choose(Go("moscou"))
    way = next(each for each in referee.options if isinstance(each, Go))
    referee.choose(way, PlayCard("3F"))
    assert referee.fact("evasion.rolled")["total"] == 3
    go_on(referee, until="battle.which-spearhead")
    tally = dict(referee.fact("attrition.rolled")["tally"])
    assert tally == {"attrition.unsupplied": 2, "attrition.french": -2}
    assert referee.keys.index("attrition.rolled") < referee.keys.index("battle.begins")
    referee.choose(Pass())
    assert refused(game, "29F", Moment.LOSSES) == "unsupplied.cards"


@rule("napoleon-against-europe attrition.when.intercept")
@rule("napoleon-against-europe attrition.mod.countermarch")
@rule("napoleon-against-europe attrition.mod.winter")
def test_six_prussian_steps_that_intercept_over_a_pass_in_winter_throw_four_more() -> None:
    """[d4.attrition.intercept]"""
    game = bare(dice=[6, 3, 4])
    game.round = 6
    stand(game, prusse="coalition")
    put(game, "leipzig", "pr-corps-1", "pr-corps-2", "pr-corps-3", general="blucher")
    put(game, "ulm", "fr-elite-1", general="ney")
    deal(game, coalition=["1C"])
    referee = go_on(marching(game, "ney"), until="march.what-next")
    referee.choose(Go("nuremberg"), Take("blucher"), Spend("1C"), Pass())
    rolled = referee.fact("attrition.rolled")
    assert dict(rolled["tally"]) == {"attrition.march": 2, "attrition.winter": 2}
    assert (rolled["total"], rolled["star"], rolled["lost"]) == (7, 4, 1)


@rule("napoleon-against-europe interception.leave-units")
@pytest.mark.parametrize("stays", [(), ("hohenlohe", "pr-corps-1")])
def test_blucher_meets_davout_with_all_he_has_or_leaves_a_general_with_a_corps(stays) -> None:
    """[interception.blucher-davout] [interception.leave-part]"""
    game = bare(dice=[4, 1])
    stand(game, prusse="coalition")
    army = {"general": "blucher", "army": "armee-de-l-elbe", "subordinates": ["hohenlohe"]}
    put(game, "wittemberg", "pr-corps-1", "pr-corps-2", **army)
    put(game, "erfurt", "fr-elite-1", "fr-elite-2", general="davout")
    deal(game, coalition=["13C"])
    assert game.printed.cards["13C"].value == 1
    referee = go_on(marching(game, "davout"), until="march.what-next")
    referee.choose(Go("leipzig"), Take("armee-de-l-elbe"), Spend("13C"))
    rolled = referee.fact("interception.rolled")
    assert (rolled["tally"], rolled["succeeds"]) == ([("interception.cavalry", 1)], True)
    referee.choose(*[Drop(piece) for piece in stays])
    if not stays:
        referee.choose(Pass())
    left = game.forces["hohenlohe"].corps if stays else ()
    assert left == (("pr-corps-1",) if stays else ())
    assert game.forces["armee-de-l-elbe"].zone == "leipzig"
    if referee.decision.key != "evasion.where":
        assert game.battle is not None
        assert Fight() not in referee.options
