"""What is counted is what the printed tables say, by arithmetic that knows no rule."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import product

import pytest

from estafette.engine import Action, Pass
from estafette.games.napoleon_1815.operations import Designate, Fight, Join, Manoeuvre, StandFast
from estafette.match import Chair, Match
from estafette.odds import odds
from estafette.odds.bars import drawn
from estafette.odds.counting import counted
from tests.ai.table import CAMPAIGN, FORD
from tests.games.napoleon_1815 import position
from tests.specimen.cards import PlayCard
from tests.specimen.clauses.positions import VANGUARD
from tests.specimen.clauses.positions import given as given_ford
from tests.specimen.fire import Fire
from tests.specimen.hours import HoldFast

from .tables import Chances, at_step, bars, census_of, chances, question_of, spread

FIRE = [[0, 0, 0, 0], [0, 0, 0, 1], [0, 0, 1, 1], [0, 1, 1, 1], [1, 1, 1, 2], [1, 1, 2, 2]]
LOSSES, FATIGUE = [0, 0, 0, 1, 1, 1], [0, 1, 2, 0, 1, 1]


@pytest.mark.parametrize(("battalion", "strength"), [("grenadiers", 4), ("voltigeurs", 2)])
@pytest.mark.parametrize("losses", [0, 1])
def test_a_volley_has_the_odds_of_the_printed_table(battalion, strength, losses):
    game = given_ford(**{battalion: f"mill {losses}", "pioneers": "ford"})
    game.impulses[VANGUARD] = 1
    match = at_step(FORD, "the-ford", game, "3.31")

    found = odds(Chair(match, VANGUARD), Fire(battalion, "ford"))

    hits = Counter(row[strength - losses - 1] for row in FIRE)
    assert found.exact
    assert found.samples == 6
    assert bars(found) == {(n,): pytest.approx(count / 6) for n, count in hits.items()}


def test_a_card_counts_for_what_it_is_worth():
    game = given_ford(hands={VANGUARD: ["sharpshooters"]}, grenadiers="mill", pioneers="ford")
    game.impulses[VANGUARD] = 1
    match = at_step(FORD, "the-ford", game, "3.31")
    assert match.choose(VANGUARD, Fire("grenadiers", "ford")) is None

    without = odds(Chair(match, VANGUARD), Pass())
    helped = odds(Chair(match, VANGUARD), PlayCard("sharpshooters"))

    assert bars(without) == pytest.approx({(0,): 1 / 6, (1,): 3 / 6, (2,): 2 / 6})
    assert bars(helped) == pytest.approx({(1,): 3 / 6, (2,): 2 / 6, (3,): 1 / 6})


def test_a_battalion_holds_fast_on_a_die_above_its_losses():
    game = given_ford(fusiliers="mill 2", pioneers="ford")
    game.block("fusiliers").shaken = True
    match = at_step(FORD, "the-ford", game, "3.4")

    found = odds(Chair(match, VANGUARD), HoldFast())

    assert bars(found) == pytest.approx({("yes",): 4 / 6, ("no",): 2 / 6})


def test_a_combat_with_dice_has_the_odds_of_its_faces():
    match = pile_of("reille", "ziethen", then=StandFast(), with_dice=True)

    census = census_of(match, "french", Fight())

    losses, fatigue = spread(shares(LOSSES), 2), spread(shares(FATIGUE), 2)
    for camp in ("french", "coalition"):
        assert chances(census, 1, camp=camp) == {(n,): share for n, share in losses.items()}
        assert chances(census, 2, camp=camp) == {(n,): share for n, share in fatigue.items()}
    assert chances(census) == issue(losses, losses)


def test_a_combat_with_cards_has_the_odds_of_the_boxes_left_in_the_piles():
    held = position.faced("french", 4, 4, 4, 5)
    match = pile_of("lobau", "hill", then=StandFast(), held=held)

    census = census_of(match, "french", Fight())

    boxes = [match.game.card(card).face for card in french_pile(match)]
    french = shares([LOSSES[face - 1] for face in boxes])
    assert len(boxes) == 32
    assert chances(census, 1, camp="french") == {(n,): share for n, share in french.items()}
    assert chances(census) == issue(french, shares(LOSSES))


def test_movement_points_have_the_odds_of_the_values_left_in_the_pile():
    match = pile_of("ney", "hill", then=Join("vandamme"), vandamme="ligny")
    values = [match.game.card(card).value for card in french_pile(match)]

    found = odds(Chair(match, "french"), Manoeuvre())

    expected = {(value - 1,): float(share) for value, share in shares(values).items()}
    assert found.exact
    assert found.samples == len(values)
    assert bars(found) == pytest.approx(expected)


def test_results_stand_in_their_order():
    match = pile_of("reille", "ziethen", then=StandFast(), with_dice=True)
    question = question_of(match, "french", Fight())

    issues, *_ = drawn(
        census_of(match, "french", Fight()), question.stake.hazards, exact=True
    ).charts

    leads = [(line.facts.get("camp"), line.facts.get("lead")) for line in issues.lines]
    french, coalition = [("french", 2), ("french", 1)], [("coalition", 1), ("coalition", 2)]
    assert leads == [*french, (None, None), *coalition]


def test_ways_that_are_too_many_are_not_counted():
    match = pile_of("reille", "ziethen", then=Join("vandamme"), vandamme="ligny", with_dice=True)
    assert match.choose("french", StandFast()) is None

    question = question_of(match, "french", Fight())

    assert counted(question, match, lambda: False) is None  # six dice


def pile_of(
    first: str,
    enemy: str,
    *,
    then: Action,
    with_dice: bool = False,
    held: Sequence[str] = (),
    **others: str,
) -> Match:
    """A French pile in the zone of its enemies has been designated, and has answered."""
    blocks = {first: "ligny", enemy: "ligny", **others}
    game = position.given(with_dice=with_dice, hand={"french": held}, **blocks)
    match = at_step(CAMPAIGN, "campaign-1815", game, "operations.content")
    for answer in (Designate(first), then):
        assert match.choose("french", answer) is None
    while match.open[0].key.startswith("window."):
        assert match.choose(match.open[0].seat, Pass()) is None
    return match


def french_pile(match: Match) -> list[str]:
    pile: list[str] = match.game.decks["french"].pile
    return pile


def shares(numbers: list[int]) -> dict[int, Fraction]:
    return {n: Fraction(count, len(numbers)) for n, count in Counter(numbers).items()}


def issue(french: dict[int, Fraction], coalition: dict[int, Fraction]) -> Chances:
    """Who inflicts more wins by the difference."""
    found: Chances = {}
    for (ours, weight), (theirs, share) in product(french.items(), coalition.items()):
        lead = ours - theirs
        result = ("french" if lead > 0 else "coalition", abs(lead)) if lead else "combat.drawn"
        found[result] = found.get(result, Fraction(0)) + weight * share
    return found
