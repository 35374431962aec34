"""Every answer that a player may give, in the order of the year. `Pass` is the engine's own."""

from typing import TypeAlias

from estafette.engine import Action, Pass


class Place(Action, frozen=True):
    """[placement.where] [scenario.choice-of-area] This army, leader or Guerrilla goes here."""

    piece: str
    area: str


class Pick(Action, frozen=True):
    """[scenario.1805.france-picks-marker] This marker is taken out of one's own pool."""

    marker: str


class PlayMarker(Action, frozen=True):
    """[event.play.timing] A marker is played for what it says."""

    marker: str


class Spend(Action, frozen=True):
    """[diplomacy.attempt.cost] [intercept.needs] A marker is given up to pay."""

    marker: str


class GoFirst(Action, frozen=True):
    """[card.c.initiative] The Coalition is first player this year."""


class Influence(Action, frozen=True):
    """[diplomacy.attempt.cost] An attempt is made on this neutral power; a marker will pay."""

    power: str


class Aim(Action, frozen=True):
    """The marker on the table is for this power."""

    power: str


class Designate(Action, frozen=True):
    """The marker on the table is for this army, leader or Guerrilla."""

    piece: str


class Raise(Action, frozen=True):
    """[recruit.eliminated] An eliminated army comes back here at one step, for one point."""

    army: str
    area: str


class BuildUp(Action, frozen=True):
    """[recruit.depleted] One point gives this army one step more."""

    army: str


class Subsidise(Action, frozen=True):
    """[recruit.uk-transfer] The United Kingdom hands one point to this ally."""

    power: str


class Buy(Action, frozen=True):
    """[option.buy-marker.choice] This marker is bought out of one's own pool."""

    marker: str


class BuyAny(Action, frozen=True):
    """[option.buy-marker.random] A marker is bought, whichever comes."""


class Demand(Action, frozen=True):
    """[card.f.forces-expeditionnaires] France takes a point from this forced ally."""

    power: str


class Absorb(Action, frozen=True):
    """[stacking.absorb] One army is taken into another of its area."""

    army: str
    by: str


class Rejoin(Action, frozen=True):
    """[peace.return] A power whose peace is over goes back to its alliance."""

    power: str


class DeclareWar(Action, frozen=True):
    """[peace.preventive-war] The conqueror rolls to attack this power before it comes back."""

    power: str


class Activate(Action, frozen=True):
    """[activation.alternate] The force in this area is activated."""

    area: str


class Join(Action, frozen=True):
    """[movement.pick-up] This army or leader goes along."""

    piece: str


class Leave(Action, frozen=True):
    """[movement.drop-off] This army or leader stays behind."""

    piece: str


class Command(Action, frozen=True):
    """[activation.commander.free] Of equal leaders this one commands."""

    leader: str


class SetOut(Action, frozen=True):
    """[movement.potential.roll] The force is settled and rolls."""


class ForceMarch(Action, frozen=True):
    """[movement.forced-march.bonus] The same with a forced march."""


class Enter(Action, frozen=True):
    """[movement.path] The force goes on into this area."""

    area: str


class Sail(Action, frozen=True):
    """[naval.port-to-port] The force goes by sea to this port."""

    area: str


class Assault(Action, frozen=True):
    """[naval.assault.marker] The force lands here, or crosses a strait, against the enemy."""

    area: str


class TakeControl(Action, frozen=True):
    """[control.by-mp] A Movement Point is spent to raise the flag in the area."""


class Root(Action, frozen=True):
    """[guerrilla.remove] Movement Points are spent to drive this Guerrilla out."""

    guerrilla: str


class Halt(Action, frozen=True):
    """The force stops where it is; or those that go are settled."""


class Intercept(Action, frozen=True):
    """[intercept.when] The force in this area tries to intercept; a marker will pay."""

    area: str


class Evade(Action, frozen=True):
    """[evade.who] The force that is attacked tries to slip away to this area."""

    area: str


class MarchToGuns(Action, frozen=True):
    """[battle.guns.order] The force in this area tries to join the battle."""

    area: str


class Lead(Action, frozen=True):
    """[battle.modifier.tactical] This army is the lead unit."""

    army: str


class Charge(Action, frozen=True):
    """[battle.modifier.cavalry] Cavalry superiority is claimed."""


class Lose(Action, frozen=True):
    """[battle.losses.from] [attrition.resolve] This army loses a step."""

    army: str


class Pursue(Action, frozen=True):
    """[pursuit.condition] The winner pursues."""


class Harry(Action, frozen=True):
    """[table.pursuit] On a 5 the pursuer takes a step."""


class Drive(Action, frozen=True):
    """[table.pursuit] On a 5 the pursuer drives the beaten one area further."""


class Stand(Action, frozen=True):
    """[retreat.ignore.fortress] [retreat.ignore.revolt] [retreat.double.stop] No step further."""


class FallBack(Action, frozen=True):
    """[retreat.duty] All that are beaten go back to this area together."""

    area: str


class Retreat(Action, frozen=True):
    """[retreat.disperse] This army or leader goes back to this area."""

    army: str
    area: str


class Cede(Action, frozen=True):
    """[peace.capture-areas] The conqueror takes this area."""

    area: str


class TakeIndemnity(Action, frozen=True):
    """[card.c.tambours.indemnity] Points instead of one area."""


class Withdraw(Action, frozen=True):
    """[peace.conqueror-may-stay] The force in this area goes to the nearest friendly one."""

    area: str


class RecallNapoleon(Action, frozen=True):
    """[card.c.malet] Napoleon goes at once to a force in France; declined, he comes back later."""


Answer: TypeAlias = (
    Absorb
    | Activate
    | Aim
    | Assault
    | BuildUp
    | Buy
    | BuyAny
    | Cede
    | Charge
    | Command
    | DeclareWar
    | Demand
    | Designate
    | Drive
    | Enter
    | Evade
    | FallBack
    | ForceMarch
    | GoFirst
    | Halt
    | Harry
    | Influence
    | Intercept
    | Join
    | Lead
    | Leave
    | Lose
    | MarchToGuns
    | Pass
    | Pick
    | Place
    | PlayMarker
    | Pursue
    | Raise
    | RecallNapoleon
    | Rejoin
    | Retreat
    | Root
    | Sail
    | SetOut
    | Spend
    | Stand
    | Subsidise
    | TakeControl
    | TakeIndemnity
    | Withdraw
)
