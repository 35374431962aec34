"""[option.hidden.reinforcements] Reinforcements that come on to the map unseen."""

from .hidden import come_in
from .reinforcement import due_now, give_orders, orders_of
from .sheets import Reinforcement
from .sides import Side
from .state import Game


def secret_arrivals(game: Game, side: Side) -> list[str]:
    """[option.hidden.reinforcements] The corps due now of which nobody is on the map yet.

    [option.hidden.route] Whoever has no target has no way that could be noted.
    """
    if not game.plays_with("hidden-movement"):
        return []
    groups = [game.sheet.reinforcement[number] for number in due_now(game, side)]
    corps = dict.fromkeys([game.corps(group.units[0]) for group in groups if goal(game, group)])
    return [each for each in corps if is_still_away(game, each)]


def goal(game: Game, group: Reinforcement) -> tuple[str, ...]:
    """[reinforcement.listed-order] Where they are bound for; a corps that fights has its order."""
    corps = game.corps(group.units[0])
    is_fighting = corps in game.commands or bool(game.units_under(corps))
    return (game.order_of(corps) if is_fighting else orders_of(game, group)[0]).target


def is_still_away(game: Game, corps: str) -> bool:
    here = any(
        game.corps(unit) == corps
        for unit in (*game.where, *game.waiting)
        if unit in game.printed.units
    )
    return not here and corps not in game.hidden


def conceal(game: Game, side: Side, corps: str) -> None:
    """[option.hidden.reinforcements] Points and turns count from now on."""
    pieces: list[str] = []
    entry = ""
    for number in due_now(game, side):
        group = game.sheet.reinforcement[number]
        if game.corps(group.units[0]) == corps and entry in ("", group.entry):
            give_orders(game, group)
            entry = group.entry
            pieces += [*group.leaders, *group.units]
            game.due = tuple([each for each in game.due if each != number])
    come_in(game, corps, pieces, entry)
