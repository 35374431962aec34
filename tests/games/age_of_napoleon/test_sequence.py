"""The sequence of a year, who acts first, and the cards at their moments."""

import pytest

from estafette.engine import Pass, Setup, Step, secret_of
from estafette.games.age_of_napoleon import RULES, sequence
from estafette.games.age_of_napoleon.actions import ActFirst, Discard, PlayCard
from estafette.games.age_of_napoleon.cards import EVENTS
from estafette.games.age_of_napoleon.events import Moment, cannot_play, may_hold, pay, window
from estafette.games.age_of_napoleon.order import choose_order, keep_order
from estafette.games.age_of_napoleon.sequence import SEQUENCE
from estafette.games.age_of_napoleon.sides import COALITION, FRENCH, Phase
from estafette.match import Match
from tests.games.age_of_napoleon.position import given, the_box
from tests.referee import Referee, rule

PHASES = {
    "diplomacy.alternate": "diplomacy",
    "insurrection.order": "insurrection",
    "strategy.reshuffle.order": "strategy",
    "reinforcement.order": "reinforcement",
    "campaign.rounds.six": "campaign",
    "surrender.order": "surrender",
    "winter.who": "winter",
    "victory.timing": "victory",
}


@rule("age-of-napoleon seq.year.phases")
def test_a_year_has_eight_phases_in_this_order():  # v.seq.order
    phases = [PHASES[line.path[1]] for line in SEQUENCE.lines]

    assert list(dict.fromkeys(phases)) == [phase for phase in Phase if phase != "battle"]


@rule("age-of-napoleon seq.year.phases")
def test_every_step_of_the_year_has_its_clause(herald):
    for line in SEQUENCE.lines:
        for clause in line.path:
            herald.cite(clause)
        if line.step is not None:
            herald.cite(line.step.rule)


@rule("age-of-napoleon seq.year.phases", "age-of-napoleon reinforcement.order")
@rule("age-of-napoleon reinforcement.player-order", "age-of-napoleon winter.order")
@pytest.mark.parametrize(
    ("phase", "steps"),
    [
        (sequence.DIPLOMACY, "choose_order begin_diplomacy play_diplomacy end_diplomacy"),
        (sequence.INSURRECTION, "resolve_insurrections begin_risings call_to_arms tirol_rises"),
        (sequence.STRATEGY, "discard_hands reshuffle draw_hands"),
        (
            sequence.REINFORCEMENT,
            "choose_order begin_reinforcement first_acts play_event second_acts play_event "
            "first_acts deploy second_acts deploy "
            "first_acts restore_army second_acts restore_army return_prisoners",
        ),
        (sequence.CAMPAIGN, "choose_order begin_campaign"),
        (
            sequence.ROUND,
            "begin_round talk_peace first_acts begin_turn second_acts begin_turn end_round",
        ),
        (sequence.SURRENDER, "keep_order begin_surrender check_next_country"),
        (
            sequence.WINTER,
            "begin_winter harden_winter first_acts winter_army second_acts winter_army",
        ),
        (sequence.VICTORY, "check_victory end_year"),
    ],
)
def test_a_phase_has_its_steps_in_this_order(phase, steps):
    parts = [part.procedure.__name__ for part in phase.parts if isinstance(part, Step)]
    assert parts == steps.split()


@rule("age-of-napoleon seq.year.phases")
def test_a_step_is_repeated_until_nobody_has_anything_left_to_do():
    until = {
        "play_diplomacy": "both_have_passed",
        **dict.fromkeys(["call_to_arms", "play_event", "deploy", "restore_army"], "is_done"),
        "fight": "no_battle_left",
        "check_next_country": "all_are_checked",
        "winter_army": "all_have_wintered",
    }
    steps = [line.step for line in SEQUENCE.lines if line.step is not None]
    repeated = {step.procedure.__name__: step.until.__name__ for step in steps if step.until}
    assert repeated == until


@rule("age-of-napoleon seq.year.phases", "age-of-napoleon seq.year.advance")
def test_after_the_last_phase_comes_the_diplomacy_of_the_next_year():  # v.seq.order
    match = Match.start(RULES, the_box(), Setup("1809"), secret_of("a year"))
    met = []
    while match.outcome is None and match.game.year < 1811:
        for decision in match.open[:1]:
            phase = PHASES[SEQUENCE.path(match.game.place - 1)[1]]
            if not met or met[-1] != (match.game.year, phase):
                met.append((match.game.year, phase))
            options = decision.options
            match.choose(decision.seat, Pass() if Pass() in options else options[0])

    years = [(year, phase) for year, phase in met if year == 1810]
    order = list(PHASES.values())
    assert years[0][1] == "diplomacy"
    assert [phase for _, phase in years] == sorted([p for _, p in years], key=order.index)


@rule("age-of-napoleon scenario.first-year")
def test_a_game_begins_with_a_campaign_and_without_diplomacy():  # v.gap.first-year
    match = Match.start(RULES, the_box(), Setup("1813"), secret_of("the first year"))

    assert (match.game.year, match.game.round) == (1813, 1)
    assert PHASES[SEQUENCE.path(match.game.place - 1)[1]] == "campaign"
    assert match.open[0].key == "order.who-first"


@rule("age-of-napoleon seq.first-player.diplomacy", "age-of-napoleon seq.first-player.campaign")
@rule("age-of-napoleon seq.first-player.reinforcement", "age-of-napoleon seq.first-player.1805")
@pytest.mark.parametrize(
    ("year", "chooser"),
    [(1805, FRENCH), (1806, FRENCH), (1810, FRENCH), (1811, COALITION), (1815, COALITION)],
)  # v.seq.first-1805, v.seq.first-1806, v.seq.first-1810, v.seq.first-1811
def test_the_year_says_who_chooses(year, chooser):
    referee = Referee(game := given(year=year), choose_order(game))

    assert referee.decision.seat == chooser


@rule("age-of-napoleon seq.first-player.diplomacy", "age-of-napoleon seq.first-player.campaign")
@rule("age-of-napoleon seq.first-player.reinforcement")
def test_the_choice_is_made_anew_in_three_phases():
    asked = [PHASES[line.path[1]] for line in SEQUENCE.lines if line.step is not None
             and line.step.procedure is choose_order]  # fmt: skip

    assert asked == ["diplomacy", "reinforcement", "campaign"]


@rule("age-of-napoleon seq.first-player.choice")
@pytest.mark.parametrize("first", [FRENCH, COALITION])
def test_the_chooser_takes_the_first_place_or_gives_it_away(first):
    referee = Referee(game := given(year=1811), choose_order(game))

    referee.choose(ActFirst(first))

    assert game.first is first
    assert referee.is_over


@rule("age-of-napoleon seq.first-player.other-phases")
def test_in_other_phases_the_chooser_acts_first():
    game = given(year=1811, first="french")

    keep_order(game)

    assert game.first is COALITION


@rule("age-of-napoleon seq.first-player.other-phases", "age-of-napoleon winter.order")
def test_who_gave_the_campaign_away_is_still_the_first_to_winter():
    match = Match.start(RULES, the_box(), Setup("1809"), secret_of("a winter"))
    match.choose(FRENCH, ActFirst(COALITION))

    while PHASES[SEQUENCE.path(match.game.place - 1)[1]] != "winter":
        assert match.choose(match.open[0].seat, Pass()) is None

    assert match.open[0].seat == FRENCH


@rule("age-of-napoleon cards.use.phase")
@pytest.mark.parametrize("moment", [Moment.TURN, Moment.MARCH, Moment.BATTLE, Moment.DIPLOMACY])
def test_an_event_waits_for_its_phase(moment):  # v.gen.phase-only
    game = given(hand={"french": ["depot"]})

    refusal = cannot_play(game, FRENCH, moment, PlayCard("depot-1"))

    assert refusal.rule == "cards.use.phase"
    assert cannot_play(game, FRENCH, Moment.QUARTERS, PlayCard("depot-1")) is None


@rule("age-of-napoleon cards.use.phase", "age-of-napoleon cards.use.side")
def test_every_title_is_played_in_the_phases_printed_on_it():
    phase_of = {
        **dict.fromkeys(["diplomacy", "answer"], "diplomacy"),
        **dict.fromkeys(["round", "turn", "chosen", "intercepted", "march", "marched"], "campaign"),
        **dict.fromkeys(["battle", "dice", "losses"], "battle"),
        **dict.fromkeys(["surrender", "surrendered"], "surrender"),
        **dict.fromkeys(["winter", "quarters", "ravage"], "winter"),
    }
    for title in the_box().titles.values():
        moments = {phase_of.get(moment, moment) for moment in EVENTS[title.id].at}
        assert moments <= set(title.phases), title.id


@rule("age-of-napoleon cards.use.event-or-discard", "age-of-napoleon cards.use.side")
def test_any_card_pays():  # v.gen.discard-any
    game = given(hand={"french": ["english-gold", "mud"]})
    referee = Referee(game, pay(game, FRENCH, "campaign.activation.cost"))

    assert set(referee.options) == {Discard("english-gold-1"), Discard("mud-1")}
    referee.choose(Discard("english-gold-1"))

    assert game.deck.discard == ["english-gold-1"]
    assert game.hands[FRENCH] == ["mud-1"]


@rule("age-of-napoleon cards.hand.hidden")
def test_a_side_that_may_hold_a_card_is_asked_though_it_does_not():
    game = given(hand={"french": ["mud"]})
    referee = Referee(game, answer(game))

    assert referee.options == (Pass(),)


@rule("age-of-napoleon cards.hand.hidden")
def test_a_side_that_cannot_hold_a_card_is_not_asked():
    empty, thrown = given(), given(hand={"french": ["mud"]}, discard=["fouche"])

    for game in (empty, thrown):
        assert not may_hold(game, FRENCH, Moment.ANSWER)
        assert Referee(game, answer(game)).is_over


def answer(game):
    """The French may stop a card that is aimed at Spain."""
    stake = {"card": "english-gold", "country": "spain"}
    return window(game, FRENCH, Moment.ANSWER, rule="card.fouche", **stake)


@rule("age-of-napoleon cards.hand.hidden")
def test_a_card_that_is_not_held_cannot_be_played():
    game = given(hand={"french": ["mud"]})

    refusal = cannot_play(game, FRENCH, Moment.ANSWER, PlayCard("fouche-1"))

    assert refusal.rule == "cards.hand.hidden"


@rule("age-of-napoleon cards.deck.common", "age-of-napoleon cards.deck.count")
def test_one_deck_of_55_cards_serves_both_players():  # v.rec.deck
    game = given()

    assert len(game.deck.pile) == 55
    assert len(set(game.deck.pile)) == 55
