"""[p.17-19] The red cards, with two players."""

import pytest

from estafette.engine import refuse
from estafette.games.napoleon_1815.cards.draw import Delay, Idle
from estafette.games.napoleon_1815.draw import arrive, draw_phase
from estafette.games.napoleon_1815.events import EVENTS
from estafette.games.napoleon_1815.sides import COALITION
from tests.games.napoleon_1815.position import given
from tests.referee import Referee, rule


def drawn(card, **position):
    """The Coalition draws this red card, and nobody any other."""
    game = given(deck={"coalition": [card]}, **position)
    return game, Referee(game, draw_phase(game))


@rule("napoleon-1815 cards.colour.red")
@pytest.mark.parametrize(
    ("title", "lasting"),
    [
        ("inactivite", False),
        ("renforts-retardes", False),
        ("pluie", True),
        ("empereur-souffrant", True),
    ],
)
def test_a_red_title_is_never_played_from_a_window(title, lasting):
    event = EVENTS[title]

    assert event.at == ()
    assert event.rule == "draw.red.immediate"
    assert event.lasting is lasting


@rule("napoleon-1815 card.c.inactivite.zone")
def test_inactivity_turns_every_corps_and_vedette_of_the_zone_named():
    game, referee = drawn(
        "inactivite",
        grognard=True,
        wellington="nivelles",
        orange="nivelles",
        pirch="nivelles",
        vedette_anglo_allied_1="nivelles",
        hill="ath",
        ney="nivelles",
    )

    assert (referee.decision.seat, referee.decision.key) == (
        "coalition",
        "card.inactivite.which-zone",
    )
    assert referee.decision.rule == "card.c.inactivite.zone"
    assert referee.options == (Idle("nivelles"), Idle("ath"))
    referee.choose(Idle("nivelles"))
    assert game.activated == {"orange", "pirch", "vedette-anglo-allied-1"}
    assert referee.fact("card.inactivite.turned") == {"seat": "coalition", "zone": "nivelles"}


# vector d.card.inactivite-vedettes
@rule("napoleon-1815 card.c.inactivite.zone", "napoleon-1815 card.c.inactivite.not-vedettes")
def test_a_zone_of_vedettes_alone_cannot_be_named():
    game, referee = drawn(
        "inactivite",
        grognard=True,
        vedette_anglo_allied_1="hal",
        vedette_anglo_allied_2="ath",
        hill="ath",
        orange="nivelles",
        ney="mons",
    )

    assert referee.refusal(Idle("hal")) == refuse(
        "card.c.inactivite.not-vedettes", "card.inactivite.vedettes-only", zone="hal"
    )
    assert referee.refusal(Idle("mons")) == refuse(
        "card.c.inactivite.zone", "card.inactivite.no-pile", zone="mons"
    )
    referee.choose(Idle("ath"))
    assert game.activated == {"hill", "vedette-anglo-allied-2"}


@rule("napoleon-1815 card.c.inactivite.zone")
def test_without_any_corps_inactivity_strikes_nobody():
    game, referee = drawn("inactivite", grognard=True, vedette_prussian_1="hal")

    assert referee.is_over
    assert game.activated == set()
    assert game.decks[COALITION].discard == ["inactivite-14"]


# vector d.card.renforts-retardes
@rule("napoleon-1815 card.c.renforts-retardes.delay")
def test_a_prussian_corps_due_this_turn_arrives_a_turn_later():
    game, referee = drawn("renforts-retardes", turn=4, due={"bulow": 4})

    assert referee.is_over
    assert game.due == {"bulow": 5}
    assert referee.fact("card.renforts-retardes.delayed") == {"corps": "bulow", "turn": 5}
    assert not game.recovery_barred
    arrive(game)
    assert "bulow" not in game.zone
    game.turn = 5
    arrive(game)
    assert game.zone["bulow"] == "hannut"


@rule("napoleon-1815 card.c.renforts-retardes.delay")
def test_the_coalition_player_chooses_which_corps_is_delayed():
    game, referee = drawn("renforts-retardes", turn=1, due={"thielmann": 2, "bulow": 4, "lobau": 2})

    assert referee.decision.seat == "coalition"
    assert referee.decision.key == "card.renforts-retardes.which-corps"
    assert referee.decision.rule == "card.c.renforts-retardes.delay"
    assert referee.options == (Delay("thielmann"), Delay("bulow"))
    assert referee.refusal(Delay("lobau")) == refuse(
        "card.c.renforts-retardes.delay", "card.renforts-retardes.not-coming", corps="lobau"
    )
    assert referee.refusal(Delay("pirch")).rule == "card.c.renforts-retardes.delay"
    referee.choose(Delay("bulow"))
    assert game.due == {"thielmann": 2, "bulow": 5, "lobau": 2}


@rule("napoleon-1815 card.c.renforts-retardes.delay")
def test_a_corps_may_be_delayed_again():
    game, _ = drawn("renforts-retardes", turn=5, due={"bulow": 5})

    assert game.due == {"bulow": 6}


# vector d.card.renforts-retardes-none
@rule("napoleon-1815 card.c.renforts-retardes.none-left")
@pytest.mark.parametrize("due", [{}, {"lobau": 5}])
def test_with_no_prussian_to_come_the_coalition_is_barred_from_recovery_cards(due):
    game, referee = drawn("renforts-retardes", turn=3, due=due)

    assert referee.is_over
    assert game.recovery_barred
    assert game.due == due
    assert "card.renforts-retardes.barred" in referee.keys
