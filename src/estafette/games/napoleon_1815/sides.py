"""Camps, armies and arms: the words that every chapter uses."""

from enum import StrEnum


class Camp(StrEnum):
    """[component.blocks.colours] The two camps."""

    FRENCH = "french"
    COALITION = "coalition"

    @property
    def enemy(self) -> "Camp":
        return COALITION if self is FRENCH else FRENCH


class Army(StrEnum):
    """[component.blocks.colours] The three armies, blue, red and black."""

    FRENCH = "french"
    ANGLO_ALLIED = "anglo-allied"
    PRUSSIAN = "prussian"


class Arm(StrEnum):
    """[component.cubes.value] Every strength point is infantry or cavalry."""

    INFANTRY = "infantry"
    CAVALRY = "cavalry"


FRENCH = Camp.FRENCH
COALITION = Camp.COALITION

CAMP_OF = {
    Army.FRENCH: FRENCH,
    Army.ANGLO_ALLIED: COALITION,
    Army.PRUSSIAN: COALITION,
}
ARMIES = {FRENCH: (Army.FRENCH,), COALITION: (Army.PRUSSIAN, Army.ANGLO_ALLIED)}

# By seat: with three players the Coalition has two.
CAMP_OF_SEAT: dict[str, Camp] = {
    "french": FRENCH,
    "coalition": COALITION,
    "anglo-allied": COALITION,
    "prussian": COALITION,
}
ARMIES_OF_SEAT: dict[str, tuple[Army, ...]] = {
    "french": ARMIES[FRENCH],
    "coalition": ARMIES[COALITION],
    "anglo-allied": (Army.ANGLO_ALLIED,),
    "prussian": (Army.PRUSSIAN,),
}

NAPOLEON = "napoleon"
WELLINGTON = "wellington"
BLUCHER = "blucher"
COMMANDERS = {FRENCH: (NAPOLEON,), COALITION: (WELLINGTON, BLUCHER)}
