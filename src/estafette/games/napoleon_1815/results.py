"""[p.12, 2-4] The results of a combat: cards or dice, their effects, and who bears them."""

from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from estafette.engine import Procedure, Refusal, Tally, ask, refuse

from .losses import Lose, arms_of, lose_point, remove_fallen, score_losses, spread_fatigue
from .printed import Face
from .sides import Arm
from .state import Combat, Engaged, Game
from .victory import settle


def exchange(game: Game, fight: Combat) -> None:
    """[combat.reveal] [combat.effects] Both sides reveal, and inflict what their cards show."""
    for side in fight.sides:
        faces = reveal(game, side, side.cards)
        extra = sum([amount for _, amount in side.extra_losses])
        side.losses = sum([face.losses for face in faces]) + extra
        side.fatigue = sum([face.fatigue for face in faces])
    for side in fight.sides:
        if side.extra_losses:
            game.tell("combat.extra-losses", camp=side.camp, tally=tuple(side.extra_losses))
        game.tell("combat.inflicts", camp=side.camp, losses=side.losses, fatigue=side.fatigue)


def reveal(game: Game, side: Engaged, count: int) -> list[Face]:
    """[cards.use.combat] [option.dice.replace] The boxes of so many cards, or of so many dice."""
    if game.with_dice:
        side.faces = [game.dice.d6() for _ in range(count)]
        game.tell("combat.rolls", camp=side.camp, faces=tuple(side.faces))
    else:
        cards = turn_up(game, side, count)
        side.faces = [game.card(card).face for card in cards]
        game.tell("combat.reveals", camp=side.camp, cards=tuple(cards))
    return [game.printed.faces[face] for face in side.faces]


def turn_up(game: Game, side: Engaged, count: int) -> list[str]:
    """[cards.reshuffle] Cards from the top of the deck; a card that is nowhere left is blank."""
    deck = game.decks[side.camp]
    taken = [deck.take(game) for _ in range(count)]
    cards = [card for card in taken if card is not None]
    side.shown += cards
    return cards


def spread_results(game: Game, fight: Combat) -> Procedure[None]:
    """[combat.spread.order] Fatigue first, then losses on those who are left, on both sides.

    [victory.simultaneous] All of it is one moment: the track is checked at the end.
    """
    for side in fight.sides:
        game.uncovered = True  # what a side is asked, and who falls, tells what it had
        yield from grow_weary(game, fight, side)
    fall_together(game, fight)  # [combat.spread.survivors]
    for side in fight.sides:
        game.uncovered = True
        yield from lose(game, side.pile, fight.side(side.camp.enemy).losses)
    fall_together(game, fight)
    settle(game)


def fall_together(game: Game, fight: Combat) -> None:
    """Those who fall in one combat fall together; who does not fall shows that he stands."""
    game.uncovered = True
    remove_fallen(game, fight.attacker.pile + fight.defender.pile)


def grow_weary(game: Game, fight: Combat, side: Engaged) -> Procedure[None]:
    """[combat.effects.fatigue] The fatigue inflicted, less what ground and events take off it."""
    inflicted = fight.side(side.camp.enemy).fatigue
    if not inflicted:
        return
    tally = Tally([("combat.inflicted", inflicted), *side.relief])
    amount = max(0, tally.total)
    game.tell("combat.fatigue", camp=side.camp, fatigue=amount, tally=tuple(tally.lines))
    before = {corps: game.fatigue[corps] for corps in side.pile}
    yield from spread_fatigue(game, side.pile, amount, "combat.spread.remainder")
    side.suffered = {corps: game.fatigue[corps] - before[corps] for corps in side.pile}


class Toll(Struct, frozen=True):
    """What a pile has still to lose: whole shares by corps, and points that go where one wishes."""

    shares: dict[str, int]
    free: int
    cavalry_due: bool

    @property
    def left(self) -> int:
        return sum(self.shares.values()) + self.free

    def less(self, loss: Lose) -> "Toll":
        """One point has been taken from a corps: of its share, or of what is free."""
        due = self.cavalry_due and loss.arm is not Arm.CAVALRY
        if share := self.shares[loss.corps]:
            return replace(self, shares={**self.shares, loss.corps: share - 1}, cavalry_due=due)
        return replace(self, free=self.free - 1, cavalry_due=due)


def lose(game: Game, pile: list[str], amount: int) -> Procedure[None]:
    """[combat.spread.even] [combat.spread.excess] Whole shares first, then what is left over."""
    if not pile:
        return
    strength = {corps: game.strength(corps) for corps in pile}
    shares = {corps: min(amount // len(pile), strength[corps]) for corps in pile}
    free = min(amount, sum(strength.values())) - sum(shares.values())
    toll, losses = Toll(shares, free, cavalry_due=amount > 1), list[Lose]()
    while toll.left:
        loss = yield from lose_one(game, pile, toll)
        losses.append(loss)
        toll = toll.less(loss)
    score_losses(game, losses)


def lose_one(game: Game, pile: list[str], toll: Toll) -> Procedure[Lose]:
    """[combat.spread.remainder] The pile's owner takes off one point; R-118: also where he must."""
    share = [corps for corps in pile if toll.shares[corps]][:1]
    among = share or pile
    choice = yield ask(
        game.commander_seat(pile),
        "combat.which-loss",
        rule="oob.loss.choice" if share else "combat.spread.remainder",
        offers=[Lose(corps, arm) for corps in among for arm in arms_of(game, corps)],
        unless=partial(cannot_lose, game, toll, among),
        facts={"left": toll.left},
        always=True,
    )
    assert isinstance(choice, Lose)
    lose_point(game, choice.corps, choice.arm)
    return choice


def cannot_lose(game: Game, toll: Toll, among: list[str], choice: Lose) -> Refusal | None:
    """[combat.losses.cavalry] Why this point may not come off; None if it may."""
    corps, arm = choice.corps, choice.arm
    if corps not in toll.shares:
        return refuse("combat.spread.even", "combat.loss-elsewhere")
    if corps not in among:
        return refuse("combat.spread.even", "combat.loss-not-yet", corps=corps, first=among[0])
    if arm not in arms_of(game, corps):
        return refuse("combat.spread.excess", "combat.loss-no-point", corps=corps, arm=arm)
    if arm is Arm.INFANTRY and is_last_chance(game, toll, corps):
        return refuse("combat.losses.cavalry", "combat.loss-cavalry-due")
    return None


def is_last_chance(game: Game, toll: Toll, corps: str) -> bool:
    """R-45: if this corps loses no cavalry point now, can none be lost any more?"""
    due = toll.cavalry_due and reaches_cavalry(game, toll)
    return due and not reaches_cavalry(game, toll.less(Lose(corps, Arm.INFANTRY)))


def reaches_cavalry(game: Game, toll: Toll) -> bool:
    """Can one of the points still to be lost be a cavalry point?"""
    return any(game.cavalry[c] and (share or toll.free) for c, share in toll.shares.items())
