"""Counters whose values the rulebook gives away, and what the set-ups imply of the others."""

import pytest

from tests.games.napoleon_against_europe.position import the_box
from tests.referee import rule


def general(name):
    return the_box().generals[name]


def corps_of(nation, *, cavalry=False):
    """The plain corps of a nation: no militia, no Landwehr."""
    return [
        corps
        for corps in the_box().corps.values()
        if corps.nation == nation
        and corps.cavalry is cavalry
        and not (corps.militia or corps.landwehr or "-gn-" in corps.id)
    ]


def fleets_of(nation):
    return [fleet.name for fleet in the_box().fleets.values() if fleet.nation == nation]


@rule("napoleon-against-europe component.general.napoleon")
@rule("napoleon-against-europe component.general.davout")
@rule("napoleon-against-europe component.general.soult")
@rule("napoleon-against-europe component.general.massena")
@rule("napoleon-against-europe component.general.oudinot")
@rule("napoleon-against-europe component.general.marmont")
@rule("napoleon-against-europe component.general.saint-cyr")
@rule("napoleon-against-europe component.general.murat")
@rule("napoleon-against-europe component.general.mack")
@rule("napoleon-against-europe component.general.charles")
@rule("napoleon-against-europe component.general.jean")
@rule("napoleon-against-europe component.general.koutouzov")
@rule("napoleon-against-europe component.general.buxhowden")
@rule("napoleon-against-europe component.general.blucher")
@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("napoleon", {"initiative": 1, "attack": 3, "defence": 3}),
        ("davout", {"initiative": 1, "defence": 3}),
        ("soult", {"initiative": 2, "attack": 2, "defence": 1}),
        ("massena", {"initiative": 1, "command": 6, "rank": 5}),
        ("oudinot", {"rank": 14}),
        ("marmont", {"initiative": 2}),
        ("gouvion-saint-cyr", {"initiative": 2, "attack": 2, "defence": 1}),
        ("murat", {"cavalry": True}),
        ("mack", {"initiative": 3, "attack": 0, "defence": 0}),
        ("charles", {"initiative": 2, "attack": 1}),
        ("jean", {"initiative": 2, "defence": 1}),
        ("koutouzov", {"initiative": 2, "attack": 1}),
        ("buxhowden", {"attack": 1}),
        ("blucher", {"initiative": 1, "defence": 1, "cavalry": True}),
    ],
)
def test_a_general_has_the_values_that_the_rulebook_shows(name, values):
    assert {key: getattr(general(name), key) for key in values} == values


@rule(
    "napoleon-against-europe component.general.napoleon",
    "napoleon-against-europe component.general.charles",
)
@rule(
    "napoleon-against-europe component.general.jean",
    "napoleon-against-europe component.general.koutouzov",
)
def test_those_who_lead_many_steps_can_command_them():
    assert general("napoleon").command >= 8  # fifteen steps with the Grande Armée
    assert general("charles").command >= 7
    assert general("jean").command >= 6
    assert general("koutouzov").command >= 5


@rule(
    "napoleon-against-europe component.general.mack",
    "napoleon-against-europe component.general.buxhowden",
)
def test_mack_ranks_between_jean_and_ferdinand_and_buxhowden_below_koutouzov():
    assert general("jean").rank < general("mack").rank < general("ferdinand").rank
    assert general("koutouzov").rank < general("buxhowden").rank


@rule("napoleon-against-europe component.corps.french")
def test_french_corps_march_four_and_have_two_steps():
    french = corps_of("france")
    elite = [corps for corps in french if "-elite-" in corps.id]

    assert all((corps.movement, corps.steps) == (4, 2) for corps in french)
    assert all((corps.morale, corps.stars) == (5, 1) for corps in elite)
    assert the_box().corps["fr-garde"].stars == 2


@rule("napoleon-against-europe component.corps.french-cavalry")
def test_the_french_cavalry_reserve_is_elite_with_two_steps():
    (reserve,) = corps_of("france", cavalry=True)

    assert (reserve.steps, reserve.stars) == (2, 1)


@rule("napoleon-against-europe component.corps.minors")
def test_minors_have_the_steps_and_the_march_that_the_examples_show():
    corps = the_box().corps

    for name in ("baviere", "hollande", "suisse"):
        assert corps[f"corps-{name}"].steps == 2, name
    for name in ("baviere", "bade", "hollande"):
        assert corps[f"corps-{name}"].movement == 3, name
    assert corps["corps-naples"].combat[0] == 2


@rule("napoleon-against-europe component.corps.austrian")
def test_austrian_corps_march_three_with_morale_three():
    plain = [corps for corps in corps_of("autriche") if corps.number]
    (reserve,) = corps_of("autriche", cavalry=True)

    assert all((corps.movement, corps.morale, corps.steps) == (3, 3, 2) for corps in plain)
    assert reserve.steps == 2


@rule("napoleon-against-europe component.corps.russian")
def test_russia_has_twelve_corps_and_three_militias_of_which_four_come_by_event():
    corps = the_box().corps
    plain = [corps[f"ru-corps-{number}"] for number in range(1, 13)]
    militia = [corps[f"ru-milice-{number}"] for number in range(1, 4)]
    elite = [each for each in corps_of("russie") if "-elite-" in each.id]

    assert all((each.movement, each.steps) == (3, 2) for each in (*plain, *elite))
    assert all((each.morale, each.stars) == (4, 1) for each in elite)
    marked = {each.id for each in (*plain, *militia) if each.mark == "E"}
    assert marked == {"ru-corps-11", "ru-corps-12", "ru-milice-2", "ru-milice-3"}


@rule("napoleon-against-europe component.corps.prussian")
def test_prussia_has_one_elite_corps_which_waits_in_the_reserve_of_1805():
    plain = [corps for corps in corps_of("prusse") if not corps.stars]
    (guard,) = [corps for corps in corps_of("prusse") if corps.stars]

    assert all(corps.morale == 3 for corps in plain)
    assert guard.stars == 1
    assert guard.id in the_box().sheets["1805"].reserve.corps


@rule("napoleon-against-europe component.corps.spanish")
def test_spain_has_four_infantry_corps_that_march_three():
    assert [corps.movement for corps in corps_of("espagne")] == [3, 3, 3, 3]


@rule("napoleon-against-europe component.fleet.french")
def test_france_has_five_fleets_and_that_of_toulon_no_tactical_bonus():
    assert {"Ganteaume", "Missiessy", "Villeneuve", "Emériau"} < set(fleets_of("france"))
    assert len(fleets_of("france")) == 5
    assert the_box().fleets["fleet-emeriau"].tactical == 0


@rule("napoleon-against-europe component.fleet.english")
def test_england_has_fleets_enough_for_1809_without_nelson():
    named = {"Keith", "Cornwallis", "Stirling", "Nelson", "Collingwood", "Calder", "Ball"}

    assert named <= set(fleets_of("angleterre"))
    assert len(fleets_of("angleterre")) >= 11
    assert the_box().fleets["fleet-ball"].tactical == 2


@rule("napoleon-against-europe component.fleet.others")
def test_the_others_have_three_two_or_one():
    assert "Gravina" in fleets_of("espagne")
    found = {nation: len(fleets_of(nation)) for nation in ("espagne", "russie", "turquie")}
    assert found == {"espagne": 3, "russie": 2, "turquie": 1}
    for minor in ("hollande", "danemark", "suede", "portugal", "naples"):
        assert len(fleets_of(minor)) == 1, minor
