"""[2.1] The corps and fleets of the powers, as printed."""

import re

from estafette.games.napoleon_against_europe.sheets import Corps
from estafette.games.napoleon_against_europe.sides import (
    ENGLAND,
    FRANCE,
    RUSSIA,
    SPAIN,
    TURKEY,
)
from tests.games.napoleon_against_europe.position import table, the_box
from tests.referee import rule


def corps(pattern: str) -> list[Corps]:
    found = [each for id_, each in the_box().corps.items() if re.fullmatch(pattern, id_)]
    assert found, pattern
    return found


@rule("napoleon-against-europe component.corps.french")
def test_french_corps() -> None:
    for each in corps("fr-(elite|corps)-.*"):
        assert (each.movement, each.steps) == (4, 2)
    for each in corps("fr-elite-.*"):
        assert (each.morale, each.stars) == (5, 1)
    guard = the_box().corps["fr-garde"]
    assert (guard.stars, guard.steps) == (2, 2)


@rule("napoleon-against-europe component.corps.french-cavalry")
def test_the_french_cavalry_reserve_is_elite() -> None:
    horse = the_box().corps["fr-cavalerie"]
    assert (horse.steps, horse.stars, horse.cavalry) == (2, 1, True)


@rule("napoleon-against-europe component.corps.minors")
def test_corps_of_minors() -> None:
    for each in ("baviere", "hollande", "suisse"):
        assert the_box().corps[f"corps-{each}"].steps == 2
    for each in ("baviere", "bade", "hollande"):
        assert the_box().corps[f"corps-{each}"].movement == 3
    assert the_box().corps["corps-naples"].combat[0] == 2


@rule("napoleon-against-europe component.corps.austrian")
def test_austrian_corps() -> None:
    for each in corps("au-corps-.*"):
        assert (each.movement, each.morale, each.steps) == (3, 3, 2)
    assert the_box().corps["au-cavalerie"].steps == 2


@rule("napoleon-against-europe component.corps.russian")
def test_russian_corps() -> None:
    for each in corps("ru-(elite|corps)-.*"):
        assert (each.movement, each.steps) == (3, 2)
    for each in corps("ru-elite-.*"):
        assert (each.morale, each.stars) == (4, 1)
    assert [each.mark for each in corps("ru-corps-1[12]")] == ["E", "E"]
    assert [each.mark for each in corps("ru-milice-.*")] == ["", "E", "E"]


@rule("napoleon-against-europe component.corps.prussian")
def test_prussian_corps() -> None:
    assert {each.morale for each in corps("pr-corps-.*")} == {3}
    assert [each.id for each in corps("pr-.*") if each.stars] == ["pr-garde"]
    assert the_box().corps["pr-garde"].stars == 1
    assert "pr-garde" in table("1805").reserve


@rule("napoleon-against-europe component.corps.spanish")
def test_spanish_corps() -> None:
    assert [each.movement for each in corps("es-corps-.*")] == [3, 3, 3, 3]


@rule("napoleon-against-europe component.fleet.french")
def test_french_fleets() -> None:
    mine = {each.name: each.tactical for each in the_box().fleets.values() if each.nation == FRANCE}
    assert {"Ganteaume", "Missiessy", "Villeneuve", "Emériau"} < set(mine)
    assert len(mine) == 5
    assert mine["Emériau"] == 0


@rule("napoleon-against-europe component.fleet.english")
def test_english_fleets() -> None:
    mine = {
        each.name: each.tactical for each in the_box().fleets.values() if each.nation == ENGLAND
    }
    named = {"Keith", "Cornwallis", "Stirling", "Nelson", "Collingwood", "Calder", "Ball"}
    assert named < set(mine)
    assert len(mine) >= 11
    assert mine["Ball"] == 2


@rule("napoleon-against-europe component.fleet.others")
def test_the_fleets_of_the_others() -> None:
    nations = [each.nation for each in the_box().fleets.values()]
    assert (nations.count(SPAIN), nations.count(RUSSIA), nations.count(TURKEY)) == (3, 2, 1)
    for minor in ("hollande", "danemark", "suede", "portugal", "naples"):
        assert nations.count(minor) == 1
    assert the_box().fleets["fleet-gravina"].nation == SPAIN
