"""[3] and [4]: the sequence of the hour, its dispatches, its rallies and its end."""

from typing import Any

from estafette.engine import Step, settle
from estafette.match import Match
from tests.referee import Referee, rule
from tests.specimen import RULES
from tests.specimen.hours import FallBack, HoldFast, dispatches, nightfall, nobody_shaken, rally
from tests.specimen.impulses import impulse, no_impulse_left
from tests.specimen.orders import orders
from tests.specimen.printed import read
from tests.specimen.sequence import HOUR
from tests.specimen.state import Block, Game

from .positions import REARGUARD, VANGUARD, given

PARTS: dict[str, Any] = {part.rule: part for part in HOUR.parts}


@rule("ford 3.1", "ford 3.2", "ford 3.3", "ford 3.4", "ford 3.5")
def test_an_hour_has_five_parts():
    procedures = {
        number: part.procedure for number, part in PARTS.items() if isinstance(part, Step)
    }

    assert list(PARTS) == ["3.1", "3.2", "3.3", "3.4", "3.5"]
    assert procedures == {"3.1": dispatches, "3.2": orders, "3.4": rally, "3.5": nightfall}


@rule("ford 3.2")
def test_a_match_begins_with_orders_after_the_dispatches():
    printed = read()
    match = Match.start(RULES, printed, settle(printed, "the-ford", {}))

    assert match.path == ("3.2",)
    assert {decision.key for decision in match.open} == {"orders.which"}
    assert all(len(match.game.hands[side]) == 2 for side in (VANGUARD, REARGUARD))


@rule("ford 3.31", "ford 3.32")
def test_impulses_alternate_and_the_vanguard_begins():
    first, second = PARTS["3.3"].parts

    assert (first.procedure, first.by) == (impulse, VANGUARD)
    assert (second.procedure, second.by) == (impulse, REARGUARD)


@rule("ford 3.3")
def test_the_round_of_impulses_is_repeated_until_neither_column_has_one():
    game = given(grenadiers="mill")

    game.impulses = {VANGUARD: 0, REARGUARD: 1}
    assert not no_impulse_left(game)
    game.impulses = {VANGUARD: 0, REARGUARD: 0}
    assert no_impulse_left(game)
    assert PARTS["3.3"].until is no_impulse_left


@rule("ford 4.1")
def test_a_hand_is_filled_to_two_cards_and_only_its_owner_hears_which():
    game = given(grenadiers="mill", hands={VANGUARD: ["courier"]})

    dispatches(game)

    assert [len(game.hands[side]) for side in (VANGUARD, REARGUARD)] == [2, 2]
    heard = [t.facts["card"] for t in game.told or () if t.to == (VANGUARD,)]
    assert heard == game.hands[VANGUARD][1:]
    assert game.uncovered


@rule("ford 4.1")
def test_an_empty_pile_is_made_again_from_the_discard():
    game = given(grenadiers="mill")
    game.deck.pile, game.deck.discard = [], game.deck.pile

    dispatches(game)

    assert game.deck.discard == []
    assert len(game.deck.pile) == 2
    assert any(str(fallen).startswith("shuffle") for fallen in game.dice.fallen)


@rule("ford 4.2")
def test_a_shaken_battalion_may_fall_back():
    game, block = shaken("ford 1")

    Referee(game, rally(game)).choose(FallBack("chapel"))

    assert (block.space, block.losses) == ("chapel", 1)
    assert nobody_shaken(game)


@rule("ford 4.2")
def test_who_holds_fast_is_steadied_by_a_die_above_his_losses():
    game, block = shaken("ford 2", dice=(3,))

    Referee(game, rally(game)).choose(HoldFast())

    assert (block.space, block.losses) == ("ford", 2)
    assert nobody_shaken(game)


@rule("ford 4.2")
def test_who_holds_fast_loses_one_strength_more_by_any_other_die():
    game, block = shaken("ford 1", dice=(1,))

    Referee(game, rally(game)).choose(HoldFast())

    assert block.losses == 2
    assert nobody_shaken(game)


@rule("ford 4.21")
def test_nobody_falls_back_to_the_goal():
    game, _ = shaken("chapel 1")
    referee = Referee(game, rally(game))

    assert referee.refusal(FallBack("far-bank")).rule == "4.21"
    assert FallBack("ford") in referee.options


@rule("ford 4.21")
def test_one_falls_back_as_one_marches():
    game, _ = shaken("chapel 1", grenadiers="ford")
    referee = Referee(game, rally(game))

    assert referee.refusal(FallBack("ford")).rule == "6.24"
    assert referee.refusal(FallBack("orchard")).rule == "6.22"


@rule("ford 4.3")
def test_night_ends_the_hour_and_the_orders_to_stand():
    game = given(grenadiers="mill")
    game.standing.append(VANGUARD)

    nightfall(game)

    assert (game.hour, game.standing) == (2, [])


def shaken(where: str, dice: tuple[int, ...] = (), **others: Any) -> tuple[Game, Block]:
    """The pioneers, shaken and known, as fire leaves them."""
    game = given(dice=dice, pioneers=where, **others)
    block = game.block("pioneers")
    block.shaken = block.open = True
    return game, block
