"""[p.12] The combat: who fights, how many cards each side reveals, who wins."""

from estafette.engine import Procedure, Tally

from .events import Moment, discard, seats_in_order, window
from .losses import remove_fallen, suffer
from .printed import Terrain
from .pursuit import pursue
from .results import exchange, spread_results
from .retreat import fall_back
from .sides import COALITION, FRENCH, NAPOLEON, Army, Camp
from .state import Combat, Engaged, Game, Operation
from .telling import tell_camp, tell_others
from .victory import score, settle

BEHIND_THE_SCREEN = ("combat.strength", "combat.exhausted")


def combat(game: Game, operation: Operation) -> Procedure[None]:
    """[combat.order] The activated pile attacks in its zone, from the events to the pursuit."""
    fight = game.combat = engage(game, operation)
    turned: tuple[Engaged, ...] = fight.sides
    lay_flat(game, [*fight.attacker.blocks, *fight.defender.blocks])
    yield from window(game, Moment.COMBAT, seats_in_order(game, operation.camp))  # [combat.event]
    if not fight.slipped:
        count_corps(game, fight)
        if not fight.attacker.cards:  # [combat.cancelled]
            game.tell("combat.cancelled", camp=operation.camp, zone=fight.zone)
            turned = (fight.attacker,)
        elif fight.defender.pile:
            yield from fight_it_out(game, fight)
    for side in turned:
        turn_over(game, side)
    stand_up(game, fight)
    put_away_cards(game, fight)
    game.combat = None


def fight_it_out(game: Game, fight: Combat) -> Procedure[None]:
    """[combat.order] Reveal, effects, spreading, winner, retreat, pursuit."""
    count_the_rest(game, fight)
    exchange(game, fight)  # [combat.reveal]
    yield from spread_results(game, fight)  # [combat.spread.order]
    find_winner(game, fight)
    if fight.winner is None:
        return
    suffer_defeat(game, fight)
    yield from fall_back(game, fight)
    yield from pursue(game, fight)


def engage(game: Game, operation: Operation) -> Combat:
    """[combat.attacker.pile] [combat.defender.all] The activated pile against all who are there."""
    zone, camp = operation.zone, operation.camp
    attacker = Engaged(camp, list(operation.pile), list(operation.commanders))
    defender = Engaged(
        camp.enemy, game.corps_at(zone, camp.enemy), game.commanders_at(zone, camp.enemy)
    )
    game.tell(
        "combat.begins",
        camp=camp,
        zone=zone,
        attackers=tuple(attacker.blocks),
        defenders=tuple(defender.blocks),
    )
    return Combat(zone, attacker, defender, operation.has_moved)


def lay_flat(game: Game, blocks: list[str]) -> None:
    """[grognard.fog.reveal] Under the fog of war, those who fight are laid flat, faces up."""
    if game.grognard:
        game.flat.update(blocks)
        game.uncovered = True


def stand_up(game: Game, fight: Combat) -> None:
    """[grognard.fog.hide-again] They stand up again, and nobody can tell which block is which."""
    if not game.grognard:
        return
    for side in fight.sides:
        game.flat.difference_update(side.blocks)
        army_of = game.printed.army_of
        for zone, army in dict.fromkeys((game.zone[b], army_of[b]) for b in side.blocks):
            deal_handles(game, zone, army)


def deal_handles(game: Game, zone: str, army: Army) -> None:
    army_of = game.printed.army_of
    blocks = [b for b, where in game.zone.items() if where == zone and army_of[b] is army]
    dealt = game.dice.shuffled([game.handles[block] for block in blocks])
    game.handles.update(zip(blocks, dealt, strict=True))


def turn_over(game: Game, side: Engaged) -> None:
    """[operations.flip.combatants] [operations.flip.commander] Those who fought have acted."""
    game.activated.update(side.blocks)
    game.acted.update(side.blocks)


def put_away_cards(game: Game, fight: Combat) -> None:
    """[cards.discard.combat] The cards that lay open go to the discard of their own deck."""
    for side in fight.sides:
        for card in side.shown:
            discard(game, card)


def count_corps(game: Game, fight: Combat) -> None:
    """[combat.cards.strength] [combat.cards.fatigue] The cards of steps B to D, for both sides."""
    tables = game.printed.tables
    game.uncovered = True  # how many they are tells something of what the screens hide
    for side in fight.sides:
        tally, pile = Tally(side.tally), side.pile
        brought = [tables.combat_cards.at(game.strength(corps), 1) for corps in pile]
        tally.add("combat.strength", sum(brought))
        if side is fight.attacker and fight.on_march:  # [combat.cards.on-march]
            tally.add("combat.on-march", -1)
        exhausted = [
            corps for corps in pile if game.fatigue[corps] >= tables.fatigue.exhausted_from
        ]
        tally.add("combat.exhausted", -len(exhausted))


def count_the_rest(game: Game, fight: Combat) -> None:
    """[combat.cards.bonus] [combat.cards.events] The cards of steps E to I, told to the table."""
    shelter_defender(game, fight)
    for side in fight.sides:
        tally = Tally(side.tally)
        for block in side.blocks:
            if gives_card(game, side, block):
                tally.add(block, 1)
        side.tally += side.bonus
        tell_cards(game, side)


def shelter_defender(game: Game, fight: Combat) -> None:
    """[combat.cards.wood] [combat.fatigue.town] The ground gives cards and spares fatigue."""
    ground = ground_of_defender(game, fight)
    if ground is None:
        return
    kind, defender = game.printed.zones[fight.zone].kind, fight.defender
    if fight.shelter:
        Tally(defender.tally).add(kind, ground.defender_cards)
    Tally(defender.relief).add(kind, ground.defender_fatigue)


def ground_of_defender(game: Game, fight: Combat) -> Terrain | None:
    """[map.terrain-table] The line of the table that serves the defender, if he may use it."""
    zone, camp = fight.zone, fight.defender.camp
    kind = game.printed.zones[zone].kind
    if kind == "fortified-town" and not flies_flag(game, zone, camp):  # [combat.cards.fortress]
        return None
    if kind == "fortified-farm" and (zone not in game.positions or camp is FRENCH):
        return None  # [fortified-position.coalition-only]
    return game.printed.tables.terrain[kind]


def flies_flag(game: Game, zone: str, camp: Camp) -> bool:
    """[combat.cards.fortress] Does the zone bear a control marker of this camp?"""
    flag = game.flags.get(zone)
    return flag is not None and (flag is Army.FRENCH) == (camp is FRENCH)


def gives_card(game: Game, side: Engaged, block: str) -> bool:
    """[combat.cards.bonus] [combat.cards.bonus.commander] Has it the combat symbol?"""
    if block == NAPOLEON:
        return game.has_napoleon(side.commanders, bonus="combat")
    return game.printed.has_symbol(block, "combat")


def tell_cards(game: Game, side: Engaged) -> None:
    """R-09: the enemy hears the sum, but not how strength and fatigue went into it."""
    seen = seen_tally(side)
    facts = {"side": side.camp, "cards": side.cards}
    tell_camp(game, side.camp, "combat.cards", tally=tuple(side.tally), **facts)
    tell_others(game, side.camp, "combat.cards", tally=tuple(seen), **facts)


def seen_tally(side: Engaged) -> list[tuple[str, int]]:
    """R-09: the sum of a side as its enemy may read it."""
    corps = sum([amount for key, amount in side.tally if key in BEHIND_THE_SCREEN])
    open_lines = [line for line in side.tally if line[0] not in BEHIND_THE_SCREEN]
    return [("combat.corps", corps), *open_lines]


def find_winner(game: Game, fight: Combat) -> None:
    """[combat.winner] [combat.draw] Who inflicted more losses has won, by the difference."""
    attacker, defender = fight.sides
    lead = attacker.losses - defender.losses
    if lead == 0:
        game.tell("combat.drawn", zone=fight.zone, losses=attacker.losses)
        return
    fight.winner = attacker.camp if lead > 0 else defender.camp
    fight.connections = abs(lead)  # [combat.retreat.length]
    game.tell("combat.won", zone=fight.zone, camp=fight.winner, lead=abs(lead))


def suffer_defeat(game: Game, fight: Combat) -> None:
    """[victory.vp.napoleon-beaten] What a lost combat costs before any retreat."""
    loser, points = fight.loser, game.printed.tables.track.napoleon_beaten
    if NAPOLEON in loser.commanders:
        score(game, COALITION, points)
        game.tell("combat.napoleon-beaten", points=points, track=game.track)
    for corps in loser.pile:  # [card.f.la-garde.defeat]
        suffer(game, corps, loser.fatigue_if_beaten)
    remove_fallen(game, loser.pile)
    settle(game)
