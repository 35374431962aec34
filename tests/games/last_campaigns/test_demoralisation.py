"""[14] [15] Corps that lose heart and armies that break."""

import pytest

from estafette.engine import Ended
from estafette.games.last_campaigns.demoralisation import (
    break_armies,
    is_army_demoralised,
    is_demoralised,
    is_unit_demoralised,
)
from estafette.games.last_campaigns.fate import rally
from estafette.games.last_campaigns.morale import morale
from estafette.games.last_campaigns.movement import movement_allowance
from estafette.games.last_campaigns.sides import ALLIED, FRENCH, Army
from estafette.games.last_campaigns.toll import army_toll, corps_toll, level_of
from estafette.games.last_campaigns.victory import check_collapse
from tests.games.last_campaigns.losing import fallen, losing
from tests.games.last_campaigns.position import give, given
from tests.referee import rule

LOST = ("fr-ii-husson", "fr-ii-campy", "fr-ii-soye", "fr-ii-piat")  # 4 + 4 + 5 + 4


@rule("last-campaigns demoralisation.corps.trigger", "last-campaigns demoralisation.corps.lifted")
def test_a_corps_is_demoralised_at_its_limit_and_no_longer_below_it() -> None:
    game = given("campaign", fr_ii_bauduin="2750", reille="2750")
    assert game.printed.formations["fr-ii"].limit == 20
    fallen(game, *LOST)
    game.gone = ("fr-ii-hart", "fr-ii-hart")
    assert corps_toll(game, "fr-ii") == 19
    assert not is_demoralised(game, "fr-ii")
    fallen(game, "fr-ii-devilliers")
    game.gone = ()
    assert corps_toll(game, "fr-ii") == 20
    assert is_demoralised(game, "fr-ii")
    rally(game, "fr-ii-piat", "2750")
    assert corps_toll(game, "fr-ii") == 16
    assert not is_demoralised(game, "fr-ii")


@rule("last-campaigns demoralisation.corps.effects", "last-campaigns demoralisation.corps.movement")
def test_a_demoralised_corps_loses_morale_and_movement() -> None:
    game = given("campaign", fr_ii_bauduin="2750")
    give(game, "fr-ii", "attack 2742")
    assert morale(game, "fr-ii-bauduin") == 4
    whole = movement_allowance(game, "fr-ii-bauduin")
    fallen(game, *LOST, "fr-ii-devilliers")
    assert morale(game, "fr-ii-bauduin") == 3
    assert (whole, movement_allowance(game, "fr-ii-bauduin")) == (8, 6)


@rule("last-campaigns demoralisation.corps.trigger")
def test_a_division_shares_the_heart_of_its_own_corps() -> None:
    game = given("campaign", fr_ii_bauduin="2750")
    game.attached = {"fr-ii/6": "fr-iii"}
    fallen(game, *LOST, "fr-ii-devilliers")
    assert game.corps("fr-ii-bauduin") == "fr-iii"
    assert is_unit_demoralised(game, "fr-ii-bauduin")
    assert not is_demoralised(game, "fr-iii")
    assert not is_demoralised(game, "hq-french")


@rule("last-campaigns demoralisation.army.trigger", "last-campaigns demoralisation.army.effect")
def test_an_army_is_demoralised_at_its_level_and_fights_on_as_before() -> None:
    game = given("la-belle-alliance", pr_i_1="3015", orders={"pr-i": "attack 2417"})
    losing(game, "pr-ii pr-iii", 46)
    assert not is_army_demoralised(game, Army.PRUSSIAN)
    losing(game, "pr-ii pr-iii", 47)
    assert army_toll(game, Army.PRUSSIAN) == level_of(game, Army.PRUSSIAN) == 47
    assert is_army_demoralised(game, Army.PRUSSIAN)
    assert morale(game, "pr-i-1") == 4
    assert movement_allowance(game, "pr-i-1") == 8


@rule("last-campaigns demoralisation.army.tie")
def test_the_side_that_is_not_active_breaks_first() -> None:
    for acting, first in ((FRENCH, Army.PRUSSIAN), (ALLIED, Army.FRENCH)):
        game = given("la-belle-alliance", acting=acting)
        losing(game, "pr-", 47)
        fallen(game, "fr-ii-soye")
        game.level_changes = {Army.FRENCH: -100}
        break_armies(game)
        assert game.broken[0] is first


@rule("last-campaigns demoralisation.army.tie", "last-campaigns victory.collapse")
def test_if_both_collapse_at_once_the_active_side_has_won() -> None:
    for acting in (FRENCH, ALLIED):
        game = given("la-belle-alliance", acting=acting)
        losing(game, "pr-", 70)
        game.level_changes = {Army.FRENCH: -100}
        fallen(game, "fr-ii-soye")
        with pytest.raises(Ended) as ended:
            check_collapse(game)
        assert ended.value.outcome.winner == acting
