"""[scenario.1815.special.replacements] 1815: what takes the place of the budget."""

from functools import partial

from estafette.engine import Offers, Pass, Procedure, Refusal, ask, refuse

from .actions import Build, Restore
from .affairs import Force
from .events import last
from .fate import reinforce, restore_step
from .placement import cannot_join
from .powers import side_of_force
from .production import cannot_grow
from .sides import EMPIRE, FRANCE, Until
from .state import Game
from .supply import is_supplied


def replace_losses(game: Game, head: str) -> Procedure[None]:
    """[scenario.1815.special.replacements] A French army that goes into action has steps first.

    Two at most in a round, free, for its reduced corps or for corps that were lost (R-95).
    """
    force = game.forces[head]
    if cannot_be_replenished(game, force) is not None:
        return
    for left in range(game.sheet.replacements, 0, -1):
        choice = yield from choose_step(game, head, left)
        match choice:
            case Restore(corps):
                restore_step(game, corps)
            case Build(corps):
                head = reinforce(game, head, corps, steps=1)
                game.tell("replacement.corps", corps=corps, army=force.army)
            case _:
                break
    last(game, marker_of(force), Until.ROUND)


def choose_step(game: Game, head: str, left: int) -> Procedure[Restore | Build | Pass]:
    """[scenario.1815.special.replacements] One step, or no more."""
    force = game.forces[head]
    choice = yield ask(
        EMPIRE,
        "replacement.which-step",
        rule="scenario.1815.special.replacements",
        offers=[Restore(corps) for corps in reduced(game, force)],
        unless=partial(cannot_restore, game, force),
        kind=Restore,
        also=(
            Offers(
                tuple([Build(corps) for corps in fallen(game)]),
                partial(cannot_rebuild, game, force),
                Build,
            ),
        ),
        or_else=Pass(),
        facts={"army": force.army, "left": left},
    )
    assert isinstance(choice, Restore | Build | Pass)
    return choice


def cannot_be_replenished(game: Game, force: Force) -> Refusal | None:
    """[scenario.1815.special.replacements] Why a force has no replacements; None if it has."""
    clause = "scenario.1815.special.replacements"
    if not game.sheet.replacements or not force.army or side_of_force(game, force) is not EMPIRE:
        return refuse(clause, "replacement.french-armies")
    if game.is_winter:
        return refuse(clause, "replacement.winter")
    if marker_of(force) in game.lasting:
        return refuse(clause, "replacement.had", army=force.army)
    if not is_supplied(game, force.head):
        return refuse(clause, "replacement.unsupplied", army=force.army)
    return None


def marker_of(force: Force) -> str:
    """The marker that says that an army has had its steps in this round."""
    return f"replaced-{force.army}"


def reduced(game: Game, force: Force) -> list[str]:
    return [corps for corps in force.corps if game.steps[corps] < game.printed.corps[corps].steps]


def fallen(game: Game) -> list[str]:
    """[scenario.1815.special.replacements] The French corps that were lost in this scenario."""
    printed = game.printed
    return [
        piece
        for piece in printed.pieces_of[FRANCE]
        if piece in game.resting and piece in printed.corps
    ]


def cannot_restore(game: Game, force: Force, choice: Restore) -> Refusal | None:
    """[scenario.1815.special.replacements] Why a corps gets no step; None if it does."""
    if choice.corps not in reduced(game, force):
        return refuse("scenario.1815.special.replacements", "replacement.not-reduced")
    return cannot_grow(game, force, choice.corps)


def cannot_rebuild(game: Game, force: Force, choice: Build) -> Refusal | None:
    """[scenario.1815.special.replacements] Why a lost corps does not join; None if it does."""
    if choice.piece not in fallen(game):
        return refuse("scenario.1815.special.replacements", "replacement.not-lost")
    return cannot_join(game, force.head, choice.piece, 1)
