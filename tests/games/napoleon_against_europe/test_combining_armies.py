"""[12.2.1] What an army may take from another army, and who leaves with what it gives away."""

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import (
    Activate,
    Drop,
    Go,
    PickUp,
    Take,
)
from estafette.games.napoleon_against_europe.sides import EMPIRE
from tests.games.napoleon_against_europe.marching import acting, marching
from tests.games.napoleon_against_europe.position import bare, put
from tests.referee import rule


@rule("napoleon-against-europe combine.army-from-army")
def test_an_army_takes_from_a_juniors_army_but_not_its_last_step():
    game = bare()
    put(game, "turin", "fr-elite-1", general="napoleon", army="grande-armee")
    put(game, "milan", "fr-elite-2", "fr-elite-3", general="massena", army="armee-d-italie")
    referee = marching(game, "napoleon", Go("milan"), PickUp("fr-elite-2"))

    assert game.forces["grande-armee"].corps == ("fr-elite-1", "fr-elite-2")
    assert referee.refusal(PickUp("fr-elite-3")).rule == "combine.army-from-army"


@rule("napoleon-against-europe combine.army-from-army")
def test_a_juniors_army_takes_nothing_from_a_seniors():
    game = bare()
    put(game, "turin", "fr-elite-1", general="massena", army="armee-d-italie")
    put(game, "milan", "fr-elite-2", "fr-elite-3", general="napoleon", army="grande-armee")
    referee = marching(game, "massena", Go("milan"))

    assert referee.refusal(PickUp("fr-elite-2")).rule == "combine.army-from-army"


@rule("napoleon-against-europe combine.no-merge-armies")
def test_two_armies_do_not_become_one_on_the_march():
    game = bare()
    put(game, "turin", "fr-elite-1", general="napoleon", army="grande-armee")
    put(game, "milan", "fr-elite-2", general="massena", army="armee-d-italie")
    referee = marching(game, "napoleon", Go("milan"))

    assert referee.refusal(PickUp("massena")).rule == "combine.no-merge-armies"


@rule("napoleon-against-europe combine.once-per-round")
def test_a_corps_that_has_marched_is_not_taken_along_by_another_force():
    game = bare()
    put(game, "strasbourg", "fr-elite-1")
    put(game, "besancon", "fr-elite-2", general="davout")
    orders = (Activate("fr-elite-1"), Go("bade"), Pass(), Activate("davout"), Go("strasbourg"))
    referee = acting(game, EMPIRE, 2, *orders, Go("bade"))
    assert referee.refusal(PickUp("fr-elite-1")).rule == "combine.once-per-round"


@rule("napoleon-against-europe consolidate.three-subordinates")
def test_an_army_takes_a_third_subordinate_of_another_army_but_no_fourth():
    game = bare()
    staff = ("murat", "soult")
    put(game, "turin", "fr-elite-1", general="napoleon", army="grande-armee", subordinates=staff)
    italy = {"general": "massena", "army": "armee-d-italie", "subordinates": ("ney", "lannes")}
    put(game, "milan", "fr-elite-2", **italy)
    referee = marching(game, "napoleon", Go("milan"), PickUp("lannes"))

    assert game.forces["grande-armee"].subordinates == ("murat", "soult", "lannes")
    assert game.forces["armee-d-italie"].subordinates == ("ney",)
    refusal = referee.refusal(PickUp("ney"))
    assert refusal.rule == "consolidate.three-subordinates"
    assert refusal.facts["limit"] == 3


def allied_armies(*corps):
    """Kutusov's army, with these corps, comes to Charles's, in which a Russian serves."""
    game = bare()
    game.lasting = {}  # Austria need not besiege anybody first
    put(game, "vienne", *corps, general="koutouzov", army="1re-armee")
    for each in ("ru-corps-4", "au-corps-4"):
        game.steps[each] = 1
    army = {"general": "charles", "army": "armee-d-allemagne"}
    serving = ("jean", "bagration")
    put(game, "brunn", "au-corps-4", "ru-corps-4", subordinates=serving, **army)
    return game


@rule("napoleon-against-europe command.army-subordinates")
def test_no_general_of_an_ally_is_taken_along_without_a_step_of_his_country():
    game = allied_armies("ru-corps-1", "ru-corps-2")
    referee = marching(game, "koutouzov", Go("brunn"))

    assert referee.refusal(PickUp("jean")).rule == "command.army-subordinates"
    referee.choose(PickUp("bagration"))
    assert game.forces["1re-armee"].subordinates == ("bagration",)


@rule("napoleon-against-europe command.army-subordinates")
def test_a_general_of_an_ally_is_left_without_his_last_step_and_goes_to_the_reserve():
    game = allied_armies("ru-corps-1", "ru-corps-2")
    referee = marching(game, "koutouzov", Go("brunn"), PickUp("ru-corps-4"))

    assert game.forces["armee-d-allemagne"].subordinates == ("jean",)
    assert game.forces["armee-d-allemagne"].corps == ("au-corps-4",)
    assert "bagration" in game.reserve & game.resting
    assert referee.fact("general.to-reserve")["general"] == "bagration"


@rule("napoleon-against-europe command.army-subordinates")
def test_who_leaves_an_allied_corps_behind_loses_its_general():
    game = bare()
    game.lasting = {}
    corps = ("ru-corps-1", "ru-corps-2", "au-corps-4", "au-corps-5")
    serving = ("bagration", "jean")
    put(game, "vienne", *corps, general="koutouzov", army="1re-armee", subordinates=serving)
    for each in ("au-corps-4", "au-corps-5"):
        game.steps[each] = 1
    referee = marching(game, "koutouzov", Drop("au-corps-4"))
    assert game.forces["1re-armee"].subordinates == serving  # a step of his is left

    referee.choose(Go("brunn"), Drop("au-corps-5"))
    assert game.forces["1re-armee"].subordinates == ("bagration",)
    assert "jean" in game.reserve


@rule("napoleon-against-europe combine.once-per-round")
@rule("napoleon-against-europe army.cavalry-only-in-army")
def test_an_army_does_not_march_off_from_cavalry_that_has_moved_already():
    """(R-201)"""
    game = bare()
    put(game, "milan", "fr-elite-1", "fr-cavalerie", general="massena", army="armee-d-italie")
    put(game, "turin", "fr-elite-2", "fr-elite-3", general="napoleon", army="grande-armee")
    referee = marching(game, "massena", Go("turin"), Drop("fr-cavalerie"), Go("milan"), Pass())

    assert referee.refusal(Activate("napoleon")).rule == "army.cavalry-only-in-army"
    assert Activate("fr-elite-2") in referee.options


@rule("napoleon-against-europe combine.once-per-round")
@rule("napoleon-against-europe combine.join-army-then-activate")
def test_who_has_joined_an_army_goes_on_with_it_and_not_apart_from_it():
    game = bare()
    put(game, "milan", "fr-elite-1", "fr-elite-2", general="massena")
    army = {"general": "napoleon", "army": "grande-armee", "subordinates": ("soult",)}
    put(game, "turin", "fr-elite-3", "fr-elite-4", **army)
    referee = acting(game, EMPIRE, 9, Activate("massena"), Go("turin"), Pass())

    assert referee.refusal(Activate("massena")).rule == "combine.once-per-round"
    assert referee.refusal(Activate("fr-elite-1")).rule == "combine.once-per-round"
    referee.choose(Activate("soult"))
    assert referee.refusal(Take("fr-elite-1")).rule == "combine.once-per-round"
    referee.choose(Take("fr-elite-3"), Pass(), Go("milan"), Pass(), Activate("napoleon"))
    assert game.forces["grande-armee"].corps == ("fr-elite-4", "fr-elite-1", "fr-elite-2")


@rule("napoleon-against-europe consolidate.junior-never-takes")
@rule("napoleon-against-europe combine.must-go-on")
def test_a_juniors_army_does_not_halt_where_a_senior_stands():
    game = bare()
    put(game, "turin", "fr-elite-1", general="soult", army="armee-d-italie")
    put(game, "milan", "fr-elite-2", general="massena")
    referee = acting(game, EMPIRE, 3, Activate("soult"), Go("milan"))
    assert referee.refusal(Pass()).rule == "combine.must-go-on"
    referee.choose(Go("turin"), Pass())
    assert game.forces["massena"].zone == "milan"

    referee.choose(Activate("massena"), Go("turin"), Pass())
    assert game.forces["armee-d-italie"].corps == ("fr-elite-1", "fr-elite-2")
    assert "massena" in game.reserve


@rule("napoleon-against-europe demoralised.contagion")
@rule("napoleon-against-europe consolidate.senior-gives")
def test_a_corps_that_a_demoralised_force_leaves_to_others_demoralises_them():
    game = bare()
    put(game, "turin", "fr-elite-1", "fr-elite-2", general="massena", is_demoralised=True)
    put(game, "milan", "fr-elite-3", general="soult")
    marching(game, "massena", Go("milan"), Drop("fr-elite-2"))

    assert game.forces["soult"].corps == ("fr-elite-3", "fr-elite-2")
    assert game.forces["soult"].is_demoralised
