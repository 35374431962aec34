"""[blockade-continental.trigger] The Continental Blockade: which ports count, who closes them."""

from functools import cache

from .control import holds
from .events import last
from .liberation import IBERIA
from .powers import controller, holder, side_of
from .printed import Printed
from .sides import COALITION, EMPIRE, FRANCE, SPAIN, Until
from .standing import has_beaten
from .state import Game
from .tracks import shift

BLOCUS = "25F"
IN_PLACE = "continental-blockade"  # its points have been counted


def is_launched(game: Game) -> bool:
    """[blockade-continental.trigger] Has the card been played as an event?"""
    return BLOCUS in game.events


def is_in_place(game: Game) -> bool:
    """[blockade-continental.in-place] Is every port that counts closed to England?"""
    return all(is_closed(game, port) for port in ports_that_count(game))


def ports_that_count(game: Game) -> list[str]:
    """[blockade-continental.spain-at-war] Those of Iberia do not, if the Pyrenees are held."""
    ports = continental_ports(game.printed)
    if side_of(game, SPAIN) is not COALITION or not holds_pyrenees(game):
        return list(ports)
    provinces, province_of = game.printed.provinces, game.printed.province_of
    return [port for port in ports if provinces[province_of[port]].country not in IBERIA]


@cache
def continental_ports(printed: Printed) -> tuple[str, ...]:
    """[map.continental-europe] [blockade-continental.copenhagen-sicily] The ports marked for it.

    They are those of the mainland from Saint Petersburg to Zara, and Copenhagen (R-108, R-109).
    """
    return tuple([zone.id for zone in printed.zones.values() if zone.blockade])


def is_closed(game: Game, port: str) -> bool:
    """[blockade-continental.in-place] [peace.blockade] [conquest.minor.blockade] Is it closed?

    France, its allies and its forced allies close theirs; so does a power that the Empire has
    beaten, as long as it does not go back to the Coalition. No card is needed for that. Its minors
    do not (R-533).
    """
    if controller(game, port) is EMPIRE:
        return holds(game, port, EMPIRE)
    country = holder(game, port)
    return has_beaten(game, EMPIRE, country) and side_of(game, country) is None


def holds_pyrenees(game: Game) -> bool:
    """[blockade-continental.spain-at-war] Does the Empire hold both slopes of the Pyrenees?

    [control.supplied-only] What it has taken there must be in supply, like the ports.
    """
    return all(holds(game, zone, EMPIRE) for zone in pyrenees(game.printed))


@cache
def pyrenees(printed: Printed) -> tuple[str, ...]:
    """The zones of France and Spain that border on one another."""
    owner = {zone: printed.provinces[of].country for zone, of in printed.province_of.items()}
    pair = {FRANCE, SPAIN}
    return tuple(
        [
            zone
            for zone in printed.zones
            if any({owner[zone], owner[near]} == pair for near in printed.ground.neighbours(zone))
        ]
    )


def reckon(game: Game) -> None:
    """[blockade-continental.points] Its points are the Empire's while it is in place (R-92)."""
    is_due = is_launched(game) and is_in_place(game)
    points = game.printed.tables.points.blockade.victory
    if is_due and IN_PLACE not in game.lasting:
        last(game, IN_PLACE, Until.EVER)
        game.tell("blockade.in-place")
        shift(game, points, BLOCUS)
    elif not is_due and IN_PLACE in game.lasting:
        game.lasting = {what: span for what, span in game.lasting.items() if what != IN_PLACE}
        game.tell("blockade.broken", port=open_ports(game)[0])
        shift(game, -points, BLOCUS)


def open_ports(game: Game) -> list[str]:
    """The ports that count and are open to England."""
    return [port for port in ports_that_count(game) if not is_closed(game, port)]
