"""[2] What lies on the table, and how it is laid there."""

from enum import StrEnum
from typing import Any, cast

from msgspec import Struct, field

from estafette.engine import Deck, Dice, Setup, State

from .ground import Ground
from .printed import Battalion, Printed, ScenarioSheet


class Side(StrEnum):
    """The two columns; each has one seat of the same name."""

    VANGUARD = "vanguard"
    REARGUARD = "rearguard"

    @property
    def enemy(self) -> "Side":
        return Side.REARGUARD if self is Side.VANGUARD else Side.VANGUARD


class Block(Struct):
    """[2.1] A battalion on its block: the enemy sees a number until the block is turned over."""

    handle: str
    battalion: str
    side: Side
    space: str
    losses: int = 0
    shaken: bool = False
    open: bool = False
    scouted_by: list[Side] = []


class Volley(Struct):
    """[7.1] The fire under way, which both players see: who fires, where, with what help."""

    side: Side
    block: str
    target: str
    tally: list[tuple[str, int]] = []


class Game(State, kw_only=True):
    """Everything on the table of one game of The Ford."""

    printed: Printed = field(default=cast(Any, None))
    scenario: str
    weather: str
    hour: int = 1
    blocks: dict[str, Block]
    lost: list[str]
    hands: dict[Side, list[str]]
    deck: Deck
    played: list[str]
    impulses: dict[Side, int]
    standing: list[Side]
    volley: Volley | None = None

    @property
    def sheet(self) -> ScenarioSheet:
        return self.printed.sheets[self.scenario]

    @property
    def ground(self) -> Ground:
        return self.printed.grounds[self.sheet.ground]

    def army(self, side: Side) -> list[Block]:
        """The blocks of a side, in the order of their numbers."""
        return [block for block in self.blocks.values() if block.side is side]

    def at(self, space: str, side: Side) -> list[Block]:
        return [block for block in self.army(side) if block.space == space]

    def block(self, battalion: str) -> Block:
        return next(block for block in self.blocks.values() if block.battalion == battalion)

    def block_of(self, battalion: str, side: Side) -> Block | None:
        """The block of this side that carries a battalion; None if there is none."""
        return next((b for b in self.army(side) if b.battalion == battalion), None)

    def printed_on(self, block: Block) -> Battalion:
        return self.printed.battalions[block.battalion]

    def strength(self, block: Block) -> int:
        return self.printed_on(block).strength - block.losses


def new_game(printed: Printed, setup: Setup, dice: Dice) -> Game:
    """[2.1] Blocks on their spaces, numbered by chance; the cards shuffled into one pile."""
    placed = printed.sheets[setup.scenario].placed
    numbers = dice.shuffled([f"block-{number}" for number in range(1, len(placed) + 1)])
    blocks = [
        Block(handle, battalion, Side(printed.battalions[battalion].side), space)
        for handle, (battalion, space) in zip(numbers, placed.items(), strict=True)
    ]
    return Game(
        dice=dice,
        printed=printed,
        scenario=setup.scenario,
        weather=setup.options["weather"],
        blocks={block.handle: block for block in sorted(blocks, key=lambda block: block.handle)},
        lost=[],
        hands={side: [] for side in Side},
        deck=Deck(pile=dice.shuffled(list(printed.cards))),
        played=[],
        impulses=dict.fromkeys(Side, 0),
        standing=[],
    )
