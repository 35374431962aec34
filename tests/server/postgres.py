"""A real PostgreSQL for the tests: the laboratory's own."""

from estafette.lab.postgresql import NoPostgreSQL, PostgreSQL, running

__all__ = ["NoPostgreSQL", "PostgreSQL", "running"]
