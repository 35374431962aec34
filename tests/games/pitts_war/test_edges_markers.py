"""Markers, to the letter: how long each lasts, whom it binds, how much room it needs."""

import pytest

from estafette.engine import perform
from estafette.games.pitts_war.actions import Enter, Raise
from estafette.games.pitts_war.events import EVENTS, Moment, play
from estafette.games.pitts_war.sides import COALITION, FRENCH, Until
from tests.games.pitts_war.marching import marching
from tests.games.pitts_war.position import given
from tests.referee import Referee, rule

SPANS = {
    "f-terreur": Until.PERIOD,
    "c-galerne": Until.IMPULSE,
    "c-quartiers-hiver": Until.IMPULSE,
    "f-armistice": Until.IMPULSE,
    "c-boue": Until.IMPULSE,
    "f-blocus-continental": Until.EVER,
    "f-forces-expeditionnaires": Until.EVER,
    "f-confederation-suisse": Until.EVER,
    "c-malet": Until.EVER,
    "f-campo-formio": Until.YEAR,
    "f-bale": Until.EVER,
    "f-amiens": Until.PERIOD,
    "f-walewska": Until.EVER,
    "f-erfurt": Until.EVER,
    "f-bayonne": Until.EVER,
}


@rule("pitts-war event.override")
@pytest.mark.parametrize(("marker", "span"), SPANS.items())
def test_what_a_marker_does_goes_on_until_its_time(marker: str, span: Until):
    game = given(napoleon="paris", fr_north="paris")
    side = FRENCH if marker.startswith("f-") else COALITION
    event = next(event for (id_, _), event in EVENTS.items() if id_ == marker)
    referee = Referee(game, perform(event.effect(game, side)))
    while referee.decision is not None:
        referee.choose(referee.options[0])

    assert game.lasting[marker] is span


@rule("pitts-war card.f.confederation-suisse")
def test_the_swiss_help_in_the_first_battle_however_late_it_comes():
    game = given()
    EVENTS["f-confederation-suisse", Moment.TURN].effect(game, FRENCH)

    assert game.lasting["f-confederation-suisse:battle"] is Until.EVER


@rule("pitts-war card.c.royaume-piemont.where", "pitts-war stacking.no-leader")
def test_the_piedmontese_who_are_raised_in_italy_need_room_for_one_step():
    def raising(austrians):
        game = given(au_italy=austrians, hand={"coalition": ["c-royaume-piemont"]})
        return Referee(game, play(game, COALITION, "c-royaume-piemont", Moment.TURN))

    there = Raise("piedmontese", "florence")
    assert there in raising("florence 2").options
    assert raising("florence 3").refusal(there).rule == "stacking.no-leader"


@rule("pitts-war card.f.armee-mayence.limit")
def test_an_army_on_parole_is_refused_the_battle_that_it_seeks():
    pieces = {"fr_alps": "lille 1", "au_flanders": "brussels"}
    referee = marching(given(**pieces, lasting={"parole:fr-alps": "year"}), "lille")

    assert referee.refusal(Enter("brussels")).rule == "card.f.armee-mayence.limit"
    assert Enter("brussels") in marching(given(**pieces), "lille").options
