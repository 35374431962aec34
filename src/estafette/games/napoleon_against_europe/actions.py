"""Every answer that a player may give. `Pass` is the engine's own.

One class serves every question of its shape: where to (`Go`), which country (`Country`), which
pieces (`Take`), so that the words of a question and not of its answers carry the chapter.
"""

from typing import TypeAlias

from estafette.engine import Action, Pass


class PlayCard(Action, frozen=True):
    """[card.uses] A card of the hand is played as an event."""

    card: str


class Go(Action, frozen=True):
    """To this zone."""

    zone: str


class Take(Action, frozen=True):
    """This piece."""

    piece: str


class Country(Action, frozen=True):
    """This country."""

    country: str


class Spend(Action, frozen=True):
    """[card.uses] A card of the hand is used for its value."""

    card: str


class Operate(Action, frozen=True):
    """[round.option.one-pa] One activation point, without a card."""


class Negotiate(Action, frozen=True):
    """[round.option.diplomacy] A card pays for a diplomatic action."""

    card: str


class Protect(Action, frozen=True):
    """[round.option.protectorate] A card pays for a protectorate."""

    card: str


class EndWar(Action, frozen=True):
    """[foreign-war.end] A card is played to bring a foreign war to an end."""

    card: str
    war: str


class Discard(Action, frozen=True):
    """[hand.discard] A card of last year is not kept."""

    card: str


class Build(Action, frozen=True):
    """[budget.build] A counter of the reserve is built."""

    piece: str


class Restore(Action, frozen=True):
    """[budget.restore] A reduced corps is brought to full strength."""

    corps: str


class Deploy(Action, frozen=True):
    """[budget.generals.deploy] A general of the reserve takes a command."""

    general: str


class Receive(Action, frozen=True):
    """[budget.transfer] Resource points of this ally are to be handed over."""

    giver: str


class Strength(Action, frozen=True):
    """[budget.costs] So many steps."""

    steps: int


class Points(Action, frozen=True):
    """[budget.transfer] So many resource points."""

    points: int


class DrawCard(Action, frozen=True):
    """[budget.england-free] [budget.england-card] A card more for the hand."""


class Withdraw(Action, frozen=True):
    """[budget.withdraw] Something is to be taken off the map."""


class Drop(Action, frozen=True):
    """This counter is left behind."""

    piece: str


class Attack(Action, frozen=True):
    """[naval.intercept.none] [naval.port-combat] The enemy ships of this place are attacked."""

    zone: str


class Blockade(Action, frozen=True):
    """[naval.blockade.box] The blockade box of this port is entered."""

    zone: str


class Land(Action, frozen=True):
    """[naval.transport.embark] [naval.assault.when] The troops aboard land here."""

    zone: str


class Try(Action, frozen=True):
    """A test is tried: one die."""


class Fight(Action, frozen=True):
    """A battle is accepted, or goes on."""


class Arrange(Action, frozen=True):
    """[scenario.setup.exhaustive] The usual set-up is to be changed."""


class PickUp(Action, frozen=True):
    """[combine.drop-pick] This counter joins the force on the march."""

    piece: str


class Activate(Action, frozen=True):
    """[activation.cost.force] This force, this general or this corps goes into action."""

    piece: str


class Group(Action, frozen=True):
    """[activation.two-armies] The two armies of this zone go into action together."""

    zone: str


class Hasten(Action, frozen=True):
    """[forced-march.points] A forced march of so many points."""

    points: int


class Flag(Action, frozen=True):
    """[control.take.flag] A control flag is raised, or the enemy's taken down."""


class Besiege(Action, frozen=True):
    """[siege.attack-cost] The fortress is attacked."""


class Rally(Action, frozen=True):
    """[rally.attempt] The general tries to rally his force."""


class Shelter(Action, frozen=True):
    """[fortress.defender-options] Into the fortress."""


class Relieve(Action, frozen=True):
    """[general-change.subordinate] This general goes to the reserve."""

    general: str


class Turn(Action, frozen=True):
    """[depot.convert] This depot shows its other face."""

    depot: str


class Wait(Action, frozen=True):
    """[major-campaign.together] The battle waits for other forces."""


class Lose(Action, frozen=True):
    """[battle.losses.free] This piece takes the next loss."""

    piece: str


class Morale(Action, frozen=True):
    """[battle.morale.tie] The force fights with this morale."""

    value: int


class Annex(Action, frozen=True):
    """[peace.annex.territory] [conquest.minor.marker] This land becomes national territory."""

    land: str


class Befriend(Action, frozen=True):
    """[conquest.minor.marker] This country becomes an ally."""

    country: str


Answer: TypeAlias = (
    PlayCard
    | Go
    | Take
    | Country
    | Spend
    | Operate
    | Negotiate
    | Protect
    | EndWar
    | Discard
    | Build
    | Restore
    | Deploy
    | Receive
    | Strength
    | Points
    | DrawCard
    | Withdraw
    | Drop
    | Attack
    | Blockade
    | Land
    | Try
    | Fight
    | Arrange
    | PickUp
    | Activate
    | Group
    | Hasten
    | Flag
    | Besiege
    | Rally
    | Shelter
    | Relieve
    | Turn
    | Wait
    | Lose
    | Morale
    | Annex
    | Befriend
    | Pass
)
