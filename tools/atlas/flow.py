"""Crowded ground drifts apart like wax: places push each other, and the whole country follows.

Every round moves all points by the same smooth field, a little at a time, so that nothing is torn
or folded: a river that ran between two villages still runs between them.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from math import radians
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from .projection import Point

Points = npt.NDArray[np.float64]

NEAR, FAR = 70.0, 320.0  # how far a push is felt: sharply, and faintly
FAINT = 0.35
STEP = 3.0  # the longest way a place goes in one round
ROUNDS = 700
LEAP = 10  # rounds
STRAIGHT = radians(9)  # a road may turn so much before it is turned back


class Wants(NamedTuple):
    """How much room a place wants, and how long a road may be before it is drawn in."""

    apart: Point
    clear_of_roads: float
    longest: float
    far: float = FAR
    faint: float = FAINT
    rounds: int = ROUNDS


def spread(
    places: Mapping[str, Point],
    roads: Sequence[tuple[str, str]],
    ground: Points,
    wants: Wants,
) -> tuple[dict[str, Point], Points]:
    """The places with room around them, and the points of the ground carried along."""
    order = list(places)
    moved, carried = np.array([places[id_] for id_ in order]), ground.copy()
    for sources, weights in drift(places, roads, wants):
        carried += felt(carried, sources, wants) @ weights
        moved = sources + felt(sources, sources, wants) @ weights
    return {id_: Point(*map(float, at)) for id_, at in zip(order, moved, strict=True)}, carried


def drift(
    places: Mapping[str, Point], roads: Sequence[tuple[str, str]], wants: Wants
) -> Iterator[tuple[Points, Points]]:
    """Round by round: where the places are, and how hard each is pushed from there."""
    order = list(places)
    true = np.array([places[id_] for id_ in order])
    ends = np.array(
        [[order.index(one), order.index(other)] for one, other in roads], dtype=np.int64
    ).reshape(-1, 2)
    pressure = Pressure(true, ends, wants)
    moved: Points = true.copy()
    for _ in range(wants.rounds):
        push = pressure.at(moved)
        longest = np.linalg.norm(push, axis=1).max()
        if longest < 0.05:
            break
        push *= min(1.0, STEP / longest)
        pull = felt(moved, moved, wants) + 0.02 * np.eye(len(moved))
        weights = np.linalg.solve(pull, push).astype(np.float64)
        yield moved, weights
        moved = moved + felt(moved, moved, wants) @ weights


def carried_along(
    ground: Points, places: Mapping[str, Point], roads: Sequence[tuple[str, str]], wants: Wants
) -> Points:
    """The ground of a whole continent, which follows the places by leaps of a few rounds."""
    halts = [moved for moved, _ in drift(places, roads, wants)]
    carried = ground.copy()
    for start, end in pairwise([*halts[:-1:LEAP], *halts[-1:]]):
        pull = felt(start, start, wants) + 1e-6 * np.eye(len(start))
        carried += felt(carried, start, wants) @ np.linalg.solve(pull, end - start)
    return carried


def felt(points: Points, sources: Points, wants: Wants) -> Points:
    """How strongly each point feels a push given at each source."""
    square = ((points[:, None] - sources[None]) ** 2).sum(axis=2)
    near, far = np.exp(-square / (2 * NEAR**2)), np.exp(-square / (2 * wants.far**2))
    strength: Points = (near + wants.faint * far) / (1 + wants.faint)
    return strength


class Pressure:
    """What drives each place: neighbours too near, roads too near, roads turned or too long."""

    def __init__(self, true: Points, ends: npt.NDArray[np.int64], wants: Wants) -> None:
        self.true, self.ends, self.wants = true, ends, wants
        ways = true[:, None] - true[None]
        lengths = np.linalg.norm(ways, axis=2)
        self.ways = ways / np.maximum(lengths, 1e-9)[:, :, None]
        along = true[ends[:, 1]] - true[ends[:, 0]]
        self.bearings = np.arctan2(along[:, 1], along[:, 0])

    def at(self, moved: Points) -> Points:
        push = self.from_neighbours(moved)
        self.add_roads_too_near(moved, push)
        self.add_roads_turned(moved, push)
        return push

    def from_neighbours(self, moved: Points) -> Points:
        """Places too near part from each other in the direction in which they truly lie."""
        gap = moved[:, None] - moved[None]
        apart = np.array(self.wants.apart)
        nearness = np.sqrt(((gap / apart) ** 2).sum(axis=2))
        np.fill_diagonal(nearness, 9.0)
        missing = np.maximum(0.0, 1.0 - nearness) * apart.mean()
        real = gap / np.maximum(np.linalg.norm(gap, axis=2), 1e-9)[:, :, None]
        ways = 0.6 * self.ways + 0.4 * real
        push: Points = 0.3 * (ways * missing[:, :, None]).sum(axis=1)
        return push

    def add_roads_too_near(self, moved: Points, push: Points) -> None:
        """A place and a road that passes too near give way to each other."""
        start, end = moved[self.ends[:, 0]], moved[self.ends[:, 1]]
        along = end - start
        length = (along**2).sum(axis=1)
        to = moved[:, None] - start[None]
        share = np.clip((to * along[None]).sum(axis=2) / length[None], 0.0, 1.0)
        away = to - share[:, :, None] * along[None]
        far = np.linalg.norm(away, axis=2)
        missing = np.maximum(0.0, self.wants.clear_of_roads - far)
        for road, (one, other) in enumerate(self.ends):
            missing[[one, other], road] = 0.0
        for place, road in zip(*np.nonzero(missing), strict=True):
            shove = 0.2 * missing[place, road] * away[place, road] / max(far[place, road], 1e-9)
            one, other = self.ends[road]
            push[place] += shove
            push[one] -= shove * (1 - share[place, road]) * 0.7
            push[other] -= shove * share[place, road] * 0.7

    def add_roads_turned(self, moved: Points, push: Points) -> None:
        """A road that has turned too far turns back; one that has grown too long draws in."""
        one, other = self.ends[:, 0], self.ends[:, 1]
        along = moved[other] - moved[one]
        turned = np.arctan2(along[:, 1], along[:, 0]) - self.bearings
        turned = (turned + np.pi) % (2 * np.pi) - np.pi
        excess = np.sign(turned) * np.maximum(0.0, np.abs(turned) - STRAIGHT)
        across = np.stack([along[:, 1], -along[:, 0]], axis=1) * excess[:, None] * 0.06
        length = np.linalg.norm(along, axis=1)
        slack = np.maximum(0.0, length - self.wants.longest) / length
        shift = across - along * slack[:, None] * 0.02
        np.add.at(push, other, shift)
        np.add.at(push, one, -shift)
