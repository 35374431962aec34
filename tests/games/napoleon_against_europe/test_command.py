"""Command and hierarchy: what a general may lead, who commands whom, who takes over."""

import pytest
from msgspec.structs import replace

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import Activate, Go, Group, Take
from estafette.games.napoleon_against_europe.affairs import Force
from estafette.games.napoleon_against_europe.command import cannot_hold, limit
from estafette.games.napoleon_against_europe.fate import (
    eliminate,
    enter_reserve,
    force_of,
    rest_is_over,
)
from estafette.games.napoleon_against_europe.organisation import commander, consolidate
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from estafette.games.napoleon_against_europe.siege import modifiers
from estafette.games.napoleon_against_europe.wounds import relieve
from tests.games.napoleon_against_europe.marching import acting
from tests.games.napoleon_against_europe.position import bare, put, stand, store
from tests.referee import Referee, rule

FRENCH = tuple(f"fr-elite-{number}" for number in range(1, 9))


def thought_of(game, *corps, general="", reduced=(), **more) -> Force:
    """A force that is only thought of; its corps have their steps."""
    for each in corps:
        full = game.printed.corps[each].steps
        game.steps[each] = full - 1 if each in reduced else full
    return force_of(game, "paris", corps=corps, general=general, **more)


def refused(game, force) -> str:
    refusal = cannot_hold(game, force)
    return refusal.rule if refusal else ""


@rule("napoleon-against-europe force.definition")
def test_a_force_is_a_corps_or_a_general_with_his_units_or_an_army():
    game = bare()

    assert not refused(game, thought_of(game, "fr-elite-1"))
    assert refused(game, thought_of(game, "fr-elite-1", "fr-elite-2")) == "force.definition"
    assert not refused(game, thought_of(game, "fr-elite-1", "fr-elite-2", general="ney"))


@rule("napoleon-against-europe force.definition", "napoleon-against-europe army.group-forms")
def test_two_armies_in_a_zone_are_one_force_that_may_be_sent_as_such():
    game = bare()
    put(game, "milan", "fr-elite-1", general="napoleon", army="grande-armee")
    put(game, "milan", "fr-elite-2", general="massena", army="armee-d-italie")
    referee = acting(game, EMPIRE, 3)

    assert Group("milan") in referee.options


@rule("napoleon-against-europe force.squadron")
def test_a_squadron_has_one_to_three_fleets():
    game = bare()

    assert game.printed.tables.limits.squadron == 3


@rule("napoleon-against-europe command.limit", "napoleon-against-europe command.value")
def test_a_general_of_five_leads_five_steps_and_depots_do_not_count():
    """[d.command.limit]"""
    game = bare()
    store(game, "paris", "depot-france-1")
    store(game, "paris", "depot-france-2")
    five = thought_of(game, *FRENCH[:3], general="soult", reduced=FRENCH[:1])
    assert (limit(game, five), refused(game, five)) == (5, "")

    six = thought_of(game, *FRENCH[:3], general="soult")
    assert refused(game, six) == "command.limit"


@rule("napoleon-against-europe command.army-double", "napoleon-against-europe command.value")
def test_an_army_holds_twice_as_many_special_units_included():
    """[d.command.limit]"""
    game = bare()
    corps, special = FRENCH[:5], ("cavalerie-de-la-garde",)
    army = {"general": "soult", "army": "armee-d-italie"}
    nine = thought_of(game, *corps, reduced=FRENCH[:1], **army, specials=special)
    assert (limit(game, nine), refused(game, nine)) == (10, "")

    ten = thought_of(game, *corps, **army, specials=special)
    assert refused(game, ten) == "command.army-double"


@rule(
    "napoleon-against-europe command.army-double",
    "napoleon-against-europe army.cavalry-only-in-army",
)
def test_cavalry_reserves_need_an_army_and_two_steps_are_the_most():
    """[d.command.cavalry]"""
    game = bare()
    alone = thought_of(game, "fr-cavalerie", general="napoleon")
    assert refused(game, alone) == "army.cavalry-only-in-army"

    army = thought_of(game, "fr-cavalerie", general="napoleon", army="grande-armee")
    assert not refused(game, army)
    horse = thought_of(game, "ru-cavalerie", "au-cavalerie", *("ru-corps-1", "ru-corps-2"))
    horse = replace(horse, general="koutouzov", army="1re-armee", nation="russie")
    assert refused(game, horse) == "command.army-double"


@rule("napoleon-against-europe command.allied", "napoleon-against-europe status.ally.command")
def test_a_russian_of_five_with_three_russian_steps_takes_two_austrian_ones():
    """[d.command.allied-half]"""
    game = bare()
    russians = ("ru-corps-1", "ru-corps-2")
    reduced = ("ru-corps-2", "au-corps-2")
    two = thought_of(game, *russians, "au-corps-1", general="buxhowden", reduced=reduced)
    assert not refused(game, two)

    three = thought_of(
        game, *russians, "au-corps-1", "au-corps-2", general="buxhowden", reduced=reduced
    )
    assert refused(game, three) == "command.limit"


@rule("napoleon-against-europe command.allied")
def test_half_of_the_command_rounded_down_is_the_most_of_allied_powers():
    game = bare()
    corps = ("ru-corps-1", "au-corps-1", "au-corps-2")
    three = thought_of(game, *corps, general="buxhowden", reduced=("au-corps-2",))

    assert refused(game, three) == "command.allied"  # two of five


@rule("napoleon-against-europe status.ally.command")
def test_allied_steps_are_fewer_than_the_generals_own():
    game = bare()
    force = thought_of(game, "ru-corps-1", "au-corps-1", general="koutouzov")
    assert refused(game, force) == "status.ally.command"

    fewer = thought_of(
        game, "ru-corps-1", "au-corps-1", general="koutouzov", reduced=("au-corps-1",)
    )
    assert not refused(game, fewer)


@rule("napoleon-against-europe command.allied")
def test_minor_allies_fill_the_whole_command():
    game = bare()
    minors = ("corps-baviere", "corps-wurtemberg")

    assert not refused(game, thought_of(game, *minors, general="ney"))


@rule("napoleon-against-europe command.allied")
def test_steps_in_excess_are_eliminated_at_once():
    game = bare()
    put(game, "vienne", "ru-corps-1", general="buxhowden")
    put(game, "vienne", "au-corps-1")
    referee = Referee(game, consolidate(game, "vienne", COALITION))

    assert game.steps == {"ru-corps-1": 2, "au-corps-1": 1}
    assert "corps.reduced" in referee.keys


@rule(
    "napoleon-against-europe command.army-subordinates",
    "napoleon-against-europe army.definition",
)
def test_an_army_has_three_subordinates_and_nobody_else_has_any():
    game = bare()
    three = ("davout", "murat", "soult")
    army = {"general": "napoleon", "army": "grande-armee"}
    assert not refused(game, thought_of(game, *FRENCH[:2], **army, subordinates=three))

    four = thought_of(game, *FRENCH[:2], **army, subordinates=(*three, "ney"))
    assert refused(game, four) == "consolidate.three-subordinates"
    none = thought_of(game, *FRENCH[:2], general="napoleon", subordinates=("ney",))
    assert refused(game, none) == "hierarchy.junior-brings-steps"


@rule("napoleon-against-europe command.army-subordinates")
def test_an_allied_general_needs_a_step_of_his_country_and_goes_with_it():
    game = bare()
    army = {"general": "koutouzov", "army": "1re-armee", "subordinates": ("bellegarde",)}
    without = thought_of(game, "ru-corps-1", "ru-corps-2", **army)
    assert refused(game, without) == "command.army-subordinates"

    put(game, "brunn", "ru-corps-1", "ru-corps-2", "au-corps-1", **army)
    assert not refused(game, game.forces["1re-armee"])
    eliminate(game, "au-corps-1")
    assert game.forces["1re-armee"].subordinates == ()
    assert "bellegarde" in game.reserve


@rule("napoleon-against-europe hierarchy.minor-generals")
def test_poniatowski_serves_in_the_grande_armee_with_a_polish_corps():
    """[d4.command.poland]"""
    game = bare()
    stand(game, pologne="empire")
    staff = ("davout", "murat", "poniatowski")
    army = {"general": "napoleon", "army": "grande-armee", "subordinates": staff}
    assert refused(game, thought_of(game, "fr-elite-1", **army)) == "hierarchy.minor-generals"

    put(game, "varsovie", "fr-elite-1", "pologne-1", **army)
    assert not refused(game, game.forces["grande-armee"])
    eliminate(game, "pologne-1")
    assert game.forces["grande-armee"].subordinates == ("davout", "murat")


@rule("napoleon-against-europe hierarchy.minor-generals")
def test_nations_that_are_not_in_the_list_come_last():
    game = bare()
    stand(game, pologne="empire")
    put(game, "varsovie", "pologne-1", general="poniatowski")
    put(game, "varsovie", "fr-elite-1", general="marmont")

    assert commander(game, ["poniatowski", "marmont"]) == "marmont"


@rule("napoleon-against-europe hierarchy.rank")
def test_the_higher_rank_commands_within_a_nation():
    game = bare()
    put(game, "metz", "fr-elite-1", "fr-elite-2", general="marmont")
    put(game, "metz", "fr-elite-3", general="soult")

    assert commander(game, ["marmont", "soult"]) == "soult"
    junior = thought_of(game, *FRENCH[:2], general="marmont", army="grande-armee")
    senior_below = replace(junior, subordinates=("soult",))
    assert refused(game, senior_below) == "hierarchy.senior-not-in-army"


@rule("napoleon-against-europe hierarchy.senior-not-in-army")
def test_a_senior_is_no_subordinate_of_his_junior():
    game = bare()
    army = {"general": "mack", "army": "armee-d-allemagne"}
    assert (
        refused(game, thought_of(game, "au-corps-1", **army, subordinates=("jean",)))
        == "hierarchy.senior-not-in-army"
    )
    assert not refused(game, thought_of(game, "au-corps-1", **army, subordinates=("ferdinand",)))


@rule("napoleon-against-europe hierarchy.allied-command", "napoleon-against-europe hierarchy.rank")
def test_between_allies_the_marker_then_the_points_then_the_nation():
    """[d2.hierarchy.allies]"""
    game = bare()
    stand(game, prusse="coalition")
    put(game, "dresde", "pr-corps-1", general="blucher", army="armee-de-l-elbe")
    put(game, "dresde", "ru-corps-1", "ru-corps-2", general="barclay-de-tolly")
    assert commander(game, ["armee-de-l-elbe", "barclay-de-tolly"]) == "blucher"

    put(game, "prague", "au-corps-1", "au-corps-2", "au-corps-3", general="schwarzenberg")
    strong = ("ru-corps-3", "ru-corps-4", "ru-corps-5", "ru-corps-6")
    put(game, "prague", *strong, general="wittgenstein")
    assert commander(game, ["schwarzenberg", "wittgenstein"]) == "wittgenstein"

    put(game, "vienne", "au-corps-4", general="jean")
    put(game, "vienne", "pr-corps-2", general="yorck")
    assert commander(game, ["yorck", "jean"]) == "jean"


@rule("napoleon-against-europe hierarchy.junior-brings-steps")
def test_marmont_brings_soult_his_steps_and_goes_to_the_reserve():
    """[d4.hierarchy.junior]"""
    game = bare()
    put(game, "metz", "fr-elite-1", general="soult")
    put(game, "metz", "fr-elite-2", general="marmont")
    Referee(game, consolidate(game, "metz", EMPIRE))

    assert game.forces["soult"].corps == ("fr-elite-1", "fr-elite-2")
    assert "marmont" in game.reserve


@rule(
    "napoleon-against-europe hierarchy.corps-lowest",
    "napoleon-against-europe hierarchy.after-moves",
)
def test_a_corps_that_comes_to_soult_joins_him_as_far_as_he_may_lead():
    """[d4.hierarchy.junior]"""
    game = bare()
    put(game, "metz", "fr-elite-1", "fr-elite-2", general="soult")  # four of five steps
    put(game, "metz", "fr-elite-3")
    referee = Referee(game, consolidate(game, "metz", EMPIRE))

    assert referee.decision.key == "organisation.surplus"
    assert referee.fact("organisation.too-large") == {"force": "soult", "zone": "metz"}
    referee.choose(Take("fr-elite-3"))
    assert game.forces["soult"].corps == ("fr-elite-1", "fr-elite-2", "fr-elite-3")
    assert game.steps["fr-elite-3"] == 1


@rule("napoleon-against-europe status.ally.command", "napoleon-against-europe unit.special.step")
def test_allied_special_units_that_outnumber_what_an_army_has_left_go_when_it_is_joined():
    game = bare("1815")
    army = {"general": "blucher", "army": "armee-de-l-elbe", "specials": ("uxbridge", "kgl")}
    put(game, "lyon", "pr-corps-3", "corps-hesse", reduced=["pr-corps-3"], **army)
    put(game, "lyon", "corps-bade")
    referee = Referee(game, consolidate(game, "lyon", COALITION))

    assert referee.decision.key == "organisation.surplus"
    assert set(referee.options) == {Take("uxbridge"), Take("kgl")}
    referee.choose(Take("uxbridge"))
    assert game.forces["armee-de-l-elbe"].corps == ("pr-corps-3", "corps-hesse", "corps-bade")
    assert {"uxbridge", "kgl"} <= game.reserve


@rule("napoleon-against-europe army.definition", "napoleon-against-europe army.box")
def test_an_army_keeps_its_units_and_subordinates_together_under_its_marker():
    game = bare()
    staff = ("davout", "murat")
    put(game, "metz", *FRENCH[:2], general="napoleon", army="grande-armee", subordinates=staff)
    acting(game, EMPIRE, 1, Activate("napoleon"), Go("reims"), Pass())

    army = game.forces["grande-armee"]
    assert (army.zone, army.general, army.subordinates) == ("reims", "napoleon", staff)
    assert army.corps == FRENCH[:2]


@rule("napoleon-against-europe army.marker-without-units")
def test_a_marker_without_units_goes_to_the_reserve_until_the_next_budget():
    """[d2.army.marker-alone]"""
    game = bare()
    put(game, "metz", "fr-elite-1", general="napoleon", army="grande-armee", subordinates=("ney",))
    eliminate(game, "fr-elite-1")

    assert {"grande-armee", "napoleon", "ney"} <= game.reserve & game.resting
    rest_is_over(game)
    assert "grande-armee" in game.reserve - game.resting


@rule("napoleon-against-europe army.bonus.engineers")
def test_the_engineers_of_an_army_help_in_a_siege():
    game = bare()
    put(game, "salzbourg", *FRENCH[:2], general="eugene")
    without = sum([amount for _, amount in modifiers(game, "salzbourg", EMPIRE)])
    game = bare()
    put(game, "salzbourg", *FRENCH[:2], general="eugene", army="armee-d-italie")
    tally = dict(modifiers(game, "salzbourg", EMPIRE))

    assert (without, sum(tally.values()), tally["siege.army"]) == (1, 2, 1)


def relieved():
    game = bare()
    put(
        game, "brunn", "ru-corps-1", general="koutouzov", army="1re-armee", subordinates=("platov",)
    )
    for general in ("benningsen", "bagration"):
        enter_reserve(game, general)
    return game, Referee(game, relieve(game, "koutouzov"))


@rule(
    "napoleon-against-europe general-change.event",
    "napoleon-against-europe general-change.successor",
)
def test_who_is_relieved_by_an_event_is_replaced_and_the_first_in_rank_takes_the_army():
    """[d4.general.return]"""
    game, referee = relieved()
    assert {Take("benningsen"), Take("bagration"), Pass()} == set(referee.options)
    referee.choose(Take("bagration"))

    army = game.forces["1re-armee"]
    assert (army.general, army.subordinates) == ("bagration", ("platov",))


@rule("napoleon-against-europe general-change.successor")
def test_without_a_general_of_the_reserve_the_senior_subordinate_takes_it():
    game, referee = relieved()
    referee.choose(Pass())

    assert game.forces["1re-armee"].general == "platov"


@rule("napoleon-against-europe general-change.successor")
@rule("napoleon-against-europe hierarchy.allied-command")
@pytest.mark.parametrize(
    ("staff", "heirs"),
    [
        (("jean", "platov"), ("platov", "jean")),  # though Jean is the second of the Austrians
        (("brunswick", "jean"), ("jean", "brunswick")),  # Austria comes before Prussia
        (("hiller", "jean"), ("jean", "hiller")),
    ],
)
def test_an_army_goes_to_its_own_general_and_only_then_to_an_ally(staff, heirs):
    """(R-516)"""
    game = bare()
    corps = ("ru-corps-1", "ru-corps-2", "au-corps-1", "pr-corps-1")
    army = {"general": "koutouzov", "army": "1re-armee", "subordinates": staff}
    put(game, "brunn", *corps, reduced=["au-corps-1", "pr-corps-1"], **army)
    Referee(game, relieve(game, "koutouzov"))

    army = game.forces["1re-armee"]
    assert (army.general, *army.subordinates) == heirs


@rule("napoleon-against-europe general-change.return")
def test_the_relieved_general_is_back_with_the_next_budget():
    """[d4.general.return]"""
    game, referee = relieved()
    referee.choose(Pass())

    assert "koutouzov" in game.resting
    rest_is_over(game)
    assert "koutouzov" in game.reserve - game.resting
