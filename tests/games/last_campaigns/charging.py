"""What the tests of charges share: open ground around 5247, in the battle of Ligny."""

from typing import Any

from estafette.games.last_campaigns.charge import charge_segment
from estafette.games.last_campaigns.fire import total
from estafette.games.last_campaigns.melee import (
    Shock,
    charge_shares,
    defence_shares,
    flanked_entries,
)
from estafette.games.last_campaigns.riders import Rider, friends_beside
from estafette.games.last_campaigns.state import Game
from tests.referee import Referee

from .position import given

TARGET, NORTH, SOUTH, SOUTH_EAST, NORTH_WEST = "5247", "5246", "5248", "5348", "5147"
FAR, CORNER = "5249", "5149"


def cavalry(*, dice: Any = (), **pieces: Any) -> Game:
    """Kellermann's corps, under an Attack order and in its action."""
    settings = {
        "orders": {"fr-c3": f"attack {TARGET}", "pr-ii": "defence 5247", "pr-iv": "defence 5247"},
        "active": ["fr-c3"],
        "kellermann": "5349",
        "dice": dice,
    }
    return given(**{**settings, **pieces})


def strengths(
    game: Game,
    *riders: str,
    target: str = TARGET,
    entry: str = SOUTH,
    square: bool = False,
    **more: Any,
) -> tuple[int, int]:
    """The charge and the defence in points, as the dice will be rolled for them."""
    charging = [Rider(unit, game.where[unit], entry, target) for unit in riders]
    friends = friends_beside(game, target, game.side(riders[0]), riders)
    shock = Shock("charge", charging, target, friends, **more)
    defenders = [u for u in game.at(target) if game.side(u) is not game.side(riders[0])]
    flanked = flanked_entries(game, shock, defenders)
    charge = total(charge_shares(game, shock, flanked, square))
    return charge, total(defence_shares(game, shock, flanked, defenders))


def after(game: Game, *choices: Any) -> Referee:
    referee = Referee(game, charge_segment(game))
    referee.choose(*choices)
    return referee


def volleys(referee: Referee) -> list[tuple[str, int, int]]:
    """Who fired with how many points, and what came of it."""
    fired = [told.facts for told in referee.told if told.key == "fire.volley"]
    return [(facts["side"], facts["strength"], facts["losses"]) for facts in fired]
