"""What is said aloud of activations and marches, and that both languages can say it."""

import pytest

from estafette.engine import Pass
from estafette.games.pitts_war import RULES
from estafette.games.pitts_war.actions import (
    Activate,
    Assault,
    Enter,
    Evade,
    Halt,
    Intercept,
    Join,
    Leave,
    PlayMarker,
    Sail,
    SetOut,
    Spend,
)
from tests.games.pitts_war.marching import go, marching, turn_of
from tests.games.pitts_war.position import given
from tests.referee import rule
from tests.words import words_of


def said(referee):
    """The keys told so far, each of which has its words."""
    for told in referee.told:
        for language in ("en", "fr"):
            assert words_of(RULES).say(told.key, told.facts, language)
    return referee.keys


@rule("pitts-war activation.content")
def test_an_activation_is_told_from_its_name_to_its_end():
    game = given(fr_north="lille 3", dice=[3])
    referee = go(game, "lille", Enter("paris"), Halt())

    assert said(referee) == [
        *("march.named", "trial.rolled", "march.potential", "march.enters", "march.ends"),
    ]
    assert referee.fact("march.named")["armies"] == ["fr-north"]
    assert referee.fact("march.ends")["area"] == "paris"


@rule("pitts-war turn.activation.pass")
def test_a_pass_is_told():
    referee = turn_of(given(fr_north="lille"), "french")
    referee.choose(Pass())

    assert said(referee) == ["activation.passed"]


@rule("pitts-war supply.out.marker")
def test_want_of_supply_is_told():
    referee = go(given(fr_rhine="vienna 3", dice=[3]), "vienna")

    assert said(referee) == ["march.named", "march.unsupplied", "trial.rolled", "march.potential"]


@rule("pitts-war movement.drop-off", "pitts-war movement.pick-up")
def test_those_who_stay_and_those_who_join_are_told():
    game = given(fr_north="lille 1", fr_alps="lille 1", massena="lille", fr_interior="paris 1")
    referee = marching(game, "lille", 4)
    referee.choose(Leave("fr-alps"), Enter("paris"), Join("fr-interior"))

    assert said(referee) == ["march.left", "march.enters", "march.joined"]
    assert referee.fact("march.joined") == {"piece": "fr-interior", "area": "paris"}


@rule("pitts-war card.f.schulmeister")
def test_an_activation_that_is_cancelled_is_told():
    game = given(au_germany="linz", hand={"french": ["f-schulmeister"]})
    referee = turn_of(game, "coalition")
    referee.choose(Activate("linz"), PlayMarker("f-schulmeister"))

    assert said(referee) == ["march.named", "marker.played", "march.cancelled"]


@rule("pitts-war intercept.roll")
@pytest.mark.parametrize(("die", "key"), [(6, "interception.comes"), (1, "interception.fails")])
def test_an_interception_is_told(die, key):
    pieces = {"fr_north": "lille 3", "au_flanders": "luxembourg 2", "charles": "luxembourg"}
    game = given(hand={"coalition": ["c-famine", "c-subsides"]}, dice=[die], **pieces)
    referee = marching(game, "lille", 4)
    referee.choose(Enter("brussels"), Intercept("luxembourg"), Spend("c-famine"))

    assert said(referee) == ["march.enters", "marker.spent", "trial.rolled", key]


@rule("pitts-war evade.roll")
@pytest.mark.parametrize(("die", "key"), [(6, "evasion.evades"), (1, "evasion.fails")])
def test_an_evasion_is_told(die, key):
    game = given(fr_north="lille 3", au_flanders="brussels 1", dice=[die])
    referee = marching(game, "lille", 4)
    referee.choose(Enter("brussels"), Evade("antwerp"))

    assert said(referee) == ["march.enters", "trial.rolled", key]


@rule("pitts-war naval.port-to-port", "pitts-war naval.assault.marker")
def test_sea_moves_and_landings_are_told():
    stance = {"britain": "coalition", "portugal": "coalition", "netherlands": "french"}
    game = given(br_anglo_dutch="london 2", stance=stance)
    referee = marching(game, "london", 4)
    referee.choose(Sail("lisbon"), Halt())
    assert said(referee) == ["sea.sails", "march.enters", "march.ends"]

    game = given(br_anglo_dutch="london 2", stance=stance)
    referee = marching(game, "london", 4, grant="c-amiraute")
    referee.choose(Assault("amsterdam"), Halt())
    assert said(referee) == ["sea.assaults", "march.enters", "march.ends"]


@rule("pitts-war supply.sea-control.france")
def test_the_command_of_the_sea_is_told_once():
    hand = {"french": ["f-sardaigne-corse"]}
    game = given(fr_alps="marseille 1", hand=hand, dice=[3])
    referee = turn_of(game, "french")
    referee.choose(Activate("marseille"), PlayMarker("f-sardaigne-corse"), SetOut())

    assert said(referee)[:3] == ["march.named", "marker.played", "sea.french-control"]
