"""[p.9] A whole operations phase, played by the engine from scripted choices."""

from estafette.engine import Action, Decision, Outcome, Pass, Play, Sequence
from estafette.games.napoleon_1815.events import PlayCard
from estafette.games.napoleon_1815.manoeuvre import Move
from estafette.games.napoleon_1815.operations import (
    Designate,
    Join,
    Manoeuvre,
    StandFast,
    StayPut,
    everybody_passed,
)
from estafette.games.napoleon_1815.sequence import OPERATIONS
from estafette.games.napoleon_1815.sides import FRENCH, Army
from estafette.games.napoleon_1815.state import Axis, Game
from tests.games.napoleon_1815.position import given, valued
from tests.referee import rule

SCRIPT: list[tuple[str, Action]] = [
    # The French go from Ligny to Picton at Les Quatre-Bras, a point short of what they hoped.
    ("french", Designate("d-erlon")),
    ("french", Join("ney")),
    ("french", Join("napoleon")),
    ("french", Manoeuvre()),
    ("coalition", Pass()),  # the pile has been designated
    ("french", Pass()),  # its card has been revealed
    ("coalition", PlayCard("encombrement-11")),
    ("french", Pass()),  # no counter-order
    ("french", Pass()),  # nothing to set against the congestion
    ("french", Move("marbais")),
    ("french", Pass()),
    ("french", Move("quatre-bras")),
    ("french", Pass()),
    ("french", Pass()),  # the move is over
    ("french", StayPut()),
    ("french", PlayCard("coordination-45")),
    # Coordination: Grouchy takes Namur.
    ("french", Designate("grouchy")),
    ("french", Manoeuvre()),
    ("coalition", Pass()),
    ("coalition", Pass()),
    ("french", Move("namur")),
    ("coalition", Pass()),
    ("coalition", Pass()),
    # Picton slips away to Genappe by the bridge, and breaks it behind him.
    ("coalition", Designate("picton")),
    ("coalition", Manoeuvre()),
    ("coalition", Pass()),
    ("coalition", Move("genappe")),
    ("coalition", PlayCard("pont-detruit-22")),
    # The French have nobody left; Bülow and Pirch march, and the phase is over.
    ("coalition", Designate("bulow")),
    ("coalition", Join("pirch")),
    ("coalition", Manoeuvre()),
    ("coalition", Pass()),
    ("coalition", Move("wavre")),
    ("coalition", Pass()),
    ("coalition", Move("walhain")),
    ("coalition", Pass()),
    ("coalition", Move("perwez")),
    ("coalition", Pass()),
    ("coalition", Move("hannut")),
    ("coalition", Pass()),
    ("coalition", Designate("ziethen")),
    ("coalition", StandFast()),
]


@rule(
    "napoleon-1815 operations.alternate",
    "napoleon-1815 operations.pass.forced",
    "napoleon-1815 operations.end",
    "napoleon-1815 card.f.coordination.effect",
)
def test_a_whole_phase_runs_from_the_first_designation_to_the_last_pass():
    game = on_the_sixteenth_of_june()
    asked = play_through(game)

    assert asked == len(SCRIPT)
    assert everybody_passed(game)
    assert game.passed == ["french", "coalition"]
    assert game.zone == {
        "d-erlon": "quatre-bras",
        "ney": "quatre-bras",
        "napoleon": "quatre-bras",
        "grouchy": "namur",
        "picton": "genappe",
        "bulow": "hannut",
        "pirch": "hannut",
        "ziethen": "charleroi",
    }
    assert game.activated == set(game.zone)
    assert {corps: n for corps, n in game.fatigue.items() if n} == {
        "grouchy": 1,
        "picton": 1,
        "bulow": 1,
        "pirch": 1,
    }
    assert game.axes == {}
    assert game.flags == {"namur": "french"}
    assert game.track == 8
    assert game.broken == ["genappe--quatre-bras"]
    assert game.hands == {"french": [], "coalition": ["carre-6"]}
    assert game.operation is None


@rule("napoleon-1815 axis.removed", "napoleon-1815 axis.place")
def test_the_axis_of_the_phase_lies_only_while_picton_stays():
    game = on_the_sixteenth_of_june()
    laid = []

    play_through(game, after=lambda: laid.append(dict(game.axes)))

    axis = {"quatre-bras": Axis(FRENCH, Army.FRENCH, "marbais")}
    entered = SCRIPT.index(("french", Move("quatre-bras")))
    left = SCRIPT.index(("coalition", Move("genappe")))
    assert laid[entered - 1] == {}
    assert laid[entered:left] == (left - entered) * [axis]
    assert laid[left] == {}


def on_the_sixteenth_of_june() -> Game:
    return given(
        d_erlon="ligny",
        ney="ligny",
        napoleon="ligny",
        grouchy="mazy",
        picton="quatre-bras",
        bulow="ohain",
        pirch="ohain",
        ziethen="charleroi",
        flags={"namur": "prussian"},
        hand={
            "french": ["coordination"],
            "coalition": ["encombrement", "pont-detruit-22", "carre"],
        },
        deck={"french": valued("french", 4, 2), "coalition": valued("coalition", 2, 5)},
    )


def play_through(game: Game, after=lambda: None) -> int:
    """The script is played by the engine; returns how many answers were given."""
    sequence = Sequence(OPERATIONS)
    play = Play(sequence, game, outcome_of=over, keep=lambda: None)
    answers = 0
    while play.asked is not None:
        assert isinstance(play.asked, Decision)
        seat, action = SCRIPT[answers]
        assert (answers, play.asked.seat) == (answers, seat)
        assert action in play.asked.options, f"{answers}: {play.asked.key} {action}"
        play.go_on(action)
        answers += 1
        after()
    assert play.outcome == over(game)
    return answers


def over(game: Game) -> Outcome | None:
    return Outcome(None, "operations.end", "phase.over") if everybody_passed(game) else None
