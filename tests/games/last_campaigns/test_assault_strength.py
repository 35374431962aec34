"""[assault.exchange] What both sides bring to an assault, by arm and by ground."""

import pytest

from estafette.games.last_campaigns.engagement import attack_shares
from tests.referee import rule

from .fighting import (
    BESIDE_TOWN,
    BRIDGED_TOWN,
    BRIDGEHEAD,
    CHATEAU,
    EDGE,
    FOREST,
    FOREST_TOO,
    HERE,
    NORTH,
    STREAM_TOWN,
    TOWN,
    YARD,
    assault,
    attack_of,
    defence_of,
    field,
)


@rule("last-campaigns assault.cavalry-half")
def test_cavalry_is_halved_in_an_assault_on_either_side() -> None:
    game = field(fr_ii_soye=NORTH, fr_ii_hubert=NORTH, aa_i_ghigny=HERE)

    assert attack_of(game, HERE, NORTH) == 7  # 5 and 1.5
    assert defence_of(game, HERE, NORTH) == 2


@rule("last-campaigns assault.disorganised", "last-campaigns disorganisation.halves")
def test_who_begins_disorganised_fires_at_half() -> None:
    game = field(pr_ii_6=HERE, fr_ii_soye=NORTH)

    assert defence_of(game, HERE, NORTH, tired=["pr-ii-6"]) == 4
    assert attack_of(game, HERE, NORTH, tired=["fr-ii-soye"]) == 3


@rule("last-campaigns assault.disorganised")
def test_who_is_disorganised_later_fires_in_full() -> None:
    game = field(pr_ii_6=f"{HERE} x", fr_ii_soye=NORTH)

    assert defence_of(game, HERE, NORTH) == 7


@rule("last-campaigns terrain.assault.town", "last-campaigns assault.terrain.group-rounding")
def test_ten_against_a_town_are_eight() -> None:
    game = field(fr_ii_bauduin=BESIDE_TOWN, fr_i_quiot=BESIDE_TOWN, pr_i_4=TOWN)

    assert attack_of(game, TOWN, BESIDE_TOWN) == 8


@rule("last-campaigns chateau.attack-half", "last-campaigns terrain.assault.chateau")
def test_nine_against_a_chateau_are_five() -> None:
    game = field(fr_ii_soye=YARD, fr_i_quiot=YARD, aa_i_chalkett=CHATEAU)

    assert attack_of(game, CHATEAU, YARD) == 5


@rule("last-campaigns chateau.two-units-cancel")
def test_ten_against_two_units_in_a_chateau_are_ten() -> None:
    game = field(fr_ii_bauduin=YARD, fr_i_quiot=YARD, aa_i_chalkett=CHATEAU, aa_i_byng=CHATEAU)

    assert attack_of(game, CHATEAU, YARD) == 10


@rule("last-campaigns terrain.assault.forest", "last-campaigns terrain.forest.defender-fire")
def test_at_the_edge_of_a_forest_both_fire_at_half() -> None:
    game = field(fr_i_quiot=EDGE, fr_ii_campy=EDGE, pr_i_4=FOREST)

    assert (attack_of(game, FOREST, EDGE), defence_of(game, FOREST, EDGE)) == (4, 3)


@rule("last-campaigns terrain.forest.between-forests")
def test_within_a_forest_nobody_is_hampered() -> None:
    game = field(fr_i_quiot=FOREST_TOO, fr_ii_campy=FOREST_TOO, pr_i_4=FOREST)

    assert (attack_of(game, FOREST, FOREST_TOO), defence_of(game, FOREST, FOREST_TOO)) == (8, 5)


@rule("last-campaigns terrain.forest.attack-out")
def test_out_of_a_forest_nobody_is_hampered() -> None:
    game = field(fr_i_quiot=FOREST, fr_ii_campy=FOREST, pr_i_4=EDGE)

    assert (attack_of(game, EDGE, FOREST), defence_of(game, EDGE, FOREST)) == (8, 5)


@rule(
    "last-campaigns terrain.forest.defender-fire", "last-campaigns terrain.forest.between-forests"
)
def test_a_mixed_assault_on_a_forest_is_reduced_stack_by_stack() -> None:
    game = field(fr_i_quiot=FOREST_TOO, fr_ii_bauduin=EDGE, aa_i_saxeweimar=FOREST)

    assert attack_of(game, FOREST, FOREST_TOO, EDGE) == 7
    assert defence_of(game, FOREST, FOREST_TOO, EDGE) == 6


@rule(
    "last-campaigns terrain.assault.bridge",
    "last-campaigns table.terrain.bridge-replaces",
    "last-campaigns terrain.bridge.defender-fire",
)
def test_over_a_bridge_both_fire_at_half_and_the_town_adds_nothing() -> None:
    game = field(fr_ii_soye=BRIDGEHEAD, fr_i_quiot=BRIDGEHEAD, aa_i_saxeweimar=BRIDGED_TOWN)

    assert attack_of(game, BRIDGED_TOWN, BRIDGEHEAD) == 5
    assert defence_of(game, BRIDGED_TOWN, BRIDGEHEAD) == 3


@rule(
    "last-campaigns assault.terrain.cumulative",
    "last-campaigns terrain.assault.stream",
    "last-campaigns terrain.assault.town",
)
def test_a_stream_before_a_town_makes_half() -> None:
    game = field(fr_ii_soye=STREAM_TOWN, fr_i_quiot=STREAM_TOWN, pr_i_4=TOWN)

    assert attack_of(game, TOWN, STREAM_TOWN) == 5


@rule("last-campaigns table.combat-modifiers", "last-campaigns advanced.default")
@pytest.mark.parametrize(("agreed", "strength"), [("yes", 11), ("no", 9)])
def test_guns_that_defend_against_an_assault_fire_with_half_as_much_again(
    agreed: str, strength: int
) -> None:
    game = field(
        fr_ii_soye=NORTH, aa_i_detmers=HERE, pr_i_art1=HERE, options={"heavy-guns": agreed}
    )

    assert defence_of(game, HERE, NORTH) == strength + (agreed == "yes")  # 7.5 is 8


@rule("last-campaigns combat.modifiers.source")
def test_every_factor_of_an_assault_has_a_name() -> None:
    game = field(fr_ii_soye=BESIDE_TOWN, fr_ii_hubert=BESIDE_TOWN, pr_i_2=TOWN)
    exchange = assault(game, TOWN, BESIDE_TOWN)

    foot, horse = attack_shares(game, exchange, ["fr-ii-soye"])

    assert foot.why == ("fire-terrain-25", "fire-disorganised")
    assert horse.why == ("fire-terrain-25", "fire-cavalry")
