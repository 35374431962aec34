"""[3] [18] The box and the scenarios, as they are set up."""

import pytest

from estafette.games.last_campaigns.actions import Aim
from estafette.games.last_campaigns.arrival import arrive, may_arrive
from estafette.games.last_campaigns.fate import remove_leader
from estafette.games.last_campaigns.markers import at_hand, fill_cup
from estafette.games.last_campaigns.movement import movement_allowance
from estafette.games.last_campaigns.sides import FRENCH, Arm, Army, Kind, Role, Terrain
from estafette.games.last_campaigns.victory import difference
from estafette.games.last_campaigns.zones import enemies_beside
from tests.games.last_campaigns.position import given, table, the_box
from tests.referee import Referee, rule


@rule("last-campaigns general.scope", "last-campaigns component.original")
def test_what_the_rules_lack_is_in_the_box_and_named_as_reconstructed() -> None:
    printed = the_box()
    assert {army.id for army in printed.armies.values()} == set(Army)
    assert list(printed.sheets) == sorted(
        ["campaign", "la-belle-alliance", "ligny", "quatre-bras", "wavre"]
    )


@rule("last-campaigns component.hq.one-per-cc")
def test_every_chief_has_one_headquarters() -> None:
    game = table("campaign")
    assert {*game.hqs, *[due.army for due in game.sheet.headquarters]} == set(Army)
    chiefs = [leader.id for leader in game.printed.leaders.values() if leader.role is Role.CHIEF]
    assert chiefs == [game.chief(army) for army in (Army.FRENCH, Army.ANGLO_ALLIED, Army.PRUSSIAN)]


@rule("last-campaigns component.hq.movement-five")
def test_a_headquarters_has_five_points() -> None:
    game = table("ligny")
    assert movement_allowance(game, "hq-french") == 2 * 5


@rule("last-campaigns component.leader.back")
def test_a_lost_leader_is_turned_over_until_another_comes() -> None:
    game = table("ligny")
    remove_leader(game, "gerard")
    assert "gerard" not in game.leaders
    assert game.fallen == {"gerard": 0}
    assert game.leader_of("fr-iv") == "gerard"


@rule("last-campaigns component.marker.disorganised")
def test_the_same_marker_shows_disorder_and_the_third_step() -> None:
    game = given("ligny", pr_i_1="4358 2 x")
    assert game.steps("pr-i-1") == 3
    assert game.strength("pr-i-1") == (game.unit("pr-i-1").front + 1) // 2
    assert "pr-i-1" in game.disorganised


@rule("last-campaigns proposal.map.grid")
def test_la_haye_sainte_stands_where_it_stood() -> None:
    game = table("campaign")
    ground = game.ground
    assert (game.printed.map.columns, game.printed.map.rows) == (74, 71)
    assert ground.terrain["2017"] is Terrain.CHATEAU
    north, _, _, _, _, north_west = ground.neighbours["2017"]
    assert (north, north_west) == ("2016", "1917")


@rule("last-campaigns proposal.map.built-binding", "last-campaigns proposal.map.grid")
def test_bridges_and_woods_are_those_of_the_built_map() -> None:
    ground = table("campaign").ground
    for here, there in (("4814", "4914"), ("5110", "5210"), ("5308", "5408"), ("4855", "4856")):
        assert "bridge" in ground.marks(here, there)
    around = {"1718", "1818", "1819", "1720", "1619", "1618"}
    assert set(ground.neighbours["1719"]) == around
    woods = [hex_ for hex_ in around if ground.terrain[hex_] is Terrain.FOREST]
    assert woods == ["1720"]


@rule("last-campaigns proposal.map.submaps")
def test_a_battle_is_fought_on_its_own_part_of_the_map() -> None:
    ground = table("la-belle-alliance").ground
    assert "2017" in ground.at
    assert "4856" not in ground.at
    assert all(hex_.endswith("29") for hex_ in ground.edges["south"])


@rule("last-campaigns proposal.units")
def test_there_are_176_units_of_all_arms() -> None:
    units = the_box().units.values()
    assert len(units) == 176
    assert {unit.arm for unit in units} == set(Arm)
    old_guard = [unit.id for unit in units if "old-guard" in unit.marks]
    assert old_guard == ["fr-g-friant", "fr-g-morand"]


@rule("last-campaigns proposal.leaders")
def test_there_are_23_leaders() -> None:
    game = table("campaign")
    leaders = game.printed.leaders
    assert len(leaders) == 23
    assert [leaders[each].value for each in ("napoleon", "wellington", "blucher")] == [4, 4, 3]
    assert list(game.wings) == ["ney", "grouchy"]
    assert movement_allowance(game, "napoleon") == 2 * 8


@rule("last-campaigns proposal.limits", "last-campaigns scenario.campaign")
def test_limits_and_levels_are_parts_of_the_strength() -> None:
    printed = the_box()
    for corps in printed.formations.values():
        units = [unit for unit in printed.units.values() if unit.formation == corps.id]
        strength = sum([u.front for u in units if u.id != "pr-x-stengel"])  # of another corps
        assert corps.limit == (4 * strength + 5) // 10
    levels = printed.sheets["campaign"].levels
    assert levels[Army.FRENCH].demoralisation == 95
    allied, prussian = levels[Army.ANGLO_ALLIED], levels[Army.PRUSSIAN]
    assert (allied.demoralisation, allied.disintegration) == (52, 79)
    assert (prussian.demoralisation, prussian.disintegration) == (65, 98)


@rule("last-campaigns proposal.limits", "last-campaigns scenario.wavre")
def test_at_wavre_the_ninth_brigade_counts_with_its_third_step() -> None:
    level = the_box().sheets["wavre"].levels[Army.PRUSSIAN]
    assert (level.strength, level.demoralisation, level.disintegration) == (35, 12, 18)
    game = table("wavre")
    assert game.losses["pr-iii-9"] == 2
    assert game.strength("pr-iii-9") == 4


COUNTS = [
    ("ligny", 75, 9, -45, 7),
    ("quatre-bras", 14, 27, -38, 7),
    ("la-belle-alliance", 102, 30, -21, 10),
    ("wavre", 34, 5, -45, 20),
    ("campaign", 62, 113, -95, 59),
]


@rule(
    "last-campaigns scenario.ligny",
    "last-campaigns scenario.quatre-bras",
    "last-campaigns scenario.la-belle-alliance",
    "last-campaigns scenario.wavre",
    "last-campaigns scenario.campaign",
)
@pytest.mark.parametrize(("scenario", "units", "coming", "points", "turns"), COUNTS)
def test_a_scenario_is_set_up_as_proposed(
    scenario: str, units: int, coming: int, points: int, turns: int
) -> None:
    game = table(scenario)
    assert len(game.printed.track(scenario)) == turns
    assert difference(game) == points
    assert len(game.where) == units
    assert sum(len(group.units) for group in game.sheet.reinforcement) == coming
    assert max(map(len, game.stacks.values())) <= 2


@rule("last-campaigns scenario.la-belle-alliance")
def test_at_la_belle_alliance_no_enemies_touch() -> None:
    game = table("la-belle-alliance")
    for hex_, stack in game.stacks.items():
        assert not enemies_beside(game, hex_, game.side(stack[0]))


@rule("last-campaigns proposal.turns", "last-campaigns proposal.weather")
@pytest.mark.parametrize(
    ("turn", "night", "rain", "sight"),
    [
        ("18 05:00", False, True, 4),
        ("17 13:00", False, False, 8),
        ("17 14:00", False, True, 4),
        ("17 20:00", False, True, 4),
        ("17 21:00", True, True, 1),
        ("18 03:00", True, True, 1),
        ("18 06:00", False, True, 4),
        ("18 07:00", False, False, 8),
    ],
)
def test_the_hours_and_the_weather(turn: str, night: bool, rain: bool, sight: int) -> None:
    game = table("campaign")
    game.turn = game.printed.track("campaign").index(turn)
    assert (game.is_night, game.is_rain, game.visibility) == (night, rain, sight)


@rule("last-campaigns sequence.phase2.fill-cup")
def test_a_corps_that_is_due_has_a_marker() -> None:
    game = table("ligny")
    assert "fr-vi" not in at_hand(game, FRENCH)
    game.turn = 4  # 18:00
    assert "fr-vi" in at_hand(game, FRENCH)
    fill_cup(game)
    assert "fr-vi" in game.cup


@rule("last-campaigns scenario.ligny", "last-campaigns scenario.quatre-bras")
@pytest.mark.parametrize(("scenario", "turn", "low"), [("ligny", 3, 5), ("quatre-bras", 2, 4)])
def test_d_erlon_may_come_on_a_die(scenario: str, turn: int, low: int) -> None:
    game = table(scenario, arrival="yes", dice=[low, low + 1])
    game.turn = turn - 1
    assert not may_arrive(game)
    game.turn = turn
    assert may_arrive(game)
    assert Referee(game, arrive(game)).is_over
    assert may_arrive(game)
    referee = Referee(game, arrive(game))
    target = max(game.ground.roads)
    field = min(set(game.ground.hexes) - game.ground.roads)
    assert referee.refusal(Aim(field)).key == "arrival.no-road"
    referee.choose(Aim(target))
    assert game.order_of("fr-i").kind is Kind.MARCH
    assert "drouet-d-erlon" in game.waiting
    assert not may_arrive(game)
    assert "fr-i" in at_hand(game, FRENCH)


@rule("last-campaigns scenario.ligny")
def test_without_the_option_he_stays_away() -> None:
    game = table("ligny")
    game.turn = 5
    assert not may_arrive(game)
