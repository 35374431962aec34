"""[p.17-18] The cards played at the start of a combat, from Déploiement rapide to Le Rougeaud."""

import pytest

from estafette.engine import refuse
from estafette.games.napoleon_1815.events import PlayCard
from estafette.games.napoleon_1815.losses import Lose
from estafette.games.napoleon_1815.sides import Arm
from tests.games.napoleon_1815.battle import attack, cards, of_camp, tally
from tests.games.napoleon_1815.position import given
from tests.referee import rule

INFANTRY = Arm.INFANTRY
DEPLOIEMENT, BATTERY = PlayCard("deploiement-rapide-46"), PlayCard("grande-batterie-52")
GARDE, ROUGEAUD = PlayCard("la-garde-57"), PlayCard("le-rougeaud-59")
RED_LINE = PlayCard("la-ligne-rouge-16")


# vector d.combat.deploiement
@rule("napoleon-1815 card.f.deploiement-rapide", "napoleon-1815 combat.cancelled")
def test_rapid_deployment_gives_back_the_card_of_the_march_in_time():
    game = given(
        lobau="quatre-bras",
        napoleon="quatre-bras",
        hill="quatre-bras",
        hand={"french": ["deploiement-rapide"]},
    )
    referee = attack(game, "lobau", "napoleon", on_march=True, shows=(1, 1), meets=(1,))

    referee.choose(DEPLOIEMENT)

    assert tally(referee, "french") == [("combat.strength", 1), ("napoleon", 1)]


@rule("napoleon-1815 card.f.deploiement-rapide")
def test_rapid_deployment_needs_a_french_attack_on_the_march():
    hand = {"french": ["deploiement-rapide"]}
    game = given(lobau="quatre-bras", hill="quatre-bras", hand=hand)
    referee = attack(game, "lobau")
    assert referee.refusal(DEPLOIEMENT) == refuse("card.f.deploiement-rapide", "card.not-on-march")

    game = given(lobau="quatre-bras", orange="quatre-bras", hand=hand)
    referee = attack(game, "orange", on_march=True)
    assert referee.refusal(DEPLOIEMENT) == refuse("card.f.deploiement-rapide", "card.not-on-march")


# vector d.card.grande-batterie
@rule(
    "napoleon-1815 card.f.grande-batterie.condition",
    "napoleon-1815 card.f.grande-batterie.loss",
    "napoleon-1815 card.f.grande-batterie.fatigue",
)
def test_a_grand_battery_inflicts_a_loss_that_counts_for_the_victory():
    game = given(
        drouot="quatre-bras",
        vandamme="quatre-bras",
        lobau="quatre-bras",
        reille="quatre-bras",
        orange="quatre-bras",
        hill="quatre-bras",
        hand={"french": ["grande-batterie"]},
    )
    referee = attack(game, "drouot", "vandamme", "lobau", shows=(4, 4, 1, 1, 1, 1), meets=(4, 4, 1))

    referee.choose(BATTERY)
    assert [game.fatigue[c] for c in ("drouot", "vandamme", "lobau", "reille")] == [1, 1, 1, 0]
    assert of_camp(referee, "combat.inflicts", "french")["losses"] == 3
    assert referee.fact("combat.extra-losses") == {
        "camp": "french",
        "tally": (("grande-batterie", 1),),
    }
    while referee.decision.key != "retreat.where":
        referee.choose(referee.options[0])

    assert referee.fact("combat.won") == {"zone": "quatre-bras", "camp": "french", "lead": 1}
    assert game.track == 10 - 3 + 2


@rule("napoleon-1815 card.f.grande-batterie.fatigue", "napoleon-1815 victory.immediate-change")
def test_a_corps_worn_out_by_a_grand_battery_scores_at_once():
    game = given(
        drouot="quatre-bras",
        vandamme="quatre-bras",
        lobau="quatre-bras",
        hill="quatre-bras",
        fatigue={"vandamme": 8},
        track=15,
        hand={"french": ["grande-batterie"]},
    )
    referee = attack(game, "drouot", "vandamme", "lobau")

    referee.choose(BATTERY)

    assert referee.outcome.rule == "victory.coalition.twenty"
    assert "combat.cards" not in referee.keys


# vector d.card.grande-batterie-two-corps
@rule("napoleon-1815 card.f.grande-batterie.condition")
def test_a_grand_battery_needs_three_corps_in_the_pile():
    game = given(
        reille="quatre-bras",
        lobau="quatre-bras",
        ney="quatre-bras",
        hill="quatre-bras",
        hand={"french": ["grande-batterie"]},
    )
    referee = attack(game, "reille", "lobau")
    assert referee.refusal(BATTERY) == refuse(
        "card.f.grande-batterie.condition", "card.too-few-corps", least=3
    )

    referee = attack(game, "hill")
    assert BATTERY in referee.options


@rule("napoleon-1815 card.f.grande-batterie.fatigue", "napoleon-1815 combat.cards.fatigue")
def test_the_fatigue_of_a_grand_battery_falls_before_the_cards_are_counted():
    game = given(
        reille="quatre-bras",
        lobau="quatre-bras",
        vandamme="quatre-bras",
        hill="quatre-bras",
        fatigue={"reille": 4, "lobau": 8},
        hand={"french": ["grande-batterie"]},
    )
    referee = attack(game, "reille", "lobau", "vandamme", shows=(1, 1, 1), meets=(1,))

    referee.choose(BATTERY)

    assert game.gone[:1] == ["lobau"]
    assert tally(referee, "french") == [("combat.strength", 4), ("combat.exhausted", -1)]


# vector d.card.la-garde-lost
@rule("napoleon-1815 card.f.la-garde.card", "napoleon-1815 card.f.la-garde.defeat")
def test_the_guard_gives_a_card_and_shakes_the_pile_if_it_is_beaten():
    game = given(
        drouot="quatre-bras",
        lobau="quatre-bras",
        reille="quatre-bras",
        hill="quatre-bras",
        hand={"french": ["la-garde"]},
    )
    referee = attack(game, "drouot", "lobau", shows=(1, 1, 1, 1, 1), meets=(4,))

    referee.choose(GARDE, Lose("lobau", INFANTRY))

    assert tally(referee, "french") == [("combat.strength", 3), ("drouot", 1), ("la-garde", 1)]
    assert [game.fatigue[c] for c in ("drouot", "lobau", "reille")] == [1, 1, 0]
    assert referee.decision.key == "retreat.where"
    assert referee.keys.index("combat.won") < referee.keys.index("fatigue.suffered")


@rule("napoleon-1815 card.f.la-garde.defeat")
@pytest.mark.parametrize("box", [1, 4])
def test_the_guard_is_not_shaken_by_a_draw_or_a_victory(box):
    game = given(drouot="quatre-bras", hill="quatre-bras", hand={"french": ["la-garde"]})
    referee = attack(game, "drouot", shows=(box, 1, 1, 1), meets=(1,))

    referee.choose(GARDE)

    assert game.fatigue["drouot"] == 0


@rule("napoleon-1815 card.f.la-garde.defeat", "napoleon-1815 elimination.fatigue")
def test_a_beaten_guard_may_die_of_its_defeat():
    game = given(
        drouot="quatre-bras",
        lobau="quatre-bras",
        hill="quatre-bras",
        fatigue={"lobau": 8},
        hand={"french": ["la-garde"]},
    )
    referee = attack(game, "drouot", "lobau", shows=(1, 1, 1, 1), meets=(4,))

    referee.choose(GARDE, Lose("drouot", INFANTRY))

    assert (game.gone, game.track) == (["lobau"], 10 + 1 + 3)
    assert referee.outcome is None


@rule("napoleon-1815 card.f.la-garde.defeat", "napoleon-1815 victory.immediate-change")
def test_a_corps_that_dies_of_the_defeat_of_the_guard_scores_at_once():
    game = given(
        drouot="quatre-bras",
        lobau="quatre-bras",
        hill="quatre-bras",
        fatigue={"lobau": 8},
        track=16,
        hand={"french": ["la-garde"]},
    )
    referee = attack(game, "drouot", "lobau", shows=(1, 1, 1, 1), meets=(4,))

    referee.choose(GARDE, Lose("drouot", INFANTRY))

    assert referee.outcome.rule == "victory.coalition.twenty"
    assert "retreat.begins" not in referee.keys


@rule("napoleon-1815 card.f.la-garde.condition")
def test_the_guard_must_be_engaged():
    game = given(
        drouot="quatre-bras", lobau="quatre-bras", hill="quatre-bras", hand={"french": ["la-garde"]}
    )

    assert attack(game, "lobau").refusal(GARDE) == refuse(
        "card.f.la-garde.condition", "card.must-be-there", corps="drouot"
    )
    assert GARDE in attack(game, "hill").options


# vector d.card.ligne-rouge
@rule("napoleon-1815 card.c.la-ligne-rouge.condition", "napoleon-1815 card.c.la-ligne-rouge.card")
def test_the_red_line_gives_one_card_however_many_stand_in_it():
    game = given(
        vandamme="quatre-bras",
        picton="quatre-bras",
        orange="quatre-bras",
        hand={"coalition": ["la-ligne-rouge"]},
    )
    referee = attack(game, "vandamme", shows=(1, 1), meets=(1, 1, 1, 1, 1, 2))

    referee.choose(RED_LINE)

    assert tally(referee, "coalition") == [
        ("combat.strength", 4),
        ("picton", 1),
        ("la-ligne-rouge", 1),
    ]


# vector d.card.ligne-rouge-attack
@rule("napoleon-1815 card.c.la-ligne-rouge.condition")
def test_the_red_line_stands_only_in_defence():
    game = given(
        vandamme="quatre-bras", picton="quatre-bras", hand={"coalition": ["la-ligne-rouge"]}
    )

    referee = attack(game, "picton")

    assert referee.refusal(RED_LINE) == refuse(
        "card.c.la-ligne-rouge.condition", "card.no-red-line"
    )


@rule("napoleon-1815 card.c.la-ligne-rouge.condition")
@pytest.mark.parametrize(
    ("corps", "stands"),
    [("picton", True), ("orange", True), ("hill", True), ("brunswick", False), ("pirch", False)],
)
def test_the_red_line_is_made_of_picton_orange_and_hill(corps, stands):
    game = given(
        vandamme="quatre-bras", hand={"coalition": ["la-ligne-rouge"]}, **{corps: "quatre-bras"}
    )

    referee = attack(game, "vandamme")

    assert (RED_LINE in referee.options) is stands


# vectors d.card.rougeaud-three, d.card.rougeaud-four
@rule("napoleon-1815 card.f.le-rougeaud.low", "napoleon-1815 card.f.le-rougeaud.high")
@pytest.mark.parametrize(
    ("top", "value", "fatigue", "count"),
    [
        ("vive-l-empereur-72", 1, 2, 1),
        ("grouchy-53", 3, 2, 1),
        ("lamarque-58", 5, 0, 2),
        ("contre-ordre-44", 4, 0, 2),
    ],
)
def test_le_rougeaud_tires_up_to_three_and_shines_from_four(top, value, fatigue, count):
    game = given(
        ney="quatre-bras",
        hill="quatre-bras",
        hand={"french": ["le-rougeaud"]},
        deck={"french": [top, "reaction-66", "coordination-45"]},
    )
    referee = attack(game, "ney", meets=(1,))

    referee.choose(ROUGEAUD)

    assert referee.fact("card.le-rougeaud.value") == {"card": top, "value": value}
    assert game.fatigue["ney"] == fatigue
    assert tally(referee, "french")[1:] == [("le-rougeaud", 1)][: count - 1]
    assert game.decks["french"].discard[:2] == [top, "le-rougeaud-59"]


@rule("napoleon-1815 card.f.le-rougeaud.low")
def test_le_rougeaud_turns_up_nothing_from_an_empty_deck():
    game = given(ney="quatre-bras", hill="quatre-bras", hand={"french": ["le-rougeaud"]})
    game.decks["french"].pile = []
    referee = attack(game, "ney", meets=(1,))

    referee.choose(ROUGEAUD)

    assert (game.fatigue["ney"], cards(referee, "french")) == (0, 1)


# vector d.card.rougeaud-absent
@rule("napoleon-1815 card.f.le-rougeaud.condition")
def test_le_rougeaud_needs_ney_in_the_combat():
    game = given(
        ney="quatre-bras",
        reille="quatre-bras",
        hill="quatre-bras",
        hand={"french": ["le-rougeaud"]},
    )

    assert attack(game, "reille").refusal(ROUGEAUD) == refuse(
        "card.f.le-rougeaud.condition", "card.must-be-there", corps="ney"
    )
