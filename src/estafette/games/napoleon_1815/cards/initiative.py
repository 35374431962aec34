"""[p.17-19] The blue cards: their events are played in the initiative phase."""

from functools import partial

from estafette.engine import Action, Pass, Procedure, Refusal, ask, refuse

from ..draw import bring_on, draw_cards, is_barred, is_red, seems_barred
from ..entry import remove_vedette
from ..events import Moment, camp_of_seat, card, discard
from ..initiative import INTUITION, exchange
from ..losses import rest
from ..sides import FRENCH, NAPOLEON, Army
from ..state import Game
from ..telling import tell_camp, tell_others
from ..victory import settle
from .draw import posts, which_opponent

FREDERICK = "frederick"
LAMARQUE = "lamarque"
DROUOT = "drouot"
ALOST = "alost"
MAUBEUGE = "maubeuge"
SUPPLY = 2
RESERVE = 2


class TakeCard(Action, frozen=True):
    """This card of the draw pile goes to my hand."""

    card: str


class EnterAt(Action, frozen=True):
    """The corps comes onto the board here."""

    zone: str


class Reinforce(Action, frozen=True):
    """This corps receives an infantry point."""

    corps: str


class Supply(Action, frozen=True):
    """The pile of this zone is supplied."""

    zone: str


class Feed(Action, frozen=True):
    """This corps removes one fatigue."""

    corps: str


@card("a-bruxelles", at=Moment.INITIATIVE, rule="cards.colour.blue", lasting=True)
def a_bruxelles(game: Game, seat: str) -> None:
    """[card.c.a-bruxelles.duration] Coalition piles hurry to Brussels while the card lies there."""


@card("aide-de-camp", at=Moment.INITIATIVE, rule="cards.colour.blue")
def aide_de_camp(game: Game, seat: str) -> Procedure[None]:
    """[card.c.aide-de-camp.two] The French hand is seen; with three players the allies may talk."""
    if game.players == 2:
        look_at_hand(game, seat, FRENCH)
        return
    game.aide = True  # [card.c.aide-de-camp.three]
    game.tell("card.aide-de-camp.talk")
    yield from exchange(game)


def look_at_hand(game: Game, seat: str, other: str) -> None:
    """A hand is seen by one seat, who remembers it until the end of the turn."""
    game.shown[seat] = sorted(game.hands[other])
    game.uncovered = True
    game.tell("card.hand-seen", to=(seat,), seat=other, cards=tuple(game.shown[seat]))
    game.tell("card.hand-looked-at", seat=other)


@card("anticipation", at=Moment.INITIATIVE, rule="cards.colour.blue")
def anticipation(game: Game, seat: str) -> Procedure[None]:
    """[card.x.anticipation.effect] Any card of the draw pile but a red one; then it is shuffled."""
    deck = game.decks[camp_of_seat(seat)]
    if all(is_red(game, held) for held in deck.pile):
        game.tell("card.anticipation.nothing", seat=seat)
        return
    seen = game.shown.get(seat, [])
    game.shown[seat] = seen + sorted(deck.pile)  # he looks through his pile
    choice = yield ask(
        seat,
        "card.anticipation.which-card",
        rule="card.x.anticipation.effect",
        offers=[TakeCard(held) for held in sorted(deck.pile)],
        unless=partial(cannot_take, game, seat),
        always=True,
    )
    match choice:
        case TakeCard(held):
            game.shown[seat] = seen
            deck.pile.remove(held)
            deck.shuffle(game)
            game.hands[seat].append(held)
            game.uncovered = True
            game.tell("card.anticipation.taken", seat=seat)
            game.tell("draw.kept", to=(seat,), cards=(held,))


def cannot_take(game: Game, seat: str, choice: TakeCard) -> Refusal | None:
    """[card.x.anticipation.effect] Why this card cannot be taken; None if it can."""
    if choice.card not in game.decks[camp_of_seat(seat)].pile:
        return refuse("card.x.anticipation.effect", "card.anticipation.not-there")
    if is_red(game, choice.card):
        return refuse("card.x.anticipation.no-red", "card.anticipation.red", card=choice.card)
    return None


@card("eclaireurs", at=Moment.INITIATIVE, rule="cards.colour.blue")
def eclaireurs(game: Game, seat: str) -> Procedure[None]:
    """[card.f.eclaireurs.two] The French player looks at an opponent's hand."""
    rule = "card.f.eclaireurs.three"
    other = yield from which_opponent(game, "card.eclaireurs.which-player", rule)
    look_at_hand(game, seat, other)


def no_frederick(game: Game, seat: str) -> Refusal | None:
    """[card.c.frederick.blocked] Why the card can neither bring his corps nor reinforce one."""
    if Army.ANGLO_ALLIED not in game.armies(seat):
        return refuse("card.c.frederick.three", "card.frederick.prussian")
    if is_entered(game, FREDERICK):
        return nobody_to_reinforce(game, seat)
    if FREDERICK in game.gone:
        return refuse("elimination.permanent", "card.corps-gone", corps=FREDERICK)
    if seems_barred(game, FREDERICK, ALOST):
        return refuse("card.c.frederick.blocked", "card.frederick.blocked", zone=ALOST)
    return None


@card("frederick", at=Moment.INITIATIVE, rule="cards.colour.blue", unless=no_frederick)
def frederick(game: Game, seat: str) -> Procedure[None]:
    """[card.c.frederick.place] His corps comes up at Alost; if it has come, one is reinforced."""
    if is_entered(game, FREDERICK):  # [card.c.frederick.already]
        yield from reinforce(game, seat, "card.c.frederick.already")
    else:
        come_up(game, FREDERICK, ALOST)


def is_entered(game: Game, corps: str) -> bool:
    """[scenario.intro-ligny.cards] On the board, or counted as such by the scenario."""
    return corps in game.zone or corps in game.sheet.entered


def come_up(game: Game, corps: str, zone: str) -> None:
    """[card.c.frederick.vedette] A corps called up by its card, with a vedette for Grognards.

    If the fog hid enemy corps that hold the zone alone, it is turned away.
    """
    if is_barred(game, corps, zone):
        game.tell("arrival.turned-away", corps=corps, zone=zone)
        return
    bring_on(game, [corps, *spare_vedettes(game, corps)[:1]], zone)
    if game.is_contested(zone):  # [grognard.vedette.eliminated]
        for vedette in game.vedettes_at(zone, game.printed.camp_of[corps]):
            remove_vedette(game, vedette)
    settle(game)


def spare_vedettes(game: Game, corps: str) -> list[str]:
    """The vedettes of a corps' army that have not been used yet."""
    if not game.grognard:
        return []
    army = game.printed.army_of[corps]
    return [
        block.id
        for block in game.printed.blocks.values()
        if block.kind == "vedette"
        and block.army is army
        and block.id not in game.zone
        and block.id not in game.gone
    ]


@card("hussards", at=Moment.INITIATIVE, rule="cards.colour.blue")
def hussards(game: Game, seat: str) -> Procedure[None]:
    """[card.f.hussards.two] An opponent loses a card at random; an empty hand loses none (R-90)."""
    rule = "card.f.hussards.three"
    other = yield from which_opponent(game, "card.hussards.which-player", rule)
    if not game.hands[other]:
        game.tell("card.hussards.nothing", seat=other)
        return
    lost = game.dice.pick(game.hands[other])
    game.hands[other].remove(lost)
    game.uncovered = True
    game.tell("card.hussards.lost", seat=other, card=lost)
    discard(game, lost)


@card(INTUITION, at=Moment.INITIATIVE, rule="cards.colour.blue", lasting=True)
def intuition(game: Game, seat: str) -> None:
    """[card.x.intuition.effect] The card waits on the table until the initiative is settled."""


def no_lamarque(game: Game, seat: str) -> Refusal | None:
    """[card.f.lamarque.blocked] Why the card can neither bring his corps nor reinforce one."""
    if is_entered(game, LAMARQUE):
        return nobody_to_reinforce(game, seat)
    if LAMARQUE in game.gone:
        return refuse("elimination.permanent", "card.corps-gone", corps=LAMARQUE)
    if all(seems_barred(game, LAMARQUE, zone) for zone in towns_in_france(game)):
        return refuse("card.f.lamarque.blocked", "card.lamarque.blocked")
    return None


@card("lamarque", at=Moment.INITIATIVE, rule="cards.colour.blue", unless=no_lamarque)
def lamarque(game: Game, seat: str) -> Procedure[None]:
    """[card.f.lamarque.place] His corps comes up in France; if it has come, one is reinforced."""
    if is_entered(game, LAMARQUE):  # [card.f.lamarque.already]
        yield from reinforce(game, seat, "card.f.lamarque.already")
        return
    choice = yield ask(
        seat,
        "card.lamarque.which-zone",
        rule="card.f.lamarque.place",
        offers=[EnterAt(zone) for zone in towns_in_france(game)],
        unless=partial(cannot_enter, game),
    )
    match choice:
        case EnterAt(zone):
            come_up(game, LAMARQUE, zone)


def towns_in_france(game: Game) -> list[str]:
    """[map.france] The towns of France, and Maubeuge."""
    return [
        zone.id
        for zone in game.printed.zones.values()
        if zone.id == MAUBEUGE or (zone.country == "france" and zone.kind == "town")
    ]


def cannot_enter(game: Game, choice: EnterAt) -> Refusal | None:
    """[card.f.lamarque.place] Why Lamarque cannot come up there; None if he can (R-87)."""
    if choice.zone not in towns_in_france(game):
        return refuse("card.f.lamarque.place", "card.lamarque.not-there", zone=choice.zone)
    if seems_barred(game, LAMARQUE, choice.zone):
        return refuse("card.f.lamarque.blocked", "card.lamarque.held", zone=choice.zone)
    return None


@card("marche-d-approche", at=Moment.INITIATIVE, rule="cards.colour.blue", lasting=True)
def marche_d_approche(game: Game, seat: str) -> None:
    """[card.f.marche-d-approche.points] The French march by plan while the card lies there."""


def nobody_to_supply(game: Game, seat: str) -> Refusal | None:
    """[card.c.ravitaillement] The player has no pile on the board."""
    if posts(game, seat):
        return None
    return refuse("card.c.ravitaillement", "card.ravitaillement.no-pile")


@card("ravitaillement", at=Moment.INITIATIVE, rule="cards.colour.blue", unless=nobody_to_supply)
def ravitaillement(game: Game, seat: str) -> Procedure[None]:
    """[card.c.ravitaillement] One pile removes 2 fatigue in all, as its player wishes (R-104)."""
    choice = yield ask(
        seat,
        "card.ravitaillement.which-zone",
        rule="card.c.ravitaillement",
        offers=[Supply(zone) for zone in dict.fromkeys(posts(game, seat))],
        unless=partial(cannot_supply, game, seat),
        always=game.grognard,
    )
    assert isinstance(choice, Supply)
    game.tell("card.ravitaillement.supplied", seat=seat, zone=choice.zone)
    for left in range(SUPPLY, 0, -1):
        yield from feed(game, seat, choice.zone, left)


def feed(game: Game, seat: str, zone: str, left: int) -> Procedure[None]:
    """One fatigue comes off a corps of the zone; to pass a rested pile over would betray it."""
    choice = yield ask(
        seat,
        "card.ravitaillement.which-corps",
        rule="card.c.ravitaillement",
        offers=[Feed(corps) for corps in game.corps_at(zone, camp_of_seat(seat))],
        unless=partial(cannot_feed, game, seat, zone),
        or_else=Pass(),
        facts={"left": left},
        always=True,
        seen_by=game.seats(camp_of_seat(seat)),
    )
    if isinstance(choice, Feed):
        rest(game, choice.corps, 1)


def cannot_supply(game: Game, seat: str, choice: Supply) -> Refusal | None:
    """[card.c.ravitaillement] Why the pile of this zone cannot be supplied; None if it can."""
    if choice.zone in posts(game, seat):
        return None
    return refuse("card.c.ravitaillement", "card.ravitaillement.nobody", zone=choice.zone)


def cannot_feed(game: Game, seat: str, zone: str, choice: Feed) -> Refusal | None:
    """[card.c.ravitaillement] Why this corps cannot be relieved; None if it can."""
    corps = choice.corps
    if corps not in game.fatigue or game.owner(corps) != seat:
        return refuse(own_clause(game, "card.c.ravitaillement"), "card.not-yours", block=corps)
    if game.zone.get(corps) != zone:
        return refuse("card.c.ravitaillement", "card.ravitaillement.elsewhere", corps=corps)
    if not game.fatigue[corps]:
        return refuse("oob.fatigue.remove", "recovery.not-tired", corps=corps)
    return None


def own_clause(game: Game, rule: str) -> str:
    """With three players another clause keeps an event for one's own corps."""
    return rule if game.players == 2 else "three.cards.own-units"


def nobody_to_reinforce(game: Game, seat: str) -> Refusal | None:
    """[oob.strength-maximum] No corps of the player can take another point."""
    if any(cannot_reinforce(game, seat, Reinforce(corps)) is None for corps in game.fatigue):
        return None
    return refuse("oob.strength-maximum", "card.reinforce.nobody")


@card("renforts", at=Moment.INITIATIVE, rule="cards.colour.blue", unless=nobody_to_reinforce)
def renforts(game: Game, seat: str) -> Procedure[None]:
    """[card.c.renforts.add] A corps of the player on the board gains an infantry point."""
    yield from reinforce(game, seat, "card.c.renforts.add")


def reinforce(game: Game, seat: str, rule: str) -> Procedure[None]:
    """[card.c.renforts.no-vp] One infantry point, which scores nothing."""
    choice = yield ask(
        seat,
        "card.reinforce.which-corps",
        rule=rule,
        offers=[Reinforce(corps) for corps in game.fatigue if game.owner(corps) == seat],
        unless=partial(cannot_reinforce, game, seat),
        always=True,
        seen_by=game.seats(camp_of_seat(seat)),
    )
    match choice:
        case Reinforce(corps):
            game.infantry[corps] += 1
            camp, army = camp_of_seat(seat), game.printed.army_of[corps]
            tell_camp(game, camp, "card.reinforce.added", corps=corps)
            tell_others(game, camp, "card.reinforce.added-unseen", army=army)


def cannot_reinforce(game: Game, seat: str, choice: Reinforce) -> Refusal | None:
    """[card.c.renforts.add] Why this corps gets no infantry point; None if it does."""
    corps, most = choice.corps, game.printed.tables.strength.maximum
    if corps not in game.fatigue or game.owner(corps) != seat:
        return refuse(own_clause(game, "card.c.renforts.add"), "card.not-yours", block=corps)
    if corps == DROUOT:
        return refuse("card.f.lamarque.already", "card.reinforce.guard", corps=corps)
    if corps in game.gone:
        return refuse("card.c.renforts.no-revival", "card.corps-gone", corps=corps)
    if corps not in game.zone:
        return refuse("card.c.renforts.add", "card.reinforce.off-board", corps=corps)
    if game.strength(corps) >= most:
        return refuse("oob.strength-maximum", "card.reinforce.full", corps=corps, most=most)
    return None


@card("reserve", at=Moment.INITIATIVE, rule="cards.colour.blue")
def reserve(game: Game, seat: str) -> None:
    """[card.x.reserve.draw] Two cards are drawn; red ones are discarded without their event."""
    for red in draw_cards(game, seat, RESERVE):  # [card.x.reserve.red]
        game.tell("draw.red-cancelled", seat=seat, card=red)
        discard(game, red)


def no_emperor(game: Game, seat: str) -> Refusal | None:
    """[cards.specific-over-general] Napoléon must be on the board."""
    if NAPOLEON in game.zone:
        return None
    return refuse("card.f.vive-l-empereur", "card.vive-l-empereur.absent")


@card("vive-l-empereur", at=Moment.INITIATIVE, rule="cards.colour.blue", unless=no_emperor)
def vive_l_empereur(game: Game, seat: str) -> None:
    """[card.f.vive-l-empereur] Every French corps in Napoléon's zone removes 1 fatigue (R-104)."""
    for corps in game.corps_at(game.zone[NAPOLEON], FRENCH):
        rest(game, corps, 1)
