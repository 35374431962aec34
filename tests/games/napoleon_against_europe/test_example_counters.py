"""What the example of the rulebook and its rules say of the counters."""

from tests.games.napoleon_against_europe.position import bare, table
from tests.referee import rule

# What the example and the rules say of the counters.


@rule("napoleon-against-europe component.general.napoleon")
def test_napoleon_as_the_example_shows_him() -> None:
    napoleon = bare().printed.generals["napoleon"]
    assert (napoleon.initiative, napoleon.attack, napoleon.defence) == (1, 3, 3)
    assert napoleon.command >= 8


@rule("napoleon-against-europe component.general.davout")
@rule("napoleon-against-europe component.general.soult")
@rule("napoleon-against-europe component.general.murat")
@rule("napoleon-against-europe component.general.saint-cyr")
def test_his_marshals_as_the_example_shows_them() -> None:
    generals = bare().printed.generals
    assert (generals["davout"].initiative, generals["davout"].defence) == (1, 3)
    soult = generals["soult"]
    assert (soult.initiative, soult.attack, soult.defence) == (2, 2, 1)
    assert generals["murat"].cavalry
    assert generals["gouvion-saint-cyr"].defence == 1


@rule("napoleon-against-europe component.general.mack")
@rule("napoleon-against-europe component.general.jean")
@rule("napoleon-against-europe component.general.koutouzov")
def test_his_enemies_as_the_example_shows_them() -> None:
    generals = bare().printed.generals
    mack = generals["mack"]
    assert (mack.initiative, mack.attack, mack.defence) == (3, 0, 0)
    assert generals["jean"].rank < mack.rank < generals["ferdinand"].rank
    assert generals["jean"].defence == 1
    koutouzov = generals["koutouzov"]
    assert (koutouzov.initiative, koutouzov.attack) == (2, 1)
    assert koutouzov.command >= 5


@rule("napoleon-against-europe component.corps.french")
@rule("napoleon-against-europe component.corps.french-cavalry")
def test_the_french_corps() -> None:
    corps = bare().printed.corps
    french = [each for each in corps.values() if each.nation == "france" and not each.militia]
    assert {(each.movement, each.steps) for each in french} == {(4, 2)}
    elite = [each for each in french if each.id.startswith("fr-elite")]
    assert {(each.morale, each.stars) for each in elite} == {(5, 1)}
    assert corps["fr-garde"].stars == 2
    cavalry = corps["fr-cavalerie"]
    assert (cavalry.steps, cavalry.stars, cavalry.cavalry) == (2, 1, True)


@rule("napoleon-against-europe component.corps.minors")
def test_the_corps_of_the_minors() -> None:
    corps = bare().printed.corps
    for name in ("corps-baviere", "corps-hollande", "corps-suisse"):
        assert corps[name].steps == 2
    for name in ("corps-baviere", "corps-bade", "corps-hollande"):
        assert corps[name].movement == 3
    assert corps["corps-naples"].combat[0] == 2


@rule("napoleon-against-europe component.corps.austrian")
@rule("napoleon-against-europe component.corps.prussian")
@rule("napoleon-against-europe component.corps.spanish")
def test_the_corps_of_austria_prussia_and_spain() -> None:
    game = table("1805")
    corps = game.printed.corps
    for number in range(1, 11):
        austrian = corps[f"au-corps-{number}"]
        assert (austrian.movement, austrian.morale, austrian.steps) == (3, 3, 2)
    assert (corps["au-cavalerie"].steps, corps["au-cavalerie"].cavalry) == (2, True)
    assert corps["pr-corps-1"].morale == 3
    elite = [each.id for each in corps.values() if each.nation == "prusse" and each.stars]
    assert elite == ["pr-garde"]
    assert "pr-garde" in game.reserve
    spanish = [each for each in corps.values() if each.nation == "espagne" and not each.militia]
    assert [each.movement for each in spanish] == [3, 3, 3, 3]


@rule("napoleon-against-europe component.corps.russian")
def test_the_russian_corps() -> None:
    corps = bare().printed.corps
    for name in ("ru-elite-1", "ru-elite-2"):
        assert (corps[name].morale, corps[name].stars, corps[name].steps) == (4, 1, 2)
    marks = {each.number: each.mark for each in corps.values() if each.id.startswith("ru-corps")}
    assert (max(marks), marks[11], marks[12], marks[10]) == (12, "E", "E", "")
    militia = [corps[f"ru-milice-{number}"].mark for number in (1, 2, 3)]
    assert militia == ["", "E", "E"]


@rule("napoleon-against-europe component.fleet.french")
@rule("napoleon-against-europe component.fleet.english")
def test_the_fleets() -> None:
    fleets = bare().printed.fleets
    french = [each.id for each in fleets.values() if each.nation == "france"]
    named = ("ganteaume", "missiessy", "villeneuve", "emeriau")
    assert {f"fleet-{each}" for each in named} < {*french}
    assert len(french) == 5
    assert fleets["fleet-emeriau"].tactical == 0
    english = {each.id for each in fleets.values() if each.nation == "angleterre"}
    named = ("keith", "cornwallis", "stirling", "nelson", "collingwood", "calder", "ball")
    assert {f"fleet-{each}" for each in named} < english
    assert len(english) >= 11
    assert fleets["fleet-ball"].tactical == 2
