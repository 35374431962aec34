"""Battles: when they are fought, and what weighs on the dice."""

import pytest

from estafette.engine import Pass
from estafette.games.pitts_war.actions import Charge, Command, Lead, MarchToGuns, SetOut
from estafette.games.pitts_war.affairs import Clash
from estafette.games.pitts_war.battle import begin, end_march, fight, no_battle_left
from estafette.games.pitts_war.modifiers import ratio
from estafette.games.pitts_war.sides import COALITION, FRENCH
from tests.games.pitts_war.fighting import (
    battle,
    faced,
    inflicted,
    lead,
    on_the_march,
    pass_all,
    rolled,
    tally,
)
from tests.games.pitts_war.position import given
from tests.referee import Referee, rule


@rule("pitts-war battle.obligatory")
def test_forces_of_both_sides_in_one_area_must_fight():
    game = given(fr_alps="brussels", imperials="brussels", dice=[1, 6, 1, 1])
    game.clashes = [Clash("brussels", FRENCH, "lille", "clear")]

    assert not no_battle_left(game)
    referee = Referee(game, fight(game))
    assert "battle.rolls" in referee.keys
    assert no_battle_left(game)
    assert game.battle is None


@rule("pitts-war battle.obligatory")
@pytest.mark.parametrize("left", ["fr_italy", "imperials"])
def test_without_two_sides_there_is_no_battle(left):
    game = given(**{left: "brussels"})
    referee = battle(game, "brussels", out_of="lille")

    assert (referee.is_over, referee.keys) == (True, [])
    assert no_battle_left(game)


@rule("pitts-war battle.attacker", "pitts-war battle.ratio.attacker-only")
def test_the_active_side_attacks_and_alone_reads_the_ratio():
    pieces = {"fr_italy": "brussels", "hessians": "brussels", "fr_alps": "brussels 1"}
    french = battle(given(**pieces, dice=[6, 1]), "brussels", out_of="lille")
    lead(french, "fr-italy")

    assert tally(french, FRENCH) == {"battle.ratio": 3, "fr-italy": 2}
    assert tally(french, COALITION) == {}

    intercepted = given(**pieces, dice=[1, 6])
    coalition = battle(intercepted, "brussels", by="coalition", out_of="antwerp")
    lead(coalition, "fr-italy")
    assert tally(coalition, COALITION) == {"battle.ratio": -1}
    assert tally(coalition, FRENCH) == {"fr-italy": 2}


@rule("pitts-war battle.sequence")
def test_a_battle_goes_from_the_guns_to_the_retreat():
    game = given(
        **{"fr_rhine": "stuttgart", "fr_italy": "baden", "napoleon": "baden"},
        **{"au_galicia": "stuttgart 2", "imperials": "stuttgart 2"},
        dice=[6, 2, 1, 1, 1, 1],
    )
    referee = battle(game, "stuttgart", out_of="baden")
    asked = []
    while not referee.is_over:
        asked.append(referee.decision.key)
        referee.choose(referee.options[0])

    chapters = dict.fromkeys(key.split(".")[0] for key in asked)
    assert list(chapters) == ["guns", "battle", "pursuit", "retreat"]


@rule("pitts-war battle.ratio.compute", "pitts-war battle.ratio.floor")
@pytest.mark.parametrize(
    ("attacker", "defender", "odds"),
    [
        *((6, 4, 2), (3, 2, 2), (4, 3, 1), (5, 5, 1), (5, 2, 3), (7, 2, 4), (9, 2, 5), (5, 1, 5)),
        *((1, 4, 0), (4, 6, 0), (3, 4, 1), (2, 3, 0), (5, 7, 1), (1, 9, 0)),
    ],
)
def test_the_ratio_is_rounded_to_the_nearest(attacker, defender, odds):
    assert ratio(attacker, defender) == odds  # ex.ratio.6-4 bat.ratio.1-2 bat.ratio.5-1


RATIOS = [
    ("fr_alps 1", "au_galicia 2", -1),
    ("fr_alps 2", "au_galicia 2", 0),
    ("fr_alps 2", "au_galicia 1", 1),
    ("fr_italy 3", "au_galicia 1", 2),
    ("fr_italy 3 fr_alps 1", "au_galicia 1", 3),
]


@rule("pitts-war battle.ratio.modifier", "pitts-war table.combat.ratio")
@pytest.mark.parametrize(("french", "austrian", "modifier"), RATIOS)
def test_the_ratio_weighs_on_the_attacker(french, austrian, modifier):
    words = (french + " " + austrian).split()
    pieces = {army: f"brussels {n}" for army, n in zip(words[::2], words[1::2], strict=True)}
    referee = battle(given(**pieces, dice=[3, 3, 1, 1]), "brussels", out_of="lille")
    lead(referee, *["fr-alps"] * (len(pieces) > 2))

    assert tally(referee, FRENCH).get("battle.ratio", 0) == modifier


@rule("pitts-war battle.ratio.overrun")
@pytest.mark.parametrize(
    ("french", "defender"),
    [
        ({"fr_italy": "brussels", "fr_alps": "brussels 2"}, "brussels 1"),
        (dict.fromkeys(("fr_italy", "fr_north", "fr_rhine"), "brussels"), "brussels 2"),
    ],
)
def test_at_five_to_one_the_defender_is_gone_without_dice(french, defender):
    game = given(**french, au_galicia=defender, napoleon="brussels", hoche="brussels")
    referee = battle(game, "brussels", out_of="lille")

    assert referee.is_over  # bat.ratio.5-1
    assert "au-galicia" not in game.where
    assert "battle.rolls" not in referee.keys
    assert game.strength(game.at("brussels", FRENCH)) == game.strength(game.where)
    assert game.flags == {"brussels": "france"}
    assert not game.march.is_over


@rule(
    "pitts-war battle.modifier.leader",
    "pitts-war battle.modifier.tactical",
    "pitts-war battle.modifiers.own",
    "pitts-war table.combat.mod.leader",
    "pitts-war table.combat.mod.lead-unit",
)
def test_leader_and_lead_unit_add_to_the_die():
    game = given(
        "great-empire",
        year=1806,
        **{"fr_grand_army": "stuttgart 3", "napoleon": "stuttgart"},
        **{"au_germany": "stuttgart 2"},
        dice=[2, 5, 1],
    )
    referee = battle(game, "stuttgart", out_of="baden")

    assert rolled(referee, FRENCH)["total"] == 9  # bd.leader-bonus
    assert rolled(referee, COALITION)["total"] == 6
    assert tally(referee, FRENCH) == {"battle.ratio": 1, "fr-grand-army": 3, "napoleon": 3}
    assert tally(referee, COALITION) == {"au-germany": 1}


@rule("pitts-war battle.modifier.tactical")
def test_each_side_names_its_lead_unit():
    game = given(
        **{"fr_italy": "brussels", "fr_alps": "brussels"},
        **{"au_galicia": "brussels", "imperials": "brussels"},
        dice=[3, 3, 1, 1],
    )
    referee = battle(game, "brussels", out_of="lille")

    assert referee.decision.seat == FRENCH
    assert referee.options == (Lead("fr-italy"), Lead("fr-alps"))
    referee.choose(Lead("fr-alps"))
    assert referee.decision.seat == COALITION
    referee.choose(Lead("au-galicia"))
    assert "fr-italy" not in tally(referee, FRENCH)
    assert tally(referee, COALITION)["au-galicia"] == 1


@rule("pitts-war battle.modifier.leader")
def test_of_equal_leaders_the_owner_names_the_commander():
    game = given(
        year=1797,
        **{"fr_italy": "brussels", "fr_alps": "brussels", "jourdan": "brussels"},
        **{"moreau": "brussels", "imperials": "brussels", "au_galicia": "brussels"},
        dice=[3, 3, 1, 1],
    )
    referee = battle(game, "brussels", out_of="lille")

    assert referee.options == (Command("jourdan"), Command("moreau"))
    referee.choose(Command("moreau"), Lead("fr-alps"), Lead("imperials"))
    assert tally(referee, FRENCH)["moreau"] == 2
    assert "jourdan" not in tally(referee, FRENCH)


@rule(
    "pitts-war battle.modifier.river-pass",
    "pitts-war battle.modifier.pass",
    "pitts-war battle.modifier.strait",
    "pitts-war table.combat.mod.terrain",
    "pitts-war table.combat.mod.naval",
)
@pytest.mark.parametrize(
    ("out_of", "border", "line"),
    [
        ("reims", "", ("battle.river", -1)),
        ("lille", "pass", ("battle.pass", -1)),
        ("lille", "strait", ("battle.strait", -2)),
        ("boulogne", "sea", ("battle.sea", -1)),
    ],
)
def test_a_crossing_costs_the_attacker(out_of, border, line):
    game = given(fr_italy="brussels 2", au_galicia="brussels", dice=[4, 1, 1])
    referee = battle(game, "brussels", out_of=out_of, border=border)

    assert line in rolled(referee, FRENCH)["tally"]
    assert rolled(referee, FRENCH)["total"] == 4 + 2 + line[1]  # bat.river
    assert tally(referee, COALITION) == {"au-galicia": 1}


def test_a_clear_border_costs_nothing():
    game = given(fr_italy="brussels 2", au_galicia="brussels", dice=[4, 1, 1])

    assert tally(battle(game, "brussels", out_of="lille"), FRENCH) == {"fr-italy": 2}


@rule("pitts-war battle.modifier.fortress", "pitts-war battle.modifier.marsh")
@rule("pitts-war table.combat.mod.terrain")
def test_fortress_and_marsh_help_the_defender():
    game = given(fr_italy="mantua 2", au_italy="mantua 2", dice=[3, 3, 1, 1])
    referee = battle(game, "mantua", out_of="milan")

    assert tally(referee, COALITION) == {
        **{"battle.fortress": 1, "battle.marsh": 1, "au-italy": 1},  # bat.fortress-marsh
    }
    assert "battle.charges" not in referee.keys


@rule("pitts-war battle.modifier.fortress")
@pytest.mark.parametrize(("flags", "bonus"), [({"mantua": "france"}, 1), ({}, 0)])
def test_a_fortress_helps_the_side_that_controls_it(flags, bonus):
    game = given(flags=flags, fr_italy="mantua 2", au_galicia="mantua 2", dice=[3, 3, 1, 1])
    referee = battle(game, "mantua", by="coalition", out_of="venice")

    assert tally(referee, FRENCH).get("battle.fortress", 0) == bonus  # rv.fortress.owner
    assert tally(referee, FRENCH)["battle.marsh"] == 1


@rule("pitts-war battle.modifier.unsupplied", "pitts-war table.combat.mod.unsupplied")
def test_a_side_out_of_supply_has_three_less():
    game = given(fr_italy="prague 2", au_galicia="prague", dice=[5, 1])
    referee = battle(game, "prague", out_of="brunn", border="clear")

    assert tally(referee, FRENCH) == {"battle.unsupplied": -3, "fr-italy": 2}
    assert rolled(referee, FRENCH)["total"] == 4  # bat.unsupplied
    assert "battle.unsupplied" not in tally(referee, COALITION)


@rule("pitts-war supply.out.recover", "pitts-war supply.out.inactive")
def test_supply_is_looked_at_when_the_battle_begins():
    game = given(
        **{"fr_italy": "paris 2", "au_galicia": "paris"},
        facts={"unsupplied": frozenset({"fr-italy", "fr-alps"})},
    )
    fight = begin(game, Clash("paris", COALITION, "lille", "clear"))

    assert (fight.attacker.is_supplied, fight.defender.is_supplied) == (False, True)
    assert game.unsupplied == {"fr-alps", "au-galicia"}


CAVALRY = {
    **{"fr_north": "stuttgart", "fr_rhine": "stuttgart 2", "murat": "stuttgart"},
    **{"au_germany": "stuttgart", "au_italy": "stuttgart 2", "au_flanders": "stuttgart"},
}


@rule("pitts-war battle.modifier.cavalry", "pitts-war table.combat.mod.cavalry")
def test_the_side_with_more_cavalry_may_claim_it():
    game = given("great-empire", year=1805, **CAVALRY, dice=[3, 3, 1, 1, 1])
    referee = battle(game, "stuttgart", out_of="baden")
    referee.choose(Lead("fr-north"))

    assert referee.options == (Charge(), Pass())  # bat.cavalry
    referee.choose(Charge(), Lead("au-germany"))
    assert tally(referee, FRENCH)["battle.cavalry"] == 1
    assert "battle.cavalry" not in tally(referee, COALITION)


@rule("pitts-war battle.modifier.cavalry")
def test_superiority_may_be_left_unclaimed():
    game = given("great-empire", year=1805, **CAVALRY, dice=[3, 3, 1, 1, 1])
    referee = battle(game, "stuttgart", out_of="baden")
    referee.choose(Lead("fr-north"), Pass(), Lead("au-germany"))

    assert "battle.cavalry" not in tally(referee, FRENCH)


@rule("pitts-war battle.modifier.cavalry")
def test_equal_cavalry_is_not_superior():
    game = given(fr_north="brussels 2", au_flanders="brussels", dice=[3, 3, 1, 1])
    referee = battle(game, "brussels", out_of="lille")

    assert "battle.charges" not in referee.keys
    assert tally(referee, FRENCH) == {"fr-north": 2}


@rule("pitts-war battle.modifier.cavalry.barred")
@pytest.mark.parametrize(("area", "out_of"), [("flushing", "antwerp"), ("luxembourg", "metz")])
def test_no_superiority_in_a_marsh_or_at_a_fortress(area, out_of):
    stance = {"netherlands": "coalition", "britain": "coalition"}
    game = given(stance=stance, fr_north=f"{area} 2", au_galicia=area, dice=[1, 1])
    referee = battle(game, area, out_of=out_of)

    assert "battle.cavalry" not in tally(referee, FRENCH)


@rule("pitts-war scenario.1792.french-battle-penalty")
@pytest.mark.parametrize(("penalties", "total"), [(["f-valmy", "f-carnot"], 6), (["f-carnot"], 7)])
def test_the_french_of_1792_have_one_less_until_valmy(penalties, total):
    game = given(
        **{"fr_north": "brussels 2", "dumouriez": "brussels", "au_flanders": "brussels 2"},
        year=1792,
        facts={"penalties": penalties},
        dice=[4, 4, 1, 1],
    )
    referee = battle(game, "brussels", out_of="lille")

    assert rolled(referee, FRENCH)["total"] == total  # bat.penalty-1792
    assert "battle.untried" not in tally(referee, COALITION)


@rule("pitts-war battle.steps-counted")
def test_those_who_came_to_the_guns_count():
    game = given(
        **{"fr_italy": "brussels", "fr_alps": "brussels 2", "hoche": "brussels"},
        **{"au_galicia": "brussels 2", "imperials": "brussels 1"},
        **{"au_flanders": "antwerp", "hessians": "antwerp", "charles": "antwerp"},
        dice=[6, 1, 1, 1],
    )
    referee = battle(game, "brussels", out_of="lille")
    referee.choose(MarchToGuns("antwerp"), SetOut(), Lead("fr-italy"), Lead("imperials"))
    pass_all(referee)

    assert "battle.ratio" not in tally(referee, FRENCH)  # rv.battle.steps: 5 against 6
    assert rolled(referee, FRENCH)["total"] == 4
    assert inflicted(referee)[FRENCH] == 1


@rule("pitts-war battle.move-on")
def test_a_victorious_force_with_a_leader_may_go_on():
    led = given(fr_italy="brussels", hoche="brussels", hessians="brussels", dice=[6, 1, 6])
    unled = given(fr_italy="brussels", hessians="brussels", dice=[6, 1, 6])

    for game, is_over in ((led, False), (unled, True)):
        referee = battle(game, "brussels", out_of="lille")
        assert referee.is_over
        assert (game.march.is_over, game.march.area) == (is_over, "brussels")


@rule("pitts-war battle.move-on", "pitts-war activation.stop.victory-no-leader")
@pytest.mark.parametrize(("moved", "is_over"), [((), False), (("hoche",), True)])
def test_a_leader_who_came_to_the_guns_may_lead_the_victors_on(moved, is_over):
    game = given(
        **{"fr_italy": "brussels", "au_galicia": "brussels 1", "hessians": "brussels"},
        **{"fr_alps": "reims 1", "hoche": "reims"},
        **{"dice": [6, 6, 1, 6], "facts": {"moved": frozenset(moved)}},
    )
    referee = battle(game, "brussels", out_of="lille")
    referee.choose(MarchToGuns("reims"), SetOut())
    while not referee.is_over:
        referee.choose(referee.options[0])

    assert game.leaders["hoche"] == "brussels"
    assert game.march.is_over is is_over
    assert game.march.leaders == ([] if is_over else ["hoche"])


@rule("pitts-war battle.move-on")
def test_a_beaten_force_goes_no_further():
    game = given(fr_italy="brussels 2", hoche="brussels", au_galicia="brussels", dice=[1, 6, 1, 1])
    referee = battle(game, "brussels", out_of="lille")

    assert referee.is_over
    assert game.march.is_over
    assert (game.where["fr-italy"], game.march.area) == ("lille", "lille")


@rule("pitts-war battle.move-on")
def test_a_force_that_has_been_parted_goes_on_with_those_who_are_together():
    game = given(fr_italy="brussels", fr_alps="lille", hoche="brussels", jourdan="lille")
    fight = faced(game)
    fight.winner = FRENCH
    march = on_the_march(game, "brussels", out_of="lille")
    march.armies, march.leaders = ["fr-italy", "fr-alps"], ["hoche", "jourdan"]
    end_march(game, fight)

    assert (march.armies, march.leaders, march.is_over) == (["fr-italy"], ["hoche"], False)


@rule("pitts-war battle.move-on")
def test_a_march_of_the_other_side_is_none_of_this_battle():
    game = given(fr_italy="brussels", lyon_federals="brussels")
    fight = faced(game, by="coalition")
    fight.winner = FRENCH
    game.march = None
    end_march(game, fight)
    march = on_the_march(game, "brussels", out_of="lille")
    end_march(game, fight)

    assert not march.is_over


@rule("pitts-war fortress.no-siege", "pitts-war fortress.effects")
def test_a_fortress_is_fought_for_at_once():
    game = given(
        "great-empire",
        year=1806,
        stance={"prussia": "coalition"},
        **{"pr_east_prussia": "magdeburg", "fr_north": "magdeburg", "davout": "magdeburg"},
        dice=[3, 1, 1, 1],
    )
    referee = battle(game, "magdeburg", out_of="hanover")

    assert tally(referee, COALITION) == {"battle.fortress": 1, "pr-east-prussia": 1}
    assert tally(referee, FRENCH) == {"battle.ratio": 1, "fr-north": 2, "davout": 2}
    assert referee.decision.key == "retreat.where"  # bd.fortress: no cavalry, no pursuit
