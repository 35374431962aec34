"""Interception, and the cascade of answers to it."""

import pytest

from estafette.engine import Pass
from estafette.games.age_of_napoleon.actions import (
    Attach,
    Detach,
    Discard,
    Enter,
    Halt,
    Intercept,
    NameAttacker,
)
from estafette.games.age_of_napoleon.interception import cannot_intercept, intercept
from estafette.games.age_of_napoleon.sides import COALITION, FRENCH
from estafette.games.age_of_napoleon.state import Clash
from tests.games.age_of_napoleon.campaigning import go_on, march, pass_by, sail
from tests.games.age_of_napoleon.position import given
from tests.referee import Referee, rule

AT_WAR = {"preussen": "cm", "austria": "cm"}


@rule("age-of-napoleon interception.allowed", "age-of-napoleon interception.range")
def test_the_fast_neighbour_intercepts_and_the_slow_one_does_not():  # v.int.equal
    game = given(status=AT_WAR, napoleon="westfalen", blucher="schlesien", yorck="brandenburg")

    referee = march(game, "napoleon", "sachsen")

    assert set(referee.options) == {Intercept("blucher"), Pass()}
    assert referee.refusal(Intercept("yorck")).rule == "interception.allowed"


@rule("age-of-napoleon interception.range")
def test_nobody_intercepts_from_two_areas_away():  # v.int.not-adjacent
    game = given(status=AT_WAR, soult="westfalen", bagration="polen", blucher="schlesien")

    referee = march(game, "soult", "sachsen")

    for stranger in ("bagration", "soult", "nobody"):
        assert referee.refusal(Intercept(stranger)).rule == "interception.range"


@rule("age-of-napoleon interception.range")
def test_nobody_is_asked_about_an_army_out_of_reach():
    game = given(status=AT_WAR, soult="westfalen", bagration="polen")

    referee = march(game, "soult", "sachsen")

    assert referee.decision.seat == FRENCH


@rule("age-of-napoleon interception.range")
def test_an_army_that_lands_may_be_intercepted():
    game = given(
        status={"napoli": "cm"}, britannia=True, hill="britain", st_cyr="stato-della-chiesa"
    )

    referee = sail(game, "hill", "napoli")
    referee.choose(Intercept("st-cyr"), NameAttacker(FRENCH))

    clash = game.clashes[0]
    assert (clash.attacker, clash.landed) == (FRENCH, ["hill"])
    assert clash.came_from == {"st-cyr": "stato-della-chiesa"}


@rule("age-of-napoleon interception.first-chooses-attacker")
@pytest.mark.parametrize("attacker", [FRENCH, COALITION])
def test_the_first_interceptor_says_who_attacks(attacker):  # v.int.choose-attacker
    game = given(status=AT_WAR, soult="westfalen", blucher="schlesien")

    referee = march(game, "soult", "sachsen")
    referee.choose(Intercept("blucher"))
    assert referee.decision.seat == COALITION
    referee.choose(NameAttacker(attacker))

    clash = game.clashes[0]
    assert (clash.area, clash.attacker) == ("sachsen", attacker)
    assert clash.came_from == {"soult": "westfalen", "blucher": "schlesien"}


@rule("age-of-napoleon interception.joins-defender")
def test_who_joins_a_friend_defends_with_him():  # v.int.join-defender
    game = given(status=AT_WAR, soult="westfalen", ruchel="sachsen", blucher="schlesien")

    march(game, "soult", "sachsen").choose(Intercept("blucher"))

    assert game.clashes[0].attacker is FRENCH
    assert game.at("sachsen", COALITION) == ["ruchel", "blucher"]


@rule("age-of-napoleon interception.ends-move")
def test_an_army_intercepted_goes_no_farther():
    game = given(status=AT_WAR, davout="westfalen", blucher="schlesien")

    referee = march(game, "davout", "sachsen")
    referee.choose(Intercept("blucher"), NameAttacker(FRENCH))

    assert referee.is_over
    assert game.march is None
    assert "davout" in game.moved


@rule("age-of-napoleon interception.ends-move")
def test_an_army_that_nobody_intercepts_goes_on():
    game = given(status=AT_WAR, davout="westfalen", blucher="schlesien")

    referee = march(game, "davout", "sachsen")
    referee.choose(Pass())

    assert referee.decision.key == "march.where"


@rule(
    "age-of-napoleon interception.cascade",
    "age-of-napoleon interception.cascade.order",
    "age-of-napoleon interception.cascade-join",
)
def test_an_interception_may_be_intercepted():  # v.int.cascade
    places = {"soult": "westfalen", "blucher": "schlesien", "davout": "bayern"}
    game = given(status=AT_WAR, hand={"french": ["depot"]}, **places)

    referee = march(game, "soult", "sachsen")
    go_on(referee, Intercept("blucher"), NameAttacker(COALITION))
    assert referee.decision.seat == FRENCH
    referee.choose(Intercept("davout"))

    assert len(game.clashes) == 1
    clash = game.clashes[0]
    assert clash.attacker is COALITION
    assert game.at("sachsen", FRENCH) == ["soult", "davout"]
    assert clash.came_from["davout"] == "bayern"


@rule("age-of-napoleon interception.cascade.order")
def test_each_answer_is_measured_against_the_last_to_come():
    game = given(
        status=AT_WAR,
        **{"soult": "westfalen", "massena": "bayern"},
        **{"yorck": "brandenburg", "blucher": "schlesien", "hand": {"french": ["depot"]}},
    )

    referee = march(game, "soult", "sachsen")
    other = game.copy()
    go_on(referee, Intercept("blucher"), NameAttacker(FRENCH))
    assert referee.is_over  # Masséna is slower than Blücher

    referee = Referee(other, intercept(other, Clash("sachsen", FRENCH), FRENCH, "soult"))
    go_on(referee, Intercept("yorck"), NameAttacker(FRENCH))
    assert Intercept("massena") in referee.options


@rule("age-of-napoleon interception.cascade.order")
def test_the_third_to_come_is_measured_against_the_second_and_not_the_marcher():
    game = given(
        status=AT_WAR,
        **{"soult": "westfalen", "davout": "bayern"},
        **{"blucher": "schlesien", "gneisenau": "brandenburg", "yorck": "brandenburg"},
        hand={"french": ["depot"], "coalition": ["mud"]},
    )
    referee = march(game, "soult", "sachsen")

    go_on(referee, Intercept("blucher"), NameAttacker(FRENCH), Intercept("davout"))
    pass_by(referee)

    assert set(referee.options) == {Intercept("gneisenau"), Pass()}
    assert referee.refusal(Intercept("yorck")).rule == "interception.allowed"


@rule("age-of-napoleon interception.cascade.order")
def test_the_cascade_ends_when_the_side_to_answer_passes():
    game = given(
        status=AT_WAR,
        **{"soult": "westfalen", "blucher": "schlesien", "davout": "bayern"},
        **{"gneisenau": "brandenburg", "bagration": "bohmen"},
        hand={"french": ["depot"], "coalition": ["mud"]},
    )
    referee = march(game, "soult", "sachsen")

    go_on(referee, Intercept("blucher"), NameAttacker(FRENCH))
    assert referee.decision.seat == FRENCH
    referee.choose(Pass())

    assert referee.is_over
    assert game.at("sachsen", COALITION) == ["blucher"]


@rule("age-of-napoleon interception.cascade", "age-of-napoleon interception.cascade-join")
def test_both_sides_may_answer_again_and_all_fight_in_one_battle():
    game = given(
        status=AT_WAR,
        **{"soult": "westfalen", "blucher": "schlesien", "davout": "bayern"},
        **{"gneisenau": "brandenburg"},
        hand={"french": ["depot"], "coalition": ["mud"]},
    )
    referee = march(game, "soult", "sachsen")

    go_on(referee, Intercept("blucher"), NameAttacker(FRENCH), Intercept("davout"))
    go_on(referee, Intercept("gneisenau"))

    assert game.at("sachsen", COALITION) == ["blucher", "gneisenau"]
    assert [clash.area for clash in game.clashes] == ["sachsen"]
    assert (game.hands[FRENCH], game.hands[COALITION]) == ([], [])


@rule("age-of-napoleon campaign.activation.cost", "age-of-napoleon interception.allowed")
def test_an_interception_is_paid_like_a_move():  # v.int.cost
    game = given(
        status=AT_WAR, soult="westfalen", blucher="schlesien", hand={"coalition": ["depot"]}
    )
    game.spent = [COALITION]

    march(game, "soult", "sachsen").choose(Intercept("blucher"))

    assert game.deck.discard == ["depot-1"]


@rule("age-of-napoleon campaign.activation.cost")
def test_who_cannot_pay_does_not_intercept():
    game = given(status=AT_WAR, soult="westfalen", blucher="schlesien")
    game.spent = [COALITION]

    referee = march(game, "soult", "sachsen")

    assert referee.decision.seat == FRENCH
    refusal = cannot_intercept(
        game, Clash("sachsen", FRENCH), COALITION, "soult", Intercept("blucher")
    )
    assert refusal.rule == "campaign.activation.cost"


@rule("age-of-napoleon campaign.activation.cost")
def test_major_campaign_does_not_pay_for_an_interception():
    game = given(
        status=AT_WAR,
        **{"soult": "westfalen", "blucher": "schlesien", "davout": "bayern"},
        hand={"french": ["depot", "mud"]},
    )
    game.spent = [FRENCH]
    referee = march(game, "soult")
    referee.choose(Discard("mud-1"))
    game.major_campaign = True

    referee.choose(Enter("sachsen"), Intercept("blucher"), Pass(), NameAttacker(FRENCH))
    referee.choose(Intercept("davout"))

    assert game.hands[FRENCH] == []


@rule("age-of-napoleon interception.leader")
def test_any_general_may_lead_with_juniors_alone():  # v.gap.interception-leader
    stack = dict.fromkeys(["schwarzenberg", "bagration", "hiller"], "bohmen")
    game = given(status=AT_WAR, ney="westfalen", **stack)

    referee = march(game, "ney", "sachsen")
    assert referee.refusal(Intercept("schwarzenberg")).rule == "interception.allowed"
    referee.choose(Intercept("bagration"))
    assert referee.refusal(Attach("schwarzenberg")).rule == "interception.leader"
    referee.choose(Halt(), NameAttacker(FRENCH))

    assert game.at("sachsen", COALITION) == ["bagration", "hiller"]
    assert game.where["schwarzenberg"] == "bohmen"


@rule("age-of-napoleon interception.command")
def test_an_interceptor_brings_what_he_can_lead_and_leaves_whom_he_likes():
    stack = dict.fromkeys(["bagration", "dokhturov", "hiller", "kienmayer"], "bohmen")
    game = given(status=AT_WAR, soult="westfalen", **stack)

    referee = march(game, "soult", "sachsen")
    referee.choose(Intercept("bagration"))
    assert referee.decision.facts["corps"] == ["bagration", "dokhturov", "hiller"]
    assert referee.refusal(Attach("kienmayer")).rule == "interception.command"
    assert referee.refusal(Detach("davout")).key == "march.not-along"
    referee.choose(Detach("dokhturov"))
    assert referee.refusal(Detach("dokhturov")).key == "march.not-along"
    assert referee.refusal(Attach("dokhturov")).rule == "interception.command"
    assert referee.refusal(Attach("soult")).rule == "interception.leader"
    referee.choose(Attach("kienmayer"), Halt(), NameAttacker(FRENCH))

    assert game.at("sachsen", COALITION) == ["bagration", "hiller", "kienmayer"]
    assert game.where["dokhturov"] == "bohmen"


@rule("age-of-napoleon interception.no-roll")
def test_printed_ratings_decide_without_a_die_even_in_winter():  # v.rec.no-roll
    game = given(status=AT_WAR, in_round=5, soult="westfalen", yorck="brandenburg")

    referee = march(game, "soult", "sachsen")
    referee.choose(Intercept("yorck"), NameAttacker(FRENCH))

    assert game.where["yorck"] == "sachsen"
    assert game.dice.used == 0


@rule("age-of-napoleon interception.once-per-round")
def test_a_corps_intercepts_once_in_a_round():
    game = given(status=AT_WAR, soult="westfalen", blucher="schlesien", gneisenau="schlesien")
    game.intercepted = {"blucher"}

    referee = march(game, "soult", "sachsen")

    assert referee.refusal(Intercept("blucher")).rule == "interception.once-per-round"
    referee.choose(Intercept("gneisenau"), NameAttacker(FRENCH))
    assert "gneisenau" in game.intercepted


@rule("age-of-napoleon interception.once-per-round")
def test_a_corps_that_has_intercepted_does_not_go_along_again():
    game = given(status=AT_WAR, soult="westfalen", blucher="schlesien", gneisenau="schlesien")
    game.intercepted = {"gneisenau"}

    referee = march(game, "soult", "sachsen")
    referee.choose(Intercept("blucher"))

    assert game.at("sachsen", COALITION) == ["blucher"]


@rule("age-of-napoleon interception.neutrality")
def test_an_interception_in_a_neutral_major_violates_nothing():
    game = given(status={"preussen": "nc"}, soult="westfalen", bagration="bohmen")

    referee = march(game, "soult", "sachsen")
    referee.choose(Intercept("bagration"), NameAttacker(FRENCH))

    assert game.status["preussen"] == "nc"
    assert game.where["bagration"] == "sachsen"


@rule("age-of-napoleon march-attrition.trigger.marsh", "age-of-napoleon movement.entry-order")
def test_interceptors_check_in_hard_going_before_the_battle():
    stack = dict.fromkeys(["bagration", "essen", "dokhturov"], "volhynia")
    game = given(status=AT_WAR, davout="schlesien", dice=[6], **stack)

    referee = march(game, "davout", "polen")
    referee.choose(Intercept("bagration"), Halt(), NameAttacker(FRENCH))

    assert game.exhausted == {"bagration", "essen", "dokhturov"}
    assert len(game.clashes) == 1


@rule("age-of-napoleon card.peace-talks")
def test_nobody_intercepts_during_a_truce():
    game = given(status=AT_WAR, soult="westfalen", blucher="schlesien")
    game.truce_until = 2

    referee = march(game, "soult", "sachsen")

    assert referee.decision.seat == FRENCH
    refusal = cannot_intercept(
        game, Clash("sachsen", FRENCH), COALITION, "soult", Intercept("blucher")
    )
    assert refusal.rule == "card.peace-talks"


@rule("age-of-napoleon invasion.trigger")
def test_a_french_interception_in_russia_is_an_invasion():
    game = given(status={"russia": "cm"}, buxhowden="galizien", davout="belorussia")

    referee = march(game, "buxhowden", "ukraine")
    pass_by(referee)
    referee.choose(Intercept("davout"), NameAttacker(FRENCH))

    assert game.invaded
