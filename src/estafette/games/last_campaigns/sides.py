"""Who fights, with what, and under which orders: the small words that all other files use."""

from enum import StrEnum


class Side(StrEnum):
    """[term.formation] The two players."""

    FRENCH = "french"
    ALLIED = "allied"

    @property
    def enemy(self) -> "Side":
        return ALLIED if self is FRENCH else FRENCH


FRENCH, ALLIED = Side.FRENCH, Side.ALLIED


class Army(StrEnum):
    """[component.hq.one-per-cc] The armies, each under a commander in chief of its own."""

    FRENCH = "french"
    ANGLO_ALLIED = "anglo-allied"
    PRUSSIAN = "prussian"


class Arm(StrEnum):
    """[morale.base.default] The arms. Light cavalry is known by its movement of 7."""

    INFANTRY = "infantry"
    LIGHT_CAVALRY = "light-cavalry"
    HEAVY_CAVALRY = "heavy-cavalry"
    FOOT_ARTILLERY = "foot-artillery"
    HORSE_ARTILLERY = "horse-artillery"

    @property
    def is_cavalry(self) -> bool:
        return self in CAVALRY

    @property
    def is_artillery(self) -> bool:
        return self in ARTILLERY


INFANTRY = Arm.INFANTRY
CAVALRY = (Arm.LIGHT_CAVALRY, Arm.HEAVY_CAVALRY)
ARTILLERY = (Arm.FOOT_ARTILLERY, Arm.HORSE_ARTILLERY)


class Kind(StrEnum):
    """[order.types] What an order tells a formation to do."""

    ATTACK = "attack"
    PROBE = "probe"
    DEFENCE = "defence"
    DELAY = "delay"
    MARCH = "march"
    FORCED_MARCH = "forced-march"  # [option.fatigue.forced-march]
    WITHDRAWAL = "withdrawal"
    GENERAL_RETREAT = "general-retreat"
    RESERVE = "reserve"
    FREE = "free"  # [option.direct.units] no order at all, under the eyes of the chief


ATTACKS = (Kind.ATTACK, Kind.PROBE)
HOLDS = (Kind.DEFENCE, Kind.DELAY)
MARCHES = (Kind.MARCH, Kind.FORCED_MARCH)
RETREATS = (Kind.WITHDRAWAL, Kind.GENERAL_RETREAT)
ON_THE_ROAD = MARCHES + RETREATS  # [movement.road.conditions]


class Role(StrEnum):
    """[term.formation] What a leader is: commander in chief, wing commander, or of a formation."""

    CHIEF = "chief"
    WING = "wing"
    FORMATION = "formation"


class Terrain(StrEnum):
    """[table.terrain] What a hex is."""

    CLEAR = "clear"
    FOREST = "forest"
    TOWN = "town"
    CHATEAU = "chateau"


class Status(StrEnum):
    """[compliance.check] How far an order has come on its way to being obeyed."""

    SENT = "sent"
    ONE_TURN = "1t"
    R4 = "r4"
    R5 = "r5"
    DAWN = "dawn"  # [night.orders-automatic]
