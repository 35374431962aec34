"""Rounds, turns, the army that is named, and what it costs."""

import pytest

from estafette.engine import Pass, Setup, secret_of
from estafette.games.age_of_napoleon import RULES
from estafette.games.age_of_napoleon.actions import (
    ActFirst,
    Activate,
    Discard,
    Enter,
    Halt,
    Intercept,
    NameAttacker,
    PlayCard,
)
from estafette.games.age_of_napoleon.activation import (
    begin_campaign,
    begin_round,
    end_round,
    is_campaign_over,
)
from estafette.games.age_of_napoleon.sides import COALITION, FRENCH
from estafette.match import Match
from tests.games.age_of_napoleon.campaigning import march, turn_of
from tests.games.age_of_napoleon.position import given, the_box
from tests.referee import rule


@rule("age-of-napoleon campaign.rounds.six")
def test_a_campaign_has_six_rounds():  # v.cam.six
    game, rounds = given(in_round=1), 0

    while not is_campaign_over(game):
        end_round(game)
        rounds += 1

    assert rounds == 6


@rule("age-of-napoleon campaign.rounds.two-months")
def test_the_rounds_are_two_months_apart():
    months = ("march", "may", "july", "september", "november", "january")

    assert the_box().tables.rounds.months == months


@rule("age-of-napoleon campaign.rounds.winter")
def test_the_last_two_rounds_are_winter():
    winter = [given(in_round=number).is_winter for number in range(1, 7)]

    assert winter == [False, False, False, False, True, True]


@rule("age-of-napoleon campaign.rounds.alternate", "age-of-napoleon campaign.rounds.pass")
@pytest.mark.parametrize("first", [FRENCH, COALITION])
def test_all_rounds_are_played_in_the_same_order_even_if_all_pass(first):  # v.rec.pass
    match = Match.start(RULES, the_box(), Setup("1809"), secret_of("all pass"))
    match.choose("french", ActFirst(first))
    asked = []
    while match.open[0].key in ("window.round", "campaign.which-army"):
        if match.open[0].key == "campaign.which-army":
            asked.append((match.open[0].facts["round"], match.open[0].seat))
        match.choose(match.open[0].seat, Pass())

    assert asked == [(n, side) for n in range(1, 7) for side in (first, first.enemy)]


@rule("age-of-napoleon campaign.activation.one-army")
def test_a_side_moves_one_army_in_a_round():  # v.cam.two-armies
    game = given(davout="flandre", soult="provence", hand={"french": ["depot", "talleyrand"]})

    referee = march(game, "davout", "rhenanie")
    referee.choose(Halt())

    assert referee.is_over


@rule("age-of-napoleon campaign.rounds.pass")
def test_a_side_may_move_nothing():
    game = given(davout="flandre")

    referee = turn_of(game, "french")
    referee.choose(Pass())

    assert referee.is_over
    assert game.where["davout"] == "flandre"
    assert game.spent == []


@rule("age-of-napoleon campaign.activation.major-campaign", "age-of-napoleon card.major-campaign")
@rule("age-of-napoleon campaign.activation.major-campaign-cost")
def test_major_campaign_moves_three_armies_and_pays_for_them():  # v.cam.major-campaign
    game = given(
        **{"napoleon": "flandre", "bernadotte": "hannover", "st_cyr": "stato-della-chiesa"},
        **{"soult": "aquitaine", "hand": {"french": ["major-campaign", "depot"]}},
    )
    referee = turn_of(game, "french")

    referee.choose(PlayCard("major-campaign-1"))
    for leader, area in [("napoleon", "holland"), ("bernadotte", "westfalen")]:
        referee.choose(Activate(leader), Enter(area), Halt())
    referee.choose(Activate("st-cyr"), Enter("italia"), Halt())

    assert referee.is_over
    assert game.hands[FRENCH] == ["depot-1"]
    assert game.deck.discard == ["major-campaign-1"]
    assert game.spent == []


@rule("age-of-napoleon card.major-campaign")
def test_with_major_campaign_fewer_than_three_armies_may_move():  # v.card.major-campaign
    game = given(karl="bohmen", johann="tirol", hand={"coalition": ["major-campaign"]})
    referee = turn_of(game, "coalition")

    referee.choose(PlayCard("major-campaign-1"))
    referee.choose(Activate("karl"), Enter("galizien"), Halt())
    referee.choose(Activate("johann"), Enter("osterreich"), Halt())

    assert referee.is_over
    assert (game.where["karl"], game.where["johann"]) == ("galizien", "osterreich")


@rule("age-of-napoleon card.major-campaign")
def test_major_campaign_is_played_before_the_first_move_and_once():
    hand = ["major-campaign", "major-campaign"]
    game = given(davout="flandre", soult="provence", hand={"french": hand})
    referee = turn_of(game, "french")

    referee.choose(PlayCard("major-campaign-1"))

    assert referee.refusal(PlayCard("major-campaign-2")).rule == "card.major-campaign"
    referee.choose(Activate("davout"), Halt())
    assert referee.refusal(PlayCard("major-campaign-2")).rule == "card.major-campaign"


@rule("age-of-napoleon campaign.activation.free-first", "age-of-napoleon campaign.activation.cost")
def test_the_first_move_is_free_and_the_second_costs_a_card():  # v.cam.first-free
    hand = {"french": ["depot", "talleyrand"]}
    game = given(davout="flandre", soult="provence", hand=hand)

    referee = march(game, "davout", "rhenanie")
    referee.choose(Halt())
    assert len(game.hands[FRENCH]) == 2

    end_round(game)
    referee = march(game, "soult")
    assert referee.decision.key == "card.which-discard"
    assert referee.refusal(Discard("coup-d-etat-1")).rule == "cards.hand.hidden"
    referee.choose(Discard("talleyrand-1"))
    assert game.hands[FRENCH] == ["depot-1"]
    assert game.deck.discard == ["talleyrand-1"]


@rule("age-of-napoleon campaign.activation.cost")
def test_who_has_neither_the_free_action_nor_a_card_cannot_move():
    game = given(davout="flandre")
    game.spent = [FRENCH]

    referee = turn_of(game, "french")

    assert referee.is_over


@rule("age-of-napoleon campaign.activation.cost")
def test_under_major_campaign_nobody_looks_at_the_purse_again():
    game = given(davout="flandre", soult="provence", hand={"french": ["major-campaign"]})
    game.spent = [FRENCH]
    referee = turn_of(game, "french")

    referee.choose(PlayCard("major-campaign-1"), Activate("davout"), Enter("rhenanie"), Halt())
    referee.choose(Activate("soult"), Enter("bourgogne"), Halt())

    assert game.where["soult"] == "bourgogne"


@rule("age-of-napoleon campaign.activation.free-shared")
def test_an_interception_uses_up_the_free_action():  # v.cam.free-interception
    game = given(
        status={"preussen": "cm"},
        **{"soult": "westfalen", "blucher": "schlesien", "hand": {"coalition": ["depot"]}},
    )
    referee = march(game, "soult", "sachsen")
    referee.choose(Intercept("blucher"), NameAttacker(FRENCH))
    assert game.hands[COALITION] == ["depot-1"]

    game.clashes.clear()
    begin_round(game)
    turn_of(game, "coalition").choose(Activate("blucher"))

    assert game.hands[COALITION] == []


@rule("age-of-napoleon campaign.activation.free-shared")
def test_a_move_uses_up_the_free_interception():
    game = given(
        status={"preussen": "cm"},
        **{"soult": "westfalen", "blucher": "schlesien", "hand": {"coalition": ["depot"]}},
    )
    game.spent = [COALITION]

    referee = march(game, "soult", "sachsen")
    referee.choose(Intercept("blucher"))

    assert game.hands[COALITION] == []
    assert game.deck.discard == ["depot-1"]


@rule("age-of-napoleon campaign.activation.free-first")
def test_a_new_campaign_gives_the_free_action_back():  # v.cam.new-campaign
    game = given(davout="flandre")
    game.spent, game.truce_until = [FRENCH, COALITION], 4

    begin_campaign(game)

    assert game.spent == []
    assert not game.is_truce


@rule("age-of-napoleon campaign.activation.corps-once")
def test_a_corps_moves_once_in_a_round():
    game = given(davout="flandre", soult="provence", hand={"french": ["major-campaign"]})
    referee = turn_of(game, "french")
    referee.choose(PlayCard("major-campaign-1"), Activate("davout"), Enter("rhenanie"), Halt())

    assert referee.refusal(Activate("davout")).rule == "campaign.activation.corps-once"

    begin_round(game)
    assert Activate("davout") in turn_of(game, "french").options


@rule("age-of-napoleon campaign.activation.corps-once")
def test_who_has_intercepted_or_pursued_may_still_move():
    game = given(davout="flandre")
    game.intercepted, game.pursued = {"davout"}, {"davout"}

    assert Activate("davout") in turn_of(game, "french").options


@rule("age-of-napoleon movement.leader-any")
def test_only_ones_own_corps_on_the_map_may_lead():
    game = given(davout="flandre", karl="bohmen")
    referee = turn_of(game, "french")

    for stranger in ("karl", "soult", "nobody"):
        assert referee.refusal(Activate(stranger)).rule == "movement.leader-any"


@rule("age-of-napoleon sea.move.without-britannia")
def test_the_british_stay_at_home_without_britannia():
    game = given(moore="britain", karl="bohmen")
    referee = turn_of(game, "coalition")

    assert referee.refusal(Activate("moore")).rule == "sea.move.without-britannia"


@rule("age-of-napoleon baltic.summer.no-link")
def test_no_army_marches_out_of_sweden_in_summer():
    game = given(armfelt="sverige", karl="bohmen", in_round=3)
    referee = turn_of(game, "coalition")

    assert referee.refusal(Activate("armfelt")).rule == "baltic.summer.no-link"


@rule("age-of-napoleon baltic.winter.land-link")
def test_in_winter_an_army_marches_out_of_sweden():
    game = given(armfelt="sverige", in_round=5)

    assert Activate("armfelt") in turn_of(game, "coalition").options
