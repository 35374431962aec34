"""A position of Napoléon 1815 as a map of the time: parchment, ink, and what one seat may see.

python tools/picture.py docs/images/campaign-1815.svg
python tools/picture.py ligny.svg --scenario intro-ligny --seat coalition --option combat=dice
"""

import argparse
from collections.abc import Mapping
from itertools import combinations
from math import cos, hypot, radians
from pathlib import Path
from statistics import median
from typing import Any

from atlas import Chart

from estafette.ai import Recruit
from estafette.engine import Messages, secret_of, settle
from estafette.games import find
from estafette.match import Chair, Match

GAME = "napoleon-1815"
FIRST_OPERATION = "operations.designate"
DEGREE = 111.3  # kilometres of latitude
LEAGUE = 3.898  # kilometres in a lieue de poste


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw a position as a map of the time.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--scenario", default="campaign-1815")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--seat", default="french")
    parser.add_argument("--seed", default="1815")
    asked = parser.parse_args()
    options = dict(pair.split("=", 1) for pair in asked.option)
    if asked.scenario == "campaign-1815":
        options.setdefault("rules", "grognard")
    match = opening(asked.scenario, options, asked.seed)
    asked.file.write_text(draw(match, asked.seat), "utf-8")


def opening(scenario: str, options: Mapping[str, str], seed: str) -> Match:
    """A match at its first operation; recruits have made the choices before it."""
    rules = find(GAME)
    printed = rules.read(None)
    match = Match.start(rules, printed, settle(printed, scenario, options), secret_of(seed))
    recruit = Recruit(seed)
    while match.open[0].rule != FIRST_OPERATION:
        seat = match.open[0].seat
        match.choose(seat, recruit.choose(Chair(match, seat)))
    return match


def draw(match: Match, seat: str | None) -> str:
    printed = match.game.printed
    board = match.rules.board(printed, match.setup)
    words = Messages([match.rules.folder / "text"], printed.names)
    title = words.say(f"scenario.{match.setup.scenario}", {}, "fr").partition(",")[0]
    chart = Chart(board, match.view(seat), words, title, league=0)
    chart.league = LEAGUE * steps_to_kilometre(printed, chart.layout.places)
    return chart.drawn()


def steps_to_kilometre(printed: Any, places: Mapping[str, tuple[float, float]]) -> float:
    """The scale of a sheet on which the crowded ground was spread: that of most distances."""
    return median(
        hypot(bx - ax, by - ay) / distance(printed.zones[one], printed.zones[other])
        for (one, (ax, ay)), (other, (bx, by)) in combinations(places.items(), 2)
    )


def distance(one: Any, other: Any) -> float:
    """Kilometres between two zones, as the crow flies."""
    north, east = other.lat - one.lat, other.lon - one.lon
    return DEGREE * hypot(north, east * cos(radians(one.lat)))


if __name__ == "__main__":
    main()
