"""The printed tables, cell by cell."""

import pytest

from tests.games.pitts_war.position import the_box
from tests.referee import rule


def column(steps):
    return [the_box().tables.attrition.at(steps, die) for die in range(1, 8)]


NONE, WORN, ONE, BOTH, TWO = (0, False), (0, True), (1, False), (1, True), (2, False)


@rule(
    "pitts-war table.attrition.col-1",
    "pitts-war table.attrition.col-2-3",
    "pitts-war table.attrition.col-4-5",
    "pitts-war table.attrition.col-6-8",
    "pitts-war table.attrition.col-9",
)
@pytest.mark.parametrize(
    ("steps", "results"),
    [
        ((1,), [NONE] * 6 + [WORN]),
        ((2, 3), [NONE] * 4 + [WORN, WORN, ONE]),
        ((4, 5), [NONE, NONE, WORN, ONE, ONE, ONE, BOTH]),
        ((6, 8), [NONE, WORN, WORN, ONE, ONE, BOTH, BOTH]),
        ((9, 12), [WORN, WORN, ONE, ONE, BOTH, BOTH, TWO]),
    ],
)
def test_attrition_is_read_by_steps_and_die(steps, results):
    assert [column(number) for number in steps] == [results] * len(steps)


@rule("pitts-war table.attrition")
def test_beyond_the_edges_of_the_attrition_table_the_edge_is_read():
    attrition = the_box().tables.attrition

    assert attrition.at(9, -3) == WORN
    assert attrition.at(9, 11) == TWO


@rule("pitts-war table.movement-potential")
def test_movement_points_by_modified_die():
    points = [the_box().tables.movement.at(die) for die in range(-2, 12)]

    assert points == [1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 7]


@rule("pitts-war table.combat.col-1-10", "pitts-war table.combat.col-11")
def test_losses_inflicted_by_modified_die():
    small = [the_box().tables.combat.at(die, large=False) for die in range(11)]
    large = [the_box().tables.combat.at(die, large=True) for die in range(11)]

    assert [cell.steps for cell in small] == [0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2]
    assert [cell.extra for cell in small] == [0, 0, 0, 5, 4, 2, 0, 4, 3, 0, 5]
    assert [cell.steps for cell in large] == [0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4]
    assert [cell.extra for cell in large] == [5, 4, 2, 0, 4, 3, 0, 4, 0, 4, 0]


@rule("pitts-war table.combat")
def test_beyond_the_edges_of_the_combat_table_the_edge_is_read():
    combat = the_box().tables.combat

    assert combat.at(-2, large=True) == combat.at(0, large=True)
    assert combat.at(14, large=False) == combat.at(10, large=False)


@rule("pitts-war table.pursuit")
def test_pursuit_costs_more_with_a_higher_die():
    rows = [the_box().tables.pursuit.at(die) for die in (0, 1, 2, 3, 4, 5, 6, 9)]

    assert [(row.loss, row.retreat) for row in rows] == [
        *((0, 0), (0, 0), (0, 0), (0, 1), (0, 1), (1, 1), (1, 1), (1, 1)),
    ]
    assert [row.either for row in rows] == [False] * 5 + [True] + [False] * 2


@rule(
    "pitts-war table.terrain.clear",
    "pitts-war table.terrain.pass",
    "pitts-war table.terrain.strait",
    "pitts-war table.terrain.river",
)
def test_a_border_costs_its_extra():
    crossing = the_box().tables.terrain.crossing

    assert [crossing(kind) for kind in ("clear", "river", "pass", "strait")] == [1, 2, 2, 3]


@rule("pitts-war table.peace-duration")
def test_a_peace_lasts_half_the_die_rounded_up():
    assert the_box().tables.peace.years == (1, 1, 2, 2, 3, 3)


@rule("pitts-war table.naval-capacity")
def test_six_powers_have_a_fleet():
    fleets = {c.id: c.fleet for c in the_box().countries.values() if c.fleet}

    assert fleets == {
        **{"britain": 4, "russia": 2, "spain": 2, "turkey": 2},
        **{"sweden": 1, "denmark": 1},
    }


@rule("pitts-war table.turn-track", "pitts-war component.turn-track")
def test_the_track_gives_draws_entries_and_arrivals():
    track = the_box().track

    assert list(track) == list(range(1792, 1816))
    assert (track[1798].french, track[1805].coalition) == (2, 3)
    assert track[1793].arrives == ("vendeans", "lyon-federals", "toulon-federals")
    assert "britain" in track[1793].joins
    assert track[1804].joins == ("russia",)


@rule("pitts-war card.f.blocus-continental.ports")
def test_the_blockade_has_copenhagen_and_neither_palermo_nor_gibraltar():
    ports = set(the_box().tables.blockade.ports)

    assert len(ports) == 37
    assert "copenhagen" in ports
    assert not ports & {"palermo", "gibraltar", "goteborg", "london"}
    assert ports <= the_box().ports
