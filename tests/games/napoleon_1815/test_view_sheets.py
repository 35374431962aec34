"""[p.6, p.15] The papers beside the map: what is going on, as each seat may know it."""

from typing import Any

import pytest

from estafette.games.napoleon_1815.sides import COALITION, FRENCH
from estafette.games.napoleon_1815.state import Combat, Engaged, Game, Operation
from estafette.games.napoleon_1815.view import view
from tests.games.napoleon_1815.position import given
from tests.referee import rule

SEATS = ("french", "coalition", None)


def sheets(game: Game, seat: str | None = None) -> dict[str, dict[str, Any]]:
    """The facts of each sheet, by what follows `sheet.` in its key."""
    return {each.key.removeprefix("sheet."): each.facts for each in view(game, seat).sheets}


@rule("napoleon-1815 draw.count", "napoleon-1815 scenario.supplies.invasion")
@pytest.mark.parametrize(
    ("turn", "card", "french", "anglo", "prussian"),
    [(1, 73, 4, 1, 1), (2, 74, 3, 1, 2), (6, 76, 3, 2, 1), (8, 77, 2, 2, 2)],
)
def test_the_invasion_card_lies_open(turn, card, french, anglo, prussian):
    facts = {"french": french, "anglo": anglo, "prussian": prussian}

    assert sheets(given(turn=turn))["invasion"] == {"card": f"invasion-{card}", **facts}


def test_only_what_is_so_is_written_down():
    assert set(sheets(given())) == {"goal", "invasion", "initiative"}


def test_what_everybody_must_remember_is_written_down():
    game = given("waterloo-wavre", turn=1, players=3, leader="prussian", gone=["hill", "ney"])
    game.first, game.active = COALITION, FRENCH
    game.passed = ["prussian"]
    game.aide = game.recovery_barred = True

    found = sheets(game)

    assert found["initiative"] == {"camp": "coalition", "active": "french"}
    assert found["leader"] == {"seat": "prussian"}
    assert found["passed"] == {"seats": ("prussian",)}
    assert found["eliminated"] == {"blocks": ("hill", "ney")}
    assert found["rain"] == found["aide-de-camp"] == found["no-recovery"] == {}


@rule("napoleon-1815 scenario.waterloo-wavre.rain")
def test_the_soaked_ground_is_noted_on_its_turn_alone():
    assert "rain" not in sheets(given("waterloo-wavre", turn=2))
    assert "rain" not in sheets(given(lasting={"pluie": "french"}, turn=1))


@rule("napoleon-1815 scenario.reinforcements.when")
def test_reinforcements_are_announced_until_the_last_turn():
    game = given(due={"bulow": 8, "thielmann": 2})
    found = [each.facts for each in view(game, None).sheets if each.key == "sheet.reinforcement"]

    assert found == [
        {"corps": "thielmann", "date": "1815-06-15-afternoon", "zone": "namur"},
        {"corps": "bulow", "date": "1815-06-18-afternoon", "zone": "hannut"},
    ]
    assert "reinforcement" not in sheets(given(due={"bulow": 9}))
    assert "reinforcement" not in sheets(given())


def operating(game: Game, **facts: Any) -> Game:
    game.operation = Operation(
        "french",
        FRENCH,
        "ligny",
        ["ney", "reille"],
        ["napoleon"],
        value=3,
        revealed="elan-47",
        tally=[("points.card", 3), ("points.extra-corps", -1)],
        spent=1,
        **facts,
    )
    return game


@rule("napoleon-1815 movement.reveal")
@pytest.mark.parametrize("seat", SEATS)
def test_under_the_conscript_rules_all_see_the_pile_and_its_points(seat):
    found = sheets(operating(given(ney="ligny", reille="ligny", napoleon="ligny")), seat)

    blocks = ("ney", "reille", "napoleon")
    assert found["operation"] == {"seat": "french", "zone": "ligny", "blocks": blocks}
    tally = (("points.card", 3), ("points.extra-corps", -1))
    assert found["movement"] == {"points": 2, "left": 1, "tally": tally}


@rule("napoleon-1815 grognard.fog.visible")
def test_in_the_fog_the_enemy_sees_the_card_but_not_the_points():
    game = operating(given(grognard=True, ney="ligny", reille="ligny", napoleon="ligny"))
    game.handles |= {"ney": "block-9", "reille": "block-8", "napoleon": "block-30"}

    for seat in ("coalition", None):
        found = sheets(game, seat)
        assert found["operation-unseen"] == {
            "seat": "french",
            "zone": "ligny",
            "blocks": ("block-30", "block-8", "block-9"),
            "count": 3,
        }
        assert found["movement-unseen"] == {"value": 3}
        assert "movement" not in found
        assert "operation" not in found
    assert sheets(game, "french")["movement"]["left"] == 1
    assert "movement-unseen" not in sheets(game, "french")


@rule("napoleon-1815 grognard.fog.visible")
def test_before_the_card_is_revealed_there_is_nothing_to_see_of_it():
    game = operating(given(grognard=True, ney="ligny", reille="ligny", napoleon="ligny"))
    assert game.operation is not None
    game.operation.revealed, game.operation.tally = "", []

    assert "movement-unseen" not in sheets(game, "coalition")
    assert "movement" not in sheets(game, "french")


def test_an_operation_without_a_pile_is_not_noted():
    game = given()
    game.operation = Operation("french", FRENCH)

    assert set(sheets(game)) == {"goal", "invasion", "initiative"}


def fighting(**facts: Any) -> Game:
    game = given(ney="ligny", hill="ligny")
    attacker = Engaged(FRENCH, ["ney"])
    attacker.tally = [("combat.strength", 4), ("combat.on-march", -1), ("combat.exhausted", -2)]
    defender = Engaged(COALITION, ["hill"])
    game.combat = Combat("ligny", attacker, defender, True, **facts)
    return game


@rule("napoleon-1815 oob.hidden", "napoleon-1815 combat.cards.strength")
def test_the_enemy_sees_how_many_cards_corps_bring_but_not_why():
    game = fighting()

    own = (("combat.strength", 4), ("combat.on-march", -1), ("combat.exhausted", -2))
    seen = (("combat.corps", 2), ("combat.on-march", -1))
    assert sheets(game, "french")["combat-cards"] == {"camp": "french", "cards": 1, "tally": own}
    for seat in ("coalition", None):
        found = sheets(game, seat)["combat-cards"]
        assert found == {"camp": "french", "cards": 1, "tally": seen}


def test_a_combat_is_noted_from_its_beginning_to_its_end():
    game = fighting()
    assert game.combat is not None
    sides = {"attacker": "french", "defender": "coalition"}
    assert sheets(game)["combat"] == {"zone": "ligny", **sides}
    assert "combat-result" not in sheets(game)
    assert "combat-won" not in sheets(game)

    game.combat.attacker.faces = [4, 2]
    game.combat.attacker.losses, game.combat.attacker.fatigue = 1, 1
    game.combat.winner, game.combat.connections = FRENCH, 1

    results = [each.facts for each in view(game, None).sheets if each.key == "sheet.combat-result"]
    assert results == [
        {"camp": "french", "losses": 1, "fatigue": 1, "faces": (4, 2)},
        {"camp": "coalition", "losses": 0, "fatigue": 0, "faces": ()},
    ]
    assert sheets(game)["combat-won"] == {"camp": "french", "connections": 1}


@rule("napoleon-1815 setup.victory-goals")
def test_each_camp_is_told_what_it_must_do():
    game = given(players=3)

    assert sheets(game, "french")["goal"] == {"camp": "french"}
    assert sheets(game, "prussian")["goal"] == {"camp": "coalition"}
