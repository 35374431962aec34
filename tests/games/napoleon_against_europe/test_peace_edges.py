"""[18] Peace at its edges: who is in a land that changes hands, and what is left behind."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_against_europe import cards
from estafette.games.napoleon_against_europe.actions import (
    Annex,
    Befriend,
    Country,
    DrawCard,
    Fight,
    Go,
    PlayCard,
    Shelter,
)
from estafette.games.napoleon_against_europe.affairs import Status
from estafette.games.napoleon_against_europe.control import counts
from estafette.games.napoleon_against_europe.fate import berth
from estafette.games.napoleon_against_europe.powers import controller
from estafette.games.napoleon_against_europe.sides import (
    AUSTRIA,
    BAVARIA,
    COALITION,
    EMPIRE,
    ENGLAND,
    FRANCE,
    ITALY,
    NAPLES,
    PRUSSIA,
    SICILY,
    TURKEY,
    TYROLEANS,
    Standing,
)
from estafette.games.napoleon_against_europe.standing import territory
from tests.games.napoleon_against_europe.interphase_of_1806 import answer, on_from, skip
from tests.games.napoleon_against_europe.position import (
    bare,
    bind,
    deal,
    flag,
    put,
    stand,
    store,
)
from tests.referee import rule

assert cards.EVENTS

DECLARATIONS, TALKS = "sequence.war-declarations", "sequence.diplomacy"


def austria_falls():
    """Vienna and Prague are French, the way there too."""
    game = bare()
    flag(game, FRANCE, "vienne", "salzbourg", "prague")
    return game


def in_1806(power=AUSTRIA, *, die=5):
    """The peace that France has dictated in 1805 is tested at the end of 1806."""
    game = bare(dice=[die])
    bind(game, power)
    game.year = 1806
    return game


@rule("napoleon-against-europe peace.allies-leave", "napoleon-against-europe peace.annex.territory")
def test_a_russian_army_leaves_venice_before_it_is_italian() -> None:
    game = austria_falls()
    army = put(game, "venise", "ru-garde", "au-corps-1", general="koutouzov", army="1re-armee")
    put(game, "venise", "ru-corps-1", "au-corps-2", general="charles")
    play = on_from(game)

    answer(play, "peace.which-land", Annex("venetie"), Country(ITALY))

    assert game.forces[army].zone == "neminov"
    assert "ru-corps-1" in game.forces[army].corps
    assert game.owner["venetie"] == ITALY
    answer(play, "peace.which-land", Pass())
    answer(play, "peace.reward", DrawCard())
    skip(play, "peace.which-piece")
    assert "venise" not in game.zones  # the Austrians go home


@rule("napoleon-against-europe peace.allies-leave", "napoleon-against-europe depot.faces")
def test_a_depot_of_a_former_ally_is_lost_with_the_province() -> None:
    game = austria_falls()
    depot = store(game, "venise", "depot-russie-1", is_fixed=True)

    answer(on_from(game), "peace.which-land", Annex("venetie"), Country(ITALY))

    assert depot not in game.stores


def prussia_falls():
    """All Prussia is French; Saxony is still its ally."""
    game = bare()
    stand(game, prusse="coalition", thuringe="empire")
    flag(game, FRANCE, *territory(game, PRUSSIA))
    return game


@rule("napoleon-against-europe peace.minor-stay", "napoleon-against-europe siege.start")
def test_russians_stay_in_a_saxony_that_goes_over_and_besiege_wittenberg() -> None:
    game = prussia_falls()
    force = put(game, "wittemberg", "ru-corps-1", "ru-corps-2", general="bagration")

    answer(on_from(game), "peace.which-land", Befriend("saxe"))

    assert game.forces[force].zone == "wittemberg"
    assert game.sieges == {"wittemberg": 0}


@rule("napoleon-against-europe peace.minor-stay", "napoleon-against-europe peace.allies-leave")
def test_besieged_russians_leave_a_minor_that_goes_over_to_the_besieger() -> None:
    game = prussia_falls()
    force = put(game, "wittemberg", "ru-corps-1", general="bagration", is_sheltered=True)
    put(game, "wittemberg", "fr-elite-1", "fr-elite-2", general="ney")
    game.sieges = {"wittemberg": 2}

    answer(on_from(game), "peace.which-land", Befriend("saxe"))

    assert game.forces[force].zone != "wittemberg"
    assert not game.forces[force].is_sheltered
    assert game.sieges == {}


def naples_falls():
    """The French have Naples, and the way there."""
    game = bare()
    stand(game, papaute="empire")
    flag(game, FRANCE, "naples")
    return game


@rule("napoleon-against-europe conquest.minor.sicily-stays")
def test_a_siege_of_palermo_goes_on_when_naples_falls() -> None:
    game = naples_falls()
    inside = put(game, "palerme", "en-elite-1", general="moore", is_sheltered=True)
    put(game, "palerme", "fr-elite-1", "fr-elite-2", general="massena")
    game.sieges = {"palerme": 1}

    skip(on_from(game), "war.on-whom")

    assert game.status[SICILY] == Status(Standing.ALLY, ENGLAND)
    assert game.sieges == {"palerme": 1}
    assert game.forces[inside].is_sheltered


@rule(
    "napoleon-against-europe conquest.minor.sicily-stays",
    "napoleon-against-europe conquest.minor.sicily-merged",
)
def test_a_palermo_that_is_taken_falls_right_after_naples() -> None:
    game = naples_falls()
    flag(game, FRANCE, "palerme")
    store(game, "palerme", "depot-france-1", is_fixed=True)
    berth(game, "fleet-villeneuve", "port", "palerme")
    assert counts(game, "palerme", EMPIRE)

    skip(on_from(game), "war.on-whom")

    assert game.status[NAPLES] == Status(Standing.ALLY, FRANCE)
    assert game.status[SICILY] == Status(Standing.PART, NAPLES)
    assert controller(game, "palerme") is EMPIRE


@rule("napoleon-against-europe peace.evacuate", "napoleon-against-europe depot.faces")
@pytest.mark.parametrize("is_fixed", [True, False])
def test_a_depot_of_the_victor_is_lost_when_the_land_joins_his_enemies(is_fixed: bool) -> None:
    game = in_1806()
    deal(game, empire=["2F"])
    depot = store(game, "salzbourg", "depot-france-1", is_fixed=is_fixed)
    play = on_from(game)
    skip(play, "war.on-whom")
    assert depot in game.stores

    answer(play, "war.on-whom", Pass(), Country(AUSTRIA))

    assert game.status[AUSTRIA] == Status(Standing.MEMBER, COALITION)
    assert depot not in game.stores


@rule(
    "napoleon-against-europe peace.evacuate", "napoleon-against-europe status.england-never-neutral"
)
def test_a_french_depot_in_england_is_lost_when_england_goes_to_war_again() -> None:
    game = in_1806(ENGLAND)
    depot = store(game, "portsmouth", "depot-france-1", is_fixed=True)

    skip(on_from(game), "deploy.where")  # its minors take the field with it

    assert game.status[ENGLAND] == Status(Standing.MEMBER, COALITION)
    assert depot not in game.stores


@rule(
    "napoleon-against-europe peace.redeclare.resources",
    "napoleon-against-europe card.event-shortfall",
)
def test_a_second_war_doubles_resources_and_no_debts() -> None:
    game = bare()
    game.beaten = {AUSTRIA: (EMPIRE,)}
    stand(game, autriche=None)
    game.credit = {AUSTRIA: -8}
    play = on_from(game, DECLARATIONS)

    answer(play, "war.on-whom", Pass(), Country(AUSTRIA), Pass())
    skip(play, "budget.what")

    assert game.resources[AUSTRIA] == 2 * 24 - 8


def tyrol_in_revolt():
    """Tyrol has risen in 1809, and Innsbruck is under a French flag."""
    game = bare("1809")
    flag(game, FRANCE, "innsbruck")
    return game


@rule(
    "napoleon-against-europe entity.tyrol.reconquest",
    "napoleon-against-europe control.supplied-only",
)
@pytest.mark.parametrize(("is_cut_off", "owner"), [(False, BAVARIA), (True, TYROLEANS)])
def test_tyrol_is_reconquered_by_an_innsbruck_in_supply(is_cut_off: bool, owner: str) -> None:
    game = tyrol_in_revolt()
    if is_cut_off:
        flag(game, AUSTRIA, *territory(game, BAVARIA), *territory(game, ITALY))
        put(game, "munich", "au-corps-1")
        put(game, "ulm", "au-corps-2")

    skip(on_from(game), "war.on-whom")

    assert game.owner["tyrol"] == owner


def belgrade():
    """Serbs have risen at Belgrade, where the Sultan's troops stand; he is at war with nobody."""
    game = bare(dice=[6])
    put(game, "belgrade", "tu-nizami", general="ali-pacha")
    deal(game, coalition=["23C"], empire=["12F"])
    play = on_from(game, TALKS)
    answer(play, "diplomacy.which-use", PlayCard("23C"))
    assert game.zones["belgrade"] == ("ali-pacha", "corps-serbie")
    answer(play, "diplomacy.which-use", Pass(), PlayCard("12F"))
    return game, play


@rule(
    "napoleon-against-europe forced-alliance.broken.shared",
    "napoleon-against-europe card.c.karageorges",
)
def test_turks_who_join_the_empire_do_not_stay_with_the_serbs_at_belgrade() -> None:
    game, play = belgrade()

    answer(play, "rupture.which", Go("sofia"))

    assert game.status[TURKEY] == Status(Standing.MEMBER, EMPIRE)
    assert game.zones["belgrade"] == ("corps-serbie",)
    assert controller(game, "belgrade") is EMPIRE


@rule(
    "napoleon-against-europe forced-alliance.broken.shared",
    "napoleon-against-europe card.c.karageorges",
)
def test_turks_at_belgrade_may_shut_themselves_up_or_fight() -> None:
    game, play = belgrade()
    assert Fight() in play.asked.options

    answer(play, "rupture.which", Shelter())

    assert game.forces["ali-pacha"].is_sheltered


@rule("napoleon-against-europe peace.allies-leave", "napoleon-against-europe fortress.too-weak")
def test_nobody_is_placed_in_a_fortress_before_which_an_enemy_stands() -> None:
    game = austria_falls()
    force = put(game, "brunn", "ru-corps-1", general="bagration")
    put(game, "brest-litovsk", "fr-elite-1", reduced=["fr-elite-1"])
    play = on_from(game)

    answer(play, "peace.which-land", Pass())
    answer(play, "peace.reward", DrawCard())
    answer(play, "peace.where-to", Go("vilna"))

    assert game.forces[force].zone == "vilna"
