"""[leader.loss.trigger] Leaders under fire, and those who take their place."""

import pytest

from estafette.games.last_campaigns.actions import Appoint
from estafette.games.last_campaigns.engagement import fight
from estafette.games.last_campaigns.leader_loss import check_leaders, replace_fallen
from estafette.games.last_campaigns.leaders import displace
from estafette.games.last_campaigns.sides import FRENCH
from tests.referee import Referee, rule

from .fighting import HERE, NORTH, SOUTH, assault, field


@rule("last-campaigns leader.loss.roll")
@pytest.mark.parametrize(("dice", "lost"), [([5, 5], False), ([5, 6], True), ([6, 6], True)])
def test_a_leader_falls_on_eleven_and_twelve(dice: list[int], lost: bool) -> None:
    game = field(fr_ii_soye=HERE, reille=HERE, dice=dice)

    check_leaders(game, [HERE], FRENCH)

    assert ("reille" in game.fallen) is lost


@rule("last-campaigns leader.loss.trigger")
def test_a_leader_rolls_once_if_units_with_him_lose_a_step() -> None:
    game = field(fr_ii_soye=HERE, reille=HERE, ney=NORTH, blucher=HERE, dice=[1, 1, 6, 6])

    check_leaders(game, [HERE, HERE], FRENCH)

    assert game.dice.loaded == [6, 6]


@rule("last-campaigns leader.loss.trigger")
def test_in_an_assault_only_leaders_with_units_that_lost_are_in_danger() -> None:
    game = field(
        fr_ii_soye=NORTH, reille=NORTH, pr_i_2=HERE, zieten=HERE, dice=[4, 3, 1, 1, 6, 6, 1]
    )
    exchange = game.exchange = assault(game, HERE, NORTH)
    referee = Referee(game, fight(game, exchange, (), [HERE]))

    referee.choose(referee.options[-1])

    assert list(game.fallen) == ["zieten"]


@rule("last-campaigns leader.loss.trigger-displaced")
def test_a_leader_driven_off_is_in_danger_too() -> None:
    game = field(reille=HERE, fr_ii_soye=SOUTH, pr_i_2=NORTH, dice=[6, 6])

    Referee(game, displace(game, "reille", "pr-i-2"))

    assert list(game.fallen) == ["reille"]


@rule("last-campaigns leader.loss.replacement")
def test_another_of_value_one_takes_his_place_next_turn() -> None:
    game = field(
        fr_ii_soye=HERE,
        fr_ii_campy=NORTH,
        fr_i_quiot=SOUTH,
        facts={"fallen": {"gerard": 0, "reille": 0}},
    )
    assert Referee(game, replace_fallen(game)).is_over
    game.turn = 1

    referee = Referee(game, replace_fallen(game))
    assert set(referee.options) == {Appoint(HERE), Appoint(NORTH)}
    assert referee.refusal(Appoint(SOUTH)).rule == "leader.loss.replacement"
    referee.choose(Appoint(NORTH))

    assert game.leaders["reille"] == NORTH
    assert game.value("reille") == 1
    assert list(game.fallen) == ["gerard"]  # nobody is left for him to lead


@rule("last-campaigns leader.loss.replacement")
@pytest.mark.parametrize(
    ("leader", "hexes"), [("napoleon", {HERE, SOUTH}), ("ney", {HERE}), ("grouchy", set[str]())]
)
def test_a_higher_commander_may_appear_with_any_unit_under_him(
    leader: str, hexes: set[str]
) -> None:
    game = field(fr_ii_soye=HERE, fr_g_guye=SOUTH, facts={"fallen": {leader: 0}, "turn": 1})

    referee = Referee(game, replace_fallen(game))

    places = {option.hex for option in referee.options if isinstance(option, Appoint)}
    assert places | {game.leaders.get(leader, "")} - {""} == hexes
