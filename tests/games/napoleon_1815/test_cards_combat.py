"""[p.17] The cards played at the start of a combat, from Arrière-garde to Élan."""

import pytest

from estafette.engine import refuse
from estafette.games.napoleon_1815.events import EVENTS, PlayCard
from estafette.games.napoleon_1815.losses import Lose, Suffer
from estafette.games.napoleon_1815.retreat import Retreat
from estafette.games.napoleon_1815.sides import Arm
from tests.games.napoleon_1815.battle import attack, cards, of_camp, tally
from tests.games.napoleon_1815.position import given
from tests.referee import rule

INFANTRY = Arm.INFANTRY
REARGUARD, CARRE = PlayCard("arriere-garde-3"), PlayCard("carre-6")
AUDACE, ELAN = PlayCard("audace-39"), PlayCard("elan-47")
CHARGE_FRENCH, CHARGE_COALITION = PlayCard("chargez-41"), PlayCard("chargez-7")


# vector d.card.arriere-garde
@rule(
    "napoleon-1815 card.c.arriere-garde.retreat",
    "napoleon-1815 card.c.arriere-garde.cost",
    "napoleon-1815 card.c.arriere-garde.fatigue",
    "napoleon-1815 card.c.arriere-garde.no-pursuit",
    "napoleon-1815 card.c.arriere-garde.flip",
    "napoleon-1815 victory.vp.strength",
)
def test_a_rearguard_slips_away_with_a_loss_and_a_fatigue():
    game = given(
        grouchy="quatre-bras",
        napoleon="quatre-bras",
        reille="frasnes",
        ziethen="quatre-bras",
        hand={"coalition": ["arriere-garde"]},
    )
    referee = attack(game, "grouchy", "napoleon")

    referee.choose(REARGUARD, Lose("ziethen", INFANTRY))
    assert (game.strength("ziethen"), game.fatigue["ziethen"], game.track) == (7, 1, 9)
    referee.choose(Retreat("nivelles"), Retreat("seneffe"))

    assert referee.is_over
    assert game.zone["ziethen"] == "seneffe"
    assert game.activated == {"ziethen", "grouchy", "napoleon"}
    assert game.track == 9
    told = [key for key in referee.keys if key.split(".")[0] in ("combat", "pursuit")]
    assert told == ["combat.begins"]
    assert game.combat is None


# vector d.card.arriere-garde-two
@rule("napoleon-1815 card.c.arriere-garde.condition")
def test_two_corps_have_no_rearguard():
    game = given(
        reille="quatre-bras",
        hill="quatre-bras",
        ziethen="quatre-bras",
        hand={"coalition": ["arriere-garde"]},
    )
    referee = attack(game, "reille")

    assert referee.refusal(REARGUARD) == refuse(
        "card.c.arriere-garde.condition", "card.arriere-garde-alone"
    )


@rule("napoleon-1815 card.c.arriere-garde.condition")
def test_an_attacker_has_no_rearguard():
    game = given(reille="quatre-bras", hill="quatre-bras", hand={"coalition": ["arriere-garde"]})
    referee = attack(game, "hill")

    assert referee.refusal(REARGUARD) == refuse(
        "card.c.arriere-garde.condition", "card.arriere-garde-alone"
    )


@rule("napoleon-1815 card.c.arriere-garde.condition", "napoleon-1815 combat.retreat.commander")
def test_a_commander_does_not_prevent_a_rearguard_and_goes_with_it():
    game = given(
        reille="quatre-bras",
        hill="quatre-bras",
        wellington="quatre-bras",
        hand={"coalition": ["arriere-garde"]},
    )
    referee = attack(game, "reille")

    referee.choose(REARGUARD, Retreat("nivelles"), Retreat("braine-l-alleud"))

    assert game.zone["wellington"] == "braine-l-alleud" == game.zone["hill"]


@rule("napoleon-1815 card.c.arriere-garde.cost", "napoleon-1815 elimination.no-strength")
def test_a_rearguard_of_one_point_is_destroyed_and_does_not_retreat():
    game = given(
        reille="papelotte",
        hill="papelotte",
        positions=["papelotte"],
        strength={"hill": (1, 0)},
        hand={"coalition": ["arriere-garde"]},
    )
    referee = attack(game, "reille")

    referee.choose(REARGUARD)

    assert referee.is_over
    assert game.gone == ["hill"]
    assert game.positions == []
    assert (game.track, game.activated) == (9, {"reille"})
    assert "retreat.begins" not in referee.keys
    assert "fatigue.suffered" not in referee.keys


@rule("napoleon-1815 card.c.arriere-garde.fatigue", "napoleon-1815 elimination.fatigue")
def test_a_rearguard_may_die_of_its_fatigue():
    game = given(
        reille="quatre-bras",
        hill="quatre-bras",
        fatigue={"hill": 8},
        hand={"coalition": ["arriere-garde"]},
    )
    referee = attack(game, "reille")

    referee.choose(REARGUARD)

    assert (referee.is_over, game.gone, game.track) == (True, ["hill"], 6)


@rule("napoleon-1815 card.c.arriere-garde.retreat", "napoleon-1815 combat.retreat.no-axis")
def test_a_rearguard_follows_the_rules_of_retreat():
    game = given(
        reille="quatre-bras",
        hill="quatre-bras",
        axes={"quatre-bras": ("french", "frasnes")},
        hand={"coalition": ["arriere-garde"]},
    )
    referee = attack(game, "reille")
    referee.choose(REARGUARD)

    assert referee.refusal(Retreat("frasnes")) == refuse(
        "combat.retreat.no-axis", "retreat.enemy-axis", there="frasnes"
    )


# vector d.card.audace
@rule("napoleon-1815 card.f.audace.effect", "napoleon-1815 combat.cards.fortified-position")
def test_audacity_takes_the_cards_of_the_ground_but_not_its_relief():
    game = given(
        lobau="hougoumont",
        reille="hougoumont",
        hill="hougoumont",
        positions=["hougoumont"],
        hand={"french": ["audace"]},
    )
    referee = attack(game, "lobau", "reille", shows=(3, 2, 1), meets=(1,))

    referee.choose(AUDACE)

    assert tally(referee, "coalition") == [("combat.strength", 1)]
    assert game.fatigue["hill"] == 1


@rule("napoleon-1815 card.f.audace.effect")
@pytest.mark.parametrize("zone", ["waterloo", "namur"])
def test_audacity_takes_the_cards_of_woods_and_walls(zone):
    game = given(reille=zone, hill=zone, flags={"namur": "prussian"}, hand={"french": ["audace"]})
    referee = attack(game, "reille", shows=(1, 1), meets=(1,))

    referee.choose(AUDACE)

    assert cards(referee, "coalition") == 1


# vector d.card.audace-defence
@rule("napoleon-1815 card.f.audace.condition", "napoleon-1815 card.f.elan.condition")
def test_audacity_and_elan_are_for_the_attack():
    game = given(reille="waterloo", hill="waterloo", hand={"french": ["audace", "elan"]})
    referee = attack(game, "hill")

    assert referee.refusal(AUDACE) == refuse("card.f.audace.condition", "card.attack-only")
    assert referee.refusal(ELAN) == refuse("card.f.elan.condition", "card.attack-only")


@rule("napoleon-1815 card.f.elan", "napoleon-1815 card.f.elan.condition")
def test_elan_gives_the_french_attack_a_card():
    game = given(reille="quatre-bras", hill="quatre-bras", hand={"french": ["elan"]})
    referee = attack(game, "reille", shows=(1, 1, 1), meets=(1,))

    referee.choose(ELAN)

    assert tally(referee, "french") == [("combat.strength", 2), ("elan", 1)]


# vector d.card.carre-position
@rule("napoleon-1815 card.c.carre", "napoleon-1815 combat.fatigue.fortified-position")
def test_a_square_spares_two_fatigue_beside_what_the_ground_spares():
    game = given(
        reille="hougoumont",
        lobau="hougoumont",
        hill="hougoumont",
        positions=["hougoumont"],
        hand={"coalition": ["carre"]},
    )
    referee = attack(game, "reille", "lobau", shows=(3, 3, 2), meets=(1, 1))

    referee.choose(CARRE)

    assert game.fatigue["hill"] == 1
    assert of_camp(referee, "combat.fatigue", "coalition")["tally"] == (
        ("combat.inflicted", 5),
        ("carre", -2),
        ("fortified-farm", -2),
    )


# vector d.card.carre-no-cavalry
@rule("napoleon-1815 card.c.carre")
def test_a_square_is_of_no_use_against_infantry():
    game = given(
        vandamme="quatre-bras",
        lobau="quatre-bras",
        ney="quatre-bras",
        hill="quatre-bras",
        hand={"coalition": ["carre"]},
    )
    referee = attack(game, "vandamme", "lobau", shows=(3, 2, 1), meets=(1,))

    referee.choose(CARRE)

    assert game.fatigue["hill"] == 3
    assert "card.carre-no-cavalry" in referee.keys


@rule("napoleon-1815 card.c.carre")
def test_a_square_may_be_formed_in_attack():
    game = given(ney="quatre-bras", hill="quatre-bras", hand={"coalition": ["carre"]})
    referee = attack(game, "hill", shows=(1,), meets=(3,))

    referee.choose(CARRE)

    assert game.fatigue["hill"] == 0
    assert "card.carre-no-cavalry" not in referee.keys


# vector d.card.chargez-threshold
@rule(
    "napoleon-1815 card.x.chargez.card",
    "napoleon-1815 card.x.chargez.fatigue",
    "napoleon-1815 combat.cards.fatigue",
)
def test_a_charge_gives_a_card_and_tires_its_leader_before_fatigue_is_counted():
    game = given(
        reille="quatre-bras",
        uxbridge="quatre-bras",
        fatigue={"uxbridge": 4},
        hand={"coalition": ["chargez"]},
    )
    referee = attack(game, "uxbridge", shows=(1, 1), meets=(1, 1))

    referee.choose(CHARGE_COALITION)

    assert game.fatigue["uxbridge"] == 5
    assert tally(referee, "coalition") == [
        ("combat.strength", 2),
        ("combat.exhausted", -1),
        ("chargez", 1),
    ]


@rule("napoleon-1815 card.x.chargez.fatigue")
def test_of_two_leaders_the_owner_names_one_for_one_card():
    game = given(
        ney="quatre-bras", grouchy="quatre-bras", hill="quatre-bras", hand={"french": ["chargez"]}
    )
    referee = attack(game, "ney", "grouchy", shows=(1, 1, 1), meets=(1,))

    referee.choose(CHARGE_FRENCH)
    assert referee.decision.key == "card.chargez.who-leads"
    assert referee.decision.rule == "card.x.chargez.fatigue"
    assert referee.decision.seat == "french"
    assert set(referee.options) == {Suffer("ney"), Suffer("grouchy")}
    assert referee.refusal(Suffer("hill")).rule == "card.x.chargez.card"
    referee.choose(Suffer("grouchy"))

    assert (game.fatigue["ney"], game.fatigue["grouchy"]) == (0, 1)
    assert cards(referee, "french") == 3


@rule("napoleon-1815 card.x.chargez.card")
@pytest.mark.parametrize("corps", ["ney", "grouchy"])
def test_the_leaders_of_horse_must_be_in_the_french_pile(corps):
    position = {corps: "quatre-bras", "reille": "quatre-bras", "gneisenau": "quatre-bras"}
    game = given(hand={"french": ["chargez"]}, **position)

    referee = attack(game, "reille")
    assert referee.refusal(CHARGE_FRENCH) == refuse("card.x.chargez.card", "card.nobody-to-charge")

    referee = attack(game, "reille", corps)
    assert CHARGE_FRENCH in referee.options


@rule("napoleon-1815 card.x.chargez.card")
def test_gneisenau_leads_a_charge_in_defence():
    game = given(reille="quatre-bras", gneisenau="quatre-bras", hand={"coalition": ["chargez"]})
    referee = attack(game, "reille", shows=(1, 1), meets=(1, 1))

    referee.choose(CHARGE_COALITION)

    assert game.fatigue["gneisenau"] == 1
    assert cards(referee, "coalition") == 2


@rule("napoleon-1815 card.x.chargez.fatigue", "napoleon-1815 elimination.fatigue")
def test_a_charge_may_be_the_last_of_its_leader():
    game = given(
        ney="quatre-bras",
        reille="quatre-bras",
        hill="quatre-bras",
        fatigue={"ney": 8},
        hand={"french": ["chargez"]},
    )
    referee = attack(game, "ney", "reille", shows=(1, 1, 1), meets=(1,))

    referee.choose(CHARGE_FRENCH)

    assert (game.gone, game.track) == (["ney"], 13)
    assert tally(referee, "french") == [("combat.strength", 2), ("chargez", 1)]


@rule("napoleon-1815 cards.symbol.combat", "napoleon-1815 cards.symbol.retreat-pursuit")
@pytest.mark.parametrize(
    ("title", "moments", "clause"),
    [
        ("arriere-garde", "combat", "card.c.arriere-garde.condition"),
        ("audace", "combat", "card.f.audace.condition"),
        ("au-son-du-canon", "combat", "card.x.au-son-du-canon.move"),
        ("carre", "combat", "card.c.carre"),
        ("chargez", "combat", "card.x.chargez.card"),
        ("deploiement-rapide", "combat", "card.f.deploiement-rapide"),
        ("elan", "combat", "card.f.elan.condition"),
        ("grande-batterie", "combat", "card.f.grande-batterie.condition"),
        ("la-garde", "combat", "card.f.la-garde.condition"),
        ("la-ligne-rouge", "combat", "card.c.la-ligne-rouge.condition"),
        ("le-rougeaud", "combat", "card.f.le-rougeaud.condition"),
        ("cambronne", "retreat pursuit", "card.f.cambronne.condition"),
        ("panique", "retreat", "card.c.panique.condition"),
        ("retraite-en-ordre", "retreat pursuit", "card.x.retraite-en-ordre.condition"),
        ("tenir", "retreat", "card.c.tenir.condition"),
    ],
)
def test_each_event_has_its_moments_and_the_clause_that_limits_it(title, moments, clause):
    event = EVENTS[title]

    assert " ".join(event.at) == moments
    assert event.rule == clause
    assert not event.lasting
