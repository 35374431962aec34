"""[victory.points-table] Victory: the points of the year, and who wins when the last is over."""

from collections.abc import Iterator

from estafette.engine import Outcome, Procedure, end

from . import continental
from .capitulation import is_conquered
from .control import counts, holds
from .events import Moment, window
from .peace import armies_in_order
from .powers import country_of
from .printed import Printed
from .sides import COALITION, EMPIRE, FRANCE, NAPOLEON
from .standing import key_zones
from .state import Game
from .tracks import check_levels, shift

CHATILLON, NAPOLEONIC_EUROPE = "55F", "45F"
PARIS, MANTUA = "paris", "mantoue"


def is_campaign(game: Game) -> bool:
    """[scenario.1815.start] A campaign has victory phases; the Hundred Days have none."""
    return game.sheet.ends_after == "victory"


def plead(game: Game) -> Procedure[None]:
    """[card.f.congres-de-chatillon] The Empire may play a card before it loses points."""
    yield from window(game, EMPIRE, Moment.VICTORY, rule="victory.points-table")


def score_year(game: Game) -> None:
    """[sequence.victory-phase] [victory.points-table] The blockade, and what the enemy holds.

    All of it is one reckoning: the level is looked at when the last point is counted (R-642).
    """
    continental.reckon(game)
    for zone, points in losses(game):
        shift(game, points, zone)
    check_levels(game)


def losses(game: Game) -> Iterator[tuple[str, int]]:
    """[victory.points-table] French key zones and Mantua in the Coalition's hands cost points.

    [control.supplied-only] Only what it can supply counts.
    """
    points = game.printed.tables.points
    if CHATILLON not in game.lasting:
        for zone in french_keys(game):
            if counts(game, zone, COALITION):
                loss = points.paris if zone == PARIS else points.french_key_zone
                yield zone, loss.victory
    if counts(game, MANTUA, COALITION):
        yield MANTUA, points.mantua.victory


def french_keys(game: Game) -> list[str]:
    """[victory.points-table] The key zones of France as it was, and still is."""
    return [
        zone
        for zone in game.printed.keys
        if is_old_france(game.printed, zone) and country_of(game, zone) == FRANCE
    ]


def is_old_france(printed: Printed, zone: str) -> bool:
    return printed.provinces[printed.province_of[zone]].country == FRANCE


def outcome(game: Game) -> Outcome | None:
    """[victory.end.both-lose] When the last year is over: who has won, if nobody has before."""
    return verdict(game) if game.year > game.sheet.last else None


def verdict(game: Game) -> Outcome:
    """[victory.end.coalition] [victory.end.empire] France taken, whole, or neither (R-91).

    [map.national-territory] What it has annexed is France as well.
    """
    keys = key_zones(game, FRANCE)
    if all(counts(game, zone, COALITION) for zone in keys):
        return Outcome(COALITION, "victory.end.coalition", "outcome.france-taken")
    is_whole = all(holds(game, zone, EMPIRE) for zone in (*keys, MANTUA))
    if is_whole and NAPOLEONIC_EUROPE in game.events:
        return Outcome(EMPIRE, "victory.end.empire", "outcome.napoleonic-europe")
    return Outcome(None, "victory.end.both-lose", "outcome.both-lose")


def is_emperor_gone(game: Game) -> bool:
    """[scenario.1815.victory.coalition] Is Napoleon out of the game, not just in reserve (R-94)?"""
    return NAPOLEON in game.lost


def judge_hundred_days(game: Game) -> None:
    """[scenario.1815.victory.coalition] [scenario.1815.victory.france] The end of 1815 (R-94).

    [scenario.1815.victory.draw] Markers of demoralisation still lie where they lay.
    """
    is_taken, has_army = is_conquered(game, FRANCE), bool(armies_in_order(game, FRANCE))
    if is_emperor_gone(game):
        end(Outcome(COALITION, "scenario.1815.victory.coalition", "outcome.napoleon-gone"))
    if is_taken and not has_army:
        end(Outcome(COALITION, "scenario.1815.victory.coalition", "outcome.waterloo"))
    if has_army and not is_taken:
        end(Outcome(EMPIRE, "scenario.1815.victory.france", "outcome.hundred-days"))
    end(Outcome(None, "scenario.1815.victory.draw", "outcome.undecided"))
