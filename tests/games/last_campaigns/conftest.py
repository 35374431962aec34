"""Whatever is asked, offered, refused or told in a test of this game is said aloud."""

from estafette.games.last_campaigns import RULES
from tests.referee import heralded

herald = heralded(RULES)
