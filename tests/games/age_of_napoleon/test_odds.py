"""What chance decides: after which answers, and with which chances."""

from collections.abc import Iterator

import pytest

from estafette.ai.budget import Budget
from estafette.engine import Pass, settle
from estafette.games.age_of_napoleon import RULES
from estafette.games.age_of_napoleon.actions import Enter, Evade, Halt, Intercept, Pursue, Retreat
from estafette.games.age_of_napoleon.expectations import ground_of
from estafette.games.age_of_napoleon.fate import move, take_off
from estafette.games.age_of_napoleon.odds import (
    beaten_will_check,
    evaders_will_check,
    interceptors_will_check,
    march_will_check,
    pursuers_will_check,
    standing,
)
from estafette.games.age_of_napoleon.sides import COALITION, FRENCH, Status
from estafette.games.age_of_napoleon.state import Battle, Clash, Engaged, March
from estafette.match import Chair, Match
from estafette.odds import odds
from tests.contract.cases import Case, walk
from tests.games.age_of_napoleon.position import given, the_box
from tests.referee import rule

ARMY = {"davout": "wurttemberg", "soult": "wurttemberg", "ney": "wurttemberg"}


def marching(**facts):
    """Three French corps on the march, in Württemberg."""
    game = given(**{**ARMY, "mack": "bayern", "hiller": "tirol"})
    march = {"start": "lorraine", "area": "wurttemberg", "entered": 1, **facts}
    game.march = March(FRENCH, "davout", [*ARMY], **march)
    return game


def asked(key: str) -> Iterator[tuple[Match, Chair]]:
    """Every moment of a busy match at which this is asked."""
    for seed in range(4):
        case = Case(RULES, settle(the_box(), "1813", {}), seed, busy=True)
        for match, seat, _ in walk(case):
            if match.open[0].key == key:
                yield match, Chair(match, seat)


@rule("age-of-napoleon table.battle", "age-of-napoleon table.battle.tbm")
def test_the_odds_of_a_battle_are_counted_from_the_tables():
    match, chair = next(
        (match, chair)
        for match, chair in asked("window.battle")
        if not any(engaged.cards for engaged in match.game.battle.sides)
    )
    attacker, defender = match.game.battle.sides
    chances = ground_of(the_box()).odds(attacker.strength, defender.strength)
    found = odds(chair, Pass(), Budget(seconds=30))
    wins = [line.chance for line in found.charts[0].lines if line.facts["side"] == attacker.side]

    assert found.exact
    assert sum(wins) == pytest.approx(chances.wins)


@rule("age-of-napoleon table.battle")
def test_nothing_that_a_battle_brings_is_more_than_certain():
    found = ground_of(the_box()).battle.values()

    assert max(chances.fatal for chances in found) == 1
    assert all(0 <= chances.wins <= 1 for chances in found)


@rule("age-of-napoleon winter.roll", "age-of-napoleon table.attrition")
def test_the_odds_of_a_winter_are_those_of_one_die():
    match, chair = next(asked("winter.which-army"))
    chart = odds(chair, match.open[0].options[0]).charts[0]

    assert sum([line.chance for line in chart.lines]) == pytest.approx(1)
    assert {round(line.chance * 6, 6) % 1 for line in chart.lines} == {0}


def test_results_of_a_battle_stand_from_one_side_to_the_other():
    results = [("french", False), ("french", True), ("coalition", True), ("coalition", False)]
    places = [standing("battle.won", {"side": side, "tied": tied}) for side, tied in results]

    assert places == sorted(places)


@rule("age-of-napoleon march-attrition.timing")
@pytest.mark.parametrize(
    ("facts", "answer", "checks"),
    [
        ({}, Enter("bayern"), False),
        ({"entered": 2}, Enter("bayern"), True),
        ({"forced": True}, Enter("bayern"), True),
        ({}, Enter("tirol"), True),
        ({"entered": 3}, Enter("schweiz"), False),
        ({}, Halt(), False),
        ({"rough": True}, Halt(), True),
        ({"entered": 4}, Halt(), True),
    ],
)
def test_a_march_is_at_stake_where_it_will_end(facts, answer, checks):
    assert march_will_check(marching(**facts), "french", answer) is checks


@rule("age-of-napoleon march-attrition.trigger.three-and-battle", "age-of-napoleon evasion.allowed")
def test_a_battle_that_the_enemy_can_evade_promises_no_check():
    game = marching(entered=2)
    game.status = {**game.status, "preussen": Status.MEMBER}
    take_off(game, "mack")
    move(game, ["blucher"], "bayern")

    assert not march_will_check(game, "french", Enter("bayern"))
    game.march.entered = 3
    assert march_will_check(game, "french", Enter("bayern"))


def test_two_corps_risk_nothing_on_a_march():
    game = marching(forced=True)
    game.march.corps.remove("ney")
    move(game, ["ney"], "holland")

    assert not march_will_check(game, "french", Enter("bayern"))
    assert not march_will_check(game, "french", Halt())


@rule("age-of-napoleon march-attrition.trigger.enter-only")
def test_who_slips_away_through_mountains_checks():
    game = given(karl="bayern", johann="bayern", hiller="bayern", davout="bayern")
    game.march = March(FRENCH, "davout", ["davout"], "wurttemberg", "bayern")

    assert evaders_will_check(game, "coalition", Evade("tirol"))
    assert not evaders_will_check(game, "coalition", Evade("bohmen"))
    take_off(game, "hiller")
    assert not evaders_will_check(game, "coalition", Evade("tirol"))


@rule("age-of-napoleon evasion.whole-army")
def test_who_can_take_but_one_corps_along_slips_away_without_a_check():
    army = dict.fromkeys(["kienmayer", "kolowrat", "auffenberg"], "bayern")
    game = given(**army, davout="bayern")
    game.march = March(FRENCH, "davout", ["davout"], "wurttemberg", "bayern")

    assert not evaders_will_check(game, "coalition", Evade("tirol"))


@rule("age-of-napoleon march-attrition.trigger.enter-only")
def test_who_intercepts_in_the_mountains_checks_unless_the_other_does_so_first():
    game = given(**ARMY, mack="tirol", kolowrat="tirol", hiller="tirol")
    game.march = March(COALITION, "mack", ["mack"], "osterreich", "tirol")

    assert interceptors_will_check(game, "french", Intercept("davout"))
    game.march.corps = ["mack", "kolowrat", "hiller"]
    assert not interceptors_will_check(game, "french", Intercept("davout"))
    game.march.corps, game.march.area = ["mack"], "bayern"
    assert not interceptors_will_check(game, "french", Intercept("davout"))


@rule("age-of-napoleon battle.pursuit.attrition")
def test_retreat_and_pursuit_through_mountains_are_at_stake():
    army = dict.fromkeys(("karl", "johann", "hiller"), "bayern")
    game = given(**{**army, "davout": "bayern", "soult": "bayern", "ney": "bayern"})
    french = Engaged(FRENCH, "davout", ["davout", "soult", "ney"])
    coalition = Engaged(COALITION, "karl", ["karl"])
    game.battle = Battle(Clash("bayern", FRENCH), french, coalition, winner=FRENCH)

    assert beaten_will_check(game, "coalition", Retreat("tirol"))
    assert not beaten_will_check(game, "coalition", Retreat("bohmen"))
    assert pursuers_will_check(game, "french", Pursue("davout", "tirol"))
    assert not pursuers_will_check(game, "french", Pursue("davout", "bohmen"))
    french.box.remove("ney")
    assert not pursuers_will_check(game, "french", Pursue("davout", "tirol"))
