"""[control.initial] Who controls an area, who is a friend in it, and how flags are raised."""

from .sides import BRITAIN, FRANCE, FRENCH, Side
from .state import Game, less


def take(game: Game, area: str, power: str) -> None:
    """[control.by-mp] [control.by-victory] A power raises its side's flag over an area."""
    if game.side_of(game.owner(area)) is game.side_of(power):
        game.flags = less(game.flags, area)
    else:
        game.flags = {**game.flags, area: power}
    game.tell("control.taken", area=area, power=power)


def taker(game: Game, area: str, side: Side) -> str:
    """[recruit.income.unitless-minor] The power whose force takes an area: most steps, then majors.

    A minor takes for its patron.
    """
    steps: dict[str, int] = {}
    for army in game.at(area, side):
        power = game.printed.power_of[army]
        steps[power] = steps.get(power, 0) + game.steps[army]
    power = max(steps, key=lambda each: (game.is_major(each), steps[each]))
    return power if game.is_major(power) else patron(game, power, side)


def patron(game: Game, power: str, side: Side) -> str:
    """[supply.minor.ally] The major power with which a minor goes while it is on this side."""
    own = game.printed.countries[power].patron
    if own and game.side_of(own) is side:
        return own
    chief = FRANCE if side is FRENCH else BRITAIN
    return chief if game.side_of(chief) is side else power


def controller(game: Game, area: str) -> Side | None:
    """[control.friendly-to-both] The side that controls an area; None if it is nobody's.

    An area with no city, fortress or port is held only by the armies that stand in it, and on
    neutral ground by nobody.
    """
    if area in game.printed.open:
        return None if is_neutral(game, area) else game.holder(area)
    power = game.flags[area] if area in game.flags else game.owner(area)
    return game.stance[power].side if power in game.stance else None


def is_neutral(game: Game, area: str) -> bool:
    """[neutral.closed] Does this area belong to a power outside both alliances?"""
    if area in game.flags:
        return False
    return game.side_of(game.owner(area)) is None


def is_friendly(game: Game, area: str, side: Side) -> bool:
    """[control.friendly-to-both] Under one's control, or nobody's and free of enemies."""
    held = controller(game, area)
    return held is side or (
        held is None and area in game.printed.open and not is_neutral(game, area)
    )


def is_enemy(game: Game, area: str, side: Side) -> bool:
    """[control.effect.supply] Under the control of the other side."""
    return controller(game, area) is side.enemy
