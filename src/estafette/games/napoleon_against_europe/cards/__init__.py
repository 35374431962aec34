"""The 110 cards, each in one place: importing this package enters them all."""

from ..events import EVENTS
from . import (
    coalition_battle,
    coalition_budget,
    coalition_campaign,
    coalition_generals,
    coalition_politics,
    coalition_revolts,
    coalition_sea,
    empire_auxiliaries,
    empire_battle,
    empire_budget,
    empire_campaign,
    empire_politics,
    empire_ruses,
    empire_sea,
    empire_states,
    empire_wars,
)

__all__ = [
    "EVENTS",
    "coalition_battle",
    "coalition_budget",
    "coalition_campaign",
    "coalition_generals",
    "coalition_politics",
    "coalition_revolts",
    "coalition_sea",
    "empire_auxiliaries",
    "empire_battle",
    "empire_budget",
    "empire_campaign",
    "empire_politics",
    "empire_ruses",
    "empire_sea",
    "empire_states",
    "empire_wars",
]
