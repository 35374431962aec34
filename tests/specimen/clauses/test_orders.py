"""[5] Orders."""

import pytest

from estafette.engine import Action, Pass
from tests.referee import Referee, rule
from tests.specimen.imagination import hidden
from tests.specimen.orders import Advance, LayDown, Scout, Stand, orders
from tests.specimen.view import view

from .positions import REARGUARD, VANGUARD, given


@rule("ford 5.1")
def test_orders_are_written_in_any_order_and_read_out_together():
    game = given(grenadiers="mill", pioneers="ford")
    referee = Referee(game, orders(game))
    before = view(game, VANGUARD)

    referee.choose(Stand(), Pass(), by=REARGUARD)

    assert view(game, VANGUARD) == before
    assert referee.told == []
    assert [decision.seat for decision in referee.open] == [VANGUARD]

    referee.choose(Advance(), Pass(), by=VANGUARD)

    assert referee.is_over
    assert referee.keys == ["orders.read", "orders.read"]
    assert game.uncovered


@rule("ford 5.2")
@pytest.mark.parametrize(("order", "impulses"), [(Advance(), 2), (Stand(), 1)])
def test_an_order_gives_its_impulses(order: Action, impulses: int):
    game = given(grenadiers="mill", pioneers="ford")
    referee = Referee(game, orders(game))

    referee.choose(order, Pass(), by=VANGUARD)
    referee.choose(Advance(), Pass(), by=REARGUARD)

    assert game.impulses[VANGUARD] == impulses
    assert game.standing == ([VANGUARD] if order == Stand() else [])


@rule("ford 5.3")
def test_a_card_laid_under_the_orders_is_discarded_for_one_impulse_more():
    game = given(grenadiers="mill", pioneers="ford", hands={VANGUARD: ["courier"]})
    referee = Referee(game, orders(game))

    referee.choose(Advance(), LayDown("courier"), by=VANGUARD)
    assert game.hands[VANGUARD] == ["courier"]
    referee.choose(Advance(), Pass(), by=REARGUARD)

    assert game.impulses == {VANGUARD: 3, REARGUARD: 2}
    assert (game.hands[VANGUARD], game.deck.discard) == ([], ["courier"])


@rule("ford 5.3")
def test_an_empty_hand_is_asked_for_a_card_all_the_same():
    game = given(grenadiers="mill", pioneers="ford")
    referee = Referee(game, orders(game))

    referee.choose(Advance(), by=VANGUARD)

    assert referee.of(VANGUARD).key == "orders.lay-down"
    assert referee.of(VANGUARD).options == (Pass(),)


@rule("ford 5.4")
def test_scouts_tell_only_their_own_column_what_they_saw():
    game = given(grenadiers="mill", pioneers="ford")
    block = game.block("pioneers")
    referee = Referee(game, orders(game))

    referee.choose(Scout(block.handle), Pass(), by=VANGUARD)
    referee.choose(Advance(), Pass(), by=REARGUARD)

    report = next(told for told in referee.told if told.key == "scout.report")
    assert report.to == (VANGUARD,)
    assert report.facts["battalion"] == "pioneers"
    assert "pioneers" not in hidden(game, VANGUARD)
    assert "pioneers" in hidden(game, None)
    assert game.impulses[VANGUARD] == 1


@rule("ford 5.4")
def test_scouts_go_to_unknown_blocks_of_the_enemy():
    game = given(grenadiers="mill", fusiliers="mill", pioneers="ford", hussars="chapel")
    game.block("hussars").open = True
    referee = Referee(game, orders(game))
    own, known, unknown = (game.block(b).handle for b in ("fusiliers", "hussars", "pioneers"))

    assert referee.refusal(Scout(own), by=VANGUARD).key == "scout.no-enemy"
    assert referee.refusal(Scout(known), by=VANGUARD).key == "scout.known"
    assert Scout(unknown) in referee.of(VANGUARD).options
