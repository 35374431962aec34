"""[scenario.1805.special.sieges] What the grand campaign asks of its first rounds."""

from estafette.engine import Refusal, refuse

from .powers import controller, country_of, field_heads, side_of
from .sides import AUSTRIA, COALITION, EMPIRE, PRUSSIA, Side
from .state import Game

MANTUA, ULM = "mantoue", "ulm"
CHARLES, MACK = "charles", "mack"
DUTIES = {"siege-of-mantua": MANTUA, "siege-of-ulm": ULM}  # they lie on the turn track
MACK_RESTS, WATCH = "mack-rests", "prussian-watch"


def goals(game: Game) -> list[str]:
    """[scenario.1805.special.sieges] The fortresses that Austria still has to besiege."""
    if not game.lasting:
        return []
    return [zone for duty, zone in DUTIES.items() if duty in game.lasting]


def goals_of(game: Game, general: str) -> list[str]:
    """[scenario.1805.special.sieges] Mantua is for Charles alone, Ulm for any Austrian general."""
    if not general or game.printed.nation_of[general] != AUSTRIA:
        return []
    return [zone for zone in goals(game) if zone != MANTUA or general == CHARLES]


def cannot_do_else(game: Game, side: Side) -> Refusal | None:
    """[scenario.1805.special.sieges] Why the Coalition may do nothing else yet; None if it may.

    Whatever answers the enemy's moves is free (R-97).
    """
    if side is not COALITION:
        return None
    left = goals(game)
    if not left:
        return None
    return refuse("scenario.1805.special.sieges", "duty.first-besiege", zones=left)


def cannot_set_out(game: Game, side: Side, general: str) -> Refusal | None:
    """[scenario.1805.special.sieges] Why a force under this general may not be activated yet."""
    reason = cannot_do_else(game, side)
    return None if reason is None or goals_of(game, general) else reason


def cannot_turn_aside(game: Game, side: Side, general: str, start: str, to: str) -> Refusal | None:
    """[scenario.1805.special.sieges] Why not that way: it leads to no fortress he must besiege."""
    if side is not COALITION or not goals(game):
        return None
    distance = game.printed.ground.distance
    for goal in goals_of(game, general):
        here, there = distance(start, goal), distance(to, goal)
        if here is not None and there is not None and there < here:
            return None
    return refuse("scenario.1805.special.sieges", "duty.wrong-way", zone=to, zones=goals(game))


def take_note(game: Game) -> None:
    """[scenario.1805.special.sieges-end] A force has moved or intercepted: what is done lapses."""
    if not any(what in game.lasting for what in (*DUTIES, MACK_RESTS, WATCH)):
        return
    done = {duty for duty, zone in DUTIES.items() if is_besieged(game, zone)}
    if has_entered(game, AUSTRIA, EMPIRE):
        done |= set(DUTIES)
    if has_entered(game, PRUSSIA, enemy_of_prussia(game)):
        done.add(WATCH)
    if has_mack_moved(game):
        done.add(MACK_RESTS)
    if done & set(game.lasting):
        game.lasting = {what: until for what, until in game.lasting.items() if what not in done}


def is_besieged(game: Game, zone: str) -> bool:
    """[scenario.1805.special.sieges] Has the fortress been besieged as it had to be, or taken?"""
    if controller(game, zone) is COALITION:
        return True
    chiefs = [game.forces[head].general for head in field_heads(game, zone, COALITION)]
    return zone in game.sieges and any(zone in goals_of(game, chief) for chief in chiefs)


def has_entered(game: Game, country: str, side: Side) -> bool:
    """[scenario.1805.special.sieges-end] Is a force of this side here, or has one crossed it?"""
    march = game.march
    crossed = march.crossed if march is not None and march.side is side else ()
    return any(country_of(game, zone) == country for zone in crossed) or any(
        country_of(game, zone) == country and field_heads(game, zone, side) for zone in game.zones
    )


def enemy_of_prussia(game: Game) -> Side:
    """[option.prussian-army] Against whom she stands watch: the Empire, while she is neutral."""
    side = side_of(game, PRUSSIA)
    return EMPIRE if side is None else side.enemy


def has_mack_moved(game: Game) -> bool:
    """[scenario.1805.special.march-column] Has Mack been in action, this round or before?"""
    return MACK in game.moved


def is_mack(game: Game, head: str) -> bool:
    force = game.forces[head]
    return MACK in (force.general, *force.subordinates)


def is_spared_by_columns(game: Game, head: str) -> bool:
    """[scenario.1805.special.march-column] Is this Mack, going into action for the first time?"""
    return MACK_RESTS in game.lasting and is_mack(game, head)
