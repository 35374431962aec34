"""[combat.procedure] The tables, and the arithmetic of fire."""

from fractions import Fraction

import pytest

from estafette.games.last_campaigns.fire import (
    HALF,
    Share,
    best_line,
    defenders_percent,
    half_up,
    losses,
    shoot,
    terrain_percent,
    total,
)
from estafette.games.last_campaigns.sides import FRENCH
from tests.referee import rule

from .fighting import (
    ACROSS,
    BEHIND_RIDGE,
    BESIDE_TOWN,
    BEYOND,
    BRIDGE,
    BRIDGED_TOWN,
    BRIDGEHEAD,
    CHATEAU,
    CREST,
    EDGE,
    FOREST,
    FOREST_TOO,
    HERE,
    NORTH,
    OVER_BRIDGE,
    STREAM,
    STREAM_TOWN,
    TOWN,
    YARD,
    field,
)
from .position import table, the_box


def less(percent: int) -> Fraction:
    return Fraction(100 - percent, 100)


@rule("last-campaigns combat.procedure", "last-campaigns table.fire")
@pytest.mark.parametrize(
    ("strength", "roll", "caused"),
    [
        *[(1, 9, 0), (1, 10, 1), (2, 8, 0), (3, 7, 0), (3, 8, 1), (4, 7, 1), (4, 10, 2)],
        *[(6, 5, 0), (6, 6, 1), (8, 8, 2), (8, 12, 4), (9, 4, 0), (9, 5, 1), (12, 3, 0)],
        *[(12, 4, 1), (13, 12, 6), (16, 2, 0), (16, 3, 1), (17, 5, 2), (20, 12, 8), (23, 2, 0)],
        *[(24, 7, 4), (24, 12, 9)],
    ],
)
def test_the_fire_table_gives_losses_by_strength_and_roll(
    strength: int, roll: int, caused: int
) -> None:
    assert losses(table(), strength, roll) == caused


@rule("last-campaigns table.fire")
def test_the_rows_of_the_fire_table_add_up() -> None:
    ways = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]

    sums = [
        sum(way * loss for way, loss in zip(ways, row, strict=True))
        for row in the_box().tables.fire.losses
    ]

    assert sums == [
        *[6, 11, 18, 27, 28, 37, 40, 48, 52, 65, 68, 71],
        *[82, 84, 88, 99, 104, 111, 116, 121, 130, 135, 140, 146],
    ]


@rule("last-campaigns combat.over-24")
@pytest.mark.parametrize(("strength", "roll", "caused"), [(30, 9, 7), (25, 2, 1), (50, 12, 20)])
def test_above_24_the_same_roll_is_read_again_for_the_rest(
    strength: int, roll: int, caused: int
) -> None:
    assert losses(table(), strength, roll) == caused


@rule("last-campaigns table.fire.zero")
def test_a_strength_of_nothing_rolls_no_dice() -> None:
    game = table(dice=[6, 6])

    volley = shoot(game, FRENCH, [Share(1, less(75))])

    assert (volley.strength, volley.losses, game.dice.loaded) == (0, 0, [6, 6])


@rule("last-campaigns combat.modifiers.source")
def test_the_players_hear_what_became_of_the_strength_on_the_counters() -> None:
    game = table(dice=[3, 5])
    tired, horse = ("fire-terrain-25",), ("fire-terrain-25", "fire-cavalry")

    shoot(game, FRENCH, [Share(4, less(25), why=tired), Share(4, less(25) * HALF, why=horse)])

    assert game.told is not None
    reckoned, volley = game.told
    assert (reckoned.key, volley.key) == ("fire.reckoned", "fire.volley")
    assert reckoned.facts == {
        "side": FRENCH,
        "strength": 5,
        "printed": 8,
        "why": ["fire-terrain-25", "fire-cavalry"],
    }


@rule("last-campaigns combat.procedure")
def test_strengths_are_added_and_two_dice_find_the_losses() -> None:
    game = table(dice=[3, 5])

    volley = shoot(game, FRENCH, [Share(5), Share(3)])

    assert (volley.strength, volley.losses) == (8, 2)


@rule("last-campaigns table.reduction", "last-campaigns combat.reduction.rounding")
def test_the_reduction_table_is_what_rounding_gives() -> None:
    table_ = the_box().tables.reduction
    for percent, printed in ((25, table_.minus_25), (50, table_.minus_50), (75, table_.minus_75)):
        reckoned = [total([Share(strength, less(percent))]) for strength in range(1, 25)]
        assert tuple(reckoned) == printed


@rule("last-campaigns table.reduction", "last-campaigns combat.reduction.rounding")
@pytest.mark.parametrize(
    ("strength", "percent", "result"),
    [
        *[(1, 25, 1), (1, 50, 1), (1, 75, 0), (5, 50, 3), (7, 25, 5), (7, 50, 4), (7, 75, 2)],
        *[(10, 25, 8), (13, 50, 7), (18, 75, 5), (23, 25, 17), (24, 75, 6)],
    ],
)
def test_a_strength_is_reduced_by_a_percentage(strength: int, percent: int, result: int) -> None:
    assert total([Share(strength, less(percent))]) == result


@rule("last-campaigns combat.reduction.rounding", "last-campaigns assault.terrain.group-rounding")
def test_each_percentage_is_rounded_once() -> None:
    assert total([Share(3, less(25)), Share(3, less(50))]) == 4
    assert total([Share(3, HALF), Share(3, HALF)]) == 3  # not 2 and 2


@rule("last-campaigns general.rounding", "last-campaigns assault.terrain.group-rounding")
@pytest.mark.parametrize(("number", "result"), [("4.5", 5), ("4.25", 4)])
def test_a_half_is_rounded_up_and_less_is_dropped(number: str, result: int) -> None:
    assert half_up(Fraction(number)) == result


@rule("last-campaigns combat.modifiers.source")
def test_all_factors_are_multiplied_before_one_rounding() -> None:
    assert total([Share(5, HALF, (Fraction(3, 2),))]) == 4  # 3.75


@rule("last-campaigns table.terrain")
def test_the_terrain_effects_table_is_as_printed() -> None:
    terrain = the_box().tables.terrain
    rows = {
        name: (line.assault, line.bombardment, line.charge, line.infantry, line.other, line.never)
        for name in ("town", "chateau", "forest", "stream", "ridge", "bridge")
        for line in [getattr(terrain, name)]
    }
    assert rows == {
        "town": (25, 75, 50, 1, 1, ()),
        "chateau": (50, 0, 0, 2, 2, ("bombardment", "charge")),
        "forest": (50, 50, 75, 2, 4, ()),
        "stream": (25, 0, 25, 2, 2, ()),
        "ridge": (25, 0, 0, 0, 0, ("bombardment",)),
        "bridge": (50, 0, 0, 1, 1, ("charge",)),
    }


@rule(
    "last-campaigns terrain.assault.town",
    "last-campaigns terrain.assault.forest",
    "last-campaigns terrain.forest.between-forests",
    "last-campaigns terrain.forest.attack-out",
    "last-campaigns terrain.assault.stream",
    "last-campaigns terrain.assault.ridge",
    "last-campaigns terrain.assault.bridge",
    "last-campaigns assault.terrain.cumulative",
    "last-campaigns table.terrain.bridge-replaces",
)
@pytest.mark.parametrize(
    ("start", "target", "percent"),
    [
        pytest.param(NORTH, HERE, 0, id="clear"),
        pytest.param(BESIDE_TOWN, TOWN, 25),
        pytest.param(EDGE, FOREST, 50),
        pytest.param(FOREST_TOO, FOREST, 0),
        pytest.param(FOREST, EDGE, 0),
        pytest.param(STREAM, ACROSS, 25),
        pytest.param(CREST, BEYOND, 25),
        pytest.param(BEYOND, CREST, 25),
        pytest.param(BRIDGE, OVER_BRIDGE, 50),
        pytest.param(STREAM_TOWN, TOWN, 50),
        pytest.param(BRIDGEHEAD, BRIDGED_TOWN, 50),
    ],
)
def test_terrain_takes_its_part_off_an_assault(start: str, target: str, percent: int) -> None:
    assert terrain_percent(field(), "assault", start, target) == percent


@rule(
    "last-campaigns terrain.assault.chateau",
    "last-campaigns chateau.attack-half",
    "last-campaigns assault.terrain.cumulative",
)
def test_a_garrison_halves_an_assault_and_a_ridge_adds_to_it() -> None:
    game = field(aa_i_ompteda=CHATEAU)

    assert terrain_percent(game, "assault", YARD, CHATEAU) == 50
    assert terrain_percent(game, "assault", BEHIND_RIDGE, CHATEAU) == 75


@rule("last-campaigns chateau.two-units-cancel", "last-campaigns chateau.single-infantry")
def test_two_units_in_a_chateau_stand_in_the_open() -> None:
    game = field(aa_i_ompteda=CHATEAU, aa_i_chalkett=CHATEAU)

    assert terrain_percent(game, "assault", YARD, CHATEAU) == 0
    assert terrain_percent(game, "bombardment", YARD, CHATEAU) == 0


@rule(
    "last-campaigns chateau.immunity",
    "last-campaigns chateau.no-charge",
    "last-campaigns chateau.single-infantry",
)
def test_a_garrison_can_neither_be_bombarded_nor_charged() -> None:
    game = field(aa_i_ompteda=CHATEAU)

    assert terrain_percent(game, "bombardment", YARD, CHATEAU) is None
    assert terrain_percent(game, "charge", YARD, CHATEAU) is None


@rule("last-campaigns chateau.single-infantry")
def test_cavalry_alone_has_nothing_of_a_chateau() -> None:
    game = field(aa_c_grant=CHATEAU)

    assert terrain_percent(game, "assault", YARD, CHATEAU) == 0


@rule("last-campaigns assault.terrain.best-line")
def test_of_several_lines_the_best_for_the_defender_counts() -> None:
    terrain = the_box().tables.terrain

    assert best_line("assault", [terrain.town, terrain.forest]) == 50


@rule("last-campaigns terrain.forest.between-forests")
def test_trees_on_both_sides_help_only_an_assault() -> None:
    assert terrain_percent(field(), "charge", FOREST_TOO, FOREST) == 75


@rule("last-campaigns terrain.forest.defender-fire")
def test_who_fires_out_of_a_forest_is_hampered_too() -> None:
    game = field()

    assert defenders_percent(game, [EDGE], FOREST) == 50
    assert defenders_percent(game, [EDGE, FOREST_TOO], FOREST) == 0
    assert defenders_percent(game, [FOREST], EDGE) == 0


@rule("last-campaigns terrain.bridge.defender-fire")
def test_who_fires_at_a_bridge_alone_is_hampered_too() -> None:
    game = field()

    assert defenders_percent(game, [BRIDGE], OVER_BRIDGE) == 50
    assert defenders_percent(game, [BRIDGE, "1018"], OVER_BRIDGE) == 0
