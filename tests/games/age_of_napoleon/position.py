"""A position in one line: differences from an empty map.

    game = given(napoleon="bayern", karl="osterreich", exhausted=["karl"], year=1806)
    game = given(status={"preussen": "cm"}, hand={"french": ["talleyrand", "mud"]}, dice=[6])

A corps stands where its keyword says (`charles_john`), fresh; all others are in the reserve. The
states are those of the scenario, changed by `status` (None puts a detached area back). A card is
named by its id or by its title (the first copy not yet used). The cards named in `deck` lie on
top, the first on the very top; the rest of the deck lies under them in the order of the sheet.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from types import ModuleType

from msgspec import Struct

from estafette.engine import Deck, Dice, Messages, secret_of
from estafette.games.age_of_napoleon import RULES
from estafette.games.age_of_napoleon.printed import Printed, read
from estafette.games.age_of_napoleon.sides import Side, Status
from estafette.games.age_of_napoleon.start import states_at_start
from estafette.games.age_of_napoleon.state import Game
from tests.words import words_of


@cache
def the_box() -> Printed:
    """The box as it is shipped."""
    return read()


def messages() -> Messages:
    """The words of the game; a missing one is a fault."""
    return words_of(RULES)


def given(
    scenario: str = "1805",
    *,
    year: int = 1806,
    in_round: int = 1,
    status: Mapping[str, str | None] = {},
    risen: Iterable[str] = (),
    reformed: Iterable[str] = (),
    britannia: bool = False,
    invaded: bool = False,
    exhausted: Iterable[str] = (),
    prisoners: Iterable[str] = (),
    lost: Iterable[str] = (),
    hand: Mapping[str, Sequence[str]] = {},
    deck: Sequence[str] = (),
    discard: Sequence[str] = (),
    first: str = "french",
    active: str = "french",
    dice: Sequence[int] = (),
    **corps: str,
) -> Game:
    """A table with these pieces on it and nothing else."""
    printed, dealt = the_box(), Dealt()
    hands = {side: dealt.all(hand.get(side, ())) for side in Side}
    thrown, on_top = dealt.all(discard), dealt.all(deck)
    return Game(
        dice=Dice(secret_of("a test"), loaded=list(dice)),
        printed=printed,
        scenario=scenario,
        year=year,
        round=in_round,
        first=Side(first),
        active=Side(active),
        status=states(scenario, status),
        risen=list(risen),
        reformed=list(reformed),
        britannia=britannia,
        invaded=invaded,
        where={name.replace("_", "-"): area for name, area in corps.items()},
        exhausted=frozenset(exhausted),
        prisoners=list(prisoners),
        lost=list(lost),
        hands=hands,
        deck=Deck(
            [*reversed([c for c in printed.cards if c not in dealt.used]), *on_top[::-1]], thrown
        ),
    )


def states(scenario: str, changed: Mapping[str, str | None]) -> dict[str, Status]:
    printed = the_box()
    found: dict[str, str | None] = dict(states_at_start(printed, printed.sheets[scenario]))
    found |= changed
    return {c: Status(found[c] or "") for c in printed.countries if found.get(c) is not None}


def kinds_in(module: ModuleType) -> list[type[Struct]]:
    """The kinds of things that a file of the game describes."""
    found = [kind for kind in vars(module).values() if isinstance(kind, type)]
    return [k for k in found if issubclass(k, Struct) and k.__module__ == module.__name__]


class Dealt:
    """The cards that have been given a place, so that no copy is in two."""

    def __init__(self) -> None:
        self.used: list[str] = []

    def all(self, names: Sequence[str]) -> list[str]:
        return [self.one(name) for name in names]

    def one(self, name: str) -> str:
        cards = the_box().cards
        copies = [name] if name in cards else [c.id for c in cards.values() if c.title == name]
        free = [card for card in copies if card not in self.used]
        assert free, f"no card {name} is left"
        self.used.append(free[0])
        return free[0]
