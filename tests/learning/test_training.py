"""The training loop of the documentation runs, and its gradient points where matches are won."""

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

SCRIPT = Path(__file__).parents[2] / "docs" / "do" / "train.py"
TURNS = 5  # choices of the small match below


@pytest.fixture(scope="module")
def loop() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_loop_fits_on_a_page():
    assert len(SCRIPT.read_text("utf-8").splitlines()) <= 80


def test_the_loop_learns_weights_that_a_pupil_can_play_with(loop, monkeypatch):
    monkeypatch.setattr(loop, "BATCH", 6)
    weights = loop.learn("french", 12)

    assert weights.shape == (loop.COURSE.encoding.option_size,)
    assert np.isfinite(weights).all()
    assert weights.any()
    assert loop.wins("french", "recruit", 3, weights).endswith("%")


def test_the_loop_finds_the_option_that_wins(loop, monkeypatch):
    monkeypatch.setattr(loop, "env", lambda *_, **__: Lottery(loop.COURSE.encoding.option_size))
    weights = loop.learn("french", 250)

    assert weights[Lottery.GOOD] > 2
    assert weights[Lottery.GOOD] > 5 * abs(weights[Lottery.IDLE])


class Lottery:
    """A match in the shape of an environment: whoever takes what is good more often, wins."""

    GOOD, IDLE = 3, 4

    def __init__(self, size: int) -> None:
        self.size = size

    def reset(self, seed: int) -> None:
        self.random = np.random.default_rng(seed)
        self.taken: list[bool] = []
        self.deal()

    def deal(self) -> None:
        self.good = int(self.random.integers(2))
        self.options = np.zeros((3, self.size))
        self.options[self.good, self.GOOD] = 1
        self.options[:2, self.IDLE] = self.random.integers(2, size=2)

    def last(self) -> Any:
        ended = len(self.taken) == TURNS
        won = 1 if sum(self.taken) > TURNS / 2 else -1
        seen = {"options": self.options, "action_mask": np.array([1, 1, 0])}
        return seen, won if ended else 0, ended, False, {}

    def step(self, choice: int) -> None:
        self.taken.append(choice == self.good)
        self.deal()
