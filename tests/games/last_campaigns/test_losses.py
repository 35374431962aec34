"""[steps.two] [combat.losses.owner-chooses] Steps, and who takes the losses."""

from collections.abc import Sequence

import pytest

from estafette.games.last_campaigns.actions import Lose
from estafette.games.last_campaigns.fate import eliminate, lose_step, rally, restore
from estafette.games.last_campaigns.losses import take
from estafette.games.last_campaigns.sides import ALLIED
from estafette.games.last_campaigns.tiny import is_tiny
from tests.referee import Referee, rule

from .fighting import CHATEAU, HERE, YARD, field
from .position import given


@rule("last-campaigns steps.two", "last-campaigns combat.loss-effect")
def test_the_first_loss_turns_a_unit_and_the_second_eliminates_it() -> None:
    game = field(fr_ii_soye=HERE)

    assert lose_step(game, "fr-ii-soye") is False
    assert game.strength("fr-ii-soye") == 3
    assert lose_step(game, "fr-ii-soye") is True
    assert "fr-ii-soye" in game.eliminated


@rule("last-campaigns confidence.when", "last-campaigns scenario.quatre-bras")
def test_a_unit_destroyed_at_one_blow_has_lost_all_its_steps() -> None:
    game = given("quatre-bras", fr_g_lancers="3353", orders={"fr-guard": "attack 3553"})

    eliminate(game, "fr-g-lancers")

    assert game.scored == {ALLIED: 6}
    assert game.commands["fr-guard"].bled == game.turn


@rule("last-campaigns steps.one")
def test_a_unit_of_one_step_is_eliminated_by_a_loss() -> None:
    game = field(fr_vi_tromelin=HERE)

    assert lose_step(game, "fr-vi-tromelin") is True


@rule(
    "last-campaigns steps.huge.definition",
    "last-campaigns steps.huge.third-step",
    "last-campaigns steps.huge.third-loss",
    "last-campaigns advanced.huge",
)
def test_a_huge_unit_has_a_third_step_of_half_its_front() -> None:
    game = field(pr_i_2=HERE)

    strengths = [game.strength("pr-i-2")]
    while not lose_step(game, "pr-i-2"):
        strengths.append(game.strength("pr-i-2"))

    assert strengths == [9, 6, 5]


@rule("last-campaigns steps.huge.definition", "last-campaigns advanced.huge")
@pytest.mark.parametrize(("unit", "steps"), [("pr-i-3", 3), ("pr-ii-6", 2), ("fr-g-friant", 2)])
def test_eight_is_huge_and_seven_is_not(unit: str, steps: int) -> None:
    assert field().steps(unit) == steps


@rule("last-campaigns steps.never-full-again", "last-campaigns steps.huge.rally")
def test_a_unit_that_rallies_comes_back_on_its_reduced_side() -> None:
    game = field(fr_ii_soye=f"{HERE} 1", pr_i_2=f"{YARD} 2")
    lose_step(game, "fr-ii-soye")
    lose_step(game, "pr-i-2")

    rally(game, "fr-ii-soye", HERE)
    rally(game, "pr-i-2", YARD)

    assert (game.strength("fr-ii-soye"), game.strength("pr-i-2")) == (3, 6)


@rule(
    "last-campaigns steps.huge.rally",
    "last-campaigns steps.huge.rally-on-map",
    "last-campaigns steps.never-full-again",
)
def test_a_huge_unit_on_the_map_rallies_to_its_back() -> None:
    game = field(pr_i_1=f"{HERE} 2")

    restore(game, "pr-i-1")

    assert game.strength("pr-i-1") == 7


def losing(steps: int, **pieces: str) -> Referee:
    game = field(**pieces)
    return Referee(game, take(game, list(game.where), steps))


@rule("last-campaigns combat.losses.first-infantry")
def test_the_first_loss_is_the_infantrys() -> None:
    referee = losing(1, fr_ii_soye=HERE, fr_ii_art1=f"{HERE} 1")

    assert referee.result == ["fr-ii-soye"]


@rule("last-campaigns combat.losses.damaged-first")
def test_the_second_loss_goes_to_the_unit_just_turned() -> None:
    referee = losing(2, fr_ii_soye=HERE, fr_ii_campy=HERE)

    referee.choose(Lose("fr-ii-soye"))

    assert referee.is_over
    assert list(referee.game.where) == ["fr-ii-campy"]


@rule("last-campaigns combat.losses.first-infantry", "last-campaigns combat.losses.damaged-first")
def test_a_damaged_brigade_takes_the_first_loss() -> None:
    referee = losing(1, fr_ii_soye=HERE, fr_ii_campy=f"{HERE} 1")

    assert referee.result == ["fr-ii-campy"]


@rule("last-campaigns combat.losses.first-infantry", "last-campaigns combat.losses.owner-chooses")
def test_only_the_first_loss_must_be_the_infantrys() -> None:
    referee = losing(2, fr_ii_campy=f"{HERE} 1", fr_ii_soye=HERE, fr_ii_hubert=HERE)

    referee.choose(Lose("fr-ii-hubert"))  # the brigade that was damaged is gone

    assert referee.game.losses["fr-ii-hubert"] == 1


@rule("last-campaigns combat.losses.damaged-first")
def test_a_fresh_unit_is_spared_while_there_are_damaged_ones() -> None:
    referee = losing(
        1, fr_ii_soye=f"{HERE} 1", fr_ii_campy=f"{HERE} 1", fr_ii_bauduin=HERE, fr_ii_art1=HERE
    )

    assert referee.refusal(Lose("fr-ii-bauduin")).rule == "combat.losses.damaged-first"
    assert referee.refusal(Lose("fr-ii-art1")).rule == "combat.losses.first-infantry"
    assert referee.refusal(Lose("fr-i-quiot")).rule == "combat.losses.owner-chooses"


@rule("last-campaigns combat.losses.owner-chooses")
def test_the_owner_chooses_among_fresh_cavalry_and_guns() -> None:
    referee = losing(1, fr_ii_hubert=HERE, fr_ii_hart=HERE)

    assert referee.decision is not None
    assert referee.decision.seat == "french"
    assert set(referee.options) == {Lose("fr-ii-hart"), Lose("fr-ii-hubert")}


@rule("last-campaigns combat.losses.owner-chooses")
def test_losses_beyond_the_last_step_are_dropped() -> None:
    referee = losing(5, fr_ii_soye=HERE)

    assert referee.is_over
    assert not referee.game.where


@rule("last-campaigns chateau.loss-substitute")
def test_a_neighbour_may_take_the_loss_of_a_garrison() -> None:
    game = field(aa_i_kielmansegge=CHATEAU, aa_i_chalkett=YARD, aa_i_ghigny=YARD)
    referee = Referee(game, take(game, ["aa-i-kielmansegge"], 1))

    assert referee.refusal(Lose("aa-i-ghigny")).rule == "combat.losses.owner-chooses"
    referee.choose(Lose("aa-i-chalkett"))

    assert game.losses == {"aa-i-chalkett": 1}


@rule("last-campaigns chateau.loss-substitute", "last-campaigns chateau.two-units-cancel")
def test_nobody_stands_in_for_two_units_in_a_chateau() -> None:
    game = field(aa_i_kielmansegge=CHATEAU, aa_i_trip=CHATEAU, aa_i_chalkett=YARD)

    referee = Referee(game, take(game, ["aa-i-kielmansegge"], 1))

    assert referee.result == ["aa-i-kielmansegge"]


@rule("last-campaigns advanced.tiny")
@pytest.mark.parametrize(
    ("unit", "place", "tiny"),
    [
        ("fr-i-nogues", HERE, True),  # 3 to 2
        ("fr-i-nogues", f"{HERE} 1", False),  # 2 to nothing
        ("fr-vi-tromelin", HERE, True),  # 1 to nothing
        ("fr-ii-soye", HERE, False),  # 5 to 3
        ("fr-ii-hubert", HERE, False),  # cavalry
        ("pr-i-2", f"{HERE} 1", True),  # 6 to 5
    ],
)
def test_tiny_is_infantry_that_would_lose_a_single_point(unit: str, place: str, tiny: bool) -> None:
    game = field(**{unit.replace("-", "_"): place})

    assert is_tiny(game, unit) is tiny


@rule("last-campaigns advanced.tiny", "last-campaigns advanced.default")
def test_nobody_is_tiny_where_that_was_not_agreed() -> None:
    game = field(fr_i_nogues=HERE, options={"tiny-units": "no"})

    assert not is_tiny(game, "fr-i-nogues")


def lost(referee: Referee) -> Sequence[str]:
    game = referee.game
    return sorted([*[unit for unit in game.where if game.losses.get(unit)], *game.eliminated])


@rule("last-campaigns advanced.tiny", "last-campaigns advanced.tiny.full-step")
def test_two_tiny_brigades_meet_one_loss() -> None:
    referee = losing(1, fr_i_nogues=HERE, fr_i_grenier=HERE)

    referee.choose(Lose("fr-i-nogues"))

    assert lost(referee) == ["fr-i-grenier", "fr-i-nogues"]
    assert referee.game.losses == {"fr-i-nogues": 1, "fr-i-grenier": 1}


@rule("last-campaigns advanced.tiny.full-step")
def test_a_tiny_brigade_alone_meets_one_loss_with_two_steps() -> None:
    referee = losing(1, fr_i_nogues=HERE)

    assert list(referee.game.eliminated) == ["fr-i-nogues"]


@rule("last-campaigns advanced.tiny.full-step")
def test_a_tiny_brigade_and_another_meet_one_loss_together() -> None:
    referee = losing(1, fr_i_nogues=HERE, fr_ii_soye=HERE)

    referee.choose(Lose("fr-i-nogues"), Lose("fr-ii-soye"))

    assert referee.game.losses == {"fr-i-nogues": 1, "fr-ii-soye": 1}


@rule("last-campaigns advanced.tiny.full-step")
def test_a_tiny_brigade_meets_the_other_half_before_any_other_unit() -> None:
    referee = losing(1, fr_i_nogues=HERE, fr_i_grenier=HERE, fr_i_brue=HERE, fr_ii_soye=HERE)

    referee.choose(Lose("fr-i-nogues"))

    assert referee.refusal(Lose("fr-ii-soye")).rule == "advanced.tiny.full-step"


@rule("last-campaigns advanced.tiny.full-step")
def test_a_left_over_half_is_dropped() -> None:
    referee = losing(1, fr_vi_tromelin=HERE)

    assert list(referee.game.eliminated) == ["fr-vi-tromelin"]
    assert referee.is_over
