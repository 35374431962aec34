"""[13.3] Supply over the sea and across straits."""

from estafette.games.napoleon_against_europe.fate import berth
from estafette.games.napoleon_against_europe.powers import country_of
from estafette.games.napoleon_against_europe.state import Game
from estafette.games.napoleon_against_europe.supply import is_supplied
from tests.games.napoleon_against_europe.position import bare, flag, put, stand, store
from tests.referee import rule


def english_at_corunna() -> tuple[Game, str]:
    """An English corps at Corunna, which it holds; Portugal is neutral."""
    game = bare()
    stand(game, portugal=None)
    flag(game, "angleterre", "la-corogne")
    return game, put(game, "la-corogne", "en-corps-3")


@rule("napoleon-against-europe supply.sea-line")
def test_only_enemy_fleets_alone_at_sea_close_a_sea_to_a_line() -> None:
    """[d.supply.sea-mixed]"""
    game, corps = english_at_corunna()
    assert is_supplied(game, corps)
    berth(game, "fleet-villeneuve", "sea", "finisterre")
    assert not is_supplied(game, corps)
    berth(game, "fleet-nelson", "sea", "finisterre")
    assert is_supplied(game, corps)
    berth(game, "fleet-nelson", "port", "gibraltar")
    berth(game, "fleet-villeneuve", "port", "cadix")
    assert is_supplied(game, corps)


@rule("napoleon-against-europe supply.sea-line")
@rule("napoleon-against-europe blockade-port.definition")
def test_a_blockaded_port_is_no_end_of_a_sea_line() -> None:
    game, corps = english_at_corunna()
    assert is_supplied(game, corps)
    berth(game, "fleet-villeneuve", "box", "la-corogne")
    assert not is_supplied(game, corps)


@rule("napoleon-against-europe supply.sea-ports")
def test_a_port_without_fortress_needs_a_fixed_depot_to_be_a_sea_relay() -> None:
    game = bare()
    game.empty |= {"lisbonne", "almeida"}
    corps = put(game, "porto", "en-corps-3")
    assert not is_supplied(game, corps)
    store(game, "porto", "depot-angleterre-1")
    assert not is_supplied(game, corps)
    store(game, "porto", "depot-angleterre-1", is_fixed=True)
    assert is_supplied(game, corps)


@rule("napoleon-against-europe supply.combine")
def test_a_line_goes_over_land_and_then_over_sea() -> None:
    game = bare()
    corps = put(game, "porto", "en-corps-3")
    assert is_supplied(game, corps)
    game.empty |= {"lisbonne", "almeida"}
    assert not is_supplied(game, corps)


@rule("napoleon-against-europe supply.strait")
def test_a_strait_is_closed_only_by_enemy_fleets_alone_at_sea() -> None:
    """[d4.supply.strait]"""
    game = bare()
    stand(game, danemark="empire")
    game.owner = {**game.owner, "scanie": "danemark"}
    flag(game, "france", "malmo")
    corps = put(game, "malmo", "corps-danemark")
    assert is_supplied(game, corps)
    berth(game, "fleet-nelson", "sea", "detroit")
    berth(game, "fleet-fischer", "sea", "detroit")
    assert is_supplied(game, corps)
    berth(game, "fleet-fischer", "port", "copenhague")
    assert not is_supplied(game, corps)


@rule("napoleon-against-europe supply.sea-line")
def test_a_line_does_not_end_in_a_blockaded_port_either() -> None:
    game, corps = english_at_corunna()
    homes = [port for port in game.printed.ports if country_of(game, port) == "angleterre"]
    game.empty = frozenset(game.printed.fortresses) - {"la-corogne", "portsmouth"}
    assert "portsmouth" in homes
    assert is_supplied(game, corps)
    berth(game, "fleet-villeneuve", "box", "portsmouth")
    assert not is_supplied(game, corps)


@rule("napoleon-against-europe supply.sea-ports")
def test_a_depot_beside_a_besieged_fortress_makes_its_port_no_relay() -> None:
    game = bare()
    stand(game, portugal=None)
    corps = put(game, "la-corogne", "en-corps-3")
    store(game, "la-corogne", "depot-angleterre-1", is_fixed=True)
    game.empty |= {"la-corogne"}
    flag(game, "angleterre", "la-corogne")
    assert is_supplied(game, corps)
    game.empty, game.flags = frozenset(), {}
    game.sieges = {"la-corogne": 0}
    assert not is_supplied(game, corps)


@rule("napoleon-against-europe supply.mixed-force")
def test_the_nation_of_the_commander_counts_and_not_that_of_his_first_corps() -> None:
    game = bare()
    game.empty = frozenset(game.printed.fortresses) - {"vienne"}
    army = {"general": "koutouzov", "army": "1re-armee"}
    assert not is_supplied(game, put(game, "vienne", "au-corps-1", "ru-corps-1", **army))
