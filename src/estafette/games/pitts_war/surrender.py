"""[surrender.trigger] Surrender Tests of major powers."""

from estafette.engine import Procedure

from .affairs import Surrender, Trial
from .control import controller
from .events import Moment, window
from .peace import make_peace
from .score import is_held
from .sides import FRANCE, Side
from .state import Game
from .supply import is_area_supplied
from .trial import roll
from .victory import is_won_by_the_coalition

DRUMS = "c-tambours:"  # with a power, in `lasting`: it has refused to surrender


def begin_surrenders(game: Game) -> None:
    """[surrender.trigger] The powers whose capital the enemy controls.

    With [surrender.trigger.russia]. War Drums fall silent where the capital is free again. France
    comes last: another's peace may give it back what it has lost (NOTES.md, R-2626).
    """
    majors = game.printed.majors
    lost = [power for power in majors if is_capital_lost(game, power)]
    game.unchecked = tuple(sorted(lost, key=FRANCE.__eq__))
    for power in majors:
        if power not in game.unchecked:
            game.lasting.pop(DRUMS + power, None)


def is_to_be_tested(game: Game, power: str) -> bool:
    """[surrender.trigger] A France whose fall has won the war is not asked for peace (R-2626)."""
    is_won = power == FRANCE and is_won_by_the_coalition(game)
    return not is_won and is_capital_lost(game, power)


def is_capital_lost(game: Game, power: str) -> bool:
    """[surrender.trigger] Is a capital of a major power at war in enemy hands?

    [control.effect.surrender] An enemy who holds it without a line to his sources does not count.
    """
    side = game.side_of(power)
    if side is None or not game.is_major(power):
        return False
    capitals = game.printed.countries[power].capitals
    return any(is_held(game, capital, side.enemy) for capital in capitals)


def all_are_tested(game: Game) -> bool:
    """[surrender.trigger] Has every such power been tested?"""
    return not game.unchecked


def test_power(game: Game) -> Procedure[None]:
    """[surrender.roll] The next of them rolls, may beat the War Drums, or makes peace."""
    power, *left = game.unchecked
    game.unchecked = tuple(left)
    side = game.side_of(power)
    if side is None or not is_to_be_tested(game, power):
        return
    stars = stars_held(game, power)
    terms = game.surrender = Surrender(power, side.enemy, stars)
    terms.indemnity = game.lasting.pop(DRUMS + power, None) is not None
    trial = Trial("surrender", side, power=power)
    result = yield from roll(game, trial)
    if result <= stars:
        game.tell("surrender.holds", power=power, die=result, stars=stars)
    else:
        yield from give_in(game, terms, side)
    game.surrender = None


def give_in(game: Game, terms: Surrender, side: Side) -> Procedure[None]:
    """[surrender.war-drums] A power that has failed its test makes peace, unless it fights on."""
    game.tell("surrender.fails", power=terms.power, stars=terms.stars)
    if not terms.indemnity:  # [card.c.tambours] nobody refuses twice
        yield from window(game, side, Moment.SURRENDER, rule="surrender.war-drums")
    if not terms.is_refused:
        yield from make_peace(game, terms)


def stars_held(game: Game, power: str) -> int:
    """[surrender.roll] [surrender.no-units] The Key stars that it still controls in supply."""
    printed, side = game.printed, game.side_of(power)
    stars = sum(
        [
            printed.stars[area]
            for area in game.land_of(power)
            if area in printed.stars
            and controller(game, area) is side
            and is_area_supplied(game, area, power)
        ]
    )
    own = printed.areas_of[power]
    at_home = any(game.where.get(army) in own for army in printed.armies_of[power])
    return stars if at_home else stars - 1
