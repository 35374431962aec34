"""[20.1.2] Who shows a hidden march of his own accord, and what he may do then."""

import pytest

from estafette.engine import Pass
from estafette.games.last_campaigns.actions import Decide, Unveil
from estafette.games.last_campaigns.local_decision import act, note_decisions
from estafette.games.last_campaigns.revelation import reveal, show_marches
from estafette.games.last_campaigns.sides import FRENCH
from estafette.games.last_campaigns.state import Game
from tests.referee import rule

from .position import give, on_a_hidden_march, table
from .worlds import before, begun, choose


def marching() -> Game:
    """Vandamme is on his way unseen."""
    game = table(hidden_movement="yes")
    give(game, "fr-iii", "march 4762")
    return on_a_hidden_march(game, "fr-iii")


@rule("last-campaigns option.hidden.reveal-voluntary", "last-campaigns option.hidden.collision")
def test_who_has_shown_himself_has_seen_whom_he_met() -> None:
    match = choose(begun(before(show_marches, FRENCH, marching())), Unveil("fr-iii"))

    assert "fr-iii" not in match.game.hidden
    assert match.log[-1].final


@rule("last-campaigns option.hidden.reveal-voluntary", "last-campaigns option.hidden.purpose")
@pytest.mark.parametrize(("agreed", "is_asked"), [("yes", True), ("no", False)])
def test_nobody_hears_from_silence_that_there_is_no_hidden_march(
    agreed: str, is_asked: bool
) -> None:
    match = begun(before(show_marches, FRENCH, table(hidden_movement=agreed)))

    assert (match.open[0].key == "hidden.which-to-show") is is_asked
    assert not is_asked or match.open[0].options == (Pass(),)


@rule(
    "last-campaigns option.hidden.reveal-voluntary", "last-campaigns option.hidden.local-decision"
)
def test_who_has_shown_himself_decides_what_he_likes() -> None:
    match = choose(begun(before(show_marches, FRENCH, marching())), Unveil("fr-iii"), Pass())

    assert choose(match, Decide("fr-iii")).open[0].key == "orders.kind"


@rule("last-campaigns option.hidden.local-decision", "last-campaigns option.hidden.collision")
def test_who_comes_to_light_before_he_decides_goes_another_way_openly() -> None:
    match = begun(before(note_decisions, FRENCH, marching()))
    way = choose(match, Decide("fr-iii")).open[0].options[0]
    choose(match, way)
    attempt = match.game.attempts[0]
    assert attempt.orders[0].route

    game = match.game
    reveal(game, "fr-iii")
    act(game, attempt, "vandamme")
    assert "fr-iii" not in game.hidden
    assert game.order_of("fr-iii").route == attempt.orders[0].route
