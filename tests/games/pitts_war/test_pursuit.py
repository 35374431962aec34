"""Pursuit: who may, the die, and what it costs the beaten."""

import pytest

from estafette.engine import Pass
from estafette.games.pitts_war.actions import Drive, Harry, Lose, PlayMarker, Pursue
from estafette.games.pitts_war.pursuit import can_pursue, pursue
from estafette.games.pitts_war.sides import COALITION, FRENCH
from tests.games.pitts_war.fighting import faced
from tests.games.pitts_war.position import given
from tests.referee import Referee, rule

ONE_TO_NONE = {"fr_north": "brussels 2", "au_galicia": "brussels", "imperials": "brussels 1"}


def won(game, winner=FRENCH, area="brussels", out_of="lille"):
    """A battle that has been won: the pursuit follows."""
    faced(game, area, out_of=out_of).winner = winner
    return Referee(game, pursue(game))


def pursued(die, **how):
    """The pursuit of a Coalition force of three steps, with this die."""
    game = given(**{**ONE_TO_NONE, **how}, dice=[die])
    referee = won(game)
    referee.choose(Pursue())
    return referee


@rule("pitts-war pursuit.condition", "pitts-war table.pursuit.use")
@pytest.mark.parametrize(
    ("beaten", "may"),
    [({"au_galicia": "brussels"}, True), ({"au_flanders": "brussels 2"}, False)],
)
def test_the_winner_needs_more_cavalry_than_the_loser(beaten, may):
    game = given(fr_north="brussels 2", **beaten)
    referee = won(game)

    assert can_pursue(game) is may  # pur.condition
    assert (referee.options == (Pursue(), Pass())) is may


@rule("pitts-war pursuit.condition")
def test_cavalry_is_counted_after_the_losses():
    game = given(fr_north="brussels 2", au_galicia="brussels")
    fight = faced(game)
    fight.winner = FRENCH
    assert can_pursue(game)

    game.steps["fr-north"] = 1
    assert not can_pursue(game)


@rule("pitts-war pursuit.condition")
def test_nobody_pursues_the_dead_or_without_a_victory():
    game = given(fr_north="brussels 2", au_galicia="brussels")
    fight = faced(game)
    assert not can_pursue(game)

    fight.winner, fight.defender.armies = FRENCH, []
    assert not can_pursue(game)


@rule("pitts-war pursuit.barred", "pitts-war fortress.effects")
@pytest.mark.parametrize(("area", "out_of"), [("flushing", "antwerp"), ("luxembourg", "metz")])
def test_no_pursuit_from_a_marsh_or_a_fortress(area, out_of):
    game = given(fr_north=f"{area} 2", au_galicia=area)

    assert won(game, area=area, out_of=out_of).is_over


@rule("pitts-war table.pursuit", "pitts-war pursuit.roll")
@pytest.mark.parametrize(("die", "steps", "retreats"), [(2, 3, 1), (3, 3, 2), (4, 3, 2)])
def test_a_low_die_costs_at_most_a_longer_retreat(die, steps, retreats):
    referee = pursued(die)

    assert referee.is_over  # pur.table
    assert referee.game.battle.retreats == retreats
    assert referee.game.strength(["au-galicia", "imperials"]) == steps


@rule("pitts-war table.pursuit")
@pytest.mark.parametrize(("choice", "retreats"), [(Harry(), 1), (Drive(), 2)])
def test_on_a_five_the_pursuer_chooses(choice, retreats):
    referee = pursued(5)

    assert referee.decision.seat == FRENCH
    assert referee.options == (Harry(), Drive())
    referee.choose(choice)
    assert referee.is_over is (retreats == 2)
    assert referee.game.battle.retreats == retreats


@rule(
    "pitts-war pursuit.effect",
    "pitts-war pursuit.loser-allots",
    "pitts-war table.pursuit.result-d",
    "pitts-war table.pursuit.result-r",
)
def test_on_a_six_the_loser_gives_a_step_and_goes_further():
    referee = pursued(6)

    assert referee.decision.seat == COALITION  # bd.pursuit-effects
    assert set(referee.options) == {Lose("au-galicia"), Lose("imperials")}
    referee.choose(Lose("imperials"))
    assert "imperials" not in referee.game.where
    assert referee.game.battle.retreats == 2


@rule("pitts-war pursuit.condition")
def test_the_winner_may_let_them_go():
    referee = won(given(**ONE_TO_NONE, dice=[6]))
    referee.choose(Pass())

    assert referee.is_over
    assert referee.game.battle.retreats == 1


@rule("pitts-war table.pursuit.mod.three-c", "pitts-war pursuit.roll")
@pytest.mark.parametrize(("murat", "total"), [({"murat": "brussels"}, 6), ({}, 5)])
def test_three_c_add_one(murat, total):
    referee = pursued(5, year=1805, **murat)

    assert referee.fact("trial.rolled")["total"] == total  # pur.three-c


@rule("pitts-war card.c.ecran")
def test_a_screen_takes_two_off():
    game = given(**ONE_TO_NONE, hand={"coalition": ["c-ecran"]}, dice=[4])
    referee = won(game)
    referee.choose(Pursue(), PlayMarker("c-ecran"))

    assert referee.fact("trial.rolled")["total"] == 2  # pur.screen
    assert game.battle.retreats == 1


@rule("pitts-war card.c.hussards", "pitts-war card.c.uhlans", "pitts-war card.f.brigade-infernale")
@pytest.mark.parametrize(
    ("marker", "side", "total"),
    [
        ("c-hussards", COALITION, 5),
        ("f-brigade-infernale", FRENCH, 5),
        ("c-uhlans", COALITION, 4),
    ],
)
def test_markers_drive_the_pursuit(marker, side, total):
    pieces = {"fr_north": "brussels 2"} if side is FRENCH else {"fr_alps": "brussels"}
    beaten = {"au_galicia": "brussels"} if side is FRENCH else {"au_flanders": "brussels 2"}
    game = given(year=1813, **pieces, **beaten, hand={side: [marker]}, dice=[3])
    referee = won(game, side)
    referee.choose(Pursue(), PlayMarker(marker))

    assert referee.fact("trial.rolled")["total"] == total  # mea.pursuit


@rule("pitts-war battle.markers.limit")
@pytest.mark.parametrize(("before", "total"), [(0, 6), (1, 5), (2, 3)])
def test_pursuit_markers_add_up_and_are_two_of_the_battle_at_most(before, total):
    hand = {"coalition": ["c-hussards", "c-uhlans"]}
    game = given(year=1813, fr_alps="brussels", au_flanders="brussels 2", hand=hand, dice=[3])
    referee = won(game, COALITION)
    game.battle.side(COALITION).markers += ["c-hauteur", "c-cretes"][:before]
    referee.choose(Pursue(), *map(PlayMarker, hand["coalition"][: 2 - before]))

    assert referee.fact("trial.rolled")["total"] == total


@rule("pitts-war card.c.carre")
def test_a_c_in_square_does_not_pursue():
    game = given(fr_north="brussels 2", au_galicia="brussels")
    fight = faced(game)
    fight.winner, fight.attacker.silenced = FRENCH, 1

    assert not can_pursue(game)
