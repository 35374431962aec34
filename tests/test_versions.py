"""A change of a game's rules raises its version: nobody's match goes otherwise in silence."""

from estafette.engine.box import PAST
from estafette.games import find
from tests.reading import nothing_thrown_away, refuse
from tools.versions.faults import faults_of_front, faults_of_list, faults_of_note
from tools.versions.games import games

GAMES = games()


def test_every_version_of_a_game_is_listed_with_its_clauses():
    refuse([fault for game in GAMES for fault in faults_of_list(game)])


def test_rules_and_playthroughs_are_those_of_the_version_that_is_noted():
    with nothing_thrown_away():
        refuse([fault for game in GAMES for fault in faults_of_note(game)])


def test_no_rule_hangs_from_what_only_looks_at_a_match():
    with nothing_thrown_away():
        refuse([fault for game in GAMES for fault in faults_of_front(game)])


def test_a_box_that_was_corrected_is_kept_and_can_be_opened_by_the_rules_in_hand():
    kept = [(game.id, file) for game in GAMES for file in (game.box / PAST).glob("*.z")]

    assert kept
    for name, file in kept:
        assert find(name).read(file.read_bytes()).fingerprint == file.stem


def test_every_game_of_the_house_has_its_version_noted():
    assert len(GAMES) == 5
    assert {game.note for game in GAMES} == set(GAMES[0].note.parent.iterdir())
