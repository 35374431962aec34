"""What is tried out agrees with what is counted, and gives away nothing."""

import pytest

from estafette.ai.budget import Budget
from estafette.engine import Pass, encode, secret_of
from estafette.games.napoleon_1815.operations import Manoeuvre
from estafette.match import Chair, Match
from estafette.odds import NotAtStake, Odds, odds
from estafette.odds.bars import Census, drawn
from estafette.odds.odds import SECOND, Watch
from estafette.odds.sampling import LEAST, is_enough, sampled
from estafette.odds.trial import Result, Subject
from tests.ai.table import CAMPAIGN, FOG, FORD, new_match
from tests.specimen.cards import PlayCard
from tests.specimen.clauses.positions import REARGUARD, VANGUARD, given
from tests.specimen.fire import Fire
from tests.specimen.march import March

from .tables import at_step, bars, question_of, stakes_along

FEW = Budget(iterations=12)
MANY = Budget(iterations=1500)


def test_trials_agree_with_the_count_within_their_bounds():
    game = given(grenadiers="mill", pioneers="ford", hussars="ford")
    game.impulses[VANGUARD] = 1
    match = at_step(FORD, "the-ford", game, "3.31")
    volley = Fire("grenadiers", "ford")

    tried = tried_out(match, VANGUARD, volley)

    assert not tried.exact
    assert all(within(tried, bars(odds(Chair(match, VANGUARD), volley))))


def test_trials_agree_with_the_count_of_a_pile():
    match, seat, answer = next(
        found
        for found in stakes_along(CAMPAIGN, "ligny-quatre-bras", 1)
        if isinstance(found[2], Manoeuvre)
    )

    tried = tried_out(match, seat, answer)

    assert all(within(tried, bars(odds(Chair(match, seat), answer))))


def test_a_lost_dispatch_is_any_card_that_nobody_has_seen():
    game = given(hands={REARGUARD: ["lost-dispatch"], VANGUARD: ["courier"]}, pioneers="ford")
    game.blocks |= given(grenadiers="mill").blocks
    game.impulses[REARGUARD] = 1
    match = at_step(FORD, "the-ford", game, "3.32")

    found = odds(Chair(match, REARGUARD), PlayCard("lost-dispatch"), MANY)

    unseen = [card for card in game.printed.cards if card != "lost-dispatch"]
    assert not found.exact
    assert all(within(found, {(card,): 1 / len(unseen) for card in unseen}))


CASES = [
    (FORD, "the-ford", {}),
    (CAMPAIGN, "ligny-quatre-bras", {}),
    (CAMPAIGN, "waterloo-wavre", FOG),
]


@pytest.mark.parametrize(("rules", "scenario", "options"), CASES)
def test_the_odds_tell_nothing_that_the_seat_cannot_know(rules, scenario, options):
    for match, seat, answer in stakes_along(rules, scenario, 3, options):
        other = match.imagined(seat, secret_of("another truth"))

        assert odds(Chair(other, seat), answer, FEW) == odds(Chair(match, seat), answer, FEW)


@pytest.mark.parametrize(("rules", "scenario", "options"), CASES)
def test_the_odds_do_not_foretell_the_dice(rules, scenario, options):
    for match, seat, answer in stakes_along(rules, scenario, 4, options):
        other = match.fork(secret_of("other dice"))

        assert odds(Chair(other, seat), answer, FEW) == odds(Chair(match, seat), answer, FEW)


def test_nothing_has_happened_when_one_asks():
    for match, seat, answer in stakes_along(CAMPAIGN, "intro-ligny", 2):
        before = (match.saved(), match.log.copy(), encode(match.game), match.game.told)
        odds(Chair(match, seat), answer, FEW)

        assert (match.saved(), match.log, encode(match.game), match.game.told) == before


def test_only_what_is_at_stake_has_odds():
    game = given(grenadiers="mill", pioneers="ford")
    game.impulses[VANGUARD] = 1
    chair = Chair(at_step(FORD, "the-ford", game, "3.31"), VANGUARD)

    for answer in (March("grenadiers", "chapel"), Pass(), Fire("pioneers", "ford")):
        with pytest.raises(NotAtStake):
            odds(chair, answer)


def test_who_is_not_asked_has_no_odds():
    match = new_match(CAMPAIGN, "intro-ligny")
    (waiting,) = set(match.seats) - {decision.seat for decision in match.open}

    with pytest.raises(ValueError, match=waiting):
        odds(Chair(match, waiting), Pass())


def test_who_is_in_haste_has_wide_bounds():
    match, seat, answer = next(stakes_along(CAMPAIGN, "intro-ligny", 1))

    found = odds(Chair(match, seat), answer, SECOND, stop=lambda: True)

    assert found.samples == 1
    assert {line.high - line.low > 0.5 for line in found.charts[0].lines} == {True}


def tried_out(match: Match, seat: str, answer: object) -> Odds:
    """Trials even where one could count."""
    question = question_of(match, seat, answer)
    census = sampled(question, Chair(match, seat), Watch(MANY), lambda: False)
    return drawn(census, question.stake.hazards, exact=False)


def within(tried: Odds, truth: dict[object, float]) -> list[bool]:
    lines = tried.charts[0].lines
    assert {tuple(line.facts.values()) for line in lines} == truth.keys()
    return [line.low <= truth[tuple(line.facts.values())] <= line.high for line in lines]


def trials(*times: int) -> Census:
    """So many trials with each of the results."""
    census = Census()
    for number, count in enumerate(times):
        for _ in range(count):
            census.add({Subject(0, ()): Result("fire.volley", (("hits", number),))}, 1)
    return census


def test_one_goes_on_until_the_widest_interval_is_narrow():
    assert not is_enough(trials(LEAST // 2))
    assert is_enough(trials(LEAST))
    assert not is_enough(trials(LEAST // 2, LEAST // 2))
    assert not is_enough(trials(1_000, 1_000))
    assert is_enough(trials(1_200, 1_200))
