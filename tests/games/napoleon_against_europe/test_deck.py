"""[card.decks] [card.uses] The two decks, what is printed on a card, and where a card goes."""

from estafette.engine import Ledger, Pass
from estafette.games.napoleon_against_europe import cards
from estafette.games.napoleon_against_europe.actions import (
    Activate,
    PlayCard,
    Receive,
    Spend,
    Take,
)
from estafette.games.napoleon_against_europe.activation import activate
from estafette.games.napoleon_against_europe.affairs import Campaign
from estafette.games.napoleon_against_europe.budget import begin, income, open_with_cards
from estafette.games.napoleon_against_europe.events import (
    EVENTS,
    Moment,
    hindrance,
    lapse,
    last,
    move_tracks,
    play,
    put_away,
    spend,
)
from estafette.games.napoleon_against_europe.foreign_war import send_corps
from estafette.games.napoleon_against_europe.hand import (
    bring_chatiments,
    card_value,
    draw,
    is_escalation_full,
    is_grand_coalition,
)
from estafette.games.napoleon_against_europe.printed import BOX
from estafette.games.napoleon_against_europe.round import act
from estafette.games.napoleon_against_europe.sides import (
    COALITION,
    EMPIRE,
    Period,
    Phase,
    Side,
    Star,
    Until,
)
from estafette.games.napoleon_against_europe.transfers import cannot_give
from tests.games.napoleon_against_europe.position import bare, deal, put, stand, table, the_box
from tests.referee import Referee, rule

MOMENTS = {
    Phase.BUDGET: (Moment.BUDGET,),
    Phase.DIPLOMACY: (Moment.DIPLOMACY, Moment.ENEMY_DIPLOMACY),
    Phase.CONQUEST: (Moment.CONQUEST, Moment.SURRENDER, Moment.VICTORY),
}


@rule("napoleon-against-europe card.decks")
def test_each_side_has_a_deck_of_two_piles_and_begins_with_the_first() -> None:
    game = table("1805")
    for side in Side:
        mine = game.printed.deck_of(side)
        assert [game.printed.cards[each].period for each in mine] == (
            [Period.EPOPEE] * 27 + [Period.CHATIMENTS] * 28
        )
        drawn = {*game.decks[side].pile, *game.hands[side]}
        assert drawn == set(mine[:27])
        assert set(game.later[side]) == set(mine[27:])


@rule("napoleon-against-europe card.permanent-not-in-deck")
def test_permanent_cards_are_in_no_pile() -> None:
    game = table("1805")
    assert {"1F"} <= set(game.hands[EMPIRE])
    assert {"1C", "2C", "3C"} <= set(game.hands[COALITION])
    assert not {"1F", "1C", "2C", "3C"} & {
        *game.decks[EMPIRE].pile,
        *game.decks[COALITION].pile,
    }
    spend(game, EMPIRE, "1F")
    assert "1F" not in game.decks[EMPIRE].discard
    game.decks[EMPIRE].pile = []
    draw(game, EMPIRE, 1)
    assert "1F" not in game.hands[EMPIRE]


@rule("napoleon-against-europe card.reshuffle", "napoleon-against-europe card.played-pile")
def test_an_empty_pile_is_made_again_of_what_was_played_or_discarded() -> None:
    """[d.card.reshuffle]"""
    game = table("1805")
    deal(game, empire=["4F", "12F", "18F"])
    plain = ["2F", "3F", "6F", "8F", "10F", "13F", "19F", "21F"]
    game.decks[EMPIRE].pile, game.decks[EMPIRE].discard = [], list(plain)
    for gold in ("4F", "18F"):
        spend(game, EMPIRE, gold)  # for their points
    put_away(game, EMPIRE, "12F", is_event=True)
    assert game.decks[EMPIRE].discard == [*plain, "4F", "18F"]

    deal(game, empire=[])
    draw(game, EMPIRE, 2)
    left = [*game.decks[EMPIRE].pile, *game.hands[EMPIRE]]
    assert sorted(left) == sorted([*plain, "4F", "18F"])
    assert len(game.hands[EMPIRE]) == 2
    assert game.decks[EMPIRE].discard == []
    assert "12F" in game.removed


@rule("napoleon-against-europe card.reshuffle")
def test_nothing_is_drawn_when_both_piles_are_empty() -> None:
    game = table("1805")
    deal(game, empire=["2F"])
    game.decks[EMPIRE].pile, game.decks[EMPIRE].discard = ["3F"], []
    draw(game, EMPIRE, 4)
    assert game.hands[EMPIRE] == ("2F", "3F")


@rule("napoleon-against-europe card.gold-star")
def test_a_gold_card_leaves_the_game_as_an_event_and_stays_for_its_points() -> None:
    game = table("1805")
    gold = [each.id for each in game.printed.cards.values() if each.star is Star.GOLD]
    assert "18F" in gold
    put_away(game, EMPIRE, "18F", is_event=True)
    assert "18F" in game.removed
    put_away(game, EMPIRE, "4F")
    assert "4F" not in game.removed
    put_away(game, EMPIRE, "2F", is_event=True)  # no star
    assert game.decks[EMPIRE].discard == ["4F", "2F"]


@rule("napoleon-against-europe card.silver-star")
def test_a_silver_card_is_an_event_once_and_has_its_points_for_ever() -> None:
    game = bare("1809")
    refusal = hindrance(game, COALITION, Moment.ROUND, "3C")
    assert refusal is not None
    assert refusal.rule in ("card.silver-star", "card.play-phases")
    assert card_value(game, "3C") == 2
    game = bare("1805")
    game.events = {"35F": 1810}
    reason = hindrance(game, EMPIRE, Moment.ROUND, "35F")
    assert reason is not None
    assert reason.key == "card.once-only"
    game.events = {}
    reason = hindrance(game, EMPIRE, Moment.ROUND, "35F")
    assert reason is None or reason.key != "card.once-only"
    put_away(game, EMPIRE, "35F", is_event=True)
    assert game.decks[EMPIRE].discard == ["35F"]


@rule("napoleon-against-europe card.number")
def test_every_card_has_a_number_a_value_a_title_and_its_phases() -> None:
    for side, letter in ((EMPIRE, "F"), (COALITION, "C")):
        mine = [the_box().cards[each] for each in the_box().deck_of(side)]
        assert [card.number for card in mine] == list(range(1, 56))
        assert [card.id for card in mine] == [f"{card.number}{letter}" for card in mine]
        assert all(0 <= card.value <= 3 and card.name and card.phases for card in mine)
    assert {card.value for card in the_box().cards.values()} == {0, 1, 2, 3}


@rule("napoleon-against-europe card.number")
def test_a_card_of_value_nought_gives_no_activation_point() -> None:
    game = bare("1805")
    deal(game, empire=["25F", "27F"])
    referee = Referee(game, act(game, EMPIRE))
    assert referee.refusal(Spend("25F")).key == "card.worth-nothing"
    referee.choose(Spend("27F"))
    assert game.points == 1


@rule("napoleon-against-europe card.blue-title")
def test_every_event_has_its_rules_in_the_ledger() -> None:
    ledger = Ledger.read(BOX / "rules.toml")
    for card in the_box().cards.values():
        assert card.clauses
        assert all(clause in ledger for clause in card.clauses), card.id


@rule("napoleon-against-europe card.reminder-markers")
def test_the_marker_of_an_event_lies_on_the_track_until_its_time_is_over() -> None:
    game = bare("1805")
    last(game, "52F", Until.ROUND)
    last(game, "52C", Until.EVER)
    lapse(game, Until.TURN)
    assert game.lasting == {**table("1805").lasting, "52F": Until.ROUND, "52C": Until.EVER}
    lapse(game, Until.ROUND)
    assert "52F" not in game.lasting
    assert "52C" in game.lasting


@rule("napoleon-against-europe card.mark-cc")
def test_a_combat_card_is_one_for_battles() -> None:
    combat = [card for card in the_box().cards.values() if card.combat]
    assert all(Phase.COMBAT in card.phases for card in combat)
    assert {"3F", "27F", "5C", "11C", "15C"} <= {card.id for card in combat}


@rule("napoleon-against-europe card.mark-ge")
def test_a_foreign_war_is_marked_and_only_one_is_begun_in_a_turn() -> None:
    wars = [card.id for card in the_box().cards.values() if card.war]
    assert wars == ["7F", "16F", "34F", "41F"]
    game = bare("1805")
    game.has_fought_abroad = True
    for war in wars:
        reason = hindrance(game, EMPIRE, Moment.ROUND, war)
        assert reason is not None
        assert reason.key == "card.one-foreign-war"


@rule("napoleon-against-europe card.mark-esc-vp")
def test_the_points_on_a_card_move_both_tracks_when_it_is_an_event() -> None:
    game = bare("1805")
    move_tracks(game, "20F")
    assert (game.victory, game.escalation) == (7, 2)
    move_tracks(game, "17C")
    assert (game.victory, game.escalation) == (7, 3)
    deal(game, empire=["24F"])
    spend(game, EMPIRE, "24F")
    assert (game.victory, game.escalation) == (7, 3)


@rule("napoleon-against-europe card.mark-red-dot")
def test_the_cards_with_a_red_dot_are_not_in_1809() -> None:
    game = table("1809")
    dotted = {card.id for card in game.printed.cards.values() if card.removed_1809}
    assert dotted == game.removed
    assert len(dotted) == 28


@rule("napoleon-against-europe card.grand-coalition-bonus")
def test_five_powers_of_the_coalition_make_its_cards_worth_one_more() -> None:
    game = bare("1809")
    stand(game, russie="coalition")
    assert not is_grand_coalition(game)  # England, Austria, Spain, Russia
    assert card_value(game, "4C") == 3
    stand(game, prusse="coalition")
    assert is_grand_coalition(game)
    assert card_value(game, "4C") == 4
    assert card_value(game, "5C") == 2  # a combat card
    assert card_value(game, "2F") == 3  # the Empire's
    game.period = Period.EPOPEE
    assert card_value(game, "4C") == 3


@rule("napoleon-against-europe card.grand-coalition-bonus")
def test_a_card_of_two_gives_three_points_and_a_combat_card_what_it_says() -> None:
    """[d.card.grand-coalition-five]"""
    game = bare("1809")
    stand(game, russie="coalition", prusse="coalition")
    deal(game, coalition=["35C", "11C"])
    Referee(game, act(game, COALITION)).choose(Spend("35C"))
    assert game.points == 3
    game.points = 0
    Referee(game, act(game, COALITION)).choose(Spend("11C"))
    assert game.points == 1


@rule("napoleon-against-europe card.period")
def test_at_fifteen_the_second_period_waits_for_the_interphase_and_takes_all_piles() -> None:
    game = table("1805")
    game.escalation = 14
    assert not is_escalation_full(game)
    game.escalation = 15
    assert is_escalation_full(game)
    assert game.period is Period.EPOPEE
    held = game.hands[EMPIRE]
    spend(game, EMPIRE, held[1])
    bring_chatiments(game)
    assert game.period is Period.CHATIMENTS
    assert game.hands[EMPIRE] == (held[0], *held[2:])
    pile = game.decks[EMPIRE].pile
    assert held[1] in pile
    assert "45F" in pile
    assert not game.decks[EMPIRE].discard
    assert len(pile) == 20 + 1 + 28
    assert not is_escalation_full(game)


@rule("napoleon-against-europe card.play-phases")
def test_every_event_is_played_in_one_of_its_phases() -> None:
    assert cards.EVENTS is EVENTS
    assert EVENTS
    fought = (Phase.ACTIVATION, Phase.COMBAT)
    for held, moment in EVENTS:
        phases = the_box().cards[held].phases
        allowed = [each for phase in phases for each in MOMENTS.get(phase, ())]
        is_of_a_round = not any(moment in those for those in MOMENTS.values())
        assert moment in allowed or (is_of_a_round and set(phases) & set(fought)), (held, moment)


@rule("napoleon-against-europe card.play-phases")
def test_an_event_of_the_budget_is_not_one_of_a_round() -> None:
    game = bare("1805")
    deal(game, empire=["17F"])
    refusal = hindrance(game, EMPIRE, Moment.ROUND, "17F")
    assert refusal is not None
    assert refusal.key == "card.not-now"
    assert hindrance(game, EMPIRE, Moment.BUDGET, "17F") is None


@rule("napoleon-against-europe card.chain-in-budget", "napoleon-against-europe example 6.4")
def test_cards_drawn_in_the_budget_are_played_and_spent_in_it() -> None:
    game = bare("1805")
    deal(game, coalition=["8C"])
    game.decks[COALITION].pile = ["4C", "7C"]
    begin(game)
    before = game.resources["angleterre"]
    referee = Referee(game, open_with_cards(game, COALITION))
    referee.choose(PlayCard("8C"))
    assert set(game.hands[COALITION]) == {"4C", "7C"}
    referee.choose(PlayCard("7C"))
    while not referee.is_over:
        referee.choose(referee.options[0])
    assert game.resources["angleterre"] > before


@rule("napoleon-against-europe card.uses", "napoleon-against-europe card.event-no-pa")
def test_a_card_serves_once_and_as_an_event_gives_no_points() -> None:
    """[d.card.event-no-pa]"""
    game = bare("1805")
    put(game, "lille", "fr-elite-1", general="davout")
    deal(game, empire=["2F", "3F"])
    Referee(game, act(game, EMPIRE)).choose(PlayCard("2F"))
    assert game.points == 0
    assert game.hands[EMPIRE] == ("3F",)
    game.campaign = None
    referee = Referee(game, act(game, EMPIRE))
    assert referee.refusal(Spend("2F")).key == "card.not-in-hand"
    referee.choose(Spend("3F"))
    assert game.points == 2
    assert game.hands[EMPIRE] == ()


@rule("napoleon-against-europe card.overrides-rules")
def test_of_two_events_that_contradict_each_other_the_last_one_counts() -> None:
    game = bare("1805")
    begin(game)
    assert cannot_give(game, "autriche", Receive("angleterre")) is None
    game.lasting = {"55C": Until.BUDGET, "54F": Until.BUDGET}
    reason = cannot_give(game, "autriche", Receive("angleterre"))
    assert reason is not None
    assert reason.key == "transfer.quarrel"
    game.lasting = {"54F": Until.BUDGET, "55C": Until.BUDGET}
    assert cannot_give(game, "autriche", Receive("angleterre")) is None


@rule("napoleon-against-europe card.fleets-only-if-stated")
def test_a_campaign_card_sends_no_fleet() -> None:
    """[d2.card.fleets]"""
    game = table("1805")
    game.active, game.campaign = EMPIRE, Campaign("2F", EMPIRE, 3)
    referee = Referee(game, activate(game))
    assert referee.refusal(Activate("fleet-ganteaume")).key != "activation.too-dear"
    game = table("1805")
    game.active, game.points = EMPIRE, 3
    assert Activate("fleet-ganteaume") in Referee(game, activate(game)).options


@rule("napoleon-against-europe card.fleets-only-if-stated")
def test_only_cards_that_name_fleets_are_played_at_sea() -> None:
    at_sea = [held for held, moment in EVENTS if moment in (Moment.SQUADRON, Moment.NAVAL_BATTLE)]
    assert at_sea
    assert all(the_box().cards[held].naval for held in at_sea)


@rule("napoleon-against-europe card.event-shortfall")
def test_missing_units_are_paid_for_in_the_next_budget() -> None:
    game = bare("1805")
    put(game, "kiev", "ru-corps-5", reduced=["ru-corps-5"])
    referee = Referee(game, send_corps(game, "7F", "russie", 3))
    if not referee.is_over:
        referee.choose(Take("ru-corps-5"))
    assert game.abroad == {"7F": ("ru-corps-5",)}
    assert income(game, "russie") == 24 - 2 * 2
    game.year = 1806
    begin(game)
    assert game.resources["russie"] == 20
    assert income(game, "russie") == 24


@rule("napoleon-against-europe card.played-pile")
def test_a_card_that_was_played_lies_on_the_played_pile() -> None:
    game = bare("1805")
    deal(game, empire=["17F"])
    begin(game)
    referee = Referee(game, play(game, EMPIRE, "17F", Moment.BUDGET))
    while not referee.is_over:
        referee.choose(Pass() if Pass() in referee.options else referee.options[0])
    assert game.decks[EMPIRE].discard == ["17F"]
    assert game.events["17F"] == 1805
