"""[attrition.resolve] Attrition Tests, on the march and by markers."""

from collections.abc import Collection
from functools import partial

from estafette.engine import Procedure, Refusal, ask, refuse

from .actions import Lose
from .affairs import March, Trial
from .command import check_leaders, disperse_excess
from .events import Moment
from .fate import reduce
from .sides import BAD, FRANCE, FRENCH, RUSSIA, SPAIN, Side
from .state import Game
from .supply import is_supplied
from .trial import roll

HARDENED = (FRANCE, RUSSIA)


def test_march(game: Game) -> Procedure[None]:
    """[attrition.timing] The force on the march is tested, once, if it must be."""
    march = game.march
    if march is None or march.is_tested or not must_test(game):
        return
    march.is_tested = True
    trial = Trial("attrition", march.side, march.area, armies=list(march.armies))
    trial.tally = marching_modifiers(game, march)
    march.is_worn = yield from wear(game, trial)


def must_test(game: Game) -> bool:
    """[attrition.when.unsupplied] Is it due?

    With [attrition.when.forced-march] [attrition.when.second-activation].
    """
    march = game.march
    return march is not None and (march.is_unsupplied or march.is_forced or game.is_sub_impulse)


def marching_modifiers(game: Game, march: March) -> list[tuple[str, int]]:
    """[table.attrition.modifiers] All that weighs on the test of a march."""
    table = game.printed.tables.attrition_modifiers
    in_spain = game.liberation and game.owner(march.area) == SPAIN
    lines = [
        ("attrition.liberation", in_spain and march.side is FRENCH, table.liberation),
        (
            "attrition.bad-weather",
            game.weather is BAD and not march.is_hardened,
            table.bad_weather,
        ),
        ("attrition.unsupplied", march.is_unsupplied, table.unsupplied),
        ("attrition.forced-march", march.is_forced, table.forced_march),
        ("attrition.hardened", is_hardened(game, march.armies), table.hardened),
        ("attrition.friendly", march.is_friendly, table.friendly),
        ("attrition.raw", is_raw(game, march.side), table.raw),
    ]
    return [(what, amount) for what, holds, amount in lines if holds]


def is_hardened(game: Game, armies: Collection[str]) -> bool:
    """[table.attrition.mod.french-russian] From 1796, a force wholly French or wholly Russian."""
    if game.year < game.printed.tables.attrition_modifiers.hardened_from:
        return False
    powers = {game.printed.power_of[army] for army in armies}
    return len(powers) == 1 and powers <= {*HARDENED}


def is_raw(game: Game, side: Side) -> bool:
    """[table.attrition.mod.french-1792] The French of the first two years."""
    return side is FRENCH and game.year <= game.printed.tables.attrition_modifiers.raw_until


def test_stack(game: Game, side: Side, area: str, *, scorched: bool) -> Procedure[None]:
    """[attrition.by-marker] General Winter or Scorched Earth."""
    table, armies = game.printed.tables.attrition_modifiers, list(game.at(area, side))
    trial = Trial("attrition", side, area, armies=armies)
    lines = [
        ("attrition.scorched", scorched, table.scorched),
        ("attrition.bad-weather", not scorched, table.bad_weather),
        ("attrition.unsupplied", not is_supplied(game, side, area, armies), table.unsupplied),
        ("attrition.hardened", is_hardened(game, armies), table.hardened),
    ]
    trial.tally = [(what, amount) for what, holds, amount in lines if holds]
    if (yield from wear(game, trial)):
        game.worn |= {*armies}


def wear(game: Game, trial: Trial) -> Procedure[bool]:
    """[attrition.resolve] The die falls, steps are lost; says whether the force is worn out."""
    die = yield from roll(
        game,
        trial,
        rule="attrition.resolve",
        own=Moment.ATTRITION,
        enemy=Moment.ENEMY_ATTRITION,
    )
    steps = game.strength(trial.armies)
    lost, is_worn = game.printed.tables.attrition.at(steps, die)
    game.tell("attrition.result", side=trial.side, area=trial.area, lost=lost, worn=is_worn)
    yield from lose_steps(game, trial.side, trial.armies, lost)
    check_leaders(game)
    yield from disperse_excess(game, trial.area)  # a leader may now lead too few to count
    return is_worn


def lose_steps(
    game: Game,
    side: Side,
    armies: Collection[str],
    number: int,
    *,
    rule: str = "attrition.resolve",
) -> Procedure[None]:
    """[attrition.resolve] [pursuit.loser-allots] The owner chooses which steps are lost."""
    for left in range(number, 0, -1):
        standing = [army for army in armies if army in game.where]
        if not standing:
            return
        choice = yield ask(
            side,
            "attrition.which-step",
            rule=rule,
            offers=[Lose(army) for army in standing],
            unless=partial(cannot_lose, standing),
            facts={"left": left},
        )
        assert isinstance(choice, Lose)
        reduce(game, choice.army)


def cannot_lose(standing: Collection[str], choice: Lose) -> Refusal | None:
    """[attrition.steps-counted] Only armies of the force that is tested lose steps."""
    if choice.army not in standing:
        return refuse("attrition.steps-counted", "attrition.not-in-force")
    return None
