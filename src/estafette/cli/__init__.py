"""The `estafette` command: the front door.

It is built only when somebody comes in: a worker process, which passes it by, pays nothing.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from estafette.engine import Rules


def main(
    arguments: Sequence[str] | None = None,
    shelf: "Callable[[], Mapping[str, Rules]] | None" = None,
) -> NoReturn:
    """The whole command; `shelf` gives the games, by default those that are installed."""
    from . import front

    if shelf is None:
        front.main(arguments)
    front.main(arguments, shelf)
