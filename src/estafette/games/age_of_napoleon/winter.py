"""[winter.who] Winter attrition: the armies of three corps or more, one by one."""

from collections.abc import Collection, Sequence
from functools import partial

from estafette.engine import Procedure, Refusal, Tally, ask, refuse

from .actions import Quarter
from .attrition import lose_to_attrition
from .control import friend_of, is_insurgent
from .events import Moment, window
from .fate import exhaust
from .sides import FRENCH, POLEN, PREUSSEN, RUSSIA, SVERIGE, Side
from .state import Game, Quarters

FROZEN = (RUSSIA, PREUSSEN, SVERIGE, POLEN)  # [card.hard-winter]


def begin_winter(game: Game) -> None:
    """[winter.who] No army has wintered yet."""
    game.wintered, game.hard_winter = [], False


def harden_winter(game: Game) -> Procedure[None]:
    """[card.hard-winter] Before any roll either player may make the winter a hard one."""
    for side in (game.first, game.first.enemy):
        if not game.hard_winter:
            yield from window(game, side, Moment.WINTER, rule="card.hard-winter")


def is_winter_felt(game: Game) -> bool:
    """[winter.who] Has anybody an army that must roll?"""
    return any(large_armies(game, side) for side in Side)


def all_have_wintered(game: Game) -> bool:
    """[winter.order] The active side has no army left that must roll."""
    return not large_armies(game, game.active)


def large_armies(game: Game, side: Side) -> dict[str, Sequence[str]]:
    """[winter.who] The armies of a side that have to winter, by area."""
    least = game.printed.tables.winter.smallest_army
    armies = game.armies(side).items()
    return {
        area: corps for area, corps in armies if len(corps) >= least and area not in game.wintered
    }


def winter_army(game: Game) -> Procedure[None]:
    """[winter.order] The active side chooses its next army; cards, the die, the losses."""
    side = game.active
    armies = large_armies(game, side)
    choice = yield ask(
        side,
        "winter.which-army",
        rule="winter.order",
        offers=[Quarter(area) for area in armies],
        unless=partial(cannot_winter, armies),
    )
    assert isinstance(choice, Quarter)
    quarters = game.quarters = Quarters(side, choice.area)
    stake = {"area": choice.area, "corps": len(armies[choice.area])}
    yield from window(game, side, Moment.QUARTERS, rule="winter.order", **stake)
    yield from window(game, side.enemy, Moment.RAVAGE, rule="winter.order", **stake)
    yield from survive(game, quarters, armies[choice.area])
    game.wintered = [*game.wintered, choice.area]
    game.quarters = None


def cannot_winter(armies: Collection[str], choice: Quarter) -> Refusal | None:
    """[winter.who] Only an army of one's own that is large enough, and has not wintered yet."""
    if choice.area not in armies:
        return refuse("winter.who", "winter.no-army", area=choice.area)
    return None


def survive(game: Game, quarters: Quarters, corps: Sequence[str]) -> Procedure[None]:
    """[winter.roll] [winter.permanent] The die, what it says, and who does not see the spring."""
    die, tally = game.dice.d6(), modifiers(game, quarters)
    number = game.printed.tables.attrition.at(len(corps), die + tally.total)
    game.tell(
        "winter.roll",
        side=quarters.side,
        area=quarters.area,
        corps=len(corps),
        die=die,
        tally=list(tally.lines),
        total=die + tally.total,
        lost=number,
    )
    yield from lose_to_attrition(game, quarters.side, corps, number, for_good=True)
    exhaust(game, corps)  # [march-attrition.exhausts]


def modifiers(game: Game, quarters: Quarters) -> Tally:
    """[winter.mod.cumulative] Everything that is added to the die of an army."""
    table, tally, side = game.printed.tables.winter, Tally([]), quarters.side
    area, friend = game.printed.areas[quarters.area], friend_of(game, quarters.area)
    country = game.country_of(area.id)
    if friend is side:  # [winter.mod.coalition-in-ic]
        tally.add("winter.friendly", table.friendly)
    if friend is None:
        tally.add("winter.neutral", table.neutral)
    if area.is_capital:  # [winter.mod.capital-any]
        tally.add("winter.capital", table.capital)
    if side is FRENCH and is_insurgent(game, country):
        tally.add("winter.insurgent", table.insurgent)
    if area.is_barren:
        tally.add("winter.barren", table.barren)
    if quarters.depot:
        tally.add("winter.depot", table.depot)
    if quarters.scorched:
        tally.add("winter.scorched-earth", table.scorched_earth)
    if game.hard_winter and country in FROZEN:
        tally.add("winter.hard", table.hard_winter)
    return tally
