"""Naval movement: ports, points, ships, ice."""

import pytest

from estafette.games.pitts_war.actions import Enter, Sail
from estafette.games.pitts_war.fleet import board
from estafette.games.pitts_war.sea import cannot_sail, is_fed_by_sea, sailings
from tests.games.pitts_war.marching import marching, on_march
from tests.games.pitts_war.position import given
from tests.referee import rule

AT_WAR = {
    **{"britain": "coalition", "russia": "coalition", "portugal": "coalition"},
    **{"sweden": "coalition", "denmark": "coalition", "spain": "coalition"},
}


def table(**more):
    return given(stance={**AT_WAR, **more.pop("stance", {})}, **more)


def refusal(game, start, port, points=4, **facts):
    on_march(game, start, points, **facts)
    return cannot_sail(game, Sail(port))


@rule("pitts-war naval.cost", "pitts-war naval.continue", "pitts-war naval.port-to-port")
def test_a_force_sails_to_a_friendly_port_and_goes_on():  # nav.roll-3
    game = table(br_anglo_dutch="london 2")
    referee = marching(game, "london", 3, potential=3)
    referee.choose(Sail("lisbon"))

    assert (game.where["br-anglo-dutch"], game.march.points) == ("lisbon", 1)
    assert game.shipped == {"britain": 2}
    assert referee.fact("sea.sails")["start"] == "london"
    referee.choose(Enter("porto"))
    assert game.where["br-anglo-dutch"] == "porto"


@rule("pitts-war naval.needs-mp", "pitts-war table.movement-potential.asterisk")
@pytest.mark.parametrize(("potential", "points"), [(2, 2), (0, 1), (5, 1)])
def test_a_low_potential_or_too_few_points_keep_the_force_ashore(potential, points):  # nav.roll-2
    game = table(br_anglo_dutch="london 2")

    assert refusal(game, "london", "lisbon", points, potential=potential).rule == "naval.needs-mp"
    assert sailings(game, game.march) == ()


@rule("pitts-war naval.port-to-port")
@pytest.mark.parametrize("port", ["madrid", "marseille", "york", "london"])
def test_one_sails_to_friendly_ports_only(port):
    game = table(br_anglo_dutch="london 2")

    assert refusal(game, "london", port).rule == "naval.port-to-port"
    assert marching(game, "london", 4).refusal(Sail(port)).rule == "naval.port-to-port"


@rule("pitts-war naval.port-to-port")
def test_one_sails_from_a_friendly_port_only():  # nd.assault-start
    game = table(br_anglo_dutch="york 2")
    assert refusal(game, "york", "lisbon").rule == "naval.port-to-port"
    game = table(br_anglo_dutch="antwerp 2", flags={"antwerp": "france"})
    assert refusal(game, "antwerp", "lisbon").rule == "naval.port-to-port"

    game = table(br_anglo_dutch="york 2")
    referee = marching(game, "york", 4)
    referee.choose(Enter("london"), Sail("lisbon"))
    assert game.where["br-anglo-dutch"] == "lisbon"


@rule("pitts-war naval.capacity.steps")
def test_ships_are_for_so_many_steps_a_year():  # nav.capacity
    game = table(br_anglo_dutch="london 2", bad_weather=True, facts={"shipped": {"britain": 3}})

    found = refusal(game, "london", "lisbon")
    assert (found.rule, found.facts["left"]) == ("naval.capacity.steps", 1)
    game.shipped["britain"] = 2
    assert refusal(game, "london", "lisbon") is None


@rule("pitts-war naval.capacity.carry")
def test_britain_carries_the_portuguese_but_not_the_russians():  # nav.carry-major
    game = table(portuguese="porto 2", ru_1st_army="riga 3")
    on_march(game, "porto")
    assert board(game, game.march) == {"britain": 2}
    found = refusal(game, "riga", "london")
    assert found.rule == "naval.capacity.steps"

    game = table(au_italy="trieste 3")
    assert refusal(game, "trieste", "london").rule == "naval.capacity.carry"


@rule("pitts-war naval.capacity.who", "pitts-war naval.capacity.carry")
def test_who_has_no_fleet_and_no_friend_with_one_stays_ashore():
    neutral = dict.fromkeys(AT_WAR, "neutral")
    game = given(stance={**neutral, "kingdom-of-naples": "coalition"}, neapolitans="naples 1")

    assert refusal(game, "naples", "palermo").rule == "naval.capacity.who"


@rule("pitts-war naval.capacity.carry")
def test_a_minor_with_ships_uses_its_own_first_and_carries_nobody_else():
    game = table(swedes="goteborg 1", danes="christiania 1", stance={"britain": "neutral"})
    ours = game.stance["britain"]
    game.stance = {**game.stance, "russia": ours, "spain": ours}
    on_march(game, "goteborg")
    assert board(game, game.march) == {"sweden": 1}

    game.shipped["denmark"] = 1
    on_march(game, "christiania")
    assert board(game, game.march).rule == "naval.capacity.steps"


@rule("pitts-war naval.capacity.steps")
def test_a_mixed_force_needs_room_for_all():
    game = table(
        br_anglo_dutch="london 2", portuguese="london 1", facts={"shipped": {"britain": 1}}
    )
    on_march(game, "london")
    assert board(game, game.march) == {"britain": 3}

    game.shipped = {"britain": 2, "russia": 2, "spain": 2}
    assert board(game, game.march).rule == "naval.capacity.steps"


@rule("pitts-war naval.baltic-winter")
@pytest.mark.parametrize("bad_weather", [False, True])
def test_the_baltic_freezes(bad_weather):  # nav.baltic-winter
    game = table(swedes="stockholm 1", bad_weather=bad_weather)

    found = refusal(game, "stockholm", "stralsund")
    assert (found is None) is not bad_weather
    if bad_weather:
        assert found.rule == "naval.baltic-winter"


@rule("pitts-war naval.baltic-winter")
def test_a_port_on_two_seas_stays_open():  # rv.naval.baltic-edge
    game = table(danes="kiel 1", bad_weather=True)
    assert refusal(game, "kiel", "christiania") is None
    game = table(danes="copenhagen 1", bad_weather=True)
    assert refusal(game, "copenhagen", "christiania").rule == "naval.baltic-winter"
    game = table(danes="christiania 1", bad_weather=True)
    assert refusal(game, "christiania", "copenhagen").rule == "naval.baltic-winter"


@rule("pitts-war naval.france-none")
def test_france_does_not_sail():  # nav.france
    game = table(fr_alps="marseille 1")

    assert refusal(game, "marseille", "corsica").rule == "naval.france-none"
    assert sailings(game, game.march) == ()


@rule("pitts-war stacking.always", "pitts-war naval.port-to-port")
def test_a_landed_force_must_stack_with_its_friends():
    game = table(br_anglo_dutch="london 2", portuguese="lisbon 2")

    assert refusal(game, "london", "lisbon").rule == "stacking.no-leader"
    assert refusal(game, "london", "porto") is None


@rule("pitts-war movement.no-unsupplied-end")
def test_a_french_ally_does_not_sail_out_of_supply():
    game = table(sp_south="cadiz 1", stance={"spain": "french", "kingdom-of-naples": "french"})

    assert refusal(game, "cadiz", "naples").rule == "movement.no-unsupplied-end"
    assert refusal(game, "cadiz", "cartagena") is None


@rule("pitts-war naval.port-to-port", "pitts-war neutral.closed")
def test_offers_are_the_ports_of_the_side():
    game = table(br_anglo_dutch="london 2")
    march = on_march(game, "london")
    ports = {choice.area for choice in sailings(game, march)}

    assert {"lisbon", "gibraltar", "petersburg", "trieste"} <= ports
    assert not {"london", "marseille", "constantinople", "madrid"} & ports


@rule("pitts-war supply.sea-line", "pitts-war movement.no-unsupplied-end")
def test_who_is_fed_in_one_port_is_fed_in_all_where_the_sea_is_open():
    game = table(br_anglo_dutch="london 2", portuguese="porto 1", sp_south="cadiz 1")
    assert is_fed_by_sea(game, on_march(game, "london"))
    assert is_fed_by_sea(game, on_march(game, "porto"))
    assert not is_fed_by_sea(game, on_march(game, "london", is_cut=True))

    game = table(sp_south="cadiz 1", stance={"spain": "french"})
    assert not is_fed_by_sea(game, on_march(game, "cadiz"))
    game.french_at_sea = True
    assert is_fed_by_sea(game, on_march(game, "cadiz"))
