"""[p.12, 7] The pursuit of a beaten pile."""

import pytest

from estafette.engine import Pass, refuse
from estafette.games.napoleon_1815.events import PlayCard
from estafette.games.napoleon_1815.losses import Suffer
from estafette.games.napoleon_1815.pursuit import cannot_pursue
from estafette.games.napoleon_1815.retreat import Hold, Retreat
from estafette.games.napoleon_1815.sides import COALITION, FRENCH
from estafette.games.napoleon_1815.state import Combat, Engaged
from tests.games.napoleon_1815.battle import attack, of_camp
from tests.games.napoleon_1815.position import given
from tests.referee import rule


# vector d.combat.pursuit
@rule(
    "napoleon-1815 combat.pursuit.condition",
    "napoleon-1815 combat.pursuit.cards",
    "napoleon-1815 combat.pursuit.effect",
)
def test_the_winner_with_more_cavalry_pursues_with_one_card_and_one_for_each_symbol():
    game = given(grouchy="quatre-bras", brunswick="quatre-bras", strength={"brunswick": (3, 1)})
    referee = attack(game, "grouchy", shows=(4, 5, 3), meets=(1,))
    referee.choose(referee.options[0], Retreat("nivelles"))

    assert referee.is_over
    assert referee.fact("pursuit.begins") == {"camp": "french", "cards": 2, "corps": ("grouchy",)}
    assert len(of_camp(referee, "combat.reveals", "french")["cards"]) == 2
    assert referee.fact("pursuit.inflicts") == {"camp": "french", "fatigue": 3}
    assert game.fatigue["brunswick"] == 3
    assert game.strength("brunswick") == 3
    assert game.track == 9


@rule("napoleon-1815 combat.pursuit.cards")
def test_a_winner_without_the_symbol_pursues_with_one_card():
    game = given(ney="quatre-bras", hill="quatre-bras")
    referee = attack(game, "ney", shows=(4, 2, 3), meets=(1,))

    referee.choose(Retreat("nivelles"))

    assert referee.fact("pursuit.begins") == {"camp": "french", "cards": 1, "corps": ()}
    assert game.fatigue["hill"] == 1


@rule("napoleon-1815 combat.pursuit.cards")
def test_a_coalition_winner_pursues_with_all_his_symbols():
    game = given(uxbridge="quatre-bras", gneisenau="quatre-bras", lobau="quatre-bras")
    referee = attack(game, "lobau", shows=(1,), meets=(4, 1, 1, 2, 2, 1))

    referee.choose(Retreat("frasnes"))

    assert referee.fact("pursuit.begins")["cards"] == 3
    assert game.fatigue["lobau"] == 2


# vector d.combat.pursuit-equal-cavalry
@rule("napoleon-1815 combat.pursuit.condition")
@pytest.mark.parametrize(("horse", "pursued"), [(1, False), (2, False), (3, True)])
def test_a_pursuit_needs_strictly_more_cavalry(horse, pursued):
    game = given(
        reille="quatre-bras",
        orange="quatre-bras",
        strength={"reille": (3, horse), "orange": (2, 2)},
    )
    referee = attack(game, "reille", shows=(4, *([1] if horse == 3 else [])), meets=(1,))
    while not referee.is_over:
        referee.choose(referee.options[0])

    assert ("pursuit.begins" in referee.keys) is pursued
    assert ("pursuit.few-horse" in referee.keys) is not pursued


@rule("napoleon-1815 combat.pursuit.condition")
def test_cavalry_is_compared_after_the_losses():
    game = given(
        gerard="quatre-bras", orange="quatre-bras", strength={"gerard": (3, 1), "orange": (4, 1)}
    )
    referee = attack(game, "gerard", shows=(4,), meets=(1, 1))
    referee.choose(referee.options[1], Retreat("nivelles"))

    assert game.cavalry["orange"] == 0
    assert "pursuit.begins" in referee.keys


@rule("napoleon-1815 combat.pursuit.condition", "napoleon-1815 combat.bystanders")
def test_the_cavalry_of_bystanders_does_not_pursue():
    game = given(vandamme="quatre-bras", grouchy="quatre-bras", hill="quatre-bras")
    referee = attack(game, "vandamme", shows=(4, 1), meets=(1,))

    referee.choose(Retreat("nivelles"))

    assert referee.fact("pursuit.few-horse") == {"camp": "french"}


# vector d.combat.pursuit-wood
@rule("napoleon-1815 combat.pursuit.forbidden-zones", "napoleon-1815 map.terrain-table")
@pytest.mark.parametrize(
    ("zone", "kind", "pursued"),
    [
        ("waterloo", "wooded", False),
        ("namur", "fortified-town", False),
        ("ligny", "town", True),
        ("hougoumont", "fortified-farm", True),
        ("marbais", "clear", True),
    ],
)
def test_woods_and_fortified_towns_allow_no_pursuit(zone, kind, pursued):
    game = given(ney=zone, hill=zone)
    referee = attack(game, "ney", shows=(4, 1), meets=(1, 1))

    referee.choose(referee.options[0])

    assert ("pursuit.begins" in referee.keys) is pursued
    if not pursued:
        assert referee.fact("pursuit.ground") == {"kind": kind}


# vector d.combat.pursuit-spread
@rule("napoleon-1815 combat.pursuit.spread")
def test_pursuit_fatigue_is_shared_evenly_and_the_owner_places_the_rest():
    game = given(ney="quatre-bras", grouchy="quatre-bras", hill="quatre-bras", picton="quatre-bras")
    referee = attack(game, "ney", "grouchy", shows=(4, 1, 3, 2), meets=(1, 1, 1, 1))
    referee.choose(referee.options[0], Retreat("nivelles"))

    assert referee.decision.seat == "coalition"
    assert referee.decision.rule == "combat.pursuit.spread"
    assert (game.fatigue["hill"], game.fatigue["picton"]) == (1, 1)
    referee.choose(Suffer("hill"))

    assert referee.is_over
    assert (game.fatigue["hill"], game.fatigue["picton"]) == (2, 1)


# vector d.combat.pursuit-joined
@rule("napoleon-1815 combat.pursuit.only-fighters", "napoleon-1815 combat.retreat.friendly-stop")
def test_pursuit_fatigue_spares_the_friends_that_the_pile_has_joined():
    game = given(d_erlon="quatre-bras", reille="frasnes", uxbridge="quatre-bras")
    referee = attack(game, "d-erlon", shows=(1, 1), meets=(4, 1, 3, 1))

    referee.choose(referee.options[0], Retreat("frasnes"))

    assert referee.is_over
    assert (game.fatigue["d-erlon"], game.fatigue["reille"]) == (2, 0)


@rule("napoleon-1815 combat.pursuit.effect", "napoleon-1815 elimination.fatigue")
def test_a_pursued_corps_beyond_eight_fatigue_is_eliminated_and_scores():
    game = given(ney="quatre-bras", hill="quatre-bras", fatigue={"hill": 8})
    referee = attack(game, "ney", shows=(4, 2))

    referee.choose(Retreat("nivelles"))

    assert "hill" in game.gone
    assert game.track == 10 - 4


# vector d.combat.pursuit-position
@rule("napoleon-1815 combat.pursuit.not-if-held")
def test_a_pile_that_holds_its_ground_by_right_is_not_pursued():
    game = given(ney="hougoumont", hill="hougoumont", positions=["hougoumont"])
    referee = attack(game, "ney", shows=(4, 3), meets=(1, 1))

    referee.choose(Hold())

    assert referee.is_over
    assert referee.fact("pursuit.held") == {"camp": "french"}
    assert game.fatigue["hill"] == 0


@rule("napoleon-1815 combat.pursuit.condition", "napoleon-1815 combat.retreat.pile-gone")
@pytest.mark.parametrize(
    ("change", "zone", "clause"),
    [
        ({}, "quatre-bras", None),
        ({"held": True}, "quatre-bras", "combat.pursuit.not-if-held"),
        ({"unpursued": True}, "quatre-bras", "cards.symbol.retreat-pursuit"),
        ({"gone": True}, "quatre-bras", "combat.retreat.pile-gone"),
        ({}, "waterloo", "combat.pursuit.forbidden-zones"),
        ({"winner": COALITION}, "quatre-bras", "combat.pursuit.condition"),
    ],
)
def test_what_hinders_a_pursuit_is_known_by_its_clause(change, zone, clause):
    game = given(ney=zone, hill=zone)
    hill = Engaged(COALITION, [] if "gone" in change else ["hill"])
    fight = Combat(zone, Engaged(FRENCH, ["ney"]), hill, on_march=False, winner=FRENCH)
    for name in change.keys() & {"held", "unpursued", "winner"}:
        setattr(fight, name, change[name])

    refusal = cannot_pursue(game, fight)

    assert (refusal and refusal.rule) == clause


# vector d.dice.scope
@rule("napoleon-1815 option.dice.scope")
def test_with_dice_the_pursuit_is_rolled_and_le_rougeaud_still_turns_up_a_card():
    game = given(
        ney="quatre-bras",
        grouchy="quatre-bras",
        hill="quatre-bras",
        with_dice=True,
        dice=(4, 1, 1, 1, 3, 2),
        hand={"french": ["le-rougeaud"]},
        deck={"french": ["elan-47"]},
    )
    referee = attack(game, "ney", "grouchy")
    referee.choose(PlayCard("le-rougeaud-59"))
    referee.choose(Retreat("nivelles"))

    assert referee.is_over
    assert of_camp(referee, "combat.rolls", "french")["faces"] == (3, 2)
    assert game.fatigue["hill"] == 3
    assert referee.fact("card.le-rougeaud.value") == {"card": "elan-47", "value": 5}
    assert game.decks["french"].discard == ["elan-47", "le-rougeaud-59"]
    assert game.dice.loaded == []


@rule("napoleon-1815 cards.symbol.retreat-pursuit", "napoleon-1815 combat.retreat.event-order")
def test_the_loser_speaks_before_the_winner_once_the_way_is_taken():
    game = given(
        ney="quatre-bras",
        hill="quatre-bras",
        hand={"french": ["cambronne"], "coalition": ["tenir"]},
    )
    referee = attack(game, "ney", shows=(4, 1), meets=(1,))
    referee.choose(Pass(), Pass(), Pass(), Pass())
    referee.choose(Retreat("nivelles"))

    assert (referee.decision.seat, referee.decision.key) == ("coalition", "window.pursuit")
    assert referee.refusal(PlayCard("tenir-32")) == refuse(
        "card.c.tenir.condition", "card.not-now", card="tenir-32"
    )
    referee.choose(Pass())
    assert (referee.decision.seat, referee.decision.key) == ("french", "window.pursuit")
    assert referee.refusal(PlayCard("cambronne-40")) == refuse(
        "card.f.cambronne.condition", "card.no-french-retreat"
    )
    referee.choose(Pass())
    assert referee.is_over


@rule("napoleon-1815 cards.symbol.retreat-pursuit")
def test_no_pursuit_event_is_asked_for_when_there_is_no_pursuit():
    game = given(
        vandamme="quatre-bras", hill="quatre-bras", hand={"coalition": ["retraite-en-ordre"]}
    )
    referee = attack(game, "vandamme", shows=(4, 1), meets=(1,))
    referee.choose(Pass(), Pass())

    referee.choose(Retreat("nivelles"))

    assert referee.is_over
