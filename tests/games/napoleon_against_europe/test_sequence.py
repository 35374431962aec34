"""The sequence of play: its phases in order, and a whole year of it."""

import pytest

from estafette.engine import Dice, Pass, secret_of, settle
from estafette.engine.sequence import Play
from estafette.games.napoleon_against_europe import budget, conquest, diplomacy, redeployment
from estafette.games.napoleon_against_europe.end_of_activation import (
    check_supply,
    last_sieges,
    last_tests,
    reactivate,
)
from estafette.games.napoleon_against_europe.hand import build, discard
from estafette.games.napoleon_against_europe.round import act, end_year
from estafette.games.napoleon_against_europe.sequence import OPENING, SEQUENCE, open_game
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from estafette.games.napoleon_against_europe.spending import spend
from estafette.games.napoleon_against_europe.victory import outcome, plead, score_year
from estafette.games.napoleon_against_europe.war import declare
from tests.games.napoleon_against_europe.position import bare, put, the_box
from tests.referee import Referee, rule

STEPS = [(line.step.procedure, line.step.by, line.path) for line in SEQUENCE.lines if line.step]


def order(*procedures):
    """Where these steps stand in the sequence of play."""
    every = [procedure for procedure, _, _ in STEPS]
    return [every.index(each) for each in procedures]


def sides(procedure):
    """Who takes this step, in order."""
    return [by for each, by, _ in STEPS if each is procedure]


def opened(scenario="1805"):
    printed = the_box()
    return open_game(printed, settle(printed, scenario, {}), Dice(secret_of("a year")))


@rule("napoleon-against-europe sequence.turns")
def test_a_turn_is_interphase_activations_conquests_victory():
    phases = list(dict.fromkeys([path[1] for _, _, path in STEPS]))

    assert phases == [
        "sequence.interphase.order",
        "sequence.rounds",
        "sequence.conquest-phase",
        "sequence.victory-phase",
    ]
    assert {path[0] for _, _, path in STEPS} == {"sequence.turns"}


@rule("napoleon-against-europe sequence.turns")
def test_every_step_cites_a_clause_of_the_ledger(herald):
    for line in SEQUENCE.lines:
        for clause in line.path if line.step is None else (*line.path, line.step.rule):
            herald.cite(clause)


@rule("napoleon-against-europe sequence.turns")
def test_the_grand_campaign_has_ten_years():
    sheet = the_box().sheets["1805"]

    assert sheet.last - sheet.year + 1 == 10


@rule("napoleon-against-europe sequence.interphase.order")
def test_the_interphase_goes_from_declarations_to_redeployment():
    """[d.interphase.order]"""
    found = [path[2] for _, _, path in STEPS if path[1] == "sequence.interphase.order"]

    assert list(dict.fromkeys(found)) == [
        "sequence.war-declarations",
        "sequence.hand.steps",
        "sequence.budget-order",
        "sequence.diplomacy",
        "neutral-move.control",
        "sequence.redeploy-order",
    ]


@rule("napoleon-against-europe sequence.war-declarations")
def test_the_coalition_declares_war_before_the_empire():
    assert sides(declare) == [COALITION, EMPIRE]


@rule("napoleon-against-europe sequence.hand.steps")
def test_hands_are_built_after_declarations_and_discards():
    assert sorted(order(declare, discard, build, spend)) == order(declare, discard, build, spend)
    assert sides(discard) == sides(build) == [COALITION, EMPIRE]


@rule("napoleon-against-europe sequence.budget-order")
def test_budgets_go_from_turkey_to_france():
    game = bare()
    budget.begin(game)
    powers = [each for each in game.queue if each in game.printed.majors]

    assert powers == [
        *("turquie", "espagne", "prusse", "autriche", "russie", "angleterre", "france")
    ]


@rule("napoleon-against-europe sequence.diplomacy")
def test_the_coalition_negotiates_first_and_each_has_two_cards():
    assert sides(diplomacy.negotiate) == [COALITION, EMPIRE]
    game = bare()
    diplomacy.open_phase(game)
    assert game.queue.count(COALITION) == game.queue.count(EMPIRE) == 2


@rule("napoleon-against-europe sequence.redeploy-order")
def test_redeployment_follows_the_order_of_the_powers():
    game = bare()
    for zone, corps in (
        ("paris", "fr-elite-1"),
        ("vienne", "au-corps-1"),
        ("moscou", "ru-corps-1"),
    ):
        put(game, zone, corps)
    redeployment.begin(game)

    assert [each for each in game.queue if each != "angleterre"] == ["autriche", "russie", "france"]


@rule("napoleon-against-europe sequence.round.order")
def test_each_side_acts_once_in_a_round_the_empire_first():
    assert sides(act) == [EMPIRE, COALITION]


@rule("napoleon-against-europe sequence.end-activations")
def test_supply_then_sieges_then_fortresses_then_attrition_end_the_activations():
    steps = order(check_supply, last_sieges, reactivate, last_tests)

    assert steps == sorted(steps)
    assert order(act)[0] < steps[0]


@rule("napoleon-against-europe sequence.end-activations")
def test_the_besieged_are_attacked_before_they_are_tested():
    game = bare(dice=[6, 6, 6])
    put(game, "salzbourg", "fr-elite-1", "fr-elite-2", general="davout")
    put(game, "salzbourg", "au-corps-1", is_sheltered=True)
    put(game, "munich", "corps-baviere")
    game.sieges = {"salzbourg": 0}
    referee = Referee(game, last_sieges(game, EMPIRE))
    referee.choose(referee.options[0])

    assert game.sieges == {}
    assert "au-corps-1" not in game.steps
    Referee(game, last_tests(game, COALITION))
    assert "attrition.rolled" not in referee.keys


@rule("napoleon-against-europe sequence.conquest-phase")
def test_the_conquest_phase_has_its_steps_in_order():
    steps = order(
        conquest.adjust_control,
        conquest.conquer_minor,
        conquest.receive_surrender,
        conquest.close_with_cards,
        conquest.declare_alliances,
        conquest.reactivate_fortresses,
        conquest.rally_the_supplied,
        conquest.redeploy,
        conquest.test_treaties,
    )

    assert steps == sorted(steps)


@rule("napoleon-against-europe sequence.conquest-cleanup")
def test_markers_come_off_after_the_surrenders():
    last_surrender = max(
        [place for place, step in enumerate(STEPS) if step[0] is conquest.receive_surrender]
    )

    assert last_surrender < order(conquest.reactivate_fortresses)[0]
    assert last_surrender < order(conquest.rally_the_supplied)[0]


@rule("napoleon-against-europe sequence.victory-phase")
def test_victory_is_looked_at_last():
    assert order(plead, score_year, end_year) == [len(STEPS) - 3, len(STEPS) - 2, len(STEPS) - 1]


@rule("napoleon-against-europe sequence.1805-start")
def test_the_grand_campaign_opens_with_the_empire_in_round_two():
    game = opened()
    play = Play(SEQUENCE, game, outcome, lambda: None)
    while play.asked.key == "arrange.content":
        play.go_on(Pass())

    assert (game.year, game.round) == (1805, 2)
    assert (play.asked.key, play.asked.seat) == ("round.which-action", EMPIRE)


@rule("napoleon-against-europe scenario.setup.exhaustive")
def test_no_interphase_is_played_before_the_first_round():
    assert SEQUENCE.path(OPENING)[1] == "sequence.rounds"
    assert opened().place == OPENING


@rule("napoleon-against-europe turn.year")
@pytest.mark.parametrize("scenario", ["1805", "1809"])
def test_a_year_in_which_everybody_passes_leads_to_the_next(scenario):
    """[d.scenario.1809.round-one]"""
    game = opened(scenario)
    first = game.year
    play = Play(SEQUENCE, game, outcome, lambda: None)
    rounds = []
    while game.year == first:
        if play.asked.key == "round.which-action":
            rounds.append((game.round, play.asked.seat))
        options = play.asked.options
        play.go_on(Pass() if Pass() in options else options[-1])

    start = game.sheet.round
    expected = [(number, side) for number in range(start, 7) for side in (EMPIRE, COALITION)]
    assert rounds == expected[1:] if scenario == "1809" else rounds == expected


@rule("napoleon-against-europe turn.year")
@pytest.mark.parametrize(("year", "told"), [(1813, [1814]), (1814, [])])
def test_no_year_begins_after_the_last(year, told):
    game = opened("1809")
    game.year, game.told = year, []
    play = Play(SEQUENCE, game, outcome, lambda: None)
    while game.year == year:
        options = play.asked.options
        play.go_on(Pass() if Pass() in options else options[-1])

    assert [each.facts["year"] for each in game.told if each.key == "year.begins"] == told
