"""What a seat sees: pieces, markers, tracks and cards."""

import pytest

from estafette.engine import Figure, settle
from estafette.games.napoleon_against_europe import RULES
from estafette.games.napoleon_against_europe.affairs import (
    Berth,
    Load,
    Status,
    Voyage,
)
from estafette.games.napoleon_against_europe.board import board
from estafette.games.napoleon_against_europe.fate import berth, change, mark_supply
from estafette.games.napoleon_against_europe.sequence import SEQUENCE
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE, Period, Side, Standing
from estafette.games.napoleon_against_europe.view import view
from tests.games.napoleon_against_europe.looking import figures, pieces
from tests.games.napoleon_against_europe.position import (
    bare,
    flag,
    put,
    stand,
    store,
    table,
    the_box,
)
from tests.referee import rule
from tests.words import words_of

ROUND = next(
    place for place, line in enumerate(SEQUENCE.lines) if line.path[-1] == "round.option.pass"
)
INTERPHASE = 1


def markers(game):
    return {marker.space: (marker.kind, marker.side) for marker in view(game, None).markers}


@rule("napoleon-against-europe unit.corps.attributes", "napoleon-against-europe unit.steps")
def test_a_corps_shows_its_values_at_its_strength_and_its_steps_as_pips():
    game = bare()
    put(game, "ulm", "au-corps-1", reduced=["au-corps-1"])
    put(game, "vienne", "au-corps-2")
    seen = pieces(game, "empire")
    reduced, whole = seen["au-corps-1"], seen["au-corps-2"]

    assert (whole.space, whole.side, whole.kind, whole.name) == (
        *("vienne", "autriche", "corps", "au-corps-2"),
    )
    assert figures(whole) == {"combat": 2, "morale": 3, "movement": 3, "steps": 2}
    assert reduced.figures[-1] == Figure("figure.steps", 1, 2)
    assert figures(reduced)["combat"] == 1


@rule("napoleon-against-europe general.attributes")
def test_a_general_shows_initiative_command_attack_and_defence():
    game = bare()
    put(game, "paris", "fr-garde", general="napoleon")
    napoleon, sheet = pieces(game)["napoleon"], the_box().generals["napoleon"]

    assert (napoleon.kind, napoleon.side) == ("leader", "france")
    assert figures(napoleon) == {
        "initiative": sheet.initiative,
        "command": sheet.command,
        "attack": sheet.attack,
        "defence": sheet.defence,
    }


def test_stars_and_arms_are_printed_on_the_counters():
    game = bare()
    army = next(id_ for id_, each in the_box().armies.items() if each.nation == "france")
    put(game, "paris", "fr-garde", "fr-cavalerie", general="napoleon", army=army)
    put(game, "lyon", "fr-gn-1")
    seen = pieces(game)

    assert seen["fr-garde"].marks == ("stars-2",)
    assert seen["fr-cavalerie"].kind == "cavalry"
    assert seen["fr-gn-1"].marks == ("militia",)
    assert seen[army].kind == "army"


@rule("napoleon-against-europe force.definition", "napoleon-against-europe army.definition")
def test_the_counters_of_a_force_lie_together_with_the_commander_on_top():
    game = bare()
    army = next(id_ for id_, each in the_box().armies.items() if each.nation == "france")
    put(
        game, "paris", "fr-elite-1", "fr-garde", general="napoleon", army=army, subordinates=["ney"]
    )
    put(game, "lyon", "fr-elite-2")
    order = [piece.id for piece in view(game, None).pieces]

    assert order[:6] == ["fr-elite-1", "fr-garde", "ney", army, "napoleon", "fr-elite-2"]


@rule("napoleon-against-europe supply.marker", "napoleon-against-europe demoralised.marker")
def test_what_must_be_remembered_of_a_force_is_marked_on_it():
    game = bare()
    put(game, "ulm", "au-corps-1", general="mack", is_sheltered=True, is_demoralised=True)
    mark_supply(game, ["au-corps-1"], is_supplied=False)
    game.moved = frozenset(["au-corps-1"])
    game.place = ROUND + 1
    seen = pieces(game)

    assert seen["au-corps-1"].marks == ("demoralised", "sheltered", "unsupplied", "activated")
    assert seen["mack"].marks == ("demoralised", "sheltered")
    game.place = INTERPHASE
    assert "activated" not in pieces(game)["au-corps-1"].marks


@rule("napoleon-against-europe coalition.definition")
def test_friends_of_france_and_neutrals_bear_a_mark():
    game = bare()
    stand(game, espagne="empire", prusse=None, autriche="coalition")
    corps = {
        nation: next(id_ for id_, each in the_box().corps.items() if each.nation == nation)
        for nation in ("espagne", "prusse", "autriche", "france")
    }
    for zone, one in zip(("madrid", "berlin", "vienne", "paris"), corps.values(), strict=True):
        put(game, zone, one)
    seen = pieces(game)

    assert "serves-empire" in seen[corps["espagne"]].marks
    assert "neutral" in seen[corps["prusse"]].marks
    assert {"serves-empire", "neutral"}.isdisjoint(seen[corps["autriche"]].marks)
    assert {"serves-empire", "neutral"}.isdisjoint(seen[corps["france"]].marks)


@rule("napoleon-against-europe depot.faces")
def test_a_depot_shows_its_mobile_or_its_fixed_face():
    game = bare()
    store(game, "paris", "depot-france-1")
    store(game, "lyon", "depot-france-2", is_fixed=True)
    seen = pieces(game)

    assert (seen["depot-france-1"].space, seen["depot-france-1"].marks) == ("paris", ("mobile",))
    assert (seen["depot-france-2"].kind, seen["depot-france-2"].marks) == ("depot", ("fixed",))


@rule("napoleon-against-europe naval.blockade.box", "napoleon-against-europe fleet.attributes")
def test_fleets_lie_at_sea_in_port_before_a_port_or_after_the_corsairs():
    game = bare()
    english = [id_ for id_, each in the_box().fleets.items() if each.nation == "angleterre"][:4]
    sea = next(iter(the_box().seas))
    for fleet, lies in zip(
        english,
        (Berth("sea", sea), Berth("port", "londres"), Berth("box", "brest"), Berth("corsairs")),
        strict=True,
    ):
        berth(game, fleet, lies.kind, lies.where)
    seen = pieces(game, "empire")

    assert [seen[fleet].space for fleet in english] == [
        *(sea, "londres", "blockade-brest", "corsairs"),
    ]
    assert {*figures(seen[english[0]])} == {"movement", "initiative", "tactical"}


@rule("napoleon-against-europe naval.transport.capacity")
def test_what_is_aboard_lies_with_its_fleet():
    game = bare()
    fleet = next(id_ for id_, each in the_box().fleets.items() if each.nation == "angleterre")
    sea = next(iter(the_box().seas))
    berth(game, fleet, "sea", sea)
    game.steps["au-corps-1"] = 2
    load = Load(corps=("au-corps-1",), general="mack")
    game.voyage = Voyage(COALITION, [fleet], Berth("sea", sea), 3, loads={fleet: load})
    seen = pieces(game)

    assert (seen["au-corps-1"].space, seen["au-corps-1"].marks) == (sea, ("aboard",))
    assert seen["mack"].space == sea


@rule(
    "napoleon-against-europe reserve.definition",
    "napoleon-against-europe foreign-war.units-out",
    "napoleon-against-europe foreign-war.after",
)
def test_beside_the_map_lie_those_who_wait_rest_come_back_or_fight_elsewhere():
    game = bare()
    game.reserve = frozenset(["fr-elite-1", "fr-elite-2", "depot-france-1"])
    game.resting = frozenset(["fr-elite-2"])
    game.returning, game.spared = ("fr-elite-3",), {"fr-elite-3": 1}
    game.abroad = {"7F": ("ru-corps-1",)}
    seen = pieces(game)

    assert (seen["fr-elite-1"].space, seen["fr-elite-1"].marks[-1]) == ("", "reserve")
    assert seen["fr-elite-2"].marks[-1] == "resting"
    assert (seen["fr-elite-3"].marks[-1], figures(seen["fr-elite-3"])["steps"]) == ("due", 1)
    assert (seen["ru-corps-1"].space, seen["ru-corps-1"].marks) == ("foreign-wars", ("abroad",))
    assert "depot-france-1" not in seen


@rule("napoleon-against-europe control.take.flag", "napoleon-against-europe control.remove-marker")
def test_the_map_shows_who_holds_each_zone_and_as_what():
    game = bare()
    stand(game, baviere="empire", prusse=None)
    game.status = {**game.status, "suisse": Status(Standing.PROTECTORATE, "france")}
    flag(game, "france", "vienne")
    seen = markers(game)
    berne = the_box().countries["suisse"].capitals[0]

    assert seen["paris"] == ("own", EMPIRE)
    assert seen["munich"] == ("ally", EMPIRE)
    assert seen[berne] == ("dominion", EMPIRE)
    assert seen["vienne"] == ("flag-occupied", EMPIRE)
    assert seen["prague"] == ("own", COALITION)
    assert "berlin" not in seen


@rule(
    "napoleon-against-europe siege.start",
    "napoleon-against-europe fortress.captured",
    "napoleon-against-europe fortress.cover-no-siege",
)
def test_sieges_ruins_citadels_and_covering_forces_are_marked():
    game = bare()
    game.sieges, game.empty = {"ulm": 2}, frozenset(["mantoue"])
    game.citadels, game.covered = frozenset(["metz"]), {"lille": 3, "strasbourg": 2}
    game.round = 3
    seen = [marker for marker in view(game, None).markers if marker.kind not in ("own", "ally")]
    found = {(marker.kind, marker.space): marker.value for marker in seen}

    assert found["siege", "ulm"] == 2
    assert ("empty-fortress", "mantoue") in found
    assert ("citadel-works", "metz") in found
    assert ("covered", "lille") in found
    assert ("covered", "strasbourg") not in found


@rule(
    "napoleon-against-europe sequence.weather-rounds",
    "napoleon-against-europe movement.weather",
    "napoleon-against-europe reserve-pa.store",
)
def test_the_tracks_show_year_round_weather_levels_and_stocks():
    game = bare()
    game.round, game.victory, game.escalation = 5, 12, 4
    game.stock = {EMPIRE: 2, COALITION: 0}
    tracks = {track.key: track for track in view(game, None).tracks}
    rounds, victory = tracks["track.round"], tracks["track.victory-level"]

    assert (rounds.value, rounds.most) == (5, 6)
    assert rounds.labels == (
        *("weather.fair",) * 4,
        "weather.bad",
        "weather.winter",
    )
    assert (victory.value, victory.least, victory.most) == (12, 0, 20)
    assert victory.sides == (COALITION, EMPIRE)
    assert (tracks["track.escalation-level"].value, tracks["track.escalation-level"].most) == (
        4,
        15,
    )
    assert tracks["track.stock-empire"].value == 2
    assert (tracks["track.year"].value, tracks["track.year"].most) == (1805, game.sheet.last)


@rule("napoleon-against-europe sequence.rounds")
def test_a_winter_campaign_has_a_seventh_round():
    game = bare()
    game.is_winter_campaign = True
    track = next(track for track in view(game, None).tracks if track.key == "track.round")

    assert (track.most, track.labels[-1]) == (7, "weather.winter")


@rule("napoleon-against-europe escalation.fifteen", "napoleon-against-europe scenario.1815.start")
def test_escalation_ends_with_the_first_period_and_1815_has_no_levels():
    game = bare()
    game.period = Period.CHATIMENTS
    later = {track.key for track in view(game, None).tracks}
    hundred_days = {track.key for track in view(bare("1815"), None).tracks}

    assert "track.escalation-level" not in later
    assert "track.victory-level" in later
    assert "track.victory-level" not in hundred_days


@pytest.mark.parametrize("scenario", ["1805", "1809", "1815"])
def test_every_piece_stands_on_a_space_of_the_board(scenario):
    game, printed = table(scenario), the_box()
    spaces = {space.id for space in board(printed, settle(printed, scenario, {})).spaces}

    assert {piece.space for piece in view(game, None).pieces} <= spaces | {""}
    assert {marker.space for marker in view(game, None).markers} <= spaces


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("scenario", ["1805", "1809", "1815"])
def test_whatever_is_drawn_has_a_word(scenario, language):
    words = words_of(RULES)
    seen = view(table(scenario), None)
    keys = {f"kind.{piece.kind}" for piece in seen.pieces}
    keys |= {f"mark.{mark}" for piece in seen.pieces for mark in piece.marks}
    keys |= {f"marker.{marker.kind}" for marker in seen.markers}
    keys |= {f"step.{rule}" for rule in seen.path}

    assert {key for key in keys if not words.has(key)} == set()


def test_the_view_says_where_in_the_year_one_is():
    game = table("1805")
    game.place = ROUND + 1

    assert view(game, None).path == SEQUENCE.path(ROUND)
    assert view(game, "empire").seat == "empire"


def test_a_country_in_arms_against_its_master_is_insurgent():
    game = bare()
    game.owner = {**game.owner, "tyrol": "tyroliens"}

    assert markers(game)["innsbruck"] == ("insurgent", Side.COALITION)


def test_a_force_that_changes_its_head_is_still_one_heap():
    game = bare()
    head = put(game, "paris", "fr-elite-1", "fr-garde", general="ney")
    change(game, head, general="")

    assert [piece.id for piece in view(game, None).pieces][:2] == ["fr-elite-1", "fr-garde"]
