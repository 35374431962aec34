"""The march: its allowance, the corps that go along, and the ground it may enter."""

import pytest

from estafette.engine import Pass
from estafette.games.age_of_napoleon.actions import (
    Activate,
    Attach,
    Detach,
    Enter,
    Halt,
    Lose,
    PlayCard,
)
from estafette.games.age_of_napoleon.march import allowance, is_marching, is_move_over
from estafette.games.age_of_napoleon.sides import COALITION, FRENCH
from estafette.games.age_of_napoleon.state import Clash, March
from tests.games.age_of_napoleon.campaigning import march, turn_of
from tests.games.age_of_napoleon.position import given
from tests.referee import rule


def army(game, leader, **marks):
    """An army of one general who is on his way."""
    area = game.where[leader]
    return March(game.side(leader), leader, [leader], area, area, **marks)


@rule("age-of-napoleon movement.entry-order", "age-of-napoleon movement.no-coexistence")
def test_a_move_lasts_until_the_army_halts_and_every_battle_is_fought():
    game = given(davout="flandre")
    referee = march(game, "davout")
    assert is_marching(game)
    assert not is_move_over(game)

    referee.choose(Halt())

    assert not is_marching(game)
    assert is_move_over(game)
    game.clashes = [Clash("flandre", COALITION)]
    assert not is_move_over(game)


@rule("age-of-napoleon movement.allowance.base", "age-of-napoleon movement.land-adjacent")
def test_davout_goes_four_areas():  # v.mov.rating4
    game = given(davout="flandre")

    referee = march(game, "davout", "rhenanie", "wurttemberg", "bayern", "bohmen")

    assert referee.is_over
    assert game.where["davout"] == "bohmen"
    assert "davout" not in game.exhausted


@rule("age-of-napoleon movement.allowance.base")
def test_nobody_goes_farther_than_his_rating():
    game = given(soult="flandre", hand={"french": ["depot"]})

    referee = march(game, "soult", "rhenanie", "wurttemberg", "bayern")

    assert referee.refusal(Enter("westfalen")).rule == "movement.allowance.base"


@rule("age-of-napoleon movement.land-adjacent")
@pytest.mark.parametrize("area", ["bayern", "moscow", "nowhere"])
def test_an_army_goes_from_area_to_adjacent_area(area):  # v.rec.land
    referee = march(given(murat="lorraine"), "murat")

    assert referee.refusal(Enter(area)).rule == "movement.land-adjacent"
    assert Enter("wurttemberg") in referee.options


@rule("age-of-napoleon movement.allowance.winter")
@pytest.mark.parametrize(
    ("number", "marching", "attacking"), [(1, 3, 2), (4, 3, 2), (5, 2, 1), (6, 2, 1)]
)
def test_winter_takes_one_area(number, marching, attacking):  # v.mov.winter
    game = given(soult="flandre", in_round=number)
    soult = army(game, "soult")

    assert allowance(game, soult, attack=False) == marching
    assert allowance(game, soult, attack=True) == attacking


@rule(
    "age-of-napoleon movement.allowance.mud",
    "age-of-napoleon movement.allowance.forced-march",
    "age-of-napoleon movement.allowance.cumulative",
)
@pytest.mark.parametrize(
    ("mud", "forced", "attack", "areas"),
    [
        (True, False, False, 3),
        (False, True, False, 5),
        (True, True, False, 4),
        (True, True, True, 3),
        (True, False, True, 2),
    ],
)
def test_mud_forced_march_and_attack_add_up(mud, forced, attack, areas):  # v.mov.mud-forced
    game = given(napoleon="flandre")

    assert allowance(game, army(game, "napoleon", mud=mud, forced=forced), attack=attack) == areas


@rule("age-of-napoleon movement.allowance.attack")
def test_an_attack_costs_an_area():  # v.mov.attack-too-far
    game = given(soult="flandre", mack="bayern")

    referee = march(game, "soult", "rhenanie", "wurttemberg")

    assert referee.refusal(Enter("bayern")).rule == "movement.allowance.attack"
    assert Enter("westfalen") in referee.options


@rule("age-of-napoleon movement.attack-area-counts")
def test_the_area_attacked_is_counted():
    game = given(soult="rhenanie", mack="bayern")

    march(game, "soult", "wurttemberg", "bayern")

    assert [clash.area for clash in game.clashes] == ["bayern"]


@rule("age-of-napoleon movement.allowance.minimum")
def test_a_slow_army_cannot_attack_in_winter():  # v.mov.winter-slow
    game = given(buxhowden="galizien", davout="bohmen", in_round=6)

    referee = march(game, "buxhowden")

    assert referee.refusal(Enter("bohmen")).rule == "movement.allowance.minimum"
    assert Enter("banat") in referee.options


@rule("age-of-napoleon movement.allowance.minimum")
def test_a_forced_march_lets_the_slow_attack_in_winter():  # v.mov.winter-slow
    hand = {"coalition": ["forced-march"]}
    game = given(buxhowden="galizien", davout="bohmen", in_round=6, hand=hand)

    referee = march(game, "buxhowden")
    referee.choose(PlayCard("forced-march-1"), Enter("bohmen"), Pass())

    assert [clash.area for clash in game.clashes] == ["bohmen"]


@rule("age-of-napoleon movement.cards-timing")
def test_mud_comes_before_the_march_and_forced_march_until_it_stops():  # v.gap.mud-then-forced
    hand = {"french": ["forced-march"], "coalition": ["mud"]}
    game = given(soult="rhenanie", mack="bayern", hand=hand)
    referee = march(game, "soult")
    assert referee.decision.key == "window.chosen"

    referee.choose(PlayCard("mud-1"), Enter("wurttemberg"))
    assert referee.refusal(Enter("bayern")).rule == "movement.allowance.attack"
    referee.choose(PlayCard("forced-march-1"), Enter("bayern"))

    assert [clash.area for clash in game.clashes] == ["bayern"]


@rule("age-of-napoleon movement.leader-command")
def test_a_general_leads_no_more_corps_than_his_seniority():  # v.mov.command
    stack = dict.fromkeys(["ney", "junot", "bessieres", "reille", "drouet"], "flandre")
    game = given(**stack)

    referee = march(game, "ney")

    assert len(game.march.corps) == 3
    left = next(corps for corps in stack if corps not in game.march.corps)
    assert referee.refusal(Attach(left)).rule == "movement.leader-command"


@rule("age-of-napoleon movement.leader-any")
def test_the_strongest_corps_are_taken_along():
    game = given(ney="flandre", junot="flandre", bessieres="flandre", rapp="flandre")
    game.exhausted = {"rapp"}

    march(game, "ney")

    assert game.march.corps == ["ney", "bessieres", "junot"]


@rule("age-of-napoleon movement.leader-any")
def test_a_junior_may_lead_and_leaves_his_senior_behind():  # v.mov.junior-leads
    game = given(napoleon="flandre", davout="flandre")

    referee = march(game, "davout", "rhenanie")
    referee.choose(Halt())

    assert (game.where["davout"], game.where["napoleon"]) == ("rhenanie", "flandre")


@rule(
    "age-of-napoleon movement.attach-detach",
    "age-of-napoleon movement.attach.no-senior",
    "age-of-napoleon movement.attach.equal",
)
def test_equals_and_juniors_may_join_on_the_way_and_seniors_may_not():  # v.mov.attach
    game = given(soult="flandre", murat="rhenanie", ney="wurttemberg", napoleon="wurttemberg")

    referee = march(game, "soult", "rhenanie")
    referee.choose(Attach("murat"), Enter("wurttemberg"))
    assert referee.refusal(Attach("napoleon")).rule == "movement.attach.no-senior"
    referee.choose(Attach("ney"), Enter("bayern"))

    assert [game.where[c] for c in ("soult", "murat", "ney")] == ["bayern"] * 3
    assert game.where["napoleon"] == "wurttemberg"


@rule("age-of-napoleon movement.attach.equal")
def test_the_first_general_goes_on_leading_his_equals():
    game = given(soult="flandre", murat="rhenanie")

    referee = march(game, "soult", "rhenanie")
    referee.choose(Attach("murat"), Enter("wurttemberg"), Enter("bayern"))

    assert referee.is_over  # three areas are all that Soult can do


@rule("age-of-napoleon movement.attach.moved")
def test_a_corps_that_has_moved_is_not_picked_up():  # v.rec.corps-once
    game = given(davout="flandre", ney="lorraine", hand={"french": ["major-campaign"]})
    referee = turn_of(game, "french")
    referee.choose(PlayCard("major-campaign-1"), Activate("ney"), Enter("rhenanie"), Halt())

    referee.choose(Activate("davout"), Enter("rhenanie"))

    assert referee.refusal(Attach("ney")).rule == "movement.attach.moved"


@rule("age-of-napoleon movement.attach.moved")
def test_a_corps_that_has_moved_is_not_taken_along_from_the_start():
    game = given(davout="flandre", ney="flandre")
    game.moved = {"ney"}

    march(game, "davout")

    assert game.march.corps == ["davout"]


@rule("age-of-napoleon movement.detach.moved", "age-of-napoleon movement.attach-detach")
def test_corps_dropped_on_the_way_have_moved():  # v.gap.drop
    stack = dict.fromkeys(["blucher", "yorck", "kleist", "bulow"], "sachsen")
    game = given(status={"preussen": "cm"}, in_round=2, karl="banat", **stack)
    game.hands[COALITION] = ["major-campaign-1"]
    referee = turn_of(game, "coalition")
    referee.choose(PlayCard("major-campaign-1"), Activate("blucher"), Enter("westfalen"))

    referee.choose(Detach("yorck"))
    assert referee.refusal(Attach("yorck")).rule == "movement.detach.moved"
    referee.choose(Enter("hannover"), Detach("kleist"), Enter("holland"), Halt())

    places = [game.where[corps] for corps in ("blucher", "bulow", "yorck", "kleist")]
    assert places == ["holland", "holland", "westfalen", "hannover"]
    for corps in ("yorck", "kleist"):
        assert referee.refusal(Activate(corps)).rule == "campaign.activation.corps-once"


@rule("age-of-napoleon movement.leader-any")
def test_a_corps_left_at_the_start_has_not_moved():
    game = given(davout="flandre", ney="flandre", hand={"french": ["major-campaign"]})
    referee = turn_of(game, "french")

    referee.choose(PlayCard("major-campaign-1"), Activate("davout"), Detach("ney"))
    referee.choose(Enter("rhenanie"), Halt())

    assert Activate("ney") in referee.options


@rule("age-of-napoleon movement.attach-detach")
def test_a_corps_left_at_the_start_may_be_called_back_once():
    game = given(davout="flandre", ney="flandre")
    referee = march(game, "davout")

    referee.choose(Detach("ney"), Attach("ney"))
    assert referee.refusal(Detach("ney")).key == "march.called-back"
    referee.choose(Enter("rhenanie"), Detach("ney"))

    assert referee.refusal(Attach("ney")).rule == "movement.detach.moved"


@rule("age-of-napoleon movement.attach-detach")
@pytest.mark.parametrize("order", [Attach("ney"), Detach("murat")])
def test_where_a_march_is_at_its_end_nobody_joins_or_leaves(order):
    corps = {"soult": "flandre", "murat": "flandre", "ney": "bayern"}
    game = given(**corps, hand={"french": ["forced-march"]})

    referee = march(game, "soult", "rhenanie", "wurttemberg", "bayern")

    assert referee.decision.facts["left"] == 0
    assert referee.refusal(order).key == "march.at-its-end"


@rule("age-of-napoleon movement.attach-detach")
def test_the_leader_stays_with_his_army_and_strangers_do_not_join():
    game = given(davout="flandre", ney="flandre", soult="provence", karl="bohmen")

    referee = march(game, "davout")

    for corps in ("davout", "soult"):
        assert referee.refusal(Detach(corps)).rule == "movement.attach-detach"
    for corps in ("ney", "soult", "karl", "nobody"):
        assert referee.refusal(Attach(corps)).rule == "movement.attach-detach"


@rule("age-of-napoleon movement.mixed-nationality")
def test_corps_of_all_countries_of_a_side_march_together():  # v.rec.mixed
    game = given(status={"austria": "fa"}, karl="bayern", ney="bayern", lefebvre="bayern")

    march(game, "karl", "bohmen")

    assert [game.where[c] for c in ("karl", "ney", "lefebvre")] == ["bohmen"] * 3


@rule("age-of-napoleon movement.enemy-stop")
def test_an_army_stops_where_it_meets_the_enemy():
    game = given(davout="flandre", mack="wurttemberg")

    referee = march(game, "davout", "rhenanie", "wurttemberg")

    assert referee.is_over
    assert game.march is None
    clash = game.clashes[0]
    assert (clash.area, clash.attacker) == ("wurttemberg", FRENCH)
    assert clash.came_from == {"davout": "rhenanie"}


@rule("age-of-napoleon movement.britain-closed")
def test_no_frenchman_enters_britain():  # v.sea.british-in-britain
    referee = march(given(davout="flandre"), "davout")

    assert referee.refusal(Enter("britain")).rule == "movement.britain-closed"


@rule("age-of-napoleon movement.leave-own-side-neutral")
def test_an_army_may_leave_a_neutral_area():  # v.rec.leave-neutral
    game = given(status={"preussen": "nc"}, davout="sachsen")

    march(game, "davout", "bayern")

    assert game.where["davout"] == "bayern"
    assert game.status["preussen"] == "nc"


@rule("age-of-napoleon baltic.winter.land-link")
def test_the_ice_bears_an_army_in_winter():  # v.mov.baltic-winter
    game = given(in_round=5, bagration="lithuania", essen="lithuania", dokhturov="lithuania")
    game.dice.loaded = [1]

    referee = march(game, "bagration", "sverige")
    referee.choose(Halt())
    referee.choose(Lose("essen"))

    assert sorted(game.where.values()) == ["sverige", "sverige"]
    assert game.lost == ["essen"]


@rule("age-of-napoleon baltic.summer.no-link")
def test_nobody_walks_over_open_water():  # v.mov.baltic-summer
    referee = march(given(in_round=3, bagration="lithuania"), "bagration")

    assert referee.refusal(Enter("sverige")).rule == "baltic.summer.no-link"
