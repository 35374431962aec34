"""The end of 1805 in the rulebook's example: two minors, the surrender of Austria, its peace."""

from estafette.engine import Pass
from estafette.games.napoleon_against_europe import continental
from estafette.games.napoleon_against_europe.actions import (
    Annex,
    Befriend,
    Country,
    DrawCard,
    Go,
)
from estafette.games.napoleon_against_europe.conquest import (
    adjust_control,
    are_parted,
    are_terms_settled,
    conquer_minor,
    no_major_falls,
    no_minor_falls,
    reactivate_fortresses,
    receive_surrender,
    redeploy,
    settle_terms,
    test_treaties,
)
from estafette.games.napoleon_against_europe.lines import is_source, line_for
from estafette.games.napoleon_against_europe.placement import reinforcement_zones
from estafette.games.napoleon_against_europe.sides import (
    AUSTRIA,
    BAVARIA,
    COALITION,
    EMPIRE,
    FRANCE,
    ITALY,
    Standing,
)
from tests.games.napoleon_against_europe.position import bare, flag, put
from tests.referee import Referee, rule

check_treaties = test_treaties
del test_treaties


def december():
    """Vienna, Thuringia and Rome are French; Charles is destroyed; Koutouzov stands at Raab."""
    game = bare()
    flag(game, FRANCE, "vienne", "salzbourg", "erfurt", "rome")
    game.empty = frozenset({"vienne"})
    put(game, "vienne", "fr-elite-1", "fr-cavalerie", general="napoleon", army="grande-armee")
    put(game, "raab", "ru-corps-1", "ru-elite-1", general="koutouzov", army="1re-armee")
    Referee(game, adjust_control(game))
    return game


@rule("napoleon-against-europe conquest.minor.marker", "napoleon-against-europe conquest.order")
def test_thuringia_becomes_an_ally_and_rome_a_place_for_french_reinforcements():
    """[ex1805.end.thuringia] [ex1805.end.papacy]"""
    game = december()
    assert no_minor_falls(game, COALITION)

    Referee(game, conquer_minor(game, EMPIRE)).choose(Befriend("thuringe"))
    Referee(game, conquer_minor(game, EMPIRE)).choose(Annex("papaute"))

    assert no_minor_falls(game, EMPIRE)
    assert is_source(game, line_for(game, FRANCE), "rome")
    assert "rome" in reinforcement_zones(game, FRANCE)


@rule(
    "napoleon-against-europe victory.conquest-point",
    "napoleon-against-europe peace.annex.count",
    "napoleon-against-europe peace.blockade",
)
def test_austria_surrenders_and_loses_tyrol_venetia_and_friuli():
    """[ex1805.end.austria] [ex1805.end.trieste] [ex1805.end.points]"""
    game = december()
    Referee(game, receive_surrender(game, EMPIRE))
    for land, country in (("tyrol", BAVARIA), ("venetie", ITALY), ("frioul", FRANCE)):
        Referee(game, settle_terms(game)).choose(Annex(land), Country(country))
    Referee(game, settle_terms(game)).choose(DrawCard())

    assert are_terms_settled(game)
    assert no_major_falls(game, EMPIRE)
    assert BAVARIA in game.states
    assert "italie-2" in game.reserve
    assert is_source(game, line_for(game, FRANCE), "trieste")
    assert "trieste" not in reinforcement_zones(game, FRANCE)
    assert continental.is_closed(game, "zara")
    assert (game.victory, game.escalation) == (6, 1)


@rule(
    "napoleon-against-europe peace.conqueror-units.leave",
    "napoleon-against-europe peace.allies-leave",
    "napoleon-against-europe peace.duration",
)
def test_napoleon_goes_to_ulm_and_koutouzov_to_neminov_and_the_peace_is_not_tested_yet():
    """[ex1805.end.fortresses] [ex1805.end.redeploy]"""
    game = december()
    Referee(game, receive_surrender(game, EMPIRE))
    Referee(game, settle_terms(game)).choose(Pass())
    Referee(game, settle_terms(game)).choose(DrawCard())
    reactivate_fortresses(game)

    referee = Referee(game, redeploy(game))
    referee.choose(Go("ulm"))
    Referee(game, check_treaties(game))

    assert are_parted(game)
    assert not game.empty
    assert game.forces["grande-armee"].zone == "ulm"
    assert game.forces["1re-armee"].zone == "neminov"
    assert game.status[AUSTRIA].kind is Standing.FORCED_PEACE
