"""[12.6] Major campaigns from the card to the last battle, as the sequence of play has them."""

from estafette.games.napoleon_against_europe.actions import (
    Activate,
    Fight,
    Go,
    Hasten,
    PlayCard,
    Take,
    Wait,
)
from estafette.games.napoleon_against_europe.campaign import begin
from estafette.games.napoleon_against_europe.sides import EMPIRE
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.fighting import go_on
from tests.games.napoleon_against_europe.marching import operations
from tests.games.napoleon_against_europe.position import bare, deal, flag, put
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
def test_who_has_to_attack_alone_is_not_joined_by_those_who_attack_after_him() -> None:
    game, referee = three_go(6, 6, 1, 1, 1)
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
    assert referee.decision.key == "countermarch.who"
    assert Take("massena") in referee.options  # he has not set out
    assert referee.refusal(Take("davout")).key == "countermarch.waits"
    go_on(referee, "march.what-next")
    assert not game.campaign.waiting
