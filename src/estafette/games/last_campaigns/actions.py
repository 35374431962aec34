"""Every answer that a player may give, in the order of the turn. `Pass` is the engine's own."""

from estafette.engine import Action

from .sides import Kind


class Decide(Action, frozen=True):
    """[command.sequence.step1] A leader wants to give himself an order."""

    formation: str


class DecideFor(Action, frozen=True):
    """[division.by-local-decision] A leader wants to give an order to one of his divisions."""

    formation: str
    division: str


class Misdirect(Action, frozen=True):
    """[local.bad-move] The enemy gives an order to a leader who has made a bad move."""

    formation: str


class Recall(Action, frozen=True):
    """[division.recall] A division comes back under the order of its corps."""

    division: str


class FallIn(Action, frozen=True):
    """[order.success.stragglers] A unit that was still marching is under its corps again."""

    unit: str


class StandDown(Action, frozen=True):
    """[order.withdrawal.to-reserve] A formation that withdrew passes to Reserve."""

    formation: str


class Unveil(Action, frozen=True):
    """[option.hidden.reveal-voluntary] A hidden march is shown."""

    formation: str


class Conceal(Action, frozen=True):
    """[option.hidden.reinforcements] The reinforcements of this corps come hidden."""

    formation: str


class Lead(Action, frozen=True):
    """[wing.as-formation-leader] A wing commander takes over a corps."""

    leader: str
    formation: str


class HandBack(Action, frozen=True):
    """[wing.as-formation-leader.lasts] He gives the corps back to its own leader."""

    formation: str


class Address(Action, frozen=True):
    """[order.give.record] Who writes to whom."""

    by: str
    to: str


class Instruct(Action, frozen=True):
    """[division.orders] Who writes to a division of a corps."""

    corps: str
    division: str
    by: str


class SoundRetreat(Action, frozen=True):
    """[order.general-retreat.to-all] A commander in chief orders the General Retreat."""

    by: str


class Bid(Action, frozen=True):
    """[order.types] What the order is."""

    kind: Kind


class Assign(Action, frozen=True):
    """[division.reattach] [division.countermand] A division is to join a corps, or its own."""

    corps: str


class Aim(Action, frozen=True):
    """[order.target-needed] The target of an order, or all the hexes of that town."""

    hex: str


class Detour(Action, frozen=True):
    """[order.march.route] A way point is to be named."""


class Via(Action, frozen=True):
    """[order.march.route] The march leads through this hex."""

    hex: str


class Stealth(Action, frozen=True):
    """[option.hidden.route] The formation moves hidden from the enemy."""


class Then(Action, frozen=True):
    """[order.sequence.allowed] Another order follows."""


class Tomorrow(Action, frozen=True):
    """[order.sequence.next-day] The Attack begins on the next day."""


class Await(Action, frozen=True):
    """[order.success.await] Await further orders: the order is complete."""


class Send(Action, frozen=True):
    """[order.give.record] The order is complete."""


class Beckon(Action, frozen=True):
    """[option.direct.units] A commander in chief takes a unit under his own eyes."""

    leader: str
    unit: str


class CallUp(Action, frozen=True):
    """[option.direct.units] He acts now, and the units that he commands directly with him."""

    leader: str


class GoThrough(Action, frozen=True):
    """[order.failure.retreat-stop] Beaten units go on through an enemy zone of control."""


class Rally(Action, frozen=True):
    """[rally.placement] An eliminated unit comes back to its leader."""

    unit: str


class RallyPair(Action, frozen=True):
    """[rally.one-step-pair] This unit comes back, and the other is lost for good."""

    unit: str
    other: str


class Restore(Action, frozen=True):
    """[steps.huge.rally-on-map] A huge unit on its third step recovers where it stands."""

    unit: str


class StandAside(Action, frozen=True):
    """[rally.displaces] A unit leaves the hex of its leader to make room."""

    unit: str
    hex: str


class Entrust(Action, frozen=True):
    """[marker.multiple-cc.choose] This commander rolls for his side."""

    leader: str


class Link(Action, frozen=True):
    """[marker.coordinated.choose] This corps is one of the two that act as one."""

    corps: str


class Begin(Action, frozen=True):
    """[marker.initial.choice] This corps begins the turn."""

    corps: str


class PlayFirst(Action, frozen=True):
    """[option.pbem.first-player] We play first, or second."""

    first: bool


class Bombard(Action, frozen=True):
    """[artillery.bombard.range] These guns fire at a hex."""

    gun: str
    target: str


class StaySquare(Action, frozen=True):
    """[enfilade.square.owner-chooses] The infantry stays in square, under a heavier fire."""


class StayLine(Action, frozen=True):
    """[enfilade.square.refused] It keeps its line, and cavalry may charge it."""


class Charge(Action, frozen=True):
    """[charge.eligibility] Cavalry charges a hex; `by` is the hex from which it comes in."""

    unit: str
    target: str
    by: str


class React(Action, frozen=True):
    """[reaction.joint] Cavalry is declared for a reaction charge; `by` is where it comes in."""

    unit: str
    by: str


class Pursue(Action, frozen=True):
    """[pursuit.option] Victorious cavalry rides on against this hex."""

    unit: str
    hex: str


class Halt(Action, frozen=True):
    """[charge.winner.options] [pursuit.end] The cavalry ends its charge in this hex."""

    unit: str
    hex: str


class Take(Action, frozen=True):
    """[action.movement] This unit, leader or HQ (hq-french) is the next to move."""

    piece: str


class TakeStack(Action, frozen=True):
    """[movement.stack.drop-pickup] The units of this hex move together."""

    hex: str


class Go(Action, frozen=True):
    """[movement.allowance] What is moving goes to this hex by the cheapest way."""

    hex: str


class PickUp(Action, frozen=True):
    """[movement.stack.drop-pickup] This unit goes along from here."""

    unit: str


class DropOff(Action, frozen=True):
    """[movement.stack.drop-pickup] This unit stays here, the others go on."""

    unit: str


class Extend(Action, frozen=True):
    """[option.extended.deploy] The brigade deploys in extended line, into this hex as well."""

    hex: str


class Shift(Action, frozen=True):
    """[option.extended.cost] The extended line moves on to these two hexes."""

    hex: str
    other: str


class CloseUp(Action, frozen=True):
    """[option.extended.undeploy] The extended line closes up in one of its hexes."""

    hex: str


class LeaveMap(Action, frozen=True):
    """[movement.exit.not-eliminated] What is moving leaves the map by the hex where it stands."""


class Shelter(Action, frozen=True):
    """[leader.displaced] The leader finds shelter with the units of this hex."""

    hex: str


class GiveWay(Action, frozen=True):
    """[stacking.when] This unit makes room in an overfull hex."""

    unit: str


class Appoint(Action, frozen=True):
    """[leader.loss.replacement] The new leader is with the units of this hex."""

    hex: str


class Assault(Action, frozen=True):
    """[assault.eligibility] [artillery.never-compelled] A hex assaults another, guns or no guns."""

    start: str
    target: str
    guns: bool = True


class Evade(Action, frozen=True):
    """[cavalry-retreat.option] This unit slips away to a hex before the assault."""

    unit: str
    hex: str


class Support(Action, frozen=True):
    """[advanced.support.fire] These guns fire in support of the defence."""

    unit: str


class GiveGround(Action, frozen=True):
    """[retreat.eligibility] We retreat of our own will."""


class Stand(Action, frozen=True):
    """[retreat.choice-sequence] We stay."""


class Lose(Action, frozen=True):
    """[combat.losses.owner-chooses] This unit takes the loss."""

    unit: str


class FallBack(Action, frozen=True):
    """[retreat.one-hex] The beaten units retreat to this hex."""

    hex: str


class MoveOn(Action, frozen=True):
    """[retreat.overstack.excess-moves-on] This unit retreats one hex more."""

    unit: str


class Advance(Action, frozen=True):
    """[advance.one-unit] This unit advances into the hex that was assaulted."""

    unit: str


class AdvanceStack(Action, frozen=True):
    """[advance.with-leader] [advance.same-division] The units of this hex advance together."""

    hex: str
