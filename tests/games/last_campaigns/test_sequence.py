"""[4] The sequence of play."""

from typing import Any

import pytest

from estafette.engine import Play, Step
from estafette.games.last_campaigns import action as action_module
from estafette.games.last_campaigns.action import assault, bombard, charge, march
from estafette.games.last_campaigns.activation import corps_in_reserve, is_activated
from estafette.games.last_campaigns.bombardment import bombardment_segment
from estafette.games.last_campaigns.reserve import begin_reserve
from estafette.games.last_campaigns.sequence import SEQUENCE
from estafette.games.last_campaigns.sides import ALLIED, FRENCH
from estafette.games.last_campaigns.state import Game
from estafette.games.last_campaigns.turn import begin_initial, begin_turn, draw_marker, end_turn
from estafette.games.last_campaigns.victory import outcome
from tests.games.last_campaigns.position import give, given, table
from tests.referee import Referee, rule

STEPS: list[Step] = [line.step for line in SEQUENCE.lines if line.step]
NAMES = [step.procedure.__name__ for step in STEPS]


def in_order(*names: str) -> bool:
    """Do these steps come in this order, each for the first time after the one before it?"""
    place = 0
    for name in names:
        place = NAMES.index(name, place)
    return True


@rule(
    "last-campaigns sequence.turn",
    "last-campaigns sequence.phase1.orders",
    "last-campaigns sequence.phase1.rally",
    "last-campaigns sequence.phase2.rolls",
)
def test_a_turn_has_five_phases_in_order() -> None:
    assert in_order("note_decisions", "check_orders", "write_orders", "receive_orders")
    assert in_order("receive_orders", "rally_units", "coordinate", "take_initiative", "fill_cup")
    assert in_order("fill_cup", "begin_initial", "draw_marker", "begin_reserve", "recover")
    assert NAMES[-1] == "end_turn"
    phases = dict.fromkeys([line.path[1] for line in SEQUENCE.lines])
    assert list(phases) == [
        "sequence.phase1.orders",
        "sequence.phase2.rolls",
        "sequence.phase3.initial",
        "sequence.phase4.draw",
        "sequence.phase5.reserve",
    ]


@rule(
    "last-campaigns action.order", "last-campaigns action.movement", "last-campaigns action.assault"
)
def test_an_action_has_four_segments_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    game, seen = table("ligny"), []

    def segment(name: str) -> Any:
        def act(game: Game, *rest: Any) -> Any:
            seen.append(name)
            yield from ()

        return act

    names = ["bombardment_segment", "charge_segment", "move_next", "assault_segment"]
    for name in names:
        monkeypatch.setattr(action_module, name, segment(name))
    for step in STEPS[NAMES.index("draw_marker") :]:
        if step.procedure in (bombard, charge, march, assault):
            Referee(game, step.procedure(game))
    assert seen == names


@rule("last-campaigns sequence.phase3.initial", "last-campaigns marker.initial.effect")
def test_the_initial_action_comes_before_any_marker_is_drawn() -> None:
    game = table("ligny")
    game.initial, game.cup = "fr-iv", ("fr-iii", "pr-i")
    begin_initial(game)
    assert (game.acting, game.active, game.initial) == (FRENCH, ("fr-iv",), "")
    assert game.cup == ("fr-iii", "pr-i")


@rule("last-campaigns sequence.phase4.draw", "last-campaigns general.random-activation")
def test_markers_are_drawn_one_at_a_time_until_the_cup_is_empty() -> None:
    orders: set[tuple[str, ...]] = set()
    for seed in range(12):
        game = table("ligny")
        game.dice.used = 7 * seed
        game.cup = ("fr-iii", "fr-iv", "pr-i")
        drawn: list[str] = []
        while game.cup:
            draw_marker(game)
            drawn += game.active
        assert sorted(drawn) == ["fr-iii", "fr-iv", "pr-i"]
        orders.add(tuple(drawn))
    assert len(orders) > 1


@rule("last-campaigns sequence.phase4.action", "last-campaigns term.activated")
def test_the_units_of_the_marker_that_was_drawn_act_and_no_others() -> None:
    game = table("ligny")
    game.cup = ("fr-iii",)
    draw_marker(game)
    acting = [unit for unit in game.where if is_activated(game, unit)]
    assert {game.corps(unit) for unit in acting} == {"fr-iii"}
    assert "fr-ii-piat" in acting  # Girard's division is attached
    assert len(acting) == len(game.units_under("fr-iii"))


@rule("last-campaigns sequence.phase5.reserve")
def test_units_in_reserve_act_at_the_end_of_the_turn_the_french_first() -> None:
    game = table("ligny")
    assert corps_in_reserve(game, FRENCH) == ("fr-guard", "fr-c4")
    game.active = ("fr-guard",)
    assert not is_activated(game, "fr-g-friant")
    begin_reserve(game, FRENCH)
    assert is_activated(game, "fr-g-friant")
    assert not is_activated(game, "fr-iii-billard")
    sides = [step.by for step in STEPS if step.procedure is begin_reserve]
    assert sides == [FRENCH, ALLIED]


@rule("last-campaigns sequence.phase5.advance-turn")
def test_the_turn_marker_moves_on() -> None:
    game = table("ligny")
    end_turn(game)
    assert (game.turn, game.hour) == (1, 16 * 24 + 15)


@rule("last-campaigns sequence.turn")
def test_a_turn_begins_with_a_clean_slate() -> None:
    game = given("ligny", fr_iii_billard="4357", pr_i_1="4358", fr_iv_rome="4759")
    game.bombarded = game.charged = game.supported = frozenset({"fr-iii-billard"})
    begin_turn(game)
    assert not game.bombarded | game.charged | game.supported
    assert game.locked == {"fr-iii-billard", "pr-i-1"}


@rule("last-campaigns night.no-bombardment")
def test_guns_are_silent_at_night() -> None:
    for turn, fires in ((4, True), (5, False)):
        game = given("wavre", facts={"turn": turn}, fr_iii_art1="5611", pr_iii_9="5609")
        give(game, "fr-iii", "attack 5408")
        game.leaders["vandamme"] = "5611"
        assert game.ground.distance("5611", "5609") == 2
        game.active, game.acting = ("fr-iii",), FRENCH
        assert Referee(game, bombardment_segment(game)).is_over is not fires


@rule("last-campaigns sequence.phase1.orders")
def test_a_match_opens_with_the_notes_of_the_french() -> None:
    play = Play(SEQUENCE, table("ligny"), outcome, lambda: None)
    asked: Any = play.asked
    assert asked.seat == FRENCH
    assert asked.rule == "command.sequence.step1"
