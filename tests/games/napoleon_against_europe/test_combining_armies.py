"""[12.2.1] What an army may take from another army."""

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import (
    Activate,
    Go,
    PickUp,
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
