"""[capacity.orders] Who may write orders, how many, and what a chief away from his HQ may write."""

from estafette.engine import Refusal, refuse

from .eyes import sees
from .sides import ON_THE_ROAD, Army, Role, Side
from .state import Game, less
from .wings import is_independent, wing_commanders


def writers(game: Game, side: Side) -> list[str]:
    """[command.two-levels] [wing.when] The chiefs of a side on the map, and wings on their own."""
    armies = [army for army, sheet in game.printed.armies.items() if sheet.side is side]
    chiefs = [game.chief(army) for army in armies]
    wings = [leader for leader in wing_commanders(game, side) if is_independent(game, leader)]
    return [leader for leader in dict.fromkeys(chiefs + wings) if leader in game.leaders]


def is_chief(game: Game, leader: str) -> bool:
    return game.role(leader) is Role.CHIEF


def count_turns_away(game: Game) -> None:
    """[capacity.away-one] For how many turns each chief has been without a steady HQ (R-80)."""
    for army in game.printed.armies:
        chief = game.chief(army)
        if chief in game.leaders and is_away(game, army):
            game.away = {**game.away, chief: game.away.get(chief, 0) + 1}
        elif chief in game.away:
            game.away = less(game.away, chief)


def is_away(game: Game, army: Army) -> bool:
    """[capacity.away-one] [hq.destroyed.cc-continues] Is a chief not with an HQ that stands still?

    A destroyed HQ counts as being with him; an army that never had one does without.
    """
    if army not in game.hqs:
        return False
    return game.hqs[army] != game.leaders[game.chief(army)] or is_hq_moving(game, army)


def is_hq_moving(game: Game, army: Army) -> bool:
    """[capacity.away-one] Is the HQ of an army on the road?"""
    command = game.commands.get(f"hq-{army}")
    return command is not None and command.order.kind in ON_THE_ROAD


def no_more_orders(game: Game, by: str) -> Refusal | None:
    """[capacity.orders] [capacity.away-one] Why somebody may write no order now."""
    if by in game.blunted:
        return refuse("option.direct.next-turn", "direct.no-orders", leader=by)
    given = game.given.get(by, 0)
    if given and by in game.away:
        return refuse("capacity.away-one", "capacity.away-one", leader=by)
    if given >= game.value(by):
        return refuse("capacity.orders", "capacity.spent", leader=by, value=game.value(by))
    return None


def must_be_present(game: Game, by: str, post: str) -> Refusal | None:
    """[capacity.away-face-to-face] From the second turn away on he only speaks to those with him"""
    if game.away.get(by, 0) > 1 and game.leaders[by] != post:
        return refuse("capacity.away-face-to-face", "capacity.not-present", leader=by)
    return None


def in_sight(game: Game, by: str) -> frozenset[str] | None:
    """[capacity.away-los] Then a target is in his sight, or on a road that begins there.

    None if he may aim at what he likes.
    """
    if game.away.get(by, 0) < 2:
        return None
    here, ground = game.leaders[by], game.ground
    seen = [hex_ for hex_ in ground.within(here, game.visibility) if sees(game, here, hex_)]
    begun = [net for net in ground.networks if not net.isdisjoint(seen)]
    return frozenset(seen).union(*begun)


def count_order(game: Game, by: str) -> None:
    """[capacity.orders] [order.give.half-move] Another order has been given in this turn."""
    game.given = {**game.given, by: game.given.get(by, 0) + 1}
