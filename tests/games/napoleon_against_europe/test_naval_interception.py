"""[17.2.4, 17.2.5] Interception and evasion at sea."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import Attack, Go, Take, Try
from estafette.games.napoleon_against_europe.affairs import Berth
from estafette.games.napoleon_against_europe.events import last
from estafette.games.napoleon_against_europe.naval_interception import cannot_attack_at_sea
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE, Until
from estafette.games.napoleon_against_europe.state import Game
from estafette.games.napoleon_against_europe.waters import is_frozen
from tests.games.napoleon_against_europe.campaigning import (
    at_sea,
    before,
    in_port,
    sailed,
    voyage,
)
from tests.games.napoleon_against_europe.position import bare
from tests.referee import Referee, rule


def french_into_the_channel(*dice: int) -> tuple[Game, Referee]:
    """Three French fleets enter the Channel: two English at sea, two in blockade boxes."""
    game = bare(dice=dice)
    at_sea(game, "golfe-de-gascogne", "fleet-villeneuve", "fleet-ganteaume", "fleet-missiessy")
    at_sea(game, "manche", "fleet-stirling", "fleet-gambier")
    before(game, "amsterdam", "fleet-keith")
    before(game, "anvers", "fleet-cotton")
    voyage(game, EMPIRE, "fleet-villeneuve", "fleet-ganteaume", "fleet-missiessy")
    referee = sailed(game)
    referee.choose(Go("manche"))
    return game, referee


@rule("napoleon-against-europe naval.intercept.who")
@rule("napoleon-against-europe naval.intercept.join")
@rule("napoleon-against-europe naval.stack.squadron")
@rule("napoleon-against-europe example 17.2.4")
def test_only_one_of_two_blockaders_joins_two_fleets_at_sea() -> None:
    """[naval.channel-interception]"""
    game, referee = french_into_the_channel(1, 5, 1, 1, 1, 6, 6, 6)
    assert referee.decision is not None
    assert referee.decision.seat == COALITION
    assert referee.decision.key == "naval.intercept"
    referee.choose(Try())
    assert referee.decision.key == "naval.which-blockade"
    referee.choose(Take("fleet-cotton"))
    met = referee.fact("naval.intercepted")["fleets"]
    assert len(met) == 3
    assert met[:2] == ["fleet-stirling", "fleet-gambier"]
    assert sum([lies.kind == "box" for lies in game.fleets.values()]) >= 1


@rule("napoleon-against-europe naval.intercept.join")
def test_if_only_a_blockader_finds_the_enemy_the_squadron_at_sea_fights_with_it() -> None:
    """[naval.channel-interception]"""
    _, referee = french_into_the_channel(1, 5, 1, 1, 1, 6, 6, 6)
    referee.choose(Try(), Take("fleet-keith"))
    tests = [told.facts["success"] for told in referee.told if told.key == "naval.test"]
    assert tests == [False, True]
    assert "naval.battle-sea" in referee.keys
    fires = {told.facts["side"]: told.facts for told in referee.told if told.key == "naval.fire"}
    assert len(fires[COALITION]["dice"]) == 3


@rule("napoleon-against-europe naval.intercept.who")
def test_ships_in_port_do_not_intercept() -> None:
    game = bare()
    in_port(game, "portsmouth", "fleet-nelson")
    at_sea(game, "golfe-de-gascogne", "fleet-villeneuve")
    voyage(game, EMPIRE, "fleet-villeneuve")
    referee = sailed(game)
    referee.choose(Go("manche"))
    assert referee.decision is not None
    assert referee.decision.seat == EMPIRE


@rule("napoleon-against-europe naval.intercept.who")
def test_who_comes_out_of_a_blockade_box_is_not_intercepted() -> None:
    game = bare()
    before(game, "toulon", "fleet-ball")
    at_sea(game, "lion", "fleet-emeriau")
    voyage(game, COALITION, "fleet-ball")
    referee = sailed(game)
    referee.choose(Go("lion"))
    assert referee.decision is not None
    assert referee.decision.seat == COALITION


@rule("napoleon-against-europe naval.intercept.who")
@rule("napoleon-against-europe card.f.gros-temps.proposal")
def test_in_heavy_weather_the_coalition_does_not_intercept() -> None:
    game = bare()
    at_sea(game, "golfe-de-gascogne", "fleet-villeneuve")
    at_sea(game, "manche", "fleet-stirling")
    last(game, "10F", Until.ROUND)
    voyage(game, EMPIRE, "fleet-villeneuve")
    referee = sailed(game)
    referee.choose(Go("manche"))
    assert referee.decision is not None
    assert referee.decision.seat == EMPIRE


@rule("napoleon-against-europe naval.intercept.roll")
@rule("napoleon-against-europe naval.evade")
@pytest.mark.parametrize(("die", "succeeds"), [(3, False), (4, True)])
def test_a_die_and_the_best_initiative_make_six(die: int, succeeds: bool) -> None:
    """[d.naval.intercept-five-six]"""
    game = bare(dice=[die, 1, 6, 6])
    at_sea(game, "golfe-de-gascogne", "fleet-villeneuve")
    at_sea(game, "manche", "fleet-stirling", "fleet-cornwallis")
    initiatives = [
        game.printed.fleets[f].initiative for f in ("fleet-stirling", "fleet-cornwallis")
    ]
    assert initiatives == [1, 2]
    voyage(game, EMPIRE, "fleet-villeneuve")
    referee = sailed(game)
    referee.choose(Go("manche"), Try())
    facts = referee.fact("naval.test")
    assert (facts["initiative"], facts["total"], facts["success"]) == (2, die + 2, succeeds)
    assert ("naval.battle-sea" in referee.keys) is succeeds


@rule("napoleon-against-europe naval.intercept.none")
def test_who_is_not_intercepted_goes_on_or_attacks_at_sea_or_in_a_box() -> None:
    game = bare(dice=[6, 1])
    at_sea(game, "golfe-de-gascogne", "fleet-villeneuve")
    at_sea(game, "manche", "fleet-stirling")
    before(game, "anvers", "fleet-cotton")
    voyage(game, EMPIRE, "fleet-villeneuve")
    referee = sailed(game)
    referee.choose(Go("manche"), Pass(), Pass())
    assert {Go("mer-du-nord"), Attack("manche"), Attack("anvers")} <= set(referee.options)
    referee.choose(Attack("anvers"))
    assert "naval.battle-box" in referee.keys
    assert game.fleets.get("fleet-cotton") != Berth("box", "anvers")


@rule("napoleon-against-europe naval.intercept.none")
def test_where_no_enemy_is_nobody_is_attacked() -> None:
    game = bare()
    at_sea(game, "manche", "fleet-villeneuve")
    before(game, "toulon", "fleet-cotton")  # in another sea
    voyage(game, EMPIRE, "fleet-villeneuve")
    referee = sailed(game)
    for zone, key in (
        ("manche", "naval.nobody-at-sea"),
        ("anvers", "naval.no-blockaders"),
        ("toulon", "naval.not-on-this-sea"),
        ("lion", "naval.not-on-this-sea"),
    ):
        refusal = referee.refusal(Attack(zone))
        assert (refusal.rule, refusal.key) == ("naval.intercept.none", key)


def english_into_biscay(*dice: int) -> tuple[Game, Referee]:
    """Nelson comes from the Channel; Villeneuve is at sea, Missiessy in Rochefort."""
    game = bare(dice=dice)
    at_sea(game, "manche", "fleet-nelson")
    at_sea(game, "golfe-de-gascogne", "fleet-villeneuve")
    in_port(game, "rochefort", "fleet-missiessy")
    voyage(game, COALITION, "fleet-nelson")
    referee = sailed(game)
    referee.choose(Go("golfe-de-gascogne"), Pass())
    return game, referee


@rule("napoleon-against-europe naval.evade")
@rule("napoleon-against-europe naval.evade.destination")
@rule("napoleon-against-europe naval.evade.continue")
def test_who_evades_goes_to_a_port_or_another_zone_and_the_enemy_sails_on() -> None:
    """[d4.naval.evade]"""
    game, referee = english_into_biscay(5)
    referee.choose(Attack("golfe-de-gascogne"), Try())
    ways = {choice.zone for choice in referee.options if isinstance(choice, Go)}
    assert {"brest", "rochefort", "atlantique-nord", "finisterre"} <= ways
    assert "manche" not in ways
    referee.choose(Go("brest"))
    assert game.fleets["fleet-villeneuve"] == Berth("port", "brest")
    assert referee.decision is not None
    assert referee.decision.seat == COALITION
    assert Go("finisterre") in referee.options


@rule("napoleon-against-europe naval.evade")
def test_who_fails_to_evade_fights() -> None:
    game, referee = english_into_biscay(1, 6, 1)
    referee.choose(Attack("golfe-de-gascogne"), Try())
    assert "naval.battle-sea" in referee.keys
    assert "fleet-villeneuve" not in game.fleets


@rule("napoleon-against-europe naval.evade.destination")
def test_who_evades_to_another_zone_may_be_intercepted_there_by_ships_at_sea() -> None:
    game, referee = english_into_biscay(5, 6, 1, 6)
    at_sea(game, "finisterre", "fleet-collingwood")
    before(game, "la-corogne", "fleet-ball")
    referee.choose(Attack("golfe-de-gascogne"), Try(), Go("finisterre"))
    assert referee.decision is not None
    assert referee.decision.key == "naval.intercept"
    referee.choose(Try())
    assert "naval.intercept-from" not in [told.key for told in referee.told]
    assert "naval.battle-sea" in referee.keys


@rule("napoleon-against-europe naval.evade.not-from")
def test_ships_in_port_or_in_a_box_do_not_evade() -> None:
    """[d4.naval.evade]"""
    game = bare(dice=[1, 6, 6])
    at_sea(game, "manche", "fleet-villeneuve")
    before(game, "anvers", "fleet-cotton")
    voyage(game, EMPIRE, "fleet-villeneuve")
    referee = sailed(game)
    referee.choose(Attack("anvers"))
    assert "naval.battle-box" in referee.keys
    assert referee.decision is None or referee.decision.key != "naval.evade"
    game = bare(dice=[6, 1, 1])
    before(game, "toulon", "fleet-ball")
    in_port(game, "toulon", "fleet-emeriau")
    voyage(game, COALITION, "fleet-ball")
    referee = sailed(game)
    referee.choose(Attack("toulon"))
    assert "naval.battle-port" in referee.keys


@rule("napoleon-against-europe naval.evade.continue")
def test_interception_is_tried_before_evasion() -> None:
    game = bare(dice=[1])
    at_sea(game, "manche", "fleet-nelson")
    at_sea(game, "golfe-de-gascogne", "fleet-villeneuve")
    voyage(game, COALITION, "fleet-nelson")
    referee = sailed(game)
    referee.choose(Go("golfe-de-gascogne"))
    assert referee.decision is not None
    assert referee.decision.key == "naval.intercept"
    referee.choose(Try(), Attack("golfe-de-gascogne"))
    assert referee.decision.key == "naval.evade"


@rule("napoleon-against-europe naval.intercept.join")
def test_the_owner_says_which_blockaders_go_out() -> None:
    game = bare(dice=[6, 1, 6, 6, 6])
    at_sea(game, "golfe-de-gascogne", "fleet-villeneuve")
    at_sea(game, "manche", "fleet-stirling", "fleet-gambier")
    before(game, "anvers", "fleet-cotton", "fleet-keith")
    voyage(game, EMPIRE, "fleet-villeneuve")
    referee = sailed(game)
    referee.choose(Go("manche"), Pass(), Try(), Take("fleet-keith"))
    assert game.fleets["fleet-cotton"] == Berth("box", "anvers")


@rule("napoleon-against-europe naval.intercept.who")
@rule("napoleon-against-europe naval.intercept.join")
def test_the_owner_of_several_blockades_says_which_squadron_tries_first() -> None:
    """(R-550)"""
    game, referee = french_into_the_channel(1, 6, 1, 1, 1, 6, 6, 6)
    referee.choose(Pass(), Take("fleet-cotton"))
    assert referee.decision is not None
    assert referee.decision.key == "naval.intercept-from"
    assert referee.decision.facts["zone"] == "amsterdam"
    referee.choose(Try())
    tests = [told.facts["fleets"] for told in referee.told if told.key == "naval.test"]
    assert tests == [["fleet-cotton"], ["fleet-keith"]]
    assert referee.fact("naval.intercepted")["fleets"][-1] == "fleet-keith"
    assert game.fleets["fleet-cotton"] == Berth("box", "anvers")


@rule("napoleon-against-europe naval.intercept.who")
def test_blockaders_who_do_not_care_to_intercept_are_not_asked_one_by_one() -> None:
    game, referee = french_into_the_channel()
    referee.choose(Pass(), Pass())
    assert referee.decision is not None
    assert referee.decision.seat == EMPIRE
    assert game.fleets["fleet-cotton"] == Berth("box", "anvers")


@rule("napoleon-against-europe weather.winter.baltic")
@pytest.mark.parametrize(("round_", "is_fought"), [(5, True), (6, False)])
def test_squadrons_in_the_ice_do_not_attack_each_other(round_: int, is_fought: bool) -> None:
    game = bare()
    at_sea(game, "golfe-finlande", "fleet-crown", "fleet-villeneuve")
    game.round = round_
    voyage(game, EMPIRE, "fleet-villeneuve")
    refusal = cannot_attack_at_sea(game, Attack("golfe-finlande"))
    assert (refusal is None) is is_fought
    assert is_fought or refusal == is_frozen(game, "golfe-finlande")
