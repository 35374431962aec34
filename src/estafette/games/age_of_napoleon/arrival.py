"""[movement.entry-order] What an army meets in the area it enters, and how its move ends."""

from estafette.engine import Procedure

from .attrition import check_march, is_hard_going, is_small, must_check
from .control import is_insurgent
from .evasion import evade
from .events import Moment, window
from .interception import intercept
from .neutrality import contested, invade_russia, order_battles, violate
from .sides import COALITION, FRENCH, RUSSIA
from .state import Clash, Game, March


def arrive(game: Game, march: March, *, violates: bool) -> Procedure[None]:
    """[movement.entry-order] Neutrality, evasion, interceptions, attrition; then battles wait."""
    side, area = march.side, march.area
    battles: list[Clash] = []
    if side is FRENCH:
        invade_russia(game, area)
    if violates:
        yield from violate(game, area, side)
        battles = [Clash(there, side) for there in contested(game, side) if there != area]
    is_met = game.is_held_by(side.enemy, area)
    if is_met:
        yield from evade(game, area, side.enemy, march.leader, march.came_from)
    clash = clash_of(march)
    bands = yield from intercept(game, clash, side, march.leader)
    is_fought = game.is_held_by(side.enemy, area)
    if is_met or is_fought or march.by_sea:  # [movement.enemy-stop] [interception.ends-move]
        yield from stop(game, march, battle=is_fought)
    if is_hard_going(game, area):
        for intercepting, corps in bands:
            yield from check_march(game, intercepting, corps)
    if is_fought:
        battles.insert(0, clash)
    yield from order_battles(game, side.enemy, battles)


def clash_of(march: March) -> Clash:
    """[battle.commit.moved-only] The army on the move as the attacker, and how it came."""
    if march.by_sea:
        return Clash(march.area, march.side, landed=list(march.corps))
    return Clash(march.area, march.side, dict.fromkeys(march.corps, march.came_from))


def stop(game: Game, march: March, *, battle: bool) -> Procedure[None]:
    """[march-attrition.timing] The army is in its last area: it checks before any battle."""
    if can_be_harried(game, march, battle=battle):
        stake = {"leader": march.leader, "area": march.area}
        yield from window(game, COALITION, Moment.MARCHED, rule="card.guerrilla", **stake)
    if must_check(game, march, battle=battle):
        yield from check_march(game, march.side, those_who_marched(game, march))
    end_march(game)


def leave_garrison(game: Game, march: March) -> Procedure[None]:
    """[march-attrition.timing] The army goes on; whoever it leaves here has ended his march, and
    those who stay check as one body (NOTES.md, R-77)."""
    if must_check(game, march, battle=False):
        yield from check_march(game, march.side, dropped_here(game, march))
    march.dropped = []


def can_be_harried(game: Game, march: March, *, battle: bool) -> bool:
    """[card.guerrilla] Does an FR/FA army that would not check end a move among the people?"""
    if march.side is not FRENCH or not march.entered or must_check(game, march, battle=battle):
        return False
    country = game.country_of(march.area)
    return (country == RUSSIA or is_insurgent(game, country)) and not is_small(
        game, those_who_marched(game, march)
    )


def those_who_marched(game: Game, march: March) -> list[str]:
    """[march-attrition.table] The corps that end the march here, the last ones dropped too."""
    return [*march.corps, *dropped_here(game, march)]


def dropped_here(game: Game, march: March) -> list[str]:
    """[movement.detach.moved] The corps that marched and were left where the army is now."""
    return [corps for corps in march.dropped if corps in game.moved]


def end_march(game: Game) -> None:
    """[campaign.activation.corps-once] The army has made its move for the round."""
    assert game.march is not None
    game.moved |= {*game.march.corps}
    game.march = None
