"""[sequence.interphase.order] What a phase leaves to the next one, and a year to another."""

from collections.abc import Callable

from estafette.engine import Decision, Pass, Play
from estafette.games.napoleon_against_europe.actions import (
    Build,
    Country,
    DrawCard,
    EndWar,
    Go,
    Negotiate,
    PlayCard,
    Points,
    Receive,
)
from estafette.games.napoleon_against_europe.powers import side_of
from estafette.games.napoleon_against_europe.sides import (
    AUSTRIA,
    COALITION,
    EMPIRE,
    ENGLAND,
    PRUSSIA,
    RUSSIA,
    Period,
)
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.interphase_of_1806 import on_from
from tests.games.napoleon_against_europe.position import bare, deal, put, stand
from tests.referee import rule

DECLARATIONS, BUDGET, TALKS = (
    "sequence.war-declarations",
    "sequence.budget-order",
    "sequence.diplomacy",
)


def year(number: int = 1807, *, dice: tuple[int, ...] = ()) -> Game:
    """An empty map at the beginning of a year; the duties of 1805 are done."""
    game = bare(dice=dice)
    game.lasting = {}
    game.year, game.round = number, 0
    return game


def wait(play: Play, is_it: Callable[[Decision], bool]) -> Decision:
    """Everything is passed, or answered at random, until this is asked."""
    for _ in range(400):
        asked = play.asked
        assert isinstance(asked, Decision)
        if is_it(asked):
            return asked
        play.go_on(Pass() if Pass() in asked.options else asked.options[0])
    raise AssertionError("it is never asked")


def the_budget_of(play: Play, power: str) -> Decision:
    return wait(play, lambda asked: asked.facts.get("power") == power)


def the_talks_of(play: Play, side: str) -> Decision:
    return wait(play, lambda asked: asked.key == "diplomacy.which-use" and asked.seat == side)


def on_to_next_year(play: Play) -> None:
    now = play.game.year
    wait(play, lambda asked: play.game.year > now)


@rule("napoleon-against-europe peace.redeclare.resources")
@rule("napoleon-against-europe peace.redeclare.cards")
@rule("napoleon-against-europe peace.redeclare.three")
@rule("napoleon-against-europe hand.war-declarations-count")
def test_a_second_war_doubles_a_budget_brings_the_chatiments_and_gives_three_attempts() -> None:
    """[d4.war.second]"""
    game = year(dice=(1, 1, 1))
    game.beaten = {AUSTRIA: (EMPIRE,)}
    stand(game, autriche=None)
    put(game, "vienne", "au-corps-1", general="charles")
    game.reserve = frozenset(["au-corps-2"])
    play = on_from(game, DECLARATIONS)
    wait(play, lambda asked: asked.key == "war.on-whom" and asked.seat == EMPIRE)
    play.go_on(Country(AUSTRIA))
    assert game.period is Period.CHATIMENTS
    assert game.escalation == 0
    wait(play, lambda asked: asked.key == "budget.what")
    assert "3C" in game.hands[COALITION]
    assert len(game.hands[COALITION]) == 9  # seven zones of the Coalition, Vienna and Prague
    assert the_budget_of(play, AUSTRIA).facts["points"] == 24
    for left in (3, 2, 1):
        asked = wait(play, lambda asked: asked.key == "diplomacy.whom-freely")
        assert (asked.seat, asked.facts["left"]) == (COALITION, left)
        play.go_on(Country(PRUSSIA))
    assert the_talks_of(play, COALITION).facts["left"] == 2
    on_to_next_year(play)
    assert the_budget_of(play, AUSTRIA).facts["points"] == 12
    assert not game.free_attempts


@rule("napoleon-against-europe war.escalation")
@rule("napoleon-against-europe war.attacked-joins")
def test_a_first_war_on_prussia_brings_a_point_of_escalation_and_two_cards() -> None:
    """[hand.prussia-joins-by-war]"""
    game = year()
    play = on_from(game, DECLARATIONS)
    wait(play, lambda asked: asked.key == "war.on-whom" and asked.seat == EMPIRE)
    play.go_on(Country(PRUSSIA))
    assert side_of(game, PRUSSIA) is COALITION
    wait(play, lambda asked: asked.key == "round.which-action")
    assert (game.escalation, game.period) == (1, Period.EPOPEE)
    built = [each.facts for each in game.told or () if each.key == "hand.built"]
    assert built[0]["count"] == 9 + 2 - 1  # ten at most, with Vienna and Prague


@rule("napoleon-against-europe card.f.guerre-usa")
@rule("napoleon-against-europe round.option.event")
@rule("napoleon-against-europe foreign-war.coalition-chooses")
def test_the_american_war_costs_england_four_points_once_and_is_the_only_one_of_the_year() -> None:
    """[d.foreign-war.second-event]"""
    game = year()
    deal(game, empire=["34F", "7F"])
    put(game, "vilna", "ru-corps-1")
    put(game, "londres", "en-corps-3")
    game.reserve = frozenset(["en-corps-4"])
    play = on_from(game, TALKS)
    the_talks_of(play, EMPIRE)
    play.go_on(PlayCard("34F"))
    asked = the_talks_of(play, EMPIRE)
    refusal = asked.why_not(PlayCard("7F"))
    assert refusal is not None
    assert refusal.rule == "round.option.event"
    asked = wait(play, lambda asked: asked.key == "round.which-action" and asked.seat == EMPIRE)
    assert asked.why_not(PlayCard("7F")) is not None
    on_to_next_year(play)
    # no fleet was at sea: one is built and lost, for five points of the two that are left
    assert the_budget_of(play, RUSSIA).facts["points"] == 12
    assert game.resources[ENGLAND] == 0
    assert the_talks_of(play, EMPIRE).why_not(PlayCard("7F")) is None
    on_to_next_year(play)
    wait(play, lambda asked: asked.key == "budget.what")
    assert game.resources[ENGLAND] == 12


@rule("napoleon-against-europe foreign-war.end")
@rule("napoleon-against-europe foreign-war.after")
@rule("napoleon-against-europe round.option.end-foreign-war")
def test_a_war_that_ends_in_winter_brings_its_corps_back_free_in_the_next_budget() -> None:
    game = year(dice=(4,))
    deal(game, empire=["7F"], coalition=["13C"])
    put(game, "vilna", "ru-corps-1")
    play = on_from(game, TALKS)
    the_talks_of(play, EMPIRE)
    play.go_on(PlayCard("7F"))
    assert game.abroad == {"7F": ("ru-corps-1",)}
    war = EndWar("13C", "7F")
    asked = wait(play, lambda asked: asked.key == "round.which-action" and asked.seat == COALITION)
    refusal = asked.why_not(war)
    assert refusal is not None
    assert refusal.key == "foreign-war.winter-only"
    wait(play, lambda asked: asked.seat == COALITION and game.round == 6)
    play.go_on(war)
    assert not game.abroad
    assert "7F" in game.removed
    wait(play, lambda asked: asked.facts.get("power") == RUSSIA and game.year == 1808)
    play.go_on(Build("ru-corps-1"))
    play.go_on(Go("moscou"))
    assert game.steps["ru-corps-1"] == 2
    assert game.resources[RUSSIA] == 24


@rule("napoleon-against-europe budget.england-card")
@rule("napoleon-against-europe budget.england-free")
def test_england_buys_one_card_a_year_besides_the_free_one() -> None:
    game = year()
    play = on_from(game, BUDGET)
    held = len(game.hands[COALITION])
    the_budget_of(play, ENGLAND)
    assert len(game.hands[COALITION]) == held + 1
    play.go_on(DrawCard())
    assert (len(game.hands[COALITION]), game.resources[ENGLAND]) == (held + 2, 4)
    game.resources = {**game.resources, ENGLAND: 12}
    asked = the_budget_of(play, ENGLAND)
    refusal = asked.why_not(DrawCard())
    assert refusal is not None
    assert refusal.rule == "budget.england-card"
    on_to_next_year(play)
    assert the_budget_of(play, ENGLAND).why_not(DrawCard()) is None


@rule("napoleon-against-europe card.f.brouille-des-cabinets")
@rule("napoleon-against-europe budget.transfer")
def test_a_quarrel_forbids_gifts_in_the_next_budget_and_in_no_other() -> None:
    game = year()
    deal(game, empire=["54F"])
    game.reserve = frozenset(["au-corps-1"])
    play = on_from(game, TALKS)
    the_talks_of(play, EMPIRE)
    play.go_on(PlayCard("54F"))
    on_to_next_year(play)
    refusal = the_budget_of(play, AUSTRIA).why_not(Receive(ENGLAND))
    assert refusal is not None
    assert refusal.rule == "card.f.brouille-des-cabinets"
    on_to_next_year(play)
    the_budget_of(play, AUSTRIA)
    play.go_on(Receive(ENGLAND))
    play.go_on(Points(4))
    assert (game.resources[AUSTRIA], game.resources[ENGLAND]) == (32, 4)
    assert the_budget_of(play, AUSTRIA).why_not(Receive(RUSSIA)) is not None


@rule("napoleon-against-europe diplomacy.major.one-per-turn")
@rule("napoleon-against-europe sequence.diplomacy")
def test_one_major_power_a_year_is_courted_whatever_card_pays_for_it() -> None:
    game = year(dice=(1, 1, 6))
    deal(game, coalition=["4C", "13C", "20C"])
    play = on_from(game, TALKS)
    the_talks_of(play, COALITION)
    play.go_on(Negotiate("4C"))
    play.go_on(Country("turquie"))
    the_talks_of(play, COALITION)
    play.go_on(PlayCard("13C"))
    asked = wait(play, lambda asked: asked.key == "diplomacy.whom")
    refusal = asked.why_not(Country(PRUSSIA))
    assert refusal is not None
    assert refusal.rule == "diplomacy.major.one-per-turn"
    play.go_on(Country("danemark"))
    assert play.asked is not None
    assert play.asked.seat != COALITION  # two cards have been used
    on_to_next_year(play)
    the_talks_of(play, COALITION)
    assert not game.courted


@rule("napoleon-against-europe peace.reward")
@rule("napoleon-against-europe hand.size-table")
def test_the_card_of_a_victory_is_had_once() -> None:
    game = year()
    game.cards_due = {EMPIRE: 1}
    play = on_from(game, DECLARATIONS)
    wait(play, lambda asked: asked.key == "round.which-action")
    built = [each.facts["count"] for each in game.told or () if each.key == "hand.built"]
    on_to_next_year(play)
    wait(play, lambda asked: asked.key == "round.which-action")
    after = [each.facts["count"] for each in game.told or () if each.key == "hand.built"][2:]
    assert after == [built[0], built[1] - 1]
