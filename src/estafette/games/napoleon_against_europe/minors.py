"""[budget.minor.steps] The minors of a side: how many have units, and what they may rebuild."""

from collections.abc import Iterator

from .powers import controller, side_of
from .sides import CHOUANS, COALITION, Kind, Side, Standing
from .state import Game

ALLIED = (Standing.ALLY, Standing.PROTECTORATE, Standing.CONFEDERATION)
APPEARANCE = {CHOUANS: ("poitiers", "rennes")}  # the others appear in the capital they have


def minor_steps(game: Game, side: Side) -> int:
    """[budget.minor.steps] One step for every two minors with units, rounded down."""
    return len(list(minors_with_units(game, side))) // 2


def minors_with_units(game: Game, side: Side) -> Iterator[str]:
    """[budget.minor.new-states-count] [budget.minor.revolts-count] The minors that count (R-33)."""
    for country in game.printed.countries.values():
        is_counted = is_in_revolt if country.kind is Kind.REVOLT else is_minor_with_units
        if not country.is_major and is_counted(game, country.id, side):
            yield country.id


def is_minor_with_units(game: Game, country: str, side: Side) -> bool:
    """[budget.minor.steps] Is a minor of this side, with a corps that is not out of the game?"""
    if not is_allied(game, country, side):
        return False
    return any(corps not in game.lost for corps in corps_of(game, country))


def is_allied(game: Game, country: str, side: Side) -> bool:
    """[budget.minor.steps] Is a minor the ally of a power that is at war on this side?

    [budget.minor.new-states-count] A new state of the Empire counts besides its members.
    """
    status = game.status.get(country)
    return status is not None and status.kind in ALLIED and side_of(game, country) is side


def is_in_revolt(game: Game, country: str, side: Side) -> bool:
    """[budget.minor.revolts-count] Has a revolt broken out, and does it hold where it began?"""
    sheets = game.printed.corps
    corps = [each for each in corps_of(game, country) if each not in game.lost]
    has_land = country in game.owner.values()  # the royalists of the Vendée have none
    has_begun = country == CHOUANS and any(sheets[each].card in game.events for each in corps)
    if side is not COALITION or not corps or not (has_land or has_begun):
        return False
    zones = APPEARANCE.get(country) or game.printed.countries[country].capitals
    return any(controller(game, zone) is COALITION for zone in zones) or any(
        game.forces[head].zone in zones for head in game.forces if head in corps
    )


def corps_of(game: Game, country: str) -> list[str]:
    """The corps of a country among the counters."""
    return [piece for piece in game.printed.pieces_of[country] if piece in game.printed.corps]


def minors_to_rebuild(game: Game, side: Side) -> list[str]:
    """[budget.minor.free-choice] The minors of a side whose units its player may rebuild."""
    return [
        country.id
        for country in game.printed.countries.values()
        if not country.is_major and side_of(game, country.id) is side
    ]


def nations_of(game: Game, spender: str) -> list[str]:
    """[budget.minor.free-choice] The countries for which a power, or a side, does its budget."""
    return minors_to_rebuild(game, Side(spender)) if spender in tuple(Side) else [spender]
