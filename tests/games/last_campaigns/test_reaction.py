"""[7.9] Cavalry that falls upon whoever comes near it. Open ground around 5247."""

from typing import Any

import pytest

from estafette.engine import Pass
from estafette.games.last_campaigns.actions import Charge, FallBack, Go, Halt, React, Take
from estafette.games.last_campaigns.affairs import Moving
from estafette.games.last_campaigns.reaction import is_backlash, react
from estafette.games.last_campaigns.sides import ALLIED
from estafette.games.last_campaigns.state import Game
from tests.games.last_campaigns.marching import segment
from tests.referee import Referee, rule

from .charging import FAR, NORTH, SOUTH, TARGET, after, cavalry, volleys
from .position import given

HALF, MORE = 4, 6  # half points of a brigade's eight


def comes(
    *, occasion: str = "enter", units: Any = ("pr-iv-13",), spent: int = 0, **pieces: Any
) -> tuple[Game, Referee]:
    """Prussians have just come into the target hex, in their own action; Dubois is near."""
    settings = {
        "orders": {"pr-iv": "attack 5249", "pr-ii": "attack 5249", "fr-c4": "defence 5249"},
        "active": ["pr-iv"],
        "acting": ALLIED,
        "pr_iv_13": TARGET,
    }
    game = given(**{**settings, **pieces})
    if occasion == "enter":
        game.moving = Moving(list(units), "5245", spent=spent)
    return game, Referee(game, react(game, TARGET, list(units), occasion))


@rule("last-campaigns reaction.trigger")
@rule("last-campaigns reaction.trigger.enter")
@rule("last-campaigns reaction.trigger.retreat")
@rule("last-campaigns reaction.trigger.charge")
@rule("last-campaigns reaction.trigger.reaction")
@rule("last-campaigns reaction.trigger.pursuit")
@pytest.mark.parametrize("occasion", ["enter", "retreat", "charge", "reaction", "pursuit"])
@pytest.mark.parametrize("hex_", [SOUTH, FAR])
def test_cavalry_within_two_hexes_may_react(occasion: str, hex_: str) -> None:
    _, referee = comes(occasion=occasion, fr_c4_dubois=hex_)
    assert referee.options == (React("fr-c4-dubois", SOUTH), Pass())


@rule("last-campaigns reaction.trigger")
def test_cavalry_three_hexes_away_is_not_asked() -> None:
    _, referee = comes(fr_c4_dubois="5250")
    assert referee.is_over
    assert referee.result is True


@rule("last-campaigns reaction.trigger")
def test_infantry_does_not_react() -> None:
    _, referee = comes(fr_i_quiot=SOUTH)
    assert referee.is_over


@rule("last-campaigns reaction.not-disorganised")
def test_disorganised_cavalry_does_not_react() -> None:
    _, referee = comes(fr_c4_dubois=f"{SOUTH} x", fr_c4_vial=SOUTH)
    assert referee.refusal(React("fr-c4-dubois", SOUTH)).rule == "reaction.not-disorganised"


@rule("last-campaigns order.no-attack-scope")
@pytest.mark.parametrize("order", ["delay 5249", "withdrawal 5249", "reserve"])
def test_an_order_not_to_attack_does_not_forbid_reaction_charges(order: str) -> None:
    _, referee = comes(fr_c4_dubois=SOUTH, orders={"fr-c4": order})
    assert React("fr-c4-dubois", SOUTH) in referee.options


@rule("last-campaigns reaction.trigger")
def test_the_ground_must_allow_a_reaction_charge_too() -> None:
    _, referee = comes(fr_c4_dubois=FAR, fr_i_quiot=SOUTH, fr_c4_vial="5348")
    assert referee.refusal(React("fr-c4-dubois", SOUTH)).rule == "charge.intermediate-empty"


@rule("last-campaigns reaction.test")
@pytest.mark.parametrize(("die", "passes"), [(5, True), (6, False)])
def test_a_leader_with_the_cavalry_adds_one_to_its_test_and_no_more(die: int, passes: bool) -> None:
    _, referee = comes(fr_c4_dubois=SOUTH, milhaud=SOUTH, dice=[die, 1, 1, 1, 1, 1])
    referee.choose(React("fr-c4-dubois", SOUTH))
    facts = next(told.facts for told in referee.told if told.key == "morale.test")
    assert (facts["value"], facts["passed"]) == (5, passes)


@rule("last-campaigns reaction.individual-test")
@rule("last-campaigns reaction.joint")
def test_three_are_declared_each_tests_and_those_who_pass_charge_together() -> None:
    game, referee = comes(
        fr_c4_dubois=SOUTH, fr_c4_vial=SOUTH, fr_c4_farine="5148", dice=[2, 5, 4, 6, 1, 1, 1, 1]
    )
    referee.choose(React("fr-c4-dubois", SOUTH), React("fr-c4-vial", SOUTH))
    assert "morale.test" not in referee.keys
    referee.choose(React("fr-c4-farine", "5148"))
    assert volleys(referee)[0] == ("french", 6, 0)
    assert game.charged == {"fr-c4-dubois", "fr-c4-farine"}
    again = Referee(game, react(game, TARGET, ["pr-iv-13"], "enter"))
    assert again.is_over
    game.charged = game.disorganised = frozenset()
    other = Referee(game, react(game, TARGET, ["pr-iv-13"], "retreat"))
    assert React("fr-c4-dubois", SOUTH) in other.options


@rule("last-campaigns reaction.enemy-continues")
def test_who_beats_off_a_reaction_charge_goes_on() -> None:
    game, referee = comes(fr_c4_dubois=FAR, dice=[1, 1, 1, 1, 1, 1])
    referee.choose(React("fr-c4-dubois", SOUTH))
    assert referee.result is True
    assert game.where == {"pr-iv-13": TARGET, "fr-c4-dubois": FAR}


@rule("last-campaigns reaction.trigger.enter")
def test_who_is_beaten_by_a_reaction_charge_ends_his_move() -> None:
    game, referee = comes(fr_c4_dubois=SOUTH, dice=[1, 6, 4, 4, 1, 1, 1])
    referee.choose(React("fr-c4-dubois", SOUTH), FallBack(NORTH), Pass())
    referee.choose(Halt("fr-c4-dubois", SOUTH))
    assert referee.result is False
    assert game.where["pr-iv-13"] == NORTH


@rule("last-campaigns reaction.disorganises")
def test_cavalry_that_has_reacted_is_spent_for_this_turn() -> None:
    game, referee = comes(fr_c4_dubois=SOUTH, fr_c4_vial="5348", dice=[1, 1, 1, 1, 1, 1])
    referee.choose(React("fr-c4-dubois", SOUTH), Pass())
    assert game.disorganised == {"fr-c4-dubois"}
    assert game.charged == {"fr-c4-dubois"}
    game.disorganised = frozenset()
    again = Referee(game, react(game, TARGET, ["pr-iv-13"], "retreat"))
    assert again.refusal(React("fr-c4-dubois", SOUTH)).rule == "reaction.disorganises"


# Charges against charges.


@rule("last-campaigns reaction.trigger.charge")
@rule("last-campaigns reaction.enemy-continues")
def test_a_charge_that_beats_off_a_reaction_charge_goes_on() -> None:
    pieces = {"fr_c3_picquet": FAR, "pr_iv_13": TARGET, "pr_iv_schwerin": "5448"}
    game = cavalry(**pieces, dice=[1] * 10)
    referee = after(game, Charge("fr-c3-picquet", TARGET, SOUTH), React("pr-iv-schwerin", "5348"))
    told = [
        (t.key, t.facts["hex"]) for t in referee.told if t.key.startswith(("charge.", "reaction."))
    ]
    assert told == [
        ("charge.declared", TARGET),
        ("charge.rides", SOUTH),
        ("reaction.near", SOUTH),
        ("charge.rides", "5348"),
        ("charge.rides", SOUTH),
        ("reaction.lost", SOUTH),
        ("charge.goes-back", "5348"),
        ("charge.goes-back", "5448"),
        ("charge.rides", TARGET),
        ("charge.lost", TARGET),
        ("charge.goes-back", SOUTH),
        ("charge.goes-back", FAR),
    ]


@rule("last-campaigns reaction.trigger.reaction")
def test_a_reaction_charge_can_itself_be_met_and_the_last_is_fought_first() -> None:
    pieces = {"fr_c3_picquet": SOUTH, "fr_c4_dubois": "5348", "pr_iv_13": TARGET}
    game = cavalry(**pieces, pr_iv_schwerin="5346", dice=[1] * 16)
    referee = after(game, Charge("fr-c3-picquet", TARGET, SOUTH), React("pr-iv-schwerin", "5246"))
    assert React("fr-c4-dubois", "5347") in referee.options
    assert game.where["pr-iv-schwerin"] == "5246"
    referee.choose(React("fr-c4-dubois", "5347"))
    assert [fight[0] for fight in volleys(referee)[::2]] == ["french", "allied", "french"]


@rule("last-campaigns reaction.ignore-friends")
def test_friends_of_the_reacting_cavalry_in_the_hex_are_left_out_of_it() -> None:
    game = cavalry(
        fr_c3_picquet=SOUTH, pr_iv_13=TARGET, pr_iv_sydow="5245", dice=[1, 1, 1, 1, 1, 1, 1, 1, 1]
    )
    referee = after(game, Charge("fr-c3-picquet", TARGET, SOUTH), React("pr-iv-sydow", NORTH))
    assert volleys(referee)[:2] == [("allied", 3, 0), ("french", 4, 0)]


@rule("last-campaigns reaction.emptied-target")
def test_a_charge_on_a_hex_that_a_reaction_charge_has_emptied_is_won() -> None:
    game = cavalry(fr_c3_picquet=FAR, pr_iv_sydow=f"{TARGET} 1", dice=[1, 1, 1, 6, 6])
    referee = after(game, Charge("fr-c3-picquet", TARGET, SOUTH), React("pr-iv-sydow", TARGET))
    assert "pr-iv-sydow" in game.eliminated
    assert referee.keys[-1] == "charge.emptied"
    referee.choose(Halt("fr-c3-picquet", TARGET))
    assert game.where["fr-c3-picquet"] == TARGET


# Backlash.


@rule("last-campaigns charge.mod.backlash.foot")
@rule("last-campaigns charge.mod.backlash.declare")
@pytest.mark.parametrize(
    ("spent", "planned", "doubled"), [(4, 0, False), (4, 6, True), (5, 0, True)]
)
def test_foot_that_spends_more_than_half_its_points_is_caught(
    spent: int, planned: int, doubled: bool
) -> None:
    game = given(pr_iv_13=TARGET)
    game.moving = Moving(["pr-iv-13"], "5245", spent=spent, planned=planned)
    assert is_backlash(game, ["pr-iv-13"], "enter") is doubled


@rule("last-campaigns charge.mod.backlash.foot")
def test_a_reaction_charge_on_foot_in_haste_is_doubled() -> None:
    _, referee = comes(fr_c4_dubois=SOUTH, spent=MORE, dice=[1, 6, 1, 1, 1, 1])
    referee.choose(React("fr-c4-dubois", SOUTH))
    assert volleys(referee)[0] == ("french", 6, 0)
    _, referee = comes(fr_c4_dubois=SOUTH, spent=HALF, dice=[1, 6, 1, 1, 1, 1])
    referee.choose(React("fr-c4-dubois", SOUTH))
    assert volleys(referee)[0] == ("french", 3, 0)


@rule("last-campaigns charge.mod.backlash.stack")
def test_the_highest_expenditure_of_a_stack_counts() -> None:
    game = given(pr_iv_13=TARGET, pr_iv_14=TARGET)
    game.moving = Moving(["pr-iv-13", "pr-iv-14"], "5245", spent=2, planned=MORE)
    assert is_backlash(game, ["pr-iv-13", "pr-iv-14"], "enter")


@rule("last-campaigns charge.mod.backlash.cavalry")
@pytest.mark.parametrize(
    ("occasion", "doubled"),
    [("pursuit", True), ("retreat", True), ("enter", False), ("charge", False)],
)
def test_cavalry_is_caught_when_it_pursues_or_retreats(occasion: str, doubled: bool) -> None:
    game = given(pr_iv_sydow=TARGET)
    game.moving = Moving(["pr-iv-sydow"], "5245", spent=12)
    assert is_backlash(game, ["pr-iv-sydow"], occasion) is doubled


# Doctrine of the light cavalry.


@rule("last-campaigns option.light-cavalry.reaction")
def test_cavalry_does_not_react_in_its_own_action_unless_it_is_light_and_that_was_agreed() -> None:
    pieces = {"fr_c1_colbert": SOUTH, "fr_c4_vial": "5348", "active": ["fr-c1", "fr-c4"]}
    _, referee = comes(occasion="retreat", **pieces)
    assert referee.is_over
    _, referee = comes(occasion="retreat", options={"light-cavalry": "yes"}, **pieces)
    assert React("fr-c1-colbert", SOUTH) in referee.options
    assert referee.refusal(React("fr-c4-vial", "5348")).rule == "option.light-cavalry.reaction"


@rule("last-campaigns charge.mod.backlash.declare")
def test_who_said_that_he_goes_slowly_does_not_hurry_afterwards() -> None:
    game = given(
        pr_iv_13="5244",
        fr_c4_dubois="5248",
        bulow="5244",
        orders={"pr-iv": "attack 5249", "fr-c4": "defence 5249"},
        active=["pr-iv"],
        acting=ALLIED,
        dice=[6],
    )
    referee = segment(game)
    referee.choose(Take("pr-iv-13"), Go("5246"), React("fr-c4-dubois", "5247"))
    assert game.where["pr-iv-13"] == "5246"
    assert not [option for option in referee.options if isinstance(option, Go)]


@rule("last-campaigns reaction.trigger.charge")
def test_a_charge_that_is_beaten_on_its_way_never_arrives() -> None:
    pieces = {"fr_c3_picquet": f"{FAR} 1", "pr_iv_13": TARGET, "pr_ii_sohr": "5448"}
    game = cavalry(**pieces, dice=[1, 6, 5, 1, 1])
    referee = after(game, Charge("fr-c3-picquet", TARGET, SOUTH), React("pr-ii-sohr", "5348"))
    assert "fr-c3-picquet" in game.eliminated
    referee.choose(Halt("pr-ii-sohr", "5448"))
    assert referee.keys[-2:] == ["unit.disorganised", "charge.stopped"]
