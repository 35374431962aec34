"""Foreign wars: who is sent away, how they end, how units come back."""

import pytest

from estafette.games.napoleon_against_europe.actions import Befriend, EndWar, PlayCard, Spend, Take
from estafette.games.napoleon_against_europe.affairs import Berth
from estafette.games.napoleon_against_europe.cards import EVENTS
from estafette.games.napoleon_against_europe.diplomacy import negotiate, open_phase
from estafette.games.napoleon_against_europe.events import Moment, play
from estafette.games.napoleon_against_europe.fate import berth
from estafette.games.napoleon_against_europe.foreign_war import (
    end_war,
    send_corps,
    send_fleet,
    try_to_end,
)
from estafette.games.napoleon_against_europe.peace import make_peace
from estafette.games.napoleon_against_europe.round import act
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE, ENGLAND
from estafette.games.napoleon_against_europe.terms import lay_down, settle
from tests.games.napoleon_against_europe.position import bare, deal, put, stand
from tests.referee import Referee, rule

USA, PERSIA = "34F", "7F"


def at_war(scenario="1805", *, dice=(), coalition=("12C",)):
    """England has a fleet in the American war."""
    game = bare(scenario, dice=dice)
    deal(game, coalition=list(coalition))
    game.abroad = {USA: ("fleet-nelson",)}
    game.removed |= {USA}
    return game


@rule(
    "napoleon-against-europe foreign-war.definition",
    "napoleon-against-europe foreign-war.units-out",
)
def test_a_war_abroad_takes_units_off_the_map_into_its_box():
    game = bare()
    deal(game, empire=[USA])
    berth(game, "fleet-nelson", "port", "portsmouth")
    berth(game, "fleet-keith", "port", "londres")
    assert game.printed.cards[USA].war
    referee = Referee(game, play(game, EMPIRE, USA, Moment.ROUND))
    assert referee.decision.seat == COALITION

    referee.choose(Take("fleet-keith"))
    assert game.abroad == {USA: ("fleet-keith",)}
    assert game.fleets == {"fleet-nelson": Berth("port", "portsmouth")}
    assert USA in game.removed
    assert USA not in game.decks[EMPIRE].discard


@rule("napoleon-against-europe foreign-war.coalition-chooses")
def test_the_coalition_says_which_corps_go_to_persia():
    game = bare()
    put(game, "kiev", "ru-corps-1")
    put(game, "riga", "ru-corps-2")
    put(game, "vienne", "au-corps-1")
    referee = Referee(game, send_corps(game, PERSIA, "russie", 2))
    assert referee.decision.seat == COALITION
    assert {*referee.options} == {Take("ru-corps-1"), Take("ru-corps-2")}

    referee.choose(Take("ru-corps-2"))
    assert referee.is_over
    assert game.abroad == {PERSIA: ("ru-corps-2",)}
    assert list(game.steps) == ["ru-corps-1", "au-corps-1"]


@rule("napoleon-against-europe foreign-war.units-out")
def test_what_is_missing_is_owed_to_the_next_budget():
    game = bare()
    put(game, "kiev", "ru-corps-1", reduced=["ru-corps-1"])
    Referee(game, send_corps(game, PERSIA, "russie", 2))

    assert game.abroad == {PERSIA: ("ru-corps-1",)}
    assert game.credit == {"russie": -2}


@rule("napoleon-against-europe foreign-war.units-out")
def test_a_second_foreign_war_in_a_turn_is_refused_but_its_card_gives_points():
    assert (PERSIA, Moment.ROUND) in EVENTS
    game = bare()
    put(game, "kiev", "ru-corps-1")
    deal(game, empire=[PERSIA])
    game.has_fought_abroad = True
    referee = Referee(game, act(game, EMPIRE))

    assert referee.refusal(PlayCard(PERSIA)).rule == "round.option.event"
    assert Spend(PERSIA) in referee.options


@rule("napoleon-against-europe foreign-war.end")
@pytest.mark.parametrize(("die", "is_over"), [(2, False), (3, True)])
def test_a_die_and_the_value_of_the_card_must_make_five(die, is_over):
    game = at_war(dice=[die])
    try_to_end(game, COALITION, EndWar("12C", USA))

    assert (USA not in game.abroad) is is_over
    assert game.hands[COALITION] == ()


@rule("napoleon-against-europe foreign-war.end")
def test_the_coalition_tries_in_the_diplomatic_phase_or_in_winter():
    game = at_war("1809")
    game.round = 5
    assert Referee(game, act(game, COALITION)).refusal(EndWar("12C", USA)).rule == (
        "round.option.end-foreign-war"
    )
    game.round = 6
    assert EndWar("12C", USA) in Referee(game, act(game, COALITION)).options

    open_phase(game)
    assert EndWar("12C", USA) in Referee(game, negotiate(game, COALITION)).options


@rule("napoleon-against-europe foreign-war.end")
def test_a_card_without_value_may_be_tried_too():
    game = at_war(dice=[5], coalition=("25C",))
    try_to_end(game, COALITION, EndWar("25C", USA))

    assert not game.abroad


@rule("napoleon-against-europe foreign-war.after")
def test_when_it_is_over_the_card_is_gone_and_the_units_come_back_in_the_next_budget():
    game = at_war()
    end_war(game, USA)

    assert game.returning == ("fleet-nelson",)
    assert USA in game.removed
    assert not game.abroad
    assert "fleet-nelson" not in game.fleets


@rule(
    "napoleon-against-europe foreign-war.end",
    "napoleon-against-europe round.option.end-foreign-war",
)
def test_a_war_that_nobody_fights_is_not_ended_and_none_by_the_empire():
    game = at_war("1809")
    game.round = 6
    deal(game, empire=["2F"], coalition=["12C"])
    referee = Referee(game, act(game, COALITION))
    assert referee.refusal(EndWar("12C", PERSIA)).rule == "foreign-war.end"
    assert referee.refusal(EndWar("11C", USA)).rule == "hand.definition"
    refusal = Referee(game, act(game, EMPIRE)).refusal(EndWar("2F", USA))
    assert refusal.rule == "round.option.end-foreign-war"

    game.abroad = {}
    refusal = Referee(game, act(game, COALITION)).refusal(EndWar("12C", USA))
    assert (refusal.rule, refusal.key) == ("foreign-war.end", "foreign-war.none")


@rule("napoleon-against-europe foreign-war.units-out")
def test_corps_go_until_the_steps_are_made_up_and_none_that_gives_too_many():
    game = bare()
    put(game, "kiev", "ru-corps-1", reduced=["ru-corps-1"])
    put(game, "riga", "ru-corps-2")
    put(game, "vilna", "ru-corps-3", reduced=["ru-corps-3"])
    referee = Referee(game, send_corps(game, PERSIA, "russie", 2))
    referee.choose(Take("ru-corps-1"))  # one step is missing: a full corps would be too much

    assert referee.is_over
    assert game.abroad == {PERSIA: ("ru-corps-1", "ru-corps-3")}
    assert game.credit == {}


@rule("napoleon-against-europe foreign-war.units-out")
def test_a_corps_goes_with_a_step_too_many_if_no_other_is_left():
    game = bare()
    put(game, "riga", "ru-corps-2")

    Referee(game, send_corps(game, PERSIA, "russie", 1))

    assert game.abroad == {PERSIA: ("ru-corps-2",)}
    assert game.credit == {}


@rule("napoleon-against-europe siege.lifted.too-few")
def test_a_siege_that_is_left_for_a_foreign_war_is_lifted():
    game = bare()
    put(game, "varsovie", "ru-corps-1", general="koutouzov")
    stand(game, prusse="empire")
    game.sieges = {"varsovie": 1}
    Referee(game, send_corps(game, PERSIA, "russie", 2))

    assert game.sieges == {}


@rule("napoleon-against-europe card.f.guerre-usa")
def test_only_ships_of_the_coalition_go_and_without_one_england_pays():
    game = bare()
    berth(game, "fleet-villeneuve", "port", "toulon")
    berth(game, "fleet-lobo", "port", "lisbonne")
    Referee(game, send_fleet(game, USA, "angleterre"))
    assert game.abroad == {USA: ("fleet-lobo",)}

    referee = Referee(game, send_fleet(game, USA, "angleterre"))
    assert referee.is_over
    assert game.credit == {"angleterre": -10}
    assert referee.fact("foreign-war.owed")["points"] == 5


@rule("napoleon-against-europe foreign-war.end")
@pytest.mark.parametrize(("die", "result"), [(2, "goes-on"), (3, "over")])
def test_the_sum_and_its_result_are_told(die, result):
    game = at_war(dice=[die])
    game.told = []
    try_to_end(game, COALITION, EndWar("12C", USA))

    facts = next(told.facts for told in game.told if told.key == "foreign-war.rolled")
    assert (facts["total"], facts["result"]) == (die + 2, result)


@rule("napoleon-against-europe conquest.minor.fleet-foreign-war")
def test_england_replaces_the_fleet_of_a_minor_that_it_gives_up_in_a_peace():
    game = at_war()
    game.abroad = {USA: ("fleet-lobo",)}
    berth(game, "fleet-ball", "port", "londres")
    make_peace(game, ENGLAND, EMPIRE)
    lay_down(game, ENGLAND)

    Referee(game, settle(game)).choose(Befriend("portugal"))

    assert "fleet-lobo" in game.lost
    assert game.abroad == {USA: ("fleet-ball",)}
