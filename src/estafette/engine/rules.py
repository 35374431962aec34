"""The contract: everything that a game hands to the house, in one value."""

from collections.abc import Callable, Mapping, Set
from pathlib import Path
from typing import Any, Protocol

from msgspec import Struct

from .box import Source
from .decision import Action
from .dice import Dice
from .hazard import Stake
from .phrase import Phrase
from .sequence import Outcome, Sequence
from .state import State
from .view import Board, View


class Option(Struct, frozen=True):
    """A choice made before the game: an optional rule, the number of players."""

    id: str
    choices: tuple[str, ...]
    default: str


class Scenario(Struct, frozen=True):
    """A scenario and the options that it leaves open."""

    id: str
    options: tuple[Option, ...] = ()


class Setup(Struct, frozen=True):
    """What was agreed before the game."""

    scenario: str
    options: dict[str, str] = {}


class Printed(Protocol):
    """What every game's printed data can say of itself; the rest is the game's own."""

    @property
    def fingerprint(self) -> str: ...

    @property
    def packed(self) -> bytes:
        """All its numbers, so that `read` gives them back when the box has long been corrected."""

    @property
    def names(self) -> Mapping[str, str | Phrase]:
        """Every id that an action or an event may name, with its printed name, or how to say it."""

    @property
    def scenarios(self) -> tuple[Scenario, ...]: ...


def no_faults(printed: Any) -> list[tuple[str, dict[str, Any]]]:
    """A box about which its game has nothing more to say."""
    return []


class Rules(Struct, frozen=True):
    """A game, as the house knows it.

    `imagine(game, seat, dice)` guesses everything that a seat cannot know, from what it does know
    and from `dice` alone; `suppose(game, guess)` lays that guess on a table of the same step and
    says how the ids in the choices made since are to be renamed. `hidden(game, seat)` lists the
    ids that must not be named to a seat. `judgement(game, side)` says what a position is worth to
    a side, from -1 (lost) to 1 (won). `check(printed)` lists what in a box does not hold together.
    `stakes` are the answers after which chance decides something: one may ask for their odds.
    `read` opens the printed box, one with corrections, or one that was kept with a match; it may be
    a `BoxReader`: then the scenarios can be listed without opening the box.
    """

    id: str
    version: int
    folder: Path
    state: type[State]
    actions: Any
    sequence: Sequence
    outcome: Callable[[Any], Outcome | None]
    read: Callable[[Source], Any]
    seats: Callable[[Setup], tuple[str, ...]]
    side: Callable[[str], str]
    start: Callable[[Any, Setup, Dice], Any]
    view: Callable[[Any, str | None], View]
    board: Callable[[Any, Setup], Board]
    imagine: Callable[[Any, str | None, Dice], Any]
    suppose: Callable[[Any, Any], Mapping[str, str]]
    hidden: Callable[[Any, str | None], frozenset[str]]
    judgement: Callable[[Any, str], float]
    check: Callable[[Any], list[tuple[str, dict[str, Any]]]] = no_faults
    stakes: tuple[Stake, ...] = ()


def settle(printed: Printed, scenario: str, options: Mapping[str, str]) -> Setup:
    """What was asked for, completed by the defaults; ValueError names what does not exist."""
    for known in printed.scenarios:
        if known.id == scenario:
            break
    else:
        raise ValueError(f"scenario {scenario}")
    chosen = {option.id: option.default for option in known.options}
    for option in known.options:
        wanted = options.get(option.id, option.default)
        if wanted not in option.choices:
            raise ValueError(f"{option.id}={wanted}")
        chosen[option.id] = wanted
    for unknown in options.keys() - chosen.keys():
        raise ValueError(unknown)
    return Setup(scenario, chosen)


def renamed(action: Action, renaming: Mapping[str, str]) -> Action:
    """The same answer about the things that now bear other names."""
    if not renaming:
        return action
    fields = {
        field: new
        for field in action.__struct_fields__
        if (new := _renamed(getattr(action, field), renaming)) != getattr(action, field)
    }
    return type(action)(**{f: fields.get(f, getattr(action, f)) for f in action.__struct_fields__})


def _renamed(value: Any, renaming: Mapping[str, str]) -> Any:
    if isinstance(value, tuple):
        return tuple([_renamed(part, renaming) for part in value])
    return renaming.get(value, value) if isinstance(value, str) else value


def restricted(names: Mapping[str, str], then: Set[str]) -> dict[str, str]:
    """The renaming of what lay hidden then, and of nothing else.

    A thing that lay open then and is hidden now must keep its name: one follows the renaming
    through such things until it comes back to one that was hidden.
    """
    found: dict[str, str] = {}
    for thing in sorted(names.keys() & then):
        name = names[thing]
        while name not in then:
            name = names[name]
        found[thing] = name
    return found
