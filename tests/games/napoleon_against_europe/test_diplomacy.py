"""Diplomatic actions: on whom, with which card, with what chance, and what they bring."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import (
    Country,
    EndWar,
    Go,
    Negotiate,
    PlayCard,
    Protect,
)
from estafette.games.napoleon_against_europe.affairs import Status
from estafette.games.napoleon_against_europe.cards import EVENTS
from estafette.games.napoleon_against_europe.diplomacy import (
    Talks,
    act,
    cannot_act,
    cannot_protect,
    close_phase,
    is_coalition_done,
    is_empire_done,
    negotiate,
    open_phase,
    open_talks,
)
from estafette.games.napoleon_against_europe.embassy import (
    Mission,
    attempt,
    cannot_court,
    choose,
    least_value,
    mission_of,
    modifiers,
)
from estafette.games.napoleon_against_europe.events import Moment
from estafette.games.napoleon_against_europe.powers import side_of
from estafette.games.napoleon_against_europe.sides import (
    COALITION,
    EMPIRE,
    Period,
    Standing,
)
from tests.games.napoleon_against_europe.position import bare, bind, deal, stand
from tests.referee import Referee, rule


def talks(scenario="1805", *, dice=(), empire=(), coalition=()):
    """The diplomatic phase has begun."""
    game = bare(scenario, dice=dice)
    deal(game, empire=empire, coalition=coalition)
    open_phase(game)
    return game


def refusal_of(game, side, country, *, value=3):
    return cannot_court(game, mission_of(game, side, value=value), Country(country))


@rule("napoleon-against-europe diplomacy.card-value")
@pytest.mark.parametrize(("value", "able"), [(3, {"hollande", "prusse"}), (2, {"hollande"})])
def test_who_can_court_one_country_alone_is_asked_as_if_there_were_more(value, able):
    game = talks()
    mission = mission_of(game, COALITION, value=value)

    referee = Referee(game, choose(game, mission, ["hollande", "prusse"]))

    assert {*referee.options} == {Country(country) for country in able}


@rule("napoleon-against-europe diplomacy.card-uses")
def test_a_card_of_the_diplomatic_phase_has_four_uses():
    assert ("13C", Moment.DIPLOMACY) in EVENTS
    game = talks(empire=["9F", "13F"], coalition=["13C", "4C"])
    stand(game, saxe="empire")
    game.abroad = {"34F": ()}
    coalition = Referee(game, negotiate(game, COALITION))
    assert {PlayCard("13C"), Negotiate("4C"), EndWar("4C", "34F"), Pass()} <= {*coalition.options}
    assert not any(isinstance(each, Protect) for each in coalition.options)

    empire = Referee(game, negotiate(game, EMPIRE))
    assert {PlayCard("9F"), Negotiate("13F"), Protect("13F"), Pass()} <= {*empire.options}
    assert not any(isinstance(each, EndWar) for each in empire.options)


@rule("napoleon-against-europe diplomacy.card-uses")
def test_each_use_is_one_of_two_cards_and_a_pass_ends_them():
    game = talks(dice=[1, 1], coalition=["4C", "7C", "1C"])
    referee = Referee(game, negotiate(game, COALITION))
    referee.choose(Negotiate("4C"), Country("maroc"))
    assert not is_coalition_done(game)
    assert game.hands[COALITION] == ("7C", "1C")
    Referee(game, negotiate(game, COALITION)).choose(Negotiate("7C"), Country("maroc"))
    assert is_coalition_done(game)

    assert not is_empire_done(game)
    Referee(game, negotiate(game, EMPIRE)).choose(Pass())
    assert is_empire_done(game)


@rule("napoleon-against-europe diplomacy.card-uses")
def test_the_empire_may_play_a_card_before_the_coalition_acts_as_one_of_its_two():
    game = talks(empire=["44F"])
    referee = Referee(game, open_talks(game, COALITION))
    assert referee.decision.seat == EMPIRE

    referee.choose(PlayCard("44F"))
    assert game.queue == (COALITION, COALITION, EMPIRE)
    tally = modifiers(game, mission_of(game, COALITION), "prusse")
    assert sum(amount for _, amount in tally) == 0


@rule("napoleon-against-europe diplomacy.purpose")
def test_a_neutral_that_is_won_over_joins_the_side():
    game = talks(dice=[5], coalition=["4C"])
    Referee(game, act(game, COALITION, "4C")).choose(Country("maroc"))

    assert side_of(game, "maroc") is COALITION
    assert game.hands[COALITION] == ()


@rule("napoleon-against-europe diplomacy.roll")
@pytest.mark.parametrize(("die", "side"), [(4, None), (5, COALITION)])
def test_six_wins_the_country_over_as_an_ally_of_the_leader(die, side):
    game = talks(dice=[die])
    Referee(game, attempt(game, mission_of(game, COALITION), "maroc"))

    assert side_of(game, "maroc") is side
    if side:
        assert game.status["maroc"] == Status(Standing.ALLY, "angleterre")


@rule("napoleon-against-europe diplomacy.roll")
def test_a_minor_won_by_the_empire_is_an_ally_of_france():
    game = talks(dice=[6])
    Referee(game, attempt(game, mission_of(game, EMPIRE), "algerie"))

    assert game.status["algerie"] == Status(Standing.ALLY, "france")


@rule("napoleon-against-europe diplomacy.roll", "napoleon-against-europe diplomacy.bonus-table")
def test_the_bonus_of_an_event_is_added_to_that_of_the_table():
    game = talks(dice=[2])
    mission = mission_of(game, COALITION, bonus=(("13C", 2),))
    referee = Referee(game, attempt(game, mission, "prusse"))

    assert referee.fact("diplomacy.rolled")["tally"] == [("diplomacy.table", 2), ("13C", 2)]
    assert side_of(game, "prusse") is COALITION


@rule("napoleon-against-europe diplomacy.roll")
def test_copenhagen_fails_on_egypt_with_a_four():
    game = talks(dice=[4])
    Referee(game, attempt(game, mission_of(game, COALITION, bonus=(("17C", 1),)), "egypte"))

    assert side_of(game, "egypte") is None


@rule("napoleon-against-europe diplomacy.bonus-table")
@pytest.mark.parametrize(
    ("country", "empire", "coalition"), [("prusse", 0, 2), ("egypte", 1, 0), ("turquie", 1, 1)]
)
def test_each_side_has_its_own_bonus_for_a_country(country, empire, coalition):
    game = talks()

    sums = {
        side: sum(amount for _, amount in modifiers(game, Mission(side), country))
        for side in (EMPIRE, COALITION)
    }
    assert sums == {EMPIRE: empire, COALITION: coalition}


@rule(
    "napoleon-against-europe diplomacy.mod.beaten-by-enemy",
    "napoleon-against-europe diplomacy.mod.beaten-by-self",
    "napoleon-against-europe peace.end-neutral",
)
def test_a_beaten_power_leans_away_from_its_victor():
    """[d.diplomacy.beaten]"""
    game = talks()
    stand(game, autriche=None)
    game.beaten = {"autriche": (EMPIRE,)}

    assert modifiers(game, Mission(COALITION), "autriche") == [
        ("diplomacy.table", 2),
        ("diplomacy.beaten-by-enemy", 2),
    ]
    assert modifiers(game, Mission(EMPIRE), "autriche") == [("diplomacy.beaten-by-self", -1)]


@rule(
    "napoleon-against-europe diplomacy.joining-draw",
    "napoleon-against-europe status.ally.war",
    "napoleon-against-europe status.ally.how",
)
def test_prussia_brings_two_cards_at_once_and_is_at_war():
    """[ally.prussia-at-war] [diplomacy.prussia-two-cards]"""
    cards = ["1C", "4C", "5C", "7C", "8C", "9C", "10C"]
    game = talks(dice=[6], coalition=cards)
    stand(game, saxe="prusse", hesse="prusse")
    referee = Referee(game, act(game, COALITION, "4C"))
    referee.choose(Country("prusse"))
    while not referee.is_over:
        referee.choose(referee.options[0])

    assert side_of(game, "prusse") is COALITION
    assert len(game.hands[COALITION]) == 8


@rule("napoleon-against-europe diplomacy.joining-draw")
def test_cairo_gives_whoever_wins_egypt_a_card():
    game = talks(dice=[3])
    referee = Referee(game, attempt(game, mission_of(game, EMPIRE, bonus=(("9F", 2),)), "egypte"))
    while not referee.is_over:
        referee.choose(referee.options[0])

    assert side_of(game, "egypte") is EMPIRE
    assert len(game.hands[EMPIRE]) == 1


@rule("napoleon-against-europe diplomacy.minor-deploys")
def test_the_units_of_a_minor_are_deployed_at_once_but_not_those_with_a_mark():
    game = talks(dice=[6])
    referee = Referee(game, attempt(game, mission_of(game, EMPIRE), "danemark"))
    assert referee.decision.seat == EMPIRE
    assert referee.refusal(Go("hambourg")).rule == "diplomacy.minor-deploys"
    referee.choose(Go("aarhus"), Go("copenhague"))
    assert game.zones["aarhus"] == ("corps-danemark",)

    italian = {"italie-1", "italie-2"}
    game = bare()
    game.status = {**game.status, "royaume-d-italie": Status(Standing.NEUTRAL)}
    referee = Referee(
        game, attempt(game, mission_of(game, EMPIRE, bonus=(("9F", 6),)), "royaume-d-italie")
    )
    while not referee.is_over:
        referee.choose(referee.options[0])
    assert italian & game.steps.keys() == {"italie-1"}


@rule("napoleon-against-europe diplomacy.card-value")
def test_a_card_must_be_worth_three_two_or_one():
    """[d.diplomacy.values]"""
    game = talks()

    assert [least_value(game, each) for each in ("turquie", "danemark", "maroc")] == [3, 2, 1]
    for value in (1, 2, 3):
        for country, least in (("turquie", 3), ("danemark", 2), ("maroc", 1)):
            refusal = refusal_of(game, EMPIRE, country, value=value)
            assert (refusal is None) is (value >= least)
            assert refusal is None or refusal.rule == "diplomacy.card-value"


@rule("napoleon-against-europe diplomacy.card-value")
def test_a_card_without_value_wins_nobody():
    game = talks(empire=["25F", "14F"])

    first = Talks(game, EMPIRE)

    assert cannot_act(game, first, "25F").rule == "diplomacy.card-value"
    assert cannot_act(game, first, "14F") is None


@rule(
    "napoleon-against-europe peace.redeclare.attempts",
    "napoleon-against-europe peace.redeclare.three",
)
def test_three_free_attempts_need_no_card_and_may_be_given_up():
    game = talks(dice=[1, 1])
    bind(game, "prusse", Standing.FORCED_ALLIANCE)
    game.free_attempts = {COALITION: 3}
    referee = Referee(game, negotiate(game, COALITION))
    assert referee.decision.key == "diplomacy.whom-freely"
    assert Country("prusse") in referee.options
    assert Country("turquie") in referee.options
    referee.choose(Country("maroc"))
    assert game.free_attempts[COALITION] == 2

    Referee(game, negotiate(game, COALITION)).choose(Country("turquie"))
    assert game.free_attempts[COALITION] == 1
    assert not game.courted
    game.courted = {COALITION: ("prusse",)}
    referee = Referee(game, negotiate(game, COALITION))
    assert Country("turquie") in referee.options
    referee.choose(Pass())
    assert game.free_attempts[COALITION] == 0
    assert game.queue.count(COALITION) == 2


@rule("napoleon-against-europe peace.redeclare.attempts")
def test_free_attempts_do_not_outlive_the_phase():
    game = talks()
    game.free_attempts = {COALITION: 2}
    close_phase(game)

    assert is_coalition_done(game)


@rule("napoleon-against-europe diplomacy.card-uses")
def test_a_protectorate_is_one_of_the_empires_two_cards():
    game = talks(empire=["3F"], coalition=["2C"])
    stand(game, danemark="empire")
    refusal = Referee(game, negotiate(game, COALITION)).refusal(Protect("2C"))
    assert refusal.key == "diplomacy.empire-protects"
    assert cannot_protect(game, EMPIRE, Protect("2F")).rule == "hand.definition"

    Referee(game, negotiate(game, EMPIRE)).choose(Protect("3F"))

    assert game.status["danemark"] == Status(Standing.PROTECTORATE, "france")
    assert game.queue.count(EMPIRE) == 1


@rule("napoleon-against-europe diplomacy.card-uses", "napoleon-against-europe foreign-war.end")
def test_the_end_of_a_foreign_war_is_one_of_the_coalitions_two_cards():
    game = talks(dice=[6], coalition=["2C"])
    game.abroad = {"34F": ("fleet-nelson",)}

    Referee(game, negotiate(game, COALITION)).choose(EndWar("2C", "34F"))

    assert game.abroad == {}
    assert game.queue.count(COALITION) == 1


@rule("napoleon-against-europe diplomacy.card-uses")
def test_only_a_card_of_ones_own_that_can_win_somebody_sends_an_envoy():
    game = talks(coalition=["2C"])
    assert Referee(game, negotiate(game, COALITION)).refusal(Negotiate("4C")).rule == (
        "hand.definition"
    )
    names = [each for each in game.status if each not in ("france", "angleterre")]
    stand(game, **{each.replace("-", "_"): "coalition" for each in names})
    refusal = Referee(game, negotiate(game, COALITION)).refusal(Negotiate("2C"))
    assert refusal.key == "diplomacy.nobody-for-card"


@rule("napoleon-against-europe peace.redeclare.attempts")
def test_a_free_attempt_wins_a_country_over_and_the_phase_waits_for_it():
    game = talks(dice=[6])
    game.free_attempts = {COALITION: 1}
    game.queue = ()
    assert not is_coalition_done(game)

    Referee(game, negotiate(game, COALITION)).choose(Country("maroc"))

    assert side_of(game, "maroc") is COALITION
    assert is_coalition_done(game)


@rule("napoleon-against-europe card.f.caulaincourt")
def test_who_has_used_both_cards_does_not_speak_before_the_enemys_diplomats():
    game = talks(empire=["44F"])
    game.period = Period.CHATIMENTS
    referee = Referee(game, open_talks(game, COALITION))
    assert referee.decision.seat == EMPIRE
    assert game.active is COALITION

    game.queue = (COALITION,)
    assert Referee(game, open_talks(game, COALITION)).is_over


@rule("napoleon-against-europe diplomacy.roll")
@pytest.mark.parametrize(("die", "result"), [(5, "failed"), (6, "won")])
def test_the_die_and_its_result_are_told(die, result):
    game = talks(dice=[die])
    referee = Referee(game, attempt(game, Mission(EMPIRE), "algerie"))

    facts = referee.fact("diplomacy.rolled")
    assert (facts["total"], facts["tally"], facts["result"]) == (die, [], result)
