"""The ground: places and borders, hexes, reach, supply and sight. Geometry only, knows no rule."""

from .drawing import Drawing, Point
from .graph import Border, Graph
from .hexes import Corner, Direction, Hex, Hexside, Top
from .hexmap import Bounds, HexMap
from .lines import Flank, Gap, Line, line
from .numbering import Numbering, Parity
from .reach import Cost, Opening, Reach, Stop, reach, supply
from .sight import Height, HexsideHides, Hides, can_see, rises_between

__all__ = [
    "Border",
    "Bounds",
    "Corner",
    "Cost",
    "Direction",
    "Drawing",
    "Flank",
    "Gap",
    "Graph",
    "Height",
    "Hex",
    "HexMap",
    "Hexside",
    "HexsideHides",
    "Hides",
    "Line",
    "Numbering",
    "Opening",
    "Parity",
    "Point",
    "Reach",
    "Stop",
    "Top",
    "can_see",
    "line",
    "reach",
    "rises_between",
    "supply",
]
