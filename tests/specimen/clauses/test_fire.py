"""[7] Fire, and [10] rain on the powder."""

import pytest

from estafette.engine import Pass
from tests.referee import Referee, rule
from tests.specimen.fire import Fire, Lose, fire, rain_on_powder, shoot
from tests.specimen.impulses import impulse
from tests.specimen.state import Game, Volley

from .positions import REARGUARD, VANGUARD, given


def acting(game: Game) -> Referee:
    game.impulses[VANGUARD] = 1
    return Referee(game, impulse(game, VANGUARD))


@rule("ford 7.1")
def test_fire_goes_from_showing_oneself_to_the_losses():
    game = given(dice=(6,), grenadiers="mill", pioneers="ford", invalids="ford")
    referee = Referee(game, fire(game, game.block("grenadiers"), "ford"))
    assert game.volley is not None

    referee.choose(Pass(), Pass(), Lose("pioneers"), Lose("pioneers"))

    assert referee.is_over
    assert referee.keys[0] == "block.turned"
    assert referee.keys[1] == "fire.volley"
    assert game.volley is None
    assert game.strength(game.block("pioneers")) == 1


@rule("ford 7.2")
def test_one_fires_with_ones_own_at_the_enemy():
    game = given(grenadiers="mill", pioneers="ford")
    referee = acting(game)

    assert referee.refusal(Fire("pioneers", "mill")).key == "fire.not-yours"
    assert referee.refusal(Fire("grenadiers", "orchard")).key == "fire.no-enemy"
    assert Fire("grenadiers", "ford") in referee.options


@rule("ford 7.21")
def test_muskets_carry_as_far_as_the_scenario_says():
    river = acting(given(grenadiers="high-road", pioneers="ford"))
    heights = acting(given("the-heights", grenadiers="0101", pioneers="0301", hussars="0401"))

    assert river.refusal(Fire("grenadiers", "ford")).rule == "7.21"
    assert heights.refusal(Fire("grenadiers", "0401")).rule == "7.21"
    assert Fire("grenadiers", "0301") in heights.options


@rule("ford 7.22")
def test_a_wooded_border_hides_and_a_river_does_not():
    referee = acting(given(grenadiers="mill", pioneers="orchard", hussars="willows"))

    assert referee.refusal(Fire("grenadiers", "orchard")).rule == "7.22"
    assert Fire("grenadiers", "willows") in referee.options


@rule("ford 7.22")
def test_a_wood_hides_what_lies_behind_it_in_a_straight_line():
    referee = acting(given("the-heights", grenadiers="0202", pioneers="0204", hussars="0402"))

    assert referee.refusal(Fire("grenadiers", "0204")).rule == "7.22"
    assert Fire("grenadiers", "0402") in referee.options


@rule("ford 7.3")
def test_both_sides_are_asked_for_cards_until_both_pass_in_a_row():
    game = given(dice=(1,), grenadiers="mill", pioneers="ford")
    referee = Referee(game, fire(game, game.block("grenadiers"), "ford"))
    asked = []
    while referee.decision:
        asked.append((referee.decision.seat, referee.options))
        referee.choose(Pass())

    assert asked == [(VANGUARD, (Pass(),)), (REARGUARD, (Pass(),))]


@rule("ford 7.4")
@pytest.mark.parametrize(
    ("losses", "die", "hits"),
    [(0, 1, 0), (0, 2, 1), (0, 5, 2), (1, 2, 0), (1, 6, 2), (2, 4, 1), (3, 4, 0), (3, 6, 1)],
)
def test_strength_gives_the_column_and_the_die_the_row(losses: int, die: int, hits: int):
    game = given(dice=(die,), grenadiers=f"mill {losses}", pioneers="ford")

    assert shoot(game, volley(game)) == hits


@rule("ford 7.4")
def test_a_column_that_stands_and_a_village_take_one_each_from_the_die():
    game = given(dice=(6,), grenadiers="ford", pioneers="chapel")
    game.standing.append(REARGUARD)

    assert shoot(game, volley(game, "chapel")) == 1
    assert Referee(game, None).fact("fire.volley")["tally"] == [
        ("fire.standing", -1),
        ("fire.village", -1),
    ]


@rule("ford 7.5")
def test_the_owner_says_who_takes_each_hit():
    game = given(dice=(6,), grenadiers="mill", pioneers="ford", foresters="ford")
    referee = Referee(game, fire(game, game.block("grenadiers"), "ford"))
    referee.choose(Pass(), Pass())
    assert referee.decision is not None
    assert referee.decision.seat == REARGUARD
    assert referee.decision.facts == {"space": "ford", "hits": 2}

    referee.choose(Lose("pioneers"), Lose("foresters"))

    for battalion in ("pioneers", "foresters"):
        block = game.block(battalion)
        assert (block.losses, block.shaken, block.open) == (1, True, True)


@rule("ford 7.5")
def test_a_battalion_without_strength_is_removed():
    game = given(dice=(6,), grenadiers="mill", invalids="ford", hussars="chapel")
    referee = Referee(game, fire(game, game.block("grenadiers"), "ford"))

    referee.choose(Pass(), Pass())

    assert referee.is_over
    assert game.lost == ["invalids"]
    assert game.at("ford", REARGUARD) == []
    assert referee.keys[-1] == "fire.nobody"


@rule("ford 10.1")
@pytest.mark.parametrize(("weather", "hits"), [("dry", 2), ("rain", 1)])
def test_rain_takes_one_from_every_die_of_fire(weather: str, hits: int):
    game = given(weather=weather, dice=(5,), grenadiers="mill", pioneers="ford")

    assert rain_on_powder(game) == (-1 if weather == "rain" else 0)
    assert shoot(game, volley(game)) == hits


def volley(game: Game, target: str = "ford") -> Volley:
    return Volley(VANGUARD, game.block("grenadiers").handle, target)
