"""[p.12, 2-3] The cards revealed, or the dice, and their effects."""

import pytest

from estafette.games.napoleon_1815.losses import Lose
from estafette.games.napoleon_1815.sides import Arm
from tests.games.napoleon_1815.battle import attack, of_camp
from tests.games.napoleon_1815.position import given, the_box
from tests.referee import rule

INFANTRY = Arm.INFANTRY


# vector d.combat.order
@rule("napoleon-1815 combat.order", "napoleon-1815 combat.reveal")
def test_a_combat_runs_from_the_cards_to_the_pursuit_in_its_order():
    game = given(
        grouchy="quatre-bras", vandamme="quatre-bras", lobau="quatre-bras", hill="quatre-bras"
    )
    referee = attack(game, "grouchy", "vandamme", "lobau", shows=(5, 1, 1, 1, 2, 1), meets=(1,))

    assert referee.decision.key == "retreat.where"
    referee.choose(referee.options[0])

    steps = [key for key in referee.keys if key.split(".")[0] in ("combat", "retreat", "pursuit")]
    assert steps == [
        "combat.begins",
        "combat.cards",
        "combat.cards",
        "combat.cards",
        "combat.cards",
        "combat.reveals",
        "combat.reveals",
        "combat.inflicts",
        "combat.inflicts",
        "combat.fatigue",
        "combat.won",
        "retreat.begins",
        "pursuit.begins",
        "combat.reveals",
        "pursuit.inflicts",
    ]
    assert referee.keys.index("fatigue.suffered") < referee.keys.index("strength.lost")
    assert referee.keys.index("strength.lost") < referee.keys.index("combat.won")


@rule("napoleon-1815 combat.reveal", "napoleon-1815 cards.use.combat")
def test_each_side_reveals_from_the_top_of_its_own_deck():
    game = given(
        reille="quatre-bras",
        hill="quatre-bras",
        deck={"french": ["elan-47", "reaction-66"], "coalition": ["carre-6"]},
    )

    referee = attack(game, "reille")

    revealed = [told.facts for told in referee.told if told.key == "combat.reveals"]
    assert revealed == [
        {"camp": "french", "cards": ("elan-47", "reaction-66")},
        {"camp": "coalition", "cards": ("carre-6",)},
    ]
    assert of_camp(referee, "combat.inflicts", "french") == {
        "camp": "french",
        "losses": 1,
        "fatigue": 1,
    }
    assert game.uncovered


@rule("napoleon-1815 combat.effects", "napoleon-1815 combat.effects.fatigue")
@pytest.mark.parametrize(
    ("face", "losses", "fatigue"),
    [(1, 0, 0), (2, 0, 1), (3, 0, 2), (4, 1, 0), (5, 1, 1), (6, 1, 1)],
)
def test_either_loss_symbol_is_one_loss_and_each_fatigue_symbol_one_fatigue(face, losses, fatigue):
    game = given(lobau="quatre-bras", orange="quatre-bras")

    referee = attack(game, "lobau", shows=(face,), meets=(1, 1))
    if losses:
        referee.choose(Lose("orange", INFANTRY))

    assert game.infantry["orange"] == 7 - losses
    assert game.fatigue["orange"] == fatigue
    assert game.track == 10 - losses


# vector d.combat.loss-symbols
@rule("napoleon-1815 combat.effects", "napoleon-1815 combat.effects.fatigue")
def test_the_symbols_of_all_cards_are_added_up():
    game = given(reille="quatre-bras", lobau="quatre-bras", pirch="quatre-bras")

    referee = attack(game, "reille", "lobau", shows=(4, 6, 3), meets=(1, 1))

    inflicted = {"camp": "french", "losses": 2, "fatigue": 3}
    assert of_camp(referee, "combat.inflicts", "french") == inflicted
    assert game.fatigue["pirch"] == 3


# vector ex.option.dice-three
@rule("napoleon-1815 option.dice.replace", "napoleon-1815 option.dice.deck-cycle")
def test_dice_are_rolled_instead_of_cards_one_for_one():
    game = given(
        reille="quatre-bras", lobau="quatre-bras", hill="quatre-bras", with_dice=True,
        dice=(3, 1, 2, 1),
    )  # fmt: skip
    decks = {camp: list(deck.pile) for camp, deck in game.decks.items()}

    referee = attack(game, "reille", "lobau")

    assert of_camp(referee, "combat.rolls", "french") == {"camp": "french", "faces": (3, 1, 2)}
    assert of_camp(referee, "combat.rolls", "coalition") == {"camp": "coalition", "faces": (1,)}
    assert "combat.reveals" not in referee.keys
    assert game.fatigue["hill"] == 3
    assert {camp: deck.pile for camp, deck in game.decks.items()} == decks
    assert not any(deck.discard for deck in game.decks.values())


# vector d.dice.choice
@rule("napoleon-1815 option.dice.choice", "napoleon-1815 option.dice.deck-cycle")
def test_both_sides_use_dice_and_the_decks_do_not_turn():
    game = given(
        reille="quatre-bras", d_erlon="quatre-bras", pirch="quatre-bras", ziethen="quatre-bras",
        with_dice=True, dice=(1, 1, 1, 1, 1, 1, 1, 1),
    )  # fmt: skip
    for deck in game.decks.values():
        del deck.pile[30:]

    attack(game, "reille", "d-erlon")

    assert game.dice.loaded == []
    assert [len(deck.pile) for deck in game.decks.values()] == [30, 30]
    assert game.with_dice


@rule("napoleon-1815 option.dice.scope")
def test_more_than_five_results_are_rolled_all_the_same():
    game = given(
        reille="quatre-bras", d_erlon="quatre-bras", drouot="quatre-bras", hill="quatre-bras",
        with_dice=True, dice=(2, 2, 2, 2, 2, 2, 2, 1),
    )  # fmt: skip

    referee = attack(game, "reille", "d-erlon", "drouot")

    assert of_camp(referee, "combat.rolls", "french")["faces"] == (2, 2, 2, 2, 2, 2, 2)
    assert game.fatigue["hill"] == 7


# vector d.deck.distribution
@rule("napoleon-1815 option.dice.probability")
@pytest.mark.parametrize("camp", ["french", "coalition"])
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_each_face_of_a_die_is_the_box_of_six_cards_in_either_deck(camp, face):
    deck = [c for c in the_box().cards.values() if c.deck == camp and c.number <= 72]

    assert sum(card.face == face for card in deck) == 6


# vectors d.combat.town, d.combat.attacker-in-town, d.combat.fortress-not-town
@rule("napoleon-1815 combat.fatigue.town")
@pytest.mark.parametrize(
    ("zone", "attacker", "suffered"),
    [("ligny", "reille", 1), ("namur", "reille", 2), ("quatre-bras", "reille", 2)],
)
def test_a_town_and_not_a_fortress_spares_its_defender_one_fatigue(zone, attacker, suffered):
    game = given(reille=zone, hill=zone, flags={"namur": "prussian"})

    attack(game, attacker, shows=(3, 1), meets=(3, 1))

    assert game.fatigue["hill"] == suffered
    assert game.fatigue["reille"] == 2


@rule("napoleon-1815 combat.fatigue.town")
def test_a_french_defender_in_a_town_is_spared_too_and_never_below_none():
    game = given(reille="ligny", hill="ligny", orange="ligny")

    referee = attack(game, "hill", shows=(2,), meets=(1, 1))
    assert game.fatigue["reille"] == 0
    assert referee.fact("combat.fatigue") == {
        "camp": "french",
        "fatigue": 0,
        "tally": (("combat.inflicted", 1), ("town", -1)),
    }

    referee = attack(given(reille="ligny", hill="ligny"), "hill", shows=(1,), meets=(1, 1))
    assert "combat.fatigue" not in referee.keys


@rule("napoleon-1815 combat.fatigue.fortified-position")
def test_the_relief_of_a_fortified_position_stops_at_none():
    game = given(
        lobau="hougoumont", hill="hougoumont", positions=["hougoumont"], fatigue={"hill": 3}
    )

    referee = attack(game, "lobau", shows=(2,), meets=(1, 1))

    assert game.fatigue["hill"] == 3
    assert referee.fact("combat.fatigue")["fatigue"] == 0
