"""[guerrilla.appear] The Spanish Guerrillas."""

from functools import partial

from estafette.engine import Pass, Procedure, Refusal, ask, refuse

from .actions import Place
from .sides import COALITION, FRENCH, SPAIN
from .state import Game, less


def is_spain_risen(game: Game) -> bool:
    """[guerrilla.appear] They exist only in the War of Liberation."""
    return game.liberation


def deploy_guerrillas(game: Game) -> Procedure[None]:
    """[guerrilla.appear] [guerrilla.move] Those off the map appear, the others may move."""
    for guerrilla in game.printed.guerrillas:
        if guerrilla in game.guerrillas:
            yield from roam(game, guerrilla)
        else:
            yield from appear(game, guerrilla)


def appear(game: Game, guerrilla: str) -> Procedure[None]:
    """[guerrilla.appear] Free, in a Spanish area without enemies, if there is one."""
    areas = [area for area in game.printed.areas_of[SPAIN] if not game.at(area, FRENCH)]
    if not areas:
        return
    choice = yield ask(
        COALITION,
        "guerrilla.where",
        rule="guerrilla.appear",
        offers=[Place(guerrilla, area) for area in areas],
        unless=partial(cannot_appear, game, guerrilla),
        facts={"guerrilla": guerrilla},
    )
    assert isinstance(choice, Place)
    game.guerrillas = {**game.guerrillas, guerrilla: choice.area}
    game.tell("guerrilla.appears", guerrilla=guerrilla, area=choice.area)


def roam(game: Game, guerrilla: str) -> Procedure[None]:
    """[guerrilla.move] One that is still there may go to a neighbouring area."""
    here = game.guerrillas[guerrilla]
    choice = yield ask(
        COALITION,
        "guerrilla.whither",
        rule="guerrilla.move",
        offers=[Place(guerrilla, area) for area in game.printed.ground.neighbours(here)],
        unless=partial(cannot_roam, game, guerrilla),
        or_else=Pass(),
        facts={"guerrilla": guerrilla, "area": here},
    )
    if isinstance(choice, Place):
        game.guerrillas = {**game.guerrillas, guerrilla: choice.area}
        game.tell("guerrilla.moves", guerrilla=guerrilla, area=choice.area)


def cannot_appear(game: Game, guerrilla: str, choice: Place) -> Refusal | None:
    """[guerrilla.appear] Why it may not come up here; None if it may."""
    if choice.piece != guerrilla:
        return refuse("guerrilla.appear", "guerrilla.not-this", piece=choice.piece)
    return no_room_for_guerrillas(game, choice.area, "guerrilla.appear")


def cannot_roam(game: Game, guerrilla: str, choice: Place) -> Refusal | None:
    """[guerrilla.move] Why it may not go there; None if it may."""
    here = game.guerrillas[guerrilla]
    if choice.piece != guerrilla:
        return refuse("guerrilla.move", "guerrilla.not-this", piece=choice.piece)
    if choice.area not in game.printed.ground.neighbours(here):
        return refuse("guerrilla.move", "guerrilla.too-far", area=choice.area)
    return no_room_for_guerrillas(game, choice.area, "guerrilla.move")


def no_room_for_guerrillas(game: Game, area: str, rule: str) -> Refusal | None:
    """[guerrilla.not-combat-unit] Only in Spain, and never among enemies."""
    if game.printed.home_of.get(area) != SPAIN:
        return refuse(rule, "guerrilla.not-spain", area=area)
    if game.at(area, FRENCH):
        return refuse(rule, "guerrilla.enemies", area=area)
    return None


def blocks(game: Game, area: str) -> bool:
    """[guerrilla.effect] A Guerrilla alone with no French-side army there."""
    return area in game.guerrillas.values() and not game.at(area, FRENCH)


def blocked(game: Game) -> list[str]:
    """[guerrilla.effect] The areas through which no French line runs."""
    if not game.guerrillas:
        return []
    return [area for area in game.guerrillas.values() if not game.at(area, FRENCH)]


def remove(game: Game, guerrilla: str) -> None:
    """[guerrilla.remove] [card.f.colonnes-mobiles] A Guerrilla leaves the map."""
    game.tell("guerrilla.removed", guerrilla=guerrilla, area=game.guerrillas[guerrilla])
    game.guerrillas = less(game.guerrillas, guerrilla)
