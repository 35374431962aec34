"""[10.3, 14] What is left of a force when a battle has passed over it."""

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import (
    Besiege,
    Fight,
    Go,
    PlayCard,
    Shelter,
    Take,
)
from estafette.games.napoleon_against_europe.affairs import Berth
from estafette.games.napoleon_against_europe.fortress import turn_back
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.campaigning import in_port
from tests.games.napoleon_against_europe.fighting import go_on
from tests.games.napoleon_against_europe.marching import marching
from tests.games.napoleon_against_europe.position import bare, deal, flag, put, store
from tests.referee import Referee, rule

GUARD_CAVALRY = "cavalerie-de-la-garde"


def styria(*dice: int) -> Game:
    """Charles stands at Graz with three corps; the French hold the way to Vienna."""
    game = bare(dice=dice)
    game.lasting = {}
    flag(game, "france", "munich", "salzbourg", "vienne")
    put(game, "graz", "au-corps-1", "au-corps-2", "au-corps-3", general="charles")
    return game


def into_graz(game: Game, general: str, until: str = "") -> Referee:
    """He marches from Vienna to Graz, where Charles stands and fights."""
    referee = go_on(marching(game, general), "march.what-next")
    referee.choose(Go("graz"), Fight())
    return go_on(referee, until)


@rule("napoleon-against-europe unit.special.elimination")
@rule("napoleon-against-europe battle.losses.order")
def test_a_special_unit_whose_army_dies_with_its_spearhead_is_lost_once() -> None:
    game = styria(1, 1, 6, 6)
    game.steps["au-corps-1"] = game.steps["au-corps-2"] = 1
    army = {"general": "napoleon", "army": "grande-armee", "specials": [GUARD_CAVALRY]}
    put(game, "vienne", "fr-garde", reduced=["fr-garde"], **army)
    referee = into_graz(game, "napoleon", "battle.which-spearhead")
    referee.choose(Take("fr-garde"), Take(GUARD_CAVALRY))
    go_on(referee)
    assert referee.fact("battle.rolls")["losses"] == 2
    assert {"fr-garde", GUARD_CAVALRY, "napoleon", "grande-armee"} <= game.reserve
    assert game.forces.keys() == {"charles"}


@rule("napoleon-against-europe general-change.event")
def test_only_a_general_of_his_country_takes_over_from_one_who_is_wounded() -> None:
    game = styria(6, 6, 1, 1, 6)
    put(game, "vienne", "fr-elite-1", "fr-elite-2", "fr-elite-3", general="davout")
    game.reserve |= {"soult", "poniatowski", "ney"}
    game.resting |= {"ney"}
    deal(game, coalition=["5C"])
    referee = into_graz(game, "davout", "window.aftermath")
    referee.choose(PlayCard("5C"))
    assert referee.decision.key == "general.who-succeeds"
    assert referee.options == (Take("soult"), Pass())
    for general in ("poniatowski", "ney"):
        assert referee.refusal(Take(general)).rule == "general-change.event"


@rule("napoleon-against-europe general-change.event")
@rule("napoleon-against-europe force.definition")
def test_a_force_whose_wounded_general_nobody_replaces_keeps_one_corps() -> None:
    game = styria(6, 6, 1, 1, 6)
    put(game, "vienne", "fr-elite-1", "fr-elite-2", "fr-elite-3", general="davout")
    deal(game, coalition=["5C"])
    referee = into_graz(game, "davout", "window.aftermath")
    referee.choose(PlayCard("5C"))
    assert referee.decision.key == "organisation.surplus"
    go_on(referee, "march.what-next")
    assert [len(force.corps) for force in game.forces.values() if force.zone == "graz"] == [1]


@rule("napoleon-against-europe pursuit.losses")
@rule("napoleon-against-europe card.f.dernier-carre")
def test_nobody_is_asked_to_soften_a_pursuit_that_costs_nothing() -> None:
    game = styria(1, 1, 6, 6, 6, 1)
    put(game, "vienne", "fr-elite-1", "fr-elite-2", "fr-elite-3", "fr-garde", general="oudinot")
    deal(game, empire=["50F"])
    referee = into_graz(game, "oudinot", "window.battle")
    while not referee.is_over:
        assert referee.decision.key != "window.enemy-pursuit"
        referee.choose(referee.options[-1] if Pass() in referee.options else referee.options[0])
    assert referee.fact("pursuit.rolls")["losses"] == 0


@rule("napoleon-against-europe card.c.disgrace")
@rule("napoleon-against-europe battle.size.skirmish")
def test_after_a_skirmish_nobody_is_tested_and_nobody_falls_into_disgrace() -> None:
    for corps, is_asked in ((("fr-elite-1",), False), (("fr-elite-1", "fr-elite-2"), True)):
        game = bare(dice=[3, 3, 3, 3, 1])
        flag(game, "france", "munich", "salzbourg", "vienne")
        put(game, "graz", "au-corps-1", "au-corps-2", general="charles")
        put(game, "vienne", *corps, general="oudinot")
        deal(game, coalition=["11C"])
        referee = go_on(marching(game, "oudinot"), "march.what-next")
        referee.choose(Go("graz"), Fight())
        asked = []
        while not referee.is_over:
            asked.append(referee.decision.key)
            referee.choose(Pass() if Pass() in referee.options else referee.options[0])
        assert ("window.enemy-tested" in asked) is is_asked
        assert game.forces["oudinot"].zone == "vienne"


@rule("napoleon-against-europe unit.militia.confined")
@rule("napoleon-against-europe retreat.defender.friendly")
def test_militia_that_has_to_retreat_abroad_is_eliminated() -> None:
    for refuge, stays in (("metz", True), ("bade", False)):
        game = bare(dice=[6, 6, 1, 1, 1])
        game.lasting = {}
        put(game, "strasbourg", "fr-corps-9", "fr-corps-10", "fr-gn-1", general="ney")
        put(game, "besancon", *[f"au-corps-{each}" for each in range(1, 5)], general="charles")
        flag(game, "autriche", "besancon")
        referee = go_on(marching(game, "charles"), "march.what-next")
        referee.choose(Go("strasbourg"), Fight())
        go_on(referee, "retreat.where").choose(Go(refuge))
        assert game.forces["ney"].zone == refuge
        assert ("fr-gn-1" in game.steps) is stays


@rule("napoleon-against-europe battle.ratio.five-to-one")
@rule("napoleon-against-europe fortress.capacity")
def test_a_depot_behind_its_walls_outlives_the_force_that_stood_before_them() -> None:
    """R-221: it lies in the fortress of Leopoldstadt, or under the open sky at Raab."""
    for zone, is_safe in (("leopoldstadt", True), ("raab", False)):
        game = bare()
        flag(game, "france", "munich", "salzbourg", "vienne")
        put(game, zone, "au-corps-1", general="mack", reduced=["au-corps-1"])
        store(game, zone, "depot-autriche-1")
        put(game, "vienne", *[f"fr-elite-{each}" for each in range(1, 4)], general="davout")
        referee = go_on(marching(game, "davout"), "march.what-next")
        referee.choose(Go(zone), Fight())
        go_on(referee, "march.what-next")
        assert "battle.rout" in referee.keys
        assert ("depot-autriche-1" in game.stores) is is_safe


@rule("napoleon-against-europe movement.iberia.closed")
@rule("napoleon-against-europe retreat.defender.friendly")
def test_the_beaten_do_not_retreat_into_the_closed_peninsula() -> None:
    game = bare(dice=[6, 6, 1, 1, 1])
    game.lasting = {}
    flag(game, "angleterre", "bordeaux", "toulouse")
    put(game, "toulouse", "en-corps-4")
    put(game, "bayonne", "fr-corps-9", "fr-corps-10", general="ney")
    put(game, "bordeaux", "en-elite-1", "en-elite-2", "en-corps-3", general="wellington")
    referee = go_on(marching(game, "wellington"), "march.what-next")
    referee.choose(Go("bayonne"))
    go_on(referee, "evasion.where").choose(Fight())
    go_on(referee, "march.what-next")
    assert game.forces["ney"].zone == "bayonne"  # Pamplona would have come before the fortress
    assert game.forces["ney"].is_sheltered


@rule("napoleon-against-europe naval.port-captured")
@rule("napoleon-against-europe fortress.captured")
def test_the_fleets_in_a_port_leave_it_when_its_fortress_falls() -> None:
    game = bare(dice=[6])
    game.lasting = {}
    flag(game, "france", "bologne")
    put(game, "mantoue", "fr-elite-1", "fr-elite-2", general="massena")
    in_port(game, "venise", "fleet-keith")
    referee = go_on(marching(game, "massena"), "march.what-next")
    referee.choose(Go("venise"))
    go_on(referee, "march.what-next").choose(Besiege())
    go_on(referee)
    assert game.flags["venise"] == "france"
    assert game.fleets.get("fleet-keith") != Berth("port", "venise")


@rule("napoleon-against-europe fortress.too-weak")
def test_who_was_too_weak_before_a_fortress_is_forgotten_when_the_round_is_over() -> None:
    game = bare()
    game.lasting = {}
    flag(game, "france", "munich")
    put(game, "munich", "fr-corps-9", general="ney", reduced=["fr-corps-9"])
    put(game, "salzbourg", "au-corps-1", general="mack")
    referee = marching(game, "ney", Go("salzbourg"), Shelter())
    go_on(referee)
    assert game.strays == {"salzbourg": "munich"}
    Referee(game, turn_back(game))
    assert game.forces["ney"].zone == "munich"
    assert not game.forces["mack"].is_sheltered
    assert game.strays == {}
