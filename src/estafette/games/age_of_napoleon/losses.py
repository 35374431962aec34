"""[battle.losses.half-permanent] Losses: who falls, who is captured, who is lost for good."""

from functools import partial

from estafette.engine import Procedure, Refusal, ask, refuse

from .actions import Bury, Lose
from .events import Moment, window
from .fate import capture, is_spared, lose_for_good
from .sides import Side
from .state import Battle, Engaged, Game


def take_losses(game: Game, battle: Battle, side: Side) -> Procedure[None]:
    """[battle.losses.rest-prisoners] Corps are taken off; some for good, the rest captured."""
    engaged = battle.side(side)
    yield from choose_lost(game, engaged)
    if not engaged.lost:
        return
    game.tell("battle.losses", side=side, corps=list(engaged.lost))
    stake = {"area": battle.area, "corps": list(engaged.lost)}
    yield from window(game, side.enemy, Moment.LOSSES, rule="card.killed-in-action", **stake)
    buried = yield from choose_buried(game, battle, engaged)
    for corps in engaged.lost:
        if corps in buried:
            lose_for_good(game, corps)
        else:
            capture(game, corps)


def choose_lost(game: Game, engaged: Engaged) -> Procedure[None]:
    """[battle.losses.choice] The owner says which, where there is anything to choose."""
    number = engaged.losses - engaged.relief
    while (left := number - len(engaged.lost)) > 0:
        standing = [corps for corps in engaged.box if corps not in engaged.lost]
        first = [corps for corps in standing if corps in game.exhausted] or standing
        if len(first) <= left:
            engaged.lost += first
            continue
        choice = yield ask(
            engaged.side,
            "battle.which-loss",
            rule="battle.losses.choice",
            offers=[Lose(corps) for corps in standing],
            unless=partial(cannot_lose, game, engaged),
            kind=Lose,
            facts={"left": left},
        )
        assert isinstance(choice, Lose)
        engaged.lost.append(choice.corps)


def cannot_lose(game: Game, engaged: Engaged, choice: Lose) -> Refusal | None:
    """[battle.losses.exhausted-first] Why this corps is not the next to be lost."""
    standing = [corps for corps in engaged.box if corps not in engaged.lost]
    if choice.corps not in standing:
        return refuse("battle.losses.choice", "battle.not-committed")
    if is_spared(game, choice.corps, standing):
        rule = "battle.losses.exhausted-first"
        return refuse(rule, "battle.exhausted-first", corps=choice.corps)
    return None


def choose_buried(game: Game, battle: Battle, engaged: Engaged) -> Procedure[list[str]]:
    """[battle.losses.choice] Of the corps lost, the owner says which are lost for good."""
    buried = [engaged.killed] if engaged.killed else []
    share = permanent_share(battle, engaged.side)
    while len(buried) < share:
        others = [corps for corps in engaged.lost if corps not in buried]
        choice = yield ask(
            engaged.side,
            "battle.which-for-good",
            rule="battle.losses.choice",
            offers=[Bury(corps) for corps in others],
            unless=partial(cannot_bury, others),
            facts={"left": share - len(buried)},
        )
        assert isinstance(choice, Bury)
        buried.append(choice.corps)
    return buried


def cannot_bury(lost: list[str], choice: Bury) -> Refusal | None:
    """[battle.losses.choice] Only a corps that this battle has cost is lost for good."""
    if choice.corps not in lost:
        return refuse("battle.losses.choice", "battle.not-lost")
    return None


def permanent_share(battle: Battle, side: Side) -> int:
    """[battle.losses.round-loser] [battle.losses.round-winner] Half, up or down."""
    engaged = battle.side(side)
    lost = len(engaged.lost)
    rounds_up = battle.tied or battle.winner is not side
    half = (lost + 1) // 2 if rounds_up else lost // 2
    return max(half, 1) if engaged.killed else half  # [card.killed-in-action]
