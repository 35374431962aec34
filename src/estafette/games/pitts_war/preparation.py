"""[scenario.choice-of-area] What is left to the players before the first impulse."""

from functools import partial

from estafette.engine import Procedure, Refusal, ask, refuse

from .actions import Pick, Place
from .fate import place
from .pools import draw, draw_markers
from .sides import COALITION, FRENCH
from .stacking import cannot_stack
from .state import Game, less


def is_to_prepare(game: Game) -> bool:
    """[setup.scenario-first] Is this the first turn, and not yet prepared?"""
    return not game.is_prepared


def prepare(game: Game) -> Procedure[None]:
    """[scenario.choice-of-area] Armies without an area are placed, markers picked and drawn."""
    yield from place_awaiting(game)
    yield from pick_markers(game)
    draw_markers(game)
    game.is_prepared = True


def place_awaiting(game: Game) -> Procedure[None]:
    """[scenario.choice-of-area] The Coalition places neutrals and its own, France its own."""
    for army in list(game.awaiting):
        side = game.side(army) or COALITION
        areas = areas_for(game, army)
        choice = yield ask(
            side,
            "setup.where",
            rule="scenario.choice-of-area",
            offers=[Place(army, area) for area in areas],
            unless=partial(cannot_set_up, game, army, areas),
            kind=Place,
            facts={"army": army},
        )
        assert isinstance(choice, Place)
        place(game, army, choice.area, game.awaiting[army])
        game.awaiting = less(game.awaiting, army)


def areas_for(game: Game, army: str) -> list[str]:
    """[scenario.choice-of-area] The areas named in the set-up, or any area of the country."""
    among = [unit.among for unit in game.layout.unit if unit.army == army]
    if among and among[0]:
        return list(among[0])
    return game.land_of(game.printed.power_of[army])


def cannot_set_up(game: Game, army: str, areas: list[str], choice: Place) -> Refusal | None:
    """[scenario.choice-of-area] Why this army may not begin here; None if it may."""
    if choice.piece != army:
        return refuse("scenario.choice-of-area", "setup.not-this", piece=choice.piece)
    if choice.area not in areas:
        return refuse("scenario.choice-of-area", "setup.not-there", area=choice.area)
    return cannot_stack(game, choice.area, [choice.piece], steps=game.awaiting[choice.piece])


def pick_markers(game: Game) -> Procedure[None]:
    """[scenario.1792.france-picks-markers] [scenario.1805.france-picks-marker] France first."""
    for picked in game.layout.picked:
        pick(game, picked)
    for _ in range(game.layout.picks):
        choice = yield ask(
            FRENCH,
            "setup.which-marker",
            rule="scenario.1805.france-picks-marker",
            offers=[Pick(held) for held in sorted(game.pools[FRENCH])],
            unless=partial(cannot_pick, game),
            always=True,
        )
        assert isinstance(choice, Pick)
        pick(game, choice.marker)


def cannot_pick(game: Game, choice: Pick) -> Refusal | None:
    """[scenario.1805.france-picks-marker] It is taken out of France's own pool."""
    if choice.marker not in game.pools[FRENCH]:
        return refuse("scenario.1805.france-picks-marker", "buy.not-in-pool")
    return None


def pick(game: Game, marker: str) -> None:
    """A marker is taken out of the pool: it is laid on top and drawn."""
    pool = [each for each in game.pools[FRENCH] if each != marker]
    game.pools[FRENCH] = [*pool, marker]
    draw(game, FRENCH, 1)
