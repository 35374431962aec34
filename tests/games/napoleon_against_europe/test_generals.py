"""[general.attributes] [budget.generals.new] The generals: values, dates, the reserve."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import Activate, Deploy, Take
from estafette.games.napoleon_against_europe.activation import activate, cost_of
from estafette.games.napoleon_against_europe.budget import begin, change_generals
from estafette.games.napoleon_against_europe.fate import eliminate, to_reserve
from estafette.games.napoleon_against_europe.sheets import General
from estafette.games.napoleon_against_europe.sides import AUSTRIA, EMPIRE, PRUSSIA
from estafette.games.napoleon_against_europe.spending import spend
from estafette.games.napoleon_against_europe.withdrawal import cannot_withdraw, may_withdraw, on_map
from tests.games.napoleon_against_europe.position import bare, put, table, the_box
from tests.referee import Referee, rule


def general(id_: str) -> General:
    return the_box().generals[id_]


@rule("napoleon-against-europe general.attributes")
def test_every_general_has_his_values_and_a_rank_of_his_own() -> None:
    generals = list(the_box().generals.values())
    for each in generals:
        assert 1 <= each.initiative <= 3
        assert 3 <= each.command <= 8
        assert 0 <= each.attack <= 3
        assert 0 <= each.defence <= 3
    ranks = [(each.nation, each.rank) for each in generals]
    assert len(set(ranks)) == len(ranks)
    assert min(each.rank for each in generals) == 1


@rule("napoleon-against-europe general.entry-date", "napoleon-against-europe budget.generals.new")
@pytest.mark.parametrize(
    ("year", "arrives"),
    [
        (1806, {"oudinot"}),
        (1807, {"eugene", "platov", "tauentzien"}),
        (1810, {"schwarzenberg", "graham"}),
        (1811, set()),
        (1812, {"wittgenstein"}),
        (1813, {"frimont", "bulow", "kleist", "clinton"}),
    ],
)
def test_a_general_joins_the_reserve_in_his_year(year: int, arrives: set[str]) -> None:
    game = bare("1805")
    game.year = year
    begin(game)
    assert game.reserve == arrives


@rule("napoleon-against-europe general.entry-date")
def test_generals_whom_an_event_brings_do_not_come_by_their_date() -> None:
    game = bare("1805")
    for game.year in range(1806, 1815):
        change_generals(game)
    for each in ("jerome", "poniatowski", "tchitchagov", "bernadotte-suede"):
        assert general(each).by
        assert each not in game.reserve


@rule(
    "napoleon-against-europe general.brunswick-blucher",
    "napoleon-against-europe general.entry-date",
)
def test_blucher_comes_in_1809_and_brunswick_leaves_his_army() -> None:
    """[general.brunswick-leaves]"""
    game = bare("1805")
    put(
        game,
        "magdebourg",
        "pr-corps-1",
        general="brunswick",
        army="armee-de-l-elbe",
        subordinates=["ruchel", "yorck"],
    )
    game.year = 1809
    begin(game)
    assert "blucher" in game.reserve
    assert "brunswick" in game.lost
    army = game.forces["armee-de-l-elbe"]
    assert (army.general, army.subordinates) == ("yorck", ())  # Ruchel's date is 1809 too
    game.queue = (PRUSSIA,)
    Referee(game, spend(game)).choose(Deploy("blucher"))
    assert game.forces["armee-de-l-elbe"].general == "blucher"  # he is the senior


@rule("napoleon-against-europe general.exit-date")
@pytest.mark.parametrize(
    ("leaver", "year"),
    [("bernadotte", 1810), ("hohenlohe", 1809), ("ruchel", 1809), ("moore", 1809)],
)
def test_a_general_leaves_in_the_year_that_is_struck_out(leaver: str, year: int) -> None:
    game = bare("1805")
    to_reserve(game, leaver)
    game.year = year - 1
    change_generals(game)
    assert leaver in game.reserve
    game.year = year
    change_generals(game)
    assert leaver in game.lost
    assert leaver not in game.reserve


@rule("napoleon-against-europe general.exit-date")
def test_corps_that_nobody_takes_over_in_that_budget_go_to_the_reserve_but_one() -> None:
    game = bare("1805")
    put(game, "breslau", "pr-corps-1", "pr-corps-2", general="hohenlohe", reduced=["pr-corps-1"])
    game.year = 1809
    begin(game)
    game.queue = (PRUSSIA,)
    Referee(game, spend(game)).choose(Pass())
    assert game.forces["pr-corps-2"].corps == ("pr-corps-2",)
    assert "pr-corps-1" in game.reserve


@rule("napoleon-against-europe general.without-units")
def test_a_general_without_units_goes_to_the_reserve_and_rests() -> None:
    game = bare("1805")
    put(game, "vienne", "au-corps-1", general="charles")
    eliminate(game, "au-corps-1")
    assert "charles" in game.reserve & game.resting
    put(game, "prague", "au-corps-2")
    begin(game)
    game.queue = (AUSTRIA,)
    assert Deploy("charles") in Referee(game, spend(game)).options


@rule("napoleon-against-europe general.initiative")
def test_his_initiative_is_what_it_costs_to_activate_him() -> None:
    game = bare("1805")
    put(game, "lille", "fr-elite-1", general="davout")
    put(game, "metz", "fr-elite-2", general="soult")
    assert (cost_of(game, "davout"), cost_of(game, "soult"), cost_of(game, "mack")) == (1, 2, 3)
    game.active, game.points = EMPIRE, 1
    referee = Referee(game, activate(game))
    assert Activate("davout") in referee.options
    assert referee.refusal(Activate("soult")).rule == "activation.cost.force"


@rule("napoleon-against-europe reserve.generals-deploy-when")
def test_generals_leave_the_reserve_in_the_budget_and_at_no_other_time() -> None:
    game = bare("1805")
    put(game, "lille", "fr-elite-1")
    game.reserve = frozenset(["soult"])
    game.active, game.points = EMPIRE, 3
    assert not any("soult" in repr(each) for each in Referee(game, activate(game)).options)
    begin(game)
    game.queue = ("france",)
    Referee(game, spend(game)).choose(Deploy("soult"))
    assert game.forces["soult"].corps == ("fr-elite-1",)
    assert "soult" not in game.reserve


@rule("napoleon-against-europe component.general.napoleon")
def test_napoleon() -> None:
    napoleon = general("napoleon")
    assert (napoleon.initiative, napoleon.attack, napoleon.defence) == (1, 3, 3)
    assert 2 * napoleon.command >= 15
    game = table("1805")
    assert game.forces["grande-armee"].general == "napoleon"


@rule(
    "napoleon-against-europe component.general.davout",
    "napoleon-against-europe component.general.soult",
    "napoleon-against-europe component.general.massena",
    "napoleon-against-europe component.general.oudinot",
    "napoleon-against-europe component.general.marmont",
    "napoleon-against-europe component.general.saint-cyr",
    "napoleon-against-europe component.general.murat",
)
def test_the_marshals() -> None:
    assert (general("davout").initiative, general("davout").defence) == (1, 3)
    soult = general("soult")
    assert (soult.initiative, soult.attack, soult.defence) == (2, 2, 1)
    massena = general("massena")
    assert (massena.initiative, massena.command, massena.rank) == (1, 6, 5)
    assert general("oudinot").rank == 14
    assert general("marmont").initiative == 2
    saint_cyr = general("gouvion-saint-cyr")
    assert (saint_cyr.initiative, saint_cyr.attack, saint_cyr.defence) == (2, 2, 1)
    assert general("murat").cavalry


@rule(
    "napoleon-against-europe component.general.mack",
    "napoleon-against-europe component.general.charles",
    "napoleon-against-europe component.general.jean",
)
def test_the_archdukes_and_mack() -> None:
    mack = general("mack")
    assert (mack.initiative, mack.attack, mack.defence) == (3, 0, 0)
    assert general("jean").rank < mack.rank < general("ferdinand").rank
    charles, jean = general("charles"), general("jean")
    assert (charles.initiative, charles.attack) == (2, 1)
    assert charles.command >= 7
    assert (jean.initiative, jean.defence) == (2, 1)
    assert jean.command >= 6


@rule(
    "napoleon-against-europe component.general.koutouzov",
    "napoleon-against-europe component.general.buxhowden",
    "napoleon-against-europe component.general.blucher",
)
def test_the_russians_and_blucher() -> None:
    koutouzov, buxhowden = general("koutouzov"), general("buxhowden")
    assert (koutouzov.initiative, koutouzov.attack) == (2, 1)
    assert 2 * koutouzov.command >= 10
    assert buxhowden.attack == 1
    assert buxhowden.rank > koutouzov.rank
    blucher = general("blucher")
    assert (blucher.initiative, blucher.defence, blucher.cavalry) == (1, 1, True)


@rule("napoleon-against-europe army.cavalry-only-in-army")
def test_the_last_general_of_a_cavalry_reserve_is_not_withdrawn():
    game = bare()
    put(game, "paris", "fr-cavalerie", general="murat", army="grande-armee")
    pieces = on_map(game, "france")
    assert cannot_withdraw(game, pieces, Take("murat")).rule == "general-change.force"

    game = bare()
    put(game, "paris", "fr-elite-1", general="murat", army="grande-armee")
    assert cannot_withdraw(game, on_map(game, "france"), Take("murat")) is None


@rule("napoleon-against-europe budget.withdraw")
def test_nothing_is_offered_for_withdrawal_if_nothing_may_go():
    game = bare()
    put(game, "ulm", "corps-baviere", "corps-bade", general="klenau")
    assert on_map(game, "autriche") == ["klenau"]
    assert not may_withdraw(game, "autriche")

    put(game, "vienne", "au-corps-1")
    assert may_withdraw(game, "autriche")
