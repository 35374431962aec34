"""[budget.withdraw] [general-change.successor] Who leaves the map in a budget, and after him."""

from estafette.games.napoleon_against_europe.actions import Take, Withdraw
from estafette.games.napoleon_against_europe.sides import AUSTRIA, FRANCE
from estafette.games.napoleon_against_europe.tidying import tidy
from tests.games.napoleon_against_europe.budgeting import asked, opened, spent
from tests.games.napoleon_against_europe.position import bare, put
from tests.referee import rule

GRANDE = "grande-armee"


@rule("napoleon-against-europe general-change.return", "napoleon-against-europe budget.withdraw")
def test_a_subordinate_leaves_without_a_successor_and_the_army_keeps_its_general() -> None:
    game = bare()
    put(game, "paris", "fr-garde", general="napoleon", army=GRANDE, subordinates=["soult"])
    game.reserve = frozenset(["ney"])
    opened(game, FRANCE)
    spent(game, Withdraw(), Take("soult"))
    assert (game.forces[GRANDE].general, game.forces[GRANDE].subordinates) == ("napoleon", ())
    assert "soult" in game.resting
    assert game.reserve == {"ney", "soult"}


@rule("napoleon-against-europe general-change.successor")
def test_the_senior_subordinate_takes_the_army_over() -> None:
    game = bare()
    staff = ("soult", "davout")
    put(game, "paris", "fr-garde", general="napoleon", army=GRANDE, subordinates=staff)
    opened(game, FRANCE)
    spent(game, Withdraw(), Take("napoleon"))
    heir = min(staff, key=lambda each: game.printed.generals[each].rank)
    assert game.forces[GRANDE].general == heir
    assert set(game.forces[GRANDE].subordinates) == set(staff) - {heir}


@rule("napoleon-against-europe general-change.successor", "napoleon-against-europe budget.withdraw")
def test_whoever_has_just_been_withdrawn_takes_nobody_over_this_year() -> None:
    game = bare()
    put(game, "vienne", "au-corps-1", general="charles")
    put(game, "prague", "au-corps-2", "au-corps-3", general="jean")
    opened(game, AUSTRIA)
    spent(game, Withdraw(), Take("charles"))
    referee = asked(game)
    referee.choose(Withdraw())
    assert referee.refusal(Take("jean")).rule == "general-change.force"


@rule("napoleon-against-europe general-change.successor")
def test_a_general_of_the_reserve_takes_over_who_can_command_them_all() -> None:
    game = bare()
    put(game, "prague", "au-corps-2", "au-corps-3", general="jean")
    game.reserve = frozenset(["charles", "mack", "davout"])
    opened(game, AUSTRIA)
    referee = asked(game)
    referee.choose(Withdraw(), Take("jean"))
    assert set(referee.options) == {Take("charles"), Take("mack")}
    referee.choose(Take("mack"))
    assert game.forces["mack"].corps == ("au-corps-2", "au-corps-3")
    assert (game.reserve, game.resting) == ({"charles", "davout", "jean"}, {"jean"})


@rule("napoleon-against-europe force.definition", "napoleon-against-europe budget.who")
def test_of_a_force_that_nobody_commands_one_corps_stays_and_only_counters_go() -> None:
    game = bare()
    put(game, "paris", "fr-corps-9", "fr-elite-1", reduced=["fr-elite-1"])
    opened(game, FRANCE)
    tidy(game, FRANCE)
    assert game.forces[game.zones["paris"][0]].corps == ("fr-corps-9",)
    assert game.reserve == {"fr-elite-1"}


@rule("napoleon-against-europe budget.withdraw")
def test_nobody_withdraws_what_is_not_his() -> None:
    game = bare()
    put(game, "vienne", "au-corps-1", general="charles")
    opened(game, FRANCE)
    put(game, "paris", "fr-corps-9")
    referee = asked(game)
    referee.choose(Withdraw())
    assert referee.refusal(Take("au-corps-1")).rule == "budget.withdraw"
