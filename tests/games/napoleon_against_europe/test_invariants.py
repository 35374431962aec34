"""What is always true of a table, whatever the players do: a slice of random play."""

from collections import Counter

import pytest

from estafette.engine import settle
from estafette.games.napoleon_against_europe import RULES
from estafette.games.napoleon_against_europe.powers import field_heads
from estafette.games.napoleon_against_europe.printed import ON, OPTIONAL
from estafette.games.napoleon_against_europe.sides import COALITION, EMPIRE, Side
from tests.contract.cases import Case, walk
from tests.games.napoleon_against_europe.position import the_box

ALL_ON = dict.fromkeys(OPTIONAL, ON)
BETWEEN = "round.which-action"  # nothing is in the air when a side is asked for its action


def counters(game):
    """Every counter, as often as it lies somewhere."""
    found = Counter(piece for force in game.forces.values() for piece in force.pieces)
    found.update([*game.stores, *game.fleets, *game.reserve, *game.returning, *game.lost])
    found.update(piece for pieces in game.abroad.values() for piece in pieces)
    if game.voyage is not None:
        found.update(piece for load in game.voyage.loads.values() for piece in load.pieces)
    return found


def cards(game):
    """Every card, as often as it lies somewhere; permanent ones are aside for a while."""
    found = Counter([*game.removed])
    for side in Side:
        deck = game.decks[side]
        found.update([*game.hands[side], *deck.pile, *deck.discard, *game.later.get(side, ())])
    return found


def check_pieces(game):
    assert set(counters(game).values()) <= {1}
    assert game.resting <= game.reserve
    assert game.unsupplied <= game.steps.keys()
    assert game.fixed <= game.stores.keys()
    for corps, steps in game.steps.items():
        assert 1 <= steps <= game.printed.corps[corps].steps
    for head, force in game.forces.items():
        assert head == force.head == (force.army or force.general or force.corps[0])
        assert head in game.zones[force.zone]
    assert sum([len(heads) for heads in game.zones.values()]) == len(game.forces)
    assert set(cards(game).values()) <= {1}


def check_between(game, seat):
    """[stacking.one-force] [battle.sequence] Between two actions nobody waits for a battle."""
    printed = game.printed.cards
    aside = printed.keys() - cards(game).keys()
    assert all(printed[card].permanent for card in aside)
    for force in game.forces.values():
        assert force.general or not (force.army or force.specials or force.corps[1:])
    for zone in game.zones:
        hosts = [field_heads(game, zone, side) for side in (EMPIRE, COALITION)]
        assert not all(hosts)
        for heads in hosts if seat == EMPIRE else ():
            armies = [head for head in heads if game.forces[head].army]
            assert len(heads) < 2 or len(armies) == len(heads) == 2


@pytest.mark.parametrize("options", [{}, ALL_ON], ids=["plain", "all options"])
@pytest.mark.parametrize(("scenario", "choices"), [("1815", 500), ("1805", 350), ("1809", 350)])
def test_every_counter_is_in_one_place_and_every_force_is_lawful(scenario, choices, options):
    case = Case(RULES, settle(the_box(), scenario, options), 3, busy=True, followed=choices)
    seen = 0
    for match, seat, _ in walk(case):
        check_pieces(match.game)
        if match.open[0].key == BETWEEN:
            check_between(match.game, seat)
            seen += 1

    assert seen > 3
