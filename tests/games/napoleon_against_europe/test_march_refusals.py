"""Orders that no force can obey: what is elsewhere, what is no force, what has moved."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import (
    Activate,
    Drop,
    Go,
    Group,
    Negotiate,
    PickUp,
    PlayCard,
    Protect,
    Spend,
    Take,
)
from estafette.games.napoleon_against_europe.activation import activate
from estafette.games.napoleon_against_europe.campaign import begin
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from tests.games.napoleon_against_europe.fighting import fought
from tests.games.napoleon_against_europe.marching import acting, marching
from tests.games.napoleon_against_europe.position import bare, deal, put
from tests.games.napoleon_against_europe.rounds import refusal, rounds
from tests.referee import Referee, rule

GUARD = "cavalerie-de-la-garde"


def the_army(game, *corps, zone="ulm", **more):
    return put(game, zone, *corps, general="napoleon", army="grande-armee", **more)


@rule("napoleon-against-europe force.definition")
@pytest.mark.parametrize("piece", ["grande-armee", GUARD])
def test_a_marker_or_a_special_unit_is_not_sent_by_itself(piece):
    game = bare()
    the_army(game, "fr-elite-1", "fr-elite-2", specials=(GUARD,))
    found = acting(game, EMPIRE, 3).refusal(Activate(piece))

    assert (found.rule, found.key) == ("force.definition", "activation.no-force")
    assert found.facts["piece"] == piece


@rule("napoleon-against-europe activation.two-armies")
def test_one_army_and_a_general_beside_it_do_not_go_as_two_armies():
    game = bare()
    the_army(game, "fr-elite-1")
    put(game, "ulm", "fr-elite-2", general="davout")
    found = acting(game, EMPIRE, 3).refusal(Group("ulm"))

    assert (found.rule, found.key) == ("activation.two-armies", "activation.no-group")


@rule("napoleon-against-europe major-campaign.activates")
@pytest.mark.parametrize("only", [(), ("napoleon",), ("davout",)])
def test_a_card_sends_two_armies_together_if_it_sends_one_of_them(only):
    game = bare()
    the_army(game, "fr-elite-1", "fr-elite-2", zone="milan")
    put(game, "milan", "fr-elite-3", "fr-elite-4", general="massena", army="armee-d-italie")
    put(game, "lyon", "fr-elite-5", general="davout")
    game.active = EMPIRE
    begin(game, EMPIRE, "1F", 1, only=only)
    referee = Referee(game, activate(game))
    if only == ("davout",):
        assert referee.refusal(Group("milan")).key == "activation.not-by-card"
        return
    referee.choose(Group("milan"))

    assert (game.march.head, game.march.companion) == ("grande-armee", "armee-d-italie")


@rule("napoleon-against-europe combine.drop-pick")
def test_a_force_takes_up_nobody_from_afar_and_leaves_nobody_whom_it_has_not():
    game = bare()
    put(game, "metz", "fr-elite-1", "fr-elite-2", general="davout")
    put(game, "reims", "fr-elite-3")
    referee = marching(game, "davout")

    found = referee.refusal(PickUp("fr-elite-3"))
    assert (found.rule, found.key) == ("combine.drop-pick", "combine.not-here")
    found = referee.refusal(Drop("fr-elite-3"))
    assert (found.rule, found.key) == ("combine.drop-pick", "combine.not-with-us")


@rule("napoleon-against-europe unit.special.entry")
def test_a_special_unit_is_left_with_an_army_only():
    game = bare()
    the_army(game, "fr-elite-1", "fr-elite-2", specials=(GUARD,), zone="turin")
    put(game, "milan", "fr-elite-3", general="massena", army="armee-d-italie")
    referee = marching(game, "napoleon")
    assert referee.refusal(Drop(GUARD)).rule == "unit.special.entry"

    referee.choose(Go("milan"), Drop(GUARD))
    assert game.forces["armee-d-italie"].specials == (GUARD,)
    assert game.forces["grande-armee"].specials == ()


@rule("napoleon-against-europe activation.army-gathers", "napoleon-against-europe siege.leave")
def test_an_army_calls_in_neither_who_is_far_nor_who_is_besieged():
    game = bare()
    the_army(game, "fr-elite-1", zone="stuttgart")
    put(game, "wurtzbourg", "fr-elite-2")
    put(game, "paris", "fr-elite-3")
    put(game, "ulm", "fr-elite-4", is_sheltered=True)
    referee = marching(game, "napoleon")

    found = referee.refusal(Take("fr-elite-3"))
    assert (found.rule, found.key) == ("activation.army-gathers", "gather.not-near")
    assert referee.refusal(Take("fr-elite-4")).rule == "siege.leave"
    assert referee.options == (Take("fr-elite-2"), Pass())


@rule("napoleon-against-europe combine.once-per-round")
def test_no_subordinate_takes_a_corps_that_has_moved():
    game = bare()
    the_army(game, "fr-elite-1", "fr-elite-2", "fr-elite-3", subordinates=("soult",))
    game.moved = frozenset({"fr-elite-2"})
    referee = acting(game, EMPIRE, 2, Activate("soult"))

    assert referee.refusal(Take("fr-elite-2")).rule == "combine.once-per-round"
    assert Take("fr-elite-3") in referee.options


@rule("napoleon-against-europe siege.relief", "napoleon-against-europe countermarch.roll")
def test_the_besieged_do_not_march_to_the_guns_and_nobody_tries_twice():
    game = bare(dice=[1])
    put(game, "nuremberg", "fr-elite-1", "fr-elite-2", general="ney")
    put(game, "nuremberg", "au-corps-1", "au-corps-2", general="charles")
    put(game, "munich", "fr-elite-3", general="soult")
    put(game, "stuttgart", "fr-elite-4", general="oudinot")
    put(game, "ulm", "fr-elite-5", general="davout", is_sheltered=True)
    referee = fought(game, "nuremberg", EMPIRE, "ney", whence="wurtzbourg")

    found = referee.refusal(Take("davout"))
    assert (found.rule, found.key) == ("siege.relief", "countermarch.besieged")
    referee.choose(Take("soult"))
    assert referee.refusal(Take("soult")).key == "countermarch.again"
    assert Take("oudinot") in referee.options


@rule("napoleon-against-europe countermarch.part")
def test_only_who_is_with_the_general_is_left_behind():
    game = bare(dice=[6])
    put(game, "nuremberg", "fr-elite-1", "fr-elite-2", general="ney")
    put(game, "nuremberg", "au-corps-1", "au-corps-2", general="charles")
    put(game, "munich", "fr-elite-3", "fr-elite-4", general="soult")
    referee = fought(game, "nuremberg", EMPIRE, "ney", whence="wurtzbourg")
    referee.choose(Take("soult"))

    found = referee.refusal(Drop("fr-elite-1"))
    assert (found.rule, found.key) == ("countermarch.part", "detachment.not-there")


@rule("napoleon-against-europe hand.definition")
def test_an_interception_is_paid_with_a_card_of_the_hand():
    game = bare()
    game.lasting = {}
    put(game, "ulm", "fr-elite-1", general="davout")
    put(game, "prague", "au-corps-1", "au-corps-2", general="charles")
    deal(game, empire=["3F"])
    referee = marching(game, "charles", Pass(), Go("nuremberg"), Take("davout"))

    found = referee.refusal(Spend("2F"))
    assert (found.rule, found.key) == ("hand.definition", "card.not-in-hand")


@rule("napoleon-against-europe hand.definition")
@pytest.mark.parametrize("answer", [PlayCard, Spend, Negotiate, Protect])
def test_in_a_round_only_cards_of_the_hand_are_used(answer):
    game = bare()
    game.lasting = {}
    put(game, "ulm", "fr-elite-1", general="davout")
    deal(game, empire=["3F"], coalition=["2C"])
    play = rounds(game, 2)

    for card in ("4F", "2C"):
        assert refusal(play, answer(card)).rule == "hand.definition"
    assert refusal(play, answer("4F")).key == "card.not-in-hand"


@rule("napoleon-against-europe round.option.protectorate")
def test_the_coalition_protects_nobody():
    game = bare()
    game.lasting = {}
    deal(game, coalition=["2C"])
    play = rounds(game, 2)
    play.go_on(Pass())

    assert play.asked.seat == COALITION
    assert refusal(play, Protect("2C")).key == "round.empire-protects"
