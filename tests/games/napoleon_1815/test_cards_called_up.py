"""[p.18] Frederick and Lamarque: corps that come onto the board by their cards."""

import pytest

from estafette.engine import refuse
from estafette.games.napoleon_1815.cards.initiative import EnterAt, Reinforce
from estafette.games.napoleon_1815.events import PlayCard
from estafette.games.napoleon_1815.initiative import blue_cards
from estafette.games.napoleon_1815.sides import Army
from tests.games.napoleon_1815.position import given
from tests.referee import Referee, rule

FREDERICK = PlayCard("frederick-13")
LAMARQUE = PlayCard("lamarque-58")
FRANCE = ["maubeuge", "beaumont", "philippeville"]


def frederick(**position):
    game = given(hand={"coalition": ["frederick"]}, **position)
    return game, Referee(game, blue_cards(game))


def lamarque(**position):
    game = given(hand={"french": ["lamarque"]}, **position)
    return game, Referee(game, blue_cards(game))


@rule("napoleon-1815 card.c.frederick.place")
def test_frederick_is_placed_at_alost_to_be_activated():
    game, referee = frederick(flags={"alost": "anglo-allied"})
    referee.choose(FREDERICK)

    assert referee.is_over
    assert game.zone == {"frederick": "alost"}
    assert game.activated == set()
    assert (game.infantry["frederick"], game.cavalry["frederick"]) == (3, 0)
    assert (game.track, game.flags) == (10, {"alost": Army.ANGLO_ALLIED})
    assert referee.fact("arrival.comes") == {"blocks": ("frederick",), "zone": "alost"}


# vector d.card.frederick-blocked
@rule("napoleon-1815 card.c.frederick.blocked", "napoleon-1815 card.c.frederick.place")
def test_frederick_cannot_come_up_where_the_french_stand_alone():
    _, referee = frederick(ney="alost")
    assert referee.refusal(FREDERICK) == refuse(
        "card.c.frederick.blocked", "card.frederick.blocked", zone="alost"
    )

    game, referee = frederick(ney="alost", hill="alost")
    referee.choose(FREDERICK)
    assert game.zone["frederick"] == "alost"


@rule("napoleon-1815 card.c.frederick.place")
def test_frederick_takes_alost_back_from_a_french_flag():
    game, referee = frederick(flags={"alost": "french"}, track=10)
    referee.choose(FREDERICK)

    assert game.flags == {"alost": Army.ANGLO_ALLIED}
    assert game.track == 11


@rule("napoleon-1815 card.c.frederick.place")
def test_the_zone_that_frederick_takes_can_end_the_game():
    _, referee = frederick(flags={"alost": "french"}, track=19)
    referee.choose(FREDERICK)

    assert referee.outcome.rule == "victory.coalition.twenty"


# vector d.card.frederick-vedette
@rule("napoleon-1815 card.c.frederick.vedette")
@pytest.mark.parametrize(("grognard", "vedettes"), [(True, 1), (False, 0)])
def test_a_vedette_comes_with_frederick_under_the_grognard_rules(grognard, vedettes):
    game, referee = frederick(grognard=grognard)
    referee.choose(FREDERICK)

    here = [block for block, zone in game.zone.items() if zone == "alost"]
    assert here == ["frederick", "vedette-anglo-allied-1"][: 1 + vedettes]


@rule("napoleon-1815 card.c.frederick.vedette")
def test_the_vedette_is_one_that_has_not_been_used():
    game, referee = frederick(
        grognard=True, vedette_anglo_allied_1="hal", gone=["vedette-anglo-allied-2"]
    )
    referee.choose(FREDERICK)

    assert game.zone["vedette-anglo-allied-3"] == "alost"
    assert game.zone["vedette-anglo-allied-1"] == "hal"
    assert "vedette-prussian-1" not in game.zone


@rule("napoleon-1815 card.c.frederick.vedette")
def test_a_vedette_does_not_survive_among_enemy_corps():
    game, referee = frederick(grognard=True, ney="alost", hill="alost")
    referee.choose(FREDERICK)

    assert game.zone == {"ney": "alost", "hill": "alost", "frederick": "alost"}
    assert game.gone == ["vedette-anglo-allied-1"]


@rule("napoleon-1815 card.c.frederick.place")
def test_frederick_drives_a_french_vedette_from_alost():
    game, referee = frederick(grognard=True, vedette_french_1="alost")
    referee.choose(FREDERICK)

    assert game.gone == ["vedette-french-1"]
    assert game.zone["vedette-anglo-allied-1"] == "alost"


# vector d.card.frederick-again
@rule("napoleon-1815 card.c.frederick.already", "napoleon-1815 card.c.renforts.add")
def test_with_frederick_on_the_board_his_card_is_a_reinforcement():
    game, referee = frederick(frederick="hal", ney="alost", thielmann="namur", orange="nivelles")
    referee.choose(FREDERICK)

    assert referee.decision.rule == "card.c.frederick.already"
    assert referee.options == (Reinforce("frederick"), Reinforce("thielmann"))
    assert referee.refusal(Reinforce("orange")).rule == "oob.strength-maximum"
    referee.choose(Reinforce("thielmann"))
    assert game.infantry["thielmann"] == 7
    assert game.zone["frederick"] == "hal"


@rule("napoleon-1815 card.c.frederick.already")
def test_with_frederick_on_the_board_somebody_must_be_able_to_take_the_point():
    _, referee = frederick(frederick="hal", strength={"frederick": (8, 0)})

    assert referee.refusal(FREDERICK).rule == "oob.strength-maximum"


@rule("napoleon-1815 card.c.frederick.already")
def test_an_eliminated_frederick_does_not_come_back():
    _, referee = frederick(gone=["frederick"], hill="ath")

    assert referee.refusal(FREDERICK) == refuse(
        "elimination.permanent", "card.corps-gone", corps="frederick"
    )


# vector d.card.lamarque
@rule(
    "napoleon-1815 card.f.lamarque.place",
    "napoleon-1815 card.f.lamarque.vedette",
    "napoleon-1815 map.france",
)
def test_lamarque_is_placed_at_maubeuge_or_in_a_town_in_france_with_a_vedette():
    game, referee = lamarque(grognard=True)
    referee.choose(LAMARQUE)

    assert (referee.decision.seat, referee.decision.rule) == ("french", "card.f.lamarque.place")
    assert referee.decision.key == "card.lamarque.which-zone"
    assert referee.options == tuple(EnterAt(zone) for zone in FRANCE)
    referee.choose(EnterAt("philippeville"))
    assert game.zone == {"lamarque": "philippeville", "vedette-french-1": "philippeville"}
    assert game.activated == set()
    assert game.strength("lamarque") == 2


@rule("napoleon-1815 card.f.lamarque.place")
def test_lamarque_enters_only_at_an_allowed_zone():
    _, referee = lamarque()
    referee.choose(LAMARQUE)

    assert referee.refusal(EnterAt("walcourt")) == refuse(
        "card.f.lamarque.place", "card.lamarque.not-there", zone="walcourt"
    )
    assert referee.refusal(EnterAt("thuin")).rule == "card.f.lamarque.place"


@rule("napoleon-1815 card.f.lamarque.vedette")
def test_no_vedette_comes_with_lamarque_under_the_conscript_rules():
    game, referee = lamarque()
    referee.choose(LAMARQUE, EnterAt("maubeuge"))

    assert game.zone == {"lamarque": "maubeuge"}


# vector d.card.lamarque-blocked
@rule("napoleon-1815 card.f.lamarque.blocked")
def test_lamarque_needs_one_zone_that_the_coalition_does_not_hold_alone():
    held = {"hill": "maubeuge", "orange": "beaumont", "picton": "philippeville"}
    _, referee = lamarque(**held)
    assert referee.refusal(LAMARQUE) == refuse("card.f.lamarque.blocked", "card.lamarque.blocked")

    game, referee = lamarque(**held, ney="beaumont")
    referee.choose(LAMARQUE)
    assert referee.is_over
    assert game.zone["lamarque"] == "beaumont"


@rule("napoleon-1815 card.f.lamarque.blocked")
def test_a_zone_held_by_the_coalition_alone_is_refused():
    _, referee = lamarque(hill="maubeuge")
    referee.choose(LAMARQUE)

    assert referee.refusal(EnterAt("maubeuge")) == refuse(
        "card.f.lamarque.blocked", "card.lamarque.held", zone="maubeuge"
    )
    assert referee.options == (EnterAt("beaumont"), EnterAt("philippeville"))


# vector d.card.lamarque-drouot
@rule("napoleon-1815 card.f.lamarque.already")
def test_with_lamarque_on_the_board_any_corps_but_drouots_gets_a_point():
    game, referee = lamarque(lamarque="maubeuge", drouot="ligny", ney="ligny", reille="ligny")
    referee.choose(LAMARQUE)

    assert referee.decision.rule == "card.f.lamarque.already"
    assert referee.refusal(Reinforce("drouot")) == refuse(
        "card.f.lamarque.already", "card.reinforce.guard", corps="drouot"
    )
    assert referee.options == (Reinforce("ney"), Reinforce("lamarque"))
    referee.choose(Reinforce("ney"))
    assert referee.is_over
    assert (game.infantry["ney"], game.cavalry["ney"]) == (1, 3)


@rule("napoleon-1815 card.f.lamarque.already")
def test_with_only_drouot_to_reinforce_lamarque_cannot_be_played():
    _, referee = lamarque(
        lamarque="maubeuge", drouot="ligny", strength={"lamarque": (8, 0), "drouot": (4, 2)}
    )

    assert referee.refusal(LAMARQUE).rule == "oob.strength-maximum"


@rule("napoleon-1815 card.f.lamarque.already")
def test_an_eliminated_lamarque_does_not_come_back():
    _, referee = lamarque(gone=["lamarque"], ney="ligny")

    assert referee.refusal(LAMARQUE) == refuse(
        "elimination.permanent", "card.corps-gone", corps="lamarque"
    )


# vector d.scenario.intro-cards
@rule("napoleon-1815 scenario.intro-ligny.cards")
def test_in_the_introduction_both_cards_are_reinforcements():
    position = {"scenario": "intro-ligny", "turn": 1, "track": 4}
    game, referee = frederick(**position, thielmann="sombreffe", pirch="ligny")
    referee.choose(FREDERICK)
    assert referee.options == (Reinforce("thielmann"),)
    referee.choose(Reinforce("thielmann"))
    assert game.infantry["thielmann"] == 7

    game, referee = lamarque(**position, drouot="fleurus", gerard="fleurus")
    referee.choose(LAMARQUE)
    assert referee.refusal(Reinforce("drouot")).rule == "card.f.lamarque.already"
    referee.choose(Reinforce("gerard"))
    assert game.infantry["gerard"] == 5
    assert "lamarque" not in game.zone


@rule("napoleon-1815 scenario.waterloo-wavre.setup")
def test_at_waterloo_fredericks_card_is_a_reinforcement_from_the_start():
    game, referee = frederick(scenario="waterloo-wavre", turn=1, frederick="hal")
    referee.choose(FREDERICK, Reinforce("frederick"))

    assert game.infantry["frederick"] == 4


@rule("napoleon-1815 card.c.frederick.blocked", "napoleon-1815 grognard.fog.visible")
def test_in_the_fog_frederick_is_turned_away_only_when_he_comes():
    game, referee = frederick(ney="alost", grognard=True)
    referee.choose(FREDERICK)

    assert "frederick" not in game.zone
    assert referee.fact("arrival.turned-away") == {"corps": "frederick", "zone": "alost"}
    assert game.decks["coalition"].discard[-1] == "frederick-13"


@rule("napoleon-1815 card.f.lamarque.blocked", "napoleon-1815 grognard.fog.visible")
def test_in_the_fog_lamarque_may_try_a_zone_that_proves_to_be_held():
    game, referee = lamarque(hill="maubeuge", grognard=True)
    referee.choose(LAMARQUE, EnterAt("maubeuge"))

    assert "lamarque" not in game.zone
    assert referee.fact("arrival.turned-away") == {"corps": "lamarque", "zone": "maubeuge"}
