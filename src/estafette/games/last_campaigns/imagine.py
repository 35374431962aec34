"""[stacking.inspect] [command.written-or-markers] What a seat cannot know, and a guess at it.

A guess is canonical: it depends on what the seat can see and on the dice alone. Covered units are
sorted, so that their true places are forgotten, and dealt anew among the places that show the same
corps and arm. Of written orders, riders and hidden marches nothing is read: they are made up, for
whoever acts by what he is seen to do (`surmise.py`). They are left as they are while one side shows
its marches, before the eyes of all others.
"""

from collections.abc import Container, Iterable, Mapping

from msgspec import Struct

from estafette.engine import Dice, restricted

from .affairs import Attempt
from .compliance import attempts_of, decide_next
from .direct import call_up
from .eyes import unseen
from .in_action import lay_action
from .revelation import show_marches
from .sequence import SEQUENCE
from .sides import Side
from .state import RESERVE, Game
from .surmise import Papers, guess_papers, is_step, lay_papers

MARKED = ("moved", "attacked", "arrived", "charged", "bombarded", "supported", "halted", "locked")


class Guess(Struct, frozen=True):
    """What a seat imagines: who lies where, and what the others have been told."""

    seat: str | None
    names: dict[str, str]
    papers: dict[Side, Papers]
    unrevealed: frozenset[str]  # who is on a hidden march still
    called: tuple[str, ...]  # [option.direct.units] the chiefs who have acted by now


def hidden(game: Game, seat: str | None) -> frozenset[str]:
    """[stacking.inspect] The ids that must not be named to a seat."""
    return frozenset(unseen(game, seat))


def imagine(game: Game, seat: str | None, dice: Dice) -> Guess:
    """Other units below others, and other orders, wherever the seat cannot see."""
    names = deal_units(game, seat, dice)
    others = () if looks_on(game, seat) else tuple([side for side in Side if side != seat])
    papers = {side: guess_papers(game, side, names, dice) for side in others}
    return Guess(seat, names, papers, frozenset(game.hidden), (*game.spent, *game.called))


def looks_on(game: Game, seat: str | None) -> bool:
    """[option.hidden.reveal-voluntary] Do others show their marches? Nobody else is asked then."""
    step = SEQUENCE.lines[game.place - 1].step
    return step is not None and step.procedure is show_marches and step.by != seat


def deal_units(game: Game, seat: str | None, dice: Dice) -> dict[str, str]:
    """[stacking.inspect] R-160: whoever shows the same corps and arm may be any of them."""
    names: dict[str, str] = {}
    for units in alike(game, unseen(game, seat)):
        names |= zip(units, dice.shuffled(sorted(units)), strict=True)
    return names


def alike(game: Game, units: Iterable[str]) -> Iterable[list[str]]:
    """Those of some units that show the same corps and arm."""
    found: dict[tuple[str, str, int], list[str]] = {}
    for unit in units:
        sheet = game.unit(unit)
        found.setdefault((game.corps(unit), sheet.arm, sheet.movement), []).append(unit)
    return found.values()


def suppose(table: Game, guess: Guess) -> Mapping[str, str]:
    """Lay a guess on a table of the same step, wherever things lay hidden there too."""
    sorted_ = in_order(table, guess)
    names = restricted(guess.names, hidden(table, guess.seat) - sorted_.keys())
    everybody = {**names, **sorted_}
    lay_units(table, everybody)
    for side, papers in guess.papers.items():
        lay_attempts(table, side)
        known = frozenset[str]()
        if table.orders_are_written:
            known = lay_papers(table, side, papers, guess.unrevealed)
        lay_direct(table, side, guess.called)
        unit = everybody.get(papers.at_hand, papers.at_hand)
        lay_action(table, papers.trials, unit, known)
    return names


def in_order(table: Game, guess: Guess) -> dict[str, str]:
    """[option.hidden.reveal.units] Who has come to light since then stands where he was put.

    Of where his counters lay before, the covered ones are sorted, and forgotten.
    """
    lit = [ruse for formation, ruse in table.hidden.items() if formation not in guess.unrevealed]
    covered = [unit for unit in unseen(table, guess.seat) if any(unit in r.losses for r in lit)]
    names: dict[str, str] = {}
    for units in alike(table, covered):
        names |= zip(units, sorted(units), strict=True)
    return names


def lay_units(table: Game, names: Mapping[str, str]) -> None:
    """[stacking.inspect] Whoever is imagined there, with what lay on the other."""
    places = {unit: (table.where[unit], table.at(table.where[unit]).index(unit)) for unit in names}
    for unit, (hex_, index) in places.items():
        other, stack = names[unit], list(table.at(hex_))
        stack[index] = other
        table.stacks[hex_] = tuple(stack)
        table.where[other] = hex_
    for field in MARKED:
        marked: frozenset[str] = getattr(table, field)
        setattr(table, field, frozenset(names.get(each, each) for each in marked))
    table.astray = {names.get(unit, unit): order for unit, order in table.astray.items()}
    table.direct = {names.get(unit, unit): chief for unit, chief in table.direct.items()}
    table.hand = tuple([names.get(each, each) for each in table.hand])


def lay_attempts(table: Game, side: Side) -> None:
    """[local.bad-move] Nobody has noted anything, but for him whose bad move is before us."""
    mine = attempts_of(table, side)
    is_known = is_step(table, decide_next, side)
    failed = [Attempt(each.formation, (RESERVE,)) for each in mine[:1]] if is_known else []
    others = [each for each in table.attempts if each not in mine]
    table.attempts = (*others, *failed)


def lay_direct(table: Game, side: Side, called: Container[str]) -> None:
    """[option.direct.units] Whom a chief has beckoned is known when he acts, and not before."""
    step = SEQUENCE.lines[table.place].step
    if step is not None and step.procedure is call_up and table.acting is side:
        return  # it is known that he may, since he is asked
    table.direct = {
        unit: chief
        for unit, chief in table.direct.items()
        if table.side_of_leader(chief) is not side or chief in called
    }
