"""[15.2 to 15.4] Sieges: laying, attacking, results, lifting."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import Besiege, Flag, Go, Lose, Take
from estafette.games.napoleon_against_europe.affairs import Entry
from estafette.games.napoleon_against_europe.battle import fight
from estafette.games.napoleon_against_europe.end_of_activation import last_sieges, last_tests
from estafette.games.napoleon_against_europe.foreign_war import send_corps
from estafette.games.napoleon_against_europe.interception import cannot_intercept, intercept
from estafette.games.napoleon_against_europe.placement import reinforcement_zones
from estafette.games.napoleon_against_europe.sequence import BUDGETS
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from estafette.games.napoleon_against_europe.siege import (
    cannot_attack,
    cannot_besiege,
    lay,
    lift,
    settle,
    settle_all,
)
from tests.games.napoleon_against_europe.besieging import attacked, before_salzburg
from tests.games.napoleon_against_europe.campaigning import on_campaign
from tests.games.napoleon_against_europe.fighting import fought, go_on, march
from tests.games.napoleon_against_europe.marching import marching
from tests.games.napoleon_against_europe.position import bare, deal, flag, put, store
from tests.referee import Referee, rule


@rule("napoleon-against-europe siege.definition")
@rule("napoleon-against-europe siege.roll")
def test_a_siege_attack_is_one_die_with_its_modifiers() -> None:
    game, head = before_salzburg(1)
    referee = attacked(game, head)
    facts = referee.fact("siege.rolled")
    assert facts["tally"] == [("siege.general", 2)]
    assert (facts["die"], facts["total"], facts["result"]) == (1, 3, "stable")
    assert not game.dice.loaded


@rule("napoleon-against-europe siege.only-way")
def test_no_flag_is_raised_while_the_fortress_stands() -> None:
    """[d2.control.fortress]"""
    game = bare(dice=[6])
    flag(game, "france", "munich")
    put(game, "munich", "fr-corps-9", "fr-corps-10", general="ney")
    referee = on_campaign(game, EMPIRE, "ney")
    referee.choose(Go("salzbourg"))
    assert referee.refusal(Flag()).rule == "control.take.fortress"
    referee.choose(Besiege())
    assert game.flags["salzbourg"] == "france"


@rule("napoleon-against-europe siege.condition.no-field-force")
def test_an_enemy_outside_the_walls_prevents_a_siege_and_one_inside_does_not() -> None:
    """[d4.siege.relief]"""
    game = bare()
    head = put(game, "salzbourg", "fr-corps-9", "fr-corps-10", general="ney")
    put(game, "salzbourg", "au-corps-1", is_sheltered=True)
    assert cannot_besiege(game, head) is None
    put(game, "salzbourg", "au-corps-2")
    refusal = cannot_besiege(game, head)
    assert refusal is not None
    assert refusal.rule == "siege.condition.no-field-force"


@rule("napoleon-against-europe siege.condition.steps")
@pytest.mark.parametrize("steps", [1, 2, 3, 4])
def test_a_fortress_takes_two_steps_and_a_citadel_four(steps: int) -> None:
    """[d.siege.strength]"""
    for zone, least in (("salzbourg", 2), ("gibraltar", 4)):
        game = bare()
        head = put(game, zone, "fr-corps-9", "fr-corps-10", general="ney")
        game.steps["fr-corps-9"] = min(steps, 2)
        game.steps["fr-corps-10"] = steps - game.steps["fr-corps-9"]
        refusal = cannot_besiege(game, head)
        assert (refusal is None) is (steps >= least)
        if refusal is not None:
            assert refusal.rule == "siege.condition.steps"


@rule("napoleon-against-europe siege.start")
@rule("napoleon-against-europe siege.attack-cost")
def test_a_siege_begins_at_nought_and_each_attack_costs_a_point() -> None:
    """[ex1805.r2.mantua-entry]"""
    game = bare(dice=[6])
    corps = ("au-corps-1", "au-corps-2", "au-corps-3", "au-corps-4")
    put(game, "venise", *corps, general="charles", reduced=["au-corps-4"])
    referee = on_campaign(game, COALITION, "charles")
    referee.choose(Go("mantoue"))
    assert game.sieges == {"mantoue": 0}
    assert game.march is not None
    assert game.march.points == 1
    referee.choose(Besiege())
    assert referee.fact("siege.rolled")["total"] == 6 + 1 - 2
    assert game.sieges == {"mantoue": 1}
    assert game.march.points == 0
    assert referee.refusal(Besiege()).rule == "siege.attack-cost"


@rule("napoleon-against-europe siege.attack-cost")
def test_several_attacks_are_made_in_one_activation() -> None:
    """[ex1805.r3.rome-first] [ex1805.r3.rome-second]"""
    game = bare(dice=[2, 3])
    flag(game, "france", "livourne")
    put(game, "livourne", "fr-corps-9", general="gouvion-saint-cyr")
    store(game, "rome", "depot-france-1")
    referee = on_campaign(game, EMPIRE, "gouvion-saint-cyr")
    referee.choose(Go("rome"), Besiege())
    assert referee.fact("siege.rolled")["total"] == 4
    assert game.sieges["rome"] == 1
    referee.choose(Besiege())
    facts = referee.fact("siege.rolled")
    assert (facts["total"], facts["result"]) == (6, "honours")
    assert game.flags["rome"] == "france"


@rule("napoleon-against-europe unsupplied.siege")
def test_an_unsupplied_force_besieges_but_does_not_attack() -> None:
    """[d.siege.unsupplied]"""
    game = bare()
    head = put(game, "vilna", "fr-corps-9", "fr-corps-10", general="ney")
    assert lay(game, head)
    assert game.sieges["vilna"] == 0
    refusal = cannot_attack(game, head, free=True)
    assert refusal is not None
    assert refusal.rule == "unsupplied.siege"


@rule("napoleon-against-europe siege.attack-free-battle")
@rule("napoleon-against-europe siege.result.breach")
def test_who_has_won_a_battle_in_the_zone_has_one_attack_free() -> None:
    """[ex1805.r4.free-siege]"""
    game = bare(dice=[4])
    flag(game, "autriche", "ulm")
    army = {"general": "napoleon", "army": "grande-armee"}
    put(game, "bade", "fr-corps-9", "fr-corps-10", **army)
    referee = on_campaign(game, EMPIRE, "napoleon")
    referee.choose(Go("ulm"))
    assert game.march is not None
    game.march.has_won_here, game.march.points = True, 0
    referee.choose(Besiege())
    facts = referee.fact("siege.rolled")
    assert facts["tally"] == [("siege.general", 3), ("siege.army", 1)]
    assert (facts["total"], facts["result"]) == (8, "breach")
    assert game.march.points == 0


@rule("napoleon-against-europe siege.attack-free-end")
def test_the_end_of_the_phase_gives_one_free_attack_before_the_attrition_of_the_besieged() -> None:
    """[d.siege.end-phase]"""
    game, head = before_salzburg(1)
    put(game, "salzbourg", "au-corps-1", is_sheltered=True)
    referee = Referee(game, last_sieges(game, EMPIRE))
    assert Besiege() in referee.options
    assert Pass() in referee.options
    referee.choose(Besiege())
    assert referee.is_over
    assert game.sieges == {"salzbourg": 1}
    assert head in game.forces
    game.dice.loaded = [1]
    assert "attrition.rolled" in Referee(game, last_tests(game, COALITION)).keys


@rule("napoleon-against-europe siege.no-reinforcements")
def test_nobody_is_placed_in_a_besieged_fortress_even_with_a_sea_line() -> None:
    """[d.budget.besieged-fortress]"""
    game = bare()
    assert {"olmutz"} <= set(reinforcement_zones(game, "autriche"))
    assert {"anvers"} <= set(reinforcement_zones(game, "france"))
    game.sieges = {"olmutz": 0, "anvers": 0}
    assert "olmutz" not in reinforcement_zones(game, "autriche")
    assert "anvers" not in reinforcement_zones(game, "france")


@rule("napoleon-against-europe siege.lifted.too-few")
@rule("napoleon-against-europe siege.result.repulsed")
def test_a_besieger_who_becomes_too_weak_leaves_the_zone() -> None:
    """[d4.siege.repulsed]"""
    game = bare(dice=[3])
    head = put(game, "mantoue", "au-corps-1")
    put(game, "mantoue", "au-corps-2")
    lay(game, head)
    game.sieges = {"mantoue": 0}
    referee = attacked(game, head)
    assert referee.fact("siege.rolled")["total"] == 3 - 2
    assert referee.fact("siege.rolled")["result"] == "repulsed"
    referee.choose(Lose("au-corps-1"))
    assert "siege.lifted" in referee.keys
    while not referee.is_over:
        referee.choose(referee.options[0])
    assert "mantoue" not in game.sieges
    assert "mantoue" not in game.zones


@rule("napoleon-against-europe siege.lifted.too-few")
def test_enough_steps_keep_the_siege() -> None:
    game, _ = before_salzburg()
    game.steps["fr-corps-9"] = game.steps["fr-corps-10"] = 1
    assert Referee(game, settle(game, "salzbourg")).is_over
    assert "salzbourg" in game.sieges


@rule("napoleon-against-europe siege.relief")
@rule("napoleon-against-europe siege.lifted.too-few")
def test_the_besieged_take_no_part_in_a_relief_battle() -> None:
    """[d4.siege.relief]"""
    game, _ = before_salzburg(6, 6, 1, 1)
    put(game, "salzbourg", "au-corps-1", is_sheltered=True)
    put(game, "salzbourg", "au-corps-2", general="jean")
    entries = [Entry("jean", "graz", "plain")]
    procedure = fight(game, "salzbourg", COALITION, ["jean"], entries)
    referee = Referee(game, procedure)
    assert game.battle is not None
    assert game.battle.attacker.corps == ["au-corps-2"]
    while not referee.is_over:
        referee.choose(referee.options[-1])
    assert referee.result is COALITION
    assert not game.sieges
    assert not game.forces["au-corps-1" if "au-corps-1" in game.forces else "jean"].is_sheltered


@rule("napoleon-against-europe siege.relief")
def test_a_siege_outlives_a_relief_that_fails() -> None:
    game, head = before_salzburg(1, 1, 6, 6)
    put(game, "salzbourg", "au-corps-1", is_sheltered=True)
    put(game, "salzbourg", "au-corps-2", general="jean")
    game.sieges = {"salzbourg": 2}
    entries = [Entry("jean", "graz", "plain")]
    referee = Referee(game, fight(game, "salzbourg", COALITION, ["jean"], entries))
    while not referee.is_over:
        referee.choose(referee.options[-1])
    assert referee.result is EMPIRE
    assert head in game.forces
    assert game.sieges == {"salzbourg": 2}


@rule("napoleon-against-europe siege.lifted.join")
def test_when_the_siege_is_lifted_the_besieged_join_their_friends() -> None:
    game = bare()
    put(game, "salzbourg", "au-corps-1", is_sheltered=True)
    put(game, "salzbourg", "au-corps-2", general="jean")
    game.sieges = {"salzbourg": 1}
    referee = Referee(game, lift(game, "salzbourg"))
    assert referee.is_over
    assert not game.sieges
    assert set(game.forces["jean"].corps) == {"au-corps-1", "au-corps-2"}
    assert not game.forces["jean"].is_sheltered


@rule("napoleon-against-europe siege.leave")
def test_a_besieger_leaves_later_without_cover_and_the_besieged_do_not_intercept() -> None:
    """[ex1805.r5.charles-movement]"""
    game, _ = before_salzburg()
    put(game, "salzbourg", "au-corps-1", general="jean", is_sheltered=True)
    game.round = 5
    referee = on_campaign(game, EMPIRE, "ney")
    assert game.march is not None
    assert game.march.points == 3
    referee.choose(Go("graz"))
    assert game.forces["ney"].zone == "graz"
    assert not game.sieges
    assert game.forces["jean"].zone == "salzbourg"


@rule("napoleon-against-europe siege.leave")
def test_those_whom_a_march_frees_do_not_intercept_it_but_may_intercept_another() -> None:
    game, _ = before_salzburg()
    put(game, "salzbourg", "au-corps-1", general="jean", is_sheltered=True)
    put(game, "venise", "au-corps-2", general="charles")
    deal(game, coalition=["2C"])
    referee = on_campaign(game, EMPIRE, "ney")
    referee.choose(Pass(), Go("graz"))
    assert not game.forces["jean"].is_sheltered
    refusal = cannot_intercept(game, "graz", Take("jean"))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("siege.leave", "interception.freed")
    march(game, "ney", "salzbourg")
    assert cannot_intercept(game, "graz", Take("jean")) is None


@rule("napoleon-against-europe siege.leave")
def test_a_besieged_force_intercepts_nobody() -> None:
    game, _ = before_salzburg()
    put(game, "salzbourg", "au-corps-1", general="jean", is_sheltered=True)
    put(game, "graz", "fr-corps-11", general="lannes")
    on_campaign(game, EMPIRE, "lannes")
    referee = Referee(game, intercept(game, "graz"))
    assert referee.is_over
    assert game.forces["jean"].zone == "salzbourg"


@rule("napoleon-against-europe siege.lifted.join")
def test_a_junior_who_drives_the_besiegers_off_joins_the_senior_inside_and_halts() -> None:
    game = bare(dice=[6])
    put(game, "ulm", "fr-elite-1", general="massena", is_sheltered=True)
    put(game, "ulm", "au-corps-1", general="charles")
    game.sieges = {"ulm": 0}
    put(game, "bade", "fr-elite-2", general="ney")
    marching(game, "ney", Go("ulm"), Go("munich"))

    assert game.forces["massena"].corps == ("fr-elite-1", "fr-elite-2")
    assert (game.march, "ney" in game.reserve) == (None, True)


@rule("napoleon-against-europe siege.start")
def test_an_interceptor_who_wins_before_an_enemy_fortress_lays_siege_to_it() -> None:
    game = bare(dice=[1, 1, 6, 6])
    put(game, "ulm", "fr-elite-1", general="ney")
    put(game, "ulm", "au-corps-1", "au-corps-2", general="charles")
    go_on(fought(game, "ulm", EMPIRE, whence="bade", interceptor=("charles", "munich")))

    assert game.forces["charles"].zone == "ulm"
    assert game.sieges == {"ulm": 0}


@rule(
    "napoleon-against-europe siege.lifted.too-few", "napoleon-against-europe foreign-war.units-out"
)
def test_a_corps_that_goes_to_a_foreign_war_lifts_its_siege() -> None:
    game = bare()
    put(game, "dantzig", "ru-corps-1")
    game.sieges = {"dantzig": 2}
    Referee(game, send_corps(game, "6F", "russie", 2))

    assert game.sieges == {}


@rule("napoleon-against-europe siege.start", "napoleon-against-europe fortress.too-weak")
def test_a_defender_too_weak_for_a_siege_lays_it_with_those_who_came_to_his_battle() -> None:
    game = bare(dice=[6, 1, 1, 1, 6, 6])
    put(game, "ulm", "au-corps-1", reduced=["au-corps-1"])
    put(game, "munich", "au-corps-2", "au-corps-3", general="charles")
    put(game, "ulm", "fr-elite-1", general="ney")
    referee = fought(game, "ulm", EMPIRE, whence="bade")
    referee.choose(Take("charles"))
    go_on(referee)

    assert game.forces["charles"].zone == "ulm"
    assert game.sieges == {"ulm": 0}


@rule("napoleon-against-europe siege.lifted.too-few", "napoleon-against-europe budget.withdraw")
def test_after_the_budgets_a_siege_that_nobody_keeps_is_lifted() -> None:
    game = bare()
    game.sieges = {"ulm": 1}
    put(game, "ulm", "fr-elite-1", is_sheltered=True)
    steps = [part for part in BUDGETS.parts if part.procedure is settle_all]
    Referee(game, steps[0].procedure(game))

    assert (game.sieges, game.forces["fr-elite-1"].is_sheltered) == ({}, False)


@rule("napoleon-against-europe fortress.too-weak", "napoleon-against-europe siege.lifted.join")
def test_when_the_weak_before_the_walls_march_off_those_inside_come_out() -> None:
    game = bare()
    put(game, "salzbourg", "au-corps-1", is_sheltered=True)
    put(game, "salzbourg", "fr-elite-1", reduced=["fr-elite-1"])
    marching(game, "fr-elite-1", Go("munich"))

    assert not game.forces["au-corps-1"].is_sheltered
