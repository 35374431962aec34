"""[p.7] The edges of the events: the moments of each green card, and the clause that names them."""

import pytest

from estafette.engine import Pass
from estafette.games.napoleon_1815.events import Moment, cannot_play, window
from estafette.games.napoleon_1815.sides import COALITION, FRENCH
from estafette.games.napoleon_1815.state import Combat, Engaged, Operation
from tests.games.napoleon_1815.marching import held
from tests.games.napoleon_1815.position import given
from tests.referee import Referee, rule

ON_THE_WAY = {"revealed", "entered"}
NO_MANOEUVRE = (Moment.INITIATIVE, Moment.COMBAT, Moment.RETREAT, Moment.PURSUIT)


@rule("napoleon-1815 cards.symbol.manoeuvre-french", "napoleon-1815 cards.use.event")
@pytest.mark.parametrize(
    ("seat", "title", "moments", "clause"),
    [
        ("coalition", "confusion", {"entered"}, "card.x.confusion.condition"),
        ("coalition", "contre-ordre", {"answer"}, "card.x.contre-ordre.effect"),
        ("coalition", "embuscade", ON_THE_WAY, "card.c.embuscade"),
        ("coalition", "encombrement", {"revealed"}, "card.x.encombrement.timing"),
        ("coalition", "fatigue", {"moved"}, "card.x.fatigue.timing"),
        ("coalition", "reaction", {"designated"}, "card.x.reaction.timing"),
        ("coalition", "trahison", ON_THE_WAY, "card.c.trahison.target"),
        ("coalition", "ultime-effort", {"designated"}, "card.c.ultime-effort.timing"),
        ("french", "coordination", {"over"}, "card.f.coordination.timing"),
        ("french", "fourrager", {"moved"}, "card.f.fourrager"),
        ("french", "grouchy", {"revealed"}, "card.f.grouchy"),
        ("french", "marche-forcee", ON_THE_WAY, "card.x.marche-forcee.effect"),
        ("french", "organisation", {"entered"}, "card.f.organisation"),
    ],
)
def test_a_card_for_a_french_manoeuvre_has_its_moments_and_its_clause(seat, title, moments, clause):
    game = given(reille="ligny", hill="ath", hand={seat: [title]})
    game.operation = Operation("french", FRENCH, "ligny", ["reille"])

    assert moments_of(game, seat, title) == (moments, {clause})


@rule("napoleon-1815 cards.symbol.manoeuvre-coalition", "napoleon-1815 cards.use.event")
@pytest.mark.parametrize(
    ("seat", "title", "moments", "clause"),
    [
        ("coalition", "marche-forcee", ON_THE_WAY, "card.x.marche-forcee.effect"),
        ("coalition", "pont-detruit", ON_THE_WAY, "card.c.pont-detruit.place"),
        ("coalition", "union-des-forces", {"designation"}, "card.c.union-des-forces"),
        ("french", "tirailleurs", ON_THE_WAY, "card.f.tirailleurs"),
    ],
)
def test_a_card_for_a_coalition_manoeuvre_has_its_moments_and_its_clause(
    seat, title, moments, clause
):
    game = given(reille="ligny", hill="ath", hand={seat: [title]})
    game.operation = Operation("coalition", COALITION, "ath", ["hill"])

    assert moments_of(game, seat, title) == (moments, {clause})


def moments_of(game, seat, title):
    """The moments of a manoeuvre at which a card is not too early or too late; else, why."""
    card = held(game, seat, title)
    moments = [m for m in Moment if m not in NO_MANOEUVRE]
    refusals = {moment: cannot_play(game, seat, moment, card) for moment in moments}
    missed = {m: r.rule for m, r in refusals.items() if r and r.key == "card.not-now"}
    return {str(m) for m in moments if m not in missed}, set(missed.values())


@rule("napoleon-1815 cards.symbol.retreat-pursuit")
@pytest.mark.parametrize(
    ("seat", "title", "clause"),
    [
        ("coalition", "panique", "card.c.panique.condition"),
        ("coalition", "tenir", "card.c.tenir.condition"),
        ("french", "cambronne", None),
        ("french", "retraite-en-ordre", None),
    ],
)
def test_a_pursuit_comes_too_late_for_panic_and_for_holding(seat, title, clause):
    game = given(reille="ligny", hill="ligny", hand={seat: [title]})
    game.operation = Operation("french", FRENCH, "ligny", ["reille"])
    french, coalition = Engaged(FRENCH, ["reille"]), Engaged(COALITION, ["hill"])
    game.combat = Combat("ligny", french, coalition, on_march=False, winner=COALITION)

    refusal = cannot_play(game, seat, Moment.PURSUIT, held(game, seat, title))

    assert (refusal and refusal.rule) == clause


@rule("napoleon-1815 grognard.fog.visible", "napoleon-1815 operations.green.one")
@pytest.mark.parametrize(
    ("grognard", "seat", "learns"),
    [(True, "coalition", True), (True, "french", False), (False, "coalition", False)],
)
def test_in_the_fog_whoever_watches_an_operation_cannot_take_his_silence_back(
    grognard, seat, learns
):
    cards = {"coalition": ["reaction"], "french": ["coordination"]}
    game = given(grognard=grognard, reille="ligny", hill="ath", hand={seat: cards[seat]})
    game.operation = Operation("french", FRENCH, "ligny", ["reille"])
    moment = Moment.DESIGNATED if seat == "coalition" else Moment.OVER
    referee = Referee(game, window(game, moment, ("french", "coalition")))
    assert referee.decision.seat == seat

    referee.choose(Pass())

    assert game.uncovered is learns
