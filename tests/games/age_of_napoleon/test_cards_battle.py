"""The battle cards."""

import pytest

from estafette.engine import Pass
from estafette.games.age_of_napoleon.actions import Bury, Kill, Lose, PlayCard
from estafette.games.age_of_napoleon.battle import roll, roll_once
from estafette.games.age_of_napoleon.cards.battle import art_of_war, imperial_guard
from estafette.games.age_of_napoleon.events import Moment, cannot_play, cards_at
from estafette.games.age_of_napoleon.losses import take_losses
from estafette.games.age_of_napoleon.sides import COALITION, FRENCH
from estafette.games.age_of_napoleon.state import Battle, Clash, Engaged
from tests.games.age_of_napoleon.battling import battle, commit, commit_all, fought, met
from tests.games.age_of_napoleon.position import given, the_box
from tests.referee import Referee, rule


def defended(*cards: str, by: str = "coalition") -> Referee:
    """Davout attacks Karl in Bayern; the cards are in the hand of one side, whose turn it is."""
    game = given(davout="bayern", karl="bayern", hand={by: cards})
    return battle(game, "bayern", out_of="wurttemberg")


def lose(number: int, *corps: str, hand: str = "killed-in-action", winner: bool = False) -> Referee:
    """The French have lost so many of these corps; the Coalition holds a card."""
    game = given(**dict.fromkeys(corps, "bayern"), hand={"coalition": [hand]})
    fight = game.battle = Battle(
        Clash("bayern", FRENCH),
        Engaged(FRENCH, corps[0], list(corps), losses=number),
        Engaged(COALITION, "karl", ["karl"]),
        winner=FRENCH if winner else COALITION,
    )
    return Referee(game, take_losses(game, fight, FRENCH))


@rule("age-of-napoleon card.cavalry-charge", "age-of-napoleon battle.strength.sum")
def test_a_cavalry_charge_adds_three():  # v.bat.cavalry
    band = ("napoleon", "davout", "soult", "murat")
    game = given(
        **dict.fromkeys(band, "osterreich"),
        karl="osterreich",
        hand={"french": ["cavalry-charge"]},
    )

    referee = battle(game, "osterreich", out_of="bayern")
    commit_all(referee)
    referee.choose(PlayCard("cavalry-charge-1"))

    assert referee.fact("battle.strengthened")["strength"] == 8 + 6 + 5 + 5 + 3
    assert game.deck.discard == ["cavalry-charge-1"]


@rule("age-of-napoleon battle.cards.number")
@pytest.mark.parametrize("side", [FRENCH, COALITION])
def test_every_battle_card_names_itself_when_its_title_has_been_played(side):
    game = defended("grand-battery").game
    cards = cards_at(the_box())[side, Moment.BATTLE]
    game.hands[side], fought(game).side(side).cards = list(cards), list(cards.values())

    refusals = {card: cannot_play(game, side, Moment.BATTLE, PlayCard(card)) for card in cards}

    said = {card: (refusal.key, refusal.facts) for card, refusal in refusals.items()}
    assert said == {card: ("card.title-twice", {"title": title}) for card, title in cards.items()}


@rule("age-of-napoleon card.grand-battery")
def test_a_grand_battery_adds_two():
    referee = defended("grand-battery")

    referee.choose(PlayCard("grand-battery-1"))

    assert referee.fact("battle.strengthened")["strength"] == 4 + 2


@rule("age-of-napoleon card.strong-position")
def test_a_strong_position_adds_three_to_the_defender():
    referee = defended("strong-position")

    referee.choose(PlayCard("strong-position-1"))

    assert referee.fact("battle.strengthened")["strength"] == 4 + 3


@rule("age-of-napoleon card.strong-position")
def test_an_attacker_has_no_strong_position():
    referee = defended("strong-position", by="french")

    assert referee.decision.seat == FRENCH
    assert referee.refusal(PlayCard("strong-position-1")).rule == "card.strong-position"


@rule("age-of-napoleon card.art-of-war")
def test_art_of_war_sets_the_die_to_the_seniority_of_the_general():
    game = given(davout="bayern", karl="bayern", hand={"coalition": ["art-of-war"]}, dice=[2])

    referee = battle(game, "bayern", out_of="wurttemberg")
    referee.choose(PlayCard("art-of-war-1"))

    assert referee.fact("battle.die-set")["die"] == 5
    assert referee.fact("battle.rolls") == {
        "side": FRENCH,
        "strength": 6,
        "die": 2,
        "bonus": 0,
        "destroys": 0,
    }


@rule("age-of-napoleon card.art-of-war")
def test_the_general_need_not_be_in_the_box():
    game = given(
        davout="bayern", karl="bayern", hiller="bayern", hand={"coalition": ["art-of-war"]}
    )

    referee = battle(game, "bayern", out_of="wurttemberg")
    commit(referee, "hiller")
    referee.choose(PlayCard("art-of-war-1"))

    assert referee.fact("battle.die-set")["die"] == 5


@rule("age-of-napoleon card.art-of-war")
def test_napoleons_art_of_war_is_a_six():  # v.bat.art-of-war-cap
    game = given()
    game.battle = met(8, 4)

    art_of_war(game, FRENCH)

    assert game.battle.attacker.die == 6


@rule("age-of-napoleon card.art-of-war", "age-of-napoleon card.imperial-guard")
def test_after_a_tie_art_of_war_and_the_guard_change_nothing():  # v.gap.art-of-war-tie
    game = given(dice=[3, 5, 2])
    game.battle = fight = met(24, 36)
    fight.attacker.box.append("napoleon")
    art_of_war(game, FRENCH)
    imperial_guard(game, FRENCH)

    roll(game, fight)

    assert (fight.attacker.destroys, fight.defender.destroys) == (2, 2)
    assert (fight.attacker.second, fight.defender.second) == (5, 2)
    assert fight.winner is COALITION  # 5 + 4 against 2 + 7: a double tie


@rule("age-of-napoleon card.imperial-guard")
@pytest.mark.parametrize(("die", "destroys"), [(3, 0), (4, 1), (5, 1), (6, 1)])
def test_the_guard_adds_one_to_the_die(die, destroys):  # v.card.guard
    game = given(dice=[die])
    game.battle = met(8, 4)
    imperial_guard(game, FRENCH)

    roll_once(game, game.battle.attacker)

    assert game.battle.attacker.destroys == destroys


@rule("age-of-napoleon card.imperial-guard")
def test_the_guard_goes_in_with_napoleon():
    hand = {"french": ["imperial-guard"]}
    game = given(napoleon="bayern", davout="bayern", karl="bayern", hand=hand)

    referee = battle(game, "bayern", out_of="wurttemberg")
    commit(referee, "davout")
    assert referee.refusal(PlayCard("imperial-guard-1")).rule == "card.imperial-guard"

    referee = battle(game, "bayern", out_of="wurttemberg")
    commit(referee, "napoleon")
    referee.choose(PlayCard("imperial-guard-1"))
    assert "battle.guard" in referee.keys


@rule("age-of-napoleon card.imperial-guard", "age-of-napoleon cards.use.side")
def test_the_coalition_has_no_guard():
    referee = defended("imperial-guard", "mud")

    assert referee.refusal(PlayCard("imperial-guard-1")).rule == "cards.use.side"


@rule("age-of-napoleon card.killed-in-action")
def test_the_enemy_names_the_first_permanent_loss():
    referee = lose(3, "davout", "soult", "ney")

    assert referee.decision.seat == COALITION
    referee.choose(PlayCard("killed-in-action-1"))
    assert referee.refusal(Kill("murat")).rule == "card.killed-in-action"
    referee.choose(Kill("davout"))
    assert referee.decision.seat == FRENCH
    assert set(referee.options) == {Bury("soult"), Bury("ney")}
    referee.choose(Bury("ney"))

    assert sorted(referee.game.lost) == ["davout", "ney"]
    assert referee.game.prisoners == ["soult"]


@rule("age-of-napoleon card.killed-in-action")
def test_even_a_winner_then_loses_one_corps_for_good():
    referee = lose(1, "davout", winner=True)

    referee.choose(PlayCard("killed-in-action-1"))

    assert (referee.game.lost, referee.game.prisoners) == (["davout"], [])


@rule("age-of-napoleon card.killed-in-action")
def test_napoleon_is_not_named_while_another_is_lost_with_him():
    referee = lose(2, "napoleon", "davout", "ney")

    referee.choose(Lose("napoleon"), Lose("ney"), PlayCard("killed-in-action-1"))

    assert referee.is_over
    assert referee.game.lost == ["ney"]
    assert referee.game.prisoners == ["napoleon"]


@rule("age-of-napoleon card.killed-in-action")
def test_napoleon_lost_alone_may_be_killed():
    referee = lose(1, "napoleon", winner=True)

    referee.choose(PlayCard("killed-in-action-1"))

    assert referee.outcome is not None
    assert referee.outcome.rule == "victory.coalition.decisive.napoleon"


@rule("age-of-napoleon card.killed-in-action")
def test_nobody_is_killed_where_nothing_is_lost():
    referee = lose(0, "davout")

    assert referee.is_over


@rule("age-of-napoleon card.rearguard")
def test_a_rearguard_saves_one_corps_and_not_the_day():  # v.card.rearguard
    game = given(
        **dict.fromkeys(("napoleon", "davout", "soult", "murat"), "osterreich"),
        **dict.fromkeys(("karl", "johann", "hiller", "kutusov"), "osterreich"),
        hand={"coalition": ["rearguard"]},
        dice=[5, 1],
    )

    referee = battle(game, "osterreich", out_of="bayern")
    commit_all(referee)
    referee.choose(Pass())
    assert (referee.decision.key, referee.decision.seat) == ("window.dice", COALITION)
    assert fought(game).defender.losses == 3
    referee.choose(PlayCard("rearguard-1"), Lose("johann"), Lose("hiller"), Bury("johann"))

    assert (game.lost, game.prisoners) == (["johann"], ["hiller"])
    assert fought(game).winner is FRENCH
    assert referee.decision.key == "retreat.where"


@rule("age-of-napoleon card.rearguard")
def test_a_rearguard_saves_one_of_the_corps_that_are_there():
    game = given(
        **dict.fromkeys(("napoleon", "davout", "soult", "murat", "karl"), "osterreich"),
        hand={"coalition": ["rearguard"]},
        dice=[5, 1],
    )

    referee = battle(game, "osterreich", out_of="bayern")
    commit_all(referee)
    referee.choose(Pass(), PlayCard("rearguard-1"))

    assert game.where["karl"] == "osterreich"
    assert referee.decision.key == "retreat.where"


@rule("age-of-napoleon card.rearguard")
def test_who_suffers_nothing_is_not_asked_for_a_rearguard():
    hand = {"french": ["rearguard", "mud"]}
    game = given(davout="bayern", soult="bayern", karl="bayern", hand=hand, dice=[3, 1])

    referee = battle(game, "bayern", out_of="wurttemberg")
    commit_all(referee)
    referee.choose(Pass())

    assert referee.decision.key == "window.losses"


@rule("age-of-napoleon card.strong-position", "age-of-napoleon cards.hand.hidden")
@pytest.mark.parametrize("held", ["strong-position-1", "mud-1"])
def test_an_attacker_who_could_only_hold_a_card_for_the_defender_is_not_asked(held):
    battle_cards = cards_at(the_box())[COALITION, Moment.BATTLE]
    discard = [card for card in battle_cards if card != "strong-position-1"]
    hand = {"coalition": [held], "french": ["depot-1"]}
    game = given(karl="bayern", davout="bayern", hand=hand, discard=discard)

    referee = battle(game, "bayern", by="coalition", out_of="bohmen")

    assert (referee.decision.key, referee.decision.seat) == ("window.battle", FRENCH)
