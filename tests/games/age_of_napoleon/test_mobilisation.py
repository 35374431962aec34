"""Which corps may be raised, and how many."""

import pytest

from estafette.games.age_of_napoleon.mobilisation import (
    is_available,
    limit,
    room,
    serves,
    yearly_number,
)
from estafette.games.age_of_napoleon.sides import COALITION, FRENCH
from tests.games.age_of_napoleon.position import given
from tests.referee import rule


@rule("age-of-napoleon table.mobilisation")
@pytest.mark.parametrize(
    ("pool", "most", "new"),
    [
        *[("austria", 6, 3), ("britain", 2, 1), ("british-minors", 2, 1)],
        *[("france", 10, 5), ("russia", 8, 4), ("preussen", 4, 2)],
    ],
)
def test_a_row_gives_a_limit_and_a_yearly_number(pool, most, new):
    game = given()

    assert (limit(game, pool), yearly_number(game, pool)) == (most, new)


@rule("age-of-napoleon reform.austria.effect", "age-of-napoleon reform.prussia.effect")
def test_a_reformed_country_reads_another_row():
    game = given(reformed=["austria", "preussen"])

    assert (limit(game, "austria"), yearly_number(game, "austria")) == (8, 4)
    assert (limit(game, "preussen"), yearly_number(game, "preussen")) == (6, 3)


@rule("age-of-napoleon reinforcement.deploy.star-french-control")
def test_a_starred_country_has_one_corps_under_french_control():
    game = given(status={"spain": "fa"})

    assert (limit(game, "spain"), yearly_number(game, "spain")) == (1, 1)


@rule("age-of-napoleon reinforcement.deploy.french-minors")
def test_french_minors_give_one_corps_for_two_and_one_a_year_for_three():
    game = given()  # eight minors in 1805

    assert (limit(game, "french-minors"), yearly_number(game, "french-minors")) == (4, 2)


@rule("age-of-napoleon reinforcement.deploy.excess-kept")
def test_above_a_limit_there_is_no_room():
    game = given(status={"spain": "fa"}, blake="castilla", cuesta="castilla")

    assert room(game, "spain") == 0


@rule(
    "age-of-napoleon reinforcement.deploy.available",
    "age-of-napoleon reinforcement.deploy.availability-trigger",
)
def test_a_corps_waits_for_its_year_or_its_condition():
    before, after = given(year=1806), given(year=1807, reformed=["austria"], invaded=True)

    for corps in ("wellington", "radetzky", "platov"):
        assert not is_available(before, corps)
        assert is_available(after, corps)


@rule("age-of-napoleon reinforcement.deploy.attached-corps.which")
@pytest.mark.parametrize(
    ("status", "side"),
    [
        ({"preussen": "cm"}, COALITION),
        ({"preussen": "ic"}, COALITION),
        ({"preussen": "fa"}, None),
        ({"preussen": "nc", "sachsen": "cm"}, COALITION),
        ({"preussen": "cm", "sachsen": "fd"}, None),
        ({"preussen": "cm", "sachsen": "ic"}, None),
    ],
)
def test_the_saxons_rise_where_saxony_is_with_the_coalition(status, side):
    assert serves(given(status=status), "sachsen-corps") is side


@rule("age-of-napoleon reinforcement.deploy.french-minors.home")
def test_a_french_minor_corps_needs_its_home_detached_and_french():
    assert serves(given(), "poniatowski") is None
    assert serves(given(status={"polen": "fd"}), "poniatowski") is FRENCH
    assert serves(given(status={"polen": "ic"}), "poniatowski") is None


@rule("age-of-napoleon reinforcement.deploy.british-minors.home")
def test_a_british_minor_corps_needs_a_member():
    assert serves(given(status={"portugal": "cm"}), "beresford") is COALITION
    assert serves(given(status={"portugal": "ic"}), "beresford") is None
