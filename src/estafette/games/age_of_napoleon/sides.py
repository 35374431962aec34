"""Sides, states of a country and kinds of country: the words that every chapter uses."""

from enum import StrEnum


class Side(StrEnum):
    """[def.players] The two players."""

    enemy: "Side"

    FRENCH = "french"
    COALITION = "coalition"


class Status(StrEnum):
    """[def.status.set] The five states of a country."""

    ALLY = "fa"
    DOMINION = "fd"
    NEUTRAL = "nc"
    MEMBER = "cm"
    INSURGENT = "ic"


class Kind(StrEnum):
    """[def.major-countries] [def.minor-countries] [def.detachable-areas] What a country is."""

    MAJOR = "major"
    MINOR = "minor"
    DETACHABLE = "detachable"


class Phase(StrEnum):
    """[seq.year.phases] The eight phases of a year; on a card, battle stands beside them."""

    DIPLOMACY = "diplomacy"
    INSURRECTION = "insurrection"
    STRATEGY = "strategy"
    REINFORCEMENT = "reinforcement"
    CAMPAIGN = "campaign"
    BATTLE = "battle"
    SURRENDER = "surrender"
    WINTER = "winter"
    VICTORY = "victory"


FRENCH, COALITION = Side.FRENCH, Side.COALITION
FRENCH.enemy, COALITION.enemy = COALITION, FRENCH

# Rules that are asked for every option say these: to look a name up in its enumeration is slow.
ALLY, DOMINION, NEUTRAL = Status.ALLY, Status.DOMINION, Status.NEUTRAL
MEMBER, INSURGENT = Status.MEMBER, Status.INSURGENT
MAJOR, DETACHABLE = Kind.MAJOR, Kind.DETACHABLE

# [def.control.french] [def.control.coalition] Who controls a country in each state.
CONTROLLER: dict[Status, Side | None] = {
    ALLY: FRENCH,
    DOMINION: FRENCH,
    NEUTRAL: None,
    MEMBER: COALITION,
    INSURGENT: COALITION,
}

FRANCE, BRITAIN, SPAIN = "france", "britain", "spain"
PREUSSEN, AUSTRIA, RUSSIA = "preussen", "austria", "russia"
FRENCH_MINORS, BRITISH_MINORS = "french-minors", "british-minors"

# Corps of these rows never change sides, whatever becomes of a country.
SIDE_OF_POOL = {
    FRANCE: FRENCH,
    FRENCH_MINORS: FRENCH,
    BRITAIN: COALITION,
    BRITISH_MINORS: COALITION,
}

NAPOLEON, BERNADOTTE, CHARLES_JOHN = "napoleon", "bernadotte", "charles-john"
WREDE, SACHSEN_CORPS = "wrede", "sachsen-corps"
TIROL, SACHSEN, SVERIGE, POLEN = "tirol", "sachsen", "sverige", "polen"
