"""[victory.timing] Victory: what is looked at when the year ends, and the end of the game."""

from collections.abc import Iterable

from estafette.engine import Outcome, end

from .control import bordering_france, occupier
from .sides import COALITION, CONTROLLER, FRENCH
from .state import Game


def outcome(game: Game) -> Outcome | None:
    """[victory.french.moral] When the years have run out and nobody has won, the French have."""
    if game.year > game.printed.tables.years.last:
        return Outcome(FRENCH, "victory.french.moral", "victory.moral")
    return None


def check_victory(game: Game) -> None:
    """[victory.ends-game] Decisive victories, then marginal ones."""
    if is_decisive(game):
        end(Outcome(FRENCH, "victory.french.decisive", "victory.french-decisive"))
    if is_marginal(game):
        end(Outcome(FRENCH, "victory.french.marginal", "victory.french-marginal"))
    if not any(game.controller(country) is FRENCH for country in game.status):
        rule = "victory.coalition.marginal"
        end(Outcome(COALITION, rule, "victory.coalition-marginal"))


def is_decisive(game: Game) -> bool:
    """[victory.french.decisive] The great powers of the east are all in French hands."""
    majors = game.printed.tables.victory.decisive
    return is_continent_quiet(game) and all(is_held(game, major) for major in majors)


def is_marginal(game: Game) -> bool:
    """[victory.french.marginal] [victory.french.marginal.date] From 1811 one of two is enough."""
    table = game.printed.tables.victory
    if game.year < table.marginal_from or not is_continent_quiet(game):
        return False
    return any(is_held(game, major) for major in table.marginal)


def is_continent_quiet(game: Game) -> bool:
    """[victory.french.insurgent-blocks] France's neighbours are French, and nobody but Britain
    is with the Coalition."""
    if any(CONTROLLER[status] is COALITION for status in game.status.values()):
        return False
    return are_all_french(game, bordering_france(game))


def are_all_french(game: Game, countries: Iterable[str]) -> bool:
    return all(game.controller(country) is FRENCH for country in countries)


def is_held(game: Game, country: str) -> bool:
    """[victory.occupied-meaning] Under French control, or neutral with a French garrison."""
    return game.controller(country) is FRENCH or occupier(game, country) is FRENCH


def end_year(game: Game) -> None:
    """[seq.year.advance] The year marker goes on and the round marker back."""
    game.year += 1
    game.round = 1
    if game.year <= game.printed.tables.years.last:
        game.tell("year.begins", year=game.year)
