"""Say whether the version of each game is that of its rules, or note it anew.

python -m tools.versions                     every game; it ends with 1 if one does not agree
python -m tools.versions --write             note what has changed, under the same number only if
python -m tools.versions --write pitts-war   the golden playthroughs go as they went; else it says
                                             that the number must be raised

A number that is not committed yet may be written as often as you like.
"""

import argparse
import sys
from collections.abc import Sequence

from .faults import faults_of
from .games import Game, games
from .past import Forgotten
from .writing import Refused, played_again, write


def main() -> None:
    parser = argparse.ArgumentParser(description="Is each game's version that of its rules?")
    parser.add_argument("game", nargs="*", help="all, unless some are named")
    parser.add_argument("--write", action="store_true", help="note what has changed")
    asked = parser.parse_args()
    known = {game.id: game for game in games()}
    if unknown := sorted(set(asked.game) - set(known)):
        parser.error(f"there is no {', '.join(unknown)}; there are {', '.join(known)}")
    wanted = [known[name] for name in asked.game or known]
    sys.exit(written(wanted) if asked.write else told(wanted))


def told(wanted: Sequence[Game]) -> int:
    found = {game.id: list(faults_of(game)) for game in wanted}
    for game in wanted:
        for fault in found[game.id] or [f"{game.id}: version {game.version} agrees."]:
            print(fault)
    return int(any(found.values()))


def written(wanted: Sequence[Game]) -> int:
    code = 0
    for game in wanted:
        try:
            print(write(game, played_again))
        except (Refused, Forgotten) as refusal:
            print(refusal)
            code = 1
    return code


if __name__ == "__main__":
    main()
