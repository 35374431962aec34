"""Every answer that a player may give, in the order of the year. `Pass` is the engine's own."""

from typing import TypeAlias

from estafette.engine import Action, Pass

from .sides import Side


class ActFirst(Action, frozen=True):
    """[seq.first-player.choice] This side acts first in the phase."""

    side: Side


class PlayCard(Action, frozen=True):
    """[cards.use.event-or-discard] A card is played from the hand for its event."""

    card: str


class Discard(Action, frozen=True):
    """[cards.use.event-or-discard] A card is thrown away to pay."""

    card: str


class Target(Action, frozen=True):
    """The card on the table is aimed at this country."""

    country: str


class Advance(Action, frozen=True):
    """[card.coup-d-etat] The country moves so many steps."""

    steps: int


class Raise(Action, frozen=True):
    """[reinforcement.deploy.optional] This corps is called up from the reserve."""

    corps: str


class Deploy(Action, frozen=True):
    """[reinforcement.deploy.own-territory] A corps of the reserve is placed in this area."""

    corps: str
    area: str


class Recall(Action, frozen=True):
    """[card.russo-ottoman-war] [card.war-of-1812] This corps goes back to the reserve."""

    corps: str


class Restore(Action, frozen=True):
    """[reinforcement.restore.scope] The army in this area is made fresh; a card will pay."""

    area: str


class Activate(Action, frozen=True):
    """[movement.leader-any] The army in an area moves under this general."""

    leader: str


class Sail(Action, frozen=True):
    """[sea.move.britannia] This corps goes by sea."""

    corps: str


class Land(Action, frozen=True):
    """[sea.move.any-coast] [battle.retreat.sea-detail] The corps at sea lands on this coast."""

    area: str


class Enter(Action, frozen=True):
    """[movement.land-adjacent] The moving army goes on into this area."""

    area: str


class Attach(Action, frozen=True):
    """[movement.attach-detach] This corps joins those that move."""

    corps: str


class Detach(Action, frozen=True):
    """[movement.attach-detach] This corps stays behind."""

    corps: str


class Halt(Action, frozen=True):
    """The army stops where it is; or the corps that go are settled."""


class FightAt(Action, frozen=True):
    """[neutrality.violation.attacker] Of several battles, the one here comes next."""

    area: str


class Evade(Action, frozen=True):
    """[evasion.destination] The army attacked slips away to this area."""

    area: str


class Intercept(Action, frozen=True):
    """[interception.leader] This general intercepts from where he stands."""

    leader: str


class NameAttacker(Action, frozen=True):
    """[interception.first-chooses-attacker] This side is the attacker."""

    side: Side


class Commit(Action, frozen=True):
    """[battle.commit.box] This corps goes into the battle box."""

    corps: str


class Lose(Action, frozen=True):
    """[battle.losses.choice] [attrition.choice-of-losses] This corps is lost."""

    corps: str


class Bury(Action, frozen=True):
    """[battle.losses.choice] Of the corps lost, this one is lost for good."""

    corps: str


class Kill(Action, frozen=True):
    """[card.killed-in-action] Of the enemy's lost corps, this one is the first lost for good."""

    corps: str


class Retreat(Action, frozen=True):
    """[battle.retreat.defender-path] The beaten army goes to this area."""

    area: str


class Embark(Action, frozen=True):
    """[battle.retreat.sea] A beaten corps is taken off by sea."""

    corps: str


class Recover(Action, frozen=True):
    """[battle.recover.discard] The winner rests his corps; a card will pay."""


class Pursue(Action, frozen=True):
    """[battle.pursuit.rating] This general pursues into this area; a card will pay."""

    leader: str
    area: str


class CutOff(Action, frozen=True):
    """[surrender.detach] This area is detached from the country that surrenders."""

    area: str


class Redeploy(Action, frozen=True):
    """[surrender.major.redeploy-path] A foreign corps goes to this friendly area."""

    corps: str
    area: str


class Quarter(Action, frozen=True):
    """[winter.order] The army in this area winters next."""

    area: str


Answer: TypeAlias = (
    ActFirst
    | Activate
    | Advance
    | Attach
    | Bury
    | Commit
    | CutOff
    | Deploy
    | Detach
    | Discard
    | Embark
    | Enter
    | Evade
    | FightAt
    | Halt
    | Intercept
    | Kill
    | Land
    | Lose
    | NameAttacker
    | Pass
    | PlayCard
    | Pursue
    | Quarter
    | Raise
    | Recall
    | Recover
    | Redeploy
    | Restore
    | Retreat
    | Sail
    | Target
)
