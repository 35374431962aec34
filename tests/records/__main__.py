"""Write the record of a game as it is now: `python -m tests.records <game>`. None is replaced."""

import asyncio
import sys

from estafette.games import find

from . import path_of
from .writing import written


def main(game: str) -> None:
    rules = find(game)
    path = path_of(game, rules.version, rules.read(None).fingerprint)
    if path.exists():
        sys.exit(f"{path} is never written again")
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(asyncio.run(written(rules)))
    print(path)


if __name__ == "__main__":
    main(*sys.argv[1:])
