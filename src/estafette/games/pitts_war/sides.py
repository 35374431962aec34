"""Sides, stances, kinds of power and spans of time: the words that every chapter uses."""

from enum import StrEnum


class Side(StrEnum):
    """[intro.sides] The two players."""

    enemy: "Side"

    FRENCH = "french"
    COALITION = "coalition"


class Stance(StrEnum):
    """[diplomacy.status] How a power stands: in an alliance, or outside both.

    NEUTRAL has never been at war; ALOOF was made neutral again by a marker; PEACE keeps a
    mandatory peace, or has kept it and has not yet chosen its moment to come back.
    """

    side: "Side | None"

    FRENCH = "french"
    COALITION = "coalition"
    NEUTRAL = "neutral"
    ALOOF = "aloof"
    PEACE = "peace"


class Kind(StrEnum):
    """[map.major-powers] What a power is; the insurgents are no power, but have armies."""

    MAJOR = "major"
    MINOR = "minor"
    REVOLT = "revolt"


class Colour(StrEnum):
    """[event.colours] Combat, naval, economic and basic markers."""

    RED = "red"
    BLUE = "blue"
    GREEN = "green"
    BLACK = "black"


class Weather(StrEnum):
    """[turn.activation.order] The two impulses of a year."""

    FAIR = "fair"
    BAD = "bad"


class Until(StrEnum):
    """How long what a marker has done goes on."""

    IMPULSE = "impulse"  # its Leaders' sub-impulse included
    YEAR = "year"
    PERIOD = "period"  # of three years
    EVER = "ever"


FRENCH, COALITION = Side.FRENCH, Side.COALITION
FRENCH.enemy, COALITION.enemy = COALITION, FRENCH

# Rules that are asked for every option say these: to look a name up in its enumeration is slow.
NEUTRAL, ALOOF, PEACE = Stance.NEUTRAL, Stance.ALOOF, Stance.PEACE
MAJOR, MINOR, REVOLT = Kind.MAJOR, Kind.MINOR, Kind.REVOLT
FAIR, BAD = Weather.FAIR, Weather.BAD

# [intro.sides] Whom the armies of a power fight for; nobody, outside the alliances.
SIDE_OF: dict[Stance, Side | None] = {
    Stance.FRENCH: FRENCH,
    Stance.COALITION: COALITION,
    Stance.NEUTRAL: None,
    Stance.ALOOF: None,
    Stance.PEACE: None,
}
for each in Stance:
    each.side = SIDE_OF[each]  # a table that is asked so often is slow
ALLIED = {FRENCH: Stance.FRENCH, COALITION: Stance.COALITION}

FRANCE, BRITAIN, RUSSIA, AUSTRIA = "france", "britain", "russia", "austria"
PRUSSIA, TURKEY, SPAIN = "prussia", "turkey", "spain"
EGYPT, EMPIRE, HANOVER, POLAND = "egypt", "empire", "electorate-of-hanover", "poland"
PORTUGAL, SWEDEN, SWITZERLAND = "portugal", "sweden", "switzerland"
ITALY, DUCHY, INSURGENTS = "kingdom-of-italy", "grand-duchy", "insurgents"

NAPOLEON, DUMOURIEZ, WELLINGTON, CHARLES = "napoleon", "dumouriez", "wellington", "charles"
GRAND_ARMY, GUARD, RESERVE = "fr-grand-army", "fr-guard", "fr-reserve"
IMPERIALS, HANOVERIANS, POLES, ITALIANS = "imperials", "hanoverians", "poles", "italians"
