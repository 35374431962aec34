"""[hand.size-table] [budget.costs] [battle.table] The player aids, cell by cell."""

import tomllib
from typing import Any

import msgspec
import pytest

from estafette.games.napoleon_against_europe import RULES
from estafette.games.napoleon_against_europe.tables import TableSheet
from tests.games.napoleon_against_europe.position import the_box
from tests.referee import rule

ATTRITION = """
    0 0  0  0  0
    0 0  0  0  1
    0 0  0  1  1*
    0 0  0  1* 2
    0 0  1  1* 2
    0 1  1  2  2*
    0 1  1  2  3
    1 1* 1* 2* 3*
    1 2  2  3  4
    1 2  2* 3* 4*
    1* 2* 3 4  5
"""
COMBAT = """
    0    0    1
    0    0+   1
    0    1    1+
    0    1    2
    0    1+   2
    0+   1+   2+
    0+   1+   2+
    1    2    3
    1    2    3+
    1    2+   4
    1+   3    4
    1+   3    4+
    2    3+   5
    2C   4C   5+C
    2+C  4+C  6C
    2+C  5C   6+C
    3C   5C   7C
    3C   5+C  7+C
    3+C  6C   8C
"""
STEPS = ((1, 2), (3, 5), (6, 8), (9, 12), (13, 30))


def tables() -> TableSheet:
    return the_box().tables


def rows(text: str) -> list[list[str]]:
    return [line.split() for line in text.strip().splitlines()]


@rule("napoleon-against-europe attrition.table")
@pytest.mark.parametrize("column", range(5))
def test_every_cell_of_the_attrition_table_is_as_proposed(column: int) -> None:
    for total, row in enumerate(rows(ATTRITION)):
        expected = int(row[column].rstrip("*")), row[column].endswith("*")
        for steps in STEPS[column]:
            assert tables().attrition.at(steps, total) == expected, (steps, total)


@rule("napoleon-against-europe attrition.table")
def test_the_attrition_table_ends_at_nought_and_at_ten() -> None:
    attrition = tables().attrition
    assert attrition.at(7, -3) == attrition.at(7, 0) == (0, False)
    assert attrition.at(7, 15) == attrition.at(7, 10) == (3, False)
    assert attrition.at(40, 10) == (5, False)


@rule("napoleon-against-europe attrition.table", "napoleon-against-europe example 1805")
@pytest.mark.parametrize(
    ("steps", "total", "lost", "star"),
    [
        (7, 8, 2, False),
        (5, 7, 1, True),
        (2, 4, 0, False),
        (8, 7, 1, True),
        (12, 3, 1, True),
        (7, 4, 1, False),
        (8, 6, 1, False),
        (10, 1, 0, False),
    ],
)
def test_the_attrition_of_the_examples(steps: int, total: int, lost: int, star: bool) -> None:
    assert tables().attrition.at(steps, total) == (lost, star)


@rule("napoleon-against-europe attrition.star")
def test_a_star_costs_a_step_on_five() -> None:
    assert tables().attrition.star == 5


@rule(
    "napoleon-against-europe attrition.mod.french",
    "napoleon-against-europe attrition.mod.russian",
    "napoleon-against-europe attrition.mod.depot",
    "napoleon-against-europe attrition.mod.national",
    "napoleon-against-europe attrition.mod.winter",
    "napoleon-against-europe attrition.mod.demoralised",
)
def test_the_modifiers_of_attrition() -> None:
    modifier = tables().attrition.modifier
    assert (modifier.poor, modifier.winter, modifier.unsupplied) == (2, 2, 2)
    assert (modifier.french_majority, modifier.french_only, modifier.russian_only) == (-1, -2, -1)
    assert (modifier.national, modifier.depot) == (-2, -2)
    assert (modifier.demoralised, modifier.besieged) == (1, 1)


@rule("napoleon-against-europe battle.table")
@pytest.mark.parametrize(("column", "size"), [(0, "skirmish"), (1, "minor"), (2, "major")])
def test_every_cell_of_the_combat_table_is_as_proposed(column: int, size: str) -> None:
    for total, row in enumerate(rows(COMBAT), start=2):
        result = tables().battle.at(size, total)
        signs = f"{result.losses}{'+' * result.plus}{'C' * result.cavalry}"
        assert signs == row[column], (size, total)


@rule("napoleon-against-europe battle.table")
def test_the_combat_table_ends_at_two_and_at_twenty() -> None:
    battle = tables().battle
    assert battle.at("major", -4) == battle.at("major", 2)
    assert battle.at("major", 27) == battle.at("major", 20)


@rule("napoleon-against-europe battle.mod.ratio", "napoleon-against-europe battle.mod.landing")
def test_the_modifiers_of_battle() -> None:
    battle = tables().battle
    assert battle.ratio == (-3, -2, -1, 0, 1, 2, 3)
    assert battle.rout_ratio == 5
    assert (battle.cavalry, battle.interceptor) == (1, 1)
    assert (battle.unsupplied, battle.demoralised) == (-3, -2)
    assert tables().terrain.landing == -3
    assert (tables().size.skirmish, tables().size.major, tables().size.major_weaker) == (7, 22, 10)


@rule("napoleon-against-europe budget.resources")
def test_every_power_has_its_resources() -> None:
    whole = {power: half / 2 for power, half in tables().resources.items()}
    assert whole == {
        "france": 14,
        "angleterre": 6,
        "russie": 12,
        "autriche": 12,
        "prusse": 5,
        "espagne": 4,
        "turquie": 4,
    }


@rule("napoleon-against-europe budget.costs", "napoleon-against-europe budget.army.cost")
def test_every_cost_of_the_production_table() -> None:
    cost = tables().cost
    assert (cost.infantry / 2, cost.star / 2, cost.cavalry / 2) == (1, 0.5, 2)
    assert (cost.militia / 2, cost.special / 2, cost.depot / 2) == (0.5, 2, 0.5)
    assert (cost.army / 2, cost.fleet / 2, cost.card / 2) == (2, 5, 4)


@rule("napoleon-against-europe hand.size-table")
def test_every_line_of_the_card_allocation_table() -> None:
    empire, coalition, either = [], [], []
    for group in tables().hand.group:
        line = "+".join(group.zones) + (f" {group.permanent}" if group.permanent else "")
        kind = {"empire": empire, "coalition": coalition}.get(str(group.side), either)
        kind.append(line + (" passes" if group.passes else ""))
    assert empire == ["paris 1F", "bordeaux", "lyon", "anvers", "munich+innsbruck", "erfurt"]
    assert either == [
        "mantoue passes",
        "madrid passes",
        "le-caire",
        "varsovie",
        "constantinople",
    ]
    assert coalition == [
        "londres 1C",
        "gibraltar+malte",
        "lisbonne",
        "naples+palerme",
        "moscou 2C",
        "saint-petersbourg",
        "odessa+kiev",
        "vienne 3C",
        "prague",
        "berlin+koenigsberg",
    ]


@rule("napoleon-against-europe hand.min-max", "napoleon-against-europe budget.transfer.receiver")
def test_the_limits_of_hands_and_budgets() -> None:
    limits = tables().limits
    assert (limits.hand_least, limits.hand_most, limits.diplomatic_cards) == (6, 10, 2)
    assert (limits.escalation, limits.grand_coalition) == (15, 5)
    assert (limits.key_zone_loss / 2, limits.transfer / 2, limits.missing_province / 2) == (4, 4, 4)
    assert (limits.army_steps, limits.army_restored, limits.army_depots) == (2, 2, 2)
    assert (limits.subordinates, limits.cavalry_steps, limits.armies_in_zone) == (3, 2, 2)


@rule(
    "napoleon-against-europe forced-march.points",
    "napoleon-against-europe supply.land-distance",
    "napoleon-against-europe naval.stack.squadron",
)
def test_the_limits_of_the_field() -> None:
    limits = tables().limits
    assert (limits.initiative_of_two_armies, limits.forced_march, limits.supply_distance) == (
        (3, 3, 2)
    )
    assert (limits.fleets_in_port, limits.squadron) == (3, 3)
    assert (limits.landing_steps, limits.landing_sieges, limits.siege_marker) == (2, 2, 3)
    assert (limits.rhine_members, limits.westphalia_provinces) == (6, 4)
    assert (limits.annexed, limits.annexed_after_tambours) == (3, 4)
    assert (limits.victory_empire, limits.victory_coalition) == (20, 0)
    assert limits.sainte_russie_steps == 10


@rule("napoleon-against-europe sequence.weather-rounds", "napoleon-against-europe sequence.rounds")
def test_the_rounds_of_a_year() -> None:
    rounds = tables().rounds
    assert (rounds.number, rounds.bad_weather, rounds.winter) == (6, 5, (6, 7))
    assert rounds.bad_weather_movement == -1


@rule(
    "napoleon-against-europe sequence.redeploy-order",
    "napoleon-against-europe hierarchy.allied-command",
)
def test_the_orders_of_powers() -> None:
    assert tables().order.powers == (
        *("turquie", "espagne", "prusse", "autriche", "russie"),
        *("angleterre", "france"),
    )
    assert tables().order.command == (
        *("angleterre", "france", "autriche", "russie", "prusse"),
        *("suede", "espagne", "turquie"),
    )


@rule("napoleon-against-europe diplomacy.card-value", "napoleon-against-europe diplomacy.roll")
def test_the_numbers_of_diplomacy() -> None:
    diplomacy = tables().diplomacy
    least = diplomacy.least
    assert (least.major, least.with_units, least.without_units, least.protectorate) == (3, 2, 1, 2)
    assert (diplomacy.success, diplomacy.beaten_by_enemy, diplomacy.beaten_by_self) == (6, 2, -1)
    assert (diplomacy.free, diplomacy.free_bonus) == (3, 2)
    assert (tables().peace.ends, tables().peace.bonus, tables().peace.reward / 2) == (5, 2, 4)
    assert tables().war.foreign_end == 5


@rule("napoleon-against-europe diplomacy.bonus-table")
def test_every_bonus_of_the_diplomacy_table() -> None:
    found = {each.country: (each.empire, each.coalition) for each in tables().diplomacy.bonus}
    assert found == {
        **dict.fromkeys(("prusse", "autriche", "russie", "suede", "portugal"), (0, 2)),
        **dict.fromkeys(("naples", "hanovre", "sardaigne"), (0, 2)),
        **dict.fromkeys(("espagne", "baviere", "wurtemberg", "bade"), (2, 0)),
        **dict.fromkeys(("royaume-d-italie", "berg", "palatinat"), (2, 0)),
        **dict.fromkeys(("turquie", "saxe", "hollande", "suisse", "cleves"), (1, 1)),
        **dict.fromkeys(("villes-hanseatiques", "thuringe"), (1, 1)),
        **dict.fromkeys(("danemark", "egypte"), (1, 0)),
        **dict.fromkeys(("hesse", "mecklembourg", "papaute", "sept-iles", "maroc"), (0, 1)),
        **dict.fromkeys(("algerie", "tunisie"), (0, 0)),
    }


@rule("napoleon-against-europe movement.terrain-table", "napoleon-against-europe battle.terrain")
def test_every_line_of_the_terrain_table() -> None:
    terrain = tables().terrain
    kinds = (terrain.marsh, terrain.bridge, terrain.river, terrain.pass_)
    assert [(each.cost, each.attack) for each in (*kinds, terrain.mountain, terrain.strait)] == [
        *((2, -1), (0, 0), (1, -1), (1, -1)),
        *((2, -2), (1, -2)),
    ]
    assert (terrain.zone, terrain.difficult) == (1, 2)


@rule(
    "napoleon-against-europe interception.modifiers",
    "napoleon-against-europe evasion.modifiers",
    "napoleon-against-europe countermarch.modifiers",
)
def test_the_manoeuvres_succeed_on_five() -> None:
    interception, evasion = tables().interception, tables().evasion
    assert (interception.success, evasion.success, tables().countermarch.success) == (5, 5, 5)
    assert (interception.cavalry, interception.initiative, interception.difficult) == (1, 1, -1)
    assert (evasion.cavalry, evasion.initiative, evasion.difficult) == (1, 1, 1)
    assert tables().countermarch.difficult == -1


@rule("napoleon-against-europe siege.table", "napoleon-against-europe siege.modifiers")
def test_the_siege_table() -> None:
    siege = tables().siege
    assert (siege.repulsed, siege.honours, siege.breach) == (2, 6, 8)
    assert (siege.army, siege.citadel, tables().fortress.steps_a_level) == (1, -2, 2)


@rule("napoleon-against-europe naval.combat.results", "napoleon-against-europe rally.attempt")
def test_the_numbers_of_the_sea_of_wounds_and_of_pursuit() -> None:
    assert tables().sea.losses == (1, 4, 8, 12)
    assert (tables().sea.success, tables().sea.steps) == (6, 2)
    assert (tables().pursuit.free, tables().wound.wounded, tables().rally.cost) == (6, 6, 2)


@rule("napoleon-against-europe victory.points-table")
def test_every_line_of_the_victory_points() -> None:
    points = tables().points
    both = {
        name: (p.victory, p.escalation)
        for name in points.__struct_fields__
        if (p := getattr(points, name))
    }
    assert both == {
        "conquest": (1, 1),
        "conquest_of_england": (3, 1),
        "protectorate": (1, 0),
        "protectorate_lost": (-1, 0),
        "westphalia": (1, 0),
        "confederation_lost": (-2, 0),
        "poland": (0, 2),
        "polish_province": (1, 0),
        "blockade": (2, 0),
        "liberation_won": (2, 0),
        "rejoins_coalition": (-1, 0),
        "declaration": (0, 1),
        "french_key_zone": (-1, 0),
        "paris": (-2, 0),
        "mantua": (-1, 0),
    }


def parts_of(table: Any, where: str = "tables") -> list[tuple[str, dict[str, Any]]]:
    """A table and all the tables in it, each with its name."""
    if isinstance(table, list):
        return [part for each in table for part in parts_of(each, where)]
    if not isinstance(table, dict):
        return []
    inner = [parts_of(each, f"{where}.{name}") for name, each in table.items()]
    return [(where, table), *[part for parts in inner for part in parts]]


def test_a_line_that_nobody_reads_is_refused_in_every_table() -> None:
    printed = tomllib.loads((RULES.folder / "box" / "tables.toml").read_text("utf-8"))
    del printed["provenance"]
    free = {"tables.resources"}  # by power
    tried = 0
    for where, part in parts_of(printed):
        part["misspelt"] = 1
        try:
            msgspec.convert(printed, TableSheet)
        except msgspec.ValidationError:
            tried += 1
        else:
            assert where in free, where
        del part["misspelt"]
    assert tried > 20
    assert msgspec.convert(printed, TableSheet) == tables()
