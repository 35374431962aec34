"""[major-campaign] [interior-lines] Forces of a campaign, together or one after the other."""

from estafette.engine import Pass
from estafette.games.napoleon_against_europe.actions import Fight, Go, PlayCard, Take, Wait
from estafette.games.napoleon_against_europe.affairs import Campaign, March
from estafette.games.napoleon_against_europe.campaign import (
    begin,
    bring_on,
    cannot_counter,
    clash,
    counter,
    is_waiting,
)
from estafette.games.napoleon_against_europe.evasion import evade
from estafette.games.napoleon_against_europe.fate import change
from estafette.games.napoleon_against_europe.losses import destroy
from estafette.games.napoleon_against_europe.pace import slow_down
from estafette.games.napoleon_against_europe.round import end_campaign, is_campaign_over
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE
from estafette.games.napoleon_against_europe.state import Game
from tests.games.napoleon_against_europe.fighting import fought, go_on, march, tally_of
from tests.games.napoleon_against_europe.position import bare, deal, put
from tests.referee import Referee, rule


def two_at_graz(*dice: int, general: str = "charles", left: int = 1, **second: object) -> Game:
    """Ney came to Graz from Salzburg and waits; Davout comes from Vienna. Three corps defend.

    The fortresses behind them are empty.
    """
    game = bare(dice=dice)
    game.empty = frozenset(["salzbourg", "vienne"])
    begin(game, EMPIRE, "2F", left, together=True)
    put(game, "graz", "au-corps-1", "au-corps-2", "au-corps-3", general=general)
    put(game, "graz", "fr-elite-1", "fr-elite-2", general="ney")
    march(game, "ney", "salzbourg", points=2)
    Referee(game, clash(game, "graz")).choose(Wait())
    put(game, "graz", "fr-elite-3", general="davout")
    march(game, "davout", "vienne", points=3, **second)
    the_campaign(game).left = 0
    return game


def the_campaign(game: Game) -> Campaign:
    assert game.campaign is not None
    return game.campaign


def the_march(game: Game) -> March:
    assert game.march is not None
    return game.march


@rule("napoleon-against-europe major-campaign.activates")
def test_a_campaign_sends_so_many_forces_whatever_their_initiative() -> None:
    game = bare()
    begin(game, COALITION, "4C", 3, together=True)
    assert the_campaign(game).left == 3
    assert the_campaign(game).card == "4C"
    assert game.points == 0
    end_campaign(game)
    assert game.campaign is None


@rule("napoleon-against-europe major-campaign.together")
def test_a_force_of_a_campaign_fights_at_once_or_waits() -> None:
    game = bare(dice=[6, 6, 1, 1, 6])
    begin(game, EMPIRE, "2F", 2, together=True)
    put(game, "graz", "au-corps-1", general="charles")
    put(game, "graz", "fr-elite-1", "fr-elite-2", general="ney")
    march(game, "ney", "salzbourg")
    referee = Referee(game, clash(game, "graz"))
    assert referee.options == (Fight(), Wait())
    referee.choose(Fight())
    go_on(referee)
    assert referee.fact("battle.won")["side"] is EMPIRE
    assert not is_waiting(game)


@rule("napoleon-against-europe major-campaign.together")
def test_who_waits_is_on_the_march_no_more_and_fights_when_nobody_else_goes() -> None:
    game = bare(dice=[6, 6, 1, 1, 6])
    begin(game, EMPIRE, "2F", 1, together=True)
    put(game, "graz", "au-corps-1", general="charles")
    put(game, "graz", "fr-elite-1", "fr-elite-2", general="ney")
    march(game, "ney", "salzbourg", points=2)
    Referee(game, clash(game, "graz")).choose(Wait())
    assert game.march is None
    assert is_waiting(game)
    referee = go_on(Referee(game, bring_on(game)))
    assert referee.fact("battle.won")["side"] is EMPIRE
    assert not is_waiting(game)
    assert the_march(game).head == "ney"
    assert the_march(game).points == 2


@rule("napoleon-against-europe major-campaign.together")
def test_without_a_campaign_or_for_the_last_of_its_forces_there_is_no_waiting() -> None:
    game = bare(dice=[6, 6, 1, 1, 6])
    put(game, "graz", "au-corps-1", general="charles")
    put(game, "graz", "fr-elite-1", "fr-elite-2", general="ney")
    march(game, "ney", "salzbourg")
    assert "battle.begins" in Referee(game, clash(game, "graz")).keys
    game = two_at_graz(3, 3, 3, 3)
    assert "battle.begins" in Referee(game, clash(game, "graz")).keys


@rule("napoleon-against-europe major-campaign.together")
@rule("napoleon-against-europe major-campaign.no-second-evasion")
def test_two_forces_of_a_campaign_fight_one_battle() -> None:
    game = two_at_graz(3, 3, 3, 3)
    the_campaign(game).stood.append("graz")
    assert Referee(game, evade(game, "graz")).result is False
    referee = go_on(Referee(game, clash(game, "graz")), until="battle.which-spearhead")
    assert referee.keys.count("battle.begins") == 1
    assert game.forces["davout"].corps == ("fr-elite-3", "fr-elite-1", "fr-elite-2")
    assert "ney" in game.reserve
    go_on(referee)
    assert the_campaign(game).stood == []


@rule("napoleon-against-europe major-campaign.attrition")
def test_each_force_takes_its_own_test_before_they_are_one() -> None:
    game = two_at_graz(1, 1, 3, 3, 3, 3, asked=2, is_unsupplied=False)
    the_campaign(game).waiting[0].asked = 1
    referee = go_on(Referee(game, clash(game, "graz")))
    tests = [told.facts for told in referee.told if told.key == "attrition.rolled"]
    assert [test["force"] for test in tests] == ["ney", "davout"]
    assert [dict(test["tally"])["attrition.march"] for test in tests] == [1, 2]
    assert referee.keys.index("organisation.joins") > referee.keys.index("attrition.rolled")


@rule("napoleon-against-europe major-campaign.attrition")
def test_a_force_without_a_test_due_takes_none() -> None:
    game = two_at_graz(3, 3, 3, 3, asked=0)
    referee = go_on(Referee(game, clash(game, "graz")))
    assert "attrition.rolled" not in referee.keys


@rule("napoleon-against-europe major-campaign.after-victory")
@rule("napoleon-against-europe battle.victory-continues")
def test_after_a_victory_they_go_on_with_the_fewest_points() -> None:
    """[major-campaign.residual]"""
    game = two_at_graz(6, 6, 1, 1, 6)
    go_on(Referee(game, clash(game, "graz")))
    assert the_march(game).head == "davout"
    assert the_march(game).points == 2
    assert the_march(game).has_won_here
    assert not the_march(game).is_over


@rule("napoleon-against-europe major-campaign.after-victory")
def test_two_armies_go_on_as_a_group() -> None:
    game = bare(dice=[6, 6, 1, 1, 6])
    begin(game, EMPIRE, "2F", 1, together=True)
    put(game, "graz", "au-corps-1", "au-corps-2", general="charles")
    put(game, "graz", "fr-elite-1", general="massena", army="armee-d-italie")
    march(game, "armee-d-italie", "salzbourg", points=2)
    Referee(game, clash(game, "graz")).choose(Wait())
    put(game, "graz", "fr-elite-2", general="napoleon", army="grande-armee")
    march(game, "grande-armee", "vienne", points=1)
    the_campaign(game).left = 0
    go_on(Referee(game, clash(game, "graz")))
    assert the_march(game).head == "grande-armee"
    assert the_march(game).companion == "armee-d-italie"
    assert the_march(game).points == 1


@rule("napoleon-against-europe battle.victory-continues")
@rule("napoleon-against-europe major-campaign.after-defeat")
def test_beaten_all_go_back_by_the_way_of_their_commander_and_stop() -> None:
    """[d4.campaign.defeat]"""
    game = two_at_graz(1, 1, 5, 5)
    referee = go_on(Referee(game, clash(game, "graz")))
    assert referee.fact("battle.won")["side"] is COALITION
    assert game.forces["davout"].zone == "vienne"
    assert the_march(game).is_over


@rule("napoleon-against-europe major-campaign.after-defeat")
def test_the_border_of_the_commander_gives_the_penalty() -> None:
    """[d4.campaign.defeat]"""
    for commander, other, penalty in (("davout", "ney", 0), ("ney", "oudinot", -1)):
        game = bare(dice=[3, 3, 3, 3])
        put(game, "ulm", "au-corps-1", "au-corps-2", general="charles")
        put(game, "ulm", "fr-elite-1", general=other)
        put(game, "ulm", "fr-elite-2", general=commander)
        begin(game, EMPIRE, "2F", 1, together=True)
        ways = {commander: "nuremberg" if penalty else "bade", other: "stuttgart"}
        march(game, other, ways[other])
        Referee(game, clash(game, "ulm")).choose(Wait())
        march(game, commander, ways[commander])
        the_campaign(game).left = 0
        referee = go_on(Referee(game, clash(game, "ulm")))
        assert tally_of(referee, EMPIRE).get("battle.river", 0) == penalty


@rule("napoleon-against-europe major-campaign.after-defeat")
def test_the_beaten_defender_goes_nowhere_the_attackers_came_from() -> None:
    """[d4.campaign.defeat]"""
    game = two_at_graz(6, 6, 1, 1, 6)
    referee = go_on(Referee(game, clash(game, "graz")), until="retreat.where")
    assert referee.refusal(Go("vienne")).rule == "retreat.defender.entry-zone"
    assert referee.refusal(Go("salzbourg")).rule == "retreat.defender.entry-zone"
    assert Go("raab") in referee.options


@rule("napoleon-against-europe interior-lines.play")
def test_the_card_is_played_when_a_force_is_in_the_zone_and_before_any_battle() -> None:
    game = two_at_graz(3, 3, 3, 3)
    assert cannot_counter(game, COALITION) is None
    refusal = cannot_counter(game, EMPIRE)
    assert refusal is not None
    assert refusal.key == "campaign.none-to-counter"
    the_campaign(game).has_fought = True
    refusal = cannot_counter(game, COALITION)
    assert refusal is not None
    assert refusal.key == "campaign.too-late"


@rule("napoleon-against-europe interior-lines.play")
def test_genie_napoleon_is_offered_when_a_coalition_campaign_enters() -> None:
    game = bare(dice=[6, 6, 1, 1, 6])
    begin(game, COALITION, "4C", 1, together=True)
    put(game, "munich", "fr-elite-1", "fr-elite-2", general="napoleon")
    put(game, "munich", "au-corps-1", general="charles")
    march(game, "charles", "salzbourg")
    deal(game, empire=["1F"])
    referee = Referee(game, clash(game, "munich"))
    assert referee.options == (PlayCard("1F"), Pass())
    referee.choose(PlayCard("1F"))
    assert the_campaign(game).is_countered
    assert referee.decision is not None
    assert referee.decision.key == "campaign.fight-or-wait"


@rule("napoleon-against-europe interior-lines.effect")
def test_it_takes_a_general_of_defence_two() -> None:
    game = two_at_graz(general="jean")
    refusal = cannot_counter(game, COALITION)
    assert refusal is not None
    assert refusal.rule == "interior-lines.effect"


@rule("napoleon-against-europe interior-lines.effect")
def test_each_attacker_fights_alone_in_the_order_that_their_player_likes() -> None:
    game = two_at_graz(1, 1, 5, 5, 1, 1, 4, 4)
    counter(game)
    referee = Referee(game, clash(game, "graz"))
    assert referee.options == (Take("ney"), Take("davout"))
    referee.choose(Take("ney"))
    go_on(referee, until="campaign.stand-or-retreat")
    assert game.forces["ney"].zone == "salzbourg"
    referee.choose(Fight())
    go_on(referee)
    won = [told.facts["side"] for told in referee.told if told.key == "battle.won"]
    assert won == [COALITION, COALITION]
    assert "fr-elite-3" not in game.steps


@rule("napoleon-against-europe interior-lines.effect")
def test_the_defender_may_retreat_after_the_first_battle() -> None:
    game = two_at_graz(1, 1, 5, 5)
    counter(game)
    referee = Referee(game, clash(game, "graz"))
    referee.choose(Take("ney"))
    go_on(referee, until="campaign.stand-or-retreat")
    assert referee.refusal(Go("vienne")).rule == "retreat.none"
    referee.choose(Go("raab"))
    assert referee.is_over
    assert game.forces["charles"].zone == "raab"
    assert referee.keys.count("battle.begins") == 1
    assert the_march(game).head == "davout"
    assert not the_march(game).is_over


@rule("napoleon-against-europe interior-lines.effect")
def test_a_defender_who_is_beaten_does_not_fight_the_others() -> None:
    game = two_at_graz(6, 6, 1, 1, 6)
    counter(game)
    referee = Referee(game, clash(game, "graz"))
    referee.choose(Take("ney"))
    go_on(referee)
    assert referee.keys.count("battle.begins") == 1
    assert the_march(game).head == "davout"
    assert the_march(game).points == 2


@rule("napoleon-against-europe interior-lines.effect")
def test_only_the_first_of_the_battles_has_countermarches() -> None:
    game = bare(dice=[3, 3, 3, 3])
    put(game, "graz", "au-corps-1", "au-corps-2", general="charles")
    put(game, "raab", "au-corps-3", general="jean")
    put(game, "graz", "fr-elite-1", "fr-elite-2", general="ney")
    referee = fought(game, "graz", EMPIRE, whence="vienne", is_first=False)
    assert referee.decision is not None
    assert referee.decision.key == "battle.which-spearhead"


@rule("napoleon-against-europe interior-lines.effect")
def test_a_card_that_was_not_played_changes_nothing() -> None:
    game = two_at_graz(3, 3, 3, 3)
    referee = go_on(Referee(game, clash(game, "graz")))
    assert referee.keys.count("battle.begins") == 1
    assert "campaign.countered" not in referee.keys


@rule("napoleon-against-europe major-campaign.after-victory")
def test_if_the_enemy_has_marched_off_those_who_waited_go_on_without_a_victory() -> None:
    game = two_at_graz()
    change(game, "charles", zone="raab")
    referee = Referee(game, clash(game, "graz"))
    assert "battle.begins" not in referee.keys
    assert the_march(game).head == "davout"
    assert game.forces["davout"].corps == ("fr-elite-3", "fr-elite-1", "fr-elite-2")
    assert the_march(game).points == 2
    assert not the_march(game).has_won_here


@rule("napoleon-against-europe major-campaign.attrition")
def test_who_has_been_tested_is_not_tested_again_before_his_next_battle() -> None:
    game = bare(dice=[1, 6, 6, 1, 1, 6])
    put(game, "graz", "fr-elite-1", "fr-elite-2", general="ney")
    put(game, "graz", "au-corps-1", general="charles")
    march(game, "ney", "salzbourg", asked=1)
    referee = go_on(Referee(game, clash(game, "graz")))
    assert referee.keys.count("attrition.rolled") == 1
    put(game, "graz", "au-corps-2", general="jean")
    referee = go_on(Referee(game, clash(game, "graz")))
    assert referee.keys.count("attrition.rolled") == 1


@rule("napoleon-against-europe major-campaign.after-victory")
def test_slower_comrades_take_no_second_point_off_the_fewest() -> None:
    game = bare(dice=[6, 6, 1, 1, 6])
    begin(game, EMPIRE, "2F", 1, together=True)
    put(game, "graz", "au-corps-1", "au-corps-2", general="charles")
    put(game, "graz", "corps-baviere", general="ney")
    march(game, "ney", "salzbourg", points=2, allowance=3)
    Referee(game, clash(game, "graz")).choose(Wait())
    put(game, "graz", "fr-elite-3", "fr-elite-4", general="davout")
    march(game, "davout", "vienne", points=3, allowance=4)
    the_campaign(game).left = 0
    go_on(Referee(game, clash(game, "graz")))
    slow_down(game, the_march(game))
    assert the_march(game).points == 2


@rule("napoleon-against-europe major-campaign.together")
def test_who_was_taken_in_or_destroyed_while_he_waited_waits_no_more() -> None:
    game = two_at_graz()
    assert is_waiting(game)
    destroy(game, "ney")
    assert not is_waiting(game)
    game.march = None
    assert is_campaign_over(game)
