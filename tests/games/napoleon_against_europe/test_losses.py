"""[battle.losses] Who takes the losses of a battle, and what becomes of generals."""

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import Lose, Take
from estafette.games.napoleon_against_europe.affairs import Host
from estafette.games.napoleon_against_europe.losses import lose, suffer
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from estafette.games.napoleon_against_europe.state import Game
from estafette.games.napoleon_against_europe.wounds import relieve
from estafette.games.napoleon_against_europe.wounds import test as wound_test
from tests.games.napoleon_against_europe.fighting import fought, go_on
from tests.games.napoleon_against_europe.position import bare, put, store
from tests.referee import Referee, rule

GUARD_CAVALRY = "cavalerie-de-la-garde"


def grande_armee(game: Game, *corps: str, specials: tuple[str, ...] = (), **more: object) -> Host:
    """Napoleon's army in Graz, engaged in a battle with a morale of five."""
    force = {"general": "napoleon", "army": "grande-armee", "specials": specials}
    put(game, "graz", *corps, **{**force, **more})
    return Host(EMPIRE, ["grande-armee"], list(corps), morale=5)


def losing(game: Game, host: Host, hits: int, *, hits_cavalry: bool = False) -> Referee:
    return Referee(game, suffer(game, host, hits, hits_cavalry=hits_cavalry))


@rule("napoleon-against-europe battle.losses.order")
@rule("napoleon-against-europe battle.elite.spearhead")
@rule("napoleon-against-europe battle.special.engage")
def test_the_spearhead_comes_first_then_each_special_unit_engaged() -> None:
    game = bare()
    host = grande_armee(game, "fr-elite-1", "fr-elite-2", specials=(GUARD_CAVALRY,))
    host.spearhead, host.specials = "fr-elite-1", [GUARD_CAVALRY]
    referee = losing(game, host, 1)
    assert referee.is_over
    assert game.steps["fr-elite-1"] == 1
    assert game.forces["grande-armee"].specials == (GUARD_CAVALRY,)
    game.steps["fr-elite-1"] = 2
    referee = losing(game, host, 2)
    assert referee.is_over
    assert game.steps["fr-elite-1"] == 1
    assert GUARD_CAVALRY in game.reserve
    assert game.forces["grande-armee"].specials == ()


@rule("napoleon-against-europe battle.special.engage")
def test_a_special_unit_that_was_not_engaged_takes_no_loss() -> None:
    game = bare()
    host = grande_armee(game, "fr-elite-1", "fr-elite-2", specials=(GUARD_CAVALRY,))
    referee = losing(game, host, 2)
    referee.choose(Lose("fr-elite-1"), Lose("fr-elite-2"))
    assert referee.is_over
    assert game.forces["grande-armee"].specials == (GUARD_CAVALRY,)


@rule("napoleon-against-europe battle.losses.morale-half")
@rule("napoleon-against-europe battle.losses.order")
def test_half_of_the_losses_fall_on_good_morale_special_units_left_out() -> None:
    """[d.battle.morale-half-special]"""
    game = bare()
    corps = ("fr-elite-1", "fr-corps-19", "fr-corps-20", "fr-gn-1", "fr-gn-2")
    host = grande_armee(game, *corps, specials=(GUARD_CAVALRY,))
    host.morale = 3
    host.spearhead, host.specials = "fr-elite-1", [GUARD_CAVALRY]
    referee = losing(game, host, 4)
    assert referee.decision is not None
    assert referee.decision.facts["left"] == 2  # the spearhead counts, the special unit does not
    referee.choose(Lose("fr-gn-1"))
    assert referee.refusal(Lose("fr-gn-2")).rule == "battle.losses.morale-half"
    referee.choose(Lose("fr-corps-19"))
    assert referee.is_over


@rule("napoleon-against-europe battle.losses.morale-half")
def test_the_half_is_taken_of_what_the_special_units_do_not_bear() -> None:
    game = bare()
    corps = ("fr-elite-1", "fr-corps-19", "fr-corps-20", "fr-gn-1", "fr-gn-2", "fr-gn-3")
    host = grande_armee(game, *corps, specials=(GUARD_CAVALRY,))
    host.morale = 3
    host.spearhead, host.specials = "fr-elite-1", [GUARD_CAVALRY]
    referee = losing(game, host, 5)  # four on corps, two of them on good morale
    referee.choose(Lose("fr-gn-1"), Lose("fr-gn-2"))
    assert referee.refusal(Lose("fr-gn-3")).rule == "battle.losses.morale-half"


@rule("napoleon-against-europe battle.morale.tie")
@rule("napoleon-against-europe battle.losses.morale-half")
def test_after_a_tie_half_of_the_losses_fall_on_the_morale_that_was_chosen() -> None:
    """[d.battle.morale-tie]"""
    game = bare()
    host = grande_armee(game, "fr-corps-9", "fr-corps-10", "fr-gn-1", "fr-gn-2", "fr-gn-3")
    game.steps["fr-corps-10"] = 1
    host.morale, host.is_tied = 4, True
    referee = losing(game, host, 3)
    referee.choose(Lose("fr-gn-1"))
    refusal = referee.refusal(Lose("fr-gn-2"))
    assert (refusal.rule, refusal.key) == ("battle.morale.tie", "battle.tie-loss")
    referee.choose(Lose("fr-corps-9"), Lose("fr-corps-9"))
    assert referee.is_over


@rule("napoleon-against-europe battle.morale.tie")
def test_after_a_tie_better_morale_does_not_stand_for_the_one_chosen() -> None:
    game = bare()
    host = grande_armee(game, "fr-elite-1", "fr-corps-9")
    host.morale, host.is_tied = 4, True
    assert losing(game, host, 1).is_over
    assert (game.steps["fr-elite-1"], game.steps["fr-corps-9"]) == (2, 1)


@rule("napoleon-against-europe battle.losses.morale-half")
def test_without_enough_good_morale_the_rest_is_free() -> None:
    game = bare()
    host = grande_armee(game, "fr-corps-9", "fr-corps-10")  # nobody has five
    referee = losing(game, host, 2)
    assert referee.options == (Lose("fr-corps-9"), Lose("fr-corps-10"))


@rule("napoleon-against-europe battle.losses.free")
def test_otherwise_the_owner_chooses_in_two_armies_too() -> None:
    game = bare()
    host = grande_armee(game, "fr-elite-1")
    put(game, "graz", "fr-elite-2", general="massena", army="armee-d-italie")
    host.heads.append("armee-d-italie")
    host.corps.append("fr-elite-2")
    referee = losing(game, host, 2)
    assert referee.options == (Lose("fr-elite-1"), Lose("fr-elite-2"))
    referee.choose(Lose("fr-elite-2"), Lose("fr-elite-2"))
    assert "armee-d-italie" in game.reserve
    assert game.steps["fr-elite-1"] == 2


@rule("napoleon-against-europe battle.losses.no-depots")
def test_no_depot_takes_a_loss_of_the_table() -> None:
    """[d4.losses.depots]"""
    game = bare()
    host = grande_armee(game, "fr-elite-1", "fr-elite-2")
    store(game, "graz", "depot-france-1")
    referee = losing(game, host, 2)
    assert referee.refusal(Lose("depot-france-1")).rule == "battle.losses.no-depots"
    referee = Referee(game, lose(game, EMPIRE, ["grande-armee"], 1))
    assert referee.refusal(Lose("depot-france-1")).rule == "battle.losses.no-depots"


@rule("napoleon-against-europe battle.table")
def test_a_c_makes_the_cavalry_reserve_take_one_of_the_losses() -> None:
    game = bare()
    host = grande_armee(game, "fr-elite-1", "fr-elite-2", "fr-cavalerie")
    referee = losing(game, host, 2, hits_cavalry=True)
    assert game.steps["fr-cavalerie"] == 1
    assert Lose("fr-elite-1") in referee.options
    game = bare()
    host = grande_armee(game, "fr-elite-1", "fr-elite-2", "fr-cavalerie")
    referee = losing(game, host, 2, hits_cavalry=False)
    referee.choose(Lose("fr-elite-1"), Lose("fr-elite-2"))
    assert game.steps["fr-cavalerie"] == 2


@rule("napoleon-against-europe battle.table")
def test_cavalry_that_leads_the_assault_has_done_its_duty() -> None:
    game = bare()
    host = grande_armee(game, "fr-elite-1", "fr-elite-2", "fr-cavalerie")
    host.spearhead = "fr-cavalerie"
    referee = losing(game, host, 2, hits_cavalry=True)
    assert game.steps["fr-cavalerie"] == 1
    assert Lose("fr-elite-1") in referee.options


@rule("napoleon-against-europe battle.losses.free")
def test_losses_that_leave_no_choice_are_taken_at_once() -> None:
    game = bare()
    host = grande_armee(game, "fr-elite-1")
    assert losing(game, host, 5).is_over
    assert host.lost == 2
    assert "grande-armee" in game.reserve
    assert "napoleon" in game.reserve


@rule("napoleon-against-europe pursuit.losses")
def test_depots_may_take_the_losses_of_a_pursuit() -> None:
    """[d4.losses.depots]"""
    game = bare()
    put(game, "graz", "au-corps-1", general="charles", reduced=["au-corps-1"])
    store(game, "graz", "depot-autriche-1")
    store(game, "graz", "depot-autriche-2")
    referee = Referee(game, lose(game, COALITION, ["charles"], 2, depots=True))
    referee.choose(Lose("depot-autriche-1"), Lose("depot-autriche-2"))
    assert game.steps["au-corps-1"] == 1
    assert game.stores == {}


@rule("napoleon-against-europe battle.wound-test")
def test_a_subordinate_is_wounded_on_six() -> None:
    """[d.wound.five-six]"""
    for die, hit in ((5, False), (6, True)):
        game = bare(dice=[die])
        host = grande_armee(game, "fr-elite-1", subordinates=("soult",))
        host.subordinate = "soult"
        wound_test(game, host)
        assert ("soult" in game.resting) is hit
        assert ("soult" in game.forces["grande-armee"].subordinates) is not hit


@rule("napoleon-against-europe battle.wound-only-subordinate")
def test_nobody_else_is_tested() -> None:
    """[d4.wound.commander]"""
    game = bare(dice=[3, 3, 3, 3, 6, 6])
    put(game, "graz", "fr-elite-1", "fr-elite-2", general="ney")
    put(game, "graz", "au-corps-1", "au-corps-2", general="charles")
    referee = go_on(fought(game, "graz", EMPIRE, whence="salzbourg"))
    assert "battle.wound-test" not in referee.keys


@rule("napoleon-against-europe battle.wound-test")
def test_a_subordinate_whose_value_was_not_used_is_not_tested() -> None:
    game = bare(dice=[6])
    host = grande_armee(game, "fr-elite-1", subordinates=("soult",))
    wound_test(game, host)
    assert game.dice.loaded == [6]


@rule("napoleon-against-europe general-change.event")
@rule("napoleon-against-europe general-change.successor")
def test_a_general_who_is_relieved_may_be_replaced_and_the_first_in_rank_commands() -> None:
    game = bare()
    put(game, "graz", "fr-elite-1", general="massena", army="armee-d-italie", subordinates=["ney"])
    game.reserve = frozenset({"davout", "murat"})
    game.resting = frozenset({"murat"})
    referee = Referee(game, relieve(game, "massena"))
    assert referee.options == (Take("davout"), Pass())
    assert referee.refusal(Take("murat")).rule == "general-change.event"
    referee.choose(Take("davout"))
    assert game.forces["armee-d-italie"].general == "davout"
    assert game.forces["armee-d-italie"].subordinates == ("ney",)
    assert "massena" in game.resting


@rule("napoleon-against-europe general-change.successor")
def test_without_a_successor_the_army_is_none() -> None:
    game = bare()
    put(game, "graz", "fr-elite-1", general="massena", army="armee-d-italie")
    Referee(game, relieve(game, "massena"))
    assert game.forces["fr-elite-1"].army == ""
    assert "armee-d-italie" in game.reserve
