"""Draw a map and write it down.

python -m tools.atlas napoleon-1815
python -m tools.atlas europe --file europe.svg --night
"""

import argparse
import json
from pathlib import Path

from estafette.games import find

from . import europe
from .belgium import Belgium
from .chart import Chart
from .palette import DAY, NIGHT


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw a map of the time.")
    maps = parser.add_subparsers(dest="map", required=True)
    ours = maps.add_parser("napoleon-1815", help="the sheet that the game ships")
    ours.add_argument("--folder", type=Path, default=find("napoleon-1815").folder / "drawing")
    trial = maps.add_parser("europe", help="a trial sheet of Europe")
    trial.add_argument("--file", type=Path, required=True)
    trial.add_argument("--night", action="store_true")
    asked = parser.parse_args()
    if asked.map == "europe":
        europe.draw(asked.file, NIGHT if asked.night else DAY)
    else:
        draw_belgium(asked.folder)


def draw_belgium(folder: Path) -> None:
    """The layout that the board reads, and the sheet in both lights."""
    folder.mkdir(exist_ok=True)
    land = Belgium()
    layout = json.dumps(land.layout(), ensure_ascii=False, indent=1)
    (folder / "layout.json").write_text(layout + "\n", "utf-8")
    for name, colours in (("campaign-day.svg", DAY), ("campaign-night.svg", NIGHT)):
        (folder / name).write_text(Chart(land, colours).drawn(), "utf-8")


if __name__ == "__main__":
    main()
