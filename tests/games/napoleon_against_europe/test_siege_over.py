"""[15.3] Sieges that nobody keeps up any more: attrition, crowding, a stronger fortress."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import Hasten, Take
from estafette.games.napoleon_against_europe.events import Moment
from estafette.games.napoleon_against_europe.sides import COALITION
from estafette.games.napoleon_against_europe.siege import settle_all
from estafette.games.napoleon_against_europe.war import join
from tests.games.napoleon_against_europe.campaigning import on_campaign
from tests.games.napoleon_against_europe.coalition_campaigns import given
from tests.games.napoleon_against_europe.playing import played
from tests.games.napoleon_against_europe.position import bare, put
from tests.referee import Referee, rule


@rule("napoleon-against-europe siege.lifted.too-few")
def test_a_besieger_who_dies_of_his_forced_march_leaves_no_siege_behind() -> None:
    game = bare(dice=[6, 6])
    game.points, game.round = 2, 6
    put(game, "ulm", "au-corps-1")
    put(game, "ulm", "corps-baviere", is_sheltered=True)
    game.sieges = {"ulm": 1}
    referee = on_campaign(game, COALITION, "au-corps-1")
    referee.choose(Hasten(3), Pass())

    assert "au-corps-1" not in game.steps
    assert not game.sieges
    assert not game.forces["corps-baviere"].is_sheltered


@rule("napoleon-against-europe siege.lifted.too-few")
def test_who_gives_up_one_siege_may_leave_too_few_before_another() -> None:
    game = bare()
    put(game, "salzbourg", "fr-corps-10")
    put(game, "innsbruck", "fr-corps-9", reduced=["fr-corps-9"])
    others = [zone for zone in game.printed.ground.neighbours("innsbruck") if zone != "salzbourg"]
    for number, zone in enumerate(others, 1):
        put(game, zone, f"au-corps-{number}")
    game.sieges = {"salzbourg": 2, "innsbruck": 0}
    referee = Referee(game, settle_all(game))
    while not referee.is_over:
        lost = [each for each in referee.options if each == Take("fr-corps-10")]
        referee.choose((lost or referee.options)[0])

    assert "fr-corps-10" not in game.steps
    assert not game.sieges


@rule("napoleon-against-europe card.c.torres-vedras")
@rule("napoleon-against-europe siege.condition.steps")
@pytest.mark.parametrize(("steps", "holds"), [(2, False), (4, True)])
def test_two_steps_do_not_besiege_lisbon_behind_the_lines_of_torres_vedras(
    steps: int, holds: bool
) -> None:
    game = given("33C")
    put(game, "lisbonne", *["fr-corps-9", "fr-corps-10"][: steps // 2], general="ney")
    game.sieges = {"lisbonne": 1}
    referee = played(game, "33C", Moment.ROUND)
    while not referee.is_over:
        referee.choose(referee.options[0])

    assert ("lisbonne" in game.sieges) is holds


@rule("napoleon-against-europe siege.lifted.too-few")
@rule("napoleon-against-europe diplomacy.defect.outside")
def test_a_besieger_who_goes_over_to_the_besieged_lifts_his_siege() -> None:
    game = bare()
    put(game, "salzbourg", "corps-baviere")
    put(game, "salzbourg", "au-corps-1", is_sheltered=True)
    game.sieges = {"salzbourg": 2}
    referee = Referee(game, join(game, "baviere", COALITION))
    while not referee.is_over:
        referee.choose(referee.options[0])

    assert not game.sieges
    assert not game.forces["au-corps-1"].is_sheltered


@rule("napoleon-against-europe diplomacy.defect.outside")
def test_who_was_alone_in_a_besieged_fortress_comes_out_to_his_new_friends() -> None:
    game = bare()
    put(game, "metz", "corps-baviere", is_sheltered=True)
    put(game, "metz", "au-corps-1", general="jean")
    game.sieges = {"metz": 2}
    referee = Referee(game, join(game, "baviere", COALITION))
    while not referee.is_over:
        referee.choose(referee.options[0])

    assert set(game.forces["jean"].corps) == {"au-corps-1", "corps-baviere"}
    assert game.sieges == {"metz": 2}
