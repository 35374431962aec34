"""A round: the one action of each side, and what it may be."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import (
    Activate,
    Country,
    EndWar,
    Negotiate,
    Operate,
    PlayCard,
    Protect,
    Spend,
)
from estafette.games.napoleon_against_europe.cards import EVENTS
from estafette.games.napoleon_against_europe.events import Moment
from estafette.games.napoleon_against_europe.round import (
    act,
    are_rounds_over,
    begin_activations,
    end_action,
    end_round,
    end_year,
    is_to_act,
)
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE, Phase, Until
from estafette.games.napoleon_against_europe.standing import status_of
from tests.games.napoleon_against_europe.marching import operations
from tests.games.napoleon_against_europe.position import bare, deal, put, stand, table
from tests.referee import Referee, rule


def to_act(side, *, empire=(), coalition=(), number=3, **fields):
    game = bare()
    game.lasting = {}
    game.round = number
    put(game, "metz", "fr-elite-1", general="marmont")
    put(game, "paris", "fr-elite-2")
    deal(game, empire=empire, coalition=coalition)
    stand(game, saxe="empire")
    for field, value in fields.items():
        setattr(game, field, value)
    return game, Referee(game, act(game, side))


@rule("napoleon-against-europe round.option.card-pa")
def test_perse_gives_three_points_of_which_marmont_leaves_one():
    """[ex1805.r2.perse]"""
    game, referee = to_act(EMPIRE, empire=["7F"])
    referee.choose(Spend("7F"))
    assert (game.points, game.hands[EMPIRE]) == (3, ())

    referee = Referee(game, operations(game))
    referee.choose(Activate("marmont"), Pass(), Pass())
    end_action(game, EMPIRE)
    assert game.stock[EMPIRE] == 1


@rule("napoleon-against-europe round.option.card-pa")
def test_stocked_points_complete_those_of_the_card():
    game, referee = to_act(EMPIRE, empire=["7F"])
    game.stock = {EMPIRE: 2, COALITION: 0}
    referee.choose(Spend("7F"))

    assert game.points == 5


@rule("napoleon-against-europe round.option.card-pa")
def test_a_card_without_value_gives_no_points():
    _, referee = to_act(EMPIRE, empire=["25F", "7F"])

    assert referee.refusal(Spend("25F")).rule == "card.number"
    assert referee.refusal(Spend("9F")).rule == "hand.definition"


@rule("napoleon-against-europe round.option.one-pa")
def test_without_a_card_there_is_one_point_and_what_is_stocked():
    game, referee = to_act(EMPIRE)
    game.stock = {EMPIRE: 1, COALITION: 0}
    referee.choose(Operate())

    assert game.points == 2


@rule("napoleon-against-europe round.option.pass")
def test_a_side_may_pass():
    game, referee = to_act(COALITION, coalition=["10C"])
    referee.choose(Pass())

    assert referee.is_over
    assert "round.passed" in referee.keys
    assert game.hands[COALITION] == ("10C",)


@rule("napoleon-against-europe round.option.event")
def test_a_card_is_played_as_an_event_but_only_one_foreign_war_in_a_year():
    _, referee = to_act(
        EMPIRE, empire=["7F", "19F"], coalition=["10C", "13C"], has_fought_abroad=True
    )

    assert ("7F", Moment.ROUND) in EVENTS
    assert referee.refusal(PlayCard("7F")).rule == "round.option.event"
    assert Spend("7F") in referee.options
    assert PlayCard("19F") in referee.options


@rule("napoleon-against-europe round.option.protectorate")
def test_only_the_empire_establishes_a_protectorate_in_a_round():
    """[d.protectorate.card]"""
    game, referee = to_act(EMPIRE, empire=["9F", "14F"])
    assert referee.refusal(Protect("14F")).rule == "status.protectorate.establish"  # value 1
    referee.choose(Protect("9F"))
    while not referee.is_over:
        referee.choose(Country("saxe"))
    assert status_of(game, "saxe").kind == "protectorate"

    _, referee = to_act(COALITION, coalition=["10C"])
    assert referee.refusal(Protect("10C")).rule == "round.option.protectorate"


@rule("napoleon-against-europe round.option.end-foreign-war")
@pytest.mark.parametrize(("number", "allowed"), [(5, False), (6, True), (7, True)])
def test_a_foreign_war_is_ended_by_the_coalition_in_winter_alone(number, allowed):
    abroad = {"34F": ("fleet-keith",)}
    _, referee = to_act(COALITION, coalition=["10C"], number=number, abroad=abroad)
    ending = EndWar("10C", "34F")

    assert (ending in referee.options) is allowed
    if not allowed:
        assert referee.refusal(ending).rule == "round.option.end-foreign-war"


@rule("napoleon-against-europe round.option.diplomacy")
@pytest.mark.parametrize(("number", "allowed"), [(3, False), (4, False), (5, True)])
def test_a_diplomatic_action_is_possible_in_every_second_round(number, allowed):
    last = {COALITION: 3}
    _, referee = to_act(COALITION, coalition=["10C"], number=number, negotiated=last)

    assert (Negotiate("10C") in referee.options) is allowed
    if not allowed:
        assert referee.refusal(Negotiate("10C")).rule == "round.option.diplomacy"


@rule("napoleon-against-europe round.option.diplomacy")
def test_the_action_is_remembered():
    game, referee = to_act(COALITION, coalition=["10C"])
    referee.choose(Negotiate("10C"))

    assert game.negotiated == {COALITION: 3}
    assert referee.decision.key == "diplomacy.whom"


@rule("napoleon-against-europe player.active")
def test_whose_action_it_is_is_the_active_player():
    game, referee = to_act(COALITION)

    assert game.active is COALITION
    assert referee.decision.seat is COALITION


@rule("napoleon-against-europe sequence.rounds")
@pytest.mark.parametrize(("is_winter", "last"), [(False, 6), (True, 7)])
def test_a_year_has_six_rounds_and_a_seventh_after_campagne_d_hiver(is_winter, last):
    game = bare()
    game.is_winter_campaign = is_winter
    game.round, played = 0, []
    begin_activations(game)
    while not are_rounds_over(game):
        played.append(game.round)
        end_round(game)

    assert played == list(range(1, last + 1))
    assert game.phase is Phase.ACTIVATION


@rule("napoleon-against-europe sequence.1805-start")
def test_1805_begins_with_round_two():
    game = table("1805")
    game.round = game.sheet.round
    begin_activations(game)

    assert game.round == 2


@rule("napoleon-against-europe combine.once-per-round")
def test_a_new_round_lets_everybody_move_again():
    game = bare()
    game.moved = game.joined = frozenset({"ney"})
    game.lasting = {"36F:ney": Until.ROUND, "52C": Until.EVER}
    end_round(game)

    assert not game.moved
    assert not game.joined
    assert game.lasting == {"52C": Until.EVER}


@rule("napoleon-against-europe scenario.1809.start")
def test_in_the_first_round_of_1809_only_the_coalition_acts():
    game = table("1809")
    assert not is_to_act(game, EMPIRE)
    assert is_to_act(game, COALITION)

    game.round = 2
    assert is_to_act(game, EMPIRE)


@rule("napoleon-against-europe turn.year")
def test_a_turn_is_a_year_and_what_lasted_for_it_is_over():
    game = bare()
    game.round, game.is_winter_campaign, game.has_fought_abroad = 7, True, True
    game.negotiated, game.courted = {EMPIRE: 5}, {EMPIRE: ("prusse",)}
    game.lasting = {"40C": Until.TURN, "30F": Until.NEXT_TURN, "52C": Until.EVER}
    end_year(game)

    assert (game.year, game.round) == (1806, 0)
    assert not game.is_winter_campaign
    assert not game.has_fought_abroad
    assert (game.negotiated, game.courted) == ({}, {})
    assert game.lasting == {"30F": Until.TURN, "52C": Until.EVER}
