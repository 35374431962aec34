"""The cards of the Campaign phase."""

import pytest

from estafette.engine import Pass
from estafette.games.age_of_napoleon.actions import (
    Activate,
    Detach,
    Discard,
    Enter,
    Halt,
    Intercept,
    Land,
    Lose,
    PlayCard,
    Sail,
)
from estafette.games.age_of_napoleon.activation import end_round, may_talk_peace, talk_peace
from estafette.games.age_of_napoleon.events import Moment, cards_at
from estafette.games.age_of_napoleon.sides import COALITION, FRENCH
from tests.games.age_of_napoleon.campaigning import go_on, march, pass_by, turn_of
from tests.games.age_of_napoleon.position import given, the_box
from tests.referee import Referee, rule


@rule("age-of-napoleon card.britannia")
def test_britannia_opens_the_sea_for_the_rest_of_the_game():  # v.card.britannia-lasting
    game = given(hill="britain", status={"portugal": "cm"}, hand={"coalition": ["britannia"]})
    referee = turn_of(game, "coalition")

    referee.choose(PlayCard("britannia-1"), Sail("hill"), Land("portugal"))

    assert game.removed == ["britannia-1"]
    assert game.deck.discard == []
    assert game.britannia
    game.year, game.moved, game.spent = 1811, set(), []
    assert Sail("hill") in turn_of(game, "coalition").options


@rule("age-of-napoleon card.britannia", "age-of-napoleon campaign.activation.cost")
def test_who_plays_britannia_as_his_last_card_has_nothing_left_to_pay_with():
    game = given(hill="britain", karl="bohmen", hand={"coalition": ["britannia"]})
    game.spent = [COALITION]
    referee = turn_of(game, "coalition")

    referee.choose(PlayCard("britannia-1"))

    assert referee.is_over


@rule("age-of-napoleon card.britannia")
def test_britannia_belongs_to_the_coalition_in_two_phases():
    cards = cards_at(the_box())

    for moment in (Moment.REINFORCEMENT, Moment.TURN):
        assert "britannia-1" in cards[COALITION, moment]
        assert "britannia-1" not in cards[FRENCH, moment]


@rule("age-of-napoleon card.forced-march")
def test_a_forced_march_gives_one_area_more():
    game = given(soult="flandre", hand={"french": ["forced-march"]})
    referee = march(game, "soult", "rhenanie", "wurttemberg", "bayern")
    assert referee.refusal(Enter("bohmen")).rule == "movement.allowance.base"

    referee.choose(PlayCard("forced-march-1"), Enter("bohmen"))

    assert referee.is_over
    assert game.where["soult"] == "bohmen"
    assert game.deck.discard == ["forced-march-1"]


@rule("age-of-napoleon movement.allowance.cumulative")
def test_one_forced_march_is_the_most_for_a_move():
    game = given(soult="flandre", hand={"french": ["forced-march", "forced-march"]})
    referee = march(game, "soult", "rhenanie")

    referee.choose(PlayCard("forced-march-1"))

    refusal = referee.refusal(PlayCard("forced-march-2"))
    assert refusal.rule == "movement.allowance.cumulative"


@rule("age-of-napoleon movement.cards-timing")
def test_a_spent_army_is_asked_for_a_forced_march_whatever_its_hand():
    places = {"soult": "flandre", "ney": "flandre", "lefebvre": "bayern"}
    game = given(hand={"french": ["depot"]}, **places)

    referee = march(game, "soult", "rhenanie", "wurttemberg", "bayern")

    assert referee.options == (Halt(),)


@rule("age-of-napoleon card.mud")
def test_mud_shortens_the_move_of_the_army_just_named():  # v.card.mud
    game = given(napoleon="flandre", mack="bayern", hand={"coalition": ["mud"]})

    referee = march(game, "napoleon")
    assert referee.decision.seat == COALITION
    referee.choose(PlayCard("mud-1"), Enter("rhenanie"), Enter("wurttemberg"))

    assert referee.refusal(Enter("bayern")).rule == "movement.allowance.attack"
    referee.choose(Enter("westfalen"))
    assert referee.is_over


@rule("age-of-napoleon movement.allowance.cumulative")
def test_one_mud_is_the_most_for_a_move():
    game = given(napoleon="flandre", hand={"coalition": ["mud", "mud"]})

    referee = march(game, "napoleon")
    referee.choose(PlayCard("mud-1"))

    assert referee.decision.seat == FRENCH


@rule("age-of-napoleon card.command-indecision")
def test_an_undecided_army_does_not_move_and_its_cost_is_lost():  # v.card.indecision
    hand = {"french": ["command-indecision"], "coalition": ["depot"]}
    game = given(buxhowden="volhynia", karl="bohmen", hand=hand)
    game.spent = [COALITION]
    referee = turn_of(game, "coalition")

    referee.choose(Activate("buxhowden"), PlayCard("command-indecision-1"))

    assert referee.is_over
    assert game.where["buxhowden"] == "volhynia"
    assert game.deck.discard == ["depot-1", "command-indecision-1"]


@rule("age-of-napoleon card.command-indecision")
def test_an_undecided_move_counts_against_the_three_of_major_campaign():
    places = {"davout": "flandre", "soult": "provence", "ney": "aquitaine"}
    hand = {"french": ["major-campaign"], "coalition": ["command-indecision"]}
    game = given(**places, hand=hand)
    referee = turn_of(game, "french")

    referee.choose(PlayCard("major-campaign-1"), Activate("davout"))
    referee.choose(PlayCard("command-indecision-1"))
    referee.choose(Activate("soult"), Enter("bourgogne"), Halt())
    referee.choose(Activate("ney"), Enter("bretagne"), Halt())

    assert referee.is_over
    assert game.where["davout"] == "flandre"


@rule("age-of-napoleon card.command-indecision")
def test_an_undecided_interceptor_stays_where_he_is():
    game = given(
        status={"preussen": "cm"},
        **{"soult": "westfalen", "blucher": "schlesien", "gneisenau": "brandenburg"},
        hand={"french": ["command-indecision"], "coalition": ["depot"]},
    )
    game.spent = [COALITION]
    referee = march(game, "soult", "sachsen")

    referee.choose(Intercept("blucher"), PlayCard("command-indecision-1"))

    assert game.where["blucher"] == "schlesien"
    assert game.interception is None
    assert game.hands[COALITION] == []
    assert game.clashes == []
    assert referee.decision.key == "march.where"


@rule("age-of-napoleon card.command-indecision")
def test_an_undecided_corps_may_still_intercept_later():
    game = given(
        status={"preussen": "cm"},
        **{"davout": "westfalen", "blucher": "schlesien"},
        hand={"french": ["command-indecision"], "coalition": ["depot"]},
    )
    referee = march(game, "davout", "sachsen")
    referee.choose(Intercept("blucher"), PlayCard("command-indecision-1"))

    referee.choose(Enter("brandenburg"))

    assert Intercept("blucher") in referee.options


@rule("age-of-napoleon card.peace-talks")
def test_a_truce_lasts_two_rounds():  # v.card.peace-talks
    game = given(in_round=3, hand={"coalition": ["peace-talks", "peace-talks"]})

    referee = Referee(game, talk_peace(game))
    assert referee.decision.seat == COALITION
    referee.choose(PlayCard("peace-talks-1"))

    rounds = []
    for _ in range(3, 7):
        rounds.append(game.is_truce)
        end_round(game)
    assert rounds == [True, True, False, False]


@rule("age-of-napoleon card.peace-talks")
def test_only_one_peace_is_talked_of_in_a_campaign():
    hand = {"french": ["peace-talks"], "coalition": ["peace-talks"]}
    game = given(in_round=3, hand=hand)
    assert may_talk_peace(game)

    referee = Referee(game, talk_peace(game))
    assert referee.decision.seat == FRENCH
    referee.choose(PlayCard("peace-talks-1"))

    assert referee.is_over
    game.round = 6
    assert not may_talk_peace(game)


@rule("age-of-napoleon card.peace-talks")
def test_both_sides_may_talk_peace_the_first_player_first():
    hand = {"french": ["depot"], "coalition": ["peace-talks"]}
    game = given(first="coalition", hand=hand)

    referee = Referee(game, talk_peace(game))
    assert referee.decision.seat == COALITION
    referee.choose(Pass())
    assert referee.decision.seat == FRENCH
    referee.choose(Pass())

    assert referee.is_over
    assert not game.is_truce


@rule("age-of-napoleon card.peace-talks")
def test_nobody_attacks_or_violates_during_a_truce():
    game = given(
        status={"danmark": "nc", "preussen": "nc", "pommern": "cm"},
        **{"davout": "hannover", "karl": "pommern", "hill": "britain", "britannia": True},
    )
    game.truce_until = 2

    referee = march(game, "davout")
    for area in ("danmark", "brandenburg", "pommern"):
        assert referee.refusal(Enter(area)).rule == "card.peace-talks"
    referee.choose(Enter("westfalen"), Halt())

    referee = turn_of(game, "coalition")
    referee.choose(Sail("hill"))
    assert referee.refusal(Land("danmark")).rule == "card.peace-talks"
    assert Land("pommern") in referee.options


@rule("age-of-napoleon card.peace-talks")
def test_nobody_lands_among_enemies_during_a_truce():
    game = given(hill="britain", britannia=True, davout="hannover")
    game.truce_until = 2

    referee = turn_of(game, "coalition")
    referee.choose(Sail("hill"))

    assert referee.refusal(Land("hannover")).rule == "card.peace-talks"
    assert Land("holland") in referee.options


@rule("age-of-napoleon card.guerrilla")
@pytest.mark.parametrize(
    ("status", "here", "there"),
    [
        ({"spain": "ic"}, "castilla", "valencia"),
        ({"russia": "cm"}, "livonia", "novgorod"),
        ({"russia": "nc"}, "livonia", "novgorod"),
    ],
)
def test_guerrilla_makes_a_french_army_check(status, here, there):  # v.car.guerrilla
    stack = dict.fromkeys(["davout", "ney", "junot"], here)
    game = given(status=status, in_round=2, dice=[1], hand={"coalition": ["guerrilla"]}, **stack)

    referee = march(game, "davout", there)
    referee.choose(Halt())
    assert (referee.decision.key, referee.decision.seat) == ("window.marched", COALITION)
    referee.choose(PlayCard("guerrilla-1"), Lose("junot"))

    assert game.prisoners == ["junot"]
    assert game.exhausted == {"davout", "ney"}


@rule("age-of-napoleon card.guerrilla")
def test_without_guerrilla_the_army_does_not_check():
    stack = dict.fromkeys(["davout", "ney", "junot"], "castilla")
    game = given(status={"spain": "ic"}, dice=[1], hand={"coalition": ["depot"]}, **stack)

    referee = march(game, "davout", "valencia")
    referee.choose(Halt(), Pass())

    assert game.dice.loaded == [1]


@rule("age-of-napoleon card.guerrilla")
@pytest.mark.parametrize(
    ("here", "there", "count"),
    [
        ("flandre", "lorraine", 3),  # at home
        ("castilla", "valencia", 2),  # too small to check at all
        ("castilla", "navarra", 3),  # it checks in the mountains anyway
    ],
)
def test_guerrilla_is_not_asked_for_where_it_can_do_nothing(here, there, count):
    stack = dict.fromkeys(["davout", "ney", "junot"][:count], here)
    game = given(status={"spain": "ic"}, dice=[6], hand={"coalition": ["guerrilla"]}, **stack)

    referee = march(game, "davout", there)
    referee.choose(Halt())

    assert referee.is_over


@rule("age-of-napoleon card.guerrilla", "age-of-napoleon march-attrition.table")
def test_a_corps_left_at_the_end_of_the_march_still_belongs_to_the_army_that_is_harried():
    stack = dict.fromkeys(["davout", "ney", "junot"], "castilla")
    hand = {"coalition": ["guerrilla"]}
    game = given(status={"spain": "ic"}, dice=[1], hand=hand, **stack)

    referee = march(game, "davout", "valencia")
    referee.choose(Detach("junot"), Halt(), PlayCard("guerrilla-1"), Lose("junot"))

    assert game.prisoners == ["junot"]


@rule("age-of-napoleon card.guerrilla")
def test_guerrilla_does_not_strike_an_army_that_stayed_or_a_coalition_army():
    stack = dict.fromkeys(["davout", "ney", "junot"], "castilla")
    game = given(status={"spain": "ic"}, hand={"coalition": ["guerrilla"]}, **stack)
    referee = march(game, "davout")
    go_on(referee, Halt())
    assert referee.is_over

    stack = dict.fromkeys(["karl", "hiller", "kienmayer"], "castilla")
    game = given(status={"spain": "ic"}, hand={"coalition": ["guerrilla"]}, **stack)
    referee = march(game, "karl", "valencia")
    pass_by(referee)
    referee.choose(Halt())
    assert referee.is_over


@rule("age-of-napoleon movement.cards-timing")
def test_the_move_is_paid_before_the_enemy_answers():
    hand = {"french": ["depot", "talleyrand"], "coalition": ["mud"]}
    game = given(davout="flandre", hand=hand)
    game.spent = [FRENCH]

    referee = march(game, "davout")
    referee.choose(Discard("depot-1"))

    assert (referee.decision.key, referee.decision.seat) == ("window.chosen", COALITION)
