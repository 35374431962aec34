"""[18.2.3] How long a forced peace lasts, and what its end asks of the conqueror."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_against_europe import redeployment, treaties
from estafette.games.napoleon_against_europe.actions import (
    Activate,
    Country,
    Go,
    Negotiate,
    PlayCard,
)
from estafette.games.napoleon_against_europe.affairs import Treaty
from estafette.games.napoleon_against_europe.control import is_open_to
from estafette.games.napoleon_against_europe.peace import make_peace
from estafette.games.napoleon_against_europe.powers import side_of
from estafette.games.napoleon_against_europe.sequence import SEQUENCE
from estafette.games.napoleon_against_europe.sides import (
    AUSTRIA,
    COALITION,
    EMPIRE,
    ENGLAND,
    FRANCE,
    PRUSSIA,
    TURKEY,
    Standing,
)
from estafette.games.napoleon_against_europe.treaties import expel
from estafette.games.napoleon_against_europe.war import cannot_declare
from tests.games.napoleon_against_europe.interphase_of_1806 import answer, on_from
from tests.games.napoleon_against_europe.position import bare, deal, put, stand
from tests.referee import Referee, rule


def at_peace(power=AUSTRIA, *, since=1805, year=1806, dice=(), for_good=False):
    game = bare(dice=dice)
    stand(game, **{power: "coalition"})
    make_peace(game, power, EMPIRE)
    game.parting = ()
    game.treaties = {power: Treaty(FRANCE, since, for_good)}
    game.year = year
    return game


def test_of(game):
    return Referee(game, treaties.test(game))


test_of.__test__ = False


@rule("napoleon-against-europe peace.duration")
@pytest.mark.parametrize(
    ("year", "die", "is_over"),
    [(1806, 4, False), (1806, 5, True), (1807, 2, False), (1807, 3, True), (1808, 1, True)],
)
def test_five_ends_a_forced_peace_and_each_year_from_the_second_adds_two(year, die, is_over):
    """[d.peace.test-four-five]"""
    game = at_peace(year=year, dice=[die])

    test_of(game)

    assert (game.status[AUSTRIA].kind is Standing.NEUTRAL) is is_over


@rule("napoleon-against-europe peace.duration")
def test_austria_rolls_three_and_then_four_and_has_had_two_years_of_peace():
    """[peace.two-years]"""
    game = at_peace(dice=[3, 4])
    referee = test_of(game)
    assert game.status[AUSTRIA].kind is Standing.FORCED_PEACE

    assert referee.fact("peace.tested")["tally"] == []
    game.year = 1807
    referee = test_of(game)

    assert game.status[AUSTRIA].kind is Standing.NEUTRAL
    assert referee.fact("peace.tested")["tally"] == [("peace.years", 2)]
    assert referee.fact("peace.tested")["total"] == 6


@rule("napoleon-against-europe peace.duration")
def test_no_die_is_rolled_in_the_year_of_the_conquest():
    game = at_peace(year=1805, dice=[6])

    referee = test_of(game)

    assert "peace.tested" not in referee.keys
    assert game.status[AUSTRIA].kind is Standing.FORCED_PEACE


@rule("napoleon-against-europe peace.second-defeat")
def test_a_peace_for_good_is_never_tested():
    game = at_peace(PRUSSIA, year=1812, dice=[6], for_good=True)

    assert "peace.tested" not in test_of(game).keys


@rule("napoleon-against-europe peace.end-neutral")
def test_a_power_is_neutral_when_its_peace_is_over():
    game = at_peace(dice=[5])

    test_of(game)

    assert game.status[AUSTRIA].kind is Standing.NEUTRAL
    assert AUSTRIA not in game.treaties


@rule("napoleon-against-europe status.england-never-neutral")
def test_england_goes_back_to_the_coalition_and_the_empire_loses_a_point():
    game = at_peace(ENGLAND, dice=[5])
    victory = game.victory

    test_of(game)

    assert side_of(game, ENGLAND) is COALITION
    assert game.victory == victory - 1


@rule("napoleon-against-europe peace.conqueror-units.england")
def test_the_french_are_out_of_england_before_it_goes_to_war_again():
    game = at_peace(ENGLAND, dice=[5])
    head = put(game, "londres", "fr-corps-9")

    referee = test_of(game)
    assert Pass() not in referee.options
    referee.choose(Go("dunkerque"))

    assert game.forces[head].zone == "dunkerque"
    assert side_of(game, ENGLAND) is COALITION


@rule("napoleon-against-europe peace.evacuate")
def test_the_conqueror_has_until_the_end_of_redeployment_to_leave():
    """[d2.peace.evacuation]"""
    game = at_peace(dice=[5])
    head = put(game, "salzbourg", "fr-corps-9")
    gone = put(game, "munich", "fr-corps-10")
    test_of(game)
    assert head in game.forces
    assert is_open_to(game, "salzbourg", EMPIRE)
    assert not is_open_to(game, "salzbourg", COALITION)

    expel(game)

    assert head not in game.forces
    assert "fr-corps-9" in game.reserve
    assert gone in game.forces
    assert not is_open_to(game, "salzbourg", EMPIRE)


@rule("napoleon-against-europe peace.evacuate")
def test_who_is_left_behind_is_destroyed_after_the_last_redeployment():
    steps = [line.step.procedure for line in SEQUENCE.lines if line.step is not None]
    moves = [place for place, step in enumerate(steps) if step is redeployment.redeploy]

    assert moves
    assert steps.index(treaties.expel) > max(moves)


@rule("napoleon-against-europe scenario.1809.politics.powers")
def test_prussias_peace_of_1809_becomes_a_forced_alliance_at_the_end_of_1810():
    game = bare("1809", dice=[6, 6])
    test_of(game)
    assert game.status[PRUSSIA].kind is Standing.FORCED_PEACE

    game.year = 1810
    test_of(game)

    assert game.status[PRUSSIA].kind is Standing.FORCED_ALLIANCE


@rule("napoleon-against-europe peace.evacuate")
def test_the_conqueror_can_obey_by_redeploying_out_of_the_country():
    game = at_peace(dice=[5])
    head = put(game, "salzbourg", "fr-corps-9")
    test_of(game)
    game.queue = (FRANCE,)

    referee = Referee(game, redeployment.redeploy(game))
    referee.choose(Activate(head), Go("munich"), Pass())
    expel(game)

    assert game.forces[head].zone == "munich"


@rule("napoleon-against-europe peace.evacuate", "napoleon-against-europe peace.conqueror-transit")
def test_a_peace_binds_the_victors_side_even_when_its_dictator_has_left_the_war():
    game = bare(dice=[5])
    stand(game, turquie="empire")
    game.flags = {"constantinople": AUSTRIA}
    make_peace(game, TURKEY, COALITION)
    assert game.treaties[TURKEY].victor == AUSTRIA
    stand(game, autriche=None)
    assert is_open_to(game, "adrianople", COALITION)

    game.parting = ()
    game.year = 1806
    test_of(game)
    assert game.leaving == {TURKEY: COALITION}


@rule("napoleon-against-europe peace.others-need-war")
def test_the_other_side_may_declare_war_though_the_dictator_has_left_it():
    game = bare()
    stand(game, turquie="empire")
    game.flags = {"constantinople": AUSTRIA}
    make_peace(game, TURKEY, COALITION)
    stand(game, autriche=None)

    assert cannot_declare(game, COALITION, Country(TURKEY)).rule == "peace.no-war"
    assert cannot_declare(game, EMPIRE, Country(TURKEY)) is None


def vienna_to_be_left(*, dice=()):
    """The forced peace of Austria is over; Napoleon is still at Vienna, Charles at Prague."""
    game = at_peace(year=1807, dice=[5, *dice])
    put(game, "vienne", "fr-elite-1", general="napoleon")
    put(game, "prague", "au-corps-1", general="charles")
    test_of(game)
    assert game.leaving == {AUSTRIA: EMPIRE}
    game.year = 1808
    return game


@rule("napoleon-against-europe peace.evacuate", "napoleon-against-europe peace.redeclare")
def test_a_victor_who_has_not_left_takes_nothing_by_declaring_war_again():
    play = on_from(vienna_to_be_left(), "sequence.war-declarations")
    answer(play, "war.on-whom", Pass())
    answer(play, "war.on-whom", Country(AUSTRIA))
    game = play.game

    assert side_of(game, AUSTRIA) is COALITION
    assert game.forces["napoleon"].zone == "ulm"
    assert "vienne" not in game.flags
    assert not game.leaving


@rule("napoleon-against-europe peace.evacuate", "napoleon-against-europe diplomacy.roll")
@pytest.mark.parametrize(
    ("side", "use", "zone"),
    [(COALITION, Negotiate("4C"), "ulm"), (EMPIRE, PlayCard("9F"), "vienne")],
)
def test_who_is_still_there_leaves_an_enemy_and_stays_with_a_friend(side, use, zone):
    game = vienna_to_be_left(dice=[6])
    deal(game, **{side: [use.card]})
    play = on_from(game, "sequence.diplomacy")
    if side is EMPIRE:
        answer(play, "diplomacy.which-use", Pass())  # the Coalition
    answer(play, "diplomacy.which-use", use, Country(AUSTRIA))

    assert side_of(game, AUSTRIA) is side
    assert game.forces["napoleon"].zone == zone
    assert "vienne" not in game.flags
