"""Draw a map and write it down.

python -m tools.atlas napoleon-1815
python -m tools.atlas age-of-napoleon
python -m tools.atlas pitts-war
python -m tools.atlas last-campaigns
python -m tools.atlas napoleon-against-europe
"""

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from .age_of_napoleon import age_of_napoleon, draw_europe
from .belgium import Belgium
from .chart import Chart
from .last_campaigns import draw_battlefields, last_campaigns
from .napoleon_against_europe import draw_dominions, napoleon_against_europe
from .palette import DAY, NIGHT, Palette
from .pitts_war import draw_theatre, pitts_war

GAMES = Path(__file__).parents[2] / "src/estafette/games"
MAPS = (
    *("napoleon-1815", "age-of-napoleon", "pitts-war", "last-campaigns"),
    "napoleon-against-europe",
)


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw a map of the time.")
    parser.add_argument("map", choices=MAPS)
    parser.add_argument("--folder", type=Path, help="instead of the game's own")
    asked = parser.parse_args()
    folder = asked.folder or GAMES / asked.map.replace("-", "_") / "drawing"
    if asked.map == "napoleon-1815":
        land = Belgium()
        write(folder, "campaign", land.layout(), lambda colours: Chart(land, colours).drawn())
    elif asked.map == "pitts-war":
        theatre = pitts_war()
        write(folder, "europe", theatre.layout(), lambda colours: draw_theatre(theatre, colours))
    elif asked.map == "napoleon-against-europe":
        empire = napoleon_against_europe()
        write(folder, "europe", empire.layout(), lambda colours: draw_dominions(empire, colours))
    elif asked.map == "last-campaigns":
        field = last_campaigns()
        write(folder, "campaign", field.layout(), lambda colours: draw_battlefields(field, colours))
    else:
        europe = age_of_napoleon()
        write(folder, "europe", europe.layout(), lambda colours: draw_europe(europe, colours))


def write(folder: Path, name: str, layout: dict[str, Any], drawn: Callable[[Palette], str]) -> None:
    """The layout that the board reads, and the sheet in both lights."""
    folder.mkdir(exist_ok=True)
    words = json.dumps(layout, ensure_ascii=False, indent=1)
    (folder / "layout.json").write_text(words + "\n", "utf-8")
    for light, colours in (("day", DAY), ("night", NIGHT)):
        (folder / f"{name}-{light}.svg").write_text(drawn(colours), "utf-8")


if __name__ == "__main__":
    main()
