"""The doors of the server, by what is asked for."""

from .counsel import CounselController
from .door import LIMITS, troubles
from .people import PeopleController
from .play import PlayController
from .reading import ReadingController
from .shelf import ShelfController
from .sockets import lobby_socket, table_socket
from .tables import TablesController

__all__ = [
    "LIMITS",
    "CounselController",
    "PeopleController",
    "PlayController",
    "ReadingController",
    "ShelfController",
    "TablesController",
    "lobby_socket",
    "table_socket",
    "troubles",
]
