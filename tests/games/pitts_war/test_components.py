"""What the game is about, what lies in its box, and how the table shows it."""

from statistics import median

import pytest

from estafette.engine import Ledger, settle
from estafette.games.pitts_war import RULES, seats, side
from estafette.games.pitts_war.affairs import Trial
from estafette.games.pitts_war.board import board
from estafette.games.pitts_war.sides import COALITION, FRENCH, MINOR, Side
from estafette.games.pitts_war.trial import roll
from estafette.games.pitts_war.view import view
from tests.games.pitts_war.position import given, the_box
from tests.referee import Referee, rule

SCENARIOS = ("liberty-or-death", "great-empire", "valmy-to-waterloo")


@rule("pitts-war intro.subject", "pitts-war intro.scale.turn")
def test_the_years_from_1792_to_1815_have_a_turn_each():
    assert list(the_box().track) == list(range(1792, 1816))
    assert {sheet.first for sheet in the_box().sheets.values()} == {1792, 1805}


@rule("pitts-war intro.sides", "pitts-war setup.choose-sides")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_there_are_two_seats_and_each_is_a_side(scenario):
    assert seats(settle(the_box(), scenario, {})) == ("french", "coalition")
    assert [side(seat) for seat in ("french", "coalition")] == list(Side)
    assert (FRENCH.enemy, COALITION.enemy) == (COALITION, FRENCH)


@rule("pitts-war setup.coalition-commands", "pitts-war setup.france-commands")
def test_each_player_commands_the_armies_of_his_alliance():
    """Neutrals obey nobody; an army that has gone over obeys whom it serves."""
    game = given(
        stance={"bavaria": "french", "turkey": "neutral"},
        bavarians="munich",
        fr_rhine="ulm",
        au_germany="salzburg",
        tu_la_porte="constantinople",
        facts={"strays": {"bavarians": COALITION}},
    )

    assert [game.side(a) for a in ("fr-rhine", "au-germany", "tu-la-porte", "bavarians")] == [
        *(FRENCH, COALITION, None, COALITION),
    ]
    assert (game.at("ulm", FRENCH), game.at("ulm", COALITION)) == (("fr-rhine",), ())
    assert game.side_of("bavaria") is FRENCH


@rule("pitts-war intro.scale.unit")
def test_an_army_has_one_to_three_steps():
    assert {army.most for army in the_box().armies.values()} == {1, 2, 3}


@rule("pitts-war intro.scale.area")
def test_a_minor_state_is_an_area_or_a_few():
    box = the_box()
    minors = [box.areas_of[power] for power in box.of_kind(MINOR)]

    assert median(len(land) for land in minors if land) <= 2
    assert all(len(box.areas_of[power]) >= 5 for power in box.majors)


@rule("pitts-war map.frontiers")
def test_the_board_says_to_which_power_an_area_belongs():
    spaces = {s.id: s for s in board(the_box(), settle(the_box(), SCENARIOS[0], {})).spaces}
    homes = {id_: space.marks[0] for id_, space in spaces.items()}

    assert homes == dict(the_box().home_of)


@rule("pitts-war map.frontiers")
def test_the_frontier_of_the_united_kingdom_is_its_coast():
    """But for Gibraltar, every way out of it leads over a strait."""
    homes = the_box().home_of
    ways = [
        border
        for border in the_box().contact.borders
        if [homes[end] for end in border.ends].count("britain") == 1
        and "gibraltar" not in border.ends
    ]

    assert ways
    assert {border.kind for border in ways} == {"strait"}


@rule("pitts-war component.event-markers")
def test_there_are_131_event_markers_each_with_a_side_and_its_years():
    markers = the_box().markers.values()

    assert len(markers) == 131
    assert {marker.side for marker in markers} == set(Side)
    assert all(marker.enters < marker.leaves for marker in markers if marker.leaves)


@rule("pitts-war component.turn-marker")
@pytest.mark.parametrize(("year", "shown"), [(1805, 1805), (1815, 1815), (1816, 1815)])
def test_the_turn_marker_stands_on_the_year(year, shown):
    game = given("great-empire", year=min(year, 1815))
    game.year = year
    track = next(t for t in view(game, None).tracks if t.key == "track.year")

    assert (track.value, track.least, track.most) == (shown, 1805, 1815)


@rule("pitts-war component.flag-markers")
def test_flags_show_who_controls_each_area():
    game = given(flags={"brussels": "france"}, stance={"turkey": "neutral"})
    flags = {m.space: m.side for m in view(game, None).markers}

    assert (flags["brussels"], flags["vienna"], flags["paris"]) == ("french", "coalition", "french")
    assert "constantinople" not in flags


@rule("pitts-war component.dice")
def test_a_roll_is_one_die_of_six_with_its_modifiers():
    rolls = set()
    for die in range(1, 7):
        game = given(dice=[die])
        trial = Trial("pursuit", FRENCH, tally=[("murat", 1)])
        referee = Referee(game, roll(game, trial, rule="pursuit.roll"))
        rolls.add(referee.result)
        told = referee.fact("trial.rolled")
        assert (told["die"], told["total"], told["tally"]) == (die, die + 1, [("murat", 1)])
        assert game.trial is None

    assert rolls == {2, 3, 4, 5, 6, 7}


@rule("pitts-war component.dice")
def test_what_is_sure_or_void_is_not_rolled():
    game = given(dice=[6])
    for trial in (Trial("assault", FRENCH, is_sure=True), Trial("assault", FRENCH, is_void=True)):
        assert Referee(game, roll(game, trial, rule="naval.assault")).result == 0
    assert game.dice.loaded == [6]


@rule("pitts-war component.aid.movement-table", "pitts-war component.aid.attrition-table")
@rule("pitts-war component.aid.combat-table", "pitts-war component.aid.terrain-table")
def test_the_player_aids_are_in_the_box_and_cite_their_clauses():
    tables, ledger = the_box().tables, Ledger.read(RULES.folder / "box" / "rules.toml")
    aids = (tables.movement, tables.attrition, tables.combat, tables.terrain)

    assert [aid.rule for aid in aids] == [
        *("table.movement-potential", "table.attrition", "table.combat", "table.terrain"),
    ]
    assert all(aid.rule in ledger for aid in aids)
    assert len(tables.movement.points) == 12
    assert len(tables.attrition.rows) == 7
    assert len(tables.combat.row) == 11
    assert tables.terrain.strait == 2


def test_minors_wear_the_colours_of_no_great_power():
    drawn = board(the_box(), settle(the_box(), SCENARIOS[0], {}))

    assert drawn.liveries["austria"] == "austria"
    assert drawn.liveries["saxony"] == drawn.liveries["insurgents"] == "other"
    assert set(the_box().countries) | {"french", "coalition"} == set(drawn.liveries)
