"""What chance decides: after which answers, and with which chances."""

import pytest

from estafette.ai.budget import Budget
from estafette.engine import Pass, settle
from estafette.games.pitts_war import RULES
from estafette.games.pitts_war.actions import Enter, Halt, SetOut
from estafette.games.pitts_war.affairs import March
from estafette.games.pitts_war.odds import gain, goes_nowhere, march_is_tested, severity, standing
from estafette.games.pitts_war.sides import FRENCH
from estafette.match import Chair
from estafette.odds import odds
from tests.contract.cases import Case, walk
from tests.games.pitts_war.position import given, the_box
from tests.referee import rule


def asked(key, kind):
    """Every moment of a busy match at which this is asked and may be so answered."""
    case = Case(RULES, settle(the_box(), "great-empire", {}), 1, busy=True)
    for match, seat, _ in walk(case):
        decision = match.open[0]
        if decision.key == key:
            for option in decision.options:
                if isinstance(option, kind):
                    yield match, Chair(match, seat), option


@rule("pitts-war table.movement-potential", "pitts-war movement.potential.roll")
def test_the_odds_of_a_march_are_those_of_one_die():
    match, chair, answer = next(
        found for found in asked("march.who-goes", SetOut) if not found[0].game.march.is_rolled
    )
    found = odds(chair, answer, Budget(seconds=30))
    chances = {line.facts["points"]: line.chance for line in found.charts[0].lines}

    assert found.exact
    assert sum(chances.values()) == pytest.approx(1)
    assert {round(chance * 6, 6) % 1 for chance in chances.values()} == {0}
    assert match.game.march is not None


@rule("pitts-war table.combat", "pitts-war battle.resolve.roll")
def test_the_odds_of_a_battle_are_counted_to_the_end():
    _, chair, answer = next(asked("window.battle", Pass))
    found = odds(chair, answer, Budget(seconds=60))
    won, *losses = found.charts

    assert found.exact
    assert won.key == "odds.won"
    assert sum([line.chance for line in won.lines]) == pytest.approx(1)
    assert [chart.key for chart in losses] == ["odds.inflicted"] * 2


@rule("pitts-war attrition.timing")
def test_a_march_is_tested_where_it_halts_or_meets_an_enemy():
    game = given(fr_north="lille", au_flanders="brussels")
    game.march = March(FRENCH, ["fr-north"], [], "lille", "lille", is_forced=True)

    assert march_is_tested(game, "french", Halt())
    assert march_is_tested(game, "french", Enter("brussels"))
    assert not march_is_tested(game, "french", Enter("boulogne"))
    game.march.is_tested = True
    assert not march_is_tested(game, "french", Halt())
    game.march.is_tested = game.march.is_forced = False
    assert not march_is_tested(game, "french", Halt())
    game.march = None
    assert not march_is_tested(game, "french", Halt())


def test_a_march_whose_roll_is_made_has_no_odds_of_it():
    game = given(fr_north="lille")
    game.march = March(FRENCH, ["fr-north"], [], "lille", "lille")

    assert goes_nowhere(game, "french", SetOut())
    game.march.is_rolled = True
    assert not goes_nowhere(game, "french", SetOut())


def test_results_stand_in_their_order():
    sides = [{"side": "french"}, {}, {"side": "coalition"}]
    losses = [(0, False), (0, True), (1, False), (1, True), (2, False)]
    pursuits = [(0, 0), (0, 1), (1, 0), (1, 1)]

    assert [standing("", facts) for facts in sides] == [-1, 0, 1]
    assert [severity("", {"lost": lost, "worn": worn}) for lost, worn in losses] == [0, 1, 2, 3, 4]
    assert [gain("", {"loss": a, "retreat": b}) for a, b in pursuits] == [0, 1, 2, 3]
