"""The `estafette` command: the front door.

It is built only when somebody comes in: a worker process, which passes it by, pays nothing, and
whoever asks for the version alone is answered on the steps.
"""

import atexit
import gc
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from estafette.engine import Rules


def main(
    arguments: Sequence[str] | None = None,
    shelf: "Callable[[], Mapping[str, Rules]] | None" = None,
) -> NoReturn:
    """The whole command; `shelf` gives the games, by default those that are installed."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if given == ["--version"]:
        from .version import say_version

        with suppress(OSError):  # the front door knows how to say that nothing can be written
            say_version()
            sys.exit()

    from . import front

    atexit.register(gc.freeze)  # a process that ends need not search all it has loaded for rubbish
    if shelf is None:
        front.main(given)
    front.main(given, shelf)
