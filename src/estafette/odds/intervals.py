"""How far a share that was found by trying may lie from the truth."""

from math import sqrt

CONFIDENCE = 1.959964  # standard deviations that hold 95 % of a normal law


def wilson(found: int, tried: int) -> tuple[float, float]:
    """Wilson's interval for a share: honest for few trials and near 0 or 1."""
    if not tried:
        return 0.0, 1.0
    share, square = found / tried, CONFIDENCE**2 / tried
    middle = (share + square / 2) / (1 + square)
    reach = CONFIDENCE * sqrt(share * (1 - share) / tried + square / (4 * tried))
    reach /= 1 + square
    low = middle - reach if found else 0.0
    high = middle + reach if found < tried else 1.0
    return low, high
