"""[activation.pa-spend] Activations: which force goes next, what it costs, what is left over."""

from collections.abc import Iterator
from functools import partial

from estafette.engine import Offers, Pass, Procedure, Refusal, ask, refuse

from . import voyage
from .actions import Activate, Group
from .affairs import Campaign, Force
from .campaign import CONVERGING
from .campaign_of_1805 import cannot_do_else, cannot_set_out
from .command import cannot_spare
from .departure import cannot_go_with, cannot_shake_off, has_moved, set_out, set_out_together
from .organisation import commander
from .powers import forces_of_side, heads_in
from .sides import Side
from .squadron import CORSAIRS, cannot_sail, sailing
from .state import Game

FLEET, LONE_CORPS = 1, 1  # [activation.cost.fleet] [activation.cost.lone-corps]


def operate(game: Game, side: Side, points: int) -> None:
    """[activation.pa-spend] [reserve-pa.use] An action with so many points, and those in stock.

    What is not spent goes back to the stock when the side has done.
    """
    stocked = game.stock.get(side, 0)
    game.points += points + stocked
    game.stock = {**game.stock, side: 0}
    game.tell("activation.points", side=side, points=points, stocked=stocked)


def keep_points(game: Game, side: Side) -> None:
    """[reserve-pa.store] [round.option.stock] Points that were not spent are stocked."""
    if game.points:
        game.stock = {**game.stock, side: game.stock.get(side, 0) + game.points}
        game.tell("activation.stocked", side=side, points=game.points)
    game.points = 0


def lose_stock(game: Game) -> None:
    """[reserve-pa.lost] At the end of the turn stocked points are lost."""
    for side in Side:
        if lost := game.stock.get(side, 0):
            game.tell("activation.stock-lost", side=side, points=lost)
    game.stock = dict.fromkeys(Side, 0)


def is_action_over(game: Game) -> bool:
    """[activation.one-at-a-time] Nobody is on the way, and nobody else can be sent."""
    return not (game.points or game.campaign or game.march or game.voyage)


def is_to_activate(game: Game) -> bool:
    """[activation.one-at-a-time] Is it time for another force? The one before must have done."""
    return game.march is None and game.voyage is None and bool(game.points or can_send(game))


def can_send(game: Game) -> bool:
    """[major-campaign.activates] Does a card let another force go without points?"""
    return game.campaign is not None and game.campaign.left > 0


def activate(game: Game) -> Procedure[None]:
    """[activation.pa-spend] The side in action sends one more force or squadron, or has done."""
    campaign = game.campaign
    side = game.active if campaign is None else campaign.side
    choice = yield ask(
        side,
        "activation.which" if campaign is None else "activation.which-free",
        rule="activation.pa-spend" if campaign is None else "major-campaign.activates",
        offers=candidates(game, side),
        unless=partial(cannot_activate, game, side, owners(game, side)),
        kind=Activate,
        also=(Offers(tuple(groups(game, side)), partial(cannot_group, game, side), Group),),
        or_else=Pass(),
        facts={"points": game.points} if campaign is None else {"card": campaign.card},
    )
    match choice:
        case Activate(fleet) if fleet in game.fleets:
            yield from sail(game, side, fleet)
        case Activate(piece):
            cost = cost_of(game, piece)
            yield from set_out(game, side, piece)
            pay(game, cost)
        case Group(zone):
            cost = cost_of_group(game, zone, side)
            yield from set_out_together(game, side, zone)
            pay(game, cost)
        case _ if campaign is not None:
            campaign.left = 0
        case _:
            keep_points(game, side)


def pay(game: Game, cost: int) -> None:
    """[activation.cost.force] Points are paid; a force that a card sends costs none."""
    if game.campaign is None:
        game.points -= cost
    else:
        game.campaign.left -= 1


def sail(game: Game, side: Side, fleet: str) -> Procedure[None]:
    """[naval.activation] A squadron sails, for points or because a card sends it."""
    campaign = game.campaign
    if campaign is None:
        yield from voyage.set_sail(game, side, fleet)
        return
    most = campaign.fleets
    yield from voyage.set_sail(game, side, fleet, grant=campaign.card, most=most)
    campaign.fleets -= len(sailing(game).fleets)
    campaign.left = min(campaign.left - 1, campaign.fleets)


def candidates(game: Game, side: Side) -> Iterator[Activate]:
    """[activation.cost.force] Every general, corps and fleet that one could think of sending."""
    sends_ships = game.campaign is not None and game.campaign.fleets > 0
    for force in forces_of_side(game, side) if not sends_ships else ():
        generals = (force.general, *force.subordinates) if force.general else ()
        for piece in (*generals, *force.corps):
            yield Activate(piece)
    if game.campaign is None or sends_ships:
        for fleet in game.fleets:
            if cannot_sail(game, side, fleet) is None:
                yield Activate(fleet)


def owners(game: Game, side: Side) -> dict[str, Force]:
    """Every counter of a side's forces, and the force in which it is."""
    return {piece: force for force in forces_of_side(game, side) for piece in force.pieces}


def cannot_activate(
    game: Game, side: Side, owned: dict[str, Force], choice: Activate
) -> Refusal | None:
    """[activation.cost.force] Why this piece is not sent now; None if it may go."""
    piece = choice.piece
    if piece in game.fleets:
        return cannot_send_fleet(game, side, piece)
    force = owned.get(piece)
    if force is None:
        return refuse("player.active", "activation.not-yours")
    return (
        cannot_leave_walls(force)
        or cannot_set_out(game, side, piece if piece in game.printed.generals else "")
        or has_moved(game, piece)
        or cannot_lead_out(game, force, piece)
        or cannot_afford(game, force, piece)
    )


def cannot_send_fleet(game: Game, side: Side, fleet: str) -> Refusal | None:
    """[activation.cost.fleet] Why this fleet does not sail: few cards send ships.

    Nobody is asked without a point left, and so a fleet can always be paid for.
    """
    campaign = game.campaign
    if campaign is not None and not campaign.fleets:
        return refuse("major-campaign.activates", "activation.no-fleets", card=campaign.card)
    if reason := cannot_sail(game, side, fleet) or cannot_do_else(game, side):
        return reason
    if campaign is None:
        return None
    if game.fleets[fleet].kind == CORSAIRS:
        return refuse("naval.corsairs.box", "voyage.corsairs-cost", card=campaign.card)
    return cannot_be_sent(game, campaign, [fleet])


def cannot_leave_walls(force: Force) -> Refusal | None:
    """[siege.leave] Who is shut up in a fortress stays there (R-50, R-200)."""
    if force.is_sheltered:
        return refuse("siege.leave", "activation.besieged", zone=force.zone)
    return None


def cannot_lead_out(game: Game, force: Force, piece: str) -> Refusal | None:
    """[activation.subordinate] [activation.cost.lone-corps] Can it be a force of its own?"""
    if piece == force.general:
        return cannot_shake_off(game, force)
    if piece in force.subordinates:
        if not any(cannot_go_with(game, force, piece, (), each) is None for each in force.corps):
            return refuse("activation.subordinate", "activation.no-units", general=piece)
        return None
    if piece not in force.corps:
        return refuse("force.definition", "activation.no-force", piece=piece)
    if not force.general:
        return None
    if game.printed.corps[piece].cavalry:
        return refuse("army.cavalry-only-in-army", "command.cavalry-needs-army")
    if len(force.corps) == 1:
        return refuse("general-change.not-alone", "activation.last-corps", general=force.general)
    return cannot_spare(game, force, piece)


def cannot_afford(game: Game, force: Force, piece: str) -> Refusal | None:
    """[activation.pa-spend] Are there points enough, or does a card send this force?

    Nobody is asked without a point left, and so a corps alone can always be paid for.
    """
    if game.campaign is not None:
        return cannot_be_sent(
            game, game.campaign, force.pieces if is_head(force, piece) else [piece]
        )
    cost = cost_of(game, piece)
    return too_dear(game, "activation.cost.force", cost) if cost > game.points else None


def is_head(force: Force, piece: str) -> bool:
    return piece == force.general or force.corps == (piece,)


def cannot_be_sent(
    game: Game, campaign: Campaign, pieces: tuple[str, ...] | list[str]
) -> Refusal | None:
    """[major-campaign.activates] Does the card send this force?"""
    if campaign.left < 1:
        return refuse("major-campaign.activates", "activation.no-more", card=campaign.card)
    if campaign.fleets and pieces[0] not in game.fleets:
        return refuse("naval.activation", "activation.fleets-only", card=campaign.card)
    if campaign.only and not any(piece in campaign.only for piece in pieces):
        return refuse("major-campaign.activates", "activation.not-by-card", card=campaign.card)
    return cannot_converge(game, campaign, pieces[0])


def cannot_converge(game: Game, campaign: Campaign, leader: str) -> Refusal | None:
    """[card.c.marche-concentrique] The second force must be of another nation (R-345)."""
    if campaign.card != CONVERGING or len(campaign.nations) != 1:
        return None
    nation = game.printed.nation_of[leader]
    if nation != campaign.nations[0]:
        return None
    return refuse("card.c.marche-concentrique", "activation.same-nation", country=nation)


def too_dear(game: Game, clause: str, cost: int) -> Refusal:
    return refuse(clause, "activation.too-dear", cost=cost, points=game.points)


def cost_of(game: Game, piece: str) -> int:
    """[activation.cost.force] [general.initiative] A general's initiative; one for a corps."""
    general = game.printed.generals.get(piece)
    return LONE_CORPS if general is None else general.initiative


def groups(game: Game, side: Side) -> Iterator[Group]:
    """[activation.two-armies] The zones in which two armies stand together."""
    for zone, heads in game.zones.items():
        if len(heads) > 1 and len(armies_in(game, zone, side)) > 1:
            yield Group(zone)


def armies_in(game: Game, zone: str, side: Side) -> list[str]:
    """[army.two-per-zone] The armies of a side in a zone."""
    return [head for head in heads_in(game, zone, side) if game.forces[head].army]


def cannot_group(game: Game, side: Side, choice: Group) -> Refusal | None:
    """[activation.two-armies] Why the two armies of this zone do not go together.

    [scenario.1805.special.sieges] One of them is not Austrian, and has no fortress to besiege.
    """
    armies = armies_in(game, choice.zone, side)
    if len(armies) < 2:
        return refuse("activation.two-armies", "activation.no-group", zone=choice.zone)
    for head in armies:
        force = game.forces[head]
        reason = cannot_leave_walls(force) or cannot_do_else(game, side)
        reason = reason or has_moved(game, force.general)
        if reason := reason or cannot_shake_off(game, force):
            return reason
    pieces = [piece for head in armies for piece in game.forces[head].pieces]
    if game.campaign is not None:
        return cannot_be_sent(game, game.campaign, pieces)
    cost = cost_of_group(game, choice.zone, side)
    return too_dear(game, "activation.two-armies", cost) if cost > game.points else None


def cost_of_group(game: Game, zone: str, side: Side) -> int:
    """[activation.two-armies] The commander's initiative and one, three at most."""
    chief = commander(game, armies_in(game, zone, side))
    most = game.printed.tables.limits.initiative_of_two_armies
    return min(game.printed.generals[chief].initiative + 1, most)
