"""[p.9] The recovery phase, in its five numbered steps."""

from functools import partial

from estafette.engine import Action, Pass, Procedure, Refusal, ask, refuse, together

from .draw import order_of_play
from .events import camp_of_seat, discard
from .losses import Lose, arms_of, lose_point, remove_fallen, rest, score_losses
from .sides import COALITION
from .state import Game
from .victory import coalition_flags, score, settle


class Recover(Action, frozen=True):
    """This card takes fatigue off this corps."""

    card: str
    corps: str


def rest_unactivated(game: Game) -> None:
    """[recovery.unactivated] 1: corps still to be activated remove all their fatigue."""
    for corps in corps_on_board(game):
        if corps not in game.activated:
            rest(game, corps, game.fatigue[corps])


def may_recover(game: Game, seat: str) -> bool:
    """Is there such a seat at the table, with a card in its hand?"""
    return bool(game.hands.get(seat))


def recovery_cards(game: Game, seat: str) -> Procedure[None]:
    """[recovery.cards.order] 2: a seat plays the cards it wishes to, one after the other.

    [recovery.cards.one-per-corps] Whoever holds a card is asked, tired corps or not: silence would
    tell what the screen hides.
    """
    if game.recovery_barred and camp_of_seat(seat) is COALITION:
        game.tell("recovery.barred", seat=seat)  # [card.c.renforts-retardes.none-left]
        return
    game.treated = []
    while game.hands[seat]:
        choice = yield ask(
            seat,
            "recovery.which-card",
            rule="recovery.cards.one-per-corps",
            offers=[
                Recover(held, corps)
                for corps in tired_corps(game, seat)
                for held in game.hands[seat]
            ],
            unless=partial(cannot_recover, game, seat, game.treated),
            or_else=Pass(),
            always=True,
        )
        match choice:
            case Recover(held, corps):
                game.treated.append(corps)
                take_off_fatigue(game, seat, held, corps)
            case Pass():
                break
    game.treated = []


def cannot_recover(game: Game, seat: str, treated: list[str], choice: Recover) -> Refusal | None:
    """[cards.use.recovery] Why this card cannot serve that corps; None if it can."""
    corps = choice.corps
    if choice.card not in game.hands[seat]:
        return refuse("cards.term.played", "card.not-in-hand")
    if corps not in game.fatigue:
        return refuse("cards.use.recovery", "recovery.no-corps", block=corps)
    if game.owner(corps) != seat:
        return refuse(others_clause(game, seat, corps), "recovery.not-yours", corps=corps)
    if corps not in game.zone:
        return refuse("cards.use.recovery", "recovery.off-board", corps=corps)
    if corps in treated:
        return refuse("recovery.cards.one-per-corps", "recovery.one-card", corps=corps)
    if not game.fatigue[corps]:
        return refuse("oob.fatigue.remove", "recovery.not-tired", corps=corps)
    return None


def others_clause(game: Game, seat: str, corps: str) -> str:
    """The clause that keeps a seat's cards for its own corps."""
    partners = game.printed.camp_of[corps] is camp_of_seat(seat)
    return "three.cards.recovery-own" if partners else "recovery.cards.one-per-corps"


def take_off_fatigue(game: Game, seat: str, held: str, corps: str) -> None:
    """[cards.use.recovery] As much comes off as its recovery box says, whatever its event."""
    game.hands[seat].remove(held)
    game.uncovered = True
    recovery = game.card(held).recovery
    game.tell("recovery.card", seat=seat, card=held, recovery=recovery)
    rest(game, corps, recovery)
    discard(game, held)


def tired_corps(game: Game, seat: str) -> list[str]:
    """The corps of a seat that have any fatigue."""
    return [c for c in corps_on_board(game) if game.fatigue[c] and game.owner(c) == seat]


def lose_strength(game: Game) -> Procedure[None]:
    """[recovery.strength-loss] 3: each corps with 5 fatigue or more loses a point, all at once."""
    from_ = game.printed.tables.fatigue.exhausted_from
    game.uncovered = True  # who has to choose, and who loses, tells how tired the armies are
    exhausted = [corps for corps in corps_on_board(game) if game.fatigue[corps] >= from_]
    chosen = yield from together(
        {seat: choose_cubes(game, seat, exhausted) for seat in order_of_play(game)}
    )
    for losses in chosen.values():
        for loss in losses:
            lose_point(game, loss.corps, loss.arm)
        score_losses(game, losses)
    remove_fallen(game, exhausted)
    settle(game)  # [victory.simultaneous]


def choose_cubes(game: Game, seat: str, exhausted: list[str]) -> Procedure[list[Lose]]:
    """[oob.loss.choice] For each of its corps the owner says which cube comes off (R-61).

    R-118: also for a corps of one arm; silence would tell what is behind the screen.
    """
    losses: list[Lose] = []
    for corps in exhausted:
        if game.owner(corps) != seat:
            continue
        choice = yield ask(
            seat,
            "strength.which-arm",
            rule="recovery.strength-loss",
            offers=[Lose(corps, arm) for arm in arms_of(game, corps)],
            unless=partial(cannot_lose, game, corps),
            facts={"corps": corps},
            always=True,
        )
        assert isinstance(choice, Lose)
        losses.append(choice)
    return losses


def cannot_lose(game: Game, corps: str, choice: Lose) -> Refusal | None:
    """[oob.loss.choice] Why this cube does not come off; None if it may."""
    if choice.corps != corps:
        return refuse("recovery.strength-loss", "strength.not-this", corps=corps)
    if choice.arm not in arms_of(game, corps):
        return refuse("oob.loss.choice", "strength.no-point", corps=corps)
    return None


def turn_back(game: Game) -> None:
    """[recovery.flip] 4: every block is to be activated again, commanders and vedettes too."""
    game.activated.clear()
    game.tell("recovery.turned-back")


def end_turn(game: Game) -> None:
    """[recovery.turn-marker] 5: flags are counted, the turn's cards discarded, the marker moved."""
    count_flags(game)
    for held in game.lasting:  # [cards.discard.lasting]
        discard(game, held)
    game.lasting = {}
    game.shown = {}
    game.conferred = False
    game.cut = []
    game.held = []
    game.acted = set()
    game.passed = []
    game.aide = False
    game.recovery_barred = False
    game.turn += 1


def count_flags(game: Game) -> None:
    """[victory.vp.seven-flags] Seven red and black markers are worth a point each turn (R-58)."""
    track, flags = game.printed.tables.track, coalition_flags(game)
    if flags >= track.seven_flags:
        score(game, COALITION, track.seven_flags_points)
        game.tell("recovery.seven-flags", flags=flags, track=game.track)
        settle(game)


def corps_on_board(game: Game) -> list[str]:
    return [block for block in game.zone if block in game.fatigue]
