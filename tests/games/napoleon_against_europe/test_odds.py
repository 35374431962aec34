"""What chance decides: after which answers, and with which chances."""

from contextlib import suppress
from itertools import islice

import pytest

from estafette.ai.budget import Budget
from estafette.engine import Pass, settle
from estafette.games.napoleon_against_europe import RULES
from estafette.games.napoleon_against_europe.actions import (
    Attack,
    Besiege,
    Blockade,
    Country,
    Fight,
    Go,
    Land,
    Rally,
    Try,
)
from estafette.games.napoleon_against_europe.affairs import March
from estafette.games.napoleon_against_europe.odds import (
    ASSAULT,
    ASSAULTS,
    ATTRITION,
    NAVAL,
    RALLY,
    SIEGES,
    is_tested,
    lies_open,
    loss,
    meets_enemy,
    severity,
    standing,
)
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from estafette.match import Chair
from estafette.odds import NotAtStake, odds
from estafette.odds import at_stake as stake_of
from tests.contract.cases import Case, walk
from tests.games.napoleon_against_europe.campaigning import (
    at_sea,
    before,
    in_port,
    on_campaign,
    sailed,
    voyage,
)
from tests.games.napoleon_against_europe.embarking import aboard, expedition
from tests.games.napoleon_against_europe.fighting import fought, go_on
from tests.games.napoleon_against_europe.position import bare, deal, flag, put, table, the_box
from tests.games.napoleon_against_europe.wearing import trial_of
from tests.referee import rule


def asked(key, kind, scenario="1815"):
    """Every moment of a busy match at which this is asked and may be so answered."""
    for seed in range(1, 9):
        case = Case(RULES, settle(the_box(), scenario, {}), seed, busy=True, followed=400)
        for match, seat, _ in walk(case):
            decision = match.open[0]
            if decision.key == key:
                for option in decision.options:
                    if isinstance(option, kind):
                        yield Chair(match, seat), option


def chances(chart):
    return [line.chance for line in chart.lines]


@rule("napoleon-against-europe battle.table", "napoleon-against-europe battle.winner")
def test_the_odds_of_a_battle_say_who_wins_and_what_both_inflict():
    chair, answer = next(asked("window.battle", Pass))
    found = odds(chair, answer, Budget(seconds=4))
    won, *losses = found.charts

    assert won.key == "odds.won"
    assert sum(chances(won)) == pytest.approx(1)
    assert [chart.key for chart in losses] == ["odds.inflicted"] * 2


@rule("napoleon-against-europe evasion.who", "napoleon-against-europe battle.winner")
def test_who_is_attacked_has_the_odds_of_the_battle_before_he_says_that_he_fights():
    chair, answer = next(asked("evasion.where", Fight))
    found = odds(chair, answer, Budget(seconds=4))

    assert found.charts[0].key == "odds.won"
    assert sum(chances(found.charts[0])) == pytest.approx(1)


@rule("napoleon-against-europe naval.evade", "napoleon-against-europe naval.blockade.sortie")
def test_who_may_fight_at_sea_has_the_odds_of_a_naval_battle():
    game = bare()
    at_sea(game, "golfe-de-gascogne", "fleet-villeneuve")
    at_sea(game, "manche", "fleet-stirling")
    voyage(game, COALITION, "fleet-stirling")
    referee = sailed(game)
    referee.choose(Go("golfe-de-gascogne"), Pass(), Attack("golfe-de-gascogne"))
    assert referee.decision.key == "naval.evade"
    assert stake_of(RULES, game, referee.decision, Pass()).hazards == (NAVAL,)

    game = bare()
    in_port(game, "brest", "fleet-villeneuve")
    at_sea(game, "golfe-de-gascogne", "fleet-stirling")
    voyage(game, COALITION, "fleet-stirling")
    referee = sailed(game)
    referee.choose(Blockade("brest"))
    assert referee.decision.key == "naval.sortie"
    assert stake_of(RULES, game, referee.decision, Fight()).hazards == (NAVAL,)


@rule("napoleon-against-europe naval.blockade.effects")
def test_who_leaves_a_blockaded_port_has_the_odds_of_a_naval_battle():
    game = bare()
    in_port(game, "brest", "fleet-villeneuve")
    voyage(game, EMPIRE, "fleet-villeneuve")
    out = Go(game.printed.ports["brest"])
    assert stake_of(RULES, game, sailed(game).decision, out) is None
    before(game, "brest", "fleet-stirling")
    assert stake_of(RULES, game, sailed(game).decision, out).hazards == (NAVAL,)


@rule("napoleon-against-europe naval.assault.when")
def test_a_landing_among_enemies_has_odds_and_one_among_friends_has_none():
    game = expedition("naples")
    decision = sailed(game).decision
    assert stake_of(RULES, game, decision, Land("naples")).hazards == (ASSAULT,)

    game = bare()
    in_port(game, "portsmouth", "fleet-cornwallis")
    voyage(game, COALITION, "fleet-cornwallis")
    aboard(game, "fleet-cornwallis", "en-corps-3")
    decision = sailed(game).decision
    assert Land("portsmouth") in decision.options
    assert stake_of(RULES, game, decision, Land("portsmouth")) is None


@rule("napoleon-against-europe siege.table", "napoleon-against-europe siege.roll")
def test_the_odds_of_a_siege_are_those_of_one_die():
    chair, answer = next(asked("march.what-next", Besiege))
    found = odds(chair, answer, Budget(seconds=30))

    assert found.charts[0].key == "odds.siege"
    assert found.exact
    assert {round(chance * 6, 6) % 1 for chance in chances(found.charts[0])} == {0}


@rule("napoleon-against-europe diplomacy.roll")
def test_the_odds_of_diplomacy_are_those_of_one_die():
    chair, answer = next(asked("diplomacy.whom", Country))
    found = odds(chair, answer, Budget(seconds=30))

    assert found.charts[0].key == "odds.diplomacy"
    assert {round(chance * 6, 6) % 1 for chance in chances(found.charts[0])} == {0}


@rule("napoleon-against-europe pursuit.modifiers", "napoleon-against-europe card.f.dernier-carre")
def test_the_die_of_a_pursuit_is_at_stake_until_it_has_fallen():
    game = bare(dice=[1, 1, 6, 6, 6, 6])
    flag(game, "france", "vienne", "salzbourg", "munich")
    put(game, "graz", "fr-elite-1", "fr-elite-2", "fr-corps-9", "fr-garde", general="oudinot")
    put(game, "graz", *[f"au-corps-{each}" for each in range(1, 6)], general="charles")
    deal(game, empire=["50F"])
    referee = fought(game, "graz", EMPIRE, whence="vienne")
    go_on(referee, "window.enemy-pursuit")

    assert "pursuit.rolls" in referee.keys
    assert stake_of(RULES, game, referee.decision, Pass()) is None


@rule("napoleon-against-europe rally.attempt")
def test_who_calls_his_force_to_order_has_the_odds_of_a_rally():
    game = bare()
    put(game, "strasbourg", "fr-corps-9", general="ney", is_demoralised=True)
    decision = on_campaign(game, EMPIRE, "ney").decision

    assert Rally() in decision.options
    assert stake_of(RULES, game, decision, Rally()).hazards == (RALLY,)


@rule("napoleon-against-europe attrition.national-first-loss")
def test_whoever_may_take_a_nations_bonus_sees_the_odds_with_it_and_without():
    game = bare()
    head = put(game, "strasbourg", "fr-corps-9", "fr-corps-10", "corps-bade", general="davout")
    decision = trial_of(game, head, forced=2).decision

    assert decision.key == "attrition.use-nation"
    for answer in (Try(), Pass()):
        assert stake_of(RULES, game, decision, answer).hazards == (ATTRITION,)


@rule("napoleon-against-europe attrition.star")
def test_the_odds_of_attrition_count_the_second_die_of_a_star():
    marches = asked("march.what-next", Pass)
    charts = (found.charts[0] for found in at_stake(marches) if found.exact)
    parts = (round(36 * chance) for chart in islice(charts, 40) for chance in chances(chart))

    assert any(part % 6 for part in parts)  # one die alone gives sixths


def at_stake(marches):
    """What chance decides after these answers, where it decides anything."""
    for chair, answer in marches:
        with suppress(NotAtStake):
            yield odds(chair, answer, Budget(seconds=30))


@rule("napoleon-against-europe attrition.one-test")
def test_a_march_that_owes_a_test_has_odds_where_it_ends():
    game = bare()
    put(game, "strasbourg", "fr-corps-9", general="ney")
    assert not is_tested(game, "empire", Pass())
    game.march = March(EMPIRE, "ney", "strasbourg", is_unsupplied=True, spent=1)
    assert is_tested(game, "empire", Pass())
    game.march.is_tested = True
    assert not is_tested(game, "empire", Pass())


@rule("napoleon-against-europe battle.roles")
def test_who_marches_into_an_enemy_has_the_odds_of_a_battle():
    game = bare()
    put(game, "ulm", "au-corps-1")
    put(game, "stuttgart", "fr-corps-10")

    assert meets_enemy(game, "empire", Go("ulm"))
    assert not meets_enemy(game, "empire", Go("stuttgart"))
    assert not meets_enemy(game, "empire", Go("munich"))


@rule("napoleon-against-europe option.fog-of-war")
def test_under_fog_the_odds_are_not_counted_to_the_end():
    assert lies_open(table(), "empire")
    assert not lies_open(table(fog_of_war="on"), "empire")


def test_results_stand_in_their_order():
    sides = [{"side": "empire"}, {}, {"side": "coalition"}]

    assert [standing("", facts) for facts in sides] == [-1, 0, 1]
    assert [severity("", {"result": result}) for result in SIEGES] == [0, 1, 2, 3]
    assert [loss(key, {}) for key in ASSAULTS] == [0, 1, 2, 3]
