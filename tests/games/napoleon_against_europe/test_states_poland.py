"""Poland: two ways to create it, what enlarges it, how it fights on."""

import pytest

from estafette.games.napoleon_against_europe import annexation
from estafette.games.napoleon_against_europe.actions import (
    Annex,
    Befriend,
    Country,
    PlayCard,
    Restore,
)
from estafette.games.napoleon_against_europe.affairs import Status
from estafette.games.napoleon_against_europe.capitulation import is_conquered
from estafette.games.napoleon_against_europe.cards import EVENTS
from estafette.games.napoleon_against_europe.conquest import lose_poland
from estafette.games.napoleon_against_europe.events import cannot_play, play
from estafette.games.napoleon_against_europe.lines import SOURCE, line_for, serves
from estafette.games.napoleon_against_europe.minors import minors_with_units
from estafette.games.napoleon_against_europe.peace import make_peace
from estafette.games.napoleon_against_europe.powers import controller, side_of
from estafette.games.napoleon_against_europe.production import books_of, is_poland_lost
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE, POLAND, Standing
from estafette.games.napoleon_against_europe.standing import territory
from estafette.games.napoleon_against_europe.states import (
    cannot_found_poland,
    enlarge_poland,
    found_poland,
)
from estafette.games.napoleon_against_europe.subjection import falling
from tests.games.napoleon_against_europe.budgeting import offered, opened, refused
from tests.games.napoleon_against_europe.position import (
    ROAD_TO_WARSAW,
    bare,
    deal,
    flag,
    put,
    stand,
)
from tests.referee import Referee, rule


def at_war():
    """Prussia is in the Coalition, and the Empire holds Warsaw and the road to it."""
    game = bare()
    stand(game, prusse="coalition")
    flag(game, "france", "varsovie", *ROAD_TO_WARSAW)
    return game


def poland():
    game = bare()
    found_poland(game)
    return game


def take(game, province):
    referee = Referee(game, annexation.annex(game, "prusse", EMPIRE, province))
    if not referee.is_over:
        referee.choose(Country(POLAND))


@rule("napoleon-against-europe entity.poland.walewska")
def test_marie_walewska_needs_a_war_with_the_owner_of_mazovia_and_warsaw():
    assert cannot_found_poland(at_war()) is None

    game = at_war()
    game.flags = {}
    assert cannot_found_poland(game).rule == "entity.poland.walewska"
    game = at_war()
    game.flags = {"varsovie": "france"}
    assert cannot_found_poland(game).key == "state.warsaw"
    game = at_war()
    stand(game, prusse=None)
    assert cannot_found_poland(game).rule == "entity.poland.walewska"
    game = at_war()
    found_poland(game)
    assert cannot_found_poland(game).rule == "entity.poland.walewska"


@rule("napoleon-against-europe entity.poland.walewska-units")
def test_by_the_card_poniatowski_and_the_first_corps_come_free_in_the_next_budget():
    """[d.poland.two-ways]"""
    game = at_war()
    found_poland(game, by_card=True)

    assert {"poniatowski", "pologne-1"} <= {*game.returning}
    assert "pologne-1" not in game.reserve


@rule("napoleon-against-europe entity.poland.peace-terms")
def test_a_peace_that_gives_mazovia_creates_poland_and_fills_its_reserve():
    """[d.poland.two-ways]"""
    game = at_war()
    make_peace(game, "prusse", EMPIRE)
    take(game, "mazovie")

    assert game.owner["mazovie"] == POLAND
    assert POLAND in game.states
    assert {"poniatowski", "pologne-1"} <= game.reserve
    assert not game.returning


@rule("napoleon-against-europe entity.poland.vp", "napoleon-against-europe entity.general")
def test_a_second_polish_province_brings_the_victory_point_once():
    """[d.poland.two-ways]"""
    game = at_war()
    make_peace(game, "prusse", EMPIRE)
    victory = game.victory
    take(game, "mazovie")
    assert game.victory == victory

    take(game, "posnanie")
    assert game.victory == victory + 1
    game.owner = {**game.owner, "galicie": POLAND}
    enlarge_poland(game, "galicie")
    assert game.victory == victory + 1


@rule("napoleon-against-europe entity.poland.vp")
def test_a_province_without_the_polish_mark_brings_nothing():
    game = poland()
    victory = game.victory
    game.owner = {**game.owner, "silesie": POLAND}
    enlarge_poland(game, "silesie")

    assert game.victory == victory


@rule("napoleon-against-europe entity.poland.second-corps")
def test_the_second_corps_comes_with_two_provinces_besides_mazovia():
    game = poland()
    game.owner = {**game.owner, "posnanie": POLAND}
    enlarge_poland(game, "posnanie")
    assert "pologne-2" not in game.reserve

    game.owner = {**game.owner, "galicie": POLAND}
    enlarge_poland(game, "galicie")
    assert "pologne-2" in game.reserve


@rule("napoleon-against-europe entity.poland.status")
def test_either_way_poland_is_a_french_protectorate():
    for by_card in (False, True):
        game = at_war()
        found_poland(game, by_card=by_card)
        assert game.status[POLAND] == Status(Standing.PROTECTORATE, "france")
        assert controller(game, "varsovie") is EMPIRE


@rule("napoleon-against-europe entity.poland.escalation")
def test_a_peace_that_creates_poland_raises_escalation_by_two():
    game = at_war()
    found_poland(game)

    assert game.escalation == 2


@rule(
    "napoleon-against-europe entity.poland.escalation",
    "napoleon-against-europe entity.poland.walewska",
)
def test_the_card_raises_escalation_by_two_in_all_and_works_in_the_conquest_phase():
    game = at_war()
    moments = [moment for card, moment in EVENTS if card == "22F"]
    assert moments
    deal(game, empire=["22F"])
    moment = moments[-1]
    assert cannot_play(game, EMPIRE, moment, PlayCard("22F")) is None
    referee = Referee(game, play(game, EMPIRE, "22F", moment))

    assert referee.is_over
    assert game.escalation == 2


@rule("napoleon-against-europe entity.poland.warsaw-source")
def test_warsaw_is_a_source_for_all_empire_troops_and_stuttgart_is_none():
    game = poland()
    line = line_for(game, "france")

    assert serves(game, line, "varsovie") == SOURCE
    assert serves(game, line_for(game, "baviere"), "varsovie") == SOURCE
    assert serves(game, line_for(game, "autriche"), "varsovie") == ""
    assert serves(game, line, "stuttgart") == ""


@rule("napoleon-against-europe entity.poland.fights-on")
def test_poland_fights_on_without_warsaw_and_costs_no_point():
    """[d4.poland.lost]"""
    game = poland()
    victory = game.victory
    flag(game, "russie", "varsovie")
    assert POLAND not in falling(game, COALITION)

    Referee(game, lose_poland(game))
    assert side_of(game, POLAND) is EMPIRE
    assert game.victory == victory


@rule("napoleon-against-europe conquest.minor.poland", "napoleon-against-europe conquest.france")
def test_a_poland_whose_places_stand_outlives_the_fall_of_france():
    game = bare("1809")
    stand(game, russie="coalition")
    flag(game, "angleterre", *territory(game, "france"))
    put(game, "varsovie", "pologne-1")
    assert is_conquered(game, "france")

    assert Referee(game, lose_poland(game)).keys == []
    assert side_of(game, POLAND) is EMPIRE
    assert game.forces["pologne-1"].zone == "varsovie"

    flag(game, "russie", "varsovie")
    referee = Referee(game, lose_poland(game))
    assert referee.decision.seat == COALITION
    referee.choose(Befriend(POLAND))
    assert side_of(game, POLAND) is COALITION


@rule("napoleon-against-europe entity.poland.no-rebuild")
def test_while_warsaw_is_lost_polish_units_are_not_rebuilt():
    game = poland()
    assert not is_poland_lost(game, "pologne-1")

    flag(game, "russie", "varsovie")
    assert is_poland_lost(game, "pologne-1")
    assert not is_poland_lost(game, "corps-saxe")


@rule("napoleon-against-europe entity.poland.no-rebuild", "napoleon-against-europe budget.restore")
@pytest.mark.parametrize("is_lost", [True, False])
def test_a_polish_corps_is_restored_only_while_warsaw_is_held(is_lost):
    game = poland()
    put(game, "paris", "pologne-1", reduced=["pologne-1"])
    put(game, "milan", "italie-1", reduced=["italie-1"])
    if is_lost:
        flag(game, "russie", "varsovie")
    opened(game, EMPIRE)
    books_of(game).minor_steps[EMPIRE] = 2

    assert (Restore("pologne-1") in offered(game)) is not is_lost
    if is_lost:
        refusal = refused(game, Restore("pologne-1"))
        assert (refusal.rule, refusal.key) == ("entity.poland.no-rebuild", "build.poland-lost")
        assert Restore("italie-1") in offered(game)


@rule(
    "napoleon-against-europe entity.poland.french-only",
    "napoleon-against-europe entity.poland.other-conqueror",
)
def test_when_france_falls_another_power_takes_poland_without_its_troops(monkeypatch):
    for answer in (Annex(POLAND), Befriend(POLAND)):
        game = poland()
        put(game, "paris", "pologne-1", general="poniatowski")
        flag(game, "russie", "varsovie")
        monkeypatch.setattr(
            "estafette.games.napoleon_against_europe.conquest.is_conquered", lambda *_: True
        )
        referee = Referee(game, lose_poland(game))
        referee.choose(answer)

        assert {"pologne-1", "pologne-2", "poniatowski"} <= game.lost
        assert POLAND not in minors_with_units(game, COALITION)
        assert POLAND not in game.states
        if isinstance(answer, Annex):
            assert game.owner["mazovie"] == "russie"
        else:
            assert game.status[POLAND] == Status(Standing.ALLY, "russie")
            assert game.owner["mazovie"] == POLAND


@rule("napoleon-against-europe entity.poland.fights-on")
def test_a_poland_that_is_created_anew_has_no_troops_any_more():
    game = bare("1809")
    stand(game, russie="coalition")
    flag(game, "angleterre", *territory(game, "france"))
    flag(game, "russie", "varsovie")
    Referee(game, lose_poland(game)).choose(Annex(POLAND))
    game.flags = {}
    make_peace(game, "russie", EMPIRE)

    Referee(game, annexation.annex(game, "russie", EMPIRE, "mazovie"))
    assert side_of(game, POLAND) is EMPIRE
    assert {"pologne-1", "poniatowski"} <= game.lost
    assert not {"pologne-1", "poniatowski"} & game.reserve
    assert POLAND not in minors_with_units(game, EMPIRE)


@rule(
    "napoleon-against-europe entity.poland.vp", "napoleon-against-europe entity.poland.second-corps"
)
def test_land_without_the_mark_does_not_count_among_the_polish_provinces():
    game = poland()
    for land in ("silesie", "prusse-occidentale"):
        game.owner = {**game.owner, land: POLAND}
        enlarge_poland(game, land)
    before = game.victory
    game.owner = {**game.owner, "posnanie": POLAND}
    enlarge_poland(game, "posnanie")
    enlarge_poland(game, "papaute")  # a minor that was annexed whole

    assert game.victory == before + 1
    assert "pologne-2" not in game.reserve


@rule("napoleon-against-europe entity.poland.second-corps")
def test_a_second_corps_in_the_field_is_not_built_again():
    game = poland()
    put(game, "varsovie", "pologne-2")
    for land in ("posnanie", "galicie", "pologne-russe"):
        game.owner = {**game.owner, land: POLAND}
        enlarge_poland(game, land)

    assert "pologne-2" not in game.reserve


@rule("napoleon-against-europe entity.poland.walewska")
def test_poland_is_created_once():
    assert cannot_found_poland(poland()).key == "state.once"
