"""[4] The Spanish War of Liberation: its beginning, its end, and what follows."""

from estafette.games.napoleon_against_europe import liberation
from estafette.games.napoleon_against_europe.capitulation import falling, receive_surrender
from estafette.games.napoleon_against_europe.forced_alliance import declare
from estafette.games.napoleon_against_europe.liberation import (
    cannot_rise,
    iberian_ports,
    iberian_zones,
    is_on,
    is_won,
    rise,
)
from estafette.games.napoleon_against_europe.powers import side_of
from estafette.games.napoleon_against_europe.sides import (
    COALITION,
    EMPIRE,
    FRANCE,
    SPAIN,
    Standing,
)
from estafette.games.napoleon_against_europe.standing import territory
from tests.games.napoleon_against_europe.position import bare, flag, put, stand
from tests.referee import Referee, rule


@rule("napoleon-against-europe spain.liberation-war.start")
def test_spain_goes_over_to_the_coalition_and_its_militia_takes_arms():
    game = bare()
    game.events = {"22C": 1808}
    put(game, "madrid", "fr-corps-9")

    referee = Referee(game, rise(game))
    while not referee.is_over:
        assert referee.decision.seat == COALITION
        referee.choose(referee.options[0])

    assert side_of(game, SPAIN) is COALITION
    assert is_on(game)
    militia = [f"es-milice-{number}" for number in range(1, 5)]
    assert all(corps in game.steps for corps in militia)
    assert all(game.forces[corps].zone != "madrid" for corps in militia)


@rule("napoleon-against-europe spain.liberation-war.start")
def test_spain_rises_only_with_a_cause():
    game = bare()
    assert cannot_rise(game).key == "liberation.no-cause"

    game.events = {"24F": 1807}
    assert cannot_rise(game) is None

    game.events = {}
    put(game, "burgos", "fr-corps-9")
    assert cannot_rise(game) is None

    stand(game, espagne="coalition")
    assert cannot_rise(game).key == "liberation.at-war"


@rule("napoleon-against-europe spain.liberation-war.end")
def test_the_war_is_won_only_with_madrid_and_every_port():
    """[d.spain.liberation-end]"""
    game = bare("1809")
    flag(game, FRANCE, *iberian_zones(game.printed))
    assert is_won(game)
    assert falling(game, EMPIRE) == [SPAIN]

    flags = game.flags
    for zone in ("madrid", "cadix", "lisbonne"):
        game.flags = {place: nation for place, nation in flags.items() if place != zone}
        assert not is_won(game)
        assert falling(game, EMPIRE) == []


@rule("napoleon-against-europe spain.liberation-war.end")
def test_the_war_goes_on_though_france_holds_nothing_in_spain():
    game = bare("1809")
    game.flags = {}

    assert is_on(game)
    assert falling(game, EMPIRE) == []


@rule("napoleon-against-europe spain.liberation-war.result")
def test_a_spain_that_has_lost_is_at_peace_and_then_a_forced_ally_without_a_card():
    game = bare("1809")
    flag(game, FRANCE, *iberian_zones(game.printed))
    before = game.victory

    Referee(game, receive_surrender(game, EMPIRE))
    assert game.status[SPAIN].kind is Standing.FORCED_PEACE
    assert game.victory == before + 2
    Referee(game, declare(game))

    assert game.hands[EMPIRE] == ()
    assert game.status[SPAIN].kind is Standing.FORCED_ALLIANCE
    assert not is_on(game)


@rule("napoleon-against-europe map.iberian-peninsula")
def test_the_peninsula_is_spain_and_portugal_without_gibraltar():
    game = bare()

    assert set(iberian_zones(game.printed)) == {
        *territory(game, SPAIN),
        *territory(game, "portugal"),
    }
    assert {"cadix", "lisbonne", "porto"} <= set(iberian_ports(game.printed))
    assert "gibraltar" not in iberian_ports(game.printed)
    assert liberation.IBERIA == (SPAIN, "portugal")


@rule("napoleon-against-europe card.c.dos-de-mayo.proposal")
def test_the_militia_rises_where_no_french_stand_and_only_what_has_not_risen_yet():
    game = bare()
    put(game, "madrid", "fr-corps-9", general="ney")
    put(game, "seville", "es-milice-1")
    referee = Referee(game, rise(game))
    offered = {choice.zone for choice in referee.options}
    while not referee.is_over:
        assert referee.decision.facts["piece"] != "es-milice-1"
        referee.choose(referee.options[0])

    assert "madrid" not in offered
    assert {"es-milice-2", "es-milice-3", "es-milice-4"} <= set(game.steps)
