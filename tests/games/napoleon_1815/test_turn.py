"""[p.8] The sequence of play, and the rulebook's examples of its phases, played through."""

from estafette.engine import Decision, Pass, Play, Together
from estafette.games.napoleon_1815.cards.initiative import Reinforce
from estafette.games.napoleon_1815.events import PlayCard
from estafette.games.napoleon_1815.losses import Lose
from estafette.games.napoleon_1815.manoeuvre import Move
from estafette.games.napoleon_1815.operations import Designate, Manoeuvre
from estafette.games.napoleon_1815.recovery import Recover
from estafette.games.napoleon_1815.retreat import Retreat
from estafette.games.napoleon_1815.sequence import SEQUENCE
from estafette.games.napoleon_1815.sides import COALITION, FRENCH, Arm
from estafette.games.napoleon_1815.victory import outcome
from tests.games.napoleon_1815.battle import attack
from tests.games.napoleon_1815.marching import march
from tests.games.napoleon_1815.position import given
from tests.referee import rule

PHASES = ["draw.count", "initiative.highest", "operations.alternate", "recovery.order"]
QUIET_FRENCH = ["elan-47", "audace-39", "cambronne-40"]


class Turn:
    """A game under way through the sequence of play, from a step on."""

    def __init__(self, game, start="setup.start-state"):
        paths = [line.path for line in SEQUENCE.lines]
        game.place = next(i for i, path in enumerate(paths) if path[-1] == start)
        self.game = game
        self.asked = []
        self.play = Play(SEQUENCE, game, outcome, lambda: None)
        self.note()

    def note(self):
        decision = self.decision
        if decision is not None:
            path = SEQUENCE.path(self.game.place - 1)
            self.asked.append((path[1], decision.seat, decision.key))

    @property
    def decision(self):
        asked = self.play.asked
        return asked if isinstance(asked, Decision) or asked is None else asked.decisions[0]

    def choose(self, *actions):
        for action in actions:
            assert self.decision.why_not(action) is None, self.decision.why_not(action)
            hidden = isinstance(self.play.asked, Together)
            self.play.go_on((self.decision.seat, action) if hidden else action)
            self.note()

    def pass_until(self, seat, key):
        """Everybody declines until this seat is asked this."""
        while (self.decision.seat, self.decision.key) != (seat, key):
            self.choose(Pass())

    @property
    def keys(self):
        return [told.key for told in self.game.told]


# vector d.sequence.order
@rule("napoleon-1815 sequence.turn", "napoleon-1815 sequence.phase-complete")
def test_a_turn_is_draw_initiative_operations_and_recovery():
    troops = {"ney": "ligny", "hill": "ath", "orange": "nivelles"}
    game = given(turn=3, **troops, deck={"coalition": ["inactivite"]})
    turn = Turn(game)
    turn.choose(turn.decision.options[0])
    while game.turn == 3:
        turn.choose(Pass())

    phases = [phase for phase, _, _ in turn.asked[:-1]]
    assert list(dict.fromkeys(phases)) == PHASES
    assert phases == sorted(phases, key=PHASES.index)
    assert [part.rule for part in SEQUENCE.parts[1:]] == PHASES


# vector d.sequence.order
@rule("napoleon-1815 sequence.phase-complete")
def test_a_phase_is_finished_by_all_before_the_next_begins():
    game = given(turn=3, ney="ligny", hill="ath", hand={"french": ["elan"], "coalition": ["carre"]})
    turn = Turn(game, "initiative.blue.order")
    while game.turn == 3:
        turn.choose(Pass())

    seats = {phase: [seat for p, seat, _ in turn.asked[:-1] if p == phase] for phase in PHASES[1:]}
    assert seats["initiative.highest"] == ["french", "coalition"]
    assert set(seats["operations.alternate"]) == {"french", "coalition"}
    assert seats["recovery.order"] == ["french", "coalition"]


# vector ex.draw.inactivite
# vector ex.initiative.renforts
# vector ex.initiative.green-refused
# vector ex.initiative.tie
# vector d.draw.red-discard
@rule(
    "napoleon-1815 example p.8 Pioche et Initiative",
    "napoleon-1815 draw.red.discard",
    "napoleon-1815 initiative.blue.discard",
    "napoleon-1815 initiative.tie-french",
)
def test_the_example_of_draw_and_initiative_is_played_through():
    drawn = ["inactivite-14", "renforts-27", "marche-forcee-18"]
    game = given(
        turn=3,
        ney="ligny",
        hill="ath",
        deck={
            "french": [*QUIET_FRENCH, "la-garde-57"],
            "coalition": [*drawn, "pont-detruit-23", "tenir-33"],
        },
    )
    turn = Turn(game)

    assert game.activated == {"hill"}
    assert game.hands["coalition"] == ["renforts-27", "marche-forcee-18"]
    assert turn.decision.seat == "french"
    turn.choose(Pass())
    assert turn.decision.options == (PlayCard("renforts-27"), Pass())
    assert turn.decision.why_not(PlayCard("marche-forcee-18")).rule == "cards.colour.green"
    turn.choose(PlayCard("renforts-27"), Reinforce("hill"))

    assert game.first is FRENCH
    assert (turn.decision.seat, turn.decision.key) == ("french", "operation.which-block")
    assert game.decks[FRENCH].discard == ["la-garde-57"]
    discard = ["inactivite-14", "renforts-27", "pont-detruit-23"]
    assert game.decks[COALITION].discard == discard


# vector d.draw.red-discard
@rule("napoleon-1815 cards.discard.played", "napoleon-1815 cards.discard.revealed")
def test_a_card_revealed_for_a_move_and_one_played_in_it_are_discarded():
    game = given(
        turn=3,
        ney="ligny",
        hill="ath",
        hand={"coalition": ["marche-forcee-18"]},
        deck={"coalition": ["union-des-forces-36"]},
    )
    game.active = COALITION
    turn = Turn(game, "operations.content")
    turn.choose(Designate("hill"), Manoeuvre())
    turn.pass_until("coalition", "window.revealed")
    turn.choose(PlayCard("marche-forcee-18"))

    assert game.decks[COALITION].discard == ["union-des-forces-36", "marche-forcee-18"]


# vector ex.recovery.no-cards
# vector ex.recovery.uxbridge
# vector ex.recovery.vandamme
# vector ex.recovery.next-turn
@rule("napoleon-1815 example p.9 Récupération", "napoleon-1815 recovery.order")
def test_the_example_of_recovery_is_played_through():
    game = given(
        "ligny-quatre-bras",
        turn=1,
        track=10,
        vandamme="fleurus",
        uxbridge="enghien",
        reille="gosselies",
        fatigue={"vandamme": 5, "uxbridge": 6, "reille": 7},
        activated=["vandamme", "uxbridge"],
        hand={"coalition": ["carre-6"]},
    )
    turn = Turn(game, "recovery.unactivated")

    assert game.fatigue["reille"] == 0
    assert (turn.decision.seat, turn.decision.key) == ("coalition", "recovery.which-card")
    turn.choose(Recover("carre-6", "uxbridge"))
    turn.choose(Lose("vandamme", Arm.INFANTRY))

    assert game.fatigue["uxbridge"] == 4
    assert (game.strength("uxbridge"), game.strength("vandamme")) == (5, 4)
    assert game.track == 11
    assert game.activated == set()
    assert game.turn == 2
    order = ["fatigue.removed", "recovery.card", "fatigue.removed", "strength.lost"]
    order += ["strength.lost-seen", "recovery.turned-back", "turn.begins"]
    assert turn.keys[: len(order)] == order


@rule("napoleon-1815 recovery.order")
def test_a_recovery_card_can_spare_a_corps_its_loss_but_rest_comes_first():
    game = given(
        turn=3,
        track=10,
        vandamme="fleurus",
        gerard="ligny",
        fatigue={"vandamme": 5, "gerard": 5},
        activated=["vandamme"],
        hand={"french": ["elan-47"]},
    )
    turn = Turn(game, "recovery.unactivated")

    assert turn.decision.options == (Recover("elan-47", "vandamme"), Pass())
    turn.choose(Recover("elan-47", "vandamme"))
    assert (game.track, game.strength("vandamme"), game.strength("gerard")) == (10, 5, 5)


@rule("napoleon-1815 victory.end-of-game")
def test_the_game_ends_after_the_last_turn():
    game = given("intro-ligny", turn=3, track=4)
    turn = Turn(game, "recovery.unactivated")

    assert turn.decision is None
    assert (turn.play.outcome.winner, turn.play.outcome.rule) == (COALITION, "victory.end-of-game")


# vector d.map.zones-only
@rule("napoleon-1815 map.units-in-zones")
def test_no_pile_stops_on_a_connection():
    game = given(d_erlon="ligny")
    referee = march(game, "d-erlon", value=1)

    assert referee.refusal(Move("ligny--marbais")).rule == "movement.path"
    referee.choose(Move("marbais"))
    assert game.zone["d-erlon"] == "marbais"


# vector d.map.no-bridge
@rule("napoleon-1815 map.bridges")
def test_where_no_bridge_is_none_can_be_destroyed():
    game = given(pirch="ligny", hand={"coalition": ["pont-detruit-22"]})
    referee = march(game, "pirch")
    while referee.decision.key != "window.revealed":
        referee.choose(Pass())

    assert referee.refusal(PlayCard("pont-detruit-22")).rule == "map.bridges"


# vector d.scenario.waterloo-rain
@rule("napoleon-1815 scenario.waterloo-wavre.rain")
def test_rain_drawn_on_soaked_ground_adds_nothing():
    game = given("waterloo-wavre", turn=1, d_erlon="genappe", lasting={"pluie": "coalition"})
    referee = march(game, "d-erlon", value=3)

    assert game.fatigue["d-erlon"] == 1
    assert referee.decision.facts == {"zone": "genappe", "left": 2, "stuck": 0}


# vector d.scenario.intro-area
@rule("napoleon-1815 scenario.intro-ligny.area")
def test_a_retreat_in_the_introduction_stays_in_its_area():
    game = given(
        "intro-ligny",
        turn=1,
        track=4,
        vandamme="gembloux",
        pirch="gembloux",
        strength={"pirch": (5, 0)},
    )
    referee = attack(game, "vandamme", shows=(4, 4), meets=(1, 1))

    assert set(referee.options) == {Retreat("sombreffe"), Retreat("mazy")}
    referee.choose(Retreat("mazy"))
    assert referee.is_over
    assert game.zone["pirch"] == "fleurus"
