"""[p.12, 7] The pursuit: the winner's cavalry wears down the beaten pile."""

from estafette.engine import Procedure, Refusal, refuse

from .events import Moment, seats_in_order, window
from .losses import suffer_at_once
from .results import reveal
from .state import Combat, Game


def pursue(game: Game, fight: Combat) -> Procedure[None]:
    """[combat.pursuit.condition] Unless something forbids it or an event covers the retreat."""
    loser = fight.loser
    game.uncovered = True  # whether there is a pursuit tells who has more cavalry
    hindrance = cannot_pursue(game, fight)
    if hindrance is None or hindrance.rule == "combat.pursuit.condition":
        fight.outridden = hindrance is None
    if hindrance is None:
        yield from window(game, Moment.PURSUIT, seats_in_order(game, loser.camp))
        hindrance = cannot_pursue(game, fight)
    if hindrance is not None:
        game.tell(hindrance.key, **hindrance.facts)
        return
    faces = reveal(game, fight.side(loser.camp.enemy), pursuit_cards(game, fight))
    fatigue = sum([face.fatigue for face in faces])  # [combat.pursuit.effect]
    game.tell("pursuit.inflicts", camp=loser.camp.enemy, fatigue=fatigue)
    yield from suffer_at_once(game, loser.pile, fatigue, "combat.pursuit.spread")


def cannot_pursue(game: Game, fight: Combat) -> Refusal | None:
    """[combat.pursuit.condition] Why the winner does not pursue; None if he does."""
    winner, loser = fight.side(fight.loser.camp.enemy), fight.loser
    kind = game.printed.zones[fight.zone].kind
    if not loser.pile:
        return refuse("combat.retreat.pile-gone", "pursuit.nobody-left", camp=winner.camp)
    if fight.held:
        return refuse("combat.pursuit.not-if-held", "pursuit.held", camp=winner.camp)
    if fight.unpursued:
        return refuse("cards.symbol.retreat-pursuit", "pursuit.covered", camp=winner.camp)
    if not game.printed.tables.terrain[kind].pursuit:
        return refuse("combat.pursuit.forbidden-zones", "pursuit.ground", kind=kind)
    if game.cavalry_of(winner.pile) <= game.cavalry_of(loser.pile):
        return refuse("combat.pursuit.condition", "pursuit.few-horse", camp=winner.camp)
    return None


def pursuit_cards(game: Game, fight: Combat) -> int:
    """[combat.pursuit.cards] One card, and one for each corps with the pursuit symbol."""
    winner = fight.side(fight.loser.camp.enemy)
    swift = [corps for corps in winner.pile if game.printed.has_symbol(corps, "pursuit")]
    game.tell("pursuit.begins", camp=winner.camp, cards=1 + len(swift), corps=tuple(swift))
    return 1 + len(swift)
