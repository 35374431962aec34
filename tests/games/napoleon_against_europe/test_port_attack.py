"""[17.3.3] Ships attacked in port: what it takes, what the beaten attacker does, once a round."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import Attack, Blockade, Go, Take
from estafette.games.napoleon_against_europe.affairs import Berth
from estafette.games.napoleon_against_europe.port_attack import cannot_attack
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.campaigning import (
    at_sea,
    before,
    in_port,
    sailed,
    voyage,
)
from tests.games.napoleon_against_europe.position import bare, flag
from tests.referee import Referee, rule

ENGLISH = ("fleet-stirling", "fleet-cornwallis", "fleet-calder")


def off_toulon(*dice: int) -> Game:
    """Three English fleets have been before Toulon for a while; Émeriau lies in it."""
    game = bare(dice=dice)
    before(game, "toulon", *ENGLISH)
    in_port(game, "toulon", "fleet-emeriau")
    voyage(game, COALITION, *ENGLISH)
    return game


def into_toulon(*dice: int) -> tuple[Game, Referee]:
    """Stirling comes before Toulon and attacks Émeriau in it; Marseille is English."""
    game = bare(dice=dice)
    flag(game, "angleterre", "marseille")
    at_sea(game, "lion", "fleet-stirling")
    in_port(game, "toulon", "fleet-emeriau")
    voyage(game, COALITION, "fleet-stirling")
    referee = sailed(game)
    referee.choose(Blockade("toulon"), Pass(), Attack("toulon"))
    return game, referee


@rule("napoleon-against-europe naval.move.enemy-port")
@pytest.mark.parametrize(("points", "can"), [(0, False), (1, True)])
def test_the_attack_takes_a_point(points: int, can: bool) -> None:
    game = off_toulon()
    assert game.voyage is not None
    game.voyage.points = points
    refusal = cannot_attack(game, Attack("toulon"))

    assert (refusal is None) is can
    assert can or (refusal and refusal.rule) == "naval.move.enemy-port"


@rule("napoleon-against-europe naval.move.port-entry")
def test_ships_in_port_are_attacked_from_the_box_only() -> None:
    game = off_toulon()
    at_sea(game, "lion", *ENGLISH)
    refusal = cannot_attack(game, Attack("toulon"))

    assert refusal is not None
    assert refusal.rule == "naval.move.port-entry"


@rule("napoleon-against-europe naval.port-combat")
def test_a_port_without_ships_is_not_attacked() -> None:
    game = bare()
    before(game, "toulon", *ENGLISH)
    voyage(game, COALITION, *ENGLISH)
    referee = sailed(game)
    refusal = referee.refusal(Attack("toulon"))
    assert (refusal.rule, refusal.key) == ("naval.port-combat", "port.no-ships")

    in_port(game, "toulon", "fleet-emeriau")
    assert Attack("toulon") in sailed(game).options


@rule("napoleon-against-europe naval.port-combat.once")
def test_a_port_may_be_attacked_again_in_the_next_round_and_in_the_same_one_next_year() -> None:
    game = off_toulon()
    game.stormed = {"toulon": (game.year, game.round)}
    refusal = cannot_attack(game, Attack("toulon"))
    assert refusal is not None
    assert refusal.rule == "naval.port-combat.once"
    game.round += 1
    assert cannot_attack(game, Attack("toulon")) is None
    game.round, game.year = game.round - 1, game.year + 1
    assert cannot_attack(game, Attack("toulon")) is None


@rule("napoleon-against-europe naval.combat.port-first-loss")
def test_the_batteries_save_no_ship_of_a_beaten_attacker() -> None:
    game = off_toulon(1, 1, 1, 6, 4)
    referee = sailed(game)
    referee.choose(Attack("toulon"))
    assert referee.fact("naval.won")["difference"] == 5
    referee.choose(Take("fleet-calder"))

    assert "fleet-calder" not in game.fleets
    assert "naval.sheltered" not in referee.keys


@rule("napoleon-against-europe naval.port-combat.attacker-lost")
def test_a_beaten_attacker_who_has_just_come_may_go_into_a_port_of_the_zone() -> None:
    game, referee = into_toulon(1, 2, 2)
    assert {Go("lion"), Go("marseille")} == set(referee.options)
    referee.choose(Go("marseille"), Pass())

    assert game.fleets["fleet-stirling"] == Berth("port", "marseille")
    assert game.fleets["fleet-emeriau"] == Berth("port", "toulon")
    assert game.voyage is None


@rule("napoleon-against-europe naval.port-combat.attacker-lost")
@rule("napoleon-against-europe naval.retreat.follow")
def test_ships_that_have_held_their_port_may_follow_the_attacker_to_his() -> None:
    game, referee = into_toulon(1, 2, 2)
    referee.choose(Go("marseille"))
    assert referee.decision is not None
    assert (referee.decision.seat, referee.decision.key) == (EMPIRE, "naval.follow")
    referee.choose(Blockade("marseille"))

    assert game.fleets["fleet-emeriau"] == Berth("box", "marseille")
    assert game.voyage is None


@rule("napoleon-against-europe naval.port-combat.attacker-lost")
@rule("napoleon-against-europe naval.blockade.effects")
def test_who_is_still_blockaded_follows_nobody_out_of_his_port() -> None:
    game = bare(dice=[1, 2, 2])
    flag(game, "angleterre", "marseille")
    at_sea(game, "lion", "fleet-stirling")
    before(game, "toulon", "fleet-calder")
    in_port(game, "toulon", "fleet-emeriau")
    voyage(game, COALITION, "fleet-stirling")
    referee = sailed(game)
    referee.choose(Blockade("toulon"), Attack("toulon"), Go("marseille"))

    assert game.fleets["fleet-emeriau"] == Berth("port", "toulon")
    assert referee.is_over


@rule("napoleon-against-europe naval.port-combat.attacker-won")
def test_a_victorious_attacker_who_has_just_come_is_not_bound_to_the_blockade() -> None:
    game, referee = into_toulon(6, 1, 2)
    assert referee.fact("naval.won")["difference"] == 3
    referee.choose(Go("lion"))

    assert game.fleets["fleet-stirling"] == Berth("sea", "lion")
    assert Go("ligure") in referee.options


@rule("napoleon-against-europe naval.port-combat.one-round")
def test_after_a_tie_an_attacker_who_has_just_come_is_at_sea_and_may_go_on() -> None:
    game, referee = into_toulon(4, 2, 2)

    assert game.fleets["fleet-stirling"] == Berth("sea", "lion")
    assert Go("ligure") in referee.options
