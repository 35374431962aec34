"""What a position is worth when the war comes to Paris."""

import pytest

from estafette.games.age_of_napoleon.judgement import judgement
from estafette.games.age_of_napoleon.sequence import OPENING
from estafette.games.age_of_napoleon.sides import COALITION, FRENCH
from estafette.games.age_of_napoleon.state import Battle, Clash, Engaged, Interception, March
from tests.games.age_of_napoleon.position import given
from tests.referee import rule

AT_WAR = {"status": dict.fromkeys(("austria", "russia", "preussen"), "cm")}
PARIS = "ile-de-france"
FIRST = dict.fromkeys(("blucher", "yorck", "bulow", "kleist"), "lorraine")
SECOND = dict.fromkeys(("wittgenstein", "barclay", "raevsky", "dokhturov"), "flandre")
GUARD = dict.fromkeys(("napoleon", "ney", "marmont", "mortier"), PARIS)


def campaign(*, year=1815, in_round=2, active="coalition", cards=6, **facts):
    """A campaign in France; the Coalition has a hand of cards, the French have none."""
    hand = {"coalition": ["mud", "depot", "rearguard", "cavalry-charge", "talleyrand", "fouche"]}
    hand = {"coalition": hand["coalition"][:cards]}
    game = given(
        year=year,
        in_round=in_round,
        active=active,
        first=active,
        hand=hand,
        reformed=["austria", "preussen"],
        **AT_WAR,
        **facts,
    )
    game.place, game.armies_left = OPENING + 1, 1
    return game


def hope(**facts):
    """What such a campaign is worth to the Coalition."""
    return judgement(campaign(**facts), "coalition")


@rule("age-of-napoleon battle.exhaust-survivors")
def test_armies_that_come_one_after_the_other_wear_a_garrison_down():
    far = dict.fromkeys(SECOND, "moscow")

    assert hope(**GUARD, **FIRST, **SECOND) > hope(**GUARD, **FIRST, **far) + 0.1


@rule("age-of-napoleon campaign.activation.cost")
def test_an_army_at_the_gates_is_worth_little_without_the_cards_to_move_it():
    near = {**GUARD, **FIRST, **SECOND}

    assert hope(**near, in_round=4) > hope(**near, in_round=4, cards=0)


@rule("age-of-napoleon surrender.major.more-enemies")
def test_whoever_holds_paris_wants_more_corps_in_france_than_the_french_have():
    holder = {
        **dict.fromkeys(FIRST, PARIS),
        **dict.fromkeys(GUARD, "bourgogne"),
        "soult": "bretagne",
    }

    inside = hope(in_round=6, **holder, wellington="aquitaine", hill="aquitaine")
    outside = hope(in_round=6, **holder, wellington="castilla", hill="castilla")
    assert inside > outside + 0.3


@rule("age-of-napoleon surrender.france")
def test_who_nears_victory_still_tells_better_from_worse():
    lost = {"napoleon": "bretagne", **dict.fromkeys(FIRST, PARIS), **SECOND}

    assert 1 > hope(year=1813, **lost) > hope(year=1813, **{**lost, "soult": "bourgogne"})


@pytest.mark.parametrize("place", ["battle", "meeting"])
@rule("age-of-napoleon surrender.france")
def test_a_battle_before_paris_counts_for_what_it_decides(place):
    def fought(area, strength):
        game = campaign(in_round=6, **dict.fromkeys(FIRST, area), mortier=area, napoleon="bretagne")
        if place == "battle":
            one = Engaged(COALITION, "blucher", [*FIRST], tally=[("blucher", strength)])
            two = Engaged(FRENCH, "mortier", ["mortier"], tally=[("mortier", 10)])
            game.battle = Battle(Clash(area, COALITION), one, two)
        elif strength < 10:
            game.exhausted = frozenset(FIRST)
        return judgement(game, "coalition")

    assert fought(PARIS, 20) - fought(PARIS, 4) > fought("provence", 20) - fought("provence", 4) > 0
    assert fought(PARIS, 20) > fought("provence", 20)


@rule("age-of-napoleon interception.allowed")
def test_nobody_leaves_a_conquered_capital_to_intercept():
    def going(start):
        corps = dict.fromkeys(FIRST, PARIS)
        game = campaign(
            in_round=6, **{**corps, "blucher": start, "yorck": start}, davout="aquitaine"
        )
        game.interception = Interception(
            COALITION, "blucher", ["blucher", "yorck"], start, "aquitaine"
        )
        if start == PARIS:
            game.interception.corps += ["bulow", "kleist"]
        return judgement(game, "coalition")

    assert going("bourgogne") > going(PARIS)


@rule("age-of-napoleon movement.allowance.base")
def test_a_march_is_worth_what_comes_of_it():
    """What is promised on the way is not more than what is found on arrival."""

    def marching(area, entered):
        game = campaign(in_round=5, **{**GUARD, **dict.fromkeys(FIRST, area)})
        game.armies_left = 0
        game.march = March(COALITION, "blucher", [*FIRST], "westfalen", area, entered=entered)
        return judgement(game, "coalition")

    arrived = campaign(in_round=5, **GUARD, **FIRST)
    arrived.armies_left = 0
    assert marching("westfalen", 0) <= judgement(arrived, "coalition") + 0.05
    assert marching("westfalen", 0) > judgement(
        campaign(in_round=5, **{**GUARD, **dict.fromkeys(FIRST, "westfalen")}), "coalition"
    )


@rule("age-of-napoleon movement.enemy-stop")
def test_a_march_that_has_met_the_enemy_counts_for_the_battle():
    def met(*, marching):
        game = campaign(
            in_round=5, napoleon="bretagne", mortier=PARIS, **dict.fromkeys(FIRST, PARIS)
        )
        game.armies_left = 0
        game.march = March(COALITION, "blucher", [*FIRST], "lorraine", PARIS) if marching else None
        return judgement(game, "coalition")

    assert met(marching=True) == met(marching=False)
