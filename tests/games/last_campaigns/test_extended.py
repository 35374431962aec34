"""The option of 20.2.3: brigades in extended line."""

from fractions import Fraction

import pytest

from estafette.engine import Pass
from estafette.games.last_campaigns.actions import (
    Assault,
    CloseUp,
    Extend,
    FallBack,
    GiveGround,
    Go,
    Shift,
    Take,
)
from estafette.games.last_campaigns.assault import assault_segment
from estafette.games.last_campaigns.doctrine import is_in_line, line_factor
from estafette.games.last_campaigns.fate import extend
from estafette.games.last_campaigns.fire import Share, total
from estafette.games.last_campaigns.retreat import retreat
from estafette.games.last_campaigns.sides import ALLIED, FRENCH
from estafette.games.last_campaigns.stacking import cannot_stack
from estafette.games.last_campaigns.zones import is_in_zoc
from tests.games.last_campaigns.marching import segment
from tests.games.last_campaigns.position import given
from tests.referee import Referee, rule

LINES = {"extended-line": "yes", "distant-support": "no"}


def brigade(place="5463", **pieces):
    return given(
        options=LINES,
        fr_ii_soye=place,
        reille="5463",
        orders={"fr-ii": "defence 5463"},
        active=["fr-ii"],
        **pieces,
    )


def in_line(**pieces):
    """Soye in line from 5463 to 5462."""
    game = brigade(**pieces)
    extend(game, "fr-ii-soye", "5462")
    return game


@rule("last-campaigns option.extended.deploy")
def test_a_brigade_deploys_and_fills_two_hexes():
    game = brigade()
    referee = segment(game)
    referee.choose(Take("fr-ii-soye"), Extend("5462"))
    assert game.at("5463") == game.at("5462") == ("fr-ii-soye",)
    assert is_in_zoc(game, "5461", FRENCH)
    assert "5460" not in game.ground.neighbours["5462"]
    assert not is_in_zoc(game, "5460", FRENCH)


@rule("last-campaigns option.extended.deploy")
def test_nobody_deploys_unless_it_was_agreed():
    game = given(
        fr_ii_soye="5463", reille="5463", orders={"fr-ii": "defence 5463"}, active=["fr-ii"]
    )
    referee = segment(game)
    referee.choose(Take("fr-ii-soye"))
    assert Extend("5462") not in referee.options


@rule("last-campaigns option.extended.min-strength")
def test_a_brigade_of_one_cannot_deploy():
    game = brigade("5463 1", pr_i_1="5459")
    assert game.strength("fr-ii-soye") == 3
    weak = given(
        options=LINES,
        fr_vi_penne="5463 1",
        mouton_lobau="5463",
        orders={"fr-vi": "defence 5463"},
        active=["fr-vi"],
    )
    assert weak.strength("fr-vi-penne") == 1
    for table, unit, allowed in ((game, "fr-ii-soye", True), (weak, "fr-vi-penne", False)):
        referee = segment(table)
        referee.choose(Take(unit))
        assert (Extend("5462") in referee.options) is allowed
    assert referee.refusal(Extend("5462")).rule == "option.extended.min-strength"


@rule("last-campaigns option.extended.half")
def test_a_line_has_half_its_strength():
    game = in_line()
    assert line_factor(game, "fr-ii-soye") == Fraction(1, 2)
    assert total([Share(5, line_factor(game, "fr-ii-soye"))]) == 3


@rule("last-campaigns option.extended.rounding")
def test_all_factors_are_applied_before_the_one_rounding():
    game = in_line()
    disorganised = Fraction(1, 2)
    assert total([Share(5, line_factor(game, "fr-ii-soye") * disorganised)]) == 1


@rule("last-campaigns option.extended.cost")
def test_a_line_pays_for_the_harder_of_its_two_hexes():
    game = given(
        options=LINES,
        fr_ii_soye="3464",
        reille="3464",
        orders={"fr-ii": "defence 3464"},
        active=["fr-ii"],
    )
    referee = segment(game)
    referee.choose(Take("fr-ii-soye"), Extend("3565"))
    assert game.moving is not None
    assert game.moving.spent == 4


@rule("last-campaigns option.extended.cost")
def test_a_line_moves_as_a_line():
    game = in_line()
    referee = segment(game)
    referee.choose(Take("fr-ii-soye"))
    assert referee.refusal(Shift("5563", "5564")).rule == "option.extended.deploy"
    referee.choose(Shift("5563", "5562"))
    assert game.moving is not None
    assert game.moving.spent == 2
    assert game.at("5563") == game.at("5562") == ("fr-ii-soye",)
    assert not game.at("5463")


@rule("last-campaigns option.extended.undeploy")
@pytest.mark.parametrize("hex_", ["5463", "5462"])
def test_a_line_closes_up_in_one_of_its_hexes(hex_):
    game = in_line()
    referee = segment(game)
    referee.choose(Take("fr-ii-soye"), CloseUp(hex_))
    assert game.where["fr-ii-soye"] == hex_
    assert game.extended == {}
    assert sum(map(len, game.stacks.values())) == 1


@rule("last-campaigns option.extended.undeploy")
def test_a_line_that_marches_off_closes_up_first():
    game = in_line()
    referee = segment(game)
    referee.choose(Take("fr-ii-soye"), Go("5464"))
    assert game.extended == {}
    assert list(game.stacks) == ["5464"]


@rule("last-campaigns option.extended.stacking")
def test_guns_and_cavalry_may_stand_with_a_line_but_no_other_infantry():
    game = in_line(fr_ii_art1="5465", fr_ii_jamin="5465")
    assert cannot_stack(game, "5462", ["fr-ii-art1"]) is None
    refusal = cannot_stack(game, "5462", ["fr-ii-jamin"])
    assert refusal is not None
    assert refusal.rule == "option.extended.stacking"


@rule("last-campaigns option.extended.stacking")
def test_nobody_deploys_into_a_hex_with_infantry():
    game = brigade(fr_ii_jamin="5462")
    referee = segment(game)
    referee.choose(Take("fr-ii-soye"))
    assert referee.refusal(Extend("5462")).rule == "option.extended.stacking"


def assaulted(dice):
    """A line from 5463 to 5462, with a Prussian brigade before each of its hexes."""
    game = given(
        options={**LINES, "disorganised-retreat": "no"},
        fr_ii_soye="5463",
        pr_i_1="5461",
        pr_i_2="5564",
        zieten="5461",
        orders={"pr-i": "attack 5463", "pr-i/2": "attack 5463", "fr-ii": "defence 5463"},
        active=["pr-i"],
        acting=ALLIED,
        dice=dice,
    )
    extend(game, "fr-ii-soye", "5462")
    return game


@rule("last-campaigns option.extended.combat", "last-campaigns option.extended.combat-order")
def test_each_hex_of_a_line_is_assaulted_by_itself_and_the_second_lapses_after_a_retreat():
    game = assaulted([4, 4, 1, 1])
    referee = Referee(game, assault_segment(game))
    referee.choose(Assault("5461", "5462"), GiveGround(), FallBack("5363"), Pass(), Pass())
    assert referee.is_over
    assert referee.keys.count("assault.declared") == 2
    assert referee.keys.count("assault.begins") == 1
    assert referee.fact("fire.volley")["strength"] == 3
    assert game.where["fr-ii-soye"] == "5363"


@rule("last-campaigns option.extended.combat")
def test_a_line_that_holds_is_assaulted_in_both_hexes():
    game = assaulted([1, 1, 1, 1, 1, 1, 1, 1])
    referee = Referee(game, assault_segment(game))
    referee.choose(Assault("5461", "5462"))
    while not referee.is_over:
        referee.choose(Pass())
    assert referee.keys.count("assault.begins") == 2


@rule("last-campaigns option.extended.retreat")
def test_a_line_goes_back_as_one_counter_or_with_both_halves():
    game = in_line(pr_i_1="5461")
    referee = Referee(game, retreat(game, ["fr-ii-soye"], voluntary=True, start="5463"))
    referee.choose(FallBack("5464"))
    assert referee.refusal(Extend("5465")).rule == "option.extended.retreat"
    referee.choose(Extend("5463"))
    assert game.extended == {"fr-ii-soye": "5463"}
    game = in_line(pr_i_1="5461")
    referee = Referee(game, retreat(game, ["fr-ii-soye"], voluntary=True, start="5463"))
    referee.choose(FallBack("5464"), Pass())
    assert game.extended == {}


@rule("last-campaigns option.extended.line")
def test_a_division_in_extended_line_may_be_in_battle_order():
    game = given(options={"doctrine": "yes", **LINES}, fr_ii_husson="5463", fr_ii_campy="5460")
    assert not is_in_line(game, "fr-ii-husson")
    extend(game, "fr-ii-husson", "5462")
    assert not is_in_line(game, "fr-ii-husson")
    extend(game, "fr-ii-campy", "5461")
    assert is_in_line(game, "fr-ii-husson")


@rule("last-campaigns option.extended.line")
def test_a_brigade_behind_both_hexes_of_another_is_not_in_line_with_it():
    game = given(options={"doctrine": "yes", **LINES}, fr_ii_husson="5463", fr_ii_campy="5563")
    assert is_in_line(game, "fr-ii-husson")
    extend(game, "fr-ii-husson", "5462")
    assert not is_in_line(game, "fr-ii-husson")
