"""[9] [12] [13] [15] The edges of war: who is counted, who stays behind, who is asked."""

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import (
    Besiege,
    Drop,
    Fight,
    Go,
    Group,
    Hasten,
    PickUp,
    PlayCard,
    Rally,
    Spend,
    Take,
)
from estafette.games.napoleon_against_europe.end_of_activation import last_sieges, last_tests
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from tests.games.napoleon_against_europe.fighting import go_on
from tests.games.napoleon_against_europe.marching import acting, marching
from tests.games.napoleon_against_europe.position import (
    bare,
    bind,
    deal,
    flag,
    put,
    stand,
    store,
)
from tests.games.napoleon_against_europe.wearing import tally
from tests.referee import Referee, rule

GUARD_CAVALRY = "cavalerie-de-la-garde"


@rule("napoleon-against-europe unit.special.step")
@rule("napoleon-against-europe attrition.steps-counted")
def test_a_special_unit_is_one_step_in_an_attrition_test() -> None:
    game = bare(dice=[4])
    army = {"general": "napoleon", "army": "grande-armee", "specials": [GUARD_CAVALRY]}
    put(game, "strasbourg", "fr-elite-1", reduced=["fr-elite-1"], **army)
    referee = marching(game, "napoleon", Hasten(3), Go("bade"), Pass())
    told = referee.fact("attrition.rolled")
    assert (told["total"], told["lost"]) == (5, 0)  # three steps would have lost one


@rule("napoleon-against-europe attrition.when.end-phase")
def test_a_hungry_besieger_is_unsupplied_and_not_besieged() -> None:
    game = bare(dice=[1, 1])
    put(game, "smolensk", "fr-corps-9", "fr-corps-10", general="ney")
    put(game, "smolensk", "ru-corps-1", general="bagration", is_sheltered=True)
    game.sieges = {"smolensk": 0}
    game.unsupplied |= {"fr-corps-9", "fr-corps-10", "ru-corps-1"}
    referee = Referee(game, last_tests(game, EMPIRE))
    assert ("attrition.unsupplied", 2) in tally(referee)
    referee = Referee(game, last_tests(game, COALITION))
    assert ("attrition.besieged", 1) in tally(referee)


@rule("napoleon-against-europe siege.attack-free-end")
def test_a_siege_that_cannot_be_pressed_does_not_keep_the_others_from_it() -> None:
    game = bare()
    put(game, "moscou", "fr-corps-9", "fr-corps-10", general="ney")  # out of supply
    put(game, "salzbourg", "fr-corps-11", "fr-corps-12", general="davout")
    flag(game, "france", "munich")
    game.sieges = {"moscou": 1, "salzbourg": 1}
    referee = Referee(game, last_sieges(game, EMPIRE))
    assert referee.options == (Besiege(), Pass())
    assert referee.decision.facts["zone"] == "salzbourg"


@rule("napoleon-against-europe activation.two-armies.exchange")
def test_two_armies_exchange_special_units_too() -> None:
    game = bare()
    first = {"general": "napoleon", "army": "grande-armee", "specials": [GUARD_CAVALRY]}
    put(game, "milan", "fr-elite-1", **first)
    put(game, "milan", "fr-elite-2", general="massena", army="armee-d-italie")
    acting(game, EMPIRE, 2, Group("milan"), Take(GUARD_CAVALRY))
    assert game.forces["grande-armee"].specials == ()
    assert game.forces["armee-d-italie"].specials == (GUARD_CAVALRY,)


@rule("napoleon-against-europe combine.army-from-army")
@rule("napoleon-against-europe combine.partial")
def test_a_senior_army_takes_a_subordinate_of_a_junior_one() -> None:
    game = bare()
    put(game, "turin", "fr-elite-1", general="napoleon", army="grande-armee")
    second = {"general": "massena", "army": "armee-d-italie", "subordinates": ["ney", "oudinot"]}
    put(game, "milan", "fr-elite-2", **second)
    marching(game, "napoleon", Go("milan"), PickUp("ney"))
    assert game.forces["grande-armee"].subordinates == ("ney",)
    assert game.forces["armee-d-italie"].subordinates == ("oudinot",)


@rule("napoleon-against-europe rally.two-armies")
@rule("napoleon-against-europe rally.attempt")
def test_only_an_army_on_the_march_is_called_to_order() -> None:
    game = bare(dice=[1])
    first = {"general": "napoleon", "army": "grande-armee", "is_demoralised": True}
    second = {"general": "massena", "army": "armee-d-italie", "is_demoralised": True}
    put(game, "milan", "fr-elite-1", **first)
    put(game, "milan", "fr-elite-2", **second)
    put(game, "turin", "fr-elite-3", general="ney", is_demoralised=True)
    referee = acting(game, EMPIRE, 2, Group("milan"))
    go_on(referee, "march.what-next")
    referee.choose(Rally())
    assert set(referee.options) == {Take("grande-armee"), Take("armee-d-italie")}
    refusal = referee.refusal(Take("ney"))
    assert (refusal.rule, refusal.key) == ("rally.attempt", "rally.not-on-the-march")
    referee.choose(Take("armee-d-italie"))
    assert game.forces["grande-armee"].is_demoralised
    assert not game.forces["armee-d-italie"].is_demoralised


@rule("napoleon-against-europe movement.no-neutral")
@rule("napoleon-against-europe interception.who")
def test_nobody_intercepts_in_land_at_peace_that_only_the_victor_may_cross() -> None:
    for is_at_peace in (True, False):
        game = bare("1809")
        stand(game, russie="coalition")
        if is_at_peace:
            bind(game, "autriche")
        flag(game, "france", "vienne", "salzbourg")
        put(game, "vienne", "fr-elite-1", general="ney")
        put(game, "leopoldstadt", "ru-corps-1", general="bagration")
        deal(game, coalition=["2C"])
        referee = go_on(marching(game, "ney"), "march.what-next")
        referee.choose(Go("brunn"))
        is_asked = referee.decision.key == "interception.who"
        assert is_asked is not is_at_peace


@rule("napoleon-against-europe interception.card")
def test_only_a_card_in_hand_pays_for_an_interception() -> None:
    game = bare("1809")
    put(game, "salzbourg", "fr-elite-1", general="ney")
    put(game, "vienne", "au-corps-1", general="charles")
    flag(game, "france", "salzbourg")
    deal(game, coalition=["2C", "3C"])
    referee = go_on(marching(game, "ney"), "march.what-next")
    referee.choose(Go("graz"), Take("charles"))
    refusal = referee.refusal(Spend("4C"))
    assert (refusal.rule, refusal.key) == ("hand.definition", "card.not-in-hand")


@rule("napoleon-against-europe depot.moved-by")
@rule("napoleon-against-europe interception.leave-units")
def test_an_interceptor_leaves_his_depots_to_the_corps_that_stays() -> None:
    for stays, zone in ((["au-corps-2"], "munich"), ([], "ulm")):
        game = bare(dice=[6, 1, 1, 1, 1, 1])
        game.lasting = {}
        put(game, "bade", "fr-elite-1", general="ney")
        put(game, "munich", "au-corps-1", "au-corps-2", general="charles")
        store(game, "munich", "depot-autriche-1")
        deal(game, coalition=["2C"])
        referee = go_on(marching(game, "ney"), "march.what-next")
        referee.choose(Go("ulm"), Take("charles"), Spend("2C"))
        referee.choose(*[Drop(each) for each in stays])
        go_on(referee, "battle.which-spearhead")
        assert game.stores["depot-autriche-1"] == zone


@rule("napoleon-against-europe interception.leave-units")
@rule("napoleon-against-europe command.army-subordinates")
def test_two_generals_do_not_stay_behind_without_an_army() -> None:
    game = bare(dice=[6, 1])
    corps = ("au-corps-1", "au-corps-2", "au-corps-3")
    army = {"army": "armee-d-allemagne", "subordinates": ["jean", "ferdinand"]}
    put(game, "vienne", *corps, general="charles", **army)
    put(game, "salzbourg", "fr-elite-1", general="ney")
    flag(game, "france", "salzbourg")
    deal(game, coalition=["2C"])
    referee = go_on(marching(game, "ney"), "march.what-next")
    referee.choose(Go("graz"), Take("armee-d-allemagne"))
    go_on(referee, "detachment.who-stays")
    assert game.approach.zone == "graz"
    assert referee.refusal(Drop("fr-elite-1")).key == "detachment.not-there"
    referee.choose(Drop("au-corps-1"), Drop("jean"))
    assert referee.refusal(Drop("ferdinand")).rule == "hierarchy.junior-brings-steps"
    assert Drop("au-corps-2") in referee.options


@rule("napoleon-against-europe countermarch.roll")
def test_a_general_whose_corps_have_all_tried_does_not_march_to_the_guns() -> None:
    game = bare(dice=[1, 1, 1, 1, 1])
    army = {"army": "armee-d-italie", "subordinates": ["ney", "oudinot"]}
    put(game, "klagenfurt", "fr-elite-1", "fr-elite-2", general="massena", **army)
    put(game, "salzbourg", "fr-elite-3", "fr-elite-4", general="davout")
    put(game, "graz", "au-corps-1", "au-corps-2", general="charles")
    put(game, "vienne", "fr-corps-9", general="soult")
    flag(game, "france", "salzbourg", "munich", "vienne")
    referee = marching(game, "davout", Go("graz"), Fight())
    referee.choose(Take("ney"), Take("fr-elite-1"))
    assert referee.fact("countermarch.rolls")["succeeds"] is False
    assert referee.refusal(Take("ney")).key == "countermarch.again"
    referee.choose(Take("oudinot"), Take("fr-elite-2"))
    refusal = referee.refusal(Take("massena"))
    assert (refusal.rule, refusal.key) == ("countermarch.roll", "countermarch.again")


@rule("napoleon-against-europe card.c.blessure.proposal")
def test_the_generals_of_an_attacker_may_be_wounded() -> None:
    game = bare(dice=[3, 3, 3, 3, 6, 1])
    flag(game, "france", "salzbourg", "munich")
    army = {"general": "napoleon", "army": "grande-armee", "subordinates": ["soult"]}
    put(game, "salzbourg", "fr-elite-1", "fr-elite-2", **army)
    put(game, "graz", "au-corps-1", "au-corps-2", "au-corps-3", general="charles")
    deal(game, coalition=["5C"])
    referee = go_on(marching(game, "napoleon"), "march.what-next")
    referee.choose(Go("graz"))
    referee.choose(Fight())
    go_on(referee, "window.aftermath").choose(PlayCard("5C"))
    assert referee.options == (Take("napoleon"), Take("soult"))
    referee.choose(Take("soult"))
    assert "soult" in game.resting
