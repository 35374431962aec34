"""Learn to play each seat of a scenario against recruits: python docs/do/train.py [MATCHES]

The policy scores every option by a weighted sum of its features, and chooses by soft maximum. After
each batch the weights take a step of natural policy gradient: what was chosen in the better matches
becomes likelier, as far as a policy may change at once.
"""

import sys
from math import sqrt

import numpy as np

from estafette.ai import player
from estafette.engine import secret_of
from estafette.learning import Drill, Pupil, course
from estafette.learning.aec import env

COURSE = course("napoleon-1815", "intro-ligny")
BATCH = 50  # matches between two steps
STRIDE = 0.05  # how far a policy may change in a step: nats per decision
NEWS = 0.2  # what a new batch counts for, beside the older ones
DAMPING = 0.003


def learn(seat, matches):
    """The weights for a seat; the others are taken by recruits."""
    others = {other: "recruit" for other in COURSE.seats if other != seat}
    table = env(COURSE.rules, COURSE.setup.scenario, players=others, language=None)
    random, size = np.random.default_rng(1), COURSE.encoding.option_size
    weights, gradient, curvature = np.zeros(size), np.zeros(size), np.zeros((size, size))
    for first in range(0, matches, BATCH):
        played = [play(table, weights, random, seed) for seed in range(first, first + BATCH)]
        mean = np.mean([result for result, _ in played])
        luck = np.concatenate([[result - mean] * len(steps) for result, steps in played])
        steps = np.concatenate([steps for _, steps in played])
        news = max(NEWS, BATCH / (first + BATCH))
        gradient += news * (steps.T @ luck / len(steps) - gradient)
        curvature += news * (steps.T @ steps / len(steps) - curvature)
        stride = np.linalg.solve(curvature + DAMPING * np.eye(size), gradient)
        weights += stride * sqrt(2 * STRIDE / (gradient @ stride + 1e-9))
        print(f"{seat}, {first + BATCH} matches: mean result {mean:+.2f}", flush=True)
    return weights


def play(table, weights, random, seed):
    """One match: its result, and for every choice its features less those expected."""
    table.reset(seed=seed)
    steps = []
    while True:
        seen, result, ended, broken, _ = table.last()
        if ended or broken:
            return result, np.array(steps).reshape(-1, len(weights))
        options = features(seen)[seen["action_mask"] == 1]
        odds = np.exp(options @ weights - (options @ weights).max())
        odds = odds / odds.sum()
        choice = random.choice(len(odds), p=odds)
        steps.append(options[choice] - odds @ options)
        table.step(np.flatnonzero(seen["action_mask"])[choice])


def features(seen):
    """The features of the options; large figures count for less."""
    return np.log1p(seen["options"].clip(0))


def wins(seat, other, matches, weights=None):
    """How often what was learnt wins (or a recruit), with its interval of 95 %."""
    pupil, won = Pupil(COURSE.encoding, lambda seen: features(seen) @ weights), 0
    for n in range(matches):
        players = {each: player(other, f"{n}/{each}") for each in COURSE.seats}
        players[seat] = player("recruit", n) if weights is None else pupil
        won += Drill(COURSE, COURSE.start(secret_of(f"test {n}")), players).reward(seat) > 0
    return f"{won / matches:.0%} ± {1.96 * sqrt(won * (matches - won) / matches**3):.0%}"


if __name__ == "__main__":
    for seat in COURSE.seats:
        learnt = learn(seat, int(sys.argv[1]) if sys.argv[1:] else 1_000)
        print(f"{seat}: wins {wins(seat, 'recruit', 300, learnt)}", flush=True)
        print(f"a recruit there: wins {wins(seat, 'recruit', 300)}", flush=True)
