"""[cavalry-retreat.option] Cavalry that slips away before an assault."""

from collections.abc import Collection
from functools import partial

from estafette.engine import Pass, Procedure, Refusal, ask, refuse

from .actions import Evade, FallBack
from .light_cavalry import is_handy, slips_away
from .retreat import cannot_fall_back, retreat
from .sides import Arm
from .state import Game


def evade(game: Game, target: str, attackers: Collection[str]) -> Procedure[None]:
    """[cavalry-retreat.option] Each unit of horse in the hex may go by itself (R-50)."""
    held: set[str] = set()
    while riders := [unit for unit in game.at(target) if is_mounted(game, unit)]:
        unless = partial(cannot_evade, game, target, attackers, held)
        ways = [Evade(unit, hex_) for unit in riders for hex_ in game.ground.neighbours[target]]
        if all(unless(way) is not None for way in ways):
            return
        choice = yield ask(
            game.side(riders[0]),
            "withdrawal.who",
            rule="cavalry-retreat.option",
            offers=ways,
            unless=unless,
            kind=Evade,
            or_else=Pass(),
            facts={"hex": target},
        )
        match choice:
            case Evade(unit, hex_):
                if no_time(game, unit, attackers) and not slips_away(game, unit):
                    held.add(unit)
                else:
                    yield from retreat(
                        game, [unit], voluntary=True, start=target, back_to=hex_, unscathed=True
                    )
            case _:
                return


def is_mounted(game: Game, unit: str) -> bool:
    arm = game.unit(unit).arm
    return arm.is_cavalry or arm is Arm.HORSE_ARTILLERY


def cannot_evade(
    game: Game, target: str, attackers: Collection[str], held: Collection[str], choice: Evade
) -> Refusal | None:
    """[cavalry-retreat.not-started-in-zoc] [cavalry-retreat.no-cavalry-attacker] Why not."""
    unit = choice.unit
    if game.where.get(unit) != target:
        return refuse("cavalry-retreat.option", "withdrawal.not-there")
    if not is_mounted(game, unit):
        return refuse("cavalry-retreat.option", "withdrawal.on-foot", unit=unit)
    if unit in held:
        return refuse("option.light-cavalry.retreat", "withdrawal.held", unit=unit)
    if not is_handy(game, unit) and (refusal := no_time(game, unit, attackers)):
        return refusal
    return cannot_fall_back(game, game.side(unit), [target], FallBack(choice.hex))


def no_time(game: Game, unit: str, attackers: Collection[str]) -> Refusal | None:
    """[cavalry-retreat.not-started-in-zoc] [cavalry-retreat.no-cavalry-attacker] Who is held."""
    if unit in game.locked:
        return refuse("cavalry-retreat.not-started-in-zoc", "withdrawal.locked", unit=unit)
    if any(game.unit(each).arm.is_cavalry for each in attackers):
        return refuse("cavalry-retreat.no-cavalry-attacker", "withdrawal.cavalry", unit=unit)
    return None
