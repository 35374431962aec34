"""The match that docs/know/match-file.md shows: `python -m tests.match.example` prints it."""

from estafette.engine import Dice, secret_of, settle
from estafette.match import Match, MatchFile, record, written
from tests.match.outposts import play_at_random
from tests.specimen import RULES

SEED = 2027  # of the first few thousand, one of the shortest matches with a die in it


def example() -> MatchFile:
    """A short match of the specimen, whole, between players who choose at random."""
    printed = RULES.read(None)
    match = Match.start(RULES, printed, settle(printed, "the-heights", {}), secret_of(SEED))
    play_at_random(match, Dice(secret_of(SEED)))
    players = {"vanguard": "Ninon", "rearguard": "Gaspard"}
    return record(match, players=players, started="2026-05-05")


if __name__ == "__main__":
    print(written(example()).decode(), end="")
