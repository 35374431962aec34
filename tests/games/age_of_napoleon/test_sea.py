"""The sea: one corps from coast to coast, once Britannia has been played."""

import pytest

from estafette.games.age_of_napoleon.actions import (
    Activate,
    Attach,
    Discard,
    Enter,
    Halt,
    Land,
    PlayCard,
    Sail,
)
from estafette.games.age_of_napoleon.sides import COALITION
from tests.games.age_of_napoleon.campaigning import sail, turn_of
from tests.games.age_of_napoleon.position import given
from tests.referee import rule


def at_sea(game, corps):
    """A corps that has put to sea and may land."""
    referee = turn_of(game, "coalition")
    referee.choose(Sail(corps))
    return referee


@rule("age-of-napoleon sea.move.britannia")
def test_with_britannia_a_corps_sails_from_coast_to_coast():
    game = given(britannia=True, status={"portugal": "cm"}, hill="britain")

    referee = sail(game, "hill", "portugal")

    assert referee.is_over
    assert game.where["hill"] == "portugal"


@rule("age-of-napoleon sea.move.britannia", "age-of-napoleon sea.move.without-britannia")
@pytest.mark.parametrize(
    ("corps", "clause"), [("hill", "sea.move.without-britannia"), ("essen", "sea.move.britannia")]
)
def test_without_britannia_nobody_sails(corps, clause):
    game = given(hill="britain", essen="livonia")

    referee = turn_of(game, "coalition")

    assert referee.refusal(Sail(corps)).rule == clause


@rule("age-of-napoleon sea.move.britannia", "age-of-napoleon sea.move.french-none")
@pytest.mark.parametrize(("side", "britannia"), [("coalition", False), ("french", True)])
def test_who_may_not_go_by_sea_is_not_even_offered_it(side, britannia):
    game = given(britannia=britannia, hill="britain", karl="bohmen", davout="holland")

    greyed = turn_of(game, side).decision.refused()

    assert not [offer for offer, _ in greyed if isinstance(offer, Sail)]


@rule("age-of-napoleon sea.move.one-corps")
def test_a_sea_move_carries_one_corps():  # v.sea.one-corps
    game = given(britannia=True, wellington="britain", hill="britain", status={"portugal": "cm"})

    referee = at_sea(game, "wellington")
    assert referee.refusal(Attach("hill")).rule == "sea.move.one-corps"
    referee.choose(Land("portugal"))

    assert (game.where["wellington"], game.where["hill"]) == ("portugal", "britain")


@rule("age-of-napoleon sea.move.any-coast", "age-of-napoleon def.area.coastal")
def test_a_corps_lands_on_any_coast_but_not_inland_or_on_the_black_sea():  # v.sea.not-westfalen
    referee = at_sea(given(britannia=True, hill="britain"), "hill")

    assert Land("hannover") in referee.options
    for area in ("westfalen", "ukraine", "britain", "nowhere"):
        assert referee.refusal(Land(area)).rule == "sea.move.any-coast"


@rule("age-of-napoleon sea.move.any-coast")
def test_a_corps_inland_or_on_the_black_sea_does_not_sail():
    game = given(britannia=True, karl="bohmen", kutusov="ukraine", hill="britain")

    referee = turn_of(game, "coalition")

    for corps in ("karl", "kutusov"):
        assert referee.refusal(Sail(corps)).rule == "sea.move.any-coast"


@rule("age-of-napoleon baltic.winter.no-navigation", "age-of-napoleon baltic.areas")
def test_only_denmark_of_the_baltic_is_reached_in_winter():  # v.mov.baltic-sea-winter
    game = given(britannia=True, in_round=6, hill="britain", essen="livonia")
    referee = turn_of(game, "coalition")
    assert referee.refusal(Sail("essen")).rule == "baltic.winter.no-navigation"

    referee.choose(Sail("hill"))

    assert referee.refusal(Land("ostpreussen")).rule == "baltic.winter.no-navigation"
    assert {Land("danmark"), Land("portugal")} < set(referee.options)


@rule("age-of-napoleon baltic.winter.no-navigation")
def test_the_baltic_is_open_in_summer():
    assert "ostpreussen" in given(in_round=4).ports
    assert "ostpreussen" not in given(in_round=5).ports
    assert "danmark" in given(in_round=5).ports


@rule("age-of-napoleon sea.move.attack")
def test_a_corps_may_land_among_enemies():  # v.sea.attack
    game = given(britannia=True, status={"danmark": "fa"}, hill="britain", louis="danmark")

    sail(game, "hill", "danmark")

    clash = game.clashes[0]
    assert (clash.area, clash.attacker) == ("danmark", COALITION)
    assert (clash.landed, clash.came_from) == (["hill"], {})


@rule("age-of-napoleon sea.move.activation")
def test_a_sea_move_is_the_move_of_the_round_and_is_paid():  # v.gap.sea-winter
    game = given(
        **{"britannia": True, "in_round": 5, "wellington": "portugal", "karl": "bohmen"},
        **{"hand": {"coalition": ["depot", "mud"]}, "status": {"portugal": "cm"}},
    )
    game.spent = [COALITION]
    referee = turn_of(game, "coalition")

    referee.choose(Sail("wellington"), Discard("depot-1"), Land("bretagne"))

    assert referee.is_over
    assert game.hands[COALITION] == ["mud-1"]
    assert game.where["wellington"] == "bretagne"


@rule("age-of-napoleon sea.move.activation")
def test_the_free_action_and_major_campaign_pay_for_a_sea_move():
    game = given(britannia=True, hill="britain", moore="britain", status={"portugal": "cm"})
    sail(game, "hill", "portugal")
    assert game.spent == [COALITION]

    game = given(
        **{"britannia": True, "hill": "britain", "moore": "britain"},
        **{"status": {"portugal": "cm"}, "hand": {"coalition": ["major-campaign"]}},
    )
    referee = turn_of(game, "coalition")
    referee.choose(PlayCard("major-campaign-1"), Sail("hill"), Land("portugal"))
    referee.choose(Sail("moore"), Land("portugal"))
    assert game.spent == []


@rule("age-of-napoleon sea.move.activation", "age-of-napoleon campaign.activation.corps-once")
def test_a_corps_that_has_moved_does_not_sail():
    game = given(britannia=True, hill="britain", moore="britain", karl="bohmen")
    game.moved = {"hill"}

    referee = turn_of(game, "coalition")

    assert referee.refusal(Sail("hill")).rule == "campaign.activation.corps-once"


@rule("age-of-napoleon sea.move.no-land-march")
def test_who_lands_marches_no_farther_in_that_move():
    game = given(britannia=True, in_round=5, hill="britain", status={"portugal": "cm"})

    referee = sail(game, "hill", "portugal")

    assert referee.is_over
    assert "hill" in game.moved


@rule("age-of-napoleon sea.move.no-land-march")
def test_there_is_no_mud_at_sea_and_no_forced_march():
    hand = {"french": ["mud"], "coalition": ["forced-march"]}
    game = given(britannia=True, hill="britain", status={"portugal": "cm"}, hand=hand)
    referee = at_sea(game, "hill")

    assert referee.decision.key == "window.chosen"
    assert referee.refusal(PlayCard("mud-1")).rule == "sea.move.no-land-march"
    referee.choose(referee.options[0])
    assert PlayCard("forced-march-1") not in referee.options
    assert Enter("galicia") not in referee.options


@rule("age-of-napoleon sea.move.any-coalition-corps")
def test_any_corps_of_the_coalition_sails_but_insurgents():  # v.rec.sea-russian
    game = given(
        **{"britannia": True, "in_round": 2, "bennigsen": "livonia", "blake": "galicia"},
        status={"spain": "ic", "portugal": "cm", "pommern": "cm"},
    )
    referee = turn_of(game, "coalition")

    assert referee.refusal(Sail("blake")).rule == "sea.move.any-coalition-corps"
    assert Activate("blake") in referee.options
    referee.choose(Sail("bennigsen"), Land("pommern"))
    assert game.where["bennigsen"] == "pommern"


@rule("age-of-napoleon sea.move.any-coalition-corps")
@pytest.mark.parametrize("stranger", ["davout", "moore", "nobody"])
def test_only_the_coalitions_corps_on_the_map_sail(stranger):
    game = given(britannia=True, hill="britain", davout="flandre")

    referee = turn_of(game, "coalition")

    assert referee.refusal(Sail(stranger)).rule == "sea.move.any-coalition-corps"


@rule("age-of-napoleon sea.move.french-none")
def test_the_french_never_sail():
    game = given(britannia=True, davout="flandre")

    referee = turn_of(game, "french")

    assert Sail("davout") not in referee.options
    assert referee.refusal(Sail("davout")).rule == "sea.move.french-none"


@rule("age-of-napoleon sea.move.activation")
def test_a_corps_on_board_may_stay_where_it_is():
    game = given(britannia=True, hill="britain")

    at_sea(game, "hill").choose(Halt())

    assert game.where["hill"] == "britain"
    assert game.march is None
    assert "hill" in game.moved
