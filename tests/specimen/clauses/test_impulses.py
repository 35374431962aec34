"""[6] Impulses and marches."""

import pytest

from estafette.engine import Pass
from tests.referee import Referee, rule
from tests.specimen.cards import PlayCard
from tests.specimen.fire import Fire
from tests.specimen.impulses import impulse
from tests.specimen.march import March
from tests.specimen.state import Game

from .positions import REARGUARD, VANGUARD, given


def acting(game: Game) -> Referee:
    game.impulses[VANGUARD] = 1
    return Referee(game, impulse(game, VANGUARD))


@rule("ford 6.1")
def test_with_an_impulse_one_marches_or_fires_or_plays_a_card_or_passes():
    game = given(grenadiers="mill", pioneers="ford", hands={VANGUARD: ["courier"]})
    referee = acting(game)

    assert {March("grenadiers", "high-road"), Fire("grenadiers", "ford")} < {*referee.options}
    assert {PlayCard("courier"), Pass()} < {*referee.options}

    referee.choose(Pass())
    assert referee.is_over
    assert game.impulses[VANGUARD] == 0


@rule("ford 6.1")
def test_a_column_without_impulses_is_not_asked():
    game = given(grenadiers="mill")

    assert Referee(game, impulse(game, VANGUARD)).is_over


@rule("ford 6.2")
def test_a_march_does_not_say_who_marches():
    game = given(grenadiers="mill")

    referee = acting(game)
    referee.choose(March("grenadiers", "high-road"))

    assert game.block("grenadiers").space == "high-road"
    assert "grenadiers" not in str(referee.told)
    assert referee.fact("march.done")["block"] == game.block("grenadiers").handle


@rule("ford 6.21")
@pytest.mark.parametrize("battalion", ["pioneers", "voltigeurs"])
def test_one_marches_neither_the_enemy_nor_the_dead(battalion: str):
    game = given(grenadiers="mill", pioneers="chapel")

    assert acting(game).refusal(March(battalion, "ford")).rule == "6.21"


@rule("ford 6.22")
def test_a_river_is_not_crossed_but_a_ford_is():
    referee = acting(given(grenadiers="mill"))

    assert referee.refusal(March("grenadiers", "willows")).rule == "6.22"
    assert March("grenadiers", "ford") in referee.options


@rule("ford 6.23")
def test_foot_marches_one_space_and_horse_two():
    referee = acting(given(grenadiers="high-road", dragoons="high-road"))

    assert referee.refusal(March("grenadiers", "ford")).rule == "6.23"
    assert March("grenadiers", "mill") in referee.options
    assert March("dragoons", "ford") in referee.options


@rule("ford 6.23")
def test_horse_does_not_ride_through_the_enemy():
    game = given(dragoons="high-road", pioneers="mill", hussars="orchard")

    assert acting(game).refusal(March("dragoons", "ford")).rule == "6.23"


@rule("ford 6.24")
def test_nobody_marches_into_the_enemy():
    referee = acting(given(grenadiers="mill", pioneers="ford"))

    assert referee.refusal(March("grenadiers", "ford")).rule == "6.24"
    assert March("grenadiers", "orchard") in referee.options


@rule("ford 6.25")
def test_a_space_holds_two_battalions_of_a_side():
    full = given(grenadiers="mill", fusiliers="ford", voltigeurs="ford")
    room = given(grenadiers="mill", fusiliers="ford")

    assert acting(full).refusal(March("grenadiers", "ford")).rule == "6.25"
    assert March("grenadiers", "ford") in acting(room).options


@rule("ford 6.23")
def test_on_the_heights_one_marches_from_hex_to_hex():
    referee = acting(given("the-heights", grenadiers="0202", hussars="0501"))

    assert March("grenadiers", "0203") in referee.options
    assert referee.refusal(March("grenadiers", "0204")).rule == "6.23"


def test_the_rearguard_has_impulses_of_its_own():
    game = given(grenadiers="mill", pioneers="chapel")
    game.impulses[REARGUARD] = 1
    referee = Referee(game, impulse(game, REARGUARD))

    assert referee.decision is not None
    assert referee.decision.seat == REARGUARD
