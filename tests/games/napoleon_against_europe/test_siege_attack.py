"""[15.4] Siege attacks: the table, what helps, and what comes of it."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import Besiege, Go, Lose
from estafette.games.napoleon_against_europe.end_of_activation import last_sieges
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE, Standing
from estafette.games.napoleon_against_europe.siege import (
    cannot_besiege,
    modifiers,
    result_of,
)
from tests.games.napoleon_against_europe.besieging import attacked, before_salzburg
from tests.games.napoleon_against_europe.campaigning import on_campaign
from tests.games.napoleon_against_europe.position import bare, bind, flag, put, store
from tests.referee import Referee, rule


@rule("napoleon-against-europe siege.table")
@rule("napoleon-against-europe siege.result.repulsed")
@rule("napoleon-against-europe siege.result.stable")
@rule("napoleon-against-europe siege.result.honours")
@rule("napoleon-against-europe siege.result.breach")
@pytest.mark.parametrize(
    ("total", "result"),
    [
        (-1, "repulsed"),
        (2, "repulsed"),
        (3, "stable"),
        (4, "stable"),
        (5, "stable"),
        (6, "honours"),
        (7, "honours"),
        (8, "breach"),
        (12, "breach"),
    ],
)
def test_the_siege_table(total: int, result: str) -> None:
    assert result_of(bare(), total) == result


@rule("napoleon-against-europe siege.modifiers")
@pytest.mark.parametrize(("army", "total"), [("", 6), ("armee-d-allemagne", 7)])
def test_the_general_his_army_and_the_marker_help(army: str, total: int) -> None:
    """[d4.engineers]"""
    game = bare(dice=[4])
    flag(game, "autriche", "munich")
    head = put(game, "ulm", "au-corps-1", "au-corps-2", general="charles", army=army)
    game.sieges = {"ulm": 1}
    referee = attacked(game, head)
    assert referee.fact("siege.rolled")["total"] == total
    assert referee.fact("siege.rolled")["result"] == "honours"


@rule("napoleon-against-europe siege.modifiers")
def test_a_citadel_takes_two_off_and_a_corps_alone_adds_nothing() -> None:
    """[ex1805.r2.mantua-siege] [ex1805.r3.ulm-siege]"""
    game = bare()
    put(game, "mantoue", "au-corps-1", "au-corps-2", general="charles")
    game.sieges = {"mantoue": 0}
    assert modifiers(game, "mantoue", COALITION) == [("siege.general", 1), ("siege.citadel", -2)]
    put(game, "ulm", "au-corps-3", "au-corps-4", general="mack", army="armee-d-allemagne")
    assert modifiers(game, "ulm", COALITION) == [("siege.army", 1)]
    put(game, "strasbourg", "au-corps-5")
    assert modifiers(game, "strasbourg", COALITION) == []


@rule("napoleon-against-europe siege.result.stable")
@rule("napoleon-against-europe siege.marker.increase")
def test_an_attack_that_fails_raises_the_marker_up_to_three() -> None:
    """[d.siege.marker-max] [ex1805.r2.mantua-siege]"""
    game, head = before_salzburg(1, 1, 1, 1)
    for marker in (1, 2):
        attacked(game, head)
        assert game.sieges["salzbourg"] == marker
    game.sieges = {"salzbourg": 3}
    game, head = before_salzburg(1, general="joseph")
    game.sieges = {"salzbourg": 3}
    attacked(game, head)
    assert game.sieges["salzbourg"] == 3


@rule("napoleon-against-europe siege.result.repulsed")
def test_a_repulsed_besieger_loses_a_step() -> None:
    game, head = before_salzburg(1, general="joseph")
    referee = attacked(game, head)
    assert referee.fact("siege.rolled")["result"] == "repulsed"
    referee.choose(Lose("fr-corps-10"))
    assert game.steps["fr-corps-10"] == 1
    assert game.sieges == {"salzbourg": 1}


@rule("napoleon-against-europe siege.result.honours")
def test_with_honours_troops_generals_and_depots_come_back_with_the_next_budget() -> None:
    game, head = before_salzburg(4)
    put(game, "salzbourg", "au-corps-1", general="jean", is_sheltered=True, reduced=["au-corps-1"])
    store(game, "salzbourg", "depot-autriche-1", is_fixed=True)
    referee = attacked(game, head)
    assert referee.fact("siege.rolled")["result"] == "honours"
    assert {"au-corps-1", "jean", "depot-autriche-1"} <= set(game.returning)
    assert game.spared == {"au-corps-1": 1}
    assert not {"au-corps-1", "jean", "depot-autriche-1"} & game.reserve


@rule("napoleon-against-europe siege.result.honours")
@rule("napoleon-against-europe card.f.corps-expeditionnaires.proposal")
def test_a_lent_corps_that_leaves_with_honours_comes_back_to_its_own_country() -> None:
    game = bare(dice=[4])
    flag(game, "autriche", "munich")
    head = put(game, "ulm", "au-corps-1", "au-corps-2", general="charles")
    put(game, "ulm", "fr-corps-9", "pr-corps-1", general="ney", is_sheltered=True)
    bind(game, "prusse", Standing.FORCED_ALLIANCE)
    game.provided = frozenset(["pr-corps-1"])
    game.sieges = {"ulm": 1}
    referee = attacked(game, head)
    assert referee.fact("siege.rolled")["result"] == "honours"
    assert "pr-corps-1" in game.returning
    assert not game.provided


@rule("napoleon-against-europe siege.result.breach")
def test_a_breach_sends_the_defenders_to_the_reserve() -> None:
    game, head = before_salzburg(6)
    put(game, "salzbourg", "au-corps-1", general="jean", is_sheltered=True)
    store(game, "salzbourg", "depot-autriche-1", is_fixed=True)
    referee = attacked(game, head)
    assert referee.fact("siege.rolled")["result"] == "breach"
    assert {"au-corps-1", "jean", "depot-autriche-1"} <= game.reserve & game.resting
    assert not game.returning


@rule("napoleon-against-europe siege.marker.reset")
def test_a_siege_begun_again_starts_from_nought() -> None:
    """[d.siege.marker-max]"""
    game, head = before_salzburg()
    game.sieges = {"salzbourg": 3}
    referee = on_campaign(game, EMPIRE, "ney")
    referee.choose(Go("munich"))
    assert not game.sieges
    referee.choose(Go("salzbourg"))
    assert game.sieges == {"salzbourg": 0}
    assert head in game.forces


@rule("napoleon-against-europe siege.marker.inherited")
def test_a_force_that_takes_the_besiegers_in_keeps_the_marker() -> None:
    """[d.siege.marker-max]"""
    game, _ = before_salzburg()
    game.sieges = {"salzbourg": 2}
    army = {"general": "napoleon", "army": "grande-armee"}
    put(game, "munich", "fr-elite-1", "fr-elite-2", **army)
    referee = on_campaign(game, EMPIRE, "napoleon")
    if Go("salzbourg") not in referee.options:
        referee.choose(Pass())
    referee.choose(Go("salzbourg"), Pass())
    while not referee.is_over:
        referee.choose(referee.options[0])
    assert set(game.forces["grande-armee"].corps) >= {"fr-corps-9", "fr-elite-1"}
    assert game.sieges == {"salzbourg": 2}


@rule("napoleon-against-europe siege.definition")
def test_the_sieges_of_the_march_on_vienna() -> None:
    """[ex1805.r5.salzburg] [ex1805.r6.napoleon-vienna]"""
    for die, total, result in ((3, 7, "honours"), (2, 6, "honours"), (4, 8, "breach")):
        game, head = before_salzburg(die, general="napoleon", army="grande-armee")
        facts = attacked(game, head).fact("siege.rolled")
        assert (facts["total"], facts["result"]) == (total, result)


@rule("napoleon-against-europe siege.result.stable")
def test_a_stable_siege_costs_nobody_anything_and_goes_on() -> None:
    game, head = before_salzburg(1)
    put(game, "salzbourg", "au-corps-1", is_sheltered=True)
    referee = attacked(game, head)
    assert referee.fact("siege.rolled")["result"] == "stable"
    assert referee.is_over
    assert set(game.steps.values()) == {2}
    assert game.sieges == {"salzbourg": 1}


@rule("napoleon-against-europe siege.definition")
@pytest.mark.parametrize(
    ("zone", "is_besieged"), [("salzbourg", True), ("graz", False), ("ulm", False)]
)
def test_a_siege_is_laid_to_an_enemy_fortress(zone: str, is_besieged: bool) -> None:
    game = bare()
    refusal = cannot_besiege(game, put(game, zone, "fr-corps-9"))
    assert (refusal is None) is is_besieged
    assert is_besieged or (refusal and refusal.rule) == "siege.definition"


@rule("napoleon-against-europe siege.attack-free-end")
def test_at_the_end_of_the_phase_a_covering_force_may_attack_and_a_hungry_one_may_not() -> None:
    game, _ = before_salzburg()
    game.covered = {"salzbourg": game.round}
    assert Besiege() in Referee(game, last_sieges(game, EMPIRE)).options
    game = bare()
    put(game, "smolensk", "fr-corps-9")
    game.sieges = {"smolensk": 0}
    assert Referee(game, last_sieges(game, EMPIRE)).is_over


@rule("napoleon-against-europe supply.check-when")
def test_a_siege_attack_looks_at_the_supply_of_both_sides() -> None:
    game, head = before_salzburg(1)
    put(game, "salzbourg", "au-corps-1", is_sheltered=True)
    game.unsupplied = frozenset(["fr-corps-9", "fr-corps-10"])
    attacked(game, head)
    assert game.unsupplied == {"au-corps-1"}


@rule("napoleon-against-europe siege.attack-cost")
def test_an_attack_costs_a_point_on_top_of_those_of_the_way() -> None:
    game = bare(dice=[2, 2])
    put(game, "munich", "fr-elite-1", "fr-elite-2", general="davout")
    referee = on_campaign(game, EMPIRE, "davout")
    points = game.march.points
    referee.choose(Go("salzbourg"))
    way = game.march.spent
    assert game.march.points == points - way
    referee.choose(Besiege())
    assert (game.march.points, game.march.spent) == (points - way - 1, way + 1)
    referee.choose(Besiege())
    assert (game.march.points, game.march.spent) == (points - way - 2, way + 2)
