"""[major-campaign.activates] Major campaigns, their battles, and Interior Lines against them."""

from collections.abc import Iterable
from functools import partial

from estafette.engine import Procedure, Refusal, ask, refuse

from . import attrition, battle
from .actions import Fight, Go, Take, Wait
from .affairs import Campaign, Entry, March
from .depots import lone_fixed
from .events import Moment, window
from .organisation import commander, commanding, consolidate
from .pace import marching_heads
from .powers import field_heads
from .retreat import refuges, withdraw
from .sides import Side
from .state import Game

CONVERGING = "39C"  # [card.c.marche-concentrique] forces of two nations at least
MASTER = 2  # [interior-lines.effect] the least defensive value of a general who can use the card


def begin(
    game: Game,
    side: Side,
    card: str,
    forces: int,
    *,
    together: bool = False,
    only: Iterable[str] = (),
    fleets: int = 0,
) -> None:
    """[major-campaign.activates] A card sets so many forces in motion; some may fight `together`.

    With `only`, the first of them has to be one of these pieces; with `fleets`, they are
    squadrons that have so many fleets in all [naval.activation].
    """
    game.campaign = Campaign(card, side, forces, fleets, is_together=together, only=list(only))
    game.tell("campaign.begins", side=side, card=card, forces=forces, fleets=fleets)


def clash(game: Game, zone: str) -> Procedure[None]:
    """[battle.when] [major-campaign.together] An enemy stands before the force on the march.

    It fights at once, or waits there for others of its campaign: then no force is on the march.
    Its march is over if it is beaten or destroyed, and goes on if it wins.
    """
    march = game.march
    assert march is not None
    yield from offer_lines(game, zone)
    if may_wait(game) and (yield from chooses_to_wait(game, zone)):
        assert game.campaign is not None
        march.is_waiting = True
        game.campaign.waiting.append(march)
        game.tell("campaign.waits", force=march.head, zone=zone)
        game.march = None
        return
    yield from fight(game, zone)


def offer_lines(game: Game, zone: str) -> Procedure[None]:
    """[interior-lines.play] When a force of the campaign is in the zone, before any battle."""
    campaign = game.campaign
    if campaign is None or not campaign.is_together:
        return
    enemy, rule = campaign.side.enemy, "interior-lines.play"
    while not campaign.is_countered and not campaign.has_fought:
        if not (yield from window(game, enemy, Moment.ENTERED, rule=rule, zone=zone)):
            return


def may_wait(game: Game) -> bool:
    """[major-campaign.together] Are there others to wait for? Who is intercepted fights at once."""
    campaign, march = game.campaign, game.march
    if campaign is None or march is None:
        return False
    return campaign.is_together and campaign.left > 0 and not march.met


def chooses_to_wait(game: Game, zone: str) -> Procedure[bool]:
    """[major-campaign.together] Together, or one after the other as usual."""
    assert game.march is not None
    choice = yield ask(
        game.march.side,
        "campaign.fight-or-wait",
        rule="major-campaign.together",
        offers=[Fight(), Wait()],
        facts={"zone": zone, "force": game.march.head},
    )
    return isinstance(choice, Wait)


def is_waiting(game: Game) -> bool:
    """[major-campaign.together] Does any force wait for its battle?"""
    return bool(waiting(game))


def waiting(game: Game) -> list[March]:
    """[major-campaign.together] Those who wait; who was taken in or destroyed waits no more."""
    there = game.campaign.waiting if game.campaign is not None else []
    return [march for march in there if march.head in game.forces]


def bring_on(game: Game) -> Procedure[None]:
    """[major-campaign.together] Nobody else goes: the next of those who wait fight now."""
    assert game.campaign is not None
    march = game.march = waiting(game)[0]
    game.campaign.waiting.remove(march)
    yield from fight(game, game.forces[march.head].zone)


def fight(game: Game, zone: str) -> Procedure[None]:
    """[major-campaign.attrition] Each force takes its own test; then they fight, as one or not.

    The enemy may have marched off to another battle meanwhile: then nobody fights (R-223).
    """
    march = game.march
    assert march is not None
    marches = [*called_up(game, zone), march]
    if is_held(game, zone, march.side.enemy):
        yield from give_battle(game, zone, marches)
    else:
        yield from go_on_unopposed(game, zone, marches)
    if game.campaign is not None:
        game.campaign.stood = [each for each in game.campaign.stood if each != zone]


def give_battle(game: Game, zone: str, marches: list[March]) -> Procedure[None]:
    """[major-campaign.together] [interior-lines.effect] Those who outlive their tests fight."""
    march = marches[-1]
    fit = yield from tested(game, marches)
    game.march = fit[-1] if fit else march
    if game.campaign is not None:
        game.campaign.has_fought = True
    if len(fit) > 1 and is_split(game, zone):
        yield from fight_apart(game, zone, fit)
    elif fit:
        corps = corps_of(game, fit)
        winner = yield from fight_together(game, zone, fit)
        conclude(game, zone, fit, corps, has_won=winner is march.side)


def is_held(game: Game, zone: str, side: Side) -> bool:
    """[battle.when] Is there anybody of this side to be fought in a zone, or a depot alone?"""
    return bool(field_heads(game, zone, side) or lone_fixed(game, zone, side))


def go_on_unopposed(
    game: Game, zone: str, marches: list[March], *, has_won: bool = False
) -> Procedure[None]:
    """[major-campaign.after-victory] Nobody stands any more against those who are left.

    [major-campaign.attrition] Each force that joins others takes its own test before.
    """
    side = marches[0].side
    if len(marches) > 1:
        marches = yield from tested(game, marches)
    if not marches:
        return
    corps = corps_of(game, marches)
    if len(marches) > 1:
        yield from consolidate(game, zone, side)
    conclude(game, zone, marches, corps, has_won=True)
    assert game.march is not None
    game.march.has_won_here = has_won


def tested(game: Game, marches: list[March]) -> Procedure[list[March]]:
    """[major-campaign.attrition] Those of whom anybody is left after the tests."""
    fit = []
    for march in marches:
        if (yield from is_ready(game, march)):
            fit.append(march)
    return fit


def called_up(game: Game, zone: str) -> list[March]:
    """Those of the campaign who wait in this zone wait no longer."""
    campaign = game.campaign
    if campaign is None:
        return []
    there = [each for each in waiting(game) if game.forces[each.head].zone == zone]
    campaign.waiting = [each for each in campaign.waiting if each not in there]
    for each in there:
        each.is_waiting = False
    return there


def is_ready(game: Game, march: March) -> Procedure[bool]:
    """[attrition.one-test] The test before the first battle; says whether anybody is left."""
    game.march = march
    if not march.is_tested:
        march.is_tested = True
        for head in marching_heads(march):
            corps = game.forces[head].corps
            yield from attrition.test_march(game, head)
            if not any(each in game.steps for each in corps):
                drop(march, head)
    march.is_over = not march.head
    return not march.is_over


def drop(march: March, head: str) -> None:
    """An army of a group is no more; the other one goes on alone."""
    if head == march.head:
        march.head = march.companion
    march.companion = ""


def fight_together(
    game: Game, zone: str, marches: list[March], *, is_first: bool = True
) -> Procedure[Side]:
    """[major-campaign.together] [interception.success] One battle of all these; the winner."""
    side = marches[0].side
    heads = [head for march in marches for head in marching_heads(march)]
    entries = [
        Entry(head, march.came_from, march.border)
        for march in marches
        for head in marching_heads(march)
        if march.came_from
    ]
    met = [entry for march in marches for entry in march.met]
    return (
        yield from battle.fight(
            game,
            zone,
            side,
            heads,
            [*entries, *met],
            interceptor=side.enemy if met else None,
            is_first=is_first,
        )
    )


def is_split(game: Game, zone: str) -> bool:
    """[interior-lines.effect] Do the defenders of this zone meet each attacker on its own?"""
    campaign = game.campaign
    if campaign is None or not campaign.is_countered:
        return False
    return defends_well(game, zone, campaign.side.enemy)


def defends_well(game: Game, zone: str, side: Side) -> bool:
    """[interior-lines.effect] Is the general who commands there a master of defence?"""
    chief = commander(game, field_heads(game, zone, side))
    return bool(chief) and game.printed.generals[chief].defence >= MASTER


def fight_apart(game: Game, zone: str, marches: list[March]) -> Procedure[None]:
    """[interior-lines.effect] One battle after the other, until the defender has gone (R-55).

    Who is still to attack waits: he does not march to the guns of those before him.
    """
    campaign = game.campaign
    assert campaign is not None
    side, waiting, is_first = marches[0].side, list(marches), True
    winner, elsewhere = side.enemy, campaign.waiting
    while waiting and field_heads(game, zone, side.enemy):
        march = game.march = yield from next_attacker(game, zone, waiting)
        waiting.remove(march)
        campaign.waiting = [*elsewhere, *waiting]
        winner = yield from fight_together(game, zone, [march], is_first=is_first)
        march.is_over, is_first = winner is not side, False
        if waiting and march.is_over:
            yield from may_slip_out(game, zone, side.enemy, waiting)
    campaign.waiting = elsewhere
    fit = [each for each in marches if not each.is_over]
    if fit:
        yield from go_on_unopposed(game, zone, fit, has_won=winner is side)


def next_attacker(game: Game, zone: str, waiting: list[March]) -> Procedure[March]:
    """[interior-lines.effect] The moving player says who attacks next."""
    choice = yield ask(
        waiting[0].side,
        "campaign.who-attacks",
        rule="interior-lines.effect",
        offers=[Take(march.head) for march in waiting],
        facts={"zone": zone},
    )
    assert isinstance(choice, Take)
    return next(march for march in waiting if march.head == choice.piece)


def may_slip_out(game: Game, zone: str, side: Side, waiting: list[March]) -> Procedure[None]:
    """[interior-lines.effect] After a battle the defender may retreat before the next one."""
    heads = field_heads(game, zone, side)
    if not heads:
        return
    barred = [march.came_from for march in waiting]
    open_zones = refuges(game, side, heads, barred)
    choice = yield ask(
        side,
        "campaign.stand-or-retreat",
        rule="interior-lines.effect",
        offers=[Go(near) for near in (zone, *game.printed.ground.neighbours(zone))],
        unless=partial(cannot_slip_out, open_zones),
        kind=Go,
        or_else=Fight(),
        facts={"zone": zone},
    )
    if isinstance(choice, Go):
        yield from withdraw(game, side, heads, choice.zone)


def cannot_slip_out(open_zones: dict[str, str], choice: Go) -> Refusal | None:
    """[retreat.defender.priority] Why the defender does not retreat to that zone now."""
    if choice.zone not in open_zones:
        return refuse("retreat.none", "retreat.closed", zone=choice.zone)
    return None


def conclude(
    game: Game, zone: str, marches: list[March], corps: list[str], *, has_won: bool
) -> None:
    """[battle.victory-continues] [activation.lost-battle-stops] Who goes on after a battle.

    [major-campaign.after-victory] As one force, with the fewest points that any had left.
    """
    heads = heads_with(game, corps, zone)
    if not has_won or not heads:
        for march in marches:
            march.is_over = True
        return
    chief = commanding(game, heads) or heads[0]
    leading = [march for march in marches if chief in marching_heads(march)]
    march = game.march = leading[0] if leading else marches[-1]
    march.head = chief
    march.companion = next((each for each in heads if each != chief), "")
    march.points = min([each.points for each in marches])
    march.allowance = min([each.allowance for each in marches])
    march.depots = list(dict.fromkeys([depot for each in marches for depot in each.depots]))
    march.has_won_here = True
    march.met = []


def corps_of(game: Game, marches: list[March]) -> list[str]:
    """The corps of all these marches."""
    heads = [head for march in marches for head in marching_heads(march)]
    return [corps for head in heads for corps in game.forces[head].corps]


def heads_with(game: Game, corps: list[str], zone: str) -> list[str]:
    """The forces in a zone in which these corps are now, whoever leads them."""
    left = {each for each in corps if each in game.steps}
    return [head for head in game.zones.get(zone, ()) if left & {*game.forces[head].corps}]


def cannot_counter(game: Game, side: Side) -> Refusal | None:
    """[interior-lines.play] Why Interior Lines are not used now; None if they may be."""
    campaign, march = game.campaign, game.march
    if campaign is None or campaign.side is side or not campaign.is_together or march is None:
        return refuse("interior-lines.play", "campaign.none-to-counter")
    if campaign.has_fought or campaign.is_countered:
        return refuse("interior-lines.play", "campaign.too-late")
    zone = game.forces[march.head].zone
    if not defends_well(game, zone, side):
        return refuse("interior-lines.effect", "campaign.no-master", zone=zone)
    return None


def counter(game: Game) -> None:
    """[interior-lines.effect] Each attacker will have to fight alone."""
    assert game.campaign is not None
    game.campaign.is_countered = True
    game.tell("campaign.countered", side=game.campaign.side.enemy)
