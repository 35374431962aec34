"""The military reforms of Austria and Prussia."""

from estafette.games.napoleon_against_europe.budget import begin
from estafette.games.napoleon_against_europe.reform import (
    cannot_reform,
    cannot_renew_empire,
    reform,
    reform_the_beaten,
    renew_empire,
    units_of,
)
from estafette.games.napoleon_against_europe.sequence import BUDGETS
from estafette.games.napoleon_against_europe.sides import AUSTRIA, COALITION, EMPIRE, PRUSSIA
from tests.games.napoleon_against_europe.position import bare, put
from tests.referee import rule

AUSTRIAN = {"au-grenadiers", "au-landwehr-1", "au-landwehr-2"}
PRUSSIAN = {"pr-landwehr-1", "pr-landwehr-2", "pr-landwehr-3"}


@rule("napoleon-against-europe reform.who")
def test_only_austria_and_prussia_have_units_that_a_reform_brings():
    game = bare()
    assert set(units_of(game, AUSTRIA)) == AUSTRIAN
    assert set(units_of(game, PRUSSIA)) == PRUSSIAN
    assert not any(units_of(game, each) for each in ("russie", "espagne", "turquie", "france"))

    reform(game, AUSTRIA)
    assert game.reserve == AUSTRIAN
    assert cannot_reform(game, AUSTRIA).rule == "reform.who"
    assert cannot_reform(game, PRUSSIA) is None


@rule("napoleon-against-europe reform.automatic")
def test_a_power_beaten_twice_reforms_by_itself_when_the_next_budget_begins():
    game = bare()
    game.beaten = {AUSTRIA: (EMPIRE,), PRUSSIA: (EMPIRE, EMPIRE)}
    reform_the_beaten(game)

    assert game.reserve == PRUSSIAN
    assert game.reformed == {PRUSSIA}


@rule("napoleon-against-europe reform.automatic")
def test_the_reform_is_the_first_thing_of_the_budget_phase():
    steps = [line.step.procedure for line in BUDGETS.lines if line.step is not None]

    assert steps.index(reform_the_beaten) < steps.index(begin)


@rule("napoleon-against-europe reform.automatic")
def test_defeats_by_either_side_count_and_nobody_reforms_twice():
    game = bare()
    game.beaten = {PRUSSIA: (EMPIRE, COALITION)}
    reform_the_beaten(game)
    put(game, "berlin", "pr-landwehr-1")
    reform_the_beaten(game)

    assert game.reserve == PRUSSIAN - {"pr-landwehr-1"}


@rule("napoleon-against-europe reform.saint-empire")
def test_saint_empire_reforms_those_who_have_been_beaten_and_nobody_later():
    """[d2.reform]"""
    game = bare()
    assert cannot_renew_empire(game).rule == "reform.saint-empire"
    game.beaten = {AUSTRIA: (EMPIRE,)}
    assert cannot_renew_empire(game) is None
    renew_empire(game)
    assert game.reserve == AUSTRIAN

    game.beaten = {AUSTRIA: (EMPIRE,), PRUSSIA: (EMPIRE,)}
    reform_the_beaten(game)
    assert game.reserve == AUSTRIAN
    game.beaten = {AUSTRIA: (EMPIRE,), PRUSSIA: (EMPIRE, EMPIRE)}
    reform_the_beaten(game)
    assert game.reserve == AUSTRIAN | PRUSSIAN


@rule("napoleon-against-europe reform.saint-empire")
def test_saint_empire_reforms_both_if_both_have_been_beaten():
    game = bare()
    game.beaten = {AUSTRIA: (EMPIRE,), PRUSSIA: (EMPIRE,)}
    renew_empire(game)

    assert game.reformed == {AUSTRIA, PRUSSIA}
