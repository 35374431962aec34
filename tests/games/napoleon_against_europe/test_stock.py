"""[9.2] Activation points that are kept for later."""

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import (
    Activate,
)
from estafette.games.napoleon_against_europe.activation import lose_stock
from estafette.games.napoleon_against_europe.campaign import begin
from estafette.games.napoleon_against_europe.fate import berth
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from tests.games.napoleon_against_europe.marching import acting, operations
from tests.games.napoleon_against_europe.position import bare, put, stand
from tests.games.napoleon_against_europe.sending import at_the_rhine
from tests.referee import Referee, rule


@rule("napoleon-against-europe reserve-pa.store", "napoleon-against-europe round.option.stock")
def test_points_that_are_not_spent_go_to_the_stock():
    game = at_the_rhine()
    referee = acting(game, EMPIRE, 3, Activate("soult"), Pass(), Pass())

    assert referee.is_over
    assert (game.stock[EMPIRE], game.points) == (1, 0)
    assert referee.fact("activation.stocked")["points"] == 1


@rule("napoleon-against-europe reserve-pa.use")
def test_stocked_points_complete_an_operation():
    game = at_the_rhine()
    game.stock = {EMPIRE: 1, COALITION: 0}
    acting(game, EMPIRE, 1, Activate("soult"), Pass())

    assert game.stock[EMPIRE] == 0


@rule("napoleon-against-europe reserve-pa.use")
def test_a_card_that_sends_forces_without_points_leaves_the_stock_alone():
    game = at_the_rhine()
    game.stock = {EMPIRE: 2, COALITION: 0}
    game.active = EMPIRE
    begin(game, EMPIRE, "2F", 1)
    referee = Referee(game, operations(game))
    referee.choose(Activate("bernadotte"), Pass())

    assert referee.is_over
    assert game.stock[EMPIRE] == 2


@rule("napoleon-against-europe reserve-pa.store", "napoleon-against-europe reserve-pa.use")
def test_the_stock_of_the_rulebook_goes_2_1_2_1():
    game = bare()
    stand(game, prusse="coalition")
    put(game, "vienne", "au-corps-1", general="charles")
    put(game, "graz", "au-corps-2", general="jean")
    put(game, "moscou", "ru-corps-1", general="bagration")
    berth(game, "fleet-siniavine", "port", "sebastopol")
    game.lasting = {}
    stocks = []
    for points, sent in (
        (3, ("bagration",)),
        (3, ("charles", "jean")),
        (2, ("fleet-siniavine",)),
        (1, ("charles",)),
    ):
        game.moved = frozenset()
        referee = acting(game, COALITION, points)
        for piece in sent:
            referee.choose(Activate(piece))
            while game.march is not None or game.voyage is not None:
                referee.choose(Pass())
        if not referee.is_over:
            referee.choose(Pass())
        stocks.append(game.stock[COALITION])

    assert stocks == [2, 1, 2, 1]
    lose_stock(game)
    assert game.stock[COALITION] == 0


@rule("napoleon-against-europe reserve-pa.lost")
def test_the_stock_is_lost_with_the_year():
    game = bare()
    game.stock = {EMPIRE: 2, COALITION: 1}
    game.told = []
    lose_stock(game)

    assert game.stock == {EMPIRE: 0, COALITION: 0}
    assert [told.facts["points"] for told in game.told] == [2, 1]
