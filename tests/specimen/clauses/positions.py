"""Positions for clause tests: only the pieces that matter."""

from estafette.engine import Dice, secret_of, settle
from tests.specimen.printed import read
from tests.specimen.state import Game, Side, new_game

VANGUARD, REARGUARD = Side.VANGUARD, Side.REARGUARD


def given(
    scenario: str = "the-ford",
    *,
    weather: str = "dry",
    dice: tuple[int, ...] = (),
    hands: dict[Side, list[str]] | None = None,
    **battalions: str,
) -> Game:
    """The named battalions where they are said to stand: `pioneers="ford 1"` has lost one."""
    printed = read()
    game = new_game(printed, settle(printed, scenario, {"weather": weather}), Dice(secret_of(1796)))
    game.dice.loaded = list(dice)
    game.hands |= hands or {}
    held = [card for hand in game.hands.values() for card in hand]
    game.deck.pile = [card for card in printed.cards if card not in held]
    for handle, block in list(game.blocks.items()):
        if block.battalion not in battalions:
            del game.blocks[handle]
            continue
        block.space, *losses = battalions[block.battalion].split()
        block.losses = int(*losses)
    return game
