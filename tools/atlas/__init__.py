"""A map of the time, drawn from a board and a view: the ground, the layout, the pen, the chart."""

from .chart import Chart

__all__ = ["Chart"]
