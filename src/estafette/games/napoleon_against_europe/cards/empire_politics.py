"""[diplomacy.card-uses] The Empire's cards of diplomacy: envoys, marriages, police, quarrels."""

from estafette.engine import Procedure, Refusal, ask, refuse

from ..actions import Country
from ..command import RIFT
from ..control import counts
from ..embassy import (
    CAULAINCOURT,
    MARIE_LOUISE,
    Mission,
    candidates,
    loyalty_of,
    mission_of,
    no_target,
    send,
)
from ..events import Moment, card, is_permanent, last, leave_hand
from ..sides import AUSTRIA, COALITION, EMPIRE, FRANCE, TURKEY, Side, Standing, Until
from ..standing import has_beaten, minors_of, status_of
from ..state import Game
from ..transfers import QUARREL
from ..victory import french_keys

DIPLOMACY = Moment.DIPLOMACY
AT = (Moment.DIPLOMACY, Moment.ROUND)
AT_PEACE = (Standing.NEUTRAL, Standing.FORCED_PEACE)
LOYAL = 2  # [card.f.fidelite-des-allies] minors


def nobody_for_talleyrand(game: Game, side: Side) -> Refusal | None:
    """[card.f.talleyrand.proposal] A country can be courted."""
    return no_target(game, talleyrands_mission(game, side), candidates(game, side))


def talleyrands_mission(game: Game, side: Side) -> Mission:
    return mission_of(game, side, bonus=(("9F", 2),))


@card("9F", at=DIPLOMACY, unless=nobody_for_talleyrand)
def talleyrand(game: Game, side: Side) -> Procedure[None]:
    """[card.f.talleyrand] A diplomatic action with two more."""
    yield from send(game, talleyrands_mission(game, side), candidates(game, side))


def porte_is_closed(game: Game, side: Side) -> Refusal | None:
    """[card.f.sebastiani-a-constantinople] Turkey is neutral."""
    return no_target(game, sebastianis_mission(game, side), [TURKEY])


def sebastianis_mission(game: Game, side: Side) -> Mission:
    return mission_of(game, side, bonus=(("12F", 2),), is_extra=True)


@card("12F", at=DIPLOMACY, unless=porte_is_closed)
def sebastiani_in_constantinople(game: Game, side: Side) -> Procedure[None]:
    """[card.f.sebastiani-a-constantinople] Neutral Turkey is courted with two more.

    It does not count as the one major power of the year.
    """
    yield from send(game, sebastianis_mission(game, side), [TURKEY])


def hand_is_empty(game: Game, side: Side) -> Refusal | None:
    """[card.f.fouche] There is a hand to look at."""
    if game.hands[side.enemy]:
        return None
    return refuse("card.f.fouche", "card.no-hand", side=side.enemy)


@card("19F", at=AT, unless=hand_is_empty)
def fouche(game: Game, side: Side) -> None:
    """[card.f.fouche] The Empire sees the Coalition's hand, which loses a card at random.

    Permanent cards are seen, but not lost.
    """
    hand = game.hands[COALITION]
    game.tell("card.hand-seen", to=(side,), cards=sorted(hand))
    game.shown |= set(hand)
    game.uncovered = True
    loose = [held for held in hand if not is_permanent(game, held)]
    if not loose:
        return
    lost = game.dice.pick(loose)
    leave_hand(game, COALITION, lost)
    game.decks[COALITION].discard.append(lost)
    game.tell("hand.discarded", side=COALITION, card=lost)


def austria_is_no_bride(game: Game, side: Side) -> Refusal | None:
    """[card.f.marie-louise] Austria has been beaten, and is neutral or in forced peace."""
    if not has_beaten(game, EMPIRE, AUSTRIA):
        return refuse("card.f.marie-louise", "card.never-beaten", country=AUSTRIA)
    if status_of(game, AUSTRIA).kind not in AT_PEACE:
        return refuse("card.f.marie-louise", "card.not-at-peace", country=AUSTRIA)
    return None


@card("30F", at=DIPLOMACY, unless=austria_is_no_bride)
def marie_louise(game: Game, side: Side) -> None:
    """[card.f.marie-louise] To the end of next year the Coalition cannot court Austria."""
    last(game, MARIE_LOUISE, Until.NEXT_TURN)
    game.tell("card.safe-next-year", country=AUSTRIA)


def emperor_is_childless(game: Game, side: Side) -> Refusal | None:
    """[card.f.roi-de-rome] Marie-Louise has been played."""
    if MARIE_LOUISE in game.events:
        return None
    return refuse("card.f.roi-de-rome", "card.only-after", card=MARIE_LOUISE)


@card("38F", at=AT, unless=emperor_is_childless)
def king_of_rome(game: Game, side: Side) -> None:
    """[card.f.roi-de-rome] An heir is born: the card brings the victory point printed on it."""
    game.tell("card.heir-born")


@card("44F", at=(DIPLOMACY, Moment.ENEMY_DIPLOMACY))
def caulaincourt(game: Game, side: Side) -> None:
    """[card.f.caulaincourt] The Coalition's diplomatic dice have two less this year."""
    last(game, CAULAINCOURT, Until.TURN)
    game.tell("card.caulaincourt", side=COALITION)


def no_allies(game: Game, side: Side) -> Refusal | None:
    """[card.f.fidelite-des-allies] A minor is allied to France."""
    if minors_of(game, FRANCE):
        return None
    return refuse("card.f.fidelite-des-allies", "card.no-allies", country=FRANCE)


@card("53F", at=AT, unless=no_allies)
def loyal_allies(game: Game, side: Side) -> Procedure[None]:
    """[card.f.fidelite-des-allies] Two minors allied to France are safe from envoys this year."""
    for _ in range(LOYAL):
        allies = [each for each in minors_of(game, FRANCE) if loyalty_of(each) not in game.lasting]
        if not allies:
            return
        choice = yield ask(
            side,
            "card.which-ally",
            rule="card.f.fidelite-des-allies",
            offers=[Country(each) for each in allies],
        )
        assert isinstance(choice, Country)
        last(game, loyalty_of(choice.country), Until.TURN)
        game.tell("card.safe", country=choice.country)


@card("54F", at=DIPLOMACY)
def quarrel_of_cabinets(game: Game, side: Side) -> None:
    """[card.f.brouille-des-cabinets] The powers of the Coalition lend neither money nor men.

    No transfers in the next budget; this year no general takes more steps of an allied power.
    """
    last(game, QUARREL, Until.BUDGET)
    last(game, RIFT, Until.TURN)
    game.tell("card.quarrel", side=COALITION)


def france_is_whole(game: Game, side: Side) -> Refusal | None:
    """[card.f.congres-de-chatillon] The Coalition holds a French key zone, in supply."""
    if any(counts(game, zone, COALITION) for zone in french_keys(game)):
        return None
    return refuse("card.f.congres-de-chatillon", "card.france-is-whole")


@card("55F", at=Moment.VICTORY, unless=france_is_whole)
def congress_of_chatillon(game: Game, side: Side) -> None:
    """[card.f.congres-de-chatillon] French key zones in enemy hands cost no points this year."""
    last(game, "55F", Until.TURN)
    game.tell("card.congress", country=FRANCE)
