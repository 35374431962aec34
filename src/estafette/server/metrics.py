"""What can be counted and measured while people play."""

from prometheus_client import Counter, Gauge, Histogram

CHOICES = Counter("estafette_choices_total", "Choices by what became of them", ["result"])
SOCKETS = Gauge("estafette_open_sockets", "Open sockets", ["kind"], multiprocess_mode="livesum")
AWAKE = Gauge("estafette_awake_matches", "Matches held awake", multiprocess_mode="livesum")
LATENCY = Histogram(
    "estafette_choice_seconds",
    "From a choice received to the choice taken",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5),
)
THOUGHTS = Counter(
    "estafette_thoughts_total", "Works thought about by what became of them", ["kind", "result"]
)
THINKING = Histogram(
    "estafette_thinking_seconds",
    "From a work asked for to its end",
    ["kind"],
    buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0),
)
LOST = Counter(
    "estafette_lost_thinkers_total", "Processes that were lost with their work", ["kind"]
)
NOTICES = Counter("estafette_notices_total", "Notices by way and result", ["way", "result"])


def count_thought(kind: str, result: str, seconds: float) -> None:
    """What became of a work, or of a process that was lost with it."""
    if result == "crash":
        LOST.labels(kind).inc()
        return
    THOUGHTS.labels(kind, result).inc()
    THINKING.labels(kind).observe(seconds)
