"""[17] Supply, and those who have none at nine in the morning."""

import pytest

from estafette.games.last_campaigns.fate import eliminate
from estafette.games.last_campaigns.rally import rally_units
from estafette.games.last_campaigns.sequence import SEQUENCE
from estafette.games.last_campaigns.sides import FRENCH, Army
from estafette.games.last_campaigns.supply import is_supplied, open_roads
from estafette.games.last_campaigns.surrender import check_supply, is_roll_call
from tests.games.last_campaigns.position import give, given
from tests.referee import Referee, rule


@rule("last-campaigns supply.trace", "last-campaigns supply.check-0900")
def test_five_hexes_from_a_road_are_near_enough_and_six_too_far() -> None:
    game = given("la-belle-alliance", fr_ii_soye="1010", fr_ii_bauduin="0909")
    roads = game.ground.roads
    away = {hex_: min(game.ground.distance(hex_, road) for road in roads) for hex_ in game.stacks}
    assert away == {"1010": 5, "0909": 6}
    check_supply(game)
    assert game.where == {"fr-ii-soye": "1010"}
    assert game.gone == ("fr-ii-bauduin",)


@rule(
    "last-campaigns supply.source.french",
    "last-campaigns supply.source.prussian",
    "last-campaigns supply.source.anglo-allied",
)
@pytest.mark.parametrize(
    ("army", "edge"),
    [(Army.FRENCH, "south"), (Army.PRUSSIAN, "east"), (Army.ANGLO_ALLIED, "west")],
)
def test_each_army_has_an_edge_of_its_own(army: Army, edge: str) -> None:
    game = given("campaign")
    at_the_edge = set(game.ground.edges[edge])
    assert at_the_edge <= open_roads(game, army)
    for other in {"north", "south", "west", "east"} - {edge}:
        off_road = set(game.ground.edges[other]) - game.ground.roads - at_the_edge
        assert not off_road & open_roads(game, army)


@rule("last-campaigns supply.check-0900")
def test_all_three_armies_are_supplied_by_a_free_road() -> None:
    game = given("campaign", fr_ii_soye="2750", pr_i_1="5252", aa_i_byng="1808")
    check_supply(game)
    assert len(game.where) == 3


@rule("last-campaigns supply.check-0900")
def test_supply_is_checked_at_the_end_of_the_nine_oclock_turn() -> None:
    game = given("wavre")
    hours = []
    for turn in range(20):
        game.turn = turn
        if is_roll_call(game):
            hours.append(game.hour)
    assert hours == [19 * 24 + 9]
    checks = [line for line in SEQUENCE.lines if line.step and line.step.procedure is check_supply]
    assert [line.when for line in checks] == [is_roll_call]


@rule("last-campaigns supply.blocked")
def test_enemy_units_block_a_line_of_supply_and_their_zones_do_not() -> None:
    game = given("ligny", fr_iii_billard="4154")
    ring = game.ground.ring("4154", 2)
    allies = [u.id for u in game.printed.units.values() if u.id.startswith(("pr-", "aa-"))]
    for unit, hex_ in zip(allies, ring[1:], strict=False):
        game.where[unit], game.stacks[hex_] = hex_, (unit,)
    assert is_supplied(game, "fr-iii-billard")
    last = allies[len(ring)]
    game.where[last], game.stacks[ring[0]] = ring[0], (last,)
    assert not is_supplied(game, "fr-iii-billard")


@rule("last-campaigns rally.unsupplied-lost")
def test_who_is_eliminated_without_supply_never_rallies() -> None:
    game = given("la-belle-alliance", fr_ii_soye="1010", fr_ii_bauduin="0909", reille="2025")
    give(game, "fr-ii", "reserve")
    eliminate(game, "fr-ii-soye")
    eliminate(game, "fr-ii-bauduin")
    assert list(game.eliminated) == ["fr-ii-soye"]
    assert game.gone == ("fr-ii-bauduin",)
    assert Referee(game, rally_units(game, FRENCH)).is_over
