"""[placement.where] Where new armies and leaders come onto the map."""

from collections.abc import Iterable

from estafette.engine import Refusal, refuse

from .sides import REVOLT
from .stacking import cannot_stack
from .state import Game
from .supply import is_area_supplied, supplied_homeland


def cannot_place(game: Game, piece: str, area: str, steps: int = 1) -> Refusal | None:
    """[placement.where] Why a new army or leader may not come here; None if it may.

    With [placement.homeland] [placement.supplied] [placement.no-revolt] [placement.stacking].
    """
    power = power_of(game, piece)
    if area not in game.printed.areas or game.owner(area) != power:
        return refuse("placement.homeland", "placement.not-home", area=area, power=power)
    if area in game.printed.open and area not in game.printed.stars:
        return refuse("placement.where", "placement.no-city", area=area)
    if area in game.flags:
        return refuse("placement.supplied", "placement.occupied", area=area)
    if not is_area_supplied(game, area, power):
        return refuse("placement.supplied", "placement.unsupplied", area=area)
    return cannot_stand(game, piece, area, steps)


def cannot_stand(game: Game, piece: str, area: str, steps: int) -> Refusal | None:
    """[placement.free-of-enemy] [placement.stacking] Who is there already may be in the way."""
    stack = game.stacks.get(area)
    is_leader = piece in game.printed.leaders
    if not stack and not is_leader:
        return None
    side = game.side_of(power_of(game, piece))
    for army in stack or ():
        if game.printed.countries[game.printed.power_of[army]].kind is REVOLT:
            return refuse("placement.no-revolt", "placement.revolt", area=area)
        if game.side(army) is not side:
            return refuse("placement.free-of-enemy", "placement.enemies", area=area)
    if is_leader:
        return cannot_lead(game, piece, area)
    return cannot_stack(game, area, [piece], steps=steps)


def cannot_lead(game: Game, leader: str, area: str) -> Refusal | None:
    """[leader.needs-own-army] A leader comes only to an army of his nation."""
    power = game.printed.leaders[leader].power
    if not any(game.printed.power_of[army] == power for army in game.stacks.get(area, ())):
        return refuse("leader.needs-own-army", "placement.no-army", leader=leader, area=area)
    return cannot_stack(game, area, [], [leader])


def places_for(game: Game, piece: str) -> list[str]:
    """[placement.homeland] [placement.delayed] Where a new army or leader could come now."""
    return places_among(game, piece, supplied_homeland(game, power_of(game, piece)))


def places_among(game: Game, piece: str, areas: Iterable[str], steps: int = 1) -> list[str]:
    """Of areas that are known to be supplied and of the homeland, those with room."""
    stacks = game.stacks
    if piece in game.printed.leaders:
        taken = [area for area in areas if area in stacks]
        return [area for area in taken if cannot_stand(game, piece, area, steps) is None]
    return [a for a in areas if a not in stacks or cannot_stand(game, piece, a, steps) is None]


def power_of(game: Game, piece: str) -> str:
    """[unit.name] Whose an army or a leader is."""
    leader = game.printed.leaders.get(piece)
    return leader.power if leader else game.printed.power_of[piece]
