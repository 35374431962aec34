"""What has been shown in a step is so in every guess at it, and silence shows nothing."""

import pytest
from msgspec.structs import replace

from estafette.engine import Dice, Pass, secret_of
from estafette.games.last_campaigns.action import assault, end_action, march
from estafette.games.last_campaigns.actions import Charge, React, Support, Take
from estafette.games.last_campaigns.affairs import Attempt, Exchange, Moving, Order
from estafette.games.last_campaigns.compliance import decide_next
from estafette.games.last_campaigns.eyes import sees, unseen
from estafette.games.last_campaigns.failure import fail
from estafette.games.last_campaigns.fate import disorganise, extend, put
from estafette.games.last_campaigns.imagine import imagine, suppose
from estafette.games.last_campaigns.movement import move_next
from estafette.games.last_campaigns.orders import under_attack
from estafette.games.last_campaigns.reaction import react
from estafette.games.last_campaigns.reserve import march_in_reserve
from estafette.games.last_campaigns.sides import ALLIED, FRENCH, Army, Kind
from estafette.games.last_campaigns.state import Game
from estafette.games.last_campaigns.success import check_confidence
from estafette.games.last_campaigns.support import call_support
from estafette.match import Match
from tests.referee import Referee, rule

from .charging import after, cavalry
from .position import clear, give, given, on_a_hidden_march, table
from .worlds import before, begun, sight

ON = {"hidden-movement": "yes"}
GUESSES = 24
HERE, NORTH, SOUTH, FAR_SOUTH = "5247", "5246", "5248", "5249"  # open ground


def guesses(game: Game, seat: str | None) -> list[Match]:
    """The step as the seat may take it to be."""
    match = begun(game.copy())
    return [match.imagined(seat, secret_of(number)) for number in range(GUESSES)]


def assaulted(defence: str, *dice: int) -> Game:
    """Gengoult must assault the brigade of Henckel, of whose orders nobody knows."""
    return before(
        assault,
        None,
        given(
            vandamme=SOUTH,
            fr_iii_gengoult=SOUTH,
            pr_i_4=HERE,
            zieten=NORTH,
            orders={"fr-iii": f"attack {HERE}", "pr-i": defence},
            active=["fr-iii"],
            options=ON,
            dice=dice,
        ),
    )


@rule("last-campaigns option.hidden.removed-when-attacked")
@pytest.mark.parametrize("seat", ["french", None])
@pytest.mark.parametrize("defence", [f"defence {HERE}", f"withdrawal {HERE}"])
def test_whoever_stands_up_to_an_assault_is_there_and_shows_whether_he_withdraws(
    defence: str, seat: str | None
) -> None:
    match = begun(assaulted(defence, *[6] * 12))
    assert match.choose("french", match.open[0].options[0]) is None
    worlds = [match.imagined(seat, secret_of(number)) for number in range(GUESSES)]

    assert all(sight(world, seat) == sight(match, seat) for world in worlds)
    kinds = {world.game.commands["pr-i"].order.kind for world in worlds}
    assert (len(kinds) > 1) == defence.startswith("defence")


@rule("last-campaigns option.hidden.bad-move")
@pytest.mark.parametrize("seat", ["french", None])
def test_whose_bad_move_it_is_has_not_come_to_light_and_so_is_there(seat: str | None) -> None:
    game = table(dice=[1, 1], hidden_movement="yes")
    game.attempts = (Attempt("pr-ii", (Order(Kind.MARCH, ("4356",)),)),)
    before(decide_next, ALLIED, game)
    match = begun(game.copy())

    assert [decision.key for decision in match.open] == ["local.assign"]
    assert all(sight(world, seat) == sight(match, seat) for world in guesses(game, seat))


@rule("last-campaigns option.pbem.joint-assault")
def test_of_corps_that_act_one_after_the_other_no_order_is_as_it_is() -> None:
    then = table(orders="written", alternate_turns="yes")
    then.active, then.acting = ("pr-i", "pr-ii"), ALLIED
    for corps in ("pr-i", "pr-ii", "pr-iii"):
        give(then, corps, "probe 4762")
    before(assault, None, then)
    now = then.copy()
    now.active = ("pr-ii",)
    for corps in ("pr-i", "pr-ii", "pr-iii"):
        assert {world.commands[corps] for world in supposed(then, now)} != {now.commands[corps]}


def supposed(then: Game, now: Game, seat: str = "french") -> list[Game]:
    """The table before the step, as it may have been."""
    worlds = [then.copy() for _ in range(GUESSES)]
    for number, world in enumerate(worlds):
        suppose(world, imagine(now, seat, Dice(secret_of(number))))
    return worlds


@rule("last-campaigns order.failure.retreat", "last-campaigns order.defence.fails")
def test_whose_order_has_failed_since_had_a_post_to_leave() -> None:
    then = table(orders="written")
    give(then, "pr-i", "defence 4762")
    now = then.copy()
    give(now, "pr-i", "withdrawal 4762")
    commands = [world.commands["pr-i"] for world in supposed(then, now)]

    assert {command.order.kind for command in commands} == {Kind.DEFENCE, Kind.DELAY}
    assert all(command.on_spot for command in commands)
    assert "4762" not in {hex_ for command in commands for hex_ in command.order.target}


@rule("last-campaigns hq.moves-on-order")
def test_an_hq_that_has_moved_had_orders_and_where_to_is_not_known() -> None:
    then = table(orders="written")
    then.reserves, then.acting, then.is_marching = True, ALLIED, True
    give(then, "hq-prussian", "march 4762")
    here = then.hqs[Army.PRUSSIAN]
    there = then.ground.neighbours[here][0]
    then.hand = ("hq-prussian",)
    before(march_in_reserve, ALLIED, then)
    now = then.copy()
    now.moving = Moving(["hq-prussian"], here, used={"hq-prussian": 2}, goals=[there])
    orders = {world.order_of("hq-prussian") for world in supposed(then, now)}

    assert {order.kind for order in orders} == {Kind.MARCH, Kind.WITHDRAWAL}
    assert len({order.target for order in orders}) > 2


@rule("last-campaigns option.direct.units")
def test_whoever_acts_under_the_eyes_of_a_chief_is_there() -> None:
    game = table(hidden_movement="yes", direct_command="yes")
    unit = game.units_of("fr-iii")[0]
    game.direct, game.called, game.active = {unit: "napoleon"}, ("napoleon",), ("fr-iv",)
    before(assault, None, game)
    for number in range(GUESSES):
        world = game.copy()
        suppose(world, imagine(game, "allied", Dice(secret_of(number))))
        assert "fr-iii" not in world.hidden


@rule("last-campaigns stacking.inspect")
def test_who_is_taken_in_hand_below_others_is_taken_from_the_same_hex() -> None:
    game = given(
        fr_iii_billard=SOUTH, fr_iii_corsin=SOUTH, fr_iii_gengoult="5257", fr_iii_dufour="5257"
    )
    below = game.at(SOUTH)[1]
    game.hand, game.direct, game.called = (below,), {below: "napoleon"}, ("napoleon",)
    game.active, game.acting = ("fr-iii",), FRENCH
    for number in range(GUESSES):
        world = game.copy()
        suppose(world, imagine(game, "allied", Dice(secret_of(number))))
        assert [world.where[unit] for unit in (*world.hand, *world.direct)] == [SOUTH, SOUTH]


@rule("last-campaigns order.withdrawal.must-retreat", "last-campaigns stacking.inspect")
def test_of_whoever_was_attacked_and_is_covered_now_nobody_knows_the_division() -> None:
    game = table(orders="written")
    give(game, "fr-iii", "attack 4762")
    covered = next(unit for unit in unseen(game, "allied") if game.corps(unit) == "fr-iii")
    plain = imagine(game, "allied", Dice(secret_of(1)))
    game.attacked = frozenset([covered])

    assert imagine(game, "allied", Dice(secret_of(1))) == plain


@rule("last-campaigns reaction.trigger", "last-campaigns stacking.inspect")
@pytest.mark.parametrize("is_below", [True, False])
def test_who_has_let_covered_units_pass_does_not_take_it_back(is_below: bool) -> None:
    game = given(fr_c4_dubois="3245", pr_iv_13="3247", pr_iv_14="3247")  # out of each other's sight
    unit = game.at("3247")[is_below]
    game.clear()
    Referee(game, react(game, "3247", [unit], "enter")).choose(Pass())
    assert game.uncovered is is_below


@rule("last-campaigns order.failure.retreat", "last-campaigns stacking.inspect")
def test_who_lay_below_others_is_seen_when_he_goes_back() -> None:
    game = given(pr_iv_13=HERE, pr_iv_14=HERE, orders={"pr-iv": f"attack {HERE}"})
    game.clear()
    Referee(game, fail(game, "pr-iv"))
    assert game.uncovered


@rule("last-campaigns order.failure.retreat", "last-campaigns stacking.inspect")
@pytest.mark.parametrize("below", ["pr-ii-5", ""])
def test_who_lay_below_those_who_go_back_is_seen_when_they_have_gone(below: str) -> None:
    game = given(pr_iv_13=HERE, orders={"pr-iv": f"attack {HERE}"})
    if below:
        put(game, below, HERE)
    game.clear()
    Referee(game, fail(game, "pr-iv"))
    assert game.uncovered is bool(below)


@rule("last-campaigns charge.eligibility", "last-campaigns stacking.inspect")
def test_who_is_to_charge_from_below_others_is_not_named_before_he_rides() -> None:
    game = cavalry(
        fr_c3_guiton="3245",
        fr_c3_blancard="3245",
        kellermann="3245",
        pr_iv_13="3247",
        orders={"fr-c3": "attack 3247", "pr-iv": "defence 3247"},
    )
    top, below = game.at("3245")
    game.clear()
    referee = after(game, Charge(below, "3247", "3246"))
    assert [told.to for told in referee.told] == [(FRENCH,)]
    referee.choose(Charge(top, "3247", "3246"))
    declared, ridden = referee.told[1:3]
    assert (declared.key, declared.to) == ("charge.declared", None)
    assert (ridden.key, ridden.to) == ("charge.rides", None)
    assert below in ridden.facts["units"]


@rule("last-campaigns division.cohesion", "last-campaigns stacking.inspect")
def test_whoever_is_taken_in_hand_has_his_division_within_reach() -> None:
    """Who lies below may be of any division, but for him whom the brigade in hand goes with."""
    game = given(
        fr_iii_gengoult="5260",
        fr_iii_dufour="5260",
        fr_iii_lagarde=FAR_SOUTH,
        fr_iii_corsin=FAR_SOUTH,
        fr_iii_billard=SOUTH,
        vandamme=SOUTH,
        orders={"fr-iii": f"march {NORTH}", "fr-iii/8": f"march {NORTH}"},
        active=["fr-iii"],
    )
    game.moved = frozenset(game.where) - {"fr-iii-billard"}
    game.hand, game.is_marching = ("fr-iii-billard",), True
    before(march, None, game)
    assert {"fr-iii-corsin", "fr-iii-dufour"} <= {*unseen(game, "allied")}
    true = sight(begun(game.copy()), "allied")
    assert all(sight(world, "allied") == true for world in guesses(game, "allied"))


@rule("last-campaigns option.extended.deploy", "last-campaigns stacking.inspect")
def test_a_line_sees_from_both_its_hexes() -> None:
    game = given(fr_c4_dubois="3245", fr_c4_vial="3245", pr_iv_13="3347", pr_iv_14="5247")
    game.clear()
    extend(game, "pr-iv-13", next(hex_ for hex_ in near_sight(game, "3347", "3245")))
    assert game.uncovered


def near_sight(game: Game, here: str, there: str) -> list[str]:
    """The hexes beside one from which another can be seen."""
    assert not sees(game, here, there)
    return [hex_ for hex_ in game.ground.neighbours[here] if sees(game, hex_, there)]


@rule("last-campaigns option.hidden.stays", "last-campaigns order.reserve.no-attack")
def test_whoever_is_in_reserve_is_not_on_a_march() -> None:
    game = table(hidden_movement="yes")
    give(game, "pr-iii", "reserve")
    for number in range(GUESSES):
        world = game.copy()
        suppose(world, imagine(game, "french", Dice(secret_of(number))))
        assert "pr-iii" not in world.hidden


@rule("last-campaigns option.hidden.stays")
def test_the_owner_of_cavalry_that_is_not_there_is_asked_about_it_all_the_same() -> None:
    orders = {"pr-iv": f"attack {FAR_SOUTH}", "fr-c4": "march 5260"}
    game = given(
        pr_iv_13=HERE,
        fr_c4_dubois=SOUTH,
        orders=orders,
        active=["pr-iv"],
        acting=ALLIED,
        options=ON,
    )
    on_a_hidden_march(game, "fr-c4")
    referee = Referee(game, react(game, HERE, ["pr-iv-13"], "enter"))

    assert referee.options == (Pass(),)
    assert referee.refusal(React("fr-c4-dubois", SOUTH)).rule == "option.hidden.stays"
    referee.choose(Pass())
    assert referee.result is True


@rule("last-campaigns option.hidden.stays")
def test_nobody_is_asked_about_cavalry_that_could_not_react_if_it_were_there() -> None:
    orders = {"pr-iv": f"attack {FAR_SOUTH}", "fr-c4": "march 5260"}
    game = given(
        pr_iv_13=HERE, fr_c4_dubois=f"{SOUTH} x", orders=orders, active=["pr-iv"], options=ON
    )
    on_a_hidden_march(game, "fr-c4")
    assert Referee(game, react(game, HERE, ["pr-iv-13"], "retreat")).is_over


@rule("last-campaigns option.hidden.stays")
def test_the_owner_of_guns_that_are_not_there_is_asked_for_support_all_the_same() -> None:
    orders = {"pr-iii": "march 5260", "pr-iii/10": f"defence {HERE}"}
    game = given(fr_ii_soye=NORTH, pr_iii_10=HERE, pr_iii_art1=SOUTH, orders=orders, options=ON)
    on_a_hidden_march(game, "pr-iii")
    exchange = Exchange("assault", FRENCH, HERE, {NORTH: ("fr-ii-soye",)}, ("pr-iii-10",))
    game.exchange = exchange
    referee = Referee(game, call_support(game, exchange, [HERE]))

    assert referee.options == (Pass(),)
    assert referee.refusal(Support("pr-iii-art1")).rule == "option.hidden.stays"
    referee.choose(Pass())
    assert referee.result == []


@rule("last-campaigns option.hidden.stays")
def test_the_owner_of_a_chief_who_is_not_there_is_asked_who_moves_all_the_same() -> None:
    game = table("wavre", hidden_movement="yes")
    give(game, "pr-iii", "march 5605")
    on_a_hidden_march(game, "pr-iii")
    game.reserves, game.acting, game.active = True, ALLIED, ()
    referee = Referee(game, move_next(game, ALLIED))

    assert referee.options == (Pass(),)
    assert referee.refusal(Take("thielemann")).rule == "option.hidden.stays"


@rule("last-campaigns stacking.inspect")
def test_whoever_lies_below_does_not_silence_what_is_told_of_the_top() -> None:
    game = given(fr_iii_billard=SOUTH, fr_iii_corsin=SOUTH)
    game.told = []
    top, below = game.at(SOUTH)
    disorganise(game, [below, top])

    heard = [(told.facts["units"], told.to) for told in game.told]
    assert heard == [([top], None), ([below], (FRENCH,))]


@rule("last-campaigns option.hidden.discovery.los")
@pytest.mark.parametrize(("agreed", "is_shown"), [("yes", True), ("no", False)])
def test_who_has_looked_out_for_hidden_marches_does_not_take_it_back(
    agreed: str, is_shown: bool
) -> None:
    game = table(hidden_movement=agreed)
    game.clear()
    end_action(game)
    assert game.uncovered is is_shown


@rule("last-campaigns confidence.when", "last-campaigns command.written-or-markers")
@pytest.mark.parametrize("orders", ["written", "open"])
def test_whether_written_orders_fail_is_seen_and_not_taken_back(orders: str) -> None:
    game = clear(table(orders=orders))
    game.clear()
    Referee(game, check_confidence(game, ALLIED))
    assert game.uncovered is (orders == "written")


@rule("last-campaigns confidence.when", "last-campaigns option.hidden.stays")
@pytest.mark.parametrize(("order", "is_tested"), [("attack", True), ("delay", False)])
def test_whose_confidence_is_tested_is_where_his_counters_are(order: str, is_tested: bool) -> None:
    fr_iii = {"fr-iii": f"{order} {HERE}"}
    pieces = {"vandamme": SOUTH, "fr_iii_gengoult": SOUTH, "pr_i_4": HERE}
    game = given(orders=fr_iii, options=ON, **pieces)  # type: ignore[arg-type]
    game.turn = 1
    game.commands["fr-iii"] = replace(game.commands["fr-iii"], bled=0)
    before(check_confidence, FRENCH, game)
    away = set()
    for number in range(GUESSES):
        other = game.copy()
        suppose(other, imagine(game, ALLIED, Dice(secret_of(number))))
        away.add("fr-iii" in other.hidden)
    assert away == ({False} if is_tested else {True, False})


@rule("last-campaigns order.withdrawal.must-retreat", "last-campaigns command.written-or-markers")
@pytest.mark.parametrize("orders", ["written", "open"])
def test_who_has_attacked_has_seen_whether_they_withdraw(orders: str) -> None:
    game = table(orders=orders)
    game.clear()
    under_attack(game, game.units_of("pr-i")[:1])
    assert game.uncovered is (orders == "written")
