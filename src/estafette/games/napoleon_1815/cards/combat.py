"""[p.17-18] The green cards of the combat, in the order of the card notes."""

from functools import partial

from estafette.engine import Action, Pass, Procedure, Refusal, ask, refuse

from ..combat import lay_flat
from ..entry import enter
from ..events import Moment, camp_of_seat, card, discard
from ..losses import Suffer, remove_fallen, suffer, suffer_at_once
from ..results import lose
from ..retreat import retreat
from ..sides import COALITION, FRENCH
from ..state import Combat, Engaged, Game
from ..victory import settle

DROUOT, NEY = "drouot", "ney"
CHARGERS = ("ney", "grouchy", "uxbridge", "gneisenau")
RED_LINE = ("picton", "orange", "hill")
BATTERY_CORPS = 3


class Summon(Action, frozen=True):
    """This corps marches to the guns."""

    corps: str


class Accompany(Action, frozen=True):
    """This commander goes with the corps that marches to the guns."""

    commander: str


def fought(game: Game) -> Combat:
    """The combat on the table: every card of this page is played in one."""
    assert game.combat is not None
    return game.combat


def ours(game: Game, seat: str) -> Engaged:
    """The side of the combat that a seat belongs to."""
    return fought(game).side(camp_of_seat(seat))


def not_engaged(game: Game, seat: str) -> Refusal | None:
    """[three.cards.mixed-pile] Whoever has no corps in the pile may not play for it."""
    if any(game.owner(corps) == seat for corps in ours(game, seat).pile):
        return None
    return refuse("three.cards.mixed-pile", "card.no-corps-engaged")


def french_defend(game: Game, rule: str) -> Refusal | None:
    return None if fought(game).attacker.camp is FRENCH else refuse(rule, "card.attack-only")


def not_alone_in_defence(game: Game, seat: str) -> Refusal | None:
    """[card.c.arriere-garde.condition] One Coalition corps, of the player's own, defends."""
    defender = fought(game).defender
    if defender.camp is not COALITION or len(defender.pile) != 1:
        return refuse("card.c.arriere-garde.condition", "card.arriere-garde-alone")
    if game.owner(defender.pile[0]) != seat:
        return refuse("three.cards.own-units", "card.partners-corps", corps=defender.pile[0])
    return None


@card(
    "arriere-garde",
    at=Moment.COMBAT,
    rule="card.c.arriere-garde.condition",
    unless=not_alone_in_defence,
)
def arriere_garde(game: Game, seat: str) -> Procedure[None]:
    """[card.c.arriere-garde.retreat] The corps slips away: a loss, a fatigue, two connections."""
    fight = fought(game)
    fight.slipped, fight.connections = True, 2
    pile = fight.defender.pile
    yield from lose(game, pile, 1)  # [card.c.arriere-garde.cost]
    remove_fallen(game, pile)
    yield from suffer_at_once(game, pile, 1, "card.c.arriere-garde.fatigue")
    if pile:
        yield from retreat(game, fight, fight.defender)


def no_bold_attack(game: Game, seat: str) -> Refusal | None:
    return french_defend(game, "card.f.audace.condition")


@card("audace", at=Moment.COMBAT, rule="card.f.audace.condition", unless=no_bold_attack)
def audace(game: Game, seat: str) -> None:
    """[card.f.audace.effect] Woods, walls and fortified positions give the defender no card."""
    fought(game).shelter = False


def nobody_near(game: Game, seat: str) -> Refusal | None:
    """[card.x.au-son-du-canon.move] A corps must stand one connection away, in a free zone."""
    if any(cannot_summon(game, seat, Summon(corps)) is None for corps in near(game, seat)):
        return None
    return refuse("card.x.au-son-du-canon.move", "card.nobody-near", zone=fought(game).zone)


@card("au-son-du-canon", at=Moment.COMBAT, rule="card.x.au-son-du-canon.move", unless=nobody_near)
def au_son_du_canon(game: Game, seat: str) -> Procedure[None]:
    """[card.x.au-son-du-canon.one-corps] A corps close by joins the combat, without fatigue."""
    choice = yield ask(
        seat,
        "card.au-son-du-canon.which-corps",
        rule="card.x.au-son-du-canon.move",
        offers=[Summon(corps) for corps in near(game, seat)],
        unless=partial(cannot_summon, game, seat),
        always=game.grognard,
    )
    assert isinstance(choice, Summon)
    side, zone = ours(game, seat), fought(game).zone
    commanders = yield from companions(game, seat, choice.corps)
    side.pile.append(choice.corps)
    side.commanders += commanders
    lay_flat(game, [choice.corps, *commanders])
    yield from enter(game, [choice.corps, *commanders], zone)  # [card.x.au-son-du-canon.axis]


def near(game: Game, seat: str) -> list[str]:
    """The corps of the camp in the zones around the combat."""
    around, camp = game.neighbours(fought(game).zone), camp_of_seat(seat)
    return [corps for zone in around for corps in game.corps_at(zone, camp)]


def cannot_summon(game: Game, seat: str, choice: Summon) -> Refusal | None:
    """[card.x.au-son-du-canon.move] Why this corps cannot join the combat; None if it can."""
    rule, camp, corps = "card.x.au-son-du-canon.move", camp_of_seat(seat), choice.corps
    if corps not in game.printed.corps_of[camp] or corps not in game.zone:
        return refuse(rule, "card.no-such-corps")
    if game.owner(corps) != seat:
        return refuse("three.cards.own-units", "card.partners-corps", corps=corps)
    if game.zone[corps] not in game.neighbours(fought(game).zone):
        return refuse(rule, "card.too-far", corps=corps)
    if not game.is_free(game.zone[corps], camp):
        return refuse(rule, "card.not-free", corps=corps, zone=game.zone[corps])
    return None


def companions(game: Game, seat: str, corps: str) -> Procedure[list[str]]:
    """R-12: commanders of its army may go with the corps; one who would stay alone must.

    R-118: in the fog it is asked about any block beside it, which may be a commander.
    """
    zone, camp, army_of = game.zone[corps], camp_of_seat(seat), game.printed.army_of
    alone = game.corps_at(zone, camp) == [corps]
    there = game.commanders_at(zone, camp)  # [unit.commander.nationality]
    able = [who for who in there if alone or army_of[who] is army_of[corps]]
    going = []
    for commander in able or ([""] if game.grognard and has_company(game, corps) else []):
        choice = yield ask(
            seat,
            "card.au-son-du-canon.who-goes",
            rule="card.x.au-son-du-canon.one-corps",
            offers=[Accompany(commander)] if commander else (),
            or_else=() if alone and commander else Pass(),
            facts={"corps": corps, "commander": commander or "nobody"},
            always=game.grognard,
        )
        if isinstance(choice, Accompany):
            going.append(commander)
    return going


def has_company(game: Game, corps: str) -> bool:
    """Is another block of its army in its zone?"""
    army_of, zone = game.printed.army_of, game.zone[corps]
    return any(
        where == zone and block != corps and army_of[block] is army_of[corps]
        for block, where in game.zone.items()
    )


@card("carre", at=Moment.COMBAT, rule="card.c.carre", unless=not_engaged)
def carre(game: Game, seat: str) -> None:
    """[card.c.carre] Two fatigue less, if the French pile has any cavalry as the combat begins."""
    if game.cavalry_of(fought(game).side(FRENCH).pile):
        ours(game, seat).relief.append(("carre", -2))
    else:
        game.tell("card.carre-no-cavalry")


def nobody_to_charge(game: Game, seat: str) -> Refusal | None:
    """[card.x.chargez.card] The pile must hold one of the four leaders of horse."""
    pile = ours(game, seat).pile
    leaders = [corps for corps in CHARGERS if corps in pile]
    if not leaders:
        return refuse("card.x.chargez.card", "card.nobody-to-charge")
    if all(game.owner(corps) != seat for corps in leaders):
        return refuse("three.cards.own-units", "card.partners-corps", corps=leaders[0])
    return None


@card("chargez", at=Moment.COMBAT, rule="card.x.chargez.card", unless=nobody_to_charge)
def chargez(game: Game, seat: str) -> Procedure[None]:
    """[card.x.chargez.fatigue] One card more, and one fatigue at once for the corps that leads."""
    side = ours(game, seat)
    leaders = [corps for corps in CHARGERS if corps in side.pile and game.owner(corps) == seat]
    choice = yield ask(
        seat,
        "card.chargez.who-leads",
        rule="card.x.chargez.fatigue",
        offers=[Suffer(corps) for corps in leaders],
        unless=partial(cannot_lead_charge, leaders),
        always=game.grognard,
    )
    assert isinstance(choice, Suffer)
    side.bonus.append(("chargez", 1))
    yield from suffer_at_once(game, [choice.corps], 1, "card.x.chargez.fatigue")


def cannot_lead_charge(leaders: list[str], choice: Suffer) -> Refusal | None:
    """[card.x.chargez.card] Only a leader of horse of one's own in the pile."""
    if choice.corps not in leaders:
        return refuse("card.x.chargez.card", "card.no-charger")
    return None


def not_on_the_march(game: Game, seat: str) -> Refusal | None:
    fight = fought(game)
    if fight.attacker.camp is FRENCH and fight.on_march:
        return None
    return refuse("card.f.deploiement-rapide", "card.not-on-march")


@card(
    "deploiement-rapide",
    at=Moment.COMBAT,
    rule="card.f.deploiement-rapide",
    unless=not_on_the_march,
)
def deploiement_rapide(game: Game, seat: str) -> None:
    """[card.f.deploiement-rapide] The attack on the march costs no card."""
    fought(game).on_march = False


def no_dashing_attack(game: Game, seat: str) -> Refusal | None:
    return french_defend(game, "card.f.elan.condition")


@card("elan", at=Moment.COMBAT, rule="card.f.elan.condition", unless=no_dashing_attack)
def elan(game: Game, seat: str) -> None:
    """[card.f.elan] The attacking French pile reveals one card more."""
    ours(game, seat).bonus.append(("elan", 1))


def too_few_corps(game: Game, seat: str) -> Refusal | None:
    if len(ours(game, seat).pile) >= BATTERY_CORPS:
        return None
    return refuse("card.f.grande-batterie.condition", "card.too-few-corps", least=BATTERY_CORPS)


@card(
    "grande-batterie",
    at=Moment.COMBAT,
    rule="card.f.grande-batterie.condition",
    unless=too_few_corps,
)
def grande_batterie(game: Game, seat: str) -> None:
    """[card.f.grande-batterie.loss] One loss more inflicted; one fatigue at once on every corps."""
    side = ours(game, seat)
    side.extra_losses.append(("grande-batterie", 1))
    for corps in side.pile:  # [card.f.grande-batterie.fatigue]
        suffer(game, corps, 1)
    remove_fallen(game, side.pile)
    settle(game)


def no_guard(game: Game, seat: str) -> Refusal | None:
    if DROUOT in ours(game, seat).pile:
        return None
    return refuse("card.f.la-garde.condition", "card.must-be-there", corps=DROUOT)


@card("la-garde", at=Moment.COMBAT, rule="card.f.la-garde.condition", unless=no_guard)
def la_garde(game: Game, seat: str) -> None:
    """[card.f.la-garde.card] [card.f.la-garde.defeat] One card more; a fatigue each if beaten."""
    side = ours(game, seat)
    side.bonus.append(("la-garde", 1))
    side.fatigue_if_beaten += 1


def no_red_line(game: Game, seat: str) -> Refusal | None:
    """[card.c.la-ligne-rouge.condition] In defence, with Picton, Orange or Hill."""
    defender = fought(game).defender
    if defender.camp is not COALITION or not any(corps in defender.pile for corps in RED_LINE):
        return refuse("card.c.la-ligne-rouge.condition", "card.no-red-line")
    return not_engaged(game, seat)


@card(
    "la-ligne-rouge", at=Moment.COMBAT, rule="card.c.la-ligne-rouge.condition", unless=no_red_line
)
def la_ligne_rouge(game: Game, seat: str) -> None:
    """[card.c.la-ligne-rouge.card] The defending Coalition pile reveals one card more."""
    ours(game, seat).bonus.append(("la-ligne-rouge", 1))


def no_ney(game: Game, seat: str) -> Refusal | None:
    if NEY in ours(game, seat).pile:
        return None
    return refuse("card.f.le-rougeaud.condition", "card.must-be-there", corps=NEY)


@card("le-rougeaud", at=Moment.COMBAT, rule="card.f.le-rougeaud.condition", unless=no_ney)
def le_rougeaud(game: Game, seat: str) -> Procedure[None]:
    """[card.f.le-rougeaud.low] [card.f.le-rougeaud.high] Up to 3 Ney tires, from 4 he shines."""
    turned_up = game.decks[FRENCH].take(game)
    if turned_up is None:
        return
    value = game.card(turned_up).value
    discard(game, turned_up)
    game.tell("card.le-rougeaud.value", card=turned_up, value=value)
    if value <= 3:
        yield from suffer_at_once(game, [NEY], 2, "card.f.le-rougeaud.low")
    else:
        ours(game, seat).bonus.append(("le-rougeaud", 1))
