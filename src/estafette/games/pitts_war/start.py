"""[setup.scenario-first] Setting up: alliances, armies, leaders and pools as the scenario says."""

from collections.abc import Iterator

from estafette.engine import Dice, Setup

from .fate import post, stand
from .pools import fill_pools
from .printed import Printed
from .sequence import OPENING
from .sheets import Layout, Unit
from .sides import ALLIED, NEUTRAL, Side, Stance
from .state import Game


def new_game(printed: Printed, setup: Setup, dice: Dice) -> Game:
    """[scenario.1792.start] [scenario.1805.start] The table before the first impulse."""
    sheet = printed.sheets[setup.scenario]
    layout = printed.layouts[sheet.layout]
    game = Game(
        dice=dice,
        place=OPENING,
        printed=printed,
        scenario=sheet.id,
        options=tuple([f"{option}={choice}" for option, choice in setup.options.items()]),
        year=sheet.first,
        first=printed.track[sheet.first].first,
        stance=stances_at_start(printed, layout),
        entered=dict.fromkeys([*layout.french, *layout.coalition], sheet.first),
        flags=dict(layout.flags),
        annexed=dict(layout.annexed),
        founded=tuple(layout.founded),
        penalties=tuple(layout.penalties),
        lost=tuple(layout.out),
        hands={side: [] for side in Side},
    )
    set_up_pieces(game, layout)
    fill_pools(game, markers_at_start(printed, layout))
    return game


def stances_at_start(printed: Printed, layout: Layout) -> dict[str, Stance]:
    """[diplomacy.status] How each power stands, in the order of the sheet of powers."""
    found = {power: ALLIED[side] for side in Side for power in layout.allies(side)}
    found |= dict.fromkeys(layout.neutral, NEUTRAL)
    return {power: found[power] for power in printed.countries if power in found}


def set_up_pieces(game: Game, layout: Layout) -> None:
    """[scenario.placement] Armies with their steps where they are named; others wait to be placed.

    Those of a later year come when their power goes to war.
    """
    for unit in units_at_start(layout):
        if unit.area:
            game.steps[unit.army] = unit.steps
            stand(game, unit.army, unit.area)
        else:
            game.awaiting = {**game.awaiting, unit.army: unit.steps}
    for leader, area in layout.leaders.items():
        post(game, leader, area)


def units_at_start(layout: Layout) -> Iterator[Unit]:
    return (unit for unit in layout.unit if not unit.year)


def markers_at_start(printed: Printed, layout: Layout) -> list[str]:
    """[scenario.1805.pools] The markers of the periods of the set-up, and those named besides."""
    return [
        marker.id
        for marker in printed.markers.values()
        if marker.enters in layout.pools or marker.id in layout.extra
    ]
