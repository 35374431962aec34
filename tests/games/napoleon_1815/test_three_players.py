"""[p.16] Three players outside operations: seats, draw, initiative, cards, talk and recovery."""

import pytest

from estafette.engine import Ended, Pass, refuse
from estafette.games.napoleon_1815.cards.draw import Delay, Idle, Opponent
from estafette.games.napoleon_1815.cards.initiative import Feed, Reinforce, Supply
from estafette.games.napoleon_1815.draw import draw_phase
from estafette.games.napoleon_1815.events import PlayCard
from estafette.games.napoleon_1815.initiative import (
    blue_cards,
    settle_initiative,
)
from estafette.games.napoleon_1815.recovery import Recover
from estafette.games.napoleon_1815.sides import COALITION, FRENCH, Army
from estafette.games.napoleon_1815.victory import settle
from tests.games.napoleon_1815.position import given, the_box, valued
from tests.games.napoleon_1815.resting import recovery_cards
from tests.referee import Referee, rule

BOX = the_box()


def declare(**position):
    game = given(players=3, **position)
    return game, Referee(game, blue_cards(game))


def revealed(french, prussian, anglo_allied, **position):
    """The initiative is settled with cards of these values."""
    deck = {
        "french": valued("french", french),
        "coalition": valued("coalition", prussian, anglo_allied),
    }
    game = given(players=3, deck=deck, **position)
    return game, Referee(game, settle_initiative(game))


# vector d.three.set-up
@rule(
    "napoleon-1815 three.camps",
    "napoleon-1815 three.setup.prussian",
    "napoleon-1815 three.setup.anglo",
)
def test_the_coalition_is_split_between_an_anglo_allied_and_a_prussian_player():
    game = given(players=3)

    assert list(game.hands) == ["french", "prussian", "anglo-allied"]
    for block in BOX.blocks.values():
        assert game.owner(block.id) == block.army
    assert game.owner("blucher") == game.owner("vedette-prussian-1") == "prussian"
    assert game.owner("wellington") == game.owner("vedette-anglo-allied-1") == "anglo-allied"


# vector d.three.set-up
@rule("napoleon-1815 three.french-unchanged")
def test_the_french_player_draws_reveals_and_recovers_as_with_two():
    position = {
        "turn": 3,
        "ney": "ligny",
        "fatigue": {"ney": 3},
        "hand": {"french": ["coordination-45"]},
        "deck": {"french": ["elan-47", "audace-39", "cambronne-40", "la-garde-57"]},
    }
    hands, firsts = [], []
    for players in (2, 3):
        game = given(players=players, **position)
        Referee(game, draw_phase(game))
        settle_initiative(game)
        Referee(game, recovery_cards(game)).choose(Recover("coordination-45", "ney"))
        hands.append((game.hands["french"], game.fatigue["ney"], game.seats(FRENCH)))
        firsts.append(game.decks[FRENCH].discard)

    assert hands[0] == hands[1] == (["elan-47", "audace-39", "cambronne-40"], 2, ("french",))
    assert firsts[0] == firsts[1] == ["la-garde-57", "coordination-45"]


# vector d.three.win
@rule("napoleon-1815 three.win-together")
def test_the_coalition_players_win_together():
    game = given(players=3, track=20)
    with pytest.raises(Ended) as ended:
        settle(game)

    assert ended.value.outcome.winner == COALITION
    winners = [seat for seat in game.hands if seat in game.seats(ended.value.outcome.winner)]
    assert winners == ["prussian", "anglo-allied"]


# vector d.three.draw-order
@rule(
    "napoleon-1815 three.draw.order",
    "napoleon-1815 three.draw.count",
    "napoleon-1815 three.draw.common-deck",
)
def test_the_prussian_draws_before_the_anglo_allied_from_the_common_deck():
    game = given(players=3, turn=2, deck={"coalition": ["carre-6", "tenir-32", "embuscade-10"]})
    referee = Referee(game, draw_phase(game))

    assert game.hands["prussian"] == ["carre-6", "tenir-32"]
    assert game.hands["anglo-allied"] == ["embuscade-10"]
    assert len(game.hands["french"]) == 3
    counts = [told.facts for told in referee.told if told.key == "draw.drawn"]
    assert counts[1:] == [
        {"seat": "prussian", "count": 2},
        {"seat": "anglo-allied", "count": 1},
    ]


@rule("napoleon-1815 three.draw.common-deck")
def test_cards_of_both_coalition_players_go_to_one_discard():
    hand = {"prussian": ["reserve-30"], "anglo-allied": ["a-bruxelles-1"]}
    game = given(players=3, hill="ath", pirch="ligny", fatigue={"hill": 2, "pirch": 2}, hand=hand)
    referee = Referee(game, recovery_cards(game))
    referee.choose(Recover("reserve-30", "pirch"), Recover("a-bruxelles-1", "hill"))

    assert game.decks[COALITION].discard == ["reserve-30", "a-bruxelles-1"]


# vector d.three.blue-order
@rule("napoleon-1815 three.initiative.blue-order")
def test_blue_cards_are_declared_by_the_french_the_prussian_and_the_anglo_allied():
    hand = {"french": ["elan"], "prussian": ["carre"], "anglo-allied": ["tenir"]}
    _, referee = declare(hand=hand, leader="anglo-allied")
    asked = []
    while not referee.is_over:
        asked.append(referee.decision.seat)
        referee.choose(Pass())

    assert asked == ["french", "prussian", "anglo-allied"]


@rule("napoleon-1815 three.initiative.blue-order")
def test_each_coalition_player_may_play_one_blue_card():
    hand = {"prussian": ["renforts-27"], "anglo-allied": ["renforts-28"]}
    game, referee = declare(hill="ath", thielmann="namur", hand=hand)
    referee.choose(PlayCard("renforts-27"), Reinforce("thielmann"))
    referee.choose(PlayCard("renforts-28"), Reinforce("hill"))

    assert referee.is_over
    assert (game.infantry["thielmann"], game.infantry["hill"]) == (7, 5)


# vector d.three.leader-higher
@rule(
    "napoleon-1815 three.initiative.reveal",
    "napoleon-1815 three.initiative.leader",
    "napoleon-1815 three.initiative.camp-value",
)
def test_the_higher_coalition_card_counts_for_the_camp_and_names_the_leader():
    game, referee = revealed(french=3, prussian=4, anglo_allied=2)

    assert (game.first, game.active, game.leader) == (COALITION, COALITION, "prussian")
    assert game.seats(COALITION) == ("prussian", "anglo-allied")
    seats = [told.facts["seat"] for told in referee.told if told.key == "initiative.revealed"]
    assert seats == ["french", "prussian", "anglo-allied"]
    assert referee.fact("initiative.leader") == {"seat": "prussian"}
    assert len(game.decks[COALITION].discard) == 2


@rule("napoleon-1815 three.initiative.leader")
def test_the_anglo_allied_player_leads_with_the_higher_card():
    game, _ = revealed(french=5, prussian=2, anglo_allied=3, leader="prussian")

    assert (game.first, game.leader) == (FRENCH, "anglo-allied")


# vector ex.three.all-two
@rule("napoleon-1815 three.initiative.tie-camps", "napoleon-1815 three.initiative.tie-leader")
def test_with_equal_cards_the_french_begin_and_the_anglo_allied_player_leads():
    game, _ = revealed(french=2, prussian=2, anglo_allied=2)

    assert (game.first, game.leader) == (FRENCH, "anglo-allied")
    assert game.seats(COALITION) == ("anglo-allied", "prussian")


@rule("napoleon-1815 three.initiative.tie-camps")
def test_the_french_begin_if_only_the_best_coalition_card_equals_theirs():
    game, _ = revealed(french=4, prussian=1, anglo_allied=4)

    assert game.first is FRENCH


# vector d.three.intuition-leader
@rule("napoleon-1815 three.initiative.intuition")
def test_after_an_intuition_the_coalition_reveals_only_for_the_leader():
    game, referee = revealed(french=1, prussian=2, anglo_allied=5, lasting={"intuition": "french"})

    assert (game.first, game.leader) == (FRENCH, "anglo-allied")
    seats = [told.facts["seat"] for told in referee.told if told.key == "initiative.revealed"]
    assert seats == ["prussian", "anglo-allied"]
    assert game.decks[FRENCH].discard == ["intuition-54"]


@rule("napoleon-1815 three.initiative.intuition")
def test_the_intuition_of_one_coalition_player_serves_the_camp():
    game, _ = revealed(french=5, prussian=3, anglo_allied=1, lasting={"intuition": "anglo-allied"})

    assert (game.first, game.leader) == (COALITION, "prussian")


@rule("napoleon-1815 three.initiative.reveal", "napoleon-1815 card.x.intuition.both")
def test_a_french_intuition_and_a_coalition_one_cancel_and_all_three_reveal():
    deck = {"french": valued("french", 1), "coalition": valued("coalition", 3, 1)}
    hand = {"french": ["intuition"], "prussian": ["intuition"]}
    game, referee = declare(hand=hand, deck=deck)
    referee.choose(PlayCard("intuition-54"), PlayCard("intuition-15"))
    referee = Referee(game, settle_initiative(game))

    assert (game.first, game.leader) == (COALITION, "prussian")
    assert referee.keys.count("initiative.revealed") == 3


# vector ex.three.frederick
@rule("napoleon-1815 card.c.frederick.three")
def test_only_the_anglo_allied_player_plays_frederick():
    _, referee = declare(hand={"prussian": ["frederick"]})
    assert referee.refusal(PlayCard("frederick-13")) == refuse(
        "card.c.frederick.three", "card.frederick.prussian"
    )

    game, referee = declare(hand={"anglo-allied": ["frederick"]})
    referee.choose(PlayCard("frederick-13"))
    assert game.zone == {"frederick": "alost"}


@rule("napoleon-1815 card.c.renforts.add")
def test_reinforcements_serve_the_players_own_army():
    hand = {"prussian": ["renforts-27"]}
    _, referee = declare(hill="ath", thielmann="namur", hand=hand)
    referee.choose(PlayCard("renforts-27"))

    assert referee.options == (Reinforce("thielmann"),)
    assert referee.refusal(Reinforce("hill")) == refuse(
        "three.cards.own-units", "card.not-yours", block="hill"
    )


@rule("napoleon-1815 card.c.ravitaillement")
def test_resupply_serves_the_players_own_army():
    hand = {"anglo-allied": ["ravitaillement"]}
    game, referee = declare(
        hill="ath", pirch="ath", bulow="hal", fatigue={"hill": 3, "pirch": 3}, hand=hand
    )
    referee.choose(PlayCard("ravitaillement-24"))

    assert referee.refusal(Feed("pirch")) == refuse(
        "three.cards.own-units", "card.not-yours", block="pirch"
    )
    referee.choose(Feed("hill"), Feed("hill"))
    assert (game.fatigue["hill"], game.fatigue["pirch"]) == (1, 3)

    _, referee = declare(hill="ath", orange="mons", bulow="hal", hand=hand)
    referee.choose(PlayCard("ravitaillement-24"))
    assert referee.refusal(Supply("hal")).rule == "card.c.ravitaillement"


# vector d.card.eclaireurs-three
@rule("napoleon-1815 card.f.eclaireurs.three")
@pytest.mark.parametrize(("seat", "card"), [("prussian", "carre-6"), ("anglo-allied", "tenir-32")])
def test_scouts_see_the_hand_of_one_opponent_of_choice(seat, card):
    hand = {"french": ["eclaireurs"], "prussian": ["carre"], "anglo-allied": ["tenir"]}
    game, referee = declare(hand=hand)
    referee.choose(PlayCard("eclaireurs-79"))

    assert (referee.decision.seat, referee.decision.rule) == ("french", "card.f.eclaireurs.three")
    assert referee.decision.key == "card.eclaireurs.which-player"
    game.uncovered = False
    referee.choose(Opponent(seat))
    assert game.uncovered
    assert game.shown == {"french": [card]}


# vector d.card.eclaireurs-three
@rule("napoleon-1815 card.f.hussards.three")
@pytest.mark.parametrize(("seat", "card"), [("prussian", "carre-6"), ("anglo-allied", "tenir-32")])
def test_hussars_take_a_card_from_one_opponent_of_choice(seat, card):
    hand = {"french": ["hussards"], "prussian": ["carre"], "anglo-allied": ["tenir"]}
    game, referee = declare(hand=hand)
    referee.choose(PlayCard("hussards-81"))

    assert (referee.decision.seat, referee.decision.rule) == ("french", "card.f.hussards.three")
    assert referee.decision.key == "card.hussards.which-player"
    game.uncovered = False
    referee.choose(Opponent(seat))
    assert game.uncovered
    assert game.hands[seat] == []
    assert game.decks[COALITION].discard == [card]


# vector d.card.inactivite-three
@rule("napoleon-1815 card.c.inactivite.three", "napoleon-1815 card.c.inactivite.zone")
def test_the_french_player_names_who_suffers_inactivity():
    game = given(
        players=3,
        hill="ath",
        pirch="ath",
        bulow="namur",
        deck={"coalition": ["carre", "tenir", "inactivite"]},
    )
    referee = Referee(game, draw_phase(game))

    assert (referee.decision.seat, referee.decision.rule) == ("french", "card.c.inactivite.three")
    assert referee.decision.key == "card.inactivite.which-player"
    referee.choose(Opponent("prussian"))
    assert referee.decision.seat == "prussian"
    assert referee.options == (Idle("ath"), Idle("namur"))
    referee.choose(Idle("ath"))
    assert game.activated == {"pirch"}


@rule("napoleon-1815 card.c.inactivite.three")
def test_a_player_without_corps_cannot_be_named_for_inactivity():
    game = given(players=3, hill="ath", orange="nivelles", deck={"coalition": ["inactivite"]})
    referee = Referee(game, draw_phase(game))

    assert referee.decision.seat == "anglo-allied"
    assert referee.options == (Idle("ath"), Idle("nivelles"))


@rule("napoleon-1815 card.c.inactivite.three")
def test_the_french_player_is_told_why_a_player_cannot_be_named():
    game = given(players=3, hill="ath", bulow="namur", deck={"coalition": ["inactivite"]})
    referee = Referee(game, draw_phase(game))

    assert referee.refusal(Opponent("french")) == refuse(
        "card.c.inactivite.zone", "card.inactivite.no-corps", seat="french"
    )


@rule("napoleon-1815 card.c.renforts-retardes.three")
def test_the_prussian_player_chooses_the_corps_that_is_delayed():
    game = given(
        players=3,
        turn=1,
        due={"thielmann": 2, "bulow": 4},
        deck={"coalition": ["carre", "renforts-retardes"]},
    )
    referee = Referee(game, draw_phase(game))

    assert referee.fact("draw.red")["seat"] == "anglo-allied"
    assert referee.decision.seat == "prussian"
    referee.choose(Delay("thielmann"))
    assert game.due == {"thielmann": 3, "bulow": 4}


# vector d.three.renforts-retardes
@rule("napoleon-1815 card.c.renforts-retardes.three")
def test_with_no_prussian_to_come_neither_ally_plays_recovery_cards():
    game = given(
        players=3,
        turn=7,
        hill="ath",
        pirch="ligny",
        fatigue={"hill": 3, "pirch": 3},
        hand={"prussian": ["carre"], "anglo-allied": ["tenir-33"]},
        deck={"coalition": ["panique", "embuscade", "renforts-retardes"]},
    )
    Referee(game, draw_phase(game))
    assert game.recovery_barred
    referee = Referee(game, recovery_cards(game))
    referee.choose(Pass())

    assert referee.is_over
    assert (game.fatigue["hill"], game.fatigue["pirch"]) == (3, 3)
    barred = [told.facts["seat"] for told in referee.told if told.key == "recovery.barred"]
    assert barred == ["prussian", "anglo-allied"]


# vector ex.three.recovery
@rule("napoleon-1815 three.cards.recovery-own")
def test_a_players_cards_rest_his_own_corps_only():
    game = given(
        players=3,
        hill="ath",
        pirch="ath",
        fatigue={"hill": 3, "pirch": 3},
        hand={"anglo-allied": ["carre"]},
    )
    referee = Referee(game, recovery_cards(game))

    assert referee.options == (Recover("carre-6", "hill"), Pass())
    assert referee.refusal(Recover("carre-6", "pirch")) == refuse(
        "three.cards.recovery-own", "recovery.not-yours", corps="pirch"
    )


@rule("napoleon-1815 recovery.cards.order")
def test_the_prussian_plays_recovery_cards_before_the_anglo_allied():
    hand = {"french": ["elan"], "prussian": ["carre"], "anglo-allied": ["tenir"]}
    game = given(players=3, leader="anglo-allied", hand=hand)
    referee = Referee(game, recovery_cards(game))
    asked = []
    while not referee.is_over:
        asked.append(referee.decision.seat)
        referee.choose(Pass())

    assert asked == ["french", "prussian", "anglo-allied"]
    assert Army.PRUSSIAN in game.hands
