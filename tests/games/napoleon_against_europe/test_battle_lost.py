"""[battle] What a lost battle brings with it, through the march that led to it."""

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import (
    Activate,
    Fight,
    Go,
    PickUp,
    PlayCard,
    Take,
)
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from tests.games.napoleon_against_europe.fighting import fought, go_on
from tests.games.napoleon_against_europe.marching import acting
from tests.games.napoleon_against_europe.position import bare, deal, flag, put, store
from tests.referee import rule


def styria(*dice):
    """The French hold Salzburg and Vienna; no duty of 1805 is left."""
    game = bare(dice=dice)
    game.lasting = {}
    flag(game, "france", "munich", "salzbourg", "vienne")
    return game


@rule("napoleon-against-europe retreat.interceptor")
def test_a_beaten_interceptor_goes_back_whence_he_came_whatever_else_is_open():
    """[d2.retreat.interceptor]"""
    game = styria(6, 1, 6, 6, 1, 1)  # he comes, loses nobody, and is beaten by twelve to two
    deal(game, empire=["2F"])
    put(game, "klagenfurt", "au-corps-1", "au-corps-2", "au-corps-3", general="charles")
    put(game, "salzbourg", "fr-elite-1", "fr-elite-2", general="napoleon")

    referee = acting(game, COALITION, 3, Activate("charles"), Pass(), Go("graz"), Take("napoleon"))
    go_on(referee, until="march.what-next")

    assert referee.decision.seat == COALITION
    assert game.forces["napoleon"].zone == "salzbourg"  # Vienna is as near, and French


@rule("napoleon-against-europe retreat.defender.entry-zone")
def test_a_beaten_defender_does_not_go_where_the_march_came_from():
    """[d2.retreat.interceptor]"""
    game = styria(6, 6, 1, 1)
    put(game, "raab", "fr-elite-1", "fr-elite-2", general="napoleon")
    put(game, "graz", "au-corps-1", "au-corps-2", "au-corps-3", general="charles")

    referee = acting(game, EMPIRE, 3, Activate("napoleon"), Go("graz"), Fight())
    go_on(referee, until="retreat.where")

    assert referee.refusal(Go("raab")).rule == "retreat.defender.entry-zone"
    assert set(referee.options) == {Go("agram"), Go("klagenfurt")}


@rule("napoleon-against-europe battle.losses.cap")
def test_a_card_inflicts_no_more_than_the_steps_of_its_side():
    game = styria(6, 6, 1, 1, 1)
    deal(game, empire=["29F"])
    army = {"general": "napoleon", "army": "grande-armee"}
    put(game, "graz", "fr-corps-9", reduced=["fr-corps-9"], **army)
    put(game, "graz", "au-corps-1", "au-corps-2", general="charles")

    referee = go_on(fought(game, "graz", EMPIRE, whence="vienne"), until="window.losses")
    referee.choose(PlayCard("29F"))
    go_on(referee)

    assert game.steps["au-corps-1"] + game.steps["au-corps-2"] == 3  # one lost, not two


@rule("napoleon-against-europe battle.winner")
def test_if_nobody_is_left_the_defender_has_won():
    """R-222: the attacker has not taken the field."""
    game = bare(dice=[6, 6, 6, 6])
    put(game, "graz", "fr-elite-1", reduced=["fr-elite-1"])
    put(game, "graz", "au-corps-1", reduced=["au-corps-1"])

    referee = go_on(fought(game, "graz", EMPIRE, whence="vienne"))

    assert not game.forces
    assert referee.result is COALITION


@rule("napoleon-against-europe depot.mobile.alone-destroyed")
def test_the_depots_of_an_attacker_who_is_wiped_out_are_lost_with_him():
    game = styria(1, 1, 6, 6)
    put(game, "vienne", "fr-corps-9", general="ney", reduced=["fr-corps-9"])
    store(game, "vienne", "depot-france-1")
    put(game, "graz", "au-corps-1", "au-corps-2", general="charles")

    referee = acting(game, EMPIRE, 3, Activate("ney"))
    referee.choose(PickUp("depot-france-1"), Go("graz"), Fight())
    go_on(referee)

    assert "ney" in game.reserve
    assert "depot-france-1" in game.reserve


@rule("napoleon-against-europe interception.inactive-friend-result")
@rule("napoleon-against-europe retreat.none")
def test_a_friend_is_lost_with_the_intercepted_whose_way_back_is_closed():
    game = bare(dice=[1, 1, 3, 3])
    put(game, "graz", "fr-elite-1", "fr-elite-2", general="ney")
    put(game, "graz", "fr-elite-3", general="oudinot")
    put(game, "graz", "au-corps-1", "au-corps-2", general="charles")
    entry = ("charles", "klagenfurt")

    go_on(fought(game, "graz", EMPIRE, "ney", whence="vienne", interceptor=entry))

    assert game.forces.keys() == {"charles"}  # Vienna is an Austrian fortress
