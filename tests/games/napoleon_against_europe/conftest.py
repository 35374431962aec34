"""Whatever is asked, offered, refused or told in a test of this game is said aloud."""

from estafette.games.napoleon_against_europe import RULES
from tests.referee import heralded

herald = heralded(RULES)
