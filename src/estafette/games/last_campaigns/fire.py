"""[combat.procedure] Fire: strengths added up and reduced, and what the dice make of them."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import floor

from msgspec import Struct

from .ground import BRIDGE, RIDGE, STREAM
from .sides import Side, Terrain
from .sixes import roll_for_sixes
from .state import Game
from .tables import Effect
from .zones import is_in_chateau

ONE, HALF, MORE, TWICE = Fraction(1), Fraction(1, 2), Fraction(3, 2), Fraction(2)
ROWS = 24
WHOLE = 100


class Share(Struct, frozen=True):
    """[combat.reduction.rounding] What one unit brings into a fire.

    `favours` are the factors that help it, terrain apart: with dice for sixes each of them is worth
    one pip and not its factor (R-99). `guns` marks artillery that fires with other arms (20.3).
    `why` names what made the factors, for the players.
    """

    strength: int
    factor: Fraction = ONE
    favours: tuple[Fraction, ...] = ()
    rounds_down: bool = False  # [advanced.artillery.range-three]
    guns: bool = False
    why: tuple[str, ...] = ()

    @property
    def whole(self) -> Fraction:
        """[combat.modifiers.source] All that multiplies its strength."""
        factor = self.factor
        for favour in self.favours:
            factor *= favour
        return factor


class Volley(Struct, frozen=True):
    """What a fire came to. `telling` says that the guns made a difference (20.3)."""

    strength: int
    losses: int
    telling: bool = False


def shoot(game: Game, side: Side, shares: Sequence[Share]) -> Volley:
    """[combat.procedure] A side fires: the dice, the losses, and both players are told."""
    if game.plays_with("sixes"):
        volley, dice = shoot_for_sixes(game, shares)
    else:
        volley, dice = shoot_by_table(game, shares)
    if game.exchange is not None:
        game.exchange.fire[side] = volley.strength
        game.exchange.dice[side] = sum(dice)
        game.exchange.losses[side] = volley.losses
    if volley.strength:
        reckon(game, side, shares, volley.strength)
        game.tell(
            "fire.volley", side=side, strength=volley.strength, dice=dice, losses=volley.losses
        )
    else:
        game.tell("fire.silent", side=side)
    return volley


def reckon(game: Game, side: Side, shares: Sequence[Share], strength: int) -> None:
    """[combat.modifiers.source] Why a fire is not as strong as the counters that fire."""
    why = list(dict.fromkeys([reason for share in shares for reason in share.why]))
    if why:
        printed = sum([share.strength for share in shares])
        game.tell("fire.reckoned", side=side, strength=strength, printed=printed, why=why)


def shoot_by_table(game: Game, shares: Sequence[Share]) -> tuple[Volley, list[int]]:
    """[table.fire] [table.fire.zero] Two dice on the row of the strength; none for strength 0."""
    strength = total(shares)
    if strength == 0:
        return Volley(0, 0), []
    dice = [game.dice.d6(), game.dice.d6()]
    caused = losses(game, strength, sum(dice))
    others = total([share for share in shares if not share.guns])
    telling = caused > losses(game, others, sum(dice))  # [option.support.condition]
    return Volley(strength, caused, telling), dice


def shoot_for_sixes(game: Game, shares: Sequence[Share]) -> tuple[Volley, list[int]]:
    """[option.sixes.procedure] A die for each point, group by group."""
    strength, hits, by_guns, dice = 0, 0, 0, list[int]()
    for group in groups(shares, with_favours=False):
        points = rounded(group, with_favours=False)
        fallen, scored = roll_for_sixes(game, points, plus=len(group[0].favours))
        strength, hits, dice = strength + points, hits + scored, dice + fallen
        by_guns += scored if group[0].guns else 0
    telling = by_guns >= game.printed.tables.limits.sixes_support  # [option.sixes.with-support]
    return Volley(strength, hits, telling), dice


def total(shares: Iterable[Share]) -> int:
    """[combat.reduction.rounding] [assault.terrain.group-rounding] One rounding for each group."""
    return sum([rounded(group) for group in groups(list(shares))])


def groups(shares: Sequence[Share], *, with_favours: bool = True) -> list[list[Share]]:
    """[combat.reduction.rounding] Those that suffer the same in all, together.

    Where favours are worth pips, those that roll their dice alike.
    """
    found: dict[tuple[object, ...], list[Share]] = {}
    for share in shares:
        alike: tuple[object, ...] = (share.whole, share.rounds_down)
        if not with_favours:
            alike = (share.factor, share.rounds_down, len(share.favours), share.guns)
        found.setdefault(alike, []).append(share)
    return list(found.values())


def rounded(group: Sequence[Share], *, with_favours: bool = True) -> int:
    """[general.rounding] A half and more is rounded up, but guns at range 3 are rounded down."""
    factor = group[0].whole if with_favours else group[0].factor
    strength = factor * sum([share.strength for share in group])
    return floor(strength) if group[0].rounds_down else half_up(strength)


def half_up(number: Fraction) -> int:
    """[general.rounding] One half and more is rounded up."""
    return floor(number + HALF)


def losses(game: Game, strength: int, roll: int) -> int:
    """[table.fire] [combat.over-24] Row 24 once for each full 24, and the row of the rest."""
    rows = game.printed.tables.fire.losses
    full, rest = divmod(strength, ROWS)
    caused = full * rows[ROWS - 1][roll - 2]
    return caused + (rows[rest - 1][roll - 2] if rest else 0)


def reduction(game: Game, what: str, start: str, target: str) -> Fraction | None:
    """What terrain leaves of the strength of an attacker; None if he may not attack so."""
    percent = terrain_percent(game, what, start, target)
    return None if percent is None else Fraction(WHOLE - percent, WHOLE)


def ground_reasons(factor: Fraction) -> tuple[str, ...]:
    """[table.terrain] What terrain takes off a fire, in words."""
    return () if factor == ONE else (f"fire-terrain-{WHOLE - int(WHOLE * factor)}",)


def terrain_percent(game: Game, what: str, start: str, target: str) -> int | None:
    """[table.terrain] [assault.terrain.cumulative] Taken off assault, bombardment or charge.

    `start` is the hex of the guns, or the one from which the target hex is entered. None means
    that terrain forbids it.
    """
    effects, ground = game.printed.tables.terrain, game.ground
    marks = ground.marks(start, target)
    crossing = BRIDGE if BRIDGE in marks else STREAM
    lines = [getattr(effects, side) for side in (crossing, RIDGE) if side in marks]
    inside = in_hex(game, what, start, target)
    if any(what in line.never for line in (*lines, *inside)):
        return None
    if BRIDGE in marks and what == "assault":
        return best_line(what, lines)  # [table.terrain.bridge-replaces]
    return min(best_line(what, lines) + best_line(what, inside), WHOLE)


def in_hex(game: Game, what: str, start: str, target: str) -> list[Effect]:
    """[terrain.forest.between-forests] [chateau.two-units-cancel] The line of the target hex."""
    effects, terrain = game.printed.tables.terrain, game.ground.terrain
    match terrain[target]:
        case Terrain.TOWN:
            return [effects.town]
        case Terrain.FOREST:
            is_between = what == "assault" and terrain[start] is Terrain.FOREST
            return [] if is_between else [effects.forest]
        case Terrain.CHATEAU if is_in_chateau(game, target):
            return [effects.chateau]
    return []


def best_line(what: str, lines: Iterable[Effect]) -> int:
    """[assault.terrain.best-line] The line that helps the defender most."""
    return max([getattr(line, what) for line in lines], default=0)


def defenders_percent(game: Game, starts: Iterable[str], target: str) -> int:
    """[terrain.forest.defender-fire] [terrain.bridge.defender-fire] Taken off the defenders' fire.

    Only if all attackers stand outside the forest, or all come over bridges: it is one fire at all
    of them together (R-11, R-141).
    """
    effects, ground, starts = game.printed.tables.terrain, game.ground, list(starts)
    found = 0
    if all(BRIDGE in ground.marks(start, target) for start in starts):
        found = effects.bridge.assault
    if ground.terrain[target] is Terrain.FOREST and all(
        ground.terrain[start] is not Terrain.FOREST for start in starts
    ):
        found = max(found, effects.forest.assault)
    return found
