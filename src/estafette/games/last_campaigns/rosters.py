"""The armies, corps by corps: what each has lost, under whom, and what it is told to do."""

from estafette.engine import Figure, Roster, Row

from .demoralisation import is_demoralised
from .sides import FRENCH, Side
from .state import Game
from .toll import corps_toll, limit_of


def rosters(game: Game, side: Side | None) -> tuple[Roster, ...]:
    """[term.formation] The order of battle of a side; who only watches sees both, as open."""
    sides = (FRENCH, FRENCH.enemy) if side is None else (side, side.enemy)
    return tuple([roster(game, each, side) for each in sides])


def roster(game: Game, of: Side, side: Side | None) -> Roster:
    """[component.marker.formation] Corps, and divisions under orders of their own."""
    corps = game.formations(of)
    rows = [row(game, each, side) for each in corps]
    rows += [
        row(game, division, side)
        for division in sorted(game.commands)
        if "/" in division
        and game.side_of_formation(division) is of
        and may_read(game, division, side)
    ]
    return Roster("roster.army", tuple(rows), {"side": of})


def row(game: Game, formation: str, side: Side | None) -> Row:
    """[demoralisation.corps.trigger] Its leader's value, and its losses against its limit.

    [option.ops-morale.attack] Whoever may not read its orders sees the limit that is printed.
    """
    corps = formation.partition("/")[0]
    figures: tuple[Figure, ...] = ()
    if corps == formation:
        sheet = game.printed.formations[corps]
        limit = limit_of(game, corps) if may_read(game, corps, side) else sheet.limit
        figures = (Figure("figure.losses", min(corps_toll(game, corps), limit), limit),)
    leader = game.leader_of(formation)
    if leader is not None and leader in game.leaders:
        figures = (Figure("figure.command", game.value(leader)), *figures)
    marks: tuple[str, ...] = ()
    if may_read(game, formation, side):
        marks = (f"order-{game.order_of(formation).kind}",)
    if is_demoralised(game, formation):
        marks += ("demoralised",)
    return Row(formation, figures, marks, group=game.army_of(formation))


def may_read(game: Game, formation: str, side: Side | None) -> bool:
    """[command.written-or-markers] Open orders are for all, written ones for their own side."""
    return not game.orders_are_written or game.side_of_formation(formation) is side
