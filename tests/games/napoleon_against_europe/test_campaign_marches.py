"""[12.6] Major campaigns from the card to the last battle, as the sequence of play has them."""

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import (
    Activate,
    Fight,
    Go,
    Group,
    Hasten,
    PickUp,
    PlayCard,
    Spend,
    Take,
    Wait,
)
from estafette.games.napoleon_against_europe.campaign import begin
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.fighting import go_on
from tests.games.napoleon_against_europe.marching import operations
from tests.games.napoleon_against_europe.position import bare, deal, flag, put, store
from tests.referee import Referee, rule


def three_go(*dice: int) -> tuple[Game, Referee]:
    """Davout, Ney by a forced march, and Masséna march; Charles stands at Graz, Jean at Raab."""
    game = bare(dice=dice)
    flag(game, "france", "salzbourg", "vienne", "munich")
    put(game, "salzbourg", "fr-elite-1", general="davout")
    put(game, "klagenfurt", "corps-baviere", "corps-wurtemberg", general="ney")
    put(game, "vienne", "fr-elite-3", "fr-elite-4", general="massena")
    put(game, "graz", "au-corps-1", "au-corps-2", general="charles")
    put(game, "raab", "au-corps-3", "au-corps-4", general="jean")
    game.active = EMPIRE
    begin(game, EMPIRE, "2F", 3, together=True)
    return game, Referee(game, operations(game))


@rule("napoleon-against-europe major-campaign.attrition")
@rule("napoleon-against-europe attrition.when.forced-march")
@rule("napoleon-against-europe major-campaign.no-second-evasion")
def test_who_waited_for_an_enemy_that_has_gone_owes_his_test_all_the_same() -> None:
    game, referee = three_go(6, 3, 3, 4, 4, 1, 6, 6)
    referee.choose(Activate("davout"), Go("graz"), Fight(), Wait())
    referee.choose(Activate("ney"), Hasten(3), Go("graz"), Wait())
    referee.choose(Activate("massena"), Go("raab"), Fight())
    assert referee.decision.key == "countermarch.who"
    referee.choose(Take("charles"))
    go_on(referee, "march.what-next")
    assert game.forces["davout"].zone == "graz"
    assert "corps-wurtemberg" in game.forces["davout"].corps
    assert game.campaign.stood == []
    told = [each.facts for each in referee.told if each.key == "attrition.rolled"]
    assert [each["force"] for each in told] == ["charles", "ney"]
    assert ("attrition.march", 3) in told[-1]["tally"]


@rule("napoleon-against-europe interior-lines.effect")
@rule("napoleon-against-europe control.take.after-win")
def test_who_has_won_the_last_of_separate_battles_raises_his_flag_for_nothing() -> None:
    game, referee = three_go(6, 6, 1, 1, 6, 6, 1, 1, 1, 1, 1, 1)
    deal(game, coalition=["15C"])
    referee.choose(Activate("davout"))
    go_on(referee, "march.what-next").choose(Go("graz"))
    go_on(referee, "evasion.where").choose(Fight())
    go_on(referee, "window.entered").choose(PlayCard("15C"))
    go_on(referee, "campaign.fight-or-wait").choose(Wait())
    go_on(referee, "activation.which-free").choose(Activate("ney"))
    go_on(referee, "march.what-next").choose(Go("graz"))
    go_on(referee, "campaign.fight-or-wait").choose(Fight())
    go_on(referee, "campaign.who-attacks").choose(Take("ney"))
    go_on(referee, "march.what-next")
    assert referee.keys.count("battle.begins") == 1
    assert referee.fact("battle.won")["side"] is EMPIRE
    assert game.flags.get("graz") == "france"
    assert game.march.has_won_here


@rule("napoleon-against-europe interior-lines.effect")
@rule("napoleon-against-europe countermarch.forbidden")
def test_whose_turn_against_interior_lines_comes_later_marches_to_no_guns() -> None:
    game, referee = three_go(1, 1, 5, 5, 5, 5, 5)
    deal(game, coalition=["15C"])
    referee.choose(Activate("davout"))
    go_on(referee, "march.what-next").choose(Go("graz"))
    go_on(referee, "evasion.where").choose(Fight())
    go_on(referee, "window.entered").choose(PlayCard("15C"))
    go_on(referee, "campaign.fight-or-wait").choose(Wait())
    go_on(referee, "activation.which-free").choose(Activate("ney"))
    go_on(referee, "march.what-next").choose(Go("graz"))
    go_on(referee, "campaign.fight-or-wait").choose(Fight())
    go_on(referee, "campaign.who-attacks").choose(Take("ney"))
    go_on(referee, "countermarch.who")
    assert referee.options == (Take("massena"), Pass())
    assert referee.refusal(Take("davout")).rule == "major-campaign.together"
    go_on(referee, "campaign.stand-or-retreat").choose(Fight())
    go_on(referee)
    assert referee.keys.count("battle.begins") == 2
    assert game.campaign is None


@rule("napoleon-against-europe major-campaign.together")
@rule("napoleon-against-europe army.group-forms")
def test_neither_army_of_a_group_that_waits_marches_to_other_guns() -> None:
    game = bare(dice=[6, 6, 1, 1, 1, 1])
    flag(game, "france", "salzbourg", "vienne", "munich")
    put(game, "salzbourg", "fr-elite-1", general="napoleon", army="grande-armee")
    put(game, "salzbourg", "fr-elite-2", general="davout", army="armee-d-italie")
    put(game, "vienne", "fr-elite-3", "fr-elite-4", general="massena")
    put(game, "graz", "au-corps-1", "au-corps-2", general="charles")
    put(game, "raab", "au-corps-3", "au-corps-4", general="jean")
    game.active = EMPIRE
    begin(game, EMPIRE, "2F", 2, together=True)
    referee = Referee(game, operations(game))
    referee.choose(Group("salzbourg"))
    go_on(referee, "march.what-next").choose(Go("graz"))
    go_on(referee, "evasion.where").choose(Fight())
    go_on(referee, "campaign.fight-or-wait").choose(Wait())
    go_on(referee, "activation.which-free").choose(Activate("massena"))
    go_on(referee, "march.what-next").choose(Go("raab"))
    go_on(referee, "evasion.where").choose(Fight())
    assert referee.decision is not None
    assert referee.decision.key == "countermarch.who"
    assert referee.decision.seat == COALITION
    assert [army for army in ("grande-armee", "armee-d-italie") if army in game.zones["graz"]]


@rule("napoleon-against-europe major-campaign.after-victory")
@rule("napoleon-against-europe forced-march.slower-units")
@rule("napoleon-against-europe depot.moved-by")
def test_the_victors_go_on_with_the_fewest_points_and_all_their_depots() -> None:
    game, referee = three_go(6, 6, 1, 1, 6, 6, 6)
    store(game, "salzbourg", "depot-france-1")
    store(game, "klagenfurt", "depot-france-2")
    referee.choose(Activate("davout"), PickUp("depot-france-1"), Go("graz"), Fight(), Wait())
    referee.choose(Activate("ney"), PickUp("depot-france-2"), Go("graz"))
    left = game.march.points
    referee.choose(Fight())
    go_on(referee, "march.what-next")

    assert referee.fact("battle.won")["side"] is EMPIRE
    assert (game.march.points, left) == (2, 2)
    assert set(game.march.depots) == {"depot-france-1", "depot-france-2"}
    assert "march.slowed" not in referee.keys


@rule("napoleon-against-europe major-campaign.together")
@rule("napoleon-against-europe interception.success")
def test_who_is_intercepted_does_not_wait_for_the_others() -> None:
    game, referee = three_go(6, 1, 3, 3, 3, 3)
    game.steps["au-corps-4"] = 1  # both are no more than Charles can lead
    deal(game, coalition=["4C"])
    referee.choose(Activate("massena"))
    go_on(referee, "march.what-next").choose(Go("graz"))
    go_on(referee, "interception.who").choose(Take("jean"), Spend("4C"))
    go_on(referee, "detachment.who-stays").choose(Pass())

    assert "interception.comes" in referee.keys
    assert "battle.begins" in referee.keys
