"""[17.2.8] Landings where others stand: enemies in one's own port, friends before the walls."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import Land
from estafette.games.napoleon_against_europe.affairs import Berth
from estafette.games.napoleon_against_europe.landing import cannot_land
from estafette.games.napoleon_against_europe.maritime_assault import fail
from estafette.games.napoleon_against_europe.powers import controller
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.campaigning import in_port, sailed, voyage
from tests.games.napoleon_against_europe.embarking import aboard, expedition
from tests.games.napoleon_against_europe.position import bare, put, store
from tests.referee import Referee, rule


def relief_of_gibraltar(*dice: int) -> tuple[Game, Referee]:
    """A Spanish corps too weak to besiege stands before Gibraltar; English troops come by sea."""
    game = bare(dice=dice)
    put(game, "gibraltar", "es-corps-1")
    in_port(game, "gibraltar", "fleet-nelson")
    voyage(game, COALITION, "fleet-nelson")
    aboard(game, "fleet-nelson", "en-corps-3")
    return game, sailed(game)


def fight_it_out(referee: Referee) -> None:
    """Nobody plays a card or goes anywhere of his own will."""
    while not referee.is_over and "battle.won" not in referee.keys:
        referee.choose(referee.options[-1])


@rule("napoleon-against-europe naval.assault.when")
@rule("napoleon-against-europe naval.assault.battle")
def test_a_landing_in_ones_own_port_where_an_enemy_stands_is_an_assault() -> None:
    game, referee = relief_of_gibraltar(6, 6, 1, 1, 1, 1, 1)
    referee.choose(Land("gibraltar"))
    fight_it_out(referee)

    assert referee.fact("battle.won")["side"] == COALITION
    assert "naval.battle-fortress" not in referee.keys
    assert "assault.frees" in referee.keys
    assert game.fleets["fleet-nelson"] == Berth("port", "gibraltar")
    assert game.zones["gibraltar"] == ("en-corps-3",)


@rule("napoleon-against-europe naval.assault.when")
@rule("napoleon-against-europe naval.assault.one-per-activation")
def test_a_landing_beaten_in_ones_own_port_is_lost_and_the_fleets_stay_there() -> None:
    game, referee = relief_of_gibraltar(1, 1, 6, 6, 1, 1, 1)
    referee.choose(Land("gibraltar"))
    fight_it_out(referee)

    assert referee.fact("battle.won")["side"] == EMPIRE
    assert "assault.fails" in referee.keys
    assert "en-corps-3" not in game.steps
    assert game.fleets["fleet-nelson"] == Berth("port", "gibraltar")
    assert controller(game, "gibraltar") is COALITION


@rule("napoleon-against-europe naval.move.landing")
@pytest.mark.parametrize(("points", "can"), [(0, False), (1, True)])
def test_that_landing_costs_a_point(points: int, can: bool) -> None:
    game, _ = relief_of_gibraltar()
    assert game.voyage is not None
    game.voyage.points = points
    refusal = cannot_land(game, Land("gibraltar"))

    assert (refusal is None) is can
    assert can or (refusal and refusal.rule) == "naval.move.landing"


@rule("napoleon-against-europe naval.transport.must-land")
def test_troops_aboard_off_a_contested_quay_are_lost_when_the_voyage_ends() -> None:
    game, referee = relief_of_gibraltar()
    referee.choose(Pass())

    assert "en-corps-3" not in game.steps
    assert set(game.zones["gibraltar"]) == {"es-corps-1"}


@rule("napoleon-against-europe naval.assault.not-taken")
@rule("napoleon-against-europe siege.lifted.too-few")
def test_a_failed_landing_does_not_lift_the_siege_of_those_who_came_by_land() -> None:
    game = expedition("naples", 6, 1, 4, 3)
    put(game, "naples", "au-corps-1", general="jean")
    put(game, "naples", "corps-naples", is_sheltered=True)
    game.sieges = {"naples": 0}
    referee = sailed(game)
    referee.choose(Land("naples"))

    assert "assault.fails" in referee.keys
    assert "en-corps-3" not in game.steps
    assert game.sieges == {"naples": 2}
    assert game.forces["jean"].zone == "naples"
    assert game.forces["corps-naples"].is_sheltered


@rule("napoleon-against-europe naval.assault.not-taken")
def test_who_marched_to_the_guns_of_a_landing_does_not_share_its_fate() -> None:
    game = expedition("naples")
    put(game, "naples", "au-corps-1", "en-corps-4", general="jean")
    fail(game, "naples", ["en-corps-4"])

    assert game.forces["jean"].corps == ("au-corps-1",)
    assert "en-corps-4" in game.reserve


@rule("napoleon-against-europe naval.assault.not-taken")
def test_the_garrison_joins_its_friends_when_a_landing_has_failed() -> None:
    game = expedition("naples", 6, 1, 4, 3)
    put(game, "naples", "corps-naples", is_sheltered=True)
    sailed(game).choose(Land("naples"))

    assert "naples" not in game.sieges
    assert not game.forces["corps-naples"].is_sheltered


@rule("napoleon-against-europe depot.mobile.alone-destroyed")
def test_a_depot_landed_with_a_force_that_is_destroyed_is_lost_too() -> None:
    game = expedition("naples", 6, 1, 4, 3)
    aboard(game, "fleet-cornwallis", "en-corps-3", depot="depot-angleterre-1")
    sailed(game).choose(Land("naples"))

    assert "depot-angleterre-1" not in game.stores
    assert "depot-angleterre-1" in game.reserve


@rule("napoleon-against-europe depot.fixed.alone-defence")
def test_a_fixed_depot_alone_defends_a_port_against_a_landing() -> None:
    game = expedition("bari", 6, 6, 1, 1, 1, 1, 1)
    store(game, "bari", "depot-france-1", is_fixed=True)
    referee = sailed(game)
    referee.choose(Land("bari"))
    fight_it_out(referee)

    assert referee.fact("battle.won")["side"] == COALITION
    assert "depot-france-1" not in game.stores
    assert controller(game, "bari") is COALITION
