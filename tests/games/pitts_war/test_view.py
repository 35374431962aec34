"""What a seat sees: pieces, flags, tracks, markers, and the roster of the recruits."""

import pytest

from estafette.engine import Figure
from estafette.games.pitts_war import RULES
from estafette.games.pitts_war.actions import BuildUp, Place, Raise, Subsidise
from estafette.games.pitts_war.recruitment import recruit
from estafette.games.pitts_war.rosters import rosters
from estafette.games.pitts_war.sequence import OPENING, SEQUENCE
from estafette.games.pitts_war.sides import COALITION, FRENCH
from estafette.games.pitts_war.view import view
from estafette.speech import deeds
from tests.games.pitts_war.position import given, the_box
from tests.referee import Referee, rule
from tests.words import words_of

# A place in the Activation Phase, and one outside it.
ACTIVATION, EVENTS = OPENING + 1, 1


def pieces(game, seat=None):
    return {piece.id: piece for piece in view(game, seat).pieces}


def figures(piece):
    return {figure.key.partition(".")[2]: figure.value for figure in piece.figures}


@rule("pitts-war activation.inspect", "pitts-war unit.name")
def test_an_army_shows_its_face_and_its_steps_as_pips():
    seen = pieces(given(fr_north="lille 2", au_flanders="brussels 1"), "coalition")

    north = seen["fr-north"]
    assert (north.space, north.side, north.kind, north.name) == (
        *("lille", "france", "army", "fr-north"),
    )
    assert north.figures[1] == Figure("figure.steps", 2, 3)
    assert figures(north) == {"tactical": 2, "steps": 2, "movement": 1}
    assert north.marks == ("cavalry",)
    assert seen["au-flanders"].marks == ()


@rule("pitts-war unit.replacement-army")
def test_an_army_of_three_bears_the_name_of_its_second_counter():
    assert pieces(given(fr_north="lille 1"))["fr-north"].name == "fr-ardennes"


@rule("pitts-war leader.army-commanders")
def test_leaders_lie_on_top_with_their_ratings():
    seen = view(given(fr_north="lille", napoleon="lille", guerrilla_1="madrid"), None).pieces
    there = [piece for piece in seen if piece.space == "lille"]

    assert [piece.id for piece in there] == ["fr-north", "napoleon"]
    assert figures(there[-1]) == {"strategic": 3, "battle": 3}
    murat = pieces(given(fr_north="lille", murat="lille"))["murat"]
    assert figures(murat) == {"strategic": 1, "battle": 1, "charge": 2}
    guerrilla = next(piece for piece in seen if piece.kind == "guerrilla")
    assert (guerrilla.id, guerrilla.space, guerrilla.side) == ("guerrilla-1", "madrid", "spain")


@rule("pitts-war activation.commander.strategic")
def test_who_commands_lies_uppermost():
    seen = view(given(fr_north="lille", napoleon="lille", murat="lille"), None).pieces

    assert [piece.id for piece in seen if piece.space == "lille"][-2:] == ["murat", "napoleon"]


def test_what_must_be_remembered_of_an_army_is_marked_on_it():
    game = given(
        fr_alps="marseille",
        bavarians="munich",
        napoleon="marseille",
        facts={
            "unsupplied": frozenset(["fr-alps"]),
            "worn": frozenset(["fr-alps"]),
            "moved": frozenset(["fr-alps"]),
            "strays": {"bavarians": FRENCH},
            "disgraced": {"napoleon": 1797},
        },
    )
    game.place = ACTIVATION
    seen = pieces(game)

    assert seen["fr-alps"].marks == ("unsupplied", "worn", "activated")
    assert seen["bavarians"].marks == ("serves-french",)
    assert seen["napoleon"].marks == ("disgraced",)
    game.is_sub_impulse = True
    assert "activated" not in pieces(game)["fr-alps"].marks
    game.led = frozenset(["fr-alps"])
    assert "activated" in pieces(game)["fr-alps"].marks
    game.place = EVENTS
    assert "activated" not in pieces(game)["fr-alps"].marks


@rule("pitts-war recruit.eliminated", "pitts-war reinforce.free")
def test_armies_that_may_come_lie_beside_the_map():
    game = given(facts={"due": ("fr-sambre-meuse",), "awaiting": {"danes": 1}})
    seen = pieces(game)

    assert (seen["fr-sambre-meuse"].space, seen["fr-sambre-meuse"].marks[-1]) == ("", "due")
    assert figures(seen["fr-sambre-meuse"])["steps"] == 3
    assert seen["danes"].marks == ("due",)
    assert seen["fr-north"].marks == ("reserve",)
    assert "fr-grand-army" not in seen  # before its year
    assert "tu-border" not in seen  # neutral, and run by nobody


@rule("pitts-war component.flag-markers", "pitts-war control.friendly-to-both")
def test_flags_are_raised_where_an_area_was_taken():
    game = given(flags={"brussels": "france"}, au_flanders="pinsk")
    seen = {marker.space: (marker.kind, marker.side) for marker in view(game, None).markers}

    assert seen["brussels"] == ("flag-occupied", FRENCH)
    assert seen["paris"] == ("own", FRENCH)
    assert seen["vienna"] == ("own", COALITION)
    assert "vendee" not in seen  # open country, and nobody in it
    assert "constantinople" not in seen


@rule("pitts-war component.turn-marker", "pitts-war turn.activation.order")
@pytest.mark.parametrize(
    ("bad", "led", "place"),
    [(False, False, 1), (False, True, 2), (True, False, 3), (True, True, 4)],
)
def test_the_tracks_show_year_impulse_and_points(bad, led, place):
    game = given(year=1796, bad_weather=bad, sub_impulse=led, flags={"turin": "france"})
    game.annexed = {"chambery": "france"}
    game.place = ACTIVATION
    tracks = {track.key: track for track in view(game, None).tracks}

    assert (tracks["track.year"].value, tracks["track.year"].most) == (1796, 1815)
    assert (tracks["track.impulse"].value, tracks["track.impulse"].most) == (place, 4)
    victory = tracks["track.victory"]
    assert (victory.value, victory.least, victory.most) == (1, -9, 30)
    assert victory.sides == (COALITION, FRENCH)
    game.place = EVENTS
    assert "track.impulse" not in {track.key for track in view(game, None).tracks}


def test_the_track_of_points_ends_at_thirty():
    game = given(facts={"fallen": (("austria", FRENCH),) * 40})
    track = next(t for t in view(game, None).tracks if t.key == "track.victory")

    assert track.value == 30


@rule("pitts-war event.secret", "pitts-war event.colours", "pitts-war event.play.timing")
def test_a_marker_in_hand_shows_its_colour_and_its_moments():
    game = given(hand={"french": ["f-toulon"]}, pool={"french": ["f-siege", "f-carnot"]})
    cards = {cards.id: cards for cards in view(game, "french").cards}
    (face,) = cards["hand-french"].open

    assert (face.name, face.colour, face.text) == ("f-toulon", "red", "marker.f-toulon")
    assert face.moments == ("moment.battle",)
    assert (cards["pool-french"].count, cards["pool-french"].open) == (2, ())


def test_the_view_says_where_in_the_year_one_is():
    game = given()
    game.place = ACTIVATION

    assert view(game, None).path == SEQUENCE.path(ACTIVATION - 1)
    assert view(game, None).seat is None


RECRUITS = {
    "year": 1796,
    "active": "coalition",
    "stance": {"britain": "coalition"},
    "au_flanders": "vienna 1",
    "au_galicia": "budapest 2",
    "pr_silesia": "berlin 1",
    "brunswick": "berlin",
    "charles": "vienna",
}


def roster(**changes):
    facts = {"points": {"austria": 3, "britain": 1, "france": 2}, **changes.pop("facts", {})}
    return rosters(given(**{**RECRUITS, **changes}, facts=facts))


@rule("pitts-war turn.reinforcement.actions", "pitts-war recruit.own-units-only")
def test_the_roster_gathers_armies_under_their_powers_with_points_and_steps():
    (found,) = roster()
    rows = {row.id: row for row in found.rows}

    assert (found.key, found.facts) == ("roster.recruits", {"year": 1796, "side": COALITION})
    assert rows["austria"].figures == (Figure("figure.points", 3),)
    assert rows["au-flanders"].group == "austria"
    assert rows["au-flanders"].figures == (Figure("figure.steps", 1, 2), Figure("figure.cost", 1))
    assert rows["au-germany"].marks == ("reserve",)
    assert rows["au-germany"].figures[0] == Figure("figure.steps", 0, 3)
    assert "au-galicia" not in rows  # at full strength
    assert "au-bohemia" not in rows  # before its year
    assert "france" not in rows


@rule("pitts-war recruit.uk-transfer")
def test_whoever_may_be_paid_by_britain_is_on_the_roster():
    with_money, without = roster()[0], roster(facts={"points": {"austria": 1}})[0]

    assert "prussia" in {row.id for row in with_money.rows}
    assert {row.id for row in without.rows if not row.group} == {"austria"}


@rule("pitts-war reinforce.track", "pitts-war leader.returns")
def test_what_is_due_stands_on_the_roster_and_costs_nothing():
    found = roster(
        active="french", year=1796, facts={"due": ("fr-sambre-meuse",)}, fr_north="paris 3"
    )[0]
    rows = {row.id: row for row in found.rows}

    assert rows["fr-sambre-meuse"].figures == (
        *(Figure("figure.steps", 3, 3), Figure("figure.cost", 0)),
    )
    assert rows["fr-sambre-meuse"].marks == ("due",)
    assert (rows["napoleon"].marks, rows["napoleon"].group) == (("due",), "france")


def test_there_is_no_roster_without_points():
    assert rosters(given(**RECRUITS)) == ()
    assert view(given(**RECRUITS), None).rosters == ()


@rule("pitts-war turn.reinforcement.actions")
def test_a_year_can_be_planned_from_the_roster():
    """Every row of the roster has the buttons of what may be done with it."""
    game = given(**RECRUITS, facts={"points": {"austria": 3, "britain": 1, "france": 2}})
    referee = Referee(game, recruit(game))
    found = deeds(view(game, "coalition"), referee.decision)
    kinds = {(deed.row, deed.kind) for deed in found if deed.options}

    assert ("au-flanders", BuildUp) in kinds
    assert ("au-germany", Raise) in kinds
    assert ("austria", Subsidise) in kinds
    assert ("pr-silesia", BuildUp) not in kinds
    game.active = FRENCH
    game.due = ("fr-sambre-meuse",)
    referee = Referee(game, recruit(game))
    found = deeds(view(game, "french"), referee.decision)
    assert ("fr-sambre-meuse", Place) in {(d.row, d.kind) for d in found if d.options}


def test_an_army_without_supply_is_marked_on_the_roster():
    found = roster(facts={"unsupplied": frozenset(["au-flanders"])})[0]

    assert next(row for row in found.rows if row.id == "au-flanders").marks == ("unsupplied",)


@rule("pitts-war card.dates")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_words_of_a_marker_say_in_which_year_it_leaves(language):
    words = words_of(RULES)
    for marker in the_box().markers.values():
        said = words.say(f"marker.{marker.id}", {}, language)
        assert not marker.leaves or f" {marker.leaves}." in said
