"""Write the golden playthroughs again: `python -m tests.playthroughs`. Read the difference."""

from tests.contract.cases import GAMES
from tests.contract.playthrough import golden_cases, path_of, played_through


def main() -> None:
    for rules in GAMES.values():
        for case in golden_cases(rules):
            path = path_of(case)
            path.parent.mkdir(exist_ok=True)
            path.write_text(played_through(case), "utf-8")
            print(path)


if __name__ == "__main__":
    main()
