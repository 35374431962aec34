"""[p.6, p.15] What a seat can conclude holds in all its guesses."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from estafette.engine import Dice, Pass, secret_of
from estafette.games.napoleon_1815.imagine import imagine, suppose
from estafette.games.napoleon_1815.operations import Designate, Fight, Manoeuvre, StandFast
from estafette.games.napoleon_1815.recovery import Recover
from estafette.games.napoleon_1815.retreat import Retreat
from estafette.games.napoleon_1815.shift import Go, Send
from estafette.games.napoleon_1815.sides import COALITION, FRENCH
from estafette.games.napoleon_1815.state import Game
from estafette.match import Match
from tests.games.napoleon_1815.battle import load
from tests.games.napoleon_1815.marching import held
from tests.games.napoleon_1815.position import given
from tests.games.napoleon_1815.worlds import at, seen
from tests.referee import rule

VEDETTES: dict[str, Any] = {
    "vedette_anglo_allied_1": "hal",
    "vedette_anglo_allied_2": "ath",
    "vedette_anglo_allied_3": "mons",
    "vedette_prussian_1": "namur",
    "vedette_prussian_2": "gembloux",
    "vedette_prussian_3": "perwez",
}


def first_guesses(game: Game, seat: str | None, step: str, number: int = 30) -> Iterator[Match]:
    """The match before a step, as a seat may imagine it at the first attempt."""
    now = at(game.copy(), step, "operations" if step.startswith("three") else "").game
    for seed in range(number):
        table = game.copy()
        suppose(table, imagine(now, seat, Dice(secret_of(seed))))
        yield at(table, step, "operations" if step.startswith("three") else "")


@rule("napoleon-1815 recovery.strength-loss", "napoleon-1815 oob.loss.choice")
@pytest.mark.parametrize(("fatigue", "cavalry"), [(5, 1), (4, 1), (5, 0)])
def test_who_has_a_choice_among_exhausted_corps_has_it_in_every_guess(fatigue, cavalry):
    game = given(
        reille="ligny",
        gerard="ligny",
        d_erlon="mazy",
        grouchy="mazy",
        brunswick="ath",
        uxbridge="ath",
        strength={"reille": (3, cavalry), "gerard": (2, 1), "brunswick": (2, 1)},
        fatigue={"reille": fatigue, "brunswick": 5},
        activated=["reille", "gerard", "brunswick"],
    )
    truth = at(game.copy(), "recovery.strength-loss")

    for seat in ("coalition", None):
        for other in first_guesses(game, seat, "recovery.strength-loss"):
            assert seen(other, seat) == seen(truth, seat)
            assert not other.game.fatigue["d-erlon"]


@rule("napoleon-1815 three.communication.commanders")
@pytest.mark.parametrize("seat", ["french", None])
def test_commanders_who_confer_are_imagined_near_each_other(seat):
    game = given(
        players=3,
        grognard=True,
        wellington="waterloo",
        picton="waterloo",
        hill="ath",
        uxbridge="ath",
        blucher="la-hulpe",
        ziethen="la-hulpe",
        pirch="namur",
        bulow="namur",
        hand={"prussian": ["carre"], "anglo-allied": ["tenir"]},
    )

    for other in first_guesses(game, seat, "three.communication.commanders"):
        assert other.open[0].key == "exchange.which-card"


@rule("napoleon-1815 three.communication.commanders")
def test_commanders_who_have_not_conferred_are_imagined_apart():
    near = {"waterloo": ("picton", "hill"), "la-hulpe": ("ziethen", "pirch")}
    far = {"ath": ("uxbridge", "wellington"), "namur": ("bulow", "blucher")}
    places = {b: zone for zone, blocks in {**near, **far}.items() for b in blocks}
    game = given(players=3, grognard=True, ney="mons", **places)

    for other in first_guesses(game, "french", "operations.content"):
        assert not other.game.may_talk()


@rule("napoleon-1815 card.c.ultime-effort.move", "napoleon-1815 unit.commander.not-left-alone")
def test_a_pile_that_an_event_has_moved_is_imagined_as_corps_and_the_commander_they_took_along():
    game = given(
        grognard=True,
        reille="maubeuge",
        picton="bruxelles",
        brunswick="bruxelles",
        wellington="bruxelles",
        hill="tubize",
        uxbridge="grammont",
        **VEDETTES,
        activated=["picton", "brunswick"],
        hand={"coalition": ["ultime-effort"]},
    )
    then = game.copy()
    match = at(game, "operations.content")
    for action in (Designate("reille"), Manoeuvre()):
        assert match.choose("french", action) is None
    effort = held(game, "coalition", "ultime-effort")
    for action in (effort, Send("picton"), Send("brunswick"), Go("waterloo")):
        assert match.choose("coalition", action) is None
    assert game.zone["wellington"] == "waterloo"

    for seat, number in product(("french", None), range(20)):
        names = suppose(then.copy(), imagine(match.game, seat, Dice(secret_of(number))))
        sent = [game.printed.blocks[names[block]].kind for block in ("picton", "brunswick")]
        assert sent == ["corps", "corps"]
        assert names["wellington"] == "wellington"
        match.imagined(seat, secret_of(number))


@rule("napoleon-1815 card.c.ultime-effort.move", "napoleon-1815 grognard.fog.visible")
def test_before_it_moves_nobody_else_knows_which_block_an_event_will_move():
    game = given(
        grognard=True,
        reille="maubeuge",
        picton="bruxelles",
        hill="tubize",
        uxbridge="grammont",
        **VEDETTES,
        activated=["picton", "vedette-anglo-allied-1"],
        hand={"coalition": ["ultime-effort"]},
    )
    match = at(game, "operations.content")
    for action in (Designate("reille"), Manoeuvre()):
        assert match.choose("french", action) is None
    for action in (held(game, "coalition", "ultime-effort"), Send("picton")):
        assert match.choose("coalition", action) is None
    assert match.open[0].facts == {"blocks": ("picton",)}

    for number in range(10):
        guess = match.imagined("french", secret_of(number))
        again, truth = (world.imagined("french", secret_of(-1)) for world in (guess, match))
        assert again.saved() == truth.saved()


@rule("napoleon-1815 cards.use.recovery", "napoleon-1815 grognard.fog.visible")
def test_nobody_else_knows_which_corps_a_recovery_card_has_served():
    corps = ("hill", "pirch", "bulow", "uxbridge")
    game = given(
        grognard=True,
        hill="ath",
        uxbridge="tubize",
        pirch="namur",
        bulow="liege",
        wellington="ath",
        blucher="namur",
        **VEDETTES,
        fatigue=dict.fromkeys(corps, 1),
        activated=corps,
        hand={"coalition": ["carre", "tenir", "confusion", "embuscade", "panique"]},
    )
    match = at(game, "recovery.cards.one-per-corps")
    for block, card in zip(corps, list(game.hands["coalition"]), strict=False):
        assert match.choose("coalition", Recover(card, block)) is None

    for seat, number in product(("french", None), range(10)):
        guess = match.imagined(seat, secret_of(number))
        again, truth = (world.imagined(seat, secret_of(-1)) for world in (guess, match))
        assert again.saved() == truth.saved()


@rule("napoleon-1815 combat.pursuit.condition")
def test_a_pile_that_is_pursued_is_imagined_with_less_cavalry():
    game = given(
        "intro-ligny",
        reille="ligny",
        pirch="ligny",
        ziethen="ligny",
        thielmann="wavre",
        strength={"reille": (4, 1), "pirch": (2, 0), "ziethen": (2, 0), "thielmann": (4, 1)},
        hand={"coalition": ["carre"]},
    )
    load(game, FRENCH, (4, 1))
    load(game, COALITION, (1, 1))
    then = game.copy()
    match = at(game, "operations.content")
    for action in (Designate("reille"), StandFast()):
        assert match.choose("french", action) is None
    while match.open[0].key != "window.pursuit":
        asked = match.open[0]
        answer = next((o for o in asked.options if isinstance(o, Fight | Retreat | Pass)), None)
        assert match.choose(asked.seat, answer or asked.options[0]) is None

    for seat, number in product(("french", None), range(20)):
        table = then.copy()
        suppose(table, imagine(match.game, seat, Dice(secret_of(number))))
        assert table.cavalry_of(["pirch", "ziethen"]) < table.cavalry["reille"]


@rule("napoleon-1815 three.communication.commanders", "napoleon-1815 grognard.fog.visible")
def test_in_the_fog_nobody_takes_back_what_let_the_allies_confer():
    game = given(
        players=3,
        grognard=True,
        reille="mons",
        wellington="waterloo",
        picton="waterloo",
        blucher="la-hulpe",
        ziethen="la-hulpe",
        hand={"prussian": ["carre"]},
    )
    match = at(game, "operations.content")

    match.choose("french", Pass())

    assert match.open[0].key == "exchange.which-card"
    assert match.why_no_undo("french").key == "undo.shown"
