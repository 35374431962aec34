"""[14.8] [14.9] [14.10] Losses, pursuit and retreat of battles that a march has brought on."""

from estafette.engine import Action
from estafette.games.napoleon_against_europe.actions import Fight, Go, Group
from estafette.games.napoleon_against_europe.affairs import Berth
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.fighting import go_on, tally_of
from tests.games.napoleon_against_europe.marching import acting, marching
from tests.games.napoleon_against_europe.position import bare, flag, put, stand, store
from tests.referee import Referee, rule

AUSTRIANS = ("au-corps-1", "au-corps-2", "au-corps-3")


def napoleon_at_salzburg(*dice: int, **more: object) -> Game:
    """Napoleon with Murat, three elite corps and the cavalry reserve."""
    game = bare(dice=dice)
    flag(game, "france", "salzbourg", "munich")
    army = {"general": "napoleon", "army": "grande-armee", "subordinates": ["murat"], **more}
    put(game, "salzbourg", "fr-elite-1", "fr-elite-2", "fr-elite-3", "fr-cavalerie", **army)
    return game


def fights(game: Game, *orders: Action) -> Referee:
    """Napoleon goes to Graz, and the Austrians stand."""
    return marching(game, "napoleon", *orders, Go("graz"), Fight())


@rule("napoleon-against-europe battle.losses.morale-half")
@rule("napoleon-against-europe battle.losses.free")
def test_who_must_choose_a_loss_is_told_by_which_rule_he_is_bound() -> None:
    game = napoleon_at_salzburg(6, 6, 1, 1, 6, 1)
    put(game, "graz", *AUSTRIANS, general="charles")
    referee = go_on(fights(game), "battle.which-loss")
    assert (referee.decision.seat, referee.decision.rule) == (EMPIRE, "battle.losses.morale-half")
    referee.choose(referee.options[0])
    assert (referee.decision.seat, referee.decision.rule) == (COALITION, "battle.losses.free")


@rule("napoleon-against-europe battle.table")
def test_who_owes_a_step_of_horse_is_told_so() -> None:
    game = napoleon_at_salzburg(5, 6, 1, 1, 1)
    army = {"general": "charles", "army": "armee-d-allemagne"}
    put(game, "graz", *AUSTRIANS, "au-cavalerie", **army)
    referee = go_on(fights(game), "battle.which-loss")
    referee.choose(referee.options[0])
    assert game.battle.attacker.hits_cavalry
    assert game.steps["au-cavalerie"] == 1
    assert referee.decision.rule == "battle.losses.free"


@rule("napoleon-against-europe battle.losses.free")
def test_losses_that_take_every_step_leave_nothing_to_choose() -> None:
    game = napoleon_at_salzburg(6, 6, 1, 1)
    put(game, "graz", "au-corps-1", "au-corps-2", general="charles", reduced=AUSTRIANS[:2])
    referee = go_on(fights(game), "battle.which-loss")
    assert referee.decision.seat == EMPIRE
    referee.choose(referee.options[0])
    assert referee.decision.key == "march.what-next"
    assert not game.reserve.isdisjoint({"charles"})


@rule("napoleon-against-europe pursuit.losses")
def test_a_pursuit_may_take_the_last_step_and_the_last_depot() -> None:
    game = napoleon_at_salzburg(6, 6, 1, 1, 6, 6)
    put(game, "graz", *AUSTRIANS, general="charles")
    store(game, "graz", "depot-autriche-1")
    referee = go_on(fights(game), "march.what-next")
    assert referee.fact("pursuit.rolls")["losses"] == 6
    assert game.stores == {}
    assert not any(corps in game.steps for corps in AUSTRIANS)
    assert referee.keys.count("depot.lost") == 1
    assert "retreat.goes" not in referee.keys


@rule("napoleon-against-europe pursuit.modifiers")
@rule("napoleon-against-europe pursuit.two-armies")
def test_the_horse_of_both_armies_rides_in_a_pursuit() -> None:
    game = napoleon_at_salzburg(6, 6, 1, 1, 6, 1, subordinates=())
    second = {"general": "massena", "army": "armee-d-italie", "subordinates": ["murat"]}
    put(game, "salzbourg", "fr-corps-9", **second)
    put(game, "graz", *AUSTRIANS, general="charles")
    referee = acting(game, EMPIRE, 3, Group("salzbourg"))
    go_on(referee, "march.what-next")
    referee.choose(Go("graz"), Fight())
    go_on(referee, "march.what-next")
    assert referee.fact("pursuit.rolls")["tally"] == [("napoleon", 3), ("pursuit.cavalry", 3)]


@rule("napoleon-against-europe cavalry-superiority.definition")
@rule("napoleon-against-europe battle.cavalry-superiority")
def test_the_horse_of_both_armies_counts_for_superiority() -> None:
    game = napoleon_at_salzburg(3, 3, 3, 3, subordinates=(), reduced=["fr-cavalerie"])
    second = {"general": "massena", "army": "armee-d-italie", "subordinates": ["murat"]}
    put(game, "salzbourg", "fr-corps-9", **second)
    army = {"general": "charles", "army": "armee-d-allemagne", "reduced": ["au-cavalerie"]}
    put(game, "graz", *AUSTRIANS, "au-cavalerie", **army)
    referee = acting(game, EMPIRE, 3, Group("salzbourg"))
    go_on(referee, "march.what-next").choose(Go("graz"), Fight())
    go_on(referee, "battle.which-loss")
    assert tally_of(referee, EMPIRE)["battle.cavalry"] == 1


@rule("napoleon-against-europe demoralise.test")
@rule("napoleon-against-europe demoralise.modifiers")
def test_a_force_whose_morale_is_gone_breaks_without_a_die() -> None:
    game = napoleon_at_salzburg(6, 6, 1, 1, 1)
    put(game, "graz", *AUSTRIANS, general="mack")
    referee = go_on(fights(game), "march.what-next")
    told = referee.fact("demoralise.sure")
    assert (told["side"], told["morale"], told["fails"]) == (COALITION, -1, True)
    assert told["tally"] == [("battle.morale", 3), ("battle.more-losses", -4)]


@rule("napoleon-against-europe retreat.river-loss")
def test_the_loss_in_the_river_is_told_of_the_beaten_side() -> None:
    game = bare(dice=[1, 1, 5, 5, 1])
    put(game, "nuremberg", *AUSTRIANS, general="charles")
    put(game, "ulm", "fr-elite-1", "fr-elite-2", "fr-elite-3", general="ney")
    referee = go_on(marching(game, "charles", Go("ulm"), Fight()))
    told = referee.fact("retreat.crossing")
    assert (told["side"], told["zone"]) == (COALITION, "nuremberg")


@rule("napoleon-against-europe army.bonus.engineers")
@rule("napoleon-against-europe retreat.river-loss")
def test_engineers_help_an_army_over_a_river_to_attack_but_not_to_retreat() -> None:
    for army in ("armee-d-allemagne", ""):
        game = bare(dice=[1, 1, 5, 5, 1])
        put(game, "nuremberg", *AUSTRIANS, general="charles", army=army)
        put(game, "ulm", "fr-elite-1", "fr-elite-2", "fr-elite-3", general="ney")
        referee = go_on(marching(game, "charles", Go("ulm"), Fight()))
        assert ("battle.river" in tally_of(referee, COALITION)) is (army == "")
        assert "retreat.crossing" in referee.keys


@rule("napoleon-against-europe movement.strait")
@rule("napoleon-against-europe retreat.none")
def test_nobody_retreats_over_a_strait_that_enemy_ships_watch() -> None:
    for berth, is_lost in ((Berth("sea", "med-centrale"), True), (Berth("port", "toulon"), False)):
        game = bare(dice=[6, 5, 1, 1, 1])
        stand(game, naples="empire")
        flag(game, "angleterre", "palerme")
        game.fleets["fleet-emeriau"] = berth
        put(game, "naples", "fr-elite-1", "fr-elite-2", "fr-elite-3", general="massena")
        put(game, "bari", "fr-corps-9", "fr-corps-10", general="ney")
        put(game, "reggio", "en-elite-1", "en-elite-2", general="moore")
        referee = marching(game, "massena", Go("reggio"))
        if not is_lost:  # the others cannot even think of evading
            referee.choose(Fight())
        go_on(referee, "march.what-next")
        assert ("retreat.none" in referee.keys) is is_lost
        assert any(force.zone == "palerme" for force in game.forces.values()) is not is_lost


@rule("napoleon-against-europe battle.morale.capital")
def test_who_has_no_capital_cannot_have_lost_it() -> None:
    game = bare("1815", dice=[1, 2, 1, 1, 1])
    put(game, "poitiers", "corps-chouans")
    put(game, "bourges", "fr-corps-12", "fr-corps-13", "fr-corps-14", general="davout")
    referee = go_on(marching(game, "davout", Go("poitiers")), "march.what-next")
    tally = referee.fact("demoralise.rolls")["tally"]
    assert ("battle.morale", game.printed.corps["corps-chouans"].morale) in tally
