"""[artillery.bombard.range] The Bombardment segment."""

from collections.abc import Collection, Sequence
from functools import partial

from estafette.engine import Pass, Procedure, Refusal, ask, refuse

from .actions import Bombard, StayLine, StaySquare
from .activation import is_activated, seems_activated
from .affairs import Exchange
from .enfilade import is_line_enfilade, is_threatened
from .fate import disorganise
from .fire import HALF, MORE, ONE, Share, ground_reasons, reduction, shoot
from .leader_loss import check_leaders
from .losses import take
from .melee import enemies_at
from .reaction import react
from .state import Game


def bombardment_segment(game: Game) -> Procedure[None]:
    """[action.bombardment] Hex after hex is fired at, by one or by several units of guns."""
    if game.is_night:
        return  # [night.no-bombardment]
    while is_expected(game):
        choice = yield ask(
            game.acting,
            "bombardment.which",
            rule="artillery.bombard.range",
            offers=[offer for gun in ready(game) for offer in possible_targets(game, gun)],
            unless=partial(cannot_bombard, game),
            kind=Bombard,
            or_else=Pass(),
            always=True,
        )
        if not isinstance(choice, Bombard):
            return
        game.bombarded |= {choice.gun}  # all see it, though nobody has fired yet
        guns = yield from gather(game, choice)
        yield from bombard(game, guns, choice.target)


def is_expected(game: Game) -> bool:
    """[option.hidden.stays] [option.direct.units] Might guns fire, as far as their enemy sees?

    Their owner is asked all the same: to be silent would betray that they do not act.
    """
    offers = [offer for gun in seeming(game) for offer in possible_targets(game, gun)]
    return any(out_of_reach(game, offer) is None for offer in offers)


def ready(game: Game) -> list[str]:
    """[action.bombardment] Activated guns that have not fired yet."""
    return [gun for gun in loaded(game) if is_activated(game, gun)]


def seeming(game: Game) -> list[str]:
    """[option.hidden.stays] Guns that seem to be activated, and have not fired yet."""
    return [gun for gun in loaded(game) if seems_activated(game, gun)]


def loaded(game: Game) -> list[str]:
    """[action.bombardment] All guns that have not fired yet."""
    units, fired = game.printed.units, game.bombarded
    return [unit for unit in game.where if units[unit].arm.is_artillery and unit not in fired]


def possible_targets(game: Game, gun: str) -> list[Bombard]:
    """[artillery.bombard.range] Every enemy at two hexes, and at three if that was agreed."""
    here, side, ground = game.where[gun], game.side(gun), game.ground
    return [
        Bombard(gun, there)
        for radius in ranges(game)
        for there in ground.ring(here, radius)
        if enemies_at(game, there, side)
    ]


def ranges(game: Game) -> tuple[int, ...]:
    """[artillery.bombard.range] [advanced.artillery.range-three] In hexes."""
    table = game.printed.tables.ranges
    if game.plays_with("heavy-guns"):
        return (table.bombardment, table.far)
    return (table.bombardment,)


def cannot_bombard(game: Game, choice: Bombard) -> Refusal | None:
    """[artillery.bombard.range] [artillery.bombard.los] Why these guns may not fire at that hex."""
    if choice.gun not in game.where or choice.gun not in ready(game):
        return refuse("action.bombardment", "bombardment.not-ready")
    return out_of_reach(game, choice)


def out_of_reach(game: Game, choice: Bombard) -> Refusal | None:
    """[artillery.bombard.range] [artillery.bombard.los] Why no guns there could hit that hex."""
    gun, target = choice.gun, choice.target
    here = game.where[gun]
    if not enemies_at(game, target, game.side(gun)):
        return refuse("artillery.bombard.range", "bombardment.nobody", hex=target)
    if game.ground.distance(here, target) not in ranges(game):
        return refuse("artillery.bombard.range", "bombardment.range", hex=target)
    if reduction(game, "bombardment", here, target) is None:
        return refuse("artillery.bombard.chateau", "bombardment.chateau", hex=target)
    if not game.ground.sight.can_fire(here, target):
        return refuse("artillery.bombard.los", "bombardment.unseen", hex=target)
    return None


def gather(game: Game, first: Bombard) -> Procedure[list[str]]:
    """[artillery.bombard.combine] Other guns may fire at the same hex, as one total."""
    guns, target = [first.gun], first.target
    while True:
        others = [Bombard(gun, target) for gun in seeming(game)]
        others = [other for other in others if out_of_reach(game, other) is None]
        if not others:
            return guns
        choice = yield ask(
            game.acting,
            "bombardment.who-joins",
            rule="artillery.bombard.combine",
            offers=others,
            unless=partial(cannot_bombard, game),
            or_else=Pass(),
            facts={"hex": target, "guns": list(guns)},
            always=True,
        )
        if not isinstance(choice, Bombard):
            return guns
        game.bombarded |= {choice.gun}
        guns.append(choice.gun)


def bombard(game: Game, guns: Sequence[str], target: str) -> Procedure[None]:
    """[artillery.bombard.no-return] [artillery.bombard.no-retreat] Fire, and nobody answers it."""
    side, units = game.acting, tuple(enemies_at(game, target, game.acting))
    attackers: dict[str, tuple[str, ...]] = {}
    for gun in guns:
        attackers[game.where[gun]] = (*attackers.get(game.where[gun], ()), gun)
    game.exchange = Exchange("bombardment", side, target, attackers, units)
    game.tell("bombardment.opens", guns=list(guns), hex=target)
    lines = [gun for gun in guns if is_line_enfilade(game, game.where[gun], target)]
    refused = False
    if len(lines) < len(guns) and is_threatened(game, target, side):
        refused = not (yield from stay_in_square(game, target))
        lines = lines if refused else list(guns)
    game.exchange.flanked = bool(lines)
    yield from suffer(game, target, shoot(game, side, shares(game, guns, target, lines)).losses)
    game.exchange = None
    left = [unit for unit in units if game.where.get(unit) == target]
    if refused and left:
        yield from react(game, target, left, "bombardment")


def stay_in_square(game: Game, target: str) -> Procedure[bool]:
    """[enfilade.square.owner-chooses] In square before the guns, or in line before the cavalry."""
    choice = yield ask(
        game.acting.enemy,
        "enfilade.square-or-line",
        rule="enfilade.square.owner-chooses",
        offers=(StaySquare(), StayLine()),
        facts={"hex": target},
    )
    return isinstance(choice, StaySquare)


def shares(
    game: Game, guns: Sequence[str], target: str, enfilading: Collection[str]
) -> list[Share]:
    """[combat.modifiers.source] What each unit of guns brings, with all that multiplies it."""
    foot = [unit for unit in game.at(target) if not game.unit(unit).arm.is_artillery]
    crowded = len(foot) > 1 and game.plays_with("heavy-guns")
    far = game.printed.tables.ranges.far
    found = []
    for gun in guns:
        here = game.where[gun]
        is_far = game.ground.distance(here, target) == far
        why: tuple[str, ...] = ("fire-enfilade",) if gun in enfilading else ()
        why += ("fire-crowded",) if crowded else ()
        favours = (MORE,) * len(why)
        factor = reduction(game, "bombardment", here, target) or ONE
        why += ground_reasons(factor)
        if gun in game.disorganised:
            factor, why = factor * HALF, (*why, "fire-disorganised")
        if is_far:  # [advanced.artillery.range-three]
            factor, why = factor * HALF, (*why, "fire-far")
        share = Share(game.strength(gun), factor, favours, rounds_down=is_far, why=why)
        found.append(share)
    return found


def suffer(game: Game, target: str, losses: int) -> Procedure[None]:
    """[artillery.bombard.first-loss] The first loss disorganises the stack; the rest are steps."""
    if not losses:
        return
    units = game.at(target)
    side = game.side(units[0])
    disorganise(game, units)  # [artillery.bombard.repeat-disorganisation]
    if (yield from take(game, units, losses - 1)):
        check_leaders(game, [target], side)
