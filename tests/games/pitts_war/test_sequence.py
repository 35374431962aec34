"""The sequence of a year, and that a game goes from its set-up to its last year."""

import pytest

from estafette.engine import secret_of, settle
from estafette.games.pitts_war import RULES
from estafette.games.pitts_war.pools import name_first_player
from estafette.games.pitts_war.sequence import END_OF_TURN, SEQUENCE
from estafette.games.pitts_war.sides import COALITION, FRENCH
from estafette.match import Match
from tests.games.pitts_war.position import given, the_box
from tests.referee import rule

PHASES = {
    "event.draw.count": "events",
    "turn.diplomacy.order": "diplomacy",
    "turn.reinforcement.order": "reinforcements",
    "turn.activation.order": "activation",
    "turn.end.conquests": "end of turn",
}


@rule("pitts-war turn.phases")
def test_a_turn_has_five_phases_in_this_order():
    phases = [PHASES[line.path[1]] for line in SEQUENCE.lines]

    assert list(dict.fromkeys(phases)) == list(PHASES.values())


@rule("pitts-war turn.first-player.1792-1800", "pitts-war turn.first-player.1801-1815")
@pytest.mark.parametrize(
    ("year", "side"), [(1792, COALITION), (1800, COALITION), (1801, FRENCH), (1815, FRENCH)]
)
def test_the_coalition_is_first_until_1800_and_france_from_1801(year, side):
    game = given(year=year, first=side.enemy)

    name_first_player(game)
    assert game.first is side


@rule("pitts-war intro.scale.turn", "pitts-war turn.end.advance")
@pytest.mark.parametrize("scenario", ["liberty-or-death", "great-empire", "valmy-to-waterloo"])
def test_a_game_goes_on_year_by_year_to_its_last(scenario):
    setup = settle(the_box(), scenario, {})
    match = Match.start(RULES, the_box(), setup, secret_of(scenario))
    years = [match.game.year]
    while match.outcome is None:
        decision = match.open[0]
        assert match.choose(decision.seat, decision.options[-1]) is None
        if match.game.year != years[-1]:
            years.append(match.game.year)

    assert years[0] == match.game.sheet.first
    assert match.game.year <= match.game.sheet.last


@rule("pitts-war turn.end.conquests", "pitts-war peace.observe", "pitts-war italy.create")
def test_a_year_ends_step_by_step():
    assert [step.procedure.__name__ for step in END_OF_TURN.parts] == [
        "partition_poland",
        "annex_conquests",
        "begin_conquests",
        "conquer_minor",
        "disband_hanoverians",
        "begin_surrenders",
        "test_power",
        "found_italy",
        "end_treaties",
        "free_homelands",
        "dismiss_by_year",
        "check_victory",
        "end_year",
    ]


@rule("pitts-war turn.impulse.move-then-fight", "pitts-war activation.alternate")
def test_what_is_repeated_goes_on_until_it_is_over():
    assert dict(repeated(SEQUENCE)) == {
        "battle.sequence": "no_battle_left",
        "turn.diplomacy.means": "is_done",
        "reinforce.track": "is_done",
        "turn.reinforcement.actions": "is_done",
        "turn.impulse.move-then-fight": "is_move_over",
        "activation.alternate": "is_impulse_over",
        "turn.activation.end": "is_activation_over",
        "conquest.minor.condition": "all_are_conquered",
        "surrender.roll": "all_are_tested",
    }


def repeated(part):
    """The clauses of what is done more than once, and what ends it."""
    if part.until is not None:
        yield part.rule, part.until.__name__
    for each in getattr(part, "parts", ()):
        yield from repeated(each)
