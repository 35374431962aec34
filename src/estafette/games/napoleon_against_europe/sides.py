"""Sides, kinds of country, statuses, periods: the words that every chapter uses."""

from enum import StrEnum


class Side(StrEnum):
    """[intro.sides] The two players."""

    enemy: "Side"

    EMPIRE = "empire"
    COALITION = "coalition"


class Kind(StrEnum):
    """[power.major-list] What a country is; a revolt is no country, but has a corps."""

    MAJOR = "major"
    MINOR = "minor"
    REVOLT = "revolt"


class Standing(StrEnum):
    """[status.france-none] How a country stands.

    A MEMBER is a major power at war on a side, an ALLY a country that goes with another one (at
    war as soon as that one is). CONFEDERATION is a member of the Confederation of the Rhine,
    PART a country that is for now a part of another, NONE one that has not been created.
    """

    MEMBER = "member"
    ALLY = "ally"
    NEUTRAL = "neutral"
    FORCED_PEACE = "forced-peace"
    FORCED_ALLIANCE = "forced-alliance"
    PROTECTORATE = "protectorate"
    CONFEDERATION = "confederation"
    ANNEXED = "annexed"
    PART = "part"
    NONE = "none"


class Period(StrEnum):
    """[card.period] The two periods of the game."""

    EPOPEE = "epopee"
    CHATIMENTS = "chatiments"


class Phase(StrEnum):
    """[card.play-phases] When an event may be played."""

    BUDGET = "budget"
    DIPLOMACY = "diplomacy"
    ACTIVATION = "activation"
    CONQUEST = "conquest"
    COMBAT = "combat"


class Star(StrEnum):
    """[card.gold-star] [card.silver-star] Gold leaves the game as an event; silver is one once."""

    GOLD = "gold"
    SILVER = "silver"


class Until(StrEnum):
    """How long what a card has done goes on."""

    ACTION = "action"  # of the side that played it
    ROUND = "round"
    TURN = "turn"
    BUDGET = "budget"  # the next budget phase, included
    NEXT_TURN = "next-turn"
    EVER = "ever"


EMPIRE, COALITION = Side.EMPIRE, Side.COALITION
EMPIRE.enemy, COALITION.enemy = COALITION, EMPIRE

FRANCE, ENGLAND, AUSTRIA, RUSSIA = "france", "angleterre", "autriche", "russie"
PRUSSIA, SPAIN, TURKEY = "prusse", "espagne", "turquie"
BAVARIA, ITALY, NAPLES, SICILY = "baviere", "royaume-d-italie", "naples", "sicile"
POLAND, RHINE, WESTPHALIA = "pologne", "confederation-du-rhin", "westphalie"
DENMARK, EGYPT, PORTUGAL, SWEDEN, SAXONY = "danemark", "egypte", "portugal", "suede", "saxe"
SWITZERLAND, TYROLEANS, SERBS, CHOUANS = "suisse", "tyroliens", "serbes", "chouans"
NAPOLEON = "napoleon"
