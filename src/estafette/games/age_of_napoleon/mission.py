"""[card.fouche] A card that is aimed at a country, and the card that may stop it."""

from collections.abc import Callable, Iterable

from estafette.engine import Procedure, Refusal, ask

from .actions import Target
from .events import Moment, window
from .sides import Side
from .state import Game, Mission


def send(
    game: Game,
    side: Side,
    title: str,
    countries: Iterable[str],
    unless: Callable[[Target], Refusal | None],
) -> Procedure[str]:
    """[diplomacy.fouche-reaction] A country is named and the enemy may answer; the country that
    the card affects, or nothing if the answer was Fouché."""
    mission = game.mission = Mission(side, title, "")
    choice = yield ask(
        side,
        "mission.which-country",
        rule=f"card.{title}",
        offers=[Target(country) for country in countries],
        unless=unless,
        kind=Target,
        facts={"card": title},
    )
    assert isinstance(choice, Target)
    mission.country = choice.country
    game.tell("mission.aimed", card=title, country=choice.country)
    stake = {"card": title, "country": choice.country}
    yield from window(game, side.enemy, Moment.ANSWER, rule="card.fouche", **stake)
    game.mission = None
    return "" if mission.void else choice.country
