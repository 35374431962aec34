"""[victory.points] Who has won: by the collapse of an army, or by points at the end."""

from estafette.engine import Outcome, end

from .control import update_control
from .demoralisation import break_armies
from .printed import clock
from .sides import ALLIED, FRENCH, Army, Side
from .state import Game
from .toll import counted, lost

DECISIVE, MARGINAL = "decisive", "marginal"


def outcome(game: Game) -> Outcome | None:
    """[victory.collapse] [victory.points] Asked before every step."""
    if game.broken or game.shattered:
        fallen = collapse(game)
        if fallen is not None:
            return fallen
    if turns_left(game) <= 0:
        return verdict(game)
    return None


def turns_left(game: Game) -> int:
    """[proposal.turns] Turns that are not over yet, this one among them."""
    return clock(game.sheet.last) + 1 - game.hour


def check_collapse(game: Game) -> None:
    """[victory.collapse] The game ends in the middle of a segment if an army falls apart."""
    if not (game.eliminated or game.gone):
        return
    break_armies(game)
    fallen = collapse(game)
    if fallen is not None:
        end(fallen)


def collapse(game: Game) -> Outcome | None:
    """[victory.collapse] The French lose demoralised, the others disintegrated.

    [demoralisation.army.tie] If both fall at once, the side that was not active has fallen first.
    """
    fallen: list[tuple[Army, Side]] = []
    if Army.FRENCH in game.broken:
        fallen.append((Army.FRENCH, FRENCH))
    fallen += [(army, ALLIED) for army in game.shattered if army is not Army.FRENCH]
    if not fallen:
        return None
    army, loser = min(fallen, key=lambda each: each[1] is game.acting)
    facts = {"army": army, "points": difference(game)}
    return Outcome(loser.enemy, "victory.collapse", "victory.collapse", facts)


def verdict(game: Game) -> Outcome:
    """[proposal.points] The difference is read against the bands of the scenario."""
    update_control(game)
    points, bands = difference(game), game.sheet.bands
    if points >= bands.french_marginal:
        winner, least = FRENCH, bands.french_decisive
        degree = DECISIVE if points >= least else MARGINAL
    else:
        winner, least = ALLIED, bands.allied_marginal
        degree = MARGINAL if points >= least else DECISIVE
    facts = {"degree": degree, "points": points}
    return Outcome(winner, "victory.points", f"victory.{winner}", facts)


def difference(game: Game) -> int:
    """[proposal.points] French points less Allied points."""
    return points_of(game, FRENCH) - points_of(game, ALLIED)


def points_of(game: Game, side: Side) -> int:
    """[victory.points] All that a side has scored."""
    return sum([amount for _, amount in tally(game, side)])


def tally(game: Game, side: Side) -> list[tuple[str, int]]:
    """[proposal.points] What a side scores, line by line."""
    enemy = side.enemy
    ruined = sum([counted(game, unit) for unit in lost(game) if game.side(unit) is enemy])
    held = [each.points for each in game.sheet.objective if game.control[each.hex] is side]
    headquarters = sum(
        [
            times * game.printed.tables.limits.hq_points
            for army, times in game.hqs_destroyed.items()
            if game.printed.armies[army].side is enemy
        ]
    )
    return [
        ("points.losses", ruined),
        ("points.objectives", sum(held)),
        ("points.headquarters", headquarters),
        ("points.special", game.scored.get(side, 0)),
    ]
