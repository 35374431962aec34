"""[option.fatigue.bivouac] The option of 20.8: nights on the road, and the rest that they cost."""

from estafette.engine import Refusal, refuse

from .sides import RETREATS, Kind
from .state import Game, less
from .zones import enemies_beside

TIRED, EXHAUSTED = 1, 2
HOURS_OF_REST = 3  # [option.fatigue.rest]


def weariness(game: Game, formation: str) -> int:
    """[option.fatigue.divisions] 0 fresh, 1 tired, 2 exhausted; a division alone or as its corps"""
    corps = formation.partition("/")[0]
    return game.weary.get(formation, game.weary.get(corps, 0))


def is_tired(game: Game, formation: str) -> bool:
    """[option.fatigue.tired] Such a formation counts as demoralised until it has rested."""
    return weariness(game, formation) >= TIRED


def is_exhausted(game: Game, unit: str) -> bool:
    """[option.fatigue.exhausted-move] [option.fatigue.exhausted-morale] Is a unit worn out?"""
    return bool(game.weary) and weariness(game, game.formation(unit)) >= EXHAUSTED


def cannot_march_on(game: Game, unit: str, hex_: str) -> Refusal | None:
    """[option.fatigue.bivouac] [option.fatigue.bivouac-close-up] At night a column closes up."""
    if not (game.is_night and game.plays_with("fatigue")) or is_coming(game, unit):
        return None
    order = game.order(unit)
    if order.kind is not Kind.MARCH:
        return None
    head = head_of(game, game.formation(unit), order.target)
    distance, there = game.ground.distance, game.where[head]
    if distance(hex_, there) >= distance(game.where[unit], there):
        return refuse("option.fatigue.bivouac", "fatigue.bivouac", unit=unit, head=head)
    return None


def is_coming(game: Game, unit: str) -> bool:
    """[option.fatigue.reinforcements-move] Is it on its way on to the map in this turn?"""
    if unit not in game.where or unit in game.arrived:
        return True
    moving = game.moving
    return moving is not None and unit in moving.units and not moving.start


def head_of(game: Game, formation: str, target: tuple[str, ...]) -> str:
    """[option.fatigue.bivouac] The unit of a column that has come nearest to its target."""
    distance = game.ground.distance

    def way(unit: str) -> int:
        return min([distance(game.where[unit], hex_) for hex_ in target], default=0)

    return min(game.units_of(formation), key=way)


def share_fatigue(game: Game) -> None:
    """[option.fatigue.division-joins] A tired division makes its corps tired.

    [option.fatigue.divisions] A division that leaves a tired corps is as tired as the corps.
    """
    for formation, state in sorted(game.weary.items()):
        if "/" in formation and formation not in game.commands:
            corps = game.corps_of(formation)
            weary = less(game.weary, formation)
            game.weary = {**weary, corps: max(state, weary.get(corps, 0))}
    for formation in game.commands:
        corps = formation.partition("/")[0]
        if formation != corps and corps in game.weary and formation not in game.weary:
            game.weary = {**game.weary, formation: game.weary[corps]}


def note_engaged(game: Game) -> None:
    """[option.fatigue.no-rest-in-combat] Whoever has fought in this action."""
    if game.plays_with("fatigue"):
        fought = game.assaulted | game.charged | game.bombarded | game.attacked
        game.engaged |= {game.formation(unit) for unit in fought if unit in game.where}


def end_of_turn(game: Game) -> None:
    """[option.fatigue.rest] What this turn was for every formation: rest, march or fight."""
    if not game.plays_with("fatigue"):
        return
    for formation in formations_on_map(game):
        if is_engaged(game, formation):
            game.engaged |= {formation}
        if game.is_night:
            note_night(game, formation)
        else:
            note_day(game, formation)
    game.engaged = frozenset()


def note_night(game: Game, formation: str) -> None:
    """[option.fatigue.forced-march] A night turn: on the road, under arms, or asleep.

    [option.fatigue.sequence] Whoever waits for his Attack at dawn after such a march is not
    at rest. [option.fatigue.reinforcements-move] The turn of entry is no night march.
    """
    kind = game.order_of(formation).kind
    if kind is Kind.RESERVE:
        game.slept |= {formation}
    has_marched = kind is Kind.FORCED_MARCH and not has_just_come(game, formation)
    has_fought = formation in game.engaged and is_tired(game, formation)
    if has_marched or has_fought:
        game.sleepless |= {formation}


def note_day(game: Game, formation: str) -> None:
    """[option.fatigue.rest] Three turns in Reserve, one after the other, are rest."""
    state = game.weary.get(formation, 0)
    if not state:
        return
    rests = game.order_of(formation).kind is Kind.RESERVE and formation not in game.engaged
    turns = game.rest.get(formation, 0) + 1 if rests else 0
    if turns == HOURS_OF_REST:
        recover(game, formation)
        turns = 0
    game.rest = {**game.rest, formation: turns}


def dawn(game: Game) -> None:
    """[option.fatigue.tired] [option.fatigue.exhausted] What the night has made of everybody.

    [option.fatigue.withdrawal] Who withdrew and passed to Reserve in time has rested.
    """
    if not game.plays_with("fatigue"):
        return
    for formation in formations_on_map(game):
        withdraws = game.order_of(formation).kind in RETREATS and formation not in game.slept
        if formation in game.sleepless or withdraws:
            tire(game, formation)
        elif game.weary.get(formation, 0):
            recover(game, formation)
    game.sleepless = game.slept = frozenset()


def tire(game: Game, formation: str) -> None:
    """[option.fatigue.exhausted] From fresh to tired, from tired to exhausted."""
    state = min(weariness(game, formation) + 1, EXHAUSTED)
    game.weary = {**game.weary, formation: state}
    game.tell("fatigue.tires", formation=formation, state=state)


def recover(game: Game, formation: str) -> None:
    """[option.fatigue.exhausted-rest] From exhausted to tired, from tired to fresh."""
    state = weariness(game, formation) - 1
    game.weary = {**game.weary, formation: state} if state else less(game.weary, formation)
    if "/" in formation and not state and formation.partition("/")[0] in game.weary:
        game.weary = {**game.weary, formation: 0}
    game.tell("fatigue.rests", formation=formation, state=state)


def is_engaged(game: Game, formation: str) -> bool:
    """[option.fatigue.no-rest-in-combat] Does a unit of it stand beside an enemy?"""
    return any(
        enemies_beside(game, game.where[unit], game.side(unit)) for unit in game.units_of(formation)
    )


def has_just_come(game: Game, formation: str) -> bool:
    """[option.fatigue.reinforcements-last-turn] Did it come on to the map in this very turn?"""
    return all(unit in game.arrived for unit in game.units_of(formation))


def formations_on_map(game: Game) -> list[str]:
    """The corps and the divisions with orders of their own that have units on the map."""
    present = {game.formation(unit) for unit in game.where}
    return sorted(present)
