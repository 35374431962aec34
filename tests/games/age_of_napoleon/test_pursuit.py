"""Recovery and pursuit."""

import pytest

from estafette.engine import Pass
from estafette.games.age_of_napoleon.actions import (
    Attach,
    Detach,
    Discard,
    Halt,
    Lose,
    Pursue,
    Recover,
    Retreat,
)
from estafette.games.age_of_napoleon.sides import COALITION, FRENCH
from tests.games.age_of_napoleon.battling import battle, commit, commit_all, fought
from tests.games.age_of_napoleon.campaigning import pass_by
from tests.games.age_of_napoleon.position import given
from tests.referee import Referee, rule

ATTACKER_WINS = [1, 1, 6, 1]  # a tie that costs nobody, then the second dice
DEFENDER_WINS = [1, 1, 1, 6]
CARDS = {"french": ["mud", "depot"]}


def beaten(referee: Referee, area: str) -> None:
    """Everything is committed, no card is played, and the beaten army goes to an area."""
    commit_all(referee)
    pass_by(referee)
    referee.choose(Retreat(area))
    assert referee.decision is None or referee.decision.key == "pursuit.recover-or-pursue"


@rule("age-of-napoleon battle.recover.discard")
def test_a_card_makes_the_victors_fresh():  # v.bat.recover
    victors = ("davout", "soult", "murat")
    army = dict.fromkeys((*victors, "karl"), "osterreich")
    game = given(**army, hand=CARDS, dice=ATTACKER_WINS)

    referee = battle(game, "osterreich", out_of="bayern")
    beaten(referee, "banat")
    assert set(victors) <= game.exhausted
    referee.choose(Recover(), Discard("mud-1"))

    assert referee.is_over
    assert game.exhausted == {"karl"}
    assert game.hands[FRENCH] == ["depot-1"]
    assert game.deck.discard == ["mud-1"]


@rule("age-of-napoleon battle.recover.discard")
def test_without_a_card_nobody_recovers():
    game = given(davout="osterreich", karl="osterreich", dice=ATTACKER_WINS)

    referee = battle(game, "osterreich", out_of="bayern")
    referee.choose(Retreat("banat"))

    assert referee.is_over
    assert game.exhausted == {"davout", "karl"}


@rule("age-of-napoleon battle.recover.discard")
def test_the_loser_does_not_recover():  # v.bat.loser-no-recover
    hand = {"coalition": ["mud", "depot"]}
    game = given(davout="osterreich", karl="osterreich", hand=hand, dice=ATTACKER_WINS)

    referee = battle(game, "osterreich", out_of="bayern")
    pass_by(referee)
    referee.choose(Retreat("banat"))

    assert referee.is_over
    assert len(game.hands[COALITION]) == 2


@rule("age-of-napoleon battle.recover.discard")
def test_only_corps_that_fought_recover():
    game = given(
        davout="osterreich",
        junot="osterreich",
        karl="osterreich",
        exhausted=["junot"],
        hand={"french": ["mud"]},
        dice=ATTACKER_WINS,
    )

    referee = battle(game, "osterreich", out_of="bayern")
    commit(referee, "davout")
    beaten(referee, "banat")
    referee.choose(Recover())

    assert game.exhausted == {"junot", "karl"}


@rule("age-of-napoleon battle.recover.discard")
def test_the_winner_may_keep_his_cards():
    game = given(davout="osterreich", karl="osterreich", hand=CARDS, dice=ATTACKER_WINS)

    referee = battle(game, "osterreich", out_of="bayern")
    beaten(referee, "banat")
    referee.choose(Pass())

    assert referee.is_over
    assert len(game.hands[FRENCH]) == 2


@rule(
    "age-of-napoleon battle.pursuit.allowed",
    "age-of-napoleon battle.pursuit.procedure",
    "age-of-napoleon battle.pursuit.cost",
    "age-of-napoleon battle.pursuit.no-reply",
    "age-of-napoleon battle.recover.not-if-pursuit",
)
def test_murat_pursues_karl_and_attacks_at_once():  # v.bat.pursuit, v.bat.recover
    game = given(
        murat="osterreich",
        ney="osterreich",
        karl="osterreich",
        schwarzenberg="ungarn",
        hand={"french": ["mud"]},
        dice=ATTACKER_WINS,
    )

    referee = battle(game, "osterreich", out_of="bayern")
    beaten(referee, "banat")
    referee.choose(Pursue("murat", "banat"), Halt())

    assert game.hands[FRENCH] == []
    assert game.exhausted == {"murat", "ney", "karl"}
    assert game.where["murat"] == game.where["ney"] == "banat"
    assert referee.decision.key == "battle.whom"
    assert (fought(game).area, fought(game).clash.pursuit) == ("banat", True)
    assert fought(game).clash.came_from == {"murat": "osterreich", "ney": "osterreich"}
    assert fought(game).attacker.side is FRENCH


@rule("age-of-napoleon battle.pursuit.procedure")
def test_corps_already_there_join_the_defence():
    game = given(
        murat="osterreich",
        karl="osterreich",
        schwarzenberg="banat",
        hand={"french": ["mud"]},
        dice=ATTACKER_WINS,
    )

    referee = battle(game, "osterreich", out_of="bayern")
    beaten(referee, "banat")
    referee.choose(Pursue("murat", "banat"))

    assert referee.decision.seat == COALITION
    commit(referee, "karl", "schwarzenberg")
    committed = referee.fact("battle.committed")
    assert committed["corps"] == ["karl", "schwarzenberg"]


@rule("age-of-napoleon battle.pursuit.procedure")
def test_only_committed_survivors_pursue():
    game = given(
        murat="osterreich",
        ney="osterreich",
        karl="osterreich",
        davout="bayern",
        hand=CARDS,
        dice=ATTACKER_WINS,
    )

    referee = battle(game, "osterreich", out_of="bayern")
    commit(referee, "murat")
    beaten(referee, "banat")

    for other in ("ney", "davout", "karl", "lannes"):
        assert referee.refusal(Pursue(other, "banat")).rule == "battle.pursuit.procedure"


@rule("age-of-napoleon battle.pursuit.allowed")
def test_nobody_pursues_where_nobody_fled():
    game = given(murat="osterreich", karl="osterreich", hand=CARDS, dice=ATTACKER_WINS)

    referee = battle(game, "osterreich", out_of="bayern")
    beaten(referee, "banat")

    assert referee.refusal(Pursue("murat", "bohmen")).rule == "battle.pursuit.allowed"


@rule("age-of-napoleon battle.pursuit.rating")
def test_a_slow_general_does_not_pursue_a_fast_one():  # v.bat.pursuit-slow
    game = given(
        status={"preussen": "cm"},
        soult="sachsen",
        murat="sachsen",
        blucher="sachsen",
        hand=CARDS,
        dice=ATTACKER_WINS,
    )

    referee = battle(game, "sachsen", out_of="westfalen")
    beaten(referee, "schlesien")

    assert referee.refusal(Pursue("soult", "schlesien")).rule == "battle.pursuit.rating"
    assert Pursue("murat", "schlesien") in referee.options


@rule("age-of-napoleon battle.pursuit.rating", "age-of-napoleon battle.pursuit.procedure")
def test_of_an_army_that_fled_two_ways_one_part_is_pursued():
    game = given(
        status={"preussen": "cm", "sachsen": None},
        soult="sachsen",
        blucher="sachsen",
        yorck="sachsen",
        hand={"french": ["mud"]},
        dice=DEFENDER_WINS,
    )

    came_from = {"blucher": "schlesien", "yorck": "brandenburg"}
    referee = battle(game, "sachsen", by="coalition", came_from=came_from)
    commit_all(referee)
    pass_by(referee)

    assert referee.refusal(Pursue("soult", "schlesien")).rule == "battle.pursuit.rating"
    referee.choose(Pursue("soult", "brandenburg"))
    assert fought_in(referee) == ["sachsen", "brandenburg"]


@rule("age-of-napoleon battle.pursuit.rating")
def test_the_faster_of_equal_generals_leads_the_beaten_army():
    hand = {"coalition": ["mud"]}
    game = given(soult="bayern", murat="bayern", karl="bayern", hand=hand, dice=DEFENDER_WINS)

    referee = battle(game, "bayern", out_of="wurttemberg")
    commit_all(referee)
    pass_by(referee)

    refusal = referee.refusal(Pursue("karl", "wurttemberg"))
    assert refusal.facts["beaten"] == "murat"


@rule("age-of-napoleon battle.pursuit.rating")
def test_a_pursuer_leads_within_his_capacity():
    band = ("murat", "ney", "bessieres", "grouchy", "junot")
    game = given(
        napoleon="osterreich",
        karl="osterreich",
        exhausted=["napoleon", *band],
        hand=CARDS,
        dice=ATTACKER_WINS,
        **dict.fromkeys(band, "osterreich"),
    )

    referee = battle(game, "osterreich", out_of="bayern")
    beaten(referee, "banat")
    referee.choose(Pursue("murat", "banat"))

    assert referee.decision.facts["corps"] == ["murat", "ney", "bessieres", "grouchy"]
    assert referee.refusal(Attach("napoleon")).key == "march.too-senior"
    assert referee.refusal(Attach("junot")).key == "march.full"
    assert referee.refusal(Attach("ney")).rule == "battle.pursuit.procedure"
    assert referee.refusal(Attach("davout")).rule == "battle.pursuit.procedure"
    referee.choose(Detach("ney"))
    assert referee.refusal(Attach("ney")).key == "command.settled"
    referee.choose(Attach("junot"), Halt(), Discard("mud-1"))
    assert game.at("banat", FRENCH) == ["murat", "bessieres", "grouchy", "junot"]


@rule("age-of-napoleon battle.pursuit.once")
def test_a_defender_who_won_may_pursue():
    game = given(
        murat="osterreich",
        karl="osterreich",
        hand={"french": ["mud"]},
        dice=DEFENDER_WINS,
    )

    referee = battle(game, "osterreich", by="coalition", out_of="banat")
    pass_by(referee)
    referee.choose(Pursue("murat", "banat"))

    assert fought_in(referee) == ["osterreich", "banat"]
    assert game.pursued == {"murat"}


@rule("age-of-napoleon battle.pursuit.once")
def test_an_army_pursues_once_in_a_round():
    game = given(
        murat="osterreich", karl="osterreich", hand=CARDS, dice=[*ATTACKER_WINS, *ATTACKER_WINS]
    )

    referee = battle(game, "osterreich", out_of="bayern")
    beaten(referee, "banat")
    referee.choose(Pursue("murat", "banat"), Discard("mud-1"))
    beaten(referee, "ungarn")

    assert set(referee.options) == {Recover(), Pass()}
    assert referee.refusal(Pursue("murat", "ungarn")).rule == "battle.pursuit.once"


@rule("age-of-napoleon battle.pursuit.attrition", "age-of-napoleon battle.pursuit.once")
def test_a_winter_pursuit_costs_a_corps_before_the_second_battle():  # v.gap.pursuit-winter
    victors = ("napoleon", "murat", "ney", "bessieres")
    game = given(
        in_round=5,
        karl="osterreich",
        exhausted=victors,
        hand=CARDS,
        dice=[*ATTACKER_WINS, 1, *ATTACKER_WINS],
        **dict.fromkeys(victors, "osterreich"),
    )

    referee = battle(game, "osterreich", out_of="bayern")
    beaten(referee, "banat")
    referee.choose(Pursue("napoleon", "banat"), Halt(), Discard("mud-1"), Lose("bessieres"))
    assert game.lost == ["bessieres"]
    assert fought(game).area == "banat"
    beaten(referee, "ungarn")

    for corps in victors[:3]:
        assert referee.refusal(Pursue(corps, "ungarn")).rule == "battle.pursuit.once"


@rule("age-of-napoleon battle.pursuit.attrition")
@pytest.mark.parametrize(("area", "checks"), [("tirol", 1), ("bohmen", 0)])
def test_a_pursuit_into_the_mountains_is_checked(area, checks):
    victors = ("napoleon", "murat", "ney")
    game = given(
        karl="osterreich",
        hand=CARDS,
        dice=[*ATTACKER_WINS, 6],
        **dict.fromkeys(victors, "osterreich"),
    )

    referee = battle(game, "osterreich", out_of="bayern")
    beaten(referee, area)
    referee.choose(Pursue("napoleon", area), Halt(), Discard("mud-1"))

    assert referee.keys.count("attrition.march") == checks


@rule("age-of-napoleon battle.pursuit.procedure", "age-of-napoleon battle.retreat.attacker-path")
def test_a_beaten_pursuer_goes_back_to_the_first_field():
    game = given(
        murat="osterreich",
        karl="osterreich",
        hand={"french": ["mud"]},
        dice=[*ATTACKER_WINS, *DEFENDER_WINS],
    )

    referee = battle(game, "osterreich", out_of="bayern")
    beaten(referee, "banat")
    referee.choose(Pursue("murat", "banat"))

    assert referee.is_over
    assert game.where == {"murat": "osterreich", "karl": "banat"}


@rule("age-of-napoleon ic.no-attack-abroad", "age-of-napoleon battle.pursuit.allowed")
def test_insurgents_do_not_pursue_beyond_their_borders():
    game = given(
        status={"spain": "ic"},
        blake="navarra",
        wellington="navarra",
        junot="navarra",
        hand={"coalition": ["mud"]},
        dice=ATTACKER_WINS,
    )

    referee = battle(game, "navarra", by="coalition", out_of="castilla")
    beaten(referee, "aquitaine")

    assert referee.refusal(Pursue("blake", "aquitaine")).rule == "ic.no-attack-abroad"
    referee.choose(Pursue("wellington", "aquitaine"))
    assert game.where["blake"] == "navarra"


@rule("age-of-napoleon invasion.trigger")
def test_a_pursuit_into_russia_invades_it():
    game = given(
        status={"russia": "cm"},
        murat="polen",
        kutusov="polen",
        hand={"french": ["mud"]},
        dice=ATTACKER_WINS,
    )

    referee = battle(game, "polen", out_of="schlesien")
    beaten(referee, "volhynia")
    assert not game.invaded
    referee.choose(Pursue("murat", "volhynia"))

    assert game.invaded


@rule("age-of-napoleon invasion.trigger")
def test_russians_who_pursue_into_their_own_country_do_not_invade_it():
    game = given(
        status={"russia": "cm"},
        junot="polen",
        kutusov="polen",
        hand={"coalition": ["mud"]},
        dice=[*DEFENDER_WINS, *DEFENDER_WINS],
    )

    referee = battle(game, "polen", out_of="lithuania")
    pass_by(referee)
    game.invaded = False
    referee.choose(Pursue("kutusov", "lithuania"))

    assert referee.is_over
    assert fought_in(referee) == ["polen", "lithuania"]
    assert not game.invaded


def fought_in(referee: Referee) -> list[str]:
    return [told.facts["area"] for told in referee.told if told.key == "battle.begins"]
