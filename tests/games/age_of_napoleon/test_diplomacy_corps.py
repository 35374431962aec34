"""What becomes of corps when a country changes sides, and when two cards cancel."""

import pytest

from estafette.engine import Pass
from estafette.games.age_of_napoleon.actions import Advance, Deploy, Raise, Redeploy
from estafette.games.age_of_napoleon.control import occupier
from estafette.games.age_of_napoleon.diplomacy import change_sides, join
from estafette.games.age_of_napoleon.fate import move
from estafette.games.age_of_napoleon.sides import COALITION, FRENCH, Status
from tests.games.age_of_napoleon.politics import aim, can_raise, diplomacy, pass_all
from tests.games.age_of_napoleon.position import given
from tests.referee import Referee, rule


def becomes(game, country, status):
    return Referee(game, change_sides(game, country, Status(status)))


@rule("age-of-napoleon diplomacy.becomes-neutral.units")
def test_the_corps_of_a_country_that_turns_neutral_leave_the_map():  # v.dip.neutral-units
    game = given(kutusov="galizien", buxhowden="volhynia", karl="osterreich")

    becomes(game, "russia", "nc")

    assert game.where == {"karl": "osterreich"}
    assert game.in_reserve("kutusov")


@rule("age-of-napoleon diplomacy.becomes-neutral.foreign-corps")
@rule("age-of-napoleon surrender.major.redeploy-path")
def test_foreign_corps_leave_a_country_that_turns_neutral():  # v.dip.neutral-foreign
    game = given(kutusov="osterreich")

    referee = becomes(game, "austria", "nc")

    assert set(referee.options) == {Redeploy("kutusov", "volhynia"), Redeploy("kutusov", "ukraine")}
    referee.choose(Redeploy("kutusov", "ukraine"))
    assert game.where["kutusov"] == "ukraine"


@rule("age-of-napoleon diplomacy.leaves-neutrality.deploy")
@rule("age-of-napoleon diplomacy.leaves-neutrality.number")
def test_a_major_that_joins_fills_its_mobilisation_limit():  # v.dip.leave-neutral-prussia
    game = given()
    referee = becomes(game, "preussen", "cm")

    for corps in ("braunschweig", "hohenlohe", "ruchel", "l-estocq"):
        assert referee.decision.seat == COALITION
        referee.choose(Raise(corps), Deploy(corps, "brandenburg"))

    assert referee.is_over
    assert len(game.at("brandenburg", COALITION)) == 4


@rule("age-of-napoleon diplomacy.leaves-neutrality.number")
def test_only_available_corps_take_the_field_inside_their_country():
    referee = becomes(given(), "preussen", "cm")

    assert can_raise(referee) == {
        *["braunschweig", "hohenlohe", "ruchel", "kalckreuth", "l-estocq", "tauentzien"],
        "sachsen-corps",
    }
    assert referee.refusal(Raise("blucher")).rule == "diplomacy.leaves-neutrality.deploy"
    referee.choose(Raise("ruchel"))
    assert referee.refusal(Deploy("ruchel", "bayern")).rule == "diplomacy.leaves-neutrality.number"
    assert referee.refusal(Deploy("blucher", "polen")).rule == "diplomacy.leaves-neutrality.number"


@rule("age-of-napoleon diplomacy.leaves-neutrality.number")
@rule("age-of-napoleon reinforcement.deploy.star-french-control")
def test_a_major_that_joins_the_french_gives_one_corps():  # v.dip.leave-neutral-fa
    game = given(status={"austria": "nc"})
    referee = becomes(game, "austria", "fa")

    referee.choose(Raise("karl"), Deploy("karl", "bohmen"))

    assert referee.is_over
    assert game.at("bohmen", FRENCH) == ["karl"]


@rule("age-of-napoleon diplomacy.leaves-neutrality.number")
def test_its_controller_may_leave_corps_in_the_reserve():
    game = given()
    referee = becomes(game, "preussen", "cm")

    referee.choose(Pass())

    assert referee.is_over
    assert game.where == {}


@rule("age-of-napoleon diplomacy.leaves-neutrality.place")
def test_nobody_takes_the_field_where_the_enemy_stands():  # v.gap.place-free-area
    game = given(davout="sachsen")
    referee = becomes(game, "preussen", "cm")
    assert referee.refusal(Raise("sachsen-corps")).rule == "diplomacy.leaves-neutrality.place"

    referee.choose(Raise("ruchel"))

    refusal = referee.refusal(Deploy("ruchel", "sachsen"))
    assert refusal.rule == "diplomacy.leaves-neutrality.place"
    assert {choice.area for choice in referee.options} == {
        *["brandenburg", "westpreussen", "ostpreussen", "schlesien", "polen"],
    }
    assert game.where["davout"] == "sachsen"


@rule("age-of-napoleon neutrality.violation.deploy-in-occupied")
def test_after_a_violation_corps_take_the_field_among_the_intruders():
    game = given(status={"preussen": "cm"}, davout="sachsen")
    referee = Referee(game, join(game, "preussen", COALITION, among_enemies=True))

    referee.choose(Raise("ruchel"), Deploy("ruchel", "sachsen"))

    assert game.at("sachsen", COALITION) == ["ruchel"]


@rule("age-of-napoleon diplomacy.leaves-neutrality.minor")
@rule("age-of-napoleon diplomacy.minor-leaves.tied-corps")
def test_the_corps_of_a_minor_go_with_it():  # v.dip.hannover-switch
    game = given(bernadotte="pommern")

    becomes(game, "hannover", "nc")
    assert game.in_reserve("bernadotte")
    referee = becomes(game, "hannover", "cm")

    referee.choose(Raise("braunschweig-oels"))
    assert game.at("hannover", COALITION) == ["braunschweig-oels"]
    assert referee.is_over


@rule("age-of-napoleon diplomacy.leaves-neutrality.minor")
@pytest.mark.parametrize(
    ("on_the_map", "gives"),
    [
        ({}, True),
        ({"beresford": "portugal"}, True),
        ({"damas": "napoli", "armfelt": "sverige"}, False),
    ],
)
def test_a_minor_gives_its_corps_if_the_limit_leaves_room(on_the_map, gives):
    referee = becomes(given(status={"hannover": "nc"}, **on_the_map), "hannover", "cm")

    assert referee.is_over is not gives


@rule("age-of-napoleon diplomacy.leaves-neutrality.minor")
def test_wrede_needs_room_among_the_austrians():
    six = dict.fromkeys(["karl", "johann", "mack", "ferdinand", "hiller", "kienmayer"], "tirol")

    assert becomes(given(status={"bayern": "nc"}, **six), "bayern", "cm").is_over
    assert not becomes(given(status={"bayern": "nc"}, karl="tirol"), "bayern", "cm").is_over


@rule("age-of-napoleon diplomacy.minor-leaves.tied-corps")
def test_a_minor_that_changes_sides_at_once_changes_its_corps():
    game = given(status={"bayern": "cm"}, wrede="bohmen")

    referee = becomes(game, "bayern", "fa")
    referee.choose(Raise("lefebvre"))

    assert game.in_reserve("wrede")
    assert game.where["lefebvre"] == "bayern"


@rule("age-of-napoleon reinforcement.deploy.french-control-one")
def test_a_major_comes_under_french_control_with_one_corps():  # v.gap.french-control-one
    hand = {"french": ["imperial-marriage", "metternich"]}
    game = given(hand=hand, karl="osterreich", johann="tirol", hiller="bohmen")
    aim(diplomacy(game), "imperial-marriage")
    assert (game.status["austria"], game.where) == ("nc", {})  # on the way it has no corps

    referee = diplomacy(game)  # of the next year
    aim(referee, "metternich")
    referee.choose(Raise("johann"), Deploy("johann", "tirol"))

    assert game.status["austria"] == "fa"
    assert game.where == {"johann": "tirol"}
    assert referee.is_over


@rule("age-of-napoleon def.detached-return")
def test_a_detached_member_is_prussian_again_when_prussia_joins():  # v.gap.detached-return
    game = given(status={"preussen": "nc", "polen": "cm"}, hand={"coalition": ["queen-luise"]})
    game.first = COALITION

    aim(diplomacy(game), "queen-luise")

    assert not game.is_detached("polen")


@rule("age-of-napoleon diplomacy.cancel", "age-of-napoleon diplomacy.occupier-may")
def test_two_opposing_cards_restore_an_occupied_neutral():  # v.dip.cancel
    hand = {"french": ["treaty-of-tilsit"], "coalition": ["english-gold"]}
    game = given(hand=hand, status={"russia": "nc"}, napoleon="moscow")
    referee = diplomacy(game)
    aim(referee, "treaty-of-tilsit", "russia")
    referee.choose(Pass(), Raise("kutusov"), Deploy("kutusov", "ukraine"))
    assert game.status["russia"] == "fa"

    aim(referee, "english-gold", "russia")
    pass_all(referee)

    assert game.status["russia"] == "nc"
    assert occupier(game, "russia") is FRENCH
    assert game.where == {"napoleon": "moscow"}


def cancelled(game, first, second):
    """A French card on a country and then a Coalition one; corps go wherever they may."""
    referee = diplomacy(game)
    aim(referee, *first)
    settle(referee)
    aim(referee, *second)
    settle(referee)
    return referee


def settle(referee):
    while not referee.is_over and referee.decision.key != "window.diplomacy":
        referee.choose(Pass() if Pass() in referee.options else referee.options[0])


@rule("age-of-napoleon diplomacy.cancel")
def test_corps_that_had_gone_come_back_as_tired_as_they_were():
    where = {"karl": "bayern", "johann": "tirol", "kutusov": "bohmen", "davout": "ungarn"}
    hand = {"french": ["imperial-marriage"], "coalition": ["metternich"]}
    game = given(hand=hand, exhausted=["karl", "kutusov"], **where)

    referee = cancelled(game, ["imperial-marriage"], ["metternich"])

    gone = [told.facts["corps"] for told in referee.told if told.key == "diplomacy.corps-back"]
    assert set(gone) == set(where)
    assert game.status["austria"] == "cm"
    assert game.where == where
    assert game.exhausted == {"karl", "kutusov"}
    assert not game.tirol_due


@rule("age-of-napoleon diplomacy.cancel")
def test_corps_that_stood_together_come_back_together():
    where = {"kutusov": "bayern", "karl": "bayern", "hiller": "bayern"}
    hand = {"french": ["imperial-marriage"], "coalition": ["metternich"]}
    game = given(hand=hand, **where)

    cancelled(game, ["imperial-marriage"], ["metternich"])

    assert game.where == where


@rule("age-of-napoleon diplomacy.cancel")
def test_a_corps_that_was_captured_on_leaving_comes_back():
    hand = {"french": ["imperial-marriage"], "coalition": ["metternich"]}
    where = {"davout": "ungarn", "kutusov": "banat", "bagration": "galizien"}
    game = given(hand=hand, **where)

    referee = cancelled(game, ["imperial-marriage"], ["metternich"])

    assert "corps.captured" in referee.keys
    assert (game.where, game.prisoners) == (where, [])


@rule("age-of-napoleon diplomacy.cancel")
def test_a_foreigner_whose_own_country_has_left_the_war_does_not_come_back():
    hand = {"french": ["imperial-marriage", "treaty-of-tilsit"], "coalition": ["metternich", "mud"]}
    game = given(hand=hand, kutusov="osterreich")
    referee = diplomacy(game)
    aim(referee, "imperial-marriage")
    settle(referee)
    referee.choose(Pass())
    aim(referee, "treaty-of-tilsit", "russia")
    settle(referee)

    aim(referee, "metternich")
    settle(referee)

    assert game.status["austria"] == "cm"
    assert game.in_reserve("kutusov")


@rule("age-of-napoleon diplomacy.cancel")
def test_a_corps_does_not_come_back_among_enemies_that_have_come_since():
    game = given(hand={"french": ["imperial-marriage"], "coalition": ["metternich"]}, karl="bayern")
    referee = diplomacy(game)
    aim(referee, "imperial-marriage")
    settle(referee)
    move(game, ["ney"], "bayern")

    aim(referee, "metternich")

    assert game.where == {"ney": "bayern"}


@rule("age-of-napoleon diplomacy.cancel")
def test_a_cancelled_charles_john_is_bernadotte_again():
    hand = {"coalition": ["talleyrand"], "french": ["diplomatic-mission"]}
    status = {"sverige": "nc"}
    game = given(hand=hand, status=status, year=1811, bernadotte="hannover")
    game.first = COALITION
    referee = diplomacy(game)
    aim(referee, "talleyrand", "sverige")
    referee.choose(Pass(), Raise("charles-john"), Pass())
    assert game.lost == ["bernadotte"]

    aim(referee, "diplomatic-mission", "sverige")
    settle(referee)

    assert game.lost == []
    assert game.where == {"bernadotte": "hannover"}


@rule("age-of-napoleon diplomacy.cancel", "age-of-napoleon reinforcement.prisoners.timing")
def test_a_captive_bernadotte_is_a_captive_again():
    hand = {"coalition": ["talleyrand"], "french": ["diplomatic-mission"]}
    prisoners = ["bernadotte", "ney"]
    game = given(hand=hand, status={"sverige": "nc"}, year=1811, prisoners=prisoners)
    game.first = COALITION
    referee = diplomacy(game)
    aim(referee, "talleyrand", "sverige")
    referee.choose(Pass(), Raise("charles-john"), Pass())
    assert (game.lost, game.prisoners) == (["bernadotte"], ["ney"])

    aim(referee, "diplomatic-mission", "sverige")
    settle(referee)

    assert game.lost == []
    assert sorted(game.prisoners) == prisoners


@rule("age-of-napoleon diplomacy.cancel")
def test_who_stands_on_the_old_ground_of_a_native_goes_back_before_him():
    hand = {"french": ["imperial-marriage"], "coalition": ["metternich"]}
    where = {"karl": "bayern", "davout": "bohmen"}
    game = given(hand=hand, **where)
    referee = diplomacy(game)
    aim(referee, "imperial-marriage")
    settle(referee)
    assert game.where == {"davout": "bayern"}

    aim(referee, "metternich")
    settle(referee)

    assert game.where == where


@rule("age-of-napoleon diplomacy.cancel", "age-of-napoleon def.detached-return")
def test_a_coup_that_would_send_a_detached_area_home_can_be_answered():
    hand = {"coalition": ["coup-d-etat"], "french": ["talleyrand"]}
    status = {"sachsen": "fa", "preussen": "cm"}
    game = given("1813", year=1814, hand=hand, status=status, first="coalition")
    referee = diplomacy(game)
    aim(referee, "coup-d-etat", "sachsen")
    referee.choose(Pass(), Advance(2))
    settle(referee)
    assert game.status["sachsen"] == "cm"

    aim(referee, "talleyrand", "sachsen")
    settle(referee)

    assert game.status["sachsen"] == "fa"


@rule("age-of-napoleon def.detached-return", "age-of-napoleon diplomacy.end")
def test_an_area_won_by_a_card_goes_home_when_diplomacy_is_over():
    hand = {"coalition": ["talleyrand", "mud"]}
    status = {"polen": "nc", "preussen": "cm"}
    referee = diplomacy(given(hand=hand, status=status, first="coalition"))
    aim(referee, "talleyrand", "polen")
    settle(referee)
    assert referee.game.is_detached("polen")

    pass_all(referee)

    assert not referee.game.is_detached("polen")
    assert referee.fact("country.returned") == {"area": "polen", "ruler": "preussen"}


@rule("age-of-napoleon diplomacy.cancel")
def test_an_area_that_had_gone_home_is_cut_off_again():
    hand = {"coalition": ["metternich"], "french": ["imperial-marriage"]}
    game = given(hand=hand, status={"austria": "nc", "tirol": "cm"}, first="coalition")
    referee = diplomacy(game)
    aim(referee, "metternich")
    settle(referee)
    assert not game.is_detached("tirol")

    aim(referee, "imperial-marriage")
    settle(referee)

    assert game.status["tirol"] == "cm"
    assert game.status["austria"] == "nc"


@rule("age-of-napoleon diplomacy.cancel")
def test_foreigners_that_came_after_the_first_card_leave_again():
    hand = {"french": ["imperial-marriage"], "coalition": ["metternich"]}
    game = given(hand=hand, status={"austria": "nc"}, davout="galizien")
    referee = diplomacy(game)
    aim(referee, "imperial-marriage")
    settle(referee)
    move(game, ["ney"], "bohmen")

    aim(referee, "metternich")
    settle(referee)

    assert game.where["davout"] == "galizien"
    assert game.where["ney"] == "bayern"


@rule("age-of-napoleon diplomacy.cancel")
def test_corps_that_had_nothing_to_do_with_the_country_are_left_alone():
    hand = {"french": ["imperial-marriage"], "coalition": ["metternich"]}
    game = given(hand=hand, karl="tirol", ney="lorraine")
    referee = diplomacy(game)
    aim(referee, "imperial-marriage")
    settle(referee)
    move(game, ["ney"], "flandre")

    aim(referee, "metternich")
    settle(referee)

    assert game.where == {"karl": "tirol", "ney": "flandre"}
