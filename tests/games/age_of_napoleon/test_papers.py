"""The papers beside the map: goals, what is going on, what lasts."""

import pytest

from estafette.games.age_of_napoleon import RULES
from estafette.games.age_of_napoleon.sequence import OPENING
from estafette.games.age_of_napoleon.sides import COALITION, FRENCH, Status
from estafette.games.age_of_napoleon.state import (
    Battle,
    Clash,
    Engaged,
    Interception,
    March,
    Quarters,
    Surrender,
)
from estafette.games.age_of_napoleon.view import view
from tests.games.age_of_napoleon.politics import aim, diplomacy
from tests.games.age_of_napoleon.position import given
from tests.referee import rule
from tests.words import words_of


def sheets(game, seat=None):
    """The facts of each sheet by what follows `sheet.`; every one can be said aloud."""
    found = view(game, seat).sheets
    for sheet in found:
        for language in ("en", "fr"):
            assert "⟨" not in words_of(RULES).say(sheet.key, sheet.facts, language)
    return {sheet.key.removeprefix("sheet."): sheet.facts for sheet in found}


def campaigning(**facts):
    game = given(**facts)
    game.place = OPENING + 1
    return game


@pytest.mark.parametrize(
    ("seat", "side"), [("french", "french"), ("coalition", "coalition"), (None, "both")]
)
def test_everybody_reads_what_he_must_do(seat, side):
    assert sheets(given(), seat)["goal"] == {"side": side}


def test_a_quiet_table_has_no_papers_but_states_and_levies():
    found = sheets(given())

    assert found.keys() == {
        *("goal", "status-ally", "status-dominion", "status-neutral", "status-member"),
        *("hands", "levy"),
    }


@rule("age-of-napoleon card.fouche")
def test_the_card_that_may_be_answered_lies_on_the_table():
    hand = {"coalition": ["english-gold"], "french": ["fouche"]}
    game = given(hand=hand, first="coalition")

    aim(diplomacy(game), "english-gold", "bayern")

    facts = {"side": "coalition", "card": "english-gold", "country": "bayern"}
    assert sheets(game)["mission"] == facts


@rule("age-of-napoleon surrender.order")
def test_a_surrender_says_to_whom_and_what_becomes_of_the_country():
    game = given()
    game.surrender = Surrender("austria", FRENCH, Status.NEUTRAL)
    game.spared = ["bayern"]
    found = sheets(game)

    assert found["surrender"] == {"country": "austria", "side": "french", "status": "nc"}
    assert found["spared"] == {"countries": ("bayern",)}


@rule("age-of-napoleon movement.allowance.cumulative")
def test_an_army_on_the_march_shows_how_far_it_may_go():
    game = campaigning(in_round=5, davout="bayern", soult="bayern")
    game.march = March(
        FRENCH, "davout", ["davout", "soult"], "lorraine", "bayern", entered=1, forced=True
    )

    march = sheets(game)["march"]

    assert (march["leader"], march["corps"], march["area"]) == (
        *("davout", ("davout", "soult"), "bayern"),
    )
    assert (march["left"], march["mud"], march["forced"]) == (3, False, True)


@rule("age-of-napoleon sea.move.britannia")
def test_a_corps_at_sea_has_left_its_port():
    game = campaigning(britannia=True, moore="britain")
    game.march = March(COALITION, "moore", ["moore"], "britain", "britain", by_sea=True)

    assert sheets(game)["sailing"]["area"] == "britain"


@rule("age-of-napoleon campaign.activation.free-first", "age-of-napoleon card.peace-talks")
def test_what_the_campaign_has_brought_is_written_down_until_it_is_over():
    game = campaigning(in_round=2, karl="bohmen")
    game.spent, game.truce_until, game.major_campaign = [FRENCH], 3, True
    game.armies_left = 2
    game.interception = Interception(COALITION, "karl", ["karl"], "bohmen", "bayern")
    game.clashes = [Clash("bayern", FRENCH)]
    found = sheets(game)
    game.place = 1

    assert found["free-spent"] == {"side": "french"}
    assert found["truce"] == {"last": 3}
    assert found["major-campaign"] == {"side": "french", "left": 2}
    assert found["interception"]["area"] == "bayern"
    assert found["clash"] == {"area": "bayern", "side": "french"}
    assert not sheets(game).keys() & {"free-spent", "truce", "major-campaign", "clash"}


@rule("age-of-napoleon map.boxes", "age-of-napoleon battle.commit.box")
def test_a_battle_shows_both_boxes_then_strengths_dice_and_losses():
    game = campaigning(davout="bayern", karl="bayern")
    french = Engaged(FRENCH, "davout", ["davout"], ["grand-battery"], [("davout", 6)])
    coalition = Engaged(COALITION, "karl", ["karl"])
    game.battle = Battle(Clash("bayern", FRENCH), french, coalition)
    before = [sheet.key for sheet in view(game, None).sheets]
    french.die, french.destroys, game.battle.winner = 5, 1, FRENCH

    assert before.count("sheet.box") == 2
    assert before.count("sheet.strength") == before.count("sheet.battle-cards") == 1
    assert "sheet.battle-result" not in before
    found = sheets(game)
    assert found["battle"] == {"area": "bayern", "attacker": "french"}
    assert found["battle-won"] == {"side": "french", "tied": False}
    results = [s.facts["die"] for s in view(game, None).sheets if s.key == "sheet.battle-result"]
    assert results == [5, 0]


@rule("age-of-napoleon battle.pursuit.procedure")
def test_a_pursuit_is_called_one():
    game = campaigning(davout="bayern", karl="bayern")
    clash = Clash("bayern", FRENCH, pursuit=True)
    game.battle = Battle(clash, Engaged(FRENCH, "davout"), Engaged(COALITION, "karl"))

    assert "pursuit" in sheets(game)
    assert "battle" not in sheets(game)


@rule("age-of-napoleon battle.pursuit.rating")
def test_whoever_is_about_to_pursue_is_named():
    game = campaigning(davout="bayern", karl="tirol")
    sides = Engaged(FRENCH, "davout", ["davout"]), Engaged(COALITION, "karl", ["karl"])
    game.battle = Battle(Clash("bayern", FRENCH), *sides, winner=FRENCH, pursuers=["davout"])

    assert sheets(game)["pursuers"] == {"corps": ("davout",)}


@rule("age-of-napoleon winter.mod.cumulative")
def test_an_army_in_its_quarters_shows_what_weighs_on_its_die():
    army = {"davout": "moscow", "soult": "moscow", "murat": "moscow"}
    game = given(in_round=7, **army)
    game.hard_winter, game.quarters = True, Quarters(FRENCH, "moscow", depot=True)
    found = sheets(game)

    assert found["hard-winter"] == {}
    assert sum([amount for _, amount in found["quarters-die"]["tally"]]) == 1 + 2 - 1


@rule("age-of-napoleon card.britannia", "age-of-napoleon invasion.trigger")
def test_what_lasts_is_written_down():
    found = sheets(given(britannia=True, invaded=True, reformed=["austria"], lost=["mack"]))

    assert found["britannia"] == found["invaded"] == {}
    assert found["reformed"] == {"countries": ("austria",)}
    assert found["lost"] == {"corps": ("mack",)}


@rule("age-of-napoleon table.mobilisation")
def test_every_row_that_serves_somebody_shows_its_limit():
    game = given(karl="bohmen")
    levies = {
        sheet.facts["pool"]: (sheet.facts["count"], sheet.facts["most"], sheet.facts["new"])
        for sheet in view(game, None).sheets
        if sheet.key == "sheet.levy"
    }

    assert levies["austria"] == (1, 6, 3)
    assert levies["french-minors"] == (0, 4, 2)
    assert "preussen" not in levies  # neutral in 1805


@rule("age-of-napoleon table.hand")
def test_the_cards_that_each_side_would_draw_are_written_down():
    assert sheets(given())["hands"] == {"french": 9, "coalition": 10}
