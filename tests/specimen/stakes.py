"""[7.4] What chance decides, and after which answers."""

from typing import Any

from estafette.engine import Facts, Hazard, Pass, Stake, by

from .cards import PlayCard
from .fire import Fire
from .hours import HoldFast
from .state import Game


def steadiness(facts: Facts) -> dict[str, Any]:
    """[4.2] A die above its losses steadies the battalion."""
    return {"steady": "yes" if facts["die"] > facts["losses"] else "no"}


def is_lost_dispatch(_game: Game, _seat: str, choice: PlayCard) -> bool:
    """[8.5] The one card of an impulse that leaves something to chance."""
    return choice.card == "lost-dispatch"


def always_open(_game: Game, _seat: str) -> bool:
    """[7.4] Who fires has shown itself, and both see what helps and hinders it."""
    return True


VOLLEY = Hazard("odds.volley", {"fire.volley": by("hits")})
RALLY = Hazard("odds.rally", {"rally.die": steadiness})
DISPATCH = Hazard("odds.dispatch", {"card.lost": by("card")})

STAKES = (
    Stake("impulse.which", (Fire,), (VOLLEY,), is_open=always_open),
    Stake("impulse.which", (PlayCard,), (DISPATCH,), when=is_lost_dispatch),
    Stake("window.fire", (PlayCard, Pass), (VOLLEY,), is_open=always_open),
    Stake("rally.which-way", (HoldFast,), (RALLY,), is_open=always_open),
)
