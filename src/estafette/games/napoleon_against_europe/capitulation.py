"""[conquest.major.conditions] When a major power surrenders, and what may still save it."""

from estafette.engine import Procedure

from . import liberation
from .affairs import Trial
from .control import counts
from .events import Moment, last, window
from .peace import armies_in_order, make_peace
from .powers import country_of, side_of
from .sides import EMPIRE, ENGLAND, FRANCE, SPAIN, Side, Until
from .standing import key_zones
from .state import Game
from .tables import Points
from .terms import TAMBOURS, lay_down, mark_of
from .tracks import score

SURRENDER = "surrender"
LONDON = "londres"


def falling(game: Game, side: Side) -> list[str]:
    """[conquest.order] The powers that surrender to this side now, in the order of the powers.

    [conquest.france] France never does: it has no terms to take (R-90).
    """
    return [
        power
        for power in game.printed.tables.order.powers
        if power != FRANCE and is_beaten_by(game, power, side) and not is_reprieved(game, power)
    ]


def is_beaten_by(game: Game, power: str, side: Side) -> bool:
    return side_of(game, power) is side.enemy and is_conquered(game, power)


def is_conquered(game: Game, power: str) -> bool:
    """[conquest.major.conditions] [conquest.major.all-but-one] Does a power meet the conditions?

    [conquest.spain-liberation] Spain in its War of Liberation has conditions of its own.
    """
    side = side_of(game, power)
    if side is None:
        return False
    if power == SPAIN and liberation.is_on(game):
        return liberation.is_won(game)
    keys = keys_at_stake(game, power)
    left = [zone for zone in keys if not counts(game, zone, side.enemy)]
    if not left:
        return bool(keys)
    if len(left) > 1 or is_any_capital(game, power, left):
        return False
    return not has_army_at_home(game, power)


def keys_at_stake(game: Game, power: str) -> list[str]:
    """[conquest.major.conditions] [conquest.england-london] The key zones that must be taken."""
    return [LONDON] if power == ENGLAND else key_zones(game, power)


def is_any_capital(game: Game, power: str, zones: list[str]) -> bool:
    """[conquest.major.all-but-one] Is a capital among these? Russia must lose both (R-21)."""
    return any(zone in zones for zone in game.printed.countries[power].capitals)


def has_army_at_home(game: Game, power: str) -> bool:
    """[conquest.major.all-but-one] Has it an army in order on its national territory (R-83)?"""
    return any(
        country_of(game, game.forces[head].zone) == power for head in armies_in_order(game, power)
    )


def is_reprieved(game: Game, power: str) -> bool:
    """[conquest.tambours] Did the drums of war save this power this year (R-126)?"""
    return mark_of(power) in game.lasting and game.events.get(TAMBOURS) == game.year


def receive_surrender(game: Game, side: Side) -> Procedure[None]:
    """[conquest.order] [conquest.tambours] The next power surrenders, or fights on."""
    power = falling(game, side)[0]
    trial = game.trial = Trial(SURRENDER, side.enemy, country=power)
    game.tell("conquest.conditions-met", power=power, side=side)
    yield from window(game, side.enemy, Moment.SURRENDER, rule="conquest.tambours", power=power)
    game.trial = None
    if trial.is_void:
        return
    award(game, power, side)
    make_peace(game, power, side)
    lay_down(game, power)


def fight_on(game: Game, side: Side) -> None:
    """[conquest.tambours] The power that was about to surrender does not, for this year."""
    trial = game.trial
    assert trial is not None
    trial.is_void = True
    last(game, mark_of(trial.country), Until.EVER)
    game.tell("conquest.fights-on", power=trial.country)


def award(game: Game, power: str, side: Side) -> None:
    """[victory.conquest-point] What the conquest is worth to the Empire, on both tracks."""
    if side is not EMPIRE:
        return
    points = worth(game, power)
    score(game, victory=points.victory, escalation=points.escalation, why=power)


def worth(game: Game, power: str) -> Points:
    """[victory.points-table] England is worth more, and so is the end of the War of Liberation."""
    points = game.printed.tables.points
    if power == ENGLAND:
        return points.conquest_of_england
    if power == SPAIN and liberation.is_on(game):
        return points.liberation_won
    return points.conquest
