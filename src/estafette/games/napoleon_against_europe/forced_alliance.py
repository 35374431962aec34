"""[forced-alliance.when] The Empire binds a beaten power to itself to the end of the game."""

from functools import partial

from estafette.engine import Pass, Procedure, Refusal, ask, refuse

from .actions import Discard
from .affairs import Treaty
from .events import leave_hand, put_away
from .liberation import DOS_DE_MAYO
from .sides import EMPIRE, ENGLAND, FRANCE, SPAIN, Standing
from .standing import set_standing
from .state import Game
from .terms import mark_of


def declare(game: Game) -> Procedure[None]:
    """[forced-alliance.when] One after the other, the powers that made peace with France this year.

    [spain.liberation-war.result] Spain is bound for nothing once its War of Liberation is lost.
    """
    for power in [each for each in game.treaties if cannot_bind(game, each) is None]:
        if power == SPAIN and DOS_DE_MAYO in game.events:
            bind(game, power)
            continue
        yield from offer(game, power)
    forget_drums(game)


def cannot_bind(game: Game, power: str) -> Refusal | None:
    """[forced-alliance.when] Why no forced alliance is possible with a power; None if one is.

    [forced-alliance.third-defeat] A third defeat is as good as the second.
    """
    treaty = game.treaties.get(power)
    if treaty is None or treaty.victor != FRANCE or treaty.year != game.year:
        return refuse("forced-alliance.when", "alliance.no-peace", power=power)
    if power == ENGLAND:
        return refuse("status.france-england-never", "alliance.england")
    if power == SPAIN and DOS_DE_MAYO in game.events:
        return None
    if mark_of(power) in game.lasting or game.beaten[power].count(EMPIRE) > 1:
        return None
    return refuse("forced-alliance.when", "alliance.first-defeat", power=power)


def offer(game: Game, power: str) -> Procedure[None]:
    """[forced-alliance.cost] A card of the hand is thrown away for it, whatever its value."""
    choice = yield ask(
        EMPIRE,
        "alliance.which-card",
        rule="forced-alliance.cost",
        offers=[Discard(held) for held in game.hands[EMPIRE]],
        unless=partial(cannot_pay, game),
        kind=Discard,
        or_else=Pass(),
        facts={"power": power},
    )
    if isinstance(choice, Discard):
        leave_hand(game, EMPIRE, choice.card)
        put_away(game, EMPIRE, choice.card)
        game.tell("hand.discarded", side=EMPIRE, card=choice.card)
        bind(game, power)


def cannot_pay(game: Game, choice: Discard) -> Refusal | None:
    """[forced-alliance.cost] Why this card does not pay for the alliance; None if it does."""
    if choice.card not in game.hands[EMPIRE]:
        return refuse("forced-alliance.cost", "card.not-in-hand")
    return None


def bind(game: Game, power: str) -> None:
    """[forced-alliance.nature] A neutrality under French control, to the end of the game."""
    treaty = game.treaties[power]
    game.treaties = {**game.treaties, power: Treaty(treaty.victor, treaty.year, for_good=True)}
    set_standing(game, power, Standing.FORCED_ALLIANCE, FRANCE)
    game.tell("alliance.forced", power=power)


def forget_drums(game: Game) -> None:
    """[conquest.tambours] The price of the drums is paid, or it never will be (R-126)."""
    paid = [mark_of(power) for power in game.treaties]
    game.lasting = {what: span for what, span in game.lasting.items() if what not in paid}
