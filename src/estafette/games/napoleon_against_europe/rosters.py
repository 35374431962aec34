"""Tables beside the map: the budgets of a year, the forces to be sent, the countries to be won."""

from collections.abc import Iterator
from functools import partial

from estafette.engine import Figure, Roster, Row

from . import embassy, redeployment
from .actions import Country, Receive
from .activation import FLEET, cost_of, is_to_activate
from .affairs import Force
from .command import limit, steps_in
from .expenses import buildable, generals_in_reserve, reduced_corps
from .fog import may_look
from .minor_spending import minor_corps
from .minors import minors_to_rebuild
from .pace import slowest, weather
from .powers import manager, side_of_force
from .production import is_poland_lost, price, price_of_counter
from .sequence import DIPLOMACY, OPERATIONS, REDEPLOYMENT
from .sides import Side
from .squadron import cannot_sail
from .standing import status_of
from .state import Game
from .transfers import cannot_give, room_for_gifts

ACTION = "round.option.pass"  # the step in which a side chooses its action


def rosters(game: Game, seat: str | None, path: tuple[str, ...]) -> tuple[Roster, ...]:
    """The table of what is being done, if it is done piece by piece."""
    if game.books is not None and game.queue:
        is_open = may_look(game, seat, spender_side(game, game.queue[0]))
        return (budget(game),) if is_open else ()
    if OPERATIONS.rule in path:
        is_open = is_to_activate(game) and may_look(game, seat, game.active)
        return (activation(game),) if is_open else ()
    if DIPLOMACY.rule in path or ACTION in path:
        return (diplomacy(game),)
    if REDEPLOYMENT.rule in path and game.queue:
        is_open = may_look(game, seat, manager(game, game.queue[0]))
        return (moves(game),) if is_open else ()
    return ()


def budget(game: Game) -> Roster:
    """[sequence.budget-order] The powers that one player still does the budgets for, in order."""
    side = spender_side(game, game.queue[0])
    mine = [each for each in dict.fromkeys(game.queue) if spender_side(game, each) is side]
    rows = [row for spender in mine for row in rows_of_spender(game, spender)]
    rows += [row for row in givers(game, side) if row.id not in mine]
    facts = {"year": game.year, "side": side}
    return Roster("roster.budget", tuple(rows), facts, plan=True)


def spender_side(game: Game, spender: str) -> Side:
    return Side(spender) if spender in tuple(Side) else manager(game, spender)


def rows_of_spender(game: Game, spender: str) -> Iterator[Row]:
    """A power with its points, or a side with the steps of its minors, and what it may have."""
    assert game.books is not None
    if spender in tuple(Side):
        left = game.books.minor_steps.get(spender, 0)
        yield Row(spender, (Figure("figure.steps-left", left),))
        for nation in minors_to_rebuild(game, Side(spender)):
            yield from rows_of_minor(game, nation, spender)
        return
    income = Figure("figure.income", points(game.books.income.get(spender, 0)))
    gifts = Figure("figure.gifts", points(max(room_for_gifts(game, spender), 0)))
    yield Row(spender, (income, purse_of(game, spender), gifts))
    for piece in buildable(game, spender):
        yield row_to_build(game, piece, spender)
    for corps in reduced_corps(game, spender):
        yield corps_row(game, corps, game.steps[corps], price(game, corps, 1), spender)
    for general in generals_in_reserve(game, spender):
        yield general_row(game, general, spender)


def rows_of_minor(game: Game, nation: str, group: str) -> Iterator[Row]:
    """[budget.minor.free-choice] The corps and generals of a minor; they cost steps, not points."""
    for corps in minor_corps(game, nation):
        yield corps_row(game, corps, 0, 0, group, waiting(game, corps))
    for corps in reduced_corps(game, nation):
        yield corps_row(game, corps, game.steps[corps], 0, group)
    for general in generals_in_reserve(game, nation):
        yield general_row(game, general, group)


def row_to_build(game: Game, piece: str, group: str) -> Row:
    """[budget.costs] A counter of the reserve and what it costs; a corps by the step."""
    mark = waiting(game, piece)
    if piece in game.printed.corps:
        return corps_row(game, piece, 0, price(game, piece, 1), group, mark)
    cost = Figure("figure.price", points(price_of_counter(game, piece)))
    return Row(piece, (cost,), (mark,), group)


def corps_row(game: Game, corps: str, steps: int, cost: int, group: str, *marks: str) -> Row:
    """[budget.restore] A corps: its steps now and at most, and what the next one costs."""
    full = game.printed.corps[corps].steps
    figures = (Figure("figure.steps", steps, full), Figure("figure.price", points(cost)))
    lost = ("poland-lost",) if is_poland_lost(game, corps) else ()
    hungry = ("unsupplied",) if corps in game.unsupplied else ()
    return Row(corps, figures, (*marks, *hungry, *lost), group)


def general_row(game: Game, general: str, group: str) -> Row:
    """[budget.generals.deploy] A general who waits for a command; he costs nothing."""
    return Row(general, (Figure("figure.price", 0),), (waiting(game, general),), group)


def waiting(game: Game, piece: str) -> str:
    """[budget.wounded-return] [foreign-war.after] In the reserve, at rest there, or coming back."""
    if piece in game.returning:
        return "due"
    return "resting" if piece in game.resting else "reserve"


def givers(game: Game, side: Side) -> Iterator[Row]:
    """[budget.transfer] Powers that may still hand points to the one whose budget it is."""
    receiver = game.queue[0]
    if receiver in tuple(Side):
        return
    for power in game.printed.majors:
        if cannot_give(game, receiver, Receive(power)) is None:
            yield Row(power, (purse_of(game, power),))


def purse_of(game: Game, power: str) -> Figure:
    """[budget.resources] The resource points that a power has left."""
    return Figure("figure.points-left", points(game.resources.get(power, 0)))


def points(half: int) -> float:
    """[budget.costs] Half points as points."""
    return half / 2 if half % 2 else half // 2


def activation(game: Game) -> Roster:
    """[activation.pa-spend] The forces of the side in action, its fleets."""
    side = game.active
    forces = [force for force in game.forces.values() if side_of_force(game, force) is side]
    forces.sort(key=partial(standing_of, game))
    rows = [row for force in forces for row in rows_of_force(game, force)]
    rows += [
        fleet_row(game, fleet) for fleet in game.fleets if cannot_sail(game, side, fleet) is None
    ]
    return Roster("roster.activation", tuple(rows), {"side": side, "points": game.points})


def standing_of(game: Game, force: Force) -> tuple[bool, bool, int]:
    """[hierarchy.rank] Armies before other forces, those of a general before corps, by rank."""
    rank = game.printed.generals[force.general].rank if force.general else 0
    return not force.army, not force.general, rank


def rows_of_force(game: Game, force: Force) -> Iterator[Row]:
    """[activation.cost.force] [movement.slowest] A force: cost, steps, movement, how it is.

    [activation.subordinate] [activation.cost.lone-corps] Under a general those who may leave him.
    """
    lead = force.general or force.corps[0]
    figures = (
        Figure("figure.cost", cost_of(game, lead)),
        Figure("figure.steps", steps_in(game, force), limit(game, force)),
        Figure("figure.movement", max(slowest(game, [force.head]) + weather(game), 0)),
    )
    yield Row(lead, figures, hardships(game, force, lead), group=force.zone)
    followers = (*force.subordinates, *force.corps) if force.general else ()
    for piece in followers:
        yield follower_row(game, piece, force.zone)


def follower_row(game: Game, piece: str, zone: str) -> Row:
    """[activation.subordinate] A general with some corps, or a corps, that may march out."""
    figures = [Figure("figure.cost", cost_of(game, piece))]
    if corps := game.printed.corps.get(piece):
        figures.append(Figure("figure.steps", game.steps[piece], corps.steps))
        figures.append(Figure("figure.movement", max(corps.movement + weather(game), 0)))
    marks = ("activated",) if piece in game.moved else ()
    return Row(piece, tuple(figures), marks, group=zone)


def hardships(game: Game, force: Force, lead: str) -> tuple[str, ...]:
    """[supply.marker] [demoralised.marker] What weighs on a force, or holds it back."""
    marks = (
        ("unsupplied", any(corps in game.unsupplied for corps in force.corps)),
        ("demoralised", force.is_demoralised),
        ("sheltered", force.is_sheltered),
        ("activated", lead in game.moved),
    )
    return tuple([mark for mark, holds in marks if holds])


def fleet_row(game: Game, fleet: str) -> Row:
    """[activation.cost.fleet] A fleet that may sail."""
    sheet = game.printed.fleets[fleet]
    figures = (Figure("figure.cost", FLEET), Figure("figure.movement", sheet.movement))
    return Row(fleet, figures, group=game.fleets[fleet].where)


def moves(game: Game) -> Roster:
    """[sequence.redeploy-order] The forces of the power that redeploys."""
    power = game.queue[0]
    forces = [game.forces[head] for head in redeployment.forces_of(game, power)]
    rows = [
        Row(
            force.head,
            (
                Figure("figure.steps", steps_in(game, force), limit(game, force)),
                Figure("figure.movement", slowest(game, [force.head])),
            ),
            hardships(game, force, force.general or force.head),
            group=force.zone,
        )
        for force in forces
    ]
    return Roster("roster.redeployment", tuple(rows), {"power": power})


def diplomacy(game: Game) -> Roster:
    """[diplomacy.bonus-table] [diplomacy.card-value] The countries that could be won over."""
    side = game.active
    mission = embassy.mission_of(game, side)
    rows = [
        country_row(game, mission, each)
        for each in embassy.candidates(game, side)
        if embassy.cannot_court(game, mission, Country(each)) is None
    ]
    return Roster("roster.diplomacy", tuple(rows), {"side": side})


def country_row(game: Game, mission: embassy.Mission, country: str) -> Row:
    """[diplomacy.roll] A country: what must fall, and the least card."""
    bonus = sum([amount for _, amount in embassy.modifiers(game, mission, country)])
    figures = (
        Figure("figure.die-needed", max(game.printed.tables.diplomacy.success - bonus, 1)),
        Figure("figure.least-card", embassy.least_value(game, country)),
    )
    return Row(country, figures, (f"standing-{status_of(game, country).kind}",))
