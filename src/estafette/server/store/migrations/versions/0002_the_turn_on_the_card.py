"""The turn that is being played stands on the card of a table."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("turn", sa.Text(), server_default="", nullable=False))


def downgrade() -> None:
    op.drop_column("tables", "turn")
