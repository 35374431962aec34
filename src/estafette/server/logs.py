"""What the server writes down about itself: structured, without secrets or addresses of people."""

import logging
import sys
from typing import Any

import structlog

SHARED: list[Any] = [
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_log_level,
    structlog.stdlib.add_logger_name,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
]


def set_up_logs(level: str = "") -> None:
    """Lines for a person at a terminal, where only what matters is told; else JSON."""
    at_terminal = sys.stderr.isatty()
    chosen = level or ("warning" if at_terminal else "info")
    shown: Any = (
        structlog.dev.ConsoleRenderer() if at_terminal else structlog.processors.JSONRenderer()
    )
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *SHARED,
            structlog.processors.format_exc_info,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[*SHARED, structlog.processors.format_exc_info],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, shown],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(chosen.upper())
    # uvicorn.error tells the address and the query of every socket
    for noisy in ("alembic", "sqlalchemy", "uvicorn.access", "uvicorn.error", "httpx"):
        logging.getLogger(noisy).setLevel(logging.WARNING)


def log(name: str) -> Any:
    return structlog.stdlib.get_logger(f"estafette.{name}")
