"""A combat in one line: who attacks, and what the next cards of each camp will show.

    referee = attack(game, "d-erlon", "napoleon", shows=(4, 5), meets=(1,))

`shows` are the combat boxes on top of the attacker's deck, `meets` those of the defender; the boxes
of a pursuit follow. What each side counted and inflicted is read from what was told. A loss that
can be taken off in one way only is taken off at once.
"""

from collections.abc import Sequence

import estafette.games.napoleon_1815.cards  # noqa: F401  (the events enter themselves)
from estafette.engine import Told
from estafette.games.napoleon_1815.combat import combat
from estafette.games.napoleon_1815.sides import Camp
from estafette.games.napoleon_1815.state import Game, Operation
from tests.referee import Referee

LOSSES = {"combat.which-loss", "fatigue.which-corps", "strength.which-arm"}


def attack(
    game: Game,
    *blocks: str,
    on_march: bool = False,
    shows: Sequence[int] = (),
    meets: Sequence[int] = (),
) -> Referee:
    """These blocks attack where they stand."""
    commanders = [b for b in blocks if game.printed.blocks[b].kind == "commander"]
    pile = [b for b in blocks if b not in commanders]
    camp = game.printed.camp_of[pile[0]]
    load(game, camp, shows)
    load(game, camp.enemy, meets)
    operation = Operation(
        game.owner(pile[0]), camp, game.zone[pile[0]], pile, commanders, has_moved=on_march
    )
    game.operation = operation
    return Referee(game, combat(game, operation), silent=LOSSES)


def load(game: Game, camp: Camp, faces: Sequence[int]) -> None:
    """Cards with these combat boxes are laid on top of a deck, the first on the very top."""
    pile = game.decks[camp].pile
    top = []
    for face in faces:
        top.append(next(card for card in pile if game.card(card).face == face))
        pile.remove(top[-1])
    pile += reversed(top)


def tally(referee: Referee, camp: str) -> list[tuple[str, int]]:
    """The sum of its combat cards as the camp itself hears it."""
    return list(next(t for t in counted(referee, camp) if is_told_to_own(t)).facts["tally"])


def heard(referee: Referee, camp: str) -> list[tuple[str, int]]:
    """The sum of a camp's combat cards as the others hear it."""
    return list(next(t for t in counted(referee, camp) if not is_told_to_own(t)).facts["tally"])


def cards(referee: Referee, camp: str) -> int:
    """How many combat cards a camp was to reveal."""
    told = counted(referee, camp)
    assert told[0].facts["cards"] == told[1].facts["cards"]
    number: int = told[0].facts["cards"]
    return number


def counted(referee: Referee, camp: str) -> list[Told]:
    return [t for t in referee.told if t.key == "combat.cards" and t.facts["side"] == camp]


def is_told_to_own(told: Told) -> bool:
    assert told.to is not None
    return (told.facts["side"] == "french") == ("french" in told.to)


def of_camp(referee: Referee, key: str, camp: str) -> dict[str, object]:
    """The facts of what was last told of a camp under a key."""
    found = [t.facts for t in referee.told if t.key == key and t.facts["camp"] == camp]
    return found[-1]
