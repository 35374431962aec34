"""[17.2.6] Blockade boxes: setting a blockade, sorties, relief, ways in and out."""

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import Attack, Blockade, Fight, Go, Take, Try
from estafette.games.napoleon_against_europe.affairs import Berth
from estafette.games.napoleon_against_europe.blockade import cannot_blockade
from estafette.games.napoleon_against_europe.lines import is_shut_in, line_for
from estafette.games.napoleon_against_europe.powers import holder
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from estafette.games.napoleon_against_europe.state import Game
from estafette.games.napoleon_against_europe.supply import is_supplied
from estafette.games.napoleon_against_europe.war import join
from tests.games.napoleon_against_europe.campaigning import (
    at_sea,
    before,
    in_port,
    on_cruise,
    sailed,
    voyage,
)
from tests.games.napoleon_against_europe.position import bare, flag, put, stand
from tests.referee import Referee, rule


def is_blockaded(game: Game, port: str) -> bool:
    """Do enemy ships shut the supply lines of whoever holds this port in?"""
    return is_shut_in(game, line_for(game, holder(game, port)), port)


@rule("napoleon-against-europe blockade-port.definition")
def test_a_port_is_blockaded_by_an_enemy_fleet_in_its_box() -> None:
    game = bare()
    at_sea(game, "lion", "fleet-ball")
    assert not is_blockaded(game, "toulon")
    before(game, "toulon", "fleet-ball")
    assert is_blockaded(game, "toulon")


@rule("napoleon-against-europe naval.blockade.box")
@rule("napoleon-against-europe naval.move.blockade-box")
def test_the_box_of_an_enemy_port_is_entered_from_its_sea_for_a_point() -> None:
    game = bare()
    at_sea(game, "lion", "fleet-ball")
    sailing = voyage(game, COALITION, "fleet-ball")
    referee = sailed(game)
    assert Blockade("genes") not in referee.options
    assert Blockade("toulon") in referee.options
    referee.choose(Blockade("toulon"))
    assert sailing.points == 5
    assert game.fleets["fleet-ball"] == Berth("box", "toulon")


@rule("napoleon-against-europe naval.blockade.box")
def test_nobody_blockades_his_own_or_a_neutral_port() -> None:
    game = bare()
    at_sea(game, "detroit", "fleet-nelson")
    voyage(game, COALITION, "fleet-nelson")
    referee = sailed(game)
    assert not [choice for choice in referee.options if isinstance(choice, Blockade)]


@rule("napoleon-against-europe naval.blockade.box")
@rule("napoleon-against-europe naval.move.blockade-box")
def test_a_box_takes_a_point_and_an_enemy_port() -> None:
    game = bare()
    at_sea(game, "atlantique-sud", "fleet-ball")
    sailing = voyage(game, COALITION, "fleet-ball")
    assert cannot_blockade(game, Blockade("cadix")) is None
    refusal = cannot_blockade(game, Blockade("lisbonne"))
    assert refusal is not None
    assert refusal.rule == "naval.move.blockade-box"
    sailing.points = 0
    refusal = cannot_blockade(game, Blockade("cadix"))
    assert refusal is not None
    assert refusal.rule == "naval.move.costs"


@rule("napoleon-against-europe naval.blockade.sortie")
@rule("napoleon-against-europe naval.blockade.outcome")
@rule("napoleon-against-europe naval.combat.results")
@rule("napoleon-against-europe naval.activation")
@rule("napoleon-against-europe naval.move.blockade-box")
@rule("napoleon-against-europe example 1805")
def test_ball_throws_emeriau_back_into_toulon() -> None:
    """[ex1805.r6.ball]"""
    game = bare(dice=[3, 2])
    at_sea(game, "lion", "fleet-ball")
    in_port(game, "toulon", "fleet-emeriau")
    referee = on_cruise(game, COALITION, "fleet-ball", 1)
    referee.choose(Blockade("toulon"))
    assert game.points == 0
    assert "naval.test" not in referee.keys
    referee.choose(Fight())
    fires = [told.facts for told in referee.told if told.key == "naval.fire"]
    assert [fire["total"] for fire in fires] == [5, 2]
    assert [len(fire["dice"]) for fire in fires] == [1, 1]
    assert game.fleets["fleet-ball"] == Berth("box", "toulon")
    assert game.fleets["fleet-emeriau"] == Berth("port", "toulon")
    assert is_blockaded(game, "toulon")


@rule("napoleon-against-europe naval.blockade.outcome")
def test_a_squadron_beaten_in_the_box_goes_out_to_sea_and_no_further() -> None:
    game = bare(dice=[1, 6])
    at_sea(game, "lion", "fleet-ball")
    in_port(game, "toulon", "fleet-emeriau")
    voyage(game, COALITION, "fleet-ball")
    referee = sailed(game)
    referee.choose(Blockade("toulon"), Fight())
    assert referee.fact("naval.won")["difference"] == 3
    assert game.fleets["fleet-ball"] == Berth("sea", "lion")
    assert game.voyage is None


@rule("napoleon-against-europe naval.blockade.declined")
@rule("napoleon-against-europe naval.blockade.effects")
def test_a_blockade_is_set_without_a_fight_and_stops_whoever_leaves() -> None:
    """[d4.naval.declined]"""
    game = bare(dice=[6, 1])
    at_sea(game, "lion", "fleet-ball")
    in_port(game, "toulon", "fleet-emeriau")
    voyage(game, COALITION, "fleet-ball")
    referee = sailed(game)
    referee.choose(Blockade("toulon"), Pass())
    assert "naval.battle-box" not in referee.keys
    assert is_blockaded(game, "toulon")
    game.voyage = None
    voyage(game, EMPIRE, "fleet-emeriau")
    referee = sailed(game)
    referee.choose(Go("lion"))
    assert "naval.test" not in referee.keys
    assert "naval.battle-box" in referee.keys
    referee.choose(Go("baleares"))
    assert game.fleets["fleet-ball"] == Berth("sea", "baleares")
    assert game.fleets["fleet-emeriau"] == Berth("sea", "lion")


@rule("napoleon-against-europe naval.blockade.effects")
def test_who_loses_the_fight_stays_in_port_and_his_voyage_is_over() -> None:
    game = bare(dice=[1, 1])
    before(game, "toulon", "fleet-ball")
    in_port(game, "toulon", "fleet-emeriau")
    voyage(game, EMPIRE, "fleet-emeriau")
    referee = sailed(game)
    referee.choose(Go("lion"))
    assert game.fleets["fleet-emeriau"] == Berth("port", "toulon")
    assert game.voyage is None


@rule("napoleon-against-europe naval.blockade.no-supply")
def test_a_blockaded_port_gives_no_supply_by_sea() -> None:
    game = bare()
    stand(game, portugal=None)
    flag(game, "angleterre", "la-corogne")
    corps = put(game, "la-corogne", "en-corps-3")
    assert is_supplied(game, corps)
    before(game, "la-corogne", "fleet-villeneuve")
    assert not is_supplied(game, corps)


@rule("napoleon-against-europe naval.blockade.relief")
def test_a_relief_gives_no_fight() -> None:
    """[d2.naval.blockade-lifted]"""
    game = bare()
    before(game, "brest", "fleet-cornwallis")
    in_port(game, "brest", "fleet-ganteaume")
    at_sea(game, "golfe-de-gascogne", "fleet-stirling", "fleet-cotton", "fleet-keith")
    voyage(game, COALITION, "fleet-stirling", "fleet-cotton", "fleet-keith")
    referee = sailed(game)
    referee.choose(Blockade("brest"))
    assert "naval.relieves" in referee.keys
    assert "naval.battle-box" not in referee.keys
    assert game.fleets["fleet-cornwallis"] == Berth("sea", "golfe-de-gascogne")
    assert game.fleets["fleet-stirling"] == Berth("box", "brest")


@rule("napoleon-against-europe naval.blockade.relief")
def test_those_who_fit_stay_together_in_the_box() -> None:
    game = bare()
    before(game, "brest", "fleet-cornwallis")
    at_sea(game, "golfe-de-gascogne", "fleet-stirling")
    voyage(game, COALITION, "fleet-stirling")
    sailed(game).choose(Blockade("brest"))
    assert game.fleets["fleet-cornwallis"] == game.fleets["fleet-stirling"] == Berth("box", "brest")


@rule("napoleon-against-europe naval.blockade.entering-own-port")
@rule("napoleon-against-europe naval.port-captured.into-blockade")
def test_a_five_lets_a_fleet_slip_into_its_blockaded_port_and_a_six_does_not() -> None:
    """[d4.naval.own-port]"""
    for die, is_met in ((3, False), (4, True)):
        game = bare(dice=[die, 1, 2])
        before(game, "brest", "fleet-cornwallis")
        at_sea(game, "golfe-de-gascogne", "fleet-allemand")
        voyage(game, EMPIRE, "fleet-allemand")
        referee = sailed(game)
        referee.choose(Go("brest"), Try())
        assert referee.fact("naval.test")["total"] == die + 2
        assert ("naval.battle-box" in referee.keys) is is_met
        assert game.fleets["fleet-allemand"] == Berth("port", "brest")
        assert game.fleets["fleet-cornwallis"] == Berth("box", "brest")


@rule("napoleon-against-europe naval.blockade.enter-port")
def test_instead_of_blockading_a_squadron_may_fight_in_the_port() -> None:
    game = bare(dice=[6, 1, 1])
    before(game, "toulon", "fleet-ball")
    in_port(game, "toulon", "fleet-emeriau")
    voyage(game, COALITION, "fleet-ball")
    referee = sailed(game)
    referee.choose(Attack("toulon"))
    assert "naval.battle-port" in referee.keys


@rule("napoleon-against-europe naval.blockade.intercepting")
def test_the_only_blockader_that_intercepts_lifts_the_blockade() -> None:
    """[d2.naval.blockade-lifted]"""
    game = bare(dice=[4, 3, 1])
    before(game, "brest", "fleet-cornwallis")
    in_port(game, "rochefort", "fleet-missiessy")
    voyage(game, EMPIRE, "fleet-missiessy")
    referee = sailed(game)
    referee.choose(Go("golfe-de-gascogne"), Try())
    assert not is_blockaded(game, "brest")
    assert game.fleets["fleet-cornwallis"].where != "brest"


@rule("napoleon-against-europe naval.blockade.intercepting")
def test_if_a_fleet_stays_in_the_box_the_blockade_holds() -> None:
    game = bare(dice=[6, 1, 1, 1, 6, 6, 6])
    at_sea(game, "golfe-de-gascogne", "fleet-stirling", "fleet-keith")
    before(game, "brest", "fleet-cornwallis", "fleet-cotton")
    in_port(game, "rochefort", "fleet-missiessy")
    voyage(game, EMPIRE, "fleet-missiessy")
    referee = sailed(game)
    referee.choose(Go("golfe-de-gascogne"), Pass(), Try(), Take("fleet-cotton"))
    assert game.fleets["fleet-cornwallis"] == Berth("box", "brest")
    assert is_blockaded(game, "brest")


@rule("napoleon-against-europe naval.retreat.stops")
def test_a_squadron_that_has_set_a_blockade_goes_no_further() -> None:
    game = bare()
    at_sea(game, "lion", "fleet-ball")
    in_port(game, "toulon", "fleet-emeriau")
    voyage(game, COALITION, "fleet-ball")
    referee = sailed(game)
    referee.choose(Blockade("toulon"), Pass())
    assert referee.refusal(Go("lion")).rule == "naval.retreat.stops"


@rule("napoleon-against-europe blockade-port.definition")
def test_a_blockade_of_a_port_that_has_become_ones_own_is_over() -> None:
    game = bare()
    before(game, "cadix", "fleet-nelson")
    Referee(game, join(game, "espagne", COALITION))

    assert game.fleets["fleet-nelson"] == Berth("sea", game.printed.ports["cadix"])


@rule("napoleon-against-europe blockade-port.definition")
def test_who_finds_no_room_at_sea_goes_into_the_port() -> None:
    game = bare()
    sea = game.printed.ports["cadix"]
    at_sea(game, sea, "fleet-ball", "fleet-keith", "fleet-calder")
    before(game, "cadix", "fleet-nelson")
    Referee(game, join(game, "espagne", COALITION))

    assert game.fleets["fleet-nelson"] == Berth("port", "cadix")


@rule("napoleon-against-europe blockade-port.definition")
@rule("napoleon-against-europe map.port")
def test_nobody_stays_before_a_port_of_his_own_though_it_is_full_and_the_sea_as_well() -> None:
    game = bare()
    sea = game.printed.ports["cadix"]
    at_sea(game, sea, "fleet-ball", "fleet-keith", "fleet-calder")
    in_port(game, "cadix", "fleet-gravina", "fleet-alava", "fleet-salcedo")
    before(game, "cadix", "fleet-nelson")
    Referee(game, join(game, "espagne", COALITION))

    assert game.fleets["fleet-nelson"] == Berth("sea", sea)


@rule("napoleon-against-europe blockade-port.definition")
def test_a_fleet_that_changes_sides_no_longer_blockades_the_ports_of_its_new_friends() -> None:
    game = bare()
    before(game, "lisbonne", "fleet-gravina")
    Referee(game, join(game, "espagne", COALITION))

    assert game.fleets["fleet-gravina"] == Berth("sea", game.printed.ports["lisbonne"])
