"""[p.6, p.15] What a seat can conclude holds in all its guesses."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from estafette.engine import Dice, Pass, secret_of
from estafette.games.napoleon_1815.cards.combat import Summon
from estafette.games.napoleon_1815.cards.manoeuvre import Betray
from estafette.games.napoleon_1815.imagine import imagine, suppose
from estafette.games.napoleon_1815.manoeuvre import Move
from estafette.games.napoleon_1815.operations import Designate, Fight, Manoeuvre, StandFast
from estafette.games.napoleon_1815.recovery import Recover
from estafette.games.napoleon_1815.retreat import Retreat
from estafette.games.napoleon_1815.shift import Go, Send
from estafette.games.napoleon_1815.sides import COALITION, FRENCH
from estafette.games.napoleon_1815.state import Game
from estafette.match import Match
from tests.games.napoleon_1815.battle import load
from tests.games.napoleon_1815.marching import held, load_value
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


@rule("napoleon-1815 three.communication.commanders", "napoleon-1815 unit.commander.not-left-alone")
@pytest.mark.parametrize("seat", ["french", None])
def test_commanders_who_confer_are_not_imagined_beside_a_block_that_stands_alone(seat):
    near = {"waterloo": ("wellington", "picton"), "la-hulpe": ("blucher", "ziethen")}
    apart = ("thielmann", "pirch", "bulow", "gneisenau", *[f"vedette-prussian-{n}" for n in (1, 2)])
    far = {"namur": apart, "gembloux": ("hill",), "ath": ("uxbridge", "orange")}
    places = {b: zone for zone, blocks in {**near, **far}.items() for b in blocks}
    game = given(players=3, grognard=True, hand={"prussian": ["carre"]}, **places)

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


@rule("napoleon-1815 card.c.trahison.effect", "napoleon-1815 grognard.vedette.eliminated")
def test_a_pile_that_was_betrayed_tells_nothing_of_its_points():
    game = given(
        grognard=True,
        gerard="chatelet",
        reille="fleurus",
        vandamme="fleurus",
        vedette_french_1="gosselies",
        vedette_french_2="frasnes",
        vedette_french_3="thuin",
        ziethen="fleurus",
        pirch="namur",
        **VEDETTES,
        axes={"fleurus": ("prussian", "ligny")},
        hand={"french": ["reaction"], "coalition": ["trahison"]},
    )
    load_value(game, FRENCH, 3)
    then = game.copy()
    match = at(game, "operations.content")
    choices = [
        ("french", Designate("gerard")),
        ("french", Manoeuvre()),
        ("coalition", Pass()),
        ("french", Pass()),
        ("coalition", held(game, "coalition", "trahison")),
        ("french", Pass()),
        ("coalition", Betray(game.handles["gerard"])),
    ]
    for seat, action in choices:
        assert match.choose(seat, action) is None
    assert match.open[0].key == "window.revealed"

    for who, number in product(("french", "coalition", None), range(20)):
        table = then.copy()
        suppose(table, imagine(match.game, who, Dice(secret_of(number))))
        assert table.is_contested("fleurus")
        assert not table.vedettes_at("fleurus", FRENCH)


@rule("napoleon-1815 grognard.vedette.movement", "napoleon-1815 grognard.vedette.eliminated")
def test_of_a_pile_that_hardly_anybody_can_be_the_one_that_can_is_found():
    game = given(
        grognard=True,
        reille="fleurus",
        vandamme="fleurus",
        d_erlon="mons",
        drouot="ath",
        lobau="hal",
        gerard="beaumont",
        lamarque="thuin",
        vedette_french_1="maubeuge",
        ziethen="fleurus",
        axes={"fleurus": ("prussian", "ligny")},
        hand={"coalition": ["embuscade"]},
    )
    load_value(game, FRENCH, 1)
    then = game.copy()
    match = at(game, "operations.content")
    for choice in (Designate("vedette-french-1"), Manoeuvre()):
        assert match.choose("french", choice) is None
    while match.open[0].key != "window.moved":
        asked = match.open[0]
        there = [o for o in asked.options if isinstance(o, Move) and o.to != "maubeuge"]
        assert match.choose(asked.seat, there[0] if there else asked.options[-1]) is None

    for seat, number in product(("coalition", None), range(60)):
        names = suppose(then.copy(), imagine(match.game, seat, Dice(secret_of(number))))
        assert names["vedette-french-1"] == "vedette-french-1"


@rule("napoleon-1815 card.x.au-son-du-canon.move", "napoleon-1815 unit.commander.not-left-alone")
def test_no_commander_is_imagined_where_only_those_who_attack_now_could_be_his_company():
    game = given(
        grognard=True,
        reille="la-belle-alliance",
        hill="la-belle-alliance",
        brunswick="la-haye-sainte",
        orange="la-haye-sainte",
        uxbridge="mont-saint-jean",
        wellington="mont-saint-jean",
        axes={"la-belle-alliance": ("anglo-allied", "hougoumont")},
        hand={"coalition": ["au-son-du-canon"], "french": ["elan"]},
    )
    game.active = COALITION
    then = game.copy()
    match = at(game, "operations.content")
    way = [Designate("brunswick"), Manoeuvre(), Move("la-belle-alliance"), Fight()]
    way += [held(game, "coalition", "au-son-du-canon"), Summon("orange"), Pass()]
    while way:
        asked = match.open[0]
        assert match.choose(asked.seat, way.pop(0) if way[0] in asked.options else Pass()) is None
    assert game.combat is not None
    assert game.combat.attacker.pile == ["brunswick", "orange"]

    for seat, number in product(("french", None), range(20)):
        names = suppose(then.copy(), imagine(match.game, seat, Dice(secret_of(number))))
        assert names["hill"] != "wellington"


@rule("napoleon-1815 combat.retreat.commander", "napoleon-1815 unit.commander.not-left-alone")
@pytest.mark.parametrize("alone", [False, True])
def test_a_beaten_pile_is_company_for_the_commander_it_took_along_and_for_nobody_it_meets(alone):
    before = {"ney": "mont-saint-guibert", "napoleon": "walhain" if alone else "tilly"}
    game = given(
        grognard=True,
        gerard="walhain",
        gneisenau="walhain",
        ziethen="mont-saint-guibert",
        reille="tilly",
        vandamme="tilly",
        **before,
        hand={"coalition": ["carre"], "french": ["elan"]},
    )
    game.active = FRENCH
    load(game, FRENCH, (1,))
    load(game, COALITION, (4, 4))
    then = game.copy()
    match = at(game, "operations.content")
    way = [Designate("gerard"), StandFast(), Fight(), Retreat("mont-saint-guibert")]
    while match.open[0].key != "window.pursuit":
        asked = match.open[0]
        wanted = [o for o in asked.options if o in way or isinstance(o, Pass)]
        assert match.choose(asked.seat, (wanted or asked.options)[0]) is None
    assert game.zone["napoleon"] == ("mont-saint-guibert" if alone else "tilly")

    for seat, number in product(("coalition", None), range(20)):
        names = suppose(then.copy(), imagine(match.game, seat, Dice(secret_of(number))))
        assert names["ney"] != "napoleon"
        assert not alone or names["napoleon"] == "napoleon"


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
