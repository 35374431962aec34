"""[7.3] Budgets through their phase: cards drawn in it, where new units come, whom steps serve."""

import pytest

from estafette.engine import Decision, Pass, Play
from estafette.games.napoleon_against_europe.actions import Build, DrawCard, Go, PlayCard, Restore
from estafette.games.napoleon_against_europe.poland import found_poland
from estafette.games.napoleon_against_europe.sides import (
    AUSTRIA,
    COALITION,
    EMPIRE,
    ENGLAND,
    FRANCE,
    POLAND,
    RUSSIA,
    SERBS,
    TYROLEANS,
)
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.interphase_of_1806 import answer, on_from
from tests.games.napoleon_against_europe.position import bare, deal, flag, put, stand
from tests.referee import rule

BUDGET = "sequence.budget-order"


def year(**reserve: tuple[str, ...]) -> Game:
    """A quiet year before its budgets."""
    game = bare()
    game.year, game.lasting = 1811, {}
    game.reserve = frozenset(reserve.get("reserve", ()))
    return game


def budget_of(play: Play, spender: str) -> Decision:
    """Everything is passed, or a card drawn, until this power or side spends."""
    for _ in range(60):
        assert isinstance(play.asked, Decision)
        facts = play.asked.facts
        if play.asked.key != "budget.gift" and spender in (facts.get("power"), facts.get("side")):
            return play.asked
        play.go_on(Pass() if Pass() in play.asked.options else DrawCard())
    raise AssertionError(spender)


@rule("napoleon-against-europe card.chain-in-budget")
@rule("napoleon-against-europe card.c.rothschild")
@rule("napoleon-against-europe card.c.city")
@rule("napoleon-against-europe example 6.4")
def test_the_gold_of_a_card_that_rothschild_drew_is_spent_in_the_same_budget() -> None:
    """[budget.rothschild-city]"""
    game = year(reserve=("fleet-ball", "fleet-keith"))
    deal(game, coalition=["8C"])
    game.decks[COALITION].pile = ["4C", "7C"]
    play = on_from(game, BUDGET)
    answer(play, "window.budget", PlayCard("8C"), PlayCard("7C"))
    answer(play, "budget.gift", DrawCard())
    assert budget_of(play, ENGLAND).facts["points"] == 6 + 4
    for fleet in ("fleet-ball", "fleet-keith"):
        budget_of(play, ENGLAND)
        answer(play, "budget.what", Build(fleet), Go("portsmouth"))
    assert game.resources[ENGLAND] == 0
    assert {game.fleets[each].where for each in ("fleet-ball", "fleet-keith")} == {"portsmouth"}


@rule("napoleon-against-europe budget.place.connected")
@rule("napoleon-against-europe example 7.3.4")
@pytest.mark.parametrize(
    ("owner", "clause"), [("royaume-d-italie", "budget.place.connected"), (FRANCE, "")]
)
def test_no_french_corps_comes_to_trieste_beyond_the_kingdom_of_italy(owner, clause) -> None:
    """[budget.illyria-not-connected] [ex1805.end.trieste]"""
    game = year(reserve=("fr-corps-9",))
    game.owner = {**game.owner, "frioul": FRANCE, "illyrie": FRANCE, "venetie": owner}
    if owner == FRANCE:
        game.owner = {**game.owner, "lombardie": FRANCE}
    play = on_from(game, BUDGET)
    budget_of(play, FRANCE)
    play.go_on(Build("fr-corps-9"))
    assert isinstance(play.asked, Decision)
    refusal = play.asked.why_not(Go("trieste"))
    assert (refusal.rule if refusal else "") == clause


@rule("napoleon-against-europe budget.place.land")
@rule("napoleon-against-europe siege.no-reinforcements")
@pytest.mark.parametrize(
    ("power", "corps", "zone"),
    [(AUSTRIA, "au-corps-2", "olmutz"), (FRANCE, "fr-corps-9", "anvers")],
)
@pytest.mark.parametrize("is_besieged", [True, False])
def test_no_corps_is_placed_in_a_besieged_fortress_fed_by_sea_or_not(
    power, corps, zone, is_besieged
) -> None:
    """[d.budget.besieged-fortress]"""
    game = year(reserve=(corps,))
    if is_besieged:
        enemy = ("fr-elite-1", "fr-elite-2") if power == AUSTRIA else ("en-elite-1", "en-elite-2")
        put(game, zone, *enemy, general="davout" if power == AUSTRIA else "hill")
        game.sieges = {zone: 0}
    play = on_from(game, BUDGET)
    budget_of(play, power)
    play.go_on(Build(corps))
    assert isinstance(play.asked, Decision)
    assert (Go(zone) in play.asked.options) is not is_besieged


@rule("napoleon-against-europe entity.poland.no-rebuild")
@pytest.mark.parametrize("holds_warsaw", [True, False])
def test_while_warsaw_is_russian_the_poles_neither_restore_nor_rebuild_a_corps(
    holds_warsaw,
) -> None:
    """[d4.poland.lost]"""
    game = year()
    found_poland(game)
    game.owner = {**game.owner, "galicie": POLAND}
    put(game, "cracovie", "pologne-1", reduced=["pologne-1"])
    game.reserve |= {"pologne-2"}
    if not holds_warsaw:
        flag(game, RUSSIA, "varsovie")
    play = on_from(game, BUDGET)
    asked = budget_of(play, EMPIRE)
    for expense in (Restore("pologne-1"), Build("pologne-2")):
        refusal = asked.why_not(expense)
        assert (refusal is None) is holds_warsaw
        assert refusal is None or refusal.rule == "entity.poland.no-rebuild"


@rule("napoleon-against-europe budget.minor.revolts-count")
@pytest.mark.parametrize(
    ("revolts", "innsbruck", "steps"),
    [((), True, 1), ((), False, 1), (("serbs",), True, 2), (("serbs",), False, 1)],
)
def test_a_revolt_is_a_minor_of_the_coalition_while_it_has_its_home(
    revolts, innsbruck, steps
) -> None:
    """[d4.budget.revolts]"""
    game = year(reserve=("corps-portugal",))
    stand(game, naples=None)
    game.owner = {**game.owner, "tyrol": TYROLEANS}
    if revolts:
        game.owner = {**game.owner, "serbie": SERBS}
        put(game, "belgrade", "corps-serbie")
    if innsbruck:
        put(game, "innsbruck", "corps-tyrol")
    else:
        flag(game, FRANCE, "innsbruck")
    play = on_from(game, BUDGET)
    assert budget_of(play, COALITION).facts == {"side": COALITION, "steps": steps}
