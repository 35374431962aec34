"""Loops that know nothing of the house: they tell how fast the machine is at this moment."""

from importlib.util import find_spec
from itertools import repeat
from random import Random
from time import perf_counter

from .measure import BATCH, Meter, Stretch, rate, until

ADDITIONS = 1000
LONGEST = 200  # moves of a game of chess, after which another is begun


def calibration() -> dict[str, Meter]:
    """Plain arithmetic, and random chess where python-chess is installed."""
    meters = {"arithmetic": rate("iterations/s", arithmetic)}
    if find_spec("chess") is not None:
        meters["chess"] = rate("decisions/s", random_chess)
    return meters


def arithmetic(seconds: float) -> Stretch:
    done, elapsed = until(seconds, add_up, repeat(ADDITIONS))
    return done * ADDITIONS, elapsed


def add_up(additions: int) -> int:
    total = 0
    for number in range(additions):
        total = (total * 31 + number) % 65521
    return total


def random_chess(seconds: float) -> Stretch:
    """Every legal move is listed, one is drawn and made, as in the random play of our games."""
    import chess

    random = Random(1815)
    board = chess.Board()
    done = 0
    started = perf_counter()
    while True:
        for _ in range(BATCH):
            moves = list(board.legal_moves)
            if moves and board.fullmove_number < LONGEST:
                board.push(moves[int(random.random() * len(moves))])
                done += 1
            else:
                board = chess.Board()
        elapsed = perf_counter() - started
        if elapsed >= seconds:
            return done, elapsed
