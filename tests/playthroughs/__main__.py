"""Write the golden playthroughs again: `python -m tests.playthroughs`. Read the difference.

With `--conduct` nothing is written: they are played, and told is only the fingerprint of how they
go (`tools.versions` asks for it); `--box` names a packed box to play with instead of today's.
"""

import argparse
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from estafette.engine import Rules
from tests.contract.cases import GAMES
from tests.contract.playthrough import golden_cases, path_of, played_through
from tools.versions.conduct import conduct_of


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--conduct", action="store_true")
    parser.add_argument("--box", type=Path)
    asked = parser.parse_args()
    if asked.conduct:
        for rules in GAMES.values():
            print(conduct_of(played(with_box(rules, asked.box) if asked.box else rules)))
    else:
        write()


def write() -> None:
    for rules in GAMES.values():
        for case in golden_cases(rules):
            path = path_of(case)
            path.parent.mkdir(exist_ok=True)
            path.write_text(played_through(case), "utf-8")
            print(path)


def played(rules: Rules) -> dict[str, str]:
    """The playthroughs by the names of their files."""
    return {path_of(case).name: played_through(case) for case in golden_cases(rules)}


def with_box(rules: Rules, file: Path) -> Rules:
    packed = file.read_bytes()

    def read(_source: Any) -> Any:
        return rules.read(packed)

    return replace(rules, read=read)


if __name__ == "__main__":
    main()
