"""Reinforcement: the order of the phase, where corps are raised, rest and prisoners."""

import pytest

from estafette.engine import Pass
from estafette.games.age_of_napoleon.actions import Deploy, Discard, PlayCard, Raise, Restore
from estafette.games.age_of_napoleon.control import is_at_home
from estafette.games.age_of_napoleon.fate import capture
from estafette.games.age_of_napoleon.mobilisation import limit, yearly_number
from estafette.games.age_of_napoleon.reinforcement import (
    begin_reinforcement,
    grounds,
    return_prisoners,
)
from estafette.games.age_of_napoleon.sides import COALITION, FRENCH
from tests.games.age_of_napoleon.politics import can_raise, deployments, reinforcements
from tests.games.age_of_napoleon.position import given
from tests.referee import rule

QUIET = dict.fromkeys(given().status, "nc")


def raised(game, corps, area, side="french"):
    """The game after a side has raised a corps in an area."""
    referee = deployments(game, side)
    referee.choose(Raise(corps))
    if referee.decision is not None and referee.decision.key == "muster.where":
        referee.choose(Deploy(corps, area))
    return referee


@rule("age-of-napoleon reinforcement.order", "age-of-napoleon reinforcement.player-order")
def test_events_deployments_rest_and_prisoners_come_in_this_order():
    hand = {"french": ["levee-en-masse", "mud"], "coalition": ["landwehr", "depot"]}
    game = given(
        hand=hand, first="coalition", karl="tirol", ney="lorraine",
        exhausted=["karl", "ney"], prisoners=["mack"],
    )  # fmt: skip
    referee, asked = reinforcements(game), []

    while not referee.is_over:
        asked.append((referee.decision.key, referee.decision.seat))
        assert game.prisoners == ["mack"]
        referee.choose(Pass())

    assert asked == [
        (key, side)
        for key in ("window.reinforcement", "reinforcement.which-corps", "reinforcement.which-rest")
        for side in (COALITION, FRENCH)
    ]
    assert game.prisoners == []


@rule(
    "age-of-napoleon reinforcement.deploy.yearly-number",
    "age-of-napoleon reinforcement.deploy.mobilisation-limit",
)
def test_who_raises_corps_is_told_how_many_each_row_still_gives():
    game = given(year=1809, ney="lorraine")
    number, most = yearly_number(game, "france"), limit(game, "france")
    assert 1 < number <= most - 1
    referee = deployments(game)

    assert dict(referee.decision.facts["left"])["france"] == number
    game.raised, game.extra = {"france": number}, {"france": most}
    referee = deployments(game)
    assert dict(referee.decision.facts["left"])["france"] == most - 1  # Ney is on the map


@rule("age-of-napoleon reinforcement.events-first")
def test_all_events_are_played_before_anything_is_deployed():  # v.gap.events-first
    hand = {"french": ["russo-ottoman-war"], "coalition": ["mud"]}
    game = given(year=1812, hand=hand, first="coalition", barclay="moscow")
    referee = reinforcements(game)
    referee.choose(Pass())

    referee.choose(PlayCard("russo-ottoman-war-1"))

    assert game.in_reserve("barclay")
    assert (referee.decision.seat, referee.decision.key) == (COALITION, "reinforcement.which-corps")
    assert referee.refusal(Raise("kutusov")).rule == "card.russo-ottoman-war"


@rule("age-of-napoleon reinforcement.events-first")
def test_a_side_plays_as_many_events_as_it_likes():
    hand = {"coalition": ["austrian-reforms", "landwehr"]}
    referee = reinforcements(given(hand=hand, first="coalition"))

    referee.choose(PlayCard("austrian-reforms-1"), PlayCard("landwehr-1"))

    assert referee.game.reformed == ["austria"]
    assert referee.game.extra == {"austria": 2}


@rule("age-of-napoleon reinforcement.order")
def test_a_new_year_begins_with_nothing_raised_or_forbidden():
    game = given()
    game.raised, game.extra, game.barred, game.shipped = (
        {"france": 5},
        {"france": 2},
        ["russia"],
        True,
    )

    begin_reinforcement(game)

    assert (game.raised, game.extra, game.barred, game.shipped) == ({}, {}, [], False)


@rule("age-of-napoleon reinforcement.deploy.own-territory")
@rule("age-of-napoleon reinforcement.deploy.no-enemy")
def test_a_corps_is_raised_at_home_where_no_enemy_stands():  # v.rei.enemy-in-area
    referee = deployments(given(ney="bohmen"), "coalition")
    referee.choose(Raise("hiller"))

    assert {choice.area for choice in referee.options} == {
        *["osterreich", "banat", "ungarn", "galizien", "tirol", "dalmatien"],
    }
    assert referee.refusal(Deploy("hiller", "bohmen")).rule == "reinforcement.deploy.no-enemy"
    refusal = referee.refusal(Deploy("hiller", "bayern"))
    assert refusal.rule == "reinforcement.deploy.own-territory"
    refusal = referee.refusal(Deploy("mack", "tirol"))
    assert refusal.rule == "reinforcement.deploy.own-territory"


@rule("age-of-napoleon reinforcement.deploy.no-enemy")
def test_a_corps_with_the_enemy_in_all_its_home_is_not_called_up():
    referee = deployments(given(st_cyr="napoli", status={"napoli": "cm"}), "coalition")

    assert referee.refusal(Raise("damas")).rule == "reinforcement.deploy.no-enemy"


@rule("age-of-napoleon reinforcement.deploy.optional")
@rule("age-of-napoleon reinforcement.player-order")
def test_who_has_stopped_raises_nobody_later():  # v.rec.optional
    game = given()
    referee = reinforcements(game)
    for corps in ("ney", "lannes"):
        referee.choose(Raise(corps), Deploy(corps, "lorraine"))

    referee.choose(Pass())

    assert referee.decision.seat == COALITION
    referee.choose(Pass())
    assert referee.is_over
    assert game.at("lorraine", FRENCH) == ["ney", "lannes"]


@rule("age-of-napoleon reinforcement.deploy.fr-in-adjacent-ic")
def test_the_french_are_raised_in_an_insurgent_neighbour():  # v.rei.fr-in-ic
    status = {"spain": "ic"}

    raised(given(year=1808, status=status), "victor", "navarra")
    referee = deployments(given(year=1808, status=status, palafox="navarra"))
    referee.choose(Raise("victor"))

    assert referee.refusal(Deploy("victor", "navarra")).rule == "reinforcement.deploy.no-enemy"
    assert Deploy("victor", "castilla") in referee.options


@rule("age-of-napoleon reinforcement.deploy.fr-in-adjacent-ic")
@pytest.mark.parametrize(
    ("corps", "status", "area"),
    [
        ("ney", {"austria": "ic"}, "osterreich"),  # v.rei.fr-in-ic-not-adjacent
        ("ney", {"spain": "cm"}, "navarra"),
        ("ney", {"spain": "ic"}, "italia"),
        ("st-cyr", {"spain": "ic"}, "navarra"),
    ],
)
def test_no_other_corps_and_no_other_country(corps, status, area):
    assert area not in grounds(given(status=status), corps)


@rule("age-of-napoleon reinforcement.deploy.co-in-major-ic")
@rule("age-of-napoleon reinforcement.deploy.co-in-major-ic.own-corps")
def test_an_insurgent_major_raises_its_own_corps():
    game = given(year=1808, status={"spain": "ic"})
    referee = deployments(game, "coalition")

    for corps in ("blake", "palafox"):
        referee.choose(Raise(corps), Deploy(corps, "andalucia"))

    assert referee.refusal(Raise("cuesta")).rule == "reinforcement.deploy.yearly-number"
    assert not [area for area in grounds(game, "karl") if game.country_of(area) == "spain"]


@rule("age-of-napoleon reinforcement.deploy.co-in-major-ic.own-corps")
def test_an_insurgent_minor_raises_nobody():  # v.rei.ic-minor-none
    referee = deployments(given(year=1813, status={"holland": "ic"}), "coalition")

    refusal = referee.refusal(Raise("oranje"))

    assert refusal.rule == "reinforcement.deploy.co-in-major-ic.own-corps"


@rule("age-of-napoleon reinforcement.deploy.britannia")
@rule("age-of-napoleon reinforcement.deploy.britannia.detail")
def test_britannia_brings_one_corps_to_a_friendly_coast():  # v.rei.britannia
    game = given(year=1808, britannia=True, status={"portugal": "cm"})
    referee = raised(game, "wellington", "portugal", "coalition")
    assert game.where["wellington"] == "portugal"
    assert game.shipped
    assert game.raised == {"britain": 1}

    referee.choose(Raise("karl"))

    refusal = referee.refusal(Deploy("karl", "portugal"))
    assert refusal.rule == "reinforcement.deploy.britannia.detail"
    for area in ("ile-de-france", "bayern", "holland"):  # no ship could have gone there
        refusal = referee.refusal(Deploy("karl", area))
        assert refusal.rule == "reinforcement.deploy.own-territory"


@rule("age-of-napoleon reinforcement.deploy.britannia")
def test_without_britannia_everybody_is_raised_at_home():
    game = given(year=1808, status={"portugal": "cm"})

    assert grounds(game, "wellington") == ["britain"]
    raised(game, "wellington", "britain", "coalition")
    assert not game.shipped


@rule("age-of-napoleon reinforcement.deploy.britannia.detail")
def test_no_ship_lands_inland_or_among_enemies_or_in_a_neutral_country():
    status = {"portugal": "cm", "danmark": "nc", "hannover": "cm"}
    game = given(year=1808, britannia=True, status=status, junot="hannover")
    referee = deployments(game, "coalition")
    referee.choose(Raise("wellington"))

    assert referee.refusal(Deploy("wellington", "hannover")).rule == "reinforcement.deploy.no-enemy"
    for area in ("osterreich", "danmark"):
        refusal = referee.refusal(Deploy("wellington", area))
        assert refusal.rule == "reinforcement.deploy.own-territory"


@rule("age-of-napoleon reinforcement.deploy.britannia", "age-of-napoleon ic.move-abroad")
def test_insurgents_are_not_brought_by_sea():
    game = given(britannia=True, status={"spain": "ic", "portugal": "cm"})

    assert "portugal" not in grounds(game, "blake")
    assert "portugal" in grounds(game, "karl")


@rule("age-of-napoleon reinforcement.deploy.fresh")
def test_a_corps_that_was_captured_tired_comes_back_fresh():  # v.rei.fresh
    game = given(davout="bayern", exhausted=["davout"])
    capture(game, "davout")
    return_prisoners(game)

    raised(game, "davout", "lorraine")

    assert game.where["davout"] == "lorraine"
    assert "davout" not in game.exhausted


@rule("age-of-napoleon reinforcement.restore.cost", "age-of-napoleon reinforcement.restore.scope")
@rule("age-of-napoleon cards.use.event-or-discard")
def test_a_card_rests_a_whole_army():  # v.rei.restore
    lorraine = dict.fromkeys(["ney", "soult", "davout", "murat", "lannes"], "lorraine")
    italia = dict.fromkeys(["massena", "augereau"], "italia")
    game = given(
        hand={"french": ["mud", "english-gold", "depot"]}, exhausted=[*lorraine, *italia],
        **lorraine, **italia,
    )  # fmt: skip
    referee = reinforcements(game)
    referee.choose(Pass(), Pass(), Pass())

    referee.choose(Restore("lorraine"), Discard("english-gold-1"))
    assert game.exhausted == {*italia}
    referee.choose(Restore("italia"), Discard("mud-1"))

    assert game.exhausted == set()
    assert game.hands[FRENCH] == ["depot-1"]
    assert game.deck.discard == ["english-gold-1", "mud-1"]


@rule("age-of-napoleon reinforcement.restore.cost", "age-of-napoleon reinforcement.restore.scope")
def test_an_army_is_rested_for_a_card_and_if_it_is_tired():
    game = given(hand={"french": ["mud"]}, ney="lorraine", soult="italia", exhausted=["ney"])
    referee = reinforcements(game)
    referee.choose(Pass(), Pass(), Pass())
    assert referee.refusal(Restore("italia")).rule == "reinforcement.restore.scope"

    referee.choose(Restore("lorraine"))

    assert game.hands[FRENCH] == []
    assert referee.is_over


@rule("age-of-napoleon reinforcement.restore.cost")
def test_nobody_rests_without_a_card():
    game = given(ney="lorraine", exhausted=["ney"])
    referee = reinforcements(game)

    referee.choose(Pass(), Pass())

    assert referee.is_over
    assert game.exhausted == {"ney"}


@rule("age-of-napoleon reinforcement.restore.only-ways")
def test_a_tired_corps_stays_tired_by_itself():  # v.rec.only-ways
    game = given(hand={"french": ["mud"]}, ney="lorraine", exhausted=["ney"])
    referee = reinforcements(game)

    while not referee.is_over:
        referee.choose(Pass())

    assert game.exhausted == {"ney"}


@rule("age-of-napoleon reinforcement.prisoners.return")
@rule("age-of-napoleon reinforcement.prisoners.timing")
def test_prisoners_come_back_too_late_to_be_raised():  # v.rei.prisoners
    game = given(prisoners=["ferdinand", "ney"])
    referee = reinforcements(game)
    assert referee.refusal(Raise("ney")).rule == "reinforcement.prisoners.timing"
    referee.choose(Pass())
    assert referee.refusal(Raise("ferdinand")).rule == "reinforcement.prisoners.timing"

    referee.choose(Pass())

    assert referee.fact("reinforcement.prisoners-return") == {"corps": ["ferdinand", "ney"]}
    assert game.in_reserve("ferdinand")
    assert "ferdinand" in can_raise(deployments(game, "coalition"))


@rule("age-of-napoleon victory.napoleon-prisoner")
def test_a_captured_napoleon_comes_back_through_the_reserve():  # v.vic.napoleon-prisoner
    game = given(year=1809, napoleon="moscow")
    capture(game, "napoleon")
    referee = reinforcements(game)
    assert referee.refusal(Raise("napoleon")).rule == "reinforcement.prisoners.timing"
    referee.choose(Pass(), Pass())

    game.year = 1810

    assert "napoleon" in can_raise(reinforcements(game))


@rule("age-of-napoleon winter.permanent", "age-of-napoleon def.permanent-loss")
def test_who_is_lost_for_good_is_not_called_up():  # v.gen.permanent
    referee = deployments(given(lost=["lannes"], ney="lorraine"))

    assert referee.refusal(Raise("lannes")).rule == "def.permanent-loss"
    assert referee.refusal(Raise("ney")).rule == "reinforcement.deploy.available"


@rule("age-of-napoleon reinforcement.deploy.attached-corps.which")
def test_the_saxons_are_raised_in_sachsen_and_are_at_home_there_only():  # v.gap.sachsen-attached
    three = dict.fromkeys(["ruchel", "hohenlohe", "braunschweig"], "brandenburg")
    game = given(status={"preussen": "cm"}, **three)

    raised(game, "sachsen-corps", "sachsen", "coalition")

    assert game.where["sachsen-corps"] == "sachsen"
    assert is_at_home(game, "sachsen-corps")


@rule("age-of-napoleon reinforcement.deploy.charles-john-bernadotte")
def test_charles_john_is_the_end_of_bernadotte():  # v.rec.charles-john
    game = given(year=1811, bernadotte="hannover")

    raised(game, "charles-john", "sverige", "coalition")

    assert game.lost == ["bernadotte"]
    assert game.where == {"charles-john": "sverige"}


@rule("age-of-napoleon reinforcement.deploy.charles-john-bernadotte")
def test_a_captured_bernadotte_is_lost_and_a_prisoner_no_more():
    game = given(year=1811, prisoners=["bernadotte"])

    raised(game, "charles-john", "sverige", "coalition")

    assert game.lost == ["bernadotte"]
    assert game.prisoners == []
