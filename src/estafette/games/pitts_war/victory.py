"""[victory.auto.when] Automatic and final victory, and the end of a year."""

from estafette.engine import Outcome, end

from .control import controller
from .events import lapse
from .score import is_an_allys, is_foreign, is_frances, is_held, lost_stars, tally, victory_points
from .sides import COALITION, FRENCH, MINOR, Side, Until
from .state import Game

REPUBLIC, PORT, CITY = "republic", "port", "city"  # marks of an area
BY_ITS_OWN_TERMS = "republic"  # how a scenario is won


def check_victory(game: Game) -> None:
    """[turn.end.vp] [turn.end.last-turn] Points are counted, and somebody may have won.

    [scenario.1792.end] Liberty or Death has terms of its own at its end, and no others then.
    """
    lines = tally(game)
    game.points_of_victory = victory_points(lines)
    game.tell("victory.points", points=game.points_of_victory, tally=lines)
    is_last = game.year == game.sheet.last
    if is_last and game.sheet.victory == BY_ITS_OWN_TERMS:
        end(verdict_of_the_republic(game))
    if game.is_end_of_period and (won := automatic(game)):
        end(won)
    if is_last:
        end(final(game))


def automatic(game: Game) -> Outcome | None:
    """[victory.auto.coalition] [victory.auto.france] Somebody may win before the last year."""
    if is_without_stars(game):
        return Outcome(COALITION, "victory.auto.coalition", "victory.coalition-automatic")
    if game.points_of_victory >= game.printed.tables.victory.points:
        facts = {"points": game.points_of_victory}
        return Outcome(FRENCH, "victory.auto.france", "victory.french-automatic", facts)
    return None


def is_without_stars(game: Game) -> bool:
    """[victory.auto.coalition] Has France no Key star area of the map? Its allies may have."""
    stars = game.printed.stars
    return not any(is_frances(game, area) and not is_an_allys(game, area) for area in stars)


def final(game: Game) -> Outcome:
    """[scenario.1805.victory] [scenario.campaign.victory] Who has won when the years have run out.

    [victory.final.draw] Perhaps nobody.
    """
    if are_all_french(game, star_areas(game) + wanted_conquests(game)):
        return Outcome(FRENCH, "victory.final.france", "victory.french-final")
    if is_france_broken(game):
        return Outcome(COALITION, "victory.final.coalition", "victory.coalition-final")
    return Outcome(None, "victory.final.draw", "victory.draw")


def star_areas(game: Game) -> list[str]:
    """[victory.final.france] The Key star areas of the France of 1792."""
    return [area for area in game.printed.stars if not is_foreign(game, area)]


def wanted_conquests(game: Game) -> list[str]:
    """[victory.final.france] What the Republic conquered, with a Key star, a city or a port."""
    return [
        area
        for area in conquests(game)
        if area in game.printed.stars or {CITY, PORT} & set(game.printed.areas[area].marks)
    ]


def conquests(game: Game) -> list[str]:
    """[republic.annex] The areas marked as conquests of the French Republic."""
    return [area.id for area in game.printed.areas.values() if REPUBLIC in area.marks]


def are_all_french(game: Game, areas: list[str]) -> bool:
    return all(controller(game, area) is FRENCH for area in areas)


def is_france_broken(game: Game) -> bool:
    """[victory.final.coalition] Nothing left abroad but allies, and two stars of its own lost."""
    abroad = [a for a in game.printed.stars if is_foreign(game, a) and not is_an_allys(game, a)]
    if any(controller(game, area) is FRENCH for area in abroad):
        return False
    return lost_stars(game, COALITION) >= game.printed.tables.victory.lost_stars


def is_won_by_the_coalition(game: Game) -> bool:
    """[victory.auto.coalition] Are its terms met, if victory were judged as the table lies?

    With [victory.final.coalition] [scenario.1792.victory.coalition], each in its years.
    """
    is_last = game.year == game.sheet.last
    if is_last and game.sheet.victory == BY_ITS_OWN_TERMS:
        return all_are_held(game, COALITION)
    if game.is_end_of_period and is_without_stars(game):
        return True
    return is_last and is_france_broken(game)


def verdict_of_the_republic(game: Game) -> Outcome:
    """[scenario.1792.victory.draw] How Liberty or Death ends in 1800."""
    if all_are_held(game, COALITION):
        rule = "scenario.1792.victory.coalition"
        return Outcome(COALITION, rule, "victory.coalition-republic")
    if is_republic_safe(game):
        return Outcome(FRENCH, "scenario.1792.victory.france-stars", "victory.french-republic")
    return Outcome(None, "scenario.1792.victory.draw", "victory.draw")


def all_are_held(game: Game, side: Side) -> bool:
    """[scenario.1792.victory.coalition] [scenario.1792.victory.france-stars] Every star of 1792."""
    return all(is_held(game, area, side) for area in star_areas(game))


def is_republic_safe(game: Game) -> bool:
    """[scenario.1792.victory.france-conquests] France, its conquests, six minors, few enemies."""
    table = game.printed.tables.victory
    return (
        all_are_held(game, FRENCH)
        and all(is_french_land(game, area) for area in conquests(game))
        and len(french_minors(game)) >= table.minors
        and len(british_allies(game)) <= table.allies
    )


def french_minors(game: Game) -> list[str]:
    """[scenario.1792.victory.france-minors] Minors of 1792 all of whose areas are French."""
    minors = game.printed.of_kind(MINOR)
    lands = {power: game.printed.areas_of[power] for power in minors}
    return [p for p, land in lands.items() if land and all(is_french_land(game, a) for a in land)]


def is_french_land(game: Game, area: str) -> bool:
    """[scenario.1792.victory.france-minors] Under French control, or an ally's with nobody in it.

    Where there is neither city nor fortress nor port, nobody has control without an army.
    """
    held = controller(game, area)
    return held is FRENCH or (held is None and game.side_of(game.owner(area)) is FRENCH)


def british_allies(game: Game) -> list[str]:
    """[scenario.1792.victory.france-uk-allies] Which of the three are with the Coalition."""
    return [p for p in game.printed.tables.victory.rivals if game.side_of(p) is COALITION]


def end_year(game: Game) -> None:
    """[turn.end.advance] What lasted a year is over, and the turn marker moves on."""
    lapse(game, Until.YEAR)
    if game.is_end_of_period:
        lapse(game, Until.PERIOD)
    game.approached = ()
    game.shipped = {}
    game.year += 1
    game.tell("year.begins", year=game.year)


def outcome(game: Game) -> Outcome | None:
    """[turn.last-turn-victory] Games end in the End of Turn Phase only."""
    return None
