"""[pursuit] The victor's horse rides down a demoralised enemy."""

from estafette.games.napoleon_against_europe.actions import Lose
from estafette.games.napoleon_against_europe.affairs import Battle, Host
from estafette.games.napoleon_against_europe.fate import change
from estafette.games.napoleon_against_europe.pursuit import modifiers, pursue
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.fighting import fought, go_on
from tests.games.napoleon_against_europe.position import bare, flag, put, stand, store
from tests.referee import Referee, rule


def napoleon_rides(*dice: int, beaten: tuple[str, ...] = (), **options: str) -> tuple[Game, Battle]:
    """Napoleon (3) with two cavalry steps and Murat has demoralised Blücher in Dresden."""
    game = bare(dice=dice, **options)
    stand(game, prusse="coalition", saxe="coalition")
    grande = {"general": "napoleon", "army": "grande-armee", "subordinates": ["murat"]}
    put(game, "dresde", "fr-elite-1", "fr-cavalerie", **grande)
    corps = ("pr-corps-1", "pr-corps-2", "pr-corps-3", *beaten)
    put(game, "dresde", *corps, general="blucher", is_demoralised=True)
    winner = Host(EMPIRE, ["grande-armee"], ["fr-elite-1", "fr-cavalerie"], commander="napoleon")
    loser = Host(COALITION, ["blucher"], list(corps), commander="blucher")
    game.battle = Battle("dresde", winner, loser)
    return game, game.battle


def pursued(game: Game, battle: Battle) -> Referee:
    return Referee(game, pursue(game, battle, battle.attacker, battle.defender))


@rule("napoleon-against-europe pursuit.modifiers")
@rule("napoleon-against-europe pursuit.losses")
def test_napoleon_with_a_four_makes_ten_and_four_losses() -> None:
    """[pursuit.napoleon-ten]"""
    game, battle = napoleon_rides(4)
    referee = pursued(game, battle)
    rolled = referee.fact("pursuit.rolls")
    assert rolled["tally"] == [("napoleon", 3), ("pursuit.cavalry", 3)]
    assert (rolled["total"], rolled["losses"]) == (10, 4)
    assert referee.decision is not None
    assert referee.decision.seat == COALITION
    assert referee.decision.facts["left"] == 4


@rule("napoleon-against-europe pursuit.losses")
def test_a_depot_may_be_lost_in_place_of_a_step() -> None:
    game, battle = napoleon_rides(1)
    store(game, "dresde", "depot-prusse-1")
    referee = pursued(game, battle)
    assert referee.fact("pursuit.rolls")["losses"] == 1
    referee.choose(Lose("depot-prusse-1"))
    assert referee.is_over
    assert "depot-prusse-1" not in game.stores
    assert sum(game.steps[each] for each in game.forces["blucher"].corps) == 6


@rule("napoleon-against-europe pursuit.losses")
def test_six_or_less_costs_nothing() -> None:
    game, battle = napoleon_rides(3)
    change(game, "grande-armee", corps=("fr-elite-1",), subordinates=())  # no horse left
    referee = pursued(game, battle)
    assert referee.fact("pursuit.rolls")["total"] == 6
    assert referee.is_over
    assert game.forces["blucher"].corps == ("pr-corps-1", "pr-corps-2", "pr-corps-3")


@rule("napoleon-against-europe pursuit.modifiers")
def test_a_victor_who_was_hit_after_the_losses_does_not_lead_the_pursuit() -> None:
    game, battle = napoleon_rides()
    battle.attacker.commander = "davout"  # he has left for the reserve since
    assert modifiers(game, battle.attacker, battle.defender)[0] == ("napoleon", 3)
    change(game, "grande-armee", general="murat", subordinates=())
    assert modifiers(game, battle.attacker, battle.defender)[0] == ("murat", 2)


@rule("napoleon-against-europe pursuit.modifiers")
def test_the_attack_value_counts_even_for_a_defender_and_special_units_do_not() -> None:
    game = bare()
    force = {"general": "davout", "army": "armee-d-italie", "specials": ["cavalerie-de-la-garde"]}
    put(game, "graz", "fr-elite-1", **force)
    winner = Host(EMPIRE, ["armee-d-italie"], ["fr-elite-1"], commander="davout", tactical=3)
    assert modifiers(game, winner, Host(COALITION, [])) == [("davout", 2)]


@rule("napoleon-against-europe pursuit.two-armies")
def test_of_two_armies_only_the_commander_in_chief_counts() -> None:
    game = bare()
    put(game, "graz", "fr-elite-1", general="napoleon", army="grande-armee")
    put(game, "graz", "fr-elite-2", general="massena", army="armee-d-italie")
    heads = ["grande-armee", "armee-d-italie"]
    winner = Host(EMPIRE, heads, ["fr-elite-1", "fr-elite-2"], commander="napoleon")
    assert modifiers(game, winner, Host(COALITION, [])) == [("napoleon", 3)]


@rule("napoleon-against-europe option.pursuit-enemy-cavalry")
def test_the_horse_of_the_beaten_covers_them_only_if_so_agreed() -> None:
    """[d2.option.pursuit]"""
    for option, losses in (("on", 1), ("off", 3)):
        game, battle = napoleon_rides(3, enemy_cavalry=option)
        change(game, "blucher", corps=("pr-corps-1", "pr-corps-2", "au-cavalerie"))
        game.steps["au-cavalerie"] = 1
        referee = pursued(game, battle)  # one step, and Blücher himself
        assert referee.fact("pursuit.rolls")["losses"] == losses


@rule("napoleon-against-europe pursuit.when")
def test_there_is_a_pursuit_without_horse_but_only_of_the_demoralised() -> None:
    for die, pursued_ in ((6, True), (1, False)):
        game = bare(dice=[5, 5, 1, 1, die, 1])
        flag(game, "france", "salzbourg")
        put(game, "graz", "fr-elite-1", "fr-elite-2", general="ney")
        corps = ("au-corps-1", "au-corps-2", "au-corps-3")
        put(game, "graz", *corps, general="jean")
        referee = go_on(fought(game, "graz", EMPIRE, whence="salzbourg"))
        assert referee.fact("demoralise.rolls")["fails"] is pursued_
        assert ("pursuit.rolls" in referee.keys) is pursued_
