"""The map for whoever draws it, as `tools/atlas` laid it out: zones, seas, blockade boxes.

A fleet in port lies in the zone of the port; one that blockades it in `blockade-<zone>`.
"""

from functools import cache

from estafette.board import Border
from estafette.engine import Board, Link, Pictures, Setup, Space, chart

from . import sides
from .printed import FOLDER, Printed
from .sheets import Sea, Zone

DRAWING = FOLDER / "drawing"
PICTURES = Pictures("europe-day.svg", "europe-night.svg")
FOREIGN_WARS, CORSAIRS = "foreign-wars", "corsairs"
BESIDE = (FOREIGN_WARS, CORSAIRS)
SEA, BOX = "sea", "box"
LETTERED = "lettered"  # its name is on the picture
LEVELS = ("", "fortress", "citadel")
LIVERIES = {
    sides.EMPIRE: "france",
    sides.COALITION: "britain",
    sides.FRANCE: "france",
    sides.ENGLAND: "britain",
    sides.AUSTRIA: "austria",
    sides.RUSSIA: "russia",
    sides.PRUSSIA: "prussia",
    sides.SPAIN: "spain",
    sides.TURKEY: "turkey",
    sides.SWEDEN: "sweden",
}
PLAIN = "other"


def board(printed: Printed, setup: Setup) -> Board:
    """[map.zones] [map.sea-zone] The zones and seas and the ways between them, north above."""
    return drawn(printed)


@cache
def drawn(printed: Printed) -> Board:
    sheet = chart(DRAWING)
    spaces = [sea_space(printed, sea) for sea in printed.seas.values()]
    spaces += [zone_space(printed, zone) for zone in printed.zones.values()]
    spaces += [box_space(blockade_of(port), (port,)) for port in printed.ports]
    spaces += [box_space(id_, ()) for id_ in BESIDE]
    return Board(
        "areas",
        sheet.width,
        sheet.height,
        tuple(spaces),
        (
            *[link(border) for border in printed.ground.borders],
            *[Link(border.ends, SEA) for border in printed.waters.borders],
            *[Link((blockade_of(port), sea), BOX) for port, sea in printed.ports.items()],
        ),
        pictures=PICTURES,
        liveries=liveries(printed),
    )


def blockade_of(port: str) -> str:
    """[naval.blockade.box] The space of the box in which a port is blockaded."""
    return f"blockade-{port}"


def liveries(printed: Printed) -> dict[str, str]:
    """Major powers and Sweden wear their own colours, other countries those of no nation."""
    return {**dict.fromkeys(printed.countries, PLAIN), **{str(k): v for k, v in LIVERIES.items()}}


def zone_space(printed: Printed, zone: Zone) -> Space:
    """[map.zones] A zone: what stands on it, its province and its country."""
    at = chart(DRAWING).spot(zone.id, printed.ground.neighbours(zone.id))
    kind = LEVELS[zone.fortress] or ("town" if not zone.is_open else "open")
    return Space(zone.id, at.x, at.y, kind, marks(printed, zone), outline=at.outline)


def marks(printed: Printed, zone: Zone) -> tuple[str, ...]:
    """[map.capital] [map.key-zone] [map.port] What else is printed on a zone."""
    country = printed.provinces[zone.province].country
    capital = [f"capital-{zone.capital}"] if zone.capital else []
    port = ["port"] if zone.port else []
    rest = [mark for mark in ("key", "poor", "marsh") if getattr(zone, mark)]
    return (country, zone.province, *capital, *rest, *port)


def sea_space(printed: Printed, sea: Sea) -> Space:
    at = chart(DRAWING).spot(sea.id, printed.waters.neighbours(sea.id))
    ice = ("ice",) if sea.ice else ()
    return Space(sea.id, at.x, at.y, SEA, (sea.group, *ice, LETTERED), outline=at.outline)


def box_space(id_: str, near: tuple[str, ...]) -> Space:
    at = chart(DRAWING).spot(id_, near)
    return Space(id_, at.x, at.y, BOX, (LETTERED,), outline=at.outline)


def link(border: Border) -> Link:
    return Link(border.ends, border.kind, chart(DRAWING).course(border.ends))
