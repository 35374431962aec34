"""The papers beside the map: goals, levels, powers, hands and reserves."""

import pytest

from estafette.games.napoleon_against_europe.affairs import (
    Status,
    Treaty,
)
from estafette.games.napoleon_against_europe.hand import size
from estafette.games.napoleon_against_europe.sides import (
    COALITION,
    EMPIRE,
    Period,
    Side,
    Standing,
    Until,
)
from tests.games.napoleon_against_europe.position import (
    bare,
    bind,
    flag,
    stand,
    table,
    the_box,
)
from tests.games.napoleon_against_europe.reading import papers, under_way
from tests.referee import rule


@rule(
    "napoleon-against-europe victory.empire-twenty", "napoleon-against-europe victory.end.coalition"
)
@pytest.mark.parametrize("seat", ["empire", "coalition", None])
@pytest.mark.parametrize(("scenario", "key"), [("1805", "sheet.goal"), ("1815", "sheet.goal-1815")])
def test_everybody_reads_his_own_goal(scenario, key, seat):
    game = table(scenario)

    assert papers(game, seat)[key] == [{"side": seat or "both", "last": game.sheet.last}]


@rule(
    "napoleon-against-europe victory.points-table",
    "napoleon-against-europe escalation.fifteen",
)
def test_both_levels_and_what_would_be_lost_now():
    game = bare()
    game.victory, game.escalation = 8, 3
    found = papers(game)

    assert found["sheet.victory"] == [{"level": 8, "least": 0, "most": 20}]
    assert found["sheet.escalation"] == [{"level": 3, "most": 15}]
    assert "sheet.losses" not in found
    stand(game, autriche="coalition")
    flag(game, "autriche", "mantoue")
    game.period = Period.CHATIMENTS
    later = papers(game)
    assert later["sheet.losses"] == [{"tally": (("mantoue", -1),)}]
    assert "sheet.chatiments" in later
    assert "sheet.escalation" not in later


@rule("napoleon-against-europe blockade-continental.trigger")
def test_the_ports_that_the_blockade_leaves_open():
    game = bare()
    assert {"sheet.ports-open", "sheet.ports-closed"}.isdisjoint(papers(game))
    game.events = {"25F": 1806}

    assert "lisbonne" in under_way(game, "sheet.ports-open")["ports"]


@rule("napoleon-against-europe status.france-none", "napoleon-against-europe hand.key-zones")
def test_the_panel_says_how_every_power_stands_and_what_it_gives():
    game = bare()
    stand(game, prusse=None, autriche="coalition")
    flag(game, "france", "vienne")
    found = {facts["power"]: facts for facts in papers(game)["sheet.power"]}

    assert {*found} == {*the_box().majors}
    assert (found["prusse"]["standing"], found["prusse"]["of"]) == ("neutral", "nobody")
    assert (found["autriche"]["standing"], found["autriche"]["of"]) == ("member", COALITION)
    assert found["prusse"]["cards"] == 0
    assert found["france"]["cards"] > 1
    kept = {facts["power"]: facts["zones"] for facts in papers(game)["sheet.keys"]}
    assert "paris" in kept["france"]


@rule(
    "napoleon-against-europe budget.key-zone-loss", "napoleon-against-europe control.supplied-only"
)
def test_key_zones_in_enemy_hands_are_named_and_cost_points():
    game = bare()
    before = {facts["power"]: facts["points"] for facts in papers(game)["sheet.power"]}
    flag(game, "angleterre", "anvers")
    found = papers(game)
    lost = {facts["power"]: facts["zones"] for facts in found.get("sheet.keys-lost", [])}
    after = {facts["power"]: facts["points"] for facts in found["sheet.power"]}

    assert lost == {"france": ("anvers",)}
    assert after["france"] == before["france"] - 4
    kept = {facts["power"]: facts["zones"] for facts in found["sheet.keys"]}
    assert "anvers" not in kept["france"]


@rule("napoleon-against-europe peace.duration", "napoleon-against-europe peace.second-defeat")
def test_treaties_and_defeats_are_written_down():
    game = bare()
    bind(game, "autriche", year=1806)
    bind(game, "prusse", Standing.FORCED_ALLIANCE, year=1807)
    game.treaties = {**game.treaties, "prusse": Treaty("france", 1807, for_good=True)}
    found = papers(game)

    assert found["sheet.treaty"] == [{"power": "autriche", "victor": "france", "year": 1806}]
    assert found["sheet.treaty-for-good"] == [{"power": "prusse", "victor": "france", "year": 1807}]
    assert {"power": "autriche", "side": EMPIRE, "times": 1} in found["sheet.beaten"]


@rule("napoleon-against-europe map.statuses-1805", "napoleon-against-europe status.ally.of-whom")
def test_minors_are_gathered_by_how_they_stand():
    game = bare()
    stand(game, danemark=None, baviere="empire")
    game.status = {**game.status, "suisse": Status(Standing.PROTECTORATE, "france")}
    game.states, game.reformed = frozenset(["westphalie"]), frozenset(["prusse"])
    found = papers(game)
    alike = {(each["standing"], each["of"]): each["countries"] for each in found["sheet.minors"]}

    assert "baviere" in alike[Standing.ALLY, "france"]
    assert "danemark" in alike[Standing.NEUTRAL, "nobody"]
    assert "suisse" in alike[Standing.PROTECTORATE, "france"]
    assert not any("westphalie" in countries for countries in alike.values())
    assert found["sheet.states"] == [{"countries": ("westphalie",)}]
    assert found["sheet.reformed"] == [{"powers": ("prusse",)}]


@rule("napoleon-against-europe hand.size-table")
def test_the_hands_that_would_be_built_now():
    game = table("1805")

    assert under_way(game, "sheet.hands") == {side.value: size(game, side) for side in Side}


@rule("napoleon-against-europe card.reminder-markers")
def test_cards_that_still_work_and_until_when():
    game = bare()
    game.lasting = {
        "35F": Until.EVER,
        "44F": Until.TURN,
        "53F:baviere": Until.TURN,
        "siege-of-ulm": Until.EVER,
    }
    game.credit = {"angleterre": -8, "russie": 3}
    game.cards_due = {COALITION: 1, EMPIRE: -1}
    found = papers(game)

    assert found["sheet.lasting"] == [
        {"until": Until.TURN, "cards": ("44F", "53F")},
        {"until": Until.EVER, "cards": ("35F",)},
    ]
    assert found["sheet.debit"] == [{"power": "angleterre", "points": 4}]
    assert found["sheet.credit"] == [{"power": "russie", "points": 1.5}]
    assert found["sheet.cards-due"] == [{"side": COALITION, "cards": 1}]
    assert found["sheet.cards-fewer"] == [{"side": EMPIRE, "cards": 1}]


@rule("napoleon-against-europe foreign-war.units-out")
def test_foreign_wars_and_who_fights_in_them():
    game = bare()
    game.abroad = {"7F": ("ru-corps-1",), "16F": ()}
    found = papers(game)

    assert found["sheet.foreign-war"] == [{"war": "7F", "pieces": ("ru-corps-1",)}]
    assert found["sheet.foreign-war-empty"] == [{"war": "16F"}]


@rule("napoleon-against-europe reserve.definition", "napoleon-against-europe unit.mark.dot")
def test_both_reserves_the_empire_s_first():
    game = bare()
    game.reserve = frozenset(["au-corps-1", "fr-elite-1", "depot-france-1", "depot-russie-1"])
    game.returning, game.lost = ("fr-elite-2",), frozenset(["mack"])
    found = papers(game)

    assert found["sheet.reserve"] == [
        {"country": "france", "pieces": ("fr-elite-1",), "depots": 1},
        {"country": "autriche", "pieces": ("au-corps-1",), "depots": 0},
    ]
    assert found["sheet.reserve-depots"] == [{"country": "russie", "depots": 1}]
    assert found["sheet.returning"] == [{"pieces": ("fr-elite-2",)}]
    assert found["sheet.lost"] == [{"pieces": ("mack",)}]
