"""Plant every offence of the tables and see it caught.

python -m tools.planted
python -m tools.planted --only glossary --jobs 2
python -m tools.planted --list

All happens in copies of the house in a temporary folder. It ends with 1 if anything is not caught,
cannot be planted, or has a test that fails before anything is planted.
"""

import argparse
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue

from .offences import Offence, offences_in, tables
from .trees import Finding, Tree, Verdict, red_before

HOUSE = Path(__file__).parents[2]


def main() -> None:
    parser = argparse.ArgumentParser(description="Plant offences, and see each caught by its test.")
    parser.add_argument("--only", default="", metavar="PART", help="of the names of offences")
    parser.add_argument("--list", action="store_true", help="name the offences, plant nothing")
    parser.add_argument("--jobs", type=int, default=1, help="how many at a time")
    asked = parser.parse_args()
    offences = [offence for offence in offences_in(tables()) if asked.only in offence.name]
    if asked.list:
        print(*(f"{offence.name}: {offence.caught_by}" for offence in offences), sep="\n")
    else:
        sys.exit(plant(HOUSE, offences, asked.jobs))


def plant(house: Path, offences: Sequence[Offence], jobs: int = 1) -> int:
    """One line for each offence, and the figures; 0 if all are caught, and there are any."""
    count: Counter[Verdict] = Counter()
    for number, finding in enumerate(findings(house, offences, jobs), 1):
        count[finding.verdict] += 1
        print(f"{number}/{len(offences)} {finding.verdict.value}: {finding.offence.name}")
        if finding.why:
            print(finding.why)
        sys.stdout.flush()
    print(", ".join(f"{count[verdict]} {verdict.value}" for verdict in Verdict if count[verdict]))
    return int(not offences or count[Verdict.CAUGHT] < len(offences))


def findings(house: Path, offences: Sequence[Offence], jobs: int) -> Iterator[Finding]:
    """What comes of each offence, in their order, as many at a time as there are jobs."""
    idle: SimpleQueue[Tree] = SimpleQueue()

    def judged(offence: Offence) -> Finding:
        if offence.trial in red:
            return Finding(offence, Verdict.RED_BEFORE, red[offence.trial])
        tree = idle.get()
        try:
            return tree.judge(offence)
        finally:
            idle.put(tree)

    with tempfile.TemporaryDirectory(prefix="planted-") as scratch:
        trees = [Tree.copied(house, Path(scratch, str(number))) for number in range(jobs)]
        red = red_before(trees[0], offences)
        for tree in trees:
            idle.put(tree)
        with ThreadPoolExecutor(jobs) as pool:
            yield from pool.map(judged, offences)


if __name__ == "__main__":
    main()
