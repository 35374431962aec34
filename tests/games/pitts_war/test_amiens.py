"""The Peace of Amiens: what cannot be done while it lasts."""

import pytest

from estafette.games.pitts_war.actions import PlayMarker
from estafette.games.pitts_war.affairs import March
from estafette.games.pitts_war.events import Moment, cannot_play, last
from estafette.games.pitts_war.passage import cannot_pass
from estafette.games.pitts_war.sides import COALITION, FRENCH, Until
from tests.games.pitts_war.position import given
from tests.referee import rule

PHASE, TURN = Moment.REINFORCEMENT, Moment.TURN


@rule("pitts-war card.f.amiens.no-production")
@pytest.mark.parametrize(
    ("marker", "moment"),
    [
        *(("f-volontaires", PHASE), ("f-volontaires", TURN)),
        *(("c-subsides", PHASE), ("c-ville", PHASE), ("c-rothschild", PHASE)),
    ],
)
def test_no_marker_raises_troops_in_the_peace_of_amiens(marker, moment):
    side = FRENCH if marker.startswith("f-") else COALITION
    game = given(year=1802, stance={"britain": "coalition"}, hand={side: [marker]})
    assert cannot_play(game, side, moment, PlayMarker(marker)) is None

    last(game, "f-amiens", Until.PERIOD)
    refusal = cannot_play(game, side, moment, PlayMarker(marker))
    assert refusal.rule == "card.f.amiens.no-production"


@rule("pitts-war card.f.amiens.no-war", "pitts-war neutral.invaded")
def test_nobody_invades_a_neutral_in_the_peace_of_amiens():
    march = March(FRENCH, ["fr-alps"], [], "lyon", "lyon")
    opened = {"f-confederation-suisse": "ever"}
    game = given(year=1802, fr_alps="lyon", lasting=opened)
    assert cannot_pass(game, march, "zurich") is None

    last(game, "f-amiens", Until.PERIOD)
    assert cannot_pass(game, march, "zurich").rule == "neutral.closed"


@rule("pitts-war card.f.amiens.no-war", "pitts-war card.f.expedition-egypte")
def test_nobody_prepares_for_egypt_in_the_peace_of_amiens():
    hand = {"french": ["f-expedition-egypte"]}
    game = given(year=1802, hand=hand, fr_italy="milan 3", napoleon="milan")
    choice = PlayMarker("f-expedition-egypte")
    assert cannot_play(game, FRENCH, Moment.TURN, choice) is None

    last(game, "f-amiens", Until.PERIOD)
    assert cannot_play(game, FRENCH, Moment.TURN, choice).rule == "card.f.amiens.no-war"
