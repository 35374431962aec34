"""[term.activated] What those who act may have been told, by what they are seen to do.

Who is out of reach of his leader may well belong to a division with an order of its own, and
others may; or he has strayed. Which division that is hangs on who he is taken for: its order
stands under `AT_HAND` until the guess is laid on a table.
"""

from collections.abc import Container, Iterable, Mapping, Sequence

from estafette.engine import Dice, Ended

from .affairs import Command
from .conjecture import LIKELY, NOTHING_SEEN, Prospect, guess_command
from .evidence import Deed, deeds_of, far_divisions, is_apart, is_off
from .sequence import SEQUENCE
from .sides import ATTACKS, HOLDS, Kind
from .state import Game, less

TRIALS = 3  # guesses, until one has something to ask in this step
EASY = (HOLDS, (Kind.MARCH,), (Kind.ATTACK,))  # with one of these there is nearly always a choice
AT_HAND = "at-hand"  # the division of whoever moves or strikes
STRAY = "stray"  # he alone
SHOWN = "shown"  # his division, if it is known to have an order of its own
APART, STRUCK, TOGETHER = 9, 4, 3  # of twelve who are seen so, those in a division on its own


def guess_trials(
    game: Game, aims: Prospect, covered: Container[str], dice: Dice
) -> Iterable[dict[str, Command]]:
    """[term.activated] A guess at those in action by what they have done in this step.

    As long as they have done nothing, several: not with every one of them would they be asked.
    """
    if game.acting is not aims.side or not (game.active or game.reserves):
        return
    deeds = deeds_of(game, aims.side)
    is_begun = any(deed.end or deed.struck for deed in deeds.values())
    for kinds in (LIKELY,) if is_begun else (*[LIKELY] * TRIALS, *EASY):
        yield guess_action(game, aims, deeds, covered, dice, kinds)


def guess_action(
    game: Game,
    aims: Prospect,
    deeds: dict[str, Deed],
    covered: Container[str],
    dice: Dice,
    kinds: Sequence[Kind],
) -> dict[str, Command]:
    """[order.types] [division.orders] An order for each that acts, and for divisions of theirs."""
    found: dict[str, Command] = {}
    for formation in dict.fromkeys([*game.active, *deeds]):
        if game.reserves and formation in game.active:
            continue  # who acts is in Reserve
        deed = deeds.get(formation, NOTHING_SEEN)
        if deed != NOTHING_SEEN:
            found[SHOWN] = guess_command(game, aims, formation, dice, deed)
        if is_alone(game, formation, deed, dice):
            known = [unit for unit in deed.others if game.corps(unit) == formation]
            known = [unit for unit in known if unit not in covered]
            if deed.end and dice.pick(range(3)) == 0:  # [order.success.stragglers]
                found[STRAY] = guess_command(game, aims, formation, dice, deed, (Kind.MARCH,))
            else:
                for each in (AT_HAND, *dict.fromkeys([game.division(unit) for unit in known])):
                    found[each] = guess_command(game, aims, formation, dice, deed)
            deed = NOTHING_SEEN
        found[formation] = guess_command(game, aims, formation, dice, deed, kinds)
        for division in far_divisions(game, formation, covered):
            command = guess_command(game, aims, division, dice, kinds=kinds)
            if dice.pick(range(2)) or kinds is not LIKELY:
                found[division] = command
    return {**guess_fighters(game, aims, covered, dice), **found}


def guess_fighters(
    game: Game, aims: Prospect, covered: Container[str], dice: Dice
) -> dict[str, Command]:
    """[option.pbem.joint-assault] Those who have charged or assaulted before the others.

    Whether as a corps, or as divisions with orders of their own.
    """
    found: dict[str, Command] = {}
    if not game.plays_with("alternate-turns"):
        return found
    fighters = sorted((game.assaulted | game.charged).difference(game.printed.leaders))
    fighters = [unit for unit in fighters if unit not in covered and unit in game.where]
    for unit in [unit for unit in fighters if game.side(unit) is aims.side]:
        corps, command = game.corps(unit), guess_command(game, aims, game.corps(unit), dice)
        name = corps if dice.pick(range(2)) else game.division(unit)
        fights = guess_command(game, aims, corps, dice, kinds=ATTACKS)
        found = {corps: command, **found, name: fights}
    return found


def is_alone(game: Game, corps: str, deed: Deed, dice: Dice) -> bool:
    """[division.orders] Is it a division with an order of its own that has done this?"""
    if deed.piece not in game.printed.units or not deed.start:
        return False  # [reinforcement.default-order] nor newcomers
    often = APART if is_apart(game, corps, deed) else STRUCK if deed.struck else TOGETHER
    return dice.pick(range(12)) < often


def lay_action(
    table: Game, trials: Sequence[Mapping[str, Command]], unit: str, known: Container[str]
) -> None:
    """[term.activated] The first guess at those in action with which this step asks something.

    If it asks nothing with any of them, as it may be, the first of all; and they are there.
    """
    commands, astray = table.commands, table.astray
    for number, trial in enumerate((*trials, *trials, *trials[:1])):
        if number == len(trials):
            for corps in [each for each in table.active if not is_off(table, each)]:
                table.hidden = less(table.hidden, corps)  # [option.hidden.stays]
        table.astray = astray
        if STRAY in trial and is_open(commands, table.corps(unit)):
            table.astray = {**astray, unit: trial[STRAY].order}
        guessed = named(table, trial, unit, commands)
        table.commands = {**commands, **{f: c for f, c in guessed.items() if f not in known}}
        if len(trials) == 1 or is_asked(table):
            return


def named(
    table: Game, trial: Mapping[str, Command], unit: str, commands: Mapping[str, Command]
) -> dict[str, Command]:
    """[division.orders] Under whose names the orders of a guess stand on this table."""
    found: dict[str, Command] = {}
    for formation in sorted(trial.keys() - {STRAY, SHOWN}):
        name = table.division(unit) if formation == AT_HAND else formation
        if name in commands or ("/" in name and is_open(commands, table.corps_of(name))):
            found[name] = trial[formation]
    if unit in table.printed.units and table.division(unit) in commands and SHOWN in trial:
        found[table.division(unit)] = trial[SHOWN]
    return found


def is_open(commands: Mapping[str, Command], corps: str) -> bool:
    """R-670: only of a corps in Reserve it is known who of it has another order."""
    return corps in commands and commands[corps].order.kind is not Kind.RESERVE


def is_asked(table: Game) -> bool:
    """Does the step before us begin with a question that leaves a choice?"""
    step, game = SEQUENCE.lines[table.place].step, table.copy()
    assert step is not None
    game.place, game.told = table.place + 1, None
    procedure = step.procedure(game) if step.by is None else step.procedure(game, step.by)
    assert procedure is not None
    try:
        asked = next(procedure)
    except (StopIteration, Ended):
        return False
    return asked.always or asked.is_choice
