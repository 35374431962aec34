"""Who stands with whom: sides, enemies, territory and control. Everybody asks this file."""

from .affairs import Force
from .sides import COALITION, EMPIRE, FRANCE, Side
from .state import Game


def side_of(game: Game, country: str) -> Side | None:
    """[coalition.definition] The side for which a country is at war; None outside the war."""
    return game.politics.sides[country]


def side_of_force(game: Game, force: Force) -> Side | None:
    """The side of a force: that of the nation that commands it.

    [card.f.corps-expeditionnaires] A forced ally's corps serves the Empire, even alone.
    """
    if force.head in game.provided:
        return EMPIRE
    return game.politics.sides[force.nation]


def manager(game: Game, power: str) -> Side:
    """[budget.neutral-control] [neutral-move.control] Who runs a power, at war or not (R-30)."""
    side = side_of(game, power)
    if side is not None:
        return side
    return EMPIRE if power in ("espagne", "turquie", FRANCE) else COALITION


def country_of(game: Game, zone: str) -> str:
    """[map.national-territory] The country to whose territory a zone belongs now."""
    return game.politics.countries[zone]


def holder(game: Game, zone: str) -> str:
    """[control.take.flag] The country that controls a zone: by its flag, else as its owner."""
    return game.control.holders[zone]


def controller(game: Game, zone: str) -> Side | None:
    """[control.take.flag] The side that controls a zone, if one does."""
    return game.control.controllers[zone]


def heads_in(game: Game, zone: str, side: Side) -> tuple[str, ...]:
    """The forces of a side in a zone, those inside its fortress too."""
    there = game.zones.get(zone)
    if there is None:
        return ()
    return tuple([head for head in there if side_of_force(game, game.forces[head]) is side])


def forces_of_side(game: Game, side: Side) -> list[Force]:
    """The forces of a side, wherever they are."""
    sides, provided = game.politics.sides, game.provided
    return [
        force
        for force in game.forces.values()
        if (EMPIRE if force.head in provided else sides[force.nation]) is side
    ]


def field_heads(game: Game, zone: str, side: Side) -> tuple[str, ...]:
    """The forces of a side in a zone that are outside the fortress."""
    there = game.zones.get(zone)
    if there is None:
        return ()
    field = [game.forces[head] for head in there if not game.forces[head].is_sheltered]
    return tuple([force.head for force in field if side_of_force(game, force) is side])


def active_fortress(game: Game, zone: str) -> int:
    """[map.fortress-levels] [fortress.captured] The level of the fortress, 0 if it is empty."""
    if zone in game.empty:
        return 0
    return game.printed.fortresses.get(zone, 0) + (zone in game.citadels)
