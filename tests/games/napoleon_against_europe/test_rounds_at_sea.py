"""Fleets, troops and naval cards from one action to the next, as the sequence plays them."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import (
    Activate,
    Attack,
    Blockade,
    Fight,
    Go,
    Land,
    Operate,
    PlayCard,
    Spend,
    Take,
    Try,
    Turn,
)
from estafette.games.napoleon_against_europe.affairs import Berth
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE, Standing
from estafette.games.napoleon_against_europe.state import Game
from estafette.games.napoleon_against_europe.supply import is_supplied
from tests.games.napoleon_against_europe.campaigning import at_sea, before, in_port
from tests.games.napoleon_against_europe.position import bare, bind, deal, flag, put, stand, store
from tests.games.napoleon_against_europe.rounds import act, asked, choose, done, refusal, rounds
from tests.referee import rule


@rule("napoleon-against-europe naval.move.no-merge")
@rule("napoleon-against-europe card.c.amiraute.proposal")
@rule("napoleon-against-europe example 17.2.1")
def test_the_portuguese_join_two_english_fleets_and_the_admiralty_sends_all_three() -> None:
    """[naval.portuguese-join]"""
    game = bare()
    deal(game, coalition=["1C"])
    in_port(game, "lisbonne", "fleet-lobo")
    in_port(game, "gibraltar", "fleet-nelson", "fleet-keith")
    play = rounds(game, 2)
    act(play, EMPIRE, Pass())
    act(play, COALITION, Operate(), Activate("fleet-lobo"))
    choose(play, Go("atlantique-sud"), Go("alboran"), Go("gibraltar"))
    done(play)
    act(play, EMPIRE, Pass())
    act(play, COALITION, PlayCard("1C"), Activate("fleet-nelson"))
    choose(play, Take("fleet-keith"), Take("fleet-lobo"), Go("alboran"), Pass())

    fleets = ("fleet-nelson", "fleet-keith", "fleet-lobo")
    assert {game.fleets[each] for each in fleets} == {Berth("sea", "alboran")}
    assert game.stock[COALITION] == 0


@rule("napoleon-against-europe naval.activation")
@rule("napoleon-against-europe combine.once-per-round")
def test_a_fleet_that_has_sailed_sails_again_only_in_the_next_round() -> None:
    game = bare()
    deal(game, coalition=["4C"])
    at_sea(game, "alboran", "fleet-nelson")
    at_sea(game, "baleares", "fleet-keith")
    put(game, "londres", "en-corps-4")
    play = rounds(game, 2)
    act(play, EMPIRE, Pass())
    act(play, COALITION, Spend("4C"), Activate("fleet-nelson"), Go("baleares"), Pass())
    choose(play, Activate("fleet-keith"))
    assert asked(play).key == "voyage.what"
    choose(play, Pass())
    assert refusal(play, Activate("fleet-nelson")).rule == "combine.once-per-round"
    choose(play, Pass())
    assert game.stock[COALITION] == 1

    act(play, EMPIRE, Pass())
    act(play, COALITION, Operate(), Activate("fleet-nelson"), Take("fleet-keith"))
    assert game.points == 0
    choose(play, Go("lion"), Pass())
    assert game.fleets["fleet-keith"] == Berth("sea", "lion")


@rule("napoleon-against-europe naval.port-combat.once")
def test_a_port_is_attacked_once_in_a_round_and_again_in_the_next() -> None:
    game = bare(dice=[1, 6, 6, 1, 6, 6])
    deal(game, coalition=["4C"])
    in_port(game, "bordeaux", "fleet-villeneuve", "fleet-ganteaume")
    before(game, "bordeaux", "fleet-stirling", "fleet-gambier")
    play = rounds(game, 2)
    act(play, EMPIRE, Pass())
    act(play, COALITION, Spend("4C"), Activate("fleet-stirling"), Pass(), Attack("bordeaux"))
    choose(play, Activate("fleet-gambier"))
    assert refusal(play, Attack("bordeaux")).rule == "naval.port-combat.once"
    done(play)
    act(play, EMPIRE, Pass())
    act(play, COALITION, Operate(), Activate("fleet-gambier"), Attack("bordeaux"))
    done(play)
    assert "fleet-gambier" not in game.fleets


@rule("napoleon-against-europe naval.transport.no-march")
def test_troops_that_have_landed_march_in_the_next_round() -> None:
    game = bare()
    deal(game, coalition=["4C"])
    in_port(game, "portsmouth", "fleet-nelson")
    put(game, "portsmouth", "en-corps-3", general="moore")
    put(game, "londres", "en-corps-4")
    play = rounds(game, 2)
    act(play, EMPIRE, Pass())
    act(play, COALITION, Spend("4C"), Activate("fleet-nelson"), Take("en-corps-3"))
    choose(play, Go("manche"), Go("plymouth"), Land("plymouth"), Pass())
    assert refusal(play, Activate("moore")).rule == "combine.once-per-round"
    done(play)
    act(play, EMPIRE, Pass())
    act(play, COALITION, Operate(), Activate("moore"))
    assert asked(play).key == "march.what-next"


def ganteaume_at_brest(*dice: int, card: str) -> Game:
    """Cornwallis blockades Brest, and Ganteaume has a card to come out with."""
    game = bare(dice=dice)
    deal(game, empire=[card])
    in_port(game, "brest", "fleet-ganteaume")
    before(game, "brest", "fleet-cornwallis")
    return game


@rule("napoleon-against-europe card.f.combinaison-navale")
@rule("napoleon-against-europe naval.intercept.who")
def test_blockaders_past_whom_a_combination_has_slipped_do_not_try_again() -> None:
    game = ganteaume_at_brest(3, card="15F")
    play = rounds(game, 2)
    act(play, EMPIRE, PlayCard("15F"), Activate("fleet-ganteaume"), Go("golfe-de-gascogne"))
    assert asked(play).key == "naval.watch"
    choose(play, Try())

    assert (asked(play).key, asked(play).seat) == ("voyage.what", EMPIRE)
    assert game.fleets["fleet-ganteaume"] == Berth("sea", "golfe-de-gascogne")


@rule("napoleon-against-europe card.f.gros-temps")
@rule("napoleon-against-europe card.f.gros-temps.proposal")
def test_heavy_weather_is_over_with_the_round() -> None:
    game = ganteaume_at_brest(3, card="10F")
    at_sea(game, "finisterre", "fleet-calder")
    play = rounds(game, 2)
    act(play, EMPIRE, Operate(), Activate("fleet-ganteaume"), PlayCard("10F"))
    choose(play, Go("golfe-de-gascogne"), Try(), Go("finisterre"))
    assert (asked(play).key, asked(play).seat) == ("voyage.what", EMPIRE)
    done(play)
    assert "10F" in game.decks[EMPIRE].discard
    act(play, COALITION, Pass())
    act(play, EMPIRE, Operate(), Activate("fleet-ganteaume"), Go("golfe-de-gascogne"))
    assert asked(play).key == "naval.intercept-from"


@rule("napoleon-against-europe card.gold-star")
@rule("napoleon-against-europe combat-card.naval-one")
@rule("napoleon-against-europe card.c.nelson")
def test_nelsons_card_leaves_the_game_and_he_may_live_on() -> None:
    game = bare(dice=[6, 6, 1, 4])
    deal(game, coalition=["10C"])
    at_sea(game, "lion", "fleet-nelson")
    in_port(game, "toulon", "fleet-emeriau")
    play = rounds(game, 2)
    act(play, EMPIRE, Pass())
    act(play, COALITION, Operate(), Activate("fleet-nelson"), Blockade("toulon"), Fight())
    choose(play, PlayCard("10C"))
    done(play)

    assert "10C" in game.removed
    assert "10C" not in game.decks[COALITION].discard
    assert "fleet-emeriau" not in game.fleets
    assert game.fleets["fleet-nelson"] == Berth("box", "toulon")


@rule("napoleon-against-europe weather.winter.baltic")
@pytest.mark.parametrize("number", [5, 6])
def test_only_winter_shuts_the_ports_of_the_gulf_of_finland(number: int) -> None:
    game = bare()
    deal(game, coalition=["4C"])
    at_sea(game, "golfe-finlande", "fleet-crown", "fleet-cederstrom")
    play = rounds(game, number)
    act(play, EMPIRE, Pass())
    act(play, COALITION, Spend("4C"), Activate("fleet-crown"), Take("fleet-cederstrom"))
    if number == 6:
        assert refusal(play, Go("saint-petersbourg")).rule == "weather.winter.baltic"
    else:
        choose(play, Go("saint-petersbourg"))
        assert game.fleets["fleet-crown"] == Berth("port", "saint-petersbourg")


@rule("napoleon-against-europe weather.winter.baltic")
def test_no_port_beyond_the_ice_is_blockaded_in_winter() -> None:
    game = bare()
    deal(game, coalition=["4C"])
    flag(game, "france", "riga", "revel")
    at_sea(game, "golfe-finlande", "fleet-crown", "fleet-cederstrom")
    play = rounds(game, 6)
    act(play, EMPIRE, Pass())
    act(play, COALITION, Spend("4C"), Activate("fleet-crown"), Take("fleet-cederstrom"))

    assert refusal(play, Blockade("revel")).rule == "weather.winter.baltic"


@rule("napoleon-against-europe weather.winter.baltic")
def test_ships_in_a_frozen_port_are_not_attacked() -> None:
    game = bare()
    deal(game, coalition=["4C"])
    flag(game, "france", "revel")
    in_port(game, "revel", "fleet-emeriau")
    before(game, "revel", "fleet-crown", "fleet-cederstrom")
    play = rounds(game, 6)
    act(play, EMPIRE, Pass())
    act(play, COALITION, Spend("4C"), Activate("fleet-crown"), Take("fleet-cederstrom"))

    assert refusal(play, Attack("revel")).rule == "weather.winter.baltic"


@rule("napoleon-against-europe demoralised.contagion")
@rule("napoleon-against-europe naval.transport.embark")
def test_fresh_troops_that_go_aboard_with_the_demoralised_land_no_better() -> None:
    game = bare()
    deal(game, coalition=["4C"])
    in_port(game, "portsmouth", "fleet-nelson", "fleet-keith")
    put(game, "portsmouth", "en-corps-3", general="moore", is_demoralised=True)
    put(game, "plymouth", "en-corps-4")
    play = rounds(game, 2)
    act(play, EMPIRE, Pass())
    act(play, COALITION, Spend("4C"), Activate("fleet-nelson"), Take("fleet-keith"))
    choose(play, Take("en-corps-3"), Go("manche"), Go("plymouth"), Take("en-corps-4"))
    choose(play, Go("manche"), Go("mer-irlande"), Go("dublin"), Land("dublin"))

    assert game.forces["moore"].corps == ("en-corps-3", "en-corps-4")
    assert game.forces["moore"].is_demoralised


@rule("napoleon-against-europe naval.corsairs.box")
@rule("napoleon-against-europe card.f.corsaires")
def test_a_fleet_hunts_corsairs_with_empty_holds_and_is_back_in_a_later_round() -> None:
    game = bare()
    deal(game, empire=["35F"], coalition=["4C"])
    in_port(game, "portsmouth", "fleet-nelson", "fleet-keith")
    put(game, "portsmouth", "en-corps-3", general="moore")
    play = rounds(game, 2)
    act(play, EMPIRE, PlayCard("35F"))
    act(play, COALITION, Spend("4C"), Activate("fleet-nelson"), Pass(), Take("en-corps-3"))
    assert refusal(play, Go("corsairs")).rule == "naval.corsairs.box"
    choose(play, Land("portsmouth"), Pass(), Activate("fleet-keith"), Go("corsairs"))
    done(play)
    assert game.fleets["fleet-keith"].kind == "corsairs"

    act(play, EMPIRE, Pass())
    act(play, COALITION, Operate(), Activate("fleet-keith"), Go("plymouth"))
    assert game.fleets["fleet-keith"] == Berth("port", "plymouth")


@rule("napoleon-against-europe naval.corsairs.box")
@rule("napoleon-against-europe card.c.amiraute.proposal")
def test_the_admiralty_sends_no_fleet_after_the_corsairs_and_calls_none_back() -> None:
    game = bare()
    deal(game, empire=["35F"], coalition=["1C"])
    in_port(game, "portsmouth", "fleet-nelson", "fleet-keith")
    in_port(game, "plymouth", "fleet-calder")
    play = rounds(game, 2)
    act(play, EMPIRE, PlayCard("35F"))
    act(play, COALITION, Operate(), Activate("fleet-keith"), Go("corsairs"))
    done(play)
    act(play, EMPIRE, Pass())
    act(play, COALITION, PlayCard("1C"), Activate("fleet-nelson"))
    assert refusal(play, Go("corsairs")).rule == "naval.corsairs.box"
    choose(play, Go("manche"), Pass())
    assert refusal(play, Activate("fleet-keith")).rule == "naval.corsairs.box"


@rule("napoleon-against-europe naval.corsairs.box")
@rule("napoleon-against-europe card.c.amiraute")
def test_the_admiralty_has_nobody_to_send_if_all_are_after_the_corsairs() -> None:
    game = bare()
    deal(game, empire=["35F"], coalition=["1C"])
    in_port(game, "portsmouth", "fleet-keith")
    play = rounds(game, 2)
    act(play, EMPIRE, PlayCard("35F"))
    act(play, COALITION, Operate(), Activate("fleet-keith"), Go("corsairs"))
    done(play)
    act(play, EMPIRE, Pass())
    assert refusal(play, PlayCard("1C")).rule == "naval.activation"


@rule("napoleon-against-europe naval.limits.russia")
def test_a_second_russian_fleet_does_not_leave_a_port_of_the_mediterranean() -> None:
    game = bare()
    deal(game, coalition=["4C"])
    in_port(game, "palerme", "fleet-crown", "fleet-nelson")
    at_sea(game, "egee", "fleet-siniavine")
    put(game, "palerme", "en-corps-3", general="moore")
    play = rounds(game, 2)
    act(play, EMPIRE, Pass())
    act(play, COALITION, Spend("4C"), Activate("fleet-crown"), Pass())
    assert refusal(play, Go("tyrrhenienne")).rule == "naval.limits.russia"


@rule("napoleon-against-europe depot.convert")
@rule("napoleon-against-europe supply.sea-ports")
def test_a_landed_depot_is_made_fixed_at_once_and_feeds_who_has_landed() -> None:
    game = bare()
    deal(game, coalition=["4C"])
    stand(game, naples="empire")
    in_port(game, "palerme", "fleet-nelson")
    put(game, "palerme", "en-corps-3", general="moore")
    store(game, "palerme", "depot-angleterre-1", is_fixed=True)
    flag(game, "angleterre", "palerme", "cagliari")
    play = rounds(game, 2)
    act(play, EMPIRE, Pass())
    act(play, COALITION, Spend("4C"), Activate("fleet-nelson"))
    choose(play, Take("depot-angleterre-1"), Take("en-corps-3"), Go("tyrrhenienne"))
    choose(play, Go("cagliari"), Land("cagliari"))
    assert not is_supplied(game, "moore")
    choose(play, Turn("depot-angleterre-1"))

    assert refusal(play, Turn("depot-angleterre-1")).rule == "depot.convert"
    assert game.fixed == {"depot-angleterre-1"}
    assert is_supplied(game, "moore")


@rule("napoleon-against-europe naval.transport.must-land")
@rule("napoleon-against-europe card.f.corps-expeditionnaires.proposal")
def test_a_lent_corps_lost_at_sea_belongs_to_its_country_again() -> None:
    game = bare("1809")
    bind(game, "autriche", Standing.FORCED_ALLIANCE)
    in_port(game, "toulon", "fleet-emeriau")
    put(game, "toulon", "fr-corps-9", "au-corps-1", general="ney")
    game.provided = frozenset(["au-corps-1"])
    play = rounds(game, 2)
    act(play, EMPIRE, Operate(), Activate("fleet-emeriau"), Take("au-corps-1"))
    choose(play, Go("lion"), Pass())

    assert "au-corps-1" in game.reserve
    assert not game.provided


@rule("napoleon-against-europe naval.stack.sea-zone")
@rule("napoleon-against-europe naval.stack.excess")
@pytest.mark.parametrize("parts", [True, False])
def test_new_friends_who_are_too_many_at_sea_part_before_the_round_is_over(parts: bool) -> None:
    game = bare()
    at_sea(game, "atlantique-sud", "fleet-nelson", "fleet-keith", "fleet-ball", "fleet-gravina")
    stand(game, espagne="coalition")
    play = rounds(game, 2)
    act(play, EMPIRE, Pass())
    if parts:
        act(play, COALITION, Operate(), Activate("fleet-gravina"), Go("cadix"), Pass())
    else:
        act(play, COALITION, Pass())
        assert asked(play).key == "voyage.too-many"
        choose(play, Take("fleet-ball"))

    assert asked(play).key == "round.which-action"
    assert ("fleet-ball" in game.fleets) is parts
    assert game.fleets["fleet-gravina"].kind == ("port" if parts else "sea")


@rule("napoleon-against-europe naval.limits.russia")
@rule("napoleon-against-europe naval.corsairs.box")
def test_a_russian_fleet_after_the_corsairs_keeps_the_other_from_no_sea() -> None:
    game = bare()
    at_sea(game, "detroit", "fleet-crown")
    game.fleets["fleet-siniavine"] = Berth("corsairs")
    play = rounds(game, 2)
    act(play, EMPIRE, Pass())
    act(play, COALITION, Operate(), Activate("fleet-crown"), Go("mer-du-nord"))
    assert game.fleets["fleet-crown"] == Berth("sea", "mer-du-nord")
