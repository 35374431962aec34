"""Combining and consolidation: who takes whom along, who stays, who goes to the reserve."""

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import (
    Activate,
    Drop,
    Go,
    PickUp,
    Relieve,
    Take,
)
from estafette.games.napoleon_against_europe.organisation import consolidate
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from tests.games.napoleon_against_europe.marching import acting, marching
from tests.games.napoleon_against_europe.position import bare, put, stand
from tests.referee import Referee, rule


def massena_and_oudinot(**more):
    """Masséna with four steps at Metz, Oudinot with two on his way at Reims."""
    game = bare()
    put(game, "metz", "fr-elite-1", "fr-elite-2", general="massena", **more)
    put(game, "reims", "fr-corps-9", general="oudinot")
    return game


@rule("napoleon-against-europe combine.drop-pick", "napoleon-against-europe combine.full-absorb")
def test_massena_drops_two_steps_and_takes_oudinots_two():
    """[combine.massena-oudinot]"""
    game = massena_and_oudinot()
    marching(game, "massena", Drop("fr-elite-2"), Go("reims"), PickUp("oudinot"), Go("paris"))

    assert game.forces["massena"].corps == ("fr-elite-1", "fr-corps-9")
    assert game.forces["massena"].zone == "paris"
    assert game.forces["fr-elite-2"].zone == "metz"
    assert "oudinot" in game.reserve


@rule("napoleon-against-europe combine.full-absorb")
def test_in_an_army_oudinot_may_stay():
    game = massena_and_oudinot(army="armee-d-italie")
    marching(game, "massena", Pass(), Go("reims"), PickUp("oudinot"))

    assert game.forces["armee-d-italie"].subordinates == ("oudinot",)
    assert "oudinot" not in game.reserve


@rule("napoleon-against-europe combine.partial")
def test_part_of_a_force_may_be_taken():
    game = bare()
    put(game, "metz", "fr-elite-1", general="massena")
    put(game, "reims", "fr-corps-9", "fr-corps-10", general="oudinot")
    marching(game, "massena", Go("reims"), PickUp("fr-corps-10"), Go("paris"), Pass())

    assert game.forces["massena"].corps == ("fr-elite-1", "fr-corps-10")
    assert game.forces["oudinot"].corps == ("fr-corps-9",)


@rule(
    "napoleon-against-europe combine.command-always",
    "napoleon-against-europe command.limit",
)
def test_nobody_takes_more_than_he_may_lead_at_any_moment():
    game = bare()
    corps = ("fr-elite-1", "fr-elite-2", "fr-elite-3")
    put(game, "metz", *corps, general="massena")  # six steps of six
    put(game, "reims", "fr-corps-9")
    referee = marching(game, "massena", Go("reims"))
    assert referee.refusal(PickUp("fr-corps-9")).rule == "command.limit"

    game = bare()
    put(game, "metz", *corps, general="massena")
    put(game, "reims", "fr-corps-9")
    marching(game, "massena", Drop("fr-elite-1"), Go("reims"), PickUp("fr-corps-9"))
    assert game.forces["massena"].corps == ("fr-elite-2", "fr-elite-3", "fr-corps-9")


@rule("napoleon-against-europe combine.drop-pick")
def test_a_lone_corps_left_behind_takes_no_second_one_in():
    game = massena_and_oudinot()
    game.forces.pop("oudinot")
    game.zones.pop("reims")
    put(game, "metz", "fr-corps-10")
    referee = marching(game, "massena")

    assert referee.refusal(Drop("fr-elite-2")).rule == "force.definition"


@rule(
    "napoleon-against-europe consolidate.senior-takes",
    "napoleon-against-europe consolidate.junior-never-takes",
)
def test_a_senior_takes_from_a_junior_and_never_the_other_way_round():
    """[d.consolidate.junior]"""
    game = bare()
    put(game, "metz", "fr-elite-1", general="massena")
    put(game, "reims", "fr-corps-9", general="oudinot")
    referee = marching(game, "oudinot", Go("metz"))
    assert referee.refusal(PickUp("fr-elite-1")).rule == "consolidate.junior-never-takes"

    game = massena_and_oudinot()
    referee = marching(game, "massena", Go("reims"))
    assert PickUp("fr-corps-9") in referee.options


@rule("napoleon-against-europe consolidate.junior-never-takes")
def test_not_even_with_an_army_does_a_junior_take_from_a_senior():
    game = bare()
    put(game, "metz", "fr-elite-1", general="massena")
    put(game, "reims", "fr-corps-9", general="oudinot", army="armee-d-italie")
    referee = marching(game, "oudinot", Go("metz"))

    assert referee.refusal(PickUp("fr-elite-1")).rule == "consolidate.junior-never-takes"


@rule("napoleon-against-europe consolidate.senior-takes")
def test_nothing_is_taken_from_a_junior_who_leads_an_army():
    game = bare()
    put(game, "metz", "fr-elite-1", general="massena")
    put(game, "reims", "fr-corps-9", "fr-corps-10", general="oudinot", army="armee-d-italie")
    referee = marching(game, "massena", Go("reims"))

    assert referee.refusal(PickUp("fr-corps-9")).rule == "consolidate.senior-takes"


@rule("napoleon-against-europe consolidate.junior-gives")
def test_a_junior_gives_his_steps_and_goes_to_the_reserve():
    """[d.consolidate.junior]"""
    game = bare()
    put(game, "metz", "fr-elite-1", general="massena")
    put(game, "reims", "fr-corps-9", general="oudinot")
    marching(game, "oudinot", Go("metz"), Pass())

    assert game.forces["massena"].corps == ("fr-elite-1", "fr-corps-9")
    assert "oudinot" in game.reserve


@rule("napoleon-against-europe consolidate.junior-gives")
def test_he_stays_if_the_senior_leads_an_army():
    game = bare()
    put(game, "metz", "fr-elite-1", general="massena", army="armee-d-italie")
    put(game, "reims", "fr-corps-9", general="oudinot")
    marching(game, "oudinot", Go("metz"), Pass())

    assert game.forces["armee-d-italie"].subordinates == ("oudinot",)


@rule("napoleon-against-europe consolidate.junior-gives")
def test_a_junior_may_give_part_and_go_on():
    game = bare()
    put(game, "metz", "fr-elite-1", general="massena")
    put(game, "reims", "fr-corps-9", "fr-corps-10", general="oudinot")
    marching(game, "oudinot", Go("metz"), Drop("fr-corps-9"), Go("luxembourg"), Pass())

    assert game.forces["massena"].corps == ("fr-elite-1", "fr-corps-9")
    assert game.forces["oudinot"].zone == "luxembourg"


@rule("napoleon-against-europe consolidate.senior-gives")
def test_a_senior_leaves_steps_to_a_junior():
    game = massena_and_oudinot()
    marching(game, "massena", Go("reims"), Drop("fr-elite-2"), Go("paris"), Pass())

    assert game.forces["oudinot"].corps == ("fr-corps-9", "fr-elite-2")
    assert game.forces["massena"].corps == ("fr-elite-1",)


@rule(
    "napoleon-against-europe consolidate.senior-gives",
    "napoleon-against-europe hierarchy.senior-hands-over",
)
def test_a_senior_who_leaves_all_to_a_juniors_army_goes_to_the_reserve():
    game = bare()
    game.lasting = {}
    put(game, "innsbruck", "au-corps-1", general="jean")
    put(game, "salzbourg", "au-corps-2", general="mack", army="armee-d-allemagne")
    marching(game, "jean", Go("salzbourg"), Pass())

    assert game.forces["armee-d-allemagne"].corps == ("au-corps-2", "au-corps-1")
    assert game.forces["armee-d-allemagne"].general == "mack"
    assert "jean" in game.reserve


@rule("napoleon-against-europe consolidate.three-subordinates")
def test_a_fourth_subordinate_makes_the_player_choose_who_goes():
    """[d4.consolidate.four]"""
    game = bare()
    staff = ("davout", "murat", "soult")
    put(game, "metz", "fr-elite-1", general="napoleon", army="grande-armee", subordinates=staff)
    put(game, "reims", "fr-corps-9", general="ney")
    referee = marching(game, "ney", Go("metz"), Pass())

    assert referee.decision.key == "organisation.which-general"
    assert set(referee.options) == {Take(each) for each in (*staff, "ney")}
    referee.choose(Take("davout"))
    assert game.forces["grande-armee"].subordinates == ("murat", "soult", "ney")
    assert "davout" in game.reserve


@rule("napoleon-against-europe combine.general-needs-unit")
def test_a_general_is_not_left_where_there_is_no_unit():
    game = bare()
    corps = ("fr-elite-1", "fr-elite-2")
    put(game, "metz", *corps, general="napoleon", army="grande-armee", subordinates=("ney",))
    referee = marching(game, "napoleon")
    assert referee.refusal(Drop("ney")).rule == "combine.general-needs-unit"

    referee.choose(Drop("fr-elite-1"), Drop("ney"))
    assert game.forces["ney"].corps == ("fr-elite-1",)


@rule("napoleon-against-europe combine.general-needs-unit")
def test_the_last_corps_and_the_chief_stay_with_the_force():
    game = bare()
    put(game, "metz", "fr-elite-1", "fr-elite-2", general="ney")
    referee = marching(game, "ney", Drop("fr-elite-1"))

    assert referee.refusal(Drop("fr-elite-2")).rule == "general-change.not-alone"
    assert referee.refusal(Drop("ney")).rule == "general-change.force"


@rule(
    "napoleon-against-europe combine.join-army-then-activate",
    "napoleon-against-europe combine.once-per-round",
)
def test_davout_comes_back_to_the_army_and_goes_on_with_it():
    """[d2.army-join-reactivate]"""
    game = bare()
    corps = ("fr-elite-1", "fr-elite-2")
    put(game, "metz", *corps, general="napoleon", army="grande-armee", subordinates=("davout",))
    put(game, "lyon", "fr-corps-9")
    referee = acting(game, EMPIRE, 3, Activate("davout"), Take("fr-elite-1"))
    referee.choose(Go("reims"), Go("metz"), Pass(), Activate("napoleon"), Go("soissons"), Pass())

    army = game.forces["grande-armee"]
    assert (army.zone, set(army.corps)) == ("soissons", set(corps))
    assert army.subordinates == ("davout",)
    assert referee.refusal(Activate("davout")).rule == "combine.once-per-round"
    assert referee.refusal(Activate("napoleon")).rule == "combine.once-per-round"


@rule("napoleon-against-europe combine.once-per-round")
def test_without_an_army_units_do_not_move_twice():
    game = bare()
    put(game, "metz", "fr-elite-1", general="massena")
    put(game, "reims", "fr-corps-9", general="oudinot")
    put(game, "lyon", "fr-corps-10")
    referee = acting(game, EMPIRE, 4, Activate("oudinot"), Go("metz"), Pass())
    assert game.forces["massena"].corps == ("fr-elite-1", "fr-corps-9")

    referee.choose(Activate("massena"), Go("reims"), Pass())
    assert game.forces["massena"].corps == ("fr-elite-1",)
    assert game.forces["fr-corps-9"].zone == "metz"


@rule("napoleon-against-europe combine.once-per-round")
def test_what_was_left_behind_is_not_taken_along_again():
    game = bare()
    put(game, "metz", "fr-elite-1", "fr-elite-2", general="ney")
    referee = marching(game, "ney", Drop("fr-elite-1"))

    assert referee.refusal(PickUp("fr-elite-1")).rule == "combine.once-per-round"


@rule("napoleon-against-europe hierarchy.corps-lowest")
def test_a_corps_without_general_takes_nobody_along():
    game = bare()
    put(game, "metz", "fr-elite-1")
    put(game, "reims", "fr-elite-2", general="ney")
    referee = marching(game, "fr-elite-1", Go("reims"))

    assert referee.refusal(PickUp("fr-elite-2")).rule == "hierarchy.corps-lowest"
    referee.choose(Pass())
    assert game.forces["ney"].corps == ("fr-elite-2", "fr-elite-1")


@rule("napoleon-against-europe hierarchy.allied-command")
def test_between_allies_only_the_one_who_commands_takes():
    game = bare()
    game.lasting = {}
    put(game, "budapest", "au-corps-1", general="bellegarde")
    put(game, "leopoldstadt", "ru-corps-1", "ru-corps-2", general="koutouzov")
    referee = marching(game, "bellegarde", Go("leopoldstadt"), points=3)
    assert referee.refusal(PickUp("ru-corps-1")).rule == "hierarchy.allied-command"

    game = bare()
    game.lasting = {}
    put(game, "budapest", "au-corps-1", general="bellegarde")
    put(game, "leopoldstadt", "ru-corps-1", "ru-corps-2", general="koutouzov")
    referee = marching(game, "koutouzov", Go("budapest"))
    assert PickUp("au-corps-1") in referee.options


@rule(
    "napoleon-against-europe status.ally.command",
    "napoleon-against-europe command.allied",
)
def test_koutouzov_takes_bellegardes_corps_on_his_way_to_vienna():
    game = bare()
    game.lasting = {}
    russians = ("ru-elite-1", "ru-elite-2", "ru-corps-1")
    put(game, "kaschau", *russians, general="koutouzov", army="1re-armee")
    put(game, "budapest", "au-corps-1", general="bellegarde")
    game.round = 4
    route = (Go("budapest"), PickUp("bellegarde"), Go("raab"), Go("vienne"))
    marching(game, "koutouzov", Pass(), *route)

    assert game.forces["1re-armee"].corps == (*russians, "au-corps-1")
    assert game.forces["1re-armee"].zone == "vienne"


@rule("napoleon-against-europe general-change.subordinate")
def test_a_subordinate_is_withdrawn_while_his_army_is_active():
    """[d2.subordinate-withdrawn]"""
    game = bare()
    put(game, "metz", "fr-elite-1", general="napoleon", army="grande-armee", subordinates=("ney",))
    referee = marching(game, "napoleon", Relieve("ney"))

    assert "ney" in game.reserve
    assert game.forces["grande-armee"].subordinates == ()
    assert referee.refusal(Relieve("napoleon")).rule == "general-change.army"
    assert referee.refusal(Relieve("ney")).key == "combine.not-with-us"


@rule("napoleon-against-europe general-change.army", "napoleon-against-europe general-change.force")
def test_the_general_of_a_force_is_not_relieved_on_the_march():
    game = bare()
    put(game, "metz", "fr-elite-1", "fr-elite-2", general="ney")
    referee = marching(game, "ney")

    assert referee.refusal(Relieve("ney")).rule == "general-change.force"


@rule("napoleon-against-europe hierarchy.after-moves")
def test_after_a_march_all_in_the_zone_are_one_force():
    game = bare()
    stand(game, prusse="coalition")
    put(game, "vienne", "au-corps-1", general="charles")
    put(game, "vienne", "au-corps-2")
    Referee(game, consolidate(game, "vienne", COALITION))

    assert game.forces["charles"].corps == ("au-corps-1", "au-corps-2")


@rule("napoleon-against-europe demoralised.contagion")
def test_who_takes_the_demoralised_along_is_demoralised():
    game = bare()
    put(game, "metz", "fr-elite-1", general="massena")
    put(game, "reims", "fr-corps-9", "fr-corps-10", general="oudinot", is_demoralised=True)
    marching(game, "massena", Go("reims"), PickUp("fr-corps-9"))

    assert game.forces["massena"].is_demoralised
    assert game.forces["oudinot"].corps == ("fr-corps-10",)


@rule("napoleon-against-europe combine.once-per-round")
def test_units_that_were_dropped_do_not_count_as_having_moved_if_the_force_had_not():
    game = bare()
    put(game, "metz", "fr-elite-1", "fr-elite-2", general="ney")
    referee = acting(game, EMPIRE, 3, Activate("ney"), Drop("fr-elite-1"), Go("reims"), Pass())

    assert Activate("fr-elite-1") in referee.options
    assert referee.refusal(Activate("fr-elite-2")).rule == "combine.once-per-round"


@rule("napoleon-against-europe combine.join-army-then-activate")
def test_a_corps_left_with_an_army_on_the_way_goes_on_with_it():
    game = bare()
    put(game, "metz", "fr-elite-1", general="napoleon", army="grande-armee")
    put(game, "reims", "fr-corps-9", "fr-corps-10", general="ney")
    referee = acting(game, EMPIRE, 3, Activate("ney"), Go("metz"), Drop("fr-corps-9"))
    referee.choose(Go("luxembourg"), Pass(), Activate("napoleon"), Go("soissons"), Pass())

    assert game.forces["grande-armee"].corps == ("fr-elite-1", "fr-corps-9")
    assert game.forces["grande-armee"].zone == "soissons"


@rule("napoleon-against-europe combine.command-always")
def test_a_whole_force_is_not_taken_beyond_the_limit_nor_if_part_of_it_has_moved():
    game = bare()
    put(game, "metz", "fr-elite-1", "fr-elite-2", general="ney")  # four of four
    put(game, "reims", "fr-corps-9", general="oudinot")
    referee = marching(game, "ney", Go("reims"))
    assert referee.refusal(PickUp("oudinot")).rule == "command.limit"

    game = massena_and_oudinot()
    game.moved = frozenset({"fr-corps-9"})
    referee = marching(game, "massena", Go("reims"))
    assert referee.refusal(PickUp("oudinot")).rule == "combine.once-per-round"


@rule("napoleon-against-europe combine.army-from-army", "napoleon-against-europe unit.special.step")
def test_a_special_unit_is_not_the_step_that_an_army_must_keep():
    game = bare()
    put(game, "ulm", "fr-elite-1", general="napoleon", army="grande-armee")
    guard = ("cavalerie-de-la-garde",)
    put(game, "munich", "fr-elite-2", general="massena", army="armee-d-italie", specials=guard)
    referee = marching(game, "napoleon", Go("munich"))

    assert referee.refusal(PickUp("fr-elite-2")).rule == "combine.army-from-army"
