"""[battle.elite.spearhead] Who leads the assault, and who lends his talent to it."""

from functools import partial

from estafette.engine import Pass, Procedure, Refusal, ask, refuse

from .actions import Take
from .affairs import Battle, Host
from .losses import survivors
from .modifiers import tactical
from .state import Game


def commit(game: Game, battle: Battle, host: Host) -> Procedure[None]:
    """[battle.elite.spearhead] [battle.special.engage] Spearhead, special units, subordinate."""
    if host.depot:
        return
    yield from name_spearhead(game, host)
    yield from engage_specials(game, host)
    yield from name_subordinate(game, host, is_attacker=host is battle.attacker)


def name_spearhead(game: Game, host: Host) -> Procedure[None]:
    """[battle.elite.spearhead] [battle.two-armies.elite] One elite corps, of either army."""
    corps = survivors(game, host)
    choice = yield ask(
        host.side,
        "battle.which-spearhead",
        rule="battle.elite.spearhead",
        offers=[Take(each) for each in corps if game.printed.corps[each].stars],
        unless=partial(cannot_be_spearhead, game, corps),
        kind=Take,
        or_else=Pass(),
    )
    if isinstance(choice, Take):
        host.spearhead = choice.piece
        game.tell("battle.spearhead", side=host.side, corps=choice.piece)


def cannot_be_spearhead(game: Game, corps: list[str], choice: Take) -> Refusal | None:
    """[unit.corps.elite] Why this corps does not lead the assault."""
    if choice.piece not in corps:
        return refuse("battle.elite.spearhead", "battle.not-engaged")
    if not game.printed.corps[choice.piece].stars:
        return refuse("unit.corps.elite", "battle.not-elite", corps=choice.piece)
    return None


def engage_specials(game: Game, host: Host) -> Procedure[None]:
    """[battle.special.engage] [unit.special.bonus] As many special units as its player wishes."""
    there = [special for head in host.heads for special in game.forces[head].specials]
    while there:
        choice = yield ask(
            host.side,
            "battle.which-special",
            rule="battle.special.engage",
            offers=[Take(special) for special in there],
            or_else=Pass(),
        )
        if not isinstance(choice, Take):
            return
        there.remove(choice.piece)
        host.specials.append(choice.piece)
        game.tell("battle.special", side=host.side, special=choice.piece)


def name_subordinate(game: Game, host: Host, *, is_attacker: bool) -> Procedure[None]:
    """[battle.general.subordinate] One subordinate, who may be wounded for it.

    [battle.general.two-armies] With two armies he comes from either.
    """
    there = [general for head in host.heads for general in game.forces[head].subordinates]
    able = [each for each in there if tactical(game, each, is_attacker=is_attacker)]
    choice = yield ask(
        host.side,
        "battle.which-subordinate",
        rule="battle.general.subordinate",
        offers=[Take(general) for general in able],
        unless=partial(cannot_serve, there),
        kind=Take,
        or_else=Pass(),
    )
    if isinstance(choice, Take):
        host.subordinate = choice.piece
        game.tell("battle.subordinate", side=host.side, general=choice.piece)


def cannot_serve(there: list[str], choice: Take) -> Refusal | None:
    """[battle.general.two-armies] Why this general does not add his value."""
    if choice.piece not in there:
        return refuse("battle.general.two-armies", "battle.not-subordinate")
    return None
