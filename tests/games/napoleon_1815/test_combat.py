"""[p.12] When a pile fights, who takes part, and who speaks first."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_1815.events import PlayCard
from estafette.games.napoleon_1815.losses import Lose
from estafette.games.napoleon_1815.operations import Designate, Fight, StandFast, StayPut
from estafette.games.napoleon_1815.retreat import Retreat
from estafette.games.napoleon_1815.sides import COALITION, FRENCH, Arm
from tests.games.napoleon_1815.battle import attack, cards, of_camp, tally
from tests.games.napoleon_1815.marching import operation
from tests.games.napoleon_1815.position import given
from tests.referee import Referee, rule

AXIS = ("french", "frasnes")


@rule("napoleon-1815 combat.when", "napoleon-1815 combat.optional")
@pytest.mark.parametrize("answer", [Fight(), StayPut()])
def test_a_pile_in_a_contested_zone_fights_only_if_its_player_wishes(answer):
    game = given(d_erlon="quatre-bras", hill="quatre-bras", axes={"quatre-bras": AXIS})
    referee = Referee(game, operation(game))

    referee.choose(Designate("d-erlon"), StandFast())

    assert referee.decision.seat == "french"
    assert referee.decision.rule == "combat.optional"
    assert set(referee.options) == {Fight(), StayPut()}
    referee.choose(answer)
    assert ("combat.begins" in referee.keys) is (answer == Fight())
    assert "d-erlon" in game.activated
    assert ("hill" in game.activated) is (answer == Fight())


@rule("napoleon-1815 combat.when")
def test_there_is_nobody_to_fight_in_an_uncontested_zone():
    game = given(d_erlon="quatre-bras", hill="nivelles")
    referee = Referee(game, operation(game))

    referee.choose(Designate("d-erlon"), StandFast())

    assert referee.is_over
    assert "combat.begins" not in referee.keys


# vector d.operations.march-definition
@rule("napoleon-1815 combat.when", "napoleon-1815 combat.cards.on-march")
def test_only_the_pile_that_manoeuvred_in_this_operation_attacks_on_the_march():
    game = given(d_erlon="quatre-bras", reille="quatre-bras", hill="quatre-bras")

    derlon = attack(game, "d-erlon", on_march=True, shows=(1,), meets=(1,))
    assert tally(derlon, "french") == [("combat.strength", 2), ("combat.on-march", -1)]

    game.told = []
    reille = attack(game, "reille", shows=(1, 1), meets=(1,))
    assert tally(reille, "french") == [("combat.strength", 2)]


@rule("napoleon-1815 combat.cards.on-march")
def test_the_defender_pays_nothing_for_an_attack_on_the_march():
    game = given(d_erlon="quatre-bras", hill="quatre-bras")

    referee = attack(game, "d-erlon", on_march=True, shows=(1,), meets=(1,))

    assert tally(referee, "coalition") == [("combat.strength", 1)]


# vector ex.combat.picton-activated
@rule("napoleon-1815 combat.defender.all")
def test_all_corps_of_the_zone_defend_activated_or_not_and_of_both_armies():
    game = given(
        d_erlon="quatre-bras",
        picton="quatre-bras",
        hill="quatre-bras",
        ziethen="quatre-bras",
        orange="nivelles",
        activated=["picton"],
    )

    referee = attack(game, "d-erlon", shows=(1, 1), meets=(1, 1, 1, 1, 1, 1))

    assert referee.fact("combat.begins") == {
        "camp": "french",
        "zone": "quatre-bras",
        "attackers": ("d-erlon",),
        "defenders": ("picton", "hill", "ziethen"),
    }
    assert tally(referee, "coalition")[0] == ("combat.strength", 5)


@rule("napoleon-1815 combat.roles", "napoleon-1815 combat.event")
def test_the_attacker_then_the_defender_may_play_one_combat_card_each():
    # vector d.combat.roles
    game = given(
        d_erlon="quatre-bras",
        hill="quatre-bras",
        hand={"french": ["elan", "elan"], "coalition": ["carre", "la-ligne-rouge"]},
    )
    referee = attack(game, "d-erlon", shows=(1, 1, 1), meets=(1, 1))

    assert (referee.decision.seat, referee.decision.key) == ("french", "window.combat")
    assert Pass() in referee.options
    referee.choose(PlayCard("elan-47"))
    assert (referee.decision.seat, referee.decision.key) == ("coalition", "window.combat")
    referee.choose(PlayCard("la-ligne-rouge-16"))

    assert referee.is_over
    assert (cards(referee, "french"), cards(referee, "coalition")) == (3, 2)
    assert game.hands == {"french": ["elan-48"], "coalition": ["carre-6"]}


@rule("napoleon-1815 combat.roles", "napoleon-1815 combat.event")
def test_a_coalition_attacker_speaks_before_the_french_defender():
    game = given(
        d_erlon="quatre-bras",
        hill="quatre-bras",
        hand={"french": ["elan"], "coalition": ["carre"]},
    )
    referee = attack(game, "hill", shows=(1,), meets=(1, 1))

    assert referee.decision.seat == "coalition"
    referee.choose(Pass())
    assert referee.decision.seat == "french"


@rule("napoleon-1815 cards.symbol.combat")
def test_a_card_without_the_combat_symbol_is_refused_at_the_start_of_a_combat():
    game = given(d_erlon="quatre-bras", hill="quatre-bras", hand={"french": ["elan", "cambronne"]})
    referee = attack(game, "d-erlon", shows=(1, 1), meets=(1,))

    assert referee.refusal(PlayCard("cambronne-40")).rule == "cards.symbol.retreat-pursuit"
    assert PlayCard("elan-47") in referee.options


# vector d.combat.bystanders
@rule("napoleon-1815 combat.attacker.pile", "napoleon-1815 combat.bystanders")
def test_other_corps_of_the_attacker_neither_fight_nor_suffer_nor_retreat():
    game = given(
        reille="quatre-bras", d_erlon="quatre-bras", picton="quatre-bras", activated=["reille"]
    )
    referee = attack(game, "d-erlon", shows=(1, 1), meets=(6, 1, 1))

    referee.choose(Lose("d-erlon", Arm.INFANTRY), Retreat("frasnes"))

    assert referee.is_over
    assert referee.fact("combat.begins")["attackers"] == ("d-erlon",)
    assert (game.zone["d-erlon"], game.zone["reille"]) == ("frasnes", "quatre-bras")
    assert (game.fatigue["d-erlon"], game.fatigue["reille"]) == (1, 0)
    assert game.strength("reille") == 8


# vector d.operations.defender-turned
@rule("napoleon-1815 operations.flip.combatants")
def test_whoever_fought_is_turned_to_the_activated_face():
    game = given(reille="quatre-bras", lobau="quatre-bras", hill="quatre-bras", orange="nivelles")

    attack(game, "reille", shows=(1, 1), meets=(1,))

    assert game.activated == {"reille", "hill"} == game.acted


# vector d.operations.commander-turned
@rule("napoleon-1815 operations.flip.commander", "napoleon-1815 combat.defender.commander")
def test_commanders_who_fought_are_turned_with_their_corps():
    game = given(
        reille="quatre-bras", napoleon="quatre-bras", hill="quatre-bras", wellington="quatre-bras"
    )

    attack(game, "reille", "napoleon", shows=(1, 1, 1), meets=(1, 1))

    assert game.activated == {"reille", "napoleon", "hill", "wellington"} == game.acted


@rule("napoleon-1815 operations.flip.combatants")
def test_a_corps_that_fell_in_the_combat_is_not_turned():
    game = given(orange="quatre-bras", lamarque="quatre-bras")

    attack(game, "lamarque", shows=(1,), meets=(4, 4))

    assert game.gone == ["lamarque"]
    assert game.activated == {"orange"}


# vector d.cards.combat-discard
@rule("napoleon-1815 cards.discard.combat")
def test_cards_of_combat_and_pursuit_go_to_the_discard_of_their_deck():
    game = given(
        grouchy="quatre-bras", reille="quatre-bras", lobau="quatre-bras", hill="quatre-bras"
    )
    deck = game.decks[FRENCH]
    deck.pile, deck.discard = deck.pile[:30], deck.pile[30:32]
    referee = attack(game, "grouchy", "reille", "lobau", shows=(4, 1, 1, 1, 2, 2), meets=(1,))

    assert (len(deck.pile), len(deck.discard)) == (26, 2)
    assert [game.card(card).face for card in game.combat.attacker.shown] == [4, 1, 1, 1]
    referee.choose(Retreat("nivelles"))

    assert referee.is_over
    assert (len(deck.pile), len(deck.discard)) == (24, 8)
    assert [game.card(card).face for card in deck.discard[2:]] == [4, 1, 1, 1, 2, 2]
    assert len(game.decks[COALITION].discard) == 1


# vectors d.reshuffle.mid-combat, d.cards.combat-reshuffle
@rule("napoleon-1815 cards.reshuffle", "napoleon-1815 cards.discard.combat")
@pytest.mark.parametrize(("left", "discarded", "pile"), [(2, 20, 17), (3, 10, 8)])
def test_an_empty_pile_is_made_again_from_the_discard_without_the_open_cards(left, discarded, pile):
    game = given(reille="waterloo", drouot="waterloo", hill="waterloo")
    deck = game.decks[FRENCH]
    deck.pile, deck.discard = deck.pile[:left], deck.pile[left : left + discarded]
    first = set(deck.pile)

    referee = attack(game, "reille", "drouot", meets=(1, 1))
    while not referee.is_over:
        assert (len(deck.pile), len(deck.discard)) == (pile, 0)
        referee.choose(referee.options[0])

    assert len(deck.pile) == pile
    assert len(deck.discard) == 5
    assert first <= set(deck.discard)


@rule("napoleon-1815 cards.reshuffle")
def test_a_card_that_is_nowhere_left_counts_blank():
    game = given(reille="quatre-bras", hill="quatre-bras")
    game.decks[FRENCH].pile = ["elan-47"]

    referee = attack(game, "reille", meets=(1,))

    assert of_camp(referee, "combat.reveals", "french")["cards"] == ("elan-47",)
    assert of_camp(referee, "combat.inflicts", "french")["losses"] == 1


@rule("napoleon-1815 grognard.fog.reveal")
def test_in_the_fog_both_piles_are_laid_flat_before_any_event():
    game = given(
        grognard=True,
        reille="quatre-bras",
        lobau="quatre-bras",
        napoleon="quatre-bras",
        hill="quatre-bras",
        wellington="quatre-bras",
        hand={"french": ["elan"]},
    )
    game.uncovered = False
    referee = attack(game, "reille", "napoleon", shows=(1, 1, 1), meets=(1, 1))

    assert referee.decision.key == "window.combat"
    assert game.flat == {"reille", "napoleon", "hill", "wellington"}
    assert game.uncovered


@rule("napoleon-1815 grognard.fog.hide-again")
def test_after_the_combat_the_blocks_stand_up_and_cannot_be_told_apart():
    blocks = {"reille": "quatre-bras", "lobau": "quatre-bras", "ney": "quatre-bras"}
    game = given(grognard=True, hill="quatre-bras", orange="nivelles", **blocks)
    before = dict(game.handles)

    attack(game, "reille", shows=(1, 1), meets=(1,))

    assert game.flat == set()
    assert sorted(game.handles[b] for b in blocks) == sorted(before[b] for b in blocks)
    assert {b: h for b, h in game.handles.items() if b not in blocks} == {
        b: h for b, h in before.items() if b not in blocks
    }
    assert "shuffle" in str(game.dice.fallen)


@rule("napoleon-1815 grognard.fog.hide-again")
def test_handles_are_dealt_anew_among_all_blocks_of_the_army_in_the_zone():
    seen = set()
    for throw in range(12):
        game = given(
            grognard=True,
            reille="quatre-bras",
            lobau="quatre-bras",
            hill="quatre-bras",
            ziethen="quatre-bras",
            ney="frasnes",
            grouchy="frasnes",
        )
        game.dice.used = throw
        before = dict(game.handles)
        attack(game, "reille", shows=(1, 1), meets=(1, 1, 1))
        seen.add(game.handles["reille"] == before["reille"])
        assert [game.handles[b] for b in ("ney", "hill")] == [before[b] for b in ("ney", "hill")]

    assert seen == {True, False}


@rule("napoleon-1815 grognard.fog.hide-again")
def test_a_beaten_corps_stands_up_where_it_has_retreated_to():
    game = given(grognard=True, reille="quatre-bras", hill="quatre-bras", orange="nivelles")
    before = {game.handles["hill"], game.handles["orange"]}
    referee = attack(game, "reille", shows=(4, 1), meets=(1,))

    referee.choose(Retreat("nivelles"))

    assert referee.is_over
    assert game.flat == set()
    assert {game.handles["hill"], game.handles["orange"]} == before


@rule("napoleon-1815 grognard.fog.reveal")
def test_in_the_open_game_no_block_is_laid_flat_or_dealt_anew():
    game = given(reille="quatre-bras", hill="quatre-bras", hand={"french": ["elan"]})

    referee = attack(game, "reille", shows=(1, 1), meets=(1,))
    assert game.flat == set()
    referee.choose(Pass())

    assert game.dice.fallen == []
