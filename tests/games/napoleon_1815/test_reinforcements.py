"""[p.19] Reinforcements: when and where they come in."""

import pytest

from estafette.engine import Ended
from estafette.games.napoleon_1815.draw import arrive
from estafette.games.napoleon_1815.sides import Army
from tests.games.napoleon_1815.position import given
from tests.referee import Referee, rule


@rule(
    "napoleon-1815 scenario.reinforcements.when", "napoleon-1815 scenario.supplies.reinforcements"
)
@pytest.mark.parametrize(("turn", "there"), [(1, False), (2, True)])
def test_a_reinforcement_comes_in_on_its_turn_to_be_activated(turn, there):
    game = given("ligny-quatre-bras", turn=turn, due={"bulow": 2}, pirch="mazy")
    referee = Referee(game, arrive(game))

    assert game.zone.get("bulow") == ("hannut" if there else None)
    assert game.due == ({} if there else {"bulow": 2})
    assert game.activated == set()
    assert game.strength("bulow") == 8
    assert ("arrival.comes" in referee.keys) is there


# vector d.scenario.reinforcement-blocked
@rule("napoleon-1815 scenario.reinforcements.blocked")
@pytest.mark.parametrize(
    ("troops", "entry"),
    [
        ({}, "namur"),
        ({"gerard": "namur"}, "eghezee"),
        ({"gerard": "namur", "pirch": "namur"}, "namur"),
        ({"gerard": "namur", "lobau": "eghezee"}, "hannut"),
        ({"gerard": "namur", "lobau": "eghezee", "ney": "hannut", "hill": "hannut"}, "hannut"),
    ],
)
def test_a_zone_held_by_the_enemy_alone_is_no_zone_of_entry(troops, entry):
    game = given(turn=2, due={"thielmann": 2}, **troops)
    referee = Referee(game, arrive(game))

    assert game.zone["thielmann"] == entry
    assert referee.fact("arrival.comes") == {"blocks": ("thielmann",), "zone": entry}


# vector d.scenario.reinforcement-french
@rule("napoleon-1815 scenario.reinforcements.blocked")
def test_a_french_reinforcement_is_barred_by_coalition_corps():
    game = given("intro-ligny", turn=2, track=4, due={"lobau": 2}, pirch="charleroi")
    arrive(game)

    assert game.zone["lobau"] == "chatelet"


@rule("napoleon-1815 scenario.reinforcements.blocked")
def test_with_every_zone_of_entry_held_the_reinforcement_waits_a_turn():
    game = given(
        turn=2, due={"thielmann": 2}, gerard="namur", lobau="eghezee", ney="hannut", pirch="mazy"
    )
    referee = Referee(game, arrive(game))

    assert "thielmann" not in game.zone
    assert game.due == {"thielmann": 3}
    assert referee.fact("arrival.waits") == {"corps": "thielmann"}
    game.turn, game.zone["gerard"] = 3, "mazy"
    arrive(game)
    assert game.zone["thielmann"] == "namur"


@rule("napoleon-1815 scenario.reinforcements.when")
def test_a_reinforcement_takes_control_of_an_empty_zone_without_fatigue():
    game = given(turn=2, track=10, due={"thielmann": 2}, flags={"namur": "french"})
    arrive(game)

    assert game.flags == {"namur": Army.PRUSSIAN}
    assert game.track == 12
    assert game.fatigue["thielmann"] == 0


@rule("napoleon-1815 scenario.reinforcements.when")
def test_a_reinforcement_in_a_contested_zone_takes_no_control():
    game = given(
        turn=2,
        due={"thielmann": 2},
        gerard="namur",
        pirch="namur",
        flags={"namur": "french"},
        axes={"namur": ("french", "mazy")},
    )
    arrive(game)

    assert game.flags == {"namur": Army.FRENCH}
    assert game.axes["namur"].to == "mazy"


@rule("napoleon-1815 scenario.reinforcements.when")
def test_control_taken_by_a_reinforcement_can_end_the_game():
    game = given(turn=2, track=18, due={"thielmann": 2}, flags={"namur": "french"})

    with pytest.raises(Ended) as ended:
        arrive(game)
    assert ended.value.outcome.rule == "victory.coalition.twenty"


@rule("napoleon-1815 scenario.reinforcements.when")
def test_a_reinforcement_drives_enemy_vedettes_away_and_is_not_named_in_the_fog():
    game = given(turn=2, grognard=True, due={"thielmann": 2}, vedette_french_1="namur")
    referee = Referee(game, arrive(game))

    assert "vedette-french-1" not in game.zone
    heard = [told for told in referee.told if told.is_heard_by("french")]
    assert heard[0].key == "arrival.comes-unseen"
    assert heard[0].facts == {"army": Army.PRUSSIAN, "count": 1, "zone": "namur"}
