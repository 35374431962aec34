"""[morale.base.default] Morale, and the tests against it."""

import pytest

from estafette.games.last_campaigns import morale as chapter
from estafette.games.last_campaigns.fate import extend
from estafette.games.last_campaigns.guard import awe
from estafette.games.last_campaigns.morale import group_morale, morale, pursuit_value
from estafette.games.last_campaigns.sides import FRENCH, Army
from estafette.games.last_campaigns.state import Game
from tests.referee import rule

from .fighting import FAR_SOUTH, HERE, NORTH, SOUTH, field
from .losing import losing


def of(unit: str, place: str = HERE, *, attacking: bool = False, **rest: str) -> int:
    game = field(**{unit.replace("-", "_"): place}, **rest)
    return morale(game, unit, attacking=attacking)


@rule(
    "last-campaigns morale.base.default",
    "last-campaigns morale.base.nassau",
    "last-campaigns morale.base.dutch",
    "last-campaigns morale.base.prussian-weak",
    "last-campaigns morale.base.old-guard",
    "last-campaigns morale.base.british-infantry-defence",
    "last-campaigns morale.base.british-cavalry",
)
@pytest.mark.parametrize(
    ("unit", "value"),
    [
        pytest.param("fr-i-quiot", 4),
        pytest.param("fr-ii-hubert", 4),
        pytest.param("aa-r-kruse", 3),
        pytest.param("aa-i-bylandt", 3),
        pytest.param("pr-iii-11", 3),
        pytest.param("pr-iii-10", 4),
        pytest.param("pr-iv-sydow", 4),
        pytest.param("fr-g-morand", 5),
        pytest.param("fr-g-guye", 4),
        pytest.param("aa-r-kempt", 5),
        pytest.param("aa-r-art5", 4),
        pytest.param("aa-c-grant", 5),
    ],
)
def test_a_fresh_unit_has_the_morale_of_its_nation_and_arm(unit: str, value: int) -> None:
    assert of(unit) == value


@rule(
    "last-campaigns morale.base.british-infantry-defence",
    "last-campaigns morale.base.british-cavalry",
)
def test_british_infantry_is_ordinary_when_it_attacks_but_not_the_cavalry() -> None:
    assert of("aa-r-kempt", attacking=True) == 4
    assert of("aa-c-grant", attacking=True) == 5


@rule("last-campaigns morale.mod.step-loss")
@pytest.mark.parametrize(
    ("unit", "place", "value"),
    [
        ("aa-i-bylandt", f"{HERE} 1", 2),
        ("aa-c-grant", f"{HERE} 1", 4),
        ("pr-i-2", f"{HERE} 2", 3),
    ],
)
def test_lost_steps_lower_morale_once(unit: str, place: str, value: int) -> None:
    assert of(unit, place) == value


@rule("last-campaigns morale.mod.step-loss-exempt")
@pytest.mark.parametrize(("unit", "value"), [("aa-i-ompteda", 4), ("aa-r-kempt", 5)])
def test_british_infantry_and_the_legion_bear_their_losses(unit: str, value: int) -> None:
    assert of(unit, f"{HERE} 1") == value


@rule("last-campaigns morale.mod.demoralised")
def test_a_demoralised_formation_is_worse_by_one() -> None:
    game = field(fr_vi_bellair=HERE)
    losing(game, "fr-vi", 9)

    assert morale(game, "fr-vi-bellair") == 3


@rule("last-campaigns morale.mod.one-demoralisation-only")
def test_a_broken_army_adds_nothing_to_a_broken_corps() -> None:
    game = field(fr_vi_bellair=HERE)
    losing(game, "fr-vi", 9)
    game.broken = (Army.FRENCH,)

    assert morale(game, "fr-vi-bellair") == 3


@rule("last-campaigns morale.mod.leader")
@pytest.mark.parametrize(
    ("leader", "value"),
    [("reille", 5), ("ney", 5), ("napoleon", 5), ("vandamme", 4), ("wellington", 4)],
)
def test_only_their_own_leaders_and_those_above_them_inspire_units(leader: str, value: int) -> None:
    assert of("fr-ii-soye", **{leader: HERE}) == value


@rule("last-campaigns morale.mod.leader")
def test_two_leaders_are_no_better_than_one() -> None:
    assert of("fr-ii-soye", f"{HERE} 1", reille=HERE, napoleon=HERE) == 4


@rule("last-campaigns morale.mod.reserve")
def test_a_formation_in_reserve_is_worse_by_one() -> None:
    game = field(fr_ii_soye=HERE, orders={})

    assert morale(game, "fr-ii-soye") == 3


@rule("last-campaigns morale.limits", "last-campaigns morale.mod.cumulative")
def test_morale_never_falls_below_one() -> None:
    game = field(fr_vi_bellair=f"{HERE} 1")
    losing(game, "fr-vi", 9)

    assert morale(game, "fr-vi-bellair", extra=-3) == 1


@rule("last-campaigns morale.limits")
def test_the_upper_limit_applies_to_the_final_sum_alone() -> None:
    game = field(fr_g_friant=HERE, napoleon=HERE)

    assert morale(game, "fr-g-friant") == 5
    assert morale(game, "fr-g-friant", extra=-1) == 5


@rule("last-campaigns table.morale")
def test_the_modifiers_of_the_table_add_up() -> None:
    game = field(fr_vi_bellair=f"{HERE} 1", mouton_lobau=HERE)
    losing(game, "fr-vi", 9)

    assert morale(game, "fr-vi-bellair", extra=-1) == 2


@rule("last-campaigns morale.mod.guard-opponent", "last-campaigns guard.retreat-test")
def test_the_old_guard_is_feared_and_the_young_is_not() -> None:
    game = field(fr_g_friant=NORTH, fr_g_guye=NORTH, pr_i_4=HERE)

    assert awe(game, ["fr-g-friant", "fr-g-guye"]) == -1
    assert awe(game, ["fr-g-guye", "fr-g-art1"]) == 0


@rule("last-campaigns guard.recoil.morale")
def test_after_the_recoil_all_french_morale_is_lower_and_no_other() -> None:
    game = field(fr_g_friant=HERE, pr_i_4=NORTH, facts={"recoiled": True})

    assert morale(game, "fr-g-friant") == 4
    assert morale(game, "pr-i-4") == 4


def group(**pieces: str) -> Game:
    return field(aa_i_bylandt=f"{HERE} 1", aa_c_grant=HERE, aa_i_art3n=HERE, **pieces)


@rule("last-campaigns morale.test.group")
def test_infantry_tests_for_all_then_cavalry_then_guns() -> None:
    game = group()

    assert group_morale(game, ["aa-i-bylandt", "aa-c-grant", "aa-i-art3n"]) == 2
    assert group_morale(game, ["aa-c-grant", "aa-i-art3n"]) == 5
    assert group_morale(game, ["aa-i-art3n"]) == 3


@rule("last-campaigns assault.morale-all-stacks", "last-campaigns morale.mod.leader")
@pytest.mark.parametrize(("where", "value"), [(NORTH, 4), (SOUTH, 5)])
def test_the_best_stack_counts_with_its_own_leader(where: str, value: int) -> None:
    game = field(fr_ii_soye=f"{NORTH} 1", fr_ii_campy=SOUTH, reille=where)

    assert group_morale(game, ["fr-ii-soye", "fr-ii-campy"], attacking=True) == value


@rule("last-campaigns morale.test.procedure")
@pytest.mark.parametrize(("die", "passed"), [(4, True), (5, False)])
def test_a_test_is_passed_on_the_morale_or_less(die: int, passed: bool) -> None:
    game = field(fr_ii_soye=HERE, dice=[die])

    assert chapter.test(game, FRENCH, ["fr-ii-soye"], 4, "retreat") is passed


@pytest.mark.parametrize(
    ("unit", "value"), [("fr-ii-hubert", 4), ("aa-c-grant", 2), ("fr-g-lancers", 5)]
)
def test_pursuit_values_are_those_of_the_nation(unit: str, value: int) -> None:
    assert pursuit_value(field(), unit) == value


@rule("last-campaigns option.rout.unit")
@pytest.mark.parametrize(("die", "stands"), [(4, True), (5, False)])
def test_who_fails_by_three_routs(die: int, stands: bool) -> None:
    game = field(aa_i_bylandt=f"{HERE} 1", dice=[die], options={"rout": "yes"})

    chapter.test(game, game.side("aa-i-bylandt"), ["aa-i-bylandt"], 2, "retreat")

    assert ("aa-i-bylandt" in game.where) is stands


@rule("last-campaigns option.rout.unit")
@pytest.mark.parametrize("why", ["reaction", "square"])
def test_nobody_routs_for_want_of_dash_or_of_a_square(why: str) -> None:
    game = field(aa_i_bylandt=f"{HERE} 1", dice=[6], options={"rout": "yes"})

    chapter.test(game, game.side("aa-i-bylandt"), ["aa-i-bylandt"], 2, why)

    assert "aa-i-bylandt" in game.where


@rule("last-campaigns option.rout.unit")
def test_nobody_routs_unless_it_was_agreed() -> None:
    game = field(aa_i_bylandt=f"{HERE} 1", dice=[6])

    chapter.test(game, game.side("aa-i-bylandt"), ["aa-i-bylandt"], 2, "retreat")

    assert "aa-i-bylandt" in game.where


@rule("last-campaigns option.rout.spread")
def test_panic_runs_from_one_unit_to_the_next() -> None:
    game = field(
        aa_i_bylandt=f"{HERE} 1",
        aa_i_kielmansegge=NORTH,
        aa_i_detmers=f"{SOUTH} 1",
        aa_i_daubreme=FAR_SOUTH,
        dice=[6, 5, 5, 3],
        options={"rout": "yes"},
    )

    chapter.test(game, game.side("aa-i-bylandt"), ["aa-i-bylandt"], 2, "retreat")

    assert list(game.where) == ["aa-i-kielmansegge", "aa-i-daubreme"]
    assert game.dice.loaded == []


@rule("last-campaigns option.rout.spread", "last-campaigns option.extended.deploy")
def test_a_line_that_stands_in_two_hexes_beside_a_panic_tests_once() -> None:
    game = field(
        aa_i_bylandt=f"{HERE} 1",
        aa_i_kielmansegge=NORTH,
        dice=[6, 6, 1],
        options={"rout": "yes", "extended-line": "yes"},
    )
    around = game.ground.neighbours
    extend(game, "aa-i-kielmansegge", next(hex_ for hex_ in around[NORTH] if hex_ in around[HERE]))

    chapter.test(game, game.side("aa-i-bylandt"), ["aa-i-bylandt"], 2, "retreat")

    assert game.dice.loaded == [1]


@rule("last-campaigns option.rout.spread", "last-campaigns option.extended.deploy")
def test_panic_runs_on_from_both_hexes_of_a_line() -> None:
    game = field(
        aa_i_bylandt=f"{HERE} 1",
        aa_i_kielmansegge=FAR_SOUTH,
        dice=[6, 6],
        options={"rout": "yes", "extended-line": "yes"},
    )
    extend(game, "aa-i-bylandt", SOUTH)

    chapter.test(game, game.side("aa-i-bylandt"), ["aa-i-bylandt"], 2, "retreat")

    assert game.dice.loaded == []


@rule("last-campaigns option.rout.spread")
def test_nobody_tests_twice_in_one_panic() -> None:
    game = field(
        aa_i_bylandt=f"{HERE} 1",
        aa_i_detmers=f"{HERE} 1",
        aa_i_kielmansegge=NORTH,
        dice=[6, 5, 1, 1],
        options={"rout": "yes"},
    )

    chapter.test(game, game.side("aa-i-bylandt"), ["aa-i-bylandt"], 2, "retreat")

    assert list(game.where) == ["aa-i-kielmansegge"]
    assert game.dice.loaded == [1]
